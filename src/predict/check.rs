//! Checks an answer, and explains a wrong one.
//!
//! A wrong answer is compared with the answers that the known mistakes lead to. If several mistakes lead to it, the
//! commonest one is named, in the order of [`Mistake`].

use crate::game::table::derivation::Branch;
use crate::game::{End, Interval, Pick};
use crate::predict::explanation::{self, Explanation, Mistake};
use crate::predict::question::{Answer, AnswerForm, Question};
use crate::predict::settings::QuestionKind;
use crate::wording::predict::{question, reveal};

/// The result of checking an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    Correct,
    Wrong(Explanation),
}

impl Question {
    /// Checks `answer`, and explains it if it is wrong. O(1).
    pub fn check(&self, answer: &Answer) -> Verdict {
        let explanation = match (self.kind(), answer) {
            (QuestionKind::Sources, Answer::Cells(cells)) => self.explain_cells(cells),
            (QuestionKind::End | QuestionKind::BestEnd, Answer::End(pick)) => self.explain_end(*pick),
            (QuestionKind::First, Answer::Number(number)) => explanation::explain_first(self, *number),
            (QuestionKind::Second, Answer::NumberFrom(number, old_value)) => {
                explanation::explain_second(self, *number, *old_value)
            }
            _ => Some(Explanation::new(Mistake::OtherForm, self.form_sentence())),
        };
        explanation.map_or(Verdict::Correct, Verdict::Wrong)
    }

    /// Returns why an answer is wrong, as a sentence. It is empty for a correct answer.
    pub fn explanation_of(&self, answer: &Answer) -> String {
        match self.check(answer) {
            Verdict::Correct => String::new(),
            Verdict::Wrong(explanation) => explanation.sentence,
        }
    }

    fn form_sentence(&self) -> &'static str {
        match self.form() {
            AnswerForm::Cells(_) => question::answer_is_cells(),
            AnswerForm::End => question::answer_is_end(),
            AnswerForm::Number => question::answer_is_number(),
            AnswerForm::NumberFrom(_) => question::answer_is_number_from(),
        }
    }
}

impl Question {
    /// Returns the correct answer with its reason: `22, for taking left: 15 + sec[2][4] = 15 + 7`.
    pub fn reveal(&self) -> String {
        match self.kind() {
            QuestionKind::Sources => self.reveal_sources(),
            QuestionKind::End | QuestionKind::BestEnd => self.reveal_end(),
            QuestionKind::First => self.reveal_first(),
            QuestionKind::Second => self.reveal_second(),
        }
    }

    fn reveal_sources(&self) -> String {
        let cells = self.cells_read();
        let is_one_ahead = |branch: &Branch| branch.moves.is_empty() && branch.sum.picks_ahead() == Some(1);
        if !self.branches().iter().all(is_one_ahead) {
            return reveal::cells_read_two_ahead(self.count_from(), &cells);
        }
        reveal::cells_read(self.count_from(), &cells, self.rest(End::Left), self.rest(End::Right))
    }

    fn reveal_end(&self) -> String {
        let [left, right] = self.branches();
        reveal::end(self.count_from(), self.pick(), &left.sum, &right.sum)
    }

    fn reveal_first(&self) -> String {
        let (first, _) = self.numbers();
        let sums: Vec<_> = self.derivation().picked().map(|branch| &branch.sum).collect();
        reveal::first_number(self.count_from(), first, self.pick(), &sums)
    }

