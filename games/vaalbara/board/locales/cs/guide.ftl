# Průvodce, galerie a pravidla hry Vaalbara.
# Součty drží pohromadě pevné mezery.

# Co mají ty tři stránky společné.

guide-lead = Za deset minut můžeš hrát svou první hru. Karty se učit nemusíš: u stolu ti každá sama řekne, co umí.
guide-fact-rounds = { $rounds } { $rounds ->
    [one] kolo
    [few] kola
   *[other] kol
}
guide-fact-lands = { $lands } území
guide-fact-characters = { $characters } { $characters ->
    [one] postava
    [few] postavy
   *[other] postav
} v každém klanu
guide-gain = +{ $vp } VB
guide-place = { $place }.

# O co jde.
guide-about-story = Vaalbara je rozlehlý, divoký a úrodný kontinent, na který dosud nikdo nevkročil. Vedeš jeden z pěti klanů, které se ho vydaly osídlit. Hra trvá { $rounds } { $rounds ->
    [one] kolo
    [few] kola
   *[other] kol
}, každý klan v nich získá { $rounds } území a každé území přináší vítězné body (VB). Klan s nejvíce VB ovládne celý kontinent.
guide-about-clans = Všechny klany mají stejných dvanáct postav. Liší se jen barvou, znakem a tím, jak jim právě přejí věštecká znamení.
guide-about-round = V každém kole tajně položíš jednu postavu. Když se všechny odhalí, rozhodnou naráz o dvou věcech: v jakém pořadí se bude hrát a co kdo smí udělat navíc. Rychlé postavy si vybírají území jako první, pomalé mají silnější účinky.
guide-about-question = Každé kolo tedy klade tutéž otázku: chceš mít první výběr, nebo silný účinek? A co udělají ostatní?

# Stůl.
guide-table-title = Herní stůl
guide-table-intro = Tak to vypadá ve hře, kterou { $players ->
    [one] hraje { $players } hráč
    [few] hrají { $players } hráči
   *[other] hraje { $players } hráčů
}. Čísla jsou vysvětlena pod obrázkem.
guide-table-deck = Balíček karet území.
guide-table-deck-about = Leží lícem dolů a přicházejí z něj nová území.
guide-table-omens = Věštecká znamení.
guide-table-omens-about = Rub vrchní karty ukazuje všech pět klanů od nejlepšího po nejhorší. Podle něj se rozhodují remízy.
guide-table-row-two = Druhá řada.
guide-table-row-two-about = Území pro příští kolo. Vidíš, co přijde, ale vzít si je zatím nikdo nesmí.
guide-table-row-one = První řada.
guide-table-row-one-about = Území pro toto kolo, pro každého hráče jedno. Každý si vezme právě jedno.
guide-table-realm = Tvoje doména.
guide-table-realm-about = Území, která vlastníš. Leží tu i tvoje VB, lícem dolů.
guide-table-others = Domény ostatních.
guide-table-others-about = Všichni na ně vidí.
guide-table-hand = Tvoje ruka.
guide-table-hand-about = { $hand } z tvých postav, kterých je { $characters }. Vidíš je jen ty.
guide-table-discard = Tvůj balíček karet klanu a odhozené karty.
guide-table-discard-about = Z balíčku si dobíráš. Zahrané postavy leží odkryté vedle něj.
guide-table-setup = Na začátku má každý { $vp } VB, { $hand } { $hand ->
    [one] postavu
    [few] postavy
   *[other] postav
} v ruce, { $pile } v balíčku a žádné území. Začínající hráč není. Zde za tebe všechno připraví stůl.

# Kolo.
guide-round-title = Kolo ve třech krocích
guide-round-assignment = Přidělení
guide-round-assignment-about = Všichni si z ruky vyberou jednu postavu a položí ji lícem dolů. Jakmile leží poslední, všechny se najednou odhalí.
guide-round-resolution = Vyhodnocení
guide-round-resolution-about = Hráči jsou postupně na řadě, nejnižší iniciativa začíná.
guide-round-end = Konec kola
guide-round-end-about = Druhá řada se posune na místo první, vyloží se nová druhá řada a každý si dobere do { $hand } { $hand ->
    [one] postavy
   *[other] postav
} v ruce. Z prázdného balíčku se nedobírá.
guide-round-turn = Tvůj tah má dvě akce, vždy v tomto pořadí
guide-round-character-action = Akce postavy.
guide-round-character-action-about = Vyhodnoť účinek své postavy, i když ti nic nepřinese. Pak ji odhoď lícem nahoru.
guide-round-land-action = Akce území.
guide-round-land-action-about = Z první řady si vyber jedno území a přidej je ke své doméně. Odměnu získáš okamžitě.
guide-round-empty = Prázdná místa v první řadě zůstávají prázdná až do konce kola. Čím později hraješ, tím menší máš výběr – a na posledního zbude, co zbude.

