//! The list of moves, with the lines that branch off from the line that is shown.

use std::ops::Range;

use egui::{Align, Align2, Layout, Rangef, Rect, Response, Role, Sense, TextStyle, Ui, WidgetInfo, WidgetText, vec2};
use egui_extras::{Column, TableBuilder, TableRow};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::shown::Secret;
use crate::app::state::State;
use crate::app::transport::{Transport, TransportAction};
use crate::game::rule::Most;
use crate::game::rule::taking::Taking;
use crate::game::{End, Interval, Move, Player, Row, Rule, Turn};
use crate::gui::panels::game::replay_position::ReplayPosition;
use crate::gui::widgets::tooltip::{Tooltip, explained};
use crate::gui::{keys, theme};
use crate::number::{Number, exact, fitted};
use crate::picture::color_role::ColorRole;
use crate::picture::{Face, Paint};
use crate::wording::Term;
use crate::wording::panels::game as texts;
use crate::wording::rule as of_rule;

const ROW_HEIGHT: f32 = 25.0;
const HEADER_HEIGHT: f32 = 22.0;
const PLAYER_WIDTH: f32 = 50.0;
/// The widths of a column of numbers, in points: in a narrow list, and where there is room.
const NUMBER_WIDTHS: Rangef = Rangef { min: 36.0, max: 52.0 };
/// The smallest size of a number, in points, and the part of it that a character takes at most.
const LEAST_NUMBER_SIZE: f32 = 11.0;
const CHARACTER_PART: f32 = 0.66;
/// The space between two columns, in points.
const GAP: f32 = 4.0;
/// A coin is shortened to this many characters: the first of these for which there is room.
const COIN_CHARACTERS: [usize; 3] = [6, 5, 4];
/// The least width of the column of what is taken, in points.
const LEAST_TAKES_WIDTH: f32 = 48.0;
/// The numbers of more moves are small.
const MAX_MOVES_FOR_USUAL_SIZE: usize = 9_999;
const SCROLL_BAR_WIDTH: f32 = 8.0;
/// A long game lists at least this many moves before and behind the present one.
const LISTED_AROUND: usize = 5_000;

/// Shows the title, which line of several this is, and how to get to the next mistake. In a narrow panel they take two
/// lines.
pub fn heading(ui: &mut Ui, state: &State, moment: &ReplayPosition, out: &mut Vec<Message>) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.y = 20.0;
        theme::heading(ui, texts::moves());
        ui.label(theme::weak(ui, played(state, moment.played)));
        let lines = state.document().duel.lines().len();
        if lines > 1 {
            let text = texts::shown_line(state.line(), lines);
            if ui.small_button(text).tooltip(|| keys::tooltip(Command::NextLine, ui.ctx())).clicked() {
                out.push(Command::NextLine.into());
            }
            let remove = ui.small_button("×");
            remove.widget_info(|| WidgetInfo::labeled(Role::Button, true, texts::remove_line()));
            if remove.tooltip(texts::remove_line_tooltip).clicked() {
                out.push(Message::RemoveLine(state.line()));
            }
        }
        if state.next_mistake().is_some() {
            let next = ui.small_button(texts::next_mistake());
            if next.tooltip(|| keys::tooltip(Command::NextMistake, ui.ctx())).clicked() {
                out.push(Command::NextMistake.into());
            }
        }
    });
}

/// Returns how many moves are made, and of how many if the rule says that before the end.
fn played(state: &State, played: usize) -> String {
    match state.document().duel.rule.most {
        Most::One => texts::played_of(played, state.n()),
        Most::UpTo(_) | Most::Any => of_rule::game::played(played),
    }
}

/// A line that leaves the line that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct LineBranch {
    /// Its row in the list, right below the move that it replaces.
    row: usize,
    /// How many moves both lines share.
    ply: usize,
    /// The index of the line.
    line: usize,
    /// What it takes there; `None` if the line stops there.
    taking: Option<Taking>,
}

/// The content of a row of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    /// The move after this many others. A person may still have to make it.
    Move(usize),
    LineBranch(LineBranch),
}

/// The list of moves. It scrolls to the present move when that changes.
#[derive(Default)]
pub struct MoveList {
    /// The line and the number of moves that the list was last scrolled to.
    scrolled_to: Option<(usize, usize)>,
}

