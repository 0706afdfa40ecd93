## cells: what is wrong with the cells of an answer

cells-none-chosen = 还没选格子；要读{ $needed }个。
cells-too-few = { $chosen ->
   *[other] 只选了{ $word }个格子，要读{ $needed }个。
 }
cells-is-not-read = 格子{ $cell }不会被读。
cells-is-written = 格子{ $cell }正是这一步要写的。
cells-is-longer = 格子{ $cell }的硬币比{ $asked }多，但取走之后硬币只会变少。
cells-is-outside = 格子{ $cell }有{ $asked }以外的硬币，怎么取都到不了那里。
cells-is-one-pick-away = 格子{ $cell }离{ $asked }只有一步，那里轮到的是对方。
cells-is-two-picks-away = 格子{ $cell }离{ $asked }有两步，但这一步读的是只差一步的格子。
cells-is-too-far = { $reads-two-ahead ->
    [true] 格子{ $cell }离{ $asked }有{ $picks }步，但这一步读的是差两步的格子。
   *[false] 格子{ $cell }离{ $asked }有{ $picks }步，但这一步读的是只差一步的格子。
 }

## ends: what is wrong with the end of an answer

ends-is-one-of-tie = 取{ $end }是最优的，但取{ $other }值一样多。
ends-are-worth = 取左端值 { $left }，取右端值 { $right }：要算较小的。
ends-has-larger-coin = 这一端的硬币较大，是{ $coin }，但留给对方的也要算。
ends-is-worse = 取{ $end }值 { $sum }，但另一端值更多。
ends-coins-are-equal = 两枚硬币都是{ $coin }，但取走后留下的不一样。
ends-is-no-tie = 两端的值不一样：只有一端最优。

## mistakes (any): the names of the mistakes, as the summary counts them: `3 × took the larger coin`

mistakes-larger-coin = 取了较大的硬币
mistakes-wrong-table = 读了另一方的数
mistakes-added-for-subtracted = 该减的数加了上去
mistakes-max-for-min = 该取较小的数却取了较大的
mistakes-swapped-cells = 下面和左边的格子弄反了
mistakes-forgot-coin = 忘了硬币本身
mistakes-forgot-rest = 忘了读到的数
mistakes-worse-end = 取了值较少的一端
mistakes-roles-swapped = 答成了对方的数
mistakes-score-and-lead = 得分和领先弄混了
mistakes-whole-sum = 答成了所有硬币的总和
mistakes-added-coin = 加上了对方的硬币
mistakes-one-of-tie = 两端一样好，只答了一端
mistakes-not-a-tie = 两端不一样好，却当成一样好
mistakes-the-cell-itself = 选了格子自己
mistakes-longer-interval = 选了更长的区间
mistakes-coins-outside = 选了别的硬币
mistakes-one-pick-too-far = 该退一步却退了两步
mistakes-one-pick-short = 该退两步却退了一步
mistakes-too-far = 退得太远
mistakes-wrong-count = 格子选得太少或太多
mistakes-correct-number-only = 数对了，来源的格子不对
mistakes-correct-old-value-only = 来源对了，数不对
mistakes-base-case = 硬币很少的格子答错了
mistakes-unknown = 别的数
mistakes-other-form = 答非所问

## numbers: what is wrong with the first number of a cell

numbers-is-for-larger-coin = 这是 { $sum }，取的是硬币较大的一端。留给对方的也要算。
numbers-reads-wrong-table = { $sum }：取完之后轮到对方，所以要读 { $second }，不是 { $first }。
numbers-reads-one-pick-ahead = { $sum }：在{ $left }上轮到对方，由对方先选。
numbers-adds-lead = { $sum }：对方的领先要从硬币里减去。
numbers-reads-larger = { $sum }：对方会留下两者中较小的。
numbers-swaps-cells = { $sum }：取{ $end }后剩下{ $left }，{ $place }。
numbers-inside-it = 而这一步读的是它里面的格子
numbers-cell-below = 也就是下面的格子
numbers-cell-to-the-left = 也就是左边的格子
numbers-lacks-coin = 这只是 { $sum }；硬币本身也要算。
numbers-lacks-subtracted-coin = 这只是 { $sum }；要用硬币去减它，硬币也要算。
numbers-lacks-rest = 这只是{ $end }的硬币；读到的数也要算。
numbers-lacks-rest-ahead = 这只是{ $end }的硬币；两步之后读到的数也要算。
numbers-lacks-rest-beside = { $end ->
    [left] 这只是左端的硬币；从下面读到的数也要算。
   *[right] 这只是右端的硬币；从左边读到的数也要算。
 }
