### Texts of the widgets that panels and dialogs share: the reason for a cell's second number, and random rows.

# The fields of a recipe for random rows.
how-many-coins = How many coins
smallest = Smallest
largest = Largest
shape = Shape
seed = Seed
seed-tooltip = The same seed gives the same rows
# The button that draws a seed, and its tooltip.
new-seed = New
new-seed-tooltip = Draw a new seed at random
# The range of a field: `From 1 to 1000000`.
# $least, $most
range = From { $least } to { $most }
