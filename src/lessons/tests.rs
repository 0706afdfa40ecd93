//! Tests of the lessons: the order, the views, and the numbers in their texts, which the core computes.

use std::collections::HashSet;
use std::fs;

use super::*;
use crate::game::build::Build;
use crate::game::fill::count::CallCount;
use crate::game::fusion::difference;
use crate::game::fusion::run::{FusionRun, FusionStep};
use crate::game::play::game::solved::Positions;
use crate::game::play::strategy::Strategy;
use crate::game::row::random::{Recipe, RowShape};
use crate::game::rule::solution::{Position, Solution};
use crate::game::table::overview::Lengths;
use crate::game::{
    Cell, Duel, End, Fill, FillOrder, Game, Interval, Line, Pick, Player, Players, Recurrence, Row, Rule, Scores,
    Seats, Table,
};
use crate::number::{Number, exact};
use crate::picture::recursion::Calls;
use crate::predict::{Question, QuestionKind};
use crate::session::course::{Moment, Place};
use crate::session::words::Block;
use crate::session::{Answers, Document, Layout, Reading, Stop, StopPosition, Subject, View, Zoom};

mod languages;
mod numbers;

fn lesson(title: &str) -> &'static Session {
    all().iter().find(|lesson| lesson.document.title == title).unwrap_or_else(|| panic!("no lesson “{title}”"))
}

/// Asserts that a lesson tells `parts`, which have numbers that the core computes.
fn assert_tells<const N: usize>(title: &str, parts: [String; N]) {
    assert_has(&told(lesson(title)), title, parts);
}

/// Asserts that a lesson has `parts` in what it asks.
fn assert_asks<const N: usize>(title: &str, parts: [String; N]) {
    assert_has(&asked(lesson(title)), title, parts);
}

/// The words with which a lesson begins.
fn asked(lesson: &Session) -> String {
    words(lesson).next().expect("a lesson has stops")
}

/// All that a lesson says behind its beginning.
fn told(lesson: &Session) -> String {
    words(lesson).skip(1).collect::<Vec<_>>().join("\n")
}

/// The words of the stops.
fn words(lesson: &Session) -> impl Iterator<Item = String> {
    let Document { row, duel, stops, .. } = &lesson.document;
    stops.iter().map(|stop| stop.plain_words(row, duel.rule, lesson.view))
}

/// What best play on the row of a lesson comes to under its rule: both scores, or the total of who plays alone.
fn scores(lesson: &Session) -> Vec<Number> {
    let Document { row, duel, .. } = &lesson.document;
    let positions = Positions::new(duel.rule, row);
    let Scores { first, second } = positions.scores(|| Table::new(row.clone()).result()).expect("it has a game");
    if duel.rule.is_alone { vec![first] } else { vec![first, second] }
}

/// The game of a lesson by its rule.
fn game_of(lesson: &Session, players: Players) -> Game {
    let Document { row, duel, .. } = &lesson.document;
    Positions::new(duel.rule, row).game(&Table::new(row.clone()), players, Line::default())
}

fn assert_has<const N: usize>(text: &str, title: &str, parts: [String; N]) {
    for part in parts {
        assert!(text.contains(&part), "{title}: “{part}” is not in “{text}”");
    }
}

/// The whole numbers in a text, without their signs.
fn numbers(text: &str) -> Vec<&str> {
    let words = text.split(|letter: char| !letter.is_ascii_digit() && letter != ',');
    words.map(|word| word.trim_matches(',')).filter(|word| !word.is_empty()).collect()
}

/// How the game of a lesson ends if `players` play it; `None` if one of them is a person.
fn end_of_game(lesson: &Session, players: Players) -> Option<String> {
    if players.has_person(lesson.document.duel.rule, lesson.document.row.len()) {
        return None;
    }
    let game = game_of(lesson, players);
    let scores = game.scores_after(game.n());
    Some(format!("{} to {}", shown(scores.of(Player::First)), shown(scores.of(Player::Second))))
}

fn row(text: &str) -> Row {
    text.parse().unwrap()
}

/// A number as the screen shows it.
fn shown(number: impl Into<Number>) -> String {
    exact(number)
}

#[test]
fn every_lesson_file_is_bundled_in_the_order_of_the_numbers() {
    let directory = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/lessons");
    let mut files: Vec<_> = fs::read_dir(directory)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().expect("a lesson has a plain name"))
        .collect();
    // The courses lie beside them.
    files.retain(|name| name.starts_with(|first: char| first.is_ascii_digit()));
    files.sort();
    assert_eq!(FILES.map(|(name, _)| name).as_slice(), files);
}

#[test]
fn the_first_course_has_all_lessons_in_their_order() {
    let [all_lessons, lecture, idea, hour] = courses();
    let sessions: Vec<_> = all_lessons.lessons().map(|lesson| &*lesson.session).collect();
    assert_eq!(sessions, all().iter().collect::<Vec<_>>());
    for other in [lecture, idea, hour] {
        assert!((5..=13).contains(&other.lesson_count()), "{}", other.title);
    }
}

#[test]
fn every_course_file_is_as_the_program_saves_it() {
    for (course, (_, text)) in courses().iter().zip(&COURSES) {
        assert_eq!(course.to_ron(false), *text);
    }
}

#[test]
fn every_lesson_file_is_as_the_program_saves_it() {
    for file in &FILES {
        let OpenedSession { session, warnings, .. } = open(file);
        assert_eq!(warnings, [], "{}", file.0);
        assert_eq!(session.to_ron(), file.1, "{}", file.0);
    }
}

