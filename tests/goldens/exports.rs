//! What the command line writes: every format of every subject, theme and length of a row, and each option.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use rayon::prelude::*;
use siphasher::sip128::{Hasher128, SipHasher13};
use std::hash::Hasher;

use crate::{animation, golden};

const SUBJECTS: [&str; 7] = ["fill", "game", "lanes", "tree", "code", "fusion", "stops"];
const THEMES: [&str; 3] = ["light", "dark", "contrast"];
const ROWS: [&str; 3] = ["4.ron", "16.ron", "64.ron"];
const TEXTS: [&str; 6] = ["csv", "tsv", "md", "tex", "typ", "txt"];
const RECURRENCES: [&str; 4] = ["fir_sec", "two_ahead", "my_turn", "difference"];
const FILL_ORDERS: [&str; 4] = ["diagonals", "rows", "columns", "recursion"];
const LANGUAGES: [&str; 5] = ["pseudocode", "rust", "python", "java", "cpp"];

/// The most bytes of a text that is kept in full.
const MAX_KEPT: usize = 6_000;

/// An order to the command line: its arguments, without the file to write, and the extension of that file.
struct Order {
    arguments: String,
    extension: &'static str,
}

#[derive(Default)]
struct Orders(Vec<Order>);

impl Orders {
    fn add(&mut self, arguments: impl Into<String>, extension: &'static str) {
        self.0.push(Order { arguments: arguments.into(), extension });
    }

