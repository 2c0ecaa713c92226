## Falsche Eingaben. Schlüssel: error-<code>. Ein klarer Satz: was falsch ist und was richtig wäre.

set-part = { $part ->
    [board] Spielplan
   *[tiles] Kartensatz
}

error-in-file = { $file }: { $what }
error-in-line = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: { $what }

# Optionen
error-option-form = „{ $text }“ ist keine Option; schreibe NAME=WERT.
error-option-unknown = { game-named } hat keine Option „{ $name }“; die Optionen sind: { $known }.
error-option-foreign = { game-named } hat keine Option „{ $name }“; sie gehört zum anderen Spiel.
error-option-value = Die Option { $name } kann nicht „{ $value }“ sein; erlaubt sind: { $allowed }.
error-option-excluded = Die Optionen { $name } und { $other } schließen einander aus (Regel { $rule }); wähle eine davon.
error-option-seats = Die Option { $name } ist für { $seats } Spieler, nicht für { $found } (Regel { $rule }).
error-preset-unknown = Es gibt keine Spielform „{ $name }“; die Spielformen sind: { $known }.
error-preset-foreign = { game-named } hat keine Spielform „{ $name }“; sie gehört zum anderen Spiel.
game-named = { $game ->
    [castle] { game-castle }
    [classic] { game-classic }
   *[other] { $game }
}

# Aufbau
error-game-unknown = Es gibt kein Spiel „{ $game }“; wähle castle oder classic.
error-seed = „{ $value }“ ist keine Startzahl; gib eine ganze Zahl ab 0 oder 64 hexadezimale Ziffern an.
error-player-name = Der Name von Spieler { $number } muss 1 bis { $most } druckbare Zeichen in einer Zeile haben.
error-player-name-twice = Spieler { $other } und Spieler { $number } heißen beide „{ $name }“; gib jedem einen eigenen Namen.
error-player-count = { $found ->
    [one] { game-named } lässt sich nicht mit 1 Spieler spielen; die richtige Zahl ist { player-range }.
   *[other] { game-named } lässt sich nicht mit { $found } Spielern spielen; die richtige Zahl ist { player-range }.
}
player-range = { $least ->
    [2] { $most ->
        [2] genau 2
       *[other] 2 bis { $most }
    }
   *[other] { $least } bis { $most }
}
error-set-unknown = { $part ->
    [board] Es gibt hier keinen veröffentlichten Spielplan „{ $name }“; gib seine Datei mit --board an.
   *[tiles] Es gibt hier keinen veröffentlichten Kartensatz „{ $name }“; gib seine Datei mit --tile-set an.
}
error-set-other = Das Spiel wurde mit dem { set-part } „{ $name }“ gespielt, die angegebene Datei ist aber „{ $found }“.
error-set-digest = Die Datei zum { set-part } „{ $name }“ ist nicht die, mit der das Spiel gespielt wurde: Ihr Inhalt ist ein anderer.
error-set-game = Der Kartensatz „{ $name }“ passt nicht zu diesem Spiel ({ game-named }).
error-set-without-river = Der Kartensatz { $name } hat keinen Fluss.
error-set-too-large = Dieser Kartensatz oder Spielplan ist zu groß: { $found } { size-of }, höchstens { $limit } sind möglich.
size-of = { $what ->
    [tiles] Karten
    [kinds] Kartenarten
    [areas] Teile
    [cells] Felder
    [starts] Startfelder
    [towers] Türme
    [grid] Felder mit der Mauer ringsum
   *[other] Bestandteile
}

