//! Quizzes for learning platforms, which other programs read and solve.
//!
//! The script `tests/quizzes/check.py` reads each question and finds its answer by brute force. `xmllint` checks each file
//! against a schema that is written from the published descriptions. If Python or `xmllint` is missing, a test says so on
//! standard error and passes. With the environment variable `COIN_DUEL_NEED_QUIZ` set, it fails instead. The readers of
//! other people are packages of Python: `COIN_DUEL_QUIZ_PYTHON` names the Python that has them.

use std::fs;
use std::io::{Cursor, Read};
use std::path::Path;
use std::process::Command;

use coin_duel::export::worksheet::{Task, Tasks, Variants, WorksheetRows, Worksheets};
use coin_duel::export::{ExportFormat, ExportRecipe, ExportSubject, Material};
use coin_duel::game::{CountFrom, Recurrence, Row};
use coin_duel::session::{Document, Session};
use std::ops::ControlFlow;
use tools::have;

mod tools;

const NEED: &str = "COIN_DUEL_NEED_QUIZ";

fn session(coins: &[i64]) -> Session {
    Session::new(Document::from(Row::new(coins).unwrap()))
}

fn variants(coins: usize, count: usize, seed: u64) -> WorksheetRows {
    WorksheetRows::Variants(Variants { coins, low: 1, high: 20, count, seed })
}

fn all_tasks(rows: WorksheetRows) -> Worksheets {
    Worksheets { rows, tasks: Tasks::new(Task::ALL), ..Worksheets::default() }
}

/// Writes a quiz, and returns its bytes.
fn write(format: ExportFormat, worksheets: Worksheets, session: &Session, path: &Path) -> Vec<u8> {
    let recipe = ExportRecipe { subject: ExportSubject::Worksheet, worksheets, ..ExportRecipe::new(format) };
    let written = recipe.write(&Material::alone(session.clone()), path, &[], &|_, _| ControlFlow::Continue(()));
    assert!(written.unwrap().is_continue());
    fs::read(path).unwrap()
}

/// Returns quizzes of many kinds with their names.
fn many_quizzes() -> Vec<(&'static str, Worksheets, Session)> {
    let row = WorksheetRows::Session;
    let of = |recurrence| Worksheets { recurrence, ..all_tasks(row) };
    let without_gaps = |recurrence| {
        let tasks = Tasks::new(Task::ALL.into_iter().filter(|task| !matches!(task, Task::Recurrence | Task::Count)));
        Worksheets { tasks, ..of(recurrence) }
    };
    let mut titled = session(&[4, -14, 11, 3, 9]);
    titled.document.title.push_str("A & B / <C> ]]> “D” \"E\"");
    vec![
        ("variants", all_tasks(variants(6, 24, 7)), session(&[1])),
        ("negative", all_tasks(row), titled),
        ("long", all_tasks(variants(12, 8, 3)), session(&[1])),
        ("one-coin", all_tasks(row), session(&[5])),
        ("two-coins", all_tasks(row), session(&[5, 5])),
        ("two-ahead", without_gaps(Recurrence::TWO_AHEAD), session(&[8, 15, 3, 7, 9, 2])),
        ("my-turn", without_gaps(Recurrence::MY_TURN), session(&[8, 15, 3, 7, 9, 2])),
        ("difference", without_gaps(Recurrence::DIFFERENCE), session(&[8, 15, 3, 7, 9, 2])),
        ("draw", all_tasks(row), session(&[3, 3, 3, 3])),
    ]
}

/// Runs the script, and returns what it prints.
fn check(moodle: &Path, qti: &Path, python: &str, options: &[&str]) -> Result<String, String> {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/quizzes/check.py");
    let output = Command::new(python).arg(script).args([moodle, qti]).args(options).output().unwrap();
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() { Ok(told) } else { Err(String::from_utf8_lossy(&output.stderr).into_owned()) }
}

