//! A part of the program inside another page, as its address asks for it: `?view=table&step=5&autoplay&theme=dark`, or a
//! lesson of a bundled course: `?view=lecture&course=lecture&lesson=3&stop=2`.

use crate::lessons;
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
    /// The lesson of a bundled course.
    pub lesson: Option<LessonAsked>,
    /// Whether the page around is told what happens.
    pub reports: bool,
    /// What of the address could not be understood, as sentences.
    pub problems: Vec<String>,
}

/// A lesson of a bundled course that an address names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonAsked {
    /// The index of the course.
    pub course: usize,
    /// The index of the lesson in it.
    pub lesson: usize,
    /// The query of the address, which may name a stop.
    pub query: String,
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
        let (mut course, mut lesson) = (None, None);
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
                ("course", id) => match lessons::course_ids().iter().position(|known| *known == id) {
                    Some(index) => course = Some(index),
                    None => problem(wording::unknown_course(id, &lessons::course_ids())),
                },
                ("lesson", said) => lesson = Some(said.to_owned()),
                ("autoplay", "" | "1" | "true") => embed.plays = true,
                ("theme", "dark") => embed.theme = Some(Theme::Dark),
                ("theme", "light") => embed.theme = Some(Theme::Light),
                ("theme", "contrast") => embed.theme = Some(Theme::Contrast),
                ("theme", other) => problem(wording::unknown_theme(other)),
                _ => {}
            }
        }
        embed.find_lesson(query, course, lesson);
        embed
    }

    /// Finds the lesson of the address. One without a course is of the first course, and a course begins with its first
    /// lesson.
    fn find_lesson(&mut self, query: &str, course: Option<usize>, said: Option<String>) {
        // Which course a wrong name means nobody can say.
        if (course.is_none() && said.is_none()) || !self.problems.is_empty() {
            return;
        }
        let (course, said) = (course.unwrap_or(0), said.unwrap_or_else(|| "1".to_owned()));
        match lessons::lesson_of(course, &said) {
            Some(lesson) => self.lesson = Some(LessonAsked { course, lesson, query: query.to_owned() }),
            None => self.problems.push(wording::unknown_lesson(&said, lessons::courses()[course].lesson_count())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_query_names_the_part_the_step_the_theme_and_whether_it_plays() {
        let expected =
            Embed { part: Some(Part::Table), step: Some(5), plays: true, theme: Some(Theme::Dark), ..Embed::default() };
        assert_eq!(Embed::from_query("?view=table&step=5&autoplay&theme=dark"), expected);
        assert_eq!(Embed::from_query(""), Embed::default());
        assert_eq!(Embed::from_query("?utm_source=slides&view=game").part, Some(Part::Game));
    }

    #[test]
    fn a_query_names_a_lesson_of_a_bundled_course_by_its_number_or_its_name() {
        let lesson = |query: &str| Embed::from_query(query).lesson.map(|asked| (asked.course, asked.lesson));
        assert_eq!(lesson("?view=lecture&course=lecture&lesson=3&stop=2"), Some((1, 2)));
        assert_eq!(lesson("?view=lecture&course=lecture&lesson=try-everything"), Some((1, 2)));
        assert_eq!(lesson("?lesson=greedy-loses"), Some((0, 0)));
        assert_eq!(lesson("?course=idea"), Some((2, 0)));
        for none in ["?view=table", "?stop=3", "?course=lecture&lesson=0", "?course=lecture&lesson=99"] {
            assert_eq!(lesson(none), None, "{none}");
        }
        for (index, course) in lessons::courses().iter().enumerate() {
            for number in 1..=course.lesson_count() {
                assert_eq!(lessons::lesson_of(index, &number.to_string()), Some(number - 1));
            }
        }
    }

    #[test]
    fn a_lesson_or_a_course_that_is_not_there_is_named_with_those_that_are() {
        for (query, right) in [
            ("?course=lectures", "course, lecture, idea or hour"),
            ("?course=lecture&lesson=14", "1 to 13"),
            ("?course=lecture&lesson=gready", "1 to 13"),
        ] {
            let Embed { lesson, problems, .. } = Embed::from_query(query);
            assert_eq!((lesson, problems.len()), (None, 1), "{query}");
            assert!(problems[0].contains(right), "{}", problems[0]);
        }
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
