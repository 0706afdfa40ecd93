//! The largest rows, in one place. Each limit says what it protects: memory, a frame's time, or what a reader can take in.

// ---- The game

/// The largest number of coins of a row.
pub const MAX_COINS: usize = 1_000_000;

/// The longest row whose tables are stored, for a recurrence that is not published. They take 8 bytes for each table and
/// cell: 16 MB each.
pub const MAX_COINS_STORED: usize = 2_000;

/// The longest row whose table is stored under a rule with many moves in each position: of many coins, or in a ring.
pub const MAX_COINS_STORED_BY_COMBS: usize = 1_000;

/// The longest row for which the steps of a recursion are traced one by one, if they have no closed form: some 200,000.
pub const MAX_COINS_OF_TRACED_CALLS: usize = 256;

/// The same if a move takes several coins: up to some 300,000 steps, because a call makes two calls for each move.
pub const MAX_COINS_OF_TRACED_COMBS: usize = 96;

/// The length of the longest row for which all `n(n+1)/2` intervals are visited, as the exploiter does.
pub const MAX_COINS_FOR_ALL_INTERVALS: usize = 2_000;

/// The largest number of coins of the rows of a survey. A chunk of such rows takes about 0.2 seconds.
pub const MAX_SURVEY_COINS: usize = 200;

// ---- What a frame waits for: beyond it, work goes into the background

/// What is seen of a row of at most this many coins is computed within some milliseconds, and a frame waits for it. What
/// is seen of a longer row is computed in the background.
pub const MAX_COINS_AT_ONCE: usize = 50_000;

/// The whole game of a row of at most this many coins is found at once. In a longer row, the moves
/// near the replay are found.
pub const MAX_COINS_SOLVED_AT_ONCE: usize = 20_000;

/// The run of fusion of a row of at most this many coins is computed within a frame.
pub const MAX_COINS_FUSED_AT_ONCE: usize = 50_000;

/// The coins of at most this many are traced. More would take too long within a frame.
pub const MAX_COINS_TRACED: usize = 20_000;

/// The work of a row of at most so many coins is written within a millisecond or two, where there are no threads.
pub const MAX_COINS_WRITTEN_AT_ONCE: usize = 20_000;

// ---- What the window shows

/// The table of a row of at most this many coins is read cell by cell. Of a longer row, a window of 1280 × 800 points
/// shows less than a tenth of the table in legible cells.
pub const MAX_COINS_READ_BY_CELL: usize = 30;

/// The field of a row of more coins is empty.
pub const MAX_COINS_IN_FIELD: usize = 1000;

/// The dialog of random rows shows at most this many coins.
pub const MAX_COINS_SHOWN: usize = 40;

/// A row of more coins has a plot, and its discs no scroll area.
pub const MAX_COINS_IN_SCROLL_AREA: usize = 200;

/// In rows of more coins an index has no room below its coin.
pub const MAX_COINS_WITH_INDEX: usize = 9999;

/// In rows of more coins the marks of the sweeps would touch.
pub const MAX_COINS_WITH_SWEEP_MARKS: usize = 200;

/// The coins of a cell are listed if there are at most this many.
pub const MAX_COINS_OF_CELL: usize = 12;

/// The largest number of coins for which the tree has all calls.
pub const MAX_COINS_IN_WHOLE_TREE: usize = 6;

/// The largest number of coins for which graph and table have all intervals, even if the tree leaves some out.
pub const MAX_COINS_IN_WHOLE_GRAPH: usize = 16;

/// The length of the longest row whose pairs of indices fit on one line below a coin.
pub const MAX_COINS_ON_ONE_LINE: usize = 1000;

// ---- What is kept and copied

/// The coins of all rows that undo keeps, together.
pub const MAX_COINS_KEPT: usize = 5_000_000;

/// The most coins of a row whose cells are copied to the clipboard.
pub const MAX_COINS_COPIED: usize = 1000;

// ---- What the command line prints

/// The longest row whose table is printed. The lines of a longer one would not fit a terminal.
pub const MAX_COINS_OF_PRINTED_TABLE: usize = 12;

/// The longest row whose moves are printed.
pub const MAX_COINS_OF_PRINTED_GAME: usize = 100;

// ---- What is exported

/// The longest row whose table is drawn with numbers. A picture of it holds 32,896 cells. Longer ones are maps.
pub const MAX_COINS_IN_PICTURE: usize = 256;

/// The longest row whose game is drawn. Its moves are computed for each picture.
pub const MAX_COINS_IN_GAME: usize = 20_000;

/// The longest row whose moves are listed.
pub const MAX_COINS_IN_MOVE_LIST: usize = 100_000;

/// The longest row whose steps are listed.
pub const MAX_COINS_IN_STEP_LIST: usize = 1_000;

/// The longest row of an HTML page. Its table has 5,050 cells, and the page some megabytes.
pub const MAX_COINS_IN_PAGE: usize = 100;

/// The longest row of a course of which a page has each step.
pub const MAX_COINS_WITH_STEPS: usize = 32;

/// The longest row in which each cell is asked about. Nobody answers the questions of a longer one, and they would double
/// the page.
pub const MAX_COINS_WITH_ALL_QUESTIONS: usize = 24;

/// The longest row of a worksheet. With numbers of two digits its table is split over ten pages, and its solution over six.
pub const MAX_COINS_OF_WORKSHEET: usize = 64;

/// The most coins of a row for which the plans of all kinds are made. For longer ones, only that of the chosen kind is.
pub const MAX_COINS_FOR_ALL: usize = 64;

/// The longest row whose square table has no room for the legend.
pub const MAX_COINS_WITHOUT_LEGEND_ROOM: usize = 2;
