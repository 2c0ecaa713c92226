## Das Spiel im Terminal

# was auf dem Bildschirm steht
term-title = { $game }: { $players }
term-turn = Zug { $turn }: { $player }
term-extra-turn = Zug { $turn }: { $player } (noch ein Zug durch Mauerplättchen 1)
term-stack = { $left ->
    [0] Der Stapel ist leer.
    [one] Im Stapel ist noch 1 Karte.
   *[other] Im Stapel sind noch { $left } Karten.
}
term-score = { $player }: { points }
term-supply = { $count ->
    [one] 1 Gefolgsmann im Vorrat
   *[other] { $count } Gefolgsleute im Vorrat
}
term-keep = { $tiles ->
    [0] noch kein Palas
    [one] Palas auf einem Haus aus 1 Karte
   *[other] Palas auf einem Haus aus { $tiles } Karten
}
term-wall-held = { $count ->
    [one] Mauerplättchen der Art { $numbers }
   *[other] Mauerplättchen der Arten { $numbers }
}
term-wall-used = eingesetzte Mauerplättchen: { $numbers }
term-wall-on = Mauerplättchen auf den Türmen: { $towers }
term-wall-fresh = in diesem Zug gewonnen: { $numbers }
term-gone = Aus dem Spiel: { $list }
term-remaining = Noch im Stapel: { $list }
term-drawn = Gezogene Karte: { $tile }
term-area = { $area }: { kind }
term-area-fountain = { $area }: Weg mit Brunnen
term-area-markets = { $area }: Hof, { markets }
term-area-shields = { $area }: Stadt, { shields }
term-tile-square = mit einem Platz
term-legend-legal = ein Feld, auf das die Karte passt, so oder gedreht
term-legend-last = links und rechts der zuletzt angelegten Karte
term-legend-followers = { $player }: ein Gefolgsmann auf einer Karte
term-legend-start = auf der Mauer: das Startfeld eines Bauwerks ({ $list })
term-computer-thinks = { $player } denkt nach …
term-computer-chose = { $player } wählte: { $choice }
term-no-colour = Farben sind aus.

# ein Feld und eine Drehung wählen
prompt-cell = { $count ->
    [one] Wohin legst du die Karte? Es gibt ein Feld: 1
   *[other] Wohin legst du die Karte? Ein Feld von 1 bis { $count }
}
prompt-rotation = Wie drehst du die Karte? { $choices }; 0 oder u: ein anderes Feld
choice-cell = { $number }: Feld { $x },{ $y }
choice-redraw = 0: diese Karte ablehnen und eine andere ziehen (noch { $left })
term-hand = Karten zur Auswahl: { $list }
term-hand-none = { $tile } passt jetzt nirgends
term-hand-size = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
choice-tile = { $number }: { $tile }
prompt-tile = Welche Karte legst du an? Eine Nummer von 1 bis { $count }
prompt-reserve = Welche Karte reservierst du für deinen nächsten Zug? Eine Nummer von 1 bis { $count }
choice-rotation = { $number }: { rotation }
term-preview = Karte { $tile } auf { $x },{ $y }, { rotation }

# einen Gefolgsmann wählen
prompt-follower = Ein Gefolgsmann? Eine Nummer oder 0 für keinen
choice-no-follower = 0: kein Gefolgsmann
choice-follower = { $number }: { follower } { kind-onto-the }{ place }
choice-follower-complete = { $number }: { follower } { kind-onto-the }{ place } (durch diese Karte fertig)
term-no-claim = Auf diese Karte kann kein Gefolgsmann gesetzt werden.
choice-abbot = { $number }: Abt { kind-onto-the }{ place }
choice-recall-abbot = { $number }: den Abt { kind-from-the } { at-cell } zurückholen
term-abbot-supply = Abt im Vorrat
term-abbot-stands = Abt von { $player } { kind-on-the }{ place }

# Reihenfolge der Wertung, verdoppeln
prompt-order = Welches Bauwerk wird als Nächstes gewertet?
choice-feature = { $number }: { kind } { at-cell }, { tiles }, { points } für { $player }
choice-feature-double = { $number }: dasselbe, verdoppelt durch Mauerplättchen { $wall }: { points } für { $player }
prompt-double = Mauerplättchen { $wall } einsetzen ({ kind }: { points } statt { $plain })? (j/n)
term-order-landing = Kommt auf { $space }: Eckturm mit einem Mauerplättchen

# noch ein Zug
prompt-extra-turn = Mauerplättchen 1 für noch einen Zug einsetzen? (j/n)
choice-extra-turn-yes = j: ja, noch ein Zug
choice-extra-turn-no = n: nein, das Mauerplättchen behalten

