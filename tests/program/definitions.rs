//! A recurrence that is defined here: from its equations follows all that the program shows of a recurrence.

use coin_duel::text::said;
use std::fmt::Write as _;
use std::io::Write as _;
use std::ops::ControlFlow;
use std::process::{Command, Stdio};

use coin_duel::export::worksheet::Worksheets;
use coin_duel::export::{ExportFormat, ExportRecipe, ExportSubject, Material};
use coin_duel::game::fill::count::CallCount;
use coin_duel::game::recurrence::definition::TableDefinition;
use coin_duel::game::recurrence::{Definition, Expr, Most, Place, Shift};
use coin_duel::game::table::derivation::{Derivation, Numbers};
use coin_duel::game::table::stored::StoredTables;
use coin_duel::game::{CountFrom, End, Fill, FillAction, FillOrder, Interval, Recurrence, Row, Rule, Table};
use coin_duel::listing::execution::Execution;
use coin_duel::listing::{Language, Listing, Method};
use coin_duel::predict::{Answer, Frequency, PredictSettings, Question, QuestionKind, Verdict};
use coin_duel::session::{Session, View};
use coin_duel::wording;
use enumflags2::BitFlags;
use proptest::prelude::*;

/// The lead of the player to move, two moves ahead.
fn margin_twice_ahead() -> Recurrence {
    let equations = "
        e[i][j] = max(v[i] + min(−v[i+1] + e[i+2][j], −v[j] + e[i+1][j−1]),
        v[j] + min(−v[i] + e[i+1][j−1], −v[j−1] + e[i][j−2]))
        e[i][i] = v[i]
        e[i][i+1] = max(v[i] − v[j], v[j] − v[i])";
    Recurrence::new(equations.replace("),\n", "),").parse().unwrap())
}

fn fill(order: FillOrder, n: usize) -> Fill {
    Fill { order, recurrence: margin_twice_ahead(), n }
}

proptest! {
    #[test]
    fn its_table_has_the_lead_of_the_game(coins in prop::collection::vec(-20..60_i64, 1..12)) {
        let table = Table::new(Row::new(coins).unwrap());
        let numbers = Numbers::new(&table, margin_twice_ahead());
        for (interval, cell) in table.window(0..=table.n() - 1, 0..=table.n() - 1).iter() {
            prop_assert_eq!(numbers.of(0, interval, cell), Some((cell.fir() - cell.sec()).into()));
            let pick = numbers.pick(interval, cell);
            prop_assert_eq!(pick, (!interval.is_single()).then(|| cell.pick()));
        }
    }
}

#[test]
fn its_sums_and_reads_are_those_of_its_equations() {
    let table = Table::new("8 15 3 7 9 2".parse().unwrap());
    let derivation = Derivation::new(&table, margin_twice_ahead(), Interval::new(1, 4));
    let [left, right] = derivation.branches.as_ref().unwrap();
    assert_eq!(left.sum.text(CountFrom::Zero), "15 + min(−3 + e[3][4], −9 + e[2][3]) = 15 + min(−3 + 2, −9 + 4) = 10");
    let reads: Vec<_> = right.reads().map(|read| (read.interval.i, read.interval.j, read.value)).collect();
    assert_eq!(reads, [(2, 3, Some(4)), (1, 2, Some(12))]);
    assert_eq!(wording::choice_text(&derivation, wording::TextDetail::Names).unwrap(), "10 is larger: take left.");
    let pair = Derivation::new(&table, margin_twice_ahead(), Interval::new(0, 1));
    assert_eq!(pair.branches.unwrap()[1].sum.text(CountFrom::One), "15 − 8 = 7");
}

#[test]
fn its_counters_count_its_calls_and_its_operations() {
    let recursion = fill(FillOrder::Recursion, 6);
    let tally = recursion.tally(recursion.steps());
    // As for F, but two coins are a base case here: no empty interval is called.
    assert_eq!((tally.calls, tally.hits, tally.cells), (17, 8, 9));
    assert_eq!(CallCount::without_memo(margin_twice_ahead(), 6).to_string(), "21");
    let diagonals = fill(FillOrder::Diagonals, 6).tally(21);
    // Six single coins, five pairs, and ten longer intervals.
    assert_eq!((diagonals.additions, diagonals.comparisons), (5 * 2 + 10 * 6, 5 + 10 * 3));
}