# alles in JSON
error-not-utf8 = Das ist kein UTF-8-Text (Byte { NUMBER($byte, useGrouping: 0) }).
error-not-json = Das ist kein JSON (Byte { NUMBER($byte, useGrouping: 0) }).
error-cut-short = Die Datei ist abgeschnitten: Sie endet mitten im JSON-Dokument.
error-too-deep = Das JSON-Dokument ist zu tief verschachtelt; höchstens 50 Listen oder Objekte dürfen ineinander liegen.
error-number-too-large = Das JSON-Dokument enthält eine zu große Zahl; Zahlen müssen kleiner als 1e308 sein.
error-half-character = Bei Byte { NUMBER($byte, useGrouping: 0) } steht ein halbes Zeichen (ein einzelnes Surrogat); schreib das ganze Zeichen.
error-key-twice = Der Schlüssel „{ $key }“ steht zweimal in einem Objekt; lass einen davon weg.
error-wrong-format = Das ist keine Datei im Format { $expected }: "format": "{ $expected }" fehlt.
error-other-format = Das ist eine Datei im Format „{ $found }“; hier wird eine im Format „{ $expected }“ gebraucht.
error-wrong-version = Diese Datei hat Version { $found }; diese Ausgabe liest Version { $expected }.
error-unknown-key = { $path } ist kein bekannter Schlüssel; eigene Schlüssel müssen mit x_ beginnen.
error-foreign-key = { $path } gehört nicht zu diesem Spiel ({ game-named }).
error-missing-key = { $path } fehlt.
error-needless-key = { $path } ist neben { $beside } sinnlos; lass eines davon weg.
error-wrong-type = { $path } muss { $expected ->
    [number] eine ganze Zahl
    [text] ein Text
    [list] eine Liste
    [object] ein Objekt
    [flag] true oder false
   *[other] { $expected }
} sein, nicht { $found ->
    [number] eine Zahl
    [fraction] eine Zahl mit Dezimalpunkt
    [text] ein Text
    [list] eine Liste
    [object] ein Objekt
    [flag] true oder false
    [nothing] nichts (null)
   *[other] { $found }
}.
error-out-of-range = { $path } ist { $found } und liegt außerhalb des Bereichs; erlaubt ist { limits }.
limits = { $limits ->
    [hex64] ein Text aus 64 hexadezimalen Ziffern
   *[other] { $limits }
}
error-wrong-length = { $path } hat { $found } Elemente; es müssen { $expected } sein.
error-wrong-value = { $path } kann nicht { $value } sein; erlaubt ist: { $allowed }.
error-no-such-seat = { $path }: Es gibt keinen Platz { $seat }; es gibt { $seats } Plätze, gezählt ab 0.
error-wall-tile-thrice = { $path }: Mauerplättchen { $number } kommt mehr als zweimal vor; es gibt zwei von jedem.

# was eine Aufzeichnung sagt
error-tile-unknown = { $path }: Es gibt keine Karte „{ $tile }“ in diesem Kartensatz.
error-tile-too-often = { $path }: Die Karte { $tile } kommt zu oft vor; im Kartensatz vorhanden: { $count }.
error-tower-unknown = { $path }: Kein Eckturm mit einem Mauerplättchen beginnt mit { $number }.
error-status-finished = Laut Aufzeichnung ist das Spiel zu Ende, aber { $left ->
    [one] es ist noch 1 Karte zu ziehen.
   *[other] es sind noch { $left } Karten zu ziehen.
}
error-status-open = Laut Aufzeichnung läuft das Spiel noch, aber es ist zu Ende.
error-seed-commitment = seed_commitment ist nicht der SHA-256 der Startzahl.
error-seed-differs = { $path }: Die Startzahl ergibt hier { $expected }, die Aufzeichnung sagt { $found }.
error-drawn-when-over = Die Aufzeichnung nennt eine gezogene Karte, aber es ist nichts anzulegen.
error-drawn-fits-nowhere = { $tile } ist als gezogene Karte genannt, passt aber nirgends.
error-record-differs = Die Aufzeichnung lässt sich bei Zug { $move } nicht weiterspielen: { $what }
error-record-claims = Bei Zug { $move } sagt die Aufzeichnung { $what } { $expected }; nach den Regeln ist es { $found }.
error-record-claims-end = Am Ende sagt die Aufzeichnung { $what } { $expected }; nach den Regeln ist es { $found }.
error-not-resumable = Ein Spiel mit dem Status „{ $status }“ kann nicht fortgesetzt werden; das geht nur mit einem offenen.

# was eine Stellung sagt
error-start-tile = Die erste der Karten muss die Startkarte { $tile } auf 0,0 sein, nicht gedreht.
error-tower-twice = { $path }: Turm { $number } ist zweimal genannt.
error-cell-unknown = { $path }: Es gibt kein Feld { $x },{ $y }.
error-cell-twice = { $path }: Auf dem Feld { $x },{ $y } liegen zwei Karten.
error-area-unknown = { $path }: Dort liegt keine Karte mit einem Teil „{ $area }“.
error-follower-twice = { $path }: Auf { $area } auf { $x },{ $y } stehen zwei Gefolgsleute.
error-follower-home = { $path }: Der Gefolgsmann auf { $area } auf { $x },{ $y } steht auf einem fertigen Bauwerk; er gehört zurück in den Vorrat.
error-river-first = { $path }: Zuerst kommt der Fluss und der See zuletzt, also kann Karte { $tile } noch nicht da sein.
error-notation = Zeile { $line }: „{ $text }“ steht nicht in der Notation der Spiele.
error-jcz-form = Das ist kein gespeichertes Spiel von JCloisterZone: { $path } ist nicht, was es sein muss.
error-jcz-unknown = { $path } = { $value } hat hier kein Gegenstück.
error-follower-misplaced = { $path }: so jemand darf in diesem Spiel nicht auf „{ $area }“ stehen.
error-followers-too-many = Platz { $seat } hat mehr als { $most } Gefolgsleute auf dem Spielplan.
error-wall-count = Auf Türmen, im Besitz und eingesetzt sind zusammen { $found } Mauerplättchen; es müssen { $expected } sein.
error-phase-differs = Die Stellung kann nicht in der Phase „{ $phase }“ sein.
error-no-record = Dieses Spiel begann mit einer Stellung und hat daher keine Aufzeichnung.

