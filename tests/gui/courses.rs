//! Courses in the window: building and changing one, its stops, and a lecture with the presenter's window.

use crate::support::*;
use coin_duel::session::course::{Course, Lesson, Place};
use coin_duel::text::said;
use coin_duel::wording;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};

/// A course with two lessons: one with three stops, and one without.
const COURSE: &str = "(version: 1, title: \"My lecture\", minutes: 20, lessons: [section(\"Part one\"), session((version: 8, \
                      title: \"First lesson\", notes: \"Look at me.\", told: \"It is 22.\", coins: [8, 15, 3, 7], stops: \
                      [(at: fill(4), note: \"The base.\"), (at: fill(9), ask: end), (at: game(1))])), session((version: \
                      7, title: \"Second lesson\", coins: [1, 2, 3]))])";

fn open_course() -> (Window, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("lecture.ron");
    std::fs::write(&path, COURSE).unwrap();
    let mut harness = app();
    open(&mut harness, &path);
    (harness, folder)
}

/// The texts that the window paints, in order.
fn painted(harness: &Window) -> Vec<String> {
    let shapes = harness.output().shapes.iter().map(|clipped| &clipped.shape);
    shapes
        .filter_map(
            |shape| if let egui::Shape::Text(text) = shape { Some(text.galley.text().to_owned()) } else { None },
        )
        // How to leave the view is said for some seconds.
        .filter(|text| !text.starts_with("Leave"))
        .collect()
}

fn titles(harness: &Window) -> Vec<String> {
    let course = harness.state().state().course().course();
    course.lessons().map(|lesson| lesson.title().to_owned()).collect()
}

/// Opens the dialog that changes the list of lessons.
fn edit(harness: &mut Window) {
    press_with(harness, Modifiers::SHIFT, Key::L);
    click(harness, "Edit the course");
}

fn select(harness: &mut Window, label: &str) {
    // The state of a lesson stands behind its name.
    harness.get_by_label_contains(label).click();
    harness.run();
}

#[test]
fn a_course_of_three_sessions_is_built_reordered_saved_and_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.ron");
    let mut harness = app_with_row("8 15 3 9");
    edit(&mut harness);
    click(&mut harness, "New course");
    press(&mut harness, Key::Escape);
    for row in ["1 2 3", "9 9"] {
        press_with(&mut harness, CTRL, Key::N);
        enter_row(&mut harness, row);
        edit(&mut harness);
        click(&mut harness, "Add this session");
        press(&mut harness, Key::Escape);
    }
    edit(&mut harness);
    for (number, name) in ["Alpha", "Beta", "Gamma"].into_iter().enumerate() {
        select(&mut harness, &format!("Lesson {} · untitled", number + 1));
        click(&mut harness, "Rename");
        harness.get_by_label("New name").type_text(name);
        harness.run();
        press(&mut harness, Key::Enter);
    }
    assert_eq!(titles(&harness), ["Alpha", "Beta", "Gamma"]);
    select(&mut harness, "Lesson 3 · Gamma");
    press_with(&mut harness, Modifiers::ALT, Key::ArrowUp);
    click(&mut harness, "Up");
    assert_eq!(titles(&harness), ["Gamma", "Alpha", "Beta"]);
    click(&mut harness, "Save course");
    harness.get_by_label("Course file").type_text(path.to_str().unwrap());
    harness.run();
    click(&mut harness, "Save");
    let saved = Course::open(&path).unwrap().course;
    assert_eq!(saved.lessons().map(Lesson::title).collect::<Vec<_>>(), ["Gamma", "Alpha", "Beta"]);
    assert!(!harness.state().app().title().contains('*'), "all of it is saved");
    let mut again = app();
    open(&mut again, &path);
    assert_eq!(again.state().state().row().coins(), [9, 9]);
    assert_eq!(again.state().state().course().lesson(1).unwrap().session.document.row.coins(), [8, 15, 3, 9]);
}

#[test]
fn an_entry_is_dragged_to_another_place_and_undo_brings_it_back() {
    let (mut harness, _folder) = open_course();
    edit(&mut harness);
    let from = harness.get_by_label_contains("Lesson 2 · Second lesson").rect().center();
    let to = harness.get_by_label("Heading: Part one").rect().center();
    harness.drag_at(from);
    for part in [0.3, 0.7, 1.0] {
        harness.hover_at(from + (to - from) * part);
        harness.run();
    }
    harness.drop_at(to);
    harness.run();
    assert_eq!(titles(&harness), ["Second lesson", "First lesson"]);
    click(&mut harness, "Undo");
    assert_eq!(titles(&harness), ["First lesson", "Second lesson"]);
}

