//! The program of fusion. `docs/fusion.md` explains the method and proves it.

use super::operation::Operation;
use super::statement::{Condition, Holds, Loop, LoopBound, LoopDirection, Stmt, Variable};
use crate::game::{CountFrom, End};

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
