//! Why the window could not be opened: one line that says what to do.

use std::{env, fmt};

use winit::error::EventLoopError;

use crate::wording::window;

/// The environment variables that name the display.
const DISPLAYS: [&str; 3] = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"];

/// Why the window could not be opened.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    NoDisplay,
    UnreachableDisplay {
        variable: &'static str,
        value: String,
    },
    /// The display has no usable OpenGL, for this reason.
    NoGraphics(String),
    /// Any other reason.
    Other(String),
}

impl fmt::Display for StartError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoDisplay => formatter.write_str(window::no_display()),
            Self::UnreachableDisplay { variable, value } => {
                formatter.write_str(&window::unreachable_display(variable, value))
            }
            Self::NoGraphics(reason) => formatter.write_str(&window::no_graphics(reason)),
            Self::Other(reason) => formatter.write_str(&window::not_opened(reason)),
        }
    }
}

impl StartError {
    /// Returns the error of a system without an event loop: there is no display, or the one that a variable names can't
    /// be reached. `variable` returns the value of an environment variable.
    fn of_display(variable: impl Fn(&'static str) -> Option<String>) -> Self {
        let set = DISPLAYS.into_iter().find_map(|name| Some((name, variable(name).filter(|value| !value.is_empty())?)));
        set.map_or(Self::NoDisplay, |(variable, value)| Self::UnreachableDisplay { variable, value })
    }
}

impl From<&eframe::Error> for StartError {
    fn from(error: &eframe::Error) -> Self {
        match error {
            // The text of winit would name one of its source files.
            eframe::Error::WinitEventLoop(EventLoopError::Os(_) | EventLoopError::NotSupported(_)) => {
                Self::of_display(|name| env::var_os(name).map(|value| value.to_string_lossy().into_owned()))
            }
            eframe::Error::Glutin(_) | eframe::Error::NoGlutinConfigs(..) | eframe::Error::OpenGL(_) => {
                Self::NoGraphics(one_line(&error.to_string()))
            }
            _ => Self::Other(one_line(&error.to_string())),
        }
    }
}

/// Joins the lines of a text.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_variable_the_display_is_missing() {
        assert_eq!(StartError::of_display(|_| None), StartError::NoDisplay);
        assert_eq!(StartError::of_display(|_| Some(String::new())), StartError::NoDisplay);
    }

    #[test]
    fn the_error_names_a_display_that_cannot_be_reached_and_its_variable() {
        let error = StartError::of_display(|name| (name == "DISPLAY").then(|| ":99".to_owned()));
        assert!(error.to_string().starts_with("the display of DISPLAY=:99 can't be reached"), "{error}");
    }

    #[test]
    fn another_error_of_the_event_loop_does_not_blame_the_display() {
        let error = eframe::Error::WinitEventLoop(EventLoopError::ExitFailure(7));
        assert!(matches!(StartError::from(&error), StartError::Other(_)));
    }
}
