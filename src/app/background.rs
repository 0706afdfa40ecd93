//! The work of the program in the background: far moves of a long game, the run of fusion of a long row, exports and
//! copies.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;

use crate::app::effect::Pixels;
use crate::app::job::{Job, Slot, Status, Waker};
use crate::app::state::State;
use crate::export::{ExportFormat, ExportRequest};
use crate::platform::files::remove_unfinished;
use crate::game::fusion::run::FusionRun;
use crate::game::{Game, Line, Players, Row};
use crate::session::Session;
use crate::wording::notices;

/// The most coins of a row whose cells are copied to the clipboard.
const MAX_COINS_COPIED: usize = 1000;

/// A search for the moves of a game. `needed` is the number of moves wanted, from the first one.
#[derive(Clone, Debug, PartialEq)]
struct FarMoves {
    row: Row,
    players: Players,
    line: Line,
    needed: usize,
}

/// The progress of an export in pictures, and its outcome.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExportProgress {
    /// The number of pictures that are written.
    pub done: usize,
    /// The number of all pictures. 0 until it is known.
    pub total: usize,
    /// What was written, or why nothing was written, as a sentence. `None` while the export runs.
    pub outcome: Option<Result<String, String>>,
}

/// The result of a job that makes something for the clipboard.
#[derive(Clone, Debug)]
enum Copied {
    Nothing,
    Picture(Arc<Pixels>),
    Text(String),
    Failed(String),
}

/// What has to be put on the clipboard, with a sentence that says so. Or why there is nothing.
pub enum Clipboard {
    Picture(Arc<Pixels>, String),
    Text(String, String),
    Failed(String),
}

/// The jobs of the program. Each runs in a thread of its own.
#[derive(Default)]
pub struct Background {
    waker: Waker,
    /// The number of moves found, and the game once all the needed moves are found.
    far_moves: Slot<FarMoves, (usize, Option<Game>)>,
    fusion: Slot<Row, Option<Arc<FusionRun>>>,
    export: Slot<(), ExportProgress>,
    copy: Slot<ExportFormat, Copied>,
    cleanup: Slot<(), ()>,
}

impl Background {
    /// Creates the jobs, with none running. `waker` asks for a frame when a job has found something.
    pub fn new(waker: Waker) -> Self {
        Self { waker, ..Self::default() }
    }

    /// Removes the unfinished files that dead processes left in these folders, without a report.
    pub fn clean_up(&mut self, folders: impl IntoIterator<Item = PathBuf> + Send + 'static) {
        let job = Job::start(&Waker::default(), (), (), move |worker| {
            for folder in folders {
                if worker.keep_on().is_break() {
                    return;
                }
                remove_unfinished(&folder);
            }
        });
        self.cleanup.put(job);
    }

    /// Moves new results into the state, and starts jobs for what the state lacks. Returns the reason if something
    /// could not be computed. Never waits.
    pub fn update(&mut self, state: &mut State) -> Option<String> {
        self.update_fusion(state);
        self.update_far_moves(state)
    }

    /// Searches for the moves far ahead of the replay. The state finds the moves near the replay itself.
    fn update_far_moves(&mut self, state: &mut State) -> Option<String> {
        state.far_moves_found = 0;
        if !state.lacks_far_moves() {
            self.far_moves.clear();
            return None;
        }
        let game = state.game();
        let wanted = FarMoves {
            row: state.row().clone(),
            players: game.players(),
            line: game.line().clone(),
            needed: state.moves_needed(),
        };
        // A running search of the same game serves if it does not go beyond what is needed now.
        let serves = self.far_moves.current().is_some_and(|job| {
            let FarMoves { needed, .. } = *job.key();
            *job.key() == FarMoves { needed, ..wanted.clone() } && needed <= wanted.needed
        });
        if !serves {
            self.far_moves.put(search(&self.waker, wanted, state));
        }
        let job = self.far_moves.current()?;
        let (status, found) = (job.status(), job.found());
        state.far_moves_found = found.0;
        match status {
            Status::Running => None,
            Status::Failed(reason) => {
                self.far_moves.clear();
                state.stop_searching();
                Some(notices::moves_not_found(&reason))
            }
            Status::Done | Status::Stopped => {
                drop(found);
                if let Some((_, Some(game))) = self.far_moves.take().map(Job::into_found) {
                    state.go_on_with(game);
                }
                state.far_moves_found = 0;
                None
            }
        }
    }

    /// Computes the run of fusion on a long row.
    fn update_fusion(&mut self, state: &mut State) {
        if !state.lacks_fusion_run() {
            self.fusion.clear();
            return;
        }
        let waker = &self.waker;
        let job = self.fusion.get_or_start(state.row().clone(), |row| {
            Job::start(waker, row.clone(), None, move |worker| {
                let run = Arc::new(FusionRun::new(&row));
                worker.update(|found| *found = Some(run));
            })
        });
        let (status, run) = (job.status(), job.found());
        match (&*run, status) {
            (Some(run), _) => state.set_fusion_run(Arc::clone(run)),
            (None, Status::Failed(reason)) => state.set_fusion_failure(reason),
            (None, _) => {}
        }
    }

