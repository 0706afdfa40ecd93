//! The rules of a recurrence as formulas of LaTeX and Typst.

use crate::game::recurrence::definition::TableDefinition;
use crate::game::recurrence::notation::index;
use crate::game::recurrence::{Expr, Shift};
use crate::game::{End, Recurrence};
use crate::number;
use crate::wording::recurrence::own::what_the_pick_leaves;

/// A language for formulas in documents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MathLanguage {
    Latex,
    Typst,
}

/// Returns the rules of a recurrence as formulas of a language, one for each table, without the signs around them.
pub fn formulas(recurrence: Recurrence, language: MathLanguage) -> Vec<String> {
    let definition = recurrence.definition();
    let subscript = |text: &str| match language {
        MathLanguage::Latex => format!("_{{{text}}}"),
        MathLanguage::Typst => format!("_({text})"),
    };
    let table = |number: usize| {
        let name = &definition.tables()[number].name;
        match language {
            _ if name.chars().count() == 1 => name.clone(),
            MathLanguage::Latex => format!("\\mathit{{{name}}}"),
            MathLanguage::Typst => format!("italic(\"{name}\")"),
        }
    };
    let cell = |name: String, shift: Shift| {
        let comma = if language == MathLanguage::Latex { ",\\," } else { ", " };
        name + &subscript(&[index("i", shift.i), comma.to_owned(), index("j", shift.j)].concat())
    };
    let leaf = |leaf: &Expr| match leaf {
        Expr::Coin(End::Left, inward) => "v".to_owned() + &subscript(&index("i", *inward)),
        Expr::Coin(End::Right, inward) => "v".to_owned() + &subscript(&index("j", -inward)),
        Expr::CoinSum(shift) => cell("S".to_owned(), *shift),
        Expr::Read(number, shift) => cell(table(*number), *shift),
        Expr::Rest(number) if language == MathLanguage::Latex => {
            table(*number) + &subscript(&format!("\\mathrm{{{}}}", what_the_pick_leaves().replace(' ', "~")))
        }
        Expr::Rest(number) => table(*number) + &subscript(&format!("\"{}\"", what_the_pick_leaves())),
        Expr::Number(number) => number.to_string(),
        Expr::Turn => "t".to_owned(),
        Expr::TwoToTurn => "2^t".to_owned(),
        _ => number::NO_VALUE.to_owned(),
    };
    let formula = |(number, of): (usize, &TableDefinition)| {
        let text = of.rule.write(&mut |part, behind_sign| {
            let text = leaf(part);
            if behind_sign && text.starts_with('-') { format!("({text})") } else { text }
        });
        let text = format!("{} = {text}", cell(table(number), Shift::default())).replace('−', "-");
        match language {
            MathLanguage::Latex => text.replace("max(", "\\max(").replace("min(", "\\min(").replace('·', " \\cdot "),
            MathLanguage::Typst => text.replace('·', " dot "),
        }
    };
    definition.tables().iter().enumerate().map(formula).collect()
}
