//! Editions: what leaves the program for students has no private note of the lecturer, in any format.

use std::fs;
use std::io::{Read, Write};
use std::ops::ControlFlow;
use std::process::Command;

use base64::prelude::{BASE64_STANDARD, Engine};
use coin_duel::export::pdf::{Aspect, NotesPlace, Paper, PdfLayout, PerPage};
use coin_duel::export::{ExportFormat, ExportRange, ExportRecipe, ExportSubject, Material, PictureSize, PictureStyle};
use coin_duel::game::Stride;
use coin_duel::session::course::{Entry, EntryText, Lesson};
use coin_duel::session::{Course, Edition, Session};
use flate2::read::{DeflateDecoder, ZlibDecoder};

/// What stands in each private note. Every note ends with a number of its own.
const SECRET: &str = "Geheimnis";
/// What the words of a stop come to.
const WORDS: &str = "Worte: 26 = 8 + 15 + 3";
const STYLE: PictureStyle = PictureStyle { size: PictureSize::Scale(0.25), ..PictureStyle::USUAL };

/// A course whose stops have private notes, or none. A lesson of it can't be used, and has a note, too.
fn course(has_notes: bool) -> Course {
    let mut number = 0;
    let mut stop = |stop: &str| {
        number += 1;
        let note = if has_notes { format!(", note: \"{SECRET}{number}\"") } else { String::new() };
        format!("({stop}{note})")
    };
    let stops = [
        "at: fill(1.0), words: \"Worte: *{sum}* = 8 + 15 + 3\"",
        "at: fill(3.0), ask: end",
        "at: fill(4.0), subject: calls",
        "at: fill(4.0), lecture: code",
        "at: game(1)",
        "at: game(0), ask: best_end",
        "at: fusion(2)",
        "at: fill(2.0), blank: true",
    ]
    .map(&mut stop)
    .join(", ");
    let text = format!(
        "(version: 8, title: \"A\", notes: \"Frage.\", told: \"Antwort.\", coins: [8, 15, 3], stops: [{stops}])"
    );
    let other = format!("(version: 8, coins: [3, 9, 1, 2], stops: [{}])", stop("at: fill(5.0)"));
    let broken = format!("(version: 99, stops: [{}])", stop("at: fill(1.0)"));
    let lesson = |text: &str| Entry::Lesson(Lesson::new(Session::from_ron(text).unwrap().session));
    let unusable = Entry::Unusable(EntryText::Session(broken), "of a later version".to_owned());
    Course { title: "C".to_owned(), entries: vec![lesson(&text), lesson(&other), unusable], ..Course::default() }
}

/// Every recipe that differs in its format, its subject or its pages.
fn recipes(edition: Edition) -> Vec<ExportRecipe> {
    let handouts = [NotesPlace::Beside, NotesPlace::Below, NotesPlace::None].map(|notes| PdfLayout::Handout {
        per_page: PerPage::Two,
        notes,
        paper: Paper::A4,
    });
    let other_pages = [PdfLayout::Picture, PdfLayout::Slides(Aspect::Wide)];
    let mut recipes = Vec::new();
    for format in ExportFormat::ALL {
        let pages = handouts.iter().chain(&other_pages).filter(|_| format == ExportFormat::Pdf);
        for pages in pages.copied().chain((format != ExportFormat::Pdf).then_some(PdfLayout::Picture)) {
            recipes.extend(ExportSubject::ALL.map(|subject| ExportRecipe {
                subject,
                range: ExportRange::All(Stride::Sweep),
                style: STYLE,
                pages,
                quiz: subject == ExportSubject::Course,
                edition,
                ..ExportRecipe::new(format)
            }));
        }
    }
    recipes
}

fn of_course(format: ExportFormat, pages: PdfLayout, edition: Edition) -> ExportRecipe {
    ExportRecipe { subject: ExportSubject::Course, style: STYLE, pages, edition, ..ExportRecipe::new(format) }
}

/// Writes an export. Returns the bytes of its files, or `None` if the format does not hold this subject.
fn written(recipe: &ExportRecipe, material: &Material) -> Option<Vec<Vec<u8>>> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(format!("out.{}", recipe.format.extension()));
    let ControlFlow::Continue(written) = recipe.write(material, &path, &[], &|_, _| ControlFlow::Continue(())).ok()?
    else {
        panic!("nothing says to stop")
    };
    Some(written.files.iter().map(|file| fs::read(file).unwrap()).collect())
}

