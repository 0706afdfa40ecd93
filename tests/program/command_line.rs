//! The program on the command line: its answers, its messages and its exit statuses.

#[cfg(unix)]
use coin_duel::text::said;
use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// The program without a display, so that it cannot open a window by accident.
fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_coin-duel"));
    for display in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        command.env_remove(display);
    }
    // The answers are compared with English, whatever the system speaks.
    command.env("LC_ALL", "C").env_remove("LANGUAGE");
    command.stdin(Stdio::null());
    command
}

fn run(arguments: &[&str]) -> Output {
    program().args(arguments).output().expect("the program starts")
}

/// Runs the program with `input` on its standard input.
fn run_with_input(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = program()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // The program may refuse the input before it has read all of it. Then the pipe is closed, which is no error.
    let _ = child.stdin.take().expect("standard input is a pipe").write_all(input);
    child.wait_with_output().expect("the program ends")
}

fn stdout(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).expect("the answer is UTF-8")
}

fn stderr(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).expect("the message is UTF-8")
}

/// The JSON on standard output. Checks that the program succeeded and printed nothing else.
fn json(output: &Output) -> Value {
    assert_eq!((output.status.code(), stderr(output)), (Some(0), ""));
    serde_json::from_str(stdout(output)).unwrap_or_else(|error| panic!("{error}: {}", stdout(output)))
}

fn assert_refused(output: &Output, message: &str) {
    assert_eq!((output.status.code(), stdout(output), stderr(output)), (Some(2), "", message));
}

fn words(text: &str) -> Vec<&str> {
    text.split(' ').collect()
}

#[test]
fn published_rows_get_their_published_scores() {
    for (row, fir, sec, pick) in [
        ("8 15 3 7", 22, 11, "right"),
        ("2 2 2 2", 4, 4, "tie"),
        ("20 30 2 2 2 10", 42, 24, "right"),
        ("5 3 7 10", 15, 10, "right"),
        ("3 17 2 1", 18, 5, "right"),
        ("1 3 100 2", 101, 5, "left"),
        ("1 30 100 15 2", 47, 101, "right"),
        ("5 4 8 10", 15, 12, "right"),
        ("3 9 1 2", 11, 4, "right"),
        ("1 100 3", 4, 100, "tie"),
        ("15 2", 15, 2, "left"),
        ("15", 15, 0, "tie"),
    ] {
        let answer = json(&run(&[&["solve", "--json"], words(row).as_slice()].concat()));
        assert_eq!(answer["n"], words(row).len(), "{row}");
        assert_eq!(answer["sum"], fir + sec, "{row}");
        assert_eq!((&answer["fir"], &answer["sec"]), (&fir.into(), &sec.into()), "{row}");
        assert_eq!(answer["difference"], fir - sec, "{row}");
        assert_eq!(answer["pick"], pick, "{row}");
        let (left, right) = (answer["left"].as_i64().unwrap(), answer["right"].as_i64().unwrap());
        assert_eq!(left.max(right), fir, "{row}");
        assert_eq!(pick == "tie", left == right, "{row}");
    }
}

#[test]
fn coins_count_from_1_if_the_option_or_the_session_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let session = folder.path().join("counted.ron");
    fs::write(&session, "(version: 6, coins: [8, 15, 3, 7], count_from: 1)").unwrap();
    let session = session.to_str().unwrap();
    for (arguments, first_row) in [
        (&["solve", "8", "15", "3", "7", "--count-from", "1"][..], "i=1 "),
        (&["solve", "--count-from", "0", "8", "15", "3", "7"], "i=0 "),
        (&["solve", session], "i=1 "),
        (&["solve", session, "--count-from", "0"], "i=0 "),
    ] {
        let output = run(arguments);
        assert_eq!((output.status.code(), stderr(&output)), (Some(0), ""));
        let rows = stdout(&output).lines().filter(|line| line.starts_with("i=")).collect::<Vec<_>>();
        assert!(rows.len() == 4 && rows[0].starts_with(first_row), "{arguments:?}: {rows:?}");
    }
    let table = folder.path().join("table.md");
    for (arguments, heading) in [(&[][..], "| v[1] = 8 "), (&["--count-from", "0"], "| v[0] = 8 ")] {
        let output = run(&[&["export", session, "--out", table.to_str().unwrap()], arguments].concat());
        assert_eq!((output.status.code(), stderr(&output)), (Some(0), ""));
        let text = fs::read_to_string(&table).unwrap();
        assert!(text.contains(heading), "{text}");
    }
    let output = run(&["solve", "8", "--count-from", "2"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("write 0 or 1"), "{}", stderr(&output));
}

