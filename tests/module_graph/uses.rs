//! The items of other files that each file uses.

use std::collections::{BTreeMap, BTreeSet};

use syn::visit::{self, Visit};
use syn::{
    Attribute, Block, Expr, ExprCall, ExprPath, ImplItem, Item, ItemMod, ItemUse, Macro, Meta, PatIdent, Stmt,
    Visibility,
};

use crate::modules::{Modules, Sources, Target};
use crate::syntax::{self, is_capital, is_for_tests, is_name, segments, words};

/// The uses between files: the using file, the used file, and the names of the items.
pub type Arrows = BTreeMap<(String, String), BTreeSet<String>>;

/// Returns the arrows between the files, without those of code for tests.
///
/// # Panics
/// As [`Modules::read`] does, or if a path leads to a name that its module does not have. The text then does not
/// compile, or [`Modules`] does not know a rule of the language.
pub fn arrows(sources: &Sources) -> Arrows {
    let (mut modules, files) = Modules::read(sources);
    let mut arrows = Arrows::new();
    let mut missing = BTreeSet::new();
    for file in files {
        let mut uses = Uses { modules: &mut modules, module: file.module, arrows: &mut arrows, missing: &mut missing };
        uses.visit_file(&file.syntax);
    }
    assert!(missing.is_empty(), "the items of these paths were not found: {missing:#?}");
    arrows
}

/// A walk through the code of one file, which collects its arrows.
struct Uses<'a> {
    modules: &'a mut Modules,
    /// The innermost module or block.
    module: usize,
    arrows: &'a mut Arrows,
    missing: &'a mut BTreeSet<String>,
}

impl Uses<'_> {
    /// Adds the arrows of a path. A module gets none: the longer paths through it lead to the items.
    fn note(&mut self, path: &[String]) {
        let from = self.modules.file(self.module).to_owned();
        for target in self.modules.resolve(self.module, path) {
            match target {
                Target::Item { file, name } if file != from => {
                    self.arrows.entry((from.clone(), file)).or_default().insert(name);
                }
                Target::Missing => {
                    self.missing.insert(format!("{from}: {}", path.join("::")));
                }
                Target::Item { .. } | Target::Module(_) | Target::Outside => {}
            }
        }
    }

    /// Adds the arrows of the paths among the words of a macro, which need not be expressions.
    fn note_words(&mut self, words: &[String]) {
        let word = |at: usize| words.get(at).map_or("", String::as_str);
        let mut at = 0;
        while at < words.len() {
            if !is_name(word(at)) {
                at += 1;
                continue;
            }
            let is_member = at > 0 && word(at - 1) == ".";
            let mut path = vec![words[at].clone()];
            at += 1;
            while word(at) == "::" && is_name(word(at + 1)) {
                path.push(words[at + 1].clone());
                at += 2;
            }
            if !is_member && (path.len() > 1 || is_capital(&path[0]) || word(at) == "(") {
                self.note(&path);
            }
        }
    }

    /// Walks through a part of the file that is in an inner module or block.
    fn within(&mut self, module: usize, walk: impl FnOnce(&mut Self)) {
        let outer = std::mem::replace(&mut self.module, module);
        walk(self);
        self.module = outer;
    }
}

impl<'ast> Visit<'ast> for Uses<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        if !is_for_tests(syntax::attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        let attributes = match item {
            ImplItem::Const(item) => &item.attrs,
            ImplItem::Fn(item) => &item.attrs,
            ImplItem::Type(item) => &item.attrs,
            ImplItem::Macro(item) => &item.attrs,
            _ => return,
        };
        if !is_for_tests(attributes) {
            visit::visit_impl_item(self, item);
        }
    }

    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        if let Some((_, items)) = &item.content {
            let child = self.modules.child(self.module, &item.ident.to_string());
            self.within(child, |uses| items.iter().for_each(|item| uses.visit_item(item)));
        }
    }

    fn visit_block(&mut self, block: &'ast Block) {
        let items = block.stmts.iter().filter_map(|statement| match statement {
            Stmt::Item(item) => Some(item),
            _ => None,
        });
        let has_items = items.clone().next().is_some();
        let module = if has_items { self.modules.add_block(self.module, items) } else { self.module };
        self.within(module, |uses| visit::visit_block(uses, block));
    }

    /// Adds arrows for private imports only. A public one gives the item one more address.
    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        for import in syntax::imports(item) {
            if !import.is_public {
                self.note(&import.path);
            }
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.note(&segments(path));
        visit::visit_path(self, path);
    }

    /// Passes over single names in lower case, because they are variables.
    fn visit_expr_path(&mut self, path: &'ast ExprPath) {
        match path.path.get_ident() {
            Some(name) if !is_capital(&name.to_string()) => {}
            _ => visit::visit_expr_path(self, path),
        }
    }

    /// Sees a single name in lower case that is called, because it is a function.
    fn visit_expr_call(&mut self, call: &'ast ExprCall) {
        if let Expr::Path(function) = &*call.func {
            self.visit_path(&function.path);
        }
        visit::visit_expr_call(self, call);
    }

    /// Sees constants in patterns, which are parsed like variables.
    fn visit_pat_ident(&mut self, pattern: &'ast PatIdent) {
        if is_capital(&pattern.ident.to_string()) {
            self.note(&[pattern.ident.to_string()]);
        }
        visit::visit_pat_ident(self, pattern);
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        self.note(&segments(&call.path));
        let words = call.parse_body_with(words).expect("the tokens are balanced");
        self.note_words(&words);
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        match &attribute.meta {
            Meta::List(list) => {
                let words = list.parse_args_with(words).expect("the tokens are balanced");
                self.note_words(&words);
            }
            Meta::NameValue(pair) => self.visit_expr(&pair.value),
            Meta::Path(_) => {}
        }
    }

    /// Passes over the path in `pub(in path)`.
    fn visit_visibility(&mut self, _: &'ast Visibility) {}
}