fn has_secret(bytes: &[u8]) -> bool {
    has_text(bytes, SECRET)
}

/// Returns whether a file has a text: as it is, in its compressed parts, or as another program reads it.
fn has_text(bytes: &[u8], text: &str) -> bool {
    let has = |bytes: &[u8]| bytes.windows(text.len()).any(|part| part == text.as_bytes());
    has(bytes)
        || has(&packed_data_of_page(bytes))
        || streams(bytes).iter().any(|stream| has(stream))
        || has(&read(bytes))
}

/// Returns what the script of a page unpacks.
fn packed_data_of_page(bytes: &[u8]) -> Vec<u8> {
    let text = String::from_utf8_lossy(bytes);
    let Some((_, rest)) = text.split_once("<script id=\"data\" type=\"text/plain\">") else { return Vec::new() };
    let packed = BASE64_STANDARD.decode(rest.split('<').next().unwrap()).unwrap();
    let mut data = Vec::new();
    DeflateDecoder::new(&packed[..]).read_to_end(&mut data).unwrap();
    data
}

/// Returns the streams of a PDF, without their compression.
fn streams(bytes: &[u8]) -> Vec<Vec<u8>> {
    if !bytes.starts_with(b"%PDF") {
        return Vec::new();
    }
    let begins = bytes.windows(8).enumerate().filter(|(_, part)| *part == b"\nstream\n").map(|(at, _)| at + 8);
    let inflated = begins.map(|at| {
        let mut stream = Vec::new();
        let _ = ZlibDecoder::new(&bytes[at..]).read_to_end(&mut stream);
        stream
    });
    inflated.collect()
}

/// Returns the text that another program finds in a PDF. Empty without this program, and for other files.
fn read(bytes: &[u8]) -> Vec<u8> {
    if !bytes.starts_with(b"%PDF") {
        return Vec::new();
    }
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(bytes).unwrap();
    let output = Command::new("pdftotext").arg(file.path()).arg("-").output();
    output.map_or_else(|_| Vec::new(), |output| output.stdout)
}

#[test]
fn no_file_for_students_depends_on_a_private_note_and_the_lecturers_have_them() {
    let [with, without] = [true, false].map(|has_notes| Material::of_course(course(has_notes)).unwrap());
    let has_ffmpeg = Command::new("ffmpeg").arg("-version").output().is_ok();
    // A video has the pictures of an animation, and takes much longer. So only what has notes is written as one.
    let has_notes = |subject| matches!(subject, ExportSubject::Stops | ExportSubject::Course);
    let is_written = |recipe: &&ExportRecipe| !recipe.format.is_video() || (has_ffmpeg && has_notes(recipe.subject));
    for edition in [Edition::Students, Edition::Answers] {
        for recipe in recipes(edition).iter().filter(is_written) {
            // Equal files can't have a note that one of the courses lacks.
            assert!(written(recipe, &with) == written(recipe, &without), "a private note changes {recipe:?}");
        }
    }
    // The search finds the secret where it is.
    let found = |recipe: &&ExportRecipe| written(recipe, &with).iter().flatten().any(|file| has_secret(file));
    let recipes = recipes(Edition::Lecturer);
    let pages = recipes.iter().filter(|recipe| recipe.format == ExportFormat::Html);
    assert_eq!(pages.filter(found).count(), 2, "the page of the course, and that of the stops");
    if Command::new("pdftotext").arg("-v").output().is_ok() {
        let handouts = recipes.iter().filter(|recipe| recipe.format == ExportFormat::Pdf).filter(found);
        assert_eq!(handouts.count(), 4, "two places of the notes, of the course and of the stops");
    }
}

#[test]
fn every_edition_has_the_words_of_the_stops_with_the_values_of_the_row() {
    let material = Material::of_course(course(true)).unwrap();
    let has_reader = Command::new("pdftotext").arg("-v").output().is_ok();
    for edition in Edition::ALL {
        let found = |format: ExportFormat| {
            let recipes = recipes(edition).into_iter().filter(move |recipe| recipe.format == format);
            recipes
                .filter(|recipe| written(recipe, &material).iter().flatten().any(|file| has_text(file, WORDS)))
                .count()
        };
        assert_eq!(found(ExportFormat::Html), 3, "{edition:?}: the pages of the course, of the stops and of the fill");
        assert_eq!(found(ExportFormat::Pdf), if has_reader { 4 } else { 0 }, "{edition:?}: two places of the notes");
    }
}

