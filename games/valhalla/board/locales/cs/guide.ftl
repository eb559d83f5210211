# Guide and gallery of Valhalla.
# Sums are held together by non-breaking spaces.

guide-lead = Deset minut a můžeš svést svou první bitvu. Karty předem znát nemusíš: u stolu ti každá sama řekne, co umí.
guide-fact-cards = { $cards } { $cards ->
    [one] karta
    [few] karty
   *[other] karet
} v základním balíčku
guide-fact-jarls = { $jarls } { $jarls ->
    [one] jarl
    [few] jarlové
   *[other] jarlů
}
guide-count = { $count }×

# What it is about.
guide-about-story = Ragnarök se blíží a žádný viking na něj nechce čekat v posteli. Jsi jarl. Shromažďuješ bojovníky do své družiny a vedeš je do bitev kostek. Kdo bojoval a zvítězil, odchází do Valhally k Ódinově hostině a přináší ti body slávy. Vyhraje hráč, který má na konci nejvíce bodů slávy.
guide-about-turns = Bojovníci pocházejí ze čtyř vikinských klanů, pátým klanem jsou ledoví obři. Ve svém tahu posílíš družinu, zaútočíš, nebo dobereš karty. Jakmile někdo přijde o poslední štít nebo dojde balíček, přichází konec: Ragnarök.
guide-about-ways = Odkud se berou body slávy
guide-glory-warriors = Padlí bojovníci
guide-glory-warriors-about = Každý bojovník ve tvé Valhalle přinese tolik bodů, kolik má na kartě: { $least } až { $most }.
guide-glory-captured = Ukořistěné štíty
guide-glory-captured-about = Každým vítězným útokem získáš obráncův štít. Na konci přinese { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
} a sady štítů různých hráčů ještě něco navíc.
guide-glory-own = Vlastní štíty
guide-glory-own-about = Ve třech a více hráčích přinese každý štít, který si udržíš, { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
}.
guide-glory-modules = Rozšíření
guide-glory-modules-about = Další body přinášejí přízeň valkýr, mise, Thórova pomoc a koruna.
guide-about-question = Bojovník, který zvítězí, odchází. Kdo dnes pošle do Valhally celou družinu, zítra stojí na bojišti sám.

# The hall.
guide-hall-title = Tvoje síň
guide-hall-intro = Vše, co patří hráči, leží v jeho síni a kromě karet v ruce to vidí všichni. Čísla vysvětluje seznam pod obrázkem.
guide-hall-jarl = Jarl.
guide-hall-jarl-about = Vede tvou družinu. Má hlavní schopnost a vedlejší schopnost s podmínkou.
guide-hall-band = Družina.
guide-hall-band-about = Tvoji bojovníci, nejvýše { $places }. Útočí i se brání. Na které pozici bojovník stojí, nehraje roli.
guide-hall-valhalla = Valhalla.
guide-hall-valhalla-about = Karty, které už máš jisté. Nikdo ti je nevezme.
guide-hall-shields = Vlastní štíty.
guide-hall-shields-about = Na začátku máš { $shields } a přijdeš o jeden, kdykoli na tebe někdo zaútočí a zvítězí. Zde už jeden chybí.
guide-hall-captured = Ukořistěné štíty.
guide-hall-captured-about = Získané od soupeřů vítěznými útoky. O ně už nepřijdeš.
guide-hall-hand = Karty v ruce.
guide-hall-hand-about = Bojovníci a bojové taktiky, v libovolném počtu. Vidíš je jen ty.
guide-hall-middle = Uprostřed stolu
guide-hall-deck = Balíček: { $cards } { $cards ->
    [one] karta
    [few] karty
   *[other] karet
}, s rozšířeními více. Kolik jich zbývá, smí spočítat každý.
guide-hall-pile = Odkládací balíček leží lícem vzhůru a jeho pořadí se nemění. Prohlédnout si ho smíš kdykoli.
guide-hall-dice = Kostky: šest pro útočníka, šest pro obránce a tři šedé jako společná zásoba dodatečných kostek.
guide-hall-start = Jak hra začíná
guide-start-jarl = Dostaneš tři jarly a jednoho si tajně vybereš. Všichni je otočí současně.
guide-start-warrior = Uprostřed leží bojovníci, o jednoho více, než je hráčů. Každý si jednoho vezme do družiny, začínající hráč poslední.
guide-start-hand = Dobereš si sedm karet a dvě z nich odložíš.
guide-hall-players = Podle počtu hráčů
guide-head-players = Hráči
guide-head-discarded = Odloženo z balíčku
guide-head-warriors = Vyložení bojovníci
guide-head-deck = Balíček před prvním tahem

