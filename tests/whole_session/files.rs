//! Files that other programs change, remove or replace while they are open here, and files that cannot be read.

use crate::user::{SIX, User, file_with_row, folder, opened};
use coin_duel::app::command::Command;
use coin_duel::app::dialog::Dialog;
use coin_duel::app::effect::Effect;
use coin_duel::app::message::{ChangedChoice, Edit, Message, UnsavedChoice};
use coin_duel::app::notice::Topic;
use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

/// Gives the window the focus, and waits until its file is compared.
fn focus(user: &mut User) {
    user.send(Message::Focused);
    user.finish_file_tasks();
}

fn rewrite(path: &Path, text: &str) {
    fs::write(path, text).expect("a file is written");
}

const OTHER: &str = "(version: 5, title: \"By hand\", coins: [1, 2, 3], answers: earned)";

/// What the dialog says about a file that has changed.
fn changed_text(user: &User) -> &str {
    let Some(Dialog::Changed { text, .. }) = user.app.dialog() else { panic!("{:?}", user.app.dialog()) };
    text
}

#[test]
fn a_file_that_another_program_has_changed_is_not_replaced_without_a_question() {
    let folder = folder();
    let path = file_with_row(&folder, "s.ron", SIX);
    let mut user = User::with_file(&path);
    user.edit_row("7 7");
    rewrite(&path, OTHER);
    user.send(Command::Save);
    assert_eq!(fs::read_to_string(&path).expect("the file"), OTHER);
    assert!(changed_text(&user).contains("The file differs in: row and title."), "{}", changed_text(&user));
    user.send(Message::Changed(ChangedChoice::Cancel));
    assert!(user.is_unsaved() && user.app.dialog().is_none());
    let [notice] = user.app.notices() else { panic!("{:?}", user.app.notices()) };
    assert!(notice.text.contains("The file differs in: row and title."), "{}", notice.text);
    user.send(Command::Save);
    user.send(Message::Changed(ChangedChoice::SaveAnyway));
    assert_eq!(user.app.notices(), [], "the difference is gone");
    assert_eq!((opened(&path).document.row.coins(), user.is_unsaved()), (&[7, 7][..], false));
    user.edit_row("8 8");
    user.send(Command::Save);
    assert_eq!(opened(&path).document.row.coins(), [8, 8], "its own save is no change by others");
}

#[test]
fn a_change_on_the_disk_is_noticed_when_the_window_gets_the_focus() {
    let folder = folder();
    let path = file_with_row(&folder, "s.ron", SIX);
    let mut user = User::with_file(&path);
    focus(&mut user);
    assert!(!user.is_unsaved() && user.app.dialog().is_none());
    rewrite(&path, OTHER);
    focus(&mut user);
    assert!(user.is_unsaved() && changed_text(&user).contains("row and title"));
    user.send(Message::Changed(ChangedChoice::Cancel));
    focus(&mut user);
    assert_eq!(user.app.dialog(), None, "the same change is asked about once");
    rewrite(&path, &OTHER.replace('3', "4"));
    focus(&mut user);
    let before = user.coins().to_vec();
    user.send(Message::Changed(ChangedChoice::Reload));
    assert_eq!((user.coins(), user.is_unsaved()), (&[1, 2, 4][..], false));
    user.send(Command::Undo);
    assert_eq!(user.coins(), before, "undo brings back what was here");
}

#[test]
fn a_file_that_is_only_written_differently_is_the_same_session() {
    let folder = folder();
    let path = file_with_row(&folder, "s.ron", SIX);
    let mut user = User::with_file(&path);
    let text = fs::read_to_string(&path).expect("the file");
    rewrite(&path, &text);
    focus(&mut user);
    assert!(!user.is_unsaved() && user.app.dialog().is_none(), "the content is the same");
    rewrite(&path, &format!("// a comment by hand\n{text}"));
    focus(&mut user);
    assert!(changed_text(&user).contains("but not the session in it"));
}

