//! Writes a [`Program`] as lines: the part that all languages share, and the [`Syntax`] in which they differ.

use super::program::Program;
use super::statement::{
    CodeCall, Condition, Expr, Holds, Loop, LoopBound, LoopDirection, ReturnValue, Stmt, Variable, indices,
    indices_of_move, shifted,
};
use crate::game::End;
use crate::game::recurrence::Shift;
use crate::game::recurrence::definition::Extreme;
use crate::listing::statement::Operation;
use crate::number::Number;
use crate::text::parts::Keyed;

/// A sum wider than this, in characters, takes two lines if the language allows it.
const WIDTH: usize = 56;
const INDENT: &str = "    ";
/// What stands for a part that nothing is put into yet.
const GAP: &str = "___";

fn number_or_gap(value: Option<Number>) -> String {
    value.map_or_else(|| GAP.to_owned(), |value| value.to_string())
}

/// Returns the place behind an index: `i+1`, or `i` behind `i-1`.
pub fn behind(index: &str) -> String {
    index.strip_suffix("-1").map_or_else(|| format!("{index} + 1"), str::to_owned)
}

/// The syntax of a language. The defaults are those of C.
pub trait Syntax {
    /// Writes the whole listing: the body of the program and the code around it.
    fn listing(&self, writer: &mut CodeWriter);

    /// Returns the name of the function to call with a row.
    fn function(&self, program: &Program) -> String {
        self.name(&program.name())
    }

    /// Returns a name in the style of this language, from snake case.
    fn name(&self, name: &str) -> String {
        name.to_lowercase()
    }

    /// Returns the coin at `i` or `j`.
    fn coin(&self, program: &Program, index: &str) -> String {
        format!("v[{}]", program.coin_place(index))
    }

    /// Returns the name of value number `value` that the call for a smaller interval returned.
    fn returned(&self, program: &Program, value: usize, call: &CodeCall) -> String {
        self.name(&format!("{}_{}", program.values()[value], call.name))
    }

    /// Returns the names of all values that the call for a smaller interval returned, separated by commas.
    fn all_returned(&self, program: &Program, call: &CodeCall) -> String {
        let values = 0..program.values().len();
        values.map(|value| self.returned(program, value, call)).collect::<Vec<_>>().join(", ")
    }

    /// Returns the smaller (`function` is `min`) or the larger (`max`) of two expressions.
    fn extreme(&self, function: &str, a: &str, b: &str) -> String;

    /// Returns an expression whose method is called, if the language writes extremes so.
    fn receiver(&self, text: String, _is_compound: bool) -> String {
        text
    }

    /// Returns the smaller one of a number and an index.
    fn smaller_index(&self, most: usize, index: &str) -> String {
        self.extreme("min", &most.to_string(), index)
    }

    /// Returns a bound of a loop.
    fn bound(&self, bound: &LoopBound) -> String {
        match bound.most {
            None => bound.to_string(),
            Some(most) => self.smaller_index(most, &bound.to_string()),
        }
    }

    /// Returns what is worse than any number for whom the larger or the smaller one is better.
    fn worst(&self, extreme: Extreme) -> &'static str;

    /// Declares a variable for a score that changes.
    fn let_changing(&self, name: &str, value: &str) -> String {
        self.let_score(name, value)
    }

    /// Returns the sum of the coins between two places of the row, both included, which are indices.
    fn coin_sum(&self, program: &Program, first: &str, last: &str) -> String;

    /// Returns the number of coins of the row, which has the name `n` where tables are filled.
    fn length(&self, program: &Program) -> &'static str;

    /// Returns the number of the turn as a factor: `(n - (j - i))`.
    fn turn(&self, program: &Program) -> String {
        format!("({} - (j - i))", self.length(program))
    }

    /// Returns two to the power of a factor, as a factor.
    fn power_of_two(&self, exponent: &str) -> String;

    /// Returns two values as one expression, for `return` and for the memo.
    fn pair(&self, first: &str, second: &str) -> String;

    /// Returns the test whether the memo holds `[i, j]`.
    fn memo_test(&self) -> &'static str;

    /// Returns what the memo holds for `[i, j]`, after the test.
    fn memo_value(&self) -> &'static str;

    fn loop_head(&self, head: &Loop) -> String {
        let Loop { index, direction, first, last, .. } = head;
        let start = format!("{} {index} = {first}", self.index_type());
        match direction {
            LoopDirection::Up if last.is_just_below() => {
                format!("for ({start}; {index} < {}; {index}++) {{", last.plus(1))
            }
            LoopDirection::Up => format!("for ({start}; {index} <= {}; {index}++) {{", self.bound(last)),
            LoopDirection::Down => format!("for ({start}; {index} >= {last}; {index}--) {{"),
        }
    }

