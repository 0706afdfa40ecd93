//! Writing a [`Program`] down: what all languages share, and the [`Syntax`] in which they differ.

use super::program::{Answer, Direction, Expr, Loop, Program, Stmt, Taken, Test};
use super::{Act, CodeLine};
use crate::game::End;

/// The width from which a sum goes on in the next line, where the language lets it.
const WIDTH: usize = 56;
const INDENT: &str = "    ";

/// How a language writes what it writes in its own way. Where several agree, it is as in C.
pub trait Syntax {
    /// Writes the whole listing: the body of the program, and what comes around it.
    fn listing(&self, page: &mut Page);

    /// What to call with a row.
    fn function(&self, program: &Program) -> String {
        self.name(program.name())
    }

    /// A name in this language's manner, from snake case.
    fn name(&self, name: &str) -> String {
        name.to_lowercase()
    }

    /// The coin at `i` or `j`.
    fn coin(&self, _program: &Program, index: &str) -> String {
        format!("v[{index}]")
    }

    /// The value of this number that the call for a smaller interval has returned.
    fn returned(&self, program: &Program, value: usize, taken: &Taken) -> String {
        self.name(&format!("{}_{}", program.values()[value], taken.name()))
    }

    /// All the values that the call for a smaller interval has returned, with commas between.
    fn all_returned(&self, program: &Program, taken: &Taken) -> String {
        let values = 0..program.values().len();
        values.map(|value| self.returned(program, value, taken)).collect::<Vec<_>>().join(", ")
    }

    /// The smaller (`min`) or the larger (`max`) of two.
    fn extreme(&self, function: &str, a: &str, b: &str) -> String;

    /// Two values as one, for `return` and for the memo.
    fn pair(&self, first: &str, second: &str) -> String;

    /// Whether the memo holds `[i, j]`.
    fn is_known(&self) -> &'static str;

    /// What the memo holds for `[i, j]`, where it is known.
    fn known(&self) -> &'static str;

    fn loop_head(&self, head: &Loop) -> String {
        let Loop { index, direction, first, last, .. } = head;
        let start = format!("{} {index} = {first}", self.index_type());
        match direction {
            Direction::Up if last.is_just_below() => format!("for ({start}; {index} < {}; {index}++) {{", last.plus(1)),
            Direction::Up => format!("for ({start}; {index} <= {last}; {index}++) {{"),
            Direction::Down => format!("for ({start}; {index} >= {last}; {index}--) {{"),
        }
    }

    fn if_head(&self, condition: &str) -> String {
        format!("if ({condition}) {{")
    }

    fn else_if_head(&self, condition: &str) -> String {
        format!("}} else {}", self.if_head(condition))
    }

    fn else_head(&self) -> &'static str {
        "} else {"
    }

    /// The line that ends a block, if it takes one.
    fn block_end(&self) -> Option<&'static str> {
        Some("}")
    }

    /// What stands before a new variable for an index, if anything does: its type, or a word.
    fn index_type(&self) -> &'static str {
        ""
    }

    /// What stands before a new variable for a score.
    fn score_type(&self) -> &'static str {
        ""
    }

    fn let_index(&self, name: &str, value: &str) -> String {
        self.set(format!("{} {name}", self.index_type()).trim_start(), value)
    }

    fn let_score(&self, name: &str, value: &str) -> String {
        self.set(format!("{} {name}", self.score_type()).trim_start(), value)
    }

    /// New variables for the values of an interval, where they must be known before they are set.
    fn declare(&self, values: &[String]) -> Option<String> {
        let score = self.score_type();
        (!score.is_empty()).then(|| format!("{score} {};", values.join(", ")))
    }

    fn set(&self, place: &str, value: &str) -> String {
        format!("{place} = {value};")
    }

    /// The call for a smaller interval, and names for what it returns.
    fn call(&self, program: &Program, taken: &Taken) -> String;

    /// Puts the values of `[i, j]` into the memo.
    fn store(&self, values: &str) -> String;

    fn give_back(&self, value: &str) -> String {
        format!("return {value};")
    }

    /// The end of a recursive call, whose values are in the memo by now.
    fn finish(&self, _program: &Program, values: &str) -> String {
        self.give_back(values)
    }

    /// The last touch to a line.
    fn typeset(&self, line: String) -> String {
        line
    }
}

/// The lines written so far, and how far in the next one stands.
pub struct Page<'a> {
    syntax: &'a dyn Syntax,
    program: &'a Program,
    depth: usize,
    lines: Vec<CodeLine>,
}

impl<'a> Page<'a> {
    /// The lines of `program` in `syntax`.
    pub fn write(program: &'a Program, syntax: &'a dyn Syntax) -> Vec<CodeLine> {
        let mut page = Self { syntax, program, depth: 0, lines: vec![] };
        syntax.listing(&mut page);
        page.lines
    }

