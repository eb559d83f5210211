# Guide and gallery of Blood Rage.
# Sums are held together by non-breaking spaces.

guide-lead = Deset minut a můžeš hrát svou první hru. Karty předem znát nemusíš: u stolu ti každá sama řekne, co umí.
guide-fact-ages = { $ages } { $ages ->
    [one] věk
    [few] věky
   *[other] věků
} po šesti fázích
guide-fact-cards = { $cards } { $cards ->
    [one] dar bohů
    [few] dary bohů
   *[other] darů bohů
} v krabici
guide-gain-glory = sláva +{ $glory }

# What it is about.
guide-about-story = Svět spěje ke konci a Ragnarök nikdo nezastaví. Vedeš klan vikingů, kteří si před koncem přejí jediné: slávu. Věk za věkem, celkem { $ages }, si vybíráš dary bohů, podnikáš Nájezdy, pleníš, bojuješ a umíráš. Po posledním věku vítězí klan s nejvíce body slávy.
guide-about-clans = Všechny klany začínají stejně. Co bude z toho tvého, rozhodnou karty, které zahraješ. { clan-ram } se přidává s pátým hráčem, { clan-boar } s bytostmi z Kickstarteru.
guide-about-ways = Odkud se bere sláva
guide-glory-battles = Za každou vyhranou bitvu získáš tolik bodů, kolik ukazuje { stat-axes }: od { $least } do { $most }.
guide-glory-pillage = Jeden ze žetonů plenění přináší { $glory } { $glory ->
    [one] bod
    [few] body
   *[other] bodů
} slávy. Ostatní zvyšují vlastnosti klanu.
guide-glory-quests = Za každý splněný úkol získáš { $least } až { $most } { $most ->
    [one] bod
    [few] body
   *[other] bodů
} a zvýšíš si jednu vlastnost.
guide-glory-ragnarok = Za každou tvou figurku, kterou zničí Ragnarök, získáš podle věku { $first }, { $second } nebo { $third } { $third ->
    [one] bod
    [few] body
   *[other] bodů
}.
guide-glory-valhalla = S vhodným posílením přinese body každá figurka, která se vrátí z Valhally.
guide-glory-legends = Na konci hry přinese každá vlastnost na posledních třech stupních { $ten } nebo { $twenty } { $twenty ->
    [one] bod
    [few] body
   *[other] bodů
}.
guide-glory-cards = Bojové karty, posílení i bytosti odmění leccos, dokonce i prohrané bitvy a potopené lodě.
guide-about-question = Viking se smrti nebojí. I klan, který prohrává – ale na správných místech –, může hru vyhrát.

# The board.
guide-board-title = Herní plán
guide-board-intro = Uprostřed stojí Yggdrasil, strom světa. Kolem něj leží osm krajů. Takto může začínat hra pro { $players } { $players ->
    [one] hráče
    [few] hráče
   *[other] hráčů
}; čísla vysvětluje seznam pod obrázkem.
guide-board-province = Kraj.
guide-board-province-about = Každý z osmi krajů patří do jedné oblasti: { region-manheim }, { region-jotunheim }, nebo { region-alfheim }. Kraje, které v kruhu leží vedle sebe, spolu sousedí.
guide-board-villages = Vesnice.
guide-board-villages-about = Do vesnice se vejde jedna figurka, ať je čí chce. Jsou-li všechny vesnice obsazené, je kraj plný.
guide-board-yggdrasil = Yggdrasil.
guide-board-yggdrasil-about = Sousedí se všemi kraji, nemá vesnice a vejde se k němu kdokoli. Nájezd k němu provést nejde, dostaneš se tam pochodem.
guide-board-fjord = Fjord.
guide-board-fjord-about = Smějí sem jen lodě, a to v libovolném počtu. Fjord podporuje oba kraje vedle sebe: loď se počítá v obou.
guide-board-token = Žeton plenění.
guide-board-token-about = Odměna za úspěšné vyplenění tohoto kraje, jednou za věk.
guide-board-doom = Žeton zkázy.
guide-board-doom-about = Tento kraj na konci věku zničí Ragnarök. Kraje všech tří věků jsou známé od začátku.
guide-board-destroyed = Zničený kraj.
guide-board-destroyed-about = Už sem nikdy nikdo nesmí. Čím méně hráčů, tím více krajů je zničeno ještě před začátkem hry.
guide-board-lands = Kraje
guide-head-province = Kraj
guide-head-region = Oblast
guide-head-villages = Vesnice
guide-head-fjord = Fjord
guide-board-tokens = Žetony plenění
guide-board-tokens-about = Celou hru leží ve stejných krajích a v každém věku se znovu otočí odměnou nahoru.
guide-count = { $count }×

