### The texts of an interactive HTML page. Its steps and questions have the texts of the card and of Predict.

# What the table shows: `6 coins · fir / sec · by diagonals`.
# $coins (CoinCount), $recurrence, $order
about = { $coins } · { $recurrence } · by { $order }
# For screen readers.
table-of = { $coins ->
    [one] Table of { $coins } coin
   *[other] Table of { $coins } coins
 }
# $row, $scores
filled-table-of = The filled table of the coins { $row }. { $scores }.
# The keys of the page, each on a line: the keys, a colon, and what they do.
keys-and-actions =
    Space: play or pause
    ← →: one step back or forward
    Shift + ← →: back or forward by a diagonal, a row or a column
    Home, End: the first or the last step
    + −: play faster or slower
    Tab, then the arrow keys: from cell to cell in the table
    Enter: in the table: the step of this cell
    Escape: leave the table
# The heading of the list of all steps.
all-steps = All steps in words
# The heading of the table that the reader fills by hand.
fill-by-hand = Fill it yourself
# How to fill the table where there is no keyboard.
how-by-finger = Type a number into each cell.
# The heading of the list of keys, and what they do.
keys = Keys
# The button that plays the steps.
play = Play
# The buttons that move through the steps, for screen readers.
first-step = First step
step-back = Step back
step-forward = Step forward
last-step = Last step
# The name of the group of these buttons.
transport = Steps
# The name of the slider.
position = Position
# The name of the menu of speeds.
speed = Speed
# The step of a lesson's pictures, in the menu of steps.
by-picture = by picture
# The name of the menu of themes.
theme = Theme
# The themes.
theme-of-system = as the system
light = light
dark = dark
high-contrast = high contrast
# The switch of the questions.
ask-before-each-step = Ask before each step
# The name of the part with the sums of a step.
sums = The step in words
# The name of the part with the picture.
picture = Picture
# The button that shows all of a picture on a phone, where only a part can be read at a time.
whole-picture = Whole picture
table-help = The arrow keys go from cell to cell. Enter shows the step of a cell. Escape leaves the table.
# The list of a course's lessons.
lessons = Lessons
# The two views of a lesson: its pictures, and every step of its fill.
lesson = Lesson
every-step = Every step
# The name of the choice between both.
view = View
# A place in a lesson: `picture 2 of 7`.
# $number, $count
picture-of = picture { $number } of { $count }
# What is said about a slide that shows only the row.
only-row = The coins are { $row }.
# The private note of a stop: `Note: hands up.`
private-note = Note: { $note }
# What is said where the answer is not a whole number.
no-number = Type a whole number.
# What is said where no earlier value is chosen.
no-earlier-value = Choose the earlier value, too.
# Which program has written the page.
made-by = Made with coin-duel
# Why a page is not written: `an HTML page shows rows of at most 100 coins, and this row has 200; …`.
# $max, $n
too-many-coins = an HTML page shows rows of at most { $max } coins, and this row has { $n }; remove coins, or export pictures
