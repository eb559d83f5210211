# Guide and gallery of Blood Rage.
# Sums are held together by non-breaking spaces.

guide-lead = Zehn Minuten, und du kannst deine erste Partie spielen. Die Karten musst du vorher nicht kennen: Am Tisch sagt dir jede selbst, was sie tut.
guide-fact-ages = { $ages } Zeitalter zu je sechs Phasen
guide-fact-cards = { $cards } { $cards ->
    [one] Göttergabe
   *[other] Göttergaben
} in der Schachtel
guide-gain-glory = +{ $glory } Ruhm

# What it is about.
guide-about-story = Die Welt geht unter, und niemand kann Ragnarök aufhalten. Du führst einen Clan von Wikingern, die vor dem Ende nur eines wollen: Ruhm. { $ages } Zeitalter lang wählst du Göttergaben, invadierst, plünderst, kämpfst und stirbst. Nach dem letzten Zeitalter gewinnt der Clan mit dem meisten Ruhm.
guide-about-clans = Alle Clans beginnen gleich. Was aus deinem wird, entscheiden die Karten, die du spielst. Der { clan-ram } kommt mit dem fünften Spieler dazu, der { clan-boar } mit den Kickstarter-Monstern.
guide-about-ways = Woher der Ruhm kommt
guide-glory-battles = Jede gewonnene Schlacht bringt so viel, wie dein { stat-axes }-Wert zeigt: { $least } bis { $most } Ruhm.
guide-glory-pillage = Eines der Plünderungsplättchen bringt { $glory } Ruhm. Die anderen erhöhen deine Clan-Werte.
guide-glory-quests = Jede erfüllte Aufgabe bringt { $least } bis { $most } Ruhm und erhöht einen Clan-Wert.
guide-glory-ragnarok = Jede deiner durch Ragnarök getöteten Spielfiguren bringt je nach Zeitalter { $first }, { $second } oder { $third } Ruhm.
guide-glory-valhalla = Mit den richtigen Aufrüstungen bringt jede Spielfigur Ruhm, die aus Walhall zurückkehrt.
guide-glory-legends = Bei Spielende bringt jeder Clan-Wert auf einer seiner letzten drei Stufen { $ten } oder { $twenty } Ruhm.
guide-glory-cards = Kampfkarten, Aufrüstungen und Monster belohnen vieles, sogar verlorene Schlachten und gesunkene Schiffe.
guide-about-question = Ein Wikinger fürchtet den Tod nicht. Wer seine Schlachten am richtigen Ort verliert, kann die Partie gewinnen.

# The board.
guide-board-title = Das Spielbrett
guide-board-intro = In der Mitte steht Yggdrasil, der Weltenbaum. Rundherum liegen acht Gebiete. So kann eine Partie zu { $players ->
    [4] viert
   *[other] { $players }
} beginnen; die Nummern sind unter dem Bild erklärt.
guide-board-province = Gebiet.
guide-board-province-about = Jedes der acht gehört zu einer Region: { region-manheim }, { region-jotunheim } oder { region-alfheim }. Im Ring nebeneinander liegende Gebiete sind benachbart.
guide-board-villages = Dörfer.
guide-board-villages-about = In ein Dorf passt eine Spielfigur, gleich wem sie gehört. Sind alle Dörfer besetzt, ist das Gebiet voll.
guide-board-yggdrasil = Yggdrasil.
guide-board-yggdrasil-about = Es ist zu allen Gebieten benachbart, hat keine Dörfer und Platz für alle. Invadieren kannst du es nicht; dorthin führt ein Marsch.
guide-board-fjord = Fjord.
guide-board-fjord-about = Hier liegen nur Schiffe, beliebig viele. Ein Fjord unterstützt die beiden angrenzenden Gebiete: Ein Schiff zählt in beiden.
guide-board-token = Plünderungsplättchen.
guide-board-token-about = Was eine erfolgreiche Plünderung dieses Gebiets bringt, einmal in jedem Zeitalter.
guide-board-doom = Untergangsplättchen.
guide-board-doom-about = Dieses Gebiet wird am Ende des Zeitalters von Ragnarök zerstört. Die Gebiete aller drei Zeitalter sind von Anfang an bekannt.
guide-board-destroyed = Zerstört.
guide-board-destroyed-about = Dorthin darf nie wieder jemand. Je weniger Spieler, desto mehr Gebiete sind schon vor Beginn zerstört.
guide-board-lands = Die Gebiete
guide-head-province = Gebiet
guide-head-region = Region
guide-head-villages = Dörfer
guide-head-fjord = Fjord
guide-board-tokens = Die Plünderungsplättchen
guide-board-tokens-about = Sie bleiben während der ganzen Partie in ihrem Gebiet und zeigen in jedem Zeitalter wieder ihre Belohnung.
guide-count = { $count }×

