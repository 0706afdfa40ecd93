### What a learner remembers, and practice.

## idea (Idea): an idea that questions ask for

idea-reads = which cells are read
idea-roles = the roles after a coin is taken
idea-ends = which end is better
idea-traps = the larger coin as a trap
idea-ties = both ends equally good
idea-others = what the other player gets

## page: how all ideas went

page-heading = Your progress
page-about = How each idea went at the first try. It stays on this machine.
page-nothing-yet = No question is answered yet. Practise asks the first one.
# $right, $asked
page-right = { $right } of { $asked } right
page-never = never asked
page-due = comes again today
# $days
page-due-in = { $days ->
    [one] comes again tomorrow
   *[other] comes again in { $days } days
 }
page-practise = Practise
page-copy = Copy as CSV
page-copied = Copied
page-reset = Forget all
page-really-reset = Really forget all
# The title of an exercise.
# $idea
page-title = Practice: { $idea }
page-next = Next exercise
page-exercise = Practice
page-how = Answer the question below the table. A wrong answer is explained, and this idea comes again soon. Then comes the next exercise.
