//! The program of a listing in no particular language: a small syntax tree of a recurrence in a fill order, or of fusion.

use crate::game::fill::memo::calls_of;
use crate::game::fill::order::is_filled_before;
use crate::game::recurrence::definition::{Extreme, MAX_SHIFT, MovePlace, TableDefinition};
use crate::game::recurrence::{Call, Expr as DefinedExpr, Most, Place, Quantity, Shift};
use crate::game::{CountFrom, End, FillOrder, Interval, Recurrence};
use crate::listing::statement::{
    CodeCall, Condition, Expr, Holds, Loop, LoopBound, LoopDirection, Operation, ReturnValue, Stmt, Variable,
};
use crate::number::Number;
use crate::text::parts::Keyed;
use crate::wording::panels::code;
use crate::wording::recurrence::purpose;

/// What a listing computes, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// The table of a recurrence, in a fill order.
    Table(Recurrence, FillOrder),
    /// The recursion of a recurrence without a memo.
    Calls(Recurrence),
    /// Fusion on a stack, in linear time. See `docs/fusion.md`.
    Fusion,
}

impl Method {
    /// Returns every method: each published recurrence in each fill order and without a memo, and fusion.
    pub fn all() -> impl Iterator<Item = Self> {
        let tables = Recurrence::PUBLISHED
            .into_iter()
            .flat_map(|recurrence| FillOrder::ALL.map(|order| Self::Table(recurrence, order)));
        tables.chain(Recurrence::PUBLISHED.map(Self::Calls)).chain([Self::Fusion])
    }
}

/// The function that computes by one method.
#[derive(Clone, Debug)]
pub struct Program {
    method: Method,
    /// The index of the first coin in `i` and `j`, and of the first row and column of a table.
    count_from: CountFrom,
    /// The loops of a bottom-up order or of fusion, or what one call of the recursion does.
    pub body: Vec<Stmt>,
}

impl Program {
    pub fn new(method: Method, count_from: CountFrom) -> Self {
        let body = match method {
            Method::Table(recurrence, FillOrder::Recursion) => {
                Cells { recurrence, order: FillOrder::Recursion, count_from }.one_call()
            }
            Method::Table(recurrence, order) => Cells { recurrence, order, count_from }.loops(),
            Method::Calls(recurrence) => {
                let cells = Cells { recurrence, order: FillOrder::Recursion, count_from };
                let needs_memo = |statement: &Stmt| match statement {
                    Stmt::Store => true,
                    Stmt::If { branches, .. } => matches!(branches[..], [(Condition::InMemo, _)]),
                    _ => false,
                };
                cells.one_call().into_iter().filter(|statement| !needs_memo(statement)).collect()
            }
            Method::Fusion => statements(count_from),
        };
        Self { method, count_from, body }
    }

    /// Returns the name of the function, in snake case.
    pub fn name(&self) -> String {
        match self.method {
            Method::Table(recurrence, _) | Method::Calls(recurrence) => {
                recurrence.key().map_or_else(|| self.values().join("_") + "_of_row", str::to_owned)
            }
            Method::Fusion => "fusion".to_owned(),
        }
    }

    /// Returns a sentence about what the function returns for a row.
    pub fn purpose(&self) -> String {
        match self.method {
            Method::Table(recurrence, _) | Method::Calls(recurrence) => purpose(recurrence),
            Method::Fusion => purpose(Recurrence::DIFFERENCE),
        }
    }

