title = 取硬币游戏
solution-of = 答案：{ $title }
sheet-label = 第{ $number }张，共{ $count }张 · 种子{ NUMBER($seed, useGrouping: "false") }
drawn-from = { $coins }，从{ $low }到{ $high }
name = 姓名
date = 日期
rules = 两名玩家轮流取硬币。轮到的一方取走这排硬币左端或右端的一枚，得到它的面值。双方都想让自己的得分尽量高。
about-cell-of-square = 第i行第j列的格子说的是硬币i到j。{ $meaning }
about-cell = 格子 [i, j] 说的是硬币i到j。{ $meaning }
row-line = 硬币：{ $row }{ $origin ->
    [none] {""}
   *[other] （{ $origin }）
 }
part-in-rows = 第{ $first }到{ $last }行，{ $columns }
part-in-row = 第{ $row }行，{ $columns }
columns-from-to = 第{ $first }到{ $last }列
one-column = 第{ $column }列
in-each-cell = 每个格子里：{ $numbers }
first-above-second = { $first } 在上，{ $second } 在下
best-end = { $end ->
    [left] 取左端
   *[right] 取右端
 }
fill-name = 填表
fill-question = 填好空格子。在两枚以上硬币的每个格子里，画一个箭头指向最优下法取的一端，向左或向右。如果两端一样好，两个箭头都画。
winner-name = 谁获胜
winner-question = 先手先取，双方都按最优下法。谁获胜，领先多少？第一步怎样取最好，为什么？
trace-name = 走完这一局
trace-question = 先手先取，双方都按最优下法。如果两端一样好，就取左端的硬币。按取走的先后写出各枚硬币，再写出最后的得分。
wrong-name = 找出错的格子
wrong-question = 表里有一个数错了。标出它的格子，写出正确的数，并说明为什么错。
count-name = 数格子和调用
count-question = 这排硬币的每个区间在表里都有一个格子。一共有多少个格子？不带备忘表的递归靠调用算出整排的格子。一共要调用多少次，第一次调用和没有硬币的调用也算在内？
greedy-name = 贪心得多少
greedy-question = 贪心总是取较大的硬币，一样大时取左端的。先手这样下，后手按最优下法。先手得多少分，本来能得多少分？哪一步是错误，为什么？
recurrence-name = 补全递推式
recurrence-question = 递推式少了三块积木。给每个空位写出正确的积木，并说明为什么放在那里。
fuse-name = 手工融合
fuse-question = 三枚相邻的硬币a、b、c，如果a ≤ b ≥ c就融合：换成一枚面值为a − b + c的硬币。一直融合到再也没有这样的三枚为止，把每次融合写成算式。然后在剩下的硬币中，每次取较大的一端，轮流加上、减去这些硬币。得到的就是d，即双方都按最优下法时先手领先多少。写出d和双方的得分。
line-winner = 获胜者
line-margin = 领先多少
line-first-move = 最优的第一步
line-coins = 依次取走的硬币
line-scores = 先手和后手的得分
line-cell = 错的格子
line-correct = 正确的数
line-reason = 理由
line-cells = 格子数
line-calls = 调用次数
line-greedy = 贪心得
line-best = 最优下法得
line-mistake = 错误和理由
line-gap = 空位{ $number }和理由
line-fusion = 融合{ $number }
line-rest = 剩下的硬币
line-difference = d
result = 最优下法：{ $verdict }{ $margin ->
    [0] {""}
   *[other] ，领先{ $margin }
 }。
reason = { $pick ->
    [left] 先取左端：取左端的{ $left }，先手最后得{ $left-score }分；取右端的{ $right }，只得{ $right-score }分。
    [right] 先取右端：取右端的{ $right }，先手最后得{ $right-score }分；取左端的{ $left }，只得{ $left-score }分。
   *[tie] 第一步取哪端一样好：取左端的{ $left }，先手最后得{ $left-score }分；取右端的{ $right }，得{ $right-score }分。
 }