#[test]
fn every_lesson_has_its_own_title_and_begins_with_an_empty_table_or_with_the_map_of_a_full_one() {
    let titles: HashSet<_> = all().iter().map(|lesson| lesson.document.title.as_str()).collect();
    assert_eq!(titles.len(), all().len());
    for lesson in all() {
        let title = &lesson.document.title;
        assert!((1..=28).contains(&title.chars().count()), "“{title}” fits no list of lessons");
        let steps = lesson.view.fill(lesson.document.row.len()).steps();
        let filled = if lesson.zoom == Zoom::Whole { steps as f64 } else { 0.0 };
        assert_eq!((lesson.fill_position, lesson.game_position), (filled, 0), "{title}");
    }
}

#[test]
fn every_lesson_asks_and_tells() {
    for lesson in all() {
        let title = &lesson.document.title;
        assert!(asked(lesson).contains('?'), "{title} asks nothing");
        assert!(!told(lesson).is_empty(), "{title} tells nothing");
        assert_eq!(lesson.view.answers, Answers::Earned, "{title}");
    }
}

#[test]
fn no_lesson_gives_the_result_of_its_row_away_in_what_it_asks() {
    for lesson in all() {
        let (Document { title, .. }, notes, scores) = (&lesson.document, asked(lesson), scores(lesson));
        let of_lead = |scores: &[Number]| Some(shown((scores[0] - scores.get(1)?).abs()));
        let lead = of_lead(&scores).filter(|_| lesson.view.recurrence.quantities().1.is_none());
        let scores: Vec<_> = scores.into_iter().map(shown).collect();
        for number in numbers(&notes) {
            let is_result = scores.iter().chain(&lead).any(|of_result| of_result == number);
            assert!(!is_result, "{title} gives away {number} in “{notes}”");
        }
    }
    assert_eq!(numbers("22 to 11, or −1,234."), ["22", "11", "1,234"]);
}

#[test]
fn every_lesson_tells_the_scores_of_its_row() {
    for lesson in all() {
        let scores = scores(lesson).into_iter().map(shown).collect::<Vec<_>>().join(" to ");
        assert!(told(lesson).contains(&scores), "{}: {scores}", lesson.document.title);
    }
}

#[test]
fn every_lesson_tells_the_scores_of_the_game_that_it_opens_with() {
    for lesson in all() {
        let Some(end) = end_of_game(lesson, lesson.document.duel.players) else { continue };
        assert!(told(lesson).contains(&end), "{}: {end}", lesson.document.title);
    }
}

#[test]
fn the_lessons_of_the_first_lecture_are_in_order() {
    let steps = [
        "The 8 or the 7",
        "Try all: three coins",
        "Try all: four coins",
        "The same question again",
        "One coin: the base",
        "Two coins: whose is sec?",
        "Diagonal by diagonal",
        "Whose turn is it?",
        "Even and odd seats",
        "One large coin of three",
        "Without a table?",
        "Fusing, step by step",
        "A random row from afar",
        "A sorted row from afar",
        "Alternating",
        "One huge coin",
    ];
    let places = steps.map(|title| all().iter().position(|other| other == lesson(title)).unwrap());
    assert!(places.is_sorted(), "{places:?}");
    assert_eq!(places[0], 0);
}

#[test]
fn every_lesson_opens_with_the_view_of_its_topic() {
    let earned = View { answers: Answers::Earned, ..View::default() };
    let recursion = View { fill_order: FillOrder::Recursion, subject: Subject::Calls, ..earned };
    for title in ["Try all: three coins", "Try all: four coins", "The same question again"] {
        assert_eq!(lesson(title).view, recursion, "{title}");
    }
    for title in ["One coin: the base", "Two coins: whose is sec?", "Diagonal by diagonal"] {
        let view = View { predict: None, ..lesson(title).view };
        assert_eq!(view, View { beside: Some(Subject::Code), ..earned }, "{title}");
    }
    assert_eq!(lesson("My turn, their turn").view.recurrence, Recurrence::MY_TURN);
    assert_eq!(lesson("Is one number enough?").view.recurrence, Recurrence::DIFFERENCE);
    for title in ["A peak of three coins", "Without a table?"] {
        let View { recurrence, layout, .. } = lesson(title).view;
        assert_eq!((recurrence, layout), (Recurrence::DIFFERENCE, Layout::Triangle), "{title}");
    }
    let difference = View { recurrence: Recurrence::DIFFERENCE, ..earned };
    let run = View { layout: Layout::Triangle, subject: Subject::Fusion, ..difference };
    assert_eq!(lesson("Fusing, step by step").view, run);
    let maps: Vec<_> = all()
        .iter()
        .filter(|lesson| lesson.zoom == Zoom::Whole)
        .map(|lesson| (lesson.document.title.as_str(), lesson.view))
        .collect();
    assert_eq!(
        maps,
        [
            ("Who wins long rows?", View { reading: Reading::Winner, lengths: Lengths::Odd, ..difference }),
            ("A random row from afar", View { lengths: Lengths::Odd, ..difference }),
            ("A sorted row from afar", View { lengths: Lengths::Odd, ..difference }),
            ("Alternating", View { lengths: Lengths::Even, ..difference }),
            ("One huge coin", View { reading: Reading::Winner, lengths: Lengths::Odd, ..difference }),
        ]
    );
    for lesson in all() {
        let Duel { players, .. } = lesson.document.duel;
        let n = lesson.document.row.len();
        for player in Player::BOTH {
            let rule = lesson.document.duel.rule;
            let fits = players.misfit(rule, player, n).is_none() || rule.is_alone && player == Player::Second;
            assert!(fits, "{}", lesson.document.title);
        }
    }
}

