//! Work in progress that comes back.

use crate::user::{User, folder};
use coin_duel::app::command::Command;
use coin_duel::app::message::{Edit, Message, UnsavedChoice};
use coin_duel::app::transport::{Transport, TransportAction};

#[test]
fn unsaved_work_comes_back_after_the_program_has_ended() {
    let folder = folder();
    let mut user = User::with_data_folder(folder.path());
    user.edit_row("4 5 6");
    user.send(Message::Edit(Edit::Title("Half done".to_owned())));
    user.transport(Transport::Fill, TransportAction::Seek(2.0));
    let wait = user.app.keep_work(0.0).expect("work that waits to be written");
    assert_eq!(user.app.keep_work(wait), None, "it is written then");
    user.app.end();
    drop(user);

    let user = User::with_data_folder(folder.path());
    assert_eq!((user.coins(), user.fill(), user.is_unsaved()), (&[4, 5, 6][..], 2.0, true));
    assert!(user.app.title().starts_with("Half done*"));
}

#[test]
fn work_that_was_written_comes_back_after_a_crash() {
    let folder = folder();
    let mut user = User::with_data_folder(folder.path());
    user.edit_row("4 5 6");
    user.app.keep_work(0.0);
    user.app.keep_work(5.0);
    // A crash does not call `end`.
    drop(user);
    let user = User::with_data_folder(folder.path());
    assert_eq!((user.coins(), user.is_unsaved()), (&[4, 5, 6][..], true));
}

#[test]
fn changes_that_were_discarded_at_the_end_do_not_come_back() {
    let folder = folder();
    let mut user = User::with_data_folder(folder.path());
    let lesson = user.coins().to_vec();
    user.edit_row("4 5 6");
    user.app.keep_work(0.0);
    user.app.keep_work(5.0);
    user.send(Command::Quit);
    user.send(Message::Unsaved(UnsavedChoice::Discard));
    user.app.end();
    drop(user);
    let user = User::with_data_folder(folder.path());
    assert_eq!((user.coins(), user.is_unsaved()), (&lesson[..], false));
}
