//! The fonts that are installed on the system.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{LazyLock, Mutex, OnceLock, PoisonError};

use fontique::{
    Attributes, Collection, CollectionOptions, FallbackKey, FamilyId, FontStyle, FontWeight, FontWidth, GenericFamily,
    Language, QueryFamily, QueryFont, QueryStatus, Script, SourceCache, SourceCacheOptions,
};
use skrifa::instance::Size;
use skrifa::{FontRef, GlyphId, MetadataProvider};

use crate::platform::{FontFile, FontQuestion};

/// Finds fonts of the system. They are listed at the first question, which takes up to some hundred milliseconds.
#[derive(Default)]
pub struct SystemFonts {
    list: OnceLock<Option<Mutex<FontList>>>,
}

struct FontList {
    collection: Collection,
    sources: SourceCache,
    /// All families, for a character that the fonts of its script lack.
    families: Vec<FamilyId>,
}

impl SystemFonts {
    /// Returns the font of the system that shows a character best, or `None` if no font has it.
    ///
    /// The file is mapped into memory, not copied.
    pub fn find(&self, question: FontQuestion) -> Option<FontFile> {
        // The list panics on a system that has no font at all.
        let list = || catch_unwind(FontList::new).ok().map(Mutex::new);
        let mut list = self.list.get_or_init(list).as_ref()?.lock().unwrap_or_else(PoisonError::into_inner);
        catch_unwind(AssertUnwindSafe(|| list.find(question))).ok().flatten()
    }

    /// Returns whether the fonts are listed already.
    pub fn is_listed(&self) -> bool {
        self.list.get().is_some()
    }
}

impl FontList {
    fn new() -> Self {
        let mut collection = Collection::new(CollectionOptions { shared: false, system_fonts: true });
        let names: Vec<_> = collection.family_names().map(str::to_owned).collect();
        let families = names.iter().filter_map(|name| collection.family_id(name)).collect();
        Self { collection, sources: SourceCache::new(SourceCacheOptions::default()), families }
    }

    fn find(&mut self, question: FontQuestion) -> Option<FontFile> {
        let generic = if question.is_mono { GenericFamily::Monospace } else { GenericFamily::SansSerif };
        let others = [
            GenericFamily::SansSerif,
            GenericFamily::SystemUi,
            GenericFamily::Emoji,
            GenericFamily::Math,
            GenericFamily::Serif,
            GenericFamily::Monospace,
        ];
        let named = question.families.iter().copied().map(QueryFamily::Named);
        let named = self.first_of(question, &named.collect::<Vec<_>>());
        let found = named.or_else(|| match question.script.and_then(|script| Script::parse(script).ok()) {
            // Those of the script come first: some general font has all letters of China as Japan writes them.
            Some(script) => locales(script, question.language)
                .find_map(|locale| self.first_with(question, &[], Some(FallbackKey::new(script, locale))))
                .or_else(|| self.first_with(question, &[generic], None)),
            // Signs that several scripts share have no font for their script.
            None => self.first_with(question, &[&[generic][..], &others].concat(), None),
        });
        let font = found.or_else(|| self.any_with(question))?;
        let family = self.collection.family_name(font.family.0).unwrap_or_default().to_owned();
        let coordinates = font.synthesis.variation_settings().iter();
        let coordinates = coordinates.map(|(tag, value)| (tag.to_be_bytes(), *value)).collect();
        let (data, _) = font.blob.into_raw_parts();
        Some(FontFile { family, data, index: font.index, coordinates })
    }

    /// Returns the first font of these families and for this script that shows the character.
    fn first_with(
        &mut self,
        question: FontQuestion,
        families: &[GenericFamily],
        fallback: Option<FallbackKey>,
    ) -> Option<QueryFont> {
        let mut query = self.collection.query(&mut self.sources);
        query.set_families(families.iter().copied().map(QueryFamily::Generic));
        query.set_attributes(attributes(question));
        if let Some(fallback) = fallback {
            query.set_fallbacks(fallback);
        }
        first_that_shows(&mut query, question)
    }

    /// Returns any font that shows the character. The first time, it opens all fonts.
    fn any_with(&mut self, question: FontQuestion) -> Option<QueryFont> {
        let families: Vec<_> = self.families.iter().copied().map(QueryFamily::Id).collect();
        self.first_of(question, &families)
    }

    /// Returns the first font of these families that shows the character.
    fn first_of(&mut self, question: FontQuestion, families: &[QueryFamily]) -> Option<QueryFont> {
        let mut query = self.collection.query(&mut self.sources);
        query.set_families(families.iter().copied());
        query.set_attributes(attributes(question));
        first_that_shows(&mut query, question)
    }
}

fn attributes(question: FontQuestion) -> Attributes {
    let weight = if question.is_strong { FontWeight::SEMI_BOLD } else { FontWeight::NORMAL };
    Attributes::new(FontWidth::NORMAL, FontStyle::Normal, weight)
}

fn first_that_shows(query: &mut fontique::Query, question: FontQuestion) -> Option<QueryFont> {
    let mut found = None;
    query.matches_with(|font| {
        if !shows(font, question) {
            return QueryStatus::Continue;
        }
        found = Some(font.clone());
        QueryStatus::Stop
    });
    found
}

/// Returns whether a font has an outline of the character or, if they will do, a picture of it.
fn shows(font: &QueryFont, FontQuestion { character, takes_pictures, .. }: FontQuestion) -> bool {
    let Some(glyph) = font.charmap().and_then(|map| map.map(character)).filter(|glyph| *glyph != 0) else {
        return false;
    };
    let Ok(file) = FontRef::from_index(font.blob.as_ref(), font.index) else { return false };
    let glyph = GlyphId::new(glyph);
    file.outline_glyphs().get(glyph).is_some()
        || takes_pictures
            && (file.color_glyphs().get(glyph).is_some()
                || file.bitmap_strikes().glyph_for_size(Size::unscaled(), glyph).is_some())
}

/// The languages that are written with Han characters. Each has fonts of its own, and they differ in what they have.
///
/// Simplified Chinese is that of Singapore, because the fonts of no language at all would stand for `zh-CN`.
static HAN: LazyLock<Vec<Language>> = LazyLock::new(|| {
    ["zh-SG", "zh-TW", "ja", "ko"].iter().filter_map(|language| Language::parse(language).ok()).collect()
});

/// Returns the languages whose fonts are asked for the characters of a script, the best one first.
fn locales(script: Script, language: Option<&str>) -> impl Iterator<Item = Option<&'static Language>> {
    let is_han = script == Script::from_bytes(*b"Hani");
    let is_meant = move |han: &&Language| language.is_some_and(|language| language == han.language());
    let (meant, others): (Vec<_>, Vec<_>) = HAN.iter().filter(|_| is_han).partition(is_meant);
    let any = (!is_han).then_some(None);
    any.into_iter().chain(meant.into_iter().chain(others).map(Some))
}

/// Returns the fonts of this system.
pub fn system_fonts() -> &'static SystemFonts {
    static SYSTEM: LazyLock<SystemFonts> = LazyLock::new(SystemFonts::default);
    &SYSTEM
}
