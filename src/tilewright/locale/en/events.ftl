## Lines of a game's log: what happened. Points and their reasons stand in the catalogue "rules".

event-started = { $game } begins: { $players }.
event-first-player = { $player } begins.
event-seed-commitment = Fingerprint of the hidden order: { $digest } (the seed shown at the end must have it as its SHA-256; so nobody can change the order on the way)
event-seed = Seed of this game: { $seed }
event-drawn = { $player } draws a tile.
event-gone = A tile that { $player } drew fits nowhere and goes out of the game; another is drawn.
event-gone-held = A tile fits nowhere, like all the tiles beside it, and goes out of the game.
event-drew = { $count ->
    [one] { $player } draws a tile.
   *[other] { $player } draws { $count } tiles.
}
event-reserved = { $player } reserves a tile.
event-under-draft = The last tile is left over and goes face down under the stack.
event-under = The tile fits nowhere and goes face down under the stack; { $player } draws again.
event-redrawn = { $player } rejects the tile and draws again; it goes face down under the stack.
event-turn-lapsed = There is no tile left: the turn of { $player } lapses.
event-placed = { $player } places the tile { in-cell }{ rotated }.
event-follower = { $player } puts { follower-a-object } { kind-onto-the }{ place }.
event-no-follower = { $player } places no follower.
event-abbot = { $player } puts the abbot { kind-onto-the }{ place }.
event-recall-abbot = { $player } recalls the abbot { kind-from-the } { at-cell }.
event-abbot-returned = The abbot of { $player } returns to the supply.
event-completed = Completed: { kind-the }, { tiles }.
event-returned = { $count ->
    [one] The { follower } of { $player } returns to the supply.
   *[other] { followers } of { $player } return to the supply.
}
event-marker = Score marker of { $player }: { $before } to { $after }.
event-lap = The score marker of { $player } runs past 99 and is laid on its side ({ points } in all).
event-wall-tile-used = { $player } uses wall tile { $number }.
event-extra-turn = { $player } uses wall tile 1 and takes another turn.
event-wall-removed = { $count ->
    [0] No wall tile is left on the wall.
    [one] 1 wall tile is left on the wall and goes out of the game.
   *[other] { $count } wall tiles are left on the wall and go out of the game.
}
event-last-tile = The last tile lies; the game ends with this turn.
event-final-scoring = Final scoring
event-final-scores = Final scores: { $scores }
event-winner = { $player } wins with { points }.
event-draw = A draw: both have { points }.
event-shared = A shared victory of { $players } with { points }.
event-tie-break = { $name ->
    [followers_on_landscape] The tie is broken by the followers on the landscape: { $counts }.
    [completed_cities] The tie is broken by the completed cities that paid: { $counts }.
   *[followers_in_supply] The tie is broken by the followers in supply: { $counts }.
}
event-undone = { $player } undoes the last decision.
