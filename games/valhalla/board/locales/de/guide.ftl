# Guide and gallery of Valhalla.
# Sums are held together by non-breaking spaces.

guide-lead = Zehn Minuten, und du kannst deinen ersten Kampf schlagen. Die Karten musst du vorher nicht kennen: Am Tisch sagt dir jede, was sie kann.
guide-fact-cards = { $cards } { $cards ->
    [one] Karte
   *[other] Karten
} im Grundspiel
guide-fact-jarls = { $jarls } { $jarls ->
    [one] Jarl
   *[other] Jarle
}
guide-count = { $count }×

# What it is about.
guide-about-story = Ragnarök naht, und kein Wikinger will das Ende im Bett erwarten. Du bist ein Jarl. Du sammelst Krieger in deinem Gefolge und führst sie in Würfelkämpfe. Wer kämpft und siegt, geht nach Walhall an Odins Tafel und bringt dir Ruhm. Wer am Ende den meisten Ruhm hat, gewinnt.
guide-about-turns = Die Krieger kommen aus vier Clans der Wikinger, die Frostriesen sind der fünfte. In deinem Zug verstärkst du dein Gefolge, greifst an oder ziehst Karten. Sobald jemand den letzten Schild verliert oder der Stapel leer ist, naht das Ende: Ragnarök.
guide-about-ways = Woher der Ruhm kommt
guide-glory-warriors = Gefallene Krieger
guide-glory-warriors-about = Jeder Krieger in deinem Walhall zählt, was auf seiner Karte steht: { $least } bis { $most } Ruhm.
guide-glory-captured = Erbeutete Schilde
guide-glory-captured-about = Jeder gewonnene Angriff erbeutet einen Schild des Verteidigers: am Ende { $points } Ruhm, und mehr für Sätze von verschiedenen Spielern.
guide-glory-own = Eigene Schilde
guide-glory-own-about = Ab drei Spielern ist jeder Schild, den du behalten hast, { $points } Ruhm wert.
guide-glory-modules = Erweiterungen
guide-glory-modules-about = Die Gunst der Walküren, Aufträge, Thors Hilfe und die Krone bringen mehr.
guide-about-question = Ein Krieger, der siegt, ist fort. Wer heute das ganze Gefolge nach Walhall schickt, steht morgen allein da.

# The hall.
guide-hall-title = Deine Halle
guide-hall-intro = Alles, was einem Spieler gehört, liegt in seiner Halle und ist bis auf die Hand für alle offen. Die Zahlen werden unter der Zeichnung erklärt.
guide-hall-jarl = Jarl.
guide-hall-jarl-about = Führt dein Gefolge. Er hat eine Hauptfähigkeit und eine Nebenfähigkeit mit Bedingung.
guide-hall-band = Gefolge.
guide-hall-band-about = Deine Krieger, höchstens { $places }. Sie greifen an und verteidigen. Auf welchem Platz ein Krieger steht, ist gleich.
guide-hall-valhalla = Walhall.
guide-hall-valhalla-about = Die Karten, die du schon sicher hast. Niemand nimmt sie dir mehr.
guide-hall-shields = Eigene Schilde.
guide-hall-shields-about = Du beginnst mit { $shields } und verlierst einen, wann immer dich jemand angreift und siegt. Hier fehlt schon einer.
guide-hall-captured = Erbeutete Schilde.
guide-hall-captured-about = Durch gewonnene Angriffe von anderen geholt. Die verlierst du nicht mehr.
guide-hall-hand = Hand.
guide-hall-hand-about = Krieger und Taktiken, so viele du magst. Nur du siehst sie.
guide-hall-middle = In der Mitte des Tisches
guide-hall-deck = Der Stapel: { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}, mit Erweiterungen mehr. Alle dürfen zählen, was übrig ist.
guide-hall-pile = Der Ablagestapel liegt offen, und seine Reihenfolge bleibt. Du darfst ihn jederzeit durchsehen.
guide-hall-dice = Die Würfel: sechs für den Angreifer, sechs für den Verteidiger und drei graue als gemeinsamer Vorrat zusätzlicher Würfel.
guide-hall-start = So fängt es an
guide-start-jarl = Du erhältst drei Jarle und wählst geheim einen. Alle werden gleichzeitig aufgedeckt.
guide-start-warrior = In der Mitte liegen Krieger offen, einer mehr als Spieler. Alle nehmen einen ins Gefolge, der Startspieler zuletzt.
guide-start-hand = Du ziehst sieben Karten und legst zwei davon ab.
guide-hall-players = Je nach Spielerzahl
guide-head-players = Spieler
guide-head-discarded = Vom Stapel abgelegt
guide-head-warriors = Offene Krieger
guide-head-deck = Stapel vor dem ersten Zug

