//! Tests of the `use` lines: no files use each other in a circle, and folders use each other in one direction.
//!
//! A `use` is followed through re-exports to the file of the module that it names. Re-exports themselves, and what only
//! tests use, do not count. That only the window names egui is the compiler's to say: the rest builds without it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use syn::visit::{self, Visit};
use syn::{Attribute, ItemMod, ItemUse, UseTree, Visibility};

/// The folders and files at the top of the crate in layers, the lowest first. Each may use those of lower layers.
const LAYERS: &[&[&str]] = &[
    &["lib"],
    &["form", "limits", "number", "printable"],
    &["platform"],
    &["game"],
    &["text"],
    &["notation"],
    &["wording"],
    &["listing"],
    &["predict"],
    &["session"],
    &["lessons", "picture"],
    &["export"],
    &["app"],
    &["gui", "cli"],
    &["entry"],
    &["main"],
];

type Name = Vec<String>;

/// The `use` lines of all files, by module. The module of `src/game/row/mod.rs` is `game`, `row`.
#[derive(Default)]
struct Uses {
    /// Each module with what its code uses.
    used: BTreeMap<Name, Vec<Name>>,
    /// The names that a module re-exports, with what they are elsewhere.
    exported: BTreeMap<Name, Name>,
}

/// Reads the `use` lines of one file.
struct Reader<'a> {
    module: Name,
    uses: &'a mut Uses,
}

impl Uses {
    fn read_folder(&mut self, folder: &Path, module: &[String]) {
        for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
            let path = entry.path();
            let stem = path.file_stem().unwrap().to_str().unwrap().to_owned();
            if stem == "tests" {
                continue;
            }
            let is_root = matches!(stem.as_str(), "mod" | "lib");
            let inner: Name = module.iter().cloned().chain((!is_root).then_some(stem)).collect();
            if path.is_dir() && !path.join("Cargo.toml").exists() {
                self.read_folder(&path, &inner);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let file = syn::parse_file(&fs::read_to_string(&path).unwrap()).unwrap();
                self.used.entry(inner.clone()).or_default();
                Reader { module: inner, uses: self }.visit_file(&file);
            }
        }
    }

    /// Returns the module that defines what a path names. `None` for what is of no file of the crate.
    fn definition(&self, path: &[String]) -> Option<&Name> {
        for len in (1..=path.len()).rev() {
            let (name, rest) = path.split_at(len);
            // A module and a function may have the same name. What stands last is the function.
            let module = self.used.get_key_value(name).map(|(module, _)| module);
            match (self.exported.get(name), module) {
                (Some(target), None) => return self.definition(&[target, rest].concat()),
                (Some(target), _) if rest.is_empty() => return self.definition(target).or(module),
                (_, Some(module)) => return Some(module),
                (None, None) => {}
            }
        }
        None
    }

    fn arrows(&self) -> BTreeMap<&Name, BTreeSet<&Name>> {
        let used = |uses: &[Name]| uses.iter().filter_map(|path| self.definition(path)).collect::<BTreeSet<_>>();
        let arrows = self.used.iter().map(|(module, uses)| (module, used(uses)));
        arrows.map(|(module, to)| (module, to.into_iter().filter(|to| *to != module).collect())).collect()
    }
}

impl Reader<'_> {
    fn add(&mut self, tree: &UseTree, mut path: Name, is_export: bool) {
        match tree {
            UseTree::Path(part) => {
                match part.ident.to_string().as_str() {
                    "crate" | "coin_duel" => path.clear(),
                    "self" => path.clone_from(&self.module),
                    "super" if path.is_empty() => path = self.module[..self.module.len() - 1].to_vec(),
                    "super" => drop(path.pop()),
                    name => path.push(name.to_owned()),
                }
                self.add(&part.tree, path, is_export);
            }
            UseTree::Group(group) => group.items.iter().for_each(|item| self.add(item, path.clone(), is_export)),
            UseTree::Name(name) if name.ident == "self" => self.insert(path.clone(), path.last().cloned(), is_export),
            UseTree::Name(name) => {
                path.push(name.ident.to_string());
                self.insert(path, Some(name.ident.to_string()), is_export);
            }
            UseTree::Rename(name) => {
                path.push(name.ident.to_string());
                self.insert(path, Some(name.rename.to_string()), is_export);
            }
            UseTree::Glob(_) => self.insert(path, None, is_export),
        }
    }

    fn insert(&mut self, path: Name, name: Option<String>, is_export: bool) {
        match name.filter(|_| is_export) {
            // A macro that is shown where it is defined.
            Some(name) if path == [&self.module[..], std::slice::from_ref(&name)].concat() => {}
            Some(name) => drop(self.uses.exported.insert([self.module.clone(), vec![name]].concat(), path)),
            None => self.uses.used.get_mut(&self.module).unwrap().push(path),
        }
    }
}

impl Visit<'_> for Reader<'_> {
    fn visit_item_mod(&mut self, item: &ItemMod) {
        let is_test = |attribute: &Attribute| {
            attribute.path().is_ident("cfg")
                && attribute.parse_args::<syn::Path>().is_ok_and(|path| path.is_ident("test"))
        };
        if !item.attrs.iter().any(is_test) {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &ItemUse) {
        let is_export = !matches!(item.vis, Visibility::Inherited);
        self.add(&item.tree, self.module.clone(), is_export);
    }
}

static USES: LazyLock<Uses> = LazyLock::new(|| {
    let mut uses = Uses::default();
    uses.read_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &[]);
    uses
});

#[test]
fn no_files_use_each_other_in_a_circle() {
    let mut arrows = USES.arrows();
    assert!(arrows.values().map(BTreeSet::len).sum::<usize>() > 1000, "the `use` lines are found");
    // What uses nothing that is left is in no circle.
    while let Some(end) = arrows.iter().find(|(_, to)| to.is_empty()).map(|(module, _)| *module) {
        arrows.remove(end);
        for to in arrows.values_mut() {
            to.retain(|module| *module != end);
        }
    }
    assert!(arrows.is_empty(), "in a circle, or above one: {arrows:#?}");
}

#[test]
fn folders_use_only_those_of_lower_layers() {
    let layer = |module: &Name| {
        let top = module.first().map_or("lib", String::as_str);
        LAYERS.iter().position(|layer| layer.contains(&top)).unwrap_or_else(|| panic!("{top} is in no layer"))
    };
    for (from, to) in USES.arrows().into_iter().flat_map(|(from, to)| to.into_iter().map(move |to| (from, to))) {
        assert!(layer(to) < layer(from) || from.first() == to.first(), "{from:?} may not use {to:?}");
    }
}
