//! Starts the window without a display and drives it by accessible names.

use coin_duel::text::said;
use coin_duel::wording;
use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use coin_duel::app::Start;
use coin_duel::app::message::{Edit, Message};
use coin_duel::game::{End, Line, Players};
use coin_duel::gui::window::AppWindow;
use coin_duel::session::Zoom;
use coin_duel::session::{Subject, View};
use egui::accesskit::Role;
use egui::{
    Event, Key, Modifiers, MouseWheelUnit, OutputCommand, Pos2, Rect, Shape, TouchPhase, ViewportEvent, ViewportId,
    vec2,
};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use tempfile::TempDir;

/// The window under test. It takes input and can be searched by accessible names.
pub type Window = Harness<'static, AppWindow>;

pub const CTRL: Modifiers = Modifiers::COMMAND;
pub const ALT: Modifiers = Modifiers::ALT;

/// The row of most examples. At step 17 its fill by diagonals has written cell 1 to 4.
pub const SIX: &str = "8 15 3 7 9 2";

// ---- starting

pub fn start(start: &Start) -> Window {
    let builder = Harness::builder().with_size(vec2(1280.0, 800.0)).with_step_dt(0.05).with_max_steps(60);
    // The name of a language can be in a script that only fonts of the system have.
    let builder = builder.allow_missing_glyphs();
    let mut harness = builder.build_eframe(|cc| AppWindow::new(cc, start));
    // A fast machine would draw too many frames while a long file is read.
    wait_until(&mut harness, "end of reading the file", |harness| !harness.state().app().is_using_file());
    run(&mut harness);
    harness
}

/// The window with the table of the first lesson.
pub fn app() -> Window {
    let mut harness = start(&Start::default());
    press_with(&mut harness, CTRL, Key::Num2);
    harness
}

/// The window with the row of the first lesson, played by the table.
pub fn best_play() -> Window {
    let mut harness = app();
    apply(&mut harness, Message::Edit(Edit::Players(Players::default())));
    harness.run();
    harness
}

/// A start that keeps its data in `folder`.
pub fn with_data(folder: &Path) -> Start {
    Start { file: None, data_folder: Some(folder.to_owned()), ..Start::default() }
}

/// The window after a row was typed and its text field left, with the answers shown.
pub fn app_with_row(row: &str) -> Window {
    let mut harness = app_with_hidden_answers(row);
    press(&mut harness, Key::A);
    harness
}

/// The window after a row was typed and its text field left. Its answers are yet to be earned.
pub fn app_with_hidden_answers(row: &str) -> Window {
    let mut harness = best_play();
    enter_row(&mut harness, row);
    harness
}

/// The same with the game on the stage, and its players and moves.
pub fn app_with_game(row: &str) -> Window {
    let mut harness = app_with_row(row);
    show_moves(&mut harness);
    harness
}

/// Shows the game with its players and moves.
pub fn show_moves(harness: &mut Window) {
    press_with(harness, CTRL, Key::Num1);
    show_details(harness);
}

/// Shows more about what the stage shows.
pub fn show_details(harness: &mut Window) {
    if !harness.state().state().preferences.shows_details {
        press(harness, Key::E);
    }
}

/// The window with the fill of [`SIX`] at the end of a step.
pub fn six_coins_at(step: usize) -> Window {
    let mut harness = app_with_row(SIX);
    step_to(&mut harness, step);
    harness
}

/// The window with a text file of `n` [`values`] at its end, cell by cell, and the folder of that file.
pub fn app_with_values(n: usize) -> (Window, TempDir) {
    let (mut harness, folder) = app_with_picture_of(n);
    if zoom(&harness) == Zoom::Whole {
        press(&mut harness, Key::W);
    }
    press(&mut harness, Key::End);
    (harness, folder)
}

/// The window that has just opened a text file of `n` [`values`], and the folder of that file.
pub fn app_with_picture_of(n: usize) -> (Window, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("many.txt");
    fs::write(&file, row_text(&values(n))).unwrap();
    let harness = start(&Start { file: Some(file), ..Start::default() });
    assert_eq!(harness.state().state().n(), n);
    (harness, folder)
}

/// `n` values that look random and are the same in every run.
pub fn values(n: usize) -> Vec<i64> {
    let next =
        |state: &u64| Some(state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407));
    let states = std::iter::successors(Some(7_u64), next);
    states.skip(1).map(|state| (state >> 40) as i64 % 1_000 - 100).take(n).collect()
}