# The cards.
guide-cards-title = Die Karten
guide-cards-intro = Die meisten Karten sind Krieger. So liest man sie:
guide-card-strength = Stärke
guide-card-strength-about = Oben links: was der Krieger deiner Seite im Kampf bringt.
guide-card-clan = Clan
guide-card-clan-about = Die Farbe. Viele Fähigkeiten fragen nach den Clans in einem Gefolge.
guide-card-weapons = Waffen
guide-card-weapons-about = Unter der Stärke: die Würfel, die den Krieger aktivieren, einer für jede Waffe.
guide-card-ability = Fähigkeit
guide-card-ability-about = Wirkt, sobald der Krieger aktiviert ist.
guide-card-glory = Ruhm
guide-card-glory-about = Unten links: was der Krieger in Walhall wert ist.
guide-cards-clans = Die Clans des Grundspiels
guide-head-clan = Clan
guide-head-strength = Stärke
guide-head-glory = Ruhm
guide-head-abilities = Fähigkeiten
guide-cards-need-not = Die Krieger, nach denen eine Fähigkeit fragt, müssen nur im Gefolge stehen. Aktiviert müssen sie nicht sein.
guide-cards-others = Die übrigen Karten sind Taktiken: Sie werden einmal im Kampf gespielt und dann abgelegt.

# A turn.
guide-turn-title = Dein Zug
guide-turn-intro = Ein Zug hat zwei Phasen: Erst machst du eine Aktion, dann ziehst du Karten.
guide-turn-a = Phase A: eine von vier Aktionen
guide-head-action = Aktion
guide-head-what = Was du tust
guide-head-mind = Beachte
guide-action-one = Krieger hinzufügen
guide-action-one-what = Ein beliebiger Krieger aus deiner Hand kommt ins Gefolge.
guide-action-one-mind = Gleich, wie viele Waffen er trägt.
guide-action-two = Zwei Krieger hinzufügen
guide-action-two-what = Zwei Krieger aus deiner Hand kommen ins Gefolge.
guide-action-two-mind = Zusammen haben sie höchstens drei Waffen.
guide-action-attack = Angreifen
guide-action-attack-what = Dein Gefolge greift das Gefolge eines anderen Spielers an.
guide-action-attack-mind = Keinen ohne Krieger und keinen ohne eigene Schilde.
guide-action-draw = Ziehen
guide-action-draw-what = Zieh zwei Karten, behalte eine, leg die andere ab.
guide-action-draw-mind = Die abgelegte Karte sehen alle.
guide-turn-b = Phase B: Karten
guide-turn-b-about = Du ziehst zwei Karten, behältst eine und legst die andere ab, gleich, was du in Phase A getan hast.
guide-turn-empty = Mit leerem Gefolge musst du Krieger hinzufügen. Hast du auch auf der Hand keinen, zeigst du sie allen und ziehst.
guide-turn-full = Ist dein Gefolge voll, legst du zuerst einen Krieger daraus ab. Ein schwacher Krieger steht dir also nie lange im Weg.

