//! What a newcomer meets: the path of the first lesson, answers that are earned, and side panels that stay as they are put.

use coin_duel::app::command::Command;
use coin_duel::app::job::Waker;
use coin_duel::app::message::{FreeReply, Message, Reply};
use coin_duel::app::panels::Room;
use coin_duel::app::predictions::FreeState;
use coin_duel::app::preferences::Preferences;
use coin_duel::app::shown::Secret;
use coin_duel::app::transport::{Transport, TransportAction};
use coin_duel::app::{App, Start};
use coin_duel::game::{End, Pick, Player};
use coin_duel::session::{Answers, Subject};

use crate::user::{SIX, User};

fn first_start(preferences: Preferences) -> User {
    User { app: App::new(&Start::default(), preferences, Waker::default()) }
}

#[test]
fn a_new_row_and_every_lesson_hide_their_answers_until_the_table_is_full() {
    let mut user = User::new();
    for _ in 0..3 {
        assert_eq!(user.state().view().answers, Answers::Earned);
        assert!(user.state().hides(Secret::Result) && user.state().hides(Secret::Advice));
        user.transport(Transport::Fill, TransportAction::Last);
        let finds_it = user.state().is_your_turn();
        assert!(!user.state().hides(Secret::Result) && user.state().hides(Secret::Advice) == finds_it);
        user.send(Command::NextLesson);
    }
    user.send(Command::New);
    assert!(user.state().hides(Secret::Result));
    user.send(Command::Answers);
    assert!(!user.state().hides(Secret::Result), "a key reveals them");
    user.send(Command::NextLesson);
    assert!(user.state().hides(Secret::Result), "that holds for its session alone");
}

#[test]
fn the_moves_of_a_game_that_is_to_be_found_appear_as_they_are_made() {
    let mut user = User::with_row(SIX);
    assert_eq!(user.state().visible_moves(), 0);
    user.transport(Transport::Game, TransportAction::Seek(2.0));
    assert_eq!(user.state().visible_moves(), 2);
    user.send(Command::Answers);
    assert_eq!(user.state().visible_moves(), 6);
}

#[test]
fn the_closed_story_stays_closed_and_opens_for_its_field() {
    let mut user = User::new();
    user.send(Command::Story);
    assert!(!user.app.shows_story());
    let again = first_start(user.state().preferences.clone());
    assert!(!again.app.shows_story(), "it is remembered");
    user.send(Command::ShowCode);
    assert!(!user.app.shows_story());
    user.send(Command::EditCoins);
    assert!(user.app.shows_story());
}

#[test]
fn a_second_pane_opens_when_asked_for_and_never_repeats_the_stage() {
    let mut user = User::with_row(SIX);
    assert_eq!(user.app.pane(), None);
    user.send(Command::Beside);
    assert_eq!((user.state().view().subject, user.app.pane()), (Subject::Table, Some(Subject::Code)));
    user.send(Command::ShowCode);
    assert_eq!(user.app.pane(), Some(Subject::Table));
    user.send(Message::Pane(Subject::Calls));
    assert_eq!(user.app.pane(), Some(Subject::Calls));
    user.send(Command::ShowCalls);
    assert_eq!(user.app.pane(), Some(Subject::Table));
    user.send(Message::Pane(Subject::Map));
    assert_eq!((user.state().view().subject, user.app.pane()), (Subject::Calls, Some(Subject::Map)));
    // The whole map stands beside the table that it is of, never the other way round.
    user.send(Command::ShowTable);
    assert_eq!(user.app.pane(), Some(Subject::Map));
    user.send(Command::ShowMap);
    assert_eq!(user.app.pane(), Some(Subject::Code));
    user.send(Message::Pane(Subject::Table));
    assert_eq!((user.state().view().subject, user.app.pane()), (Subject::Table, Some(Subject::Map)));
    user.send(Command::Beside);
    assert_eq!(user.app.pane(), None);
}

