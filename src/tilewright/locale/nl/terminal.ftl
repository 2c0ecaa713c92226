## Het spel in de terminal

# wat er op het scherm staat
term-title = { $game }: { $players }
term-turn = Beurt { $turn }: { $player }
term-extra-turn = Beurt { $turn }: { $player } (nog een beurt door muurfiche 1)
term-stack = { $left ->
    [0] De stapel is leeg.
    [one] Er ligt nog 1 tegel op de stapel.
   *[other] Er liggen nog { $left } tegels op de stapel.
}
term-score = { $player }: { points }
term-supply = { $count ->
    [one] 1 horige in de voorraad
   *[other] { $count } horigen in de voorraad
}
term-keep = { $tiles ->
    [0] nog geen paleis
    [one] paleis op een huis van 1 tegel
   *[other] paleis op een huis van { $tiles } tegels
}
term-wall-held = { $count ->
    [one] muurfiche van soort { $numbers }
   *[other] muurfiches van soort { $numbers }
}
term-wall-used = gebruikte muurfiches: { $numbers }
term-wall-on = muurfiches op de torens: { $towers }
term-wall-fresh = in deze beurt gewonnen: { $numbers }
term-gone = Uit het spel: { $list }
term-remaining = Nog op de stapel: { $list }
term-drawn = Getrokken tegel: { $tile }
term-area = { $area }: { kind }
term-area-fountain = { $area }: weg met waterput
term-area-markets = { $area }: hof met { markets }
term-area-shields = { $area }: stad met { shields }
term-tile-square = met een plein
term-legend-legal = een vak waar de tegel past, zoals hij ligt of gedraaid
term-legend-last = links en rechts van de laatst aangelegde tegel
term-legend-followers = { $player }: een horige op een tegel
term-legend-start = op de muur: het startveld van een bouwwerk ({ $list })
term-computer-thinks = { $player } denkt na …
term-computer-chose = { $player } koos: { $choice }
term-no-colour = Kleuren staan uit.

# een vak en een draaiing kiezen
prompt-cell = { $count ->
    [one] Waar leg je de tegel aan? Er is één vak: 1
   *[other] Waar leg je de tegel aan? Een vak van 1 tot { $count }
}
prompt-rotation = Hoe draai je de tegel? { $choices }; 0 of u: een ander vak
choice-cell = { $number }: vak { $x },{ $y }
choice-redraw = 0: deze tegel weigeren en een andere trekken (nog { $left })
term-hand = Tegels om uit te kiezen: { $list }
term-hand-none = { $tile } past nu nergens
term-hand-size = { $count ->
    [one] 1 tegel in de hand
   *[other] { $count } tegels in de hand
}
choice-tile = { $number }: { $tile }
prompt-tile = Welke tegel leg je aan? Een nummer van 1 tot { $count }
prompt-reserve = Welke tegel reserveer je voor je volgende beurt? Een nummer van 1 tot { $count }
choice-rotation = { $number }: { rotation }
term-preview = Tegel { $tile } op { $x },{ $y }, { rotation }

# een horige kiezen
prompt-follower = Een horige? Een nummer, of 0 voor geen
choice-no-follower = 0: geen horige
choice-follower = { $number }: { follower } { kind-onto-the }{ place }
choice-follower-complete = { $number }: { follower } { kind-onto-the }{ place } (afgebouwd door deze tegel)
term-no-claim = Op deze tegel kan geen horige geplaatst worden.
choice-abbot = { $number }: abt { kind-onto-the }{ place }
choice-recall-abbot = { $number }: de abt terughalen { kind-from-the } { at-cell }
term-abbot-supply = abt in de voorraad
term-abbot-stands = abt van { $player } { kind-on-the }{ place }

# volgorde van tellen, verdubbelen
prompt-order = Welk bouwwerk wordt nu geteld?
choice-feature = { $number }: { kind } { at-cell }, { tiles }, { points } voor { $player }
choice-feature-double = { $number }: hetzelfde, verdubbeld met muurfiche { $wall }: { points } voor { $player }
prompt-double = Muurfiche { $wall } gebruiken voor { kind-this } ({ points } in plaats van { $plain })? (j/n)
term-order-landing = Komt op { $space }: hoektoren met een muurfiche

# nog een beurt
prompt-extra-turn = Muurfiche 1 gebruiken voor nog een beurt? (j/n)
choice-extra-turn-yes = j: ja, nog een beurt
choice-extra-turn-no = n: nee, het muurfiche bewaren