numbers-is-smaller-coin = 这是{ $end }的硬币；要算较大的那枚。
numbers-is-smaller-sum = 这是取{ $end }的值；要算较大的和。
numbers-is-larger-sum = 这是取{ $end }的值；要算较小的和。
numbers-is-sum-of-all = 这是硬币{ $coins }的总和，但对方也会取走一些。
numbers-is-their-lead = 这是对方在{ $coins }上的领先；{"d"} 是轮到的一方的领先。
numbers-is-score = 这是轮到的一方在{ $coins }上的得分；{"d"} 是这一方比对方领先多少。
numbers-is-their-score = 这是对方在{ $coins }上的得分；{ $first } 是轮到的一方的得分。
numbers-is-lead = 这是轮到的一方在{ $coins }上的领先；{ $first } 是这一方的全部得分。
numbers-is-neither-coin = 两枚硬币都不是{ $number }：要算两枚中较大的。
numbers-is-neither-worth = 两端都不值{ $number }。
numbers-is-neither-smaller = 两个和都不是{ $number }：用硬币加上为它读的两个格子中较小的。
numbers-is-one-coin = 只有一枚硬币时，轮到的一方取走它，对方得0。
numbers-is-no-base = 硬币这么少时，等式给的是另一个数。
numbers-is-neither-sum = { $subtracts ->
    [true] 两个差都不是{ $number }：用硬币减去从下面或左边读到的数。
   *[false] 两个和都不是{ $number }：用硬币加上从下面或左边读到的数。
 }

## question: the questions, and the form of their answers

question-cells-read = 格子{ $cell }会读哪{ $count }个格子？
question-end-taken = 格子{ $cell }该取哪一端？
question-first-number = { $cell } 是多少？
question-second-number = { $cell } 是多少？等于先前的哪个值？
question-best-end = { $player ->
    [none] 剩下硬币{ $coins }，轮到的一方取哪一端最优？
   *[other] 剩下硬币{ $coins }，轮到{ $player }：取哪一端最优？
 }
question-spoken-cells-read = { $cell }的格子会读哪{ $count }个格子？
question-spoken-end-taken = { $cell }该取哪一端：左端、右端，还是两端一样好？
question-spoken-first-number = { $cell }的 { $first } 是多少？
question-spoken-second-number = { $cell }的 { $second } 是多少？等于先前四个值中的哪一个？
question-spoken-best-end = { $player ->
    [none] 剩下{ $coins }，轮到的一方取哪一端最优：左端、右端，还是两端一样好？
   *[other] 剩下{ $coins }，轮到{ $player }，取哪一端最优：左端、右端，还是两端一样好？
 }
question-answer-is-cells = 请选出格子。
question-answer-is-end = 请回答左端、右端或两端。
question-answer-is-number = 请回答一个数。
question-answer-is-number-from = 请回答一个数，以及它等于先前的哪个值。
question-no-cell = 没有格子
question-both-ends = 两端

question-answer-with-reason = { $answer }：{ $why }

## reveal: the correct answers with their reasons. Each stands between `Correct: ` or `Answer: ` and a full stop

reveal-cells-read = 格子{ $cells }：取左端剩下{ $left }，取右端剩下{ $right }
reveal-cells-read-two-ahead = 格子{ $cells }：再轮到同一方时，剩下的是其中之一
reveal-end = { $pick ->
    [left] 取左端，值 { $left }；右端值 { $right }
    [right] 取右端，值 { $right }；左端值 { $left }
   *[tie] 两端都可以；左端值 { $left }，右端值 { $right }
 }
reveal-first-number = { $pick ->
    [left] { $number }，取左端：{ $sums }
    [right] { $number }，取右端：{ $sums }
   *[tie] { $number }，取哪一端都一样：{ $sums }
 }
