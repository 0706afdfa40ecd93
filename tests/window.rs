//! The program in a real window on a virtual display: a user opens a file, types a row, steps, saves and closes.
//!
//! If a tool is missing, the test says so and passes. With `COIN_DUEL_WINDOW_TEST` set to a program, it tests that
//! program and fails if a tool is missing:
//!
//! ```sh
//! cargo build --release
//! COIN_DUEL_WINDOW_TEST=target/release/coin-duel cargo test --test window
//! ```

#![cfg(all(feature = "gui", target_os = "linux"))]

use std::env;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::Duration;

use coin_duel::game::{FillOrder, Recurrence};
use coin_duel::predict::QuestionKind;
use coin_duel::session::{Answers, Layout, Session, Stop, StopPosition, Subject, View};

/// The tools that the test needs, each with its Debian package.
const TOOLS: [(&str, &str); 6] = [
    ("Xvfb", "xvfb"),
    ("openbox", "openbox"),
    ("xdotool", "xdotool"),
    ("wmctrl", "wmctrl"),
    ("import", "imagemagick"),
    ("identify", "imagemagick"),
];

/// How long a tool may take, in seconds. Some would wait forever.
const TOOL_SECONDS: u32 = 300;

/// Everything rests if nothing runs in this many looks in a row, and the time between two looks.
const LOOKS: u32 = 8;
const LOOK: Duration = Duration::from_millis(20);

/// A picture of the program has at least this many colors. Its text alone has more.
const MIN_COLORS: usize = 32;

#[test]
fn a_row_typed_in_a_real_window_is_saved_with_its_view() {
    let Some(program) = program() else { return };
    let home = tempfile::tempdir().expect("a directory for the test");
    let file = home.path().join("lesson.ron");
    let lesson = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/lessons/01-greedy-loses.ron");
    fs::copy(lesson, &file).expect("the lesson can be copied");
    let before = Session::open(&file).expect("a lesson opens").session;

    let desktop = Desktop::start(home.path());
    let mut window = Window::open(&desktop, &program, &file);

    desktop.key("ctrl+l");
    desktop.tool("xdotool", &["type", "--delay", "40", "--", "8 15 3 7 9 2"]);
    // If Return came in the same frame as the last digit, the field would lose the digit.
    desktop.settle();
    desktop.key("Return");
    desktop.key("Escape");
    // Two moves ahead, by rows, as a triangle, with the tab of the recursion.
    for key in ["alt+2", "alt+6", "t", "ctrl+3", "Right", "Right", "Right"] {
        desktop.key(key);
    }
    let picture = desktop.picture();
    desktop.key("ctrl+s");
    window.wait_for("the file to be saved", |_| (fs::read_to_string(&file).ok()? != before.to_ron()).then_some(()));

    let saved = Session::open(&file).expect("the saved file opens");
    assert_eq!(saved.warnings, []);
    assert_eq!(saved.session.document.row.coins(), [8, 15, 3, 7, 9, 2]);
    assert_eq!(saved.session.fill_position, 3.0);
    let view = View {
        recurrence: Recurrence::TWO_AHEAD,
        fill_order: FillOrder::Rows,
        layout: Layout::Triangle,
        subject: Subject::Calls,
        predict: None,
        answers: Answers::Earned,
        ..View::default()
    };
    assert_eq!(saved.session.view, view);
    assert_eq!(saved.session.document.title, before.document.title);
    assert!(picture.is_of_the_program(), "{} is blank", picture.path.display());

    desktop.tool("wmctrl", &["-i", "-c", &window.id]);
    let status = window.wait_for("the program to end", Window::ended);
    assert!(status.success(), "{status}\n{}", window.complaints());
    assert!(!window.complaints().contains("panicked"), "{}", window.complaints());
}