# Dateien
error-file-missing = Es gibt keine Datei { $file }.
error-file-exists = { $file } gibt es schon; überschreibe sie mit --force oder wähle einen anderen Namen.
error-not-writable = { $file } kann nicht geschrieben werden ({ $why }); wähle einen Ordner, in den du schreiben darfst.
error-not-readable = { $file } kann nicht gelesen werden: { $why }.
error-file-unreadable = Die Datei { $file } kann nicht benutzt werden: { $why }.
error-not-gzip = { $file } endet auf .gz, ist aber nicht mit gzip gepackt.
error-gzip-damaged = { $file } ist beschädigt: Es ist kein gültiges gzip.
error-gzip-cut-short = { $file } ist abgeschnitten: Die gzip-Daten enden zu früh.
error-too-large = { $file } ist größer als { $limit }.
error-out-of-memory = { $file } ist zu groß für den Speicher dieses Rechners; gib eine kleinere Datei an.
error-too-many-moves = Die Aufzeichnung hat { $found } Züge; höchstens { $limit } werden gelesen.
error-folder = { $file } ist ein Ordner; hier wird eine Datei gebraucht.
error-not-a-file = { $file } ist ein Gerät, eine Pipe oder ein Socket; nenne eine gewöhnliche Datei.
error-empty = { $file } ist leer.

# die Befehlszeile
error-unknown-language = Es gibt keine Sprache „{ $language }“; wähle aus: { $known }.
error-player-unknown = Es gibt keinen Spieler „{ $name }“; wähle aus: { $known }.
error-players-form = „{ $text }“ nennt keine Spieler; schreibe sie mit Kommas, zum Beispiel { $example }.
error-names-form = „{ $text }“ ergibt nicht { $expected } Namen; schreibe einen je Spieler, mit Kommas.
error-players-one-game = { $found ->
    [one] Genannt ist 1 Spieler, in der Aufzeichnung sind es { $expected }.
   *[other] Genannt sind { $found } Spieler, in der Aufzeichnung sind es { $expected }.
}
error-board-needless = Klassik hat keinen Spielplan; lass --board weg.
error-rule-unknown = { game-named } hat keine Regel „{ $rule }“.
error-value-of = { $name } kann nicht „{ $value }“ sein; erlaubt ist: { $allowed }.
error-no-command = Es gibt keinen Befehl „{ $name }“; siehe tilewright --help.
error-argument-extra = „{ $text }“ ist ein Argument zu viel.
error-command-missing = Es fehlt ein Befehl; siehe tilewright --help.
error-no-such-option = Es gibt keine Option { $name }; --help nennt die vorhandenen.
error-missing-part = { $name } fehlt auf diesem Rechner; „tilewright doctor“ sagt mehr.
error-input-ended = Die Eingabe endete, bevor das Spiel zu Ende war.
error-interrupted = Abgebrochen.
error-unexpected = In Tilewright ist etwas schiefgegangen ({ $what }); bitte melde es.

## Fehler in einem Kartensatz oder Spielplan. Schlüssel: fault-<code>; Datei und Karte stehen vor dem Satz.

faults-more = { $count ->
    [one] (und noch 1 Fehler in { $file })
   *[other] (und noch { $count } Fehler in { $file })
}

