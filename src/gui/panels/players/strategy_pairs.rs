//! The scores of all pairs of strategies on the present row, as a grid.

use egui::{Button, Grid, ProgressBar, RichText, Role, Ui, WidgetInfo, vec2};

use crate::app::command::Command;
use crate::app::job::{Job, PATIENCE, Slot, Waker};
use crate::app::message::{Edit, Message};
use crate::app::state::State;
use crate::game::play::pairings::{Outcome, Pairing, pairings};
use crate::game::play::strategy::MAX_COINS_FOR_ALL_INTERVALS;
use crate::game::{Misfit, Player, Players, Row, Strategy, Table};
use crate::gui::jobs;
use crate::gui::theme;
use crate::number::{fitted_together, mean};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::wording::panels::game::player_rule;
use crate::wording::panels::players as texts;

const NAME_WIDTH: f32 = 92.0;
const CELL_HEIGHT: f32 = 38.0;

/// The width of a character of a result at its full size, in points.
const CHARACTER_WIDTH: f32 = 8.4;

/// The grid of pairs, computed in the background for the present row.
#[derive(Default)]
pub struct PairsCard {
    job: Slot<Row, PairsFound>,
}

/// What the job has found so far.
#[derive(Clone, Default)]
struct PairsFound {
    /// The part that is done, from 0 to 1.
    part: f32,
    /// All pairs, once the job is done.
    pairings: Option<Vec<Pairing>>,
}

impl PairsCard {
    pub fn show(&mut self, ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
        theme::heading(ui, texts::strategies_on_this_row());
        if state.n() > MAX_COINS_FOR_ALL_INTERVALS {
            ui.label(texts::pairs_played_up_to(MAX_COINS_FOR_ALL_INTERVALS));
            return;
        }
        let waker = jobs::waker(ui.ctx());
        let job = self.job.get_or_start(state.row().clone(), |row| start(&waker, row, state.table().clone()));
        let found = job.found();
        if let Some(pairings) = &found.pairings {
            grid(ui, state, pairings, out);
        } else if !jobs::show_failure(ui, texts::the_pairs(), &job.status()) {
            ui.label(texts::playing_all_pairs());
            ui.add(ProgressBar::new(found.part));
        }
    }
}

/// Starts to play all pairs. Waits a moment, because a short row is done at once.
fn start(waker: &Waker, row: Row, table: Table) -> Job<Row, PairsFound> {
    let job = Job::start(waker, row, PairsFound::default(), move |worker| {
        let mut shown = 0.0;
        let pairings = pairings(&table, |part| {
            if part >= shown + 0.01 {
                shown = part;
                worker.update(|found| found.part = part);
            }
            worker.keep_on()
        });
        worker.update(|found| found.pairings = pairings);
    });
    job.wait(PATIENCE);
    job
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
            ui.vertical_centered(|ui| name(ui, *second, Player::Second));
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
    ui.label(theme::weak(ui, texts::about_pairs()));
}

fn name(ui: &mut Ui, strategy: Strategy, player: Player) {
    let text = RichText::new(strategy.name()).font(theme::font(Face::Strong, 12.0));
    let response = ui.label(text.color(theme::color(ui, ColorRole::of_player(player))));
    response.on_hover_text(player_rule(player, strategy));
}

/// Shows the result of a pair as a button that lets this pair play.
fn cell(ui: &mut Ui, state: &State, pairing: &Pairing, width: f32, out: &mut Vec<Message>) {
    let players = pairing.players;
    // Two numbers with a sign between them.
    let characters = ((width / CHARACTER_WIDTH) as usize).saturating_sub(5) / 2;
    let (scores, spread, margin, label) = match pairing.outcome {
        Err(misfit) => {
            let response = ui.add_enabled(false, Button::new("–").min_size(vec2(width, CELL_HEIGHT)));
            response
                .widget_info(|| WidgetInfo::labeled(Role::Button, false, texts::pair_does_not_play(players, misfit)));
            response.on_disabled_hover_text(misfit.to_string());
            return;
        }
        Ok(Outcome::Certain(scores)) => {
            let [first, second] = fitted_together([scores.first, scores.second], characters);
            let text = format!("{first} : {second}");
            let label = texts::scores_of_pair(players, scores.first, scores.second);
            (text, String::new(), scores.margin() as f64, label)
        }
        Ok(Outcome::Spread { mean_first, mean_second, lowest, highest }) => {
            let text = format!("{} : {}", mean(mean_first), mean(mean_second));
            let [least, most] = fitted_together([lowest, highest], characters);
            let spread = format!("{least} … {most}");
            let label = texts::mean_scores_of_pair(players, mean_first, mean_second, lowest, highest);
            (text, spread, mean_first - mean_second, label)
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
    let role = match margin {
        margin if margin > 0.0 => ColorRole::First,
        margin if margin < 0.0 => ColorRole::Second,
        _ => ColorRole::Text,
    };
    let size = 13.5_f32.min(width / (scores.chars().count() as f32 * 0.62));
    let middle = response.rect.center();
    let lift = if spread.is_empty() { 0.0 } else { 7.0 };
    let center = egui::Align2::CENTER_CENTER;
    let (strong, small) = (theme::font(Face::Strong, size), theme::font(Face::Regular, 10.5));
    ui.painter().text(middle - vec2(0.0, lift), center, scores, strong, theme::color(ui, role));
    ui.painter().text(middle + vec2(0.0, 9.0), center, spread, small, theme::color(ui, ColorRole::WeakText));
    if response.on_hover_text(label).clicked() {
        out.push(Message::Edit(Edit::Players(shown)));
        out.push(Command::GameTab.into());
    }
}
