//! The card that explains a step or a cell in words, where the cells leave room for it.

use crate::game::recurrence::{Expr, Meaning};
use crate::game::table::derivation::{Branch, Derivation};
use crate::game::{CountFrom, End, Fill, FillOrder, Interval, Phase, Pick, Recurrence, Row, Table, Window};
use crate::number::{self, Number, exact, shortened};
use crate::picture::color_role::ColorRole;
use crate::picture::fonts::{self, lines};
use crate::picture::game::last_move;
use crate::picture::table::REJECTED_OPACITY;
use crate::picture::table::cells::{CARD_TEXT_SIZES, legible, min_card_size};
use crate::picture::table::grid::{CellDetail, CellPlaces};
use crate::picture::table::scene::{GameMarks, TableScene, TableStage};
use crate::picture::{Anchor, Face, Mark, Paint, Point, Rect, Stroke};
use crate::session::Layout;
use crate::wording::panels::step as steps;
use crate::wording::panels::step::one_coin_of;
use crate::wording::picture::to_move;
use crate::wording::recurrence::what_a_cell_answers;
use crate::wording::table::explanation as texts;
use crate::wording::{CallText, TextDetail, both_scores, call_text, outcome, result_texts, sentences, title_of};

/// The text size of the title and of the words beside it, over that of the sentences.
const TITLE_SIZE: f32 = 1.08;
const ASIDE_SIZE: f32 = 0.85;
/// The distance of two lines, the gap between two paragraphs, and the padding of the card, over the text size.
const LINE: f32 = 1.4;
const GAP: f32 = 0.5;
const PADDING: f32 = 0.9;
/// The largest width of a card, and the width and the height that it needs for a usual step, over the text size.
const MAX_WIDTH: f32 = 31.0;
const USUAL: (f32, f32) = (25.0, 12.6);
/// The gap between the two columns of a strip, over the text size.
const COLUMN_GAP: f32 = 2.0;
/// How much smaller the text is at each try.
const SMALLER: f32 = 0.96;
/// How much a card says, from the first try to the last.
const DETAILS: [CardDetail; 6] = {
    let all = CardDetail { coins: 10, is_exact: true, has_names: true, has_sentences: true };
    let few = CardDetail { coins: 4, ..all };
    let numbers = CardDetail { coins: 3, has_names: false, ..all };
    let short = CardDetail { coins: 2, is_exact: false, ..numbers };
    [all, CardDetail { coins: 6, ..all }, few, numbers, short, CardDetail { has_sentences: false, ..short }]
};
/// The decimals of a shortened number.
const DECIMALS: usize = 1;
const SUM_DECIMALS: usize = 3;
/// What the upper right corner counts for beside the upper left one.
const RIGHT_CORNER: f32 = 0.9;
/// The gap between a card and the cells, in points.
const CELL_GAP: f32 = 8.0;

/// The room for a card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CardRoom {
    pub rect: Rect,
    /// Where the card lies in it.
    pub place: CardPlace,
}

/// The place of a card in its room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardPlace {
    LowerLeft,
    UpperLeft,
    UpperRight,
    /// It is as wide as its room, and the sums of both ends stand side by side.
    Strip,
}

impl CardRoom {
    /// Returns the room for a card in a corner that the cells of a table leave free, whatever is in them. `None` if its
    /// text would be too small to read. O(1) for a table that does not fit into its area, and else
    /// O(n²) for n coins.
    pub fn in_corner(table: &Table, places: &CellPlaces, count_from: CountFrom) -> Option<Self> {
        let fill = Fill { order: FillOrder::default(), recurrence: Recurrence::default(), n: table.n() };
        let (window, game_marks) = (&Window::default(), GameMarks::Absent);
        TableScene { table, window, places, fill, head: 0.0, count_from, game_marks }.card_corner()
    }
}

/// Returns the largest and the smallest text size of a card about `n` coins in a picture of a scale, in points.
fn sizes(unit: f32, n: usize) -> (f32, f32) {
    (legible(CARD_TEXT_SIZES.0, unit), min_card_size(unit, n))
}

