## Warum eine Aktion nicht erlaubt ist. Schlüssel: refusal-<code>. Ein klarer Satz: was falsch ist und was richtig wäre.

refusal-with-rule = { $reason } (Regel { $rule })

refusal-game-over = Das Spiel ist zu Ende; es kann nichts mehr gespielt werden.
refusal-wrong-phase = { $phase ->
    [deal] Das geht jetzt nicht: Zuerst muss die nächste Karte gezogen werden.
    [place] Das geht jetzt nicht: Zuerst muss die gezogene Karte angelegt werden.
    [follower] Das geht jetzt nicht: Wähle zuerst einen Gefolgsmann für die eben angelegte Karte oder keinen.
    [score] Das geht jetzt nicht: Wähle zuerst, welches der fertigen Bauwerke als Nächstes gewertet wird.
    [extra_turn] Das geht jetzt nicht: Entscheide zuerst, ob du Mauerplättchen 1 für noch einen Zug einsetzt.
    [reserve] Das ist nicht der Moment: Zuerst muss eine der beiden übrigen Karten reserviert werden.
   *[over] Das geht jetzt nicht: Das Spiel ist zu Ende.
}
refusal-unknown-tile = Es gibt keine Karte „{ $tile }“ in diesem Kartensatz.
refusal-wrong-tile = Gezogen ist die Karte { $drawn }, also kann { $tile } jetzt nicht angelegt werden.
refusal-bad-rotation = Eine Karte lässt sich nicht um { $rotation } Grad drehen; wähle 0, 90, 180 oder 270.
refusal-outside-the-wall = In { cell-name } ist kein Feld innerhalb der Burgmauer.
refusal-cell-occupied = In { cell-name } liegt schon eine Karte; wähle ein leeres Feld.
refusal-touches-nothing = In { cell-name } würde die Karte nichts berühren; sie muss mit einer ganzen Seite an einer gelegten Karte oder an einem Startfeld liegen.
refusal-touches-no-tile = In { cell-name } würde die Karte nichts berühren; sie muss mit einer ganzen Seite an einer gelegten Karte liegen.
refusal-path-not-continued = { side-at } kommt ein Weg an, aber die Karte hat dort { kind-a-object }; ein Weg muss fortgesetzt werden.
refusal-path-blocked = { side-at } hat die Karte einen Weg, aber die Nachbarkarte hat dort { kind-a-object }; ein Weg darf nur an einen Weg stoßen.
refusal-start-space-path = { side-at } liegt ein Startfeld mit einem Weg, aber die Karte hat dort { kind-a-object }; ein Weg muss fortgesetzt werden.
refusal-start-space-no-path = { side-at } hat die Karte einen Weg, aber das Startfeld dort ist { kind-a }; ein Weg darf nur an einen Weg stoßen.
refusal-edges-differ = { side-at } hat die Karte { $mine ->
    [city] eine Stadt
    [road] eine Straße
    [river] einen Fluss
   *[field] eine Wiese
} und die Nachbarkarte { $theirs ->
    [city] eine Stadt
    [road] eine Straße
    [river] einen Fluss
   *[field] eine Wiese
}; beide Seiten müssen gleich sein.
refusal-beyond-boundary = In { cell-name } würde die Landschaft größer als { $width } Spalten mal { $height } Zeilen; wähle ein Feld innerhalb.
refusal-area-unknown = Die Karte { $tile } hat keinen Teil „{ $area }“; wähle einen Teil der eben angelegten Karte.
refusal-supply-empty = Du hast keinen Gefolgsmann in deinem Vorrat.
refusal-feature-occupied = Du kannst dort keinen Gefolgsmann hinsetzen: Ein { follower } von { $player } steht schon { kind-on-this }.
refusal-no-farmers = Du kannst keinen Gefolgsmann auf eine Wiese setzen: Dieses Spiel wird ohne Bauern gespielt.
refusal-garden-for-abbots = Du kannst dort keinen Gefolgsmann hinsetzen: Auf einem Garten darf nur ein Abt stehen.
refusal-river-not-claimed = Du kannst dort keinen Gefolgsmann hinsetzen: Auf dem Fluss darf niemand stehen.
refusal-no-abbots = Dieses Spiel wird ohne Äbte gespielt.
refusal-abbot-elsewhere = Dein Abt kann dort nicht stehen; ein Abt steht nur auf einem Kloster oder einem Garten.
refusal-abbot-not-in-supply = Dein Abt ist nicht in deinem Vorrat.
refusal-abbot-not-placed = Dein Abt steht nirgends, du kannst ihn also nicht zurückholen.
refusal-abbot-completed = Dein Abt steht auf dem, was diese Karte fertigstellt; es wird gewertet, und er kommt ohnehin zurück.
refusal-river-first = Zuerst kommt der Fluss und der See zuletzt, also kann { $tile } noch nicht gezogen werden.
refusal-river-not-continued = Der Fluss muss { in-cell } weitergehen, mit einer Flusskante nach { side }.
refusal-river-ended = Der Fluss hat kein offenes Ende, also kann keine Flusskarte gelegt werden.
refusal-river-blocked = { side-at } liefe der Fluss gegen eine andere Karte; er muss offen bleiben.
refusal-river-u-turn = Zwei Biegungen des Flusses nebeneinander können nicht zur selben Seite gehen.
refusal-river-open = In { cell-name } ist der Fluss offen; dort kann nie eine andere Karte liegen.
refusal-no-draft = In diesem Spiel gibt es keine Auswahl, also kann keine Karte reserviert werden.
refusal-not-in-hand = Du hast keine Karte { $tile } auf der Hand; wähle eine, die du hast.
refusal-not-shown = Es liegt keine Karte { $tile } offen aus; wähle eine, die dort liegt.
refusal-drew-count = Auf die Hand kommen hier { $expected } Karten, nicht { $found }.
refusal-shown-count = Hier liegen { $expected } Karten offen, die reservierte dabei, nicht { $found } von diesen.
refusal-no-redraws = In diesem Spiel wird nicht neu gezogen: Eine gezogene Karte, die passt, muss angelegt werden.
refusal-redraw-river = Eine Flusskarte darf nicht abgelehnt werden; sie muss angelegt werden.
refusal-redrawn-already = Du hast in diesem Zug schon eine Karte abgelehnt; diese muss angelegt werden.
refusal-redraws-spent = Du darfst nicht mehr neu ziehen; diese Karte muss angelegt werden.
refusal-redraw-stack-empty = Der Stapel ist leer, es gibt also keine andere Karte zu ziehen; diese muss angelegt werden.
refusal-feature-unknown = Es gibt kein „{ $area }“ auf { $x },{ $y }; nenne ein Bauwerk mit einem Feld und einem Teil der Karte dort.
refusal-not-pending = „{ $area }“ auf { $x },{ $y } wartet nicht auf eine Wertung; wähle ein Bauwerk, das diese Karte fertiggestellt hat und das ein Spieler gewinnt.
refusal-own-first = „{ $area }“ auf { $x },{ $y } gehört deinem Gegner; werte zuerst die Bauwerke, die du gewinnst.
refusal-cannot-double-kind = { $kind ->
    [path] Ein Weg kann nicht verdoppelt werden; Mauerplättchen 2 verdoppelt einen Turm, Mauerplättchen 3 ein Haus.
    [tower] Dieser Turm kann so nicht verdoppelt werden; dazu braucht es Mauerplättchen 2.
    [house] Dieses Haus kann so nicht verdoppelt werden; dazu braucht es Mauerplättchen 3.
   *[other] Das kann nicht verdoppelt werden; Mauerplättchen 2 verdoppelt einen Turm, Mauerplättchen 3 ein Haus.
}
refusal-double-not-yours = { $player } bekommt die Punkte für dieses Bauwerk, also kann kein Mauerplättchen es verdoppeln: Mauerplättchen werden nur im Zug ihres Besitzers eingesetzt.
refusal-no-usable-wall-tile = Du hast Mauerplättchen { $number } nicht.
refusal-wall-tile-fresh = Du hast Mauerplättchen { $number } in diesem Zug gewonnen; du kannst es ab deinem nächsten Zug einsetzen.
refusal-no-extra-turn = Du hast Mauerplättchen 1 nicht, also bekommst du keinen weiteren Zug.
refusal-stack-empty = Der Stapel ist leer, also bringt Mauerplättchen 1 keinen Zug mehr.
refusal-scoring-not-chosen = In Klassik werden alle fertigen Bauwerke zugleich gewertet; es gibt nichts zu wählen.
refusal-no-extra-turns = In Klassik gibt es keine weiteren Züge; die Spieler wechseln sich ab.
refusal-deal-not-due = { $phase ->
    [place] Jetzt kann keine Karte gezogen werden: Zuerst muss die gezogene Karte angelegt werden.
    [over] Jetzt kann keine Karte gezogen werden: Das Spiel ist zu Ende.
   *[other] Jetzt kann keine Karte gezogen werden: Der Zug ist noch nicht zu Ende.
}
refusal-undo-nothing = Es gibt nichts zurückzunehmen.
refusal-undo-revealed = Das kann nicht zurückgenommen werden: Dabei ist etwas Verdecktes bekannt geworden.
refusal-order-fixed = Auf die Reihenfolge kommt es jetzt nicht an, also wird sie nicht gewählt: „{ $area }“ auf { $x },{ $y } kommt zuerst.
refusal-other-name = Ein Bauwerk heißt nach seinem ersten Teil: Nenne dieses „{ $area }“ auf { $x },{ $y }.
refusal-too-far = { $x },{ $y } liegt zu weit draußen für eine erzwungene Karte: Spalten und Zeilen der Landschaft dürfen zusammen höchstens 85 werden.

## Warum ein aufgezeichnetes Spiel nicht so zu spielen ist, wie es dasteht.

refusal-not-your-turn = Das ist ein Zug von { $player }, aber { $expected } ist am Zug.
refusal-tile-used-up = Jede Karte { $tile } ist schon gezogen.
refusal-discard-fits = Die Karte { $tile } kommt aus dem Spiel, kann aber angelegt werden.
refusal-must-discard = Die Karte { $tile } passt nirgends; sie muss aus dem Spiel.
refusal-scored-missing = „scored“ nennt „{ $area }“ auf { $x },{ $y } nicht, und das hat eine Zählfigur bewegt.
refusal-scored-extra = „scored“ nennt „{ $area }“ auf { $x },{ $y }, und das hat keine Zählfigur bewegt.
refusal-scored-order = „scored“ nennt „{ $area }“ auf { $x },{ $y } nicht in der richtigen Reihenfolge.
refusal-scored-needed = „scored“ fehlt, aber hier war eine Reihenfolge oder eine Verdopplung zu wählen.
refusal-wall-tile-missing = Der Zug nimmt das Mauerplättchen von Turm { $number }, aber „wall_tiles“ nennt es nicht.
