//! Saving, keeping the work in progress, and exporting, while the system fails at every call in turn, or while the
//! process is killed.
//!
//! A test starts this program again as a child that does one of the [scenarios](scenario::Scenario), and looks at the
//! folder afterwards. `strace` makes a system call of the child fail. If it is missing, the tests say so and pass; with
//! `COIN_DUEL_NEED_FAULTS` set, they fail. The tests that take minutes are run by `.ci/faults`.

#![cfg(target_os = "linux")]

mod child;
mod every_call;
mod folder;
mod kills;
mod scenario;
mod strace;