# The clan sheet.
guide-sheet-title = Klanová deska
guide-sheet-stats = Tři vlastnosti klanu
guide-sheet-stats-about = Každá vlastnost začíná na stupni 1 a nikdy neklesá. Stupně { $from } až { $to } jsou legendární: na konci hry přinesou slávu.
guide-head-stat = Vlastnost
guide-head-step = Stupeň { $step }
guide-sheet-legend = Na konci hry
guide-sheet-rage = Kolik bodů zuřivosti dostaneš na každou Fázi akcí. Zuřivost stojí skoro všechno.
guide-sheet-axes = Kolik bodů slávy získáš za každou vyhranou bitvu.
guide-sheet-horns = Kolik figurek smíš mít najednou na herním plánu.
guide-sheet-at-once = Zvýšení platí ihned. Jen vyšší vlastnost { stat-rage } teď nic nepřidá: body zuřivosti navíc dostaneš až v dalším věku.
guide-sheet-figures = Tvoje figurky
guide-head-figure = Figurka
guide-head-number = Počet
guide-head-strength = SÍLA
guide-head-ability = Schopnost
guide-figure-leader = Nájezd s vůdcem nestojí žádnou zuřivost.
guide-figure-warrior = Žádná, ale je jich hodně.
guide-figure-ship = Nájezd pouze do fjordu, nikdy se nehýbe.
guide-figure-monster = Každá má vlastní zvláštní schopnost. Získáš ji zahráním její karty.
guide-figure-monster-name = Bytosti
guide-figure-monster-number = nejvýše { $slots }
guide-figure-monster-strength = { $least }–{ $most }
guide-sheet-reserve = Figurky čekají v rezervách u klanové desky. Zničené odcházejí do Valhally a na konci věku se do rezerv vrátí.
guide-sheet-slots = { $slots } { $slots ->
    [one] místo
    [few] místa
   *[other] míst
} pro posílení
guide-sheet-slots-about = Posílení platí do konce hry. Je-li místo obsazené, původní karta ze hry odchází.

# An age.
guide-age-title = Věk v šesti fázích
guide-age-gifts = Každý dostane { $dealt } { $dealt ->
    [one] kartu
    [few] karty
   *[other] karet
} daného věku. Jednu si necháš, ostatní pošleš dál, dokud jich nemáš { $kept }.
guide-age-action = Srdce hry. Hráči se střídají a za zuřivost provádějí po jedné akci. Fáze skončí, když už nikdo nemá zuřivost, nebo když je vypleněno všechno.
guide-age-discard = Do dalšího věku si smíš nechat nejvýše jednu kartu z ruky, v posledním věku žádnou.
guide-age-quest = Odhalí se všechny vyložené úkoly. Za splněný úkol získáš slávu a zvýšíš si libovolnou vlastnost.
guide-age-ragnarok = Zničen je kraj se žetonem zkázy i všechny figurky v něm. Jejich klany za to získají slávu.
guide-age-release = Všechny figurky z Valhally se vrátí do rezerv. Figurky na plánu zůstávají, kde jsou.
guide-age-then = Potom se žetony plenění znovu otočí odměnou nahoru, žeton prvního hráče putuje doleva a začíná další věk: se silnějšími kartami a s menším územím, o které se bojuje.

