# Deska a průvodce hrou Oblázky.

pb-pebbles = Oblázky
pb-players = Hráči
pb-score = Body
pb-bid = Sázka
pb-bid-none = zatím ne
pb-bid-secret = tajná
pb-card = Tajná karta
pb-card-secret = tajná
pb-take = Vzít oblázek { $pebble }
pb-cards-lead = Deset tajných karet, každá se počítá jednou: na konci.
pb-cards = Tajné karty
score-title = Odkud body přišly
score-player = Hráč
pb-score-pebbles = Oblázky
pb-score-die = Kostka

guide-lead = Tři kola, pár oblázků: přečteš za minutu, dohraješ za dvě.
guide-about-bid = Všichni tajně vsadí 1 až 3. Pak si od prvního místa každý vezme oblázek a získá jeho číslo krát svou sázku.
guide-about-end = Po každém kole získá první místo body za hod kostkou; po třech kolech všichni přičtou tajnou kartu.
guide-here-click-about = Vše, co smíš zvolit, svítí: nabídka nebo oblázek.
guide-here-asked = Otázky pro všechny
guide-here-asked-about = Všichni nabízejí zároveň a nikdo nevidí cizí nabídku, dokud nechybí žádná.
