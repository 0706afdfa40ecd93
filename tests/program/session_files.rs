//! Session files on disk: a saved session opens unchanged, a failed save keeps the old file, and every message names
//! the file and the place in it.

use coin_duel::wording;
use std::fs;
use std::path::{Path, PathBuf};
#[cfg(unix)]
use std::process::Command;

use coin_duel::game::{Duel, End, FillOrder, Line, Players, Recurrence, Row, Strategy};
use coin_duel::predict::{FreeQuestion, Frequency, PredictSettings, QuestionKind};
use coin_duel::session::MAX_BYTES;
use coin_duel::session::{Answers, Document, OpenedSession, Session, SessionError, SessionSource, View, Warning};
use coin_duel::session::{Layout, Stop, StopPosition, Stops, Subject, Zoom};
use tempfile::TempDir;

fn session(row: &str) -> Session {
    let row: Row = row.parse().unwrap();
    let document = Document { title: "A title".to_owned(), ..row.into() }.with_words("Two\nlines");
    let view = View { recurrence: Recurrence::DIFFERENCE, subject: Subject::Calls, ..View::default() };
    Session { document, view, zoom: Zoom::Whole, fill_position: 2.5, line: 0, game_position: 1 }
}

fn directory() -> TempDir {
    tempfile::tempdir().expect("a directory for the test")
}

/// Returns the names of the files in `directory`, sorted.
fn names(directory: &Path) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(directory)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().expect("a test uses plain names"))
        .collect();
    names.sort();
    names
}

/// Writes a file into a new directory, which is removed when the first part of the result is dropped.
fn file_of(content: impl AsRef<[u8]>) -> (TempDir, PathBuf) {
    let directory = directory();
    let path = directory.path().join("lesson.ron");
    fs::write(&path, content).unwrap();
    (directory, path)
}

/// The error message for a file of this content, without the file's name at its beginning.
fn complaint(content: impl AsRef<[u8]>) -> String {
    let (_directory, path) = file_of(content);
    let message = Session::open(&path).expect_err("the file is no session").to_string();
    assert!(!message.contains('\n'), "the message is one line: {message}");
    let place = message.strip_prefix(&format!("{}, ", path.display()));
    place.unwrap_or_else(|| panic!("{message} does not begin with the file")).to_owned()
}

fn assert_opens_as(path: &Path, expected: &Session) {
    assert_opens_with(path, expected, &[]);
}

fn assert_opens_with(path: &Path, expected: &Session, warned: &[Warning]) {
    let OpenedSession { session, warnings, .. } = Session::open(path).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((&session, &warnings[..]), (expected, warned));
}

#[test]
fn a_saved_session_opens_unchanged() {
    let directory = directory();
    let path = directory.path().join("a name with spaces and ü.ron");
    session("8 15 3 7").save(&path).unwrap();
    assert_opens_as(&path, &session("8 15 3 7"));
    session("-1 2").save(&path).unwrap();
    assert_opens_as(&path, &session("-1 2"));
    assert_eq!(names(directory.path()), ["a name with spaces and ü.ron"], "nothing else is left behind");
}

#[test]
fn the_longest_possible_row_fits_into_a_file() {
    let mut large = session("1");
    large.document.row = Row::new(vec![-1_000_000_000_000; 1_000_000]).unwrap();
    assert!(large.to_ron().len() as u64 <= MAX_BYTES);
}

