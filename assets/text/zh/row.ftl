header-text = 硬币{ $coin }值{ $value }。从它开始的区间i = { $coin }，到它结束的区间j = { $coin }。
wins = { $player }获胜
a-draw = 平局
and-more = { $coins }，还有{ $more }枚
recipe = { $count }枚硬币（{ $shape }），从{ $low }到{ $high }，种子{ NUMBER($seed, useGrouping: "false") }
played-move = { $player }取{ $coin }

## read_as (ReadAs): what the numbers of a text are taken for

read_as-numbers = 每个数是一枚硬币
read_as-count-first = 第一行是硬币枚数
read_as-index-column = 第一列是行号
read_as-thousands = 数里的符号是千位分隔符
read_as-repeat = 第二个数表示第一个数重复几次