#[test]
fn negative_coins_and_options_may_come_in_any_order() {
    for arguments in [
        &["solve", "-8", "15", "-3", "--json"][..],
        &["solve", "--json", "-8", "15", "-3"],
        &["solve", "-8,", "15,", "-3", "--json"],
        &["solve", "-8", "--json", "15", "-3"],
        &["solve", "--json", "--", "-8", "15", "-3"],
        &["solve", "--json", "-8 15 -3"],
        &["solve", "--json", "−8", "15", "−3"],
    ] {
        let answer = json(&run(arguments));
        assert_eq!((&answer["n"], &answer["sum"]), (&3.into(), &4.into()), "{arguments:?}");
        assert_eq!((&answer["fir"], &answer["sec"]), (&(-11).into(), &15.into()), "{arguments:?}");
    }
}

#[test]
fn arguments_may_be_any_text_that_can_be_pasted_as_a_row() {
    for arguments in [
        &["[8, 15, 3, 7]"][..],
        &["8,", "15,", "3,", "7"],
        &["8,15,3,7"],
        &["[8,", "15,", "3,", "7]"],
        &["int[] coins = {8, 15, 3, 7};"],
        &["let", "coins", "=", "vec![8,", "15,", "3,", "7];"],
    ] {
        assert_eq!(json(&run(&[&["solve", "--json"], arguments].concat()))["fir"], 22, "{arguments:?}");
    }
}

#[test]
fn a_text_that_can_be_more_than_one_row_is_read_as_asked() {
    let judges = "4\n4 5 1 3\n";
    let taken = run_with_input(&["solve", "--json", "-"], judges.as_bytes());
    let remark = "read as 4 coins, because the first line is the number of coins; --read-as numbers reads 5 coins\n";
    assert_eq!((taken.status.code(), stderr(&taken)), (Some(0), remark));
    assert!(stdout(&taken).starts_with("{\"n\":4,\"sum\":13,\"fir\":8,"), "{}", stdout(&taken));
    let all = run_with_input(&["solve", "--json", "--read-as", "numbers", "-"], judges.as_bytes());
    assert_eq!(json(&all)["n"], 5);

    let (folder, path) = file_of("row.txt", "1,250, 2,125");
    let out = folder.path().join("row.svg").display().to_string();
    let sheet = folder.path().join("sheet.md").display().to_string();
    let problem = "this can be 4 coins 1, 250, 2, 125 (numbers) or 2 coins 1250, 2125 (thousands); choose with --read-as \
                   NAME, or paste the text into the row field";
    for command in [&["solve", &path][..], &["export", &path, "--out", &out], &["worksheet", &path, "--out", &sheet]] {
        assert_refused(&run(command), &format!("error: {path}, character 1: {problem}\n"));
        let chosen = run(&[command, &["--read-as", "thousands"]].concat());
        assert_eq!(chosen.status.code(), Some(0), "{command:?}: {}", stderr(&chosen));
    }
    assert_eq!(json(&run(&["solve", "--json", "--read-as", "thousands", &path]))["sum"], 3375);
    let refused = run(&["solve", "--read-as", "count-first", "8", "15"]);
    let problem = "this can't be read as “count-first”, in which the first line is the number of coins";
    assert_refused(&refused, &format!("error: character 1: {problem}\n"));
    let unknown = run(&["solve", "--read-as", "dozens", "8"]);
    assert!(stderr(&unknown).contains("numbers, count-first, index-column, thousands, repeat"), "{}", stderr(&unknown));
}

