//! Editions: what leaves the program for students has no private note of the lecturer, in any format.

use std::fs;
use std::io::{Read, Write};
use std::ops::ControlFlow;
use std::process::Command;
use std::sync::Arc;

use base64::prelude::{BASE64_STANDARD, Engine};
use coin_duel::export::pdf::{Aspect, NotesPlace, Paper, PdfLayout, PerPage};
use coin_duel::export::worksheet::{Blanks, WorksheetFormat, WorksheetRequest, WorksheetRows};
use coin_duel::export::{
    CourseExport, ExportFormat, ExportOrder, ExportRange, ExportRequest, ExportSource, ExportSubject, PictureSize,
    PictureStyle, WindowExport,
};
use coin_duel::game::Stride;
use coin_duel::picture::PixelImage;
use coin_duel::picture::color_role::Theme;
use coin_duel::session::course::{Entry, EntryText, Lesson};
use coin_duel::session::{Course, Edition, Session, View};
use flate2::read::{DeflateDecoder, ZlibDecoder};

/// What stands in each private note. Every note ends with a number of its own.
const SECRET: &str = "Geheimnis";
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
        "at: fill(1.0)",
        "at: fill(3.0), ask: end",
        "at: fill(4.0), lecture: tree",
        "at: fill(4.0), lecture: code",
        "at: game(1)",
        "at: game(0), ask: best_end",
        "at: fusion(2)",
        "at: fill(2.0), blank: true",
    ]
    .map(&mut stop)
    .join(", ");
    let text = format!(
        "(version: 7, title: \"A\", notes: \"Frage.\", told: \"Antwort.\", coins: [8, 15, 3], stops: [{stops}])"
    );
    let other = format!("(version: 7, coins: [3, 9, 1, 2], stops: [{}])", stop("at: fill(5.0)"));
    let broken = format!("(version: 99, stops: [{}])", stop("at: fill(1.0)"));
    let lesson = |text: &str| Entry::Lesson(Lesson::new(Session::from_ron(text).unwrap().session));
    let unusable = Entry::Unusable(EntryText::Session(broken), "of a later version".to_owned());
    Course { title: "C".to_owned(), entries: vec![lesson(&text), lesson(&other), unusable], ..Course::default() }
}

fn source(course: &Course) -> ExportSource {
    let lessons: Vec<_> = course.lessons().map(|lesson| Arc::clone(&lesson.session)).collect();
    ExportSource { session: (*lessons[0]).clone(), course_title: course.title.clone(), lessons }
}

/// Every order that differs in its format, its subject or its pages.
fn orders(edition: Edition) -> Vec<ExportOrder> {
    let handouts = [NotesPlace::Beside, NotesPlace::Below, NotesPlace::None].map(|notes| PdfLayout::Handout {
        per_page: PerPage::Two,
        notes,
        paper: Paper::A4,
    });
    let other_pages = [PdfLayout::Picture, PdfLayout::Slides(Aspect::Wide)];
    let mut orders = Vec::new();
    for format in ExportFormat::ALL {
        let pages = handouts.iter().chain(&other_pages).filter(|_| format == ExportFormat::Pdf);
        for pages in pages.copied().chain((format != ExportFormat::Pdf).then_some(PdfLayout::Picture)) {
            let style = STYLE;
            let course = CourseExport { format, style, seconds: None, pages, quiz: true, edition };
            orders.push(ExportOrder::Course(course));
            for subject in ExportSubject::ALL {
                let range = ExportRange::All(Stride::Sweep);
                let request = ExportRequest { subject, range, style, pages, edition, ..ExportRequest::new(format) };
                orders.push(ExportOrder::Session(request));
            }
            let image = PixelImage::new(1, 1, vec![[0; 4]]);
            orders.push(ExportOrder::Window(WindowExport { format, image, theme: Theme::Light, pages }));
        }
    }
    orders.extend(WorksheetFormat::ALL.map(|format| ExportOrder::Worksheet(worksheet(format))));
    orders
}