impl MoveList {
    /// Shows the list in `height` points, with the move after `played` others marked.
    pub fn show(&mut self, ui: &mut Ui, state: &State, played: usize, height: f32, out: &mut Vec<Message>) {
        let room = vec2(ui.available_width(), height);
        ui.allocate_ui(room, |ui| self.table(ui, state, played, height, out));
    }

    fn table(&mut self, ui: &mut Ui, state: &State, played: usize, height: f32, out: &mut Vec<Message>) {
        let (moves, ply) = (state.game().moves(), state.ply());
        // A coin on its way at the end of a person's game is no move yet.
        let is_on_the_way = state.has_person() && played < ply && ply == state.game().end();
        let visible = if is_on_the_way { played } else { state.visible_moves() };
        let branches = branches(state);
        let is_waiting = visible == state.game().end() && !state.game().is_over(visible);
        let rows = visible + usize::from(is_waiting) + branches.len();
        let present = row_of(&branches, played).min(rows.saturating_sub(1));
        let page = page(present, rows);
        let list = ui.available_rect_before_wrap().x_range();
        let mut table = columns(ui, page.end).max_scroll_height(height - HEADER_HEIGHT);
        if self.scrolled_to.replace((state.line(), played)) != Some((state.line(), played)) {
            table = table.scroll_to_row(present - page.start, None);
        }
        table.header(HEADER_HEIGHT, |row| headings(row, state.game().rule())).body(|body| {
            body.rows(ROW_HEIGHT, page.len(), |mut row| {
                let entry = entry(&branches, page.start + row.index());
                let is_present = entry == Entry::Move(played);
                let (control, message) = match entry {
                    Entry::Move(ply) => {
                        let made = moves.get(ply).filter(|_| ply < visible);
                        let is_hidden =
                            made.as_ref().is_some_and(|made| state.hides(Secret::Passed(made.turn.interval)));
                        // A move that is not yet played is paler.
                        let strength = if ply <= played || made.is_none() { 1.0 } else { 0.9 };
                        let name = || match &made {
                            Some(made) => texts::made_move(state.view().count_from, state.row(), ply, made, is_hidden),
                            None => texts::waiting_move(ply, state.game().player_at(ply)),
                        };
                        let look = |ui: &Ui| Look::of_ply(ui, page.end, Paint::from(ColorRole::Text).faded(strength));
                        let number = |ui: &Ui| _ = look(ui).left(ui, &(ply + 1).to_string());
                        let control = begin_row(&mut row, list, is_present, name, number);
                        match &made {
                            Some(made) => {
                                move_cells(&mut row, (state.row(), state.game().rule()), made, strength, is_hidden);
                            }
                            None => waiting_cells(&mut row, state.game().player_at(ply)),
                        }
                        (control, Message::Transport(Transport::Game, TransportAction::Seek(ply as f64)))
                    }
                    Entry::LineBranch(branch) => {
                        let instead = Instead::of(state, branch);
                        let name = || instead.name(branch.line);
                        let control = begin_row(&mut row, list, is_present, name, |ui| Look::weak(ui).right(ui, "↳"));
                        branch_cells(&mut row, branch.line, &instead);
                        let message = Message::ShowLine(branch.line, branch.ply + usize::from(branch.taking.is_some()));
                        (control, message)
                    }
                };
                if control.is_some_and(|control| control.clicked()) {
                    out.push(message);
                }
            });
        });
    }
}

/// Returns the width of the numbers of moves. `most` is the largest one.
fn ply_width(most: usize) -> f32 {
    let digits = most.to_string().len().max(2) as f32;
    if has_small_numbers(most) { 2.0 + 7.1 * digits } else { 8.0 + 8.0 * digits }
}

/// Returns the width of a column of worths in a list of this width.
fn worth_width(list: f32, most: usize) -> f32 {
    let room = list - (ply_width(most) + PLAYER_WIDTH + SCROLL_BAR_WIDTH + 5.0 * GAP);
    NUMBER_WIDTHS.clamp(((room - LEAST_TAKES_WIDTH) / 3.0).floor())
}

/// Returns an empty table with the columns of the list. `most` is the largest number of a move.
fn columns(ui: &mut Ui, most: usize) -> TableBuilder<'_> {
    ui.spacing_mut().item_spacing = vec2(GAP, 0.0);
    ui.spacing_mut().scroll.floating_allocated_width = SCROLL_BAR_WIDTH;
    let worth = worth_width(ui.available_width(), most);
    TableBuilder::new(ui)
        .id_salt("moves")
        .min_scrolled_height(0.0)
        .auto_shrink([false, false])
        .cell_layout(Layout::left_to_right(Align::Center))
        // The control of a whole row is in its first cell.
        .column(Column::exact(ply_width(most)).clip(false))
        .column(Column::exact(PLAYER_WIDTH))
        .column(Column::remainder().at_least(LEAST_TAKES_WIDTH).clip(true))
        .columns(Column::exact(worth), 3)
}

