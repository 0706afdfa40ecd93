//! `coin-duel worksheet`: worksheets for students, with their solutions.

use std::path::PathBuf;
use std::str::FromStr;

use super::export::{failure, note, plan, write};
use crate::cli::shared::{Failure, RecurrenceParser, choices, count_from, print, read_as};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{ArgGroup, Args, ValueEnum};
use coin_duel::export::worksheet::{Blanks, MAX_VARIANTS, Task, Tasks, Variants, Worksheet, WorksheetRows, Worksheets};
use coin_duel::export::{ExportFormat, ExportRecipe, ExportSubject, Material, Paper, PictureStyle};
use coin_duel::game::row::read::ReadAs;
use coin_duel::game::{CountFrom, Recurrence, Row};
use coin_duel::limits::MAX_COINS_OF_WORKSHEET;
use coin_duel::picture::color_role::Theme;
use coin_duel::printable::printable_path;
use coin_duel::session::{Document, Layout, Session, SessionSource, View};
use coin_duel::wording::cli::worksheet as texts;

#[derive(Args)]
#[command(group = ArgGroup::new("rows").required(true).args(["session", "coins"]))]
pub struct WorksheetArguments {
    #[arg(help = texts::session())]
    session: Option<PathBuf>,
    #[arg(long, help = texts::read_as(), value_name = "NAME", value_parser = read_as)]
    read_as: Option<ReadAs>,
    #[arg(
        long,
        help = texts::coins(),
        value_name = "N",
        requires = "seed",
        value_parser = whole::<usize, { MAX_COINS_OF_WORKSHEET as u64 }>
    )]
    coins: Option<usize>,
    #[arg(
        long,
        help = texts::variants(),
        value_name = "K",
        default_value_t = 1,
        conflicts_with = "session",
        value_parser = whole::<usize, { MAX_VARIANTS as u64 }>
    )]
    variants: usize,
    #[arg(
        long,
        help = texts::seed(),
        value_name = "S",
        conflicts_with = "session",
        value_parser = whole::<u64, { u64::MAX }>
    )]
    seed: Option<u64>,
    #[arg(
        long,
        help = texts::numbers(),
        value_name = "LOW-HIGH",
        default_value = "1-20",
        allow_hyphen_values = true,
        conflicts_with = "session",
        value_parser = numbers
    )]
    numbers: (i64, i64),
    #[arg(long, help = texts::out(), value_name = "FILE")]
    out: PathBuf,
    #[arg(
        long,
        help = texts::tasks(),
        value_delimiter = ',',
        default_value = "fill",
        value_parser = choices(Task::name)
    )]
    tasks: Vec<Task>,
    #[arg(long, help = texts::blank(), value_name = "CELLS", default_value = "all", value_parser = blanks)]
    blank: Blanks,
    #[arg(long, help = texts::recurrence(), value_parser = RecurrenceParser)]
    recurrence: Option<Recurrence>,
    #[arg(long, help = texts::paper(), value_enum, default_value_t = Paper::A4)]
    paper: Paper,
    #[arg(
        long,
        help = texts::theme(),
        default_value = "light",
        value_parser = PossibleValuesParser::new(["light", "contrast"]).map(|name| theme(&name))
    )]
    theme: Theme,
    #[arg(long, help = texts::count_from(), value_name = "NUMBER", value_parser = count_from)]
    count_from: Option<CountFrom>,
    #[arg(long, help = texts::layout(), value_enum)]
    layout: Option<Layout>,
    #[arg(long, help = texts::no_solutions())]
    no_solutions: bool,
    #[arg(long, help = texts::dry_run())]
    dry_run: bool,
}

fn theme(name: &str) -> Theme {
    Theme::from_str(name, false).expect("a possible value is a theme")
}

/// Reads a whole number. Its range is checked with the rows.
fn whole<N: FromStr, const MOST: u64>(text: &str) -> Result<N, String> {
    text.parse().map_err(|_| texts::write_whole(MOST))
}

/// Reads two bounds, such as `1-20` or `-9--1`.
fn numbers(text: &str) -> Result<(i64, i64), &'static str> {
    let hyphens = text.char_indices().skip(1).filter(|(_, character)| *character == '-');
    let bounds = hyphens.map(|(at, _)| (text[..at].trim().parse(), text[at + 1..].trim().parse()));
    let found =
        bounds.into_iter().find_map(|bounds| if let (Ok(low), Ok(high)) = bounds { Some((low, high)) } else { None });
    found.ok_or_else(texts::write_numbers)
}

