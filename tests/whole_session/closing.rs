//! Unsaved changes, and the end of the program.

use crate::user::{User, file_with_row, folder, opened};
use coin_duel::app::command::Command;
use coin_duel::app::dialog::Dialog;
use coin_duel::app::effect::Effect;
use coin_duel::app::message::{Message, UnsavedChoice};
use coin_duel::app::transport::{Transport, TransportAction};

#[test]
fn opening_a_file_with_unsaved_changes_can_be_cancelled_discarded_or_saved_first() {
    let folder = folder();
    let mine = file_with_row(&folder, "mine.ron", "1 2");
    let other = file_with_row(&folder, "other.ron", "7 7 7");
    let mut user = User::with_file(&mine);
    user.edit_row("4 5 6");
    let session = user.state().session();

    user.send(Message::OpenFile(other.clone()));
    assert!(user.asks_about_unsaved());
    user.send(Message::Unsaved(UnsavedChoice::Cancel));
    assert_eq!((user.app.dialog(), user.state().session()), (None, session.clone()));
    assert!(user.is_unsaved() && user.app.can_undo());
    user.send(Command::Save);
    assert_eq!(user.coins(), [4, 5, 6], "a cancelled action does not follow a later save");

    user.edit_row("4 5 6 7");
    user.send(Message::OpenFile(other.clone()));
    user.send(Message::Unsaved(UnsavedChoice::Discard));
    assert_eq!((user.coins(), user.is_unsaved()), (&[7, 7, 7][..], false));
    assert_eq!(opened(&mine), session, "the file has the last save");

    user.edit_row("9 9");
    user.send(Message::OpenFile(mine));
    user.send(Message::Unsaved(UnsavedChoice::Save));
    assert_eq!((user.coins(), user.is_unsaved()), (&[4, 5, 6][..], false));
    assert_eq!(opened(&other).document.row.coins(), [9, 9]);
}

#[test]
fn a_new_session_begins_after_an_untitled_one_got_a_file() {
    let folder = folder();
    let path = folder.path().join("kept.ron");
    let mut user = User::with_row("4 5 6");
    user.send(Command::New);
    user.send(Message::Unsaved(UnsavedChoice::Save));
    assert!(matches!(user.app.dialog(), Some(Dialog::Save(_))));
    user.send(Message::SaveTo(folder.path().join("no folder/kept.ron")));
    assert!(user.app.dialogs().error.as_deref().is_some_and(|error| error.contains("kept.ron")));
    assert_eq!(user.coins(), [4, 5, 6], "nothing is lost if the file can't be written");
    user.send(Message::SaveTo(path.clone()));
    assert_eq!(opened(&path).document.row.coins(), [4, 5, 6]);
    assert_eq!((user.app.dialog(), user.coins()), (None, &[8, 15, 3, 7][..]));
    assert_eq!(user.effects(), [Effect::SelectRowText]);
}

#[test]
fn quitting_asks_about_unsaved_changes_and_then_closes() {
    let mut user = User::with_row("4 5 6");
    user.send(Command::Quit);
    assert!(user.asks_about_unsaved() && !user.app.may_close());
    assert_eq!(user.effects(), []);
    user.send(Message::Unsaved(UnsavedChoice::Cancel));
    user.wait(1.0);
    assert_eq!((user.effects(), user.app.may_close()), (vec![], false));

    assert!(!user.app.request_close());
    user.send(Message::Unsaved(UnsavedChoice::Discard));
    assert_eq!((user.effects(), user.app.may_close()), (vec![Effect::Close], true));
}

#[test]
fn quitting_closes_after_the_changes_are_saved() {
    let folder = folder();
    let path = file_with_row(&folder, "mine.ron", "1 2");
    let mut user = User::with_file(&path);
    user.edit_row("4 5 6");
    user.send(Command::Quit);
    user.send(Message::Unsaved(UnsavedChoice::Save));
    assert_eq!(user.effects(), [Effect::Close]);
    assert_eq!(opened(&path).document.row.coins(), [4, 5, 6]);
}

#[test]
fn a_session_without_changes_closes_at_once() {
    let mut user = User::new();
    user.transport(Transport::Fill, TransportAction::Last);
    assert!(user.app.request_close());
    assert_eq!(user.effects(), [Effect::Close]);
}
