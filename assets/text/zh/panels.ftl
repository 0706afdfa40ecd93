## code: the tab *Code*

code-copy-code = 复制代码
code-copy-code-tooltip = 复制整个函数，可以直接运行
code-code-of-table = 填表的代码
code-code-of-table-tooltip = 按所选的填表顺序计算递推式
code-code-of-calls = 没有备忘表的代码
code-code-of-calls-tooltip = 没有备忘表的递归，同样的格子一算再算
code-code-of-fusion = 融合的代码
code-code-of-fusion-tooltip = 用栈实现融合，线性时间
code-pseudocode = 伪代码
code-indices-count-from-1 = 下标从1开始。
code-numbers-have-64-bits = 数是64位的。Python的数可以更大。
code-only-the-stack-counts-from-0 = v 的下标从1开始，stack 的从0开始。
code-yes = 是
code-no = 否
code-calls-are-not-marked = 没有标出执行的行：填表用了备忘表，而这段代码的调用更多。
code-code = 代码
code-executing-line = 正在执行第{ $number }行：{ $line }{ $note ->
    [none] {""}
   *[other] ；{ $note }
 }

## coins: the panel of the row: text field, coins and plot

coins-coin = 硬币{ $index }：{ $value }
coins-summary-of-even = { $coins }（偶数）· 总和{ $sum }
coins-summary-of-odd = { $coins }（奇数）· 总和{ $sum }
coins-title = 一排硬币
coins-add-coin = 加一枚硬币
coins-row-of-coins = 一排硬币
coins-example-row = 8 15 3 7
coins-type-or-paste = 输入或粘贴一排新的硬币
coins-typed-row-is-wrong = { $error }。屏幕上仍是上一排正确的硬币。
coins-pasted-text-is-wrong = 粘贴的文字不是一排硬币：{ $error }
coins-read-as = 读作{ $coins }：{ $why }。
coins-read-otherwise = 改读作{ $coins }：{ $why }
coins-reading = { $coins }：{ $first }（{ $why }）
coins-choose-a-reading = 这段文字有不止一种读法。按 Enter 采用标出的那一种。
coins-how-to-change = 拖动换位置，点击改数值
coins-listed-coins = 硬币{ $from }–{ $to }；其余的请滚动，或在图上看
coins-value-of-new-coin = 新硬币的面值
coins-value-of-coin = 硬币{ $index }的面值
coins-coin-is-one-number = 一枚硬币只是一个数
coins-edit = 编辑
coins-remove = 删除
coins-remove-coin = 删除硬币{ $index }
coins-remove-tooltip = 删除（Delete）
coins-rearrange = 重新排列
coins-values-plot = { $coins }的面值，从{ $smallest }到{ $largest }

## fusion: the tab *Fusion*: its controls, and the check against the table

fusion-the-run = 融合过程
fusion-fusing = 正在融合…
fusion-coin = { $coins }：{ $value }
fusion-check = 在这一排上验证
fusion-check-tooltip = 逐格算出普通的表，再和融合的结果比较
fusion-the-plain-table = 普通的表
fusion-cells-done = { $done }/{ $of }个格子
fusion-check-progress = 用普通的表验证：{ fusion-cells-done }
fusion-stop = 停止
fusion-stopped = 算到{ $cells }个格子就停了，所以还没有结论。
fusion-check-again = 重新验证
fusion-run-later = 融合会泄露答案。表填满之后才显示。
fusion-go-to-fusion = 去看融合

## game: the Game tab: players, scores, moves and review

game-strategy-of = { $player }的策略
game-plays = { $player }：{ $strategy }
game-player-sentence = { $player }{ $sentence }
game-both-play-optimally = 双方都按最优下法走，一样好时取左端。
game-each-plays = 双方都{ $sentence }。
game-both-play = 先手{ $first }；后手{ $second }。
game-players-seed = { $player }的种子
game-seed-of = { $player }的种子
game-seed-tooltip = 种子相同，每一步的随机数也相同
game-new-seed = 换一个
game-new-seed-tooltip = 换一个随机种子，得到别的随机数
game-plays-optimally-instead = { $player }按最优下法走，不用“{ $strategy }”：{ $misfit }。
game-your-turn = 轮到你了，{ $player }：点一端，或按←或→。
game-coin-status = 硬币{ $index }：{ $value }，{ $taker ->
    [none] 还没被取走
   *[other] 被{ $taker }取走
 }
