//! The files of a folder, and what a fault may do to them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::child;
use crate::scenario::Scenario;

/// The files of a folder with their bytes, also those in its subfolders.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Files(pub BTreeMap<PathBuf, Vec<u8>>);

impl Files {
    pub fn of(folder: &Path) -> Self {
        let mut files = BTreeMap::new();
        let mut folders = vec![folder.to_owned()];
        while let Some(inside) = folders.pop() {
            for entry in fs::read_dir(&inside).expect("the folder can be read") {
                let path = entry.expect("the folder can be read").path();
                let name = path.strip_prefix(folder).expect("it is inside").to_owned();
                if path.is_dir() {
                    files.insert(name, b"a folder".to_vec());
                    folders.push(path);
                } else {
                    files.insert(name, fs::read(&path).expect("the file can be read"));
                }
            }
        }
        Self(files)
    }

    /// The names that are in neither of the other two.
    pub fn beside<'a>(&'a self, one: &'a Self, other: &'a Self) -> impl Iterator<Item = &'a PathBuf> {
        self.0.keys().filter(|name| !one.0.contains_key(*name) && !other.0.contains_key(*name))
    }
}

/// The files of a scenario before and after a run without faults.
pub struct Expected {
    pub scenario: Scenario,
    pub before: Files,
    pub after: Files,
}

impl Expected {
    pub fn of(scenario: Scenario) -> Self {
        let folder = prepared(scenario);
        let before = Files::of(folder.path());
        let outcome = child::run(scenario, folder.path()).expect("nothing fails");
        assert!(!matches!(outcome, Some(Err(_))), "{outcome:?}");
        let after = Files::of(folder.path());
        assert_ne!(before, after, "the scenario writes something");
        Self { scenario, before, after }
    }

    /// Checks that each file is whole: that of before if the scenario was refused, that of after if it was written, and
    /// either of them if nothing is known. A set of files that was refused can be new up to one of them. Returns what is
    /// wrong.
    pub fn damage(&self, now: &Files, is_written: Option<bool>) -> Vec<String> {
        let names = self.before.0.keys().chain(self.after.0.keys().filter(|name| !self.before.0.contains_key(*name)));
        let mut damage = Vec::new();
        for name in names {
            let [before, after, now] = [&self.before, &self.after, now].map(|files| files.0.get(name));
            let is_whole = match is_written {
                Some(true) => now == after,
                Some(false) if self.scenario != Scenario::ExportPictures => now == before,
                Some(false) | None => now == before || now == after,
            };
            if !is_whole {
                let what = match now {
                    None => "is gone",
                    Some(bytes) if Some(bytes) == before => "is the old one",
                    Some(bytes) if Some(bytes) == after => "is the new one",
                    Some(_) => "is damaged",
                };
                damage.push(format!("{} {what}", name.display()));
            }
        }
        damage
    }

    /// Runs the scenario again without faults, and returns what is wrong afterwards.
    pub fn damage_after_a_clean_run(&self, folder: &Path) -> Vec<String> {
        if let Err(error) = child::run(self.scenario, folder) {
            return vec![format!("the next run: {error}")];
        }
        let now = Files::of(folder);
        let mut damage = self.damage(&now, Some(true));
        damage.extend(now.beside(&self.before, &self.after).map(|name| format!("{} is left", name.display())));
        damage
    }
}

/// A new folder with the files that a scenario finds.
pub fn prepared(scenario: Scenario) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder for the test");
    scenario.prepare(folder.path());
    folder
}
