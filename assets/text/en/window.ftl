### The window around the panels: hints, announcements for screen readers, errors at the start, and the file dialog of

# The button that removes the notices.
dismiss = Dismiss
# The button of a notice that brings work back.
undo = Undo
# What screen readers say of the edges that are dragged to change the width of a panel.
width-of-story = Width of the row and the lesson
width-of-pane = Width of what stands beside the stage
drop-file = Drop the file to open it
# `Only one session can be open, so only the first dropped file is opened: lesson.ron`.
first-dropped-file = Only one session can be open, so only the first dropped file is opened: { $path }
# `If the system ends the program, your last changes may be lost:`, with the reason behind it.
changes-may-be-lost = If the system ends the program, your last changes may be lost: { $reason }
# `The run of fusion could not be computed:`, with the reason behind it.
# $what, $reason
not-computed = { $what } could not be computed: { $reason }
# The announcement while a slide is blank.
table-is-hidden = the table is hidden
# The announcement before the first step.
nothing-filled-yet = nothing filled yet
# `pinned cell 1 to 4: first 22, second 12, take left`.
pinned = pinned { $cell }
# `step 17 of 21, cell 1 to 4: first 22, second 12, take left`.
# $step, $steps, $what
step = step { $step } of { $steps }, { $what }
# The position of the game: `after 2 moves, First 7, Second 8: First to move on coins 1 to 2`. $next is what comes next.
# $moves, $first, $second, $next
after-moves = after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }, First { $first }, Second { $second }: { $next }
# $player, $coins
to-move-on = { $player } to move on { $coins }
end-of-game = the end of the game
# `solve(1, 2), the first call made by solve(0, 2): Does the memo know it?`
# $code, $asked-by, $answer
call = { $code }, { $asked-by }: { $answer }
# The tooltip of a command with its key: `Save the session to its file (Ctrl+S)`.
# $tooltip, $key
with-key = { $tooltip } ({ $key })
no-display = there is no display; use a desktop, set DISPLAY or WAYLAND_DISPLAY, or use `coin-duel solve` or `coin-duel export`, which need no display
# `the display of DISPLAY=:99 can't be reached;`, and what to do.
# $variable, $value
unreachable-display = the display of { $variable }={ $value } can't be reached; correct the variable, or use `coin-duel solve` or `coin-duel export`, which need no display
# `the display has no usable OpenGL`, with the reason in brackets, and what to do.
no-graphics = the display has no usable OpenGL ({ $reason }); install its graphics driver (on Linux also Mesa's), or use `coin-duel solve` or `coin-duel export`
# `the window could not be opened:`, with the reason behind it.
not-opened = the window could not be opened: { $reason }
# The kinds of files in the file dialog of the system.
session-files = coin-duel session
# Turns to the part before, where a field shows a part of a long text.
earlier-part = ‹ Earlier
# Turns to the part behind.
later-part = Later ›
# `This text is long. You see 40% to 60% of it.`
# $from, $to
part-of-text = This text is long. You see { $from }% to { $to }% of it.
nothing-pasted = Nothing was pasted: the clipboard has no text, or its program did not hand it over in time. Copy it again, or save it as a file and open that.
no-file-dialog = This system has no file dialog, or it does not answer. Type the path of the file.
row-files = Row of coins as text
all-files = All files
