//! `coin-duel export`: pictures, the table and the steps of a session, or the slides of a course, as files, without a
//! display.

use std::io::{self, IsTerminal, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use coin_duel::export::pdf::{Aspect, NotesPlace, Paper, PdfLayout, PerPage};
use coin_duel::export::text::Separator;
use coin_duel::export::{
    CallsLook, CourseExport, ExportError, ExportFormat, ExportPlan, ExportRange, ExportRequest, ExportSubject, Framing,
    KeepOn, PictureSize, PictureStyle, SCALE_RANGE, SECONDS_RANGE, TableBehind, WrittenFiles,
};
use coin_duel::game::row::read::ReadAs;
use coin_duel::game::{CountFrom, Stride};
use coin_duel::listing::Language;
use coin_duel::picture::color_role::Theme;
use coin_duel::platform::interrupt;
use coin_duel::printable::printable_path;
use coin_duel::session::course::{Entry, is_course_at};
use coin_duel::session::{Course, Edition, Layout, Session, SessionSource};
use coin_duel::wording::errors::course as errors;
use coin_duel::wording::export::shows_no_cell;

use super::count_from::count_from;
use super::output::{Failure, print};
use super::read_as::read_as;

pub const EXAMPLES: &str = "\
The name of FILE gives the format:
  .pdf                 slides; with --per-page a handout with notes
  .html                a page that steps through the fill, for any browser
  .svg .png            a picture of the current step; with --all numbered ones:
                       fill-01.png, fill-02.png and so on
  .gif .apng           an animation; with --step, a still picture
  .mp4 .webm           a video, if the program ffmpeg is installed
  .csv .tsv .md .tex .typ
                       the filled part; with --all, or before the first step,
                       the whole table
  .txt                 the steps so far; with --all, all steps; with --game,
                       the moves

A course, or a folder of sessions, is exported as slides: the title card of each
lesson, then its stops. A question and its answer are two slides. .svg and .png
write slides-001.png, slides-002.png and so on. Animations show each for 2
seconds.

A text file with a row is exported with its full table. A session is exported at
the step where it stands; --step last shows its end.

Private notes of stops are in no file, unless --edition lecturer asks for them.
On a handout for students, questions have no answers.

Exit status: 0 if all is written, 1 if the system fails, 2 if the arguments or
the files are wrong, 3 if lessons that can't be used are left out.

An existing file is replaced, but never the session or its row. Files are
written whole or not at all.

Examples:
  coin-duel export lesson.ron --out table.svg
  coin-duel export lesson.ron --out fill.pdf --all --by sweep
  coin-duel export lesson.ron --out fill.gif --by sweep --theme dark
  coin-duel export lesson.ron --out fill.png --all --size 1920x1080
  coin-duel export lesson.ron --out game.gif --game
  coin-duel export lesson.ron --out code.png --show code --language python
  coin-duel export lesson.ron --out table.tex --all
  coin-duel export lesson.ron --out fill.html --quiz
  coin-duel export course.ron --out slides.pdf
  coin-duel export course.ron --out handout.pdf --per-page 4 --paper letter
  coin-duel export course.ron --out script.pdf --per-page 2 --edition lecturer
  coin-duel export row.txt --out table.csv --separator semicolon
  coin-duel export course.ron --out slides.png --dry-run";

/// The time before the first progress message. A short export prints none.
const QUIET: Duration = Duration::from_secs(1);
/// The time between two progress messages.
const PAUSE: Duration = Duration::from_millis(100);
/// The exit status if lessons of a course are left out.
const LEFT_OUT: u8 = 3;

#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub struct ExportArguments {
    /// The session or course to export, a folder of sessions, or a text file with a row
    session: PathBuf,
    /// Output file; its name gives the format
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// The number of steps or moves done, first or last [default: as in the session; in a GIF, all]
    #[arg(long, value_name = "N", conflicts_with = "all", allow_hyphen_values = true, value_parser = step)]
    step: Option<ExportRange>,
    /// All steps or moves
    #[arg(long)]
    all: bool,
    /// How far the fill goes from picture to picture [default: cell]
    #[arg(long, value_enum)]
    by: Option<Stride>,
    /// What is shown [default: fill]
    #[arg(long, value_enum, conflicts_with = "game")]
    show: Option<ExportSubject>,
    /// The game of the session over its table: the same as --show game
    #[arg(long)]
    game: bool,
    /// The table with its legend, or another subject alone, without the row, the sums and the scores
    #[arg(long)]
    table_only: bool,
    /// The table behind the game [default: session]
    #[arg(long, value_enum)]
    behind: Option<TableBehind>,
    /// How the table's cells are laid out [default: as in the session]
    #[arg(long, value_enum)]
    layout: Option<Layout>,
    /// The language of the code [default: pseudocode]
    #[arg(long, value_enum)]
    language: Option<Language>,
    /// How far the tree of calls is folded [default: tree]
    #[arg(long, value_enum)]
    fold: Option<Fold>,
    /// The number of the first coin, 0 or 1 [default: as in the session]
    #[arg(long, value_name = "NUMBER", value_parser = count_from)]
    count_from: Option<CountFrom>,
    /// What the numbers of a text with a row are taken for, if it can be more than one thing
    #[arg(long, value_name = "NAME", value_parser = read_as)]
    read_as: Option<ReadAs>,
    /// The colors of pictures [default: light]
    #[arg(long, value_enum)]
    theme: Option<Theme>,
    /// Pixels per point, 0.25 to 8; a slide has at least 1280 × 720 points [default: 1; for PNG, 2]
    #[arg(long, value_name = "FACTOR", allow_hyphen_values = true, value_parser = scale)]
    scale: Option<f32>,
    /// The pixels of each picture, such as 1920x1080; the content is as large as it fits
    #[arg(long, value_name = "WIDTHxHEIGHT", conflicts_with = "scale", value_parser = size)]
    size: Option<PictureSize>,
    /// How long an animation shows each picture, 0.02 to 60 seconds [default: by their number]
    #[arg(long, value_name = "SECONDS", allow_hyphen_values = true, value_parser = seconds)]
    seconds: Option<f32>,
    /// The shape of the slides of a PDF
    #[arg(long, value_enum, conflicts_with = "per_page")]
    slides: Option<Aspect>,
    /// A handout as PDF with 1, 2, 4 or 6 pictures on each sheet
    #[arg(long, value_name = "COUNT", value_parser = per_page)]
    per_page: Option<PerPage>,
    /// For whom the files are, which decides what is in them
    #[arg(long, value_enum, default_value_t = Edition::Students)]
    edition: Edition,
    /// Where the notes of a handout are
    #[arg(long, value_enum, default_value_t = NotesPlace::Beside, requires = "per_page")]
    notes: NotesPlace,
    /// The paper of a handout
    #[arg(long, value_enum, default_value_t = Paper::A4, requires = "per_page")]
    paper: Paper,
    /// Ask about each step of an HTML page before it is shown
    #[arg(long)]
    quiz: bool,
    /// What stands between the values of a CSV table [default: comma]
    #[arg(long, value_enum)]
    separator: Option<Separator>,
    /// Say what would be written, and write nothing
    #[arg(long)]
    dry_run: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Fold {
    /// Every call
    Tree,
    /// Every distinct interval
    Graph,
    /// The intervals at their cells
    Table,
}

/// Reads the number of a step. How many there are is known only with the session.
fn step(text: &str) -> Result<ExportRange, &'static str> {
    match text {
        "first" => Ok(ExportRange::Step(0)),
        "last" => Ok(ExportRange::Last),
        number => {
            number.parse().map(ExportRange::Step).map_err(|_| "write a whole number, 0 or more, or first or last")
        }
    }
}

