//! Texts that are frozen while code moves: they are compared with the committed ones, or replace them.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

use coin_duel::wording::{PSEUDO, choose_language, languages};

/// Words of programs, formats and formulas, which no language translates.
const NOT_TRANSLATED: &[&str] = &["fir", "sec", "solve", "LaTeX", "Markdown", "WebM"];
/// What strings have in them that are code, documents, data or paths. Resizing is named by egui itself.
const NO_SENTENCES: &[&str] = &[
    "(v)\\n",
    "éxéçütîñğ lîñé",
    ", i = ",
    "#set page",
    "#table",
    "/documentclass",
    "/begin{tabular}",
    "i,j,coin_i",
    "i\\tj",
    "BUILD/",
    "coins-in-a-line",
    "Resize ",
];

/// The most lines that a failure shows of a difference.
const MAX_SHOWN: usize = 20;

/// Returns the folder of this run's files, empty at first. It lies in the folder of the build.
pub fn folder_of_files(name: &str) -> PathBuf {
    let folder = folder().join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn folder() -> PathBuf {
    let build = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
    build.join("goldens")
}

/// Returns the folder of the project.
fn root() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    if root.ends_with("tests/gui") { root.join("../..") } else { root.to_owned() }
}

/// Returns whether the goldens are read in the pseudo-language, to find what does not come from the files of texts.
pub fn is_pseudo() -> bool {
    env::var_os("COIN_DUEL_GOLDENS").is_some_and(|mode| mode == "pseudo")
}

/// Chooses the language before anything is shown.
pub fn begin() {
    if is_pseudo() {
        assert!(choose_language(PSEUDO));
    }
}

/// Returns the texts in sessions and courses, which are in the language of who wrote them: the longest first, as they are
/// written between quotation marks.
fn content() -> Vec<String> {
    let files = ["assets/lessons", "assets/lessons/lecture", "tests/goldens/in"]
        .map(|folder| fs::read_dir(root().join(folder)).unwrap());
    let files = files.into_iter().flatten().map(|file| file.unwrap().path());
    let texts = files.filter_map(|path| fs::read_to_string(path).ok());
    let strings: Vec<_> = texts
        .flat_map(|text| {
            let text = text.replace("\\\"", "'");
            text.split('"').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>()
        })
        .collect();
    let parts = strings.iter().flat_map(|text| text.split("\\n").map(str::to_owned));
    let mut all: Vec<_> = parts.chain(strings.iter().cloned()).filter(|text| text.len() > 3).collect();
    all.sort_by_key(|text| Reverse(text.len()));
    all
}

/// Returns the words of the quoted strings that are English: the pseudo-language has an accent on each vowel.
fn english(text: &str) -> BTreeSet<String> {
    let text = content().iter().fold(text.to_owned(), |text, content| text.replace(content, ""));
    let text = text.replace("\\\\", "/").replace("\\\"", "'");
    let strings = text.lines().flat_map(|line| line.split('"').skip(1).step_by(2).map(move |string| (line, string)));
    let is_word =
        |word: &&str| word.len() > 2 && word.contains(['a', 'e', 'i', 'o', 'u']) && !NOT_TRANSLATED.contains(word);
    strings
        .filter(|(_, string)| !NO_SENTENCES.iter().any(|part| string.contains(part)))
        // The menu of languages has the names that they have themselves.
        .filter(|(_, string)| !languages().any(|(_, name)| string.contains(name)))
        .filter(|(_, string)| {
            let words = string.split(|letter: char| !letter.is_alphabetic());
            words.filter(is_word).count() > 0
        })
        .map(|(line, _)| line.trim().to_owned())
        .collect()
}

/// Compares a text with the committed one. With `COIN_DUEL_GOLDENS=write`, commits it instead. With
/// `COIN_DUEL_GOLDENS=pseudo`, looks for English in it.
pub fn check(name: &str, text: &str) {
    let file = format!("{name}.txt");
    let now = folder().join(&file);
    fs::create_dir_all(now.parent().unwrap()).unwrap();
    fs::write(&now, text).unwrap();
    if is_pseudo() {
        let left = english(text);
        assert!(left.is_empty(), "{name} has English in the pseudo-language:\n{left:#?}");
        return;
    }
    let kept = root().join("tests/goldens").join(&file);
    if env::var_os("COIN_DUEL_GOLDENS").is_some_and(|mode| mode == "write") {
        fs::create_dir_all(kept.parent().unwrap()).unwrap();
        fs::write(&kept, text).unwrap();
        return;
    }
    let before = fs::read_to_string(&kept).unwrap_or_default();
    if before == text {
        return;
    }
    let lines = before.lines().zip(text.lines()).enumerate().filter(|(_, (before, now))| before != now);
    let shown = lines.take(MAX_SHOWN).map(|(line, (before, now))| format!("{}\n- {before}\n+ {now}\n", line + 1));
    let (count, count_now) = (before.lines().count(), text.lines().count());
    panic!(
        "{name}: {count} lines before, {count_now} now\n{}\ndiff {} {}",
        shown.collect::<String>(),
        kept.display(),
        now.display()
    );
}