#[test]
fn a_lesson_is_duplicated_and_removed_and_a_heading_is_added() {
    let (mut harness, _folder) = open_course();
    edit(&mut harness);
    select(&mut harness, "Lesson 2 · Second lesson");
    click(&mut harness, "Duplicate");
    assert_eq!(titles(&harness), ["First lesson", "Second lesson", "Second lesson (copy)"]);
    assert!(shows(&harness, "changed"));
    click(&mut harness, "Remove");
    assert_eq!(titles(&harness), ["First lesson", "Second lesson"]);
    select(&mut harness, "Lesson 2 · Second lesson");
    click(&mut harness, "Heading");
    press(&mut harness, Key::Enter);
    assert!(shows(&harness, "Heading: New part"));
}

#[test]
fn keys_rename_move_and_remove_lessons_and_headings_and_take_it_back() {
    let (mut harness, _folder) = open_course();
    let entries = |harness: &Window| {
        let names = harness.query_all_by_role(Role::Button).filter_map(|node| node.accesskit_node().label());
        names.filter(|name| name.starts_with("Heading: ") || name.starts_with("Lesson ")).collect::<Vec<_>>()
    };
    edit(&mut harness);
    press(&mut harness, Key::Home);
    press(&mut harness, Key::Enter);
    harness.get_by_label("New name").type_text("Beginning");
    press(&mut harness, Key::Enter);
    let renamed = ["Heading: Beginning", "Lesson 1 · First lesson, open", "Lesson 2 · Second lesson"];
    assert_eq!(entries(&harness), renamed);
    press_with(&mut harness, Modifiers::ALT, Key::ArrowDown);
    let moved = ["Lesson 1 · First lesson, open", "Heading: Beginning", "Lesson 2 · Second lesson"];
    assert_eq!(entries(&harness), moved);
    press(&mut harness, Key::Delete);
    assert_eq!(entries(&harness), [moved[0], moved[2]]);
    press_with(&mut harness, CTRL, Key::Z);
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!(entries(&harness), renamed);
    press(&mut harness, Key::Enter);
    press(&mut harness, Key::Escape);
    assert!(!shows(&harness, "New name") && shows(&harness, "Rename"), "Escape leaves the field alone");
    click(&mut harness, "Heading: Beginning");
    click(&mut harness, "Down");
    assert_eq!(entries(&harness), moved);
}

#[test]
fn keys_in_a_field_of_the_course_do_not_change_its_list() {
    let (mut harness, _folder) = open_course();
    edit(&mut harness);
    click(&mut harness, wording::course::details());
    harness.get_by_role_and_label(Role::TextInput, "Author").focus();
    harness.run();
    harness.get_by_role_and_label(Role::TextInput, "Author").type_text("Ada");
    harness.run();
    press(&mut harness, Key::Delete);
    press(&mut harness, Key::Enter);
    assert_eq!(harness.state().state().course().course().author, "Ada");
    assert_eq!(titles(&harness), ["First lesson", "Second lesson"]);
    assert!(shows(&harness, "Rename") && !shows(&harness, "New name"));
}

#[test]
fn a_course_is_changed_in_its_own_dialog_and_done_leads_back_to_the_list() {
    let (mut harness, _folder) = open_course();
    let edits = ["Rename", "Duplicate", "Remove", "Up", "Down", "Heading", "Undo", "Add this session", "Save course"]
        .into_iter()
        .chain([wording::course::details()]);
    press_with(&mut harness, Modifiers::SHIFT, Key::L);
    for label in edits.clone() {
        assert!(!shows(&harness, label), "{label} is not for readers");
    }
    click(&mut harness, "Edit the course");
    for label in edits {
        assert!(shows(&harness, label), "{label}");
    }
    click(&mut harness, "Done");
    assert!(shows(&harness, "Edit the course") && !shows(&harness, "Rename"));
}

