### The rules of the game and what is said about a game under one of them. The names of rules, such as up-to-3, stay as they are.

## about (Rule): what a rule is, behind its name: `what-stays: take an end, and get …`

about-classic = take the coin at one end, and get its value
about-what-stays = take the coin at one end away, and get the sum of the coins that stay
about-up-to = take coins from one end, as many as the name says or fewer, and get their values
about-any-number = take any number of coins from one end, and get their values
about-fewest-wins = take the coin at one end, and get its value; less is better
about-rising-prices = one player takes an end each time; the coin of turn t counts t times
about-doubling-prices = one player takes an end each time; the coin of turn t counts 2^t times
about-circle = the coins lie in a ring; the first move takes any coin, and the next ones an end of what is left

## some: a rule with so many coins for a move, as a number in words

# What the rule is.
# $most (Word)
some-about-up-to = take up to { $most } coins from one end, and get their values
# The rule in a word or two.
# $most (Word)
some-short-up-to = up to { $most } coins

## stage: beside the table of a rule in the window

# $rule is such as `what stays`, and $result what its table comes to.
# $rule, $result
stage-of-rule = { $rule }: { $result }
stage-more = First gets { $lead } more than Second
stage-less = First gets { $lead } less than Second
stage-equal = both get the same
stage-alone = { $total } in all
# The table is of another rule, and what is shown is not. $subject is a word such as Game or Map.
stage-classic = { $subject } follows the classic rule
# Behind what a ring comes to. The first move takes a coin, and the table beside has what is left of the ring.
stage-ring = { $result }. Beside: the row written twice
# The cells are so small that only colors are shown.
stage-classic-colors = The colors follow the classic rule.
# The table is of another rule than the game. $rule is such as `classic`.
# $subject, $rule
stage-follows = { $subject } follows the rule “{ $rule }”, and not that of the game
# The number of a cell: `d[0][4] = 6`.
# $cell, $number
stage-number = { $cell } = { $number }

## game: the game on the stage under another rule than the classic one

# A move: `left 8 15`, or `5 (coin 3)` of a ring. Those of many coins are shortened: `left 8 15 … (7 coins)`.
# $coins, $count
game-many = { $coins } … ({ $count } coins)
# What a move leads to, on its button. The number is what the table has for the position.
# $is-alone (bool), $worth
game-worth = { $is-alone ->
    [true] { $worth } in all from here
   *[false] difference { $worth }
 }
# Before the first move in a ring: how it is made, and the button that makes the best one.
game-take-any = Click any coin of the ring.
game-take-best = Take the best one
# The name of the field that says how many coins the arrow keys and the buttons of the ends take.
game-coins-per-move = Coins to take
# $most
game-coins-per-move-tooltip = At most { $most }. Or click a coin: all coins up to it are taken.
# Many coins, on a button.
game-coins = { $count } coins
# A coin of a ring is chosen by its number: the label of the field, and the button.
game-coin-number = Coin
game-take-it = Take it
# The recurrence that was chosen is of the classic rule.
game-back-to-classic = The rule is classic again, because this is a recurrence of the classic rule.
# The tooltip of a coin that can be taken. $taken is a move.
# $taken
game-take-move = Take { $taken }
# How many moves are made: `move 3`.
# $played
game-played = { $played } made
# The tooltip of a heading of a column of worths.
# $end (End), $is-alone (bool)
game-worth-tooltip = { $is-alone ->
    [true] How much the coins could still bring by taking { $end }
   *[false] By how much the player would be ahead in the rest of the game by taking { $end }
 }
# On the board: what the last move took, and what it was worth where that is not the value of the coins.
# $player, $coins
game-takes = { $player } takes { $coins }.
# $player, $coins, $gain
game-takes-and-gets = { $player } takes { $coins } and gets { $gain }.
# The same of who plays alone.
# $coins, $gain
game-alone-takes = { $coins } taken: that brings { $gain }.
# How often the next coin counts, behind that.
game-next-counts = The next one counts { $factor } times.
# A hint.
# $taken
game-hint = Best: take { $taken }.
# The same before the first move of a ring, where the coin has a frame.
game-hint-of-ring = Best: take the { $coin } in the frame.
# After the game of a person.
# $coins, $lost
game-your-worst = Your worst move took { $coins } and gave { $lost } away.
# What best play brings who plays alone, and what a game did.
# $total
game-best-total = Best play brings { $total }.
# $total
game-total = { $total } in all
# The name of who plays alone.
game-alone = alone
game-you-alone = you alone
# $best is a move, too.
# $player, $number, $taken, $best, $lost
game-worst-move = { $player }'s worst move was move { $number }: it took { $taken }, and to take { $best } was { $lost } better.
# The same of who plays alone.
# $number, $taken, $best, $lost
game-worst-move-alone = The worst move was move { $number }: it took { $taken }, and to take { $best } was { $lost } better.
# The first line of what a rule is, on the board.
# $rule, $about
game-rule = { $rule }: { $about }
# Whose turn it is, with how a move is made.
# $player
game-your-turn = Your turn, { $player }: click a coin.
game-your-turn-alone = Your turn: click a coin.