# The cards.
guide-cards-title = Karty
guide-cards-intro = Většina karet jsou bojovníci. Takto se čtou:
guide-card-strength = Síla
guide-card-strength-about = Vlevo nahoře: kolik bojovník přidá tvé straně v bitvě.
guide-card-clan = Klan
guide-card-clan-about = Barva karty. Na klany v družině se ptá mnoho schopností.
guide-card-weapons = Zbraně
guide-card-weapons-about = Pod silou: kostky potřebné k aktivaci bojovníka, na každou zbraň jedna.
guide-card-ability = Zvláštní schopnost
guide-card-ability-about = Působí, jakmile je bojovník aktivován.
guide-card-glory = Body slávy
guide-card-glory-about = Vlevo dole: jakou má bojovník cenu ve Valhalle.
guide-cards-clans = Klany základního balíčku
guide-head-clan = Klan
guide-head-strength = Síla
guide-head-glory = Sláva
guide-head-abilities = Schopnosti
guide-cards-need-not = Bojovníci, na které se schopnost ptá, stačí v družině. Aktivovaní být nemusí.
guide-cards-others = Ostatní karty jsou bojové taktiky: v bitvě se použijí jednou a potom se odloží.

# A turn.
guide-turn-title = Tvůj tah
guide-turn-intro = Tah má dvě fáze: nejprve provedeš jednu akci, potom dobíráš.
guide-turn-a = Fáze A: jedna ze čtyř akcí
guide-head-action = Akce
guide-head-what = Co uděláš
guide-head-mind = Pozor
guide-action-one = Přidat bojovníka
guide-action-one-what = Kterýkoli bojovník z ruky se přidá k tvé družině.
guide-action-one-mind = Na počtu jeho zbraní nezáleží.
guide-action-two = Přidat dva bojovníky
guide-action-two-what = K družině se přidají dva bojovníci z ruky.
guide-action-two-mind = Dohromady smějí mít nejvýše tři zbraně.
guide-action-attack = Zaútočit
guide-action-attack-what = Tvoje družina zaútočí na družinu jiného hráče.
guide-action-attack-mind = Ne na hráče bez bojovníků ani na hráče bez vlastních štítů.
guide-action-draw = Dobrat karty
guide-action-draw-what = Dober si dvě karty, jednu si nech a druhou odlož.
guide-action-draw-mind = Odloženou kartu vidí všichni.
guide-turn-b = Fáze B: karty
guide-turn-b-about = Dobereš si dvě karty, jednu si necháš a druhou odložíš, ať ve fázi A uděláš cokoli.
guide-turn-empty = S prázdnou družinou musíš přidat bojovníky. Nemáš-li je ani v ruce, ukážeš karty všem a dobíráš.
guide-turn-full = Je-li družina plná, nejprve z ní jednoho bojovníka odložíš. Slabý bojovník ti tedy dlouho překážet nebude.