#[test]
fn four_lessons_ask_questions_about_their_topic() {
    let kinds = |lesson: &Session| Some(lesson.view.predict?.kinds.iter().collect::<Vec<_>>());
    let with_questions: Vec<_> =
        all().iter().filter_map(|lesson| Some((lesson.document.title.as_str(), kinds(lesson)?))).collect();
    assert_eq!(
        with_questions,
        [
            ("Diagonal by diagonal", vec![QuestionKind::Sources, QuestionKind::End]),
            ("Whose turn is it?", vec![QuestionKind::First, QuestionKind::Second]),
            ("A big coin inside", vec![QuestionKind::BestEnd]),
            ("Six coins, 21 cells", enumflags2::BitFlags::all().iter().collect::<Vec<QuestionKind>>()),
        ]
    );
    for (title, mut kinds) in with_questions {
        let Session { document, view, .. } = lesson(title);
        let (settings, table) = (view.predict.unwrap(), Table::new(document.row.clone()));
        let fill = view.fill(table.n());
        let steps = (0..fill.steps()).filter_map(|step| Question::of_step(settings, &table, fill, step));
        let game = Game::solved(&table, document.duel.players, Line::default());
        let moves = (0..table.n()).filter_map(|ply| {
            Question::of_move(settings, &table, ply, &game.turn(ply).expect("a played move"), game.rule())
        });
        let asked: Vec<_> = steps.chain(moves).map(|question| question.kind()).collect();
        kinds.retain(|kind| !asked.contains(kind));
        assert!(kinds.is_empty(), "{title} does not ask {kinds:?}, but asks {asked:?}");
    }
}

#[test]
fn the_numbers_of_calls_in_the_texts_are_correct() {
    let calls = |n| format!("{} calls", CallCount::without_memo(Recurrence::FIR_SEC, n));
    let number = |n| CallCount::without_memo(Recurrence::FIR_SEC, n).to_string();
    for (title, n) in [("Try all: three coins", 3), ("Try all: four coins", 4), ("The same question again", 6)] {
        assert_eq!(lesson(title).document.row.len(), n);
        assert_tells(title, [calls(n)]);
    }
    let more = format!("For 10 coins it is {} calls, and for 20 it is {}", number(10), number(20));
    assert_tells("Try all: four coins", [more]);
    assert_asks("Diagonal by diagonal", [calls(4)]);
    assert_eq!(Calls::new(Recurrence::FIR_SEC, 3).copies(Interval::new(1, 1)), 2, "the 15 of three coins");

    let drawn = Calls::new(Recurrence::FIR_SEC, 6);
    let memo = lesson("The same question again").view.fill(6);
    let tally = memo.tally(memo.steps());
    assert_tells(
        "The same question again",
        [
            format!("{} different intervals", drawn.intervals().count()),
            format!("The two coins in the middle of the row are called {} times", drawn.copies(Interval::new(2, 3))),
            format!("with a memo, {} calls remain, and {} of them only look an answer up", tally.calls, tally.hits),
        ],
    );
    let written = |n| Fill { n, ..lesson("Diagonal by diagonal").view.fill(4) }.steps();
    assert_tells(
        "Diagonal by diagonal",
        [format!(
            "{} cells replace {}. For 16 coins, {} cells replace {}.",
            written(4),
            calls(4),
            written(16),
            number(16)
        )],
    );
    for (title, n) in [("Six coins, 21 cells", 6), ("Sixteen coins, 136 cells", 16)] {
        assert!(title.contains(&format!("{} cells", written(n))));
    }
}

#[test]
fn the_cells_in_the_texts_are_correct() {
    let cell = |title: &str, i, j| Table::new(lesson(title).document.row.clone()).cell(Interval::new(i, j));
    let d = |title: &str, i, j| cell(title, i, j).fir() - cell(title, i, j).sec();

    let roles = |i, j| cell("Whose turn is it?", i, j);
    let [below, left_of] = [roles(1, 3).sec(), roles(0, 2).sec()];
    assert_tells(
        "Whose turn is it?",
        [
            format!("left is worth 3 + {below} = {}", 3 + below),
            format!("Right is worth 2 + {left_of} = {}", 2 + left_of),
        ],
    );
    let [below, left_of] = [roles(1, 3).fir(), roles(0, 2).fir()];
    for (Interval { i, j }, cell) in cells("My turn, their turn") {
        assert!(i == j || cell.sec() == roles(i + 1, j).fir().min(roles(i, j - 1).fir()), "as with fir and sec");
    }
    let min = format!("min({below}, {left_of}) = {}", roles(0, 3).sec());
    assert_tells("My turn, their turn", [min]);

    let title = "Is one number enough?";
    let ([below, left_of], whole) = ([d(title, 1, 3), d(title, 0, 2)], d(title, 0, 3));
    let sum: i64 = lesson(title).document.row.coins().iter().sum();
    assert_tells(
        title,
        [
            format!("left is worth 3 − {below} = {}", shown(3 - below)),
            format!("right 2 − ({}) = {}, so d is {whole}", shown(left_of), 2 - left_of),
            format!("({sum} + {whole}) / 2 and ({sum} − {whole}) / 2"),
        ],
    );
    assert_asks(title, [format!("All coins together are worth {sum}")]);
    let title = "Six coins, 21 cells";
    let inner = cell(title, 1, 4);
    let [below, left_of] = [cell(title, 2, 4).sec(), cell(title, 1, 3).sec()];
    assert_eq!(inner.sec(), cell(title, 2, 4).fir());
    assert_tells(
        title,
        [
            format!("left is worth 15 + {below} = {}, right 9 + {left_of} = {}", 15 + below, 9 + left_of),
            format!("Its sec of {}", inner.sec()),
        ],
    );
    let worth = |title: &str, end| Table::new(lesson(title).document.row.clone()).result().worth(end);
    let [left, right] = [End::Left, End::Right].map(|end| worth("A row that is lost", end));
    assert_tells("A row that is lost", [format!("the 2 is worth {right}, the 1 only {left}")]);
    let [left, right] = [End::Left, End::Right].map(|end| worth("Sixteen coins, 136 cells", end));
    assert_tells("Sixteen coins, 136 cells", [format!("the 4 is worth {right}, the 5 is worth {left}")]);
    for title in ["Try all: three coins", "One large coin of three"] {
        assert_eq!(Table::new(lesson(title).document.row.clone()).result().pick(), Pick::Tie, "whichever end");
    }
    assert_tells("One large coin of three", [format!("a difference of {}", shown(d("One large coin of three", 0, 2)))]);
}

