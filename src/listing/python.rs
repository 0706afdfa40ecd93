//! Listings in Python 3. The memo is a dictionary.

use super::program::Program;
use super::statement::{CodeCall, Loop, LoopBound, LoopDirection};
use super::writer::{CodeWriter, Syntax, behind};
use crate::game::recurrence::definition::Extreme;
use crate::listing::statement::Operation;

pub struct Python;

impl Syntax for Python {
    fn listing(&self, writer: &mut CodeWriter) {
        let program = writer.program();
        writer.block(format!("def {}(v):", self.function(program)), &[], |writer| {
            writer.plain(format!("\"\"\"{}\"\"\"", program.purpose()));
            if program.is_recursive() {
                if program.has_memo() {
                    writer.plain("memo = {}");
                    writer.blank();
                }
                writer.block("def solve(i, j):", &[Operation::Call], CodeWriter::body);
                writer.blank();
                let range = match program.first_index() {
                    0 => "0, len(v) - 1",
                    _ => "1, len(v)",
                };
                writer.line(format!("return solve({range})"), &[Operation::Result]);
            } else {
                writer.plain("n = len(v)");
                let size = program.table_size();
                let factor = if size == "n" { "n" } else { "(n+1)" };
                writer.declare_arrays(
                    |table| format!("{table} = [[0] * {factor} for _ in range({size})]"),
                    |row| format!("{row} = [0] * n"),
                );
                writer.body();
                writer.line(format!("return {}", writer.result()), &[Operation::Result]);
            }
        });
    }

    fn extreme(&self, function: &str, a: &str, b: &str) -> String {
        format!("{function}({a}, {b})")
    }

    fn coin_sum(&self, program: &Program, first: &str, last: &str) -> String {
        let (first, last) = (program.coin_place(first), program.coin_place(last));
        // Slices are written close.
        format!("sum(v[{first}:{}])", behind(&last).replace(' ', ""))
    }

    fn worst(&self, extreme: Extreme) -> &'static str {
        match extreme {
            Extreme::Max => "float(\"-inf\")",
            Extreme::Min => "float(\"inf\")",
        }
    }

    fn length(&self, program: &Program) -> &'static str {
        if program.is_recursive() { "len(v)" } else { "n" }
    }

    fn power_of_two(&self, exponent: &str) -> String {
        format!("2 ** {exponent}")
    }

    fn pair(&self, first: &str, second: &str) -> String {
        format!("{first}, {second}")
    }

    fn memo_test(&self) -> &'static str {
        "(i, j) in memo"
    }

    fn memo_value(&self) -> &'static str {
        "memo[i, j]"
    }

    fn loop_head(&self, head: &Loop) -> String {
        let Loop { index, direction, first, last, .. } = head;
        let range = match direction {
            LoopDirection::Up if *first == LoopBound::ZERO => last.plus(1).to_string(),
            LoopDirection::Up if last.most.is_some() => format!("{first}, {} + 1", self.bound(last)),
            LoopDirection::Up => format!("{first}, {}", last.plus(1)),
            LoopDirection::Down => format!("{first}, {}, -1", last.plus(-1)),
        };
        format!("for {index} in range({range}):")
    }

    fn if_head(&self, condition: &str) -> String {
        format!("if {condition}:")
    }

    fn while_head(&self, condition: &str) -> String {
        format!("while {condition}:")
    }

    fn else_if_head(&self, condition: &str) -> String {
        format!("elif {condition}:")
    }

    fn else_head(&self) -> &'static str {
        "else:"
    }

    fn block_end(&self) -> Option<&'static str> {
        None
    }

    fn or(&self) -> &'static str {
        "or"
    }

    fn break_statement(&self) -> &'static str {
        "break"
    }

    fn set(&self, place: &str, value: &str) -> String {
        format!("{place} = {value}")
    }

    fn call(&self, program: &Program, call: &CodeCall) -> String {
        self.set(&self.all_returned(program, call), &format!("solve({})", call.indices().join(", ")))
    }

    fn store(&self, values: &str) -> String {
        self.set("memo[i, j]", values)
    }

    fn return_statement(&self, value: &str) -> String {
        format!("return {value}")
    }
}
