//! Files, cells and lines that do not exist.

use crate::user::{SIX, User, folder};
use coin_duel::app::command::Command;
use coin_duel::app::dialog::Dialog;
use coin_duel::app::effect::Effect;
use coin_duel::app::message::{FilePurpose, Message, Reply, UnsavedChoice};
use coin_duel::app::transport::{Transport, TransportAction};
use coin_duel::game::play::game::Share;
use coin_duel::game::{Interval, Row};
use coin_duel::limits::MAX_COINS_STORED;
use coin_duel::session::{Session, Zoom};
use coin_duel::text::said;
use std::fs;
use std::path::PathBuf;

#[test]
fn a_file_that_cannot_be_opened_is_named_and_changes_nothing() {
    let folder = folder();
    let bad = folder.path().join("broken.ron");
    fs::write(&bad, "(version: 1, coins: [1, 2").expect("a file is written");
    let missing = folder.path().join("missing.ron");
    let mut user = User::with_row("4 5 6");
    user.transport(Transport::Fill, TransportAction::Seek(3.0));
    let before = user.state().session();
    for path in [&bad, &missing] {
        user.send(Message::OpenFile(path.clone()));
        user.send(Message::Unsaved(UnsavedChoice::Discard));
        assert_eq!(user.state().session(), before);
        let errors = user.errors();
        assert!(matches!(errors[..], [error] if error.contains(&path.display().to_string())), "{errors:?}");
        assert!(user.is_unsaved() && user.app.can_undo());
        user.send(Message::DismissNotices);
    }
    assert_eq!(user.state().preferences.recent.paths(), [] as [PathBuf; 0]);
}

#[test]
fn the_open_dialog_stays_with_the_error_of_a_bad_file() {
    let folder = folder();
    let bad = folder.path().join("broken.ron");
    fs::write(&bad, "coins").expect("a file is written");
    let mut user = User::new();
    user.send(Command::Open);
    user.send(Message::Browse(FilePurpose::Open));
    assert!(matches!(user.effects()[..], [Effect::Browse(FilePurpose::Open, _)]));
    user.send(Message::OpenFile(bad.clone()));
    assert_eq!(user.app.dialog(), Some(&Dialog::Open));
    assert!(user.app.dialogs().error.as_deref().is_some_and(|error| error.contains("broken.ron")));
    assert_eq!(user.app.notices(), []);
    fs::write(&bad, "(version: 1, coins: [3, 4])").expect("a file is written");
    user.send(Message::OpenFile(bad));
    assert_eq!((user.app.dialog(), user.app.dialogs().error.as_deref(), user.coins()), (None, None, &[3, 4][..]));
}

#[test]
fn a_bad_file_at_the_start_leaves_the_first_lesson() {
    let folder = folder();
    let bad = folder.path().join("broken.ron");
    fs::write(&bad, "coins").expect("a file is written");
    let user = User::with_file(&bad);
    assert_eq!(user.coins(), User::new().coins());
    assert!(user.errors()[0].contains("broken.ron"));
}

#[test]
fn messages_about_cells_and_lines_that_do_not_exist_change_nothing() {
    let outside = Interval::new(2, 99);
    let mut user = User::with_row(SIX);
    user.transport(Transport::Fill, TransportAction::Seek(9.0));
    let (session, camera) = (user.state().session(), user.state().camera.clone());
    for message in [
        Message::Hover(outside, None),
        Message::Pin(Some(outside)),
        Message::Trace(outside, Share::Fir),
        Message::GoTo(outside),
        Message::Navigate(coin_duel::app::camera::Navigation::Cell(outside)),
        Message::ShowLine(7, 2),
        Message::RemoveLine(7),
        Message::RemoveLine(0),
        Message::Lesson(10_000),
        Message::Reply(Reply::Cell(outside)),
        Message::Reply(Reply::Source(9)),
        Message::Reply(Reply::Check),
        Message::Reply(Reply::Reveal),
        Message::CancelExport,
        Message::CloseDialog,
        Message::Transport(Transport::Fill, TransportAction::Seek(f64::NAN)),
        Message::Transport(Transport::Fusion, TransportAction::Forward),
        Message::Transport(Transport::Fusion, TransportAction::Last),
        Message::Unsaved(UnsavedChoice::Discard),
        Message::TypingEnded,
        Command::TakeBack.into(),
        Command::Redo.into(),
    ] {
        user.send(message.clone());
        user.wait(0.5);
        assert_eq!(user.state().session(), session, "{message:?}");
        assert_eq!((user.state().gaze.hovered, user.state().gaze.pinned), (None, None), "{message:?}");
        assert_eq!((&user.state().camera, user.app.dialog()), (&camera, None), "{message:?}");
    }
    assert_eq!(user.effects(), []);
    assert_eq!(user.errors(), [] as [&str; 0]);
}

#[test]
fn a_cell_of_the_row_before_is_no_longer_pinned_or_hovered() {
    let mut user = User::with_row(SIX);
    user.send(Message::Pin(Some(Interval::new(2, 5))));
    user.send(Message::Hover(Interval::new(3, 5), None));
    assert_eq!(user.state().pointed_at(), Some(Interval::new(3, 5)));
    user.edit_row("1 2");
    assert_eq!(user.state().pointed_at(), None);
    user.send(Command::PinUp);
    user.send(Command::PinRight);
    assert_eq!(user.state().gaze.pinned, Some(Interval::new(0, 1)));
}

#[test]
fn a_session_that_was_made_with_positions_outside_its_row_opens_inside_it() {
    let mut user = User::new();
    let document = "8 15 3 7".parse::<Row>().expect("it is a row").into();
    let session = Session { line: 3, game_position: 99, fill_position: f64::NAN, ..Session::new(document) };
    user.send(Message::OpenSession(Box::new(session)));
    let shown = user.state().session();
    assert_eq!((shown.line, shown.game_position, shown.fill_position), (0, 4, 0.0));
}

#[test]
fn cells_without_a_height_are_shown_as_in_a_new_session() {
    let mut user = User::new();
    for height in [f64::NAN, f64::INFINITY, 0.0, -3.0] {
        user.send(Message::LookAt(Zoom::Height(height), (0.0, 0.0)));
        assert_eq!(user.state().camera.zoom, Zoom::Legible, "{height}");
    }
}

#[test]
fn a_row_that_is_too_long_for_own_equations_says_so() {
    let folder = folder();
    let own = folder.path().join("own.ron");
    let equations = "e[i][j] = min(v[i] - e[i+1][j], v[j] - e[i][j-1])\ne[i][i] = v[i]";
    fs::write(&own, format!("(version: 8, coins: [3, 4], recurrence: definition({equations:?}))"))
        .expect("a file is written");
    let mut user = User::with_file(&own);
    assert!(user.errors().is_empty() && user.state().view().recurrence.published().is_none());
    user.edit_row(&"5 ".repeat(MAX_COINS_STORED));
    assert!(user.errors().is_empty());
    user.edit_row(&"5 ".repeat(MAX_COINS_STORED + 1));
    assert_eq!(user.errors(), [said("recurrence.order-too-long", &["2,000", "1,000"])]);
    assert_eq!(user.coins().len(), MAX_COINS_STORED + 1);
}
