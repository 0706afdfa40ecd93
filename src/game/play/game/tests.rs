use End::*;
use Player::*;
use proptest::prelude::{Strategy as Strategy_, *};

use crate::game::{MAX_VALUE, Strategy};

use super::*;

#[test]
fn on_a_tie_the_left_coin_is_taken() {
    let table = Table::new("9 5 5".parse().unwrap());
    let trace = Trace::of(&table, Interval::new(1, 2)).unwrap();
    assert_eq!(trace.moves().map(|(_, _, coin)| coin).collect::<Vec<_>>(), [1, 2]);
}

proptest! {
    #[test]
    fn the_traced_coins_come_to_fir_and_sec(
        coins in prop::collection::vec(-20..21_i64, 1..14), i in 0..14_usize, length in 1..15_usize,
    ) {
        let n = coins.len();
        let i = i % n;
        let interval = Interval::new(i, (i + length - 1).min(n - 1));
        let table = Table::new(Row::new(coins.clone()).unwrap());
        let (cell, trace) = (table.cell(interval), Trace::of(&table, interval).unwrap());
        let [fir, sec] =
            Player::BOTH.map(|player| trace.coins(player).map(|coin| coins[coin]).sum::<i64>());
        prop_assert_eq!((fir, sec), (cell.fir(), cell.sec()));
        prop_assert_eq!(trace.moves().count(), interval.len());
    }
}

const OPTIMAL: Players = Players { first: Strategy::Optimal, second: Strategy::Optimal };

fn table(text: &str) -> Table {
    Table::new(text.parse().unwrap())
}

fn scores(game: &Game) -> Scores {
    game.scores_after(game.n())
}

/// `player` plays `strategy`, and the other one is a person.
fn against_a_person(player: Player, strategy: Strategy) -> Players {
    Players::default().with(player, strategy).with(player.other(), Strategy::You)
}

/// Every game of `player` with `strategy`: one for each way in which the other player can move.
fn games_against_all(table: &Table, player: Player, strategy: Strategy) -> impl Iterator<Item = Game> {
    all_games(table, player.other(), against_a_person(player, strategy))
}

/// Every game in which `chooser` is the one who chooses: one for each sequence of ends.
fn all_games(table: &Table, chooser: Player, players: Players) -> impl Iterator<Item = Game> {
    let n = table.n();
    let plies: Vec<_> = (0..n).filter(|ply| Player::to_move(*ply) == chooser).collect();
    (0..1_u32 << plies.len()).map(move |code| {
        let end = |number: usize| if code >> number & 1 == 1 { Right } else { Left };
        let choices = plies.iter().enumerate().map(|(number, ply)| (*ply, end(number)));
        Game::solved(table, players, Line::new(choices, n))
    })
}

/// Scores without a table: each move by a rule that sees the coins that are left and the number of the move.
fn played_by_hand(coins: &[i64], mut right: impl FnMut(&[i64], usize) -> bool) -> Scores {
    let (mut rest, mut scores) = (coins, Scores::default());
    for ply in 0..coins.len() {
        let coin;
        (coin, rest) = if right(rest, ply) {
            let (last, rest) = rest.split_last().unwrap();
            (*last, rest)
        } else {
            let (first, rest) = rest.split_first().unwrap();
            (*first, rest)
        };
        scores = scores.with(Player::to_move(ply), coin.into());
    }
    scores
}

#[test]
fn the_game_of_the_design_picture_has_its_moves() {
    let game = Game::solved(&table("8 15 3 7 9 2"), OPTIMAL, Line::default());
    let moves: Vec<_> = game
        .moves
        .iter()
        .map(|m| (m.turn.player, m.end_taken(), m.gain, m.turn.cell().left, m.turn.cell().right, m.thrown_away()))
        .collect();
    assert_eq!(
        moves,
        [
            (First, Right, 2, 20, 24, 0),
            (Second, Left, 8, 20, 20, 0),
            (First, Left, 15, 22, 16, 0),
            (Second, Right, 9, 10, 12, 0),
            (First, Right, 7, 3, 7, 0),
            (Second, Left, 3, 3, 3, 0),
        ]
    );
}

