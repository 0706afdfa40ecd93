//! The game as the subject of a slide: the row, and what both players have taken from it.
//!
//! Second's card is above the row, and First's card is below it. Sizes grow with the area.

use crate::game::rule::taking::Taking;
use crate::game::rule::{Gain, Most};
use crate::game::{CountFrom, End, Game, Interval, Move, Pick, Player, Rule, Scores, Seats, Strategy, Turn};
use crate::number::{Number, exact, exact_len, fitted, shortened};
use crate::picture::coin::{CoinLook, CoinSlot, coin, coin_slots, left_out, player_frame};
use crate::picture::color_role::ColorRole;
use crate::picture::fonts::{self, TextLook, text_block};
use crate::picture::{Anchor, Face, Mark, Paint, Point, Rect, Stroke, ease};
use crate::wording::picture as texts;
use crate::wording::rule::{coins_taken, game as of_rule, takes, verdict};
use crate::wording::{list, sentences};

mod ring;
use ring::{PITCH, Ring};

/// Sizes are those of areas of this width and height, times the unit: of a wide one, and of a high one.
const AREAS: [(f32, f32); 2] = [(1200.0, 600.0), (800.0, 1000.0)];
/// The smallest unit, so that texts can be read, in areas of at least this width and height.
const LEAST_UNIT: f32 = 0.5;
/// The part of the height of the sentence about the last move that the row leaves free. The rest is in the gap.
const SENTENCE_ROOM: f32 = 0.6;
/// The longest value in it. A longer one is shortened, so that the sentence can be read from the back of a hall.
const MAX_CHARACTERS_IN_SENTENCE: usize = 7;
/// The most coins of a move that it lists.
const MAX_COINS_IN_SENTENCE: usize = 6;
/// The smallest text size, and the scale at which a note has it. No scale is smaller.
const LEGIBLE: f32 = 11.0;
const LEGIBLE_UNIT: f32 = LEGIBLE / NOTE_SIZE;
const SMALL_AREA: (f32, f32) = (340.0, 500.0);
/// The height of a card, its greatest height in a low area, and the gap between a card and the row, as parts of the height.
const CARD_HEIGHT: f32 = 0.22;
const LOW_CARD_HEIGHT: f32 = 0.27;
const GAP: f32 = 0.02;
/// The height of a card in a high area, which leaves more room.
const HIGH_CARD: f32 = 200.0;
/// The width of a card as a part of the width, and its smallest and largest width.
const CARD_WIDTH: f32 = 0.84;
const CARD_WIDTHS: (f32, f32) = (700.0, 1400.0);
const CARD_RADIUS: f32 = 14.0;
/// The free margin of a card.
const INSET: (f32, f32) = (28.0, 12.0);
const NAME_SIZE: f32 = 26.0;
const SCORE_SIZE: f32 = 48.0;
/// The smallest size of a score before it is shortened, as a part of its size.
const LEAST_SCORE: f32 = 0.6;
const NOTE_SIZE: f32 = 24.0;
const VERDICT_SIZES: (f32, f32) = (44.0, 20.0);
/// The gap between a score and the note beside it, and between them and the pile.
const TEXT_GAP: f32 = 24.0;
/// On a slide, which a hall reads: the largest size of a score and of a sentence, the largest diameter of a coin as a part
/// of the height, and the gap between the words and a card.
const SLIDE_SCORE: f32 = 58.0;
const SLIDE_NOTE: f32 = 30.0;
const SLIDE_COIN: f32 = 0.27;
const WORDS_GAP: f32 = 12.0;
/// How far the coin of an answer is lifted out of the row, and the width of the frame around it, over its diameter.
const LIFT: f32 = 0.1;
const LIFTED_FRAME: f32 = 1.14;
/// The least and the largest width of a card's texts, as parts of its width.
const TEXT_WIDTHS: (f32, f32) = (0.28, 0.5);
/// The largest diameter of a coin, as a part of the height.
const MAX_COIN: f32 = 0.2;
/// The width of a frame around a coin, over its diameter.
const FRAME: f32 = 1.16;
/// The diameter of a coin in a pile over that of a coin in the row, at most.
const PILE_COIN: f32 = 0.92;
/// The smallest size of a coin's value, if the row can have more lines or leave coins out.
const VALUE_SIZE: f32 = 20.0;
/// The smallest size of a value with six characters, and its size over the diameter of its coin.
const LONG_VALUE: (f32, f32) = (24.0, 0.247);
/// The largest size of a coin's value over its diameter, and that size times the number of its characters.
const VALUE_PART: (f32, f32) = (0.42, 1.36);
/// A row of at most this many coins is shown as a whole, on at most [`MAX_LINES`].
const MAX_COINS_SHOWN: usize = 16;
const MAX_LINES: usize = 4;
/// A longer row has at most this many lines, or else leaves coins out.
const MAX_LINES_OF_LONG_ROW: usize = 2;
/// At least this many places are on the line of such a row.
const MIN_SLOTS: usize = 7;
/// The names of the even and of the odd seats, counted from 0.
const SEATS: [&str; 2] = ["A", "B"];
const INDEX_SIZE: f32 = 24.0;
/// The largest size of an index, over the diameter of its coin: less than that of a value.
const INDEX_PART: f32 = 0.36;
const TAKE_SIZE: f32 = 24.0;
/// The width of the place for the word beside an end.
const TAKE_WIDTH: f32 = 80.0;
const ARROW_LENGTH: f32 = 40.0;
const ARROW_HEAD: f32 = 9.0;
/// The part of a place's width that a text in it can take.
const TEXT_PART: f32 = 0.84;
/// The largest diameter of a coin of a better line, over that of a coin in the row.
const GHOST: f32 = 0.5;
/// The part of a move's time that passes before the answer to a person begins to move.
const PAUSE: f32 = 0.4;

/// What the board tells of best play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Advice {
    #[default]
    None,
    /// What best play gives after a move.
    Value,
    /// What taking each end leads to: a hint.
    Ends,
    /// What the last move gave away.
    Mistake,
}

