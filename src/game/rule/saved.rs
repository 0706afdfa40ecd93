//! A rule in a file: `what_stays` or `up_to(3)`. These are the names of the rules, written as other choices in a file are.

use std::fmt;
use std::sync::LazyLock;

use serde::de::{DeserializeSeed, EnumAccess, Error, VariantAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::rule::published::UnknownRule;
use crate::game::rule::{Most, Rule};

/// The words of all rules, in their order.
static WORDS: LazyLock<[&str; Rule::PUBLISHED.len()]> =
    LazyLock::new(|| Rule::PUBLISHED.map(|rule| &*rule.key.replace('-', "_").leak()));

impl Serialize for Rule {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let at = Self::PUBLISHED.iter().position(|rule| rule.key == self.key);
        let at = at.expect("a rule that is saved is published");
        match self.most {
            Most::UpTo(most) => serializer.serialize_newtype_variant("Rule", at as u32, WORDS[at], &most),
            Most::One | Most::Any => serializer.serialize_unit_variant("Rule", at as u32, WORDS[at]),
        }
    }
}

impl<'de> Deserialize<'de> for Rule {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_enum("Rule", &*WORDS, RuleVisitor)
    }
}

fn unknown(word: &str) -> UnknownRule {
    UnknownRule { name: word.to_owned(), is_in_file: true }
}

/// Finds the rule with a word, or with its number in [`Rule::PUBLISHED`].
struct Word;

impl<'de> DeserializeSeed<'de> for Word {
    type Value = Rule;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Rule, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for Word {
    type Value = Rule;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("rule")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Rule, E> {
        let rule = usize::try_from(number).ok().and_then(|at| Rule::PUBLISHED.get(at).copied());
        rule.ok_or_else(|| E::custom(unknown(&number.to_string())))
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<Rule, E> {
        let at = WORDS.iter().position(|known| *known == word);
        at.map(|at| Rule::PUBLISHED[at]).ok_or_else(|| E::custom(unknown(word)))
    }
}

struct RuleVisitor;

impl<'de> Visitor<'de> for RuleVisitor {
    type Value = Rule;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("rule")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, access: A) -> Result<Rule, A::Error> {
        let (rule, content) = access.variant_seed(Word)?;
        match rule.most {
            Most::One | Most::Any => content.unit_variant().map(|()| rule),
            Most::UpTo(_) => {
                let rule = Rule { most: Most::UpTo(content.newtype_variant()?), ..rule };
                // The numbers that its name can have.
                rule.name().parse().map_err(|error: UnknownRule| A::Error::custom(unknown(&error.name)))
            }
        }
    }
}
