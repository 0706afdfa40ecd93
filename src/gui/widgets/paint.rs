//! Draws the marks of a picture with egui.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use egui::emath::GuiRounding;
use egui::epaint::text::{PlacedRow, Row, RowVisuals};
use egui::epaint::{CircleShape, Mesh, RectShape, Tessellator, TextShape, Vertex};
use egui::{
    Align2, Color32, Context, CornerRadius, Galley, Id, Painter, Pos2, Rect as ScreenRect, Shape, StrokeKind,
    TextureHandle, Ui,
};

use crate::gui::theme;
use crate::number::fitted;
use crate::picture::coin::{CoinLook, coin};
use crate::picture::color_role::{ColorRole, Theme};
use crate::picture::{Anchor, DASH, Face, Mark, PixelImage, Point, Rect, Stroke, fonts};
use crate::printable::{MAX_LAID_OUT, beginning};

/// Marks that stay the same for many frames: areas and lines as one mesh, with the texts above them as one text. They
/// follow from a key. Images can't be among them.
///
/// Turning a hundred cells into triangles, or laying out their texts, takes longer than the rest of a frame.
pub struct Layer<K> {
    drawn: Option<Drawn<K>>,
}

/// What is drawn, and all that it depends on.
struct Drawn<K> {
    key: K,
    theme: Theme,
    pixels_per_point: f32,
    glyphs: Glyphs,
    mesh: Arc<Mesh>,
    /// Where the mesh lies, and a point around it.
    bounds: egui::Rect,
    texts: Option<TextShape>,
    /// The same of the texts.
    text_bounds: egui::Rect,
}

impl<K> Default for Layer<K> {
    fn default() -> Self {
        Self { drawn: None }
    }
}

impl<K: PartialEq> Layer<K> {
    /// Draws the marks of a key, which are made only if they are not those of the last frame.
    pub fn draw(&mut self, painter: &Painter, theme: Theme, key: K, marks: impl FnOnce(&K) -> Vec<Mark>) {
        self.draw_shapes(painter, theme, key, |key| shapes(painter, theme, marks(key)));
    }

    /// Does the same with shapes, for what the marks of pictures have no word for.
    pub fn draw_shapes(&mut self, painter: &Painter, theme: Theme, key: K, shapes: impl FnOnce(&K) -> Vec<Shape>) {
        let (pixels_per_point, glyphs) = (painter.pixels_per_point(), Glyphs::present(painter));
        let is_current = self.drawn.as_ref().is_some_and(|drawn| {
            let is_same = drawn.key == key && drawn.theme == theme && drawn.pixels_per_point == pixels_per_point;
            is_same && drawn.glyphs == glyphs
        });
        if !is_current {
            let (texts, areas): (Vec<_>, Vec<_>) =
                shapes(&key).into_iter().partition(|shape| matches!(shape, Shape::Text(_)));
            let mesh = Arc::new(mesh_of(painter, areas));
            let bounds = mesh.calc_bounds().expand(1.0);
            let texts = as_one_text(texts, pixels_per_point);
            let text_bounds = texts.as_ref().map_or(egui::Rect::NOTHING, |text| text.galley.mesh_bounds.expand(1.0));
            self.drawn = Some(Drawn { key, theme, pixels_per_point, glyphs, mesh, bounds, texts, text_bounds });
        }
        if let Some(Drawn { mesh, bounds, texts, text_bounds, .. }) = &self.drawn {
            // egui gathers all triangles with the same clip rectangle in one list, and copies this list when it grows.
            // So both have clip rectangles of their own, which cut nothing off.
            let clipped = |bounds| painter.with_clip_rect(painter.clip_rect().intersect(bounds));
            clipped(*bounds).add(Shape::mesh(Arc::clone(mesh)));
            clipped(*text_bounds).extend(texts.clone().map(Shape::from));
        }
    }
}

/// The places of glyphs in the font texture. They change when egui begins this texture again: when it is nearly full, or
/// when the fonts or their settings change.
///
/// egui forgets all layouts then. So a text whose layout it has kept from the last frame is a sign of the same places.
struct Glyphs(Arc<Galley>);