#[test]
fn its_questions_have_answers_and_known_mistakes() {
    let table = Table::new("8 15 3 7 9 2".parse().unwrap());
    let ask = |kind| {
        let settings = PredictSettings { kinds: BitFlags::from_flag(kind), often: Frequency::EachCell };
        let step = fill(FillOrder::Diagonals, 6).write_step(Interval::new(1, 4)).unwrap();
        Question::of_step(settings, &table, fill(FillOrder::Diagonals, 6), step).unwrap()
    };
    let first = ask(QuestionKind::First);
    assert_eq!(first.text(), said("predict.question-first-number", &["e[1][4]"]));
    assert_eq!(first.check(&Answer::Number(10)), Verdict::Correct);
    assert_eq!(
        first.explanation_of(&Answer::Number(14)),
        "15 + max(−3 + e[3][4], −9 + e[2][3]) = 15 + max(−3 + 2, −9 + 4) = 14: the other player leaves the smaller of \
         the two."
    );
    let cells = [(3, 4), (2, 3), (1, 2)].map(|(i, j)| Interval::new(i, j)).to_vec();
    assert_eq!(ask(QuestionKind::Sources).check(&Answer::Cells(cells)), Verdict::Correct);
}

#[test]
fn each_step_marks_lines_of_its_listings() {
    let table = Table::new("8 15 3 7 9".parse().unwrap());
    for order in FillOrder::ALL {
        let fill = fill(order, 5);
        for language in Language::ALL {
            let listing = Listing::new(Method::Table(fill.recurrence, order), language, CountFrom::Zero);
            for eighth in 1..=fill.steps() * 8 {
                let progress = fill.progress(eighth as f64 / 8.0).unwrap();
                let derivation = || Derivation::new(&table, fill.recurrence, progress.interval);
                let execution = Execution::new(fill, language, CountFrom::Zero, &progress, derivation);
                assert!(listing.lines.iter().any(|line| execution.is_at(line)), "{order:?} {language:?} {eighth}");
            }
        }
    }
}

fn session(recurrence: Recurrence, fill_order: FillOrder, row: &str) -> Session {
    let mut session = Session::new(row.parse::<Row>().unwrap().into());
    session.view = View { recurrence, fill_order, ..View::default() };
    session.go_to_end();
    session
}

/// Writes a recipe to a file, and returns its size.
fn exported(recipe: &ExportRecipe, session: &Session) -> u64 {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(format!("x.{}", recipe.format.extension()));
    let material = Material::alone(session.clone());
    let written = recipe.write(&material, &path, &[], &|_, _| ControlFlow::Continue(()));
    assert!(written.unwrap_or_else(|error| panic!("{recipe:?}: {error}")).is_continue());
    std::fs::metadata(&path).unwrap().len()
}

/// Exports the last step of each subject in each of these formats that shows it.
fn export_all(session: &Session, formats: &[ExportFormat]) {
    for subject in ExportSubject::OF_SESSION.into_iter().chain([ExportSubject::Worksheet]) {
        for format in ExportFormat::of_subject(subject).filter(|format| formats.contains(format)) {
            let worksheets = Worksheets { recurrence: session.view.recurrence, ..Worksheets::default() };
            if subject != ExportSubject::Stops {
                exported(&ExportRecipe { subject, worksheets, ..ExportRecipe::new(format) }, session);
            }
        }
    }
}

