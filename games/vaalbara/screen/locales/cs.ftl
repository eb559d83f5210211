# Vaalbara in the terminal.

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
