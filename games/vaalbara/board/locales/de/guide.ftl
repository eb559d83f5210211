# Anleitung, Galerie und Regeln von Vaalbara.
# Summen werden von geschützten Leerzeichen zusammengehalten.

# Was die drei Seiten gemeinsam haben.

guide-lead = Zehn Minuten, und du kannst dein erstes Spiel spielen. Die Karten musst du nicht auswendig lernen: Am Tisch sagt dir jede, was sie kann.
guide-fact-rounds = { $rounds } { $rounds ->
    [one] Runde
   *[other] Runden
}
guide-fact-lands = { $lands } { $lands ->
    [one] Land
   *[other] Länder
}
guide-fact-characters = { $characters } { $characters ->
    [one] Charakter
   *[other] Charaktere
} je Clan
guide-gain = +{ $vp } SP
guide-place = { $place }.

# Worum es geht.
guide-about-story = Vaalbara ist ein weiter, wilder, fruchtbarer Kontinent, den noch niemand betreten hat. Du führst einen der fünf Clans an, die ihn besiedeln wollen. In { $rounds ->
    [one] { $rounds } Runde gewinnt jeder Clan { $rounds } Land
   *[other] { $rounds } Runden gewinnt jeder Clan { $rounds } Länder
}, und jedes Land bringt Siegpunkte (SP). Der Clan mit den meisten SP herrscht über den Kontinent.
guide-about-clans = Alle Clans haben die gleichen zwölf Charaktere. Sie unterscheiden sich nur in Farbe und Wappen – und darin, wie gut es die Omen gerade mit ihnen meinen.
guide-about-round = In jeder Runde legst du heimlich einen Charakter aus. Gemeinsam aufgedeckt entscheiden die Charaktere zweierlei auf einmal: in welcher Reihenfolge ihr am Zug seid und was jeder Besonderes tun darf. Die Schnellen haben die erste Wahl unter den Ländern, die Langsamen haben die stärkeren Effekte.
guide-about-question = So stellt jede Runde dieselbe Frage: Willst du lieber Erster sein oder stark – und was tun die anderen?

# Der Tisch.
guide-table-title = Der Tisch
guide-table-intro = So sieht es zu { $players ->
    [4] viert
   *[other] { $players }
} aus. Die Zahlen sind unter der Zeichnung erklärt.
guide-table-deck = Länderstapel.
guide-table-deck-about = Er liegt verdeckt; von hier kommen neue Länder.
guide-table-omens = Omen.
guide-table-omens-about = Die Rückseite der obersten Karte zeigt die fünf Clans vom besten bis zum schlechtesten. Danach wird ein Gleichstand entschieden.
guide-table-row-two = 2. Reihe.
guide-table-row-two-about = Die Länder der nächsten Runde. Du siehst sie kommen, aber nehmen kann sie noch niemand.
guide-table-row-one = 1. Reihe.
guide-table-row-one-about = Die Länder dieser Runde, für jeden Spieler eines. Jeder nimmt genau eines.
guide-table-realm = Dein Reich.
guide-table-realm-about = Die Länder, die dir gehören. Auch deine SP liegen hier, verdeckt.
guide-table-others = Die Reiche der anderen.
guide-table-others-about = Offen für alle.
guide-table-hand = Deine Hand.
guide-table-hand-about = { $hand } von deinen Charakteren (es sind { $characters }), nur für deine Augen.
guide-table-discard = Dein Nachziehstapel und deine Ablage.
guide-table-discard-about = Vom Stapel ziehst du nach. Was du gespielt hast, liegt offen daneben.
guide-table-setup = Am Anfang hat jeder { $vp } SP, { $hand } { $hand ->
    [one] Charakter
   *[other] Charaktere
} auf der Hand, { $pile } im Stapel und kein Land. Einen Startspieler gibt es nicht. Hier baut der Tisch das alles für dich auf.

# Eine Runde.
guide-round-title = Eine Runde in drei Schritten
guide-round-assignment = Zuweisung
guide-round-assignment-about = Alle wählen einen Charakter aus der Hand und legen ihn verdeckt aus. Liegt der letzte, werden alle zugleich aufgedeckt.
guide-round-resolution = Auflösung
guide-round-resolution-about = Alle kommen nacheinander zum Zug, die niedrigste Initiative zuerst.
guide-round-end = Ende der Runde
guide-round-end-about = Die 2. Reihe wird zur 1. Reihe, eine neue 2. Reihe wird ausgelegt, und alle ziehen auf { $hand } { $hand ->
    [one] Charakter
   *[other] Charaktere
} nach. Ein leerer Stapel gibt nichts mehr her.
guide-round-turn = Dein Zug hat zwei Aktionen, immer in dieser Folge
guide-round-character-action = Charakter.
guide-round-character-action-about = Führ den Effekt deines Charakters aus, auch wenn er dir nichts bringt. Danach kommt er offen auf deine Ablage.
guide-round-land-action = Land.
guide-round-land-action-about = Nimm ein Land der 1. Reihe in dein Reich. Die Belohnung erhältst du sofort.
guide-round-empty = Lücken in der 1. Reihe bleiben bis zum Ende der Runde. Je später du dran bist, desto kleiner ist die Auswahl – und wer als Letzter kommt, nimmt, was übrig ist.

