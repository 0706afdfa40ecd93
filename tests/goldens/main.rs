//! Goldens: what must not change while code moves. `tests/goldens/run` compares, `tests/goldens/run write` freezes anew.
//!
//! Small texts are kept in full. A large file is kept as its hash and its length; the file itself lies in the folder
//! `goldens` of the build, so that the files of two runs can be compared. Of an animation, the decoded frames and their
//! times are hashed, not the bytes.

mod animation;
mod exports;
mod golden;
mod lecture;
