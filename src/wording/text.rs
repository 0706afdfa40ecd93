//! The texts of the program, from the Fluent files in `assets/text`: a function for each, in a module for each file and
//! group. `assets/text/compile.rs` writes the functions.

mod generated {
    #![allow(clippy::all, clippy::pedantic)]
    include!(concat!(env!("OUT_DIR"), "/texts.rs"));
}

pub use generated::*;