# Dice.
guide-dice-title = Würfel und Waffen
guide-dice-intro = Jeder Würfel hat sechs Seiten, jede einmal:
guide-dice-x = Fünf davon sind Waffen. X ist keine: Es rüstet niemanden, aber du kannst es neu werfen.
guide-dice-reroll = Ein Neuwurf kostet einen Würfel
guide-dice-reroll-about = Nach dem ersten Wurf darfst du einen Würfel ablegen und beliebige der anderen neu werfen, so oft du willst. Jedes Mal ist ein weiterer Würfel für diesen Kampf fort; jeder Neuwurf hat also seinen Preis.
guide-throw-roll = Du wirfst sechs Würfel.
guide-throw-drop = Du legst ein X ab …
guide-throw-again = … und wirfst den Bogen und das andere X neu: ein Schwert und ein Schild.
guide-throw-arm = Zwei Schwerter und eine Axt: Alle Waffen dieses Kriegers sind belegt, und du aktivierst ihn.
guide-dice-any-order = Neuwürfe, Taktiken und Ausrüsten mischst du beliebig, bis du deine Phase beendest.
guide-dice-locked = Eine Aktivierung lässt sich nicht zurücknehmen. Die Würfel bleiben bis zum Ende des Kampfes auf dem Krieger.
guide-dice-grey = Zusätzliche Würfel sind nur die drei grauen. Sind sie vergeben, gibt es keine mehr.
guide-dice-patterns = Frostriesen ist es gleich, welche Waffe es ist
guide-head-pattern = Waffen
guide-head-fits = Diese Würfel passen
guide-head-fits-not = Diese nicht

# Battle.
guide-battle-title = Der Kampf Schritt für Schritt
guide-battle-intro = Du greifst einen Spieler an, der Krieger und eigene Schilde hat. Dann geschieht dies:
guide-battle-before = Vor dem Kampf
guide-battle-before-about = Manche Taktiken und Jarle wirken jetzt: erst die des Angreifers, dann die des Verteidigers.
guide-battle-roll = Angriff: würfeln
guide-battle-roll-about = Der Angreifer wirft sechs Würfel und zusätzliche gleich mit. Jeder Neuwurf kostet einen Würfel.
guide-battle-arm = Angriff: ausrüsten
guide-battle-arm-about = Würfel auf allen Waffen eines Kriegers aktivieren ihn. Taktiken gehen jederzeit. Dann wird die Stärke zusammengezählt.
guide-battle-defence = Verteidigung
guide-battle-defence-about = Nun tut der Verteidiger dasselbe: sechs Würfel, Neuwürfe, Taktiken, Ausrüsten. Der Angreifer kann nichts mehr tun.
guide-battle-compare = Vergleich
guide-battle-compare-about = Aktivierte Krieger mit ihren Boni, Taktiken und Jarl: Die höhere Stärke siegt.
guide-battle-after = Nach dem Kampf
guide-battle-after-about = Fähigkeiten, der Schild, der Weg nach Walhall. Alle Würfel kehren zurück, gespielte Taktiken werden abgelegt.
guide-battle-sides = Was dabei herauskommt
guide-head-attacker = Siegreicher Angreifer
guide-head-defender = Siegreicher Verteidiger
guide-head-loser = Wer verliert
guide-side-shield = Schild
guide-side-shield-attacker = erbeutet einen des Verteidigers
guide-side-shield-defender = behält alle
guide-side-shield-loser = ein besiegter Verteidiger verliert einen
guide-side-activated = Aktivierte Krieger
guide-side-activated-attacker = müssen alle nach Walhall
guide-side-activated-defender = gehen nach Wahl nach Walhall: keiner, einige oder alle
guide-side-activated-loser = bleiben im Gefolge
guide-side-others = Alle anderen Krieger
guide-side-others-attacker = bleiben im Gefolge
guide-side-others-defender = bleiben im Gefolge
guide-side-others-loser = bleiben im Gefolge
guide-side-tactics = Gespielte Taktiken
guide-side-tactics-attacker = werden abgelegt
guide-side-tactics-defender = werden abgelegt
guide-side-tactics-loser = werden abgelegt
guide-battle-tie = Gleiche Stärke? Der Angreifer siegt.
guide-battle-nobody = Aktiviert der Angreifer niemanden, siegt niemand, und die Aktion ist vertan.
guide-battle-no-defence = Aktiviert der Verteidiger niemanden, siegt der Angreifer, gleich, welche Taktiken der Verteidiger gespielt hat.
guide-battle-punch = An einer Niederlage stirbt niemand: Die Besiegten bleiben im Gefolge und kommen wieder. Es sind die Sieger, die gehen.

