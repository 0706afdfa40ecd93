//! The bar above the table, and the result of the row.
