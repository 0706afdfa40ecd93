//! The board: the row as large coins between the piles of both players. An end is taken by a click on its coin.

use egui::{CursorIcon, Rect, Response, RichText, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::command::Command;
use crate::app::message::{Edit, Message};
use crate::app::state::State;
use crate::game::rule::taking::Taking;
use crate::game::{Move, Player, Players};
use crate::gui::panels::game::replay_position::ReplayPosition;
use crate::gui::theme;
use crate::gui::widgets::controls::{self, of_choice};
use crate::gui::widgets::paint::{self, Layer};
use crate::gui::widgets::tooltip::Tooltip;
use crate::number::exact;
use crate::picture::Mark;
use crate::picture::coin::{CoinSlot, player_frame};
use crate::picture::color_role::ColorRole;
use crate::picture::fonts::extent;
use crate::picture::game::GameScene;
use crate::picture::slide::{Slide, Stage};
use crate::picture::{Face, Stroke};
use crate::session::Subject;
use crate::wording::panels::game as texts;
use crate::wording::{list, rule};

/// The board as it is drawn.
pub type Drawn = Layer<Vec<Mark>>;

/// Draws the board over `area`, and names its coins and scores.
pub fn show(
    ui: &mut Ui,
    state: &State,
    moment: &ReplayPosition,
    (area, slide): (Rect, Option<Slide>),
    drawn: &mut Drawn,
    out: &mut Vec<Message>,
) {
    let (count_from, room) = (state.view().count_from, paint::from_egui(area));
    let derivation = |interval| state.derivation(interval);
    let slide = Slide::over(slide, room);
    let scene = state.scene_of(Subject::Game, slide, room, Stage::Blank, &derivation);
    let Some(scene) = scene.game_scene() else { return };
    let mut marks = scene.marks();
    for (place, (slot, rect)) in scene.coins().into_iter().enumerate() {
        let CoinSlot::Coin(index) = slot else { continue };
        let taking = moment.open_taking(state, index);
        let sense = if taking.is_some() { Sense::CLICK } else { Sense::hover() };
        let response = ui.interact(paint::to_egui(rect), ui.scope_id().with(("game-coin", place)), sense);
        let value = state.row().coins()[index];
        let moving =
            moment.next.filter(|next| moment.fraction > 0.0 && next.coins(state.n()).any(|coin| coin == index));
        let taker = state.game().taker(moment.played, index).or(moving.map(|next| next.turn.player));
        response
            .widget_info(|| WidgetInfo::labeled(Role::Image, true, texts::game_coin(count_from, index, value, taker)));
        if let Some(taking) = taking {
            take_by(response, state, &scene, taking, moment, &mut marks, out);
        } else {
            response.tooltip(|| texts::coin_status(count_from, index, value, taker));
        }
    }
    for &player in scene.players() {
        let to_move = moment.turn.is_some_and(|turn| turn.player == player);
        let (score, guaranteed) = (moment.scores.of(player), moment.guaranteed.of(player));
        // Predict may ask for the result: then these texts do not show it.
        let label = || texts::score_of(player, score, state.result_text(guaranteed, exact), to_move);
        let card = paint::to_egui(scene.card(player));
        let response = ui.interact(card, ui.scope_id().with(player.name()), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Status, true, label()));
        response.tooltip(label);
    }
    if let Some(words) = scene.words_of_rule() {
        let middle = Rect::from_center_size(area.center(), vec2(1.0, 1.0));
        let response = ui.interact(middle, ui.scope_id().with("rule"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Status, true, &words));
    }
    let better = state.better_line();
    if let Some(sentence) = scene.sentence()
        && let Mark::Text { text, .. } = &sentence
    {
        let place = paint::to_egui(extent(&sentence));
        let response = ui.interact(place, ui.scope_id().with("sentence"), Sense::hover());
        let better = better.iter().map(|(_, coin)| exact(*coin));
        let text = if better.len() == 0 { text.clone() } else { texts::told(text, list(better)) };
        response.widget_info(|| WidgetInfo::labeled(Role::Status, true, &text));
        if state.shows_mistake() {
            controls::announce(&response);
        }
    }
    if state.shows_mistake() {
        marks.extend(scene.ghosts(better));
        answers(ui, &scene, out);
    }
    drawn.draw(ui.painter(), theme::current(ui.ctx()), marks, Vec::clone);
    if let Some(person) = scene.person().filter(|_| moment.turn.is_none()) {
        let free = area.with_min_y(scene.below_result()).with_max_y(paint::to_egui(scene.card(Player::First)).top());
        offers(ui, state, person, free, out);
    }
}

