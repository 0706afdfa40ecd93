//! Videos by the program `ffmpeg`, where it is installed. Pictures go to it through a pipe.

use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;

use super::files::{StagingFolder, canonical};
use crate::platform::{VideoCoding, VideoError, VideoSettings};

/// The program that writes videos. It is looked for as the system looks for commands.
const PROGRAM: &str = "ffmpeg";
/// Pictures per second of the video. Players do not like very slow or very fast ones.
const RATE: u64 = 25;

/// Whether a video can be recorded, where the program is installed.
pub const CAN_RECORD: bool = true;

/// Records a video and puts it at `path`. `pictures` writes the pixels of each picture, four bytes each: red, green, blue
/// and opacity, line by line from the top. If it breaks or fails, nothing has changed, and nothing is left.
///
/// # Errors
/// If the program is missing or fails, or the file can't be written.
pub fn record(
    path: &Path,
    settings: VideoSettings,
    pictures: &mut dyn FnMut(&mut dyn Write) -> io::Result<ControlFlow<()>>,
) -> Result<ControlFlow<()>, VideoError> {
    // A link stays, and what it leads to is replaced.
    let path = if path.is_symlink() { canonical(path)? } else { path.to_owned() };
    let staging = StagingFolder::beside(&path)?;
    let mut recorder = Recorder::start(&staging.new_file(0), settings)?;
    let fed = recorder.feed(pictures);
    let said = recorder.finish(matches!(fed, Ok(ControlFlow::Continue(()))));
    match (fed, said) {
        (Ok(ControlFlow::Break(())), _) => Ok(ControlFlow::Break(())),
        // A program that ends early also breaks the pipe, and it knows why.
        (_, Err(error)) => Err(error),
        (Err(error), Ok(())) => Err(error.into()),
        (Ok(ControlFlow::Continue(())), Ok(())) => {
            staging.place(&[path]).map_err(VideoError::Place)?;
            Ok(ControlFlow::Continue(()))
        }
    }
}

/// The program that is fed. Its drop ends it.
struct Recorder {
    child: Child,
    /// Reads what the program says, so that it never waits for that. Returns the last line.
    said: Option<thread::JoinHandle<String>>,
}

impl Recorder {
    fn start(file: &Path, settings: VideoSettings) -> Result<Self, VideoError> {
        let mut child = Command::new(PROGRAM)
            .args(arguments(file, settings))
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| match error.kind() {
                io::ErrorKind::NotFound => VideoError::NoProgram,
                _ => error.into(),
            })?;
        let stderr = child.stderr.take();
        let read = move || {
            let lines = stderr.into_iter().flat_map(|stderr| BufReader::new(stderr).lines().map_while(Result::ok));
            lines.filter(|line| !line.trim().is_empty()).last().unwrap_or_default()
        };
        let said = thread::Builder::new().spawn(read)?;
        Ok(Self { child, said: Some(said) })
    }

    /// Gives the pictures to the program, and says that no more will come.
    fn feed(
        &mut self,
        pictures: &mut dyn FnMut(&mut dyn Write) -> io::Result<ControlFlow<()>>,
    ) -> io::Result<ControlFlow<()>> {
        let mut pipe = self.child.stdin.take().expect("its input is a pipe");
        pictures(&mut pipe)
    }

    /// Waits until the program has ended. Ends it if not all pictures were given to it.
    fn finish(mut self, is_complete: bool) -> Result<(), VideoError> {
        // Without all pictures, it may still say why it has ended before.
        let has_ended = self.child.try_wait()?.is_some();
        if !is_complete && !has_ended {
            self.child.kill()?;
        }
        let status = self.child.wait()?;
        let said = self.said.take().and_then(|said| said.join().ok()).unwrap_or_default();
        if status.success() { Ok(()) } else { Err(VideoError::Program(said)) }
    }
}

impl Drop for Recorder {
    fn drop(&mut self) {
        // After a panic, it must not go on with a part of the pictures.
        if matches!(self.child.try_wait(), Ok(None)) {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// Returns the arguments of the program: raw pictures from its input, and a video as slide programs play it.
fn arguments(file: &Path, settings: VideoSettings) -> Vec<OsString> {
    let VideoSettings { coding, size: (width, height), milliseconds, last_milliseconds } = settings;
    let last = last_milliseconds.saturating_sub(milliseconds) as f64 / 1_000.0;
    // The last picture stays. Most players need an even number of pixels along each side. Without a name for the colors,
    // some take those of old television, which differ.
    let filters = format!(
        "tpad=stop_mode=clone:stop_duration={last},fps={RATE},pad=ceil(iw/2)*2:ceil(ih/2)*2,\
         scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"
    );
    let colors = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"];
    let coding: &[&str] = match coding {
        VideoCoding::Mp4 => {
            &["-c:v", "libx264", "-crf", "18", "-tune", "animation", "-movflags", "+faststart", "-f", "mp4"]
        }
        VideoCoding::WebM => &[
            "-c:v",
            "libvpx-vp9",
            "-crf",
            "24",
            "-b:v",
            "0",
            "-row-mt",
            "1",
            "-deadline",
            "good",
            "-cpu-used",
            "4",
            "-f",
            "webm",
        ],
    };
    let size = format!("{width}x{height}");
    let rate = format!("1000/{}", milliseconds.max(1));
    let before = ["-nostdin", "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgba"];
    let input = ["-video_size", &size, "-framerate", &rate, "-i", "pipe:0", "-an", "-vf", &filters];
    // Without a name by chance inside, the same pictures give the same file.
    let same = ["-fflags", "+bitexact"];
    let coding = coding.iter().copied();
    let mut all: Vec<OsString> =
        before.into_iter().chain(input).chain(colors).chain(same).chain(coding).map(OsString::from).collect();
    // With its protocol, a name that looks like an option or like another protocol is a file.
    let mut output = OsString::from("file:");
    output.push(absolute(file));
    all.push(output);
    all
}

fn absolute(file: &Path) -> PathBuf {
    std::path::absolute(file).unwrap_or_else(|_| file.to_owned())
}
