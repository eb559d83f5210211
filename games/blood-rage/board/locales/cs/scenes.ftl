# Velké chvíle hry.
br-scene-pillage = { $who } plení kraj { $place }
br-scene-call = { $who } povolává do boje o kraj { $place }.
br-scene-came = { $who }: přichází { $figure } ({ $from }).
br-scene-quests = Úkoly se odhalují
br-scene-stat = a vlastnost klanu
br-scene-missed = nesplněno
br-scene-ragnarok = Ragnarök ničí kraj { $place }
br-scene-spared = Určený kraj už je zničený. Ragnarök nic dalšího nebere.
br-scene-nobody-fell = Nikdo tam nestál: žádná slavná smrt, žádná sláva.
br-scene-valhalla = Padlí se vracejí z Valhally
br-scene-age = Konec { $age }. věku
