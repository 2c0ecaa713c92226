## Het spel in de browser

# de beginpagina
web-lead = Twee legspellen met al hun regels: tegen elkaar op één apparaat, met een vriend via een link, of tegen de computer.
web-legal = Tilewright heeft geen banden met de auteurs of uitgevers van welk spel ook; tegels, bord en regelteksten zijn van onszelf.
web-language = Taal
web-theme-light = Lichte kleuren
web-theme-dark = Donkere kleuren
web-look = Afbeeldingen
web-look-help = Hoog contrast verandert de hele pagina; schematisch toont wat op elke tegel staat en verder niets.
web-look-painted = geschilderd
web-look-contrast = hoog contrast
web-look-schematic = schematisch
web-new-game = Een nieuw spel
web-choose-game = Welk spel?
web-about-castle = Bouw binnen de burchtmuur; elk punt zet een figuur op de muur vooruit, en op de torens liggen muurfiches.
web-about-classic = Bouw steden, wegen, kloosters en weiden in een open landschap.
web-player-count = { $count } spelers
web-player-range = { $least } tot { $most } spelers
web-seats = Wie spelen er?
web-seat-player = Speler { $number }: wie
web-seat-name = Speler { $number }: naam
web-seat-add = Speler toevoegen
web-seat-remove = Speler { $number } weghalen
web-player-you = jij
web-player-here = iemand anders op dit apparaat
web-player-link = een vriend via een link
web-player-novice = computer: beginner
web-player-casual = computer: hobbyspeler
web-player-club = computer: clubspeler
web-player-expert = computer: expert
web-player-master = computer: meester
web-player-greedy = computer: gretig
web-player-random = computer: willekeurig
web-name-here = Speler { $number }
web-name-link = Vriend
web-name-novice = Beginner
web-name-casual = Hobbyspeler
web-name-club = Clubspeler
web-name-expert = Expert
web-name-master = Meester
web-name-greedy = Gretig
web-name-random = Willekeurig
web-options = Opties
web-option-barred = { $name }:
web-option-seats = alleen met { $count } spelers
web-option-beside = niet samen met “{ $name }”
web-own-seed = Het volgende spel wordt gedeeld met het startgetal waarmee deze server is gestart.
web-own-tiles = Gespeeld met de tegelset “{ $name }” waarmee deze server is gestart.
web-own-board = Gespeeld op het bord “{ $name }” waarmee deze server is gestart.
web-list-up = { $name }: eerder
web-list-down = { $name }: later
web-size-on = begrensd
web-size-width = kolommen
web-size-height = rijen
web-option-boundary-help = Moet het landschap in een rechthoek van zoveel kolommen en rijen passen?
web-option-tie_break-help = Wat beslist tussen spelers die gelijk op de eerste plaats staan, in deze volgorde? Niets gekozen: een gedeelde overwinning.
web-size-of = { $width } kolommen, { $height } rijen
web-start = Begin het spel
web-unreachable = De server antwoordt niet. Draait hij?
web-my-games = Jouw spellen
web-my-games-all = Toon alle { $count }
web-game-open = { $player } is aan de beurt
web-game-finished = afgelopen
web-game-forget = Haal het spel van { $players } van deze lijst
web-game-forget-sure = Deze browser heeft dan geen sleutel meer van zijn plaats in dit spel, en kan er niet mee verder.
web-game-forget-yes = Vergeet het spel
web-game-forget-no = Houd het
web-lost = Op dit adres is niets.
web-to-start = Naar de beginpagina
web-rules = Spelregels
web-rules-of = Spelregels van { $game }
web-rules-contents = Inhoud
web-rules-all = Alle spelregels (in een nieuw tabblad)
web-rules-tab = Spelregels (in een nieuw tabblad)

# de link van een vriend
web-join-title = Je bent uitgenodigd voor een spel
web-join-by = { $host } nodigt je uit voor een spel: { $game }.
web-join-to = Je bent uitgenodigd voor een spel: { $game }.
web-join-your-seat = jouw plaats
web-join-options = Wat anders is dan gewoonlijk
web-join-help = Onder welke naam speel je? De plaats is op dit apparaat van jou.
web-your-name = Je naam
web-join = Neem plaats
web-no-seat = Op dit apparaat heb je geen plaats aan deze tafel.

# de tafel
web-joining = Je gaat aan tafel zitten …
web-board = Bord
web-board-tiles = De tegels zoals ze liggen
web-board-pieces = Horigen en scorefiguren
web-points-won = +{ $points }
web-board-choices = Wat je op het bord kunt kiezen
web-zoom-in = Dichterbij
web-zoom-out = Verder weg
web-zoom-fit = Toon het hele bord, of waar het om gaat
web-panels = Meer over het spel
web-turn = Beurt
web-players = Spelers
web-log = Verslag
web-motive = Waarom?
web-motive-of = Waarom legde { $player } deze tegel hier?
web-motive-gains = Winst in punten: { $reasons }
web-motive-against = Tegenover de op een na beste: { $reasons }
web-tiles = Tegels
web-track = Spoor
web-you = jij
web-laps = { $laps ->
    [one] 1 ronde en { $number }
   *[other] { $laps } rondes en { $number }
}
web-present = is er
web-away = is even weg
web-not-joined = is er nog niet
web-link = Link voor deze plaats
web-link-copy = Kopieer de link voor deze plaats
web-link-copied = Link gekopieerd
web-link-not-copied = Niet gekopieerd: selecteer de link hierboven en kopieer hem zelf.
web-link-alone = De link werkt alleen op deze machine; start de server met { $words } om anderen binnen te laten.
web-watch-link = Kopieer een link om toe te kijken
web-remaining-kind = { $areas }: nog { $count }
web-wall-tile = Muurfiche { $number }: { $effect }
web-wall-tile-used = Muurfiche { $number }, gebruikt: { $effect }
web-gone = Uit het spel
web-rule = Regel { $rule }
web-close = Sluiten
web-lost-connection = De verbinding is weg; wat je deed niet. Nieuwe poging …
web-again = Nieuwe poging …
web-preferences = Voorkeuren
web-ends-itself = Beëindig mijn beurt vanzelf
web-ends-itself-help = Alleen als er niets gescoord of genomen werd dat je nog kunt terugnemen; anders wordt het gevraagd.
web-pace = Tempo van computerspelers
web-pace-help = Hoe lang je elk ding ziet dat ze doen voordat het volgende komt; het spel wacht daar niet op.
web-pace-off = alles tegelijk
web-pace-short = kort
web-pace-long = lang
web-moves = Laat zien wat er gebeurt als beweging
web-moves-help = Tegels landen, voltooide bouwwerken lichten op, punten vliegen naar waar ze tellen. Je hoeft er nooit op te wachten, en niets beweegt als je apparaat om minder beweging vraagt.
web-catch-up = Toon de rest meteen

