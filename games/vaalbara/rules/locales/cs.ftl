game-name = Vaalbara
game-tagline = Tajné postavy, iniciativa a znamení: devět území tvoří doménu.
game-length = 20–30 minut

clan-blue = Modrý
clan-purple = Fialový
clan-yellow = Žlutý
clan-red = Červený
clan-green = Zelený
clan-blue-own = Klan Volavky
clan-purple-own = Klan Havrana
clan-yellow-own = Klan Rysa
clan-red-own = Klan Lišky
clan-green-own = Klan Jelena

character-warrior = Bojovnice
character-bard = Bardka
character-hunter = Lovec
character-seer = Věštkyně
character-carpenter = Tesař
character-falconer = Sokolnice
character-tracker = Stopař
character-midwife = Porodní bába
character-rider = Jezdkyně
character-carver = Řezbář
character-explorer = Průzkumník
character-farmer = Zemědělec

character-warrior-effect = Všichni hráči s Bojovnicí v ruce ji mohou odhalit a získat 1 VB.
character-bard-effect = Jiný tebou vybraný hráč získá 2 VB.
character-hunter-effect = Hraješ-li v tomto kole před svými sousedy, získej 3 VB.
character-seer-effect = Získej 2 VB za každého svého souseda, který zahrál lichou hodnotu iniciativy.
character-carpenter-effect = Získej 3 VB za každý les, který už máš ve své doméně.
character-falconer-effect = Ukradni 2 VB hráči, který v tomto kole hrál bezprostředně před tebou.
character-tracker-effect = Kartu území z první nebo druhé řady prohoď s vrchní kartou balíčku území; věštecká znamení se ihned změní.
character-midwife-effect = Jednu ze svých odhozených karet postav, ne však Porodní bábu, si vezmi zpět do ruky.
character-rider-effect = Kartu území z první řady prohoď s kartou území z druhé řady.
character-carver-effect = Hraješ-li v tomto kole po svých sousedech, získej 5 VB.
character-explorer-effect = Kartu území ve své doméně prohoď s kartou zespodu balíčku území a získej odměnu za tuto kartu.
character-farmer-effect = Zdvojnásob odměnu z území, které si v tomto kole přidáš ke své doméně.

land-meadow = Louka
land-field = Pole
land-forest = Les
land-village = Vesnice
land-mountain = Hora
land-river = Řeka
land-forest-valued = Les { $value }

land-meadow-scoring = 1 VB za každou louku ve tvé doméně i v doménách sousedů, včetně této louky.
land-field-scoring = 2 VB za každé pole ve tvé doméně, včetně tohoto pole.
land-forest-scoring = Počet VB uvedený na kartě lesa (3 až 6).
land-village-scoring = 2 VB za každý různý druh území ve tvé doméně, včetně této vesnice.
land-mountain-scoring = 10 VB za druhou horu ve tvé doméně, 20 VB za čtvrtou, jinak nic.
land-river-scoring = Tvoje iniciativa v tomto kole (nejvýše 6) krát počet řek ve tvé doméně, včetně této řeky.

cause-kinds = { $kinds } { $kinds ->
    [one] druh
    [few] druhy
   *[other] druhů
} území

option-totals = Součty bodů
option-totals-help = Jsou během hry vidět vítězné body ostatních?
option-totals-hidden = skryté
option-totals-open = viditelné
option-clans = Klany
option-clans-help = Jak se klany rozdělí mezi hráče.
option-clans-random = losem
option-deck = Balíček
option-deck-help = Území a znamení, s nimiž se hraje.
option-deck-built-in = vestavěný
option-why-twice = { $clan } je zvolen dvakrát; každý klan má jen jedno místo.
option-why-deck = Řádek { $line }: { $reason }

standing-always-show = Na dotaz vždy ukázat mou Bojovnici
standing-never-show = Na dotaz nikdy neukazovat mou Bojovnici
order-take = V tomto kole vzít: { $land }
order-take-most = V tomto kole vzít území, které hned přinese nejvíc
order-bard = Bardka: 2 VB ({ $who })
order-midwife = Porodní bába: vzít zpět postavu ({ $character })
order-rider = Jezdkyně: přivést území druhé řady ({ $land }) výměnou za území první řady, které mi přinese nejméně
order-tracker = Stopař: na balíček dát území první řady, které mi přinese nejméně
order-explorer = Průzkumník: vzdát se území ({ $land })

