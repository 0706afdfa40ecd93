//! `coin-duel export` without a display: other programs read every format that it writes.

use coin_duel::text::said;
use coin_duel::wording;
use std::fs::{self, File};
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use coin_duel::picture::Face;
use coin_duel::picture::color_role::{ColorRole, Theme};
use coin_duel::picture::fonts;
use resvg::usvg::{self, roxmltree};
use tempfile::TempDir;
use tools::have;

mod tools;

const NEED: &str = "COIN_DUEL_NEED_VIDEO";

/// Six coins at step 17, which writes cell 1 to 4 with the numbers 22 and 12.
const SESSION: &str = "(version: 1, title: \"Six & more\", coins: [8, 15, 3, 7, 9, 2], fill_position: 17.0)";

/// A folder with a session in it.
struct Folder(TempDir);

impl Folder {
    fn new(session: &str) -> Self {
        let folder = Self(tempfile::tempdir().unwrap());
        fs::write(folder.path("lesson.ron"), session).unwrap();
        folder
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Runs `coin-duel export lesson.ron` in the folder, without a display.
    fn run(&self, arguments: &str) -> Output {
        self.run_on("lesson.ron", arguments)
    }

    /// Runs `coin-duel export` of another file in the folder.
    fn run_on(&self, file: &str, arguments: &str) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_coin-duel"));
        command.env("LC_ALL", "C").env_remove("LANGUAGE");
        for display in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
            command.env_remove(display);
        }
        let arguments = ["export", file].into_iter().chain(arguments.split_whitespace());
        command.args(arguments).current_dir(&self.0).stdin(Stdio::null()).output().expect("the program starts")
    }

    /// Runs it, checks that it succeeds, and returns what it prints.
    fn export(&self, arguments: &str) -> String {
        let output = self.run(arguments);
        assert_eq!((output.status.code(), &text(&output.stderr)[..]), (Some(0), ""), "{arguments}");
        text(&output.stdout)
    }

    /// Runs it, and checks that it fails with this status and message and leaves no new file.
    fn refused(&self, arguments: &str, status: i32, message: &str) {
        let before = self.names();
        let output = self.run(arguments);
        let told = text(&output.stderr);
        assert_eq!((output.status.code(), &text(&output.stdout)[..]), (Some(status), ""), "{arguments}: {told}");
        assert!(told.contains(message), "{message}\nis not in\n{told}");
        assert_eq!(self.names(), before);
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).unwrap();
        let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("what is told is UTF-8")
}

/// Reads a PNG: its width, its height, and its pixels of three bytes each.
fn png(path: &Path) -> (u32, u32, Vec<u8>) {
    let mut reader = png::Decoder::new(BufReader::new(File::open(path).unwrap())).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    assert_eq!((info.color_type, info.bit_depth), (png::ColorType::Rgb, png::BitDepth::Eight));
    (info.width, info.height, pixels)
}

/// The size of a GIF, and the delay of each frame in hundredths of a second.
fn gif(path: &Path) -> (u16, u16, Vec<u16>) {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut reader = options.read_info(BufReader::new(File::open(path).unwrap())).unwrap();
    let mut delays = Vec::new();
    while let Some(frame) = reader.read_next_frame().unwrap() {
        delays.push(frame.delay);
    }
    (reader.width(), reader.height(), delays)
}

/// Reads an SVG: its texts, its title, and its size when it is drawn.
fn svg(text: &str) -> (Vec<String>, String, (f32, f32)) {
    let document = roxmltree::Document::parse(text).unwrap();
    let of = |tag: &'static str| {
        let nodes = document.descendants().filter(move |node| node.has_tag_name(tag));
        nodes.map(|node| node.text().unwrap_or_default().to_owned()).collect::<Vec<_>>()
    };
    let mut options = usvg::Options::default();
    for face in Face::ALL {
        options.fontdb_mut().load_font_data(fonts::file(face).to_vec());
    }
    let size = usvg::Tree::from_str(text, &options).unwrap().size();
    (of("text"), of("title").concat(), (size.width(), size.height()))
}

#[test]
fn an_svg_has_the_numbers_of_the_step_as_text() {
    let folder = Folder::new(SESSION);
    assert!(folder.export("--out table.svg").starts_with("wrote table.svg: 1280 × 720 pixels, "));
    let (texts, title, size) = svg(&folder.read("table.svg"));
    let has = |text: &str| texts.iter().any(|found| found == text);
    assert!(has("22") && has("12") && has("15 + sec[2][4] = 15 + 7 = 22"), "{texts:?}");
    assert!(texts.join(" ").contains("take the 15. fir = 22, sec = fir[2][4] = 12"), "{texts:?}");
    assert_eq!((&title[..], size), ("Six & more", (1280.0, 720.0)));

    folder.export("--out early.svg --step 3 --scale 0.5");
    let (texts, _, size) = svg(&folder.read("early.svg"));
    assert!(!texts.iter().any(|text| text == "22") && size == (640.0, 360.0));
}

#[test]
fn a_png_has_its_scale_and_the_colors_of_its_theme() {
    let folder = Folder::new(SESSION);
    for (name, theme) in [("light", Theme::Light), ("dark", Theme::Dark), ("contrast", Theme::Contrast)] {
        folder.export(&format!("--out {name}.png --theme {name}"));
        let (width, height, pixels) = png(&folder.path(&format!("{name}.png")));
        assert_eq!((width, height), (2560, 1440));
        assert_eq!(pixels[..3], ColorRole::Background.rgb(theme));
        let written = pixels.chunks_exact(3).filter(|pixel| *pixel == ColorRole::Mover.rgb(theme)).count();
        assert!(written > 1_000, "{written} pixels of first numbers");
    }
    folder.export("--out small.png --scale 0.25");
    assert_eq!(png(&folder.path("small.png")).0, 320);
    folder.export("--out triangle.png --theme light --layout triangle");
    assert_ne!(png(&folder.path("triangle.png")).2, png(&folder.path("light.png")).2);
    folder.export("--out alone.png --theme light --table-only --scale 1");
    let (width, height, _) = png(&folder.path("alone.png"));
    assert!(width < 1280 && height < 720, "{width} × {height}");
}

