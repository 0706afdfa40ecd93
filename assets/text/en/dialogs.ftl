
## buttons: the buttons that several dialogs have

# The button that closes a dialog.
buttons-close = Close
# The button that closes a dialog without doing anything.
buttons-cancel = Cancel
# The button that saves a session, in the file dialog and in the question about unsaved changes.
buttons-save = Save
# The button that writes a file in the place of another one.
buttons-replace = Replace
# The button that opens the file dialog of the system.
buttons-browse = Browse…
buttons-browse-tooltip = Choose a file in the system's own dialog

## export: the export dialog: what is exported, how it looks, and to which file

# The heading, and the button that starts the export.
export-export = Export
# The name of the line that chooses between the fill and the game.
export-what = What
# The choice to export the present step of the fill.
export-this-step = this step
# The choice to export the present move of the game.
export-this-move = this move
# The choice to export the whole fill.
export-every-step = every step
# The choice to export the whole game.
export-every-move = every move
# The name of the line that chooses how often a picture is exported.
export-a-picture-for-each = A picture for each
# The choice to export a picture for each phase.
export-phase = phase
# The choice to export a picture for each cell.
export-cell = cell
# The name of the line that chooses what a picture shows.
export-content = Content
# The choice of a picture like a slide.
export-slide = slide
# The choice of a picture of the table.
export-the-table-alone = the table alone
# The choice of the part of the table that the window shows.
export-as-on-the-screen = as on the screen
# The name of the line that chooses the theme of the pictures.
export-background = Background
# The choice of the dark theme.
export-dark = dark
# The choice of the light theme.
export-light = light
# The choice of the theme of high contrast.
export-high-contrast = high contrast
# The name of the field with the size of the pictures.
export-scale = Scale (pixels per point)
# What stands behind the number of that field.
export-per-point = {" "}pixels per point
export-scale-tooltip = A scale of 2 is sharp on most projectors
# The name of the field with the path.
export-file-to-write = File to write
export-file-exists = This file exists. Replace it, or type another name.
# The button that stops the export.
export-cancel-export = Cancel export
# The progress before the number of pictures is known.
export-starting = starting…
# The button that copies a picture.
export-copy-picture = Copy picture
# The button that copies a text.
export-copy-text = Copy text
export-copy-tooltip = Copy to the clipboard, not to a file
# The choice to export what the pen has drawn.
export-with-the-drawing = with the drawing
# A kind of file.
export-pdf-slides = PDF slides
# A kind of file.
export-pdf-handout = PDF handout
# A kind of file.
export-pdf-figure = PDF figure
# What slides as PDF are for.
export-purpose-of-pdf-slides = pages to show full screen
# What a handout is for.
export-purpose-of-pdf-handout = pictures with notes, to print
# What a PDF of a picture's size is for.
export-purpose-of-pdf-figure = a figure for a paper
# A kind of worksheet.
export-pdf-sheets = PDF sheets
export-purpose-of-pdf-sheets = pages to print and fill in
export-worksheet-as-latex = a document to change, then print
export-worksheet-as-typst = a document to change, then print
export-worksheet-as-markdown = a text for notes and wikis
# What PNG is for.
export-purpose-of-png = pictures for any slide program
# What GIF is for.
export-purpose-of-gif = plays in every slide program
# What APNG is for.
export-purpose-of-apng = smaller, for browsers and Impress
# What MP4 is for.
export-purpose-of-mp4 = a video for every player
# What `WebM` is for.
export-purpose-of-webm = a video for web pages
# What SVG is for.
export-purpose-of-svg = sharp at any size, editable
# What LaTeX is for.
export-purpose-of-latex = the table with booktabs rules
# What Typst is for.
export-purpose-of-typst = the table for a document
export-purpose-of-html = a page to step through, as one file
export-purpose-of-markdown = the table for notes and wikis
# What Moodle XML is for.
export-purpose-of-moodle = the tasks of worksheets as a quiz, for Moodle
# What QTI is for.
export-purpose-of-qti = the same for Canvas, ILIAS and OpenOlat
# What CSV is for.
export-purpose-of-csv = a line for each cell
export-purpose-of-tsv = the same with tabs, to paste
export-purpose-of-text = the steps or moves in words
# What is exported, each on a line, in the order of the choices.
export-subjects =
    Fill
    Game
    Coins taken
    Calls
    Code
    Fusion
    My table
    Stops
    Whole course
    Worksheet
    Window
