# Play by ear: the terminal without a drawn screen. No brackets, no signs, no abbreviations.

plain-hint = Napiš číslo volby. Na co se lze ptát, řekne pomoc.
plain-sits = { $who }, { $sitter }
plain-players = Hrají: { $players }.
plain-for = { $who }: { $prompt }
plain-step = { $path }: { $ask }
plain-step-verb = co chceš udělat?
plain-step-figure = která figurka?
plain-step-card = která karta?
plain-step-other = a která další?
plain-step-place = kde?
plain-step-from = odkud?
plain-step-to = kam?
plain-step-group = s kým?
plain-step-number = kolik?
plain-step-dice = se kterými kostkami?
plain-step-player = kdo?
plain-more-choices = { $count ->
    [one] A ještě 1 možnost: napiš víc.
    [few] A ještě { $count } možnosti: napiš víc.
   *[other] A ještě { $count } možností: napiš víc.
}
plain-so-far = Dosud: { $what }
plain-since = Od tvého tahu: { $what }
plain-earlier = { $count ->
    [one] Předtím ještě jedna událost; řekne ji víc.
    [few] Předtím ještě { $count } události; řekne je víc.
   *[other] Předtím ještě { $count } událostí; řekne je víc.
}
plain-unknown = Tady to není ani možnost, ani příkaz: { $line }. Možné je:
plain-warn-ask = Vyber to znovu nebo napiš ano, jestli to přesto chceš; prázdný řádek řekne možnosti.
plain-undo-ask = Mezitím rozhodovali jiní nebo se něco odkrylo. Vzít to všechno zpět? Napiš ano nebo ne.
plain-offer-answer = Pokračovat v ní? Napiš ano, nebo ne pro novou hru.
plain-handover = Až sedíš u obrazovky, stiskni Enter.
plain-now-brief = Odteď slyšíš stručnou podobu. Zbytek řekne víc.
plain-now-full = Odteď slyšíš všechno.
plain-where = Ptát se lze na: { $names }.
plain-cards = { $count ->
    [one] 1 karta. Na jednu se zeptáš slovem karta a jejím jménem, všechny řekne víc.
    [few] { $count } karty. Na jednu se zeptáš slovem karta a jejím jménem, všechny řekne víc.
   *[other] { $count } karet. Na jednu se zeptáš slovem karta a jejím jménem, všechny řekne víc.
}
plain-no-such-card = Tak se žádná karta nejmenuje.
plain-no-hand = V ruce nic nemáš.
plain-no-score = Body zatím nikdo nemá.
plain-no-fight = Teď nikdo nebojuje.
plain-standing = Odpověď napořád: napiš { $typed }. Význam: { $label }.
plain-standing-left = Tuto odpověď máš nastavenou.
plain-place = Umístění { $rank }: { $who }, { $sitter }, body { $score }.
plain-record = Hru znovu povypráví: meadhall replay { $path }

plain-help-choice = Volíš číslem nebo jménem ze seznamu. Prázdný řádek řekne možnosti znovu; zpět se vrátí o krok nebo vezme zpět tvé poslední rozhodnutí.
plain-help-look = Ptát se lze slovy: ruka, stůl, skóre, kdo bojuje, kde s místem nebo hráčem, karta se jménem, průběh s číslem.
plain-help-change = Víc řekne poslední odpověď celou, znovu ji zopakuje. Stručně a podrobně nastaví, kolik slyšíš.
plain-help-settings = Jazyk cs, jazyk en a jazyk de mění jazyk. Odpovědi řeknou, co může stůl odpovídat za tebe. Zápis řekne možnosti, jak se píší. Hash řekne otisk semínka.
plain-help-leave = Odchod: konec. Hra se ukládá po každém rozhodnutí.
plain-help-advice = Rada řekne, co si o tvém rozhodnutí myslí bot.
plain-help-written = Volby lze psát i tak, jak se zapisují ({ $choice }), a číst články pravidel: pravidla { $clause }.

plain-nothing = nic
plain-count-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}

# What can be typed besides the English words.
plain-command-help = pomoc
plain-command-more = víc, více
plain-command-again = znovu
plain-command-choices = možnosti
plain-command-hand = ruka
plain-command-table = stůl
plain-command-score = skóre, body
plain-command-where = kde
plain-command-cards = karty
plain-command-card = karta
plain-command-fight = kdo bojuje
plain-command-log = průběh
plain-command-undo = zpět
plain-command-brief = stručně
plain-command-full = podrobně
plain-command-written = zápis
plain-command-advice = rada
plain-command-course = šance
plain-command-rules = pravidla
plain-command-hash = otisk
plain-command-lang = jazyk
plain-command-standing = odpovědi
plain-command-quit = konec

# Signs and abbreviations as words.
plain-plus = plus
plain-minus = minus
plain-up-to = až
plain-times = krát
plain-or = nebo
plain-percent = procent
plain-abbreviation-points = VB
plain-points = { $count ->
    [one] vítězný bod
    [few] vítězné body
   *[other] vítězných bodů
}
plain-abbreviation-strength = STR
plain-strength = síla
