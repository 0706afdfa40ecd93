//! Definitions as text: `d[i][j] = max(v[i] − d[i+1][j], v[j] − d[i][j−1])`.
//!
//! One equation on each line, or several with semicolons between them. `[i][i]` on the left is the base case for one
//! coin, `[i][i+1]` that for two, and `[i][i−1]` that for none. The tables come in the order of their first equations.
//! `v[i]` is a coin, `sum[i+1][j]` the sum of an interval, `fir[pick]` the number for the interval that the pick leaves,
//! `t` the number of the turn, `2^t` a power of two, and `?` a gap. `+`, `−` and `·` go from the left, `·` first.
//!
//! A rule whose moves take several coins names their number `m`, and ends with `m = 1…2`, or with `m = 1…j−i+1` if a move
//! may take all coins: `max(sum[i][i+m−1] − d[i+m][j], sum[j−m+1][j] − d[i][j−m], m = 1…2)`.

use std::fmt;
use std::str::FromStr;

use crate::game::player::End;
use crate::game::recurrence::definition::{
    Definition, DefinitionError, Expr, MAX_LEAVES, MAX_MOST, MAX_SHIFT, Most, MovePlace, MovePlaces, Shift,
    TableDefinition,
};

/// What stands for `i` plus a shift, or for `j` plus one: `i+1`, `j−1`.
pub fn index(name: &str, shift: impl Into<i16>) -> String {
    match shift.into() {
        0 => name.to_owned(),
        shift @ 1.. => format!("{name}+{shift}"),
        shift => format!("{name}−{}", -shift),
    }
}

impl MovePlace {
    /// The place as a formula: `i+m−1`.
    pub fn index(self) -> String {
        let moves = match self.moves {
            0 => "",
            1.. => "+m",
            _ => "−m",
        };
        index(&format!("{}{moves}", if self.end == End::Left { "i" } else { "j" }), self.plus)
    }
}

impl Most {
    /// For which `m` a rule has its choices, behind them: `, m = 1…2`. Empty without `m`.
    pub fn range(self) -> String {
        match self {
            Self::One => String::new(),
            Self::UpTo(most) => format!(", m = 1…{most}"),
            Self::Any => ", m = 1…j−i+1".to_owned(),
        }
    }
}

impl Expr {
    /// The expression as a formula, in which `leaf` writes coins, reads and gaps. It is told whether a sign stands
    /// before the leaf: then a negative number needs brackets.
    pub fn write(&self, leaf: &mut dyn FnMut(&Self, bool) -> String) -> String {
        self.write_behind(false, leaf)
    }

    fn write_behind(&self, sign: bool, leaf: &mut dyn FnMut(&Self, bool) -> String) -> String {
        let brackets = |text: String| if sign { format!("({text})") } else { text };
        match self {
            Self::Negative(inner) => brackets(format!("−{}", inner.write_behind(true, leaf))),
            Self::Plus(both) => {
                // a + (b + c) and a − (b + c) keep their brackets: a sum is computed from the left.
                let left = both[0].write_behind(false, leaf);
                brackets(format!("{left} + {}", both[1].write_behind(true, leaf)))
            }
            Self::Minus(both) => {
                let left = both[0].write_behind(false, leaf);
                brackets(format!("{left} − {}", both[1].write_behind(true, leaf)))
            }
            Self::Times(both) => {
                let [left, right] = both.each_ref().map(|part| part.write_behind(true, leaf));
                // A product is computed from the left.
                let right = if matches!(both[1], Self::Times(_)) { format!("({right})") } else { right };
                format!("{left}·{right}")
            }
            Self::Max(parts) | Self::Min(parts) => {
                let parts: Vec<_> = parts.iter().map(|part| part.write_behind(false, leaf)).collect();
                format!("{}({})", if matches!(self, Self::Max(_)) { "max" } else { "min" }, parts.join(", "))
            }
            _ => leaf(self, sign),
        }
    }
}

impl Definition {
    /// An expression of one of its tables as a formula.
    pub fn formula(&self, expr: &Expr) -> String {
        expr.write(&mut |leaf, sign| {
            let text = self.leaf(leaf);
            if sign && text.starts_with('−') { format!("({text})") } else { text }
        })
    }

