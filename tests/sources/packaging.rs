//! What packages need: the crate holds what a build reads, and desktops know the files of the program.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf};
use std::process::Command;

use resvg::usvg::roxmltree::{Document, Node};

const SESSION: &str = "text/x-coin-duel-session";
const COURSE: &str = "text/x-coin-duel-course";

/// The folder of `Cargo.toml`.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Lists the files in a folder with an extension, and in its subfolders that are no crates of their own. The paths are
/// relative to the folder of `Cargo.toml`.
fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(root().join(folder)).unwrap() {
        let path = entry.unwrap().path();
        let name = format!("{folder}/{}", path.file_name().unwrap().to_str().unwrap());
        if path.is_dir() && !path.join("Cargo.toml").exists() {
            found.extend(files(&name, extension));
        } else if path.extension().is_some_and(|found| found == extension) {
            found.push(name.into());
        }
    }
    found
}

/// Returns a path without `..`.
fn plain(path: &Path) -> PathBuf {
    path.components().fold(PathBuf::new(), |mut plain, component| {
        if component == Component::ParentDir {
            plain.pop();
        } else {
            plain.push(component);
        }
        plain
    })
}

/// Returns the files that a source includes by a literal path.
fn included(source: &Path) -> Vec<PathBuf> {
    let text = fs::read_to_string(root().join(source)).unwrap();
    let paths = ["include_str!(\"", "include_bytes!(\""].into_iter().flat_map(|start| text.split(start).skip(1));
    let paths = paths.map(|rest| rest.split('"').next().unwrap());
    paths.map(|path| plain(&source.parent().unwrap().join(path))).collect()
}

#[test]
fn the_crate_holds_what_a_build_reads_and_no_tests() {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["package", "--list", "--offline", "--allow-dirty", "--package", "coin-duel"]).current_dir(root());
    let output = cargo.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let listed: BTreeSet<_> = str::from_utf8(&output.stdout).unwrap().lines().map(PathBuf::from).collect();

    let sources = files("src", "rs");
    let lessons = files("assets/lessons", "ron");
    let of_sources = sources.iter().flat_map(|source| included(source));
    let texts = ["LICENSE", "README.md", "CHANGELOG.md", "assets/fonts/Inter-OFL.txt"].map(PathBuf::from);
    let needed: BTreeSet<_> = of_sources.chain(sources.clone()).chain(lessons).chain(texts).collect();
    assert!(needed.len() > sources.len() + 30, "too few files are included: {}", needed.len());
    let missing: Vec<_> = needed.difference(&listed).collect();
    assert!(missing.is_empty(), "add them to `include` in Cargo.toml: {missing:?}");

    let folders: BTreeSet<_> = listed.iter().filter_map(|path| path.parent()?.to_str()).collect();
    let is_expected = |folder: &&str| {
        let top = folder.split('/').next().unwrap();
        ["", "assets", "src"].contains(&top)
    };
    let others: Vec<_> = folders.into_iter().filter(|folder| !is_expected(folder)).collect();
    assert!(others.is_empty(), "no build reads what is in {others:?}");
}

#[test]
fn the_types_that_the_desktop_entry_opens_are_declared() {
    let xml = read("assets/packaging/coin-duel.xml");
    let document = Document::parse(&xml).unwrap();
    let declared: Vec<_> = document.descendants().filter_map(|node| node.attribute("type")).collect();
    let entry = read("assets/coin-duel.desktop");
    let types = entry.lines().find_map(|line| line.strip_prefix("MimeType=")).unwrap();
    let types: Vec<_> = types.split_terminator(';').collect();
    assert_eq!(types, [SESSION, COURSE]);
    for name in types {
        assert!(declared.contains(&name), "{name} is not declared");
    }
}

/// Returns whether one of the rules in a node matches the content, and one of those within it, if it has any. A rule
/// names a text and where it begins, as two bounds or one.
fn is_matched(node: Node, content: &[u8]) -> bool {
    let mut rules = node.children().filter(|child| child.has_tag_name("match")).peekable();
    rules.peek().is_none()
        || rules.any(|rule| {
            let text = rule.attribute("value").unwrap().replace("\\n", "\n");
            let (from, to) = rule.attribute("offset").map(|at| at.split_once(':').unwrap_or((at, at))).unwrap();
            let bounds = from.parse::<usize>().unwrap()..=to.parse().unwrap();
            bounds.clone().any(|start| content.get(start..).is_some_and(|rest| rest.starts_with(text.as_bytes())))
                && is_matched(rule, content)
        })
}

/// Returns the type of a file's first 4096 bytes, as desktops find it: the matching one of the highest priority.
fn type_of(content: &[u8], document: &Document) -> Option<String> {
    let content = &content[..content.len().min(4096)];
    let magic = document.descendants().filter(|node| node.has_tag_name("magic") && is_matched(*node, content));
    let first = magic.max_by_key(|node| node.attribute("priority").unwrap().parse::<u32>().unwrap())?;
    first.parent_element()?.attribute("type").map(str::to_owned)
}

#[test]
fn a_desktop_knows_sessions_and_courses_by_their_content() {
    let xml = read("assets/packaging/coin-duel.xml");
    let document = Document::parse(&xml).unwrap();
    let mut found = BTreeSet::new();
    for path in files("assets/lessons", "ron").into_iter().chain(files("tests/fixtures", "ron")) {
        let content = fs::read(root().join(&path)).unwrap();
        if path.starts_with("assets/lessons/words") {
            assert_eq!(type_of(&content, &document), None, "{} is neither", path.display());
            continue;
        }
        let is_course = coin_duel::session::course::is_course_at(&root().join(&path));
        let expected = if is_course { COURSE } else { SESSION };
        assert_eq!(type_of(&content, &document).as_deref(), Some(expected), "{}", path.display());
        found.insert(expected);
    }
    assert_eq!(found.len(), 2);
    let other = b"(\n    version: 1,\n    title: \"Settings of another program\",\n    colors: [],\n)\n";
    assert_eq!(type_of(other, &document), None);
}