#[test]
fn greedy_scores_the_published_numbers() {
    for (row, first, second) in [
        ("8 15 3 7", 15, 18),
        ("2 2 2 2", 4, 4),
        ("20 30 2 2 2 10", 32, 34),
        ("5 3 7 10", 15, 10),
        ("3 17 2 1", 5, 18),
        ("1 3 100 2", 5, 101),
        ("1 30 100 15 2", 47, 101),
        ("5 4 8 10", 15, 12),
        ("3 9 1 2", 5, 10),
        ("1 100 3", 4, 100),
        ("15 2", 15, 2),
        ("15", 15, 0),
    ] {
        let players = Players { first: Strategy::Greedy, ..OPTIMAL };
        assert_eq!(scores(&Game::solved(&table(row), players, Line::default())), Scores { first, second }, "{row}");
    }
}

#[test]
fn before_the_first_move_the_whole_row_is_there_and_nobody_has_scored() {
    let game = Game::new(&table("4 5"), OPTIMAL, Line::default());
    assert_eq!(game.interval_after(0), Some(Interval::new(0, 1)));
    assert_eq!(game.scores_after(0), Scores::default());
    assert_eq!(game.guaranteed_after(0), Scores { first: 5, second: 4 });
}

#[test]
fn a_mistake_throws_away_the_margin_that_it_loses() {
    // 8 for 15 : 18 instead of 7 for 22 : 11.
    let game = Game::solved(&table("8 15 3 7"), OPTIMAL, Line::default().branch(0, Left));
    assert_eq!(game.moves.get(0).unwrap().thrown_away(), 14);
    assert_eq!((game.guaranteed_after(0).margin(), game.guaranteed_after(1).margin()), (11, -3));
    assert_eq!((game.mistakes(), game.worst(First), game.worst(Second)), (&[0][..], Some(0), None));
    let on_best_path: Vec<_> = game.moves.iter().map(|made| made.turn.is_on_best_path()).collect();
    assert_eq!(on_best_path, [true, false, false, false]);
}

#[test]
fn a_game_waits_for_a_person_but_not_for_the_last_coin() {
    use Strategy::{Greedy, You};
    let table = table("8 15 3 7");
    let game = |first, second, line: &Line| Game::solved(&table, Players { first, second }, line.clone());
    assert_eq!(game(You, Greedy, &Line::default()).end(), 0);
    assert_eq!(game(Greedy, You, &Line::default()).end(), 1);
    let line = Line::default().branch(0, Right);
    assert_eq!(game(You, Greedy, &line).end(), 2);
    assert_eq!(game(You, Greedy, &line.branch(2, Left)).end(), 4);
    let all = Line::new([(0, Left), (1, Right), (2, Left)], 4);
    assert_eq!(game(You, You, &all).end(), 4);
    assert_eq!(game(You, You, &all.before(2)).end(), 2);
    assert_eq!(game(You, You, &all.before(2)).turn(2).unwrap().interval, Interval::new(1, 2));
}

#[test]
fn a_line_departs_from_a_game_where_its_moves_differ_and_not_where_its_choices_do() {
    // Both play right first, whether it is chosen or not.
    let table = table("8 15 3 7");
    let game = |line: &Line| Game::solved(&table, OPTIMAL, line.clone());
    let (main, all_chosen) = (Line::default(), Line::new([(0, Right), (1, Left), (2, Left), (3, Left)], 4));
    assert_eq!(game(&main).departure(&table, &all_chosen), None);
    assert_eq!(game(&all_chosen).shortest_line(&table), main);
    let other = Line::new([(0, Right), (1, Right)], 4);
    assert_eq!(game(&main).departure(&table, &other), Some((1, Some(Right.into()))));
    assert_eq!(game(&other).departure(&table, &all_chosen), Some((1, Some(Left.into()))));
    assert_eq!(game(&other).shortest_line(&table), main.branch(1, Right));

    // A line departs where it waits for a person.
    let players = Players { first: Strategy::You, ..OPTIMAL };
    let one_move = main.branch(0, Left);
    let game = Game::solved(&table, players, one_move.branch(2, Left));
    assert_eq!(game.departure(&table, &one_move), Some((2, None)));
    let waiting = Game::solved(&table, players, one_move.clone());
    assert_eq!(waiting.departure(&table, &one_move.branch(2, Right)), Some((2, Some(Right.into()))));
}

