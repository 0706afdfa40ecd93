use super::fusing::FusionFailure;
use super::published::UP_TO;
use super::solution::{Position, RuleError, Solution};
use super::taking::Taking;
use super::*;
use crate::game::table::derivation::{Derivation, Sum};
use crate::game::table::stored::StoredTables;
use crate::game::{Interval, MAX_VALUE, Row, Table};
use proptest::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

fn solution(rule: Rule, row: &str) -> Solution {
    Solution::new(rule, &row.parse().unwrap()).unwrap()
}

fn worth(rule: Rule, row: &str) -> i128 {
    let solution = solution(rule, row);
    solution.worth(solution.first())
}

/// The scores of First and of Second by a number for each move: who takes it, what it takes and what it leaves.
fn scores(solution: &Solution) -> [i128; 2] {
    let mut scores = [0; 2];
    for played in solution.best_play() {
        scores[played.player.index()] += played.choice.gain;
    }
    scores
}

#[test]
fn the_published_numbers_come_out() {
    for (rule, row, expected) in [
        (Rule::CLASSIC, "8 15 3 7", 11),
        (Rule::WHAT_STAYS, "5 3 1 4 2", 6),
        (Rule::WHAT_STAYS, "7 90 5 1 100 10 10 2", 122),
        (Rule::ANY_NUMBER, "4 -10 -20 7", 7),
        (Rule::ANY_NUMBER, "1 2 3 4", 10),
        (Rule::ANY_NUMBER, "-1 0 0 0 5", 6),
        (Rule::UP_TO_THREE, "1 2 3", 6),
        (Rule::FEWEST_WINS, "8 15 3 7", -11),
        (Rule::RISING_PRICES, "1 3 1 5 2", 43),
        (Rule::DOUBLING_PRICES, "4 5 0 5", 122),
        (Rule::DOUBLING_PRICES, "1 2 3", 34),
        (Rule::DOUBLING_PRICES, "3 4 2", 48),
    ] {
        assert_eq!(worth(rule, row), expected, "{rule} on {row}");
        let [first, second] = scores(&solution(rule, row));
        assert_eq!(first - second, expected, "best play of {rule} on {row}");
    }
    // First gets 4 of the 9 in this ring, which is the least share that First ever gets.
    assert_eq!(scores(&solution(Rule::CIRCLE, "2 0 0 1 0 1 0 0 1 0 2 0 0 2 0")), [4, 5]);
}

/// Task 477 of Project Euler: the score of First on the first `n` numbers of a sequence.
#[test]
fn the_classic_rule_gives_the_scores_of_a_long_sequence() {
    let score = |n: usize| {
        let sequence = std::iter::successors(Some(0_i64), |s| Some((s * s + 45) % 1_000_000_007));
        Table::new(Row::new(sequence.take(n).collect::<Vec<_>>()).unwrap()).result().fir()
    };
    assert_eq!([2, 4, 100, 10_000].map(score), [45, 4_284_990, 26_365_463_243, 2_495_838_522_951]);
}

/// What a game is worth by trying all moves on a list of coins: the reference, which knows nothing of intervals.
fn by_trying(rule: Rule, coins: &[i64], turn: usize, is_ring: bool) -> i128 {
    let sum = |coins: &[i64]| coins.iter().map(|coin| i128::from(*coin)).sum::<i128>();
    let mut best: Option<i128> = None;
    let mut consider = |taken: &[i64], rest: &[i64]| {
        let gain = match rule.key {
            "what-stays" => sum(rest),
            "rising-prices" => turn as i128 * sum(taken),
            "doubling-prices" => sum(taken) << turn,
            _ => sum(taken),
        };
        let after = by_trying(rule, rest, turn + 1, false);
        let worth = if rule.key.ends_with("prices") { gain + after } else { gain - after };
        let is_smaller_better = rule.key == "fewest-wins";
        best = Some(best.map_or(worth, |best| if is_smaller_better { best.min(worth) } else { best.max(worth) }));
    };
    if is_ring {
        for coin in 0..coins.len() {
            consider(&coins[coin..=coin], &[&coins[coin + 1..], &coins[..coin]].concat());
        }
    } else {
        let most = match rule.most {
            Most::One => 1,
            Most::UpTo(most) => most,
            Most::Any => coins.len(),
        };
        for taken in 1..=most.min(coins.len()) {
            consider(&coins[..taken], &coins[taken..]);
            consider(&coins[coins.len() - taken..], &coins[..coins.len() - taken]);
        }
    }
    best.unwrap_or(0)
}

