//! The colors of a page: variables of its style sheet, one per role, with the values of each theme.

use std::fmt::Write;

use crate::export::svg::{FAMILY, rgb};
use crate::picture::color_role::{ColorRole, Theme};
use crate::picture::table::REJECTED_OPACITY;

/// Returns the color of a role as a variable: `var(--weak-text)`.
pub fn variable(role: ColorRole) -> String {
    format!("var({})", name(role))
}

/// Returns the name of a role's variable: `--weak-text`, or `--tint-3`.
fn name(role: ColorRole) -> String {
    if let ColorRole::Tint(number) = role {
        return format!("--tint-{}", usize::from(number) % ColorRole::TINTS);
    }
    let mut name = "-".to_owned();
    for character in format!("{role:?}").chars() {
        if character.is_uppercase() {
            name.push('-');
        }
        name.extend(character.to_lowercase());
    }
    name
}

/// Returns the rules that give the variables their values: as the reader's system is set, or as chosen in the page. A
/// print is light.
pub fn style_sheet() -> String {
    let [dark, light, contrast] = [Theme::Dark, Theme::Light, Theme::Contrast].map(values);
    let dark = format!("color-scheme:dark;{dark}");
    let light = format!("color-scheme:light;{light}");
    let contrast = format!("color-scheme:dark;{contrast}");
    let by_system = ":root:not([data-theme])";
    format!(
        ":root{{{light}}}\n\
         @media screen{{\n\
         @media (prefers-color-scheme:dark){{{by_system}{{{dark}}}}}\n\
         @media (prefers-color-scheme:dark) and (prefers-contrast:more){{{by_system}{{{contrast}}}}}\n\
         :root[data-theme=dark]{{{dark}}}\n\
         :root[data-theme=contrast]{{{contrast}}}\n\
         }}\n\
         body{{font-family:{FAMILY};--faded:{REJECTED_OPACITY}}}\n"
    )
}

fn values(theme: Theme) -> String {
    let mut values = String::new();
    for role in ColorRole::ALL {
        write!(values, "{}:{};", name(role), rgb(role, theme)).expect("a string takes all that is written");
    }
    values
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn each_role_has_a_variable_of_its_own_in_each_theme() {
        let names: HashSet<_> = ColorRole::ALL.into_iter().map(name).collect();
        assert_eq!(names.len(), ColorRole::ALL.len());
        assert_eq!(variable(ColorRole::WeakText), "var(--weak-text)");
        assert_eq!(variable(ColorRole::Tint(14)), "var(--tint-2)");
        let sheet = style_sheet();
        for role in ColorRole::ALL {
            for theme in Theme::ALL {
                let value = format!("{}:{};", name(role), rgb(role, theme));
                assert!(sheet.contains(&value), "{value}");
            }
        }
    }
}
