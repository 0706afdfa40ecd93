//! The Game tab: players, scores, moves and review.

use std::cmp::Ordering;

use super::coins::coin;
use crate::game::{CountFrom, End, Misfit, Move, Player, Scores, Strategy};
use crate::number::{exact, group_count};
use crate::wording::names::coins_name;

// The menus of strategies.

/// Returns the name of the menu of a player's strategy for screen readers: `Strategy of First`.
pub fn strategy_of(player: Player) -> String {
    format!("Strategy of {}", player.name())
}

/// Returns the name of a strategy on the closed menu, which is narrow: `seats` instead of `even/odd seats`.
pub fn short_strategy(strategy: Strategy) -> &'static str {
    if strategy == Strategy::Seats { "seats" } else { strategy.name() }
}

/// Returns what a strategy does, without its player: `takes the larger end, left on a tie`.
pub fn strategy_sentence(strategy: Strategy) -> &'static str {
    match strategy {
        Strategy::Optimal => "plays optimally and takes left on a tie",
        Strategy::Greedy => "takes the larger end, left on a tie",
        Strategy::Seats => "takes from the even or the odd seats, whichever hold more in the whole row",
        Strategy::Random { .. } => "takes either end by coin flips from its seed",
        Strategy::Exploiter => {
            "plays the best reply to the other player's rule, knows its coin flips, and treats a person as greedy"
        }
        Strategy::You => "clicks an end",
    }
}

/// Returns what a player does: `First takes the larger end, left on a tie`.
pub fn player_sentence(player: Player, strategy: Strategy) -> String {
    format!("{} {}", player.name(), strategy_sentence(strategy))
}

/// Returns the label of the field of a random player's seed: `First's seed`.
pub fn players_seed(player: Player) -> String {
    format!("{}'s seed", player.name())
}

/// Returns the name of the field of a random player's seed for screen readers: `Seed of First`.
pub fn seed_of(player: Player) -> String {
    format!("Seed of {}", player.name())
}

/// The tooltip of the field of a seed.
pub fn seed_tooltip() -> &'static str {
    "The same seed gives the same coin flip for each move"
}

/// The button that replaces a seed.
pub fn new_seed() -> &'static str {
    "new"
}

/// The tooltip of the button that replaces a seed.
pub fn new_seed_tooltip() -> &'static str {
    "Use a new random seed for other coin flips"
}

/// Returns why a player does not play as chosen: `First plays optimally, not “exploiter”: ` and the reason.
pub fn plays_optimally_instead(player: Player, strategy: Strategy, misfit: Misfit) -> String {
    format!("{} plays optimally, not “{}”: {misfit}.", player.name(), strategy.name())
}

/// Returns that a person is to move: `Your turn, First: click an end, or press ← or →.`
pub fn your_turn(player: Player) -> String {
    format!("Your turn, {}: click an end, or press ← or →.", player.name())
}

/// Returns what both players do: `First takes the larger end, left on a tie; Second clicks an end.`
pub fn both_rules(first: Strategy, second: Strategy) -> String {
    match (first, second) {
        (Strategy::Optimal, Strategy::Optimal) => "Both play optimally and take left on a tie.".to_owned(),
        (first, second) if first.name() == second.name() => format!("Each {}.", strategy_sentence(first)),
        (first, second) => format!("First {}; Second {}.", strategy_sentence(first), strategy_sentence(second)),
    }
}

// The row of coins.

/// Returns whether a coin is taken: `coin 3: 7, taken by First`, or `coin 3: 7, not taken`.
pub fn coin_status(count_from: CountFrom, index: usize, value: i64, taker: Option<Player>) -> String {
    let status = taker.map_or("not taken".to_owned(), |player| format!("taken by {}", player.name()));
    format!("{}, {status}", coin(count_from, index, value))
}

/// Returns the name of a coin of the game for screen readers: `game coin 3: 7, taken by First`.
pub fn game_coin(count_from: CountFrom, index: usize, value: i64, taker: Option<Player>) -> String {
    format!("game {}", coin_status(count_from, index, value, taker))
}

/// Returns the tooltip of a coin that can be taken: `Take the coin at the left end`.
pub fn take_coin_at(end: End) -> String {
    format!("Take the coin at the {} end", end.name())
}

// The score cards.

/// Returns the title of a player's card: `First`, or `First · to move`.
pub fn card_title(player: Player, is_to_move: bool) -> String {
    if is_to_move { format!("{} · to move", player.name()) } else { player.name().to_owned() }
}

/// Returns the score at the end beside the present score: `of 24`. The score at the end is `?` while it is hidden.
pub fn of_score(end: &str) -> String {
    format!("of {end}")
}

