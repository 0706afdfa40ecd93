//! The step panel: the recurrence of one cell with its numbers put in, and which of it has happened yet.

use egui::{Align, Frame, Label, Layout, Margin, RichText, Sense, Stroke, Ui, UiBuilder, vec2};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::state::State;
use crate::game::fill::memo::OpenCalls;
use crate::game::table::recurrence::{Branch, Derivation};
use crate::game::{Action, FillOrder, FillProgress, Interval, Phase, Recurrence};
use crate::gui::panels::predict;
use crate::gui::panels::predict::Sizes;
use crate::gui::theme;
use crate::gui::widgets::sums;
use crate::number::exact;
use crate::number::group_thousands;
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::wording;
use crate::wording::{CallText, interval_name, title_of};

/// The panel's height, so that the table above it does not move as the text changes.
const HEIGHT: f32 = 128.0;
/// What the open calls add to it.
const STACK_HEIGHT: f32 = 20.0;
/// Beyond so many coins nobody waits for a fill cell by cell.
const LONG: usize = 200;
/// The most open calls that are listed; of more, the first and the last ones.
const MOST_CALLS: usize = 8;
/// The phases are named only where the panel has this much room.
const NEEDED_FOR_PHASES: f32 = 330.0;

pub fn show(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let recurses = state.view().fill_order == FillOrder::Recursion;
    let height = HEIGHT + if recurses { STACK_HEIGHT } else { 0.0 };
    let frame = Frame::new()
        .fill(theme::color(ui, ColorRole::Panel))
        .stroke(Stroke::new(1.0, theme::color(ui, ColorRole::Edge)))
        .corner_radius(10.0)
        .inner_margin(Margin::symmetric(18, 10));
    frame.show(ui, |ui| {
        // Whatever is said, it takes this room, and pushes nothing aside.
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        let mut inner = ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min)));
        contents(&mut inner, state, recurses, out);
    });
}

fn contents(ui: &mut Ui, state: &State, recurses: bool, out: &mut Vec<Message>) {
    ui.spacing_mut().item_spacing.y = 5.0;
    if let (Some(asked), Some(open)) = (state.open_question(), state.question_progress()) {
        return predict::question(ui, state, asked, &open, Sizes::DESK, out);
    }
    title(ui, state, out);
    match (state.shown_interval(), state.progress()) {
        (None, _) => hint(ui, state),
        (Some(_), _) if state.pinned.is_none() && state.is_rushing() => {
            let text =
                format!("Each {} goes by too fast to be read. Pause to see a cell's sums.", state.fill().sweep_name());
            ui.label(RichText::new(text).color(theme::color(ui, ColorRole::WeakText)));
        }
        (Some(_), Some(progress)) if state.pinned.is_none() && progress.action != Action::Write => {
            call(ui, state, &progress);
        }
        (Some(interval), _) => recurrence(ui, state, interval),
    }
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        small(ui, &format!("by {}: {}", state.view().fill_order.name(), state.fill().reason()));
        if recurses {
            let font = theme::font(Face::Mono, 12.0);
            let text = sums::first_that_fits(ui, stacks(state.open_calls()), &font);
            ui.add(Label::new(RichText::new(text).font(font)).truncate())
                .on_hover_text("The stack: calls that have not returned, the first one first");
        }
    });
}

/// What the panel tells of, and how far the fill is.
fn title(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let texts = state.shown_interval().map_or(vec!["Nothing filled yet".to_owned()], |at| coins_of(state, at));
    // From the right, for what stands there always has room; the coins take the rest of it.
    let height = ui.spacing().interact_size.y;
    ui.allocate_ui_with_layout(vec2(ui.available_width(), height), Layout::right_to_left(Align::Center), |ui| {
        let place = if let Some(hovered) = state.hovered {
            format!("{} · sum {}", title_of(hovered), exact(state.table().sum(hovered)))
        } else {
            let done = state.progress().map_or(0, |progress| progress.step + 1);
            let [done, steps] = [done, state.fill().steps()].map(|steps| group_thousands(steps as i64));
            format!("step {done} of {steps}")
        };
        let label = ui.label(RichText::new(place).color(theme::color(ui, ColorRole::WeakText)));
        if let Some(text) = place_in_sweep(state) {
            label.on_hover_text(text);
        }
        if state.pinned.is_some() {
            if let Some(pinned) = state.pinned
                && ui.button("Fill to here").on_hover_text("Move the fill to this cell").clicked()
            {
                out.push(Message::Pin(None));
                out.push(Message::GoTo(pinned));
            }
            if ui.button("Unpin").on_hover_text("Follow the fill again (Escape)").clicked() {
                out.push(Command::Unpin.into());
            }
        } else if let Some(progress) = state.progress()
            && ui.available_width() > NEEDED_FOR_PHASES
        {
            match progress.phase() {
                Some(phase) => phase_names(ui, phase),
                None => step_names(ui, progress.action),
            }
        }
        ui.add_space(10.0);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let font = theme::font(Face::Strong, 14.5);
            let text = sums::first_that_fits(ui, texts, &font);
            ui.add(Label::new(RichText::new(text).font(font)).truncate());
        });
    });
}

/// `diagonal 4 of 6, step 2 of 3`; nothing before the first step.
fn place_in_sweep(state: &State) -> Option<String> {
    let progress = state.progress()?;
    let plan = state.fill();
    let sweep = plan.sweep_of(progress.step);
    let (start, end) = (plan.sweep_start(sweep), plan.sweep_start(sweep + 1));
    let (name, step) = (plan.sweep_name(), progress.step + 1 - start);
    Some(format!("{name} {} of {}, step {step} of {}", sweep + 1, plan.sweeps(), end - start))
}

