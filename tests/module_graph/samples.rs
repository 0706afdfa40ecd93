//! Tests of the checks themselves on small crates, so that each check is known to fail when it should.

use crate::modules::Sources;
use crate::uses::{Arrows, arrows};
use crate::{circles, files_that_name_egui, wrong_directions};

/// Returns files, which are given by their paths below `src`, as the checks take them.
fn sources(files: &[(&str, &str)]) -> Sources {
    files.iter().map(|(path, text)| (format!("src/{path}"), (*text).to_owned())).collect()
}

/// Returns the arrows of a small crate as lines.
fn drawn(files: &[(&str, &str)]) -> Vec<String> {
    lines(&arrows(&sources(files)))
}

/// Writes each arrow as a line, with paths below `src`.
fn lines(arrows: &Arrows) -> Vec<String> {
    let lines = arrows.iter().map(|((from, to), names)| {
        let names: Vec<_> = names.iter().map(String::as_str).collect();
        format!("{from} -> {to}: {}", names.join(", ")).replace("src/", "")
    });
    lines.collect()
}

#[test]
fn a_facade_stands_between_its_children_without_an_arrow() {
    let files = [
        ("lib.rs", "pub mod game;"),
        ("game/mod.rs", "mod row; mod table; pub use row::Row; pub use table::Table;"),
        ("game/row.rs", "pub struct Row;"),
        ("game/table.rs", "use super::Row; pub struct Table(Row);"),
    ];
    assert_eq!(drawn(&files), ["game/table.rs -> game/row.rs: Row"]);
}

#[test]
fn a_private_import_of_a_child_is_a_use() {
    let files = [
        ("lib.rs", "mod game;"),
        ("game/mod.rs", "mod row; use row::Row; pub const MOST: u8 = 9;"),
        ("game/row.rs", "pub struct Row([u8; super::MOST as usize]);"),
    ];
    let arrows = arrows(&sources(&files));
    assert_eq!(lines(&arrows), ["game/mod.rs -> game/row.rs: Row", "game/row.rs -> game/mod.rs: MOST"]);
    assert_eq!(
        circles::report(&arrows),
        "\n2 files in a circle: src/game/mod.rs, src/game/row.rs\n  \
         src/game/mod.rs -> src/game/row.rs: Row\n  src/game/row.rs -> src/game/mod.rs: MOST\n"
    );
}

#[test]
fn a_facade_that_uses_what_it_offers_uses_it() {
    let facade = "mod row; pub use row::{Row, total, MOST}; fn f(total: u8) -> u8 { total }";
    let child = ("row.rs", "pub struct Row; pub fn total() {} pub const MOST: u8 = 9;");
    assert_eq!(drawn(&[("lib.rs", facade), child]), [""; 0]);
    for code in ["fn g(_: Row) {}", "fn g() { total() }", "fn g(n: u8) -> bool { matches!(n, MOST) }"] {
        let arrows = drawn(&[("lib.rs", &format!("{facade} {code}")), child]);
        assert_eq!(arrows.len(), 1, "{code}: {arrows:?}");
    }
}

#[test]
fn names_are_followed_through_renames_globs_and_groups() {
    let files = [
        ("lib.rs", "mod a; mod b; mod c; mod d;"),
        ("a.rs", "pub struct Deep; pub fn low() {} pub enum Way { Left, Right }"),
        ("b.rs", "pub use crate::{a::{self as first, Deep as Shallow}};"),
        ("c.rs", "pub use super::b::*;"),
        ("d.rs", "use crate::c::{self, *}; fn f(_: Shallow) { c::first::low(); use crate::a::Way::*; }"),
    ];
    assert_eq!(drawn(&files), ["d.rs -> a.rs: Deep, Way, low"]);
}

#[test]
fn paths_count_wherever_they_stand() {
    let user = |code: &str| {
        let files = [("lib.rs", "mod a; mod b;"), ("a.rs", "pub struct A; pub trait T {}"), ("b.rs", code)];
        drawn(&files)
    };
    for code in [
        "use crate::a::A as _;",
        "impl crate::a::A {}",
        "fn f() { let _ = super::a::A; }",
        "fn f(x: X) -> bool { matches!(x.y, super::a::A if true) }",
        "fn f() { format!(\"{}\", crate::a::A.name()); }",
        "#[error(\"{}\", super::a::A)] struct B;",
        "mod inner { fn f(_: Option<super::super::a::A>) {} }",
        "use super::a; fn f() { a::A::new() }",
        "fn f() { <super::a::A>::new() }",
        "fn f() { match 1 { crate::a::A => {} } }",
        "fn f() { use crate::a::A; }",
        "fn f() { use crate::a as of; { vec![0..of::A]; } }",
        "macro_rules! new { () => { $crate::a::A }; }",
    ] {
        assert_eq!(user(code), ["b.rs -> a.rs: A"], "{code}");
    }
    assert_eq!(user("struct B<X: crate::a::T>(X);"), ["b.rs -> a.rs: T"]);
    for code in
        ["use super::a;", "pub(in crate::a) fn f() {}", "pub use crate::a::A;", "use std::fmt; type A = fmt::A;"]
    {
        assert_eq!(user(code), [""; 0], "{code}");
    }
}