#[test]
fn the_scores_of_greedy_and_of_the_seats_in_the_texts_are_correct() {
    let greedy = Players { first: Strategy::Greedy, second: Strategy::Optimal };
    for (title, before) in [
        ("The 8 or the 7", "loses "),
        ("Even and odd seats", "loses "),
        ("Six coins, 21 cells", "Greedy loses "),
        ("Sixteen coins, 136 cells", "greedy loses "),
    ] {
        assert_tells(title, [format!("{before}{}", end_of_game(lesson(title), greedy).unwrap())]);
    }
    let end = end_of_game(lesson("A big coin inside"), greedy).unwrap();
    assert_eq!(end, "5 to 101");
    assert_tells("A big coin inside", ["101 to 5", "and gets 5"].map(str::to_owned));
    let held = |title: &str| {
        let Seats { even, odd } = Seats::of(&lesson(title).document.row);
        format!("A seats hold {even}, the B seats {odd}")
    };
    assert_tells("Even and odd seats", [held("Even and odd seats")]);
    let title = "Is a plan enough?";
    assert_asks(title, [held(title), format!("gives First {}", Seats::of(&lesson(title).document.row).richer_sum())]);
    let game = Game::solved(&Table::new(lesson(title).document.row.clone()), Players::default(), Line::default());
    let coins_of_first: Vec<_> = game.moves().iter().step_by(2).map(|made| made.coin_index(game.n())).collect();
    assert_eq!(coins_of_first, [3, 0], "the 10 from a B seat, then the 5 from an A seat");
    let most = Seats::of(&lesson("Sixteen coins, 136 cells").document.row).richer_sum();
    assert_tells("Sixteen coins, 136 cells", [format!("Taking every second seat guarantees {most}")]);
}

#[test]
fn what_the_texts_say_about_marks_valleys_and_large_coins_is_correct() {
    for (at, cell) in cells("All coins equal") {
        assert!(at.is_single() || cell.pick() == Pick::Tie, "both marks");
    }
    let equal = Table::new(lesson("All coins equal").document.row.clone());
    let game = Game::solved(&equal, Players::default(), Line::default());
    assert_eq!(game.moves().get(0).unwrap().end(), Some(End::Left), "the program takes the left one");

    let coins = lesson("Is greedy ever right?").document.row.coins();
    for (Interval { i, j }, cell) in cells("Is greedy ever right?") {
        let larger = if coins[i] > coins[j] { Pick::Left } else { Pick::Right };
        assert!([larger, Pick::Tie].contains(&cell.pick()), "the larger end is a best choice");
    }
    let coins = lesson("Who gets the 17?").document.row.coins();
    assert!(17 > coins.iter().sum::<i64>() - 17, "more than all other coins together");
}

#[test]
fn the_fused_peaks_in_the_texts_are_correct() {
    let difference = |text: &str| difference(row(text).coins());
    assert_eq!([difference("4 9 2"), difference("−3 7 3"), difference("4 9 2 7 3")], [-3, -7, -7]);
    assert_eq!([difference("3 10 2"), difference("−5 5 4"), difference("−6 9 1")], [-5, -6, -14]);
    assert_eq!([difference("−14 6"), difference("3 10 2 5 4 9 1 6")], [20, 20]);
    for (title, coins) in [("A peak of three coins", "4 9 2 7 3"), ("Without a table?", "3 10 2 5 4 9 1 6")] {
        assert_eq!(lesson(title).document.row, row(coins));
    }
    assert_tells("A peak of three coins", ["4 − 9 + 2 = −3", "−3 − 7 + 3 = −7", "Type −3 7 3"].map(str::to_owned));
    let fusions = "3 10 2 to −5, −5 5 4 to −6, −6 9 1 to −14";
    assert_tells("Without a table?", [fusions, "6 − (−14) = 20"].map(str::to_owned));
    assert_asks("Without a table?", [format!("{} cells", lesson("Without a table?").view.fill(8).steps())]);
}