/// Reads a scale. Its range is checked by the export, as it is for the window.
fn scale(text: &str) -> Result<f32, String> {
    text.parse().map_err(|_| format!("write a number from {} to {}", SCALE_RANGE.start(), SCALE_RANGE.end()))
}

/// Reads a width and a height in pixels. Their range is checked by the export.
fn size(text: &str) -> Result<PictureSize, &'static str> {
    let sides =
        text.split_once(['x', '×', 'X']).and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)));
    let (width, height) = sides.ok_or("write a width and a height in pixels, such as 1920x1080")?;
    Ok(PictureSize::Pixels(width, height))
}

/// Reads a time. Its range is checked by the export.
fn seconds(text: &str) -> Result<f32, String> {
    let range = || format!("write a number of seconds from {} to {}", SECONDS_RANGE.start(), SECONDS_RANGE.end());
    text.parse().map_err(|_| range())
}

fn per_page(text: &str) -> Result<PerPage, &'static str> {
    let known = PerPage::ALL.into_iter().find(|per_page| per_page.count().to_string() == text);
    known.ok_or("choose 1, 2, 4 or 6")
}

impl ExportArguments {
    /// # Errors
    /// If the name of the file does not say its format.
    fn request(&self, session: &Session) -> Result<ExportRequest, Failure> {
        let format = ExportFormat::from_path(&self.out).map_err(Failure::usage)?;
        let subject = if self.game { ExportSubject::Game } else { self.show.unwrap_or_default() };
        // A single stop says little.
        let is_for_all = format.is_animation() || subject == ExportSubject::Stops;
        let range = match self.step {
            Some(step) => step,
            None if self.all || is_for_all => ExportRange::All(self.by.unwrap_or_default()),
            None => ExportRange::Present,
        };
        let layout = self.layout.unwrap_or(session.view.layout);
        self.check_options(format, subject)?;
        let style = PictureStyle { layout, ..self.style(format) };
        Ok(ExportRequest {
            subject,
            range,
            style,
            seconds: self.seconds,
            pages: self.pages(),
            quiz: self.quiz,
            separator: self.separator.unwrap_or_default(),
            edition: self.edition,
            ..ExportRequest::new(format)
        })
    }

