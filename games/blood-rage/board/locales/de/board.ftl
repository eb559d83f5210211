# The board of Blood Rage.
br-map = Das Spielbrett
br-ages = Die Zeitalter
br-age = { $age }. Zeitalter: { $phase }
br-doom = Ragnarök { $age }: { $place }
br-doom-glory = Ruhm für jede Spielfigur, die dort stirbt
br-others = Die anderen Clans
br-mine = Dein Clan
br-upgrades = Aufrüstungen
br-hand = Deine Hand
br-hand-empty = Keine Karten auf der Hand
br-picked = Was du genommen hast
br-own-quests = Deine Aufgaben
br-hand-count = { $count } { $count ->
    [one] Handkarte
   *[other] Handkarten
}
br-quest-count = { $count } { $count ->
    [one] angenommene Aufgabe
   *[other] angenommene Aufgaben
}
br-on-board = Spielfiguren auf dem Spielbrett: { $count } von { $most }, so viele erlauben die Hörner
br-held = Sicher auf der Hand oder als Aufgabe angenommen
br-open-quests = Aufgedeckte Aufgaben
br-met = erfüllt
br-memory = Was du im Draft gesehen hast
br-memory-taken = Von anderen genommen, bevor die Karten zu dir zurückkamen: { $cards }.
br-memory-passed = Weitergegeben an { $who }: { $cards }.
br-first = beginnt dieses Zeitalter
br-passed = gepasst
br-rage-left = Noch { $rage } von { $most } Wut
br-stat = { $stat } { $value }, Stufe { $step } von 6
br-stat-rage = Die Wut, mit der du jede Aktionsphase beginnst.
br-stat-axes = Der Ruhm für jede gewonnene Schlacht.
br-stat-horns = Wie viele Spielfiguren du auf dem Spielbrett haben darfst.
br-figure = { $who }: { $figure }, ST { $strength }
br-stands = { $who }: { $figures }, ST { $strength }
br-free-villages = freie Dörfer: { $free } von { $villages }
br-pillaged = In diesem Zeitalter geplündert
br-destroyed = Zerstört
br-doomed = In diesem Zeitalter dem Untergang geweiht
br-value-battle = ST { $value }
br-value-quest = { $value } Ruhm
br-value-upgrade = { $value } Wut
br-cost = { $cost ->
    [0] kostet keine Wut
   *[other] kostet { $cost } Wut
}

# What the viewer may do.
br-pick = Invasion: { $figure }, ST { $strength }, { $cost } Wut
br-pick-fallen = Invasion aus Walhall: { $figure }, ST { $strength }, { $cost } Wut
br-pick-figure = { $figure } ({ $place })
br-march-to = Marsch von { $from } nach { $to }, 1 Wut. Deine ST dort jetzt: { $strength }
br-invade-then = { $what }. Deine ST dort: { $strength }
br-plan-any = Wähle eine Spielfigur im Vorrat oder auf dem Spielbrett, ein Plättchen oder eine Karte.
br-plan-invade = { $figure }, ST { $strength }: { $cost } Wut, danach noch { $left }. Wähle ein leuchtendes Dorf; die Zahl ist deine ST dort.
br-plan-ship = { $figure }, ST { $strength }: { $cost } Wut, danach noch { $left }. Wähle einen leuchtenden Fjord; er unterstützt seine beiden Gebiete.
br-plan-march = Marsch für { $cost } Wut: Wähle Spielfiguren eines Gebiets und dann ihr Ziel.
br-plan-brings = Sie bringen ST
br-plan-sacrifice = Die zwei gewählten Spielfiguren für einen Clan-Wert opfern
br-plan-victim = Den Platz von jemandem einnehmen …
br-plan-take = Invadieren
br-do-pillage = { $place } plündern …
br-pillage-of = { $place } plündern
br-may-come = Dem Schlachtruf können folgen: { $who }.
br-nobody-comes = Niemand sonst kann kommen.
br-do-use = Einsetzen:
br-into-slot = { $kind }, Feld { $number }: { $cost } Wut
br-into-slot-over = { $kind }, Feld { $number }, anstelle von „{ $old }“: { $cost } Wut
br-use-quest = Du legst sie verdeckt aus. Sie wird am Ende des Zeitalters geprüft; vorher sieht sie niemand sonst.
br-use-clan = Sie gilt, bis eine andere Karte ihr Feld einnimmt.
br-use-monster = Das Monster kommt in deinen Vorrat und darf sofort ohne Wut-Kosten invadieren.
br-use-troop = Sie gilt für alle deine Spielfiguren dieser Art, und eine davon darf sofort ohne Wut-Kosten invadieren.
br-laid = abgelegt
br-take-up = Zurücknehmen

# The draft.
br-draft = Göttergaben, { $age }. Zeitalter: Runde { $round } von { $rounds }
br-draft-one = Nimm eine Karte; der Rest geht nach links.
br-draft-two = Wähle zwei Karten; der Rest geht an dein Gegenüber.
br-draft-take = Die zwei gewählten nehmen
br-draft-wait = Du hast gewählt. Die anderen wählen noch.
br-draft-secret = Alle wählen geheim.
br-do-draft = Nehmen:
br-past = Das Ende des letzten Zeitalters
br-fold = Spielbrett

# The battle.
br-battle = Schlacht um { $place }
br-battle-tie = { $place }: Unentschieden, alle verlieren
br-battle-pillaged = { $who } siegt und plündert { $place }
br-battle-held = { $who } siegt; { $place } wird nicht geplündert
br-why-won = Die größte ST siegt: { $most } gegen { $next }.
br-why-tie = Niemand hat allein die größte ST: { $most } gegen { $next }.
br-pillager = plündert
br-winner = siegt
br-choosing = wählt
br-no-cards = keine Karte
br-course = Was geschah, eins nach dem anderen

# The end.
end-place = { $place }. Platz, { $vp } Ruhm
score-title = Woher der Ruhm kam
score-player = Clan

# Help.
help-title = Das Spielbrett auf einen Blick
br-help-turn = In deinem Zug
br-help-signs = Zeichen
br-help-invade = Invasion
br-help-invade-text = Eine Spielfigur aus dem Vorrat kommt in ein freies Dorf. Das kostet ihre ST in Wut, beim Anführer nichts.
br-help-march = Marsch
br-help-march-text = 1 Wut: beliebig viele Spielfiguren aus einem Gebiet in ein anderes, auch nach Yggdrasil.
br-help-upgrade = Aufrüstung
br-help-upgrade-text = Spiel eine schwarze Karte für ihre ST in Wut. Einheiten und Monster dürfen sofort invadieren.
br-help-quest = Aufgabe
br-help-quest-text = Leg kostenlos eine grüne Karte verdeckt aus.
br-help-pillage = Plündern
br-help-pillage-text = Kostenlos: Schlachtruf, Karten ausspielen, Plättchen gewinnen. Die größte ST siegt; bei Unentschieden verlieren alle.
br-help-pass = Passen
br-help-pass-text = Du verlierst deine Wut und hast in diesem Zeitalter keine Züge mehr.