#[test]
fn the_steps_of_fusion_in_the_texts_are_correct() {
    let title = "Fusing, step by step";
    let row = &lesson(title).document.row;
    let run = FusionRun::new(row);
    let fuses: Vec<_> = (0..run.steps())
        .filter_map(|step| match run.step(step) {
            FusionStep::Fuse(triple) => Some((step, triple.values(), triple.fused().value)),
            FusionStep::Push(_) | FusionStep::Take(_) => None,
        })
        .collect();
    assert_eq!(fuses, [(3, [10, 16, 11], 5), (9, [13, 14, 6], 5), (10, [3, 8, 5], 0)], "two at once");
    assert_tells(title, ["10 16 11 into 5", "13 14 6 to 5", "3 8 5 to 0"].map(str::to_owned));
    let valley: Vec<_> = (0..run.valley_len()).map(|place| run.coin(place).value.to_string()).collect();
    assert_tells(title, [format!("valley, {}:", valley.join(" "))]);
    let taken: Vec<_> = (run.reading_steps()..run.steps())
        .map(|step| match run.step(step) {
            FusionStep::Take(taking) => taking.coin.value.to_string(),
            other => panic!("{other:?}"),
        })
        .collect();
    let difference = difference(row.coins());
    let sum = taken.iter().enumerate().fold(String::new(), |sum, (k, coin)| match k {
        0 => coin.clone(),
        _ => format!("{sum} {} {coin}", if k % 2 == 0 { '+' } else { '−' }),
    });
    assert_tells(title, [format!("{sum} = {difference}")]);
    assert_eq!(Table::new(row.clone()).result().pick(), Pick::Right, "the 6, and not the 10");
}

/// What an interval of a lesson's row is worth under its rule.
fn worth(title: &str, i: usize, j: usize) -> i128 {
    let Document { row, duel, .. } = &lesson(title).document;
    Solution::new(duel.rule, row).unwrap().worth(Position { start: i, len: j + 1 - i })
}

#[test]
fn the_numbers_under_other_rules_in_the_texts_are_correct() {
    let minus = |number: i128| shown(number as i64);
    let [below, left_of, whole] = [(1, 3), (0, 2), (0, 3)].map(|(i, j)| worth("What stays", i, j));
    assert_tells(
        "What stays",
        [
            format!("Without the 7, {} stays. Without the 8, {} stays", 1 + 9 + 8, 7 + 1 + 9),
            format!("ahead by {below}: 18 − {below} = {}", 18 - below),
            format!("ahead by {left_of}: 17 − {left_of} = {whole}"),
        ],
    );
    let title = "One coin or two";
    let [one_left, two_left, whole] = [(1, 4), (2, 4), (0, 4)].map(|(i, j)| worth(title, i, j));
    assert_tells(
        title,
        [
            format!("ahead by {two_left}: 14 − {two_left} = {}", 14 - two_left),
            format!("ahead by only {one_left}: 9 − {one_left} = {whole}"),
        ],
    );
    let title = "Fewest wins";
    assert_eq!(lesson(title).document.row, all()[0].document.row, "that of the first lesson");
    let [below, left_of, whole] = [(1, 3), (0, 2), (0, 3)].map(|(i, j)| worth(title, i, j));
    assert_tells(
        title,
        [
            format!("7 − {left_of} = {}", minus(7 - left_of)),
            format!("8 − {below} = {}", minus(whole)),
            format!("15 − 3 + 7 = {below}, and 8 − {below}"),
        ],
    );
    let changed = Row::new(lesson(title).document.row.coins().iter().map(|coin| -coin).collect::<Vec<_>>()).unwrap();
    let best = |rule, row: &Row| {
        let solution = Solution::new(rule, row).unwrap();
        solution.best_play().into_iter().map(|played| played.choice.taking).collect::<Vec<_>>()
    };
    assert_eq!(best(Rule::CLASSIC, &changed), best(Rule::FEWEST_WINS, &lesson(title).document.row));
    let fused = difference(row("−8 −19").coins());
    assert_eq!(i128::from(difference(changed.coins())), i128::from(fused), "a peak of these");
    let texts: Vec<_> = changed.coins().iter().map(|coin| shown(*coin)).collect();
    assert_tells(title, [texts.join(" ")]);
    let question = lesson(title).document.stops[1].free.as_ref().unwrap();
    assert_eq!(question.answer, (-worth(title, 0, 1)).to_string());

    let title = "Rising prices";
    let [below, left_of, whole] = [(1, 3), (0, 2), (0, 3)].map(|(i, j)| worth(title, i, j));
    let mut coins = lesson(title).document.row.coins();
    let mut smaller_first = 0;
    for turn in 1.. {
        let (Some(left), Some(right)) = (coins.first(), coins.last()) else { break };
        smaller_first += turn * left.min(right);
        coins = if left <= right { &coins[1..] } else { &coins[..coins.len() - 1] };
    }
    let doubling = Solution::new(Rule::DOUBLING_PRICES, &lesson(title).document.row).unwrap();
    assert_tells(
        title,
        [
            format!("7 + {below} = {whole}"),
            format!("6 + {left_of} = {}", 6 + left_of),
            format!("the smaller end brings {smaller_first}"),
            format!("this row brings {}", doubling.worth(doubling.first())),
        ],
    );
    let question = lesson(title).document.stops[1].free.as_ref().unwrap();
    assert_eq!(question.answer, worth(title, 0, 0).to_string());

    let title = "In a ring";
    let [first, second] = scores(lesson(title))[..] else { panic!("two players") };
    assert_eq!(9 * first, 4 * (first + second), "exactly 4/9");
    assert_tells(title, [format!("First gets {first} of {}", first + second)]);
}

