
## code: the tab *Code*

# The button that copies the code, and its tooltip.
code-copy-code = Copy code
code-copy-code-tooltip = Copy the whole function, ready to run
# The choice of the table's code, and its tooltip.
code-code-of-table = Code of the table
code-code-of-table-tooltip = The recurrence in the chosen fill order
# The choice of the code without a memo, and its tooltip.
code-code-of-calls = Code without a memo
code-code-of-calls-tooltip = The recursion without a memo, which computes the same cells again and again
# The choice of fusion's code, and its tooltip.
code-code-of-fusion = Code of fusion
code-code-of-fusion-tooltip = Fusion on a stack, in linear time
# A language of the code. The others are names.
code-pseudocode = Pseudocode
# Comments in the code. v is the row, and stack a list in the code.
code-indices-count-from-1 = Indices count from 1.
code-numbers-have-64-bits = Numbers have 64 bits. Python has larger ones.
code-only-the-stack-counts-from-0 = v counts from 1, and stack counts from 0.
# Whether a condition in an executed line is true.
code-yes = yes
code-no = no
code-calls-are-not-marked = No line is marked: the fill goes by the memo, and this code makes more calls.
# The name of the code for screen readers.
code-code = Code
# An executed line for screen readers: `executing line 4: return 0; 22`. $note is what stands behind the line.
# $number, $line, $note
code-executing-line = executing line { $number }: { $line }{ $note ->
    [none] {""}
   *[other] ; { $note }
 }

## coins: the panel of the row: text field, coins and plot

# The name of a coin with its value: `coin 3: 7`.
# $index (Index), $value
coins-coin = coin { $index }: { $value }
# The number of coins, their sum and the parity: `6 coins (even) · sum 44`. $coins is `6 coins`.
# $coins (CoinCount), $sum
coins-summary-of-even = { $coins } (even) · sum { $sum }
# $coins (CoinCount), $sum
coins-summary-of-odd = { $coins } (odd) · sum { $sum }
# The title of the panel.
coins-title = Row
# The button that adds a coin.
coins-add-coin = Add a coin
# The name of the text field for screen readers.
coins-row-of-coins = Row of coins
# Stands in the empty text field: an example of a row.
coins-example-row = 8 15 3 7
coins-type-or-paste = Type or paste a new row
# What is wrong with the typed row.
coins-typed-row-is-wrong = { $error }. The last valid row stays on screen.
coins-pasted-text-is-wrong = The pasted text is not a row: { $error }
# What the text was read as. $coins is `6 coins`, and $why is such as `each number is a coin`.
# $coins (CoinCount), $why
coins-read-as = Read as { $coins }: { $why }.
# The button that reads the text in another way.
# $coins (CoinCount), $why
coins-read-otherwise = Read { $coins } instead: { $why }
# A way to read a text: `2 coins: 1250, 2125 (the marks in a number group its digits)`.
# $coins (CoinCount), $first, $why
coins-reading = { $coins }: { $first } ({ $why })
coins-choose-a-reading = This text can be read in more than one way. Enter takes the marked row.
coins-how-to-change = Drag to reorder, click to edit
# Which coins of a long row are listed: `Coins 0–17; scroll or use the plot for more`.
# $from (Index), $to (Index)
coins-listed-coins = Coins { $from }–{ $to }; scroll or use the plot for more
# The name of the field of a coin that is being added.
coins-value-of-new-coin = Value of the new coin
# The name of the field of a coin that is edited: `Value of coin 3`.
# $index (Index)
coins-value-of-coin = Value of coin { $index }
# Stands below the coins after several numbers are typed for one coin.
coins-coin-is-one-number = a coin is one number
# Opens the field of a coin, in its menu.
coins-edit = Edit
# Removes a coin, in its menu.
coins-remove = Remove
# The name of the cross that removes a coin: `Remove coin 3`.
# $index (Index)
coins-remove-coin = Remove coin { $index }
# The tooltip of the cross that removes a coin.
coins-remove-tooltip = Remove (Delete)
# The link below the coins that opens a menu with other orders of them.
coins-rearrange = Rearrange
# The plot in words. $coins is `3,000 coins`.
# $coins (CoinCount), $smallest, $largest
coins-values-plot = Values of { $coins }, from { $smallest } to { $largest }

## fusion: the tab *Fusion*: its controls, and the check against the table

