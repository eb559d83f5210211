# Valhalla by ear. The first part says words of the rules anew that are written for the eye.

several = { $count } krát { $thing }
plain-place = Umístění { $rank }: { $who }, { $sitter }, sláva { $score }.
text-cry-activated = Za jednoho aktivovaného bojovníka síla { $one }, za dva síla { $two }, za tři síla { $three }, za čtyři síla { $four }.
text-kin = Plus 2 k síle, je-li ve tvé družině { $one }; jsou-li dva, plus 5 k síle.
text-mix = Plus 2 k síle při třech různých klanech ve tvé družině, plus 5 k síle při čtyřech.
event-rerolled = { $who } hází znovu: { $from }, nyní: { $to }.
event-turned-die = { $who } otáčí: { $from }, nyní: { $to }.
event-won = { $by ->
    [0] { $who } vítězí při shodě sil, soupeř: { $other }.
   *[other] { $who } vítězí, soupeř: { $other }, převaha síly { $by }.
}
event-pair-score = { $who } a { $other } mají dohromady slávu { $total }.
action-turn = Otočit: { $from }, nyní: { $to }
action-activate = Aktivovat: { $card }, pozice { $place }, kostky: { $dice }
action-activate-ally = Aktivovat partnerova bojovníka: { $card }, pozice { $place }, kostky: { $dice }
action-play-with = Zahrát: { $card }, kostka { $face }

plain-va-do-add = Přidat bojovníka
plain-va-do-add-two = Přidat dva bojovníky
plain-va-do-recall = Povolat bojovníka
plain-va-do-attack = Zaútočit
plain-va-do-activate = Aktivovat bojovníka
plain-va-do-activate-ally = Aktivovat partnerova bojovníka
plain-va-do-play = Zahrát kartu
plain-va-do-drop = Odložit kostku a hodit znovu
plain-va-do-jarl-reroll = Hodit znovu jednou kostkou, Sigvard
plain-va-do-lay = Vyložit kartu do nabídky
plain-va-do-take = Vzít kartu
plain-va-do-aside = Vyměnit kartu
plain-va-do-pay = Dát kartu
plain-va-do-discard = Odložit kartu
plain-va-do-give = Dát kartu soupeři
plain-va-do-help = Pomoci
plain-va-do-choose = Vybrat bojovníka
plain-va-do-send = Odeslat bojovníka do Valhally
plain-va-do-turn = Otočit kostku
plain-va-over = odchází { $card }
plain-va-place = pozice { $place }
plain-va-spot = { $card }, pozice { $place }
plain-va-no-dice = bez kostek
plain-va-die = kostka { $face }
plain-va-to-face = nyní: { $face }
plain-va-dice = { $count ->
    [one] 1 kostka
    [few] { $count } kostky
   *[other] { $count } kostek
}
plain-va-dice-sword = { $count ->
    [one] 1 meč
    [few] { $count } meče
   *[other] { $count } mečů
}
plain-va-dice-axe = { $count ->
    [one] 1 sekera
    [few] { $count } sekery
   *[other] { $count } seker
}
plain-va-dice-spear = { $count ->
    [one] 1 kopí
    [few] { $count } kopí
   *[other] { $count } kopí
}
plain-va-dice-bow = { $count ->
    [one] 1 luk
    [few] { $count } luky
   *[other] { $count } luků
}
plain-va-dice-shield = { $count ->
    [one] 1 štít
    [few] { $count } štíty
   *[other] { $count } štítů
}
plain-va-dice-x = { $count } krát X

plain-va-warrior = Síla { $strength }, sláva { $glory }. { $weapons }.
plain-va-worth = Sláva { $glory }.
plain-va-in-band = pozice { $place } { $card }, síla { $strength }, sláva { $glory }, { $weapons }
plain-va-with-tyr = pod ním karta { $card }
plain-va-named = { $card }, síla { $strength }
plain-va-jarl = { $jarl }. { $main } Druhá schopnost. { $condition }: { $secondary } { $mode }

plain-va-hall = { $who }, { $sitter }: sláva { $glory }, vlastní štíty { $shields }, v ruce { $hand }.
plain-va-jarl-of = Jarl: { $jarl }
plain-va-no-jarl = Zatím bez jarla.
plain-va-jarls-dealt = Jarlové na výběr: { $count }.
plain-va-captured = Ukořistěné štíty: { $shields }.
plain-va-shields-of = { $who } { $count }
plain-va-band = Družina: { $band }.
plain-va-own-band = Tvoje družina: { $band }.
plain-va-no-band = V družině nikdo není.
plain-va-valhalla = Ve Valhalle: { $cards }.
plain-va-credit = Sláva bez karty: { $count }.
plain-va-next-dice = Kostky navíc v příští bitvě: { $count }.
plain-va-next-reroll = V příští bitvě je jeden nový hod zdarma.
plain-va-king = Král úrovně { $level }.
plain-va-starts = Je začínající hráč.
plain-va-acts = Je na řadě.
plain-va-again = Fáze A se hraje podruhé.
plain-va-waited = Ještě rozhoduje.
plain-va-wrath = Určitě drží kartu Týrova hněvu.
plain-va-partner = Partner: { $who }.
plain-va-known = V ruce určitě: { $cards }.
plain-va-drafted = Výběr karet má hotový.
plain-va-score = { $who }, { $sitter }: sláva ve Valhalle { $glory }, vlastní štíty { $shields }, ukořistěné štíty { $captured }.

