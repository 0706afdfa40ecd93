//! The works of the program: what runs in the background, as values.

pub mod cells;
pub mod export;
pub mod fusion;
pub mod games;
pub mod map;

use crate::app::file_task::FileTask;
use crate::app::job::{Work, run_described};
use crate::session::{recent_work, recovery};
use crate::wording::notices;

/// Does the work of this kind that `bytes` describe, in a worker that shares no memory with the program. `post` gets
/// what is found.
///
/// # Errors
/// If there is no such work.
// It is compiled where it is called, so that a program with threads does not hold all works a second time.
#[inline]
pub fn run(kind: &str, bytes: &[u8], post: fn(&[u8])) -> Result<(), String> {
    if kind == recovery::KIND {
        return recovery::write_described(bytes, post);
    }
    if kind == recent_work::KIND {
        return recent_work::write_described(bytes, post);
    }
    macro_rules! run_kind {
        ($($work:ty),+ $(,)?) => {
            match kind {
                $(<$work>::KIND => run_described::<$work>(bytes, post),)+
                _ => Err(notices::no_such_work(kind)),
            }
        };
    }
    run_kind!(
        cells::CellsAround,
        export::Copy,
        games::DrawRow,
        export::Export,
        export::PreviewExport,
        export::PlanExport,
        cells::FarCell,
        games::FarMoves,
        cells::FarWindow,
        FileTask,
        fusion::Fuse,
        fusion::CheckFusion,
        map::MakeMap,
        games::CountGames,
        games::PlayPairs,
        games::RunSurveys,
    )
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::sync::Arc;

    use super::*;
    use crate::app::job::{Job, Status, Waker};
    use crate::export::{ExportFormat, ExportRecipe, Material, PictureStyle};
    use crate::form;
    use crate::game::play::survey::Survey;
    use crate::game::recurrence::Recurrence;
    use crate::game::row::random::Recipe;
    use crate::game::table::overview::{Lengths, SampleAxis, SampleGrid};
    use crate::game::{Duel, Game, Interval, Line, Players, Row, Rule, Table};
    use crate::picture::color_role::Theme;
    use crate::session::{Reading, Session};

    thread_local! {
        static LAST_REPORT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    }

    /// Does the work as a worker does that gets it as bytes, and in a thread. Both must find the same.
    fn assert_finds_the_same_as_a_thread<W: Work>(work: &W) {
        let bytes = form::bytes(work).unwrap();
        run(W::KIND, &bytes, |report| LAST_REPORT.set(report.to_vec())).unwrap();
        let report = LAST_REPORT.take();
        let (found, status): (W::Found, Status) = form::read_bytes(&report).unwrap();
        let job = Job::start(&Waker::default(), work.clone());
        job.finish();
        assert_eq!((status, job.status()), (Status::Done, Status::Done), "{}", W::KIND);
        let [of_worker, of_thread] = [&found, &*job.found()].map(|found| form::bytes(found).unwrap());
        assert!(of_worker == of_thread, "{}: a worker finds something else than a thread", W::KIND);
        assert!(of_thread != form::bytes(&work.first()).unwrap(), "{}: nothing is found", W::KIND);
    }

    fn row() -> Row {
        Recipe { count: 60, ..Recipe::default() }.row().unwrap()
    }

    fn recipe(format: ExportFormat) -> ExportRecipe {
        let style = PictureStyle { theme: Theme::Dark, ..PictureStyle::USUAL };
        ExportRecipe { style, ..ExportRecipe::new(format) }
    }

    #[test]
    fn a_worker_finds_the_same_from_bytes_as_a_thread() {
        let row = row();
        let table = Table::new(row.clone());
        let session = Session::new(row.clone().into());
        let [rows, columns] = [0..60, 0..60].map(|range| SampleAxis::covering(range, 30));
        let samples = SampleGrid { rows, columns, lengths: Lengths::All };
        let (reading, theme) = (Reading::Difference, Theme::Light);
        assert_finds_the_same_as_a_thread(&map::MakeMap { table: table.clone(), samples, reading, theme });
        let (window_rows, columns) = (10..=20, 30..=50);
        assert_finds_the_same_as_a_thread(&cells::FarWindow { table: table.clone(), rows: window_rows, columns });
        let interval = Interval::new(10, 50);
        for recurrence in Recurrence::PUBLISHED {
            assert_finds_the_same_as_a_thread(&cells::FarCell { table: table.clone(), recurrence, interval });
        }
        // Its numbers need more than 64 bits.
        assert_finds_the_same_as_a_thread(&cells::FarCell {
            table: Table::new(Row::new([99; 60]).unwrap()),
            recurrence: Recurrence::of_rule(Rule::DOUBLING_PRICES).unwrap(),
            interval,
        });
        assert_finds_the_same_as_a_thread(&cells::CellsAround { table, interval });
        assert_finds_the_same_as_a_thread(&games::DrawRow(Recipe { count: 2_000, ..Recipe::default() }));
        assert_finds_the_same_as_a_thread(&games::DrawRow(Recipe { count: 0, ..Recipe::default() }));
        assert_finds_the_same_as_a_thread(&fusion::Fuse(row.clone()));
        assert_finds_the_same_as_a_thread(&fusion::CheckFusion { row: row.clone(), by_fusion: 7 });
        assert_finds_the_same_as_a_thread(&games::PlayPairs(Row::new([8, 15, 3, 7]).unwrap()));
        assert_finds_the_same_as_a_thread(&games::CountGames {
            row: row.clone(),
            duel: Duel::new(Players::default()),
            line: 0,
        });
        let survey = |count| Survey::new(Recipe { count, ..Recipe::default() }, 50).unwrap();
        assert_finds_the_same_as_a_thread(&games::RunSurveys([survey(6), survey(7)]));
        let game = Arc::new(Game::new(&Table::new(row), Players::default(), Line::default()));
        assert_finds_the_same_as_a_thread(&games::FarMoves { game, needed: 60 });
        for format in [ExportFormat::Png, ExportFormat::Csv] {
            assert_finds_the_same_as_a_thread(&export::Copy { recipe: recipe(format), session: session.clone() });
        }
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("fill.svg");
        let material = Arc::new(Material::alone(session.clone()));
        let recipe = recipe(ExportFormat::Svg);
        let (index, max) = (0, (320, 180));
        assert_finds_the_same_as_a_thread(&export::PreviewExport {
            recipe: recipe.clone(),
            material: material.clone(),
            index,
            max,
        });
        assert_finds_the_same_as_a_thread(&export::PlanExport {
            recipe: recipe.clone(),
            material: material.clone(),
            path: path.clone(),
        });
        assert_finds_the_same_as_a_thread(&export::Export { recipe, material, path, sources: Vec::new() });
        let path = folder.path().join("a.ron");
        session.save(&path).unwrap();
        assert_finds_the_same_as_a_thread(&FileTask::Open(path));
    }

    #[test]
    fn a_game_from_a_worker_goes_on_as_one_of_a_thread() {
        let table = Table::new(Recipe { count: 200, ..Recipe::default() }.row().unwrap());
        let players = Players { first: crate::game::Strategy::Greedy, ..Players::default() };
        let mut game = Game::new(&table, players, Line::default());
        game.extend(&table);
        let mut sent: Game = form::read_bytes(&form::bytes(&game).unwrap()).unwrap();
        while game.lacks_moves() {
            game.extend(&table);
        }
        while sent.lacks_moves() {
            sent.extend(&table);
        }
        assert_eq!((sent.moves(), sent.mistakes()), (game.moves(), game.mistakes()));
        assert_eq!(sent.scores_after(200), game.scores_after(200));
    }

    #[test]
    fn work_of_another_kind_is_refused() {
        assert!(run("knitting", &[], |_| {}).unwrap_err().contains("knitting"));
    }
}
