//! Answering questions before a step.

use crate::user::{SIX, User};
use coin_duel::app::command::Command;
use coin_duel::app::dialog::Dialog;
use coin_duel::app::message::{Message, Reply};
use coin_duel::app::shown::Secret;
use coin_duel::app::transport::{Transport, TransportAction};
use coin_duel::game::{Interval, Pick};
use coin_duel::predict::{QuestionKind, QuestionState};
use coin_duel::text::said;
use coin_duel::wording;

#[test]
fn predictions_are_answered_correctly_wrongly_and_revealed_up_to_the_summary() {
    let mut user = User::with_row("8 15 3 7");
    user.ask(&[QuestionKind::Sources, QuestionKind::End, QuestionKind::First]);
    assert!(user.state().hides(Secret::Result));
    for _ in 0..4 {
        user.step(Command::Forward);
    }
    assert_eq!((user.fill(), user.state().waits_for_answer()), (4.0, false), "single coins are not asked for");

    let state_of = |user: &User| user.state().question_progress().expect("a question").state;
    let asked = |user: &mut User, cell: (usize, usize)| {
        user.step(Command::Forward);
        let question = user.state().open_question().expect("a question").question.clone();
        assert_eq!((question.interval(), user.state().waits_for_answer()), (Interval::new(cell.0, cell.1), true));
        question.kind()
    };

    // The cells that 0 to 1 reads: a wrong answer, then the correct one.
    assert_eq!(asked(&mut user, (0, 1)), QuestionKind::Sources);
    for cell in [0, 2] {
        user.reply(Reply::Cell(Interval::new(cell, cell)));
    }
    assert!(matches!(state_of(&user), QuestionState::Wrong(_)));
    user.step(Command::Forward);
    assert_eq!(user.fill(), 4.0, "a question holds up the fill");
    for cell in [0, 1] {
        user.reply(Reply::Cell(Interval::new(cell, cell)));
    }
    assert_eq!(state_of(&user), QuestionState::Correct);
    user.step(Command::Forward);
    assert_eq!(user.fill(), 5.0);

    // The end that 1 to 2 takes, of 15 and 3.
    assert_eq!(asked(&mut user, (1, 2)), QuestionKind::End);
    user.reply(Reply::End(Pick::Right));
    assert!(matches!(state_of(&user), QuestionState::Wrong(_)));
    user.reply(Reply::End(Pick::Left));
    assert_eq!(state_of(&user), QuestionState::Correct);
    user.step(Command::Forward);

    // The number of 2 to 3, of 3 and 7.
    assert_eq!(asked(&mut user, (2, 3)), QuestionKind::First);
    user.reply(Reply::Check);
    assert_eq!(state_of(&user), QuestionState::Asked, "no number is typed");
    assert!(user.state().open_question().expect("a question").lacks.is_some());
    user.reply(Reply::Number("3".to_owned()));
    user.reply(Reply::Check);
    assert!(matches!(state_of(&user), QuestionState::Wrong(_)));
    user.reply(Reply::Number("7".to_owned()));
    user.reply(Reply::Check);
    assert_eq!(state_of(&user), QuestionState::Correct);
    user.step(Command::Forward);

    assert_eq!(asked(&mut user, (0, 2)), QuestionKind::Sources);
    user.reply(Reply::Reveal);
    assert_eq!(state_of(&user), QuestionState::Revealed);
    user.step(Command::Forward);

    // Left is worth 15 + 3, and right 7 + 3.
    assert_eq!(asked(&mut user, (1, 3)), QuestionKind::End);
    user.reply(Reply::End(Pick::Left));
    user.step(Command::Forward);

    // Left is worth 8 + 7, and right 7 + 15.
    assert_eq!(asked(&mut user, (0, 3)), QuestionKind::First);
    assert!(user.state().hides(Secret::Result));
    user.reply(Reply::Type("2".to_owned()));
    user.reply(Reply::Type("2".to_owned()));
    user.reply(Reply::Check);
    assert_eq!(state_of(&user), QuestionState::Correct);
    assert_eq!(user.app.dialog(), None);
    user.step(Command::Forward);

    assert!(user.state().transports.fill.is_at_end() && !user.state().hides(Secret::Result));
    let record = user.state().record();
    assert_eq!((record.asked(), record.correct_at_first_try()), (6, 2));
    let Some(Dialog::Summary(summary)) = user.app.dialog() else { panic!("{:?}", user.app.dialog()) };
    assert!(summary.contains(said("predict.summary-first-try", &["2", "6"])), "{summary}");
    user.send(Message::CloseDialog);
    user.wait(1.0);
    assert_eq!(user.app.dialog(), None, "the summary is shown once");
}

