//! The list of moves, with the lines that branch off from the line that is shown.

use std::ops::Range;

use egui::{Align, Layout, RichText, Role, Sense, Ui, WidgetInfo, vec2};
use egui_extras::{Column, TableBuilder, TableRow};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::state::State;
use crate::app::transport::{Transport, TransportAction};
use crate::game::{End, Move, Player};
use crate::gui::keys;
use crate::gui::panels::game::moment::Moment;
use crate::gui::panels::transport::stepper;
use crate::gui::theme;
use crate::gui::widgets::align::right_aligned;
use crate::gui::widgets::term::explained;
use crate::gui::widgets::tooltip::Tooltip;
use crate::number::{exact, fitted};
use crate::picture::color_role::ColorRole;
use crate::picture::{Face, Paint};
use crate::wording::Term;
use crate::wording::panels::game as texts;

const ROW_HEIGHT: f32 = 25.0;
const HEADER_HEIGHT: f32 = 22.0;
const NUMBER_WIDTH: f32 = 45.0;
/// The column of what is taken is narrower in a list of more moves.
const MAX_MOVES_FOR_WIDE_TAKES: usize = 999;
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
        let waits = usize::from(is_waiting);
        let rows = visible + waits + branches.len();
        let present = row_of(&branches, played).min(rows.saturating_sub(1));
        let page = page(present, rows);
        ui.visuals_mut().selection.bg_fill = theme::color(ui, ColorRole::Raised);
        ui.visuals_mut().selection.stroke.color = theme::color(ui, ColorRole::Text);
        ui.spacing_mut().item_spacing = vec2(4.0, 0.0);
        // The numbers of moves of a very long row need some of its room.
        let least_takes = if page.end > MAX_MOVES_FOR_WIDE_TAKES { 34.0 } else { 58.0 };
        let mut table = TableBuilder::new(ui)
            .id_salt("moves")
            .sense(Sense::click())
            .cell_layout(Layout::left_to_right(Align::Center))
            .column(Column::exact(8.0 + 8.0 * page.end.to_string().len().max(2) as f32))
            .column(Column::exact(50.0))
            .column(Column::remainder().at_least(least_takes).clip(true))
            .columns(Column::exact(NUMBER_WIDTH), 2)
            // The scroll bar lies over the last column.
            .column(Column::exact(NUMBER_WIDTH + SCROLL_BAR_WIDTH))
            .min_scrolled_height(0.0)
            .max_scroll_height(height - HEADER_HEIGHT)
            .auto_shrink([false, false]);
        if self.scrolled_to != Some((state.line(), played)) {
            self.scrolled_to = Some((state.line(), played));
            table = table.scroll_to_row(present - page.start, None);
        }
        table
            .header(HEADER_HEIGHT, |mut header| {
                for name in ["#", texts::player_heading(), texts::takes_heading()] {
                    header.col(|ui| {
                        ui.label(theme::weak(ui, name));
                    });
                }
                for end in End::BOTH {
                    header.col(|ui| {
                        right_aligned(ui, |ui| {
                            ui.label(theme::weak(ui, end.name())).tooltip(|| texts::worth_tooltip(end))
                        });
                    });
                }
                header.col(|ui| {
                    right_aligned(ui, |ui| {
                        ui.add_space(SCROLL_BAR_WIDTH);
                        explained(ui, theme::weak(ui, texts::lost_heading()), Term::Lost);
                    });
                });
            })
            .body(|body| {
                body.rows(ROW_HEIGHT, page.len(), |mut row| {
                    let entry = entry(&branches, page.start + row.index());
                    let (label, message) = match entry {
                        Entry::Move(ply) => {
                            row.set_selected(ply == played);
                            let label = match moves.get(ply).filter(|_| ply < visible) {
                                Some(made) => {
                                    // A move that is not yet played is paler.
                                    let strength = if ply <= played { 1.0 } else { 0.9 };
                                    let is_hidden = state.hides_worth(made.turn.interval);
                                    move_cells(&mut row, ply, &made, strength, is_hidden);
                                    texts::made_move(ply, &made, is_hidden)
                                }
                                None => waiting_cells(&mut row, ply),
                            };
                            (label, Message::Transport(Transport::Game, TransportAction::Seek(ply as f64)))
                        }
                        Entry::LineBranch(branch) => {
                            let label = branch_cells(&mut row, state, branch);
                            let moves = branch.ply + usize::from(branch.end.is_some());
                            (label, Message::ShowLine(branch.line, moves))
                        }
                    };
                    let response = row.response();
                    response.widget_info(|| WidgetInfo::labeled(Role::Row, true, &label));
                    if response.clicked() {
                        out.push(message);
                    }
                });
            });
    }
}