/// How much a card says.
#[derive(Clone, Copy, Debug)]
struct CardDetail {
    /// At most this many coins of a row are listed.
    coins: usize,
    /// Whether long numbers are not shortened.
    is_exact: bool,
    /// Whether sums name the cells that they read.
    has_names: bool,
    /// Whether words say what taking an end leads to.
    has_sentences: bool,
}

impl CardDetail {
    const EVERYTHING: Self = Self { coins: usize::MAX, is_exact: true, has_names: true, has_sentences: true };

    fn number(self, value: impl Into<Number>) -> String {
        if self.is_exact { exact(value) } else { shortened(value, DECIMALS) }
    }

    fn of_results(self) -> TextDetail {
        match self {
            Self { is_exact: false, .. } => TextDetail::ShortNumbers,
            Self { has_names: false, .. } => TextDetail::Numbers,
            _ => TextDetail::Names,
        }
    }
}

/// What a card says about a step or a cell.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    count_from: CountFrom,
    row: Row,
    subject: Subject,
    /// What stands beside the title.
    aside: String,
    body: Body,
    /// The coins that a traced number consists of.
    note: Option<String>,
}

#[derive(Clone, Debug, PartialEq)]
enum Subject {
    Cell(Interval),
    /// A position of the game, in words.
    Game(String),
    /// What every cell answers.
    Question,
    /// Steps that pass too fast to read.
    Nothing,
}

#[derive(Clone, Debug, PartialEq)]
enum Body {
    /// The sums of a cell, as far as this phase.
    Sums(Box<Derivation>, Phase),
    Call(CallText),
    /// One after another.
    Sentences(Vec<String>),
}

/// A text that grows while a step goes on.
struct Line {
    /// The text at the end of the step. It has its room from the start.
    full: String,
    now: String,
    face: Face,
    paint: Paint,
}

impl Line {
    fn whole(face: Face, paint: impl Into<Paint>, text: String) -> Self {
        Self { full: text.clone(), now: text, face, paint: paint.into() }
    }
}

