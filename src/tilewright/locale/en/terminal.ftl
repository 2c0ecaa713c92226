## The game in the terminal

# what stands on the screen
term-title = { $game }: { $players }
term-turn = Turn { $turn }: { $player }
term-extra-turn = Turn { $turn }: { $player } (another turn by wall tile 1)
term-stack = { $left ->
    [0] The stack is empty.
    [one] 1 tile is left in the stack.
   *[other] { $left } tiles are left in the stack.
}
term-score = { $player }: { points }
term-supply = { $count ->
    [one] 1 follower in supply
   *[other] { $count } followers in supply
}
term-keep = { $tiles ->
    [0] no keep yet
    [one] keep on a house of 1 tile
   *[other] keep on a house of { $tiles } tiles
}
term-wall-held = { $count ->
    [one] wall tile of kind { $numbers }
   *[other] wall tiles of kinds { $numbers }
}
term-wall-used = wall tiles used: { $numbers }
term-wall-on = wall tiles on the towers: { $towers }
term-wall-fresh = won in this turn: { $numbers }
term-gone = Out of the game: { $list }
term-remaining = Still in the stack: { $list }
term-drawn = Drawn tile: { $tile }
term-area = { $area }: { kind }
term-area-fountain = { $area }: path with fountain
term-area-markets = { $area }: court with { markets }
term-area-shields = { $area }: city with { shields }
term-tile-square = with a square
term-legend-legal = a cell where the tile fits, as it lies or turned
term-legend-last = left and right of the tile placed last
term-legend-followers = { $player }: a follower on a tile
term-legend-start = on the wall: the start space of a feature ({ $list })
term-computer-thinks = { $player } is thinking …
term-computer-chose = { $player } chose: { $choice }
term-no-colour = Colours are off.

# choosing a cell and a rotation
prompt-cell = { $count ->
    [one] Where does the tile go? There is one cell: 1
   *[other] Where does the tile go? A cell from 1 to { $count }
}
prompt-rotation = How is the tile turned? { $choices }; 0 or u: another cell
choice-cell = { $number }: cell { $x },{ $y }
choice-redraw = 0: reject this tile and draw another ({ $left } left)
term-hand = Tiles to choose from: { $list }
term-hand-none = { $tile } fits nowhere now
term-hand-size = { $count ->
    [one] 1 tile in hand
   *[other] { $count } tiles in hand
}
choice-tile = { $number }: { $tile }
prompt-tile = Which tile do you place? A number from 1 to { $count }
prompt-reserve = Which tile do you reserve for your next turn? A number from 1 to { $count }
choice-rotation = { $number }: { rotation }
term-preview = Tile { $tile } at { $x },{ $y }, { rotation }

# choosing a follower
prompt-follower = A follower? A number, or 0 for none
choice-no-follower = 0: no follower
choice-follower = { $number }: { follower } { kind-onto-the }{ place }
choice-follower-complete = { $number }: { follower } { kind-onto-the }{ place } (completed by this tile)
term-no-claim = No follower can be placed on this tile.
choice-abbot = { $number }: abbot { kind-onto-the }{ place }
choice-recall-abbot = { $number }: recall the abbot { kind-from-the } { at-cell }
term-abbot-supply = abbot in supply
term-abbot-stands = abbot of { $player } { kind-on-the }{ place }

# the order of scoring, doubling
prompt-order = Which feature is scored next?
choice-feature = { $number }: { kind } { at-cell }, { tiles }, { points } for { $player }
choice-feature-double = { $number }: the same, doubled by wall tile { $wall }: { points } for { $player }
prompt-double = Use wall tile { $wall } for { kind-this } ({ points } instead of { $plain })? (y/n)
term-order-landing = Landing on { $space }: corner tower with a wall tile

# another turn
prompt-extra-turn = Use wall tile 1 for another turn? (y/n)
choice-extra-turn-yes = y: yes, another turn
choice-extra-turn-no = n: no, keep the wall tile

# end of a turn, undo, why not
prompt-end-turn = Enter ends turn { $turn }{ $again ->
    [0] {""}
   *[other] , then { $player } has another turn
}{ $undo ->
    [0] {""}
   *[other] ; u undoes the last decision
}
prompt-why-not = Which action? For example “4 3 90”, a number on the screen, or “follower path1”
why-not-legal = That is allowed.
why-not-form = “{ $text }” is not an action; for example: w 4 3 (cell 4,3), w 4 3 90 (turned so), w 2 (number 2 on the screen), w 2 90 (cell number 2, turned so), w follower path1, w score 4 3 path1, w extra
undo-done = Undone; { $player } decides again.
undo-confirm = Undo the last decision? (y/n)

