# Hra v terminálu.
term-you = ty
term-person = hráč
term-bot = bot, { $level }
term-you-are = hraješ za:
term-sits = { $who }: { $sitter }
term-commitment = Otisk rozdávající části semínka: { $hash }
term-plain-hint = Napiš volbu tak, jak je uvedena, její číslo, nebo help.
term-for = { $who }: { $prompt }
term-refused = To nejde: { $why }
term-unknown = „{ $line }“ tu není ani volba, ani příkaz.
term-legal = Možnosti: { $choices }
term-no-such-clause = Takový článek pravidel není. Zkus: rules { $clause }
term-no-such-lang = K dispozici jsou en, cs a de.
term-saved = Hra je uložena. Pokračuj příkazem: { $command }
term-record = Záznam hry: { $path } (přehraješ jej příkazem meadhall replay, ověříš příkazem meadhall verify)
term-over = Hra skončila.
term-place = { $place }. { $who } ({ $sitter }): { $score } VB
term-places = Výsledek
term-unfinished = Starší hra není dohraná. Pokračuj v ní příkazem: { $command }

term-offer = Máš rozehranou hru: { $stage }.
term-offer-answer = Chceš v ní pokračovat? (a: pokračovat, n: začít novou)
term-offer-go-on = Pokračovat v ní
term-offer-new = Začít novou hru
term-offer-keys = ↑↓ Enter · q konec

term-curtain = Na řadě je { $who }. Ostatní se nedívají.
term-curtain-line = { "[" }Enter{ "]" }, až budeš sedět u obrazovky.
term-curtain-title = Vystřídejte se
term-curtain-key = Stiskni Enter, až tu budeš sedět.

term-undo = Vzít zpět
term-undo-nothing = Není co vzít zpět.
term-undo-ask = Od té doby rozhodovali jiní nebo se něco odhalilo. Vzít to všechno zpět? (a/n)
term-undo-question = Od tvého posledního rozhodnutí rozhodovali jiní nebo se něco odhalilo. Vzít to všechno zpět? Boti souhlasí vždy; lidí u tohoto terminálu se zeptej.
term-undo-kept = Vše zůstává, jak je.
term-undone = Vzato zpět.
term-yes-no = a ano · n ne

term-standing = Trvalé odpovědi
term-standing-about = Na tuto otázku za tebe stůl odpoví, kdykoli padne.
term-standing-off = ptát se mě pokaždé
term-standing-done = Zapsáno.

term-help-choice = Rozhodnutí: napiš volbu tak, jak je uvedena ({ $choice }), její číslo, nebo její slova. Prázdný řádek volby zopakuje.
term-help-look = Prohlížení: view (stůl), log (celý průběh), cards (co karty dělají), rules { $clause } (článek pravidel).
term-help-change = Změny: undo (vzít zpět poslední rozhodnutí), standing (odpovědi, které za tebe dává stůl), lang en, lang cs nebo lang de.
term-help-leave = Odchod: quit. Hra se ukládá po každém rozhodnutí.

term-choices = Tvoje volba (1–{ $count })
term-waiting = Čeká se
term-log = Průběh
term-cards = Karty
term-table = Stůl
term-help = Klávesy
term-close = Esc zavře
term-close-scroll = ↑↓ posun · Esc zavře
term-close-clause = ←→ další články · Esc zavře
term-close-standing = Enter zap/vyp · Esc zavře
term-keys = ↑↓ Enter volba · Tab průběh · R pravidlo · C karty · V stůl · u zpět · L jazyk · ? klávesy · q konec
term-keys-short = ↑↓ Enter · Tab průběh · u zpět · ? klávesy · q konec
term-key-move = ↑ ↓ j k = posun (PgUp, PgDn, Home, End dál)
term-key-enter = Enter = potvrdit zvolené; v průběhu najít článek pravidel k řádku
term-key-digits = 1–9 = volba číslem; více číslic tvoří jedno číslo
term-key-letter = a–z = volba prvním písmenem
term-key-tab = Tab = mezi volbami a průběhem
term-key-rules = R = článek pravidel k otázce nebo odmítnutí
term-key-cards = C = co karty dělají
term-key-table = V = celý stůl slovy
term-key-undo = u = vzít zpět poslední rozhodnutí
term-key-standing = S = odpovědi, které za tebe dává stůl
term-key-type = : = napsat volbu tak, jak je uvedena ({ $choice }), nebo příkaz (rules { $clause })
term-key-lang = L = jiný jazyk
term-key-quit = q, Ctrl-C = odejít; hra se ukládá po každém rozhodnutí
term-too-small = Zvětši prosím okno: je třeba aspoň { $width } × { $height } znaků, teď má { $now-width } × { $now-height }.