/// With `COIN_DUEL_WINE_TEST` set to the program of Windows, which `.ci/windows` does. Its pictures stay beside it.
#[test]
fn the_windows_program_saves_a_typed_row_under_wine() {
    let Some(program) = env::var_os("COIN_DUEL_WINE_TEST").map(PathBuf::from) else { return };
    let home = tempfile::tempdir().expect("a directory for the test");
    let folder = home.path().join("Übung 硬币 1");
    fs::create_dir(&folder).expect("a folder for the session");
    let file = folder.join("lesson.ron");
    let lesson = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/lessons/01-greedy-loses.ron");
    // As an editor of Windows writes it.
    let text = fs::read_to_string(lesson).expect("the lesson can be read").replace('\n', "\r\n");
    fs::write(&file, &text).expect("the session can be written");
    let desktop = Desktop::start(home.path());
    let mut wine = command(Path::new("wine"), &desktop.display, desktop.home);
    let windows_path = format!("Z:{}", file.to_string_lossy().replace('/', "\\"));
    wine.arg(&program).arg(windows_path);
    let mut window = Window::start(&desktop, &mut wine, |_| window_named(&desktop, "coin-duel"));
    window.wait_for("the first frame", |_| desktop.picture().is_of_the_program().then_some(()));
    // wine lets it begin beside the frame that the manager does not draw.
    desktop.tool("wmctrl", &["-i", "-r", &window.id, "-b", "toggle,maximized_vert,maximized_horz"]);
    desktop.tool("wmctrl", &["-i", "-r", &window.id, "-b", "add,maximized_vert,maximized_horz"]);
    desktop.tool("xdotool", &["windowfocus", "--sync", &window.id]);
    let keep_picture = |theme: &str| {
        let picture = desktop.picture();
        assert!(picture.is_of_the_program(), "{} is blank", picture.path.display());
        fs::copy(&picture.path, program.with_file_name(format!("window-{theme}.png"))).expect("the picture is kept");
    };
    // A first start explains the game.
    for key in ["Escape", "ctrl+l"] {
        desktop.key(key);
    }
    desktop.tool("xdotool", &["type", "--delay", "40", "--", "8 15 3 7 9 2"]);
    desktop.settle();
    for key in ["Return", "Escape", "alt+2", "Right", "Right", "Right"] {
        desktop.key(key);
    }
    keep_picture("light");
    for key in ["d", "d"] {
        desktop.key(key);
    }
    keep_picture("dark");
    desktop.key("ctrl+s");
    window.wait_for("the file to be saved", |_| (fs::read_to_string(&file).ok()? != text).then_some(()));
    let saved = Session::open(&file).expect("the saved file opens");
    assert_eq!(saved.warnings, []);
    assert_eq!(saved.session.document.row.coins(), [8, 15, 3, 7, 9, 2]);
    assert_eq!((saved.session.fill_position, saved.session.view.recurrence), (3.0, Recurrence::TWO_AHEAD));
    // Files are the same on every system, and nothing unfinished is left beside them.
    assert_eq!(fs::read_to_string(&file).expect("the file is a text"), saved.session.to_ron());
    assert_eq!(fs::read_dir(&folder).expect("the folder is there").count(), 1);

    desktop.tool("wmctrl", &["-i", "-c", &window.id]);
    let status = window.wait_for("the program to end", Window::ended);
    assert!(status.success(), "{status}\n{}", window.complaints());
    let prefix = env::var_os("WINEPREFIX").map_or_else(|| home.path().join(".wine"), PathBuf::from);
    let users = fs::read_dir(prefix.join("drive_c/users")).expect("wine has users");
    let settings = users.filter_map(|user| Some(user.ok()?.path().join("AppData/Roaming/coin-duel/data")));
    let kept: Vec<_> = settings.filter_map(|folder| fs::read_dir(folder).ok()).flatten().collect();
    assert!(!kept.is_empty(), "the settings are not where Windows keeps them");
}

/// Returns the program to test, or `None` if a tool is missing and nobody asked for the test.
fn program() -> Option<PathBuf> {
    let asked_for = env::var_os("COIN_DUEL_WINDOW_TEST");
    if let Some((tool, package)) = TOOLS.into_iter().find(|(tool, _)| !is_installed(tool)) {
        let reason = format!("no window is tested: {tool} is missing (Debian package {package})");
        assert!(asked_for.is_none(), "{reason}");
        // The output of `eprintln!` is hidden when a test passes.
        let _ = writeln!(io::stderr(), "{reason}");
        return None;
    }
    let program = asked_for.map_or_else(|| PathBuf::from(env!("CARGO_BIN_EXE_coin-duel")), PathBuf::from);
    Some(program.canonicalize().unwrap_or_else(|error| panic!("{}: {error}", program.display())))
}