# einde van een beurt, ongedaan maken, waarom niet
prompt-end-turn = Enter beëindigt beurt { $turn }{ $again ->
    [0] {""}
   *[other] , daarna heeft { $player } nog een beurt
}{ $undo ->
    [0] {""}
   *[other] ; u maakt de laatste beslissing ongedaan
}
prompt-why-not = Welke actie? Bijvoorbeeld “4 3 90”, een nummer op het scherm, of “follower path1”
why-not-legal = Dat mag.
why-not-form = “{ $text }” is geen actie; bijvoorbeeld: w 4 3 (vak 4,3), w 4 3 90 (zo gedraaid), w 2 (nummer 2 op het scherm), w 2 90 (vak nummer 2, zo gedraaid), w follower path1, w score 4 3 path1, w extra
undo-done = Ongedaan gemaakt; { $player } beslist opnieuw.
undo-confirm = De laatste beslissing ongedaan maken? (j/n)

# bewaren, hervatten, stoppen
prompt-save = Bewaren als (bestandsnaam; alleen Enter: { $file })
saved = Bewaard als { $file }.
save-overwrite = { $file } bestaat al. Overschrijven? (j/n)
resumed = { $moves ->
    [one] Hervat uit { $file } na 1 zet.
   *[other] Hervat uit { $file } na { $moves } zetten.
}
resume-dealt-anew = Het bestand heeft geen startgetal: wat verborgen is, wordt opnieuw verdeeld.
prompt-leave = Stoppen met het spel? s bewaart het, l stopt zonder bewaren, Enter speelt verder
left-unsaved = Gestopt zonder het spel te bewaren.
saved-on-interrupt = Afgebroken; het spel is bewaard als { $file }.
resume-hint = Speel verder met: { $command }

# invoer
prompt-choice = Je keuze (? voor hulp)
input-number = “{ $text }” kan hier niet; geef een getal van { $least } tot { $most }.
input-yes-no = Antwoord met j of n.
input-unknown = “{ $text }” is hier niet bekend; ? toont wat je kunt typen.
input-letter-yes = j
input-letter-no = n

# hulp
typing-title = Wat je kunt typen
typing-number = een nummer: kiezen
typing-undo = u: de laatste beslissing ongedaan maken
typing-why-not = w: waarom mag iets niet? w 4 3 90: vak 4,3, 90° gedraaid; w 2: nummer 2 op het scherm
typing-rules = r T3: een regel lezen; alleen r: welke regels er zijn
typing-board = b: het hele bord tekenen; b 5: rond rij 5; b 7 5: rond vak 7,5
typing-tiles = t: welke tegels nog op de stapel liggen
typing-scores = p: hoe de punten ontstonden
typing-log = g: verslag van het spel
typing-choice = c: waarom koos de computer zo?
typing-save = s: bewaren
typing-leave = q: stoppen
typing-help = ?: deze lijst, de tekens op het bord, de opties van dit spel

# het einde
over-title = Het spel is afgelopen
over-source = Punten naar herkomst
over-row = { $source }: { $points }
over-total = Totaal: { points }
over-final-use = { $player } gebruikt muurfiche { $number }: { $what } ({ points })
over-final-what-feature = { kind-incomplete } { at-cell }
over-final-what-keep = nodig voor het grotere paleis
over-final-what-points = punten op zichzelf
over-final-alternative = ook mogelijk: { $what } ({ points })
over-final-none = { $player } heeft niets aan muurfiche { $number }.
over-largest-empty-area = Grootste aaneengesloten lege gebied: { cells }
over-seed-check = De verborgen volgorde klopt met de vingerafdruk van het begin.
over-again = Nog een spel? (j/n)

## Andere commando's

