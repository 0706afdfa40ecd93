### The names of what the window shows, and of the parts of a session.

## subject (any): what the stage shows. At most 8 letters

subject-game = Game
subject-table = Table
# The calls of the recursion, as a tree, a graph and a table.
subject-calls = Calls
subject-code = Code
subject-fusion = Fusion
subject-players = Players
# A colored picture of the whole table.
subject-map = Map
# A recurrence that is put together from blocks.
subject-build = Build
# A table that is filled by hand.
subject-own = My table

## reading (any): what the colors of small cells mean

# The lead of the player to move.
reading-difference = difference
reading-winner = who wins
# The end that best play takes.
reading-pick = pick

## layout (any): how the cells lie

layout-square = square
layout-triangle = triangle

## part (any): the parts in which two sessions can differ. They stand in a list

part-title = title
part-stops = stops
part-row = row
part-game = game
part-view = view
# The positions of the fill and of the game.
part-positions = positions
