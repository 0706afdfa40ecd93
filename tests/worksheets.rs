//! Worksheets: their rows, their pages, and their documents, which other programs read.
//!
//! The script `tests/worksheets/check.py` solves every printed row again. If Python, pdftotext or latexmk is missing, its
//! test says so on standard error and passes. With the environment variable `COIN_DUEL_NEED_PDF` or `COIN_DUEL_NEED_LATEX`
//! set, it fails instead.

use coin_duel::text::said;
use coin_duel::wording;
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use coin_duel::export::worksheet::{
    Blanks, Difficulty, Side, Task, Tasks, Variants, Worksheet, WorksheetPage, WorksheetRows, Worksheets,
};
use coin_duel::export::{ExportError, ExportFormat, ExportRecipe, ExportSubject, Material, Paper, PreviewContent};
use coin_duel::game::row::random::Recipe;
use coin_duel::game::{Cell, CountFrom, Interval, Pick, Recurrence, Row, Rule, Table};
use coin_duel::picture::color_role::ColorRole;
use coin_duel::picture::{Anchor, Face, Mark, Paint, Picture, Point, Rect, fonts};
use coin_duel::session::{Document, Layout, Session};
use proptest::prelude::*;
use tools::have;

mod tools;

/// Points of pictures per millimeter.
const MILLIMETER: f32 = 96.0 / 25.4;

const REQUEST: Worksheets = Worksheets {
    rows: WorksheetRows::Session,
    tasks: Tasks::FILL,
    blanks: Blanks::All,
    recurrence: Recurrence::FIR_SEC,
    layout: Layout::Square,
    count_from: CountFrom::Zero,
    paper: Paper::A4,
    has_solutions: true,
};

fn recipe(format: ExportFormat, worksheets: Worksheets) -> ExportRecipe {
    ExportRecipe { subject: ExportSubject::Worksheet, worksheets, ..ExportRecipe::new(format) }
}

/// Returns the formats of worksheets. Quizzes have tests of their own.
fn formats() -> impl Iterator<Item = ExportFormat> {
    ExportFormat::of_subject(ExportSubject::Worksheet).filter(|format| !format.is_quiz())
}

fn material(coins: &[i64]) -> Material {
    Material::alone(session(coins))
}

fn variants(coins: usize, count: usize, seed: u64) -> Variants {
    Variants { coins, low: 1, high: 20, count, seed }
}

fn session(coins: &[i64]) -> Session {
    Session::new(Document::from(Row::new(coins).unwrap()))
}

/// Returns a row of this many coins from 1 to 20.
fn drawn(count: usize) -> Vec<i64> {
    Recipe { count, low: 1, high: 20, seed: 7, ..Recipe::default() }.row().unwrap().coins().to_vec()
}

fn rows(variants: Variants) -> Vec<Row> {
    let ControlFlow::Continue((rows, _)) = variants.rows(Tasks::FILL, &|| ControlFlow::Continue(())).unwrap() else {
        panic!()
    };
    rows
}

// Rows.

/// Returns the numbers of a row's difficulty, counted by other means than the program's.
fn difficulty(row: &Row) -> Difficulty {
    let table = Table::new(row.clone());
    let all = table.window(0..=row.len() - 1, 0..=row.len() - 1);
    let is_tie = |interval: Interval, pick| interval.i < interval.j && pick == Pick::Tie;
    let is_trap = |&(Interval { i, j }, cell): &(Interval, &Cell)| {
        let [left, right] = [i, j].map(|index| row.coins()[index]);
        matches!((left > right, right > left, cell.pick()), (true, _, Pick::Right) | (_, true, Pick::Left))
    };
    let values = || row.coins().iter().map(i64::to_string);
    let count = |is_counted: fn(&str) -> bool| values().filter(|value| is_counted(value)).count() as u64;
    Difficulty {
        traps: all.iter().filter(is_trap).count() as u64,
        first_ties: u64::from(is_tie(Interval::whole(row.len()), table.result().pick())),
        ties: all.iter().filter(|(interval, cell)| is_tie(*interval, cell.pick())).count() as u64,
        odd: count(|value| value.ends_with(['1', '3', '5', '7', '9'])),
        negative: count(|value| value.starts_with('-')),
        digits: values().map(|value| value.trim_start_matches('-').len() as u64).sum(),
        magnitude: values().map(|value| value.trim_start_matches('-').parse::<u64>().unwrap()).sum(),
        fusions: fused(row.coins()).0,
        lost: (table.result().fir()
            - greedy_play(row.coins(), |i, j| {
                let cell = all.cell(Interval::new(i, j)).unwrap();
                cell.left >= cell.right
            }))
        .unsigned_abs(),
    }
}

/// Fuses the first three coins that can be, as long as there are any. Returns how often that was, and the coins at the end.
fn fused(coins: &[i64]) -> (u64, Vec<i64>) {
    let mut coins = coins.to_vec();
    let mut count = 0;
    while let Some(at) = coins.windows(3).position(|three| three[0] <= three[1] && three[1] >= three[2]) {
        coins.splice(at..at + 3, [coins[at] - coins[at + 1] + coins[at + 2]]);
        count += 1;
    }
    (count, coins)
}

/// What First gets who always takes the larger coin, the left one of equal ones. Second takes the left coin of the coins
/// from `i` to `j` if `takes_left(i, j)`.
fn greedy_play(coins: &[i64], takes_left: impl Fn(usize, usize) -> bool) -> i64 {
    let (mut left, mut right, mut gets) = (0, coins.len(), 0);
    while left < right {
        let rest = &coins[left..right];
        let is_first = (right - left) % 2 == coins.len() % 2;
        let is_left = if is_first { rest[0] >= rest[rest.len() - 1] } else { takes_left(left, right - 1) };
        gets += if is_first { if is_left { rest[0] } else { rest[rest.len() - 1] } } else { 0 };
        if is_left { left += 1 } else { right -= 1 }
    }
    gets
}

/// Returns the difference of the largest and the smallest number of the rows.
fn spread(rows: &[Row], number: impl Fn(Difficulty) -> u64) -> u64 {
    let numbers: BTreeSet<_> = rows.iter().map(|row| number(difficulty(row))).collect();
    numbers.last().unwrap() - numbers.first().unwrap()
}

