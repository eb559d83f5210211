game-name = Blood Rage
game-tagline = Klany vikingů sbírají dary bohů, plení a umírají pro slávu, než přijde Ragnarök.
game-length = 60–90 minut

clan-wolf = Vlčí klan
clan-raven = Havraní klan
clan-serpent = Hadí klan
clan-bear = Medvědí klan
clan-ram = Beraní klan
clan-boar = Kančí klan

place-myrkvlor = Myrkvlor
place-elvagar = Elvagar
place-angerboda = Angerboda
place-muspelheim = Muspelheim
place-horgr = Hörgr
place-utgard = Útgard
place-andlang = Andlang
place-gimle = Gimlé
place-yggdrasil = Yggdrasil
place-ne = Severovýchodní fjord
place-se = Jihovýchodní fjord
place-sw = Jihozápadní fjord
place-nw = Severozápadní fjord
region-manheim = Manheim
region-jotunheim = Jötunheim
region-alfheim = Álfheim

figure-leader = Vůdce
figure-warrior = Válečník
figure-ship = Loď
figure-mystic = Zaříkávač
figure-troll = Troll
figure-dwarf-chieftain = Trpasličí náčelník
figure-sea-serpent = Mořský had
figure-valkyrie = Valkýra
figure-dark-elf = Temný elf
figure-fire-giant = Ohnivý obr
figure-frost-giant = Ledový obr
figure-soldier-of-hel = Helin voják
figure-volur-witch = Čarodějnice Volur
figure-mountain-giant = Horský obr
figure-fenrir = Fenrir
figure-hildisvini = Hildisvíni
figure-wolfman = Vlčí muž
figure-nidhoggr = Nídhögg
figure-mystic-troll = Mystický troll
figure-ymir = Ymir
several = { $count }× { $figure }

stat-rage = Zuřivost
stat-axes = Věhlas
stat-horns = Chrabrost
token-rage = Zvyš si vlastnost Zuřivost o 1; body zuřivosti navíc v tomto věku nedostaneš.
token-axes = Zvyš si vlastnost Věhlas o 1; platí už pro tuto bitvu.
token-horns = Zvyš si vlastnost Chrabrost o 1.
token-glory = Získáváš 5 bodů slávy.
token-all = Zvyš si všechny tři vlastnosti klanu o 1.

god-odin = Ódin
god-odin-effect = Úspěšné vyplenění jeho kraje přinese odměnu ještě jednou.
god-thor = Thór
god-thor-effect = Vítěz bitvy v jeho kraji získá 2 body slávy za každou nepřátelskou figurku, která v ní byla zničena.
god-loki = Loki
god-loki-effect = Po bitvě v jeho kraji získají slávu podle svého Věhlasu poražení, vítěz za Věhlas nezíská nic.
god-frigga = Frigg
god-frigga-effect = Při bitvě v jejím kraji není zničena žádná figurka.
god-heimdall = Heimdall
god-heimdall-effect = Při bitvě v jeho kraji hrají hráči karty lícem nahoru jeden po druhém, plenící hráč jako poslední.
god-tyr = Týr
god-tyr-effect = Při bitvě v jeho kraji mají všechny figurky SÍLU 0, počítají se pouze karty.

phase-gifts = Dary bohů
phase-action = Akce
phase-discard = Odhození karet
phase-quest = Splnění úkolů
phase-ragnarok = Ragnarök
phase-release = Návrat z Valhally
valhalla = Valhalla
reserve = Rezervy
glory = Sláva
strength = SÍLA

kind-battle = Bojová karta
kind-quest = Úkol
kind-leader = Posílení vůdce
kind-warrior = Posílení válečníků
kind-ship = Posílení lodi
kind-monster = Bytost
kind-clan = Posílení klanu

source-battles = Bitvy
source-pillage = Plenění
source-quests = Úkoly
source-ragnarok = Ragnarök
source-valhalla = Valhalla
source-legends = Legendární vlastnosti
source-cards = Karty

