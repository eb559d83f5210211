# Lektionen von Blood Rage und Wörter, die Seiten erklären.

explain-rage-forms = Wut
explain-rage = Damit bezahlst du Aktionen. In jedem Zeitalter beginnst du mit so viel, wie dein Clan-Wert Wut sagt.
explain-glory-forms = Ruhm|Ruhms
explain-glory = Darum geht es. Wer nach drei Zeitaltern am meisten hat, gewinnt.
explain-strength-forms = ST
explain-strength = Stärke: was eine Spielfigur oder Karte in der Schlacht zählt, und was die Invasion einer Spielfigur an Wut kostet.
explain-axes-forms = Äxte
explain-axes = So viel Ruhm erhältst du für jede gewonnene Schlacht.
explain-horns-forms = Hörner
explain-horns = So viele Spielfiguren darfst du zugleich auf dem Brett haben.
explain-valhalla-forms = Walhall
explain-valhalla = Hierher kommen zerstörte Spielfiguren. Am Ende des Zeitalters kehren alle heim.
explain-ragnarok-forms = Ragnarök
explain-ragnarok = Es zerstört am Ende jedes Zeitalters ein Gebiet. Spielfiguren, die dort sterben, bringen Ruhm.

br-learn-goal = Ein ruhmreiches Ende
br-learn-goal-about = Worum es geht.
br-learn-goal-1 = Die Welt geht unter, und niemand hält es auf. Nur eines will dein Clan noch: mit dem größten Ruhm untergehen.
br-learn-goal-2 = Neun Gebiete, oder was Ragnarök davon übrig ließ. Am Ende jedes der drei Zeitalter verbrennt ein weiteres.
br-learn-goal-3 = Schick zuerst deinen Anführer: Seine Invasion kostet nichts. Wähl ihn unten aus und klick auf ein freies Dorf in Gimle.
br-learn-goal-3-wrong = Jedes freie Dorf steht dir offen, aber heute geht es nach Gimle. Wähl zuerst den Anführer aus.
br-learn-goal-4 = Er steht in Gimle, und niemand bewacht es. Klick auf das Plättchen und plündere das Gebiet!
br-learn-goal-4-wrong = Das hat Zeit. Gimle liegt offen da: Plündere es.
br-learn-goal-5 = Niemand hat sich dir entgegengestellt, also gab es keine Schlacht. Das Plättchen brachte 5 Ruhm. Jedes Gebiet wird im Zeitalter nur einmal geplündert.
br-learn-goal-6 = Auch gewonnene Schlachten, Aufgaben und selbst ein guter Tod bringen Ruhm. Nach drei Zeitaltern gewinnt der Clan mit dem meisten.

br-learn-turn = Deine ersten Züge
br-learn-turn-about = Was du tun kannst und was es kostet.
br-learn-turn-1 = In deinem Zug tust du eine Sache, dann sind die anderen dran. Fast alles kostet Wut, und für dieses Zeitalter hast du 6.
br-learn-turn-2 = Invasion: Eine Spielfigur kostet ihre ST. Ein Krieger hat 1. Wähl einen Krieger aus und schick ihn nach Gimle.
br-learn-turn-2-wrong = Auch möglich. Versuch es aber erst mit dem Billigen: ein Krieger nach Gimle.
br-learn-turn-3 = In Utgard steht jetzt ein feindlicher Krieger. Du hast den Troll auf der Hand: Aufrüsten mit ihm kostet 2 Wut, die ST auf der Karte.
br-learn-turn-3-wrong = Später vielleicht. Lass erst den Troll los.
br-learn-turn-4 = Ein neues Monster darf sofort kostenlos invadieren. Und dieses tötet alle feindlichen Krieger, wohin es kommt: Schick es nach Utgard!
br-learn-turn-4-wrong = Dort stünde er auch gut, aber der Feind ist in Utgard.
br-learn-turn-5 = Erledigt. Die anderen haben gepasst: In diesem Zeitalter tun sie nichts mehr. Ein Marsch kostet 1 Wut für beliebig viele Spielfiguren: Schick deinen Krieger von Gimle nach Utgard.
br-learn-turn-5-wrong = Nicht aufhören. Markier den Krieger in Gimle und klick auf ein Dorf in Utgard.
br-learn-turn-6 = Plündern kostet nichts, solange du noch Wut hast. Hol dir Utgard!
br-learn-turn-6-wrong = Erst die Belohnung: Plündere Utgard.
br-learn-turn-7 = Deine Äxte sind gestiegen: Jede gewonnene Schlacht bringt dir jetzt 4 Ruhm. Ist deine Wut verbraucht oder passt du, ist das Zeitalter für dich vorbei.

