//! The commands of the presenter: the menu View › Presenter.

use super::{CommandText, text};

/// The menu item View › Presenter › Presenter's window.
pub fn presenter() -> CommandText {
    text("Presenter's window", "Open a second window for the lecturer: notes, time, and what comes next")
}

/// The menu item View › Presenter › Freeze the picture.
pub fn freeze() -> CommandText {
    text("Freeze the picture", "Keep the picture of the audience while you look something up")
}

/// The menu item View › Presenter › Overview of the course.
pub fn overview() -> CommandText {
    text("Overview of the course", "Show all lessons and stops as small pictures")
}

/// The menu item View › Presenter › Notes in the lecture.
pub fn notes() -> CommandText {
    text("Notes in the lecture", "Show the notes below the slide, where there is only one screen")
}

/// The menu item View › Presenter › Elapsed time, clock or time left.
pub fn next_time() -> CommandText {
    text("Elapsed time, clock or time left", "Change the time in the presenter's window")
}

/// The menu item View › Presenter › Pause the time.
pub fn pause_time() -> CommandText {
    text("Pause the time", "Stop the time of the lecture, or let it go on")
}

/// The menu item View › Presenter › Restart the time.
pub fn restart_time() -> CommandText {
    text("Restart the time", "Set the time of the lecture to zero")
}

/// The menu item View › Presenter › Rehearse.
pub fn rehearse() -> CommandText {
    text("Rehearse", "Start the lecture and write down the minutes of each lesson")
}

/// The menu item View › Presenter › Pen.
pub fn pen() -> CommandText {
    text("Pen", "Draw on the slide with the pointer")
}

/// The menu item View › Presenter › Thickness of the pen.
pub fn pen_thickness() -> CommandText {
    text("Thickness of the pen", "Make the pen thin, medium or thick")
}

/// The menu item View › Presenter › Pointer spot.
pub fn spot() -> CommandText {
    text("Pointer spot", "Show the pointer as a large spot on the slide")
}

/// The menu item View › Presenter › Clear the drawing.
pub fn clear_drawing() -> CommandText {
    text("Clear the drawing", "Remove what the pen has drawn")
}
