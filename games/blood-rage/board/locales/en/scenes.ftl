# The great moments of the game.
br-scene-pillage = { $who } pillages { $place }
br-scene-call = { $who } calls to battle for { $place }.
br-scene-came = { $who }: { $figure } comes from { $from }.
br-scene-quests = The quests are turned up
br-scene-stat = and a clan stat
br-scene-missed = not fulfilled
br-scene-ragnarok = Ragnarök takes { $place }
br-scene-spared = The doomed province was destroyed before. Ragnarök takes nothing more.
br-scene-nobody-fell = Nobody stood there: no glorious death, no Glory.
br-scene-valhalla = The dead march out of Valhalla
br-scene-age = The end of age { $age }
