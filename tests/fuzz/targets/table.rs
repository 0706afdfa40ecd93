#![no_main]

#[path = "../table.rs"]
mod table;

libfuzzer_sys::fuzz_target!(|input: &[u8]| table::check(input));