#[test]
fn playing_stops_at_a_question_and_goes_on_after_the_answer() {
    let mut user = User::with_row("8 15 3 7");
    user.send(Command::Predict);
    user.transport(Transport::Fill, TransportAction::PlayPause);
    user.wait(10.0);
    assert_eq!((user.fill(), user.state().waits_for_answer()), (4.0, true));
    user.transport(Transport::Fill, TransportAction::PlayPause);
    user.wait(10.0);
    assert_eq!((user.fill(), user.state().waits_for_answer()), (4.0, true), "it does not play past a question");
    user.send(Command::NextPage);
    assert!(!user.state().waits_for_answer(), "a presenter's remote reveals the answer");
    user.transport(Transport::Fill, TransportAction::PlayPause);
    user.wait(10.0);
    assert_eq!((user.fill(), user.state().waits_for_answer()), (5.0, true));
    user.send(Command::Predict);
    assert!(matches!(user.app.dialog(), Some(Dialog::Summary(_))), "turning it off sums up");
    assert_eq!(user.state().predict_settings(), None);
}

#[test]
fn answers_that_name_nothing_in_the_question_are_no_answers() {
    let mut user = User::with_row(SIX);
    user.ask(&[QuestionKind::Second]);
    user.transport(Transport::Fill, TransportAction::Seek(6.0));
    user.step(Command::Forward);
    assert!(user.state().waits_for_answer());
    for reply in [
        Reply::Cell(Interval::new(0, 0)),
        Reply::Cell(Interval::new(2, 99)),
        Reply::Choose,
        Reply::Number("8".to_owned()),
        Reply::Source(9),
        Reply::Check,
    ] {
        user.reply(reply);
    }
    let progress = user.state().question_progress().expect("a question");
    assert_eq!((progress.tries, progress.state), (0, QuestionState::Asked));
    user.reply(Reply::Source(1));
    user.reply(Reply::Check);
    assert_eq!(user.state().question_progress().expect("a question").tries, 1);
}

#[test]
fn an_answer_of_another_form_is_wrong_and_the_next_one_can_be_correct() {
    let mut user = User::with_row(SIX);
    user.ask(&[QuestionKind::First]);
    user.transport(Transport::Fill, TransportAction::Seek(6.0));
    user.step(Command::Forward);
    user.reply(Reply::End(Pick::Left));
    let progress = user.state().question_progress().expect("a question");
    assert!(
        matches!(progress.state, QuestionState::Wrong(answer) if progress.question.explanation_of(&answer) == wording::predict::question::answer_is_number())
    );
    user.reply(Reply::Number("15".to_owned()));
    user.reply(Reply::Check);
    let progress = user.state().question_progress().expect("a question");
    assert_eq!((progress.tries, progress.state), (2, QuestionState::Correct));
}

#[test]
fn the_explanation_of_a_wrong_answer_counts_as_the_session_does_now() {
    let mut user = User::with_row(SIX);
    user.ask(&[QuestionKind::First]);
    user.transport(Transport::Fill, TransportAction::Seek(16.0));
    user.step(Command::Forward);
    user.reply(Reply::Number("27".to_owned()));
    user.reply(Reply::Check);
    let explanation = |user: &User| {
        let progress = user.state().question_progress().expect("a question");
        let QuestionState::Wrong(answer) = progress.state else { panic!("27 is wrong") };
        progress.question.counting(user.state().view().count_from).explanation_of(&answer)
    };
    assert!(explanation(&user).starts_with("15 + fir[2][4] = 15 + 12 = 27: "), "{}", explanation(&user));
    user.send(Command::CountFromOne);
    assert!(user.state().open_question().is_some(), "the question stays open");
    assert!(explanation(&user).starts_with("15 + fir[3][5] = 15 + 12 = 27: "), "{}", explanation(&user));
    user.reply(Reply::Number("22".to_owned()));
    user.reply(Reply::Check);
    let progress = user.state().question_progress().expect("a question");
    assert_eq!((progress.tries, progress.state), (2, QuestionState::Correct), "it is the same question");
}
