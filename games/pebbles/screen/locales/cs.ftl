# Oblázky v terminálu.

term-pb-stage = { $round }. kolo z { $rounds }
term-pb-pebbles = Zbývající oblázky: { $pebbles }.
term-pb-player = { $who } ({ $label }), body: { $score }. { $bid }
term-pb-bid-open = Sázka: { $bid }.
term-pb-bid-secret = Sázka leží.
term-pb-bid-none = Sázka zatím chybí.
term-pb-card = Tvá tajná karta: { $card }.
term-pb-card-name = Tajná karta { $card }
term-pb-card-text = Na konci přidá body: { $card }.
