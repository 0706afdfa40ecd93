//! What a learner remembers, and practice, by messages.

use coin_duel::app::command::Command;
use coin_duel::app::dialog::{Dialog, ProgressStep};
use coin_duel::app::effect::Effect;
use coin_duel::app::message::{Message, Reply};
use coin_duel::game::Pick;
use coin_duel::predict::practice::Idea;
use coin_duel::predict::{AnswerForm, QuestionState};

use crate::user::User;

const DAY: u64 = 86_400_000;

/// Answers the open question about an end: rightly, or not.
fn answer_end(user: &mut User, is_right: bool) {
    let asked = user.state().open_question().unwrap().question.clone();
    assert_eq!(asked.form(), AnswerForm::End);
    let picks = [Pick::Left, Pick::Right, Pick::Tie];
    let checks = |pick: &Pick| {
        let answer = coin_duel::predict::Answer::End(*pick);
        (asked.check(&answer) == coin_duel::predict::Verdict::Correct) == is_right
    };
    user.reply(Reply::End(picks.into_iter().find(checks).unwrap()));
}

#[test]
fn what_went_wrong_is_practised_the_same_day_and_what_was_right_on_later_days() {
    let mut user = User::new();
    user.app.set_clock(100 * DAY);
    // Nothing is known yet, so the first idea is asked for.
    user.send(Command::Practise);
    let asked = user.state().open_question().expect("the exercise asks at once");
    assert_eq!(asked.question.idea(), Idea::Reads);
    assert!(user.state().document().title.starts_with("Practice: "));
    user.reply(Reply::Reveal);
    let memory =
        |user: &User, idea| user.state().preferences.memory.of(idea).map(|record| (record.right, record.asked));
    assert_eq!(memory(&user, Idea::Reads), Some((0, 1)), "who has it shown did not know it");
    let row = user.coins().to_vec();

    // The button behind the answer leads to the next exercise: the same idea, on another row.
    let next = user.state().after_question().unwrap();
    assert_eq!(next, Message::from(Command::Practise));
    user.send(next);
    assert_eq!(user.state().open_question().unwrap().question.idea(), Idea::Reads);
    assert_ne!(user.coins(), row);
    let cells = user.state().open_question().unwrap().question.clone();
    let AnswerForm::Cells(_) = cells.form() else { panic!("cells are asked for") };
    let interval = cells.interval();
    for cell in [interval.without(coin_duel::game::End::Left), interval.without(coin_duel::game::End::Right)] {
        user.reply(Reply::Cell(cell.unwrap()));
    }
    assert_eq!(user.state().question_progress().unwrap().state, QuestionState::Correct);
    assert_eq!(memory(&user, Idea::Reads), Some((1, 2)));
    user.send(Command::Practise);
    assert_eq!(
        user.state().open_question().unwrap().question.idea(),
        Idea::Roles,
        "a new one, since the other was right"
    );

    user.app.set_clock(101 * DAY);
    user.send(Command::Practise);
    assert_eq!(user.state().open_question().unwrap().question.idea(), Idea::Reads, "it comes again on the next day");
}

#[test]
fn questions_of_lessons_count_at_the_first_try_alone() {
    let mut user = User::with_row("8 15 3 7");
    user.ask(&[coin_duel::predict::QuestionKind::BestEnd]);
    user.send(Command::StopPlaying);
    user.transport(coin_duel::app::transport::Transport::Game, coin_duel::app::transport::TransportAction::Forward);
    let memory =
        |user: &User| user.state().preferences.memory.of(Idea::Traps).map(|record| (record.right, record.asked));
    assert_eq!(memory(&user), None);
    answer_end(&mut user, false);
    answer_end(&mut user, true);
    assert_eq!(memory(&user), Some((0, 1)), "the 8 is larger, and the 7 is better");
}

#[test]
fn all_is_forgotten_only_after_a_second_question() {
    let mut user = User::new();
    user.send(Command::Practise);
    user.reply(Reply::Reveal);
    user.send(Command::Progress);
    user.send(Message::CopyProgress);
    let copied =
        |effect: &Effect| matches!(effect, Effect::CopyText(text) if text.starts_with("idea,asked,right,days\n"));
    assert!(user.effects().iter().any(copied));
    user.send(Message::ForgetProgress);
    assert!(!user.state().preferences.memory.is_empty());
    assert_eq!(user.app.dialog(), Some(&Dialog::Progress(ProgressStep::ToForget)));
    user.send(Message::ForgetProgress);
    assert!(user.state().preferences.memory.is_empty());
    assert_eq!(user.app.dialog(), Some(&Dialog::Progress(ProgressStep::Nothing)));
}