export-about-the-window = Everything as it is on the screen, without this dialog.
export-no-picture-of-window = The window can't be read on this system. Export another subject.
export-many-worksheets = For many different sheets, use the command coin-duel worksheet.
# The choice to export the present stop.
export-this-stop = this stop
# The choice to export all stops.
export-every-stop = every stop
# The name of the line about the quiz of a page.
export-questions = Questions
# The choice of a page with a quiz.
export-ask-before-each-step = ask before each step
# The name of the line with the shape of slides.
export-shape = Shape
# A shape of slides.
export-wide = 16 : 9
# A shape of slides.
export-standard = 4 : 3
# The choice of a picture with the row above its subject.
export-with-the-row = with the row
# The choice of a picture of the subject only.
export-alone = alone
# The name of the line about the table behind a game.
export-table-behind = Table behind
# The choice of the table as far as it is filled.
export-as-it-is = as it is
# The choice of a filled table.
export-filled = filled
# The choice of an empty table.
export-empty = empty
# The name of the line with the size of the pictures.
export-size = Size
# The choice of the size that the content needs.
export-as-needed = as needed
# A size: `1920 × 1080`.
# $width, $height
export-pixels = { NUMBER($width, useGrouping: "false") } × { NUMBER($height, useGrouping: "false") }
# The name of the line about the time of each picture.
export-seconds-for-each = Seconds for each
# The choice of a time that depends on the number of pictures.
export-by-their-number = by their number
# The choice of a time in seconds.
export-chosen-seconds = all alike
# What stands behind a time.
export-seconds-suffix = {" "}s
# The name of the line with the number of pictures on a sheet of a handout.
export-pictures-on-a-sheet = On a sheet
# The name of the line about the notes of a handout.
export-notes = Notes
# A place of the notes.
export-beside = beside
# A place of the notes.
export-below = below
# The choice of a handout without notes.
export-no-notes = none
# The name of the line that chooses for whom it is.
export-edition = For
# An edition.
export-for-students = students
# An edition.
export-with-answers = students, with answers
# An edition.
export-for-the-lecturer = yourself
export-about-students = Without your private notes. Answers come where they are reached.
export-about-answers = Without your private notes. All answers are shown.
export-about-lecturer = With your private notes and all answers. Do not give it away.
# The name of the line about what stands between the values of a table.
export-separator = Separator
# A separator.
export-comma = comma
# A separator.
export-semicolon = semicolon (Excel in Europe)
# A separator.
export-tab = tab
# The name of the line about paper.
export-paper = Paper size
# A size of paper.
export-a4 = A4
# A size of paper.
export-letter = Letter
# The name of the line about the kinds of tasks of worksheets.
export-tasks = Tasks
# The name of the line about the cells of a worksheet that are to be filled in.
export-empty-cells = Empty cells
# The choice of all cells.
export-all-cells = all
# The choice of every second cell.
export-every-second-cell = every second
# The choice of the cells of a diagonal.
export-one-diagonal = a diagonal
# The choice of cells that are drawn with a seed.
export-drawn-cells = at random
# The name of the field with the number of coins of the empty cells.
export-coins-of-each-cell = Coins of each cell
# The name of the field with the share of the empty cells.
export-share-of-cells = Share of the cells
# What stands behind a share.
export-percent-suffix = {" "}%
# The name of the field with what the empty cells are drawn with.
export-seed = Seed
export-seed-tooltip = The same seed gives the same cells
# The name of the line about the solution of a worksheet.
export-solution = Solution
# The choice of a worksheet with its solution.
export-on-pages-of-its-own = on pages of its own
# The name of the preview.
export-preview = Preview of the export
# Stands in the place of the preview while it is drawn.
export-drawing-preview = drawing…
# The button to the picture before.
export-before = ‹
# The button to the next picture.
export-after = ›
# The name of the button to the picture before.
export-picture-before = Picture before
# The name of the button to the next picture.
export-picture-after = Next picture
# The place of a picture: `Picture 3 of 14`.
# $number, $count
export-picture-of = Picture { $number } of { $count }
# The place of a sheet of paper: `Sheet 4 of 6`.
# $number, $count
export-sheet-of = Sheet { $number } of { $count }
# What will be written: `14 files, 620 kB`, or only the size of one file. An estimate has a `~`.
# $files, $size
export-files-and-size = { $files } files, { $size }
export-about = ~{ $size }
export-size-unknown = size unknown
# What a kind is for, with its size if that is known: `plays in every slide program; 234 kB`.
# $purpose, $size
export-purpose-and-size = { $purpose }{ $size ->
    [none] {""}
   *[other] ; { $size }
 }
# How many pictures are written, and the time to the end if it is known.
# $done, $total
export-progress = { $done } of { $total }
# $done, $total, $seconds
export-progress-in-seconds = { $done } of { $total }, about { $seconds } s left
# $done, $total, $minutes
export-progress-in-minutes = { $done } of { $total }, about { $minutes } min left
# The size of the pictures.
# $width, $height
export-plan = { NUMBER($width, useGrouping: "false") } × { NUMBER($height, useGrouping: "false") } pixels

