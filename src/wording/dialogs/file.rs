//! Questions about files: unsaved changes, a file that exists.
