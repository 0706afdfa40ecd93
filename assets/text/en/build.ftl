### Building a recurrence from blocks.

## about (LineAbout): what a line of the recurrence is about

about-meaning = a cell stands for
about-rule = the player to move chooses
about-left = take the left coin
about-right = take the right coin
about-left-coins = take m coins on the left
about-right-coins = take m coins on the right
about-moves = one coin or two
about-no-coins = no coins
about-one-coin = one coin
about-two-coins = two coins
about-other = what the other player gets
about-other-of-one-coin = of one coin
about-outer = outer loop
about-inner = inner loop

## meaning (Meaning): what a cell may stand for

meaning-mover = what the player to move gets
meaning-other = what the other player gets
meaning-lead = by how much the player to move is ahead

## cell: what a cell may stand for under another rule than the classic one

# Where less is better.
cell-difference = what the player to move gets, minus what the other one gets
# Of one player, who plays alone.
cell-still = what these coins still bring
cell-before = what the other coins have brought before

## gaps (Gaps): how many blocks are missing

gaps-one = one gap
gaps-three = three gaps
gaps-all = all gaps
gaps-loops = the loops

## mistake (Mistake): what a wrong block gets wrong. $block stands before it

mistake-meaning = The numbers are right for something else than what the cell is said to stand for.
mistake-smaller-taken = The player to move takes the larger of the two.
mistake-larger-left = The other player moves next, and leaves the smaller of the two.
mistake-larger-taken = Less is better here: the player to move takes the smaller of the two.
mistake-sign = What is read has the wrong sign.
mistake-nobody-else = Nobody else moves here: what the rest still brings is added.
mistake-price-forgotten = The price is forgotten: it goes up from turn to turn.
mistake-other-price = That is the price of another rule.
mistake-coin-forgotten = The coin that is taken counts, too.
mistake-taken-counts = Not the coin that is taken counts here, but the coins that stay.
mistake-all-count = The coin that is taken does not stay, so it does not count.
mistake-one-coin = A move takes m coins. This is about one coin.
mistake-other-coin = That is not the coin that is taken here.
mistake-rest-forgotten = The rest counts, too. Only a greedy player looks at the coin alone.
mistake-same-player-moves = After a coin is taken, the other player moves. This counts the rest as if the same player moved there.
mistake-other-rest = Those are not the coins that are left after this coin.
mistake-base = So few coins leave nothing to read, and are worth something else.
mistake-fixed-end = The other player moves in the rest that the pick leaves, whichever end it took.

## panel: the stage on which a recurrence is built

# The exercise in short.
# $recurrence, $gaps
panel-exercise = { $recurrence } · { $gaps }
# Above the blocks that fit into the chosen gap.
panel-blocks = Blocks for the marked gap: { $about }
# The name of a slot for screen readers. $about is what its line is about.
# $number (Place), $about, $block
panel-slot = Slot { $number }, { $about }: { $block }
# The block in an empty slot, for screen readers.
panel-gap = empty
panel-how = Choose a gap, then a block. Or press Tab to a gap, and an arrow key.
panel-check = Check
panel-clear = Begin again
# The button of the next hint.
# $number, $count
panel-hint = Hint { $number } of { $count }
panel-gap-left = The marked gap is still empty. What is there already fills the table.
# $block
panel-put-block = Put { $block } into the gap
panel-take-out = Take the block out
# Stands below the recurrence.
panel-runs = Your recurrence runs, right or wrong: Table, Calls and Code show it.
panel-open-row = Open this row
panel-open-row-tooltip = Show your table of this row beside the right one
panel-yours = yours
panel-the-game = the game
# Between two coins in the order in which they are taken.
panel-then = then
# Below a coin of a player who plays alone: what taking it brings.
# $gain
panel-brings = + { $gain }

## picture: the recurrence on a slide, for screen readers

# A line of it. A gap in it is ___.
# $about, $line
picture-line = { $about }: { $line }.

## hint: what helps a step further

