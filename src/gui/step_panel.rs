//! The step panel: the recurrence of one cell with its numbers put in, and which of it has happened yet.

use egui::{Align, Frame, Label, Layout, Margin, RichText, Stroke, Ui, vec2};

use super::command::{Command, Message};
use super::state::State;
use super::theme;
use crate::game::recurrence::{Branch, Derivation};
use crate::game::{End, Interval, Phase, Pick};
use crate::picture::ink::Ink;
use crate::picture::number::exact;
use crate::picture::table::branch_ink;
use crate::picture::{Face, Paint};

/// The panel's height, so that the table above it does not move as the text changes.
const HEIGHT: f32 = 110.0;
/// The phases are named only where the panel has this much room.
const NEEDED_FOR_PHASES: f32 = 400.0;
/// The letters of the results, where they have room.
const RESULT_SIZE: f32 = 14.5;
/// More coins than this are not listed one by one.
const MOST_COINS: usize = 12;

pub fn show(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    Frame::new()
        .fill(theme::ink(ui, Ink::Panel))
        .stroke(Stroke::new(1.0, theme::ink(ui, Ink::Raised)))
        .corner_radius(10.0)
        .inner_margin(Margin::symmetric(18, 10))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.set_min_height(HEIGHT);
            ui.set_max_height(HEIGHT);
            ui.spacing_mut().item_spacing.y = 5.0;
            title(ui, state, out);
            match state.shown_interval() {
                None => hint(ui),
                Some(interval) => recurrence(ui, state, interval),
            }
        });
}

/// What the panel tells of, and how far the fill is.
fn title(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let text = state.shown_interval().map_or("Nothing filled yet".to_owned(), |interval| coins_of(state, interval));
    // From the right, for what stands there always has room; the coins take the rest of it.
    let height = ui.spacing().interact_size.y;
    ui.allocate_ui_with_layout(vec2(ui.available_width(), height), Layout::right_to_left(Align::Center), |ui| {
        let done = state.progress().map_or(0, |progress| progress.step + 1);
        let steps = state.order().steps(state.n());
        ui.label(RichText::new(format!("step {done} of {steps}")).color(theme::ink(ui, Ink::WeakText)));
        if state.pinned.is_some() {
            if ui.button("Unpin").on_hover_text("Follow the fill again (Escape)").clicked() {
                out.push(Command::Unpin.into());
            }
        } else if let Some(progress) = state.progress()
            && ui.available_width() > NEEDED_FOR_PHASES
        {
            phase_names(ui, progress.phase());
        }
        ui.add_space(10.0);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add(Label::new(RichText::new(text).font(theme::font(Face::Strong, 14.5))).truncate());
        });
    });
}

/// read · add · choose · write, the present one in strong letters. Laid out from the right.
fn phase_names(ui: &mut Ui, present: Phase) {
    ui.add_space(14.0);
    ui.spacing_mut().item_spacing.x = 5.0;
    for phase in Phase::ALL.into_iter().rev() {
        let (face, ink) = if phase == present { (Face::Strong, Ink::Text) } else { (Face::Regular, Ink::WeakText) };
        ui.label(RichText::new(phase.name()).font(theme::font(face, 12.5)).color(theme::ink(ui, ink)));
        if phase != Phase::Read {
            ui.label(RichText::new("›").color(theme::ink(ui, Ink::WeakText)));
        }
    }
}

fn hint(ui: &mut Ui) {
    ui.label("Press Play, or → for one step: the diagonals fill from single coins to the whole row.");
    let text = "Each cell [i, j] says what the player to move (fir) and the other one (sec) score on coins i to j.";
    ui.label(RichText::new(text).color(theme::ink(ui, Ink::WeakText)));
}

/// `Coins 1…4:  15  3  7  9`, or their sum where they are too many to list.
fn coins_of(state: &State, interval: Interval) -> String {
    let Interval { i, j } = interval;
    let coins = &state.row().coins()[i..=j];
    let name = if i == j { format!("Coin {i}") } else { format!("Coins {i}…{j}") };
    if coins.len() <= MOST_COINS {
        let list: Vec<_> = coins.iter().map(|coin| exact(*coin)).collect();
        format!("{name}:  {}", list.join("  "))
    } else {
        format!("{name} · sum {}", exact(state.table().sum(interval)))
    }
}