/// Returns the places where other lines leave the line that is shown, in the order of the moves.
fn branches(state: &State) -> Vec<LineBranch> {
    let lines = state.document().duel.lines().iter().enumerate().filter(|(line, _)| *line != state.line());
    let mut branches: Vec<_> = lines
        .filter_map(|(line, choices)| {
            let (ply, end) = state.game().departure(state.table(), choices)?;
            (ply <= state.visible_moves()).then_some(LineBranch { row: 0, ply, line, end })
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
fn move_cells(row: &mut TableRow, ply: usize, made: &Move, strength: f32, is_hidden: bool) {
    let role = |ui: &Ui, role: ColorRole| theme::color(ui, Paint::from(role).faded(strength));
    let (cell, player) = (&made.turn.cell, made.turn.player);
    row.col(|ui| {
        ui.label(RichText::new((ply + 1).to_string()).color(role(ui, ColorRole::Text)));
    });
    row.col(|ui| {
        let text = RichText::new(player.name()).font(theme::font(Face::Strong, 13.0));
        ui.label(text.color(role(ui, ColorRole::of_player(player))));
    });
    row.col(|ui| {
        let text = takes(made.taken, made.coin, made.turn.interval.is_single());
        ui.label(RichText::new(text).color(role(ui, ColorRole::Text)));
        // Where a long number leaves no room for the word, both best ends say it.
        let width = theme::text_width(ui, texts::tie(), egui::TextStyle::Body.resolve(ui.style()));
        if made.is_tie() && !is_hidden && ui.available_width() >= width {
            explained(ui, theme::weak(ui, texts::tie()), Term::Tie);
        }
    });
    if is_hidden {
        for _ in 0..2 {
            row.col(|ui| {
                right_aligned(ui, |ui| ui.label(theme::weak(ui, "?")));
            });
        }
        row.col(|_| {});
        return;
    }
    for (end, worth) in [(End::Left, cell.left), (End::Right, cell.right)] {
        row.col(|ui| {
            let best = cell.pick().allows(end);
            let paint = role(ui, if best { ColorRole::of_end(end) } else { ColorRole::WeakText });
            number_cell(ui, worth, if best { Face::Strong } else { Face::Regular }, paint);
        });
    }
    row.col(|ui| match made.points_lost() {
        0 => right_aligned(ui, |ui| {
            ui.add_space(SCROLL_BAR_WIDTH);
            ui.label(theme::weak(ui, texts::best())).tooltip(texts::best_tooltip);
        }),
        lost => lost_cell(ui, lost, Face::Strong, role(ui, ColorRole::Error)),
    });
}

/// Fills the cells of the move that a person has still to make. Returns the label for screen readers.
fn waiting_cells(row: &mut TableRow, ply: usize) -> String {
    let player = Player::to_move(ply);
    row.col(|ui| {
        ui.label((ply + 1).to_string());
    });
    row.col(|ui| {
        let text = RichText::new(player.name()).font(theme::font(Face::Strong, 13.0));
        ui.label(text.color(theme::color(ui, ColorRole::of_player(player))));
    });
    row.col(|ui| {
        ui.label(texts::you_question());
    });
    for _ in 0..3 {
        row.col(|_| {});
    }
    texts::waiting_move(ply)
}

/// Fills the cells of the move of another line. Returns the label for screen readers.
fn branch_cells(row: &mut TableRow, state: &State, branch: LineBranch) -> String {
    let LineBranch { ply, line, end, .. } = branch;
    let is_hidden = state.game().turn(ply).is_some_and(|turn| state.hides_worth(turn.interval));
    let instead = end
        .zip(state.game().turn(ply))
        .map(|(end, turn)| (end, state.row().coins()[turn.interval.coin_at(end)], turn.points_lost_by(end)));
    row.col(|ui| {
        right_aligned(ui, |ui| ui.label(theme::weak(ui, "↳")));
    });
    row.col(|ui| {
        ui.label(theme::weak(ui, texts::line(line)));
    });
    row.col(|ui| {
        let text = instead.map_or(texts::stops_here().to_owned(), |(end, coin, _)| takes(end, coin, false));
        ui.label(RichText::new(text).color(theme::color(ui, ColorRole::WeakText)));
    });
    for _ in End::BOTH {
        row.col(|_| {});
    }
    row.col(|ui| {
        if let Some((_, _, lost)) = instead.filter(|_| !is_hidden) {
            let role = theme::color(ui, if lost == 0 { ColorRole::WeakText } else { ColorRole::Error });
            lost_cell(ui, lost, Face::Regular, role);
        }
    });
    match instead {
        Some((end, coin, lost)) => texts::line_takes_instead(line, end, coin, (!is_hidden).then_some(lost)),
        None => texts::line_stops_here(line),
    }
}

/// Returns the coin with an arrow that points to its end.
fn takes(end: End, coin: i64, is_last: bool) -> String {
    let coin = fitted(coin, 6);
    match end {
        _ if is_last => coin,
        End::Left => format!("‹ {coin}"),
        End::Right => format!("{coin} ›"),
    }
}

/// Shows what a move lost, left of the scroll bar.
fn lost_cell(ui: &mut Ui, lost: i64, face: Face, color: egui::Color32) {
    right_aligned(ui, |ui| {
        ui.add_space(SCROLL_BAR_WIDTH);
        number_cell(ui, lost, face, color);
    });
}

fn number_cell(ui: &mut Ui, value: i64, face: Face, color: egui::Color32) {
    let text = fitted(value, 7);
    // Seven digits fit in small text.
    let size = (NUMBER_WIDTH / (text.chars().count() as f32 * 0.66)).clamp(9.0, 13.0);
    let full = exact(value);
    right_aligned(ui, |ui| {
        let response = ui.label(RichText::new(&text).font(theme::font(face, size)).color(color));
        if text != full {
            response.tooltip(|| full);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

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