#[test]
fn the_work_comes_back_after_the_system_has_ended_the_program() {
    let Some(program) = program() else { return };
    let home = tempfile::tempdir().expect("a directory for the test");
    let row = home.path().join("row.txt");
    fs::write(&row, "8 15 3 7").expect("the row can be written");
    let desktop = Desktop::start(home.path());
    for (signal, coin) in [("TERM", 1), ("HUP", 2), ("INT", 3), ("QUIT", 4)] {
        let mut window = Window::open(&desktop, &program, &row);
        desktop.key("ctrl+l");
        desktop.tool("xdotool", &["type", "--delay", "40", "--", &format!("{coin} 5 6")]);
        desktop.settle();
        desktop.tool("sh", &["-c", &format!("kill -s {signal} {}", window.program.0.id())]);
        let status = window.wait_for("the program to end", Window::ended);
        assert!(status.success(), "{signal}: {status}\n{}", window.complaints());
        let kept = home.path().join("data/coin-duel/recovery-1.ron");
        let kept = fs::read_to_string(&kept).unwrap_or_else(|error| panic!("{signal}: {error}"));
        assert!(kept.contains(&format!("coins: [{coin}, 5, 6]")) && kept.contains("unsaved: true"), "{signal}: {kept}");
    }
}

#[test]
fn a_lecture_in_two_windows_is_driven_from_either_and_remembers_where_they_were() {
    let Some(program) = program() else { return };
    let home = tempfile::tempdir().expect("a directory for the test");
    let course = home.path().join("lecture.ron");
    let lesson =
        |title: &str| format!("session((version: 8, title: \"{title}\", coins: [8, 15], stops: [(at: fill(1))])),");
    let text = format!("(version: 1, lessons: [{} {}])", lesson("One"), lesson("Two"));
    fs::write(&course, text).expect("the course can be written");
    let desktop = Desktop::start(home.path());
    let mut window = Window::open(&desktop, &program, &course);
    desktop.key("F7");
    let presenter = window.wait_for("the presenter's window", |_| window_named(&desktop, "presenter"));
    desktop.tool("wmctrl", &["-i", "-r", &presenter, "-b", "remove,maximized_vert,maximized_horz"]);
    desktop.tool("wmctrl", &["-i", "-r", &presenter, "-e", "0,100,80,700,500"]);
    desktop.settle();
    assert!(desktop.picture().is_of_the_program());

    // From the title through the only stop to the next title, by keys in the presenter's window.
    desktop.tool("wmctrl", &["-i", "-a", &presenter]);
    desktop.settle();
    desktop.key("Right");
    desktop.key("Right");
    window.wait_for("the second lesson", |_| window_named(&desktop, "Two"));
    // And back by keys in the window of the slides.
    desktop.tool("xdotool", &["windowfocus", "--sync", &window.id]);
    desktop.key("Left");
    window.wait_for("the first lesson", |_| window_named(&desktop, "One"));

    // Closing the presenter's window leaves the slides, and the next one is where this one was.
    desktop.tool("wmctrl", &["-i", "-c", &presenter]);
    window.wait_for("the presenter's window to close", |_| window_named(&desktop, "presenter").is_none().then_some(()));
    desktop.tool("xdotool", &["windowfocus", "--sync", &window.id]);
    desktop.key("Escape");
    desktop.key("ctrl+q");
    let status = window.wait_for("the program to end", Window::ended);
    assert!(status.success(), "{status}\n{}", window.complaints());
    assert!(!window.complaints().contains("panicked"), "{}", window.complaints());
    let kept = desktop.tool("sh", &["-c", &format!("cat {}/data/coin-duel/*.ron", home.path().display())]);
    assert!(kept.contains("presenter_place:Some(("), "{kept}");
}

