//! Work in progress that comes back.

use crate::user::{User, file_with_row, folder, names, opened};
use coin_duel::app::Start;
use coin_duel::app::command::Command;
use coin_duel::app::dialog::Dialog;
use coin_duel::app::effect::Effect;
use coin_duel::app::message::{ChangedChoice, EarlierWorkChoice, Edit, Message, UnsavedChoice};
use coin_duel::app::transport::{Transport, TransportAction};
use std::fs;
use tempfile::TempDir;

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

/// Opens a file, changes the row if `row` is one, and ends the program or lets it crash. Then another program writes
/// `text`, and the program starts again without a file.
fn start_after_change(row: Option<&str>, is_crash: bool, text: &str) -> (User, TempDir, TempDir) {
    let (data, folder) = (folder(), folder());
    let path = file_with_row(&folder, "s.ron", "8 15 3 7");
    let mut user =
        User::start(&Start { file: Some(path.clone()), data_folder: Some(data.path().to_owned()), ..Start::default() });
    if let Some(row) = row {
        user.edit_row(row);
    }
    user.app.keep_work(0.0);
    user.app.keep_work(5.0);
    if !is_crash {
        user.app.end();
    }
    drop(user);
    fs::write(&path, text).expect("a file is written");
    let user = User::with_data_folder(data.path());
    (user, data, folder)
}

/// The first coins of each piece of recent work.
fn recent_rows(user: &User) -> Vec<Vec<i64>> {
    user.app.recent_work().pieces().iter().map(|piece| piece.about.first_coins.clone()).collect()
}

const BY_HAND: &str = "(version: 5, title: \"By hand\", coins: [1, 2], answers: earned)";

#[test]
fn a_file_that_was_edited_after_a_clean_close_is_opened_as_it_is_now() {
    let (mut user, _data, folder) = start_after_change(None, false, BY_HAND);
    assert_eq!((user.coins(), user.is_unsaved(), user.app.dialog()), (&[1, 2][..], false, None));
    assert!(user.app.notices()[0].text.contains("“s.ron” has changed since it was open here"));
    user.send(Command::Save);
    assert_eq!(opened(&folder.path().join("s.ron")).document.title, "By hand");
}

#[test]
fn unsaved_work_and_a_file_that_has_changed_are_both_offered() {
    for (choice, coins, is_unsaved, is_put_aside) in
        [(EarlierWorkChoice::Restore, &[4, 5, 6][..], true, false), (EarlierWorkChoice::OpenFile, &[1, 2], false, true)]
    {
        for is_crash in [false, true] {
            let (mut user, _data, folder) = start_after_change(Some("4 5 6"), is_crash, BY_HAND);
            let Some(Dialog::EarlierWork(text)) = user.app.dialog() else { panic!("{:?}", user.app.dialog()) };
            assert!(text.contains("“s.ron”") && text.contains("row and title"), "{text}");
            user.send(Message::EarlierWork(choice));
            assert_eq!((user.coins(), user.is_unsaved(), user.app.dialog()), (coins, is_unsaved, None));
            assert_eq!(recent_rows(&user), if is_put_aside { vec![vec![4, 5, 6]] } else { vec![] }, "{choice:?}");
            assert_eq!(fs::read_to_string(folder.path().join("s.ron")).expect("the file"), BY_HAND);
            user.app.end();
        }
    }
}

#[test]
fn work_is_not_lost_if_the_question_about_it_gets_no_answer() {
    for ends in [0, 1, 2] {
        let (mut user, data, _folder) = start_after_change(Some("4 5 6"), true, BY_HAND);
        assert_eq!(user.app.keep_work(100.0), None, "the kept work is not overwritten");
        match ends {
            0 => user.send(Message::CloseDialog),
            1 => user.app.end(),
            // A crash: the same question comes again.
            _ => {
                drop(user);
                user = User::with_data_folder(data.path());
                user.send(Message::EarlierWork(EarlierWorkChoice::OpenFile));
            }
        }
        assert_eq!(recent_rows(&user), [[4, 5, 6]]);
        user.app.end();
        drop(user);
        assert_eq!(recent_rows(&User::with_data_folder(data.path())), [[4, 5, 6]], "it is in its file");
    }
}

