//! The life of the program without drawing: what is open, where it stands, and what each message does to it.
//!
//! A frame goes one way. The window lets time pass ([`App::advance`]) and turns keys into commands. Its panels read the
//! [`State`](state::State) and leave [`Message`](message::Message)s. When all is drawn, [`App::apply`] does what each
//! message asks for, in order. It is the only place that changes anything but by time. What only a window can do comes
//! out as [`Effect`](effect::Effect)s. So a whole session can be played by messages, without a window.
//!
//! | module | holds |
//! | --- | --- |
//! | [`state`] | all that a frame is drawn from |
//! | [`playback`], [`transport`], [`speed`] | the playheads of fill, game and fusion |
//! | [`camera`], [`direction`] | which part of the table is seen, and where one goes in it |
//! | [`predictions`] | the questions before a step, and the answers so far |
//! | [`preferences`] | what belongs to the user |
//! | [`origin`], [`history`] | the session's file, and undo |
//! | [`message`], [`command`], [`shortcut`] | what can be asked for |
//! | `apply` | what each message does |
//! | [`effect`], [`dialog`], [`notice`] | what the window is to do and to show |
//! | [`job`], [`background`] | work beside the frames |

mod apply;
pub mod background;
pub mod camera;
pub mod command;
pub mod dialog;
pub mod direction;
pub mod effect;
pub mod history;
pub mod job;
pub mod message;
pub mod notice;
pub mod origin;
pub mod playback;
pub mod predictions;
pub mod preferences;
mod program;
pub mod shortcut;
pub mod speed;
pub mod state;
pub mod transport;

pub use program::{App, SidePanel, Start};