card-tyrs-bash = Týrův výpad
card-tyrs-bash-effect = Bez zvláštní schopnosti: pouze přidá svou SÍLU.
card-tyrs-smash = Týrova rána
card-tyrs-smash-effect = Bez zvláštní schopnosti: pouze přidá svou SÍLU.
card-tyrs-crush = Týrův úder
card-tyrs-crush-effect = Bez zvláštní schopnosti: pouze přidá svou SÍLU.
card-tyrs-smite = Týrův trest
card-tyrs-smite-effect = Bez zvláštní schopnosti: pouze přidá svou SÍLU.
card-odins-smite = Ódinův trest
card-odins-smite-effect = Před porovnáním SÍLY přijde každý soupeř o jednoho válečníka, který stojí v kraji, kde se bojuje.
card-heimdalls-sight = Heimdallův zrak
card-heimdalls-sight-effect = Její bonus se rovná nejvyššímu bonusu mezi kartami, které odhalili soupeři.
card-friggas-grace = Friggina milost
card-friggas-grace-effect = Když úspěšně vypleníš kraj, zvyš si o 1 ještě další vlastnost klanu, jinou než tu právě zvýšenou.
card-lokis-trickery = Lokiho lest
card-lokis-trickery-effect = Prohraješ-li tuto bitvu, vezmeš vítězi 1 bod zuřivosti.
card-thors-hammer = Thórovo kladivo
card-thors-hammer-effect = Za vítězství v této bitvě získáš navíc 3 body slávy.
card-alfheim = Álfheim
card-alfheim-effect = V některém z krajů Álfheimu převyš SÍLOU všechny ostatní klany; za splnění si také o 1 zvýšíš libovolnou vlastnost klanu.
card-jotunheim = Jötunheim
card-jotunheim-effect = V některém z krajů Jötunheimu převyš SÍLOU všechny ostatní klany; za splnění si také o 1 zvýšíš libovolnou vlastnost klanu.
card-manheim = Manheim
card-manheim-effect = V některém z krajů Manheimu převyš SÍLOU všechny ostatní klany; za splnění si také o 1 zvýšíš libovolnou vlastnost klanu.
card-yggdrasil = Yggdrasil
card-yggdrasil-effect = U Yggdrasilu převyš SÍLOU všechny ostatní klany; za splnění si také o 1 zvýšíš libovolnou vlastnost klanu.
card-glorious-death = Slavná smrt
card-glorious-death-effect = Při vyhodnocení úkolů, ještě před Ragnarökem, měj ve Valhalle čtyři nebo více svých figurek; za splnění si také o 1 zvýšíš libovolnou vlastnost klanu.
card-widespread = Široko daleko
card-widespread-effect = Nejméně ve dvou krajích převyš SÍLOU všechny ostatní klany; za splnění si také o 1 zvýšíš libovolnou vlastnost klanu.
card-lokis-domain = Lokiho panství
card-lokis-domain-effect = Za každou svou figurku, která se vrátí z Valhally, získáš 1 bod slávy.
card-lokis-blessing = Lokiho požehnání
card-lokis-blessing-effect = Po prohrané bitvě smíš do téhož kraje provést zdarma Nájezd jedním válečníkem.
card-friggas-charm = Friggino kouzlo
card-friggas-charm-effect = Za každé zahrané posílení platíš o 1 bod zuřivosti méně.
card-friggas-succor = Friggina pomoc
card-friggas-succor-effect = Kdykoli provedeš Nájezd do kraje, smí se tam zdarma přidat ještě jeden tvůj válečník.
card-thors-glory = Thórova sláva
card-thors-glory-effect = Za bitvu, v níž bojuješ a v níž padnou dvě nebo více nepřátelských figurek, získáš 2 body slávy.
card-tyrs-domain = Týrovo panství
card-tyrs-domain-effect = Kartu úkolu, kterou odhalíš v bitvě, smíš počítat jako bojovou kartu se SILOU +3.
card-troll = Troll
card-troll-effect = Pokaždé, když provede Nájezd, zničí v daném kraji všechny nepřátelské válečníky.
card-dwarf-chieftain = Trpasličí náčelník
card-dwarf-chieftain-effect = Zahrání této karty ani Nájezd touto figurkou nestojí žádnou zuřivost.
card-sea-serpent = Mořský had
card-sea-serpent-effect = Je to bytost a zároveň loď.
card-lord-of-hammers = Pán kladiv
card-lord-of-hammers-effect = Po úspěšném plenění, kterého se účastnil tvůj vůdce, ho smíš přesunout do sousedního kraje.
card-brothers-in-arms = Bratři ve zbrani
card-brothers-in-arms-effect = Každí dva tvoji válečníci v témže kraji mají dohromady SÍLU 3; zbylý lichý má SÍLU 1.
card-lokis-dragons = Lokiho draci
card-lokis-dragons-effect = Za každou svou zničenou loď získáš 4 body slávy.
card-tyrs-rage = Týrova zuřivost
card-tyrs-rage-effect = Bez zvláštní schopnosti: pouze přidá svou SÍLU.
card-heimdalls-eye = Heimdallovo oko
card-heimdalls-eye-effect = Smíš ji přidat i dodatečně, když už jsou karty všech hráčů odhalené.
card-heimdalls-watch = Heimdallova stráž
card-heimdalls-watch-effect = Všechny odhalené karty se odhodí, získáš slávu ve výši součtu jejich bonusů a hráči vyberou nové karty.
card-odins-tide = Ódinův příval
card-odins-tide-effect = Před porovnáním SÍLY si každý účastník bitvy včetně tebe ponechá v boji jednu figurku podle své volby; jeho ostatní jsou zničeny.
card-lokis-backstab = Lokiho rána do zad
card-lokis-backstab-effect = Prohraješ-li tuto bitvu, vezmeš vítězi 2 body slávy.
card-thors-oath = Thórova přísaha
card-thors-oath-effect = Za vítězství v této bitvě si zvýšíš jednu libovolnou vlastnost klanu o 1.
card-odins-inspiration = Ódinovo vnuknutí
card-odins-inspiration-effect = Za své figurky zničené při Ragnaröku získáš dvojnásobek slávy.
card-tyrs-challenge = Týrova výzva
card-tyrs-challenge-effect = Místo jiné akce smíš za 2 body zuřivosti plenit kraj, který už byl vypleněn; tentýž znovu, až když v něm jednal jiný klan nebo tvá výzva patřila jinému kraji.
card-friggas-protection = Friggina ochrana
card-friggas-protection-effect = Když má být tvá figurka zničena, můžeš ji za 1 bod zuřivosti zachránit.
card-lokis-eminence = Lokiho věhlas
card-lokis-eminence-effect = Za každou svou figurku, která se vrátí z Valhally, získáš 2 body slávy.
card-tyrs-prowess = Týrova zdatnost
card-tyrs-prowess-effect = Po vyhrané bitvě si smíš své odhalené karty ponechat místo zahození, každou za 1 bod zuřivosti.
card-thors-domain = Thórovo panství
card-thors-domain-effect = Ihned po Nájezdu do kraje se ho smíš za 2 body zuřivosti pokusit vyplenit.
card-valkyrie = Valkýra
card-valkyrie-effect = Za každou nepřátelskou figurku zničenou v bitvě, které se účastní, získáš 2 body slávy.
card-dark-elf = Temný elf
card-dark-elf-effect = Smí provést Nájezd přímo k Yggdrasilu a má tam SÍLU 3.
card-fire-giant = Ohnivý obr
card-fire-giant-effect = Pokaždé, když provede Nájezd, zničí v daném kraji všechny nepřátelské figurky kromě bytostí.
card-lord-of-axes = Pán seker
card-lord-of-axes-effect = Po úspěšném plenění, kterého se účastnil tvůj vůdce, si zvyš jednu libovolnou vlastnost klanu o 1.
card-experts-in-arms = Znalci zbraní
card-experts-in-arms-effect = Každý tvůj válečník má SÍLU 2.
card-fire-dragons = Ohniví draci
card-fire-dragons-effect = Za každou svou zničenou loď získáš 8 bodů slávy.
card-tyrs-judgement = Týrův rozsudek
card-tyrs-judgement-effect = Bez zvláštní schopnosti: pouze přidá svou SÍLU.
card-heimdalls-gaze = Heimdallův pohled
card-heimdalls-gaze-effect = Smíš ji přidat i dodatečně, když už jsou karty všech hráčů odhalené.
card-thors-primacy = Thórovo prvenství
card-thors-primacy-effect = Texty karet, které odhalili soupeři, neplatí; jejich bonusy se však počítají.
card-thors-ascension = Thórův vzestup
card-thors-ascension-effect = Za vítězství v této bitvě získáš navíc 3 body zuřivosti a 3 body slávy.
card-odins-judgement = Ódinův rozsudek
card-odins-judgement-effect = Za každou figurku zničenou v této bitvě, i vlastní, získáš 2 body slávy.
card-lokis-poison = Lokiho jed
card-lokis-poison-effect = Prohraješ-li tuto bitvu, vezmeš si do ruky karty, které odhalil vítěz.
card-friggas-domain = Friggino panství
card-friggas-domain-effect = Za 1 bod zuřivosti smíš provést Nájezd jednou svou figurkou přímo z Valhally.
card-friggas-sacrifice = Friggina oběť
card-friggas-sacrifice-effect = Místo jiné akce smíš zničit dvě vlastní figurky a zvýšit si tak jednu vlastnost klanu o 1.
card-odins-throne = Ódinův trůn
card-odins-throne-effect = Za splněné úkoly získáš dvojnásobek slávy.
card-thors-conquest = Thórovo dobytí
card-thors-conquest-effect = Na konci hry získáš 3 body slávy za každou svou figurku na herním plánu.
card-tyrs-wrath = Týrův hněv
card-tyrs-wrath-effect = Kartu úkolu, kterou odhalíš v bitvě, smíš počítat jako bojovou kartu se SILOU +5.
card-lokis-wrath = Lokiho hněv
card-lokis-wrath-effect = Za každou svou figurku, která se vrátí z Valhally, získáš 3 body slávy.
card-frost-giant = Ledový obr
card-frost-giant-effect = Po úspěšném plenění, kterého se účastnil, získáš odměnu za plenění ještě jednou.
card-soldier-of-hel = Helin voják
card-soldier-of-hel-effect = Zahrání této karty ani Nájezd touto figurkou nestojí žádnou zuřivost.
card-volur-witch = Čarodějnice Volur
card-volur-witch-effect = Když má být zničena ve vnějším kraji, smí místo toho ustoupit k Yggdrasilu.
card-lord-of-spears = Pán kopí
card-lord-of-spears-effect = Po úspěšném plenění, kterého se účastnil tvůj vůdce, si zvyš všechny tři vlastnosti klanu o 1.
card-masters-in-arms = Mistři zbraní
card-masters-in-arms-effect = Každí dva tvoji válečníci v témže kraji mají dohromady SÍLU 6; zbylý lichý má SÍLU 2.
card-eternal-dragons = Věční draci
card-eternal-dragons-effect = Za každou svou zničenou loď získáš 12 bodů slávy.
card-mountain-giant = Horský obr
card-mountain-giant-effect = Je to bytost a zároveň vůdce.
card-fenrir = Fenrir
card-fenrir-effect = Při Ragnaröku je místo kraje se žetonem zkázy zničen vnější kraj, v němž stojí; u Yggdrasilu nemá žádný účinek.
card-hildisvini = Hildisvíni
card-hildisvini-effect = Při Nájezdu smí zaujmout místo některé figurky; tu přesuneš do sousedního kraje podle své volby.
card-wolfman = Vlčí muž
card-wolfman-effect = V bitvě, které se účastní, nepřidávají SÍLU žádné figurky kromě bytostí.
card-nidhoggr = Nídhögg
card-nidhoggr-effect = Když s ním vyhraješ bitvu a on se vítězství dožije, získáš 1 bod slávy za každou figurku poražených ve Valhalle.
card-mystic-troll = Mystický troll
card-mystic-troll-effect = Nájezdy z rezerv do kraje, v němž stojí, tě nestojí žádnou zuřivost.
card-ymir = Ymir
card-ymir-effect = Zahrání karty ani Nájezd nestojí zuřivost; jeho SÍLA je dvojnásobek počtu tvých figurek ve Valhalle.
card-friggas-chosen = Friggini vyvolení
card-friggas-chosen-effect = Do rezerv ti přibude jeden zaříkávač; tví zaříkávači smějí místo zničení ustoupit do sousedního kraje.
card-odins-chosen = Ódinovi vyvolení
card-odins-chosen-effect = Do rezerv ti přibude jeden zaříkávač; tví zaříkávači smějí provést Nájezd do vesnice s nepřátelským válečníkem či zaříkávačem, a ten je zničen.
card-thors-chosen = Thórovi vyvolení
card-thors-chosen-effect = Do rezerv ti přibude jeden zaříkávač; za každou vyhranou bitvu získáš 3 body slávy za každého svého zaříkávače, který se jí účastnil.

