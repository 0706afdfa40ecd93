## published (any): the recurrences that the program knows

published-fir-sec =
    .summary = 双方的得分
    .purpose = 轮到的一方和对方各得多少分。
    .question = 只剩硬币i到j。轮到的一方得多少（{"fir"}），对方得多少（{"sec"}）？
    .meaning = {"fir"} 是那里轮到的一方的得分，{"sec"} 是对方的得分。只有一枚硬币时，{"fir"} 是它的面值，{"sec"} 是0。
    .formula = {"fir[i][j]"} = max({"v[i]"} + {"sec[i+1][j]"}, {"v[j]"} + {"sec[i][j−1]"})，而 {"sec[i][j]"} 是选择之后剩下的硬币的 {"fir"}
    .numbers =
        {"fir"}
        {"sec"}
    .spoken =
        轮到的一方
        对方
    .legend =
        {"fir"}（左）：轮到的一方得的
        {"sec"}（右）：对方得的
published-two-ahead =
    .summary = {"F"}，往前看两步
    .purpose = 轮到的一方得多少分。
    .question = 只剩硬币i到j。轮到的一方得多少（{"F"}）？
    .meaning = {"F"} 是那里轮到的一方的得分。只有一枚硬币时，{"F"} 是它的面值。
    .formula = {"F[i][j]"} = max({"v[i]"} + min({"F[i+2][j]"}, {"F[i+1][j−1]"}), {"v[j]"} + min({"F[i+1][j−1]"}, {"F[i][j−2]"}))，两枚硬币时是较大的那枚
    .numbers = {"F"} =
    .spoken = {"F"}
    .legend = {"F"}：轮到的一方得的
published-my-turn =
    .summary = {"f"} 和 {"g"}：轮到我和轮到对方
    .purpose = 轮到我时和不轮到我时，我的得分。
    .question = 只剩硬币i到j。轮到我时我得多少（{"f"}），轮到对方时我得多少（{"g"}）？
    .meaning = 那里轮到我时，我的得分是 {"f"}；轮到对方时，我的得分是 {"g"}。只有一枚硬币时，{"f"} 是它的面值，{"g"} 是0。
    .formula = {"f[i][j]"} = max({"v[i]"} + {"g[i+1][j]"}, {"v[j]"} + {"g[i][j−1]"}), {"g[i][j]"} = min({"f[i+1][j]"}, {"f[i][j−1]"})
    .numbers =
        {"f"} =
        {"g"} =
    .spoken =
        {"f"}
        {"g"}
    .legend =
        {"f"}（左）：轮到我时我得的
        {"g"}（右）：轮到对方时我得的
published-difference =
    .summary = 轮到的一方的领先
    .purpose = 轮到的一方领先多少。
    .question = 只剩硬币i到j。轮到的一方最后领先多少（{"fir"} − {"sec"}）？
    .meaning = {"d"} 是那里轮到的一方比对方领先多少。只有一枚硬币时，{"d"} 是它的面值。
    .formula = {"d[i][j]"} = max({"v[i]"} − {"d[i+1][j]"}, {"v[j]"} − {"d[i][j−1]"})
    .numbers = 领先
    .spoken = 领先
    .legend = 大于0：轮到的一方领先

## own: recurrences that users write. $names are their tables: `m and k`

own-purpose = 整排的 { $names }。
own-question = 只剩硬币i到j。{ $first } 是多少？
own-question-of-two = 只剩硬币i到j。{ $first } 是多少，{ $second } 是多少？
own-left = { $name }（左）
own-right = { $name }（右）
own-what-the-pick-leaves = 选择后剩下的

## leads_to: where the cell is that taking an end leads to. It stands in the legend of the table, at most 30 characters

leads_to-two-ahead = { $end ->
    [left] 取左端 → 往回两条对角线
   *[right] 取右端 → 往回两条对角线
 }
leads_to-elsewhere = { $end ->
    [left] 取左端
   *[right] 取右端
 }
leads_to-in-square = { $end ->
    [left] 取左端 → 下面的格子
   *[right] 取右端 → 左边的格子
 }
leads_to-in-triangle = { $end ->
    [left] 取左端 → 右下的格子
   *[right] 取右端 → 左下的格子
 }

## order: why an order can't fill the tables

order-unfilled = 按{ $order }填表，要读格子 { $read } 时它还没填。
order-endless = 递归的调用不会结束：{ $read } 不比[i][j]小。
order-too-many-coins = 这种递推式的递归最多显示{ $most }枚硬币。
order-too-long = 硬币超过{ $most }枚时，只显示自带的递推式。如果一步可以取好几枚，表最多{ $most-by-moves }枚。

## notation: why a text is no recurrence. Each stands behind its place: `line 1, column 12: expected “)”`

notation-not-a-recurrence = 这不是递推式：{ $error }
notation-at = 第{ $line }行第{ $column }列：{ $problem }
notation-no-rule = { $table } 没有一般的等式：请写 { $table }[i][j] = max(…, …)
notation-twice = { $table } 有两个等式左边相同：只留一个
notation-no-such-table = 没有等式定义 { $name }：请写一个，或换个名称
notation-too-far = 下标与i、j最多相差{ $most }
notation-too-large = 数太大：最多写18位
notation-too-many-terms = 等式太长：硬币、格子和数加起来最多写{ $most }个
notation-move-without-range = m不代表任何数：请在max或min的末尾写“, m = 1…2”，要取任意枚就写“, m = 1…j−i+1”
notation-range-inside = m = 1…2只能放在 {"[i][j]"} 的等式最外层的max或min的末尾：请写在那里
notation-range-without-move = 没有哪里用到m：请写 {"d[i+m][j]"} 这样的格子，或去掉m = 1…2
notation-expected = 这里应该是{ $what }
notation-a-name = 表的名称，例如 {"fir"}
notation-a-char = “{ $char }”
notation-index-of-i = i，或等号右边的i+1
notation-index-of-j = j，或等号右边的j−1
notation-index-of-coin = i或j，例如 {"v[i]"} 和 {"v[j−1]"}
notation-a-length = j（一般情况）、i（一枚硬币）、i+1（两枚）或i−1（没有硬币）
notation-a-term = {"v[i]"} 这样的硬币、{"fir[i+1][j]"} 这样的格子、数、{"t"}、{"2^t"}、max、min或括号
notation-a-power-of-two = {"2^t"}，别的幂不行
notation-a-range = 1…2、1…3，直到1…{ $most }，或1…j−i+1
notation-the-end = 等式的结尾：分号或换行
notation-no-table = 没有等式：请写 {"d[i][j]"} = max({"v[i]"} − {"d[i+1][j]"}, {"v[j]"} − {"d[i][j−1]"})
notation-too-many-tables = 一个递推式最多{ $most }张表
notation-same-name = 两张表都叫 { $name }：给其中一张换个名称
notation-reserved-name = { $name } 另有含义：给表换个名称
notation-no-choice = { $name } 没有选择：请写 { $name }[i][j] = max(…, …) 或 min(…, …)
notation-pick-before-choice = { $name } 自己要作选择，所以不能读选择后剩下的：请写一个区间
notation-too-long = { $name } 的一个式子超过{ $most }项：请写少些
notation-moves-of-two-tables = { $name } 用到m，而另外还有一张表：请只写一张表
notation-move-outside = { $name } 有一个带m的下标超出区间：m从1到硬币枚数时，它都要在i…j之内
notation-too-deep = 括号嵌套超过{ $most }层：请写少些
