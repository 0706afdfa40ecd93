//! A card for each player, with the score so far and the score at the end.

use egui::epaint::RectShape;
use egui::{Align2, FontId, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::app::state::State;
use crate::game::Player;
use crate::gui::panels::game::moment::Moment;
use crate::gui::theme;
use crate::gui::widgets::paint::Layer;
use crate::gui::widgets::tooltip::Tooltip;
use crate::number::{exact, fitted_together};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::wording::panels::game as texts;

const CARD_HEIGHT: f32 = 66.0;
/// A score that is too long for its card is shortened to this many characters.
const SHORTENED_CHARACTERS: usize = 9;

/// The free margin of a card, in points.
const INSET: Vec2 = vec2(13.0, 10.0);

/// Returns the font of the score at the end.
fn end_font() -> FontId {
    theme::font(Face::Regular, 12.5)
}

/// What a card shows.
#[derive(PartialEq)]
pub struct Card {
    place: Rect,
    player: Player,
    score: i64,
    /// The score at the end.
    end: String,
    to_move: bool,
}

/// Both cards as they are drawn.
pub type Cards = Layer<[Card; 2]>;

/// Draws both cards, and marks the player to move. Returns their places, First's before Second's.
pub fn show(ui: &mut Ui, state: &State, moment: &Moment, drawn: &mut Cards) -> [Rect; 2] {
    let gap = 8.0;
    let width = (ui.available_width() - gap) / 2.0;
    let (area, _) = ui.allocate_exact_size(vec2(ui.available_width(), CARD_HEIGHT), Sense::hover());
    let guaranteed = moment.guaranteed;
    let both = [guaranteed.first, guaranteed.second];
    let is_long = both
        .iter()
        .any(|score| theme::text_width(ui, &texts::of_score(&exact(*score)), end_font()) > width - 2.0 * INSET.x);
    // Both are written in one style.
    let ends = if is_long { fitted_together(both, SHORTENED_CHARACTERS) } else { both.map(exact) };
    let cards = Player::BOTH.map(|player| {
        let left = if player == Player::First { area.left() } else { area.right() - width };
        let rect = Rect::from_min_size(pos2(left, area.top()), vec2(width, CARD_HEIGHT));
        let to_move = moment.turn.is_some_and(|turn| turn.player == player);
        let score = moment.scores.of(player);
        // Predict may ask for the result: then these texts do not show it.
        let label = || texts::score_of(player, score, &state.result_text(guaranteed.of(player), exact), to_move);
        let response = ui.interact(rect, ui.scope_id().with(player.name()), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Status, true, label()));
        response.tooltip(label);
        let end = state.result_text(guaranteed.of(player), |_| ends[player.index()].clone());
        Card { place: rect, player, score, end, to_move }
    });
    let places = [cards[0].place, cards[1].place];
    drawn.draw_shapes(ui.painter(), theme::current(ui.ctx()), cards, |cards| {
        cards.iter().flat_map(|card| shapes(ui, card)).collect()
    });
    places
}

/// Returns the shapes of the card of one player.
fn shapes(ui: &Ui, card: &Card) -> Vec<Shape> {
    let Card { place, player, score, end, to_move } = card;
    let color = theme::color(ui, ColorRole::of_player(*player));
    let weak = theme::color(ui, ColorRole::WeakText);
    let edge = if *to_move { Stroke::new(2.0, color) } else { Stroke::new(1.0, theme::color(ui, ColorRole::Edge)) };
    let painter = ui.painter();
    let background = theme::color(ui, ColorRole::Background);
    let inner = place.shrink2(INSET);
    let name = texts::card_title(*player, *to_move);
    let name = painter.layout_no_wrap(name, theme::font(Face::Regular, 12.5), color);
    let of = painter.layout_no_wrap(texts::of_score(end), end_font(), weak);
    // The score takes the rest of the line, down to a size that can still be read.
    let score = exact(*score);
    let room = inner.width() - of.size().x - 6.0;
    let beside = room / (score.chars().count() as f32 * 0.66);
    let size = if beside >= 13.0 { beside.min(27.0) } else { (inner.width() / (score.len() as f32 * 0.66)).min(14.0) };
    // If both do not fit side by side, the score at the end stands above, right below the name.
    let of_bottom = if beside >= 13.0 { inner.bottom() } else { inner.bottom() - size - 3.0 };
    let score = painter.layout_no_wrap(score, theme::font(Face::Strong, size), color);
    let score_at = Align2::LEFT_BOTTOM.anchor_size(inner.left_bottom() + vec2(0.0, 3.0), score.size()).min;
    vec![
        RectShape::new(*place, 8.0, background, edge, StrokeKind::Inside).into(),
        Shape::galley(inner.left_top(), name, color),
        Shape::galley(score_at, score, color),
        Shape::galley(pos2(inner.right() - of.size().x, of_bottom - of.size().y), of, weak),
    ]
}
