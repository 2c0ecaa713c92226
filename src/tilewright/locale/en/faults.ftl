## Bad input. Key: error-<code>. One clear sentence: what is wrong, what would be right.

set-part = { $part ->
    [board] board
   *[tiles] tile set
}

error-in-file = { $file }: { $what }
error-in-line = { $file }, line { NUMBER($line, useGrouping: 0) }: { $what }

# options
error-option-form = “{ $text }” is not an option; write NAME=VALUE.
error-option-unknown = { game-named } has no option “{ $name }”; its options are: { $known }.
error-option-foreign = { game-named } has no option “{ $name }”; it belongs to the other game.
error-option-value = The option { $name } cannot be “{ $value }”; allowed are: { $allowed }.
error-option-excluded = The options { $name } and { $other } exclude each other (rule { $rule }); choose one of them.
error-option-seats = The option { $name } is for { $seats } players, not for { $found } (rule { $rule }).
error-preset-unknown = There is no preset “{ $name }”; the presets are: { $known }.
error-preset-foreign = { game-named } has no preset “{ $name }”; it belongs to the other game.
game-named = { $game ->
    [castle] { game-castle }
    [classic] { game-classic }
   *[other] { $game }
}

# setup
error-game-unknown = There is no game “{ $game }”; choose castle or classic.
error-seed = “{ $value }” is no seed; give a whole number from 0 on or 64 hexadecimal digits.
error-player-name = The name of player { $number } must have 1 to { $most } printable characters on one line.
error-player-name-twice = Players { $other } and { $number } have the same name, “{ $name }”; give each a name of their own.
error-player-count = { $found ->
    [one] { game-named } cannot be played by 1 player; it takes { player-range }.
   *[other] { game-named } cannot be played by { $found } players; it takes { player-range }.
}
player-range = { $least ->
    [2] { $most ->
        [2] exactly 2
       *[other] 2 to { $most }
    }
   *[other] { $least } to { $most }
}
error-set-unknown = { $part ->
    [board] There is no released board “{ $name }” here; give its file with --board.
   *[tiles] There is no released tile set “{ $name }” here; give its file with --tile-set.
}
error-set-other = The game was played with the { set-part } “{ $name }”, but the given file is “{ $found }”.
error-set-digest = The file of the { set-part } “{ $name }” is not the one the game was played with: its content differs.
error-set-game = The tile set “{ $name }” is not for { game-named }.
error-set-without-river = The tile set { $name } has no River.
error-set-too-large = This tile set or board is too large: { $found } { size-of }, at most { $limit } are possible.
size-of = { $what ->
    [tiles] tiles
    [kinds] kinds of tiles
    [areas] areas
    [cells] cells
    [starts] start spaces
    [towers] towers
    [grid] cells with the wall around them
   *[other] parts
}

# anything in JSON
error-not-utf8 = This is not UTF-8 text (byte { NUMBER($byte, useGrouping: 0) }).
error-not-json = This is not JSON (byte { NUMBER($byte, useGrouping: 0) }).
error-cut-short = The file is truncated: it ends in the middle of the JSON document.
error-too-deep = The JSON document is nested too deeply; at most 50 lists or objects may lie in one another.
error-number-too-large = The JSON document holds a number that is too large; numbers must be below 1e308.
error-half-character = Half a character stands at byte { NUMBER($byte, useGrouping: 0) } (a lone surrogate); write the whole character.
error-key-twice = The key “{ $key }” stands twice in one object; leave one of them out.
error-wrong-format = This is not a { $expected } file: it lacks "format": "{ $expected }".
error-other-format = This is a “{ $found }” file; a “{ $expected }” file is needed here.
error-wrong-version = This file has version { $found }; this release reads version { $expected }.
error-unknown-key = { $path } is not a known key; own keys must begin with x_.
error-foreign-key = { $path } does not belong to { game-named }.
error-missing-key = { $path } is missing.
error-needless-key = { $path } makes no sense beside { $beside }; leave one of them out.
error-wrong-type = { $path } must be { $expected ->
    [number] a whole number
    [text] a text
    [list] a list
    [object] an object
    [flag] true or false
   *[other] { $expected }
}, not { $found ->
    [number] a number
    [fraction] a number with a decimal point
    [text] a text
    [list] a list
    [object] an object
    [flag] true or false
    [nothing] nothing (null)
   *[other] { $found }
}.
error-out-of-range = { $path } is { $found }, which is out of range; allowed is { limits }.
limits = { $limits ->
    [hex64] a text of 64 hexadecimal digits
   *[other] { $limits }
}
error-wrong-length = { $path } has { $found } elements; there must be { $expected }.
error-wrong-value = { $path } cannot be { $value }; allowed is: { $allowed }.
error-no-such-seat = { $path }: there is no seat { $seat }; there are { $seats } seats, counted from 0.
error-wall-tile-thrice = { $path }: wall tile { $number } is named more than twice; there are two of each.