#[test]
fn thirty_rows_of_six_coins_have_the_same_traps_ties_odd_coins_and_digits() {
    let rows = rows(variants(6, 30, 7));
    assert_eq!(rows.iter().map(|row| row.coins().to_vec()).collect::<HashSet<_>>().len(), 30);
    assert!(rows.iter().all(|row| row.len() == 6 && row.coins().iter().all(|coin| (1..=20).contains(coin))));
    assert_eq!(spread(&rows, |row| row.traps), 0);
    assert_eq!(spread(&rows, |row| row.ties), 0);
    assert_eq!(spread(&rows, |row| row.first_ties), 0);
    assert_eq!(spread(&rows, |row| row.odd), 0);
    assert_eq!(spread(&rows, |row| row.digits), 0);
    assert!(spread(&rows, |row| row.magnitude) < 12);
    let sums: HashSet<i64> = rows.iter().map(|row| row.coins().iter().sum::<i64>() % 2).collect();
    assert_eq!(sums.len(), 1, "the parity of the sums follows from the odd coins");
}

/// What a player who moves first on these coins gets, and the other one, by trying all lines of play.
fn best_play(coins: &[i64]) -> (i64, i64) {
    let [first, .., last] = *coins else { return (coins.first().copied().unwrap_or(0), 0) };
    let after = |coin: i64, (fir, sec): (i64, i64)| (coin + sec, fir);
    let (left, right) = (after(first, best_play(&coins[1..])), after(last, best_play(&coins[..coins.len() - 1])));
    if left.0 >= right.0 { left } else { right }
}

#[test]
fn three_hundred_sheets_are_alike_and_their_solutions_are_right() {
    let worksheets = Worksheets { rows: WorksheetRows::Variants(variants(6, 300, 7)), ..REQUEST };
    let sheets = worksheets.all_sheets(&session(&[1])).unwrap();
    let rows: Vec<_> = sheets.iter().map(|sheet| sheet.row().clone()).collect();
    assert_eq!(rows.iter().map(|row| row.coins().to_vec()).collect::<HashSet<_>>().len(), 300);
    assert!(rows.iter().all(|row| difficulty(row).traps > 0));
    assert!(spread(&rows, |row| row.traps) <= 1);
    for sheet in &sheets {
        for cell in sheet.cells(Side::Solution) {
            let Interval { i, j } = cell.interval;
            let coins = &sheet.row().coins()[i..=j];
            let (fir, sec) = best_play(coins);
            assert_eq!((cell.shown.first, cell.shown.second), (Some(fir.into()), Some(Some(sec.into()))), "{coins:?}");
            let worths = [coins[0] + best_play(&coins[1..]).1, coins[j - i] + best_play(&coins[..j - i]).1];
            let best = [Pick::Left, Pick::Tie, Pick::Right][(worths[1].cmp(&worths[0]) as i8 + 1) as usize];
            assert!(i == j || cell.shown.pick == Some(best), "{coins:?}");
        }
    }
}