# The clan sheet.
guide-sheet-title = Dein Clanbogen
guide-sheet-stats = Drei Clan-Werte
guide-sheet-stats-about = Jeder Wert beginnt auf Stufe 1 und sinkt nie. Die Stufen { $from } bis { $to } sind legendär: Sie bringen bei Spielende Ruhm.
guide-head-stat = Wert
guide-head-step = Stufe { $step }
guide-sheet-legend = Bei Spielende
guide-sheet-rage = So viel Wut erhältst du für jede Aktionsphase. Fast alles kostet Wut.
guide-sheet-axes = So viel Ruhm bringt dir jede gewonnene Schlacht.
guide-sheet-horns = So viele Spielfiguren darfst du gleichzeitig auf dem Spielbrett haben.
guide-sheet-at-once = Ein erhöhter Wert gilt sofort. Nur ein höherer { stat-rage }-Wert bringt jetzt noch nichts: Die zusätzliche Wut erhältst du im nächsten Zeitalter.
guide-sheet-figures = Deine Spielfiguren
guide-head-figure = Spielfigur
guide-head-number = Anzahl
guide-head-strength = ST
guide-head-ability = Sonderfähigkeit
guide-figure-leader = Mit dem Anführer zu invadieren kostet keine Wut.
guide-figure-warrior = Keine, dafür sind es viele.
guide-figure-ship = Kann nur Fjorde invadieren und wird nie bewegt.
guide-figure-monster = Jedes hat eine eigene Sonderfähigkeit. Du bekommst es, indem du seine Karte ausspielst.
guide-figure-monster-name = Monster
guide-figure-monster-number = bis zu { $slots }
guide-figure-monster-strength = { $least }–{ $most }
guide-sheet-reserve = Deine Spielfiguren warten im Vorrat neben dem Clanbogen. Getötete kommen nach Walhall und am Ende des Zeitalters zurück in den Vorrat.
guide-sheet-slots = { $slots } { $slots ->
    [one] Feld
   *[other] Felder
} für Aufrüstungen
guide-sheet-slots-about = Eine Aufrüstung gilt dauerhaft. Ist ihr Feld besetzt, kommt die alte Karte aus dem Spiel.

# An age.
guide-age-title = Ein Zeitalter in sechs Phasen
guide-age-gifts = Alle erhalten { $dealt } { $dealt ->
    [one] Karte
   *[other] Karten
} des Zeitalters. Du behältst eine und gibst den Rest weiter, bis du { $kept } hast.
guide-age-action = Das Herz des Spiels: Reihum führt jeder eine Aktion aus und bezahlt mit Wut. Die Phase endet, wenn niemand mehr Wut hat oder alles geplündert ist.
guide-age-discard = Du behältst höchstens eine Handkarte fürs nächste Zeitalter, im letzten keine.
guide-age-quest = Alle angenommenen Aufgaben werden aufgedeckt. Wer eine erfüllt hat, erhält ihren Ruhm und erhöht einen beliebigen Clan-Wert.
guide-age-ragnarok = Das dem Untergang geweihte Gebiet wird zerstört, mit allen Spielfiguren darin. Ihre Clans erhalten dafür Ruhm.
guide-age-release = Alle Spielfiguren in Walhall kehren in den Vorrat zurück. Die auf dem Spielbrett bleiben, wo sie sind.
guide-age-then = Dann zeigen alle Plünderungsplättchen wieder ihre Belohnung, der Startspielermarker geht nach links, und das nächste Zeitalter beginnt: mit stärkeren Karten und weniger Land, um das man kämpfen kann.

