//! Every number in the words, the notes and the questions of a lesson is one of its row, its table or its games, or follows
//! from what is computed here.

use super::*;
use crate::game::play::optimal_games::OptimalGames;
use crate::game::table::derivation::Derivation;

/// The cells of longer rows are not all looked at.
const MAX_COINS: usize = 16;

/// Returns the whole numbers of a text, without signs and separators.
fn whole_numbers(text: &str) -> impl Iterator<Item = u128> {
    let texts = numbers(text).into_iter().map(|number| number.replace(',', "")).collect::<Vec<_>>();
    texts.into_iter().filter_map(|number| number.parse().ok())
}

/// Returns what can be said of a lesson without a reason of its own: its coins, sums and counts, the numbers of all cells
/// by each recurrence, what both ends are worth, the scores of its game after each move, and the numbers of fusion.
fn known(lesson: &Session) -> HashSet<u128> {
    let Document { row, duel, .. } = &lesson.document;
    let (n, table) = (row.len(), Table::new(row.clone()));
    let mut known: HashSet<u128> = (0..=n as u128).collect();
    let mut add = |number: i128| known.insert(number.unsigned_abs());
    let coins = row.coins();
    for coin in coins {
        add((*coin).into());
    }
    let Seats { even, odd } = Seats::of(row);
    for sum in [even, odd, even + odd] {
        add(sum.into());
    }
    add((n * (n + 1) / 2) as i128);
    let games = game_of(lesson, duel.players);
    for ply in 0..=games.end() {
        let Scores { first, second } = games.scores_after(ply);
        add(first);
        add(second);
    }
    let calls = CallCount::without_memo(lesson.view.recurrence, n).to_string();
    whole_numbers(&calls).for_each(|calls| _ = add(calls as i128));
    let mut recurrences: Vec<_> = Recurrence::PUBLISHED.to_vec();
    recurrences.push(lesson.view.recurrence);
    for recurrence in recurrences {
        for interval in (0..n).flat_map(|i| (i..n).map(move |j| Interval::new(i, j))) {
            let derivation = Derivation::new(&table, recurrence, interval);
            let own = [derivation.numbers().first, derivation.numbers().second.flatten()];
            let ends = derivation
                .branches
                .iter()
                .flatten()
                .flat_map(|branch| branch.reads().map(|read| read.value).chain([branch.worth]).collect::<Vec<_>>());
            own.into_iter().chain(ends).flatten().for_each(|number| _ = add(number));
        }
    }
    let run = FusionRun::new(row);
    for step in 0..run.steps() {
        if let FusionStep::Fuse(triple) = run.step(step) {
            triple.values().into_iter().chain([triple.fused().value]).for_each(|value| _ = add(value.into()));
        }
    }
    add(run.difference().into());
    known
}

fn cells_of(n: u128) -> u128 {
    n * (n + 1) / 2
}

fn calls_of(n: u32) -> u128 {
    2_u128.pow(n) - 1
}

/// Returns on how many rows of a hundred First wins, to the nearest one, and how many rows of a thousand.
fn wins(count: usize, rows: u64) -> (f64, f64) {
    let wins = random_rows(count, rows).filter(|row| difference(row.coins()) > 0).count() as f64;
    (100.0 * wins / rows as f64, 1_000.0 * wins / rows as f64)
}

fn random_rows(count: usize, rows: u64) -> impl Iterator<Item = Row> {
    (1..=rows).map(move |seed| Recipe { count, low: 1, high: 99, shape: RowShape::Uniform, seed }.row().unwrap())
}

/// Returns the numbers that a lesson says beyond the known ones. Each follows from what stands here, or from the test that
/// is named.
fn more(title: &str) -> Vec<u128> {
    let calls = |coins: &[u32]| coins.iter().flat_map(|n| [(*n).into(), calls_of(*n)]).collect::<Vec<u128>>();
    let tables = |coins: &[u128]| coins.iter().flat_map(|n| [*n, cells_of(*n)]).collect::<Vec<_>>();
    match title {
        "Try all: four coins" => calls(&[3, 10, 20]),
        // The days that the calls of 50 coins take, at a thousand million in a second.
        "Try everything" => {
            [calls(&[5, 6, 20, 50]), vec![2 * calls_of(4) + 1, calls_of(50) / 1_000_000_000 / (24 * 60 * 60)]].concat()
        }
        "Diagonal by diagonal" => [tables(&[16]), calls(&[16])].concat(),
        // What Second gets against greedy, in `the_scores_of_greedy_and_of_the_seats_in_the_texts_are_correct`.
        "Sixteen coins, 136 cells" => vec![82],
        // Two of the offered numbers are wrong.
        "The same question again" => [calls(&[5, 6]), vec![10, 32]].concat(),
        "Read it aloud" => [tables(&[2, 4, 8, 20, 40]), calls(&[20])].concat(),
        "Is every cell read?" => [tables(&[6, 100]), vec![(6 / 2) * (6 / 2), (100 / 2) * (100 / 2)]].concat(),
        "How many games?" => vec![2_u128.pow(3), 40],
        "Any coin at all" => {
            let sets = [4_u32, 20, 40].map(|n| 2_u128.pow(n));
            [tables(&[4, 20, 40]), sets.to_vec(), vec![15 + 3, 15 + 7, 8 + 3]].concat()
        }
        // These are tested in `what_is_said_of_random_rows_is_true`.
        "Who wins long rows?" | "One coin more" => vec![100, 101, 11, 83, 44, 4, 1_000, 1_001, 0, 3, 96, 50, 99, 2],
        "Without a table?" => vec![6, 100, 15, 36],
        // The rows that are offered, and the differences of them: see `greedy_is_right_on_one_of_the_rows`.
        "The larger coin" => vec![6, 9, 2, 4, 1, 3, 8, 5, 7, 10],
        "What have we seen?" => [calls(&[6]), vec![cells_of(6)]].concat(),
        // The row of “Is a plan enough?” is another one: 15 by the table, 14 by the seats.
        "Two kinds of seats" => vec![32, 34, 5, 4, 8, 15, 14],
        _ => Vec::new(),
    }
}