reveal-both-sums = { $left }，或 { $right }
reveal-second-number = { $value }：取{ $end }后剩下{ $rest }，轮到对方
reveal-second-number-on-tie = { $value }：不管取哪一端，之后都轮到对方
reveal-smaller-number = { $value }：{ $below } 和 { $left } 中较小的
reveal-value-of = { $number }，即 { $names } 的值
reveal-names-on-tie = { $first } 和 { $second }

## short: the correct answers in a few words, on a slide. The picture beside them shows the rest

short-cells = 格子{ $cells }。
short-left-more = 取左端的{ $coin }：{ $more }比{ $less }多。
short-right-more = 取右端的{ $coin }：{ $more }比{ $less }多。
short-left-less = 取左端的{ $coin }：{ $less }比{ $more }少。
short-right-less = 取右端的{ $coin }：{ $less }比{ $more }少。
short-either = 取哪一端都行：都得{ $worth }。

## second_number: what is wrong with the second number of a cell, or with the earlier value that it was said to be

second_number-correct-from-elsewhere = { $number }是对的，但不来自 { $cell }：{ $reason }
second_number-value-of-wrong-cell = { $number }是 { $cell }，但{ $reason }
second_number-wrong-number = 它等于 { $cell }，但那不是{ $number }。
second_number-both-wrong = { $cell } 不是{ $number }，而且{ $reason }
second_number-is-first-number = 这是 { $first }，轮到的一方在{ $coins }上的得分；{ $second } 是对方的得分。
second_number-is-my-turn-number = 这是 { $first }，轮到我时我在{ $coins }上的得分；{ $second } 是轮到对方时我的得分。
second_number-has-coin-added = 这是 { $sum }，但硬币归取它的一方，而 { $second } 是对方的。
second_number-is-not-read = { $follows_pick ->
    [true] { $number }不是取走之后剩下的硬币的 { $first }。
   *[false] { $number }不是下面和左边两个 { $first } 中较小的。
 }
second_number-no-pick-leads-there = 怎么取都到不了那里。
second_number-other-player-moves = 取完之后轮到对方，所以必须是 { $first } 的值。
second_number-my-turn-is-next = 对方取完就轮到我，所以必须是 { $first } 的值。
second_number-smaller-is-left = 对方留给我两个 { $first } 中较小的，那就是我的 { $second }。
second_number-larger-coin-leaves-it = 取较大的硬币{ $coin }才会剩下那个格子，而这里并不选它。
second_number-worse-end-leaves-it = 取{ $end }才会剩下那个格子，而这里并不选这一端。

## settings: the kinds of questions, how often they are asked, and why none is asked

settings-cells-read = 读哪些格子
settings-end-taken = 取哪一端
settings-first-number = { $first } 是多少
settings-second-number = { $second ->
    [none] 第二个数是多少
   *[other] { $second } 是多少，从哪里来
 }
settings-best-end = 对局中哪一端最优
settings-each-cell = 逐格
settings-each-sweep = 逐{ $sweep }
settings-now-and-then = 偶尔
settings-no-kind-chosen = 没有选任何题型
settings-no-second-number = 这个递推式每个格子只存一个数，没有第二个数可问
settings-only-game-chosen = 只选了关于对局各步的题型

## show_of_hands: questions to a whole class, which answers by a show of hands

show_of_hands-counter-again = { $counter }；第一次是{ $earlier }人
show_of_hands-counter = { $option }，{ $hands }人举手{ $is-correct ->
    [none] {""}
    [true] ，正确
   *[false] ，不正确
 }
show_of_hands-result = { $all }人中{ $correct }人答对。

## summary: the summary of the answers, as a text to copy

summary-title = 预测：{ $row }
summary-first-try = 一次答对：{ $correct }/{ $asked }
summary-later = 后来答对：{ $count }
summary-revealed = 看了答案：{ $count }
summary-unanswered = 没回答：{ $count }
summary-best-streak = 最长连对：{ $count }
summary-what-went-wrong = 错在哪里
summary-mistake = { $count } × { $name }
summary-left-out = 还有{ $count }个更早的错误答案没有列出。
summary-wrong-answer = { $question }“{ $answer }”——{ $explanation }
summary-number-from = { $number }，来自 { $cell }
