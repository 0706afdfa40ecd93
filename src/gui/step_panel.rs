//! The step panel: the recurrence of one cell with its numbers put in, and which of it has happened yet.

use egui::{Align, Frame, Label, Layout, Margin, RichText, Stroke, Ui, vec2};

use super::command::{Command, Message};
use super::state::State;
use super::{table_bar, theme};
use crate::game::memo::OpenCalls;
use crate::game::recurrence::{Branch, Derivation, Quantity};
use crate::game::{Action, End, FillOrder, Interval, Phase, Pick, Progress, Recurrence};
use crate::picture::ink::Ink;
use crate::picture::number::exact;
use crate::picture::table::{branch_ink, first_ink};
use crate::picture::{Face, Paint};

/// The panel's height, so that the table above it does not move as the text changes.
const HEIGHT: f32 = 128.0;
/// What the open calls add to it.
const STACK_HEIGHT: f32 = 20.0;
/// The most open calls that are listed; of more, the first and the last ones.
const MOST_CALLS: usize = 7;
/// The phases are named only where the panel has this much room.
const NEEDED_FOR_PHASES: f32 = 330.0;
/// The letters of the results, where they have room.
const RESULT_SIZE: f32 = 14.5;
/// Where letters would be smaller than this, less is said.
const COMFORTABLE_SIZE: f32 = 11.0;
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
            let recurses = state.view().fill_order == FillOrder::Recursion;
            let height = HEIGHT + if recurses { STACK_HEIGHT } else { 0.0 };
            ui.set_min_height(height);
            ui.set_max_height(height);
            ui.spacing_mut().item_spacing.y = 5.0;
            title(ui, state, out);
            match (state.shown_interval(), state.progress()) {
                (None, _) => hint(ui, state.view().fill_order),
                (Some(_), Some(progress)) if state.pinned.is_none() && progress.action != Action::Write => {
                    call(ui, state, &progress);
                }
                (Some(interval), _) => recurrence(ui, state, interval),
            }
            ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
                ui.spacing_mut().item_spacing.y = 3.0;
                let reason = format!("by {}: {}", state.view().fill_order.name(), state.plan().reason());
                small(ui, &reason);
                if recurses {
                    let text = RichText::new(stack(state.open_calls())).font(theme::font(Face::Mono, 12.0));
                    ui.add(Label::new(text).truncate())
                        .on_hover_text("The stack: calls that have not returned, the first one first");
                }
            });
        });
}

/// What the panel tells of, and how far the fill is.
fn title(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let text = state.shown_interval().map_or("Nothing filled yet".to_owned(), |interval| coins_of(state, interval));
    // From the right, for what stands there always has room; the coins take the rest of it.
    let height = ui.spacing().interact_size.y;
    ui.allocate_ui_with_layout(vec2(ui.available_width(), height), Layout::right_to_left(Align::Center), |ui| {
        let place = if let Some(hovered) = state.hovered {
            format!("{} · sum {}", title_of(hovered), exact(state.table().sum(hovered)))
        } else {
            let done = state.progress().map_or(0, |progress| progress.step + 1);
            format!("step {done} of {}", state.plan().steps())
        };
        ui.label(RichText::new(place).color(theme::ink(ui, Ink::WeakText))).on_hover_text(place_in_sweep(state));
        if state.pinned.is_some() {
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
            ui.add(Label::new(RichText::new(text).font(theme::font(Face::Strong, 14.5))).truncate());
        });
    });
}

/// `diagonal 4 of 6, cell 2 of 3`.
fn place_in_sweep(state: &State) -> String {
    let Some(progress) = state.progress() else { return String::new() };
    let plan = state.plan();
    let sweep = plan.sweep_of(progress.step);
    let (start, end) = (plan.sweep_start(sweep), plan.sweep_start(sweep + 1));
    let (name, step) = (state.view().fill_order.sweep_name(), progress.step + 1 - start);
    format!("{name} {} of {}, step {step} of {}", sweep + 1, plan.sweeps(), end - start)
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
        let (face, ink) = if *is_present { (Face::Strong, Ink::Text) } else { (Face::Regular, Ink::WeakText) };
        ui.label(RichText::new(*name).font(theme::font(face, 12.5)).color(theme::ink(ui, ink)));
        if number > 0 {
            ui.label(RichText::new("›").color(theme::ink(ui, Ink::WeakText)));
        }
    }
}