# What is computed for the tab. It stands before `could not be computed`.
fusion-the-run = The run of fusion
# Stands in the tab until the run is computed.
fusion-fusing = Fusing the row…
# The tooltip of a coin in the picture: `Coins 0…2: −4`.
# $coins (Title), $value
fusion-coin = { $coins }: { $value }
# The button that starts the check, and its tooltip.
fusion-check = Check on this row
fusion-check-tooltip = Compute the plain table cell by cell and compare its result with the result of fusion
# What the check computes. It stands before `could not be computed`.
fusion-the-plain-table = The plain table
# The progress of the check: `6 of 10 cells`.
# $done, $of
fusion-cells-done = { $done } of { $of } cells
# The name of the progress bar: `Check against the plain table: 6 of 10 cells`.
# $done, $of
fusion-check-progress = Check against the plain table: { fusion-cells-done }
# The button that stops the check.
fusion-stop = Stop
# `Stopped after 6 cells, so the check has no result.`
fusion-stopped = Stopped after { $cells } cells, so the check has no result.
# The button that starts the check again.
fusion-check-again = Check again
fusion-run-later = Fusion would tell the answer. It appears once the table is full.
# The button that shows the run all the same.
fusion-go-to-fusion = Go to fusion

## game: the Game tab: players, scores, moves and review

# The name of the menu of a player's strategy for screen readers: `Strategy of First`.
game-strategy-of = Strategy of { $player }
# The menu of a player's strategy: `First: greedy`.
# $player, $strategy
game-plays = { $player }: { $strategy }
# What a player does. $sentence is such as `takes the larger end, left on a tie`.
# $player, $sentence
game-player-sentence = { $player } { $sentence }
# What both players do, in one line.
game-both-play-optimally = Both play optimally and take left on a tie.
game-each-plays = Each { $sentence }.
# $first, $second
game-both-play = First { $first }; Second { $second }.
# The label of the field of a random player's seed: `First's seed`.
game-players-seed = { $player }'s seed
# The name of the field of a random player's seed for screen readers: `Seed of First`.
game-seed-of = Seed of { $player }
game-seed-tooltip = The same seed gives the same coin flip for each move
# The button that replaces a seed.
game-new-seed = new
game-new-seed-tooltip = Use a new random seed for other coin flips
# Why a player does not play as chosen: `First plays optimally, not “exploiter”: ` and the reason.
# $player, $strategy, $misfit
game-plays-optimally-instead = { $player } plays optimally, not “{ $strategy }”: { $misfit }.
# A person is to move: `Your turn, First: click an end, or press ← or →.`
game-your-turn = Your turn, { $player }: click an end, or press ← or →.
# Whether a coin is taken: `coin 3: 7, taken by First`. For screen readers, the second one is in the row of the game.
# $index (Index), $value, $taker
game-coin-status = coin { $index }: { $value }, { $taker ->
    [none] not taken
   *[other] taken by { $taker }
 }
# $index (Index), $value, $taker
game-game-coin = game coin { $index }: { $value }, { $taker ->
    [none] not taken
   *[other] taken by { $taker }
 }
# The tooltip of a coin that can be taken: `Take the coin at the left end`.
game-take-coin-at = Take the coin at the { $end } end
# A player's score and that at the end: `First has 2 of 24, to move`.
# $player, $score, $end, $is-to-move (bool)
game-score-of = { $player } has { $score } of { $end }{ $is-to-move ->
    [true] , to move
   *[false] {""}
 }
# The first line of the button of an end. The coin may be shortened.
# $end (End), $coin
game-take = { $end ->
    [left] ‹ take { $coin }
   *[right] take { $coin } ›
 }
# The first line of the button of the last coin: `take the last coin, 8`. The coin may be shortened.
game-take-last = take the last coin, { $coin }
# What an end leads to, on its button: `you end with 22`. The number may be shortened.
game-worth = you end with { $worth }
# Stands for an end, or for a move, that is best play.
game-best = best
# Stands on the buttons of both ends if they are best play.
game-equally-good = equally good
# Stands on the button of an end that starts a new line.
game-what-if = try it
# The name of a line: `line 2` for the index 1.
# $line (Place)
game-line = line { $line }
# The name of the button of an end: `Take left: 8, worth 15`. The worth may be hidden.
# $end, $coin, $worth
game-take-label = Take { $end }: { $coin }{ $worth ->
    [none] {""}
   *[other] , worth { $worth }
 }
# Stands below the name of an end while it is secret what the end leads to.
game-take-this-end = Take this end
game-shown-line-takes-it = The line on screen takes this end
# Stands below the name of an end that a person can take.
game-your-move = Your move
# Another line takes an end: `Line 2 takes this end` for the index 1.
# $line (Place)
game-other-line-takes-it = Line { $line } takes this end
game-what-if-tooltip = Try it: this move starts a game of your own
game-game-later = The moves of this game would tell the answer. They appear once the table is full.
# The button that shows the game all the same.
game-go-to-the-game = Go to the game
game-guaranteed-later = Guaranteed scores appear once the table is full.
# How a game ends. $verdict is one of the two below.
# $verdict, $play-optimally (bool)
game-guaranteed = { $play-optimally ->
    [true] guaranteed: { $verdict }
   *[false] with best play from here: { $verdict }
 }
