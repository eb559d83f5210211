game-name = Oblázky
game-tagline = Vsaď tajně, vezmi oblázek: příklad, jak se přidává hra.
game-length = 2 minuty

ask-bid = Vsaď tajně 1 až 3.
ask-bid-wait = Čeká se na sázku: { $who }.
ask-take = Vezmi oblázek: jeho číslo krát tvá sázka.
ask-take-wait = Oblázek bere { $who }.
ask-over = Hra skončila.

label-bid = Vsadit { $bid }
label-take = Oblázek { $pebble } ({ $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
})

log-dealt = { $who } má tajnou kartu { $card }.
log-bid = { $who } sází: { $bid }.
log-revealed = Sázky: { $bids }.
log-revealed-bid = { $who } { $bid }
log-took = { $who }: oblázek { $pebble } za { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
}.
log-rolled = Na kostce padlo { $roll }, body získává { $who }.
log-card-scored = { $who } přičítá tajnou kartu: { $card }.

why-over = Hra skončila.
why-not-your-turn = Nejsi na řadě.
why-bid-first = Nejdřív všichni vsadí.
why-bids-open = Sázky jsou odhalené; teď se berou oblázky.
why-pebble-gone = Oblázek { $pebble } už je pryč.