fn hint(ui: &mut Ui, order: FillOrder) {
    let text = match order {
        FillOrder::Recursion => {
            "Press Play, or → for one step: the whole row is called first, and cells fill as calls return."
        }
        _ => "Press Play, or → for one step: the table fills from single coins to the whole row.",
    };
    ui.label(text);
    let text = "Each cell [i, j] tells of best play on the coins i to j, for the player to move and the other one.";
    ui.label(RichText::new(text).color(theme::ink(ui, Ink::WeakText)));
}

fn small(ui: &mut Ui, text: &str) -> egui::Response {
    let text = RichText::new(text).small().color(theme::ink(ui, Ink::WeakText));
    ui.add(Label::new(text).truncate())
}

/// `open calls: 0…5 › 1…5 › 1…4`
fn stack(open: Option<OpenCalls>) -> String {
    let Some(open) = open else { return "open calls: none".to_owned() };
    let name = |depth| open.get(depth).map(name_of).unwrap_or_default();
    let calls: Vec<_> = if open.len() <= MOST_CALLS {
        (0..open.len()).map(name).collect()
    } else {
        let left_out = format!("{} more", open.len() - MOST_CALLS + 1);
        let last = open.len() - (MOST_CALLS - 2)..open.len();
        std::iter::once(name(0)).chain([left_out]).chain(last.map(name)).collect()
    };
    format!("open calls: {}", calls.join(" › "))
}

/// `1…4`, or `3` for a single coin.
fn name_of(interval: Interval) -> String {
    if interval.is_single() { interval.i.to_string() } else { format!("{}…{}", interval.i, interval.j) }
}

/// What a call of the recursion does: it asks for a cell that is not known, or is answered at once.
fn call(ui: &mut Ui, state: &State, progress: &Progress) {
    let Interval { i, j } = progress.interval;
    let plan = state.plan();
    let numbers = || {
        let cell = state.derivation(progress.interval).cell;
        table_bar::reading(state.view().recurrence, &cell, exact)
    };
    let (code, text) = match progress.action {
        Action::Hit => (format!("solve({i}, {j})"), format!("The memo knows it: {}. Nothing is computed.", numbers())),
        Action::Empty => ("solve of no coins".to_owned(), "Nothing is left there: 0.".to_owned()),
        _ if i == j => {
            (format!("solve({i}, {j})"), "The memo does not know it. One coin is left: it can answer.".to_owned())
        }
        _ => (
            format!("solve({i}, {j})"),
            "The memo does not know it: it calls itself on what is left after each choice.".to_owned(),
        ),
    };
    let caller = match progress.action {
        Action::Enter => plan.open_calls(progress.step).and_then(|open| open.get(open.len().checked_sub(2)?)),
        _ => plan.open_calls(progress.step).map(|open| open.last()),
    };
    let asked_by = caller.map_or("called for the whole row".to_owned(), |Interval { i, j }| {
        let nth = ["first", "second", "third", "fourth"][progress.nth.min(3)];
        format!("the {nth} call of solve({i}, {j})")
    });
    ui.horizontal(|ui| {
        ui.label(RichText::new(code).font(theme::font(Face::Mono, 14.0)));
        ui.label(RichText::new(asked_by).color(theme::ink(ui, Ink::WeakText)));
    });
    ui.label(text);
}

/// `Coins 1…4`, or `Coin 3`.
pub fn title_of(interval: Interval) -> String {
    let Interval { i, j } = interval;
    if interval.is_single() { format!("Coin {i}") } else { format!("Coins {i}…{j}") }
}

