## Why points were given, or not. Key: score-<rule id with a hyphen for the dot>[-<case>].

# A completed path, tower or house: $each points a tile; $starts of the $tiles are start spaces; $fountain 0 or 1.
score-castle-S2 = { $player }: { kind-completed } { at-cell }, { tiles }{ castle-starts } × { $each }{ castle-fountain } = { points }
castle-starts = { $starts ->
    [0] {""}
    [one] {" "}(1 of them a start space)
   *[other] {" "}({ $starts } of them start spaces)
}
castle-fountain = { $fountain ->
    [0] {""}
   *[other] {" "}(fountain)
}
score-castle-W4 = { $player }: { kind-completed } { at-cell }, { tiles }{ castle-starts } × { $each } (doubled by wall tile { $number }) = { points }
score-castle-S1 = { $followers ->
    [0] A completed { kind } { at-cell } ({ tiles }), but nobody has a { follower } there: no points.
    [one] A completed { kind } { at-cell } ({ tiles }), but both players have one { follower } there: a tie, nobody scores.
   *[other] A completed { kind } { at-cell } ({ tiles }), but both players have equally many followers there ({ $followers } each): a tie, nobody scores.
}
score-castle-S5 = { $before ->
    [0] { $player } puts the keep on the house { at-cell }: { tiles }.
   *[other] { $player } moves the keep to the larger house { at-cell }: { tiles } instead of { $before }.
}
score-castle-W1 = { $player } lands exactly on the corner tower { $low }/{ $high } and takes wall tile { $number } ({ wall-tile-effect }).
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
score-castle-E2 = { $player }: the larger keep ({ $mine } to { $theirs }{ castle-eights }), largest connected empty area: { cells } = { points }
castle-eights = { $eights ->
    [0] {""}
   *[other] , wall tiles 8 included
}
score-castle-E2-tie = The keeps are equal ({ $mine } to { $theirs }): nobody scores the largest connected empty area.
score-castle-E3 = { $player }: court { at-cell } with { markets } × { $each } ({ $mine } to { $theirs } merchants) = { points }
score-castle-E3-tie = A court with { markets }, but both players have equally many merchants there: nobody scores.
score-castle-W5 = { $number ->
    [4] { $player }: wall tile 4, incomplete path { at-cell }, { tiles } × { $each } = { points }
    [5] { $player }: wall tile 5, incomplete tower { at-cell }, { tiles } × { $each } = { points }
    [6] { $player }: wall tile 6, incomplete house { at-cell }, { tiles } × { $each } = { points }
    [7] { $player }: wall tile 7, 1 more for each market of the court { at-cell } = { points }
    [8] { $player }: wall tile 8, needed for the larger keep
   *[9] { $player }: wall tile 9 = { points }
}

# Classic. $player may name several players; $winners says how many share the majority and get full points each.
score-classic-S2 = { $player }: { classic-completed } = { points }{ classic-each }
score-classic-S3 = { $player }: { classic-unfinished } = { points }{ classic-each }
score-classic-S4 = { $player }: field { at-cell }, { cities } × { $each } = { points }{ classic-each }
score-classic-S4-none = { $player }: field { at-cell } without a completed city = 0 points
score-classic-S8 = { $player }: completed city of two tiles { at-cell }, { tiles } × { $each }{ classic-shields } = { points }{ classic-each }
score-classic-S8-second = { $player }: { cities } at fields with the majority, × { $each } = { points }
score-classic-S8-first = { $player }: completed city { at-cell } with most farmers around it = { points }{ classic-each }
score-classic-V9-3 = { $player }: recalled from { kind-the } with its neighbours, { tiles } = { points }
score-classic-S1 = { $kind ->
    [monastery] A completed { kind }, but nobody stands there: no points.
    [garden] A completed { kind }, but nobody stands there: no points.
   *[other] A completed { kind } ({ tiles }), but nobody stands there: no points.
}
classic-completed = { $kind ->
    [monastery] completed monastery { at-cell } with all its neighbours, { tiles }
    [garden] completed garden { at-cell } with all its neighbours, { tiles }
   *[other] { kind-completed } { at-cell }, { tiles } × { $each }{ classic-shields }
}
classic-unfinished = { $kind ->
    [monastery] incomplete monastery { at-cell } with its neighbours, { tiles }
    [garden] incomplete garden { at-cell } with its neighbours, { tiles }
   *[other] { kind-incomplete } { at-cell }, { tiles } × { $each }{ classic-shields }
}
classic-shields = { $shields ->
    [0] {""}
   *[other] {" "}+ { shields } × { $each }
}
classic-each = { $winners ->
    [one] {""}
   *[other] {" "}each (equal majority: full points for all)
}

## The command "rules"

rules-title-castle = Rules of The Castle
rules-title-classic = Rules of Classic
rules-one = { $game }, rule { $rule }
