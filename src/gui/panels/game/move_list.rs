//! The list of moves, with the lines that branch off from the line that is shown.

use std::ops::Range;

use egui::{
    Align, Id, Layout, Rangef, Rect, Response, Role, ScrollArea, Sense, TextStyle, Ui, UiBuilder, WidgetInfo,
    WidgetText, vec2,
};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::shown::Secret;
use crate::app::state::State;
use crate::app::transport::{Transport, TransportAction};
use crate::game::{End, Move, Player};
use crate::gui::keys;
use crate::gui::panels::game::moment::Moment;
use crate::gui::panels::transport::stepper;
use crate::gui::theme;
use crate::gui::widgets::paint::Layer;
use crate::gui::widgets::term::explained;
use crate::gui::widgets::tooltip::Tooltip;
use crate::number::{exact, fitted};
use crate::picture::color_role::ColorRole;
use crate::picture::{Anchor, Face, Mark, Paint, Point};
use crate::wording::Term;
use crate::wording::panels::game as texts;

const ROW_HEIGHT: f32 = 25.0;
const HEADER_HEIGHT: f32 = 22.0;
const PLAYER_WIDTH: f32 = 50.0;
/// The widths of a column of numbers, in points: in a narrow list, and where there is room.
const NUMBER_WIDTHS: Rangef = Rangef { min: 36.0, max: 45.0 };
/// The smallest size of a number, in points, and the part of it that a character takes at most.
const LEAST_NUMBER_SIZE: f32 = 8.8;
const CHARACTER_PART: f32 = 0.66;
/// The space between two columns, in points.
const GAP: f32 = 4.0;
/// A coin is shortened to this many characters: the first of these for which there is room.
const COIN_CHARACTERS: [usize; 3] = [6, 5, 4];
/// The least width of the column of what is taken, in points.
const LEAST_TAKES_WIDTH: f32 = 48.0;
/// The numbers of more moves are small.
const MAX_MOVES_FOR_USUAL_SIZE: usize = 9_999;
/// The width of the scroll bar.
const SCROLL_BAR_WIDTH: f32 = 8.0;
/// A long game lists at least this many moves before and behind the present one.
const LISTED_AROUND: usize = 5_000;

/// Shows the title, which line of several this is, and how to get to the next mistake. In a narrow panel they take two
/// lines.
pub fn heading(ui: &mut Ui, state: &State, moment: &Moment, out: &mut Vec<Message>) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.y = 20.0;
        theme::heading(ui, texts::moves());
        ui.label(theme::weak(ui, texts::played_of(moment.played, state.n())));
        if state.transports.active != Transport::Game {
            stepper(ui, Transport::Game, state, out);
        }
        let lines = state.document().duel.lines().len();
        if lines > 1 {
            let text = texts::line_of(state.line(), lines);
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

/// A line that leaves the line that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct LineBranch {
    /// Its row in the list, right below the move that it replaces.
    row: usize,
    /// How many moves both lines share.
    ply: usize,
    /// The index of the line.
    line: usize,
    /// The end that it takes there; `None` if the line stops there.
    end: Option<End>,
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
    headings: Layer<Vec<Mark>>,
    rows: Layer<Vec<Mark>>,
}

impl MoveList {
    /// Shows the list in `height` points, with the move after `played` others marked.
    pub fn show(&mut self, ui: &mut Ui, state: &State, played: usize, height: f32, out: &mut Vec<Message>) {
        let room = vec2(ui.available_width(), height);
        ui.allocate_ui(room, |ui| self.table(ui, state, played, height, out));
    }

    fn table(&mut self, ui: &mut Ui, state: &State, played: usize, height: f32, out: &mut Vec<Message>) {
        let (moves, visible) = (state.game().moves(), state.visible_moves());
        let branches = branches(state);
        let is_waiting = state.game().end() < state.n() && visible == state.game().end();
        let rows = visible + usize::from(is_waiting) + branches.len();
        let present = row_of(&branches, played).min(rows.saturating_sub(1));
        let page = page(present, rows);
        let theme = theme::current(ui.ctx());
        ui.spacing_mut().item_spacing = vec2(GAP, 0.0);
        let (heading, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEADER_HEIGHT), Sense::hover());
        let columns = Columns::over(heading.x_range(), page.end);
        let mut marks = Vec::new();
        let id = ui.scope_id().with("headings");
        headings(&mut RowCells { ui, id, columns: &columns, rect: heading, marks: &mut marks });
        self.headings.draw(ui.painter(), theme, marks, Vec::clone);