#[test]
fn a_seed_gives_the_same_rows_in_every_version() {
    // Sheets that are handed out rely on it.
    let drawn: Vec<_> = rows(variants(6, 3, 7)).iter().map(ToString::to_string).collect();
    assert_eq!(drawn, ["12, 8, 5, 15, 9, 20", "16, 14, 15, 7, 6, 9", "7, 17, 2, 16, 19, 6"]);
    let listed: Vec<_> =
        rows(Variants { low: 1, high: 9, ..variants(2, 3, 7) }).iter().map(ToString::to_string).collect();
    assert_eq!(listed, ["2, 5", "5, 4", "7, 2"]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn rows_of_a_set_differ_and_are_alike_and_come_again(
        coins in 3..=64_usize,
        count in 1..12_usize,
        seed: u64,
        (low, high) in prop::sample::select(&[(1, 20), (-9, 9), (100, 10_000), (-1_000_000_000_000, 1_000_000_000_000)][..]),
    ) {
        let set = Variants { coins, low, high, count, seed };
        let ControlFlow::Continue((rows, alike)) = set.rows(Tasks::FILL, &|| ControlFlow::Continue(())).unwrap() else { panic!() };
        prop_assert_eq!(rows.len(), count);
        prop_assert_eq!(rows.iter().map(|row| row.coins().to_vec()).collect::<HashSet<_>>().len(), count);
        prop_assert!(rows.iter().all(|row| alike.contains(&difficulty(row))));
        let by_coins = coins as u64 / 20;
        let by_cells = (coins * (coins - 1) / 100) as u64;
        prop_assert!(coins < 4 || rows.iter().all(|row| difficulty(row).traps > 0));
        prop_assert!(spread(&rows, |row| row.traps) <= by_cells);
        prop_assert!(spread(&rows, |row| row.ties) <= by_cells);
        prop_assert_eq!(spread(&rows, |row| row.first_ties), 0);
        prop_assert!(spread(&rows, |row| row.odd) <= by_coins);
        prop_assert!(spread(&rows, |row| row.negative) <= by_coins);
        prop_assert!(spread(&rows, |row| row.digits) <= by_coins);
        let largest = coins as u64 * low.unsigned_abs().max(high.unsigned_abs());
        prop_assert!(spread(&rows, |row| row.magnitude) <= (largest / 10).max(low.abs_diff(high) / 2) + 1);
        // More sheets of the same seed begin with the same ones.
        let fewer = Variants { count: count.div_ceil(2), ..set };
        prop_assert_eq!(&self::rows(fewer)[..], &rows[..count.div_ceil(2)]);
    }
}

#[test]
fn a_set_that_is_not_possible_says_how_many_rows_are() {
    let few =
        |count| Variants { low: 1, high: 9, ..variants(1, count, 7) }.rows(Tasks::FILL, &|| ControlFlow::Continue(()));
    let error = few(30).unwrap_err().to_string();
    assert_eq!(
        error,
        "there are no 30 different rows alike in difficulty: of the 9 possible rows, at most 3 are alike; choose 3 or \
         fewer variants, more coins, or a wider range of numbers"
    );
    assert!(few(3).is_ok() && few(4).is_err());
    for (set, message) in [
        (variants(0, 1, 7), wording::errors::worksheet::no_coins()),
        (variants(65, 1, 7), said("errors.worksheet-too-many-coins", &["65", "64"])),
        (variants(6, 0, 7), said("errors.worksheet-variants-out-of-range", &["0", "500"])),
        (variants(6, 501, 7), said("errors.worksheet-variants-out-of-range", &["501", "500"])),
        (
            Variants { high: i64::MAX, ..variants(6, 1, 7) },
            said(
                "errors.worksheet-value-out-of-range",
                &["9,223,372,036,854,775,807", "−1,000,000,000,000", "1,000,000,000,000"],
            ),
        ),
    ] {
        assert_eq!(set.rows(Tasks::FILL, &|| ControlFlow::Continue(())).unwrap_err().to_string(), message);
    }
    // All 3²⁰ rows of three values are too many to look at.
    let many = Variants { low: 1, high: 3, ..variants(20, 500, 7) };
    assert_eq!(rows(many).len(), 500);
    // In a row of two values, the larger coin is always right.
    for (coins, looked_at) in [(6, "64"), (20, "10,000")] {
        let set = Variants { low: 1, high: 2, ..variants(coins, 1, 7) };
        let error = set.rows(Tasks::FILL, &|| ControlFlow::Continue(())).unwrap_err().to_string();
        assert_eq!(error, said("errors.worksheet-no-traps", &[looked_at]));
    }
}

#[test]
fn choosing_rows_can_be_stopped() {
    assert!(variants(12, 30, 7).rows(Tasks::FILL, &|| ControlFlow::Break(())).unwrap().is_break());
}

// Tasks.

#[test]
fn sheets_have_the_tasks_in_turn_and_every_format_answers_only_in_solutions() {
    let rows = WorksheetRows::Variants(variants(6, 10, 7));
    let worksheets = Worksheets { rows, tasks: Tasks::new([Task::Count, Task::Winner]), ..REQUEST };
    let kinds: Vec<_> = worksheets.all_sheets(&session(&[1])).unwrap().iter().map(|sheet| sheet.style.task).collect();
    assert_eq!(kinds, [Task::Count, Task::Winner].repeat(5));
    let worksheets = Worksheets { tasks: Tasks::new(Task::ALL), ..REQUEST };
    let (of_row, without) = (session(&[4, 14, 11, 3, 9]), Worksheets { has_solutions: false, ..worksheets });
    let sheets = worksheets.all_sheets(&of_row).unwrap();
    assert_eq!(sheets.iter().map(|sheet| sheet.style.task).collect::<Vec<_>>(), Task::ALL);
    let first_words = |answer: &str| answer.split(['[', '(', '·', '≤', '−']).next().unwrap().to_owned();
    for answer in sheets.iter().flat_map(Worksheet::answer).map(|answer| first_words(&answer)) {
        for format in formats().filter(|format| *format != ExportFormat::Pdf && answer.len() > 4) {
            let text = |request| recipe(format, request).text(&of_row).unwrap().replace('\\', "");
            assert!(text(worksheets).contains(&answer), "{format:?}: {answer}");
            assert!(!text(without).contains(&answer), "{format:?}: {answer}");
        }
        let is_on = |page: &WorksheetPage| texts(&page.picture).iter().any(|(text, _)| text.contains(&answer));
        let pages = worksheets.pages(&of_row).unwrap();
        for page in pages.pages() {
            assert!(page.side == Side::Solution || answer.len() <= 4 || !is_on(page), "{answer}");
        }
    }
}

#[test]
fn answers_are_those_of_trying_all_lines_of_play() {
    let rows = WorksheetRows::Variants(variants(6, 100, 7));
    for task in Task::ALL {
        let worksheets = Worksheets { rows, tasks: Tasks::new([task]), ..REQUEST };
        for sheet in worksheets.all_sheets(&session(&[1])).unwrap() {
            let (coins, answer) = (sheet.row().coins(), sheet.answer().join(" "));
            let (fir, sec) = best_play(coins);
            let verdict = match fir.cmp(&sec) {
                std::cmp::Ordering::Greater => format!("First wins {fir} to {sec}, by {}.", fir - sec),
                std::cmp::Ordering::Less => format!("Second wins {sec} to {fir}, by {}.", sec - fir),
                std::cmp::Ordering::Equal => format!("a draw, {fir} each."),
            };
            match task {
                Task::Fill | Task::Winner => {
                    let (left, right) = (coins[0] + best_play(&coins[1..]).1, coins[5] + best_play(&coins[..5]).1);
                    let first = if left > right { "left" } else { "right" };
                    assert!(answer.contains(&verdict), "{answer}");
                    assert!(left == right || answer.contains(&format!("Take the {first} coin first")), "{answer}");
                    let is_trap = (left > right && coins[0] < coins[5]) || (left < right && coins[0] > coins[5]);
                    assert_eq!(answer.contains("worse one"), is_trap, "{answer}");
                }
                Task::Trace => {
                    let moves = &answer[..answer.find(". ").unwrap()];
                    let taken: Vec<i64> = moves
                        .split("takes ")
                        .skip(1)
                        .map(|made| made.split(' ').next().unwrap().parse().unwrap())
                        .collect();
                    let sum = |from| taken.iter().skip(from).step_by(2).sum::<i64>();
                    assert_eq!((taken.len(), sum(0), sum(1)), (6, fir, sec), "{answer}");
                    let (mut left, mut right) = (0, 5);
                    for coin in taken {
                        let is_left =
                            best_play(&coins[left..=right]).0 == coins[left] + best_play(&coins[left + 1..=right]).1;
                        assert_eq!(coin, if is_left { coins[left] } else { coins[right] }, "{answer}");
                        if is_left { left += 1 } else { right -= 1 }
                    }
                }
                Task::Wrong => {
                    let shown = |side| {
                        sheet
                            .cells(side)
                            .map(|cell| (cell.interval, cell.shown.first, cell.shown.second))
                            .collect::<Vec<_>>()
                    };
                    let (asked, correct) = (shown(Side::Sheet), shown(Side::Solution));
                    let wrong: Vec<_> =
                        asked.iter().zip(&correct).filter(|(asked, correct)| asked != correct).collect();
                    let [(asked, correct)] = wrong[..] else { panic!("one number is wrong: {wrong:?}") };
                    let Interval { i, j } = asked.0;
                    assert_eq!(correct.1, Some(best_play(&coins[i..=j]).0.into()));
                    let told =
                        format!("fir of the cell [{i}, {j}] is {}, and not {}.", correct.1.unwrap(), asked.1.unwrap());
                    assert!(answer.starts_with(&told), "{answer}");
                    assert!(sheet.cells(Side::Sheet).all(|cell| cell.shown.pick.is_none() && !cell.is_blank));
                }
                Task::Greedy => {
                    let gets = greedy_play(coins, |i, j| {
                        best_play(&coins[i..=j]).0 == coins[i] + best_play(&coins[i + 1..=j]).1
                    });
                    assert!(gets < fir, "greedy play loses points");
                    assert!(answer.starts_with(&format!("Greedy gets {gets} as First")), "{answer}");
                    assert_eq!(answer.contains(&format!("best play gets {fir}.")), gets < fir, "{answer}");
                    assert_eq!(answer.contains("worst mistake"), gets < fir, "{answer}");
                }
                Task::Count => assert!(answer.contains("= 21.") && answer.contains("memo: 63."), "{answer}"),
                Task::Recurrence => {
                    for block in
                        ["gap 1 (take the left coin): sec[i+1][j].", "gap 2 (take the right coin): sec[i][j−1]."]
                    {
                        assert!(answer.contains(block), "{answer}");
                    }
                    assert!(answer.contains("gap 3 (what the other player gets): fir[pick]."), "{answer}");
                    assert_eq!(answer.matches("It fails on").count(), 12, "{answer}");
                }
                Task::Fuse => {
                    let (count, left) = fused(coins);
                    assert!(count > 1 && answer.matches("Fusion ").count() as u64 == count, "{answer}");
                    let row = left.iter().map(i64::to_string).collect::<Vec<_>>().join(", ").replace('-', "−");
                    assert!(answer.contains(&format!("Now the row is {row}. Nothing fuses")), "{answer}");
                    let told = format!("The difference is {}. First scores", fir - sec).replace('-', "−");
                    assert!(answer.contains(&told), "{answer}");
                    assert!(
                        answer.contains(&format!(" / 2 = {fir}, and")) && answer.ends_with(&format!(" / 2 = {sec}."))
                    );
                }
            }
        }
    }
}

#[test]
fn three_hundred_sheets_of_all_tasks_are_alike_in_traps_and_fusions_and_greedy_play_loses() {
    let rows = WorksheetRows::Variants(variants(6, 300, 7));
    let worksheets = Worksheets { rows, tasks: Tasks::new(Task::ALL), ..REQUEST };
    let sheets = worksheets.all_sheets(&session(&[1])).unwrap();
    let rows: Vec<_> = sheets.iter().map(|sheet| sheet.row().clone()).collect();
    assert!(spread(&rows, |row| row.traps) <= 1 && rows.iter().all(|row| difficulty(row).traps > 0));
    assert!(spread(&rows, |row| row.fusions) == 0 && rows.iter().all(|row| difficulty(row).fusions > 1));
    assert!(rows.iter().all(|row| difficulty(row).lost > 0));
    // Other tasks do not need it.
    assert!(self::rows(variants(6, 300, 7)).iter().any(|row| difficulty(row).lost == 0));
}

#[test]
fn six_coins_two_moves_ahead_fit_their_page_with_all_sums() {
    for paper in Paper::ALL {
        let worksheets =
            Worksheets { recurrence: Recurrence::TWO_AHEAD, tasks: Tasks::new(Task::ALL), paper, ..REQUEST };
        let pages = worksheets.pages(&session(&[8, 15, 3, 7, 9, 2])).unwrap();
        assert_eq!(pages.pages().len(), 2 * Task::ALL.len());
        let texts = texts(&pages.pages()[0].picture);
        let labels = texts.iter().filter(|(text, _)| text.starts_with('[')).count();
        assert_eq!(labels, 15, "{paper:?}");
        assert!(texts.iter().all(|(text, _)| *text != wording::worksheet::other_sums()));
    }
}

#[test]
fn a_recurrence_without_a_form_has_no_gaps_to_ask_for() {
    let recurrence =
        Recurrence::new("x[i][j] = max(v[i] + x[i+1][j], v[j] + x[i][j−1]); x[i][i] = v[i]".parse().unwrap());
    let worksheets = Worksheets { recurrence, tasks: Tasks::new([Task::Recurrence]), ..REQUEST };
    let error = worksheets.all_sheets(&session(&[8, 15, 3])).unwrap_err();
    assert_eq!(error.to_string(), said("errors.worksheet-no-form", &[Task::Recurrence.name()]));
    for (rule, block) in [(Rule::WHAT_STAYS, "sum[i+1][j]"), (Rule::UP_TO_TWO, "sum[i][i+m−1]")] {
        let recurrence = Recurrence::of_rule(rule).unwrap();
        let sheets = Worksheets { recurrence, ..worksheets }.all_sheets(&session(&[8, 15, 3])).unwrap();
        assert!(sheets[0].answer().iter().any(|text| text.contains(block)), "{rule:?}");
    }
}

// Pages.

/// Returns the area of a text, in which its lower letters have room.
fn area(at: Point, anchor: Anchor, size: f32, width: f32) -> Rect {
    let left = match anchor {
        Anchor::LeftCenter => at.x,
        Anchor::Center => at.x - width / 2.0,
        Anchor::RightCenter => at.x - width,
    };
    Rect::new(left, at.y - 0.37 * size, width, 0.74 * size)
}

/// Returns the width of a text. Most texts come again and again, in other sizes, too.
fn width(face: Face, size: f32, text: &str) -> f32 {
    thread_local! {
        static WIDTHS: RefCell<HashMap<(Face, String), f32>> = RefCell::default();
    }
    let at_size_1 = WIDTHS.with_borrow_mut(|widths| {
        *widths.entry((face, text.to_owned())).or_insert_with(|| fonts::width(face, 1.0, text))
    });
    at_size_1 * size
}

/// Returns the texts of a page with their areas.
fn texts(picture: &Picture) -> Vec<(&str, Rect)> {
    let text = |mark| match mark {
        &Mark::Text { at, anchor, size, face, ref text, .. } => {
            Some((&text[..], area(at, anchor, size, width(face, size, text))))
        }
        _ => None,
    };
    picture.marks.iter().filter_map(text).collect()
}

/// Returns the corners of a mark's bounding box.
fn bounds(mark: &Mark) -> Vec<Point> {
    let corners = |rect: Rect| vec![rect.at(0.0, 0.0), rect.at(1.0, 1.0)];
    match mark {
        &Mark::Rect { rect, .. } | &Mark::DashedRect { rect, .. } => corners(rect),
        Mark::Path { points, .. } | Mark::Polygon { points, .. } => points.clone(),
        &Mark::Disc { center, radius, .. } => corners(Rect::new(center.x, center.y, 0.0, 0.0).grown(radius)),
        Mark::Image { .. } => panic!("a worksheet has no images"),
        &Mark::Text { at, anchor, size, face, ref text, .. } => {
            corners(area(at, anchor, size, width(face, size, text)))
        }
    }
}

/// Returns the cells of a page that are empty on sheets, and those that are given. One of each may be in the legend.
fn cells(picture: &Picture) -> [Vec<Rect>; 2] {
    let given = Some(Paint::from(ColorRole::Raised));
    let of = |wanted: Option<Paint>| {
        let rect = |mark: &Mark| match mark {
            &Mark::Rect { rect, fill, .. } if fill == wanted => Some(rect),
            _ => None,
        };
        picture.marks.iter().filter_map(rect).collect()
    };
    [of(None), of(given)]
}

/// Checks that all marks lie inside the margins, that no texts overlap, and that a text leaves neither its cell nor its
/// coin.
fn check_page(page: &WorksheetPage, name: &str) {
    let Picture { width, height, .. } = page.picture;
    let margins = Rect::new(0.0, 0.0, width, height).grown(-8.0 * MILLIMETER);
    for mark in &page.picture.marks {
        assert!(bounds(mark).into_iter().all(|at| margins.contains(at)), "{name}: {mark:?} leaves the page");
    }
    let mut texts = texts(&page.picture);
    texts.sort_by(|(_, a), (_, b)| a.top.total_cmp(&b.top));
    for (number, (text, a)) in texts.iter().enumerate() {
        for (other, b) in texts[number + 1..].iter().take_while(|(_, b)| b.top < a.bottom - 0.02) {
            let is_apart = a.right <= b.left + 0.02 || b.right <= a.left + 0.02;
            assert!(is_apart, "{name}: “{text}” at {a:?} and “{other}” at {b:?} overlap");
        }
    }
    let is_container = |mark: &&Mark| matches!(mark, Mark::Rect { .. } | Mark::Disc { .. });
    for container in page.picture.marks.iter().filter(is_container) {
        let corners = bounds(container);
        let outline = Rect { left: corners[0].x, top: corners[0].y, right: corners[1].x, bottom: corners[1].y };
        for (text, inside) in texts.iter().filter(|(_, text)| outline.contains(text.center())) {
            let fits = [inside.at(0.0, 0.0), inside.at(1.0, 1.0)].into_iter().all(|at| outline.contains(at));
            assert!(fits, "{name}: “{text}” at {inside:?} leaves {outline:?}");
        }
    }
}

/// Returns worksheets of many kinds with their names and their rows.
fn many_requests() -> Vec<(String, Worksheets, Session)> {
    let mut requests = Vec::new();
    for count in [1_usize, 2, 3, 6, 9, 10, 11, 16, 20, 23, 32, 64] {
        for (number, (low, high)) in
            [(1, 20), (-99, 99), (-1_000_000_000_000, 1_000_000_000_000)].into_iter().enumerate()
        {
            if (count, number) == (64, 2) {
                // Too many pages.
                continue;
            }
            let row = Recipe { count, low, high, seed: 5, ..Recipe::default() }.row().unwrap();
            for (recurrence, blanks) in [
                (Recurrence::FIR_SEC, Blanks::All),
                (Recurrence::TWO_AHEAD, Blanks::EverySecond),
                (Recurrence::MY_TURN, Blanks::Seed { seed: 3, percent: 40 }),
                (Recurrence::DIFFERENCE, Blanks::Diagonal(count.div_ceil(2))),
            ] {
                let is_triangle = count <= [16, 12, 4][number] && count % 2 == 0;
                let layout = if is_triangle { Layout::Triangle } else { Layout::Square };
                let paper = if recurrence.reach() == 2 { Paper::Letter } else { Paper::A4 };
                let request =
                    Worksheets { blanks, recurrence, layout, paper, count_from: CountFrom::ALL[count % 2], ..REQUEST };
                let name = format!("{count} coins {low} to {high}, {recurrence:?}, {layout:?}");
                requests.push((name, request, Session::new(Document::from(row.clone()))));
            }
        }
    }
    requests
}

#[test]
fn marks_lie_on_their_page_and_texts_do_not_overlap() {
    for (name, request, session) in many_requests() {
        let request = Worksheets { tasks: Tasks::new(Task::ALL), ..request };
        let pages = request.pages(&session).unwrap_or_else(|error| panic!("{name}: {error}"));
        for page in pages.pages() {
            check_page(page, &format!("{name}, {:?}", page.side));
        }
    }
}

#[test]
fn a_page_has_the_size_of_its_paper() {
    for (paper, millimeters) in [(Paper::A4, (210.0, 297.0)), (Paper::Letter, (215.9, 279.4))] {
        let pages = Worksheets { paper, ..REQUEST }.pages(&session(&[8, 15, 3, 7])).unwrap();
        for WorksheetPage { picture: Picture { width, height, .. }, .. } in pages.pages() {
            let [width, height] = [width, height].map(|side| side / MILLIMETER);
            assert!((width - millimeters.0).abs() < 0.1 && (height - millimeters.1).abs() < 0.1, "{width} {height}");
        }
    }
}

#[test]
fn empty_cells_have_room_for_handwriting() {
    for paper in Paper::ALL {
        for recurrence in Recurrence::PUBLISHED {
            for (coins, least_width) in [(1, 12.0), (6, 12.0), (10, 12.0), (16, 8.0), (20, 8.0), (32, 8.0), (64, 8.0)] {
                let pages = Worksheets { paper, recurrence, ..REQUEST }.pages(&session(&drawn(coins))).unwrap();
                for page in pages.pages().iter().filter(|page| page.side == Side::Sheet) {
                    let [empty, _] = cells(&page.picture);
                    // The edges of a cell are a bit inside its place.
                    let has_room = |cell: &Rect| {
                        cell.width() > (least_width - 1.0) * MILLIMETER && cell.height() > 6.5 * MILLIMETER
                    };
                    assert!(
                        empty.iter().all(has_room),
                        "{coins} coins, {recurrence:?}, {paper:?}: {:?}",
                        empty.first()
                    );
                }
            }
        }
    }
}

#[test]
fn up_to_twenty_coins_fit_one_page_and_its_solution_another() {
    for layout in [Layout::Square, Layout::Triangle] {
        for coins in 1..=20 {
            let pages = Worksheets { layout, ..REQUEST }.pages(&session(&drawn(coins))).unwrap();
            let sides: Vec<_> = pages.pages().iter().map(|page| page.side).collect();
            assert_eq!(sides, [Side::Sheet, Side::Solution], "{coins} coins, {layout:?}");
        }
    }
}

#[test]
fn a_sheet_shows_the_given_cells_and_its_solution_all() {
    let coins = [8, 15, 3, 7, 9, 2];
    for blanks in [Blanks::Diagonal(2), Blanks::EverySecond, Blanks::Seed { seed: 1, percent: 30 }] {
        let pages = Worksheets { blanks, ..REQUEST }.pages(&session(&coins)).unwrap();
        let count = blanks.cells(coins.len()).unwrap().len();
        for page in pages.pages() {
            let [empty, given] = cells(&page.picture);
            // With one of each in the legend.
            assert_eq!((empty.len(), given.len()), (count + 1, 21 - count + 1), "{blanks:?}");
            let texts = texts(&page.picture);
            let numbers_in = |cell: &Rect| texts.iter().filter(|(_, text)| cell.contains(text.center())).count();
            let filled = if page.side == Side::Solution { empty.len() - 1 } else { 0 };
            assert_eq!(empty.iter().filter(|cell| numbers_in(cell) == 2).count(), filled, "{blanks:?}");
            assert_eq!(given.iter().filter(|cell| numbers_in(cell) == 2).count(), given.len() - 1, "{blanks:?}");
        }
    }
}

#[test]
fn the_cells_of_a_split_table_are_all_printed_once() {
    let rows = WorksheetRows::Variants(variants(40, 1, 7));
    let pages = Worksheets { rows, blanks: Blanks::EverySecond, ..REQUEST }.pages(&session(&[1])).unwrap();
    let mut printed = [0, 0];
    let sheets = pages.pages().iter().filter(|page| page.side == Side::Sheet);
    // The first page has the task.
    for page in sheets.skip(1) {
        let counts = cells(&page.picture).map(|cells| cells.len() - 1);
        printed = [printed[0] + counts[0], printed[1] + counts[1]];
    }
    assert_eq!(printed, [410, 410]);
}

#[test]
fn a_triangle_that_is_too_wide_is_refused() {
    let rows = WorksheetRows::Variants(variants(30, 1, 7));
    let error = Worksheets { rows, layout: Layout::Triangle, ..REQUEST }.pages(&session(&[1])).unwrap_err();
    assert!(ExportError::from(error.clone()).is_request_error());
    assert_eq!(error.to_string(), said("errors.worksheet-triangle-too-wide", &["30"]));
}

#[test]
fn a_table_that_needs_too_many_pages_is_refused_with_the_pages_of_its_sheet_and_not_of_its_solution() {
    // Two threads compute both. The message is always the same.
    for _ in 0..20 {
        let error = REQUEST.pages(&session(&[999_999_999_999; 64])).unwrap_err();
        assert!(ExportError::from(error.clone()).is_request_error());
        assert_eq!(
            error.to_string(),
            "a table with such long numbers would need 91 pages, and at most 40 are possible; choose fewer coins or \
             shorter numbers"
        );
    }
}

#[test]
fn a_preview_has_the_first_sheet_and_its_solution() {
    let request = Worksheets { rows: WorksheetRows::Variants(variants(6, 30, 7)), ..REQUEST };
    let all = request.pages(&session(&[1])).unwrap();
    assert_eq!(all.pages().len(), 60);
    let preview = |format, request: Worksheets, index| {
        recipe(format, request).preview(&material(&[1]), index, (300, 400)).unwrap()
    };
    let [sheet, solution, last] = [0, 1, 9].map(|index| preview(ExportFormat::Pdf, request, index));
    assert_eq!((sheet.index, sheet.count, solution.index), (0, 2, 1));
    assert_eq!(last, solution);
    assert_ne!(sheet.content, solution.content);
    let alone = Worksheets { rows: WorksheetRows::Variants(variants(6, 1, 7)), ..request };
    assert_eq!(preview(ExportFormat::Pdf, alone, 0).count, 2);
    let PreviewContent::Pixels { width, height, rgba } = sheet.content else { panic!("pages are pictures") };
    assert!(width <= 300 && height == 400 && rgba.len() == (4 * width * height) as usize, "{width} × {height}");
    let markdown = preview(ExportFormat::Markdown, request, 0);
    let PreviewContent::Text(text) = markdown.content else { panic!("Markdown is a text") };
    assert!(text.starts_with('#') && text.ends_with('…'), "{text}");
    let without = Worksheets { has_solutions: false, ..request }.pages(&session(&[1])).unwrap();
    assert_eq!(without.pages(), &all.pages()[..30]);
}

#[test]
fn a_plan_has_the_bytes_that_are_written() {
    let folder = tempfile::tempdir().unwrap();
    for format in formats() {
        let request = recipe(format, REQUEST);
        let file = folder.path().join("sheet").with_extension(format.extension());
        let plan = request.plan(&material(&[8, 15, 3, 7]), &file, &|_, _| ControlFlow::Continue(())).unwrap().unwrap();
        assert!(!file.exists());
        let written = request.write(&material(&[8, 15, 3, 7]), &file, &[], &|_, _| ControlFlow::Continue(())).unwrap();
        assert!(written.is_continue());
        let bytes = std::fs::metadata(&file).unwrap().len();
        assert_eq!((plan.files, plan.bytes, plan.is_exact), (vec![file], Some(bytes), true), "{format:?}");
        assert_eq!(request.plan(&material(&[1]), folder.path(), &|_, _| ControlFlow::Break(())).unwrap(), None);
    }
}

// Files.

#[test]
fn a_request_is_stored_and_read_back() {
    let blanks = Blanks::Seed { seed: 3, percent: 40 };
    let request = Worksheets { rows: WorksheetRows::Variants(variants(6, 30, 7)), blanks, ..REQUEST };
    let request = recipe(ExportFormat::Typst, request);
    let text = ron::to_string(&request).unwrap();
    assert_eq!(ron::from_str::<ExportRecipe>(&text).unwrap(), request, "{text}");
}

#[test]
fn a_source_is_not_replaced_and_a_stop_leaves_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let keep_on = |_, _| ControlFlow::Continue(());
    for format in formats() {
        let path = folder.path().join("row").with_extension(format.extension());
        let request = recipe(format, REQUEST);
        let stopped = request.write(&material(&[8, 15, 3]), &path, &[], &|_, _| ControlFlow::Break(())).unwrap();
        assert!(stopped.is_break() && !path.exists(), "{format:?}");
        fs::write(&path, "8 15 3").unwrap();
        let error = request
            .write(&material(&[8, 15, 3]), &path, std::slice::from_ref(&path), &keep_on)
            .unwrap_err()
            .to_string();
        assert!(error.contains("would be lost; choose another name") && error.contains("row-worksheets."), "{error}");
        assert_eq!(fs::read_to_string(&path).unwrap(), "8 15 3");
        let written = request.write(&material(&[8, 15, 3]), &path, &[], &keep_on).unwrap();
        assert!(written.is_continue() && fs::read(&path).unwrap() != b"8 15 3", "{format:?}");
    }
}

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_coin-duel"))
        .env("LC_ALL", "C")
        .env_remove("LANGUAGE")
        .arg("worksheet")
        .args(arguments)
        .output()
        .unwrap()
}