# Dice.
guide-dice-title = Kostky a zbraně
guide-dice-intro = Každá kostka má šest stran, každou jednou:
guide-dice-x = Pět z nich jsou zbraně. X zbraň není: nikoho nevyzbrojí, ale hodit znovu s ním můžeš.
guide-dice-reroll = Nový hod stojí kostku
guide-dice-reroll-about = Po prvním hodu smíš odložit jednu kostku a libovolnými z ostatních hodit znovu, a to kolikrát chceš. Pokaždé ale v této bitvě přijdeš o další kostku, takže každý nový hod má svou cenu.
guide-throw-roll = Hodíš šesti kostkami.
guide-throw-drop = Odložíš jedno X…
guide-throw-again = …a lukem i druhým X hodíš znovu: padl meč a štít.
guide-throw-arm = Dva meče a sekera: všechny zbraně tohoto bojovníka jsou zakryté a ty ho aktivuješ.
guide-dice-any-order = Nové hody, taktiky a vyzbrojování můžeš střídat v libovolném pořadí, dokud fázi neukončíš.
guide-dice-locked = Aktivaci nelze vzít zpět. Kostky zůstanou na bojovníkovi až do konce bitvy.
guide-dice-grey = Dodatečné kostky jsou jen ty tři šedé. Když dojdou, další nejsou.
guide-dice-patterns = Ledovým obrům je jedno, která zbraň to je
guide-head-pattern = Zbraně
guide-head-fits = Tyto kostky stačí
guide-head-fits-not = Tyto ne

# Battle.
guide-battle-title = Bitva krok za krokem
guide-battle-intro = Zaútočíš na jednoho hráče, který má bojovníky i vlastní štíty. Potom se stane toto:
guide-battle-before = Před bitvou
guide-battle-before-about = Teď působí některé taktiky a jarlové: nejprve útočníkovi, potom obráncovi.
guide-battle-roll = Útok: hod
guide-battle-roll-about = Útočník hodí šesti kostkami, případně i dodatečnými. Každý nový hod stojí kostku.
guide-battle-arm = Útok: vyzbrojení
guide-battle-arm-about = Kostky na všech zbraních bojovníka ho aktivují. Taktiky lze hrát kdykoli. Nakonec se sečte síla.
guide-battle-defence = Obrana
guide-battle-defence-about = Totéž teď udělá obránce: šest kostek, nové hody, taktiky, vyzbrojování. Útočník už nic udělat nemůže.
guide-battle-compare = Porovnání síly
guide-battle-compare-about = Aktivovaní bojovníci se svými bonusy, taktiky a jarl: vyšší síla vítězí.
guide-battle-after = Po bitvě
guide-battle-after-about = Schopnosti, štít, cesta do Valhally. Kostky se vrátí, zahrané taktiky se odloží.
guide-battle-sides = Jak bitva dopadne
guide-head-attacker = Vítězný útočník
guide-head-defender = Vítězný obránce
guide-head-loser = Poražený
guide-side-shield = Štít
guide-side-shield-attacker = získá jeden obráncův
guide-side-shield-defender = o žádný nepřijde
guide-side-shield-loser = poražený obránce o jeden přijde
guide-side-activated = Aktivovaní bojovníci
guide-side-activated-attacker = všichni musí do Valhally
guide-side-activated-defender = do Valhally jdou podle volby: žádný, někteří, nebo všichni
guide-side-activated-loser = zůstávají v družině
guide-side-others = Ostatní bojovníci
guide-side-others-attacker = zůstávají v družině
guide-side-others-defender = zůstávají v družině
guide-side-others-loser = zůstávají v družině
guide-side-tactics = Zahrané taktiky
guide-side-tactics-attacker = odloží se
guide-side-tactics-defender = odloží se
guide-side-tactics-loser = odloží se
guide-battle-tie = Stejná síla? Vítězí útočník.
guide-battle-nobody = Neaktivuje-li útočník nikoho, nevítězí nikdo a akce je pryč.
guide-battle-no-defence = Neaktivuje-li nikoho obránce, vítězí útočník, ať obránce zahrál jakékoli taktiky.
guide-battle-punch = Porážkou nikdo neumírá: poražení zůstávají v družině a vrátí se. Odcházejí vítězové.

