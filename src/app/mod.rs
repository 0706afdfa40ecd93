//! The program without its window: the open session, the user's position in it, and what each message does.
//!
//! Each frame has the same steps. The window advances the time ([`App::advance`]) and turns keys into commands. Its
//! panels read the [`State`](state::State) and leave [`Message`](message::Message)s. After drawing, [`App::apply`]
//! carries out the messages in order. Only time and messages change the state. What only a window can do comes out as
//! [`Effect`](effect::Effect)s. So tests can play a whole session by messages, without a window.
//!
//! | module | holds |
//! | --- | --- |
//! | [`state`] | the data that a frame is drawn from |
//! | [`playback`], [`transport`], [`speed`] | the playheads of fill, game and fusion, and their speed |
//! | [`camera`], [`direction`] | the visible part of the table, and moves in the table |
//! | [`predictions`] | the open question, and the answers so far |
//! | [`preferences`] | the user's preferences, and what is kept with them |
//! | [`panels`] | the panels on both sides of the table |
//! | [`origin`], [`history`] | the file of the session, and undo |
//! | [`row_draft`] | the text in the field of the row |
//! | [`message`], [`command`], [`key`] | what the user can ask for |
//! | `apply` | what each message does |
//! | [`effect`], [`dialog`], [`notice`] | what the window has to do and to show |
//! | [`embed`], [`around`] | a part of the program inside another page, and what that page asks and is told |
//! | [`job`], [`work`], [`background`], [`file_task`] | work in the background |

mod apply;
pub mod around;
pub mod background;
pub mod camera;
pub mod command;
pub mod course;
pub mod dialog;
pub mod direction;
pub mod effect;
pub mod embed;
pub mod export_choices;
pub mod file_task;
pub mod history;
pub mod job;
pub mod key;
pub mod mark;
pub mod message;
pub mod notice;
pub mod origin;
pub mod panels;
pub mod playback;
pub mod predictions;
pub mod preferences;
pub mod presenter;
mod program;
mod restore;
pub mod row_draft;
pub mod shown;
pub mod speed;
pub mod state;
pub mod transport;
pub mod work;

pub use program::{App, Start};
