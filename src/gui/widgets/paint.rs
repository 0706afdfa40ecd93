//! Draws the marks of a picture with egui.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use egui::epaint::{CircleShape, Mesh, RectShape, Tessellator, TextShape};
use egui::{Align2, Color32, Context, CornerRadius, Id, Painter, Pos2, Shape, StrokeKind, TextureHandle};

use crate::gui::theme;
use crate::picture::color_role::Theme;
use crate::picture::{Anchor, DASH, Mark, PixelImage, Point, Rect, Stroke};

/// Marks that stay the same for many frames: lines and areas as a finished mesh, with the texts above them.
///
/// Turning a hundred cells into triangles takes longer than the rest of a frame. Texts are laid out in each frame,
/// because their glyphs may move in egui's font texture. egui caches their layout.
pub struct Layer {
    mesh: Arc<Mesh>,
    texts: Vec<Mark>,
}

impl Layer {
    /// Creates a layer of these marks.
    pub fn new(painter: &Painter, theme: Theme, marks: Vec<Mark>) -> Self {
        let (texts, areas): (Vec<_>, Vec<_>) = marks.into_iter().partition(|mark| matches!(mark, Mark::Text { .. }));
        let ctx = painter.ctx();
        let options = ctx.tessellation_options(|options| *options);
        #[expect(clippy::redundant_closure_for_method_calls, reason = "the method alone has too narrow a lifetime")]
        let font_texture_size = ctx.fonts(|fonts| fonts.font_image_size());
        let mut tessellator = Tessellator::new(painter.pixels_per_point(), options, font_texture_size, Vec::new());
        let mut mesh = Mesh::default();
        for shape in shapes(painter, theme, areas) {
            tessellator.tessellate_shape(shape, &mut mesh);
        }
        Self { mesh: Arc::new(mesh), texts }
    }

    /// Draws the layer.
    pub fn draw(&self, painter: &Painter, theme: Theme) {
        painter.add(Shape::mesh(Arc::clone(&self.mesh)));
        painter.extend(shapes(painter, theme, self.texts.iter().cloned()));
    }
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
            let galley = painter.layout_no_wrap(text, theme::font(face, size), color);
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

fn line(stroke: Stroke, theme: Theme) -> egui::Stroke {
    egui::Stroke::new(stroke.width, theme::color_in(stroke.paint, theme))
}
