## help: headings of the help, and what stands in the help of each command

help-usage = 用法：{ $usage }
help-commands = 命令：
help-arguments = 参数：
help-options = 选项：
help-list-of-values = 可选值：
help-values = [可选值：{ $values }]
help-default = [默认：{ $value }]
help-help = 显示这份帮助，或指定子命令的帮助
help-print-help = 显示帮助
help-print-help-in-short = 显示帮助（更详细的用“{"--help"}”）
help-print-help-in-full = 显示帮助（简要的用“-h”）
help-print-version = 显示版本

## program: the help of the program, and what it says without a command

program-about = 看动态规划怎样填好取硬币游戏的表
program-file = 在窗口里打开的会话、课程，或写有一排硬币的文本文件
program-lecture = 马上开始讲这个文件
program-language = 所有文字的语言；也可以写在命令前面
program-examples =
    例子：
      coin-duel                           打开窗口
    {"  coin-duel lesson.ron"}                打开一个会话
    {"  coin-duel lesson.ron --lecture"}      开始讲这一课
    {"  coin-duel solve 8 15 3 7"}            不开窗口，解一排硬币
    {"  coin-duel solve --json row.txt"}      解文件里的一排硬币，输出JSON
    {"  coin-duel export lesson.ron --out fill.gif"}
                                          导出图片、表或文本
    {"  coin-duel export course.ron --out slides.png"}
                                          导出课程的幻灯片
    {"  coin-duel worksheet --coins 6 --variants 30 --seed 7 --out sheets.pdf"}
                                          写出练习卷和答案
program-mistyped = { $typed } 既不是命令，也不是文件；你要的是 `{ $command }` 吗？
program-no-window = 这个版本没有窗口；请带上特性“gui”重新构建，或者用不需要窗口的命令：`coin-duel solve`、`coin-duel export` 和 `coin-duel worksheet`
program-error = 错误：{ $problem }
program-failure = coin-duel：{ $problem }
program-cannot-write = 无法输出结果：{ $error }

## solve: the help and the answers of `solve`

solve-about = 解一排硬币，输出它的表、得分和对局
solve-coins = 从左到右的一排硬币：几个数、一个列表，或者写有它的文件；- 表示读标准输入
solve-json = 输出一个JSON对象：n、sum、{"fir"}、{"sec"}、difference、pick、left、right、rule；其他规则有 first 和 second 或者 total，以及 takes
solve-rule = 游戏的规则 [默认：classic]：{ $known }
solve-count-from = 表中第一枚硬币的编号，0或1 [默认：0；会话则按会话的设定]
solve-read-as = 文本中的数有几种读法时，当作什么来读
solve-examples =
    例子：
    {"  coin-duel solve 8 15 3 7"}
    {"  coin-duel solve -8 15 -3"}
    {"  coin-duel solve \"int[] coins ="} {"{"}8, 15, 3, 7{"}"};"
    {"  coin-duel solve --rule what-stays 5 3 1 4 2"}
    {"  coin-duel solve row.txt"}
      seq 1000000 | coin-duel solve {"--json"} -
solve-cannot-read = 无法读取标准输入：{ $error }
solve-too-long = 标准输入太长；一排最多{ $most }枚硬币
solve-in-input = 标准输入，{ $problem }

## answer: the answer of `solve`

answer-row = 硬币
answer-coins = 枚数
answer-result = 结果
answer-pick = 选择
answer-table = 整表
answer-game = 对局
answer-count-and-sum = { $count }，总和{ $sum }
answer-scores = {"fir"} { $fir }，{"sec"} { $sec }，先手领先{ $difference }：{ $outcome }
answer-only-coin = 唯一的一枚硬币
answer-tie = 一样好：左端和右端都值{ $worth }
answer-picked = { $pick }（{ $coin }）：左端值{ $left }，右端值{ $right }
answer-table-heading = 硬币i到j的 {"fir"}|{"sec"}；< 表示取左端，> 表示取右端，一样好时两个都有
answer-game-heading = 最优下法，一样好时取左端；各步取左端和取右端各值多少，以及走后双方的得分
answer-left-out = 省略；最多{ $most }枚硬币时才输出

