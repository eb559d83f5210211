//! Section 3: set-up.

use crate::data::{OUTER, OUTER_TOKENS, PROVINCES, Places, destroyed_at_start};
use crate::event::Event;
use crate::names::{Clan, God, Phase, Place, Token};
use crate::rules::Resolver;
use crate::state::Sheet;
use crate::state::{Asked, Battle, Doom, Idol, Invasion, MOST, Position, Secret, Table};
use crate::{BloodRage, Clans};
use meadhall_engine::{Chance, List, Seat, SeatSet, Sink};

impl BloodRage {
    pub(crate) fn set_up<C: Chance, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> Position {
        let mut position = self.empty_position();
        let table = &mut position.table;
        for (sheet, clan) in table.sheets.iter_mut().zip(self.seated_clans(chance)) {
            sheet.clan = clan;
        }
        let mut tokens = OUTER_TOKENS;
        chance.arrange("tokens", &mut tokens);
        table.tokens[..OUTER].copy_from_slice(&tokens);
        let mut ragnarok: List<Place, OUTER> = Place::outer().collect();
        chance.arrange("ragnarok", ragnarok.as_mut_slice());
        let ragnarok = ragnarok.as_slice();
        table.doomed = [ragnarok[0], ragnarok[1], ragnarok[2]];
        table.cleared = ragnarok[3..].iter().copied().take(destroyed_at_start(self.players)).collect();
        table.destroyed = table.cleared;
        table.first = Seat::new(chance.pick("starter", self.players, |n| table.sheets[n].clan));
        if self.gods {
            let mut gods = God::ALL;
            chance.arrange("gods drawn", &mut gods);
            table.gods = gods.into_iter().take(2).map(|god| Idol { god, place: None }).collect();
        }
        let cleared = table.cleared;
        let first = table.first;
        for place in cleared.iter() {
            sink.tell(Event::Cleared(place));
        }
        sink.tell(Event::First(first));
        Resolver { game: self, position: &mut position, chance, sink }.begin_age();
        position
    }

    /// A position before anything is drawn.
    pub(crate) fn empty_position(&self) -> Position {
        let mut tokens = [Token::All; PROVINCES];
        tokens[..OUTER].copy_from_slice(&OUTER_TOKENS);
        Position {
            table: Table {
                age: 1,
                phase: Phase::Gifts,
                asked: Asked::Draft,
                who: Seat::new(0),
                answered: SeatSet::EMPTY,
                round: 0,
                first: Seat::new(0),
                active: Seat::new(0),
                extra_used: false,
                extra: None,
                tokens,
                pillaged: Places::NONE,
                destroyed: Places::NONE,
                cleared: Places::NONE,
                doomed: [Place::Myrkvlor, Place::Elvagar, Place::Angerboda],
                crowd: [0; OUTER],
                gods: List::new(),
                invasion: Invasion::default(),
                battle: Battle::default(),
                doom: Doom::default(),
                gone: Default::default(),
                sheets: [Clan::Wolf, Clan::Raven, Clan::Serpent, Clan::Bear, Clan::Ram]
                    .map(|clan| Sheet::new(clan, self.mystics)),
            },
            secrets: [Secret::default(); MOST],
            packs: [List::new(); MOST],
            left: [[List::new(); MOST]; 2],
        }
    }

    fn seated_clans<C: Chance>(&self, chance: &mut C) -> [Clan; MOST] {
        match self.clans {
            Clans::Fixed(clans) => clans,
            Clans::Random => {
                let mut clans = [Clan::Wolf, Clan::Raven, Clan::Serpent, Clan::Bear, Clan::Ram];
                let drawn = self.players.max(4);
                chance.shuffle(&mut clans[..drawn]);
                clans
            }
        }
    }
}
