//! The lines of each published recurrence, with the places that blocks go to.

use std::sync::LazyLock;

use crate::game::Recurrence;
use crate::game::build::loops::LOOPS;
use crate::game::recurrence::Meaning;

/// A published recurrence as lines of text with slots.
#[derive(Debug)]
pub struct Form {
    pub recurrence: Recurrence,
    /// The slots that are gaps first, the first one of them alone if there is one gap. They are where the other player
    /// comes in.
    pub first_gaps: [usize; 3],
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
        matches!(self, Self::Left | Self::Right)
    }

    /// Whether it stands further right than the line that it belongs to.
    pub fn is_indented(self) -> bool {
        self.is_choice() || self == Self::Inner
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
    choices: &'static [&'static str],
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
    /// The coin that is taken.
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
    pub fn choices(&self) -> &'static [&'static str] {
        self.choices
    }
}

/// What cells are said to stand for, in the order of the blocks.
pub const MEANINGS: [Meaning; 3] = [Meaning::Mover, Meaning::Other, Meaning::Lead];
const MEANING_KEYS: &[&str] = &["mover", "other", "lead"];

const EXTREMES: &[&str] = &["max", "min"];
const SIGNS: &[&str] = &["+", "−"];
const COINS: &[&str] = &["v[i]", "v[j]", "v[i+1]", "v[j−1]", "0"];
const BASES: &[&str] = &["v[i]", "0"];

/// A form before its slots are found: the published recurrence, the blocks of what is read and of the other number, the
/// first gaps, and the lines. A slot stands as `{kind:right block}`.
struct Source {
    recurrence: Recurrence,
    reads: &'static [&'static str],
    others: &'static [&'static str],
    first_gaps: [usize; 3],
    lines: &'static [(LineAbout, &'static str)],
}

/// The loops of every form. They come last, so that the other slots keep their numbers.
const LOOP_LINES: [(LineAbout, &str); 2] =
    [(LineAbout::Outer, "for({l:length = 1…n})"), (LineAbout::Inner, "for({l:i = 0…n−1})")];

const SOURCES: [Source; 4] = [
    Source {
        recurrence: Recurrence::FIR_SEC,
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
    },
    Source {
        recurrence: Recurrence::TWO_AHEAD,
        reads: &["F[i+2][j]", "F[i+1][j−1]", "F[i][j−2]", "F[i+1][j]", "F[i][j−1]", "0"],
        others: &[],
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
    },
    Source {
        recurrence: Recurrence::MY_TURN,
        reads: &["g[i+1][j]", "f[i+1][j]", "g[i][j−1]", "f[i][j−1]", "0"],
        others: &[],
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
    },
    Source {
        recurrence: Recurrence::DIFFERENCE,
        reads: &["d[i+1][j]", "d[i][j−1]", "d[i+1][j−1]", "0"],
        others: &[],
        first_gaps: [3, 4, 6],
        lines: &[
            (LineAbout::Meaning, "{m:lead}"),
            (LineAbout::Rule, "d[i][j] = {x:max}("),
            (LineAbout::Left, "{c:v[i]} {s:−} {r:d[i+1][j]},"),
            (LineAbout::Right, "{c:v[j]} {s:−} {r:d[i][j−1]})"),
            (LineAbout::OneCoin, "d[i][i] = {b:v[i]}"),
        ],
    },
];

static FORMS: LazyLock<[Form; 4]> = LazyLock::new(|| SOURCES.each_ref().map(Form::new));

impl Form {
    /// The form of a published recurrence.
    ///
    /// # Panics
    /// If the recurrence is not published.
    pub fn of(recurrence: Recurrence) -> &'static Self {
        &FORMS[recurrence.published().expect("only published recurrences have a form")]
    }

    fn new(source: &Source) -> Self {
        let mut slots = vec![];
        let mut lines = vec![];
        for (line, (about, text)) in source.lines.iter().chain(&LOOP_LINES).enumerate() {
            let mut parts = vec![];
            for (number, piece) in text.split(['{', '}']).enumerate().filter(|(_, piece)| !piece.is_empty()) {
                if number % 2 == 0 {
                    parts.push(Part::Text(piece));
                    continue;
                }
                let (kind, right) = piece.split_once(':').expect("a slot has a kind and a block");
                let (kind, choices) = match kind {
                    "m" => (Kind::Meaning, MEANING_KEYS),
                    "x" => (Kind::Extreme, EXTREMES),
                    "s" => (Kind::Sign, SIGNS),
                    "c" => (Kind::Coin, COINS),
                    "r" => (Kind::Read, source.reads),
                    "b" => (Kind::Base, BASES),
                    "l" => (Kind::Loop, LOOPS),
                    _ => (Kind::Other, source.others),
                };
                let right = choices.iter().position(|choice| *choice == right).expect("the right block fits");
                parts.push(Part::Slot(slots.len()));
                slots.push(Slot { kind, right, line, choices });
            }
            lines.push(Line { about: *about, parts });
        }
        Self { recurrence: source.recurrence, first_gaps: source.first_gaps, lines, slots }
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
        // While the max or the min of a rule is a gap, its choices have no value.
        let mut without_choice = false;
        for line in self.lines.iter().filter(|line| line.about != LineAbout::Meaning && !line.about.is_loop()) {
            let is_choice = line.about.is_choice();
            if !is_choice {
                if !equations.is_empty() {
                    equations.push_str("; ");
                }
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
                // The end of the line is that of the list of choices.
                equations.push_str(if line.about == LineAbout::Left { "?, " } else { "?)" });
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
