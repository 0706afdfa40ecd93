//! `coin-duel export`: pictures, the table and the steps of a session, or the slides of a course, as files, without a
//! display.

use std::io::{self, IsTerminal, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use coin_duel::export::{
    CourseExport, ExportError, ExportFormat, ExportRange, ExportRequest, ExportSubject, Framing, PictureStyle,
    SCALE_RANGE, WrittenFiles,
};
use coin_duel::game::{CountFrom, Stride};
use coin_duel::picture::color_role::Theme;
use coin_duel::platform::interrupt;
use coin_duel::printable::printable_path;
use coin_duel::session::course::{Entry, is_course_at};
use coin_duel::session::{Course, Layout, Session, SessionSource};

use super::count_from::count_from;
use super::output::{Failure, print};

pub const EXAMPLES: &str = "\
The name of FILE gives the format:
  .svg .png            a picture of the current step; with --all numbered ones:
                       fill-01.png, fill-02.png and so on
  .gif                 an animation; with --step, a still picture
  .csv .md .tex .typ   the filled part; with --all, or before the first step,
                       the whole table
  .txt                 the steps so far; with --all, all steps; with --game,
                       the moves

A course, or a folder of sessions, is exported as slides: the title card of each
lesson, then its stops. A question and its answer are two slides. .svg and .png
write slides-001.png, slides-002.png and so on. .gif shows each for 2 seconds.

An existing file is replaced, but never the session or its row. Files are
written whole or not at all.

Examples:
  coin-duel export lesson.ron --out table.svg
  coin-duel export lesson.ron --out fill.gif --by sweep --theme dark
  coin-duel export lesson.ron --out fill.png --all
  coin-duel export lesson.ron --out game.gif --game
  coin-duel export lesson.ron --out table.tex --all
  coin-duel export course.ron --out slides.png";

/// The time before the first progress message. A short export prints none.
const QUIET: Duration = Duration::from_secs(1);
/// The time between two progress messages.
const PAUSE: Duration = Duration::from_millis(100);

#[derive(Args)]
pub struct ExportArguments {
    /// The session or course to export, a folder of sessions, or a text file with a row
    session: PathBuf,
    /// Output file; its name gives the format
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// The number of steps or moves done [default: as in the session; in a GIF, all]
    #[arg(long, value_name = "N", conflicts_with = "all", allow_hyphen_values = true, value_parser = step)]
    step: Option<u64>,
    /// All steps or moves
    #[arg(long)]
    all: bool,
    /// How far the fill goes from picture to picture [default: cell]
    #[arg(long, value_enum)]
    by: Option<StrideName>,
    /// The game of the session, not the fill
    #[arg(long)]
    game: bool,
    /// The table with its legend, without the row, the sums and the scores
    #[arg(long)]
    table_only: bool,
    /// How the table's cells are laid out [default: as in the session]
    #[arg(long, value_enum)]
    layout: Option<LayoutName>,
    /// The number of the first coin, 0 or 1 [default: as in the session]
    #[arg(long, value_name = "NUMBER", value_parser = count_from)]
    count_from: Option<CountFrom>,
    /// The colors of pictures
    #[arg(long, value_enum, default_value_t = ThemeName::Light)]
    theme: ThemeName,
    /// Pixels per point, 0.25 to 8; a slide has at least 1280 × 720 points [default: 1; for PNG, 2]
    #[arg(long, value_name = "FACTOR", allow_hyphen_values = true, value_parser = scale)]
    scale: Option<f32>,
}

#[derive(Clone, Copy, ValueEnum)]
enum StrideName {
    /// Reading, adding, choosing and writing each cell
    Phase,
    /// A cell, or a call of the recursion
    Cell,
    /// A diagonal, a row or a column
    Sweep,
}

#[derive(Clone, Copy, ValueEnum)]
enum LayoutName {
    Square,
    Triangle,
}

#[derive(Clone, Copy, ValueEnum)]
enum ThemeName {
    Light,
    Dark,
    Contrast,
}

/// Reads the number of a step. How many there are is known only with the session.
fn step(text: &str) -> Result<u64, &'static str> {
    text.parse().map_err(|_| "write a whole number, 0 or more")
}

/// Reads a scale. Its range is checked by the export, as it is for the window.
fn scale(text: &str) -> Result<f32, String> {
    text.parse().map_err(|_| format!("write a number from {} to {}", SCALE_RANGE.start(), SCALE_RANGE.end()))
}

impl ExportArguments {
    /// # Errors
    /// If the name of the file does not say its format.
    fn request(&self, session: &Session) -> Result<ExportRequest, Failure> {
        let format = ExportFormat::from_path(&self.out).map_err(Failure::usage)?;
        let stride = match self.by {
            Some(StrideName::Phase) => Stride::Phase,
            None | Some(StrideName::Cell) => Stride::Cell,
            Some(StrideName::Sweep) => Stride::Sweep,
        };
        let range = match self.step {
            Some(step) => ExportRange::Step(step),
            None if self.all || format == ExportFormat::Gif => ExportRange::All(stride),
            None => ExportRange::Present,
        };
        let style = PictureStyle {
            framing: if self.table_only { Framing::Table } else { Framing::Slide },
            layout: match self.layout {
                None => session.view.layout,
                Some(LayoutName::Square) => Layout::Square,
                Some(LayoutName::Triangle) => Layout::Triangle,
            },
            theme: self.theme(),
            scale: self.scale.unwrap_or(format.usual_scale()),
            // The window shows it like that unless the user changes it.
            shows_path: false,
        };
        let subject = if self.game { ExportSubject::Game } else { ExportSubject::Fill };
        Ok(ExportRequest { format, subject, range, style, ink: coin_duel::picture::ink::Ink::default() })
    }

