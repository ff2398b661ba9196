//! Draws a picture as PNG, with the fonts of this system.
//!
//! No font is shipped: one with all Chinese signs is larger than the whole program. Where the system
//! has none that knows the letters of a picture, that is said, and the SVG is sent instead.

use std::sync::{Arc, OnceLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Group, Node, Options, Tree};

/// Dots for each pixel of the picture, and the most dots of a side.
const SCALE: f32 = 2.0;
const SIDE_MAX: f32 = 6000.0;

/// Why there is no PNG.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum NoPicture {
    /// No font of the system has all letters.
    #[error("no font on this system has all letters of the picture")]
    NoFont,
    /// The picture cannot be drawn.
    #[error("the picture cannot be drawn: {0}")]
    Failed(String),
}

/// The system's fonts, looked for once.
fn fonts() -> Arc<Database> {
    static FONTS: OnceLock<Arc<Database>> = OnceLock::new();
    let read = || {
        let mut fonts = Database::new();
        fonts.load_system_fonts();
        Arc::new(fonts)
    };
    Arc::clone(FONTS.get_or_init(read))
}

/// Draws a picture with the system's fonts.
///
/// # Errors
/// When no font has its letters, or it cannot be drawn.
pub(super) fn png(svg: &str) -> Result<Vec<u8>, NoPicture> {
    png_with(svg, fonts())
}

fn png_with(svg: &str, fontdb: Arc<Database>) -> Result<Vec<u8>, NoPicture> {
    let failed = |why: &dyn std::fmt::Display| NoPicture::Failed(why.to_string());
    let options = Options { fontdb, ..Options::default() };
    // A text for which there is no font at all is left out of the tree.
    let wanted = svg.matches("<text").count();
    // A missing font is told once, by the error, and not for every letter.
    let silent = tracing::subscriber::NoSubscriber::default();
    let tree = tracing::subscriber::with_default(silent, || Tree::from_str(svg, &options));
    let tree = tree.map_err(|error| failed(&error))?;
    let mut found = 0;
    if !is_legible(tree.root(), &mut found) || found < wanted {
        return Err(NoPicture::NoFont);
    }
    let size = tree.size();
    let scale = SCALE.min(SIDE_MAX / size.width()).min(SIDE_MAX / size.height());
    let side = |length: f32| (length * scale).ceil() as u32;
    let mut dots =
        Pixmap::new(side(size.width()), side(size.height())).ok_or_else(|| failed(&"it has no size"))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut dots.as_mut());
    dots.encode_png().map_err(|error| failed(&error))
}

/// Whether every letter has a sign in some font; pictures in names may lack theirs. Counts the texts.
fn is_legible(group: &Group, found: &mut usize) -> bool {
    group.children().iter().all(|node| match node {
        Node::Group(group) => is_legible(group, found),
        Node::Text(text) => {
            *found += 1;
            let mut signs = text.layouted().iter().flat_map(|span| &span.positioned_glyphs);
            !signs.any(|sign| sign.id.0 == 0 && sign.text.chars().any(char::is_alphabetic))
        }
        Node::Path(_) | Node::Image(_) => true,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" width="90" height="20" font-family="sans-serif"><text x="1" y="15">杀 kill</text></svg>"#;

    #[test]
    fn without_a_font_for_its_letters_a_picture_is_not_drawn() {
        assert_eq!(png_with(WORDS, Arc::new(Database::new())), Err(NoPicture::NoFont));
    }

    #[test]
    fn a_picture_without_words_needs_no_font() {
        let square = r#"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>"#;
        let drawn = png_with(square, Arc::new(Database::new())).expect("it is drawn");
        assert_eq!(&drawn[..8], b"\x89PNG\r\n\x1a\n");
    }
}
