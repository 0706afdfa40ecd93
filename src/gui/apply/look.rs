//! What messages do to how all is shown: the lecture view, the theme, whether things move.

use egui::{Context, ViewportCommand};

use crate::gui::app::App;
use crate::gui::command::Command;
use crate::gui::message::TransportAction;
use crate::gui::state::Lecture;
use crate::gui::theme;
use crate::picture::color_role::Theme;

impl App {
    pub(super) fn lecture(&mut self, ctx: &Context, command: Command) {
        let lecture = self.state.lecture;
        let is_full = lecture.is_some_and(|lecture| lecture.in_full_screen);
        match command {
            Command::Lecture if lecture.is_some() => self.leave_lecture(ctx),
            Command::Lecture => self.enter_lecture(ctx, false),
            Command::FullScreen if is_full => self.leave_lecture(ctx),
            Command::FullScreen => self.enter_lecture(ctx, true),
            Command::StartLecture => {
                self.enter_lecture(ctx, true);
                self.transport(TransportAction::First);
            }
            Command::Spotlight => self.state.spotlight = !self.state.spotlight,
            _ => {
                if let Some(lecture) = &mut self.state.lecture {
                    lecture.is_blank = !lecture.is_blank;
                }
            }
        }
    }

    fn enter_lecture(&mut self, ctx: &Context, in_full_screen: bool) {
        let was_full = self.state.lecture.is_some_and(|lecture| lecture.in_full_screen);
        if in_full_screen && !was_full {
            ctx.send_viewport_cmd(ViewportCommand::Fullscreen(true));
        }
        // No lecture shows it.
        self.state.leave_fusion();
        self.state.lecture = Some(Lecture { in_full_screen: in_full_screen || was_full, is_blank: false });
        // The control that had the focus is out of sight, and Space must not press it.
        leave_focus(ctx);
        self.state.focus_answer();
    }

    /// Shows a blank table again. Whether it was blank.
    pub(super) fn unblank(&mut self) -> bool {
        self.state.lecture.as_mut().is_some_and(|lecture| std::mem::take(&mut lecture.is_blank))
    }

    pub(super) fn leave_lecture(&mut self, ctx: &Context) {
        if self.state.lecture.take().is_some_and(|lecture| lecture.in_full_screen) {
            ctx.send_viewport_cmd(ViewportCommand::Fullscreen(false));
        }
    }

    /// Shows changes at once, in the table and in egui's own controls, or lets them move.
    pub fn set_reduced_motion(&mut self, ctx: &Context, on: bool) {
        self.state.reduced_motion = on;
        theme::set_reduced_motion(ctx, on);
    }
}

/// Takes the focus from the control that has it.
pub(in crate::gui) fn leave_focus(ctx: &Context) {
    ctx.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
}

/// Changes the theme.
pub(super) fn theme(ctx: &Context, command: Command) {
    let theme = match command {
        Command::Dark => Some(Theme::Dark),
        Command::Light => Some(Theme::Light),
        Command::HighContrast => Some(Theme::Contrast),
        Command::NextTheme => {
            let mut from_here = Theme::ALL.into_iter().cycle().skip_while(|theme| *theme != theme::current(ctx));
            from_here.nth(1)
        }
        _ => None,
    };
    theme::choose(ctx, theme);
}
