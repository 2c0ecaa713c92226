## Optionen der Spiele: option-<Name> ihr Name, -help eine Zeile, -<Wert> was der Wert bedeutet. Keine Platzhalter hier.

option-corner_timing = Wann ein Mauerplättchen genommen wird
option-corner_timing-help = Wann nimmt eine Zählfigur auf einem Eckturm das Mauerplättchen?
option-corner_timing-each_score = sofort, nach jeder Wertung (Standard)
option-corner_timing-end_of_turn = nur dort, wo die Zählfigur nach allen Wertungen des Zuges steht
option-won_extra_turn = Eben gewonnenes Mauerplättchen 1
option-won_extra_turn-help = Ab wann kann ein Mauerplättchen 1 eingesetzt werden?
option-won_extra_turn-at_once = auch am Ende des Zuges, in dem es gewonnen wurde (Standard)
option-won_extra_turn-next_turn = ab dem nächsten Zug des Besitzers
option-incomplete_fountain_path = Mauerplättchen 4 mit Brunnen
option-incomplete_fountain_path-help = Wie viele Punkte je Karte bringt Mauerplättchen 4 für einen nicht fertigen Weg mit Brunnen?
option-incomplete_fountain_path-2 = 2 Punkte je Karte (Standard)
option-incomplete_fountain_path-1 = 1 Punkt je Karte
option-empty_start_spaces = Freie Fläche an Startfeldern
option-empty_start_spaces-help = Zählt ein Startfeld, dessen Feld leer ist, zur größten zusammenhängenden freien Fläche?
option-empty_start_spaces-false = nein (Standard)
option-empty_start_spaces-true = ja, jedes erhöht die Fläche seines Feldes um 1
option-small_city = Stadt aus zwei Karten
option-small_city-help = Wie viele Punkte bringt eine fertige Stadt aus zwei Karten?
option-small_city-4 = 4 Punkte wie jede Stadt: 2 je Karte und 2 je Wappen (Standard)
option-small_city-2 = 2 Punkte: 1 je Karte und 1 je Wappen
option-field_scoring = Wertung der Wiesen
option-field_scoring-help = Wie zählen Wiesen am Ende?
option-field_scoring-third = jede Wiese für sich: 3 Punkte für jede fertige Stadt, die an sie grenzt (Standard)
option-field_scoring-second = ein Spieler bekommt einmal 3 Punkte für jede fertige Stadt an Wiesen mit der Mehrheit
option-field_scoring-first = jede fertige Stadt für sich: 4 Punkte für die meisten Bauern ringsum
option-farmers = Bauern
option-farmers-help = Gibt es Bauern, und werden Wiesen gewertet?
option-farmers-true = ja (Standard)
option-farmers-false = nein: kein Gefolgsmann auf Wiesen, Wiesen geben keine Punkte
option-unplaceable = Karten, die nirgends passen
option-unplaceable-help = Was geschieht mit einer gezogenen Karte, die nirgends passt?
option-unplaceable-remove = sie kommt aus dem Spiel, und es wird neu gezogen (Standard)

## Befehle: help-<Befehl>, ihre Parameter: help-<Befehl>-<Parameter>, Parameter mehrerer Befehle: help-any-<Parameter>.

help-tilewright = Zwei Legespiele spielen und erforschen: Die Burg und Klassik.
help-play = Spiele ein Spiel im Terminal.
help-play-players = Wer spielt, mit Kommas: human, random, greedy.
help-play-names = Namen der Spieler, mit Kommas.
help-play-resume = Setze das offene Spiel in dieser Datei fort.
help-play-save = Speichere das Spiel unter diesem Namen, wenn du aufhörst.
help-play-first = Wer beginnt: ein Platz oder random.
help-play-plain = Keine Farben und kein Neuzeichnen, Zeile für Zeile.
help-replay = Spiele aufgezeichnete Spiele nach, um sie zu zeigen oder zu prüfen.
help-replay-files = Aufzeichnungen: .json oder .jsonl, auch mit gzip; - liest die Standardeingabe.
help-replay-check = Vergleiche jedes Spiel mit dem, was seine Aufzeichnung erwartet: eine Zeile je Aufzeichnung.
help-validate = Prüfe einen Kartensatz oder einen Spielplan und nenne jeden Fehler.
help-validate-files = TOML-Dateien von Kartensätzen oder Spielplänen.
help-draw = Zeichnet eine Karte, einen Satz, eine Aufzeichnung oder eine Stellung als Bild.
help-draw-tile = Eine Karte eines veröffentlichten Satzes oder aus --tile-set.
help-draw-set = Alle Karten eines Satzes: castle, classic oder eine TOML-Datei.
help-draw-record = Eine aufgezeichnete Partie, am Ende oder nach --move.
help-draw-move = Nach diesem Zug der Aufzeichnung; 0 ist vor dem ersten.
help-draw-position = Eine Stellung.
help-draw-theme = day (Tag) oder night (Nacht).
help-draw-size = Wie viele Pixel eine Karte breit ist.
help-draw-output = Schreibt in diese Datei: SVG, oder PNG, wenn ihr Name auf .png endet.
help-bench = Miss die Geschwindigkeit des Spielwerks.
help-bench-seconds = Ungefähr wie viele Sekunden je Messung.
help-rules = Zeige die Regeln eines Spiels oder eine Regel.
help-rules-game = castle oder classic.
help-rules-rule = Die Kennung einer Regel, etwa T3.
help-doctor = Prüfe, ob dieser Rechner alles hat, was nötig ist.
help-doctor-warm = Übersetze das Spielwerk jetzt.
help-any-game = castle oder classic.
help-any-option = Eine Option des Spiels, als NAME=WERT; wiederholbar.
help-any-seed = Eine Startzahl: eine ganze Zahl oder 64 hexadezimale Ziffern.
help-any-tile-set = Ein Kartensatz: ein veröffentlichter oder eine TOML-Datei.
help-any-board = Ein Spielplan der Burg: ein veröffentlichter oder eine TOML-Datei.
help-any-lang = Sprache: en, nl oder de.
help-any-json = Gib ein JSON-Dokument aus.
help-any-force = Überschreibe eine Datei, die es schon gibt.
help-any-version = Zeige die Version.
help-any-help = Zeige diese Hilfe.

# headings of the help
help-heading-usage = Aufruf:
help-heading-arguments = Argumente:
help-heading-options = Optionen:
help-heading-commands = Befehle:
help-serve = Den Tisch für Browser anbieten.
help-serve-host = Die Adresse, unter der gelauscht wird (127.0.0.1: nur dieser Rechner).
help-serve-port = Der Port, an dem gelauscht wird; ist er belegt, der nächste freie (8750).
help-serve-data = Der Ordner, in dem Partien gespeichert werden.
help-serve-open = Einen Browser darauf öffnen.