/// A file of each earlier version, with the session that it opens as: its view, the step, the line and the move.
#[test]
#[expect(clippy::too_many_lines, reason = "a list of sessions")]
fn every_version_of_a_session_opens_with_all_that_it_holds() {
    let document = |title: &str, notes: &str, row: &str| {
        let document = Document { title: title.to_owned(), ..Document::from(row.parse::<Row>().unwrap()) };
        if notes.is_empty() { document } else { document.with_words(notes) }
    };
    let line = |choices: &[(usize, End)]| Line::new(choices.iter().copied(), 6);
    let lines =
        vec![line(&[(0, End::Right), (2, End::Left)]), line(&[(0, End::Right), (1, End::Left), (2, End::Right)])];
    let you = Players { first: Strategy::You, second: Strategy::Random { seed: u64::MAX } };
    let greedy = Players { first: Strategy::Greedy, second: Strategy::Optimal };
    let predict =
        Some(PredictSettings { kinds: QuestionKind::Sources | QuestionKind::BestEnd, often: Frequency::NowAndThen });
    let (triangle, usual) = (Layout::Triangle, View::default());
    let (rows, recursion) = (FillOrder::Rows, FillOrder::Recursion);
    let stops = vec![
        Stop {
            ask: Some(QuestionKind::BestEnd),
            note: "Hands up for each end.".to_owned(),
            ..Stop::new(StopPosition::Game(0))
        },
        Stop { spotlight: true, layout: Some(triangle), ..Stop::new(StopPosition::Fill(6.5)) },
        Stop {
            subject: Some(Subject::Calls),
            recurrence: Some(Recurrence::DIFFERENCE),
            beside: Some(Subject::Calls),
            blank: true,
            ..Stop::new(StopPosition::Fill(10.0))
        },
    ];
    let six = "8 15 3 7 9 2";
    for (version, (document, view, fill_position, line, game_position)) in (1..).zip([
        (
            document(
                "A row with “everything”",
                "Two lines,\nwith a \"quotation\" and a \t tab.",
                "8 -15 0 1000 1000000000000",
            ),
            usual,
            7.25,
            0,
            2,
        ),
        (
            document("Rows from the bottom", "Which cells does F never read?", six),
            View {
                recurrence: Recurrence::TWO_AHEAD,
                fill_order: recursion,
                layout: triangle,
                beside: Some(Subject::Calls),
                ..usual
            },
            30.5,
            0,
            6,
        ),
        (
            Document {
                duel: Duel::with_lines(you, lines),
                ..document("You against the coin flips", "Where was the mistake?", six)
            },
            View {
                recurrence: Recurrence::DIFFERENCE,
                fill_order: rows,
                layout: triangle,
                beside: Some(Subject::Players),
                ..usual
            },
            21.0,
            1,
            3,
        ),
        (
            Document {
                duel: Duel::new(greedy),
                ..document("What will it read?", "The class answers before each diagonal.", six)
            },
            View { recurrence: Recurrence::MY_TURN, fill_order: FillOrder::Columns, predict, ..usual },
            6.0,
            0,
            1,
        ),
        // The row is in another file.
        (
            Document {
                duel: Duel::new(Players { second: Strategy::Greedy, ..Players::default() }),
                ..document("A row of its own file", "Change the text file, and open this again.", six)
            },
            View { recurrence: Recurrence::DIFFERENCE, fill_order: rows, ..usual },
            4.0,
            0,
            2,
        ),
        (
            {
                let mut document = document("Asked and told", wording::picture::which_end(), "8 15 3 7");
                let words = "The 7: it leaves 8 15 3.".to_owned();
                document.stops.push(Stop { words, ..Stop::new(StopPosition::Fill(10.0)) });
                document
            },
            View { answers: Answers::Earned, ..usual },
            2.0,
            0,
            0,
        ),
        (Document { stops: Stops(stops), ..document("Three stops", "", "8 15 3 7") }, usual, 0.0, 0, 0),
        (
            document("The margin, twice ahead", "", "8 15 3 7"),
            View { recurrence: margin_twice_ahead(), fill_order: FillOrder::Columns, ..usual },
            0.0,
            0,
            0,
        ),
        (path_of_words(), View { answers: Answers::Earned, ..usual }, 0.0, 0, 0),
    ]) {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/fixtures/v{version}.ron"));
        let mut expected = Session { document, view, zoom: Zoom::Legible, fill_position, line, game_position };
        // The notes of a file become words of a stop at its position.
        let mut warnings = Vec::new();
        let had_notes = version < 7;
        if let Some(first) = expected.document.stops.first_mut().filter(|_| had_notes) {
            first.at = StopPosition::Fill(fill_position);
            warnings.push(Warning::SaidAtStops);
        }
        assert_opens_with(&path, &expected, &warnings);
        let folder = directory();
        let saved = folder.path().join("saved.ron");
        expected.save(&saved).unwrap();
        assert_opens_as(&saved, &expected);
    }
}

