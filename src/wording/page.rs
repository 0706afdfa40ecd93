//! The texts of an interactive HTML page. Its steps and questions have the texts of the step panel and of Predict.

use super::row::row_text;
use crate::game::{Fill, Row};
use crate::number::group_count;

/// Returns what the table shows: `6 coins · fir / sec · by diagonals`.
pub fn about(fill: Fill) -> String {
    let coins = super::picture::coin_count(fill.n);
    format!("{coins} · {} · by {}", fill.recurrence.name(), fill.order.name())
}

/// Returns the name of the table for screen readers: `Table of 6 coins`.
pub fn table_of(coins: usize) -> String {
    format!("Table of {}", super::picture::coin_count(coins))
}

/// Returns the description of the filled table: `The filled table of the coins 8, 15, 3, 7. First 22 · Second 11.`
pub fn filled_table_of(row: &Row, scores: &str) -> String {
    format!("The filled table of the coins {}. {scores}.", row_text(row))
}

/// The heading of the list of all steps.
pub fn all_steps() -> &'static str {
    "All steps in words"
}

/// The heading of the list of keys, and what they do.
pub fn keys() -> &'static str {
    "Keys"
}

/// Returns the keys of the page, each with what it does.
pub fn keys_and_actions() -> [(&'static str, &'static str); 8] {
    [
        ("Space", "play or pause"),
        ("← →", "one step back or forward"),
        ("Shift + ← →", "back or forward by a diagonal, a row or a column"),
        ("Home, End", "the first or the last step"),
        ("+ −", "play faster or slower"),
        ("Tab, then the arrow keys", "from cell to cell in the table"),
        ("Enter", "in the table: the step of this cell"),
        ("Escape", "leave the table"),
    ]
}

/// The button that plays the steps.
pub fn play() -> &'static str {
    "Play"
}

/// The buttons that move through the steps, for screen readers.
pub fn first_step() -> &'static str {
    "First step"
}

pub fn step_back() -> &'static str {
    "Step back"
}

pub fn step_forward() -> &'static str {
    "Step forward"
}

pub fn last_step() -> &'static str {
    "Last step"
}

/// The name of the group of these buttons.
pub fn transport() -> &'static str {
    "Steps"
}

/// The name of the slider.
pub fn position() -> &'static str {
    "Position"
}

/// The name of the menu of speeds.
pub fn speed() -> &'static str {
    "Speed"
}

/// The step of a lesson's pictures, in the menu of steps.
pub fn by_picture() -> &'static str {
    "by picture"
}

/// The name of the menu of themes.
pub fn theme() -> &'static str {
    "Theme"
}

/// The themes.
pub fn theme_of_system() -> &'static str {
    "as the system"
}

pub fn light() -> &'static str {
    "light"
}

pub fn dark() -> &'static str {
    "dark"
}

pub fn high_contrast() -> &'static str {
    "high contrast"
}

/// The switch of the questions.
pub fn ask_before_each_step() -> &'static str {
    "Ask before each step"
}

/// The name of the part with the sums of a step.
pub fn sums() -> &'static str {
    "The step in words"
}

/// The name of the part with the picture.
pub fn picture() -> &'static str {
    "Picture"
}

/// What keys do in the table, for screen readers.
pub fn table_help() -> &'static str {
    "The arrow keys go from cell to cell. Enter shows the step of a cell. Escape leaves the table."
}

/// The list of a course's lessons.
pub fn lessons() -> &'static str {
    "Lessons"
}

/// The two views of a lesson: its pictures, and every step of its fill.
pub fn lesson() -> &'static str {
    "Lesson"
}

pub fn every_step() -> &'static str {
    "Every step"
}

/// The name of the choice between both.
pub fn view() -> &'static str {
    "View"
}

/// Returns a place in a lesson: `picture 2 of 7`.
pub fn picture_of(number: usize, count: usize) -> String {
    format!("picture {} of {}", group_count(number), group_count(count))
}

/// Returns a place in a lesson with what its picture shows, for screen readers.
pub fn spoken_picture(place: &str, lines: &[String]) -> String {
    format!("{place}: {}", lines.join(" "))
}

/// What is said about a slide that shows only the row.
pub fn only_row(row: &Row) -> String {
    format!("The coins are {}.", row_text(row))
}

/// Returns the private note of a stop: `Note: hands up.`
pub fn private_note(note: &str) -> String {
    format!("Note: {note}")
}

/// What is said where the answer is not a whole number.
pub fn no_number() -> &'static str {
    "Type a whole number."
}

/// What is said where no earlier value is chosen.
pub fn no_earlier_value() -> &'static str {
    "Choose the earlier value, too."
}

/// Which program has written the page.
pub fn made_by() -> &'static str {
    "Made with coin-duel"
}

/// Returns why a page is not written: `an HTML page shows rows of at most 100 coins, and this row has 200; …`.
pub fn too_many_coins(max: usize, n: usize) -> String {
    format!(
        "an HTML page shows rows of at most {} coins, and this row has {}; remove coins, or export pictures",
        group_count(max),
        group_count(n)
    )
}