/// A row as text.
pub fn row_text(values: &[i64]) -> String {
    values.iter().map(i64::to_string).collect::<Vec<_>>().join(" ")
}

/// The window with a row, you as First and an optimal Second.
pub fn against_the_table(row: &str) -> Window {
    let mut harness = app_with_game(row);
    click(&mut harness, "Play against the table");
    harness
}

/// The window with a row and these strategies of First and Second, chosen in their menus.
pub fn between(row: &str, first: &str, second: &str) -> Window {
    let mut harness = app_with_game(row);
    play_by(&mut harness, "First", first);
    play_by(&mut harness, "Second", second);
    harness
}

// ---- keys, pointer and text

pub fn type_row(harness: &mut Window, row: &str) {
    press_with(harness, CTRL, Key::L);
    harness.get_by_label(wording::panels::coins::row_of_coins()).type_text(row);
    harness.run();
}

/// Types a row, enters it and leaves its field.
pub fn enter_row(harness: &mut Window, row: &str) {
    type_row(harness, row);
    press(harness, Key::Enter);
    press(harness, Key::Escape);
}

/// Presses a key at a position of the keyboard, as the desktop reports it: in one frame, the key's name and then the text
/// that it types.
pub fn press_key_at(harness: &mut Window, position: Key, key: Key, modifiers: Modifiers, text: &str) {
    let event = |pressed| Event::Key { key, physical_key: Some(position), pressed, repeat: false, modifiers };
    // The harness itself would run a frame for each event.
    harness.input_mut().events.extend([event(true), Event::Text(text.to_owned())]);
    harness.step();
    harness.event(event(false));
    harness.run_steps(3);
}

/// Types letters as on a keyboard of the USA: each is a key, and then its text.
pub fn type_letters(harness: &mut Window, letters: &str) {
    for letter in letters.chars() {
        let text = letter.to_string();
        let key = Key::from_name(&text).expect("a key");
        press_key_at(harness, key, key, Modifiers::NONE, &text);
    }
}

pub fn press(harness: &mut Window, key: Key) {
    press_with(harness, Modifiers::NONE, key);
}

pub fn press_with(harness: &mut Window, modifiers: Modifiers, key: Key) {
    harness.key_press_modifiers(modifiers, key);
    run(harness);
}

pub fn click(harness: &mut Window, label: &str) {
    harness.get_by_label(label).click();
    run(harness);
}

/// Runs frames until the window rests. A file is read and written in the background, which takes long on a slow machine.
fn run(harness: &mut Window) {
    let rests = harness.try_run();
    if harness.state().app().is_using_file() {
        wait_until(harness, "end of reading or writing the file", |harness| !harness.state().app().is_using_file());
        harness.run();
    } else if rests.is_err() {
        // The file may just have been finished.
        harness.run();
    }
}

/// Chooses an item of a menu or list: by the menu's name and a part of the item's name.
pub fn choose(harness: &mut Window, name: &str, item: &str) {
    click(harness, name);
    // The name of a menu item is its label and its shortcut.
    harness.get_all_by_label_contains(item).last().expect(item).click();
    harness.run();
}

/// Opens the menu of a player's strategies, among the options of the game.
pub fn open_strategies(harness: &mut Window, player: &str) {
    click(harness, "Options: Game");
    click(harness, said("panels.game-strategy-of", &[player]));
}

/// Chooses a player's strategy in the menu.
pub fn play_by(harness: &mut Window, player: &str, strategy: &str) {
    open_strategies(harness, player);
    harness.get_all_by_label(strategy).last().expect("a strategy").click();
    harness.run();
}

/// Turns the wheel at the pointer by this many points; positive is away from the user. Runs no frame.
pub fn turn_wheel(harness: &mut Window, points: f32) {
    harness.event(Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta: vec2(0.0, points),
        phase: TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
        modifiers: Modifiers::NONE,
    });
}

/// Applies a message as the window does after a frame. Runs no frame.
pub fn apply(harness: &mut Window, message: Message) {
    let ctx = harness.ctx.clone();
    harness.state_mut().apply(&ctx, message);
}

/// Moves the fill to the end of a step, with the keys.
pub fn step_to(harness: &mut Window, step: usize) {
    press(harness, Key::Home);
    for _ in 0..step {
        press(harness, Key::ArrowRight);
    }
}

/// Steps forward until a question is asked.
pub fn step_to_a_question(harness: &mut Window) {
    for _ in 0..60 {
        if harness.state().state().waits_for_answer() {
            return;
        }
        press(harness, Key::ArrowRight);
    }
    panic!("no question was asked");
}

