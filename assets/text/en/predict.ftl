
## cells: what is wrong with the cells of an answer

# `No cell is chosen yet; two are read.`.
# $needed (Word)
cells-none-chosen = No cell is chosen yet; { $needed } are read.
# `That is one cell of two.` $word is the number of chosen cells as a word, and $needed that of the cells that are read.
# $chosen, $word (Word), $needed (Word)
cells-too-few = { $chosen ->
    [one] That is { $word } cell of { $needed }.
   *[other] That is { $word } cells of { $needed }.
 }
# $cell (Interval)
cells-is-not-read = Cell { $cell } is not read.
# $cell (Interval)
cells-is-written = Cell { $cell } is the one that this step writes.
# $asked is the cell of the question.
# $cell (Interval), $asked (Interval)
cells-is-longer = Cell { $cell } has more coins than { $asked }, but a pick leaves fewer.
# $cell (Interval), $asked (Interval)
cells-is-outside = Cell { $cell } has coins outside { $asked }, so no pick leads there.
# $cell (Interval), $asked (Interval)
cells-is-one-pick-away = Cell { $cell } is one pick from { $asked }, so the other player is to move there.
# $cell (Interval), $asked (Interval)
cells-is-two-picks-away = Cell { $cell } is two picks away from { $asked }, but the step reads cells one pick away.
# $cell (Interval), $asked (Interval), $picks, $reads-two-ahead (bool)
cells-is-too-far = { $reads-two-ahead ->
    [true] Cell { $cell } is { $picks } picks away from { $asked }, but the step reads cells two picks away.
   *[false] Cell { $cell } is { $picks } picks away from { $asked }, but the step reads cells one pick away.
 }

## ends: what is wrong with the end of an answer

# $other is the end across from it.
# $end, $other
ends-is-one-of-tie = Taking { $end } is best, but taking { $other } is worth as much.
# $left (Sum), $right (Sum)
ends-are-worth = Taking left is worth { $left }, and taking right { $right }: the smaller one counts.
# `That is the end with the larger coin, 8, but what it leaves to the other player counts too.`.
ends-has-larger-coin = That is the end with the larger coin, { $coin }, but what it leaves to the other player counts too.
# `Taking left is worth 2 + sec[1][3] = 2 + 4 = 6, but the other end is worth more.`.
# $end, $sum (Sum)
ends-is-worse = Taking { $end } is worth { $sum }, but the other end is worth more.
# `Both coins are 2, but what they leave behind differs.`.
ends-coins-are-equal = Both coins are { $coin }, but what they leave behind differs.
ends-is-no-tie = The two ends are not worth the same: only one of them is best.

## mistakes (any): the names of the mistakes, as the summary counts them: `3 × took the larger coin`

# The end with the larger coin is not the best one.
mistakes-larger-coin = took the larger coin
# The number of the other player was read.
mistakes-wrong-table = read the wrong player's number
mistakes-added-for-subtracted = added a number instead of subtracting it
mistakes-max-for-min = took the larger number instead of the smaller one
mistakes-swapped-cells = swapped the cells below and to the left
# The coin was not added.
mistakes-forgot-coin = forgot the coin itself
mistakes-forgot-rest = forgot the number that is read
mistakes-worse-end = took the end that is worth less
# The number belongs to the other player.
mistakes-roles-swapped = gave the other player's number
mistakes-score-and-lead = mixed up the score and the lead
mistakes-whole-sum = gave the sum of all coins
# The coin does not belong to the number.
mistakes-added-coin = added the other player's coin
mistakes-one-of-tie = named one end of a tie
mistakes-not-a-tie = saw a tie where there is none
# The cell is the one that is written.
mistakes-the-cell-itself = named the cell itself
# The cell has too many coins.
mistakes-longer-interval = named a longer interval
# The cell has coins outside of the interval.
mistakes-coins-outside = named other coins
mistakes-one-pick-too-far = went back two picks instead of one
mistakes-one-pick-short = went back one pick instead of two
# The cell is even further away.
mistakes-too-far = went back too far
mistakes-wrong-count = named too few or too many cells
mistakes-correct-number-only = the number is correct, but not the cell it comes from
# The cell is correct, and the number is not.
mistakes-correct-old-value-only = correct source, wrong number
# No known mistake leads to the number.
mistakes-base-case = got a cell of few coins wrong
mistakes-unknown = another number
# The question asks for something else.
mistakes-other-form = another kind of answer

## numbers: what is wrong with the first number of a cell

