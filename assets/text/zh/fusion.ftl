## fusion: a run of the method, step by step. A coin is named by its value

fusion-at-start = 第{ $done }步，共{ $steps }步。{ $state }
fusion-summary = 第{ $done }步，共{ $steps }步。{ $last }{ $state }
fusion-they-fuse = { $comparison }：融合
fusion-they-do-not-fuse = { $comparison }：不融合

fusion-pushed = { $coins }，面值{ $value }，入栈。
fusion-fused = 三枚硬币变成一枚：{ $sum }。它代表{ $coins }。
fusion-taken = 贪心从{ $end }取{ $value }，{ $adds ->
    [true] 所以加上它，即{ $change }
   *[false] 所以减去它，即{ $change }
 }。
fusion-last-taken = 最后一枚硬币是{ $value }，{ $adds ->
    [true] 所以加上它，即{ $change }
   *[false] 所以减去它，即{ $change }
 }。

fusion-nothing-read = 还没有读硬币。第一枚是硬币{ $index }，面值{ $value }。
fusion-alone = 栈里只有{ $value }。要有三枚硬币才能检验。
fusion-fuses = { $comparison }：谁取{ $a }或{ $c }，就把{ $b }露给对方。三枚硬币融合，面值为{ $sum }。
fusion-fuses-between-equal = { $comparison }：谁取一枚{ $a }，就把{ $b }露给对方。三枚硬币融合，面值为{ $sum }。
fusion-stays-on-the-right = { $value }暂时留下：{ $below } ≤ { $value }，但它右边还没有硬币。
fusion-stays-on-the-left = { $value }留下：{ $below } > { $value }，而{ $below }的左边没有硬币。
fusion-stays = { $value }留下：{ $comparison }。只有中间一枚不小于两边的，才会融合。

fusion-one-left = 再也没有能融合的了。只剩一枚硬币{ $bottom }，它的面值就是先手的领先。
fusion-two-equal-left = 再也没有能融合的了。剩下两枚相等的硬币，{ $bottom }和{ $bottom }。取哪一端都最好。
fusion-rises = 再也没有能融合的了。剩下的一排从{ $bottom }开始上升，所以取较大的一端最好。
fusion-falls = 再也没有能融合的了。剩下的一排一路降到{ $bottom }，所以取较大的一端最好。
fusion-falls-to-twice = 再也没有能融合的了。剩下的一排一路降到{ $bottom }，最后有两枚{ $bottom }，所以取较大的一端最好。
fusion-falls-and-rises = 再也没有能融合的了。剩下的一排先降到{ $bottom }，再上升，所以取较大的一端最好。
fusion-choice = { $comparison }：取{ $end }
fusion-last-coin = 最后一枚硬币：{ $value }
fusion-next = 到现在为止，领先是{ $difference }。下一步，{ $choice }。
fusion-result = 先手的领先是{ $difference }。先手得({ $sum } { $plus } { $size }) / 2 = { $fir }，后手得({ $sum } { $minus } { $size }) / 2 = { $sec }。

fusion-agrees = 两种方法的结果都是{ $by-table }。表用了{ $cells }个格子。
fusion-differs = 结果不同：融合得{ $by-fusion }，而有{ $cells }个格子的表得{ $by-table }。

## argument: why the method is correct, for a reader who knows the recurrence of the difference

argument-claim = 结论
    .text = 设{"d"}是双方都按最优下法时，轮到的一方领先多少。假设三枚相邻的硬币a、b、c满足a ≤ b ≥ c。那么不管左右两边是什么，都可以用一枚硬币a − b + c代替它们，{"d"}不变。这个结论说的是整排的{"d"}，不是每一条走法。
argument-coins-fuse = 三枚硬币为什么能融合
    .text = 如果两边都还有硬币，长的一排和短的一排可走的步都相同。所以设a在一端，并设m等于a − b + c。取a的收益不会超过取m：取a露出了b，就让对方取b。这时先取的一方落后b − a，而c到了端上。接着取c，总共正好得m。取别的，在短的一排里也行；只是那里c的位置上是m，比c小b − a。这使{"d"}最多变化b − a，而先取的一方已经落后b − a了。
argument-no-less = 取a为什么也不吃亏
    .text = 在短的一排里，如果另一端比m好，那么长的一排里也有这一端。如果m更好，就取a：接下来是b和c的话，三枚合起来就是m。还要证明，对方的其他应法不会更好。这一半更难，这里不证。证明中假设结论对更短的一排成立，所以除了这三枚，其余的硬币成谷形。把这些硬币按大小排列，再用到一点：多两枚硬币，{"d"}的变化不超过这两枚之差。
argument-stack = 用栈做到线性时间
    .text = 每枚硬币入栈一次，每次融合让栈里永久少两枚。所以n枚硬币要入栈n次，融合不到n / 2次。只需检验栈顶的三枚硬币。下面的硬币以前就没有融合，它们之间也什么都没变。
argument-valley = 在谷形上贪心是正确的
    .text = 如果没有三枚相邻的硬币可以融合，这排硬币就先降后升。贪心每次取较大的一端，所以硬币是按大小取的，x1 ≥ x2 ≥ x3 …，{"d"}等于x1 − x2 + x3 − …。剩下的还是谷形，由归纳法，贪心在那里最好。现在换成先取较小的一端，设它是从大到小的第k枚。这样损失的，是较大的k − 1枚硬币的和x1 − x2 + x3 − …的两倍。如果k是偶数，这个和的最后还有 − xk。两种情况下，这个和都不是负数。
argument-gives = 融合能给出什么，不能给出什么
    .text = 融合不改变{"d"}，所以谷形的{"d"}就是表中整排的{"d"}，别的格子都用不着。再用所有硬币的总和，得 {"fir"} = (总和 + {"d"}) / 2，{"sec"} = (总和 − {"d"}) / 2。第一步取谷形较大的一端所在的那边，就是最优选择。但运行一次只得到一个格子。其他格子的选择能说明原因，却需要它们各自区间的{"d"}，这要靠表。这个方法来自2010年第17届波兰信息学奥林匹克的题目Termites（Termity），以及T. Idziaszek的说明。
