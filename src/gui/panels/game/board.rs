//! The board: the row as large coins between the piles of both players. An end is taken by a click on its coin.

use egui::{Align, Button, CursorIcon, Layout, Rect, Response, RichText, Role, Sense, Ui, UiBuilder, WidgetInfo, vec2};

use crate::app::command::Command;
use crate::app::message::{Edit, Message};
use crate::app::state::State;
use crate::game::{End, Player, Players};
use crate::gui::panels::game::replay_position::ReplayPosition;
use crate::gui::theme;
use crate::gui::widgets::paint::{self, Layer};
use crate::gui::widgets::tooltip::Tooltip;
use crate::number::exact;
use crate::picture::Mark;
use crate::picture::coin::{CoinSlot, player_frame};
use crate::picture::color_role::ColorRole;
use crate::picture::fonts::extent;
use crate::picture::slide::{Slide, Stage};
use crate::picture::{self, Stroke};
use crate::session::Subject;
use crate::wording::panels::game as texts;

/// The board as it is drawn.
pub type Drawn = Layer<Vec<Mark>>;

/// Draws the board over `area`, and names its coins and scores.
pub fn show(
    ui: &mut Ui,
    state: &State,
    moment: &ReplayPosition,
    area: Rect,
    drawn: &mut Drawn,
    out: &mut Vec<Message>,
) {
    let (count_from, room) = (state.view().count_from, paint::from_egui(area));
    let derivation = |interval| state.derivation(interval);
    let scene = state.scene_of(Subject::Game, Slide::of_stage(room), room, Stage::Blank, &derivation);
    let Some(scene) = scene.game_scene() else { return };
    let mut marks = scene.marks();
    for (place, (slot, rect)) in scene.coins().into_iter().enumerate() {
        let CoinSlot::Coin(index) = slot else { continue };
        let end = moment.open_end(index);
        let sense = if end.is_some() { Sense::CLICK } else { Sense::hover() };
        let response = ui.interact(paint::to_egui(rect), ui.scope_id().with(("game-coin", place)), sense);
        let value = state.row().coins()[index];
        let moving = moment.next.filter(|next| next.coin_index() == index && moment.fraction > 0.0);
        let taker = state.game().taker(moment.played, index).or(moving.map(|next| next.turn.player));
        response
            .widget_info(|| WidgetInfo::labeled(Role::Image, true, texts::game_coin(count_from, index, value, taker)));
        if let Some(end) = end {
            take_by(response, end, rect, moment, &mut marks, out);
        } else {
            response.tooltip(|| texts::coin_status(count_from, index, value, taker));
        }
    }
    for player in Player::BOTH {
        let to_move = moment.turn.is_some_and(|turn| turn.player == player);
        let (score, guaranteed) = (moment.scores.of(player), moment.guaranteed.of(player));
        // Predict may ask for the result: then these texts do not show it.
        let label = || texts::score_of(player, score, state.result_text(guaranteed, exact), to_move);
        let card = paint::to_egui(scene.card(player));
        let response = ui.interact(card, ui.scope_id().with(player.name()), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Status, true, label()));
        response.tooltip(label);
    }
    if let Some(sentence) = scene.sentence()
        && let Mark::Text { text, .. } = &sentence
    {
        let place = paint::to_egui(extent(&sentence));
        let response = ui.interact(place, ui.scope_id().with("sentence"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Status, true, text));
    }
    drawn.draw(ui.painter(), theme::current(ui.ctx()), marks, Vec::clone);
    if let Some(person) = scene.person().filter(|_| moment.turn.is_none()) {
        let free = area.with_min_y(scene.below_result()).with_max_y(paint::to_egui(scene.card(Player::First)).top());
        offers(ui, state, person, free, out);
    }
}

/// The height of an offer with the space below it, in points.
const OFFER_HEIGHT: f32 = 36.0;
/// The space above the first one, in points.
const OFFER_SPACE: f32 = 6.0;

/// Shows what a person may want after a game, as far as there is room.
fn offers(ui: &mut Ui, state: &State, person: Player, free: Rect, out: &mut Vec<Message>) {
    let scores = state.game().scores_after(state.n());
    let has_won = scores.of(person) > scores.of(person.other());
    let mut offers: Vec<(&str, Vec<Message>)> = Vec::new();
    if let Some(next) = state.stop_beside(false) {
        let text = if has_won { texts::see_why() } else { texts::could_you_have_won() };
        offers.push((text, vec![Message::GoToStop(next)]));
    } else {
        let shown = state.stop_index().filter(|_| state.goes_by_stops());
        let is_last = state.lesson().is_none_or(|lesson| lesson + 1 == state.course().count());
        match shown {
            Some(_) if has_won && !is_last => offers.push((texts::next_lesson(), vec![Command::NextLesson.into()])),
            // At a stop the game begins again.
            Some(shown) if !has_won => offers.push((texts::play_it_again(), vec![Message::GoToStop(shown)])),
            _ => {}
        }
        if state.next_mistake().is_some() {
            offers.push((texts::could_you_have_won(), vec![Command::NextMistake.into()]));
        }
    }
    if has_won {
        let players = state.document().duel.players;
        let other_side = Players { first: players.second, second: players.first };
        let again = vec![Message::Edit(Edit::Players(other_side)), Command::NewGame.into()];
        offers.push((texts::take_the_other_side(), again));
        offers.push((texts::another_row(), vec![Command::Random.into()]));
    }
    offers.truncate(((free.height() - OFFER_SPACE) / OFFER_HEIGHT).max(0.0) as usize);
    ui.scope_builder(UiBuilder::new().max_rect(free).layout(Layout::top_down(Align::Center)), |ui| {
        ui.add_space(OFFER_SPACE);
        // The first one is the next thing to do.
        for (place, (text, messages)) in offers.into_iter().enumerate() {
            let (fill, role) = theme::choice(place == 0);
            let text = RichText::new(text).color(theme::color(ui, role));
            let button = Button::new(text).min_size(vec2(180.0, OFFER_HEIGHT - ui.spacing().item_spacing.y));
            let button = if place == 0 { button.fill(theme::color(ui, fill)) } else { button };
            if ui.add(button).clicked() {
                out.extend(messages);
            }
        }
    });
}

/// Lets a click on a coin take it, and marks the coin under the pointer.
fn take_by(
    response: Response,
    end: End,
    rect: picture::Rect,
    moment: &ReplayPosition,
    marks: &mut Vec<Mark>,
    out: &mut Vec<Message>,
) {
    if response.hovered() || response.has_focus() {
        let width = (rect.width() * 0.05).max(3.0);
        let stroke = Stroke::new(width, ColorRole::Mover);
        marks.push(player_frame(rect.grown(width), moment.to_move(), None, stroke));
    }
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    if response.tooltip(|| texts::take_coin_at(end)).clicked() {
        out.push(Message::Take(end));
    }
}
