## row: errors of the text of a row. Each stands behind its place: `line 2, character 6: “x” is not a whole number`

row-in-line = 第{ NUMBER($column, useGrouping: "false") }个字符
row-in-text = 第{ NUMBER($line, useGrouping: "false") }行第{ NUMBER($column, useGrouping: "false") }个字符
row-quoted = “{ $word }”
row-this = 这一处
row-empty = 还没有硬币；请输入整数，例如8 15 3 7
row-not-a-number = { $word }不是整数；硬币写成8、-15或1_000这样
row-not-whole = { $word }不是整数；硬币都是整数，请四舍五入，或把所有硬币按同一倍数放大
row-decimal-comma = { $word }可能是两枚硬币，也可能是一个小数；硬币都是整数，硬币之间的逗号后面要加空格
row-spaced-groups = { $word }可能是一个数，也可能是几枚硬币；一个数中间不要空格，硬币之间要加逗号
row-leading-zero = { $word }以0开头；去掉0，千位不要加逗号（1000或1_000）
row-out-of-range = { $word }超出范围；一枚硬币在{ $least }到{ $most }之间
row-invisible = 这里有看不见的字符{ $code }；请删除
row-missing = { $word }前面缺一枚硬币；补上硬币，或删除{ $word }
row-empty-cell = { $word }前面的单元格是空的；请填上或删除
row-currencies = { $word }的货币和前面的硬币不同；所有硬币要用同一种单位
row-alone-above = { $number }单独一行，在{ $coins }上面；如果它是枚数，请写{ NUMBER($count, useGrouping: "false") }，如果它是硬币，请和它们写在同一行
row-rows = 这段文字里有{ $count }排硬币；只留一排，写在一行里或一对括号里
row-computed = { $word }要计算才有数；请直接写出硬币
row-ambiguous = 这可以是{ $readings }；用 {"--read-as"} NAME 选一种，或把文字粘贴到硬币的输入框里
row-reading = { $coins }：{ $first }（{ $name }）
row-reading-in-short = { $coins }（{ $name }）
row-or = { $before }或{ $next }
row-not-read-as = 这不能读作“{ $name }”，那样的话{ $why }
row-too-many = 到{ $word }就超出枚数了；一排最多{ $most }枚硬币
row-outside-the-list = { $word }在硬币列表外面；只保留一个列表
row-wrong-length = 声明的枚数是{ $declared }，列表里却有{ NUMBER($coins, useGrouping: "false") }枚硬币；请改成一致
row-unclosed = 这个“{ $opening }”没有闭合；在最后一枚硬币后面加上“{ $closing }”
row-too-deep = 这个“{ $opening }”外面已有{ $most }层括号；硬币的列表用不了这么多层
row-unopened = 这个“{ $closing }”没有对应的开头；删除它，或在列表开头加上“{ $opening }”

row-no-coins = 一排至少要有一枚硬币
row-too-many-coins = 一排最多{ $most }枚硬币；这一排有{ $count }枚
row-value-out-of-range = 第{ $place }枚硬币是{ $value }；一枚硬币在−10¹²到10¹²之间

row-survey-count = 一排不能有{ $count }枚硬币；抽样时一排有1到{ $most }枚
row-survey-value = 硬币不能是{ $value }；一枚硬币在−10¹²到10¹²之间
row-survey-rows = 不能抽{ $rows }排；一次抽样是1到{ $most }排

row-odd-row = 枚数是奇数时，两端是同一种位
row-not-first = 它只适合枚数为偶数时的先手
row-against-exploiter = 两个针对者会互相等对方的策略
row-other-rule = 它只适合经典规则
row-alone = 先手独自玩
row-long-row = 它要用到所有区间，所以一排最多{ $most }枚硬币

## files: why a file can't be read or may not be replaced. A text about replacing stands behind `cannot write row.ron: `

files-read-only = 它是只读的；请改成可写，或换一个名称
files-folder = 那是文件夹；请给出文件名
files-pipe = 那是管道，不能替换；请换一个名称
files-socket = 那是套接字，不能替换；请换一个名称
files-device = 那是设备，不能替换；请换一个名称
files-read-only-folder = 文件夹{ $folder }是只读的；请改成可写，或换一个文件夹
files-not-kept = 这个浏览器里已经没有这个文件了；请从磁盘重新打开
files-no-storage = 这个浏览器不为此网页保存任何东西（{ $reason }）；请把工作存成文件
files-no-folder-to-read = 这是文件夹，而这里只能读文件；请选其中的一个文件
files-no-pipe-to-read = 这是管道，而这里只能读文件；请先把文字存成文件
files-no-socket-to-read = 这是套接字，而这里只能读文件；请选一个会话，或写有一排硬币的文本
files-no-device-to-read = 这是设备，而这里只能读文件；请选一个会话，或写有一排硬币的文本
files-no-regular-file = 这不是普通文件，而这里只能读文件；请选一个会话，或写有一排硬币的文本