#[test]
fn a_gif_plays_the_whole_fill_or_the_game() {
    let folder = Folder::new(SESSION);
    let told = folder.export("--out fill.gif");
    assert!(told.starts_with("wrote fill.gif: 22 pictures of 1280 × 720 pixels, "), "{told}");
    let (width, height, delays) = gif(&folder.path("fill.gif"));
    assert_eq!((width, height, delays.len()), (1280, 720, 22));
    assert!(delays[..21].iter().all(|delay| *delay == 90) && delays[21] == 300, "{delays:?}");

    folder.export("--out sweeps.gif --by sweep --scale 0.5");
    assert_eq!(gif(&folder.path("sweeps.gif")).2.len(), 7);
    folder.export("--out game.gif --game --table-only --scale 0.5");
    assert_eq!(gif(&folder.path("game.gif")).2.len(), 7);
    folder.export("--out still.gif --step 4 --scale 0.5");
    assert_eq!(gif(&folder.path("still.gif")).2, [300]);
}

#[test]
fn an_animated_png_shows_as_many_pictures_as_a_gif() {
    let folder = Folder::new(SESSION);
    let told = folder.export("--out fill.apng --scale 0.5");
    assert!(told.starts_with("wrote fill.apng: 22 pictures of 640 × 360 pixels, "), "{told}");
    let reader = png::Decoder::new(BufReader::new(File::open(folder.path("fill.apng")).unwrap())).read_info().unwrap();
    assert_eq!(reader.info().animation_control().map(|control| control.num_frames), Some(22));
    folder.export("--out still.apng --step 4 --scale 0.5");
    let reader = png::Decoder::new(BufReader::new(File::open(folder.path("still.apng")).unwrap())).read_info().unwrap();
    let frame = *reader.info().frame_control().unwrap();
    assert_eq!((frame.width, frame.delay_num, frame.delay_den), (640, 3_000, 1_000));
}

#[test]
fn another_program_shows_the_same_frames_of_a_gif_and_an_animated_png() {
    if !have(&["ffmpeg"], NEED) {
        return;
    }
    let folder = Folder::new(SESSION);
    let [gif, apng] = ["gif", "apng"].map(|format| {
        folder.export(&format!("--out fill.{format} --scale 0.5"));
        let arguments = "-fps_mode passthrough -pix_fmt rgb24 -f framemd5 -".split(' ');
        let mut command = Command::new("ffmpeg");
        command.args(["-v", "error", "-i", &format!("fill.{format}")]).args(arguments).current_dir(&folder.0);
        let output = command.output().unwrap();
        assert!(output.status.success(), "{}", text(&output.stderr));
        let lines = text(&output.stdout);
        let sums =
            lines.lines().filter(|line| !line.starts_with('#')).map(|line| line.rsplit(',').next().map(str::to_owned));
        sums.collect::<Vec<_>>()
    });
    assert_eq!((gif.len(), &gif), (22, &apng));
}

#[test]
fn the_frames_of_a_video_are_the_pictures_of_the_steps() {
    const SIZE: (usize, usize) = (1280, 720);
    /// The pictures of a second, of which each step has half.
    const RATE: usize = 25;
    if !have(&["ffmpeg", "ffprobe"], NEED) {
        return;
    }
    let folder = Folder::new(SESSION);
    folder.export("--out fill.png --all --size 1280x720");
    for (name, allowed) in [("fill.mp4", 1.5), ("fill.webm", 2.0)] {
        let told = folder.export(&format!("--out {name} --size 1280x720 --seconds 0.48"));
        assert!(told.starts_with(&format!("wrote {name}: 22 pictures of 1280 × 720 pixels, ")), "{told}");
        let mut decode = Command::new("ffmpeg");
        decode.args(["-v", "error", "-i", name, "-f", "rawvideo", "-pix_fmt", "rgb24", "-"]).current_dir(&folder.0);
        let frames = decode.output().unwrap().stdout;
        let frames: Vec<_> = frames.chunks(SIZE.0 * SIZE.1 * 3).collect();
        assert!(frames.len().abs_diff(22 * RATE * 48 / 100) <= 1, "{name} has {} frames", frames.len());
        for step in 0..22 {
            let (.., picture) = png(&folder.path(&format!("fill-{:02}.png", step + 1)));
            let frame = frames[(2 * step + 1) * RATE * 48 / 200];
            let sum: u64 = frame.iter().zip(&picture).map(|(one, other)| u64::from(one.abs_diff(*other))).sum();
            let mean = sum as f64 / picture.len() as f64;
            assert!(mean < allowed, "step {step} of {name} differs by {mean} in the mean");
        }
        // The coefficients of colors differ between standards. A player must know them, or else all of the gold is off.
        let mut probe = Command::new("ffprobe");
        let probe = probe.args(["-v", "error", "-show_entries", "stream=color_space", "-of", "csv=p=0", name]);
        assert_eq!(text(&probe.current_dir(&folder.0).output().unwrap().stdout).trim(), "bt709", "{name}");
        let (.., picture) = png(&folder.path("fill-22.png"));
        let gold = ColorRole::Coin.rgb(Theme::Light);
        let pixels = picture.chunks(3).zip(frames[frames.len() - 1].chunks(3));
        let shown: Vec<_> = pixels.filter(|(meant, _)| *meant == gold).map(|(_, shown)| shown).collect();
        let mean =
            |channel: usize| shown.iter().map(|pixel| f64::from(pixel[channel])).sum::<f64>() / shown.len() as f64;
        let means = [0, 1, 2].map(mean);
        let is_gold = means.iter().zip(gold).all(|(mean, part)| (mean - f64::from(part)).abs() < 4.0);
        assert!(shown.len() > 500 && is_gold, "{name} shows {means:?} for {gold:?}");
    }
}