    /// Returns the names of the one or two values that the function returns. A table has them for each interval.
    pub fn values(&self) -> Vec<&'static str> {
        match self.method {
            Method::Table(recurrence, _) | Method::Calls(recurrence) => {
                let (first, second) = recurrence.quantities();
                std::iter::once(first).chain(second).map(Quantity::name).collect()
            }
            Method::Fusion => vec!["d"],
        }
    }

    /// Returns the numbers of these values for an interval without coins. `None` for one without a value.
    pub fn empty_values(&self) -> Vec<Option<Number>> {
        match self.method {
            Method::Table(recurrence, _) | Method::Calls(recurrence) => {
                recurrence.definition().tables().iter().map(TableDefinition::empty).collect()
            }
            Method::Fusion => vec![],
        }
    }

    pub fn is_pair(&self) -> bool {
        self.values().len() == 2
    }

    pub fn is_recursive(&self) -> bool {
        matches!(self.method, Method::Table(_, FillOrder::Recursion) | Method::Calls(_))
    }

    pub fn has_memo(&self) -> bool {
        self.method != Method::Fusion && self.is_recursive() && !matches!(self.method, Method::Calls(_))
    }

    /// Returns the memo as an argument of a call, if there is one: `memo, `.
    pub fn memo_argument(&self) -> &'static str {
        if self.has_memo() { "memo, " } else { "" }
    }

    /// Returns whether the values of all intervals are computed in a two-dimensional table.
    pub fn fills_table(&self) -> bool {
        matches!(self.method, Method::Table(..)) && !self.is_recursive()
    }

    /// Returns whether `j` can be −1: in calls for an empty interval, if the first coin has index 0.
    pub fn has_negative_indices(&self) -> bool {
        match self.method {
            Method::Table(recurrence, FillOrder::Recursion) | Method::Calls(recurrence) => {
                calls_empty(recurrence) && self.count_from == CountFrom::Zero
            }
            _ => false,
        }
    }

    /// Returns the index of the first coin.
    pub fn first_index(&self) -> usize {
        self.count_from.first()
    }

    /// Returns the index of the last coin, where `n` is an expression for the number of coins: `n-1`, or `n`.
    pub fn last_index(&self, n: &str) -> String {
        match self.count_from {
            CountFrom::Zero => format!("{n}-1"),
            CountFrom::One => n.to_owned(),
        }
    }

    /// Returns the number of rows and columns of a table, in a language whose arrays count from 0: `n`, or `n+1`. The
    /// row and the column with number 0 stay empty if the coins count from 1.
    pub fn table_size(&self) -> &'static str {
        match self.count_from {
            CountFrom::Zero => "n",
            CountFrom::One => "n+1",
        }
    }

    /// Returns the place of a coin in the row, in a language whose arrays count from 0: `i`, or `i-1`.
    pub fn coin_place(&self, index: &str) -> String {
        match self.count_from {
            CountFrom::Zero => index.to_owned(),
            CountFrom::One => format!("{index}-1"),
        }
    }

    /// Returns a sentence about the indices, if they do not begin as in most languages.
    pub fn note_on_indices(&self) -> Option<&'static str> {
        match (self.count_from, self.method) {
            (CountFrom::Zero, _) => None,
            (CountFrom::One, Method::Table(..) | Method::Calls(_)) => Some(code::indices_count_from_1()),
            (CountFrom::One, Method::Fusion) => Some(code::only_the_stack_counts_from_0()),
        }
    }

    /// Returns a sentence about the numbers, in a language where they have 64 bits, if a row of few coins needs more.
    pub fn note_on_bits(&self) -> Option<&'static str> {
        let has_powers = |statement: &Stmt| statement.has_expr(&|expr| matches!(expr, Expr::TwoToTurn));
        self.body.iter().any(has_powers).then(code::numbers_have_64_bits)
    }

    /// Returns whether the larger or the smaller of two numbers is computed.
    pub fn uses_min_or_max(&self) -> bool {
        self.body.iter().any(|statement| statement.has_expr(&|expr| matches!(expr, Expr::Extreme(..))))
    }

    /// Returns whether a loop goes through moves of several coins.
    pub fn goes_through_moves(&self) -> bool {
        match self.method {
            Method::Table(recurrence, _) | Method::Calls(recurrence) => recurrence.has_moves(),
            Method::Fusion => false,
        }
    }

    /// Returns whether the sum of the coins of an interval is computed.
    pub fn uses_coin_sums(&self) -> bool {
        self.body
            .iter()
            .any(|statement| statement.has_expr(&|expr| matches!(expr, Expr::CoinSum(_) | Expr::CoinSumOf(_))))
    }
}