# Tactics.
guide-tactics-title = Taktiken
guide-tactics-intro = In deiner Kampfphase, nach dem ersten Wurf, darfst du beliebig viele Taktiken spielen. Jede ist danach verbraucht.
guide-head-tactic = Taktik
guide-head-copies = Anzahl
guide-head-effect = Wirkung
guide-tactics-symbols = Es gibt sie einmal für jede der fünf Waffen.
guide-tactics-alone = Taktiken zählen nur, wenn du mindestens einen Krieger aktivierst.

# Jarls.
guide-jarls-title = Jarle
guide-jarls-intro = Die Hauptfähigkeit deines Jarls gilt immer. Die Nebenfähigkeit gilt, solange ihre Bedingung erfüllt ist.
guide-jarls-both = Manche Jarle dürfen beide Fähigkeiten zusammen nutzen: Die zweite verstärkt die erste.
guide-jarls-either = Andere dürfen in einer Runde nur eine der beiden nutzen. Die Karte sagt es dir.
guide-jarls-three = Nur ab drei Spielern: { $jarls }.
guide-jarls-first = Jarle für das erste Spiel
guide-jarls-all = { $jarls ->
    [one] Der eine Jarl
   *[other] Alle { $jarls } Jarle
} in der Galerie
guide-jarl-main = Hauptfähigkeit
guide-jarl-secondary = Nebenfähigkeit

# The worked example.
guide-example-title = Ein Kampf in Bildern
guide-example-intro = { $attacker } greift { $defender } an. Die Würfel fallen wie hier erzählt; alles andere haben die Regeln selbst gespielt.
guide-example-attacker = { $who } greift an mit
guide-example-defender = { $who } verteidigt mit
guide-example-attack = Angriffsphase
guide-example-defence = Verteidigungsphase
guide-example-totals = Stärke
guide-example-end = Was dabei herauskommt
guide-example-glory = Die beiden Krieger sind zusammen { $glory } Ruhm wert. Der Wolf bleibt im Gefolge und kann wieder kämpfen.
guide-example-else = Mit zwei Karten „Raserei“ hätte der Verteidiger mehr gehabt und gesiegt: kein Schild verloren, und der Wolf hätte nach Walhall gehen dürfen.

# The end.
guide-end-when = Das Ende naht, sobald jemand den letzten eigenen Schild verliert oder die letzte Karte des Stapels gezogen wird. Der laufende Zug wird noch beendet.
guide-end-last = Letzte Züge
guide-end-last-about = Alle haben noch genau einen Zug, auch wer das Ende ausgelöst hat.
guide-end-ragnarok = Ragnarök
guide-end-ragnarok-about = Reihum wirft jeder noch einmal sechs Würfel und aktiviert so viele eigene Krieger wie möglich, mit Neuwürfen, Taktiken und Jarl. Die Aktivierten gehen nach Walhall; der Rest von Gefolge und Hand wird abgelegt. Wer keine Krieger mehr hat, darf vorher noch einen Ruf zu den Waffen spielen.
guide-end-score = Wertung
guide-end-score-about = Der Ruhm aller Karten in Walhall und der für Schilde.
guide-end-shieldless = Wer den letzten Schild verloren hat, kann nicht mehr angegriffen werden, spielt weiter und kann gewinnen.
guide-end-points = Ruhm für Schilde
guide-head-captured = Je erbeuteter Schild
guide-head-own = Je eigener Schild
guide-head-sets = Sätze erbeuteter Schilde
guide-end-set = { $size } { $size ->
    [one] Schild
   *[other] verschiedene
}: +{ $points }
guide-end-examples = Beispiele
guide-end-example = Spielerzahl { $players }, eigene Schilde { $own }, erbeutet: { $captured }. Schilde { $shields } + Sätze { $sets } = { $total }.
guide-end-winner = Der meiste Ruhm gewinnt. Bei Gleichstand entscheiden mehr erbeutete Schilde, dann mehr eigene; sind auch die gleich, wird der Sieg geteilt.

# Expansions.
guide-modules-title = Die Erweiterungen
guide-modules-intro = Sieben Erweiterungen liegen in der Schachtel. Jede lässt sich allein oder mit beliebigen anderen spielen, nur die Spielerzahl muss passen.
guide-head-module = Erweiterung
guide-head-short = Kurz gesagt
guide-modules-plus-40 = Mit Walküren oder Zwergen ziehst du in Phase B drei Karten und behältst eine.
guide-modules-plus-80 = Mit beiden zusammen ziehst du auch mit der Aktion „Ziehen“ drei Karten, und am Anfang werden mehr Karten vom Stapel abgelegt.
guide-modules-solo = Im Solospiel lassen sich nur die Walküren hinzufügen.
guide-modules-first = Spielt beim ersten Mal nur das Grundspiel, oder nehmt Lokis List dazu: Sie tröstet, wer verliert.

