## subject (any): what the stage shows. At most 8 letters

subject-game = 对局
subject-table = 表
subject-calls = 调用
subject-code = 代码
subject-fusion = 融合
subject-players = 玩家
subject-map = 缩略图
subject-build = 搭建
subject-own = 我的表

## reading (any): what the colors of small cells mean

reading-difference = 领先
reading-winner = 谁赢
reading-pick = 选择

## layout (any): how the cells lie

layout-square = 方形
layout-triangle = 三角形

## part (any): the parts in which two sessions can differ. They stand in a list

part-title = 标题
part-stops = 停点
part-row = 硬币
part-game = 对局
part-view = 视图
part-positions = 位置