## export_group (any): what kinds of files are for

export_group-slides = Slides
export_group-paper = Paper
export_group-web = Web
export_group-data = Data

## file: the dialogs that ask for a file to open or to save to

file-open-heading = Open a session, a row as text, or a link
# The heading of the dialog that saves.
file-save-heading = Save the session
# The button that opens the file.
file-open = Open
# The name of the field with the path.
file-session-file = Session file
# The name of the field with the path of a course.
file-course-file = Course file
# The list of unsaved work that has left a window.
file-recent-work = Recent work
# The example in the empty field of the path.
file-example-path = path/to/session.ron, row.txt, or a link
# The example in the empty field of the name, in a page.
file-example-name = lesson.ron, row.txt, or a link
file-kept-by-browser = This browser keeps the last 20 files for this page, until somebody clears its data.
file-saved-as-download = The file goes to your downloads. This browser keeps a copy.
file-file-exists = This file exists. Replace it, or type another name.
# The heading of the dialog that saves a course.
file-save-course-heading = Save course
file-save-copy-heading = Save a copy of the course

## finder: the lists that are searched: the palette and the lessons

# The name of the palette for screen readers.
finder-commands = Commands
# The name of the search field of the palette.
finder-find-a-command = Find a command
# An entry of the palette.
finder-language = Language: { $name }
finder-palette-hint = Type a command or a lesson
# The text in the place of the list of the palette, if nothing is found.
finder-no-command = No matching command
# The heading of the list of lessons.
finder-lessons = Lessons
# The name of the search field of the lessons.
finder-find-a-lesson = Find a lesson
finder-lessons-hint = Type a number or part of a title
# The text in the place of the list of lessons, if none is found.
finder-no-lesson = No matching lesson
# A lesson in the list for screen readers: `Lesson 5 · The same question again, open, done, 4 of 6 correct`. $score is `4 of 6`, and may be missing.
# $name, $is-open (bool), $is-done (bool), $score
finder-lesson-entry = { $name }{ $is-open ->
    [true] , open
   *[false] {""}
 }{ $is-done ->
    [true] , done
   *[false] {""}
 }{ $score ->
    [none] {""}
   *[other] , { $score } correct
 }
# The score at the right end of a lesson in the list: `4 of 6`.
# $right, $asked
finder-lesson-score = { $right } of { $asked }

## glossary: the glossary

# The heading above the rules.
glossary-game = The game
# The rules, one for each line. The last lines say what the table holds.
glossary-rules =
    Two players, First and Second, take turns.
    In each turn, a player takes one coin from either end of the row.
    When all coins are taken, whoever collected more wins.
    Each cell of the table stands for an interval of the row, coins i to j. From it, the player to move gets {"fir"}, and the other player gets {"sec"}.
# The heading above the terms.
glossary-heading = Glossary

## go_to: the dialog that goes to a cell or a coin

go_to-heading = Go to a cell or a coin
# What to type. $first and $last are the numbers of the first and the last coin.
# $first (Index), $last (Index)
go_to-explanation = Type i and j for a cell, or one index for a coin. Indices go from { $first } to { $last }.
# The name of the field.
go_to-indices = Indices
# The button that shows the cell.
go_to-go = Go
# The button that moves the fill.
go_to-fill-to-there = Move the fill there
go_to-fill-tooltip = Move the fill to this cell
# $number is the number that was typed.
# $number, $first (Index)
go_to-no-coin-before = There is no coin { $number }: the first one is { $first }.
# $number, $last (Index)
go_to-no-coin-behind = There is no coin { $number }: the last one is { $last }.
# $example are two indices: `0 5`.
# $word, $example
go_to-not-an-index = “{ $word }” is not an index; type whole numbers such as { $example }.
# `There is no cell 4 1: the left end comes first, so type 1 4.`
# $i (Index), $j (Index)
go_to-wrong-order = There is no cell { $i } { $j }: the left end comes first, so type { $j } { $i }.
# The error if nothing but signs is typed.
go_to-no-index = Type one index or two.
go_to-too-many-indices = These are more than two indices; write thousands without commas.

## compare: the dialog that chooses the table to compare with

compare-heading = Compare two tables
compare-explanation = Both are filled at the same time, diagonal by diagonal. Change the row, the order, or both.
# The names of the field and of the choice.
compare-row = The other row
compare-order = Its order
# Stands in the empty field.
compare-this-row = this row
# The button that shows the second table.
compare-compare = Compare

## questions: the questions before something would be lost, and the text while a file is read or written

