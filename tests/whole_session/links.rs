//! Sessions that are opened from links and copied as links.

use crate::user::{SIX, User, file_with_row, folder};
use coin_duel::app::command::Command;
use coin_duel::app::dialog::Dialog;
use coin_duel::app::effect::Effect;
use coin_duel::app::message::{Message, UnsavedChoice};
use coin_duel::app::notice::{Notice, Topic};
use coin_duel::app::transport::{Transport, TransportAction};
use coin_duel::session::Session;

const SITE: &str = "https://example.org/duel/";

/// Sends a message and returns the text that it puts on the clipboard.
fn copied(user: &mut User, message: impl Into<Message>) -> Option<String> {
    user.app.apply(message.into());
    user.app
        .take_effects()
        .into_iter()
        .find_map(|effect| if let Effect::CopyText(text) = effect { Some(text) } else { None })
}

#[test]
fn the_first_copy_of_a_link_asks_for_its_address_and_later_ones_do_not() {
    let mut user = User::with_row(SIX);
    user.transport(Transport::Fill, TransportAction::Last);
    assert_eq!(copied(&mut user, Command::CopyLink), None);
    assert_eq!(user.app.dialog(), Some(&Dialog::Site));
    let link = copied(&mut user, Message::CopyLinkTo(SITE.to_owned())).expect("a link");
    assert_eq!(user.app.dialog(), None);
    assert!(link.starts_with("https://example.org/duel/#s="), "{link}");
    assert_eq!(Session::from_link(&link).unwrap().session, user.app.state().session());
    assert_eq!(copied(&mut user, Command::CopyLink).as_ref(), Some(&link));
    assert!(matches!(user.app.notices(), [Notice { topic: Topic::Copy, is_error: false, .. }]));
    user.send(Command::LinkAddress);
    assert_eq!(user.app.dialog(), Some(&Dialog::Site), "the address can be changed");
}

#[test]
fn a_link_opens_as_a_session_without_a_file_and_undo_restores_the_row_before_it() {
    let mut user = User::with_row(SIX);
    user.send(Command::Open);
    user.send(Message::OpenLink("#8,15,3,7".to_owned()));
    assert_eq!((user.coins(), user.app.dialog()), (&[8, 15, 3, 7][..], None));
    assert_eq!(user.app.origin().path, None);
    user.send(Command::Undo);
    assert_eq!(user.coins(), [8, 15, 3, 7, 9, 2]);
}

#[test]
fn a_broken_link_changes_nothing_and_the_dialog_says_why() {
    let mut user = User::with_row(SIX);
    user.send(Command::Open);
    user.send(Message::OpenLink("https://example.org/#s=abc!".to_owned()));
    let error = user.app.dialogs().error.as_deref().expect("an error in the dialog").to_owned();
    assert!(error.starts_with("Cannot open the link: it has “!” as character 4"), "{error}");
    assert_eq!((user.coins(), user.app.dialog()), (&[8, 15, 3, 7, 9, 2][..], Some(&Dialog::Open)));
}

#[test]
fn a_link_asks_before_it_replaces_unsaved_changes_to_a_file() {
    let folder = folder();
    let mut user = User::with_file(&file_with_row(&folder, "lesson.ron", "1 2 3"));
    user.edit_row("1 2 3 4");
    user.send(Message::OpenLink("#8,15".to_owned()));
    assert!(matches!(user.app.dialog(), Some(Dialog::Unsaved(_))));
    user.send(Message::Unsaved(UnsavedChoice::Discard));
    assert_eq!(user.coins(), [8, 15]);
}

#[test]
fn a_session_that_is_too_large_for_a_link_is_not_copied_and_the_notice_says_what_to_do() {
    let row: Vec<_> = (1..=60_000_i64).map(|k| (k * 7919 % 9973).to_string()).collect();
    let mut user = User::with_row(&row.join(" "));
    assert_eq!(copied(&mut user, Message::CopyLinkTo(SITE.to_owned())), None);
    let [notice] = user.app.notices() else { panic!("{:?}", user.app.notices()) };
    assert!(notice.is_error && notice.text.contains("save the session as a file instead"), "{notice:?}");
}
