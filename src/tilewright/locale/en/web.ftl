## The game in the browser

# the start page
web-lead = Two tile-laying games by their full rules: against each other on one device, with a friend over a link, or against the computer.
web-legal = Tilewright is not affiliated with the designers or publishers of any game; tiles, board and rule texts are its own.
web-language = Language
web-theme-light = Light colours
web-theme-dark = Dark colours
web-look = Pictures
web-look-help = High contrast changes the whole page; schematic shows what is on each tile and nothing else.
web-look-painted = painted
web-look-contrast = high contrast
web-look-schematic = schematic
web-new-game = A new game
web-choose-game = Which game?
web-about-castle = Build inside the castle wall; every point moves a marker along it, and towers hold wall tiles.
web-about-classic = Build cities, roads, monasteries and fields on an open landscape.
web-player-count = { $count } players
web-player-range = { $least } to { $most } players
web-seats = Who plays?
web-seat-player = Player { $number }: who
web-seat-name = Player { $number }: name
web-seat-add = Add a player
web-seat-remove = Remove player { $number }
web-player-you = you
web-player-here = another person on this device
web-player-link = a friend by link
web-player-novice = computer: novice
web-player-casual = computer: casual player
web-player-club = computer: club player
web-player-expert = computer: expert
web-player-master = computer: master
web-player-greedy = computer: greedy
web-player-random = computer: random
web-name-here = Player { $number }
web-name-link = Friend
web-name-novice = Novice
web-name-casual = Casual player
web-name-club = Club player
web-name-expert = Expert
web-name-master = Master
web-name-greedy = Greedy
web-name-random = Random
web-options = Options
web-option-barred = { $name }:
web-option-seats = only with { $count } players
web-option-beside = not together with “{ $name }”
web-own-seed = The next game is dealt from the seed that this server was started with.
web-own-tiles = Played with the tile set “{ $name }” that this server was started with.
web-own-board = Played on the board “{ $name }” that this server was started with.
web-list-up = { $name }: sooner
web-list-down = { $name }: later
web-size-on = limited
web-size-width = columns
web-size-height = rows
web-option-boundary-help = Must the landscape fit into a rectangle of so many columns and rows?
web-option-tie_break-help = What decides between players tied for first place, in this order? Nothing chosen: a shared victory.
web-size-of = { $width } columns, { $height } rows
web-start = Start the game
web-unreachable = The server does not answer. Is it running?
web-my-games = Your games
web-my-games-all = Show all { $count }
web-game-open = { $player } is to move
web-game-finished = finished
web-game-forget = Take the game of { $players } off this list
web-game-forget-sure = This browser then no longer has the key to its seat in this game, and cannot go on with it.
web-game-forget-yes = Forget the game
web-game-forget-no = Keep it
web-lost = There is nothing at this address.
web-to-start = To the start page
web-rules = Rules
web-rules-of = Rules of { $game }
web-rules-contents = Contents
web-rules-all = All the rules (in a new tab)
web-rules-tab = Rules (in a new tab)

# a friend's link
web-join-title = You are invited to a game
web-join-by = { $host } invites you to a game of { $game }.
web-join-to = You are invited to a game of { $game }.
web-join-your-seat = your seat
web-join-options = What is not as usual
web-join-help = Under what name do you play? The seat is yours on this device.
web-your-name = Your name
web-join = Take the seat
web-no-seat = You hold no seat at this table on this device.

# the table
web-joining = Sitting down at the table …
web-board = Board
web-board-tiles = The tiles as they lie
web-board-pieces = Followers and score markers
web-points-won = +{ $points }
web-board-choices = What you may choose on the board
web-zoom-in = Closer
web-zoom-out = Further away
web-zoom-fit = Show the whole board, or what is at stake
web-panels = More about the game
web-turn = Turn
web-players = Players
web-log = Log
web-motive = Why?
web-motive-of = Why did { $player } place this tile here?
web-motive-gains = Gains in points: { $reasons }
web-motive-against = Against the next best: { $reasons }
web-tiles = Tiles
web-track = Track
web-you = you
web-laps = { $laps ->
    [one] 1 lap and { $number }
   *[other] { $laps } laps and { $number }
}
web-present = is here
web-away = is away
web-not-joined = has not come yet
web-link = Link for this seat
web-link-copy = Copy the link for this seat
web-link-copied = Link copied
web-link-not-copied = Not copied: select the link above and copy it yourself.
web-link-alone = The link opens on this machine only; to let others in, start the server with { $words }.
web-watch-link = Copy a link to watch
web-remaining-kind = { $areas }: { $count } left
web-wall-tile = Wall tile { $number }: { $effect }
web-wall-tile-used = Wall tile { $number }, used: { $effect }
web-gone = Out of the game
web-rule = Rule { $rule }
web-close = Close
web-lost-connection = The connection is lost; nothing you did is. Trying again …
web-again = Trying again …
web-preferences = Preferences
web-ends-itself = End my turn by itself
web-ends-itself-help = Only where nothing was scored or taken that you could still take back; else you are asked.
web-pace = Pace of computer players
web-pace-help = How long you see each thing they do before the next; the game does not wait for it.
web-pace-off = all at once
web-pace-short = short
web-pace-long = long
web-moves = Show what happens as movement
web-moves-help = Tiles land, completed features glow, points fly to where they count. It never keeps you waiting, and nothing moves where your device asks for less motion.
web-catch-up = Show the rest at once