    fn leaf(&self, leaf: &Expr) -> String {
        let cell = |name: &str, shift: Shift| format!("{name}[{}][{}]", index("i", shift.i), index("j", shift.j));
        let table = |table: usize| &self.tables()[table].name;
        match leaf {
            Expr::Number(number) => number.to_string().replace('-', "−"),
            Expr::Coin(End::Left, inward) => format!("v[{}]", index("i", *inward)),
            Expr::Coin(End::Right, inward) => format!("v[{}]", index("j", -inward)),
            Expr::CoinSum(shift) => cell("sum", *shift),
            Expr::Read(number, shift) => cell(table(*number), *shift),
            Expr::Rest(number) => format!("{}[pick]", table(*number)),
            Expr::CoinSumOf([i, j]) => format!("sum[{}][{}]", i.index(), j.index()),
            Expr::ReadOf(number, [i, j]) => format!("{}[{}][{}]", table(*number), i.index(), j.index()),
            Expr::Turn => "t".to_owned(),
            Expr::TwoToTurn => "2^t".to_owned(),
            Expr::Gap => "?".to_owned(),
            _ => unreachable!("only leaves are written here"),
        }
    }

    /// The equations: those of a table follow each other, the rule first.
    pub fn equations(&self) -> Vec<String> {
        let of = |table: &TableDefinition| {
            let base = |(len, expr): &(usize, Expr)| {
                let end = index("i", i8::try_from(*len).unwrap_or(i8::MAX) - 1);
                format!("{}[i][{end}] = {}", table.name, self.formula(expr))
            };
            let mut rule = format!("{}[i][j] = {}", table.name, self.formula(&table.rule));
            // A choice ends with a bracket.
            rule.insert_str(rule.len() - 1, &table.most.range());
            std::iter::once(rule).chain(table.bases.iter().map(base)).collect::<Vec<_>>()
        };
        self.tables().iter().flat_map(of).collect()
    }
}

impl fmt::Display for Definition {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.equations().join("; "))
    }
}

/// Why a text is no definition, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// The line and the column, from 1. A definition as a whole has none.
    pub at: Option<(usize, usize)>,
    pub problem: NotationProblem,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotationProblem {
    /// Something else was expected here.
    Expected(Expected),
    /// No equation of this table has `[i][j]` on the left.
    NoRule(String),
    /// Two equations of this table have the same left side.
    Twice(String),
    /// The name is that of no table.
    NoSuchTable(String),
    /// An index is too far from `i` or `j`.
    TooFar,
    /// A number does not fit.
    TooLarge,
    /// The equation is too long.
    TooManyTerms,
    /// There is an `m`, and nothing says which numbers it stands for.
    MoveWithoutRange,
    /// `m = 1…2` ends something else than the choice of a rule.
    RangeInside,
    /// `m = 1…2` ends a choice without an `m`.
    RangeWithoutMove,
    Definition(DefinitionError),
}

/// What is right at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// The name of a table.
    Name,
    /// This character.
    Char(char),
    /// `i` or `i+1`.
    IndexOfI,
    /// `j` or `j−1`.
    IndexOfJ,
    /// `i` or `j`, or a place near one of them.
    IndexOfCoin,
    /// `j` for the rule, `i` for one coin, and so on.
    Length,
    /// A coin, a read, a number, max, min or a bracket.
    Term,
    /// `2^t`, the only power.
    PowerOfTwo,
    /// `1…2` or `1…j−i+1`, behind `m =`.
    Range,
    /// The end of the equation.
    End,
}