/// Goes to a cell or a coin by its typed indices.
pub fn go_to_cell(harness: &mut Window, indices: &str) {
    press_with(harness, CTRL, Key::G);
    harness.get_by_label("Indices").type_text(indices);
    harness.run();
    press(harness, Key::Enter);
}

pub fn save_as(harness: &mut Window, path: &Path) {
    press_with(harness, CTRL | Modifiers::SHIFT, Key::S);
    harness.get_by_role_and_label(Role::TextInput, "Session file").type_text(path.to_str().unwrap());
    harness.run();
    press(harness, Key::Enter);
}

pub fn open(harness: &mut Window, path: &Path) {
    press_with(harness, CTRL, Key::O);
    harness.get_by_role_and_label(Role::TextInput, "Session file").type_text(path.to_str().unwrap());
    harness.run();
    press(harness, Key::Enter);
}

/// Runs frames until `is_so`, however long work in the background takes. A test that never ends says `what` it waits for.
pub fn wait_until(harness: &mut Window, what: &str, is_so: impl Fn(&Window) -> bool) {
    for frame in 1.. {
        if is_so(harness) {
            return;
        }
        if frame % 2_000 == 0 {
            eprintln!("{frame} frames without the {what}");
        }
        sleep(Duration::from_millis(5));
        harness.step();
    }
}

/// Asks the window to close, as the system does.
pub fn request_close(harness: &mut Window) {
    let viewport = harness.input_mut().viewports.get_mut(&ViewportId::ROOT).unwrap();
    viewport.events.push(ViewportEvent::Close);
    harness.step();
    harness.input_mut().viewports.get_mut(&ViewportId::ROOT).unwrap().events.clear();
}

// ---- what the window shows

pub fn shows(harness: &Window, label: &str) -> bool {
    harness.query_all_by_label(label).next().is_some()
}

pub fn shows_part(harness: &Window, part: &str) -> bool {
    harness.query_all_by_label_contains(part).next().is_some()
}

/// Whether a visible cell of the table has this part in its name.
pub fn shows_cell(harness: &Window, part: &str) -> bool {
    cells(harness).iter().any(|name| name.contains(part))
}

/// Everything that a screen reader can read.
pub fn readable(harness: &Window) -> Vec<String> {
    let texts = harness.root().children_recursive().flat_map(|node| {
        let node = node.accesskit_node();
        [node.label(), node.value(), node.description(), node.numeric_value().map(|value| value.to_string())]
    });
    texts.flatten().collect()
}

/// Everything that is painted as text, with its place.
pub fn painted(harness: &Window) -> Vec<(String, Rect)> {
    fn collect(shape: &Shape, texts: &mut Vec<(String, Rect)>) {
        match shape {
            Shape::Text(text) => texts.push((text.galley.text().to_owned(), text.visual_bounding_rect())),
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, texts)),
            _ => {}
        }
    }
    let mut texts = Vec::new();
    for clipped in &harness.output().shapes {
        collect(&clipped.shape, &mut texts);
    }
    texts
}

/// The smallest text that is painted, in pixels of the usual scale.
pub fn smallest_text(harness: &Window) -> (f32, String) {
    fn collect(shape: &Shape, texts: &mut Vec<(f32, String)>) {
        match shape {
            Shape::Text(text) if !text.galley.text().trim().is_empty() => {
                let sizes = text.galley.job.sections.iter().map(|section| section.format.font_id.size);
                texts.push((sizes.fold(f32::INFINITY, f32::min), text.galley.text().to_owned()));
            }
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, texts)),
            _ => {}
        }
    }
    let mut texts = Vec::new();
    harness.output().shapes.iter().for_each(|clipped| collect(&clipped.shape, &mut texts));
    let (size, text) = texts.into_iter().min_by(|a, b| a.0.total_cmp(&b.0)).expect("there are texts");
    (size * harness.ctx.zoom_factor(), text)
}

/// The names of the visible cells.
pub fn cells(harness: &Window) -> Vec<String> {
    harness.query_all_by_role(Role::Cell).filter_map(|node| node.accesskit_node().label()).collect()
}

/// The center of the widget with this name.
pub fn center(harness: &Window, label: &str) -> Pos2 {
    harness.get_by_label(label).rect().center()
}

/// The text that the last frame has copied to the clipboard.
pub fn copied(harness: &Window) -> Option<String> {
    harness.output().platform_output.commands.iter().find_map(|command| match command {
        OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    })
}

// ---- the state behind it

pub fn coins(harness: &Window) -> Vec<i64> {
    harness.state().state().row().coins().to_vec()
}