#[test]
fn frames_are_numbered_files_one_per_step_or_diagonal() {
    let folder = Folder::new(SESSION);
    let told = folder.export("--out fill.png --all --scale 0.5");
    assert!(told.starts_with("wrote fill-01.png to fill-22.png: 22 pictures of 640 × 360 pixels, "), "{told}");
    folder.export("--out diagonal.svg --all --by sweep");
    folder.export("--out game.svg --all --game");
    let names = folder.names();
    let of = |kind: &str| names.iter().filter(|name| name.starts_with(kind)).cloned().collect::<Vec<_>>();
    assert_eq!(of("fill"), (1..=22).map(|number| format!("fill-{number:02}.png")).collect::<Vec<_>>());
    assert_eq!(of("diagonal"), (1..=7).map(|number| format!("diagonal-{number}.svg")).collect::<Vec<_>>());
    assert_eq!(names.len(), 22 + 7 + 7 + 1, "{names:?}");

    assert_eq!(png(&folder.path("fill-22.png")).0, 640);
    assert_ne!(png(&folder.path("fill-16.png")).2, png(&folder.path("fill-17.png")).2);
    // After the fourth diagonal, all cells of four coins are written and none of five coins.
    let dashed = |name: &str| folder.read(name).matches("stroke-dasharray").count();
    assert_eq!([1, 2, 5, 7].map(|number| dashed(&format!("diagonal-{number}.svg"))), [21, 15, 3, 0]);
    let (texts, ..) = svg(&folder.read("game-2.svg"));
    assert!(texts.iter().any(|text| text == "First 2 · Second 0"), "{texts:?}");
}

#[test]
fn other_programs_read_the_exported_table() {
    let folder = Folder::new(SESSION);
    folder.export("--out now.csv");
    folder.export("--out all.csv --all");
    let records = |name: &str| {
        let mut reader = csv::Reader::from_path(folder.path(name)).unwrap();
        let titles = reader.headers().unwrap().clone();
        let of = |record: csv::StringRecord, title: &str| {
            record[titles.iter().position(|other| other == title).unwrap()].to_owned()
        };
        let records = reader.records().map(Result::unwrap);
        records
            .map(|record| ["i", "j", "fir", "sec"].map(|title| of(record.clone(), title)).join(" "))
            .collect::<Vec<_>>()
    };
    assert_eq!((records("now.csv").len(), records("all.csv").len()), (17, 21));
    assert!(records("now.csv").contains(&"1 4 22 12".to_owned()), "{:?}", records("now.csv"));

    folder.export("--out table.md --all");
    let options = pulldown_cmark::Options::ENABLE_TABLES;
    let markdown = folder.read("table.md");
    let cells: Vec<_> = pulldown_cmark::Parser::new_ext(&markdown, options)
        .filter_map(|event| if let pulldown_cmark::Event::Text(text) = event { Some(text.to_string()) } else { None })
        .collect();
    assert!(cells.concat().contains("22 : 12"), "{cells:?}");

    folder.export("--out table.tex --step 17");
    let latex = folder.read("table.tex");
    let rules = ["\\begin{tabular}", "\\toprule", "\\midrule", "\\bottomrule", "\\end{tabular}"];
    assert!(rules.iter().map(|rule| latex.find(rule).unwrap()).is_sorted() && latex.contains("22 \\mid 12"), "{latex}");

    folder.export("--out table.typ --all");
    let typst = folder.read("table.typ");
    assert!(!typst_syntax::parse(&typst).diagnosis().errors && typst.contains("22 | 12"), "{typst}");
}

#[test]
fn steps_and_moves_are_exported_as_text() {
    let folder = Folder::new(SESSION);
    let blocks = |arguments: &str| {
        folder.export(arguments);
        folder.read("steps.txt").lines().filter(|line| line.starts_with("step ")).count()
    };
    assert_eq!(blocks("--out steps.txt"), 17);
    assert_eq!(blocks("--out steps.txt --step 3"), 3);
    assert_eq!(blocks("--out steps.txt --all"), 21);
    assert!(folder.read("steps.txt").contains("15 + sec[2][4]  =  15 + 7  =  22"));
    folder.export("--out game.txt --game");
    let game = folder.read("game.txt");
    assert!(game.contains("\n6  Second  last "), "{game}");
}