    fn add_each(&mut self, arguments: &str, extensions: &[&'static str]) {
        for extension in extensions {
            self.add(arguments, extension);
        }
    }
}

/// Every format of every subject, in each theme that it has.
fn formats_subjects_themes() -> Orders {
    let mut orders = Orders::default();
    for row in ROWS {
        let scale = if row == "4.ron" { "1" } else { "0.5" };
        for subject in SUBJECTS {
            for theme in THEMES {
                let order = format!("export {row} --show {subject} --theme {theme}");
                orders.add_each(&order, &["pdf", "svg"]);
                orders.add(format!("{order} --scale {scale}"), "png");
                // Animations of long rows take long.
                if row != "64.ron" || theme == "dark" {
                    orders.add_each(&format!("{order} --scale 0.25 --by sweep"), &["gif", "apng"]);
                }
            }
            let order = format!("export {row} --show {subject}");
            orders.add_each(&order, &TEXTS);
            orders.add(&order, "html");
            orders.add_each(&format!("{order} --all"), &["tex", "txt"]);
            orders.add(format!("{order} --all --by sweep"), "svg");
        }
    }
    orders
}

/// Each option of an export, with values that differ from the usual ones.
fn options() -> Orders {
    let mut orders = Orders::default();
    for row in ["4.ron", "16.ron"] {
        for option in [
            "--table-only",
            "--layout square",
            "--layout triangle",
            "--count-from 0",
            "--count-from 1",
            "--step first",
            "--step last",
            "--step 3",
            "--step 9999",
            "--game",
            "--game --behind filled",
            "--game --behind empty",
            "--show tree --fold graph",
            "--show tree --fold table",
            "--show tree --table-only",
            "--show code --table-only",
            "--show game --table-only",
            "--show fusion --table-only",
            "--show lanes --table-only",
            "--show stops --edition answers",
            "--show stops --edition lecturer",
            "--size 1920x1080",
            "--size 300x900",
            "--size 1x1",
            "--scale 3",
            "--scale 9",
            "--seconds 1",
            "--quiz",
            "--separator tab",
            "--behind empty",
            "--fold table",
            "--per-page 2",
            "--slides 4:3",
            "--dry-run",
        ] {
            orders.add(format!("export {row} {option}"), "svg");
        }
        for option in [
            "--slides 4:3",
            "--slides 16:9",
            "--per-page 1",
            "--per-page 4 --paper letter",
            "--per-page 6 --notes below",
            "--per-page 2 --notes none --show stops",
            "--per-page 2 --show stops --edition answers",
            "--per-page 2 --show stops --edition lecturer",
            "--all",
            "--all --by sweep --theme dark",
            "--all --table-only --by sweep",
            "--game --all",
            "--per-page 3",
            "--scale 2",
            "--size 300x300",
        ] {
            orders.add(format!("export {row} {option}"), "pdf");
        }
        for option in ["", "--quiz", "--count-from 1", "--theme dark", "--edition lecturer --show stops", "--step 3"] {
            orders.add(format!("export {row} {option}"), "html");
        }
        for option in ["--separator semicolon", "--separator tab", "--count-from 1", "--step first", "--all"] {
            orders.add(format!("export {row} {option}"), "csv");
        }
        orders.add_each(&format!("export {row} --separator tab"), &["tsv", "md"]);
        orders.add_each(&format!("export {row} --game --all --count-from 1"), &["txt", "md", "tex"]);
        orders.add_each(&format!("export {row} --layout triangle --all"), &["md", "tex", "typ"]);
        for option in ["--step last", "--game", "--seconds 0.1", "--table-only", "--seconds 99", "--dry-run"] {
            orders.add_each(&format!("export {row} --scale 0.25 --by sweep {option}"), &["gif", "apng"]);
        }
        orders.add_each(&format!("export {row} --by sweep --size 320x200"), &["gif", "apng"]);
        orders.add_each(&format!("export {row} --all --by sweep --dry-run"), &["pdf", "png", "html", "csv", "txt"]);
    }
    orders.add_each("export 4.ron --all --by phase", &["svg", "txt", "pdf"]);
    orders.add_each("export 4.ron --by phase --scale 0.25", &["gif", "apng"]);
    orders.add_each("export row.txt", &["svg", "csv", "txt"]);
    orders.add("export 4.ron", "jpeg");
    orders.add("export none.ron", "svg");
    orders
}

/// The same four coins in each recurrence and fill order.
fn variants() -> Orders {
    let mut orders = Orders::default();
    for recurrence in RECURRENCES {
        for fill_order in FILL_ORDERS {
            let session = format!("{recurrence}-{fill_order}.ron");
            orders.add_each(&format!("export {session}"), &["svg", "md", "typ", "txt"]);
            orders.add_each(&format!("export {session} --all"), &["md", "tex", "typ", "csv", "txt"]);
            orders.add_each(&format!("export {session} --show tree"), &["svg"]);
            orders.add_each(&format!("export {session} --show stops"), &["svg"]);
            for language in LANGUAGES {
                orders.add(format!("export {session} --show code --language {language}"), "svg");
            }
            orders.add(format!("worksheet {session}"), "md");
        }
    }
    orders
}

fn courses() -> Orders {
    let mut orders = Orders::default();
    for theme in THEMES {
        let order = format!("export course.ron --theme {theme}");
        orders.add_each(&order, &["pdf", "svg"]);
        orders.add_each(&format!("{order} --scale 0.25"), &["png", "gif", "apng"]);
    }
    orders.add_each("export course.ron", &["html", "csv", "tsv", "md", "tex", "typ", "txt"]);
    for edition in ["students", "answers", "lecturer"] {
        let order = format!("export course.ron --edition {edition}");
        orders.add_each(&order, &["pdf", "svg", "html"]);
        for notes in ["beside", "below", "none"] {
            orders.add(format!("{order} --per-page 2 --notes {notes}"), "pdf");
        }
    }
    for option in [
        "--per-page 1",
        "--per-page 4 --paper letter",
        "--per-page 6",
        "--slides 4:3",
        "--count-from 1",
        "--language python",
        "--fold table",
        "--step 3",
        "--table-only",
        "--show fill",
        "--dry-run",
    ] {
        orders.add(format!("export course.ron {option}"), "pdf");
    }
    orders.add("export course.ron --quiz", "html");
    orders.add_each("export course.ron --dry-run", &["gif", "svg", "html"]);
    orders.add("export lessons/course.ron --dry-run", "pdf");
    orders.add("export lessons/course.ron", "pdf");
    orders.add("export lessons/course.ron --per-page 4", "pdf");
    orders
}

fn worksheets() -> Orders {
    let mut orders = Orders::default();
    let formats = ["pdf", "tex", "typ", "md"];
    for row in ROWS {
        orders.add_each(&format!("worksheet {row}"), &formats);
    }
    for option in [
        "--blank diagonal:3",
        "--blank second",
        "--blank seed:7:40",
        "--blank diagonal:99",
        "--recurrence two-ahead",
        "--recurrence my-turn",
        "--recurrence difference",
        "--recurrence fir-sec",
        "--paper letter",
        "--theme contrast",
        "--count-from 1",
        "--layout triangle",
        "--no-solutions",
    ] {
        orders.add_each(&format!("worksheet 4.ron {option}"), &formats);
        orders.add_each(&format!("worksheet --coins 5 --seed 7 --variants 2 {option}"), &formats);
    }
    orders.add_each("worksheet --coins 8 --seed 7 --numbers -9-9", &formats);
    for task in ["recurrence", "fuse", "greedy"] {
        orders.add_each(&format!("worksheet 4.ron --tasks {task}"), &formats);
    }
    orders.add_each("worksheet 4.ron --tasks fill,winner,recurrence", &["moodle.xml", "qti.zip"]);
    orders.add_each("worksheet --coins 24 --seed 1 --variants 3", &formats);
    orders.add("worksheet --coins 65 --seed 1", "pdf");
    orders.add("worksheet --coins 6", "pdf");
    orders.add("worksheet 4.ron", "html");
    orders
}

/// What `solve` prints, and the help. They write no file.
fn answers() -> Orders {
    let mut orders = Orders::default();
    for row in ROWS.into_iter().chain(["row.txt", "8 15 3 7", "8", "2 2 2 2", "-5 3 -7", "8 x 7"]) {
        orders.add(format!("solve {row}"), "");
        orders.add(format!("solve --json {row}"), "");
        orders.add(format!("solve --count-from 1 {row}"), "");
    }
    for command in ["", "solve ", "export ", "worksheet "] {
        orders.add(format!("{command}--help"), "");
    }
    orders
}

/// Writes what the orders read: the sessions of this folder, and the same coins in other recurrences and fill orders.
fn write_sessions(folder: &Path) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let copy = |from: PathBuf, to: PathBuf| {
        fs::create_dir_all(&to).unwrap();
        for entry in fs::read_dir(from).unwrap() {
            let entry = entry.unwrap();
            if entry.path().is_dir() {
                continue;
            }
            fs::copy(entry.path(), to.join(entry.file_name())).unwrap();
        }
    };
    copy(root.join("tests/goldens/in"), folder.to_owned());
    copy(root.join("assets/lessons"), folder.join("lessons"));
    copy(root.join("assets/lessons/lecture"), folder.join("lessons/lecture"));
    let session = fs::read_to_string(folder.join("4.ron")).unwrap();
    for recurrence in RECURRENCES {
        for fill_order in FILL_ORDERS {
            let fields = format!("    recurrence: {recurrence},\n    fill_order: {fill_order},");
            let session = session.replace("    fill_order: diagonals,", &fields);
            fs::write(folder.join(format!("{recurrence}-{fill_order}.ron")), session).unwrap();
        }
    }
}