impl TableScene<'_> {
    /// Returns what a card says about what the table shows. `None` beside a question.
    pub fn explanation(&self, stage: &TableStage, derivation: &dyn Fn(Interval) -> Derivation) -> Option<Explanation> {
        if stage.asked.is_some() || stage.covered.is_some() {
            return None;
        }
        let explanation = |subject, aside, body| {
            let row = self.table.row().clone();
            Explanation { count_from: self.count_from, row, subject, aside, body, note: None }
        };
        if let Some(interval) = stage.looked_up {
            let body = if self.is_written(interval) {
                Body::Sums(Box::new(derivation(interval)), Phase::Write)
            } else {
                Body::Sentences(steps::unwritten(self.count_from, self.fill, &derivation(interval)))
            };
            let sum = steps::sum(shortened(self.table.sum(interval), SUM_DECIMALS));
            return Some(explanation(Subject::Cell(interval), sum, body));
        }
        if let Some((game, ply)) = stage.game.filter(|_| stage.is_about_game) {
            let scores = game.scores_after(ply);
            let now = game.turn(ply).map_or_else(|| outcome(game.rule(), scores), |turn| to_move(turn.player));
            let is_alone = game.rule().is_alone;
            let both = (!is_alone).then(|| both_scores(scores));
            let sentences = both.into_iter().chain(last_move(game, ply, stage.advice));
            return Some(explanation(Subject::Game(now), String::new(), Body::Sentences(sentences.collect())));
        }
        if self.head <= 0.0 {
            let answers = what_a_cell_answers(self.fill.recurrence);
            let order = steps::order_and_reason(self.fill.order.name(), self.fill.reason());
            let body = Body::Sentences(vec![
                answers,
                steps::beginning(self.fill.order, self.fill.recurrence).to_owned(),
                order,
            ]);
            return Some(explanation(Subject::Question, String::new(), body));
        }
        let progress = stage.step?;
        if stage.is_rushing {
            let body = Body::Sentences(vec![steps::too_fast(self.fill.sweep_name())]);
            return Some(explanation(Subject::Nothing, String::new(), body));
        }
        let interval = progress.interval;
        let numbers = || derivation(interval).numbers();
        let body = progress.phase().map_or_else(
            || Body::Call(call_text(self.count_from, self.fill, &progress, numbers)),
            |phase| Body::Sums(Box::new(derivation(interval)), phase),
        );
        let aside = steps::step_of(progress.step + 1, self.fill.steps());
        Some(explanation(Subject::Cell(interval), aside, body))
    }

    /// Returns the room for a card in a corner that the cells leave free. `None` if its text would be smaller than the
    /// smallest of `sizes`.
    fn card_corner(&self) -> Option<CardRoom> {
        let grid = &self.places.grid;
        let (_, min) = sizes(grid.unit, grid.n);
        if self.places.before.is_some() || grid.scrolls() || grid.detail() == CellDetail::Color {
            return None;
        }
        let rooms: Vec<CardRoom> = match grid.layout {
            Layout::Square => {
                let headers: Vec<_> = self.headers(None, false).iter().map(fonts::extent).collect();
                // A little lower than the cells, as far as the area goes.
                let bottom = (grid.cells.bottom + grid.pitch.1 * 0.15).min(grid.area.bottom - 1.0);
                let room = |line: usize| {
                    let top = grid.cell(Interval::new(line, line)).top;
                    let labels = headers.iter().filter(|label| label.bottom > top).map(|label| label.left);
                    let first = grid.cell(Interval::new(line, line)).left;
                    let right = labels.fold(first, f32::min) - CELL_GAP;
                    CardRoom {
                        rect: Rect { left: grid.area.left + 1.0, top, right, bottom },
                        place: CardPlace::LowerLeft,
                    }
                };
                (1..grid.n).map(room).collect()
            }
            Layout::Triangle => {
                let rooms = |line: usize| {
                    let ends = |line: usize| {
                        [Interval::new(0, grid.n - 1 - line), Interval::new(line, grid.n - 1)].map(|at| grid.cell(at))
                    };
                    // Sums stand beside a cell, above the line below it.
                    let ([first, last], bottom) = (ends((line + 1).min(grid.n - 1)), ends(line)[0].bottom);
                    let all = Rect { top: grid.cells.top + 1.0, bottom, ..grid.area.grown(-1.0) };
                    [
                        (Rect { right: first.left - CELL_GAP, ..all }, CardPlace::UpperLeft),
                        (Rect { left: last.right + CELL_GAP, ..all }, CardPlace::UpperRight),
                    ]
                    .map(|(rect, place)| CardRoom { rect, place })
                };
                (0..grid.n).flat_map(rooms).collect()
            }
        };
        // Both upper corners are about equal. The card stays in one of them at any size of the window.
        let value = |room: &CardRoom| {
            usual_size(room.rect) * if room.place == CardPlace::UpperRight { RIGHT_CORNER } else { 1.0 }
        };
        let best = rooms.into_iter().reduce(|one, other| if value(&other) > value(&one) { other } else { one });
        best.filter(|room| usual_size(room.rect) >= min)
    }
}

/// Returns the text size at which a usual step fits into a room, in points.
fn usual_size(rect: Rect) -> f32 {
    (rect.width() / USUAL.0).min(rect.height() / USUAL.1)
}

impl Explanation {
    /// Adds the coins that a traced number consists of.
    #[must_use]
    pub fn with_note(self, note: Option<String>) -> Self {
        Self { note, ..self }
    }

    /// Returns the card as large as its room and `sizes` allow. It is empty if it has no room.
    pub fn marks(&self, room: CardRoom, unit: f32) -> Vec<Mark> {
        let (largest, smallest) = sizes(unit, self.row.len());
        let mut size = match room.place {
            CardPlace::Strip => largest,
            _ => largest.min(usual_size(room.rect).max(smallest)),
        };
        loop {
            // Few words are better than small ones, but not by far.
            let is_smallest = size <= smallest;
            let details = if is_smallest { &DETAILS[..] } else { &DETAILS[..3] };
            if let Some(marks) = details.iter().find_map(|detail| self.card(room, (size, smallest), *detail)) {
                return marks;
            }
            if is_smallest {
                return Vec::new();
            }
            size = (size * SMALLER).max(smallest);
        }
    }

