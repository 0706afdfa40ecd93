## buttons: the buttons that several dialogs have

buttons-close = 关闭
buttons-cancel = 取消
buttons-save = 保存
buttons-replace = 替换
buttons-browse = 浏览…
buttons-browse-tooltip = 在系统自己的对话框里选择文件

## export: the export dialog: what is exported, how it looks, and to which file

export-export = 导出
export-what = 内容
export-this-step = 当前一步
export-this-move = 当前一步
export-every-step = 每一步
export-every-move = 每一步
export-a-picture-for-each = 每幅图对应
export-phase = 阶段
export-cell = 格子
export-content = 画面
export-slide = 幻灯片
export-the-table-alone = 只有表
export-as-on-the-screen = 和屏幕上一样
export-background = 背景
export-dark = 深色
export-light = 浅色
export-high-contrast = 高对比度
export-scale = 缩放（每点像素数）
export-per-point = 像素/点
export-scale-tooltip = 缩放为2时，在大多数投影仪上都清晰
export-file-to-write = 输出文件
export-file-exists = 这个文件已经存在。替换它，或者换个名称。
export-cancel-export = 取消导出
export-starting = 正在开始…
export-copy-picture = 复制图片
export-copy-text = 复制文字
export-copy-tooltip = 复制到剪贴板，不写入文件
export-with-the-drawing = 带上笔迹
export-pdf-slides = PDF幻灯片
export-pdf-handout = PDF讲义
export-pdf-figure = PDF插图
export-purpose-of-pdf-slides = 可以全屏放映的页面
export-purpose-of-pdf-handout = 图片配备注，用来打印
export-purpose-of-pdf-figure = 论文里的插图
export-pdf-sheets = PDF练习卷
export-purpose-of-pdf-sheets = 打印出来填写的页面
export-worksheet-as-latex = 可以修改后再打印的文档
export-worksheet-as-typst = 可以修改后再打印的文档
export-worksheet-as-markdown = 用于笔记和维基的文本
export-purpose-of-png = 任何幻灯片软件都能用的图片
export-purpose-of-gif = 所有幻灯片软件都能播放
export-purpose-of-apng = 文件更小，用于浏览器和Impress
export-purpose-of-mp4 = 所有播放器都能放的视频
export-purpose-of-webm = 用于网页的视频
export-purpose-of-svg = 任意大小都清晰，可以编辑
export-purpose-of-latex = 带booktabs线的表
export-purpose-of-typst = 用于文档的表
export-purpose-of-html = 可以逐步翻看的网页，单个文件
export-purpose-of-markdown = 用于笔记和维基的表
export-purpose-of-moodle = 把练习卷的题目做成测验，用于Moodle
export-purpose-of-qti = 同上，用于Canvas、ILIAS和OpenOlat
export-purpose-of-csv = 每个格子一行
export-purpose-of-tsv = 同上，用制表符分隔，方便粘贴
export-purpose-of-text = 用文字写出各步
export-subjects =
    填表
    对局
    取走的硬币
    调用
    代码
    融合
    我的表
    停点
    整门课程
    练习卷
    窗口
