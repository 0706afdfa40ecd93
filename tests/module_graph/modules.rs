//! The modules of the crate, the names in them, and the item that a path leads to.

use std::collections::{BTreeMap, HashMap, HashSet};

use syn::{ForeignItem, Item};

use crate::syntax::{Import, LIBRARY, attributes, imports, is_for_tests};

/// The texts of the source files by their paths from the folder of `Cargo.toml`, like `src/game/row.rs`.
pub type Sources = BTreeMap<String, String>;

/// The module trees of the library and of the binary.
pub struct Modules {
    modules: Vec<Module>,
    /// The library's root.
    library: usize,
}

/// A module in a file, an inline module, or a block of code that declares items.
struct Module {
    /// The path of its file.
    file: String,
    /// The folder of the files of its children.
    folder: String,
    /// The module around it. A root has none.
    parent: Option<usize>,
    /// A block of code. It sees the names around it, and `self` is the module that it is in.
    is_block: bool,
    children: HashMap<String, usize>,
    /// The names of its items, without modules and imports.
    items: HashSet<String>,
    /// Whether a macro writes some of its items. Their names are unknown.
    has_written_items: bool,
    imports: Vec<Import>,
}

/// What a path leads to.
pub enum Target {
    Module(usize),
    /// An item, and the file that defines it.
    Item {
        file: String,
        name: String,
    },
    /// Something that can't be seen: in another crate, or a variant from a glob of an enum.
    Outside,
    /// Nothing: a module on the path has no such name.
    Missing,
}

/// The imports that a search is following, each with its module and the name searched for. They end endless searches.
type Way = Vec<(usize, usize, String)>;

/// A parsed file and its module.
pub struct File {
    pub module: usize,
    pub syntax: syn::File,
}

impl Modules {
    /// Reads the trees that begin at `src/lib.rs` and `src/main.rs`, with the files in them. Modules for tests are
    /// left out.
    ///
    /// # Panics
    /// If a file can't be parsed, if a module has no file, or if an inline module has modules in files.
    pub fn read(sources: &Sources) -> (Self, Vec<File>) {
        let mut all = Self { modules: Vec::new(), library: 0 };
        let mut waiting = Vec::new();
        for root in ["src/lib.rs", "src/main.rs"] {
            if sources.contains_key(root) {
                waiting.push(all.add(root, "src", None, false));
            }
        }
        let mut files = Vec::new();
        while let Some(module) = waiting.pop() {
            let path = &all.modules[module].file;
            let syntax =
                syn::parse_file(&sources[path]).unwrap_or_else(|error| panic!("{path} can't be parsed: {error}"));
            for child in all.declare(module, syntax.items.iter()) {
                let Module { file, folder, .. } = &all.modules[module];
                let found = [format!("{folder}/{child}.rs"), format!("{folder}/{child}/mod.rs")];
                let found = found.into_iter().find(|path| sources.contains_key(path));
                let found = found.unwrap_or_else(|| panic!("there is no file of the module {child} of {file}"));
                let id = all.add(&found, &format!("{folder}/{child}"), Some(module), false);
                all.modules[module].children.insert(child, id);
                waiting.push(id);
            }
            files.push(File { module, syntax });
        }
        (all, files)
    }

    fn add(&mut self, file: &str, folder: &str, parent: Option<usize>, is_block: bool) -> usize {
        self.modules.push(Module {
            file: file.to_owned(),
            folder: folder.to_owned(),
            parent,
            is_block,
            children: HashMap::new(),
            items: HashSet::new(),
            has_written_items: false,
            imports: Vec::new(),
        });
        self.modules.len() - 1
    }