fn row(most: usize) -> impl Strategy_<Value = Vec<i64>> {
    prop::collection::vec(-6..10_i64, 1..=most)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn optimal_never_falls_below_its_guarantee_against_any_moves(coins in row(9)) {
        let table = Table::new(Row::new(coins).unwrap());
        let result = table.result();
        let guaranteed = Scores { first: result.fir().into(), second: result.sec().into() };
        for player in Player::BOTH {
            for game in games_against_all(&table, player, Strategy::Optimal) {
                prop_assert!(scores(&game).of(player) >= guaranteed.of(player));
            }
        }
    }

    #[test]
    fn the_exploiter_does_as_well_as_the_best_of_all_its_sequences(coins in row(9), seed: u64) {
        let table = Table::new(Row::new(coins).unwrap());
        for player in Player::BOTH {
            let ours = |game: &Game| if player == First { scores(game).margin() } else { -scores(game).margin() };
            let others = [Strategy::Optimal, Strategy::Greedy, Strategy::Seats, Strategy::Random { seed }];
            let fits = |other: &Strategy| other.misfit(Rule::CLASSIC, player.other(), Strategy::You, table.n()).is_none();
            for other in others.into_iter().filter(fits) {
                let players = Players::default().with(player.other(), other);
                let best = all_games(&table, player, players.with(player, Strategy::You)).map(|game| ours(&game)).max();
                let players = players.with(player, Strategy::Exploiter);
                let game = Game::solved(&table, players, Line::default());
                prop_assert_eq!(Some(ours(&game)), best, "{:?} against {:?}", player, other);
            }
        }
    }

    #[test]
    fn the_exploiter_expects_a_person_to_play_greedily(coins in row(9)) {
        let table = Table::new(Row::new(coins).unwrap());
        for player in Player::BOTH {
            let against = |other| Players::default().with(player, Strategy::Exploiter).with(player.other(), other);
            let game = Game::solved(&table, against(Strategy::Greedy), Line::default());
            let chosen = game.line_for(&table, against(Strategy::You), table.n());
            prop_assert!(chosen.choices().iter().all(|(ply, _)| Player::to_move(*ply) == player.other()));
        }
    }

    #[test]
    fn even_or_odd_seats_never_score_less_than_half_against_any_moves(mut coins in row(8)) {
        if !coins.len().is_multiple_of(2) {
            coins.push(3);
        }
        let table = Table::new(Row::new(coins).unwrap());
        let most = crate::game::Seats::of(table.row()).richer_sum();
        for game in games_against_all(&table, First, Strategy::Seats) {
            prop_assert_eq!(scores(&game).first, most.into());
            prop_assert!(scores(&game).margin() >= 0);
        }
    }

    #[test]
    fn greedy_takes_the_larger_end_and_random_follows_its_flips_against_any_moves(coins in row(9), seed: u64) {
        let table = Table::new(Row::new(&coins[..]).unwrap());
        let mut rng = <rand::rngs::ChaCha8Rng as rand::SeedableRng>::seed_from_u64(seed);
        let flips: Vec<bool> = coins.iter().map(|_| rand::RngExt::random(&mut rng)).collect();
        for player in Player::BOTH {
            for game in games_against_all(&table, player, Strategy::Greedy) {
                let by_hand = played_by_hand(&coins, |rest, ply| {
                    let is_ours = Player::to_move(ply) == player;
                    if is_ours { rest[rest.len() - 1] > rest[0] } else { game.line().at(ply) == Some(Right.into()) }
                });
                prop_assert_eq!(scores(&game), by_hand);
            }
            for game in games_against_all(&table, player, Strategy::Random { seed }) {
                let by_hand = played_by_hand(&coins, |_, ply| {
                    let is_ours = Player::to_move(ply) == player;
                    if is_ours { flips[ply] } else { game.line().at(ply) == Some(Right.into()) }
                });
                prop_assert_eq!(scores(&game), by_hand);
            }
        }
    }

    #[test]
    fn the_margin_is_the_difference_minus_what_first_plus_what_second_threw_away(coins in row(60), seed: u64) {
        let table = Table::new(Row::new(coins).unwrap());
        let difference = Number::from(table.result().fir() - table.result().sec());
        let strategies = [Strategy::Greedy, Strategy::Random { seed }, Strategy::Random { seed: !seed }];
        for (first, second) in [(0, 1), (1, 2), (2, 0)] {
            let players = Players { first: strategies[first], second: strategies[second] };
            let game = Game::solved(&table, players, Line::default());
            for ply in 0..=table.n() {
                let thrown_away = game.thrown_away_after(ply);
                let margin = difference - thrown_away.first + thrown_away.second;
                prop_assert_eq!(game.guaranteed_after(ply).margin(), margin);
            }
            let thrown_away = game.thrown_away_after(table.n());
            prop_assert_eq!(difference - thrown_away.first + thrown_away.second, scores(&game).margin());
        }
    }

    #[test]
    fn every_move_shows_the_cell_it_is_made_in(coins in prop::collection::vec(-50..51_i64, 1..300), seed: u64) {
        let table = Table::new(Row::new(coins).unwrap());
        for first in [Strategy::Optimal, Strategy::Random { seed }] {
            let game = Game::solved(&table, Players { first, ..OPTIMAL }, Line::default());
            prop_assert_eq!(game.moves().len(), table.n());
            prop_assert_eq!(game.interval_after(table.n()), None);
            for made in game.moves() {
                prop_assert_eq!(*made.turn.cell(), table.cell(made.turn.interval));
                prop_assert_eq!(made.thrown_away() == 0, made.turn.pick().allows(made.end_taken()));
            }
        }
    }

    #[test]
    fn each_move_follows_from_the_one_before_it(
        coins in prop::collection::vec(-50..51_i64, 1..300),
        seed: u64,
        plies in [0..300_usize, 0..300],
    ) {
        let table = Table::new(Row::new(coins.clone()).unwrap());
        let random = |seed| Strategy::Random { seed };
        let players = Players { first: random(seed), second: random(!seed) };
        let game = Game::solved(&table, players, Line::default());
        let moves: Vec<_> = game.moves().iter().collect();
        let (mut interval, mut scores, mut thrown_away) =
            (Some(Interval::whole(coins.len())), Scores::default(), Scores::default());
        for (ply, made) in moves.iter().enumerate() {
            let player = Player::to_move(ply);
            prop_assert_eq!((Some(made.turn.interval), made.turn.player), (interval, player));
            prop_assert_eq!((made.turn.scores, made.turn.thrown_away), (scores, thrown_away));
            prop_assert_eq!(made.gain, coins[made.coin_index(coins.len())].into());
            // One by one they are the same.
            prop_assert_eq!(game.moves().get(ply), Some(*made));
            prop_assert_eq!(game.interval_after(ply), interval);
            interval = made.turn.interval.without(made.end_taken());
            scores = scores.with(player, made.gain);
            thrown_away = thrown_away.with(player, made.thrown_away());
        }
        prop_assert_eq!((game.moves().get(moves.len()), game.moves().last()), (None, moves.last().copied()));
        prop_assert_eq!(game.moves().get(usize::MAX), None);
        let (from, to) = (plies[0].min(plies[1]), plies[0].max(plies[1]));
        let part = moves.iter().copied().skip(from).take(to - from);
        prop_assert!(game.moves().range(from..to).eq(part));
        for (coin, _) in coins.iter().enumerate() {
            for ply in [0, from.min(coins.len()), coins.len()] {
                let taker = moves[..ply].iter().find(|made| made.coin_index(table.n()) == coin).map(|made| made.turn.player);
                prop_assert_eq!(game.taker(ply, coin), taker);
            }
        }
    }

    #[test]
    fn best_play_ends_with_the_scores_of_the_table(coins in prop::collection::vec(-50..51_i64, 1..300)) {
        let table = Table::new(Row::new(coins).unwrap());
        let game = Game::solved(&table, OPTIMAL, Line::default());
        let result = table.result();
        prop_assert_eq!(scores(&game), Scores { first: result.fir().into(), second: result.sec().into() });
        prop_assert!(game.is_optimal());
    }
}

