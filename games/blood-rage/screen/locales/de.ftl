# Blood Rage in the terminal.

term-br-stage = { $age }. Zeitalter, { $phase }
term-br-sign-leader = A
term-br-sign-warrior = k
term-br-sign-ship = S
term-br-sign-mystic = M
term-br-fjord-ne = NO
term-br-fjord-se = SO
term-br-fjord-sw = SW
term-br-fjord-nw = NW
term-br-destroyed = zerstört
term-br-villages = besetzte Dörfer: { $taken } von { $all }
term-br-pillaged = geplündert
term-br-token = Belohnung: { $token }
term-br-doomed = geht in diesem Zeitalter unter
term-br-battle = Schlacht um { $place }:
term-br-upgrades = Aufrüstungen
term-br-hand = Hand
term-br-picks = Gewählt
term-br-quests = Aufgaben
term-br-own-hand = Deine Hand: { $cards }.
term-br-own-picks = In diesem Zeitalter gewählt: { $cards }.
term-br-own-quests = Deine Aufgaben: { $cards }.
term-br-clan = { $who } ({ $sitter }): { $glory } Ruhm. Wut { $rage } von { $most }, Äxte { $axes }, Hörner { $figures } von { $horns }. Hand { $hand }, Aufgaben { $quests }, in Walhall { $dead }. Aufrüstungen: { $upgrades }.