    /// Returns all that the card says now, for screen readers.
    pub fn text(&self) -> String {
        let paragraphs = self.paragraphs(CardDetail::EVERYTHING);
        let lines = paragraphs.into_iter().flatten().map(|line| line.now).filter(|text| !text.is_empty());
        std::iter::once(self.title(CardDetail::EVERYTHING)).chain(lines).collect::<Vec<_>>().join("\n")
    }

    /// Returns the card at a text size. `None` if it does not fit into its room.
    /// No text is smaller than the second size.
    fn card(
        &self,
        CardRoom { rect: room, place }: CardRoom,
        (size, smallest): (f32, f32),
        detail: CardDetail,
    ) -> Option<Vec<Mark>> {
        let padding = PADDING * size;
        let width = if place == CardPlace::Strip { room.width() } else { room.width().min(MAX_WIDTH * size) };
        let inside = width - 2.0 * padding;
        let title = self.title(detail);
        let (title_size, aside_size) = (TITLE_SIZE * size, (ASIDE_SIZE * size).max(smallest.min(size)));
        let aside_width = fonts::width(Face::Regular, aside_size, &self.aside);
        if fonts::width(Face::Strong, title_size, &title) + aside_width + size > inside {
            return None;
        }
        let mut texts: Vec<(Point, Face, Paint, String)> = Vec::new();
        let mut y = padding + LINE * size;
        let paragraphs = self.paragraphs(detail);
        let is_wide = place == CardPlace::Strip && paragraphs.len() > 1;
        let column = if is_wide { (inside - COLUMN_GAP * size) / 2.0 } else { inside };
        let mut bottom = y;
        for (number, paragraph) in paragraphs.into_iter().enumerate() {
            let (x, room) = match number {
                0 => (0.0, column),
                1 if is_wide => (column + COLUMN_GAP * size, column),
                _ => (0.0, inside),
            };
            // The second column begins beside the first one.
            let mut at = if number == 1 && is_wide { y } else { bottom };
            y = at;
            at += GAP * size;
            for line in paragraph {
                let full = lines(line.face, size, &line.full, room);
                if full.iter().any(|text| fonts::width(line.face, size, text) > room) {
                    return None;
                }
                for (number, text) in lines(line.face, size, &line.now, room).into_iter().enumerate() {
                    let middle = at + (number as f32 + 0.5) * LINE * size;
                    texts.push((Point::new(x, middle), line.face, line.paint, text));
                }
                at += full.len() as f32 * LINE * size;
            }
            bottom = bottom.max(at);
        }
        let height = bottom + padding;
        if height > room.height() {
            return None;
        }
        let (left, top) = match place {
            CardPlace::LowerLeft => (room.left, room.bottom - height),
            CardPlace::UpperRight => (room.right - width, room.top),
            CardPlace::UpperLeft | CardPlace::Strip => (room.left, room.top),
        };
        let rect = Rect::new(left, top, width, height);
        let stroke = Some(Stroke::new(1.0, ColorRole::Edge));
        let mut marks = vec![Mark::Rect { rect, radius: size * 0.6, fill: Some(ColorRole::Panel.into()), stroke }];
        let mut text = |at: Point, anchor, size, face, paint, text| {
            let at = Point::new(left + padding + at.x, top + at.y);
            marks.push(Mark::Text { at, anchor, size, face, paint, text });
        };
        let middle = padding + LINE * size / 2.0;
        text(Point::new(0.0, middle), Anchor::LeftCenter, title_size, Face::Strong, ColorRole::Text.into(), title);
        if !self.aside.is_empty() {
            let at = Point::new(inside, middle);
            let paint = ColorRole::WeakText.into();
            text(at, Anchor::RightCenter, aside_size, Face::Regular, paint, self.aside.clone());
        }
        for (at, face, paint, line) in texts {
            text(at, Anchor::LeftCenter, size, face, paint, line);
        }
        Some(marks)
    }