replay-unreadable = onleesbaar: { $what }
replay-score-line = Zet { $move }, { $player }: { $scores }
validate-ok-tiles = { $file }: in orde, een tegelset voor { $game } met { $kinds } soorten, { $count } tegels
validate-ok-board = { $file }: in orde, een bord met { $cells } vakken, { $towers } hoektorens, { $starts } startvelden
validate-ok-record = { $records ->
    [one] { $file }: in orde, een partij { $game } met { $moves } zetten
   *[other] { $file }: in orde, { $records } partijen { $game } met { $moves } zetten
}
validate-ok-position = { $file }: in orde, een stelling van { $game } met { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
}
validate-faults = { $count ->
    [one] { $file }: 1 fout
   *[other] { $file }: { $count } fouten
}
validate-note = Let op: { $text }
bench-start = Er wordt gemeten; dat duurt hoogstens een minuut.
bench-step = { $name }: { $value }
bench-warm = Het spelmechaniek wordt opgewarmd: { $done } van { $total }
bench-warm-done = Het spelmechaniek is warm ({ $seconds } s).
doctor-title = Tilewright { $version } op deze machine
doctor-ok = in orde: { $what }
doctor-missing = ontbreekt: { $what }; { $remedy }
doctor-all-well = Alles wat nodig is, is er.
doctor-python = Python { $version }
doctor-package = { $name } { $version }
doctor-package-missing = pakket { $name }
doctor-package-remedy = voer “make setup” uit
doctor-python-old = Python { $version }
doctor-python-remedy = Python 3.11 of nieuwer is nodig
doctor-cache = gecompileerde code in { $folder }
doctor-cache-missing = een map voor gecompileerde code ({ $folder })
doctor-cache-remedy = maak hem beschrijfbaar of zet TILEWRIGHT_CACHE op een andere map
doctor-cache-cold = De code is nog niet gecompileerd; dat gebeurt bij het eerste spel.
doctor-kernels = gecompileerde code
doctor-kernels-missing = numba, dat de code compileert
doctor-language = teksten in het { $name }
doctor-language-missing = teksten in het { $name }
doctor-set = uitgegeven set { $name } ({ $digest })
doctor-terminal = terminal van { $width } kolommen breed
doctor-terminal-narrow = een terminal van { $needed } kolommen (deze heeft er { $width })
doctor-terminal-remedy = maak het venster breder

## More of the terminal

term-name-human = Speler
term-name-novice = Beginner
term-name-casual = Hobbyspeler
term-name-club = Clubspeler
term-name-expert = Expert
term-name-master = Meester
term-name-greedy = Gretig
term-name-random = Toeval
term-help-hint = Met ? zie je altijd wat je kunt typen.
term-table-empty = Er ligt nog geen tegel.
term-tile-lies = { $x },{ $y }: { $tile }, { rotation }
term-stands = { follower } van { $player } { kind-on-the }{ place }
term-side-whole = { side }: { $area }
term-side-in = { side }: { $line } binnen { $left }
term-side-between = { side }: { $line } tussen { $left } en { $right }
term-beside-tile = { side }: { kind } van { $tile }
term-beside-start = { side }: startveld, { kind }
term-beside-wall = { side }: burchtmuur
term-landing-plain = Komt op { $space }
source-before = Eerder
error-needless-with-resume = { $name } kan niet bij een bewaard spel, dat zijn eigen meebrengt; laat het weg.
error-player-settings = De speler { $name } kent geen instellingen; laat “:{ $settings }” weg.
error-player-human = Een menselijke speler kiest zelf; noem een computerspeler: { $known }.
error-player-nothing-to-choose = In de fase “{ $phase }” valt er niets te kiezen; vraag het wanneer er een keuze is.
error-value-missing = { $name } vraagt een waarde; --help zegt welke.
error-value-needless = { $name } krijgt geen waarde; laat “=” en wat erop volgt weg.
error-argument-missing = { $name ->
    [FILES] Noem minstens één bestand, of - voor de standaardinvoer.
    [GAME] Noem een spel: castle of classic.
   *[other] { $name } moet erbij; --help zegt wat daar hoort.
}
error-variable-value = De omgevingsvariabele { $name } kan niet “{ $text }” zijn; het kan 1 of 0 zijn.
error-usage-unclear = De opdrachtregel is zo niet te lezen; --help laat zien hoe je hem schrijft.
error-name-empty = { $name } noemt geen bestand; geef een naam of laat { $name } weg.
error-file-name-empty = Een bestandsnaam is leeg; geef er een.
error-output-closed = De standaarduitvoer is gesloten, zodat er niets te zien zou zijn; laat haar open.
error-output-not-written = De standaarduitvoer kan niet geschreven worden: { $why }.

