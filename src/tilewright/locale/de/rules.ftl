## Warum es Punkte gab oder nicht. Schlüssel: score-<Regelnummer mit Bindestrich statt Punkt>[-<Fall>].

score-castle-S2 = { $player }: { kind-completed } { at-cell }, { tiles }{ castle-starts } × { $each }{ castle-fountain } = { points }
castle-starts = { $starts ->
    [0] {""}
    [one] {" "}(davon 1 Startfeld)
   *[other] {" "}(davon { $starts } Startfelder)
}
castle-fountain = { $fountain ->
    [0] {""}
   *[other] {" "}(Brunnen)
}
score-castle-W4 = { $player }: { kind-completed } { at-cell }, { tiles }{ castle-starts } × { $each } (verdoppelt durch Mauerplättchen { $number }) = { points }
score-castle-S1 = { $followers ->
    [0] Fertig ist { kind-the } { at-cell } ({ tiles }), aber niemand hat dort einen Gefolgsmann: keine Punkte.
    [one] Fertig ist { kind-the } { at-cell } ({ tiles }), aber beide Spieler haben dort einen Gefolgsmann: Gleichstand, niemand bekommt Punkte.
   *[other] Fertig ist { kind-the } { at-cell } ({ tiles }), aber beide Spieler haben dort gleich viele Gefolgsleute (je { $followers }): Gleichstand, niemand bekommt Punkte.
}
score-castle-S5 = { $before ->
    [0] { $player } setzt den Palas auf das Haus { at-cell }: { tiles }.
   *[other] { $player } versetzt den Palas auf das größere Haus { at-cell }: { tiles } statt { $before }.
}
score-castle-W1 = { $player } kommt genau auf den Eckturm { $low }/{ $high } und nimmt Mauerplättchen { $number } ({ wall-tile-effect }).
wall-tile-effect = { $number ->
    [1] { wall-tile-1 }
    [2] { wall-tile-2 }
    [3] { wall-tile-3 }
    [4] { wall-tile-4 }
    [5] { wall-tile-5 }
    [6] { wall-tile-6 }
    [7] { wall-tile-7 }
    [8] { wall-tile-8 }
   *[9] { wall-tile-9 }
}
score-castle-E2 = { $player }: der größere Palas ({ $mine } zu { $theirs }{ castle-eights }), größte zusammenhängende freie Fläche: { cells } = { points }
castle-eights = { $eights ->
    [0] {""}
   *[other] , Mauerplättchen 8 eingerechnet
}
score-castle-E2-tie = Beide Palasse sind gleich groß ({ $mine } zu { $theirs }): Niemand bekommt Punkte für die größte zusammenhängende freie Fläche.
score-castle-E3 = { $player }: Hof { at-cell }, { markets } × { $each } (Händler: { $mine } zu { $theirs }) = { points }
score-castle-E3-tie = Ein Hof ({ markets }), aber beide Spieler haben dort gleich viele Händler: Niemand bekommt Punkte.
score-castle-W5 = { $number ->
    [4] { $player }: Mauerplättchen 4, nicht fertiger Weg { at-cell }, { tiles } × { $each } = { points }
    [5] { $player }: Mauerplättchen 5, nicht fertiger Turm { at-cell }, { tiles } × { $each } = { points }
    [6] { $player }: Mauerplättchen 6, nicht fertiges Haus { at-cell }, { tiles } × { $each } = { points }
    [7] { $player }: Mauerplättchen 7, 1 mehr für jeden Markt des Hofes { at-cell } = { points }
    [8] { $player }: Mauerplättchen 8, nötig für den größeren Palas
   *[9] { $player }: Mauerplättchen 9 = { points }
}

score-classic-S2 = { $player }: { classic-completed } = { points }{ classic-each }
score-classic-S3 = { $player }: { classic-unfinished } = { points }{ classic-each }
score-classic-S4 = { $player }: Wiese { at-cell }, { cities } × { $each } = { points }{ classic-each }
score-classic-S4-none = { $player }: Wiese { at-cell } ohne fertige Stadt = 0 Punkte
score-classic-S8 = { $player }: fertige Stadt aus zwei Karten { at-cell }, { tiles } × { $each }{ classic-shields } = { points }{ classic-each }
score-classic-S8-second = { $player }: { cities } an Wiesen mit der Mehrheit, × { $each } = { points }
score-classic-S8-first = { $player }: fertige Stadt { at-cell } mit den meisten Bauern ringsum = { points }{ classic-each }
score-classic-V9-3 = { $player }: zurückgeholt, { kind } mit den Nachbarn, { tiles } = { points }
score-classic-S1 = { $kind ->
    [monastery] Fertig ist { kind-the }, aber niemand steht dort: keine Punkte.
    [garden] Fertig ist { kind-the }, aber niemand steht dort: keine Punkte.
   *[other] Fertig ist { kind-the } ({ tiles }), aber niemand steht dort: keine Punkte.
}
classic-completed = { $kind ->
    [monastery] fertiges Kloster { at-cell } mit allen Nachbarn, { tiles }
    [garden] fertiger Garten { at-cell } mit allen Nachbarn, { tiles }
   *[other] { kind-completed } { at-cell }, { tiles } × { $each }{ classic-shields }
}
classic-unfinished = { $kind ->
    [monastery] nicht fertiges Kloster { at-cell } mit seinen Nachbarn, { tiles }
    [garden] nicht fertiger Garten { at-cell } mit seinen Nachbarn, { tiles }
   *[other] { kind-incomplete } { at-cell }, { tiles } × { $each }{ classic-shields }
}
classic-shields = { $shields ->
    [0] {""}
   *[other] {" "}+ { shields } × { $each }
}
classic-each = { $winners ->
    [one] {""}
   *[other] {" "}je Spieler (Gleichstand: volle Punkte für alle)
}

## Der Befehl „rules“

rules-title-castle = Spielregeln: Die Burg
rules-title-classic = Spielregeln: Klassik
rules-one = { $game }, Regel { $rule }