/// Returns a player's score and that at the end: `First has 2 of 24, to move`.
pub fn score_of(player: Player, score: i64, end: &str, is_to_move: bool) -> String {
    let turn = if is_to_move { ", to move" } else { "" };
    format!("{} has {} of {end}{turn}", player.name(), exact(score))
}

// The buttons of both ends.

/// Returns the first line of the button of an end: `‹ take 8`, or `take 8 ›`. The coin may be shortened.
pub fn take(end: End, coin: &str) -> String {
    match end {
        End::Left => format!("‹ take {coin}"),
        End::Right => format!("take {coin} ›"),
    }
}

/// Returns the first line of the button of the last coin: `take the last coin, 8`. The coin may be shortened.
pub fn take_last(coin: &str) -> String {
    format!("take the last coin, {coin}")
}

/// Returns what an end is worth, on its button: `worth 22`. The number may be shortened.
pub fn worth(worth: &str) -> String {
    format!("worth {worth}")
}

/// Stands for an end, or for a move, that is best play.
pub fn best() -> &'static str {
    "best"
}

/// Stands on the button of an end that starts a new line.
pub fn what_if() -> &'static str {
    "what if"
}

/// Returns the name of a line: `line 2` for the index 1.
pub fn line(line: usize) -> String {
    format!("line {}", line + 1)
}

/// Returns the name of the button of an end: `Take left: 8, worth 15`. The worth may be hidden.
pub fn take_label(end: End, coin: i64, worth: Option<i64>) -> String {
    let worth = worth.map_or(String::new(), |worth| format!(", worth {}", exact(worth)));
    format!("Take {}: {}{worth}", end.name(), exact(coin))
}

/// Stands below the name of an end while it is secret what the end leads to.
pub fn take_this_end() -> &'static str {
    "Take this end"
}

/// Stands below the name of the end that the shown line takes.
pub fn shown_line_takes_it() -> &'static str {
    "The line on screen takes this end"
}

/// Stands below the name of an end that a person can take.
pub fn your_move() -> &'static str {
    "Your move"
}

/// Returns that another line takes an end: `Line 2 takes this end` for the index 1.
pub fn other_line_takes_it(line: usize) -> String {
    format!("Line {} takes this end", line + 1)
}

/// Stands below the name of an end that no line takes.
pub fn what_if_tooltip() -> &'static str {
    "What if? This move starts a new line"
}

/// Stands in place of the game while its moves would tell what is asked.
pub fn game_later() -> &'static str {
    "The moves of this game would tell the answer. They appear once the table is full."
}

/// The button that shows the game all the same.
pub fn go_to_the_game() -> &'static str {
    "Go to the game"
}

// What best play guarantees.

/// Stands in place of the guaranteed scores while they are hidden.
pub fn guaranteed_later() -> &'static str {
    "Guaranteed scores appear once the table is full."
}

/// Returns an outcome: `First wins 24 to 20`, or `a draw, 4 each`.
pub fn verdict(result: Scores) -> String {
    let Scores { first, second } = result;
    let (winner, more, less) = match first.cmp(&second) {
        Ordering::Equal => return format!("a draw, {} each", exact(first)),
        Ordering::Greater => (Player::First, first, second),
        Ordering::Less => (Player::Second, second, first),
    };
    format!("{} wins {} to {}", winner.name(), exact(more), exact(less))
}

/// Returns the outcome under best play from here: `guaranteed: First wins 24 to 20`. If the players do not both play
/// optimally, it is `with best play from here: First wins 24 to 20`.
pub fn guaranteed(result: Scores, play_optimally: bool) -> String {
    let whose = if play_optimally { "guaranteed" } else { "with best play from here" };
    format!("{whose}: {}", verdict(result))
}

/// Returns the outcome of the game: `game over: First wins 24 to 20`.
pub fn game_over(result: Scores) -> String {
    format!("game over: {}", verdict(result))
}

/// Returns how many moves are found: `finding the moves: 3,000 of 8,000`.
pub fn finding_moves(found: usize, needed: usize) -> String {
    format!("finding the moves: {} of {}", group_count(found), group_count(needed))
}

/// The button that stops finding moves.
pub fn stop() -> &'static str {
    "Stop"
}

/// The tooltip of the button that stops finding moves.
pub fn stop_tooltip() -> &'static str {
    "Stop at the last move found so far (Escape)"
}

// The guaranteed margin.

/// The line of the plot of margins.
pub fn guaranteed_margin() -> &'static str {
    "guaranteed margin"
}

/// The line of the plot of margins that marks a draw.
pub fn a_draw() -> &'static str {
    "a draw"
}

