//! The bar above the stage: which subject it shows, the options of the subject, and what stands beside it.

use std::borrow::Cow;

use egui::containers::menu::MenuButton;
use egui::{
    Atom, AtomExt, Button, Direction, Label, Layout, Response, RichText, Role, Shape, Stroke, Ui, WidgetInfo, vec2,
};

use crate::app::App;
use crate::app::command::{Command, Menu};
use crate::app::message::Message;
use crate::app::shown::Shown;
use crate::app::state::State;
use crate::game::{Duel, Interval, Recurrence, Rule};
use crate::gui::panels::build;
use crate::gui::panels::game::strategy_menus;
use crate::gui::panels::{code, menu_bar};
use crate::gui::widgets::controls::{self, Segment, is_chosen, menu_items, right_aligned, room_of_menu};
use crate::gui::widgets::tooltip::{Tooltip, explain};
use crate::gui::{keys, theme};
use crate::number::{exact, shortened};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::session::Subject;
use crate::wording::names::order;
use crate::wording::panels::stage as texts;
use crate::wording::recurrence::numbers_text;
use crate::wording::rule as rules;
use crate::wording::{Term, first_coins, result_line, scores_line};

/// The height of the bar, in points.
const HEIGHT: f32 = 30.0;
/// The width of the triangle on the button of a menu, in points.
const ARROW: f32 = 8.0;
/// The text of a menu's button without room for words.
const SHORTEST: &str = "…";
/// The most coins of a compared row that the bar names.
const MAX_COINS_NAMED: usize = 5;
/// The subjects with a button of their own.
pub const DIRECT: [Subject; 5] = [Subject::Game, Subject::Table, Subject::Calls, Subject::Code, Subject::Build];
/// The subjects in a menu.
pub const MORE: [Subject; 4] = [Subject::Own, Subject::Fusion, Subject::Players, Subject::Map];

/// The commands of the options of a subject, in groups with a line between them.
fn options_of(subject: Subject) -> &'static [&'static [Command]] {
    match subject {
        Subject::Table | Subject::Map => &[
            &Command::RECURRENCES,
            &[Command::Diagonals, Command::Rows, Command::Columns, Command::Recursion],
            &[
                Command::ToggleLayout,
                Command::WholeTable,
                Command::TogglePath,
                Command::Spotlight,
                Command::CountFromOne,
            ],
            &[Command::Predict, Command::Answers, Command::Trace],
        ],
        Subject::Calls => &[&Command::RECURRENCES, &[Command::Recursion, Command::Predict, Command::Details]],
        Subject::Code => &[&Command::RECURRENCES],
        Subject::Game => &[
            &[Command::PlayTheTable, Command::NewGame, Command::StopPlaying],
            &[Command::Details, Command::Answers, Command::Hint, Command::TakeBack, Command::TellMistakes],
        ],
        Subject::Fusion => &[&[Command::Details]],
        Subject::Own => &[&Command::RECURRENCES, &[Command::ToggleLayout, Command::CountFromOne]],
        Subject::Players | Subject::Build => &[],
    }
}

/// Shows the bar, with what best play comes to, once that is known.
pub fn show(ui: &mut Ui, app: &App, out: &mut Vec<Message>) {
    let state = app.state();
    ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
    ui.horizontal(|ui| {
        subjects(ui, state, out);
        right_aligned(ui, |ui| {
            beside(ui, app, out);
            options(ui, app, false, out);
            result(ui, state);
        });
    });
}

/// Shows the options and the result where the subjects stand elsewhere.
pub fn options_alone(ui: &mut Ui, app: &App, out: &mut Vec<Message>) {
    ui.horizontal(|ui| {
        right_aligned(ui, |ui| {
            options(ui, app, false, out);
            result(ui, app.state());
        });
    });
}

/// Shows the choice of the subject.
fn subjects(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    // A question is asked where it can be answered.
    let present = state.subject();
    let segments: Vec<_> = DIRECT
        .iter()
        .map(|subject| Segment {
            text: subject.name(),
            name: texts::subject(subject.name()),
            is_chosen: *subject == present,
            tooltip: Box::new(move |ctx| keys::tooltip(Command::of_subject(*subject), ctx)),
        })
        .collect();
    if let Some(index) = controls::segmented(ui, HEIGHT, &segments).clicked {
        out.push(Command::of_subject(DIRECT[index]).into());
    }
    more(ui, present, out);
}

