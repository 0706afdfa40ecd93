//! Editing a row, and stepping through its fill.

use crate::user::{SIX, User, file_with_row, folder, opened};
use coin_duel::app::command::Command;
use coin_duel::app::message::{Edit, Message};
use coin_duel::app::transport::{Transport, TransportAction};
use coin_duel::game::{FillOrder, Interval, Recurrence};
use coin_duel::session::Layout;

#[test]
fn a_file_is_opened_edited_stepped_through_saved_and_read_back() {
    let folder = folder();
    let path = file_with_row(&folder, "lesson.ron", "1 2 3");
    let mut user = User::new();
    user.send(Message::OpenFile(path.clone()));
    assert_eq!((user.coins(), user.is_unsaved()), (&[1, 2, 3][..], false));

    user.type_row(&["8", "8 15", "8 15 3 7 9", SIX]);
    assert_eq!((user.coins(), user.fill()), (&[8, 15, 3, 7, 9, 2][..], 0.0));
    assert!(user.is_unsaved());

    user.step(Command::Forward);
    user.step(Command::Forward);
    assert_eq!(user.fill(), 2.0);
    user.step(Command::ForwardSweep);
    assert_eq!(user.fill(), 6.0, "the diagonal of the single coins is full");
    user.step(Command::Back);
    assert_eq!(user.fill(), 5.0);
    user.transport(Transport::Fill, TransportAction::Seek(7.5));
    assert_eq!(user.state().progress().map(|progress| progress.interval), Some(Interval::new(1, 2)));
    user.transport(Transport::Fill, TransportAction::PlayPause);
    user.wait(60.0);
    assert!(user.state().transports.fill.is_at_end() && !user.state().is_moving());
    user.send(Message::GoTo(Interval::new(1, 4)));
    assert_eq!(user.fill(), 17.0);

    user.send(Command::TwoAhead);
    user.send(Command::Rows);
    user.send(Command::ToggleLayout);
    assert_eq!(user.state().fill().recurrence, Recurrence::TWO_AHEAD);
    assert_eq!(user.state().shown_interval(), Some(Interval::new(1, 4)), "the fill stays at its cell");
    let fill = user.fill();

    user.send(Command::Undo);
    assert_eq!(user.coins(), [1, 2, 3], "one run of typing is one step");
    assert!(!user.app.can_undo());
    user.send(Command::Redo);
    assert_eq!(user.coins(), [8, 15, 3, 7, 9, 2]);
    assert!(!user.app.can_redo());
    user.transport(Transport::Fill, TransportAction::Seek(fill));

    user.send(Command::Save);
    assert_eq!((user.is_unsaved(), user.app.notices()), (false, &[][..]));
    let saved = opened(&path);
    assert_eq!(saved, user.state().session());
    let view = (saved.view.recurrence, saved.view.fill_order, saved.view.layout);
    assert_eq!(view, (Recurrence::TWO_AHEAD, FillOrder::Rows, Layout::Triangle));
    assert_eq!(saved.fill_position, fill);
}

#[test]
fn a_title_and_words_are_two_steps_for_undo() {
    let mut user = User::with_row(SIX);
    let before = user.state().document().clone();
    for text in ["M", "My", "My row"] {
        user.send(Message::Edit(Edit::Title(text.to_owned())));
    }
    for text in ["A", "A note"] {
        user.send(Message::Edit(Edit::Words(text.to_owned())));
    }
    assert!(user.app.title().starts_with("My row*"));
    user.send(Command::Undo);
    let document = user.state().document();
    assert_eq!((&document.title[..], &document.stops), ("My row", &before.stops));
    user.send(Command::Undo);
    assert_eq!(*user.state().document(), before);
}