impl Glyphs {
    fn present(painter: &Painter) -> Self {
        Self(painter.layout_no_wrap("0".to_owned(), theme::font(Face::Strong, 12.0), Color32::PLACEHOLDER))
    }
}

impl PartialEq for Glyphs {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// Returns the triangles of areas and lines.
fn mesh_of(painter: &Painter, shapes: Vec<Shape>) -> Mesh {
    let ctx = painter.ctx();
    let options = ctx.tessellation_options(|options| *options);
    // They have no part in the font texture, so its size does not matter.
    let mut tessellator = Tessellator::new(painter.pixels_per_point(), options, [1, 1], Vec::new());
    // The triangles with doubles are never all there at once: the system would be asked for fresh memory in this frame.
    let (mut all, mut one) = (Mesh::default(), Mesh::default());
    for shape in shapes {
        one.vertices.clear();
        one.indices.clear();
        tessellator.tessellate_shape(shape, &mut one);
        append_without_doubles(&mut all, &one);
    }
    // It is kept for many frames.
    all.vertices.shrink_to_fit();
    all.indices.shrink_to_fit();
    all
}

/// Appends a mesh without its triangles that have no area. A line that is as wide as a pixel has many: both edges of its
/// full color lie in the same place.
fn append_without_doubles(all: &mut Mesh, one: &Mesh) {
    let start = all.vertices.len();
    let mut places = Vec::with_capacity(one.vertices.len());
    for vertex in &one.vertices {
        if all.vertices[start..].last() != Some(vertex) {
            all.vertices.push(*vertex);
        }
        places.push(all.vertices.len() as u32 - 1);
    }
    for corners in one.indices.as_chunks().0 {
        let [a, b, c] = corners.map(|corner| places[corner as usize]);
        if a != b && b != c && c != a {
            all.indices.extend([a, b, c]);
        }
    }
}

/// Returns one text with all these texts in their places, as a single row. egui looks at each row in each frame, and this
/// is quicker for one than for hundreds. The texts are glyphs alone, without lines or backgrounds.
///
/// It becomes triangles in each frame, because the font texture can grow until the end of the frame.
fn as_one_text(texts: Vec<Shape>, pixels_per_point: f32) -> Option<TextShape> {
    let texts: Vec<_> =
        texts.into_iter().filter_map(|shape| if let Shape::Text(text) = shape { Some(text) } else { None }).collect();
    let first = &texts.first()?.galley;
    // What the job says is not read again. It must not be empty.
    let mut all = Galley::concat(Arc::clone(&first.job), &[], pixels_per_point);
    let mut line = Row::clone(&first.rows.first()?.row);
    (line.glyphs, line.visuals) = (Vec::new(), RowVisuals::default());
    for TextShape { pos, galley, fallback_color, .. } in &texts {
        // egui would do the same with the place and the color of each text.
        let place = pos.round_to_pixels(pixels_per_point).to_vec2();
        let color_of = |color| if color == Color32::PLACEHOLDER { *fallback_color } else { color };
        for PlacedRow { pos, row, .. } in &galley.rows {
            let place = (*pos + place).to_vec2();
            let mesh = &mut line.visuals.mesh;
            let start = mesh.vertices.len() as u32;
            mesh.indices.extend(row.visuals.mesh.indices.iter().map(|index| start + index));
            mesh.vertices.extend(row.visuals.mesh.vertices.iter().map(|vertex| Vertex {
                pos: vertex.pos + place,
                color: color_of(vertex.color),
                ..*vertex
            }));
            line.glyphs.extend(row.glyphs.iter().map(|glyph| {
                let mut glyph = *glyph;
                glyph.first_vertex += start;
                glyph
            }));
            line.visuals.mesh_bounds |= row.visuals.mesh_bounds.translate(place);
        }
        all.rect |= galley.rect.translate(place);
    }
    let RowVisuals { mesh, mesh_bounds, glyph_vertex_range, .. } = &mut line.visuals;
    *glyph_vertex_range = 0..mesh.vertices.len();
    (all.num_vertices, all.num_indices, all.mesh_bounds) = (mesh.vertices.len(), mesh.indices.len(), *mesh_bounds);
    all.rows.push(PlacedRow { pos: Pos2::ZERO, row: Arc::new(line), ends_with_newline: false });
    Some(TextShape::new(Pos2::ZERO, Arc::new(all), Color32::PLACEHOLDER))
}

/// Converts marks to shapes, in the same order.
pub fn shapes(painter: &Painter, theme: Theme, marks: impl IntoIterator<Item = Mark>) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for mark in marks {
        push_shape(&mut shapes, painter, theme, mark);
    }
    shapes
}

