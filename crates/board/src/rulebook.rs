//! The rules of a game: the numbered clauses, each with an address of its own.

use crate::Sheet;
use crate::sheet::{anchor_address, wanted_page};
use maud::{Markup, PreEscaped, html};
use meadhall_words::Words;
use meadhall_words::clauses::{Clauses, leading_id, next_id};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd, TextMergeStream, html::push_html};
use std::collections::HashMap;
use std::sync::OnceLock;

/// How much of the rules, as they are written, goes onto one page: a page should stay light.
const PAGE: usize = 56_000;

/// What a clause may be marked with: the printed rules leave it open, or do not print a value.
const MARKS: [&str; 2] = ["ruling", "reconstructed"];

/// The rules of a game, read and put into pages when first asked for.
pub struct Rulebook {
    game: &'static str,
    text: &'static str,
    clauses: OnceLock<Clauses>,
    pages: OnceLock<Pages>,
}

impl Rulebook {
    /// The rules of a game as `docs/rules` states them.
    pub const fn new(game: &'static str, text: &'static str) -> Rulebook {
        Rulebook { game, text, clauses: OnceLock::new(), pages: OnceLock::new() }
    }

    /// The clauses.
    pub fn clauses(&self) -> &Clauses {
        self.clauses.get_or_init(|| Clauses::read(self.text))
    }

    fn pages(&self) -> &Pages {
        self.pages.get_or_init(|| Pages::write(self.text))
    }

    /// How many pages the rules have.
    pub fn page_count(&self) -> usize {
        self.pages().pages.len()
    }

    /// The address of a clause.
    pub fn clause_address(&self, clause: &str) -> String {
        let game = self.game;
        match self.pages().homes.get(clause) {
            None | Some(0) => format!("/rules/{game}#{clause}"),
            Some(page) => format!("/rules/{game}?page={}#{clause}", page + 1),
        }
    }

    /// The link to a clause.
    pub fn clause_link(&self, clause: &str) -> Markup {
        html! { a.clause-link href=(self.clause_address(clause)) { (clause) } }
    }

    /// The page that the address asks for by `?page=2`, the first if it asks for none.
    pub fn sheet(&self, words: &Words, address: &str) -> Sheet {
        let pages = self.pages();
        let now = wanted_page(address, "page", pages.pages.len());
        let contents = pages.contents.iter().map(|heading| (heading.address(now), heading.title.clone()));
        let body = html! {
            article.clauses lang="en" { (PreEscaped(&pages.pages[now])) }
            @if pages.pages.len() > 1 { (pages.ways(words, now)) }
        };
        Sheet { lead: self.lead(words), contents: contents.collect(), body }
    }

    fn lead(&self, words: &Words) -> Markup {
        html! {
            p.sheet-lead { (words.fill("rules-lead", &[("clauses", self.clauses().all().len().into())])) }
            @if words.lang().code() != "en" {
                p.sheet-note { (words.say("rules-english-only")) }
            }
            p { (words.say("rules-marks")) }
        }
    }
}

/// The clauses of a game as HTML.
struct Pages {
    /// The pages.
    pages: Vec<String>,
    /// The headings of all pages.
    contents: Vec<Heading>,
    /// The page that states a clause, by the clause's id.
    homes: Homes,
}

/// Pages, from 0, by the ids of the clauses that they state.
type Homes = HashMap<&'static str, usize>;

/// A heading of the contents.
struct Heading {
    page: usize,
    id: String,
    title: String,
}

impl Heading {
    /// Its address as seen from a page.
    fn address(&self, from: usize) -> String {
        anchor_address("page", from, self.page, &self.id)
    }
}

impl Pages {
    fn write(text: &'static str) -> Pages {
        let texts = split(text);
        let stated = |(page, text): (usize, &&'static str)| {
            text.lines().filter_map(leading_id).map(move |(id, _)| (id, page)).collect::<Vec<_>>()
        };
        let homes = texts.iter().enumerate().flat_map(stated).collect();
        let mut writer = Writer::new(&homes);
        let pages = texts.iter().enumerate().map(|(page, text)| writer.write_page(page, text)).collect();
        Pages { pages, contents: writer.contents, homes }
    }

