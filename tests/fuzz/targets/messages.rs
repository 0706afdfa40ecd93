#![no_main]

#[path = "../generate.rs"]
mod generate;
#[path = "../messages.rs"]
mod messages;
#[path = "../text.rs"]
mod text;

libfuzzer_sys::fuzz_target!(|input: &[u8]| messages::check(input));
