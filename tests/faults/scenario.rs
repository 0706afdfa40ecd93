//! What the child does: each scenario writes files in a folder.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use coin_duel::app::job::Waker;
use coin_duel::app::message::{Edit, Message};
use coin_duel::app::notice::Notice;
use coin_duel::app::preferences::Preferences;
use coin_duel::app::{App, Start};
use coin_duel::export::{ExportFormat, ExportRange, ExportRecipe, Framing, Material, PictureStyle};
use coin_duel::game::{Row, Stride};
use coin_duel::session::Session;

/// Something that writes files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scenario {
    /// Saves a changed session over its file.
    Save,
    /// Saves a session to a file that is not there yet.
    SaveNew,
    /// Writes the recovery file over that of an earlier state.
    Recovery,
    /// Exports the steps over an older text.
    ExportText,
    /// Exports a set of numbered pictures over an older, longer set.
    ExportPictures,
    /// Exports an animation over an older one.
    ExportAnimation,
}

/// How a scenario has ended: what was written, or why it was not. Nobody is told how a recovery file was written.
pub type Outcome = Option<Result<(), String>>;

impl Scenario {
    pub const ALL: [Self; 6] =
        [Self::Save, Self::SaveNew, Self::Recovery, Self::ExportText, Self::ExportPictures, Self::ExportAnimation];

    pub fn name(self) -> String {
        format!("{self:?}")
    }

    pub fn from_name(name: &str) -> Self {
        Self::ALL.into_iter().find(|scenario| scenario.name() == name).expect("it is the name of a scenario")
    }

    /// Writes the files that are there before, without any fault.
    pub fn prepare(self, folder: &Path) {
        match self {
            Self::Save => drop(old_session().save(&folder.join("lesson.ron")).expect("the old file is written")),
            Self::SaveNew => {}
            Self::Recovery => {
                let mut app = app(None, Some(folder));
                app.apply(Message::Edit(Edit::Title("Before".to_owned())));
                app.end();
            }
            Self::ExportText => fs::write(folder.join("out.txt"), "an older text\n").expect("the old file is written"),
            Self::ExportPictures => {
                for number in 1..=6 {
                    fs::write(folder.join(format!("out-{number}.png")), format!("older {number}"))
                        .expect("an old file is written");
                }
            }
            Self::ExportAnimation => fs::write(folder.join("out.gif"), "older").expect("the old file is written"),
        }
    }

    /// Prepares the scenario in `folder`. What it returns does the part in which calls fail, and panics if the program
    /// does not stay as it was.
    pub fn start(self, folder: &Path) -> Box<dyn FnOnce() -> Outcome> {
        let file = |name: &str| folder.join(name);
        match self {
            Self::Save => save(app(Some(&file("lesson.ron")), None), &file("lesson.ron")),
            Self::SaveNew => save(app(None, None), &file("new.ron")),
            Self::Recovery => {
                let mut app = app(None, Some(folder));
                app.apply(Message::Edit(Edit::Title("After".to_owned())));
                Box::new(move || {
                    let before = app.state().session();
                    app.keep_work(0.0);
                    app.keep_work(10.0);
                    // It waits until the file is written.
                    app.end();
                    assert_eq!(app.state().session(), before);
                    None
                })
            }
            Self::ExportText => export(&file("out.txt"), ExportFormat::Text, Stride::Cell),
            Self::ExportPictures => export(&file("out.png"), ExportFormat::Png, Stride::Cell),
            Self::ExportAnimation => export(&file("out.gif"), ExportFormat::Gif, Stride::Cell),
        }
    }
}

fn old_session() -> Session {
    // Long enough for several writes.
    let row = Row::new((0..5_000).collect::<Vec<_>>()).expect("it is a row");
    Session::new(row.into())
}

fn app(file: Option<&Path>, data_folder: Option<&Path>) -> App {
    let start =
        Start { file: file.map(Path::to_owned), data_folder: data_folder.map(Path::to_owned), ..Start::default() };
    let mut app = App::new(&start, Preferences::default(), Waker::default());
    wait(&mut app);
    app
}

/// Waits until no file is opened or saved any more. That happens in the background.
pub fn wait(app: &mut App) {
    while app.overlay().is_some() {
        sleep(Duration::from_millis(1));
        app.advance(0.0);
    }
}

fn save(mut app: App, path: &Path) -> Box<dyn FnOnce() -> Outcome> {
    app.apply(Message::Edit(Edit::Title("After".to_owned())));
    let path = path.to_owned();
    Box::new(move || {
        let before = app.state().session();
        app.apply(Message::SaveTo(path));
        wait(&mut app);
        assert_eq!(app.state().session(), before, "the work has changed");
        let errors: Vec<_> = app.notices().iter().filter_map(error_text).collect();
        assert_eq!(errors.is_empty(), !is_unsaved(&app), "{errors:?}");
        Some(if errors.is_empty() { Ok(()) } else { Err(errors.join("; ")) })
    })
}

fn error_text(notice: &Notice) -> Option<&str> {
    notice.is_error.then_some(&*notice.text)
}

fn is_unsaved(app: &App) -> bool {
    app.title().contains('*')
}

fn export(path: &Path, format: ExportFormat, stride: Stride) -> Box<dyn FnOnce() -> Outcome> {
    let material = Material::alone(Session::new("8 15".parse::<Row>().expect("it is a row").into()));
    let style = PictureStyle { framing: Framing::Table, ..PictureStyle::USUAL };
    let request = ExportRecipe { range: ExportRange::All(stride), style, ..ExportRecipe::new(format) };
    let path = path.to_owned();
    // The threads that draw are started before, so that every run numbers the calls in the same way.
    rayon::join(|| (), || ());
    Box::new(move || {
        let written = request.write(&material, &path, &[], &|_, _| ControlFlow::Continue(()));
        Some(match written {
            Ok(ControlFlow::Continue(_)) => Ok(()),
            Ok(ControlFlow::Break(())) => Err("it was stopped".to_owned()),
            Err(error) => Err(error.to_string()),
        })
    })
}