/// Returns whether the recursion is called for an interval without coins.
fn calls_empty(recurrence: Recurrence) -> bool {
    // A move may take all coins.
    if recurrence.has_moves() {
        return true;
    }
    let lens = 1..=recurrence.longest_special();
    lens.into_iter().any(|len| calls_of(recurrence, Interval::whole(len)).iter().any(|(_, called)| called.is_none()))
}

/// The statements of a recurrence in a fill order.
#[derive(Clone, Copy)]
pub struct Cells {
    pub recurrence: Recurrence,
    pub order: FillOrder,
    /// The index of the first coin.
    pub count_from: CountFrom,
}

impl Cells {
    fn is_recursive(self) -> bool {
        self.order == FillOrder::Recursion
    }

    /// Returns the loops of a bottom-up order.
    pub fn loops(self) -> Vec<Stmt> {
        let n = LoopBound::N;
        let (first, last) = (LoopBound::first(self.count_from), LoopBound::last(self.count_from));
        let up = |operation, index, first, last| Loop { operation, index, direction: LoopDirection::Up, first, last };
        let down = |operation, index, from| Loop {
            operation,
            index,
            direction: LoopDirection::Down,
            first: from,
            last: first,
        };
        let (outer, inner) = match self.order {
            FillOrder::Diagonals => (
                up(Operation::OuterLoop, "length", LoopBound::ONE, n),
                up(Operation::InnerLoop, "i", first, LoopBound::named("n - length").counted(self.count_from)),
            ),
            FillOrder::Rows => {
                (down(Operation::OuterLoop, "i", last), up(Operation::InnerLoop, "j", LoopBound::named("i"), last))
            }
            FillOrder::Columns => {
                (up(Operation::OuterLoop, "j", first, last), down(Operation::InnerLoop, "i", LoopBound::named("j")))
            }
            FillOrder::Recursion => unreachable!("a recursion has no loops"),
        };
        let mut cell = self.cell();
        if self.order == FillOrder::Diagonals {
            cell.insert(0, Stmt::SetJ);
        }
        vec![Stmt::Loop(outer, vec![Stmt::Loop(inner, cell)])]
    }

    /// Returns what one call of the recursion does.
    fn one_call(self) -> Vec<Stmt> {
        let answer_if =
            |test, answer| Stmt::If { branches: vec![(test, vec![Stmt::Return(answer)])], otherwise: vec![] };
        let mut call = vec![];
        if calls_empty(self.recurrence) {
            call.push(answer_if(Condition::Coins(0), ReturnValue::Empty));
        }
        call.push(answer_if(Condition::InMemo, ReturnValue::FromMemo));
        call.push(Stmt::DeclareValues);
        call.extend(self.cell());
        call.extend([Stmt::Store, Stmt::Return(ReturnValue::Computed)]);
        call
    }

    /// Returns the statements that compute the values of `[i, j]`.
    fn cell(self) -> Vec<Stmt> {
        let branches: Vec<_> =
            self.short_lens().map(|len| (Condition::Coins(len), self.values_of(Some(len)))).collect();
        let otherwise = self.values_of(None);
        if branches.is_empty() { otherwise } else { vec![Stmt::If { branches, otherwise }] }
    }

    /// Returns whether the values for `len` coins are set by a base case, without comparing what both ends are worth in
    /// variables of their own.
    pub fn sets_directly(self, len: usize) -> bool {
        let is_short = self.short_lens().any(|short| short == len);
        let tables = 0..self.recurrence.definition().tables().len();
        let exprs: Vec<_> = tables.map(|table| self.expr(table, Some(len))).collect();
        let follows_pick = exprs.iter().any(|expr| expr.leaves().any(|leaf| matches!(leaf, DefinedExpr::Rest(_))));
        let has_choice = exprs[0].choices().is_some();
        let has_moves = self.recurrence.definition().tables()[0].choices_of_moves(len).is_some();
        is_short && !has_moves && (!has_choice || !follows_pick && self.calls(Some(len)).is_empty())
    }