game-game-coin = 对局中的硬币{ $index }：{ $value }，{ $taker ->
    [none] 还没被取走
   *[other] 被{ $taker }取走
 }
game-take-coin-at = 取{ $end }的硬币
game-score-of = { $player }已得{ $score }，终局{ $end }{ $is-to-move ->
    [true] ，轮到这一方
   *[false] {""}
 }
game-take = { $end ->
    [left] ‹ 取{ $coin }
   *[right] 取{ $coin } ›
 }
game-take-last = 取最后一枚：{ $coin }
game-worth = 你最后得{ $worth }
game-best = 最优
game-equally-good = 一样好
game-what-if = 试试
game-line = 走法{ $line }
game-take-label = 取{ $end }：{ $coin }{ $worth ->
    [none] {""}
   *[other] ，值{ $worth }
 }
game-take-this-end = 取这一端
game-shown-line-takes-it = 屏幕上的走法取这一端
game-your-move = 轮到你走
game-other-line-takes-it = 走法{ $line }取这一端
game-what-if-tooltip = 试试：从这一步开始你自己的一局
game-game-later = 这一局的各步会泄露答案。表填满之后才显示。
game-go-to-the-game = 去看对局
game-guaranteed-later = 表填满之后才显示保底得分。
game-guaranteed = { $play-optimally ->
    [true] 保底：{ $verdict }
   *[false] 从这里起都按最优下法：{ $verdict }
 }
game-game-over = 终局：{ $verdict }
game-wins = { $player }以{ $more }比{ $less }获胜
game-draw = 平局，各得{ $each }
game-finding-moves = 正在找各步：{ $found }/{ $needed }
game-stop = 停止
game-stop-tooltip = 停在目前找到的最后一步（Escape）
game-guaranteed-margin = 保底分差
game-a-draw = 平局
game-now = 现在
game-throws-away = { $player }丢掉的
game-margin-plot = 保底分差逐步的变化：开始时{ $start }，现在{ $now }
game-margin-plot-tooltip =
    每一步之后，如果双方都按最优下法走完，先手最终领先多少。
    { game-margin-plot }
game-will-win-by = { $winner }将赢{ $points }分
game-will-be-a-draw = 将是平局
game-can-win-by = { $winner }还能赢{ $points }分
game-can-be-a-draw = 还能平局
game-won-by = { $winner }赢了{ $points }分
game-was-a-draw = 平局收场
game-final-margin = 最终分差
game-margin-sum = { $name }：表中的{ $start }，减去先手丢掉的{ $first }，加上后手丢掉的{ $second }，等于{ $now }
game-margin-sum-tooltip =
    { game-margin-sum }。
    一方每丢一分，对方就多得一分，所以在分差里算两次。
game-margin-sum-alone = { game-margin-sum }。
game-could-you-have-won = 你本来能赢吗？
game-see-why = 看看为什么
game-take-back = ← 悔棋
game-go-on = 继续 →
game-told = { $sentence }更好的是取{ $coins }。
game-again-from = 从取{ $coin }那一步重来（损失{ $lost }）
game-take-the-other-side = 换一方来下
game-another-row = 换一排…
game-next-lesson = 下一课
game-play-it-again = 再来一局
game-show-it = 看这一步
game-show-worst-move = 看{ $player }最差的一步
game-show-worst-move-tooltip = 回到这一步，并在表里标出它的格子
game-threw-nothing-away = { $player }没有走错：谁也不可能走得更好。
game-both-played-perfectly = 双方都走得完美。
game-worst-move = { $player }最差的一步是第{ $number }步，当时剩下{ $coins }：取{ $taken }（{ $coin }）值{ $worth }，取{ $best }（{ $best-coin }）值{ $best-worth }。{ $player }少得{ $points }，{ $other }多得{ $points }，所以分差变了{ $change }。
game-number-of-optimal-games = 最优对局的局数
game-counting-optimal-games = 正在数最优对局…
game-optimal-games-counted-up-to = 最优对局：硬币不超过{ $most-coins }枚时才数
game-only-optimal-game = 最优对局只有这一局
game-optimal-game = 最优对局{ $number }/{ $count }
game-one-optimal-game = 最优对局有1局
game-optimal-games = 最优对局有{ $count }局
game-moves = 各步
game-played-of = { $played }/{ $all }
game-next-mistake = 下一个错误
game-remove-line = 删除这条走法
game-remove-line-tooltip = 删除这条走法；撤销可以恢复
game-first-game = 原来的一局
game-your-game = 你的一局
game-your-game-of = 你的第{ $number }局，共{ $count }局
game-player-heading = 玩家
game-takes-heading = 取
game-worth-tooltip = { $end ->
    [left] 取左端，这一方还能得多少分
   *[right] 取右端，这一方还能得多少分
 }
