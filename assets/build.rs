//! What is done before the program is compiled: its texts become functions, and the program of Windows gets its icon.

#[path = "text/compile.rs"]
mod text;
#[path = "packaging/windows/resource.rs"]
mod windows;

fn main() {
    text::compile();
    windows::add_resources();
}