        let follows = self.scrolled_to.replace((state.line(), played)) != Some((state.line(), played));
        let list = ScrollArea::vertical().id_salt("moves").min_scrolled_height(0.0).max_height(height - HEADER_HEIGHT);
        list.auto_shrink([false, false]).show_rows(ui, ROW_HEIGHT, page.len(), |ui, shown| {
            let top = ui.max_rect().top();
            let place_of = |row: usize| {
                let y = top + (row as f32 - shown.start as f32) * ROW_HEIGHT;
                Rect::from_x_y_ranges(heading.x_range(), y..=y + ROW_HEIGHT)
            };
            if follows {
                ui.scroll_to_rect(place_of(present - page.start), None);
            }
            // A row is one control, and its texts are marks. A label for each number would take as long as the rest of
            // the panel.
            let mut marks = Vec::new();
            for row in shown.clone() {
                let rect = place_of(row);
                let response = ui.interact(rect, ui.scope_id().with(("move", page.start + row)), Sense::click());
                let entry = entry(&branches, page.start + row);
                if entry == Entry::Move(played) || response.hovered() {
                    let color = theme::color(ui, ColorRole::Raised);
                    ui.painter().rect_filled(rect.expand2(vec2(GAP / 2.0, 0.0)), 0.0, color);
                }
                let mut cells = RowCells { ui, id: response.id, columns: &columns, rect, marks: &mut marks };
                let message = match entry {
                    Entry::Move(ply) => {
                        if let Some(made) = moves.get(ply).filter(|_| ply < visible) {
                            // A move that is not yet played is paler.
                            let strength = if ply <= played { 1.0 } else { 0.9 };
                            let is_hidden = state.hides(Secret::Passed(made.turn.interval));
                            move_cells(&mut cells, ply, &made, strength, is_hidden);
                            name(&response, || texts::made_move(ply, &made, is_hidden));
                        } else {
                            waiting_cells(&mut cells, ply);
                            name(&response, || texts::waiting_move(ply));
                        }
                        Message::Transport(Transport::Game, TransportAction::Seek(ply as f64))
                    }
                    Entry::LineBranch(branch) => {
                        branch_cells(&mut cells, &response, state, branch);
                        Message::ShowLine(branch.line, branch.ply + usize::from(branch.end.is_some()))
                    }
                };
                if response.clicked() {
                    out.push(message);
                }
            }
            self.rows.draw(ui.painter(), theme, marks, Vec::clone);
        });
    }
}

/// Names a row for screen readers.
fn name(row: &Response, label: impl Fn() -> String) {
    row.widget_info(|| WidgetInfo::labeled(Role::Row, true, label()));
}

/// The places of the columns.
struct Columns {
    number: Rangef,
    player: Rangef,
    takes: Rangef,
    /// What the left and the right end were worth.
    worths: [Rangef; 2],
    lost: Rangef,
    /// Whether the numbers of moves are small.
    has_small_numbers: bool,
}

/// Returns how many characters of a number have room in a column of this width.
fn characters_in(width: f32) -> usize {
    (width / (LEAST_NUMBER_SIZE * CHARACTER_PART)) as usize
}

/// Returns whether the numbers of moves are small where `most` is the largest one.
fn has_small_numbers(most: usize) -> bool {
    most > MAX_MOVES_FOR_USUAL_SIZE
}

impl Columns {
    /// Divides the width of the list. `most` is the largest number of a move.
    fn over(list: Rangef, most: usize) -> Self {
        let digits = most.to_string().len().max(2) as f32;
        let number = if has_small_numbers(most) { 2.0 + 7.1 * digits } else { 8.0 + 8.0 * digits };
        let room = list.span() - (number + PLAYER_WIDTH + SCROLL_BAR_WIDTH + 5.0 * GAP);
        let worth = NUMBER_WIDTHS.clamp(((room - LEAST_TAKES_WIDTH) / 3.0).floor());
        let takes = (room - 3.0 * worth).floor().max(LEAST_TAKES_WIDTH);
        let mut next = list.min;
        let mut column = |width: f32| {
            let left = next;
            next += width + GAP;
            Rangef::new(left, left + width)
        };
        Self {
            number: column(number),
            player: column(PLAYER_WIDTH),
            takes: column(takes),
            worths: [column(worth), column(worth)],
            lost: column(worth),
            has_small_numbers: has_small_numbers(most),
        }
    }
}

