//! How inks and faces look in egui: its colours, letters and spacing. The one place that makes colours.

use egui::epaint::{CornerRadius, Shadow};
use egui::style::ScrollAnimation;
use egui::{
    Color32, Context, FontData, FontDefinitions, FontFamily, FontId, Id, Margin, Stroke, Style, TextStyle, Theme,
    ThemePreference, Vec2, Visuals,
};

use crate::picture::ink::{Ground, Ink};
use crate::picture::{Face, Paint, letters};

const STRONG: &str = "strong";

/// Sets letters, spacing and colours, for the dark and the light theme.
pub fn install(ctx: &Context) {
    ctx.set_fonts(fonts());
    for theme in [Theme::Dark, Theme::Light] {
        ctx.style_mut_of(theme, set_spacing);
    }
    set_high_contrast(ctx, false);
}

/// What the user has chosen: a ground, or `None` to follow the system.
pub fn chosen(ctx: &Context) -> Option<Ground> {
    match ctx.options(|options| options.theme_preference) {
        ThemePreference::System => None,
        ThemePreference::Light => Some(Ground::Light),
        ThemePreference::Dark if is_high_contrast(ctx) => Some(Ground::Contrast),
        ThemePreference::Dark => Some(Ground::Dark),
    }
}

/// Changes the ground to this one, or to what the system has.
pub fn choose(ctx: &Context, ground: Option<Ground>) {
    ctx.set_theme(match ground {
        None => ThemePreference::System,
        Some(Ground::Light) => ThemePreference::Light,
        Some(Ground::Dark | Ground::Contrast) => ThemePreference::Dark,
    });
    set_high_contrast(ctx, ground == Some(Ground::Contrast));
}

/// The ground of the theme in use.
pub fn ground(ctx: &Context) -> Ground {
    match ctx.theme() {
        Theme::Light => Ground::Light,
        Theme::Dark if is_high_contrast(ctx) => Ground::Contrast,
        Theme::Dark => Ground::Dark,
    }
}

/// Whether egui's own controls change at once.
pub fn set_reduced_motion(ctx: &Context, on: bool) {
    let seconds = if on { 0.0 } else { Style::default().animation_time };
    ctx.all_styles_mut(|style| {
        style.animation_time = seconds;
        style.scroll_animation = if on { ScrollAnimation::none() } else { ScrollAnimation::default() };
    });
}

/// egui knows two themes; the third ground is its dark one in other colours.
fn set_high_contrast(ctx: &Context, on: bool) {
    ctx.data_mut(|data| data.insert_temp(high_contrast(), on));
    ctx.set_visuals_of(Theme::Dark, visuals(if on { Ground::Contrast } else { Ground::Dark }));
    ctx.set_visuals_of(Theme::Light, visuals(Ground::Light));
}

fn is_high_contrast(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(high_contrast())).unwrap_or(false)
}

fn high_contrast() -> Id {
    Id::unique("high contrast")
}

/// The colour of an ink on a ground.
pub fn color(paint: impl Into<Paint>, ground: Ground) -> Color32 {
    let Paint { ink, alpha } = paint.into();
    let [red, green, blue] = ink.rgb(ground);
    #[expect(clippy::disallowed_methods, reason = "the one place where a token becomes a colour")]
    Color32::from_rgb(red, green, blue).gamma_multiply(alpha)
}

/// A colour of a picture of the table.
#[expect(clippy::disallowed_methods, reason = "a picture has made it of tokens")]
pub fn rgb([red, green, blue]: [u8; 3]) -> Color32 {
    Color32::from_rgb(red, green, blue)
}

/// A pixel of a picture of the table.
#[expect(clippy::disallowed_methods, reason = "a picture has made it of tokens")]
pub fn rgba([red, green, blue, alpha]: [u8; 4]) -> Color32 {
    Color32::from_rgba_unmultiplied(red, green, blue, alpha)
}

/// The colour of an ink in the theme in use.
pub fn ink(ui: &egui::Ui, ink: impl Into<Paint>) -> Color32 {
    color(ink, ground(ui.ctx()))
}

/// The letters of a face at a size in points.
pub fn font(face: Face, size: f32) -> FontId {
    match face {
        Face::Regular => FontId::proportional(size),
        Face::Strong => FontId::new(size, FontFamily::Name(STRONG.into())),
        Face::Mono => FontId::monospace(size),
    }
}

/// The title of a panel's part.
pub fn heading(ui: &mut egui::Ui, text: &str) -> egui::Response {
    let response = ui.label(egui::RichText::new(text).font(font(Face::Strong, 15.0)));
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_role(egui::accesskit::Role::Heading);
        node.set_label(text);
    });
    response
}

/// A small text for what stands beside other things.
pub fn weak(ui: &egui::Ui, text: impl Into<String>) -> egui::RichText {
    egui::RichText::new(text).small().color(ink(ui, Ink::WeakText))
}