#[test]
fn a_lesson_is_made_from_nothing_by_keys_alone_saved_opened_and_given() {
    let Some(program) = program() else { return };
    let home = tempfile::tempdir().expect("a directory for the test");
    let row = home.path().join("row.txt");
    fs::write(&row, "1 2").expect("the row can be written");
    let desktop = Desktop::start(home.path());
    let mut window = Window::open(&desktop, &program, &row);
    let keys = |keys: &[&str]| keys.iter().for_each(|key| desktop.key(key));
    let text = |text: &str| {
        desktop.tool("xdotool", &["type", "--delay", "40", "--", text]);
        desktop.settle();
    };
    keys(&["ctrl+n", "ctrl+l"]);
    text("4 9 2 6");
    keys(&["Return", "Escape"]);
    // A stop at the game, one at the coins alone, one that asks for the next end, and one at the result.
    keys(&["ctrl+1", "shift+s", "shift+e"]);
    text("One coin each, from *an end*.");
    keys(&["Escape", "ctrl+2", "Home", "Right", "Right", "Right", "Right", "shift+s", "shift+e"]);
    text("One coin: {v[0]} is *fir*.");
    keys(&["Escape", "shift+s", "shift+e"]);
    text("Two coins.");
    // Back over Continue, Back, the note and the choice of words alone.
    keys(&["shift+Tab", "shift+Tab", "shift+Tab", "shift+Tab", "Return", "Down", "Down", "Down", "Return", "Escape"]);
    keys(&["Escape", "End", "shift+s", "shift+e"]);
    text("{fir} to {sec}.");
    keys(&["Escape", "ctrl+s"]);
    let file = home.path().join("made.ron");
    text(&file.to_string_lossy());
    desktop.key("Return");
    let made = window.wait_for("the file to be saved", |_| Session::open(&file).ok());
    assert_eq!(made.warnings, []);
    let stops = &made.session.document.stops;
    let of = |stop: &Stop| (stop.at, stop.words.clone(), stop.ask);
    let expected = [
        (StopPosition::Game(0), "One coin each, from *an end*.", None),
        (StopPosition::Fill(4.0), "One coin: {v[0]} is *fir*.", None),
        (StopPosition::Fill(4.0), "Two coins.", Some(QuestionKind::End)),
        (StopPosition::Fill(10.0), "{fir} to {sec}.", None),
    ];
    assert_eq!(stops.iter().map(of).collect::<Vec<_>>(), expected.map(|(at, words, ask)| (at, words.to_owned(), ask)));
    desktop.key("ctrl+q");
    window.wait_for("the program to end", Window::ended);

    let mut window = Window::open(&desktop, &program, &file);
    // Through the first two stops, the question and its answer to the last one.
    keys(&["Home", "F5", "Home", "Next", "Next", "Next", "Next", "Next"]);
    assert!(desktop.picture().is_of_the_program());
    keys(&["Escape", "ctrl+s"]);
    window
        .wait_for("the file to be saved", |_| (Session::open(&file).ok()?.session.fill_position == 10.0).then_some(()));
    desktop.key("ctrl+q");
    let status = window.wait_for("the program to end", Window::ended);
    assert!(status.success() && !window.complaints().contains("panicked"), "{status}\n{}", window.complaints());
}

/// Returns the number of the window with a part of its title.
fn window_named(desktop: &Desktop, part: &str) -> Option<String> {
    let windows = desktop.try_tool("wmctrl", &["-l"])?;
    let line = windows.lines().find(|line| line.contains(part))?;
    line.split_whitespace().next().map(str::to_owned)
}

/// Returns whether a tool is in a folder of `PATH`.
fn is_installed(tool: &str) -> bool {
    env::split_paths(&env::var_os("PATH").unwrap_or_default()).any(|directory| directory.join(tool).is_file())
}

/// Calls `done` until it returns something, however long that takes.
fn poll<T>(mut done: impl FnMut() -> Option<T>) -> T {
    loop {
        if let Some(result) = done() {
            return result;
        }
        sleep(Duration::from_millis(100));
    }
}