/// The game at a position.
#[derive(Clone, Copy, Debug)]
pub struct GameScene<'a> {
    pub game: &'a Game,
    /// The position, in moves. Its fraction is the progress of the present move.
    pub head: f64,
    /// The number of the first coin.
    pub count_from: CountFrom,
    pub area: Rect,
    pub advice: Advice,
    /// The place on a slide for the words about a move, or for a question. The board fills the rest.
    pub words: Option<Rect>,
    /// Whether there is a question in it.
    pub is_asked: bool,
    /// The end that is the answer of a question. Its coin is lifted out of the row.
    pub taken: Option<Pick>,
}

/// The rings of at most this many coins are drawn as rings, if their values can be read.
const MAX_COINS_IN_RING: usize = 60;

/// Places for coins in lines, numbered from the upper left corner.
#[derive(Clone, Copy, Debug)]
struct Lines {
    /// The center of the first place.
    first: Point,
    per_line: usize,
    /// How many places there are.
    count: usize,
    /// The distance of the centers on a line, and that of the lines.
    pitch: (f32, f32),
    diameter: f32,
}

impl Lines {
    /// Returns the place with a number.
    fn place(&self, number: usize) -> Rect {
        let (line, column) = (number / self.per_line, number % self.per_line);
        let (right, down) = (column as f32 * self.pitch.0, line as f32 * self.pitch.1);
        Rect::new(self.first.x + right, self.first.y + down, 0.0, 0.0).grown(self.diameter / 2.0)
    }
}

