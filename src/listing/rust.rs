//! Listings in Rust. The memo is a map, handed on from call to call.

use super::Act;
use super::page::{Page, Syntax};
use super::program::{Bound, Direction, Loop, Program, Taken};

pub struct Rust;

impl Syntax for Rust {
    fn listing(&self, page: &mut Page) {
        let program = page.program();
        if program.is_recursive() {
            page.plain("use std::collections::HashMap;");
            page.blank();
        }
        page.plain(format!("/// {}", program.purpose()));
        let head = format!("pub fn {}(v: &[i64]) -> {} {{", program.name(), result(program));
        page.whole_block(head, &[], if program.is_recursive() { recursion } else { bottom_up });
    }

    fn coin(&self, program: &Program, index: &str) -> String {
        if program.meets_empty() { format!("v[{index} as usize]") } else { format!("v[{index}]") }
    }

    fn extreme(&self, function: &str, a: &str, b: &str) -> String {
        format!("{a}.{function}({b})")
    }

    fn pair(&self, first: &str, second: &str) -> String {
        format!("({first}, {second})")
    }

    fn is_known(&self) -> &'static str {
        "let Some(&known) = memo.get(&(i, j))"
    }

    fn known(&self) -> &'static str {
        "known"
    }

    fn loop_head(&self, head: &Loop) -> String {
        let Loop { index, direction, first, last, .. } = head;
        let range = |low: &Bound, high: &Bound| {
            if high.is_just_below() { format!("{low}..{}", high.plus(1)) } else { format!("{low}..={high}") }
        };
        match direction {
            Direction::Up => format!("for {index} in {} {{", range(first, last)),
            Direction::Down => format!("for {index} in ({}).rev() {{", range(last, first)),
        }
    }

    fn if_head(&self, condition: &str) -> String {
        format!("if {condition} {{")
    }

    fn index_type(&self) -> &'static str {
        "let"
    }

    fn score_type(&self) -> &'static str {
        "let"
    }

    fn declare(&self, values: &[String]) -> Option<String> {
        Some(match values {
            [first, second] => format!("let ({first}, {second});"),
            _ => format!("let {};", values[0]),
        })
    }

    fn call(&self, program: &Program, taken: &Taken) -> String {
        let names = self.all_returned(program, taken);
        let names = if program.is_pair() { format!("({names})") } else { names };
        format!("let {names} = solve(v, memo, {});", taken.indices().join(", "))
    }

    fn store(&self, values: &str) -> String {
        format!("memo.insert((i, j), {values});")
    }

    fn finish(&self, _program: &Program, values: &str) -> String {
        values.to_owned()
    }
}

fn bottom_up(page: &mut Page) {
    page.plain("let n = v.len();");
    for value in page.values() {
        page.plain(format!("let mut {value} = vec![vec![0; n]; n];"));
    }
    page.body();
    page.line(page.result(), &[Act::Result]);
}

fn recursion(page: &mut Page) {
    let program = page.program();
    let (index, result) = (index(program), result(program));
    page.plain(format!("type Memo = HashMap<({index}, {index}), {result}>;"));
    page.blank();
    let act = &[Act::Call];
    page.block("fn solve(", act, |page| {
        page.line("v: &[i64],", act);
        page.line("memo: &mut Memo,", act);
        page.line(format!("i: {index},"), act);
        page.line(format!("j: {index},"), act);
    });
    page.whole_block(format!(") -> {result} {{"), act, Page::body);
    page.blank();
    page.plain("let mut memo = Memo::new();");
    let length = if program.meets_empty() { "v.len() as isize" } else { "v.len()" };
    page.line(format!("solve(v, &mut memo, 0, {length} - 1)"), &[Act::Result]);
}

fn result(program: &Program) -> &'static str {
    if program.is_pair() { "(i64, i64)" } else { "i64" }
}

/// Signed where `j` can be −1.
fn index(program: &Program) -> &'static str {
    if program.meets_empty() { "isize" } else { "usize" }
}