/// Returns whether no thread of a process runs or waits for a processor or a disk. Also if the process has ended.
fn is_at_rest(process: &Path) -> bool {
    let threads = fs::read_dir(process.join("task")).into_iter().flatten().flatten();
    let states = threads.filter_map(|thread| fs::read_to_string(thread.path().join("stat")).ok());
    // The state stands behind the name, which is in brackets.
    states.into_iter().all(|stat| !stat.rsplit(") ").next().is_some_and(|rest| rest.starts_with(['R', 'D'])))
}

/// A process that is killed when the test ends.
struct Running(Child);

impl Running {
    fn start(command: &mut Command) -> Self {
        let child = command.stdin(Stdio::null()).spawn();
        Self(child.unwrap_or_else(|error| panic!("{} does not start: {error}", command.get_program().display())))
    }

    /// Returns the exit status, if the process has ended.
    fn ended(&mut self) -> Option<ExitStatus> {
        self.0.try_wait().expect("a child can be waited for")
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A virtual display with a window manager that maximizes every window. The manager is dropped before the display.
struct Desktop<'a> {
    _manager: Running,
    server: Running,
    display: String,
    home: &'a Path,
}

impl<'a> Desktop<'a> {
    /// Starts a display with a free number and its window manager. Their files go into `home`.
    fn start(home: &'a Path) -> Self {
        // The server chooses a free display and writes its number when it is ready.
        let mut server = Running::start(
            Command::new("Xvfb")
                .args(["-displayfd", "1", "-screen", "0", "1280x800x24", "+extension", "GLX", "-nolisten", "tcp"])
                // Else it resets when its last client disconnects, and the window manager that just connects loses it.
                .arg("-noreset")
                .stdout(Stdio::piped())
                .stderr(Stdio::null()),
        );
        let mut number = String::new();
        BufReader::new(server.0.stdout.take().expect("standard output is a pipe"))
            .read_line(&mut number)
            .expect("Xvfb writes its display");
        assert!(!number.is_empty(), "Xvfb ended without a display");
        let display = format!(":{}", number.trim());

        let settings = home.join("openbox.xml");
        fs::write(
            &settings,
            r#"<openbox_config xmlns="http://openbox.org/3.4/rc"><applications><application type="normal">
            <decor>no</decor><focus>yes</focus><maximized>yes</maximized>
            </application></applications></openbox_config>"#,
        )
        .expect("the settings can be written");
        let mut openbox = command(Path::new("openbox"), &display, home);
        openbox.arg("--config-file").arg(&settings).stdout(Stdio::null()).stderr(Stdio::null());
        let desktop = Self { _manager: Running::start(&mut openbox), server, display, home };
        poll(|| desktop.try_tool("wmctrl", &["-m"]));
        desktop
    }

    /// Runs a tool and returns what it prints, if it succeeds.
    fn try_tool(&self, tool: &str, arguments: &[&str]) -> Option<String> {
        let mut limited = command(Path::new("timeout"), &self.display, self.home);
        let output = limited.arg(TOOL_SECONDS.to_string()).arg(tool).args(arguments).output();
        let output = output.unwrap_or_else(|error| panic!("{tool} does not start: {error}"));
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// Runs a tool and returns what it prints.
    ///
    /// # Panics
    /// If the tool fails.
    fn tool(&self, tool: &str, arguments: &[&str]) -> String {
        self.try_tool(tool, arguments).unwrap_or_else(|| panic!("{tool} {} has failed", arguments.join(" ")))
    }

    /// Waits until the display and all programs on it are at rest, so that what was typed has come and is drawn. A key that
    /// comes before a text field has the focus would be lost.
    fn settle(&self) {
        let own = format!("DISPLAY={}", self.display);
        let is_here = |process: &Path| {
            let settings = fs::read(process.join("environ")).unwrap_or_default();
            settings.split(|byte| *byte == 0).any(|setting| setting == own.as_bytes())
        };
        let server = Path::new("/proc").join(self.server.0.id().to_string());
        let mut looks = 0;
        while looks < LOOKS {
            let processes =
                fs::read_dir("/proc").expect("the processes are listed").flatten().map(|entry| entry.path());
            let rests =
                is_at_rest(&server) && processes.filter(|process| is_here(process)).all(|process| is_at_rest(&process));
            looks = if rests { looks + 1 } else { 0 };
            sleep(LOOK);
        }
    }

    /// Presses a key and waits until the program has drawn what it changes.
    fn key(&self, key: &str) {
        self.tool("xdotool", &["key", key]);
        self.settle();
    }

    /// Takes a picture of the whole display and keeps it in the build directory.
    fn picture(&self) -> Picture<'_> {
        // Each display has a picture of its own, because tests run at the same time.
        let name = format!("window-{}.png", self.display.trim_start_matches(':'));
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        self.tool("import", &["-window", "root", &path.to_string_lossy()]);
        Picture { desktop: self, path }
    }
}

/// Creates a command that knows only this display and this home directory.
fn command(program: &Path, display: &str, home: &Path) -> Command {
    let mut command = Command::new(program);
    command.env("LC_ALL", "C").env_remove("LANGUAGE");
    command.env("DISPLAY", display).env("HOME", home).env("XDG_CONFIG_HOME", home.join("config"));
    command.env("XDG_DATA_HOME", home.join("data")).env("XDG_CACHE_HOME", home.join("cache"));
    command.env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET");
    command
}

/// A picture of the whole display.
struct Picture<'a> {
    desktop: &'a Desktop<'a>,
    path: PathBuf,
}