larger-is-worse = 所以在这里，较大的硬币反而更差。
made-move = { $player }取{ $coin }（{ $end }），{ $first }比{ $second }
made-moves = 各步和走后先手、后手的得分：{ $moves }。
wrong-number = 格子{ $cell }的 { $quantity } 是{ $correct }，不是{ $wrong }。看它的算式：
worse-end = { $wrong }是较差的一端（{ $end }）的算式结果。
greedy-fails = 先手用贪心得{ $greedy }，用最优下法得{ $best }。
greedy-is-right = 先手用贪心得{ $greedy }，用最优下法也不会更多。
greedy-mistake = 最大的错误是第{ $number }步：取{ $coin }（{ $end }）比取另一端少得{ $lost }分。
cells-solution = 格子：{ $n } · { $more } / 2 = { $cells }。这排硬币的每个区间是一个格子。
calls-solution = 不带备忘表的调用次数：{ $calls }。
calls-of-lengths = 一次调用，连同它引出的所有调用一起算。所以1到{ $n }枚硬币的一排，依次需要{ $counts }次调用。
gap-number = {" "}（{ $number }）
blocks-of-gap = 空位{ $number }的积木：{ $blocks }
gap-solution = 空位{ $number }（{ $about }）的积木：{ $block }。其他积木都不对：
block-belongs = { $block } 应放在空位{ $number }。
gaps-swapped = 空位{ $first }和空位{ $second }的积木也可以互换。
fusion-step = 融合{ $number }：{ $test }，所以{ $sum }。{ $coins ->
    [none] {""}
   *[other] 现在这排硬币是{ $coins }。
 }
fusion-taken = 每次取较大的一端，得{ $sum }。
given = 已给出
to-fill-in = 待填
was-empty = 原来待填
value-of = v[{ $index }]
space-for-sums = 算式写在这里
space-for-notes = 笔记写在这里
sums = 算式
other-sums = 其余算式写在背面。
sums-on-back = 算式写在背面。
no-more-sums = 其余算式的求法一样。
table-on-next-pages = 表在后面几页。
gray-is-given = 灰色的格子已给出。
description-of-task = 练习卷，硬币是{ $row }：{ $task }
description-of-answer = 答案，硬币是{ $row }：{ $task }
description-of-solution = 填好的表和各个格子的算式，硬币是{ $row }
alike = 所有练习卷难度相近：{ $parts }。
difficulty = { $row }：{ $parts }
range = { $least }到{ $most }
traps = { $count ->
   *[other] { $range }个贪心陷阱
 }
first-tie = 第一步两端一样好
no-first-tie = 第一步两端不一样好
ties = { $count ->
   *[other] 表中{ $range }处一样好
 }
odd-coins = { $count ->
   *[other] { $range }枚奇数硬币
 }
digits = { $count ->
   *[other] 所有硬币共{ $range }位数字
 }
negative-coins = { $count ->
   *[other] { $range }枚负数硬币
 }
fusions = { $count ->
   *[other] { $range }次融合
 }
greedy-loses = { $lost ->
    [0] 用贪心不丢分
   *[other] 用贪心丢{ $lost }分
 }
greedy-always-loses = 用贪心会丢分
sum-of-coins = 硬币总和{ $range }
sum-without-signs = 不计正负号的总和{ $range }
description = 练习卷，硬币是{ $row }，表里有{ $empty }个空格子

## quiz: questions for learning platforms, each about a row and a task of a worksheet

quiz-category = { $title }{ $origin ->
    [none] {""}
   *[other] {" "}· { $origin } · 种子{ NUMBER($seed, useGrouping: "false") }
 }