/// The line of the plot of margins that marks the present position.
pub fn now() -> &'static str {
    "now"
}

/// Returns the name of a player's mistakes in the plot of margins: `First throws away`.
pub fn throws_away(player: Player) -> String {
    format!("{} throws away", player.name())
}

/// Returns the plot of margins in words: `Guaranteed margin over the moves: 11 at the start, −3 now`.
pub fn margin_plot(start: i64, now: i64) -> String {
    format!("Guaranteed margin over the moves: {} at the start, {} now", exact(start), exact(now))
}

/// Returns the tooltip of the plot of margins: what it shows, and its numbers.
pub fn margin_plot_tooltip(start: i64, now: i64) -> String {
    format!(
        "First's final lead after each move, if both players play optimally from there on.\n{}",
        margin_plot(start, now)
    )
}

/// The guaranteed margin as a sum: the margin at the start, what both players threw away, and the margin now.
#[derive(Clone, Copy, Debug)]
pub struct MarginSum {
    pub start: i64,
    pub thrown_away: Scores,
    pub now: i64,
    pub is_over: bool,
}

impl MarginSum {
    fn name(self) -> &'static str {
        if self.is_over { "final margin" } else { guaranteed_margin() }
    }

    /// Returns the parts of the sum: `final margin:  11`, `− 14`, `+ 0`, `= −3`.
    pub fn parts(self) -> [String; 4] {
        [
            format!("{}:  {}", self.name(), exact(self.start)),
            format!("− {}", exact(self.thrown_away.first)),
            format!("+ {}", exact(self.thrown_away.second)),
            format!("= {}", exact(self.now)),
        ]
    }

    /// Returns the sum in words: `final margin: the table's 11, minus 14 that First threw away, plus 0 that Second
    /// threw away, is −3`.
    pub fn in_words(self) -> String {
        format!(
            "{}: the table's {}, minus {} that First threw away, plus {} that Second threw away, is {}",
            self.name(),
            exact(self.start),
            exact(self.thrown_away.first),
            exact(self.thrown_away.second),
            exact(self.now)
        )
    }

    /// Returns the tooltip of the sum: the sum in words, and why a point counts twice.
    pub fn tooltip(self) -> String {
        format!(
            "{}.\nEach point that one player loses goes to the other player, so it counts twice in the margin.",
            self.in_words()
        )
    }
}

// The review of a game.

/// The button that shows a worst move.
pub fn show_it() -> &'static str {
    "Show it"
}

/// Returns the name of the button that shows a worst move: `Show the worst move of First`.
pub fn show_worst_move(player: Player) -> String {
    format!("Show the worst move of {}", player.name())
}

/// The tooltip of the button that shows a worst move.
pub fn show_worst_move_tooltip() -> &'static str {
    "Go back to that move and show its cell in the table"
}

/// Returns the praise of a person: `First made no mistake: nobody could have done better.`
pub fn threw_nothing_away(player: Player) -> String {
    format!("{} made no mistake: nobody could have done better.", player.name())
}

/// Stands at the end of a game in which both players played optimally.
pub fn nobody_threw_anything_away() -> &'static str {
    "Nobody threw anything away: neither could have done better."
}

/// Returns the sentences about a player's worst move, which follows `ply` others in a row of these coins. They begin
/// like `First's worst move was move 1, on coins 0…3: taking left (8) was worth 15`.
pub fn worst_move(count_from: CountFrom, ply: usize, made: &Move, coins: &[i64]) -> String {
    let (turn, taken, best) = (&made.turn, made.taken, made.taken.other());
    let coin = |end: End| exact(coins[turn.interval.coin_at(end)]);
    let points = exact(made.points_lost());
    format!(
        "{}'s worst move was move {}, on {}: taking {} ({}) was worth {}, and taking {} ({}) was worth {}. That is \
         {points} less for {} and {points} more for {}, so the margin changed by {}.",
        turn.player.name(),
        ply + 1,
        coins_name(count_from, turn.interval),
        taken.name(),
        coin(taken),
        exact(turn.cell.worth(taken)),
        best.name(),
        coin(best),
        exact(turn.cell.worth(best)),
        turn.player.name(),
        turn.player.other().name(),
        exact(made.thrown_away()),
    )
}

// The number of optimal games. The numbers may be longer than any integer type, so they are passed as text.

/// Names what is counted, in a message that it could not be counted.
pub fn number_of_optimal_games() -> &'static str {
    "The number of optimal games"
}

/// Stands in place of the number while it is counted.
pub fn counting_optimal_games() -> &'static str {
    "Counting the optimal games…"
}