# Tactics.
guide-tactics-title = Bojové taktiky
guide-tactics-intro = Ve své fázi bitvy, po prvním hodu, smíš zahrát libovolný počet taktik. Každá se použije jednou.
guide-head-tactic = Taktika
guide-head-copies = Počet
guide-head-effect = Efekt
guide-tactics-symbols = Pro každou z pěti zbraní je jedna.
guide-tactics-alone = Taktiky platí, jen když aktivuješ aspoň jednoho bojovníka.

# Jarls.
guide-jarls-title = Jarlové
guide-jarls-intro = Hlavní schopnost jarla platí vždy. Vedlejší platí, dokud je splněna její podmínka.
guide-jarls-both = Někteří jarlové smějí použít obě schopnosti dohromady: druhá posiluje první.
guide-jarls-either = Jiní smějí v jednom kole použít jen jednu z nich. Řekne ti to karta.
guide-jarls-three = Jen pro tři a více hráčů: { $jarls }.
guide-jarls-first = Jarlové pro první hru
guide-jarls-all = { $jarls ->
    [one] Jediný jarl
    [few] Všichni { $jarls } jarlové
   *[other] Všech { $jarls } jarlů
} v galerii
guide-jarl-main = Hlavní
guide-jarl-secondary = Vedlejší

# The worked example.
guide-example-title = Bitva v obrázcích
guide-example-intro = { $attacker } útočí, { $defender } se brání. Kostky padnou tak, jak je zde psáno; všechno ostatní odehrála sama pravidla.
guide-example-attacker = { $who } útočí s touto družinou
guide-example-defender = { $who } se brání s touto družinou
guide-example-attack = Fáze útoku
guide-example-defence = Fáze obrany
guide-example-totals = Síla
guide-example-end = Jak bitva dopadla
guide-example-glory = Oba bojovníci dohromady přinesou { $glory } { $glory ->
    [one] bod
    [few] body
   *[other] bodů
} slávy. Vlk zůstává v družině a může bojovat znovu.
guide-example-else = Se dvěma kartami Zuřivost by měl obránce více a zvítězil by: žádný štít by neztratil a vlk by směl do Valhally.

# The end.
guide-end-when = Konec se blíží, jakmile někdo přijde o poslední vlastní štít, nebo je dobrána poslední karta z balíčku. Rozehraný tah se dokončí.
guide-end-last = Poslední tahy
guide-end-last-about = Každý má ještě právě jeden tah, i ten, kdo konec přivolal.
guide-end-ragnarok = Ragnarök
guide-end-ragnarok-about = Postupně každý ještě jednou hodí šesti kostkami a aktivuje co nejvíce svých bojovníků; nové hody, taktiky i jarl platí. Aktivovaní jdou do Valhally, zbytek družiny a ruky se odloží. Kdo už nemá bojovníky, smí předtím ještě zahrát Volání do zbraně.
guide-end-score = Počítání bodů
guide-end-score-about = Body slávy všech karet ve Valhalle a body za štíty.
guide-end-shieldless = Na hráče, který přišel o poslední štít, už nelze útočit. Hraje dál a může zvítězit.
guide-end-points = Body za štíty
guide-head-captured = Ukořistěný štít
guide-head-own = Vlastní štít
guide-head-sets = Sady ukořistěných štítů
guide-end-set = { $size } { $size ->
    [one] druh
    [few] různé
   *[other] různých
}: +{ $points }
guide-end-examples = Příklady
guide-end-example = Počet hráčů { $players }, vlastní štíty { $own }, ukořistěné: { $captured }. Štíty { $shields } + sady { $sets } = { $total }.
guide-end-winner = Vítězí hráč s nejvíce body slávy. Při shodě rozhoduje více ukořistěných štítů, potom více vlastních; je-li shoda i v nich, hráči vítězství sdílejí.

