//! Texts of any length: little of them is laid out, and all of them is kept. Pastes that bring nothing.

use coin_duel::text::said;
use coin_duel::wording;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use coin_duel::app::command::Command;
use coin_duel::app::message::{Edit, Message};
use coin_duel::printable::MAX_LAID_OUT;
use egui::epaint::text::{FontPriority, GlyphRasterizer};
use egui::{Event, Key, Modifiers, Shape};
use egui_kittest::kittest::{NodeT, Queryable};

use crate::support::*;

/// The most bytes of a field. It is laid out anew in parts when it has grown to twice their length.
const MOST: usize = 2 * MAX_LAID_OUT + 100;

/// The bytes of the longest text that the last frame has laid out.
fn longest_text(harness: &Window) -> usize {
    fn of(shape: &Shape) -> usize {
        match shape {
            Shape::Text(text) => text.galley.text().len(),
            Shape::Vec(shapes) => shapes.iter().map(of).max().unwrap_or(0),
            _ => 0,
        }
    }
    harness.output().shapes.iter().map(|clipped| of(&clipped.shape)).max().unwrap_or(0)
}

/// Counts the bytes of the longest cluster of characters that fonts are asked for.
fn watch_clusters(harness: &Window) -> Arc<AtomicUsize> {
    let longest = Arc::new(AtomicUsize::new(0));
    let seen = Arc::clone(&longest);
    let watcher = GlyphRasterizer::new("watcher", move |asked| {
        seen.fetch_max(asked.cluster.len(), Ordering::Relaxed);
        None
    });
    harness.ctx.add_glyph_rasterizer(watcher.with_priority(FontPriority::Highest));
    longest
}

#[test]
fn little_of_a_long_text_is_laid_out_in_every_part_of_the_window() {
    // The fonts of the tests have these characters.
    for long in [format!("e{}", "\u{301}".repeat(30_000)), "coin ".repeat(20_000)] {
        let lesson = format!(
            "session((version: 8, title: \"{long}\", notes: \"{long}\", told: \"{long}\", coins: [8, 15, 3, 7], stops: \
             [(at: fill(4), note: \"{long}\"), (at: fill(9), ask: end)]))"
        );
        let course =
            format!("(version: 1, title: \"{long}\", author: \"{long}\", lessons: [section(\"{long}\"), {lesson}])");
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("lecture.ron");
        std::fs::write(&path, course).unwrap();
        let mut harness = app();
        let cluster = watch_clusters(&harness);
        open(&mut harness, &path);
        wait_until(&mut harness, "the course", |harness| !harness.state().app().is_using_file());
        let check = |harness: &mut Window, place: &str| {
            harness.run_steps(4);
            assert!(longest_text(harness) <= MOST, "{place}: {} bytes", longest_text(harness));
            assert!(
                cluster.load(Ordering::Relaxed) <= 200,
                "{place}: {} bytes in one place",
                cluster.load(Ordering::Relaxed)
            );
        };
        check(&mut harness, "the window");
        let document = harness.state().state().document().clone();
        assert_eq!((document.title.len(), document.stops[0].words.len()), (long.len(), long.trim_end().len()));
        apply(&mut harness, Command::ListStops.into());
        apply(&mut harness, Message::GoToStop(0));
        check(&mut harness, "the stops");
        apply(&mut harness, Message::GoToStop(1));
        check(&mut harness, "the last stop");
        for command in [Command::Lessons, Command::EditCourse, Command::Palette, Command::SaveAs, Command::Export] {
            apply(&mut harness, command.into());
            check(&mut harness, command.about().label);
            if command == Command::EditCourse {
                click(&mut harness, wording::course::details());
                check(&mut harness, "the details of the course");
            }
            apply(&mut harness, Message::CloseDialog);
            check(&mut harness, "no dialog");
        }
        apply(&mut harness, Message::ShowError(long.clone()));
        check(&mut harness, "a notice");
        for command in
            [Command::StartLecture, Command::LectureNotes, Command::NextPage, Command::NextPage, Command::Overview]
        {
            apply(&mut harness, command.into());
            check(&mut harness, command.about().label);
        }
        assert_eq!(*harness.state().state().document(), document, "nothing of it is lost");
    }
}

#[test]
fn a_long_text_is_edited_in_parts_and_the_other_parts_stay() {
    let mut harness = app();
    choose(&mut harness, "File", "New");
    let notes = (0..10_000).map(|number| number.to_string()).collect::<Vec<_>>().join("\n");
    apply(&mut harness, Message::Edit(Edit::Words(notes.clone())));
    harness.run();
    let shown = |harness: &Window| harness.get_by_label(wording::panels::story::words()).value().unwrap();
    let first = shown(&harness);
    assert!(first.len() <= MAX_LAID_OUT && notes.starts_with(&first));
    assert!(shows(&harness, said("window.part-of-text", &["0", "41"])));
    assert!(harness.get_by_label("‹ Earlier").accesskit_node().is_disabled());

    // It is below the text, out of sight.
    harness.get_by_label("Later ›").click_accesskit();
    harness.run();
    assert!(notes[first.len()..].starts_with(&shown(&harness)));
    harness.event(Event::Text("here ".to_owned()));
    harness.run();
    let (before, after) = notes.split_at(first.len());
    assert_eq!(harness.state().state().document().stops[0].words, format!("{before}here {after}"));

    let pasted = "8 15\n".repeat(40_000);
    harness.event(Event::Paste(pasted.clone()));
    harness.run();
    assert_eq!(harness.state().state().document().stops[0].words, format!("{before}here {pasted}{after}"));
    assert!(longest_text(&harness) <= MOST);
    harness.event(Event::Text("there".to_owned()));
    harness.run();
    assert_eq!(
        harness.state().state().document().stops[0].words,
        format!("{before}here {pasted}there{after}"),
        "at the cursor"
    );
}

#[test]
fn a_text_of_usual_length_has_no_parts() {
    let harness = app();
    assert!(!shows(&harness, "Later ›"));
}

#[test]
fn a_paste_that_brings_nothing_says_so_and_another_one_does_not() {
    let released = || Event::Key {
        key: Key::V,
        physical_key: Some(Key::V),
        pressed: false,
        repeat: false,
        modifiers: Modifiers::COMMAND,
    };
    let mut harness = app();
    press_with(&mut harness, CTRL, Key::L);
    harness.event(Event::Paste("4 5 6".to_owned()));
    harness.event(released());
    harness.run();
    assert_eq!(coins(&harness), [4, 5, 6]);
    assert!(!shows_part(&harness, "Nothing was pasted"));
    harness.event(released());
    harness.run();
    assert!(shows_part(&harness, "Nothing was pasted"));
}
