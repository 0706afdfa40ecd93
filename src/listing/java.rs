//! Listings in Java. The memo is a table with `null` for what is not known; a pair is an array of two.

use super::Act;
use super::page::{Page, Syntax};
use super::program::{Program, Taken};

pub struct Java;

impl Syntax for Java {
    fn listing(&self, page: &mut Page) {
        let program = page.program();
        page.plain(format!("/** {} */", program.purpose()));
        page.whole_block(format!("class {} {{", class_name(program)), &[], |page| {
            let head = format!("static {} {}(long[] v) {{", result(program), self.name(program.name()));
            if program.is_recursive() {
                page.whole_block(head, &[], |page| {
                    page.plain("int n = v.length;");
                    let memo = if program.is_pair() { "new long[n][n][]" } else { "new Long[n][n]" };
                    page.line(format!("return solve(v, {memo}, 0, n-1);"), &[Act::Result]);
                });
                page.blank();
                recursion(page);
            } else {
                page.whole_block(head, &[], bottom_up);
            }
        });
    }

    fn function(&self, program: &Program) -> String {
        format!("{}.{}", class_name(program), self.name(program.name()))
    }

    fn name(&self, name: &str) -> String {
        let mut words = name.split('_');
        let first = words.next().unwrap_or_default().to_lowercase();
        words.fold(first, |name, word| name + &capitalised(word))
    }

    fn returned(&self, program: &Program, value: usize, taken: &Taken) -> String {
        if program.is_pair() {
            format!("{}[{value}]", returned_pair(taken))
        } else {
            self.name(&format!("{}_{}", program.values()[value], taken.name()))
        }
    }

    fn extreme(&self, function: &str, a: &str, b: &str) -> String {
        format!("Math.{function}({a}, {b})")
    }

    fn pair(&self, first: &str, second: &str) -> String {
        format!("new long[] {{{first}, {second}}}")
    }

    fn is_known(&self) -> &'static str {
        "memo[i][j] != null"
    }

    fn known(&self) -> &'static str {
        "memo[i][j]"
    }

    fn index_type(&self) -> &'static str {
        "int"
    }

    fn score_type(&self) -> &'static str {
        "long"
    }

    fn call(&self, program: &Program, taken: &Taken) -> String {
        let name = if program.is_pair() { returned_pair(taken) } else { self.returned(program, 0, taken) };
        format!("{} {name} = solve(v, memo, {});", result(program), taken.indices().join(", "))
    }

    fn store(&self, values: &str) -> String {
        format!("memo[i][j] = {values};")
    }

    /// A pair is returned as the array that the memo holds already.
    fn finish(&self, program: &Program, values: &str) -> String {
        self.give_back(if program.is_pair() { self.known() } else { values })
    }
}

fn bottom_up(page: &mut Page) {
    page.plain("int n = v.length;");
    for value in page.values() {
        page.plain(format!("long[][] {value} = new long[n][n];"));
    }
    page.body();
    page.line(format!("return {};", page.result()), &[Act::Result]);
}

fn recursion(page: &mut Page) {
    let program = page.program();
    let memo = if program.is_pair() { "long[][][]" } else { "Long[][]" };
    let act = &[Act::Call];
    page.line(format!("static {} solve(", result(program)), act);
    page.whole_block(format!("        long[] v, {memo} memo, int i, int j) {{"), act, Page::body);
}

/// `FirSec` for the function `fir_sec`.
fn class_name(program: &Program) -> String {
    program.name().split('_').map(capitalised).collect()
}

fn result(program: &Program) -> &'static str {
    if program.is_pair() { "long[]" } else { "long" }
}

/// The array of what the call for a smaller interval has returned.
fn returned_pair(taken: &Taken) -> String {
    Java.name(&format!("after_{}", taken.name()))
}

fn capitalised(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}
