### What is said about recurrences. fir, sec, F, f, g and d are names in formulas, and stay as they are.

## published (any): the recurrences that the program knows

# .summary stands in the help of the command line, .purpose above a program, .question before the first step,
# .meaning on a worksheet. .numbers has what stands before each number of a cell,
# one on a line, and .spoken is the same for screen readers. .legend says what each number is, one on a line, and on which
# side of two it stands; for a lead, what a number above 0 means.
published-fir-sec =
    .summary = The scores of both players
    .purpose = What the player to move and the other one score.
    .question = Only the coins i to j remain. How much does the player to move get ({"fir"}), and the other player ({"sec"})?
    .meaning = {"fir"} is the score of the player to move there, and {"sec"} is the score of the other player. For a single coin, {"fir"} is its value and {"sec"} is 0.
    .formula = {"fir[i][j]"} = max({"v[i]"} + {"sec[i+1][j]"}, {"v[j]"} + {"sec[i][j−1]"}), and {"sec[i][j]"} is the {"fir"} of what the pick leaves behind
    .numbers =
        {"fir"}
        {"sec"}
    .spoken =
        first
        second
    .legend =
        {"fir"} (left): for the player to move
        {"sec"} (right): for the other player
published-two-ahead =
    .summary = {"F"}, which looks two moves ahead
    .purpose = What the player to move scores.
    .question = Only the coins i to j remain. How much does the player to move get ({"F"})?
    .meaning = {"F"} is the score of the player to move there. For a single coin, {"F"} is its value.
    .formula = {"F[i][j]"} = max({"v[i]"} + min({"F[i+2][j]"}, {"F[i+1][j−1]"}), {"v[j]"} + min({"F[i+1][j−1]"}, {"F[i][j−2]"})), and for two coins, the larger one
    .numbers = {"F"} =
    .spoken = {"F"}
    .legend = {"F"}: for the player to move
published-my-turn =
    .summary = {"f"} and {"g"}: my turn and their turn
    .purpose = My score when the turn is mine, and when it is not.
    .question = Only the coins i to j remain. How much do I get if it is my turn ({"f"}), and if it is the other player's ({"g"})?
    .meaning = {"f"} is my score if it is my turn there, and {"g"} is my score if it is the turn of the other player. For a single coin, {"f"} is its value and {"g"} is 0.
    .formula = {"f[i][j]"} = max({"v[i]"} + {"g[i+1][j]"}, {"v[j]"} + {"g[i][j−1]"}), {"g[i][j]"} = min({"f[i+1][j]"}, {"f[i][j−1]"})
    .numbers =
        {"f"} =
        {"g"} =
    .spoken =
        {"f"}
        {"g"}
    .legend =
        {"f"} (left): for me, on my turn
        {"g"} (right): for me, on their turn
published-difference =
    .summary = The lead of the player to move
    .purpose = By how much the player to move is ahead.
    .question = Only the coins i to j remain. By how much is the player to move ahead at the end ({"fir"} − {"sec"})?
    .meaning = {"d"} is the lead of the player to move there over the other player. For a single coin, {"d"} is its value.
    .formula = {"d[i][j]"} = max({"v[i]"} − {"d[i+1][j]"}, {"v[j]"} − {"d[i][j−1]"})
    .numbers = difference
    .spoken = difference
    .legend = above 0: the mover is ahead

## own: recurrences that users write. $names are their tables: `m and k`

# Above a program.
own-purpose = { $names } of the whole row.
# Before the first step, for one table and for two.
own-question = Only the coins i to j remain. What is { $first }?
# $first, $second
own-question-of-two = Only the coins i to j remain. What is { $first }, and what is { $second }?
# In the legend.
own-left = { $name } (left)
own-right = { $name } (right)
# The interval of a number that is read there, in a formula: `m_what the pick leaves`.
own-what-the-pick-leaves = what the pick leaves

## leads_to: where the cell is that taking an end leads to. It stands in the legend of the table, at most 30 characters

