# The board of Blood Rage.
br-map = Mapa
br-ages = Věky
br-age = { $age }. věk: { $phase }
br-doom = Ragnarök { $age }: { $place }
br-doom-glory = – sláva za každou figurku, která tam padne
br-others = Ostatní klany
br-mine = Tvůj klan
br-upgrades = Posílení
br-hand = Tvoje karty
br-hand-empty = V ruce nemáš žádnou kartu
br-picked = Vybrané karty
br-own-quests = Tvoje úkoly
br-hand-count = { $count } { $count ->
    [one] karta
    [few] karty
   *[other] karet
} v ruce
br-quest-count = { $count } { $count ->
    [one] vyložený úkol
    [few] vyložené úkoly
   *[other] vyložených úkolů
}
br-on-board = figurky na plánu: { $count } z { $most }, tolik dovoluje Chrabrost
br-held = Určitě v ruce nebo mezi vyloženými úkoly
br-open-quests = Odhalené úkoly
br-met = splněno
br-memory = Karty, které ti prošly rukama
br-memory-taken = Než se karty vrátily k tobě, ostatní si vzali: { $cards }.
br-memory-passed = Dál dostává { $who }: { $cards }.
br-first = začíná tento věk
br-passed = pasuje
br-rage-left = Zbývající zuřivost: { $rage } z { $most }
br-stat = { $stat } { $value }, stupeň { $step } ze 6
br-stat-rage = Zuřivost, se kterou začínáš každou Fázi akcí.
br-stat-axes = Sláva za každou vyhranou bitvu.
br-stat-horns = Kolik figurek smíš mít na plánu.
br-figure = { $who }: { $figure }, SÍLA { $strength }
br-stands = { $who }: { $figures }, SÍLA { $strength }
br-free-villages = prázdné vesnice: { $free } z { $villages }
br-pillaged = V tomto věku vypleněno
br-destroyed = Zničený kraj
br-doomed = V tomto věku ho zničí Ragnarök
br-value-battle = SÍLA { $value }
br-value-quest = sláva { $value }
br-value-upgrade = zuřivost { $value }
br-cost = { $cost ->
    [0] nestojí žádnou zuřivost
    [one] stojí { $cost } bod zuřivosti
    [few] stojí { $cost } body zuřivosti
   *[other] stojí { $cost } bodů zuřivosti
}

# What the viewer may do.
br-pick = Nájezd, { $figure }: SÍLA { $strength }, zuřivost { $cost }
br-pick-fallen = Nájezd z Valhally, { $figure }: SÍLA { $strength }, zuřivost { $cost }
br-pick-figure = { $figure }, { $place }
br-march-to = Pochod { $from } → { $to }, zuřivost 1. Tvoje SÍLA tam teď: { $strength }
br-invade-then = { $what }. Tvoje SÍLA tam: { $strength }
br-plan-any = Vyber figurku v rezervách nebo na mapě, žeton, nebo kartu.
br-plan-invade = { $figure }, SÍLA { $strength }: zuřivost { $cost }, zbude { $left }. Zvol rozsvícenou vesnici; číslo je tvoje SÍLA v kraji.
br-plan-ship = { $figure }, SÍLA { $strength }: zuřivost { $cost }, zbude { $left }. Zvol rozsvícený fjord; podporuje oba své kraje.
br-plan-march = Pochod (zuřivost { $cost }): označ figurky jednoho kraje a pak zvol, kam půjdou.
br-plan-brings = Přinesou SÍLU
br-plan-sacrifice = Obětovat dvě označené figurky a zvýšit vlastnost
br-plan-victim = Zaujmout něčí místo…
br-plan-take = Provést Nájezd
br-do-pillage = Plenit: { $place }…
br-pillage-of = Plenění: { $place }
br-may-come = Do boje se mohou přidat: { $who }.
br-nobody-comes = Nikdo další se přidat nemůže.
br-do-use = Použít:
br-into-slot = { $kind }, pole { $number }: zuřivost { $cost }
br-into-slot-over = { $kind }, pole { $number } místo karty { $old }: zuřivost { $cost }
br-use-quest = Vyložíš ji lícem dolů. Vyhodnotí se na konci věku, do té doby ji nikdo jiný neuvidí.
br-use-clan = Platí, dokud její pole nezabere jiná karta.
br-use-monster = Bytost přijde do tvých rezerv a hned může provést Nájezd bez placení zuřivosti.
br-use-troop = Platí pro všechny tvoje figurky toho druhu a jedna z nich může hned provést Nájezd bez placení zuřivosti.
br-laid = položena
br-take-up = Vzít zpět

# The draft.
br-draft = Dary bohů, { $age }. věk: { $round }. kolo z { $rounds }
br-draft-one = Vezmi si jednu kartu, ostatní jdou doleva.
br-draft-two = Označ dvě karty, ostatní dostane soupeř.
br-draft-take = Vzít dvě označené
br-draft-wait = Máš vybráno. Ostatní ještě vybírají.
br-draft-secret = Všichni tajně vybírají.
br-do-draft = Vzít:
br-past = Konec minulého věku
br-fold = mapa

# The battle.
br-battle = Bitva o kraj { $place }
br-battle-tie = { $place }: remíza, prohrávají všichni
br-battle-pillaged = { $who } vítězí a plení kraj { $place }
br-battle-held = { $who } vítězí, kraj { $place } vypleněn není
br-why-won = Vítězí nejvyšší SÍLA: { $most } proti { $next }.
br-why-tie = Nejvyšší SÍLU nemá nikdo sám: { $most } proti { $next }.
br-pillager = plení
br-winner = vítězí
br-choosing = vybírá
br-no-cards = bez karty
br-course = Co se stalo, jedno po druhém

# The end.
end-place = { $place }. místo, sláva { $vp }
score-title = Odkud sláva přišla
score-player = Klan

# Help.
help-title = Plán v kostce
br-help-turn = Ve tvém tahu
br-help-signs = Značky
br-help-invade = Nájezd
br-help-invade-text = Figurka z rezerv jde do prázdné vesnice. Stojí tolik zuřivosti, jakou má SÍLU; vůdce nic.
br-help-march = Pochod
br-help-march-text = Za 1 bod zuřivosti: libovolný počet figurek z jednoho kraje do druhého, i k Yggdrasilu.
br-help-upgrade = Posílení
br-help-upgrade-text = Zahraj černou kartu za tolik zuřivosti, jakou má SÍLU. Jednotky a bytosti mohou hned provést Nájezd.
br-help-quest = Úkol
br-help-quest-text = Zdarma vylož zelenou kartu lícem dolů.
br-help-pillage = Plenění
br-help-pillage-text = Zdarma: povolání do boje, karty a boj o žeton. Vyhrává nejvyšší SÍLA, při remíze prohrávají všichni.
br-help-pass = Pasování
br-help-pass-text = Přijdeš o zuřivost a v tomto věku už nejsi na řadě.
