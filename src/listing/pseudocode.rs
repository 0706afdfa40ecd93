//! Listings in the plain style of a textbook.

use super::Act;
use super::page::{Page, Syntax};
use super::program::{Direction, Loop, Program, Taken};

pub struct Pseudocode;

impl Syntax for Pseudocode {
    fn listing(&self, page: &mut Page) {
        let program = page.program();
        page.plain(format!("# {}", program.purpose()));
        page.block(format!("{}(v)", program.name()), &[], |page| {
            page.plain("n ← length of v");
            if program.is_recursive() {
                page.plain("memo ← empty n × n table");
                page.line("return solve(0, n-1)", &[Act::Result]);
            } else {
                for value in page.values() {
                    page.plain(format!("{value} ← n × n table"));
                }
                page.body();
                page.line(format!("return {}", page.result()), &[Act::Result]);
            }
        });
        if program.is_recursive() {
            page.blank();
            page.block("solve(i, j)", &[Act::Call], Page::body);
        }
    }

    fn name(&self, name: &str) -> String {
        name.to_owned()
    }

    fn extreme(&self, function: &str, a: &str, b: &str) -> String {
        format!("{function}({a}, {b})")
    }

    fn pair(&self, first: &str, second: &str) -> String {
        format!("{first}, {second}")
    }

    fn is_known(&self) -> &'static str {
        "memo[i][j] is known"
    }

    fn known(&self) -> &'static str {
        "memo[i][j]"
    }

    fn loop_head(&self, head: &Loop) -> String {
        let Loop { index, direction, first, last, .. } = head;
        let to = match direction {
            Direction::Up => "to",
            Direction::Down => "down to",
        };
        format!("for {index} ← {first} {to} {last}")
    }

    fn if_head(&self, condition: &str) -> String {
        format!("if {condition}")
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

    fn set(&self, place: &str, value: &str) -> String {
        format!("{place} ← {value}")
    }

    fn call(&self, program: &Program, taken: &Taken) -> String {
        self.set(&self.all_returned(program, taken), &format!("solve({})", taken.indices().join(", ")))
    }

    fn store(&self, values: &str) -> String {
        self.set("memo[i][j]", values)
    }

    fn give_back(&self, value: &str) -> String {
        format!("return {value}")
    }

    fn typeset(&self, line: String) -> String {
        line.replace("==", "=").replace(">=", "≥").replace('-', "−")
    }
}
