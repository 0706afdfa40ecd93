//! What is wrong with an answer.
//!
//! An explanation is found by making the known mistakes and looking which of them leads to just this answer. Where
//! several do, the commonest is named: [`Mistake`] lists them in that order.

use super::answer::Answer;
use super::mistake::{Mistake, Slip};
use super::numbers;
use super::question::{Form, Question};
use super::settings::Kind;
use crate::game::{End, Interval, Pick, Recurrence};
use crate::number::exact;
use crate::wording::{self, Sum};

/// What an answer is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    Right,
    Wrong(Slip),
}

impl Question {
    /// Whether `answer` is right, and if not, what is wrong with it. O(1).
    pub fn check(&self, answer: &Answer) -> Verdict {
        let slip = match (self.kind(), answer) {
            (Kind::Sources, Answer::Cells(cells)) => self.slip_of_cells(cells),
            (Kind::End | Kind::BestEnd, Answer::End(pick)) => self.slip_of_end(*pick),
            (Kind::First, Answer::Number(number)) => numbers::slip_of_first(self, *number),
            (Kind::Second, Answer::NumberFrom(number, source)) => numbers::slip_of_second(self, *number, *source),
            _ => Some(Slip::new(Mistake::OtherForm, self.form_sentence())),
        };
        slip.map_or(Verdict::Right, Verdict::Wrong)
    }

