### Texts in pictures: legends, captions and slides.

game-position = the game is at this cell
game-on-best-path = the game: on a best path
# The mark of a cell that the game visits after a mistake.
game-off-best-path = the game: after a mistake
difference-below-zero = below 0: the other is ahead
# The meaning of an arrow from a number of one table to a number of another: `from table f, to compute g`.
# $from, $to
read-from = from table { $from }, to compute { $to }
# A cell in which the player to move is ahead.
mover-ahead = mover ahead
# A cell in which both players score the same.
draw = draw
# A cell in which the other player is ahead.
other-ahead = other ahead
# A cell whose pick is the left end.
take-left = take left
# A cell whose pick is a tie.
tie = tie
# A cell whose pick is the right end.
take-right = take right
# A call for no coins, which returns 0.
empty-call = empty: 0
# The state of a call.
call-not-made = not made
# The state of a call.
call-open = open
# The state of a call.
call-returned = returned
# The state of a call.
call-answered-at-once = answered at once
# `the first 12 of 400 levels`.
# $shown, $all
first-levels = the first { $shown } of { $all } levels
# The label below a call whose calls are hidden: `… 14 calls`.
hidden-calls = … { $hidden } calls
# `below each of these 16 calls: 14 more`.
# $calls, $hidden
hidden-calls-below-each = below each of these { $calls } calls: { $hidden } more
# Below a tree in which the calls do not make equally many calls.
# $hidden
hidden-calls-in-all = below these calls: { $hidden } more in all
# The stack before the first coin.
empty-stack = the stack is empty
# The name of the difference beside its value.
difference = difference
# Below the coins that are not drawn, which have a line of their own: `… 12`.
more = more
# `First to move`.
to-move = { $player } to move
# The place of a lesson in its course: `5 of 27`.
# $number, $count
lesson-number = { $number } of { $count }
# The name of a player whose moves a person makes: `First · you`.
you = { $player } · you
# Beside the score of a person whose move the game waits for.
your-turn = your turn
# Beside the score of another player whose turn it is.
on-turn = to move
# What the last move took, and what it leaves: `First takes 8. Second now has 15 and 7 to choose from.`
# $player, $coin, $other, $left, $right
takes-and-leaves = { $player } takes { $coin }. { $other } now has { $left } and { $right } to choose from.
# The same, with what the player who is to move gets: `…to choose from; best play gives 18.`
# $player, $coin, $other, $left, $right, $value
takes-leaves-and-gives = { $player } takes { $coin }. { $other } now has { $left } and { $right } to choose from; best play gives { $value }.
# A hint: what the player who is to move gets from here on, by either end: `Take 8: you get 18. Take 7: you get 15.`
# $left, $with-left, $right, $with-right
hint = Take { $left }: you get { $with-left }. Take { $right }: you get { $with-right }.
# The same before the last coin: `First takes 3. The 15 is left for Second.`
# $player, $coin, $last, $other
takes-and-leaves-one = { $player } takes { $coin }. The { $last } is left for { $other }.
# At the end of a game: the worst move of the person who played. $coin is the coin that was taken.
# $coin, $next
your-coin-uncovered = Your { $coin } uncovered the { $next }.
# The same if only one coin was left.
# $coin, $next
your-coin-left = Your { $coin } left the { $next }.
# $player, $more, $less
best-play-wins = With best play { $player } wins { $more } to { $less }.
# Both have this much.
best-play-draws = With best play it is a draw, { $each } each.
# Before the coins that best play takes.
better = better:
# A move that gives something away. $next is the coin that it uncovers.
# $coin, $next, $lost
uncovers-and-costs = { $coin } uncovers the { $next }: that costs { $lost }.
# The same where $next was the last coin beside it.
# $coin, $next, $lost
leaves-and-costs = { $coin } leaves the { $next }: that costs { $lost }.
# $coin, $lost
costs = { $coin } gives { $lost } away.
# In place of the coins of a player who has taken none.
no-coins-yet = no coins yet
# Beside an end of the row that a person can take, above an arrow.
take = take
# The question of a title card.
which-end = Which end would you take?
# The same for a ring, and where a move can take several coins.
which-coin = Which coin would you take?
which-coins = Which coins would you take?
# What a slide says in place of a table that is too large for it.
# $coins, $max
table-too-large = The table of { $coins } coins is too large for a slide. Slides show tables of at most { $max } coins.
# What a slide says in place of a game that is too long for it.
# $coins, $max
game-too-long = The game of { $coins } coins is too long for a slide. Slides show games of at most { $max } coins.
# `The calls of the recursion: step 3 of 10, cell 1 to 2.`
calls-at = The calls of the recursion: { $at }
# `The code in Python: step 3 of 10, cell 1 to 2.`
# $language, $at
code-at = The code in { $language }: { $at }
