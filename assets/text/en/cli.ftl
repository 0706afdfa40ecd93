### The command line: its help, its answers, and what is wrong with its arguments.
### Words that people type stay as they are: commands, options, their values, and words in capitals such as FILE, which stand for what belongs there.

## help: headings of the help, and what stands in the help of each command

# Stands before how the program is called.
help-usage = Usage: { $usage }
help-commands = Commands:
help-arguments = Arguments:
help-options = Options:
# Stands above a list of values, each with what it does.
help-list-of-values = Possible values:
# Stand behind what an option does, or below it.
help-values = [possible values: { $values }]
help-default = [default: { $value }]
help-help = Print this message or the help of the given subcommand(s)
# Of an option. The other two are for commands whose help is long.
help-print-help = Print help
help-print-help-in-short = Print help (see more with '{"--help"}')
help-print-help-in-full = Print help (see a summary with '-h')
help-print-version = Print version

## program: the help of the program, and what it says without a command

program-about = Watch a dynamic program fill the table of the coins-in-a-line game
program-file = A session, course or text file with a row, to open in the window
program-lecture = Begin the lecture of the file at once
program-language = The language of all texts; it can also stand before a command
# Lines have up to 80 characters.
program-examples =
    Examples:
      coin-duel                           open the window
    {"  coin-duel lesson.ron"}                open a session
    {"  coin-duel lesson.ron --lecture"}      begin its lecture
    {"  coin-duel solve 8 15 3 7"}            solve a row without a window
    {"  coin-duel solve --json row.txt"}      solve a row from a file, with JSON output
    {"  coin-duel export lesson.ron --out fill.gif"}
                                          export pictures, tables or text
    {"  coin-duel export course.ron --out slides.png"}
                                          export the slides of a course
    {"  coin-duel worksheet --coins 6 --variants 30 --seed 7 --out sheets.pdf"}
                                          write worksheets with solutions
# $command is a command that is written like it.
# $typed, $command
program-mistyped = { $typed } is no command and no file; do you mean `{ $command }`?
# For a program that was built without a window. “gui” is the name of a part.
program-no-window = this build has no window; build it with the feature “gui”, or use what needs none: `coin-duel solve`, `coin-duel export` and `coin-duel worksheet`
# Stand before what is wrong with the arguments or the files, and before what the system can't do.
program-error = error: { $problem }
program-failure = coin-duel: { $problem }
# $error is from the system.
program-cannot-write = cannot write the answer: { $error }

## solve: the help and the answers of `solve`

solve-about = Solve a row and print its table, its scores and its game
solve-coins = The row from left to right: numbers, a list, or a file with it; - reads standard input
# The words behind the colon are written in the answer.
solve-json = Print one JSON object: n, sum, {"fir"}, {"sec"}, difference, pick, left, right, rule; another rule has first and second or total, and takes
# $known are the names of all rules.
solve-rule = The rule of the game [default: classic]: { $known }
solve-count-from = The number of the first coin in the table, 0 or 1 [default: 0; for a session, as it says]
solve-read-as = What the numbers of a text are taken for, if it can be more than one thing
solve-examples =
    Examples:
    {"  coin-duel solve 8 15 3 7"}
    {"  coin-duel solve -8 15 -3"}
    {"  coin-duel solve \"int[] coins ="} {"{"}8, 15, 3, 7{"}"};"
    {"  coin-duel solve --rule what-stays 5 3 1 4 2"}
    {"  coin-duel solve row.txt"}
      seq 1000000 | coin-duel solve {"--json"} -
# $error is from the system.
solve-cannot-read = cannot read standard input: { $error }
solve-too-long = standard input is too long; a row holds at most { $most } coins
# $problem has a place: `standard input, line 1, column 6: …`.
solve-in-input = standard input, { $problem }

## answer: the answer of `solve`

