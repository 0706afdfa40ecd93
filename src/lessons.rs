//! The bundled lessons: sessions, each with a title, a row and a note about what it teaches.

use std::sync::LazyLock;

use crate::session::{OpenedSession, Session};

/// Reads the named files of `assets/lessons` at compile time: pairs of a name and a text.
macro_rules! lesson_files {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../assets/lessons/", $name)))),*]
    };
}

/// The files of the lessons in teaching order. Each lesson has one idea and builds on those before it:
///
/// 1. Greedy fails. Trying all games is correct, but asks the same questions again and again.
/// 2. A table answers each question once. Its difficult part is whose turn it is.
/// 3. Even and odd rows differ.
/// 4. The difference takes linear time.
/// 5. Two lessons are for practice.
/// 6. Fusion, step by step, and maps of the whole tables of long rows that fuse well or not at all.
const FILES: [(&str, &str); 27] = lesson_files![
    "01-greedy-loses.ron",
    "02-smallest-coin-first.ron",
    "03-try-all-three-coins.ron",
    "04-try-all-four-coins.ron",
    "05-same-question-again.ron",
    "06-one-coin.ron",
    "07-two-coins.ron",
    "08-diagonal-by-diagonal.ron",
    "09-roles-swap.ron",
    "10-my-turn-their-turn.ron",
    "11-one-number-is-enough.ron",
    "12-big-coin-inside.ron",
    "13-all-equal.ron",
    "14-greedy-can-be-right.ron",
    "15-even-and-odd-seats.ron",
    "16-more-than-the-seats.ron",
    "17-odd-rows-can-lose.ron",
    "18-losing-by-less.ron",
    "19-three-coins-as-one.ron",
    "20-linear-time.ron",
    "21-six-coins.ron",
    "22-sixteen-coins.ron",
    "23-fusing-step-by-step.ron",
    "24-random-from-afar.ron",
    "25-sorted-nothing-fuses.ron",
    "26-alternating.ron",
    "27-one-huge-coin.ron",
];

static LESSONS: LazyLock<Vec<Session>> = LazyLock::new(|| FILES.iter().map(|file| open(file).session).collect());

/// Returns all lessons in teaching order. They are parsed at the first call.
///
/// # Panics
/// If a bundled file is damaged.
pub fn all() -> &'static [Session] {
    &LESSONS
}