# Expansions.
guide-modules-title = Rozšíření
guide-modules-intro = V krabici je sedm rozšíření. Každé lze hrát samotné i s kterýmikoli jinými, jen musí sedět počet hráčů.
guide-head-module = Rozšíření
guide-head-short = Stručně
guide-modules-plus-40 = S Valkýrami nebo Trpaslíky si ve fázi B dobíráš tři karty a jednu si necháš.
guide-modules-plus-80 = S oběma najednou si tři karty dobereš i akcí Dobrat karty a na začátku se z balíčku odloží více karet.
guide-modules-solo = Do sólo varianty lze přidat jen Valkýry.
guide-modules-first = Poprvé hraj jen se základním balíčkem, nebo přidej Lokiho lest: utěší každého, kdo prohraje.

# Loki, Thor, Tyr.
guide-gods-title = Loki, Thór a Týr
guide-loki-about = Jedna z deseti karet Lokiho lsti leží celou hru uprostřed. Po každé bitvě poražený najde řádek podle rozdílu v síle a má nárok na jeho výhodu.
guide-loki-first = Karta pro první hru
guide-loki-lower = Poražený smí místo toho využít výhodu uvedenou níže, nebo žádnou. Kdo prohraje o víc, než kolik je na kartě, nedostane nic.
guide-head-difference = Rozdíl
guide-head-advantage = Výhoda poraženého
guide-thor-about = Karty Thórovy pomoci jsou v balíčku. Před bitvou dvou jiných hráčů smíš jednu zahrát ve prospěch jednoho z nich.
guide-thor-glory = Zvítězí-li hráč, kterému pomáháš, jde karta do tvé Valhally. Jinak se odloží.
guide-head-helped = Komu lze pomoci
guide-head-help = Pomoc
guide-thor-fewer = kdo má méně bojovníků než soupeř
guide-thor-fewer-or-equal = kdo má méně bojovníků než soupeř, nebo stejně
guide-head-card = Karta
guide-tyr-about = Každý dostane jednu kartu Týrova hněvu, další jsou v balíčku. Když přidáváš bojovníka do družiny, smíš pod něj jednu položit. Působí, když je aktivován, a odchází s ním.
guide-tyr-clans = Stejná je i pro každý další klan základního balíčku.

# Valkyries and Dwarves.
guide-decks-title = Valkýry a Trpaslíci
guide-valkyries-about = { $cards ->
    [one] Další karta
    [few] Další { $cards } karty
   *[other] Dalších { $cards } karet
} do balíčku: bojovníci s přízní valkýr, mise a nové taktiky.
guide-favours = Přízeň valkýr
guide-favours-about = Když jde bojovník s přízní do Valhally a podmínka je splněna, vezmeš si do Valhally z odkládacího balíčku karty přesně za tolik bodů.
guide-missions = Mise
guide-missions-about = Po bitvě smí vítěz zahrát z ruky jednu misi. Jde do Valhally.
guide-new-tactics = Nové taktiky
guide-dwarves-about = { $cards ->
    [one] Další karta
    [few] Další { $cards } karty
   *[other] Dalších { $cards } karet
} do balíčku: šestý klan, jehož bojovníci mají čtyři druhy schopností, a nové taktiky.

# The king and brothers in arms.
guide-kings-title = Poslední král a Bratři ve zbrani
guide-king-about = Vítěz první bitvy se stává králem. Kdo krále v bitvě porazí, ať jako útočník, nebo jako obránce, stává se králem sám a začíná na 1. úrovni.
guide-king-reward = Král, který začíná tah s bojovníky v družině, získá odměnu své úrovně a postoupí o úroveň výš. Od 2. úrovně má ten, kdo na krále útočí, dodatečné kostky.
guide-king-bonuses = Odměna a útočníkovy kostky navíc
guide-head-level = { $level }. úroveň
guide-king-level = sláva { $reward }, { $dice ->
    [one] { $dice } kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
}
guide-king-end = Kdo je králem na konci hry, získá bod navíc.
guide-king-six = V šesti hráčích jsou koruny dvě.
guide-brothers-about = Kdo sedí naproti, bojuje po tvém boku. Navzájem na sebe útočit nesmíte. Hraje se ve dvou podobách:
guide-brothers-activate = Bojovníci z družiny toho druhého
guide-brothers-activate-aid = Smíš je ve svých bitvách aktivovat.
guide-brothers-activate-alliance = Smíš je ve svých bitvách aktivovat.
guide-brothers-sent = Po vítězství
guide-brothers-sent-aid = Zůstávají ve své družině.
guide-brothers-sent-alliance = Jdou do Valhally svého majitele.
guide-brothers-score = Na konci hry
guide-brothers-score-aid = Každý boduje sám a od partnera dostane jeden jeho vlastní štít.
guide-brothers-score-alliance = Spojenci své body sečtou a vítězí společně.
guide-brothers-clans = Pro schopnosti jeleního a kančího klanu se počítá i partnerova družina.

