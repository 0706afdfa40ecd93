//! Texts in exported files, and what an export has written.

use std::ops::Range;
use std::path::PathBuf;

use super::picture::which_end;
use super::recurrence::formula;
use super::row::{outcome, row_text};
use crate::game::{Fill, FillOrder, Game, Move, Player, Row, Strategy};
use crate::number::{exact, group_count};
use crate::printable::printable_path;

// Documents.

/// The program, as documents name it.
pub fn program() -> &'static str {
    "coin-duel"
}

// Tables.

/// Returns `fir | sec of the coins i to j, in row i and column j, filled by rows, after 3 of 10 steps. An arrow points to
/// the end that best play takes.`. A full table has no count of steps.
pub fn table_caption(names: &str, order: FillOrder, done: u64, steps: u64) -> String {
    let so_far = if done < steps {
        format!(", after {} of {} steps", group_count(done), group_count(steps))
    } else {
        String::new()
    };
    format!(
        "{names} of the coins i to j, in row i and column j, filled by {}{so_far}. An arrow points to the end that \
         best play takes.",
        order.name()
    )
}

/// A comment above a LaTeX table.
pub fn needs_booktabs() -> &'static str {
    "Needs \\usepackage{booktabs} in the preamble."
}

/// The heading of the row and the column with the coins.
pub fn coin() -> &'static str {
    "coin"
}

// The list of steps.

/// Returns the heading of a list of steps, one line for each of the row, the recurrence, the order and the steps.
///
/// `reason` says why the order is possible, and `steps` are the indices of the steps in the list.
pub fn steps_heading(row: &Row, fill: Fill, reason: &str, steps: &Range<u64>) -> String {
    let numbers = match steps.end.saturating_sub(steps.start) {
        0 => "none".to_owned(),
        1 => group_count(steps.end),
        _ => format!("{} to {}", group_count(steps.start + 1), group_count(steps.end)),
    };
    format!(
        "row         {}\nrecurrence  {}\norder       {}: {reason}\nsteps       {numbers} of {}\n",
        row_text(row),
        formula(fill.recurrence),
        fill.order.name(),
        group_count(fill.steps()),
    )
}

/// Returns the label of a step, in which the number has at least `width` characters: `step 17`.
pub fn step(number: u64, width: usize) -> String {
    format!("step {:>width$}", group_count(number))
}

/// Returns a title with the sum of the coins: `Coins 1…40, sum 612`.
pub fn with_sum(title: &str, sum: i64) -> String {
    format!("{title}, sum {}", exact(sum))
}

// The list of moves.

/// Returns the heading of a list of moves, one line for each of the row, the players, the result and the columns.
pub fn game_heading(row: &Row, [first, second]: [Strategy; 2], game: &Game) -> String {
    let about_loss = if game.mistakes().is_empty() { "" } else { "; and the points that the move lost" };
    format!(
        "row      {}\nplayers  {}, {}\nresult   {}\n\
         moves    what left and right are worth to the player to move; both scores after the move{about_loss}\n",
        row_text(row),
        plays(Player::First, first),
        plays(Player::Second, second),
        result(game),
    )
}

/// Returns `First greedy`, or `Second random (seed 7)`.
fn plays(player: Player, strategy: Strategy) -> String {
    let (player, name) = (player.name(), strategy.name());
    match strategy {
        Strategy::Random { seed } => format!("{player} {name} (seed {seed})"),
        _ => format!("{player} {name}"),
    }
}

/// Returns `First 15, Second 18: Second wins`, or `First 7, Second 0: Second is to move`.
fn result(game: &Game) -> String {
    let made = game.moves().len();
    let scores = game.scores_after(made);
    let outcome =
        if made < game.n() { format!("{} is to move", Player::to_move(made).name()) } else { outcome(scores) };
    format!("First {}, Second {}: {outcome}", exact(scores.first), exact(scores.second))
}

/// The titles of the columns of a list of moves. The last column is only for a game with mistakes.
pub fn move_columns() -> [&'static str; 8] {
    ["#", "player", "takes", "left", "right", "First", "Second", "lost"]
}

/// Returns what a move takes: `left 8`, `left 8, a tie`, or `last 3`.
pub fn takes(played: &Move) -> String {
    let coin = exact(played.coin);
    match played.is_tie() {
        _ if played.turn.interval.is_single() => format!("last {coin}"),
        true => format!("{} {coin}, a tie", played.taken.name()),
        false => format!("{} {coin}", played.taken.name()),
    }
}

// Headings and alternative texts.

/// Returns `Step 12 of 21`.
pub fn step_heading(done: u64, steps: u64) -> String {
    format!("Step {} of {}", group_count(done), group_count(steps))
}