fn push_shape(shapes: &mut Vec<Shape>, painter: &Painter, theme: Theme, mark: Mark) {
    match mark {
        Mark::Rect { rect, radius, fill, stroke } => {
            let fill = fill.map_or(Color32::TRANSPARENT, |paint| theme::color_in(paint, theme));
            let stroke = stroke.map_or(egui::Stroke::NONE, |stroke| line(stroke, theme));
            let radius = CornerRadius::from(radius);
            shapes.push(RectShape::new(to_egui(rect), radius, fill, stroke, StrokeKind::Middle).into());
        }
        Mark::DashedRect { rect, stroke } => {
            let rect = to_egui(rect);
            let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
            shapes.extend(Shape::dashed_line(&corners, line(stroke, theme), DASH, DASH));
        }
        Mark::Path { points, stroke } => {
            shapes.push(Shape::line(points.into_iter().map(pos).collect(), line(stroke, theme)));
        }
        Mark::Polygon { points, fill } => {
            let points = points.into_iter().map(pos).collect();
            shapes.push(Shape::convex_polygon(points, theme::color_in(fill, theme), egui::Stroke::NONE));
        }
        Mark::Disc { center, radius, fill, stroke } => {
            let (fill, stroke) = (theme::color_in(fill, theme), line(stroke, theme));
            shapes.push(CircleShape { center: pos(center), radius, fill, stroke }.into());
        }
        Mark::Image { image, at, across, down } => shapes.push(image_shape(painter, &image, at, across, down)),
        Mark::Text { at, anchor, size, face, paint, text } => {
            let color = theme::color_in(paint, theme);
            // Without its color, a text that fades is laid out only once.
            let text = if text.len() > MAX_LAID_OUT { beginning(&text).into_owned() } else { text };
            // egui shapes words from right to left, and lays them out from left to right.
            let text = fonts::in_sight(face, &text).unwrap_or(text);
            let galley = painter.layout_no_wrap(text, theme::font(face, size), Color32::PLACEHOLDER);
            let align = match anchor {
                Anchor::LeftCenter => Align2::LEFT_CENTER,
                Anchor::Center => Align2::CENTER_CENTER,
                Anchor::RightCenter => Align2::RIGHT_CENTER,
            };
            let rect = align.anchor_size(pos(at), galley.size());
            shapes.push(TextShape::new(rect.min, galley, color).into());
        }
    }
}

/// The textures of the images that were drawn last, by an id of their pixels.
#[derive(Clone, Default)]
struct ImageTextures(Arc<Mutex<VecDeque<(Id, TextureHandle)>>>);

/// At most this many textures are kept.
const MAX_TEXTURES: usize = 48;

/// Returns the texture of an image. The same pixels have the same texture.
fn texture_of(ctx: &Context, image: &PixelImage) -> TextureHandle {
    let id = Id::unique((image.width, image.height, image.bytes()));
    let textures = ctx.data_mut(|data| data.get_temp_mut_or_default::<ImageTextures>(Id::NULL).clone());
    let mut textures = textures.0.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, texture)) = textures.iter().find(|(known, _)| *known == id) {
        return texture.clone();
    }
    let size = [image.width as usize, image.height as usize];
    let pixels = egui::ColorImage::from_rgba_unmultiplied(size, image.bytes());
    let texture = ctx.load_texture("image-of-picture", pixels, egui::TextureOptions::LINEAR);
    textures.push_back((id, texture.clone()));
    if textures.len() > MAX_TEXTURES {
        textures.pop_front();
    }
    texture
}