    fn reveal_second(&self) -> String {
        let count_from = self.count_from();
        let (_, second) = self.numbers();
        let second = second.unwrap_or_default();
        let (first, _) = self.quantities();
        let from: Vec<Interval> = self.correct_old_values().into_iter().map(|value| value.interval).collect();
        if !self.recurrence().follows_pick() {
            return reveal::smaller_number(
                count_from,
                second,
                first,
                &from,
                End::BOTH.map(|end| self.neighbour(first, end)),
            );
        }
        match self.pick() {
            Pick::Tie => reveal::second_number_on_tie(count_from, second, first, &from),
            pick => reveal::second_number(count_from, second, first, &from, pick.end(), self.rest(pick.end())),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::text::said;
    use proptest::prelude::*;

    use crate::game::recurrence::Quantity;
    use crate::game::{CountFrom, Row, Table};
    use crate::predict::question::OldValue;
    use crate::predict::question::tests::{all_questions, ask, question};

    use super::*;
    use crate::game::Recurrence;
    use crate::number::Number;

    const ROW: &str = "8 15 3 7 9 2";

    fn explanation(question: &Question, answer: &Answer) -> Explanation {
        match question.check(answer) {
            Verdict::Wrong(explanation) => explanation,
            Verdict::Correct => panic!("{} to {} is correct", answer.text(CountFrom::Zero), question.text()),
        }
    }

    /// The mistake and the sentence for a wrong answer to a question about cell 1…4.
    fn explained(recurrence: Recurrence, kind: QuestionKind, answer: &Answer) -> (Mistake, String) {
        let Explanation { mistake, sentence } = explanation(&ask(ROW, recurrence, kind, 1, 4), answer);
        (mistake, sentence)
    }

    fn explained_first(recurrence: Recurrence, number: Number) -> (Mistake, String) {
        explained(recurrence, QuestionKind::First, &Answer::Number(number))
    }

    fn explained_second(
        recurrence: Recurrence,
        number: Number,
        quantity: Quantity,
        i: usize,
        j: usize,
    ) -> (Mistake, String) {
        let old_value = OldValue { quantity, interval: Interval::new(i, j) };
        explained(recurrence, QuestionKind::Second, &Answer::NumberFrom(number, old_value))
    }

    fn expect(explained: (Mistake, String), mistake: Mistake, sentence: &str) {
        let (found_mistake, found_sentence) = explained;
        assert_eq!((found_mistake, found_sentence.as_str()), (mistake, sentence));
    }

    #[test]
    fn a_wrong_fir_is_explained_by_the_mistake_that_leads_to_it() {
        let explained = |number| explained_first(Recurrence::FIR_SEC, number);
        expect(
            explained(27),
            Mistake::WrongTable,
            "15 + fir[2][4] = 15 + 12 = 27: after the pick the other player is to move, so read sec, not fir.",
        );
        expect(explained(7), Mistake::ForgotCoin, said("predict.numbers-lacks-coin", &["sec[2][4]"]));
        expect(
            explained(15),
            Mistake::ForgotRest,
            "That is the coin on the left alone; what is read below counts too.",
        );
        expect(explained(16), Mistake::WorseEnd, said("predict.numbers-is-smaller-sum", &["right"]));
        expect(explained(12), Mistake::RolesSwapped, said("predict.numbers-is-their-score", &["1…4", "fir"]));
        expect(explained(10), Mistake::ScoreAndLead, said("predict.numbers-is-lead", &["1…4", "fir"]));
        expect(explained(34), Mistake::WholeSum, said("predict.numbers-is-sum-of-all", &["1…4"]));
        expect(explained(17), Mistake::Unknown, said("predict.numbers-is-neither-sum", &["17", "false"]));
    }

    #[test]
    fn the_larger_coin_is_named_if_it_is_not_the_pick() {
        // 8 + 7 against 7 + 15: the larger coin is on the left.
        let fir = ask("8 15 3 7", Recurrence::FIR_SEC, QuestionKind::First, 0, 3);
        assert_eq!(
            explanation(&fir, &Answer::Number(15)),
            Explanation::new(
                Mistake::LargerCoin,
                "That is 8 + sec[1][3] = 8 + 7 = 15, for the end with the larger coin. What it leaves to the other \
                 player counts too."
            )
        );
        for kind in [QuestionKind::End, QuestionKind::BestEnd] {
            let end = ask("8 15 3 7", Recurrence::FIR_SEC, kind, 0, 3);
            assert_eq!(
                explanation(&end, &Answer::End(Pick::Left)),
                Explanation::new(Mistake::LargerCoin, said("predict.ends-has-larger-coin", &["8"]))
            );
        }
    }

    #[test]
    fn an_answer_with_swapped_cells_is_explained_by_which_cell_is_which() {
        let fir = ask("8 15 3 7", Recurrence::FIR_SEC, QuestionKind::First, 0, 3);
        // 8 + sec[0][2] = 8 + 15 and 7 + sec[1][3] = 7 + 7.
        let explained = |number| explanation(&fir, &Answer::Number(number));
        assert_eq!(explained(14).mistake, Mistake::SwappedCells);
        assert_eq!(
            explained(23).sentence,
            "8 + sec[0][2] = 8 + 15 = 23: taking left leaves 1…3, which is the cell below."
        );
    }

    #[test]
    fn other_recurrences_have_mistakes_of_their_own() {
        expect(
            explained_first(Recurrence::DIFFERENCE, 20),
            Mistake::AddedForSubtracted,
            "15 + d[2][4] = 15 + 5 = 20: the other player's lead is subtracted from the coin.",
        );
        expect(
            explained_first(Recurrence::DIFFERENCE, 22),
            Mistake::ScoreAndLead,
            said("predict.numbers-is-score", &["1…4"]),
        );
        expect(
            explained_first(Recurrence::TWO_AHEAD, 24),
            Mistake::MaxForMin,
            "15 + max(F[3][4], F[2][3]) = 15 + max(9, 7) = 24: the other player leaves the smaller of the two.",
        );
        expect(
            explained_first(Recurrence::TWO_AHEAD, 27),
            Mistake::WrongTable,
            "15 + F[2][4] = 15 + 12 = 27: on 2…4 the other player is to move and picks first.",
        );
        let pair = ask("8 15", Recurrence::TWO_AHEAD, QuestionKind::First, 0, 1);
        assert_eq!(explanation(&pair, &Answer::Number(8)).sentence, said("predict.numbers-is-smaller-coin", &["left"]));
        assert_eq!(explanation(&pair, &Answer::Number(9)).sentence, said("predict.numbers-is-neither-coin", &["9"]));
    }

    #[test]
    fn a_wrong_second_number_is_explained_by_its_old_value() {
        let explained = |number, quantity, i, j| explained_second(Recurrence::FIR_SEC, number, quantity, i, j);
        expect(
            explained(7, Quantity { recurrence: Recurrence::FIR_SEC, table: 1 }, 2, 4),
            Mistake::WrongTable,
            "7 is sec[2][4], but after the pick the other player is to move, so it must be a value of fir.",
        );
        expect(
            explained(18, Quantity { recurrence: Recurrence::FIR_SEC, table: 0 }, 1, 3),
            Mistake::WorseEnd,
            "18 is fir[1][3], but taking right, which is not the pick, leaves that cell.",
        );
        expect(
            explained(12, Quantity { recurrence: Recurrence::FIR_SEC, table: 1 }, 1, 3),
            Mistake::CorrectNumberOnly,
            "12 is correct, but it does not come from sec[1][3]: after the pick the other player is to move, so it \
             must be a value of fir.",
        );
        expect(
            explained(13, Quantity { recurrence: Recurrence::FIR_SEC, table: 0 }, 2, 4),
            Mistake::CorrectOldValueOnly,
            "It is equal to fir[2][4], but that is not 13.",
        );
        expect(
            explained(22, Quantity { recurrence: Recurrence::FIR_SEC, table: 0 }, 2, 4),
            Mistake::RolesSwapped,
            "That is fir, the score of the player to move on 1…4; sec is the other player's score.",
        );
        expect(
            explained(27, Quantity { recurrence: Recurrence::FIR_SEC, table: 0 }, 2, 4),
            Mistake::AddedCoin,
            "That is 15 + fir[2][4] = 15 + 12 = 27, but the coin goes to the player who takes it, and sec is for \
             the other player.",
        );
        expect(
            explained(9, Quantity { recurrence: Recurrence::FIR_SEC, table: 0 }, 1, 3),
            Mistake::Unknown,
            "fir[1][3] is not 9, and taking right, which is not the pick, leaves that cell.",
        );
        expect(
            explained_second(Recurrence::MY_TURN, 18, Quantity { recurrence: Recurrence::MY_TURN, table: 0 }, 1, 3),
            Mistake::MaxForMin,
            "18 is f[1][3], but the other player leaves me the smaller of the two values of f, and this is my g.",
        );
    }

    #[test]
    fn wrong_cells_are_explained_by_their_place() {
        let explained = |recurrence, cells: &[(usize, usize)]| {
            let cells = cells.iter().map(|(i, j)| Interval::new(*i, *j)).collect();
            explained(recurrence, QuestionKind::Sources, &Answer::Cells(cells))
        };
        let fir = |cells| explained(Recurrence::FIR_SEC, cells);
        expect(fir(&[(1, 4), (2, 4)]), Mistake::TheCellItself, "Cell 1…4 is the one that this step writes.");
        expect(
            fir(&[(0, 4), (1, 5)]),
            Mistake::LongerInterval,
            "Cell 0…4 has more coins than 1…4, but a pick leaves fewer.",
        );
        expect(
            fir(&[(2, 4), (2, 3)]),
            Mistake::OnePickTooFar,
            "Cell 2…3 is two picks away from 1…4, but the step reads cells one pick away.",
        );
        expect(
            fir(&[(2, 4), (3, 5)]),
            Mistake::CoinsOutside,
            "Cell 3…5 has coins outside 1…4, so no pick leads there.",
        );
        expect(fir(&[(2, 4)]), Mistake::WrongCount, "That is one cell of two.");
        expect(fir(&[]), Mistake::WrongCount, "No cell is chosen yet; two are read.");
        expect(
            explained(Recurrence::TWO_AHEAD, &[(2, 4), (2, 3), (1, 2)]),
            Mistake::OnePickShort,
            "Cell 2…4 is one pick from 1…4, so the other player is to move there.",
        );
        expect(
            explained(Recurrence::TWO_AHEAD, &[(4, 4)]),
            Mistake::TooFar,
            "Cell 4 is 3 picks away from 1…4, but the step reads cells two picks away.",
        );
    }

    #[test]
    fn an_answer_of_another_form_is_explained_by_the_form_asked_for() {
        let question = ask(ROW, Recurrence::FIR_SEC, QuestionKind::Second, 1, 4);
        let expected =
            Explanation::new(Mistake::OtherForm, "The answer is a number and the earlier value that it is equal to.");
        assert_eq!(explanation(&question, &Answer::Number(12)), expected);
    }

    #[test]
    fn a_tie_and_a_single_best_end_have_different_explanations() {
        let tie = ask("2 2 2 2", Recurrence::FIR_SEC, QuestionKind::BestEnd, 0, 3);
        assert_eq!(
            explanation(&tie, &Answer::End(Pick::Left)),
            Explanation::new(Mistake::OneOfTie, said("predict.ends-is-one-of-tie", &["left", "right"]))
        );
        let no_tie = ask("2 9 1 2", Recurrence::FIR_SEC, QuestionKind::End, 0, 3);
        assert_eq!(
            explanation(&no_tie, &Answer::End(Pick::Tie)),
            Explanation::new(Mistake::NotATie, said("predict.ends-coins-are-equal", &["2"]))
        );
    }

    #[test]
    fn the_cells_may_be_named_in_any_order_and_twice() {
        let question = ask(ROW, Recurrence::FIR_SEC, QuestionKind::Sources, 1, 4);
        let cells = [(1, 3), (2, 4), (1, 3)].map(|(i, j)| Interval::new(i, j)).to_vec();
        assert_eq!(question.check(&Answer::Cells(cells)), Verdict::Correct);
    }

    /// The numbers in a text, except the indices in `fir[1][4]`, `1…4` and `coin 3`.
    fn numbers_in(text: &str) -> Vec<Number> {
        let pieces = text.split('[').map(|piece| piece.split_once(']').map_or(piece, |(_, rest)| rest));
        let text = pieces.collect::<String>().replace('−', "-");
        let words: Vec<_> = text.split(|c: char| c.is_whitespace() || "(),;:.".contains(c)).collect();
        let is_index = |at: usize| at > 0 && words[at - 1] == "coin";
        let numbers = words.iter().enumerate().filter(|(at, _)| !is_index(*at));
        numbers.filter_map(|(_, word)| word.parse().ok()).collect()
    }

    proptest! {
        #[test]
        fn the_correct_answer_is_correct(coins in prop::collection::vec(-9..20_i64, 2..9)) {
            for question in all_questions(&coins) {
                prop_assert_eq!(question.check(&question.correct_answer()), Verdict::Correct, "{}", question.text());
                let answer = question.correct_answer();
                if let (Answer::NumberFrom(number, _), QuestionKind::Second) = (answer, question.kind()) {
                    for old_value in question.correct_old_values() {
                        prop_assert_eq!(question.check(&Answer::NumberFrom(number, old_value)), Verdict::Correct);
                    }
                }
            }
        }

        #[test]
        fn no_sentence_contains_the_correct_number(
            coins in prop::collection::vec(-9..20_i64, 2..9),
            recurrence in prop::sample::select(&Recurrence::PUBLISHED),
        ) {
            let table = Table::new(Row::new(&coins[..]).unwrap());
            let first = question(&table, recurrence, QuestionKind::First, Interval::whole(coins.len()));
            let Answer::Number(correct) = first.correct_answer() else { unreachable!() };
            // A coin or a number that is read can be equal to the correct number.
            let branches = first.branches().iter();
            let reads = branches.flat_map(|branch| branch.reads().filter_map(|read| read.value).chain([branch.coin.into()]));
            let neighbours = End::BOTH.into_iter().filter_map(|end| first.neighbour(first.quantities().0, end).value);
            let shown: Vec<_> = reads.chain(neighbours).collect();
            for number in (-150..150).filter(|number| *number != correct) {
                let sentence = explanation(&first, &Answer::Number(number)).sentence;
                prop_assert!(
                    !numbers_in(&sentence).contains(&correct) || shown.contains(&correct),
                    "{} for {}", sentence, correct
                );
            }
        }

        #[test]
        fn each_mistake_is_found_unless_a_commoner_one_leads_to_the_same_number(
            coins in prop::collection::vec(-9..20_i64, 2..9),
        ) {
            let questions = all_questions(&coins).into_iter();
            for question in questions.filter(|question| question.kind() == QuestionKind::First) {
                let Answer::Number(correct) = question.correct_answer() else { unreachable!() };
                let mut taken = vec![correct];
                for known in explanation::known_mistakes(&question) {
                    if !taken.contains(&known.number) {
                        prop_assert_eq!(explanation(&question, &Answer::Number(known.number)), known.explanation);
                        taken.push(known.number);
                    }
                }
            }
        }

        #[test]
        fn every_sum_in_a_sentence_ends_with_the_answer(coins in prop::collection::vec(-9..20_i64, 2..9)) {
            let questions = all_questions(&coins).into_iter();
            for question in questions.filter(|question| question.kind() == QuestionKind::First) {
                for known in explanation::known_mistakes(&question) {
                    let stated = numbers_in(&known.explanation.sentence);
                    prop_assert!(stated.last().is_none_or(|last| *last == known.number), "{:?}", known);
                }
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]

        #[test]
        fn every_wrong_answer_is_explained(coins in prop::collection::vec(-5..9_i64, 2..6)) {
            for question in all_questions(&coins) {
                let correct = question.correct_answer();
                let answers: Vec<Answer> = match question.form() {
                    AnswerForm::Cells(_) => {
                        let n = coins.len();
                        let all = (0..n).flat_map(|i| (i..n).map(move |j| Interval::new(i, j)));
                        all.map(|cell| Answer::Cells(vec![cell])).collect()
                    }
                    AnswerForm::End => [Pick::Left, Pick::Right, Pick::Tie].map(Answer::End).to_vec(),
                    AnswerForm::Number => (-40..50).chain([Number::MIN, Number::MAX]).map(Answer::Number).collect(),
                    AnswerForm::NumberFrom(offered_old_values) => {
                        let numbers = (-40..50).chain([Number::MIN, Number::MAX]);
                        let answers = |number| offered_old_values.map(|value| Answer::NumberFrom(number, value));
                        numbers.flat_map(answers).collect()
                    }
                };
                for answer in answers {
                    let is_correct = match &answer {
                        Answer::NumberFrom(number, old_value) => {
                            matches!(correct, Answer::NumberFrom(correct, _) if correct == *number)
                                && question.correct_old_values().contains(old_value)
                        }
                        answer => *answer == correct,
                    };
                    match question.check(&answer) {
                        Verdict::Correct => prop_assert!(is_correct, "{} to {}", answer.text(CountFrom::Zero), question.text()),
                        Verdict::Wrong(explanation) => {
                            prop_assert!(!is_correct && explanation.sentence.ends_with('.'), "{:?}", explanation);
                        }
                    }
                }
            }
        }
    }

    const REVEALED_ROW: &str = "8 15 3 7 9 2";

    #[test]
    fn a_revealed_answer_has_its_reason() {
        let reveal = |recurrence, kind| ask(REVEALED_ROW, recurrence, kind, 1, 4).reveal();
        assert_eq!(reveal(Recurrence::FIR_SEC, QuestionKind::First), "22, for taking left: 15 + sec[2][4] = 15 + 7");
        assert_eq!(
            reveal(Recurrence::FIR_SEC, QuestionKind::Second),
            said("predict.reveal-second-number", &["12, the value of fir[2][4]", "left", "2…4"])
        );
        assert_eq!(
            reveal(Recurrence::MY_TURN, QuestionKind::Second),
            "12, the value of f[2][4]: the smaller of f[2][4] = 12 and f[1][3] = 18"
        );
        assert_eq!(
            reveal(Recurrence::FIR_SEC, QuestionKind::BestEnd),
            "take left, worth 15 + sec[2][4] = 15 + 7 = 22; right is worth 9 + sec[1][3] = 9 + 7 = 16"
        );
        assert_eq!(
            reveal(Recurrence::FIR_SEC, QuestionKind::Sources),
            said("predict.reveal-cells-read", &["2…4 and 1…3", "2…4", "1…3"])
        );
    }

    #[test]
    fn a_tie_is_revealed_with_both_ends() {
        let reveal = |kind| ask("2 2", Recurrence::FIR_SEC, kind, 0, 1).reveal();
        assert_eq!(
            reveal(QuestionKind::First),
            "2, for taking either end: 2 + sec[1][1] = 2 + 0, or 2 + sec[0][0] = 2 + 0"
        );
        assert_eq!(
            reveal(QuestionKind::Second),
            "2, the value of fir[1][1] and of fir[0][0]: after either pick the other player is to move"
        );
    }
}