    /// The ways to the pages before and after.
    fn ways(&self, words: &Words, now: usize) -> Markup {
        let first_of =
            |page: Option<usize>| page.and_then(|page| self.contents.iter().find(|heading| heading.page == page));
        let way = |heading: Option<&Heading>, key: &str, class: &str| {
            html! {
                @if let Some(heading) = heading {
                    a class=(class) href=(heading.address(now)) {
                        (words.fill(key, &[("title", heading.title.clone().into())]))
                    }
                }
            }
        };
        html! {
            p.ways {
                (way(first_of(now.checked_sub(1)), "guide-previous", "way-back"))
                (way(first_of(Some(now + 1)), "guide-next", "way-on"))
            }
        }
    }
}

/// The rules in pages, cut where a section begins.
fn split(text: &'static str) -> Vec<&'static str> {
    let mut starts: Vec<usize> = text.match_indices("\n## ").map(|(at, _)| at + 1).collect();
    starts.push(text.len());
    let (mut pages, mut from) = (Vec::new(), 0);
    for pair in starts.windows(2) {
        // A page ends before the section that would make it too long.
        if pair[1] - from > PAGE && pair[0] > from {
            pages.push(&text[from..pair[0]]);
            from = pair[0];
        }
    }
    pages.push(&text[from..]);
    pages
}

/// Turns the events of the document into those of the page.
struct Writer<'a> {
    /// Where every clause stands.
    homes: &'a Homes,
    /// The page that is being made.
    page: usize,
    contents: Vec<Heading>,
    /// The heading that is being read.
    heading: Option<(HeadingLevel, String)>,
    /// The last heading's id, by which a table is called.
    under: String,
    /// Inside a table's head.
    in_head: bool,
    /// Inside the document's own list of contents, which stands beside the page already.
    skipping: bool,
}

