//! Messages from the bytes of an input: every variant with every argument that its type allows, also those that no
//! window would send.
//!
//! A variant that is new in the program fails to compile here until there is a line for it.

use coin_duel::limits::MAX_COINS;
use std::path::PathBuf;

use arbitrary::{Result, Unstructured};
use coin_duel::app::around::Request;
use coin_duel::app::camera::Navigation;
use coin_duel::app::command::Command;
use coin_duel::app::course::CourseEdit;
use coin_duel::app::direction::Direction;
use coin_duel::app::export_choices::{EmptyCells, ExportChoices, ExportKind, WorksheetChoices};
use coin_duel::app::message::{
    BuildEdit, ChangedChoice, ClosingChoice, EarlierWorkChoice, Edit, FilePurpose, FreeReply, Message, OwnEdit, Reply,
    StopEdit, UnsavedChoice,
};
use coin_duel::app::row_draft::RowInput;
use coin_duel::app::transport::{Transport, TransportAction};
use coin_duel::export::pdf::{Aspect, NotesPlace, Paper, PdfLayout, PerPage};
use coin_duel::export::text::Separator;
use coin_duel::export::worksheet::{Blanks, Task, Tasks, Variants, WorksheetRows, Worksheets};
use coin_duel::export::{
    CallsLook, ExportFormat, ExportRange, ExportRecipe, ExportSubject, Framing, PictureSize, PictureStyle, TableBehind,
    Viewport,
};
use coin_duel::game::build::form::Form;
use coin_duel::game::build::{Build, Gaps};
use coin_duel::game::play::game::Share;
use coin_duel::game::row::random::{Recipe, RowShape};
use coin_duel::game::rule::taking::Taking;
use coin_duel::game::table::overview::Lengths;
use coin_duel::game::{
    CountFrom, Duel, End, FillOrder, Interval, Line, MAX_VALUE, Pick, Player, Players, Recurrence, Row, Rule, Strategy,
    Stride,
};
use coin_duel::listing::Language;
use coin_duel::picture::PixelImage;
use coin_duel::picture::color_role::Theme;
use coin_duel::predict::own::MAX_COINS_BY_HAND;
use coin_duel::predict::{FreeQuestion, Frequency, NumberPlace, OwnTable, PredictSettings, QuestionKind};
use coin_duel::session::course::Place;
use coin_duel::session::recovery::WorkId;
use coin_duel::session::{
    Answers, CodeSubject, Comparison, Document, Edition, Fold, Layout, Reading, Session, Stop, StopPosition, Stops,
    Subject, View, Zoom,
};
use enumflags2::BitFlags;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use strum::VariantArray;

/// Defines a function that makes a value of an enum. Each line has the pattern of a variant, and how it is made.
macro_rules! any_of {
    ($name:ident($maker:ident) -> $type:ty { $($pattern:pat => $make:expr,)+ }) => {
        pub fn $name($maker: &mut Maker) -> Result<$type> {
            const _: fn(&$type) = |value| match value { $($pattern => {})+ };
            let ways: &[fn(&mut Maker) -> Result<$type>] = &[$(|$maker| {
                let _ = &$maker;
                Ok($make)
            }),+];
            let way = $maker.input.choose(ways)?;
            way($maker)
        }
    };
}

/// Defines a function that makes a value of an enum without data, from the names of its variants.
macro_rules! one_of {
    ($name:ident -> $type:ident: $($variant:ident),+) => {
        any_of!($name(m) -> $type { $($type::$variant => $type::$variant,)+ });
    };
}

/// Makes values from the bytes of an input.
pub struct Maker<'a> {
    pub input: Unstructured<'a>,
    /// The number of coins of the present row. Cells and positions lie near its ends.
    pub n: usize,
    /// The files that a message may name.
    pub paths: &'a [PathBuf],
}

