### The rules of the game and what is said about a game under one of them. The names of rules, such as up-to-3, stay as they are.

## about (Rule): what a rule is, behind its name: `what-stays: take an end, and get …`

about-classic = take the coin at one end, and get its value
about-what-stays = take the coin at one end away, and get the sum of the coins that stay
about-up-to = take coins from one end, as many as the name says or fewer, and get their values
about-any-number = take any number of coins from one end, and get their values
about-fewest-wins = take the coin at one end, and get its value; less is better
about-rising-prices = one player takes the coin at one end each time; the first one counts once, the second one twice, and so on
about-doubling-prices = one player takes the coin at one end each time; the first one counts 2 times, the second one 4 times, and so on
about-circle = the coins lie in a ring; the first move takes any coin, and the next ones an end of what is left

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
   *[false] worth a lead of { $worth }
 }
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
# A coin of a ring, and its number, from 1.
# $coin, $place
answer-takes-of-ring = { $coin }, number { $place }
# Behind a move that is as good as another one.
answer-tie = { $taken }, a tie

## error: what is wrong with a rule

# $known is a list.
# $name, $known
error-unknown = “{ $name }” is no rule; the rules are { $known }
# $rule, $n, $most
error-too-many = under { $rule } a row holds at most { $most } coins, and this one has { $n }
# $rule, $place (Place), $value, $turn
error-too-large = under { $rule }, coin number { $place } ({ $value }) can count for more in turn { $turn } than 128 bits hold; use fewer or smaller coins