# Ende eines Zuges, zurücknehmen, warum nicht
prompt-end-turn = Enter beendet Zug { $turn }{ $again ->
    [0] {""}
   *[other] , danach hat { $player } noch einen Zug
}{ $undo ->
    [0] {""}
   *[other] ; u nimmt die letzte Entscheidung zurück
}
prompt-why-not = Welche Aktion? Zum Beispiel „4 3 90“, eine Nummer auf dem Bildschirm oder „follower path1“
why-not-legal = Das ist erlaubt.
why-not-form = „{ $text }“ ist keine Aktion; zum Beispiel: w 4 3 (Feld 4,3), w 4 3 90 (so gedreht), w 2 (Nummer 2 auf dem Bildschirm), w 2 90 (Feld Nummer 2, so gedreht), w follower path1, w score 4 3 path1, w extra
undo-done = Zurückgenommen; { $player } entscheidet neu.
undo-confirm = Die letzte Entscheidung zurücknehmen? (j/n)

# speichern, fortsetzen, aufhören
prompt-save = Speichern als (Dateiname; nur Enter: { $file })
saved = Gespeichert als { $file }.
save-overwrite = { $file } gibt es schon. Überschreiben? (j/n)
resumed = { $moves ->
    [one] Fortgesetzt aus { $file } nach 1 Zug.
   *[other] Fortgesetzt aus { $file } nach { $moves } Zügen.
}
resume-dealt-anew = Die Aufzeichnung hat keine Startzahl: Was verdeckt ist, wird neu verteilt.
prompt-leave = Aufhören? s speichert das Spiel, l beendet ohne Speichern, Enter spielt weiter
left-unsaved = Beendet, ohne das Spiel zu speichern.
saved-on-interrupt = Abgebrochen; das Spiel ist gespeichert als { $file }.
resume-hint = Weiterspielen mit: { $command }

# Eingabe
prompt-choice = Deine Wahl (? für Hilfe)
input-number = „{ $text }“ geht hier nicht; gib eine Zahl von { $least } bis { $most } ein.
input-yes-no = Antworte bitte mit j oder n.
input-unknown = „{ $text }“ ist hier nicht bekannt; ? zeigt, was du eingeben kannst.
input-letter-yes = j
input-letter-no = n

# Hilfe
typing-title = Was du eingeben kannst
typing-number = eine Nummer: wählen
typing-undo = u: die letzte Entscheidung zurücknehmen
typing-why-not = w: warum ist etwas nicht erlaubt? w 4 3 90: Feld 4,3, um 90° gedreht; w 2: Nummer 2 auf dem Bildschirm
typing-rules = r T3: eine Regel lesen; nur r: welche Regeln es gibt
typing-board = b: den ganzen Spielplan zeichnen; b 5: um Zeile 5; b 7 5: um Feld 7,5
typing-tiles = t: welche Karten noch im Stapel sind
typing-scores = p: wie die Punkte entstanden
typing-log = g: Protokoll des Spiels
typing-choice = c: warum hat der Computer so gewählt?
typing-save = s: speichern
typing-leave = q: aufhören
typing-help = ?: diese Liste, die Zeichen auf dem Plan, die Optionen dieses Spiels

# das Ende
over-title = Das Spiel ist zu Ende
over-source = Punkte nach Herkunft
over-row = { $source }: { $points }
over-total = Summe: { points }
over-final-use = { $player } setzt Mauerplättchen { $number } ein: { $what } ({ points })
over-final-what-feature = { kind-incomplete } { at-cell }
over-final-what-keep = nötig für den größeren Palas
over-final-what-points = Punkte für sich
over-final-alternative = auch möglich: { $what } ({ points })
over-final-none = { $player } kann mit Mauerplättchen { $number } nichts anfangen.
over-largest-empty-area = Größte zusammenhängende freie Fläche: { cells }
over-seed-check = Die verdeckte Reihenfolge passt zum Fingerabdruck vom Anfang.
over-again = Noch ein Spiel? (j/n)

## Andere Befehle

