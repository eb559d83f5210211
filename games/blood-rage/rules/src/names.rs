//! Clans, places, figures, stats and gods: small ids with their written names.

pub use meadhall_engine::Unknown;

use meadhall_engine::named;

named! {
    /// One of the clans. They differ in looks alone.
    Clan {
        /// The Wolf Clan, red.
        Wolf = "wolf",
        /// The Raven Clan, blue.
        Raven = "raven",
        /// The Serpent Clan, yellow.
        Serpent = "serpent",
        /// The Bear Clan, brown.
        Bear = "bear",
        /// The Ram Clan, green: the fifth.
        Ram = "ram",
        /// The Wild Boar Clan, purple: comes with the Kickstarter monsters.
        Boar = "boar",
    }
}

named! {
    /// A place on the board: the eight outer provinces in their ring, Yggdrasil, and the four fjords.
    Place {
        /// Manheim, 3 villages.
        Myrkvlor = "myrkvlor",
        /// Manheim, 4 villages.
        Elvagar = "elvagar",
        /// Manheim, 5 villages.
        Angerboda = "angerboda",
        /// Jotunheim, 5 villages.
        Muspelheim = "muspelheim",
        /// Jotunheim, 4 villages.
        Horgr = "horgr",
        /// Jotunheim, 3 villages.
        Utgard = "utgard",
        /// Alfheim, 3 villages.
        Andlang = "andlang",
        /// Alfheim, 5 villages.
        Gimle = "gimle",
        /// The centre, without villages.
        Yggdrasil = "yggdrasil",
        /// The north-east fjord.
        Ne = "ne",
        /// The south-east fjord.
        Se = "se",
        /// The south-west fjord.
        Sw = "sw",
        /// The north-west fjord.
        Nw = "nw",
    }
}

named! {
    /// A region of outer provinces.
    Region {
        /// Myrkvlor, Elvagar, Angerboda.
        Manheim = "manheim",
        /// Muspelheim, Horgr, Utgard.
        Jotunheim = "jotunheim",
        /// Andlang, Gimle.
        Alfheim = "alfheim",
    }
}

named! {
    /// A kind of figure, monsters by their names.
    Figure {
        /// STR 3, invades without paying.
        Leader = "leader",
        /// STR 1.
        Warrior = "warrior",
        /// STR 2, lies in fjords and never moves.
        Ship = "ship",
        /// STR 2, neither warrior nor monster, invades without paying.
        Mystic = "mystic",
        /// Slays enemy warriors where it invades.
        Troll = "troll",
        /// Costs no Rage.
        DwarfChieftain = "dwarf-chieftain",
        /// A ship as well as a monster.
        SeaSerpent = "sea-serpent",
        /// Glory for enemies destroyed in her battles.
        Valkyrie = "valkyrie",
        /// May invade Yggdrasil.
        DarkElf = "dark-elf",
        /// Slays all enemies but monsters where it invades.
        FireGiant = "fire-giant",
        /// A second reward for a pillage.
        FrostGiant = "frost-giant",
        /// Costs no Rage.
        SoldierOfHel = "soldier-of-hel",
        /// May retreat to Yggdrasil.
        VolurWitch = "volur-witch",
        /// A leader as well as a monster.
        MountainGiant = "mountain-giant",
        /// Ragnarök takes the province it stands in.
        Fenrir = "fenrir",
        /// Takes another figure's place.
        Hildisvini = "hildisvini",
        /// Only monsters fight where it fights.
        Wolfman = "wolfman",
        /// Glory for the losers' dead.
        Nidhoggr = "nidhoggr",
        /// Its owner invades its province without paying.
        MysticTroll = "mystic-troll",
        /// As strong as its owner's dead are many.
        Ymir = "ymir",
    }
}

named! {
    /// A stat of a clan.
    Stat {
        /// The Rage of each Action phase.
        Rage = "rage",
        /// The Glory of each won battle.
        Axes = "axes",
        /// The most figures on the board.
        Horns = "horns",
    }
}

named! {
    /// The reward side of a pillage token.
    Token {
        /// One step of Rage.
        Rage = "rage",
        /// One step of Axes.
        Axes = "axes",
        /// One step of Horns.
        Horns = "horns",
        /// 5 Glory.
        Glory = "glory",
        /// One step of each stat: Yggdrasil's.
        All = "all",
    }
}

named! {
    /// A god of Asgard.
    God {
        /// The pillage reward a second time.
        Odin = "odin",
        /// Glory for destroyed enemies.
        Thor = "thor",
        /// Figures have STR 0.
        Tyr = "tyr",
        /// Battle cards are played face up.
        Heimdall = "heimdall",
        /// No figure is destroyed.
        Frigga = "frigga",
        /// The losers gain the Glory.
        Loki = "loki",
    }
}

named! {
    /// A phase of an age.
    Phase {
        /// The draft.
        Gifts = "gifts",
        /// The turns.
        Action = "action",
        /// All cards but one go.
        Discard = "discard",
        /// Quests are checked.
        Quest = "quest",
        /// A province is destroyed.
        Ragnarok = "ragnarok",
        /// The dead return.
        Release = "release",
    }
}

impl Figure {
    /// Whether it is a monster.
    #[inline]
    pub const fn is_monster(self) -> bool {
        self as u8 >= Figure::Troll as u8
    }

    /// Whether it lies in fjords and never moves.
    #[inline]
    pub const fn sails(self) -> bool {
        matches!(self, Figure::Ship | Figure::SeaSerpent)
    }
}
