//! QTI 2.1: an archive with a file for each question, one for the test, the pictures, and a manifest.

use std::io::{self, Cursor, Write};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use super::question::{Answer, Question, Quiz};
use super::xml::Xml;
use crate::wording::sentences;
use crate::wording::worksheet::quiz as wording;

const QTI: &str = "http://www.imsglobal.org/xsd/imsqti_v2p1";
const QTI_SCHEMA: &str =
    "http://www.imsglobal.org/xsd/imsqti_v2p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd";
const PACKAGE: &str = "http://www.imsglobal.org/xsd/imscp_v1p1";
const PACKAGE_SCHEMA: &str =
    "http://www.imsglobal.org/xsd/imscp_v1p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/qtiv2p1_imscpv1p2_v1p0.xsd";
const XSI: &str = "http://www.w3.org/2001/XMLSchema-instance";
const TEST: &str = "assessmentTest.xml";

/// Returns a quiz as a package of QTI 2.1.
///
/// # Errors
/// If there is too much for an archive.
pub fn qti(quiz: &Quiz) -> io::Result<Vec<u8>> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    // Pictures are compressed already, and the texts are small beside them. No time is kept: the same quiz is the same file.
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    let mut add = |name: &str, bytes: &[u8]| {
        archive.start_file(name, options)?;
        archive.write_all(bytes)
    };
    // Some readers look for it in the first place.
    add("imsmanifest.xml", &manifest(quiz))?;
    add(TEST, &test(quiz))?;
    for question in &quiz.questions {
        add(&file_of(question), &item(quiz, question))?;
    }
    for picture in &quiz.pictures {
        add(&format!("images/{}", picture.name), &picture.png)?;
    }
    Ok(archive.finish()?.into_inner())
}

fn file_of(question: &Question) -> String {
    format!("items/{}.xml", question.id)
}

fn manifest(quiz: &Quiz) -> Vec<u8> {
    let mut xml = Xml::new();
    let id = format!("manifest-{}", test_id(quiz));
    let attributes =
        [("xmlns", PACKAGE), ("xmlns:xsi", XSI), ("xsi:schemaLocation", PACKAGE_SCHEMA), ("identifier", &*id)];
    xml.element("manifest", &attributes, |xml| {
        xml.element("metadata", &[], |xml| {
            xml.text("schema", &[], "QTIv2.1 Package");
            xml.text("schemaversion", &[], "1.0.0");
        });
        xml.empty("organizations", &[]);
        xml.element("resources", &[], |xml| {
            let test = [("identifier", &*test_id(quiz)), ("type", "imsqti_test_xmlv2p1"), ("href", TEST)];
            xml.element("resource", &test, |xml| {
                xml.empty("file", &[("href", TEST)]);
                for question in &quiz.questions {
                    xml.empty("dependency", &[("identifierref", &*question.id)]);
                }
            });
            for question in &quiz.questions {
                let file = file_of(question);
                let item = [("identifier", &*question.id), ("type", "imsqti_item_xmlv2p1"), ("href", &*file)];
                let picture = format!("images/{}", quiz.pictures[question.picture].name);
                xml.element("resource", &item, |xml| {
                    xml.empty("file", &[("href", &*file)]);
                    xml.empty("file", &[("href", &*picture)]);
                });
            }
        });
    });
    xml.finish()
}

/// Returns a name that is the same for the same questions.
fn test_id(quiz: &Quiz) -> String {
    let first = quiz.questions.first().map_or("", |question| &question.id);
    format!("test-{}-{}", quiz.questions.len(), first)
}

fn test(quiz: &Quiz) -> Vec<u8> {
    let mut xml = Xml::new();
    let id = test_id(quiz);
    xml.element("assessmentTest", &root(&[("identifier", &id), ("title", &quiz.category)]), |xml| {
        let part = [("identifier", "part-1"), ("navigationMode", "nonlinear"), ("submissionMode", "individual")];
        xml.element("testPart", &part, |xml| {
            let section = [("identifier", "section-1"), ("title", &*quiz.category), ("visible", "true")];
            xml.element("assessmentSection", &section, |xml| {
                for question in &quiz.questions {
                    xml.empty("assessmentItemRef", &[("identifier", &*question.id), ("href", &*file_of(question))]);
                }
            });
        });
    });
    xml.finish()
}

/// Returns the attributes of a root with its namespaces.
fn root<'a>(own: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    [&[("xmlns", QTI), ("xmlns:xsi", XSI), ("xsi:schemaLocation", QTI_SCHEMA)][..], own].concat()
}

/// An answer with its name in the file, the value of the response, and what is said of it.
struct Outcome {
    feedback: String,
    value: String,
    is_right: bool,
    text: String,
}