game-cost-heading = 损失
game-tie = 一样好
game-best-tooltip = 换任何一步都不会得分更多
game-you-question = 你？
game-waiting-move = 第{ $number }步：轮到{ $player }
game-stops-here = 到此为止
game-line-stops-here = 走法{ $line }：到此为止
game-line-takes-instead = 走法{ $line }：改取{ $taken }{ $lost ->
    [none] {""}
   *[other] ，损失{ $lost }
 }
game-move-alone = 第{ $number }步：{ $player }取{ $taken }
game-move-made = { game-move-alone }；左端值{ $left }，右端值{ $right }；损失{ $lost }
game-move-of-ring = { game-move-alone }；损失{ $lost }

## lecture: the lecture view

lecture-leave = 退出讲课视图（{ $key }）
lecture-leave-by-finger = 退出
lecture-leave-by = 退出（{ $key }）
lecture-black-screen = 黑屏
lecture-title-card = { $numbering ->
    [none] { $title }。{ $question }
   *[other] { $numbering }：{ $title }。{ $question }
 }

## menu (any): the menus

menu-file = 文件
menu-course = 课程
menu-edit = 编辑
menu-view = 视图
menu-presenter = 讲者
menu-table = 表
menu-recurrence = 递推式
menu-rule = 规则
menu-fill-order = 填表顺序
menu-cell = 格子
menu-theme = 主题
menu-language = 语言
menu-size = 大小
menu-stage = 舞台
menu-play = 播放
menu-game = 对局
menu-help = 帮助
menu-nowhere = {""}

## menu_bar: the other items of the menu bar. The items of the menus are the labels of commands

menu_bar-open-recent = 最近打开
menu_bar-recent-work = 最近的工作
menu_bar-commands = { $key }  命令
menu_bar-all-menus = 菜单
menu_bar-other-menus = 更多菜单

## parts: the bar of a small window, which shows one part at a time

parts-row = 一排硬币
parts-table = 表

## players: the Players tab: whether First can force a win, all pairs of strategies, and greedy on many rows

players-scores-later = 表填满之后才显示这一排的得分。
players-fill-now = 马上填满
players-can-first-force-a-win = 先手能保证获胜吗？
players-first-wins = 先手赢：2·{"fir"} = { $twice }，大于总和{ $sum }。
players-a-draw = 平局：2·{"fir"} = { $twice }，等于总和。
players-first-loses-here = 先手输：2·{"fir"} = { $twice }，小于总和{ $sum }。
players-even-seats = 偶数位：{ $sum }
players-odd-seats = 奇数位：{ $sum }
players-one-coin = 只有一枚硬币，先手没得选。
players-reason-on-odd-row = { $kind ->
    [even] 硬币枚数是奇数时，两端都在偶数位，先手选不了奇偶位。先手取走一枚，剩下偶数枚，就轮到后手选了。{ $outcome }。
   *[odd] 硬币枚数是奇数时，两端都在奇数位，先手选不了奇偶位。先手取走一枚，剩下偶数枚，就轮到后手选了。{ $outcome }。
 }
