//! Parts of the program that stand alone inside another page.

use crate::user::User;
use coin_duel::app::Start;
use coin_duel::app::command::Command;
use coin_duel::app::effect::Effect;
use coin_duel::app::embed::{Embed, Part};
use coin_duel::picture::color_role::Theme;

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