/// The document of the file of version 9.
fn path_of_words() -> Document {
    let row: Row = "8 15 3 7".parse().unwrap();
    let question = FreeQuestion {
        question: "How many cells?".to_owned(),
        choices: vec!["6".to_owned(), "{cells}".to_owned()],
        answer: "{cells}".to_owned(),
        why: "Each cell is a row.".to_owned(),
    };
    let typed = FreeQuestion {
        question: "What does First get?".to_owned(),
        answer: "{fir}".to_owned(),
        ..FreeQuestion::default()
    };
    let words = |text: &str, at| Stop { words: text.to_owned(), ..Stop::new(StopPosition::Fill(at)) };
    let stops = vec![
        Stop { text: true, ..words("*Rules*: one coin, from either end.", 0.0) },
        Stop { free: Some(question), ..words("There are {cells} cells.", 4.0) },
        Stop { free: Some(typed), ..words("", 10.0) },
    ];
    Document { title: "A path of words and questions".to_owned(), stops: Stops(stops), ..row.into() }
}

fn margin_twice_ahead() -> Recurrence {
    let equations = "e[i][j] = max(v[i] + min(−v[i+1] + e[i+2][j], −v[j] + e[i+1][j−1]), v[j] + min(−v[i] + \
                     e[i+1][j−1], −v[j−1] + e[i][j−2])); e[i][i] = v[i]; e[i][i+1] = max(v[i] − v[j], v[j] − v[i])";
    Recurrence::new(equations.parse().unwrap())
}

#[test]
fn equations_that_are_wrong_are_an_error_with_its_place() {
    let problem = |equations: &str| {
        let text = format!("(version: 8, coins: [8, 15], recurrence: definition(\"{equations}\"))");
        Session::from_ron(&text).unwrap_err().to_string()
    };
    let missing = problem("d[i][j] = max(v[i] - d[i+1][j], v[j] - e[i][j-1])");
    assert!(missing.contains("line 1, column 40: no equation defines e"), "{missing}");
    let bracket = problem("d[i][j] = max(v[i], v[j]");
    assert!(bracket.contains("expected “)”"), "{bracket}");
}

#[test]
fn an_order_that_is_not_possible_is_replaced_with_a_warning() {
    let text = "(version: 8, coins: [8, 15, 3], fill_order: columns, \
                recurrence: definition(\"b[i][j] = max(v[i], b[i+1][j+1]); b[i][i] = v[i]\"))";
    let OpenedSession { session, warnings, .. } = Session::from_ron(text).unwrap();
    assert_eq!(session.view.fill_order, FillOrder::Rows);
    let texts: Vec<_> = warnings.iter().map(ToString::to_string).collect();
    assert_eq!(texts, ["By columns, cell [i+1][j+1] is not filled yet when it is read. It is filled by rows"]);
}

#[test]
fn stops_outside_the_row_are_moved_to_its_end_with_a_warning() {
    let text = "(version: 8, coins: [8, 15], stops: [(at: fill(99)), (at: game(-0)), (at: game(9))])";
    let OpenedSession { session, warnings, .. } = Session::from_ron(text).unwrap();
    let positions: Vec<_> = session.document.stops.iter().map(|stop| stop.at).collect();
    assert_eq!(positions, [StopPosition::Fill(3.0), StopPosition::Game(0), StopPosition::Game(2)]);
    assert_eq!(
        warnings.iter().map(ToString::to_string).collect::<Vec<_>>(),
        [
            "`stops[0]` was outside the row's 3 steps and is now 3",
            "`stops[2]` was outside the row's 2 moves and is now 2"
        ]
    );
}

#[test]
fn saving_to_a_folder_or_into_a_missing_one_is_an_error() {
    let directory = directory();
    let gone = directory.path().join("gone/lesson.ron");
    for path in [gone.as_path(), directory.path()] {
        let error = session("8 15").save(path).expect_err("there can be no file");
        assert!(matches!(error, SessionError::Write { .. }), "{error:?}");
        let message = error.to_string();
        assert!(message.starts_with(&format!("cannot save {}: ", path.display())), "{message}");
        assert!(!message.contains('\n'), "{message}");
    }
    assert!(names(directory.path()).is_empty(), "no directory was made and nothing is left behind");
}

