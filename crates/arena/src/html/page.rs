//! The page around the plots.

use super::stack::Paint;
use maud::{DOCTYPE, Markup, PreEscaped, html};

/// A whole page: what it is about, the command that makes it again, and its sections.
pub(super) fn page(title: &str, lead: &str, command: &str, sections: &[Markup]) -> String {
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="generator" content="meadhall";
                link rel="icon" href="data:,";
                title { (title) }
                style { (PreEscaped(include_str!("style.css"))) }
            }
            body {
                main {
                    header {
                        h1 { (title) }
                        p.lead { (lead) }
                    }
                    @for section in sections { section { (section) } }
                    footer {
                        p.note { "Made by" }
                        pre { code { (command) } }
                    }
                }
            }
        }
    };
    page.into_string()
}

/// A plot with what it shows and how it is read.
pub(super) fn plot(title: &str, about: &str, drawing: &Markup) -> Markup {
    html! {
        h2 { (title) }
        p.note { (about) }
        figure { (drawing) }
    }
}

/// Which colour or shade stands for what; nothing for a single thing.
pub(super) fn legend(names: &[String], paint: Paint) -> Markup {
    html! {
        @if names.len() > 1 {
            ul.legend {
                @for (n, name) in names.iter().enumerate() {
                    li {
                        @let (class, opacity) = paint.of(n);
                        svg viewBox="0 0 10 10" aria-hidden="true" {
                            rect.(class) fill-opacity=(opacity) width="10" height="10" rx="2" {}
                        }
                        (name)
                    }
                }
            }
        }
    }
}

/// A table: headings, then a row of cells each. `above` are headings over several columns, all but the first; none for a
/// simple table.
pub(super) fn table(above: &[String], headings: &[&str], rows: &[Vec<Markup>]) -> Markup {
    html! {
        div.scroll {
            table {
                thead {
                    @if !above.is_empty() {
                        tr {
                            td {}
                            @for group in above {
                                th colspan=((headings.len() - 1) / above.len()) scope="colgroup" { (group) }
                            }
                        }
                    }
                    tr { @for heading in headings { th scope="col" { (heading) } } }
                }
                tbody {
                    @for row in rows {
                        tr {
                            @for (n, cell) in row.iter().enumerate() {
                                @if n == 0 { th scope="row" { (cell) } } @else { td { (cell) } }
                            }
                        }
                    }
                }
            }
        }
    }
}