# The heading.
questions-unsaved-changes = Unsaved changes
# `“greedy.ron” has changes that are not saved. Save them first?`
questions-save-changes-first = “{ $name }” has changes that are not saved. Save them first?
# The answer that gives the changes up.
questions-do-not-save = Don't save
# The heading.
questions-the-file-has-changed = The file has changed
# `Another program has changed “greedy.ron”, and it cannot be read: …`
# $name, $reason
questions-changed-and-unreadable = Another program has changed “{ $name }”, and it cannot be read: { $reason }
# `Another program has changed “greedy.ron”, but not the session in it.`
questions-changed-without-difference = Another program has changed “{ $name }”, but not the session in it.
# `Another program has changed “greedy.ron”. The file differs in: row and title.`
# $name, $difference
questions-changed = Another program has changed “{ $name }”. The file differs in: { $difference }.
# The answer that asks for another file.
questions-save-as = Save as…
# The answer that replaces the file.
questions-save-anyway = Save anyway
# The answer that opens the file in the place of the session.
questions-reload = Reload
# The answer that leaves everything as it is.
questions-not-now = Not now
# The heading.
questions-work-from-last-time = Work from last time
# Unsaved work on a file that has changed since. $difference is a list: `row and title`.
# $name, $difference
questions-earlier-work =
    You have unsaved work on “{ $name }” from last time, and the file has changed since. They differ in: { $difference }.
    “{ questions-open-the-file }” keeps your work in File › Recent work.
# The same if the rows differ.
# $name, $difference, $work, $file
questions-earlier-work-on-row =
    You have unsaved work on “{ $name }” from last time, and the file has changed since. They differ in: { $difference }.
    Row of your work: { $work }
    Row of the file: { $file }
    “{ questions-open-the-file }” keeps your work in File › Recent work.
# The answer that continues the work.
questions-restore-my-work = Restore my work
# The answer that opens the file. The work becomes recent work.
questions-open-the-file = Open the file
# The heading.
questions-export-in-progress = Export in progress
questions-an-export-is-running = An export is running. If you stop it, nothing is written.
# The answer that waits for the end of the export.
questions-close-when-done = Close when it is done
# The answer that stops the export.
questions-stop-and-close = Stop it and close
# While recent work is opened.
questions-opening-recent-work = Opening recent work…
# `Opening greedy.ron…`
questions-opening = Opening { $name }…
# `Saving greedy.ron…`
questions-saving = Saving { $name }…
# The button that stops waiting.
questions-stop = Stop
# `Another program has changed the file of the course “Coins” since it was opened here.`
questions-course-has-changed = Another program has changed the file of the course “{ $name }” since it was opened here.
# `Another program has changed “a.ron”, a lesson of “Coins”, since it was opened here.`
# $file, $course
questions-lesson-has-changed = Another program has changed “{ $file }”, a lesson of “{ $course }”, since it was opened here.

## random: the dialog that draws a random row

# The heading.
random-heading = A random row
# `The row could not be drawn: …`
random-not-drawn = The row could not be drawn: { $reason }
# The button that takes the row.
random-use-this-row = Use this row
# `The smallest coin is larger than the largest, so the coins are drawn from 20 to 30.`.
# $low, $high
random-bounds-are-swapped = The smallest coin is larger than the largest, so the coins are drawn from { $low } to { $high }.

## shortcuts: the keyboard shortcuts

# The heading.
shortcuts-heading = Keyboard shortcuts
shortcuts-what-keys-act-on = Space and the arrow keys move what the stage shows: the fill, the game or fusion. Digits answer a question, or else type a new row. In a text field, keys that type or edit text are not shortcuts.
# The keys that belong to no command, each on a line: what they do, and behind the last colon their names.
shortcuts-keys-of-controls =
    Type a row: 0 to 9
    Next control: Tab
    On a coin: edit: Enter
    On a coin: move: Alt+← Alt+→
    On a coin: remove: Delete
    Predict: choose an end: ← → ↑
    Predict: choose cells: Arrows, Space
    Predict: enter a number: ↑ ↓, Enter
    A question: show me the answer: Page ↓
    Lecture: show a lesson: Number, Enter

## site: the dialog that asks for the address that links begin with

# The heading.
site-heading = Address of links
site-explanation = A link needs the address of a web page with coin-duel. The session stands behind its #, which no server sees.
# The name of the field.
site-address = Address of the web page
# The example in the empty field.
site-example = https://example.org/coin-duel/
site-no-address = An address begins with https:// or http:// and has no spaces.
# The button that keeps the address and copies the link.
site-copy-link = Copy link

## summary: the summary of the predictions

# The heading.
summary-heading = Your predictions
# The title of a summary: `Greedy loses: 8, 15, 3, 7`.
# $name, $row
summary-title = { $name }: { $row }
# The button that copies the summary.
summary-copy-summary = Copy summary