    fn if_head(&self, condition: &str) -> String {
        format!("if ({condition}) {{")
    }

    fn while_head(&self, condition: &str) -> String {
        format!("while ({condition}) {{")
    }

    fn else_if_head(&self, condition: &str) -> String {
        format!("}} else {}", self.if_head(condition))
    }

    fn else_head(&self) -> &'static str {
        "} else {"
    }

    /// Returns the line that ends a block, if blocks have one.
    fn block_end(&self) -> Option<&'static str> {
        Some("}")
    }

    /// Returns what comes before a new variable for an index: its type, a keyword, or nothing.
    fn index_type(&self) -> &'static str {
        ""
    }

    /// Returns what comes before a new variable for a score: its type, a keyword, or nothing.
    fn score_type(&self) -> &'static str {
        ""
    }

    fn let_index(&self, name: &str, value: &str) -> String {
        self.set(format!("{} {name}", self.index_type()).trim_start(), value)
    }

    fn let_score(&self, name: &str, value: &str) -> String {
        self.set(format!("{} {name}", self.score_type()).trim_start(), value)
    }

    /// Returns the "or" between two conditions.
    fn or(&self) -> &'static str {
        "||"
    }

    /// Declares a variable of fusion.
    fn let_variable(&self, variable: &Variable) -> String {
        match variable.holds {
            Holds::Index => self.let_index(variable.name, variable.value),
            Holds::Score => self.let_score(variable.name, variable.value),
        }
    }

    /// Returns the statement that leaves a loop.
    fn break_statement(&self) -> &'static str {
        "break;"
    }

    /// Declares variables for the values of an interval, if the language needs that before they are set.
    fn declare(&self, values: &[String]) -> Option<String> {
        let score = self.score_type();
        (!score.is_empty()).then(|| format!("{score} {};", values.join(", ")))
    }

    fn set(&self, place: &str, value: &str) -> String {
        format!("{place} = {value};")
    }

    /// Returns the call for a smaller interval, with names for the returned values.
    fn call(&self, program: &Program, call: &CodeCall) -> String;

    /// Stores the values of `[i, j]` in the memo.
    fn store(&self, values: &str) -> String;

    fn return_statement(&self, value: &str) -> String {
        format!("return {value};")
    }

    /// Returns the end of a recursive call, whose values are already in the memo.
    fn return_result(&self, _program: &Program, values: &str) -> String {
        self.return_statement(values)
    }

    /// Replaces characters of a finished line, if the language has other ones.
    fn typeset(&self, line: String) -> String {
        line
    }
}

/// One line of a listing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeLine {
    /// The text, indented by spaces, without a line end.
    pub text: String,
    /// The operations of this line. A declaration, a signature, `else` and a brace have none. A statement of two lines
    /// has its operations on both.
    pub operations: Vec<Operation>,
}

/// The lines written so far, and the indentation of the next one.
pub struct CodeWriter<'a> {
    syntax: &'a dyn Syntax,
    program: &'a Program,
    depth: usize,
    lines: Vec<CodeLine>,
}

impl<'a> CodeWriter<'a> {
    pub fn write(program: &'a Program, syntax: &'a dyn Syntax) -> Vec<CodeLine> {
        let mut writer = Self { syntax, program, depth: 0, lines: vec![] };
        syntax.listing(&mut writer);
        writer.lines
    }