players-wins-here = 这一排先手赢{ $margin }分，{ $fir }比{ $sec }
players-draws-here = 这一排是平局，各得{ $fir }
players-loses-here = 这一排先手就算按最优下法也输{ $margin }分，{ $fir }比{ $sec }
players-reason-on-even-row = 硬币枚数是偶数时，先手不会输。一端在偶数位，另一端在奇数位。先手取走一枚，后手面对的两端就都在另一种位上。所以先手可以取走{ $seats }。{ $best }。
players-all-even-seats = 所有偶数位上的硬币，{ $more }比{ $less }
players-all-odd-seats = 所有奇数位上的硬币，{ $more }比{ $less }
players-either-seats = 所有偶数位或所有奇数位上的硬币，各得{ $each }
players-best-gets-no-more = 最优下法也得不到更多
players-best-gets-more = 最优下法还能多得{ $more }：{ $fir }比{ $sec }
players-coins-on-their-seats = 硬币，偶数位和奇数位颜色不同
players-strategies-on-this-row = 各种策略在这一排上成绩如何？
players-pairs-played-up-to = 各对策略只在不超过{ $coins }的一排上对局。这一排更长。
players-the-pairs = 各对策略的成绩
players-playing-all-pairs = 正在让各对策略对局…
players-first-and-second = 先手  \  后手
players-about-pairs = 每格是先手和后手的得分。有一方随机时，是{ $games }局的平均（种子从1开始），下面一行是先手最小和最大的分差。针对者知道对方的随机数。
players-click-a-pair = 点一格，看其中一局。
players-pair-does-not-play = { $pair }：{ $reason }
players-scores-of-pair = { $pair }：{ $score-of-first }比{ $score-of-second }
players-mean-scores-of-pair = { $pair }：平均{ $score-of-first }比{ $score-of-second }，分差从{ $lowest }到{ $highest }
players-greedy-on-many-rows = 贪心在许多排硬币上成绩如何？
players-about-survey = 先手贪心，后手最优；随机抽取各排硬币，分偶数枚和奇数枚两组。
players-rows = 排数
players-run-survey = 开始抽样
players-stop-survey = 停止抽样
players-rest-of-the-rows = 剩下的各排
players-survey-rows = { $progress ->
    [running] { $done }/{ $all }排
    [stopped] 停在{ $done }/{ $all }排
   *[done] { $done }排
 }
players-survey-status = { $progress ->
    [running] 正在抽样：{ $done }/{ $all }排
    [stopped] 抽样停在{ $done }/{ $all }排
   *[done] 抽样完成：{ $done }排
 }
players-even-rows-of = { $coins } · 偶数
players-odd-rows-of = { $coins } · 奇数
players-not-started = 还没开始
players-margin-thrown-away = 按丢掉的分差统计排数
players-what-greedy-throws-away = { $rows ->
    [even] 贪心丢掉多少，偶数枚
   *[odd] 贪心丢掉多少，奇数枚
 }
players-how-often-first-loses = { $rows ->
    [even] 先手多常输，偶数枚
   *[odd] 先手多常输，奇数枚
 }
players-throws-away = 丢掉
players-nothing = 没丢
players-from-to = { $least }到{ $most }
players-first-loses = 先手输
players-best-play = 最优下法
players-greedy = 贪心
players-under-best-play = 按最优下法，先手输{ $loses }，平{ $draws }。
players-if-greedy = 先手贪心，输{ $loses }，平{ $draws }。
players-greedy-throws-nothing-away = 贪心在{ $rows }的排上什么也没丢。
players-no-worst-row = 贪心在哪一排上都没丢分。
players-open-worst-row = 打开最差的一排：{ $loss }
players-open-worst-row-of = 打开{ $coins }的各排中最差的一排
players-worst-row-title = 贪心最差的一排：{ $loss }
players-worst-row-notes = 第{ $number }排，共{ $rows }排：{ $recipe }。先手贪心，结果{ $greedy }；按最优下法，结果{ $best }。贪心丢掉的分差是{ $thrown-away }，抽样中没有哪一排丢得更多。
players-in-a-draw = 平局
players-ahead = 领先{ $points }
players-behind = 落后{ $points }

## predict: the bar of predicting, and the open question with its fields and buttons