/// Shows what one can do about a move that gave something away: beside the ends, where a coin is taken otherwise. The
/// arrows do the same.
fn answers(ui: &mut Ui, scene: &GameScene, out: &mut Vec<Message>) {
    let Some(places) = scene.beside_ends() else { return };
    let font = theme::font(Face::Strong, ANSWER_TEXT);
    let texts = [texts::take_back(), texts::go_on()];
    let sizes = texts.map(|text| {
        let width = theme::text_width(ui, text, font.clone()) + 2.0 * ui.spacing().button_padding.x.max(ANSWER_PADDING);
        vec2(width, theme::target(ui, ANSWER_HEIGHT))
    });
    let area = paint::to_egui(scene.area);
    let places = places.map(paint::to_egui);
    let has_room = places[0].right() - sizes[0].x >= area.left() && places[1].left() + sizes[1].x <= area.right();
    let corners = if has_room {
        let top = places[0].center().y - sizes[0].y / 2.0;
        [pos2(places[0].right() - sizes[0].x, top), pos2(places[1].left(), top)]
    } else {
        // A long row leaves no room beside it.
        let sentence = scene.sentence().map_or(area.bottom(), |sentence| extent(&sentence).top);
        let (middle, top) = (area.center().x, sentence - sizes[0].y - ANSWER_PADDING);
        [pos2(middle - sizes[0].x - ANSWER_PADDING / 2.0, top), pos2(middle + ANSWER_PADDING / 2.0, top)]
    };
    let messages = [Command::TakeBack.into(), Message::GoOn];
    for (place, message) in messages.into_iter().enumerate() {
        let text = RichText::new(texts[place]).font(font.clone());
        let button = of_choice(ui, text, place == 0).min_size(sizes[place]);
        if ui.put(Rect::from_min_size(corners[place], sizes[place]), button).clicked() {
            out.push(message);
        }
    }
}

/// The text size, the space beside the text and the height of an answer, in points.
const ANSWER_TEXT: f32 = 13.5;
const ANSWER_PADDING: f32 = 9.0;
const ANSWER_HEIGHT: f32 = 30.0;
/// The height of a line of offers with the space below it, in points.
const OFFER_HEIGHT: f32 = 36.0;
/// The space above the first one, and the space beside the text of an offer, in points.
const OFFER_SPACE: f32 = 6.0;
const OFFER_PADDING: f32 = 14.0;
/// The most moves that are offered to be made again.
const MAX_MISTAKES: usize = 3;

/// An offer: its text, and what it does.
type Offer = (String, Vec<Message>);

/// Shows what a person may want after a game, in lines as far as there is room.
fn offers(ui: &mut Ui, state: &State, person: Player, free: Rect, out: &mut Vec<Message>) {
    let scores = state.game().scores_after(state.ply());
    let has_won = state.game().rule().winner(scores) == Some(person);
    let mut next: Vec<Offer> = Vec::new();
    if let Some(stop) = state.stop_beside(false) {
        let text = if has_won { texts::see_why() } else { texts::could_you_have_won() };
        next.push((text.to_owned(), vec![Message::GoToStop(stop)]));
    } else {
        let shown = state.stop_index().filter(|_| state.goes_by_stops());
        let is_last = state.lesson().is_none_or(|lesson| lesson + 1 == state.course().count());
        match shown {
            Some(_) if has_won && !is_last => {
                next.push((texts::next_lesson().to_owned(), vec![Command::NextLesson.into()]));
            }
            // At a stop the game begins again.
            Some(shown) if !has_won => {
                next.push((texts::play_it_again().to_owned(), vec![Message::GoToStop(shown)]));
            }
            _ => {}
        }
    }
    let players = state.document().duel.players;
    let other_side = Players { first: players.second, second: players.first };
    let mut again: Vec<Offer> = vec![(texts::another_row().to_owned(), vec![Command::Random.into()])];
    if !state.game().rule().is_alone {
        let begin = vec![Message::Edit(Edit::Players(other_side)), Command::NewGame.into()];
        again.insert(0, (texts::take_the_other_side().to_owned(), begin));
    }
    let lines = [next, mistakes(state, person), again].into_iter().filter(|line| !line.is_empty());
    let room = ((free.height() - OFFER_SPACE) / OFFER_HEIGHT).max(0.0) as usize;
    for (line, offers) in lines.take(room).enumerate() {
        let top = free.top() + OFFER_SPACE + line as f32 * OFFER_HEIGHT;
        // The first one is the next thing to do.
        offer_line(ui, free.with_min_y(top).with_max_y(top + OFFER_HEIGHT - 6.0), offers, line == 0, out);
    }
}