## fuses: whether fusion serves a rule

# $rule, $row, $worth, $fused, $fused-worth
fuses-fails = Fusion does not serve the rule “{ $rule }”. The row { $row } is worth { $worth }, and fused to { $fused } it would be worth { $fused-worth }.
fuses-serves = Fusion serves this rule, too: here the signs of all coins are changed

## cell: what a number of the table of a rule is. $about is what the rule is

# Before the first step, of two players and of one.
# $is-alone (bool), $about
cell-question = Only the coins i to j remain. { $is-alone ->
    [true] How much do they still bring ({"total"})?
   *[false] By how much is the player to move ahead in the rest of the game ({"d"})?
 } The rule: { $about }.
# Above a program.
# $is-alone (bool), $rule
cell-purpose = { $is-alone ->
    [true] What the player gets in all
   *[false] By how much the player to move is ahead
 } ({ $rule }).
# In the legend, at most 30 characters.
# $is-alone (bool)
cell-legend = { $is-alone ->
    [true] what the coins still bring
   *[false] above 0: the mover is ahead
 }
# On a worksheet.
# $is-alone (bool), $about
cell-meaning = The rule: { $about }. { $is-alone ->
    [true] {"total"} is what the coins there still bring; {"t"} is the number of the turn.
   *[false] {"d"} is the lead of the player to move in the rest of the game.
 }

## short (Rule): the rule in a word or two

short-classic = classic
short-what-stays = what stays
short-up-to = up to so many coins
short-any-number = any number of coins
short-fewest-wins = fewest wins
short-rising-prices = rising prices
short-doubling-prices = doubling prices
short-circle = circle

## answer: the answer of `solve` under a rule

# The label of the line with the rule.
answer-rule = rule
# $rule, $about
answer-named = { $rule }: { $about }
# $first, $second, $difference, $outcome
answer-scores = First { $first }, Second { $second }, difference { $difference }: { $outcome }
# Who plays alone has a total.
answer-total = total { $total }
# The best first moves, and what they are worth. $is-alone chooses between a total and a lead.
# $taken, $worth, $is-alone (bool)
answer-best = { $taken }: { $is-alone ->
    [true] worth a total of { $worth }
   *[false] worth a difference of { $worth }
 }
# The label of the line about fusion, and what stands there. The rows are numbers.
answer-fusion = fusion
# $row, $worth, $fused, $fused-worth
answer-fusion-fails = fails under this rule: { $row } is worth { $worth }, and fused to { $fused } it would be worth { $fused-worth }
# These stand behind `game`.
answer-game-heading = best play; what each move gets, and both scores after
answer-game-heading-alone = best play; what each move gets, and the total after
# The titles of the columns, each on a line.
answer-columns =
    {"#"}
    player
    takes
    gets
    First
    Second
answer-columns-alone =
    {"#"}
    takes
    gets
    total
# What a move takes.
# $end (End), $coins
answer-takes = { $end } { $coins }
# A coin of a ring, and its index.
# $coin, $index (Index)
answer-takes-of-ring = { $coin } (coin { $index })
# Behind a move that is as good as another one.
answer-tie = { $taken }, a tie

## error: what is wrong with a rule

# $known is a list.
# $name, $known
error-unknown = “{ $name }” is no rule; the rules are { $known }
# $rule, $n, $most
error-too-many = under { $rule } a row holds at most { $most } coins, and this one has { $n }
# $rule, $place (Place), $value, $most (CoinCount)
error-too-large = under { $rule }, more than { $most } like coin number { $place } ({ $value }) may need numbers of more than 128 bits; use at most { $most }, or smaller ones