/// Saves that fail half way, as on a full disk or in a crash.
///
/// Permissions do not stop every user. So a limit of the system ends a write after some kilobytes.
#[cfg(unix)]
mod a_save_that_fails_half_way {
    use std::process::Output;

    use super::*;

    /// The environment variable with the path to which [`the_child_saves_a_long_row`] saves.
    const PATH: &str = "COIN_DUEL_TEST_SAVE_TO";

    #[test]
    #[ignore = "the other tests of this module run it in a process of its own"]
    fn the_child_saves_a_long_row() {
        let Some(path) = std::env::var_os(PATH) else { return };
        let mut long = session("1");
        long.document.row = Row::new(vec![123_456; 100_000]).unwrap();
        long.save(Path::new(&path)).unwrap_or_else(|error| panic!("{error}"));
    }

    /// Saves a row of nearly a megabyte to `path` in a child process, whose shell runs `limits` first.
    fn save_in_child(path: &Path, limits: &str) -> Output {
        Command::new("sh")
            .args(["-c", &format!("{limits} exec \"$0\" \"$@\"")])
            .arg(std::env::current_exe().unwrap())
            .args([
                "--ignored",
                "--exact",
                "--nocapture",
                "session_files::a_save_that_fails_half_way::the_child_saves_a_long_row",
            ])
            .env(PATH, path)
            .output()
            .expect("a shell")
    }

    #[test]
    fn without_a_limit_the_child_replaces_the_file() {
        let (_directory, path) = file_of("old");
        let output = save_in_child(&path, "");
        assert!(output.status.success(), "{output:?}");
        assert_eq!(Session::open(&path).unwrap().session.document.row.len(), 100_000);
    }

    #[test]
    fn a_write_error_keeps_the_old_file_and_leaves_no_other() {
        let (directory, path) = file_of("old");
        let output = save_in_child(&path, "trap '' XFSZ; ulimit -f 64;");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && said.contains("cannot save"), "{output:?}");
        assert!(said.contains("; the file is unchanged"), "{said}");
        assert!(fs::read(&path).unwrap() == b"old", "the old file has changed");
        assert_eq!(names(directory.path()), ["lesson.ron"]);
    }

    #[test]
    fn a_process_that_dies_while_writing_keeps_the_old_file() {
        use std::os::unix::process::ExitStatusExt;

        let (_directory, path) = file_of("old");
        // Without the trap, the limit sends a signal that ends the process in the middle of its write.
        let output = save_in_child(&path, "ulimit -c 0; ulimit -f 64;");
        assert!(output.status.signal().is_some(), "{output:?}");
        assert!(fs::read(&path).unwrap() == b"old", "the old file has changed");
    }
}

#[test]
fn a_too_large_file_is_refused_with_its_size() {
    let (_directory, path) = file_of("");
    // A sparse file, which takes no space on disk.
    fs::OpenOptions::new().write(true).open(&path).unwrap().set_len(MAX_BYTES + 1).unwrap();
    let error = Session::open(&path).expect_err("the file is too large");
    assert!(matches!(error, SessionError::TooLarge { bytes, .. } if bytes == MAX_BYTES + 1), "{error:?}");
    let message = error.to_string();
    assert!(message.starts_with(&path.display().to_string()) && message.contains("67,108,865 bytes"), "{message}");
}

#[test]
fn the_message_names_a_file_that_cannot_be_read() {
    let directory = directory();
    for path in [directory.path().join("missing.ron"), directory.path().to_owned()] {
        let error = Session::open(&path).expect_err("there is no file");
        assert!(matches!(error, SessionError::Read { .. }), "{error:?}");
        let message = error.to_string();
        assert!(message.starts_with(&format!("cannot open {}: ", path.display())), "{message}");
    }
}

