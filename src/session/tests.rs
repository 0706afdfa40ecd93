use super::*;
use crate::game::build::{Build, Gaps};
use crate::game::table::overview::Lengths;
use crate::game::{CountFrom, Duel, End, FillOrder, Interval, Line, Players, Recurrence, Row, Rule, Strategy};
use crate::predict::{Frequency, NumberPlace, OwnTable, PredictSettings, QuestionKind};
use crate::printable::{Lines, printable};
use crate::text::said;
use proptest::prelude::*;

const TEXT: &str = "(version: 8, title: \"T\", notes: \"N\", told: \"A\", coins: [8, 15], first: you, second: random(seed: 7), lines: [[], [(0, right)]], recurrence: my_turn, fill_order: rows, layout: triangle, subject: game, beside: code, predict: (kinds: [end, second], often: each_sweep), reading: pick, lengths: odd, answers: earned, code: fusion, count_from: 1, zoom: whole, fill_position: 2.5, line: 1, game_position: 1, stops: [(at: fill(0.0), ask: end), (at: game(1), layout: square, subject: calls, note: \"N\", words: \"W\")], compared: (coins: [3, 7], order: columns))";

fn session() -> Session {
    let players = Players { first: Strategy::You, second: Strategy::Random { seed: 7 } };
    let duel = Duel::with_lines(players, vec![Line::default(), Line::default().branch(0, End::Right)]);
    let stops = Stops(vec![
        Stop { ask: Some(QuestionKind::End), words: "N".to_owned(), ..Stop::new(StopPosition::Fill(0.0)) },
        Stop {
            layout: Some(Layout::Square),
            subject: Some(Subject::Calls),
            note: "N".to_owned(),
            words: "W\n\nA".to_owned(),
            ..Stop::new(StopPosition::Game(1))
        },
    ]);
    let compared =
        Some(Comparison { coins: Some("3 7".parse().unwrap()), order: FillOrder::Columns, recurrence: None });
    let document =
        Document { title: "T".to_owned(), row: "8 15".parse().unwrap(), duel, stops, compared, build: None, own: None };
    let view = View {
        recurrence: Recurrence::MY_TURN,
        fill_order: FillOrder::Rows,
        layout: Layout::Triangle,
        subject: Subject::Game,
        beside: Some(Subject::Code),
        predict: Some(PredictSettings { kinds: QuestionKind::End | QuestionKind::Second, often: Frequency::EachSweep }),
        reading: Reading::Pick,
        lengths: Lengths::Odd,
        answers: Answers::Earned,
        code: CodeSubject::Fusion,
        count_from: CountFrom::One,
    };
    Session { document, view, zoom: Zoom::Whole, fill_position: 2.5, line: 1, game_position: 1 }
}

fn problem(text: &str) -> (usize, usize, String) {
    match Session::from_ron(text) {
        Err(ContentError { line, column, problem }) => (line, column, problem),
        other => panic!("{text:?} gave {other:?}"),
    }
}

#[test]
fn all_fields_are_read() {
    assert_eq!(
        Session::from_ron(TEXT),
        Ok(OpenedSession {
            session: session(),
            warnings: vec![Warning::SaidAtStops],
            source: SessionSource::Session,
            version: FileVersion::default(),
            stop: None,
        })
    );
}

#[test]
fn only_the_version_and_the_coins_are_needed() {
    let opened = Session::from_ron("(version: 1, coins: [8, 15])").unwrap();
    assert_eq!(opened.session.document.row.coins(), [8, 15]);
    assert_eq!(opened.session.fill_position, 0.0);
    let (line, column, problem) = problem("(version: 1, title: \"x\")");
    assert_eq!((line, column), (1, 24));
    assert!(problem.contains("`coins`"), "{problem}");
}

#[test]
fn the_first_coin_has_number_0_or_1() {
    let view = |text: &str| Session::from_ron(text).unwrap().session.view;
    assert_eq!(view("(version: 6, coins: [8])").count_from, CountFrom::Zero);
    assert_eq!(view("(version: 6, coins: [8], count_from: 1)").count_from, CountFrom::One);
    let expected = (1, 38, said("errors.session-count-from-is-unknown", &["2"]).to_owned());
    assert_eq!(problem("(version: 6, coins: [8], count_from: 2)"), expected);
}