replay-unreadable = nicht lesbar: { $what }
replay-score-line = Zug { $move }, { $player }: { $scores }
validate-ok-tiles = { $file }: in Ordnung, ein Kartensatz für { $game } mit { $kinds } Arten, { $count } Karten
validate-ok-board = { $file }: in Ordnung, ein Spielplan mit { $cells } Feldern, { $towers } Ecktürmen, { $starts } Startfeldern
validate-ok-record = { $records ->
    [one] { $file }: in Ordnung, eine Aufzeichnung von { $game } mit { $moves } Zügen
   *[other] { $file }: in Ordnung, { $records } Aufzeichnungen von { $game } mit { $moves } Zügen
}
validate-ok-position = { $file }: in Ordnung, eine Stellung von { $game } mit { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
validate-faults = { $count ->
    [one] { $file }: 1 Fehler
   *[other] { $file }: { $count } Fehler
}
validate-note = Hinweis: { $text }
bench-start = Es wird gemessen; das dauert höchstens eine Minute.
bench-step = { $name }: { $value }
bench-warm = Das Spielwerk wird aufgewärmt: { $done } von { $total }
bench-warm-done = Das Spielwerk ist warm ({ $seconds } s).
doctor-title = Tilewright { $version } auf diesem Rechner
doctor-ok = in Ordnung: { $what }
doctor-missing = fehlt: { $what }; { $remedy }
doctor-all-well = Alles Nötige ist da.
doctor-python = Python { $version }
doctor-package = { $name } { $version }
doctor-package-missing = Paket { $name }
doctor-package-remedy = führe „make setup“ aus
doctor-python-old = Python { $version }
doctor-python-remedy = Python 3.11 oder neuer wird gebraucht
doctor-cache = übersetzter Code in { $folder }
doctor-cache-missing = ein Ordner für übersetzten Code ({ $folder })
doctor-cache-remedy = mach ihn beschreibbar oder setze TILEWRIGHT_CACHE auf einen anderen Ordner
doctor-cache-cold = Der Code ist noch nicht übersetzt; das geschieht beim ersten Spiel.
doctor-kernels = übersetzter Code
doctor-kernels-missing = numba, das den Code übersetzt
doctor-language = Texte auf { $name }
doctor-language-missing = Texte auf { $name }
doctor-set = veröffentlichter Satz { $name } ({ $digest })
doctor-terminal = Terminal mit { $width } Spalten
doctor-terminal-narrow = ein Terminal mit { $needed } Spalten (dieses hat { $width })
doctor-terminal-remedy = mach das Fenster breiter

## More of the terminal

term-name-human = Spieler
term-name-novice = Anfänger
term-name-casual = Hobbyspieler
term-name-club = Clubspieler
term-name-expert = Experte
term-name-master = Meister
term-name-greedy = Gierig
term-name-random = Zufall
term-help-hint = Mit ? siehst du jederzeit, was du tippen kannst.
term-table-empty = Es liegt noch keine Karte.
term-tile-lies = { $x },{ $y }: { $tile }, { rotation }
term-stands = { follower } von { $player } { kind-on-the }{ place }
term-side-whole = { side }: { $area }
term-side-in = { side }: { $line } innerhalb von { $left }
term-side-between = { side }: { $line } zwischen { $left } und { $right }
term-beside-tile = { side }: { kind } von { $tile }
term-beside-start = { side }: Startfeld, { kind }
term-beside-wall = { side }: Burgmauer
term-landing-plain = Kommt auf { $space }
source-before = Vorher
error-needless-with-resume = { $name } geht nicht zusammen mit einem gespeicherten Spiel, das sein eigenes mitbringt; lass es weg.
error-player-settings = Der Spieler { $name } kennt keine Einstellungen; lass „:{ $settings }“ weg.
error-player-human = Ein Mensch wählt selbst; nenne einen Computergegner: { $known }.
error-player-nothing-to-choose = In der Phase „{ $phase }“ gibt es nichts zu wählen; frage, wenn eine Wahl ansteht.
error-value-missing = { $name } braucht einen Wert; --help sagt, welchen.
error-value-needless = { $name } bekommt keinen Wert; lass „=“ und was darauf folgt weg.
error-argument-missing = { $name ->
    [FILES] Nenne mindestens eine Datei, oder - für die Standardeingabe.
    [GAME] Nenne ein Spiel: castle oder classic.
   *[other] { $name } muss angegeben werden; --help sagt, was dorthin gehört.
}
error-variable-value = Die Umgebungsvariable { $name } kann nicht „{ $text }“ sein; sie kann 1 oder 0 sein.
error-usage-unclear = Die Befehlszeile ist so nicht zu lesen; --help zeigt, wie man sie schreibt.
error-name-empty = { $name } nennt keine Datei; gib einen Namen an oder lass { $name } weg.
error-file-name-empty = Ein Dateiname ist leer; gib einen an.
error-output-closed = Die Standardausgabe ist geschlossen, sodass nichts zu sehen wäre; lass sie offen.
error-output-not-written = Die Standardausgabe kann nicht geschrieben werden: { $why }.

# was das System sagt
reason-enoent = es gibt keine Datei und keinen Ordner dieses Namens
reason-eacces = der Zugriff ist nicht erlaubt
reason-eperm = das ist nicht erlaubt
reason-eisdir = es ist ein Ordner
reason-enotdir = ein Teil des Pfads ist kein Ordner
reason-enospc = dort ist kein Platz mehr
reason-edquot = der zugeteilte Platz ist aufgebraucht
reason-erofs = dort kann nichts geschrieben werden (nur lesbar)
reason-enametoolong = der Name ist zu lang
reason-eio = das Gerät meldet einen Fehler
reason-other = das System sagt „{ $text }“
path-whole = das Ganze
resume-players-unknown = Wer für jeden Platz wählt, ist aus diesem Spiel nicht zu lesen; der erste Platz gehört dir, { $player } spielt die anderen (--players legt es anders fest).
resume-turn-anew = Der begonnene Zug kann nicht übernommen werden, wie er gespeichert ist; er wird neu gespielt.
board-form = „{ $text }“ ist kein Teil des Spielplans; schreibe b, b ZEILE oder b X Y.
term-cropped = Zu sehen sind die Zeilen { $first } bis { $last }; b zeichnet den ganzen Plan, b 5 den Teil um Zeile 5.
term-outside = Außerhalb des Bilds: { $list }
term-outside-cell = { $number } auf { $x },{ $y }
# warum ein Computerspieler so gewählt hat: was jeder Teil seiner Rechnung gewinnt, in Punkten
choice-explained = { $player }, { phase }, Gewinn in Punkten: { $reasons }
choice-against = { $player }, { phase }, gegenüber dem Nächstbesten: { $reasons }
phase = { $phase ->
    [place] { phase-place }
    [follower] { phase-follower }
    [score] { phase-score }
    [extra_turn] { phase-extra_turn }
   *[other] { $phase }
}
choice-unexplained = Noch kein Computerspieler hat Gründe genannt.
reason-points = Vorsprung { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-joins = mögliche Zusammenschlüsse { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-paths = Wege { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-towers = Türme { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-houses = Häuser { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-courts = Höfe { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-cities = Städte { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-roads = Straßen { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-monasteries = Klöster { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-fields = Wiesen { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-followers = Gefolgsleute { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-corners = Ecktürme voraus { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-wall-tiles = Mauerplättchen { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-keep = Palas { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-turn = Zug { $sign }{ NUMBER($points, maximumFractionDigits: 1) }

# draw
error-draw-what = Es muss genau eines von --tile, --set, --record und --position angegeben werden.
error-draw-tile = Es gibt keine Karte „{ $tile }“; --set castle, classic, river und abbot zeigen die Karten, die es gibt.
error-draw-theme = Es gibt kein Thema „{ $text }“; erlaubt sind: { $allowed }.
error-draw-output = Ein Bild wird als SVG oder PNG geschrieben, nicht als „{ $text }“; lass seinen Namen so enden: { $allowed }.
error-draw-size = Eine Karte kann nicht „{ $text }“ Pixel breit sein; erlaubt sind ganze Zahlen von { $least } bis { $most }.
error-draw-move = Es gibt keinen Zug „{ $text }“ in dieser Aufzeichnung; erlaubt sind ganze Zahlen von 0 bis { $last }.
error-draw-move-alone = --move braucht --record.
error-draw-illegal = Die Aufzeichnung lässt sich ab Zug { $move } nicht nachspielen: { $reason }

# was die Zeichen auf dem Plan bedeuten
legend-title = Zeichen auf dem Spielplan
legend-wall-tiles = Mauerplättchen nach ihrer Art
term-legend-stub = ein Weg, der an einem Gebäude endet
term-legend-marker = { $player }: ein Gefolgsmann auf einer Karte oder die Zählfigur auf der Mauer
term-legend-tower-full = Eckturm mit einem Mauerplättchen, daneben die kleinere seiner Zahlen
term-legend-tower-bare = Eckturm ohne Mauerplättchen
term-legend-empty = leeres Feld
word-garden = Garten

# mehr Antworten
typing-options = Optionen dieses Spiels (am Anfang mit --option NAME=WERT)
input-leave = Gib s, l oder nur Enter ein.
prompt-keep = Dieses Spiel speichern? s speichert es, s NAME unter deinem Namen, Enter beendet ohne Speichern
term-goes-on = { $game } geht weiter: { $players }.
term-style = { $players }: { $style }
choice-none = { $player } nennt keine Gründe.
over-final-keep = { $count ->
    [one] { $player } brauchte Mauerplättchen 8 für den größeren Palas, der { points } gab.
   *[other] { $player } brauchte { $count } Mauerplättchen 8 für den größeren Palas, der { points } gab.
}
over-final-spare = { $count ->
    [0] { $player } brauchte Mauerplättchen 8 nicht: Der Palas ist auch ohne es der größere.
   *[other] { $player } brauchte das andere Mauerplättchen 8 nicht.
}
replay-line = { $move }. { $tile }: { $what } ({ $scores })
convert-done = { $file }: { $moves } Einträge.
