//! The circles in a graph of files.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use crate::uses::Arrows;

/// Returns the files of each circle. Circles that share a file are one.
pub fn circles(arrows: &Arrows) -> Vec<BTreeSet<&str>> {
    let mut next: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (from, to) in arrows.keys() {
        next.entry(from).or_default().push(to);
    }
    let reached: BTreeMap<&str, BTreeSet<&str>> = next.keys().map(|file| (*file, reached(file, &next))).collect();
    let mut circles: Vec<BTreeSet<&str>> = Vec::new();
    for (file, ahead) in &reached {
        if !circles.iter().any(|circle| circle.contains(file)) {
            let returns = |other: &&&str| reached.get(**other).is_some_and(|ahead| ahead.contains(file));
            circles.push(ahead.iter().filter(returns).copied().collect());
        }
    }
    circles.retain(|circle| !circle.is_empty());
    circles
}

/// Returns the files that a file uses, directly or through others. It is one of them if it is in a circle.
fn reached<'a>(file: &str, next: &BTreeMap<&'a str, Vec<&'a str>>) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut waiting = next[file].clone();
    while let Some(file) = waiting.pop() {
        if reached.insert(file) {
            waiting.extend(next.get(file).into_iter().flatten());
        }
    }
    reached
}

/// Lists the files of each circle, and the arrows between them with the names that are used.
pub fn report(arrows: &Arrows) -> String {
    let mut text = String::new();
    for circle in circles(arrows) {
        let files: Vec<_> = circle.iter().copied().collect();
        let _ = writeln!(text, "\n{} files in a circle: {}", files.len(), files.join(", "));
        for ((from, to), names) in arrows {
            if circle.contains(from.as_str()) && circle.contains(to.as_str()) {
                let names: Vec<_> = names.iter().map(String::as_str).collect();
                let _ = writeln!(text, "  {from} -> {to}: {}", names.join(", "));
            }
        }
    }
    text
}
