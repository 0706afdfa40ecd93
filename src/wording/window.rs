//! The window around the panels: title, hints, errors at the start, file dialogs of the system.