/// Returns why the number of a long row is missing: `Optimal games: counted up to 2,000 coins`.
pub fn optimal_games_counted_up_to(most_coins: usize) -> String {
    format!("Optimal games: counted up to {} coins", group_count(most_coins))
}

/// Stands for a game that is the only optimal one.
pub fn only_optimal_game() -> &'static str {
    "This is the only optimal game"
}

/// Returns which optimal game is shown: `Optimal game 3 of 12`.
pub fn optimal_game(number: &str, count: &str) -> String {
    format!("Optimal game {number} of {count}")
}

/// Stands for one optimal game that is not shown.
pub fn one_optimal_game() -> &'static str {
    "There is 1 optimal game"
}

/// Returns how many optimal games there are: `There are 12 optimal games`.
pub fn optimal_games(count: &str) -> String {
    format!("There are {count} optimal games")
}

// The list of moves.

/// The title of the list of moves.
pub fn moves() -> &'static str {
    "Moves"
}

/// Returns how many moves are played: `3 of 8`.
pub fn played_of(played: usize, all: usize) -> String {
    format!("{} of {}", group_count(played), group_count(all))
}

/// The button that goes to the next mistake.
pub fn next_mistake() -> &'static str {
    "Next mistake"
}

/// The name of the button that removes the line that is shown.
pub fn remove_line() -> &'static str {
    "Remove this line"
}

/// The tooltip of the button that removes the line that is shown.
pub fn remove_line_tooltip() -> &'static str {
    "Remove this line; undo brings it back"
}

/// Returns which line is shown: `line 2 of 3` for the index 1.
pub fn line_of(line: usize, lines: usize) -> String {
    format!("line {} of {lines}", line + 1)
}

/// The heading of the column of players.
pub fn player_heading() -> &'static str {
    "player"
}

/// The heading of the column of coins that are taken.
pub fn takes_heading() -> &'static str {
    "takes"
}

/// Returns the tooltip of a heading of a column of worths: `How much the player could still score by taking left`.
pub fn worth_tooltip(end: End) -> &'static str {
    match end {
        End::Left => "How much the player could still score by taking left",
        End::Right => "How much the player could still score by taking right",
    }
}

/// The heading of the column of what each move lost.
pub fn lost_heading() -> &'static str {
    "lost"
}

/// Stands beside a move whose ends were worth the same.
pub fn tie() -> &'static str {
    "tie"
}

/// The tooltip of a move that is best play.
pub fn best_tooltip() -> &'static str {
    "No other move would have scored more"
}

/// Stands in place of the move that a person has still to make.
pub fn you_question() -> &'static str {
    "you?"
}

/// Returns the name of a move that a person has still to make, after `ply` others: `move 3: First is to move`.
pub fn waiting_move(ply: usize) -> String {
    format!("move {}: {} is to move", ply + 1, Player::to_move(ply).name())
}

/// Stands for a line that ends where another one goes on.
pub fn stops_here() -> &'static str {
    "stops here"
}

/// Returns the name of a line that stops: `line 2: stops here` for the index 1.
pub fn line_stops_here(line: usize) -> String {
    format!("line {}: {}", line + 1, stops_here())
}

/// Returns the name of another line's move: `line 2: takes left 8 instead, lost 7` for the index 1. What it lost may
/// be hidden.
pub fn line_takes_instead(line: usize, end: End, coin: i64, lost: Option<i64>) -> String {
    let lost = lost.map_or(String::new(), |lost| format!(", lost {}", exact(lost)));
    format!("line {}: takes {} {} instead{lost}", line + 1, end.name(), exact(coin))
}

/// Returns the name of a move after `ply` others: `move 1: First takes right 7; left was worth 15, right 22; lost 0`.
/// What its ends were worth may be hidden.
pub fn made_move(ply: usize, made: &Move, is_hidden: bool) -> String {
    let takes =
        format!("move {}: {} takes {} {}", ply + 1, made.turn.player.name(), made.taken.name(), exact(made.coin));
    if is_hidden {
        return takes;
    }
    let [left, right, lost] = [made.turn.cell.left, made.turn.cell.right, made.points_lost()].map(exact);
    format!("{takes}; left was worth {left}, right {right}; lost {lost}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, Line, Players, Table};

    #[test]
    fn the_verdict_names_the_winner_first() {
        assert_eq!(verdict(Scores { first: 24, second: 20 }), "First wins 24 to 20");
        assert_eq!(verdict(Scores { first: 47, second: 101 }), "Second wins 101 to 47");
        assert_eq!(verdict(Scores { first: 4, second: 4 }), "a draw, 4 each");
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
