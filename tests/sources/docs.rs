//! The pictures of the docs that the program itself makes.
//!
//! `UPDATE_DOCS=1 cargo test --test sources docs` writes them anew.

use std::env;
use std::fs;
use std::path::Path;

use coin_duel::export::{PictureStyle, stop_picture, svg};
use coin_duel::game::fusion::run::FusionRun;
use coin_duel::game::{CountFrom, Row};
use coin_duel::lessons;
use coin_duel::picture::color_role::Theme;
use coin_duel::picture::fusion::FusionScene;
use coin_duel::picture::{Picture, Rect};
use coin_duel::session::course::Place;

/// The row of `docs/fusion.md`, and the positions of its run that the picture shows: before a fuse, in the middle of
/// it, when all coins are fused, and while greedy takes what is left.
const ROW: &str = "8 15 3 7 9 2";
const POSITIONS: [f64; 4] = [3.0, 3.5, 8.0, 9.0];

/// The size of one scene in points, and the space around it.
const SCENE: (f32, f32) = (360.0, 310.0);
const SPACE: f32 = 16.0;

/// The four scenes, two in a line.
fn fusion() -> String {
    let row: Row = ROW.parse().unwrap();
    let run = FusionRun::new(&row);
    let mut picture =
        Picture { width: 2.0 * SCENE.0 + 3.0 * SPACE, height: 2.0 * SCENE.1 + 3.0 * SPACE, marks: vec![] };
    for (number, head) in POSITIONS.into_iter().enumerate() {
        let (column, line) = ((number % 2) as f32, (number / 2) as f32);
        let (left, top) = (SPACE + column * (SCENE.0 + SPACE), SPACE + line * (SCENE.1 + SPACE));
        let area = Rect::new(left, top, SCENE.0, SCENE.1);
        picture.marks.extend(FusionScene { run: &run, count_from: CountFrom::Zero, head, area }.marks());
    }
    svg::document(&picture, "Fusion of 8 15 3 7 9 2", Theme::Light, 1.0)
}

/// A question to the class, from the first lecture.
fn slide() -> String {
    let lesson = &lessons::all()[0];
    let place = Place::Stop { index: 4, answered: false };
    let picture = stop_picture(lesson, place, Some((1, 12)), PictureStyle::USUAL).unwrap();
    svg::document(&picture, "A question to the class", Theme::Dark, 0.5)
}

#[test]
fn the_pictures_are_what_the_program_draws() {
    for (name, drawn) in [("docs/fusion.svg", fusion()), ("docs/lecturing/slide.svg", slide())] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
        if env::var_os("UPDATE_DOCS").is_some() {
            fs::write(&path, &drawn).unwrap();
        }
        let kept = fs::read_to_string(&path).unwrap();
        assert!(kept == drawn, "{name} is not what the program draws; write it with UPDATE_DOCS=1");
    }
}

#[test]
fn every_test_that_the_page_on_reliability_names_is_there() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(top.join("docs/reliability.md")).unwrap();
    let mut code = String::new();
    let mut folders = vec![top.join("src"), top.join("tests")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                code += &fs::read_to_string(path).unwrap();
            }
        }
    }
    // A name of a test has many words. Other code on the page is a command.
    let names: Vec<_> = page.split('`').skip(1).step_by(2).filter(|code| code.matches('_').count() > 3).collect();
    assert!(names.len() > 30, "{names:?}");
    for name in names {
        assert!(code.contains(&format!("fn {name}()")), "there is no test {name}");
    }
}