/// Returns an image as a mesh.
fn image_shape(painter: &Painter, image: &PixelImage, at: Point, across: Point, down: Point) -> Shape {
    let texture = texture_of(painter.ctx(), image);
    let mut mesh = Mesh::with_texture(texture.id());
    for (u, v) in [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)] {
        mesh.vertices.push(egui::epaint::Vertex {
            pos: Pos2::new(at.x + u * across.x + v * down.x, at.y + u * across.y + v * down.y),
            uv: Pos2::new(u, v),
            color: Color32::WHITE,
        });
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    Shape::mesh(mesh)
}

/// Converts a rectangle of egui to one of a picture.
pub fn from_egui(rect: egui::Rect) -> Rect {
    Rect { left: rect.left(), top: rect.top(), right: rect.right(), bottom: rect.bottom() }
}

/// Converts a rectangle of a picture to one of egui.
pub fn to_egui(rect: Rect) -> egui::Rect {
    egui::Rect::from_min_max(Pos2::new(rect.left, rect.top), Pos2::new(rect.right, rect.bottom))
}

/// Converts a point of a picture to one of egui.
pub fn pos(point: Point) -> Pos2 {
    Pos2::new(point.x, point.y)
}

/// Converts a point of egui to one of a picture.
pub fn point(at: Pos2) -> Point {
    Point::new(at.x, at.y)
}

fn line(stroke: Stroke, theme: Theme) -> egui::Stroke {
    egui::Stroke::new(stroke.width, theme::color_in(stroke.paint, theme))
}

/// The most characters of the value on a coin.
pub const COIN_CHARS: usize = 6;

/// Returns the marks of a coin in `rect`: its face with its rim, and its value.
pub fn coin_marks(rect: ScreenRect, value: i64, look: CoinLook) -> [Mark; 2] {
    coin(from_egui(rect), value, COIN_CHARS, look)
}

pub fn paint_coin(ui: &Ui, painter: &Painter, rect: ScreenRect, value: i64, look: CoinLook) {
    painter.extend(shapes(painter, theme::current(ui.ctx()), coin_marks(rect, value, look)));
}

/// Returns the text that says how many coins of the row are left out, around `center`.
pub fn left_out(center: Pos2, count: usize) -> Mark {
    let text = format!("+{}", fitted(count as i64, 4));
    Mark::centered(point(center), 10.5, Face::Regular, ColorRole::WeakText, text)
}

#[cfg(test)]
mod tests {
    use egui::epaint::Primitive;
    use egui::{RawInput, pos2, vec2};

    use crate::picture::Paint;

    use super::*;

    /// The size of the font texture in pixels at which egui begins it again when it is nearly full.
    const TEXTURE_SIDE: usize = 1024;

    /// Returns a written cell with two numbers, and a coin.
    fn marks() -> Vec<Mark> {
        let rect = Rect::new(20.3, 30.0, 61.0, 40.0);
        let stroke = Stroke::new(1.0, ColorRole::Edge);
        let text = |x, text: &str| Mark::centered(rect.at(x, 0.47), 13.7, Face::Strong, ColorRole::Mover, text);
        vec![
            Mark::Rect { rect, radius: 3.0, fill: Some(ColorRole::Cell.into()), stroke: Some(stroke) },
            Mark::DashedRect { rect: rect.grown(4.0), stroke },
            Mark::Path { points: vec![rect.at(0.5, 0.28), rect.at(0.5, 0.68)], stroke },
            Mark::Disc { center: Point::new(200.0, 100.0), radius: 17.0, fill: Paint::from(ColorRole::Coin), stroke },
            text(0.27, "1,024"),
            text(0.73, "−7"),
        ]
    }

