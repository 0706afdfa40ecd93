### What is wrong with a row, a file, an export or a request, and how to mend it.
### A message stands behind `error: ` or a path, so it begins with a small letter and has no full stop.

## row: errors of the text of a row. Each stands behind its place: `line 2, character 6: “x” is not a whole number`

row-in-line = character { NUMBER($column, useGrouping: "false") }
# $line, $column
row-in-text = line { NUMBER($line, useGrouping: "false") }, character { NUMBER($column, useGrouping: "false") }
# How a word of the text is quoted, and what stands for a word that can't be shown. $word in the messages is one of them.
row-quoted = “{ $word }”
row-this = this
row-empty = there is no coin yet; type whole numbers, such as 8 15 3 7
row-not-a-number = { $word } is not a whole number; write coins such as 8, -15 or 1_000
row-not-whole = { $word } is not whole; coins are whole numbers, so round it or scale all of them
row-decimal-comma = { $word } can be two coins, or one number with decimals; coins are whole numbers, and between coins a blank belongs behind each comma
row-spaced-groups = { $word } can be one number or several coins; write a number without blanks, or a comma between coins
row-leading-zero = { $word } begins with 0; drop the 0, and write thousands without a comma (1000 or 1_000)
# $word, $least, $most
row-out-of-range = { $word } is out of range; a coin lies between { $least } and { $most }
# $code is a number of Unicode: `U+200B`.
row-invisible = the invisible character { $code } stands here; remove it
row-missing = a coin is missing before this { $word }; put one there or remove the { $word }
row-empty-cell = the cell before { $word } is empty; fill it or remove it
row-currencies = { $word } has another currency than a coin before it; write all coins in one unit
# $coins is `4 coins`, and $count is the same as a number.
# $number, $coins (CoinCount), $count
row-alone-above = { $number } stands on a line of its own above { $coins }; if it counts them, write { NUMBER($count, useGrouping: "false") }, and if it is a coin, put it on their line
row-rows = this text has { $count } rows; keep one of them, on one line or in one pair of brackets
row-computed = { $word } computes its numbers; write the coins themselves
# A text that can be more than one row. $readings is a list of the two below it. --read-as NAME is an option.
row-ambiguous = this can be { $readings }; choose with {"--read-as"} NAME, or paste the text into the row field
# $coins (CoinCount), $first, $name
row-reading = { $coins } { $first } ({ $name })
# $coins (CoinCount), $name
row-reading-in-short = { $coins } ({ $name })
# $before, $next
row-or = { $before } or { $next }
# $name, $why
row-not-read-as = this can't be read as “{ $name }”, in which { $why }
# $word, $most
row-too-many = { $word } is one coin too many; a row holds at most { $most }
row-outside-the-list = { $word } stands outside the list of coins; keep only one list
# $declared, $coins
row-wrong-length = the declaration says { $declared }, but the list has { NUMBER($coins, useGrouping: "false") } coins; make them equal
# $opening, $closing
row-unclosed = this “{ $opening }” is never closed; add a “{ $closing }” after the last coin
# $opening, $most
row-too-deep = this “{ $opening }” stands inside { $most } other brackets; a list of coins needs only a few
# $closing, $opening
row-unopened = this “{ $closing }” closes nothing; remove it or open the list with a “{ $opening }”

# A row of numbers.
row-no-coins = a row needs at least one coin
# $most, $count
row-too-many-coins = a row holds at most { $most } coins; this one has { $count }
# $place counts from 1.
# $place, $value
row-value-out-of-range = the coin at place { $place } is { $value }; a coin lies between −10¹² and 10¹²

# A survey of random rows.
# $count, $most
row-survey-count = a row of { $count } coins is not possible; the rows of a survey have 1 to { $most }
row-survey-value = a coin of { $value } is not possible; a coin lies between −10¹² and 10¹²
# $rows, $most
row-survey-rows = { $rows } rows are not possible; a survey has 1 to { $most }