#[test]
fn a_refused_export_says_why_and_leaves_no_file() {
    let folder = Folder::new(SESSION);
    fs::write(folder.path("old.svg"), "as it was").unwrap();
    for (arguments, status, message) in [
        ("--out fill.jpeg", 2, "error: Unknown format .jpeg; use .svg, .png, .gif"),
        ("--out old.svg --step 22", 2, "error: there is no step 22; the fill has 21, so choose 0 to 21"),
        ("--out old.svg --game --step 7", 2, "error: there is no move 7; the game has 6, so choose 0 to 6"),
        ("--out old.svg --step 4 --all", 2, "cannot be used with '--all'"),
        ("--out old.svg --scale 9", 2, "error: the scale is 9; choose one from 0.25 to 8"),
        ("--out old.svg --scale -1", 2, "error: the scale is -1; choose one from 0.25 to 8"),
        ("--out old.svg --scale nan", 2, "error: the scale is NaN"),
        ("--out old.svg --scale -inf", 2, "error: the scale is -inf; choose one from 0.25 to 8"),
        (
            "--out old.svg --scale big",
            2,
            "error: invalid value 'big' for '--scale <FACTOR>': write a number from 0.25 to 8",
        ),
        (
            "--out old.svg --step -1",
            2,
            "error: invalid value '-1' for '--step <N>': write a whole number, 0 or more, or",
        ),
        ("--out old.svg --step 1.5", 2, "error: invalid value '1.5' for '--step <N>': write a whole number, 0 or more"),
        ("--out old.svg --step --game", 2, "invalid value '--game' for '--step <N>': write a whole number, 0 or more"),
        ("--out game.csv --game", 2, "error: CSV holds the table, not a game"),
        (
            "--out game.html --game",
            2,
            "error: HTML shows the fill, not a game; export the game as a picture or as text",
        ),
        ("--out code.txt --show code", 2, "error: text does not show this; export it as a picture"),
        ("--out fill.png --per-page 4", 2, "error: --per-page is for a PDF; leave it out"),
        ("--out fill.png --slides 4:3", 2, "error: --slides is for a PDF; leave it out"),
        ("--out fill.pdf --quiz", 2, "error: --quiz is for an HTML page; leave it out"),
        ("--out fill.png --seconds 2", 2, "error: --seconds is for an animation or a video; leave it out"),
        ("--out fill.pdf --scale 2", 2, "error: --scale is for a picture, an animation or a video; leave it out"),
        (
            "--out fill.html --size 1920x1080",
            2,
            "error: --size is for a picture, an animation or a video; leave it out",
        ),
        ("--out fill.html --theme dark", 2, "error: --theme is for a picture; a page takes the colors of its reader"),
        ("--out fill.csv --table-only", 2, "error: --table-only is for a picture; leave it out"),
        ("--out fill.html --step 5", 2, "error: --step is for a picture or a text; a page has all steps; leave it out"),
        ("--out fill.csv --by sweep", 2, "error: --by is for pictures; a page has all phases; leave it out"),
        ("--out fill.png --behind empty", 2, "error: --behind is for --show game; leave it out"),
        ("--out fill.png --language rust", 2, "error: --language is for --show code; leave it out"),
        ("--out fill.png --show code --fold graph", 2, "error: --fold is for --show tree; leave it out"),
        ("--out none/fill.svg", 1, "coin-duel: cannot write none/fill.svg: there is no folder none"),
        ("--out none/fill.png --all", 1, "there is no folder none"),
        ("", 2, "--out <FILE>"),
    ] {
        folder.refused(arguments, status, message);
        assert_eq!(folder.read("old.svg"), "as it was");
    }
    let long = Folder::new(&format!("(version: 1, coins: [{}])", "7, ".repeat(64)));
    long.refused("--out wide.png --scale 8", 2, "choose a smaller scale or SVG (at most 16,384 per side");
    long.refused("--out steps.svg --all --by phase --table-only --scale 99", 2, "error: the scale is 99");
    let longer = Folder::new(&format!("(version: 1, coins: [{}])", "7, ".repeat(1001)));
    // A large table is a map.
    assert!(longer.export("--out table.svg").starts_with("wrote table.svg: "));
    assert!(longer.read("table.svg").contains("<image ") && longer.read("table.svg").contains("mover behind"));
    longer.refused("--out table.html", 2, "100 coins");
    longer.refused("--out table.md", 2, "a Markdown table holds at most 1,000 coins");
    assert!(longer.export("--out table.csv").starts_with("wrote table.csv: "));
}

#[test]
fn a_source_of_the_export_is_never_replaced() {
    let folder = Folder::new("(version: 5, coins: \"rows/row.txt\")");
    fs::create_dir(folder.path("rows")).unwrap();
    fs::write(folder.path("rows/row.txt"), "8 15 3 7").unwrap();
    fs::write(folder.path("rows/row-steps.txt"), "another file").unwrap();
    let proposal = format!("such as rows{}row-steps-2.txt\n", std::path::MAIN_SEPARATOR);
    let is_source = "is a source of this export and would be lost; choose another name, ";
    folder.refused("--out rows/row.txt", 2, &format!("error: rows/row.txt {is_source}{proposal}"));
    for spelling in ["./rows/row.txt", "rows/../rows/row.txt", "rows/../rows/./row.txt"] {
        folder.refused(&format!("--out {spelling} --game"), 2, is_source);
    }
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("rows/row.txt", folder.path("link.txt")).unwrap();
        std::os::unix::fs::symlink("rows", folder.path("linked")).unwrap();
        folder.refused("--out link.txt", 2, "such as link-steps.txt\n");
        folder.refused("--out linked/row.txt", 2, is_source);
    }
    assert_eq!(folder.read("rows/row.txt"), "8 15 3 7");
    assert_eq!(folder.read("rows/row-steps.txt"), "another file");
    folder.export("--out rows/row-steps-2.txt --all");
}

#[test]
fn the_session_itself_is_never_replaced_nor_by_a_numbered_picture() {
    let folder = Folder::new(SESSION);
    for (name, arguments, proposal) in [
        ("row.txt", "--out row.txt", "row-steps.txt"),
        ("fill-3.svg", "--out fill.svg --all --by sweep", "fill-picture.svg"),
        ("fill.csv", "--out ./fill.csv", "fill-table.csv"),
    ] {
        for content in ["8 15 3 7 9 2", SESSION] {
            fs::write(folder.path(name), content).unwrap();
            let output = folder.run_on(name, arguments);
            let told = text(&output.stderr);
            assert_eq!(output.status.code(), Some(2), "{told}");
            assert!(told.contains(" is a source of this export and would be lost; "), "{told}");
            assert!(told.ends_with(&format!("{proposal}\n")), "{told}");
            assert_eq!(folder.read(name), content);
        }
    }
    assert_eq!(folder.names(), ["fill-3.svg", "fill.csv", "lesson.ron", "row.txt"]);
}

#[test]
fn a_read_only_file_is_kept() {
    let folder = Folder::new(SESSION);
    for (name, arguments) in [("fill.svg", "--out fill.svg"), ("all-3.svg", "--out all.svg --all --by sweep")] {
        fs::write(folder.path(name), "as it was").unwrap();
        let mut permissions = fs::metadata(folder.path(name)).unwrap().permissions();
        permissions.set_readonly(true);
        fs::set_permissions(folder.path(name), permissions).unwrap();
        let reason = coin_duel::text::said("errors.files-read-only", &[]);
        folder.refused(arguments, 1, &format!("coin-duel: cannot write {name}: {reason}\n"));
        assert_eq!(folder.read(name), "as it was");
    }
}

#[test]
fn a_damaged_session_is_refused_and_an_unknown_field_is_a_warning() {
    let damaged = Folder::new("(version: 1, coins: [8, x])");
    damaged.refused("--out fill.svg", 2, "error: lesson.ron, line 1, column 25: ");
    let missing = Folder(tempfile::tempdir().unwrap());
    missing.refused("--out fill.svg", 1, "coin-duel: cannot open lesson.ron: ");

    let strange = Folder::new("(version: 1, coins: [8, 15], colour: \"red\")");
    let output = strange.run("--out fill.svg --step last");
    let warning = "lesson.ron: the field `colour` is not known to this version and will not be saved\n";
    assert_eq!((output.status.code(), &text(&output.stderr)[..]), (Some(0), warning));
    assert_eq!(strange.names(), ["fill.svg", "lesson.ron"]);
}