plain-va-hand = Tvoje ruka: { $cards }.
plain-va-drawn = Právě dobráno: { $cards }.
plain-va-keep = Z dobraných karet si nech nejméně { $least } a nejvýše { $most }.
plain-va-loki-send = Poslat smíš nejvýše tolik bojovníků: { $count }.
plain-va-loki-add = Přidat smíš nejvýše tolik bojovníků: { $left }; zbraní dohromady nejvýše: { $weapons }.
plain-va-dealt-jarls = Jarlové rozdaní tobě: { $jarls }.
plain-va-picked-jarl = Tvoje volba: { $jarl }.
plain-va-picked-rejects = K odložení máš vybráno: { $cards }.
plain-va-picked-help = Tvoje volba, pomoc dostane: { $who }, karta { $card }.
plain-va-picked-no-help = Tvoje volba: nepomáhat.

plain-va-deck-name = Balíček
plain-va-deck = Balíček: { $count }.
plain-va-boxed = Zpět v krabici: { $count }.
plain-va-supply = Kostky ve společné zásobě: { $count }.
plain-va-discard-name = Odkládací balíček
plain-va-discard-top = Odkládací balíček: { $count }, navrchu karta { $card }.
plain-va-discard = Odkládací balíček od nejnovější karty: { $cards }.
plain-va-middle-name = Střed
plain-va-middle = Uprostřed leží: { $cards }.
plain-va-outgoing = K odložení: { $cards }.
plain-va-lifted = Otočeno a zatím bez místa: { $card }.
plain-va-due = Z odkládacího balíčku dostává { $who } slávu { $points }.
plain-va-crowns = Koruny uprostřed: { $count }.
plain-va-ending = Konec už začal; zbývá posledních tahů: { $count }.
plain-va-second = Druhý bojovník smí mít zbraní nejvýše { $count }.
plain-va-loki-name = Loki
plain-va-loki-row = při rozdílu { $least } až { $most }: { $effect }
plain-va-loki = { $card }. Poražený má nárok, { $rows }
plain-va-loki-range = Při rozdílu sil { $least } až { $most }.
plain-va-king-name = Král
plain-va-bonus = Odměny krále: { $rewards }; proti němu útočník získává: { $dice }.
plain-va-bonus-reward = na úrovni { $level } sláva { $points }
plain-va-bonus-dice = na úrovni { $level }, kostky navíc { $count }

plain-va-monster-name = Nestvůra
plain-va-monster = { $monster }, úroveň { $level }, karta { $step } ze 6: síla { $strength }, ve tvé Valhalle sláva nejvýše { $most }. Porážka stojí z balíčku { $penalty }.
plain-va-symbols = Zaútočí, až budou zakryty: { $symbols }.
plain-va-covered = { $face } zakryto
plain-va-open = { $face } odkryto
plain-va-foe-clans = Její klany: { $clans }.
plain-va-last-attack = Vede poslední útok.

plain-va-battle-name = Bitva
plain-va-side-attack = { $who } útočí silou { $strength }.
plain-va-side-defence = { $who } se brání silou { $strength }.
plain-va-side-ragnarok = { $who } bojuje v Ragnaröku silou { $strength }.
plain-va-free-dice = Volné kostky: { $dice }.
plain-va-activated = Aktivováno: { $warriors }.
plain-va-tactics = Zahráno: { $cards }.
plain-va-payments = Zaplaceno za schopnost: { $cards }.
plain-va-aid = { $from } pomáhá { $side ->
    [attack] útoku
   *[defence] obraně
}, karta { $card }.
plain-va-stock = Zásoby zbraní: { $dice }.
plain-va-locked = Kostky na bojovnících: { $count }.
plain-va-aside = Odložené kostky: { $count }.
plain-va-grey = Z toho šedé kostky: { $count }.
plain-va-on-jarl = Na Valgardovi leží kostka.
plain-va-blocked = Zablokováno: { $warriors }.
plain-va-path = Na cestě do Valhally: { $warriors }.
plain-va-sent = Do Valhally půjdou: { $warriors }.
plain-va-tactics-used = Použité taktiky: { $count }.
plain-va-bonus-strength = Síla z karet: { $count }.
plain-va-cries = Bojové pokřiky: { $count }.
plain-va-free-rerolls = Zbývající nové hody zdarma: { $count }.
plain-va-jarl-uses = Použití jarlovy schopnosti: { $count }.
plain-va-tracked = Sigvard smí ještě jednou hodit kostkou: { $face }.
plain-va-rerolled = V bitvě už padl nový hod.
plain-va-dropped = Za nový hod už je odložena kostka.
plain-va-paid = Jarlova schopnost je zaplacena.
plain-va-main-off = Hlavní schopnost jarla neplatí.
plain-va-second-off = Druhá schopnost jarla neplatí.
plain-va-at-start = Na začátku: v ruce { $hand }, bojovníků { $band }.
plain-va-total = Konečná síla { $total }.
plain-va-promised = Kostky navíc od Lokiho: { $count }.
plain-va-won-attack = Vítězí útočník.
plain-va-won-defence = Vítězí obránce.
plain-va-frost = Schopnost ledových obrů už působila.
plain-va-shield-saved = O štítu rozhoduje Loki.
plain-va-calm = Schopnost nestvůry je vypnuta.
