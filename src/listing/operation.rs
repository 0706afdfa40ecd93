//! The operations of a listing.

use crate::game::End;

/// What a line of a listing does. The lines of the present operations are marked.
///
/// The operations of a listing depend on its method, but not on the language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operation {
    /// Bottom-up: the next diagonal, row or column begins.
    OuterLoop,
    /// Bottom-up: the next cell begins.
    InnerLoop,
    /// Recursion: a call for `[i, j]` begins.
    Call,
    /// Recursion of `F`: tests whether `[i, j]` is empty.
    EmptyTest,
    /// Recursion of `F`: returns 0 for an empty interval.
    Empty,
    /// Recursion: tests whether the memo holds `[i, j]`.
    MemoTest,
    /// Recursion: returns the values from the memo.
    MemoHit,
    /// Tests whether `[i, j]` is one coin.
    BaseTest,
    /// Sets the values of one coin.
    Base,
    /// `F` bottom-up: tests whether `[i, j]` is two coins.
    PairTest,
    /// `F` bottom-up: sets the value of two coins, the larger one.
    PairBase,
    /// Recursion: makes the call of this number, from 0. The calls are for `[i+1, j]` and `[i, j−1]`. For `F` they are
    /// for `[i+2, j]`, twice `[i+1, j−1]`, and `[i, j−2]`.
    Recurse(usize),
    /// Computes what taking this end is worth.
    Sum(End),
    /// Compares left and right.
    Choose,
    /// Sets the first value (`fir`, `F`, `f` or `d`) if this end is picked.
    SetFirst(End),
    /// Sets the second value (`sec` or `g`) if this end is picked.
    SetSecond(End),
    /// Recursion: stores the values in the memo.
    Store,
    /// Recursion: returns the values just computed.
    Return,
    /// Returns the values of the whole row.
    Result,
    /// Fusion: the next coin of the row is read.
    NextCoin,
    /// Fusion: puts the coin on the stack.
    Push,
    /// Fusion: tests whether three coins lie on the stack.
    StackTest,
    /// Fusion: names the three coins on top.
    NameTriple,
    /// Fusion: tests whether the three coins on top do not fuse.
    FuseTest,
    /// Fusion: leaves the loop, as they do not fuse.
    Break,
    /// Fusion: replaces the three coins on top by one.
    Fuse,
    /// Fusion: tests whether greedy has a coin left to take.
    TakeTest,
    /// Fusion: compares the two ends of the valley.
    EndTest,
    /// Fusion: greedy takes this end of the valley.
    Take(End),
    /// Fusion: the other player is to move.
    SwitchSign,
}
