//! The words of a stop: paragraphs, lists and emphasis, with values of the row that stay true when the row is edited.
//!
//! | in the text | is |
//! | --- | --- |
//! | an empty line | the end of a paragraph |
//! | `- ` at the beginning of a line | an item of a list |
//! | `*words*` | emphasis |
//! | `{recurrence}` | the formula of the recurrence, in a line of its own where it is all of a paragraph |
//! | `{fir}`, `{sec}` | what the player to move and the other one get of the whole row under the rule |
//! | `{total}` | the same of one who plays alone, in the place of both |
//! | `{v[0]}` | a coin; the first one has the index 0 |
//! | `{n}`, `{sum}` | how many coins there are, and what they come to |
//! | `{moves 2: 4 9 8 1}` | this row with its first 2 moves in best play; several of them side by side make a paragraph |
//! | `{cells}`, `{calls}` | how many cells the table has, and how many calls there are without a memo |
//!
//! Anything else in braces stays as it is written, and so does an asterisk that no other one follows.

use unicode_script::{Script, UnicodeScript};

use crate::game::fill::count::CallCount;
use crate::game::{Game, Interval, Line, Player, Players, Recurrence, Row, Rule, Scores, Table};
use crate::number::{exact, group_count};
use crate::wording::recurrence::formula;
use crate::wording::row::{coins_text, played_move};
use crate::wording::{items, labeled, parts};

/// A paragraph, or something else that stands in lines of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    Paragraph(Vec<Span>),
    /// An item of a list.
    Item(Vec<Span>),
    Formula(String),
    /// Rows side by side.
    Rows(Vec<PlayedRow>),
}

/// A row, and the coins that best play takes first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedRow {
    pub row: Row,
    /// The indices of the coins, in the order of the moves, and who takes them.
    pub taken: Vec<(usize, Player)>,
}

/// A row in words has at most this many coins.
const MAX_COINS_IN_WORDS: usize = 12;

impl PlayedRow {
    /// Plays the first moves on a row. `None` if the row is too long, or has fewer coins.
    fn new(row: Row, moves: usize) -> Option<Self> {
        if row.len() > MAX_COINS_IN_WORDS || moves > row.len() {
            return None;
        }
        let game = Game::solved(&Table::new(row.clone()), Players::default(), Line::default());
        let taken = game.moves().iter().take(moves).map(|made| (made.coin_index(row.len()), made.turn.player));
        Some(Self { taken: taken.collect(), row })
    }
}

/// A part of a paragraph with one look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    pub text: String,
    pub is_emphasized: bool,
}

/// What the values in a text follow from.
#[derive(Clone, Copy)]
pub struct Values<'a> {
    pub table: &'a Table,
    /// Returns what best play comes to. It is asked for where a text has a score.
    pub scores: &'a dyn Fn() -> Option<Scores>,
    pub rule: Rule,
    pub recurrence: Recurrence,
}

/// Returns the blocks of a text, from top to bottom, with the values in it. O(length).
pub fn blocks(text: &str, values: Values) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut paragraph: Vec<&str> = Vec::new();
    let end = |paragraph: &mut Vec<&str>, blocks: &mut Vec<Block>| {
        let lines = std::mem::take(paragraph);
        blocks.extend(match &lines[..] {
            [] => None,
            [alone] if alone.trim() == "{recurrence}" => Some(Block::Formula(formula(values.recurrence))),
            [alone] if let Some(rows) = rows(alone) => Some(Block::Rows(rows)),
            lines => Some(Block::Paragraph(spans(&lines.join("\n"), values))),
        });
    };
    for line in text.lines() {
        if let Some(item) = line.strip_prefix("- ") {
            end(&mut paragraph, &mut blocks);
            blocks.push(Block::Item(spans(item, values)));
        } else if line.trim().is_empty() {
            end(&mut paragraph, &mut blocks);
        } else {
            paragraph.push(line);
        }
    }
    end(&mut paragraph, &mut blocks);
    blocks
}

/// Returns the text without its looks, as plain paragraphs. Items keep their dash.
pub fn plain(text: &str, values: Values) -> String {
    let of = |spans: &[Span]| spans.iter().map(|span| &span.text[..]).collect::<String>();
    let mut plain = String::new();
    let mut is_after_item = false;
    for block in blocks(text, values) {
        let is_item = matches!(block, Block::Item(_));
        if !plain.is_empty() {
            plain += if is_item && is_after_item { "\n" } else { "\n\n" };
        }
        is_after_item = is_item;
        let (start, text) = match block {
            Block::Paragraph(spans) => ("", of(&spans)),
            Block::Item(spans) => ("- ", of(&spans)),
            Block::Formula(formula) => ("", formula),
            Block::Rows(rows) => ("", in_words(&rows)),
        };
        plain += start;
        plain += &text;
    }
    plain
}