/// Paths that lead to no file. Opening a pipe would wait for its other end.
#[cfg(unix)]
#[test]
fn a_pipe_a_socket_a_device_and_a_folder_are_named_and_never_opened() {
    use std::os::unix::net::UnixListener;

    let directory = directory();
    let at = |name: &str| directory.path().join(name);
    let made = Command::new("mkfifo").arg(at("pipe.txt")).status().expect("mkfifo");
    assert!(made.success());
    let _socket = UnixListener::bind(at("socket.txt")).unwrap();
    fs::create_dir(at("folder.txt")).unwrap();
    for (path, kind, advice) in [
        (at("pipe.txt"), "a pipe", "save its text as a file first"),
        (at("socket.txt"), "a socket", "choose a session or a text with a row"),
        (at("folder.txt"), "a folder", "choose a file in it"),
        (PathBuf::from("/dev/null"), "a device", "choose a session or a text with a row"),
    ] {
        let problem = format!("cannot open {}: this is {kind}, and only a file can be read; {advice}", path.display());
        let error = Session::open(&path).expect_err("it is no file");
        assert_eq!(error.to_string(), problem);
        if let Ok(name) = path.strip_prefix(directory.path()) {
            let session = at("lesson.ron");
            fs::write(&session, format!("(version: 5, coins: {:?})", name.display().to_string())).unwrap();
            let error = Session::open(&session).expect_err("its row is no file");
            assert_eq!(error.to_string(), format!("{} has its coins in another file: {problem}", session.display()));
        }
    }
}

#[test]
fn a_file_that_is_not_utf_8_is_reported_with_line_and_column() {
    assert_eq!(
        complaint(b"(\n  version: 1,\n  title: \"\xc3\xbc\xff\",\n"),
        "line 3, column 12: this is not UTF-8 text; open it in an editor and save it with the encoding UTF-8"
    );
}

#[test]
fn a_session_with_a_byte_order_mark_opens_with_the_row_of_its_file() {
    let (directory, path) = file_of("\u{feff}(version: 5, coins: \"row.txt\")");
    fs::write(directory.path().join("row.txt"), "\u{feff}8 15").unwrap();
    assert_eq!(Session::open(&path).unwrap().session.document.row.coins(), [8, 15]);
    assert_eq!(Session::from_ron("\u{feff}(version: 5, coins: [8])").unwrap().session.document.row.coins(), [8]);
    let message = complaint("\u{feff}(version: 5, coins: [8], title: 1)");
    assert!(message.starts_with("line 1, column 32: "), "the mark has no column: {message}");
}

#[test]
fn a_file_that_is_utf_16_is_refused_with_the_encoding_to_save_it_with() {
    for text in ["8 15", "\u{feff}8 15", "(version: 5, coins: [8, 15])", "\u{feff}(version: 5, coins: [8, 15])"] {
        for bytes_of_unit in [u16::to_le_bytes, u16::to_be_bytes] {
            let bytes: Vec<_> = text.encode_utf16().flat_map(bytes_of_unit).collect();
            assert_eq!(
                complaint(bytes),
                "line 1, column 1: this is UTF-16 text; open it in an editor and save it with the encoding UTF-8"
            );
        }
    }
}

#[test]
fn a_damaged_file_is_reported_with_line_and_column() {
    for (content, place) in [
        ("", "line 1, column 1: "),
        ("(\n  version: 1,\n  coins: [8, 15", "line 3, column 14: "),
        ("(\n  version: 1,\n  coins: [8 15],\n)", "line 3, column 13: "),
        ("(\n  version: 1,\n  coins: [8, 15],\n  fill_order: sideways,\n)", "line 4, column 15: "),
        ("(\n  version: 1,\n  coins: [8, 15],\n) )", "line 4, column 2: "),
    ] {
        let message = complaint(content);
        assert!(message.starts_with(place), "{message} for {content:?}");
    }
}

#[test]
fn an_unknown_field_is_a_warning_and_the_rest_is_opened() {
    let (_directory, path) = file_of("(version: 1, coins: [8, 15], colour: \"red\")");
    let OpenedSession { session, warnings, .. } = Session::open(&path).unwrap();
    assert_eq!(session.document.row.coins(), [8, 15]);
    assert_eq!(warnings, [Warning::UnknownField("colour".to_owned())]);
}

/// Rows in text files, opened alone or named by a session.
mod a_row_in_a_text_file {
    use super::*;

