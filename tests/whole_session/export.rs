//! Exports and copies, also while the program is closed.

use crate::user::{SIX, User, file_with_row, folder, names};
use coin_duel::app::command::Command;
use coin_duel::app::dialog::Overlay;
use coin_duel::app::effect::Effect;
use coin_duel::app::message::{ClosingChoice, Message, UnsavedChoice};
use coin_duel::app::notice::{Notice, Topic};
use coin_duel::app::transport::{Transport, TransportAction};
use coin_duel::export::{ExportFormat, ExportRange, ExportRecipe, PictureSize, PictureStyle};
use coin_duel::game::Stride;
use coin_duel::picture::color_role::Theme;
use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

/// Every step of the fill as pictures.
fn all_steps(format: ExportFormat) -> ExportRecipe {
    let style = PictureStyle { theme: Theme::Dark, size: PictureSize::Scale(0.5), ..PictureStyle::USUAL };
    ExportRecipe { range: ExportRange::All(Stride::Cell), style, ..ExportRecipe::new(format) }
}

fn forty_coins() -> String {
    let coins: Vec<_> = (0..40).map(|k| (k * 7919 % 97).to_string()).collect();
    coins.join(" ")
}

#[test]
fn closing_during_an_export_cancels_it_and_leaves_nothing_of_it() {
    for (format, name) in [(ExportFormat::Png, "fill.png"), (ExportFormat::Gif, "fill.gif")] {
        let (folder, target) = (folder(), folder());
        let mut user = User::with_file(&file_with_row(&folder, "forty.ron", &forty_coins()));
        fs::write(target.path().join("fill.gif"), "an older file").expect("a file is written");
        fs::write(target.path().join("fill-001.png"), "an older file").expect("a file is written");
        let before = names(&target);
        user.send(Command::Export);
        user.send(Message::Export(all_steps(format), target.path().join(name)));
        while user.app.background().export_progress().is_none_or(|progress| progress.done < 2) {
            sleep(Duration::from_millis(2));
        }
        assert!(names(&target).len() > before.len(), "{name}: there are unfinished files");

        assert!(!user.app.request_close());
        assert_eq!(user.app.overlay(), Some(Overlay::ClosingDuringExport), "{name}: the user is asked");
        assert!(user.app.background().is_exporting());
        user.send(Message::Closing(ClosingChoice::Stop));
        assert_eq!(user.effects(), [], "{name}: the window stays open until the export has ended");
        let effects = user.wait_for_effects();
        assert_eq!((effects, user.app.may_close()), (vec![Effect::Close], true));
        assert_eq!(names(&target), before, "{name}");
        for old in &before {
            assert_eq!(fs::read_to_string(target.path().join(old)).ok().as_deref(), Some("an older file"));
        }
        user.app.end();
    }
}

#[test]
fn closing_during_an_export_still_asks_about_unsaved_changes() {
    let target = folder();
    let mut user = User::with_row(&forty_coins());
    user.send(Message::Export(all_steps(ExportFormat::Png), target.path().join("fill.png")));
    assert!(!user.app.request_close());
    user.send(Message::Closing(ClosingChoice::Stop));
    while !user.asks_about_unsaved() {
        sleep(Duration::from_millis(2));
        user.app.advance(0.0);
    }
    assert_eq!(user.effects(), []);
    assert_eq!(names(&target), [] as [&str; 0]);
    user.send(Message::Unsaved(UnsavedChoice::Discard));
    assert_eq!(user.effects(), [Effect::Close]);
}

#[test]
fn closing_can_wait_for_an_export_or_be_given_up() {
    let target = folder();
    let path = target.path().join("fill.png");
    // So many pictures take much longer than the messages below.
    let mut user = User::with_file(&file_with_row(&target, "row.ron", "5 6 13 17 4 10 19 3 7 1 6 16"));
    user.send(Message::Export(all_steps(ExportFormat::Png), path));
    assert!(!user.app.request_close());
    user.send(Message::Closing(ClosingChoice::Cancel));
    assert!(!user.app.request_close(), "a later request asks again");
    user.send(Message::Closing(ClosingChoice::Wait));
    let effects = user.wait_for_effects();
    assert_eq!(effects, [Effect::Close]);
    assert_eq!(names(&target).len(), 80, "everything is written: {:?}", names(&target));
}