term-vb-stage = { $round }. kolo z { $rounds }
term-vb-row = Řada { $row }: { $lands }.
term-vb-row-label = Řada { $row }
term-vb-empty = prázdné
term-vb-deck = { $count ->
    [one] Balíček území: 1 karta.
    [few] Balíček území: { $count } karty.
   *[other] Balíček území: { $count } karet.
}
term-vb-deck-label = Balíček { $count }
term-vb-top = Navrchu: { $land }.
term-vb-bottom = Vespod: { $land }.
term-vb-top-short = vrch
term-vb-bottom-short = spod
term-vb-omens = Věštecká znamení od nejlepšího: { $clans }.
term-vb-omens-label = Znamení
term-vb-order = Pořadí tahů: { $players }.
term-vb-player = { $who } ({ $sitter }): { $vp } VB. Doména: { $lands }. V ruce { $hand }, v balíčku { $pile }. Odhozené: { $discard }.
term-vb-known = V ruce určitě: { $cards }.
term-vb-known-label = v ruce
term-vb-hand = Tvoje ruka: { $cards }.
term-vb-hand-label = Ruka
term-vb-laid = Položeno: { $card }.
term-vb-vp = VB
term-vb-played = Postava
term-vb-cards = Ruka
term-vb-discards = Odhozené postavy

term-br-stage = { $age }. věk, { $phase }
term-br-sign-leader = V
term-br-sign-warrior = v
term-br-sign-ship = L
term-br-sign-mystic = Z
term-br-fjord-ne = SV
term-br-fjord-se = JV
term-br-fjord-sw = JZ
term-br-fjord-nw = SZ
term-br-destroyed = zničeno
term-br-villages = obsazené vesnice: { $taken } z { $all }
term-br-pillaged = vypleněno
term-br-token = odměna: { $token }
term-br-doomed = v tomto věku zanikne
term-br-battle = Bitva, { $place }:
term-br-pillage = Odměna: { $reward } Na místě: { $forces }.
term-br-glory = Sláva
term-br-rage = Zuřiv.
term-br-axes = Věhlas
term-br-horns = Chrab.
term-br-cards = Karty
term-br-dead = Padlí
term-br-upgrades = Posílení
term-br-hand = Ruka
term-br-picks = Vybráno
term-br-quests = Úkoly
term-br-own-hand = Tvoje ruka: { $cards }.
term-br-own-picks = V tomto věku vybráno: { $cards }.
term-br-own-quests = Tvoje úkoly: { $cards }.
term-br-clan = { $who } ({ $sitter }): sláva { $glory }. Zuřivost { $rage } z { $most }, Věhlas { $axes }, Chrabrost { $figures } z { $horns }. Ruka { $hand }, úkoly { $quests }, ve Valhalle { $dead }. Posílení: { $upgrades }.

term-va-stage-setup = Příprava
term-va-stage-a = fáze A
term-va-stage-b = fáze B
term-va-stage-monster = Fáze nestvůry
term-va-stage-ragnarok = Ragnarök
term-va-stage-over = Konec
term-va-turn = { $who }, { $stage }
term-va-last = poslední tahy
term-va-jarl = { $main } { $condition }: { $secondary }
term-va-glory = Sláva
term-va-shields = Štíty
term-va-cards = Karty
term-va-band = Družina (síla/sláva)
term-va-middle = Balíček { $deck } · Odložené { $discard }
term-va-hand = Ruka
term-va-drawn = Dobráno
term-va-attack = Útok
term-va-defence = Obrana
term-va-open = Uprostřed leží: { $cards }.
term-va-deck = { $count ->
    [one] Balíček: 1 karta.
    [few] Balíček: { $count } karty.
   *[other] Balíček: { $count } karet.
}
term-va-discard = Odkládací balíček ({ $count }), nejnovější karta první: { $cards }.
term-va-own-hand = Tvoje ruka: { $cards }.
term-va-own-drawn = Právě dobráno: { $cards }.
term-va-known = O ruce, kterou drží { $who }, víš: { $cards }.
term-va-king = Král.
term-va-monster = { $monster }, úroveň { $level }, karta { $card } ze 6: síla { $strength }, Valhalla nejvýše { $most }. Symboly: { $symbols }. Klany: { $clans }. { $ability }
term-va-hall = { $who }: { $jarl }. Sláva { $glory }, vlastní štíty { $shields }, ukořistěné: { $captured }. Ruka { $hand }. Družina: { $band }.
term-va-side = { $side }, { $who }: síla { $strength }, aktivovaní bojovníci { $active }. Volné kostky: { $dice }. Taktiky: { $tactics }.