fn recurrence(ui: &mut Ui, state: &State, interval: Interval) {
    let derivation = state.derivation(interval);
    let Some(phase) = state.phase_of(interval) else {
        ui.label(RichText::new("This cell is not filled yet.").color(theme::ink(ui, Ink::WeakText)));
        if let Derivation::Choice { left, right, .. } = derivation {
            let text = format!(
                "It will read {} below it and {} to its left.",
                cell_name("sec", left.source),
                cell_name("sec", right.source)
            );
            ui.label(text);
        }
        return;
    };
    match derivation {
        Derivation::Base { coin, .. } => {
            ui.label("One coin: the player to move takes it, and nothing is left for the other one.");
            ui.horizontal(|ui| {
                result(ui, Ink::First, &format!("fir = {}", exact(coin)), RESULT_SIZE);
                result(ui, Ink::Second, "sec = 0", RESULT_SIZE);
            });
        }
        Derivation::Choice { cell, left, right, .. } => {
            branch(ui, &left, phase, cell.pick());
            branch(ui, &right, phase, cell.pick());
            ui.add_space(3.0);
            conclusion(ui, &derivation, phase);
        }
    }
}

/// `take left   15 + sec[2][4]  =  15 + 7  =  22`, as far as the phase has come.
fn branch(ui: &mut Ui, branch: &Branch, phase: Phase, pick: Pick) {
    let verb = match branch.end {
        End::Left => "take left ",
        End::Right => "take right",
    };
    let coin = exact(branch.coin);
    let terms = format!("{verb}  {coin} + {}", cell_name("sec", branch.source));
    let text = if phase >= Phase::Add {
        format!("{terms}  =  {coin} + {}  =  {}", parenthesised(branch.source_sec), exact(branch.worth()))
    } else {
        terms
    };
    let given_up = phase >= Phase::Choose && !pick.allows(branch.end);
    let paint = Paint::from(branch_ink(branch.end)).faded(if given_up { 0.8 } else { 1.0 });
    let size = size_that_fits(ui, &text, Face::Mono, 14.0);
    ui.label(RichText::new(text).font(theme::font(Face::Mono, size)).color(theme::ink(ui, paint)));
}

/// The size of letters, `size` at most, in which a text takes no second line: those of a long row have long numbers.
fn size_that_fits(ui: &Ui, text: &str, face: Face, size: f32) -> f32 {
    let galley = ui.painter().layout_no_wrap(text.to_owned(), theme::font(face, size), theme::ink(ui, Ink::Text));
    let room = ui.available_width() - 4.0;
    if galley.size().x <= room { size } else { (size * room / galley.size().x).floor().max(6.0) }
}

fn conclusion(ui: &mut Ui, derivation: &Derivation, phase: Phase) {
    let Derivation::Choice { cell, .. } = derivation else { return };
    if phase < Phase::Choose {
        return;
    }
    let fir = exact(cell.fir());
    let choice = match cell.pick() {
        Pick::Left => format!("{fir} is larger: take left."),
        Pick::Right => format!("{fir} is larger: take right."),
        Pick::Tie => "Both are equal: either end will do.".to_owned(),
    };
    let sources: Vec<_> = derivation.picked().map(|branch| cell_name("fir", branch.source)).collect();
    let fir = format!("fir = {fir}");
    let sec = format!("sec = {} = {}", sources.join(" = "), exact(cell.sec()));
    let size = size_that_fits(ui, &format!("{choice}      {fir}      {sec}"), Face::Strong, RESULT_SIZE);
    ui.horizontal(|ui| {
        ui.label(RichText::new(choice).font(theme::font(Face::Strong, size)));
        if phase >= Phase::Write {
            ui.add_space(6.0);
            result(ui, Ink::First, &fir, size);
            ui.add_space(6.0);
            result(ui, Ink::Second, &sec, size)
                .on_hover_text("After the pick the other player is to move there: the roles swap.");
        }
    });
}

fn result(ui: &mut Ui, ink: Ink, text: &str, size: f32) -> egui::Response {
    ui.label(RichText::new(text).font(theme::font(Face::Strong, size)).color(theme::ink(ui, ink)))
}

fn cell_name(table: &str, interval: Interval) -> String {
    format!("{table}[{}][{}]", interval.i, interval.j)
}

/// A number as the second part of a sum: negative ones need brackets.
fn parenthesised(value: i64) -> String {
    if value < 0 { format!("({})", exact(value)) } else { exact(value) }
}
