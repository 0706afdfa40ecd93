//! The lines of each published recurrence and of those of other rules, with the places that blocks go to.

use std::sync::LazyLock;

use crate::game::build::loops::LOOPS;
use crate::game::recurrence::Meaning;
use crate::game::{Recurrence, Rule};

/// A recurrence as lines of text with slots.
#[derive(Debug)]
pub struct Form {
    pub recurrence: Recurrence,
    /// The rule that it solves. The published ones are of the classic rule.
    pub rule: Rule,
    /// The slots that are gaps first, the first one of them alone if there is one gap. They are where the other player
    /// comes in, or what another rule changes.
    pub first_gaps: [usize; 3],
    meanings: &'static [(&'static str, Meaning)],
    lines: Vec<Line>,
    slots: Vec<Slot>,
}

/// A line of a form.
#[derive(Debug, PartialEq, Eq)]
pub struct Line {
    pub about: LineAbout,
    pub parts: Vec<Part>,
}

/// What a line is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum LineAbout {
    /// What a cell stands for. It is no part of the equations.
    Meaning,
    /// The beginning of the rule.
    Rule,
    /// Taking the coin on the left, or on the right.
    Left,
    Right,
    /// Taking several coins there.
    LeftCoins,
    RightCoins,
    /// How many these are.
    Moves,
    NoCoins,
    OneCoin,
    TwoCoins,
    /// The number of the other player.
    Other,
    OtherOfOneCoin,
    /// The loops that fill the cells. They are no part of the equations either.
    Outer,
    Inner,
}

impl LineAbout {
    /// Whether it is one of the loops.
    pub fn is_loop(self) -> bool {
        matches!(self, Self::Outer | Self::Inner)
    }

    /// Whether it is one of the two choices of a rule.
    pub fn is_choice(self) -> bool {
        matches!(self, Self::Left | Self::Right | Self::LeftCoins | Self::RightCoins)
    }

    /// Whether it stands further right than the line that it belongs to.
    pub fn is_indented(self) -> bool {
        self.is_choice() || matches!(self, Self::Inner | Self::Moves)
    }

    /// Whether it is about the number of the other player.
    pub fn is_of_other(self) -> bool {
        matches!(self, Self::Other | Self::OtherOfOneCoin)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Text(&'static str),
    /// The index of a slot.
    Slot(usize),
}

/// A place for a block.
#[derive(Debug)]
pub struct Slot {
    pub kind: Kind,
    /// The index of the block of the published recurrence.
    pub right: usize,
    /// The line that it is on.
    pub line: usize,
    choices: Vec<&'static str>,
}

/// What fits into a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// What a cell stands for.
    Meaning,
    /// Max or min.
    Extreme,
    /// Plus or minus.
    Sign,
    /// How often the coin counts in this turn.
    Price,
    /// What the move is worth: the coin that is taken, or a sum of coins.
    Coin,
    /// What is read from the table.
    Read,
    /// The number for a row so short that nothing is read.
    Base,
    /// The number of the other player.
    Other,
    /// What a loop goes over.
    Loop,
}

impl Slot {
    /// The texts of the blocks that fit, the known mistakes among them.
    pub fn choices(&self) -> &[&'static str] {
        &self.choices
    }
}

/// What cells may be said to stand for: the texts of the blocks, and what they mean.
const MEANINGS: &[(&str, Meaning)] = &[("mover", Meaning::Mover), ("other", Meaning::Other), ("lead", Meaning::Lead)];
/// The same for a player alone: what the coins of the cell still bring, or what the others have brought before. Of the whole
/// row, that is all and nothing, as the scores of both players are.
const MEANINGS_ALONE: &[(&str, Meaning)] = &[("still", Meaning::Mover), ("before", Meaning::Other)];

const EXTREMES: &[&str] = &["max", "min"];
const SIGNS: &[&str] = &["+", "−"];
const PRICES: &[&str] = &["t", "2^t", "1"];
const COINS: &[&str] = &["v[i]", "v[j]", "v[i+1]", "v[j−1]", "0"];
const BASES: &[&str] = &["v[i]", "0"];

/// A form before its slots are found: the rule and the published recurrence, the blocks of what differs from form to form,
/// the first gaps, and the lines. A slot stands as `{kind:right block}`.
struct Source {
    rule: Rule,
    /// `None` for the recurrence of another rule.
    published: Option<Recurrence>,
    coins: &'static [&'static str],
    reads: &'static [&'static str],
    others: &'static [&'static str],
    bases: &'static [&'static str],
    first_gaps: [usize; 3],
    lines: &'static [(LineAbout, &'static str)],
}

