# Blood Rage in the terminal.

term-br-stage = Age { $age }, { $phase }
term-br-sign-leader = L
term-br-sign-warrior = w
term-br-sign-ship = S
term-br-sign-mystic = M
term-br-fjord-ne = NE
term-br-fjord-se = SE
term-br-fjord-sw = SW
term-br-fjord-nw = NW
term-br-destroyed = destroyed
term-br-villages = villages { $taken } of { $all } taken
term-br-pillaged = pillaged
term-br-token = reward: { $token }
term-br-doomed = doomed in this age
term-br-battle = Battle in { $place }:
term-br-upgrades = Upgrades
term-br-hand = Hand
term-br-picks = Drafted
term-br-quests = Quests
term-br-own-hand = Your hand: { $cards }.
term-br-own-picks = Drafted in this age: { $cards }.
term-br-own-quests = Your committed quests: { $cards }.
term-br-clan = { $who } ({ $sitter }): { $glory } Glory. Rage { $rage } of { $most }, Axes { $axes }, Horns { $figures } of { $horns }. Hand { $hand }, quests { $quests }, in Valhalla { $dead }. Upgrades: { $upgrades }.
