//! The scores of all pairs of strategies on the present row, as a grid.

use crate::game::play::pairings::RANDOM_GAMES;
use crate::limits::MAX_COINS_FOR_ALL_INTERVALS;
use egui::{
    Align2, Button, Frame, Grid, Label, Margin, ProgressBar, Rect, RichText, Role, Sense, Ui, Vec2, WidgetInfo, vec2,
};

use crate::app::command::Command;
use crate::app::job::Slot;
use crate::app::message::{Edit, Message};
use crate::app::state::State;
use crate::app::work::games::PlayPairs;
use crate::game::play::pairings::{Outcome, Pairing};
use crate::game::{Interval, Misfit, Player, Players, Row, Rule, Seats, Strategy};
use crate::gui::widgets::paint::{self, coin_marks, left_out};
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{notices, theme};
use crate::number::{fitted, fitted_together, mean};
use crate::picture::coin::{CoinLook, CoinSlot, coin_slots};
use crate::picture::color_role::ColorRole;
use crate::picture::{Face, fonts};
use crate::wording::panels::game::player_sentence;
use crate::wording::panels::players as texts;
use crate::wording::sentences;

const NAME_WIDTH: f32 = 92.0;
const CELL_HEIGHT: f32 = 38.0;

/// The sizes of the texts, in points. A text shrinks before it is cut.
const NAME_SIZE: f32 = 12.0;
const SCORE_SIZE: f32 = 13.5;
const SPREAD_SIZE: f32 = 11.0;
/// Below this size a text has a shorter form.
const LEGIBLE_SIZE: f32 = 11.0;
/// The free margin of a cell, in points.
const CELL_MARGIN: f32 = 2.0;

/// The width of a character of a result at its full size, in points.
const CHARACTER_WIDTH: f32 = 8.4;

/// The grid of pairs, computed in the background for the present row.
#[derive(Default)]
pub struct PairsCard {
    job: Slot<PlayPairs>,
}

impl PairsCard {
    pub fn show(&mut self, ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
        theme::heading(ui, texts::strategies_on_this_row());
        if state.n() > MAX_COINS_FOR_ALL_INTERVALS {
            ui.label(texts::pairs_played_up_to(MAX_COINS_FOR_ALL_INTERVALS));
            return;
        }
        let job = self.job.get_or_start(&notices::waker(ui.ctx()), PlayPairs(state.row().clone()));
        let found = job.found();
        if let Some(pairings) = &found.pairings {
            grid(ui, state, pairings, out);
        } else if !notices::show_failure(ui, texts::the_pairs(), &job.status()) {
            ui.label(texts::playing_all_pairs());
            ui.add(ProgressBar::new(found.part));
        }
    }
}

fn grid(ui: &mut Ui, state: &State, pairings: &[Pairing], out: &mut Vec<Message>) {
    // Some strategies are for First alone, and have no column.
    let never = |pairing: &&Pairing| pairing.outcome == Err(Misfit::NotFirst);
    let columns = pairings.iter().take_while(|pairing| pairing.players.first == pairings[0].players.first);
    let seconds: Vec<_> = columns.filter(|pairing| !never(pairing)).map(|pairing| pairing.players.second).collect();
    let width = ((ui.available_width() - NAME_WIDTH) / seconds.len() as f32 - 5.0).floor();
    Grid::new("pairs").spacing(vec2(4.0, 4.0)).min_col_width(0.0).show(ui, |ui| {
        ui.vertical(|ui| {
            ui.set_width(NAME_WIDTH);
            ui.label(theme::weak(ui, texts::first_and_second()));
        });
        for second in &seconds {
            ui.vertical_centered(|ui| {
                ui.set_max_width(width);
                name(ui, *second, Player::Second);
            });
        }
        ui.end_row();
        for row in pairings.chunk_by(|one, other| one.players.first == other.players.first) {
            name(ui, row[0].players.first, Player::First);
            for pairing in row.iter().filter(|pairing| seconds.contains(&pairing.players.second)) {
                cell(ui, state, pairing, width, out);
            }
            ui.end_row();
        }
    });
    let about = texts::about_pairs(RANDOM_GAMES);
    // An audience clicks nothing.
    let about = if state.lecture.is_some() { about } else { sentences([about.as_str(), texts::click_a_pair()]) };
    ui.label(theme::weak(ui, about));
}

fn name(ui: &mut Ui, strategy: Strategy, player: Player) {
    let (name, size) = fitting(vec![strategy.name().to_owned()], Face::Strong, NAME_SIZE, ui.available_width());
    let text = RichText::new(name).font(theme::font(Face::Strong, size));
    let response = ui.add(Label::new(text.color(theme::color(ui, ColorRole::Text))).extend());
    response.tooltip(|| player_sentence(player, strategy));
}