game-game-over = game over: { $verdict }
# $player, $more, $less
game-wins = { $player } wins { $more } to { $less }
game-draw = a draw, { $each } each
# How many moves are found: `finding the moves: 3,000 of 8,000`.
# $found, $needed
game-finding-moves = finding the moves: { $found } of { $needed }
# The button that stops finding moves.
game-stop = Stop
game-stop-tooltip = Stop at the last move found so far (Escape)
# The line of the plot of margins.
game-guaranteed-margin = guaranteed margin
# The line of the plot of margins that marks a draw.
game-a-draw = a draw
# The line of the plot of margins that marks the present position.
game-now = now
# The name of a player's mistakes in the plot of margins: `First throws away`.
game-throws-away = { $player } throws away
# The plot of margins in words: `Guaranteed margin over the moves: 11 at the start, −3 now`.
# $start, $now
game-margin-plot = Guaranteed margin over the moves: { $start } at the start, { $now } now
# $start, $now
game-margin-plot-tooltip =
    First's final lead after each move, if both players play optimally from there on.
    { game-margin-plot }
# How far the winner is ahead at the end, if both play their best from here on: `First will win by 11`.
# $winner, $points
game-will-win-by = { $winner } will win by { $points }
game-will-be-a-draw = It will be a draw
# The same while a player may make mistakes: best play from here on would lead to it.
# $winner, $points
game-can-win-by = { $winner } can still win by { $points }
game-can-be-a-draw = It can still be a draw
# The same at the end of the game.
# $winner, $points
game-won-by = { $winner } won by { $points }
game-was-a-draw = It was a draw
# That margin as a sum: the margin at the start, what both players threw away, and the margin now.
game-final-margin = final margin
# $name, $start, $first, $second, $now
game-margin-sum = { $name }: the table's { $start }, minus { $first } that First threw away, plus { $second } that Second threw away, is { $now }
# $name, $start, $first, $second, $now
game-margin-sum-tooltip =
    { game-margin-sum }.
    Each point that one player loses goes to the other player, so it counts twice in the margin.
# Where the players share nothing.
# $name, $start, $first, $second, $now
game-margin-sum-alone = { game-margin-sum }.
# What a person may want after a game: buttons below the result.
game-could-you-have-won = Could you have won?
game-see-why = See why it works
# Beside the row, after a move that gave something away.
game-take-back = ← Take back
game-go-on = Go on →
# What a screen reader says of such a move. $coins are those that best play takes in its place.
# $sentence, $coins
game-told = { $sentence } Better: { $coins }.
# After a game: a move that gave $lost away is made again.
# $coin, $lost
game-again-from = Again from the { $coin } (cost { $lost })
game-take-the-other-side = Take the other side
game-another-row = Another row…
game-next-lesson = Next lesson
game-play-it-again = Play it again
# The button that shows a worst move.
game-show-it = Show it
# The name of the button that shows a worst move: `Show the worst move of First`.
game-show-worst-move = Show the worst move of { $player }
game-show-worst-move-tooltip = Go back to that move and show its cell in the table
# The praise of a person: `First made no mistake: nobody could have done better.`
game-threw-nothing-away = { $player } made no mistake: nobody could have done better.
game-both-played-perfectly = Both played perfectly.
# $lost is the end that was taken, and $best is the other one. $coin is the value of the coin there, and $worth what the end was worth. The player who moved lost $points.
# $player, $number, $coins (Coins), $taken, $coin, $worth, $best, $best-coin, $best-worth, $points, $other, $change
game-worst-move = { $player }'s worst move was move { $number }, on { $coins }: taking { $taken } ({ $coin }) was worth { $worth }, and taking { $best } ({ $best-coin }) was worth { $best-worth }. That is { $points } less for { $player } and { $points } more for { $other }, so the margin changed by { $change }.
# Names what is counted, in a message that it could not be counted.
game-number-of-optimal-games = The number of optimal games
# Stands in place of the number while it is counted.
game-counting-optimal-games = Counting the optimal games…
# Why the number of a long row is missing: `Optimal games: counted up to 2,000 coins`.
game-optimal-games-counted-up-to = Optimal games: counted up to { $most-coins } coins
game-only-optimal-game = This is the only optimal game
# Which optimal game is shown: `Optimal game 3 of 12`.
# $number, $count
game-optimal-game = Optimal game { $number } of { $count }
# Stands for one optimal game that is not shown.
game-one-optimal-game = There is 1 optimal game
# How many optimal games there are: `There are 12 optimal games`.
game-optimal-games = There are { $count } optimal games
# The title of the list of moves.
game-moves = Moves
# How many moves are played: `3 of 8`.
# $played, $all
game-played-of = { $played } of { $all }
# The button that goes to the next mistake.
game-next-mistake = Next mistake
# The name of the button that removes the line that is shown.
game-remove-line = Remove this line
game-remove-line-tooltip = Remove this line; undo brings it back
# Which line is shown, if a person has tried others: the first game, or `your game`, with its number if there are several.
game-first-game = the first game
game-your-game = your game
# $number, $count
game-your-game-of = your game { $number } of { $count }
# The heading of the column of players.
game-player-heading = player
# The heading of the column of coins that are taken.
game-takes-heading = takes
# The tooltip of a heading of a column of worths.
# $end (End)
game-worth-tooltip = { $end ->
    [left] How much the player could still score by taking left
   *[right] How much the player could still score by taking right
 }