#[test]
fn a_file_is_written_for_people() {
    let mut session = session();
    session.document.stops[0].words = "Two\nlines".to_owned();
    assert_eq!(
        session.to_ron(),
        "(\n    version: 9,\n    title: \"T\",\n    coins: [8, 15],\n    first: you,\n    \
         second: random(\n        seed: 7,\n    ),\n    lines: [[], [(0, right)]],\n    \
         recurrence: my_turn,\n    fill_order: rows,\n    layout: triangle,\n    subject: game,\n    beside: code,\n    predict: (\n        kinds: [end, second],\n        often: each_sweep,\n    ),\n    reading: pick,\n    lengths: odd,\n    answers: earned,\n    code: fusion,\n    count_from: 1,\n    zoom: whole,\n    fill_position: 2.5,\n    line: 1,\n    game_position: 1,\n    stops: [\n        (at: fill(0.0), ask: end, words: \"Two\nlines\"),\n        (at: game(1), layout: square, subject: calls, note: \"N\", words: \"W\n\nA\"),\n    ],\n    compared: (\n        coins: [3, 7],\n        order: columns,\n    ),\n)\n"
    );
}

#[test]
fn a_newer_version_is_reported_before_other_mistakes() {
    let (line, column, problem) = problem("(\n  // version: 1\n  version: 10,\n  coins: Waves(3),\n)");
    assert_eq!((line, column), (3, 12));
    assert!(problem.contains("version 10") && problem.contains("newer coin-duel"), "{problem}");
}

#[test]
fn there_is_no_version_zero() {
    assert!(problem("(version: 0, coins: [8])").2.contains("no version 0"));
}

#[test]
fn a_coin_with_a_fraction_is_refused() {
    let expected = "`coins[1]`: Expected comma; a whole number has no point";
    assert_eq!(problem("(version: 1, coins: [8, 1.5])"), (1, 26, expected.into()));
}

#[test]
fn an_error_names_its_field_and_what_is_expected() {
    let expected = [
        ("coins: [8, x]", "`coins[1]`: Expected integer"),
        ("coins: [99999999999999999999]", "`coins[0]`: Integer is out of bounds; a coin lies between −10¹² and 10¹²"),
        ("coins: [8], line: -1", "`line`: Integer is out of bounds"),
        ("coins: [8], title: 5", "`title`: Expected string"),
        ("coins: [8], first: random()", "`first.random`: Unexpected missing field named `seed`"),
        ("coins: [8], predict: 5", "`predict`: Expected opening `(`"),
        ("coins: [8], game_position: 1.5", crate::wording::errors::session::position_with_fraction()),
        ("title: \"T\"", "Unexpected missing field named `coins` in `Session`"),
        ("coins: [8] /* open", "Unclosed block comment"),
    ];
    for (fields, start) in expected {
        let (_, _, problem) = problem(&format!("(version: 5, {fields})"));
        assert!(problem.starts_with(start), "{fields}: {problem}");
    }
    let (_, _, unknown) = problem("(version: 5, coins: [8], first: sly)");
    assert!(unknown.contains("`sly`") && unknown.contains("`optimal`, `greedy`"), "{unknown}");
    let deep = format!("(version: 5, coins: [8], x: {}", "[".repeat(1000));
    assert!(problem(&deep).2.contains("too many brackets"));
}

#[test]
fn a_coin_out_of_bounds_is_reported_with_its_place() {
    let (line, column, problem) = problem("(\n  version: 1,\n  coins: [8, 2000000000000, 3],\n)");
    assert_eq!((line, column), (3, 14));
    assert!(problem.contains("the coin at place 2 is 2,000,000,000,000"), "{problem}");
    assert!(self::problem("(version: 1, coins: [])").2.contains("at least one coin"));
}