# save, resume, leave
prompt-save = Save as (file name; Enter alone: { $file })
saved = Saved as { $file }.
save-overwrite = { $file } exists already. Overwrite it? (y/n)
resumed = { $moves ->
    [one] Resumed from { $file } after 1 move.
   *[other] Resumed from { $file } after { $moves } moves.
}
resume-dealt-anew = The record has no seed: what is hidden is dealt anew.
prompt-leave = Leave the game? s saves it, l leaves without saving, Enter plays on
left-unsaved = The game was left without saving.
saved-on-interrupt = Interrupted; the game is saved as { $file }.
resume-hint = Play on with: { $command }

# input
prompt-choice = Your choice (? for help)
input-number = “{ $text }” is not possible here; give a number from { $least } to { $most }.
input-yes-no = Please answer y or n.
input-unknown = “{ $text }” is not known here; ? shows what you can type.
input-letter-yes = y
input-letter-no = n

# help
typing-title = What you can type
typing-number = a number: choose
typing-undo = u: undo the last decision
typing-why-not = w: why is something not allowed? w 4 3 90: cell 4,3 turned 90°; w 2: number 2 on the screen
typing-rules = r T3: read a rule; r alone: what rules there are
typing-board = b: draw the whole board; b 5: around row 5; b 7 5: around cell 7,5
typing-tiles = t: which tiles are still in the stack
typing-scores = p: how the points arose
typing-log = g: log of the game
typing-choice = c: why did the computer choose so?
typing-save = s: save
typing-leave = q: leave
typing-help = ?: this list, the signs on the board, the options of this game

# the end
over-title = The game is over
over-source = Points by source
over-row = { $source }: { $points }
over-total = Total: { points }
over-final-use = { $player } uses wall tile { $number }: { $what } ({ points })
over-final-what-feature = { kind-incomplete } { at-cell }
over-final-what-keep = needed for the larger keep
over-final-what-points = points of its own
over-final-alternative = instead possible: { $what } ({ points })
over-final-none = { $player } has no use for wall tile { $number }.
over-largest-empty-area = Largest connected empty area: { cells }
over-seed-check = The hidden order fits the fingerprint shown at the start.
over-again = Play again? (y/n)

## Other commands