#[test]
fn it_is_exported_in_every_format_and_on_worksheets() {
    let session = session(margin_twice_ahead(), FillOrder::Columns, "8 15 3 7");
    // Videos need another program.
    let formats = ExportFormat::ALL.into_iter();
    let formats: Vec<_> = formats.filter(|format| !matches!(format, ExportFormat::Mp4 | ExportFormat::WebM)).collect();
    export_all(&session, &formats);
    let text = |format| ExportRecipe::new(format).text(&session).unwrap();
    assert!(text(ExportFormat::Csv).contains("i,j,coin_i,coin_j,sum,e,pick,step"), "{}", text(ExportFormat::Csv));
    assert!(text(ExportFormat::Markdown).contains("← 11") || text(ExportFormat::Markdown).contains("→ 11"));
    let sheet = ExportRecipe { subject: ExportSubject::Worksheet, ..ExportRecipe::new(ExportFormat::Markdown) };
    let worksheets = Worksheets { recurrence: margin_twice_ahead(), ..Worksheets::default() };
    let sheet = ExportRecipe { worksheets, ..sheet }.text(&session).unwrap();
    assert!(sheet.contains("left 8 + min(−15 + e"), "{sheet}");
}

#[test]
fn rules_with_moves_of_several_coins_are_exported_in_every_format_and_on_worksheets() {
    let formats = ExportFormat::ALL.into_iter();
    let formats: Vec<_> = formats.filter(|format| !matches!(format, ExportFormat::Mp4 | ExportFormat::WebM)).collect();
    for (rule, order) in [(Rule::UP_TO_TWO, FillOrder::Recursion), (Rule::ANY_NUMBER, FillOrder::Diagonals)] {
        let session = session(Recurrence::of_rule(rule).unwrap(), order, "8 -15 3 7 -2");
        export_all(&session, &formats);
    }
}

#[test]
fn a_move_of_several_coins_is_told_with_the_sum_of_the_best_one() {
    let recurrence = Recurrence::of_rule(Rule::ANY_NUMBER).unwrap();
    let table = Table::new("8 -15 3 7".parse().unwrap());
    let derivation = Derivation::new(&table, recurrence, Interval::new(0, 3));
    let [left, right] = derivation.branches.as_ref().unwrap();
    assert_eq!(left.sum.text(CountFrom::Zero), "3 − 0 = 3");
    assert_eq!((right.taken, right.sum.text(CountFrom::Zero)), (1, "7 − d[0][2] = 7 − (−4) = 11".to_owned()));
    let reads: Vec<_> = right.reads().map(|read| (read.interval.i, read.interval.j, read.value)).collect();
    assert_eq!(reads, [(0, 2, Some(-4)), (0, 1, Some(23)), (0, 0, Some(8))]);
}

/// Definitions that are wrong, each in another way.
const WRONG: [&str; 18] = [
    // Own fir in the place of sec.
    "fir[i][j] = max(v[i] + fir[i+1][j], v[j] + sec[i][j−1]); fir[i][i] = v[i]; sec[i][j] = fir[pick]; sec[i][i] = 0",
    // No base case.
    "fir[i][j] = max(v[i] + sec[i+1][j], v[j] + sec[i][j−1]); sec[i][j] = fir[pick]",
    "d[i][j] = min(v[i] − d[i+1][j], v[j] − d[i][j−1]); d[i][i] = v[i]",
    // The same interval for both ends.
    "d[i][j] = max(v[i] − d[i+1][j], v[j] − d[i+1][j]); d[i][i] = v[i]",
    "d[i][j] = max(v[i] − ?, v[j] − d[i][j−1]); d[i][i] = ?",
    // Itself, and a longer interval.
    "x[i][j] = max(v[i] − x[i][j], v[j] − x[i−1][j]); x[i][i] = v[i]",
    // Outside of the table.
    "x[i][j] = max(v[i] + x[i+1][j+1], v[j−2] + x[i][j−1]); x[i][i] = v[i]",
    // A table that gets too large for a number.
    "x[i][j] = max(x[i+1][j] + x[i][j−1], x[i][j−1] + x[i+1][j]); x[i][i] = 9000000000000000000",
    "x[i][j] = max(sum[i+1][j] − x[i+1][j], sum[i][j−1] − x[i][j−1]); x[i][i−1] = 0",
    // Reads of one and of two coins less.
    "d[i][j] = max(v[i] − d[i+1][j], v[j] − d[i+1][j−1]); d[i][i] = v[i]; d[i][i−1] = 0",
    "s[i][j] = max(v[i] + s[i+2][j], v[j] + s[i][j−1]); s[i][i−1] = 0; s[i][i] = v[i]",
    // What the pick leaves, where two coins have none.
    "fir[i][j] = max(v[i] + sec[i+1][j], v[j] + sec[i][j−1]); fir[i][i] = v[i]; fir[i][i+1] = v[j]; \
     sec[i][j] = fir[pick]; sec[i][i] = 0",
    // Moves of several coins without a base case, with one that no move needs, and with neighbors of what a move leaves.
    "d[i][j] = min(sum[i][i+m−1] − d[i+m][j], v[j] − d[i][j−1], m = 1…j−i+1)",
    "d[i][j] = max(sum[i][i+m−1] + d[i+m][j], sum[j−m+1][j], m = 1…3); d[i][i−1] = 7; d[i][i+1] = ?",
    "d[i][j] = max(t·v[i] − (d[i+m][j] − d[i][j−m]), sum[i+m−1][j] − d[i][j−m], m = 1…2); d[i][i] = v[i]",
    "d[i][j] = max(d[i+m−1][j], d[i][j−m], m = 1…2); d[i][i] = v[i]",
    // Tables that no order can fill.
    "a[i][j] = max(b[i][j], v[i]); b[i][j] = v[j]",
    "x[i][j] = max(x[i][j+1], v[i]); x[i][i+2] = 5",
];