# Initiative und Omen.
guide-order-title = Wer zuerst kommt: Initiative und Omen
guide-order-initiative = Die Zahl auf einem Charakter ist seine Initiative, von { $least } bis { $most }. Die niedrigste Zahl ist zuerst am Zug.
guide-order-early = früh: erste Wahl unter den Ländern
guide-order-late = spät: starke Effekte, übrige Länder
guide-order-omens-title = Zweimal dieselbe Zahl? Frag die Omen
guide-order-omens = Einen Gleichstand gibt es nur, wenn zwei denselben Charakter ausgelegt haben. Dann zählt die Rückseite oben auf dem Länderstapel: Der Clan, der weiter links steht, hat die besseren Omen und ist zuerst am Zug.
guide-order-best = am besten
guide-order-worst = am schlechtesten
guide-order-tie = { $first } und { $second } spielen beide: { $character }. In diesen Omen steht { $first } vor { $second }, also ist { $first } zuerst am Zug.
guide-order-absent = Clans, die niemand spielt, werden übergangen.
guide-order-fresh = Jede neue Runde deckt eine neue Rückseite auf, und die Omen wechseln.
guide-order-tracker = Der { character-tracker } kann sie mitten in einer Runde ändern. Die neuen Omen gelten dann für alle, die noch nicht am Zug waren.

# Das Beispiel.
guide-example-title = Eine Runde in Bildern
guide-example-intro = Das Beispiel der Spielregel: Runde { $round } mit vier Spielern. Im Kreis sitzen { $seats }; Erster und Letzter sind also auch Nachbarn. Jeder besitzt schon ein Land.
guide-example-offer = Die 1. Reihe bietet
guide-example-reveal = Die Charaktere werden aufgedeckt
guide-example-owns = besitzt
guide-example-order = { $tied } haben denselben Charakter; hier entscheiden die Omen. Die ganze Reihenfolge: { $order }.
guide-example-turns = Zug um Zug
guide-example-blue-character = Noch kein Nachbar war am Zug, also zahlt der { character-hunter }.
guide-example-blue-land = Nimmt das Grasland: 1 für dieses Grasland und 1 für das des Nachbarn { clan-red }.
guide-example-purple-character = Nachbar { clan-blue } war schon am Zug, also bringt der { character-hunter } nichts.
guide-example-purple-land = Nimmt ein Feld, das zweite: 2 für jedes Feld.
guide-example-yellow-character = Nachbar { clan-red } kommt erst noch, also bringt der { character-carver } nichts.
guide-example-yellow-land = Nimmt den Fluss, den zweiten: Die Initiative zählt höchstens als 6, und das mal zwei Flüsse.
guide-example-red-character = Der { character-farmer } verdoppelt, was das Land gleich zahlt.
guide-example-red-land = Nur ein Feld ist noch da. Das erste Feld bringt 2, und das doppelt.
guide-example-totals = Siegpunkte in dieser Runde
guide-example-head-clan = Clan
guide-example-head-before = Vorher
guide-example-head-character = Charakter
guide-example-head-land = Land
guide-example-head-after = Nachher

# Länder.
guide-lands-title = Die sechs Landschaften
guide-lands-intro = Jede Landschaft belohnt dich auf ihre Weise, und zwar in dem Augenblick, in dem sie in dein Reich kommt.
guide-head-land = Land
guide-head-pays = Belohnung
guide-head-example = In Zahlen
guide-head-character = Charakter
guide-head-effect = Effekt
guide-head-tip = Tipp
guide-lands-meadow = Du hast 1 Grasland, deine Nachbarn haben zusammen { $around }. Ein neues: { $own } + { $around } = { $vp } SP.
guide-lands-field = Vier Felder nacheinander: { $rewards } = { $vp } SP.
guide-lands-forest = Ein Wald mit der Zahl { $vp } bringt { $vp } SP, was immer du sonst besitzt.
guide-lands-village = Du hast zwei Felder, einen Wald und ein Dorf. Ein weiteres Dorf zählt { $kinds } { $kinds ->
    [one] Landschaft
   *[other] Landschaften
}: 2 × { $kinds } = { $vp } SP.
guide-lands-mountain = Vier Gebirge nacheinander: { $rewards } = { $vp } SP.
guide-lands-river = Ein zweiter Fluss bei Initiative { $low-initiative } ({ $low }): { $low-vp } SP. Bei Initiative { $high-initiative } ({ $high }) oder mehr: { $high-vp } SP.
guide-lands-once = Ein Land zahlt einmal. Ändern sich Reiche später, wird nichts noch einmal gezahlt und nichts zurückgenommen.
guide-lands-included = Das neue Land zählt immer schon mit.

