//! Times of opening a text file with a row of 1,000,000 coins, compared with `wc -w`, which counts its words, and of
//! opening it with a comment in each line, compared with the same lines without comments. Also the time of `solve --json`, which
//! reads the row from a pipe, compared with `wc -w` of the same pipe. It takes the program: `cargo build --release`.

use std::io::Write;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::{env, fs, io, process};

use coin_duel::game::row::random::RowShape;
use coin_duel::session::Session;
use coin_duel_benches::{Ratio, row};

fn main() {
    // `cargo bench` passes `--bench`. `cargo test` only checks that the benches run.
    let measures = env::args().any(|argument| argument == "--bench");
    let (count, runs) = if measures { (1_000_000, 25) } else { (1_000, 1) };
    let row = row(count, RowShape::Uniform);
    let coins: Vec<_> = row.coins().iter().map(i64::to_string).collect();
    let file = env::temp_dir().join(format!("coin-duel-bench-{}.txt", process::id()));
    let read = || Session::open(&file).expect("a row").session.document.row;
    let count_words = || -> io::Result<ExitStatus> {
        Command::new("wc").arg("-w").arg(&file).stdin(Stdio::null()).stdout(Stdio::null()).status()
    };
    if measures {
        println!("Ratios of medians, the two sides measured in turn:");
    }
    for (name, separator) in [("one value in each line : wc -w", "\n"), ("commas between values : wc -w", ", ")] {
        let text = coins.join(separator);
        fs::write(&file, &text).expect("room for the file");
        assert_eq!(read(), row, "the row comes back from its text");
        if let Err(error) = count_words() {
            println!("  {name}: skipped, because there is no wc to compare with ({error})");
            continue;
        }
        let ratio = Ratio { at_most: Some(4.0), ..Ratio::measure(name, runs, read, count_words) };
        if measures {
            println!("  {ratio}   {:.1} MB", text.len() as f64 / 1e6);
        }
    }
    let program = Path::new(env!("CARGO_BIN_EXE_empty-window")).with_file_name("coin-duel");
    if measures && program.exists() {
        for (name, shape, most) in [
            ("solve --json : wc -w", RowShape::Uniform, i64::MAX),
            ("the same, rising", RowShape::Rising, i64::MAX),
            ("the same, coins up to 100", RowShape::Uniform, 100),
            ("the same, coins of one digit", RowShape::Uniform, 9),
        ] {
            let row = self::row(count, shape);
            let coins = row.coins().iter().map(|coin| ((coin - 1) % most + 1).to_string());
            let text = coins.collect::<Vec<_>>().join("\n") + "\n";
            let solve = || through(Command::new(&program).args(["solve", "--json", "-"]), &text);
            let count_words = || through(Command::new("wc").arg("-w").env("LC_ALL", "C"), &text);
            let ratio = Ratio { at_most: Some(2.0), ..Ratio::measure(name, runs, solve, count_words) };
            println!("  {ratio}   {:.1} MB", text.len() as f64 / 1e6);
        }
    }
    let commented = file.with_extension("commented.txt");
    fs::write(&file, coins.join("\n")).expect("room for the file");
    let text = coins.join(" # a coin\n");
    fs::write(&commented, &text).expect("room for the file");
    let read_commented = || Session::open(&commented).expect("a row").session.document.row;
    assert_eq!(read_commented(), row, "the row comes back from its text");
    let name = "a comment in each line : no comments";
    let ratio = Ratio { at_most: Some(3.0), ..Ratio::measure(name, runs, read_commented, read) };
    if measures {
        println!("  {ratio}   {:.1} MB", text.len() as f64 / 1e6);
    }
    for file in [file, commented] {
        fs::remove_file(file).expect("the file is there");
    }
}

/// Runs a command that gets a text from a pipe.
///
/// # Panics
/// If it does not run, or fails.
fn through(command: &mut Command, text: &str) {
    let mut process = command.stdin(Stdio::piped()).stdout(Stdio::null()).spawn().expect("the command runs");
    process.stdin.take().expect("a pipe").write_all(text.as_bytes()).expect("it reads all");
    assert!(process.wait().expect("it ends").success());
}