/// Shows the first cell of a row, and returns the control that is all of the row. Screen readers read only its name: a
/// control for each number would be read one by one.
fn begin_row(
    row: &mut TableRow,
    list: Rangef,
    is_present: bool,
    name: impl Fn() -> String,
    cell: impl FnOnce(&Ui),
) -> Option<Response> {
    let mut control = None;
    row.col(|ui| {
        let rect = Rect::from_x_y_ranges(list, ui.max_rect().y_range());
        let response = ui.interact(rect, ui.scope_id().with("row"), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Row, true, name()));
        if is_present || response.hovered() {
            let color = theme::color(ui, ColorRole::Raised);
            ui.painter().rect_filled(rect.expand2(vec2(GAP / 2.0, 0.0)), 0.0, color);
        }
        cell(ui);
        control = Some(response);
    });
    control
}

/// Returns how many characters of a number have room in a column of this width.
fn characters_in(width: f32) -> usize {
    (width / (LEAST_NUMBER_SIZE * CHARACTER_PART)) as usize
}

/// Returns whether the numbers of moves are small where `most` is the largest one.
fn has_small_numbers(most: usize) -> bool {
    most > MAX_MOVES_FOR_USUAL_SIZE
}

/// The look of a text: its face, its size in points, and its color.
#[derive(Clone, Copy)]
struct Look(Face, f32, Paint);

impl Look {
    /// A text of usual size.
    fn usual(ui: &Ui, paint: Paint) -> Self {
        Self(Face::Regular, TextStyle::Body.resolve(ui.style()).size, paint)
    }

    /// A small, weak text.
    fn weak(ui: &Ui) -> Self {
        Self(Face::Regular, TextStyle::Small.resolve(ui.style()).size, ColorRole::WeakText.into())
    }

    /// The name of a player.
    fn player(strength: f32) -> Self {
        Self(Face::Strong, 13.0, Paint::from(ColorRole::Text).faded(strength))
    }

    /// The number of a move, of which `most` is the largest one.
    fn of_ply(ui: &Ui, most: usize, paint: Paint) -> Self {
        let Self(face, size, paint) = Self::usual(ui, paint);
        Self(face, if has_small_numbers(most) { Self::weak(ui).1 } else { size }, paint)
    }

    /// Writes a text at the left edge of a cell. Returns its width.
    fn left(self, ui: &Ui, text: &str) -> f32 {
        self.write(ui, Align2::LEFT_CENTER, text)
    }

    /// Writes a text at the right edge of a cell.
    fn right(self, ui: &Ui, text: &str) {
        self.write(ui, Align2::RIGHT_CENTER, text);
    }

    fn write(self, ui: &Ui, align: Align2, text: &str) -> f32 {
        let Self(face, size, paint) = self;
        let color = theme::color_in(paint, theme::current(ui.ctx()));
        let at = align.pos_in_rect(&ui.max_rect());
        ui.painter().text(at, align, text, theme::font(face, size), color).width()
    }
}

/// Writes a number at the right edge of a cell. If it is shortened, it is shown in full under the pointer.
fn number(ui: &Ui, face: Face, paint: Paint, value: Number) {
    let width = ui.max_rect().width();
    let text = fitted(value, characters_in(width));
    let size = (width / (text.chars().count() as f32 * CHARACTER_PART)).clamp(LEAST_NUMBER_SIZE, 13.0);
    explain_if_shortened(ui, value, &text);
    Look(face, size, paint).right(ui, &text);
}

/// Shows a number in full under the pointer, unless the text shows all of it.
fn explain_if_shortened(ui: &Ui, value: Number, text: &str) {
    // A number below a thousand is never shortened.
    if value.unsigned_abs() >= 1000 {
        let full = exact(value);
        if !text.contains(&full) {
            explain(ui, text, full);
        }
    }
}

