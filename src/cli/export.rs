//! `coin-duel export`: pictures, the table and the steps of a session, or the slides of a course, as files, without a
//! display.

use std::io::{self, IsTerminal, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::cli::shared::{Failure, count_from, print, read_as};
use clap::{Args, ValueEnum};
use coin_duel::export::pdf::{Aspect, NotesPlace, Paper, PdfLayout, PerPage};
use coin_duel::export::text::Separator;
use coin_duel::export::{
    CallsLook, ExportError, ExportFormat, ExportOption, ExportRange, ExportRecipe, ExportSubject, Framing, Material,
    PictureSize, PictureStyle, SCALE_RANGE, SECONDS_RANGE, TableBehind,
};
use coin_duel::game::row::read::ReadAs;
use coin_duel::game::{CountFrom, Stride};
use coin_duel::listing::Language;
use coin_duel::picture::color_role::Theme;
use coin_duel::platform::system;
use coin_duel::printable::printable_path;
use coin_duel::session::course::is_course_at;
use coin_duel::session::{Course, Edition, Layout, Session, SessionSource};
use coin_duel::wording::errors::course as errors;
use coin_duel::wording::export::shows_nothing;

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

An existing file is replaced, but never the session or its row. Each file is
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
    /// If the name of the file does not say its format, or an option would change nothing.
    fn recipe(&self, material: &Material, is_course: bool) -> Result<ExportRecipe, Failure> {
        let subject = match self.show {
            _ if is_course => ExportSubject::Course,
            _ if self.game => ExportSubject::Game,
            show => show.unwrap_or_default(),
        };
        let is_of_session = |option: ExportOption| {
            let is_of_subject = matches!(option, ExportOption::Language | ExportOption::Fold);
            is_course && !subject.has(option) && !is_of_subject
        };
        if let Some((name, ..)) = self.given().find(|(_, option, _)| is_of_session(*option)) {
            return Err(Failure::usage(format_args!(
                "{name} is for a single session; a course is exported whole, as its stops say, so leave {name} out"
            )));
        }
        let format = ExportFormat::from_path(&self.out).map_err(Failure::usage)?;
        // A single stop says little.
        let is_for_all = format.is_animation() || subject == ExportSubject::Stops;
        let range = match self.step {
            Some(step) => step,
            None if self.all || is_for_all => ExportRange::All(self.by.unwrap_or_default()),
            None => ExportRange::Present,
        };
        let style = PictureStyle {
            framing: if self.table_only { Framing::Table } else { Framing::Slide },
            layout: self.layout.unwrap_or(material.session.view.layout),
            theme: self.theme.unwrap_or_default(),
            size: self.size.unwrap_or(PictureSize::Scale(self.scale.unwrap_or(format.usual_scale()))),
            behind: self.behind.unwrap_or_default(),
            language: self.language.unwrap_or_default(),
            calls: CallsLook { folded: self.fold.map_or(0.0, |fold| f32::from(fold as u8)), ..CallsLook::TREE },
            // The window does not show the path unless the user changes it.
            ..PictureStyle::USUAL
        };
        let recipe = ExportRecipe {
            subject,
            range,
            style,
            pages: self.pages(),
            seconds: self.seconds,
            quiz: self.quiz,
            separator: self.separator.unwrap_or_default(),
            edition: self.edition,
            ..ExportRecipe::new(format)
        };
        let useless = self.given().find(|(_, option, _)| !recipe.has(*option));
        match useless {
            Some((name, _, place)) => Err(Failure::usage(format_args!("{name} is for {place}; leave it out"))),
            None => Ok(recipe),
        }
    }

    /// Returns the options that are given and matter for some files only: what they choose, and what they are for.
    fn given(&self) -> impl Iterator<Item = (&'static str, ExportOption, &'static str)> {
        [
            ("--per-page", self.per_page.is_some(), ExportOption::Pages, "a PDF"),
            ("--slides", self.slides.is_some(), ExportOption::Pages, "a PDF"),
            ("--quiz", self.quiz, ExportOption::Quiz, "an HTML page"),
            ("--seconds", self.seconds.is_some(), ExportOption::Seconds, "an animation or a video"),
            ("--scale", self.scale.is_some(), ExportOption::Size, "a picture, an animation or a video"),
            ("--size", self.size.is_some(), ExportOption::Size, "a picture, an animation or a video"),
            ("--theme", self.theme.is_some(), ExportOption::Theme, "a picture; a page takes the colors of its reader"),
            ("--table-only", self.table_only, ExportOption::Framing, "a picture"),
            ("--step", self.step.is_some(), ExportOption::Range, "a picture or a text; a page has all steps"),
            ("--by", self.by.is_some(), ExportOption::Stride, "pictures; a page has all phases"),
            ("--separator", self.separator.is_some(), ExportOption::Separator, "a CSV table"),
            ("--behind", self.behind.is_some(), ExportOption::Behind, "--show game"),
            ("--language", self.language.is_some(), ExportOption::Language, "--show code"),
            ("--fold", self.fold.is_some(), ExportOption::Fold, "--show tree"),
            ("--show", self.show.is_some(), ExportOption::Subject, "a session"),
            ("--game", self.game, ExportOption::Subject, "a session"),
            ("--layout", self.layout.is_some(), ExportOption::Layout, "a session"),
        ]
        .into_iter()
        .filter_map(|(name, is_given, option, place)| is_given.then_some((name, option, place)))
    }

    /// Returns the pages of a PDF: a handout, slides, or for a table alone pages of its size.
    fn pages(&self) -> PdfLayout {
        match (self.per_page, self.slides) {
            (Some(per_page), _) => PdfLayout::Handout { per_page, notes: self.notes, paper: self.paper },
            (None, None) if self.table_only => PdfLayout::Picture,
            (None, aspect) => PdfLayout::Slides(aspect.unwrap_or(Aspect::Wide)),
        }
    }
}

