//! Listings in C++17. The memo is a map, handed on from call to call.

use super::Act;
use super::page::{Page, Syntax};
use super::program::{Program, Taken};

pub struct Cpp;

impl Syntax for Cpp {
    fn listing(&self, page: &mut Page) {
        let program = page.program();
        preamble(page);
        page.blank();
        if program.is_recursive() {
            let head = format!("{} solve(const Row& v, Memo& memo, int i, int j) {{", result(program));
            page.whole_block(head, &[Act::Call], Page::body);
            page.blank();
        }
        page.plain(format!("// {}", program.purpose()));
        page.whole_block(format!("{} {}(const Row& v) {{", result(program), program.name()), &[], |page| {
            page.plain("int n = v.size();");
            if program.is_recursive() {
                page.plain("Memo memo;");
                page.line("return solve(v, memo, 0, n-1);", &[Act::Result]);
            } else {
                for value in page.values() {
                    page.plain(format!("Table {value}(n, Row(n));"));
                }
                page.body();
                page.line(format!("return {};", page.result()), &[Act::Result]);
            }
        });
    }

    fn extreme(&self, function: &str, a: &str, b: &str) -> String {
        format!("std::{function}({a}, {b})")
    }

    fn pair(&self, first: &str, second: &str) -> String {
        format!("{{{first}, {second}}}")
    }

    fn is_known(&self) -> &'static str {
        "memo.count({i, j})"
    }

    fn known(&self) -> &'static str {
        "memo[{i, j}]"
    }

    fn index_type(&self) -> &'static str {
        "int"
    }

    fn score_type(&self) -> &'static str {
        "long long"
    }

    fn call(&self, program: &Program, taken: &Taken) -> String {
        let names = self.all_returned(program, taken);
        let names = if program.is_pair() { format!("[{names}]") } else { names };
        format!("auto {names} = solve(v, memo, {});", taken.indices().join(", "))
    }

    fn store(&self, values: &str) -> String {
        format!("memo[{{i, j}}] = {values};")
    }
}

/// The headers and the names for types.
fn preamble(page: &mut Page) {
    let program = page.program();
    if program.takes_extremes() {
        page.plain("#include <algorithm>");
    }
    if program.is_recursive() {
        page.plain("#include <map>");
    }
    if program.is_recursive() || program.is_pair() {
        page.plain("#include <utility>");
    }
    page.plain("#include <vector>");
    page.blank();
    page.plain("using Row = std::vector<long long>;");
    if program.is_pair() {
        page.plain("using Pair = std::pair<long long, long long>;");
    }
    if program.is_recursive() {
        page.plain(format!("using Memo = std::map<std::pair<int, int>, {}>;", result(program)));
    } else {
        page.plain("using Table = std::vector<Row>;");
    }
}

fn result(program: &Program) -> &'static str {
    if program.is_pair() { "Pair" } else { "long long" }
}
