# The board of Valhalla.
vh-middle = Střed stolu
vh-others = Síně ostatních
vh-mine = Tvoje síň
vh-band = Družina
vh-helpers = Družina partnera
vh-hand = Tvoje ruka
vh-hand-empty = V ruce nemáš žádné karty
vh-hand-count = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
vh-known = Určitě v ruce: { $cards }
vh-place = Pozice { $place }
vh-warrior = { $clan }, síla { $strength }, sláva { $glory }. { $weapons }. { $text }
vh-card = { $text } Sláva { $glory }.
vh-use = Použít:
vh-main = Hlavní:
vh-secondary = Vedlejší:
vh-jarl-off = Schopnosti jarla v této bitvě neplatí.
vh-second-off = Vedlejší schopnost jarla v této bitvě neplatí.
vh-jarl-unknown = Jarl ještě není odhalen
vh-jarls-secret = Všichni si tajně vybírají jarla.
vh-offer = Karty na výběr
vh-captured-of = { $count } – { $who }
vh-own-shields = Vlastní štíty: { $own }. Žádný ukořistěný.
vh-shields = Vlastní štíty: { $own }. Ukořistěné: { $captured }.
vh-valhalla = Valhalla: sláva { $glory }, { $cards ->
    [one] { $cards } karta.
    [few] { $cards } karty.
   *[other] { $cards } karet.
}
vh-active = je na řadě
vh-king-level = Král, úroveň { $level }
vh-ally = tvůj spojenec
vh-partner = tvůj partner
vh-next-dice = Kostky navíc v příští bitvě: { $count }
vh-next-reroll = V příští bitvě jeden nový hod zdarma
vh-in-battle = Družina je v bitvě.

# The middle.
vh-stage-setup = Stůl se připravuje
vh-stage-a = { $who }: fáze A, akce
vh-stage-b = { $who }: fáze B, dobírání
vh-stage-monster = Fáze nestvůry
vh-stage-ragnarok = Ragnarök: { $who }
vh-stage-over = Hra skončila
vh-last-turns = { $count ->
    [one] poslední tah
    [few] { $count } poslední tahy
   *[other] { $count } posledních tahů
}
vh-deck = { $count ->
    [one] V balíčku zbývá { $count } karta
    [few] V balíčku zbývají { $count } karty
   *[other] V balíčku zbývá { $count } karet
}
vh-discard = { $count ->
    [one] Odkládací balíček: { $count } karta
    [few] Odkládací balíček: { $count } karty
   *[other] Odkládací balíček: { $count } karet
}
vh-discard-hint = Nejnovější karta je první. Za jménem: síla / sláva.
vh-look = Zobrazit
vh-supply = Kostky navíc ve společné zásobě: { $count }
vh-king = Král { $who }, úroveň { $level }: sláva { $glory } na začátku příštího tahu; útočník má kostek navíc: { $dice }.
vh-crowns = { $count ->
    [one] Koruna leží uprostřed: kdo vyhraje bitvu, stane se králem.
    [few] Uprostřed leží { $count } koruny: kdo vyhraje bitvu, stane se králem.
   *[other] Uprostřed leží { $count } korun: kdo vyhraje bitvu, stane se králem.
}
vh-loki-range = Co smí mít poražený podle rozdílu sil.

# What the viewer may do.
vh-reject = Odložit dvě vybrané karty
vh-reject-right = Odložit obě, pravou navrch
vh-reject-left = Odložit obě, levou navrch
vh-rejected = odloží se
vh-reroll-picked = Hodit znovu vybranými kostkami
vh-reroll-all = Hodit znovu všemi
vh-do-drop = Odložit a hodit znovu
vh-do-free = Hodit znovu zdarma
vh-do-jarl = Sigvard: hodit znovu
vh-add = Přidat do družiny
vh-add-two = Přidat jako prvního ze dvou
vh-recall = Povolat z odkládacího balíčku
vh-dice-hint = Aktivuj rozsvíceného bojovníka, nebo vyber kostku: přetáhni ji na bojovníka, nebo ji odlož a hoď znovu.
vh-dice-of = Kostky: { $who }
vh-no-dice = žádné volné kostky
vh-aside = odložena do konce bitvy
vh-on-jarl = leží na Valgardovi

