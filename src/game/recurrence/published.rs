//! The four published ways to write the table of the game, as definitions.

use crate::number::Number;

/// What a table of a published definition holds for each interval.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Meaning {
    /// The score of the player to move.
    Mover,
    /// The score of the other player.
    Other,
    /// The lead of the player to move: their score minus that of the other player.
    Lead,
}

impl Meaning {
    /// Its value where these are the scores of the player to move and of the other player.
    pub fn of(self, mover: Number, other: Number) -> Number {
        match self {
            Self::Mover => mover,
            Self::Other => other,
            Self::Lead => mover - other,
        }
    }
}

/// A published definition: its name in files, its name on the screen, its equations, and what its tables hold.
pub struct Published {
    pub key: &'static str,
    pub name: &'static str,
    pub equations: &'static str,
    pub meanings: &'static [Meaning],
}

/// The scores of both players. The `sec` of a cell is the `fir` of what the pick leaves: the other player moves there.
/// F looks two moves ahead. f and g are my turn and their turn. d is the lead of the player to move.
pub const PUBLISHED: [Published; 4] = [
    Published {
        key: "fir_sec",
        name: "fir / sec",
        equations: "fir[i][j] = max(v[i] + sec[i+1][j], v[j] + sec[i][j−1])
                    fir[i][i] = v[i]
                    sec[i][j] = fir[pick]
                    sec[i][i] = 0",
        meanings: &[Meaning::Mover, Meaning::Other],
    },
    Published {
        key: "two_ahead",
        name: "F",
        equations: "F[i][j] = max(v[i] + min(F[i+2][j], F[i+1][j−1]), v[j] + min(F[i+1][j−1], F[i][j−2]))
                    F[i][i−1] = 0
                    F[i][i] = v[i]
                    F[i][i+1] = max(v[i], v[j])",
        meanings: &[Meaning::Mover],
    },
    Published {
        key: "my_turn",
        name: "f / g",
        equations: "f[i][j] = max(v[i] + g[i+1][j], v[j] + g[i][j−1])
                    f[i][i] = v[i]
                    g[i][j] = min(f[i+1][j], f[i][j−1])
                    g[i][i] = 0",
        meanings: &[Meaning::Mover, Meaning::Other],
    },
    Published {
        key: "difference",
        name: "fir − sec",
        equations: "d[i][j] = max(v[i] − d[i+1][j], v[j] − d[i][j−1])
                    d[i][i] = v[i]",
        meanings: &[Meaning::Lead],
    },
];
