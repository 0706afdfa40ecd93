### The table: names of cells, the caption of the map, the minimap and the scroll bars. What a pixel of the map stands

# The name of the map: `Map of the table of 3,000 coins`.
map-of = Map of the table of { $coins } coins
# The name of the cells together, for screen readers.
cells-of-table = Cells of the table
# `This part of the table could not be computed:`, with the reason behind it.
part-not-computed = This part of the table could not be computed: { $reason }
# Stands before the menu of what the colors mean.
color = Color
# The name of the menu of what the colors mean.
color-of-cells = Color of the cells
# The name of the menu of lengths.
lengths-shown = Lengths that are shown
# The progress of the map: `Map of the table: 40% done`.
map-progress = Map of the table: { $percent }% done
color-scale-tooltip = {"fir"} − {"sec"}: below 0, the other player is ahead; above 0, the player to move is ahead
minimap-tooltip = Click or drag to go there
# The button that closes the minimap, and its tooltip.
close-minimap = Close the minimap
close-minimap-tooltip = Close the minimap. View > Table opens it again.
# The names of the scroll bars.
scroll-sideways = Scroll the table sideways
scroll-down = Scroll the table down
# The name of the legend. $values is a list of numbers: `−9, 0, 9`.
color-scale = Colors by lead, from the other player to the player to move: { $values }
# $width and $height are parts with a sign: `12.000%`.
# $width, $height
minimap = Minimap of the table: { $width } of its width and { $height } of its height are in view
