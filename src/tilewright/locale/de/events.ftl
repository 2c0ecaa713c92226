## Zeilen des Spielprotokolls: was geschah. Punkte und ihre Gründe stehen im Katalog „rules“.

event-started = { $game } beginnt: { $players }.
event-first-player = { $player } beginnt.
event-seed-commitment = Fingerabdruck der verdeckten Reihenfolge: { $digest } (die SHA-256 der Startzahl, die am Ende gezeigt wird; so kann niemand die Reihenfolge unterwegs ändern)
event-seed = Startzahl dieses Spiels: { $seed }
event-drawn = { $player } zieht eine Karte.
event-gone = Eine Karte, die { $player } gezogen hat, passt nirgends und kommt aus dem Spiel; es wird neu gezogen.
event-gone-held = Eine Karte passt nirgends, wie alle Karten daneben, und kommt aus dem Spiel.
event-drew = { $count ->
    [one] { $player } zieht eine Karte.
   *[other] { $player } zieht { $count } Karten.
}
event-reserved = { $player } reserviert eine Karte.
event-under-draft = Die letzte Karte bleibt übrig und kommt verdeckt unter den Stapel.
event-under = Die Karte passt nirgends und kommt verdeckt unter den Stapel; { $player } zieht neu.
event-redrawn = { $player } lehnt die Karte ab und zieht neu; sie kommt verdeckt unter den Stapel.
event-turn-lapsed = Es ist keine Karte mehr da: Der Zug von { $player } verfällt.
event-placed = { $player } legt die Karte { in-cell } an{ rotated }.
event-follower = { $player } setzt { follower-a-object } { kind-onto-the }{ place }.
event-no-follower = { $player } setzt keinen Gefolgsmann.
event-abbot = { $player } setzt den Abt { kind-onto-the }{ place }.
event-recall-abbot = { $player } holt den Abt { kind-from-the } { at-cell } zurück.
event-abbot-returned = Der Abt von { $player } kehrt in den Vorrat zurück.
event-completed = Fertig: { kind-the }, { tiles }.
event-returned = { $count ->
    [one] Der { follower } von { $player } kehrt in den Vorrat zurück.
   *[other] { followers } von { $player } kehren in den Vorrat zurück.
}
event-marker = Zählfigur von { $player }: von { $before } auf { $after }.
event-lap = Die Zählfigur von { $player } läuft über 99 hinaus und wird hingelegt (insgesamt { points }).
event-wall-tile-used = { $player } setzt Mauerplättchen { $number } ein.
event-extra-turn = { $player } setzt Mauerplättchen 1 ein und hat noch einen Zug.
event-wall-removed = { $count ->
    [0] Auf der Mauer liegt kein Mauerplättchen mehr.
    [one] 1 Mauerplättchen liegt noch auf der Mauer und kommt aus dem Spiel.
   *[other] { $count } Mauerplättchen liegen noch auf der Mauer und kommen aus dem Spiel.
}
event-last-tile = Die letzte Karte liegt; das Spiel endet nach diesem Zug.
event-final-scoring = Schlusswertung
event-final-scores = Endstand: { $scores }
event-winner = { $player } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
event-draw = Gleichstand: Beide haben { points }.
event-shared = Gemeinsamer Sieg von { $players } mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
event-tie-break = { $name ->
    [followers_on_landscape] Den Gleichstand brechen die Gefolgsleute in der Landschaft: { $counts }.
    [completed_cities] Den Gleichstand brechen die fertigen Städte, die Punkte brachten: { $counts }.
   *[followers_in_supply] Den Gleichstand brechen die Gefolgsleute im Vorrat: { $counts }.
}
event-undone = { $player } nimmt die letzte Entscheidung zurück.
