//! Listings in pseudocode, in the style of a textbook.

use super::program::Program;
use super::statement::{CodeCall, Loop, LoopDirection};
use super::writer::{CodeWriter, Syntax};
use crate::game::recurrence::definition::Extreme;
use crate::listing::statement::Operation;

pub struct Pseudocode;

impl Syntax for Pseudocode {
    fn listing(&self, writer: &mut CodeWriter) {
        let program = writer.program();
        writer.plain(format!("# {}", program.purpose()));
        if let Some(note) = program.note_on_indices() {
            writer.plain(format!("# {note}"));
        }
        writer.block(format!("{}(v)", program.name()), &[], |writer| {
            writer.plain("n ← length of v");
            if program.is_recursive() {
                if program.has_memo() {
                    writer.plain("memo ← empty n × n table");
                }
                let (first, last) = (program.first_index(), program.last_index("n"));
                writer.line(format!("return solve({first}, {last})"), &[Operation::Result]);
            } else {
                writer.declare_arrays(
                    |table| format!("{table} ← n × n table"),
                    |row| format!("{row} ← row of n numbers"),
                );
                writer.body();
                writer.line(format!("return {}", writer.result()), &[Operation::Result]);
            }
        });
        if program.is_recursive() {
            writer.blank();
            writer.block("solve(i, j)", &[Operation::Call], CodeWriter::body);
        }
    }

    fn name(&self, name: &str) -> String {
        name.to_owned()
    }

    /// The row counts as `i` and `j` do.
    fn coin(&self, _program: &Program, index: &str) -> String {
        format!("v[{index}]")
    }

    fn extreme(&self, function: &str, a: &str, b: &str) -> String {
        format!("{function}({a}, {b})")
    }

    fn coin_sum(&self, program: &Program, first: &str, last: &str) -> String {
        let _ = program;
        format!("sum(v[{first}..{last}])")
    }

    fn worst(&self, extreme: Extreme) -> &'static str {
        match extreme {
            Extreme::Max => "-∞",
            Extreme::Min => "∞",
        }
    }

    fn length(&self, program: &Program) -> &'static str {
        if program.is_recursive() { "length of v" } else { "n" }
    }

    fn power_of_two(&self, exponent: &str) -> String {
        format!("2^{exponent}")
    }

    fn pair(&self, first: &str, second: &str) -> String {
        format!("{first}, {second}")
    }

    fn memo_test(&self) -> &'static str {
        "memo[i][j] is known"
    }

    fn memo_value(&self) -> &'static str {
        "memo[i][j]"
    }

    fn loop_head(&self, head: &Loop) -> String {
        let Loop { index, direction, first, last, .. } = head;
        let to = match direction {
            LoopDirection::Up => "to",
            LoopDirection::Down => "down to",
        };
        format!("for {index} ← {first} {to} {}", self.bound(last))
    }

    fn if_head(&self, condition: &str) -> String {
        format!("if {condition}")
    }

    fn while_head(&self, condition: &str) -> String {
        format!("while {condition}")
    }

    fn else_if_head(&self, condition: &str) -> String {
        format!("else if {condition}")
    }

    fn else_head(&self) -> &'static str {
        "else"
    }

    fn block_end(&self) -> Option<&'static str> {
        None
    }

    fn or(&self) -> &'static str {
        "or"
    }

    fn break_statement(&self) -> &'static str {
        "leave the loop"
    }

    fn set(&self, place: &str, value: &str) -> String {
        format!("{place} ← {value}")
    }

    fn call(&self, program: &Program, call: &CodeCall) -> String {
        self.set(&self.all_returned(program, call), &format!("solve({})", call.indices().join(", ")))
    }

    fn store(&self, values: &str) -> String {
        self.set("memo[i][j]", values)
    }

    fn return_statement(&self, value: &str) -> String {
        format!("return {value}")
    }

    fn typeset(&self, line: String) -> String {
        line.replace("==", "=").replace("<=", "≤").replace(">=", "≥").replace('-', "−").replace('*', "·")
    }
}
