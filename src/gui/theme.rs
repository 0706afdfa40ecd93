//! The theme in egui: colors, fonts and spacing. Only this file makes colors.

use egui::emath::format_with_decimals_in_range;
use egui::epaint::text::{FontPriority, GlyphBitmap, GlyphRasterizer, RasterizedGlyph};
use egui::epaint::{CornerRadius, Shadow};
use egui::style::{NumberFormatter, ScrollAnimation, Spacing};
use egui::{
    Color32, ColorImage, Context, FontData, FontDefinitions, FontFamily, FontId, Id, Margin, Plugin, RawInput, Stroke,
    Style, TextStyle, Theme as EguiTheme, ThemePreference, Ui, Vec2, Visuals, vec2,
};

use crate::number;
use crate::picture::color_role::{ColorRole, Theme};
use crate::picture::{Face, Paint, fonts};
use crate::platform::system;
use crate::printable::beginning;

/// The name of the font family of [`Face::Strong`].
const STRONG: &str = "strong";

/// The longest side of a texture on a usual screen, in pixels. With twice of it, a lesson starts with 2.5 MB more.
const TEXTURE_SIDE: usize = 2048;

/// Limits the side of textures to what the largest window so far can show. egui makes the texture of the glyphs as wide as a
/// card allows, mostly 16,384 pixels, and the first frame fills, copies and uploads that texture.
struct TextureLimit {
    /// The same for all windows, which share that texture.
    side: usize,
}

impl Plugin for TextureLimit {
    fn debug_name(&self) -> &'static str {
        "texture-limit"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let window = input.screen_rect.map_or(0.0, |rect| rect.size().max_elem() * ctx.pixels_per_point());
        self.side = self.side.max((window as usize).next_power_of_two());
        input.max_texture_side = input.max_texture_side.map(|side| side.min(self.side));
    }
}

/// Sets the fonts, the spacing and the colors of the dark and the light theme.
pub fn install(ctx: &Context) {
    ctx.add_plugin(TextureLimit { side: TEXTURE_SIDE });
    ctx.set_fonts(fonts());
    ctx.add_glyph_rasterizer(rasterizer());
    for theme in [EguiTheme::Dark, EguiTheme::Light] {
        ctx.style_mut_of(theme, set_spacing);
    }
    set_visuals(ctx);
}

/// Returns the theme that the user has chosen. `None` follows the system.
pub fn chosen(ctx: &Context) -> Option<Theme> {
    match ctx.options(|options| options.theme_preference) {
        ThemePreference::System => None,
        ThemePreference::Light => Some(Theme::Light),
        ThemePreference::Dark if is_high_contrast(ctx) => Some(Theme::Contrast),
        ThemePreference::Dark => Some(Theme::Dark),
    }
}

/// Follows whether the system asks for more contrast. A theme that the user has chosen stays.
pub fn follow_contrast(ctx: &Context, on: bool) {
    ctx.data_mut(|data| data.insert_temp(contrast_of_system(), on));
    set_visuals(ctx);
}

/// Changes the theme. `None` follows the system.
pub fn choose(ctx: &Context, theme: Option<Theme>) {
    ctx.set_theme(match theme {
        None => ThemePreference::System,
        Some(Theme::Light) => ThemePreference::Light,
        Some(Theme::Dark | Theme::Contrast) => ThemePreference::Dark,
    });
    ctx.data_mut(|data| data.insert_temp(chosen_contrast(), theme == Some(Theme::Contrast)));
    set_visuals(ctx);
}

/// Returns the theme in use.
pub fn current(ctx: &Context) -> Theme {
    match ctx.theme() {
        _ if is_high_contrast(ctx) => Theme::Contrast,
        EguiTheme::Light => Theme::Light,
        EguiTheme::Dark => Theme::Dark,
    }
}

/// Turns the animations of egui's own controls off or on.
pub fn set_reduced_motion(ctx: &Context, on: bool) {
    let seconds = if on { 0.0 } else { Style::default().animation_time };
    ctx.all_styles_mut(|style| {
        style.animation_time = seconds;
        style.scroll_animation = if on { ScrollAnimation::none() } else { ScrollAnimation::default() };
    });
}

