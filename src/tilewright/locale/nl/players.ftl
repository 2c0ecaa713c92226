## Computerspelers: wedstrijden tussen hen, en programma's die spelen

# het commando arena
arena-start = { $games } partijen { $game } tussen { $players }; startgetal { $seed }.
arena-resumed = { $done } daarvan staan al in { $file }.
arena-progress = Partijen
log-hint = Wat gespeeld is, is bewaard; --resume { $file } gaat hier verder.
arena-forfeit = Partij { $number } is verloren voor { $player }: { $why }
arena-won = { $player }: { $wins } gewonnen, { $draws } gelijk, { $losses } verloren
arena-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % van de partijen (95 van de 100: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } tot { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %), gelijkspel telt half
arena-score = { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten per partij
arena-margin = verschil { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten per partij (95 van de 100: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } tot { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-margin-alone = verschil { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten per partij
arena-elo = Elo { $elo } (95 van de 100: { $from } tot { $till })
arena-seconds = { NUMBER($seconds, minimumFractionDigits: 4, maximumFractionDigits: 4) } s per zet
arena-forfeits = { $count ->
    [one] 1 partij verloren doordat het programma faalde
   *[other] { $count } partijen verloren doordat het programma faalde
}
arena-pair = { $first } naast { $second }: { $ahead } keer voor, { $level } keer gelijk, { $behind } keer achter
error-arena-number = { $name } kan niet “{ $text }” zijn; toegestaan zijn gehele getallen van { $least } tot { $most }.
error-arena-games = { $games } partijen zijn niet eerlijk te verdelen: elk van de { $seats } spelers heeft elke plaats even vaak, geef dus een veelvoud van { $seats }.
error-arena-budget = --time en --nodes kunnen niet allebei gegeven worden; kies er één.
error-arena-log-twice = --resume schrijft verder in zijn bestand; laat --log weg.
error-arena-log-line = Regel { $line } van { $file } is niet de volgende partij van één wedstrijd; geef --resume het logboek van een wedstrijd, of --log een nieuw bestand.
error-arena-log-dash = Een logboek is een bestand dat geschreven en weer gelezen wordt; geef --log of --resume de naam ervan, niet “-”.
error-arena-log-other = { $file } is het verslag van een andere wedstrijd: { $what } verschilt; geef dezelfde instellingen, of een ander bestand.

# spelers bij naam, en programma's als speler
# the command train
train-start = { $game } voor { $seats } spelers wordt afgesteld: { $generations } generaties van { $games } spellen; seed { $seed }.
train-generation = Generatie { $number }: de beste kandidaat wint met { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten per spel, allemaal samen met { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
train-result = De gevonden gewichten winnen met { NUMBER($margin, minimumFractionDigits: 2) } punten per spel van die met de hand (95 op de 100: { NUMBER($low, minimumFractionDigits: 2) } tot { NUMBER($high, minimumFractionDigits: 2) }).
error-train-library = De bibliotheek cma ontbreekt; installeer tilewright[train].
error-train-log-line = Regel { $line } van { $file } is niet de volgende generatie van een afstelling; geef --resume het logboek van een afstelling.
error-train-log-other = { $file } is het logboek van een andere afstelling: { $what } is er anders; geef dezelfde instellingen of een ander bestand.
train-prospects = Uit { $games } spellen wordt geleerd wat stellingen van { $game } voor { $seats } spelers opbrengen; seed { $seed }.
train-told = De vooruitzichten verklaren { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) } procent van hoe spellen aflopen; de beoordeling zonder { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
error-train-prospects-alone = --prospects leert alleen uit spellen en gaat niet samen met { $name }; laat een van beide weg.

error-player-setting = De speler { $name } heeft geen instelling “{ $text }”; schrijf naam=getal, gescheiden door “:”, uit: { $known }.
error-program-none = “{ $text }” is geen opdracht; schrijf cmd: en een programma, bijvoorbeeld cmd:./bot.
error-program-missing = Het programma { $name } kan niet gestart worden: { $why }.
error-program-ended = Het programma { $name } stopte toen het moest antwoorden (exitcode { $status }).
error-program-closed = Het programma { $name } heeft zijn uitvoer gesloten en kan niet meer antwoorden.
error-program-silent = Het programma { $name } antwoordde niet binnen { $seconds } s.
error-program-nonsense = Het programma { $name } antwoordde iets anders dan gevraagd was: “{ $text }”.
error-program-refused = Het programma { $name } antwoordde met een fout: “{ $said }”.
error-program-protocol = Het programma { $name } spreekt versie { $found } van het regelprotocol; nodig is versie { $expected }.
error-program-illegal = Het programma { $name } koos wat niet mag: “{ $text }”.

# het regelprotocol
error-line-form = De regel is niet te begrijpen: { $why }
error-line-long = De regel is langer dan { $limit } bytes.
error-line-type = Er is geen bericht van het type { $found }; er zijn: { $known }.
error-line-protocol = Versie { $found } van het protocol wordt hier niet gesproken; zeg hello met versie { $expected }.
error-line-option = Er is geen optie “{ $name }”; er zijn: { $known }.
error-line-value = De optie { $name } kan deze waarde niet hebben: { $why }
error-line-moment = Geef óf een position, óf een record.
error-line-position = Dit moment kan niet bestaan: { $why }
error-line-first = Stuur eerst { $needed }.
error-line-over = In de fase “{ $phase }” valt er niets te kiezen.
error-line-idle = Er wordt nergens over nagedacht.
error-line-fault = De speler faalde: { $why }
