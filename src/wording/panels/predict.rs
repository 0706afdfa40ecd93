//! The bar and the question of Predict.