impl FromStr for Definition {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut names = vec![];
        let mut equations = vec![];
        let mut reader = Reader { text, terms: 0, at: 0, names: &[], first_m: None, range: None };
        // The names come first: an equation may read a table that is defined below.
        for start in reader.starts() {
            reader.at = start;
            let name = reader.name().ok_or_else(|| reader.expected(Expected::Name))?;
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let mut reader = Reader { names: &names, ..reader };
        for start in reader.starts() {
            reader.at = start;
            (reader.terms, reader.first_m, reader.range) = (0, None, None);
            equations.push(reader.equation()?);
        }
        let whole = |problem| NotationError { at: None, problem };
        let table = |(number, name): (usize, &&str)| {
            let mut table =
                TableDefinition { name: (*name).to_owned(), bases: vec![], rule: Expr::Gap, most: Most::One };
            let mut rule = None;
            for (_, len, expr, most) in equations.iter().filter(|(of, ..)| *of == number) {
                let is_twice = match len {
                    Some(len) if table.base(*len).is_some() => true,
                    Some(len) => {
                        table.bases.push((*len, expr.clone()));
                        false
                    }
                    None => {
                        table.most = *most;
                        rule.replace(expr.clone()).is_some()
                    }
                };
                if is_twice {
                    return Err(whole(NotationProblem::Twice((*name).to_owned())));
                }
            }
            table.rule = rule.ok_or_else(|| whole(NotationProblem::NoRule((*name).to_owned())))?;
            table.bases.sort_by_key(|(len, _)| *len);
            Ok(table)
        };
        let tables = names.iter().enumerate().map(table).collect::<Result<_, _>>()?;
        Self::new(tables).map_err(|error| whole(NotationProblem::Definition(error)))
    }
}

/// The most terms and brackets of an equation that are read.
const MAX_TERMS: usize = 4 * MAX_LEAVES;

/// Reads a text from the left.
#[derive(Clone, Copy)]
struct Reader<'a> {
    text: &'a str,
    /// The number of terms of the equation so far.
    terms: usize,
    /// The next byte.
    at: usize,
    names: &'a [&'a str],
    /// Where the equation names `m` first.
    first_m: Option<usize>,
    /// What `m` stands for in the equation, and where that is said.
    range: Option<(usize, Most)>,
}

type Read<T> = Result<T, NotationError>;

impl<'a> Reader<'a> {
    /// The places at which equations begin.
    fn starts(&self) -> Vec<usize> {
        let mut starts = vec![];
        let mut start = 0;
        for part in self.text.split_inclusive(['\n', ';']) {
            if part.chars().any(|char| !char.is_whitespace() && char != ';') {
                starts.push(start);
            }
            start += part.len();
        }
        starts
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip_blanks(&mut self) {
        let rest = self.rest();
        let blanks = rest.len() - rest.trim_start_matches(|char: char| char.is_whitespace() && char != '\n').len();
        self.at += blanks;
    }

    fn error(&self, problem: NotationProblem) -> NotationError {
        let before = &self.text[..self.at];
        let line = before.rsplit('\n').next().unwrap_or_default();
        NotationError { at: Some((before.matches('\n').count() + 1, line.chars().count() + 1)), problem }
    }

    fn expected(&self, expected: Expected) -> NotationError {
        self.error(NotationProblem::Expected(expected))
    }

    /// Takes one of these characters, if it is next.
    fn take(&mut self, chars: &[char]) -> Option<char> {
        self.skip_blanks();
        let next = self.rest().chars().next().filter(|next| chars.contains(next))?;
        self.at += next.len_utf8();
        Some(next)
    }

    fn need(&mut self, char: char) -> Read<()> {
        self.take(&[char]).map(|_| ()).ok_or_else(|| self.expected(Expected::Char(char)))
    }

    fn name(&mut self) -> Option<&'a str> {
        self.skip_blanks();
        let rest = self.rest();
        let is_in_name = |char: char| char.is_alphabetic() || char.is_ascii_digit();
        let len = rest.find(|char| !is_in_name(char)).unwrap_or(rest.len());
        let name = &rest[..len];
        if name.is_empty() || name.starts_with(|char: char| char.is_ascii_digit()) {
            return None;
        }
        self.at += len;
        Some(name)
    }

    fn table(&mut self) -> Read<usize> {
        let start = *self;
        let name = self.name().ok_or_else(|| start.expected(Expected::Name))?;
        let found = self.names.iter().position(|other| *other == name);
        found.ok_or_else(|| start.error(NotationProblem::NoSuchTable(name.to_owned())))
    }

    fn number(&mut self) -> Read<Option<i64>> {
        self.skip_blanks();
        let rest = self.rest();
        let len = rest.find(|char: char| !char.is_ascii_digit()).unwrap_or(rest.len());
        if len == 0 {
            return Ok(None);
        }
        let number = rest[..len].parse().map_err(|_| self.error(NotationProblem::TooLarge))?;
        self.at += len;
        Ok(Some(number))
    }