card-said = { $text }
effect-plain-battle = { card-tyrs-bash-effect }
effect-plain-leader = Tvůj vůdce má SÍLU { $strength }.
effect-plain-warrior = Každý tvůj válečník má SÍLU { $strength }.
effect-plain-ship = Bez zvláštní schopnosti.
effect-plain-monster = Bez zvláštní schopnosti: má pouze svou SÍLU.
effect-plain-clan = Bez zvláštní schopnosti.
effect-glory-per-dead = { $count ->
    [one] Za každou figurku zničenou v této bitvě, i vlastní, získáš { $count } bod slávy.
    [few] Za každou figurku zničenou v této bitvě, i vlastní, získáš { $count } body slávy.
   *[other] Za každou figurku zničenou v této bitvě, i vlastní, získáš { $count } bodů slávy.
}
effect-take-rage = { $count ->
    [one] Prohraješ-li tuto bitvu, vezmeš vítězi { $count } bod zuřivosti.
    [few] Prohraješ-li tuto bitvu, vezmeš vítězi { $count } body zuřivosti.
   *[other] Prohraješ-li tuto bitvu, vezmeš vítězi { $count } bodů zuřivosti.
}
effect-take-glory = { $count ->
    [one] Prohraješ-li tuto bitvu, vezmeš vítězi { $count } bod slávy.
    [few] Prohraješ-li tuto bitvu, vezmeš vítězi { $count } body slávy.
   *[other] Prohraješ-li tuto bitvu, vezmeš vítězi { $count } bodů slávy.
}
effect-win = Co přináší vítězství v této bitvě: { $gain }.
effect-win-glory = { $count ->
    [one] { $count } bod slávy navíc
    [few] { $count } body slávy navíc
   *[other] { $count } bodů slávy navíc
}
effect-win-rage = { $count ->
    [one] { $count } bod zuřivosti
    [few] { $count } body zuřivosti
   *[other] { $count } bodů zuřivosti
}
effect-win-step = jedna libovolná vlastnost klanu vyšší o 1
effect-fallen = Při vyhodnocení úkolů, ještě před Ragnarökem, měj ve Valhalle aspoň tolik svých figurek: { $count }; za splnění si také o 1 zvýšíš libovolnou vlastnost klanu.
effect-most-in-provinces = { $count ->
    [one] Nejméně v jednom kraji převyš SÍLOU všechny ostatní klany; za splnění si také o 1 zvýšíš libovolnou vlastnost klanu.
   *[other] Nejméně v tolika krajích převyš SÍLOU všechny ostatní klany: { $count }; za splnění si také o 1 zvýšíš libovolnou vlastnost klanu.
}
effect-pairs = Každí dva tvoji válečníci v témže kraji mají dohromady SÍLU { $pair }; zbylý lichý má SÍLU { $strength }.
effect-ship-glory = { $count ->
    [one] Za každou svou zničenou loď získáš { $count } bod slávy.
    [few] Za každou svou zničenou loď získáš { $count } body slávy.
   *[other] Za každou svou zničenou loď získáš { $count } bodů slávy.
}
effect-release-glory = { $count ->
    [one] Za každou svou figurku, která se vrátí z Valhally, získáš { $count } bod slávy.
    [few] Za každou svou figurku, která se vrátí z Valhally, získáš { $count } body slávy.
   *[other] Za každou svou figurku, která se vrátí z Valhally, získáš { $count } bodů slávy.
}
effect-final-figures = { $count ->
    [one] Na konci hry získáš { $count } bod slávy za každou svou figurku na herním plánu.
    [few] Na konci hry získáš { $count } body slávy za každou svou figurku na herním plánu.
   *[other] Na konci hry získáš { $count } bodů slávy za každou svou figurku na herním plánu.
}
effect-quest-bonus = Kartu úkolu, kterou odhalíš v bitvě, smíš počítat jako bojovou kartu se SILOU +{ $count }.
effect-mystics-pay = { $count ->
    [one] Do rezerv ti přibude jeden zaříkávač; za každou vyhranou bitvu získáš { $count } bod slávy za každého svého zaříkávače, který se jí účastnil.
    [few] Do rezerv ti přibude jeden zaříkávač; za každou vyhranou bitvu získáš { $count } body slávy za každého svého zaříkávače, který se jí účastnil.
   *[other] Do rezerv ti přibude jeden zaříkávač; za každou vyhranou bitvu získáš { $count } bodů slávy za každého svého zaříkávače, který se jí účastnil.
}
effect-glory-per-enemy = { $count ->
    [one] Za každou nepřátelskou figurku zničenou v bitvě, které se účastní, získáš { $count } bod slávy.
    [few] Za každou nepřátelskou figurku zničenou v bitvě, které se účastní, získáš { $count } body slávy.
   *[other] Za každou nepřátelskou figurku zničenou v bitvě, které se účastní, získáš { $count } bodů slávy.
}
effect-at-home-in-centre = Smí provést Nájezd přímo k Yggdrasilu a má tam SÍLU { $count }.
effect-lose-warrior = { card-odins-smite-effect }
effect-keep-one = { card-odins-tide-effect }
effect-highest-bonus = { card-heimdalls-sight-effect }
effect-late = { card-heimdalls-eye-effect }
effect-discard-all = { card-heimdalls-watch-effect }
effect-pillage-step = { card-friggas-grace-effect }
effect-take-cards = { card-lokis-poison-effect }
effect-cancel-texts = { card-thors-primacy-effect }
effect-most-in-alfheim = { card-alfheim-effect }
effect-most-in-jotunheim = { card-jotunheim-effect }
effect-most-in-manheim = { card-manheim-effect }
effect-most-in-centre = { card-yggdrasil-effect }
effect-leader-moves = { card-lord-of-hammers-effect }
effect-leader-raises = { card-lord-of-axes-effect }
effect-leader-raises-all = { card-lord-of-spears-effect }
effect-warrior-after-defeat = { card-lokis-blessing-effect }
effect-cheaper-upgrades = { card-friggas-charm-effect }
effect-extra-warrior = { card-friggas-succor-effect }
effect-save-figures = { card-friggas-protection-effect }
effect-invade-from-valhalla = { card-friggas-domain-effect }
effect-sacrifice = { card-friggas-sacrifice-effect }
effect-double-ragnarok = { card-odins-inspiration-effect }
effect-double-quests = { card-odins-throne-effect }
effect-glory-for-kills = { card-thors-glory-effect }
effect-pillage-after-invade = { card-thors-domain-effect }
effect-pillage-again = { card-tyrs-challenge-effect }
effect-keep-cards = { card-tyrs-prowess-effect }
effect-mystics-retreat = { card-friggas-chosen-effect }
effect-mystics-slay = { card-odins-chosen-effect }
effect-slay-warriors = { card-troll-effect }
effect-slay-all-but-monsters = { card-fire-giant-effect }
effect-free = { card-dwarf-chieftain-effect }
effect-counts-as-ship = { card-sea-serpent-effect }
effect-reward-again = Po úspěšném plenění, kterého se tato bytost účastnila, získáš odměnu za plenění ještě jednou.
effect-retreats-to-centre = { card-volur-witch-effect }
effect-counts-as-leader = { card-mountain-giant-effect }
effect-destroys-its-province = { card-fenrir-effect }
effect-takes-place = { card-hildisvini-effect }
effect-only-monsters-count = { card-wolfman-effect }
effect-glory-per-fallen-loser = Když s touto bytostí vyhraješ bitvu a ona se vítězství dožije, získáš 1 bod slávy za každou figurku poražených ve Valhalle.
effect-free-invades-here = { card-mystic-troll-effect }
effect-strength-of-fallen = Zahrání karty ani Nájezd nestojí zuřivost; SÍLA této bytosti je dvojnásobek počtu tvých figurek ve Valhalle.

