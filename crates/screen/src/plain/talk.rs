//! A game told and played in sentences: what is asked, what can be chosen, and the answers to what is typed.

use super::answers::is_yes;
use super::hearable::{folded, hearable, sentence};
use super::offers::{Offer, Then, Way, offers};
use super::settings::Settings;
use super::spoken::{Spoken, Step, TellContext, Told};
use crate::failure::Failure;
use crate::play::session::{Declined, Session};
use crate::screen::{ActionOf, ViewOf};
use meadhall_engine::{Refusal, Seat, Viewer, Wording};
use meadhall_words::{Lang, Words};

/// So many choices are told at once where little is to be heard.
const TOLD_AT_ONCE: usize = 9;

/// What to do after a line was answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum After {
    /// Read another line.
    Again,
    /// The game has moved on.
    Next,
    /// The player leaves.
    Leave,
}

/// What was said, and what to do next.
pub type Said = (Vec<String>, After);

/// A game told and played in sentences. It reads and writes nothing but the game's file.
pub struct Talk<S: Spoken> {
    pub(super) session: Session<S>,
    pub(super) words: &'static Words,
    pub(super) settings: Settings,
    /// How many events each seat has been told.
    pub(super) told: Vec<usize>,
    /// How far the game had come when each seat was last told.
    pub(super) stages: Vec<String>,
    /// The choices of the open question.
    offers: Vec<Offer<ActionOf<S>>>,
    /// The steps that were taken.
    path: Vec<usize>,
    /// The last answer.
    pub(super) last: Told,
    /// Whether the player was asked about taking back what others have done.
    pub(super) asks_undo: bool,
    /// The choice that the player was warned of: it throws something away.
    warned: Option<ActionOf<S>>,
}

/// The choices of a step.
struct Level<'a, A> {
    offers: &'a [Offer<A>],
    /// What was chosen on the way here.
    trail: Vec<&'a str>,
}

impl<S: Spoken> Talk<S> {
    /// A game to be told in this language.
    pub fn new(session: Session<S>, lang: Lang, settings: Settings) -> Talk<S> {
        let seats = session.players().len();
        Talk {
            session,
            words: S::spoken_texts().words(lang),
            settings,
            told: vec![0; seats],
            stages: vec![String::new(); seats],
            offers: Vec::new(),
            path: Vec::new(),
            last: Told::default(),
            asks_undo: false,
            warned: None,
        }
    }

    /// The game.
    pub fn session(&self) -> &Session<S> {
        &self.session
    }

    /// The game, to let others decide.
    pub fn session_mut(&mut self) -> &mut Session<S> {
        &mut self.session
    }

