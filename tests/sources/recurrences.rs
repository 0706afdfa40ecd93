//! Test that no code but that of recurrences themselves asks for one of them: all follows from the definition.

use std::fs;
use std::path::Path;

use syn::visit::{self, Visit};
use syn::{Attribute, BinOp, Expr, ExprBinary, ItemFn, ItemMod, Meta, Pat, Path as Name};

/// The constants of `Recurrence` that comparisons and patterns name.
#[derive(Default)]
struct Comparisons(Vec<String>);

fn is_test(attributes: &[Attribute]) -> bool {
    let tests = |meta: &Meta| matches!(meta, Meta::List(list) if list.tokens.to_string() == "test");
    attributes.iter().any(|attribute| attribute.path().is_ident("cfg") && tests(&attribute.meta))
}

/// Returns the constant, if this is `Recurrence::DIFFERENCE` or another one.
fn recurrence_of(name: &Name) -> Option<String> {
    let parts: Vec<_> = name.segments.iter().map(|part| part.ident.to_string()).collect();
    let is_constant = |part: &str| part.chars().all(|char| char.is_ascii_uppercase() || char == '_');
    match &parts[..] {
        [.., of, constant] if of == "Recurrence" && is_constant(constant) && constant != "PUBLISHED" => {
            Some(constant.clone())
        }
        _ => None,
    }
}

impl<'ast> Visit<'ast> for Comparisons {
    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        if !is_test(&item.attrs) {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        if !is_test(&item.attrs) {
            visit::visit_item_fn(self, item);
        }
    }

    fn visit_expr_binary(&mut self, binary: &'ast ExprBinary) {
        if matches!(binary.op, BinOp::Eq(_) | BinOp::Ne(_)) {
            for side in [&binary.left, &binary.right] {
                if let Expr::Path(path) = &**side {
                    self.0.extend(recurrence_of(&path.path));
                }
            }
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_pat(&mut self, pattern: &'ast Pat) {
        if let Pat::Path(path) = pattern {
            self.0.extend(recurrence_of(&path.path));
        }
        visit::visit_pat(self, pattern);
    }
}

fn comparisons(text: &str) -> Vec<String> {
    let mut found = Comparisons::default();
    found.visit_file(&syn::parse_file(text).unwrap());
    found.0
}

fn check(folder: &Path) {
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        let is_left_out = path.ends_with("src/game/recurrence") || path.file_stem().unwrap() == "tests";
        if is_left_out {
            continue;
        }
        if path.is_dir() {
            check(&path);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            assert_eq!(comparisons(&fs::read_to_string(&path).unwrap()), Vec::<String>::new(), "{}", path.display());
        }
    }
}

#[test]
fn no_code_compares_with_one_recurrence() {
    check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
}

#[test]
fn comparisons_are_found() {
    let text = "fn f(r: Recurrence) -> bool { match r { Recurrence::FIR_SEC => r == Recurrence::MY_TURN, _ => g(Recurrence::DIFFERENCE) } }
                #[cfg(test)] mod tests { fn f() -> bool { r != Recurrence::MY_TURN } }";
    assert_eq!(comparisons(text).len(), 2);
}
