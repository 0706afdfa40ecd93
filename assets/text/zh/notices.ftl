untitled = 无标题
window-title = { $name }{ $is-unsaved ->
    [true] *
   *[false] {""}
 } — coin-duel
no-room-beside = 这个窗口一次只放得下一个内容。要放第二个，窗口得更宽更高。
cannot-open = 无法打开{ $path }：{ $reason }
cannot-save = 无法保存{ $path }：{ $reason }
warnings = { $path }：{ $warnings }
warnings-of-link = 链接：{ $warnings }
language-not-loaded = 现在载入不了这种语言的文字。
you-stopped-opening = 你没有等它打开完
you-stopped-saving = 你没有等它保存完；文件里是旧内容或新内容
cannot-open-link = 无法打开链接：{ $reason }
file-is-missing = { $path }已经不在了。保存一次就会重新写出。
earlier-work-is-damaged = 读不出你上次的工作；它在{ $path }里
file-of-earlier-work-is-unreadable = { $reason }。窗口里是你上次的工作；保存一次就会写进文件。
changed-since-it-was-open = “{ $name }”上次在这里打开之后又变了。这是文件现在的内容。
earlier-work-is-recent = 你上次未保存的工作在“文件 › 最近的工作”里。
work-has-left = 你未保存的工作“{ $name }”在“文件 › 最近的工作”里。
work-is-damaged = 读不出这份最近的工作。
recent-work = { $row } · { $title } · { $time }
recent-work-of-long-row = { $row }, … · { $coins }枚硬币 · { $title } · { $time }
day-and-time = { $month }{ $day }日 { $time }
day-and-year = { NUMBER($year, useGrouping: "false") }年{ $month }{ $day }日
months =
    1月
    2月
    3月
    4月
    5月
    6月
    7月
    8月
    9月
    10月
    11月
    12月
work-is-not-kept = 你的工作不会留到下次启动，请自己保存：{ $reason }
wrote = 已写出{ $written }
wrote-with-boxes = 已写出{ $written }。不过，{ $warning }。
export-canceled = 导出已取消；什么都没有写出。
export-failed = 导出失败，什么都没有写出：{ $reason }
picture-copied = 已复制图片：{ NUMBER($width, useGrouping: "false") } × { NUMBER($height, useGrouping: "false") }像素。
table-copied = 已把表复制为{ $format }。
text-copied = 已复制为文本。
too-many-cells-to-copy = { $cells }个格子太多，不能复制；请导出到文件。
link-copied = 已复制链接：{ $chars }个字符。{ $leaves-notes-out ->
    [true] 里面没有你的私人备注。
   *[false] {""}
 }
cannot-copy-link = 无法复制链接：{ $reason }
copy-failed = 什么都没有复制：{ $reason }
new-version-is-there = 这个页面有新版本。先关掉它的其他标签页，再重新载入，就用上新版本了。
first-row-instead = { $problem }。这是第一课的那排硬币。
moves-not-found = 找不出各步：{ $reason }
no-thread = 系统无法启动线程：{ $reason }
no-such-work = 这个页面和它的worker版本不同：没有“{ $kind }”这项工作；请重新载入页面
program-defect = 内部错误
type-a-number = 先输入一个整数。
choose-where-it-is-from = 它等于先前四个值中的哪一个？点一个，或按 ↑ 或 ↓。
choose-the-cells = 在表里选格子。
choose-an-end = 选 ←、→ 或 ↑（两端）。