any_of!(message(m) -> Message {
    Message::Command(_) => Message::Command(*m.input.choose(Command::VARIANTS)?),
    Message::Edit(_) => Message::Edit(edit(m)?),
    Message::Build(_) => Message::Build(build_edit(m)?),
    Message::Own(_) => Message::Own(own_edit(m)?),
    Message::Course(_) => Message::Course(course_edit(m)?),
    Message::BundledCourse(_) => Message::BundledCourse(m.index(3)?),
    Message::Edition(_) => Message::Edition(*m.input.choose(&Edition::ALL)?),
    Message::SaveCourseTo(_) => Message::SaveCourseTo(m.input.choose(m.paths)?.clone()),
    Message::Stops(_) => Message::Stops(stop_edit(m)?),
    Message::GoToPlace(..) => Message::GoToPlace(m.index(30)?, place(m)?),
    Message::GoToStop(_) => Message::GoToStop(m.index(4)?),
    Message::Hands(..) => Message::Hands(m.index(4)?, m.input.arbitrary()?),
    Message::LessonDigit(_) => Message::LessonDigit(*m.input.choose(&['0', '1', '2', '9'])?),
    Message::OpenTypedLesson => Message::OpenTypedLesson,
    Message::Draw(..) => Message::Draw((m.number()? as f32, m.number()? as f32), m.input.arbitrary()?),
    Message::RowInput(_) => Message::RowInput(row_input(m)?),
    Message::TypingEnded => Message::TypingEnded,
    Message::Lesson(_) => Message::Lesson(m.index(30)?),
    Message::LectureFrom(_) => Message::LectureFrom(m.index(30)?),
    Message::Transport(..) => Message::Transport(*m.input.choose(&Transport::ALL)?, action(m)?),
    Message::Pane(_) => Message::Pane(*m.input.choose(&Subject::ALL)?),
    Message::Compare(_) => Message::Compare(comparison(m)?),
    Message::CopyProgress => Message::CopyProgress,
    Message::ForgetProgress => Message::ForgetProgress,
    Message::GoOn => Message::GoOn,
    Message::RetryFrom(_) => Message::RetryFrom(m.index(20)?),
    Message::Take(_) => Message::Take(taking(m, m.n)?),
    Message::CoinsPerMove(_) => Message::CoinsPerMove(m.index(20)?),
    Message::ShowLine(..) => Message::ShowLine(m.index(4)?, m.index(m.n)?),
    Message::Review(_) => Message::Review(m.index(m.n)?),
    Message::RemoveLine(_) => Message::RemoveLine(m.index(4)?),
    Message::OpenLink(_) => Message::OpenLink(link(m)?),
    Message::OpenWork(_) => Message::OpenWork(work_id(m)?),
    Message::BringBack(_) => Message::BringBack(work_id(m)?),
    Message::CopyLinkTo(_) => Message::CopyLinkTo("https://example.org/".to_owned()),
    Message::OpenSession(_) => Message::OpenSession(Box::new(session(m)?)),
    Message::Hover(..) => Message::Hover(m.interval()?, None),
    Message::PointAtRead(_) => Message::PointAtRead(m.interval()?),
    Message::Pin(_) => Message::Pin(if m.input.arbitrary()? { Some(m.interval()?) } else { None }),
    Message::Trace(..) => Message::Trace(m.interval()?, *m.input.choose(&[Share::Fir, Share::Sec, Share::Both])?),
    Message::GoTo(_) => Message::GoTo(m.interval()?),
    Message::Language(_) => Message::Language(*m.input.choose(&Language::ALL)?),
    Message::Code(_) => Message::Code(*m.input.choose(&CodeSubject::ALL)?),
    Message::Fold(_) => Message::Fold(m.number()?),
    Message::FoldAt(_) => Message::FoldAt(m.number()?),
    Message::Reading(_) => Message::Reading(*m.input.choose(&Reading::ALL)?),
    Message::Lengths(_) => Message::Lengths(*m.input.choose(&Lengths::ALL)?),
    Message::Navigate(_) => Message::Navigate(navigation(m)?),
    Message::LookAt(..) => Message::LookAt(zoom(m)?, (m.number()?, m.number()?)),
    Message::OpenFile(_) => Message::OpenFile(m.path()?),
    Message::SaveTo(_) => Message::SaveTo(m.path()?),
    Message::Export(..) => Message::Export(export_recipe(m)?, m.path()?),
    Message::PresenterPlace(_) => Message::PresenterPlace([m.input.arbitrary()?, m.input.arbitrary()?, m.input.arbitrary()?, m.input.arbitrary()?]),
    Message::TableSize(_) => Message::TableSize((m.input.arbitrary()?, m.input.arbitrary()?)),
    Message::ExportChoices(_) => Message::ExportChoices(export_choices(m)?),
    Message::CancelExport => Message::CancelExport,
    Message::Copy(_) => Message::Copy(export_recipe(m)?),
    Message::Browse(_) => Message::Browse(file_purpose(m)?),
    Message::CloseDialog => Message::CloseDialog,
    Message::Unsaved(_) => Message::Unsaved(unsaved_choice(m)?),
    Message::Changed(_) => Message::Changed(changed_choice(m)?),
    Message::EarlierWork(_) => Message::EarlierWork(earlier_work_choice(m)?),
    Message::Closing(_) => Message::Closing(closing_choice(m)?),
    Message::StopFileTask => Message::StopFileTask,
    // Another language would change the texts of tests that run beside this one.
    Message::ShowLanguage(_) => Message::ShowLanguage(Some("en")),
    Message::SystemReducesMotion(_) => Message::SystemReducesMotion(m.input.arbitrary()?),
    Message::SystemWantsContrast(_) => Message::SystemWantsContrast(m.input.arbitrary()?),
    Message::PageAsks(_) => Message::PageAsks(page_request(m)?),
    Message::Focused => Message::Focused,
    Message::EndNow => Message::EndNow,
    Message::ShowError(_) => Message::ShowError(m.text()?),
    Message::ShowInfo(_) => Message::ShowInfo(m.text()?),
    Message::NewVersion => Message::NewVersion,
    Message::DismissNotices => Message::DismissNotices,
    Message::Reply(_) => Message::Reply(reply(m)?),
    Message::FreeReply(_) => Message::FreeReply(free_reply(m)?),
    Message::AskKind(..) => Message::AskKind(m.question_kind()?, m.input.arbitrary()?),
    Message::AskOften(_) => Message::AskOften(*m.input.choose(&Frequency::ALL)?),
});

