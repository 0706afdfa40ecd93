picture-text = 每个点是一个格子：一个区间上最优下法的结果。试试看：用滚轮放大到角落，改为按选择着色，或者只看偶数长度或奇数长度。
mover-is-behind = 轮到的一方落后
mover-is-ahead = 领先
own-color = { $lengths ->
   *[all] 每个格子用自己的颜色
    [even] 奇数长度的格子用相邻格子的颜色
    [odd] 偶数长度的格子用相邻格子的颜色
 }
sampled-with-copies = { $lengths ->
   *[all] 每{ $rows } × { $columns }个格子取一个
    [even] 每{ $rows } × { $columns }个格子取一个。奇数长度的格子用相邻格子的颜色
    [odd] 每{ $rows } × { $columns }个格子取一个。偶数长度的格子用相邻格子的颜色
 }
sampled = { $lengths ->
   *[all] 每{ $rows } × { $columns }个格子取一个，奇数长度和偶数长度轮流
    [even] 每{ $rows } × { $columns }个格子取一个偶数长度的
    [odd] 每{ $rows } × { $columns }个格子取一个奇数长度的
 }
