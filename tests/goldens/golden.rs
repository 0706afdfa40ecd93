//! Texts that are frozen while code moves: they are compared with the committed ones, or replace them.

use std::path::{Path, PathBuf};
use std::{env, fs};

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

/// Compares a text with the committed one. With `COIN_DUEL_GOLDENS=write`, commits it instead.
pub fn check(name: &str, text: &str) {
    let file = format!("{name}.txt");
    let now = folder().join(&file);
    fs::create_dir_all(now.parent().unwrap()).unwrap();
    fs::write(&now, text).unwrap();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = if root.ends_with("tests/gui") { root.join("../..") } else { root.to_owned() };
    let kept = root.join("tests/goldens").join(&file);
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
