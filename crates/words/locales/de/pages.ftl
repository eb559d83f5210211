# Der Rahmen jeder Seite.
house-about = Brettspiele um Clans und Ruhm: allein gegen Bots, mit Freunden übers Netz oder an einem Bildschirm.
skip-to-content = Zum Inhalt springen
nav-label = Seiten
nav-home = Start
nav-guide = Anleitung
nav-gallery = Karten
foot-fan-work = Ein inoffizielles Werk von Fans ohne Verbindung zu Autoren und Verlagen der Spiele. Alle Zeichnungen sind unsere eigenen.
foot-licence = Freie Software, MIT oder Apache-2.0.

# Die erste Seite.
home-title = Meadhall – Brettspiele um Clans und Ruhm
home-kicker = Nimm Platz in der Methalle
home-players = { $from }–{ $to } Spieler
home-bots = Bots in drei Stärken
home-quick = Jetzt spielen
home-quick-hint = Du gegen drei Bots, ohne Einstellungen.
home-new = Neuer Tisch mit Freunden oder Bots
home-learn = In zehn Minuten gelernt
home-mine = Meine Tische
home-mine-none = Du sitzt noch an keinem Tisch.
home-open = Offene Tische
home-open-none = Gerade sucht niemand Gesellschaft. Eröffne einen Tisch und zeig ihn hier.
table-lobby = { $open ->
    [one] 1 Platz ist frei
   *[other] { $open } Plätze sind frei
}
table-over = beendet
table-playing = im Spiel
table-my-turn = Du bist dran
table-nobody = Noch niemand

# Fehler.
notice-not-found = Hier ist nichts
notice-forbidden = Das ist nicht dein Platz
notice-too-many = Etwas langsamer, bitte
notice-broken = Bei uns ist etwas schiefgegangen
notice-refused = Das ging nicht
notice-home = Zur ersten Seite
notice-back = Zurück

# Der Vorhang zwischen zwei Leuten an einem Bildschirm.
handover-page = Gib den Bildschirm weiter – Meadhall
handover-title = Gib den Bildschirm weiter
handover-lead = Niemand sieht eine fremde Hand. Wer dran ist, öffnet den Vorhang.
handover-open = Ich bin { $who }

# Einladungen und Namen.
invitation-title = Du bist zu einer Partie { $game } eingeladen
invitation-with = Am Tisch: { $names }.
invitation-join = Platz nehmen
field-name = Dein Name
field-name-here = Name
field-part = Dein Teil des Startwerts
field-clan = Clan
clan-any = zufällig

# Der Startwert.
seed-title = Wie alle das Mischen prüfen können
seed-explained = Gemischt wird aus einem geheimen Teil des Servers, dessen Hash du hier von Anfang an siehst, und einem Teil von jedem Spieler. Niemand kann sich das Mischen aussuchen, und nach dem Spiel werden alle Teile genannt.
seed-hash = Hash des Serverteils:
seed-verified = Geprüft: Am Mischen hat niemand gedreht.
seed-not-verified = Der Startwert passt nicht zu dem Hash, der am Anfang gezeigt wurde.
seed-other-rules = Dieses Spiel lief nach den Regeln der Version { $played }; dieser Server hat Version { $here } und kann es nicht als Ganzes prüfen.
seed-how = Der von Anfang an gezeigte Hash gehört zum Serverteil hier unten, und aus dem gemischten Startwert lässt sich das ganze Spiel nachspielen.
seed-server = Der Teil des Servers
seed-part = Teil von { $who }
seed-mixed = Der gemischte Startwert

# Der Vorraum.
lobby-title = Ein Tisch für { $game }
lobby-waiting = { $open ->
    [0] Alle sind da, das Spiel beginnt.
    [one] Ein Platz ist noch frei; das Spiel beginnt, sobald er besetzt ist.
   *[other] { $open } Plätze sind noch frei; das Spiel beginnt, sobald alle besetzt sind.
}
lobby-options = Das Spiel
lobby-own-table = eigene Tabelle, Hash { $hash }
lobby-link = Zuschauen dürfen alle:
lobby-sit = Hier Platz nehmen
copy-table-link = Link zum Tisch kopieren
copy-link = Link kopieren
seat-you = du
seat-here = ist da
seat-bot = Bot, { $level }
seat-open = wartet auf jemanden
invite-label = Einladung zu Platz { $number }
invite-renew = Neuer Link
invite-hint = Schick den Link an einen Freund; er gilt nur einmal. Ein neuer Link macht den alten ungültig.

# Ein neuer Tisch.
new-title = Ein neuer Tisch für { $game }
new-lead = Alles ist für ein gutes Spiel bereit; ändere, was du magst.
new-count = Spieler
new-seats = Wer wo sitzt
new-seats-hint = Ein Freund bekommt einen Link von dir. Mehrere an diesem Bildschirm geben ihn weiter; ein Vorhang verbirgt die Hände.
new-manners = Am Tisch
new-pace = Tempo der Bots
pace-swift = flott
pace-steady = ruhig
pace-slow = langsam, um jedem Zug zu folgen
new-takeover = Für Abwesende springt ein Bot ein
takeover-never = nie
takeover-2 = nach 2 Minuten
takeover-5 = nach 5 Minuten
takeover-15 = nach 15 Minuten
new-listed = Diesen Tisch auf der ersten Seite zeigen
new-modules = Module
new-variants = Varianten
new-presets = Fertige Zusammenstellungen
new-base = Grundspiel
new-all = Alles, was zusammenpasst
new-not-with = Nicht mit „{ $option }“:
new-table-built-in = eingebaut
new-table-own = eigene
new-table-hint = Leer lassen für die eingebaute. Wer die Schachtel hat, kann die gedruckten Werte eingeben: die eingebaute Tabelle herunterladen, ändern und hier einlesen.
new-table-download = Eingebaute Tabelle herunterladen
new-table-upload = Datei einlesen
new-table-text = Eigene Tabelle als TOML
new-open = Tisch eröffnen
sitter-me = ich
sitter-here = noch jemand an diesem Bildschirm
sitter-friend = ein Freund per Link
sitter-bot-easy = Bot, leicht
sitter-bot-normal = Bot, mittel
sitter-bot-hard = Bot, schwer
sitter-is-bot = Bot
sitter-is-replaced = ein Bot spielt
sitter-is-away = abwesend