ask-assign = Vyber postavu a polož ji lícem dolů.
ask-assign-wait = Čeká se na postavu: { $who }.
ask-show = { $who } hraje Bojovnici: ukážeš svou za 1 VB?
ask-show-none = { $who } hraje Bojovnici: ty žádnou ukázat nemůžeš.
ask-show-wait = { $who } hraje Bojovnici: čeká se na odpovědi všech.
ask-bard = Bardka: vyber jiného hráče, který získá 2 VB.
ask-tracker = Stopař: vyber území z některé řady a prohoď je s vrchní kartou balíčku.
ask-midwife = Porodní bába: vyber odhozenou postavu, kterou si vezmeš zpět.
ask-rider = Jezdkyně: vyber území z první a z druhé řady, která prohodíš.
ask-explorer = Průzkumník: vyber území své domény a prohoď je s kartou zespodu balíčku.
ask-take = Vezmi si území z první řady.
ask-effect-wait = Na řadě je { $who }: { $character }.
ask-take-wait = { $who } si vybírá území.
ask-over = Konec hry, vítěz: { $who }.
ask-over-plain = Konec hry.

action-assign = { $character } ({ $initiative })
action-show = Ukázat Bojovnici
action-show-nothing = Neukázat nic
action-bard = { $who } získá 2 VB
action-tracker = { $land }, řada { $row }, místo { $slot }
action-midwife = { $character }
action-rider = { $first } (řada 1, místo { $first-slot }) ↔ { $second } (řada 2, místo { $second-slot })
action-explorer = Odevzdat: { $land }
action-take = { $land } (+{ $vp })

event-round = Začíná { $round }. kolo.
event-assigned = { $who }: postava položena.
event-revealed = { $who } odhaluje: { $character } ({ $initiative }).
event-turn = Na řadě je { $who }: { $character }.
event-nothing = { $who }: { $character } nic nepřináší.
event-shown = { $who } ukazuje Bojovnici.
event-nobody-showed = Nikdo neukazuje Bojovnici.
event-gained = { $who } +{ $vp } VB ({ $cause }).
event-lost = { $who } −{ $vp } VB ({ $cause }).
event-tracked = { $who } prohazuje: { $out } (řada { $row }, místo { $slot }) ↔ { $new } (balíček).
event-took-back = { $who } si bere zpět: { $character }.
event-rode = { $who } prohazuje: { $first } (řada 1) ↔ { $second } (řada 2).
event-explored = { $who } vyměňuje: { $out } → { $new }.
event-took = { $who } si bere: { $land }.
event-dealt = Je vyložena nová druhá řada.
event-drew = { $count ->
    [one] { $who } si dobírá 1 postavu.
    [few] { $who } si dobírá { $count } postavy.
   *[other] { $who } si dobírá { $count } postav.
}
event-drew-own = { $who } si dobírá: { $cards }.
event-won = { $who } vítězí a má { $vp } VB.

why-no-seat = Takové místo u stolu není.
why-over = Hra skončila.
why-assigned = Tvoje postava už leží; čeká se na ostatní.
why-not-asked = Na Bojovnici se tě nikdo neptá: tvoje leží vyložená nebo odhozená.
why-answered = Už máš odpovězeno; čeká se na ostatní.
why-not-your-turn = Na řadě je { $who }.
why-not-in-hand = { $character }: tuto postavu nemáš v ruce.
why-no-warrior = Nemáš v ruce Bojovnici k ukázání.
why-bard-self = Dar Bardky patří jinému hráči.
why-no-such-clan = Tento klan se hry neúčastní.
why-empty-slot = Na tomto místě žádné území neleží.
why-midwife = Porodní bábu si zpět do ruky vzít nesmíš.
why-not-in-discard = { $character }: tuto postavu nemáš mezi odhozenými.
why-no-such-land = Takové území ve své doméně nemáš.
why-not-asked-for = Nyní se rozhoduje o něčem jiném.
