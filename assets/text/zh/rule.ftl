## about (Rule): what a rule is, behind its name: `what-stays: take an end, and get …`

about-classic = 取一端的硬币，得到它的面值
about-what-stays = 拿走一端的硬币，得到留下的硬币的总和
about-up-to = 从一端取硬币，枚数不超过名称里的数，得到它们的面值
about-any-number = 从一端取任意多枚硬币，得到它们的面值
about-fewest-wins = 取一端的硬币，得到它的面值；越少越好
about-rising-prices = 一个人每次取一端；第t次取的硬币算t倍
about-doubling-prices = 一个人每次取一端；第t次取的硬币算2^t倍
about-circle = 硬币围成圆环；第一步任取一枚，以后取剩下的一端

## some: a rule with so many coins for a move, as a number in words

some-about-up-to = 从一端取硬币，最多{ $most }枚，得到它们的面值
some-short-up-to = 最多{ $most }枚

## stage: beside the table of a rule in the window

stage-of-rule = { $rule }：{ $result }
stage-more = 先手比后手多得{ $lead }
stage-less = 先手比后手少得{ $lead }
stage-equal = 双方得到的一样多
stage-alone = 总共{ $total }
stage-classic = { $subject }用的是经典规则
stage-ring = { $result }。旁边：这一排写两遍
stage-classic-colors = 颜色用的是经典规则。
stage-follows = { $subject }用的是规则“{ $rule }”，不是对局的规则
stage-number = { $cell } = { $number }

## game: the game on the stage under another rule than the classic one

game-many = { $coins } …（{ $count }枚硬币）
game-worth = { $is-alone ->
    [true] 从这里起总共{ $worth }
   *[false] 得分差{ $worth }
 }
game-take-any = 点圆环上任意一枚硬币。
game-take-best = 取最优的一枚
game-coins-per-move = 取几枚
game-coins-per-move-tooltip = 最多{ $most }枚。也可以点一枚硬币：一直取到它为止。
game-coins = { $count }枚硬币
game-coin-number = 硬币
game-take-it = 取走它
game-back-to-classic = 规则已改回经典规则，因为这是经典规则的递推式。
game-take-move = 取{ $taken }
game-played = 已走{ $played }步
game-worth-tooltip = { $is-alone ->
    [true] 取{ $end }，硬币还能带来多少
   *[false] 取{ $end }，这一方在剩下的对局里领先多少
 }
game-takes = { $player }取{ $coins }。
game-takes-and-gets = { $player }取{ $coins }，得到{ $gain }。
game-alone-takes = 取{ $coins }：带来{ $gain }。
game-next-counts = 下一枚算{ $factor }倍。
game-hint = 最优：取{ $taken }。
game-hint-of-ring = 最优：取带框的{ $coin }。
game-your-worst = 你最差的一步取了{ $coins }，白丢{ $lost }。
game-best-total = 最优下法能得{ $total }。
game-total = 总共{ $total }
game-alone = 独自一人
game-you-alone = 你独自一人
game-worst-move = { $player }最差的一步是第{ $number }步：取了{ $taken }，而取{ $best }要好{ $lost }。
game-worst-move-alone = 最差的一步是第{ $number }步：取了{ $taken }，而取{ $best }要好{ $lost }。
game-rule = { $rule }：{ $about }
game-your-turn = 轮到你了，{ $player }：点一枚硬币。
game-your-turn-alone = 轮到你了：点一枚硬币。

## fuses: whether fusion serves a rule

fuses-fails = 融合不适用于规则“{ $rule }”。{ $row }这一排值{ $worth }，融合成{ $fused }却值{ $fused-worth }。
fuses-serves = 融合也适用于这种规则：这里所有硬币都变号

## cell: what a number of the table of a rule is. $about is what the rule is

cell-question = 只剩硬币i到j。{ $is-alone ->
    [true] 它们还能带来多少（{"total"}）？
   *[false] 轮到的一方在剩下的对局里领先多少（{"d"}）？
 }规则：{ $about }。
cell-purpose = { $is-alone ->
    [true] 独自一人总共得多少
   *[false] 轮到的一方领先多少
 }（{ $rule }）。
cell-legend = { $is-alone ->
    [true] 这些硬币还能带来多少
   *[false] 大于0：轮到的一方领先
 }
cell-meaning = 规则：{ $about }。{ $is-alone ->
    [true] {"total"} 是那里的硬币还能带来多少；{"t"} 是第几次取。
   *[false] {"d"} 是轮到的一方在剩下的对局里的领先。
 }

## short (Rule): the rule in a word or two

short-classic = 经典
short-what-stays = 算留下的
short-up-to = 限定枚数
short-any-number = 任意枚数
short-fewest-wins = 少者胜
short-rising-prices = 逐次涨价
short-doubling-prices = 逐次翻倍
short-circle = 圆环

## answer: the answer of `solve` under a rule

answer-rule = 规则
answer-named = { $rule }：{ $about }
answer-scores = 先手{ $first }，后手{ $second }，得分差{ $difference }：{ $outcome }
answer-total = 总共{ $total }
answer-best = { $taken }：{ $is-alone ->
    [true] 总共值{ $worth }
   *[false] 得分差{ $worth }
 }
answer-fusion = 融合
answer-fusion-fails = 不适用于这种规则：{ $row }值{ $worth }，融合成{ $fused }却值{ $fused-worth }
answer-game-heading = 最优下法；每一步得多少，以及走完后双方的得分
answer-game-heading-alone = 最优下法；每一步得多少，以及走完后的总和
answer-columns =
    {"#"}
    玩家
    取
    得
    先手
    后手
answer-columns-alone =
    {"#"}
    取
    得
    总和
answer-takes = { $end } { $coins }
answer-takes-of-ring = { $coin }（硬币{ $index }）
answer-tie = { $taken }，一样好

## error: what is wrong with a rule

error-unknown = “{ $name }”不是规则；规则有 { $known }
error-too-many = 按规则{ $rule }，一排最多{ $most }枚硬币，这一排有{ $n }枚
error-too-large = 按规则{ $rule }，像第{ $place }枚（{ $value }）这样的硬币超过{ $most }，就可能要用超过128位的数；请不超过{ $most }，或用更小的硬币
