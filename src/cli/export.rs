//! `coin-duel export`: pictures, the table and the steps of a session, or the slides of a course, as files, without a
//! display.

use std::io::{self, IsTerminal, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::cli::shared::{Failure, choices, count_from, print, read_as};
use clap::Args;
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
use coin_duel::session::{Course, Edition, Fold, Layout, Session, SessionSource};
use coin_duel::wording::cli::{
    behind, edition, export as texts, fold, only_for, separator, stride, subject as subjects,
};
use coin_duel::wording::errors::course as errors;
use coin_duel::wording::export::shows_nothing;
use coin_duel::wording::language;

/// The time before the first progress message. A short export prints none.
const QUIET: Duration = Duration::from_secs(1);
/// The time between two progress messages.
const PAUSE: Duration = Duration::from_millis(100);
/// The exit status if lessons of a course are left out.
const LEFT_OUT: u8 = 3;

#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub struct ExportArguments {
    #[arg(help = texts::session())]
    session: PathBuf,
    #[arg(long, help = texts::out(), value_name = "FILE")]
    out: PathBuf,
    #[arg(
        long,
        help = texts::step(),
        value_name = "N",
        conflicts_with = "all",
        allow_hyphen_values = true,
        value_parser = step
    )]
    step: Option<ExportRange>,
    #[arg(long, help = texts::all())]
    all: bool,
    #[arg(long, help = texts::by(), value_parser = choices::<Stride>(stride::name))]
    by: Option<Stride>,
    #[arg(long, help = texts::show(), value_parser = choices(about_subject), conflicts_with = "game")]
    show: Option<ExportSubject>,
    #[arg(long, help = texts::game())]
    game: bool,
    #[arg(long, help = texts::table_only())]
    table_only: bool,
    #[arg(long, help = texts::behind(), value_parser = choices::<TableBehind>(behind::name))]
    behind: Option<TableBehind>,
    #[arg(long, help = texts::layout(), value_enum)]
    layout: Option<Layout>,
    #[arg(long, help = texts::language(), value_enum)]
    language: Option<Language>,
    #[arg(long, help = texts::fold(), value_parser = choices::<Fold>(fold::name))]
    fold: Option<Fold>,
    #[arg(long, help = texts::count_from(), value_name = "NUMBER", value_parser = count_from)]
    count_from: Option<CountFrom>,
    #[arg(long, help = texts::read_as(), value_name = "NAME", value_parser = read_as)]
    read_as: Option<ReadAs>,
    #[arg(long, help = texts::theme(), value_enum)]
    theme: Option<Theme>,
    #[arg(long, help = texts::scale(), value_name = "FACTOR", allow_hyphen_values = true, value_parser = scale)]
    scale: Option<f32>,
    #[arg(long, help = texts::size(), value_name = "WIDTHxHEIGHT", conflicts_with = "scale", value_parser = size)]
    size: Option<PictureSize>,
    #[arg(long, help = texts::seconds(), value_name = "SECONDS", allow_hyphen_values = true, value_parser = seconds)]
    seconds: Option<f32>,
    #[arg(long, help = texts::slides(), value_enum, conflicts_with = "per_page")]
    slides: Option<Aspect>,
    #[arg(long, help = texts::per_page(), value_name = "COUNT", value_parser = per_page)]
    per_page: Option<PerPage>,
    #[arg(long, help = texts::edition(), value_parser = choices::<Edition>(edition::name), default_value = "students")]
    edition: Edition,
    #[arg(long, help = texts::notes(), value_enum, default_value_t = NotesPlace::Beside, requires = "per_page")]
    notes: NotesPlace,
    #[arg(long, help = texts::paper(), value_enum, default_value_t = Paper::A4, requires = "per_page")]
    paper: Paper,
    #[arg(long, help = texts::quiz())]
    quiz: bool,
    #[arg(long, help = texts::separator(), value_parser = choices::<Separator>(separator::name))]
    separator: Option<Separator>,
    #[arg(long, help = texts::dry_run())]
    dry_run: bool,
}

fn about_subject(subject: ExportSubject) -> &'static str {
    match subject {
        ExportSubject::Fill => subjects::fill(),
        ExportSubject::Game => subjects::game(),
        ExportSubject::Lanes => subjects::lanes(),
        ExportSubject::Tree => subjects::tree(),
        ExportSubject::Code => subjects::code(),
        ExportSubject::Fusion => subjects::fusion(),
        ExportSubject::Own => subjects::own(),
        ExportSubject::Stops => subjects::stops(),
        // They are no values of the option.
        ExportSubject::Course | ExportSubject::Worksheet | ExportSubject::Window => "",
    }
}