    /// Runs a frame, and returns the triangles in each clip rectangle that have an area.
    fn frame(ctx: &Context, mut draw: impl FnMut(&Painter)) -> Vec<Vec<[Vertex; 3]>> {
        let input = RawInput {
            screen_rect: Some(egui::Rect::from_min_size(Pos2::ZERO, vec2(800.0, 600.0))),
            max_texture_side: Some(TEXTURE_SIDE),
            ..RawInput::default()
        };
        let mut output = ctx.run_ui(input, |ui| draw(ui.painter()));
        let shapes = std::mem::take(&mut output.shapes);
        let primitives = ctx.tessellate(shapes, output.pixels_per_point);
        output.drop_without_applying_deltas();
        let has_area = |[a, b, c]: &[Vertex; 3]| a.pos != b.pos && b.pos != c.pos && c.pos != a.pos;
        let triangles = |mesh: Mesh| {
            let corners = mesh.indices.as_chunks().0.iter();
            corners.map(|corners| corners.map(|corner| mesh.vertices[corner as usize])).filter(has_area).collect()
        };
        let meshes = primitives.into_iter().filter_map(|clipped| match clipped.primitive {
            Primitive::Mesh(mesh) => Some(triangles(mesh)),
            Primitive::Callback(_) => None,
        });
        meshes.collect()
    }

    fn context() -> Context {
        let ctx = Context::default();
        theme::install(&ctx);
        ctx
    }

    /// Draws the layer, and its marks without it in another clip rectangle. Between both, `others` draws what it likes.
    fn draw_both_ways(painter: &Painter, layer: &mut Layer<Vec<Mark>>, others: impl FnOnce(&Painter)) {
        let clipped = |side| painter.with_clip_rect(egui::Rect::from_min_size(Pos2::ZERO, vec2(side, side)));
        layer.draw(&clipped(500.0), Theme::Dark, marks(), Vec::clone);
        others(&clipped(501.0));
        let plain = clipped(502.0);
        plain.extend(shapes(&plain, Theme::Dark, marks()));
    }

    /// Asserts that the areas and the texts of a layer have the triangles of its marks.
    fn assert_same(areas: &[[Vertex; 3]], texts: &[[Vertex; 3]], marks: &[[Vertex; 3]]) {
        assert!(areas.len() > 300 && texts.len() > 10, "{} and {}", areas.len(), texts.len());
        assert!([areas, texts].concat() == marks);
    }

    fn write(painter: &Painter, size: f32, text: &str) {
        painter.text(pos2(0.0, 0.0), Align2::LEFT_TOP, text, theme::font(Face::Regular, size), Color32::WHITE);
    }

    #[test]
    fn a_layer_has_the_triangles_of_its_marks_that_have_an_area() {
        let (ctx, mut layer) = (context(), Layer::default());
        for _ in 0..3 {
            let meshes = frame(&ctx, |painter| draw_both_ways(painter, &mut layer, |_| {}));
            let [areas, texts, plain] = &meshes[..] else { panic!("three meshes") };
            assert_same(areas, texts, plain);
        }
    }

    #[test]
    fn a_layer_has_a_clip_rectangle_of_its_own_inside_that_of_its_painter() {
        let (ctx, mut layer) = (context(), Layer::default());
        let whole = egui::Rect::from_min_size(Pos2::ZERO, vec2(500.0, 300.0));
        let mut draw = |clip| {
            let output = ctx.run_ui(RawInput::default(), |ui| {
                let painter = ui.painter().with_clip_rect(clip);
                layer.draw(&painter, Theme::Dark, marks(), |marks| marks[..4].to_vec());
                painter.rect_filled(whole, 0.0, Color32::WHITE);
            });
            let clips = output.shapes.iter().map(|clipped| clipped.clip_rect).collect::<Vec<_>>();
            output.drop_without_applying_deltas();
            clips
        };
        // The coin reaches to 218 and 118, with half of its edge.
        let [of_layer, of_rect] = draw(whole)[..] else { panic!("two shapes") };
        assert_eq!(of_rect, whole);
        assert!(whole.contains_rect(of_layer) && (218.5..221.0).contains(&of_layer.right()), "{of_layer}");
        let left = whole.with_max_x(100.0);
        assert_eq!(draw(left)[0], of_layer.intersect(left), "what the painter cuts off stays cut off");
    }

    #[test]
    fn a_text_that_fades_is_laid_out_once() {
        let ctx = context();
        let galley = |strength| {
            let mut galleys = Vec::new();
            frame(&ctx, |painter| {
                let paint = Paint::from(ColorRole::Mover).faded(strength);
                let mark = Mark::centered(Point::new(9.0, 9.0), 12.0, Face::Strong, paint, "7");
                galleys = shapes(painter, Theme::Dark, [mark])
                    .into_iter()
                    .filter_map(|shape| if let Shape::Text(text) = shape { Some(text.galley) } else { None })
                    .collect();
            });
            galleys.remove(0)
        };
        assert!(Arc::ptr_eq(&galley(1.0), &galley(0.5)));
    }

