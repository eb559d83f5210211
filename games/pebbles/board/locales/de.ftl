# Das Spielbrett und die Anleitung von Kiesel.

pb-pebbles = Die Kiesel
pb-players = Die Spieler
pb-score = Punkte
pb-bid = Gebot
pb-bid-none = noch keines
pb-bid-secret = geheim
pb-card = Geheime Karte
pb-card-secret = geheim
pb-take = Kiesel { $pebble } nehmen
pb-cards-lead = Zehn geheime Karten, von denen jede einmal zählt: am Ende.
pb-cards = Geheime Karten
score-title = Woher die Punkte kamen
score-player = Spieler
pb-score-pebbles = Kiesel
pb-score-die = Würfel

guide-lead = Drei Runden, ein paar Kiesel: in einer Minute gelesen, in zweien gespielt.
guide-about-bid = Alle bieten geheim 1 bis 3. Dann nimmt vom ersten Platz an jeder einen Kiesel und bekommt dessen Zahl mal sein Gebot.
guide-about-end = Nach jeder Runde bekommt der erste Platz einen Würfelwurf; nach drei Runden zählen alle ihre geheime Karte dazu.
guide-here-click-about = Alles, was du wählen darfst, leuchtet: ein Gebot, ein Kiesel.
guide-here-asked = Fragen an alle
guide-here-asked-about = Alle bieten gleichzeitig; niemand sieht ein Gebot, bevor das letzte abgegeben ist.