/// Sets the colors of egui's two themes. High contrast is a theme in their place.
fn set_visuals(ctx: &Context) {
    let contrast = is_high_contrast(ctx).then_some(Theme::Contrast);
    ctx.set_visuals_of(EguiTheme::Dark, visuals(contrast.unwrap_or(Theme::Dark)));
    ctx.set_visuals_of(EguiTheme::Light, visuals(contrast.unwrap_or(Theme::Light)));
}

fn is_high_contrast(ctx: &Context) -> bool {
    let wish = match ctx.options(|options| options.theme_preference) {
        ThemePreference::System => contrast_of_system(),
        ThemePreference::Dark => chosen_contrast(),
        ThemePreference::Light => return false,
    };
    ctx.data(|data| data.get_temp(wish)).unwrap_or(false)
}

fn chosen_contrast() -> Id {
    Id::unique("high-contrast")
}

fn contrast_of_system() -> Id {
    Id::unique("high-contrast-of-the-system")
}

/// Returns the color of a color role in a theme.
pub fn color_in(paint: impl Into<Paint>, theme: Theme) -> Color32 {
    let Paint { role, alpha } = paint.into();
    let [red, green, blue] = role.rgb(theme);
    #[expect(clippy::disallowed_methods, reason = "the one place where a color role gets its value")]
    Color32::from_rgb(red, green, blue).gamma_multiply(alpha)
}

/// Converts a pixel of the map, which is opaque or all zero. So nothing is computed, and a whole map is only copied.
#[expect(clippy::disallowed_methods, reason = "the map has made it of color roles")]
pub fn pixel([red, green, blue, alpha]: [u8; 4]) -> Color32 {
    Color32::from_rgba_premultiplied(red, green, blue, alpha)
}

/// Returns the color of a color role in the theme in use.
pub fn color(ui: &egui::Ui, role: impl Into<Paint>) -> Color32 {
    color_in(role, current(ui.ctx()))
}

/// Returns the font of a face at a size in points.
pub fn font(face: Face, size: f32) -> FontId {
    match face {
        Face::Regular => FontId::proportional(size),
        Face::Strong => FontId::new(size, FontFamily::Name(STRONG.into())),
        Face::Mono => FontId::monospace(size),
    }
}

/// Returns a text whose formulas stay on one line each: no line ends at their signs.
pub fn unbroken(text: &str) -> String {
    let signs = ["+", "−", "=", "≤", "≥", "/"];
    signs.iter().fold(text.to_owned(), |text, sign| text.replace(&format!(" {sign} "), &format!("\u{a0}{sign}\u{a0}")))
}

/// The size of a heading, in points.
pub const HEADING_SIZE: f32 = 15.0;

pub fn heading(ui: &mut egui::Ui, text: &str) -> egui::Response {
    heading_of_size(ui, text, HEADING_SIZE)
}

/// Shows a heading in a size in points.
pub fn heading_of_size(ui: &mut egui::Ui, text: &str, size: f32) -> egui::Response {
    let response = ui.label(egui::RichText::new(text).font(font(Face::Strong, size)));
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_role(egui::accesskit::Role::Heading);
        node.set_label(text);
    });
    response
}

/// Returns a small, weak text.
pub fn weak(ui: &egui::Ui, text: impl Into<String>) -> egui::RichText {
    egui::RichText::new(beginning(&text.into())).small().color(color(ui, ColorRole::WeakText))
}

/// Returns the color roles of the fill and the text of a button for one of several choices.
pub fn choice(selected: bool) -> (ColorRole, ColorRole) {
    if selected { (ColorRole::Mover, ColorRole::OnMover) } else { (ColorRole::Cell, ColorRole::Text) }
}

/// Adds a text field whose edge is visible when it has the focus, and then alone.
///
/// egui gives the edge the color of selected text. Elsewhere, this color is as dark as the background.
pub fn field<R>(ui: &mut egui::Ui, add: impl FnOnce(&mut egui::Ui) -> R) -> R {
    let scope = ui.scope(|ui| {
        let (text, fill) = (color(ui, ColorRole::Mover), color(ui, ColorRole::Raised));
        let selection = &mut ui.visuals_mut().selection;
        selection.stroke.color = text;
        selection.bg_fill = fill;
        // Under the pointer, a brighter edge would look like the focus.
        let widgets = &mut ui.visuals_mut().widgets;
        widgets.hovered.bg_stroke = widgets.inactive.bg_stroke;
        add(ui)
    });
    scope.inner
}