#[test]
fn a_row_is_read_from_standard_input() {
    for input in ["8 15 3 7", "8\n15\n3\n7\n", "[8, 15, 3, 7]\r\n", "\u{feff}8 15 3 7"] {
        assert_eq!(json(&run_with_input(&["solve", "-", "--json"], input.as_bytes()))["fir"], 22, "{input:?}");
    }
}

/// Writes a file into a new folder, which is removed when the first part of the result is dropped.
fn file_of(name: &str, content: &str) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join(name);
    fs::write(&path, content).expect("the folder can be written to");
    let path = path.to_str().expect("a test uses plain names").to_owned();
    (folder, path)
}

#[test]
fn a_row_is_read_from_a_file() {
    for (name, content) in [
        ("row.txt", "8\n15\n3\n7\n"),
        ("row.csv", "8,15,3,7\n"),
        ("a row", "# no ending\n(8, 15, 3, 7)"),
        ("lesson.ron", "(version: 1, coins: [8, 15, 3, 7])"),
    ] {
        let (_folder, path) = file_of(name, content);
        assert_eq!(json(&run(&["solve", "--json", &path]))["fir"], 22, "{name}");
    }
}

#[test]
fn a_row_is_read_from_a_file_whose_name_begins_like_a_negative_coin() {
    let (folder, _) = file_of("-5.txt", "8 15 3 7");
    for arguments in [&["solve", "--json", "-5.txt"][..], &["solve", "--json", "--", "-5.txt"]] {
        let output = program().args(arguments).current_dir(&folder).output().expect("the program starts");
        assert_eq!(json(&output)["fir"], 22, "{arguments:?}");
    }
    let output = program().args(["solve", "-6.txt"]).current_dir(&folder).output().expect("the program starts");
    assert!(stderr(&output).starts_with("coin-duel: cannot open -6.txt: "), "{}", stderr(&output));
}

#[test]
fn a_course_is_no_row() {
    let (_folder, path) = file_of("course.ron", "(version: 1, lessons: [session((version: 8, coins: [8, 15]))])");
    let problem = "is a course, not a row; solve the file of one of its lessons, or export the course";
    assert_refused(&run(&["solve", &path]), &format!("error: {path} {problem}\n"));
}

#[test]
fn a_mistyped_command_is_refused_with_the_one_that_is_meant() {
    for (typed, meant) in [("slove", "solve"), ("Solve", "solve"), ("exprot", "export"), ("worksheets", "worksheet")] {
        for rest in [&[][..], &["8", "15"]] {
            let message = format!("error: {typed} is no command and no file; do you mean `{meant}`?\n");
            assert_refused(&run(&[&[typed], rest].concat()), &message);
        }
    }
    // A file of this name is opened, which needs a display here.
    let (folder, _) = file_of("slove", "8 15");
    let output = program().arg("slove").current_dir(&folder).output().expect("the program starts");
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
}

#[cfg(unix)]
#[test]
fn a_row_is_read_from_a_file_whose_name_is_no_utf_8() {
    use std::os::unix::ffi::OsStrExt;

    let folder = tempfile::tempdir().unwrap();
    for name in [&b"r\xff.txt"[..], b"\xff"] {
        let path = folder.path().join(OsStr::from_bytes(name));
        fs::write(&path, "8 15 3 7").unwrap();
        assert_eq!(json(&program().args(["solve", "--json"]).arg(path).output().unwrap())["fir"], 22);
    }
    let missing = folder.path().join(OsStr::from_bytes(b"\xff\x1b[2J.txt"));
    let output = program().arg("solve").arg(missing).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let message = stderr(&output);
    assert!(message.contains("\u{fffd}□[2J.txt: No such file") && !message.contains('\u{1b}'), "{message:?}");
}

#[test]
fn a_folder_is_no_row() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("rows");
    fs::create_dir(&path).unwrap();
    let output = program().arg("solve").arg(&path).output().unwrap();
    let message = format!("coin-duel: cannot open {}: this is a folder, and only a file can be read; ", path.display());
    assert!(output.status.code() == Some(1) && stderr(&output).starts_with(&message), "{}", stderr(&output));
}