#[test]
fn a_title_with_control_characters_breaks_no_file() {
    let folder =
        Folder::new("(version: 5, title: \"a\0b\u{1b}[2J\nc & <d>\u{ffff}\", notes: \"\0\", coins: [8, 15, 3])");
    for name in ["table.svg", "table.tex", "table.typ", "table.md", "table.csv", "steps.txt"] {
        let output = folder.run(&format!("--out {name}"));
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        let told = text(&output.stderr);
        assert!(told.contains(said("errors.session-unprintable", &["title"])), "{told}");
        let written = folder.read(name);
        let is_unprintable =
            |c: char| (c.is_control() && c != '\n' && !(c == '\r' && name.ends_with("csv"))) || c == '\u{ffff}';
        assert!(!written.contains(is_unprintable), "{written:?}");
    }
    let written = folder.read("table.svg");
    let document = roxmltree::Document::parse(&written).expect("an SVG is XML");
    let title = document.descendants().find(|node| node.has_tag_name("title")).and_then(|node| node.text());
    assert_eq!(title, Some("a□b□[2J□c & <d>□"));
}

/// A course of two lessons, one of them in a file of its own, with five places in all.
const COURSE: &str = "(version: 1, lessons: [section(\"One\"), file(\"lesson.ron\"), session((version: 8, title: \
                      \"Two coins\", coins: [8, 15], stops: [(at: game(0), ask: best_end)]))])";
const LESSON: &str = "(version: 8, title: \"Six\", coins: [8, 15, 3, 7, 9, 2], stops: [(at: fill(17.0))])";

fn folder_of_course() -> Folder {
    let folder = Folder::new(LESSON);
    fs::write(folder.path("course.ron"), COURSE).unwrap();
    folder
}

#[test]
fn a_course_is_exported_as_numbered_slides_with_a_question_before_its_answer() {
    let folder = folder_of_course();
    let output = folder.run_on("course.ron", "--out slides.svg");
    assert_eq!((output.status.code(), &text(&output.stderr)[..]), (Some(0), ""));
    let told = text(&output.stdout);
    assert!(told.starts_with("wrote slides-1.svg to slides-5.svg: 5 pictures of 1280 × 720 pixels, "), "{told}");
    let slides: Vec<_> = (1..=5).map(|number| svg(&folder.read(&format!("slides-{number}.svg")))).collect();
    let has = |number: usize, text: &str| slides[number - 1].0.iter().any(|found| found.starts_with(text));
    assert!(has(1, "1 of 2") && has(1, "Six") && has(1, wording::picture::which_end()), "{slides:?}");
    let says = |number: usize, text: &str| slides[number - 1].0.join(" ").contains(text);
    assert!(says(2, "fir = 22") && has(3, "2 of 2") && has(3, "Two coins"), "{slides:?}");
    assert!(has(4, "First to move on coins 0…1: which end is best?") && !has(4, "Take "), "{slides:?}");
    assert!(has(5, "First to move on coins 0…1: which end is best?") && says(5, "on the right:"), "{slides:?}");
    assert_eq!(slides.iter().map(|slide| &slide.1[..]).collect::<Vec<_>>()[1..3], ["Six", "Two coins"]);
    folder.run_on("course.ron", "--out from-one.svg --count-from 1");
    assert!(folder.read("from-one-4.svg").contains("on coins 1…2"));
}

#[test]
fn the_edition_decides_what_a_page_of_a_course_holds() {
    let folder = folder_of_course();
    let course = "(version: 1, title: \"T\u{202e}itle\", lessons: [session((version: 8, coins: [8, 15], told: \"Told.\", \
                  stops: [(at: fill(3.0), note: \"Private.\")]))])";
    fs::write(folder.path("course.ron"), course).unwrap();
    for (edition, has_answers, has_notes) in [
        ("", false, false),
        ("--edition students", false, false),
        ("--edition answers", true, false),
        ("--edition lecturer", true, true),
    ] {
        let output = folder.run_on("course.ron", &format!("--out page.html {edition}"));
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        let page = folder.read("page.html");
        assert_eq!((page.contains("Told."), page.contains("Private.")), (has_answers, has_notes), "{edition}");
        assert!(page.contains("<title>T□itle</title>") && !page.contains('\u{202e}'), "{edition}");
    }
    let help = text(&folder.run("--help").stdout);
    assert!(["--edition <EDITION>", "lecturer", "Exit status: 0"].iter().all(|words| help.contains(words)), "{help}");
}

#[test]
fn a_handout_without_notes_has_no_notes_and_no_lines_for_them() {
    let folder = folder_of_course();
    let pages = |notes: &str| {
        let output =
            folder.run_on("course.ron", &format!("--out sheet.pdf --per-page 4 --notes {notes} --edition lecturer"));
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        fs::read(folder.path("sheet.pdf")).unwrap()
    };
    fs::write(folder.path("lesson.ron"), LESSON.replace("fill(17.0)", "fill(17.0), note: \"Private.\"")).unwrap();
    let (none, below) = (pages("none"), pages("below"));
    fs::write(folder.path("lesson.ron"), LESSON).unwrap();
    assert_eq!(none, pages("none"));
    assert_ne!(below, pages("below"));
}

#[test]
fn a_course_or_a_folder_is_exported_as_pixels() {
    let folder = folder_of_course();
    assert!(folder.run_on("course.ron", "--out slides.png --scale 0.5").status.success());
    let pictures: Vec<_> = (1..=5).map(|number| png(&folder.path(&format!("slides-{number}.png")))).collect();
    assert!(pictures.iter().all(|(width, height, _)| (*width, *height) == (640, 360)));
    assert!(pictures.windows(2).all(|pair| pair[0].2 != pair[1].2), "each slide differs from the one before");
    assert!(folder.run_on("course.ron", "--out slides.gif --scale 0.25").status.success());
    assert_eq!(gif(&folder.path("slides.gif")), (320, 180, vec![200; 5]));

    fs::create_dir(folder.path("lessons")).unwrap();
    fs::write(folder.path("lessons/a.ron"), LESSON).unwrap();
    let output = folder.run_on("lessons", "--out alone.png --scale 0.25");
    assert!(text(&output.stdout).starts_with("wrote alone-1.png to alone-2.png: "), "{output:?}");
}

