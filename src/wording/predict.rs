//! Predict: questions, answers with their reasons, and explanations of wrong answers.
