//! Listings in C++17. The memo is a map, which is passed from call to call.

use super::program::Program;
use super::statement::CodeCall;
use super::writer::{CodeWriter, Syntax, behind};
use crate::game::recurrence::definition::Extreme;
use crate::listing::statement::Operation;

pub struct Cpp;

impl Syntax for Cpp {
    fn listing(&self, writer: &mut CodeWriter) {
        let program = writer.program();
        preamble(writer);
        writer.blank();
        if program.is_recursive() {
            let memo = if program.has_memo() { "Memo& memo, " } else { "" };
            let head = format!("{} solve(const Row& v, {memo}int i, int j) {{", result(program));
            writer.closed_block(head, &[Operation::Call], CodeWriter::body);
            writer.blank();
        }
        writer.plain(format!("// {}", program.purpose()));
        if let Some(note) = program.note_on_bits() {
            writer.plain(format!("// {note}"));
        }
        writer.closed_block(
            format!("{} {}(const Row& v) {{", result(program), self.function(program)),
            &[],
            |writer| {
                writer.plain("int n = v.size();");
                if program.is_recursive() {
                    if program.has_memo() {
                        writer.plain("Memo memo;");
                    }
                    let (first, last) = (program.first_index(), program.last_index("n"));
                    let memo = program.memo_argument();
                    writer.line(format!("return solve(v, {memo}{first}, {last});"), &[Operation::Result]);
                } else {
                    let size = program.table_size();
                    writer.declare_arrays(
                        |table| format!("Table {table}({size}, Row({size}));"),
                        |row| format!("Row {row}(n);"),
                    );
                    writer.body();
                    writer.line(format!("return {};", writer.result()), &[Operation::Result]);
                }
            },
        );
    }

    fn extreme(&self, function: &str, a: &str, b: &str) -> String {
        // Both must have the same type, so a sum of numbers alone gets that of scores.
        let typed = |text: &str| {
            let is_of_numbers = text.bytes().all(|byte| byte.is_ascii_digit() || b" +-()".contains(&byte));
            if is_of_numbers { format!("1LL * ({text})") } else { text.to_owned() }
        };
        format!("std::{function}({}, {})", typed(a), typed(b))
    }

    fn coin_sum(&self, program: &Program, first: &str, last: &str) -> String {
        let (first, last) = (program.coin_place(first), program.coin_place(last));
        format!("std::accumulate(v.begin() + {first}, v.begin() + {}, 0LL)", behind(&last))
    }

    /// Both are of the type of indices.
    fn smaller_index(&self, most: usize, index: &str) -> String {
        format!("std::min({most}, {index})")
    }

    fn worst(&self, extreme: Extreme) -> &'static str {
        match extreme {
            Extreme::Max => "LLONG_MIN",
            Extreme::Min => "LLONG_MAX",
        }
    }

    fn length(&self, program: &Program) -> &'static str {
        if program.is_recursive() { "(long long) v.size()" } else { "n" }
    }

    fn power_of_two(&self, exponent: &str) -> String {
        format!("(1LL << {exponent})")
    }

    fn pair(&self, first: &str, second: &str) -> String {
        format!("{{{first}, {second}}}")
    }

    fn memo_test(&self) -> &'static str {
        "memo.count({i, j})"
    }

    fn memo_value(&self) -> &'static str {
        "memo[{i, j}]"
    }

    fn index_type(&self) -> &'static str {
        "int"
    }

    fn score_type(&self) -> &'static str {
        "long long"
    }

    fn call(&self, program: &Program, call: &CodeCall) -> String {
        let names = self.all_returned(program, call);
        let names = if program.is_pair() { format!("[{names}]") } else { names };
        format!("auto {names} = solve(v, {}{});", program.memo_argument(), call.indices().join(", "))
    }

    fn store(&self, values: &str) -> String {
        format!("memo[{{i, j}}] = {values};")
    }
}

/// Writes the headers and the names of types.
fn preamble(writer: &mut CodeWriter) {
    let program = writer.program();
    if program.uses_min_or_max() {
        writer.plain("#include <algorithm>");
    }
    if program.goes_through_moves() {
        writer.plain("#include <climits>");
    }
    if program.has_memo() {
        writer.plain("#include <map>");
    }
    if program.uses_coin_sums() {
        writer.plain("#include <numeric>");
    }
    if program.has_memo() || program.is_pair() {
        writer.plain("#include <utility>");
    }
    writer.plain("#include <vector>");
    writer.blank();
    writer.plain("using Row = std::vector<long long>;");
    if program.is_pair() {
        writer.plain("using Pair = std::pair<long long, long long>;");
    }
    if program.has_memo() {
        writer.plain(format!("using Memo = std::map<std::pair<int, int>, {}>;", result(program)));
    } else if program.fills_table() {
        writer.plain("using Table = std::vector<Row>;");
    }
}

fn result(program: &Program) -> &'static str {
    if program.is_pair() { "Pair" } else { "long long" }
}
