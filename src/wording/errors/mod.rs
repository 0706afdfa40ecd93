//! What is wrong with a row, a file, an export or a request, and how to mend it.
//!
//! A message of this module stands behind `error: ` or a path, so it begins with a small letter and has no full stop.

mod files;
mod row;

pub use super::text::errors::{course, embed, link, worksheet};

pub mod export {
    use std::path::Path;

    use crate::wording::text::errors::export as text;

    pub use text::*;

    /// Returns `Unknown format .pdf; use .svg, .png, .gif or .csv`, or for a name without an ending `The name “fill” has no
    /// ending; use .svg, .png, .gif or .csv`.
    pub fn unknown_format(path: &Path, extensions: &[&str]) -> String {
        match path.extension().filter(|extension| !extension.is_empty()) {
            Some(ending) => text::unknown_format(Path::new(ending), extensions),
            None => text::no_ending(path, extensions),
        }
    }

    /// Returns `CSV holds the table, not a game; export the game as a picture or as text`. A game can be text, but no page. The
    /// other subjects are pictures only.
    pub fn not_as_text(format: &str, is_table: bool, is_game: bool) -> String {
        match (is_table, is_game) {
            (true, true) => text::table_not_game(format),
            (true, false) => text::only_table(format),
            (false, true) => text::fill_not_game(format),
            (false, false) => text::not_shown(format),
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;
        use crate::text::said;

        #[test]
        fn an_unknown_ending_is_named() {
            let message = |path: &str| unknown_format(Path::new(path), &["svg", "png", "gif"]);
            assert_eq!(message("fill.1.pdf"), said("errors.export-unknown-format", &["pdf", ".svg, .png or .gif"]));
            for path in ["fill", "fill."] {
                assert_eq!(message(path), format!("The name “{path}” has no ending; use .svg, .png or .gif"));
            }
            assert_eq!(unknown_format(Path::new("fill"), &["svg"]), said("errors.export-no-ending", &["fill", ".svg"]));
        }
    }
}

pub mod session {
    use crate::game::row::read::{ReadAs, Remark};
    use crate::wording::row;
    use crate::wording::text::errors::session as text;

    pub use text::*;

    /// Returns `read as 4 coins, because the first line is the number of coins; --read-as numbers reads 5 coins`.
    pub fn read_as(remark: Remark) -> String {
        let Remark { read_as, coins, numbers } = remark;
        let why = row::read_as(read_as);
        match numbers {
            Some(numbers) => {
                let option = format!("--read-as {}", ReadAs::Numbers.name());
                text::read_as_or(coins, why, option, numbers)
            }
            None => text::read_as(coins, why),
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn one_more_of_a_kind_is_singular() {
            assert_eq!(more_unknown_fields(1), "1 more field is not known to this version and will not be saved");
            assert_eq!(more_moves_left_out(1), "1 more line had such moves; they are left out");
        }
    }
}