#[test]
fn many_unknown_fields_and_bad_lines_are_counted_and_a_few_are_listed() {
    let fields: Vec<_> = (0..200_000).map(|number| format!("f{number}: 1")).collect();
    let lines = "[(7, left)], ".repeat(100_000);
    let (long, fields) = ("é".repeat(1_000_000), fields.join(", "));
    let text = format!("(version: 5, coins: [8], {long}: 1, {fields}, lines: [{lines}])");
    let warnings: Vec<_> = Session::from_ron(&text).unwrap().warnings.iter().map(ToString::to_string).collect();
    let unknown = |name: &str| format!("the field `{name}` is not known to this version and will not be saved");
    let left_out = |line| {
        format!("line {line} had moves out of order, against the rule or beyond the row's 1 move; they are left out")
    };
    assert_eq!(
        warnings,
        [
            unknown(&("é".repeat(24) + "…")),
            unknown("f0"),
            unknown("f1"),
            "199,998 more fields are not known to this version and will not be saved".to_owned(),
            said("errors.session-lines-left-out", &["90,000", "10,000"]).to_owned(),
            left_out(0),
            left_out(1),
            left_out(2),
            "9,997 more lines had such moves; they are left out".to_owned(),
        ]
    );
    let inner = "(version: 5, coins: [8], predict: (kinds: [end], often: each_cell, why: 1))";
    assert_eq!(Session::from_ron(inner).unwrap().warnings, [Warning::UnknownField("predict.why".to_owned())]);
}

#[test]
fn positions_outside_the_row_are_moved_inside_and_reported() {
    let opened = Session::from_ron("(version: 1, coins: [8, 15], fill_position: 40, game_position: 9)").unwrap();
    assert_eq!((opened.session.fill_position, opened.session.game_position), (3.0, 2));
    assert_eq!(opened.warnings.len(), 2);
    assert_eq!(opened.warnings[0].to_string(), "`fill_position` was outside the row's 3 steps and is now 3");
    for lost in ["NaN", "-1.0"] {
        let text = format!("(version: 1, coins: [8, 15], fill_position: {lost})");
        assert_eq!(Session::from_ron(&text).unwrap().session.fill_position, 0.0);
    }
}

#[test]
fn positions_below_0_and_infinite_ones_go_to_the_start_with_a_warning() {
    for bad in ["-1", "-0.5", "NaN", "inf", "-inf"] {
        let text = format!(
            "(version: 8, coins: [8, 15], fill_position: {bad}, game_position: {bad}, stops: [(at: fill({bad})), \
             (at: game({bad})), (at: fusion({bad}))])"
        );
        let OpenedSession { session, warnings, .. } = Session::from_ron(&text).unwrap();
        assert_eq!((session.fill_position, session.game_position), (0.0, 0), "{bad}");
        let at: Vec<_> = session.document.stops.iter().map(|stop| stop.at).collect();
        assert_eq!(at, [StopPosition::Fill(0.0), StopPosition::Game(0), StopPosition::Fusion(0)], "{bad}");
        let warnings: Vec<_> = warnings.iter().map(ToString::to_string).collect();
        let expected = [
            "`fill_position` was outside the row's 3 steps and is now 0",
            "`game_position` was outside the row's 2 moves and is now 0",
            "`stops[0]` was outside the row's 3 steps and is now 0",
            "`stops[1]` was outside the row's 2 moves and is now 0",
            said("errors.session-no-position", &["stops[2]"]),
        ];
        assert_eq!(warnings, expected, "{bad}");
    }
}

#[test]
fn a_session_has_at_most_so_many_lines_and_more_are_left_out_with_a_warning() {
    let of = |count: usize| {
        let text = format!("(version: 8, coins: [8, 15], lines: [{}])", "[(0, right)],".repeat(count));
        let OpenedSession { session, warnings, .. } = Session::from_ron(&text).unwrap();
        (session.document.duel.lines().len(), warnings.iter().map(ToString::to_string).collect::<Vec<_>>())
    };
    assert_eq!(of(10_000), (10_000, vec![]));
    let left_out = said("errors.session-lines-left-out", &["2", "10,000"]);
    assert_eq!(of(10_002), (10_000, vec![left_out.to_owned()]));
}