/// A piece of recent work. Without a clock, they are numbered from 1.
fn work_id(m: &mut Maker) -> Result<WorkId> {
    Ok(WorkId { time_ms: m.index(4)? as u64, window: m.index(2)? as u32 })
}

any_of!(page_request(m) -> Request {
    Request::Hello => Request::Hello,
    Request::Stop(_) => Request::Stop(m.index(8)?),
    Request::Row(_) => Request::Row(m.row()?),
    Request::Play => Request::Play,
    Request::Pause => Request::Pause,
    Request::Step(_) => Request::Step(m.input.arbitrary()?),
});

any_of!(edit(m) -> Edit {
    Edit::Row(_) => Edit::Row(m.row()?),
    Edit::Drawn(..) => {
        let recipe = m.recipe()?;
        Edit::Drawn(recipe, m.row()?)
    },
    Edit::Title(_) => Edit::Title(m.text()?),
    Edit::Words(_) => Edit::Words(m.text()?),
    Edit::Strategy(..) => Edit::Strategy(*m.input.choose(&Player::BOTH)?, strategy(m)?),
    Edit::Players(_) => Edit::Players(players(m)?),
});

any_of!(row_input(m) -> RowInput {
    RowInput::Begin(_) => RowInput::Begin(m.text()?),
    RowInput::Type(_) => RowInput::Type(m.text()?),
    RowInput::Paste(_) => RowInput::Paste(m.row()?.to_string()),
    RowInput::Mark(_) => RowInput::Mark(m.index(3)?),
    RowInput::Choose(_) => RowInput::Choose(m.index(3)?),
    RowInput::ReadOtherwise => RowInput::ReadOtherwise,
    RowInput::Enter => RowInput::Enter,
    RowInput::GiveUp => RowInput::GiveUp,
});

any_of!(action(m) -> TransportAction {
    TransportAction::PlayPause => TransportAction::PlayPause,
    TransportAction::Back => TransportAction::Back,
    TransportAction::Forward => TransportAction::Forward,
    TransportAction::BackSweep => TransportAction::BackSweep,
    TransportAction::ForwardSweep => TransportAction::ForwardSweep,
    TransportAction::First => TransportAction::First,
    TransportAction::Last => TransportAction::Last,
    TransportAction::Slower => TransportAction::Slower,
    TransportAction::Faster => TransportAction::Faster,
    TransportAction::Speed(_) => TransportAction::Speed(m.number()?),
    TransportAction::Seek(_) => TransportAction::Seek(m.number()?),
});

any_of!(reply(m) -> Reply {
    Reply::Cell(_) => Reply::Cell(m.interval()?),
    Reply::Move(_) => Reply::Move(direction(m)?),
    Reply::Choose => Reply::Choose,
    Reply::End(_) => Reply::End(pick(m)?),
    Reply::Number(_) => Reply::Number(m.typed_number()?),
    Reply::Type(_) => Reply::Type(m.typed_number()?),
    Reply::Source(_) => Reply::Source(m.index(5)?),
    Reply::Check => Reply::Check,
    Reply::Reveal => Reply::Reveal,
});