impl GameScene<'_> {
    /// Returns all marks, from the back to the front.
    pub fn marks(&self) -> Vec<Mark> {
        if let Some(error) = self.game.refusal() {
            let (size, min_size) = VERDICT_SIZES;
            let look = TextLook {
                face: Face::Regular,
                paint: ColorRole::Text.into(),
                size: 0.6 * size * self.unit(),
                min_size: (0.6 * min_size * self.unit()).max(LEGIBLE),
                anchor: Anchor::Center,
            };
            return text_block(self.area.grown(-INSET.0 * self.unit()), look, &error.to_string());
        }
        let mut marks: Vec<_> = self.players().iter().flat_map(|player| self.card_marks(*player)).collect();
        marks.extend(self.sentence());
        match self.turn() {
            Some(turn) => {
                marks.extend(self.rule());
                marks.extend(self.row_marks(&turn));
            }
            None => marks.extend(self.result()),
        }
        marks
    }

    /// Returns who plays.
    pub fn players(&self) -> &'static [Player] {
        if self.game.rule().is_alone { &[Player::First] } else { &Player::BOTH }
    }

    /// Returns the places of the coins in sight: of those in the row, and then of those in the piles. A coin in flight is
    /// still in the row.
    pub fn coins(&self) -> Vec<(CoinSlot, Rect)> {
        let piles = self.players().iter().flat_map(|player| self.pile(*player));
        self.row_coins().into_iter().chain(piles).collect()
    }

    /// Returns the place of a player's card.
    pub fn card(&self, player: Player) -> Rect {
        let (unit, area) = (self.unit(), self.area);
        if let Some(words) = self.words {
            let height = area.bottom - words.bottom - WORDS_GAP * unit;
            let top = if player == Player::First { area.bottom - height } else { area.top };
            return Rect::new(area.left, top, area.width(), height).grown(-self.outline() / 2.0);
        }
        let (least, largest) = CARD_WIDTHS;
        let width = (area.width() * CARD_WIDTH).max(area.width().min(least * unit)).min(largest * unit);
        let height = (area.height() * CARD_HEIGHT).min((area.width() * CARD_HEIGHT).max(HIGH_CARD * unit));
        // In a low area the texts, which have their least size, take more.
        let texts = (NAME_SIZE * unit + self.score_size()) * fonts::LINE_HEIGHT;
        let height = height.max(texts.min(area.height() * LOW_CARD_HEIGHT));
        let top = match player {
            Player::First => area.bottom - height,
            Player::Second => area.top,
        };
        // The outline is inside the area.
        Rect::new(area.center().x - width / 2.0, top, width, height).grown(-self.outline() / 2.0)
    }

    /// Returns the ends that a person can take now, each with its coin and the word beside it.
    pub fn open_ends(&self) -> Vec<(End, Rect)> {
        let Some(turn) = self.turn().filter(|_| self.waits()) else { return Vec::new() };
        let places = End::BOTH.map(|end| (end, self.end_place(end, turn.span)));
        places.into_iter().filter_map(|(end, place)| Some((end, place?.joined(self.take_place(end, place?))))).collect()
    }

    /// Returns whether the game waits for the move of a person.
    pub fn waits(&self) -> bool {
        let ply = self.ply();
        self.head.fract() == 0.0 && ply == self.game.end() && !self.game.is_over(ply)
    }

    fn ply(&self) -> usize {
        self.head as usize
    }

    fn turn(&self) -> Option<Turn> {
        self.game.turn(self.ply())
    }

    fn is_person(&self, player: Player) -> bool {
        self.players().contains(&player) && self.game.players().of(player) == Strategy::You
    }

    /// Returns the role of a player. It changes when a coin has landed.
    fn role(&self, player: Player) -> ColorRole {
        ColorRole::of_player(player, self.turn().map(|turn| turn.player))
    }

    /// Returns the move in progress, and the part of its way that the coin has flown. The answer to a person waits a
    /// moment first.
    fn flight(&self) -> Option<(Move, f32)> {
        let fraction = self.head.fract() as f32;
        let made = self.game.moves().get(self.ply()).filter(|_| fraction > 0.0)?;
        let has_person = Player::BOTH.into_iter().any(|player| self.is_person(player));
        let is_answer = has_person && !self.is_person(made.turn.player);
        let part = if is_answer { ((fraction - PAUSE) / (1.0 - PAUSE)).max(0.0) } else { fraction };
        Some((made, ease(part)))
    }

    /// Returns the scale of texts and margins.
    fn unit(&self) -> f32 {
        let part = |(width, height): (f32, f32)| (self.area.width() / width).min(self.area.height() / height);
        AREAS.map(part).into_iter().fold((LEAST_UNIT * part(SMALL_AREA).min(1.0)).max(LEGIBLE_UNIT), f32::max)
    }

    /// Returns the width of the outline of a card and of a frame.
    fn outline(&self) -> f32 {
        3.0 * self.unit()
    }

    /// Returns the room between the cards.
    fn room(&self) -> Rect {
        let gap = GAP * self.area.height();
        let above_card = self.card(Player::First).top - gap - SENTENCE_ROOM * self.sentence_height();
        let bottom = self.words.map_or(above_card, |words| words.top - gap);
        let above = |player: &Player| if *player == Player::Second { Some(self.card(*player).bottom) } else { None };
        let top = self.players().iter().find_map(above).unwrap_or(self.area.top) + gap;
        Rect { top, bottom, ..self.area }
    }

    /// Returns the size of the longest value of a coin, over the diameter.
    fn value_part(&self) -> f32 {
        let (least, largest) = self.game.row().range();
        // A longer value can be shortened to five characters.
        let characters = exact_len(least).max(exact_len(largest)).min(5);
        VALUE_PART.0.min(VALUE_PART.1 / characters as f32)
    }

    /// Returns the largest number of characters of a value on a coin. Longer values are shortened.
    fn max_characters(&self, diameter: f32) -> usize {
        let (least, part) = LONG_VALUE;
        if diameter * part >= least * self.unit() { 6 } else { 5 }
    }

    /// Returns the places of the row: on as few lines as its values can be read on.
    fn row(&self) -> Lines {
        let (n, unit, room) = (self.game.n(), self.unit(), self.room());
        let index_height = INDEX_SIZE * unit * fonts::LINE_HEIGHT;
        let has_person = Player::BOTH.into_iter().any(|player| self.is_person(player));
        // Beside each end is a place for what a person can do there.
        let columns = |per_line: usize| (per_line + if has_person { 2 } else { 0 }) as f32;
        let diameter = |per_line: usize, lines: usize| {
            let across = room.width() / columns(per_line) / PITCH;
            let down = (room.height() / lines as f32 - index_height) / PITCH;
            across.min(down).min(self.max_coin())
        };
        let legible = VALUE_SIZE * unit / self.value_part();
        let most = if n <= MAX_COINS_SHOWN { MAX_LINES } else { MAX_LINES_OF_LONG_ROW };
        let whole = || (1..=most).map(|lines| n.div_ceil(lines)).map(|per_line| (per_line, n.div_ceil(per_line), n));
        let size = |(per_line, lines, _): &(usize, usize, usize)| diameter(*per_line, *lines);
        let largest = || whole().max_by(|one, other| size(one).total_cmp(&size(other)));
        let fewest =
            whole().find(|lines| size(lines) >= legible).or_else(|| largest().filter(|_| n <= MAX_COINS_SHOWN));
        let (per_line, lines, count) = fewest.unwrap_or_else(|| {
            let fitting = (room.width() / (legible * PITCH) - columns(0)) as usize;
            let slots = fitting.clamp(MIN_SLOTS, n);
            (slots, 1, slots)
        });
        let diameter = diameter(per_line, lines);
        let pitch = (diameter * PITCH, diameter * PITCH + index_height);
        let center = room.center();
        let first = Point::new(
            center.x - (per_line - 1) as f32 / 2.0 * pitch.0,
            center.y - (lines as f32 * pitch.1) / 2.0 + diameter * PITCH / 2.0,
        );
        Lines { first, per_line, count, pitch, diameter }
    }

    /// Returns the ring in which the coins lie on the board. `None` for a row, and for a ring whose values could not be read.
    fn ring(&self) -> Option<Ring> {
        let n = self.game.n();
        let is_ring = self.game.rule().is_ring && n <= MAX_COINS_IN_RING;
        let ring = is_ring.then(|| Ring::new(n, self.room(), MAX_COIN * self.area.height()))?;
        (ring.diameter >= LEGIBLE / self.value_part()).then_some(ring)
    }

    /// Returns where the index of a coin stands: below the coin, or in a ring inside of it.
    fn index_place(&self, place: Rect, size: f32) -> Point {
        let distance = (place.width() * PITCH).midpoint(size * fonts::LINE_HEIGHT);
        let center = place.center();
        self.ring().map_or(Point::new(center.x, center.y + distance), |ring| ring.inside(place, distance))
    }

    /// Returns the coins that are left, or those around the ends, and gaps for the others between them.
    fn row_coins(&self) -> Vec<(CoinSlot, Rect)> {
        let Some(Interval { i, j }) = self.turn().map(|turn| turn.span) else { return Vec::new() };
        let n = self.game.n();
        if let Some(ring) = self.ring() {
            let places = ring.places();
            return (i..=j).map(|coin| (CoinSlot::Coin(coin % n), places[coin % n])).collect();
        }
        // A long ring is a row that begins behind the coin that was taken first.
        let first =
            if self.game.rule().is_ring { self.game.turn(self.ply().min(1)).map_or(0, |turn| turn.span.i) } else { 0 };
        let (i, j) = (i - first, j - first);
        let row = self.row();
        let mut next = 0;
        let slots = coin_slots(n, Some(Interval::new(i, j)), row.count).into_iter().enumerate();
        let shown = slots.filter(|(_, slot)| {
            let first = next;
            next += if let CoinSlot::LeftOut(count) = slot { *count } else { 1 };
            i <= first && next <= j + 1
        });
        let around = |slot| match slot {
            CoinSlot::Coin(coin) => CoinSlot::Coin((coin + first) % n),
            CoinSlot::LeftOut(count) => CoinSlot::LeftOut(count),
        };
        shown.map(|(number, slot)| (around(slot), row.place(number))).collect()
    }

    /// Returns the place of the coin at an end. `None` for the right end of a single coin.
    fn end_place(&self, end: End, interval: Interval) -> Option<Rect> {
        if interval.is_single() && end == End::Right {
            return None;
        }
        self.coin_place(interval.coin_at(end) % self.game.n())
    }

    /// Returns the place of a coin that is left.
    fn coin_place(&self, coin: usize) -> Option<Rect> {
        let wanted = CoinSlot::Coin(coin);
        self.row_coins().into_iter().find_map(|(slot, place)| (slot == wanted).then_some(place))
    }

    /// Returns the place beside the coin at an end. It is free, because the coins there are taken.
    fn take_place(&self, end: End, place: Rect) -> Rect {
        let (pitch, _) = self.row().pitch;
        let (width, x) = ((TAKE_WIDTH * self.unit()).min(pitch), place.center().x);
        let left = if end == End::Left { x - pitch / 2.0 - width } else { x + pitch / 2.0 };
        Rect { left, right: left + width, ..place }
    }

    fn row_marks(&self, turn: &Turn) -> Vec<Mark> {
        let (unit, row, flight) = (self.unit(), self.row(), self.flight());
        let mut marks = Vec::new();
        let n = self.game.n();
        let in_flight: Vec<usize> = flight.iter().flat_map(|(made, _)| made.coins(n)).collect();
        let answer = self.taken.into_iter().flat_map(|pick| End::BOTH.into_iter().filter(move |end| pick.allows(*end)));
        let lifted: Vec<usize> = answer.map(|end| turn.span.coin_at(end) % n).collect();
        let index = |coin: usize| {
            let index = self.count_from.index(coin).to_string();
            if self.has_seats() { format!("{} {index}", SEATS[coin % 2]) } else { index }
        };
        let width = row.pitch.0 * TEXT_PART;
        let ring = self.ring();
        let diameter = ring.map_or(row.diameter, |ring| ring.diameter);
        let most = (INDEX_SIZE * unit).min(INDEX_PART * diameter);
        let size = fonts::size_to_fit(Face::Mono, &index(self.game.n() - 1), most, width);
        for (slot, place) in self.row_coins() {
            match slot {
                CoinSlot::Coin(at) if in_flight.contains(&at) => {}
                CoinSlot::Coin(at) => {
                    let lifted = lifted.contains(&at);
                    let up = if lifted { LIFT * place.height() } else { 0.0 };
                    let at_rest = place;
                    let place = Rect { top: place.top - up, bottom: place.bottom - up, ..place };
                    marks.extend(self.coin(place, at));
                    if lifted {
                        let ring = place.grown(place.width() * (LIFTED_FRAME - 1.0) / 2.0);
                        let stroke = Stroke::new(2.0 * self.outline(), ColorRole::Current);
                        marks.push(player_frame(ring, turn.player, None, stroke));
                    }
                    let place = at_rest;
                    marks.push(Mark::centered(
                        self.index_place(place, size),
                        size,
                        Face::Mono,
                        ColorRole::WeakText,
                        index(at),
                    ));
                }
                CoinSlot::LeftOut(count) => marks.push(left_out(place, count, row.diameter * VALUE_PART.0)),
            }
        }
        let has_ends = turn.worths().is_some();
        for end in End::BOTH.into_iter().filter(|_| has_ends) {
            let Some(place) = self.end_place(end, turn.span) else { continue };
            if lifted.contains(&(turn.span.coin_at(end) % n)) {
                continue;
            }
            if !in_flight.contains(&(turn.span.coin_at(end) % n)) {
                marks.push(Self::frame(place, turn.player, self.outline(), ColorRole::Mover));
            }
            if self.waits() && ring.is_some() && !turn.interval.is_single() {
                let at = self.index_place(place, 3.2 * size);
                marks.push(Mark::centered(at, size, Face::Strong, ColorRole::of_end(end), end.name()));
            } else if self.waits() {
                marks.extend(self.take(end, self.take_place(end, place)));
            }
        }
        if !has_ends && self.advice == Advice::Ends {
            let best = self.game.best(self.ply()).into_iter().flat_map(|taking| taking.coins(turn.span));
            let places = best.filter_map(|coin| self.coin_place(coin));
            marks.extend(places.map(|place| Self::frame(place, turn.player, self.outline(), ColorRole::Mover)));
        }
        let Some((made, part)) = flight else { return marks };
        for (number, coin) in self.in_order(&made).enumerate() {
            // A coin that is left out flies from the gap beside it.
            let Some(from) = self.coin_place(coin) else { continue };
            let place = from.towards(self.landing(made.turn.player, number), part);
            marks.extend(self.coin(place, coin));
            marks.push(Self::frame(place, made.turn.player, self.outline(), ColorRole::Mover));
        }
        marks
    }

    /// Returns the coins of a move in the order in which they are taken: from the end inwards.
    fn in_order(&self, made: &Move) -> impl Iterator<Item = usize> {
        let coins: Vec<_> = made.coins(self.game.n()).collect();
        let from_right = made.end() == Some(End::Right);
        (0..coins.len()).map(move |at| if from_right { coins[coins.len() - 1 - at] } else { coins[at] })
    }

    fn coin(&self, place: Rect, index: usize) -> [Mark; 2] {
        let look = if self.has_seats() { CoinLook::Seat(ColorRole::of_seat(index)) } else { CoinLook::Bright };
        coin(place, self.game.row().coins()[index], self.max_characters(place.width()), look)
    }

    /// Returns whether the coins show their seats: while somebody takes from one kind of seats.
    fn has_seats(&self) -> bool {
        Player::BOTH.into_iter().any(|player| self.game.players().of(player) == Strategy::Seats)
    }

    /// Returns the frame of a player around a coin.
    fn frame(place: Rect, player: Player, width: f32, role: ColorRole) -> Mark {
        let width = width.min(place.width() * (PITCH - FRAME));
        player_frame(place.grown(place.width() * (FRAME - 1.0) / 2.0), player, None, Stroke::new(width, role))
    }

    /// Returns the word and the arrow beside an end that a person can take.
    fn take(&self, end: End, place: Rect) -> [Mark; 3] {
        let (unit, role, room) = (self.unit(), ColorRole::of_end(end), place.width() * TEXT_PART);
        let size = fonts::size_to_fit(Face::Strong, texts::take(), TAKE_SIZE * unit, room);
        let center = place.center();
        let word =
            Mark::centered(Point::new(center.x, center.y - size * 0.55), size, Face::Strong, role, texts::take());
        let towards = if end == End::Left { -1.0 } else { 1.0 };
        let (half, head) = ((ARROW_LENGTH * unit).min(room) / 2.0, (ARROW_HEAD * unit).min(room / 4.0));
        let y = center.y + size * 0.6;
        let tip = Point::new(center.x + towards * half, y);
        let back = |dy: f32| Point::new(tip.x - towards * head, y + dy * head);
        let line = |points| Mark::Path { points, stroke: Stroke::new(self.outline() * 0.9, role) };
        [word, line(vec![Point::new(center.x - towards * half, y), tip]), line(vec![back(-1.0), tip, back(1.0)])]
    }

    /// Returns the largest diameter of a coin in the row.
    fn max_coin(&self) -> f32 {
        if self.words.is_some() { SLIDE_COIN * self.area.height() } else { MAX_COIN * self.area.height() }
    }

    /// Returns the largest text size of a score, and that of the result.
    fn score_size(&self) -> f32 {
        if self.words.is_some() { SLIDE_SCORE * self.unit() } else { SCORE_SIZE * self.unit() }
    }

    fn sentence_height(&self) -> f32 {
        NOTE_SIZE * self.unit() * fonts::LINE_HEIGHT
    }

    /// Returns the sentence below the row: the hint, or what the last move took and leaves. At the end, it is below the
    /// result: what the worst move of the person uncovered. Without room it is left out.
    pub fn sentence(&self) -> Option<Mark> {
        if self.is_asked && self.words.is_some() {
            return None;
        }
        let Some(turn) = self.turn() else { return self.lesson() };
        let text = match self.advice {
            Advice::Ends if !turn.interval.is_single() => hinted(self.game, self.ply(), &turn),
            Advice::Mistake => mistake(self.game, self.ply())?,
            _ if self.ply() == 0 && self.has_seats() => {
                let Seats { even, odd } = Seats::of(self.game.row());
                [(SEATS[0], even), (SEATS[1], odd)].map(|(seat, sum)| format!("{seat}: {}", exact(sum))).join("   ")
            }
            advice => last_move(self.game, self.ply(), advice)?,
        };
        let below = self.room().bottom + self.sentence_height() * SENTENCE_ROOM.midpoint(0.2);
        self.note(self.words.map_or(below, |words| words.center().y), text)
    }

    /// Returns what the rule is, before the first move: `what stays: take the coin at one end away, and get …`. It stands above
    /// the row, or within the ring.
    fn rule(&self) -> Vec<Mark> {
        let (unit, room) = (self.unit(), self.room());
        let Some(text) = self.words_of_rule() else { return vec![] };
        let place = if let Some(ring) = self.ring() {
            let inside = ring.diameter * PITCH + INDEX_SIZE * unit * fonts::LINE_HEIGHT;
            let free = room.grown(-1.25 * inside);
            // The indices of the coins at the sides stand there, too.
            let side = 0.18 * free.width();
            if free.width() <= 0.0 || free.height() <= 0.0 {
                return vec![];
            }
            Rect { left: free.left + side, right: free.right - side, ..free }
        } else {
            let row = self.row();
            Rect { bottom: row.first.y - row.diameter * PITCH / 2.0, ..room }
        };
        let look = TextLook {
            face: Face::Regular,
            paint: ColorRole::WeakText.into(),
            size: NOTE_SIZE * unit,
            min_size: LEGIBLE,
            anchor: Anchor::Center,
        };
        text_block(place, look, &text)
    }

    /// Returns what the rule is, if the board shows it.
    pub fn words_of_rule(&self) -> Option<String> {
        let rule = self.game.rule();
        let is_shown = rule != Rule::CLASSIC && self.head == 0.0 && self.turn().is_some();
        is_shown.then(|| of_rule::rule(rule.short_name(), rule.in_words()))
    }

    /// Returns a sentence in the middle of the board. `None` if it has no room.
    fn note(&self, y: f32, text: String) -> Option<Mark> {
        let most = if self.words.is_some() { SLIDE_NOTE } else { NOTE_SIZE };
        let size = fonts::size_to_fit(Face::Regular, &text, most * self.unit(), 0.97 * self.area.width());
        let at = Point::new(self.area.center().x, y);
        (size >= LEGIBLE).then(|| Mark::centered(at, size, Face::Regular, ColorRole::WeakText, text))
    }

    /// Returns the coins of a better line in the free room above the row, each with the frame of its player and faint,
    /// because nobody has taken them. As many as there is room for.
    pub fn ghosts(&self, line: &[(Player, i64)]) -> Vec<Mark> {
        let (row, room) = (self.row(), self.room());
        let above = row.first.y - row.diameter * PITCH / 2.0 - room.top;
        let least = LEGIBLE / self.value_part();
        let diameter = (row.diameter * GHOST).max(least).min(above / PITCH);
        if diameter < least {
            return vec![];
        }
        let pitch = diameter * PITCH;
        let size = (NOTE_SIZE * self.unit()).min(diameter * 0.5);
        let words = fonts::width(Face::Regular, size, texts::better()) + pitch / 2.0;
        let shown = line.len().min(((self.area.width() - words) / pitch) as usize);
        let left = self.area.center().x + words / 2.0 - (shown as f32 - 1.0) / 2.0 * pitch;
        let at = Point::new(left - pitch, room.top + above / 2.0);
        let text = texts::better().to_owned();
        let words = Mark::Text {
            at,
            anchor: Anchor::RightCenter,
            size,
            face: Face::Regular,
            paint: ColorRole::WeakText.into(),
            text,
        };
        let coins = line[..shown].iter().enumerate().flat_map(|(place, (player, value))| {
            let center = Point::new(left + place as f32 * pitch, room.top + above / 2.0);
            let place = Rect::new(center.x, center.y, 0.0, 0.0).grown(diameter / 2.0);
            let coin = coin(place, *value, self.max_characters(diameter), CoinLook::Faint);
            coin.into_iter().chain([Self::frame(place, *player, self.outline() * 0.6, ColorRole::WeakText)])
        });
        std::iter::once(words).chain(coins).collect()
    }

    /// Returns the room beside each end of the row that a person takes from.
    pub fn beside_ends(&self) -> Option<[Rect; 2]> {
        let interval = self.turn()?.span;
        let place =
            |end| Some(self.take_place(end, self.end_place(end, interval).or(self.end_place(End::Left, interval))?));
        Some([place(End::Left)?, place(End::Right)?])
    }

    /// Returns the person who plays against another strategy.
    pub fn person(&self) -> Option<Player> {
        let [first, second] = Player::BOTH.map(|player| self.is_person(player));
        (first != second).then_some(if first { Player::First } else { Player::Second })
    }

    /// Returns what the worst move of the person uncovered, below the result.
    fn lesson(&self) -> Option<Mark> {
        let ply = self.game.worst(self.person()?)?;
        let best = self.game.turn(0)?.guaranteed();
        if self.game.rule() != Rule::CLASSIC {
            let made = self.game.moves().get(ply)?;
            let coins = coins_taken(self.game.row(), made.turn.span, made.taking);
            let lost = fitted(made.points_lost(), MAX_CHARACTERS_IN_SENTENCE);
            let text = sentences([of_rule::your_worst(coins, lost), best_play(self.game.rule(), best)]);
            return self.note(self.below_result() - 0.5 * self.sentence_height(), text);
        }
        let (_, next, [taken, uncovered]) = uncovered_by(self.game, ply)?;
        let what = if next.interval.is_single() {
            texts::your_coin_left(taken, uncovered)
        } else {
            texts::your_coin_uncovered(taken, uncovered)
        };
        let text = sentences([what, best_play(self.game.rule(), best)]);
        self.note(self.below_result() - 0.5 * self.sentence_height(), text)
    }

    /// Returns where the free room below the result begins, with the sentence about it.
    pub fn below_result(&self) -> f32 {
        let (size, _) = VERDICT_SIZES;
        self.room().center().y + size * self.unit() * fonts::LINE_HEIGHT / 2.0 + 1.4 * self.sentence_height()
    }

    /// Returns who has won, in the place of the row.
    fn result(&self) -> Vec<Mark> {
        let (size, min_size) = VERDICT_SIZES;
        let look = TextLook {
            face: Face::Strong,
            paint: ColorRole::Text.into(),
            size: (size * self.unit()).max(if self.words.is_some() { self.score_size() } else { 0.0 }),
            min_size: min_size * self.unit(),
            anchor: Anchor::Center,
        };
        text_block(self.room(), look, &verdict(self.game.rule(), self.game.scores_after(self.ply())))
    }

    /// Returns the part of a card for its texts, and the part for the pile. Both cards have the same parts.
    fn parts(&self, player: Player) -> (Rect, Rect) {
        let (unit, card) = (self.unit(), self.card(player));
        let inside = Rect {
            left: card.left + INSET.0 * unit,
            top: card.top + INSET.1 * unit,
            right: card.right - INSET.0 * unit,
            bottom: card.bottom - INSET.1 * unit,
        };
        let names = Player::BOTH.map(|player| fonts::width(Face::Strong, NAME_SIZE * unit, &self.name(player)));
        let widest = names[0].max(names[1]).max(self.longest_score() + TEXT_GAP * unit + self.note_width());
        let (least, most) = TEXT_WIDTHS;
        let width = widest.clamp(least * inside.width(), most * inside.width());
        let split = inside.left + width;
        (Rect { right: split, ..inside }, Rect { left: split + TEXT_GAP * unit, ..inside })
    }

    fn name(&self, player: Player) -> String {
        match (self.is_person(player), self.game.rule().is_alone) {
            (false, false) => player.name().to_owned(),
            (true, false) => texts::you(player),
            (false, true) => of_rule::alone().to_owned(),
            (true, true) => of_rule::you_alone().to_owned(),
        }
    }

    /// Returns the width of the longest score of any game on this row.
    fn longest_score(&self) -> f32 {
        let of_row = self.game.row().max_number_len();
        // Under another rule a score can be longer than the sum of the coins.
        let end = self.game.scores_after(self.game.moves().len());
        let longest = Player::BOTH.map(|player| exact_len(end.of(player))).into_iter().fold(of_row, usize::max);
        fonts::width(Face::Strong, self.score_size(), &"8".repeat(longest))
    }

    /// Returns the width of the longest note.
    fn note_width(&self) -> f32 {
        let width = |text| fonts::width(Face::Regular, NOTE_SIZE * self.unit(), text);
        width(texts::your_turn()).max(width(texts::on_turn()))
    }

    /// Returns both scores in one style, and their size in a room of this width.
    fn scores(&self, room: f32) -> ([String; 2], f32) {
        let size = self.score_size();
        let scores = self.game.scores_after(self.ply());
        let write = |write: &dyn Fn(Number) -> String| {
            let texts = Player::BOTH.map(|player| write(scores.of(player)));
            let sizes = texts.iter().map(|text| fonts::size_to_fit(Face::Strong, text, size, room));
            let size = sizes.fold(size, f32::min);
            (texts, size)
        };
        let styles = [write(&exact), write(&|score| shortened(score, 2)), write(&|score| shortened(score, 0))];
        let [_, _, last] = &styles;
        styles.iter().find(|(_, fitting)| *fitting >= size * LEAST_SCORE).unwrap_or(last).clone()
    }

    fn card_marks(&self, player: Player) -> Vec<Mark> {
        let (unit, card, role) = (self.unit(), self.card(player), self.role(player));
        let (words, pile) = self.parts(player);
        let moves = self.turn().is_some_and(|turn| turn.player == player);
        let stroke =
            if moves { Stroke::new(self.outline(), ColorRole::Mover) } else { Stroke::new(unit, ColorRole::Edge) };
        let mut marks = vec![Mark::Rect {
            rect: card,
            radius: CARD_RADIUS * unit,
            fill: Some(ColorRole::Panel.into()),
            stroke: Some(stroke),
        }];
        let mut text = |x: f32, y: f32, size: f32, (face, role, anchor): (Face, ColorRole, Anchor), text: String| {
            marks.push(Mark::Text { at: Point::new(x, y), anchor, size, face, paint: Paint::from(role), text });
        };
        let (name, score) = (NAME_SIZE * unit, self.score_size());
        let top = card.center().y - (name + score) * fonts::LINE_HEIGHT / 2.0;
        let name_y = top + name * fonts::LINE_HEIGHT / 2.0;
        let score_y = name_y + (name + score) * fonts::LINE_HEIGHT / 2.0;
        let fitted = fonts::size_to_fit(Face::Strong, &self.name(player), name, words.width());
        text(words.left, name_y, fitted, (Face::Strong, role, Anchor::LeftCenter), self.name(player));
        let room = words.width() - TEXT_GAP * unit - self.note_width();
        let (scores, size) = self.scores(room);
        text(words.left, score_y, size, (Face::Strong, role, Anchor::LeftCenter), scores[player.index()].clone());
        if moves {
            // It stays until the coin has landed.
            let note = if self.is_person(player) { texts::your_turn() } else { texts::on_turn() };
            let left = words.left + self.longest_score().min(room) + TEXT_GAP * unit;
            let look = (Face::Regular, ColorRole::Text, Anchor::LeftCenter);
            text(left, score_y, NOTE_SIZE * unit, look, note.to_owned());
        }
        let coins = self.pile(player);
        if coins.is_empty() {
            let size = fonts::size_to_fit(Face::Regular, texts::no_coins_yet(), NOTE_SIZE * unit, pile.width());
            let look = (Face::Regular, ColorRole::WeakText, Anchor::RightCenter);
            text(pile.right, card.center().y, size, look, texts::no_coins_yet().to_owned());
        }
        for (slot, place) in coins {
            match slot {
                CoinSlot::Coin(index) => {
                    marks.extend(self.coin(place, index));
                    marks.push(Self::frame(place, player, self.outline() * 0.6, ColorRole::WeakText));
                }
                CoinSlot::LeftOut(count) => marks.push(left_out(place, count, place.width() * VALUE_PART.0)),
            }
        }
        marks
    }

    /// Returns the places of a pile: for all coins that its player can take, or for as many as can be read.
    fn pile_places(&self, player: Player) -> Lines {
        let (_, room) = self.parts(player);
        let n = self.game.n();
        let all = self.most_taken();
        let largest = self.row().diameter * PILE_COIN;
        let diameter = |per_line: usize, lines: usize| {
            (room.width() / per_line as f32).min(room.height() / lines as f32).min(largest * PITCH) / PITCH
        };
        let grids = (1..=MAX_LINES).map(|lines| all.div_ceil(lines)).map(|per_line| (per_line, all.div_ceil(per_line)));
        // Of grids with coins of the same size, that with the fewest lines is the first one.
        let best = grids.rev().max_by(|one, other| diameter(one.0, one.1).total_cmp(&diameter(other.0, other.1)));
        let (mut per_line, mut lines) = best.expect("there are several grids");
        let legible = (VALUE_SIZE * self.unit() / self.value_part()).min(largest);
        if n > MAX_COINS_SHOWN && diameter(per_line, lines) < legible {
            let fitting = |room: f32| (room / (legible * PITCH)) as usize;
            (per_line, lines) = (fitting(room.width()).max(3), fitting(room.height()).max(1));
        }
        let diameter = diameter(per_line, lines);
        let pitch = diameter * PITCH;
        let top = room.center().y - (lines - 1) as f32 / 2.0 * pitch;
        let first = Point::new(room.left + pitch / 2.0, top);
        Lines { first, per_line, count: per_line * lines, pitch: (pitch, pitch), diameter }
    }

    /// Returns the most coins that a player can take.
    fn most_taken(&self) -> usize {
        let (rule, n) = (self.game.rule(), self.game.n());
        if rule.most == Most::One && !rule.is_alone { n.div_ceil(2) } else { n }
    }

    /// Returns the coins of a player in the order in which they were taken. Of many coins, the last ones are shown, and one
    /// place is free for the next one.
    fn pile(&self, player: Player) -> Vec<(CoinSlot, Rect)> {
        let (places, rule) = (self.pile_places(player), self.game.rule());
        // No more of the last moves are read than there are places.
        let first = self.ply().saturating_sub(2 * places.count);
        let theirs = |made: &Move| made.turn.player == player;
        let moves = self.game.moves().range(first..self.ply()).filter(theirs);
        let mut coins: Vec<_> = moves.flat_map(|made| self.in_order(&made).collect::<Vec<_>>()).collect();
        let before = if rule == Rule::CLASSIC {
            (first + 1 - player.index()) / 2
        } else {
            let moves = self.game.moves().range(0..first).filter(theirs);
            moves.map(|made| made.taking.count()).sum()
        };
        let taken = before + coins.len();
        // The last coin of the game fills the last place.
        let is_full = taken > places.count || (taken == places.count && self.most_taken() > places.count);
        let left_out = if is_full { taken + 2 - places.count } else { 0 };
        coins.drain(..left_out.saturating_sub(before).min(coins.len()));
        let gap = (left_out > 0).then_some(CoinSlot::LeftOut(left_out));
        let slots = gap.into_iter().chain(coins.into_iter().map(CoinSlot::Coin));
        slots.enumerate().map(|(number, slot)| (slot, places.place(number))).collect()
    }

    /// Returns the place to which a coin of the next move of a player flies, by its number in the move.
    fn landing(&self, player: Player, number: usize) -> Rect {
        let places = self.pile_places(player);
        places.place((self.pile(player).len() + number).min(places.count - 1))
    }
}