# what a record says
error-tile-unknown = { $path }: there is no tile “{ $tile }” in this tile set.
error-tile-too-often = { $path }: tile { $tile } comes too often; the tile set has { $count }.
error-tower-unknown = { $path }: no corner tower with a wall tile begins with { $number }.
error-status-finished = The record says that the game is finished, but { $left ->
    [one] 1 tile is still to be drawn.
   *[other] { $left } tiles are still to be drawn.
}
error-status-open = The record says that the game is open, but it is over.
error-seed-commitment = seed_commitment is not the SHA-256 of the seed.
error-seed-differs = { $path }: the seed deals { $expected } here, the record says { $found }.
error-drawn-when-over = The record names a drawn tile, but nothing is to be placed.
error-drawn-fits-nowhere = { $tile } is named as the drawn tile, but it fits nowhere.
error-record-differs = The record cannot be played at move { $move }: { $what }
error-record-claims = At move { $move } the record says { $what } { $expected }; by the rules it is { $found }.
error-record-claims-end = At the end the record says { $what } { $expected }; by the rules it is { $found }.
error-not-resumable = A game with the status “{ $status }” cannot be resumed; only an open one can.

# what a position says
error-start-tile = The first of the tiles must be the start tile { $tile } at 0,0, not turned.
error-tower-twice = { $path }: tower { $number } is named twice.
error-cell-unknown = { $path }: there is no cell { $x },{ $y }.
error-cell-twice = { $path }: two tiles lie on the cell { $x },{ $y }.
error-area-unknown = { $path }: no tile with an area “{ $area }” lies there.
error-follower-twice = { $path }: two followers stand on { $area } at { $x },{ $y }.
error-follower-home = { $path }: the follower on { $area } at { $x },{ $y } stands on a completed feature; it must be back in the supply.
error-river-first = { $path }: the River is laid first and its lake last, so tile { $tile } cannot be there yet.
error-notation = Line { $line }: “{ $text }” is not in the notation of games.
error-jcz-form = This is no saved game of JCloisterZone: { $path } is not what it should be.
error-jcz-unknown = { $path } = { $value } has no counterpart here.
error-follower-misplaced = { $path }: nobody of this kind may stand on “{ $area }” in this game.
error-followers-too-many = Seat { $seat } has more than { $most } followers on the board.
error-wall-count = There are { $found } wall tiles on towers, held and used together; there must be { $expected }.
error-phase-differs = The position cannot be in the phase “{ $phase }”.
error-no-record = This game began from a position, so it has no record.

# files
error-file-missing = There is no file { $file }.
error-file-exists = { $file } exists already; use --force to overwrite it, or choose another name.
error-not-writable = { $file } cannot be written ({ $why }); choose a folder in which you may write.
error-not-readable = { $file } cannot be read: { $why }.
error-file-unreadable = The file { $file } cannot be used: { $why }.
error-not-gzip = { $file } ends in .gz, but is not gzipped.
error-gzip-damaged = { $file } is damaged: it is not valid gzip.
error-gzip-cut-short = { $file } is truncated: the gzipped data end too early.
error-too-large = { $file } is larger than { $limit }.
error-out-of-memory = { $file } is too large for the memory of this machine; give a smaller file.
error-too-many-moves = The record has { $found } moves; at most { $limit } are read.
error-folder = { $file } is a folder; a file is needed here.
error-not-a-file = { $file } is a device, a pipe or a socket; name an ordinary file.
error-empty = { $file } is empty.

