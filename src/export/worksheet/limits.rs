//! The largest worksheets.

/// The longest row of a worksheet. With numbers of two digits its table is split over ten pages, and its solution over six.
pub const MAX_COINS_OF_WORKSHEET: usize = 64;

/// The most worksheets of a set.
pub const MAX_VARIANTS: usize = 500;

/// The most cells of a sheet that get lines for their sums in a document of text. A page has room for about so many.
pub const MAX_SUMS_IN_TEXT: usize = 24;

/// The most pages of one table.
pub const MAX_PAGES_OF_TABLE: usize = 40;
