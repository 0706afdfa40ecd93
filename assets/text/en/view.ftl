### The names of what the window shows: its tabs, the layouts, what the colors of small cells mean, and the parts of a

# The tab of the game.
game-tab = Game
# The tab of the code.
code-tab = Code
# The tab that says why this is dynamic programming.
why-tab = Why DP?
# The tab with the results of different players.
players-tab = Players
# The tab of fusion.
fusion-tab = Fusion
# Colors that show the lead of the player to move.
reading-difference = difference
# Colors that show the player who is ahead.
reading-winner = who wins
# Colors that show the end that best play takes.
reading-pick = pick
# The code of the table.
code-of-table = Table
code-of-calls = No memo
# The code of fusion.
code-of-fusion = Fusion
# The layout with rows and columns.
square-layout = square
# The layout with longer intervals above shorter ones.
triangle-layout = triangle
# A part of a session.
title-part = title
# A part of a session.
notes-part = notes
# The stops, as a part that can differ.
stops-part = stops
# A part of a session.
row-part = row
# A part of a session: the players and the lines of the game.
game-part = game
# A part of a session.
view-part = view
# A part of a session: the positions of the fill and of the game.
positions-part = positions