/// Returns the rows of a paragraph that has nothing else: `{moves 3: 4 9 8 1} {moves 1: 3 1}`.
fn rows(text: &str) -> Option<Vec<PlayedRow>> {
    let parts = text.trim().strip_prefix('{')?.strip_suffix('}')?.split('}');
    let row = |part: &str| {
        let (moves, coins) = part.trim().trim_start_matches('{').strip_prefix("moves ")?.split_once(':')?;
        PlayedRow::new(coins.parse().ok()?, moves.trim().parse().ok()?)
    };
    parts.map(row).collect()
}

/// Returns rows with their moves as words: `4, 9, 8, 1: First 4, Second 9, First 8; 3, 1: First 3`.
pub fn in_words(rows: &[PlayedRow]) -> String {
    let of_row = |PlayedRow { row, taken }: &PlayedRow| {
        let moves = taken.iter().map(|(index, player)| played_move(*player, row.coins()[*index]));
        let coins = coins_text(row.coins());
        if taken.is_empty() { coins } else { labeled(coins, items(moves)) }
    };
    parts(rows.iter().map(of_row))
}

/// Returns the parts of a paragraph.
fn spans(text: &str, values: Values) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::new();
    let mut add = |text: String, is_emphasized| match spans.last_mut() {
        _ if text.is_empty() => {}
        Some(last) if last.is_emphasized == is_emphasized => last.text += &text,
        _ => spans.push(Span { text, is_emphasized }),
    };
    let mut start = 0;
    for (at, _) in text.match_indices('*') {
        let is_in_word =
            text[..at].chars().next_back().is_some_and(|letter| letter.is_alphanumeric() && !is_chinese(letter));
        let Some(inside) = emphasis(&text[at..]).filter(|_| at >= start && !is_in_word) else { continue };
        add(with_values(&text[start..at], values), false);
        add(with_values(inside, values), true);
        start = at + inside.len() + 2;
    }
    add(with_values(&text[start..], values), false);
    spans
}

/// Returns whether a letter is of a script without spaces between words. There an emphasized word follows another one.
fn is_chinese(letter: char) -> bool {
    matches!(letter.script(), Script::Han | Script::Hiragana | Script::Katakana)
}

/// Returns what stands between two asterisks at the beginning of a text. No space may follow the first one or precede the
/// last one, so `3 * 5 * 7` has no emphasis.
fn emphasis(text: &str) -> Option<&str> {
    let after = text.strip_prefix('*')?;
    let inside = &after[..after.find('*')?];
    let has_edges = !inside.is_empty() && inside.trim() == inside;
    has_edges.then_some(inside)
}

fn with_values(text: &str, values: Values) -> String {
    let mut written = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('{') {
        written += &rest[..at];
        rest = &rest[at..];
        let (value, length) = value_at(rest, values).unwrap_or_else(|| ("{".to_owned(), 1));
        written += &value;
        rest = &rest[length..];
    }
    written + rest
}

/// Returns the value that a text begins with in braces, and how long it is there.
fn value_at(text: &str, values: Values) -> Option<(String, usize)> {
    let inside = text.strip_prefix('{')?;
    let name = &inside[..inside.find('}')?];
    Some((value(name, values)?, name.len() + 2))
}