    fn title(&self, detail: CardDetail) -> String {
        match self.subject {
            Subject::Nothing => String::new(),
            Subject::Game(ref now) => now.clone(),
            Subject::Question => steps::question_of_a_cell().to_owned(),
            Subject::Cell(interval) if !detail.has_sentences => title_of(self.count_from, interval),
            Subject::Cell(interval) => texts::title(self.count_from, interval, self.coins_of(interval, detail)),
        }
    }

    /// Returns the lines below the title.
    fn paragraphs(&self, detail: CardDetail) -> Vec<Vec<Line>> {
        let mut paragraphs = self.body(detail);
        let note = self.note.iter().map(|note| Line::whole(Face::Regular, ColorRole::WeakText, note.clone()));
        paragraphs.extend(note.map(|line| vec![line]));
        paragraphs
    }

    fn body(&self, detail: CardDetail) -> Vec<Vec<Line>> {
        let (derivation, phase) = match &self.body {
            Body::Sums(derivation, phase) => (derivation, *phase),
            Body::Call(CallText { code, asked_by, answer }) => {
                return vec![
                    vec![
                        Line::whole(Face::Mono, ColorRole::Text, code.clone()),
                        Line::whole(Face::Regular, ColorRole::WeakText, asked_by.clone()),
                    ],
                    vec![Line::whole(Face::Strong, ColorRole::Text, answer.clone())],
                ];
            }
            Body::Sentences(texts) => {
                return texts
                    .iter()
                    .map(|text| vec![Line::whole(Face::Regular, ColorRole::Text, text.clone())])
                    .collect();
            }
        };
        let write = |value| detail.number(value);
        let results = result_texts(self.count_from, derivation, detail.of_results()).into_iter().map(|(_, text)| text);
        let results = results.collect::<Vec<_>>().join(", ");
        let Some(branches) = &derivation.branches else {
            let now = if phase == Phase::Write { results.clone() } else { String::new() };
            let classic = derivation.recurrence.other_rule().is_none();
            let one_coin = if classic { texts::one_coin() } else { one_coin_of(derivation.recurrence) };
            return vec![
                vec![Line::whole(Face::Regular, ColorRole::Text, one_coin.to_owned())],
                vec![Line { full: results, now, face: Face::Strong, paint: ColorRole::Text.into() }],
            ];
        };
        let mut paragraphs: Vec<_> = branches
            .iter()
            .map(|branch| {
                let is_given_up = phase >= Phase::Choose && !derivation.allows(branch.end);
                let opacity = if is_given_up { REJECTED_OPACITY } else { 1.0 };
                let paint = Paint::from(ColorRole::of_end(branch.end)).faded(opacity);
                let names = branch.sum.names(self.count_from, write);
                let full = formula(branch, detail.has_names.then_some(&names), &write);
                let now = if phase >= Phase::Add { full.clone() } else { names };
                if !detail.has_sentences {
                    return vec![Line { full, now, face: Face::Strong, paint }];
                }
                let weak = Paint::from(ColorRole::Text).faded(opacity);
                let formula = Line { full, now, face: Face::Mono, paint: weak };
                vec![Line::whole(Face::Strong, paint, self.sentence(derivation.interval, branch, detail)), formula]
            })
            .collect();
        let choice = if derivation.recurrence.has_moves() {
            self.choice_of_moves(derivation, branches, detail)
        } else {
            choice(derivation, branches, &write)
        };
        let full = sentences([choice.clone(), results]);
        let now = match phase {
            Phase::Read | Phase::Add => String::new(),
            Phase::Choose => choice,
            Phase::Write => full.clone(),
        };
        paragraphs.push(vec![Line { full, now, face: Face::Strong, paint: ColorRole::Text.into() }]);
        paragraphs
    }

    /// Returns the coins of an interval one after another. Of many, the first ones and the last one are listed:
    /// `15 3 … 7`.
    fn coins_of(&self, interval: Interval, detail: CardDetail) -> String {
        let texts = |coins: &[i64]| coins.iter().map(|coin| detail.number(*coin)).collect::<Vec<_>>().join(" ");
        match &self.row.coins()[interval.i..=interval.j] {
            [first @ .., last] if first.len() >= detail.coins => {
                format!("{} … {}", texts(&first[..detail.coins - 1]), detail.number(*last))
            }
            coins => texts(coins),
        }
    }