#[test]
fn random_rows_have_the_worth_of_trying_all_moves() {
    let rows = if cfg!(debug_assertions) { 1_000 } else { 100_000 };
    for rule in Rule::PUBLISHED {
        let mut rng = ChaCha8Rng::seed_from_u64(44);
        for number in 0..rows {
            let (n, largest) = (rng.random_range(1..=7), [3, 9, 99, MAX_VALUE][number % 4]);
            let coins: Vec<i64> = (0..n).map(|_| rng.random_range(-largest / 3..=largest)).collect();
            let solution = Solution::new(rule, &Row::new(coins.clone()).unwrap()).unwrap();
            let expected = by_trying(rule, &coins, 1, rule.is_ring);
            assert_eq!(solution.worth(solution.first()), expected, "{rule} on {coins:?}");
            let [first, second] = scores(&solution);
            assert_eq!(first - second, expected, "best play of {rule} on {coins:?}");
        }
    }
}

#[test]
fn the_definition_of_a_rule_fills_tables_with_the_worth_of_each_position() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for rule in Rule::PUBLISHED {
        let Some(definition) = rule.definition() else { continue };
        for _ in 0..50 {
            let coins: Vec<i64> = (0..9).map(|_| rng.random_range(-50..=99)).collect();
            let row = Row::new(coins).unwrap();
            let (solution, stored) = (Solution::new(rule, &row).unwrap(), StoredTables::new(&definition, &row));
            for i in 0..9 {
                for j in i..9 {
                    let worth = solution.worth(Position { start: i, len: j - i + 1 });
                    assert_eq!(stored.value(0, Interval::new(i, j)), Some(worth), "{rule}");
                }
            }
        }
    }
}

const COMBS: [Rule; 3] = [Rule::UP_TO_TWO, Rule::UP_TO_THREE, Rule::ANY_NUMBER];

proptest! {
    #[test]
    fn each_cell_of_a_table_with_long_moves_is_the_worth_of_trying_all_moves(
        coins in prop::collection::vec(prop_oneof![-9_i64..=9, -MAX_VALUE..=MAX_VALUE], 1..8),
        rule in prop::sample::select(&COMBS),
    ) {
        let table = Table::new(Row::new(coins.clone()).unwrap());
        let recurrence = Recurrence::of_rule(rule).unwrap();
        prop_assert_eq!(recurrence.rule(), Some(rule));
        let stored = table.stored(recurrence).unwrap();
        let solution = Solution::new(rule, table.row()).unwrap();
        for interval in (0..coins.len()).flat_map(|i| (i..coins.len()).map(move |j| Interval::new(i, j))) {
            let worth = by_trying(rule, &coins[interval.i..=interval.j], 1, false);
            let value = stored.value(0, interval);
            prop_assert_eq!(value, Some(worth));
            prop_assert_eq!(solution.worth(Position { start: interval.i, len: interval.len() }), worth);
            let derivation = Derivation::new(&table, recurrence, interval);
            prop_assert_eq!(derivation.numbers().first, value);
            prop_assert_eq!(derivation.numbers().pick, stored.pick(recurrence.definition(), table.row(), interval));
            let Some(branches) = &derivation.branches else { continue };
            let best = branches.iter().filter_map(|branch| branch.worth).max();
            prop_assert_eq!(best, value);
            for branch in branches {
                let moves = rule.most.of(interval.len());
                prop_assert_eq!(branch.moves.len(), moves);
                prop_assert_eq!(branch.moves.iter().filter_map(Sum::worth).max(), branch.worth);
                prop_assert_eq!((branch.sum.worth(), &branch.moves[branch.taken - 1]), (branch.worth, &branch.sum));
                // The rest of each move, but for that of all coins.
                let rests = (1..=moves).filter(|m| *m < interval.len()).map(|m| match branch.end {
                    End::Left => Interval::new(interval.i + m, interval.j),
                    End::Right => Interval::new(interval.i, interval.j - m),
                });
                let reads: Vec<_> = branch.reads().map(|read| read.interval).collect();
                prop_assert_eq!(reads, rests.collect::<Vec<_>>());
                prop_assert!(branch.reads().all(|read| read.value == stored.value(0, read.interval)));
            }
        }
    }

    #[test]
    fn long_moves_are_solved_alike_one_by_one_and_by_the_best_of_the_last(
        coins in prop::collection::vec(-99_i64..=99, 1..40),
        most in prop_oneof![(2..45_usize).prop_map(Most::UpTo), Just(Most::Any)],
        wants in prop::sample::select(&[Extreme::Max, Extreme::Min]),
        is_alone in any::<bool>(),
    ) {
        let rule = Rule { most, wants, is_alone, ..Rule::UP_TO_TWO };
        let solution = Solution::new(rule, &Row::new(coins).unwrap()).unwrap();
        for len in 1..=solution.first().len {
            for start in 0..=solution.first().len - len {
                let position = Position { start, len };
                prop_assert_eq!(solution.best_moves(position)[0].worth, solution.worth(position));
            }
        }
    }
}