## export: the help and the answers of `export`

export-about = 不开窗口，写出会话的图片、表或步骤，或课程的幻灯片
export-session = 要导出的会话或课程、放有会话的文件夹，或写有一排硬币的文本文件
export-out = 输出文件；由文件名决定格式
export-step = 已走的步数，或者 first、last [默认：和会话一样；GIF则是全部]
export-all = 所有的步
export-by = 从一幅图到下一幅图，填表走多远 [默认：cell]
export-show = 显示什么 [默认：fill]
export-game = 会话的对局，下面是它的表：等于 {"--show"} game
export-table-only = 只要表和图例，或者只要别的内容本身，不带这排硬币、算式和得分
export-behind = 对局背后的表 [默认：session]
export-layout = 表的格子怎样排列 [默认：和会话一样]
export-language = 代码的语言 [默认：pseudocode]
export-fold = 调用树折叠到什么程度 [默认：tree]
export-count-from = 第一枚硬币的编号，0或1 [默认：和会话一样]
export-read-as = 一排硬币的文本中的数有几种读法时，当作什么来读
export-theme = 图片的配色 [默认：light]
export-scale = 每点像素数，0.25到8；一张幻灯片至少有1280 × 720点 [默认：1；PNG为2]
export-size = 每幅图的像素，例如 1920x1080；内容尽量放大
export-seconds = 动画里每幅图显示多久，0.02到60秒 [默认：由图片数量决定]
export-slides = PDF幻灯片的形状
export-per-page = PDF讲义，每张纸1、2、3、4或6幅图
export-edition = 文件给谁看，由此决定里面有什么
export-notes = 讲义的备注放在哪里
export-paper = 讲义的纸张
export-quiz = 在HTML页面里，每一步显示之前先提问
export-separator = CSV表中数值之间的分隔符 [默认：comma]
export-dry-run = 只说会写出什么，什么都不写
export-notes-and-examples =
    FILE的名称决定格式：
    {"  ."}pdf                 幻灯片；加上 {"--per-page"} 就是带备注的讲义
    {"  ."}html                逐步填表的网页，任何浏览器都能打开
    {"  ."}svg .png            当前一步的图片；加上 {"--all"} 就是带编号的多幅：
                           fill-01.png、fill-02.png，依此类推
    {"  ."}gif .apng           动画；加上 {"--step"} 就是静止的图片
    {"  ."}mp4 .webm           视频，需要装有程序 ffmpeg
    {"  ."}csv .tsv .md .tex .typ
                           已填的部分；加上 {"--all"}，或者还没走第一步时，
                           就是整张表
    {"  ."}txt                 到现在为止的各步；加上 {"--all"} 就是所有的步；
                           加上 {"--game"} 就是对局的各步

    课程，或者放有会话的文件夹，导出为幻灯片：先是每一课的标题页，再是它的停点。
    一个问题和它的答案是两张幻灯片。.svg 和 .png 写成slides-001.png、
    slides-002.png，依此类推。动画里每张显示2秒。

    写有一排硬币的文本文件，导出时表是填满的。会话按它停在的那一步导出；
    {"--step"} last 显示它的最后一步。

    停点的私人备注不会写进任何文件，除非用 {"--edition"} lecturer 要求写入。
    给学生的讲义里，问题不附答案。

    退出状态：0表示全部写好，1表示系统出错，2表示参数或文件有错，
    3表示有不能用的课被略去。

    已有的文件会被替换，但绝不会替换会话或这排硬币的文件。每个文件要么完整写出，
    要么完全不写。

    例子：
    {"  coin-duel export lesson.ron --out table.svg"}
    {"  coin-duel export lesson.ron --out fill.pdf --all --by sweep"}
    {"  coin-duel export lesson.ron --out fill.gif --by sweep --theme dark"}
    {"  coin-duel export lesson.ron --out fill.png --all --size 1920x1080"}
    {"  coin-duel export lesson.ron --out game.gif --game"}
    {"  coin-duel export lesson.ron --out code.png --show code --language python"}
    {"  coin-duel export lesson.ron --out table.tex --all"}
    {"  coin-duel export lesson.ron --out fill.html --quiz"}
    {"  coin-duel export course.ron --out slides.pdf"}
    {"  coin-duel export course.ron --out handout.pdf --per-page 4 --paper letter"}
    {"  coin-duel export course.ron --out script.pdf --per-page 2 --edition lecturer"}
    {"  coin-duel export row.txt --out table.csv --separator semicolon"}
    {"  coin-duel export course.ron --out slides.png --dry-run"}