/// Returns `Move 2 of 6`.
pub fn move_heading(made: u64, moves: u64) -> String {
    format!("Move {} of {}", group_count(made), group_count(moves))
}

/// Returns `Greedy loses, stop 3`. A stop with a question has two slides: `Greedy loses, stop 3, question`, and then
/// `Greedy loses, stop 3, answer`.
pub fn stop_heading(lesson: &str, stop: usize, is_answered: Option<bool>) -> String {
    let part = match is_answered {
        None => "",
        Some(false) => ", question",
        Some(true) => ", answer",
    };
    format!("{lesson}, stop {}{part}", group_count(stop))
}

/// Returns `Title card of “Greedy loses”. The row: 8, 15, 3, 7. Which end would you take?`
pub fn title_card(title: &str, row: &str) -> String {
    format!("Title card of “{title}”. The row: {row}. {}", which_end())
}

/// Returns `The table of the row 8, 15, 3, 7: step 3 of 10, cell 1 to 2: first 15, second 3, take left`.
pub fn table_at(row: &str, at: &str) -> String {
    format!("The table of the row {row}: {at}")
}

/// Returns `The window of coin-duel, with “Greedy loses”`.
pub fn picture_of_window(title: &str) -> String {
    format!("The window of coin-duel, with “{title}”")
}

// What was written, and what would be.

pub fn shows_nothing() -> &'static str {
    "the session stands at its start, where nothing is filled or taken yet; --step last shows the end"
}

/// Returns `fill.gif: 21 pictures of 2560 × 1440 pixels, about 234 kB`. Videos have no known size.
pub fn planned(
    files: &[PathBuf],
    pictures: usize,
    size: Option<(u32, u32)>,
    bytes: Option<u64>,
    is_exact: bool,
) -> String {
    let about = if is_exact { "" } else { "about " };
    let bytes =
        bytes.map_or("a size that is not known before".to_owned(), |bytes| about.to_owned() + &byte_count(bytes));
    files_and_pictures(files, pictures, size) + &bytes
}

/// Returns `4528 × 2240 pixels are more than a screen shows (3840 × 2160), and 47 MB are more than 20 MB. A smaller size is
/// smaller in bytes, too.` Pictures without pixels are smaller only if there are fewer of them.
pub fn large(
    size: Option<(u32, u32)>,
    bytes: Option<u64>,
    screen: (u32, u32),
    many_bytes: u64,
    has_pixels: bool,
) -> String {
    let size = size.map(|(width, height)| {
        let (screen_width, screen_height) = screen;
        format!("{width} × {height} pixels are more than a screen shows ({screen_width} × {screen_height})")
    });
    let bytes = bytes.map(|bytes| format!("{} are more than {}", byte_count(bytes), byte_count(many_bytes)));
    let reasons: Vec<_> = size.into_iter().chain(bytes).collect();
    let advice = if has_pixels {
        "A smaller size is smaller in bytes, too."
    } else {
        "Fewer pictures are smaller, such as one for each diagonal."
    };
    format!("{}. {advice}", reasons.join(", and "))
}

/// Returns `fill.gif: 21 pictures of 2560 × 1440 pixels, 234 kB`. Texts have no pictures. Pictures of several sizes have no
/// size.
pub fn written(files: &[PathBuf], pictures: usize, size: Option<(u32, u32)>, bytes: u64) -> String {
    files_and_pictures(files, pictures, size) + &byte_count(bytes)
}

fn files_and_pictures(files: &[PathBuf], pictures: usize, size: Option<(u32, u32)>) -> String {
    let files = match files {
        [first, .., last] => format!("{} to {}: ", printable_path(first), printable_path(last)),
        [file] => format!("{}: ", printable_path(file)),
        [] => String::new(),
    };
    let pictures = match (size, pictures) {
        (None, 0) => String::new(),
        (None, 1) => "1 picture, ".to_owned(),
        (None, count) => format!("{} pictures, ", group_count(count)),
        (Some((width, height)), 1) => format!("{width} × {height} pixels, "),
        (Some((width, height)), count) => format!("{} pictures of {width} × {height} pixels, ", group_count(count)),
    };
    files + &pictures
}

/// Returns `234 kB`.
pub fn byte_count(bytes: u64) -> String {
    match bytes {
        ..1_000 => format!("{bytes} bytes"),
        1_000..1_000_000 => format!("{:.0} kB", bytes as f64 / 1e3),
        1_000_000..1_000_000_000 => in_tenths(bytes as f64 / 1e6, "MB"),
        _ => in_tenths(bytes as f64 / 1e9, "GB"),
    }
}

/// Returns `2.5 GB` or `20 MB`.
fn in_tenths(number: f64, unit: &str) -> String {
    let tenths = format!("{number:.1}");
    format!("{} {unit}", tenths.strip_suffix(".0").unwrap_or(&tenths))
}