# Charaktere.
guide-characters-title = Die zwölf Charaktere
guide-characters-intro = Die Zahl ist die Initiative: Niedrig heißt früh. Du spielst neun deiner zwölf, jeden einmal (außer die { character-midwife } holt einen zurück).
guide-characters-must = Effekte sind Pflicht: Wo einer dir eine Wahl gibt, musst du wählen, auch wenn es nur einem Gegner hilft. Freiwillig ist nur, eine { character-warrior } zu zeigen.
guide-tip-warrior = Du wählst unter allen Ländern. Der Preis: Wer seine noch auf der Hand hat, kann einen Punkt bekommen.
guide-tip-bard = Früh dran, doch das Geschenk bekommt ein Gegner. Gib es jemandem, der nicht gewinnt.
guide-tip-hunter = Am besten, wenn deine Nachbarn nach etwas Langsamem aussehen.
guide-tip-seer = Sieh dir die Ablagen der Nachbarn an: Wer die geraden gespielt hat, dem bleiben ungerade.
guide-tip-carpenter = Warte auf zwei, drei Wälder. Der Wald aus demselben Zug zählt nicht.
guide-tip-falconer = Die niedrigste Initiative, bei der ein Fluss voll zahlt.
guide-tip-tracker = Tausch ein Land weg, das du nicht willst – oder leg eine Rückseite obenauf, deren Omen dich mögen.
guide-tip-midwife = So spielst du deine beste Karte ein zweites Mal. In Runde 1 bewirkt sie nichts.
guide-tip-rider = Hol dir ein Land aus der 2. Reihe – oder versteck eines vor denen, die nach dir kommen.
guide-tip-carver = Lohnt sich, wenn die Nachbarn es eilig haben. Achte darauf, welche langsamen Karten sie schon gespielt haben.
guide-tip-explorer = Gib ein Land ab, das schon gezahlt hat: Seine SP bleiben dir, und das neue zahlt auch.
guide-tip-farmer = Du nimmst, was übrig ist, aber doppelt. Am besten, wenn dir mehrere Länder der 1. Reihe gefallen.

# Nachbarn.
guide-neighbours-title = Wer ist dein Nachbar?
guide-neighbours-intro = Nachbarn sitzen direkt links und rechts von dir. Sonst zählt niemand.
guide-neighbours-players = { $players } Spieler
guide-neighbours-2 = Ein Nachbar: dein Gegner, er zählt einmal.
guide-neighbours-3 = Alle sind deine Nachbarn.
guide-neighbours-4 = Wer dir gegenübersitzt, ist kein Nachbar.
guide-neighbours-5 = Zwei der vier anderen sind keine Nachbarn.
guide-neighbours-you = du
guide-neighbours-near = Nachbar
guide-neighbours-far = kein Nachbar
guide-neighbours-who = Sie achten auf Nachbarn
guide-neighbours-any = { character-bard }, { character-falconer } und { character-warrior } können jeden am Tisch betreffen.

# Das Ende.
guide-end-when = Nach { $rounds ->
    [one] { $rounds } Runde besitzt jeder { $rounds } Land
   *[other] { $rounds } Runden besitzt jeder { $rounds } Länder
}. Nun werden alle SP aufgedeckt, und bunte Reiche erhalten einen Bonus:
guide-end-kinds = für { $kinds } { $kinds ->
    [one] Landschaft
   *[other] verschiedene Landschaften
}
guide-end-winner = Die meisten SP gewinnen. Bei Gleichstand entscheiden die besten aktuellen Omen.
guide-end-example = Das Beispiel der Spielregel: { clan-blue } hat { $before } SP und { $kinds } { $kinds ->
    [one] Landschaft
   *[other] Landschaften
}, nur das Gebirge fehlt, und am Ende { $before } + { $bonus } = { $after } SP.
guide-end-nothing = Übrige Charaktere und Länder, die noch in den Reihen liegen, sind nichts wert.