# `That is 8 + sec[1][3] = 8 + 7 = 15, for the end with the larger coin. What it leaves to the other player counts too.`.
# $sum (Sum)
numbers-is-for-larger-coin = That is { $sum }, for the end with the larger coin. What it leaves to the other player counts too.
# `15 + fir[2][4] = 15 + 12 = 27: after the pick the other player is to move, so read sec, not fir.`.
# $sum (Sum), $first, $second
numbers-reads-wrong-table = { $sum }: after the pick the other player is to move, so read { $second }, not { $first }.
# `15 + F[2][4] = 15 + 12 = 27: on 2…4 the other player is to move and picks first.`.
# $sum (Sum), $left (Rest)
numbers-reads-one-pick-ahead = { $sum }: on { $left } the other player is to move and picks first.
# `15 + d[2][4] = 15 + 5 = 20: the other player's lead is subtracted from the coin.`.
# $sum (Sum)
numbers-adds-lead = { $sum }: the other player's lead is subtracted from the coin.
# `15 + max(F[3][4], F[2][3]) = 15 + max(9, 7) = 24: the other player leaves the smaller of the two.`.
# $sum (Sum)
numbers-reads-larger = { $sum }: the other player leaves the smaller of the two.
# $place is one of the three below.
# $sum (Sum), $end, $left (Rest), $place
numbers-swaps-cells = { $sum }: taking { $end } leaves { $left }, { $place }.
numbers-inside-it = and the step reads cells inside it
numbers-cell-below = which is the cell below
numbers-cell-to-the-left = which is the cell to the left
# $sum is what is read: `sec[2][4]`.
numbers-lacks-coin = That is { $sum } alone; the coin itself counts too.
numbers-lacks-subtracted-coin = That is { $sum } alone; the coin that it is subtracted from counts too.
# Where the number that is read stands.
numbers-lacks-rest = That is the coin on the { $end } alone; what is read counts too.
numbers-lacks-rest-ahead = That is the coin on the { $end } alone; what is read two picks ahead counts too.
# $end (End)
numbers-lacks-rest-beside = { $end ->
    [left] That is the coin on the left alone; what is read below counts too.
   *[right] That is the coin on the right alone; what is read to the left counts too.
 }
# `That is the coin on the left; the larger one counts.`.
numbers-is-smaller-coin = That is the coin on the { $end }; the larger one counts.
# `That is what taking right is worth; the larger sum counts.`.
numbers-is-smaller-sum = That is what taking { $end } is worth; the larger sum counts.
# `That is what taking right is worth; the smaller sum counts.`.
numbers-is-larger-sum = That is what taking { $end } is worth; the smaller sum counts.
# `That is the sum of all coins 1…4, but the other player takes some of them.`.
# $coins (Interval)
numbers-is-sum-of-all = That is the sum of all coins { $coins }, but the other player takes some of them.
# `That is the other player's lead on 1…4; d is the lead of the player to move.`.
# $coins (Interval)
numbers-is-their-lead = That is the other player's lead on { $coins }; {"d"} is the lead of the player to move.
# `That is the score of the player to move on 1…4; d is their lead over the other player.`.
# $coins (Interval)
numbers-is-score = That is the score of the player to move on { $coins }; {"d"} is their lead over the other player.
# `That is the other player's score on 1…4; fir is the score of the player to move.`.
# $coins (Interval), $first
numbers-is-their-score = That is the other player's score on { $coins }; { $first } is the score of the player to move.
# `That is the lead of the player to move on 1…4; fir is their whole score.`.
# $coins (Interval), $first
numbers-is-lead = That is the lead of the player to move on { $coins }; { $first } is their whole score.
numbers-is-neither-coin = Neither coin is { $number }: the larger of two coins counts.
# `Neither end is worth 17.`.
numbers-is-neither-worth = Neither end is worth { $number }.
# `Neither sum is 17: take a coin and add the smaller of the two cells read for it.`.
numbers-is-neither-smaller = Neither sum is { $number }: take a coin and add the smaller of the two cells read for it.
numbers-is-one-coin = With one coin, the player to move takes it, and the other player gets 0.
numbers-is-no-base = The equations have another number for so few coins.
# $number, $subtracts (bool)
numbers-is-neither-sum = { $subtracts ->
    [true] Neither difference is { $number }: take a coin and subtract what is read below or to the left.
   *[false] Neither sum is { $number }: take a coin and add what is read below or to the left.
 }

## question: the questions, and the form of their answers

# `Which two cells will cell 1…4 read?`.
# $count (Word), $cell (Interval)
question-cells-read = Which { $count } cells will cell { $cell } read?
# `Which end will be taken at cell 1…4?`.
# $cell (Interval)
question-end-taken = Which end will be taken at cell { $cell }?
# $cell is a number of the table: `fir[1][4]`.
# $cell (CellNumber)
question-first-number = What is { $cell }?
# $cell (CellNumber)
question-second-number = What is { $cell }, and which earlier value is it?
# $player, $coins (Interval)
question-best-end = { $player ->
    [none] The player to move on coins { $coins }: which end is best?
   *[other] { $player } to move on coins { $coins }: which end is best?
 }
