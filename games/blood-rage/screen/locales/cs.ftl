# Blood Rage in the terminal.

term-br-stage = { $age }. věk, { $phase }
term-br-sign-leader = V
term-br-sign-warrior = v
term-br-sign-ship = L
term-br-sign-mystic = Z
term-br-fjord-ne = SV
term-br-fjord-se = JV
term-br-fjord-sw = JZ
term-br-fjord-nw = SZ
term-br-destroyed = zničeno
term-br-villages = obsazené vesnice: { $taken } z { $all }
term-br-pillaged = vypleněno
term-br-token = odměna: { $token }
term-br-doomed = v tomto věku zanikne
term-br-battle = Bitva o kraj { $place }:
term-br-upgrades = Posílení
term-br-hand = Ruka
term-br-picks = Vybráno
term-br-quests = Úkoly
term-br-own-hand = Tvoje ruka: { $cards }.
term-br-own-picks = V tomto věku vybráno: { $cards }.
term-br-own-quests = Tvoje úkoly: { $cards }.
term-br-clan = { $who } ({ $sitter }): sláva { $glory }. Zuřivost { $rage } z { $most }, Věhlas { $axes }, Chrabrost { $figures } z { $horns }. Ruka { $hand }, úkoly { $quests }, ve Valhalle { $dead }. Posílení: { $upgrades }.