# Alone.
guide-solo-title = Sám proti nestvůře
guide-solo-intro = Bojuješ s jednou ze čtyř nestvůr. Každá má { $cards } { $cards ->
    [one] kartu
    [few] karty
   *[other] karet
}, od nejslabší: každá karta je rána, kterou jí musíš zasadit. Začínáš s { $deck } { $deck ->
    [one] kartou
   *[other] kartami
} v balíčku a bez bojovníka.
guide-solo-turn = Tvůj tah
guide-solo-turn-about = Fáze A a B jako obvykle. Útočíš na nestvůru.
guide-solo-attack = Tvůj útok
guide-solo-attack-about = Se silou aspoň takovou, jakou ukazuje její karta, zvítězíš: karta je poražena a aktivní je další. Tvoji aktivovaní bojovníci jdou do Valhally.
guide-solo-monster = Kostky nestvůry
guide-solo-monster-about = Po tvém tahu hodí nestvůra. Kostky s jejími symboly zůstanou na kartě. Jakmile jsou zakryté všechny symboly, ihned zaútočí.
guide-solo-defend = Její útok
guide-solo-defend-about = Bráníš se a potřebuješ větší sílu, než má ona. Neuspěješ-li, přijdeš o štít.
guide-solo-valhalla = Body slávy ve tvé Valhalle se v každé bitvě přičítají k síle, každá karta nestvůry pro ně však má maximum.
guide-solo-giants = Za ledového obra získáš kostku navíc, v útoku i v obraně.
guide-solo-commander = Obklíčený velitel vyřadí zvláštní schopnost nestvůry.
guide-solo-strengths = Nestvůry: síla a nejvyšší sláva ve Valhalle
guide-head-monster = Nestvůra
guide-head-step = { $step }. karta
guide-solo-strength = { $strength } ({ $cap })
guide-solo-end = Vyhraješ, když porazíš poslední kartu. Prohraješ, když přijdeš o poslední štít nebo když dojde balíček. Zbývá-li tehdy už jen poslední karta nestvůry, máš ještě jeden útok.
guide-solo-penalty = Po každé porážce odložíš z balíčku tolik karet: { $cards }
guide-solo-plus-40 = S Valkýrami ukazují nestvůry svou silnější stranu.

# Variants.
guide-options-title = Varianty a vlastní karty
guide-option-first-game-about = Jen jarlové označení pro první hru, pro každého jeden.
guide-option-simplified-about = Pro mladší hráče: bez jarlů a každý si nechá prvních pět karet.
guide-option-draft-about = Pro ty, kdo hru znají: první karty se vybírají. Vylož kartu do společné nabídky, nebo si z ní ber, dokud jich nemáš pět.
guide-option-five-jarls-about = Větší výběr jarlů; v šesti hráčích má každý na výběr ze čtyř.
guide-options-cards = S hodnotami z tvé krabice
guide-options-cards-about = Pravidla hry hodnoty většiny karet neuvádějí. Naše odpovídají všemu, co v nich stojí. Kdo má krabici doma, může opsat tištěné.
guide-options-cards-how = Takhle se to dělá.