/// The loops of every form. They come last, so that the other slots keep their numbers.
const LOOP_LINES: [(LineAbout, &str); 2] =
    [(LineAbout::Outer, "for({l:length = 1…n})"), (LineAbout::Inner, "for({l:i = 0…n−1})")];

/// What the following have in common.
const USUAL: Source = Source {
    rule: Rule::CLASSIC,
    published: None,
    coins: COINS,
    reads: &[],
    others: &[],
    bases: BASES,
    first_gaps: [0; 3],
    lines: &[],
};

const SOURCES: [Source; 9] = [
    Source {
        published: Some(Recurrence::FIR_SEC),
        reads: &["sec[i+1][j]", "fir[i+1][j]", "sec[i][j−1]", "fir[i][j−1]", "0"],
        others: &["fir[pick]", "sec[pick]", "fir[i+1][j]", "fir[i][j−1]", "0"],
        first_gaps: [4, 7, 9],
        lines: &[
            (LineAbout::Meaning, "{m:mover}"),
            (LineAbout::Rule, "fir[i][j] = {x:max}("),
            (LineAbout::Left, "{c:v[i]} {s:+} {r:sec[i+1][j]},"),
            (LineAbout::Right, "{c:v[j]} {s:+} {r:sec[i][j−1]})"),
            (LineAbout::OneCoin, "fir[i][i] = {b:v[i]}"),
            (LineAbout::Other, "sec[i][j] = {o:fir[pick]}"),
            (LineAbout::OtherOfOneCoin, "sec[i][i] = {b:0}"),
        ],
        ..USUAL
    },
    Source {
        published: Some(Recurrence::TWO_AHEAD),
        reads: &["F[i+2][j]", "F[i+1][j−1]", "F[i][j−2]", "F[i+1][j]", "F[i][j−1]", "0"],
        first_gaps: [4, 5, 6],
        lines: &[
            (LineAbout::Meaning, "{m:mover}"),
            (LineAbout::Rule, "F[i][j] = {x:max}("),
            (LineAbout::Left, "{c:v[i]} {s:+} {x:min}({r:F[i+2][j]}, {r:F[i+1][j−1]}),"),
            (LineAbout::Right, "{c:v[j]} {s:+} {x:min}({r:F[i+1][j−1]}, {r:F[i][j−2]}))"),
            (LineAbout::NoCoins, "F[i][i−1] = {b:0}"),
            (LineAbout::OneCoin, "F[i][i] = {b:v[i]}"),
            (LineAbout::TwoCoins, "F[i][i+1] = {x:max}({c:v[i]}, {c:v[j]})"),
        ],
        ..USUAL
    },
    Source {
        published: Some(Recurrence::MY_TURN),
        reads: &["g[i+1][j]", "f[i+1][j]", "g[i][j−1]", "f[i][j−1]", "0"],
        first_gaps: [4, 7, 9],
        lines: &[
            (LineAbout::Meaning, "{m:mover}"),
            (LineAbout::Rule, "f[i][j] = {x:max}("),
            (LineAbout::Left, "{c:v[i]} {s:+} {r:g[i+1][j]},"),
            (LineAbout::Right, "{c:v[j]} {s:+} {r:g[i][j−1]})"),
            (LineAbout::OneCoin, "f[i][i] = {b:v[i]}"),
            (LineAbout::Other, "g[i][j] = {x:min}({r:f[i+1][j]}, {r:f[i][j−1]})"),
            (LineAbout::OtherOfOneCoin, "g[i][i] = {b:0}"),
        ],
        ..USUAL
    },
    Source {
        published: Some(Recurrence::DIFFERENCE),
        reads: &["d[i+1][j]", "d[i][j−1]", "d[i+1][j−1]", "0"],
        first_gaps: [3, 4, 6],
        lines: &[
            (LineAbout::Meaning, "{m:lead}"),
            (LineAbout::Rule, "d[i][j] = {x:max}("),
            (LineAbout::Left, "{c:v[i]} {s:−} {r:d[i+1][j]},"),
            (LineAbout::Right, "{c:v[j]} {s:−} {r:d[i][j−1]})"),
            (LineAbout::OneCoin, "d[i][i] = {b:v[i]}"),
        ],
        ..USUAL
    },
    Source {
        rule: Rule::WHAT_STAYS,
        coins: &["v[i]", "v[j]", "sum[i+1][j]", "sum[i][j−1]", "sum[i][j]"],
        reads: &["d[i+1][j]", "d[i][j−1]", "d[i+1][j−1]", "0"],
        first_gaps: [2, 5, 8],
        lines: &[
            (LineAbout::Meaning, "{m:lead}"),
            (LineAbout::Rule, "d[i][j] = {x:max}("),
            (LineAbout::Left, "{c:sum[i+1][j]} {s:−} {r:d[i+1][j]},"),
            (LineAbout::Right, "{c:sum[i][j−1]} {s:−} {r:d[i][j−1]})"),
            (LineAbout::OneCoin, "d[i][i] = {b:0}"),
        ],
        ..USUAL
    },
    Source {
        rule: Rule::UP_TO_TWO,
        coins: &["sum[i][i+m−1]", "sum[j−m+1][j]", "v[i]", "v[j]", "0"],
        reads: &["d[i+m][j]", "d[i][j−m]", "d[i+1][j]", "d[i][j−1]", "0"],
        first_gaps: [2, 4, 7],
        lines: &[
            (LineAbout::Meaning, "{m:lead}"),
            (LineAbout::Rule, "d[i][j] = {x:max}("),
            (LineAbout::LeftCoins, "{c:sum[i][i+m−1]} {s:−} {r:d[i+m][j]},"),
            (LineAbout::RightCoins, "{c:sum[j−m+1][j]} {s:−} {r:d[i][j−m]},"),
            (LineAbout::Moves, "m = 1…2)"),
            (LineAbout::OneCoin, "d[i][i] = {b:v[i]}"),
        ],
        ..USUAL
    },
    Source {
        rule: Rule::FEWEST_WINS,
        reads: &["d[i+1][j]", "d[i][j−1]", "d[i+1][j−1]", "0"],
        first_gaps: [1, 3, 6],
        lines: &[
            (LineAbout::Meaning, "{m:lead}"),
            (LineAbout::Rule, "d[i][j] = {x:min}("),
            (LineAbout::Left, "{c:v[i]} {s:−} {r:d[i+1][j]},"),
            (LineAbout::Right, "{c:v[j]} {s:−} {r:d[i][j−1]})"),
            (LineAbout::OneCoin, "d[i][i] = {b:v[i]}"),
        ],
        ..USUAL
    },
    Source {
        rule: Rule::RISING_PRICES,
        reads: &["total[i+1][j]", "total[i][j−1]", "total[i+1][j−1]", "0"],
        bases: &["t·v[i]", "v[i]", "0"],
        first_gaps: [4, 8, 10],
        lines: &[
            (LineAbout::Meaning, "{m:still}"),
            (LineAbout::Rule, "total[i][j] = {x:max}("),
            (LineAbout::Left, "{p:t}·{c:v[i]} {s:+} {r:total[i+1][j]},"),
            (LineAbout::Right, "{p:t}·{c:v[j]} {s:+} {r:total[i][j−1]})"),
            (LineAbout::OneCoin, "total[i][i] = {b:t·v[i]}"),
        ],
        ..USUAL
    },
    Source {
        rule: Rule::DOUBLING_PRICES,
        reads: &["total[i+1][j]", "total[i][j−1]", "total[i+1][j−1]", "0"],
        bases: &["2^t·v[i]", "v[i]", "0"],
        first_gaps: [4, 8, 10],
        lines: &[
            (LineAbout::Meaning, "{m:still}"),
            (LineAbout::Rule, "total[i][j] = {x:max}("),
            (LineAbout::Left, "{p:2^t}·{c:v[i]} {s:+} {r:total[i+1][j]},"),
            (LineAbout::Right, "{p:2^t}·{c:v[j]} {s:+} {r:total[i][j−1]})"),
            (LineAbout::OneCoin, "total[i][i] = {b:2^t·v[i]}"),
        ],
        ..USUAL
    },
];

