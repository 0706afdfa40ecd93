//! The step panel: the recurrence of one cell with its numbers, as far as the step has come.

use egui::{Align, Frame, Label, Layout, Margin, RichText, Sense, Stroke, Ui, UiBuilder, vec2};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::state::State;
use crate::game::fill::recursion::OpenCalls;
use crate::game::table::derivation::{Branch, Derivation};
use crate::game::{CountFrom, FillAction, FillOrder, FillProgress, Interval, Phase};
use crate::gui::panels::predict::{self, QuestionSizes};
use crate::gui::theme;
use crate::gui::widgets::sums;
use crate::gui::widgets::tooltip::{Tooltip, explain, explained, sentence};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::wording::panels::step as texts;
use crate::wording::recurrence::what_a_cell_answers;
use crate::wording::{self, CallText, Term, interval_name, title_of};

/// The height of the panel, in points. It is fixed, so that the table above does not move when the text changes.
const HEIGHT: f32 = 128.0;
/// The same in a low window, where the lines stand closer.
const LOW_HEIGHT: f32 = 108.0;
/// The width of the edge, in points.
const EDGE: f32 = 1.0;
/// The usual height of a button, in points.
const BUTTON_HEIGHT: f32 = 27.0;
/// The space between lines, in points, in a usual window and in a low one.
const LINE_SPACE: f32 = 5.0;
const LOW_LINE_SPACE: f32 = 2.0;
/// At most this many open calls are listed: the first one and the last ones.
const MAX_LISTED_CALLS: usize = 8;
/// The phases are named only if the title line has more room than this, in points.
const MIN_ROOM_FOR_PHASES: f32 = 330.0;

/// Shows the panel in a frame.
pub fn show(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let is_recursion = state.view().fill_order == FillOrder::Recursion;
    let is_low = theme::is_low(ui.ctx());
    let vertical: f32 = if is_low { 5.0 } else { 10.0 };
    let height = if theme::is_flat(ui.ctx()) {
        ui.available_height() - 2.0 * (vertical + EDGE)
    } else {
        // The buttons of the title may be larger.
        let usual = if is_low { LOW_HEIGHT } else { HEIGHT };
        usual + theme::target(ui, BUTTON_HEIGHT) - BUTTON_HEIGHT
    };
    let horizontal = if theme::shows_one_part(ui.ctx()) { 12 } else { 18 };
    let frame = Frame::new()
        .fill(theme::color(ui, ColorRole::Panel))
        .stroke(Stroke::new(EDGE, theme::color(ui, ColorRole::Edge)))
        .corner_radius(10.0)
        .inner_margin(Margin::symmetric(horizontal, vertical as i8));
    frame.show(ui, |ui| {
        // The contents get this room whatever their size, so that nothing else moves.
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        let mut inner = ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min)));
        contents(&mut inner, state, is_recursion, out);
    });
}

/// Shows the open question, or else the cell that is shown, its sums and the fill order.
fn contents(ui: &mut Ui, state: &State, is_recursion: bool, out: &mut Vec<Message>) {
    ui.spacing_mut().item_spacing.y = if theme::is_low(ui.ctx()) { LOW_LINE_SPACE } else { LINE_SPACE };
    if let (Some(asked), Some(open)) = (state.open_question(), state.question_progress()) {
        return predict::question(ui, state, asked, &open, QuestionSizes::STEP_PANEL, out);
    }
    title(ui, state, out);
    match (state.shown_interval(), state.progress()) {
        (None, _) => hint(ui, state),
        (Some(_), _) if state.looks_at_present() && state.is_rushing() => {
            let text = texts::too_fast(state.fill().sweep_name());
            ui.label(RichText::new(text).color(theme::color(ui, ColorRole::WeakText)));
        }
        (Some(_), Some(progress)) if state.looks_at_present() && progress.action != FillAction::Write => {
            call(ui, state, &progress);
        }
        (Some(interval), _) => recurrence(ui, state, interval),
    }
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        let reason = || texts::order_and_reason(state.view().fill_order.name(), state.fill().reason());
        let trace = state.trace_text();
        // Below the sums there is room for one line.
        if is_recursion && trace.is_none() && state.shown_interval().is_some() {
            return stack(ui, state);
        }
        let text = RichText::new(trace.unwrap_or_else(reason)).small().color(theme::color(ui, ColorRole::WeakText));
        sentence(ui, Label::new(text).truncate(), &texts::terms_of_order());
    });
}