# The labels of the lines.
answer-row = row
answer-coins = coins
answer-result = result
answer-pick = pick
answer-table = table
answer-game = game
# Stands behind `coins`. $count is their number.
# $count, $sum
answer-count-and-sum = { $count }, sum { $sum }
# Stands behind `result`. fir and sec stay as they are. $outcome is `First wins`.
# $fir, $sec, $difference, $outcome
answer-scores = {"fir"} { $fir }, {"sec"} { $sec }, difference { $difference }: { $outcome }
# These stand behind `pick`.
answer-only-coin = the only coin
answer-tie = tie: left and right are both worth { $worth }
# $pick (Pick), $coin, $left, $right
answer-picked = { $pick } ({ $coin }): left is worth { $left }, right { $right }
# Stands behind `table`. The characters < and > stand beside the cells.
answer-table-heading = {"fir"}|{"sec"} of the coins i to j; < left is picked, > right, both on a tie
# Stands behind `game`. Each line below it has what the ends are worth before a move, and the scores after it.
answer-game-heading = best play, left on a tie; what left and right are worth, and both scores after
# Stands behind `table` or `game`.
answer-left-out = left out; it is printed for at most { $most } coins

## export: the help and the answers of `export`

export-about = Write pictures, the table or the steps of a session, or the slides of a course, without a window
export-session = The session or course to export, a folder of sessions, or a text file with a row
export-out = Output file; its name gives the format
export-step = The number of steps or moves done, first or last [default: as in the session; in a GIF, all]
export-all = All steps or moves
export-by = How far the fill goes from picture to picture [default: cell]
export-show = What is shown [default: fill]
export-game = The game of the session over its table: the same as {"--show"} game
export-table-only = The table with its legend, or another subject alone, without the row, the sums and the scores
export-behind = The table behind the game [default: session]
export-layout = How the table's cells are laid out [default: as in the session]
export-language = The language of the code [default: pseudocode]
export-fold = How far the tree of calls is folded [default: tree]
export-count-from = The number of the first coin, 0 or 1 [default: as in the session]
export-read-as = What the numbers of a text with a row are taken for, if it can be more than one thing
export-theme = The colors of pictures [default: light]
export-scale = Pixels per point, 0.25 to 8; a slide has at least 1280 × 720 points [default: 1; for PNG, 2]
export-size = The pixels of each picture, such as 1920x1080; the content is as large as it fits
export-seconds = How long an animation shows each picture, 0.02 to 60 seconds [default: by their number]
export-slides = The shape of the slides of a PDF
export-per-page = A handout as PDF with 1, 2, 3, 4 or 6 pictures on each sheet
export-edition = For whom the files are, which decides what is in them
export-notes = Where the notes of a handout are
export-paper = The paper of a handout
export-quiz = Ask about each step of an HTML page before it is shown
export-separator = What stands between the values of a CSV table [default: comma]
export-dry-run = Say what would be written, and write nothing
# Lines have up to 80 characters. A line can't begin with a point, nor with blanks before brackets, so {"  ."} is both.
export-notes-and-examples =
    The name of FILE gives the format:
    {"  ."}pdf                 slides; with {"--per-page"} a handout with notes
    {"  ."}html                a page that steps through the fill, for any browser
    {"  ."}svg .png            a picture of the current step; with {"--all"} numbered ones:
                           fill-01.png, fill-02.png and so on
    {"  ."}gif .apng           an animation; with {"--step"}, a still picture
    {"  ."}mp4 .webm           a video, if the program ffmpeg is installed
    {"  ."}csv .tsv .md .tex .typ
                           the filled part; with {"--all"}, or before the first step,
                           the whole table
    {"  ."}txt                 the steps so far; with {"--all"}, all steps; with {"--game"},
                           the moves

    A course, or a folder of sessions, is exported as slides: the title card of each
    lesson, then its stops. A question and its answer are two slides. .svg and .png
    write slides-001.png, slides-002.png and so on. Animations show each for 2
    seconds.

    A text file with a row is exported with its full table. A session is exported at
    the step where it stands; {"--step"} last shows its end.

    Private notes of stops are in no file, unless {"--edition"} lecturer asks for them.
    On a handout for students, questions have no answers.

    Exit status: 0 if all is written, 1 if the system fails, 2 if the arguments or
    the files are wrong, 3 if lessons that can't be used are left out.

    An existing file is replaced, but never the session or its row. Each file is
    written whole or not at all.

    Examples:
    {"  coin-duel export lesson.ron --out table.svg"}
    {"  coin-duel export lesson.ron --out fill.pdf --all --by sweep"}
    {"  coin-duel export lesson.ron --out fill.gif --by sweep --theme dark"}
    {"  coin-duel export lesson.ron --out fill.png --all --size 1920x1080"}
    {"  coin-duel export lesson.ron --out game.gif --game"}
    {"  coin-duel export lesson.ron --out code.png --show code --language python"}
    {"  coin-duel export lesson.ron --out table.tex --all"}
    {"  coin-duel export lesson.ron --out fill.html --quiz"}
    {"  coin-duel export course.ron --out slides.pdf"}
    {"  coin-duel export course.ron --out handout.pdf --per-page 4 --paper letter"}
    {"  coin-duel export course.ron --out script.pdf --per-page 2 --edition lecturer"}
    {"  coin-duel export row.txt --out table.csv --separator semicolon"}
    {"  coin-duel export course.ron --out slides.png --dry-run"}