/// Writes many quizzes in both formats, and asserts that the script finds nothing wrong.
fn check_many(python: &str, options: &[&str]) {
    let folder = tempfile::tempdir().unwrap();
    for (name, worksheets, session) in many_quizzes() {
        let paths = ["moodle.xml", "qti.zip"].map(|ending| folder.path().join(format!("{name}.{ending}")));
        write(ExportFormat::Moodle, worksheets, &session, &paths[0]);
        write(ExportFormat::Qti, worksheets, &session, &paths[1]);
        check(&paths[0], &paths[1], python, options).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}

#[test]
fn a_script_reads_each_question_and_finds_its_answer_right() {
    if !have(&["python3"], NEED) {
        return;
    }
    check_many("python3", &[]);
}

#[test]
fn three_hundred_variants_of_all_tasks_have_right_answers() {
    if !have(&["python3"], NEED) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let paths = ["moodle.xml", "qti.zip"].map(|ending| folder.path().join(format!("all.{ending}")));
    write(ExportFormat::Moodle, all_tasks(variants(6, 300, 7)), &session(&[1]), &paths[0]);
    write(ExportFormat::Qti, all_tasks(variants(6, 300, 7)), &session(&[1]), &paths[1]);
    let told = check(&paths[0], &paths[1], "python3", &[]).unwrap_or_else(|error| panic!("{error}"));
    // 38 sheets of the first four tasks and 37 of the others: 4, 3, 2, 2, 2, 2 and 2 questions. The gaps are the same on all.
    assert_eq!(told.split(' ').next(), Some("643"), "{told}");
}

#[test]
fn the_script_finds_a_wrong_answer() {
    if !have(&["python3"], NEED) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let [moodle, qti] = ["q.moodle.xml", "q.qti.zip"].map(|name| folder.path().join(name));
    let worksheets = Worksheets { tasks: Tasks::new([Task::Winner]), ..Worksheets::default() };
    let row = session(&[8, 15, 3, 7]);
    let text = String::from_utf8(write(ExportFormat::Moodle, worksheets, &row, &moodle)).unwrap();
    write(ExportFormat::Qti, worksheets, &row, &qti);
    assert!(check(&moodle, &qti, "python3", &[]).is_ok());
    for (right, wrong) in [
        ("<text>11</text>", "<text>12</text>"),
        ("fraction=\"100\" format=\"html\"", "fraction=\"0\" format=\"html\""),
        ("Row: 8, 15", "Row: 9, 15"),
        ("The row of coins 8", "The row of coins 9"),
    ] {
        assert!(text.contains(right), "{right}");
        fs::write(&moodle, text.replacen(right, wrong, 1)).unwrap();
        assert!(check(&moodle, &qti, "python3", &[]).is_err(), "{wrong}");
    }
}

#[test]
fn each_file_follows_its_schema() {
    if !have(&["xmllint"], NEED) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for (name, worksheets, session) in many_quizzes() {
        let path = folder.path().join(format!("{name}.moodle.xml"));
        write(ExportFormat::Moodle, worksheets, &session, &path);
        ours.push(path);
        let package = write(ExportFormat::Qti, worksheets, &session, &folder.path().join(name));
        let mut archive = zip::ZipArchive::new(Cursor::new(package)).unwrap();
        for index in 0..archive.len() {
            let mut file = archive.by_index(index).unwrap();
            if file.name().unwrap().ends_with(".xml") {
                let path = folder.path().join(format!("{name}-{index}.xml"));
                let mut text = String::new();
                file.read_to_string(&mut text).unwrap();
                fs::write(&path, text).unwrap();
                theirs.push(path);
            }
        }
    }
    let valid = |schema: &str, files: &[std::path::PathBuf]| {
        let schema = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/quizzes").join(schema);
        let output = Command::new("xmllint").args(["--noout", "--huge", "--relaxng"]).arg(schema).args(files).output();
        let output = output.unwrap();
        (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    for (schema, files) in [("moodle.rng", &ours), ("qti.rng", &theirs)] {
        let (is_valid, told) = valid(schema, files);
        assert!(
            is_valid,
            "{schema}: {}",
            told.lines().filter(|line| !line.ends_with("validates")).take(8).collect::<Vec<_>>().join("\n")
        );
        // And it finds what is no such file.
        let text = fs::read_to_string(&files[0]).unwrap();
        let broken = folder.path().join("broken.xml");
        fs::write(
            &broken,
            text.replacen("identifier=", "name=", 1).replacen("type=\"numerical\"", "type=\"number\"", 1),
        )
        .unwrap();
        assert!(!valid(schema, &[broken]).0, "{schema}");
    }
}

#[test]
fn readers_of_other_people_find_the_same_questions() {
    let python = std::env::var("COIN_DUEL_QUIZ_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let has_packages = Command::new(&python).args(["-c", "import moodle_xml_parser, onyx2moodle.parser"]).output();
    if !has_packages.is_ok_and(|output| output.status.success()) {
        assert!(std::env::var_os(NEED).is_none(), "{python} lacks moodle-xml-parser or onyx2moodle");
        return;
    }
    check_many(&python, &["--readers"]);
}

#[test]
fn the_same_seed_gives_the_same_file_and_a_longer_set_begins_with_the_same_questions() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("quiz");
    for format in [ExportFormat::Moodle, ExportFormat::Qti] {
        let write = |count| write(format, all_tasks(variants(6, count, 7)), &session(&[1]), &path);
        assert!(write(3) == write(3), "{format:?}");
    }
    let ids = |worksheets| {
        let text = String::from_utf8(write(ExportFormat::Moodle, worksheets, &session(&[1]), &path)).unwrap();
        let ids = text.lines().filter_map(|line| line.trim().strip_prefix("<idnumber>"));
        ids.map(str::to_owned).collect::<Vec<_>>()
    };
    let (few, many) = (ids(all_tasks(variants(6, 8, 7))), ids(all_tasks(variants(6, 16, 7))));
    assert!(few.len() == 20 && many.starts_with(&few), "{few:?} {many:?}");
    let from_one = Worksheets { count_from: CountFrom::One, ..all_tasks(variants(6, 8, 7)) };
    assert!(ids(from_one).iter().all(|id| !few.contains(id)), "other names of cells are other questions");
}
