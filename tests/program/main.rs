//! The program and its library from outside: the command line, and what stands in files, links and exports.

mod command_line;
mod count_from;
mod definitions;
mod editions;
mod hostile_files;
mod languages;
mod links;
mod pseudo;
mod session_files;