    pub fn program(&self) -> &'a Program {
        self.program
    }

    /// Adds an empty line.
    pub fn blank(&mut self) {
        self.lines.push(CodeLine { text: String::new(), operations: vec![] });
    }

    /// Adds a line without operations.
    pub fn plain(&mut self, text: impl AsRef<str>) {
        self.line(text, &[]);
    }

    /// Adds a line with its operations.
    pub fn line(&mut self, text: impl AsRef<str>, operations: &[Operation]) {
        let text = self.syntax.typeset(format!("{}{}", INDENT.repeat(self.depth), text.as_ref()));
        self.lines.push(CodeLine { text, operations: operations.to_vec() });
    }

    /// Adds `head`, and then indents what `inside` writes.
    pub fn block(&mut self, head: impl AsRef<str>, operations: &[Operation], inside: impl FnOnce(&mut Self)) {
        self.line(head, operations);
        self.depth += 1;
        inside(self);
        self.depth -= 1;
    }

    /// Adds a block with the line that ends it, if the language has one.
    pub fn closed_block(&mut self, head: impl AsRef<str>, operations: &[Operation], inside: impl FnOnce(&mut Self)) {
        self.block(head, operations, inside);
        self.end_block();
    }

    fn end_block(&mut self) {
        if let Some(end) = self.syntax.block_end() {
            self.plain(end);
        }
    }

    /// Adds the body of the program.
    pub fn body(&mut self) {
        self.statements(&self.program.body);
    }

    /// Returns the values of the whole row: from the filled tables, or what the loops of fusion computed.
    pub fn result(&self) -> String {
        if self.program.fills_table() {
            let (first, last) = (self.program.first_index(), self.program.last_index("n"));
            self.joined_values(|value| format!("{value}[{first}][{last}]"))
        } else {
            self.joined_values(str::to_owned)
        }
    }

    /// Declares what the loops write: a table for each value, or the stack of fusion.
    pub fn declare_arrays(&mut self, table: impl Fn(&str) -> String, row: impl Fn(&str) -> String) {
        if self.program.fills_table() {
            for value in self.values() {
                self.plain(table(&value));
            }
        } else {
            self.plain(row("stack"));
        }
    }

    /// Returns the names of the values in this language.
    pub fn values(&self) -> Vec<String> {
        self.program.values().iter().map(|value| self.syntax.name(value)).collect()
    }

    /// Returns all values as one expression. `write` writes each of them from its name.
    fn joined_values(&self, write: impl Fn(&str) -> String) -> String {
        self.joined(&self.values().iter().map(|value| write(value)).collect::<Vec<_>>())
    }

    fn joined(&self, values: &[String]) -> String {
        match values {
            [first, second] => self.syntax.pair(first, second),
            values => values[0].clone(),
        }
    }

    fn statements(&mut self, statements: &[Stmt]) {
        for statement in statements {
            self.statement(statement);
        }
    }

    fn statement(&mut self, statement: &Stmt) {
        let syntax = self.syntax;
        match statement {
            Stmt::Loop(head, body) => {
                self.closed_block(syntax.loop_head(head), &[head.operation], |writer| writer.statements(body));
            }
            Stmt::SetJ => self.line(syntax.let_index("j", "i + length - 1"), &[Operation::InnerLoop]),
            Stmt::If { branches, otherwise } => self.alternatives(branches, otherwise),
            Stmt::Sum(end, value) => {
                let text = syntax.let_score(end.key(), &self.expression(value));
                self.add_wrapped(&text, text.find(" + "), &[Operation::Sum(*end)]);
            }
            Stmt::Worst(end, extreme) => {
                self.line(syntax.let_changing(end.key(), syntax.worst(*extreme)), &[Operation::Moves]);
            }
            Stmt::Improve(end, extreme, value, operation) => {
                let better = syntax.extreme(extreme.name(), end.key(), &self.expression(value));
                let text = syntax.set(end.key(), &better);
                // The number of what is left stands last.
                self.add_wrapped(&text, text.rfind(" - "), &[*operation]);
            }
            Stmt::DeclareValues => {
                if let Some(declaration) = syntax.declare(&self.values()) {
                    self.plain(declaration);
                }
            }
            Stmt::SetValue(value, expr, operations) => {
                let name = &self.values()[*value];
                let place = if self.program.is_recursive() { name.clone() } else { format!("{name}[i][j]") };
                self.line(syntax.set(&place, &self.expression(expr)), operations);
            }
            Stmt::While(condition, body) => {
                let head = syntax.while_head(&self.condition(*condition));
                self.closed_block(head, &[condition.operation()], |writer| writer.statements(body));
            }
            Stmt::Break => self.line(syntax.break_statement(), &[Operation::Break]),
            Stmt::Let(variable, operation) => self.line(syntax.let_variable(variable), operation.as_slice()),
            Stmt::PushCoin => {
                self.line(syntax.set("stack[size]", &syntax.coin(self.program, "i")), &[Operation::Push]);
            }
            Stmt::Set(place, value, operation) => self.line(syntax.set(place, value), &[*operation]),
            Stmt::Call(number, call) => self.line(syntax.call(self.program, call), &[Operation::Recurse(*number)]),
            Stmt::Store => self.line(syntax.store(&self.joined_values(str::to_owned)), &[Operation::Store]),
            Stmt::Return(answer) => {
                let text = match answer {
                    ReturnValue::Empty => {
                        let values: Vec<_> =
                            self.program.empty_values().iter().map(|value| number_or_gap(*value)).collect();
                        syntax.return_statement(&self.joined(&values))
                    }
                    ReturnValue::FromMemo => syntax.return_statement(syntax.memo_value()),
                    ReturnValue::Computed => syntax.return_result(self.program, &self.joined_values(str::to_owned)),
                };
                self.line(text, &[answer.operation()]);
            }
        }
    }

    fn alternatives(&mut self, branches: &[(Condition, Vec<Stmt>)], otherwise: &[Stmt]) {
        let syntax = self.syntax;
        for (number, (test, body)) in branches.iter().enumerate() {
            let condition = self.condition(*test);
            let head = if number == 0 { syntax.if_head(&condition) } else { syntax.else_if_head(&condition) };
            self.block(head, &[test.operation()], |writer| writer.statements(body));
        }
        if !otherwise.is_empty() {
            self.block(syntax.else_head(), &[], |writer| writer.statements(otherwise));
        }
        self.end_block();
    }

    fn condition(&self, condition: Condition) -> String {
        let text = match condition {
            Condition::DoesNotFuse => return format!("b < a {} b < c", self.syntax.or()),
            Condition::HasTriple => "size >= 3",
            Condition::LeftIsLarger => "stack[left] >= stack[right]",
            Condition::Coins(0) => "i > j",
            Condition::Coins(1) => "i == j",
            Condition::Coins(len) => return format!("i + {} == j", len - 1),
            Condition::TakesAll(most) => return format!("j - i < {most}"),
            Condition::InMemo => self.syntax.memo_test(),
            Condition::TakesLeft(Extreme::Max) => "left >= right",
            Condition::HasCoin | Condition::TakesLeft(Extreme::Min) => "left <= right",
        };
        text.to_owned()
    }

    fn expression(&self, expr: &Expr) -> String {
        self.operand(expr, false)
    }

    /// Writes an expression. Behind a sign, a sum and a negative number have brackets.
    fn operand(&self, expr: &Expr, behind_sign: bool) -> String {
        let brackets = |text: String| if behind_sign { format!("({text})") } else { text };
        let both = |both: &[Expr; 2], sign: char| {
            brackets(format!("{} {sign} {}", self.operand(&both[0], false), self.operand(&both[1], true)))
        };
        match expr {
            Expr::Number(number) if *number < 0 => brackets(number.to_string()),
            Expr::Number(number) => number.to_string(),
            Expr::Gap => GAP.to_owned(),
            Expr::Coin(End::Left, inward) => self.syntax.coin(self.program, &shifted("i", *inward)),
            Expr::Coin(End::Right, inward) => self.syntax.coin(self.program, &shifted("j", -inward)),
            Expr::CoinSum(shift) => {
                let [first, last] = indices(*shift);
                self.syntax.coin_sum(self.program, &first, &last)
            }
            Expr::CoinSumOf(places) => {
                let [first, last] = indices_of_move(*places);
                self.syntax.coin_sum(self.program, &first, &last)
            }
            Expr::CellOf(value, places) => {
                let [i, j] = indices_of_move(*places);
                format!("{}[{i}][{j}]", self.values()[*value])
            }
            Expr::Turn => self.syntax.turn(self.program),
            Expr::TwoToTurn => self.syntax.power_of_two(&self.syntax.turn(self.program)),
            Expr::Sum(end) => end.key().to_owned(),
            Expr::Cell(value, shift) if self.program.is_recursive() && *shift == Shift::default() => {
                self.values()[*value].clone()
            }
            Expr::Cell(value, shift) => {
                let [i, j] = indices(*shift);
                format!("{}[{i}][{j}]", self.values()[*value])
            }
            Expr::Returned(value, call) => self.syntax.returned(self.program, *value, call),
            Expr::Negative(inner) => brackets(format!("-{}", self.operand(inner, true))),
            Expr::Plus(terms) => both(terms, '+'),
            Expr::Minus(terms) => both(terms, '-'),
            Expr::Times(factors) => {
                let right = self.operand(&factors[1], true);
                let right = if matches!(factors[1], Expr::Times(_)) { format!("({right})") } else { right };
                format!("{} * {right}", self.operand(&factors[0], true))
            }
            Expr::Extreme(extreme, parts) => {
                let is_compound = |part: &Expr| match part {
                    Expr::Plus(_) | Expr::Minus(_) | Expr::Negative(_) | Expr::Times(_) | Expr::Turn => true,
                    Expr::Number(number) => *number < 0,
                    _ => false,
                };
                let text = |(place, part): (usize, &Expr)| {
                    let text = self.expression(part);
                    if place == 0 { self.syntax.receiver(text, is_compound(part)) } else { text }
                };
                let parts = parts.iter().enumerate().map(text);
                let join = |a: String, b: String| self.syntax.extreme(extreme.name(), &a, &b);
                parts.reduce(join).unwrap_or_else(|| GAP.to_owned())
            }
        }
    }

    /// Adds a statement. A long one is split before its place `at`, if line ends mean nothing in the language.
    fn add_wrapped(&mut self, text: &str, at: Option<usize>, operations: &[Operation]) {
        let is_long = self.depth * INDENT.len() + text.chars().count() > WIDTH;
        match at.filter(|_| is_long && self.syntax.block_end().is_some()) {
            Some(at) => {
                let (start, rest) = text.split_at(at);
                self.block(start, operations, |writer| writer.line(rest.trim_start(), operations));
            }
            None => self.line(text, operations),
        }
    }
}
