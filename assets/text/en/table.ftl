### The sentences about a cell of the table: how its numbers are computed, and which coins they consist of.

## cell: the sums of a cell, and the choice between them

# Both stand before a sum, and are made equally wide.
cell-take-left = take left
cell-take-right = take right
# The same where a move takes several coins. $taken is how many.
# $end (End), $taken
cell-take-some = { $end ->
    [left] take { $taken } left
   *[right] take { $taken } right
 }
# A sum of two coins: `take left  8, and the other player takes the rest`.
cell-coin-of-pair = { $coin }, and the other player takes the rest
# Why an end is taken. $worth is what it is worth.
# $worth, $pick (Pick)
cell-larger = { $pick ->
    [left] { $worth } is larger: take left.
    [right] { $worth } is larger: take right.
   *[tie] Both are equal: take either end.
 }
# $worth, $pick (Pick)
cell-smaller = { $pick ->
    [left] { $worth } is smaller: take left.
    [right] { $worth } is smaller: take right.
   *[tie] Both are equal: take either end.
 }
# The same where there is little room.
# $pick (Pick)
cell-choice-in-short = { $pick ->
    [left] Take left.
    [right] Take right.
   *[tie] Take either.
 }
# What both players get by best play on the whole row.
# $first, $second
cell-scores = First { $first } · Second { $second }

## explanation: the card beside the table, which explains a step

# The title of the card: `Coins 0…3: 8 15 3 7`. $coins are their values.
# $interval (Title), $coins
explanation-title = { $interval }: { $coins }
# What taking an end leads to: for fir and sec, f and g, the difference, and other recurrences. $rest are the values of
# the coins that are left: `Take 8: 15 3 7 is left, you are second there.`
# $coin, $rest
explanation-second = Take { $coin }: { $rest } is left, you are second there.
# $coin, $rest
explanation-their-turn = Take { $coin }: { $rest } is left, it is their turn there.
# $coin, $rest
explanation-lead = Take { $coin }: { $rest } is left, their lead there counts against you.
# $coin, $rest
explanation-left = Take { $coin }: { $rest } is left.
# The same where a move takes several coins: `Best from the left: take 8 15, and 3 7 is left.`
# $end (End), $coins, $rest
explanation-best-move = Best from the { $end ->
    [left] left
   *[right] right
 }: take { $coins }, and { $rest } is left.
# $end (End), $coins
explanation-best-takes-all = Best from the { $end ->
    [left] left
   *[right] right
 }: take all, { $coins }.
# The same for F, which looks two moves ahead: `Take 8: they leave you 3 7 or 15 3, whichever is worse.`
# $coin, $one, $other
explanation-worse-of-two = Take { $coin }: they leave you { $one } or { $other }, whichever is worse.
# $coin, $rest
explanation-they-take = Take { $coin }: they take the { $rest }.
# Why an end is taken: `22 is more: take the 7.`
# $worth, $coin
explanation-more = { $worth } is more: take the { $coin }.
# $worth, $coin
explanation-less = { $worth } is less: take the { $coin }.
explanation-equal = Both ends are equal: take either.
# The same where a move takes several coins. Both ends may take all.
# $worth, $coins
explanation-more-coins = { $worth } is more: take { $coins }.
# $worth, $coins
explanation-less-coins = { $worth } is less: take { $coins }.
explanation-all-coins = Best is to take all coins.
explanation-one-coin = One coin: take it.

## call: a step of the recursion that writes nothing

# Stands in the brackets of a call without coins: `solve(no coins)`.
call-no-coins = no coins
call-for-the-whole-row = called for the whole row
# $number counts from 0: `the first call made by solve(0, 4)`.
# $number, $code
call-made-by = the { $number ->
    [0] first
    [1] second
    [2] third
   *[3] fourth
 } call made by { $code }
# The same behind the fourth one: `call number 5 made by solve(0, 4)`.
# $number (Place), $code
call-made-later-by = call number { $number } made by { $code }
call-is-it-known = Does the memo know it?
# `The memo knows it: fir 22, sec 11. Nothing is computed.`
call-is-known = The memo knows it: { $numbers }. Nothing is computed.
call-is-empty = No coins are left: 0.
call-one-coin = The memo does not know it. One coin is left, so the call answers directly.
call-calls-itself = The memo does not know it, so the function calls itself on the remaining coins.

## trace: which coins a number of a cell consists of

# `fir 22 = 7 + 15: the coins that the player to move takes`
# $name, $value, $coins
trace-mover = { $name } { $value } = { $coins }: the coins that the player to move takes
# $name, $value, $coins
trace-other = { $name } { $value } = { $coins }: the coins that the other player takes
# $name, $value
trace-nothing = { $name } { $value }: the other player takes no coin
# $name, $value, $mine, $theirs
trace-both = { $name } { $value } = ({ $mine }) − { $theirs }: the coins of the player to move minus those of the other player
# A long sum is cut: `7 + 15 + … (312 coins)`.
# $listed, $coins
trace-cut = { $listed } + … ({ $coins } coins)

## spoken: positions for screen readers

# $i and $j are the first and the last coin of the cell: `cell 1 to 4`.
# $i, $j
spoken-cell = cell { $i } to { $j }
spoken-cell-of-one-coin = cell { $i }
# `cell 1 to 4: empty`
spoken-empty = { $cell }: empty
# `cell 1 to 4: first 22, second 12, take left`
# $cell, $numbers, $pick (Option<Pick>)
spoken-written = { $cell }: { $numbers }{ $pick ->
    [none] {""}
    [left] , take left
    [right] , take right
   *[tie] , take either
 }
