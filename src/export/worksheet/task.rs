//! The kinds of tasks: what a sheet asks, and how its solution answers.
//!
//! [`Task::definition`] has all that a kind is. The words are in `assets/text/en/worksheet.ftl`.

use std::fmt;

use clap::ValueEnum;
use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::gaps::GappedRecurrence;
use super::sums::short_solution;
use crate::game::fill::count::CallCount;
use crate::game::fusion::run::{FusionRun, FusionStep};
use crate::game::play::game::Game;
use crate::game::table::derivation::Derivation;
use crate::game::{CountFrom, Line, Pick, Player, Players, Recurrence, Rule, Scores, Strategy, Table};
use crate::number::{self, Number, exact};
use crate::wording::fusion::{comparison_text, difference_text, fused_text, position_text};
use crate::wording::row::coins_text;
use crate::wording::rule::verdict;
use crate::wording::worksheet as wording;
use crate::wording::{list, parts};

/// The calls are listed for rows of up to this many coins, and so are the coins after a fusion.
const MAX_LISTED_LENGTHS: usize = 12;
/// The number of gaps of a recurrence.
const GAPS: usize = 3;
/// At most this many fusions have a line.
const MAX_FUSIONS: usize = 7;

/// A kind of task.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum)]
pub enum Task {
    #[default]
    Fill,
    Winner,
    Trace,
    Wrong,
    Count,
    Greedy,
    Recurrence,
    Fuse,
}

/// What a sheet shows of the recurrence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecurrenceShown {
    /// As a formula.
    Formula,
    /// Its lines, with gaps, and no row.
    Gaps,
    None,
}

/// What a sheet shows of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableShown {
    /// With empty cells.
    Blanks,
    /// Full, with a wrong number.
    Wrong,
    /// Only the row.
    None,
}

/// All that a kind of task is.
pub struct TaskDefinition {
    name: fn() -> &'static str,
    /// What a sheet asks.
    pub question: fn() -> &'static str,
    /// The names of the lines to write on. `n` is the number of coins.
    pub lines: fn(n: usize) -> Vec<String>,
    pub table: TableShown,
    pub recurrence: RecurrenceShown,
    /// Whether it asks about the table of any rule. The others ask about the game of the classic rule.
    pub follows_rule: bool,
    /// The result and the reason, each as a paragraph.
    pub solve: fn(&Facts) -> Vec<String>,
}

/// What a task is about.
pub struct Facts<'a> {
    pub table: &'a Table,
    pub recurrence: Recurrence,
    pub count_from: CountFrom,
    pub wrong: Option<&'a WrongNumber>,
    pub gaps: Option<&'a GappedRecurrence>,
}

/// A wrong number in a table.
#[derive(Clone, Debug)]
pub struct WrongNumber {
    /// How the cell is computed.
    pub cell: Derivation,
    /// What its first number is on the sheet.
    pub shown: Number,
}

impl Task {
    pub const ALL: [Self; 8] =
        [Self::Fill, Self::Winner, Self::Trace, Self::Wrong, Self::Count, Self::Greedy, Self::Recurrence, Self::Fuse];