#[test]
fn a_long_game_takes_at_most_sixteen_bytes_for_each_move() {
    // Two players who throw something away in every other move. As many moves as fill the vectors.
    let coins: Vec<i64> = (0..1 << 14).map(|k| k * 7919 % 9973).collect();
    let random = |seed| Strategy::Random { seed };
    let players = Players { first: random(1), second: random(2) };
    let game = Game::solved(&Table::new(Row::new(coins).unwrap()), players, Line::default());
    let of_mistakes = game.mistakes.capacity() * size_of::<u32>();
    assert!(game.mistakes.len() > game.n() / 3);
    assert!(game.moves.bytes() + of_mistakes <= 16 * game.n(), "{} + {of_mistakes}", game.moves.bytes());
}

#[test]
fn no_number_of_a_move_overflows_at_the_limits_of_a_row() {
    for turn in [1, -1] {
        let coins: Vec<i64> = (0..1000).map(|k| if k % 2 == 0 { MAX_VALUE } else { turn * MAX_VALUE }).collect();
        let table = Table::new(Row::new(coins).unwrap());
        let players = Players { first: Strategy::Random { seed: 5 }, ..OPTIMAL };
        let game = Game::solved(&table, players, Line::default());
        assert!(game.moves().iter().all(|made| *made.turn.cell() == table.cell(made.turn.interval)));
    }
}
