//! A part of the program inside another page, as its address asks for it: `?view=table&step=5&autoplay&theme=dark`.

use crate::picture::color_role::Theme;
use crate::session::link::query_fields;
use crate::wording::errors::embed as wording;

/// What the address of an embedded page asks for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Embed {
    /// The part that is shown alone. `None` shows the whole program.
    pub part: Option<Part>,
    /// The step of the fill, or the move of the game, to begin at.
    pub step: Option<u64>,
    /// Whether it plays by itself.
    pub plays: bool,
    /// The theme, instead of the one that the user has chosen.
    pub theme: Option<Theme>,
    /// What of the address could not be understood, as sentences.
    pub problems: Vec<String>,
}

/// A part that can stand alone, with its transport.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The slide of the lecture view.
    Lecture,
    /// The table with its step.
    Table,
    /// The game and its moves.
    Game,
}

impl Embed {
    /// Reads the part of an address behind `?`, with or without it. Names that it does not know are left out, because
    /// the page around it may use them.
    pub fn from_query(query: &str) -> Self {
        let mut embed = Self::default();
        for (name, value) in query_fields(query) {
            let mut problem = |text| embed.problems.push(text);
            match (name, &*value) {
                ("view", "lecture") => embed.part = Some(Part::Lecture),
                ("view", "table") => embed.part = Some(Part::Table),
                ("view", "game") => embed.part = Some(Part::Game),
                // The page shows this one without the program.
                ("view", "" | "plain") => {}
                ("view", other) => problem(wording::unknown_view(other)),
                ("step", number) => match number.parse() {
                    Ok(step) => embed.step = Some(step),
                    Err(_) => problem(wording::bad_step(number)),
                },
                ("autoplay", "" | "1" | "true") => embed.plays = true,
                ("theme", "dark") => embed.theme = Some(Theme::Dark),
                ("theme", "light") => embed.theme = Some(Theme::Light),
                ("theme", "contrast") => embed.theme = Some(Theme::Contrast),
                ("theme", other) => problem(wording::unknown_theme(other)),
                _ => {}
            }
        }
        embed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_query_names_the_part_the_step_the_theme_and_whether_it_plays() {
        let expected = Embed {
            part: Some(Part::Table),
            step: Some(5),
            plays: true,
            theme: Some(Theme::Dark),
            problems: Vec::new(),
        };
        assert_eq!(Embed::from_query("?view=table&step=5&autoplay&theme=dark"), expected);
        assert_eq!(Embed::from_query(""), Embed::default());
        assert_eq!(Embed::from_query("?utm_source=slides&view=game").part, Some(Part::Game));
    }

    #[test]
    fn what_is_not_understood_is_named_with_what_would_be_right() {
        let Embed { part, step, problems, .. } = Embed::from_query("?view=tabel&step=-1&theme=pink");
        assert_eq!((part, step), (None, None));
        for (problem, right) in
            problems.iter().zip(["lecture, table or game", "0 or a larger", "dark, light or contrast"])
        {
            assert!(problem.contains(right), "{problem}");
        }
        assert_eq!(problems.len(), 3);
    }
}