    /// What is added to an index: numbers, and `m` at most once.
    fn shift(&mut self) -> Read<(i8, i8)> {
        let (mut moves, mut plus) = (0, 0);
        while let Some(sign) = self.take(&['+', '-', '−']) {
            self.skip_blanks();
            let start = *self;
            let sign = if sign == '+' { 1 } else { -1 };
            if moves == 0 && self.take(&['m']).is_some() {
                moves = sign;
                self.first_m = self.first_m.or(Some(start.at));
                continue;
            }
            let number = self.number()?.ok_or_else(|| start.expected(Expected::Term))?;
            let is_near = |plus: &i64| plus.abs() <= i64::from(MAX_SHIFT);
            let sum = Some(number.saturating_mul(sign.into()).saturating_add(plus.into())).filter(is_near);
            plus = sum.and_then(|sum| i8::try_from(sum).ok()).ok_or_else(|| start.error(NotationProblem::TooFar))?;
        }
        Ok((moves, plus))
    }

    /// An index in brackets, near one of these ends. `m` is in it only where `has_m` allows it.
    fn index(&mut self, names: &[char], expected: Expected, has_m: bool) -> Read<MovePlace> {
        self.need('[')?;
        let name = self.take(names).ok_or_else(|| self.expected(expected))?;
        let before = *self;
        let (moves, plus) = self.shift()?;
        if moves != 0 && !has_m {
            return Err(before.expected(Expected::Char(']')));
        }
        self.need(']')?;
        Ok(MovePlace { end: if name == 'i' { End::Left } else { End::Right }, moves, plus })
    }

    fn interval(&mut self) -> Read<MovePlaces> {
        Ok([self.index(&['i'], Expected::IndexOfI, true)?, self.index(&['j'], Expected::IndexOfJ, true)?])
    }

    /// The coins of a sum. With an `m`, both may be near the same end.
    fn summed(&mut self) -> Read<MovePlaces> {
        let mut place = |end: End, expected: Expected| {
            let mut inside = *self;
            inside.need('[')?;
            inside.skip_blanks();
            let place = self.index(&['i', 'j'], expected, true)?;
            if place.end != end && place.moves == 0 { Err(inside.expected(expected)) } else { Ok(place) }
        };
        Ok([place(End::Left, Expected::IndexOfI)?, place(End::Right, Expected::IndexOfJ)?])
    }

    /// `m = 1…2` or `m = 1…j−i+1` behind the choices of a rule.
    fn range(&mut self) -> Read<Option<Most>> {
        let start = *self;
        if self.name() != Some("m") || self.take(&['=']).is_none() {
            *self = start;
            return Ok(None);
        }
        let wrong = *self;
        let wrong = || wrong.expected(Expected::Range);
        let one = self.number()?;
        self.skip_blanks();
        let dots = ["…", "...", ".."].into_iter().find(|dots| self.rest().starts_with(dots));
        let (Some(1), Some(dots)) = (one, dots) else { return Err(wrong()) };
        self.at += dots.len();
        if let Some(most) = self.number()? {
            let most = usize::try_from(most).ok().filter(|most| (2..=MAX_MOST).contains(most));
            return most.map(|most| Some(Most::UpTo(most))).ok_or_else(wrong);
        }
        let all = ["j", "-", "i", "+", "1"];
        let is_all = all.into_iter().all(|part| match part {
            "-" => self.take(&['-', '−']).is_some(),
            part => part.chars().all(|char| self.take(&[char]).is_some()),
        });
        if is_all { Ok(Some(Most::Any)) } else { Err(wrong()) }
    }