/// Returns the width of a text on one line, in points.
pub fn text_width(ui: &egui::Ui, text: &str, font: FontId) -> f32 {
    ui.painter().layout_no_wrap(beginning(text).into_owned(), font, color(ui, ColorRole::Text)).size().x
}

/// Returns the first of several texts that fits the width, or else the last. Texts behind it are not made.
pub fn first_that_fits(ui: &egui::Ui, texts: impl IntoIterator<Item = String>, font: &FontId) -> String {
    first_within(ui, ui.available_width(), texts, font).0
}

/// Returns the first of several texts that fits a width of `room` points, or else the last, with its width.
pub fn first_within(ui: &egui::Ui, room: f32, texts: impl IntoIterator<Item = String>, font: &FontId) -> (String, f32) {
    let mut last = (String::new(), 0.0);
    for text in texts {
        let width = text_width(ui, &text, font.clone());
        last = (text, width);
        if width <= room {
            break;
        }
    }
    last
}

/// Shows a text in an area of this height, in points. A longer text is clipped, so that the controls below never move.
pub fn text_in_room(ui: &mut egui::Ui, height: f32, text: egui::RichText) {
    let size = egui::vec2(ui.available_width(), height);
    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    let layout = egui::Layout::top_down(egui::Align::Min);
    let mut room = ui.new_child(egui::UiBuilder::new().max_rect(rect).layout(layout));
    room.set_clip_rect(rect.intersect(ui.clip_rect()));
    room.label(text);
}

/// Returns the fonts of the program, with egui's own as fallbacks.
fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    for face in Face::ALL {
        fonts.font_data.insert(font_name(face).to_owned(), FontData::from_static(fonts::file(face)).into());
    }
    // egui's own fonts have characters that ours lack.
    let fallback = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    for face in Face::ALL {
        let list = fonts.families.entry(font(face, 1.0).family).or_insert_with(|| fallback.clone());
        list.insert(0, font_name(face).to_owned());
    }
    fonts
}

fn font_name(face: Face) -> &'static str {
    match face {
        Face::Regular => "Inter",
        Face::Strong => "Inter-SemiBold",
        Face::Mono => "JetBrains-Mono",
    }
}

fn set_spacing(style: &mut Style) {
    style.text_styles = [
        (TextStyle::Small, font(Face::Regular, 11.5)),
        (TextStyle::Body, font(Face::Regular, 13.5)),
        (TextStyle::Button, font(Face::Regular, 13.5)),
        (TextStyle::Heading, font(Face::Strong, 16.0)),
        (TextStyle::Monospace, font(Face::Mono, 12.5)),
    ]
    .into();
    style.number_formatter =
        NumberFormatter::new(|value, decimals| number::localized(&format_with_decimals_in_range(value, decimals)));
    style.spacing.item_spacing = Vec2::new(8.0, 7.0);
    style.spacing.button_padding = Vec2::new(9.0, 4.5);
    style.spacing.interact_size = Vec2::new(32.0, 27.0);
    style.spacing.menu_margin = Margin::same(6);
    style.spacing.window_margin = Margin::same(16);
    style.spacing.scroll.floating = true;
    style.interaction.selectable_labels = false;
}

/// Gives all controls at least this height, in points.
fn enlarge_controls(ctx: &Context, height: f32) {
    ctx.all_styles_mut(|style| {
        style.spacing.interact_size = Vec2::splat(height);
        style.spacing.button_padding.x = 12.0;
        style.spacing.icon_width = 22.0;
        style.spacing.icon_width_inner = 13.0;
        style.spacing.icon_spacing = 8.0;
        style.spacing.slider_rail_height = 10.0;
    });
}

