//! The texts of `assets/text` as tables of patterns, and how a pattern and values become a text of a language.
//!
//! `assets/text/compile.rs` writes the tables when the program is built. Their functions are in
//! [`wording`](crate::wording).

pub mod language;
pub mod parts;

pub use language::said;

/// The patterns of English, in the order of the names of the texts.
mod patterns {
    use super::parts::{Pattern, Piece};

    include!(concat!(env!("OUT_DIR"), "/patterns.rs"));
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::{env, fs};

    use super::parts::{Pattern, Piece};
    use super::patterns::{NAMES, PATTERNS};

    /// Returns a pattern as the list of sentences has it, with the numbers of its arguments.
    fn shown(pattern: Pattern) -> String {
        let piece = |piece: &Piece| match *piece {
            Piece::Text(text) => text.replace('\n', "⏎"),
            Piece::Argument(number) | Piece::Plain(number) => format!("{{{}}}", number + 1),
            Piece::Select { argument, variants, .. } => {
                let variants = variants.iter().map(|(key, pattern)| format!("{key}: {}", shown(pattern)));
                format!("{{{} ? {}}}", argument + 1, variants.collect::<Vec<_>>().join(" | "))
            }
        };
        pattern.iter().map(piece).collect()
    }

    /// A better sentence changes its line in a file of texts, and its line in the list. `COIN_DUEL_GOLDENS=write` writes
    /// the list.
    #[test]
    fn the_sentences_are_those_of_the_list() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens/sentences.txt");
        let lines = NAMES.iter().zip(PATTERNS).map(|(name, pattern)| format!("{name} = {}", shown(pattern)));
        let now: Vec<_> = lines.collect();
        if env::var_os("COIN_DUEL_GOLDENS").is_some_and(|mode| mode == "write") {
            fs::write(&path, now.join("\n") + "\n").unwrap();
        }
        let listed = fs::read_to_string(&path).unwrap();
        let listed: Vec<_> = listed.lines().collect();
        let differ: Vec<_> = now.iter().filter(|line| !listed.contains(&&line[..])).collect();
        assert!(differ.is_empty(), "they differ from tests/goldens/sentences.txt: {differ:#?}");
        assert_eq!(now.len(), listed.len(), "tests/goldens/sentences.txt has texts that are gone");
    }
}