fn said(session: &Session) -> Vec<String> {
    let Document { row, duel, stops, .. } = &session.document;
    let table = Table::new(row.clone());
    let mut said = Vec::new();
    for stop in stops.iter() {
        said.extend([stop.note.clone(), stop.plain_words(row, duel.rule, session.view)]);
        if let Some(mut free) = stop.free_question(&table, duel.rule, session.view) {
            said.extend(free.texts_mut().map(|text| text.clone()));
        }
    }
    said
}

#[test]
fn every_number_that_is_said_follows_from_the_row_or_is_computed() {
    let lecture: Vec<_> = LECTURE.iter().map(|file| open(file).session).collect();
    let mut unknown = Vec::new();
    for lesson in all().iter().chain(&lecture) {
        let Document { title, row, duel, .. } = &lesson.document;
        // The maps and the lessons on other rules have tests of their own.
        if row.len() > MAX_COINS || duel.rule != Rule::CLASSIC {
            continue;
        }
        let known: HashSet<_> = known(lesson).into_iter().chain(more(title)).collect();
        for text in said(lesson) {
            let strange: Vec<_> = whole_numbers(&text).filter(|number| !known.contains(number)).collect();
            if !strange.is_empty() {
                unknown.push(format!("{title}: {strange:?} in “{text}”"));
            }
        }
    }
    assert!(unknown.is_empty(), "{}", unknown.join("\n"));
}

#[test]
fn what_is_said_of_random_rows_is_true() {
    for (coins, percent, rows) in [(3, 83.0, 10_000), (11, 44.0, 10_000), (101, 4.0, 5_000)] {
        let (found, _) = wins(coins, rows);
        assert!((found - percent).abs() < 1.5, "{coins} coins: {found} of 100");
    }
    let (_, of_a_thousand) = wins(1_001, 3_000);
    assert!((0.5..4.0).contains(&of_a_thousand), "{of_a_thousand} of 1,000 rows of 1,001 coins");
    let (even, _) = wins(100, 1_000);
    assert!(even > 99.0, "First wins nearly all even rows: {even}");
    for coins in [1_000, 1_001] {
        let ahead: i64 = random_rows(coins, 200).map(|row| difference(row.coins()).abs()).sum();
        let over_root = ahead as f64 / 200.0 / 99.0 / (coins as f64).sqrt();
        assert!((0.25..0.35).contains(&over_root), "{over_root}");
    }
    let left = |coins, rows| {
        let left: usize = random_rows(coins, rows).map(|row| FusionRun::new(&row).valley_len()).sum();
        left as f64 / rows as f64
    };
    assert!((left(100, 1_000) - 6.0).abs() < 0.5, "{}", left(100, 1_000));
    assert!((left(1_000_000, 6) - 15.0).abs() < 4.0, "{}", left(1_000_000, 6));
    assert_random("Who wins long rows?", 101, RowShape::Uniform);
}

#[test]
fn greedy_is_right_on_one_of_the_rows_that_are_offered() {
    let is_right = |text: &str| {
        let row = row(text);
        let n = row.len();
        let (table, coins) = (Table::new(row.clone()), row.coins());
        let intervals = (0..n).flat_map(|i| (i..n).map(move |j| Interval::new(i, j)));
        intervals.into_iter().all(|at| {
            let cell = table.cell(at);
            let larger = if coins[at.i] >= coins[at.j] { cell.left } else { cell.right };
            larger == cell.fir()
        })
    };
    assert_eq!(["6 9 2 4", "9 4 1 3 8", "5 9 3 4"].map(is_right), [false, true, false]);
}

#[test]
fn what_is_said_of_the_number_of_games_is_true() {
    let title = "How many games?";
    let table = Table::new(lesson(title).document.row.clone());
    let game = game_of(lesson(title), lesson(title).document.duel.players);
    let best = OptimalGames::of(&table, &game).expect("a short row").count;
    assert_eq!(best.to_string(), "2");
    let stored = table.stored(lesson(title).view.recurrence).expect("a short row");
    let games: Vec<_> = (0..4).map(|j| stored.value(1, Interval::new(0, j)).expect("a number")).collect();
    assert_eq!(games, [1, 2, 4, 8]);
}

#[test]
fn two_moves_ahead_reads_every_second_diagonal() {
    let lesson = lesson("Is every cell read?");
    let fill = lesson.view.fill(6);
    let written = |fill: Fill| {
        let intervals = (0..6).flat_map(|i| (i..6).map(move |j| Interval::new(i, j)));
        intervals.filter(|at| fill.is_written(*at, fill.steps() as f64)).collect::<Vec<_>>()
    };
    assert_eq!(written(fill).len(), 9);
    assert!(written(fill).iter().all(|at| at.len() % 2 == 0));
    assert_eq!(written(Fill { recurrence: Recurrence::FIR_SEC, ..fill }).len(), 21);
}

#[test]
fn the_lecture_has_eight_questions() {
    let [_, lecture, ..] = courses();
    let asked = lecture.lessons().flat_map(|lesson| lesson.session.document.stops.0.clone()).filter(Stop::asks).count();
    assert_eq!(asked, 8);
}