    /// Starts an export of a session to the file `path`, unless one runs. `sources` are the files that the session was
    /// read from.
    pub fn export(&mut self, request: ExportRequest, session: Session, path: PathBuf, sources: Vec<PathBuf>) {
        if self.is_exporting() {
            return;
        }
        let job = Job::start(&self.waker, (), ExportProgress::default(), move |worker| {
            let keep_on = |done: usize, total: usize| {
                worker.update(|progress| (progress.done, progress.total) = (progress.done.max(done), total));
                worker.keep_on()
            };
            let outcome = match request.write(&session, &path, &sources, &keep_on) {
                Ok(ControlFlow::Continue(written)) => Ok(notices::wrote(&written.to_string())),
                Ok(ControlFlow::Break(())) => Ok(notices::export_canceled().to_owned()),
                Err(error) => Err(error.to_string()),
            };
            worker.update(|progress| progress.outcome = Some(outcome));
        });
        self.export.put(job);
    }

    /// Returns the progress of the last export. `None` if there was none or it is forgotten.
    pub fn export_progress(&self) -> Option<ExportProgress> {
        let job = self.export.current()?;
        let mut progress = (*job.found()).clone();
        if let (None, Status::Failed(reason)) = (&progress.outcome, job.status()) {
            progress.outcome = Some(Err(notices::export_failed(&reason)));
        }
        Some(progress)
    }

    /// Returns whether an export runs.
    pub fn is_exporting(&self) -> bool {
        self.export.current().is_some_and(Job::is_running)
    }

    /// Stops an export that runs. It ends soon after, with nothing written.
    pub fn cancel_export(&self) {
        if let Some(job) = self.export.current() {
            job.stop();
        }
    }

    /// Forgets the outcome of the last export. An export that runs is stopped, and kept until nothing of it is left.
    pub fn forget_export(&mut self) {
        if self.is_exporting() {
            self.cancel_export();
        } else {
            self.export.clear();
        }
    }

    /// Stops an export that runs, and waits until it has removed its unfinished files.
    pub fn finish_export(&mut self) {
        if let Some(job) = self.export.take() {
            job.stop();
            while job.is_running() {
                job.wait(std::time::Duration::from_secs(1));
            }
        }
    }

    /// Starts a copy of a session to the clipboard: a picture as pixels, anything else as text.
    pub fn copy(&mut self, request: ExportRequest, session: Session) {
        let job = Job::start(&self.waker, request.format, Copied::Nothing, move |worker| {
            let made = made_for_clipboard(&request, &session).unwrap_or_else(Copied::Failed);
            worker.update(|found| *found = made);
        });
        self.copy.put(job);
    }

    /// Returns the finished copy. Each copy is returned once.
    pub fn copied(&mut self) -> Option<Clipboard> {
        let job = self.copy.current()?;
        let (format, status) = (*job.key(), job.status());
        if status == Status::Running {
            return None;
        }
        let copied = self.copy.take()?.into_found();
        Some(match (copied, status) {
            (Copied::Picture(pixels), _) => {
                let text = notices::picture_copied(pixels.width, pixels.height);
                Clipboard::Picture(pixels, text)
            }
            (Copied::Text(text), _) => {
                let is_table = format.table_format().is_some();
                let report =
                    if is_table { notices::table_copied(format.name()) } else { notices::text_copied().to_owned() };
                Clipboard::Text(text, report)
            }
            (Copied::Failed(reason), _) => Clipboard::Failed(reason),
            (Copied::Nothing, Status::Failed(reason)) => Clipboard::Failed(notices::copy_failed(&reason)),
            (Copied::Nothing, _) => return None,
        })
    }
}

/// Starts a search for the moves of the state's game.
fn search(waker: &Waker, wanted: FarMoves, state: &State) -> Job<FarMoves, (usize, Option<Game>)> {
    let (table, mut game, needed) = (state.table().clone(), state.game().clone(), wanted.needed);
    Job::start(waker, wanted, (game.moves().len(), None), move |worker| {
        while game.moves().len() < needed && worker.keep_on().is_continue() {
            game.extend(&table);
            worker.update(|(found, _)| *found = game.moves().len());
        }
        if worker.keep_on().is_continue() {
            worker.update(|(_, whole)| *whole = Some(game));
        }
    })
}

/// Makes the pixels or the text of a request. O(n²) for a table.
///
/// # Errors
/// If the table has too many cells, the picture too many pixels, or the request does not fit the session. The error is
/// a sentence for the user.
fn made_for_clipboard(request: &ExportRequest, session: &Session) -> Result<Copied, String> {
    let n = session.document.row.len();
    if request.format == ExportFormat::Csv && n > MAX_COINS_COPIED {
        return Err(notices::too_many_cells_to_copy(n * (n + 1) / 2));
    }
    if request.format.is_picture() {
        let raster = request.raster(session).map_err(|error| error.to_string())?;
        let (width, height) = raster.size();
        Ok(Copied::Picture(Arc::new(Pixels { width, height, rgba: raster.pixels().to_vec() })))
    } else {
        request.text(session).map(Copied::Text).map_err(|error| error.to_string())
    }
}
