//! Surveys of greedy on many random rows.

use serde::{Deserialize, Serialize};

use crate::app::job::{Work, Worker};
use crate::game::play::survey::{Survey, SurveyFindings};

/// The surveys of rows with n and with n + 1 coins, so that one of the two numbers is even. Both run at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunSurveys(pub [Survey; 2]);

impl Work for RunSurveys {
    /// The findings of both surveys so far.
    type Found = [SurveyFindings; 2];
    const KIND: &'static str = "run-surveys";

    fn first(&self) -> Self::Found {
        <[SurveyFindings; 2]>::default()
    }

    fn run(self, worker: &Worker<Self::Found>) {
        let run = |which: usize| {
            self.0[which].run(|findings| {
                worker.update(|found| found[which].merge(&findings));
                worker.keep_on()
            })
        };
        // The findings say how many rows each survey has done, so its end needs no other report.
        let _ = rayon::join(|| run(0), || run(1));
    }
}