# the command line
error-unknown-language = There is no language “{ $language }”; choose one of: { $known }.
error-player-unknown = There is no player “{ $name }”; choose from: { $known }.
error-players-form = “{ $text }” does not name players; write them with commas, for example { $example }.
error-names-form = “{ $text }” does not give { $expected } names; write one for each player, with commas.
error-players-one-game = { $found ->
    [one] 1 player is named, but the record has { $expected }.
   *[other] { $found } players are named, but the record has { $expected }.
}
error-board-needless = Classic has no board; leave --board out.
error-rule-unknown = { game-named } has no rule “{ $rule }”.
error-value-of = { $name } cannot be “{ $value }”; allowed is: { $allowed }.
error-no-command = There is no command “{ $name }”; see tilewright --help.
error-argument-extra = “{ $text }” is one argument too many.
error-command-missing = A command is missing; see tilewright --help.
error-no-such-option = There is no option { $name }; --help names those that there are.
error-missing-part = { $name } is missing on this machine; “tilewright doctor” says more.
error-input-ended = The input ended before the game was over.
error-interrupted = Interrupted.
error-unexpected = Something went wrong inside Tilewright ({ $what }); please report it.

## Faults of a tile set or a board. Key: fault-<code>; file and tile stand before the sentence.

faults-more = { $count ->
    [one] (and 1 more fault in { $file })
   *[other] (and { $count } more faults in { $file })
}

fault-expected = { $expected ->
    [number] a whole number
    [text] a text
    [flag] true or false
    [texts] a list of texts
    [pair] two whole numbers
    [pairs] a list of pairs of whole numbers
    [tables] a list of tables
   *[other] { $expected }
}
fault-part = { $part ->
    [whole-file] the file
    [whole-tile] the tile
    [garden-copy] the garden copy
    [corner-tower] the tower
    [wall-side] the side
    [start-space] the start space
   *[other] { $part }
}
fault-reason = { $reason ->
    [twice] a key or table is defined twice
    [open] a text, list or table is not closed
    [equals] a key is not followed by = and a value
    [value] a value is missing or cannot be read; texts stand in quotes
    [escape] a text has a backslash before a wrong character
    [character] something stands here that does not belong here
    [deep] it is nested too deeply
    [number] a number has too many digits
   *[other] { $reason }
}

# the file
fault-file-unreadable = the file cannot be read: { $reason }
fault-not-utf8 = the file is not UTF-8 text (byte { $position })
fault-not-toml = the file is not valid TOML at line { $line }, column { $column }: { fault-reason }
fault-not-a-set = the file has neither tiles ([[tile]]) nor the rows of a board
fault-unknown-key = the key { $key } is not known in { fault-part }
fault-missing-key = the key { $key } is missing in { fault-part }
fault-wrong-type = { $key } in { fault-part } must be { fault-expected }
fault-wrong-format = format { $found } cannot be read; this program reads format { $expected }
fault-wrong-game = game cannot be { $found } here; it must be castle or classic, for a board castle
fault-wrong-half-order = half_order must be Nw Ne En Es Se Sw Ws Wn
fault-bad-id = { $id } is no usable id in { fault-part }: letters, digits and . _ + - only, at most 64
fault-too-small = { $key } in { fault-part } is { $found }, it must be at least { $least }
fault-too-large = { $key } in { fault-part } is { $found }, it must be at most { $most }
fault-too-many = { $key } in { fault-part } has { $number } entries, it may have at most { $most }