cause-token = žeton plenění
cause-legend = legendární { $stat }
cause-lost-battle = prohraná bitva
cause-battle-card = bojová karta
cause-invasion = Nájezd

option-first-game = První hra
option-first-game-help = V Prvním věku se karty nevybírají: každý hraje se všemi osmi rozdanými kartami.
option-first-game-off = vypnuto
option-first-game-on = zapnuto
option-monsters = Bytosti z Kickstarteru
option-monsters-help = Do balíčků se přimíchá sedm dalších bytostí.
option-monsters-off = vypnuto
option-monsters-on = zapnuto
option-mystics = Zaříkávači z Midgardu
option-mystics-help = Každý klan může povolat až dva zaříkávače.
option-mystics-off = vypnuto
option-mystics-on = zapnuto
option-gods = Bohové z Asgardu
option-gods-help = Po plánu kráčejí dva bohové a mění bitvy tam, kde právě stojí.
option-gods-off = vypnuto
option-gods-on = zapnuto
option-clans = Klany
option-clans-help = Jak se klany rozdělí hráčům.
option-clans-random = náhodně
option-cards = Karty
option-cards-help = Tabulka všech karet s jejich hodnotami.
option-cards-built-in = vestavěné
option-why-twice = { $clan } je zvolen dvakrát; každý klan má jen jedno místo.
option-why-ram = Beraní klan přichází jen s pátým hráčem.
option-why-boar = Kančí klan přichází jen s bytostmi z Kickstarteru.
option-why-cards = Řádek { $line }: { $reason }