# wat het systeem zegt
reason-enoent = er is geen bestand of map met die naam
reason-eacces = de toegang is niet toegestaan
reason-eperm = dat is niet toegestaan
reason-eisdir = het is een map
reason-enotdir = een deel van het pad is geen map
reason-enospc = er is daar geen ruimte meer
reason-edquot = de toegewezen ruimte is op
reason-erofs = er kan daar niets geschreven worden (alleen lezen)
reason-enametoolong = de naam is te lang
reason-eio = het apparaat meldt een fout
reason-other = het systeem zegt “{ $text }”
path-whole = het geheel
resume-players-unknown = Wie voor elke plaats kiest staat niet leesbaar in dit spel; de eerste plaats is van jou, { $player } speelt de andere (met --players kies je anders).
resume-turn-anew = De beurt die gaande was, kan niet overgenomen worden zoals hij bewaard is; hij wordt opnieuw gespeeld.
board-form = “{ $text }” is geen deel van het bord; schrijf b, b RIJ of b X Y.
term-cropped = Te zien zijn de rijen { $first } tot { $last }; b tekent het hele bord, b 5 het deel rond rij 5.
term-outside = Buiten beeld: { $list }
term-outside-cell = { $number } op { $x },{ $y }
# waarom een computerspeler zo koos: wat elk deel van zijn berekening oplevert, in punten
choice-explained = { $player }, { phase }, winst in punten: { $reasons }
choice-against = { $player }, { phase }, tegenover de op een na beste: { $reasons }
phase = { $phase ->
    [place] { phase-place }
    [follower] { phase-follower }
    [score] { phase-score }
    [extra_turn] { phase-extra_turn }
   *[other] { $phase }
}
choice-unexplained = Nog geen computerspeler heeft redenen gegeven.
reason-points = voorsprong { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-joins = bouwwerken die kunnen samengroeien { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-paths = wegen { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-towers = torens { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-houses = huizen { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-courts = hoven { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-cities = steden { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-roads = wegen { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-monasteries = kloosters { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-fields = weiden { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-followers = horigen { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-corners = hoektorens in zicht { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-wall-tiles = muurfiches { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-keep = paleis { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-turn = beurt { $sign }{ NUMBER($points, maximumFractionDigits: 1) }

# draw
error-draw-what = Zeg wat getekend moet worden: precies één van --tile, --set, --record en --position.
error-draw-tile = Er is geen tegel “{ $tile }”; --set castle, classic, river en abbot tonen de tegels die er zijn.
error-draw-theme = Er is geen thema “{ $text }”; toegestaan zijn: { $allowed }.
error-draw-output = Een afbeelding wordt als SVG of PNG geschreven, niet als “{ $text }”; laat de naam zo eindigen: { $allowed }.
error-draw-size = Een tegel kan niet “{ $text }” pixels breed zijn; toegestaan zijn hele getallen van { $least } tot en met { $most }.
error-draw-move = Er is geen zet “{ $text }” in deze partij; toegestaan zijn hele getallen van 0 tot en met { $last }.
error-draw-move-alone = --move hoort bij --record.
error-draw-illegal = De partij kan vanaf zet { $move } niet worden nagespeeld: { $reason }

# wat de tekens op het bord betekenen
legend-title = Tekens op het bord
legend-wall-tiles = Muurfiches naar soort
term-legend-stub = een weg die bij een gebouw eindigt
term-legend-marker = { $player }: een horige op een tegel, of de scorefiguur op de muur
term-legend-tower-full = hoektoren met een muurfiche, met het laagste van zijn getallen ernaast
term-legend-tower-bare = hoektoren zonder muurfiche
term-legend-empty = leeg vak
word-garden = tuin

# meer antwoorden
typing-options = Opties van dit spel (bij het begin met --option NAAM=WAARDE)
input-leave = Typ s, l of alleen Enter.
prompt-keep = Dit spel bewaren? s bewaart het, s NAAM onder een eigen naam, Enter stopt zonder bewaren
term-goes-on = { $game } gaat verder: { $players }.
term-style = { $players }: { $style }
choice-none = { $player } geeft geen redenen.
over-final-keep = { $count ->
    [one] { $player } had muurfiche 8 nodig voor het grotere paleis, dat { points } gaf.
   *[other] { $player } had { $count } muurfiches 8 nodig voor het grotere paleis, dat { points } gaf.
}
over-final-spare = { $count ->
    [0] { $player } had muurfiche 8 niet nodig: het paleis is ook zonder groter.
   *[other] { $player } had het andere muurfiche 8 niet nodig.
}
replay-line = { $move }. { $tile }: { $what } ({ $scores })
convert-done = { $file }: { $moves } regels.