# a tile
fault-duplicate-tile = the id { $id } is used by two tiles
fault-duplicate-area = the area id { $area } is used twice
fault-no-areas = the tile has no area
fault-unknown-area-kind = { $area } has the kind { $kind }, which { $game } does not have
fault-misplaced-key = { $area }: the key { $key } does not belong on a { $kind }
fault-edges-missing = { $area }: edges are missing (an empty list means wholly inside the tile)
fault-halves-missing = { $area }: halves are missing (an empty list means wholly inside the tile)
fault-unknown-edge = { $area }: { $name } is no edge; edges are N E S W
fault-unknown-half = { $area }: { $name } is no half-edge; half-edges are Nw Ne En Es Se Sw Ws Wn
fault-named-twice = { $area }: { $name } is named twice
fault-edge-owned-twice = the edge { $edge } is owned by both { $area } and { $other }
fault-half-owned-twice = the half-edge { $half } is owned by both { $area } and { $other }
fault-half-without-owner = the half-edge { $half } has no owner
fault-edge-split = no path or road runs to the edge { $edge }, so { $area } and { $other } cannot share it
fault-areas-cross = { $area } and { $other } cross
fault-not-separated = nothing separates { $area } and { $other }, two areas of the kind { $kind }
fault-path-stops-nowhere = { $area } has an end that stops nowhere: { $edges } edge(s), ends { $ends }
fault-road-stops-nowhere = { $area } ends inside the tile, but there is no crossing, monastery or city
fault-unknown-ends = { $area }: ends is { $found }; it must be none, square, building or square+building
fault-at-missing = { $area } ends at a building, but at does not name it
fault-at-unneeded = { $area } does not end at a building, so at must be left out
fault-at-unknown = { $area }: at names { $name }, which is no area of this tile
fault-at-wrong-kind = { $area }: at names { $name }, a { $kind }; a path ends at a house or a tower
fault-city-unknown = { $area }: cities names { $name }, which is no city of this tile
fault-square-missing = { $area } ends at a square, but the tile has none (square = true is missing)
fault-square-too-few = a square joins two or more paths, here { $number } end(s) at it
fault-equal-kinds = the tile is equal to { $other } when turned

# a whole set
fault-no-tiles = the file has no tile of the base game
fault-tiles-number = the set can be played, but has { $number } tiles; a whole set of The Castle has { $wanted }
fault-copies-number = count is { $number }; in The Castle each tile is there once
fault-start-number = { $number } kinds are marked as start; a Classic set has one start tile
fault-start-unneeded = The Castle has no start tile, so start must be left out
fault-garden-of-unknown = the garden copy is of { $of }, which is no tile of this file
fault-garden-id = the garden copy of { $of } must have the id { $wanted }
fault-garden-number = { $number } copies of { $of } have a garden, but there are only { $copies }
fault-garden-areas = a garden copy adds one garden

# a board
fault-rows-ragged = the row has { $length } characters, the first row has { $wanted }
fault-rows-character = the row has the character { $found }; only # (a cell) and . (none) are allowed
fault-no-cells = the board has no cell
fault-cells-off = cells says { $stated }, the rows have { $number }
fault-cells-number = the board can be played on, but has { $number } cells; the printed one has { $wanted }
fault-interior-split = the cells do not hang together: { $x },{ $y } cannot be reached
fault-outline-split = the outline is not one closed line (a hole, or cells that touch at a corner only)
fault-towers-number = there are { $number } towers; a board has { $wanted }
fault-tower-off-corner = there is no corner of the outline at { $x },{ $y }
fault-tower-twice = two towers stand at { $x },{ $y }
fault-corner-without-tower = the corner of the outline at { $x },{ $y } has no tower
fault-tower-bend = inward is wrong: the outline bends { $bend } at { $x },{ $y }
fault-tower-numbers = a tower has two consecutive numbers, not { $first } and { $second }
fault-tower-wall-tile = wall_tile is wrong: only the tower 0/1 holds no wall tile
fault-walls-number = { $number } straight sides and { $towers } towers: each tower stands before one side
fault-wall-off-outline = the side does not follow the outline, which runs { $wanted } here
fault-wall-length = length says { $stated }, the side has { $number } cells
fault-track-length = the track has { $number } spaces, it must have { $wanted }
fault-track-gap = the track number { $number } is on no tower or side
fault-track-twice = the track number { $number } is used twice
fault-track-off = the number { $number } lies off the track, which runs from 0 to { $last }
fault-track-order = the side must run from { $first } to { $last }, between its two towers
fault-seam-numbers = a seam lies between two consecutive numbers of the track, not { $first } and { $second }
fault-seam-cuts-tower = the seam { $first }|{ $second } cuts a tower
fault-start-off-board = the start space is at { $x },{ $y }, which is no cell
fault-start-off-wall = there is no wall at side { $side } of { $x },{ $y }
fault-start-twice = two start spaces lie at side { $side } of { $x },{ $y }
fault-start-feature = the feature { $found } is not known; it must be path, tower, house or court
fault-start-markets = only a court can have markets, not a { $feature }
fault-starts-number = the board can be played on, but has { $number } start spaces; the printed one has { $wanted }
fault-no-start = there is no start space, so no tile could be laid