standing-never-add = Po odhalení nikdy nepřidávat kartu
standing-never-add-age = V tomto věku už žádnou kartu nepřidávat
order-add-to-win = Po odhalení přidat kartu, jen když obrátí porážku ve vítězství
order-add-to-win-age = V tomto věku po odhalení přidat kartu, jen když obrátí porážku ve vítězství
order-never-call = Na volání do bitvy nikdy neodpovídat
order-never-call-age = V tomto věku už na volání do bitvy neodpovídat
order-stay = V tomto věku neodpovídat na volání do kraje { $place }
order-join-ahead = V tomto věku odpovědět na volání do kraje { $place } ({ $figures }), má-li pak moje síla náskok aspoň { $by }
order-join-against = V tomto věku odpovědět na volání do kraje { $place } ({ $figures }), když plení { $clan }
order-troop-all = všechny figurky v okolí
order-play = V tomto věku hrát kartu { $card } v bitvě o kraj { $place }
order-raise = Mohu-li volit, zvýšit vlastnost { $stat }
order-keep = Do dalšího věku si nechat kartu { $card }
order-pass = V tomto věku pasovat, mám-li Zuřivost menší než { $rage }

ask-draft = Vyber si; zbytek pošleš doleva.
asked-draft = výběr karty
ask-turn = Jsi na řadě: zvol akci, nebo pasuj. Tvoje zuřivost: { $rage }.
asked-turn = akce
ask-free-invade = Smíš hned provést Nájezd zdarma.
asked-free-invade = Nájezd zdarma
ask-succor = Friggina pomoc: přidá se k Nájezdu ještě jeden válečník? ({ $place })
asked-succor = Friggina pomoc
ask-domain = Thórovo panství: chceš za 2 body zuřivosti hned plenit? ({ $place })
asked-domain = Thórovo panství
ask-call = Plení se kraj { $place }: přesuň tam jednu figurku, nebo odmítni.
asked-call = odpověď na povolání do boje
ask-card = Bitva o kraj { $place }: zvol kartu a polož ji lícem dolů.
asked-card = karta do bitvy
ask-count = Má se tvůj úkol počítat jako bojová karta?
asked-count = odhalený úkol
ask-spare = Ódinův příval: zvol jedinou figurku, která ti zůstane.
asked-spare = figurka, která zůstane
ask-save = Některé tvé figurky mají být zničeny ({ $place }): zachráníš je?
asked-save = ohrožené figurky
ask-add = Přidáš kartu s bílým kruhem?
asked-add = přidání karty
ask-recover = Týrova zdatnost: kterou kartu si za 1 bod zuřivosti vezmeš zpět?
asked-recover = Týrova zdatnost
ask-raise = Zvol vlastnost, kterou si zvýšíš.
asked-raise = vlastnost klanu
ask-raise-quest = Úkol splněn: zvol vlastnost, kterou si zvýšíš, nebo žádnou.
asked-raise-quest = vlastnost za úkol
ask-raise-grace = Friggina milost: zvol další vlastnost, kterou si zvýšíš.
asked-raise-grace = vlastnost za Frigginu milost
ask-blessing = Lokiho požehnání: provede válečník znovu Nájezd? ({ $place })
asked-blessing = Lokiho požehnání
ask-hammers = Pán kladiv: kam se tvůj vůdce přesune?
asked-hammers = Pán kladiv
ask-god = Přesuň boha do jiného kraje.
asked-god = přesun boha
ask-discard = Zvol jedinou kartu, kterou si necháš do dalšího věku, nebo žádnou.
asked-discard = ponechaná karta
ask-wait = Čeká se na: { $who } – { $what }.
ask-over = Konec hry. Nejvíce slávy: { $who }.
asked-over = nic