export-write-step = 请写一个不小于0的整数，或者 first、last
export-write-scale = 请写一个从{ $least }到{ $most }的数
export-write-size = 请写宽和高的像素数，例如 1920x1080
export-write-seconds = 请写从{ $least }到{ $most }的秒数
export-write-per-page = 请选1、2、3、4或6
export-only-for-session = { $option } 只用于单个会话；课程总是按它的停点整个导出，请去掉 { $option }
export-useless = { $option } 只用于{ $what }；请去掉它
export-would-write = 会写出{ $files }
export-wrote = 已写出{ $files }
export-progress = 已完成{ $done }/{ $total }
export-interrupted = 已中断；什么都没有写出
export-no-signals = 如果中断这次导出，可能会留下没写完的文件：{ $error }

## stride (any): how far the fill goes from picture to picture

stride-phase = 每个格子的读、加、选、写
stride-cell = 一个格子，或递归的一次调用
stride-sweep = 一条对角线、一行或一列

## subject: what an export shows

subject-fill = 正在填的表
subject-game = 对局，下面是它的表
subject-lanes = 这排硬币，以及双方取走的硬币
subject-tree = 递归的调用
subject-code = 代码，标出当前的一行
subject-fusion = 融合的过程
subject-own = 手工填的表，第一个错的数划掉
subject-stops = 会话的标题页和停点

## behind (any): the table behind the game

behind-session = 会话填到哪里就显示到哪里；还没开始填，就显示填满的表
behind-filled = 显示所有的数
behind-empty = 不显示数

## fold (any): how far the tree of calls is folded

fold-tree = 每一次调用
fold-graph = 每个不同的区间
fold-table = 区间放在各自的格子上

## edition (any): for whom files are

edition-students = 不含私人备注；答案在讲到的地方才出现
edition-answers = 不含私人备注；含所有答案
edition-lecturer = 含私人备注和所有答案

## separator (any): what stands between the values of a CSV table

separator-comma = 适合大多数程序
separator-semicolon = 适合小数点写作逗号的Excel
separator-tab = 和TSV表一样

## only_for: what an option of `export` is for. `--quiz is for an HTML page; leave it out`

only_for-pdf = PDF
only_for-page = HTML页面
only_for-animation = 动画或视频
only_for-pixels = 图片、动画或视频
only_for-picture-theme = 图片（网页用读者自己的配色）
only_for-picture = 图片
only_for-picture-or-text = 图片或文本（网页包含所有的步）
only_for-pictures = 图片（网页包含所有的阶段）
only_for-csv = CSV表
only_for-session = 会话

## worksheet: the help of `worksheet`

