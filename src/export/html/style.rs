//! The style of a page: a variable per color role, with its value in each theme, and the looks of the elements.

use std::collections::HashMap;

use crate::export::svg::{FAMILY, rgb};
use crate::picture::color_role::{ColorRole, Theme};
use crate::picture::table::REJECTED_OPACITY;

/// Returns the color of a role as a variable: `var(--weak-text)`.
pub fn variable(role: ColorRole) -> String {
    format!("var({})", name(role))
}

/// Returns the name of a role's variable: `--weak-text`.
fn name(role: ColorRole) -> String {
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
        values.extend([&name(role), ":", &rgb(role, theme), ";"]);
    }
    values
}

/// The looks of the elements in a page, each once, as classes of its style sheet. A table repeats few of them often.
#[derive(Debug, Default)]
pub struct Looks {
    pub rules: String,
    classes: HashMap<String, String>,
}

impl Looks {
    /// The attributes that a style sheet can give an element.
    const ATTRIBUTES: [&str; 10] = [
        "fill",
        "fill-opacity",
        "stroke",
        "stroke-opacity",
        "stroke-width",
        "stroke-dasharray",
        "font-size",
        "font-weight",
        "font-family",
        "text-anchor",
    ];

    /// Returns an element that looks the same, with a class in place of these attributes.
    pub fn classed(&mut self, element: &str) -> String {
        let (tag, rest) = element.split_at(element.find(['/', '>']).unwrap_or(element.len()));
        let mut attributes = tag.split("\" ");
        let mut classed = String::new();
        let mut look = String::new();
        // The first part has the name of the element, too.
        let first = attributes.next().unwrap_or_default();
        let (name, first) = first.split_once(' ').unwrap_or((first, ""));
        for attribute in std::iter::once(first).chain(attributes).filter(|attribute| !attribute.is_empty()) {
            let attribute = attribute.trim_end_matches('"');
            match attribute.split_once("=\"") {
                Some((name @ "font-size", value)) => look.extend([name, ":", value, "px;"]),
                Some((name, value)) if Self::ATTRIBUTES.contains(&name) => {
                    look.extend([name, ":", value, ";"]);
                }
                _ => classed.extend([" ", attribute, "\""]),
            }
        }
        if look.is_empty() {
            return element.to_owned();
        }
        let number = self.classes.len();
        let class = self.classes.entry(look).or_insert_with_key(|look| {
            let class = format!("l{number}");
            self.rules.extend([".", &class, "{", look, "}\n"]);
            class
        });
        format!("{name} class=\"{class}\"{classed}{rest}")
    }
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
        let sheet = style_sheet("{{light}} {{dark}} {{contrast}}");
        for role in ColorRole::ALL {
            for theme in Theme::ALL {
                let value = format!("{}:{};", name(role), rgb(role, theme));
                assert!(sheet.contains(&value), "{value}");
            }
        }
    }

    /// A role that gets another name would lose its color in the page.
    #[test]
    fn the_style_sheet_has_only_variables_of_roles() {
        let roles: HashSet<_> = ColorRole::ALL.into_iter().map(variable).collect();
        let sheet = include_str!("../../../assets/html/page.css");
        let used = sheet.split("var(").skip(1).filter_map(|rest| rest.split_once([')', ','])).map(|(name, _)| name);
        // These are measured by the script.
        let colors = used.filter(|name| !["--above", "--panel-height"].contains(name));
        for color in colors {
            assert!(roles.contains(&format!("var({color})")), "{color}");
        }
    }

    #[test]
    fn an_element_keeps_its_look_and_its_place_as_a_class() {
        let mut looks = Looks::default();
        let text =
            "<text x=\"5\" y=\"6.5\" font-size=\"9\" fill=\"var(--text)\" xml:space=\"preserve\"> a=\"1\" </text>";
        let classed = looks.classed(text);
        assert_eq!(classed, "<text class=\"l0\" x=\"5\" y=\"6.5\" xml:space=\"preserve\"> a=\"1\" </text>");
        assert_eq!(looks.classed("<rect x=\"1\" fill=\"none\" stroke-width=\"2\"/>"), "<rect class=\"l1\" x=\"1\"/>");
        assert_eq!(looks.classed(text), classed);
        assert_eq!(looks.rules, ".l0{font-size:9px;fill:var(--text);}\n.l1{fill:none;stroke-width:2;}\n");
    }
}