    /// Returns which coins are taken, and why, if a move takes several.
    fn choice_of_moves(&self, derivation: &Derivation, branches: &[Branch; 2], detail: CardDetail) -> String {
        let worth = number::value(derivation.numbers().first, |value| detail.number(value));
        let coins = |branch| self.coins_of(taken(derivation.interval, branch), detail);
        let coins = match derivation.pick() {
            None => return String::new(),
            Some(Pick::Tie) if branches.iter().all(|branch| rest(derivation.interval, branch).is_none()) => {
                return texts::all_coins().to_owned();
            }
            Some(Pick::Tie) => return texts::equal().to_owned(),
            Some(Pick::Left) => coins(&branches[0]),
            Some(Pick::Right) => coins(&branches[1]),
        };
        if derivation.takes_smaller() { texts::less_coins(worth, coins) } else { texts::more_coins(worth, coins) }
    }

    /// Returns what taking an end leads to, in words.
    fn sentence(&self, interval: Interval, branch: &Branch, detail: CardDetail) -> String {
        if !branch.moves.is_empty() {
            let taken = self.coins_of(taken(interval, branch), detail);
            return match rest(interval, branch) {
                Some(rest) => texts::best_move(branch.end, taken, self.coins_of(rest, detail)),
                None => texts::best_takes_all(branch.end, taken),
            };
        }
        let Interval { i, j } = interval;
        let coin = detail.number(branch.coin);
        let coins = |interval| self.coins_of(interval, detail);
        let rest = match branch.end {
            End::Left => Interval::new(i + 1, j),
            End::Right => Interval::new(i, j - 1),
        };
        let rest = coins(rest);
        let reads: Vec<_> = branch.reads().map(|read| read.interval).collect();
        let recurrence = branch.sum.recurrence;
        match (recurrence.quantities().0.meaning(), &reads[..]) {
            (None, _) => texts::left(coin, rest),
            (Some(Meaning::Lead), _) => texts::lead(coin, rest),
            (_, [one, other]) => texts::worse_of_two(coin, coins(*one), coins(*other)),
            (_, []) => texts::they_take(coin, rest),
            _ if recurrence.follows_pick() => texts::second(coin, rest),
            _ => texts::their_turn(coin, rest),
        }
    }
}

/// Returns the coins that the best move from an end takes.
fn taken(Interval { i, j }: Interval, branch: &Branch) -> Interval {
    match branch.end {
        End::Left => Interval::new(i, i + branch.taken - 1),
        End::Right => Interval::new(j + 1 - branch.taken, j),
    }
}

/// Returns the coins that it leaves. `None` if it takes all.
fn rest(interval: Interval, branch: &Branch) -> Option<Interval> {
    (branch.taken < interval.len()).then(|| match branch.end {
        End::Left => Interval::new(interval.i + branch.taken, interval.j),
        End::Right => Interval::new(interval.i, interval.j - branch.taken),
    })
}

/// Returns a sum with numbers, and with names if there are any: `8 + sec[1][3] = 8 + 7 = 15`.
fn formula(branch: &Branch, names: Option<&String>, write: &dyn Fn(Number) -> String) -> String {
    let numbers = branch.sum.numbers(write);
    if matches!(branch.sum.expr, Expr::Coin(..) | Expr::Number(_)) {
        return numbers;
    }
    let worth = number::value(branch.worth, write);
    match names.filter(|_| !branch.sum.reads_nothing()) {
        Some(names) => format!("{names} = {numbers} = {worth}"),
        None => format!("{numbers} = {worth}"),
    }
}

/// Returns which end is taken, and why.
fn choice(derivation: &Derivation, branches: &[Branch; 2], write: &dyn Fn(Number) -> String) -> String {
    let worth = number::value(derivation.numbers().first, write);
    let coin = match derivation.pick() {
        Some(Pick::Left) => write(branches[0].coin.into()),
        Some(Pick::Right) => write(branches[1].coin.into()),
        Some(Pick::Tie) => return texts::equal().to_owned(),
        None => return String::new(),
    };
    if derivation.takes_smaller() { texts::less(worth, coin) } else { texts::more(worth, coin) }
}