    /// An equation: its table, the number of coins of a base case, the expression, and for which `m` it has choices.
    fn equation(&mut self) -> Read<(usize, Option<usize>, Expr, Most)> {
        let table = self.table()?;
        let start = *self;
        if self.index(&['i'], Expected::IndexOfI, false)?.plus != 0 {
            return Err(start.expected(Expected::IndexOfI));
        }
        let start = *self;
        let len = match self.index(&['i', 'j'], Expected::Length, false)? {
            MovePlace { end: End::Right, plus: 0, .. } => None,
            MovePlace { end: End::Left, plus: plus @ -1.., .. } => usize::try_from(plus + 1).ok(),
            _ => return Err(start.expected(Expected::Length)),
        };
        self.need('=')?;
        let expr = self.sum(0)?;
        if self.take(&['\n', ';']).is_none() && !self.rest().is_empty() {
            return Err(self.expected(Expected::End));
        }
        let at = |at, problem| Err(Self { at, ..*self }.error(problem));
        match (self.range, self.first_m) {
            (Some((start, _)), _) if len.is_some() || expr.choices().is_none() => {
                at(start, NotationProblem::RangeInside)
            }
            (Some((start, _)), None) => at(start, NotationProblem::RangeWithoutMove),
            (None, Some(start)) => at(start, NotationProblem::MoveWithoutRange),
            (range, _) => Ok((table, len, expr, range.map_or(Most::One, |(_, most)| most))),
        }
    }

    fn sum(&mut self, depth: usize) -> Read<Expr> {
        let mut sum = self.signed(depth)?;
        while let Some(sign) = self.take(&['+', '-', '−']) {
            let both = Box::new([sum, self.signed(depth)?]);
            sum = if sign == '+' { Expr::Plus(both) } else { Expr::Minus(both) };
        }
        Ok(sum)
    }

    fn signed(&mut self, depth: usize) -> Read<Expr> {
        if self.take(&['-', '−']).is_none() {
            return self.product(depth);
        }
        Ok(match self.product(depth)? {
            Expr::Number(number) => Expr::Number(-number),
            other => Expr::Negative(Box::new(other)),
        })
    }

    fn product(&mut self, depth: usize) -> Read<Expr> {
        let mut product = self.term(depth)?;
        while self.take(&['·', '*', '×']).is_some() {
            product = Expr::Times(Box::new([product, self.term(depth)?]));
        }
        Ok(product)
    }

    fn term(&mut self, depth: usize) -> Read<Expr> {
        use crate::game::recurrence::definition::MAX_DEPTH;
        let start = *self;
        self.terms += 1;
        if self.terms > MAX_TERMS {
            return Err(self.error(NotationProblem::TooManyTerms));
        }
        if depth > MAX_DEPTH {
            return Err(self.error(NotationProblem::Definition(DefinitionError::TooDeep(String::new()))));
        }
        if self.take(&['(']).is_some() {
            let inner = self.sum(depth + 1)?;
            self.need(')')?;
            return Ok(inner);
        }
        if self.take(&['?']).is_some() || self.rest().starts_with("___") {
            self.at += if self.rest().starts_with("___") { 3 } else { 0 };
            return Ok(Expr::Gap);
        }
        if let Some(number) = self.number()? {
            // Only the powers of the prices that double are needed.
            if self.take(&['^']).is_none() {
                return Ok(Expr::Number(number.into()));
            }
            let exponent = *self;
            let is_turn = number == 2 && self.name() == Some("t") && !self.names.contains(&"t");
            return is_turn.then_some(Expr::TwoToTurn).ok_or_else(|| exponent.expected(Expected::PowerOfTwo));
        }
        match self.name() {
            Some("max") => Ok(Expr::Max(self.list(depth)?)),
            Some("min") => Ok(Expr::Min(self.list(depth)?)),
            Some("sum") => {
                let places = self.summed()?;
                Ok(fixed(places).map_or(Expr::CoinSumOf(places), Expr::CoinSum))
            }
            Some("v") => {
                let MovePlace { end, plus, .. } = self.index(&['i', 'j'], Expected::IndexOfCoin, false)?;
                Ok(Expr::Coin(end, if end == End::Left { plus } else { -plus }))
            }
            // A table may have this name.
            Some("t") if !self.names.contains(&"t") => Ok(Expr::Turn),
            Some(_) => {
                *self = start;
                let table = self.table()?;
                if self.rest().trim_start().starts_with("[pick]") {
                    self.at = self.text.len() - self.rest().trim_start().len() + "[pick]".len();
                    return Ok(Expr::Rest(table));
                }
                let places = self.interval()?;
                Ok(fixed(places).map_or(Expr::ReadOf(table, places), |shift| Expr::Read(table, shift)))
            }
            None => Err(self.expected(Expected::Term)),
        }
    }