hint-about-cell = A cell is a row of its own, from coin i to coin j. Its number is about that row alone: { $meaning }.
# The same for one player, who plays alone.
# $meaning
hint-about-cell-alone = A cell is what is left of the row: the coins i to j. Its number is { $meaning }.
# In the recurrence of another rule. $about says what a move is.
# $about, $is-alone (bool)
hint-of-rule = The rule: { $about }. { $is-alone ->
    [true] Nobody else moves in the rest.
   *[false] After the move, the other player moves in the rest, and the number there is theirs.
 }
# In a recurrence with a table for the other player.
hint-other-player = After a coin is taken, the other player moves in the rest. What you get there is what the one who does not move gets.
# In a recurrence of the lead.
hint-other-player-lead = After a coin is taken, the other player moves in the rest, and is ahead there by what its cell says.
# In a recurrence that looks two moves ahead.
hint-other-player-two-ahead = After your coin, the other player takes one, and leaves you the worse of the two rows.
# About the loops.
hint-loops-reads = A cell reads cells with fewer coins: those that are left after a move.
hint-loops-order = So the cells with fewer coins come first: the shorter ones, or those below and to the left.
hint-filled = A block was put into the first gap.

## verdict: what a check says

# $rows
verdict-right-new = Right on all { $rows } rows that were tried, negative coins among them. These equations are none of the published ones: they are new.
# $rows, $name
verdict-right-known = Right on all { $rows } rows that were tried, negative coins among them. This is { $name }.
# The same for the recurrence of another rule, such as `what stays`.
# $rows, $rule
verdict-right-of-rule = Right on all { $rows } rows that were tried, negative coins among them. This is the recurrence of the rule “{ $rule }”.
# The beginning, if a number is wrong. It is what $player gets.
# $row, $player, $claimed, $right
verdict-says = It fails on { $row }, the smallest row: it says that { $player } gets { $claimed }, but it is { $right }.
# The same if the number is by how much the player is ahead.
# $row, $player, $claimed, $right
verdict-says-lead = It fails on { $row }, the smallest row: it says that { $player } is ahead by { $claimed }, but it is { $right }.
# The same if the number is what First gets minus what Second gets.
# $row, $claimed, $right
verdict-says-difference = It fails on { $row }, the smallest row: it says that First minus Second is { $claimed }, but it is { $right }.
# The same for one player, who plays alone.
# $row, $claimed, $right
verdict-says-alone = It fails on { $row }, the smallest row: it says { $claimed }, but { $right } is right.
# The same if there is no number.
# $row, $right
verdict-says-nothing = It fails on { $row }, the smallest row: it has no number there, and { $right } is right.
# The block, and what is wrong with it.
# $block, $mistake
verdict-why = { $block }: { $mistake }
# What is found about loops.
verdict-loops-right = Right: each cell is filled after those that it reads.
# $order
verdict-loops-order = The table fills by { $order } now.
verdict-loops-own = This order is your own: the program fills the table by other ones.
verdict-loops-unreached = Both loops go over the same, so most cells are never filled.
# $cell (Interval), $read (Interval)
verdict-loops-unfilled = Cell { $cell } reads cell { $read }, which is not filled yet.
# Above the table of the order in which cells are filled.
verdict-loops-so-far = filled so far, in this order
# For screen readers: $count cells are filled before $cell, and $read is missing.
# $count (Place), $cell (Interval)
verdict-loops-picture = Cell { $cell } would be number { $count }
# Who takes what. $player takes $coin.
# $player, $coin
verdict-takes = { $player } takes { $coin }
# $right, $all, $coins, $value
verdict-right-on = Right on { $right } of the { $all } rows of up to { $coins } coins with values from 0 to { $value }.

## error: why a file has no recurrence that is built. Each stands behind its place

# $forms (Choice)
error-not-published = only a published recurrence is built, or that of a rule: write form: { $forms }
# $rule, $forms (Choice)
error-no-form = { $rule } has no recurrence of its own to build: write form: { $forms }
# $most
error-too-many = there are more blocks than gaps: write at most { $most }
# $number, $block, $fitting (Choice)
error-unfit = block { $number } is “{ $block }”, which does not fit there: write { $fitting }, or nothing between the quotation marks
