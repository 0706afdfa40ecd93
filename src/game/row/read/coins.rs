//! Numbers with dividers between them, as all layouts have them.

use super::error::{Fault, Stop};
use super::numeral::{currency, grouped, whole};
use super::token::{Gap, Token, is_group_space};
use crate::limits::MAX_COINS;

/// What the marks inside of a number mean: the commas, points and spaces between its digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marks {
    /// A comma or a space divides coins. Behind a point are decimals.
    Divide,
    /// They group digits: 1,250 is one coin.
    Group,
}

/// What stands between two numbers, from the weakest to the strongest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Divider {
    Blank,
    Comma,
    /// `|` or `&`, between cells of a table.
    Cell,
    Semicolon,
    Line,
}

/// What a run of numbers may look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// One row, with one kind of divider.
    OneRow,
    /// One row in brackets. Its lines may break anywhere, and a comma always divides.
    InBrackets,
    /// All numbers, whatever divides them.
    Anything,
    /// All numbers, of which the first two may be counts.
    Counted,
}

/// Numbers with their dividers.
#[derive(Debug)]
pub struct Run {
    pub coins: Vec<i64>,
    /// One less than coins.
    pub dividers: Vec<Divider>,
}

/// Reads tokens as one row of numbers. O(number of tokens).
///
/// # Errors
/// At the first token that does not belong to such a row.
pub fn run(tokens: &[Token], marks: Marks, shape: Shape) -> Result<Run, Stop> {
    let quotes = tokens.iter().filter(|token| token.is_quote()).count();
    let is_cell = |token: &Token| token.text.matches(',').count() == 1;
    // A list may stand in quotation marks as a whole, but two numbers are rather one with decimals.
    let has_cells = quotes > 2 || tokens.iter().filter(|token| token.is_number()).all(is_cell);
    let run = Run { coins: Vec::new(), dividers: Vec::new() };
    let mut run = Reader { run, marks, shape, currency: None, has_cells };
    // The divider since the last number. `None` before the first number.
    let mut pending: Option<Option<Divider>> = None;
    let mut quotes = 0;
    for token in tokens {
        // A blank line inside of brackets divides no more than a blank.
        let gap = match token.gap {
            Gap::Line if shape == Shape::InBrackets => Gap::Blank,
            gap => gap,
        };
        if token.is_number() {
            let is_quoted = quotes % 2 == 1;
            if let Some(mark) = pending {
                let divider = match (mark, gap) {
                    (Some(mark), _) => mark,
                    (None, Gap::Line) => Divider::Line,
                    (None, Gap::EmptyCell) => return Err(Stop::new(token, Fault::EmptyCell)),
                    (None, _) => Divider::Blank,
                };
                run.run.dividers.push(divider);
            }
            run.number(token, is_quoted)?;
            pending = Some(None);
        } else if let Some(mark) = divider(token) {
            // A line of a table may begin and end with a mark, and a list may end with one.
            let begins_line = mark == Divider::Cell && (pending.is_none() || gap == Gap::Line);
            match &mut pending {
                Some(pending @ None) if !begins_line => *pending = Some(mark),
                Some(pending) if begins_line && *pending == Some(Divider::Cell) => *pending = Some(Divider::Line),
                Some(pending @ None) => *pending = Some(Divider::Line),
                None if begins_line => {}
                _ => return Err(Stop::new(token, Fault::Missing)),
            }
        } else if token.is_quote() {
            quotes += 1;
        } else if !(token.is_currency() && gap != Gap::Line) {
            return Err(Stop::new(token, Fault::NotANumber));
        }
        // Behind the last mark of a line of a table is the next line.
        if token.gap == Gap::Line
            && token.is_number()
            && shape != Shape::InBrackets
            && let [.., last @ Divider::Cell] = run.run.dividers.as_mut_slice()
        {
            *last = Divider::Line;
        }
    }
    let Some(first) = tokens.first() else { return Err(Stop { at: 0, len: 0, fault: Fault::Empty }) };
    if run.run.coins.is_empty() {
        return Err(Stop::new(first, Fault::NotANumber));
    }
    if matches!(shape, Shape::OneRow | Shape::InBrackets) {
        run.check(tokens, first)?;
    }
    Ok(run.run)
}

fn divider(token: &Token) -> Option<Divider> {
    [
        (",", Divider::Comma),
        ("、", Divider::Comma),
        (";", Divider::Semicolon),
        ("|", Divider::Cell),
        ("&", Divider::Cell),
    ]
    .into_iter()
    .find_map(|(mark, divider)| token.is(mark).then_some(divider))
}

struct Reader {
    run: Run,
    marks: Marks,
    shape: Shape,
    currency: Option<char>,
    /// Whether quotation marks stand around cells, and not around the list.
    has_cells: bool,
}