# Open and secret.
guide-open-halls = každou síň: družinu, jarla, štíty i Valhallu
guide-open-pile = celý odkládací balíček v jeho pořadí a počet karet v balíčku
guide-open-sizes = kolik karet má kdo v ruce
guide-open-battle = všechny kostky, aktivace a taktiky v bitvě
guide-open-shown = karty v ruce, které někdo musí ukázat, než je zase skryje
guide-secret-hands = karty ve tvé ruce
guide-secret-deck = pořadí karet v balíčku
guide-secret-jarls = jarly, které zůstaly nevybrané
guide-secret-taken = kartu vzatou z něčí ruky – znají ji jen oba zúčastnění
guide-secrets-reckon = Každá odložená karta leží na očích. Kdo počítá taktiky, ví, co ještě může přijít.

# Advice.
guide-advice-1 = Neútoč s prázdnou rukou. Jedna taktika rozhodne víc bitev než další bojovník.
guide-advice-2 = Mnoho lehkých bojovníků, nebo pár těžkých – jen ať jim zbraně jdou k sobě: tři, kteří všichni chtějí meče, se spolu aktivují málokdy.
guide-advice-3 = Aktivuj jen ty, které potřebuješ. Vítězný útočník musí odeslat každého aktivovaného.
guide-advice-4 = Vlci jsou slabí, ale na slávu bohatí. Pošli je v bitvě, kterou vyhrají jiní.
guide-advice-5 = Kostkami s X házej znovu brzy, dokud ztráta kostky tolik nebolí.
guide-advice-6 = Útoč na malé družiny: kdo nikoho neaktivuje, prohrál, ať má v ruce cokoli.
guide-advice-7 = V obraně si vybíráš, kdo půjde do Valhally. Nech si ty, které ještě potřebuješ.
guide-advice-8 = Sbírej štíty různých hráčů: sady se vyplatí.
guide-advice-9 = Sleduj balíček. V posledních tazích je plná družina víc než plná ruka, protože přijde Ragnarök.

# Playing here.
guide-here-click-about = Jedna věta říká, co se po tobě chce. Co smíš vybrat, to svítí: bojovník, kostka, karta, soupeřova síň. Klikni na kostku a na zbraň, kam patří, nebo ji tam přetáhni.
guide-here-asked = Otázky na všechny
guide-here-asked-about = S některými rozšířeními se tě stůl ptá i na karty, které třeba vůbec nemáš: nikdo tak nepozná, kdo je má. U Thórovy pomoci můžeš nechat stálou odpověď.