/// Shows the menu of the other subjects. It names the one that is shown.
fn more(ui: &mut Ui, present: Subject, out: &mut Vec<Message>) {
    let chosen = MORE.contains(&present);
    let (_, role) = theme::choice(false);
    let (face, role) = if chosen { (Face::Strong, ColorRole::Mover) } else { (Face::Regular, role) };
    let text = if chosen { present.name() } else { texts::more() };
    let text = RichText::new(text).font(theme::font(face, 13.0)).color(theme::color(ui, role));
    let (response, _) = MenuButton::from_button(of_menu(ui, text)).ui(ui, |ui| {
        items_of_more(ui, Some(present), out);
    });
    arrow(ui, &response);
    let tooltip = || MORE.map(|subject| keys::tooltip(Command::of_subject(subject), ui.ctx())).join("\n");
    response.accessible_name(texts::more_subjects()).tooltip(tooltip);
}

/// Shows the items of the subjects without a button of their own.
pub fn items_of_more(ui: &mut Ui, shown: Option<Subject>, out: &mut Vec<Message>) {
    for subject in MORE {
        let is_shown = shown == Some(subject);
        let response = ui.selectable_label(is_shown, subject.name());
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_shown, texts::subject(subject.name())));
        let response = response.tooltip(|| keys::tooltip(Command::of_subject(subject), ui.ctx()));
        let response = if subject == Subject::Fusion { explain(response, Term::Fusion) } else { response };
        if is_chosen(ui, &response) {
            out.push(Command::of_subject(subject).into());
        }
    }
}

/// Returns the button of a menu, with room for its [`arrow`].
fn of_menu<'a>(ui: &Ui, text: RichText) -> Button<'a> {
    let height = theme::target(ui, HEIGHT);
    Button::new((text, Atom::default().atom_size(vec2(ARROW, 0.0))))
        .frame(false)
        .min_size(vec2(theme::target(ui, 0.0), height))
}

/// Returns the quiet button of a menu.
fn quiet<'a>(ui: &Ui, text: String) -> Button<'a> {
    let text = RichText::new(text).font(theme::font(Face::Regular, 13.0)).color(theme::color(ui, ColorRole::WeakText));
    of_menu(ui, text)
}

/// Draws a small triangle at the right end of a menu's button. Not each font has such a letter.
fn arrow(ui: &Ui, response: &Response) {
    let at = response.rect.right_center() - vec2(ARROW / 2.0, 0.0);
    let points = [vec2(-3.5, -2.0), vec2(3.5, -2.0), vec2(0.0, 2.5)].map(|corner| at + corner).to_vec();
    ui.painter().add(Shape::convex_polygon(points, theme::color(ui, ColorRole::WeakText), Stroke::NONE));
}

/// Shows the menu of what stands beside the subject.
fn beside(ui: &mut Ui, app: &App, out: &mut Vec<Message>) {
    let (shown, subject) = (app.pane(), app.state().view().subject);
    let text = match (shown, app.compared()) {
        (_, Some(compared)) => {
            let coins = first_coins(compared.row(), MAX_COINS_NAMED);
            texts::beside_is(texts::choices(&coins, texts::by_order(order::short(compared.fill().order))))
        }
        (Some(pane), _) => texts::beside_is(pane.name()),
        (None, None) => texts::beside().to_owned(),
    };
    // The options need their room, too.
    let font = theme::font(Face::Regular, 13.0);
    let shortest = theme::text_width(ui, SHORTEST, font.clone()) + ARROW + 2.0 * ui.spacing().item_spacing.x;
    let room = ui.available_width() - 2.0 * shortest;
    let (text, _) = theme::first_within(ui, room, [text, SHORTEST.to_owned()], &font);
    let (response, _) = MenuButton::from_button(quiet(ui, text)).ui(ui, |ui| {
        for pane in Subject::ALL.into_iter().filter(|pane| *pane != subject) {
            let is_shown = shown == Some(pane);
            let response = ui.selectable_label(is_shown, pane.name());
            if is_chosen(ui, &response) {
                out.push(if is_shown { Command::Beside.into() } else { Message::Pane(pane) });
            }
        }
        ui.separator();
        menu_bar::commands(ui, &[&[Command::Compare, Command::Beside]], app, out);
    });
    arrow(ui, &response);
    response.accessible_name(texts::beside_menu()).tooltip(|| keys::tooltip(Command::Beside, ui.ctx()));
}

