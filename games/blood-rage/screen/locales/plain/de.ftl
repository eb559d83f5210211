# Blood Rage by ear. The first part says words of the rules anew that are written for the eye.

several = { $count } mal { $figure }
plain-place = Rang { $rank }: { $who }, { $sitter }, Ruhm { $score }.
term-br-stage = Zeitalter { $age }, { $phase }
action-march = Marsch von { $from } nach { $to }: { $figures }
action-invade = Invasion: { $figure } nach { $place }, für { $cost } Wut
action-invade-fallen = Invasion aus Walhall: { $figure } nach { $place }, für { $cost } Wut
action-invade-push = Invasion: { $figure } nach { $place }, verdrängt { $victim }, { $clan }, nach { $to }, für { $cost } Wut
action-invade-slay = Invasion: { $figure } nach { $place }, tötet { $victim }, { $clan }, für { $cost } Wut
action-call = { $figure } aus { $from }
action-play = { $card } spielen, Bonus { $bonus }
action-add = { $card } hinzufügen, Bonus { $bonus }
action-count = Sie zählt als Kampfkarte mit Bonus { $bonus }
action-retreat = { $figure } zieht sich zurück, wohin: { $to }
action-move = { $figure } nach { $to }
action-send = { $god } nach { $to }
event-invaded = { $who }: Invasion, { $figure } nach { $place }, für { $cost } Wut.
event-invaded-fallen = { $who }: Invasion aus Walhall, { $figure } nach { $place }, für { $cost } Wut.
event-marched = { $who }: Marsch von { $from } nach { $to }, { $figures }.
event-called = { $who } kommt hinzu: { $figure }, von { $from } nach { $to }.
event-retreated = { $who }: { $figure } zieht sich zurück, wohin: { $to }.
event-moved = { $who }: { $figure } wird bewegt, von { $from } nach { $to }.
event-revealed = { $who } deckt auf: { $card }, Bonus { $bonus }.
event-counted = { $who }: Die Aufgabe zählt als Bonus { $bonus }.
event-total = { $who }: Figuren { $figures }, Karten { $cards }, zusammen Stärke { $total }.
event-calmed = { $who }: { $rage } Wut weniger, { $cause }.
event-enraged = { $who }: { $rage } Wut mehr, { $cause }.
event-gained = { $who }: { $glory } Ruhm mehr, { $cause }.
event-lost = { $who }: { $glory } Ruhm weniger, { $cause }.

plain-br-do-invade = Invasion
plain-br-do-invade-fallen = Invasion aus Walhall
plain-br-do-march = Marsch
plain-br-do-upgrade = Aufrüsten
plain-br-do-quest = Aufgabe annehmen
plain-br-do-pillage = Plündern
plain-br-do-challenge = Erneut plündern
plain-br-do-sacrifice = Zwei Figuren opfern
plain-br-at = { $figure } in { $place }
plain-br-priced = { $card } für { $cost } Wut
plain-br-slot-over = an der Stelle von { $card }
plain-br-slot-free = Feld { $slot }, das frei ist
plain-br-victim = tötet { $figure }, { $clan }
plain-br-victim-to = verdrängt { $figure }, { $clan }, nach { $to }
plain-br-warriors = { $count ->
    [one] 1 Krieger
   *[other] { $count } Krieger
}
plain-br-mystics = { $count ->
    [one] 1 Mystiker
   *[other] { $count } Mystiker
}

plain-br-kind-battle = Kampfkarte, Bonus { $value }.
plain-br-kind-quest = Aufgabe für { $value } Ruhm.
plain-br-kind-strong = { $kind }, Stärke { $value }, Preis { $value } Wut.
plain-br-kind-other = { $kind }, Preis { $value } Wut.
plain-br-age = Aus dem Zeitalter { $age }.
plain-br-battle-title = { $card } mit Bonus { $value }
plain-br-title = { $card } mit Wert { $value }

plain-br-region = Region { $region }.
plain-br-middle = In der Mitte, neben allen Gebieten, in keiner Region.
plain-br-fjord = Fjord: { $fjord }.
plain-br-villages = Freie Dörfer: { $free } von { $all }.
plain-br-reward = Belohnung: { $reward }
plain-br-pillaged = Geplündert.
plain-br-destroyed = Zerstört.
plain-br-doomed = Ragnarök zerstört es am Ende von Zeitalter { $age }.
plain-br-god = Hier steht { $god }: { $effect }
plain-br-neighbours = Nachbarn: { $places }.
plain-br-supports = Unterstützt { $places }.
plain-br-closed = Geschlossen, beide Gebiete daran sind zerstört.
plain-br-nobody = Niemand ist dort.
plain-br-force = { $who }: { $figures }, Stärke { $strength }.
plain-br-force-with = { $who }: { $figures }, im Fjord { $ships }, Stärke { $strength }.
plain-br-force-only = { $who }: nur im Fjord { $ships }, Stärke { $strength }.
plain-br-in = In { $place }: { $forces }
plain-br-endangered = { $who }, in Gefahr in { $place }: { $figures }.
plain-br-danger-name = Gefahr

