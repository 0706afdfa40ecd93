### The presenter's window, and what is drawn and timed in a lecture.

# Why the minutes of a rehearsal could not be written.
# $path, $reason
rehearsal-not-written = Cannot write the minutes of the rehearsal to { $path }: { $reason }
# `2 min over`.
over = { $minutes } min over
# `2 min ahead`.
ahead = { $minutes } min ahead
# The lecture takes as long as its rehearsal.
on-time = on time
# What is said about a time: which one it is.
elapsed = elapsed
# The time of the day.
clock = clock
# The time that is left.
left = left
# The time stands still.
paused = paused
# The title of the window.
window-title = coin-duel presenter
# The heading of the picture that the audience sees.
now = Now
now-frozen = Now (the audience sees the frozen picture)
# The heading of the picture that the next click shows.
next = Next
end-of-course = This is the end of the course.
# The heading of the notes.
notes = Notes
no-notes = There are no notes for this.
# The heading of the answer that the class does not see yet.
answer = Answer
# The button that goes back.
back = ‹ Back
# The button that goes forward.
forward = Forward ›
# The button that hides the table.
blank = Blank
# The button that makes the screen black.
black = Black
# The button that keeps the picture of the audience.
freeze = Freeze
# The button of the overview.
overview = Overview
# The button of the list of lessons.
lessons = Lessons
# The button that pauses the time.
pause = Pause time
# The button that ends the lecture.
end = End
# The button of the keys.
keys = Keys
# $minutes are rounded to whole ones, and $file is the name of a file.
# $minutes, $file
rehearsal-written = The rehearsal took { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }. The minutes of each lesson are in { $file }.
# The name of a small picture of a place: `Lesson 2, title`, or `Lesson 2, stop 3`.
# $lesson (Place)
place-of-title = Lesson { $lesson }, title
# $lesson (Place), $stop (Place)
place-of-stop = Lesson { $lesson }, stop { $stop }
