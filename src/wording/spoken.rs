//! Positions in words: for screen readers, and as the alternative texts of pictures.

use super::cell::call_text;
use super::recurrence::numbers_spoken;
use super::text::table::spoken as text;
use super::text::window;
use super::values::{coins_name, spoken_coins};
use crate::game::table::derivation::CellNumbers;
use crate::game::{CountFrom, Fill, FillAction, FillProgress, Game, Interval, Recurrence};
use crate::number::exact;

/// Returns the name of a cell: `cell 1 to 4: first 22, second 12, take left`.
pub fn cell(count_from: CountFrom, recurrence: Recurrence, interval: Interval, written: Option<CellNumbers>) -> String {
    let [i, j] = count_from.ends(interval);
    let place = if interval.is_single() { text::cell_of_one_coin(i) } else { text::cell(i, j) };
    match written {
        None => text::empty(place),
        Some(numbers) => text::written(place, numbers_spoken(recurrence, numbers, exact), numbers.pick),
    }
}

/// Returns a position of the fill: `step 17 of 21, cell 1 to 4: first 22, second 12, take left`.
///
/// `progress` is the step in progress, if the fill has begun. `numbers` returns the numbers of its cell, and is called if
/// the cell is written or if a call of the recursion finds it.
pub fn fill_position(
    count_from: CountFrom,
    fill: Fill,
    progress: Option<&FillProgress>,
    numbers: impl FnOnce(Interval) -> CellNumbers,
) -> String {
    let Some(progress) = progress else { return window::nothing_filled_yet().to_owned() };
    let (interval, head) = (progress.interval, progress.step as f64 + progress.fraction);
    let what = match progress.action {
        FillAction::Write => {
            let written = fill.is_written(interval, head).then(|| numbers(interval));
            cell(count_from, fill.recurrence, interval, written)
        }
        FillAction::Enter | FillAction::Hit | FillAction::Empty => {
            let texts = call_text(count_from, fill, progress, || numbers(interval));
            window::call(&texts.code, &texts.asked_by, &texts.answer)
        }
    };
    window::step(progress.step + 1, fill.steps(), &what)
}

/// Returns a position of a game: `after 2 moves, First 7, Second 8: First to move on coins 1 to 2`.
pub fn game_position(count_from: CountFrom, game: &Game, ply: usize) -> String {
    let next = game.turn(ply).map_or_else(
        || window::end_of_game().to_owned(),
        |turn| {
            let coins = if turn.interval.is_single() { coins_name } else { spoken_coins };
            window::to_move_on(turn.player, coins(count_from, turn.interval))
        },
    );
    let scores = game.scores_after(ply);
    window::after_moves(ply, scores.first, scores.second, next)
}