#[test]
fn each_lesson_on_a_rule_lets_its_recurrence_be_built() {
    for lesson in all().iter().filter(|lesson| lesson.document.duel.rule != Rule::CLASSIC) {
        let Document { title, duel, stops, .. } = &lesson.document;
        let built: Vec<_> = stops.iter().filter_map(|stop| stop.build).collect();
        let [exercise] = built[..] else { panic!("{title} has {} exercises", built.len()) };
        let rule = Build::of(exercise).form().rule;
        // In a ring, the recurrence is that of the row that is left.
        let expected = if duel.rule.is_ring { Rule::CLASSIC } else { duel.rule };
        assert_eq!(rule, expected, "{title}");
        assert!(duel.players.first == Strategy::You && stops[0].at == StopPosition::Game(0), "{title} is played first");
    }
}

/// All cells of a lesson's table with their intervals.
fn cells(title: &str) -> Vec<(Interval, Cell)> {
    let table = Table::new(lesson(title).document.row.clone());
    let last = table.n() - 1;
    let window = table.window(0..=last, 0..=last);
    let intervals = (0..=last).flat_map(|i| (i..=last).map(move |j| Interval::new(i, j)));
    intervals.map(|interval| (interval, *window.cell(interval).expect("a cell of the table"))).collect()
}

/// The cells of even length, and those of odd length.
fn by_parity(title: &str) -> [Vec<(Interval, Cell)>; 2] {
    let (even, odd) = cells(title).into_iter().partition(|(interval, _)| interval.len().is_multiple_of(2));
    [even, odd]
}

/// How far the player to move is ahead.
fn lead(cell: &Cell) -> i64 {
    cell.fir() - cell.sec()
}

/// The number of coins of a lesson's row that fusion leaves.
fn left_by_fusion(title: &str) -> usize {
    FusionRun::new(&lesson(title).document.row).valley_len()
}

/// Asserts that a lesson's row is the row of a recipe, which it names.
fn assert_random(title: &str, count: usize, shape: RowShape) {
    let recipe = Recipe { count, low: 1, high: 99, shape, seed: 7 };
    assert_eq!(lesson(title).document.row, recipe.row().unwrap());
    assert_asks(title, [recipe.to_string()]);
}

#[test]
fn the_texts_of_the_random_row_describe_its_table() {
    let title = "A random row from afar";
    assert_random(title, 600, RowShape::Uniform);
    let [even, odd] = by_parity(title);
    let percent_behind = |least: usize| {
        let leads: Vec<_> = odd.iter().filter(|(at, _)| at.len() >= least).map(|(_, cell)| lead(cell)).collect();
        let behind = leads.iter().filter(|lead| **lead < 0).count();
        (behind as f64 / leads.len() as f64 * 100.0).round()
    };
    assert!(even.iter().all(|(_, cell)| lead(cell) >= 0));
    let draws = even.iter().filter(|(_, cell)| lead(cell) == 0).count();
    assert_tells(
        title,
        [
            format!("{}% of the cells", percent_behind(1)),
            format!("{}% of those of more than 300 coins", percent_behind(301)),
            format!("{draws} draws in {} cells", shown(even.len() as i64)),
            format!("leaves {} of its coins", left_by_fusion(title)),
        ],
    );
    // The bands on the map: the larger the difference of the seats, the larger the lead.
    for cells in [&even, &odd] {
        let apart = |at: &Interval| {
            let coins = &lesson(title).document.row.coins()[at.i..=at.j];
            coins.iter().rev().fold(0, |sum, coin| coin - sum).abs()
        };
        let points: Vec<_> = cells.iter().map(|(at, cell)| (apart(at) as f64, lead(cell).abs() as f64)).collect();
        assert!(correlation(&points) > 0.75, "{}", correlation(&points));
    }
}

fn correlation(points: &[(f64, f64)]) -> f64 {
    let mean = |of: &dyn Fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / points.len() as f64;
    let (x, y) = (mean(&|point| point.0), mean(&|point| point.1));
    let together = mean(&|point| (point.0 - x) * (point.1 - y));
    together / (mean(&|point| (point.0 - x).powi(2)) * mean(&|point| (point.1 - y).powi(2))).sqrt()
}

#[test]
fn the_texts_of_the_sorted_row_describe_its_table() {
    let title = "A sorted row from afar";
    assert_eq!(lesson(title).document.row.coins(), (1..=400).map(|k| k * k).collect::<Vec<i64>>());
    assert_eq!(left_by_fusion(title), 400);
    assert_eq!(FusionRun::new(&lesson(title).document.row).steps(), 2 * 400, "two steps for each coin");
    let [even, odd] = by_parity(title);
    for (Interval { i, j }, cell) in &odd {
        let (a, b) = (*i as i64 + 1, *j as i64 + 1);
        assert_eq!(lead(cell), (a * a + b * b + b - a) / 2);
    }
    for (interval, cell) in even.iter().chain(&odd) {
        assert!(lead(cell) > 0);
        assert_eq!(cell.pick(), if interval.is_single() { Pick::Tie } else { Pick::Right }, "the larger end");
    }
    let difference = difference(lesson(title).document.row.coins());
    assert_eq!(difference, (1..=400).sum::<i64>());
    assert_tells(title, ["(a² + b² + b − a) / 2".to_owned(), format!("its difference, {}", shown(difference))]);
}