# Iniciativa a znamení.
guide-order-title = Kdo začíná: iniciativa a znamení
guide-order-initiative = Číslo na postavě je její iniciativa, od { $least } do { $most }. Nejnižší číslo hraje první.
guide-order-early = brzy: první výběr z území
guide-order-late = pozdě: silné účinky, zbylá území
guide-order-omens-title = Dvakrát totéž číslo? Rozhodnou znamení
guide-order-omens = Remíza nastane jen tehdy, když dva hráči položí stejnou postavu. Pak se podívej na rub vrchní karty balíčku území: klan, který je víc vlevo, má lepší znamení a hraje dřív.
guide-order-best = nejlepší
guide-order-worst = nejhorší
guide-order-tie = { $first } i { $second } hrají stejnou postavu ({ $character }). V těchto znameních je { $first } víc vlevo než { $second }, a proto hraje dřív.
guide-order-absent = Klany, za které nikdo nehraje, se přeskakují.
guide-order-fresh = S každým kolem se odkryje nový rub, a znamení se tedy změní.
guide-order-tracker = { character-tracker } je může změnit i uprostřed kola. Nová znamení pak platí pro všechny, kdo ještě nehráli.

# Příklad.
guide-example-title = Jedno kolo v obrázcích
guide-example-intro = Příklad z pravidel: { $round }. kolo se čtyřmi hráči. Sedí v kruhu { $seats }, takže první a poslední jsou také sousedé. Každý už vlastní jedno území.
guide-example-offer = V první řadě leží
guide-example-reveal = Hráči odhalí postavy
guide-example-owns = vlastní
guide-example-order = Remíza ({ $tied }): rozhodují znamení. Celé pořadí: { $order }.
guide-example-turns = Tah za tahem
guide-example-blue-character = Žádný soused ještě nehrál, { character-hunter } tedy platí.
guide-example-blue-land = Bere si louku: 1 za tuto louku a 1 za louku, kterou má soused { clan-red }.
guide-example-purple-character = Soused { clan-blue } už má odehráno, { character-hunter } tedy nepřináší nic.
guide-example-purple-land = Bere si pole, už druhé: 2 za každé pole.
guide-example-yellow-character = Soused { clan-red } ještě nehrál, { character-carver } tedy nepřináší nic.
guide-example-yellow-land = Bere si řeku, už druhou: iniciativa se počítá nejvýše jako 6, a to krát dvě řeky.
guide-example-red-character = { character-farmer } zdvojnásobí odměnu za území, které teď přijde.
guide-example-red-land = Zbylo jen pole. První pole přináší 2, a to dvakrát.
guide-example-totals = Vítězné body v tomto kole
guide-example-head-clan = Klan
guide-example-head-before = Předtím
guide-example-head-character = Postava
guide-example-head-land = Území
guide-example-head-after = Potom

# Území.
guide-lands-title = Šest druhů území
guide-lands-intro = Každý druh území odměňuje po svém, a to ve chvíli, kdy přijde do tvé domény.
guide-head-land = Území
guide-head-pays = Odměna
guide-head-example = V číslech
guide-head-character = Postava
guide-head-effect = Účinek
guide-head-tip = Rada
guide-lands-meadow = Máš 1 louku, sousedé mají dohromady { $around }. Nová louka: { $own } + { $around } = { $vp } VB.
guide-lands-field = Čtyři pole po sobě: { $rewards } = { $vp } VB.
guide-lands-forest = Les s číslem { $vp } přinese { $vp } VB, ať už vlastníš cokoli.
guide-lands-village = Máš dvě pole, les a vesnici. Další vesnice napočítá { $kinds } { $kinds ->
    [one] druh
    [few] druhy
   *[other] druhů
}: 2 × { $kinds } = { $vp } VB.
guide-lands-mountain = Čtyři hory po sobě: { $rewards } = { $vp } VB.
guide-lands-river = Druhá řeka a { $low } ({ $low-initiative }): { $low-vp } VB. Druhá řeka a { $high } ({ $high-initiative }) nebo kdokoli pomalejší: { $high-vp } VB.
guide-lands-once = Území odměňuje jen jednou. Když se domény později změní, nic se znovu neplatí ani nevrací.
guide-lands-included = Nové území se vždy počítá také.

