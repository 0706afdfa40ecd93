//! The lecture view.