#[test]
fn a_lesson_opens_its_second_pane_only_in_a_wide_window() {
    let mut user = User::new();
    user.send(Message::Lesson(5));
    let asked = user.state().view().beside;
    assert!(asked.is_some());
    assert_eq!(user.app.pane(), None);
    user.app.set_room(Room::Wide);
    assert_eq!(user.app.pane(), asked);
    user.send(Command::Beside);
    assert_eq!(user.app.pane(), None, "what the user has closed stays closed");
}

#[test]
fn the_keys_move_what_the_stage_shows() {
    let mut user = User::with_row(SIX);
    for (command, transport) in [
        (Command::ShowGame, Transport::Game),
        (Command::ShowCalls, Transport::Fill),
        (Command::ShowFusion, Transport::Fusion),
        (Command::ShowTable, Transport::Fill),
        (Command::SwitchTransport, Transport::Game),
        (Command::SwitchTransport, Transport::Fill),
    ] {
        user.send(command);
        assert_eq!(user.state().transports.active, transport, "{command:?}");
    }
}

#[test]
fn where_one_part_has_room_the_story_takes_the_place_of_the_stage_and_gives_it_back() {
    let mut user = User::new();
    user.app.set_room(Room::OnePart);
    assert!(!user.app.shows_story(), "the stage comes first");
    user.send(Command::EditCoins);
    assert!(user.app.shows_story());
    user.send(Command::ShowCode);
    assert!(!user.app.shows_story());
    user.send(Command::Beside);
    assert_eq!(user.app.pane(), None);
    user.app.set_room(Room::Usual);
    assert!(user.app.shows_story(), "nothing was closed");
}

#[test]
fn playing_does_nothing_while_the_game_waits_for_a_person() {
    let mut user = User::with_row(SIX);
    user.send(Command::PlayTheTable);
    assert!(!user.state().can_play(Transport::Game));
    user.send(Command::PlayPause);
    assert!(!user.state().transports.game.is_playing());
    user.send(Message::Take(End::Left.into()));
    assert!(!user.state().can_play(Transport::Game), "the coin is in flight");
}

/// A session of four coins with these stops, played by the table.
fn with_stops(stops: &str) -> (User, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("path.ron");
    let text = format!("(version: 9, coins: [8, 15, 3, 7], subject: game, answers: earned, stops: [{stops}])");
    std::fs::write(&path, text).unwrap();
    (User::with_file(&path), folder)
}

const ASKS_ABOUT_THE_GAME: &str =
    "(at: game(0), words: \"Look.\"), (at: game(0), ask: best_end), (at: game(1)), (at: fill(10.0))";

#[test]
fn the_first_lesson_is_played_then_the_table_is_filled_by_answering_and_the_rematch_is_won() {
    let mut user = User::new();
    let at = |user: &User| user.state().stop_index();
    let words = |user: &User| user.state().plain_words();
    assert_eq!(at(&user), Some(0));
    assert!(words(&user).contains("the 8 or the 7") && user.state().is_your_turn(), "{}", words(&user));
    // The larger end loses.
    for end in [End::Left, End::Right] {
        user.take(end);
        user.wait(9.0);
    }
    let end = user.state().n();
    assert_eq!(user.state().ply(), end);
    let scores = user.state().game().scores_after(end);
    assert!(scores.of(Player::First) < scores.of(Player::Second));
    assert_eq!(at(&user), Some(0), "its words stay");
    // Each question holds the lesson, and each step follows from an answer.
    let last = user.state().stops().len() - 1;
    let (mut asked, mut cells) = (0, 0.0);
    while at(&user) < Some(last) {
        user.send(Command::NextPage);
        user.wait(5.0);
        let fill = user.state().transports.fill.resting_head();
        assert!(fill >= cells, "the table only grows");
        cells = fill;
        if user.state().waits_for_answer() || user.state().waits_for_free_answer() {
            let before = at(&user);
            asked += 1;
            assert!(user.state().hides(Secret::Result));
            user.send(Command::NextPage);
            assert_eq!(at(&user), before, "the same key shows the answer first");
        }
    }
    assert_eq!((asked, cells), (7, 10.0));
    // The rematch begins a new game, and what was played is kept.
    assert_eq!((user.state().ply(), user.state().is_your_turn()), (0, true));
    for end in [End::Right, End::Left] {
        user.take(end);
        user.wait(9.0);
    }
    let scores = user.state().game().scores_after(end);
    assert!(scores.of(Player::First) > scores.of(Player::Second));
    assert_eq!(user.lines().len(), 2);
}