/// Shows a tooltip under the pointer in a cell. For screen readers, the cell has this name.
fn explain(ui: &Ui, name: &str, tooltip: impl Into<WidgetText>) {
    let response = ui.interact(ui.max_rect(), ui.scope_id().with("explained"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
    response.tooltip(|| tooltip);
}

/// Fills the cells above the columns.
fn headings(mut row: TableRow, rule: Rule) {
    let player = if rule.is_alone { "" } else { texts::player_heading() };
    for text in ["#", player, texts::takes_heading()] {
        row.col(|ui| _ = Look::weak(ui).left(ui, text));
    }
    for end in End::BOTH {
        row.col(|ui| {
            Look::weak(ui).right(ui, end.name());
            let tooltip = match rule {
                Rule::CLASSIC => texts::worth_tooltip(end).to_owned(),
                _ => of_rule::game::worth_tooltip(end, rule.is_alone),
            };
            explain(ui, end.name(), tooltip);
        });
    }
    row.col(|ui| {
        let text = theme::weak(ui, texts::cost_heading());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| explained(ui, text, Term::Lost));
    });
}

/// Returns the places where other lines leave the line that is shown, in the order of the moves.
fn branches(state: &State) -> Vec<LineBranch> {
    let lines = state.document().duel.lines().iter().enumerate().filter(|(line, _)| *line != state.line());
    // Another line that leaves here tells which end this one takes.
    let visible = state.visible_moves() + usize::from(!state.asks_in_game());
    let mut branches: Vec<_> = lines
        .filter_map(|(line, choices)| {
            let (ply, taking) = state.game().departure(state.table(), choices)?;
            (ply < visible).then_some(LineBranch { row: 0, ply, line, taking })
        })
        .collect();
    assign_rows(&mut branches);
    branches
}

/// Sorts branches by the moves that they replace, and sets their rows.
fn assign_rows(branches: &mut [LineBranch]) {
    branches.sort_unstable_by_key(|branch| (branch.ply, branch.line));
    for (before, branch) in branches.iter_mut().enumerate() {
        branch.row = branch.ply + 1 + before;
    }
}

/// Returns the row of the move after `ply` others. It is below the branches that replace earlier moves.
fn row_of(branches: &[LineBranch], ply: usize) -> usize {
    ply + branches.partition_point(|branch| branch.ply < ply)
}

/// Returns the rows that are listed: all of them, or in a long game those around the present one. egui places rows with
/// `f32`, which is too coarse for a million rows.
fn page(present: usize, rows: usize) -> Range<usize> {
    let start = (present / LISTED_AROUND).saturating_sub(1) * LISTED_AROUND;
    start..(start + 3 * LISTED_AROUND).min(rows)
}

/// Returns the content of a row of the list, in O(log b) for b branches.
fn entry(branches: &[LineBranch], row: usize) -> Entry {
    match branches.binary_search_by_key(&row, |branch| branch.row) {
        Ok(number) => Entry::LineBranch(branches[number]),
        Err(before) => Entry::Move(row - before),
    }
}

/// Fills the cells of a move. What its ends were worth may be hidden.
fn move_cells(row: &mut TableRow, (coins, rule): (&Row, Rule), made: &Move, strength: f32, is_hidden: bool) {
    let paint = |role: ColorRole| Paint::from(role).faded(strength);
    let (worths, pick, player) = (made.turn.worths(), made.turn.pick(), made.turn.player);
    row.col(|ui| _ = Look::player(strength).left(ui, if rule.is_alone { "" } else { player.name() }));
    row.col(|ui| {
        let end = made.end().filter(|_| !made.turn.interval.is_single());
        let coins = Coins::of(coins, made.turn.span, made.taking);
        let taken = takes_cell(ui, Look::usual(ui, paint(ColorRole::Text)), end, &coins);
        // Where a long number leaves no room for the word, both best ends say it.
        let room = ui.max_rect().width() - taken - GAP;
        let width = || theme::text_width(ui, texts::tie(), TextStyle::Body.resolve(ui.style()));
        if !is_hidden && made.is_tie() && room >= width() {
            ui.add_space(taken + GAP);
            explained(ui, theme::weak(ui, texts::tie()), Term::Tie);
        }
    });
    if is_hidden {
        for _ in End::BOTH {
            row.col(|ui| Look::weak(ui).right(ui, "?"));
        }
        return;
    }
    for end in End::BOTH {
        row.col(|ui| match worths.map(|worths| worths[end as usize]) {
            Some(worth) if pick.allows(end) => number(ui, Face::Strong, paint(ColorRole::of_end(end)), worth),
            Some(worth) => number(ui, Face::Regular, paint(ColorRole::WeakText), worth),
            None => Look::weak(ui).right(ui, "–"),
        });
    }
    row.col(|ui| match made.points_lost() {
        0 => {
            Look::weak(ui).right(ui, "0");
            explain(ui, "0", texts::best_tooltip());
        }
        lost => number(ui, Face::Strong, paint(ColorRole::Error), lost),
    });
}

/// Fills the cells of the move that a person has still to make.
fn waiting_cells(row: &mut TableRow, player: Player) {
    row.col(|ui| _ = Look::player(1.0).left(ui, player.name()));
    row.col(|ui| _ = Look::usual(ui, ColorRole::Text.into()).left(ui, texts::you_question()));
}

/// The coins that a move takes: their values, and the value of a single one.
struct Coins {
    values: String,
    only: Option<i64>,
}

impl Coins {
    fn of(row: &Row, interval: Interval, taking: Taking) -> Self {
        let coins = row.coins();
        let only = taking.coins(interval).next().filter(|_| taking.count() == 1).map(|coin| coins[coin % coins.len()]);
        Self { values: of_rule::coins_taken(row, interval, taking), only }
    }
}

/// What another line does in the place of a move.
struct Instead {
    /// What it takes: the end, the coins, all in words, and the points lost by it. `None` if the line stops there.
    taken: Option<(Option<End>, Coins, String, Number)>,
    is_hidden: bool,
}

impl Instead {
    fn of(state: &State, branch: LineBranch) -> Self {
        let turn = state.game().turn(branch.ply);
        let is_hidden = turn.is_some_and(|turn| state.hides(Secret::Passed(turn.interval)));
        let taken = branch.taking.zip(turn).map(|(taking, Turn { span: interval, .. })| {
            let words = of_rule::takes(state.view().count_from, state.row(), interval, taking);
            let lost = state.game().points_lost_by(branch.ply, taking).unwrap_or_default();
            (taking.end(), Coins::of(state.row(), interval, taking), words, lost)
        });
        Self { taken, is_hidden }
    }

    /// Returns the name for screen readers.
    fn name(&self, line: usize) -> String {
        match &self.taken {
            None => texts::line_stops_here(line),
            Some((_, _, taken, lost)) => texts::line_takes_instead(line, taken, (!self.is_hidden).then_some(*lost)),
        }
    }
}

/// Fills the cells of the move of another line.
fn branch_cells(row: &mut TableRow, line: usize, instead: &Instead) {
    row.col(|ui| _ = Look::weak(ui).left(ui, &texts::line(line)));
    row.col(|ui| {
        let look = Look::usual(ui, ColorRole::WeakText.into());
        match &instead.taken {
            None => look.left(ui, texts::stops_here()),
            Some((end, coins, ..)) => takes_cell(ui, look, *end, coins),
        };
    });
    for _ in End::BOTH {
        row.col(|_| {});
    }
    if let Some((.., lost)) = instead.taken.as_ref().filter(|_| !instead.is_hidden) {
        let role = if *lost == 0 { ColorRole::WeakText } else { ColorRole::Error };
        row.col(|ui| number(ui, Face::Regular, role.into(), *lost));
    }
}

/// Writes which coins are taken, with an arrow that points to their end. The last coin has no arrow. Returns the width of the
/// text.
fn takes_cell(ui: &Ui, look: Look, end: Option<End>, coins: &Coins) -> f32 {
    let text = |room| {
        let coins = coins.only.map_or_else(|| coins.values.clone(), |coin| fitted(coin, room));
        match end {
            None => coins,
            Some(End::Left) => format!("‹ {coins}"),
            Some(End::Right) => format!("{coins} ›"),
        }
    };
    let font = theme::font(look.0, look.1);
    let room = ui.max_rect().width();
    let (text, _) = theme::first_within(ui, room, COIN_CHARACTERS.into_iter().map(text), &font);
    match coins.only {
        Some(coin) => explain_if_shortened(ui, coin.into(), &text),
        None => explain(ui, &text, coins.values.clone()),
    }
    look.left(ui, &text)
}

#[cfg(test)]
mod tests {
    use egui::{Context, Pos2, RawInput, Shape, UiBuilder};

    use super::*;
    use crate::game::{Game, Line, Players, Table};

    #[test]
    fn the_page_holds_the_present_move_and_many_around_it() {
        assert_eq!(page(7, 300), 0..300);
        for present in [0, 4_999, 5_000, 123_456, 999_999] {
            let page = page(present, 1_000_000);
            assert!(page.start <= present.saturating_sub(5_000) || page.start == 0, "{present}: {page:?}");
            assert!(page.contains(&present) && page.end >= (present + 5_000).min(1_000_000), "{present}: {page:?}");
            assert!(page.len() <= 15_000);
        }
    }

    /// Returns where the texts of moves begin and end in a list of this width, row by row.
    fn extents(ctx: &Context, width: f32, last: usize, of: &Row, moves: &[Move]) -> Vec<Vec<(Rangef, String)>> {
        let run = |ui: &mut Ui| {
            let area = Rect::from_min_size(Pos2::ZERO, vec2(width, 600.0));
            let ui = &mut ui.new_child(UiBuilder::new().max_rect(area));
            columns(ui, last).body(|body| {
                body.rows(ROW_HEIGHT, moves.len(), |mut row| {
                    row.col(|ui| _ = Look::of_ply(ui, last, ColorRole::Text.into()).left(ui, &last.to_string()));
                    let made = &moves[row.index()];
                    move_cells(&mut row, (of, Rule::CLASSIC), made, 1.0, false);
                });
            });
        };
        let output = ctx.run_ui(RawInput::default(), run);
        let mut rows = vec![Vec::new(); moves.len()];
        for clipped in &output.shapes {
            if let Shape::Text(text) = &clipped.shape {
                let place = text.galley.rect.translate(text.pos.to_vec2());
                let row = (place.center().y / ROW_HEIGHT) as usize;
                rows[row].push((place.x_range(), text.galley.text().to_owned()));
            }
        }
        output.drop_without_applying_deltas();
        for row in &mut rows {
            row.sort_by(|(one, _), (other, _)| one.min.total_cmp(&other.min));
        }
        rows
    }

    #[test]
    fn the_texts_of_a_move_never_touch_however_long_the_row_and_however_large_its_coins() {
        /// The list of the narrowest panel.
        const NARROWEST: f32 = 292.0;
        let ctx = Context::default();
        theme::install(&ctx);
        for scale in [1, 12, 999, 1_000, 4_250, 70_460, 893_869, 1_000_000, 7_046_888, 999_999_999, 124_888_888_888] {
            let row = Row::new([8, 2, 3, 7, 1, 5].map(|coin| coin * scale).to_vec()).unwrap();
            let table = Table::new(row.clone());
            let moves: Vec<_> = Game::new(&table, Players::default(), Line::default()).moves().iter().collect();
            for last in [6, 16, 99, 999, 9_999, 99_999, 1_000_000] {
                for texts in extents(&ctx, NARROWEST, last, &row, &moves) {
                    assert!(texts.len() >= 6, "{texts:?}");
                    for [(before, a), (after, b)] in texts.array_windows() {
                        assert!(before.max < after.min, "{last}: {a:?} touches {b:?}");
                    }
                    let (lost, text) = texts.last().unwrap();
                    assert!(lost.max <= NARROWEST - SCROLL_BAR_WIDTH, "{last}: {text:?}");
                }
            }
        }
    }

    #[test]
    fn worths_of_six_digits_are_exact_in_a_game_of_a_thousand_moves() {
        assert_eq!(characters_in(worth_width(360.0, 1_000)), "249,343".len());
        assert!(characters_in(worth_width(300.0, 1_000_000)) < "249,343".len());
    }

    #[test]
    fn branches_are_listed_below_the_moves_that_they_replace() {
        let branch = |ply, line| LineBranch { row: 0, ply, line, taking: None };
        let mut branches = [branch(0, 1), branch(2, 2), branch(2, 4), branch(5, 3)];
        assign_rows(&mut branches);
        let entries: Vec<_> = (0..10).map(|row| entry(&branches, row)).collect();
        let expected = [
            Entry::Move(0),
            Entry::LineBranch(branches[0]),
            Entry::Move(1),
            Entry::Move(2),
            Entry::LineBranch(branches[1]),
            Entry::LineBranch(branches[2]),
            Entry::Move(3),
            Entry::Move(4),
            Entry::Move(5),
            Entry::LineBranch(branches[3]),
        ];
        assert_eq!(entries, expected);
        for ply in 0..=5 {
            assert_eq!(entry(&branches, row_of(&branches, ply)), Entry::Move(ply));
        }
    }
}