# Am Tisch.
ask-label = Was gefragt ist
whose-waiting = Die anderen wählen
whose-replaced = Ein Bot spielt für dich
whose-watching = Du schaust zu
whose-over = Das Ende
whose-hot = { $who }, du bist dran
clause-label = Regel
choices-list = Als Liste
undo-free = Zurücknehmen
undo-ask = Um Rücknahme bitten
undo-waiting = Die anderen werden um die Rücknahme gebeten.
undo-asked = { $who } möchte den letzten Zug zurücknehmen.
undo-agree = Einverstanden
undo-refuse = Ablehnen
menu-title = Tisch
menu-hand-over = Einen Bot für mich spielen lassen
menu-take-back = Meinen Platz wieder einnehmen
menu-pass = Bildschirm weitergeben
menu-spectators = Link für Zuschauer kopieren
menu-report = Ein Problem melden
menu-set = Übernehmen
standing-label = Antworten, die der Tisch für dich gibt
orders-title =
    { $count ->
        [0] Befehle
       *[other] Befehle ({ $count })
    }
orders-about = Sag im Voraus, was geschehen soll, damit niemand auf dich wartet. Nur du siehst das, und du kannst es ändern, bis es geschieht. Der erste Befehl, der passt, wird befolgt.
orders-which = Welcher Befehl
orders-leave = Diesen Befehl hinterlassen
orders-done = Von deinen Befehlen erledigt, das Letzte zuerst:
copied = Kopiert
log-title = Verlauf
log-all = Der ganze Verlauf
connection-lost = Verbindung verloren, neuer Versuch …
help-characters = Charaktere
help-lands = Länder
help-bonus = Am Ende: 5 SP für fünf Landschaften in deinem Reich, 10 SP für alle sechs.
help-keys = Tasten
help-keys-text = Pfeiltasten wandern durch das, was du wählen kannst, Enter nimmt es. U nimmt zurück, L Verlauf, ? diese Seite.
help-rules = Alle Regeln
help-close = Schließen

# Der Tisch von Vaalbara.
vb-board = Die ausliegenden Länder
vb-round = Runde { $round } von 9
vb-row-1 = 1. Reihe
vb-row-1-hint = hier wird genommen
vb-row-2 = 2. Reihe
vb-row-2-hint = rückt nächste Runde nach unten
vb-empty = leer
vb-omens = Omen
vb-omens-are = Omen, vom besten zum schlechtesten: { $omens }
vb-omens-tip = Wer den gleichen Charakter spielt, ist in dieser Reihenfolge am Zug, der Clan ganz links zuerst.
vb-deck-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
vb-deck-top = Oben liegt:
vb-deck-bottom = Unten liegt:
vb-back = Omen auf der Rückseite:
vb-land-pays = { $land }, brächte dir { $vp } SP
vb-others = Die anderen Spieler
vb-neighbour = Nachbar
vb-realm = Reich
vb-realm-empty = Noch kein Land
vb-vp = SP
vb-hand-count = auf der Hand
vb-pile-count = im Stapel
vb-discard = Gespielt: { $list }
vb-known = Sicher auf der Hand: { $list }
vb-mine = Dein Platz
vb-own-pile = Stapel { $count }
vb-own-discard = Deine Ablage
vb-hand = Deine Hand
vb-laid = Ausgelegt
vb-played = Gespielt
vb-take-up = Zurücknehmen
vb-stage-choosing = wählt noch
vb-stage-laid = hat gewählt
vb-stage-acted = war am Zug
vb-stage-acting = ist am Zug
vb-stage-later = kommt noch
vb-do-take = { $land } nehmen, { $vp } SP
vb-do-track = Mit dem Stapel tauschen: { $land } (Reihe { $row }, Platz { $slot })
vb-do-ride = Tauschen: { $land } (Reihe { $row }, Platz { $slot })
vb-do-explore = Abgeben: { $land }
vb-do-midwife = Zurücknehmen: { $character }
vb-do-assign = Auslegen:
vb-initiative = Initiative { $initiative }
vb-do-gift = { $who } erhält 2 SP

# Das Ende.
end-label = Das Ergebnis
end-replay = Spiel noch einmal ansehen
end-rematch = Noch eine Partie
score-start = Start
score-characters = Charaktere
score-bonus = Bonus
score-total = Summe

# Die Wiederholung.
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-place = Zug { $at } von { $turns }
replay-seat = Gesehen von
replay-spectator = einem Zuschauer
replay-show = Zeigen
replay-table = Zum Tisch
replay-record = Aufzeichnung herunterladen
replay-level = Stärke der Bots
replay-continue = Ab hier gegen Bots spielen
