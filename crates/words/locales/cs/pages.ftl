# Rám každé stránky.
house-about = Deskové hry o klanech a slávě: proti botům, s přáteli na dálku i u jedné obrazovky.
skip-to-content = Přejít k obsahu
nav-label = Stránky
nav-home = Domů
nav-guide = Průvodce
nav-gallery = Karty
foot-fan-work = Neoficiální dílo fanoušků bez vazby na autory a vydavatele her. Všechny kresby jsou naše vlastní.
foot-licence = Svobodný software, MIT nebo Apache-2.0.

# První stránka.
home-title = Meadhall – deskové hry o klanech a slávě
home-kicker = Posaď se do medové síně
home-players = { $from }–{ $to } { $to ->
    [one] hráč
    [few] hráči
   *[other] hráčů
}
home-bots = boti na třech úrovních
home-quick = Hrát hned
home-quick-hint = Ty proti třem botům, nic se nenastavuje.
home-new = Nový stůl s přáteli nebo boty
home-learn = Nauč se hru za deset minut
home-mine = Mé stoly
home-mine-none = Zatím u žádného stolu nesedíš.
home-open = Otevřené stoly
home-open-none = Právě teď nikdo společnost nehledá. Otevři stůl a nech ho tu zobrazit.
table-lobby = { $open ->
    [one] 1 volné místo
    [few] { $open } volná místa
   *[other] { $open } volných míst
}
table-over = dohráno
table-playing = hraje se
table-my-turn = Jsi na řadě
table-nobody = Zatím nikdo

# Chyby.
notice-not-found = Tady nic není
notice-forbidden = Toto není tvoje místo
notice-too-many = Zvolni, prosím
notice-broken = U nás se něco pokazilo
notice-refused = To se nepovedlo
notice-home = Na první stránku
notice-back = Zpět

# Opona mezi dvěma lidmi u jedné obrazovky.
handover-page = Předej obrazovku – Meadhall
handover-title = Předej obrazovku
handover-lead = Nikdo neuvidí cizí karty. Oponu odhrne ten, kdo je na řadě.
handover-open = Jsem { $who }

# Pozvánky a jména.
invitation-title = Zveme tě ke hře { $game }
invitation-with = U stolu sedí: { $names }.
invitation-join = Posadit se
field-name = Tvoje jméno
field-name-here = Jméno
field-part = Tvoje část semínka
field-clan = Klan
clan-any = losem

# Semínko.
seed-title = Jak si každý může ověřit míchání
seed-explained = Karty se míchají z tajné části serveru, jejíž otisk tu vidíš od začátku, a z části každého hráče. Míchání si nikdo nemůže vybrat a po hře se všechny části zveřejní.
seed-hash = Otisk části serveru:
seed-verified = Ověřeno: do míchání nikdo nezasáhl.
seed-not-verified = Semínko neodpovídá otisku, který byl ukázán na začátku.
seed-other-rules = Tahle hra se hrála podle pravidel verze { $played }; tento server má verzi { $here }, a tak ji nemůže ověřit celou.
seed-how = Otisk ukázaný od začátku patří k níže uvedené části serveru a celá hra se z namíchaného semínka přehraje znovu.
seed-server = Část serveru
seed-part = Část semínka ({ $who })
seed-mixed = Namíchané semínko

# Předsálí.
lobby-title = Stůl hry { $game }
lobby-waiting = { $open ->
    [0] Všichni jsou tu, hra začíná.
    [one] Ještě jedno místo je volné; hra začne, až se obsadí.
    [few] Ještě { $open } místa jsou volná; hra začne, až se obsadí všechna.
   *[other] Ještě { $open } míst je volných; hra začne, až se obsadí všechna.
}
lobby-options = Hra
lobby-own-table = vlastní tabulka, otisk { $hash }
lobby-link = Dívat se může každý:
lobby-sit = Posadit se sem
copy-table-link = Kopírovat odkaz na stůl
copy-link = Kopírovat odkaz
seat-you = ty
seat-here = je tu
seat-bot = bot, { $level }
seat-open = čeká se na hráče
invite-label = Pozvánka na místo { $number }
invite-renew = Nový odkaz
invite-hint = Pošli odkaz jednomu příteli, platí jen jednou. Nový odkaz zneplatní ten starý.

# Nový stůl.
new-title = Nový stůl hry { $game }
new-lead = Vše je připraveno k dobré hře; změň, co chceš.
new-count = Hráči
new-seats = Kdo kde sedí
new-seats-hint = Přítel dostane odkaz, který mu pošleš. Více lidí u této obrazovky si ji předává; karty v ruce skrývá opona.
new-manners = U stolu
new-pace = Rychlost botů
pace-swift = svižná
pace-steady = klidná
pace-slow = pomalá, každý tah je dobře vidět
new-takeover = Za nepřítomného zaskočí bot
takeover-never = nikdy
takeover-2 = po 2 minutách
takeover-5 = po 5 minutách
takeover-15 = po 15 minutách
new-listed = Zobrazit stůl na první stránce
new-modules = Moduly
new-variants = Varianty
new-presets = Hotové sestavy
new-base = Základní hra
new-all = Vše, co jde dohromady
new-not-with = Ne spolu s „{ $option }“:
new-table-built-in = vestavěné
new-table-own = vlastní
new-table-hint = Pro vestavěnou tabulku nech pole prázdné. Kdo má krabici, může zadat vytištěné hodnoty: stáhni vestavěnou tabulku, uprav ji a načti sem.
new-table-download = Stáhnout vestavěnou tabulku
new-table-upload = Načíst soubor
new-table-text = Vlastní tabulka ve formátu TOML
new-open = Otevřít stůl
sitter-me = já
sitter-here = další člověk u této obrazovky
sitter-friend = přítel přes odkaz
sitter-bot-easy = bot, lehký
sitter-bot-normal = bot, střední
sitter-bot-hard = bot, těžký
sitter-is-bot = Bot
sitter-is-replaced = hraje bot
sitter-is-away = pryč

