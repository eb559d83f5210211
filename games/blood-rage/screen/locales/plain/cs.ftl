# Blood Rage by ear. The first part says words of the rules anew that are written for the eye.

several = { $figure }, { $count } krát
plain-place = Umístění { $rank }: { $who }, { $sitter }, sláva { $score }.
term-br-stage = Věk { $age }, { $phase }
action-march = Pochod, odkud: { $from }, kam: { $to }, kdo: { $figures }
action-invade = Nájezd: { $figure }, kam: { $place }, zuřivost { $cost }
action-invade-fallen = Nájezd z Valhally: { $figure }, kam: { $place }, zuřivost { $cost }
action-invade-push = Nájezd: { $figure }, kam: { $place }, ustoupí: { $victim }, { $clan }, kam: { $to }, zuřivost { $cost }
action-invade-slay = Nájezd: { $figure }, kam: { $place }, padne { $victim }, { $clan }, zuřivost { $cost }
action-call = { $figure }, odkud: { $from }
action-play = Zahrát: { $card }, bonus { $bonus }
action-add = Přidat: { $card }, bonus { $bonus }
action-count = Počítá se jako bojová karta s bonusem { $bonus }
action-retreat = { $figure } ustoupí, kam: { $to }
action-move = { $figure }, kam: { $to }
action-send = { $god }, kam: { $to }
event-invaded = { $who }: Nájezd, { $figure }, kam: { $place }, zuřivost { $cost }.
event-invaded-fallen = { $who }: Nájezd z Valhally, { $figure }, kam: { $place }, zuřivost { $cost }.
event-marched = { $who }: pochod, odkud: { $from }, kam: { $to }, kdo: { $figures }.
event-called = { $who } se připojuje: { $figure }, odkud: { $from }, kam: { $to }.
event-retreated = { $who }: { $figure } ustupuje, kam: { $to }.
event-moved = { $who }: { $figure } se přesouvá, odkud: { $from }, kam: { $to }.
event-revealed = { $who } odhaluje: { $card }, bonus { $bonus }.
event-counted = { $who }: úkol se počítá jako bonus { $bonus }.
event-total = { $who }: figurky { $figures }, karty { $cards }, celkem síla { $total }.
event-calmed = { $who }: zuřivost klesá o { $rage }, { $cause }.
event-enraged = { $who }: zuřivost roste o { $rage }, { $cause }.
event-gained = { $who }: sláva roste o { $glory }, { $cause }.
event-lost = { $who }: sláva klesá o { $glory }, { $cause }.

plain-br-do-invade = Nájezd
plain-br-do-invade-fallen = Nájezd z Valhally
plain-br-do-march = Pochod
plain-br-do-upgrade = Posílení
plain-br-do-quest = Vyložit úkol
plain-br-do-pillage = Plenit
plain-br-do-challenge = Znovu plenit
plain-br-do-sacrifice = Obětovat dvě figurky
plain-br-at = { $figure }, { $place }
plain-br-priced = { $card }, zuřivost { $cost }
plain-br-slot-over = místo karty { $card }
plain-br-slot-free = pole { $slot }, které je volné
plain-br-victim = padne { $figure }, { $clan }
plain-br-victim-to = ustoupí: { $figure }, { $clan }, kam: { $to }
plain-br-warriors = { $count ->
    [one] 1 válečník
    [few] { $count } válečníci
   *[other] { $count } válečníků
}
plain-br-mystics = { $count ->
    [one] 1 zaříkávač
    [few] { $count } zaříkávači
   *[other] { $count } zaříkávačů
}

plain-br-kind-battle = Bojová karta, bonus { $value }.
plain-br-kind-quest = Úkol, sláva { $value }.
plain-br-kind-strong = { $kind }, síla { $value }, cena v zuřivosti { $value }.
plain-br-kind-other = { $kind }, cena v zuřivosti { $value }.
plain-br-age = Věk { $age }.
plain-br-battle-title = { $card } s bonusem { $value }
plain-br-title = { $card } s hodnotou { $value }