one_of!(direction -> Direction: Left, Right, Up, Down);
one_of!(pick -> Pick: Left, Right, Tie);

any_of!(navigation(m) -> Navigation {
    Navigation::Zoom(_) => Navigation::Zoom(m.number()?),
    Navigation::Pan(..) => Navigation::Pan(m.number()?, m.number()?),
    Navigation::Whole => Navigation::Whole,
    Navigation::Center(_) => Navigation::Center((m.number()?, m.number()?)),
    Navigation::Cell(_) => Navigation::Cell(m.interval()?),
});

any_of!(zoom(m) -> Zoom {
    Zoom::Legible => Zoom::Legible,
    Zoom::Whole => Zoom::Whole,
    Zoom::Height(_) => Zoom::Height(m.number()?),
});

one_of!(file_purpose -> FilePurpose: Open, Save, SaveCourse, Export);
one_of!(changed_choice -> ChangedChoice: Reload, SaveAnyway, SaveAs, Cancel);
one_of!(earlier_work_choice -> EarlierWorkChoice: Restore, OpenFile);
one_of!(closing_choice -> ClosingChoice: Wait, Stop, Cancel);
one_of!(unsaved_choice -> UnsavedChoice: Save, Discard, Cancel);

any_of!(strategy(m) -> Strategy {
    Strategy::Optimal => Strategy::Optimal,
    Strategy::Greedy => Strategy::Greedy,
    Strategy::Seats => Strategy::Seats,
    Strategy::Random { .. } => Strategy::Random { seed: m.input.arbitrary()? },
    Strategy::Exploiter => Strategy::Exploiter,
    Strategy::You => Strategy::You,
});

any_of!(export_range(m) -> ExportRange {
    ExportRange::Present => ExportRange::Present,
    ExportRange::Step(_) => ExportRange::Step(m.index(m.n)? as u64),
    ExportRange::Last => ExportRange::Last,
    ExportRange::All(_) => ExportRange::All(stride(m)?),
});

one_of!(stride -> Stride: Phase, Cell, Sweep);
one_of!(export_subject -> ExportSubject: Fill, Game, Lanes, Tree, Code, Fusion, Own, Stops, Course, Worksheet, Window);
one_of!(table_behind -> TableBehind: Session, Filled, Empty);
one_of!(framing -> Framing: Slide, Table, Seen);

fn players(m: &mut Maker) -> Result<Players> {
    Ok(Players { first: strategy(m)?, second: strategy(m)? })
}

any_of!(blanks(m) -> Blanks {
    Blanks::All => Blanks::All,
    Blanks::EverySecond => Blanks::EverySecond,
    Blanks::Diagonal(_) => Blanks::Diagonal(m.index(m.n)?),
    Blanks::Seed { .. } => Blanks::Seed { seed: m.input.arbitrary()?, percent: m.input.arbitrary()? },
});

any_of!(worksheet_rows(m) -> WorksheetRows {
    WorksheetRows::Session => WorksheetRows::Session,
    WorksheetRows::Variants(_) => {
        // Small sets of short rows, so that most of the time does not go to drawing rows that are alike.
        let (coins, count) = (m.input.int_in_range(0..=8)?, m.input.int_in_range(0..=3)?);
        let (low, high) = (m.input.int_in_range(-20..=20)?, m.input.int_in_range(-20..=20)?);
        WorksheetRows::Variants(Variants { coins, low, high, count, seed: m.input.arbitrary()? })
    },
});

fn worksheets(m: &mut Maker) -> Result<Worksheets> {
    Ok(Worksheets {
        rows: worksheet_rows(m)?,
        tasks: Tasks::new([*m.input.choose(&Task::ALL)?]),
        blanks: blanks(m)?,
        recurrence: *m.input.choose(&Recurrence::PUBLISHED)?,
        layout: *m.input.choose(&Layout::ALL)?,
        count_from: *m.input.choose(&CountFrom::ALL)?,
        paper: *m.input.choose(&[Paper::A4, Paper::Letter])?,
        has_solutions: m.input.arbitrary()?,
    })
}

one_of!(empty_cells -> EmptyCells: All, EverySecond, Diagonal, Drawn);

fn worksheet_choices(m: &mut Maker) -> Result<WorksheetChoices> {
    Ok(WorksheetChoices {
        format: *m.input.choose(&ExportFormat::of_subject(ExportSubject::Worksheet).collect::<Vec<_>>())?,
        tasks: Tasks::new([*m.input.choose(&Task::ALL)?]),
        empty: empty_cells(m)?,
        diagonal: m.index(m.n)?,
        seed: m.input.arbitrary()?,
        percent: m.input.arbitrary()?,
        has_solutions: m.input.arbitrary()?,
    })
}