# The heading of the column of what each move cost the player.
game-cost-heading = cost
# Stands beside a move whose ends were worth the same.
game-tie = tie
game-best-tooltip = No other move would have scored more
# Stands in place of the move that a person has still to make.
game-you-question = you?
# A move that a person has still to make: `move 3: First is to move`.
# $number (Place), $player
game-waiting-move = move { $number }: { $player } is to move
# Stands for a line that ends where another one goes on.
game-stops-here = stops here
# A line that stops: `line 2: stops here`.
# $line (Place)
game-line-stops-here = line { $line }: stops here
# Another line's move: `line 2: takes left 8 instead, cost 7`. What it cost may be hidden.
# $line (Place), $taken, $lost
game-line-takes-instead = line { $line }: takes { $taken } instead{ $lost ->
    [none] {""}
   *[other] , cost { $lost }
 }
# A move that was made. What its ends were worth may be hidden. $taken is such as `left 8`.
# $number, $player, $taken
game-move-alone = move { $number }: { $player } takes { $taken }
# $number, $player, $taken, $left, $right, $lost
game-move-made = { game-move-alone }; left was worth { $left }, right { $right }; cost { $lost }
# The same where there are no ends.
# $number, $player, $taken, $lost
game-move-of-ring = { game-move-alone }; cost { $lost }

## lecture: the lecture view

# The name of the button that leaves the view: `Leave the lecture view (Esc)`.
lecture-leave = Leave the lecture view ({ $key })
# What that button shows on a device without keys.
lecture-leave-by-finger = Leave
# What that button shows: `Leave (Esc)`.
lecture-leave-by = Leave ({ $key })
# The black screen.
lecture-black-screen = Black screen
# A title card for screen readers: `5 of 27: Greedy loses. Which end would you take?`. $numbering may be missing.
# $numbering, $title, $question
lecture-title-card = { $numbering ->
    [none] { $title }. { $question }
   *[other] { $numbering }: { $title }. { $question }
 }

## menu (any): the menus

menu-file = File
menu-course = Course
menu-edit = Edit
menu-view = View
menu-presenter = Presenter
menu-table = Table
menu-recurrence = Recurrence
menu-rule = Rule
menu-fill-order = Fill order
menu-cell = Cell
menu-theme = Theme
menu-language = Language
menu-size = Size
menu-stage = Stage
menu-play = Play
menu-game = Game
menu-help = Help
# The menu of commands that stand in none, which is never shown.
menu-nowhere = {""}

## menu_bar: the other items of the menu bar. The items of the menus are the labels of commands

# The menu of the files that were opened last.
menu_bar-open-recent = Open recent
# The menu of unsaved work that has left a window.
menu_bar-recent-work = Recent work
# The button of all commands, with its key: `Ctrl+K  commands`.
menu_bar-commands = { $key }  commands
# The menu of all menus, in a window that has no room for one of them in its bar.
menu_bar-all-menus = Menu
# The menu of those that have no room in the bar, for screen readers.
menu_bar-other-menus = More menus

## parts: the bar of a small window, which shows one part at a time

# The row of coins, with the story.
parts-row = Row
# The table, with the sums of a cell.
parts-table = Table

## players: the Players tab: whether First can force a win, all pairs of strategies, and greedy on many rows

players-scores-later = Scores on this row appear once the table is full.
# The button below it that fills the table at once.
players-fill-now = Fill it now
# The title of the card about the seats.
players-can-first-force-a-win = Can First force a win?
# $twice is 2·fir.
# $twice, $sum
players-first-wins = First wins: 2·{"fir"} = { $twice } is more than the sum, { $sum }.
players-a-draw = A draw: 2·{"fir"} = { $twice } is the sum.
# $twice, $sum
players-first-loses-here = First loses: 2·{"fir"} = { $twice } is less than the sum, { $sum }.
# The sum of the seats with numbers of one kind: `even seats: 11`.
players-even-seats = even seats: { $sum }
players-odd-seats = odd seats: { $sum }
# Why First wins, or why not.
players-one-coin = There is only one coin, so First has no choice.
# On an odd row. $kind says whether both ends have even or odd numbers, and $outcome is one of the three below.
# $kind (Parity), $outcome
players-reason-on-odd-row = { $kind ->
    [even] On an odd row First cannot choose the seats, because both ends lie on even seats. First leaves an even row, so Second can choose. { $outcome }.
   *[odd] On an odd row First cannot choose the seats, because both ends lie on odd seats. First leaves an even row, so Second can choose. { $outcome }.
 }
