//! Texts in exported files, and what an export has written.

use std::ops::Range;
use std::path::PathBuf;

use super::recurrence::formula;
use super::row::outcome;
use super::rule::{answer, takes as takes_of};
use super::text::export as text;
use crate::game::{CountFrom, Fill, FillOrder, Game, Move, Player, Row, Rule, Strategy};
use crate::number::{decimal, group_count};

pub use text::*;

/// Returns `fir | sec of the coins i to j, in row i and column j, filled by rows, after 3 of 10 steps. An arrow points to
/// the end that best play takes.`. A full table has no count of steps.
pub fn table_caption(names: &str, order: FillOrder, done: u64, steps: u64) -> String {
    if done < steps { text::table_caption_so_far(names, order, done, steps) } else { text::table_caption(names, order) }
}

/// Returns the heading of a list of steps, one line for each of the row, the recurrence, the order and the steps.
///
/// `reason` says why the order is possible, and `steps` are the indices of the steps in the list.
pub fn steps_heading(row: &Row, fill: Fill, reason: &str, steps: &Range<u64>) -> String {
    let numbers = match steps.end.saturating_sub(steps.start) {
        0 => text::no_steps().to_owned(),
        1 => group_count(steps.end),
        _ => text::steps_from_to(steps.start + 1, steps.end),
    };
    text::steps_heading(row, formula(fill.recurrence), fill.order, reason, numbers, fill.steps()) + "\n"
}

/// Returns the label of a step, in which the number has at least `width` characters: `step 17`.
pub fn step(number: u64, width: usize) -> String {
    text::step(format!("{:>width$}", group_count(number)))
}

/// Returns the heading of a list of moves, one line for each of the row, the players, the result and the columns.
pub fn game_heading(row: &Row, [first, second]: [Strategy; 2], game: &Game) -> String {
    let plays = |player, strategy: Strategy| match strategy {
        Strategy::Random { seed } => text::plays_by_seed(player, strategy, seed),
        _ => text::plays(player, strategy),
    };
    let is_alone = game.rule().is_alone;
    let (first, second) = (plays(Player::First, first), plays(Player::Second, second));
    let players = if is_alone { first } else { text::both(first, second) };
    let (rule, has_mistakes) = (game.rule(), !game.mistakes().is_empty());
    let heading = if rule == Rule::CLASSIC {
        text::game_heading(row, players, standing(game), has_mistakes)
    } else {
        let worths = if rule.is_alone { text::worths_of_total() } else { text::worths_of_lead() };
        let named = answer::named(rule.name(), rule.about());
        text::game_heading_of_rule(named, row, players, standing(game), worths, has_mistakes)
    };
    heading + "\n"
}

/// Returns the titles of the columns of a list of moves. Who plays alone has a total in place of two scores.
pub fn titles_of_moves(rule: Rule) -> Vec<String> {
    let titles = if rule.is_alone { text::move_columns_alone() } else { text::move_columns() };
    titles.lines().map(str::to_owned).collect()
}

/// Returns `First 15, Second 18: Second wins`, or `First 7, Second 0: Second is to move`.
fn standing(game: &Game) -> String {
    let made = game.moves().len();
    let scores = game.scores_after(made);
    let outcome =
        if game.is_over(made) { outcome(game.rule(), scores) } else { text::is_to_move(game.player_at(made)) };
    if game.rule().is_alone { outcome } else { text::result(scores.first, scores.second, outcome) }
}

/// Returns what a move takes: `left 8`, `left 8, a tie`, or `last 3`.
pub fn takes(count_from: CountFrom, row: &Row, played: &Move) -> String {
    let taken = || takes_of(count_from, row, played.turn.span, played.taking);
    match played.is_tie() {
        _ if played.turn.interval.is_single() => text::takes_last(row.coins()[played.coin_index(row.len())]),
        true => text::takes_on_tie(taken()),
        false => taken(),
    }
}

/// Returns `fill.gif: 21 pictures of 2560 × 1440 pixels, about 234 kB`. Videos have no known size.
pub fn planned(
    files: &[PathBuf],
    pictures: usize,
    size: Option<(u32, u32)>,
    bytes: Option<u64>,
    is_exact: bool,
) -> String {
    let bytes = bytes.map(byte_count).map_or_else(
        || text::size_is_not_known().to_owned(),
        |bytes| if is_exact { bytes } else { text::about_bytes(bytes) },
    );
    files_and_pictures(files, pictures, size, &bytes)
}

/// Returns `4528 × 2240 pixels are more than a screen shows (3840 × 2160), and 47 MB are more than 20 MB. A smaller size is
/// smaller in bytes, too.` Pictures without pixels are smaller only if there are fewer of them.
pub fn large(
    size: Option<(u32, u32)>,
    bytes: Option<u64>,
    (screen_width, screen_height): (u32, u32),
    many_bytes: u64,
    has_pixels: bool,
) -> String {
    let size = size.map(|(width, height)| text::many_pixels(width, height, screen_width, screen_height));
    let bytes = bytes.map(|bytes| text::many_bytes(byte_count(bytes), byte_count(many_bytes)));
    let reasons = match (size, bytes) {
        (Some(size), Some(bytes)) => text::both_reasons(size, bytes),
        (size, bytes) => size.or(bytes).unwrap_or_default(),
    };
    text::large(reasons, has_pixels)
}

/// Returns `fill.gif: 21 pictures of 2560 × 1440 pixels, 234 kB`. Texts have no pictures. Pictures of several sizes have no
/// size.
pub fn written(files: &[PathBuf], pictures: usize, size: Option<(u32, u32)>, bytes: u64) -> String {
    files_and_pictures(files, pictures, size, &byte_count(bytes))
}

fn files_and_pictures(files: &[PathBuf], pictures: usize, size: Option<(u32, u32)>, bytes: &str) -> String {
    let what = match (size, pictures) {
        (None, 0) => bytes.to_owned(),
        (None, count) => text::pictures(count, bytes),
        (Some((width, height)), 1) => text::picture_of_pixels(width, height, bytes),
        (Some((width, height)), count) => text::pictures_of_pixels(count, width, height, bytes),
    };
    match files {
        [first, .., last] => text::files_from_to(first.as_path(), last.as_path(), what),
        [file] => text::one_file(file.as_path(), what),
        [] => what,
    }
}

/// Returns `234 kB`.
pub fn byte_count(bytes: u64) -> String {
    let in_tenths = |unit: f64| {
        let tenths = (bytes as f64 / unit * 10.0).round() / 10.0;
        decimal(tenths, usize::from(tenths.fract() != 0.0))
    };
    match bytes {
        ..1_000 => text::bytes(bytes),
        1_000..1_000_000 => text::kilobytes(decimal(bytes as f64 / 1e3, 0)),
        1_000_000..1_000_000_000 => text::megabytes(in_tenths(1e6)),
        _ => text::gigabytes(in_tenths(1e9)),
    }
}