# The question about the cells that are read, for a screen reader: `Which two cells will the cell of coins 1 to 4 read?`.
# $count (Word), $cell (SpokenCoins)
question-spoken-cells-read = Which { $count } cells will the cell of { $cell } read?
# The question about the end, for a screen reader: `Which end will be taken of coins 1 to 4: left, right, or both on a tie?`.
# $cell (SpokenCoins)
question-spoken-end-taken = Which end of { $cell } will be taken: left, right, or both on a tie?
# The question about the first number, for a screen reader: `What is fir of coins 1 to 4?`.
# $first, $cell (SpokenCoins)
question-spoken-first-number = What is { $first } of { $cell }?
# The question about the second number, for a screen reader: `What is sec of coins 1 to 4, and which of four earlier values is it?`.
# $second, $cell (SpokenCoins)
question-spoken-second-number = What is { $second } of { $cell }, and which of four earlier values is it?
# $player, $coins (SpokenCoins)
question-spoken-best-end = { $player ->
    [none] The player to move on { $coins }: which end is best, left, right, or both on a tie?
   *[other] { $player } to move on { $coins }: which end is best, left, right, or both on a tie?
 }
question-answer-is-cells = The answer is a choice of cells.
question-answer-is-end = The answer is left, right, or both.
# The form of an answer about the first number of a cell.
question-answer-is-number = The answer is a number.
question-answer-is-number-from = The answer is a number and the earlier value that it is equal to.
# An answer that names no cell.
question-no-cell = no cell
# An answer that names both ends.
question-both-ends = both ends

# The right answer of a question that an author has written, with the reason: `10: each cell is a row`.
# $answer, $why
question-answer-with-reason = { $answer }: { $why }

## reveal: the correct answers with their reasons. Each stands between `Correct: ` or `Answer: ` and a full stop

# $cells is a list: `2…4 and 1…3`.
# $cells, $left (Rest), $right (Rest)
reveal-cells-read = cells { $cells }: taking left leaves { $left }, taking right leaves { $right }
reveal-cells-read-two-ahead = cells { $cells }: one of them remains when the same player is to move again
# $pick (Pick), $left (Sum), $right (Sum)
reveal-end = { $pick ->
    [left] take left, worth { $left }; right is worth { $right }
    [right] take right, worth { $right }; left is worth { $left }
   *[tie] take either end; left is worth { $left }, and right is worth { $right }
 }
# `22, for taking left: 15 + sec[2][4] = 15 + 7`. On a tie $sums are those of both ends.
# $number, $pick (Pick), $sums
reveal-first-number = { $pick ->
    [left] { $number }, for taking left: { $sums }
    [right] { $number }, for taking right: { $sums }
   *[tie] { $number }, for taking either end: { $sums }
 }
# $left, $right
reveal-both-sums = { $left }, or { $right }
# `12, the value of fir[2][4]: taking left leaves 2…4, where the other player is to move`. $value is the part before the colon.
# $value, $end, $rest (Rest)
reveal-second-number = { $value }: taking { $end } leaves { $rest }, where the other player is to move
reveal-second-number-on-tie = { $value }: after either pick the other player is to move
# $below and $left are `f[2][4] = 12`.
# $value, $below, $left
reveal-smaller-number = { $value }: the smaller of { $below } and { $left }
# $number, $names
reveal-value-of = { $number }, the value of { $names }
# Both names on a tie.
# $first, $second
reveal-names-on-tie = { $first } and of { $second }

## short: the correct answers in a few words, on a slide. The picture beside them shows the rest

# $cells is a list: `2…4 and 1…3`.
short-cells = Cells { $cells }.
# What each end is worth, $more for the one that is taken and $less for the other one.
# $coin, $more, $less
short-left-more = Take the { $coin } on the left: { $more } is more than { $less }.
# $coin, $more, $less
short-right-more = Take the { $coin } on the right: { $more } is more than { $less }.
# The same where fewer points win.
# $coin, $less, $more
short-left-less = Take the { $coin } on the left: { $less } is less than { $more }.
# $coin, $less, $more
short-right-less = Take the { $coin } on the right: { $less } is less than { $more }.
# Both ends are worth $worth.
short-either = Take either end: both give { $worth }.

## second_number: what is wrong with the second number of a cell, or with the earlier value that it was said to be

