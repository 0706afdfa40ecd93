### Texts of worksheets.

# The title of a worksheet.
title = Coins in a line
# The title of a solution: `Solution: Coins in a line`.
solution-of = Solution: { $title }
# The label of a sheet and its solution: `Sheet 3 of 30 · seed 7`. `number` counts from 1.
# $number, $count, $seed
sheet-label = Sheet { $number } of { $count } · seed { NUMBER($seed, useGrouping: "false") }
# How the row can be drawn again: `6 coins from 1 to 20`. $coins is `6 coins`.
# $coins (CoinCount), $low, $high
drawn-from = { $coins } from { $low } to { $high }
# What students write above their solution.
name = Name
date = Date
rules = Two players take turns. The player to move takes the coin at the left or the right end of the row, and scores its value. Both play for the highest score of their own.
# What a cell is. The meaning of its numbers follows, if there is one.
# $meaning
about-cell-of-square = The cell in row i and column j is about the coins i to j. { $meaning }
about-cell = The cell [i, j] is about the coins i to j. { $meaning }
# The row as text: `Row: 8, 15, 3, 7 (4 coins from 1 to 20)`. $origin may be missing.
# $row, $origin
row-line = Row: { $row }{ $origin ->
    [none] {""}
   *[other] {" "}({ $origin })
 }
# Which part of a split table a page shows: `Rows 0 to 21, columns 22 to 43`. $columns is one of the two below it.
# $first, $last, $columns
part-in-rows = Rows { $first } to { $last }, { $columns }
# $row, $columns
part-in-row = Row { $row }, { $columns }
# $first, $last
columns-from-to = columns { $first } to { $last }
one-column = column { $column }
# Which numbers a cell has, from the left or from the top: `In each cell: fir | sec`.
in-each-cell = In each cell: { $numbers }
# $first, $second
first-above-second = { $first } above { $second }
# The legend's text for the mark of the end that best play takes.
# $end (End)
best-end = { $end ->
    [left] take left
   *[right] take right
 }
# The kinds of tasks: the name of each kind in a list, and what a sheet asks.
fill-name = fill the table
fill-question = Fill in the empty cells. In each cell of two coins or more, draw an arrow to the end that best play takes, left or right. Draw both arrows if both ends are equally good.
winner-name = who wins
winner-question = First makes the first move, and both players play as well as they can. Who wins, and by how much? Which first move is best, and why?
trace-name = trace the game
trace-question = First makes the first move, and both players play as well as they can. If both ends are equally good, the left coin is taken. Write the coins in the order in which they are taken, and the scores at the end.
wrong-name = find the wrong cell
wrong-question = One number of the table is wrong. Mark its cell, write the correct number, and say why it is wrong.
count-name = count cells and calls
count-question = The table has a cell for each interval of the row. How many cells are these? A recursion without a memo computes the cell of the whole row by calls. How many calls does it make, the first call and calls for no coins included?
greedy-name = what greedy gets
greedy-question = Greedy always takes the larger coin, and the left one if both are equal. First plays like this, and Second plays as well as it can. How much does First get, and how much could First get? Which move is a mistake, and why?
recurrence-name = complete the recurrence
recurrence-question = Three blocks of the recurrence are missing. Write the right block for each gap, and say why it belongs there.
fuse-name = fuse by hand
fuse-question = Three neighboring coins a, b, c with a ≤ b ≥ c fuse: one coin worth a − b + c takes their place. Fuse until no three coins do, and write each fusion as a sum. Then take the larger end of the coins that are left, again and again, and add and subtract these coins in turns. That gives d, by how much First is ahead when both play as well as they can. Write d and both scores.
# The names of lines to write on.
line-winner = Winner
line-margin = By how much
line-first-move = Best first move
line-coins = Coins in order
line-scores = Scores of First and Second
line-cell = Wrong cell
line-correct = Correct number
line-reason = Reason
line-cells = Cells
line-calls = Calls
line-greedy = Greedy gets
line-best = Best play gets
line-mistake = Mistake and reason
# $number (Place)
line-gap = Gap { $number } and reason
# $number (Place)
line-fusion = Fusion { $number }
line-rest = Coins that are left
line-difference = d
# The result of best play. $verdict is `First wins 24 to 20`, or `a draw, 4 each`.
# $verdict, $margin
result = Best play: { $verdict }{ $margin ->
    [0] {""}
   *[other] , by { $margin }
 }.