#[test]
fn a_row_of_1000_coins_is_solved_for_moves_of_any_number() {
    let coins: Vec<i64> = (0..1_000).map(|place| (place * 7_919) % 101 - 50).collect();
    let row = Row::new(coins).unwrap();
    let solution = Solution::new(Rule::ANY_NUMBER, &row).unwrap();
    let worth = solution.worth(solution.first());
    assert_eq!(solution.best_moves(solution.first())[0].worth, worth);
    let stored = StoredTables::new(&Rule::ANY_NUMBER.definition().unwrap(), &row);
    assert_eq!(stored.value(0, Interval::whole(1_000)), Some(worth));
}

proptest! {
    #[test]
    fn each_cell_at_doubling_prices_is_the_worth_of_its_position_up_to_128_bits(
        coins in prop::collection::vec(prop_oneof![-99_i64..=99, -MAX_VALUE..=MAX_VALUE], 1..=120),
    ) {
        let rule = Rule::DOUBLING_PRICES;
        let row = |n: usize| Row::new(&coins[..n]).unwrap();
        // The longest part of the row that is solved, and one that is too much.
        let most = (1..=coins.len()).rev().find(|n| rule.check_bits(&row(*n)).is_ok()).unwrap();
        let (table, solution) = (Table::new(row(most)), Solution::new(rule, &row(most)).unwrap());
        prop_assert!(Solution::new(rule, &row(coins.len())).is_ok() == (most == coins.len()));
        let recurrence = Recurrence::of_rule(rule).unwrap();
        let stored = table.stored(recurrence).unwrap();
        for interval in (0..most).flat_map(|i| (i..most).map(move |j| Interval::new(i, j))) {
            let worth = Some(solution.worth(Position { start: interval.i, len: interval.len() }));
            prop_assert_eq!(stored.value(0, interval), worth);
            prop_assert_eq!(Derivation::new(&table, recurrence, interval).numbers().first, worth);
        }
    }
}

#[test]
fn a_number_beyond_128_bits_has_no_value_and_neither_has_what_needs_it() {
    let definition = Rule::DOUBLING_PRICES.definition().unwrap();
    let stored = StoredTables::new(&definition, &Row::new(vec![99; 121]).unwrap());
    // 99 · 2¹²⁰ has 127 bits, and 99 · 2¹²¹ has 128, which leaves none for the sign.
    assert_eq!(stored.value(0, Interval::new(5, 5)), None);
    assert_eq!(stored.value(0, Interval::whole(121)), None);
    let stored = StoredTables::new(&definition, &Row::new(vec![99; 120]).unwrap());
    assert_eq!(stored.value(0, Interval::new(5, 5)), Some(99 << 120));
    assert_eq!(stored.value(0, Interval::whole(120)), None);
    // A base case that needs more than 64 bits, and products.
    let squares = "d[i][j] = max(d[i+1][j]·d[i+1][j], d[i][j−1]·d[i][j−1]); d[i][i] = v[i]".parse().unwrap();
    let stored = StoredTables::new(&squares, &"10 10 10 10 10 10 10".parse().unwrap());
    let powers = [1, 2, 4, 8, 16, 32].map(|power| Some(10_i128.pow(power)));
    let values = (0..6).map(|more| stored.value(0, Interval::new(0, more)));
    assert_eq!(values.collect::<Vec<_>>(), powers);
    assert_eq!(stored.value(0, Interval::new(0, 6)), None, "10⁶⁴");
}