predict-predict = 预测
predict-stop = 停止
predict-summary = 小结…
predict-kinds = 题型：{ $count }/{ $all }
predict-kinds-tooltip = 选择出哪些题型
predict-how-often = 多久问一次
predict-how-often-tooltip = 选择多久问一次
predict-how-to-begin = 前进一步，就会出题
predict-question-place = 下一个问题出现在这里。
predict-score = 一次答对：{ $correct-at-first-try }/{ $asked } · 连对：{ $streak }
predict-not-correct = 不对。{ $explanation }
predict-correct = 正确：{ $answer }。
predict-answer = 答案：{ $answer }。
predict-reveal = 看答案
predict-reveal-tooltip = 显示答案（Page ↓）
predict-choose-cells = 点格子，或用方向键移到格子上按 Space：已选{ $chosen }/{ $count }
predict-left = ← 左端
predict-left-tooltip = 回答：左端（←）
predict-both = 两端 ↑
predict-both-tooltip = 回答：两端一样好（↑或↓）
predict-right = 右端 →
predict-right-tooltip = 回答：右端（→）
predict-earlier-value = 先前的值：
predict-earlier-value-tooltip = 用↑和↓选择
predict-your-number = 你的数
predict-a-number = 一个数
predict-check = 检查
predict-check-tooltip = 检查答案（Enter）
predict-go-on = 继续
predict-go-on-tooltip = 显示这一步（Enter、→、Space 或 Page ↓）

## step: the card that explains a step or a cell

step-question-of-a-cell = 每个格子回答一个问题
step-recursion-begins = 先调用整排，调用返回时格子才填上。
step-bottom-up-begins = 一枚硬币：取走它。更多硬币：用已有的答案。
step-bottom-up-begins-of-rule = 先算单枚硬币。更多硬币：用已有的答案。
step-too-fast = 逐{ $sweep }填得太快，看不清。暂停就能看到一个格子的算式。
step-step-of = 第{ $done }步，共{ $steps }步
step-interval-with-sum = { $interval } · 总和{ $sum }
step-sum = 总和{ $sum }
step-fill-to-here = 填到这里
step-fill-to-here-tooltip = 让填表走到这个格子
step-unpin = 取消固定
step-unpin-tooltip = 重新跟着填表走（Escape）
step-order-and-reason = 按{ $order }：{ $reason }
step-terms =
    { $term }：{ $meaning }
    { $numbers }
step-one-coin = 一枚硬币：轮到的一方取走它，对方什么也得不到。
step-one-coin-of-rule = 一枚硬币：没得选。
step-never-filled = 这个格子永远不填：{"F"} 的递归不会调用它。
step-not-filled-yet = 这个格子还没填。
step-will-read = 它会读 { $cells }。

## story: the title and the notes of a session

story-lesson-of = 第{ $index }课，共{ $count }课{ $is-done ->
    [true] {" "}· 已完成
   *[false] {""}
 }
story-session-heading = 会话
story-all-lessons = 所有课
story-previous-lesson = ‹ 第{ $number }课
story-next-lesson = 第{ $number }课 ›
story-title = 会话的标题
story-title-hint = 标题
story-words = 停点的文字
story-words-hint = 大家在这里读到的…
story-change-words = 双击或按 Enter 修改文字
story-change-words-by-finger = 轻点两下修改文字
story-stop-of = 停点{ $index }/{ $count }
story-heading-at-stop = { $lesson } · 停点{ $index }/{ $count }
story-before-stops = { $count }个停点
story-go-on = 继续
story-go-back = 后退
story-your-answer = 你的答案
story-not-the-answer = 不是{ $given }。再试一次，或者看答案。
story-what-next = 接下来？
story-play-it = 玩一局
story-fill-it = 填表
story-fill-it-yourself = 自己填表
story-predict-it = 预测
story-compare-it = 和贪心比较
story-back-to-lesson = 回到第{ $index }课

## stage: the bar above the stage

stage-subject = 舞台：{ $name }
stage-more = 更多
stage-more-subjects = 更多内容
stage-beside = 并排
stage-beside-menu = 舞台旁边的内容
stage-beside-is = 并排：{ $name }
stage-players = 先手：{ $first } · 后手：{ $second }
stage-choices = { $recurrence } · { $choice }
stage-by-order = 按{ $order }
stage-options-of = 选项：{ $name }
stage-options = 选项
stage-options-tooltip = 舞台显示其中哪些，怎样显示

## transport: the transport below the table. Its subjects are called fill, game and fusion