    /// Returns the numbers of coins for which the values are not computed by the rules alone.
    pub fn short_lens(self) -> impl Iterator<Item = usize> {
        let definition = self.recurrence.definition();
        let tables = 0..definition.tables().len();
        let rests = definition
            .tables()
            .iter()
            .any(|table| table.rule.leaves().any(|leaf| matches!(leaf, DefinedExpr::Rest(_))));
        (1..=self.recurrence.longest_special()).filter(move |len| {
            let is_empty_rest = rests && *len == 1 && !self.is_recursive();
            is_empty_rest || tables.clone().any(|table| self.expr(table, Some(*len)) != self.expr(table, None))
        })
    }

    /// Returns the expression of a table for `len` coins, or of its rule. What lies outside of the interval is a gap. A
    /// bottom-up order cannot read cells without coins, so their numbers take their places.
    fn expr(self, table: usize, len: Option<usize>) -> DefinedExpr {
        let definition = self.recurrence.definition();
        let expr = match len {
            None => &definition.tables()[table].rule,
            Some(len) if self.is_recursive() => definition.expr_of_call(table, len),
            Some(len) => definition.tables()[table].expr(len),
        };
        self.at_len(table, expr, len)
    }

    fn at_len(self, table: usize, expr: &DefinedExpr, len: Option<usize>) -> DefinedExpr {
        // No expression of a rule names a place so far away.
        let len = len.unwrap_or(4 * MAX_SHIFT as usize);
        self.recurrence.definition().at_len(table, expr, len, self.is_recursive())
    }

    /// Returns the statements that set all values for `len` coins, or by the rules.
    fn values_of(self, len: Option<usize>) -> Vec<Stmt> {
        let definition = self.recurrence.definition();
        let exprs: Vec<_> = (0..definition.tables().len()).map(|table| self.expr(table, len)).collect();
        if self.recurrence.has_moves() && len.is_none_or(|len| definition.tables()[0].base(len).is_none()) {
            return self.best_move(&exprs[0]);
        }
        let follows_pick = exprs.iter().any(|expr| expr.leaves().any(|leaf| matches!(leaf, DefinedExpr::Rest(_))));
        let calls = self.calls(len);
        let mut statements: Vec<_> =
            calls.iter().enumerate().map(|(number, (_, call))| Stmt::Call(number, call.clone())).collect();
        if !self.is_recursive() {
            statements.clear();
        }
        let base = |len: usize| vec![Operation::Base(len)];
        match (exprs[0].choices(), len) {
            // A base case without a choice, or one whose choice nothing follows.
            (choices, Some(len)) if choices.is_none() || !follows_pick && calls.is_empty() => {
                for (table, expr) in exprs.iter().enumerate() {
                    let expr = self.code(
                        &expr.replaced(&|leaf| matches!(leaf, DefinedExpr::Rest(_)).then_some(DefinedExpr::Gap)),
                        &calls,
                        None,
                    );
                    statements.push(Stmt::SetValue(table, expr, base(len)));
                }
            }
            (Some((extreme, choices)), _) => {
                for (end, choice) in End::BOTH.into_iter().zip(choices) {
                    statements.push(Stmt::Sum(end, self.code(choice, &calls, Some(end))));
                }
                let second = exprs.get(1);
                let taking = |end: End| {
                    let first = Stmt::SetValue(0, Expr::Sum(end), vec![Operation::SetFirst(end)]);
                    let second = second.map(|expr| {
                        let expr = self.at_len(1, &expr.after_pick(end), len);
                        let expr = self.code(&expr, &calls, Some(end));
                        Stmt::SetValue(1, expr, vec![Operation::SetSecond(end)])
                    });
                    std::iter::once(first).chain(second).collect::<Vec<_>>()
                };
                if follows_pick {
                    // The roles swap, so the second value is a first one.
                    let branches = vec![(Condition::TakesLeft(extreme), taking(End::Left))];
                    statements.push(Stmt::If { branches, otherwise: taking(End::Right) });
                } else {
                    let of_both = Expr::Extreme(extreme, End::BOTH.map(Expr::Sum).into());
                    let operations =
                        vec![Operation::Choose, Operation::SetFirst(End::Left), Operation::SetFirst(End::Right)];
                    statements.push(Stmt::SetValue(0, of_both, operations));
                    statements.extend(second.map(|expr| {
                        let operations = End::BOTH.map(Operation::SetSecond).to_vec();
                        Stmt::SetValue(1, self.code(expr, &calls, None), operations)
                    }));
                }
            }
            (None, _) => unreachable!("the rule of a definition has a choice"),
        }
        statements
    }