quiz-question-name = { $sheet } · { $task } { $number }
quiz-row = 硬币：{ $coins }
quiz-whole-number = 写一个整数，不带空格和逗号。小于0的数前面加连字符，例如 -5。
quiz-ask-cell = 格子{ $cell }的 { $quantity } 是多少？
quiz-ask-winner = 先手先取，双方都按最优下法。谁获胜？
quiz-ask-margin = 先手先取，双方都按最优下法。获胜的一方领先多少？平局写0。
quiz-ask-first-move = 先手先取，双方都按最优下法。第一步怎样取最好？
quiz-ask-score = 双方都按最优下法，先手先取。{ $player }得多少分？
quiz-ask-wrong-cell = 表里有一个数错了。它在哪个格子？
quiz-ask-correct = 表里有一个数错了。正确的数是多少？
quiz-ask-cells = 这排硬币的每个区间在表里都有一个格子。一共有多少个格子？
quiz-ask-calls = 不带备忘表的递归靠调用算出整排的格子。一共要调用多少次，第一次调用和没有硬币的调用也算在内？
quiz-ask-greedy = 贪心总是取较大的硬币，一样大时取左端的。先手这样下，后手按最优下法。先手得多少分？
quiz-ask-best = 贪心总是取较大的硬币。如果先手不用贪心，而是和后手一样按最优下法，先手得多少分？
quiz-ask-gap = 递推式少了一块积木。空位{ $number }应放哪一块？
quiz-ask-difference = 三枚相邻的硬币a、b、c，如果a ≤ b ≥ c就融合：换成一枚面值为a − b + c的硬币。一直融合到再也没有这样的三枚为止。然后在剩下的硬币中，每次取较大的一端，轮流加上、减去这些硬币。得到的数d是多少？
quiz-ask-score-by-fusion = 用融合求出d：三枚相邻的硬币a、b、c，如果a ≤ b ≥ c，就变成一枚面值为a − b + c的硬币；剩下的硬币每次取较大的一端。双方都按最优下法时，先手得多少分？
quiz-choice-draw = 没有人获胜：平局
quiz-choice-wins = { $player }获胜
quiz-choice-move = { $end ->
    [left] 取左端的硬币{ $coin }
   *[right] 取右端的硬币{ $coin }
 }
quiz-choice-either = 两端一样好
quiz-is-other-quantity = 这是 { $quantity }。格子里的两个数弄反了。
quiz-is-same-player = 取走一枚硬币后，轮到对方。这样算，等于剩下的部分还是同一方先取。
quiz-is-coin-alone = 剩下的部分也要算。只看硬币本身的是贪心。
quiz-is-other-end = 这是取较差的一端之后，对方从剩下的部分得到的分。
quiz-is-wrong-sign = 正负号错了。
quiz-is-sum-not-difference = 题目要的是差，这是和。
quiz-is-score-not-lead = 这是轮到的一方的得分，而不是这一方领先多少。
quiz-is-score-of-winner = 这是获胜者的得分，而不是领先多少。
quiz-is-score-of-loser = 这是对方的得分。
quiz-is-sum-of-coins = 这是所有硬币的总和。
quiz-is-of-greedy = 这是先手总取较大的硬币时的得分。
quiz-is-of-best-play = 这是最优下法的得分。
quiz-is-shown-number = 这就是练习卷上的那个数。
quiz-is-other-number-of-cell = 这是练习卷上另一个位置的数：只有格子的第一个数错了。
quiz-is-square = 这是整个方形的格子数。对角线下面的格子不是区间。
quiz-is-without-single-coins = 单独一枚硬币也是区间。
quiz-is-number-of-cells = 这是格子数。不带备忘表时，同一个格子会反复计算。
quiz-is-greedy-on-the-row = 只有再也不能融合时，贪心才正确。先融合。
quiz-is-winner-of-greedy = 这是先手总取较大的硬币时的获胜者。
quiz-is-second-of-greedy = 这是先手总取较大的硬币时，后手的得分。
quiz-is-tie = 第一步这样取最好，但取另一端也一样好。
quiz-is-not-best = 第一步这样取不是最好的。
quiz-is-not-tie = 两端里有一端更好。
quiz-is-larger-coin = 这是较大的硬币，贪心就这样取。
quiz-is-right-cell = 这个格子是对的：
quiz-right-answer = 正确。
quiz-wrong-answer = 不对。
quiz-alt-row = 一排硬币：{ $coins }
quiz-alt-table = 一排硬币：{ $coins }，以及它的表。{ $cells }
quiz-alt-empty-table = 一排硬币：{ $coins }，以及它的空表
quiz-alt-empty-cell = { $cell }：空
quiz-alt-cell = { $cell }：{ $numbers }
quiz-alt-line = { $about }：{ $line }
quiz-alt-gap = （空位{ $number }）