# Why a strategy can't play here.
row-odd-row = both ends of an odd row are seats of the same kind
row-not-first = it is for First on an even row
row-against-exploiter = two exploiters would wait for each other's rule
row-other-rule = it is for the classic rule
row-alone = First plays alone
row-long-row = it needs all intervals, so the row may have at most { $most } coins

## files: why a file can't be read or may not be replaced. A text about replacing stands behind `cannot write row.ron: `

files-read-only = it is read-only; make it writable or choose another name
files-folder = that is a folder; choose the name of a file
files-pipe = that is a pipe, which can't be replaced; choose another name
files-socket = that is a socket, which can't be replaced; choose another name
files-device = that is a device, which can't be replaced; choose another name
files-read-only-folder = the folder { $folder } is read-only; make it writable or choose another one
files-not-kept = this browser does not keep the file any more; open it from the disk again
files-no-storage = this browser keeps nothing for this page ({ $reason }); save your work as a file
files-no-folder-to-read = this is a folder, and only a file can be read; choose a file in it
files-no-pipe-to-read = this is a pipe, and only a file can be read; save its text as a file first
files-no-socket-to-read = this is a socket, and only a file can be read; choose a session or a text with a row
files-no-device-to-read = this is a device, and only a file can be read; choose a session or a text with a row
files-no-regular-file = this is not a regular file, and only a file can be read; choose a session or a text with a row

## course: errors and warnings about courses

course-version-zero = there is no version 0; courses begin with version 1
# `this course has version 2, and this program reads versions up to 1; open it with a newer coin-duel`.
# $version, $newest
course-newer-version = this course has version { $version }, and this program reads versions up to { $newest }; open it with a newer coin-duel
# `the course has 10,001 entries and may have 10,000; the last ones are left out`.
# $count, $most
course-too-many-entries = the course has { $count } entries and may have { $most }; the last ones are left out
course-more-warnings = { $count ->
    [one] { $count } more problem
   *[other] { $count } more problems
 }
course-lessons-left-out = { $count ->
    [one] { $count } lesson can't be used and is left out
   *[other] { $count } lessons can't be used and are left out
 }
course-solves-no-course = { $path } is a course, not a row; solve the file of one of its lessons, or export the course
# A problem of a lesson with its number: `lesson 3: …`.
# $number, $problem
course-in-lesson = lesson { $number }: { $problem }
# A problem of a lesson with its file: `greedy.ron: …`.
# $name, $problem
course-in-file = { $name }: { $problem }
# `“../a.ron” is not a file in the course's folder; copy it there, and write its path from there`.
course-out-of-folder = “{ $name }” is not a file in the course's folder; copy it there, and write its path from there
# `a.ron is a link that leads out of the course's folder; put the file itself into the folder`.
course-link-out-of-folder = { $name } is a link that leads out of the course's folder; put the file itself into the folder
# `a.ron is a course, and a lesson is a session; list its lessons here instead`.
course-is-a-course = { $name } is a course, and a lesson is a session; list its lessons here instead
# `lectures has no session; a folder with sessions (.ron) opens as a course`.
course-no-session-in-folder = { $path } has no session; a folder with sessions (.ron) opens as a course
# Why the words of a course in another language are not used: `the words in "de" are left out: …`
# $language, $problem
course-words-left-out = the words in “{ $language }” are left out: { $problem }
# The reason where a course is a text without a folder.
course-no-file-of-words = a file of words lies in the course's folder, and this course has none
# Why a bundled course can't be read: `no lesson is named 01-a.ron`.
course-unknown-lesson = no lesson is named { $name }

## embed: errors in the address of an embedded page. Words with = and the words that it can be are written in addresses

embed-unknown-view = the address says view={ $view }; it can be lecture, table or game
embed-bad-step = the address says step={ $step }; it can be 0 or a larger whole number
embed-unknown-theme = the address says theme={ $theme }; it can be dark, light or contrast
# $course, $known (Choice)
embed-unknown-course = the address says course={ $course }; it can be { $known }
# $lesson, $count
embed-unknown-lesson = the address says lesson={ $lesson }; it can be 1 to { $count }, or the name of a lesson, such as greedy-loses
# An error in a message of the page around.
# $stop (Place), $count
embed-no-such-stop = the message says stop: { $stop }; { $count ->
    [0] the lesson has no stops
   *[other] it can be 1 to { $count }
 }
