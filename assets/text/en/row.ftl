### The coins of a row, and how its game ends.

# Explains the header of a coin, and the indices i and j in it.
# $coin (Index), $value
header-text = Coin { $coin } is worth { $value }. Intervals that start with it have i = { $coin }; those that end with it have j = { $coin }.
# How a game ends.
wins = { $player } wins
a-draw = a draw
# A long row: `8, 15, 3, … and 40 more`.
# $coins, $more
and-more = { $coins } and { $more } more
# Everything that is needed to draw the row again: `8 uniform coins from 1 to 20, seed 7`.
# $count, $shape, $low, $high, $seed
recipe = { $count } { $shape } coins from { $low } to { $high }, seed { NUMBER($seed, useGrouping: "false") }
# A move in a row that is drawn among words: `First 4`.
# $player (Player), $coin
played-move = { $player } { $coin }

## read_as (ReadAs): what the numbers of a text are taken for

read_as-numbers = each number is a coin
read_as-count-first = the first line is the number of coins
read_as-index-column = the first column counts the lines
read_as-thousands = the marks in a number group its digits
read_as-repeat = the second number says how often the first one is repeated