# $margin, $fir, $sec
players-wins-here = Here First wins by { $margin }, { $fir } to { $sec }
players-draws-here = Here it is a draw, { $fir } each
# $margin, $fir, $sec
players-loses-here = Here First loses by { $margin }, { $fir } to { $sec }, even with best play
# On an even row. $seats is one of the three below it, and $best one of the last two.
# $seats, $best
players-reason-on-even-row = On an even row First never loses. One end lies on an even seat and the other on an odd one. First takes one, and then both ends for Second are of the other kind. So First can take { $seats }. { $best }.
# $more, $less
players-all-even-seats = all the even seats, { $more } to { $less }
# $more, $less
players-all-odd-seats = all the odd seats, { $more } to { $less }
players-either-seats = all the even or all the odd seats, { $each } each
players-best-gets-no-more = Best play gets no more than that
# $more, $fir, $sec
players-best-gets-more = Best play gets { $more } more: { $fir } to { $sec }
players-coins-on-their-seats = The coins, with even and odd seats in different colors
players-strategies-on-this-row = How do the strategies do on this row?
# Why a long row has no pairs. $coins is `2,000 coins`.
# $coins (CoinCount)
players-pairs-played-up-to = Pairs are played on rows of up to { $coins }. This row is longer.
# Names what is computed, in a message that it could not be computed.
players-the-pairs = The pairs
# Stands in place of the pairs while they are played.
players-playing-all-pairs = Playing all pairs…
# The corner of the grid: First's strategies are below it, and Second's are beside it.
players-first-and-second = First  \  Second
# $games is their number.
players-about-pairs = Each pair shows First's and Second's scores. With coin flips, these are means of { $games } games, with seeds from 1 on. Below them are First's smallest and largest margin. The exploiter knows the coin flips.
# Follows it where the pairs can be clicked.
players-click-a-pair = Click a pair to see one of its games.
# The results of a pair. $pair is `greedy against optimal`.
# $pair, $reason
players-pair-does-not-play = { $pair }: { $reason }
# $pair, $score-of-first, $score-of-second
players-scores-of-pair = { $pair }: { $score-of-first } to { $score-of-second }
# $pair, $score-of-first, $score-of-second, $lowest, $highest
players-mean-scores-of-pair = { $pair }: { $score-of-first } to { $score-of-second } on average, margins from { $lowest } to { $highest }
players-greedy-on-many-rows = How does greedy do on many rows?
players-about-survey = First is greedy and Second is optimal, on random rows with an even and with an odd number of coins.
# The field of the number of rows.
players-rows = Rows
# The button that starts the survey.
players-run-survey = Run the survey
# The button that stops the survey.
players-stop-survey = Stop the survey
# Names what is computed, in a message that it could not be computed.
players-rest-of-the-rows = The rest of the rows
# How many rows are done. For screen readers the second one is used.
# $progress (SurveyProgress), $done, $all
players-survey-rows = { $progress ->
    [running] { $done } of { $all } rows
    [stopped] stopped after { $done } of { $all } rows
   *[done] { $done } rows
 }
# $progress (SurveyProgress), $done, $all
players-survey-status = { $progress ->
    [running] Survey running: { $done } of { $all } rows
    [stopped] Survey stopped after { $done } of { $all } rows
   *[done] Survey done: { $done } rows
 }
# The rows of one half of the survey. $coins is `10 coins`.
# $coins (CoinCount)
players-even-rows-of = { $coins } · even
# $coins (CoinCount)
players-odd-rows-of = { $coins } · odd
# Stands below the number of coins before the first of these rows is done.
players-not-started = not started
# The title of the plot of the margin that greedy throws away.
players-margin-thrown-away = Rows by margin thrown away
# The plots in words.
# $rows (Parity)
players-what-greedy-throws-away = { $rows ->
    [even] What greedy throws away, even rows
   *[odd] What greedy throws away, odd rows
 }
# $rows (Parity)
players-how-often-first-loses = { $rows ->
    [even] How often First loses, even rows
   *[odd] How often First loses, odd rows
 }