    /// The words that are spoken.
    pub fn words(&self) -> &'static Words {
        self.words
    }

    /// A text fit for the ear.
    pub(super) fn hear(&self, text: &str) -> String {
        sentence(&hearable(text, self.words))
    }

    /// One line that is the same in short.
    pub(super) fn line(&mut self, text: String) -> Vec<String> {
        self.say(Told::same(vec![text]))
    }

    /// An answer, short or whole as the player wants it. It can be heard again, and whole.
    pub(super) fn say(&mut self, told: Told) -> Vec<String> {
        let heard = |lines: &[String]| lines.iter().map(|line| self.hear(line)).collect::<Vec<_>>();
        self.last = Told { brief: heard(&told.brief), whole: heard(&told.whole) };
        if self.settings.brief { self.last.brief.clone() } else { self.last.whole.clone() }
    }

    /// Lets a game tell something of what a viewer may know.
    pub(super) fn with_context<T>(&self, viewer: Viewer, tell: impl FnOnce(&TellContext<'_, S>) -> T) -> T {
        let labels = self.session.player_labels(self.words);
        let table = self.session.table();
        let view: ViewOf<S> = table.view(viewer);
        tell(&TellContext { game: table.game(), view: &view, words: self.words, player_labels: &labels })
    }

    /// Who plays, and how to begin.
    pub fn greet(&mut self) -> Vec<String> {
        let names = self.session.names(self.words);
        let labels = self.session.player_labels(self.words);
        let sits = |(seat, label): (usize, &String)| {
            let values = [("who", names(Seat::new(seat)).into()), ("sitter", label.as_str().into())];
            self.words.fill("plain-sits", &values)
        };
        let players = labels.iter().enumerate().map(sits).collect::<Vec<_>>().join("; ");
        let lines = vec![
            self.words.say("game-name"),
            self.words.fill("plain-players", &[("players", players.into())]),
            self.words.say("plain-hint"),
        ];
        self.say(Told::same(lines))
    }

    /// Asks a seat for its decision, after telling what has happened since it was told last.
    pub fn question(&mut self, seat: Seat) -> Vec<String> {
        self.begin(seat);
        let news = self.news(seat);
        let asked = self.asked(seat);
        let mut told = Told::default();
        for (lines, news, asked) in
            [(&mut told.brief, news.brief, asked.brief), (&mut told.whole, news.whole, asked.whole)]
        {
            lines.extend(news);
            lines.extend(asked);
        }
        self.say(told)
    }

    /// Finds the choices of a seat.
    fn begin(&mut self, seat: Seat) {
        let choices = self.session.choices(seat, self.words);
        let (ways, detours) = self.with_context(Viewer::Seat(seat), |context| {
            let way = |steps: Vec<Step>, (action, label): &(ActionOf<S>, String)| Way {
                steps: steps.into_iter().map(|step| heard_step(step, context.words)).collect(),
                action: *action,
                label: hearable(label, context.words),
            };
            let ways: Vec<_> = choices.iter().map(|choice| way(S::steps(context, choice.0), choice)).collect();
            let detour = |choice: &(ActionOf<S>, String)| {
                S::detours(context, choice.0).into_iter().map(|steps| way(steps, choice)).collect::<Vec<_>>()
            };
            (ways, choices.iter().flat_map(detour).collect())
        });
        self.offers = offers(ways, detours);
        self.path.clear();
        self.asks_undo = false;
        self.warned = None;
    }

    /// The choices of the step that is open. A step that leaves no choice is taken.
    fn level(&self) -> Level<'_, ActionOf<S>> {
        let mut level = Level { offers: &self.offers[..], trail: Vec::new() };
        let mut path = self.path.iter();
        loop {
            let only = match level.offers {
                [only] => Some(only),
                _ => None,
            };
            let next = match only {
                Some(Offer { then: Then::Ask(_), .. }) => only,
                _ => path.next().and_then(|&n| level.offers.get(n)),
            };
            match next {
                Some(Offer { label, then: Then::Ask(offers), .. }) => {
                    level.trail.push(label);
                    level.offers = offers;
                }
                _ => return level,
            }
        }
    }

    /// What is asked now, with the choices.
    pub(super) fn asked(&self, seat: Seat) -> Told {
        let level = self.level();
        let mut told = Told::default();
        if self.path.is_empty() {
            told = Told::same(self.with_context(Viewer::Seat(seat), |context| S::situation(context)));
        }
        let heading = self.heading(seat, &level);
        for lines in [&mut told.brief, &mut told.whole] {
            lines.push(heading.clone());
        }
        let line = |(n, offer): (usize, &Offer<ActionOf<S>>)| {
            let about = offer.about.as_ref().map_or(String::new(), |about| format!(" {about}"));
            format!("{}. {}{about}", n + 1, sentence(&offer.label))
        };
        let offers: Vec<String> = level.offers.iter().enumerate().map(line).collect();
        let left = offers.len().saturating_sub(TOLD_AT_ONCE);
        told.brief.extend(offers.iter().take(if left > 1 { TOLD_AT_ONCE } else { offers.len() }).cloned());
        if left > 1 {
            told.brief.push(self.words.fill("plain-more-choices", &[("count", left.into())]));
        }
        told.whole.extend(offers);
        if self.path.is_empty() {
            let standing = self.standing_hint(seat);
            told.brief.extend(standing.clone());
            told.whole.extend(standing);
        }
        told
    }

    fn heading(&self, seat: Seat, level: &Level<'_, ActionOf<S>>) -> String {
        if let (false, Some(first)) = (self.path.is_empty(), level.offers.first()) {
            let values = [("path", level.trail.join(", ").into()), ("ask", self.words.say(first.kind.key()).into())];
            return self.words.fill("plain-step", &values);
        }
        let (prompt, _) = self.session.prompt(Viewer::Seat(seat), self.words);
        if self.session.people().len() == 1 {
            return prompt;
        }
        let name = self.session.names(self.words)(seat);
        self.words.fill("plain-for", &[("who", name.into()), ("prompt", prompt.into())])
    }

    /// The choices again, without what happened before.
    pub(super) fn ask_again(&mut self, seat: Seat) -> Vec<String> {
        let asked = self.asked(seat);
        self.say(asked)
    }

    /// Answers a line.
    pub fn answer(&mut self, seat: Seat, line: &str) -> Result<Said, Failure> {
        let typed = line.trim();
        if self.asks_undo {
            return self.answer_undo(seat, typed);
        }
        if typed.is_empty() {
            return Ok((self.ask_again(seat), After::Again));
        }
        if let Some(action) = self.warned.filter(|_| is_yes(typed)) {
            return self.decide(seat, action);
        }
        if let Ok(number) = typed.parse::<usize>() {
            return match number.checked_sub(1).filter(|&n| n < self.level().offers.len()) {
                Some(n) => self.pick(seat, n),
                None => Ok((self.unknown(seat, typed), After::Again)),
            };
        }
        if let Some((command, rest)) = super::command::read(typed, self.words) {
            return self.command(seat, command, &rest);
        }
        let lower = typed.to_lowercase();
        if matches!(lower.as_str(), "always no" | "always yes") {
            return self.stand(seat, &lower);
        }
        if let Some(n) = self.meant(typed) {
            return self.pick(seat, n);
        }
        if let Some(action) = self.meant_whole(seat, typed) {
            return self.decide(seat, action);
        }
        match lower.split_whitespace().collect::<Vec<_>>().join(" ").parse() {
            Ok(action) => self.decide(seat, action),
            Err(_) => Ok((self.unknown(seat, typed), After::Again)),
        }
    }

    /// The offer that somebody means who typed its name, or the beginning of one name alone.
    fn meant(&self, typed: &str) -> Option<usize> {
        let (typed, level) = (folded(typed), self.level());
        let name = |offer: &Offer<ActionOf<S>>| folded(&offer.label);
        let exact = level.offers.iter().position(|offer| name(offer) == typed);
        exact.or_else(|| {
            let mut begin = (0..level.offers.len()).filter(|&n| name(&level.offers[n]).starts_with(&typed));
            let first = begin.next().filter(|_| !typed.is_empty())?;
            begin.next().is_none().then_some(first)
        })
    }

    /// The choice that somebody means who typed all of it in words.
    fn meant_whole(&self, seat: Seat, typed: &str) -> Option<ActionOf<S>> {
        let typed = folded(typed);
        let choices = self.session.choices(seat, self.words);
        let same = |label: &str| folded(&hearable(label, self.words)) == typed;
        choices.into_iter().find(|(_, label)| same(label)).map(|(action, _)| action)
    }

    /// Takes a step.
    fn pick(&mut self, seat: Seat, n: usize) -> Result<Said, Failure> {
        match self.level().offers[n].then {
            Then::Play(action) => self.decide(seat, action),
            Then::Ask(_) => {
                self.path.push(n);
                Ok((self.ask_again(seat), After::Again))
            }
        }
    }

    /// One step back; false where none was taken.
    pub(super) fn step_back(&mut self) -> bool {
        self.path.pop().is_some()
    }

    /// What a choice would throw away.
    fn warning(&self, seat: Seat, action: ActionOf<S>) -> Option<String> {
        let table = self.session.table();
        let (view, choices): (ViewOf<S>, _) = (table.view(Viewer::Seat(seat)), table.legal(seat));
        let question = table.game().warning(&view, &choices, action)?;
        Some(self.words.tell(&question, &self.session.names(self.words)))
    }

    /// Decides; asks once before something is thrown away.
    fn decide(&mut self, seat: Seat, action: ActionOf<S>) -> Result<Said, Failure> {
        if self.warned != Some(action)
            && let Some(warning) = self.warning(seat, action)
        {
            self.warned = Some(action);
            let told = Told::same(vec![warning, self.words.say("plain-warn-ask")]);
            return Ok((self.say(told), After::Again));
        }
        match self.session.decide(seat, action) {
            Ok(()) => Ok((Vec::new(), After::Next)),
            Err(Declined::Failed(failure)) => Err(failure),
            Err(Declined::Refused(refusal)) => Ok((self.refused(seat, &refusal), After::Again)),
        }
    }

    fn refused(&mut self, seat: Seat, refusal: &Refusal) -> Vec<String> {
        let why = self.words.tell(&refusal.why, &self.session.names(self.words));
        self.with_choices(seat, self.words.fill("term-refused", &[("why", why.into())]))
    }

    fn unknown(&mut self, seat: Seat, typed: &str) -> Vec<String> {
        let typed: String = typed.chars().filter(|c| !c.is_control()).take(80).collect();
        self.with_choices(seat, self.words.fill("plain-unknown", &[("line", typed.into())]))
    }

    /// A sentence, and what is possible instead.
    fn with_choices(&mut self, seat: Seat, text: String) -> Vec<String> {
        let mut told = self.asked(seat);
        told.brief.insert(0, text.clone());
        told.whole.insert(0, text);
        self.say(told)
    }
}

/// A step fit for the ear.
fn heard_step(step: Step, words: &Words) -> Step {
    Step {
        kind: step.kind,
        label: hearable(&step.label, words).trim_end_matches('.').to_owned(),
        about: step.about.map(|about| sentence(&hearable(&about, words))),
    }
}