/// The fill and the letters of a button for one of several choices.
pub fn choice(selected: bool) -> (Ink, Ink) {
    if selected { (Ink::First, Ink::OnFirst) } else { (Ink::Cell, Ink::Text) }
}

/// Room for a text field, whose edge is seen when it has the focus: egui takes the colour of selected letters for that,
/// and on what is selected elsewhere these are as dark as the ground.
pub fn field<R>(ui: &mut egui::Ui, add: impl FnOnce(&mut egui::Ui) -> R) -> R {
    let scope = ui.scope(|ui| {
        let (letters, fill) = (ink(ui, Ink::First), ink(ui, Ink::Raised));
        let selection = &mut ui.visuals_mut().selection;
        selection.stroke.color = letters;
        selection.bg_fill = fill;
        add(ui)
    });
    scope.inner
}

/// How wide a text is on one line, in points.
pub fn text_width(ui: &egui::Ui, text: &str, font: FontId) -> f32 {
    ui.painter().layout_no_wrap(text.to_owned(), font, ink(ui, Ink::Text)).size().x
}

/// A text in a room of its own of this height, which it does not leave: what stands below stays where it is.
pub fn text_in_room(ui: &mut egui::Ui, height: f32, text: egui::RichText) {
    let size = egui::vec2(ui.available_width(), height);
    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    let layout = egui::Layout::top_down(egui::Align::Min);
    let mut room = ui.new_child(egui::UiBuilder::new().max_rect(rect).layout(layout));
    room.set_clip_rect(rect.intersect(ui.clip_rect()));
    room.label(text);
}

fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    for face in Face::ALL {
        fonts.font_data.insert(font_name(face).to_owned(), FontData::from_static(letters::file(face)).into());
    }
    // egui's own fonts stay behind ours, for the signs that ours lack.
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
        Face::Strong => "Inter SemiBold",
        Face::Mono => "JetBrains Mono",
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
    style.spacing.item_spacing = Vec2::new(8.0, 7.0);
    style.spacing.button_padding = Vec2::new(9.0, 4.5);
    style.spacing.interact_size = Vec2::new(32.0, 27.0);
    style.spacing.menu_margin = Margin::same(6);
    style.spacing.window_margin = Margin::same(16);
    style.spacing.scroll.floating = true;
    style.interaction.selectable_labels = false;
}

fn visuals(ground: Ground) -> Visuals {
    let color = |ink: Ink| color(ink, ground);
    let mut visuals = match ground {
        Ground::Dark | Ground::Contrast => Visuals::dark(),
        Ground::Light => Visuals::light(),
    };
    visuals.override_text_color = None;
    visuals.weak_text_color = Some(color(Ink::WeakText));
    visuals.hyperlink_color = color(Ink::First);
    visuals.panel_fill = color(Ink::Ground);
    visuals.window_fill = color(Ink::Panel);
    visuals.window_stroke = Stroke::new(1.0, color(Ink::Edge));
    visuals.window_corner_radius = CornerRadius::same(10);
    visuals.menu_corner_radius = CornerRadius::same(8);
    visuals.popup_shadow = Shadow { spread: 0, blur: 16, offset: [0, 6], color: shadow() };
    visuals.window_shadow = visuals.popup_shadow;
    visuals.extreme_bg_color = color(Ink::Ground);
    visuals.text_edit_bg_color = Some(color(Ink::Ground));
    visuals.code_bg_color = color(Ink::Cell);
    visuals.faint_bg_color = color(Ink::Cell);
    visuals.error_fg_color = color(Ink::Error);
    visuals.warn_fg_color = color(Ink::Second);
    visuals.selection.bg_fill = color(Ink::First);
    visuals.selection.stroke = Stroke::new(2.0, color(Ink::OnFirst));
    visuals.slider_trailing_fill = true;
    visuals.striped = false;

    let radius = CornerRadius::same(6);
    let widgets = &mut visuals.widgets;
    for (widget, fill, edge) in [
        (&mut widgets.noninteractive, Ink::Panel, Ink::Edge),
        (&mut widgets.inactive, Ink::Cell, Ink::Edge),
        (&mut widgets.hovered, Ink::Raised, Ink::WeakText),
        (&mut widgets.active, Ink::Raised, Ink::First),
        (&mut widgets.open, Ink::Raised, Ink::Edge),
    ] {
        widget.bg_fill = color(fill);
        widget.weak_bg_fill = color(fill);
        widget.bg_stroke = Stroke::new(1.0, color(edge));
        widget.fg_stroke = Stroke::new(1.0, color(Ink::Text));
        widget.corner_radius = radius;
        widget.expansion = 0.0;
    }
    // What has the focus is seen from afar.
    visuals.widgets.active.bg_stroke.width = 2.0;
    visuals
}

#[expect(clippy::disallowed_methods, reason = "a shadow is dark on every ground")]
fn shadow() -> Color32 {
    Color32::from_black_alpha(70)
}
