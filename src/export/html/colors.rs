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

/// Returns the style sheet with the values of the colors in each theme in the places of `template`.
pub fn style_sheet(template: &str) -> String {
    let themes = [("{{dark}}", Theme::Dark), ("{{light}}", Theme::Light), ("{{contrast}}", Theme::Contrast)];
    let sheet =
        themes.into_iter().fold(template.to_owned(), |sheet, (place, theme)| sheet.replace(place, &values(theme)));
    sheet.replace("{{family}}", FAMILY).replace("{{faded}}", &REJECTED_OPACITY.to_string())
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
        let sheet = style_sheet("{{light}} {{dark}} {{contrast}}");
        for role in ColorRole::ALL {
            for theme in Theme::ALL {
                let value = format!("{}:{};", name(role), rgb(role, theme));
                assert!(sheet.contains(&value), "{value}");
            }
        }
    }
}
