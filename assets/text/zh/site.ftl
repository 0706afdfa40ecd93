description = 看动态规划怎样填好取硬币游戏的表，明白每个格子里的数是怎么来的。
short-description = 看动态规划怎样填好取硬币游戏的表。
loading = 正在载入程序。
show-the-program = 显示程序
no-script = 这个页面需要JavaScript。没有它，这里什么都显示不了。

## late: why the program does not come. The reason is followed by one of the three causes

late-script-not-loaded = 这个页面的脚本没有载入成功。
late-not-there = 过了{ $seconds }秒，程序还没有出现。
late-from-disk = 从磁盘打开的页面可能不许载入它。请用网页服务器提供它的文件夹，例如 python3 -m http.server。
late-in-sandbox = 这个页面外面的框架是一个沙箱。它需要 allow-scripts 和 allow-same-origin。
late-wrong-type = 服务器可能发来的类型不对，或者根本没有发来。

## plain: why there is a plain table in the place of the program, and the table itself

plain-as-asked = 这是文字形式的表。
plain-no-web-assembly = 这个浏览器没有WebAssembly，而程序需要它。下面用文字显示这张表。
plain-no-web-gl = 这个浏览器没有WebGL 2，而程序要用它来绘图。下面用文字显示这张表。
plain-not-started = 程序无法启动：{ $reason }。下面用文字显示这张表。
plain-not-drawn = 浏览器现在不绘制程序：{ $reason }。下面用文字显示这张表。
plain-drawing-stopped = 浏览器停止了绘制程序；页面上同时显示很多个时就会这样。下面用文字显示这张表。
plain-defect = 程序因内部错误而停止。你的工作还在：重新载入页面就能继续。下面是地址中这排硬币的表。
plain-unreadable-link = 只有程序才能读这个链接。下面是第一课的那排硬币。
plain-too-many-coins = 文字形式的表最多{ $most }枚硬币。这排有{ $coins }枚，所以下面是前{ $most }枚。
plain-result = 硬币是{ $row }。如果双方都按最优下法，先手得{ $first }，后手得{ $second }，{ $outcome }。
plain-first-wins = 先手获胜
plain-first-loses = 先手输
plain-a-draw = 平局
plain-caption = 每个格子：轮到的一方的 {"fir"} | 对方的 {"sec"}，对应从i（行）到j（列）的硬币。
plain-table = 表

## platform: why the browser does not do what the program asks for. They stand in brackets or behind a colon

platform-does-not-answer = 它没有回应
platform-is-full = 它满了
platform-worker-did-not-start = worker没有启动

## embed: errors in messages of the page around the program. Words before a colon are parts of these messages

embed-bad-origin = 地址里写的是 origin={ $said }；可以是一个来源，例如 https://example.org
embed-bad-version = 消息里写的是 coinDuel: { $said }；可以是1
embed-unknown-request = 消息里写的是 do: { $said }；可以是 { $known }
embed-bad-number = 消息里写的是 { $name }: { $said }；可以是从{ $least }开始的整数
embed-bad-coins = 消息里写的是 coins: { $said }；可以是1到{ $most }个整数的列表
embed-bad-coin = 消息里第{ $place }枚硬币是 { $said }；可以是整数
embed-not-ready = 程序还没有准备好；请等待写着 ready 的消息
