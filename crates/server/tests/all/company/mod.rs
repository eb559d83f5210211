//! Company: talk at tables, what is reported of it, tables to join, pages of whoever runs the hall, a table on a big screen.

mod hall;
mod lists;
mod screen;
mod talk;
