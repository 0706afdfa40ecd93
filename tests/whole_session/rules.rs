//! Games by other rules: choosing a rule, its moves, its file.

use std::fs;

use coin_duel::app::command::Command;
use coin_duel::app::message::Message;
use coin_duel::app::message::Reply;
use coin_duel::app::transport::{Transport, TransportAction};
use coin_duel::game::rule::Most;
use coin_duel::game::rule::solution::Solution;
use coin_duel::game::rule::taking::Taking;
use coin_duel::game::table::derivation::Numbers;
use coin_duel::game::{End, Interval, Player, Recurrence, Rule};
use coin_duel::predict::record::QuestionState;
use coin_duel::predict::settings::QuestionKind;
use coin_duel::session::{Session, Subject};

use crate::user::User;

/// A user with a session of these fields beside its version.
fn with(fields: &str) -> User {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("rule.ron");
    fs::write(&path, format!("(version: 9, {fields})")).unwrap();
    User::with_file(&path)
}

const COMMANDS: [(Command, Rule); 6] = [
    (Command::ClassicRule, Rule::CLASSIC),
    (Command::WhatStays, Rule::WHAT_STAYS),
    (Command::FewestWins, Rule::FEWEST_WINS),
    (Command::RisingPrices, Rule::RISING_PRICES),
    (Command::DoublingPrices, Rule::DOUBLING_PRICES),
    (Command::Circle, Rule::CIRCLE),
];

#[test]
fn a_rule_is_chosen_with_its_table_and_undone_with_it() {
    let mut user = with("coins: [5, 3, 1, 4, 2], first: you");
    user.take(End::Left);
    let played = user.lines();
    user.send(Command::WhatStays);
    let of = |user: &User| (user.state().document().duel.rule, user.state().view().recurrence.rule());
    assert_eq!(of(&user), (Rule::WHAT_STAYS, Some(Rule::WHAT_STAYS)));
    assert_eq!(user.lines(), [vec![]], "the moves by the rule before mean nothing");
    user.send(Command::RisingPrices);
    assert_eq!(of(&user), (Rule::RISING_PRICES, Some(Rule::RISING_PRICES)));
    user.send(Command::Undo);
    assert_eq!(of(&user), (Rule::WHAT_STAYS, Some(Rule::WHAT_STAYS)));
    user.send(Command::Undo);
    assert_eq!((of(&user), user.lines()), ((Rule::CLASSIC, Some(Rule::CLASSIC)), played));
    user.send(Command::FewestWins);
    user.send(Command::TwoAhead);
    assert_eq!(of(&user), (Rule::CLASSIC, Some(Rule::CLASSIC)), "a recurrence of the classic rule");
    assert_eq!(user.state().view().recurrence, Recurrence::TWO_AHEAD);
}

#[test]
fn a_person_plays_to_the_end_by_every_rule_takes_back_and_sees_the_worst_move() {
    for (command, rule) in COMMANDS {
        let mut user = with("coins: [8, 15, 3, 7, 9, 2], answers: shown");
        user.send(command);
        user.send(Command::PlayTheTable);
        assert_eq!(user.state().view().subject, Subject::Game);
        let mut moves = 0;
        while user.state().is_your_turn() {
            let best = user.state().game().best(user.state().ply()).unwrap();
            // The first move is not a good one.
            let worse = if moves == 0 { Taking::one(End::Left) } else { best };
            user.send(Message::Take(if rule.is_ring && moves == 0 { Taking::OfRing(5) } else { worse }));
            user.wait(10.0);
            moves += 1;
        }
        let game = user.state().game();
        assert!(game.is_over(user.state().ply()), "{rule}");
        assert_eq!(moves, if rule.is_alone { 5 } else { 3 }, "{rule}: the last coin is no choice");
        let lost = game.worst(Player::First);
        user.send(Command::TakeBack);
        assert!(user.state().is_your_turn(), "{rule}");
        if let Some(ply) = lost {
            user.send(Message::Review(ply));
            assert_eq!(user.state().ply(), ply, "{rule}");
        }
    }
}

