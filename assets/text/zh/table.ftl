## cell: the sums of a cell, and the choice between them

cell-take-left = 取左端
cell-take-right = 取右端
cell-take-some = { $end ->
    [left] 取左端{ $taken }枚
   *[right] 取右端{ $taken }枚
 }
cell-coin-of-pair = { $coin }，另一枚归对方
cell-larger = { $pick ->
    [left] { $worth }更大：取左端。
    [right] { $worth }更大：取右端。
   *[tie] 两端相等：取哪一端都行。
 }
cell-smaller = { $pick ->
    [left] { $worth }更小：取左端。
    [right] { $worth }更小：取右端。
   *[tie] 两端相等：取哪一端都行。
 }
cell-choice-in-short = { $pick ->
    [left] 取左端。
    [right] 取右端。
   *[tie] 取哪一端都行。
 }
cell-scores = 先手{ $first } · 后手{ $second }

## explanation: the card beside the table, which explains a step

explanation-title = { $interval }：{ $coins }
explanation-second = 取{ $coin }：剩下{ $rest }，接着由对方先取。
explanation-their-turn = 取{ $coin }：剩下{ $rest }，轮到对方。
explanation-lead = 取{ $coin }：剩下{ $rest }，对方在那里领先多少，就从你这里减去多少。
explanation-left = 取{ $coin }：剩下{ $rest }。
explanation-best-move = { $end ->
    [left] 左端
   *[right] 右端
 }最好的取法：取{ $coins }，剩下{ $rest }。
explanation-best-takes-all = { $end ->
    [left] 左端
   *[right] 右端
 }最好的取法：全取，{ $coins }。
explanation-worse-of-two = 取{ $coin }：对方会留给你{ $one }或{ $other }，哪个对你更差就留哪个。
explanation-they-take = 取{ $coin }：对方取走{ $rest }。
explanation-more = { $worth }更多：取{ $coin }。
explanation-less = { $worth }更少：取{ $coin }。
explanation-equal = 两端一样好：取哪一端都行。
explanation-more-coins = { $worth }更多：取{ $coins }。
explanation-less-coins = { $worth }更少：取{ $coins }。
explanation-all-coins = 最好是全部取走。
explanation-one-coin = 只有一枚硬币：取走它。

## call: a step of the recursion that writes nothing

call-no-coins = 没有硬币
call-for-the-whole-row = 为整排而调用
call-made-by = { $code } 发出的第{ $number ->
    [0] 一
    [1] 二
    [2] 三
   *[3] 四
 }次调用
call-made-later-by = { $code } 发出的第{ $number }次调用
call-is-it-known = 备忘表里有吗？
call-is-known = 备忘表里有：{ $numbers }。什么都不用算。
call-is-empty = 没有硬币了：0。
call-one-coin = 备忘表里没有。只剩一枚硬币，所以直接给出答案。
call-calls-itself = 备忘表里没有，所以函数对剩下的硬币调用自己。

## trace: which coins a number of a cell consists of

trace-mover = { $name } { $value } = { $coins }：轮到的一方取走的硬币
trace-other = { $name } { $value } = { $coins }：对方取走的硬币
trace-nothing = { $name } { $value }：对方一枚也没有取
trace-both = { $name } { $value } = ({ $mine }) − { $theirs }：轮到的一方的硬币减去对方的硬币
trace-cut = { $listed } + …（{ $coins }枚硬币）

## spoken: positions for screen readers

spoken-cell = 格子{ $i }到{ $j }
spoken-cell-of-one-coin = 格子{ $i }
spoken-empty = { $cell }：空
spoken-written = { $cell }：{ $numbers }{ $pick ->
    [none] {""}
    [left] ，取左端
    [right] ，取右端
   *[tie] ，取哪一端都行
 }
