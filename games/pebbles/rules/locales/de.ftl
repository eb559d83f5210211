game-name = Kiesel
game-tagline = Biete geheim, nimm einen Kiesel: das Beispiel, wie ein Spiel dazukommt.
game-length = 2 Minuten

ask-bid = Biete geheim 1 bis 3.
ask-bid-wait = Es fehlt das Gebot von { $who }.
ask-take = Nimm einen Kiesel: seine Zahl mal dein Gebot.
ask-take-wait = { $who } nimmt einen Kiesel.
ask-over = Das Spiel ist aus.

label-bid = { $bid } bieten
label-take = Kiesel { $pebble } ({ $points } { $points ->
    [one] Punkt
   *[other] Punkte
})

log-dealt = { $who } hat als geheime Karte: { $card }.
log-bid = { $who } bietet { $bid }.
log-revealed = Die Gebote: { $bids }.
log-revealed-bid = { $who } { $bid }
log-took = { $who } nimmt Kiesel { $pebble } für { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
log-rolled = Der Würfel zeigt { $roll } für { $who }.
log-card-scored = { $who } zählt die geheime Karte dazu: { $card }.

why-over = Das Spiel ist aus.
why-not-your-turn = Du bist nicht am Zug.
why-bid-first = Zuerst bieten alle.
why-bids-open = Die Gebote liegen offen; jetzt werden Kiesel genommen.
why-pebble-gone = Kiesel { $pebble } ist weg.
