//! Moodle XML: one file, in which each question has its picture.

use base64::prelude::{BASE64_STANDARD, Engine};

use super::question::{Answer, Choice, Question, Quiz};
use super::xml::{Xml, paragraphs};
use crate::wording::worksheet::quiz as wording;

/// The part of the mark that each wrong try costs: after three of them nothing is left.
const PENALTY: &str = "0.3333333";

/// Returns a quiz as a file that Moodle imports into its question bank.
pub fn moodle(quiz: &Quiz) -> Vec<u8> {
    let mut xml = Xml::new();
    xml.element("quiz", &[], |xml| {
        xml.element("question", &[("type", "category")], |xml| {
            // A slash would begin another category.
            let name = quiz.category.replace('/', "//");
            xml.element("category", &[], |xml| xml.text("text", &[], &format!("$course$/top/{name}")));
        });
        for question in &quiz.questions {
            write(xml, quiz, question);
        }
    });
    xml.finish()
}

fn write(xml: &mut Xml, quiz: &Quiz, question: &Question) {
    let kind = match question.answer {
        Answer::Number { .. } => "numerical",
        Answer::Choice(_) => "multichoice",
    };
    xml.element("question", &[("type", kind)], |xml| {
        xml.element("name", &[], |xml| xml.text("text", &[], &question.name));
        let picture = &quiz.pictures[question.picture];
        let (name, alt) = (&picture.name, quick_xml::escape::escape(&*picture.alt));
        let [texts, last] = question.split();
        let image = format!("<p><img src=\"@@PLUGINFILE@@/{name}\" alt=\"{alt}\"></p>");
        xml.element("questiontext", &[("format", "html")], |xml| {
            xml.html("text", &[paragraphs(texts), image, paragraphs(last)].concat());
            let file = [("name", &**name), ("path", "/"), ("encoding", "base64")];
            xml.text("file", &file, &BASE64_STANDARD.encode(&picture.png));
        });
        html(xml, "generalfeedback", question.solution.iter().map(String::as_str));
        xml.text("defaultgrade", &[], "1.0000000");
        xml.text("penalty", &[], PENALTY);
        xml.text("hidden", &[], "0");
        xml.text("idnumber", &[], &question.id);
        match &question.answer {
            Answer::Number { right, mistakes } => {
                number(xml, *right, "100", wording::right_answer());
                for mistake in mistakes {
                    number(xml, mistake.number, "0", &mistake.feedback);
                }
                // No units.
                xml.text("unitgradingtype", &[], "0");
                xml.text("unitpenalty", &[], "0.1000000");
                xml.text("showunits", &[], "3");
                xml.text("unitsleft", &[], "0");
            }
            Answer::Choice(choices) => {
                xml.text("single", &[], "true");
                xml.text("shuffleanswers", &[], "true");
                xml.text("answernumbering", &[], "none");
                html(xml, "correctfeedback", Some(wording::right_answer()));
                html(xml, "partiallycorrectfeedback", None);
                html(xml, "incorrectfeedback", None);
                for choice in choices {
                    self::choice(xml, choice);
                }
            }
        }
    });
}

fn number(xml: &mut Xml, number: i128, fraction: &str, feedback: &str) {
    xml.element("answer", &[("fraction", fraction), ("format", "moodle_auto_format")], |xml| {
        xml.text("text", &[], &number.to_string());
        html(xml, "feedback", Some(feedback).filter(|text| !text.is_empty()));
        xml.text("tolerance", &[], "0");
    });
}

fn choice(xml: &mut Xml, choice: &Choice) {
    let fraction = if choice.is_right { "100" } else { "0" };
    xml.element("answer", &[("fraction", fraction), ("format", "html")], |xml| {
        xml.html("text", &paragraphs([&*choice.text]));
        html(xml, "feedback", Some(&*choice.feedback).filter(|text| !text.is_empty()));
    });
}

/// Adds an element with paragraphs.
fn html<'a>(xml: &mut Xml, name: &str, texts: impl IntoIterator<Item = &'a str>) {
    let html = paragraphs(texts);
    xml.element(name, &[("format", "html")], |xml| {
        if html.is_empty() {
            xml.empty("text", &[]);
        } else {
            xml.html("text", &html);
        }
    });
}