# What an option of an export may be.
export-write-step = write a whole number, 0 or more, or first or last
# $least, $most
export-write-scale = write a number from { $least } to { $most }
export-write-size = write a width and a height in pixels, such as 1920x1080
# $least, $most
export-write-seconds = write a number of seconds from { $least } to { $most }
export-write-per-page = choose 1, 2, 3, 4 or 6
# $option is such as `--quiz`.
export-only-for-session = { $option } is for a single session; a course is exported whole, as its stops say, so leave { $option } out
# $what is one of the group `only_for`.
# $option, $what
export-useless = { $option } is for { $what }; leave it out
# $files are names and sizes: `fill.svg: 1280 × 720 pixels, 12 kB`.
export-would-write = would write { $files }
export-wrote = wrote { $files }
# How many pictures of an export are done.
# $done, $total
export-progress = { $done } of { $total } done
export-interrupted = interrupted; nothing was written
# $error is from the system.
export-no-signals = an interrupt of this export may leave unfinished files: { $error }

## stride (any): how far the fill goes from picture to picture

stride-phase = Reading, adding, choosing and writing each cell
stride-cell = A cell, or a call of the recursion
stride-sweep = A diagonal, a row or a column

## subject: what an export shows

subject-fill = The table while it fills
subject-game = The game over its table
subject-lanes = The row and the coins that each player has taken
subject-tree = The calls of the recursion
subject-code = The code with its marked line
subject-fusion = The run of fusion
subject-own = The table that is filled by hand, with the first wrong number crossed out
subject-stops = The title card and the stops of the session

## behind (any): the table behind the game

behind-session = As far as the session's fill; filled if that has not begun
behind-filled = With all of its numbers
behind-empty = Without numbers

## fold (any): how far the tree of calls is folded

fold-tree = Every call
fold-graph = Every distinct interval
fold-table = The intervals at their cells

## edition (any): for whom files are

edition-students = No private notes; answers where they are reached
edition-answers = No private notes; all answers
edition-lecturer = Private notes and all answers

## separator (any): what stands between the values of a CSV table

separator-comma = For most programs
separator-semicolon = For Excel where the decimal mark is a comma
separator-tab = As in a TSV table

## only_for: what an option of `export` is for. `--quiz is for an HTML page; leave it out`

only_for-pdf = a PDF
only_for-page = an HTML page
only_for-animation = an animation or a video
only_for-pixels = a picture, an animation or a video
only_for-picture-theme = a picture; a page takes the colors of its reader
only_for-picture = a picture
only_for-picture-or-text = a picture or a text; a page has all steps
only_for-pictures = pictures; a page has all phases
only_for-csv = a CSV table
only_for-session = a session

## worksheet: the help of `worksheet`

