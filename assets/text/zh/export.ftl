table-caption = 硬币i到j的 { $names }，在第i行第j列，按{ $order }填。箭头指向最优下法取的一端。
table-caption-so-far = 硬币i到j的 { $names }，在第i行第j列，按{ $order }填，已走{ $done }步，共{ $steps }步。箭头指向最优下法取的一端。
program = coin-duel
text-format = 文本
needs-booktabs = 导言区需要 \usepackage{"{"}booktabs{"}"}。
needs-xelatex = 用 xelatex 或 lualatex 编译，才能排出其他文字的字母。如果你有别的字体，把它的名称写在下面。
coin = 硬币
steps-heading =
    硬币    { $row }
    递推式  { $formula }
    顺序    { $order }：{ $reason }
    步      { $numbers }，共{ $steps }步
no-steps = 无
steps-from-to = { $from }到{ $to }
step = 第{ $number }步
game-heading =
    硬币  { $row }
    玩家  { $players }
    结果  { $result }
    各步  取左端和取右端对轮到的一方各值多少；走后双方的得分{ $has-mistakes ->
        [true] ；这一步损失的分
       *[false] {""}
     }
game-heading-of-rule =
    规则  { $rule }
    硬币  { $row }
    玩家  { $players }
    结果  { $result }
    各步  { $worths }；走后双方的得分{ $has-mistakes ->
        [true] ；这一步损失的分
       *[false] {""}
     }
worths-of-lead = 取左端和取右端，在余下的对局里各能领先多少
worths-of-total = 取左端和取右端，从这里起各能得多少
both = { $first }，{ $second }
plays = { $player }：{ $strategy }
plays-by-seed = { $player }：{ $strategy }（种子{ NUMBER($seed, useGrouping: "false") }）
result = 先手{ $first }，后手{ $second }：{ $outcome }
is-to-move = 轮到{ $player }
move-columns =
    {"#"}
    玩家
    取走
    左端
    右端
    先手
    后手
    损失
move-columns-alone =
    {"#"}
    取走
    左端
    右端
    总计
    损失
takes-on-tie = { $taken }，一样好
takes-last = 最后的{ $coin }
with-sum = { $title }，总和{ $sum }
step-heading = 第{ $done }步，共{ $steps }步
move-heading = 对局第{ $made }步，共{ $moves }步
stop-heading = { $lesson }，停点{ $stop }{ $is-answered ->
    [none] {""}
    [true] ，答案
   *[false] ，问题
 }
title-card = “{ $title }”的标题页。硬币：{ $row }。你会取哪一端？
table-at = 硬币{ $row }的表：{ $at }
picture-of-window = coin-duel的窗口，打开着“{ $title }”
shows-nothing = 会话停在开头，还什么都没填，什么都没取；{"--step"} last 显示最后一步
missing-letters = 这台电脑上没有含{ $letters }的字体，所以这些字的位置是方框；请安装有这些字的字体，例如{ $fonts }
missing-letters-in-page = 这个页面没有含{ $letters }的字体，所以这些字的位置是方框；电脑上的程序会用系统的字体
missing-and-more = { $letters }等，另有{ $more }个
files-from-to = { $first }到{ $last }：{ $what }
one-file = { $file }：{ $what }
pictures = { $pictures }幅图，{ $bytes }
picture-of-pixels = { NUMBER($width, useGrouping: "false") } × { NUMBER($height, useGrouping: "false") }像素，{ $bytes }
pictures-of-pixels = { $pictures }幅图，每幅{ NUMBER($width, useGrouping: "false") } × { NUMBER($height, useGrouping: "false") }像素，{ $bytes }
size-is-not-known = 大小事先不知道
about-bytes = 约{ $bytes }
large = { $reasons }。{ $has-pixels ->
    [true] 尺寸小一些，文件也会小一些。
   *[false] 图片少一些，文件就小一些，例如每条对角线只要一幅。
 }
both-reasons = { $first }，而且{ $second }
many-pixels = { NUMBER($width, useGrouping: "false") } × { NUMBER($height, useGrouping: "false") }像素，屏幕上显示不下（{ NUMBER($screen-width, useGrouping: "false") } × { NUMBER($screen-height, useGrouping: "false") }）
many-bytes = { $bytes }，超过了{ $most }
bytes = { $number }字节
kilobytes = { $number } kB
megabytes = { $number } MB
gigabytes = { $number } GB