    /// Returns the statements that go through the moves, and set the value to the better one of both ends.
    fn best_move(self, rule: &DefinedExpr) -> Vec<Stmt> {
        let most = match self.recurrence.definition().most() {
            Most::UpTo(most) => Some(most),
            Most::One | Most::Any => None,
        };
        let (extreme, choices) = rule.choices().expect("the rule of a definition has a choice");
        let ends = || End::BOTH.into_iter().zip(choices);
        let mut statements: Vec<_> = End::BOTH.map(|end| Stmt::Worst(end, extreme)).into();
        let calls = self.calls_of_move();
        let mut body = vec![];
        if self.is_recursive() {
            body.extend(calls.iter().enumerate().map(|(number, (_, call))| Stmt::Call(number, call.clone())));
        }
        body.extend(ends().map(|(end, choice)| {
            Stmt::Improve(end, extreme, Self::code_of_move(choice, &calls, end), Operation::Sum(end))
        }));
        // The recursion can be called for no coins. A table has no such cell.
        let all = LoopBound::named("j - i").plus(i32::from(self.is_recursive()));
        let head = Loop {
            operation: Operation::Moves,
            index: "m",
            direction: LoopDirection::Up,
            first: LoopBound::ONE,
            last: all.at_most(most),
        };
        statements.push(Stmt::Loop(head, body));
        if !self.is_recursive() {
            let of_all = |(end, choice): (End, &DefinedExpr)| {
                let code = Self::code_of_move(&self.of_all_coins(choice), &calls, end);
                Stmt::Improve(end, extreme, code, Operation::SumOfAll(end))
            };
            let of_all: Vec<_> = ends().map(of_all).collect();
            match most {
                Some(most) => {
                    statements
                        .push(Stmt::If { branches: vec![(Condition::TakesAll(most), of_all)], otherwise: vec![] });
                }
                None => statements.extend(of_all),
            }
        }
        let of_both = Expr::Extreme(extreme, End::BOTH.map(Expr::Sum).into());
        let operations = vec![Operation::Choose, Operation::SetFirst(End::Left), Operation::SetFirst(End::Right)];
        statements.push(Stmt::SetValue(0, of_both, operations));
        statements
    }

    /// Returns a choice for the move that takes all coins. What is left has the number of an interval without coins.
    fn of_all_coins(self, choice: &DefinedExpr) -> DefinedExpr {
        let empty = self.recurrence.definition().tables()[0].empty();
        let all = |place: MovePlace| match (place.end, place.moves) {
            (_, 0) => place,
            // `i + m` is behind `j`.
            (End::Left, _) => MovePlace { end: End::Right, moves: 0, plus: place.plus + 1 },
            (End::Right, _) => MovePlace { end: End::Left, moves: 0, plus: place.plus - 1 },
        };
        let len = 4 * MAX_SHIFT as usize;
        let of_all = choice.replaced(&|leaf| match leaf {
            DefinedExpr::CoinSumOf(places) => Some(DefinedExpr::CoinSumOf(places.map(all))),
            DefinedExpr::ReadOf(table, places) => {
                let places = places.map(all);
                let is_empty = Shift::of_move(places, 0, len).within(Interval::whole(len)) == Place::Empty;
                let number = empty.map_or(DefinedExpr::Gap, DefinedExpr::Number);
                Some(if is_empty { number } else { DefinedExpr::ReadOf(*table, places) })
            }
            _ => None,
        });
        of_all.simplified()
    }

