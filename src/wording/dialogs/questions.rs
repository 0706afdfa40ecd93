//! The dialog of Predict: which questions are asked.
