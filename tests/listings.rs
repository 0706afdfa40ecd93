//! The listings, compiled and run: in each language, recurrence and fill order they give the scores of the table.
//!
//! If the tools of a language are missing, its test says so on standard error and passes. With the environment variable
//! `COIN_DUEL_NEED_LISTINGS` set, it fails instead.

use std::collections::BTreeSet;
use std::env::consts::EXE_SUFFIX;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use coin_duel::game::build::check::{self, Verdict};
use coin_duel::game::build::form::Form;
use coin_duel::game::build::{Build, Gaps};
use coin_duel::game::recurrence::Meaning;
use coin_duel::game::rule::solution::Solution;
use coin_duel::game::{CountFrom, FillOrder, Recurrence, Row, Rule, Table};
use coin_duel::listing::{Language, Listing, Method};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use tools::have;

mod tools;

const NEED: &str = "COIN_DUEL_NEED_LISTINGS";

/// Rows whose scores are published: the coins, the score of First and the score of Second.
const PUBLISHED: [(&str, i64, i64); 12] = [
    ("8 15 3 7", 22, 11),
    ("2 2 2 2", 4, 4),
    ("20 30 2 2 2 10", 42, 24),
    ("5 3 7 10", 15, 10),
    ("3 17 2 1", 18, 5),
    ("1 3 100 2", 101, 5),
    ("1 30 100 15 2", 47, 101),
    ("5 4 8 10", 15, 12),
    ("3 9 1 2", 11, 4),
    ("1 100 3", 4, 100),
    ("15 2", 15, 2),
    ("15", 15, 0),
];

/// More rows, to compare with the table: zero and negative coins, few and many, small and large.
const MORE: [&str; 12] = [
    "0",
    "-5",
    "3 3",
    "-4 9",
    "-4 -9",
    "0 0 0",
    "-1 -2 -3 -4",
    "5 -7 0 12 -3 8 -1",
    "1 2 3 4 5 6 7 8 9 10",
    "9 1 8 2 7 3 6 4 5 5 4 6 3 7 2 8 1 9 0 -9 12 -12 33 1 4",
    "1000000000000 -1000000000000 999999999999 1",
    "999999999999 1000000000000 -999999999998 0 -1000000000000 7 1000000000000",
];

/// A listing with a unique name.
struct Named {
    name: String,
    recurrence: Recurrence,
    /// What its numbers are about.
    rule: Rule,
    listing: Listing,
}

/// The code without a memo is tried with rows of at most this many coins: its time doubles with each.
const MAX_COINS_WITHOUT_MEMO: usize = 10;

impl Named {
    fn has_memo(&self) -> bool {
        !self.name.starts_with("without_memo")
    }

    /// Returns a statement that is only for short rows, if the listing has no memo.
    fn guarded(&self, length: &str, statement: &str) -> String {
        if self.has_memo() {
            statement.to_owned()
        } else {
            format!("if ({length} <= {MAX_COINS_WITHOUT_MEMO}) {{ {statement} }}")
        }
    }

    fn is_pair(&self) -> bool {
        matches!(self.recurrence, Recurrence::FIR_SEC | Recurrence::MY_TURN)
    }
}

/// The lead of the player to move, two moves ahead: a recurrence that the program knows nothing of.
fn margin_twice_ahead() -> Recurrence {
    let equations = "e[i][j] = max(v[i] + min(−v[i+1] + e[i+2][j], −v[j] + e[i+1][j−1]), v[j] + min(−v[i] + \
                     e[i+1][j−1], −v[j−1] + e[i][j−2])); e[i][i] = v[i]; e[i][i+1] = max(v[i] − v[j], v[j] − v[i])";
    Recurrence::new(equations.parse().unwrap())
}