# Postavy.
guide-characters-title = Dvanáct postav
guide-characters-intro = Číslo je iniciativa: nízká hraje brzy. Zahraješ devět ze svých dvanácti postav, každou jednou (pokud některou nevrátí { character-midwife }).
guide-characters-must = Účinek je povinný: kde dává na výběr, vybrat musíš, i kdyby to pomohlo jen soupeři. Dobrovolné je pouze ukázat kartu { character-warrior }.
guide-tip-warrior = Vybíráš ze všech území. Cena: soupeři, kteří mají svou ještě v ruce, mohou získat bod.
guide-tip-bard = Hraje brzy, ale dar dostane soupeř. Dej ho někomu, kdo nevyhraje.
guide-tip-hunter = Nejlepší, když sousedé zřejmě chystají něco pomalého.
guide-tip-seer = Dívej se na karty odhozené sousedy: komu už došla sudá čísla, ten zahraje liché.
guide-tip-carpenter = Počkej na dva nebo tři lesy. Les vzatý v témže tahu se nepočítá.
guide-tip-falconer = První číslo, za které dostaneš plnou cenu řeky.
guide-tip-tracker = Zbav se území, které nechceš – nebo polož navrch rub, jehož znamení ti přejí.
guide-tip-midwife = Svou nejlepší kartu zahraješ podruhé. V 1. kole nedělá nic.
guide-tip-rider = Přesuň si území z druhé řady, nebo je schovej těm, kdo hrají po tobě.
guide-tip-carver = Vyplatí se, když sousedé spěchají. Sleduj, které pomalé karty už zahráli.
guide-tip-explorer = Vyměň území, které už přineslo své: jeho VB ti zůstanou a nové také zaplatí.
guide-tip-farmer = Bereš, co zbylo, zato dvakrát. Nejlepší, když se ti v první řadě líbí víc území.

# Sousedé.
guide-neighbours-title = Kdo je tvůj soused?
guide-neighbours-intro = Sousedem je hráč přímo po tvé levici či pravici. Nikdo jiný se nepočítá.
guide-neighbours-players = { $players } { $players ->
    [one] hráč
    [few] hráči
   *[other] hráčů
}
guide-neighbours-2 = Jediný soused: tvůj soupeř, počítá se jednou.
guide-neighbours-3 = Sousedem je každý.
guide-neighbours-4 = Hráč naproti tvým sousedem není.
guide-neighbours-5 = Dva ze čtyř ostatních tvými sousedy nejsou.
guide-neighbours-you = ty
guide-neighbours-near = soused
guide-neighbours-far = není soused
guide-neighbours-who = Na sousedy hledí
guide-neighbours-any = { character-bard }, { character-falconer } a { character-warrior } se mohou týkat kohokoli u stolu.

# Konec hry.
guide-end-when = Po posledním, { $rounds }. kole má každý { $rounds } území. Hráči odhalí své VB a pestré domény získají bonus:
guide-end-kinds = za { $kinds } { $kinds ->
    [one] druh
    [few] různé druhy
   *[other] různých druhů
} území
guide-end-winner = Vítězí hráč s nejvíce VB. Při remíze rozhodnou nejlepší aktuální znamení.
guide-end-example = Příklad z pravidel: { clan-blue } má { $before } VB a { $kinds } { $kinds ->
    [one] druh
    [few] druhy
   *[other] druhů
}, chybí jen hora, na konci tedy { $before } + { $bonus } = { $after } VB.
guide-end-nothing = Nezahrané postavy a území, která zůstala v řadách, nemají žádnou hodnotu.

