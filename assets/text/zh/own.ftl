## panel: the stage on which it is filled

panel-how = 在每个格子里填一个数：Tab 到下一个，方向键到旁边的格子。也可以粘贴电子表格里的表。
panel-check = 检查
panel-check-tooltip = 找出第一个错的数（在格子里按 Ctrl+Enter）
panel-not-pasted = 什么也没填进去：{ $error }。
panel-show-me = 看答案
panel-clear = 清空
panel-full = 所有的数都对，表填满了。
panel-right-so-far = 填好的都对。还缺{ $missing }个数。
panel-empty = 还什么也没填。
panel-wrong = { $cell } 不是{ $number }。
panel-following = 另有{ $count }个数也不对，不过照你已有的数算是对的。
panel-others = 另有{ $count }个数也是错的。
panel-shown = { $cell } 是{ $number }。
panel-shown-because = { $cell } 是{ $reason }。
panel-too-many-coins = 手填的表最多{ $most }枚硬币。请输入短一些的一排。
panel-place = { $coins }的 { $first }
panel-place-with = { $place }：{ $number }
panel-no-number = 空
panel-is-wrong = 错

## error: why a text is no table

error-empty = 里面没有数
error-too-many-coins = 它有{ $coins }行，而手填的表最多{ $most }行
error-not-a-number = 第{ $line }行第{ $column }格：“{ $text }”不是数；请写15这样的一个数，或15/8这样两张表的数
error-outside = 第{ $line }行第{ $column }格在表里没有位置：每一行从对角线开始，到最后一列结束