## course: errors and warnings about courses

course-version-zero = 没有版本0；课程从版本1开始
course-newer-version = 这门课程是版本{ $version }，本程序最多能读版本{ $newest }；请用更新的coin-duel打开
course-too-many-entries = 课程有{ $count }项，最多只能有{ $most }项；最后几项已略去
course-more-warnings = 另外还有{ $count }个问题
course-lessons-left-out = 有{ $count }课不能用，已略去
course-solves-no-course = { $path }是课程，不是一排硬币；请求解其中一课的文件，或导出课程
course-in-lesson = 第{ $number }课：{ $problem }
course-in-file = { $name }：{ $problem }
course-out-of-folder = “{ $name }”不是课程文件夹里的文件；请复制到那里，路径从那里写起
course-link-out-of-folder = { $name }是指向课程文件夹外面的链接；请把文件本身放进文件夹
course-is-a-course = { $name }是课程，而一课是一个会话；请直接在这里列出它的各课
course-no-session-in-folder = { $path }里没有会话；有会话（.ron）的文件夹才能作为课程打开
course-words-left-out = “{ $language }”的文字未采用：{ $problem }
course-no-file-of-words = 文字文件应放在课程的文件夹里，而这门课程没有文件夹
course-unknown-lesson = 没有名为{ $name }的课

## embed: errors in the address of an embedded page. Words with = and the words that it can be are written in addresses

embed-unknown-view = 地址里写的是 view={ $view }；可以是 lecture、table 或 game
embed-bad-step = 地址里写的是 step={ $step }；可以是0或更大的整数
embed-unknown-theme = 地址里写的是 theme={ $theme }；可以是 dark、light 或 contrast
embed-unknown-course = 地址里写的是 course={ $course }；可以是 { $known }
embed-unknown-lesson = 地址里写的是 lesson={ $lesson }；可以是1到{ $count }，或者课的名字，例如 greedy-loses
embed-no-such-stop = 消息里写的是 stop: { $stop }；{ $count ->
    [0] 这一课没有停点
   *[other] 可以是1到{ $count }
 }
embed-no-such-step = 消息里写的是 step: { $step }；可以是0到{ $end }

## export: errors of exports: requests that can't be fulfilled, and files that can't be written

export-unknown-format = 未知的格式 .{ $ending }；请用 { $known }
export-no-ending = 文件名“{ $path }”没有后缀；请用 { $known }
export-table-not-game = { $format }只能装表，不能装对局；请把对局导出为图片或文本
export-only-table = { $format }只能装表；请把这个导出为图片
export-fill-not-game = { $format }显示的是填表，不是对局；请把对局导出为图片或文本
export-not-shown = { $format }不能显示这个；请导出为图片
export-no-video-program = 导出视频需要程序ffmpeg，它还没有安装；请安装，或导出为{ $formats }，不需要别的程序
export-video-failed = 程序ffmpeg没能写出视频{ $reason ->
    [none] ，也没有说明原因
   *[other] ：{ $reason }
 }
