//! `coin-duel worksheet`: worksheets for students, with their solutions.

use std::path::PathBuf;

use super::export::{note, write};
use crate::cli::shared::{Failure, RecurrenceParser, count_from, read_as};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{ArgGroup, Args, ValueEnum};
use coin_duel::export::worksheet::{Blanks, Variants, WorksheetRows, Worksheets};
use coin_duel::export::{ExportFormat, ExportRecipe, ExportSubject, Material, Paper, PictureStyle};
use coin_duel::game::row::read::ReadAs;
use coin_duel::game::{CountFrom, Recurrence, Row};
use coin_duel::picture::color_role::Theme;
use coin_duel::printable::printable_path;
use coin_duel::session::{Document, Layout, Session, SessionSource, View};

pub const NOTES: &str = "\
The sheets come first, and then a solution for each of them. Each carries its number and the seed, which give the same
sheet again.

The rows of a set are all different, and alike in difficulty. They have the same number of
  ties            cells of two coins or more in which both ends are equally good
  odd coins       which gives the parity of the sums
  negative coins
  digits          of all coins together

In rows of more than 10 coins the ties, and in rows of 20 coins or more the others, may differ by a few: by less than 1
plus a fiftieth of the cells, and 1 plus a twentieth of the coins. The sums of the coins differ by less than a tenth of the
largest possible sum, or half the range of the numbers if that is more. Each solution states these numbers.

Examples:
  coin-duel worksheet --coins 6 --variants 30 --seed 7 --out sheets.pdf
  coin-duel worksheet lesson.ron --blank diagonal:3 --out sheet.pdf
  coin-duel worksheet --coins 8 --seed 7 --numbers -9-9 --blank seed:1:40 --out sheets.tex";

#[derive(Args)]
#[command(group = ArgGroup::new("rows").required(true).args(["session", "coins"]))]
pub struct WorksheetArguments {
    /// The session whose row is printed, or a text file with a row
    session: Option<PathBuf>,
    /// What the numbers of the text are taken for, if it can be more than one thing
    #[arg(long, value_name = "NAME", value_parser = read_as)]
    read_as: Option<ReadAs>,
    /// Random rows of N coins, 1 to 64
    #[arg(long, value_name = "N", requires = "seed")]
    coins: Option<usize>,
    /// The number of different rows, 1 to 500, each on a sheet of its own
    #[arg(long, value_name = "K", default_value_t = 1, conflicts_with = "session")]
    variants: usize,
    /// The seed of random rows; the same seed gives the same rows
    #[arg(long, value_name = "S", conflicts_with = "session")]
    seed: Option<u64>,
    /// The smallest and the largest value of random coins
    #[arg(
        long,
        value_name = "LOW-HIGH",
        default_value = "1-20",
        allow_hyphen_values = true,
        conflicts_with = "session",
        value_parser = numbers
    )]
    numbers: (i64, i64),
    /// Output file; its name ends with .pdf, .tex, .typ or .md
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// The empty cells: all, diagonal:K, second, or seed:S:PERCENT
    #[arg(long, value_name = "CELLS", default_value = "all", value_parser = blanks)]
    blank: Blanks,
    /// The recurrence of the table [default: as in the session, else fir-sec]
    #[arg(long, value_parser = RecurrenceParser)]
    recurrence: Option<Recurrence>,
    /// The size of the paper
    #[arg(long, value_enum, default_value_t = Paper::A4)]
    paper: Paper,
    /// The colors of a PDF: light for print, contrast for screens
    #[arg(long, default_value = "light", value_parser = PossibleValuesParser::new(["light", "contrast"]).map(|name| theme(&name)))]
    theme: Theme,
    /// The number of the first coin, 0 or 1 [default: as in the session, else 0]
    #[arg(long, value_name = "NUMBER", value_parser = count_from)]
    count_from: Option<CountFrom>,
    /// How the cells of a PDF are laid out [default: as in the session, else square]
    #[arg(long, value_enum)]
    layout: Option<Layout>,
    /// Leave the solutions out
    #[arg(long)]
    no_solutions: bool,
}

fn theme(name: &str) -> Theme {
    Theme::from_str(name, false).expect("a possible value is a theme")
}

/// Reads two bounds, such as `1-20` or `-9--1`.
fn numbers(text: &str) -> Result<(i64, i64), &'static str> {
    let hyphens = text.char_indices().skip(1).filter(|(_, character)| *character == '-');
    let bounds = hyphens.map(|(at, _)| (text[..at].trim().parse(), text[at + 1..].trim().parse()));
    let found =
        bounds.into_iter().find_map(|bounds| if let (Ok(low), Ok(high)) = bounds { Some((low, high)) } else { None });
    found.ok_or("write two whole numbers with a hyphen between them, such as 1-20")
}

/// Reads the choice of the empty cells. Their ranges are checked with the row.
fn blanks(text: &str) -> Result<Blanks, &'static str> {
    let error = "write all, diagonal:3, second, or seed:7:50 for half of the cells";
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