/// The look of a text: its face, its size in points, and its color.
#[derive(Clone, Copy)]
struct Look(Face, f32, Paint);

/// Returns the look of a text of usual size.
fn usual(ui: &Ui, paint: Paint) -> Look {
    Look(Face::Regular, TextStyle::Body.resolve(ui.style()).size, paint)
}

/// Returns the look of a small, weak text.
fn weak(ui: &Ui) -> Look {
    Look(Face::Regular, TextStyle::Small.resolve(ui.style()).size, ColorRole::WeakText.into())
}

/// The cells of a row that is being filled.
struct RowCells<'a> {
    ui: &'a mut Ui,
    id: Id,
    columns: &'a Columns,
    rect: Rect,
    marks: &'a mut Vec<Mark>,
}

impl RowCells<'_> {
    /// Writes a text at the left edge of a column.
    fn left(&mut self, column: Rangef, look: Look, text: impl Into<String>) {
        self.write(column.min, Anchor::LeftCenter, look, text.into());
    }

    /// Writes a text at the right edge of a column.
    fn right(&mut self, column: Rangef, look: Look, text: impl Into<String>) {
        self.write(column.max, Anchor::RightCenter, look, text.into());
    }

    fn write(&mut self, x: f32, anchor: Anchor, Look(face, size, paint): Look, text: String) {
        let at = Point::new(x, self.rect.center().y);
        self.marks.push(Mark::Text { at, anchor, size, face, paint, text });
    }

    /// Writes the number of a move.
    fn ply(&mut self, ply: usize, look: Look) {
        let size = if self.columns.has_small_numbers { TextStyle::Small.resolve(self.ui.style()).size } else { look.1 };
        self.left(self.columns.number, Look(look.0, size, look.2), (ply + 1).to_string());
    }

    /// Writes a number at the right edge of a column. If it is shortened, it is shown in full under the pointer.
    fn number(&mut self, column: Rangef, face: Face, paint: Paint, value: i64) {
        let text = fitted(value, characters_in(column.span()));
        let size = (column.span() / (text.chars().count() as f32 * CHARACTER_PART)).clamp(LEAST_NUMBER_SIZE, 13.0);
        self.explain_if_shortened(column, value, &text);
        self.right(column, Look(face, size, paint), text);
    }

    /// Shows a number in full under the pointer, unless the text shows all of it.
    fn explain_if_shortened(&self, column: Rangef, value: i64, text: &str) {
        // A number below a thousand is never shortened.
        if value.unsigned_abs() >= 1000 {
            let full = exact(value);
            if !text.contains(&full) {
                self.explain(column, text, full);
            }
        }
    }

    /// Shows a tooltip under the pointer. For screen readers, the column has this name.
    fn explain(&self, column: Rangef, name: &str, tooltip: impl Into<WidgetText>) {
        let cell = Rect::from_x_y_ranges(column, self.rect.y_range());
        let response = self.ui.interact(cell, self.id.with(column.min.to_bits()), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
        response.tooltip(|| tooltip);
    }

    /// Shows a small text in a part of the row that explains a term.
    fn term(&mut self, part: Rangef, align: Align, text: &str, term: Term) {
        let cell = Rect::from_x_y_ranges(part, self.rect.y_range());
        let layout = if align == Align::Max { Layout::right_to_left } else { Layout::left_to_right };
        let room = UiBuilder::new().id_salt((self.id, text)).max_rect(cell).layout(layout(Align::Center));
        let mut room = self.ui.new_child(room);
        let text = theme::weak(&room, text);
        explained(&mut room, text, term);
    }
}

/// Fills the cells above the columns.
fn headings(cells: &mut RowCells) {
    let (columns, weak) = (cells.columns, weak(cells.ui));
    cells.left(columns.number, weak, "#");
    cells.left(columns.player, weak, texts::player_heading());
    cells.left(columns.takes, weak, texts::takes_heading());
    for (end, column) in End::BOTH.into_iter().zip(columns.worths) {
        cells.right(column, weak, end.name());
        cells.explain(column, end.name(), texts::worth_tooltip(end));
    }
    cells.term(columns.lost, Align::Max, texts::lost_heading(), Term::Lost);
}