#[test]
fn a_bad_row_in_a_file_is_reported_with_the_file_and_the_place() {
    let (_folder, path) = file_of("row.txt", "8\n15\n 1.5\n");
    let problem = said("errors.row-not-whole", &["“1.5”"]);
    for arguments in [&["solve", &path][..], &["export", &path, "--out", "fill.svg"]] {
        assert_refused(&run(arguments), &format!("error: {path}, line 3, character 2: {problem}\n"));
    }
    let (_folder, session) = file_of("lesson.ron", "(version: 5, coins: \"gone.txt\")");
    let output = run(&["solve", &session]);
    assert_eq!((output.status.code(), stdout(&output)), (Some(1), ""));
    assert!(
        stderr(&output).contains(said("errors.session-in-row-file", &["lesson.ron", "cannot open "])),
        "{}",
        stderr(&output)
    );
    let output = run(&["solve", "no-such-row.txt"]);
    let message = fs::read("no-such-row.txt").unwrap_err().to_string();
    let message = message.split(" (os error").next().unwrap_or_default();
    assert_eq!(stderr(&output), format!("coin-duel: cannot open no-such-row.txt: {message}\n"));
}

#[test]
fn a_row_in_a_text_file_is_exported() {
    let (folder, path) = file_of("row.txt", "8 15 3 7");
    let out = folder.path().join("table.csv");
    let output = run(&["export", &path, "--out", out.to_str().unwrap(), "--all"]);
    assert_eq!((output.status.code(), stderr(&output)), (Some(0), ""));
    assert!(fs::read_to_string(out).unwrap().contains("22"));
    assert_eq!(fs::read_to_string(path).unwrap(), "8 15 3 7");
}

#[test]
fn a_row_without_a_session_is_exported_with_its_full_table_and_a_session_where_it_stands() {
    let (folder, row) = file_of("row.txt", "8 15 3 7");
    let session = folder.path().join("lesson.ron");
    fs::write(&session, "(version: 8, coins: [8, 15, 3, 7])").unwrap();
    let out = folder.path().join("t.svg");
    let is_filled = |path: &str, arguments: &[&str]| {
        let output = run(&[&["export", path, "--out", out.to_str().unwrap()], arguments].concat());
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        fs::read_to_string(&out).unwrap().contains("fir = 22, ")
    };
    let session = session.to_str().unwrap();
    assert!(is_filled(&row, &[]) && !is_filled(&row, &["--step", "3"]) && !is_filled(&row, &["--step", "first"]));
    assert!(!is_filled(session, &[]) && is_filled(session, &["--step", "last"]));
    let moves = |arguments: &[&str]| {
        is_filled(&row, &[&["--game"], arguments].concat());
        fs::read_to_string(&out).unwrap()
    };
    assert_eq!(moves(&[]), moves(&["--step", "4"]));
    assert_eq!(moves(&["--step", "last"]), moves(&["--step", "4"]));
}

#[test]
fn a_session_at_its_start_gives_an_empty_picture_and_a_note() {
    let (folder, session) = file_of("lesson.ron", "(version: 8, coins: [8, 15, 3, 7])");
    let notes = |name: &str, arguments: &[&str]| {
        let out = folder.path().join(name);
        let output = run(&[&["export", &session, "--out", out.to_str().unwrap()], arguments].concat());
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        stderr(&output).to_owned()
    };
    assert!(notes("t.svg", &[]).contains("--step last"));
    assert!(notes("t.txt", &[]).contains("--step last"));
    assert!(notes("t.svg", &["--show", "lanes"]).contains("--step last"));
    for (name, arguments) in
        [("t.svg", ["--step", "first"]), ("t.svg", ["--step", "last"]), ("t.svg", ["--show", "code"])]
    {
        assert_eq!(notes(name, &arguments), "");
    }
    for name in ["t.csv", "t.gif", "t.html"] {
        assert_eq!(notes(name, &[]), "", "{name}");
    }
}