# Gifts of the gods.
guide-gifts-title = Dary bohů
guide-gifts-kinds = Karty mají tři barvy:
guide-gifts-battle = Bojové karty
guide-gifts-battle-about = Červené. V bitvě přidávají SÍLU a mnohé z nich umějí ještě něco navíc.
guide-gifts-quest = Úkoly
guide-gifts-quest-about = Zelené. Úkol vylož, splň ho a získáš slávu i zvýšení vlastnosti.
guide-gifts-upgrade = Posílení
guide-gifts-upgrade-about = Černé. Patří na klanovou desku: silnější figurky, bytosti a schopnosti pro celý klan.
guide-gifts-draft = Jak se vybírají
guide-gifts-draft-about = Každý si prohlédne { $dealt } { $dealt ->
    [one] kartu
    [few] karty
   *[other] karet
}, jednu položí lícem dolů a ostatní pošle doleva. Takto se vybírá { $rounds }krát; { $left ->
    [one] poslední karta se odhodí
    [few] poslední { $left } karty se odhodí
   *[other] posledních { $left } karet se odhodí
}. Ve dvou hráčích se berou vždy dvě karty, a to třikrát.
guide-gifts-gods = Co nabízejí bohové
guide-god-odin = Rozsudky a tresty v boji i mimo něj.
guide-god-thor = Sláva a kořist za vítězství v bitvě.
guide-god-loki = Msta a kořist za prohry v bitvě.
guide-god-frigga = Zdroje a podpora.
guide-god-heimdall = Předvídavost a překvapení.
guide-god-tyr = Síla do bitev.
guide-gifts-plan = Většina karet nese jméno některého z bohů. Kdo vsadí na jednoho či dva, má brzy plán.

# Actions.
guide-actions-title = Akce a jejich cena
guide-actions-intro = Ve svém tahu provedeš právě jednu z těchto věcí, nebo pasuješ. Potom hraje další.
guide-head-action = Akce
guide-head-cost = Zuřivost
guide-head-what = Co uděláš
guide-head-mind = Pozor
guide-action-invade = Nájezd
guide-action-invade-cost = SÍLA
guide-action-invade-what = Umísti jednu figurku z rezerv do prázdné vesnice kteréhokoli kraje; loď do kteréhokoli fjordu.
guide-action-invade-mind = Vůdce stojí 0. Ne k Yggdrasilu. Na plánu nikdy víc figurek, než kolik dovoluje { stat-horns }.
guide-action-march = Pochod
guide-action-march-what = Přesuň libovolný počet svých figurek z jednoho kraje do jednoho jiného, jakkoli vzdáleného.
guide-action-march-mind = V cíli potřebují prázdné vesnice, u Yggdrasilu ne. Lodě nepochodují.
guide-action-upgrade = Posílení
guide-action-upgrade-cost = SÍLA
guide-action-upgrade-what = Polož kartu posílení na místo jejího druhu na klanové desce.
guide-action-upgrade-mind = Posílený vůdce, válečník či loď nebo nová bytost smí hned provést Nájezd zdarma.
guide-action-quest = Úkol
guide-action-quest-what = Polož úkol lícem dolů na klanovou desku. Vyhodnocují se jen vyložené úkoly.
guide-action-quest-mind = Kolik jich chceš. Za nesplněný úkol není žádný trest.
guide-action-pillage = Plenění
guide-action-pillage-what = Zaútoč na kraj, ve kterém máš figurku, nebo loď v jeho fjordu.
guide-action-pillage-mind = Vypleněný kraj má do dalšího věku pokoj. Po neúspěchu to může zkusit kdokoli znovu, každý klan nejvýše desetkrát za věk.
guide-action-pass = Pasování
guide-action-pass-what = Ztratíš zbytek zuřivosti a v tomto věku už žádnou akci neprovedeš.
guide-action-pass-mind = Na povolání do boje odpovídat smíš a bojuješ dál.
guide-actions-zero = S nulovou zuřivostí neprovedeš vůbec žádnou akci, ani takovou, která nic nestojí. Úkoly tedy vykládej a plenění vyhlašuj, dokud máš aspoň 1 bod.