# Why a first move is best. $left and $right are coins, and the others are what First gets in the end.
# $pick (Pick), $left, $left-score, $right, $right-score
reason = { $pick ->
    [left] Take the left coin first: { $left } leads to { $left-score } points for First, and the right coin { $right } leads to { $right-score }.
    [right] Take the right coin first: { $right } leads to { $right-score } points for First, and the left coin { $left } leads to { $left-score }.
   *[tie] Both first moves are equally good: the left coin { $left } leads to { $left-score } points for First, and the right coin { $right } to { $right-score }.
 }
larger-is-worse = So the larger coin is the worse one here.
# A move with the scores after it: `First takes 8 (left), 8 to 0`.
# $player, $coin, $end, $first, $second
made-move = { $player } takes { $coin } ({ $end }), { $first } to { $second }
# $moves
made-moves = The moves, with the scores of First and Second: { $moves }.
# $quantity, $cell, $correct, $wrong
wrong-number = { $quantity } of the cell { $cell } is { $correct }, and not { $wrong }. Its sums show it:
# $end, $wrong
worse-end = { $wrong } is the sum of the worse end ({ $end }).
# What First gets. $best is what best play gets.
# $greedy, $best
greedy-fails = Greedy gets { $greedy } as First, and best play gets { $best }.
# $greedy
greedy-is-right = Greedy gets { $greedy } as First, and best play gets no more.
# The worst move of a greedy player. $number counts from 1.
# $number, $coin, $end, $lost
greedy-mistake = The worst mistake is move { $number }: to take { $coin } ({ $end }) costs { $lost } { $lost ->
    [one] point
   *[other] points
 } against the other end.
# $n, $more, $cells
cells-solution = Cells: { $n } · { $more } / 2 = { $cells }. Each interval of the row is a cell.
# $calls
calls-solution = Calls without a memo: { $calls }.
# $n, $counts
calls-of-lengths = A call counts itself and all calls that it leads to. So rows of 1 to { $n } coins take { $counts } calls.
# Stands behind a gap.
# $number (Place)
gap-number = {" "}({ $number })
# The blocks that students choose from.
# $number (Place), $blocks
blocks-of-gap = Blocks for gap { $number }: { $blocks }
# $number (Place), $block, $about
gap-solution = Block of gap { $number } ({ $about }): { $block }. The other blocks are wrong:
# $number (Place), $block
block-belongs = { $block } belongs into gap { $number }.
# Two gaps whose blocks are right in either order.
# $first (Place), $second (Place)
gaps-swapped = The blocks of gap { $first } and gap { $second } may also change places.
# A fusion and the coins after it, which may be missing. $test is `4 ≤ 9 ≥ 2`, and $sum is `4 − 9 + 2 = −3`.
# $number (Place), $test, $sum, $coins
fusion-step = Fusion { $number }: { $test }, so { $sum }.{ $coins ->
    [none] {""}
   *[other] {" "}Now the row is { $coins }.
 }