# $step, $end
embed-no-such-step = the message says step: { $step }; it can be 0 to { $end }

## export: errors of exports: requests that can't be fulfilled, and files that can't be written

# The ending of a file's name: `Unknown format .pdf; use .svg, .png, .gif or .csv`.
# $ending, $known (Endings)
export-unknown-format = Unknown format .{ $ending }; use { $known }
# $path, $known (Endings)
export-no-ending = The name “{ $path }” has no ending; use { $known }
# $format is a format that holds only a table, or none.
# $format
export-table-not-game = { $format } holds the table, not a game; export the game as a picture or as text
export-only-table = { $format } holds the table; export this as a picture
export-fill-not-game = { $format } shows the fill, not a game; export the game as a picture or as text
export-not-shown = { $format } does not show this; export it as a picture
# $formats is a list: `GIF or APNG`.
# $formats (Choice)
export-no-video-program = videos need the program ffmpeg, which is not installed; install it, or export as { $formats }, which needs nothing
# $reason is what the program said last. It may be missing.
# $reason
export-video-failed = the program ffmpeg could not write the video{ $reason ->
    [none] , and did not say why
   *[other] : { $reason }
 }
# `a picture can be shown for 0.02 to 60 seconds, not for 90`.
# $seconds, $min, $max
export-seconds-out-of-range = a picture can be shown for { $min } to { $max } seconds, not for { $seconds }
# `row.txt is a source of this export and would be lost; choose another name, such as row-2.txt`.
# $path, $proposal
export-is-source = { $path } is a source of this export and would be lost; choose another name, such as { $proposal }
# `the PDF can't be made: PDF version limit exceeded`.
export-no-pdf = the PDF can't be made: { $reason }
# `PNG is made of pixels and has no text`.
export-no-text = { $format } is made of pixels and has no text
# $max, $n, $advice
export-too-many-coins = pictures show rows of at most { $max } coins, and this row has { $n }; { $advice }
# What to do with the game of a long row.
export-export-moves-as-text = export its moves as text
export-remove-coins = remove coins, or use `coin-duel solve`, which solves rows of any length
# $formats is a list: `CSV, TSV or Markdown`.
# $formats (Choice)
export-export-table-as = export the table as { $formats }
# `the export has more than 10,000 pictures; choose longer steps or a single step`.
export-too-many-pictures = the export has more than { $max } pictures; choose longer steps or a single step
# `there is no step 22; the fill has 21, so choose 0 to 21`.
# $step, $end
export-no-such-step = there is no step { $step }; the fill has { $end }, so choose 0 to { $end }
# `there is no move 7; the game has 6, so choose 0 to 6`.
# $move-number, $end
export-no-such-move = there is no move { $move-number }; the game has { $end }, so choose 0 to { $end }
# `there is no stop 4; the lesson has 3`. `number` counts from 1.
# $number, $stops
export-no-such-stop = there is no stop { $number }; the lesson has { $stops }
# $index, $last
export-no-such-slide = there is no slide { $index }; the session has { $last } behind its title card, so choose 0 to { $last }
# $endings is a list: `.svg, .png or .pdf`.
# $format, $endings (Endings)
export-course-needs-pictures = { $format } holds no pictures, and a course is exported as pictures; choose a name that ends with { $endings }
# $format, $endings (Endings)
export-not-of-window = { $format } can't hold a picture of the window; choose a name that ends with { $endings }
# $format, $endings (Endings)
export-not-of-worksheets = { $format } can't hold worksheets; choose a name that ends with { $endings }
export-no-lesson = the course has no lesson that can be used; add one
# `the course has 12,000 slides, and an export holds at most 10,000; split the course`.
# $slides, $max
export-too-many-slides = the course has { $slides } slides, and an export holds at most { $max }; split the course
# `the scale is 9; choose one from 0.25 to 8`.
# $scale, $min, $max
export-scale-out-of-range = the scale is { $scale }; choose one from { $min } to { $max }
# $width, $height, $min, $max
export-size-out-of-range = the size is { $width } × { $height } pixels; choose { $min } to { $max } for each side
# $width, $height, $per-side, $millions
export-picture-too-large = a picture of { $width } × { $height } pixels is too large; choose a smaller scale or SVG (at most { $per-side } per side, { $millions } million in all)
# `cannot write new/fill.svg: there is no folder new; create it or choose another one`.
# $path, $folder
export-no-folder = cannot write { $path }: there is no folder { $folder }; create it or choose another one
# `cannot write new: that is a folder; choose the name of a file`.
export-is-folder = cannot write { $path }: that is a folder; choose the name of a file
# `cannot write fill.svg: permission denied`.
# $path, $reason
export-cannot-write = cannot write { $path }: { $reason }
# `a list of moves holds at most 100,000 coins; this row has 100,001`.
# $text, $max, $n
export-text-too-long = { $text } holds at most { $max } coins; this row has { $n }
# `at most 100,000 steps can be listed at once; these are 100,001`.
# $max, $steps
export-too-many-steps = at most { $max } steps can be listed at once; these are { $steps }
# A table as a kind of text: `a CSV table`.
export-a-table = a { $format } table
# The steps of the fill, as a kind of text.
export-a-list-of-steps = a list of steps
# The moves of the game, as a kind of text.
export-a-list-of-moves = a list of moves
# An export that the user has stopped.
export-stopped = the export was stopped