# Battle.
guide-battle-title = Plenění a bitva
guide-battle-intro = K boji vede jediná cesta: někdo plení. Potom se stane toto:
guide-battle-call = Povolání do boje
guide-battle-call-about = Počínaje hráčem po levici plenícího smí každý přesunout jednu figurku ze sousedního kraje do prázdné vesnice, zdarma – a tak pořád dokola, dokud není kraj plný nebo už nikdo nechce přijít.
guide-battle-cards = Hraní karet
guide-battle-cards-about = Kdo má figurku v kraji nebo v jeho fjordu, bojuje, ať chce, nebo ne. Každý položí jednu kartu lícem dolů; všechny se odhalí naráz. SÍLU přidávají jen bojové karty.
guide-battle-total = Součet
guide-battle-total-about = SÍLA figurek plus SÍLA karet. Vítězí jediný nejvyšší součet. Při remíze o první místo prohrávají všichni.
guide-battle-end = Vyhodnocení bitvy
guide-battle-end-about = Figurky poražených odcházejí do Valhally. Vyhrál-li plenící hráč, získá odměnu ze žetonu. Vítěz, ať je to kdokoli, pak získá slávu.
guide-battle-alone = Nikdo jiný tam není a nikdo nepřijde? Pak k bitvě nedojde: odměnu získáš, ale slávu za vítězství ne.
guide-battle-late = Kartu s bonusem v bílém kruhu smíš přidat i potom, co jsou karty odhalené. První se rozhoduje plenící hráč.
guide-battle-sides = Vítěz a poražení
guide-head-winner = Vítěz
guide-head-losers = Poražení
guide-side-card = Zahraná karta
guide-side-card-winner = odhodí se
guide-side-card-losers = vrací se do ruky
guide-side-figures = Figurky
guide-side-figures-winner = zůstávají
guide-side-figures-losers = jdou do Valhally, i lodě
guide-side-glory = Sláva
guide-side-glory-winner = kolik ukazuje { stat-axes }
guide-side-glory-losers = žádná, některé karty však mají prohry rády
guide-side-reward = Žeton
guide-side-reward-winner = odměna, je-li vítězem plenící hráč
guide-side-reward-losers = nic; zůstává, jak byl

# The worked example.
guide-example-title = Bitva v obrázcích
guide-example-intro = Příklad z pravidel hry, který tu odehrála sama pravidla. V kruhu sedí { $seats }. { $pillager } má loď v podpůrném fjordu ({ $fjord }) a plení kraj { $place }.
guide-example-before = Před bitvou
guide-example-call = Povolání do boje
guide-example-called = { $clan }: { $figure } ({ $from })
guide-example-full = Teď je v kraji { $place } obsazeno všechno (vesnic: { $villages }) a povolávání končí. { $absent } by rád poslal vůdce, který stojí v kraji { $from }, jenže { $from } a { $place } spolu nesousedí.
guide-example-cards = Hraní karet
guide-example-bluff = { $loser } vyhrát nechce a hraje kartu posílení. Ta žádnou sílu nepřidá a po prohře se vrátí do ruky.
guide-example-totals = Součty
guide-head-clan = Klan
guide-head-figures = Figurky
guide-head-card = Karta
guide-head-total = Celkem
guide-example-end = Vyhodnocení bitvy
guide-example-deaths = { $clan }: do Valhally { $count ->
    [one] odchází { $count } figurka.
    [few] odcházejí { $count } figurky.
   *[other] odchází { $count } figurek.
}
guide-example-back = { $card } se vrací do ruky: { $clan }.
guide-example-spent = { $card } se odhodí.
guide-example-raised = Kraj { $place } je vypleněn. Žeton zvyšuje vlastnost { $stat } z { $before } na { $after }.
guide-example-glory = Zvýšená vlastnost { $stat } platí ihned, takže vítězství přinese { $glory } { $glory ->
    [one] bod
    [few] body
   *[other] bodů
} slávy.

