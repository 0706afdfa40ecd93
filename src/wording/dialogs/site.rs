//! The dialog that asks for the address that links begin with.

/// The heading.
pub fn heading() -> &'static str {
    "Address of links"
}

/// What the address is.
pub fn explanation() -> &'static str {
    "A link needs the address of a web page with coin-duel. The session stands behind its #, which no server sees."
}

/// The name of the field.
pub fn address() -> &'static str {
    "Address of the web page"
}

/// The example in the empty field.
pub fn example() -> &'static str {
    "https://example.org/coin-duel/"
}

/// What is wrong with what is typed.
pub fn no_address() -> &'static str {
    "An address begins with https:// or http:// and has no spaces."
}

/// The button that keeps the address and copies the link.
pub fn copy_link() -> &'static str {
    "Copy link"
}
