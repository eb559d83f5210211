//! The page around the plots.

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

/// Which colour stands for what; nothing for a single thing.
pub(super) fn legend(names: &[String]) -> Markup {
    html! {
        @if names.len() > 1 {
            ul.legend {
                @for (n, name) in names.iter().enumerate() {
                    li {
                        svg viewBox="0 0 10 10" aria-hidden="true" { rect.{ "f" (n % 8) } width="10" height="10" rx="2" {} }
                        (name)
                    }
                }
            }
        }
    }
}

/// A table: headings, then a row of cells each.
pub(super) fn table(headings: &[&str], rows: &[Vec<Markup>]) -> Markup {
    html! {
        div.scroll {
            table {
                thead { tr { @for heading in headings { th scope="col" { (heading) } } } }
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