fn visuals(theme: Theme) -> Visuals {
    let color = |role: ColorRole| color_in(role, theme);
    let mut visuals = match theme {
        Theme::Dark | Theme::Contrast => Visuals::dark(),
        Theme::Light => Visuals::light(),
    };
    visuals.override_text_color = None;
    visuals.weak_text_color = Some(color(ColorRole::WeakText));
    visuals.hyperlink_color = color(ColorRole::Mover);
    visuals.panel_fill = color(ColorRole::Background);
    visuals.window_fill = color(ColorRole::Panel);
    visuals.window_stroke = Stroke::new(1.0, color(ColorRole::Edge));
    visuals.window_corner_radius = CornerRadius::same(10);
    visuals.menu_corner_radius = CornerRadius::same(8);
    visuals.popup_shadow = Shadow { spread: 0, blur: 16, offset: [0, 6], color: shadow() };
    visuals.window_shadow = visuals.popup_shadow;
    visuals.extreme_bg_color = color(ColorRole::Background);
    visuals.text_edit_bg_color = Some(color(ColorRole::Background));
    visuals.code_bg_color = color(ColorRole::Cell);
    visuals.faint_bg_color = color(ColorRole::Cell);
    visuals.error_fg_color = color(ColorRole::Error);
    visuals.warn_fg_color = color(ColorRole::Other);
    visuals.selection.bg_fill = color(ColorRole::Mover);
    visuals.selection.stroke = Stroke::new(2.0, color(ColorRole::OnMover));
    visuals.slider_trailing_fill = true;
    visuals.striped = false;

    let radius = CornerRadius::same(6);
    let widgets = &mut visuals.widgets;
    for (widget, fill, edge) in [
        (&mut widgets.noninteractive, ColorRole::Panel, ColorRole::Edge),
        (&mut widgets.inactive, ColorRole::Cell, ColorRole::Edge),
        (&mut widgets.hovered, ColorRole::Raised, ColorRole::WeakText),
        (&mut widgets.active, ColorRole::Raised, ColorRole::Mover),
        (&mut widgets.open, ColorRole::Raised, ColorRole::Edge),
    ] {
        widget.bg_fill = color(fill);
        widget.weak_bg_fill = color(fill);
        widget.bg_stroke = Stroke::new(1.0, color(edge));
        widget.fg_stroke = Stroke::new(1.0, color(ColorRole::Text));
        widget.corner_radius = radius;
        widget.expansion = 0.0;
    }
    // The control with the focus can be seen from afar.
    visuals.widgets.active.bg_stroke.width = 2.0;
    visuals
}

#[expect(clippy::disallowed_methods, reason = "a shadow is dark in every theme")]
fn shadow() -> Color32 {
    Color32::from_black_alpha(70)
}

/// The least size of a control for a finger, in points: Web Content Accessibility Guidelines 2.2, 2.5.5 Target Size.
pub const FINGER: f32 = 44.0;

/// In a window larger than this, in points, text and controls grow.
const FULL_SIZE: Vec2 = Vec2::new(1600.0, 900.0);
/// They grow with this power of its size, so that there is more room in it, too.
const GROWTH: f32 = 0.7;
/// The greatest size of a window over the full one at which they still grow.
const MAX_GROWTH: f32 = 4.0;
/// The size that widgets need in a lecture hall, in points: the pairs of players, which are the largest.
const SIZE_IN_A_HALL: Vec2 = Vec2::new(860.0, 560.0);
/// A window narrower or lower than this, in points, shows one part at a time.
const MIN_BESIDE: (f32, f32) = (640.0, 500.0);
/// The same of the width where controls have the size of a finger.
const MIN_WIDTH_BESIDE_OF_FINGERS: f32 = 1200.0;
/// A narrower window, in points, leaves to its menus what is seldom needed.
const MIN_WIDTH_FOR_ALL_CONTROLS: f32 = 1100.0;
/// A window below this height, in points, has no room for what only helps, such as the hints about keys.
const MIN_HEIGHT_FOR_HINTS: f32 = 640.0;
/// Where one part is shown in a window wider than high and below this height, in points, the sums stand beside the table.
const MIN_HEIGHT_FOR_STACK: f32 = 500.0;

/// The space beside a tooltip that is as wide as the window, in points.
const TOOLTIP_MARGIN: f32 = 30.0;

