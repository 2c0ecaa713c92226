## Options of the games: option-<name> its name, -help one line, -<value> what the value means. No placeholders here.

option-corner_timing = When a wall tile is taken
option-corner_timing-help = When does a marker on a corner tower take its wall tile?
option-corner_timing-each_score = at once, after each score (default)
option-corner_timing-end_of_turn = only where the marker stands after all of the turn’s scoring
option-won_extra_turn = Wall tile 1 just won
option-won_extra_turn-help = From when on can a wall tile 1 be used?
option-won_extra_turn-at_once = also at the end of the turn that won it (default)
option-won_extra_turn-next_turn = from the owner’s next turn on
option-incomplete_fountain_path = Wall tile 4 with a fountain
option-incomplete_fountain_path-help = How many points a tile does wall tile 4 give for an incomplete path with a fountain?
option-incomplete_fountain_path-2 = 2 points a tile (default)
option-incomplete_fountain_path-1 = 1 point a tile
option-empty_start_spaces = Empty area at start spaces
option-empty_start_spaces-help = Does a start space whose cell is empty count for the largest connected empty area?
option-empty_start_spaces-false = no (default)
option-empty_start_spaces-true = yes, each adds 1 to the area of its cell
option-small_city = City of two tiles
option-small_city-help = How many points does a completed city of two tiles give?
option-small_city-4 = 4 points, like any city: 2 a tile and 2 a coat of arms (default)
option-small_city-2 = 2 points: 1 a tile and 1 a coat of arms
option-field_scoring = Scoring of fields
option-field_scoring-help = How do fields score at the end?
option-field_scoring-third = each field by itself: 3 points for each completed city that touches it (default)
option-field_scoring-second = a player gets 3 points once for each completed city at fields with the majority
option-field_scoring-first = each completed city by itself: 4 points for the most farmers around it
option-farmers = Farmers
option-farmers-help = Are there farmers, and are fields scored?
option-farmers-true = yes (default)
option-farmers-false = no: no follower on fields, fields give no points
option-unplaceable = Tiles that fit nowhere
option-unplaceable-help = What happens to a drawn tile that fits nowhere?
option-unplaceable-remove = it goes out of the game, and another is drawn (default)

## Commands: help-<command>, their parameters: help-<command>-<parameter>, parameters of several commands: help-any-<parameter>.

help-tilewright = Play and study two tile-laying games: The Castle and Classic.
help-play = Play a game in the terminal.
help-play-players = Who plays, with commas: human, random, greedy.
help-play-names = Names of the players, with commas.
help-play-resume = Resume the open game in this file.
help-play-save = Save the game under this name when you leave.
help-play-first = Who begins: a seat, or random.
help-play-plain = No colours and no redrawing, line by line.
help-replay = Play recorded games again and show or check them.
help-replay-files = Records: .json or .jsonl, either gzipped; - reads from standard input.
help-replay-check = Compare each game with what its record expects: one line for each record.
help-validate = Check a tile set or a board and name every fault.
help-validate-files = TOML files of tile sets or boards.
help-draw = Draw a tile, a set, a record or a position as a picture.
help-draw-tile = One tile of a released set, or of --tile-set.
help-draw-set = All tiles of a set: castle, classic or a TOML file.
help-draw-record = A recorded game, at its end or after --move.
help-draw-move = After this move of the record; 0 is before the first.
help-draw-position = A position.
help-draw-theme = day or night.
help-draw-size = How many pixels wide a tile is.
help-draw-output = Write to this file: SVG, or PNG where its name ends in .png.
help-bench = Measure the speed of the engine.
help-bench-seconds = About how many seconds to measure each figure.
help-rules = Show the rules of a game, or one rule.
help-rules-game = castle or classic.
help-rules-rule = The id of one rule, such as T3.
help-doctor = Check whether this machine has all that is needed.
help-doctor-warm = Compile the engine now.
help-any-game = castle or classic.
help-any-option = An option of the game, as NAME=VALUE; repeatable.
help-any-seed = A seed: a whole number or 64 hexadecimal digits.
help-any-tile-set = A tile set: a released one or a TOML file.
help-any-board = A board of The Castle: a released one or a TOML file.
help-any-lang = Language: en, nl or de.
help-any-json = Print one JSON document.
help-any-force = Overwrite a file that exists.
help-any-version = Show the version.
help-any-help = Show this help.

# headings of the help
help-heading-usage = Usage:
help-heading-arguments = Arguments:
help-heading-options = Options:
help-heading-commands = Commands:
help-serve = Serve the table to browsers.
help-serve-host = The address to listen at (127.0.0.1: this machine alone).
help-serve-port = The port to listen at; where it is in use, the next that is free (8750).
help-serve-data = The folder in which games are kept.
help-serve-open = Open a browser on it.
