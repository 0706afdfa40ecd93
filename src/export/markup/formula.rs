//! The rules of a recurrence as formulas of LaTeX and Typst.

use crate::game::recurrence::definition::{MovePlace, TableDefinition};
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
    let at = |name: String, places: [String; 2]| {
        let comma = if language == MathLanguage::Latex { ",\\," } else { ", " };
        name + &subscript(&places.join(comma))
    };
    let cell = |name: String, shift: Shift| at(name, [index("i", shift.i), index("j", shift.j)]);
    let leaf = |leaf: &Expr| match leaf {
        Expr::Coin(End::Left, inward) => "v".to_owned() + &subscript(&index("i", *inward)),
        Expr::Coin(End::Right, inward) => "v".to_owned() + &subscript(&index("j", -inward)),
        Expr::CoinSum(shift) => cell("S".to_owned(), *shift),
        Expr::Read(number, shift) => cell(table(*number), *shift),
        Expr::CoinSumOf(places) => at("S".to_owned(), places.map(MovePlace::index)),
        Expr::ReadOf(number, places) => at(table(*number), places.map(MovePlace::index)),
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
        let mut text = format!("{} = {text}", cell(table(number), Shift::default()));
        // A choice ends with a bracket.
        text.insert_str(text.len() - 1, &of.most.range());
        let text = text.replace('−', "-");
        match language {
            MathLanguage::Latex => text
                .replace(", m =", ",\\; m =")
                .replace('…', " \\ldots ")
                .replace("max(", "\\max(")
                .replace("min(", "\\min(")
                .replace('·', " \\cdot "),
            MathLanguage::Typst => text.replace('·', " dot ").replace('…', " dots "),
        }
    };
    definition.tables().iter().enumerate().map(formula).collect()
}