#[test]
fn a_course_saved_for_others_and_a_link_have_no_private_note() {
    let course = course(true);
    let folder = tempfile::tempdir().unwrap();
    for edition in Edition::ALL {
        let path = folder.path().join("copy.ron");
        edition.course(&course).save_whole(&path).unwrap();
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(text.matches(SECRET).count(), if edition == Edition::Lecturer { 10 } else { 0 }, "{edition:?}");
        assert!(text.contains("Frage.") && text.contains("ask: end"), "{text}");
        let answers = if edition == Edition::Students { "answers: earned" } else { "answers: shown" };
        assert_eq!(text.matches(answers).count(), 2, "{text}");
        let link = edition.session(&course.lesson(0).unwrap().session).to_fragment().unwrap();
        let linked = Session::from_link(&link).unwrap().session;
        let has_note = linked.document.stops.iter().any(|stop| stop.note.contains(SECRET));
        assert_eq!(has_note, edition == Edition::Lecturer);
    }
}

/// Returns the pages of a handout of the course, as another program reads them. `None` without this program.
fn handout(edition: Edition) -> Option<String> {
    let pages = PdfLayout::Handout { per_page: PerPage::One, notes: NotesPlace::Beside, paper: Paper::A4 };
    let recipe = of_course(ExportFormat::Pdf, pages, edition);
    let files = written(&recipe, &Material::of_course(course(true)).unwrap()).unwrap();
    let text = String::from_utf8(read(&files[0])).unwrap();
    (!text.is_empty()).then_some(text)
}

/// How often a text has the answer of a stop: `Take the 15 on the right: 15 is more than 8.`, or `Take either end: both give 11.`.
fn answers_in(text: &str) -> usize {
    text.matches("is more than").count() + text.matches("both give").count()
}

#[test]
fn a_handout_for_students_asks_and_does_not_answer() {
    let Some([students, answers, lecturer]) = Edition::ALL
        .map(handout)
        .into_iter()
        .collect::<Option<Vec<_>>>()
        .map(|all| <[String; 3]>::try_from(all).unwrap())
    else {
        return;
    };
    let sheets = |text: &str| text.matches('\u{c}').count();
    // Eleven slides of the first lesson, two of which answer, and two of the other one.
    assert_eq!([sheets(&students), sheets(&answers), sheets(&lecturer)], [11, 13, 13]);
    for (text, has_answers, has_notes) in [(&students, false, false), (&answers, true, false), (&lecturer, true, true)]
    {
        assert!(text.contains("Frage.") && text.contains("which end is best?"), "{text}");
        assert_eq!(text.contains("Antwort."), has_answers, "{text}");
        assert_eq!(answers_in(text) > 0, has_answers, "{text}");
        assert_eq!(text.contains(SECRET), has_notes, "{text}");
    }
}

#[test]
fn slides_and_pages_for_students_answer_where_the_answer_is_reached() {
    let material = Material::of_course(course(true)).unwrap();
    let slides = |edition| {
        let files = written(&of_course(ExportFormat::Svg, PdfLayout::Picture, edition), &material).unwrap();
        files.into_iter().map(|file| String::from_utf8(file).unwrap()).collect::<Vec<_>>()
    };
    for edition in Edition::ALL {
        let slides = slides(edition);
        let answered: Vec<_> = (0..slides.len()).filter(|index| answers_in(&slides[*index]) > 0).collect();
        assert_eq!((slides.len(), answered), (13, vec![3, 8]), "{edition:?}");
    }
    let page =
        |edition| written(&of_course(ExportFormat::Html, PdfLayout::Picture, edition), &material).unwrap().remove(0);
    let [students, answers] = [Edition::Students, Edition::Answers].map(page);
    // Without a script, nothing is reached. With one, the end is.
    let has = |bytes: &[u8], text: &str| String::from_utf8_lossy(bytes).contains(text);
    assert!(!has(&students, "Antwort.") && has(&packed_data_of_page(&students), "Antwort."));
    assert!(has(&answers, "Antwort.") && has(&students, "Frage."));
    let asked_and_answered = |bytes: &[u8]| {
        let text = String::from_utf8_lossy(bytes).into_owned();
        let (shown, _) = text.split_once("<script id=\"data\"").unwrap_or((&text, ""));
        (shown.matches("which end is best?").count(), shown.matches("Answer:").count())
    };
    assert_eq!((asked_and_answered(&students), asked_and_answered(&answers)), ((1, 0), (2, 2)));
}