## link: errors about sessions in links. They stand behind `Cannot open the link: ` or `Cannot copy the link: `

# `it has 80,000 characters, but browsers and mail programs cut links of more than 64,000; save the session as a file instead`.
# $chars, $most
link-too-long = it has { $chars } characters, but browsers and mail programs cut links of more than { $most }; save the session as a file instead
# `it holds more than 4,000,000 bytes; use a file for this session instead`.
link-holds-too-much = it holds more than { $most } bytes; use a file for this session instead
link-is-empty = it has no session; a row would stand behind # as in #8,15,3,7
# $place is where the character stands behind s=.
# $character, $place
link-bad-character = it has “{ $character }” as character { $place } behind s=, where only letters, digits, - and _ can stand; copy it again
link-damaged = it ends early or was changed; copy the whole link again
# `it has no row: …`.
link-no-row = it has no row: { $reason }
# `it has no session that this program can open: …`.
link-no-session = it has no session that this program can open: { $reason }

# What is wrong in a link's address, where stops are counted from 1. $said is what the address says, $now where the session
# begins instead.
# $said, $count, $now
link-no-such-stop = the address says stop={ $said }; { $count ->
    [0] this session has no stops
    [one] this session has only stop 1, which is shown
   *[other] it can be 1 to { $count }, and stop { $now } is shown
 }
# A link that is to end with a stop.
# $said, $count
link-no-such-end = the address says until={ $said }; { $count ->
    [0] this session has no stops
    [one] this session has only stop 1
   *[other] it can be 1 to { $count }, and no stop is left out
 }

## session: errors and warnings about session files: opening them, saving them, and what they hold

# ``the field `color` is not known to this version and will not be saved``.
session-unknown-field = the field `{ $field }` is not known to this version and will not be saved
session-more-unknown-fields = { $count ->
    [one] { $count } more field is not known to this version and will not be saved
   *[other] { $count } more fields are not known to this version and will not be saved
 }
# What a text was read as. $coins is `4 coins`, and $why is such as `the first line is the number of coins`.
# $coins (CoinCount), $why
session-read-as = read as { $coins }, because { $why }
# $option is the option of the command line that reads it in another way.
# $coins (CoinCount), $why, $option, $others (CoinCount)
session-read-as-or = read as { $coins }, because { $why }; { $option } reads { $others }
session-unprintable = `{ $field }` had characters that can't be shown; each of them is now a □
# $field, $end, $now
session-step-moved = `{ $field }` was outside the row's { $end ->
    [one] { $end } step
   *[other] { $end } steps
 } and is now { $now }