export-about-the-window = 屏幕上的全部内容，但不含这个对话框。
export-no-picture-of-window = 在这个系统上读不到窗口的画面。请导出别的内容。
export-many-worksheets = 要做很多张不同的练习卷，请用命令 coin-duel worksheet。
export-this-stop = 当前停点
export-every-stop = 每个停点
export-questions = 提问
export-ask-before-each-step = 每一步之前提问
export-shape = 形状
export-wide = 16 : 9
export-standard = 4 : 3
export-with-the-row = 带上这排硬币
export-alone = 单独
export-table-behind = 背后的表
export-as-it-is = 保持现状
export-filled = 填满
export-empty = 空表
export-size = 大小
export-as-needed = 按需要
export-pixels = { NUMBER($width, useGrouping: "false") } × { NUMBER($height, useGrouping: "false") }
export-seconds-for-each = 每幅秒数
export-by-their-number = 由图片数量决定
export-chosen-seconds = 全部一样
export-seconds-suffix = 秒
export-pictures-on-a-sheet = 每张纸上
export-notes = 备注
export-beside = 在旁边
export-below = 在下面
export-no-notes = 没有
export-edition = 给谁
export-for-students = 学生
export-with-answers = 学生，附答案
export-for-the-lecturer = 自己
export-about-students = 不含你的私人备注。答案在讲到的地方才出现。
export-about-answers = 不含你的私人备注。所有答案都显示。
export-about-lecturer = 含有你的私人备注和所有答案。不要发给别人。
export-separator = 分隔符
export-comma = 逗号
export-semicolon = 分号（欧洲的Excel）
export-tab = 制表符
export-paper = 纸张大小
export-a4 = A4
export-letter = Letter
export-tasks = 题目
export-empty-cells = 空格子
export-all-cells = 全部
export-every-second-cell = 隔一个空一个
export-one-diagonal = 一条对角线
export-drawn-cells = 随机
export-coins-of-each-cell = 每格的硬币数
export-share-of-cells = 空格子的比例
export-percent-suffix = %
export-seed = 种子
export-seed-tooltip = 种子相同，格子就相同
export-solution = 答案
export-on-pages-of-its-own = 另起几页
export-preview = 导出预览
export-drawing-preview = 正在绘制…
export-before = ‹
export-after = ›
export-picture-before = 上一幅图
export-picture-after = 下一幅图
export-picture-of = 第{ $number }幅图，共{ $count }幅
export-sheet-of = 第{ $number }张，共{ $count }张
export-files-and-size = { $files }个文件，{ $size }
export-about = ~{ $size }
export-size-unknown = 大小未知
export-purpose-and-size = { $purpose }{ $size ->
    [none] {""}
   *[other] ；{ $size }
 }
export-progress = { $done }/{ $total }
export-progress-in-seconds = { $done }/{ $total }，大约还要{ $seconds }秒
export-progress-in-minutes = { $done }/{ $total }，大约还要{ $minutes }分钟
export-plan = { NUMBER($width, useGrouping: "false") } × { NUMBER($height, useGrouping: "false") }像素

## export_group (any): what kinds of files are for

export_group-slides = 幻灯片
export_group-paper = 纸张
export_group-web = 网页
export_group-data = 数据

## file: the dialogs that ask for a file to open or to save to

file-open-heading = 打开会话、一排硬币的文本或链接
file-save-heading = 保存会话
file-open = 打开
file-session-file = 会话文件
file-course-file = 课程文件
file-recent-work = 最近的工作
file-example-path = path/to/session.ron、row.txt或链接
file-example-name = lesson.ron、row.txt或链接
file-kept-by-browser = 浏览器为这个页面保留最近的20个文件，直到有人清除它的数据。
file-saved-as-download = 文件会放进你的下载文件夹。浏览器也留一份副本。
file-file-exists = 这个文件已经存在。替换它，或者换个名称。
file-save-course-heading = 保存课程
file-save-copy-heading = 保存课程的副本

## finder: the lists that are searched: the palette and the lessons

finder-commands = 命令
finder-find-a-command = 查找命令
finder-language = 语言：{ $name }
finder-palette-hint = 输入命令或课的名称
finder-no-command = 没有匹配的命令
finder-lessons = 所有课
finder-find-a-lesson = 查找课
finder-lessons-hint = 输入编号或标题的一部分
finder-no-lesson = 没有匹配的课
finder-lesson-entry = { $name }{ $is-open ->
    [true] ，已打开
   *[false] {""}
 }{ $is-done ->
    [true] ，已完成
   *[false] {""}
 }{ $score ->
    [none] {""}
   *[other] ，答对{ $score }
 }
finder-lesson-score = { $right }/{ $asked }

## glossary: the glossary

glossary-game = 游戏
glossary-rules =
    两名玩家，先手和后手，轮流取硬币。
    每次轮到时，从这排硬币的左端或右端取一枚。
    硬币取完后，拿到的总和更大的一方获胜。
    表的每个格子代表这排硬币的一个区间，即第i枚到第j枚硬币。从这些硬币中，轮到的一方得 {"fir"}，对方得 {"sec"}。
glossary-heading = 术语

## go_to: the dialog that goes to a cell or a coin