static FORMS: LazyLock<[Form; 9]> = LazyLock::new(|| SOURCES.each_ref().map(Form::new));

impl Form {
    /// All forms, those of the published recurrences first.
    pub fn all() -> &'static [Self] {
        &*FORMS
    }

    /// The form of a recurrence: of a published one, or of that of another rule.
    pub fn of(recurrence: Recurrence) -> Option<&'static Self> {
        Self::all().iter().find(|form| form.recurrence == recurrence)
    }

    /// The first form of a rule. For a rule that has none, that of fir and sec.
    pub fn of_rule(rule: Rule) -> &'static Self {
        Self::all().iter().find(|form| form.rule == rule).unwrap_or(&FORMS[0])
    }

    fn new(source: &Source) -> Self {
        let (mut slots, mut lines) = (vec![], vec![]);
        let meanings = if source.rule.is_alone { MEANINGS_ALONE } else { MEANINGS };
        for (line, (about, text)) in source.lines.iter().chain(&LOOP_LINES).enumerate() {
            let mut parts = vec![];
            for (number, piece) in text.split(['{', '}']).enumerate().filter(|(_, piece)| !piece.is_empty()) {
                if number % 2 == 0 {
                    parts.push(Part::Text(piece));
                    continue;
                }
                let (kind, right) = piece.split_once(':').expect("a slot has a kind and a block");
                let (kind, choices) = match kind {
                    "m" => (Kind::Meaning, meanings.iter().map(|(key, _)| *key).collect()),
                    "x" => (Kind::Extreme, EXTREMES.to_vec()),
                    "s" => (Kind::Sign, SIGNS.to_vec()),
                    "p" => (Kind::Price, PRICES.to_vec()),
                    "c" => (Kind::Coin, source.coins.to_vec()),
                    "r" => (Kind::Read, source.reads.to_vec()),
                    "b" => (Kind::Base, source.bases.to_vec()),
                    "l" => (Kind::Loop, LOOPS.to_vec()),
                    _ => (Kind::Other, source.others.to_vec()),
                };
                let right = choices.iter().position(|choice| *choice == right).expect("the right block fits");
                parts.push(Part::Slot(slots.len()));
                slots.push(Slot { kind, right, line, choices });
            }
            lines.push(Line { about: *about, parts });
        }
        let of_rule = || Recurrence::of_rule(source.rule).expect("a rule with a form has a recurrence");
        let recurrence = source.published.unwrap_or_else(of_rule);
        Self { recurrence, rule: source.rule, first_gaps: source.first_gaps, meanings, lines, slots }
    }

    /// What cells may be said to stand for, in the order of the blocks.
    pub fn meanings(&self) -> impl Iterator<Item = Meaning> {
        self.meanings.iter().map(|(_, meaning)| *meaning)
    }

    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    pub fn slots(&self) -> &[Slot] {
        &self.slots
    }

    /// The equations with these texts in the slots. `?` stands for what has no value: a gap, a sum whose sign is a gap, and
    /// the parts of a max or a min that is one.
    pub fn equations(&self, text: &dyn Fn(usize) -> Option<&'static str>) -> String {
        let mut equations = String::new();
        // Where the present equation begins.
        let mut start = 0;
        // While the max or the min of a rule is a gap, its choices have no value.
        let mut without_choice = false;
        for line in self.lines.iter().filter(|line| line.about != LineAbout::Meaning && !line.about.is_loop()) {
            let is_choice = line.about.is_choice();
            if line.about == LineAbout::Moves && !names_m(&equations[start..]) {
                // No choice is left that the number of coins is for.
                equations.truncate(equations.trim_end_matches(',').len());
                equations.push(')');
                continue;
            }
            if !is_choice && line.about != LineAbout::Moves {
                if !equations.is_empty() {
                    equations.push_str("; ");
                }
                start = equations.len();
                without_choice = false;
            }
            let of_kind = |kind| {
                line.parts.iter().any(
                    |part| matches!(part, Part::Slot(slot) if self.slots[*slot].kind == kind && text(*slot).is_none()),
                )
            };
            let lacks_extreme = of_kind(Kind::Extreme);
            let is_unknown = is_choice && (without_choice || of_kind(Kind::Sign) || lacks_extreme);
            if is_unknown {
                // The end of the line is that of the list of choices, unless something follows.
                let goes_on = matches!(line.parts.last(), Some(Part::Text(text)) if text.ends_with(','));
                equations.push_str(if goes_on { "?," } else { "?)" });
                continue;
            }
            without_choice |= lacks_extreme && line.about == LineAbout::Rule;
            for part in &line.parts {
                equations.push_str(match part {
                    Part::Text(text) => text,
                    Part::Slot(slot) => match self.slots[*slot].kind {
                        Kind::Extreme => text(*slot).unwrap_or("max"),
                        _ if lacks_extreme && line.about != LineAbout::Rule => "?",
                        _ => text(*slot).unwrap_or("?"),
                    },
                });
            }
        }
        equations
    }
}

/// Whether a text names the number of coins of a move.
pub(super) fn names_m(text: &str) -> bool {
    text.contains("+m") || text.contains("−m")
}