/// The recurrences that are listed, with a name for each: the published ones, another one of the classic game, and those of
/// other rules.
fn recurrences() -> Vec<(String, Recurrence, Rule)> {
    let published = Recurrence::PUBLISHED.map(|recurrence| (recurrence.key().unwrap().to_owned(), recurrence));
    let classic = published.into_iter().chain([("margin_twice_ahead".to_owned(), margin_twice_ahead())]);
    let classic = classic.map(|(name, recurrence)| (name, recurrence, Rule::CLASSIC));
    let of_rules = Rule::PUBLISHED.into_iter().filter(|rule| *rule != Rule::CLASSIC).filter_map(|rule| {
        let recurrence = Recurrence::new(rule.definition()?);
        Some((rule.name().replace('-', "_"), recurrence, rule))
    });
    classic.chain(of_rules).collect()
}

/// Every listing of a language, with indices from 0 and from 1.
fn listings(language: Language) -> Vec<Named> {
    let mut listings = vec![];
    for count_from in CountFrom::ALL {
        for order in FillOrder::ALL {
            for (key, recurrence, rule) in recurrences() {
                let name = format!("{order:?}_{key}_from_{count_from:?}").to_lowercase();
                let listing = Listing::new(Method::Table(recurrence, order), language, count_from);
                listings.push(Named { name, recurrence, rule, listing });
            }
        }
        for (key, recurrence, rule) in recurrences() {
            let name = format!("without_memo_{key}_from_{count_from:?}").to_lowercase();
            let listing = Listing::new(Method::Calls(recurrence), language, count_from);
            listings.push(Named { name, recurrence, rule, listing });
        }
        // Fusion returns the difference of the whole row.
        let name = format!("by_fusion_from_{count_from:?}").to_lowercase();
        let listing = Listing::new(Method::Fusion, language, count_from);
        let (recurrence, rule) = (Recurrence::DIFFERENCE, Rule::CLASSIC);
        listings.push(Named { name, recurrence, rule, listing });
    }
    listings
}

/// The values that a listing returns for a row with these scores.
fn reading(Named { recurrence, rule, .. }: &Named, row: &str, fir: i64, sec: i64) -> Vec<i64> {
    if *rule != Rule::CLASSIC {
        let solution = Solution::new(*rule, &row.parse().unwrap()).unwrap();
        return vec![solution.worth(solution.first()).try_into().unwrap()];
    }
    match *recurrence {
        Recurrence::FIR_SEC | Recurrence::MY_TURN => vec![fir, sec],
        Recurrence::TWO_AHEAD => vec![fir],
        _ => vec![fir - sec],
    }
}

/// Every row with its scores in the table.
fn rows() -> Vec<(&'static str, i64, i64)> {
    let by_table = |text: &'static str| {
        let result = Table::new(text.parse::<Row>().unwrap()).result();
        (text, result.fir(), result.sec())
    };
    let published = PUBLISHED.map(|(text, ..)| by_table(text));
    assert_eq!(published, PUBLISHED);
    published.into_iter().chain(MORE.map(by_table)).collect()
}

/// Gives every row to a program that prints the values of all `listings`, one line per row, and checks them.
fn check(listings: &[Named], program: &mut Command) {
    let rows = rows();
    let input: String = rows.iter().flat_map(|(text, ..)| [text, "\n"]).collect();
    let output = run(program, &input);
    assert_eq!(output.lines().count(), rows.len(), "{output}");
    for ((text, fir, sec), line) in rows.into_iter().zip(output.lines()) {
        let mut values = line.split_whitespace().map(|value| value.parse::<i64>().unwrap());
        let is_short = text.split(' ').count() <= MAX_COINS_WITHOUT_MEMO;
        for listing in listings.iter().filter(|listing| listing.has_memo() || is_short) {
            let (name, expected) = (&listing.name, reading(listing, text, fir, sec));
            let found: Vec<_> = values.by_ref().take(expected.len()).collect();
            assert_eq!(found, expected, "{name} of {text}");
        }
        assert_eq!(values.next(), None, "more than the listings return");
    }
}