    /// Returns its name in a list of kinds.
    pub fn name(self) -> &'static str {
        (self.definition().name)()
    }

    pub fn definition(self) -> TaskDefinition {
        match self {
            Self::Fill => TaskDefinition {
                name: wording::fill_name,
                question: wording::fill_question,
                lines: |_| Vec::new(),
                table: TableShown::Blanks,
                recurrence: RecurrenceShown::Formula,
                follows_rule: true,
                // The rules on a sheet are the classic ones, and other equations may answer another question.
                solve: |facts| if facts.recurrence.meanings().is_some() { result(facts) } else { Vec::new() },
            },
            Self::Winner => TaskDefinition {
                name: wording::winner_name,
                question: wording::winner_question,
                lines: |_| {
                    named(&[
                        wording::line_winner(),
                        wording::line_margin(),
                        wording::line_first_move(),
                        wording::line_reason(),
                    ])
                },
                table: TableShown::None,
                recurrence: RecurrenceShown::None,
                follows_rule: false,
                solve: result,
            },
            Self::Trace => TaskDefinition {
                name: wording::trace_name,
                question: wording::trace_question,
                lines: |_| named(&[wording::line_coins(), wording::line_scores()]),
                table: TableShown::None,
                recurrence: RecurrenceShown::None,
                follows_rule: false,
                solve: |facts| [vec![moves(&game_of(facts, Strategy::Optimal))], result(facts)].concat(),
            },
            Self::Wrong => TaskDefinition {
                name: wording::wrong_name,
                question: wording::wrong_question,
                lines: |_| named(&[wording::line_cell(), wording::line_correct(), wording::line_reason()]),
                table: TableShown::Wrong,
                recurrence: RecurrenceShown::Formula,
                follows_rule: true,
                solve: wrong_number,
            },
            Self::Count => TaskDefinition {
                name: wording::count_name,
                question: wording::count_question,
                lines: |_| named(&[wording::line_cells(), wording::line_calls()]),
                table: TableShown::None,
                recurrence: RecurrenceShown::Formula,
                follows_rule: true,
                solve: counts,
            },
            Self::Greedy => TaskDefinition {
                name: wording::greedy_name,
                question: wording::greedy_question,
                lines: |_| named(&[wording::line_greedy(), wording::line_best(), wording::line_mistake()]),
                table: TableShown::None,
                recurrence: RecurrenceShown::None,
                follows_rule: false,
                solve: greedy,
            },
            Self::Recurrence => TaskDefinition {
                name: wording::recurrence_name,
                question: wording::recurrence_question,
                lines: |_| (0..GAPS).map(wording::line_gap).collect(),
                table: TableShown::None,
                recurrence: RecurrenceShown::Gaps,
                follows_rule: true,
                solve: |facts| {
                    let gaps = facts.gaps.expect("the sheet has gaps");
                    [gaps.reasons(), gaps.answers(facts.count_from)].concat()
                },
            },
            Self::Fuse => TaskDefinition {
                name: wording::fuse_name,
                question: wording::fuse_question,
                // Two coins less with each fusion. The number of lines does not tell how many there are.
                lines: |n| {
                    let fusions = (n.saturating_sub(1) / 2).clamp(1, MAX_FUSIONS);
                    let steps = (0..fusions).map(wording::line_fusion);
                    steps
                        .chain(named(&[wording::line_rest(), wording::line_difference(), wording::line_scores()]))
                        .collect()
                },
                table: TableShown::None,
                recurrence: RecurrenceShown::None,
                follows_rule: false,
                solve: fusion,
            },
        }
    }
}