#[test]
fn a_lecture_shows_the_title_the_question_its_counters_and_the_answer() {
    let (mut harness, _folder) = open_course();
    press(&mut harness, Key::F5);
    assert!(shows(&harness, "1 of 2: First lesson. Which end would you take?"));
    press(&mut harness, Key::PageDown);
    assert!(shows_cell(&harness, "cell 3"));
    press(&mut harness, Key::PageDown);
    let is_painted = |harness: &Window, text: &str| painted(harness).iter().any(|painted| painted == text);
    assert!(is_painted(&harness, "right") && !is_painted(&harness, "0"), "no hand is counted yet");
    click(&mut harness, "right, 0 hands");
    assert!(is_painted(&harness, "1") && is_painted(&harness, "0"));
    assert!(!is_painted(&harness, "["), "keys are for the lecturer");
    press(&mut harness, Key::CloseBracket);
    press(&mut harness, Key::Backslash);
    assert!(shows(&harness, "left, 0 hands") && shows(&harness, "right, 2 hands") && shows(&harness, "a tie, 1 hand"));
    press(&mut harness, Key::PageDown);
    assert!(shows(&harness, "right, 2 hands, correct"));
    assert!(shows_part(&harness, said("predict.show_of_hands-result", &["2", "3"])));
    press(&mut harness, Key::PageDown);
    press(&mut harness, Key::PageDown);
    assert!(shows(&harness, "2 of 2: Second lesson. Which end would you take?"));
}

#[test]
fn a_typed_number_and_enter_show_a_lesson() {
    let (mut harness, _folder) = open_course();
    press(&mut harness, Key::F5);
    type_letters(&mut harness, "2");
    assert!(shows(&harness, said("course.typed-lesson", &["2"])));
    press(&mut harness, Key::Enter);
    assert_eq!(harness.state().state().lesson(), Some(1));
    press(&mut harness, Key::G);
    assert!(shows(&harness, wording::dialogs::finder::find_a_lesson()), "the key of slide programs lists the lessons");
}

#[test]
fn stops_are_added_noted_and_removed_in_their_list() {
    let mut harness = app_with_row("8 15 3 9");
    step_to(&mut harness, 4);
    press_with(&mut harness, Modifiers::SHIFT, Key::S);
    step_to(&mut harness, 6);
    press_with(&mut harness, Modifiers::SHIFT, Key::S);
    assert!(shows(&harness, "1 · step 4") && shows(&harness, "2 · step 6"));
    click(&mut harness, said("course.note-of-stop", &["2"]));
    harness.get_by_label(said("course.note-of-stop", &["2"])).type_text("Ask them");
    harness.run();
    assert_eq!(harness.state().state().stops()[1].note, "Ask them");
    press(&mut harness, Key::Escape);
    press_with(&mut harness, Modifiers::SHIFT, Key::E);
    harness.run();
    harness.event(egui::Event::Text("All read this".to_owned()));
    harness.run();
    assert_eq!(harness.state().state().stops()[1].words, "All read this");
    press(&mut harness, Key::Escape);
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!(harness.state().state().stops()[1].words, "", "the letters are one step");
    assert_eq!(harness.state().state().stops()[1].note, "Ask them");
    click(&mut harness, said("course.stop-up", &["2"]));
    assert!(shows(&harness, "1 · step 6"));
    click(&mut harness, said("course.remove-stop", &["1"]));
    assert_eq!(harness.state().state().stops().len(), 1);
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!(harness.state().state().stops().len(), 2);
    click(&mut harness, "2 · step 4");
    assert_eq!(harness.state().state().transports.fill.resting_head(), 4.0);
}

#[test]
fn the_words_of_a_stop_stand_beside_the_stage_and_follow_the_row() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("path.ron");
    let words = "First gets *{fir} of {sum}*.\\n\\n- {cells} cells";
    let text = format!(
        "(version: 9, coins: [8, 15, 3, 7], stops: [(at: game(0), words: \"Look.\"), (at: fill(10.0), \
         words: \"{words}\"), (at: fill(2.0))])"
    );
    std::fs::write(&path, text).unwrap();
    let mut harness = app();
    open(&mut harness, &path);
    assert!(shows(&harness, said("panels.story-before-stops", &["3"])));
    let (go_on, go_back) = (said("panels.story-go-on", &[]), said("panels.story-go-back", &[]));
    click(&mut harness, go_on);
    assert!(shows(&harness, said("panels.story-stop-of", &["1", "3"])) && shows(&harness, "Look."));
    click(&mut harness, go_on);
    assert_eq!(harness.state().state().stop_index(), Some(1));
    assert!(shows(&harness, "First gets 22 of 33.") && shows(&harness, "• 10 cells"));
    enter_row(&mut harness, "1 100 3");
    assert_eq!(harness.state().state().stops()[1].words, words.replace("\\n", "\n"));
    assert!(shows(&harness, said("panels.story-before-stops", &["3"])), "an edited row leaves the path");
    click(&mut harness, go_on);
    click(&mut harness, go_on);
    click(&mut harness, go_back);
    assert!(shows(&harness, "Look."));
    click(&mut harness, go_on);
    assert!(shows(&harness, "First gets 4 of 104.") && shows(&harness, "• 6 cells"));
    click(&mut harness, go_on);
    assert!(harness.get_by_label(go_on).accesskit_node().is_disabled(), "it is the last one");
    assert!(shows_part(&harness, "First gets"), "a stop without words has those of the stop before it");
}

