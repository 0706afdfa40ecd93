//! The work of the program in the background: far cells and moves of a long row, its run of fusion, exports and copies.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

use crate::app::effect::Pixels;
use crate::app::job::{Job, Slot, Status, Waker};
use crate::app::state::State;
use crate::app::work::cells::CellsAround;
use crate::app::work::cells::FarCell;
use crate::app::work::export::CleanUp;
use crate::app::work::export::{Copied, Copy};
use crate::app::work::export::{Export, ExportProgress};
use crate::app::work::fusion::Fuse;
use crate::app::work::games::FarMoves;
use crate::export::{ExportRecipe, Material};
use crate::session::Session;
use crate::wording::notices;

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
    far_cell: Slot<FarCell>,
    cells_around: Slot<CellsAround>,
    far_moves: Slot<FarMoves>,
    fusion: Slot<Fuse>,
    export: Slot<Export>,
    copy: Slot<Copy>,
    cleanup: Slot<CleanUp>,
}

impl Background {
    /// Creates the jobs, with none running. `waker` asks for a frame when a job has found something.
    pub fn new(waker: Waker) -> Self {
        Self { waker, ..Self::default() }
    }

    /// Removes the unfinished files that dead processes left in these folders, without a report.
    pub fn clean_up(&mut self, folders: BTreeSet<PathBuf>) {
        self.cleanup.start(&Waker::default(), CleanUp(folders));
    }

    /// Moves new results into the state, and starts jobs for what the state lacks. Returns the reason if something
    /// could not be computed. Never waits.
    pub fn update(&mut self, state: &mut State) -> Option<String> {
        self.update_fusion(state);
        self.update_far_cell(state);
        self.update_cells_around(state);
        self.update_far_moves(state)
    }

    /// Derives a far cell under the pointer.
    pub fn update_far_cell(&mut self, state: &mut State) {
        if state.lacks_far_cell().is_none() {
            return self.far_cell.clear();
        }
        if let Some((FarCell { table, .. }, Some(derivation))) = self.far_cell.take_done()
            && table == *state.table()
            && derivation.recurrence == state.view().recurrence
        {
            state.set_far_cell(derivation);
        }
        if let Some(interval) = state.lacks_far_cell() {
            let (table, recurrence) = (state.table().clone(), state.view().recurrence);
            self.far_cell.start_in_turn(&self.waker, FarCell { table, recurrence, interval });
        }
    }

    /// Makes the cache for the cells around one that was derived without it.
    fn update_cells_around(&mut self, state: &mut State) {
        if state.lacks_cells_around().is_none() {
            return self.cells_around.clear();
        }
        if let Some((CellsAround { table, .. }, Some(cache))) = self.cells_around.take_done()
            && table == *state.table()
        {
            state.set_cells_around(cache);
        }
        if let Some(interval) = state.lacks_cells_around() {
            self.cells_around.start_in_turn(&self.waker, CellsAround { table: state.table().clone(), interval });
        }
    }

    /// Searches for the moves far ahead of the replay. The state finds the moves near the replay itself.
    fn update_far_moves(&mut self, state: &mut State) -> Option<String> {
        state.shown_game.far_moves_found = 0;
        if !state.lacks_far_moves() {
            self.far_moves.clear();
            return None;
        }
        let game = state.game();
        let needed = state.moves_needed();
        // A running search of the same game serves if it does not go beyond what is needed now.
        let serves = |job: &Job<FarMoves>| job.work().is_of(game) && job.work().needed <= needed;
        if !self.far_moves.current().is_some_and(serves) {
            let game = Arc::new(game.clone());
            self.far_moves.start(&self.waker, FarMoves { game, needed });
        }
        let job = self.far_moves.current()?;
        let (status, found) = (job.status(), job.found());
        state.shown_game.far_moves_found = found.count;
        match status {
            Status::Running => None,
            Status::Failed(reason) => {
                self.far_moves.clear();
                state.stop_searching();
                Some(notices::moves_not_found(&reason))
            }
            Status::Done | Status::Stopped => {
                drop(found);
                if let Some(game) = self.far_moves.take().and_then(|job| job.into_found().game) {
                    state.go_on_with(game);
                }
                state.shown_game.far_moves_found = 0;
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
        let job = self.fusion.get_or_start(&self.waker, Fuse(state.fused_row()));
        let (status, run) = (job.status(), job.found());
        match (&*run, status) {
            (Some(run), _) => state.set_fusion_run(Arc::clone(run)),
            (None, Status::Failed(reason)) => state.set_fusion_failure(reason),
            (None, _) => {}
        }
    }

    /// Starts an export to the file `path`, unless one runs. `sources` are the files that its material was read from.
    pub fn export(&mut self, recipe: ExportRecipe, material: Arc<Material>, path: PathBuf, sources: Vec<PathBuf>) {
        if self.is_exporting() {
            return;
        }
        self.export.start(&self.waker, Export { recipe, material, path, sources });
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
            job.finish();
        }
    }

    /// Starts a copy of a session to the clipboard: a picture as pixels, anything else as text.
    pub fn copy(&mut self, recipe: ExportRecipe, session: Session) {
        self.copy.start(&self.waker, Copy { recipe, session });
    }

    /// Returns the finished copy. Each copy is returned once.
    pub fn copied(&mut self) -> Option<Clipboard> {
        let job = self.copy.current()?;
        let (format, status) = (job.work().recipe.format, job.status());
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
                let is_table = format.max_coins_of_table().is_some();
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