    fn theme(&self) -> Theme {
        match self.theme {
            ThemeName::Light => Theme::Light,
            ThemeName::Dark => Theme::Dark,
            ThemeName::Contrast => Theme::Contrast,
        }
    }

    /// # Errors
    /// If the name of the file does not say its format, or an option is for sessions only.
    fn course_request(&self) -> Result<CourseExport, Failure> {
        let options = [
            ("--step", self.step.is_some()),
            ("--by", self.by.is_some()),
            ("--game", self.game),
            ("--table-only", self.table_only),
            ("--layout", self.layout.is_some()),
        ];
        if let Some((name, _)) = options.into_iter().find(|(_, is_given)| *is_given) {
            return Err(Failure::usage(format_args!(
                "{name} is for a single session; a course is exported whole, as its stops say, so leave {name} out"
            )));
        }
        let format = ExportFormat::from_path(&self.out).map_err(Failure::usage)?;
        Ok(CourseExport { format, theme: self.theme(), scale: self.scale.unwrap_or(format.usual_scale()) })
    }
}

/// Exports what the arguments ask for, and prints the files that were written.
///
/// # Errors
/// If the session can't be read, the export fails or is interrupted, or the answer can't be printed.
pub fn run(arguments: &ExportArguments) -> Result<(), Failure> {
    if is_course_at(&arguments.session) { run_course(arguments) } else { run_session(arguments) }
}

fn run_course(arguments: &ExportArguments) -> Result<(), Failure> {
    let path = &arguments.session;
    let mut opened = Course::open(path)?;
    for warning in &opened.warnings {
        note(&format!("{}: {warning}\n", printable_path(path)));
    }
    let request = arguments.course_request()?;
    let sources = opened.sources(path);
    if let Some(count_from) = arguments.count_from {
        for entry in &mut opened.course.entries {
            if let Entry::Lesson(lesson) = entry {
                Arc::make_mut(&mut lesson.session).view.count_from = count_from;
            }
        }
    }
    write(|keep_on| request.write(&opened.course, &arguments.out, &sources, &keep_on))
}

fn run_session(arguments: &ExportArguments) -> Result<(), Failure> {
    let mut opened = Session::open(&arguments.session)?;
    for warning in &opened.warnings {
        note(&format!("{}: {warning}\n", printable_path(&arguments.session)));
    }
    let view = &mut opened.session.view;
    view.count_from = arguments.count_from.unwrap_or(view.count_from);
    let request = arguments.request(&opened.session)?;
    let mut sources = vec![arguments.session.clone()];
    if let SessionSource::SessionAndRow(row_file) = &opened.source {
        sources.push(row_file.path().to_owned());
    }
    write(|keep_on| request.write(&opened.session, &arguments.out, &sources, &keep_on))
}

/// What an export calls with the number of pictures that are done and of all. It breaks after a signal.
pub(super) type KeepOn<'a> = &'a (dyn Fn(usize, usize) -> ControlFlow<()> + Sync);

/// Runs an export with a line of progress, and prints the files that were written. A signal stops the export.
pub(super) fn write(
    export: impl FnOnce(KeepOn) -> Result<ControlFlow<(), WrittenFiles>, ExportError>,
) -> Result<(), Failure> {
    // Without this, a signal would leave unfinished files in the folder. Before this it simply ends the program, even if
    // the session's file never answers.
    let signal = Arc::new(AtomicU8::new(0));
    let received = signal.clone();
    if let Err(error) = interrupt::watch(move |number| received.store(number as u8, Ordering::Relaxed)) {
        note(&format!("an interrupt of this export may leave unfinished files: {error}\n"));
    }
    let progress = ProgressLine::new();
    let done = export(&|done, total| {
        progress.print(done, total);
        if signal.load(Ordering::Relaxed) > 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    progress.clear();
    match done {
        Ok(ControlFlow::Continue(written)) => print(&format!("wrote {written}\n")),
        Ok(ControlFlow::Break(())) => Err(Failure {
            message: "interrupted; nothing was written".to_owned(),
            status: 128 + signal.load(Ordering::Relaxed),
        }),
        Err(error) if error.is_request_error() => Err(Failure::usage(error)),
        Err(error) => Err(Failure::system(error)),
    }
}

/// The progress of a long export on standard error, if that is a terminal.
struct ProgressLine {
    /// The time of the next message, or `None` without a terminal.
    next: Option<Mutex<Instant>>,
    start: Instant,
}

impl ProgressLine {
    fn new() -> Self {
        let start = Instant::now();
        Self { next: io::stderr().is_terminal().then(|| Mutex::new(start + QUIET)), start }
    }

    fn print(&self, done: usize, total: usize) {
        // If another thread holds the lock, that one prints the message.
        if let Some(Ok(mut next)) = self.next.as_ref().map(Mutex::try_lock)
            && Instant::now() >= *next
        {
            note(&format!("\r{done} of {total} done"));
            *next = Instant::now() + PAUSE;
        }
    }

    /// Removes the last message from the terminal.
    fn clear(&self) {
        if self.next.is_some() && self.start.elapsed() >= QUIET {
            note("\r\x1b[K");
        }
    }
}

/// Writes to standard error. If this fails, there is nowhere left to report it.
pub(super) fn note(text: &str) {
    let _ = io::stderr().write_all(text.as_bytes());
}
