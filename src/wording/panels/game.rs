//! The Game tab: players, scores, moves and review.