# The gallery.
gallery-lead = Různých karet: { $cards }, se všemi kopiemi { $total }. K tomu { $jarls } { $jarls ->
    [one] jarl
    [few] jarlové
   *[other] jarlů
}, deset karet Lokiho lsti, král a čtyři nestvůry.
gallery-note = Pravidla hry říkají, co karty umějí, ale u většiny ne jejich hodnoty. Štítky u každé hodnoty říkají, odkud pochází.
gallery-choose = Zobrazit
gallery-by-kind = Druh
gallery-by-deck = Balíček
gallery-by-origin = Hodnoty
gallery-all = vše
gallery-kind-bear = Medvědi
gallery-kind-wolf = Vlci
gallery-kind-boar = Kanci
gallery-kind-stag = Jeleni
gallery-kind-frost = Ledoví obři
gallery-kind-dwarf = Trpaslíci
gallery-kind-tactic = Taktiky
gallery-kind-special = Mise, Thór, Týr
gallery-deck-base = základní balíček
gallery-deck-valkyries = Valkýry
gallery-deck-dwarves = Trpaslíci
gallery-deck-thor = Thórova pomoc
gallery-deck-tyr = Týrův hněv
gallery-origin-printed = zčásti tištěné
gallery-origin-reconstructed = zcela doplněné
gallery-found = známé odjinud
gallery-cards-title = Karty
gallery-none = Taková karta tu není.
gallery-strength = síla { $strength }
gallery-glory = sláva { $glory }
gallery-copies = { $copies }×
gallery-part-strength = síla
gallery-part-weapons = zbraně
gallery-part-glory = sláva
gallery-part-ability = schopnost
gallery-part-favour = přízeň
gallery-part-effect = efekt
gallery-part-symbol = zobrazená zbraň
gallery-part-condition = podmínka
gallery-part-copies = počet
gallery-part-name = jméno
gallery-part-abilities = schopnosti
gallery-part-mode = obě, nebo jedna
gallery-part-min-players = značka 3+
gallery-part-solo = seznam pro sólo
gallery-part-first-game = značka první hry
gallery-part-rows = výhody
gallery-part-ranges = rozdíly
gallery-part-setup-discard-delta = karty odložené na začátku
gallery-part-rewards = odměny
gallery-part-attacker-dice = kostky navíc
gallery-part-valhalla-cap = maximum
gallery-part-attack-symbols = symboly útoku
gallery-part-clans = klany
gallery-jarls-title = Jarlové
gallery-jarls-about = Sedm jarlů má schopnosti podle pravidel hry. Většinu ostatních pravidla jmenují, ale neříkají, co umějí.
gallery-mark-first-game = první hra
gallery-mark-three = 3 a více hráčů
gallery-mark-solo = sólo varianta
gallery-tricks-title = Lokiho lest a král
gallery-loki-about = Jedna karta platí celou hru. Poražený v bitvě má výhodu z řádku, který odpovídá rozdílu v síle.
gallery-loki-more = Na začátku se z balíčku odloží o { $cards } { $cards ->
    [one] kartu
    [few] karty
   *[other] karet
} více.
gallery-loki-fewer = Na začátku se z balíčku odloží o { $cards } { $cards ->
    [one] kartu
    [few] karty
   *[other] karet
} méně.
gallery-monsters-title = Nestvůry
gallery-monsters-about = Pro sólo variantu. Kde jsou čísla dvě, platí druhé pro stranu označenou +40.
gallery-head-step = Karta
gallery-head-strength = Síla
gallery-head-cap = Nejvyšší sláva
gallery-head-symbols = Útočí symboly
gallery-head-clans = Klany
gallery-head-ability = Schopnost
gallery-sources-about = Odkud pocházejí naše hodnoty:
gallery-source-sizes = počty karet: { $base } v základním balíčku a v každém rozšíření
gallery-source-texts = co dělají taktiky, zvláštní schopnosti, přízně a mise
gallery-source-jarls = schopnosti jarlů ({ $abilities })
gallery-source-terrors = zvláštní schopnosti nestvůr
gallery-source-monsters = jména nestvůr
gallery-source-warriors = síla, zbraně a body slávy bojovníků
gallery-source-copies = složení balíčků a počty jednotlivých taktik
gallery-source-faces = strany kostek: každá jednou
gallery-source-other-jarls = schopnosti ostatních jarlů ({ $others })
gallery-source-names = jména dalších jarlů ({ $names })
gallery-source-loki = šest karet Lokiho lsti a rozdíly na třech dalších
gallery-source-numbers = čísla na kartách krále a nestvůr
gallery-own-title = Hrát s tištěnými hodnotami
gallery-own-about = Máš hru doma? Pak si opiš, co ukazují tvé karty: tabulka karet je textový soubor a vše se hraje podle ní.
gallery-own-export = Ulož vestavěnou tabulku do souboru:
gallery-own-change = Změň v něm hodnoty: sílu, zbraně, body slávy, počty a další. Každá karta je záznam na několik řádků; co smí obsahovat, říká začátek souboru.
gallery-own-play = Hraj s ní v terminálu, nebo nech hrát boty:
gallery-own-browser = V prohlížeči vlož soubor do pole „{ option-cards }“ při zakládání nového stolu.
gallery-own-new = Založit nový stůl
gallery-own-refused = Soubor se špatným součtem, neznámou zbraní či schopností nebo se zdvojeným označením karty je odmítnut, s číslem řádku a důvodem.
gallery-own-hash = Záznam hry uvádí otisk své tabulky karet. Vestavěná tabulka má { $hash }.