fn value(name: &str, Values { table, scores, rule, recurrence }: Values) -> Option<String> {
    let n = table.n();
    Some(match name {
        "recurrence" => formula(recurrence),
        "fir" if !rule.is_alone => exact(scores()?.first),
        "sec" if !rule.is_alone => exact(scores()?.second),
        "total" if rule.is_alone => exact(scores()?.first),
        "n" => group_count(n),
        "sum" => exact(table.sum(Interval::whole(n))),
        "cells" => group_count(n * (n + 1) / 2),
        "calls" => CallCount::without_memo(recurrence, n).to_string(),
        _ => {
            let index = name.strip_prefix("v[")?.strip_suffix(']')?;
            let index: usize = index.parse().ok().filter(|_| index.bytes().all(|byte| byte.is_ascii_digit()))?;
            exact(*table.row().coins().get(index)?)
        }
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::play::game::solved::Positions;

    /// Looks at words on a row.
    fn on<T>(row: &str, look: impl FnOnce(Values) -> T) -> T {
        under(Rule::CLASSIC, row, look)
    }

    fn under<T>(rule: Rule, row: &str, look: impl FnOnce(Values) -> T) -> T {
        let table = Table::new(row.parse().unwrap());
        let scores = || Positions::new(rule, table.row()).scores(|| table.result());
        look(Values { table: &table, scores: &scores, rule, recurrence: Recurrence::FIR_SEC })
    }

    fn of(text: &str) -> Vec<Block> {
        on("8 15 3 7", |values| blocks(text, values))
    }

    fn span(text: &str, is_emphasized: bool) -> Span {
        Span { text: text.to_owned(), is_emphasized }
    }

    #[test]
    fn paragraphs_lists_and_formulas_stand_in_lines_of_their_own() {
        let text = "One\nline more.\n\n\n- first\n- *second*\nAfter.\n\n{recurrence}\n";
        assert_eq!(
            of(text),
            [
                Block::Paragraph(vec![span("One\nline more.", false)]),
                Block::Item(vec![span("first", false)]),
                Block::Item(vec![span("second", true)]),
                Block::Paragraph(vec![span("After.", false)]),
                Block::Formula(formula(Recurrence::FIR_SEC)),
            ]
        );
        assert_eq!(of(""), []);
    }

    #[test]
    fn a_row_in_words_is_played_by_best_play() {
        let [Block::Rows(rows)] = &of("{moves 3: 4 9 8 1} {moves 1: 3 1}")[..] else { panic!() };
        let taken: Vec<_> =
            rows.iter().map(|row| row.taken.iter().map(|(index, _)| *index).collect::<Vec<_>>()).collect();
        assert_eq!(taken, [vec![0, 1, 2], vec![0]]);
        assert_eq!(rows[0].taken[1].1, Player::Second);
        assert_eq!(in_words(rows), "4, 9, 8, 1: First 4, Second 9, First 8; 3, 1: First 3");
        for no_row in ["{moves 5: 4 9 8 1}", "{moves x: 4 9}", "{moves 1: 4 9} and more", "{moves 1: a}"] {
            assert_eq!(of(no_row), [Block::Paragraph(vec![span(no_row, false)])]);
        }
    }

    #[test]
    fn values_are_those_of_the_row() {
        let text = "{v[0]}, {v[1]}, {n}, {sum}: {fir} to {sec}, {cells} cells, {calls} calls";
        let plain = |row: &str| on(row, |values| plain(text, values));
        assert_eq!(plain("8 15 3 7"), "8, 15, 4, 33: 22 to 11, 10 cells, 15 calls");
        assert_eq!(plain("1 100 3"), "1, 100, 3, 104: 4 to 100, 6 cells, 7 calls");
    }

    #[test]
    fn scores_are_those_of_the_rule() {
        let plain = |rule| under(rule, "5 3 1 4 2", |values| plain("{fir}, {sec}, {total}", values));
        assert_eq!(plain(Rule::CLASSIC), "8, 7, {total}");
        assert_eq!(plain(Rule::WHAT_STAYS), "18, 12, {total}");
        assert_eq!(plain(Rule::FEWEST_WINS), "9, 6, {total}");
        assert_eq!(plain(Rule::RISING_PRICES), "{fir}, {sec}, 50");
    }

    #[test]
    fn a_value_in_emphasis_is_emphasized() {
        assert_eq!(
            of("First gets *{fir} of {sum}*."),
            [Block::Paragraph(vec![span("First gets ", false), span("22 of 33", true), span(".", false)])]
        );
    }

    #[test]
    fn what_is_no_value_and_no_emphasis_stays_as_it_is() {
        for text in
            ["{fIr}", "{v[4]}", "{v[+1]}", "{v[ 0 ]}", "{", "}", "{}", "3 * 5 * 7", "*", "**", "2*3*4", "* a*", "{a{n"]
        {
            assert_eq!(of(text), [Block::Paragraph(vec![span(text, false)])], "{text}");
        }
    }

    #[test]
    fn items_follow_each_other_and_paragraphs_have_space_between_them() {
        let plain = on("8 15 3 7", |values| plain("a\n- *b*\n- c\n\nd", values));
        assert_eq!(plain, "a\n\n- b\n- c\n\nd");
    }

    proptest! {
        #[test]
        fn no_text_is_lost_but_asterisks_and_empty_lines(text in "[a*{} v\\[\\]01n\n-]{0,60}") {
            let shown: String = of(&text).into_iter().map(|block| match block {
                Block::Paragraph(spans) | Block::Item(spans) => spans.into_iter().map(|span| span.text).collect(),
                Block::Formula(formula) => formula,
                Block::Rows(rows) => in_words(&rows),
            }).collect();
            let letters = |text: &str| text.matches('a').count();
            prop_assert_eq!(letters(&shown), letters(&text));
        }
    }
}