fn export_choices(m: &mut Maker) -> Result<ExportChoices> {
    let ExportRecipe { style, seconds, quiz, .. } = export_recipe(m)?;
    let kind = *m.input.choose(&ExportKind::all().collect::<Vec<_>>())?;
    let shows_all = m.input.arbitrary()?;
    let (size, framing, behind) = (style.size, style.framing, style.behind);
    let worksheet = worksheet_choices(m)?;
    Ok(ExportChoices { kind, shows_all, seconds, quiz, size, framing, behind, worksheet, ..ExportChoices::default() })
}

fn window(m: &mut Maker) -> Result<PixelImage> {
    let (width, height) = (m.input.int_in_range(1..=4)?, m.input.int_in_range(1..=4)?);
    Ok(PixelImage::new(width, height, vec![m.input.arbitrary()?; (width * height) as usize]))
}

fn export_recipe(m: &mut Maker) -> Result<ExportRecipe> {
    // Most pictures are small, so that most of the time does not go to pixels.
    let scales = [0.25, 0.25, 0.25, 0.5, 0.0, -1.0, 9.0, f32::NAN, f32::INFINITY];
    let scale = if m.input.arbitrary::<u8>()? == 0x5a { m.input.arbitrary()? } else { *m.input.choose(&scales)? };
    let sides = [16, 160, 200, 320, 320, 0, 15, 17_000, u32::MAX];
    let size = if m.input.arbitrary()? {
        PictureSize::Scale(scale)
    } else {
        PictureSize::Pixels(*m.input.choose(&sides)?, *m.input.choose(&sides)?)
    };
    let part = |m: &mut Maker| Ok(f32::from(m.input.int_in_range(0..=200_u8)?) / 100.0);
    Ok(ExportRecipe {
        format: *m.input.choose(&ExportFormat::ALL)?,
        subject: export_subject(m)?,
        range: export_range(m)?,
        style: PictureStyle {
            framing: framing(m)?,
            layout: *m.input.choose(&Layout::ALL)?,
            theme: *m.input.choose(&Theme::ALL)?,
            size,
            shows_path: m.input.arbitrary()?,
            behind: table_behind(m)?,
            language: *m.input.choose(&Language::ALL)?,
            viewport: Viewport {
                zoom: zoom(m)?,
                offset: (m.input.arbitrary()?, m.input.arbitrary()?),
                size: *m.input.choose(&[(300.0, 200.0), (640.0, 480.0), (f32::NAN, 0.0)])?,
            },
            map_pixels: *m.input.choose(&[0, 20, 60])?,
            calls: CallsLook { folded: part(m)?, zoom: 1.0 + part(m)?, pan: (part(m)?, part(m)?) },
        },
        pages: *m.input.choose(&[
            PdfLayout::Picture,
            PdfLayout::Slides(Aspect::Wide),
            PdfLayout::Slides(Aspect::Standard),
            PdfLayout::Handout { per_page: PerPage::Four, notes: NotesPlace::Beside, paper: Paper::A4 },
            PdfLayout::Handout { per_page: PerPage::One, notes: NotesPlace::Below, paper: Paper::Letter },
            PdfLayout::Handout { per_page: PerPage::Six, notes: NotesPlace::None, paper: Paper::A4 },
        ])?,
        quiz: m.input.arbitrary()?,
        separator: *m.input.choose(&Separator::ALL)?,
        edition: *m.input.choose(&Edition::ALL)?,
        seconds: *m.input.choose(&[None, None, Some(0.5), Some(0.0), Some(f32::NAN)])?,
        ink: coin_duel::picture::slide::Ink::default(),
        worksheets: worksheets(m)?,
        window: if m.input.arbitrary()? { Some(window(m)?) } else { None },
    })
}

/// Makes a session whose positions may lie anywhere, also outside its row.
/// A link with a session, a part of such a link, or a row.
fn link(m: &mut Maker) -> Result<String> {
    let holds_session = m.input.arbitrary()?;
    let link = if holds_session { session(m)?.to_fragment().unwrap_or_default() } else { m.row()?.to_string() };
    let length = m.input.int_in_range(0..=link.len())?;
    Ok(format!("#{}", link.get(..length).unwrap_or(&link)))
}