# Loki, Thor, Tyr.
guide-gods-title = Loki, Thor und Tyr
guide-loki-about = Eine von zehn Karten mit Lokis List liegt das ganze Spiel über in der Mitte. Nach jedem Kampf sucht der Verlierer die Zeile mit dem Stärkeunterschied und hat deren Vorteil.
guide-loki-first = Die Karte für das erste Spiel
guide-loki-lower = Der Verlierer darf stattdessen eine Zeile weiter unten nehmen oder gar nichts. Wer höher verliert, als die Karte reicht, geht leer aus.
guide-head-difference = Unterschied
guide-head-advantage = Vorteil des Verlierers
guide-thor-about = Karten mit Thors Hilfe liegen im Stapel. Vor einem Kampf zweier anderer darfst du eine davon für einen der beiden spielen.
guide-thor-glory = Siegt der, dem du geholfen hast, kommt die Karte in dein Walhall. Sonst wird sie abgelegt.
guide-head-helped = Wem geholfen wird
guide-head-help = Hilfe
guide-thor-fewer = wer weniger Krieger hat als der Gegner
guide-thor-fewer-or-equal = wer höchstens so viele Krieger hat wie der Gegner
guide-head-card = Karte
guide-tyr-about = Alle erhalten eine Karte von Tyrs Zorn, weitere liegen im Stapel. Wenn du einen Krieger ins Gefolge nimmst, darfst du eine unter ihn legen. Sie wirkt, wenn er aktiviert ist, und geht mit ihm.
guide-tyr-clans = Dasselbe gibt es für jeden anderen Clan des Grundspiels.

# Valkyries and Dwarves.
guide-decks-title = Walküren und Zwerge
guide-valkyries-about = { $cards ->
    [one] Eine weitere Karte
   *[other] { $cards } weitere Karten
} für den Stapel: Krieger mit Gunst, Aufträge und neue Taktiken.
guide-favours = Gunst der Walküren
guide-favours-about = Geht ein Krieger mit Gunst nach Walhall und ist sie erfüllt, nimmst du Karten im Wert von genau so viel Ruhm vom Ablagestapel in dein Walhall.
guide-missions = Aufträge
guide-missions-about = Nach einem Kampf darf der Sieger einen Auftrag aus der Hand spielen. Er kommt nach Walhall.
guide-new-tactics = Neue Taktiken
guide-dwarves-about = { $cards ->
    [one] Eine weitere Karte
   *[other] { $cards } weitere Karten
} für den Stapel: ein sechster Clan, dessen Krieger vier Arten von Fähigkeiten haben, und neue Taktiken.

# The king and brothers in arms.
guide-kings-title = Der letzte König und Waffenbrüder
guide-king-about = Der Sieger des ersten Kampfes wird König. Wer den König im Kampf besiegt, als Angreifer oder als Verteidiger, wird selbst König und beginnt auf Stufe 1.
guide-king-reward = Ein König, der seinen Zug mit Kriegern im Gefolge beginnt, erhält den Lohn seiner Stufe und steigt eine Stufe auf. Ab Stufe 2 hat zusätzliche Würfel, wer den König angreift.
guide-king-bonuses = Lohn und zusätzliche Würfel des Angreifers
guide-head-level = Stufe { $level }
guide-king-level = { $reward } Ruhm, { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfel
}
guide-king-end = Wer am Ende König ist, erhält 1 Ruhm dazu.
guide-king-six = Zu sechst gibt es zwei Kronen.
guide-brothers-about = Wer gegenübersitzt, kämpft an deiner Seite. Einander angreifen könnt ihr nicht. Es gibt zwei Formen:
guide-brothers-activate = Krieger im Gefolge des anderen
guide-brothers-activate-aid = Du darfst sie in deinen Kämpfen aktivieren.
guide-brothers-activate-alliance = Du darfst sie in deinen Kämpfen aktivieren.
guide-brothers-sent = Nach einem Sieg
guide-brothers-sent-aid = Sie bleiben in ihrem Gefolge.
guide-brothers-sent-alliance = Sie gehen in das Walhall ihres Besitzers.
guide-brothers-score = Am Ende
guide-brothers-score-aid = Jeder zählt für sich und erhält einen eigenen Schild des Partners.
guide-brothers-score-alliance = Verbündete zählen ihren Ruhm zusammen und gewinnen gemeinsam.
guide-brothers-clans = Für die Fähigkeiten von Hirsch- und Eberclan zählt auch das Gefolge des Partners.

