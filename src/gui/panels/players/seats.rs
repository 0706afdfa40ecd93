//! Whether First can be sure to win this row, and why: the sums of the even and the odd seats.

use egui::{Frame, Margin, Rect, RichText, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use crate::app::state::State;
use crate::game::{Interval, Row, Seats};
use crate::gui::theme;
use crate::gui::widgets::coin::{coin_marks, left_out};
use crate::gui::widgets::paint;
use crate::picture::Face;
use crate::picture::coin::{CoinLook, CoinSlot, coin_slots};
use crate::picture::color_role::ColorRole;
use crate::wording::panels::players as texts;

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
    theme::heading(ui, texts::can_first_force_a_win());
    let (result, count_from) = (state.result_cell(), state.view().count_from);
    ui.label(RichText::new(texts::verdict(result)).font(theme::font(Face::Strong, 14.0)));
    coins(ui, state);
    ui.horizontal_wrapped(|ui| {
        for (parity, sum) in [(0, seats.even), (1, seats.odd)] {
            let label = texts::seats_with_sum(count_from, parity, sum);
            let chip = Frame::new().fill(theme::color(ui, seat_color(parity))).corner_radius(6.0);
            chip.inner_margin(Margin::symmetric(8, 2)).show(ui, |ui| {
                ui.label(RichText::new(label).color(theme::color(ui, ColorRole::CoinText)));
            });
        }
    });
    ui.label(texts::reason(count_from, state.n(), result, seats));
}

/// Shows the row with its seats in two colors. A long row shows both ends only.
fn coins(ui: &mut Ui, state: &State) {
    let n = state.n();
    let per_line = ((ui.available_width() / PITCH) as usize).max(4);
    let slots = coin_slots(n, Some(Interval::whole(n)), per_line * MAX_LINES_OF_SEATS);
    let lines = slots.len().div_ceil(per_line);
    let (area, response) = ui.allocate_exact_size(vec2(ui.available_width(), lines as f32 * PITCH), Sense::hover());
    let mut marks = Vec::new();
    for (position, slot) in slots.into_iter().enumerate() {
        let (line, column) = (position / per_line, position % per_line);
        let center = area.min + Vec2::splat(PITCH / 2.0) + vec2(column as f32, line as f32) * PITCH;
        match slot {
            CoinSlot::Coin(index) => {
                let place = Rect::from_center_size(center, Vec2::splat(PITCH - 2.0));
                let look = CoinLook::Seat(seat_color(index % 2));
                marks.extend(coin_marks(place, state.row().coins()[index], look));
            }
            CoinSlot::LeftOut(count) => marks.push(left_out(center, count)),
        }
    }
    ui.painter().extend(paint::shapes(ui.painter(), theme::current(ui.ctx()), marks));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, texts::coins_on_their_seats()));
}

/// Returns the color of the seats of a parity: 0 for that of the first coin, and 1 for the others.
fn seat_color(parity: usize) -> ColorRole {
    if parity == 0 { ColorRole::EvenSeat } else { ColorRole::OddSeat }
}