    /// Returns the calls that the recursion makes for each move, with the choice that needs each. None in a bottom-up order.
    fn calls_of_move(self) -> Vec<(End, CodeCall)> {
        let choices = self.recurrence.definition().tables()[0].rule.choices();
        let Some((_, choices)) = choices.filter(|_| self.is_recursive()) else { return vec![] };
        let mut made: Vec<(End, CodeCall)> = vec![];
        for (end, leaf) in
            End::BOTH.into_iter().zip(choices).flat_map(|(end, choice)| choice.leaves().map(move |leaf| (end, leaf)))
        {
            let (shift, of_move) = match leaf {
                DefinedExpr::Read(_, shift) => (*shift, None),
                DefinedExpr::ReadOf(_, places) => (Shift::default(), Some(*places)),
                _ => continue,
            };
            let same = made.iter().filter(|(of, _)| *of == end).count();
            let name = if same > 0 { format!("{}_{}", end.key(), same + 1) } else { end.key().to_owned() };
            made.push((end, CodeCall { shift, of_move, name }));
        }
        made
    }

    /// Returns the code of a choice that depends on `m`.
    fn code_of_move(choice: &DefinedExpr, calls: &[(End, CodeCall)], end: End) -> Expr {
        let mut calls = calls.iter().filter(|(of, _)| *of == end);
        Self::code_by(choice, &mut |read| match (calls.next(), read) {
            (Some((_, call)), _) => Expr::Returned(0, call.clone()),
            (None, DefinedExpr::ReadOf(table, places)) => Expr::CellOf(*table, *places),
            (None, DefinedExpr::Read(table, shift)) => Expr::Cell(*table, *shift),
            (None, _) => Expr::Gap,
        })
    }

    /// Returns the calls that the recursion makes for `len` coins or by the rules, with the choice that needs each. An
    /// interval that is read twice has two calls. None in a bottom-up order.
    fn calls(self, len: Option<usize>) -> Vec<(End, CodeCall)> {
        if !self.is_recursive() {
            return vec![];
        }
        let calls = self.recurrence.calls(len.unwrap_or(usize::MAX));
        let is_made = |call: &&Call| {
            let is_smaller = is_filled_before(FillOrder::Recursion, call.shift);
            is_smaller && len.is_none_or(|len| call.shift.coins_less() <= len as isize)
        };
        let mut made: Vec<(End, CodeCall)> = vec![];
        for Call { end, shift } in calls.iter().filter(is_made) {
            let mut name = name_of_call(*end, *shift);
            let same = made.iter().filter(|(_, call)| call.name == name).count();
            if same > 0 {
                name = format!("{name}_{}", same + 1);
            }
            made.push((*end, CodeCall { shift: *shift, of_move: None, name }));
        }
        made
    }

    /// Returns the code of an expression. Its reads are those of the choice of `end`, if it has one.
    fn code(self, expr: &DefinedExpr, calls: &[(End, CodeCall)], end: Option<End>) -> Expr {
        // A call that is made for each read, in order.
        let mut unused: Vec<_> = calls.iter().filter(|(of, _)| end.is_none_or(|end| *of == end)).collect();
        Self::code_by(expr, &mut |read| {
            let &DefinedExpr::Read(table, shift) = read else { return Expr::Gap };
            if !self.is_recursive() || shift == Shift::default() {
                return Expr::Cell(table, shift);
            }
            let own = unused.iter().position(|(_, call)| call.shift == shift).map(|place| unused.remove(place));
            let call = own.or_else(|| calls.iter().find(|(_, call)| call.shift == shift));
            call.map_or(Expr::Gap, |(_, call)| Expr::Returned(table, call.clone()))
        })
    }

    /// Returns the code of an expression, in which `read` has that of each read.
    fn code_by(expr: &DefinedExpr, read: &mut dyn FnMut(&DefinedExpr) -> Expr) -> Expr {
        let mut parts: Vec<_> = expr.parts().iter().map(|part| Self::code_by(part, read)).collect();
        let mut both = || {
            let other = parts.pop().expect("a sum has two terms");
            Box::new([parts.pop().expect("a sum has two terms"), other])
        };
        match expr {
            DefinedExpr::Number(number) => Expr::Number(*number),
            DefinedExpr::Coin(end, inward) => Expr::Coin(*end, *inward),
            DefinedExpr::CoinSum(shift) => Expr::CoinSum(*shift),
            DefinedExpr::CoinSumOf(places) => Expr::CoinSumOf(*places),
            DefinedExpr::Read(..) | DefinedExpr::ReadOf(..) => read(expr),
            DefinedExpr::Rest(_) | DefinedExpr::Gap => Expr::Gap,
            DefinedExpr::Turn => Expr::Turn,
            DefinedExpr::TwoToTurn => Expr::TwoToTurn,
            DefinedExpr::Times(_) => Expr::Times(both()),
            DefinedExpr::Negative(_) => Expr::Negative(Box::new(parts.pop().expect("a sign has a term"))),
            DefinedExpr::Plus(_) => Expr::Plus(both()),
            DefinedExpr::Minus(_) => Expr::Minus(both()),
            DefinedExpr::Max(_) => Expr::Extreme(Extreme::Max, parts),
            DefinedExpr::Min(_) => Expr::Extreme(Extreme::Min, parts),
        }
    }
}

