//! The Game tab: players, scores, moves and review.

use crate::game::{CountFrom, End, Game, Move, Player, Row, Rule, Scores, Strategy};
use crate::number::{Number, exact};
use crate::wording::rule as of_rule;
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

/// The guaranteed margin as a sum: the margin at the start, what both players threw away, and the margin now.
#[derive(Clone, Copy, Debug)]
pub struct MarginSum {
    pub start: Number,
    pub thrown_away: Scores,
    pub now: Number,
    pub is_over: bool,
    /// Whether both players play as well as they can.
    pub is_guaranteed: bool,
    pub rule: Rule,
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
        let tooltip = if self.rule.shares() { text::margin_sum_tooltip } else { text::margin_sum_alone };
        tooltip(self.name(), self.start, self.thrown_away.first, self.thrown_away.second, self.now)
    }
}

/// Returns the sentences about a player's worst move of a game, which follows `ply` others. Under the classic rule they begin
/// like `First's worst move was move 1, on coins 0…3: taking left (8) was worth 15`.
pub fn worst_move(count_from: CountFrom, game: &Game, ply: usize, made: &Move) -> String {
    let (turn, player, number, points) = (&made.turn, made.turn.player, ply + 1, made.points_lost());
    let (rule, row) = (game.rule(), game.row());
    let (Some(taken), Some(worths), true) = (made.end(), turn.worths(), rule == Rule::CLASSIC) else {
        let what = |taking| of_rule::takes(count_from, row, turn.span, taking);
        let (taken, best) = (what(made.taking), game.best(ply).map(what).unwrap_or_default());
        return if rule.is_alone {
            of_rule::game::worst_move_alone(number, taken, best, points)
        } else {
            of_rule::game::worst_move(player, number, taken, best, points)
        };
    };
    let best = taken.other();
    let coin = |end: End| row.coins()[turn.span.coin_at(end)];
    let (worth, best_worth) = (worths[taken as usize], worths[best as usize]);
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
        player.other(),
        made.thrown_away(),
    )
}

/// Returns the name of a move after `ply` others: `move 1: First takes right 7; left was worth 15, right 22; cost 0`.
/// What its ends were worth may be hidden.
pub fn made_move(count_from: CountFrom, row: &Row, ply: usize, made: &Move, is_hidden: bool) -> String {
    let (number, player) = (ply + 1, made.turn.player);
    let taken = of_rule::takes(count_from, row, made.turn.span, made.taking);
    match made.turn.worths() {
        _ if is_hidden => text::move_alone(number, player, taken),
        Some([left, right]) => text::move_made(number, player, taken, left, right, made.points_lost()),
        None => text::move_of_ring(number, player, taken, made.points_lost()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Line, Players, Table};

    #[test]
    fn the_review_names_the_move_its_coins_and_the_better_end() {
        let line = Line::default().branch(0, End::Left);
        let game = Game::solved(&Table::new("8 15 3 7".parse().unwrap()), Players::default(), line);
        assert_eq!(
            worst_move(CountFrom::Zero, &game, 0, &game.moves().get(0).unwrap()),
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
