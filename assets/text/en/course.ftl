### Courses: their list, their lessons and their stops.

# The name of a course without a title and a file.
untitled = New course
# `Two coins (copy)`.
copy-of = { $title } (copy)
# The name of a copy that is given to others: `Two coins for students`.
copy-for-others = { $title } for students
# Why a copy for others can't replace the course that is open.
copy-over-course = { $path } is the course itself, and a copy may leave things out; choose another name
# `There is no lesson 40: the course has 27.`
# $number, $count
no-such-lesson = There is no lesson { $number }: the course has { $count }.
# Stands behind the name of a course with changes that are not saved.
is-changed = changed
# The title of a lesson that was changed: `• Two coins`.
changed = • { $title }
# The second line of a lesson: its coins, and how many stops it has.
# $coins, $stops
coins-and-stops = { $stops ->
    [0] { $coins }
    [one] { $coins }  ·  { $stops } stop
   *[other] { $coins }  ·  { $stops } stops
 }
no-lessons = No lessons yet: add this session
# The name of a heading for screen readers: `Heading: Greedy fails`.
heading = Heading: { $title }
# The name of a lesson that can't be used: `Can't be used: …`.
unusable = Can't be used: { $problem }
# The heading above the done lessons that an earlier version of the program had.
earlier = Earlier
# The fields of the course itself.
details = About the course
# The title of the course.
title = Title
# Who has made the course.
author = Author
# The language of the course's texts.
language = Language
# How long the lecture is planned to take.
minutes = Minutes
bundled-tooltip = Open this course of the program
# The button that adds a heading.
add-heading = Heading
add-heading-tooltip = Add a heading above the selected entry
# The name of a heading that was just added.
new-heading = New part
# The name of the field in which an entry is renamed.
new-name = New name
# The button that doubles an entry.
duplicate = Duplicate
duplicate-tooltip = Add a copy behind the selected lesson
# The button that renames an entry.
rename = Rename
rename-tooltip = Give the selected entry another name (Enter)
# The button that moves an entry up.
up = Up
up-tooltip = Move the selected entry up (Alt+↑), or drag it
# The button that moves an entry down.
down = Down
down-tooltip = Move the selected entry down (Alt+↓), or drag it
# The button that removes an entry.
remove = Remove
remove-tooltip = Remove the selected entry from the list (Delete)
# The button that takes the last change back.
undo = Undo
# The button that leads back from the changes of the list to the list that is read.
done = Done
# Where a lesson stands: `Lesson 5 of 27`.
# $index (Place), $count
lesson-of = Lesson { $index } of { $count }
# What is shown while the number of a lesson is typed: `Lesson 12: press Enter`.
typed-lesson = Lesson { $number }: press Enter
# The heading of the list of stops.
stops = Stops of the lecture
no-stops = No stops: a lecture stops at each cell or move.
# The button that removes a stop.
# $number (Place)
remove-stop = Remove stop { $number }
# The button that moves a stop up.
# $number (Place)
stop-up = Move stop { $number } up
# The button that moves a stop down.
# $number (Place)
stop-down = Move stop { $number } down
# The name of the field with the note of a stop.
# $number (Place)
note-of-stop = Note of stop { $number }
# Stands in an empty note.
note-hint = What only you see here…
# The choice of the question of a stop.
# $number (Place)
question-of-stop = Question of stop { $number }
# The choice of no question.
no-question = No question
# The choice of a question that the author writes, and what stands in its empty fields.
own-question = A question of your own
own-question-hint = Your question…
choices-hint = Choices, one a line. None: the answer is typed.
right-answer-hint = The right answer…
why-hint = Why it is right…
# The name of such a field for screen readers: `Why it is right…, stop 3`. $hint is what stands in it while it is empty.
# $hint, $index (Place)
part-of-stop = { $hint }, stop { $index }
# The choice of a stop whose slide has the words alone.
only-words = Show the words alone
# The entry of a stop in the list: `3 · fill 6`, or `3 · move 2 · asks`. $at is what it is about and where.
# $index (Place), $at, $asks (bool)
stop = { $index } · { $at }{ $asks ->
    [true] {" "}· asks
   *[false] {""}
 }
# A position of the fill: `step 6`, or `step 6.25`.
at-step = step { $steps }
# A position of the game: `move 2`.
at-move = move { $moves }
# A position of the run of fusion: `fusion 12`.
at-fusion = fusion { $steps }