/// `Coins 1…4:  15  3  7  9`, or their sum where they are too many to list.
fn coins_of(state: &State, interval: Interval) -> String {
    let coins = &state.row().coins()[interval.i..=interval.j];
    let name = title_of(interval);
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
        return unwritten(ui, state, &derivation);
    };
    let Some(branches) = &derivation.branches else {
        ui.label("One coin: the player to move takes it, and nothing is left for the other one.");
        ui.horizontal(|ui| results(ui, &derivation, RESULT_SIZE));
        return;
    };
    for each in branches {
        branch(ui, each, derivation.recurrence, phase, derivation.cell.pick());
    }
    ui.add_space(1.0);
    conclusion(ui, &derivation, phase);
}

fn unwritten(ui: &mut Ui, state: &State, derivation: &Derivation) {
    let weak = |ui: &mut Ui, text: &str| ui.label(RichText::new(text).color(theme::ink(ui, Ink::WeakText)));
    if state.plan().write_step(derivation.interval).is_none() {
        weak(ui, "This cell is never filled: the recursion two moves ahead does not call it.");
        return;
    }
    weak(ui, "This cell is not filled yet.");
    let mut names: Vec<_> = derivation
        .branches
        .iter()
        .flatten()
        .flat_map(Branch::reads)
        .map(|read| cell_name(read.quantity, read.interval))
        .collect();
    names.dedup();
    if !names.is_empty() {
        ui.label(format!("It will read {}.", names.join(" and ")));
    }
}

/// `take left   15 + sec[2][4]  =  15 + 7  =  22`, as far as the phase has come.
fn branch(ui: &mut Ui, branch: &Branch, recurrence: Recurrence, phase: Phase, pick: Pick) {
    let verb = match branch.end {
        End::Left => "take left ",
        End::Right => "take right",
    };
    let coin = exact(branch.coin);
    let reads: Vec<_> = branch.reads().collect();
    let names: Vec<_> = reads.iter().map(|read| cell_name(read.quantity, read.interval)).collect();
    let values: Vec<_> = reads.iter().map(|read| exact(read.value)).collect();
    let sign = if recurrence.subtracts() { "−" } else { "+" };
    let worth = exact(branch.worth);
    // By names and by numbers.
    let (by_name, by_number) = match (&names[..], &values[..]) {
        ([name], [_]) => {
            let rest = parenthesised(branch.rest().unwrap_or_default());
            (format!("{coin} {sign} {name}"), format!("{coin} {sign} {rest}  =  {worth}"))
        }
        ([one, other], [first, second]) => {
            (format!("{coin} + min({one}, {other})"), format!("{coin} + min({first}, {second})  =  {worth}"))
        }
        _ => {
            let text = format!("{coin}, and the other player takes what is left");
            (text.clone(), text)
        }
    };
    let texts = if phase < Phase::Add || by_name == by_number {
        vec![format!("{verb}  {by_name}")]
    } else {
        vec![format!("{verb}  {by_name}  =  {by_number}"), format!("{verb}  {by_number}")]
    };
    let (text, size) = text_that_fits(ui, texts, Face::Mono, 14.0);
    let given_up = phase >= Phase::Choose && !pick.allows(branch.end);
    let paint = Paint::from(branch_ink(branch.end)).faded(if given_up { 0.8 } else { 1.0 });
    ui.label(RichText::new(text).font(theme::font(Face::Mono, size)).color(theme::ink(ui, paint)));
}

/// The first of several texts, from the longest to the shortest, that takes one line in letters that are still
/// comfortable, or else the last; with their size, `size` at most. Long rows have long numbers.
fn text_that_fits(ui: &Ui, texts: Vec<String>, face: Face, size: f32) -> (String, f32) {
    let room = ui.available_width() - 4.0;
    let last = texts.len() - 1;
    for (number, text) in texts.into_iter().enumerate() {
        let galley = ui.painter().layout_no_wrap(text.clone(), theme::font(face, size), theme::ink(ui, Ink::Text));
        let fitting = (size * room / galley.size().x).floor().clamp(6.0, size);
        if fitting >= COMFORTABLE_SIZE || number == last {
            return (text, fitting);
        }
    }
    (String::new(), size)
}