/// Returns the places where other lines leave the line that is shown, in the order of the moves.
fn branches(state: &State) -> Vec<LineBranch> {
    let lines = state.document().duel.lines().iter().enumerate().filter(|(line, _)| *line != state.line());
    // Another line that leaves here tells which end this one takes.
    let visible = state.visible_moves() + usize::from(!state.asks_in_game());
    let mut branches: Vec<_> = lines
        .filter_map(|(line, choices)| {
            let (ply, end) = state.game().departure(state.table(), choices)?;
            (ply < visible).then_some(LineBranch { row: 0, ply, line, end })
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
fn move_cells(cells: &mut RowCells, ply: usize, made: &Move, strength: f32, is_hidden: bool) {
    let paint = |role: ColorRole| Paint::from(role).faded(strength);
    let (cell, player, columns) = (&made.turn.cell, made.turn.player, cells.columns);
    let (text_look, weak) = (usual(cells.ui, paint(ColorRole::Text)), weak(cells.ui));
    cells.ply(ply, text_look);
    cells.left(columns.player, Look(Face::Strong, 13.0, paint(ColorRole::of_player(player))), player.name());
    let end = if made.turn.interval.is_single() { None } else { Some(made.taken) };
    let taken = takes_cell(cells, text_look, end, made.coin);
    if is_hidden {
        for column in columns.worths {
            cells.right(column, weak, "?");
        }
        return;
    }
    // Where a long number leaves no room for the word, both best ends say it.
    let room = Rangef::new(taken + GAP, columns.takes.max);
    let width = || theme::text_width(cells.ui, texts::tie(), TextStyle::Body.resolve(cells.ui.style()));
    if made.is_tie() && room.span() >= width() {
        cells.term(room, Align::Min, texts::tie(), Term::Tie);
    }
    for ((end, worth), column) in [(End::Left, cell.left), (End::Right, cell.right)].into_iter().zip(columns.worths) {
        if cell.pick().allows(end) {
            cells.number(column, Face::Strong, paint(ColorRole::of_end(end)), worth);
        } else {
            cells.number(column, Face::Regular, paint(ColorRole::WeakText), worth);
        }
    }
    match made.points_lost() {
        0 => {
            cells.right(columns.lost, weak, texts::best());
            cells.explain(columns.lost, texts::best(), texts::best_tooltip());
        }
        lost => cells.number(columns.lost, Face::Strong, paint(ColorRole::Error), lost),
    }
}

/// Fills the cells of the move that a person has still to make.
fn waiting_cells(cells: &mut RowCells, ply: usize) {
    let (player, columns) = (Player::to_move(ply), cells.columns);
    let look = usual(cells.ui, ColorRole::Text.into());
    cells.ply(ply, look);
    cells.left(columns.player, Look(Face::Strong, 13.0, ColorRole::of_player(player).into()), player.name());
    cells.left(columns.takes, look, texts::you_question());
}

/// Fills the cells of the move of another line, and names its row for screen readers.
fn branch_cells(cells: &mut RowCells, row: &Response, state: &State, branch: LineBranch) {
    let LineBranch { ply, line, end, .. } = branch;
    let is_hidden = state.game().turn(ply).is_some_and(|turn| state.hides(Secret::Passed(turn.interval)));
    let instead = end
        .zip(state.game().turn(ply))
        .map(|(end, turn)| (end, state.row().coins()[turn.interval.coin_at(end)], turn.points_lost_by(end)));
    let (columns, weak) = (cells.columns, weak(cells.ui));
    cells.right(columns.number, weak, "↳");
    cells.left(columns.player, weak, texts::line(line));
    let look = usual(cells.ui, ColorRole::WeakText.into());
    let Some((end, coin, lost)) = instead else {
        cells.left(columns.takes, look, texts::stops_here());
        return name(row, || texts::line_stops_here(line));
    };
    takes_cell(cells, look, Some(end), coin);
    if !is_hidden {
        let role = if lost == 0 { ColorRole::WeakText } else { ColorRole::Error };
        cells.number(columns.lost, Face::Regular, role.into(), lost);
    }
    name(row, || texts::line_takes_instead(line, end, coin, (!is_hidden).then_some(lost)));
}

/// Writes which coin is taken, with an arrow that points to its end. The last coin has no arrow. Returns the right edge
/// of the text.
fn takes_cell(cells: &mut RowCells, look: Look, end: Option<End>, coin: i64) -> f32 {
    let column = cells.columns.takes;
    let text = |room| {
        let coin = fitted(coin, room);
        match end {
            None => coin,
            Some(End::Left) => format!("‹ {coin}"),
            Some(End::Right) => format!("{coin} ›"),
        }
    };
    let font = theme::font(look.0, look.1);
    let (text, width) = theme::first_within(cells.ui, column.span(), COIN_CHARACTERS.into_iter().map(text), &font);
    cells.explain_if_shortened(column, coin, &text);
    cells.left(column, look, text);
    column.min + width
}

#[cfg(test)]
mod tests {
    use egui::{Context, RawInput};

    use super::*;
    use crate::game::{Game, Line, Players, Row, Table};

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

    #[test]
    fn the_columns_fill_the_list_and_leave_room_for_the_scroll_bar() {
        let plain = [(300.0, 16), (300.0, 9_999), (411.5, 7), (411.5, 1_000_000)];
        // The list of the narrowest panel.
        let narrow = [7, 100, 999, 1_000, 10_000, 1_000_000].map(|last| (292.0, last));
        for (width, last) in plain.into_iter().chain(narrow) {
            let Columns { number, player, takes, worths: [left, right], lost, .. } =
                Columns::over(Rangef::new(10.0, 10.0 + width), last);
            let all = [number, player, takes, left, right, lost];
            assert_eq!(number.min, 10.0);
            assert!(all.windows(2).all(|pair| pair[1].min == pair[0].max + GAP), "{all:?}");
            let end = 10.0 + width - SCROLL_BAR_WIDTH;
            assert!((end - 1.5..=end).contains(&lost.max), "{last}: {lost:?} of {end}");
        }
    }

    /// Returns where the texts of a move's row begin and end.
    fn extents(ui: &mut Ui, columns: &Columns, ply: usize, made: &Move) -> Vec<(Rangef, String)> {
        let mut marks = Vec::new();
        let rect = Rect::from_x_y_ranges(columns.number.min..=columns.lost.max, 0.0..=ROW_HEIGHT);
        let id = ui.scope_id();
        move_cells(&mut RowCells { ui, id, columns, rect, marks: &mut marks }, ply, made, 1.0, false);
        let extent = |mark| {
            let Mark::Text { at, anchor, size, face, text, .. } = mark else { panic!("{mark:?}") };
            let width = theme::text_width(ui, &text, theme::font(face, size));
            let left = if anchor == Anchor::RightCenter { at.x - width } else { at.x };
            (Rangef::new(left, left + width), text)
        };
        marks.into_iter().map(extent).collect()
    }

    #[test]
    fn the_texts_of_a_move_never_touch_however_long_the_row_and_however_large_its_coins() {
        let ctx = Context::default();
        theme::install(&ctx);
        let run = |ui: &mut Ui| {
            for scale in [1, 12, 999, 1_000, 4_250, 70_460, 893_869, 1_000_000, 7_046_888, 999_999_999, 124_888_888_888]
            {
                let row = [8, 2, 3, 7, 1, 5].map(|coin| coin * scale);
                let row = Row::new(row.to_vec()).unwrap();
                let table = Table::new(row);
                let moves: Vec<_> = Game::new(&table, Players::default(), Line::default()).moves().iter().collect();
                for last in [6, 16, 99, 999, 9_999, 99_999, 1_000_000] {
                    let columns = Columns::over(Rangef::new(0.0, 292.0), last);
                    for made in &moves {
                        let texts = extents(ui, &columns, last - 1, made);
                        for [(before, a), (after, b)] in texts.array_windows() {
                            assert!(before.max < after.min, "{last}: {a:?} touches {b:?}");
                        }
                        let (lost, text) = texts.last().unwrap();
                        assert!(lost.max <= 292.0 - SCROLL_BAR_WIDTH, "{last}: {text:?}");
                    }
                }
            }
        };
        let output = ctx.run_ui(RawInput::default(), run);
        output.drop_without_applying_deltas();
    }

    #[test]
    fn worths_of_six_digits_are_exact_in_a_game_of_a_thousand_moves() {
        let worths = |most| Columns::over(Rangef::new(0.0, 290.0), most).worths[0].span();
        assert_eq!(characters_in(worths(1_000)), "249,343".len());
        assert!(characters_in(worths(1_000_000)) < "249,343".len());
    }

    #[test]
    fn branches_are_listed_below_the_moves_that_they_replace() {
        let branch = |ply, line| LineBranch { row: 0, ply, line, end: None };
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
