//! The works of the program: what runs in the background, as values.

pub mod clean_up;
pub mod copy;
pub mod draw_row;
pub mod export;
pub mod far_moves;
pub mod far_window;
pub mod fuse;
pub mod fusion_check;
pub mod map;
pub mod optimal_games;
pub mod pairs;
pub mod survey;

use crate::app::file_task::FileTask;
use crate::app::job::{Work, run_described};

/// Does the work of this kind that `bytes` describe, in a worker that shares no memory with the program. `post` gets
/// what is found.
///
/// # Errors
/// If there is no such work.
pub fn run(kind: &str, bytes: &[u8], post: fn(&[u8])) -> Result<(), String> {
    macro_rules! run_kind {
        ($($work:ty),+ $(,)?) => {
            match kind {
                $(<$work>::KIND => run_described::<$work>(bytes, post),)+
                _ => Err(format!("there is no work “{kind}”")),
            }
        };
    }
    run_kind!(
        copy::Copy,
        draw_row::DrawRow,
        export::Export,
        far_moves::FarMoves,
        far_window::FarWindow,
        FileTask,
        fuse::Fuse,
        fusion_check::CheckFusion,
        map::MakeMap,
        optimal_games::CountGames,
        pairs::PlayPairs,
        survey::RunSurveys,
    )
}