/// Returns who wins with best play.
fn best_play(rule: Rule, scores: Scores) -> String {
    let [first, second] = Player::BOTH.map(|player| fitted(scores.of(player), MAX_CHARACTERS_IN_SENTENCE));
    match rule.winner(scores) {
        _ if rule.is_alone => of_rule::best_total(first),
        Some(Player::First) => texts::best_play_wins(Player::First.name(), first, second),
        Some(Player::Second) => texts::best_play_wins(Player::Second.name(), second, first),
        None => texts::best_play_draws(first),
    }
}

/// Returns the value of a coin as a sentence has it.
fn in_sentence(game: &Game, index: usize) -> String {
    fitted(game.row().coins()[index], MAX_CHARACTERS_IN_SENTENCE)
}

/// Returns what taking each end leads to, with best play afterwards. Under another rule than the classic one, the best move.
fn hinted(game: &Game, ply: usize, turn: &Turn) -> String {
    let (Some(worths), Rule::CLASSIC) = (turn.worths(), game.rule()) else {
        return match game.best(ply) {
            Some(Taking::OfRing(coin)) => of_rule::hint_of_ring(in_sentence(game, coin)),
            best => of_rule::hint(
                best.map(|taking| takes(CountFrom::Zero, game.row(), turn.span, taking)).unwrap_or_default(),
            ),
        };
    };
    let [left, right] = End::BOTH.map(|end| in_sentence(game, turn.interval.coin_at(end)));
    let [with_left, with_right] = worths.map(|worth| fitted(worth, MAX_CHARACTERS_IN_SENTENCE));
    texts::hint(left, with_left, right, with_right)
}