action-draft = Vzít: { $card }
action-draft-two = Vzít: { $card } a { $other }
action-pass = Pasovat
action-quest = Vyložit úkol: { $card } (sláva { $glory })
action-upgrade = Posílení: { $card } (zuřivost { $cost })
action-upgrade-over = Posílení: { $card } místo karty { $old } (zuřivost { $cost })
action-pillage = Plenit: { $place }
action-pillage-for = Plenit: { $place } (zuřivost { $cost })
action-challenge = Znovu plenit: { $place } (zuřivost { $cost })
action-sacrifice = Obětovat: { $first } ({ $first-place }) a { $second } ({ $second-place })
action-invade = Nájezd: { $figure } → { $place } (zuřivost { $cost })
action-invade-fallen = Nájezd z Valhally: { $figure } → { $place } (zuřivost { $cost })
action-invade-push = Nájezd: { $figure } → { $place }, { $victim } ({ $clan }) → { $to } (zuřivost { $cost })
action-invade-slay = Nájezd: { $figure } → { $place }, padne { $victim } ({ $clan }), zuřivost { $cost }
action-march = Pochod: { $from } → { $to } ({ $figures })
action-decline = Odmítnout
action-call = { $figure } ({ $from })
action-play = Zahrát: { $card } (+{ $bonus })
action-count = Počítá se jako +{ $bonus }
action-spare = Ponechat: { $figure }
action-save = Zachránit za 1 bod zuřivosti: { $figure }
action-retreat = { $figure } ustoupí → { $to }
action-accept = Nechat padnout
action-add = Přidat: { $card } (+{ $bonus })
action-recover = Vzít zpět za 1 bod zuřivosti: { $card }
action-raise = { $stat } na { $value }
action-move = { $figure } → { $to }
action-send = { $god } → { $to }
action-keep = Ponechat: { $card }
action-keep-nothing = Nenechat si nic