# Alone.
guide-solo-title = Allein gegen ein Monster
guide-solo-intro = Du kämpfst gegen eines von vier Monstern. Jedes hat { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}, die schwächste zuerst: Jede Karte ist eine Wunde, die du ihm schlagen musst. Du beginnst mit { $deck } { $deck ->
    [one] Karte
   *[other] Karten
} im Stapel und ohne Krieger.
guide-solo-turn = Dein Zug
guide-solo-turn-about = Phase A und B wie sonst. Deine Angriffe gelten dem Monster.
guide-solo-attack = Dein Angriff
guide-solo-attack-about = Mit mindestens der Stärke seiner Karte siegst du: Die Karte ist besiegt, und die nächste wird aktiv. Deine aktivierten Krieger gehen nach Walhall.
guide-solo-monster = Die Würfel des Monsters
guide-solo-monster-about = Nach deinem Zug würfelt es. Würfel mit seinen Symbolen bleiben auf der Karte. Sind alle Symbole belegt, greift es sofort an.
guide-solo-defend = Sein Angriff
guide-solo-defend-about = Du verteidigst dich und brauchst mehr Stärke als das Monster. Misslingt es, verlierst du einen Schild.
guide-solo-valhalla = Der Ruhm in deinem Walhall zählt in jedem Kampf zu deiner Stärke, aber jede Monsterkarte hat dafür eine Obergrenze.
guide-solo-giants = Ein Frostriese gibt dir einen zusätzlichen Würfel, im Angriff und in der Verteidigung.
guide-solo-commander = „Umzingelter Anführer“ schaltet die Fähigkeit des Monsters aus.
guide-solo-strengths = Die Monster: Stärke und höchster Ruhm in Walhall
guide-head-monster = Monster
guide-head-step = Karte { $step }
guide-solo-strength = { $strength } ({ $cap })
guide-solo-end = Du gewinnst, wenn die letzte Karte besiegt ist. Du verlierst mit dem letzten Schild oder wenn der Stapel leer ist. Ist dann nur noch die letzte Karte übrig, hast du einen letzten Angriff.
guide-solo-penalty = Karten vom Stapel nach jeder Niederlage: { $cards }
guide-solo-plus-40 = Mit den Walküren zeigen die Monster ihre stärkere Seite.

# Variants.
guide-options-title = Varianten und eigene Karten
guide-option-first-game-about = Nur die Jarle mit dem Zeichen für das erste Spiel, für jeden einer.
guide-option-simplified-about = Für Jüngere: ohne Jarle, und alle behalten die ersten fünf Karten.
guide-option-draft-about = Für Kenner: Die ersten Hände werden gewählt. Leg eine Karte in die gemeinsame Auslage oder nimm daraus, bis du fünf hast.
guide-option-five-jarls-about = Mehr Auswahl bei den Jarlen; zu sechst sind es vier für jeden.
guide-options-cards = Mit den Werten deiner Schachtel
guide-options-cards-about = Die Spielregel druckt die Werte der meisten Karten nicht ab. Unsere passen zu allem, was sie sagt. Wer die Schachtel besitzt, kann die gedruckten eintippen.
guide-options-cards-how = So geht es.