# Quests.
guide-quests-title = Úkoly
guide-quests-intro = Úkol se počítá, jen když ho akcí vyložíš. Vyhodnocuje se po Fázi akcí, ještě před Ragnarökem.
guide-head-quest = Úkol
guide-head-demand = Co je třeba
guide-head-age = { $age }. věk
guide-quests-most = „Převýšit SÍLOU“ znamená součet figurek v kraji a lodí v jeho fjordu. Remíza nestačí. Bojové karty se nepočítají.
guide-quests-example = Příklad z pravidel hry: { $clan } má vyložený úkol { $quest }.
guide-quests-tie = { $place }: remíza. Tady úkol splněn není.
guide-quests-met = { $place }: nejvíce SÍLY má { $clan }. Úkol je splněn: sláva +{ $glory } a { $stat } stoupá na { $value }.

# Ragnarök.
guide-ragnarok-title = Ragnarök a Valhalla
guide-ragnarok-about = Na konci každého věku je zničen kraj se žetonem zkázy. Kdo v něm stojí nebo kotví v jeho fjordu, umírá tou nejslavnější smrtí:
guide-ragnarok-each = { $age }. věk: { $glory } { $glory ->
    [one] bod
    [few] body
   *[other] bodů
} za každou figurku
guide-ragnarok-example = Příklad z pravidel hry: v { $age }. věku pohltí Ragnarök kraj { $place }.
guide-ragnarok-gains = { $clan }: { $figures } × { $each } = { $glory } { $glory ->
    [one] bod
    [few] body
   *[other] bodů
} slávy
guide-ragnarok-ships = Potopí se všechny lodě ve fjordu, přestože podporuje i druhý kraj.
guide-ragnarok-release = Hned potom se otevře Valhalla. Všichni padlí se vrátí do rezerv, připraveni na další věk.
guide-ragnarok-plan = V kraji zasvěceném zkáze je tedy dobré být: nejdřív ho vypleníš, možná v něm splníš úkol – a pak v něm zemřeš.

# The end.
guide-end-when = Hra končí po Třetím věku. Teprve teď přinesou slávu legendární vlastnosti:
guide-end-steps = { $count ->
    [one] stupeň { $steps }
    [few] stupně { $steps }
   *[other] stupně { $steps }
}
guide-end-example = Příklad z pravidel hry: { $clan } získá { $rage } za vlastnost { stat-rage } a { $axes } za { stat-axes }, to je { $rage } + { $axes } = { $glory } { $glory ->
    [one] bod
    [few] body
   *[other] bodů
} slávy.
guide-end-winner = Vítězí, kdo má nejvíce bodů slávy. Má-li jich nejvíc více hráčů, o vítězství se dělí.
guide-end-nothing = Zbylá zuřivost, karty ani figurky nic nepřinášejí – ledaže karta říká něco jiného.

# Options.
guide-options-title = Počet hráčů a volby
guide-options-players = Podle počtu hráčů
guide-head-players = Hráči
guide-head-destroyed = Krajů zničeno předem
guide-head-deck = Karet v balíčku věku
guide-head-draft = Výběr karet
guide-options-draft = { $picks ->
    [one] { $rounds }× { $picks } karta
    [few] { $rounds }× { $picks } karty
   *[other] { $rounds }× { $picks } karet
}
guide-options-choose = Co si stůl může zvolit
guide-option-first-game-about = Pro tvou první hru: v Prvním věku hraješ prostě se všemi rozdanými kartami (je jich { $dealt }). Od Druhého věku už se vybírá.
guide-option-five = Pět hráčů
guide-option-five-about = Balíček každého věku má navíc { $cards } { $cards ->
    [one] kartu
    [few] karty
   *[other] karet
} a před začátkem hry není zničen žádný kraj.
guide-option-monsters-about = { $monsters ->
    [one] Další bytost
    [few] Další { $monsters } bytosti
   *[other] Dalších { $monsters } bytostí
} a v pěti hráčích ještě druhé kusy tří jiných. Spolu s nimi může hrát { clan-boar }.
guide-option-mystics-about = Tři posílení klanu, v každém věku jedno. Nic nestojí a každé povolá zaříkávače: SÍLA { $strength }, Nájezd s ním nestojí zuřivost.
guide-option-gods-about = Na plánu stojí dva bohové. Každý mění plenění a bitvy ve svém kraji a po každém z nich musí jinam; kdo nemá kam jít, opouští plán do dalšího věku.

