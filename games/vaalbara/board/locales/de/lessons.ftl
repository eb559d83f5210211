# Lektionen von Vaalbara und Wörter, die Seiten erklären.

explain-vp-forms = SP|Siegpunkte|Siegpunkten
explain-vp = Siegpunkte. Wer nach neun Runden die meisten hat, gewinnt.
explain-initiative-forms = Initiative
explain-initiative = Die Zahl auf einem Charakter, von 1 bis 12. Die niedrigste ist zuerst am Zug.
explain-omens-forms = Omen
explain-omens = Die Rückseite der obersten Karte des Stapels: alle Clans vom besten bis zum schlechtesten. Spielen zwei denselben Charakter, ist zuerst am Zug, wer die besseren Omen hat.
explain-realm-forms = Reich|Reiche|Reichen
explain-realm = Die Länder, die dir gehören.
explain-neighbours-forms = Nachbar|Nachbarn
explain-neighbours = Wer direkt links oder rechts von dir sitzt. Sonst zählt niemand.

vb-learn-goal = Ein eigenes Stück Land
vb-learn-goal-about = Worum es geht.
vb-learn-goal-1 = Vaalbara: weit, grün, und noch nie hat es jemand betreten. Gerade ist dein Clan gelandet. Ein Rivale auch.
vb-learn-goal-2 = Das sind die Länder dieser Runde. Ein Land zahlt Siegpunkte (SP), sobald du es nimmst; die goldene Zahl sagt, wie viele.
vb-learn-goal-3 = Ein Feld zahlt 2 SP für jedes deiner Felder, es selbst eingeschlossen. Eines hast du schon, also zahlt es 4: Nimm es.
vb-learn-goal-3-wrong = Ein Gebirge zahlt dir noch nichts. Sieh dir die goldenen Zahlen an: Das Feld ist besser.
vb-learn-goal-4 = 4 SP! Das Feld liegt jetzt in deinem Reich. Dem Rivalen blieb das Gebirge, und die nächsten Länder sind nachgerückt.
vb-learn-goal-5 = Das ist das ganze Ziel: neun Runden, neun Länder. Wer dann die meisten SP hat, herrscht über den Kontinent.

vb-learn-turn = Deine erste Runde
vb-learn-turn-about = Leg einen Charakter aus, dann nimm ein Land.
vb-learn-turn-1 = Jede Runde beginnt heimlich: Alle legen einen Charakter aus der Hand verdeckt vor sich.
vb-learn-turn-2 = Die Zahl ist die Initiative: Die niedrigste ist zuerst am Zug. Der { character-hunter } (3) ist schnell. Leg ihn aus.
vb-learn-turn-2-wrong = Auch nicht schlecht, aber heute muss es schnell gehen. Leg den { character-hunter } aus.
vb-learn-turn-3 = Alle Karten sind aufgedeckt, und 3 ist am niedrigsten: Du bist zuerst am Zug. Dafür hat dir der { character-hunter } schon 3 SP gebracht, denn beide Nachbarn kommen nach dir.
vb-learn-turn-4 = Jetzt hast du die erste Wahl. Ein Wald zahlt die Zahl, die auf ihm steht: Nimm ihn für 6.
vb-learn-turn-4-wrong = Das ginge, aber nichts zahlt hier mehr als der Wald. Nimm ihn.
vb-learn-turn-5 = Die anderen kamen nach dir. Der { character-farmer } (12) war als Letzter dran und bekam den Rest – aber er verdoppelt die Belohnung.
vb-learn-turn-6 = Die 2. Reihe ist nachgerückt, und alle haben nachgezogen. Erste Wahl oder starker Effekt: Das fragt jede Runde.