#[test]
fn a_module_and_a_function_of_one_name_are_told_apart() {
    let files = [
        ("lib.rs", "mod text; mod user;"),
        ("text/mod.rs", "mod game; pub(crate) use game::moves; pub use game::game;"),
        ("text/game.rs", "pub fn game() {} pub fn moves() {}"),
        ("user.rs", "use crate::text::game; use crate::text; fn f() { text::moves(); game() }"),
    ];
    assert_eq!(drawn(&files), ["user.rs -> text/game.rs: game, moves"]);
}

#[test]
fn what_comes_from_other_crates_makes_no_arrow() {
    let files = [
        ("lib.rs", "mod prelude; mod user;"),
        (
            "prelude.rs",
            "pub use egui::Key; pub use rand::*; pub use ::clap::Parser; pub enum Way { Left } pub use Way::*;",
        ),
        (
            "user.rs",
            "use crate::prelude::{Key, Rng, Parser, Left}; use super::prelude as p; fn f(_: p::Key) { p::rng() }",
        ),
    ];
    assert_eq!(drawn(&files), [""; 0]);
}

#[test]
fn items_that_a_macro_writes_are_in_its_file() {
    let files = [
        ("lib.rs", "mod command; mod keys;"),
        ("command.rs", "macro_rules! write { () => { pub enum Command {} }; } write!();"),
        ("keys.rs", "use crate::command::Command;"),
    ];
    assert_eq!(drawn(&files), ["keys.rs -> command.rs: Command"]);
}

#[test]
fn what_is_for_tests_is_not_read() {
    let files = [
        ("lib.rs", "mod a; mod b;"),
        ("a.rs", "use crate::b::B; #[cfg(test)] mod tests; #[cfg(not(test))] fn f() {}"),
        ("a/tests.rs", "this is no Rust"),
        (
            "b.rs",
            "pub struct B; #[cfg(test)] use crate::a::f; impl B { #[cfg(test)] fn g() { crate::a::f() } }
             #[cfg(all(test, unix))] mod tests { use crate::a::f; }",
        ),
    ];
    assert_eq!(drawn(&files), ["a.rs -> b.rs: B"]);
}

#[test]
fn the_binary_uses_the_library_by_its_name() {
    let files = [
        ("lib.rs", "pub mod game;"),
        ("game.rs", "pub struct Row;"),
        ("main.rs", "mod cli; use coin_duel::game::Row; fn main() { cli::run() } fn help(_: Row) {}"),
        ("cli.rs", "pub fn run() { crate::help(::coin_duel::game::Row) }"),
    ];
    let expected =
        ["cli.rs -> game.rs: Row", "cli.rs -> main.rs: help", "main.rs -> cli.rs: run", "main.rs -> game.rs: Row"];
    assert_eq!(drawn(&files), expected);
}

#[test]
#[should_panic(expected = "src/lib.rs: a::Wrong")]
fn a_path_to_nothing_is_an_error() {
    drawn(&[("lib.rs", "mod a; fn f(_: a::Wrong) {}"), ("a.rs", "")]);
}

#[test]
fn circles_that_share_a_file_are_one() {
    let name = |file: &str| file.to_owned();
    let arrow = |from, to| ((name(from), name(to)), [name("X")].into());
    let arrows = [("a", "b"), ("b", "a"), ("b", "c"), ("c", "b"), ("c", "d"), ("d", "e"), ("f", "g"), ("g", "f")];
    let arrows: Arrows = arrows.into_iter().map(|(from, to)| arrow(from, to)).collect();
    assert_eq!(circles::circles(&arrows), [["a", "b", "c"].into(), ["f", "g"].into()]);
}

#[test]
fn a_use_of_a_higher_layer_and_an_unknown_module_are_reported() {
    let files = [
        ("lib.rs", "mod game; mod wording; mod predict; mod extra;"),
        ("game/mod.rs", "mod row;"),
        ("game/row.rs", "use crate::wording::say; pub struct Row;"),
        ("wording.rs", "use crate::predict::ask; pub fn say() {}"),
        ("predict.rs", "use crate::wording::say; use crate::extra::More; pub fn ask() {}"),
        ("extra.rs", "pub struct More;"),
    ];
    let sources = sources(&files);
    let report = wrong_directions(sources.keys().map(String::as_str), &arrows(&sources));
    assert_eq!(
        report,
        "the module extra is in no layer; add it to `LAYERS` in tests/module_graph/main.rs\n\
         game may not use wording: src/game/row.rs -> src/wording.rs: say\n\
         wording may not use predict: src/wording.rs -> src/predict.rs: ask\n"
    );
}

#[test]
fn egui_is_found_in_code_and_not_in_comments() {
    let files = [
        ("gui/paint.rs", "use egui::Color32;"),
        ("a.rs", "//! Knows no egui.\n/// Nor eframe.\nconst A: &str = \"egui\";"),
        ("b.rs", "fn f() { vec![egui::Pos2::ZERO]; }"),
        ("c.rs", "#[cfg(test)] mod tests { use egui_plot::Plot; }"),
    ];
    assert_eq!(files_that_name_egui(&sources(&files)), ["src/b.rs", "src/c.rs"]);
}