#[test]
fn a_second_window_on_the_same_file_notices_the_save_of_the_first() {
    let folder = folder();
    let path = file_with_row(&folder, "s.ron", SIX);
    let (mut one, mut two) = (User::with_file(&path), User::with_file(&path));
    one.edit_row("7 7");
    one.send(Command::Save);
    two.send(Message::Edit(Edit::Title("Mine".to_owned())));
    two.send(Command::Save);
    assert!(changed_text(&two).contains("row and title"));
    assert_eq!(opened(&path).document.row.coins(), [7, 7]);
    two.send(Message::Changed(ChangedChoice::SaveAs));
    let mine = folder.path().join("mine.ron");
    two.send(Message::SaveTo(mine.clone()));
    assert_eq!((opened(&mine).document.title, opened(&path).document.title), ("Mine".to_owned(), String::new()));
}

#[test]
fn a_file_that_was_deleted_shows_as_unsaved_and_is_written_again() {
    let folder = folder();
    let path = file_with_row(&folder, "s.ron", SIX);
    let mut user = User::with_file(&path);
    fs::remove_file(&path).expect("the file is removed");
    focus(&mut user);
    assert!(user.is_unsaved() && user.errors()[0].contains("s.ron is no longer there"));
    user.send(Command::Save);
    assert_eq!((opened(&path).document.row.len(), user.is_unsaved()), (6, false));
    assert_eq!(user.app.notices(), [], "what has ended is not shown any more");
}

#[test]
fn closing_with_a_file_that_has_changed_asks_before_it_is_replaced() {
    let folder = folder();
    let path = file_with_row(&folder, "s.ron", SIX);
    let mut user = User::with_file(&path);
    user.edit_row("7 7");
    rewrite(&path, OTHER);
    assert!(!user.app.request_close());
    user.send(Message::Unsaved(UnsavedChoice::Save));
    assert_eq!((user.effects(), fs::read_to_string(&path).expect("the file")), (vec![], OTHER.to_owned()));
    user.send(Message::Changed(ChangedChoice::SaveAnyway));
    assert_eq!(user.effects(), [Effect::Close]);
}

#[test]
fn an_error_of_saving_goes_away_when_saving_succeeds_and_errors_do_not_pile_up() {
    let folder = folder();
    let path = folder.path().join("gone").join("s.ron");
    let mut user = User::with_row(SIX);
    for _ in 0..5 {
        user.send(Message::SaveTo(path.clone()));
    }
    assert!(matches!(user.errors()[..], [error] if error.contains("cannot save")), "{:?}", user.errors());
    fs::create_dir(folder.path().join("gone")).expect("a folder");
    user.send(Message::SaveTo(path));
    assert_eq!(user.errors(), [] as [&str; 0]);
}

#[test]
fn opening_a_file_keeps_the_notices_about_other_things() {
    let data = folder();
    let (with_file_in_the_way, given) = (data.path().join("taken"), file_with_row(&data, "s.ron", SIX));
    fs::write(&with_file_in_the_way, "").expect("a file is written");
    // The data folder can't be made, because a file has its name.
    let start =
        coin_duel::app::Start { file: Some(given), data_folder: Some(with_file_in_the_way), ..Default::default() };
    let user = User::start(&start);
    assert_eq!(user.coins().len(), 6);
    let topics: Vec<_> = user.app.notices().iter().map(|notice| notice.topic).collect();
    assert_eq!(topics, [Topic::Recovery]);
    assert!(user.errors()[0].contains("not kept for the next start"));
}