fn build(m: &mut Maker) -> Result<Build> {
    let mut build = Build::new(m.input.choose(Form::all())?.recurrence, *m.input.choose(&Gaps::ALL)?);
    for slot in 0..build.form().slots().len() {
        if m.input.arbitrary()? {
            build = build.with(slot, Some(m.index(7)?));
        }
    }
    Ok(build)
}

any_of!(build_edit(m) -> BuildEdit {
    BuildEdit::Begin(..) => BuildEdit::Begin(m.input.choose(Form::all())?.recurrence, *m.input.choose(&Gaps::ALL)?),
    BuildEdit::Choose(_) => BuildEdit::Choose(m.index(20)?),
    BuildEdit::Put(..) => {
        let block = if m.input.arbitrary()? { Some(m.index(7)?) } else { None };
        BuildEdit::Put(m.index(20)?, block)
    },
    BuildEdit::Check => BuildEdit::Check,
    BuildEdit::Hint => BuildEdit::Hint,
    BuildEdit::OpenRow => BuildEdit::OpenRow,
});

fn number_place(m: &mut Maker) -> Result<NumberPlace> {
    let (i, more) = (m.index(21)?, m.index(21)?);
    Ok(NumberPlace { interval: Interval { i, j: i.saturating_add(more) }, table: m.index(3)? })
}

fn own(m: &mut Maker) -> Result<OwnTable> {
    let mut own = OwnTable::new(*m.input.choose(&Recurrence::PUBLISHED)?, m.n.clamp(1, MAX_COINS_BY_HAND));
    for _ in 0..m.input.int_in_range(0..=8)? {
        let place = number_place(m)?;
        if own.has(place) {
            own = own.with(place, Some(m.input.arbitrary()?));
        }
    }
    Ok(own)
}

any_of!(own_edit(m) -> OwnEdit {
    OwnEdit::GoTo(_) => OwnEdit::GoTo(number_place(m)?),
    OwnEdit::Next { .. } => OwnEdit::Next { back: m.input.arbitrary()? },
    OwnEdit::Move(_) => OwnEdit::Move(direction(m)?),
    OwnEdit::Type(_) => OwnEdit::Type(m.input.arbitrary()?),
    OwnEdit::Paste(_) => OwnEdit::Paste(m.input.arbitrary()?),
    OwnEdit::Check => OwnEdit::Check,
    OwnEdit::ShowMe => OwnEdit::ShowMe,
    OwnEdit::Clear => OwnEdit::Clear,
});

fn comparison(m: &mut Maker) -> Result<Comparison> {
    let coins = if m.input.arbitrary()? { Some(m.row()?) } else { None };
    let recurrence = if m.input.arbitrary()? { Some(*m.input.choose(&Recurrence::PUBLISHED)?) } else { None };
    Ok(Comparison { coins, order: *m.input.choose(&FillOrder::ALL)?, recurrence })
}

fn taking(m: &mut Maker<'_>, n: usize) -> Result<Taking> {
    Ok(match m.input.int_in_range(0..=3)? {
        0 => Taking::OfRing(m.index(n)?),
        1 => Taking::Coins(*m.input.choose(&End::BOTH)?, m.index(n)?),
        _ => Taking::one(*m.input.choose(&End::BOTH)?),
    })
}

pub fn session(m: &mut Maker) -> Result<Session> {
    let row = m.row()?;
    let lines = (0..m.input.int_in_range(0..=3)?)
        .map(|_| {
            let choices = (0..m.input.int_in_range(0..=4)?).map(|_| Ok((m.index(row.len())?, taking(m, row.len())?)));
            Ok(Line::new(choices.collect::<Result<Vec<_>>>()?, m.index(row.len())?))
        })
        .collect::<Result<Vec<_>>>()?;
    Ok(Session {
        document: Document {
            title: m.text()?,
            row,
            duel: Duel::with_lines(players(m)?, lines).under(*m.input.choose(&Rule::PUBLISHED)?),
            stops: Stops((0..m.input.int_in_range(0..=3)?).map(|_| stop(m)).collect::<Result<_>>()?),
            compared: if m.input.arbitrary()? { Some(comparison(m)?) } else { None },
            build: if m.input.arbitrary()? { Some(build(m)?) } else { None },
            own: if m.input.arbitrary()? { Some(own(m)?) } else { None },
        },
        view: View {
            recurrence: *m.input.choose(&Recurrence::PUBLISHED)?,
            fill_order: *m.input.choose(&FillOrder::ALL)?,
            layout: *m.input.choose(&Layout::ALL)?,
            subject: *m.input.choose(&Subject::ALL)?,
            beside: if m.input.arbitrary()? { Some(*m.input.choose(&Subject::ALL)?) } else { None },
            predict: if m.input.arbitrary()? { Some(predict_settings(m)?) } else { None },
            reading: *m.input.choose(&Reading::ALL)?,
            lengths: *m.input.choose(&Lengths::ALL)?,
            answers: *m.input.choose(&[Answers::Shown, Answers::Earned])?,
            code: *m.input.choose(&CodeSubject::ALL)?,
            count_from: *m.input.choose(&CountFrom::ALL)?,
        },
        zoom: zoom(m)?,
        fill_position: m.number()?,
        line: m.index(4)?,
        game_position: m.index(m.n)?,
    })
}