event-cleared = { $place }: kraj je zničen už před začátkem hry.
event-first = { $who } má žeton prvního hráče.
event-age = Začíná { $age }. věk.
event-phase = Fáze: { $phase }.
event-dealt = Každý dostává osm karet.
event-drafted = { $who } má vybráno.
event-drafted-own = { $who } si bere: { $cards }.
event-passed-on = Karty putují doleva.
event-draft-ended = Dary bohů jsou rozebrány.
event-passed = { $who } pasuje.
event-all-pillaged = Všechny kraje jsou vypleněny.
event-invaded = { $who }: Nájezd, { $figure } → { $place } (zuřivost { $cost }).
event-invaded-fallen = { $who }: Nájezd z Valhally, { $figure } → { $place } (zuřivost { $cost }).
event-attacks = { $who }: zaříkávač útočí na vesnici ({ $place }).
event-repelled = { $who }: zaříkávač v kraji { $place } neuspěl.
event-marched = { $who }: pochod { $from } → { $to } ({ $figures }).
event-upgraded = { $who } hraje posílení: { $card } (zuřivost { $cost }).
event-upgraded-over = { $who } hraje posílení: { $card }, odchází { $old } (zuřivost { $cost }).
event-joined = { $who }: přidává se { $figure }.
event-left = { $who }: { $figure } odchází ze hry.
event-committed = { $who } vykládá úkol.
event-committed-own = { $who } vykládá úkol: { $card }.
event-pillages = { $who } plení: { $place }.
event-called = { $who } se připojuje: { $figure }, { $from } → { $to }.
event-stayed-away = { $who } nikoho nepřesouvá.
event-no-battle = { $place }: plenění se nikdo nepostavil.
event-battle = Bitva o kraj { $place }: { $who }.
event-laid = { $who } pokládá kartu lícem dolů.
event-revealed = { $who } odhaluje: { $card } (+{ $bonus }).
event-cancelled = Texty karet bez účinku: { $who }.
event-counted = { $who }: úkol se počítá jako +{ $bonus }.
event-spared = { $who } si nechává: { $figure }.
event-saved = { $who } za 1 bod zuřivosti zachraňuje: { $figure }.
event-retreated = { $who }: { $figure } ustupuje → { $to }.
event-destroyed = { $who }: { $figure } odchází do Valhally ({ $cause }).
event-added-nothing = { $who } nic nepřidává.
event-total = { $who }: { $figures } + { $cards } = { $total }.
event-won-battle = { $who } vítězí v bitvě.
event-tie = Remíza: všichni prohrávají.
event-calmed = { $who }: zuřivost −{ $rage } ({ $cause }).
event-enraged = { $who }: zuřivost +{ $rage } ({ $cause }).
event-stolen = { $who } bere kartu { $card } (od: { $from }).
event-recovered = { $who } si za 1 bod zuřivosti bere zpět: { $card }.
event-discarded = { $who } odhazuje: { $card }.
event-returned = { $card } se vrací do ruky: { $who }.
event-pillaged = Plenění je úspěšné: { $who }, { $place }.
event-raised = { $who }: { $stat } stoupá na { $value }.
event-gained = { $who }: sláva +{ $glory } ({ $cause }).
event-lost = { $who }: sláva −{ $glory } ({ $cause }).
event-moved = { $who }: { $figure } se přesouvá, { $from } → { $to }.
event-god-moved = { $god } stojí v kraji { $place }.
event-god-left = { $god } nemá kam jít a do konce věku opouští herní plán.
event-chose = { $who } má vybráno.
event-kept = { $who } si nechává jednu kartu.
event-kept-own = { $who } si nechává: { $card }.
event-kept-nothing = { $who } si nenechává žádnou kartu.
event-quest-met = { $who }: úkol splněn, { $card }.
event-quest-failed = { $who }: úkol nesplněn, { $card }.
event-ragnarok = Ragnarök ničí kraj { $place }.
event-nothing-destroyed = Ragnarök už nemá co zničit.
event-doomed = Žeton zkázy se přesouvá do kraje { $place }.
event-won = { $who } vítězí, sláva { $glory }.
event-released = { $count ->
    [one] { $who }: z Valhally se vrací jedna figurka.
    [few] { $who }: z Valhally se vracejí { $count } figurky.
   *[other] { $who }: z Valhally se vrací { $count } figurek.
}