# Gifts of the gods.
guide-gifts-title = Die Göttergaben
guide-gifts-kinds = Es gibt Karten in drei Farben:
guide-gifts-battle = Kampfkarten
guide-gifts-battle-about = Rot. Sie bringen ST in der Schlacht, und viele können noch mehr.
guide-gifts-quest = Aufgaben
guide-gifts-quest-about = Grün. Nimm eine an, erfülle sie, und sie bringt Ruhm und erhöht einen Clan-Wert.
guide-gifts-upgrade = Aufrüstungen
guide-gifts-upgrade-about = Schwarz. Sie kommen auf deinen Clanbogen: stärkere Einheiten, Monster und Fähigkeiten für den ganzen Clan.
guide-gifts-draft = So wird gedraftet
guide-gifts-draft-about = Jeder schaut sich { $dealt } { $dealt ->
    [one] Karte
   *[other] Karten
} an, legt eine verdeckt ab und gibt den Rest nach links. Das geschieht { $rounds }-mal; { $left ->
    [one] die letzte Karte wird abgeworfen
   *[other] die letzten { $left } Karten werden abgeworfen
}. Zu zweit nimmt man immer zwei Karten, dreimal.
guide-gifts-gods = Wofür die Götter stehen
guide-god-odin = Urteile und Bestrafungen, in der Schlacht und anderweitig.
guide-god-thor = Ruhm und Beute für Siege in der Schlacht.
guide-god-loki = Rache und Beute für Niederlagen in der Schlacht.
guide-god-frigga = Vergünstigungen und Unterstützung.
guide-god-heimdall = Voraussicht und Überraschungen.
guide-god-tyr = Hohe ST-Werte für die Schlacht.
guide-gifts-plan = Die meisten Karten tragen den Namen eines Gottes. Wer auf einen oder zwei Götter setzt, hat bald einen Plan.

# Actions.
guide-actions-title = Aktionen und ihr Preis
guide-actions-intro = Wenn du am Zug bist, tust du genau eines davon, oder du passt. Dann kommt der Nächste.
guide-head-action = Aktion
guide-head-cost = Wut
guide-head-what = Was du tust
guide-head-mind = Beachte
guide-action-invade = Invasion
guide-action-invade-cost = ST
guide-action-invade-what = Stell eine Spielfigur aus deinem Vorrat auf ein freies Dorf eines beliebigen Gebiets, ein Schiff in einen beliebigen Fjord.
guide-action-invade-mind = Der Anführer kostet 0. Nicht nach Yggdrasil. Nie mehr Spielfiguren auf dem Brett, als deine { stat-horns } erlauben.
guide-action-march = Marsch
guide-action-march-what = Beweg beliebig viele deiner Spielfiguren aus einem Gebiet in ein anderes, wie weit es auch ist.
guide-action-march-mind = Dort brauchen sie freie Dörfer, in Yggdrasil nicht. Schiffe marschieren nie.
guide-action-upgrade = Aufrüsten
guide-action-upgrade-cost = ST
guide-action-upgrade-what = Leg eine Aufrüstung auf ein Feld ihrer Art auf deinem Clanbogen.
guide-action-upgrade-mind = Eine aufgerüstete Einheit oder ein neues Monster darf sofort kostenlos invadieren.
guide-action-quest = Aufgabe
guide-action-quest-what = Leg eine Aufgabe verdeckt auf deinen Clanbogen. Nur angenommene Aufgaben werden geprüft.
guide-action-quest-mind = So viele du willst. Eine verfehlte Aufgabe kostet nichts.
guide-action-pillage = Plündern
guide-action-pillage-what = Greif ein Gebiet an, in dem du eine Spielfigur hast oder in dessen Fjord dein Schiff liegt.
guide-action-pillage-mind = Ist es geplündert, hat es bis zum nächsten Zeitalter Ruhe. Nach einem Fehlschlag darf es jeder erneut versuchen, jeder Clan höchstens zehnmal im Zeitalter.
guide-action-pass = Passen
guide-action-pass-what = Du verlierst deine restliche Wut und führst in diesem Zeitalter keine Aktion mehr aus.
guide-action-pass-mind = Auf Schlachtrufe darfst du antworten, und du kämpfst weiter mit.
guide-actions-zero = Mit 0 Wut führst du gar keine Aktion mehr aus, auch keine kostenlose. Nimm Aufgaben an und plündere, solange du noch 1 Wut hast.