/// Makes the controls larger on a device for fingers, and elsewhere once the screen is touched.
pub fn watch_fingers(ctx: &Context) {
    if is_for_fingers(ctx) {
        return;
    }
    if system::is_for_fingers() || ctx.input(egui::InputState::has_touch_screen) {
        ctx.data_mut(|data| data.insert_temp(for_fingers(), true));
        enlarge_controls(ctx, FINGER);
    }
}

/// Keeps tooltips within a narrow window.
pub fn fit_tooltips(ctx: &Context) {
    let width = (ctx.content_rect().width() - TOOLTIP_MARGIN).min(Spacing::default().tooltip_width);
    if ctx.global_style().spacing.tooltip_width != width {
        ctx.all_styles_mut(|style| style.spacing.tooltip_width = width);
    }
}

/// Returns whether the controls have the size of a finger.
pub fn is_for_fingers(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(for_fingers())).unwrap_or(false)
}

fn for_fingers() -> Id {
    Id::unique("controls-have-the-size-of-a-finger")
}

/// Returns the size of a control that is this large for a mouse. All are in points.
pub fn target(ui: &Ui, size: f32) -> f32 {
    if is_for_fingers(ui.ctx()) { size.max(FINGER) } else { size }
}

/// Returns whether the window shows one part at a time: the table, or a panel in its place.
pub fn shows_one_part(ctx: &Context) -> bool {
    let size = ctx.content_rect().size();
    let min_width = if is_for_fingers(ctx) { MIN_WIDTH_BESIDE_OF_FINGERS } else { MIN_BESIDE.0 };
    size.x < min_width || size.y < MIN_BESIDE.1
}

/// How texts and controls grow with the window.
#[derive(Clone, Copy)]
pub enum Growth {
    /// They have the usual size: a slide grows by itself.
    Never,
    /// They grow a little, in a large window.
    OnADesk,
    /// They grow as far as the window has room for them: a hall reads them.
    InAHall,
}

impl Growth {
    /// Returns how much larger than usual they are in a window of this size, in points of the usual size.
    fn factor(self, size: Vec2) -> f32 {
        let (usual, power) = match self {
            Self::Never => return 1.0,
            Self::OnADesk => (FULL_SIZE, GROWTH),
            Self::InAHall => (SIZE_IN_A_HALL, 1.0),
        };
        let over = (size.x / usual.x).min(size.y / usual.y);
        over.clamp(1.0, MAX_GROWTH).powf(power)
    }
}

/// Sets the size of everything in the window: `zoom` times the growth with the window.
pub fn scale(ctx: &Context, zoom: Option<f32>, growth: Growth) {
    let scale = zoom.unwrap_or(1.0) * growth.factor(ctx.content_rect().size() * ctx.zoom_factor());
    // Each change of the scale makes a frame more, so small ones are left out.
    if (scale - ctx.zoom_factor()).abs() > 0.01 {
        ctx.set_zoom_factor(scale);
    }
}

/// Returns whether the window is so narrow that a bar has two lines.
pub fn is_narrow(ctx: &Context) -> bool {
    ctx.content_rect().width() < MIN_BESIDE.0
}

/// Returns whether the window has only the controls that are needed all the time. The others are in the menus.
pub fn is_compact(ctx: &Context) -> bool {
    ctx.content_rect().width() < MIN_WIDTH_FOR_ALL_CONTROLS && !shows_one_part(ctx)
}

/// Returns whether the window is so low that its parts have to be small. At 150 % a screen of 1280 × 800 is so low.
pub fn is_low(ctx: &Context) -> bool {
    ctx.content_rect().height() < MIN_HEIGHT_FOR_HINTS
}

/// Returns whether one part is shown and the window is too low for a part below another, such as a phone on its side, or
/// any window at 400 %.
pub fn is_flat(ctx: &Context) -> bool {
    let size = ctx.content_rect().size();
    shows_one_part(ctx) && size.y < MIN_HEIGHT_FOR_STACK.min(size.x)
}

/// Returns whether a flat window is narrow, too, and so has no line for what its menus have.
pub fn is_tiny(ctx: &Context) -> bool {
    is_flat(ctx) && is_narrow(ctx)
}

