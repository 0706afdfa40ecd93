//! The summary of the predictions.
