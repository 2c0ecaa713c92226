## Computer players: matches between them, and programs that play

# the command arena
arena-start = { $games } games of { $game } between { $players }; seed { $seed }.
arena-resumed = { $done } of them stand in { $file } already.
arena-progress = Games
log-hint = What was played is kept; --resume { $file } goes on from here.
arena-forfeit = Game { $number } is lost for { $player }: { $why }
arena-won = { $player }: { $wins } won, { $draws } drawn, { $losses } lost
arena-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of the games (95 in 100: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %), draws count half
arena-score = { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) } points a game
arena-margin = margin { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } points a game (95 in 100: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-margin-alone = margin { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } points a game
arena-elo = Elo { $elo } (95 in 100: { $from } to { $till })
arena-seconds = { NUMBER($seconds, minimumFractionDigits: 4, maximumFractionDigits: 4) } s a move
arena-forfeits = { $count ->
    [one] 1 game lost because the program failed
   *[other] { $count } games lost because the program failed
}
arena-pair = { $first } beside { $second }: { $ahead } times ahead, { $level } times level, { $behind } times behind
error-arena-number = { $name } cannot be “{ $text }”; allowed are whole numbers from { $least } to { $most }.
error-arena-games = { $games } games cannot be shared out evenly: each of the { $seats } players has every seat equally often, so give a multiple of { $seats }.
error-arena-budget = --time and --nodes cannot both be given; choose one.
error-arena-log-twice = --resume goes on writing into its file; leave --log out.
error-arena-log-line = Line { $line } of { $file } is not the next game of one match; give --resume the log of a match, or --log a new file.
error-arena-log-dash = A log is a file that is written and read again; give --log or --resume the name of one, not “-”.
error-arena-log-other = { $file } is the log of another match: its { $what } differs; give the same settings, or another file.

# the command train
train-start = Fitting { $game } for { $seats } players: { $generations } generations of { $games } games; seed { $seed }.
train-generation = Generation { $number }: the best candidate wins by { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) } points a game, all together by { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
train-result = The fitted weights win by { NUMBER($margin, minimumFractionDigits: 2) } points a game against those written by hand (95 in 100: { NUMBER($low, minimumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2) }).
error-train-library = The library cma is missing; install tilewright[train].
error-train-log-line = Line { $line } of { $file } is not the next generation of a fitting; give --resume the log of one.
error-train-log-other = { $file } is the log of another fitting: its { $what } differs; give the same settings, or another file.
train-prospects = Learning the prospects of { $game } for { $seats } players from { $games } games; seed { $seed }.
train-told = The prospects tell { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) } percent of how games end; the evaluation without them tells { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
error-train-prospects-alone = --prospects learns from games alone and does not take { $name }; leave out one of the two.

# players by name, and programs as players
error-player-setting = The player { $name } has no setting “{ $text }”; write name=number, separated by “:”, from: { $known }.
error-program-none = “{ $text }” is no command; write cmd: and a program, for example cmd:./bot.
error-program-missing = The program { $name } cannot be started: { $why }.
error-program-ended = The program { $name } ended when an answer was due (exit code { $status }).
error-program-closed = The program { $name } has closed its output, so that it can answer no more.
error-program-silent = The program { $name } did not answer within { $seconds } s.
error-program-nonsense = The program { $name } answered something else than was asked for: “{ $text }”.
error-program-refused = The program { $name } answered with an error: “{ $said }”.
error-program-protocol = The program { $name } speaks version { $found } of the line protocol; needed is version { $expected }.
error-program-illegal = The program { $name } chose what is not allowed: “{ $text }”.

# the line protocol
error-line-form = The line cannot be understood: { $why }
error-line-long = The line is longer than { $limit } bytes.
error-line-type = There is no message of the type { $found }; there are: { $known }.
error-line-protocol = Version { $found } of the protocol is not spoken here; say hello with version { $expected }.
error-line-option = There is no option “{ $name }”; there are: { $known }.
error-line-value = The option { $name } cannot have this value: { $why }
error-line-moment = Give either a position or a record.
error-line-position = This moment cannot be: { $why }
error-line-first = Send { $needed } first.
error-line-over = There is nothing to choose in the phase “{ $phase }”.
error-line-idle = Nothing is being thought about.
error-line-fault = The player failed: { $why }