#[test]
fn the_values_of_a_table_have_the_separator_that_is_chosen() {
    let (folder, row) = file_of("row.txt", "8 15");
    let table = |name: &str, arguments: &[&str]| {
        let out = folder.path().join(name);
        let output = run(&[&["export", &row, "--out", out.to_str().unwrap()], arguments].concat());
        assert_eq!((output.status.code(), stderr(&output)), (Some(0), ""));
        fs::read_to_string(out).unwrap()
    };
    let commas = table("t.csv", &[]);
    assert!(commas.contains("\r\n0,1,8,15,23,15,8,right,3\r\n"), "{commas}");
    assert_eq!(table("t.csv", &["--separator", "comma"]), commas);
    assert_eq!(table("t.csv", &["--separator", "semicolon"]), commas.replace(',', ";"));
    assert_eq!(table("t.csv", &["--separator", "tab"]), commas.replace(',', "\t"));
    assert_eq!(table("t.tsv", &[]), commas.replace(',', "\t"));
    let output = run(&["export", &row, "--out", "t.tsv", "--separator", "comma"]);
    assert_refused(&output, "error: --separator is for a CSV table; leave it out\n");
}

#[test]
fn a_million_coins_are_solved() {
    // On a rising row the larger end is best, so each player gets every other coin.
    let rising = (1..=1_000_000).map(|coin| coin.to_string()).collect::<Vec<_>>().join("\n");
    let answer = json(&run_with_input(&["solve", "--json", "-"], rising.as_bytes()));
    assert_eq!((&answer["n"], &answer["pick"]), (&1_000_000.into(), &"right".into()));
    assert_eq!(answer["fir"], 500_000_i64 * 500_001);
    assert_eq!(answer["sec"], 500_000_i64 * 500_000);

    let text = run_with_input(&["solve", "-"], rising.as_bytes());
    assert!(stdout(&text).starts_with("row     1, 2, 3, 4, 5, 6, 7, 8, 9, 10, … and 999,990 more\n"));
    assert!(stdout(&text).lines().count() < 20, "what is too long to read is left out");
}

#[test]
fn one_coin_too_many_is_refused() {
    let output = run_with_input(&["solve", "--json", "-"], "7 ".repeat(1_000_001).as_bytes());
    assert_refused(&output, "error: character 2000001: “7” is one coin too many; a row holds at most 1,000,000\n");
}

#[test]
fn too_much_input_is_refused() {
    let output = run_with_input(&["solve", "-"], &b" ".repeat(70 * 1024 * 1024));
    assert_refused(&output, "error: standard input is too long; a row holds at most 1,000,000 coins\n");
}

#[test]
fn a_bad_row_is_refused_in_one_line_that_says_where_and_why() {
    for (arguments, message) in [
        (&["8", "x"][..], said("errors.row-not-a-number", &["character 3: “x”"])),
        (&["8", "1.5"], said("errors.row-not-whole", &["character 3: “1.5”"])),
        (&["8,", ",", "15"], "character 4: a coin is missing before this “,”; put one there or remove the “,”"),
        (&["-8", "-1.5"], said("errors.row-not-whole", &["character 4: “-1.5”"])),
        (&["[8", "15"], "character 1: this “[” is never closed; add a “]” after the last coin"),
        (
            &["1", "1000000000001"],
            said(
                "errors.row-out-of-range",
                &["character 3: “1000000000001”", "−1,000,000,000,000", "1,000,000,000,000"],
            ),
        ),
        (&[""], "character 1: there is no coin yet; type whole numbers, such as 8 15 3 7"),
        (&["8", "-", "15"], said("errors.row-not-a-number", &["character 3: “-”"])),
    ] {
        for options in [&["solve"][..], &["solve", "--json"]] {
            assert_refused(&run(&[options, arguments].concat()), &format!("error: {message}\n"));
        }
    }
}

#[test]
fn a_bad_row_on_standard_input_is_reported_with_its_line() {
    assert_refused(
        &run_with_input(&["solve", "-"], b"8\n15\nx\n"),
        "error: line 3, character 1: “x” is not a whole number; write coins such as 8, -15 or 1_000\n",
    );
    let mend = "open it in an editor and save it with the encoding UTF-8";
    assert_refused(
        &run_with_input(&["solve", "-"], b"8 15 \xff 3"),
        &format!("error: standard input, line 1, column 6: this is not UTF-8 text; {mend}\n"),
    );
    let utf_16: Vec<_> = "8 15 3".encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_refused(
        &run_with_input(&["solve", "-"], &utf_16),
        &format!("error: standard input, line 1, column 1: this is UTF-16 text; {mend}\n"),
    );
    assert_refused(
        &run(&["solve", "-"]),
        "error: character 1: there is no coin yet; type whole numbers, such as 8 15 3 7\n",
    );
}