vb-learn-omens = Initiative und Omen
vb-learn-omens-about = Zuerst dran sein, wenn es zählt.
vb-learn-omens-1 = Ein erstes Gebirge zahlt nichts, das zweite 10 SP. Eines hast du, eines hat dein Rivale: Wer zuerst am Zug ist, nimmt es sich.
vb-learn-omens-2 = Und wenn ihr beide dieselbe Zahl spielt? Dann entscheiden die Omen, die Rückseite der obersten Karte: Der Clan weiter links ist zuerst am Zug.
vb-learn-omens-3 = Der Reiher ist deiner, und er steht vorn. Du kannst es also wagen: Leg den { character-hunter } (3) aus, was auch immer dein Rivale tut.
vb-learn-omens-3-wrong = Dieser Charakter kann etwas anderes. Vertrau den Omen und leg den { character-hunter } aus.
vb-learn-omens-4 = Zweimal { character-hunter }! Die Omen stehen auf deiner Seite, du bist zuerst am Zug, und das bringt dir auch noch 3 SP.
vb-learn-omens-5 = Nimm das Gebirge, bevor dein Rivale es tut.
vb-learn-omens-5-wrong = Und deinem Rivalen 10 SP lassen? Nimm das Gebirge.
vb-learn-omens-6 = Neue Länder liegen aus, also liegt oben eine andere Rückseite. Jetzt steht der Rabe deines Rivalen vor deinem Reiher.
vb-learn-omens-7 = Bei Gleichstand wäre nun dein Rivale zuerst am Zug. Sei also schneller: Niemand ist vor der { character-warrior } (1) am Zug.
vb-learn-omens-7-wrong = Mit derselben oder einer niedrigeren Karte käme der Rivale zuerst. Sicher ist nur die { character-warrior }.
vb-learn-omens-8 = Wieder zuerst. Ein Fluss zahlt deine Initiative mal deine Flüsse: Mit einer 1 ist das wenig. Das Dorf zahlt 2 SP für jede Landschaft, die du hast: Nimm es für 6.
vb-learn-omens-8-wrong = Mit Initiative 1 zahlt der Fluss 1 SP. Das Dorf zahlt 6.
vb-learn-omens-9 = Wer kann dieselbe Karte haben, und was sagen die Omen? Frag dich das, bevor du etwas auslegst, und halb Vaalbara gehört dir.

vb-learn-scoring = Das letzte Land
vb-learn-scoring-about = Was am Ende zählt.
vb-learn-scoring-1 = Die neunte Runde, die letzte. Dir fehlen 2 SP, und ein Land kommt noch.
vb-learn-scoring-2 = Danach werden bunte Reiche belohnt: 5 SP für fünf verschiedene Landschaften, 10 SP für alle sechs.
vb-learn-scoring-3 = Fünf hast du; nur ein Wald fehlt. Das Feld zahlt jetzt 6, der Wald 3. Was ist besser für dich?
vb-learn-scoring-3-wrong = Jetzt 6 gegen 3 – aber die sechste Landschaft bringt am Ende 5 mehr. Rechne noch einmal.
vb-learn-scoring-4 = Alle sechs Landschaften: 10 SP! Die Punkte sind aufgedeckt, und du gewinnst mit 2 Vorsprung. Bei Gleichstand hätten die Omen entschieden.

vb-learn-patience = Langsam und süß
vb-learn-patience-about = Ein Kniff: Lass die anderen hetzen.
vb-learn-patience-1 = Sieh, wer was will. Für dich ist das Gebirge das zweite: 10 SP. Für die anderen wäre es das erste und brächte nichts.
vb-learn-patience-2 = Also beeilt sich niemand dafür, und du kannst dir Zeit lassen. Der { character-farmer } (12) verdoppelt, was dein Land zahlt: Leg ihn aus.
vb-learn-patience-2-wrong = Das wäre schneller, aber Eile hat es nicht. Verdopple: Leg den { character-farmer } aus.
vb-learn-patience-3 = Die anderen haben genommen, was ihnen etwas bringt, und dir das Gebirge gelassen. 10 SP, verdoppelt: 20!
vb-learn-patience-4 = Noch ein Langsamer: Ein Land zahlt nur einmal, wenn es kommt. Der { character-explorer } (11) tauscht eines, das schon gezahlt hat, mit der untersten Karte des Stapels, und die zahlt auch. Leg ihn aus.
vb-learn-patience-4-wrong = Auch nicht schlecht. Probier jetzt aber den { character-explorer } aus.
vb-learn-patience-5 = Welches deiner Länder geht? Gebirge und Flüsse machen die nächsten wertvoller. Das Grasland hat seine Pflicht getan: Gib es her.
vb-learn-patience-5-wrong = Das kann dir noch nützen. Gib das Grasland her; die SP dafür bleiben dir.
vb-learn-patience-6 = Ein Dorf kam: drei Landschaften, 6 SP. Und der Fluss, den niemand wollte, zahlt 12, denn die Initiative zählt bis 6, mal zwei Flüsse.
vb-learn-patience-7 = Mehr brauchst du nicht. Den Rest sagen dir die Karten – und jetzt spiel dein erstes Spiel!