/// Returns the first of `forms` that has a legible size in a room of this width, with that size, which is at most `size`.
fn fitting(forms: Vec<String>, face: Face, size: f32, width: f32) -> (String, f32) {
    let count = forms.len();
    let fitted = |text: &str| size.min(size * width / fonts::width(face, size, text).max(1.0));
    let with_sizes = forms.into_iter().map(|text| (fitted(&text), text)).enumerate();
    let chosen = with_sizes.into_iter().find(|(index, (size, _))| *size >= LEGIBLE_SIZE || index + 1 == count);
    chosen.map(|(_, (size, text))| (text, size)).unwrap_or_default()
}

/// Shows the result of a pair as a button that lets this pair play.
fn cell(ui: &mut Ui, state: &State, pairing: &Pairing, width: f32, out: &mut Vec<Message>) {
    let players = pairing.players;
    // Two numbers with a sign between them.
    let characters = ((width / CHARACTER_WIDTH) as usize).saturating_sub(5) / 2;
    let (scores, spread, label) = match pairing.outcome {
        Err(misfit) => {
            let response = ui.add_enabled(false, Button::new("–").min_size(vec2(width, CELL_HEIGHT)));
            response
                .widget_info(|| WidgetInfo::labeled(Role::Button, false, texts::pair_does_not_play(players, misfit)));
            response.on_disabled_hover_text(misfit.to_string());
            return;
        }
        Ok(Outcome::Certain(scores)) => {
            let [first, second] = fitted_together([scores.first, scores.second], characters);
            let label = texts::scores_of_pair(players, scores.first, scores.second);
            (vec![format!("{first} : {second}")], vec![], label)
        }
        Ok(Outcome::Spread { mean_first, mean_second, lowest, highest }) => {
            let rounded = [mean_first, mean_second].map(|mean| fitted(mean.round() as i64, characters));
            let means = vec![format!("{} : {}", mean(mean_first), mean(mean_second)), texts::rounded_scores(&rounded)];
            let [least, most] = fitted_together([lowest, highest], characters);
            let spread = vec![format!("{least} … {most}"), format!("{least}…{most}")];
            let label = texts::mean_scores_of_pair(players, mean_first, mean_second, lowest, highest);
            (means, spread, label)
        }
    };
    // A random player keeps its present seed.
    let present = state.document().duel.players;
    let with_seed = |player: Player| match (players.of(player), present.of(player)) {
        (Strategy::Random { .. }, random @ Strategy::Random { .. }) => random,
        (strategy, _) => strategy,
    };
    let shown = Players { first: with_seed(Player::First), second: with_seed(Player::Second) };
    let is_present = present == shown;
    let edge = theme::color(ui, if is_present { ColorRole::Current } else { ColorRole::Edge });
    let button = Button::new("").min_size(vec2(width, CELL_HEIGHT)).stroke(egui::Stroke::new(1.0, edge));
    let response = ui.add(button);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    let middle = response.rect.center();
    let lift = if spread.is_empty() { 0.0 } else { 7.0 };
    for (forms, y, face, size, role) in [
        (scores, -lift, Face::Strong, SCORE_SIZE, ColorRole::Text),
        (spread, 9.0, Face::Regular, SPREAD_SIZE, ColorRole::WeakText),
    ] {
        let (text, size) = fitting(forms, face, size, width - 2.0 * CELL_MARGIN);
        let font = theme::font(face, size);
        ui.painter().text(middle + vec2(0.0, y), Align2::CENTER_CENTER, text, font, theme::color(ui, role));
    }
    if response.tooltip(|| label).clicked() {
        // The pairs play by the classic rule.
        if state.document().duel.rule != Rule::CLASSIC {
            out.push(Command::ClassicRule.into());
        }
        out.push(Message::Edit(Edit::Players(shown)));
        out.push(Command::ShowGame.into());
    }
}

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
            let chip = Frame::new().fill(theme::color(ui, ColorRole::of_seat(parity))).corner_radius(6.0);
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
                let look = CoinLook::Seat(ColorRole::of_seat(index % 2));
                marks.extend(coin_marks(place, state.row().coins()[index], look));
            }
            CoinSlot::LeftOut(count) => marks.push(left_out(center, count)),
        }
    }
    ui.painter().extend(paint::shapes(ui.painter(), theme::current(ui.ctx()), marks));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, texts::coins_on_their_seats()));
}
