//! Who plays: a menu of strategies for each player among the options of the game, the seed of a random player, and a line
//! that explains them.

use egui::{DragValue, Frame, Label, Margin, Ui, vec2};

use crate::app::message::{Edit, Message};
use crate::app::state::State;
use crate::game::row::random::fresh_seed;
use crate::game::{Player, Players, Rule, Strategy};
use crate::gui::theme;
use crate::gui::widgets::controls::is_chosen;
use crate::gui::widgets::tooltip::{Tooltip, explain, sentence};
use crate::picture::color_role::ColorRole;
use crate::wording::Term;
use crate::wording::names;
use crate::wording::panels::game as texts;
use crate::wording::rule as of_rule;

/// The seed of a random player until another is chosen.
const FIRST_SEED: u64 = 1;
const MENU_WIDTH: f32 = 190.0;
/// The height of the line about the players, in points: room for two lines of small text.
const REMARK_HEIGHT: f32 = 30.0;

/// Returns who plays by the rule.
fn playing(state: &State) -> &'static [Player] {
    if state.document().duel.rule.is_alone { &[Player::First] } else { &Player::BOTH }
}

/// Shows the menu of strategies of each player, in the menu of the game's options.
pub fn options(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let players = state.document().duel.players;
    for &player in playing(state) {
        let present = players.of(player);
        let menu = ui.menu_button(texts::plays(player, texts::short_strategy(present)), |ui| {
            strategies(ui, state, player, players, out);
        });
        menu.response.accessible_name(texts::strategy_of(player)).tooltip(|| texts::player_sentence(player, present));
    }
}

/// Shows the seeds of random players, and a line that explains the players.
pub fn show(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let players = state.document().duel.players;
    for &player in playing(state) {
        if let Strategy::Random { seed } = players.of(player) {
            seed_field(ui, player, seed, out);
        }
    }
    let (text, role) = remark(state);
    // The text has one line or two, and the parts below it must not move.
    let text = theme::weak(ui, text).color(theme::color(ui, role));
    let room = vec2(ui.available_width(), REMARK_HEIGHT);
    ui.allocate_ui(room, |ui| {
        ui.set_min_height(REMARK_HEIGHT);
        sentence(ui, Label::new(text), &[(Term::Tie.name(), Term::Tie)]);
    });
}

/// Shows the strategies for `player`. One that does not fit is disabled and says why.
fn strategies(ui: &mut Ui, state: &State, player: Player, players: Players, out: &mut Vec<Message>) {
    let present = players.of(player);
    let seed = if let Strategy::Random { seed } = present { seed } else { FIRST_SEED };
    ui.set_max_width(MENU_WIDTH);
    for strategy in Strategy::all(seed) {
        let misfit = strategy.misfit(state.document().duel.rule, player, players.of(player.other()), state.n());
        ui.add_enabled_ui(misfit.is_none(), |ui| {
            let response = ui.selectable_label(strategy == present, strategy.name());
            if is_chosen(ui, &response) && strategy != present {
                out.push(Message::Edit(Edit::Strategy(player, strategy)));
            }
            let response = response.tooltip(|| names::strategy::sentence(strategy));
            if strategy == Strategy::Exploiter {
                explain(response, Term::Exploiter);
            }
        });
        if let Some(misfit) = misfit {
            // The layout of the menu would spread the text, so the reason has its own frame below the name.
            Frame::new().inner_margin(Margin::symmetric(9, 0)).show(ui, |ui| {
                ui.vertical(|ui| ui.add(Label::new(theme::weak(ui, misfit.to_string())).wrap()));
            });
        }
    }
}

fn seed_field(ui: &mut Ui, player: Player, seed: u64, out: &mut Vec<Message>) {
    ui.horizontal(|ui| {
        ui.label(theme::weak(ui, texts::players_seed(player)));
        let mut chosen = seed;
        // The field holds an `f64`, which cannot show every seed.
        let shown = move |_, _: std::ops::RangeInclusive<usize>| seed.to_string();
        let field = DragValue::new(&mut chosen).speed(0.1).custom_formatter(shown).update_while_editing(false);
        // A larger seed from a file stays as it is.
        let field = ui.add(field.range(0..=u64::from(u32::MAX)).clamp_existing_to_range(false));
        let field = field.accessible_name(texts::seed_of(player));
        field.tooltip(texts::seed_tooltip);
        if ui.button(texts::new_seed()).tooltip(texts::new_seed_tooltip).clicked() {
            chosen = fresh_seed();
        }
        if chosen != seed {
            out.push(Message::Edit(Edit::Strategy(player, Strategy::Random { seed: chosen })));
        }
    });
}

/// Returns the line about the players: who does not fit, else that it is your turn, else what both do.
fn remark(state: &State) -> (String, ColorRole) {
    let (rule, players) = (state.document().duel.rule, state.document().duel.players);
    for &player in playing(state) {
        if let Some(misfit) = players.misfit(rule, player, state.n()) {
            return (texts::plays_optimally_instead(player, players.of(player), misfit), ColorRole::Other);
        }
    }
    if state.is_your_turn() && !state.transports.game.is_moving() {
        let player = state.game().player_at(state.ply());
        let text = match rule {
            Rule::CLASSIC => texts::your_turn(player),
            _ if rule.is_alone => of_rule::game::your_turn_alone().to_owned(),
            _ => of_rule::game::your_turn(player),
        };
        return (text, ColorRole::Text);
    }
    let text = match rule {
        Rule::CLASSIC => texts::both_rules(players.first, players.second),
        _ => of_rule::game::rule(rule.short_name(), rule.in_words()),
    };
    (text, ColorRole::WeakText)
}