/// The numbers of 60 coins of 99 at doubling prices need more than 64 bits.
#[test]
fn long_numbers_are_played_asked_saved_and_exported() {
    let total = 99 * ((1_i128 << 61) - 2);
    let coins = ["99"; 60].join(", ");
    let mut user = with(&format!("coins: [{coins}], first: you, answers: shown"));
    user.send(Command::DoublingPrices);
    user.send(Command::ShowGame);
    while user.state().is_your_turn() {
        user.take(if user.state().ply().is_multiple_of(3) { End::Left } else { End::Right });
    }
    let game = user.state().game();
    assert_eq!((user.state().ply(), game.scores_after(60).first, game.is_optimal()), (60, total, true));
    let session = user.state().session();
    let again = Session::from_ron(&session.to_ron()).unwrap();
    assert_eq!((again.warnings, &again.session), (vec![], &session));
    let link = session.to_link("https://example.org", None).unwrap();
    assert_eq!(Session::from_link(&link).unwrap().session.document, session.document);

    user.send(Command::ShowTable);
    user.ask(&[QuestionKind::First]);
    user.transport(Transport::Fill, TransportAction::Last);
    user.step(Command::Back);
    user.step(Command::Forward);
    user.reply(Reply::Number(total.to_string()));
    user.reply(Reply::Check);
    let progress = user.state().question_progress().unwrap();
    assert_eq!(progress.state, QuestionState::Correct, "{}", progress.question.text());
}

#[test]
fn the_window_refuses_the_rows_that_solve_refuses_and_keeps_them() {
    let mut user = with("coins: [5, 3], answers: shown");
    user.send(Command::DoublingPrices);
    let around = |value: &'static str, most: usize| (most - 1..=most + 2).map(move |n| vec![value; n].join(" "));
    for row in around("99", 119).chain(around("-99", 119)).chain(around("1000000000000", 86)).chain(around("0", 126)) {
        user.edit_row(&row);
        let solved = Solution::new(Rule::DOUBLING_PRICES, user.state().row());
        assert_eq!(user.state().game().refusal(), solved.as_ref().err());
        let numbers = Numbers::new(user.state().table(), user.state().view().recurrence);
        let value = numbers.of(0, Interval::whole(user.state().n()), user.state().result_cell());
        assert_eq!(value, solved.as_ref().ok().map(|solved| solved.worth(solved.first())), "{row}");
        if let Err(error) = solved {
            assert!(user.errors().contains(&&*error.to_string()), "{error}");
            assert!(error.to_string().contains("coin number 1"), "{error}");
        }
    }
    assert_eq!(user.coins(), [0; 128]);
    user.send(Command::Undo);
    assert_eq!(user.coins(), [0; 127], "the row before is there, too");
    user.send(Command::ClassicRule);
    assert_eq!(user.state().game().refusal(), None);
}

#[test]
fn several_coins_are_taken_at_once_if_the_rule_allows_so_many() {
    let mut user = with("coins: [8, 15, 3, 7, 9, 2], first: you, second: you, rule: up_to(3), subject: game");
    assert_eq!(user.state().document().duel.rule.most, Most::UpTo(3));
    for refused in [Taking::Coins(End::Left, 4), Taking::Coins(End::Right, 0), Taking::OfRing(2)] {
        user.send(Message::Take(refused));
        assert_eq!(user.state().ply(), 0, "{refused:?}");
    }
    user.send(Message::CoinsPerMove(3));
    user.send(Command::TakeLeft);
    user.wait(10.0);
    assert_eq!((user.state().ply(), user.state().game().scores_after(1).first), (1, 26));
    user.send(Message::Take(Taking::one(End::Right)));
    user.wait(10.0);
    assert_eq!(user.state().coins_per_move(), 2, "two coins are left");
    user.send(Message::Take(Taking::Coins(End::Right, 2)));
    user.wait(10.0);
    assert_eq!((user.state().ply(), user.state().turn()), (3, None));
    let saved = user.state().session().to_ron();
    assert!(saved.contains("lines: [[(0, left_coins(3)), (1, right), (2, left_coins(2))]]"), "{saved}");
    let again = Session::from_ron(&saved).unwrap();
    assert_eq!((again.warnings, again.session), (vec![], user.state().session()));
}