/// Shows the coins of the cell and, at the right, the step or the cell under the pointer.
fn title(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let titles = state.shown_interval().map_or(vec![texts::question_of_a_cell().to_owned()], |at| coins_of(state, at));
    // The layout begins at the right, so that the parts there always have room. The coins take the rest of the line.
    let height = ui.spacing().interact_size.y;
    ui.allocate_ui_with_layout(vec2(ui.available_width(), height), Layout::right_to_left(Align::Center), |ui| {
        let place = if let Some(hovered) = state.looked_at_by_pointer() {
            texts::interval_with_sum(state.view().count_from, hovered, state.table().sum(hovered))
        } else {
            let done = state.progress().map_or(0, |progress| progress.step + 1);
            texts::step_of(done, state.fill().steps())
        };
        let label = ui.label(RichText::new(place).color(theme::color(ui, ColorRole::WeakText)));
        if let Some(text) = place_in_sweep(state) {
            label.tooltip(|| text);
        }
        if state.gaze.pinned.is_some() {
            if let Some(pinned) = state.gaze.pinned
                && ui.button(texts::fill_to_here()).tooltip(texts::fill_to_here_tooltip).clicked()
            {
                out.push(Message::Pin(None));
                out.push(Message::GoTo(pinned));
            }
            if ui.button(texts::unpin()).tooltip(texts::unpin_tooltip).clicked() {
                out.push(Command::Unpin.into());
            }
        } else if let Some(progress) = state.progress().filter(|_| state.looks_at_present())
            && ui.available_width() > MIN_ROOM_FOR_PHASES
        {
            match progress.phase() {
                Some(phase) => phase_names(ui, phase),
                None => action_names(ui, progress.action),
            }
        }
        ui.add_space(10.0);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let font = theme::font(Face::Strong, 14.5);
            let text = theme::first_that_fits(ui, titles, &font);
            let label = Label::new(RichText::new(text).font(font)).truncate().sense(Sense::focusable_noninteractive());
            explain(ui.add(label), if state.shown_interval().is_some() { Term::Indices } else { Term::Interval });
        });
    });
}

/// Returns text such as `diagonal 4 of 6, step 2 of 3`; `None` before the first step.
fn place_in_sweep(state: &State) -> Option<String> {
    let progress = state.progress()?;
    let fill = state.fill();
    let sweep = fill.sweep_of(progress.step);
    let (start, end) = (fill.sweep_start(sweep), fill.sweep_start(sweep + 1));
    let step = progress.step + 1 - start;
    Some(texts::place_in_sweep(fill.sweep_name(), sweep + 1, fill.sweeps(), step, end - start))
}

/// Shows the phases read, add, choose and write, with the present one in bold.
fn phase_names(ui: &mut Ui, present: Phase) {
    names(ui, &Phase::ALL.map(|phase| (phase.name(), phase == present)));
}

/// Shows the actions call and memo hit, with the present one in bold. A return shows the phases of its cell instead.
fn action_names(ui: &mut Ui, present: FillAction) {
    // Whether a call is a memo hit is only known when the memo has been asked.
    match present {
        FillAction::Hit => names(ui, &[(texts::call(), false), (Term::MemoHit.name(), true)]),
        FillAction::Enter | FillAction::Empty | FillAction::Write => names(ui, &[(texts::call(), true)]),
    }
}

/// Shows names in a layout from right to left, with the present one in bold.
fn names(ui: &mut Ui, names: &[(&str, bool)]) {
    ui.add_space(14.0);
    ui.spacing_mut().item_spacing.x = 5.0;
    for (number, (name, is_present)) in names.iter().enumerate().rev() {
        let (face, role) =
            if *is_present { (Face::Strong, ColorRole::Text) } else { (Face::Regular, ColorRole::WeakText) };
        let text = RichText::new(*name).font(theme::font(face, 12.5)).color(theme::color(ui, role));
        if *name == Term::MemoHit.name() {
            explained(ui, text, Term::MemoHit);
        } else {
            ui.label(text);
        }
        if number > 0 {
            ui.label(RichText::new("›").color(theme::color(ui, ColorRole::WeakText)));
        }
    }
}