proptest! {
    #[test]
    fn tables_of_long_moves_are_the_same_by_the_best_of_the_last_and_one_by_one(
        coins in prop::collection::vec(-99_i64..=99, 1..20),
        most in prop::sample::select(&["2", "3", "7", "j−i+1"]),
        wants in prop::sample::select(&["max", "min"]),
        bases in prop::sample::select(&[
            "d[i][i] = v[i]", "d[i][i−1] = 5", "d[i][i+1] = 9000000000000000000", "d[i][i] = ?", "d[i][i−1] = ?",
        ]),
    ) {
        let row = Row::new(coins.clone()).unwrap();
        let tables = ["", "0 + "].map(|before| {
            // With the 0, it has another form.
            let text = format!(
                "d[i][j] = {wants}({before}(sum[i][i+m−1] − d[i+m][j]), {before}(sum[j−m+1][j] + d[i][j−m]), m = 1…{most}); {bases}"
            );
            StoredTables::new(&text.parse().unwrap(), &row)
        });
        prop_assert_eq!(&tables[0], &tables[1]);
    }
}

#[test]
fn fusion_fails_on_a_small_row_under_each_rule_that_it_does_not_serve() {
    for rule in Rule::PUBLISHED {
        let failure = fusing::failure(rule);
        assert_eq!(failure.is_none(), rule.fuses(), "{rule}: {failure:?}");
        let Some(FusionFailure { row, fused, worths }) = failure else { continue };
        let worths_by_trying = [&row, &fused].map(|row| by_trying(rule, row.coins(), 1, rule.is_ring));
        assert_eq!(worths, worths_by_trying, "{rule}");
        assert_eq!(row.len(), fused.len() + 2);
    }
}

/// Cibulka, Kynčl, Mészáros, Stolař and Valtr, “Solution of Peter Winkler's Pizza Problem” (2010); Knauer, Micek and
/// Ueckerdt, “How to eat 4/9 of a pizza” (2011).
#[test]
fn who_begins_gets_four_ninths_of_every_ring() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    for number in 0..if cfg!(debug_assertions) { 500 } else { 50_000 } {
        let (n, largest) = (rng.random_range(1..=21), [1, 2, 9, 1000][number % 4]);
        let coins: Vec<i64> = (0..n).map(|_| rng.random_range(0..=largest)).collect();
        let [first, second] = scores(&Solution::new(Rule::CIRCLE, &Row::new(coins.clone()).unwrap()).unwrap());
        assert!(9 * first >= 4 * (first + second), "{coins:?}: {first} and {second}");
    }
}

#[test]
fn a_rule_is_found_by_its_name() {
    for rule in Rule::PUBLISHED.into_iter().chain(UP_TO.map(|most| Rule { most: Most::UpTo(most), ..Rule::UP_TO_TWO }))
    {
        assert_eq!(rule.name().parse(), Ok(rule));
    }
    for name in ["", "Classic", "up-to-", "up-to-1", "up-to-02", "up-to-1001", "up-to--2", "stone-game"] {
        assert!(name.parse::<Rule>().is_err(), "{name}");
    }
}

#[test]
fn the_recurrence_follows_from_the_rule() {
    let of_ring = "d = max(v[s] − d[s+1][s−1], s = 0…n−1)";
    let expected = [
        "d[i][j] = max(v[i] − d[i+1][j], v[j] − d[i][j−1])",
        "d[i][j] = max(sum[i+1][j] − d[i+1][j], sum[i][j−1] − d[i][j−1])",
        "d[i][j] = max(sum[i][i+m−1] − d[i+m][j], sum[j−m+1][j] − d[i][j−m], m = 1…2)",
        "d[i][j] = max(sum[i][i+m−1] − d[i+m][j], sum[j−m+1][j] − d[i][j−m], m = 1…j−i+1)",
        "d[i][j] = min(v[i] − d[i+1][j], v[j] − d[i][j−1])",
        "total[i][j] = max(t·v[i] + total[i+1][j], t·v[j] + total[i][j−1])",
        "total[i][j] = max(2^t·v[i] + total[i+1][j], 2^t·v[j] + total[i][j−1])",
        "d[i][j] = max(v[i] − d[i+1][j], v[j] − d[i][j−1])",
    ];
    let of_table = |rule: Rule| rule.equations().into_iter().rev().nth(1).unwrap();
    assert_eq!(Rule::PUBLISHED.map(of_table), expected);
    assert_eq!(Rule::CIRCLE.equations()[..], [of_ring, expected[0], "d[i][i] = v[i]"]);
    let bases = Rule::PUBLISHED.map(|rule| rule.equations().pop().unwrap());
    assert_eq!(bases[1], "d[i][i] = 0");
    assert_eq!(bases[6], "total[i][i] = 2^t·v[i]");
}