# Veřejné a tajné.
guide-open-lands = všechna území v řadách i v doménách, včetně jejich rubů
guide-open-omens = věštecká znamení na vrchu balíčku
guide-open-discards = každou zahranou postavu
guide-open-gains = každý zisk a každou ztrátu VB v tu chvíli, kdy nastane
guide-open-counts = kolik karet je v každé ruce, v každém balíčku klanu a v balíčku území
guide-open-put-back = území, které vrátil { character-tracker } nebo { character-explorer }, dokud tam leží
guide-secret-hands = postavy ve tvé ruce
guide-secret-assigned = postavu, kterou položíš, dokud se všechny neodhalí
guide-secret-piles = pořadí karet ve tvém balíčku – to neznáš ani ty
guide-secret-deck = území v balíčku
guide-secret-totals = tvůj součet VB až do konce hry (stůl může zvolit viditelné součty)
guide-secrets-reckon = Všechny klany mají stejné postavy a zahrané leží odkryté. Můžeš si tedy spočítat, co komu ještě zbývá – a to je polovina zábavy.

# Rady.
guide-advice-1 = Dva druhy, které rostou, vynesou víc než šest, které ne: pole a řeky mají s každou další kartou větší cenu.
guide-advice-2 = Přesto mysli na pět druhů: bonus má cenu dobrého území.
guide-advice-3 = První hora nepřinese nic. Ber ji, když už druhou vidíš ve druhé řadě.
guide-advice-4 = Řeky mají rády pomalé postavy. Od iniciativy 6 přinášejí všechny stejně.
guide-advice-5 = Louky jsou nakažlivé: mají-li louky sousedé, vynesou víc i ty tvoje.
guide-advice-6 = Než vybereš postavu, zeptej se u každého soupeře: které území potřebuje nejvíc a jak rychlý kvůli němu musí být?
guide-advice-7 = S dobrými znameními si můžeš dovolit stejnou postavu jako soupeř. Se špatnými zahraj takovou, která hraje ráda pozdě.
guide-advice-8 = Tři postavy zůstanou nezahrané. Silné pomalé hraj, dokud je první řada bohatá, ne až na konci.

# Jak se hraje zde.
guide-here-click-about = Jedna věta říká, co se po tobě chce. Vše, co smíš vybrat, svítí přímo tam, kde to leží: stačí kliknout. Území navíc ukazují, co by ti teď přinesla.
guide-here-asked = Bojovnice
guide-here-asked-about = Na kartu { character-warrior } se stůl ptá každého, kdo ji může mít, aby nikdo nepoznal, kdo ji opravdu má. Můžeš nechat stálou odpověď.

# Galerie.
gallery-lead = Všechny karty ({ $cards }): { $characters } { $characters ->
    [one] postava
    [few] postavy
   *[other] postav
} v barvách pěti klanů a { $lands } území, každé se svým rubem.
gallery-characters-title = Postavy
gallery-characters-about = Každý z pěti klanů má těchto dvanáct karet, od každé jednu: celkem { $cards }.
gallery-clan-choice = Ukázat v barvách klanu
gallery-lands-title = Území
gallery-lands-about = Karty s označením { $two } jsou ve hře vždy, { $three } od tří hráčů, { $four } od čtyř hráčů.
gallery-omens-title = Věštecká znamení
gallery-omens-about = Ruby karet území, nejlepší znamení vlevo. Žádné dva nejsou stejné. Pro každou hru se náhodně rozdělí mezi použitá území, takže rub o líci nic neprozradí.
gallery-omens-tier = { $tier }: { $count } { $count ->
    [one] rub
    [few] ruby
   *[other] rubů
}
gallery-initiative = Iniciativa { $initiative }
gallery-by-order = podle pořadí v pravidlech
gallery-sources-about = Pravidla netisknou všechno. Odkud pocházejí naše čísla:
gallery-source-effects = účinky postav
gallery-source-rewards = odměny území
gallery-source-numbers = { $lands } území šesti druhů, { $characters } { $characters ->
    [one] postava
    [few] postavy
   *[other] postav
}, VB na začátku, bonusy
gallery-source-tiers = označení 2+, 3+ a 4+, hodnoty lesů od 3 do 6
gallery-source-initiatives = iniciativy od 1 do 12
gallery-source-make-up = kolik je území každého druhu, označení a hodnoty lesa
gallery-source-omens = { $lands } pořadí věšteckých znamení
gallery-sources-own = Máš hru doma? U stolu lze hrát i s vlastním spočítaným balíčkem.

# Pravidla.