# The battle.
vh-battle = Bitva
vh-last-battle = Minulá bitva
vh-course = Co se stalo
vh-duel = { $who } útočí na hráče { $other }
vh-won-attack = { $by ->
    [0] { $who } vítězí v útoku při shodě sil (soupeř: { $other })
   *[other] { $who } vítězí v útoku o { $by } (soupeř: { $other })
}
vh-won-defence = { $by ->
    [0] { $who } vítězí v obraně při shodě sil (soupeř: { $other })
   *[other] { $who } vítězí v obraně o { $by } (soupeř: { $other })
}
vh-won-nobody = { $who } útočí na hráče { $other }, nevítězí nikdo
vh-hunt = Útočíš na nestvůru { $monster }
vh-raid = { $monster } útočí
vh-hunt-won = Zásah: { $monster }. Karta je poražena
vh-hunt-lost = { $monster } útoku odolává
vh-raid-won = Útok odražen: { $monster }
vh-raid-lost = { $monster } prolamuje obranu
vh-ragnarok = Ragnarök: poslední boj, { $who }
vh-step-before = Před bitvou
vh-step-attack = Útok
vh-step-defence = Obrana
vh-step-ragnarok = Kdo je aktivován, odchází do Valhally
vh-step-after = Po bitvě
vh-against = Síla { $one } proti { $two }
vh-attacker = útočí
vh-defender = brání se
vh-winner = vítězí
vh-ragnarok-role = poslední boj
vh-adds = přidává sílu { $strength }
vh-would-add = může přidat sílu { $strength }
vh-blocked = zablokován
vh-sent = odchází do Valhally
vh-played = Vyložené taktiky
vh-aid-from = Thórova pomoc, dává { $who }
vh-strength = Síla
vh-sum-band = bojovníci
vh-sum-tactics = taktiky
vh-sum-jarl = jarl
vh-sum-valhalla = Valhalla
vh-ranks = Sláva ve Valhalle

# The monster.
vh-monster = Nestvůra
vh-level = úroveň { $level }
vh-wounds = Poražené karty: { $beaten } ze { $all }
vh-cap = Nejvíce slávy, kterou smí tvoje Valhalla proti této kartě mít
vh-cap-of = { $glory } z { $most }
vh-symbols = Zaútočí, jakmile padnou všechny symboly: { $symbols }. Zakryto: { $covered }.
vh-symbols-short = až je zakryjí kostky jejího hodu, zaútočí
vh-monster-rolled = Poslední hod:

# The end.
vh-score-title = Odkud sláva přišla
vh-score-player = Hráč
vh-score-warriors = Bojovníci
vh-score-ragnarok = Ragnarök
vh-score-missions = Mise
vh-score-gifts = Přízeň a odměny
vh-score-shields = Štíty
vh-score-sets = Sady štítů
vh-score-king = Král
vh-score-total = Celkem
vh-solo-beaten = Poražené karty nestvůry
vh-solo-held = Odražené útoky
vh-solo-lost = Ztracené štíty

# Help.
vh-help-turn = Tvůj tah
vh-help-add = Přidat bojovníka
vh-help-add-text = Jeden bojovník z ruky se přidá k družině. Družina má čtyři pozice; v plné musí jiný bojovník ustoupit.
vh-help-add-two = Přidat dva bojovníky
vh-help-add-two-text = Dva bojovníci, kteří mají dohromady nejvýše tři zbraně.
vh-help-attack = Zaútočit
vh-help-attack-text = Tvoje družina proti jiné. Kdo vyhraje, odešle aktivované bojovníky do Valhally; poražený obránce ztratí štít.
vh-help-draw = Dobírat
vh-help-draw-text = Dvě karty z balíčku: jednu si nech, druhou odlož.
vh-help-phase-b = Potom fáze B
vh-help-phase-b-text = Po jakékoli akci: dober si dvě karty, jednu si nech.
vh-help-battle = Bitva
vh-help-battle-text = Hoď šesti kostkami. Polož kostky na zbraně bojovníka, a tím ho aktivuješ; teprve potom se počítá jeho síla. Když kostku odložíš, smíš libovolnými z ostatních hodit znovu, a to tak často, jak chceš. Taktiky se hrají z ruky.
vh-help-signs = Značky
vh-sign-strength = síla
vh-sign-glory = sláva
vh-sign-gate = Valhalla
vh-sign-any2 = dvě libovolné zbraně
vh-sign-same2 = dvě stejné zbraně
vh-sign-same3 = tři stejné zbraně
vh-sign-pairs2 = dvě dvojice stejných zbraní
vh-sign-diff3 = tři různé zbraně

# The end, and the help.
end-place = { $place }. místo, sláva { $vp }
help-title = Síň v kostce
