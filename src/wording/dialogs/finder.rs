//! The lists that are searched: the palette and the lessons.