# Open and secret.
guide-open-figures = všechny figurky, i v rezervách a ve Valhalle
guide-open-sheets = vlastnosti, zuřivost, slávu a posílení všech klanů
guide-open-dooms = které kraje a kdy pohltí Ragnarök
guide-open-sizes = kolik má kdo karet v ruce a kolik vyložených úkolů
guide-open-battle = každou kartu odhalenou v bitvě, ať se odhodí, nebo se vrátí do ruky
guide-secret-hands = karty v tvé ruce
guide-secret-quests = tvé vyložené úkoly, dokud se nevyhodnotí
guide-secret-laid = kartu položenou do bitvy, dokud se neodhalí všechny
guide-secret-kept = kartu, kterou si necháváš do dalšího věku
guide-secret-left = karty odhozené při výběru
guide-secrets-reckon = Při výběru vidíš, co posíláš dál. Pamatuj si to: možná to drží soused po levici.

# Advice.
guide-advice-1 = Podle prvních karet si zvol plán: vyhrávat bitvy s Thórem a Týrem, prohrávat je s Lokim, nebo v tichosti plnit úkoly. Od všeho trochu je málo.
guide-advice-2 = Začni vůdcem: SÍLA 3, a nestojí žádnou zuřivost.
guide-advice-3 = Pleň brzy tam, kam nikdo nemůže přijít. Zvýšení z Prvního věku pro tebe pracuje ještě dva další.
guide-advice-4 = Nejdřív { stat-rage }: každý stupeň znamená jednu akci navíc v každém dalším věku.
guide-advice-5 = Než vyhlásíš plenění, podívej se po okolí. Každá figurka ze sousedního kraje se smí zdarma přidat do bitvy.
guide-advice-6 = Nemusíš vyhrát každou bitvu. Poražený si kartu nechává, vítěz o ni přichází: ať soupeři spálí své nejlepší.
guide-advice-7 = Úkol vylož pozdě, až víš, že vyjde – ale dokud ještě máš zuřivost.
guide-advice-8 = Sleduj, kde se ostatní shromažďují. Kdo nechává figurky v kraji jen tak stát, má tam nejspíš úkol.
guide-advice-9 = Nejslabší figurky nech v kraji zasvěceném zkáze. Přinesou slávu a { stat-horns } ti v dalším věku zase dovolí nové.
guide-advice-10 = Dvě legendární vlastnosti vydají za několik úkolů. V posledním věku se počítá každý stupeň.

# Playing here.
guide-here-click-about = Jedna věta říká, co se po tobě chce. Vše, co smíš vybrat, na plánu svítí: vesnice, kraj, karta, místo na desce. Klikni, a než volbu potvrdíš, dozvíš se, co stojí.
guide-here-asked = Bílé kruhy
guide-here-asked-about = V každé bitvě se tě stůl zeptá, zda přidáš kartu, i když žádnou takovou nemáš: tak nikdo nepozná, kdo ji má. Můžeš nechat stálou odpověď.

