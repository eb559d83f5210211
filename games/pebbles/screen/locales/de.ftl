# Kiesel im Terminal.

term-pb-stage = Runde { $round } von { $rounds }
term-pb-pebbles = Übrige Kiesel: { $pebbles }.
term-pb-player = { $who } ({ $label }), Punkte: { $score }. { $bid }
term-pb-bid-open = Gebot: { $bid }.
term-pb-bid-secret = Hat geboten.
term-pb-bid-none = Hat noch nicht geboten.
term-pb-card = Deine geheime Karte: { $card }.
term-pb-card-name = Geheime Karte { $card }
term-pb-card-text = Zählt am Ende so viele Punkte dazu: { $card }.
