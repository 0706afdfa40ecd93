//! How the lists of recent work name a piece.

use crate::platform::clock;
use crate::session::recent_work::Piece;
use crate::wording::notices;

/// Returns the text of a piece: its first coins, its title and its time.
pub fn text(piece: &Piece) -> String {
    let [time, now] = [piece.id.time_ms, clock::unix_ms()].map(clock::local_time);
    let about = &piece.about;
    notices::recent_work(&about.first_coins, about.coins, &about.title, time, now)
}