#[test]
fn a_stop_asks_before_its_answer_is_shown_and_explains_a_wrong_one() {
    let (mut user, _folder) = with_stops(ASKS_ABOUT_THE_GAME);
    let at = |user: &User| user.state().stop_index();
    user.send(Command::NextPage);
    assert!(user.state().waits_for_answer() && user.state().predict_settings().is_none());
    for secret in [Secret::Result, Secret::Advice, Secret::NextMoves] {
        assert!(user.state().hides(secret), "{secret:?}");
    }
    // A wrong answer is explained, and the question stays open. To take the coin is the same answer.
    user.send(Message::Reply(Reply::End(Pick::Left)));
    assert!(user.state().waits_for_answer());
    user.send(Message::Take(End::Left.into()));
    assert!(user.state().waits_for_answer() && user.state().ply() == 0 && !user.is_unsaved());
    assert_eq!(user.state().record().asked(), 1);
    user.send(Command::Forward);
    assert_eq!((at(&user), user.state().ply()), (Some(1), 0), "a question holds up the step");
    user.send(Command::NextPage);
    assert!(!user.state().waits_for_answer(), "the same key shows the answer");
    assert_eq!(at(&user), Some(1));
    user.send(Command::NextPage);
    user.wait(5.0);
    assert_eq!((at(&user), user.state().ply()), (Some(2), 1), "the step is shown");
    user.send(Command::PreviousPage);
    user.wait(5.0);
    assert_eq!((at(&user), user.state().waits_for_answer()), (Some(1), false), "it was answered");
    assert!(user.state().open_question().is_some(), "its answer stands there");
}

#[test]
fn another_subject_ends_the_question_of_a_stop() {
    let (mut user, _folder) = with_stops(ASKS_ABOUT_THE_GAME);
    user.send(Message::GoToStop(1));
    assert!(user.state().waits_for_answer());
    user.send(Command::TakeLeft);
    assert!(user.state().show_of_hands().is_none(), "no class is there to raise hands");
    user.send(Command::ShowTable);
    assert!(user.state().open_question().is_none());
    user.send(Command::Last);
    assert_eq!((user.fill(), user.state().ply()), (10.0, 0), "the keys fill the table, and the game stays");
}

#[test]
fn an_authors_question_takes_another_try_and_keeps_its_answer() {
    let free = "(at: fill(0.0), words: \"Count.\", question: (text: \"How many of {n}?\", options: [\"6\", \"{cells}\"], \
                answer: \"{cells}\", why: \"Each is a row.\")), (at: fill(10.0))";
    let (mut user, _folder) = with_stops(free);
    user.send(Message::GoToStop(0));
    let asked = user.state().free_answer().unwrap();
    assert_eq!((&asked.question.question[..], &asked.question.choices[1][..]), ("How many of 4?", "10"));
    assert!(user.state().waits_for_free_answer());
    user.send(Message::FreeReply(FreeReply::Answer("6".to_owned())));
    let asked = user.state().free_answer().unwrap();
    assert_eq!(asked.state, FreeState::Wrong("6".to_owned()));
    assert_eq!(asked.question.reveal(), "10: Each is a row");
    user.send(Message::FreeReply(FreeReply::Answer("10".to_owned())));
    assert_eq!(user.state().free_answer().unwrap().state, FreeState::Right);
    user.send(Command::NextPage);
    assert_eq!(user.state().stop_index(), Some(1));
    user.send(Command::PreviousPage);
    assert!(!user.state().waits_for_free_answer() && user.state().free_answer().is_some(), "it was answered");
    // A class votes on it.
    user.send(Command::StartLecture);
    user.send(Command::NextPage);
    let asked = user.state().show_of_hands().unwrap();
    assert_eq!(asked.options.iter().map(|option| option.is_correct).collect::<Vec<_>>(), [false, true]);
    assert!(user.state().free_answer().is_none());
    // The row that another one takes the place of had another number of cells.
    user.send(Command::Lecture);
    user.edit_row("8 15 3");
    user.send(Message::GoToStop(0));
    assert_eq!(user.state().free_answer().unwrap().question.answer, "6");
    assert!(user.state().waits_for_free_answer());
}