/// Returns a move, the position behind it, and the coins that it took and that lie at its end then.
fn uncovered_by(game: &Game, ply: usize) -> Option<(Move, Turn, [String; 2])> {
    let (made, next) = (game.moves().get(ply)?, game.turn(ply + 1)?);
    let end = made.end()?;
    let coins = [made.turn.interval, next.interval].map(|coins| in_sentence(game, coins.coin_at(end)));
    Some((made, next, coins))
}

/// Returns what the last of `ply` moves gave away: `8 uncovers the 15: that costs 7.`.
fn mistake(game: &Game, ply: usize) -> Option<String> {
    if game.rule() != Rule::CLASSIC {
        let made = game.moves().get(ply.checked_sub(1)?)?;
        let lost = fitted(made.points_lost(), MAX_CHARACTERS_IN_SENTENCE);
        return Some(texts::costs(coins_taken(game.row(), made.turn.span, made.taking), lost));
    }
    let (made, next, [taken, uncovered]) = uncovered_by(game, ply.checked_sub(1)?)?;
    let lost = fitted(made.points_lost(), MAX_CHARACTERS_IN_SENTENCE);
    // Who takes another coin wins the points in another way. The last coin was there to be taken before.
    Some(if next.interval.is_single() {
        texts::leaves_and_costs(taken, uncovered, lost)
    } else if made.end().is_some_and(|end| next.pick().allows(end)) {
        texts::uncovers_and_costs(taken, uncovered, lost)
    } else {
        texts::costs(taken, lost)
    })
}

