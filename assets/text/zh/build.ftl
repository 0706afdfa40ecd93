## about (LineAbout): what a line of the recurrence is about

about-meaning = 一个格子表示
about-rule = 轮到的一方选择
about-left = 取左端的硬币
about-right = 取右端的硬币
about-left-coins = 从左端取m枚
about-right-coins = 从右端取m枚
about-moves = 一枚或两枚
about-no-coins = 没有硬币
about-one-coin = 一枚硬币
about-two-coins = 两枚硬币
about-other = 对方得多少
about-other-of-one-coin = 只有一枚时，对方得的
about-outer = 外层循环
about-inner = 内层循环

## meaning (Meaning): what a cell may stand for

meaning-mover = 轮到的一方得多少
meaning-other = 对方得多少
meaning-lead = 轮到的一方领先多少

## cell: what a cell may stand for under another rule than the classic one

cell-difference = 轮到的一方所得减去对方所得
cell-still = 这些硬币还能带来多少
cell-before = 其他硬币之前带来多少

## gaps (Gaps): how many blocks are missing

gaps-one = 一个空位
gaps-three = 三个空位
gaps-all = 全部空位
gaps-loops = 循环

## mistake (Mistake): what a wrong block gets wrong. $block stands before it

mistake-meaning = 这些数本身没错，但和你为格子选的含义不符。
mistake-smaller-taken = 轮到的一方取两者中较大的。
mistake-larger-left = 下一步轮到对方，对方会留下较小的。
mistake-larger-taken = 这里越少越好：轮到的一方取两者中较小的。
mistake-sign = 读到的数正负号反了。
mistake-nobody-else = 这里没有别人来取：剩下的硬币还能带来的，要加上去。
mistake-price-forgotten = 忘了价格：价格一次比一次高。
mistake-other-price = 这是另一种规则的价格。
mistake-coin-forgotten = 取走的硬币也要算。
mistake-taken-counts = 这里算的不是取走的硬币，而是留下的硬币。
mistake-all-count = 取走的硬币没有留下，所以不算。
mistake-one-coin = 一步取m枚硬币，这里却只说一枚。
mistake-other-coin = 这不是这里取走的那枚硬币。
mistake-rest-forgotten = 剩下的也要算。只有贪心的人才光看硬币。
mistake-same-player-moves = 取走一枚后轮到对方。这样算剩下的，就好像还轮到同一方。
mistake-other-rest = 取走这枚后，剩下的不是这些硬币。
mistake-base = 硬币这么少时没有格子可读，值是另一个数。
mistake-fixed-end = 不管选了哪一端，接着都是对方在选择后剩下的硬币里取。

## panel: the stage on which a recurrence is built

panel-exercise = { $recurrence } · { $gaps }
panel-blocks = 标出的空位（{ $about }）可放的积木
panel-slot = 空位{ $number }，{ $about }：{ $block }
panel-gap = 空
panel-how = 先选空位，再选积木。也可以按 Tab 到空位，再按方向键。
panel-check = 检查
panel-clear = 重新开始
panel-hint = 提示{ $number }/{ $count }
panel-gap-left = 标出的空位还空着。已有的部分已经在填表了。
panel-put-block = 把{ $block }放进空位
panel-take-out = 取出积木
panel-runs = 不管对错，你的递推式都会运行：在“表”“调用”和“代码”里可以看到。
panel-open-row = 打开这一排
panel-open-row-tooltip = 把你对这一排填的表和正确的表放在一起看
panel-yours = 你的
panel-the-game = 对局
panel-then = 然后
panel-brings = + { $gain }

## picture: the recurrence on a slide, for screen readers

picture-line = { $about }：{ $line }。

## hint: what helps a step further

hint-about-cell = 一个格子自成一排，从硬币i到硬币j。它的数只管这一排：{ $meaning }。
hint-about-cell-alone = 一个格子是还剩下的硬币：从i到j。它的数是：{ $meaning }。
hint-of-rule = 规则：{ $about }。{ $is-alone ->
    [true] 剩下的没有别人来取。
   *[false] 走完这一步，剩下的轮到对方，那里的数是对方的。
 }
hint-other-player = 取走一枚后，剩下的轮到对方。你在那里得到的，就是没轮到的一方得到的。
hint-other-player-lead = 取走一枚后，剩下的轮到对方。那里的格子写着对方领先多少。
hint-other-player-two-ahead = 你取一枚，对方再取一枚，留给你的是两种剩法中较差的一种。
hint-loops-reads = 一个格子读硬币更少的格子，也就是走一步之后剩下的那些。
hint-loops-order = 所以硬币少的格子先来：更短的，或者下面和左边的。
hint-filled = 已在第一个空位里放好积木。

## verdict: what a check says

verdict-right-new = 试过的{ $rows }排全对，其中有负数的硬币。这些等式和自带的递推式都不同：是新的。
verdict-right-known = 试过的{ $rows }排全对，其中有负数的硬币。这就是 { $name }。
verdict-right-of-rule = 试过的{ $rows }排全对，其中有负数的硬币。这是规则“{ $rule }”的递推式。
verdict-says = 在{ $row }上出错，这是出错的最小一排：它说{ $player }得{ $claimed }，其实是{ $right }。
verdict-says-lead = 在{ $row }上出错，这是出错的最小一排：它说{ $player }领先{ $claimed }，其实是{ $right }。
verdict-says-difference = 在{ $row }上出错，这是出错的最小一排：它说先手减后手是{ $claimed }，其实是{ $right }。
verdict-says-alone = 在{ $row }上出错，这是出错的最小一排：它说是{ $claimed }，其实是{ $right }。
verdict-says-nothing = 在{ $row }上出错，这是出错的最小一排：它在那里没有数，正确的是{ $right }。
verdict-why = { $block }：{ $mistake }
verdict-loops-right = 正确：每个格子都在它要读的格子之后填。
verdict-loops-order = 现在按{ $order }填表。
verdict-loops-own = 这个顺序是你自己的：程序用别的顺序填表。
verdict-loops-unreached = 两层循环走的是同一个下标，所以大多数格子永远填不到。
verdict-loops-unfilled = 格子{ $cell }要读格子{ $read }，但那个还没填。
verdict-loops-so-far = 到目前填好的，按这个顺序
verdict-loops-picture = 格子{ $cell }将是第{ $count }个
verdict-takes = { $player }取{ $coin }
verdict-right-on = 硬币不超过{ $coins }枚、值从0到{ $value }的{ $all }排里，对了{ $right }排。

## error: why a file has no recurrence that is built. Each stands behind its place

error-not-published = 只能搭自带的递推式，或某种规则的递推式：请写 form: { $forms }
error-no-form = { $rule }没有自己的递推式可搭：请写 form: { $forms }
error-too-many = 积木比空位多：最多写{ $most }块
error-unfit = 第{ $number }块积木是“{ $block }”，不能放在那里：请写 { $fitting }，或在引号之间什么也不写