    /// # Errors
    /// If an option would change nothing in a file of this format with this subject.
    fn check_options(&self, format: ExportFormat, subject: ExportSubject) -> Result<(), Failure> {
        let (is_pdf, is_page) = (format == ExportFormat::Pdf, format == ExportFormat::Html);
        let has_pixels = format.is_picture() && !is_pdf;
        let options = [
            ("--per-page", self.per_page.is_some(), is_pdf, "a PDF"),
            ("--slides", self.slides.is_some(), is_pdf, "a PDF"),
            ("--quiz", self.quiz, is_page, "an HTML page"),
            ("--seconds", self.seconds.is_some(), format.is_animation(), "an animation or a video"),
            ("--scale", self.scale.is_some(), has_pixels, "a picture, an animation or a video"),
            ("--size", self.size.is_some(), has_pixels, "a picture, an animation or a video"),
            ("--theme", self.theme.is_some(), format.is_picture(), "a picture; a page takes the colors of its reader"),
            ("--table-only", self.table_only, format.is_picture(), "a picture"),
            ("--step", self.step.is_some(), !is_page, "a picture or a text; a page has all steps"),
            ("--by", self.by.is_some(), format.is_picture(), "pictures; a page has all phases"),
            ("--separator", self.separator.is_some(), format == ExportFormat::Csv, "a CSV table"),
            ("--behind", self.behind.is_some(), subject == ExportSubject::Game, "--show game"),
            ("--language", self.language.is_some(), subject == ExportSubject::Code, "--show code"),
            ("--fold", self.fold.is_some(), subject == ExportSubject::Tree, "--show tree"),
        ];
        match options.into_iter().find(|(_, is_given, has_effect, _)| *is_given && !has_effect) {
            Some((name, .., place)) => Err(Failure::usage(format_args!("{name} is for {place}; leave it out"))),
            None => Ok(()),
        }
    }