#[test]
fn a_row_beyond_the_limits_is_refused_with_what_is_too_much() {
    let row = |n: usize, value: i64| Row::new(vec![value; n]).unwrap();
    let error = |rule, row: &Row| Solution::new(rule, row).unwrap_err();
    for (rule, most) in [(Rule::WHAT_STAYS, 2_000), (Rule::CIRCLE, 1_000), (Rule::ANY_NUMBER, 1_000)] {
        let n = most + 1;
        assert_eq!(error(rule, &row(n, 1)), RuleError::TooManyCoins { rule, n, most });
    }
    // 10¹² has 40 bits. With the sign and all that comes before, 86 turns have room.
    let rule = Rule::DOUBLING_PRICES;
    assert!(Solution::new(rule, &row(86, MAX_VALUE)).is_ok());
    let too_large = |index, value, most| RuleError::TooLarge { rule, index, value, most };
    assert_eq!(error(rule, &row(87, MAX_VALUE)), too_large(0, MAX_VALUE, 86));
    assert_eq!(error(rule, &row(2_000, -MAX_VALUE)), too_large(0, -MAX_VALUE, 86));
    assert!(Solution::new(rule, &row(119, 99)).is_ok());
    let mut one_is_larger = vec![98; 120];
    one_is_larger[7] = 99;
    assert_eq!(error(rule, &Row::new(one_is_larger).unwrap()), too_large(7, 99, 119));
    assert!(Solution::new(rule, &row(2_000, 0)).is_err(), "2^t alone is too much");
    // The largest numbers of the other rules.
    for (rule, n) in [(Rule::WHAT_STAYS, 300), (Rule::RISING_PRICES, 300), (Rule::FEWEST_WINS, 1_000_000)] {
        for value in [MAX_VALUE, -MAX_VALUE] {
            assert!(Solution::new(rule, &row(n, value)).is_ok(), "{rule}");
        }
    }
}

/// A rule that the program does not have is one value: here each coin counts as its square.
#[test]
fn a_new_rule_is_one_definition() {
    const SQUARES: Rule = Rule { key: "squares", gain: Gain::Times(&[Gain::Taken, Gain::Taken]), ..Rule::CLASSIC };
    let equations = ["d[i][j] = max(v[i]·v[i] − d[i+1][j], v[j]·v[j] − d[i][j−1])", "d[i][i] = v[i]·v[i]"];
    assert_eq!(SQUARES.equations(), equations);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..200 {
        let coins: Vec<i64> = (0..8).map(|_| rng.random_range(-9..=9)).collect();
        let squares: Vec<i64> = coins.iter().map(|coin| coin * coin).collect();
        let solution = Solution::new(SQUARES, &Row::new(coins).unwrap()).unwrap();
        let expected = Table::new(Row::new(squares).unwrap()).result();
        assert_eq!(solution.worth(solution.first()), i128::from(expected.fir() - expected.sec()));
    }
}

#[test]
fn the_moves_of_a_position_are_those_of_the_rule() {
    let takings = |rule: Rule, row: &str| {
        let solution = solution(rule, row);
        let choices = solution.choices(solution.first()).map(|choice| choice.taking);
        choices.collect::<Vec<_>>()
    };
    let coins = |taken| End::BOTH.map(|end| Taking::Coins(end, taken));
    assert_eq!(takings(Rule::CLASSIC, "5 6 7"), coins(1));
    assert_eq!(takings(Rule::UP_TO_TWO, "5 6 7"), [coins(1), coins(2)].concat());
    assert_eq!(takings(Rule::ANY_NUMBER, "5 6 7"), [coins(1), coins(2), coins(3)].concat());
    assert_eq!(takings(Rule::CIRCLE, "5 6 7"), [0, 1, 2].map(Taking::OfRing));
}
