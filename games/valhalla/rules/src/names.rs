//! Clans, faces of dice, jarls, colours and monsters: small ids with their written names.

pub use meadhall_engine::Unknown;

use meadhall_engine::named;

named! {
    /// A clan of warriors.
    Clan {
        /// The Bear clan, orange.
        Bear = "bear",
        /// The Wolf clan, green.
        Wolf = "wolf",
        /// The Boar clan, yellow.
        Boar = "boar",
        /// The Stag clan, purple.
        Stag = "stag",
        /// The frost giants.
        Frost = "frost",
        /// The dwarves.
        Dwarf = "dwarf",
    }
}

named! {
    /// A face of a die: five weapons and the X.
    Face {
        /// A weapon.
        Sword = "sword",
        /// A weapon.
        Axe = "axe",
        /// A weapon.
        Spear = "spear",
        /// A weapon.
        Bow = "bow",
        /// A weapon.
        Shield = "shield",
        /// No weapon.
        X = "x",
    }
}

impl Face {
    /// The five weapons.
    pub const WEAPONS: [Face; 5] = [Face::Sword, Face::Axe, Face::Spear, Face::Bow, Face::Shield];
}

named! {
    /// The colour of a player's board and shields. The first seat has the first colour, and so on.
    Colour {
        /// The first seat.
        Red = "red",
        /// The second seat.
        Blue = "blue",
        /// The third seat.
        Green = "green",
        /// The fourth seat.
        Yellow = "yellow",
        /// The fifth seat.
        White = "white",
        /// The sixth seat.
        Black = "black",
    }
}

named! {
    /// A monster of the solo game.
    Monster {
        /// The wolf.
        Fenrir = "fenrir",
        /// The lady of the dead.
        Hel = "hel",
        /// The giant of fire.
        Surtr = "surtr",
        /// The serpent of the world.
        Jormungandr = "jormungandr",
    }
}

named! {
    /// A jarl.
    Jarl {
        /// Draws more after an attack, or acts twice.
        Brynjarr = "brynjarr",
        /// Rerolls one die.
        Sigvard = "sigvard",
        /// Lays a die aside for strength.
        Valgard = "valgard",
        /// Adds a warrior from the deck after a battle.
        Blodhrafn = "blodhrafn",
        /// Leads a larger band.
        Hodr = "hodr",
        /// Has an extra die.
        Beinir = "beinir",
        /// Adds a warrior before a battle.
        Solveig = "solveig",
        /// Turns an X.
        Thord = "thord",
        /// Stronger with many or light warriors.
        Borg = "borg",
        /// Draws more.
        Einar = "einar",
        /// Draws after a victory.
        Jorunn = "jorunn",
        /// Rerolls without a discard.
        Osk = "osk",
        /// Strong in defence.
        Osvir = "osvir",
        /// Calls warriors back from the discard pile.
        Mar = "mar",
        /// Stronger with heavy warriors.
        Sigurd = "sigurd",
        /// Adds heavier pairs.
        Agnar = "agnar",
        /// Leads the Boars.
        Villsvin = "villsvin",
        /// Uses a weapon as another.
        Gorm = "gorm",
        /// Robs the beaten.
        Hakon = "hakon",
        /// Profits from the battles of others.
        Yrsa = "yrsa",
        /// Hunts those who captured most.
        Ketil = "ketil",
        /// Keeps warriors of the winner from Valhalla.
        Freydis = "freydis",
        /// Silences the defender's jarl.
        Hallbjorn = "hallbjorn",
        /// Strong when outnumbered.
        Ulfrun = "ulfrun",
        /// Harms those who did not fight.
        Steinar = "steinar",
    }
}

impl Jarl {
    /// Whether only one of the two abilities may be used in a round.
    pub const fn is_either(self) -> bool {
        matches!(
            self,
            Jarl::Brynjarr
                | Jarl::Sigvard
                | Jarl::Solveig
                | Jarl::Jorunn
                | Jarl::Osk
                | Jarl::Mar
                | Jarl::Sigurd
                | Jarl::Agnar
                | Jarl::Yrsa
                | Jarl::Steinar
        )
    }
}
