//! Listings in Java. The memo is a table with `null` for unknown values. A pair is an array of two.

use super::program::Program;
use super::statement::CodeCall;
use super::writer::{CodeWriter, Syntax, behind};
use crate::game::recurrence::definition::Extreme;
use crate::listing::statement::Operation;

pub struct Java;

impl Syntax for Java {
    fn listing(&self, writer: &mut CodeWriter) {
        let program = writer.program();
        writer.plain(format!("/** {} */", program.purpose()));
        if let Some(note) = program.note_on_bits() {
            writer.plain(format!("// {note}"));
        }
        writer.closed_block(format!("class {} {{", class_name(program)), &[], |writer| {
            let head = format!("static {} {}(long[] v) {{", result(program), self.name(&program.name()));
            if program.is_recursive() {
                writer.closed_block(head, &[], |writer| {
                    writer.plain("int n = v.length;");
                    let size = program.table_size();
                    let memo = if program.is_pair() {
                        format!("new long[{size}][{size}][]")
                    } else {
                        format!("new Long[{size}][{size}]")
                    };
                    let memo = if program.has_memo() { memo + ", " } else { String::new() };
                    let (first, last) = (program.first_index(), program.last_index("n"));
                    writer.line(format!("return solve(v, {memo}{first}, {last});"), &[Operation::Result]);
                });
                writer.blank();
                recursion(writer);
            } else {
                writer.closed_block(head, &[], bottom_up);
            }
        });
    }

    fn function(&self, program: &Program) -> String {
        format!("{}.{}", class_name(program), self.name(&program.name()))
    }

    fn name(&self, name: &str) -> String {
        let mut words = name.split('_');
        let first = words.next().unwrap_or_default().to_lowercase();
        words.fold(first, |name, word| name + &capitalized(word))
    }

    fn returned(&self, program: &Program, value: usize, call: &CodeCall) -> String {
        if program.is_pair() {
            format!("{}[{value}]", returned_pair(call))
        } else {
            self.name(&format!("{}_{}", program.values()[value], call.name))
        }
    }

    fn extreme(&self, function: &str, a: &str, b: &str) -> String {
        format!("Math.{function}({a}, {b})")
    }

    fn coin_sum(&self, program: &Program, first: &str, last: &str) -> String {
        let (first, last) = (program.coin_place(first), program.coin_place(last));
        format!("java.util.Arrays.stream(v, {first}, {}).sum()", behind(&last))
    }

    fn worst(&self, extreme: Extreme) -> &'static str {
        match extreme {
            Extreme::Max => "Long.MIN_VALUE",
            Extreme::Min => "Long.MAX_VALUE",
        }
    }

    fn length(&self, program: &Program) -> &'static str {
        if program.is_recursive() { "v.length" } else { "n" }
    }

    fn power_of_two(&self, exponent: &str) -> String {
        format!("(1L << {exponent})")
    }

    fn pair(&self, first: &str, second: &str) -> String {
        format!("new long[] {{{first}, {second}}}")
    }

    fn memo_test(&self) -> &'static str {
        "memo[i][j] != null"
    }

    fn memo_value(&self) -> &'static str {
        "memo[i][j]"
    }

    fn index_type(&self) -> &'static str {
        "int"
    }

    fn score_type(&self) -> &'static str {
        "long"
    }

    fn call(&self, program: &Program, call: &CodeCall) -> String {
        let name = if program.is_pair() { returned_pair(call) } else { self.returned(program, 0, call) };
        format!("{} {name} = solve(v, {}{});", result(program), program.memo_argument(), call.indices().join(", "))
    }

    fn store(&self, values: &str) -> String {
        format!("memo[i][j] = {values};")
    }

    /// A pair is returned as the array that is already in the memo.
    fn return_result(&self, program: &Program, values: &str) -> String {
        self.return_statement(if program.is_pair() && program.has_memo() { self.memo_value() } else { values })
    }
}

fn bottom_up(writer: &mut CodeWriter) {
    writer.plain("int n = v.length;");
    let size = writer.program().table_size();
    writer.declare_arrays(
        |table| format!("long[][] {table} = new long[{size}][{size}];"),
        |row| format!("long[] {row} = new long[n];"),
    );
    writer.body();
    writer.line(format!("return {};", writer.result()), &[Operation::Result]);
}

fn recursion(writer: &mut CodeWriter) {
    let program = writer.program();
    let memo = if program.is_pair() { "long[][][]" } else { "Long[][]" };
    let operation = &[Operation::Call];
    writer.line(format!("static {} solve(", result(program)), operation);
    let memo = if program.has_memo() { format!("{memo} memo, ") } else { String::new() };
    writer.closed_block(format!("        long[] v, {memo}int i, int j) {{"), operation, CodeWriter::body);
}

/// Returns the name of the class: `FirSec` for the function `fir_sec`.
fn class_name(program: &Program) -> String {
    program.name().split('_').map(capitalized).collect()
}

fn result(program: &Program) -> &'static str {
    if program.is_pair() { "long[]" } else { "long" }
}

/// Returns the name of the array that the call for a smaller interval returned.
fn returned_pair(call: &CodeCall) -> String {
    Java.name(&format!("after_{}", call.name))
}

fn capitalized(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
