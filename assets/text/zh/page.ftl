about = { $coins } · { $recurrence } · 按{ $order }
table-of = { $coins }枚硬币的表
filled-table-of = 填好的表，硬币是{ $row }。{ $scores }。
keys-and-actions =
    Space: 播放或暂停
    ← →: 后退或前进一步
    Shift + ← →: 后退或前进一条对角线、一行或一列
    Home，End: 第一步或最后一步
    + −: 加速或减速
    Tab，再按方向键: 在表里从一个格子到另一个格子
    Enter: 在表里：显示这个格子的一步
    Escape: 离开表
all-steps = 所有步骤的文字说明
fill-by-hand = 自己填
how-by-finger = 在每个格子里填一个数。
keys = 按键
play = 播放
first-step = 第一步
step-back = 后退一步
step-forward = 前进一步
last-step = 最后一步
transport = 步
position = 位置
speed = 速度
by-picture = 逐幅图
theme = 主题
theme-of-system = 跟随系统
light = 浅色
dark = 深色
high-contrast = 高对比度
ask-before-each-step = 每一步之前提问
sums = 这一步的文字说明
picture = 图
whole-picture = 整张图
table-help = 用方向键从一个格子到另一个格子。Enter显示这个格子的一步。Escape离开表。
lessons = 课
lesson = 课
every-step = 每一步
view = 视图
picture-of = 第{ $number }幅图，共{ $count }幅
only-row = 硬币是{ $row }。
private-note = 备注：{ $note }
no-number = 请输入整数。
no-earlier-value = 还要选出先前的值。
made-by = 由coin-duel制作
too-many-coins = HTML页面最多显示{ $max }枚硬币的一排，而这排有{ $n }枚；请去掉一些硬币，或导出图片
