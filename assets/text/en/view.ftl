### The names of what the window shows, and of the parts of a session.

## tab (any): the tabs on the right

tab-game = Game
tab-code = Code
# The recursion as a tree, a graph and a table. DP is dynamic programming.
tab-why = Why DP?
tab-players = Players
tab-fusion = Fusion

## reading (any): what the colors of small cells mean

# The lead of the player to move.
reading-difference = difference
reading-winner = who wins
# The end that best play takes.
reading-pick = pick

## code_subject (any): what the tab of the code shows

code_subject-table = Table
code_subject-calls = No memo
code_subject-fusion = Fusion

## layout (any): how the cells lie

layout-square = square
layout-triangle = triangle

## part (any): the parts in which two sessions can differ. They stand in a list

part-title = title
part-notes = notes
part-stops = stops
part-row = row
part-game = game
part-view = view
# The positions of the fill and of the game.
part-positions = positions
