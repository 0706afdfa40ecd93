//! The Game tab: players, scores, moves and review.

use crate::game::{CountFrom, End, Move, Player, Scores, Strategy};
use crate::number::exact;
use crate::wording::text::names::strategy;
use crate::wording::text::panels::game as text;

pub use strategy::short as short_strategy;
pub use text::*;

/// Returns what a player does: `First takes the larger end, left on a tie`.
pub fn player_sentence(player: Player, of: Strategy) -> String {
    text::player_sentence(player, strategy::sentence(of))
}

/// Returns what both players do: `First takes the larger end, left on a tie; Second clicks an end.`
pub fn both_rules(first: Strategy, second: Strategy) -> String {
    match (first, second) {
        (Strategy::Optimal, Strategy::Optimal) => text::both_play_optimally().to_owned(),
        (first, second) if first.name() == second.name() => text::each_plays(strategy::sentence(first)),
        (first, second) => text::both_play(strategy::sentence(first), strategy::sentence(second)),
    }
}

/// Returns which of several lines is shown. The first one is there before a person tries another.
pub fn shown_line(line: usize, lines: usize) -> String {
    match (line, lines) {
        (0, _) => text::first_game().to_owned(),
        (_, 2) => text::your_game().to_owned(),
        _ => text::your_game_of(line, lines - 1),
    }
}

/// Returns an outcome: `First wins 24 to 20`, or `a draw, 4 each`.
pub fn verdict(result: Scores) -> String {
    match result.winner() {
        None => text::draw(result.first),
        Some(winner) => text::wins(winner, result.of(winner), result.of(winner.other())),
    }
}

/// The guaranteed margin as a sum: the margin at the start, what both players threw away, and the margin now.
#[derive(Clone, Copy, Debug)]
pub struct MarginSum {
    pub start: i64,
    pub thrown_away: Scores,
    pub now: i64,
    pub is_over: bool,
    /// Whether both players play as well as they can.
    pub is_guaranteed: bool,
}

impl MarginSum {
    fn name(self) -> &'static str {
        if self.is_over { text::final_margin() } else { text::guaranteed_margin() }
    }

    /// Returns who is ahead at the end, and by how much: `First will win by 11`.
    pub fn outcome(self) -> String {
        let winner = if self.now > 0 { Player::First } else { Player::Second };
        let points = exact(self.now.abs());
        match (self.now, self.is_over, self.is_guaranteed) {
            (0, true, _) => text::was_a_draw().to_owned(),
            (0, false, true) => text::will_be_a_draw().to_owned(),
            (0, false, false) => text::can_be_a_draw().to_owned(),
            (_, true, _) => text::won_by(winner, points),
            (_, false, true) => text::will_win_by(winner, points),
            (_, false, false) => text::can_win_by(winner, points),
        }
    }

    /// Returns the sum in words: `final margin: the table's 11, minus 14 that First threw away, plus 0 that Second
    /// threw away, is −3`.
    pub fn in_words(self) -> String {
        text::margin_sum(self.name(), self.start, self.thrown_away.first, self.thrown_away.second, self.now)
    }

    /// Returns the tooltip of the sum: the sum in words, and why a point counts twice.
    pub fn tooltip(self) -> String {
        text::margin_sum_tooltip(self.name(), self.start, self.thrown_away.first, self.thrown_away.second, self.now)
    }
}

/// Returns the sentences about a player's worst move, which follows `ply` others in a row of these coins. They begin
/// like `First's worst move was move 1, on coins 0…3: taking left (8) was worth 15`.
pub fn worst_move(count_from: CountFrom, ply: usize, made: &Move, coins: &[i64]) -> String {
    let (turn, taken, best) = (&made.turn, made.taken, made.taken.other());
    let coin = |end: End| coins[turn.interval.coin_at(end)];
    let (worth, best_worth) = (turn.cell.worth(taken), turn.cell.worth(best));
    let (player, other) = (turn.player, turn.player.other());
    let (points, change) = (made.points_lost(), made.thrown_away());
    let number = ply + 1;
    text::worst_move(
        count_from,
        player,
        number,
        turn.interval,
        taken,
        coin(taken),
        worth,
        best,
        coin(best),
        best_worth,
        points,
        other,
        change,
    )
}

/// Returns the name of a move after `ply` others: `move 1: First takes right 7; left was worth 15, right 22; lost 0`.
/// What its ends were worth may be hidden.
pub fn made_move(ply: usize, made: &Move, is_hidden: bool) -> String {
    let (number, player, cell) = (ply + 1, made.turn.player, &made.turn.cell);
    if is_hidden {
        text::move_alone(number, player, made.taken, made.coin)
    } else {
        text::move_made(number, player, made.taken, made.coin, cell.left, cell.right, made.points_lost())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, Line, Players, Table};
    use crate::text::said;

    #[test]
    fn the_verdict_names_the_winner_first() {
        assert_eq!(verdict(Scores { first: 24, second: 20 }), said("panels.game-wins", &["First", "24", "20"]));
        assert_eq!(verdict(Scores { first: 47, second: 101 }), said("panels.game-wins", &["Second", "101", "47"]));
        assert_eq!(verdict(Scores { first: 4, second: 4 }), said("panels.game-draw", &["4"]));
    }

    #[test]
    fn the_review_names_the_move_its_coins_and_the_better_end() {
        let line = Line::default().branch(0, End::Left);
        let game = Game::solved(&Table::new("8 15 3 7".parse().unwrap()), Players::default(), line);
        assert_eq!(
            worst_move(CountFrom::Zero, 0, &game.moves().get(0).unwrap(), &[8, 15, 3, 7]),
            "First's worst move was move 1, on coins 0…3: taking left (8) was worth 15, and taking right (7) was worth \
             22. That is 7 less for First and 7 more for Second, so the margin changed by 14."
        );
    }

    #[test]
    fn players_with_the_same_rule_are_described_together() {
        assert_eq!(both_rules(Strategy::Optimal, Strategy::Optimal), "Both play optimally and take left on a tie.");
        assert_eq!(both_rules(Strategy::Greedy, Strategy::Greedy), "Each takes the larger end, left on a tie.");
        assert_eq!(
            both_rules(Strategy::Greedy, Strategy::You),
            "First takes the larger end, left on a tie; Second clicks an end."
        );
    }
}