#[test]
fn wrong_definitions_are_filled_explained_listed_counted_and_exported() {
    for equations in WRONG {
        let recurrence = Recurrence::new(equations.parse().unwrap());
        let table = Table::new("8 15 3 7".parse().unwrap());
        for order in FillOrder::ALL {
            let fill = View { recurrence, fill_order: order, ..View::default() }.fill(4);
            let _ = (fill.tally(fill.steps()), CallCount::without_memo(recurrence, 40).formula());
            for step in 0..fill.steps() {
                let at = fill.progress((step + 1) as f64).unwrap();
                if at.action != FillAction::Write {
                    continue;
                }
                let derivation = Derivation::new(&table, recurrence, at.interval);
                let numbers = Numbers::new(&table, recurrence).cell(at.interval, &table.cell(at.interval));
                assert_eq!(derivation.numbers(), numbers, "{equations}: {:?}", at.interval);
                let texts = wording::result_texts(CountFrom::Zero, &derivation, wording::TextDetail::Names);
                assert!(!texts.is_empty());
                for language in Language::ALL {
                    let listing = Listing::new(Method::Table(recurrence, fill.order), language, CountFrom::Zero);
                    Execution::new(fill, language, CountFrom::Zero, &at, || derivation.clone());
                    assert!(!equations.contains('?') || listing.text().contains("___"), "{}", listing.text());
                }
            }
        }
        let formats = [ExportFormat::Svg, ExportFormat::Html, ExportFormat::Markdown, ExportFormat::Text];
        export_all(&session(recurrence, FillOrder::Recursion, "8 15 3 7"), &formats);
    }
}

