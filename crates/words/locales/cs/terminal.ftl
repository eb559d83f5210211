# Hra v terminálu.
term-you = ty
term-person = hráč
term-bot = bot, { $level }
term-you-are = hraješ za:
term-sits = { $who }: { $sitter }
term-commitment = Otisk tajné části semínka: { $hash }
term-refused = To nejde: { $why }
term-unknown = „{ $line }“ tu není ani volba, ani příkaz.
term-legal = Možnosti: { $choices }
term-no-such-clause = Takový článek pravidel není. Zkus: rules { $clause }
term-no-such-lang = K dispozici jsou en, cs a de.
term-saved = Hra je uložena. Pokračuj příkazem: { $command }
term-record = Záznam hry: { $path } (přehraješ jej příkazem meadhall replay, ověříš příkazem meadhall verify)
term-over = Hra skončila.
term-place = { $place }. { $who } ({ $sitter }), body: { $score }
term-places = Výsledek
term-unfinished = Starší hra není dohraná. Pokračuj v ní příkazem: { $command }

term-offer = Máš rozehranou hru: { $stage }.
term-offer-go-on = Pokračovat v ní
term-offer-new = Začít novou hru
term-offer-keys = ↑↓ Enter · q konec

term-handover = Na řadě je { $who }. Ostatní se nedívají.
term-handover-title = Vystřídejte se
term-handover-key = Stiskni Enter, až tu budeš sedět.

term-undo = Vzít zpět
term-undo-nothing = Není co vzít zpět.
term-undo-question = Od tvého posledního rozhodnutí rozhodovali jiní nebo se něco odhalilo. Vzít to všechno zpět? Boti souhlasí vždy; lidí u tohoto terminálu se zeptej.
term-undo-kept = Vše zůstává, jak je.
term-undone = Vzato zpět.
term-yes-no = a ano · n ne

term-standing = Stálé odpovědi
term-standing-about = Na tuto otázku za tebe stůl odpoví, kdykoli padne.
term-standing-off = ptát se mě pokaždé
term-standing-done = Zapsáno.


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
term-key-move = ↑ ↓ j k = posun (PgUp, PgDn, Home, End dál)
term-key-enter = Enter = potvrdit zvolené; v průběhu najít článek pravidel k řádku
term-key-digits = 1–9 = volba číslem; více číslic tvoří jedno číslo
term-key-letter = a–z = volba prvním písmenem
term-key-tab = Tab = mezi volbami a průběhem
term-key-rules = R = článek pravidel k otázce nebo odmítnutí
term-key-table = V = celý stůl slovy
term-key-undo = u = vzít zpět poslední rozhodnutí
term-key-standing = S = odpovědi, které za tebe dává stůl
term-key-type = : = napsat volbu tak, jak je uvedena ({ $choice }), nebo příkaz (rules { $clause })
term-key-lang = L = jiný jazyk
term-key-quit = q, Ctrl-C = odejít; hra se ukládá po každém rozhodnutí
term-too-small = Zvětši prosím okno: je třeba aspoň { $width } × { $height }, teď má { $now-width } × { $now-height }.