# The bars of the plot of the margin.
players-throws-away = throws away
# The bar of the rows on which greedy throws nothing away.
players-nothing = nothing
# The name of a bar of the plot of the margin: `2 to 8`.
# $least, $most
players-from-to = { $least } to { $most }
# The title of the plot of the games that First loses.
players-first-loses = First loses
# The bar of the games in which First plays optimally.
players-best-play = best play
# The bar of the games in which First is greedy.
players-greedy = greedy
# The numbers are parts with a sign: `12.0 %`.
# $loses, $draws
players-under-best-play = With best play First loses { $loses } and draws { $draws }.
# $loses, $draws
players-if-greedy = A greedy First loses { $loses } and draws { $draws }.
players-greedy-throws-nothing-away = Greedy throws nothing away on { $rows } of the rows.
players-no-worst-row = Greedy threw nothing away on any row.
# The button that opens the worst row. The number is a loss: `−14`. For screen readers it says how long the row is.
players-open-worst-row = Open the worst row: { $loss }
# $coins (CoinCount)
players-open-worst-row-of = Open the worst row of { $coins }
# The title and the notes of the session of a worst row. $recipe is such as `8 uniform coins from 1 to 20, seed 7`, and $greedy and $best are one of the texts below.
players-worst-row-title = Worst for greedy: { $loss }
# $number, $rows, $recipe, $greedy, $best, $thrown-away
players-worst-row-notes = Row { $number } of { $rows }: { $recipe }. A greedy First ends { $greedy }, and best play ends { $best }. Greedy throws away { $thrown-away } of the margin, and no other row of the survey cost more.
players-in-a-draw = in a draw
players-ahead = { $points } ahead
players-behind = { $points } behind

## predict: the bar of predicting, and the open question with its fields and buttons

# The heading of the bar.
predict-predict = Predict
# The button that ends predicting.
predict-stop = Stop
# The button that opens the summary.
predict-summary = Summary…
# The menu of the kinds of questions: `Kinds: 3 of 5`.
# $count, $all
predict-kinds = Kinds: { $count } of { $all }
predict-kinds-tooltip = Choose the kinds of questions that are asked
# The name of the menu of how often a question is asked, and its tooltip.
predict-how-often = How often
predict-how-often-tooltip = Choose how often a question is asked
predict-how-to-begin = Step forward to get a question
# Stands where questions appear, while none is open.
predict-question-place = The next question appears here.
# The score: `First try: 3 of 4 · streak: 2`.
# $correct-at-first-try, $asked, $streak
predict-score = First try: { $correct-at-first-try } of { $asked } · streak: { $streak }
# The response to a wrong answer: `Not correct.`, with the explanation behind it.
predict-not-correct = Not correct. { $explanation }
# The response to a correct answer: `Correct:`, with the answer and its reason behind it.
predict-correct = Correct: { $answer }.
# The answer that the user has asked for: `Answer:`, with its reason behind it.
predict-answer = Answer: { $answer }.
# The button that shows the answer, and its tooltip.
predict-reveal = Show me
predict-reveal-tooltip = Show the answer (Page ↓)
# How to choose cells: `Click the cells, or go to each with the arrow keys and press Space: 1 of 2 chosen`.
# $chosen, $count
predict-choose-cells = Click the cells, or go to each with the arrow keys and press Space: { $chosen } of { $count } chosen
# The answer that taking left is best, and its tooltip.
predict-left = ← left
predict-left-tooltip = Answer: left (←)
# The answer that both ends are best, and its tooltip.
predict-both = both ↑
predict-both-tooltip = Answer: both are equally good (↑ or ↓)
# The answer that taking right is best, and its tooltip.
predict-right = right →
predict-right-tooltip = Answer: right (→)
# Stands before the buttons of the earlier values that a number can be equal to.
predict-earlier-value = earlier value:
# The tooltip of an earlier value.
predict-earlier-value-tooltip = Choose with ↑ and ↓
# The name of the field for a number, and what stands in it while it is empty.
predict-your-number = Your number
predict-a-number = a number
# The button that checks the answer, and its tooltip.
predict-check = Check
predict-check-tooltip = Check the answer (Enter)
# The button that goes on from a settled question, and its tooltip.
predict-go-on = Go on
predict-go-on-tooltip = Show the step (Enter, →, Space or Page ↓)

## step: the card that explains a step or a cell

# The title before the first step.
step-question-of-a-cell = Each cell answers one question
step-recursion-begins = The whole row is called first, and cells fill as calls return.
step-bottom-up-begins = One coin: take it. More coins: use answers that we have.
step-bottom-up-begins-of-rule = First single coins. More coins: use answers that we have.
# `Each diagonal goes by too fast to read. Pause to see the sums of a cell.`
step-too-fast = Each { $sweep } goes by too fast to read. Pause to see the sums of a cell.
# `step 17 of 21`.
# $done, $steps
step-step-of = step { $done } of { $steps }
# `Coins 1…4 · sum 34`.
# $interval (Title), $sum
step-interval-with-sum = { $interval } · sum { $sum }
# Stands beside the title of a cell that is looked at.
step-sum = sum { $sum }
# The button that moves the fill to the pinned cell, and its tooltip.
step-fill-to-here = Fill to here
step-fill-to-here-tooltip = Move the fill to this cell
# The button that unpins the cell, and its tooltip.
step-unpin = Unpin
step-unpin-tooltip = Follow the fill again (Escape)
# The fill order and its reason: `by diagonals: length L reads lengths below L`.
# $order, $reason
step-order-and-reason = by { $order }: { $reason }
# What the terms of the card mean: that of the title, and those of the numbers, a line each.
# $term, $meaning, $numbers
step-terms =
    { $term }: { $meaning }
    { $numbers }