/// Returns the ends that are taken to get to an interval, the one of the choice first: `left_right`.
fn name_of_call(end: End, shift: Shift) -> String {
    let mut left = [shift.i.max(0), (-shift.j).max(0)];
    let mut names = vec![];
    if left[end as usize] > 0 {
        left[end as usize] -= 1;
        names.push(end.key());
    }
    for (end, count) in End::BOTH.into_iter().zip(left) {
        names.extend((0..count).map(|_| end.key()));
    }
    names.join("_")
}

/// Returns the statements of fusion: all coins are pushed on a stack and fuse, and then greedy takes what is left.
///
/// The stack is an array `stack` with room for all coins, of which the first `size` places are in use.
pub fn statements(count_from: CountFrom) -> Vec<Stmt> {
    vec![
        variable("size", "0", Holds::Index),
        read_row(count_from),
        variable("d", "0", Holds::Score),
        variable("sign", "1", Holds::Score),
        variable("left", "0", Holds::Index),
        variable("right", "size-1", Holds::Index),
        take_valley(),
    ]
}

/// Pushes each coin, and fuses as long as the three on top do.
fn read_row(count_from: CountFrom) -> Stmt {
    let coins = Loop {
        operation: Operation::NextCoin,
        index: "i",
        direction: LoopDirection::Up,
        first: LoopBound::first(count_from),
        last: LoopBound::last(count_from),
    };
    let triple = [("a", "stack[size-3]"), ("b", "stack[size-2]"), ("c", "stack[size-1]")];
    let mut fuse: Vec<_> = triple.map(|(name, value)| constant(name, value, Operation::NameTriple)).into();
    fuse.extend([
        Stmt::If { branches: vec![(Condition::DoesNotFuse, vec![Stmt::Break])], otherwise: vec![] },
        Stmt::Set("stack[size-3]", "a - b + c", Operation::Fuse),
        Stmt::Set("size", "size - 2", Operation::Fuse),
    ]);
    let body =
        vec![Stmt::PushCoin, Stmt::Set("size", "size + 1", Operation::Push), Stmt::While(Condition::HasTriple, fuse)];
    Stmt::Loop(coins, body)
}

/// Takes the larger end of the valley again and again, with alternating signs.
fn take_valley() -> Stmt {
    let left = vec![
        Stmt::Set("d", "d + sign * stack[left]", Operation::Take(End::Left)),
        Stmt::Set("left", "left + 1", Operation::Take(End::Left)),
    ];
    let right = vec![
        Stmt::Set("d", "d + sign * stack[right]", Operation::Take(End::Right)),
        Stmt::Set("right", "right - 1", Operation::Take(End::Right)),
    ];
    let take = Stmt::If { branches: vec![(Condition::LeftIsLarger, left)], otherwise: right };
    Stmt::While(Condition::HasCoin, vec![take, Stmt::Set("sign", "-sign", Operation::SwitchSign)])
}

/// Returns the declaration of a variable that gets other values later.
fn variable(name: &'static str, value: &'static str, holds: Holds) -> Stmt {
    Stmt::Let(Variable { name, value, holds, changes: true }, None)
}

/// Returns the declaration of a score that keeps its value.
fn constant(name: &'static str, value: &'static str, operation: Operation) -> Stmt {
    Stmt::Let(Variable { name, value, holds: Holds::Score, changes: false }, Some(operation))
}