#[test]
fn slides_of_several_sizes_have_one_size_in_an_animation() {
    let coins = (0..40).map(|coin| (coin * 37 % 90 + 10).to_string()).collect::<Vec<_>>().join(", ");
    let folder = Folder::new("(version: 8, coins: [8, 15])");
    let course = format!("(version: 1, lessons: [session((version: 8, coins: [{coins}], stops: [(at: fill(9.0))]))])");
    fs::write(folder.path("course.ron"), course).unwrap();
    let output = folder.run_on("course.ron", "--out slides.png --scale 0.25");
    assert!(text(&output.stdout).starts_with("wrote slides-1.png to slides-2.png: 2 pictures, "), "{output:?}");
    let [first, second] = [1, 2].map(|number| png(&folder.path(&format!("slides-{number}.png"))));
    assert!((first.0, first.1) == (320, 180) && second.0 > 400, "{} × {}", second.0, second.1);
    assert!(folder.run_on("course.ron", "--out slides.gif --scale 0.25").status.success());
    let (width, height, delays) = gif(&folder.path("slides.gif"));
    assert_eq!((u32::from(width), u32::from(height), delays.len()), (second.0, second.1, 2));
}

#[test]
fn what_a_course_cannot_be_exported_with_is_refused() {
    let folder = folder_of_course();
    let before = folder.names();
    for (arguments, message) in [
        ("--out slides.svg --step 3", "--step is for a single session; a course is exported whole"),
        ("--out slides.svg --by cell", "--by is for a single session"),
        ("--out slides.svg --game", "--game is for a single session"),
        ("--out slides.svg --table-only", "--table-only is for a single session"),
        ("--out slides.svg --layout square", "--layout is for a single session"),
        ("--out table.csv", "choose a name that ends with .svg, .png, .gif, .apng, .mp4, .webm or .pdf"),
        ("--out slides.svg --scale 9", said("worksheet.drawn-from", &["choose one", "0.25", "8"])),
    ] {
        let output = folder.run_on("course.ron", arguments);
        let told = text(&output.stderr);
        assert_eq!((output.status.code(), &text(&output.stdout)[..]), (Some(2), ""), "{arguments}: {told}");
        assert!(told.starts_with("error: ") && told.contains(message), "{message}\nis not in\n{told}");
        assert_eq!(folder.names(), before, "{arguments}");
    }
}

#[test]
fn a_lesson_that_cannot_be_used_is_a_warning_and_no_source_of_a_course_is_replaced() {
    let folder = folder_of_course();
    fs::write(folder.path("course.ron"), COURSE.replace("lesson.ron", "missing.ron")).unwrap();
    let output = folder.run_on("course.ron", "--out slides.svg");
    assert!(text(&output.stderr).starts_with("course.ron: lesson 1: cannot open"), "{output:?}");
    assert!(text(&output.stderr).ends_with("\ncoin-duel: 1 lesson can't be used and is left out\n"), "{output:?}");
    assert_eq!(output.status.code(), Some(3));
    assert_eq!(folder.run_on("course.ron", "--out slides.svg --dry-run").status.code(), Some(3));
    assert!(text(&output.stdout).starts_with("wrote slides-1.svg to slides-3.svg: "), "{output:?}");

    let course = COURSE.replace("lesson.ron", "slides-2.svg");
    fs::write(folder.path("course.ron"), course).unwrap();
    fs::write(folder.path("slides-2.svg"), "(version: 8, coins: \"slides-4.svg\")").unwrap();
    fs::write(folder.path("slides-4.svg"), "8 15 3 7").unwrap();
    let names = folder.names();
    let output = folder.run_on("course.ron", "--out slides.svg");
    assert!(text(&output.stderr).contains("slides-2.svg is a source of this export"), "{output:?}");
    fs::rename(folder.path("slides-2.svg"), folder.path("lesson.ron")).unwrap();
    fs::write(folder.path("course.ron"), COURSE).unwrap();
    let output = folder.run_on("course.ron", "--out slides.svg");
    assert!(text(&output.stderr).contains("slides-4.svg is a source of this export"), "{output:?}");
    assert_eq!((folder.read("slides-4.svg"), folder.names().len()), ("8 15 3 7".to_owned(), names.len() - 1));
}

#[test]
fn each_subject_is_exported_with_what_only_it_shows() {
    let folder = Folder::new(SESSION);
    for (subject, shown) in [
        ("fill", "step 3 of 21"),
        ("game", said("picture.to-move", &["Second"])),
        ("lanes", said("picture.on-turn", &[])),
        ("tree", "15 3 7 9 2"),
        ("code", "n ← length of v"),
        ("fusion", "stack"),
    ] {
        folder.export(&format!("--out {subject}.svg --show {subject} --step 3"));
        let text = folder.read(&format!("{subject}.svg"));
        assert!(text.contains(shown), "{subject}: {shown} is not in {text}");
    }
    folder.export("--out python.svg --show code --language python");
    assert!(folder.read("python.svg").contains("else:"));
    folder.refused("--out tree.csv --show tree", 2, "error: CSV holds the table; export this as a picture\n");
}

#[test]
fn a_size_in_pixels_is_exact_and_one_out_of_range_is_refused() {
    let folder = Folder::new(SESSION);
    for (size, expected) in [("1280x720", (1280, 720)), ("1920x1080", (1920, 1080)), ("1024x768", (1024, 768))] {
        folder.export(&format!("--out fill.png --size {size}"));
        let (width, height, _) = png(&folder.path("fill.png"));
        assert_eq!((width, height), expected);
    }
    let before = folder.names();
    folder.refused(
        "--out small.png --size 10x90",
        2,
        "error: the size is 10 × 90 pixels; choose 16 to 16,384 for each side\n",
    );
    folder.refused(
        "--out slow.gif --seconds 90",
        2,
        "error: a picture can be shown for 0.02 to 60 seconds, not for 90\n",
    );
    assert_eq!(folder.names(), before);
}