any_of!(course_edit(m) -> CourseEdit {
    CourseEdit::Title(_) => CourseEdit::Title(m.text()?),
    CourseEdit::Author(_) => CourseEdit::Author(m.text()?),
    CourseEdit::Language(_) => CourseEdit::Language(m.text()?),
    CourseEdit::Minutes(_) => CourseEdit::Minutes(m.input.arbitrary()?),
    CourseEdit::Add(_) => CourseEdit::Add(Box::new(session(m)?)),
    CourseEdit::AddSection(..) => CourseEdit::AddSection(m.index(30)?, m.text()?),
    CourseEdit::Duplicate(_) => CourseEdit::Duplicate(m.index(30)?),
    CourseEdit::Rename(..) => CourseEdit::Rename(m.index(30)?, m.text()?),
    CourseEdit::Move { .. } => CourseEdit::Move { from: m.index(30)?, to: m.index(30)? },
    CourseEdit::Remove(_) => CourseEdit::Remove(m.index(30)?),
});

any_of!(stop_edit(m) -> StopEdit {
    StopEdit::Add => StopEdit::Add,
    StopEdit::Set(..) => StopEdit::Set(m.index(4)?, Box::new(stop(m)?)),
    StopEdit::Move { .. } => StopEdit::Move { from: m.index(4)?, to: m.index(4)? },
    StopEdit::Remove(_) => StopEdit::Remove(m.index(4)?),
});

any_of!(place(m) -> Place {
    Place::Title => Place::Title,
    Place::Stop { .. } => Place::Stop { index: m.index(4)?, answered: m.input.arbitrary()? },
});

fn stop(m: &mut Maker) -> Result<Stop> {
    let at = match m.input.int_in_range(0..=2)? {
        0 => StopPosition::Fill(m.number()?),
        1 => StopPosition::Game(m.index(m.n)?),
        _ => StopPosition::Fusion(m.index(4 * m.n)? as u64),
    };
    Ok(Stop {
        subject: if m.input.arbitrary()? { Some(*m.input.choose(&Subject::ALL)?) } else { None },
        layout: if m.input.arbitrary()? { Some(*m.input.choose(&Layout::ALL)?) } else { None },
        recurrence: if m.input.arbitrary()? { Some(*m.input.choose(&Recurrence::PUBLISHED)?) } else { None },
        beside: None,
        spotlight: m.input.arbitrary()?,
        blank: m.input.arbitrary()?,
        ask: if m.input.arbitrary()? { Some(m.question_kind()?) } else { None },
        note: m.text()?,
        words: m.text()?,
        free: if m.input.arbitrary()? { Some(free_question(m)?) } else { None },
        text: m.input.arbitrary()?,
        build: if m.input.arbitrary()? { Some(build(m)?.exercise()) } else { None },
        fold: *m.input.choose(&Fold::ALL)?,
        at,
    })
}

fn free_question(m: &mut Maker) -> Result<FreeQuestion> {
    let choices = (0..m.input.int_in_range(0..=4)?).map(|_| m.text()).collect::<Result<_>>()?;
    Ok(FreeQuestion { question: m.text()?, choices, answer: m.text()?, why: m.text()? })
}

fn free_reply(m: &mut Maker) -> Result<FreeReply> {
    Ok(match m.input.int_in_range(0..=2)? {
        0 => FreeReply::Type(m.text()?),
        1 => FreeReply::Answer(m.text()?),
        _ => FreeReply::Reveal,
    })
}

fn predict_settings(m: &mut Maker) -> Result<PredictSettings> {
    let mut kinds = BitFlags::empty();
    for _ in 0..m.input.int_in_range(0..=3)? {
        kinds.insert(m.question_kind()?);
    }
    Ok(PredictSettings { kinds, often: *m.input.choose(&Frequency::ALL)? })
}

