### The linear method: three neighboring coins fuse to one, until none do. Then greedy is right.

## fusion: a run of the method, step by step. A coin is named by its value

# The number and the text of a position in one line. $last is what the last step did.
# $done, $steps, $state
fusion-at-start = Step { $done } of { $steps }. { $state }
# $done, $steps, $last, $state
fusion-summary = Step { $done } of { $steps }. { $last } { $state }
# `4 ≤ 9 ≥ 2: they fuse`
fusion-they-fuse = { $comparison }: they fuse
fusion-they-do-not-fuse = { $comparison }: they do not fuse

# What a step did. $coins is the start of the sentence: `Coins 0…2`.
# $coins (Title), $value
fusion-pushed = { $coins }, worth { $value }, goes onto the stack.
# $sum, $coins (Coins)
fusion-fused = The three coins become one: { $sum }. It stands for { $coins }.
# $change is a number with its sign: `−7`.
# $value, $end, $adds (bool), $change
fusion-taken = Greedy takes { $value } from the { $end }, { $adds ->
    [true] so add it: { $change }
   *[false] so subtract it: { $change }
 }.
# $value, $adds (bool), $change
fusion-last-taken = The last coin is { $value }, { $adds ->
    [true] so add it: { $change }
   *[false] so subtract it: { $change }
 }.

# What is true before the next step.
# $index (Index), $value
fusion-nothing-read = No coin is read yet. Coin { $index }, worth { $value }, is the first one.
fusion-alone = { $value } is alone on the stack. A test needs three coins.
# $comparison is `4 ≤ 9 ≥ 2`, and $sum is `4 − 9 + 2 = −3`.
# $comparison, $a, $c, $b, $sum
fusion-fuses = { $comparison }: whoever takes the { $a } or the { $c } uncovers the { $b } for the other player. The three coins fuse and are worth { $sum }.
# $comparison, $a, $b, $sum
fusion-fuses-between-equal = { $comparison }: whoever takes one { $a } uncovers the { $b } for the other player. The three coins fuse and are worth { $sum }.
# $value, $below
fusion-stays-on-the-right = { $value } stays for now: { $below } ≤ { $value }, but there is no coin to its right yet.
# $value, $below
fusion-stays-on-the-left = { $value } stays: { $below } > { $value }, and there is no coin to the left of the { $below }.
# $value, $comparison
fusion-stays = { $value } stays: { $comparison }. Coins fuse only if the middle one is at least as large as both others.

# The row that is left.
fusion-one-left = Nothing fuses anymore. One coin is left, { $bottom }, and its value is the difference.
fusion-two-equal-left = Nothing fuses anymore. Two equal coins are left, { $bottom } and { $bottom }. Either end is best.
fusion-rises = Nothing fuses anymore. The remaining row rises from { $bottom }, so taking the larger end is best.
fusion-falls = Nothing fuses anymore. The remaining row falls to { $bottom }, so taking the larger end is best.
fusion-falls-to-twice = Nothing fuses anymore. The remaining row falls to { $bottom }, which appears twice, so taking the larger end is best.
fusion-falls-and-rises = Nothing fuses anymore. The remaining row falls to { $bottom } and then rises, so taking the larger end is best.
# Greedy's next choice: `15 ≥ 7: take left`.
# $comparison, $end
fusion-choice = { $comparison }: take { $end }
fusion-last-coin = the last coin: { $value }
# $difference, $choice
fusion-next = The difference so far is { $difference }. Next, { $choice }.
# The result. $plus and $minus are the signs that fit to it: `+` and `−`, or the other way around.
# $difference, $sum, $plus, $size, $fir, $minus, $sec
fusion-result = The difference is { $difference }. First scores ({ $sum } { $plus } { $size }) / 2 = { $fir }, and Second scores ({ $sum } { $minus } { $size }) / 2 = { $sec }.

# The check against the table.
# $by-table, $cells
fusion-agrees = Both results are { $by-table }. The table needed { $cells } cells.
# $by-fusion, $cells, $by-table
fusion-differs = The results differ: fusion gives { $by-fusion }, but the table of { $cells } cells gives { $by-table }.

## argument: why the method is correct, for a reader who knows the recurrence of the difference

argument-claim = The claim
    .text = Let {"d"} be the lead of the player to move when both players play as well as they can. Suppose that three neighboring coins a, b, c satisfy a ≤ b ≥ c. Then the single coin a − b + c can replace them, whatever is to their left and right, and {"d"} stays the same. The claim is about {"d"} of the whole row, not about every line of play.
argument-coins-fuse = Why the three coins fuse
    .text = With coins on both sides, the long and short row offer the same moves. So let a be at an end, and let m be a − b + c. Taking a gains at most as much as taking m. It uncovers b, so let the other player take b. Now the first player is behind by b − a, and c is at the end. Taking c next makes m in total. Any other move is also possible in the short row. There, m replaces c and is smaller by b − a. This changes {"d"} by at most b − a, and the first player is already behind by b − a.
argument-no-less = Why a gains no less
    .text = If the far end is better than m in the short row, it is also there in the long row. If m is better, take a: if b and c follow, the three coins make m. It remains to show that no other reply is better for the other player. This is the harder half, and it is not shown here. Its proof assumes the claim for shorter rows, so all coins except the three form a valley. It sorts these coins and uses that two more coins change {"d"} by at most their difference.
argument-stack = A stack makes it linear
    .text = Each coin is pushed once, and each fuse removes two coins from the stack for good. So n coins need n pushes and fewer than n / 2 fuses. Only the top three coins have to be tested. The coins below them did not fuse before, and nothing has changed among them.
argument-valley = Greedy is correct on a valley
    .text = If no three neighboring coins fuse, the row falls and then rises. Greedy takes the larger end each time. So the coins are taken by size, x1 ≥ x2 ≥ x3 …, and {"d"} is x1 − x2 + x3 − …. The rest is a valley again, so by induction greedy is best there. Now start with the smaller end instead, the k-th coin by size. This loses twice the sum x1 − x2 + x3 − … of the k − 1 larger coins. If k is even, this sum also ends with − xk. In both cases, the sum is not negative.
argument-gives = What fusion gives, and what it does not
    .text = No fuse changes {"d"}, so {"d"} of the valley is {"d"} of the whole row in the table, without any other cell. With the sum of all coins, {"fir"} = (sum + {"d"}) / 2 and {"sec"} = (sum − {"d"}) / 2. A best first pick is on the side of the valley's larger end. But one run gives only one cell. The picks of the other cells show why, but they need {"d"} of their own intervals, from the table. The method is from the task Termites (Termity) of the 17th Polish Olympiad in Informatics, 2010, with a note by T. Idziaszek.