#[test]
fn an_unknown_option_is_refused() {
    for arguments in [&["--no-such-option"][..], &["solve", "--no-such-option", "8"], &["solve", "8", "-q"]] {
        let output = run(arguments);
        assert_eq!((output.status.code(), stdout(&output)), (Some(2), ""), "{arguments:?}");
        let message = stderr(&output).lines().next().unwrap_or_default();
        let option = arguments.iter().find(|argument| argument.starts_with('-')).unwrap();
        assert_eq!(message, format!("error: unexpected argument '{option}' found"));
    }
}

#[test]
fn solve_without_coins_is_refused() {
    let output = run(&["solve"]);
    assert_eq!((output.status.code(), stdout(&output)), (Some(2), ""));
    assert!(stderr(&output).contains("<COINS>..."), "{}", stderr(&output));
}

#[test]
fn help_and_version_are_printed() {
    for (arguments, expected) in [
        (&["--help"][..], &["Usage: coin-duel [OPTIONS] [FILE]", "--lecture", "solve", "coin-duel solve 8 15 3 7"][..]),
        (&["solve", "--help"], &["Usage: coin-duel solve", "--json", "standard input"]),
        (&["solve", "-8", "--help"], &["Usage: coin-duel solve"]),
        (&["--version"], &[concat!("coin-duel ", env!("CARGO_PKG_VERSION"), "\n")]),
    ] {
        let output = run(arguments);
        assert_eq!((output.status.code(), stderr(&output)), (Some(0), ""), "{arguments:?}");
        for words in expected {
            assert!(stdout(&output).contains(words), "{arguments:?} says no {words:?}:\n{}", stdout(&output));
        }
    }
}

#[test]
fn a_lecture_needs_a_file() {
    for arguments in [&["--lecture"][..], &["--lecture", "solve", "8", "15"]] {
        let output = run(arguments);
        assert_eq!((output.status.code(), stdout(&output)), (Some(2), ""), "{arguments:?}");
        assert!(stderr(&output).starts_with("error: "), "{}", stderr(&output));
    }
}