impl Maker<'_> {
    /// Makes a row: short ones most of the time, now and then one of up to [`MAX_COINS`] coins.
    pub fn row(&mut self) -> Result<Row> {
        let input = &mut self.input;
        // The fuzzer makes many bytes that are 0 or 255, so these stand for short rows.
        let class = input.arbitrary::<u8>()?;
        let lengths = match class {
            0x5a => Some([50_000, 300_000, MAX_COINS]),
            0x5b..0x5f => Some([257, 2_001, 20_001]),
            _ => None,
        };
        let coins: Vec<i64> = if let Some(lengths) = lengths {
            let n = *input.choose(&lengths)?;
            let largest = *input.choose(&[1, 20, MAX_VALUE])?;
            let mut rng = ChaCha8Rng::seed_from_u64(u64::from(input.arbitrary::<u8>()?));
            (0..n).map(|_| rng.random_range(-largest..=largest)).collect()
        } else {
            let largest = *input.choose(&[1, 9, 1000, MAX_VALUE])?;
            let n = input.int_in_range(1..=if class < 0x80 { 9 } else { 40 })?;
            (0..n).map(|_| input.int_in_range(-largest..=largest)).collect::<Result<_>>()?
        };
        Ok(Row::new(coins).expect("the coins are within the bounds"))
    }

    fn recipe(&mut self) -> Result<Recipe> {
        Ok(Recipe {
            count: self.input.arbitrary()?,
            low: self.input.arbitrary()?,
            high: self.input.arbitrary()?,
            shape: *self.input.choose(&RowShape::ALL)?,
            seed: self.input.arbitrary()?,
        })
    }

    /// Makes a cell: inside the row, just outside it, or anywhere.
    fn interval(&mut self) -> Result<Interval> {
        let (one, other) = (self.index(self.n)?, self.index(self.n)?);
        Ok(Interval::new(one.min(other), one.max(other)))
    }

    /// Makes an index: below `end`, near it, or anywhere.
    fn index(&mut self, end: usize) -> Result<usize> {
        match self.input.arbitrary::<u8>()? {
            0 => self.input.arbitrary(),
            1 => Ok(usize::MAX),
            2..16 => self.input.int_in_range(end.saturating_sub(1)..=end.saturating_add(1)),
            _ => self.input.int_in_range(0..=end.saturating_sub(1)),
        }
    }

    /// Makes a position, a factor or a speed: any number, also infinite ones and NaN.
    fn number(&mut self) -> Result<f64> {
        let steps = self.n as f64 * (self.n as f64 + 1.0) / 2.0;
        let special = [
            0.0,
            -0.0,
            0.25,
            0.5,
            1.0,
            2.0,
            steps,
            steps - 0.5,
            steps + 1.0,
            self.n as f64,
            -1.0,
            f64::NAN,
            f64::INFINITY,
            f64::NEG_INFINITY,
            f64::MAX,
            f64::MIN_POSITIVE,
        ];
        match self.input.arbitrary::<u8>()? {
            0 => self.input.arbitrary(),
            1..128 => Ok(*self.input.choose(&special)?),
            _ => Ok(steps * f64::from(self.input.arbitrary::<u16>()?) / f64::from(u16::MAX)),
        }
    }

    /// Makes a text: any characters, or a long one.
    fn text(&mut self) -> Result<String> {
        if self.input.arbitrary::<u8>()? == 0x5a {
            let unit = *self.input.choose(&["a", "\n", "\"#", "∞", "🪙", "\u{0}"])?;
            return Ok(unit.repeat(self.input.int_in_range(0..=100_000)?));
        }
        let length = self.input.int_in_range(0..=12)?;
        (0..length).map(|_| self.input.arbitrary::<char>()).collect()
    }

    fn typed_number(&mut self) -> Result<String> {
        let typed = ["", "-", "−", "0", "7", "12", "-5", "1e3", "9999999999999999999999", "x", "+", " 8 "];
        if self.input.ratio(1, 8)? { self.text() } else { Ok((*self.input.choose(&typed)?).to_owned()) }
    }

    fn path(&mut self) -> Result<PathBuf> {
        Ok(self.input.choose(self.paths)?.clone())
    }

    fn question_kind(&mut self) -> Result<QuestionKind> {
        let kinds: Vec<QuestionKind> = BitFlags::all().iter().collect();
        Ok(*self.input.choose(&kinds)?)
    }
}
