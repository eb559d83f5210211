game-name = Vaalbara
game-tagline = Geheime Charaktere, Initiative und Omen: Neun Länder bilden ein Reich.
game-length = 20–30 Minuten

clan-blue = Blau
clan-purple = Violett
clan-yellow = Gelb
clan-red = Rot
clan-green = Grün
clan-blue-own = Reiherclan
clan-purple-own = Rabenclan
clan-yellow-own = Luchsclan
clan-red-own = Fuchsclan
clan-green-own = Hirschclan

character-warrior = Kriegerin
character-bard = Bardin
character-hunter = Jäger
character-seer = Seherin
character-carpenter = Zimmermann
character-falconer = Falknerin
character-tracker = Fährtenleser
character-midwife = Hebamme
character-rider = Reiterin
character-carver = Schnitzer
character-explorer = Entdecker
character-farmer = Bauer

character-warrior-effect = Wer eine Kriegerin auf der Hand hat, darf sie zeigen und erhält 1 SP.
character-bard-effect = Bestimme einen anderen Spieler, der 2 SP erhält.
character-hunter-effect = Erhalte 3 SP, wenn in dieser Runde noch keiner deiner Nachbarn am Zug war.
character-seer-effect = Erhalte 2 SP für jeden Nachbarn, dessen Charakter in dieser Runde eine ungerade Initiative hat.
character-carpenter-effect = Erhalte 3 SP für jeden Wald, den du schon besitzt.
character-falconer-effect = Stiehl 2 SP von dem Spieler, der in dieser Runde unmittelbar vor dir am Zug war.
character-tracker-effect = Tausch ein Land einer der Reihen mit der obersten Karte des Länderstapels; die Omen ändern sich sofort.
character-midwife-effect = Nimm einen deiner abgelegten Charaktere, aber nicht die Hebamme, zurück auf die Hand.
character-rider-effect = Tausch ein Land der 1. Reihe mit einem Land der 2. Reihe.
character-carver-effect = Erhalte 5 SP, wenn in dieser Runde alle deine Nachbarn schon am Zug waren.
character-explorer-effect = Tausch eines deiner Länder mit der untersten Karte des Länderstapels und erhalte die Belohnung des neuen Landes.
character-farmer-effect = Das Land, das du in diesem Zug nimmst, zahlt seine Belohnung doppelt.

land-meadow = Grasland
land-field = Feld
land-forest = Wald
land-village = Dorf
land-mountain = Gebirge
land-river = Fluss
land-forest-valued = Wald { $value }

land-meadow-scoring = 1 SP für jedes Grasland in deinem Reich und in den Reichen deiner Nachbarn, dieses eingeschlossen.
land-field-scoring = 2 SP für jedes Feld in deinem Reich, dieses eingeschlossen.
land-forest-scoring = So viele SP, wie auf der Karte stehen (3 bis 6).
land-village-scoring = 2 SP für jede verschiedene Landschaft in deinem Reich, das Dorf eingeschlossen.
land-mountain-scoring = 10 SP als dein zweites Gebirge, 20 SP als dein viertes, sonst nichts.
land-river-scoring = Deine Initiative dieser Runde, höchstens 6, mal die Flüsse in deinem Reich, dieser eingeschlossen.

cause-kinds = { $kinds } { $kinds ->
    [one] Landschaft
   *[other] Landschaften
}

option-totals = Punktestände
option-totals-help = Sind die Siegpunkte der anderen während des Spiels zu sehen?
option-totals-hidden = verdeckt
option-totals-open = offen
option-clans = Clans
option-clans-help = Wie die Clans auf die Plätze kommen.
option-clans-random = zufällig
option-deck = Kartensatz
option-deck-help = Die Länder und Omen, mit denen gespielt wird.
option-deck-built-in = eingebaut
option-why-twice = { $clan } ist zweimal gewählt; jeder Clan hat einen Platz.
option-why-deck = Zeile { $line }: { $reason }

standing-always-show = Meine Kriegerin auf Nachfrage immer zeigen
standing-never-show = Meine Kriegerin auf Nachfrage nie zeigen
order-take = In dieser Runde nehmen: { $land }
order-take-most = In dieser Runde das Land nehmen, das sofort am meisten bringt
order-bard = Bardin: Die 2 SP erhält { $who }
order-midwife = Hebamme: { $character } zurücknehmen
order-rider = Reiterin: { $land } aus der 2. Reihe holen, für das Land der 1. Reihe, das mir am wenigsten bringt
order-tracker = Fährtenleser: Das Land der 1. Reihe, das mir am wenigsten bringt, auf den Stapel legen
order-explorer = Entdecker: { $land } abgeben