    fn form_sentence(&self) -> &'static str {
        match self.form() {
            Form::Cells(_) => "The answer is a choice of cells.",
            Form::End => "The answer is left, right, or both.",
            Form::Number => "The answer is a number.",
            Form::NumberFrom(_) => "The answer is a number and the old value that it was.",
        }
    }

    fn slip_of_cells(&self, cells: &[Interval]) -> Option<Slip> {
        let sources = self.sources();
        if let Some(slip) = cells
            .iter()
            .filter(|cell| !sources.contains(cell))
            .map(|cell| self.slip_of_cell(*cell))
            .min_by_key(|slip| slip.mistake)
        {
            return Some(slip);
        }
        let named = sources.iter().filter(|cell| cells.contains(cell)).count();
        (named < sources.len()).then(|| {
            let sentence = match named {
                0 => format!("No cell is chosen yet; {} are read.", self.count_word()),
                1 => format!("That is one cell of {}.", self.count_word()),
                _ => format!("That is {named} cells of {}.", self.count_word()),
            };
            Slip::new(Mistake::OtherCount, sentence)
        })
    }

    /// What is wrong with a cell that is not read.
    fn slip_of_cell(&self, cell: Interval) -> Slip {
        let whole = self.interval();
        let (name, coins) = (format!("Cell {}", wording::interval_name(cell)), wording::interval_name(whole));
        let taken = whole.len().saturating_sub(cell.len());
        if cell == whole {
            Slip::new(Mistake::TheCellItself, format!("{name} is the cell itself, which is to be written."))
        } else if cell.len() > whole.len() {
            let sentence = format!("{name} has more coins than {coins}, and a pick leaves fewer.");
            Slip::new(Mistake::LongerInterval, sentence)
        } else if !(whole.contains(cell.i) && whole.contains(cell.j)) {
            let sentence = format!("{name} has coins that do not lie in {coins}: no pick leads there.");
            Slip::new(Mistake::OtherCoins, sentence)
        } else if self.recurrence() != Recurrence::TwoAhead && taken == 2 {
            let sentence = format!("{name} is two picks away from {coins}; one pick leads to what is read.");
            Slip::new(Mistake::SkippedOne, sentence)
        } else if taken == 1 {
            let sentence = format!("{name} is one pick away from {coins}: there the other player is to move.");
            Slip::new(Mistake::OnePickShort, sentence)
        } else {
            let due = if self.recurrence() == Recurrence::TwoAhead { "two picks lead" } else { "one pick leads" };
            let sentence = format!("{name} is {taken} picks away from {coins}; {due} to what is read.");
            Slip::new(Mistake::TooFar, sentence)
        }
    }

    fn slip_of_end(&self, answer: Pick) -> Option<Slip> {
        let pick = self.pick();
        let end = answer.end();
        if answer == pick {
            return None;
        }
        Some(match (answer, pick) {
            (Pick::Tie, _) => Slip::new(Mistake::NotATie, self.no_tie_sentence()),
            (_, Pick::Tie) => {
                let [name, other] = [end, end.other()].map(End::name);
                let sentence = format!("Taking {name} is best, but taking {other} is worth as much.");
                Slip::new(Mistake::OneOfTie, sentence)
            }
            _ if self.is_larger_coin(end) => {
                let coin = exact(self.branch(end).coin);
                let sentence = format!(
                    "That is the end with the larger coin, {coin}; what it leaves behind for the other player counts too."
                );
                Slip::new(Mistake::LargerCoin, sentence)
            }
            _ => {
                let sum = Sum::of(self.recurrence(), self.branch(end)).text();
                let sentence = format!("Taking {} comes to {sum}, and the other end is worth more.", end.name());
                Slip::new(Mistake::OtherEnd, sentence)
            }
        })
    }

    fn no_tie_sentence(&self) -> String {
        let [left, right] = self.branches();
        if left.coin == right.coin {
            let coin = exact(left.coin);
            format!("Both coins are {coin}, but what they leave behind differs.")
        } else {
            "The two ends are not worth the same: only one of them is best.".to_owned()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Row;
    use crate::game::Table;
    use crate::game::table::recurrence::Quantity;
    use crate::predict::answer::Source;
    use crate::predict::question::tests::{all_questions, ask, question};
    use proptest::prelude::*;

    const ROW: &str = "8 15 3 7 9 2";

    fn slip(question: &Question, answer: &Answer) -> Slip {
        match question.check(answer) {
            Verdict::Wrong(slip) => slip,
            Verdict::Right => panic!("{} to {} is right", answer.text(), question.text()),
        }
    }

    /// The mistake and the sentence of a wrong answer to a question about cell 1…4.
    fn told(recurrence: Recurrence, kind: Kind, answer: &Answer) -> (Mistake, String) {
        let Slip { mistake, sentence } = slip(&ask(ROW, recurrence, kind, 1, 4), answer);
        (mistake, sentence)
    }

    fn told_of_first(recurrence: Recurrence, number: i64) -> (Mistake, String) {
        told(recurrence, Kind::First, &Answer::Number(number))
    }

    fn told_of_second(
        recurrence: Recurrence,
        number: i64,
        quantity: Quantity,
        i: usize,
        j: usize,
    ) -> (Mistake, String) {
        let source = Source { quantity, interval: Interval::new(i, j) };
        told(recurrence, Kind::Second, &Answer::NumberFrom(number, source))
    }

    fn expect(told: (Mistake, String), mistake: Mistake, sentence: &str) {
        let (made, said) = told;
        assert_eq!((made, said.as_str()), (mistake, sentence));
    }

    #[test]
    fn a_wrong_fir_is_told_how_it_comes_about() {
        let told = |number| told_of_first(Recurrence::FirSec, number);
        expect(
            told(27),
            Mistake::WrongTable,
            "15 + fir[2][4] = 15 + 12 = 27: after the pick the other player is to move, so sec is due.",
        );
        expect(told(7), Mistake::ForgotCoin, "That is sec[2][4] alone; the coin itself counts too.");
        expect(told(15), Mistake::ForgotRest, "That is the coin on the left alone; what is read below counts too.");
        expect(told(16), Mistake::OtherEnd, "That is what taking right is worth; the larger sum counts.");
        expect(
            told(12),
            Mistake::RolesSwapped,
            "That is what the other player scores on 1…4; fir is for the player to move.",
        );
        expect(
            told(10),
            Mistake::ScoreAndLead,
            "That is by how much the player to move is ahead on 1…4; fir is all that they score.",
        );
        expect(
            told(34),
            Mistake::WholeSum,
            "That is all of the coins 1…4 together; the other player takes some of them.",
        );
        expect(
            told(17),
            Mistake::OffBy,
            "Neither sum comes to 17: take a coin and add what is read below or to the left.",
        );
    }

    #[test]
    fn the_larger_coin_is_named_where_it_is_not_the_pick() {
        // 8 + 7 against 7 + 15: the larger coin is on the left.
        let fir = ask("8 15 3 7", Recurrence::FirSec, Kind::First, 0, 3);
        assert_eq!(
            slip(&fir, &Answer::Number(15)),
            Slip::new(
                Mistake::LargerCoin,
                "That is 8 + sec[1][3] = 8 + 7 = 15, for the end with the larger coin; what it leaves behind for the other player counts too."
            )
        );
        for kind in [Kind::End, Kind::BestEnd] {
            let end = ask("8 15 3 7", Recurrence::FirSec, kind, 0, 3);
            assert_eq!(
                slip(&end, &Answer::End(Pick::Left)),
                Slip::new(
                    Mistake::LargerCoin,
                    "That is the end with the larger coin, 8; what it leaves behind for the other player counts too."
                )
            );
        }
    }

    #[test]
    fn below_and_left_swapped_is_told_which_cell_is_which() {
        let fir = ask("8 15 3 7", Recurrence::FirSec, Kind::First, 0, 3);
        // 8 + sec[0][2] = 8 + 15 and 7 + sec[1][3] = 7 + 7.
        let told = |number| slip(&fir, &Answer::Number(number));
        assert_eq!(told(14).mistake, Mistake::Swapped);
        assert_eq!(told(23).sentence, "8 + sec[0][2] = 8 + 15 = 23: taking left leaves 1…3, which is the cell below.");
    }

    #[test]
    fn other_recurrences_have_mistakes_of_their_own() {
        expect(
            told_of_first(Recurrence::Difference, 20),
            Mistake::AddedForSubtracted,
            "15 + d[2][4] = 15 + 5 = 20: what the other player is ahead by is taken from the coin.",
        );
        expect(
            told_of_first(Recurrence::Difference, 22),
            Mistake::ScoreAndLead,
            "That is what the player to move scores on 1…4; d is by how much they are ahead.",
        );
        expect(
            told_of_first(Recurrence::TwoAhead, 24),
            Mistake::MaxForMin,
            "15 + max(F[3][4], F[2][3]) = 15 + max(9, 7) = 24: of what may be left the other player leaves the smaller.",
        );
        expect(
            told_of_first(Recurrence::TwoAhead, 27),
            Mistake::WrongTable,
            "15 + F[2][4] = 15 + 12 = 27: on 2…4 the other player is to move, and their pick comes first.",
        );
        let pair = ask("8 15", Recurrence::TwoAhead, Kind::First, 0, 1);
        assert_eq!(slip(&pair, &Answer::Number(8)).sentence, "That is the coin on the left; the larger one counts.");
        assert_eq!(slip(&pair, &Answer::Number(9)).sentence, "Neither coin is 9: of two coins the larger one counts.");
    }

    #[test]
    fn a_wrong_second_number_is_told_by_its_source() {
        let told = |number, quantity, i, j| told_of_second(Recurrence::FirSec, number, quantity, i, j);
        expect(
            told(7, Quantity::Sec, 2, 4),
            Mistake::WrongTable,
            "7 is sec[2][4], but after the pick the other player is to move, so their old fir is due.",
        );
        expect(
            told(18, Quantity::Fir, 1, 3),
            Mistake::OtherEnd,
            "18 is fir[1][3], but that is left by taking right, which is not the pick.",
        );
        expect(
            told(12, Quantity::Sec, 1, 3),
            Mistake::RightNumberWrongSource,
            "12 is right, but not as the old sec[1][3]: after the pick the other player is to move, so their old fir is \
             due.",
        );
        expect(
            told(13, Quantity::Fir, 2, 4),
            Mistake::RightSourceWrongNumber,
            "It is the old fir[2][4], but that is not 13.",
        );
        expect(
            told(22, Quantity::Fir, 2, 4),
            Mistake::RolesSwapped,
            "That is fir, what the player to move scores on 1…4; sec is for the other player.",
        );
        expect(
            told(27, Quantity::Fir, 2, 4),
            Mistake::AddedCoin,
            "That is 15 + fir[2][4] = 15 + 12 = 27, but the coin goes to who takes it, and sec is for the other player.",
        );
        expect(
            told(9, Quantity::Fir, 1, 3),
            Mistake::OffBy,
            "fir[1][3] is not 9, and that is left by taking right, which is not the pick.",
        );
        expect(
            told_of_second(Recurrence::MyTurn, 18, Quantity::MyTurn, 1, 3),
            Mistake::MaxForMin,
            "18 is f[1][3], but of the two old f the other player leaves me the smaller as my g.",
        );
    }

    #[test]
    fn wrong_cells_are_told_where_they_lie() {
        let told = |recurrence, cells: &[(usize, usize)]| {
            let cells = cells.iter().map(|(i, j)| Interval::new(*i, *j)).collect();
            told(recurrence, Kind::Sources, &Answer::Cells(cells))
        };
        let fir = |cells| told(Recurrence::FirSec, cells);
        expect(fir(&[(1, 4), (2, 4)]), Mistake::TheCellItself, "Cell 1…4 is the cell itself, which is to be written.");
        expect(
            fir(&[(0, 4), (1, 5)]),
            Mistake::LongerInterval,
            "Cell 0…4 has more coins than 1…4, and a pick leaves fewer.",
        );
        expect(
            fir(&[(2, 4), (2, 3)]),
            Mistake::SkippedOne,
            "Cell 2…3 is two picks away from 1…4; one pick leads to what is read.",
        );
        expect(
            fir(&[(2, 4), (3, 5)]),
            Mistake::OtherCoins,
            "Cell 3…5 has coins that do not lie in 1…4: no pick leads there.",
        );
        expect(fir(&[(2, 4)]), Mistake::OtherCount, "That is one cell of two.");
        expect(fir(&[]), Mistake::OtherCount, "No cell is chosen yet; two are read.");
        expect(
            told(Recurrence::TwoAhead, &[(2, 4), (2, 3), (1, 2)]),
            Mistake::OnePickShort,
            "Cell 2…4 is one pick away from 1…4: there the other player is to move.",
        );
        expect(
            told(Recurrence::TwoAhead, &[(4, 4)]),
            Mistake::TooFar,
            "Cell 4 is 3 picks away from 1…4; two picks lead to what is read.",
        );
    }

    #[test]
    fn an_answer_of_another_form_is_told_what_is_asked_for() {
        let question = ask(ROW, Recurrence::FirSec, Kind::Second, 1, 4);
        let expected = Slip::new(Mistake::OtherForm, "The answer is a number and the old value that it was.");
        assert_eq!(slip(&question, &Answer::Number(12)), expected);
    }

    #[test]
    fn ties_are_told_from_what_is_none() {
        let tie = ask("2 2 2 2", Recurrence::FirSec, Kind::BestEnd, 0, 3);
        assert_eq!(
            slip(&tie, &Answer::End(Pick::Left)),
            Slip::new(Mistake::OneOfTie, "Taking left is best, but taking right is worth as much.")
        );
        let no_tie = ask("2 9 1 2", Recurrence::FirSec, Kind::End, 0, 3);
        assert_eq!(
            slip(&no_tie, &Answer::End(Pick::Tie)),
            Slip::new(Mistake::NotATie, "Both coins are 2, but what they leave behind differs.")
        );
    }

    #[test]
    fn the_cells_may_be_named_in_any_order_and_twice() {
        let question = ask(ROW, Recurrence::FirSec, Kind::Sources, 1, 4);
        let cells = [(1, 3), (2, 4), (1, 3)].map(|(i, j)| Interval::new(i, j)).to_vec();
        assert_eq!(question.check(&Answer::Cells(cells)), Verdict::Right);
    }

    /// The numbers that a text states, apart from the places in `fir[1][4]`, `1…4` and `coin 3`.
    fn numbers_in(text: &str) -> Vec<i64> {
        let pieces = text.split('[').map(|piece| piece.split_once(']').map_or(piece, |(_, rest)| rest));
        let text = pieces.collect::<String>().replace('−', "-");
        let words: Vec<_> = text.split(|c: char| c.is_whitespace() || "(),;:.".contains(c)).collect();
        let is_place = |at: usize| at > 0 && words[at - 1] == "coin";
        let numbers = words.iter().enumerate().filter(|(at, _)| !is_place(*at));
        numbers.filter_map(|(_, word)| word.parse().ok()).collect()
    }

    proptest! {
        #[test]
        fn the_right_answer_is_right(coins in prop::collection::vec(-9..20_i64, 2..9)) {
            for question in all_questions(&coins) {
                prop_assert_eq!(question.check(&question.right_answer()), Verdict::Right, "{}", question.text());
                if let (Answer::NumberFrom(number, _), Kind::Second) = (question.right_answer(), question.kind()) {
                    for source in question.right_sources() {
                        prop_assert_eq!(question.check(&Answer::NumberFrom(number, source)), Verdict::Right);
                    }
                }
            }
        }

        #[test]
        fn no_sentence_gives_the_right_number_away(coins in prop::collection::vec(-9..20_i64, 2..9), recurrence in prop::sample::select(&Recurrence::ALL)) {
            let table = Table::new(Row::new(&coins[..]).unwrap());
            let first = question(&table, recurrence, Kind::First, Interval::whole(coins.len()));
            let Answer::Number(right) = first.right_answer() else { unreachable!() };
            // A coin or what is read may happen to be the same number.
            let reads = first.branches().iter().flat_map(|branch| branch.reads().map(|read| read.value).chain([branch.coin]));
            let neighbours = End::BOTH.map(|end| first.neighbour(first.quantities().0, end).value);
            let shown: Vec<_> = reads.chain(neighbours).collect();
            for number in (-150..150).filter(|number| *number != right) {
                let sentence = slip(&first, &Answer::Number(number)).sentence;
                prop_assert!(!numbers_in(&sentence).contains(&right) || shown.contains(&right), "{} for {}", sentence, right);
            }
        }

        #[test]
        fn each_mistake_is_found_where_no_commoner_one_leads_to_the_same_number(coins in prop::collection::vec(-9..20_i64, 2..9)) {
            for question in all_questions(&coins).into_iter().filter(|question| question.kind() == Kind::First) {
                let Answer::Number(right) = question.right_answer() else { unreachable!() };
                let mut taken = vec![right];
                for candidate in numbers::candidates(&question) {
                    if !taken.contains(&candidate.number) {
                        prop_assert_eq!(slip(&question, &Answer::Number(candidate.number)), candidate.slip);
                        taken.push(candidate.number);
                    }
                }
            }
        }

        #[test]
        fn what_is_said_to_be_worth_a_number_is(coins in prop::collection::vec(-9..20_i64, 2..9)) {
            // Every sum that is written out ends with the number that was typed.
            for question in all_questions(&coins).into_iter().filter(|question| question.kind() == Kind::First) {
                for candidate in numbers::candidates(&question) {
                    let stated = numbers_in(&candidate.slip.sentence);
                    prop_assert!(stated.last().is_none_or(|last| *last == candidate.number), "{:?}", candidate);
                }
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]

        #[test]
        fn every_other_answer_is_told_something(coins in prop::collection::vec(-5..9_i64, 2..6)) {
            for question in all_questions(&coins) {
                let right = question.right_answer();
                let answers: Vec<Answer> = match question.form() {
                    Form::Cells(_) => {
                        let n = coins.len();
                        let all = (0..n).flat_map(|i| (i..n).map(move |j| Interval::new(i, j)));
                        all.map(|cell| Answer::Cells(vec![cell])).collect()
                    }
                    Form::End => [Pick::Left, Pick::Right, Pick::Tie].map(Answer::End).to_vec(),
                    Form::Number => (-40..50).chain([i64::MIN, i64::MAX]).map(Answer::Number).collect(),
                    Form::NumberFrom(offered) => {
                        let numbers = (-40..50).chain([i64::MIN, i64::MAX]);
                        numbers.flat_map(|number| offered.map(|source| Answer::NumberFrom(number, source))).collect()
                    }
                };
                for answer in answers {
                    let is_right = match &answer {
                        Answer::NumberFrom(number, source) => {
                            matches!(right, Answer::NumberFrom(right, _) if right == *number)
                                && question.right_sources().contains(source)
                        }
                        answer => *answer == right,
                    };
                    match question.check(&answer) {
                        Verdict::Right => prop_assert!(is_right, "{} to {}", answer.text(), question.text()),
                        Verdict::Wrong(slip) => prop_assert!(!is_right && slip.sentence.ends_with('.'), "{:?}", slip),
                    }
                }
            }
        }
    }
}