step-one-coin = One coin: the player to move takes it, and the other player gets nothing.
# The same under another rule than the classic one.
step-one-coin-of-rule = One coin: there is nothing to choose.
step-never-filled = This cell is never filled: the recursion for {"F"} does not call it.
step-not-filled-yet = This cell is not filled yet.
# $cells is a list: `sec[1][3] and sec[0][2]`.
step-will-read = It will read { $cells }.

## story: the title and the notes of a session

# Which lesson it is.
# $index (Place), $count, $is-done (bool)
story-lesson-of = Lesson { $index } of { $count }{ $is-done ->
    [true] {" "}· done
   *[false] {""}
 }
# The heading of the notes of a session that is no lesson.
story-session-heading = Session
# The link to the list of lessons.
story-all-lessons = All lessons
# The link to the lesson before this one.
# $number (Place)
story-previous-lesson = ‹ Lesson { $number }
# The link to the next lesson.
# $number (Place)
story-next-lesson = Lesson { $number } ›
# The name of the field of the title for screen readers.
story-title = Title of the session
# Stands in the field of an empty title.
story-title-hint = Title
# The name of the field of the words for screen readers.
story-words = Words of the stop
story-words-hint = What everybody reads here…
# The tooltip of the words, and their name for screen readers.
story-change-words = Double-click or Enter changes the words
# The same on a device without a keyboard.
story-change-words-by-finger = Tap twice to change the words
# Above the words of a stop of the lesson.
# $index (Place), $count
story-stop-of = Stop { $index } of { $count }
# Behind the name of the lesson.
# $lesson, $index (Place), $count
story-heading-at-stop = { $lesson } · stop { $index } of { $count }
# The same before the first stop. $count is a number.
story-before-stops = { $count ->
    [one] { $count } stop
   *[other] { $count } stops
 }
# The buttons that lead from one stop of the lesson to the next one, and back.
story-go-on = Continue
story-go-back = Back
# The field of an answer to a question that an author has written.
story-your-answer = your answer
# After a wrong answer to such a question.
story-not-the-answer = Not { $given }. Try again, or let it be shown.
# What one would do next with a row of one's own: the heading, and links.
story-what-next = What next?
story-play-it = Play it
story-fill-it = Fill it
story-fill-it-yourself = Fill it yourself
story-predict-it = Predict it
story-compare-it = Compare with greedy
# The link back to the lesson that was left by typing another row.
# $index (Place)
story-back-to-lesson = Back to lesson { $index }

## stage: the bar above the stage

# The name of the button of a subject for screen readers: `Stage: Game`.
stage-subject = Stage: { $name }
# The menu of the subjects without a button of their own, while none of them is shown.
stage-more = More
# The name of that menu for screen readers.
stage-more-subjects = More subjects
# The menu of what stands beside the subject.
stage-beside = beside
# The name of that menu for screen readers.
stage-beside-menu = What stands beside the stage
# The same while something stands there: `beside: code`.
stage-beside-is = beside: { $name }
# The options of the game: who plays. `First: you · Second: optimal`
# $first, $second
stage-players = First: { $first } · Second: { $second }
# The options of a subject: its recurrence, and its order or language. `fir / sec · by diagonals`
# $recurrence, $choice
stage-choices = { $recurrence } · { $choice }
stage-by-order = by { $order }
# The name of the menu of options for screen readers: `Options: Table`.
stage-options-of = Options: { $name }
# The options of a subject where there is no room for what is chosen.
stage-options = options
stage-options-tooltip = What the stage shows of this, and how

## transport: the transport below the table. Its subjects are called fill, game and fusion

# The name of a button for a command: `Step back of fill`.
# $command, $subject
transport-command-of = { $command } of { $subject }
# The name of the main button: `Play fill`.
transport-play-the = Play { $subject }
# The name of the main button while the subject plays: `Pause fill`.
transport-pause-the = Pause { $subject }
# The main button while its subject plays.
transport-pause = Pause
# The main button at the end.
transport-play-again = Play again
# The same for a game that was played: its moves are shown again.
transport-replay = Replay
# The main button at the start of each subject.
transport-fill-the-table = Fill the table
transport-play-the-game = Play the game
transport-fuse-the-coins = Fuse the coins
# The main button between the start and the end.
transport-go-on = Go on
# The name of the scrubber: `Position of fill`.
transport-position-of = Position of { $subject }
# The tooltip of the fill's scrubber: `Position in the fill. The marks show where each diagonal ends.`
transport-position-with-marks = Position in the fill. The marks show where each { $sweep } ends.
# The name of the menu of speeds: `Speed of fill`.
transport-speed-of = Speed of { $subject }
# The tooltip of the menu of speeds.
transport-speed-tooltip = Speed (+ and −)
# A speed: `2×`.
transport-speed = { $times }×
# The name of the menu of strides, and its tooltip.
transport-step = Step
transport-step-tooltip = Choose how far one step goes. The speed counts these steps.
# The strides of the fill.
transport-by-phase = by phase
transport-by-call = by call
transport-by-cell = by cell
# The stride of a whole sweep: `by diagonal`.
transport-by-sweep = by { $sweep }