/// Returns what the last of `ply` moves took and which coins it leaves to choose from, with what they are worth if that
/// may be told. `None` before the first move and after the last one.
pub fn last_move(game: &Game, ply: usize, advice: Advice) -> Option<String> {
    let made = game.moves().get(ply.checked_sub(1)?)?;
    let next = game.turn(ply)?;
    if game.rule() != Rule::CLASSIC {
        return Some(last_move_of_rule(game, &made));
    }
    let taken = in_sentence(game, made.coin_index(game.n()));
    let [left, right] = End::BOTH.map(|end| in_sentence(game, next.interval.coin_at(end)));
    let [player, other] = [made.turn.player, next.player].map(Player::name);
    Some(if next.interval.is_single() {
        texts::takes_and_leaves_one(player, taken, left, other)
    } else if advice == Advice::None {
        texts::takes_and_leaves(player, taken, other, left, right)
    } else {
        let value = fitted(next.fir(), MAX_CHARACTERS_IN_SENTENCE);
        texts::takes_leaves_and_gives(player, taken, other, left, right, value)
    })
}

/// Returns what a move took, and what it brought where that is not the sum of the coins.
fn last_move_of_rule(game: &Game, made: &Move) -> String {
    let coins = || list(made.coins(game.n()).take(MAX_COINS_IN_SENTENCE).map(|coin| in_sentence(game, coin)));
    let coins = match made.taking.count() {
        ..=MAX_COINS_IN_SENTENCE => coins(),
        _ => coins_taken(game.row(), made.turn.span, made.taking),
    };
    let (player, gain) = (made.turn.player.name(), || fitted(made.gain, MAX_CHARACTERS_IN_SENTENCE));
    match game.rule() {
        rule if rule.is_alone => {
            let turn = game.n() - made.turn.span.len() + 1;
            let brings = of_rule::alone_takes(coins, gain());
            let factor = rule.factor(turn + 1).map(|factor| fitted(factor, 2 * MAX_CHARACTERS_IN_SENTENCE));
            let next = factor.map(of_rule::next_counts).unwrap_or_default();
            sentences([brings, next])
        }
        rule if rule.gain == Gain::Taken => of_rule::takes(player, coins),
        _ => of_rule::takes_and_gets(player, coins, gain()),
    }
}

#[cfg(test)]
mod tests;