/// Shows what a cell answers, and how a fill of a long row begins.
fn hint(ui: &mut Ui, state: &State) {
    let order = match state.view().fill_order {
        FillOrder::Recursion => texts::recursion_begins(),
        _ => texts::bottom_up_begins(),
    };
    let question = &what_a_cell_answers(state.view().recurrence);
    sentence(ui, Label::new(format!("{question} {order}")), &texts::terms_of_question());
    if state.is_long_row() {
        let text = texts::choose_sweep_in_long_row(state.fill().sweep_name());
        ui.label(RichText::new(text).color(theme::color(ui, ColorRole::WeakText)));
    }
}

/// Shows the line of open calls.
fn stack(ui: &mut Ui, state: &State) {
    let font = theme::font(Face::Mono, 12.0);
    let text = theme::first_that_fits(ui, stacks(state.view().count_from, state.open_calls()), &font);
    ui.add(Label::new(RichText::new(text).font(font)).truncate()).tooltip(texts::open_calls_tooltip);
}

/// Returns the open calls, such as `open calls: 0…5 › 1…5 › 1…4`. Each next text leaves out more calls in the middle.
fn stacks(count_from: CountFrom, open: Option<OpenCalls>) -> Vec<String> {
    let Some(open) = open else { return vec![texts::no_open_calls().to_owned()] };
    let name = |depth| open.get(depth).map(|interval| interval_name(count_from, interval)).unwrap_or_default();
    let text_of = |most: usize| {
        let calls: Vec<_> = if open.len() <= most {
            (0..open.len()).map(name).collect()
        } else {
            let left_out = texts::more_calls(open.len() - most);
            let last = open.len() - (most - 1)..open.len();
            std::iter::once(name(0)).chain([left_out]).chain(last.map(name)).collect()
        };
        texts::open_calls(calls.join(" › "))
    };
    (2..=MAX_LISTED_CALLS).rev().map(text_of).collect()
}

/// Shows what a call of the recursion does.
fn call(ui: &mut Ui, state: &State, progress: &FillProgress) {
    let numbers = || state.derivation(progress.interval).numbers();
    let CallText { code, asked_by, answer } =
        wording::call_text(state.view().count_from, state.fill(), progress, numbers);
    ui.horizontal(|ui| {
        ui.label(RichText::new(code).font(theme::font(Face::Mono, 14.0)));
        ui.label(RichText::new(asked_by).color(theme::color(ui, ColorRole::WeakText)));
    });
    ui.label(answer);
}

/// Returns titles of the cell, the longest first: with the coins, with their sum, and with the indices alone.
fn coins_of(state: &State, interval: Interval) -> Vec<String> {
    let name = title_of(state.view().count_from, interval);
    let with_sum = texts::interval_with_sum(state.view().count_from, interval, state.table().sum(interval));
    wording::listed_coins(state.view().count_from, state.row(), interval).into_iter().chain([with_sum, name]).collect()
}

/// Shows the recurrence of a cell up to the phase that is reached.
fn recurrence(ui: &mut Ui, state: &State, interval: Interval) {
    let derivation = state.derivation(interval);
    let Some(phase) = state.phase_of(interval) else {
        return unwritten(ui, state, &derivation);
    };
    if derivation.branches.is_none() {
        ui.label(texts::one_coin());
    }
    sums::show(ui, state.view().count_from, &derivation, phase);
}

/// Shows what a cell will read, or that it is never filled.
fn unwritten(ui: &mut Ui, state: &State, derivation: &Derivation) {
    let weak = |ui: &mut Ui, text: &str| ui.label(RichText::new(text).color(theme::color(ui, ColorRole::WeakText)));
    if state.fill().write_step(derivation.interval).is_none() {
        weak(ui, texts::never_filled());
        return;
    }
    weak(ui, texts::not_filled_yet());
    let mut reads: Vec<_> = derivation.branches.iter().flatten().flat_map(Branch::reads).collect();
    reads.extend(derivation.reads_besides_pick());
    reads.dedup();
    if !reads.is_empty() {
        ui.label(texts::will_read(state.view().count_from, &reads));
    }
}