# $reason is the end of the sentence, such as `no pick leads there.`
# $number, $cell (CellNumber), $reason
second_number-correct-from-elsewhere = { $number } is correct, but it does not come from { $cell }: { $reason }
# $number, $cell (CellNumber), $reason
second_number-value-of-wrong-cell = { $number } is { $cell }, but { $reason }
# $number, $cell (CellNumber)
second_number-wrong-number = It is equal to { $cell }, but that is not { $number }.
# $number, $cell (CellNumber), $reason
second_number-both-wrong = { $cell } is not { $number }, and { $reason }
# `That is fir, the score of the player to move on 1…4; sec is the other player's score.`.
# $first, $second, $coins (Interval)
second_number-is-first-number = That is { $first }, the score of the player to move on { $coins }; { $second } is the other player's score.
# `That is f, my score on 1…4 when it is my turn; g is my score when it is theirs.`.
# $first, $second, $coins (Interval)
second_number-is-my-turn-number = That is { $first }, my score on { $coins } when it is my turn; { $second } is my score when it is theirs.
# `That is 15 + fir[2][4] = 15 + 12 = 27, but the coin goes to the player who takes it, and sec is for the other player.`.
# $sum (Sum), $second
second_number-has-coin-added = That is { $sum }, but the coin goes to the player who takes it, and { $second } is for the other player.
# `13 is not a value of fir that the pick leaves.`.
# $number, $first, $follows_pick (bool)
second_number-is-not-read = { $follows_pick ->
    [true] { $number } is not the { $first } of the coins that the pick leaves.
   *[false] { $number } is not the smaller of the two values of { $first } below and to the left.
 }
# The reason if no pick leads to the cell.
second_number-no-pick-leads-there = no pick leads there.
# `after the pick the other player is to move, so it must be a value of fir.`.
second_number-other-player-moves = after the pick the other player is to move, so it must be a value of { $first }.
# `after their pick it is my turn, so it must be a value of f.`.
second_number-my-turn-is-next = after their pick it is my turn, so it must be a value of { $first }.
# `the other player leaves me the smaller of the two values of f, and this is my g.`.
# $first, $second
second_number-smaller-is-left = the other player leaves me the smaller of the two values of { $first }, and this is my { $second }.
second_number-larger-coin-leaves-it = taking the larger coin, { $coin }, which is not the pick, leaves that cell.
second_number-worse-end-leaves-it = taking { $end }, which is not the pick, leaves that cell.

## settings: the kinds of questions, how often they are asked, and why none is asked

# A kind of question in the menu.
settings-cells-read = which cells are read
# A kind of question in the menu.
settings-end-taken = which end is taken
# A kind of question in the menu: `what fir is`.
settings-first-number = what { $first } is
# The number is missing in a recurrence with a single one.
settings-second-number = { $second ->
    [none] what the second number is
   *[other] what { $second } is, and where it comes from
 }
settings-best-end = in the game, which end is best
# How often questions are asked, in the menu.
settings-each-cell = each cell
# How often questions are asked, in the menu: `each diagonal`.
settings-each-sweep = each { $sweep }
# How often questions are asked, in the menu.
settings-now-and-then = now and then
settings-no-kind-chosen = No kind of question is chosen
settings-no-second-number = This recurrence stores one number per cell, so there is no second one to ask for
settings-only-game-chosen = Only questions about moves of the game are chosen

## show_of_hands: questions to a whole class, which answers by a show of hands

# The same of a second vote: `left, 3 hands; 1 in the first vote`. $counter is the text of the second one.
# $counter, $earlier (u32)
show_of_hands-counter-again = { $counter }; { $earlier } in the first vote
# A counter for screen readers: `left, 3 hands`, and then whether the answer is correct.
# $option, $hands, $is-correct (Option<bool>)
show_of_hands-counter = { $option }, { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
 }{ $is-correct ->
    [none] {""}
    [true] , correct
   *[false] , not correct
 }
# $correct, $all
show_of_hands-result = { $correct } of { $all } were right.

## summary: the summary of the answers, as a text to copy

# The title of the summary: `Predictions: 8 15 3 7`.
summary-title = Predictions: { $row }
# The parts of the score, which stand behind each other: `First try: 14 of 18 · later: 2 · best streak: 6`.
# $correct, $asked
summary-first-try = First try: { $correct } of { $asked }
summary-later = later: { $count }
summary-revealed = revealed: { $count }
summary-unanswered = unanswered: { $count }
summary-best-streak = best streak: { $count }
# The heading above the mistakes.
summary-what-went-wrong = What went wrong
# `3 × took the larger coin`.
# $count, $name
summary-mistake = { $count } × { $name }
summary-left-out = { $count ->
    [one] { $count } earlier wrong answer is left out here.
   *[other] { $count } earlier wrong answers are left out here.
 }
# A question, a wrong answer to it and its explanation: `What is fir[1][4]? “27” – 15 + …`.
# $question, $answer, $explanation
summary-wrong-answer = { $question } “{ $answer }” – { $explanation }
# An answer about the second number: `−3 from fir[2][4]`.
# $number, $cell (CellNumber)
summary-number-from = { $number } from { $cell }