    fn style(&self, format: ExportFormat) -> PictureStyle {
        PictureStyle {
            framing: if self.table_only { Framing::Table } else { Framing::Slide },
            theme: self.theme.unwrap_or_default(),
            size: self.size.unwrap_or(PictureSize::Scale(self.scale.unwrap_or(format.usual_scale()))),
            behind: self.behind.unwrap_or_default(),
            language: self.language.unwrap_or_default(),
            calls: CallsLook { folded: self.fold.map_or(0.0, |fold| fold as u8 as f32), ..CallsLook::TREE },
            // The window does not show the path unless the user changes it.
            ..PictureStyle::USUAL
        }
    }

    /// Returns the pages of a PDF: a handout, slides, or for a table alone pages of its size.
    fn pages(&self) -> PdfLayout {
        match (self.per_page, self.slides) {
            (Some(per_page), _) => PdfLayout::Handout { per_page, notes: self.notes, paper: self.paper },
            (None, None) if self.table_only => PdfLayout::Picture,
            (None, aspect) => PdfLayout::Slides(aspect.unwrap_or(Aspect::Wide)),
        }
    }

    /// # Errors
    /// If the name of the file does not say its format, or an option is for sessions only.
    fn course_request(&self) -> Result<CourseExport, Failure> {
        let options = [
            ("--step", self.step.is_some()),
            ("--by", self.by.is_some()),
            ("--show", self.show.is_some()),
            ("--game", self.game),
            ("--table-only", self.table_only),
            ("--behind", self.behind.is_some()),
            ("--layout", self.layout.is_some()),
        ];
        if let Some((name, _)) = options.into_iter().find(|(_, is_given)| *is_given) {
            return Err(Failure::usage(format_args!(
                "{name} is for a single session; a course is exported whole, as its stops say, so leave {name} out"
            )));
        }
        let format = ExportFormat::from_path(&self.out).map_err(Failure::usage)?;
        self.check_options(format, ExportSubject::Stops)?;
        Ok(CourseExport {
            format,
            style: self.style(format),
            seconds: self.seconds,
            pages: self.pages(),
            quiz: self.quiz,
            edition: self.edition,
        })
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
    let out = &arguments.out;
    if arguments.dry_run {
        plan(|keep_on| request.plan(&opened.course, out, keep_on))?;
    } else {
        write(|keep_on| request.write(&opened.course, out, &sources, keep_on))?;
    }
    match opened.left_out {
        0 => Ok(()),
        count => Err(Failure { message: format!("coin-duel: {}", errors::lessons_left_out(count)), status: LEFT_OUT }),
    }
}

fn run_session(arguments: &ExportArguments) -> Result<(), Failure> {
    let mut opened = Session::open_as(&arguments.session, arguments.read_as)?;
    for warning in &opened.warnings {
        note(&format!("{}: {warning}\n", printable_path(&arguments.session)));
    }
    let view = &mut opened.session.view;
    view.count_from = arguments.count_from.unwrap_or(view.count_from);
    if opened.source == SessionSource::Row {
        // Nobody has chosen a step, and an empty table would say nothing.
        opened.session.go_to_end();
    }
    let request = arguments.request(&opened.session)?;
    if request.shows_no_cell(&opened.session) {
        note(&format!("{}: {}\n", printable_path(&arguments.session), shows_no_cell()));
    }
    let mut sources = vec![arguments.session.clone()];
    if let SessionSource::SessionAndRow(row_file) = &opened.source {
        sources.push(row_file.path().to_owned());
    }
    let out = &arguments.out;
    if arguments.dry_run {
        return plan(|keep_on| request.plan(&opened.session, out, keep_on));
    }
    write(|keep_on| request.write(&opened.session, out, &sources, keep_on))
}

/// Prints what an export would write, and a warning if that would be large.
fn plan(plan: impl FnOnce(KeepOn) -> Result<Option<ExportPlan>, ExportError>) -> Result<(), Failure> {
    let plan = plan(&|_, _| ControlFlow::Continue(())).map_err(failure)?.expect("nothing says to stop");
    if let Some(warning) = plan.warning() {
        note(&format!("{warning}\n"));
    }
    print(&format!("would write {plan}\n"))
}

fn failure(error: ExportError) -> Failure {
    if error.is_request_error() { Failure::usage(error) } else { Failure::system(error) }
}

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
        Err(error) => Err(failure(error)),
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