#[test]
fn a_disk_that_fills_up_is_reported_while_it_lasts() {
    let data = folder();
    let mut user = User::with_data_folder(data.path());
    // A folder in the place of the file can't be replaced by a file.
    let slot = data.path().join("recovery-1.ron");
    fs::create_dir_all(slot.join("in the way")).expect("a folder");
    user.edit_row("4 5 6");
    user.app.keep_work(0.0);
    let keep = |user: &mut User, now: f64, is_reported: bool| {
        while user.errors().is_empty() == is_reported {
            sleep(Duration::from_millis(5));
            user.app.keep_work(now);
        }
    };
    keep(&mut user, 5.0, true);
    assert!(user.errors()[0].contains("recovery-1.ron"), "{:?}", user.errors());
    fs::remove_dir_all(&slot).expect("the folder is removed");
    user.app.keep_work(20.0);
    keep(&mut user, 40.0, false);
    drop(user);
    assert_eq!(User::with_data_folder(data.path()).coins(), [4, 5, 6]);
}

#[cfg(unix)]
#[test]
fn a_file_name_that_is_not_utf_8_is_saved_kept_and_remembered() {
    use std::os::unix::ffi::OsStrExt;
    let (data, folder) = (folder(), folder());
    let path = folder.path().join(std::ffi::OsStr::from_bytes(b"\xff.ron"));
    let mut user = User::with_data_folder(data.path());
    user.edit_row("4 5 6");
    user.send(Message::SaveTo(path.clone()));
    assert_eq!(user.errors(), [] as [&str; 0]);
    user.edit_row("7 8");
    user.app.keep_work(0.0);
    user.app.keep_work(5.0);
    let text = ron::to_string(&user.state().preferences).expect("preferences are written");
    drop(user);
    let user = User::with_data_folder(data.path());
    assert_eq!((user.coins(), user.app.origin().path.as_ref(), user.is_unsaved()), (&[7, 8][..], Some(&path), true));
    let preferences: coin_duel::app::preferences::Preferences = ron::from_str(&text).expect("preferences are read");
    assert_eq!(preferences.recent.paths(), [path]);
}

#[cfg(unix)]
#[test]
fn a_file_that_never_answers_can_be_given_up() {
    let mut user = User::with_row(SIX);
    // A read of this file waits until the kernel has news. Where it is not allowed, it fails at once.
    let endless = Path::new("/proc/kmsg");
    user.send(Message::OpenFile(endless.to_owned()));
    user.app.apply(Message::Unsaved(UnsavedChoice::Discard));
    if user.app.overlay().is_some() {
        assert_eq!(user.app.overlay(), Some(coin_duel::app::dialog::Overlay::Waiting("Opening kmsg…".to_owned())));
        user.send(Message::StopFileTask);
    }
    assert!(user.app.overlay().is_none() && user.errors()[0].contains("/proc/kmsg"), "{:?}", user.errors());
    assert_eq!(user.coins().len(), 6, "the work is still there");
}

// Windows has no such names.
#[cfg(unix)]
#[test]
fn control_characters_do_not_reach_the_title_of_the_window() {
    let folder = folder();
    let mut user = User::with_row(SIX);
    user.send(Message::Edit(Edit::Title("A\0B\u{1b}\nC".to_owned())));
    user.send(Message::Edit(Edit::Words("one\n\0two".to_owned())));
    assert!(!user.app.title().contains(char::is_control), "{:?}", user.app.title());
    assert!(user.app.title().starts_with("A□B□□C*"), "{:?}", user.app.title());
    assert_eq!(user.state().document().stops[0].words, "one\n□two");
    if cfg!(unix) {
        user.send(Message::SaveTo(folder.path().join("a\nb\u{1b}.ron")));
        assert_eq!((user.app.title(), user.errors()), ("a□b□.ron — coin-duel".to_owned(), vec![]));
    }
    let path = folder.path().join("nul.ron");
    rewrite(&path, "(version: 5, title: \"x\0y\", coins: [1, 2])");
    let user = User::with_file(&path);
    assert!(user.errors()[0].contains("`title`"), "{:?}", user.errors());
    assert_eq!(user.state().document().title, "x□y");
}