#[test]
fn characters_that_cannot_be_shown_are_replaced_and_reported() {
    let open = |title: &str, notes: &str| {
        let OpenedSession { session, warnings, .. } =
            Session::from_ron(&format!("(version: 5, title: \"{title}\", notes: \"{notes}\", coins: [8])")).unwrap();
        let warnings: Vec<_> = warnings.iter().map(ToString::to_string).collect();
        (session.document.title, session.document.stops[0].words.clone(), warnings)
    };
    let warning = |field: &str| format!("`{field}` had characters that can't be shown; each of them is now a □");
    let (title, notes, warnings) = open("a\0\u{1b}\n\tb", "c\0\n\td");
    assert_eq!(
        (&*title, &*notes, warnings),
        ("a□□□□b", "c□\n\td", vec![said("errors.session-said-at-stops", &[]).to_owned(), warning("title")])
    );
    let (title, notes, warnings) = open("a\\u{7}\\0", "two\r\nlines □");
    assert_eq!(
        (&*title, &*notes, warnings),
        ("a□□", "two\nlines □", vec![said("errors.session-said-at-stops", &[]).to_owned(), warning("title")])
    );
}

#[test]
fn the_end_of_a_fill_is_that_of_its_order_and_recurrence() {
    let position = |order: &str| {
        let text = format!("(version: 2, coins: [8, 15, 3, 7, 9, 2], {order}, fill_position: 999)");
        Session::from_ron(&text).unwrap().session.fill_position
    };
    assert_eq!(position("fill_order: rows"), 21.0);
    assert_eq!(position("fill_order: recursion"), 52.0);
    assert_eq!(position("fill_order: recursion, recurrence: two_ahead"), 46.0);
}

#[test]
fn impossible_lines_are_repaired_and_reported() {
    let text = "(version: 3, coins: [8, 15], lines: [[(7, left)], [(0, left)]], line: 2)";
    let OpenedSession { session, warnings, .. } = Session::from_ron(text).unwrap();
    let lines = [Line::default(), Line::default().branch(0, End::Left)];
    assert_eq!((session.document.duel.lines(), session.line), (&lines[..], 0));
    let warnings: Vec<_> = warnings.iter().map(ToString::to_string).collect();
    assert_eq!(
        warnings,
        [
            "line 0 had moves out of order, against the rule or beyond the row's 2 moves; they are left out",
            said("errors.session-no-such-line", &["2", "1"])
        ]
    );
}

