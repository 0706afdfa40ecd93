//! Positions in words: for screen readers, and as the alternative texts of pictures.

use super::call::call_text;
use super::{table_view, window};
use crate::game::table::derivation::CellNumbers;
use crate::game::{CountFrom, Fill, FillAction, FillProgress, Game, Interval};

/// Returns a position of the fill: `step 17 of 21, cell 1 to 4: first 22, second 12, take left`.
///
/// `progress` is the step in progress, if the fill has begun. `cell` returns the numbers of its cell, and is called if
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
            table_view::name(count_from, fill.recurrence, interval, written)
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
    let turn = game.turn(ply).map(|turn| (turn.player, turn.interval));
    window::position(count_from, ply, game.scores_after(ply), turn)
}