export-seconds-out-of-range = 一张图片可以显示{ $min }到{ $max }秒，不能是{ $seconds }秒
export-is-source = { $path }是这次导出的来源，会被覆盖；请换一个名称，例如{ $proposal }
export-no-pdf = 无法生成PDF：{ $reason }
export-no-text = { $format }由像素组成，没有文字
export-too-many-coins = 图片最多显示一排{ $max }枚硬币，这一排有{ $n }枚；{ $advice }
export-export-moves-as-text = 请把各步导出为文本
export-remove-coins = 请删除一些硬币，或用 `coin-duel solve`，它能求解任意长的一排
export-export-table-as = 请把表导出为{ $formats }
export-too-many-pictures = 导出的图片超过{ $max }张；请把步长选大些，或只选一步
export-no-such-step = 没有第{ $step }步；填表共{ $end }步，请选0到{ $end }
export-no-such-move = 没有第{ $move-number }步；对局共{ $end }步，请选0到{ $end }
export-no-such-stop = 没有停点{ $number }；这一课有{ $stops }个停点
export-no-such-slide = 没有第{ $index }张幻灯片；会话在标题页之后有{ $last }张，请选0到{ $last }
export-course-needs-pictures = { $format }不能装图片，而课程要导出为图片；文件名请以 { $endings } 结尾
export-not-of-window = { $format }不能装窗口的图片；文件名请以 { $endings } 结尾
export-not-of-worksheets = { $format }不能装练习卷；文件名请以 { $endings } 结尾
export-no-lesson = 课程里没有能用的课；请加一课
export-too-many-slides = 课程有{ $slides }张幻灯片，一次最多导出{ $max }张；请把课程拆开
export-scale-out-of-range = 缩放是{ $scale }；请选{ $min }到{ $max }
export-size-out-of-range = 尺寸是{ $width } × { $height }像素；每边请选{ $min }到{ $max }
export-picture-too-large = { $width } × { $height }像素的图片太大；请缩小，或用SVG（每边最多{ $per-side }，总共最多{ $millions }百万像素）
export-no-folder = 无法写入{ $path }：没有文件夹{ $folder }；请新建，或换一个文件夹
export-is-folder = 无法写入{ $path }：那是文件夹；请给出文件名
export-cannot-write = 无法写入{ $path }：{ $reason }
export-text-too-long = { $text }最多{ $max }枚硬币；这一排有{ $n }枚
export-too-many-steps = 一次最多列出{ $max }步；这里有{ $steps }步
export-a-table = { $format }表
export-a-list-of-steps = 步骤列表
export-a-list-of-moves = 对局的各步列表
export-stopped = 导出已停止

## link: errors about sessions in links. They stand behind `Cannot open the link: ` or `Cannot copy the link: `

link-too-long = 它有{ $chars }个字符，而浏览器和邮件程序会截断超过{ $most }个字符的链接；请把会话存成文件
link-holds-too-much = 它的内容超过{ $most }字节；这个会话请用文件
link-is-empty = 它里面没有会话；一排硬币写在#后面，例如#8,15,3,7
link-bad-character = s= 后面第{ $place }个字符是“{ $character }”，那里只能有字母、数字、-和_；请重新复制
link-damaged = 它不完整或被改动过；请重新复制整个链接
link-no-row = 它里面没有一排硬币：{ $reason }
link-no-session = 它里面没有本程序能打开的会话：{ $reason }

link-no-such-stop = 地址里写的是 stop={ $said }；{ $count ->
    [0] 这个会话没有停点
    [1] 这个会话只有停点1，现在显示的就是它
   *[other] 可以是1到{ $count }，现在显示停点{ $now }
 }
link-no-such-end = 地址里写的是 until={ $said }；{ $count ->
    [0] 这个会话没有停点
    [1] 这个会话只有停点1
   *[other] 可以是1到{ $count }，停点一个也没有略去
 }

## session: errors and warnings about session files: opening them, saving them, and what they hold

session-unknown-field = 这个版本不认识字段`{ $field }`，不会保存它
session-more-unknown-fields = 这个版本还有{ $count }个字段不认识，不会保存它们
session-read-as = 读作{ $coins }，因为{ $why }
session-read-as-or = 读作{ $coins }，因为{ $why }；用 { $option } 则读作{ $others }
session-unprintable = `{ $field }`里有不能显示的字符；现在都换成了□
session-step-moved = `{ $field }`超出了这一排的{ $end }步，现在是{ $now }
session-move-moved = `{ $field }`超出了这一排对局的{ $end }步，现在是{ $now }
session-order-changed = { $reason }改为按{ $now }填表
session-no-position = `{ $field }`不是步数，现在是0
session-lines-left-out = 会话最多有{ $most }条走法，这里多出{ $count }条；多出的已略去
session-no-such-line = `line` 是{ $line }，但最后一条走法是{ $last }；现在改为0
session-moves-left-out = 走法{ $line }里有些步顺序不对、违反规则或超出了这一排的{ $moves }步；这些步已略去
session-more-moves-left-out = 另有{ $count }条走法也有这样的步，已略去
session-said-at-stops = 它的备注和最后的说明现在是各停点的文字
session-stops-left-out = 会话最多有{ $most }个停点，这里多出{ $count }个；多出的已略去
session-more-stops-moved = 另有{ $count }个停点超出了这一排，已移到范围内
session-count-from-is-unknown = `count_from` 是{ $number }；它必须是0或1
session-cannot-open = 无法打开{ $path }：{ $reason }
session-cannot-save = 无法保存{ $path }：{ $reason }{ $is-unchanged ->
    [true] ；文件没有改动
   *[false] {""}
 }