plain-br-glory = { $who }, { $sitter }: { $glory } Ruhm.
plain-br-rage = Wut { $rage } von { $most }.
plain-br-stats = Äxte { $axes }, Hörner { $horns }.
plain-br-steps = Erreichte Stufen: Wut { $rage }, Äxte { $axes }, Hörner { $horns }.
plain-br-board = Figuren auf dem Spielbrett: { $count }.
plain-br-cards = Auf der Hand { $hand }, Aufgaben { $quests }.
plain-br-drafted = In diesem Draft genommen: { $count }.
plain-br-pack-size = Im Päckchen, das zuerst hatte { $who }: { $count }.
plain-br-reserve = Im Vorrat: { $figures }.
plain-br-outside = Noch nicht im Spiel: { $figures }.
plain-br-fallen = In Walhall: { $figures }.
plain-br-upgrades = Aufrüstungen: { $cards }.
plain-br-known = Sicher unter den Karten: { $cards }.
plain-br-shown = Gewählt und von allen gesehen: { $cards }.
plain-br-held = Beim Abwerfen in Zeitalter { $age } bekannt: { $cards }.
plain-br-kept-unseen = Behält eine Karte aus Zeitalter { $age }, die niemand gesehen hat.
plain-br-revealed = Aufgedeckt: { $cards }.
plain-br-counted = Die Aufgabe zählt als Bonus { $bonus }.
plain-br-met = Erfüllt und noch nicht belohnt: { $cards }.
plain-br-pillages = Plünderungen in diesem Zeitalter: { $places }.
plain-br-times = { $place } { $count } mal
plain-br-challenged = Tyrs Herausforderung galt zuletzt { $place }.
plain-br-passed = Hat gepasst.
plain-br-first = Hat den Startspielermarker.
plain-br-active = Dieser Clan ist an der Reihe.
plain-br-waited = Muss noch entscheiden.
plain-br-has-kept = Hat eine Karte aus dem vorigen Zeitalter behalten.
plain-br-source = { $source } { $glory }
plain-br-sources = Ruhm aus: { $sources }.

plain-br-ragnarok = Ragnarök
plain-br-dooms = Ragnarök zerstört: { $places }.
plain-br-doom = am Ende von Zeitalter { $age } { $place }
plain-br-cleared = Schon vor Spielbeginn zerstört: { $places }.
plain-br-gone-name = Abgeworfene Karten
plain-br-gone = Endgültig nicht mehr auf der Hand: { $cards }.
plain-br-draft-name = Draft
plain-br-own-hand = Deine Hand: { $cards }.
plain-br-own-picks = In diesem Draft genommen: { $cards }.
plain-br-own-quests = Deine Aufgaben: { $cards }.
plain-br-own-chosen = Gewählt: { $card }.
plain-br-own-buried = Verdeckt abgelegt: { $cards }.
plain-br-round = Runde { $round } des Drafts.
plain-br-pack = Päckchen von { $who } in Zeitalter { $age }: zuletzt noch darin { $rest }.
plain-br-between = Inzwischen daraus genommen: { $cards }.
plain-br-past-picks = Genommen in Zeitalter { $age }: { $cards }.
plain-br-extra = Thors Herrschaft darf in diesem Zug noch plündern: { $place }.
plain-br-extra-used = Thors Herrschaft wurde in diesem Zug schon genutzt.

plain-br-battle-name = Schlacht
plain-br-battle = Schlacht um { $place }. Es plündert { $who }.
plain-br-again = Das Gebiet ist schon geplündert.
plain-br-cancelled = Kartentexte ohne Wirkung: { $who }.
plain-br-winner = Sieger ist { $who }.
plain-br-dead = Verluste in dieser Schlacht: { $who }, Figuren { $count }.
plain-br-spoils = Karten des Siegers, über die noch entschieden wird: { $cards }.
plain-br-turn = Auf dem Spielbrett hast du { $count } von { $horns } Figuren. In diesem Zeitalter geht unter: { $place }.