# Open and secret.
guide-open-halls = jede Halle: Gefolge, Jarl, Schilde und Walhall
guide-open-pile = den ganzen Ablagestapel in seiner Reihenfolge und wie viele Karten der Stapel hat
guide-open-sizes = wie viele Karten jeder auf der Hand hat
guide-open-battle = alle Würfel, Aktivierungen und Taktiken eines Kampfes
guide-open-shown = eine Hand, die gezeigt werden muss, bis sie wieder verdeckt ist
guide-secret-hands = die Karten auf deiner Hand
guide-secret-deck = die Reihenfolge des Stapels
guide-secret-jarls = die Jarle, die du nicht gewählt hast
guide-secret-taken = welche Karte aus einer Hand genommen wurde (nur die beiden Beteiligten wissen es)
guide-secrets-reckon = Jede abgelegte Karte liegt offen. Wer die Taktiken mitzählt, weiß, was noch kommen kann.

# Advice.
guide-advice-1 = Greif nicht mit leerer Hand an. Eine Taktik entscheidet mehr Kämpfe als ein weiterer Krieger.
guide-advice-2 = Viele leichte Krieger oder wenige schwere, aber ihre Waffen sollen sich ergänzen: Drei, die alle Schwerter brauchen, kommen selten gemeinsam zum Einsatz.
guide-advice-3 = Aktiviere nur, wen du brauchst. Ein siegreicher Angreifer muss jeden Aktivierten schicken.
guide-advice-4 = Wölfe sind schwach, aber reich an Ruhm. Schick sie in einem Kampf, den andere gewinnen.
guide-advice-5 = Wirf ein X früh neu, solange der verlorene Würfel wenig schmerzt.
guide-advice-6 = Greif kleine Gefolge an: Wer niemanden aktiviert, hat verloren, was immer er auf der Hand hat.
guide-advice-7 = Als Verteidiger wählst du, wer nach Walhall geht. Behalte, wen du noch brauchst.
guide-advice-8 = Sammle Schilde verschiedener Spieler: Sätze lohnen sich.
guide-advice-9 = Behalte den Stapel im Auge. In den letzten Zügen ist ein volles Gefolge mehr wert als eine volle Hand, denn Ragnarök kommt.

# Playing here.
guide-here-click-about = Ein Satz sagt, was gefragt ist. Was du wählen darfst, leuchtet: ein Krieger, ein Würfel, eine Karte, die Halle eines Gegners. Klick auf einen Würfel und auf die Waffe, zu der er soll, oder zieh ihn dorthin.
guide-here-asked = Fragen an alle
guide-here-asked-about = Mit manchen Erweiterungen wirst du nach Karten gefragt, die du vielleicht gar nicht hast: So erfährt niemand, wer sie hat. Für Thors Hilfe kannst du eine feste Antwort hinterlassen.