#[test]
fn the_texts_of_the_alternating_row_describe_its_table() {
    let title = "Alternating";
    assert_random(title, 400, RowShape::Alternating);
    let coins = lesson(title).document.row.coins();
    let large = |interval: &Interval| (interval.i..=interval.j).filter(|k| k % 2 == 1).map(|k| coins[k]);
    let [even, odd] = by_parity(title);
    for (interval, cell) in &even {
        assert_eq!(cell.fir(), large(interval).sum::<i64>());
        assert_eq!(cell.pick(), if interval.i % 2 == 1 { Pick::Left } else { Pick::Right }, "the large one");
        assert!(lead(cell) > 0);
    }
    for (interval, cell) in &odd {
        let one = if interval.i % 2 == 1 { coins[interval.i].max(coins[interval.j]) } else { 0 };
        assert!(cell.sec() >= large(interval).sum::<i64>() - one);
    }
    let longest = odd.iter().filter(|(_, cell)| lead(cell) >= 0).map(|(interval, _)| interval.len()).max();
    assert_tells(
        title,
        [
            format!("fusion leaves {} coins", left_by_fusion(title)),
            format!("beyond {} coins the mover is always behind", longest.unwrap()),
        ],
    );
}

#[test]
fn the_texts_of_the_huge_coin_describe_its_table() {
    let title = "One huge coin";
    let mut coins = vec![1; 401];
    coins[140] = 10_000;
    assert_eq!(lesson(title).document.row.coins(), coins);
    let [even, odd] = by_parity(title);
    for (Interval { i, j }, cell) in &odd {
        assert_eq!(lead(cell) < 0, *i < 140 && 140 < *j);
        let is_triangle = !(*i..=*j).contains(&140);
        assert!(!is_triangle || lead(cell) == 1);
    }
    for (Interval { i, j }, cell) in &even {
        assert_eq!(lead(cell), if (*i..=*j).contains(&140) { 9_999 } else { 0 });
    }
    coins.push(1);
    assert_eq!(difference(&coins), 9_999, "with one coin more it is First's");
}

#[test]
fn the_lessons_contain_the_rows_of_published_articles() {
    for row in [
        "8 15 3 7",
        "2 2 2 2",
        "20 30 2 2 2 10",
        "5 3 7 10",
        "3 17 2 1",
        "1 3 100 2",
        "1 30 100 15 2",
        "5 4 8 10",
        "3 9 1 2",
        "1 100 3",
        "15 2",
        "15",
    ] {
        let row = row.parse().unwrap();
        assert!(all().iter().any(|lesson| lesson.document.row == row), "{row}");
    }
}

/// What learners have done is kept by these keys: a lesson whose key changes is not done any more, and one that is removed
/// is listed as an earlier one.
const KEYS: [&str; 36] = [
    "greedy-loses",
    "smallest-coin-first",
    "try-all-three-coins",
    "try-all-four-coins",
    "same-question-again",
    "one-coin",
    "two-coins",
    "diagonal-by-diagonal",
    "roles-swap",
    "my-turn-their-turn",
    "one-number-is-enough",
    "two-moves-ahead",
    "big-coin-inside",
    "all-equal",
    "all-games",
    "greedy-can-be-right",
    "even-and-odd-seats",
    "more-than-the-seats",
    "odd-rows-can-lose",
    "losing-by-less",
    "long-odd-rows",
    "three-coins-as-one",
    "linear-time",
    "six-coins",
    "sixteen-coins",
    "fusing-step-by-step",
    "random-from-afar",
    "sorted-nothing-fuses",
    "alternating",
    "one-huge-coin",
    "what-stays",
    "up-to-two-coins",
    "fewest-wins",
    "rising-prices",
    "in-a-ring",
    "any-coin",
];

#[test]
fn the_keys_of_the_lessons_stay() {
    let keys: Vec<_> = all().iter().map(|lesson| key(&lesson.document)).collect();
    assert_eq!(keys, KEYS);
    assert!(KEYS.iter().all(|key| is_like_id(key)));
}

#[test]
fn a_lesson_of_another_version_has_a_title_from_its_key() {
    assert_eq!(title_of_other("two-of-3-coins").as_deref(), Some("Two of 3 coins"));
    assert_eq!(title_of_other("earlier").as_deref(), Some("Earlier"));
    for key in KEYS.into_iter().chain(["My own lesson", "My-own", "two--coins", "-", "", "\"two-coins\"", "übung"]) {
        assert_eq!(title_of_other(key), None, "{key}");
    }
}

#[test]
fn a_title_like_a_key_is_not_that_key() {
    let own = |title: &str| key(&Document { title: title.to_owned(), ..all()[0].document.clone() });
    assert_eq!([own("Mine"), own("greedy-loses")], ["Mine", "\"greedy-loses\""]);
}

#[test]
fn every_lesson_has_an_id_of_its_own_and_is_found_by_its_title_and_row() {
    let ids: HashSet<_> = (0..all().len()).map(|index| id(index).expect("an id")).collect();
    assert_eq!(ids.len(), all().len());
    assert_eq!([id(0), id(4), id(all().len())], [Some("greedy-loses"), Some("same-question-again"), None]);
    for (index, lesson) in all().iter().enumerate() {
        assert_eq!(index_of(&lesson.document), Some(index));
        // A row that was read again shares no memory.
        let document = Document { row: row(&lesson.document.row.to_string()), ..lesson.document.clone() };
        assert_eq!(index_of(&document), Some(index));
        assert_eq!(index_of(&Document { title: "Mine".to_owned(), ..document.clone() }), None);
        assert_eq!(index_of(&Document { row: row("1 2"), ..document }), None);
    }
}

