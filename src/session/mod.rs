//! The session: the user's document, how it is looked at, and where its fill and its game stand. It is kept as a RON
//! file.
//!
//! ```ron
//! (
//!     version: 9,
//!     title: "The 8 or the 7",
//!     coins: [8, 15, 3, 7],
//!     first: greedy,
//!     second: random(seed: 7),
//!     lines: [[], [(0, right)]],
//!     recurrence: fir_sec,
//!     fill_order: diagonals,
//!     layout: square,
//!     subject: table,
//!     predict: (kinds: [end, first, second], often: each_sweep),
//!     reading: difference,
//!     lengths: all,
//!     answers: earned,
//!     code: table,
//!     count_from: 0,
//!     zoom: legible,
//!     fill_position: 7.0,
//!     line: 1,
//!     game_position: 2,
//!     stops: [
//!         (at: game(0), ask: best_end, words: "Which end would you take?"),
//!         (at: fill(7.0), note: "Compare the two numbers."),
//!     ],
//! )
//! ```
//!
//! All fields but `version` and `coins` may be left out.
//!
//! `fill_position` is the number of steps of the fill that are done. `line` is the number of the line that is shown,
//! counted from 0, and `game_position` is the number of its moves that are played.
//!
//! Each of the `lines` lists the moves that the players' rules did not make: a person's moves, and moves that were tried
//! instead of a rule. A move is written as the number of moves before it and the end that was taken: `(0, left)`. Under a
//! rule with other moves, it is also `(0, left_coins(2))`, or in a ring `(0, coin(5))`. A session has at most 10,000 lines.
//!
//! Each of the `stops` says where the clicker stops in a lecture, and what is shown there; see [`Stop`]. Only `at` is
//! needed: `fill(3.0)`, `game(2)` or `fusion(12)`.
//!
//! Instead of a list, `coins: "my row.txt"` names a text file with the row. The name is a path from the session's folder
//! to a file inside it, and no link may lead out of the folder. The program reads this file and never writes it. If the
//! session's coins differ from those in the file, they are saved as a list.
//!
//! | field | one of |
//! | --- | --- |
//! | `rule` | left out, or the rule of the game: `classic`, `what_stays`, `up_to(3)`, `any_number`, `fewest_wins`, `rising_prices`, `doubling_prices`, `circle` |
//! | `recurrence` | `fir_sec`, `two_ahead`, `my_turn`, `difference`, or equations: `definition("d[i][j] = …")` |
//! | `fill_order` | `diagonals`, `rows`, `columns`, `recursion` |
//! | `layout` | `square`, `triangle` |
//! | `subject` | `table`, `game`, `calls`, `code`, `fusion`, `players`, `map`: what the stage shows |
//! | `beside` | `None`, or what its second pane shows; a table beside the table is the one of `compared` |
//! | `compared` | `None`, or the table that is compared with this one: `(order: rows)`, or of another row: `(coins: […], order: …)` |
//! | `own` | left out, or the table that is filled by hand, by lines from the diagonal on: `(recurrence: fir_sec, lines: ["8/0 15/. .", "./. .", "."])` |
//! | `build` | left out, or the recurrence that is put together: `(form: fir_sec, gaps: three, blocks: ["sec[i+1][j]", "", ""])` |
//! | `predict` | `None`, or the questions that are asked before a step is shown: `(kinds: […], often: …)` |
//! | `reading` | `difference`, `winner`, `pick`: the meaning of a small cell's color |
//! | `lengths` | `all`, `even`, `odd`: the lengths of the intervals whose small cells are shown |
//! | `answers` | `shown`, `earned`: when the result is shown: at once, or when the table has it |
//! | `code` | `table`, `calls`, `fusion`: what the code is of |
//! | `count_from` | `0`, `1`: the index of the first coin, wherever an index is shown |
//! | `zoom` | `legible`, `whole`, or a cell's height in points: `height(30.0)` |
//! | `kinds` | any of `sources`, `end`, `first`, `second`, `best_end` |
//! | `often` | `each_cell`, `each_sweep`, `now_and_then` |
//! | `first`, `second` | `optimal`, `greedy`, `seats`, `random(seed: 7)`, `exploiter`, `you` |
//!
//! Files of older versions open, too. Their `lecture` is the `subject`, with `tree` for `calls`, and their `tab` stands
//! `beside` it. Their `notes` are words of the first stop, and what they `told` at the end are words of the last one.
//! A field that a version does not have gets the first value listed above.
//!
//! | version | new in it |
//! | --- | --- |
//! | 9 | words of stops in place of `notes` and `told`; `question`, `text` and `build` of a stop; `build`; `own`; `rule`, and moves of many coins in `lines` |
//! | 8 | equations in `recurrence`, `code: calls`, `subject`, `beside`, and the fields below |
//! | 7 | `stops` |
//! | 6 | `told`, `answers`, `code`, `lecture`, `count_from` |
//! | 5 | `reading`, `lengths`, `zoom`; `coins` may name a file |
//! | 4 | `predict` |
//! | 3 | `first`, `second`, `lines` |
//! | 2 | `recurrence`, `layout`, `tab`; more than one `fill_order` |
//!
//! The equations of a `definition` stand on lines of their own, or semicolons are between them; see
//! [`notation`](crate::game::recurrence::notation).
//!
//! There is also room for what this program does not read yet. A file with such a field opens, and a warning names
//! it:
//!
//! | field | is |
//! | --- | --- |
//! | `language` | the language of the texts, as in `en` or `zh-Hans` |
//! | `edition` of a stop | who sees it: `all`, `lecturer`, `students` |

pub mod course;
mod document;
mod error;
mod file;
pub mod link;
pub mod path_text;
mod place;
pub mod recent_work;
pub mod recovery;
mod stop;
mod store;
mod text;
mod view;
pub mod words;

pub use course::{Course, Edition};
pub use document::{Comparison, Difference, Document, OpenedSession, Session, SessionSource};
pub use error::{ContentError, MAX_BYTES, SessionError, Warning, reason};
pub use file::{VERSION, read_kept};
pub use stop::{Fold, MAX_STOPS, Stop, StopPosition, Stops};
pub use text::{ContentHash, FileVersion, RowFile, text_from_bytes, text_of_file};
pub use view::{Answers, CodeSubject, Layout, Reading, Subject, View, Zoom};

#[cfg(test)]
mod tests;