    fn list(&mut self, depth: usize) -> Read<Vec<Expr>> {
        self.need('(')?;
        let mut parts = vec![self.sum(depth + 1)?];
        while self.take(&[',']).is_some() {
            self.skip_blanks();
            let start = *self;
            if let Some(most) = self.range()? {
                if depth > 0 {
                    return Err(start.error(NotationProblem::RangeInside));
                }
                self.range = Some((start.at, most));
                break;
            }
            parts.push(self.sum(depth + 1)?);
        }
        self.need(')')?;
        Ok(parts)
    }
}

/// The interval between two places without `m`.
fn fixed([first, last]: MovePlaces) -> Option<Shift> {
    (first.moves == 0 && last.moves == 0).then(|| Shift { i: first.plus.into(), j: last.plus.into() })
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIR_SEC: &str = "fir[i][j] = max(v[i] + sec[i+1][j], v[j] + sec[i][j−1]); fir[i][i] = v[i]; \
                           sec[i][j] = fir[pick]; sec[i][i] = 0";
    const UP_TO_TWO: &str =
        "d[i][j] = max(sum[i][i+m−1] − d[i+m][j], sum[j−m+1][j] − d[i][j−m], m = 1…2); d[i][i] = v[i]";
    const MARGIN: &str = "e[i][j] = max(v[i] + min(−v[i+1] + e[i+2][j], −v[j] + e[i+1][j−1]), v[j] + \
                          min(−v[i] + e[i+1][j−1], −v[j−1] + e[i][j−2])); e[i][i] = v[i]; \
                          e[i][i+1] = max(v[i] − v[j], v[j] − v[i])";

    #[test]
    fn a_definition_is_written_as_it_is_read() {
        for text in [
            FIR_SEC,
            MARGIN,
            UP_TO_TWO,
            "e[i][j] = min(2·sum[i][i+m−1] + e[i+m][j], v[i] − (e[i][j−m] − e[i+m−1][j−1]), m = 1…j−i+1); e[i][i−1] = 5",
            "a[i][j] = max(2^t·v[i] + a[i+1][j], t·(v[j] − 1)·(2·3) − (−5·t))",
            "a[i][j] = min(5 − (v[i] − ?), sum[i+1][j] − (−3)); a[i][i−1] = −1",
        ] {
            let definition: Definition = text.parse().unwrap();
            assert_eq!(definition.to_string(), text);
            assert_eq!(definition.to_string().replace("; ", "\n").replace('−', "-").parse(), Ok(definition));
        }
    }

    fn error(text: &str) -> (Option<(usize, usize)>, NotationProblem) {
        let error = text.parse::<Definition>().unwrap_err();
        (error.at, error.problem)
    }

    #[test]
    fn the_range_of_moves_may_be_written_with_dots_and_places_in_any_order() {
        let written =
            "d[i][j] = max(sum[i][i-1+m] - d[i + m][j], sum[j + 1 - m][j] - d[i][j-m], m=1..2); d[i][i] = v[i]";
        assert_eq!(written.parse::<Definition>(), UP_TO_TWO.parse());
    }

    #[test]
    fn an_error_about_moves_names_the_place_and_what_is_right_there() {
        use NotationProblem as Problem;
        let at = |column, problem| (Some((1, column)), problem);
        assert_eq!(error("d[i][j] = max(−d[i+m][j], v[j])"), at(20, Problem::MoveWithoutRange));
        assert_eq!(error("d[i][j] = max(v[i], v[j], m = 1…2)"), at(27, Problem::RangeWithoutMove));
        assert_eq!(error("d[i][j] = max(min(d[i+m][j], 1, m = 1…2), 2)"), at(33, Problem::RangeInside));
        assert_eq!(error("d[i][j] = 1 + max(d[i+m][j], 1, m = 1…2)"), at(33, Problem::RangeInside));
        assert_eq!(error("d[i][i] = max(d[i+m][j], 1, m = 1…2)"), at(29, Problem::RangeInside));
        assert_eq!(error("d[i][j] = max(v[i+m], v[j], m = 1…2)"), at(18, Problem::Expected(Expected::Char(']'))));
        assert_eq!(error("d[i][j] = max(sum[i][i], 1)"), at(22, Problem::Expected(Expected::IndexOfJ)));
        for (range, column) in [("2…3", 40), ("1", 40), ("1…1", 40), ("1…1001", 40), ("1…j−i", 40), ("1…n", 40)]
        {
            let text = format!("d[i][j] = max(−d[i+m][j], −d[i][j−m], m = {range})");
            assert_eq!(error(&text), at(column + 2, Problem::Expected(Expected::Range)), "{range}");
        }
        let of_definition = |text: &str| match error(text) {
            (None, Problem::Definition(error)) => error,
            other => panic!("{other:?}"),
        };
        let outside = "d[i][j] = max(−d[i+m+1][j], −d[i][j−m], m = 1…2)";
        assert_eq!(of_definition(outside), DefinitionError::MoveOutside("d".to_owned()));
        let two = "f[i][j] = max(g[i+m][j], 1, m = 1…2); g[i][j] = max(1, 2)";
        assert_eq!(of_definition(two), DefinitionError::MovesOfTwoTables("f".to_owned()));
        let named = "m[i][j] = max(−m[i+m][j], −m[i][j−m], m = 1…2)";
        assert_eq!(of_definition(named), DefinitionError::ReservedName("m".to_owned()));
    }

    #[test]
    fn an_error_names_the_place_and_what_is_right_there() {
        use NotationProblem as Problem;
        let expected = |at, expected| (Some(at), Problem::Expected(expected));
        assert_eq!(error("f[i][j] = max(v[i], v[k])"), expected((1, 23), Expected::IndexOfCoin));
        assert_eq!(error("f[i][j] = max(v[i], v[j]\n"), expected((1, 25), Expected::Char(')')));
        assert_eq!(error("f[i][j] = max(v[i], v[j]) 5"), expected((1, 27), Expected::End));
        assert_eq!(error("f[i][i] = v[i]\nf[j][j] = 3"), expected((2, 3), Expected::IndexOfI));
        assert_eq!(error("f[i][j] = max(v[i],)"), expected((1, 20), Expected::Term));
        assert_eq!(error("f[i][j] = max(g[i+1][j], v[j])"), (Some((1, 15)), Problem::NoSuchTable("g".to_owned())));
        assert_eq!(error("f[i][j] = max(f[i+99][j], v[j])"), (Some((1, 19)), Problem::TooFar));
        assert_eq!(error("f[i][j] = max(3^t, 1)"), expected((1, 17), Expected::PowerOfTwo));
        assert_eq!(error("f[i][j] = max(2^n, 1)"), expected((1, 17), Expected::PowerOfTwo));
        assert_eq!(error("f[i][i] = v[i]"), (None, Problem::NoRule("f".to_owned())));
        assert_eq!(error("f[i][i] = 1; f[i][i] = 2; f[i][j] = max(1, 2)"), (None, Problem::Twice("f".to_owned())));
        let of_definition = |text| match error(text) {
            (None, Problem::Definition(error)) => error,
            other => panic!("{other:?}"),
        };
        assert_eq!(of_definition(""), DefinitionError::NoTable);
        assert_eq!(of_definition("f[i][j] = v[i]"), DefinitionError::NoChoice("f".to_owned()));
        assert_eq!(of_definition("v[i][j] = max(1, 2)"), DefinitionError::ReservedName("v".to_owned()));
        assert_eq!(of_definition("f[i][j] = max(f[pick], 2)"), DefinitionError::PickBeforeChoice("f".to_owned()));
        let many: Vec<_> = (0..3).map(|table| format!("t{table}[i][j] = max(1, 2)")).collect();
        assert_eq!(of_definition(&many.join(";")), DefinitionError::TooManyTables);
    }

    #[test]
    fn a_table_may_have_the_name_of_the_turn() {
        let text = "t[i][j] = max(v[i] − t[i+1][j], v[j] − t[i][j−1]); t[i][i] = v[i]";
        assert_eq!(text.parse::<Definition>().unwrap().to_string(), text);
    }

    #[test]
    fn no_long_sum_overflows_the_stack() {
        let text = format!("f[i][j] = max(1, {})", vec!["v[i]"; 100_000].join(" + "));
        assert_eq!(error(&text).1, NotationProblem::TooManyTerms);
    }

    #[test]
    fn no_nesting_overflows_the_stack() {
        let text = format!("f[i][j] = max(1, {}1{})", "(".repeat(50_000), ")".repeat(50_000));
        assert!(text.parse::<Definition>().is_err());
    }
}