#[test]
fn a_reader_that_stops_early_is_no_error() {
    let mut child = program()
        .args(["solve", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // The reader is gone before the program has its row.
    drop(child.stdout.take());
    child.stdin.take().expect("standard input is a pipe").write_all(b"8 15 3 7").expect("the program reads");
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!((output.status.code(), stderr(&output)), (Some(0), ""));
}

#[cfg(target_os = "linux")]
#[test]
fn an_answer_that_cannot_be_written_is_an_error() {
    let full = fs::OpenOptions::new().write(true).open("/dev/full").expect("Linux has /dev/full");
    for arguments in [&["solve", "8", "15"][..], &["--help"], &["export", "--help"], &["--version"]] {
        let full = full.try_clone().expect("it can be opened again");
        let output = program().args(arguments).stdout(full).output().expect("the program starts");
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        assert_eq!(stderr(&output), "coin-duel: cannot write the answer: No space left on device (os error 28)\n");
    }
}

#[test]
fn a_system_that_gives_no_threads_still_gets_an_answer() {
    // No thread gets a stack of this size.
    let coins: Vec<_> = (0..200_000_u64).map(|k| (k * k % 1_009).to_string()).collect();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("row.txt");
    fs::write(&file, coins.join(" ")).unwrap();
    let answer = |program: &mut Command| {
        let output = program.args(["solve", "--json"]).arg(&file).output().unwrap();
        (output.status.success(), String::from_utf8_lossy(&output.stdout).into_owned())
    };
    let with_threads = answer(&mut program());
    assert!(with_threads.0 && with_threads.1.contains("\"n\""), "{with_threads:?}");
    assert_eq!(answer(program().env("RUST_MIN_STACK", (1_u64 << 60).to_string())), with_threads);
}

#[cfg(all(feature = "gui", target_os = "linux"))]
#[test]
fn without_a_display_the_program_says_in_one_line_what_to_do() {
    for arguments in [&[][..], &["lesson.ron"]] {
        let output = run(arguments);
        assert_eq!((output.status.code(), stdout(&output)), (Some(1), ""), "{}", stderr(&output));
        let message = stderr(&output);
        assert!(message.starts_with("coin-duel: ") && message.contains("display"), "{message}");
        assert!(message.contains("coin-duel solve"), "{message}");
        assert_eq!(message.find('\n'), Some(message.len() - 1), "the message is one line: {message}");
    }
}

#[test]
fn a_row_is_solved_under_each_rule() {
    let answer =
        |rule: &str, coins: &str| json(&run(&[&["solve", "--json", "--rule", rule], words(coins).as_slice()].concat()));
    for (rule, coins, key, expected) in [
        ("classic", "8 15 3 7", "difference", 11),
        ("what-stays", "5 3 1 4 2", "difference", 6),
        ("up-to-2", "1 2 3 4", "difference", 4),
        ("any-number", "4 -10 -20 7", "difference", 7),
        ("fewest-wins", "8 15 3 7", "first", 11),
        ("rising-prices", "1 3 1 5 2", "total", 43),
        ("doubling-prices", "4 5 0 5", "total", 122),
        ("circle", "2 0 0 1 0 1 0 0 1 0 2 0 0 2 0", "first", 4),
    ] {
        let answer = answer(rule, coins);
        assert_eq!((answer["rule"].as_str(), answer[key].as_i64()), (Some(rule), Some(expected)), "{answer}");
    }
    assert_eq!(answer("up-to-2", "3 9 1 2 -4")["takes"], serde_json::json!([{"end": "left", "count": 2}]));
    // A million coins, where fusion serves the rule.
    let row = (1..=1_000_000).map(|coin: i64| coin.to_string()).collect::<Vec<_>>().join(" ");
    let long = json(&run_with_input(&["solve", "--json", "--rule", "fewest-wins", "-"], row.as_bytes()));
    assert_eq!(long["difference"], -500_000);
}

#[test]
fn an_answer_under_a_rule_says_the_rule_and_shows_the_game() {
    let expected = "\
row     5, 3, 1
coins   3, sum 9
rule    what-stays: take the coin at one end away, and get the sum of the coins that stay
        d[i][j] = max(sum[i+1][j] − d[i+1][j], sum[i][j−1] − d[i][j−1])
        d[i][i] = 0
result  First 8, Second 5, difference 3: First wins
pick    right 1: worth a difference of 3
fusion  fails under this rule: 0, 1, 1 is worth 1, and fused to 0 it would be worth 0

game    best play; what each move gets, and both scores after
#  player  takes    gets  First  Second
1  First   right 1     8      8       0
2  Second  right 3     5      8       5
3  First   left 5      0      8       5
";
    let output = run(&["solve", "--rule", "what-stays", "5", "3", "1"]);
    assert_eq!(stdout(&output), expected);
    let alone = run(&["solve", "--rule", "rising-prices", "1", "3", "1", "5", "2"]);
    assert!(stdout(&alone).contains("total 43") && !stdout(&alone).contains("Second"), "{}", stdout(&alone));
}

#[test]
fn what_is_no_rule_or_too_much_for_one_is_refused_with_what_would_be_right() {
    let unknown = run(&["solve", "--rule", "stones", "8"]);
    assert_eq!(unknown.status.code(), Some(2));
    assert!(stderr(&unknown).contains("what-stays, up-to-2 … up-to-1000"), "{}", stderr(&unknown));
    let many = "1 ".repeat(1001);
    let ring = run_with_input(&["solve", "--rule", "circle", "-"], many.as_bytes());
    assert!(stderr(&ring).contains("at most 1,000 coins"), "{}", stderr(&ring));
    let doubled = run_with_input(&["solve", "--rule", "doubling-prices", "-"], many.as_bytes());
    assert!(stderr(&doubled).contains("coin number 1 (1)"), "{}", stderr(&doubled));
}