#[test]
fn the_presenter_has_both_pictures_the_notes_the_answer_and_drives_the_lecture() {
    let (mut harness, _folder) = open_course();
    press(&mut harness, Key::F7);
    for label in ["Now", "Notes", "Look at me.", said("presenter.place-of-stop", &["1", "1"])] {
        assert!(shows(&harness, label), "{label}");
    }
    click(&mut harness, "Forward ›");
    assert!(shows(&harness, "The base."));
    assert_eq!(harness.state().state().stop_index(), Some(0));
    click(&mut harness, "‹ Back");
    assert!(harness.state().state().shows_title());
    click(&mut harness, "Lesson 2 · Second lesson");
    assert_eq!(harness.state().state().lesson(), Some(1));
    click(&mut harness, "End");
    assert!(!shows(&harness, "Look at me.") && harness.state().state().lecture.is_some());
}

#[test]
fn the_overview_jumps_to_a_place() {
    let (mut harness, _folder) = open_course();
    press(&mut harness, Key::F5);
    press_with(&mut harness, Modifiers::SHIFT, Key::O);
    click(&mut harness, said("presenter.place-of-stop", &["1", "3"]));
    assert_eq!(harness.state().state().place(), Some(Place::Stop { index: 2, answered: false }));
    press_with(&mut harness, Modifiers::SHIFT, Key::O);
    press(&mut harness, Key::Escape);
    assert!(
        !shows(&harness, said("presenter.place-of-stop", &["1", "3"])) && harness.state().state().lecture.is_some()
    );
}

#[test]
fn a_frozen_slide_stays_while_the_lecture_goes_on_for_the_lecturer() {
    let (mut harness, _folder) = open_course();
    press(&mut harness, Key::F5);
    press(&mut harness, Key::PageDown);
    let before = painted(&harness);
    press_with(&mut harness, Modifiers::SHIFT, Key::F);
    press(&mut harness, Key::PageDown);
    press(&mut harness, Key::PageDown);
    assert!(harness.state().state().show_of_hands().is_some());
    assert_eq!(painted(&harness), before, "the audience sees the same picture");
    press_with(&mut harness, Modifiers::SHIFT, Key::F);
    assert_ne!(painted(&harness), before);
}

#[test]
fn the_pen_draws_until_the_next_stop() {
    let (mut harness, _folder) = open_course();
    press(&mut harness, Key::F5);
    press(&mut harness, Key::PageDown);
    press_with(&mut harness, Modifiers::SHIFT, Key::P);
    harness.drag_at(egui::pos2(300.0, 300.0));
    for x in [340.0, 380.0, 420.0] {
        harness.hover_at(egui::pos2(x, 320.0));
        harness.run();
    }
    harness.drop_at(egui::pos2(420.0, 320.0));
    harness.run();
    let drawing = &harness.state().app().presenter().drawing;
    assert!(drawing.ink.lines.len() == 1 && drawing.ink.lines[0].len() > 2, "{drawing:?}");
    press(&mut harness, Key::PageDown);
    assert!(harness.state().app().presenter().drawing.ink.lines.is_empty());
}

#[test]
fn notes_are_a_drawer_where_there_is_one_screen() {
    let (mut harness, _folder) = open_course();
    press(&mut harness, Key::F5);
    assert!(!shows(&harness, "Look at me."));
    press_with(&mut harness, Modifiers::SHIFT, Key::N);
    assert!(shows(&harness, "Look at me."));
}