#[test]
fn the_command_line_writes_worksheets_of_a_seed_or_of_a_session() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let row = path("row.txt");
    fs::write(&row, "8 15 3 7").unwrap();
    let sheets = path("sheets.md");
    let output = run(&["--coins", "6", "--variants", "30", "--seed", "7", "--out", &sheets]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = fs::read_to_string(&sheets).unwrap();
    assert_eq!(
        (text.matches("\n---\n").count(), text.matches(said("worksheet.sheet-label", &["30", "30", "7"])).count()),
        (59, 2)
    );
    let planned = path("planned.pdf");
    let output = run(&["--coins", "6", "--variants", "30", "--seed", "7", "--dry-run", "--out", &planned]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(
        (text.lines().count(), text.matches("1 greedy trap,").count(), Path::new(&planned).exists()),
        (32, 31, false)
    );
    let one = path("one.typ");
    let output =
        run(&[&row, "--out", &one, "--blank", "diagonal:2", "--recurrence", "difference", "--count-from", "1"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = fs::read_to_string(&one).unwrap();
    assert!(text.contains("8, 15, 3, 7") && text.contains("\\[3, 4\\]") && text.matches("empty-cell,").count() == 3);
    for (arguments, status, message) in [
        (&["--out", "x.pdf"][..], 2, "required"),
        (&["--coins", "6", "--out", "x.pdf"], 2, "--seed"),
        (&[&row, "--coins", "6", "--seed", "1", "--out", "x.pdf"], 2, "cannot be used with"),
        (
            &["--coins", "6", "--seed", "1", "--out", "x.doc"],
            2,
            said("errors.export-unknown-format", &["doc", ".pdf, .md, .tex, .typ, .moodle.xml or .qti.zip"]),
        ),
        (&["--coins", "6", "--seed", "1", "--blank", "diagonal:7", "--out", "x.pdf"], 2, "no diagonal 7"),
        (&["--coins", "1", "--seed", "1", "--variants", "30", "--out", "x.pdf"], 2, "of the 20 possible rows"),
        (&[&row, "--out", &row.replace("row.txt", "no/row.pdf")], 1, "there is no folder"),
    ] {
        let output = run(arguments);
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(status) && error.contains(message), "{arguments:?}: {error}");
    }
}

/// A session whose title has signs with a meaning in each of the formats.
fn hostile_session() -> Session {
    let mut session = session(&[1_008, 1_500, -300, 77, 9_001, -2]);
    "50 % # $x$ _a_ *b* [c](d) `e` \\f {g} <h> ~i ^j & k | Münze – 硬币\n\n@l".clone_into(&mut session.document.title);
    session
}

#[test]
fn typst_finds_no_error_in_any_document() {
    let mut requests = many_requests();
    requests.push(("a hostile title".to_owned(), REQUEST, hostile_session()));
    for (name, request, session) in requests {
        let text = recipe(ExportFormat::Typst, request).text(&session).unwrap();
        let root = typst_syntax::parse(&text);
        let diagnosis = root.diagnosis();
        assert!(!diagnosis.errors && !diagnosis.warnings, "{name}: {:?}", root.errors_and_warnings());
    }
}

#[test]
fn markdown_has_a_heading_and_a_table_for_each_sheet_and_solution() {
    use pulldown_cmark::{Event, Options, Parser, Tag};
    let mut requests = many_requests();
    requests.push(("a hostile title".to_owned(), REQUEST, hostile_session()));
    for (name, request, session) in requests {
        let coins = session.document.row.len();
        let text = recipe(ExportFormat::Markdown, request).text(&session).unwrap();
        let events: Vec<_> = Parser::new_ext(&text, Options::ENABLE_TABLES).collect();
        let count = |is_counted: fn(&Event) -> bool| events.iter().filter(|event| is_counted(event)).count();
        assert_eq!(count(|event| matches!(event, Event::Start(Tag::Table(_)))), 2, "{name}");
        assert_eq!(
            count(|event| matches!(event, Event::Start(Tag::TableCell))),
            2 * (coins + 1) * (coins + 1),
            "{name}"
        );
        assert_eq!(count(|event| matches!(event, Event::Rule)), 1, "{name}");
        let special = |event: &Event| {
            matches!(event, Event::Start(Tag::Link { .. } | Tag::Emphasis) | Event::Html(_) | Event::InlineHtml(_))
        };
        assert!(!events.iter().any(special), "{name}");
    }
}

#[test]
fn latex_typesets_worksheets() {
    if !have(&["latexmk"], "COIN_DUEL_NEED_LATEX") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let long = WorksheetRows::Variants(variants(16, 2, 7));
    for (number, (rows, recurrence)) in [
        (WorksheetRows::Session, Recurrence::FIR_SEC),
        (WorksheetRows::Session, Recurrence::TWO_AHEAD),
        (long, Recurrence::MY_TURN),
        (long, Recurrence::DIFFERENCE),
    ]
    .into_iter()
    .enumerate()
    {
        let blanks = Blanks::Seed { seed: 1, percent: 60 };
        let request = recipe(ExportFormat::Latex, Worksheets { rows, recurrence, blanks, ..REQUEST });
        let path = folder.path().join(format!("sheets{number}.tex"));
        let _ =
            request.write(&Material::alone(hostile_session()), &path, &[], &|_, _| ControlFlow::Continue(())).unwrap();
        let options = ["-pdf", "-interaction=nonstopmode", "-halt-on-error"];
        let output = Command::new("latexmk").args(options).arg(&path).current_dir(&folder).output().unwrap();
        assert!(output.status.success(), "{recurrence:?}: {}", String::from_utf8_lossy(&output.stdout));
    }
}

// The independent check.

/// Returns what the independent script says about files: a line for each of them, or where it failed.
fn check(files: &[(PathBuf, Worksheets)]) -> Result<Vec<String>, String> {
    let mut command = Command::new("python3");
    command.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/worksheets/check.py"));
    for (path, request) in files {
        let recurrence = request.recurrence.key().unwrap().replace('_', "-");
        command.arg(path).arg(recurrence).arg(request.count_from.first().to_string());
    }
    let output = command.output().unwrap();
    let [out, error] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    if output.status.success() { Ok(out.lines().map(str::to_owned).collect()) } else { Err(error) }
}

#[test]
fn an_independent_script_finds_the_printed_solutions_right() {
    if !have(&["python3", "pdftotext"], "COIN_DUEL_NEED_PDF") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let (mut files, mut expected) = (Vec::new(), Vec::new());
    let mut add = |name: &str, format: ExportFormat, request: Worksheets, session: &Session, told: String| {
        let path = folder.path().join(format!("{name}.{}", format.extension()));
        let _ = recipe(format, request)
            .write(&Material::alone(session.clone()), &path, &[], &|_, _| ControlFlow::Continue(()))
            .unwrap();
        files.push((path, request));
        expected.push(told);
    };
    for format in [ExportFormat::Pdf, ExportFormat::Markdown] {
        let thirty = Worksheets { rows: WorksheetRows::Variants(variants(6, 30, 7)), ..REQUEST };
        add("thirty", format, thirty, &session(&[1]), "30 rows, 630 cells, 0 given, 450 with sums".to_owned());
        let second = Worksheets { blanks: Blanks::EverySecond, ..thirty };
        add("second", format, second, &session(&[1]), "30 rows, 630 cells, 300 given, ".to_owned());
        // Each of these in one of the formats.
        let is_of_format = |index: usize| (index + index / 4).is_multiple_of(2) == (format == ExportFormat::Pdf);
        for (_, (name, request, session)) in
            many_requests().into_iter().enumerate().filter(|(index, _)| is_of_format(*index))
        {
            let n = session.document.row.len();
            // The cells of a triangle are not read from a PDF, but its sums are.
            let is_read = request.layout == Layout::Square || format == ExportFormat::Markdown;
            let told = format!("1 rows, {} cells, ", if is_read { n * (n + 1) / 2 } else { 0 });
            add(&name.replace('/', " "), format, request, &session, told);
        }
    }
    let told = check(&files).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(told.len(), expected.len());
    for (((path, _), told), expected) in files.iter().zip(told).zip(expected) {
        assert!(told.starts_with(&expected), "{}: {told}", path.display());
    }
}

#[test]
fn the_script_finds_a_wrong_number_anywhere() {
    if !have(&["python3"], "COIN_DUEL_NEED_PDF") {
        return;
    }
    let request = Worksheets { blanks: Blanks::EverySecond, ..REQUEST };
    let text = recipe(ExportFormat::Markdown, request).text(&session(&[8, 15, 3, 7])).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("sheet.md");
    let check = |text: &str| {
        fs::write(&path, text).unwrap();
        check(&[(path.clone(), request)])
    };
    assert_eq!(check(&text).unwrap(), ["1 rows, 10 cells, 5 given, 3 with sums"]);
    let solution = text.find("# Solution").unwrap();
    // A given cell, a solved cell, an arrow, a coin, a sum, and the end that is taken.
    for (right, wrong) in [
        ("**→ 22 : 11**", "**→ 22 : 12**"),
        ("→ 22 : 11", "← 22 : 11"),
        ("= 3 |", "= 4 |"),
        ("= 22;", "= 23;"),
        ("Take right.", "Take left."),
    ] {
        let changed = text[solution..].replacen(right, wrong, 1);
        assert_ne!(changed, text[solution..], "{right}");
        assert!(check(&(text[..solution].to_owned() + &changed)).is_err(), "{wrong}");
    }
    let given = text.find(" 7 : 3 |").expect("a given cell of the sheet");
    assert!(given < solution);
    assert!(check(&text.replacen(" 7 : 3 |", " 7 : 4 |", 1)).is_err());
}