# wie aan de beurt is, wat er gevraagd wordt
web-wait = { $player } is aan de beurt
web-your-turn = Jij bent aan de beurt
web-draws = { $player } trekt
web-wait-join = Wachten op { $player }: stuur de link
web-ask-place = { $player }, leg de tegel aan
web-ask-follower = { $player }, een horige?
web-ask-reserve = { $player }, reserveer een tegel
web-ask-score = { $player }, kies wat nu telt
web-ask-extra_turn = { $player }, nog een beurt?
web-ask-end_turn = { $player }, beurt beëindigen?
web-hand = Tegel in de hand: { $areas }
web-unfit = hij past nu nergens
web-choose-tile = Kies de tegel die je legt
web-redraw = Wijs deze tegel af en trek een andere (nog { $left })
web-redraws = { $left ->
    [0] niet meer opnieuw trekken
    [one] nog 1 keer opnieuw trekken
   *[other] nog { $left } keer opnieuw trekken
}
web-reserve = Tegels om te reserveren
web-reserve-help = De gereserveerde tegel, of een andere, leg je in je volgende beurt; de overgebleven tegel gaat gedekt onder de stapel.
web-reserved = gereserveerd voor de volgende beurt
web-face-down = een gedekte tegel
web-curtain = { $player } is aan de beurt en heeft verborgen tegels. Geef het scherm door.
web-curtain-lift = Ik ben { $player }: toon mijn tegels
web-drawn = Tegel: { $areas }
web-kinds = { $count ->
    [one] { kind }
   *[other] { $count } × { kind }
}
web-rotations = Draaiingen die passen
web-rotate = Draai de tegel
web-place-help = Kies een gemarkeerd vak: daar past de tegel zoals hij ligt, op een gestippeld vak na draaien. Nog een klik draait hem; een ander leeg vak zegt waarom hij daar niet past. Op een doorkruist vak past geen tegel meer die nog komt.
web-fits-not = De tegel past hier hoe dan ook gedraaid niet; zoals hij nu ligt:
web-misfit = { cell-name }: de tegel past hier niet; waarom?
web-dead = { cell-name }: geen enkele tegel die nog komt past hier; waarom deze niet?
web-cell = { cell-name }, { $count ->
    [one] 1 draaiing past
   *[other] { $count } draaiingen passen
}
web-cell-chosen = { cell-name }, gekozen, { rotation }
web-confirm = Leg hem hier
web-feature = { kind }{ place }, { tiles }
web-worth-complete = afgebouwd, { points }
web-worth-end = { points } zoals het nu ligt
web-worth-open = nu { $now }, afgebouwd { $then }
web-standing = daar: { $list }
web-paid = voor { $players }
web-paid-nobody = gelijke stand
web-follower-as = Als { follower }
web-abbot-as = Als abt
web-abbot-in-supply = de abt is in de voorraad
web-abbot-out = de abt staat in het landschap
web-recall-abbot = De abt terughalen { kind-from-the } { at-cell }
web-no-follower = Geen horige
web-score-plain = { kind } { at-cell }, { tiles }: { points }
web-score-double = { kind } { at-cell }, { tiles }: { points }, verdubbeld door een muurfiche
web-score-for = voor { $player }
web-score-keep = het paleis gaat erheen ({ tiles })
web-extra-turn = Nog een beurt?
web-extra-turn-help = Muurfiche 1 geeft nog een hele beurt en gaat uit het spel.
web-extra-turn-yes = Neem nog een beurt
web-extra-turn-no = Houd het muurfiche
web-end-turn = Beurt beëindigen
web-undo = Ongedaan maken
web-undone = De laatste beslissing is ongedaan gemaakt.
web-show-end = Toon de uitslag
web-rematch = Nog eens spelen
web-see-board = Bekijk het bord

# wat geweigerd werd
web-refused = Dat werd geweigerd ({ $code }).

# de toetsen
web-keys = Toetsen
web-key-board = ga naar het bord
web-key-cells = ga van vak naar vak
web-key-rotate = draai de tegel (met Shift: andersom)
web-key-pick = neem die tegel uit de hand
web-key-confirm = leg de tegel aan; druk op de knop die gekozen is
web-key-cancel = neem de tegel terug in de hand
web-key-why = vraag waarom de tegel op een vak niet past
web-key-undo = ongedaan maken
web-key-end = beëindig de beurt
web-key-pan = verschuif het bord
web-key-zoom = dichterbij, verder weg
web-key-fit = toon het hele bord
web-key-ask = ga naar wat er gevraagd wordt
web-key-help = deze lijst