#[test]
fn an_animation_shows_each_picture_for_the_seconds_that_are_chosen() {
    let folder = Folder::new(SESSION);
    folder.export("--out fill.gif --by sweep --seconds 1.5 --scale 0.5");
    let (_, _, delays) = gif(&folder.path("fill.gif"));
    assert_eq!(delays, [150; 7]);
}

#[test]
fn a_dry_run_says_what_would_be_written_and_writes_nothing() {
    let folder = Folder::new(SESSION);
    let before = folder.names();
    let told = folder.export("--out fill.svg --step 3 --dry-run");
    assert_eq!(folder.names(), before);
    folder.export("--out fill.svg --step 3");
    let bytes = fs::metadata(folder.path("fill.svg")).unwrap().len();
    assert!(told.contains("would write fill.svg") || told.contains("fill.svg: "), "{told}");
    assert!(told.contains(&format!("{:.0} kB", bytes as f64 / 1e3)), "{told}, and it has {bytes} bytes");
    let many = folder.export("--out fill.png --all --dry-run");
    assert!(
        many.contains("fill-22.png")
            && many.contains(said("export.pictures-of-pixels", &["22", "2560", "1440", "about "])),
        "{many}"
    );
}

#[test]
fn a_pdf_has_a_page_for_each_picture_or_several_on_a_sheet() {
    let folder = Folder::new(SESSION);
    let pages = |name: &str| {
        let bytes = fs::read(folder.path(name)).unwrap();
        assert!(bytes.starts_with(b"%PDF-"));
        // Each page is an object of its own, and so is their list.
        let text = String::from_utf8_lossy(&bytes).into_owned();
        text.matches("/Type/Page").count() - text.matches("/Type/Pages").count()
    };
    for (options, expected) in [
        ("--out one.pdf", 1),
        ("--out all.pdf --all --by sweep", 7),
        ("--out sheets.pdf --all --by sweep --per-page 4", 2),
        ("--out four.pdf --all --by sweep --slides 4:3", 7),
    ] {
        folder.export(options);
        let name = options.split(' ').nth(1).unwrap();
        assert_eq!(pages(name), expected, "{options}");
    }
}

#[cfg(unix)]
#[test]
fn a_video_without_its_program_names_what_needs_none_and_leaves_nothing() {
    let folder = Folder::new(SESSION);
    let before = folder.names();
    let run = |path: &Path| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_coin-duel"));
        command.env("LC_ALL", "C").env_remove("LANGUAGE");
        command.current_dir(folder.path(".")).env("PATH", path);
        command.args(["export", "lesson.ron", "--out", "fill.mp4", "--scale", "0.25"]).output().unwrap()
    };
    let empty = tempfile::tempdir().unwrap();
    let output = run(empty.path());
    let told = text(&output.stderr);
    assert!(told.contains("ffmpeg, which is not installed") && told.contains("GIF or APNG"), "{told}");
    assert_eq!((output.status.success(), folder.names()), (false, before.clone()));

    // A program that fails is quoted.
    let fake = empty.path().join("ffmpeg");
    fs::write(&fake, "#!/bin/sh\necho 'no room for a video' >&2\nexit 1\n").unwrap();
    fs::set_permissions(&fake, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    let output = run(empty.path());
    let told = text(&output.stderr);
    assert!(told.contains("could not write the video: no room for a video"), "{told}");
    assert_eq!((output.status.success(), folder.names()), (false, before));
}

#[test]
fn help_lists_the_options() {
    let help = text(&Folder::new(SESSION).run("--help").stdout);
    let of_scale = "[default: 1; for PNG, 2]";
    for words in ["Usage: coin-duel export", "--out <FILE>", "--step <N>", "phase", "triangle", "contrast", of_scale] {
        assert!(help.contains(words), "no {words:?} in\n{help}");
    }
}

#[test]
fn the_program_writes_the_animation_of_the_docs() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let docs = fs::read_to_string(root.join("docs/exports.md")).unwrap();
    let line = docs.lines().find(|line| line.contains("--out assets/fill.gif")).expect("how it is made");
    let (_, arguments) = line.split_once("-- export assets/lessons/").unwrap();
    let (lesson, arguments) = arguments.split_once(' ').unwrap();
    let folder = Folder::new(&fs::read_to_string(root.join("assets/lessons").join(lesson)).unwrap());
    folder.export(&arguments.replace("assets/", ""));
    let [written, shown] = [folder.path("fill.gif"), root.join("assets/fill.gif")].map(|path| played(&path));
    assert_eq!((written.size, &written.delays), (shown.size, &shown.delays));
    for (number, (written, shown)) in written.frames.iter().zip(&shown.frames).enumerate() {
        // Processors round differently, which changes the edges of the text a little.
        let differences = written.iter().zip(shown).map(|(one, other)| u64::from(one.abs_diff(*other)));
        let mean = differences.sum::<u64>() as f64 / written.len() as f64;
        assert!(mean < 0.1, "frame {number} differs by {mean}");
    }
}

/// An animation as a viewer shows it: all pixels after each frame, and the delay of each frame.
struct Played {
    size: (u16, u16),
    delays: Vec<u16>,
    frames: Vec<Vec<u8>>,
}

fn played(path: &Path) -> Played {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut reader = options.read_info(fs::File::open(path).unwrap()).unwrap();
    let (width, height) = (usize::from(reader.width()), usize::from(reader.height()));
    let mut played = Played { size: (reader.width(), reader.height()), delays: Vec::new(), frames: Vec::new() };
    let mut screen = vec![0; 4 * width * height];
    while let Some(frame) = reader.read_next_frame().unwrap() {
        let line = 4 * usize::from(frame.width);
        for (drawn, y) in frame.buffer.chunks_exact(line).zip(usize::from(frame.top)..) {
            let at = 4 * (y * width + usize::from(frame.left));
            for (pixel, drawn) in screen[at..at + line].chunks_exact_mut(4).zip(drawn.chunks_exact(4)) {
                if drawn[3] > 0 {
                    pixel.copy_from_slice(drawn);
                }
            }
        }
        played.delays.push(frame.delay);
        played.frames.push(screen.clone());
    }
    played
}

