//! The texts of the page around the program: as functions of a script, and in the files of the page.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use super::{Piece, Text};

/// The folder for the files, if a site is built.
const FOLDER: &str = "COIN_DUEL_SITE";
/// The files with texts in double braces.
const TEMPLATES: [&str; 2] = ["index.html", "manifest.webmanifest"];

/// Writes `texts.js`, which exports an object of functions for each group in the language of the page, the files with texts
/// in them, and the files of each other language, whose names have the version.
pub fn write(texts: &[Text], languages: &[String], others: &[Vec<Text>], version: &str) {
    println!("cargo::rerun-if-env-changed={FOLDER}");
    let Some(folder) = env::var_os(FOLDER) else { return };
    let folder = Path::new(&folder);
    let of_languages = folder.join("languages");
    let _ = fs::remove_dir_all(&of_languages);
    fs::create_dir_all(&of_languages).expect("the folder of the site can be made");
    let put = |path: PathBuf, content: &str| fs::write(path, content).expect("the folder of the site can be written");
    let groups = groups(texts);
    let names = groups.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(", ");
    let mut script = "import { choose } from \"./language.js\";\n\n".to_owned();
    let objects = |script: &mut String, groups: &[(&String, String)], before: &str| {
        for (name, functions) in groups {
            writeln!(script, "{before}{name} = {{\n{functions}}};").unwrap();
        }
    };
    writeln!(script, "const english = {{}};").unwrap();
    objects(&mut script, &groups, "english.");
    writeln!(script, "const others = {{").unwrap();
    for (language, of_language) in languages.iter().zip(others) {
        let name = format!("{language}-{version}");
        writeln!(script, "    {language}: () => import(\"./languages/{name}.js\"),").unwrap();
        let mut other = String::new();
        objects(&mut other, &self::groups(of_language), "export const ");
        put(of_languages.join(format!("{name}.js")), &other);
        // A page has no command line, and has its own texts as a script.
        let patterns = super::table(of_language, texts, |pieces, names, module| {
            if ["cli", "site"].contains(&module) { "[]".to_owned() } else { super::pieces_as_json(pieces, names) }
        });
        put(of_languages.join(format!("{name}.json")), &format!("[{patterns}]"));
        let words = fs::read_to_string(Path::new(super::WORDS).join(format!("{language}.ron")));
        let words = words.expect("a language has its words");
        // Without the comments, which name the files of the lessons.
        let lines = words
            .lines()
            .filter(|line| !line.trim_start().starts_with("// "))
            .map(|line| line.strip_prefix("    ").unwrap_or(line).to_owned() + "\n");
        put(of_languages.join(format!("{name}.ron")), &lines.collect::<String>());
    }
    writeln!(script, "}};").unwrap();
    writeln!(script, "export const language = choose([\"{}\", ...Object.keys(others)]);", super::BASE).unwrap();
    writeln!(script, "const texts = await others[language]?.().catch(() => undefined);").unwrap();
    writeln!(script, "export const {{ {names} }} = texts ?? english;").unwrap();
    put(folder.join("texts.js"), &script);
    for template in TEMPLATES {
        let path = Path::new("assets/web").join(template);
        println!("cargo::rerun-if-changed={}", path.display());
        let mut content = fs::read_to_string(&path).expect("the files of the page can be read");
        for text in of_site(texts) {
            let id = text.name.trim_start_matches("site.");
            content = content.replace(&format!("{{{{{id}}}}}"), &with(text, "{", '"'));
        }
        let all: Vec<_> = std::iter::once(super::BASE).chain(languages.iter().map(String::as_str)).collect();
        let all: Vec<_> = all.into_iter().zip(std::iter::once(texts).chain(others.iter().map(Vec::as_slice))).collect();
        content = content.replace("{{*before}}", &before_the_scripts(&all)).replace("{{*no-script}}", &no_script(&all));
        assert!(!content.contains("{{"), "{template} names a text that is not there");
        put(folder.join(template), &content);
    }
}

/// Returns the texts of the page.
fn of_site(texts: &[Text]) -> impl Iterator<Item = &Text> {
    texts.iter().filter(|text| text.module[0] == "site")
}

/// Returns what the page can say before its scripts are there, as the value of an attribute: an object of texts for each
/// language.
fn before_the_scripts(all: &[(&str, &[Text])]) -> String {
    let object = |(language, texts): &(&str, &[Text])| {
        let is_before = |text: &&Text| text.module.get(1).is_none_or(|group| group == "late");
        let of = of_site(texts).filter(is_before).map(|text| {
            let id = text.name.trim_start_matches("site.");
            format!("{}:{}", super::json_string(id), super::json_string(&with(text, "{", '"')))
        });
        format!("{}:{{{}}}", super::json_string(language), of.collect::<Vec<_>>().join(","))
    };
    let json = format!("{{{}}}", all.iter().map(object).collect::<Vec<_>>().join(","));
    json.replace('&', "&amp;").replace('\'', "&#39;")
}

/// Returns a paragraph for each language, where no script can choose one.
fn no_script(all: &[(&str, &[Text])]) -> String {
    let paragraph = |(language, texts): &(&str, &[Text])| {
        let text = of_site(texts).find(|text| text.name == "site.no-script").expect("the text is there");
        format!("<p lang=\"{language}\">{}</p>", with(text, "{", '"'))
    };
    all.iter().map(paragraph).collect()
}

/// Returns the groups of the texts of the page: the name of each, and its functions.
fn groups(texts: &[Text]) -> Vec<(&String, String)> {
    let mut groups: Vec<(&String, String)> = Vec::new();
    for text in of_site(texts) {
        let Some(name) = text.module.get(1) else { continue };
        if groups.last().is_none_or(|(last, _)| *last != name) {
            groups.push((name, String::new()));
        }
        let function = format!("    {}: (values) => `{}`,\n", camel(&text.function), with(text, "${values.", '`'));
        groups.last_mut().expect("there is one").1.push_str(&function);
    }
    groups
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