# The gallery.
gallery-lead = Různé dary bohů ve třech věcích: { $cards } (z toho bytostí: { $monsters }). Karet v krabici: { $total } (navíc pro pět hráčů: { $five }, z voleb: { $more }).
gallery-choose = Ukázat
gallery-by-age = Věk
gallery-by-kind = Druh
gallery-by-god = Bůh
gallery-by-box = Odkud
gallery-all = vše
gallery-age = { $age }. věk
gallery-kind-battle = Bojové karty
gallery-kind-quest = Úkoly
gallery-kind-leader = Vůdce
gallery-kind-warrior = Válečníci
gallery-kind-ship = Loď
gallery-kind-monster = Bytosti
gallery-kind-clan = Klan
gallery-box-box = krabice
gallery-box-five = karty pro pět hráčů
gallery-box-kickstarter = bytosti z Kickstarteru
gallery-box-mystics = Zaříkávači z Midgardu
gallery-cards-title = Dary bohů
gallery-none = Taková karta není.
gallery-copies = Počet kusů
gallery-players = { $players } { $players ->
    [one] hráč
    [few] hráči
   *[other] hráčů
}
gallery-twin = 1 navíc (5 hráčů s bytostmi z Kickstarteru)
gallery-bonus = SÍLA +{ $value }
gallery-bonus-open = SÍLA +X
gallery-bonus-late = SÍLA +{ $value }, bílý kruh
gallery-glory = sláva { $value }
gallery-figure = SÍLA { $value }, zuřivost { $cost }
gallery-figure-open = SÍLA podle Valhally, zuřivost { $cost }
gallery-price = zuřivost { $cost }
gallery-clans-title = Klany
gallery-clans-about = Každý klan má { $leaders } { $leaders ->
    [one] vůdce
    [few] vůdce
   *[other] vůdců
}, { $warriors } { $warriors ->
    [one] válečníka
    [few] válečníky
   *[other] válečníků
} a { $ships } { $ships ->
    [one] loď
    [few] lodě
   *[other] lodí
}. Klany se liší jen vzhledem.
gallery-clan-ram = v pěti hráčích
gallery-clan-boar = s bytostmi z Kickstarteru
gallery-gods-title = Bohové z Asgardu
gallery-gods-about = S touto volbou stojí na plánu dva ze šesti bohů. Pravidlo boha platí pro plenění a bitvy v jeho kraji.
gallery-mystic-about = Patří k volbě { option-mystics }: SÍLA { $strength }, nejvýše { $mystics } v každém klanu.
gallery-sources-about = Pravidla hry neuvádějí každou kartu. Odkud jsou naše hodnoty:
gallery-source-numbers = tři balíčky po { $cards } { $cards ->
    [one] kartě
   *[other] kartách
}, počty značek 3+ a 4+, plán, figurky, žetony
gallery-source-steps = hodnoty vlastností na stupních 4 až 6
gallery-source-marks = která karta nese kterou značku, a karty pro pět hráčů
gallery-source-tokens = rozdělení osmi vnějších žetonů plenění
gallery-source-texts = texty: vlastními slovy, podle seznamů karet
gallery-source-names = názvy karet, které pravidla neukazují: v češtině a němčině vlastní překlad
gallery-source-modules = bytosti z Kickstarteru a rozšíření

gallery-own-title = Hrát s jinými kartami
gallery-own-about = Tabulka karet je textový soubor a vše se hraje podle ní: změň některou kartu, nebo přidej vlastní.
gallery-own-export = Ulož vestavěnou tabulku do souboru:
gallery-own-change = Změň v něm hodnoty, nebo přidej záznamy: věk, druh, číslo, počty a účinek. Každá karta je záznam na několik řádků; co smí obsahovat, říká začátek souboru.
gallery-own-play = Hraj s ní v terminálu, nebo nech hrát boty:
gallery-own-browser = V prohlížeči vlož soubor do pole „{ option-cards }“ při zakládání nového stolu.
gallery-own-new = Založit nový stůl
gallery-own-refused = Soubor s příliš málo kartami, neznámým účinkem nebo se zdvojeným označením karty je odmítnut, s číslem řádku a důvodem.
gallery-own-hash = Záznam hry uvádí otisk své tabulky karet. Vestavěná tabulka má { $hash }.
