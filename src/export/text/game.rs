//! A game as text: its players, its result and its moves.

use super::error::{TextError, check_length};
use crate::game::{Game, Move, Player, Players, Table};
use crate::number::{exact, group_count};
use crate::wording::errors::export::a_list_of_moves;
use crate::wording::export as wording;

/// The longest row whose moves are listed.
pub const MAX_COINS_IN_MOVE_LIST: usize = 100_000;

/// Returns a game on the row of `table`: the players, the result, and a line for each move made so far.
///
/// O(n) time and memory, some 60 bytes per move.
///
/// # Errors
/// If the row has more than [`MAX_COINS_IN_MOVE_LIST`] coins.
pub fn game(table: &Table, players: Players, game: &Game) -> Result<String, TextError> {
    let n = table.n();
    check_length(a_list_of_moves(), MAX_COINS_IN_MOVE_LIST, n)?;
    let strategies = Player::BOTH.map(|player| players.fitting(player, n));
    Ok(wording::game_heading(table.row(), strategies, game) + &moves(game))
}

/// Returns a line for each move made so far, in columns below their titles.
///
/// A game with mistakes has a column for the points that they lost.
pub fn moves(game: &Game) -> String {
    let titles = wording::move_columns().map(str::to_owned);
    let columns = if game.mistakes().is_empty() { titles.len() - 1 } else { titles.len() };
    let rows: Vec<_> = std::iter::once(titles).chain(game.moves().iter().enumerate().map(columns_of_move)).collect();
    let widest = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or_default();
    let widths: Vec<_> = (0..columns).map(widest).collect();

    let cell = |(column, (text, width)): (usize, (&String, &usize))| match column {
        // Words are aligned to the left, numbers to the right.
        1 | 2 => format!("{text:<width$}"),
        _ => format!("{text:>width$}"),
    };
    let line = |row: &[String; 8]| row.iter().zip(&widths).enumerate().map(cell).collect::<Vec<_>>().join("  ");
    rows.iter().map(|row| line(row).trim_end().to_owned() + "\n").collect()
}

/// Returns the columns of a move.
fn columns_of_move((index, played): (usize, Move)) -> [String; 8] {
    let (turn, after) = (&played.turn, played.scores());
    let lost = if played.points_lost() == 0 { String::new() } else { exact(played.points_lost()) };
    [
        group_count(index + 1),
        turn.player.name().to_owned(),
        wording::takes(&played),
        exact(turn.cell.left),
        exact(turn.cell.right),
        exact(after.first),
        exact(after.second),
        lost,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Line, Row, Strategy};

    fn text_of(row: &str, first: Strategy, second: Strategy) -> String {
        let (table, players) = (Table::new(row.parse().unwrap()), Players { first, second });
        game(&table, players, &Game::solved(&table, players, Line::default())).unwrap()
    }

    #[test]
    fn a_game_with_mistakes_lists_what_they_threw_away() {
        let expected = "\
row      8, 15, 3, 7
players  First greedy, Second optimal
result   First 15, Second 18: Second wins
moves    what left and right are worth to the player to move; both scores after the move; and the points that the move lost
#  player  takes    left  right  First  Second  lost
1  First   left 8     15     22      8       0     7
2  Second  left 15    18     10      8      15
3  First   right 7     3      7     15      15
4  Second  last 3      3      3     15      18
";
        assert_eq!(text_of("8 15 3 7", Strategy::Greedy, Strategy::Optimal), expected);
    }

    #[test]
    fn a_game_that_waits_for_a_person_names_the_player_to_move() {
        let text = text_of("8 15 3 7", Strategy::Optimal, Strategy::You);
        assert!(
            text.contains("players  First optimal, Second you\nresult   First 7, Second 0: Second is to move\n"),
            "{text}"
        );
        assert!(text.ends_with("\n1  First   right 7    15     22      7       0\n"), "{text}");
    }

    #[test]
    fn an_unfitting_player_is_optimal_and_a_random_one_has_its_seed() {
        let text = text_of("1 100 3", Strategy::Seats, Strategy::Random { seed: 7 });
        assert!(text.contains("players  First optimal, Second random (seed 7)\n"), "{text}");
    }

    #[test]
    fn a_game_on_a_row_that_is_too_long_is_refused() {
        let table = Table::new(Row::new(vec![1; MAX_COINS_IN_MOVE_LIST + 1]).unwrap());
        let error =
            game(&table, Players::default(), &Game::new(&table, Players::default(), Line::default())).unwrap_err();
        assert_eq!(error.to_string(), "a list of moves holds at most 100,000 coins; this row has 100,001");
    }
}