# Battle.
guide-battle-title = Plünderung und Schlacht
guide-battle-intro = Nur auf eine Weise kommt es zum Kampf: Jemand plündert. Dann geschieht dies:
guide-battle-call = Schlachtruf
guide-battle-call-about = Vom Spieler links des Plündernden an darf jeder eine Spielfigur aus einem benachbarten Gebiet auf ein freies Dorf dort bewegen, ohne Kosten – immer reihum, bis das Gebiet voll ist oder niemand mehr kommen möchte.
guide-battle-cards = Karten ausspielen
guide-battle-cards-about = Wer Spielfiguren im Gebiet oder im Fjord hat, nimmt teil, ob er will oder nicht. Jeder legt eine Karte verdeckt ab; alle werden gleichzeitig aufgedeckt. Nur Kampfkarten bringen ST.
guide-battle-total = Gesamt-ST
guide-battle-total-about = ST der Spielfiguren plus ST der Karten. Die höchste Summe gewinnt, wenn sie nur einer hat. Bei Gleichstand an der Spitze verlieren alle.
guide-battle-end = Ausgang der Schlacht
guide-battle-end-about = Die Spielfiguren der Verlierer kommen nach Walhall. Siegt der Plündernde, erhält er die Belohnung des Plättchens. Dann erhält der Sieger, wer es auch ist, Ruhm.
guide-battle-alone = Niemand sonst ist da, und niemand kommt? Dann gibt es keine Schlacht: Du erhältst die Belohnung, aber keinen Ruhm für einen Sieg.
guide-battle-late = Eine Karte mit weiß unterlegtem Bonus darf noch hinzukommen, wenn alle Karten offen liegen. Zuerst wird der Plündernde gefragt.
guide-battle-sides = Sieger und Verlierer
guide-head-winner = Sieger
guide-head-losers = Verlierer
guide-side-card = Gespielte Karte
guide-side-card-winner = wird abgeworfen
guide-side-card-losers = kommt zurück auf die Hand
guide-side-figures = Spielfiguren
guide-side-figures-winner = bleiben stehen
guide-side-figures-losers = kommen nach Walhall, auch Schiffe
guide-side-glory = Ruhm
guide-side-glory-winner = so viel wie der { stat-axes }-Wert
guide-side-glory-losers = keiner, aber manche Karte mag Niederlagen
guide-side-reward = Plättchen
guide-side-reward-winner = seine Belohnung, wenn der Sieger geplündert hat
guide-side-reward-losers = nichts; es bleibt, wie es war

# The worked example.
guide-example-title = Eine Schlacht in Bildern
guide-example-intro = Das Beispiel der Spielregel, hier von den Regeln selbst gespielt. Im Kreis sitzen { $seats }. Der { $pillager } hat ein Schiff im angrenzenden Fjord ({ $fjord }) und plündert { $place }.
guide-example-before = Vor der Schlacht
guide-example-call = Schlachtruf
guide-example-called = { $clan }: { $figure } aus { $from }
guide-example-full = Nun ist in { $place } alles besetzt (Dörfer: { $villages }), und der Schlachtruf ist vorbei. Der { $absent } hätte gern seinen Anführer aus { $from } geschickt, aber { $from } ist nicht zu { $place } benachbart.
guide-example-cards = Karten ausspielen
guide-example-bluff = Der { $loser } will gar nicht gewinnen und spielt eine Aufrüstung. Sie bringt keine ST und kommt nach der Niederlage zurück auf die Hand.
guide-example-totals = Gesamt-ST
guide-head-clan = Clan
guide-head-figures = Spielfiguren
guide-head-card = Karte
guide-head-total = Summe
guide-example-end = Ausgang der Schlacht
guide-example-deaths = { $clan }: { $count ->
    [one] { $count } Spielfigur kommt nach Walhall.
   *[other] { $count } Spielfiguren kommen nach Walhall.
}
guide-example-back = „{ $card }“ kommt zurück auf die Hand: { $clan }.
guide-example-spent = „{ $card }“ wird abgeworfen.
guide-example-raised = { $place } ist geplündert. Das Plättchen erhöht den { $stat }-Wert von { $before } auf { $after }.
guide-example-glory = Der erhöhte { $stat }-Wert gilt sofort: Der Sieg bringt { $glory } Ruhm.