go_to-heading = 转到格子或硬币
go_to-explanation = 输入i和j转到格子，只输入一个下标转到硬币。下标从{ $first }到{ $last }。
go_to-indices = 下标
go_to-go = 转到
go_to-fill-to-there = 填到那里
go_to-fill-tooltip = 让填表走到这个格子
go_to-no-coin-before = 没有硬币{ $number }：第一枚是{ $first }。
go_to-no-coin-behind = 没有硬币{ $number }：最后一枚是{ $last }。
go_to-not-an-index = “{ $word }”不是下标；请输入整数，例如{ $example }。
go_to-wrong-order = 没有格子{ $i } { $j }：左端在前，所以要输入{ $j } { $i }。
go_to-no-index = 请输入一个或两个下标。
go_to-too-many-indices = 下标超过两个了；写大数时不要用逗号分隔千位。

## compare: the dialog that chooses the table to compare with

compare-heading = 比较两张表
compare-explanation = 两张表同时填，一条对角线接一条对角线。可以换一排硬币、换顺序，或者两样都换。
compare-row = 另一排硬币
compare-order = 它的顺序
compare-this-row = 这一排
compare-compare = 比较

## questions: the questions before something would be lost, and the text while a file is read or written

questions-unsaved-changes = 未保存的改动
questions-save-changes-first = “{ $name }”有未保存的改动。要先保存吗？
questions-do-not-save = 不保存
questions-the-file-has-changed = 文件已改动
questions-changed-and-unreadable = 另一个程序改动了“{ $name }”，现在读不了它：{ $reason }
questions-changed-without-difference = 另一个程序改动了“{ $name }”，但里面的会话没有变。
questions-changed = 另一个程序改动了“{ $name }”。文件的不同之处：{ $difference }。
questions-save-as = 另存为…
questions-save-anyway = 仍然保存
questions-reload = 重新载入
questions-not-now = 以后再说
questions-work-from-last-time = 上次的工作
questions-earlier-work =
    上次你对“{ $name }”的工作还没有保存，而文件后来又变了。两者的不同之处：{ $difference }。
    选“{ questions-open-the-file }”，你的工作会留在“文件 › 最近的工作”里。
questions-earlier-work-on-row =
    上次你对“{ $name }”的工作还没有保存，而文件后来又变了。两者的不同之处：{ $difference }。
    你的硬币：{ $work }
    文件的硬币：{ $file }
    选“{ questions-open-the-file }”，你的工作会留在“文件 › 最近的工作”里。
questions-restore-my-work = 恢复我的工作
questions-open-the-file = 打开文件
questions-export-in-progress = 正在导出
questions-an-export-is-running = 导出还没有完成。如果现在停止，什么都不会写入。
questions-close-when-done = 完成后关闭
questions-stop-and-close = 停止并关闭
questions-opening-recent-work = 正在打开最近的工作…
questions-opening = 正在打开{ $name }…
questions-saving = 正在保存{ $name }…
questions-stop = 停止
questions-course-has-changed = 课程“{ $name }”在这里打开之后，另一个程序改动了它的文件。
questions-lesson-has-changed = “{ $course }”的课“{ $file }”在这里打开之后，被另一个程序改动了。

## random: the dialog that draws a random row

random-heading = 随机的一排硬币
random-not-drawn = 抽不出这排硬币：{ $reason }
random-use-this-row = 用这一排
random-bounds-are-swapped = 最小的硬币比最大的还大，所以改为从{ $low }到{ $high }抽取。

## shortcuts: the keyboard shortcuts

shortcuts-heading = 键盘快捷键
shortcuts-what-keys-act-on = Space 和方向键控制舞台上显示的内容：填表、对局或融合。数字键用来回答问题，没有问题时用来输入一排新硬币。在输入框里，打字和编辑用的键不算快捷键。
shortcuts-keys-of-controls =
    输入一排硬币: 0到9
    下一个控件: Tab
    在硬币上：编辑: Enter
    在硬币上：移动: Alt+← Alt+→
    在硬币上：删除: Delete
    预测：选一端: ← → ↑
    预测：选格子: 方向键，Space
    预测：输入数: ↑ ↓，Enter
    提问：看答案: Page ↓
    讲课：显示某一课: 编号，Enter

## site: the dialog that asks for the address that links begin with

site-heading = 链接地址
site-explanation = 链接需要一个带有coin-duel的网页的地址。会话写在地址的 # 后面，任何服务器都看不到。
site-address = 网页的地址
site-example = https://example.org/coin-duel/
site-no-address = 地址以 https:// 或 http:// 开头，不含空格。
site-copy-link = 复制链接

## summary: the summary of the predictions

summary-heading = 你的预测
summary-title = { $name }：{ $row }
summary-copy-summary = 复制小结