pub fn view(harness: &Window) -> View {
    harness.state().state().view()
}

pub fn zoom(harness: &Window) -> Zoom {
    harness.state().state().camera.zoom
}

/// How far the table is scrolled.
pub fn offset(harness: &Window) -> (f64, f64) {
    harness.state().state().shown_grid().expect("the table was drawn").offset
}

/// The position of the fill, in steps.
pub fn head(harness: &Window) -> f64 {
    harness.state().state().transports.fill.head()
}

/// The position of the game, in moves.
pub fn moves_played(harness: &Window) -> f64 {
    harness.state().state().transports.game.head()
}

pub fn players(harness: &Window) -> Players {
    harness.state().state().document().duel.players
}

/// The choices of each line: the number of the move, and the end that is taken.
pub fn lines(harness: &Window) -> Vec<Vec<(usize, End)>> {
    let ends = |line: &Line| line.choices().iter().filter_map(|(ply, taking)| Some((*ply, taking.end()?))).collect();
    harness.state().state().document().duel.lines().iter().map(ends).collect()
}

/// The index of the line that is shown.
pub fn line(harness: &Window) -> usize {
    harness.state().state().line()
}

/// A painted letter: its place, the part of that which is in sight, and the text that it is in. `number` counts the
/// letters, so that two that follow one another are known.
struct Letter {
    number: usize,
    rect: Rect,
    seen: Rect,
    character: char,
    text: String,
}

fn letters(harness: &Window) -> Vec<Letter> {
    fn collect(shape: &Shape, clip: Rect, letters: &mut Vec<Letter>) {
        match shape {
            Shape::Text(text) if text.angle == 0.0 => {
                for row in &text.galley.rows {
                    // Blanks are not painted.
                    let mut painted = row.glyphs.iter().map(|glyph| glyph.chr).filter(|letter| !letter.is_whitespace());
                    for corners in row.visuals.mesh.vertices[row.visuals.glyph_vertex_range.clone()].chunks(4) {
                        let at = row.pos.to_vec2() + text.pos.to_vec2();
                        let rect = Rect::from_points(&corners.iter().map(|corner| corner.pos).collect::<Vec<_>>());
                        let (rect, character) = (rect.translate(at), painted.next().expect("each has a character"));
                        let text = text.galley.text().chars().take(30).collect();
                        let number = letters.len();
                        letters.push(Letter { number, rect, seen: rect.intersect(clip), character, text });
                    }
                }
            }
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, clip, letters)),
            _ => {}
        }
    }
    let mut letters = Vec::new();
    let window = harness.ctx.content_rect();
    for clipped in &harness.output().shapes {
        // The shade behind a dialog covers what is below.
        if matches!(&clipped.shape, Shape::Rect(shade) if shade.rect.contains_rect(window) && shade.fill.a() < 255) {
            letters.clear();
        }
        collect(&clipped.shape, clipped.clip_rect, &mut letters);
    }
    letters.retain(|letter| letter.seen.is_positive());
    letters
}

/// The letters over one another, and those of which a part is out of sight at the left or right.
pub fn covered_or_cut(harness: &Window) -> Vec<String> {
    let mut letters = letters(harness);
    letters.sort_by(|a, b| a.seen.left().total_cmp(&b.seen.left()));
    // What scrolls is cut at its edge.
    let scrolls = shows_part(harness, "Scroll the table") || view(harness).subject == Subject::Code;
    let is_cut = |Letter { rect, seen, .. }: &&Letter| {
        !scrolls && (seen.left() > rect.left() + 1.5 || seen.right() < rect.right() - 1.5)
    };
    let mut found: Vec<_> = letters
        .iter()
        .filter(is_cut)
        .map(|letter| format!("a letter is cut: {:?} of “{}”", letter.rect, letter.text))
        .collect();
    for (number, one) in letters.iter().enumerate() {
        for other in letters[number + 1..].iter().take_while(|other| other.seen.left() < one.seen.right()) {
            let overlap = one.seen.intersect(other.seen);
            // A number that is read is painted over itself, and letters of a word have room around them.
            let is_same = one.character == other.character && one.rect.min.distance(other.rect.min) < 1.0;
            let are_in_word = one.number.abs_diff(other.number) == 1;
            if !is_same && !are_in_word && overlap.is_positive() && overlap.size().min_elem() > 3.0 {
                found.push(format!("“{}” and “{}”: {:?}, {:?}", one.text, other.text, one.rect, other.rect));
            }
        }
    }
    found.dedup();
    found
}
