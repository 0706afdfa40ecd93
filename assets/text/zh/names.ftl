lesson-name = 第{ $index }课 · { $title }
language-name = 简体中文
marks-group = {","}
marks-decimal = {"."}
marks-least-grouped = 4
percent = { $number }%
between-items = 、
between-sentences = {""}
sentence = { $text }。
between-parts = ；
labeled = { $label }：{ $text }
and = { $before }和{ $last }
or = { $before }或{ $last }
count-word = { $count ->
    [1] 一
    [2] 两
    [3] 三
   *[other] { $count }
 }
coins = 硬币{ $interval }
coin = 硬币{ $interval }
title-of-coins = 硬币{ $interval }
title-of-coin = 硬币{ $interval }
spoken-coins = 硬币{ $i }到{ $j }
coin-count = { $coins }枚硬币
pair = { $first }对{ $second }
untitled = 无标题

## player (Player): the two players

player-first = 先手
player-second = 后手

## end (End): the ends of a row

end-left = 左端
end-right = 右端

## pick (Pick): which end best play takes

pick-left = 左端
    .of-class = 左端
pick-right = 右端
    .of-class = 右端
pick-tie = 一样好
    .of-class = 一样好

## strategy (Strategy): how a player can choose

strategy-optimal = 最优
    .short = 最优
    .sentence = 按最优下法走，一样好时取左端
strategy-greedy = 贪心
    .short = 贪心
    .sentence = 取较大的一端，一样大时取左端
strategy-seats = 奇偶位
    .short = 奇偶位
    .sentence = 看整排里偶数位和奇数位哪边总和大，就只取哪边
strategy-random = 随机
    .short = 随机
    .sentence = 按种子给出的随机数取一端
strategy-exploiter = 针对者
    .short = 针对者
    .sentence = 总能最好地应对对方的策略，知道对方的随机数，把真人当作贪心
strategy-you = 你
    .short = 你
    .sentence = 点一端来取

## order (FillOrder): in which order the cells are filled. `by diagonals`

order-diagonals = 对角线
    .short = 对角线
order-rows = 行
    .short = 行
order-columns = 列
    .short = 列
order-recursion = 递归+备忘表
    .short = 递归

## reason: why an order is possible. `by diagonals: a diagonal reads only the one before it`

reason-own = 一个格子要读的都填好了，才填它
reason-diagonals = 一条对角线只读它的前一条
reason-diagonals-two-ahead = 一条对角线只读往前数第二条
reason-rows = 一个格子只读第i + 1行和左边的格子
reason-rows-two-ahead = 一个格子只读第i + 1行、第i + 2行和左边的格子
reason-columns = 一个格子只读第j − 1列和下面的格子
reason-columns-two-ahead = 一个格子只读第j − 1列、第j − 2列和下面的格子
reason-recursion = 一个格子的调用都返回了，才写它

## sweep: the cells that are written from end to end before the fill goes on. `by diagonal`

sweep-diagonal = 对角线
sweep-pair-of-rows = 双行
sweep-row = 行
sweep-column = 列

## phase (Phase): what happens to a cell

phase-read = 读
phase-add = 加
phase-choose = 选
phase-write = 写

## lengths (Lengths): which cells a map shows

lengths-all = 所有长度
lengths-even = 偶数长度
lengths-odd = 奇数长度

## shape (RowShape): how the coins of a random row are drawn. `8 uniform coins from 1 to 20`

shape-uniform = 均匀
shape-rising = 递增
shape-falling = 递减
shape-valley = 谷形
shape-peak = 峰形
shape-alternating = 交替

## transport (any): what moves step by step. `Play fill`

transport-fill = 填表
    .title = 填表
transport-game = 对局
    .title = 对局
transport-fusion = 融合
    .title = 融合

## key: what is printed on keys, as in `Ctrl+Shift+S`

key-ctrl = Ctrl
key-shift = Shift
key-alt = Alt
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-enter = Enter
key-escape = Escape
key-space = Space
key-tab = Tab
key-home = Home
key-end = End
key-page-up = Page ↑
key-page-down = Page ↓