    #[test]
    fn a_layer_of_one_pixel_per_point_has_fewer_triangles_than_its_marks() {
        let ctx = context();
        let mut count = [0; 2];
        frame(&ctx, |painter| {
            let areas = || shapes(painter, Theme::Dark, marks().into_iter().take(4));
            let mut all = Mesh::default();
            let mut tessellator = Tessellator::new(1.0, ctx.tessellation_options(|options| *options), [1, 1], vec![]);
            for shape in areas() {
                tessellator.tessellate_shape(shape, &mut all);
            }
            count = [&all, &mesh_of(painter, areas())].map(|mesh| mesh.indices.len());
        });
        assert!(4 * count[1] < 3 * count[0], "{count:?}");
    }

    #[test]
    fn the_glyphs_of_a_layer_are_right_after_the_font_texture_has_grown_in_the_same_frame() {
        let (ctx, mut layer) = (context(), Layer::default());
        frame(&ctx, |painter| draw_both_ways(painter, &mut layer, |_| {}));
        let height = || ctx.fonts(|fonts| fonts.font_image_size()[1]);
        let before = height();
        let meshes = frame(&ctx, |painter| {
            draw_both_ways(painter, &mut layer, |painter| write(painter, 90.0, "ABCDEFGHIJKLMNOP"));
        });
        assert!(height() > before, "the texture has not grown from {before} pixels");
        let [areas, texts, _, plain] = &meshes[..] else { panic!("four meshes") };
        assert_same(areas, texts, plain);
    }

    #[test]
    fn the_glyphs_of_a_layer_are_right_after_the_font_texture_was_begun_again() {
        let (ctx, mut layer) = (context(), Layer::default());
        #[expect(
            clippy::redundant_closure_for_method_calls,
            reason = "the method is for one lifetime, and any is asked for"
        )]
        let fill_ratio = || ctx.fonts(|fonts| fonts.font_atlas_fill_ratio());
        let mut size = 150.0;
        loop {
            frame(&ctx, |painter| {
                draw_both_ways(painter, &mut layer, |painter| write(painter, size, "ABCDEFGHIJKLMNOP"));
            });
            size += 1.0;
            if fill_ratio() > 0.8 {
                break;
            }
            assert!(size < 200.0, "the texture is never full");
        }
        let meshes = frame(&ctx, |painter| {
            // Its glyphs take the places that the glyphs of the layer had.
            write(&painter.with_clip_rect(egui::Rect::from_min_size(Pos2::ZERO, vec2(9.0, 9.0))), 21.0, "other glyphs");
            draw_both_ways(painter, &mut layer, |_| {});
        });
        assert!(fill_ratio() < 0.5, "the texture was not begun again");
        let [.., areas, texts, plain] = &meshes[..] else { panic!("three meshes") };
        assert_same(areas, texts, plain);
    }

    #[test]
    fn a_layer_is_made_again_only_if_something_it_depends_on_has_changed() {
        let (ctx, mut layer, mut made) = (context(), Layer::default(), 0);
        let mut draw = |ctx: &Context, theme, key: u8| {
            frame(ctx, |painter| {
                layer.draw(painter, theme, key, |_| {
                    made += 1;
                    marks()
                });
            });
            made
        };
        assert_eq!([draw(&ctx, Theme::Dark, 1), draw(&ctx, Theme::Dark, 1)], [1, 1]);
        assert_eq!([draw(&ctx, Theme::Dark, 2), draw(&ctx, Theme::Dark, 2)], [2, 2], "another key");
        assert_eq!([draw(&ctx, Theme::Light, 2), draw(&ctx, Theme::Light, 2)], [3, 3], "another theme");
        ctx.set_zoom_factor(1.5);
        assert_eq!([draw(&ctx, Theme::Light, 2), draw(&ctx, Theme::Light, 2)], [4, 4], "another zoom");
    }
}