fault-expected = { $expected ->
    [number] eine ganze Zahl
    [text] ein Text
    [flag] true oder false
    [texts] eine Liste von Texten
    [pair] zwei ganze Zahlen
    [pairs] eine Liste von Paaren ganzer Zahlen
    [tables] eine Liste von Tabellen
   *[other] { $expected }
}
fault-part = { $part ->
    [whole-file] der Datei
    [whole-tile] der Karte
    [garden-copy] der Gartenkarte
    [corner-tower] dem Turm
    [wall-side] der Mauerseite
    [start-space] dem Startfeld
   *[other] { $part }
}
fault-reason = { $reason ->
    [twice] ein Schlüssel oder eine Tabelle steht zweimal da
    [open] ein Text, eine Liste oder eine Tabelle ist nicht geschlossen
    [equals] nach einem Schlüssel folgt nicht = mit einem Wert
    [value] ein Wert fehlt oder ist nicht zu lesen; Texte stehen in Anführungszeichen
    [escape] ein Text hat einen Backslash vor einem falschen Zeichen
    [character] hier steht etwas, was nicht hierher gehört
    [deep] es ist zu tief verschachtelt
    [number] eine Zahl hat zu viele Ziffern
   *[other] { $reason }
}

# die Datei
fault-file-unreadable = die Datei kann nicht gelesen werden: { $reason }
fault-not-utf8 = die Datei ist kein UTF-8-Text (Byte { $position })
fault-not-toml = die Datei ist kein gültiges TOML in Zeile { $line }, Spalte { $column }: { fault-reason }
fault-not-a-set = die Datei hat weder Karten ([[tile]]) noch die Zeilen eines Spielplans
fault-unknown-key = der Schlüssel { $key } ist nicht bekannt in { fault-part }
fault-missing-key = der Schlüssel { $key } fehlt in { fault-part }
fault-wrong-type = { $key } in { fault-part } muss { fault-expected } sein
fault-wrong-format = Format { $found } kann nicht gelesen werden; dieses Programm liest Format { $expected }
fault-wrong-game = game kann hier nicht { $found } sein; es muss castle oder classic sein, für einen Spielplan castle
fault-wrong-half-order = half_order muss Nw Ne En Es Se Sw Ws Wn sein
fault-bad-id = { $id } ist keine brauchbare Kennung in { fault-part }: nur Buchstaben, Ziffern und . _ + -, höchstens 64
fault-too-small = { $key } in { fault-part } ist { $found }, es muss mindestens { $least } sein
fault-too-large = { $key } in { fault-part } ist { $found }, es darf höchstens { $most } sein
fault-too-many = { $key } in { fault-part } hat { $number } Einträge, es dürfen höchstens { $most } sein

# eine Karte
fault-duplicate-tile = die Kennung { $id } gehört zu zwei Karten
fault-duplicate-area = die Kennung { $area } ist für zwei Teile verwendet
fault-no-areas = die Karte hat keinen Teil
fault-unknown-area-kind = { $area } ist von der Art { $kind }, die nicht zu { $game } gehört
fault-misplaced-key = { $area }: der Schlüssel { $key } gehört nicht zu dieser Art ({ kind })
fault-edges-missing = { $area }: edges fehlt (eine leere Liste heißt ganz innerhalb der Karte)
fault-halves-missing = { $area }: halves fehlt (eine leere Liste heißt ganz innerhalb der Karte)
fault-unknown-edge = { $area }: { $name } ist keine Seite; die Seiten sind N E S W
fault-unknown-half = { $area }: { $name } ist keine halbe Seite; die halben Seiten sind Nw Ne En Es Se Sw Ws Wn
fault-named-twice = { $area }: { $name } ist zweimal genannt
fault-edge-owned-twice = die Seite { $edge } gehört sowohl zu { $area } als auch zu { $other }
fault-half-owned-twice = die halbe Seite { $half } gehört sowohl zu { $area } als auch zu { $other }
fault-half-without-owner = die halbe Seite { $half } gehört zu nichts
fault-edge-split = zur Seite { $edge } führt kein Weg und keine Straße, also können { $area } und { $other } sie nicht teilen
fault-areas-cross = { $area } und { $other } kreuzen sich
fault-not-separated = nichts trennt { $area } und { $other }, zwei Teile derselben Art ({ kind })
fault-path-stops-nowhere = { $area } hat ein Ende, das nirgends aufhört (Seiten: { $edges }, ends: { $ends })
fault-road-stops-nowhere = { $area } endet innerhalb der Karte, aber dort ist keine Kreuzung, kein Kloster und keine Stadt
fault-unknown-ends = { $area }: ends ist { $found }; es muss none, square, building oder square+building sein
fault-at-missing = { $area } endet an einem Gebäude, aber at nennt es nicht
fault-at-unneeded = { $area } endet nicht an einem Gebäude, also muss at wegfallen
fault-at-unknown = { $area }: at nennt { $name }, aber das ist kein Teil dieser Karte
fault-at-wrong-kind = { $area }: at nennt { $name } ({ kind }); ein Weg endet an einem Haus oder einem Turm
fault-city-unknown = { $area }: cities nennt { $name }, aber das ist keine Stadt dieser Karte
fault-square-missing = { $area } endet an einem Platz, aber die Karte hat keinen (square = true fehlt)
fault-square-too-few = ein Platz verbindet zwei oder mehr Wege; Anzahl hier: { $number }
fault-equal-kinds = die Karte ist gedreht gleich mit { $other }