    /// Returns a folder with these files.
    fn folder_of(files: &[(&str, &str)]) -> TempDir {
        let folder = directory();
        for (name, content) in files {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, content).unwrap();
        }
        folder
    }

    /// Returns the message for a file of this name and content. In it `…/` stands for the folder.
    fn complaint_of(name: &str, content: impl AsRef<[u8]>) -> String {
        let folder = directory();
        let path = folder.path().join(name);
        fs::write(&path, content).unwrap();
        complaint_at(folder.path(), name)
    }

    fn complaint_at(folder: &Path, name: &str) -> String {
        let message = Session::open(&folder.join(name)).expect_err("it can't be opened").to_string();
        // On Windows, too, the tests read like this.
        let folder = format!("{}{}", folder.display(), std::path::MAIN_SEPARATOR);
        message.replace(&folder, "…/").replace("rows\\", "rows/")
    }

    /// Returns what the system says of a missing file.
    fn system_message(missing: &str) -> String {
        let message = fs::read(missing).unwrap_err().to_string();
        message.split(" (os error").next().unwrap_or_default().to_owned()
    }

    #[test]
    fn opens_as_a_new_session_with_the_name_of_its_file() {
        for (name, content) in [
            ("my row.txt", "8\n15\n3\n"),
            ("my row.csv", "8,15,3\n"),
            ("my row", "let coins = vec![8, 15, 3]; // from the write-up\n"),
            ("my row.ron", "[8, 15, 3]"),
            ("my row.ron", "(8, 15, 3)"),
            ("my row.txt", "\u{feff}// (version: 1)\n( 8, 15, 3)"),
            ("my row.txt", "/* a row */ (-8, 15)"),
            ("my row.py", "# (coins: 1)\ncoins = (8, 15, 3)"),
        ] {
            let folder = folder_of(&[(name, content)]);
            let opened = Session::open(&folder.path().join(name)).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!((&opened.source, opened.warnings.len()), (&SessionSource::Row, 0), "{content}");
            assert_eq!(opened.session.document.title, "my row");
            let row = opened.session.document.row.clone();
            assert_eq!(row.coins().last().copied(), if row.len() == 3 { Some(3) } else { Some(15) }, "{content}");
            assert_eq!(opened.session, Session::new(opened.session.document.clone()), "nothing is played or filled");
        }
    }

    #[cfg(unix)]
    #[test]
    fn has_a_name_that_can_be_shown() {
        let folder = folder_of(&[("a\u{1b}[2J\n.txt", "8 15"), ("b\u{1b}[2J\n.txt", "8 x")]);
        let opened = Session::open(&folder.path().join("a\u{1b}[2J\n.txt")).unwrap();
        assert_eq!(opened.session.document.title, "a□[2J□");
        assert!(complaint_at(folder.path(), "b\u{1b}[2J\n.txt").starts_with("…/b□[2J□.txt, character 3: "));
    }

    #[test]
    fn is_distinguished_from_a_session_by_its_content() {
        for content in [
            "(version: 1, coins: [8, 15])",
            " // a lesson\n/* of two */ (version: 1, coins: [8, 15])",
            "#![enable(implicit_some)]\n(version: 1, coins: [8, 15])",
            "Session(version: 1, coins: [8, 15])",
            "( // the fields\n  version: 1, coins: [8, 15])",
        ] {
            let folder = folder_of(&[("lesson.txt", content)]);
            let opened = Session::open(&folder.path().join("lesson.txt")).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!((opened.source, opened.session.document.row.coins()), (SessionSource::Session, &[8, 15][..]));
        }
    }

    #[test]
    fn is_reported_with_its_place_if_it_is_bad() {
        let not_whole = "is not a whole number; write coins such as 8, -15 or 1_000";
        assert_eq!(
            complaint_of("row.txt", "8\n15\n 3 x\n"),
            format!("…/row.txt, line 3, character 4: “x” {not_whole}")
        );
        assert_eq!(complaint_of("row.csv", "(8, x)"), format!("…/row.csv, character 5: “x” {not_whole}"));
        let nothing = coin_duel::text::said("errors.row-empty", &[]);
        assert_eq!(complaint_of("row.txt", ""), format!("…/row.txt, character 1: {nothing}"));
        let message = complaint_of("row.txt", b"8\n15 \xff");
        assert!(message.starts_with("…/row.txt, line 2, column 4: this is not UTF-8 text; "), "{message}");
        // A damaged session is recognized as one by its beginning or by its name.
        assert!(complaint_of("a.txt", "(version 5, coins: [8])").starts_with("…/a.txt, line 1, column "));
        assert!(complaint_of("a.ron", "version: 5, coins: [8]").starts_with("…/a.ron, line 1, column 1: "));
    }

    const SESSION: &str = "(\n  version: 5,\n  title: \"T\",\n  coins: \"rows/my row.txt\",\n)";

    #[test]
    fn stays_in_its_file_when_its_session_is_saved() {
        let folder = folder_of(&[("a.ron", SESSION), ("rows/my row.txt", "8 15 3\n")]);
        let opened = Session::open(&folder.path().join("a.ron")).unwrap();
        let SessionSource::SessionAndRow(row_file) = opened.source else { panic!("{:?}", opened.source) };
        assert_eq!(row_file.path(), folder.path().join("rows/my row.txt"));
        let mut session = opened.session;
        session.document.title = "Another".to_owned();
        for name in ["a.ron", "b.ron"] {
            let path = folder.path().join(name);
            assert!(session.save_with_row_file(&path, &row_file).unwrap().0);
            let text = fs::read_to_string(&path).unwrap();
            assert!(text.contains("    coins: \"rows/my row.txt\",\n") && text.contains("Another"), "{text}");
            assert_opens_as(&path, &session);
        }
    }

    #[test]
    fn is_never_replaced_by_its_session() {
        let folder = folder_of(&[("a.ron", SESSION), ("rows/my row.txt", "8 15 3\n")]);
        let opened = Session::open(&folder.path().join("a.ron")).unwrap();
        let SessionSource::SessionAndRow(row_file) = opened.source else { panic!("{:?}", opened.source) };
        for name in ["rows/my row.txt", "rows/../rows/./my row.txt"] {
            let path = folder.path().join(name);
            let error = opened.session.save_with_row_file(&path, &row_file).unwrap_err().to_string();
            let reason = "the session has its coins in this file; choose another name";
            assert_eq!(error, format!("cannot save {}: {reason}", path.display()));
            assert_eq!(fs::read_to_string(row_file.path()).unwrap(), "8 15 3\n");
        }
    }

    #[test]
    fn is_written_into_the_session_if_its_file_no_longer_holds_it() {
        let elsewhere = directory();
        let check = |edit: &dyn Fn(&mut Session, &Path), to: Option<&Path>| {
            let folder = folder_of(&[("a.ron", SESSION), ("rows/my row.txt", "8 15 3\n")]);
            let opened = Session::open(&folder.path().join("a.ron")).unwrap();
            let SessionSource::SessionAndRow(row_file) = opened.source else { panic!("{:?}", opened.source) };
            let mut session = opened.session;
            edit(&mut session, row_file.path());
            let text = fs::read_to_string(row_file.path());
            let path = to.unwrap_or(folder.path()).join("a.ron");
            assert!(!session.save_with_row_file(&path, &row_file).unwrap().0);
            assert_opens_as(&path, &session);
            assert_eq!(Session::open(&path).unwrap().source, SessionSource::Session);
            assert_eq!(fs::read_to_string(row_file.path()).ok(), text.ok(), "the text is never written");
        };
        check(&|session, _| session.document.row = "8 15 4".parse().unwrap(), None);
        check(&|_, row_file| fs::write(row_file, "8 15 4").unwrap(), None);
        check(&|_, row_file| fs::remove_file(row_file).unwrap(), None);
        check(&|_, _| {}, Some(elsewhere.path()));
    }

    #[test]
    fn is_reported_with_both_files_if_a_session_names_it_and_it_is_bad() {
        let folder = folder_of(&[("a.ron", SESSION)]);
        let other = "…/a.ron has its coins in another file: ";
        let missing = format!("cannot open …/rows/my row.txt: {}", system_message("no/such/folder"));
        assert_eq!(complaint_at(folder.path(), "a.ron"), format!("{other}{missing}"));
        let folder = folder_of(&[("a.ron", SESSION), ("rows/my row.txt", "8\n15 x")]);
        let message = complaint_at(folder.path(), "a.ron");
        assert_eq!(
            message,
            format!(
                "{other}…/rows/my row.txt, line 2, character 4: this is not a whole number; write coins such as 8, -15 or 1_000"
            )
        );
    }

    #[test]
    fn is_not_quoted_if_a_session_names_a_file_that_is_no_row() {
        for content in [
            "8\nsecret\n",
            "secret = [8]; 4711",
            "8 4711.5",
            "8 04711",
            "8 4711e-9",
            "8 471147114711471147",
            "s[4711]={8}",
            "(x: 4711)",
        ] {
            let folder = folder_of(&[("a.ron", SESSION), ("rows/my row.txt", content)]);
            let message = complaint_at(folder.path(), "a.ron");
            assert!(message.contains("…/rows/my row.txt, ") && message.contains("character "), "{message}");
            assert!(!message.contains("secret") && !message.contains("4711"), "{message}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn is_not_read_through_a_link_that_leads_out_of_the_folder_of_its_session() {
        use std::os::unix::fs::symlink;

        let elsewhere = folder_of(&[("row.txt", "8 15 3\n")]);
        let folder =
            folder_of(&[("a.ron", SESSION), ("b.ron", "(version: 5, coins: \"row.txt\")"), ("inside.txt", "8 15 3")]);
        let at = |name: &str| folder.path().join(name);
        // The file itself is a link, or the folder in which it lies.
        symlink(elsewhere.path().join("row.txt"), at("row.txt")).unwrap();
        symlink(elsewhere.path(), at("rows")).unwrap();
        fs::write(elsewhere.path().join("my row.txt"), "8 15 3").unwrap();
        for (session, row) in [("a.ron", "rows/my row.txt"), ("b.ron", "row.txt")] {
            let advice = "is a link that leads out of the session's folder; put the file itself into the folder";
            let message = complaint_at(folder.path(), session);
            assert_eq!(message, format!("…/{session} has its coins in another file: …/{row} {advice}"));
        }
        fs::remove_file(at("row.txt")).unwrap();
        symlink("inside.txt", at("row.txt")).unwrap();
        let opened = Session::open(&at("b.ron")).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(opened.session.document.row.coins(), [8, 15, 3]);
        // A session that is opened through a link has the folder of the link.
        let links = folder_of(&[]);
        symlink(at("b.ron"), links.path().join("b.ron")).unwrap();
        fs::write(links.path().join("row.txt"), "1 2").unwrap();
        assert_eq!(Session::open(&links.path().join("b.ron")).unwrap().session.document.row.coins(), [1, 2]);
    }

    #[cfg(unix)]
    #[test]
    fn is_written_into_a_session_whose_folder_has_only_a_link_to_it() {
        let folder = folder_of(&[("a.ron", SESSION), ("rows/my row.txt", "8 15 3\n")]);
        let opened = Session::open(&folder.path().join("a.ron")).unwrap();
        let SessionSource::SessionAndRow(row_file) = opened.source else { panic!("{:?}", opened.source) };
        let other = directory();
        std::os::unix::fs::symlink(folder.path().join("rows"), other.path().join("rows")).unwrap();
        let path = other.path().join("a.ron");
        assert!(!opened.session.save_with_row_file(&path, &row_file).unwrap().0, "it could not be opened again");
        assert_opens_as(&path, &opened.session);
    }

    #[test]
    fn is_looked_for_only_in_the_folder_of_its_session() {
        for name in ["/etc/row.txt", "../row.txt", "rows/../../row.txt", "", ".", "..", "a\0b.txt"] {
            let message = complaint_of("a.ron", format!("(\n  version: 5,\n  coins: \"{name}\",\n)"));
            assert!(message.starts_with("…/a.ron, line 3, column "), "{message}");
            assert!(message.contains("is not a file in the session's folder"), "{message}");
        }
        let message = Session::from_ron("(version: 5, coins: \"row.txt\")").unwrap_err().to_string();
        assert!(message.starts_with("line 1, column 20: "), "a text alone has no folder: {message}");
    }
}