worksheet-about = Write worksheets with empty cells for students, and their solutions
worksheet-session = The session whose row is printed, or a text file with a row
worksheet-read-as = What the numbers of the text are taken for, if it can be more than one thing
worksheet-coins = Random rows of N coins, 1 to 64
worksheet-variants = The number of different rows, 1 to 500, each on a sheet of its own
worksheet-seed = The seed of random rows; the same seed gives the same rows
worksheet-numbers = The smallest and the largest value of random coins
worksheet-out = Output file; its name ends with .pdf, .tex, .typ or .md, or for a quiz with .moodle.xml or .qti.zip
worksheet-tasks = The kinds of tasks with commas between them; the sheets have them in turn
worksheet-blank = The empty cells: all, diagonal:K, second, or seed:{"S"}:PERCENT
worksheet-recurrence = The recurrence of the table [default: as in the session, else fir-sec]
worksheet-paper = The size of the paper
worksheet-theme = The colors of a PDF: light for print, contrast for screens
worksheet-count-from = The number of the first coin, 0 or 1 [default: as in the session, else 0]
worksheet-layout = How the cells of a PDF are laid out [default: as in the session, else square]
worksheet-no-solutions = Leave the solutions out
worksheet-dry-run = Say what would be written and how difficult each row is, and write nothing
worksheet-notes-and-examples =
    The sheets come first, and then a solution for each of them. Each carries its number and the seed, which give the same
    sheet again.

    The rows of a set are all different, and alike in difficulty. They have the same number of
      greedy traps    cells in which taking the larger of both coins is worse; at least one in rows of four coins or more
      ties            cells of two coins or more in which both ends are equally good
      odd coins       which gives the parity of the sums
      negative coins
      digits          of all coins together
      fusions         in a set with the task fuse; at least two in rows of six coins or more

    In a set with the task greedy, greedy play from the start loses points in each row of four coins or more. The first move is a tie in all of them or in none. In rows of more than 10 coins the traps and ties, and in rows of 20
    coins or more the others, may differ by a few: by less than 1 plus a fiftieth of the cells, and 1 plus a twentieth of the
    coins. The sums of the coins differ by less than a tenth of the largest possible sum, or half the range of the numbers if
    that is more. Each solution states these numbers, and so does --dry-run. They are those of the classic rule.

    Examples:
    {"  coin-duel worksheet --coins 6 --variants 30 --seed 7 --out sheets.pdf"}
    {"  coin-duel worksheet lesson.ron --blank diagonal:3 --out sheet.pdf"}
    {"  coin-duel worksheet --coins 6 --variants 30 --seed 7 --tasks winner,trace,wrong --out sheets.pdf"}
    {"  coin-duel worksheet --coins 8 --seed 7 --numbers -9-9 --blank seed:1:40 --out sheets.tex"}
    {"  coin-duel worksheet --coins 6 --variants 30 --seed 7 --tasks winner,greedy,recurrence --out quiz.moodle.xml"}
# What an option of worksheets may be.
worksheet-write-whole = write a whole number, at most { $most }
worksheet-write-numbers = write two whole numbers with a hyphen between them, such as 1-20
worksheet-write-cells = write all, diagonal:3, second, or seed:7:50 for half of the cells

## arguments: what is wrong with the arguments of any command

# What an option of several commands may be. $names is a list with commas.
arguments-write-count-from = write 0 or 1
arguments-write-reading = write one of { $names }
# $value is what was written, and $argument is an option or a value with its name: `--by <BY>`, `<SESSION>`.
# $value, $argument
arguments-invalid = invalid value '{ $value }' for '{ $argument }'
# $value, $argument, $reason
arguments-invalid-because = invalid value '{ $value }' for '{ $argument }': { $reason }
arguments-no-value = a value is required for '{ $argument }' but none was supplied
# $value, $argument
arguments-extra-value = unexpected value '{ $value }' for '{ $argument }' found; no more were expected
arguments-unknown = unexpected argument '{ $argument }' found
arguments-unknown-command = unrecognized subcommand '{ $command }'
arguments-no-utf8 = invalid UTF-8 was detected in one or more arguments
# Stands above a list.
arguments-missing = the following required arguments were not provided:
arguments-repeated = the argument '{ $argument }' cannot be used multiple times
# $others are joined by `or`, and each is quoted as the text below says.
# $argument, $others
arguments-conflict = the argument '{ $argument }' cannot be used with { $others }
# $command, $others
arguments-command-conflict = the subcommand '{ $command }' cannot be used with { $others }
arguments-quoted = '{ $argument }'
# Stands before one of the tips below it.
arguments-tip = tip: { $tip }
arguments-similar = a similar argument exists: '{ $argument }'
arguments-similar-value = a similar value exists: '{ $value }'
# An option of a command: `solve --json`.
arguments-of-command = '{ $option }' exists
arguments-as-value = to pass '{ $argument }' as a value, use '-- { $argument }'
# Stands below what is wrong.
arguments-more = For more information, try '{"--help"}'.