# Offen und geheim.
guide-open-lands = alle Länder in den Reihen und Reichen, samt ihren Rückseiten
guide-open-omens = die Omen oben auf dem Stapel
guide-open-discards = jeden gespielten Charakter
guide-open-gains = jeden Gewinn und Verlust von SP, sobald er eintritt
guide-open-counts = wie viele Karten in jeder Hand, in jedem Stapel und im Länderstapel sind
guide-open-put-back = ein Land, das ein { character-tracker } oder { character-explorer } zurückgelegt hat, solange es dort liegt
guide-secret-hands = die Charaktere auf deiner Hand
guide-secret-assigned = den Charakter, den du ausgelegt hast, bis alle aufgedeckt werden
guide-secret-piles = die Reihenfolge deines Stapels – die kennst nicht einmal du
guide-secret-deck = die Länder im Länderstapel
guide-secret-totals = deinen SP-Stand bis zum Ende (ein Tisch kann offene Punktestände wählen)
guide-secrets-reckon = Alle Clans haben die gleichen Charaktere, und die gespielten liegen offen. Du kannst dir also ausrechnen, was jemand noch haben kann – das ist der halbe Spaß.

# Tipps.
guide-advice-1 = Zwei Landschaften, die wachsen, bringen mehr als sechs, die es nicht tun: Felder und Flüsse werden mit jedem weiteren wertvoller.
guide-advice-2 = Behalte trotzdem fünf Landschaften im Auge: Der Bonus ist so viel wert wie ein gutes Land.
guide-advice-3 = Ein erstes Gebirge bringt nichts. Nimm es, wenn du das zweite schon in der 2. Reihe siehst.
guide-advice-4 = Flüsse mögen langsame Charaktere. Ab Initiative 6 zahlen sie alle gleich.
guide-advice-5 = Grasland steckt an: Haben deine Nachbarn welches, zahlt auch deines mehr.
guide-advice-6 = Frag dich vor der Wahl bei jedem Gegner: Welches Land braucht er am nötigsten, und wie schnell muss er dafür sein?
guide-advice-7 = Mit guten Omen kannst du denselben Charakter riskieren wie ein Gegner. Mit schlechten spiel einen, der gern spät kommt.
guide-advice-8 = Drei Charaktere bleiben ungespielt. Spiel die starken langsamen, solange die 1. Reihe reich ist, nicht erst am Schluss.

# Hier spielen.
guide-here-click-about = Ein Satz sagt, was gefragt ist. Alles, was du wählen darfst, leuchtet dort, wo es liegt: Klick es an. Die Länder zeigen auch, was sie dir jetzt brächten.
guide-here-asked = Kriegerin
guide-here-asked-about = Nach der { character-warrior } wird jeder gefragt, der sie haben könnte, damit niemand erfährt, wer sie wirklich hat. Du kannst eine feste Antwort hinterlassen.

# Die Galerie.
gallery-lead = Alle Karten ({ $cards }): { $characters } { $characters ->
    [one] Charakter
   *[other] Charaktere
} in den Farben von fünf Clans und { $lands } { $lands ->
    [one] Land, mit seiner Rückseite
   *[other] Länder, jedes mit seiner Rückseite
}.
gallery-characters-title = Charaktere
gallery-characters-about = Jeder der fünf Clans hat diese zwölf Karten, von jeder eine: zusammen { $cards }.
gallery-clan-choice = In den Farben von
gallery-lands-title = Länder
gallery-lands-about = Karten mit { $two } sind immer im Spiel, mit { $three } ab drei Spielern, mit { $four } ab vier Spielern.
gallery-omens-title = Omen
gallery-omens-about = Die Rückseiten der Länder, die besten Omen links. Keine zwei sind gleich. Für jedes Spiel werden sie zufällig auf die benutzten Länder verteilt; eine Rückseite verrät also nichts über die Vorderseite.
gallery-omens-tier = { $tier }: { $count } { $count ->
    [one] Rückseite
   *[other] Rückseiten
}
gallery-initiative = Initiative { $initiative }
gallery-by-order = nach der Reihenfolge der Spielregel
gallery-sources-about = Die Spielregel druckt nicht alles ab. Daher stammen unsere Zahlen:
gallery-source-effects = Effekte der Charaktere
gallery-source-rewards = Belohnungen der Länder
gallery-source-numbers = { $lands } { $lands ->
    [one] Land
   *[other] Länder
} in sechs Landschaften, { $characters } { $characters ->
    [one] Charakter
   *[other] Charaktere
}, SP am Anfang, Boni
gallery-source-tiers = Zeichen 2+, 3+ und 4+, Werte der Wälder von 3 bis 6
gallery-source-initiatives = Initiativen von 1 bis 12
gallery-source-make-up = wie viele Länder es von jeder Landschaft, jedem Zeichen und jedem Wert gibt
gallery-source-omens = die Reihenfolgen der Omen ({ $lands })
gallery-sources-own = Besitzt du das Spiel? Ein Tisch kann mit deinem eigenen ausgezählten Kartensatz gespielt werden.

# Die Regeln.