transport-command-of = { $subject }：{ $command }
transport-play-the = 播放{ $subject }
transport-pause-the = 暂停{ $subject }
transport-pause = 暂停
transport-play-again = 再播一遍
transport-replay = 回放
transport-fill-the-table = 开始填表
transport-play-the-game = 开始对局
transport-fuse-the-coins = 开始融合
transport-go-on = 继续播放
transport-position-of = { $subject }的位置
transport-position-with-marks = 填表的位置。标记是{ $sweep }结束的地方。
transport-speed-of = { $subject }的速度
transport-speed-tooltip = 速度（+和−）
transport-speed = { $times }×
transport-step = 步长
transport-step-tooltip = 选择一步走多远。速度按这样的步来算。
transport-by-phase = 逐阶段
transport-by-call = 逐次调用
transport-by-cell = 逐格
transport-by-sweep = 逐{ $sweep }

## why: the tab *Why DP*: the stages from tree to table, the calls, the costs and the plot of the costs

why-tree = 树
why-tree-tooltip = 没有备忘表时，递归的每一次调用
why-graph = 图
why-graph-tooltip = 有备忘表时，每个区间只算一次
why-table = 表
why-table-tooltip = 填表顺序选得好，就不用调用
why-fold-to = 折叠成{ $stage }
why-tree-to-table = 从树到表
why-frames-of-calls = 带框的是进行中的调用，虚线框是备忘命中，淡色的还没到。
why-saved-calls = 有备忘表，{ $all }次调用只做了{ $made }次。淡色的调用用不着做。
why-calls-of-tree = { $n ->
    [1] 没有备忘表：{ $calls }次调用。
    [2] 没有备忘表：{ $calls }次调用。
   *[other] 没有备忘表：{ $calls }次调用。同样的区间一再出现。
 }
why-calls-later = 每次调用又做它下面的调用。表填满之后才显示总次数。
why-tree-later = 调用会泄露要读哪些格子。你回答之后才显示。
why-about-graph = 有备忘表，每个区间只算一次，其余的调用马上就有答案。
why-about-table = 填表顺序选得好，一个格子要读的值都已经有了，用不着调用。
why-not-drawn = { $interval }：在画出的那部分树的下面。
why-never-called = { $coins }：{"F"} 的递归不会调用这个区间。
why-coin-never-called = { $coins }：{"F"} 的递归不会调用它。
why-call-with-numbers = { $coins }：{ $numbers }。{ $calls ->
    [0] {""}
    [1] 调用了一次。
   *[other] 调用了{ $calls }次。
 }
why-call-with-numbers-in-part = { $coins }：{ $numbers }。{ $calls ->
    [0] {""}
    [1] 在树的这一部分调用了一次。
   *[other] 在树的这一部分调用了{ $calls }次。
 }
why-calls-of-recursion = 递归的调用
why-call-name = 调用{ $i }到{ $j }{ $calls ->
    [0] {""}
    [1] ，一次
   *[other] ，{ $calls }次
 }{ $state ->
    [none] {""}
   *[other] ，{ $state }
 }
why-calls-without-memo = 没有备忘表的调用
why-calls-with-memo = 有备忘表的调用
why-memo-hits = 其中备忘命中
why-cells-written = 写了的格子
why-additions = 加法
why-comparisons = 比较
why-calls-tooltip = 包括对空区间的调用
why-cells-written-tooltip = 按现在的填表顺序
why-additions-tooltip = 值的加减；循环的计数不算
why-comparisons-tooltip = 值的比较；下标的判断不算
why-so-far = 到目前
why-in-all = 总共
why-cost = { $name }，{ $heading }：{ $number }
why-without-memo = 没有备忘表
why-with-memo = 有备忘表
why-cells-of-table = 表的格子
why-n-log-n = n log₂ n
why-plot-of-calls = 调用次数随硬币枚数的变化，标出{ $coins }
why-growth = 双重循环是平方级，不是n log n。从{ $few }枚到{ $many }枚硬币，格子增加到4倍，从{ $cells-of-few }个到{ $cells-of-many }个。n log₂ n只从{ $log-of-few }增加到{ $log-of-many }。
why-growth-of-moves = n² / 2个格子，每个最多试2·{ $most }种取法，所以循环的时间与n²·{ $most }成正比。
why-growth-of-any-moves = n² / 2个格子，每个最多试2·n种取法，所以三重循环的时间与n³成正比。