#[test]
fn programs_have_gaps_for_what_lies_outside_and_brackets_where_they_count() {
    let listing = |equations: &str, order, language| {
        let method = Method::Table(Recurrence::new(equations.parse().unwrap()), order);
        Listing::new(method, language, CountFrom::Zero).text()
    };
    let nested = "a[i][j] = max(min(v[i] − (v[j] − a[i+1][j]), 5), v[j]); a[i][i] = v[i]";
    let rust = listing(nested, FillOrder::Rows, Language::Rust);
    assert!(rust.contains("(v[i] - (v[j] - a[i+1][j])).min(5)"), "{rust}");
    let numbers = listing("a[i][j] = max(min(3 − 5, v[i]), a[i+1][j]); a[i][i] = 0", FillOrder::Rows, Language::Cpp);
    assert!(numbers.contains("std::min(1LL * (3 - 5), v[i])"), "{numbers}");
    // One coin has no base case, and what lies two coins ahead of it is outside.
    let ahead = "f[i][j] = max(v[i] + f[i+2][j], v[j] + f[i][j−2]); f[i][i−1] = 0";
    for order in FillOrder::ALL {
        assert!(listing(ahead, order, Language::Python).contains("___"), "{order:?}");
    }
    // What the pick leaves of one coin is no cell.
    let empty = "fir[i][j] = max(v[i] + sec[i+1][j], v[j] + sec[i][j−1]); sec[i][j] = fir[pick]; sec[i][i−1] = 0; fir[i][i−1] = 0";
    let python = listing(empty, FillOrder::Rows, Language::Python);
    assert!(python.contains("sec[i][j] = 0") && !python.contains("___"), "{python}");
}

#[test]
fn what_has_no_value_is_a_question_mark_in_all_that_depends_on_it() {
    let gap = Recurrence::new("d[i][j] = max(v[i] − d[i+1][j], v[j] − d[i][j−1]); d[i][i] = ?".parse().unwrap());
    let session = session(gap, FillOrder::Diagonals, "8 15 3");
    let text = ExportRecipe::new(ExportFormat::Csv).text(&session).unwrap();
    assert!(text.lines().skip(1).all(|line| line.split(',').nth(5) == Some("?")), "{text}");
}

/// The shifts of strictly smaller intervals.
fn shift() -> impl Strategy<Value = Shift> {
    prop::sample::select(vec![(1, 0), (0, -1), (2, 0), (1, -1), (0, -2)]).prop_map(|(i, j)| Shift { i, j })
}

/// Expressions that read only smaller intervals of two tables.
fn expr() -> impl Strategy<Value = Expr> {
    let leaf = prop_oneof![
        (-9..9_i128).prop_map(Expr::Number),
        prop::sample::select(&End::BOTH).prop_map(|end| Expr::Coin(end, 0)),
        (0..2_usize, shift()).prop_map(|(table, shift)| Expr::Read(table, shift)),
    ];
    leaf.prop_recursive(2, 8, 2, |inner| {
        prop_oneof![
            inner.clone().prop_map(|one| Expr::Negative(Box::new(one))),
            (inner.clone(), inner.clone()).prop_map(|(one, other)| Expr::Plus(Box::new([one, other]))),
            (inner.clone(), inner.clone()).prop_map(|(one, other)| Expr::Minus(Box::new([one, other]))),
            (inner.clone(), inner.clone()).prop_map(|(one, other)| Expr::Max(vec![one, other])),
            (inner.clone(), inner).prop_map(|(one, other)| Expr::Min(vec![one, other])),
        ]
    })
}

/// Definitions of two tables, the second by a rule or by what the pick leaves, with base cases for up to two coins.
fn definition() -> impl Strategy<Value = Definition> {
    let base = || prop_oneof![(-5..5_i128).prop_map(Expr::Number), Just(Expr::Coin(End::Right, 0))];
    let bases = || prop::collection::vec(base(), 3).prop_map(|bases| bases.into_iter().enumerate().collect::<Vec<_>>());
    let empty = |mut bases: Vec<(usize, Expr)>| {
        bases[0].1 = Expr::Number(0);
        bases
    };
    let choice = (any::<bool>(), expr(), expr()).prop_map(|(is_max, left, right)| {
        if is_max { Expr::Max(vec![left, right]) } else { Expr::Min(vec![left, right]) }
    });
    let second = prop_oneof![Just(Expr::Rest(0)), expr()];
    (choice, bases(), second, bases()).prop_map(move |(first, bases, second, second_bases)| {
        let table = |name: &str, rule, bases| TableDefinition {
            name: name.to_owned(),
            bases: empty(bases),
            rule,
            most: Most::One,
        };
        Definition::new(vec![table("a", first, bases), table("b", second, second_bases)]).unwrap()
    })
}

