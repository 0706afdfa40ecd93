//! The label and the tooltip of each command.