plain-br-region = Oblast { $region }.
plain-br-middle = Uprostřed, sousedí se všemi kraji, v žádné oblasti.
plain-br-fjord = Fjord: { $fjord }.
plain-br-villages = Volné vesnice: { $free } z { $all }.
plain-br-reward = Odměna: { $reward }
plain-br-pillaged = Vypleněno.
plain-br-destroyed = Zničeno.
plain-br-doomed = Ragnarök kraj zničí na konci věku { $age }.
plain-br-god = Bůh: { $god }. { $effect }
plain-br-neighbours = Sousedé: { $places }.
plain-br-supports = Podporuje kraje: { $places }.
plain-br-closed = Uzavřen, oba jeho kraje jsou zničeny.
plain-br-nobody = Nikdo tu není.
plain-br-force = { $who }: { $figures }, síla { $strength }.
plain-br-force-with = { $who }: { $figures }, ve fjordu { $ships }, síla { $strength }.
plain-br-force-only = { $who }: jen ve fjordu { $ships }, síla { $strength }.
plain-br-in = { $place }: { $forces }
plain-br-endangered = { $who }, v ohrožení, místo: { $place }. Figurky: { $figures }.
plain-br-danger-name = ohrožení

plain-br-glory = { $who }, { $sitter }: sláva { $glory }.
plain-br-rage = Zuřivost { $rage } z { $most }.
plain-br-stats = Věhlas { $axes }, Chrabrost { $horns }.
plain-br-steps = Dosažené stupně: Zuřivost { $rage }, Věhlas { $axes }, Chrabrost { $horns }.
plain-br-board = Figurek na plánu: { $count }.
plain-br-cards = V ruce { $hand }, úkoly { $quests }.
plain-br-drafted = V tomto výběru vzato: { $count }.
plain-br-pack-size = V sadě, kterou na začátku má { $who }: { $count }.
plain-br-reserve = V rezervě: { $figures }.
plain-br-outside = Zatím mimo hru: { $figures }.
plain-br-fallen = Ve Valhalle: { $figures }.
plain-br-upgrades = Posílení: { $cards }.
plain-br-known = Určitě mezi kartami: { $cards }.
plain-br-shown = Vybráno a viděno všemi: { $cards }.
plain-br-held = Známé při odhození ve věku { $age }: { $cards }.
plain-br-kept-unseen = Drží kartu z věku { $age }, kterou nikdo neviděl.
plain-br-revealed = Odhaleno: { $cards }.
plain-br-counted = Úkol se počítá jako bonus { $bonus }.
plain-br-met = Splněno a zatím bez odměny: { $cards }.
plain-br-pillages = Plenění v tomto věku: { $places }.
plain-br-times = { $place } { $count } krát
plain-br-challenged = Týrova výzva byla naposledy použita tady: { $place }.
plain-br-passed = Pasuje.
plain-br-first = Má žeton prvního hráče.
plain-br-active = Tento klan je na řadě.
plain-br-waited = Ještě rozhoduje.
plain-br-has-kept = Má kartu z předchozího věku.
plain-br-source = { $source } { $glory }
plain-br-sources = Sláva podle původu: { $sources }.

plain-br-ragnarok = Ragnarök
plain-br-dooms = Ragnarök zničí: { $places }.
plain-br-doom = na konci věku { $age } { $place }
plain-br-cleared = Zničeno před začátkem hry: { $places }.
plain-br-gone-name = Odhozené karty
plain-br-gone = Nadobro mimo ruce: { $cards }.
plain-br-draft-name = Výběr karet
plain-br-own-hand = Tvoje ruka: { $cards }.
plain-br-own-picks = V tomto výběru máš: { $cards }.
plain-br-own-quests = Tvoje úkoly: { $cards }.
plain-br-own-chosen = Zvoleno: { $card }.
plain-br-own-buried = Odloženo lícem dolů: { $cards }.
plain-br-round = Kolo výběru: { $round }.
plain-br-pack = Sada, kterou na začátku věku { $age } má { $who }: naposledy v ní zbývá { $rest }.
plain-br-between = Mezitím z ní zmizelo: { $cards }.
plain-br-past-picks = Vybráno ve věku { $age }: { $cards }.
plain-br-extra = Thórovo panství smí v tomto tahu ještě plenit: { $place }.
plain-br-extra-used = Thórovo panství už bylo v tomto tahu použito.

plain-br-battle-name = Bitva
plain-br-battle = Bitva o kraj { $place }. Plení: { $who }.
plain-br-again = Kraj už je vypleněný.
plain-br-cancelled = Texty karet bez účinku: { $who }.
plain-br-winner = Vítěz: { $who }.
plain-br-dead = Ztráty v této bitvě: { $who }, počet figurek { $count }.
plain-br-spoils = Karty vítěze, o nichž se rozhoduje: { $cards }.
plain-br-turn = Figurek na plánu máš { $count } z { $horns }. V tomto věku zanikne: { $place }.
