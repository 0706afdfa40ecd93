//! The time from the start of the program to the first frame on the screen, and the memory that it takes then. Both are
//! compared with an empty window of eframe, which is built in the same way.
//!
//! It takes Linux, the program, and an X server without a window manager, such as Xvfb:
//!
//! ```sh
//! cargo build --release
//! xvfb-run cargo bench -p coin-duel-benches --bench first_frame
//! ```

#[cfg(target_os = "linux")]
mod screen;
#[cfg(target_os = "linux")]
mod starts;

fn main() {
    // `cargo bench` passes `--bench`. `cargo test` only checks that the benches run.
    #[cfg(target_os = "linux")]
    if std::env::args().any(|argument| argument == "--bench") {
        starts::measure();
    }
}
