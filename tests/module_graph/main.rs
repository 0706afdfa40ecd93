//! Tests of how the crate is divided into files and modules: no files use each other in a circle, the modules at the
//! top use each other in one direction, and only the window and its beginning name egui.
//!
//! The tests read the text of the source files. One file uses another if its code names an item that the other
//! defines. Names are followed to the definition through modules, renames, globs and re-exports. `mod child;`, a
//! re-export with `pub use`, and code under `#[cfg(test)]` do not count as use.
//!
//! In a macro's brackets, everything that looks like a path is followed. Conditions other than `#[cfg(test)]` on an item
//! are taken to hold. Not seen are:
//!
//! - methods and fields of values;
//! - paths in strings, as in attributes of serde and between `{}` in a format;
//! - items that a macro writes, and variants, if a glob imports them;
//! - a function that is passed as a value, if a glob or a re-export in the same file imports it.

mod circles;
mod modules;
mod samples;
mod syntax;
mod uses;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use modules::Sources;
use uses::Arrows;

/// The modules at the top of the crate in layers, the lowest first. A module may use those of lower layers.
///
/// A module that does not exist yet may be listed.
const LAYERS: &[&[&str]] = &[
    &["lib"],
    &["number", "printable"],
    &["platform"],
    &["game"],
    &["wording", "listing", "predict"],
    &["session"],
    &["lessons", "picture"],
    &["export"],
    &["app"],
    &["gui", "cli"],
    &["entry"],
    &["main"],
];

/// What is allowed within a layer: a module, and another one that it may use.
const WITHIN_A_LAYER: &[(&str, &str)] = &[("predict", "wording")];

static SOURCES: LazyLock<Sources> = LazyLock::new(|| {
    let mut sources = Sources::new();
    read_folder("src", &mut sources);
    sources
});

static ARROWS: LazyLock<Arrows> = LazyLock::new(|| uses::arrows(&SOURCES));

/// Reads the Rust files in a folder and in its subfolders, but not those of another crate. The path is relative to the
/// folder of `Cargo.toml`.
fn read_folder(folder: &str, sources: &mut Sources) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for entry in fs::read_dir(root.join(folder)).unwrap() {
        let entry = entry.unwrap();
        let path = format!("{folder}/{}", entry.file_name().to_str().unwrap());
        if entry.path().join("Cargo.toml").exists() {
            continue;
        }
        if entry.file_type().unwrap().is_dir() {
            read_folder(&path, sources);
        } else if Path::new(&path).extension().is_some_and(|extension| extension == "rs") {
            sources.insert(path, fs::read_to_string(entry.path()).unwrap());
        }
    }
}

/// Returns the module at the top that a file belongs to, such as `game` for `src/game/row.rs`.
fn top(file: &str) -> &str {
    let path = file.strip_prefix("src/").unwrap_or(file).trim_end_matches(".rs");
    path.split_once('/').map_or(path, |(top, _)| top)
}

/// Lists the uses that the layers do not allow, and the modules that are in no layer.
fn wrong_directions<'a>(files: impl Iterator<Item = &'a str>, arrows: &Arrows) -> String {
    let layer = |module: &str| LAYERS.iter().position(|layer| layer.contains(&module));
    let mut text = String::new();
    let unknown: BTreeSet<_> = files.map(top).filter(|module| layer(module).is_none()).collect();
    for module in unknown {
        let _ = writeln!(text, "the module {module} is in no layer; add it to `LAYERS` in tests/module_graph/main.rs");
    }
    for ((from, to), names) in arrows {
        let (here, there) = (top(from), top(to));
        let is_allowed = match (layer(here), layer(there)) {
            (Some(above), Some(below)) => below < above || here == there || WITHIN_A_LAYER.contains(&(here, there)),
            // Modules in no layer are reported above.
            _ => true,
        };
        if !is_allowed {
            let names: Vec<_> = names.iter().map(String::as_str).collect();
            let _ = writeln!(text, "{here} may not use {there}: {from} -> {to}: {}", names.join(", "));
        }
    }
    text
}

/// Returns the files outside the window that name egui, eframe or a crate such as `egui_plot`, also in tests.
fn files_that_name_egui(sources: &Sources) -> Vec<&str> {
    let is_of_window = |file: &str| ["src/gui/", "src/entry/"].iter().any(|folder| file.starts_with(folder));
    let is_outside = |file: &str| !is_of_window(file) && !["src/lib.rs", "src/main.rs"].contains(&file);
    let is_of_egui = |name: &String| ["egui", "eframe"].contains(&name.as_str()) || name.starts_with("egui_");
    let files = sources.iter().filter(|(file, text)| is_outside(file) && syntax::names(text).iter().any(is_of_egui));
    files.map(|(file, _)| file.as_str()).collect()
}

#[test]
fn no_files_use_each_other_in_a_circle() {
    let report = circles::report(&ARROWS);
    assert!(report.is_empty(), "files use each other in a circle:\n{report}");
}

#[test]
fn modules_use_only_those_of_lower_layers() {
    let report = wrong_directions(SOURCES.keys().map(String::as_str), &ARROWS);
    assert!(report.is_empty(), "modules use what they may not:\n{report}");
}

#[test]
fn only_the_window_names_egui() {
    let files = files_that_name_egui(&SOURCES);
    assert!(files.is_empty(), "only src/gui and src/entry may name egui, but these files do: {files:?}");
}