/// Reads the choice of the empty cells. Their ranges are checked with the row.
fn blanks(text: &str) -> Result<Blanks, &'static str> {
    let error = texts::write_cells();
    let parts: Vec<_> = text.split(':').collect();
    match parts[..] {
        ["all"] => Ok(Blanks::All),
        ["second"] => Ok(Blanks::EverySecond),
        ["diagonal", length] => length.parse().map(Blanks::Diagonal).map_err(|_| error),
        ["seed", seed] => seed.parse().map(|seed| Blanks::Seed { seed, percent: 50 }).map_err(|_| error),
        ["seed", seed, percent] => match (seed.parse(), percent.trim_end_matches('%').parse()) {
            (Ok(seed), Ok(percent)) => Ok(Blanks::Seed { seed, percent }),
            _ => Err(error),
        },
        _ => Err(error),
    }
}

impl WorksheetArguments {
    /// # Errors
    /// If the name of the file does not say its format.
    fn recipe(&self, View { recurrence, layout, count_from, .. }: View) -> Result<ExportRecipe, Failure> {
        let rows = match (self.coins, self.seed) {
            (Some(coins), Some(seed)) => {
                let (low, high) = self.numbers;
                WorksheetRows::Variants(Variants { coins, low, high, count: self.variants, seed })
            }
            _ => WorksheetRows::Session,
        };
        let subject = ExportSubject::Worksheet;
        let format = ExportFormat::of_subject_from_path(subject, &self.out).map_err(Failure::usage)?;
        let worksheets = Worksheets {
            rows,
            tasks: Tasks::new(self.tasks.iter().copied()),
            blanks: self.blank,
            recurrence: self.recurrence.unwrap_or(recurrence),
            layout: self.layout.unwrap_or(layout),
            count_from: self.count_from.unwrap_or(count_from),
            paper: self.paper,
            has_solutions: !self.no_solutions,
        };
        let style = PictureStyle { theme: self.theme, ..PictureStyle::USUAL };
        Ok(ExportRecipe { subject, style, worksheets, ..ExportRecipe::new(format) })
    }
}

/// Writes the worksheets that the arguments ask for, and prints the file that was written.
///
/// # Errors
/// If the session can't be read, there are no such worksheets, or writing them fails or is interrupted.
pub fn run(arguments: &WorksheetArguments) -> Result<(), Failure> {
    let (session, sources) = match &arguments.session {
        Some(path) => {
            let opened = Session::open_as(path, arguments.read_as)?;
            for warning in &opened.warnings {
                note(&format!("{}: {warning}\n", printable_path(path)));
            }
            let mut sources = vec![path.clone()];
            if let SessionSource::SessionAndRow(row_file) = &opened.source {
                sources.push(row_file.path().to_owned());
            }
            (opened.session, sources)
        }
        // Random rows take only the view of a new session.
        None => (Session::new(Document::from(Row::new([1]).map_err(Failure::usage)?)), Vec::new()),
    };
    let recipe = arguments.recipe(session.view)?;
    if arguments.dry_run {
        let sheets = recipe.worksheets.all_sheets(&session).map_err(|error| failure(error.into()))?;
        plan(&recipe, &Material::alone(session), &arguments.out)?;
        let alike = sheets[0].texts.alike.clone();
        let lines = [alike].into_iter().filter(|line| !line.is_empty()).chain(sheets.iter().map(Worksheet::difficulty));
        return print(&lines.map(|line| line + "\n").collect::<String>());
    }
    write(&recipe, &Material::alone(session), &arguments.out, &sources)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_may_be_negative() {
        for (text, bounds) in [("1-20", (1, 20)), ("-9-9", (-9, 9)), ("-9--1", (-9, -1)), ("5 - 7", (5, 7))] {
            assert_eq!(numbers(text), Ok(bounds), "{text}");
        }
        for text in ["", "7", "1-", "-", "1-2-3", "a-b", "1–20"] {
            assert!(numbers(text).is_err(), "{text}");
        }
    }

    #[test]
    fn empty_cells_are_chosen_by_a_word_and_numbers() {
        for (text, expected) in [
            ("all", Blanks::All),
            ("second", Blanks::EverySecond),
            ("diagonal:3", Blanks::Diagonal(3)),
            ("seed:7", Blanks::Seed { seed: 7, percent: 50 }),
            ("seed:7:25", Blanks::Seed { seed: 7, percent: 25 }),
            ("seed:7:25%", Blanks::Seed { seed: 7, percent: 25 }),
        ] {
            assert_eq!(blanks(text), Ok(expected), "{text}");
        }
        for text in ["", "none", "diagonal", "diagonal:x", "seed", "seed:7:x", "seed:7:1:2"] {
            assert!(blanks(text).is_err(), "{text}");
        }
    }
}
