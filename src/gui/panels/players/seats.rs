//! Whether First can be sure to win this row, and why: the sums of the even and the odd seats.

use std::cmp::Ordering;

use egui::{Frame, Margin, Rect, RichText, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use crate::app::state::State;
use crate::game::{Cell, Interval, Row, Seats};
use crate::gui::theme;
use crate::gui::widgets::coin::{left_out, paint_coin};
use crate::number::exact;
use crate::picture::Face;
use crate::picture::coin::{CoinLook, CoinSlot, coin_slots};
use crate::picture::color_role::ColorRole;

/// The distance between neighboring coins, in points.
const PITCH: f32 = 34.0;
/// The row takes at most this many lines. A longer row leaves out coins.
const MAX_LINES_OF_SEATS: usize = 2;

/// The card, with the sums of the seats of the row that was shown last.
#[derive(Default)]
pub struct SeatsCard {
    summed: Option<(Row, Seats)>,
}

impl SeatsCard {
    pub fn show(&mut self, ui: &mut Ui, state: &State) {
        let known = self.summed.take().filter(|(row, _)| row == state.row());
        let (row, seats) = known.unwrap_or_else(|| (state.row().clone(), Seats::of(state.row())));
        card(ui, state, seats);
        self.summed = Some((row, seats));
    }
}

fn card(ui: &mut Ui, state: &State, seats: Seats) {
    theme::heading(ui, "Only to win");
    let result = state.result_cell();
    ui.label(RichText::new(verdict(result)).font(theme::font(Face::Strong, 14.0)));
    coins(ui, state);
    ui.horizontal_wrapped(|ui| {
        for (parity, name, sum) in [(0, "even seats", seats.even), (1, "odd seats", seats.odd)] {
            let chip = Frame::new().fill(theme::color(ui, seat_color(parity))).corner_radius(6.0);
            chip.inner_margin(Margin::symmetric(8, 2)).show(ui, |ui| {
                let label = format!("{name}: {}", exact(sum));
                ui.label(RichText::new(label).color(theme::color(ui, ColorRole::CoinText)));
            });
        }
    });
    ui.label(reason(state.n(), result, seats));
}

/// Shows the row with its seats in two colors. A long row shows both ends only.
fn coins(ui: &mut Ui, state: &State) {
    let n = state.n();
    let per_line = ((ui.available_width() / PITCH) as usize).max(4);
    let slots = coin_slots(n, Some(Interval::whole(n)), per_line * MAX_LINES_OF_SEATS);
    let lines = slots.len().div_ceil(per_line);
    let (area, response) = ui.allocate_exact_size(vec2(ui.available_width(), lines as f32 * PITCH), Sense::hover());
    for (position, slot) in slots.into_iter().enumerate() {
        let (line, column) = (position / per_line, position % per_line);
        let center = area.min + Vec2::splat(PITCH / 2.0) + vec2(column as f32, line as f32) * PITCH;
        match slot {
            CoinSlot::Coin(index) => {
                let place = Rect::from_center_size(center, Vec2::splat(PITCH - 2.0));
                let look = CoinLook::Seat(seat_color(index % 2));
                paint_coin(ui, ui.painter(), place, state.row().coins()[index], look);
            }
            CoinSlot::LeftOut(count) => left_out(ui, center, count),
        }
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, "The coins, those on even and on odd seats apart"));
}

/// Returns the color of the seats of a parity, 0 for even and 1 for odd.
fn seat_color(parity: usize) -> ColorRole {
    if parity == 0 { ColorRole::EvenSeat } else { ColorRole::OddSeat }
}

/// Returns who wins, such as `First wins: 2·fir = 48 is more than the sum, 44.`
fn verdict(result: &Cell) -> String {
    let (twice, sum) = (exact(2 * result.fir()), exact(result.sum));
    match (2 * result.fir()).cmp(&result.sum) {
        Ordering::Greater => format!("First wins: 2·fir = {twice} is more than the sum, {sum}."),
        Ordering::Equal => format!("A draw: 2·fir = {twice} is the sum."),
        Ordering::Less => format!("First loses: 2·fir = {twice} is less than the sum, {sum}."),
    }
}

/// Returns why: how the seats of an even row help First, or why those of an odd row do not.
fn reason(n: usize, result: &Cell, seats: Seats) -> String {
    if n == 1 {
        return "There is one coin: First has to take it, and there is nothing to choose.".to_owned();
    }
    let (fir, sec) = (exact(result.fir()), exact(result.sec()));
    if !n.is_multiple_of(2) {
        let margin = exact((result.fir() - result.sec()).abs());
        let outcome = match result.fir().cmp(&result.sec()) {
            Ordering::Greater => format!("Here First wins by {margin}, {fir} to {sec}"),
            Ordering::Equal => format!("Here it is a draw, {fir} each"),
            Ordering::Less => format!("Here First loses by {margin}, {fir} to {sec}, however well First plays"),
        };
        return format!(
            "An odd row gives no such choice: both ends lie on even seats, and what First leaves is an even row, \
             of which Second may choose the seats. {outcome}."
        );
    }
    let most = match seats.even.cmp(&seats.odd) {
        Ordering::Greater => format!("the even seats, {} to {}", exact(seats.even), exact(seats.odd)),
        Ordering::Less => format!("the odd seats, {} to {}", exact(seats.odd), exact(seats.even)),
        Ordering::Equal => format!("either, {} each", exact(seats.even)),
    };
    let more = result.fir() - seats.richer_sum();
    let best = match more {
        0 => "Best play gets no more than that".to_owned(),
        more => format!("Best play gets {} more: {fir} to {sec}", exact(more)),
    };
    format!(
        "On an even row First never loses. One end lies on an even seat and the other on an odd one, and whichever \
         First takes, Second finds two of the other kind. So First can take all of {most}. {best}."
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Table;

    fn texts(row: &str) -> (String, String) {
        let table = Table::new(row.parse().unwrap());
        let result = table.result();
        (verdict(&result), reason(table.n(), &result, Seats::of(table.row())))
    }

    #[test]
    fn an_even_row_is_won_or_drawn_by_its_seats() {
        let (verdict, reason) = texts("8 15 3 7 9 2");
        assert_eq!(verdict, "First wins: 2·fir = 48 is more than the sum, 44.");
        assert!(reason.contains("First never loses") && reason.contains("the odd seats, 24 to 20"), "{reason}");
        assert!(reason.ends_with("Best play gets no more than that."), "{reason}");
        let (verdict, reason) = texts("2 2 2 2");
        assert_eq!(verdict, "A draw: 2·fir = 8 is the sum.");
        assert!(reason.contains("either, 4 each"), "{reason}");
        let (_, reason) = texts("20 30 2 2 2 10");
        assert!(reason.contains("the odd seats, 42 to 24"), "{reason}");
        assert!(texts("3 2 2 3 1 2").1.contains("Best play gets 1 more: 8 to 5"), "{}", texts("3 2 2 3 1 2").1);
    }

    #[test]
    fn an_odd_row_shows_who_wins_and_why_the_seats_do_not_help() {
        let (verdict, reason) = texts("1 100 3");
        assert_eq!(verdict, "First loses: 2·fir = 8 is less than the sum, 104.");
        assert!(reason.contains("both ends lie on even seats") && reason.contains("loses by 96, 4 to 100"), "{reason}");
        assert!(texts("-5").1.contains("nothing to choose"));
        assert!(texts("5 1 2").1.contains("Here First wins by 4, 6 to 2"), "{}", texts("5 1 2").1);
    }
}
