//! Sessions that are opened from links and copied as links.

use crate::user::{SIX, User, file_with_row, folder};
use coin_duel::app::command::Command;
use coin_duel::app::dialog::{Dialog, LinkExtent};
use coin_duel::app::effect::Effect;
use coin_duel::app::mark::{Mark, mark};
use coin_duel::app::message::{Message, UnsavedChoice};
use coin_duel::app::notice::{Notice, Topic};
use coin_duel::app::transport::{Transport, TransportAction};
use coin_duel::session::{Edition, Session};

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
    assert_eq!(user.app.dialog(), Some(&Dialog::Site(LinkExtent::Whole)));
    let link = copied(&mut user, Message::CopyLinkTo(SITE.to_owned())).expect("a link");
    assert_eq!(user.app.dialog(), None);
    assert!(link.starts_with("https://example.org/duel/#s="), "{link}");
    assert_eq!(Session::from_link(&link).unwrap().session, user.app.state().session());
    assert_eq!(copied(&mut user, Command::CopyLink).as_ref(), Some(&link));
    assert!(matches!(user.app.notices(), [Notice { topic: Topic::Copy, is_error: false, .. }]));
    user.send(Command::LinkAddress);
    assert_eq!(user.app.dialog(), Some(&Dialog::Site(LinkExtent::Whole)), "the address can be changed");
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

/// A lesson of four stops with a question at the third. It does not open at its first stop.
const STOPS: &str = "(version: 8, title: \"Homework\", coins: [8, 15, 3, 7], stops: [(at: fill(2.0), words: \"One\"), \
                     (at: fill(4.0), note: \"Wait.\", words: \"Two\"), (at: fill(5.0), ask: end), (at: game(3))])";

/// Returns the link of that lesson with this query.
fn link_of_stops(query: &str) -> String {
    Session::from_ron(STOPS).unwrap().session.to_link(&format!("{SITE}{query}"), None).unwrap()
}

/// Opens a link, and returns the user, the index of the stop that is shown, the number of stops, and the notice.
fn opened(query: &str) -> (User, Option<usize>, usize, String) {
    let mut user = User::new();
    user.send(Message::OpenLink(link_of_stops(query)));
    let state = user.app.state();
    let (shown, count) = (state.stop_index(), state.stops().len());
    let notice = user.app.notices().first().map(|notice| notice.text.clone()).unwrap_or_default();
    (user, shown, count, notice)
}

#[test]
fn a_link_opens_at_its_stop_without_the_stops_behind_its_last_one() {
    for (query, shown, count) in [
        ("", None, 4),
        ("?stop=2", Some(1), 4),
        ("?until=3", None, 3),
        ("?theme=dark&until=3&stop=3", Some(2), 3),
        ("?stop=1&until=4", Some(0), 4),
    ] {
        let (user, at, stops, notice) = opened(query);
        assert_eq!((at, stops, &notice[..]), (shown, count, ""), "{query}");
        assert!(!user.app.title().contains('*'), "{query}: what is left out is no change");
    }
    let (mut user, ..) = opened("?stop=2&until=3");
    assert_eq!(user.app.state().transports.fill.head(), 4.0);
    assert_eq!(user.app.state().plain_words(), "Two");
    user.send(Command::Lecture);
    for _ in 0..9 {
        user.step(Command::NextPage);
    }
    assert_eq!(user.app.state().stop_index(), Some(2), "the clicker does not go on");
    assert_eq!(user.app.state().stop_beside(false), None);
}

#[test]
fn a_stop_that_is_not_there_is_named_with_what_would_be_right_and_the_nearest_one_is_shown() {
    for (query, shown, count, said) in [
        ("?stop=9", Some(3), 4, "stop=9; it can be 1 to 4, and stop 4 is shown"),
        ("?stop=4&until=2", Some(1), 2, "stop=4; it can be 1 to 2, and stop 2 is shown"),
        ("?stop=0", Some(0), 4, "stop=0; it can be 1 to 4, and stop 1 is shown"),
        ("?stop=last", Some(0), 4, "stop=last; it can be 1 to 4, and stop 1 is shown"),
        ("?stop=2&until=1", Some(0), 1, "stop=2; this session has only stop 1, which is shown"),
        ("?until=5", None, 4, "until=5; it can be 1 to 4, and no stop is left out"),
    ] {
        let (_, at, stops, notice) = opened(query);
        assert_eq!((at, stops), (shown, count), "{query}");
        assert!(notice.contains(said), "{query}: {notice}");
    }
    let mut user = User::with_row(SIX);
    user.send(Message::OpenLink(format!("{SITE}?stop=2#8,15")));
    assert_eq!(user.coins(), [8, 15]);
    assert!(user.app.notices()[0].text.contains("stop=2; this session has no stops"), "{:?}", user.app.notices());
}

#[test]
fn a_copied_link_begins_at_the_stop_that_is_shown_and_a_plain_one_where_none_is() {
    let (mut user, ..) = opened("?stop=2");
    let lesson = Edition::Students.session(&Session::from_ron(STOPS).unwrap().session).into_owned();
    let copy = |user: &mut User| copied(user, Message::CopyLinkTo(SITE.to_owned())).expect("a link");
    let link = copy(&mut user);
    assert!(link.starts_with(&format!("{SITE}?stop=2#s=")), "{link}");
    let read = Session::from_link(&link).unwrap();
    assert_eq!((read.stop, read.session.fill_position, read.session.view), (Some(1), 0.0, lesson.view));
    assert_eq!(read.session.document.stops.len(), 4);
    user.send(Message::GoToStop(2));
    let link = copied(&mut user, Message::CopyLinkTo(format!("{SITE}?theme=dark")));
    assert!(link.unwrap().starts_with(&format!("{SITE}?theme=dark&stop=3#s=")));
    let (mut user, ..) = opened("");
    assert!(copy(&mut user).starts_with(&format!("{SITE}#s=")));
}

#[test]
fn a_link_up_to_a_stop_does_not_hold_what_comes_after_it_even_if_its_address_was_asked_for() {
    let mut user = opened("").0;
    assert_eq!(copied(&mut user, Command::CopyLinkUpToStop), None, "no stop is shown");
    assert_eq!((user.app.dialog(), mark(&user.app, Command::CopyLinkUpToStop)), (None, Mark::Can(false)));
    user.send(Message::GoToStop(1));
    assert_eq!(mark(&user.app, Command::CopyLinkUpToStop), Mark::Can(true));
    assert_eq!(copied(&mut user, Command::CopyLinkUpToStop), None);
    assert_eq!(user.app.dialog(), Some(&Dialog::Site(LinkExtent::UpToStop)));
    let link = copied(&mut user, Message::CopyLinkTo(SITE.to_owned())).expect("a link");
    assert_eq!(copied(&mut user, Command::CopyLinkUpToStop).as_ref(), Some(&link));
    let without_query = link.split_once('#').unwrap().1;
    assert_eq!(Session::from_link(without_query).unwrap().session.document.stops.len(), 2);
    assert_eq!(Session::from_link(&link).unwrap().stop, Some(1));
    assert_eq!(user.app.state().stops().len(), 4, "the session itself keeps them");
}