/// Deaths of the program during an export.
#[cfg(unix)]
mod signals {
    use std::os::unix::process::ExitStatusExt;
    use std::process::Child;
    use std::thread::sleep;
    use std::time::Duration;

    use super::*;

    /// A folder with a session whose fill has 301 pictures, and with an old file in the place of each.
    fn folder_of_old_files() -> Folder {
        let coins: Vec<_> = (0..24).map(|k| (k * 7919 % 97).to_string()).collect();
        let folder = Folder::new(&format!("(version: 1, coins: [{}])", coins.join(", ")));
        for number in 1..=301 {
            fs::write(folder.path(&format!("fill-{number:03}.svg")), "old").unwrap();
        }
        fs::write(folder.path("fill.gif"), "old").unwrap();
        folder
    }

    fn start(folder: &Folder, before: &str, arguments: &str) -> Child {
        // A test that runs in the background ignores some signals, and the program would inherit that.
        let mut command = Command::new(if cfg!(target_os = "linux") { "env" } else { "sh" });
        if cfg!(target_os = "linux") {
            command.args(["--default-signal=HUP,INT,QUIT,TERM", "sh"]);
        }
        command
            .args(["-c", &format!("{before} exec \"$0\" export lesson.ron {arguments}")])
            .arg(env!("CARGO_BIN_EXE_coin-duel"))
            .current_dir(&folder.0)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts")
    }

    fn send(child: &Child, signal: &str) {
        let kill = format!("kill -{signal} {}", child.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success(), "{kill}");
    }

    /// Waits until the program has begun to write: `is_so` holds for the unfinished file or folder.
    fn wait_for_unfinished(child: &mut Child, folder: &Folder, is_so: impl Fn(&Path) -> bool) {
        let is_there = || {
            let entries = fs::read_dir(&folder.0).unwrap().flatten();
            entries
                .map(|entry| entry.path())
                .filter(|path| path.to_string_lossy().ends_with(".unfinished"))
                .any(|path| is_so(&path))
        };
        while !is_there() {
            assert!(child.try_wait().unwrap().is_none(), "the program has ended");
            sleep(Duration::from_micros(200));
        }
    }

    fn assert_all_are_old(folder: &Folder) {
        let names = folder.names();
        assert_eq!(names.len(), 303, "{:?}", &names[..3]);
        assert!(names.iter().all(|name| name == "lesson.ron" || folder.read(name) == "old"));
    }

    #[test]
    fn a_signal_that_ends_an_export_leaves_nothing_of_it() {
        let folder = folder_of_old_files();
        for (signal, number) in [("INT", 2), ("TERM", 15), ("HUP", 1), ("QUIT", 3)] {
            for arguments in ["--out fill.svg --all", "--out fill.gif"] {
                let mut child = start(&folder, "", arguments);
                wait_for_unfinished(&mut child, &folder, |_| true);
                send(&child, signal);
                let output = child.wait_with_output().unwrap();
                let told = (output.status.code(), &text(&output.stdout)[..], &text(&output.stderr)[..]);
                assert_eq!(
                    told,
                    (Some(128 + number), "", "interrupted; nothing was written\n"),
                    "{signal} {arguments}"
                );
                assert_all_are_old(&folder);
            }
        }
    }

    #[test]
    fn a_second_signal_ends_the_program_at_once() {
        let folder = folder_of_old_files();
        // Both signals are there when the program goes on. Two of its threads may take them, so that the first one is
        // sometimes answered before the second one is seen.
        let has_time_for_message = || {
            let mut child = start(&folder, "", "--out fill.svg --all");
            wait_for_unfinished(&mut child, &folder, |_| true);
            for signal in ["STOP", "TERM", "HUP", "CONT"] {
                send(&child, signal);
            }
            let output = child.wait_with_output().unwrap();
            assert!([Some(128 + 15), Some(128 + 1)].contains(&output.status.code()), "{:?}", output.status);
            !output.stderr.is_empty()
        };
        let tries = (0..5).take_while(|_| has_time_for_message()).count();
        assert!(tries < 5, "it always has time for a message");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_signal_that_is_ignored_when_the_program_starts_does_not_end_it() {
        let folder = Folder::new(SESSION);
        let mut child = start(&folder, "trap '' HUP;", "--out fill.png --all --scale 0.5");
        wait_for_unfinished(&mut child, &folder, |_| true);
        send(&child, "HUP");
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), &text(&output.stderr)[..]), (Some(0), ""));
        assert!(folder.path("fill-22.png").exists());
    }

    #[test]
    fn what_a_killed_export_leaves_is_removed_by_the_next_one() {
        let folder = folder_of_old_files();
        for arguments in ["--out fill.svg --all", "--out fill.gif"] {
            let mut child = start(&folder, "", arguments);
            wait_for_unfinished(&mut child, &folder, |_| true);
            child.kill().unwrap();
            assert_eq!(child.wait().unwrap().signal(), Some(9), "{arguments}");
            assert_eq!(folder.names().len(), 304, "something is left");
            folder.export("--out table.csv");
            fs::remove_file(folder.path("table.csv")).unwrap();
            assert_all_are_old(&folder);
        }
    }

    #[test]
    fn each_file_of_a_set_is_old_or_new_after_a_kill_while_it_is_put_in_place() {
        for delay in [0, 1, 4] {
            let folder = folder_of_old_files();
            let mut child = start(&folder, "", "--out fill.svg --all");
            while folder.read("fill-001.svg") == "old" {
                assert!(child.try_wait().unwrap().is_none(), "the program has ended");
                sleep(Duration::from_micros(200));
            }
            sleep(Duration::from_millis(delay));
            child.kill().unwrap();
            child.wait().unwrap();
            coin_duel::platform::files::remove_unfinished(folder.0.path());
            let names = folder.names();
            assert_eq!(names.len(), 303);
            for name in names.iter().filter(|name| name.starts_with("fill-")) {
                let text = folder.read(name);
                assert!(text == "old" || text.trim_end().ends_with("</svg>"), "{name}: {text}");
            }
        }
    }
}