#[test]
fn any_coin_of_a_ring_is_taken_first_and_then_an_end_of_the_gap() {
    let mut user = with("coins: [2, 0, 1, 5], first: you, second: you, rule: circle, subject: game");
    user.take(End::Left);
    assert_eq!(user.state().ply(), 0, "a ring has no ends");
    user.send(Message::Take(Taking::OfRing(1)));
    user.wait(10.0);
    let turn = user.state().turn().unwrap();
    assert_eq!((turn.span.i, turn.span.j), (2, 4), "coin 4 is coin 0 again");
    user.take(End::Right);
    assert_eq!(user.state().game().scores_after(2).second, 2);
    user.transport(Transport::Game, TransportAction::First);
    assert_eq!(user.state().ply(), 0);
}

#[test]
fn beside_the_table_of_a_ring_is_that_of_the_row_written_twice() {
    let mut user = with("coins: [2, 0, 1, 5]");
    user.send(Command::ShowTable);
    user.send(Command::Circle);
    let twice = |user: &User| user.state().document().compared.as_ref().map(|compared| compared.coins.clone().unwrap());
    assert_eq!(twice(&user).unwrap().coins(), [2, 0, 1, 5, 2, 0, 1]);
    assert!(user.state().compares());
    // What the first move leaves is a cell of that table: the best one says which coin is taken.
    let (game, row) = (user.state().game(), user.state().row().coins());
    let compared = user.state().compared().unwrap();
    let worth = |coin: usize| {
        let left = compared.table().cell(Interval::new(coin + 1, coin + 3));
        row[coin] - (left.fir() - left.sec())
    };
    assert_eq!((0..4).map(worth).max(), i64::try_from(game.guaranteed_after(0).margin()).ok());
    drop(compared);
    user.edit_row("3 1 2");
    assert_eq!(twice(&user).unwrap().coins(), [3, 1, 2, 3, 1]);
    user.send(Command::ClassicRule);
    assert_eq!(twice(&user), None);
    user.send(Command::Undo);
    assert_eq!((twice(&user).is_some(), user.state().document().duel.rule), (true, Rule::CIRCLE));
}

#[test]
fn a_file_names_its_rule_and_an_unknown_one_is_refused_with_all_names() {
    for (text, rule) in [("what_stays", Rule::WHAT_STAYS), ("any_number", Rule::ANY_NUMBER), ("circle", Rule::CIRCLE)] {
        let user = with(&format!("coins: [5, 3, 1, 4, 2], rule: {text}"));
        assert_eq!(user.state().document().duel.rule, rule);
        assert!(user.state().session().to_ron().contains(&format!("    rule: {text},\n")));
    }
    // A table of another recurrence than that of the rule is kept.
    let other = with("coins: [5, 3], rule: what_stays, recurrence: my_turn");
    let again = Session::from_ron(&other.state().session().to_ron()).unwrap().session;
    assert_eq!((again.view.recurrence, again.document.duel.rule), (Recurrence::MY_TURN, Rule::WHAT_STAYS));
    let classic = with("coins: [5, 3]");
    assert_eq!(classic.state().document().duel.rule, Rule::CLASSIC);
    assert!(!classic.state().session().to_ron().contains("rule:"), "older programs read it, too");
    for unknown in ["stone", "up_to(1)", "up_to(1001)", "Classic"] {
        let error = Session::from_ron(&format!("(version: 9, coins: [5, 3], rule: {unknown})")).unwrap_err();
        let said = error.to_string();
        let names = ["classic", "what-stays", "up-to", "any-number", "fewest-wins", "circle"];
        assert!(names.iter().all(|name| said.contains(name) || said.contains(&name.replace('-', "_"))), "{said}");
    }
}

#[test]
fn moves_that_the_rule_does_not_have_are_left_out_of_a_file() {
    let text =
        "(version: 9, coins: [5, 3, 1], first: you, lines: [[(0, left_coins(2))], [(0, coin(1))], [(0, right)]])";
    let opened = Session::from_ron(text).unwrap();
    assert_eq!(opened.warnings.len(), 2, "{:?}", opened.warnings);
    let lines = opened.session.document.duel.lines().iter().map(|line| line.choices().len());
    assert_eq!(lines.collect::<Vec<_>>(), [0, 0, 1]);
}
