//! Pages of whoever runs the hall: an imprint, rules of conduct and a privacy page, written in Markdown. Nothing of them but
//! text, lists, tables and links gets onto a page: HTML is shown as it is written.

use meadhall_words::Lang;
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html::push_html};
use std::collections::BTreeMap;
use std::path::Path;

/// What there may be, by the names of the files.
pub const KINDS: [&str; 3] = ["imprint", "conduct", "privacy"];
/// The largest file that is read.
const LARGEST: u64 = 256 * 1024;

/// The pages of whoever runs the hall.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HousePages {
    /// By kind and language; without one for all.
    texts: BTreeMap<(&'static str, Option<&'static str>), HousePage>,
}

/// A page as HTML.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HousePage {
    /// The content.
    pub html: String,
    /// Whether it has a title of its own.
    pub titled: bool,
}

impl HousePages {
    /// Reads the pages in a folder: `imprint.md` for all languages, `imprint.cs.md` for one.
    pub fn read(folder: &Path) -> HousePages {
        let mut pages = HousePages::default();
        for kind in KINDS {
            let langs = Lang::ALL.into_iter().map(|lang| Some(lang.code())).chain([None]);
            for lang in langs {
                let name = lang.map_or_else(|| format!("{kind}.md"), |lang| format!("{kind}.{lang}.md"));
                let file = folder.join(name);
                match file.metadata() {
                    Ok(about) if about.is_file() && about.len() <= LARGEST => {}
                    Ok(about) if about.is_file() => {
                        tracing::warn!("{} is larger than {LARGEST} bytes and is not shown", file.display());
                        continue;
                    }
                    _ => continue,
                }
                match std::fs::read_to_string(&file) {
                    Ok(text) => drop(pages.texts.insert((kind, lang), HousePage::of(&text))),
                    Err(error) => tracing::warn!("{} cannot be read: {error}", file.display()),
                }
            }
        }
        pages
    }

    /// What there is, in its order.
    pub fn kinds(&self) -> impl Iterator<Item = &'static str> {
        KINDS.into_iter().filter(|kind| self.texts.keys().any(|(of, _)| of == kind))
    }

    /// A page in a language, else for all, else in any.
    pub fn find(&self, kind: &str, lang: Lang) -> Option<(&HousePage, Option<&'static str>)> {
        let kind = KINDS.into_iter().find(|known| *known == kind)?;
        let wanted = [Some(lang.code()), None].into_iter();
        let mut tried = wanted.chain(Lang::ALL.into_iter().map(|lang| Some(lang.code())));
        tried.find_map(|lang| Some((self.texts.get(&(kind, lang))?, lang)))
    }
}

impl HousePage {
    fn of(text: &str) -> HousePage {
        let all = Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH);
        let titled =
            matches!(Parser::new(text).next(), Some(Event::Start(Tag::Heading { level: HeadingLevel::H1, .. })));
        let mut html = String::new();
        // Of two links in each other the inner one is left out by the reader itself, so one mark is enough.
        let mut dropped = false;
        push_html(&mut html, all.filter_map(|event| harmless(event, &mut dropped)));
        HousePage { html, titled }
    }
}

/// An event as it may come onto a page: no HTML, no pictures, no links but to pages and letters.
fn harmless<'a>(event: Event<'a>, dropped: &mut bool) -> Option<Event<'a>> {
    match event {
        Event::Html(text) | Event::InlineHtml(text) => Some(Event::Text(text)),
        Event::Start(Tag::HtmlBlock) => Some(Event::Start(Tag::Paragraph)),
        Event::End(TagEnd::HtmlBlock) => Some(Event::End(TagEnd::Paragraph)),
        Event::Start(Tag::Image { .. }) | Event::End(TagEnd::Image) => None,
        Event::Start(Tag::Link { link_type, dest_url, id, .. }) => {
            *dropped = !may_lead(&dest_url);
            let title = CowStr::Borrowed("");
            (!*dropped).then_some(Event::Start(Tag::Link { link_type, dest_url, title, id }))
        }
        Event::End(TagEnd::Link) => (!std::mem::take(dropped)).then_some(Event::End(TagEnd::Link)),
        Event::Start(Tag::Heading { level, .. }) => {
            Some(Event::Start(Tag::Heading { level, id: None, classes: Vec::new(), attrs: Vec::new() }))
        }
        other => Some(other),
    }
}

/// Where a link may lead: to a page of this or another server, or to somebody's letter box.
fn may_lead(address: &str) -> bool {
    let lower = address.to_ascii_lowercase();
    let plain = address.bytes().all(|byte| byte.is_ascii_graphic());
    let own = address.starts_with(['/', '#']) && !address.starts_with("//") && !address.contains('\\');
    plain && (own || ["https://", "http://", "mailto:"].iter().any(|scheme| lower.starts_with(scheme)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_but_text_comes_onto_a_page() {
        let page = HousePage::of(
            "# Imprint\n\nAnna, [letter](mailto:a@b.example), [out](https://b.example), <b>bold</b>\n\n<script>alert(1)</script>\n\n\
             [x](javascript:alert(1)) [y](data:text/html,x) [z](//evil.example) ![pic](https://evil.example/p.png)\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
        );
        assert!(page.titled && page.html.contains("<h1>Imprint</h1>"));
        assert!(page.html.contains("href=\"mailto:a@b.example\"") && page.html.contains("href=\"https://b.example\""));
        assert!(page.html.contains("&lt;b&gt;bold") && page.html.contains("&lt;script&gt;"), "{}", page.html);
        for bad in ["<script", "<b>", "javascript:alert", "data:text", "evil.example", "<img"] {
            assert!(!page.html.contains(bad), "{bad}: {}", page.html);
        }
        assert!(page.html.contains("<table>") && page.html.contains("pic"));
        assert_eq!(page.html.matches("<a ").count(), page.html.matches("</a>").count());
        assert!(!HousePage::of("Only text.").titled);
    }

    #[test]
    fn a_page_comes_in_the_language_of_its_reader_or_in_the_one_there_is() {
        let folder = std::env::temp_dir().join(format!("meadhall-house-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        for (name, text) in [("imprint.md", "all"), ("imprint.cs.md", "czech"), ("privacy.de.md", "german")] {
            std::fs::write(folder.join(name), text).expect("a file");
        }
        let pages = HousePages::read(&folder);
        std::fs::remove_dir_all(&folder).expect("it goes");
        let found = |kind: &str, lang| pages.find(kind, lang).map(|(page, _)| page.html.trim().to_owned());
        assert_eq!(pages.kinds().collect::<Vec<_>>(), ["imprint", "privacy"]);
        assert_eq!(found("imprint", Lang::Cs).as_deref(), Some("<p>czech</p>"));
        assert_eq!(found("imprint", Lang::De).as_deref(), Some("<p>all</p>"));
        assert_eq!(found("privacy", Lang::En).as_deref(), Some("<p>german</p>"));
        assert_eq!((found("conduct", Lang::En), found("../meadhall", Lang::En)), (None, None));
    }
}