fn hash(parts: impl IntoIterator<Item = impl AsRef<[u8]>>) -> String {
    let mut hasher = SipHasher13::new();
    for part in parts {
        hasher.write_usize(part.as_ref().len());
        hasher.write(part.as_ref());
    }
    format!("{:032x}", hasher.finish128().as_u128())
}

/// What is kept of a file.
fn summary(path: &Path) -> String {
    let bytes = fs::read(path).unwrap();
    let frames = match path.extension().and_then(|extension| extension.to_str()) {
        Some("gif") => animation::of_gif(&bytes),
        Some("apng") => animation::of_apng(&bytes),
        _ => return format!("{}  {} bytes", hash([&bytes]), bytes.len()),
    };
    let time = frames.iter().map(|(_, time)| time).sum::<u64>();
    let count = frames.len();
    let hash = hash(frames.into_iter().flat_map(|(pixels, time)| [pixels, time.to_le_bytes().to_vec()]));
    format!("{hash}  {count} frames, {time} ms")
}

/// Runs an order in a folder with the sessions. Returns what is kept of it.
fn run(folder: &Path, order: &Order) -> String {
    let name = order.arguments.replace(['/', ' ', ':'], "_").replace("--", "");
    let out = format!("out/{name}{}/out.{}", order.extension, order.extension);
    let mut command = Command::new(env!("CARGO_BIN_EXE_coin-duel"));
    command.env("LC_ALL", "C").env_remove("LANGUAGE");
    command.current_dir(folder).stdin(Stdio::null()).env("RAYON_NUM_THREADS", "1").env("COLUMNS", "100");
    command.args(order.arguments.split_whitespace());
    let own = folder.join(&out).parent().unwrap().to_owned();
    if !order.extension.is_empty() {
        fs::create_dir_all(&own).unwrap();
        command.args(["--out", &out]);
    }
    let output = command.output().unwrap();
    let [printed, errors] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
    let mut text = format!("{} → .{}", order.arguments, order.extension);
    let status = output.status.code().expect("the program ends by itself");
    if status > 0 {
        let _ = write!(text, "  status {status}");
    }
    let mut files: Vec<_> = fs::read_dir(&own).into_iter().flatten().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    match &files[..] {
        [] => {}
        [file] => drop(write!(text, "  {}", summary(file))),
        files => {
            let names = files.iter().map(|file| file.file_name().unwrap().to_str().unwrap()).collect::<Vec<_>>();
            let contents = files.iter().flat_map(|file| [summary(file)]).collect::<Vec<_>>();
            let ends = [names[0], names[names.len() - 1]].join(" to ");
            let _ = write!(
                text,
                "  {}  {} files, {ends}",
                hash(names.iter().copied().chain(contents.iter().map(|text| &text[..]))),
                files.len()
            );
        }
    }
    text.push('\n');
    let mut add = |what: &str| {
        for line in what.replace(&out, "OUT").lines() {
            let _ = writeln!(text, "    {line}");
        }
    };
    add(&errors);
    let is_short = |text: &str| text.len() <= MAX_KEPT;
    if files.is_empty() {
        add(&if is_short(&printed) { printed } else { format!("{}  {} bytes", hash([&printed]), printed.len()) });
    }
    let is_of_four =
        ["16.ron", "64.ron", "lessons/", "course.ron", "--coins"].iter().all(|other| !order.arguments.contains(other));
    if let [file] = &files[..]
        && TEXTS.contains(&order.extension)
        && is_of_four
    {
        let content = fs::read_to_string(file).unwrap();
        if is_short(&content) {
            add(&content);
        }
    }
    text
}

/// Runs orders, several at once, and compares what is kept of them.
fn check(name: &str, orders: &Orders) {
    let folder = golden::folder_of_files(name);
    write_sessions(&folder);
    let kept: Vec<_> = orders.0.par_iter().map(|order| run(&folder, order)).collect();
    golden::check(name, &kept.concat());
}

#[test]
#[ignore = "compares with goldens: tests/goldens/run"]
fn exports_of_every_format_subject_and_theme() {
    check("formats", &formats_subjects_themes());
}

#[test]
#[ignore = "compares with goldens: tests/goldens/run"]
fn exports_with_each_option() {
    check("options", &options());
    check("variants", &variants());
}

#[test]
#[ignore = "compares with goldens: tests/goldens/run"]
fn exports_of_courses_worksheets_and_answers() {
    check("courses", &courses());
    check("worksheets", &worksheets());
    check("answers", &answers());
}