/// Returns the question of a stop, as the lecture asks it.
fn question(session: &Session, stop: &Stop) -> Option<Question> {
    let game = game_of(session, session.document.duel.players);
    stop.question(session.view, &Table::new(session.document.row.clone()), Some(&game))
}

#[test]
fn every_lesson_has_stops_and_each_question_of_them_is_asked() {
    for lesson in all() {
        let title = &lesson.document.title;
        assert!((3..=12).contains(&lesson.document.stops.len()), "{title}");
        for stop in lesson.document.stops.iter().filter(|stop| stop.ask.is_some()) {
            assert!(question(lesson, stop).is_some(), "{title}: nothing is asked at {:?}", stop.at);
        }
    }
}

#[test]
fn a_lesson_asks_among_its_first_two_stops_what_the_slide_does_not_show_yet() {
    for lesson in all() {
        let stops = &lesson.document.stops;
        let Some(first) = stops.iter().position(Stop::asks) else { continue };
        let title = &lesson.document.title;
        assert!(first < 2, "{title}");
        if let Some(free) = &stops[first].free {
            assert!(!free.answer.is_empty() && !free.why.is_empty(), "{title}");
            continue;
        }
        let asked = question(lesson, &stops[first]).expect("it is asked").interval();
        let Moment { session, .. } = Moment::of(lesson, first).expect("there is such a stop");
        let fill = session.view.fill(session.document.row.len());
        assert!(!fill.is_written(asked, session.fill_position), "{title}: {asked:?} is on the slide");
    }
    let asking = all().iter().filter(|lesson| lesson.document.stops.iter().any(|stop| stop.ask.is_some()));
    assert!(asking.count() >= 20);
}

#[test]
fn a_timed_course_has_a_place_for_each_minute_and_a_question_in_each_five() {
    let mut timed = 0;
    for course in courses().iter().filter(|course| course.minutes > 0) {
        timed += 1;
        let (mut places, mut run, mut longest) = (0, 0, 0);
        for lesson in course.lessons() {
            let stops = &lesson.session.document.stops;
            let mut place = Some(Place::Title);
            while let Some(at) = place {
                places += 1;
                // The title of a lesson asks, too.
                let asks = match at {
                    Place::Title => true,
                    Place::Stop { index, answered } => !answered && stops[index].asks(),
                };
                run = if asks { 0 } else { run + 1 };
                longest = longest.max(run);
                place = at.next(stops);
            }
        }
        assert!(places >= course.minutes, "{}: {places} places", course.title);
        let in_five_minutes = 5 * places / course.minutes;
        assert!(longest <= in_five_minutes, "{}: {longest} places without a question", course.title);
    }
    assert_eq!(timed, 3);
}

#[test]
fn a_number_in_the_note_of_a_stop_is_one_of_its_lesson() {
    for lesson in all() {
        let Document { title, row, stops, .. } = &lesson.document;
        let words = words(lesson).collect::<String>();
        let known: HashSet<_> = numbers(&words).into_iter().collect();
        for stop in stops.iter() {
            for number in numbers(&stop.note) {
                let is_coin = row.coins().iter().any(|coin| shown(*coin) == number);
                assert!(is_coin || known.contains(number), "{title}: {number} in “{}”", stop.note);
            }
        }
    }
}

#[test]
fn the_notes_of_the_seats_lesson_say_what_happens() {
    let lesson = lesson("Even and odd seats");
    let table = Table::new(lesson.document.row.clone());
    let game = Game::solved(&table, lesson.document.duel.players, Line::default());
    let takes_b_seats = game.moves().iter().step_by(2).all(|made| made.coin_index(game.n()) % 2 == 1);
    assert!(takes_b_seats, "First has all coins of the B seats");
}

/// The three cases of the proof: the first move takes another coin, the left one of the three, or the right one.
#[test]
fn the_rows_that_say_why_three_coins_fuse_are_played_as_the_text_says() {
    let lesson = lesson("Fusing, step by step");
    let stop = lesson.document.stops.iter().find(|stop| stop.words.contains("Coq")).expect("the argument");
    let table = Table::new(lesson.document.row.clone());
    let blocks = stop.blocks(&table, Rule::CLASSIC, lesson.view);
    let pairs: Vec<_> =
        blocks.iter().filter_map(|block| if let Block::Rows(rows) = block { Some(rows) } else { None }).collect();
    let difference = |row: &Row| Table::new(row.clone()).result().lead();
    for pair in &pairs {
        let [long, fused] = &pair[..] else { panic!("two rows") };
        assert_eq!(difference(&long.row), difference(&fused.row));
    }
    let taken = |case: usize, row: usize| pairs[case][row].taken.iter().map(|(index, _)| *index).collect::<Vec<_>>();
    assert_eq!((taken(0, 0), taken(0, 1)), (vec![4], vec![2]), "the 8 of both rows");
    assert_eq!((taken(1, 0), taken(1, 1)), (vec![0, 1, 2], vec![0]));
    assert_eq!((taken(2, 0), taken(2, 1)), (vec![3, 2, 1], vec![1]));
    for (case, peak) in [(0, 1..4), (1, 0..3), (2, 1..4)] {
        let coins = &pairs[case][0].row.coins()[peak];
        assert!(
            coins[0] <= coins[1]
                && coins[1] >= coins[2]
                && pairs[case][1].row.coins().contains(&(coins[0] - coins[1] + coins[2]))
        );
    }
}