impl Reader {
    /// Reads a number, which is several coins if its commas and spaces divide.
    fn number(&mut self, token: &Token, is_quoted: bool) -> Result<(), Stop> {
        let stop = |fault| Stop::new(token, fault);
        if let Some(sign) = currency(token.text)
            && *self.currency.get_or_insert(sign) != sign
        {
            return Err(stop(Fault::Currencies));
        }
        if self.marks == Marks::Group {
            let value = grouped(token.text).map(|(_, value)| value);
            return self.push(token, value.unwrap_or_else(|| whole(token.text)));
        }
        let is_divided = |c: char| c == ',' || is_group_space(c);
        let commas = token.text.matches(',').count();
        // 5,00 and not 1,050.
        let is_cents = |part: &str| part.len() == 2 && part.starts_with('0');
        let has_decimals = (is_quoted && self.has_cells && token.text.contains(is_divided))
            || (commas == 1 && token.text.rsplit(',').next().is_some_and(is_cents))
            || (commas > 0 && token.text.contains(['e', 'E']));
        if has_decimals {
            return Err(stop(Fault::DecimalComma));
        }
        if commas > 0 && token.text.contains('.') {
            return Err(stop(Fault::NotWhole));
        }
        let mut at = 0;
        for part in token.text.split(is_divided) {
            if at > 0 {
                let is_comma = token.text[..at].ends_with(',');
                self.run.dividers.push(if is_comma { Divider::Comma } else { Divider::Blank });
            }
            self.push(&Token { text: part, at: token.at + at, ..*token }, whole(part))?;
            at += part.len();
            at += token.text[at..].chars().next().map_or(0, char::len_utf8);
        }
        Ok(())
    }

    fn push(&mut self, token: &Token, value: Result<i64, Fault>) -> Result<(), Stop> {
        let counts = if self.shape == Shape::Counted { 2 } else { 0 };
        if self.run.coins.len() == MAX_COINS + counts {
            return Err(Stop::new(token, Fault::TooMany));
        }
        self.run.coins.push(value.map_err(|fault| Stop::new(token, fault))?);
        Ok(())
    }

    /// Checks that the numbers are one row, and that no comma can stand before decimals.
    fn check(&self, tokens: &[Token], first: &Token) -> Result<(), Stop> {
        let may_have_decimals = self.shape == Shape::OneRow || !tokens.iter().any(|token| token.is(","));
        if self.marks == Marks::Divide
            && may_have_decimals
            && let Some(token) = decimal_comma(tokens)
        {
            return Err(Stop::new(token, Fault::DecimalComma));
        }
        if self.marks == Marks::Divide
            && let Some(stop) = spaced_groups(tokens)
        {
            return Err(stop);
        }
        // A list may have a number of its own: 1. 8 15 3 7.
        let mut numbers = tokens.iter().filter(|token| token.is_number());
        let number = numbers.next().filter(|first| first.text.ends_with('.'));
        if let Some(number) =
            number.filter(|_| numbers.clone().next().is_some() && !numbers.any(|token| token.text.ends_with('.')))
        {
            return Err(Stop::new(number, Fault::OutsideTheList));
        }
        let rows = self.rows();
        if rows > 1 { Err(Stop { fault: Fault::Rows(rows), ..Stop::new(first, Fault::Empty) }) } else { Ok(()) }
    }

    /// Returns how many rows the numbers are: those between the strongest dividers, if they are lists themselves.
    ///
    /// A comma among blanks is taken as a slip, unless there are at least two coins on each side of it.
    fn rows(&self) -> usize {
        let Some(strongest) = self.run.dividers.iter().max() else { return 1 };
        let parts: Vec<usize> =
            self.run.dividers.split(|divider| divider == strongest).map(|part| part.len() + 1).collect();
        let are_rows = match strongest {
            Divider::Blank | Divider::Comma => parts.iter().all(|coins| *coins > 1),
            _ => parts.iter().any(|coins| *coins > 1),
        };
        if are_rows { parts.len() } else { 1 }
    }
}

/// Returns a number whose comma may stand before decimals: each number with a comma has one, something else divides the
/// numbers, and they are no groups of thousands.
fn decimal_comma<'a, 'b>(tokens: &'b [Token<'a>]) -> Option<&'b Token<'a>> {
    let numbers = tokens.iter().filter(|token| token.is_number());
    numbers.clone().nth(1)?;
    // A sign may stand behind a comma that divides.
    let (_, behind_first) = tokens.split_first()?;
    behind_first.iter().find(|token| token.gap != Gap::None || !(token.is_number() || token.is(",")))?;
    let commas = |token: &&Token| token.text.matches(',').count();
    let first = numbers.clone().find(|token| commas(token) > 0)?;
    let has_groups = numbers.clone().filter(|token| commas(token) > 0).all(|token| grouped(token.text).is_some());
    (!has_groups && numbers.clone().all(|token| commas(&token) <= 1)).then_some(first)
}

/// Returns the first cell with blanks that may group digits: something else divides the cells, and each cell with blanks
/// is well-formed groups of three digits.
fn spaced_groups(tokens: &[Token]) -> Option<Stop> {
    let is_part = |token: &Token| matches!(token.gap, Gap::None | Gap::Blank) && token.is_number();
    let cells = || tokens.chunk_by(|before, next| before.is_number() && is_part(next));
    let spaced = || cells().filter(|cell| cell.len() > 1);
    let is_grouped = |cell: &[Token]| {
        let digits = |token: &Token| token.text.bytes().all(|byte| byte.is_ascii_digit());
        let head = cell[0].text.trim_start_matches(['-', '+']);
        head.len() <= 3
            && !head.starts_with('0')
            && head.bytes().all(|byte| byte.is_ascii_digit())
            && cell[1..].iter().all(|token| digits(token) && token.text.len() == 3)
    };
    let [first, .., last] = spaced().next()? else { return None };
    let has_others = cells().filter(|cell| cell[0].is_number()).nth(1).is_some();
    (has_others && spaced().all(is_grouped)).then(|| Stop::between(first, last, Fault::SpacedGroups))
}