# $field, $end, $now
session-move-moved = `{ $field }` was outside the row's { $end ->
    [one] { $end } move
   *[other] { $end } moves
 } and is now { $now }
# Which order takes the place of one that is not possible.
# $reason, $now
session-order-changed = { $reason } It is filled by { $now }
session-no-position = `{ $field }` is no number of steps and is now 0
# `the session has 5 lines more than the 10,000 that it may have; the last ones are left out`.
# $count, $most
session-lines-left-out = { $count ->
    [one] the session has { $count } line more than the { $most } that it may have; the last one is left out
   *[other] the session has { $count } lines more than the { $most } that it may have; the last ones are left out
 }
# $line, $last
session-no-such-line = `line` was { $line }, but the last line is { $last }; it is now 0
# $line, $moves
session-moves-left-out = line { $line } had moves out of order, against the rule or beyond the row's { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }; they are left out
session-more-moves-left-out = { $count ->
    [one] { $count } more line had such moves; they are left out
   *[other] { $count } more lines had such moves; they are left out
 }
# The notes of an older version, and what it told at the end.
session-said-at-stops = its notes and what it told at the end are words of its stops now
# `there are 5 stops more than the 1,000 that a session may have; the last ones are left out`.
# $count, $most
session-stops-left-out = { $count ->
    [one] the session has { $count } stop more than the { $most } that it may have; the last one is left out
   *[other] the session has { $count } stops more than the { $most } that it may have; the last ones are left out
 }
session-more-stops-moved = { $count ->
    [one] { $count } more stop was outside the row and is now inside it
   *[other] { $count } more stops were outside the row and are now inside it
 }
session-count-from-is-unknown = `count_from` is { $number }; it must be 0 or 1
# `cannot open row.ron: permission denied`.
# $path, $reason
session-cannot-open = cannot open { $path }: { $reason }
# $path, $reason, $is-unchanged (bool)
session-cannot-save = cannot save { $path }: { $reason }{ $is-unchanged ->
    [true] ; the file is unchanged
   *[false] {""}
 }
# `cannot save row.txt: the session has its coins in this file; choose another name`.
session-is-row-file = cannot save { $path }: the session has its coins in this file; choose another name
# `row.ron is too large: it has 70,000,000 bytes, and a file may have at most 67,108,864`.
# $path, $bytes, $max-bytes
session-too-large = { $path } is too large: it has { $bytes } bytes, and a file may have at most { $max-bytes }
# An error in a file with its path: `row.ron, line 1, column 5: …`.
# $path, $problem
session-in-file = { $path }, { $problem }
# `row.txt is a link that leads out of the session's folder; put the file itself into the folder`.
session-link-out-of-folder = { $path } is a link that leads out of the session's folder; put the file itself into the folder
# `row.ron has its coins in another file: …`.
# $path, $problem
session-in-row-file = { $path } has its coins in another file: { $problem }
# An error with its place: `line 1, column 5: …`.
# $line, $column, $problem
session-at-place = line { $line }, column { $column }: { $problem }
# `this is UTF-16 text; open it in an editor and save it with the encoding UTF-8`.
session-other-encoding = this is { $encoding } text; open it in an editor and save it with the encoding UTF-8
session-unknown-encoding = this is not UTF-8 text; open it in an editor and save it with the encoding UTF-8
# `the file is empty; a session is at least (version: 8, coins: [8, 15])`.
session-empty-file = the file is empty; a session is at least (version: { $version }, coins: [8, 15])
session-version-zero = there is no version 0; sessions begin with version 1
# `this session has version 8, and this program reads versions up to 7; open it with a newer coin-duel`.
# $version, $newest
session-newer-version = this session has version { $version }, and this program reads versions up to { $newest }; open it with a newer coin-duel
session-row-path-too-long = the path of the coins' file is too long; put the file next to the session
# `“../row.txt” is not a file in the session's folder; write its path from there, such as "row.txt"`.
session-row-path-out-of-folder = “{ $path }” is not a file in the session's folder; write its path from there, such as "row.txt"
session-path-unit-too-large = a path has an invalid character
# There is no free recovery file.
session-too-many-windows = too many windows are open
# `cannot write recovery-1.ron: permission denied`.
# $path, $reason
session-cannot-write = cannot write { $path }: { $reason }
# `` `coins[1]`: Expected integer``. `expected` is the text of RON's library.
# $path, $expected
session-in-field = `{ $path }`: { $expected }
# `Expected comma; a whole number has no point`.
session-no-point = { $expected }; a whole number has no point
# `Integer is out of bounds; a coin lies between −10¹² and 10¹²`.
session-no-coin = { $expected }; a coin lies between −10¹² and 10¹²
session-too-many-brackets = too many brackets are inside each other here; only a few are needed
session-a-position = a number of steps or moves
session-position-with-fraction = a position is a whole number, without a point
# A list, as what a field needs.
session-a-list = a list
session-a-row-or-file = a list of whole numbers, or the name of a text file with them

