# Uhren: wie viel Zeit ein Tisch gibt, was davon übrig ist, Nacht und freie Tage, was geschieht, wenn die Zeit abgelaufen ist.

clock-title = Bedenkzeit
clock-choice-none = Ohne Uhr
clock-choice-live = Live, mit Uhr
clock-choice-fast = Fernspiel, schnell: 72 h, für jede Entscheidung 12 h mehr, höchstens 120 h
clock-choice-slow = Fernspiel, langsam: 72 h, für jede Entscheidung 36 h mehr, höchstens 240 h
clock-choice-own = Fernspiel mit eigenen Zahlen
clock-field-minutes = Minuten am Anfang
clock-field-seconds = Sekunden mehr für jede Entscheidung
clock-field-hours = Stunden am Anfang
clock-field-more = Stunden mehr für jede Entscheidung
clock-field-most = Stunden höchstens
clock-hint = Die Uhr läuft, solange eine Entscheidung aussteht. Im Fernspiel steht sie in der eigenen Nacht und an freien Tagen still.
clock-wrong = Die Zahlen der Uhr passen nicht zusammen: Jeder beginnt mit etwas, jede Entscheidung bringt etwas, und das Höchste ist mindestens so viel wie der Anfang.

clock-none = ohne Uhr
clock-live-figures = live, { $minutes } min und für jede Entscheidung { $seconds } s mehr
clock-fast-figures = Fernspiel, schnell: { $hours } h, für jede Entscheidung { $more } h mehr, höchstens { $most } h
clock-slow-figures = Fernspiel, langsam: { $hours } h, für jede Entscheidung { $more } h mehr, höchstens { $most } h
clock-own-figures = Fernspiel: { $hours } h, für jede Entscheidung { $more } h mehr, höchstens { $most } h
clock-short-live = live, mit Uhr
clock-short-correspondence = Fernspiel

clock-days = { $one } T { $two } h
clock-hours = { $one } h { $two } min
clock-minutes = { $one } min { $two } s
clock-fallen = Zeit abgelaufen
clock-left = Verbleibende Zeit:
clock-rests = steht gerade still
clock-menu-rest = Nacht und freie Tage festlegen

fall-other = { $who }: Die Zeit ist abgelaufen. Was soll geschehen?
fall-watched = { $who }: Die Zeit ist abgelaufen. Die anderen wählen, was geschieht.
fall-own = Deine Zeit ist abgelaufen. Du kannst dich noch entscheiden. Bis dahin können die anderen warten, einen Bot spielen lassen oder die Partie gemeinsam beenden.
fall-wait = Warten
fall-bot = Einen Bot spielen lassen
fall-bot-until = Mehr als die Hälfte der anderen muss das wollen. Der Bot spielt, bis { $who } zurück ist.
fall-level = Stufe des Bots
fall-end = Partie beenden, wie sie steht
fall-end-hint = Alle anderen müssen das wollen. Die Punkte von jetzt entscheiden, und die Partie lässt sich nicht fortsetzen.
fall-end-sure = Ja, beenden, wie sie steht
fall-back = Meine Wahl zurücknehmen
fall-chose-wait = { $who }: warten
fall-chose-bot = { $who }: ein Bot ({ $level })
fall-chose-end = { $who }: Partie beenden
fall-bot-plays = Ein Bot ({ $level }) spielt für { $who }, gewählt von { $by }.
fall-ended = Die Partie wurde beendet, wie sie stand: Für { $who } war die Zeit abgelaufen; das Ende gewählt: { $by }.
table-ended = beendet, wie sie stand

rest-title = Nacht und freie Tage
rest-lead = An Fernspieltischen steht deine Uhr in deiner Nacht und an deinen freien Tagen still. Die anderen sehen, dass sie stillsteht, nicht warum.
rest-zone = Zeitzone
rest-zone-choose = Wähle deine Zeitzone
rest-from = Die Nacht beginnt
rest-to = Die Nacht endet
rest-night-hint = Höchstens zehn Stunden; ohne Nacht lass beides leer. Sie lässt sich dreimal in sieben Tagen ändern.
rest-save = Speichern
rest-days = Freie Tage
rest-days-left = { $year }: { $taken } von { $all } freien Tagen genommen.
rest-day-from = Erster Tag
rest-day-to = Letzter Tag
rest-take = Freinehmen
rest-give-back = Zurückgeben
rest-day-now = heute
rest-days-hint = Von heute bis zum Ende des nächsten Jahres. Was begonnen hat, lässt sich nicht zurückgeben.
rest-zone-first = Speichere zuerst deine Zeitzone.
rest-bad-night = Eine Nacht hat Anfang und Ende und dauert höchstens zehn Stunden.
rest-bad-zone = Diese Zeitzone ist hier nicht bekannt.
rest-bad-day = Freie Tage liegen zwischen heute und dem Ende des nächsten Jahres; ein Tag, der begonnen hat, bleibt frei.
rest-too-many-days = Es gibt { $all } freie Tage im Jahr.
rest-too-many-nights = Die Nacht lässt sich dreimal in sieben Tagen ändern. Versuch es später wieder.

profile-timeouts = Zeit abgelaufen:
profile-timeouts-count = { $count ->
    [one] einmal
   *[other] { $count }-mal
} in { $games ->
    [one] einer Partie mit Uhr
   *[other] { $games } Partien mit Uhr
}
