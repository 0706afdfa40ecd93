### The text of the map's caption.

picture-text = Each dot is a cell: the result of best play on one interval. Try this: zoom into the corner with the mouse wheel, color by pick, or show only even or odd lengths.
# What the colors on the left of the scale mean, on a slide.
mover-is-behind = mover behind
# What the colors on the right of the scale mean, on a slide.
mover-is-ahead = ahead
# What a dot of the map shows, in the map's caption. $rows and $columns are the numbers of cells that one dot stands for.
# $lengths (Lengths)
own-color = { $lengths ->
   *[all] Each cell has its own color
    [even] Odd-length cells copy their neighbor's color
    [odd] Even-length cells copy their neighbor's color
 }
# $rows, $columns, $lengths (Lengths)
sampled-with-copies = { $lengths ->
   *[all] One cell sampled per { $rows } × { $columns } block
    [even] One cell sampled per { $rows } × { $columns } block. Odd-length cells copy their neighbor's color
    [odd] One cell sampled per { $rows } × { $columns } block. Even-length cells copy their neighbor's color
 }
# $rows, $columns, $lengths (Lengths)
sampled = { $lengths ->
   *[all] One cell sampled per { $rows } × { $columns } block, odd and even lengths in turn
    [even] One even-length cell sampled per { $rows } × { $columns } block
    [odd] One odd-length cell sampled per { $rows } × { $columns } block
 }