impl Picture<'_> {
    /// Returns whether it shows more than an empty display.
    fn is_of_the_program(&self) -> bool {
        let count = self.desktop.tool("identify", &["-format", "%k", &self.path.to_string_lossy()]);
        let colors: usize = count.trim().parse().unwrap_or_else(|_| panic!("identify counts {count:?} colors"));
        colors >= MIN_COLORS
    }
}

/// The program with its window.
struct Window {
    program: Running,
    /// The window's number for xdotool and wmctrl.
    id: String,
    stderr: PathBuf,
}

impl Window {
    /// Starts the program with a file, waits for its first frame, and gives it the keyboard.
    fn open(desktop: &Desktop, program: &Path, file: &Path) -> Self {
        // A test that runs in the background ignores some signals, and the program would inherit that.
        let mut command = command(Path::new("env"), &desktop.display, desktop.home);
        command.arg("--default-signal=HUP,INT,QUIT,TERM").arg(program);
        let mut window = Self::start(desktop, command.arg(file), |pid| {
            let windows = desktop.try_tool("xdotool", &["search", "--onlyvisible", "--pid", &pid.to_string()])?;
            windows.lines().last().map(str::to_owned)
        });
        window.wait_for("the first frame", |_| desktop.picture().is_of_the_program().then_some(()));
        desktop.tool("xdotool", &["windowfocus", "--sync", &window.id]);
        window
    }

    /// Starts a program, and waits for its window. `find` finds the window of a process.
    fn start(desktop: &Desktop, command: &mut Command, find: impl Fn(u32) -> Option<String>) -> Self {
        let stderr = desktop.home.join("stderr.txt");
        let output = File::create(&stderr).expect("a file for the program's messages");
        let program = Running::start(command.stdout(Stdio::null()).stderr(output));
        let mut window = Self { program, id: String::new(), stderr };
        let pid = window.program.0.id();
        window.id = window.wait_for("a window", |_| find(pid));
        window
    }

    /// Waits until `done` returns something, and returns it.
    ///
    /// # Panics
    /// If the program ends first.
    fn wait_for<T>(&mut self, what: &str, mut done: impl FnMut(&mut Self) -> Option<T>) -> T {
        let result = poll(|| match done(self) {
            Some(result) => Some(Ok(result)),
            None => self.ended().map(Err),
        });
        result.unwrap_or_else(|status| panic!("waiting for {what}, the program ended: {status}\n{}", self.complaints()))
    }

    /// Returns the exit status, if the program has ended.
    fn ended(&mut self) -> Option<ExitStatus> {
        self.program.ended()
    }

    /// Returns what the program wrote to standard error.
    fn complaints(&self) -> String {
        fs::read_to_string(&self.stderr).unwrap_or_default()
    }
}