ask-assign = Wähle einen Charakter und leg ihn verdeckt aus.
ask-assign-wait = Es fehlt noch ein Charakter von: { $who }.
ask-show = { $who } spielt die Kriegerin: Zeigst du deine für 1 SP?
ask-show-none = { $who } spielt die Kriegerin: Du hast keine zu zeigen.
ask-show-wait = { $who } spielt die Kriegerin: Alle antworten.
ask-bard = Bardin: Wähle einen anderen Spieler, der 2 SP erhält.
ask-tracker = Fährtenleser: Wähle ein Land einer der Reihen und tausch es mit der obersten Karte des Stapels.
ask-midwife = Hebamme: Wähle einen abgelegten Charakter, den du zurücknimmst.
ask-rider = Reiterin: Wähle je ein Land der 1. und der 2. Reihe, die du tauschst.
ask-explorer = Entdecker: Wähle ein Land deines Reichs und tausch es mit der untersten Karte des Stapels.
ask-take = Nimm ein Land der 1. Reihe.
ask-effect-wait = Am Zug ist { $who }: { $character }.
ask-take-wait = { $who } wählt ein Land.
ask-over = Das Spiel ist aus, gewonnen hat: { $who }.
ask-over-plain = Das Spiel ist aus.

action-assign = { $character } ({ $initiative })
action-show = Kriegerin zeigen
action-show-nothing = Nichts zeigen
action-bard = { $who } erhält 2 SP
action-tracker = { $land }, Reihe { $row }, Platz { $slot }
action-midwife = { $character }
action-rider = { $first } (Reihe 1, Platz { $first-slot }) ↔ { $second } (Reihe 2, Platz { $second-slot })
action-explorer = Abgeben: { $land }
action-take = { $land } (+{ $vp })

event-round = Runde { $round } beginnt.
event-assigned = { $who } legt einen Charakter aus.
event-revealed = { $who } deckt auf: { $character } ({ $initiative }).
event-turn = { $who } ist am Zug: { $character }.
event-nothing = { $who }: { $character } bringt nichts.
event-shown = { $who } zeigt eine Kriegerin.
event-nobody-showed = Niemand zeigt eine Kriegerin.
event-gained = { $who } +{ $vp } SP ({ $cause }).
event-lost = { $who } −{ $vp } SP ({ $cause }).
event-tracked = { $who } tauscht: { $out } (Reihe { $row }, Platz { $slot }) ↔ { $new } (Stapel).
event-took-back = { $who } nimmt zurück: { $character }.
event-rode = { $who } tauscht: { $first } (Reihe 1) ↔ { $second } (Reihe 2).
event-explored = { $who } tauscht: { $out } → { $new }.
event-took = { $who } nimmt: { $land }.
event-dealt = Eine neue 2. Reihe wird ausgelegt.
event-drew = { $count ->
    [one] { $who } zieht einen Charakter.
   *[other] { $who } zieht { $count } Charaktere.
}
event-drew-own = { $who } zieht: { $cards }.
event-won = { $who } gewinnt mit { $vp } SP.

why-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
why-over = Das Spiel ist aus.
why-assigned = Dein Charakter liegt schon; es fehlen noch andere.
why-not-asked = Du wirst nicht nach einer Kriegerin gefragt: Deine liegt offen oder in deiner Ablage.
why-answered = Du hast geantwortet; es fehlen noch andere.
why-not-your-turn = Am Zug ist { $who }.
why-not-in-hand = { $character } ist nicht auf deiner Hand.
why-no-warrior = Du hast keine Kriegerin auf der Hand, die du zeigen könntest.
why-bard-self = Das Geschenk der Bardin geht an einen anderen Spieler.
why-no-such-clan = Dieser Clan spielt nicht mit.
why-empty-slot = Dort liegt kein Land.
why-midwife = Die Hebamme selbst kann nie zurückgenommen werden.
why-not-in-discard = { $character } liegt nicht in deiner Ablage.
why-no-such-land = So ein Land gibt es in deinem Reich nicht.
why-not-asked-for = Gefragt ist etwas anderes.