    /// Adds a block of code that declares items.
    pub fn add_block<'a>(&mut self, parent: usize, items: impl Iterator<Item = &'a Item>) -> usize {
        let Module { file, folder, .. } = &self.modules[parent];
        let block = self.add(&file.clone(), &folder.clone(), Some(parent), true);
        self.declare(block, items);
        block
    }

    /// Records the names of items, also those in inline modules. Returns the names of the modules in files of their own.
    fn declare<'a>(&mut self, module: usize, items: impl Iterator<Item = &'a Item>) -> Vec<String> {
        let mut files = Vec::new();
        for item in items.filter(|item| !is_for_tests(attributes(item))) {
            let name = match item {
                Item::Const(item) => &item.ident,
                Item::Enum(item) => &item.ident,
                Item::Fn(item) => &item.sig.ident,
                Item::Static(item) => &item.ident,
                Item::Struct(item) => &item.ident,
                Item::Trait(item) => &item.ident,
                Item::TraitAlias(item) => &item.ident,
                Item::Type(item) => &item.ident,
                Item::Union(item) => &item.ident,
                Item::Macro(item) => {
                    let Some(name) = &item.ident else {
                        self.modules[module].has_written_items = true;
                        continue;
                    };
                    name
                }
                Item::Mod(item) => {
                    let name = item.ident.to_string();
                    if let Some((_, items)) = &item.content {
                        let Module { file, folder, .. } = &self.modules[module];
                        let child = self.add(&file.clone(), &format!("{folder}/{name}"), Some(module), false);
                        let nested = self.declare(child, items.iter());
                        assert!(nested.is_empty(), "the inline module {name} has modules in files: {nested:?}");
                        self.modules[module].children.insert(name, child);
                    } else {
                        files.push(name);
                    }
                    continue;
                }
                Item::Use(item) => {
                    self.modules[module].imports.extend(imports(item));
                    continue;
                }
                // Functions of another language, such as those of a page's script.
                Item::ForeignMod(item) => {
                    let names = item.items.iter().filter_map(|item| match item {
                        ForeignItem::Fn(item) => Some(item.sig.ident.to_string()),
                        _ => None,
                    });
                    self.modules[module].items.extend(names);
                    continue;
                }
                _ => continue,
            };
            self.modules[module].items.insert(name.to_string());
        }
        files
    }

    /// Returns the path of a module's file.
    pub fn file(&self, module: usize) -> &str {
        &self.modules[module].file
    }

    /// Returns the module that `module` declares under a name.
    pub fn child(&self, module: usize, name: &str) -> usize {
        self.modules[module].children[name]
    }

    /// Returns what a path in the code of `module` leads to. It can be more than one target, as when a module and a
    /// function have the same name.
    pub fn resolve(&self, module: usize, path: &[String]) -> Vec<Target> {
        self.follow(module, path, &mut Vec::new())
    }

    fn follow(&self, module: usize, path: &[String], way: &mut Way) -> Vec<Target> {
        let Some((first, mut rest)) = path.split_first() else { return vec![Target::Module(module)] };
        let mut reached = match first.as_str() {
            "crate" => vec![Target::Module(self.root(module))],
            "self" => vec![Target::Module(self.without_blocks(module))],
            "super" => {
                let mut above = self.above(module);
                while let Some(next) = rest.strip_prefix(&["super".to_owned()]) {
                    (above, rest) = (self.above(above), next);
                }
                vec![Target::Module(above)]
            }
            name => match self.look_up(module, name, way) {
                found if !found.is_empty() => found,
                _ if name == LIBRARY => vec![Target::Module(self.library)],
                _ => vec![Target::Outside],
            },
        };
        for name in rest {
            // After an item come its variants and associated items, which make no difference.
            let Some(module) = reached.iter().find_map(|target| match target {
                Target::Module(module) => Some(*module),
                _ => None,
            }) else {
                break;
            };
            reached = self.look_up(module, name, way);
            if reached.is_empty() {
                let Module { file, has_written_items, .. } = &self.modules[module];
                let written = Target::Item { file: file.clone(), name: name.clone() };
                return vec![if *has_written_items { written } else { Target::Missing }];
            }
        }
        reached
    }

    /// Returns what a name stands for in a module. What the module declares or imports by name comes first, then what
    /// its globs import. In a block, the names around it come last.
    fn look_up(&self, id: usize, name: &str, way: &mut Way) -> Vec<Target> {
        let module = &self.modules[id];
        let mut found: Vec<_> = module.children.get(name).map(|child| Target::Module(*child)).into_iter().collect();
        if module.items.contains(name) {
            found.push(Target::Item { file: module.file.clone(), name: name.to_owned() });
        }
        for (index, import) in module.imports.iter().enumerate() {
            if import.name.as_deref() == Some(name) {
                found.extend(self.through(id, index, name, way));
            }
        }
        if found.is_empty() {
            for (index, import) in module.imports.iter().enumerate() {
                if import.name.is_none() {
                    found.extend(self.through(id, index, name, way));
                }
            }
        }
        let is_unknown = found.iter().all(|target| matches!(target, Target::Outside));
        if let (true, true, Some(around)) = (is_unknown, module.is_block, module.parent) {
            found.extend(self.look_up(around, name, way));
        }
        found
    }

    /// Returns what a name stands for that comes from an import.
    fn through(&self, module: usize, index: usize, name: &str, way: &mut Way) -> Vec<Target> {
        let step = (module, index, name.to_owned());
        if way.contains(&step) {
            return Vec::new();
        }
        way.push(step);
        let import = &self.modules[module].imports[index];
        let mut found = Vec::new();
        for target in self.follow(module, &import.path, way) {
            match target {
                _ if import.name.is_some() => found.push(target),
                Target::Module(module) => found.extend(self.look_up(module, name, way)),
                // A private glob of an enum makes its own arrow.
                _ => found.push(Target::Outside),
            }
        }
        way.pop();
        found
    }

    fn root(&self, module: usize) -> usize {
        self.modules[module].parent.map_or(module, |parent| self.root(parent))
    }

    fn without_blocks(&self, module: usize) -> usize {
        match self.modules[module] {
            Module { is_block: true, parent: Some(parent), .. } => self.without_blocks(parent),
            _ => module,
        }
    }

    /// Returns the module that `super` stands for.
    fn above(&self, module: usize) -> usize {
        let module = self.without_blocks(module);
        self.modules[module].parent.unwrap_or(module)
    }
}
