## Computerspieler: Wettkämpfe zwischen ihnen, und Programme, die spielen

# der Befehl arena
arena-start = { $games } Partien { $game } zwischen { $players }; Startzahl { $seed }.
arena-resumed = { $done } davon stehen schon in { $file }.
arena-progress = Partien
log-hint = Was gespielt wurde, ist aufgehoben; --resume { $file } macht hier weiter.
arena-forfeit = Partie { $number } ist für { $player } verloren: { $why }
arena-won = { $player }: { $wins } gewonnen, { $draws } unentschieden, { $losses } verloren
arena-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % der Partien (95 von 100: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %), Unentschieden zählt halb
arena-score = { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte je Partie
arena-margin = Abstand { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte je Partie (95 von 100: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-margin-alone = Abstand { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte je Partie
arena-elo = Elo { $elo } (95 von 100: { $from } bis { $till })
arena-seconds = { NUMBER($seconds, minimumFractionDigits: 4, maximumFractionDigits: 4) } s je Zug
arena-forfeits = { $count ->
    [one] 1 Partie verloren, weil das Programm versagte
   *[other] { $count } Partien verloren, weil das Programm versagte
}
arena-pair = { $first } neben { $second }: { $ahead }-mal voraus, { $level }-mal gleichauf, { $behind }-mal zurück
error-arena-number = { $name } kann nicht „{ $text }“ sein; erlaubt sind ganze Zahlen von { $least } bis { $most }.
error-arena-games = { $games } Partien lassen sich nicht gerecht verteilen: Jeder der { $seats } Spieler hat jeden Platz gleich oft, gib also ein Vielfaches von { $seats } an.
error-arena-budget = --time und --nodes gehen nicht zugleich; wähle eines.
error-arena-log-twice = --resume schreibt in seiner Datei weiter; lass --log weg.
error-arena-log-line = Zeile { $line } von { $file } ist nicht die nächste Partie eines Wettkampfs; gib --resume das Protokoll eines Wettkampfs oder --log eine neue Datei an.
error-arena-log-dash = Ein Protokoll ist eine Datei, die geschrieben und wieder gelesen wird; gib --log oder --resume deren Namen an, nicht „-“.
error-arena-log-other = { $file } ist das Protokoll eines anderen Wettkampfs: { $what } ist anders; gib dieselben Einstellungen an, oder eine andere Datei.

# Spieler mit Namen, und Programme als Spieler
# the command train
train-start = { $game } für { $seats } Personen wird angepasst: { $generations } Generationen zu { $games } Partien; Seed { $seed }.
train-generation = Generation { $number }: Der beste Kandidat gewinnt mit { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkten je Partie, alle zusammen mit { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
train-result = Die gefundenen Gewichte gewinnen mit { NUMBER($margin, minimumFractionDigits: 2) } Punkten je Partie gegen die von Hand (95 von 100: { NUMBER($low, minimumFractionDigits: 2) } bis { NUMBER($high, minimumFractionDigits: 2) }).
error-train-library = Die Bibliothek cma fehlt; installiere tilewright[train].
error-train-log-line = Zeile { $line } von { $file } ist nicht die nächste Generation einer Anpassung; gib --resume das Protokoll einer Anpassung.
error-train-log-other = { $file } ist das Protokoll einer anderen Anpassung: { $what } ist darin anders; gib dieselben Einstellungen oder eine andere Datei an.
train-prospects = Aus { $games } Partien wird gelernt, was Stellungen von { $game } für { $seats } Personen einbringen; Seed { $seed }.
train-told = Die Aussichten erklären { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) } Prozent davon, wie Partien ausgehen; die Bewertung ohne sie { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
error-train-prospects-alone = --prospects lernt nur aus Partien und passt nicht zu { $name }; lass eines von beiden weg.

error-player-setting = Der Spieler { $name } hat keine Einstellung „{ $text }“; schreibe Name=Zahl, getrennt durch „:“, aus: { $known }.
error-program-none = „{ $text }“ ist kein Befehl; schreibe cmd: und ein Programm, zum Beispiel cmd:./bot.
error-program-missing = Das Programm { $name } lässt sich nicht starten: { $why }.
error-program-ended = Das Programm { $name } endete, als eine Antwort fällig war (Exitcode { $status }).
error-program-closed = Das Programm { $name } hat seine Ausgabe geschlossen und kann nicht mehr antworten.
error-program-silent = Das Programm { $name } antwortete nicht innerhalb von { $seconds } s.
error-program-nonsense = Das Programm { $name } antwortete etwas anderes als gefragt war: „{ $text }“.
error-program-refused = Das Programm { $name } antwortete mit einem Fehler: „{ $said }“.
error-program-protocol = Das Programm { $name } spricht Version { $found } des Zeilenprotokolls; nötig ist Version { $expected }.
error-program-illegal = Das Programm { $name } wählte, was nicht erlaubt ist: „{ $text }“.

# das Zeilenprotokoll
error-line-form = Die Zeile ist nicht zu verstehen: { $why }
error-line-long = Die Zeile ist länger als { $limit } Bytes.
error-line-type = Es gibt keine Nachricht der Art { $found }; es gibt: { $known }.
error-line-protocol = Version { $found } des Protokolls wird hier nicht gesprochen; sage hello mit Version { $expected }.
error-line-option = Es gibt keine Option „{ $name }“; es gibt: { $known }.
error-line-value = Die Option { $name } kann diesen Wert nicht haben: { $why }
error-line-moment = Gib entweder eine position oder einen record an.
error-line-position = Diesen Moment kann es nicht geben: { $why }
error-line-first = Sende zuerst { $needed }.
error-line-over = In der Phase „{ $phase }“ gibt es nichts zu wählen.
error-line-idle = Es wird über nichts nachgedacht.
error-line-fault = Der Spieler versagte: { $why }
