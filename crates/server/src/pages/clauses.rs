//! The rules page: the numbered clauses of a game, each with an address of its own.

use super::model::Frame;
use super::sheet::{self, Which};
use maud::{Markup, PreEscaped, html};
use meadhall_words::Words;
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd, TextMergeStream, html::push_html};
use std::sync::OnceLock;

/// The clauses of Vaalbara, as they are written.
const VAALBARA: &str = include_str!("../../../../docs/rules/vaalbara.md");

/// The clauses of a game as HTML, made once.
pub struct Clauses {
    html: String,
    contents: Vec<Heading>,
    ids: Vec<&'static str>,
}

/// A heading of the contents.
struct Heading {
    id: String,
    title: String,
}

impl Clauses {
    /// The clauses of a game, by its id.
    pub fn of(game: &str) -> Option<&'static Clauses> {
        static VAALBARA_MADE: OnceLock<Clauses> = OnceLock::new();
        match game {
            "vaalbara" => Some(VAALBARA_MADE.get_or_init(|| Clauses::read(VAALBARA))),
            _ => None,
        }
    }

    fn read(text: &'static str) -> Clauses {
        let ids = text.lines().filter_map(|line| leading_clause(line).map(|(id, _)| id)).collect();
        let mut writer = Writer { ids, ..Writer::default() };
        let mut events: Vec<Event<'static>> = Vec::new();
        for event in TextMergeStream::new(Parser::new_ext(text, Options::ENABLE_TABLES)) {
            writer.write(event, &mut events);
        }
        let mut html = String::with_capacity(2 * text.len());
        push_html(&mut html, events.into_iter());
        Clauses { html, contents: writer.contents, ids: writer.ids }
    }

    /// The ids of all clauses, such as `VB-5.8`, in their order.
    pub fn ids(&self) -> &[&'static str] {
        &self.ids
    }

    /// The ids of one section's clauses.
    pub fn of_section(&self, section: u8) -> impl Iterator<Item = &'static str> {
        let prefix = format!("-{section}.");
        self.ids.iter().copied().filter(move |id| id.get(2..).is_some_and(|rest| rest.starts_with(&prefix)))
    }
}

/// The address of a clause.
pub fn clause_address(game: &str, clause: &str) -> String {
    format!("/rules/{game}#{clause}")
}

/// The rules page of a game; none if there is no such game.
pub fn clauses(frame: &Frame, game: &str) -> Option<Markup> {
    let clauses = Clauses::of(game)?;
    let words = Words::of(frame.lang, game);
    let lead = html! {
        p.sheet-lead { (words.fill("rules-lead", &[("clauses", clauses.ids.len().into())])) }
        @if frame.lang.code() != "en" {
            p.sheet-note { (words.say("rules-english-only")) }
        }
        p { (words.say("rules-marks")) }
    };
    let body = html! {
        article.clauses lang="en" { (PreEscaped(&clauses.html)) }
    };
    let contents = clauses.contents.iter().map(|heading| (heading.id.clone(), heading.title.clone())).collect();
    Some(sheet::page(frame, game, Which::Rules, lead, contents, body))
}

/// Turns the events of the document into those of the page.
#[derive(Default)]
struct Writer {
    ids: Vec<&'static str>,
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

impl Writer {
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
                match leading_clause(&text).filter(|_| begins) {
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
            self.contents.push(Heading { id, title });
        }
    }

    /// Begins a clause's paragraph with its number, which is also the link to it.
    fn write_clause(&self, id: &str, said: &str, out: &mut Vec<Event<'static>>) {
        if let Some(Event::SoftBreak) = out.pop() {
            out.push(Event::End(TagEnd::Paragraph));
        }
        out.push(raw(format!(r##"<p class="clause" id="{id}"><a class="clause-mark" href="#{id}">{id}</a> "##)));
        let ruling = said.strip_prefix("(ruling) ");
        if ruling.is_some() {
            out.push(raw(r#"<span class="ruling">ruling</span> "#.to_owned()));
        }
        self.write_text(ruling.unwrap_or(said), out);
    }

    /// Writes text with every clause that it names as a link.
    fn write_text(&self, text: &str, out: &mut Vec<Event<'static>>) {
        let mut rest = text;
        let mut plain = String::new();
        while let Some((start, end)) = next_clause(rest) {
            let id = &rest[start..end];
            plain.push_str(&rest[..start]);
            if self.ids.contains(&id) {
                out.push(Event::Text(std::mem::take(&mut plain).into()));
                out.push(raw(format!(r##"<a href="#{id}">{id}</a>"##)));
            } else {
                plain.push_str(id);
            }
            rest = &rest[end..];
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

/// The clause that a line states, and what it says: `[VB-3.2] A round ...`.
fn leading_clause(line: &str) -> Option<(&str, &str)> {
    let (id, said) = line.strip_prefix('[')?.split_once("] ")?;
    (next_clause(id) == Some((0, id.len()))).then_some((id, said))
}

/// Where the next id of a clause, such as `VB-3.2`, stands in a text.
fn next_clause(text: &str) -> Option<(usize, usize)> {
    let bytes = text.as_bytes();
    let digits = |from: usize| bytes[from..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    (0..bytes.len()).find_map(|start| {
        let head = bytes.get(start..start + 3)?;
        if !(head[0].is_ascii_uppercase() && head[1].is_ascii_uppercase() && head[2] == b'-') {
            return None;
        }
        let section = start + 3 + digits(start + 3);
        if section == start + 3 || bytes.get(section) != Some(&b'.') {
            return None;
        }
        let end = section + 1 + digits(section + 1);
        (end > section + 1).then_some((start, end))
    })
}