replay-unreadable = unreadable: { $what }
replay-score-line = Move { $move }, { $player }: { $scores }
validate-ok-tiles = { $file }: ok, a tile set for { $game } with { $kinds } kinds, { $count } tiles
validate-ok-board = { $file }: ok, a board with { $cells } cells, { $towers } corner towers, { $starts } start spaces
validate-ok-record = { $records ->
    [one] { $file }: ok, a record of { $game } with { $moves } moves
   *[other] { $file }: ok, { $records } records of { $game } with { $moves } moves
}
validate-ok-position = { $file }: ok, a position of { $game } with { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
validate-faults = { $count ->
    [one] { $file }: 1 fault
   *[other] { $file }: { $count } faults
}
validate-note = Note: { $text }
bench-start = Measuring; this takes up to a minute.
bench-step = { $name }: { $value }
bench-warm = Warming the engine: { $done } of { $total }
bench-warm-done = The engine is warm ({ $seconds } s).
doctor-title = Tilewright { $version } on this machine
doctor-ok = ok: { $what }
doctor-missing = missing: { $what }; { $remedy }
doctor-all-well = Everything that is needed is there.
doctor-python = Python { $version }
doctor-package = { $name } { $version }
doctor-package-missing = package { $name }
doctor-package-remedy = run “make setup”
doctor-python-old = Python { $version }
doctor-python-remedy = Python 3.11 or newer is needed
doctor-cache = kernels in { $folder }
doctor-cache-missing = a folder for the kernels ({ $folder })
doctor-cache-remedy = make it writable or set TILEWRIGHT_CACHE to another folder
doctor-cache-cold = The kernels are not compiled yet; the first game compiles them.
doctor-kernels = compiled kernels
doctor-kernels-missing = numba, which compiles the kernels
doctor-language = texts in { $name }
doctor-language-missing = texts in { $name }
doctor-set = released set { $name } ({ $digest })
doctor-terminal = terminal { $width } columns wide
doctor-terminal-narrow = a terminal of { $needed } columns (this one has { $width })
doctor-terminal-remedy = make the window wider

## More of the terminal

term-name-human = Player
term-name-novice = Novice
term-name-casual = Casual player
term-name-club = Club player
term-name-expert = Expert
term-name-master = Master
term-name-greedy = Greedy
term-name-random = Random
term-help-hint = ? at any prompt lists what you can type.
term-table-empty = No tile lies yet.
term-tile-lies = { $x },{ $y }: { $tile }, { rotation }
term-stands = { follower } of { $player } { kind-on-the }{ place }
term-side-whole = { side }: { $area }
term-side-in = { side }: { $line } within { $left }
term-side-between = { side }: { $line } between { $left } and { $right }
term-beside-tile = { side }: { kind } of { $tile }
term-beside-start = { side }: start space, { kind }
term-beside-wall = { side }: castle wall
term-landing-plain = Landing on { $space }
source-before = Before
error-needless-with-resume = { $name } cannot be given with a saved game, which brings its own; leave it out.
error-player-settings = The player { $name } takes no settings; leave out “:{ $settings }”.
error-player-human = A human player chooses for itself; name a computer player: { $known }.
error-player-nothing-to-choose = There is nothing to choose in the phase “{ $phase }”; ask when a choice is due.
error-value-missing = { $name } needs a value; --help says which.
error-value-needless = { $name } takes no value; leave out “=” and what follows.
error-argument-missing = { $name ->
    [FILES] Name at least one file, or - for standard input.
    [GAME] Name a game: castle or classic.
   *[other] { $name } must be given; --help says what belongs there.
}
error-variable-value = The environment variable { $name } cannot be “{ $text }”; it can be 1 or 0.
error-usage-unclear = The command line cannot be read like this; --help shows how it is written.
error-name-empty = { $name } names no file; give a name or leave { $name } out.
error-file-name-empty = A file name is empty; give one.
error-output-closed = Standard output is closed, so that nothing could be shown; leave it open.
error-output-not-written = Standard output cannot be written: { $why }.

# what the system says
reason-enoent = no such file or folder
reason-eacces = access is not permitted
reason-eperm = that is not permitted
reason-eisdir = it is a folder
reason-enotdir = a part of its path is no folder
reason-enospc = no space is left there
reason-edquot = the quota of space is used up
reason-erofs = nothing can be written there (read-only)
reason-enametoolong = the name is too long
reason-eio = the device reports an error
reason-other = the system says “{ $text }”
path-whole = the whole
resume-players-unknown = Who chooses for each seat cannot be read from this game; the first seat is yours, { $player } plays the others (--players says otherwise).
resume-turn-anew = The turn in progress cannot be taken over as it was saved; it is played anew.
board-form = “{ $text }” is no part of the board; write b, b ROW or b X Y.
term-cropped = Shown are rows { $first } to { $last }; b draws the whole board, b 5 the part around row 5.
term-outside = Outside the picture: { $list }
term-outside-cell = { $number } at { $x },{ $y }
# why a computer player chose so: what each part of its reckoning gains, in points
choice-explained = { $player }, { phase }, gains in points: { $reasons }
choice-against = { $player }, { phase }, against the next best: { $reasons }
phase = { $phase ->
    [place] { phase-place }
    [follower] { phase-follower }
    [score] { phase-score }
    [extra_turn] { phase-extra_turn }
   *[other] { $phase }
}
choice-unexplained = No computer player has given reasons yet.
reason-points = lead { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-joins = features that may join { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-paths = paths { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-towers = towers { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-houses = houses { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-courts = courts { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-cities = cities { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-roads = roads { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-monasteries = monasteries { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-fields = fields { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-followers = followers { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-corners = corner towers ahead { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-wall-tiles = wall tiles { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-keep = keep { $sign }{ NUMBER($points, maximumFractionDigits: 1) }
reason-turn = turn { $sign }{ NUMBER($points, maximumFractionDigits: 1) }

# draw
error-draw-what = Say what to draw: exactly one of --tile, --set, --record and --position.
error-draw-tile = There is no tile “{ $tile }”; --set castle, classic, river and abbot show the tiles that there are.
error-draw-theme = There is no theme “{ $text }”; allowed are: { $allowed }.
error-draw-output = A picture is written as SVG or PNG, not as “{ $text }”; end its name in: { $allowed }.
error-draw-size = A tile cannot be “{ $text }” pixels wide; allowed are whole numbers from { $least } to { $most }.
error-draw-move = There is no move “{ $text }” in this record; allowed are whole numbers from 0 to { $last }.
error-draw-move-alone = --move needs --record.
error-draw-illegal = The record cannot be played beyond move { $move }: { $reason }

# what the signs on the board mean
legend-title = Signs on the board
legend-wall-tiles = Wall tiles by their kind
term-legend-stub = a path that ends at a building
term-legend-marker = { $player }: a follower on a tile, or the score marker on the wall
term-legend-tower-full = corner tower with a wall tile, the lower of its numbers beside it
term-legend-tower-bare = corner tower without a wall tile
term-legend-empty = empty cell
word-garden = garden

# more answers
typing-options = Options of this game (--option NAME=VALUE at its start)
input-leave = Please type s, l, or Enter alone.
prompt-keep = Save this game? s saves it, s NAME under a name of yours, Enter ends without saving
term-goes-on = { $game } goes on: { $players }.
term-style = { $players }: { $style }
choice-none = { $player } gives no reasons.
over-final-keep = { $count ->
    [one] { $player } needed wall tile 8 for the larger keep, which gave { points }.
   *[other] { $player } needed { $count } wall tiles 8 for the larger keep, which gave { points }.
}
over-final-spare = { $count ->
    [0] { $player } did not need wall tile 8: the keep is the larger without it.
   *[other] { $player } did not need the other wall tile 8.
}
replay-line = { $move }. { $tile }: { $what } ({ $scores })
convert-done = { $file }: { $moves } entries.