# whose turn, what is asked
web-wait = { $player } is to move
web-your-turn = Your turn
web-draws = { $player } draws
web-wait-join = Waiting for { $player }: send the link
web-ask-place = { $player }, place the tile
web-ask-follower = { $player }, a follower?
web-ask-reserve = { $player }, reserve a tile
web-ask-score = { $player }, choose what is scored next
web-ask-extra_turn = { $player }, another turn?
web-ask-end_turn = { $player }, end your turn?
web-hand = Tile in hand: { $areas }
web-unfit = it fits nowhere now
web-choose-tile = Choose the tile to place
web-redraw = Reject this tile and draw another ({ $left } left)
web-redraws = { $left ->
    [0] no redraw left
    [one] 1 redraw left
   *[other] { $left } redraws left
}
web-reserve = Tiles to reserve
web-reserve-help = You play the reserved tile, or another, in your next turn; the other one goes face down under the stack.
web-reserved = reserved for the next turn
web-face-down = a tile face down
web-curtain = { $player } is next and holds hidden tiles. Give them the screen.
web-curtain-lift = I am { $player }: show my tiles
web-drawn = Tile: { $areas }
web-kinds = { $count ->
    [one] { kind }
   *[other] { $count } × { kind }
}
web-rotations = Rotations that fit
web-rotate = Turn the tile
web-place-help = Choose a marked cell: the tile fits there as it lies, at a dashed one when turned. Clicking again turns it; another empty cell says why it does not fit there. No tile still to come fits a crossed one.
web-fits-not = The tile fits here in no rotation; as it is turned now:
web-misfit = { cell-name }: the tile does not fit here; why?
web-dead = { cell-name }: no tile still to come fits here; why not this one?
web-cell = { cell-name }, { $count ->
    [one] 1 rotation fits
   *[other] { $count } rotations fit
}
web-cell-chosen = { cell-name }, chosen, { rotation }
web-confirm = Place it here
web-feature = { kind }{ place }, { tiles }
web-worth-complete = complete, { points }
web-worth-end = { points } as it stands
web-worth-open = { $now } now, { $then } once complete
web-standing = there: { $list }
web-paid = for { $players }
web-paid-nobody = a tie
web-follower-as = As a { follower }
web-abbot-as = As the abbot
web-abbot-in-supply = the abbot is in supply
web-abbot-out = the abbot is on the landscape
web-recall-abbot = Recall the abbot { kind-from-the } { at-cell }
web-no-follower = No follower
web-score-plain = { kind } { at-cell }, { tiles }: { points }
web-score-double = { kind } { at-cell }, { tiles }: { points }, doubled by a wall tile
web-score-for = for { $player }
web-score-keep = the keep goes there ({ tiles })
web-extra-turn = Another turn?
web-extra-turn-help = Wall tile 1 gives one more complete turn and goes out of the game.
web-extra-turn-yes = Take another turn
web-extra-turn-no = Keep the wall tile
web-end-turn = End turn
web-undo = Undo
web-undone = The last decision was taken back.
web-show-end = Show the result
web-rematch = Play again
web-see-board = See the board

# what was refused
web-refused = That was refused ({ $code }).

# the keys
web-keys = Keys
web-key-board = go to the board
web-key-cells = go from cell to cell
web-key-rotate = turn the tile (with Shift: the other way)
web-key-pick = take that tile of the hand
web-key-confirm = place the tile; press the button in focus
web-key-cancel = take the tile back into the hand
web-key-why = ask why the tile does not fit on a cell
web-key-undo = undo
web-key-end = end the turn
web-key-pan = move the board
web-key-zoom = closer, further away
web-key-fit = show the whole board
web-key-ask = go to what is asked
web-key-help = this list
