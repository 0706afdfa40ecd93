//! Parts of the program that stand alone inside another page.

use std::path::Path;

use crate::user::{User, folder};
use coin_duel::app::Start;
use coin_duel::app::command::Command;
use coin_duel::app::effect::Effect;
use coin_duel::app::embed::{Embed, Part};
use coin_duel::app::message::{Edit, Message};
use coin_duel::picture::color_role::Theme;
use coin_duel::session::Session;
use coin_duel::session::link::link_of_page;

fn embedded(query: &str, link: &str) -> User {
    let embed = Embed::from_query(query);
    User::start(&Start { embed, link: Some(link.to_owned()), ..Start::default() })
}

#[test]
fn a_part_begins_at_its_step_in_its_theme_and_without_the_card() {
    let mut user = embedded("?view=table&step=5&theme=contrast", "#8,15,3,7");
    assert_eq!((user.app.part(), user.coins()), (Some(Part::Table), &[8, 15, 3, 7][..]));
    assert_eq!(user.app.state().transports.fill.head(), 5.0);
    assert!(!user.app.state().is_moving());
    assert!(user.app.take_effects().contains(&Effect::Theme(Some(Theme::Contrast))));
}

#[test]
fn an_embedded_table_plays_by_itself() {
    let mut user = embedded("?view=table&autoplay", "#8,15,3,7");
    user.wait(1.0);
    assert!(user.app.state().transports.fill.head() > 0.0);
}

#[test]
fn an_embedded_slide_can_not_be_left() {
    let mut user = embedded("?view=lecture", "#8,15,3,7");
    assert!(user.app.state().lecture.is_some());
    user.send(Command::Lecture);
    user.send(Command::Unpin);
    assert!(user.app.state().lecture.is_some(), "there is nothing else to show");
}

#[test]
fn a_broken_link_opens_the_first_lesson_and_says_why() {
    let user = embedded("", "#8,15,x");
    assert_eq!(user.coins(), [8, 15, 3, 7]);
    assert!(user.app.notices().iter().any(|notice| notice.is_error && notice.text.contains("“x”")));
}

#[test]
fn an_address_with_mistakes_shows_the_program_and_names_them() {
    let user = embedded("?view=tabel&theme=pink", "#1,2");
    assert_eq!((user.app.part(), user.coins()), (None, &[1, 2][..]));
    let texts: Vec<_> = user.app.notices().iter().map(|notice| &notice.text[..]).collect();
    assert!(texts.concat().contains("view=tabel") && texts.concat().contains("theme=pink"), "{texts:?}");
}

/// A lesson with a question at its second stop, which hides the table at the third.
const STOPS: &str = "(version: 8, coins: [8, 15, 3, 7], stops: [(at: fill(0.0), words: \"One\"), (at: fill(4.0), ask: end), \
                     (at: fill(6.0), blank: true), (at: game(3))])";

/// Starts the program in a page with this query and the lesson.
fn embedded_stops(query: &str, folder: Option<&Path>) -> User {
    let lesson = Session::from_ron(STOPS).unwrap().session;
    let fragment = lesson.to_link("", None).unwrap();
    let link = link_of_page(query, &fragment, &lesson);
    let data_folder = folder.map(Path::to_owned);
    User::start(&Start { embed: Embed::from_query(query), link, data_folder, ..Start::default() })
}

#[test]
fn a_page_begins_at_the_stop_of_its_address_also_with_its_slide() {
    let user = embedded_stops("?stop=2&until=3", None);
    assert_eq!((user.app.state().stop_index(), user.app.state().stops().len()), (Some(1), 3));
    let user = embedded_stops("?view=lecture&stop=2", None);
    assert!(user.app.state().class_question().is_some(), "the slide asks");
    let user = embedded_stops("?view=lecture&stop=3", None);
    assert!(user.app.state().is_blank());
    let user = embedded_stops("?view=table&stop=2", None);
    assert_eq!(user.app.state().transports.fill.head(), 4.0);
    let mut user = embedded_stops("?view=table&stop=3&autoplay", None);
    user.wait(1.0);
    assert!(user.app.state().transports.fill.head() > 6.0, "it plays on from there");
    let user = embedded_stops("?view=table&stop=2&step=1", None);
    assert_eq!(user.app.state().transports.fill.head(), 1.0, "a step says more");
}

#[test]
fn a_page_with_another_last_stop_is_another_session_and_one_that_is_loaded_again_begins_at_its_stop() {
    let folder = folder();
    let shown = |user: &User| (user.app.state().stop_index(), user.app.state().stops().len());
    let mut user = embedded_stops("?stop=2&until=2", Some(folder.path()));
    user.send(Message::Edit(Edit::Title("Mine".to_owned())));
    user.app.end();
    drop(user);
    let user = embedded_stops("?stop=2&until=2", Some(folder.path()));
    assert_eq!((shown(&user), &user.app.state().document().title[..]), ((Some(1), 2), "Mine"));
    drop(user);
    let user = embedded_stops("?stop=4", Some(folder.path()));
    assert_eq!((shown(&user), &user.app.state().document().title[..]), ((Some(3), 4), ""));
}

#[test]
fn a_page_without_a_session_shows_the_stop_of_the_first_lesson() {
    let first = Session::from_ron(STOPS).unwrap().session;
    assert_eq!(link_of_page("", "", &first), None);
    assert_eq!(link_of_page("?view=table", "#8,15", &first).as_deref(), Some("#8,15"));
    assert_eq!(link_of_page("?until=2&theme=dark", "#8,15", &first).as_deref(), Some("?until=2#8,15"));
    let opened = Session::from_link(&link_of_page("?stop=3&until=3", "#", &first).unwrap()).unwrap();
    assert_eq!((opened.stop, opened.session.document.stops.len()), (Some(2), 3));
}