## worksheet: errors of worksheets

worksheet-no-coins = a worksheet needs at least 1 coin
# `a worksheet holds at most 64 coins; this row has 65`.
# $n, $max
worksheet-too-many-coins = a worksheet holds at most { $max } coins; this row has { $n }
# $count, $max
worksheet-variants-out-of-range = the number of variants is { $count }; choose 1 to { $max }
# $value, $least, $most
worksheet-value-out-of-range = no coin can be worth { $value }; choose numbers from { $least } to { $most }
# $length, $n
worksheet-no-diagonal = { $n ->
    [1] there is no diagonal { $length }; a row of 1 coin has only diagonal 1
   *[other] there is no diagonal { $length }; a row of { $n } coins has the diagonals 1 to { $n }
 }
# `the share of empty cells is 0 %; choose 1 to 100`.
worksheet-share-out-of-range = the share of empty cells is { $percent } %; choose 1 to 100
# $task is the name of a kind.
worksheet-task-of-classic-rule = the task “{ $task }” is about the classic rule, and this recurrence is of another one; choose other tasks, or a recurrence of the classic rule
# $task is the name of a kind.
worksheet-no-form = the task “{ $task }” needs a published recurrence, or that of a rule which has one; choose another recurrence, or other tasks
worksheet-of-ring = there are no worksheets of a ring; write the row twice, and choose the classic rule
# $rows
worksheet-no-traps = { $rows ->
    [1] the only possible row has no greedy trap, and each sheet needs one: a cell in which the larger coin is the worse one; choose a wider range of numbers
   *[other] none of { $rows } rows has a greedy trap, and each sheet needs one: a cell in which the larger coin is the worse one; choose a wider range of numbers
 }
# $wanted, $possible, $all
worksheet-too-few-rows = { $all ->
    [1] there are no { $wanted } different rows alike in difficulty: of the only row there is, at most { $possible } are alike; choose { $possible } or fewer variants, more coins, or a wider range of numbers
   *[other] there are no { $wanted } different rows alike in difficulty: of the { $all } possible rows, at most { $possible } are alike; choose { $possible } or fewer variants, more coins, or a wider range of numbers
 }
# Too few rows were found, for sets with too many rows to look at all of them.
# $wanted, $found, $drawn
worksheet-too-few-rows-found = { $wanted } different rows alike in difficulty were not found: { $found } of { $drawn } random rows were alike; choose { $found } or fewer variants, or another range of numbers
worksheet-triangle-too-wide = a triangle of { $n } coins is too wide for a page; choose the square layout, which several pages can share
# $pages, $max
worksheet-too-many-pages = a table with such long numbers would need { $pages } pages, and at most { $max } are possible; choose fewer coins or shorter numbers
