### Names of what the game, the table and the settings consist of. They stand in sentences and in menus.

# The name of the lesson with this index: `Lesson 5 · The same question again`.
# $index (Place), $title
lesson-name = Lesson { $index } · { $title }
# The name of the language in itself, as the menu of languages shows it.
language-name = English
# The marks of numbers: between groups of three digits, and before decimals. Shorter numbers than the last one says are not
# grouped.
marks-group = {","}
marks-decimal = {"."}
marks-least-grouped = 4
# A part of a whole: `12.5 %`. The space does not break the line.
percent = { $number }{"\u00A0"}%
# Joins the items of a list but for the last two.
between-items = {", "}
# Joins sentences.
between-sentences = {" "}
# A text as a sentence, such as a list of sums.
sentence = { $text }.
# Joins what is not quite a sentence.
between-parts = {"; "}
# A label and what it stands before: `Slide 3 of 12: the whole row`.
# $label, $text
labeled = { $label }: { $text }
# Joins the last two items of a list: `a, b and c`. $before has all but the last one.
# $before, $last
and = { $before } and { $last }
# `a, b or c`
# $before, $last
or = { $before } or { $last }
# A small number as a word in a sentence.
count-word = { $count ->
    [1] one
    [2] two
    [3] three
   *[other] { $count }
 }
# $i and $j are the first and the last coin: `coins 1…4`, `coin 3`, and at the start of a line `Coins 1…4`, `Coin 3`.
coins = coins { $interval }
coin = coin { $interval }
title-of-coins = Coins { $interval }
title-of-coin = Coin { $interval }
# The same for screen readers.
# $i, $j
spoken-coins = coins { $i } to { $j }
# A number of coins. It stands in sentences as an argument, too.
coin-count = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
# Two strategies that play.
# $first, $second
pair = { $first } against { $second }
# Stands in the place of a title.
untitled = untitled

## player (Player): the two players

player-first = First
player-second = Second

## end (End): the ends of a row

end-left = left
end-right = right

## pick (Pick): which end best play takes

pick-left = left
    .of-class = left
pick-right = right
    .of-class = right
pick-tie = tie
    .of-class = a tie

## strategy (Strategy): how a player can choose

# .short stands on a narrow menu. .sentence follows the name of a player: `First takes the larger end, left on a tie`.
strategy-optimal = optimal
    .short = optimal
    .sentence = plays optimally and takes left on a tie
strategy-greedy = greedy
    .short = greedy
    .sentence = takes the larger end, left on a tie
strategy-seats = even/odd seats
    .short = seats
    .sentence = takes from the even or the odd seats, whichever hold more in the whole row
strategy-random = random
    .short = random
    .sentence = takes either end by coin flips from its seed
strategy-exploiter = exploiter
    .short = exploiter
    .sentence = plays the best reply to the other player's rule, knows its coin flips, and treats a person as greedy
strategy-you = you
    .short = you
    .sentence = clicks an end

## order (FillOrder): in which order the cells are filled. `by diagonals`

# .short stands on a narrow menu.
order-diagonals = diagonals
    .short = diagonals
order-rows = rows
    .short = rows
order-columns = columns
    .short = columns
order-recursion = recursion + memo
    .short = recursion

## reason: why an order is possible. `by diagonals: a diagonal reads only the one before it`

reason-own = a cell is filled after all that it reads
reason-diagonals = a diagonal reads only the one before it
reason-diagonals-two-ahead = a diagonal reads only the one two before it
reason-rows = a cell reads row i + 1 and its left neighbor
reason-rows-two-ahead = a cell reads rows i + 1 and i + 2 and the cells to its left
reason-columns = a cell reads column j − 1 and its neighbor below
reason-columns-two-ahead = a cell reads columns j − 1 and j − 2 and the cells below it
reason-recursion = a cell is written when all of its calls have returned

## sweep: the cells that are written from end to end before the fill goes on. `by diagonal`

sweep-diagonal = diagonal
sweep-pair-of-rows = pair of rows
sweep-row = row
sweep-column = column

## phase (Phase): what happens to a cell

phase-read = read
phase-add = add
phase-choose = choose
phase-write = write

## lengths (Lengths): which cells a map shows

lengths-all = all lengths
lengths-even = even lengths
lengths-odd = odd lengths

## shape (RowShape): how the coins of a random row are drawn. `8 uniform coins from 1 to 20`

shape-uniform = uniform
shape-rising = rising
shape-falling = falling
shape-valley = valley
shape-peak = peak
shape-alternating = alternating

## transport (any): what moves step by step. `Play fill`

transport-fill = fill
    .title = Fill
transport-game = game
    .title = Game
transport-fusion = fusion
    .title = Fusion

## key: what is printed on keys, as in `Ctrl+Shift+S`

key-ctrl = Ctrl
key-shift = Shift
key-alt = Alt
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-enter = Enter
key-escape = Escape
key-space = Space
key-tab = Tab
key-home = Home
key-end = End
key-page-up = Page ↑
key-page-down = Page ↓