# U stolu.
ask-label = O co jde
whose-waiting = Vybírají ostatní
whose-replaced = Hraje za tebe bot
whose-watching = Díváš se
whose-over = Konec
whose-hot = { $who }, jsi na řadě
clause-label = Článek pravidel
choices-list = Jako seznam
undo-free = Vrátit tah
undo-ask = Požádat o vrácení
undo-waiting = Ptáme se ostatních, zda smíš tah vrátit.
undo-asked = { $who } žádá o vrácení posledního tahu.
undo-agree = Souhlasím
undo-refuse = Nesouhlasím
menu-title = Stůl
menu-hand-over = Ať za mě hraje bot
menu-take-back = Vrátit se na své místo
menu-pass = Předat obrazovku
menu-spectators = Kopírovat odkaz pro diváky
menu-report = Nahlásit problém
menu-set = Nastavit
standing-label = Odpovědi, které za tebe dává stůl
orders-title =
    { $count ->
        [0] Rozkazy
       *[other] Rozkazy ({ $count })
    }
orders-about = Řekni předem, co se má stát, ať na tebe nikdo nečeká. Vidíš je jen ty a můžeš je měnit, dokud se nevyplní. Plní se první rozkaz, který se hodí.
orders-which = Který rozkaz
orders-leave = Zanechat tento rozkaz
orders-done = Vyplněné rozkazy, poslední je první:
copied = Zkopírováno
log-title = Průběh
log-all = Celý průběh
connection-lost = Spojení se ztratilo, připojujeme se znovu…
help-characters = Postavy
help-lands = Území
help-bonus = Na konci: 5 VB za pět druhů území ve tvé doméně, 10 VB za všech šest.
help-keys = Klávesy
help-keys-text = Šipky přecházejí mezi možnostmi, Enter vybere. U vrátí tah, L průběh, ? tento přehled.
help-rules = Všechna pravidla
help-close = Zavřít

# Plán hry Vaalbara.
vb-board = Nabízená území
vb-round = { $round }. kolo z 9
vb-row-1 = První řada
vb-row-1-hint = odtud se bere
vb-row-2 = Druhá řada
vb-row-2-hint = příští kolo se posune dolů
vb-empty = prázdné
vb-omens = Znamení
vb-omens-are = Věštecká znamení od nejlepšího: { $omens }
vb-omens-tip = Hráči se stejnou postavou hrají v tomto pořadí, nejdříve klan nejvíce vlevo.
vb-deck-count = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}
vb-deck-top = Navrchu:
vb-deck-bottom = Vespod:
vb-back = Znamení na rubu:
vb-land-pays = { $land }, přinese ti { $vp } VB
vb-others = Ostatní hráči
vb-neighbour = soused
vb-realm = Doména
vb-realm-empty = Zatím bez území
vb-vp = VB
vb-hand-count = v ruce
vb-pile-count = v balíčku
vb-discard = Zahráno: { $list }
vb-known = Jistě v ruce: { $list }
vb-mine = Tvoje místo
vb-own-pile = Balíček { $count }
vb-own-discard = Tvoje odhozené postavy
vb-hand = Tvoje ruka
vb-laid = Položeno
vb-played = Zahráno
vb-take-up = Vzít zpět
vb-stage-choosing = vybírá
vb-stage-laid = má vybráno
vb-stage-acted = má odehráno
vb-stage-acting = je na řadě
vb-stage-later = přijde na řadu
vb-do-take = Vzít: { $land }, { $vp } VB
vb-do-track = Prohodit s balíčkem: { $land } (řada { $row }, místo { $slot })
vb-do-ride = Prohodit: { $land } (řada { $row }, místo { $slot })
vb-do-explore = Odevzdat: { $land }
vb-do-midwife = Vzít zpět: { $character }
vb-do-assign = Položit:
vb-initiative = iniciativa { $initiative }
vb-do-gift = { $who } získá 2 VB

# Konec.
end-label = Výsledek
end-replay = Přehrát hru znovu
end-rematch = Hrát znovu
score-start = Start
score-characters = Postavy
score-bonus = Bonus
score-total = Celkem

# Přehrávání.
replay-first = Na začátek
replay-back = O krok zpět
replay-next = O krok dál
replay-last = Na konec
replay-place = Tah { $at } z { $turns }
replay-seat = Pohled
replay-spectator = divák
replay-show = Ukázat
replay-table = Ke stolu
replay-record = Stáhnout záznam
replay-level = Úroveň botů
replay-continue = Odtud hrát proti botům