/// Shows the menu of the subject's options. Its text says what is chosen, unless it is to be short.
pub(super) fn options(ui: &mut Ui, app: &App, is_short: bool, out: &mut Vec<Message>) {
    let state = app.state();
    let subject = state.subject();
    let options = options_of(subject);
    if subject == Subject::Players {
        return;
    }
    let recurrence = rules::recurrence_name(state.view().recurrence);
    let text = match subject {
        Subject::Game => {
            let Duel { rule, players, .. } = state.document().duel.clone();
            let of_two = || texts::players(players.first.name(), players.second.name());
            match rule {
                Rule::CLASSIC => of_two(),
                _ if rule.is_alone => texts::choices(rule.short_name(), players.first.name()),
                _ => texts::choices(rule.short_name(), of_two()),
            }
        }
        Subject::Calls | Subject::Own => recurrence.into_owned(),
        Subject::Fusion => texts::options().to_owned(),
        Subject::Build => build::exercise(state),
        Subject::Code => texts::choices(recurrence, state.preferences.language.name()),
        _ => texts::choices(recurrence, texts::by_order(order::short(state.fill().order))),
    };
    let font = theme::font(Face::Regular, 13.0);
    let room = if is_short { 0.0 } else { ui.available_width() - ARROW - 3.0 * ui.spacing().item_spacing.x };
    let (text, _) = theme::first_within(ui, room, [text, texts::options().to_owned(), SHORTEST.to_owned()], &font);
    let most = room_of_menu(ui);
    let mut items = |ui: &mut Ui| {
        menu_bar::commands(ui, options, app, out);
        if subject == Subject::Game || options.contains(&&Command::RECURRENCES[..]) {
            ui.separator();
            menu_bar::of(ui, Menu::Rule, app, out);
        }
        match subject {
            Subject::Code => {
                ui.separator();
                code::options(ui, state, out);
            }
            Subject::Build => build::options(ui, state, out),
            Subject::Game => {
                ui.separator();
                strategy_menus::options(ui, state, out);
            }
            _ => {}
        }
    };
    let (response, _) =
        MenuButton::from_button(quiet(ui, text)).ui(ui, |ui| menu_items(ui, (subject.name(), most), &mut items));
    arrow(ui, &response);
    response.accessible_name(texts::options_of(subject.name())).tooltip(texts::options_tooltip);
}

/// Shows what best play on the whole row comes to, in all recurrences, once it may be told. Under another rule, it is what the
/// table comes to. What shows the game says that it does not follow that rule.
fn result(ui: &mut Ui, state: &State) {
    let recurrence = state.view().recurrence;
    let (rule, subject) = (state.document().duel.rule, state.subject());
    let is_classic = matches!(subject, Subject::Players | Subject::Map);
    if is_classic && (rule != Rule::CLASSIC || recurrence.other_rule().is_some()) {
        let text = rules::stage::classic(subject.name());
        return in_the_middle(ui, [text.clone()], &text);
    }
    if subject == Subject::Fusion && rule != Rule::CLASSIC && rule.fuses() {
        let text = rules::fuses::serves().to_owned();
        return in_the_middle(ui, [text.clone()], &text);
    }
    if subject.is_table() && rule.is_ring && !state.leaves_out(Shown::Result) {
        let results = rules::results_of_ring(rule, state.game(), state.compares());
        let longest = results[0].clone();
        return in_the_middle(ui, results, &longest);
    }
    let is_of_table = subject.is_table() || matches!(subject, Subject::Calls | Subject::Code);
    if is_of_table && recurrence.rule().is_some_and(|of_table| of_table != rule) {
        let text = rules::stage::follows(subject.name(), recurrence.rule().map_or(Cow::Borrowed(""), Rule::short_name));
        return in_the_middle(ui, [text.clone()], &text);
    }
    if !subject.is_table() || state.leaves_out(Shown::Result) {
        return;
    }
    if recurrence.meanings().is_none() {
        let results = rules::results(&state.derivation(Interval::whole(state.n())), state.view().count_from);
        let longest = results.first().cloned().unwrap_or_default();
        return in_the_middle(ui, results, &longest);
    }
    let exactly = result_line(state.result_cell(), exact);
    // Both numbers have the same decimals. The tooltip has the numbers of all recurrences.
    let shorter = [3, 2, 1, 0].map(|decimals| scores_line(state.result_cell(), |value| shortened(value, decimals)));
    let shortest = {
        let [fir_and_sec, ..] = Recurrence::PUBLISHED;
        numbers_text(fir_and_sec, state.result_cell().numbers(fir_and_sec), |value| shortened(value, 0))
    };
    let lines = [scores_line(state.result_cell(), exact)].into_iter().chain(shorter).chain([shortest]);
    in_the_middle(ui, lines, &exactly);
}

/// Shows the first of some lines that fits, in the middle of what is left of the bar. `exactly` is its name and its tooltip.
fn in_the_middle(ui: &mut Ui, lines: impl IntoIterator<Item = String>, exactly: &str) {
    let font = theme::font(Face::Strong, 13.0);
    let shown = theme::first_that_fits(ui, lines, &font);
    ui.with_layout(Layout::centered_and_justified(Direction::LeftToRight), |ui| {
        let response = ui.add(Label::new(RichText::new(shown).font(font)).truncate());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, exactly));
        response.tooltip(|| exactly.to_owned());
    });
}
