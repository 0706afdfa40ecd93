### A table that a learner fills by hand.

## panel: the stage on which it is filled

panel-how = Type a number into each cell: Tab goes on, the arrow keys go to the cell beside. A table from a spreadsheet can be pasted.
panel-check = Check
panel-check-tooltip = Find the first wrong number (Ctrl+Enter in a cell)
# Why a text that is pasted fills nothing in.
# $error
panel-not-pasted = Nothing is filled in: { $error }.
panel-show-me = Show me
panel-clear = Clear
panel-full = All numbers are right, and the table is full.
# $missing
panel-right-so-far = { $missing ->
    [one] What is there is right. One number is missing.
   *[other] What is there is right. { $missing } numbers are missing.
 }
panel-empty = Nothing is filled in yet.
# `fir[0][1] is not 23.`.
# $cell (CellNumber), $number
panel-wrong = { $cell } is not { $number }.
# Numbers that follow from a wrong one.
# $count
panel-following = { $count ->
    [one] One more number is off, but right for the numbers that you had.
   *[other] { $count } more numbers are off, but right for the numbers that you had.
 }
# $count
panel-others = { $count ->
    [one] Another number is wrong, too.
   *[other] { $count } others are wrong, too.
 }
# `fir[0][1] is 15.`.
# $cell (CellNumber), $number
panel-shown = { $cell } is { $number }.
# The same with the reason.
# $cell (CellNumber), $reason
panel-shown-because = { $cell } is { $reason }.
# $most
panel-too-many-coins = A table of up to { $most } coins can be filled by hand. Type a shorter row.
# The name of the place of a number for screen readers.
# $first, $coins (SpokenCoins)
panel-place = { $first } of { $coins }
# What a screen reader says of such a place.
# $place, $number
panel-place-with = { $place }: { $number }
panel-no-number = empty
panel-is-wrong = wrong

## error: why a text is no table

error-empty = there is no number in it
# $coins, $most
error-too-many-coins = it has { $coins } lines, but a table filled by hand has at most { $most }
# $line, $column, $text
error-not-a-number = line { $line }, cell { $column }: “{ $text }” is no number: write one such as 15, or those of both tables such as 15/8
# $line, $column
error-outside = line { $line }, cell { $column } has no place in the table: each line ends at its last column, and begins at the diagonal
