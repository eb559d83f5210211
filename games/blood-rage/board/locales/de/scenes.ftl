# Die großen Momente des Spiels.
br-scene-pillage = { $who } plündert { $place }
br-scene-call = { $who } ruft zur Schlacht um { $place }.
br-scene-came = { $who }: { $figure } kommt ({ $from }).
br-scene-quests = Die Aufgaben werden aufgedeckt
br-scene-stat = und ein Clan-Wert
br-scene-missed = nicht erfüllt
br-scene-ragnarok = Ragnarök verschlingt { $place }
br-scene-spared = Das bestimmte Gebiet ist schon zerstört. Ragnarök nimmt nichts mehr.
br-scene-nobody-fell = Niemand stand dort: kein ruhmreicher Tod, kein Ruhm.
br-scene-valhalla = Die Gefallenen kehren aus Walhall zurück
br-scene-age = Das Ende des { $age }. Zeitalters
