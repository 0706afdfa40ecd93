#![no_main]

#[path = "../text.rs"]
mod text;

libfuzzer_sys::fuzz_target!(|input: &[u8]| text::course_ron(input));