fn worksheet(format: WorksheetFormat) -> WorksheetRequest {
    let view = View::default();
    WorksheetRequest {
        format,
        rows: WorksheetRows::Session,
        blanks: Blanks::All,
        recurrence: view.recurrence,
        layout: view.layout,
        count_from: view.count_from,
        paper: Paper::A4,
        theme: Theme::Light,
        has_solutions: true,
    }
}

/// Writes an order. Returns the bytes of its files, or `None` if the format does not hold this subject.
fn written(order: &ExportOrder, source: &ExportSource) -> Option<Vec<Vec<u8>>> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(format!("out.{}", order.format().extension()));
    let ControlFlow::Continue(written) = order.write(source, &path, &[], &|_, _| ControlFlow::Continue(())).ok()?
    else {
        panic!("nothing says to stop")
    };
    Some(written.files.iter().map(|file| fs::read(file).unwrap()).collect())
}

/// Returns whether a file has the secret: as it is, in its compressed parts, or as another program reads it.
fn has_secret(bytes: &[u8]) -> bool {
    let has = |bytes: &[u8]| bytes.windows(SECRET.len()).any(|part| part == SECRET.as_bytes());
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

fn has_ffmpeg() -> bool {
    Command::new("ffmpeg").arg("-version").output().is_ok()
}

#[test]
fn no_file_for_students_depends_on_a_private_note_and_the_lecturers_have_them() {
    let [with, without] = [true, false].map(|has_notes| source(&course(has_notes)));
    let is_video = |order: &ExportOrder| order.format().is_video();
    for edition in [Edition::Students, Edition::Answers] {
        for order in orders(edition).iter().filter(|order| has_ffmpeg() || !is_video(order)) {
            let (files, same) = (written(order, &with), written(order, &without));
            assert!(files == same, "a private note changes {order:?}");
            assert!(!files.iter().flatten().any(|file| has_secret(file)), "{order:?}");
        }
    }
    // The search finds the secret where it is.
    let found = |order: &&ExportOrder| written(order, &with).iter().flatten().any(|file| has_secret(file));
    let orders = orders(Edition::Lecturer);
    let pages = orders.iter().filter(|order| order.format() == ExportFormat::Html);
    assert_eq!(pages.filter(found).count(), 2, "the page of the course, and that of the stops");
    if Command::new("pdftotext").arg("-v").output().is_ok() {
        let handouts = orders.iter().filter(|order| order.format() == ExportFormat::Pdf).filter(found);
        assert_eq!(handouts.count(), 4, "two places of the notes, of the course and of the stops");
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
    let course = CourseExport { format: ExportFormat::Pdf, style: STYLE, seconds: None, pages, quiz: false, edition };
    let files = written(&ExportOrder::Course(course), &source(&self::course(true))).unwrap();
    let text = String::from_utf8(read(&files[0])).unwrap();
    (!text.is_empty()).then_some(text)
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
        assert_eq!(text.contains("Answer:"), has_answers, "{text}");
        assert_eq!(text.contains(SECRET), has_notes, "{text}");
    }
}

#[test]
fn slides_and_pages_for_students_answer_where_the_answer_is_reached() {
    let source = source(&course(true));
    let slides = |edition| {
        let style = STYLE;
        let (format, pages) = (ExportFormat::Svg, PdfLayout::Picture);
        let request = CourseExport { format, style, seconds: None, pages, quiz: false, edition };
        let files = written(&ExportOrder::Course(request), &source).unwrap();
        files.into_iter().map(|file| String::from_utf8(file).unwrap()).collect::<Vec<_>>()
    };
    for edition in Edition::ALL {
        let slides = slides(edition);
        let answered: Vec<_> = (0..slides.len()).filter(|index| slides[*index].contains("Answer:")).collect();
        assert_eq!((slides.len(), answered), (13, vec![3, 8]), "{edition:?}");
    }
    let page = |edition| {
        let style = STYLE;
        let (format, pages) = (ExportFormat::Html, PdfLayout::Picture);
        let request = CourseExport { format, style, seconds: None, pages, quiz: false, edition };
        written(&ExportOrder::Course(request), &source).unwrap().remove(0)
    };
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