worksheet-about = 写出带空格子的学生练习卷，以及它们的答案
worksheet-session = 用哪个会话的一排硬币来出题，或写有一排硬币的文本文件
worksheet-read-as = 文本中的数有几种读法时，当作什么来读
worksheet-coins = 随机的一排有N枚硬币，1到64
worksheet-variants = 不同的排数，1到500，每排单独一张
worksheet-seed = 随机硬币的种子；种子相同，硬币就相同
worksheet-numbers = 随机硬币的最小值和最大值
worksheet-out = 输出文件；名称以 .pdf、.tex、.typ 或 .md 结尾，测验则以 .moodle.xml 或 .qti.zip 结尾
worksheet-tasks = 题目的种类，用逗号隔开；各张练习卷依次轮流使用
worksheet-blank = 空格子：all、diagonal:K、second，或 seed:{"S"}:PERCENT
worksheet-recurrence = 表的递推式 [默认：和会话一样，没有会话时为 fir-sec]
worksheet-paper = 纸张的大小
worksheet-theme = PDF的配色：light 用于打印，contrast 用于屏幕
worksheet-count-from = 第一枚硬币的编号，0或1 [默认：和会话一样，没有会话时为0]
worksheet-layout = PDF的格子怎样排列 [默认：和会话一样，没有会话时为 square]
worksheet-no-solutions = 不写答案
worksheet-dry-run = 只说会写出什么、每排硬币有多难，什么都不写
worksheet-notes-and-examples =
    先是所有的练习卷，然后每张各有一份答案。每张都标有编号和种子，凭它们可以再得到
    同一张。

    一套里的各排硬币都不相同，难度相近。下面这些数量，各排都一样：
      贪心陷阱    取两端中较大的硬币反而更差的格子；四枚以上的一排至少有一个
      一样好      两枚以上、两端一样好的格子
      奇数硬币    面值为奇数的硬币，由此可知总和的奇偶
      负数硬币
      位数        所有硬币的数字个数之和
      融合        含有题目 fuse 的一套才有；六枚以上的一排至少有两次

    含有题目 greedy 的一套里，凡是四枚以上的一排，从头用贪心都会丢分。第一步要么
    全都一样好，要么全都不是。超过10枚的一排，陷阱和一样好的数量可以略有差别，
    相差不到格子数的五十分之一加1；20枚以上的一排，其余各项也可以，相差不到硬币数
    的二十分之一加1。硬币总和之差不到可能的最大总和的十分之一；如果数值范围的一半
    更大，就不到这个一半。每份答案都写出这些数，--dry-run 也会写出。它们都按经典
    规则计算。

    例子：
    {"  coin-duel worksheet --coins 6 --variants 30 --seed 7 --out sheets.pdf"}
    {"  coin-duel worksheet lesson.ron --blank diagonal:3 --out sheet.pdf"}
    {"  coin-duel worksheet --coins 6 --variants 30 --seed 7 --tasks winner,trace,wrong --out sheets.pdf"}
    {"  coin-duel worksheet --coins 8 --seed 7 --numbers -9-9 --blank seed:1:40 --out sheets.tex"}
    {"  coin-duel worksheet --coins 6 --variants 30 --seed 7 --tasks winner,greedy,recurrence --out quiz.moodle.xml"}
worksheet-write-whole = 请写一个不超过{ $most }的整数
worksheet-write-numbers = 请写两个整数，中间用连字符，例如 1-20
worksheet-write-cells = 请写 all、diagonal:3、second，或者用 seed:7:50 表示一半的格子

## arguments: what is wrong with the arguments of any command

arguments-write-count-from = 请写0或1
arguments-write-reading = 请写下面之一：{ $names }
arguments-invalid = “{ $value }”不能用作“{ $argument }”的值
arguments-invalid-because = “{ $value }”不能用作“{ $argument }”的值：{ $reason }
arguments-no-value = “{ $argument }”需要一个值，但没有给出
arguments-extra-value = “{ $argument }”多了一个值“{ $value }”
arguments-unknown = 没有“{ $argument }”这个参数
arguments-unknown-command = 没有“{ $command }”这个子命令
arguments-no-utf8 = 有参数不是有效的UTF-8
arguments-missing = 缺少下列必需的参数：
arguments-repeated = 参数“{ $argument }”只能用一次
arguments-conflict = 参数“{ $argument }”不能和{ $others }一起用
arguments-command-conflict = 子命令“{ $command }”不能和{ $others }一起用
arguments-quoted = “{ $argument }”
arguments-tip = 提示：{ $tip }
arguments-similar = 有一个相近的参数：“{ $argument }”
arguments-similar-value = 有一个相近的值：“{ $value }”
arguments-of-command = 有“{ $option }”
arguments-as-value = 要把“{ $argument }”作为值，请写“-- { $argument }”
arguments-more = 更多信息见“{"--help"}”。