#[test]
fn a_file_that_cannot_be_read_any_more_is_replaced_only_after_a_question() {
    let (mut user, _data, folder) = start_after_change(None, false, "(version: 5, coins");
    assert_eq!((user.coins(), user.is_unsaved()), (&[8, 15, 3, 7][..], true));
    assert!(user.errors()[0].contains("s.ron, line 1") && user.errors()[0].contains("work from last time"));
    user.send(Command::Save);
    assert!(matches!(user.app.dialog(), Some(Dialog::Changed { .. })));
    user.send(Message::Changed(ChangedChoice::SaveAnyway));
    assert_eq!(opened(&folder.path().join("s.ron")).document.row.coins(), [8, 15, 3, 7]);
}

#[test]
fn work_on_a_row_that_stands_in_another_file_notices_a_change_of_that_file() {
    let (data, folder) = (folder(), folder());
    let [path, row] = ["s.ron", "row.txt"].map(|name| folder.path().join(name));
    fs::write(&path, "(version: 5, coins: \"row.txt\")").expect("a file is written");
    fs::write(&row, "8 15").expect("a file is written");
    let mut user =
        User::start(&Start { file: Some(path), data_folder: Some(data.path().to_owned()), ..Start::default() });
    user.app.end();
    drop(user);
    fs::write(&row, "8 16").expect("a file is written");
    let user = User::with_data_folder(data.path());
    assert_eq!((user.coins(), user.is_unsaved()), (&[8, 16][..], false));
}

#[test]
fn the_positions_come_back_if_the_file_is_as_it_was() {
    let (data, folder) = (folder(), folder());
    let path = file_with_row(&folder, "s.ron", "8 15 3 7");
    let mut user =
        User::start(&Start { file: Some(path), data_folder: Some(data.path().to_owned()), ..Start::default() });
    user.transport(Transport::Fill, TransportAction::Seek(4.0));
    user.app.end();
    drop(user);
    let user = User::with_data_folder(data.path());
    assert_eq!((user.fill(), user.is_unsaved(), user.app.notices()), (4.0, false, &[][..]));
}

#[test]
fn the_system_can_end_the_program_without_a_question_and_the_work_comes_back() {
    let data = folder();
    let mut user = User::with_data_folder(data.path());
    user.edit_row("4 5 6");
    user.send(Message::EndNow);
    assert_eq!((user.effects(), user.app.may_close(), user.app.dialog()), (vec![Effect::Close], true, None));
    user.app.end();
    drop(user);
    let user = User::with_data_folder(data.path());
    assert_eq!((user.coins(), user.is_unsaved()), (&[4, 5, 6][..], true));
}

#[test]
fn the_start_removes_what_a_dead_process_left_in_the_folders_of_its_files() {
    let (data, folder) = (folder(), folder());
    let path = file_with_row(&folder, "s.ron", "8 15");
    for place in [&data, &folder] {
        fs::write(place.path().join(".s.ron.x7Gk2a.unfinished"), "half").expect("a file is written");
    }
    let _user = User::start(&Start { file: Some(path), data_folder: Some(data.path().to_owned()), ..Start::default() });
    while names(&data).iter().chain(&names(&folder)).any(|name| name.to_string_lossy().contains("unfinished")) {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
}

#[test]
fn a_new_session_while_a_file_is_still_opened_puts_earlier_work_aside() {
    let data = folder();
    let mut user = User::with_data_folder(data.path());
    user.edit_row("4 5 6");
    user.app.end();
    drop(user);
    // A read of this file waits until the kernel has news. Where it is not allowed, it fails at once.
    let endless =
        Start { file: Some("/proc/kmsg".into()), data_folder: Some(data.path().to_owned()), ..Start::default() };
    let mut user = User::start_without_waiting(&endless);
    if user.app.overlay().is_none() {
        assert_eq!(user.coins(), [4, 5, 6], "the work goes on if the file cannot be opened");
        return;
    }
    user.send(Command::New);
    assert_eq!(user.app.overlay(), None);
    assert_eq!(recent_rows(&user), [[4, 5, 6]]);
    user.edit_row("7 7");
    assert!(user.app.keep_work(0.0).is_some(), "the new work is kept");
}
