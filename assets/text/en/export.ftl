### Texts in exported files, and what an export has written.

# Above a table. $names are those of its numbers: `fir | sec`. $order is that of `by rows`.
# $names, $order
table-caption = { $names } of the coins i to j, in row i and column j, filled by { $order }. An arrow points to the end that best play takes.
# The same for a table that is not full.
# $names, $order, $done, $steps
table-caption-so-far = { $names } of the coins i to j, in row i and column j, filled by { $order }, after { $done } of { $steps } steps. An arrow points to the end that best play takes.
# The program, as documents name it.
program = coin-duel
# A format, beside names such as Markdown.
text-format = text
# A comment above a LaTeX table.
needs-booktabs = Needs \usepackage{"{"}booktabs{"}"} in the preamble.
# A comment in a LaTeX document with letters of another script than Latin.
needs-xelatex = Run xelatex or lualatex for the letters of other scripts. If you have another font for them, write its name below.
# The heading of the row and the column with the coins.
coin = coin
# The heading of a list of steps. The values stand below each other. $numbers is `1 to 21`, and $reason says why the order is possible.
# $row, $formula, $order, $reason, $numbers, $steps
steps-heading =
    row         { $row }
    recurrence  { $formula }
    order       { $order }: { $reason }
    steps       { $numbers } of { $steps }
no-steps = none
# $from, $to
steps-from-to = { $from } to { $to }
# The label of a step. $number has blanks before it, so that all labels are equally long.
step = step { $number }
# The heading of a list of moves. The values stand below each other. $result is `First 15, Second 18: Second wins`.
# $row, $players, $result, $has-mistakes (bool)
game-heading =
    row      { $row }
    players  { $players }
    result   { $result }
    moves    what left and right are worth to the player to move; both scores after the move{ $has-mistakes ->
        [true] ; and the points that the move cost
       *[false] {""}
     }
# The same under another rule than the classic one. $worths is one of the two below.
# $rule, $row, $players, $result, $worths, $has-mistakes (bool)
game-heading-of-rule =
    rule     { $rule }
    row      { $row }
    players  { $players }
    result   { $result }
    moves    { $worths }; both scores after the move{ $has-mistakes ->
        [true] ; and the points that the move cost
       *[false] {""}
     }
worths-of-lead = by how much left and right let the player be ahead in the rest of the game
worths-of-total = what left and right bring from there on
# $first, $second
both = { $first }, { $second }
# How a player plays: `First greedy`, or `Second random (seed 7)`.
# $player, $strategy
plays = { $player } { $strategy }
# $player, $strategy, $seed
plays-by-seed = { $player } { $strategy } (seed { NUMBER($seed, useGrouping: "false") })
# $first, $second, $outcome
result = First { $first }, Second { $second }: { $outcome }
is-to-move = { $player } is to move
# The titles of the columns of a list of moves, each on a line. The last one is only for a game with mistakes.
move-columns =
    {"#"}
    player
    takes
    left
    right
    First
    Second
    cost
# The same of who plays alone.
move-columns-alone =
    {"#"}
    takes
    left
    right
    total
    cost
# What a move takes: `left 8, a tie`, or `last 3`.
takes-on-tie = { $taken }, a tie
takes-last = last { $coin }
# A title with the sum of the coins: `Coins 1…40, sum 612`.
# $title, $sum
with-sum = { $title }, sum { $sum }
# `Step 12 of 21`.
# $done, $steps
step-heading = Step { $done } of { $steps }
# `Move 2 of 6`.
# $made, $moves
move-heading = Move { $made } of { $moves }
# A stop of a lesson. One with a question has two slides.
# $lesson, $stop, $is-answered (Option<bool>)
stop-heading = { $lesson }, stop { $stop }{ $is-answered ->
    [none] {""}
    [true] , answer
   *[false] , question
 }
# $title, $row
title-card = Title card of “{ $title }”. The row: { $row }. Which end would you take?
# `The table of the row 8, 15, 3, 7: step 3 of 10, cell 1 to 2: first 15, second 3, take left`.
# $row, $at
table-at = The table of the row { $row }: { $at }
# `The window of coin-duel, with “Greedy loses”`.
picture-of-window = The window of coin-duel, with “{ $title }”
shows-nothing = the session stands at its start, where nothing is filled or taken yet; {"--step"} last shows the end
# Letters that no font has. $letters are at most ten of them.
# $letters, $fonts (Choice)
missing-letters = no font on this computer has { $letters }, so there are boxes in their places; install a font that has them, such as { $fonts }
# The same in a browser, where fonts are those of the site.
missing-letters-in-page = the page has no font with { $letters }, so there are boxes in their places; the program on a computer takes the fonts of the system
# The list of these letters is cut.
# $letters, $more (usize)
missing-and-more = { $letters } and { $more } more
# What was written, or what would be: `fill.gif: 21 pictures of 2560 × 1440 pixels, 234 kB`.
# $first, $last, $what
files-from-to = { $first } to { $last }: { $what }
# $file, $what
one-file = { $file }: { $what }
# $bytes is a size.
# $pictures, $bytes
pictures = { $pictures ->
    [one] { $pictures } picture, { $bytes }
   *[other] { $pictures } pictures, { $bytes }
 }
# $width, $height, $bytes
picture-of-pixels = { NUMBER($width, useGrouping: "false") } × { NUMBER($height, useGrouping: "false") } pixels, { $bytes }
# $pictures, $width, $height, $bytes
pictures-of-pixels = { $pictures } pictures of { NUMBER($width, useGrouping: "false") } × { NUMBER($height, useGrouping: "false") } pixels, { $bytes }
# Stands in the place of a size.
size-is-not-known = a size that is not known before
about-bytes = about { $bytes }
# Why an export is large, and what to do about it. $reasons are one or two of the texts below.
# $reasons, $has-pixels (bool)
large = { $reasons }. { $has-pixels ->
    [true] A smaller size is smaller in bytes, too.
   *[false] Fewer pictures are smaller, such as one for each diagonal.
 }
# $first, $second
both-reasons = { $first }, and { $second }
# $width, $height, $screen-width, $screen-height
many-pixels = { NUMBER($width, useGrouping: "false") } × { NUMBER($height, useGrouping: "false") } pixels are more than a screen shows ({ NUMBER($screen-width, useGrouping: "false") } × { NUMBER($screen-height, useGrouping: "false") })
# $bytes, $most
many-bytes = { $bytes } are more than { $most }
# Sizes of files. $number may have a decimal.
bytes = { $number } bytes
kilobytes = { $number } kB
megabytes = { $number } MB
gigabytes = { $number } GB