br-learn-battle = In die Schlacht!
br-learn-battle-about = Vom Schlachtruf bis zur Beute.
br-learn-battle-1 = Dein Anführer (ST 3) steht in Andlang. Nebenan in Gimle warten zwei feindliche Krieger (je ST 1).
br-learn-battle-2 = Du willst das Plättchen von Andlang: Es erhöht deine Äxte. Plündere das Gebiet und sieh, wer kommt.
br-learn-battle-2-wrong = Du bist wegen Andlang hier: Plündere es.
br-learn-battle-3 = Der Schlachtruf: Reihum darf jeder eine Spielfigur aus der Nachbarschaft schicken. Gegen dich ist ein Krieger gekommen. Ruf deinen aus Yggdrasil; es grenzt an alles.
br-learn-battle-3-wrong = Es ginge auch ohne ihn. Aber das letzte Dorf ist frei: besser du als sie.
br-learn-battle-4 = Jetzt legt jeder eine Karte verdeckt ab. Nur Kampfkarten bringen ST: Leg „Tyrs Schlag“ für 3 mehr.
br-learn-battle-4-wrong = Erlaubt wäre es, sogar als Bluff. Heute wollen wir aber gewinnen: „Tyrs Schlag“.
br-learn-battle-5 = Aufgedeckt: 4 + 3 = 7 gegen 1 + 3 = 4. Du siegst! Bei Gleichstand hätten alle verloren.
br-learn-battle-6 = Der besiegte Krieger kommt nach Walhall und am Ende des Zeitalters zurück. Das Plättchen hat deine Äxte auf 4 erhöht, also brachte dir der Sieg 4 Ruhm.
br-learn-battle-7 = Die Karte des Siegers ist weg, der Verlierer nimmt seine zurück. So schwächt auch eine verlorene Schlacht den Feind.

br-learn-quest = Eine Aufgabe
br-learn-quest-about = Versprechen, halten, kassieren.
br-learn-quest-1 = Das zweite Zeitalter ist fast vorbei. Du hast eine Aufgabe: Sei an seinem Ende in einem Gebiet von Alfheim stärker als alle anderen.
br-learn-quest-2 = Gimle liegt in Alfheim, und dort hast du ST 4 gegen 1. Nur angenommene Aufgaben zählen, und das kostet nichts: Nimm sie an.
br-learn-quest-2-wrong = Ohne Wut ist es zu spät. Nimm die Aufgabe jetzt an.
br-learn-quest-3 = Sie liegt verdeckt; niemand weiß, was du vorhast. Du könntest noch handeln, aber alles steht, wie es soll: Passe.
br-learn-quest-3-wrong = Verdirb es nicht: In Gimle ist niemand stärker als du. Passe.
br-learn-quest-4 = Erfüllt: 5 Ruhm! Und du darfst einen Clan-Wert erhöhen. Äxte auf der vierten Stufe sind legendär: Erhöh sie.
br-learn-quest-4-wrong = Nicht schlecht, aber den Äxten fehlt nur eine Stufe zur Legende.
br-learn-quest-5 = Dann verschlang Ragnarök Utgard, die Toten kehrten heim, und das dritte Zeitalter beginnt: Wieder werden Karten gewählt.
br-learn-quest-6 = Ganz am Ende bringt jeder Clan-Wert auf der vierten oder fünften Stufe 10 Ruhm, auf der sechsten 20. Deine sind auf gutem Weg.

br-learn-ragnarok = Ein guter Tag zum Sterben
br-learn-ragnarok-about = Ein Kniff: Ragnarök bezahlt die Toten.
br-learn-ragnarok-1 = Das Zeitalter endet. Ringsum ist geplündert, und du liegst zurück. Aber sieh: Gimle ist dem Untergang geweiht.
br-learn-ragnarok-2 = Wer dort in Ragnarök stirbt, bringt 2 Ruhm und kehrt gleich danach aus Walhall heim. Also los: alle drei Krieger aus Myrkvlor ins Feuer!
br-learn-ragnarok-2-wrong = Alle drei, und nach Gimle: Markier sie und klick dort auf ein Dorf.
br-learn-ragnarok-3 = Ein Fjord verbrennt mit seinem Gebiet. Du hast noch 2 Wut, genug für ein Schiff: Schick es in den Nordwest-Fjord.
br-learn-ragnarok-3-wrong = Das Schiff ist jetzt mehr wert: Wähl es aus, dann den Nordwest-Fjord bei Gimle.
br-learn-ragnarok-4 = Vier Tote, 8 Ruhm, und zum nächsten Zeitalter sind alle wieder da. Im dritten wären es 4 für jeden.
br-learn-ragnarok-5 = Jetzt weißt du, wie ein Wikinger denkt. Den Rest sagen dir die Karten: Spiel dein erstes Spiel!