# $sum is `d = 15 − 8 + 7 = 14`.
# $sum
fusion-taken = The larger end each time gives { $sum }.
# The legend's text for a cell whose numbers are given.
given = given
# The legend's text for an empty cell.
to-fill-in = to fill in
# The legend's text for a cell of the solution that was empty.
was-empty = was to fill in
# The name of the value of the coin with an index.
value-of = v[{ $index }]
# The heading above the space for sums.
space-for-sums = Space for sums
space-for-notes = Space for notes
# The heading above the sums of a solution.
sums = Sums
other-sums = Write the other sums on the back.
sums-on-back = Write the sums on the back.
no-more-sums = The other sums are found in the same way.
table-on-next-pages = The table is on the next pages.
# Says how given cells look, in formats without a legend.
gray-is-given = Gray cells are given.
# What a sheet and its solution are, for screen readers.
# $row, $task
description-of-task = Worksheet with the row { $row }: { $task }
# $row, $task
description-of-answer = The answer for the row { $row }: { $task }
# What the solution of a table to fill is, for screen readers.
description-of-solution = The filled table of the row { $row }, and the sums of its cells
# What the rows of a set have in common. $parts is a list of the texts below, each of which has a number or a range: `2`, or `60 to 71`.
alike = All sheets are alike: { $parts }.
# How difficult a row is.
# $row, $parts
difficulty = { $row }: { $parts }
# $least, $most
range = { $least } to { $most }
# A greedy trap is a cell in which taking the larger coin is worse.
# $range, $count
traps = { $count ->
    [one] { $range } greedy trap
   *[other] { $range } greedy traps
 }
first-tie = a tie in the first move
no-first-tie = no tie in the first move
# $range, $count
ties = { $count ->
    [one] { $range } tie in the table
   *[other] { $range } ties in the table
 }
# $range, $count
odd-coins = { $count ->
    [one] { $range } odd coin
   *[other] { $range } odd coins
 }
# $range, $count
digits = { $count ->
    [one] { $range } digit in all coins
   *[other] { $range } digits in all coins
 }
# $range, $count
negative-coins = { $count ->
    [one] { $range } negative coin
   *[other] { $range } negative coins
 }
# $range, $count
fusions = { $count ->
    [one] { $range } fusion
   *[other] { $range } fusions
 }
# What First loses who always takes the larger coin.
# $lost
greedy-loses = { $lost ->
    [0] greedy play loses nothing
    [one] greedy play loses { $lost } point
   *[other] greedy play loses { $lost } points
 }
greedy-always-loses = greedy play loses points
sum-of-coins = sum of the coins { $range }
sum-without-signs = sum without signs { $range }
# What a sheet is, for screen readers.
# $row, $empty
description = { $empty ->
    [one] Worksheet with the row { $row } and a table with { $empty } empty cell
   *[other] Worksheet with the row { $row } and a table with { $empty } empty cells
 }

## quiz: questions for learning platforms, each about a row and a task of a worksheet

# The name of the folder of questions. $origin may be missing.
# $title, $origin, $seed
quiz-category = { $title }{ $origin ->
    [none] {""}
   *[other] {" "}· { $origin } · seed { NUMBER($seed, useGrouping: "false") }
 }
# The name of a question. $sheet is a title, or `Sheet 3 of 30 · seed 7`.
# $sheet, $task, $number
quiz-question-name = { $sheet } · { $task } { $number }
# $coins
quiz-row = Row: { $coins }
quiz-whole-number = Write a whole number, without spaces or commas. A number below 0 has a hyphen before it, such as -5.
# What a question asks. $quantity is `fir`, and $cell is `[0, 5]`.
# $quantity, $cell
quiz-ask-cell = How large is { $quantity } of the cell { $cell }?
quiz-ask-winner = First makes the first move, and both players play as well as they can. Who wins?
quiz-ask-margin = First makes the first move, and both players play as well as they can. By how much does the winner win? Write 0 for a draw.
quiz-ask-first-move = First makes the first move, and both players play as well as they can. Which first move is best?
# $player
quiz-ask-score = Both players play as well as they can, and First makes the first move. How much does { $player } get?
quiz-ask-wrong-cell = One number of the table is wrong. In which cell is it?
quiz-ask-correct = One number of the table is wrong. What is the correct number?
quiz-ask-cells = The table has a cell for each interval of the row. How many cells are these?
quiz-ask-calls = A recursion without a memo computes the cell of the whole row by calls. How many calls does it make, the first call and calls for no coins included?
quiz-ask-greedy = Greedy always takes the larger coin, and the left one if both are equal. First plays like this, and Second plays as well as it can. How much does First get?
quiz-ask-best = Greedy always takes the larger coin. How much does First get who plays as well as possible instead, against a Second who does so, too?
# $number (Place)
quiz-ask-gap = A block of the recurrence is missing. Which block belongs into gap { $number }?
quiz-ask-difference = Three neighboring coins a, b, c with a ≤ b ≥ c fuse: one coin worth a − b + c takes their place. Fuse until no three coins do. Then take the larger end of the coins that are left, again and again, and add and subtract these coins in turns. Which number d is that?
quiz-ask-score-by-fusion = Find d by fusion: three neighboring coins a, b, c with a ≤ b ≥ c become one coin worth a − b + c, and of the coins that are left the larger end is taken again and again. How much does First get when both play as well as they can?
# Choices.
quiz-choice-draw = Nobody: it is a draw
# $player
quiz-choice-wins = { $player } wins
# $end (End), $coin
quiz-choice-move = { $end ->
    [left] Take the left coin, { $coin }
   *[right] Take the right coin, { $coin }
 }
