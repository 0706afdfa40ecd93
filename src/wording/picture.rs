//! Texts in pictures: legends, captions and slides.