/// read · add · choose · write, the present one in strong letters.
fn phase_names(ui: &mut Ui, present: Phase) {
    names(ui, &Phase::ALL.map(|phase| (phase.name(), phase == present)));
}

/// call · memo hit, the present one in strong letters. A return is told by the phases of its cell.
fn step_names(ui: &mut Ui, present: Action) {
    let is = |action| present == action;
    names(ui, &[("call", is(Action::Enter) || is(Action::Empty)), ("memo hit", is(Action::Hit))]);
}

/// Names with one in strong letters, laid out from the right.
fn names(ui: &mut Ui, names: &[(&str, bool)]) {
    ui.add_space(14.0);
    ui.spacing_mut().item_spacing.x = 5.0;
    for (number, (name, is_present)) in names.iter().enumerate().rev() {
        let (face, role) =
            if *is_present { (Face::Strong, ColorRole::Text) } else { (Face::Regular, ColorRole::WeakText) };
        ui.label(RichText::new(*name).font(theme::font(face, 12.5)).color(theme::color(ui, role)));
        if number > 0 {
            ui.label(RichText::new("›").color(theme::color(ui, ColorRole::WeakText)));
        }
    }
}

fn hint(ui: &mut Ui, state: &State) {
    let text = match state.view().fill_order {
        FillOrder::Recursion => {
            "Press Play, or → for one step: the whole row is called first, and cells fill as calls return."
        }
        _ => "Press Play, or → for one step: the table fills from single coins to the whole row.",
    };
    ui.label(text);
    let text = if state.n() > LONG {
        let sweep = state.fill().sweep_name();
        format!("In a row this long, choose “by {sweep}” beside the speed: all of it is played within two minutes.")
    } else {
        let what = "Each cell [i, j] tells of best play on the coins i to j";
        format!("{what}, for the player to move and the other one.")
    };
    ui.label(RichText::new(text).color(theme::color(ui, ColorRole::WeakText)));
}

fn small(ui: &mut Ui, text: &str) -> egui::Response {
    let text = RichText::new(text).small().color(theme::color(ui, ColorRole::WeakText));
    ui.add(Label::new(text).truncate())
}

/// `open calls: 0…5 › 1…5 › 1…4`, and the same with fewer of the calls in the middle.
fn stacks(open: Option<OpenCalls>) -> Vec<String> {
    let Some(open) = open else { return vec!["open calls: none".to_owned()] };
    let name = |depth| open.get(depth).map(interval_name).unwrap_or_default();
    let listed = |most: usize| {
        let calls: Vec<_> = if open.len() <= most {
            (0..open.len()).map(name).collect()
        } else {
            let left_out = format!("{} more", group_thousands((open.len() - most) as i64));
            let last = open.len() - (most - 1)..open.len();
            std::iter::once(name(0)).chain([left_out]).chain(last.map(name)).collect()
        };
        format!("open calls: {}", calls.join(" › "))
    };
    (2..=MOST_CALLS).rev().map(listed).collect()
}

/// What a call of the recursion does.
fn call(ui: &mut Ui, state: &State, progress: &FillProgress) {
    let cell = || state.derivation(progress.interval).cell;
    let CallText { code, asked_by, answer } = wording::call_text(state.fill(), progress, cell);
    ui.horizontal(|ui| {
        ui.label(RichText::new(code).font(theme::font(Face::Mono, 14.0)));
        ui.label(RichText::new(asked_by).color(theme::color(ui, ColorRole::WeakText)));
    });
    ui.label(answer);
}

/// `Coins 1…4:  15  3  7  9`, or shorter: with their sum, or by their places alone.
fn coins_of(state: &State, interval: Interval) -> Vec<String> {
    let name = title_of(interval);
    let with_sum = format!("{name} · sum {}", exact(state.table().sum(interval)));
    wording::listed_coins(state.row(), interval).into_iter().chain([with_sum, name]).collect()
}

fn recurrence(ui: &mut Ui, state: &State, interval: Interval) {
    let derivation = state.derivation(interval);
    let Some(phase) = state.phase_of(interval) else {
        return unwritten(ui, state, &derivation);
    };
    if derivation.branches.is_none() {
        ui.label("One coin: the player to move takes it, and nothing is left for the other one.");
    }
    sums::show(ui, &derivation, phase);
}

fn unwritten(ui: &mut Ui, state: &State, derivation: &Derivation) {
    let weak = |ui: &mut Ui, text: &str| ui.label(RichText::new(text).color(theme::color(ui, ColorRole::WeakText)));
    if state.fill().write_step(derivation.interval).is_none() {
        weak(ui, "This cell is never filled: the recursion two moves ahead does not call it.");
        return;
    }
    weak(ui, "This cell is not filled yet.");
    let mut reads: Vec<_> = derivation.branches.iter().flatten().flat_map(Branch::reads).collect();
    if derivation.recurrence == Recurrence::MyTurn {
        // What fir and sec read would tell the pick.
        reads.extend(derivation.second_reads());
    }
    reads.dedup();
    if !reads.is_empty() {
        let names = reads.iter().map(|read| wording::cell_name(read.quantity, read.interval));
        ui.label(format!("It will read {}.", wording::list(names)));
    }
}
