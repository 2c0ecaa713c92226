## Why an action is not allowed. Key: refusal-<code>. One clear sentence: what is wrong, and what would be right.

refusal-with-rule = { $reason } (rule { $rule })

refusal-game-over = The game is over; nothing more can be played.
refusal-wrong-phase = { $phase ->
    [deal] This is not the moment: the next tile must be drawn first.
    [place] This is not the moment: the drawn tile must be placed first.
    [follower] This is not the moment: first choose a follower for the tile just placed, or none.
    [score] This is not the moment: first choose which of the completed features is scored next.
    [extra_turn] This is not the moment: first decide whether you use wall tile 1 for another turn.
    [reserve] This is not the moment: first one of the two tiles left must be reserved.
   *[over] This is not the moment: the game is over.
}
refusal-unknown-tile = There is no tile “{ $tile }” in this tile set.
refusal-wrong-tile = The drawn tile is { $drawn }, so { $tile } cannot be placed now.
refusal-bad-rotation = A tile cannot be turned { $rotation } degrees; choose 0, 90, 180 or 270.
refusal-outside-the-wall = In { cell-name } there is no cell inside the castle wall.
refusal-cell-occupied = In { cell-name } a tile lies already; choose an empty cell.
refusal-touches-nothing = In { cell-name } the tile would touch nothing; it must have a whole side at a placed tile or at a start space.
refusal-touches-no-tile = In { cell-name } the tile would touch nothing; it must have a whole side at a placed tile.
refusal-path-not-continued = { side-at } a path comes in, but the tile has { kind-a-object } there; a path must be continued.
refusal-path-blocked = { side-at } the tile has a path, but the neighbour has { kind-a-object } there; a path may only meet a path.
refusal-start-space-path = { side-at } lies a path start space, but the tile has { kind-a-object } there; a path must be continued.
refusal-start-space-no-path = { side-at } the tile has a path, but the start space there is { kind-a }; a path may only meet a path.
refusal-edges-differ = { side-at } the tile has { $mine ->
    [city] a city
    [road] a road
    [river] a river
   *[field] a field
} and the neighbour { $theirs ->
    [city] a city
    [road] a road
    [river] a river
   *[field] a field
}; both sides must be alike.
refusal-beyond-boundary = In { cell-name } the landscape would become larger than { $width } columns by { $height } rows; choose a cell within.
refusal-area-unknown = Tile { $tile } has no area “{ $area }”; choose an area of the tile just placed.
refusal-supply-empty = You have no follower in your supply.
refusal-feature-occupied = You cannot put a follower there: a { follower } of { $player } already stands { kind-on-this }.
refusal-no-farmers = You cannot put a follower on a field: this game is played without farmers.
refusal-garden-for-abbots = You cannot put a follower there: only an abbot may stand on a garden.
refusal-river-not-claimed = You cannot put a follower there: nobody may stand on the river.
refusal-no-abbots = This game is played without abbots.
refusal-abbot-elsewhere = Your abbot cannot stand there; an abbot stands only on a monastery or a garden.
refusal-abbot-not-in-supply = Your abbot is not in your supply.
refusal-abbot-not-placed = Your abbot stands nowhere, so you cannot recall it.
refusal-abbot-completed = Your abbot stands on what this tile completes; it is scored and comes home anyway.
refusal-river-first = The River is laid first and its lake last, so { $tile } cannot be drawn yet.
refusal-river-not-continued = The river must be continued { in-cell }, with a river edge to the { side }.
refusal-river-ended = The river has no open end, so no river tile can be placed.
refusal-river-blocked = { side-at } the river would run into another tile; it must stay open.
refusal-river-u-turn = Two curves of the river next to each other cannot turn to the same side.
refusal-river-open = In { cell-name } the river is open; no other tile can ever be placed there.
refusal-no-draft = This game is played without a display, so no tile can be reserved.
refusal-not-in-hand = You have no tile { $tile } in your hand; choose one that you have.
refusal-not-shown = There is no tile { $tile } on the display; choose one that lies there.
refusal-drew-count = Into the hand go { $expected } tiles here, not { $found }.
refusal-shown-count = Here { $expected } tiles are shown, the reserved one among them, not { $found } of these.
refusal-no-redraws = This game is played without redraws: a drawn tile that fits must be placed.
refusal-redraw-river = A tile of the River cannot be rejected; it must be placed.
refusal-redrawn-already = You have rejected a tile in this turn already; this one must be placed.
refusal-redraws-spent = You have no redraw left; this tile must be placed.
refusal-redraw-stack-empty = The stack is empty, so there is no other tile to draw; this one must be placed.
refusal-feature-unknown = There is no “{ $area }” at { $x },{ $y }; name a feature by a cell and an area of the tile there.
refusal-not-pending = “{ $area }” at { $x },{ $y } is not waiting to be scored; choose one of the features that this tile completed and that one player wins.
refusal-own-first = “{ $area }” at { $x },{ $y } is your opponent’s; first score the features that you win.
refusal-cannot-double-kind = { $kind ->
    [path] A path cannot be doubled; wall tile 2 doubles a tower, wall tile 3 a house.
    [tower] This tower cannot be doubled; that takes wall tile 2.
    [house] This house cannot be doubled; that takes wall tile 3.
   *[other] This cannot be doubled; wall tile 2 doubles a tower, wall tile 3 a house.
}
refusal-double-not-yours = { $player } scores this feature, so no wall tile can double it: wall tiles are used only in their owner’s turn.
refusal-no-usable-wall-tile = You do not hold wall tile { $number }.
refusal-wall-tile-fresh = You won wall tile { $number } in this turn; you can use it from your next turn on.
refusal-no-extra-turn = You do not hold wall tile 1, so you cannot take another turn.
refusal-stack-empty = The stack is empty, so wall tile 1 gives no more turns.
refusal-scoring-not-chosen = In Classic all completed features are scored at once; there is nothing to choose.
refusal-no-extra-turns = In Classic there are no extra turns; players alternate.
refusal-deal-not-due = { $phase ->
    [place] No tile can be drawn now: the drawn tile must be placed first.
    [over] No tile can be drawn now: the game is over.
   *[other] No tile can be drawn now: the turn has not ended.
}
refusal-undo-nothing = There is nothing to undo.
refusal-undo-revealed = This cannot be undone: it turned up something that was hidden.
refusal-order-fixed = The order does not matter now, so it is not chosen: “{ $area }” at { $x },{ $y } comes first.
refusal-other-name = A feature is named by its first area: call this one “{ $area }” at { $x },{ $y }.
refusal-too-far = { $x },{ $y } is too far out for a forced tile: the landscape may come to span at most 85 columns and rows together.

## Why a recorded game cannot be played as it is written.

refusal-not-your-turn = This is a move of { $player }, but it is the turn of { $expected }.
refusal-tile-used-up = Every tile { $tile } has been drawn already.
refusal-discard-fits = Tile { $tile } is put out of the game, but it can be placed.
refusal-must-discard = Tile { $tile } fits nowhere; it must go out of the game.
refusal-scored-missing = “scored” does not name “{ $area }” at { $x },{ $y }, which moved a score marker.
refusal-scored-extra = “scored” names “{ $area }” at { $x },{ $y }, which moved no score marker.
refusal-scored-order = “scored” names “{ $area }” at { $x },{ $y } out of its order.
refusal-scored-needed = “scored” is missing, but the order of scoring or a doubling was to be chosen here.
refusal-wall-tile-missing = The move takes the wall tile of tower { $number }, but “wall_tiles” does not name it.