impl<'a> Writer<'a> {
    fn new(homes: &'a Homes) -> Writer<'a> {
        Writer {
            homes,
            page: 0,
            contents: Vec::new(),
            heading: None,
            under: String::new(),
            in_head: false,
            skipping: false,
        }
    }

    fn write_page(&mut self, page: usize, text: &'static str) -> String {
        self.page = page;
        let mut events: Vec<Event<'static>> = Vec::new();
        for event in TextMergeStream::new(Parser::new_ext(text, Options::ENABLE_TABLES)) {
            self.write(event, &mut events);
        }
        let mut html = String::with_capacity(2 * text.len());
        push_html(&mut html, events.into_iter());
        html
    }

    fn write(&mut self, event: Event<'static>, out: &mut Vec<Event<'static>>) {
        if let Some((level, title)) = &mut self.heading {
            match event {
                Event::Text(text) | Event::Code(text) => title.push_str(&text),
                Event::End(TagEnd::Heading(_)) => {
                    let (level, title) = (*level, std::mem::take(title));
                    self.heading = None;
                    self.write_heading(level, title, out);
                }
                _ => {}
            }
            return;
        }
        match event {
            Event::Start(Tag::Heading { level, .. }) => self.heading = Some((level, String::new())),
            _ if self.skipping => {}
            Event::Rule => {}
            Event::Text(text) => {
                let begins = matches!(out.last(), Some(Event::Start(Tag::Paragraph) | Event::SoftBreak));
                match leading_id(&text).filter(|_| begins) {
                    Some((id, said)) => self.write_clause(id, said, out),
                    None => self.write_text(&text, out),
                }
            }
            Event::Start(Tag::Table(_)) => out.push(raw(format!(
                r#"<div class="table-scroll" tabindex="0" role="group" aria-labelledby="{}"><table>"#,
                self.under
            ))),
            Event::End(TagEnd::Table) => out.push(raw("</tbody></table></div>".to_owned())),
            Event::Start(Tag::TableHead) => {
                self.in_head = true;
                out.push(raw("<thead><tr>".to_owned()));
            }
            Event::End(TagEnd::TableHead) => {
                self.in_head = false;
                out.push(raw("</tr></thead><tbody>".to_owned()));
            }
            Event::Start(Tag::TableRow) => out.push(raw("<tr>".to_owned())),
            Event::End(TagEnd::TableRow) => out.push(raw("</tr>".to_owned())),
            Event::Start(Tag::TableCell) => {
                out.push(raw(if self.in_head { r#"<th scope="col">"# } else { "<td>" }.to_owned()));
            }
            Event::End(TagEnd::TableCell) => {
                out.push(raw(if self.in_head { "</th>" } else { "</td>" }.to_owned()));
            }
            Event::Start(Tag::CodeBlock(_)) => out.push(raw(format!(
                r#"<div class="table-scroll" tabindex="0" role="group" aria-labelledby="{}"><pre><code>"#,
                self.under
            ))),
            Event::End(TagEnd::CodeBlock) => out.push(raw("</code></pre></div>".to_owned())),
            other => out.push(other),
        }
    }

    fn write_heading(&mut self, level: HeadingLevel, title: String, out: &mut Vec<Event<'static>>) {
        // The page has a title of its own, in the visitor's language.
        if level == HeadingLevel::H1 {
            return;
        }
        self.skipping = title == "Contents";
        if self.skipping {
            return;
        }
        let id = heading_id(&title);
        let tag = if level == HeadingLevel::H2 { "h2" } else { "h3" };
        out.push(raw(format!(r#"<{tag} id="{id}">"#)));
        out.push(Event::Text(title.clone().into()));
        out.push(raw(format!("</{tag}>\n")));
        self.under.clone_from(&id);
        if level == HeadingLevel::H2 {
            self.contents.push(Heading { page: self.page, id, title });
        }
    }

    /// Begins a clause's paragraph with its number, which is also the link to it.
    fn write_clause(&self, id: &str, said: &str, out: &mut Vec<Event<'static>>) {
        if let Some(Event::SoftBreak) = out.pop() {
            out.push(Event::End(TagEnd::Paragraph));
        }
        out.push(raw(format!(r##"<p class="clause" id="{id}"><a class="clause-mark" href="#{id}">{id}</a> "##)));
        self.write_text(said, out);
    }

    /// Writes text with its marks as badges and every clause that it names as a link.
    fn write_text(&self, text: &str, out: &mut Vec<Event<'static>>) {
        let first = |text: &str| MARKS.iter().filter_map(|mark| Some((text.find(&format!("({mark})"))?, *mark))).min();
        let mut rest = text;
        while let Some((at, mark)) = first(rest) {
            self.write_links(&rest[..at], out);
            out.push(raw(format!(r#"<span class="ruling">{mark}</span>"#)));
            rest = &rest[at + mark.len() + 2..];
        }
        self.write_links(rest, out);
    }

    fn write_links(&self, text: &str, out: &mut Vec<Event<'static>>) {
        let mut rest = text;
        let mut plain = String::new();
        while let Some(place) = next_id(rest) {
            let id = &rest[place.clone()];
            plain.push_str(&rest[..place.start]);
            if let Some(home) = self.homes.get(id) {
                out.push(Event::Text(std::mem::take(&mut plain).into()));
                let address = anchor_address("page", self.page, *home, id);
                out.push(raw(format!(r#"<a href="{address}">{id}</a>"#)));
            } else {
                plain.push_str(id);
            }
            rest = &rest[place.end..];
        }
        plain.push_str(rest);
        out.push(Event::Text(plain.into()));
    }
}

fn raw(html: String) -> Event<'static> {
    Event::InlineHtml(html.into())
}

/// `section-9` for `9 Land data`; words joined by dashes for a heading without a number.
fn heading_id(title: &str) -> String {
    let first = title.split(' ').next().unwrap_or_default();
    let (prefix, words) =
        if first.starts_with(|letter: char| letter.is_ascii_digit()) { ("section-", first) } else { ("", title) };
    let plain = words.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' });
    let plain: String = plain.collect();
    prefix.to_owned() + plain.trim_matches('-').to_ascii_lowercase().as_str()
}