/// Exports what the arguments ask for, and prints the files that were written.
///
/// # Errors
/// If the session can't be read, the export fails or is interrupted, or the answer can't be printed.
pub fn run(arguments: &ExportArguments) -> Result<(), Failure> {
    let (path, out) = (&arguments.session, &arguments.out);
    let is_course = is_course_at(path);
    let (material, sources, left_out) = if is_course { open_course(arguments)? } else { open_session(arguments)? };
    let recipe = arguments.recipe(&material, is_course)?;
    if arguments.dry_run {
        plan(&recipe, &material, out)?;
    } else {
        write(&recipe, &material, out, &sources)?;
    }
    if recipe.shows_nothing(&material.session) {
        note(&format!("{}: {}\n", printable_path(path), shows_nothing()));
    }
    match left_out {
        0 => Ok(()),
        count => Err(Failure { message: format!("coin-duel: {}", errors::lessons_left_out(count)), status: LEFT_OUT }),
    }
}

/// Opens what the arguments name. Returns it with the files that it was read from, and how many lessons are left out.
type Opened = (Material, Vec<PathBuf>, usize);

fn open_course(arguments: &ExportArguments) -> Result<Opened, Failure> {
    let path = &arguments.session;
    let mut opened = Course::open(path)?;
    for warning in &opened.warnings {
        note(&format!("{}: {warning}\n", printable_path(path)));
    }
    let sources = opened.sources(path);
    for lesson in opened.course.lessons_mut() {
        if let Some(count_from) = arguments.count_from {
            Arc::make_mut(&mut lesson.session).view.count_from = count_from;
        }
    }
    Ok((Material::of_course(opened.course).map_err(failure)?, sources, opened.left_out))
}

fn open_session(arguments: &ExportArguments) -> Result<Opened, Failure> {
    let path = &arguments.session;
    let mut opened = Session::open_as(path, arguments.read_as)?;
    for warning in &opened.warnings {
        note(&format!("{}: {warning}\n", printable_path(path)));
    }
    let view = &mut opened.session.view;
    view.count_from = arguments.count_from.unwrap_or(view.count_from);
    if opened.source == SessionSource::Row {
        // Nobody has chosen a step, and an empty table would say nothing.
        opened.session.go_to_end();
    }
    let mut sources = vec![path.clone()];
    if let SessionSource::SessionAndRow(row_file) = &opened.source {
        sources.push(row_file.path().to_owned());
    }
    Ok((Material::alone(opened.session), sources, 0))
}

/// Prints what an export would write, and a warning if that would be large.
fn plan(recipe: &ExportRecipe, material: &Material, out: &Path) -> Result<(), Failure> {
    let plan = recipe.plan(material, out, &|_, _| ControlFlow::Continue(())).map_err(failure)?;
    let plan = plan.expect("nothing says to stop");
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
    recipe: &ExportRecipe,
    material: &Material,
    out: &Path,
    sources: &[PathBuf],
) -> Result<(), Failure> {
    // Without this, a signal would leave unfinished files in the folder. Before this it simply ends the program, even if
    // the session's file never answers.
    let signal = Arc::new(AtomicU8::new(0));
    let received = signal.clone();
    if let Err(error) = system::watch_signals(move |number| received.store(number as u8, Ordering::Relaxed)) {
        note(&format!("an interrupt of this export may leave unfinished files: {error}\n"));
    }
    let progress = ProgressLine::new();
    let keep_on = |done, total| {
        progress.print(done, total);
        if signal.load(Ordering::Relaxed) > 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let done = recipe.write(material, out, sources, &keep_on);
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