/// Reads the number of a step. How many there are is known only with the session.
fn step(text: &str) -> Result<ExportRange, &'static str> {
    match text {
        "first" => Ok(ExportRange::Step(0)),
        "last" => Ok(ExportRange::Last),
        number => number.parse().map(ExportRange::Step).map_err(|_| texts::write_step()),
    }
}

/// Reads a scale. Its range is checked by the export, as it is for the window.
fn scale(text: &str) -> Result<f32, String> {
    text.parse().map_err(|_| texts::write_scale(SCALE_RANGE.start(), SCALE_RANGE.end()))
}

/// Reads a width and a height in pixels. Their range is checked by the export.
fn size(text: &str) -> Result<PictureSize, &'static str> {
    let sides =
        text.split_once(['x', '×', 'X']).and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)));
    let (width, height) = sides.ok_or_else(texts::write_size)?;
    Ok(PictureSize::Pixels(width, height))
}

/// Reads a time. Its range is checked by the export.
fn seconds(text: &str) -> Result<f32, String> {
    text.parse().map_err(|_| texts::write_seconds(SECONDS_RANGE.start(), SECONDS_RANGE.end()))
}

fn per_page(text: &str) -> Result<PerPage, &'static str> {
    let known = PerPage::ALL.into_iter().find(|per_page| per_page.count().to_string() == text);
    known.ok_or_else(texts::write_per_page)
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
            return Err(Failure::usage(texts::only_for_session(name)));
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
            calls: CallsLook { folded: self.fold.map_or(0.0, Fold::stage), ..CallsLook::TREE },
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
            Some((name, _, place)) => Err(Failure::usage(texts::useless(name, place))),
            None => Ok(recipe),
        }
    }

    /// Returns the options that are given and matter for some files only: what they choose, and what they are for.
    fn given(&self) -> impl Iterator<Item = (&'static str, ExportOption, &'static str)> {
        [
            ("--per-page", self.per_page.is_some(), ExportOption::Pages, only_for::pdf()),
            ("--slides", self.slides.is_some(), ExportOption::Pages, only_for::pdf()),
            ("--quiz", self.quiz, ExportOption::Quiz, only_for::page()),
            ("--seconds", self.seconds.is_some(), ExportOption::Seconds, only_for::animation()),
            ("--scale", self.scale.is_some(), ExportOption::Size, only_for::pixels()),
            ("--size", self.size.is_some(), ExportOption::Size, only_for::pixels()),
            ("--theme", self.theme.is_some(), ExportOption::Theme, only_for::picture_theme()),
            ("--table-only", self.table_only, ExportOption::Framing, only_for::picture()),
            ("--step", self.step.is_some(), ExportOption::Range, only_for::picture_or_text()),
            ("--by", self.by.is_some(), ExportOption::Stride, only_for::pictures()),
            ("--separator", self.separator.is_some(), ExportOption::Separator, only_for::csv()),
            ("--behind", self.behind.is_some(), ExportOption::Behind, "--show game"),
            ("--language", self.language.is_some(), ExportOption::Language, "--show code"),
            ("--fold", self.fold.is_some(), ExportOption::Fold, "--show tree"),
            ("--show", self.show.is_some(), ExportOption::Subject, only_for::session()),
            ("--game", self.game, ExportOption::Subject, only_for::session()),
            ("--layout", self.layout.is_some(), ExportOption::Layout, only_for::session()),
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
        count => Err(Failure { status: LEFT_OUT, ..Failure::system(errors::lessons_left_out(count)) }),
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
    opened.course = opened.course.in_language(language()).unwrap_or(opened.course);
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
pub(super) fn plan(recipe: &ExportRecipe, material: &Material, out: &Path) -> Result<(), Failure> {
    let plan = recipe.plan(material, out, &|_, _| ControlFlow::Continue(())).map_err(failure)?;
    let plan = plan.expect("nothing says to stop");
    if let Some(warning) = plan.warning() {
        note(&format!("{warning}\n"));
    }
    print(&(texts::would_write(plan.to_string()) + "\n"))
}

pub(super) fn failure(error: ExportError) -> Failure {
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
        note(&(texts::no_signals(error.to_string()) + "\n"));
    }
    let progress = ProgressLine::new();
    let keep_on = |done, total| {
        progress.print(done, total);
        if signal.load(Ordering::Relaxed) > 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let done = recipe.write(material, out, sources, &keep_on);
    progress.clear();
    match done {
        Ok(ControlFlow::Continue(written)) => {
            if let Some(warning) = written.missing.warning() {
                note(&format!("{}: {warning}\n", printable_path(out)));
            }
            print(&(texts::wrote(written.to_string()) + "\n"))
        }
        Ok(ControlFlow::Break(())) => {
            Err(Failure { message: texts::interrupted().to_owned(), status: 128 + signal.load(Ordering::Relaxed) })
        }
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
            note(&format!("\r{}", texts::progress(done, total)));
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