fn conclusion(ui: &mut Ui, derivation: &Derivation, phase: Phase) {
    if phase < Phase::Choose {
        return;
    }
    let first = exact(derivation.numbers().0);
    let choices = match derivation.cell.pick() {
        Pick::Left => [format!("{first} is larger: take left."), "Take left.".to_owned()],
        Pick::Right => [format!("{first} is larger: take right."), "Take right.".to_owned()],
        Pick::Tie => ["Both are equal: either end will do.".to_owned(), "Take either.".to_owned()],
    };
    let results_text: Vec<_> = result_texts(derivation).into_iter().map(|(_, text)| text).collect();
    let whole = |choice: &String| format!("{choice}      {}", results_text.join("      "));
    let (fitting, size) = text_that_fits(ui, choices.iter().map(whole).collect(), Face::Strong, RESULT_SIZE);
    let [long, short] = choices;
    let choice = if fitting.starts_with(&long) { long } else { short };
    ui.horizontal(|ui| {
        ui.label(RichText::new(choice).font(theme::font(Face::Strong, size)));
        if phase >= Phase::Write {
            ui.add_space(6.0);
            results(ui, derivation, size);
        }
    });
}

/// The numbers of the cell, each with where it is from: `fir = 22`, `sec = fir[2][4] = 12`.
fn result_texts(derivation: &Derivation) -> Vec<(Ink, String)> {
    let (first, second) = derivation.numbers();
    let (first_table, second_table) = derivation.recurrence.quantities();
    let reads: Vec<_> = derivation.second_reads().collect();
    let names: Vec<_> = reads.iter().map(|read| cell_name(read.quantity, read.interval)).collect();
    let mut texts =
        vec![(first_ink(derivation.recurrence, first), format!("{} = {}", first_table.name(), exact(first)))];
    if let (Some(table), Some(second)) = (second_table, second) {
        let (table, second) = (table.name(), exact(second));
        let text = match (derivation.recurrence, &names[..]) {
            (_, []) => format!("{table} = {second}"),
            (Recurrence::MyTurn, names) => format!("{table} = min({}) = {second}", names.join(", ")),
            (_, names) => format!("{table} = {} = {second}", names.join(" = ")),
        };
        texts.push((Ink::Second, text));
    }
    if derivation.recurrence == Recurrence::Difference {
        let (cell, sum) = (&derivation.cell, exact(derivation.cell.sum));
        let sign = if first < 0 { "−" } else { "+" };
        let (fir, sec) = (exact(cell.fir()), exact(cell.sec()));
        let text = format!("fir = ({sum} {sign} {}) / 2 = {fir}, sec = {sec}", first.unsigned_abs());
        texts.push((Ink::WeakText, text));
    }
    texts
}

fn results(ui: &mut Ui, derivation: &Derivation, size: f32) {
    let why = match derivation.recurrence {
        Recurrence::FirSec => "After the pick the other player is to move there: the roles swap.",
        Recurrence::MyTurn => "When it is their turn they leave me the end that is worse for me.",
        Recurrence::TwoAhead => "Of what is left after a choice the other player leaves the smaller.",
        Recurrence::Difference => "What the other player is ahead by on the rest is taken from the coin.",
    };
    for (ink, text) in result_texts(derivation) {
        ui.label(RichText::new(text).font(theme::font(Face::Strong, size)).color(theme::ink(ui, ink)))
            .on_hover_text(why);
        ui.add_space(6.0);
    }
}

fn cell_name(quantity: Quantity, interval: Interval) -> String {
    format!("{}[{}][{}]", quantity.name(), interval.i, interval.j)
}

/// A number as the second part of a sum: negative ones need brackets.
fn parenthesised(value: i64) -> String {
    if value < 0 { format!("({})", exact(value)) } else { exact(value) }
}
