//! Listings in Python 3. The memo is a dictionary.

use super::Act;
use super::page::{Page, Syntax};
use super::program::{Bound, Direction, Loop, Program, Taken};

pub struct Python;

impl Syntax for Python {
    fn listing(&self, page: &mut Page) {
        let program = page.program();
        page.block(format!("def {}(v):", program.name()), &[], |page| {
            page.plain(format!("\"\"\"{}\"\"\"", program.purpose()));
            if program.is_recursive() {
                page.plain("memo = {}");
                page.blank();
                page.block("def solve(i, j):", &[Act::Call], Page::body);
                page.blank();
                page.line("return solve(0, len(v) - 1)", &[Act::Result]);
            } else {
                page.plain("n = len(v)");
                for value in page.values() {
                    page.plain(format!("{value} = [[0] * n for _ in range(n)]"));
                }
                page.body();
                page.line(format!("return {}", page.result()), &[Act::Result]);
            }
        });
    }

    fn extreme(&self, function: &str, a: &str, b: &str) -> String {
        format!("{function}({a}, {b})")
    }

    fn pair(&self, first: &str, second: &str) -> String {
        format!("{first}, {second}")
    }

    fn is_known(&self) -> &'static str {
        "(i, j) in memo"
    }

    fn known(&self) -> &'static str {
        "memo[i, j]"
    }

    fn loop_head(&self, head: &Loop) -> String {
        let Loop { index, direction, first, last, .. } = head;
        let range = match direction {
            Direction::Up if *first == Bound::ZERO => last.plus(1).to_string(),
            Direction::Up => format!("{first}, {}", last.plus(1)),
            Direction::Down => format!("{first}, {}, -1", last.plus(-1)),
        };
        format!("for {index} in range({range}):")
    }

    fn if_head(&self, condition: &str) -> String {
        format!("if {condition}:")
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

    fn set(&self, place: &str, value: &str) -> String {
        format!("{place} = {value}")
    }

    fn call(&self, program: &Program, taken: &Taken) -> String {
        self.set(&self.all_returned(program, taken), &format!("solve({})", taken.indices().join(", ")))
    }

    fn store(&self, values: &str) -> String {
        self.set("memo[i, j]", values)
    }

    fn give_back(&self, value: &str) -> String {
        format!("return {value}")
    }
}