# Quests.
guide-quests-title = Aufgaben
guide-quests-intro = Eine Aufgabe zählt nur, wenn du sie mit einer Aktion annimmst. Geprüft wird sie nach der Aktionsphase, vor Ragnarök.
guide-head-quest = Aufgabe
guide-head-demand = Anforderung
guide-head-age = { $age }. Zeitalter
guide-quests-most = Für die Gesamt-ST zählen die Spielfiguren im Gebiet und die Schiffe in seinem Fjord. Ein Unentschieden genügt nicht. Kampfkarten zählen nicht.
guide-quests-example = Das Beispiel der Spielregel: Der { $clan } hat „{ $quest }“ angenommen.
guide-quests-tie = { $place }: unentschieden. Hier ist die Aufgabe nicht erfüllt.
guide-quests-met = { $place }: Der { $clan } hat die größte ST. Die Aufgabe ist erfüllt: +{ $glory } Ruhm, und { $stat } steigt auf { $value }.

# Ragnarök.
guide-ragnarok-title = Ragnarök und Walhall
guide-ragnarok-about = Am Ende jedes Zeitalters wird das dem Untergang geweihte Gebiet zerstört. Wer dort steht oder in seinem Fjord liegt, stirbt den ruhmreichsten Tod, den es gibt:
guide-ragnarok-each = { $age }. Zeitalter: { $glory } Ruhm für jede Spielfigur
guide-ragnarok-example = Das Beispiel der Spielregel: Im { $age }. Zeitalter verschlingt Ragnarök { $place }.
guide-ragnarok-gains = { $clan }: { $figures } × { $each } = { $glory } Ruhm
guide-ragnarok-ships = Alle Schiffe im Fjord sinken, obwohl er noch ein zweites Gebiet unterstützt.
guide-ragnarok-release = Gleich darauf öffnet sich Walhall. Alle Gefallenen kehren in den Vorrat zurück, bereit fürs nächste Zeitalter.
guide-ragnarok-plan = Im untergehenden Gebiet ist man also gut aufgehoben: Erst plünderst du es, vielleicht erfüllst du dort eine Aufgabe, und dann stirbst du darin.

# The end.
guide-end-when = Die Partie endet nach dem Dritten Zeitalter. Erst jetzt bringen legendäre Werte Ruhm:
guide-end-steps = { $count ->
    [one] Stufe { $steps }
   *[other] Stufen { $steps }
}
guide-end-example = Das Beispiel der Spielregel: Der { $clan } erhält { $rage } für { stat-rage } und { $axes } für { stat-axes }, das sind { $rage } + { $axes } = { $glory } Ruhm.
guide-end-winner = Der meiste Ruhm gewinnt. Wer sich den meisten Ruhm teilt, teilt sich den Sieg.
guide-end-nothing = Übrige Wut, Karten und Spielfiguren sind nichts wert – außer eine Karte sagt es anders.

# Options.
guide-options-title = Spielerzahl und Optionen
guide-options-players = Nach der Spielerzahl
guide-head-players = Spieler
guide-head-destroyed = Vor Beginn zerstört
guide-head-deck = Karten je Zeitalter-Stapel
guide-head-draft = Draft
guide-options-draft = { $picks ->
    [one] { $rounds }-mal { $picks } Karte
   *[other] { $rounds }-mal { $picks } Karten
}
guide-options-choose = Was ein Tisch wählen kann
guide-option-first-game-about = Für deine erste Partie: Im Ersten Zeitalter spielst du einfach mit allen { $dealt } { $dealt ->
    [one] Karte
   *[other] Karten
}, die du erhältst. Ab dem Zweiten wird gedraftet.
guide-option-five = Fünf Spieler
guide-option-five-about = Jeder Stapel hat { $cards } { $cards ->
    [one] Karte
   *[other] Karten
} mehr, und kein Gebiet ist vor Beginn zerstört.
guide-option-monsters-about = { $monsters ->
    [one] Ein weiteres
   *[other] { $monsters } weitere
} Monster, zu fünft auch zweite Exemplare von drei anderen. Mit ihnen kann der { clan-boar } mitspielen.
guide-option-mystics-about = Drei Clan-Aufrüstungen, in jedem Zeitalter eine, die nichts kosten und je einen Mystiker rufen: ST { $strength }, invadiert ohne Wut-Kosten.
guide-option-gods-about = Zwei Götter stehen auf dem Spielbrett. Jeder verändert Plünderungen und Schlachten in seinem Gebiet und muss nach jeder davon weiterziehen; wer nirgendwohin kann, verlässt das Spielbrett bis zum nächsten Zeitalter.