fn open((name, text): &(&str, &str)) -> OpenedSession {
    Session::from_ron(text).unwrap_or_else(|error| panic!("the bundled lesson {name} is damaged: {error}"))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::fs;

    use super::*;
    use crate::game::fill::count::CallCount;
    use crate::game::fusion::difference;
    use crate::game::fusion::run::{FusionRun, FusionStep};
    use crate::game::play::seats::Seats;
    use crate::game::play::strategy::Strategy;
    use crate::game::row::random::{Recipe, RowShape};
    use crate::game::table::overview::Lengths;
    use crate::game::{
        Cell, Duel, End, Fill, FillOrder, Game, Interval, Line, Pick, Player, Players, Recurrence, Row, Table,
    };
    use crate::number::exact;
    use crate::picture::recursion::Calls;
    use crate::predict::{Question, QuestionKind};
    use crate::session::{Layout, Reading, Tab, View, Zoom};

    fn lesson(title: &str) -> &'static Session {
        all().iter().find(|lesson| lesson.document.title == title).unwrap_or_else(|| panic!("no lesson “{title}”"))
    }

    /// Asserts that the note of a lesson contains `parts`, which have numbers that the core computes.
    fn assert_says<const N: usize>(title: &str, parts: [String; N]) {
        let notes = &lesson(title).document.notes;
        for part in parts {
            assert!(notes.contains(&part), "{title}: “{part}” is not in “{notes}”");
        }
    }

    /// How the game of a lesson ends if `players` play it; `None` if one of them is a person.
    fn end_of_game(lesson: &Session, players: Players) -> Option<String> {
        let table = Table::new(lesson.document.row.clone());
        if players.has_person(table.n()) {
            return None;
        }
        let game = Game::solved(&table, players, Line::default());
        let scores = game.scores_after(game.n());
        Some(format!("{} to {}", shown(scores.of(Player::First)), shown(scores.of(Player::Second))))
    }

    fn row(text: &str) -> Row {
        text.parse().unwrap()
    }

    /// A number as the screen shows it.
    fn shown(number: i64) -> String {
        exact(number)
    }

    #[test]
    fn every_lesson_file_is_bundled_in_the_order_of_the_numbers() {
        let directory = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/lessons");
        let mut files: Vec<_> = fs::read_dir(directory)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().expect("a lesson has a plain name"))
            .collect();
        files.sort();
        assert_eq!(FILES.map(|(name, _)| name).as_slice(), files);
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
    fn every_note_has_the_scores_of_its_row() {
        for lesson in all() {
            let result = Table::new(lesson.document.row.clone()).result();
            let scores = format!("{} to {}", shown(result.fir()), shown(result.sec()));
            assert!(lesson.document.notes.contains(&scores), "{}: {scores}", lesson.document.title);
        }
    }

    #[test]
    fn every_note_has_the_scores_of_the_game_that_its_lesson_opens_with() {
        for lesson in all() {
            let Some(end) = end_of_game(lesson, lesson.document.duel.players) else { continue };
            assert!(lesson.document.notes.contains(&end), "{}: {end}", lesson.document.title);
        }
    }

    #[test]
    fn the_lessons_of_the_first_lecture_are_in_order() {
        let steps = [
            "Greedy loses",
            "Try all: three coins",
            "Try all: four coins",
            "The same question again",
            "One coin: the base",
            "Two coins: where sec is from",
            "Diagonal by diagonal",
            "The roles swap",
            "Even and odd seats",
            "First can lose",
            "Linear time",
            "Fusing, step by step",
            "A random row from afar",
            "Sorted: nothing fuses",
            "Alternating",
            "One huge coin",
        ];
        let places = steps.map(|title| all().iter().position(|other| other == lesson(title)).unwrap());
        assert!(places.is_sorted(), "{places:?}");
        assert_eq!(places[0], 0);
    }

    #[test]
    fn every_lesson_opens_with_the_view_of_its_topic() {
        let recursion = View { fill_order: FillOrder::Recursion, tab: Tab::Why, ..View::default() };
        for title in ["Try all: three coins", "Try all: four coins", "The same question again"] {
            assert_eq!(lesson(title).view, recursion, "{title}");
        }
        for title in ["One coin: the base", "Two coins: where sec is from", "Diagonal by diagonal"] {
            let view = View { predict: None, ..lesson(title).view };
            assert_eq!(view, View { tab: Tab::Code, ..View::default() }, "{title}");
        }
        assert_eq!(lesson("My turn, their turn").view.recurrence, Recurrence::MyTurn);
        assert_eq!(lesson("One number is enough").view.recurrence, Recurrence::Difference);
        for title in ["Three coins as one", "Linear time"] {
            let View { recurrence, layout, .. } = lesson(title).view;
            assert_eq!((recurrence, layout), (Recurrence::Difference, Layout::Triangle), "{title}");
        }
        let difference = View { recurrence: Recurrence::Difference, ..View::default() };
        let run = View { layout: Layout::Triangle, tab: Tab::Fusion, ..difference };
        assert_eq!(lesson("Fusing, step by step").view, run);
        let maps: Vec<_> = all()
            .iter()
            .filter(|lesson| lesson.zoom == Zoom::Whole)
            .map(|lesson| (lesson.document.title.as_str(), lesson.view))
            .collect();
        assert_eq!(
            maps,
            [
                ("A random row from afar", View { lengths: Lengths::Odd, ..difference }),
                ("Sorted: nothing fuses", View { lengths: Lengths::Odd, ..difference }),
                ("Alternating", View { lengths: Lengths::Even, ..difference }),
                ("One huge coin", View { reading: Reading::Winner, lengths: Lengths::Odd, ..difference }),
            ]
        );
        for lesson in all() {
            let Duel { players, .. } = lesson.document.duel;
            let n = lesson.document.row.len();
            for player in Player::BOTH {
                assert_eq!(players.misfit(player, n), None, "{}", lesson.document.title);
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
                ("The roles swap", vec![QuestionKind::First, QuestionKind::Second]),
                ("Nobody wants to uncover it", vec![QuestionKind::BestEnd]),
                ("Six coins, 21 cells", enumset::EnumSet::all().iter().collect::<Vec<QuestionKind>>()),
            ]
        );
        for (title, mut kinds) in with_questions {
            let Session { document, view, .. } = lesson(title);
            let (settings, table) = (view.predict.unwrap(), Table::new(document.row.clone()));
            let fill = view.fill(table.n());
            let steps = (0..fill.steps()).filter_map(|step| Question::of_step(settings, &table, fill, step));
            let game = Game::solved(&table, document.duel.players, Line::default());
            let moves = (0..table.n())
                .filter_map(|ply| Question::of_move(settings, &table, ply, game.turn(ply).expect("a played move")));
            let asked: Vec<_> = steps.chain(moves).map(|question| question.kind()).collect();
            kinds.retain(|kind| !asked.contains(kind));
            assert!(kinds.is_empty(), "{title} does not ask {kinds:?}, but asks {asked:?}");
        }
    }

    #[test]
    fn the_numbers_of_calls_in_the_notes_are_correct() {
        let calls = |n| format!("{} calls", CallCount::without_memo(Recurrence::FirSec, n));
        let number = |n| CallCount::without_memo(Recurrence::FirSec, n).to_string();
        for (title, n) in [("Try all: three coins", 3), ("Try all: four coins", 4), ("The same question again", 6)] {
            assert_eq!(lesson(title).document.row.len(), n);
            assert_says(title, [calls(n)]);
        }
        assert_says("Try all: four coins", [format!("{} and {}", number(10), number(20))]);
        assert_eq!(Calls::new(Recurrence::FirSec, 3).copies(Interval::new(1, 1)), 2, "the 15 of three coins");

        let drawn = Calls::new(Recurrence::FirSec, 6);
        let memo = lesson("The same question again").view.fill(6);
        let tally = memo.tally(memo.steps());
        assert_says(
            "The same question again",
            [
                format!("{} different intervals", drawn.intervals().count()),
                format!("the coins 2 to 3, which are called {} times", drawn.copies(Interval::new(2, 3))),
                format!("With a memo {} calls are left, {} of them", tally.calls, tally.hits),
            ],
        );
        let written = |n| Fill { n, ..lesson("Diagonal by diagonal").view.fill(4) }.steps();
        assert_says(
            "Diagonal by diagonal",
            [format!(
                "{} cells stand for {}; for 16 coins, {} cells for {}",
                written(4),
                calls(4),
                written(16),
                calls(16)
            )],
        );
        for (title, n) in [("Six coins, 21 cells", 6), ("Sixteen coins, 136 cells", 16)] {
            assert!(title.contains(&format!("{} cells", written(n))));
        }
    }

    #[test]
    fn the_cells_in_the_notes_are_correct() {
        let cell = |title: &str, i, j| Table::new(lesson(title).document.row.clone()).cell(Interval::new(i, j));
        let d = |title: &str, i, j| cell(title, i, j).fir() - cell(title, i, j).sec();

        let roles = |i, j| cell("The roles swap", i, j);
        let [below, left_of] = [roles(1, 3).sec(), roles(0, 2).sec()];
        assert_says(
            "The roles swap",
            [
                format!("left is worth 3 + sec[1][3] = 3 + {below} = {}", 3 + below),
                format!("right 2 + sec[0][2] = 2 + {left_of} = {}", 2 + left_of),
            ],
        );
        let [below, left_of] = [roles(1, 3).fir(), roles(0, 2).fir()];
        assert_eq!(roles(0, 3).sec(), below.min(left_of));
        let min = format!("g[0][3] = min(f[1][3], f[0][2]) = min({below}, {left_of}) = {}", roles(0, 3).sec());
        assert_says("My turn, their turn", [min]);

        let title = "One number is enough";
        let ([below, left_of], whole) = ([d(title, 1, 3), d(title, 0, 2)], d(title, 0, 3));
        let sum: i64 = lesson(title).document.row.coins().iter().sum();
        assert_says(
            title,
            [
                format!("left is worth 3 − {below} = {}", shown(3 - below)),
                format!("right 2 − ({}) = {}, so d is {whole}", shown(left_of), 2 - left_of),
                format!("({sum} + {whole}) / 2 and ({sum} − {whole}) / 2"),
            ],
        );
        let title = "Six coins, 21 cells";
        let inner = cell(title, 1, 4);
        let [below, left_of] = [cell(title, 2, 4).sec(), cell(title, 1, 3).sec()];
        assert_eq!(inner.sec(), cell(title, 2, 4).fir());
        assert_says(
            title,
            [
                format!("left is worth 15 + {below} = {}, right 9 + {left_of} = {}", 15 + below, 9 + left_of),
                format!("its sec of {}", inner.sec()),
            ],
        );
        let worth = |title: &str, end| Table::new(lesson(title).document.row.clone()).result().worth(end);
        let [left, right] = [End::Left, End::Right].map(|end| worth("Losing by less", end));
        assert_says("Losing by less", [format!("the 2 is worth {right}, the 1 only {left}")]);
        let [left, right] = [End::Left, End::Right].map(|end| worth("Sixteen coins, 136 cells", end));
        assert_says("Sixteen coins, 136 cells", [format!("the 4 is worth {right}, the 5 is worth {left}")]);
        assert_says("First can lose", [format!("a difference of {}", shown(d("First can lose", 0, 2)))]);
    }

    #[test]
    fn the_scores_of_greedy_and_of_the_seats_in_the_notes_are_correct() {
        let greedy = Players { first: Strategy::Greedy, second: Strategy::Optimal };
        for (title, before) in [
            ("Greedy loses", "loses "),
            ("Even and odd seats", "loses "),
            ("Six coins, 21 cells", "greedy loses "),
            ("Sixteen coins, 136 cells", "greedy loses "),
        ] {
            assert_says(title, [format!("{before}{}", end_of_game(lesson(title), greedy).unwrap())]);
        }
        let end = end_of_game(lesson("Nobody wants to uncover it"), greedy).unwrap();
        assert_eq!(end, "5 to 101");
        for title in ["Even and odd seats", "More than the seats"] {
            let Seats { even, odd } = Seats::of(&lesson(title).document.row);
            let notes = &lesson(title).document.notes;
            let sentences = [
                format!("even ones hold {even}, the odd ones {odd}"),
                format!("even seats hold {even}, the odd seats {odd}"),
            ];
            assert!(sentences.iter().any(|sentence| notes.contains(sentence)), "{title}: {sentences:?}");
        }
        let most = Seats::of(&lesson("Sixteen coins, 136 cells").document.row).richer_sum();
        assert_says("Sixteen coins, 136 cells", [format!("the odd seats are sure of {most}")]);
    }

    #[test]
    fn the_fused_peaks_in_the_notes_are_correct() {
        let difference = |text: &str| difference(row(text).coins());
        assert_eq!([difference("4 9 2"), difference("−3 7 3"), difference("4 9 2 7 3")], [-3, -7, -7]);
        assert_eq!([difference("3 10 2"), difference("−5 5 4"), difference("−6 9 1")], [-5, -6, -14]);
        assert_eq!([difference("−14 6"), difference("3 10 2 5 4 9 1 6")], [20, 20]);
        for (title, coins) in [("Three coins as one", "4 9 2 7 3"), ("Linear time", "3 10 2 5 4 9 1 6")] {
            assert_eq!(lesson(title).document.row, row(coins));
        }
        assert_says("Three coins as one", ["4 − 9 + 2 = −3", "−3 − 7 + 3 = −7", "type −3 7 3"].map(str::to_owned));
        let fusions = "3 10 2 to −5, −5 5 4 to −6, −6 9 1 to −14";
        assert_says("Linear time", [fusions, "6 − (−14) = 20", "the table has 36 cells"].map(str::to_owned));
        assert_eq!(lesson("Linear time").view.fill(8).steps(), 36);
    }

    #[test]
    fn the_steps_of_fusion_in_the_notes_are_correct() {
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
        assert_says(title, ["10 16 11 into 5", "13 14 6 to 5", "3 8 5 a peak, to 0"].map(str::to_owned));
        let valley: Vec<_> = (0..run.valley_len()).map(|place| run.coin(place).value.to_string()).collect();
        assert_says(title, [format!("left, {}:", valley.join(" "))]);
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
        assert_says(title, [format!("{sum} = {difference}")]);
        assert_eq!(Table::new(row.clone()).result().pick(), Pick::Right, "the 6, and not the 10");
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

    /// Asserts that a lesson's row is the row of a recipe, which its note contains.
    fn assert_random(title: &str, count: usize, shape: RowShape) {
        let recipe = Recipe { count, low: 1, high: 99, shape, seed: 7 };
        assert_eq!(lesson(title).document.row, recipe.row().unwrap());
        assert_says(title, [recipe.to_string()]);
    }

    #[test]
    fn the_note_of_the_random_row_describes_its_table() {
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
        assert_says(
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
    fn the_note_of_the_sorted_row_describes_its_table() {
        let title = "Sorted: nothing fuses";
        assert_eq!(lesson(title).document.row.coins(), (1..=400).map(|k| k * k).collect::<Vec<i64>>());
        assert_eq!(left_by_fusion(title), 400);
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
        assert_says(title, ["(a² + b² + b − a) / 2".to_owned(), format!("its difference, {}", shown(difference))]);
    }

    #[test]
    fn the_note_of_the_alternating_row_describes_its_table() {
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
        assert_says(
            title,
            [
                format!("fusing leaves {} coins", left_by_fusion(title)),
                format!("beyond {} coins the mover is always behind", longest.unwrap()),
            ],
        );
    }

    #[test]
    fn the_note_of_the_huge_coin_describes_its_table() {
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
}
