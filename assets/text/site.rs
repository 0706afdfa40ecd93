//! The texts of the page around the program: as functions of a script, and in the files of the page.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use super::{Piece, Text};

/// The folder for the files, if a site is built.
const FOLDER: &str = "COIN_DUEL_SITE";
/// The files with texts in double braces.
const TEMPLATES: [&str; 2] = ["index.html", "manifest.webmanifest"];

/// Writes `texts.js`, which exports an object of functions for each group, and the files with their texts.
pub fn write(texts: &[Text]) {
    println!("cargo::rerun-if-env-changed={FOLDER}");
    let Some(folder) = env::var_os(FOLDER) else { return };
    let folder = Path::new(&folder);
    fs::create_dir_all(folder).expect("the folder of the site can be made");
    let of_site = || texts.iter().filter(|text| text.module[0] == "site");
    let mut script = String::new();
    let mut groups: Vec<_> = of_site().filter_map(|text| text.module.get(1)).collect();
    groups.dedup();
    for group in groups {
        writeln!(script, "export const {group} = {{").unwrap();
        for text in of_site().filter(|text| text.module.get(1) == Some(group)) {
            writeln!(script, "    {}: (values) => `{}`,", camel(&text.function), with(text, "${values.", '`')).unwrap();
        }
        writeln!(script, "}};").unwrap();
    }
    fs::write(folder.join("texts.js"), script).expect("the folder of the site can be written");
    for template in TEMPLATES {
        let path = Path::new("assets/web").join(template);
        println!("cargo::rerun-if-changed={}", path.display());
        let mut content = fs::read_to_string(&path).expect("the files of the page can be read");
        for text in of_site() {
            let id = text.name.trim_start_matches("site.");
            content = content.replace(&format!("{{{{{id}}}}}"), &with(text, "{", '"'));
        }
        assert!(!content.contains("{{"), "{template} names a text that is not there");
        fs::write(folder.join(template), content).expect("the folder of the site can be written");
    }
}

/// Returns a text whose arguments are names behind `before` and a brace. It can't hold `forbidden`, which would end it.
fn with(text: &Text, before: &str, forbidden: char) -> String {
    let piece = |piece: &Piece| match piece {
        Piece::Text(text) => text.clone(),
        Piece::Argument(name) => format!("{before}{name}}}"),
        _ => panic!("{}: a text of the page only has arguments as they are", text.name),
    };
    let whole: String = text.pieces.iter().map(piece).collect();
    assert!(!whole.contains([forbidden, '\\', '<', '&']), "{} can't hold {forbidden}, \\, < or &", text.name);
    whole
}

/// Returns a name as scripts write it: `notDrawn`.
fn camel(name: &str) -> String {
    let mut words = name.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    first + &words.map(|word| word[..1].to_uppercase() + &word[1..]).collect::<String>()
}