/// Returns the largest mistakes of a person, in the order of the game, each to be made again.
fn mistakes(state: &State, person: Player) -> Vec<Offer> {
    let moves = state.game().moves();
    let made = state.game().mistakes().iter().filter_map(|ply| Some((*ply as usize, moves.get(*ply as usize)?)));
    let mut own: Vec<_> = made.filter(|(_, made)| made.turn.player == person).collect();
    own.sort_by_key(|(_, made)| std::cmp::Reverse(made.points_lost()));
    own.truncate(MAX_MISTAKES);
    own.sort_by_key(|(ply, _)| *ply);
    let offer = |(ply, made): (usize, Move)| {
        let coins = rule::coins_taken(state.row(), made.turn.span, made.taking);
        (texts::again_from(coins, exact(made.points_lost())), vec![Message::RetryFrom(ply)])
    };
    own.into_iter().map(offer).collect()
}

/// Shows a line of offers in the middle of `room`, as many as have room.
fn offer_line(ui: &mut Ui, room: Rect, offers: Vec<Offer>, is_main: bool, out: &mut Vec<Message>) {
    let font = theme::font(Face::Regular, ANSWER_TEXT);
    let width = |(text, _): &Offer| theme::text_width(ui, text, font.clone()) + 2.0 * OFFER_PADDING;
    let space = ui.spacing().item_spacing.x;
    let widths: Vec<_> = offers.iter().map(width).collect();
    let mut all = -space;
    let fitting = widths.iter().take_while(|width| {
        all += **width + space;
        all <= room.width()
    });
    let count = fitting.count().max(1);
    let all = widths[..count].iter().sum::<f32>() + space * (count - 1) as f32;
    let mut left = room.center().x - all / 2.0;
    for (place, ((text, messages), width)) in offers.into_iter().zip(widths).take(count).enumerate() {
        let text = RichText::new(text).font(font.clone());
        let button = of_choice(ui, text, is_main && place == 0).min_size(vec2(width, room.height()));
        let at = Rect::from_min_size(pos2(left, room.top()), vec2(width, room.height()));
        if ui.put(at, button).clicked() {
            out.extend(messages);
        }
        left += width + space;
    }
}

/// Lets a click on a coin make its move, and marks the coins that it takes under the pointer.
fn take_by(
    response: Response,
    state: &State,
    scene: &GameScene,
    taking: Taking,
    moment: &ReplayPosition,
    marks: &mut Vec<Mark>,
    out: &mut Vec<Message>,
) {
    let Some(turn) = moment.turn else { return };
    let count_from = state.view().count_from;
    if response.hovered() || response.has_focus() {
        let taken = |coin: usize| taking.coins(turn.span).any(|at| at % state.n() == coin);
        for (slot, rect) in scene.coins() {
            if matches!(slot, CoinSlot::Coin(coin) if taken(coin)) {
                let width = (rect.width() * 0.05).max(3.0);
                let stroke = Stroke::new(width, ColorRole::Mover);
                marks.push(player_frame(rect.grown(width), turn.player, None, stroke));
            }
        }
    }
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    let tooltip = || match taking {
        Taking::Coins(end, 1) => texts::take_coin_at(end),
        _ => rule::game::take_move(rule::takes(count_from, state.row(), turn.span, taking)),
    };
    if response.tooltip(tooltip).clicked() {
        out.push(Message::Take(taking));
    }
}
