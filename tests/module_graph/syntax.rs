//! What the checks read of the syntax of Rust, without knowing any module.

use std::collections::BTreeSet;

use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::{
    Attribute, Ident, Item, Lifetime, Meta, Token, UseTree, Visibility, braced, bracketed, parenthesized, token,
};

/// The name under which the binary uses the library.
pub const LIBRARY: &str = "coin_duel";

/// One path of a `use` item.
pub struct Import {
    pub path: Vec<String>,
    /// The name in the importing module. A glob has none.
    pub name: Option<String>,
    /// Whether it has any visibility, such as `pub` or `pub(super)`.
    pub is_public: bool,
}

/// Returns the imports of a `use` item, one for each name.
pub fn imports(item: &syn::ItemUse) -> Vec<Import> {
    let is_public = !matches!(item.vis, Visibility::Inherited);
    let mut found = Vec::new();
    collect(&item.tree, &mut Vec::new(), &mut |path, name| {
        // `self` in braces stands for the module before them.
        let is_itself = path.len() > 1 && path.last().is_some_and(|last| last == "self");
        let path = &path[..path.len() - usize::from(is_itself)];
        let name = if is_itself && name.as_deref() == Some("self") { path.last().cloned() } else { name };
        found.push(Import { path: rooted(item.leading_colon.is_some(), path), name, is_public });
    });
    found
}

fn collect(tree: &UseTree, path: &mut Vec<String>, found: &mut impl FnMut(&[String], Option<String>)) {
    let mut name_it = |ident: &syn::Ident, name: Option<String>| {
        path.push(ident.to_string());
        found(path, name);
        path.pop();
    };
    match tree {
        UseTree::Name(tree) => name_it(&tree.ident, Some(tree.ident.to_string())),
        UseTree::Rename(tree) => name_it(&tree.ident, Some(tree.rename.to_string())),
        UseTree::Glob(_) => found(path, None),
        UseTree::Path(tree) => {
            path.push(tree.ident.to_string());
            collect(&tree.tree, path, found);
            path.pop();
        }
        UseTree::Group(group) => group.items.iter().for_each(|tree| collect(tree, path, found)),
    }
}

/// Returns the segments of a path.
pub fn segments(path: &syn::Path) -> Vec<String> {
    let names: Vec<_> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
    rooted(path.leading_colon.is_some(), &names)
}

/// Puts an empty name, which nothing has, before a path that begins with `::` and leads to another crate.
fn rooted(has_colons: bool, path: &[String]) -> Vec<String> {
    let is_outside = has_colons && path.first().is_some_and(|first| first != LIBRARY);
    is_outside.then(String::new).into_iter().chain(path.iter().cloned()).collect()
}

/// Whether a name begins like that of a type, a variant or a constant.
pub fn is_capital(name: &str) -> bool {
    name.starts_with(char::is_uppercase)
}

/// Whether something is compiled only for tests.
pub fn is_for_tests(attributes: &[Attribute]) -> bool {
    fn needs_test(condition: &Meta) -> bool {
        let parts = |list: &syn::MetaList| {
            list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated).unwrap_or_default()
        };
        match condition {
            Meta::Path(path) => path.is_ident("test"),
            Meta::List(list) if list.path.is_ident("all") => parts(list).iter().any(needs_test),
            Meta::List(list) if list.path.is_ident("any") => parts(list).iter().all(needs_test),
            _ => false,
        }
    }
    let mut conditions = attributes.iter().filter(|attribute| attribute.path().is_ident("cfg"));
    conditions.any(|condition| condition.parse_args().is_ok_and(|condition| needs_test(&condition)))
}

/// Returns the attributes of an item.
pub fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::ForeignMod(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::TraitAlias(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

/// Returns all names in the code of a file, without those in strings and comments.
///
/// # Panics
/// If the text can't be split into tokens.
pub fn names(text: &str) -> BTreeSet<String> {
    let words = words.parse_str(text).expect("the text is Rust");
    words.into_iter().filter(|word| is_name(word)).collect()
}

/// Whether a word is a name or a keyword.
pub fn is_name(word: &str) -> bool {
    word.starts_with(|first: char| first == '_' || first.is_alphabetic())
}

/// Returns the names in a stream of tokens, and `::`, `.` and `(`. Every other sign is an empty word.
pub fn words(input: ParseStream) -> syn::Result<Vec<String>> {
    let mut found = Vec::new();
    while !input.is_empty() {
        let inside;
        if input.peek(token::Paren) {
            parenthesized!(inside in input);
            found.push("(".to_owned());
            found.extend(words(&inside)?);
        } else if input.peek(token::Bracket) {
            bracketed!(inside in input);
            found.extend(words(&inside)?);
        } else if input.peek(token::Brace) {
            braced!(inside in input);
            found.extend(words(&inside)?);
        } else if input.peek(Lifetime) {
            input.parse::<Lifetime>()?;
        } else if input.peek(Ident::peek_any) {
            found.push(input.call(Ident::parse_any)?.to_string());
            continue;
        } else if input.peek(Token![::]) {
            input.parse::<Token![::]>()?;
            found.push("::".to_owned());
            continue;
        } else if input.peek(Token![..]) {
            input.parse::<Token![..]>()?;
        } else if input.peek(Token![.]) {
            input.parse::<Token![.]>()?;
            found.push(".".to_owned());
            continue;
        } else {
            input.step(|cursor| {
                let (_, rest) = cursor.token_tree().ok_or_else(|| cursor.error("a token"))?;
                Ok(((), rest))
            })?;
        }
        // A path does not go on behind this sign.
        found.push(String::new());
    }
    Ok(found)
}