quiz-choice-either = Both are equally good
# What is said of answers that come from a known mistake.
# $quantity
quiz-is-other-quantity = That is { $quantity }. The two numbers of the cell are exchanged.
quiz-is-same-player = After a coin is taken, the other player moves. This counts the rest as if the same player moved there.
quiz-is-coin-alone = The rest counts, too. Only a greedy player looks at the coin alone.
quiz-is-other-end = That is what the other player would get in the rest that the worse end leaves.
quiz-is-wrong-sign = The sign is wrong.
quiz-is-sum-not-difference = That is a sum where a difference is asked for.
quiz-is-score-not-lead = That is what the player to move gets, and not by how much that player is ahead.
quiz-is-score-of-winner = That is what the winner gets, and not by how much that is more.
quiz-is-score-of-loser = That is what the other player gets.
quiz-is-sum-of-coins = That is the sum of all coins.
quiz-is-of-greedy = That is what First gets who always takes the larger coin.
quiz-is-of-best-play = That is what best play gets.
quiz-is-shown-number = That is the number on the sheet.
quiz-is-other-number-of-cell = That is the number on the sheet in another place: only the first number of a cell is wrong.
quiz-is-square = That is the whole square. The cells below its diagonal are no intervals.
quiz-is-without-single-coins = A single coin is an interval, too.
quiz-is-number-of-cells = That is the number of cells. Without a memo, the same cell is computed again and again.
quiz-is-greedy-on-the-row = Greedy is right only when nothing fuses any more. Fuse first.
quiz-is-winner-of-greedy = That is who wins if First always takes the larger coin.
quiz-is-second-of-greedy = That is what Second gets if First always takes the larger coin.
quiz-is-tie = That first move is best, but so is the other one.
quiz-is-not-best = That first move is not best.
quiz-is-not-tie = One of both is better.
# The coin is the larger one of both ends.
quiz-is-larger-coin = That is the larger coin, as greedy takes it.
# Stands before the sums of a cell.
quiz-is-right-cell = That cell is right:
quiz-right-answer = Correct.
quiz-wrong-answer = That is wrong.
# What a picture shows, for readers who do not see it.
# $coins
quiz-alt-row = The row of coins { $coins }
# $coins, $cells
quiz-alt-table = The row of coins { $coins }, and its table. { $cells }
# $coins
quiz-alt-empty-table = The row of coins { $coins }, and its empty table
# An empty cell of a table.
# $cell
quiz-alt-empty-cell = { $cell }: empty
# $cell, $numbers
quiz-alt-cell = { $cell }: { $numbers }
# A line of the recurrence with a gap.
# $about, $line
quiz-alt-line = { $about }: { $line }
# A gap in a line.
# $number (Place)
quiz-alt-gap = (gap { $number })