// A sign in the place of very many characters that stand in one place, such as a letter with 1,000 accents.
//
// The time to lay out such a cluster of characters grows with the square of their number. So 50,000 Korean letters of one
// syllable would take 15 seconds, and 200,000 vowel signs would take hours. No script has clusters of this length.

/// The longest cluster that is laid out, in bytes. The longest emoji have 35.
const MAX_CLUSTER: usize = 200;

/// Returns what draws a box for each longer cluster, before a font is asked.
fn rasterizer() -> GlyphRasterizer {
    let draw = |cluster: &str, size: f32| (cluster.len() > MAX_CLUSTER).then(|| a_box(size));
    GlyphRasterizer::new("long-clusters", move |asked| draw(asked.cluster, asked.font_size_px))
        .with_priority(FontPriority::Highest)
}

/// Returns a box as high as a capital letter. `size` is the size of the text, in pixels.
fn a_box(size: f32) -> RasterizedGlyph {
    let [width, height] = [0.5, 0.7].map(|part| (part * size).round().max(3.0) as usize);
    let mut image = ColorImage::filled([width, height], Color32::TRANSPARENT);
    for (index, pixel) in image.pixels.iter_mut().enumerate() {
        let (x, y) = (index % width, index / width);
        if x == 0 || y == 0 || x + 1 == width || y + 1 == height {
            *pixel = Color32::WHITE;
        }
    }
    let bitmap = GlyphBitmap { image, offset_px: vec2(1.0, -(height as f32)), is_color: false };
    RasterizedGlyph { bitmap, advance_px: width as f32 + 2.0 }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use egui::RawInput;

    use super::*;

    /// Lays a text out. Returns how many of its characters are drawn, and how long the longest cluster is that a font
    /// was asked for.
    fn laid_out(text: &str) -> (usize, usize) {
        let ctx = Context::default();
        install(&ctx);
        let longest = Arc::new(AtomicUsize::new(0));
        let seen = Arc::clone(&longest);
        // It comes after the one that is installed, so it is asked for what that one leaves to the fonts.
        let watcher = GlyphRasterizer::new("watcher", move |asked| {
            seen.fetch_max(asked.cluster.len(), Ordering::Relaxed);
            None
        });
        ctx.add_glyph_rasterizer(watcher.with_priority(FontPriority::Highest));
        let mut places = 0;
        ctx.run_ui(RawInput::default(), |ui| {
            let font = font(crate::picture::Face::Regular, 14.0);
            let galley = ui.painter().layout_no_wrap(text.to_owned(), font, Color32::WHITE);
            places = galley.rows.iter().map(|row| row.glyphs.len()).sum();
        })
        .drop_without_applying_deltas();
        (places, longest.load(Ordering::Relaxed))
    }

    #[test]
    fn a_font_is_never_asked_for_a_cluster_that_would_take_forever() {
        for sign in ["ᄀ", "ั", "\u{301}", "\u{200d}"] {
            let characters = 3_000;
            let (places, longest) = laid_out(&format!("8 {} 15", sign.repeat(characters)));
            assert!((1..=MAX_CLUSTER).contains(&longest), "{sign:?}: {longest} bytes");
            assert_eq!(places, characters + 5, "{sign:?}: the cursor has a place at each character");
        }
    }

    #[test]
    fn usual_clusters_are_left_to_the_fonts() {
        let (_, longest) = laid_out("e\u{301} 15 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}");
        assert_eq!(longest, 28);
    }

    #[test]
    fn the_texture_of_glyphs_is_as_wide_as_the_largest_window_so_far() {
        let ctx = Context::default();
        install(&ctx);
        let width = |window: egui::Vec2| {
            let screen_rect = Some(egui::Rect::from_min_size(egui::Pos2::ZERO, window));
            let input = RawInput { screen_rect, max_texture_side: Some(16_384), ..RawInput::default() };
            ctx.run_ui(input, |_| {}).drop_without_applying_deltas();
            ctx.fonts(|fonts| fonts.font_image_size()[0])
        };
        assert_eq!(width(vec2(1280.0, 800.0)), 2048);
        assert_eq!(width(vec2(1080.0, 2400.0)), 4096);
        assert_eq!(width(vec2(1280.0, 800.0)), 4096, "two windows share it");
    }
}
