//! Listings in Rust. The memo is a map, which is passed from call to call.

use super::program::Program;
use super::statement::{CodeCall, Loop, LoopBound, LoopDirection, Variable};
use super::writer::{CodeWriter, Syntax, behind};
use crate::game::recurrence::definition::Extreme;
use crate::listing::statement::Operation;

pub struct Rust;

impl Syntax for Rust {
    fn listing(&self, writer: &mut CodeWriter) {
        let program = writer.program();
        if program.has_memo() {
            writer.plain("use std::collections::HashMap;");
            writer.blank();
        }
        writer.plain(format!("/// {}", program.purpose()));
        if let Some(note) = program.note_on_bits() {
            writer.plain(format!("/// {note}"));
        }
        let head = format!("pub fn {}(v: &[i64]) -> {} {{", self.function(program), result(program));
        writer.closed_block(head, &[], if program.is_recursive() { recursion } else { bottom_up });
    }

    fn coin(&self, program: &Program, index: &str) -> String {
        let place = program.coin_place(index);
        if program.has_negative_indices() {
            if place.contains(['+', '-']) { format!("v[({place}) as usize]") } else { format!("v[{place} as usize]") }
        } else {
            format!("v[{place}]")
        }
    }

    fn extreme(&self, function: &str, a: &str, b: &str) -> String {
        format!("{a}.{function}({b})")
    }

    /// A method binds closer than a sign, and a number alone has no type.
    fn receiver(&self, text: String, is_compound: bool) -> String {
        let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
        match (is_compound, is_number) {
            (true, _) => format!("({text})"),
            (false, true) => text + "_i64",
            (false, false) => text,
        }
    }

    fn coin_sum(&self, program: &Program, first: &str, last: &str) -> String {
        let [first, end] = [program.coin_place(first), behind(&program.coin_place(last))];
        let place = |text: String| match program.has_negative_indices() {
            true if text.contains(['+', '-']) => format!("({text}) as usize"),
            true => format!("{text} as usize"),
            false => text,
        };
        format!("v[{}..{}].iter().sum::<i64>()", place(first), place(end))
    }

    fn smaller_index(&self, most: usize, index: &str) -> String {
        format!("({index}).min({most})")
    }

    fn worst(&self, extreme: Extreme) -> &'static str {
        match extreme {
            Extreme::Max => "i64::MIN",
            Extreme::Min => "i64::MAX",
        }
    }

    fn let_changing(&self, name: &str, value: &str) -> String {
        format!("let mut {name} = {value};")
    }

    fn length(&self, program: &Program) -> &'static str {
        match (program.is_recursive(), program.has_negative_indices()) {
            (false, _) => "n",
            (true, false) => "v.len()",
            (true, true) => "v.len() as isize",
        }
    }

    fn turn(&self, program: &Program) -> String {
        format!("(({} - (j - i)) as i64)", self.length(program))
    }

    fn power_of_two(&self, exponent: &str) -> String {
        format!("(1_i64 << {exponent})")
    }

    fn pair(&self, first: &str, second: &str) -> String {
        format!("({first}, {second})")
    }

    fn memo_test(&self) -> &'static str {
        "let Some(&known) = memo.get(&(i, j))"
    }

    fn memo_value(&self) -> &'static str {
        "known"
    }

    fn loop_head(&self, head: &Loop) -> String {
        let Loop { index, direction, first, last, .. } = head;
        let range = |low: &LoopBound, high: &LoopBound| {
            if high.is_just_below() {
                format!("{low}..{}", high.plus(1))
            } else {
                format!("{low}..={}", self.bound(high))
            }
        };
        match direction {
            LoopDirection::Up => format!("for {index} in {} {{", range(first, last)),
            LoopDirection::Down => format!("for {index} in ({}).rev() {{", range(last, first)),
        }
    }

    fn if_head(&self, condition: &str) -> String {
        format!("if {condition} {{")
    }

    fn while_head(&self, condition: &str) -> String {
        format!("while {condition} {{")
    }

    fn index_type(&self) -> &'static str {
        "let"
    }

    fn score_type(&self) -> &'static str {
        "let"
    }

    fn let_variable(&self, variable: &Variable) -> String {
        let mutable = if variable.changes { "mut " } else { "" };
        format!("let {mutable}{} = {};", variable.name, variable.value)
    }

    fn declare(&self, values: &[String]) -> Option<String> {
        Some(match values {
            [first, second] => format!("let ({first}, {second});"),
            _ => format!("let {};", values[0]),
        })
    }

    fn call(&self, program: &Program, call: &CodeCall) -> String {
        let names = self.all_returned(program, call);
        let names = if program.is_pair() { format!("({names})") } else { names };
        format!("let {names} = solve(v, {}{});", program.memo_argument(), call.indices().join(", "))
    }

    fn store(&self, values: &str) -> String {
        format!("memo.insert((i, j), {values});")
    }

    fn return_result(&self, _program: &Program, values: &str) -> String {
        values.to_owned()
    }
}

fn bottom_up(writer: &mut CodeWriter) {
    writer.plain("let n = v.len();");
    let size = writer.program().table_size();
    writer.declare_arrays(
        |table| format!("let mut {table} = vec![vec![0; {size}]; {size}];"),
        |row| format!("let mut {row} = vec![0; n];"),
    );
    writer.body();
    writer.line(writer.result(), &[Operation::Result]);
}

fn recursion(writer: &mut CodeWriter) {
    let program = writer.program();
    let (index, result) = (index(program), result(program));
    if program.has_memo() {
        writer.plain(format!("type Memo = HashMap<({index}, {index}), {result}>;"));
        writer.blank();
    }
    let operation = &[Operation::Call];
    writer.block("fn solve(", operation, |writer| {
        writer.line("v: &[i64],", operation);
        if program.has_memo() {
            writer.line("memo: &mut Memo,", operation);
        }
        writer.line(format!("i: {index},"), operation);
        writer.line(format!("j: {index},"), operation);
    });
    writer.closed_block(format!(") -> {result} {{"), operation, CodeWriter::body);
    writer.blank();
    if program.has_memo() {
        writer.plain("let mut memo = Memo::new();");
    }
    let range = match program.first_index() {
        0 if program.has_negative_indices() => "0, v.len() as isize - 1",
        0 => "0, v.len() - 1",
        _ => "1, v.len()",
    };
    let memo = if program.has_memo() { "&mut memo, " } else { "" };
    writer.line(format!("solve(v, {memo}{range})"), &[Operation::Result]);
}

fn result(program: &Program) -> &'static str {
    if program.is_pair() { "(i64, i64)" } else { "i64" }
}

/// Returns the type of an index, which is signed if `j` can be −1.
fn index(program: &Program) -> &'static str {
    if program.has_negative_indices() { "isize" } else { "usize" }
}