# The gallery.
gallery-lead = Verschiedene Karten: { $cards }, mit allen Kopien { $total }. Dazu { $jarls } { $jarls ->
    [one] Jarl
   *[other] Jarle
}, zehn Karten von Lokis List, der König und vier Monster.
gallery-note = Die Spielregel sagt, was Karten bewirken, aber bei den meisten nicht ihre Werte. Marken sagen zu jedem Wert, woher er kommt.
gallery-choose = Zeigen
gallery-by-kind = Art
gallery-by-deck = Stapel
gallery-by-origin = Werte
gallery-all = alle
gallery-kind-bear = Bären
gallery-kind-wolf = Wölfe
gallery-kind-boar = Eber
gallery-kind-stag = Hirsche
gallery-kind-frost = Frostriesen
gallery-kind-dwarf = Zwerge
gallery-kind-tactic = Taktiken
gallery-kind-special = Aufträge, Thor, Tyr
gallery-deck-base = Grundspiel
gallery-deck-valkyries = Walküren
gallery-deck-dwarves = Zwerge
gallery-deck-thor = Thors Hilfe
gallery-deck-tyr = Tyrs Zorn
gallery-origin-printed = teils gedruckt
gallery-origin-reconstructed = ganz ergänzt
gallery-found = anderswoher bekannt
gallery-cards-title = Karten
gallery-none = So eine Karte gibt es nicht.
gallery-strength = Stärke { $strength }
gallery-glory = Ruhm { $glory }
gallery-copies = { $copies }×
gallery-part-strength = Stärke
gallery-part-weapons = Waffen
gallery-part-glory = Ruhm
gallery-part-ability = Fähigkeit
gallery-part-favour = Gunst
gallery-part-effect = Wirkung
gallery-part-symbol = gezeigte Waffe
gallery-part-condition = Bedingung
gallery-part-copies = Anzahl
gallery-part-name = Name
gallery-part-abilities = Fähigkeiten
gallery-part-mode = beide oder eine
gallery-part-min-players = Zeichen 3+
gallery-part-solo = Liste fürs Solospiel
gallery-part-first-game = Zeichen fürs erste Spiel
gallery-part-rows = Vorteile
gallery-part-ranges = Unterschiede
gallery-part-setup-discard-delta = am Anfang abgelegte Karten
gallery-part-rewards = Lohn
gallery-part-attacker-dice = zusätzliche Würfel
gallery-part-valhalla-cap = Obergrenze
gallery-part-attack-symbols = Angriffssymbole
gallery-part-clans = Clans
gallery-jarls-title = Jarle
gallery-jarls-about = Sieben Jarle haben die Fähigkeiten aus der Spielregel. Von den anderen nennt sie die meisten, aber nicht, was sie können.
gallery-mark-first-game = erstes Spiel
gallery-mark-three = ab 3 Spielern
gallery-mark-solo = Solospiel
gallery-tricks-title = Lokis List und der König
gallery-loki-about = Eine Karte ist das ganze Spiel über im Spiel. Der Verlierer eines Kampfes hat den Vorteil der Zeile, die zum Stärkeunterschied passt.
gallery-loki-more = Am Anfang { $cards ->
    [one] wird eine Karte
   *[other] werden { $cards } Karten
} mehr vom Stapel abgelegt.
gallery-loki-fewer = Am Anfang { $cards ->
    [one] wird eine Karte
   *[other] werden { $cards } Karten
} weniger vom Stapel abgelegt.
gallery-monsters-title = Monster
gallery-monsters-about = Für das Solospiel. Wo zwei Zahlen stehen, gilt die zweite für die Seite mit +40.
gallery-head-step = Karte
gallery-head-strength = Stärke
gallery-head-cap = Höchster Ruhm
gallery-head-symbols = Greift an mit
gallery-head-clans = Clans
gallery-head-ability = Fähigkeit
gallery-sources-about = Daher kommen unsere Werte:
gallery-source-sizes = Kartenzahlen: { $base } im Grundspiel und die jeder Erweiterung
gallery-source-texts = was Taktiken, Fähigkeiten, Gunst und Aufträge bewirken
gallery-source-jarls = die Fähigkeiten mancher Jarle ({ $abilities })
gallery-source-terrors = die Fähigkeiten der Monster
gallery-source-monsters = die Namen der Monster
gallery-source-warriors = Stärke, Waffen und Ruhm der Krieger
gallery-source-copies = die Zusammensetzung der Stapel und die Anzahl jeder Taktik
gallery-source-faces = die Seiten der Würfel: jede einmal
gallery-source-other-jarls = die Fähigkeiten der übrigen Jarle ({ $others })
gallery-source-names = die Namen weiterer Jarle ({ $names })
gallery-source-loki = sechs Karten von Lokis List und die Unterschiede auf drei weiteren
gallery-source-numbers = die Zahlen auf den Karten von König und Monstern
gallery-own-title = Mit den gedruckten Werten spielen
gallery-own-about = Du besitzt die Schachtel? Dann tipp ein, was deine Karten zeigen: Die Kartentabelle ist eine Textdatei, und alles wird nach ihr gespielt.
gallery-own-export = Schreib die eingebaute Tabelle in eine Datei:
gallery-own-change = Ändere die Werte darin: Stärke, Waffen, Ruhm, Anzahl und so weiter. Jede Karte ist ein Eintrag von wenigen Zeilen; der Kopf der Datei sagt, was darin stehen darf.
gallery-own-play = Spiel damit im Terminal, oder lass Bots damit spielen:
gallery-own-browser = Im Browser fügst du die Datei in das Feld „{ option-cards }“ eines neuen Tisches ein.
gallery-own-new = Einen neuen Tisch eröffnen
gallery-own-refused = Eine Datei mit falscher Summe, unbekannter Waffe oder Fähigkeit oder doppelter Kennung wird abgelehnt, mit Zeile und Grund.
gallery-own-hash = Eine Aufzeichnung nennt ihre Kartentabelle mit einem Hash. Der der eingebauten Tabelle ist { $hash }.