# $end (End)
leads_to-two-ahead = { $end ->
    [left] take left → 2 diagonals back
   *[right] take right → 2 diagonals back
 }
# $end (End)
leads_to-elsewhere = { $end ->
    [left] take left
   *[right] take right
 }
# $end (End)
leads_to-in-square = { $end ->
    [left] take left → the cell below
   *[right] take right → the cell to the left
 }
# $end (End)
leads_to-in-triangle = { $end ->
    [left] take left → cell below right
   *[right] take right → cell below left
 }

## order: why an order can't fill the tables

# $read is the cell that is read: `[i+1][j+1]`. $order is that of `by diagonals`.
# $order, $read
order-unfilled = By { $order }, cell { $read } is not filled yet when it is read.
order-endless = The calls of the recursion would not end: { $read } is no smaller part of [i][j].
order-too-many-coins = The recursion of such a recurrence is shown for at most { $most } coins.
# Two of the longest rows: the second one is for a recurrence whose moves take several coins.
# $most, $most-by-moves
order-too-long = Only the published recurrences are shown for more than { $most } coins. If a move takes several coins, the table has at most { $most-by-moves }.

## notation: why a text is no recurrence. Each stands behind its place: `line 1, column 12: expected “)”`

notation-not-a-recurrence = this is no recurrence: { $error }
# $line, $column, $problem
notation-at = line { $line }, column { $column }: { $problem }
notation-no-rule = { $table } has no rule: write { $table }[i][j] = max(…, …)
notation-twice = two equations of { $table } have the same left side: keep one
notation-no-such-table = no equation defines { $name }: write one, or another name
notation-too-far = an index is at most { $most } away from i and j
notation-too-large = the number is too large: write at most 18 digits
notation-too-many-terms = the equation is too long: write at most { $most } coins, cells and numbers
notation-move-without-range = m stands for no number: end the max or min with “, m = 1…2”, or with “, m = 1…j−i+1” for all coins
notation-range-inside = m = 1…2 ends only the outer max or min of the rule {"[i][j]"}: write it there
notation-range-without-move = nothing has an m: write a cell such as {"d[i+m][j]"}, or leave out m = 1…2
notation-expected = expected { $what }
# What is expected.
notation-a-name = the name of a table, such as {"fir"}
notation-a-char = “{ $char }”
notation-index-of-i = i, or i+1 on the right side
notation-index-of-j = j, or j−1 on the right side
notation-index-of-coin = i or j, such as in {"v[i]"} and {"v[j−1]"}
notation-a-length = j for the rule, i for one coin, i+1 for two, or i−1 for none
notation-a-term = a coin such as {"v[i]"}, a cell such as {"fir[i+1][j]"}, a number, {"t"}, {"2^t"}, max, min or a bracket
notation-a-power-of-two = {"2^t"}, the only power
notation-a-range = 1…2, 1…3 and so on up to 1…{ $most }, or 1…j−i+1
notation-the-end = the end of the equation: a semicolon or a new line
# What is wrong with the equations as a whole.
notation-no-table = there is no equation: write {"d[i][j]"} = max({"v[i]"} − {"d[i+1][j]"}, {"v[j]"} − {"d[i][j−1]"})
notation-too-many-tables = a recurrence has at most { $most } tables
notation-same-name = two tables are called { $name }: give one another name
notation-reserved-name = { $name } has another meaning: give the table another name
notation-no-choice = { $name } chooses nothing: write { $name }[i][j] = max(…, …) or min(…, …)
notation-pick-before-choice = { $name } makes the choice, so it cannot read what the pick leaves: write an interval
# $name, $most
notation-too-long = an expression of { $name } has more than { $most } terms: write fewer
notation-moves-of-two-tables = { $name } names m, and there is another table: write one table
notation-move-outside = an index of { $name } with m leaves the interval: with m from 1 to the number of its coins, it must stay in i…j
notation-too-deep = brackets are nested more than { $most } deep: write fewer
