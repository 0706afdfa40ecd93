untitled = 新课程
copy-of = { $title }（副本）
copy-for-others = { $title }（学生用）
copy-over-course = { $path }就是课程本身，而副本可能会略去一些内容；请换个名称
no-such-lesson = 没有第{ $number }课：这门课程共有{ $count }课。
is-changed = 有改动
changed = • { $title }
coins-and-stops = { $stops ->
    [0] { $coins }
   *[other] { $coins }  ·  { $stops }个停点
 }
no-lessons = 还没有课：把这个会话加进来
heading = 小标题：{ $title }
unusable = 不能用：{ $problem }
earlier = 旧版本的课
details = 课程信息
title = 标题
author = 作者
language = 语言
minutes = 分钟
bundled-tooltip = 打开程序自带的这门课程
add-heading = 小标题
add-heading-tooltip = 在选中的条目上面加一个小标题
new-heading = 新的部分
new-name = 新名称
duplicate = 复制一份
duplicate-tooltip = 在选中的课后面加一份副本
rename = 重命名
rename-tooltip = 给选中的条目换个名称（Enter）
up = 上移
up-tooltip = 把选中的条目往上移（Alt+↑），也可以拖动
down = 下移
down-tooltip = 把选中的条目往下移（Alt+↓），也可以拖动
remove = 移除
remove-tooltip = 把选中的条目从列表中移除（Delete）
undo = 撤销
done = 完成
lesson-of = 第{ $index }课，共{ $count }课
typed-lesson = 第{ $number }课：按 Enter
stops = 讲课的停点
no-stops = 没有停点：讲课时每个格子或每一步都停。
remove-stop = 移除停点{ $number }
stop-up = 上移停点{ $number }
stop-down = 下移停点{ $number }
note-of-stop = 停点{ $number }的备注
note-hint = 只有你在这里看到的内容…
question-of-stop = 停点{ $number }的问题
no-question = 不提问
own-question = 自己的问题
own-question-hint = 你的问题…
choices-hint = 选项，每行一个。不写选项，就由学生输入答案。
right-answer-hint = 正确答案…
why-hint = 为什么正确…
part-of-stop = { $hint }，停点{ $index }
only-words = 只显示文字
stop = { $index } · { $at }{ $asks ->
    [true] {" "}· 提问
   *[false] {""}
 }
at-step = 填表第{ $steps }步
at-move = 对局第{ $moves }步
at-fusion = 融合第{ $steps }步