/// Returns the right answer, and then the others that something is said of.
fn outcomes(question: &Question) -> Vec<Outcome> {
    match &question.answer {
        Answer::Number { right, mistakes } => {
            let text = wording::right_answer().to_owned();
            let right = Outcome { feedback: "right".to_owned(), value: right.to_string(), is_right: true, text };
            let others = mistakes.iter().enumerate().map(|(number, mistake)| Outcome {
                feedback: format!("mistake-{}", number + 1),
                value: mistake.number.to_string(),
                is_right: false,
                text: mistake.feedback.clone(),
            });
            std::iter::once(right).chain(others).collect()
        }
        Answer::Choice(choices) => {
            let outcome = |(number, choice): (usize, &super::question::Choice)| {
                let usual = if choice.is_right { wording::right_answer() } else { wording::wrong_answer() };
                Outcome {
                    feedback: format!("feedback-{}", number + 1),
                    value: format!("choice-{}", number + 1),
                    is_right: choice.is_right,
                    text: if choice.feedback.is_empty() { usual.to_owned() } else { choice.feedback.clone() },
                }
            };
            choices.iter().enumerate().map(outcome).collect()
        }
    }
}

fn item(quiz: &Quiz, question: &Question) -> Vec<u8> {
    let mut xml = Xml::new();
    let own =
        [("identifier", &*question.id), ("title", &*question.name), ("adaptive", "false"), ("timeDependent", "false")];
    let outcomes = outcomes(question);
    let base = match question.answer {
        Answer::Number { .. } => "integer",
        Answer::Choice(_) => "identifier",
    };
    xml.element("assessmentItem", &root(&own), |xml| {
        let response = [("identifier", "RESPONSE"), ("cardinality", "single"), ("baseType", base)];
        xml.element("responseDeclaration", &response, |xml| {
            let right = outcomes.iter().find(|outcome| outcome.is_right).expect("each question has a right answer");
            xml.element("correctResponse", &[], |xml| xml.text("value", &[], &right.value));
            xml.element("mapping", &[("defaultValue", "0")], |xml| {
                xml.empty("mapEntry", &[("mapKey", &*right.value), ("mappedValue", "1")]);
            });
        });
        for (name, kind, usual) in
            [("SCORE", "float", "0"), ("MAXSCORE", "float", "1"), ("FEEDBACK", "identifier", "wrong")]
        {
            let outcome = [("identifier", name), ("cardinality", "single"), ("baseType", kind)];
            xml.element("outcomeDeclaration", &outcome, |xml| {
                xml.element("defaultValue", &[], |xml| xml.text("value", &[], usual));
            });
        }
        body(xml, quiz, question);
        processing(xml, base, &outcomes);
        for outcome in &outcomes {
            feedback(xml, &outcome.feedback, &outcome.text, &question.solution);
        }
        if matches!(question.answer, Answer::Number { .. }) {
            feedback(xml, "wrong", wording::wrong_answer(), &question.solution);
        }
    });
    xml.finish()
}

fn body(xml: &mut Xml, quiz: &Quiz, question: &Question) {
    let picture = &quiz.pictures[question.picture];
    let source = format!("../images/{}", picture.name);
    let [texts, last] = question.split();
    xml.element("itemBody", &[], |xml| {
        for text in texts {
            xml.text("p", &[], text);
        }
        xml.element("p", &[], |xml| xml.empty("img", &[("src", &*source), ("alt", &*picture.alt)]));
        match &question.answer {
            Answer::Number { .. } => {
                for text in last {
                    xml.text("p", &[], text);
                }
                let field = [("responseIdentifier", "RESPONSE"), ("expectedLength", "8")];
                xml.element("p", &[], |xml| xml.empty("textEntryInteraction", &field));
            }
            Answer::Choice(choices) => {
                let interaction = [("responseIdentifier", "RESPONSE"), ("shuffle", "true"), ("maxChoices", "1")];
                xml.element("choiceInteraction", &interaction, |xml| {
                    xml.text("prompt", &[], &sentences(last));
                    for (number, choice) in choices.iter().enumerate() {
                        xml.text("simpleChoice", &[("identifier", &*format!("choice-{}", number + 1))], &choice.text);
                    }
                });
            }
        }
    });
}

/// The points of a response, and which feedback is shown: that of the first condition that it meets.
fn processing(xml: &mut Xml, base: &str, outcomes: &[Outcome]) {
    let set_feedback = |xml: &mut Xml, feedback: &str| {
        xml.element("setOutcomeValue", &[("identifier", "FEEDBACK")], |xml| {
            xml.text("baseValue", &[("baseType", "identifier")], feedback);
        });
    };
    xml.element("responseProcessing", &[], |xml| {
        xml.element("setOutcomeValue", &[("identifier", "SCORE")], |xml| {
            xml.empty("mapResponse", &[("identifier", "RESPONSE")]);
        });
        xml.element("responseCondition", &[], |xml| {
            for (number, outcome) in outcomes.iter().enumerate() {
                xml.element(if number == 0 { "responseIf" } else { "responseElseIf" }, &[], |xml| {
                    xml.element("match", &[], |xml| {
                        xml.empty("variable", &[("identifier", "RESPONSE")]);
                        xml.text("baseValue", &[("baseType", base)], &outcome.value);
                    });
                    set_feedback(xml, &outcome.feedback);
                });
            }
            xml.element("responseElse", &[], |xml| set_feedback(xml, "wrong"));
        });
    });
}

fn feedback(xml: &mut Xml, identifier: &str, text: &str, solution: &[String]) {
    let attributes = [("outcomeIdentifier", "FEEDBACK"), ("identifier", identifier), ("showHide", "show")];
    xml.element("modalFeedback", &attributes, |xml| {
        for text in [text].into_iter().chain(solution.iter().map(String::as_str)) {
            xml.text("p", &[], text);
        }
    });
}