#[test]
fn a_class_votes_twice() {
    let (mut user, _folder) = with_stops(ASKS_ABOUT_THE_GAME);
    user.send(Command::StartLecture);
    for _ in 0..2 {
        user.send(Command::NextPage);
    }
    user.send(Command::VoteAgain);
    assert_eq!(user.state().show_of_hands().unwrap().earlier, None, "nobody has voted");
    for command in [Command::TakeLeft, Command::TakeLeft, Command::TakeRight, Command::VoteAgain, Command::TakeRight] {
        user.send(command);
    }
    let asked = user.state().show_of_hands().unwrap();
    assert_eq!((asked.earlier.as_deref(), &asked.hands[..]), (Some(&[2, 1, 0][..]), &[0, 1, 0][..]));
    user.send(Command::NextPage);
    user.send(Command::VoteAgain);
    let asked = user.state().show_of_hands().unwrap();
    assert!(asked.is_answered && asked.hands == [0, 1, 0], "the answer ends the votes");
}

#[test]
fn the_clicker_goes_step_by_step_where_the_only_stop_is_words() {
    let (mut user, _folder) = with_stops("(at: fill(0.0), words: \"Look.\")");
    user.send(Command::ShowTable);
    user.send(Command::StartLecture);
    for steps in 0..4 {
        user.send(Command::NextPage);
        user.wait(3.0);
        assert_eq!(user.fill(), f64::from(steps), "the first click leaves the title");
    }
}

#[test]
fn the_clicker_stops_at_an_only_stop_without_words() {
    let (mut user, _folder) = with_stops("(at: fill(3.0))");
    user.send(Command::StartLecture);
    user.send(Command::NextPage);
    user.wait(5.0);
    assert_eq!((user.state().stop_index(), user.fill()), (Some(0), 3.0));
}

#[test]
fn a_stop_asks_neither_a_lecturer_nor_an_author() {
    let (mut user, _folder) = with_stops(ASKS_ABOUT_THE_GAME);
    user.send(Command::ListStops);
    user.send(Message::GoToStop(1));
    assert!(user.state().open_question().is_none());
    user.send(Command::ListStops);
    user.send(Message::GoToStop(1));
    assert!(user.state().waits_for_answer());
    user.send(Command::Lecture);
    user.send(Message::GoToStop(1));
    assert!(user.state().open_question().is_none() && user.state().class_question().is_some());
    user.send(Command::Lecture);
    assert_eq!(user.state().stop_index(), Some(1), "its words stay beside its picture");
}

#[test]
fn a_stop_is_about_the_game_of_the_lesson_after_other_moves_were_tried() {
    let (mut user, _folder) = with_stops(ASKS_ABOUT_THE_GAME);
    user.take(End::Left);
    user.wait(5.0);
    assert_eq!((user.state().ply(), user.state().line()), (1, 1));
    user.send(Message::GoToStop(2));
    user.wait(5.0);
    assert_eq!((user.state().ply(), user.state().line()), (1, 0));
    assert_eq!(user.state().game().moves().get(0).unwrap().coin_index(user.state().n()), 3, "First takes the 7");
    assert_eq!(user.lines().len(), 2, "what was tried is kept");
}