/// The numbers of both tables by recursion alone. The pick is that of the first table: left on a tie.
fn by_recursion(definition: &Definition, coins: &[i64], Interval { i, j }: Interval) -> [Option<i128>; 2] {
    let (interval, n) = (Interval::new(i, j), coins.len());
    let read = |table: usize, shift: Shift| match shift.from(interval, n) {
        Place::Cell(smaller) => by_recursion(definition, coins, smaller)[table],
        Place::Empty => definition.tables()[table].empty(),
        Place::Outside => None,
    };
    let value = |expr: &Expr| {
        expr.value(&mut |leaf| match leaf {
            Expr::Number(number) => Some(*number),
            Expr::Coin(End::Left, 0) => Some(coins[i].into()),
            Expr::Coin(End::Right, 0) => Some(coins[j].into()),
            Expr::Read(table, shift) => read(*table, *shift),
            _ => None,
        })
    };
    let [first, second] = [0, 1].map(|table| definition.tables()[table].expr(interval.len()));
    let mut picked = None;
    if let Some((extreme, [left, right])) = first.choices()
        && let (Some(left), Some(right)) = (value(left), value(right))
    {
        picked = Some(if extreme.of(left, right) == left { End::Left } else { End::Right });
    }
    let second = picked.map_or_else(|| second.clone(), |end| second.after_pick(end));
    [value(first), value(&second)]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, ..ProptestConfig::default() })]

    #[test]
    fn random_definitions_have_the_same_numbers_by_table_and_by_recursion(
        definition in definition(),
        coins in prop::collection::vec(-9..20_i64, 1..6),
    ) {
        let table = Table::new(Row::new(coins.clone()).unwrap());
        let stored = StoredTables::new(&definition, table.row());
        let recurrence = Recurrence::new(definition.clone());
        for i in 0..coins.len() {
            for j in i..coins.len() {
                let interval = Interval::new(i, j);
                let expected = by_recursion(&definition, &coins, interval);
                prop_assert_eq!([0, 1].map(|number| stored.value(number, interval)), expected, "{}", definition);
                let numbers = Derivation::new(&table, recurrence, interval).numbers();
                prop_assert_eq!([Some(numbers.first), numbers.second], expected.map(Some), "{}", definition);
            }
        }
    }
}

/// Random definitions as programs: their Python by table and by recursion returns the numbers of the stored tables.
#[test]
fn random_definitions_have_the_same_numbers_as_their_python() {
    use proptest::strategy::ValueTree;
    use proptest::test_runner::TestRunner;

    let mut runner = TestRunner::deterministic();
    let (mut program, mut expected) = (String::new(), String::new());
    for number in 0..60 {
        let definition = definition().new_tree(&mut runner).unwrap().current();
        let coins = prop::collection::vec(-9..20_i64, 3..7).new_tree(&mut runner).unwrap().current();
        let stored = StoredTables::new(&definition, &Row::new(coins.clone()).unwrap());
        let whole = Interval::whole(coins.len());
        let [Some(first), Some(second)] = [0, 1].map(|table| stored.value(table, whole)) else { continue };
        let recurrence = Recurrence::new(definition);
        let by_order = FillOrder::ALL.map(|order| Method::Table(recurrence, order));
        for (place, method) in by_order.into_iter().chain([Method::Calls(recurrence)]).enumerate() {
            let listing = Listing::new(method, Language::Python, CountFrom::Zero);
            program += &listing.text();
            writeln!(program, "print('{number} {place}', *{}({coins:?}))", listing.function).unwrap();
            writeln!(expected, "{number} {place} {first} {second}").unwrap();
        }
    }
    assert!(expected.lines().count() > 100, "{expected}");
    let mut python = match Command::new("python3").arg("-").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn() {
        Ok(python) => python,
        Err(error) if std::env::var_os("COIN_DUEL_NEED_LISTINGS").is_none() => return eprintln!("no Python: {error}"),
        Err(error) => panic!("{error}"),
    };
    python.stdin.take().unwrap().write_all(program.as_bytes()).unwrap();
    let output = python.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), expected);
}