/// Runs a program that must succeed, and returns its standard output.
fn run(command: &mut Command, input: &str) -> String {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A compiler may end before it reads anything. Its status shows whether that is an error.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The name of a compiled program.
fn program() -> String {
    format!("program{EXE_SUFFIX}")
}

fn write(directory: &Path, name: &str, text: &str) {
    fs::write(directory.join(name), text).unwrap();
}

#[test]
fn rust_listings_give_the_scores_of_the_table() {
    if !have(&["rustc"], NEED) {
        return;
    }
    let listings = listings(Language::Rust);
    let (mut modules, mut calls) = (String::new(), String::new());
    for named @ Named { name, listing, .. } in &listings {
        writeln!(modules, "mod {name} {{\n{}}}", listing.text()).unwrap();
        let print = if named.is_pair() { "let (a, b) = CALL; print!(\"{a} {b} \");" } else { "print!(\"{} \", CALL);" };
        let print = print.replace("CALL", &format!("{name}::{}(&v)", listing.function));
        calls += &named.guarded("v.len()", &print).replace("if (v.len() <= 10)", "if v.len() <= 10");
    }
    let directory = tempfile::tempdir().unwrap();
    write(
        directory.path(),
        "main.rs",
        &format!(
            "#![deny(warnings)]
            {modules}
            fn main() {{
                for line in std::io::stdin().lines() {{
                    let line = line.unwrap();
                    let v: Vec<i64> = line.split(' ').map(|coin| coin.parse().unwrap()).collect();
                    {calls}
                    println!();
                }}
            }}"
        ),
    );
    run(Command::new("rustc").args(["--edition=2024", "main.rs", "-o", &program()]).current_dir(&directory), "");
    check(&listings, &mut Command::new(directory.path().join(program())));
}

#[test]
fn python_listings_give_the_scores_of_the_table() {
    if !have(&["python3"], NEED) {
        return;
    }
    let listings = listings(Language::Python);
    let directory = tempfile::tempdir().unwrap();
    let (mut imports, mut calls) = (String::new(), String::new());
    for named @ Named { name, listing, .. } in &listings {
        write(directory.path(), &format!("{name}.py"), &listing.text());
        writeln!(imports, "import {name}").unwrap();
        let call = format!("{name}.{}(v)", listing.function);
        let call = if named.is_pair() { format!("*{call}") } else { call };
        let is_run = if named.has_memo() { "True".to_owned() } else { format!("len(v) <= {MAX_COINS_WITHOUT_MEMO}") };
        write!(calls, "*([{call}] if {is_run} else []), ").unwrap();
    }
    write(
        directory.path(),
        "program.py",
        &format!(
            "import sys\n{imports}
for line in sys.stdin:
    v = [int(coin) for coin in line.split()]
    print({calls})
"
        ),
    );
    check(&listings, Command::new("python3").arg(directory.path().join("program.py")));
}

#[test]
fn java_listings_give_the_scores_of_the_table() {
    if !have(&["javac", "java"], NEED) {
        return;
    }
    let listings = listings(Language::Java);
    let (mut classes, mut calls) = (String::new(), String::new());
    for named @ Named { name, listing, .. } in &listings {
        writeln!(classes, "interface Of_{name} {{\n{}}}", listing.text()).unwrap();
        let print = if named.is_pair() { "for (long x : CALL) print(x);" } else { "print(CALL);" };
        let print = print.replace("CALL", &format!("Of_{name}.{}(v)", listing.function));
        calls += &named.guarded("v.length", &print);
    }
    let directory = tempfile::tempdir().unwrap();
    write(
        directory.path(),
        "Program.java",
        &format!(
            "{classes}
            class Program {{
                static void print(long x) {{ System.out.print(x + \" \"); }}

                public static void main(String[] arguments) {{
                    var lines = new java.util.Scanner(System.in);
                    while (lines.hasNextLine()) {{
                        String[] coins = lines.nextLine().split(\" \");
                        long[] v = java.util.Arrays.stream(coins).mapToLong(Long::parseLong).toArray();
                        {calls}
                        System.out.println();
                    }}
                }}
            }}"
        ),
    );
    run(Command::new("javac").arg("Program.java").current_dir(&directory), "");
    check(&listings, Command::new("java").arg("-cp").arg(directory.path()).arg("Program"));
}

#[test]
fn cpp_listings_give_the_scores_of_the_table() {
    if !have(&["g++"], NEED) {
        return;
    }
    let listings = listings(Language::Cpp);
    let mut includes = BTreeSet::from(["#include <iostream>".to_owned(), "#include <sstream>".to_owned()]);
    let (mut namespaces, mut calls) = (String::new(), String::new());
    for named @ Named { name, listing, .. } in &listings {
        let text = listing.text();
        // A header must not be included inside a namespace.
        let (headers, code): (Vec<_>, Vec<_>) = text.lines().partition(|line| line.starts_with("#include"));
        includes.extend(headers.into_iter().map(str::to_owned));
        writeln!(namespaces, "namespace {name} {{\n{}\n}}", code.join("\n")).unwrap();
        let call = format!("{name}::{}(v)", listing.function);
        let print = if named.is_pair() { "print(CALL.first); print(CALL.second);" } else { "print(CALL);" };
        calls += &named.guarded("v.size()", &print.replace("CALL", &call));
    }
    let includes: Vec<_> = includes.into_iter().collect();
    let directory = tempfile::tempdir().unwrap();
    write(
        directory.path(),
        "program.cpp",
        &format!(
            "{}
            {namespaces}
            void print(long long x) {{ std::cout << x << ' '; }}

            int main() {{
                for (std::string line; std::getline(std::cin, line);) {{
                    std::istringstream coins(line);
                    std::vector<long long> v;
                    for (long long coin; coins >> coin;) v.push_back(coin);
                    {calls}
                    std::cout << '\\n';
                }}
            }}",
            includes.join("\n")
        ),
    );
    let options =
        ["-std=c++17", "-Wall", "-Wextra", "-Werror", "-D_GLIBCXX_ASSERTIONS", "program.cpp", "-o", &program()];
    run(Command::new("g++").args(options).current_dir(&directory), "");
    check(&listings, &mut Command::new(directory.path().join(program())));
}

#[test]
fn a_recursion_with_its_memo_computes_each_cell_once() {
    if !have(&["python3"], NEED) {
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    for recurrence in Recurrence::PUBLISHED {
        let listing = Listing::new(Method::Table(recurrence, FillOrder::Recursion), Language::Python, CountFrom::Zero);
        let program = format!(
            "{}
import sys
calls = 0
def count(frame, event, argument):
    global calls
    calls += event == 'call' and frame.f_code.co_name == 'solve'
sys.setprofile(count)
{}([3, 1, 4, 1, 5, 9])
sys.setprofile(None)
print(calls)
",
            listing.text(),
            listing.function
        );
        write(directory.path(), "program.py", &program);
        let calls = run(Command::new("python3").arg(directory.path().join("program.py")), "");
        // After the first call, each cell with a choice makes its calls once: two calls by each of 15 cells, or four
        // by each of the 9 cells of even length. Without the memo there are 63 or 85 calls.
        let expected = if recurrence == Recurrence::TWO_AHEAD { "37" } else { "31" };
        assert_eq!(calls.trim(), expected, "{recurrence:?}");
    }
}

/// The rows of 1 to 4 coins with values from 0 to 3, the shorter ones first, and of these by their values from the left.
/// Each program of the list is run on them, and for each of its numbers the first row is printed on which it is wrong. A program
/// that breaks down on a row has no number for it.
const FIRST_FAILURES: &str = "
import itertools

def best(rule, v, t=1):
    if not v:
        return 0, 0
    moves, outcomes = [], []
    for m in range(1, min(len(v), 2 if rule == 'up-to-2' else 1) + 1):
        moves += [(sum(v[:m]), v[m:]), (sum(v[len(v) - m:]), v[:len(v) - m])]
    for coins, rest in moves:
        gain = {'what-stays': sum(rest), 'rising-prices': t * coins, 'doubling-prices': 2**t * coins}.get(rule, coins)
        mover, other = best(rule, rest, t + 1)
        outcomes.append((gain + mover, 0) if rule.endswith('prices') else (gain + other, mover))
    return (min if rule == 'fewest-wins' else max)(outcomes, key=lambda scores: scores[0] - scores[1])

rows = [v for n in range(1, 5) for v in itertools.product(range(4), repeat=n)]
kept = {}

def right(meaning, scores):
    return scores[0] - scores[1] if meaning == 'Lead' else scores[meaning == 'Other']

for function, rule, meanings in programs:
    found = []
    if rule not in kept:
        kept[rule] = [(list(v), best(rule, v)) for v in rows]
    for v, scores in kept[rule]:
        try:
            result = function(v)
            result = result if isinstance(result, tuple) else (result,)
        except Exception:
            result = (None,) * len(meanings)
        found.append((v, result, [right(meaning, scores) for meaning in meanings]))
    for table in range(2):
        wrong = (f'{v}: {result[table]}' for v, result, expected in found
                 if table < len(meanings) and result[table] != expected[table])
        print(next(wrong, 'right'))
";

#[test]
fn a_check_of_built_recurrences_agrees_with_their_code_run_by_another_language() {
    if !have(&["python3"], NEED) {
        return;
    }
    let mut rng = ChaCha8Rng::seed_from_u64(43);
    let directory = tempfile::tempdir().unwrap();
    let (mut program, mut verdicts) = ("programs = []\n".to_owned(), vec![]);
    for number in 0..50 * Form::all().len() {
        let form = &Form::all()[number % Form::all().len()];
        let mut build = Build::new(form.recurrence, Gaps::All);
        for (slot, place) in build.form().slots().iter().enumerate() {
            // One block in six is another one: most have one mistake or two.
            let other = rng.random_range(0..6 * place.choices().len());
            let block = if other < place.choices().len() { other } else { place.right };
            build = build.with(slot, Some(block));
        }
        let recurrence = build.recurrence();
        let listing = Listing::new(Method::Table(recurrence, FillOrder::Recursion), Language::Python, CountFrom::Zero);
        write(directory.path(), &format!("built_{number}.py"), &listing.text());
        let meanings = [build.meaning().unwrap(), Meaning::Other];
        let meanings: Vec<_> =
            meanings[..recurrence.definition().tables().len()].iter().map(|meaning| format!("'{meaning:?}'")).collect();
        writeln!(
            program,
            "import built_{number}\nprograms.append((built_{number}.{}, '{}', [{}]))",
            listing.function,
            form.rule,
            meanings.join(", ")
        )
        .unwrap();
        verdicts.push(check::check(&build));
    }
    write(directory.path(), "program.py", &(program + FIRST_FAILURES));
    let output = run(Command::new("python3").arg(directory.path().join("program.py")), "");
    let lines: Vec<_> = output.lines().collect();
    let (mut failures, mut right) = (BTreeSet::new(), 0);
    for (found, verdict) in lines.chunks(2).zip(&verdicts) {
        match verdict {
            Verdict::Wrong(failure) if failure.row.len() <= 4 => {
                let claimed = failure.claimed.map_or("None".to_owned(), |claimed| claimed.to_string());
                let said = format!("{:?}: {claimed}", failure.row.coins());
                assert_eq!(found[failure.table], said, "{verdict:?}");
                failures.insert((failure.table, said));
            }
            _ => {
                assert_eq!(found, ["right", "right"], "{verdict:?}");
                right += 1;
            }
        }
    }
    assert_eq!(lines.len(), 2 * verdicts.len());
    assert!(failures.len() > 20 && failures.iter().any(|(table, _)| *table == 1) && right > 0, "{failures:?}");
}