## why: the tab *Why DP*: the stages from tree to table, the calls, the costs and the plot of the costs

# The stages, and their tooltips.
why-tree = tree
why-tree-tooltip = Every call of the recursion without a memo
why-graph = graph
why-graph-tooltip = With a memo, each interval is computed once
why-table = table
why-table-tooltip = In a good fill order, no calls are needed
# The name of the button of a stage: `Fold to tree`.
why-fold-to = Fold to { $stage }
# The name of the slider between the stages.
why-tree-to-table = Tree to table
why-frames-of-calls = Framed calls are open, dashed ones are memo hits, and faint ones are still to come.
# `With a memo, 31 of 63 calls were made. The faint calls were not needed.`
# $made, $all
why-saved-calls = With a memo, { $made } of { $all } calls were made. The faint calls were not needed.
# In a row of up to two coins no interval is called twice. $n is the number of coins.
# $calls, $n
why-calls-of-tree = { $n ->
    [1] Without a memo: { $calls } call.
    [2] Without a memo: { $calls } calls.
   *[other] Without a memo: { $calls } calls. The same intervals come again and again.
 }
why-calls-later = Each call makes the calls below it. Their number appears once the table is full.
why-tree-later = The calls would tell which cells are read. They appear after your answer.
why-about-graph = With a memo, each interval is computed once, and every other call is answered at once.
why-about-table = In a good fill order, all values that a cell reads are already there. No calls are needed.
# `Coins 3…4: below the part of the tree that is drawn.`
# $interval (Title)
why-not-drawn = { $interval }: below the part of the tree that is drawn.
# $coins are `Coins 0…2`, or `Coin 3`.
# $coins (Title)
why-never-called = { $coins }: the recursion for {"F"} never calls them.
# $coins (Title)
why-coin-never-called = { $coins }: the recursion for {"F"} never calls it.
# The numbers of an interval and how often it is called: `Coins 1…4: fir 22, sec 12. Called 2 times.` The second one is for a part of the tree.
# $coins (Title), $numbers, $calls
why-call-with-numbers = { $coins }: { $numbers }.{ $calls ->
    [0] {""}
    [1] {" "}Called once.
   *[other] {" "}Called { $calls } times.
 }
# $coins (Title), $numbers, $calls
why-call-with-numbers-in-part = { $coins }: { $numbers }.{ $calls ->
    [0] {""}
    [1] {" "}Called once in this part of the tree.
   *[other] {" "}Called { $calls } times in this part of the tree.
 }
# The name of the picture of the calls.
why-calls-of-recursion = Calls of the recursion
# A call for screen readers: `call 1 to 4, 2 times, open`. The state may be missing.
# $i, $j, $calls, $state
why-call-name = call { $i } to { $j }{ $calls ->
    [0] {""}
    [1] , once
   *[other] , { $calls } times
 }{ $state ->
    [none] {""}
   *[other] , { $state }
 }
# The names of the costs.
why-calls-without-memo = calls without a memo
why-calls-with-memo = calls with a memo
why-memo-hits = of these, memo hits
why-cells-written = cells written
why-additions = additions
why-comparisons = comparisons
why-calls-tooltip = Includes the calls on empty intervals
why-cells-written-tooltip = In the current fill order
why-additions-tooltip = Sums and differences of values; steps of loops do not count
why-comparisons-tooltip = Comparisons of values; tests of indices do not count
# The headings of the costs.
why-so-far = so far
why-in-all = in all
# A cost for screen readers: `cells written, so far: 3`.
# $name, $heading, $number
why-cost = { $name }, { $heading }: { $number }
# The lines of the plot.
why-without-memo = without a memo
why-with-memo = with a memo
why-cells-of-table = cells of the table
why-n-log-n = n log₂ n
# The name of the plot. $coins is `6 coins`.
# $coins (CoinCount)
why-plot-of-calls = Calls by number of coins, { $coins } marked
# The growth of the double loop from some coins to twice as many.
# $few, $many, $cells-of-few, $cells-of-many, $log-of-few, $log-of-many
why-growth = The double loop is quadratic, not n log n. From { $few } to { $many } coins, the cells multiply by 4, from { $cells-of-few } to { $cells-of-many }. n log₂ n grows only from { $log-of-few } to { $log-of-many }.
# Where a move takes up to { $most } coins, or any number.
why-growth-of-moves = Each of the n² / 2 cells tries up to 2·{ $most } moves, so the loops take time in proportion to n²·{ $most }.
why-growth-of-any-moves = Each of the n² / 2 cells tries up to 2·n moves, so the three loops take time in proportion to n³.
