//! The table: names of cells, the caption of the map, the minimap and the scroll bars. What a pixel of the map stands
//! for is in [`map`](super::map).

use super::recurrence::numbers_spoken;
use crate::game::table::derivation::CellNumbers;
use crate::game::{CountFrom, Interval, Pick, Recurrence};
use crate::number::{exact, group_count};

/// Returns the name of a cell for screen readers: `cell 1 to 4: first 22, second 12, take left`.
pub fn name(count_from: CountFrom, recurrence: Recurrence, interval: Interval, written: Option<CellNumbers>) -> String {
    let [i, j] = count_from.ends(interval).map(group_count);
    let place = if interval.is_single() { format!("cell {i}") } else { format!("cell {i} to {j}") };
    let Some(numbers) = written else { return format!("{place}: empty") };
    let advice = match numbers.pick {
        None => "",
        Some(Pick::Left) => ", take left",
        Some(Pick::Right) => ", take right",
        Some(Pick::Tie) => ", take either",
    };
    let numbers = numbers_spoken(recurrence, numbers, exact);
    format!("{place}: {numbers}{advice}")
}

/// Returns the name of the map: `Map of the table of 3,000 coins`.
pub fn map_of(coins: usize) -> String {
    format!("Map of the table of {} coins", group_count(coins))
}

/// Returns `This part of the table could not be computed:`, with the reason behind it.
pub fn part_not_computed(reason: &str) -> String {
    format!("This part of the table could not be computed: {reason}")
}

/// Stands before the menu of what the colors mean.
pub fn color() -> &'static str {
    "Color"
}

/// The name of the menu of what the colors mean.
pub fn color_of_cells() -> &'static str {
    "Color of the cells"
}

/// The name of the menu of lengths.
pub fn lengths_shown() -> &'static str {
    "Lengths that are shown"
}

/// Returns the progress of the map: `Map of the table: 40% done`.
pub fn map_progress(percent: f32) -> String {
    format!("Map of the table: {percent}% done")
}

/// Returns the name of the legend: `Colors from the other player ahead to the player to move ahead: −9, 0, 9`.
pub fn color_scale(values: impl IntoIterator<Item = i64>) -> String {
    let values: Vec<_> = values.into_iter().map(exact).collect();
    format!("Colors by lead, from the other player to the player to move: {}", values.join(", "))
}

/// The tooltip of the legend.
pub fn color_scale_tooltip() -> &'static str {
    "fir − sec: below 0, the other player is ahead; above 0, the player to move is ahead"
}

/// Returns the name of the minimap: `Minimap of the table: 12.000% of its width and 8.500% of its height are in view`.
/// The parts are from 0 to 1.
pub fn minimap(width: f64, height: f64) -> String {
    let [width, height] = [width, height].map(|part| format!("{:.3}%", 100.0 * part));
    format!("Minimap of the table: {width} of its width and {height} of its height are in view")
}

/// The tooltip of the minimap.
pub fn minimap_tooltip() -> &'static str {
    "Click or drag to go there"
}

/// The button that closes the minimap, and its tooltip.
pub fn close_minimap() -> &'static str {
    "Close the minimap"
}

pub fn close_minimap_tooltip() -> &'static str {
    "Close the minimap. View > Table opens it again."
}

/// The names of the scroll bars.
pub fn scroll_sideways() -> &'static str {
    "Scroll the table sideways"
}

pub fn scroll_down() -> &'static str {
    "Scroll the table down"
}