fn named(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

/// Returns who wins and by how much, and why the first move is best.
fn result(facts: &Facts) -> Vec<String> {
    let (coins, cell) = (facts.table.row().coins(), facts.table.result());
    let scores = Scores { first: cell.fir().into(), second: cell.sec().into() };
    let margin = cell.fir().abs_diff(cell.sec());
    let mut texts = vec![wording::result(verdict(Rule::CLASSIC, scores), margin)];
    let [left, .., right] = *coins else { return texts };
    let mut reason = wording::reason(cell.pick(), exact(left), cell.left, exact(right), cell.right);
    let larger = if left > right { Pick::Left } else { Pick::Right };
    if left != right && cell.pick() != Pick::Tie && cell.pick() != larger {
        reason.extend([" ", wording::larger_is_worse()]);
    }
    texts.push(reason);
    texts
}

/// Returns the game of a First with this strategy against an optimal Second.
fn game_of(facts: &Facts, first: Strategy) -> Game {
    Game::solved(facts.table, Players { first, second: Strategy::Optimal }, Line::default())
}

/// Returns what a greedy First gets, what best play would get, and the worst mistake.
fn greedy(facts: &Facts) -> Vec<String> {
    let game = game_of(facts, Strategy::Greedy);
    let (gets, best) = (game.scores_after(game.end()).first, Number::from(facts.table.result().fir()));
    let mut texts = vec![if gets < best { wording::greedy_fails(gets, best) } else { wording::greedy_is_right(gets) }];
    if let Some((ply, made)) = game.worst(Player::First).and_then(|ply| Some((ply, game.moves().get(ply)?))) {
        let coin = game.row().coins()[made.coin_index(game.n())];
        let end = made.end().expect("the classic rule takes from an end");
        texts.push(wording::greedy_mistake(ply + 1, coin, end, made.points_lost()));
    }
    texts.push(moves(&game));
    texts
}

/// Returns the moves of a game in order.
fn moves(game: &Game) -> String {
    let row = game.row();
    let made = game.moves().iter().map(|made| {
        let (coin, scores) = (row.coins()[made.coin_index(row.len())], made.scores());
        let end = made.end().expect("the classic rule takes from an end");
        wording::made_move(made.turn.player, coin, end, scores.first, scores.second)
    });
    wording::made_moves(parts(made))
}

/// Returns what the wrong number should be, and the sums that show it.
fn wrong_number(facts: &Facts) -> Vec<String> {
    let WrongNumber { cell, shown } = facts.wrong.expect("the sheet has a wrong number");
    let name = wording::cell_label(facts.count_from, cell.interval);
    let correct = number::value(cell.numbers().first, exact);
    let mut texts = vec![wording::wrong_number(cell.recurrence.quantities().0.name(), name, correct, exact(*shown))];
    texts.push(short_solution(facts.count_from, cell));
    if let Some(branch) = cell.branches.iter().flatten().find(|branch| branch.worth == Some(*shown)) {
        texts.push(wording::worse_end(branch.end, exact(*shown)));
    }
    texts
}

/// Returns the number of cells and of calls, and how they come about.
fn counts(facts: &Facts) -> Vec<String> {
    let n = facts.table.n();
    let calls = |coins| CallCount::without_memo(facts.recurrence, coins).to_string();
    let mut texts = vec![wording::cells_solution(n, n + 1, n * (n + 1) / 2), wording::calls_solution(calls(n))];
    if (2..=MAX_LISTED_LENGTHS).contains(&n) {
        texts.push(wording::calls_of_lengths(n, list((1..=n).map(calls))));
    }
    texts
}

/// Returns each fusion with the row that it leaves, how the coins that are left give d, and both scores.
fn fusion(facts: &Facts) -> Vec<String> {
    let run = FusionRun::new(facts.table.row());
    let mut texts = Vec::new();
    for done in 1..=run.reading_steps() {
        if let FusionStep::Fuse(triple) = run.step(done - 1) {
            let position = run.position(done);
            let mut coins: Vec<_> = position.stack().map(|coin| coin.value).collect();
            coins.reverse();
            coins.extend(&run.row().coins()[position.next_coin()..]);
            let (test, sum) = (comparison_text(&triple, exact), fused_text(&triple, exact));
            // Of a long row, only the coins at the end are listed.
            let is_listed = coins.len() <= MAX_LISTED_LENGTHS || texts.len() + 1 == run.fuses();
            let coins = if is_listed { coins_text(&coins) } else { String::new() };
            texts.push(wording::fusion_step(texts.len(), test, sum, coins));
        }
    }
    let state = |steps| position_text(facts.count_from, &run, &run.position(steps)).state;
    texts.push(state(run.reading_steps()));
    texts.push(wording::fusion_taken(difference_text(&run.position(run.steps()), usize::MAX, exact)));
    texts.push(state(run.steps()));
    texts
}

/// Kinds of tasks in an order, each once. There is at least one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Tasks([Option<Task>; Task::ALL.len()]);

/// Reads as many places as there are. Preferences of an earlier version have fewer, because it had fewer kinds.
impl<'de> Deserialize<'de> for Tasks {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Places;
        impl<'de> Visitor<'de> for Places {
            type Value = Tasks;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("Tasks")
            }

            fn visit_newtype_struct<D: Deserializer<'de>>(self, deserializer: D) -> Result<Tasks, D::Error> {
                deserializer.deserialize_tuple(Task::ALL.len(), self)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut places: A) -> Result<Tasks, A::Error> {
                let mut kinds = Vec::new();
                while let Some(place) = places.next_element::<Option<Task>>()? {
                    kinds.extend(place);
                }
                Ok(Tasks::new(kinds))
            }
        }
        deserializer.deserialize_newtype_struct("Tasks", Places)
    }
}

impl Default for Tasks {
    fn default() -> Self {
        Self::FILL
    }
}

impl Tasks {
    /// Only tables to fill.
    pub const FILL: Self = {
        let mut kinds = [None; Task::ALL.len()];
        kinds[0] = Some(Task::Fill);
        Self(kinds)
    };

    /// Returns the kinds in this order. Those that come again are left out, and no kinds at all are [`Tasks::FILL`].
    pub fn new(kinds: impl IntoIterator<Item = Task>) -> Self {
        let mut tasks = Self([None; Task::ALL.len()]);
        for kind in kinds {
            if !tasks.contains(kind) {
                *tasks.0.iter_mut().find(|place| place.is_none()).expect("there is a place for each kind") = Some(kind);
            }
        }
        if tasks.iter().next().is_none() { Self::FILL } else { tasks }
    }

    pub fn iter(self) -> impl Iterator<Item = Task> + Clone {
        self.0.into_iter().flatten()
    }

    pub fn contains(self, kind: Task) -> bool {
        self.iter().any(|of| of == kind)
    }

    /// Returns the kinds with one more, or without it. The last one stays.
    #[must_use]
    pub fn toggled(self, kind: Task) -> Self {
        let others = self.iter().filter(|of| *of != kind);
        if !self.contains(kind) {
            Self::new(self.iter().chain([kind]))
        } else if others.clone().next().is_some() {
            Self::new(others)
        } else {
            self
        }
    }
}
