## idea (Idea): an idea that questions ask for

idea-reads = 要读哪些格子
idea-roles = 取走一枚之后的角色
idea-ends = 哪一端更好
idea-traps = 较大的硬币是陷阱
idea-ties = 两端一样好
idea-others = 对方得多少

## page: how all ideas went

page-heading = 你的进度
page-about = 每个要点第一次答得怎样。这些只保存在这台设备上。
page-nothing-yet = 还没回答过问题。点“练习”就有第一个问题。
page-right = 答对{ $right }/{ $asked }
page-never = 还没问过
page-due = 今天再问
page-due-in = { $days ->
    [1] 明天再问
   *[other] { $days }天后再问
 }
page-practise = 练习
page-copy = 复制为CSV
page-copied = 已复制
page-reset = 清除全部记录
page-really-reset = 确认清除全部记录
page-title = 练习：{ $idea }
page-next = 下一题
page-exercise = 练习
page-how = 回答表下面的问题。答错会有解释，这个要点很快会再问。然后是下一题。
