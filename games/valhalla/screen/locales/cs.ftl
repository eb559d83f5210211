# Valhalla in the terminal.

term-va-stage-setup = Příprava
term-va-stage-a = fáze A
term-va-stage-b = fáze B
term-va-stage-monster = Fáze nestvůry
term-va-stage-ragnarok = Ragnarök
term-va-stage-over = Konec
term-va-turn = { $who }, { $stage }
term-va-last = poslední tahy
term-va-jarl = { $main } { $condition }: { $secondary }
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
term-va-hall = { $who }: { $jarl }. Sláva { $glory }, vlastní štíty { $shields }, ukořistěné: { $captured }. Ruka { $hand }. Družina: { $band }.
term-va-side = { $side }, { $who }: síla { $strength }, aktivovaní bojovníci { $active }. Volné kostky: { $dice }. Taktiky: { $tactics }.