    pub fn program(&self) -> &'a Program {
        self.program
    }

    pub fn blank(&mut self) {
        self.lines.push(CodeLine { text: String::new(), acts: vec![] });
    }

    /// A line that only declares, and is never marked.
    pub fn plain(&mut self, text: impl AsRef<str>) {
        self.line(text, &[]);
    }

    pub fn line(&mut self, text: impl AsRef<str>, acts: &[Act]) {
        let text = self.syntax.typeset(format!("{}{}", INDENT.repeat(self.depth), text.as_ref()));
        self.lines.push(CodeLine { text, acts: acts.to_vec() });
    }

    /// `head`, then what `inside` writes, one step further in.
    pub fn block(&mut self, head: impl AsRef<str>, acts: &[Act], inside: impl FnOnce(&mut Self)) {
        self.line(head, acts);
        self.depth += 1;
        inside(self);
        self.depth -= 1;
    }

    /// A block with the line that ends it, if the language takes one.
    pub fn whole_block(&mut self, head: impl AsRef<str>, acts: &[Act], inside: impl FnOnce(&mut Self)) {
        self.block(head, acts, inside);
        self.end_block();
    }

    fn end_block(&mut self) {
        if let Some(end) = self.syntax.block_end() {
            self.plain(end);
        }
    }

    /// The body of the program.
    pub fn body(&mut self) {
        self.statements(&self.program.body);
    }

    /// The values of the whole row, out of the filled tables.
    pub fn result(&self) -> String {
        self.together(|value| format!("{value}[0][n-1]"))
    }

    /// The values' names, as this language writes them.
    pub fn values(&self) -> Vec<String> {
        self.program.values().iter().map(|value| self.syntax.name(value)).collect()
    }

    /// All values as one, each written by `write` from its name.
    fn together(&self, write: impl Fn(&str) -> String) -> String {
        match &self.values()[..] {
            [first, second] => self.syntax.pair(&write(first), &write(second)),
            values => write(&values[0]),
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
                self.whole_block(syntax.loop_head(head), &[head.act], |page| page.statements(body));
            }
            Stmt::SetJ => self.line(syntax.let_index("j", "i + length - 1"), &[Act::InnerLoop]),
            Stmt::If { branches, otherwise } => self.alternatives(branches, otherwise),
            Stmt::Sum(end, value) => {
                self.wrapped(&syntax.let_score(end.name(), &self.expression(value)), &[Act::Sum(*end)]);
            }
            Stmt::DeclareValues => {
                if let Some(declaration) = syntax.declare(&self.values()) {
                    self.plain(declaration);
                }
            }
            Stmt::SetValue(value, expr, acts) => {
                let name = &self.values()[*value];
                let place = if self.program.is_recursive() { name.clone() } else { format!("{name}[i][j]") };
                self.line(syntax.set(&place, &self.expression(expr)), acts);
            }
            Stmt::Call(number, taken) => self.line(syntax.call(self.program, taken), &[Act::Recurse(*number)]),
            Stmt::Store => self.line(syntax.store(&self.together(str::to_owned)), &[Act::Store]),
            Stmt::Return(answer) => {
                let text = match answer {
                    Answer::Zero => syntax.give_back("0"),
                    Answer::Known => syntax.give_back(syntax.known()),
                    Answer::Values => syntax.finish(self.program, &self.together(str::to_owned)),
                };
                self.line(text, &[answer.act()]);
            }
        }
    }

    fn alternatives(&mut self, branches: &[(Test, Vec<Stmt>)], otherwise: &[Stmt]) {
        let syntax = self.syntax;
        for (number, (test, body)) in branches.iter().enumerate() {
            let condition = self.condition(*test);
            let head = if number == 0 { syntax.if_head(condition) } else { syntax.else_if_head(condition) };
            self.block(head, &[test.act()], |page| page.statements(body));
        }
        if !otherwise.is_empty() {
            self.block(syntax.else_head(), &[], |page| page.statements(otherwise));
        }
        self.end_block();
    }

    fn condition(&self, test: Test) -> &'static str {
        match test {
            Test::NoCoin => "i > j",
            Test::OneCoin => "i == j",
            Test::TwoCoins => "i + 1 == j",
            Test::Known => self.syntax.is_known(),
            Test::TakesLeft => "left >= right",
        }
    }

    fn expression(&self, expr: &Expr) -> String {
        match expr {
            Expr::Zero => "0".to_owned(),
            Expr::Coin(end) => {
                let index = match end {
                    End::Left => "i",
                    End::Right => "j",
                };
                self.syntax.coin(self.program, index)
            }
            Expr::Sum(end) => end.name().to_owned(),
            Expr::Value(value, taken) if self.program.is_recursive() => {
                self.syntax.returned(self.program, *value, taken)
            }
            Expr::Value(value, taken) => {
                let [i, j] = taken.indices();
                format!("{}[{i}][{j}]", self.values()[*value])
            }
            Expr::Plus(terms) => terms.each_ref().map(|term| self.expression(term)).join(" + "),
            Expr::Minus(terms) => terms.each_ref().map(|term| self.expression(term)).join(" - "),
            Expr::Larger(terms) => self.extreme("max", terms),
            Expr::Smaller(terms) => self.extreme("min", terms),
        }
    }

    fn extreme(&self, function: &str, terms: &[Expr; 2]) -> String {
        let [a, b] = terms.each_ref().map(|term| self.expression(term));
        self.syntax.extreme(function, &a, &b)
    }

    /// A line that goes on in a second one at its `+`, if it is long and ends of lines mean nothing.
    fn wrapped(&mut self, text: &str, acts: &[Act]) {
        let is_long = self.depth * INDENT.len() + text.chars().count() > WIDTH;
        match text.split_once(" + ") {
            Some((start, rest)) if is_long && self.syntax.block_end().is_some() => {
                self.block(start, acts, |page| page.line(format!("+ {rest}"), acts));
            }
            _ => self.line(text, acts),
        }
    }
}