why-no-seat = Takové místo u stolu není.
why-over = Hra skončila.
why-chosen = Máš vybráno; čeká se na ostatní.
why-not-your-turn = Na řadě je { $who }.
why-others-asked = Teď rozhoduje { $who }: { $what }.
why-no-part = Této bitvy se neúčastníš.
why-no-cards = Nemáš v ruce žádné karty.
why-one-by-one = Před Heimdallem se karty hrají jedna po druhé; na řadě je { $who }.
why-not-in-hand = { $card }: tuto kartu nemáš v ruce.
why-not-in-pack = { $card }: tato karta tu není na výběr.
why-one-card = Vezmi si právě jednu kartu.
why-two-cards = Vezmi si právě dvě karty.
why-no-quest = { $card } není úkol.
why-no-upgrade = { $card } není posílení.
why-no-free-slot = { $card }: žádné takové pole není volné; řekni, na které karta přijde.
why-other-slot = { $card }: na toto pole karta nepatří.
why-too-dear = Cena je zuřivost { $cost }, ty máš { $rage }.
why-not-in-play = { $card }: toto posílení nemáš vyložené.
why-not-pillaged = { $place }: kraj ještě není vypleněn.
why-challenged = { $place }: tvá poslední Týrova výzva patřila tomuto kraji; nejdřív tu musí jednat jiný klan.
why-too-often = { $place }: v tomto věku už tu máš za sebou { $count } plenění; víckrát nelze.
why-not-there = Takovou figurku tam nemáš: { $figure }, { $place }.
why-not-adjacent = { $to } nesousedí s krajem { $place }.
why-no-disc = { $card }: karta nemá bílý kruh, nelze ji přidat.
why-not-played = { $card }: tuto kartu si vzít zpět nemůžeš.
why-not-dying = { $figure }: této figurce zničení nehrozí.
why-no-rage-now = Zuřivost lze utrácet jen ve Fázi akcí.
why-no-retreat = { $figure }: tato figurka ustoupit nemůže.
why-no-retreat-here = { $figure }: z kraje Yggdrasil ustoupit nelze.
why-only-centre = { $figure }: ustoupit lze jen do kraje Yggdrasil.
why-only-leader = Přesunout se smí jen vůdce, který tam stojí.
why-only-there = Teď lze plenit jen tento kraj: { $place }.
why-only-warrior = Teď smí přijít jen válečník z tvých rezerv: { $place }.
why-only-reserve = Tento Nájezd zdarma je jen pro figurku z tvých rezerv.
why-other-figure = Tento Nájezd zdarma není pro tuto figurku: { $figure }.
why-other-stat = Musí to být jiná vlastnost než ta, kterou zvýšil žeton.
why-last-step = Tato vlastnost už je na posledním stupni.
why-no-decline = Některou vlastnost je třeba zvýšit.
why-other-god = Přesunout se musí { $god }.
why-god-there = { $place }: tam už nějaký bůh stojí.
why-god-stays = { $god } tu zůstat nemůže: { $place }.
why-not-asked-for = Teď se rozhoduje o něčem jiném: { $what }.
why-no-province = { $place } není kraj.
why-destroyed = { $place }: zničeno.
why-closed = { $place }: uzavřen, oba jeho kraje jsou zničené.
why-pillaged = { $place }: kraj už je vypleněn.
why-nobody-there = V kraji { $place } ani v jeho fjordu nemáš figurku.
why-nobody-in-centre = V kraji { $place } nemáš figurku.
why-not-in-reserve = { $figure }: figurka není v tvých rezervách.
why-not-in-valhalla = { $figure }: figurka není ve Valhalle.
why-horns = S počtem figurek na plánu ({ $horns }) už ti Chrabrost další nedovolí.
why-wrong-waters = { $figure } tam nemůže: { $place }.
why-no-invade-centre = Do kraje { $place } nelze provést Nájezd.
why-full = { $place }: není tu dost prázdných vesnic.
why-takes-no-place = { $figure }: tato figurka místo jiné zabrat nemůže.
why-victim-not-there = Taková figurka tam není: { $clan }, { $victim }, { $place }.
why-no-target = Řekni, kam půjde figurka, jejíž místo se zabírá.
why-no-push = Zaříkávač figurku, jejíž místo zabírá, ničí; nepřesouvá ji.
why-own-figure = To je tvá vlastní figurka.
why-too-strong = O vesnici může kvůli zaříkávači přijít jen válečník nebo zaříkávač: { $victim }.
why-same-place = Pochod musí vést jinam: { $place }.
why-no-figures = Pochodu se musí účastnit aspoň jedna figurka.
why-not-so-many = Takové figurky tam nemáš: { $place }.

# Before something is given up.
br-warn-pass = { $cards ->
    [0] Zbývá ti zuřivost { $rage } a ještě máš co dělat. Kdo pasuje, o zuřivost přijde a v tomto věku už nebude na řadě. Přesto pasovat?
    [one] Zbývá ti zuřivost { $rage } a karta, kterou můžeš zahrát. Kdo pasuje, o zuřivost přijde a v tomto věku už nebude na řadě. Přesto pasovat?
    [few] Zbývá ti zuřivost { $rage } a { $cards } karty, které můžeš zahrát. Kdo pasuje, o zuřivost přijde a v tomto věku už nebude na řadě. Přesto pasovat?
   *[other] Zbývá ti zuřivost { $rage } a { $cards } karet, které můžeš zahrát. Kdo pasuje, o zuřivost přijde a v tomto věku už nebude na řadě. Přesto pasovat?
}
