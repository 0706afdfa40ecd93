//! The answer of `solve` under a rule other than the classic one.

use coin_duel::game::rule::fusing::{self, FusionFailure};
use coin_duel::game::rule::solution::{Choice, Played, Solution};
use coin_duel::game::rule::taking::Taking;
use coin_duel::game::{CountFrom, Row, Rule, Scores};
use coin_duel::limits::MAX_COINS_OF_PRINTED_GAME;
use coin_duel::number::exact;
use coin_duel::wording;
use coin_duel::wording::cli::answer as labels;
use coin_duel::wording::rule::{answer as texts, takes};
use serde::Serialize;

use crate::cli::shared::{Failure, labeled};

/// Returns the answer for programs or for people.
///
/// # Errors
/// If the row is too much for the rule.
pub fn solve(rule: Rule, row: &Row, count_from: CountFrom, is_json: bool) -> Result<String, Failure> {
    let solution = Solution::new(rule, row).map_err(Failure::usage)?;
    Ok(if is_json { json(rule, row, &solution) } else { text(rule, row, count_from, &solution) })
}

fn json(rule: Rule, row: &Row, solution: &Solution) -> String {
    let worth = solution.worth(solution.first());
    let [first, second] = solution.outcome(solution.first());
    let (difference, total) = if rule.is_alone { (None, Some(worth)) } else { (Some(worth), None) };
    let of_two = |score| (!rule.is_alone).then_some(score);
    let take = |choice: &Choice| match choice.taking {
        Taking::OfRing(coin) => JsonTake { end: None, coin: Some(coin), count: 1 },
        Taking::Coins(end, count) => JsonTake { end: Some(wording::Keyed::key(end)), coin: None, count },
    };
    let answer = JsonAnswer {
        rule: rule.name(),
        n: row.len(),
        sum: row.coins().iter().sum(),
        first: of_two(first),
        second: of_two(second),
        difference,
        total,
        takes: solution.best_moves(solution.first()).iter().map(take).collect(),
    };
    let mut line = serde_json::to_string(&answer).expect("numbers and words have a JSON form");
    line.push('\n');
    line
}

/// The fields of the JSON object, in its order.
#[derive(Serialize)]
struct JsonAnswer {
    rule: String,
    n: usize,
    sum: i64,
    /// The scores of best play, and by how much First is ahead. Who plays alone has a total in place of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    first: Option<i128>,
    #[serde(skip_serializing_if = "Option::is_none")]
    second: Option<i128>,
    #[serde(skip_serializing_if = "Option::is_none")]
    difference: Option<i128>,
    #[serde(skip_serializing_if = "Option::is_none")]
    total: Option<i128>,
    /// The best first moves.
    takes: Vec<JsonTake>,
}

/// A move: so many coins from an end, or a coin of a ring by its index.
#[derive(Serialize)]
struct JsonTake {
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    coin: Option<usize>,
    count: usize,
}

fn text(rule: Rule, row: &Row, count_from: CountFrom, solution: &Solution) -> String {
    let worth = solution.worth(solution.first());
    let [first, second] = solution.outcome(solution.first());
    let result = if rule.is_alone {
        texts::total(worth)
    } else {
        // Only who is ahead counts here.
        let outcome = wording::outcome(rule, Scores { first: worth.signum(), second: 0 });
        texts::scores(first, second, worth, outcome)
    };
    let best = solution.best_moves(solution.first());
    let taken =
        wording::or_list(best.iter().map(|choice| takes(count_from, row, solution.first().interval(), choice.taking)));
    let equations: String = rule.equations().iter().map(|equation| labeled("", equation)).collect();
    let failure = fusing::failure(rule);
    let fails = |FusionFailure { row, fused, worths }: &FusionFailure| {
        let [row, fused] = [row, fused].map(Row::to_string);
        texts::fusion_fails(row, worths[0], fused, worths[1])
    };
    let sum: i64 = row.coins().iter().sum();
    [
        labeled(labels::row(), &wording::row_text(row)),
        labeled(labels::coins(), &labels::count_and_sum(row.len(), sum)),
        labeled(texts::rule(), &texts::named(rule.name(), rule.about())),
        equations,
        labeled(labels::result(), &result),
        labeled(labels::pick(), &texts::best(taken, worth, rule.is_alone)),
        failure.map(|failure| labeled(texts::fusion(), &fails(&failure))).unwrap_or_default(),
        "\n".to_owned(),
        game(rule, row, count_from, solution),
    ]
    .concat()
}

/// Returns a line for each move of best play, or a line that says why they are left out.
fn game(rule: Rule, row: &Row, count_from: CountFrom, solution: &Solution) -> String {
    if row.len() > MAX_COINS_OF_PRINTED_GAME {
        return labeled(labels::game(), &labels::left_out(MAX_COINS_OF_PRINTED_GAME));
    }
    let mut scores = [0; 2];
    let line = |(number, Played { player, position, choice, is_tie }): (usize, Played)| {
        scores[player.index()] += choice.gain;
        let taken = takes(count_from, row, position.interval(), choice.taking);
        let taken = if is_tie { texts::tie(taken) } else { taken };
        let [number, gain, first, second] = [number as i128 + 1, choice.gain, scores[0], scores[1]].map(exact);
        if rule.is_alone {
            vec![number, taken, gain, first]
        } else {
            vec![number, player.name().to_owned(), taken, gain, first, second]
        }
    };
    let titles = if rule.is_alone { texts::columns_alone() } else { texts::columns() };
    let titles = titles.lines().map(str::to_owned).collect();
    let moves = solution.best_play().into_iter().enumerate().map(line);
    let rows: Vec<_> = std::iter::once(titles).chain(moves).collect();
    let words = if rule.is_alone { 1..2 } else { 1..3 };
    let heading = if rule.is_alone { texts::game_heading_alone() } else { texts::game_heading() };
    labeled(labels::game(), heading) + &coin_duel::export::text::in_columns(&rows, &words)
}
