## Waarom er punten waren, of niet. Sleutel: score-<regelnummer met een streepje voor de punt>[-<geval>].

score-castle-S2 = { $player }: { kind-completed } { at-cell }, { tiles }{ castle-starts } × { $each }{ castle-fountain } = { points }
castle-starts = { $starts ->
    [0] {""}
    [one] {" "}(waarvan 1 startveld)
   *[other] {" "}(waarvan { $starts } startvelden)
}
castle-fountain = { $fountain ->
    [0] {""}
   *[other] {" "}(waterput)
}
score-castle-W4 = { $player }: { kind-completed } { at-cell }, { tiles }{ castle-starts } × { $each } (verdubbeld met muurfiche { $number }) = { points }
score-castle-S1 = { $followers ->
    [0] Afgebouwd is { kind-the } { at-cell } ({ tiles }), maar niemand heeft daar een { follower }: geen punten.
    [one] Afgebouwd is { kind-the } { at-cell } ({ tiles }), maar beide spelers hebben daar één { follower }: gelijke stand, niemand krijgt punten.
   *[other] Afgebouwd is { kind-the } { at-cell } ({ tiles }), maar beide spelers hebben daar evenveel horigen (elk { $followers }): gelijke stand, niemand krijgt punten.
}
score-castle-S5 = { $before ->
    [0] { $player } zet het paleis op het huis { at-cell }: { tiles }.
   *[other] { $player } verplaatst het paleis naar het grotere huis { at-cell }: { tiles } in plaats van { $before }.
}
score-castle-W1 = { $player } komt precies op de hoektoren { $low }/{ $high } en pakt muurfiche { $number } ({ wall-tile-effect }).
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
score-castle-E2 = { $player }: het grotere paleis ({ $mine } tegen { $theirs }{ castle-eights }), grootste aaneengesloten lege gebied: { cells } = { points }
castle-eights = { $eights ->
    [0] {""}
   *[other] , muurfiches 8 meegeteld
}
score-castle-E2-tie = De paleizen zijn even groot ({ $mine } tegen { $theirs }): niemand krijgt punten voor het grootste aaneengesloten lege gebied.
score-castle-E3 = { $player }: hof { at-cell } met { markets } × { $each } (kooplieden: { $mine } tegen { $theirs }) = { points }
score-castle-E3-tie = Een hof met { markets }, maar beide spelers hebben daar evenveel kooplieden: niemand krijgt punten.
score-castle-W5 = { $number ->
    [4] { $player }: muurfiche 4, niet afgebouwde weg { at-cell }, { tiles } × { $each } = { points }
    [5] { $player }: muurfiche 5, niet afgebouwde toren { at-cell }, { tiles } × { $each } = { points }
    [6] { $player }: muurfiche 6, niet afgebouwd huis { at-cell }, { tiles } × { $each } = { points }
    [7] { $player }: muurfiche 7, 1 extra voor elke markt van het hof { at-cell } = { points }
    [8] { $player }: muurfiche 8, nodig voor het grotere paleis
   *[9] { $player }: muurfiche 9 = { points }
}

score-classic-S2 = { $player }: { classic-completed } = { points }{ classic-each }
score-classic-S3 = { $player }: { classic-unfinished } = { points }{ classic-each }
score-classic-S4 = { $player }: weide { at-cell }, { cities } × { $each } = { points }{ classic-each }
score-classic-S4-none = { $player }: weide { at-cell } zonder afgebouwde stad = 0 punten
score-classic-S8 = { $player }: afgebouwde stad van twee tegels { at-cell }, { tiles } × { $each }{ classic-shields } = { points }{ classic-each }
score-classic-S8-second = { $player }: { cities } aan weiden met de meerderheid, × { $each } = { points }
score-classic-S8-first = { $player }: afgebouwde stad { at-cell } met de meeste boeren eromheen = { points }{ classic-each }
score-classic-V9-3 = { $player }: teruggehaald van { kind-the } met zijn buren, { tiles } = { points }
score-classic-S1 = { $kind ->
    [monastery] Afgebouwd is { kind-the }, maar niemand staat daar: geen punten.
    [garden] Afgebouwd is { kind-the }, maar niemand staat daar: geen punten.
   *[other] Afgebouwd is { kind-the } ({ tiles }), maar niemand staat daar: geen punten.
}
classic-completed = { $kind ->
    [monastery] afgebouwd klooster { at-cell } met al zijn buren, { tiles }
    [garden] afgebouwde tuin { at-cell } met al zijn buren, { tiles }
   *[other] { kind-completed } { at-cell }, { tiles } × { $each }{ classic-shields }
}
classic-unfinished = { $kind ->
    [monastery] niet afgebouwd klooster { at-cell } met zijn buren, { tiles }
    [garden] niet afgebouwde tuin { at-cell } met zijn buren, { tiles }
   *[other] { kind-incomplete } { at-cell }, { tiles } × { $each }{ classic-shields }
}
classic-shields = { $shields ->
    [0] {""}
   *[other] {" "}+ { shields } × { $each }
}
classic-each = { $winners ->
    [one] {""}
   *[other] {" "}elk (gelijke stand: alle punten voor ieder)
}

## Het commando "rules"

rules-title-castle = Spelregels van De Burcht
rules-title-classic = Spelregels van Klassiek
rules-one = { $game }, regel { $rule }