proptest! {
    #[test]
    fn any_session_survives_its_file(
        title in ".*",
        words in "(?s).*",
        note in "(?s).*",
        coins in prop::collection::vec(-1_000_000_000_000..=1_000_000_000_000_i64, 1..20),
        recurrence in prop::sample::select(&Recurrence::PUBLISHED),
        fill_order in prop::sample::select(&FillOrder::ALL),
        layout in prop::sample::select(&Layout::ALL),
        beside in prop::option::of(prop::sample::select(&Subject::ALL)),
        predict in prop::option::of((
            prop::sample::subsequence(enumflags2::BitFlags::<QuestionKind>::all().iter().collect::<Vec<_>>(), 0..=5),
            prop::sample::select(&Frequency::ALL),
        )),
        reading in prop::sample::select(&Reading::ALL),
        lengths in prop::sample::select(&Lengths::ALL),
        answers in prop::sample::select(&[Answers::Shown, Answers::Earned]),
        (code, subject, count_from) in (
            prop::sample::select(&CodeSubject::ALL),
            prop::sample::select(&Subject::ALL),
            prop::sample::select(&CountFrom::ALL),
        ),
        zoom in prop_oneof![Just(Zoom::Legible), Just(Zoom::Whole), proptest::strategy::Strategy::prop_map(1e-4..1e3_f64, Zoom::Height)],
        quarters in 0..5_u8,
        moves in 0..2_usize,
        seed: u64,
        strategies in (0..6_usize, 0..6_usize),
        choices in prop::collection::vec(prop::sample::select(&End::BOTH), 0..20),
        compared in prop::option::of((
            prop::option::of(prop::collection::vec(-1_000_000_000_000..=1_000_000_000_000_i64, 1..20)),
            prop::sample::select(&FillOrder::ALL),
            prop::option::of(prop::sample::select(&Recurrence::PUBLISHED)),
        )),
        own in prop::option::of((prop::sample::select(&Recurrence::PUBLISHED), 1..=20_usize, prop::collection::vec((0..20_usize, 0..20_usize, 0..2_usize, prop::option::of(any::<i128>())), 0..9))),
        blocks in prop::option::of(prop::collection::vec(prop::option::of(0..8_usize), 17)),
    ) {
        let build = blocks.map(|blocks| {
            let exercise = Build::new(Recurrence::FIR_SEC, Gaps::All);
            let slots = exercise.form().slots().len();
            blocks.into_iter().take(slots).enumerate().fold(exercise, |build, (slot, block)| build.with(slot, block))
        });
        let own = own.map(|(recurrence, n, numbers)| {
            let places = numbers.into_iter().map(|(i, j, table, number)| (NumberPlace { interval: Interval { i, j }, table }, number));
            let empty = OwnTable::new(recurrence, n);
            places.fold(empty, |own, (place, number)| if own.has(place) { own.with(place, number) } else { own })
        });
        let compared = compared
            .map(|(coins, order, recurrence)| Comparison { coins: coins.map(|coins| Row::new(coins).unwrap()), order, recurrence });
        let players = Players { first: Strategy::all(seed)[strategies.0], second: Strategy::all(seed)[strategies.1] };
        let line = Line::new(choices.into_iter().enumerate(), coins.len());
        let duel = Duel::with_lines(players, vec![Line::default(), line]);
        let title = printable(&title, Lines::One).into_owned();
        let [words, note] = [words, note].map(|text| printable(&text, Lines::Many).into_owned());
        let stops = Stops(vec![Stop { note, words, ..Stop::new(StopPosition::Game(0)) }]);
        let document = Document { title, row: Row::new(coins).unwrap(), duel, stops, compared, build, own };
        let predict = predict.map(|(kinds, often)| PredictSettings { kinds: kinds.into_iter().collect(), often });
        let view = View { recurrence, fill_order, layout, subject, beside, predict, reading, lengths, answers, code, count_from };
        let session = Session { document, view, zoom, fill_position: f64::from(quarters) / 4.0, line: moves, game_position: moves };
        let opened = Session::from_ron(&session.to_ron());
        prop_assert_eq!(opened, Ok(OpenedSession { session, warnings: vec![], source: SessionSource::Session, version: FileVersion::default(), stop: None }));
    }

    #[test]
    fn a_damaged_file_is_an_error_and_no_panic(at in 0..TEXT.len(), byte in 0_u8..128) {
        let mut text = TEXT.as_bytes().to_vec();
        text[at] = byte;
        let _ = Session::from_ron(std::str::from_utf8(&text).unwrap());
        text.truncate(at);
        prop_assert!(Session::from_ron(std::str::from_utf8(&text).unwrap()).is_err());
    }
}

#[test]
fn a_recurrence_that_is_built_is_saved_with_its_blocks() {
    let mut session = Session::new("8 15".parse::<Row>().unwrap().into());
    assert!(!session.to_ron().contains("build:"), "files without one stay as they were");
    session.document.build = Some(Build::of_rule(Rule::CLASSIC).with(4, Some(1)));
    let text = session.to_ron();
    assert!(text.contains("blocks: [\"fir[i+1][j]\", \"\", \"\"]"), "{text}");
    assert_eq!(Session::from_ron(&text).unwrap().session, session);
    let unfit = Session::from_ron(&text.replace("fir[i+1][j]", "max")).unwrap_err();
    assert!(unfit.to_string().contains("block 1 is “max”"), "{unfit}");
}

#[test]
fn a_table_that_is_filled_by_hand_is_saved_line_by_line() {
    let mut session = Session::new("8 15".parse::<Row>().unwrap().into());
    assert!(!session.to_ron().contains("own:"), "files without one stay as they were");
    let own = OwnTable::new(Recurrence::FIR_SEC, 2);
    session.document.own = Some(own.with(NumberPlace { interval: Interval { i: 0, j: 1 }, table: 0 }, Some(15)));
    let text = session.to_ron();
    assert!(text.contains("\"./. 15/.\""), "{text}");
    assert_eq!(Session::from_ron(&text).unwrap().session, session);
    let wrong = Session::from_ron(&text.replace("15/.", "x")).unwrap_err();
    assert!(wrong.to_string().contains("line 1, cell 2: “x” is no number"), "{wrong}");
}