session-is-row-file = 无法保存{ $path }：会话的硬币就在这个文件里；请换一个名称
session-too-large = { $path }太大：它有{ $bytes }字节，一个文件最多{ $max-bytes }字节
session-in-file = { $path }，{ $problem }
session-link-out-of-folder = { $path }是指向会话文件夹外面的链接；请把文件本身放进文件夹
session-in-row-file = { $path }的硬币在另一个文件里：{ $problem }
session-at-place = 第{ $line }行第{ $column }列：{ $problem }
session-other-encoding = 这是{ $encoding }编码的文本；请用编辑器打开，另存为UTF-8编码
session-unknown-encoding = 这不是UTF-8编码的文本；请用编辑器打开，另存为UTF-8编码
session-empty-file = 文件是空的；一个会话至少是 (version: { $version }, coins: [8, 15])
session-version-zero = 没有版本0；会话从版本1开始
session-newer-version = 这个会话是版本{ $version }，本程序最多能读版本{ $newest }；请用更新的coin-duel打开
session-row-path-too-long = 硬币文件的路径太长；请把文件放在会话旁边
session-row-path-out-of-folder = “{ $path }”不是会话文件夹里的文件；路径从那里写起，例如 "row.txt"
session-path-unit-too-large = 路径里有无效的字符
session-too-many-windows = 打开的窗口太多
session-cannot-write = 无法写入{ $path }：{ $reason }
session-in-field = `{ $path }`：{ $expected }
session-no-point = { $expected }；整数没有小数点
session-no-coin = { $expected }；一枚硬币在−10¹²到10¹²之间
session-too-many-brackets = 这里的括号嵌套太多；只要几层就够
session-a-position = 步数
session-position-with-fraction = 位置是整数，没有小数点
session-a-list = 一个列表
session-a-row-or-file = 一个整数列表，或写有整数的文本文件名

## worksheet: errors of worksheets

worksheet-no-coins = 练习卷至少要有1枚硬币
worksheet-too-many-coins = 练习卷最多{ $max }枚硬币；这一排有{ $n }枚
worksheet-variants-out-of-range = 卷数是{ $count }；请选1到{ $max }
worksheet-value-out-of-range = 硬币不能是{ $value }；请选{ $least }到{ $most }的数
worksheet-no-diagonal = { $n ->
    [1] 没有对角线{ $length }；1枚硬币只有对角线1
   *[other] 没有对角线{ $length }；{ $n }枚硬币有对角线1到{ $n }
 }
worksheet-share-out-of-range = 空格子的比例是{ $percent }%；请选1到100
worksheet-task-of-classic-rule = 题目“{ $task }”只适合经典规则，而这个递推式是另一种规则的；请换别的题目，或换经典规则的递推式
worksheet-no-form = 题目“{ $task }”需要程序自带的递推式，或某种规则自己的递推式；请换别的递推式，或换别的题目
worksheet-of-ring = 圆环没有练习卷；请把这一排写两遍，并选经典规则
worksheet-no-traps = { $rows ->
    [1] 唯一可能的一排没有贪心陷阱，而每张卷都要有一个：一个取较大的硬币反而更差的格子；请把数的范围选大些
   *[other] { $rows }排里没有一排有贪心陷阱，而每张卷都要有一个：一个取较大的硬币反而更差的格子；请把数的范围选大些
 }
worksheet-too-few-rows = { $all ->
    [1] 凑不出{ $wanted }排难度相近、互不相同的硬币：总共只有一排，难度相近的最多{ $possible }排；请把卷数减到{ $possible }张或更少，或增加硬币枚数，或把数的范围选大些
   *[other] 凑不出{ $wanted }排难度相近、互不相同的硬币：可能的{ $all }排里，难度相近的最多{ $possible }排；请把卷数减到{ $possible }张或更少，或增加硬币枚数，或把数的范围选大些
 }
worksheet-too-few-rows-found = 没有找到{ $wanted }排难度相近、互不相同的硬币：随机抽的{ $drawn }排里，难度相近的有{ $found }排；请把卷数减到{ $found }张或更少，或换一个数的范围
worksheet-triangle-too-wide = { $n }枚硬币的三角形一页放不下；请选方形布局，它可以分在几页上
worksheet-too-many-pages = 数这么长，表要用{ $pages }页，而最多只能有{ $max }页；请减少硬币，或用更短的数