# Open and secret.
guide-open-figures = alle Spielfiguren, auch im Vorrat und in Walhall
guide-open-sheets = Werte, Wut, Ruhm und Aufrüstungen jedes Clans
guide-open-dooms = welche Gebiete Ragnarök wann zerstört
guide-open-sizes = wie viele Handkarten und angenommene Aufgaben jeder hat
guide-open-battle = jede in der Schlacht aufgedeckte Karte, ob sie abgeworfen wird oder zurückkommt
guide-secret-hands = die Karten auf deiner Hand
guide-secret-quests = deine angenommenen Aufgaben, bis sie geprüft werden
guide-secret-laid = die Karte, die du für eine Schlacht abgelegt hast, bis alle aufgedeckt sind
guide-secret-kept = die Karte, die du ins nächste Zeitalter mitnimmst
guide-secret-left = die im Draft abgeworfenen Karten
guide-secrets-reckon = Im Draft siehst du, was du weitergibst. Merk es dir: Vielleicht hat es nun dein linker Nachbar.

# Advice.
guide-advice-1 = Mach dir aus den ersten Karten einen Plan: Schlachten gewinnen mit Thor und Tyr, verlieren mit Loki oder still Aufgaben erfüllen. Von allem ein bisschen ist zu wenig.
guide-advice-2 = Beginne mit dem Anführer: ST 3, ganz ohne Wut.
guide-advice-3 = Plündere früh, wo niemand hinkommt. Eine Stufe aus dem Ersten Zeitalter nützt dir noch zwei weitere.
guide-advice-4 = Zuerst { stat-rage }: Jede Stufe bedeutet eine Aktion mehr in jedem weiteren Zeitalter.
guide-advice-5 = Sieh dir die Nachbarschaft an, bevor du plünderst. Jede Spielfigur von nebenan darf kostenlos in die Schlacht kommen.
guide-advice-6 = Du musst nicht jede Schlacht gewinnen. Der Verlierer behält seine Karte, der Sieger verliert sie: Lass die anderen ihre besten verbrauchen.
guide-advice-7 = Nimm eine Aufgabe spät an, wenn du weißt, dass sie gelingt – aber solange du noch Wut hast.
guide-advice-8 = Achte darauf, wo sich die anderen sammeln. Wer Spielfiguren ohne Not in einem Gebiet stehen lässt, hat dort wohl eine Aufgabe.
guide-advice-9 = Lass deine schwächsten Spielfiguren im untergehenden Gebiet. Sie bringen Ruhm, und deine { stat-horns } haben im nächsten Zeitalter wieder Platz.
guide-advice-10 = Zwei legendäre Werte sind so viel wert wie mehrere Aufgaben. Im letzten Zeitalter zählt jede Stufe.

# Playing here.
guide-here-click-about = Ein Satz sagt, was gefragt ist. Alles, was du wählen darfst, leuchtet auf dem Brett: ein Dorf, ein Gebiet, eine Karte, ein Feld auf dem Clanbogen. Klick es an; bevor du bestätigst, erfährst du, was es kostet.
guide-here-asked = Weiß unterlegte Karten
guide-here-asked-about = In jeder Schlacht wirst du gefragt, ob du eine Karte hinzufügst, auch wenn du keine solche hast: So erfährt niemand, wer eine hat. Du kannst eine feste Antwort hinterlassen.

