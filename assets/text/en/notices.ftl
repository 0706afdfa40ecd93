### What the program reports: what it did, what it could not do, and what is missing.

# The name of a session without a file and a title.
untitled = Untitled
# The title of the window: `greedy.ron — coin-duel`, or `greedy.ron* — coin-duel` with unsaved changes.
# $name, $is-unsaved (bool)
window-title = { $name }{ $is-unsaved ->
    [true] *
   *[false] {""}
 } — coin-duel
# The answer to the command that opens a second subject beside the first one.
no-room-beside = This window has room for one subject at a time. A second one needs more width and height.
# `cannot open a.ron: …`
# $path, $reason
cannot-open = cannot open { $path }: { $reason }
# `cannot save a.ron: …`
# $path, $reason
cannot-save = cannot save { $path }: { $reason }
# What is wrong in a file that was opened nevertheless. $warnings is a list with semicolons.
# $path, $warnings
warnings = { $path }: { $warnings }
# What is wrong in a link that was opened nevertheless. $warnings is a list with semicolons.
warnings-of-link = The link: { $warnings }
# A page could not load the texts of the language that was chosen.
language-not-loaded = The texts of this language can't be loaded now.
# The reason if the user did not wait for a file to open.
you-stopped-opening = you stopped waiting for it
you-stopped-saving = you stopped waiting for it; the file has the old or the new content
# `Cannot open the link: …`
cannot-open-link = Cannot open the link: { $reason }
# `a.ron is no longer there. Save to write it again.`
file-is-missing = { $path } is no longer there. Save to write it again.
# `Your work from last time could not be read; it is in recovery.ron`.
earlier-work-is-damaged = Your work from last time could not be read; it is in { $path }
# `…. The window shows your work from last time; save it to write the file.` `reason` is a sentence that says why its file cannot be read.
file-of-earlier-work-is-unreadable = { $reason }. The window shows your work from last time; save it to write the file.
# `“a.ron” has changed since it was open here. This is the file as it is now.`
changed-since-it-was-open = “{ $name }” has changed since it was open here. This is the file as it is now.
earlier-work-is-recent = Your unsaved work from last time is in File › Recent work.
# `Your unsaved work “Mine” is in File › Recent work.`
work-has-left = Your unsaved work “{ $name }” is in File › Recent work.
work-is-damaged = This recent work cannot be read.
# Recent work in a list: `8, 15, 3, … · 6 coins · Mine · 14:05`, or without the number of coins if all are shown.
# $row, $title, $time
recent-work = { $row } · { $title } · { $time }
# $row, $coins, $title, $time
recent-work-of-long-row = { $row }, … · { $coins } coins · { $title } · { $time }
# A moment in the past: `26 Nov 14:05`, or `26 Nov 2025`.
# $day, $month, $time
day-and-time = { $day } { $month } { $time }
# $day, $month, $year
day-and-year = { $day } { $month } { NUMBER($year, useGrouping: "false") }
# The twelve months, each on a line.
months =
    Jan
    Feb
    Mar
    Apr
    May
    Jun
    Jul
    Aug
    Sep
    Oct
    Nov
    Dec
# `Your work is not kept for the next start, so save it yourself: …`
work-is-not-kept = Your work is not kept for the next start, so save it yourself: { $reason }
# `Wrote fill.gif: 21 pictures of 2560 × 1440 pixels, 234 kB`. `written` names the files and their sizes.
wrote = Wrote { $written }
# The same if letters are missing. $warning is a sentence about them that begins with a small letter.
# $written, $warning
wrote-with-boxes = Wrote { $written }. But { $warning }.
# The outcome of an export that the user has stopped.
export-canceled = Export canceled; nothing was written.
# `The export failed and nothing was written: …`
export-failed = The export failed and nothing was written: { $reason }
# `Picture copied: 1280 × 720 pixels.`
# $width, $height
picture-copied = Picture copied: { NUMBER($width, useGrouping: "false") } × { NUMBER($height, useGrouping: "false") } pixels.
# `Table copied as Markdown.`
table-copied = Table copied as { $format }.
# The outcome of a copy of the steps or the moves.
text-copied = Copied as text.
# `500,500 cells are too many to copy; export them to a file.`
too-many-cells-to-copy = { $cells } cells are too many to copy; export them to a file.
# A link for others leaves the private notes of stops out, and says so.
# $chars, $leaves-notes-out (bool)
link-copied = Link copied: { $chars } characters.{ $leaves-notes-out ->
    [true] {" "}Your private notes are not in it.
   *[false] {""}
 }
# `Cannot copy the link: …`
cannot-copy-link = Cannot copy the link: { $reason }
# `Nothing was copied: …`
copy-failed = Nothing was copied: { $reason }
new-version-is-there = There is a new version of this page. Reload it to use the new version, after you have closed its other tabs.
# What a page with a plain table says about a link that is none. $problem is a sentence without its full stop.
first-row-instead = { $problem }. This is the row of the first lesson.
# `The moves could not be found: …`
moves-not-found = The moves could not be found: { $reason }
# `the system could not start a thread: …`
no-thread = the system could not start a thread: { $reason }
# `this page and its worker are of different versions: there is no work “map”; reload the page`.
no-such-work = this page and its worker are of different versions: there is no work “{ $kind }”; reload the page
# The reason if a job has ended without saying why.
program-defect = an internal error
# A question that asks for a number.
type-a-number = Type a whole number first.
choose-where-it-is-from = Which of the four earlier values is it? Click one, or press ↑ or ↓.
choose-the-cells = Choose the cells in the table.
choose-an-end = Choose ←, → or ↑ (both).
