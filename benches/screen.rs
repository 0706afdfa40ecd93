//! The screen of an X server: starts programs on it, and waits for their first frames.

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;
use x11rb::connection::Connection;
use x11rb::errors::ConnectError;
use x11rb::protocol::xproto::{ConnectionExt, ImageFormat, MapState, Window};
use x11rb::rust_connection::RustConnection;

/// The time between two looks at the screen.
const LOOK: Duration = Duration::from_micros(250);
/// The longest time to wait for a window, or for its end.
const PATIENCE: Duration = Duration::from_secs(20);
/// When the memory is read: the first frames are over then, and nothing moves.
const REST: Duration = Duration::from_secs(1);

/// How a program started.
pub struct Start {
    /// The time from the start of the process to the first frame on the screen.
    pub first_frame: Duration,
    /// The memory that is the program's own when the first frames are over, in kilobytes (`RssAnon`).
    pub allocated: u64,
}

/// The screen of an X server.
pub struct Screen {
    connection: RustConnection,
    root: Window,
}

impl Screen {
    /// Connects to the server that the environment names.
    ///
    /// # Errors
    /// If there is none.
    pub fn connect() -> Result<Self, ConnectError> {
        let (connection, number) = x11rb::connect(None)?;
        let root = connection.setup().roots[number].root;
        Ok(Self { connection, root })
    }

    /// Starts a program with a home folder of its own, waits for its first frame, and ends it.
    ///
    /// # Panics
    /// If it shows no window in time.
    pub fn start(&self, program: &Path, arguments: &[&str]) -> Start {
        let home = TempDir::new().expect("a home folder");
        let mut command = Command::new(program);
        command.args(arguments).env("HOME", home.path()).stdout(Stdio::null()).stderr(Stdio::null());
        for variable in ["WAYLAND_DISPLAY", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"] {
            command.env_remove(variable);
        }
        let began = Instant::now();
        let mut process = Process(command.spawn().expect("the program starts"));
        wait_until("the first frame", || self.shows_a_frame());
        let first_frame = began.elapsed();
        sleep(REST);
        let allocated = process.allocated();
        process.end();
        wait_until("the end of the window", || self.windows().is_empty());
        Start { first_frame, allocated }
    }

    /// Returns whether a window shows more than the black of the server.
    fn shows_a_frame(&self) -> bool {
        self.windows().into_iter().any(|window| {
            let look = || {
                let size = self.connection.get_geometry(window).ok()?.reply().ok()?;
                let (x, y) = (i16::try_from(size.width / 2).ok()?, i16::try_from(size.height / 2).ok()?);
                let image = self.connection.get_image(ImageFormat::Z_PIXMAP, window, x, y, 1, 1, !0).ok()?;
                Some(image.reply().ok()?.data[..3].iter().any(|part| *part != 0))
            };
            look().unwrap_or(false)
        })
    }

    /// Returns the windows on the screen that are seen and have more than a pixel.
    fn windows(&self) -> Vec<Window> {
        let tree = self.connection.query_tree(self.root).expect("a request").reply().expect("the windows");
        let is_seen = |window: &Window| {
            let look = || {
                let attributes = self.connection.get_window_attributes(*window).ok()?.reply().ok()?;
                let size = self.connection.get_geometry(*window).ok()?.reply().ok()?;
                Some(attributes.map_state == MapState::VIEWABLE && size.width > 1)
            };
            // A window may be gone before it is asked.
            look().unwrap_or(false)
        };
        tree.children.into_iter().filter(is_seen).collect()
    }
}

/// A program that runs.
struct Process(Child);

impl Process {
    /// Returns the memory that is the program's own, in kilobytes.
    fn allocated(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.0.id())).expect("the program runs");
        let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:")).expect("Linux tells the memory");
        line.trim().trim_end_matches(" kB").parse().expect("a number of kilobytes")
    }

    fn end(&mut self) {
        self.0.kill().expect("the program runs");
        self.0.wait().expect("the program ends");
    }
}

fn wait_until(what: &str, is_so: impl Fn() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < PATIENCE, "waited in vain for {what}");
        sleep(LOOK);
    }
}