# The gallery.
gallery-lead = Verschiedene Göttergaben in drei Zeitaltern: { $cards } (darunter Monster: { $monsters }). Karten in der Schachtel: { $total } (weitere zu fünft: { $five }, aus Optionen: { $more }).
gallery-choose = Zeigen
gallery-by-age = Zeitalter
gallery-by-kind = Art
gallery-by-god = Gott
gallery-by-box = Herkunft
gallery-all = alle
gallery-age = { $age }. Zeitalter
gallery-kind-battle = Kampfkarten
gallery-kind-quest = Aufgaben
gallery-kind-leader = Anführer
gallery-kind-warrior = Krieger
gallery-kind-ship = Schiff
gallery-kind-monster = Monster
gallery-kind-clan = Clan
gallery-box-box = Grundspiel
gallery-box-five = Karten zu fünft
gallery-box-kickstarter = Kickstarter-Monster
gallery-box-mystics = Mystiker von Midgard
gallery-cards-title = Göttergaben
gallery-none = So eine Karte gibt es nicht.
gallery-copies = Anzahl
gallery-players = { $players } Spieler
gallery-twin = 1 weitere (5 Spieler mit den Kickstarter-Monstern)
gallery-bonus = ST +{ $value }
gallery-bonus-open = ST +X
gallery-bonus-late = ST +{ $value }, weiß unterlegt
gallery-glory = { $value } Ruhm
gallery-figure = ST { $value }, kostet { $cost } Wut
gallery-figure-open = ST je nach Walhall, kostet { $cost } Wut
gallery-price = kostet { $cost } Wut
gallery-clans-title = Clans
gallery-clans-about = Jeder Clan hat { $leaders } Anführer, { $warriors } Krieger und { $ships } { $ships ->
    [one] Schiff
   *[other] Schiffe
}. Clans unterscheiden sich nur im Aussehen.
gallery-clan-ram = zu fünft
gallery-clan-boar = mit den Kickstarter-Monstern
gallery-gods-title = Götter von Asgard
gallery-gods-about = Mit dieser Option stehen zwei der sechs Götter auf dem Spielbrett. Die Regel eines Gottes gilt für Plünderungen und Schlachten in seinem Gebiet.
gallery-mystic-about = Gehört zu { option-mystics }: ST { $strength }, bis zu { $mystics } je Clan.
gallery-sources-about = Die Spielregeln drucken nicht jede Karte ab. Daher kommen unsere Werte:
gallery-source-numbers = drei Stapel zu { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}, je Stapel die Zahl der Marken 3+ und 4+, Spielbrett, Spielfiguren, Plättchen
gallery-source-steps = Werte auf den Stufen 4 bis 6
gallery-source-marks = welche Karte welche Marke trägt, und die Karten zu fünft
gallery-source-tokens = wie sich die acht äußeren Plünderungsplättchen verteilen
gallery-source-texts = Texte: in eigenen Worten, nach Kartenlisten
gallery-source-names = Namen von Karten, die keine Spielregel zeigt: auf Tschechisch und Deutsch eigene Übersetzungen
gallery-source-modules = Kickstarter-Monster und Erweiterungen

gallery-own-title = Mit anderen Karten spielen
gallery-own-about = Die Kartentabelle ist eine Textdatei, und alles wird nach ihr gespielt: Ändere eine Karte, oder füge eine eigene hinzu.
gallery-own-export = Schreib die eingebaute Tabelle in eine Datei:
gallery-own-change = Ändere die Werte darin, oder füge Einträge hinzu: Zeitalter, Art, Zahl, Anzahl und Effekt. Jede Karte ist ein Eintrag von wenigen Zeilen; der Kopf der Datei sagt, was darin stehen darf.
gallery-own-play = Spiel damit im Terminal, oder lass Bots damit spielen:
gallery-own-browser = Im Browser fügst du die Datei in das Feld „{ option-cards }“ eines neuen Tisches ein.
gallery-own-new = Einen neuen Tisch eröffnen
gallery-own-refused = Eine Datei mit zu wenigen Karten, unbekanntem Effekt oder doppelter Kennung wird abgelehnt, mit Zeile und Grund.
gallery-own-hash = Eine Aufzeichnung nennt ihre Kartentabelle mit einem Hash. Der der eingebauten Tabelle ist { $hash }.