# ein ganzer Satz
fault-no-tiles = die Datei hat keine Karte des Grundspiels
fault-tiles-number = mit dem Satz lässt sich spielen, aber er hat { $number } Karten; ein ganzer Satz der Burg hat { $wanted }
fault-copies-number = count ist { $number }; in der Burg gibt es jede Karte einmal
fault-start-number = { $number } Arten sind als start markiert; ein Klassik-Satz hat eine Startkarte
fault-start-unneeded = Die Burg hat keine Startkarte, also muss start wegfallen
fault-garden-of-unknown = die Gartenkopie ist von { $of }, aber das ist keine Karte dieser Datei
fault-garden-id = die Gartenkopie von { $of } muss die Kennung { $wanted } haben
fault-garden-number = { $number } Exemplare von { $of } haben einen Garten, aber es gibt nur { $copies }
fault-garden-areas = eine Gartenkopie fügt einen Garten hinzu

# ein Spielplan
fault-rows-ragged = die Zeile hat { $length } Zeichen, die erste Zeile hat { $wanted }
fault-rows-character = die Zeile hat das Zeichen { $found }; nur # (ein Feld) und . (kein Feld) sind erlaubt
fault-no-cells = der Spielplan hat kein Feld
fault-cells-off = cells sagt { $stated }, die Zeilen haben { $number }
fault-cells-number = auf dem Spielplan lässt sich spielen, aber er hat { $number } Felder; der gedruckte hat { $wanted }
fault-interior-split = die Felder hängen nicht zusammen: { $x },{ $y } ist nicht zu erreichen
fault-outline-split = der Umriss ist nicht eine geschlossene Linie (ein Loch oder Felder, die sich nur an einer Ecke berühren)
fault-towers-number = es gibt { $number } Türme; ein Spielplan hat { $wanted }
fault-tower-off-corner = bei { $x },{ $y } ist keine Ecke des Umrisses
fault-tower-twice = bei { $x },{ $y } stehen zwei Türme
fault-corner-without-tower = die Ecke des Umrisses bei { $x },{ $y } hat keinen Turm
fault-tower-bend = inward stimmt nicht: Der Umriss biegt bei { $x },{ $y } { $bend ->
    [inward] nach innen
   *[outward] nach außen
}
fault-tower-numbers = ein Turm hat zwei aufeinanderfolgende Zahlen, nicht { $first } und { $second }
fault-tower-wall-tile = wall_tile stimmt nicht: Nur auf dem Turm 0/1 liegt kein Mauerplättchen
fault-walls-number = { $number } gerade Seiten und { $towers } Türme: Jeder Turm steht vor einer Seite
fault-wall-off-outline = die Seite folgt nicht dem Umriss; er verläuft hier { $wanted }
fault-wall-length = length sagt { $stated }, die Seite hat { $number } Felder
fault-track-length = die Zählleiste hat { $number } Felder, es müssen { $wanted } sein
fault-track-gap = die Zahl { $number } der Zählleiste steht auf keinem Turm und keiner Seite
fault-track-twice = die Zahl { $number } der Zählleiste kommt zweimal vor
fault-track-off = die Zahl { $number } liegt außerhalb der Zählleiste, die von 0 bis { $last } läuft
fault-track-order = die Seite muss von { $first } bis { $last } laufen, zwischen ihren zwei Türmen
fault-seam-numbers = eine Naht liegt zwischen zwei aufeinanderfolgenden Zahlen der Zählleiste, nicht { $first } und { $second }
fault-seam-cuts-tower = die Naht { $first }|{ $second } zerschneidet einen Turm
fault-start-off-board = das Startfeld liegt bei { $x },{ $y }, und das ist kein Feld
fault-start-off-wall = an der Seite { $side } von { $x },{ $y } ist keine Mauer
fault-start-twice = an der Seite { $side } von { $x },{ $y } liegen zwei Startfelder
fault-start-feature = { $found } ist nicht bekannt; es muss path, tower, house oder court sein
fault-start-markets = nur ein Hof kann Märkte haben, { $feature } nicht
fault-starts-number = auf dem Spielplan lässt sich spielen, aber er hat { $number } Startfelder; der gedruckte hat { $wanted }
fault-no-start = es gibt kein Startfeld, also könnte keine Karte gelegt werden