#[test]
fn the_end_of_the_program_waits_until_nothing_of_an_export_is_left() {
    let target = folder();
    let mut user = User::with_row(&forty_coins());
    user.send(Message::Export(all_steps(ExportFormat::Png), target.path().join("fill.png")));
    // The export is at work.
    while user.app.background().export_progress().is_none_or(|progress| progress.done == 0) {
        sleep(Duration::from_millis(1));
    }
    user.app.end();
    assert_eq!(names(&target), [] as [&str; 0]);
}

#[test]
fn an_export_has_the_session_that_its_dialog_was_opened_with() {
    let target = folder();
    let path = target.path().join("table.csv");
    let mut user = User::with_row("4 5 6");
    user.send(Command::Export);
    user.edit_row("1 2");
    let range = ExportRange::Present;
    user.transport(Transport::Fill, TransportAction::Last);
    user.send(Message::Export(ExportRecipe { range, ..all_steps(ExportFormat::Text) }, path.clone()));
    while user.app.background().is_exporting() {
        sleep(Duration::from_millis(2));
    }
    let outcome = user.app.background().export_progress().and_then(|progress| progress.outcome);
    assert!(outcome.is_some_and(|outcome| outcome.is_ok_and(|text| text.starts_with("Wrote "))));
    assert!(path.exists());
    user.send(Message::CloseDialog);
    assert_eq!(user.app.background().export_progress(), None, "closing the dialog forgets the outcome");
}

#[test]
fn an_export_never_replaces_the_files_that_the_session_was_read_from() {
    let folder = folder();
    let [named, session] = ["row.txt", "session.txt"].map(|name| folder.path().join(name));
    fs::write(&named, "8 15 3").unwrap();
    fs::write(&session, "(version: 5, coins: \"row.txt\")").unwrap();
    let request = ExportRecipe { range: ExportRange::Present, ..all_steps(ExportFormat::Text) };
    let refused = |user: &mut User, path: &Path| {
        user.send(Message::Export(request.clone(), folder.path().join(".").join(path.file_name().unwrap())));
        while user.app.background().is_exporting() {
            sleep(Duration::from_millis(2));
        }
        let outcome = user.app.background().export_progress().and_then(|progress| progress.outcome);
        assert!(matches!(&outcome, Some(Err(reason)) if reason.contains(" is a source of this export")), "{outcome:?}");
    };
    let mut user = User::with_file(&session);
    refused(&mut user, &session);
    refused(&mut user, &named);
    let mut user = User::with_file(&named);
    refused(&mut user, &named);
    user.send(Message::SaveTo(folder.path().join("saved.ron")));
    refused(&mut user, &named);
    assert_eq!(fs::read_to_string(&named).unwrap(), "8 15 3");
}

#[test]
fn a_copy_comes_out_as_an_effect() {
    let mut user = User::with_row(SIX);
    user.transport(Transport::Fill, TransportAction::Last);
    user.send(Command::CopyTable);
    user.send(Command::ByCell);
    let effects = user.wait_for_effects();
    let [Effect::CopyText(text)] = &effects[..] else { panic!("{effects:?}") };
    assert!(text.contains("22") && text.contains('|'), "{text}");
    assert!(matches!(user.app.notices(), [Notice { topic: Topic::Copy, is_error: false, .. }]));
    user.send(Message::DismissNotices);
    assert_eq!(user.app.notices(), []);
}

#[test]
fn a_file_that_is_dropped_during_an_export_cancels_it_and_nothing_of_it_stays_after_the_end() {
    let folder = folder();
    let dropped = file_with_row(&folder, "dropped.txt", "1 2 3");
    let mut user = User::with_row(&forty_coins());
    user.app.apply(Command::Export.into());
    user.send(Message::Export(all_steps(ExportFormat::Gif), folder.path().join("fill.gif")));
    assert!(user.app.background().is_exporting());
    user.app.apply(Message::OpenFile(dropped));
    user.app.apply(Message::Unsaved(UnsavedChoice::Discard));
    assert_eq!(user.coins(), [1, 2, 3]);
    user.app.end();
    assert_eq!(names(&folder), ["dropped.txt"]);
}
