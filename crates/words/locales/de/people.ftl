# Menschen: auf einem anderen Gerät oder nach einem verlorenen Cookie wiedererkannt werden. Niemand muss.
me-way = Du und deine Geräte
me-title = Du in dieser Halle
me-name-and-emblem = Name und Wappen
me-motif = Auf dem Schild
me-colour = Seine Farbe
me-save = Speichern
me-profile = Meine Seite, wie andere sie sehen
me-known-title = Wiedererkannt werden
me-guest-lead = Zum Spielen braucht niemand ein Konto. Dieser Browser kennt dich an einem Cookie. Willst du deine Plätze auch auf einem anderen Gerät haben oder nach einem verlorenen Cookie behalten, nimm einen dieser Wege: Er dauert eine Minute und braucht keine E-Mail-Adresse.
me-known-lead = Die Halle kennt dich. Je mehr Wege zu dir führen, desto weniger macht ein verlorenes Gerät aus.
motif-wolf = Wolf
motif-raven = Rabe
motif-ship = Schiff
motif-axe = Axt
motif-tree = Esche
motif-hammer = Hammer
motif-horn = Horn
motif-sun = Sonne
shield-red = Rot
shield-blue = Blau
shield-green = Grün
shield-ochre = Ocker
shield-purple = Violett
shield-iron = Eisen
way-none = Bisher kennen dich nur deine angemeldeten Browser. Leg einen Passkey an oder hol dir einen Wiederherstellungscode, damit du auch ohne sie zurückkommst.
way-passkey = Passkey
way-passkey-hint = Dein Telefon, dein Computer oder ein Sicherheitsschlüssel bewahrt ihn auf. Zum Anmelden genügt ein Fingerabdruck oder die PIN des Geräts.
way-passkey-make = Passkey anlegen
way-code = Wiederherstellungscode
way-code-hint = Fünfundzwanzig Buchstaben und Ziffern zum Aufschreiben. Sie werden nur einmal gezeigt.
way-code-made = Du hast einen seit dem
way-code-make = Code holen
way-code-again = Durch einen neuen ersetzen
way-link = Meine Plätze auf ein anderes Gerät bringen
way-link-hint = Ein Link und ein QR-Code, einmal und zehn Minuten lang gültig.
way-link-make = Link und QR-Code zeigen
way-sign-in = Schon bekannt hier?
passkey-since = seit dem
passkey-remove = Entfernen
passkey-refused = Das wurde abgebrochen. Nichts hat sich geändert.
passkey-failed = Dieses Gerät konnte das nicht. Ein Wiederherstellungscode oder ein Link geht überall.
devices-title = Deine Browser
device-this = dieser hier
device-seen = zuletzt benutzt am
device-remove = Dort abmelden
sign-out = Hier abmelden
sign-out-everywhere = Überall abmelden
sign-out-unsafe = Wenn du dich ohne Passkey und ohne Code vom einzigen Browser abmeldest, kann niemand deine Plätze zurückholen.
data-title = Was über dich gespeichert ist
data-hint = Dein Name und dein Wappen, deine Browser und Passkeys, deine Plätze und was du dort entschieden hast. Außer dem Namen an deinen Plätzen erfährt niemand sonst davon.
data-download = Alles herunterladen
delete-title = Mich löschen
delete-lead = Dein Name, deine Browser, deine Passkeys und dein Code werden gelöscht. Beendete Spiele bleiben, ohne deinen Namen. Wo du mitten im Spiel bist, spielt ein Bot für die anderen weiter. Das lässt sich nicht zurücknehmen.
delete-sure = Ja, all das löschen
delete-go = Mich endgültig löschen
sign-in-title = Anmelden
sign-in-passkey = Passkey benutzen
sign-in-or = oder
sign-in-go = Anmelden
sign-in-link-hint = Keinen Code zur Hand? Öffne auf einem Gerät, das dich kennt, „Du und deine Geräte“ und lass dir einen Link zeigen.
code-title = Dein Wiederherstellungs{"\u00AD"}code
code-lead = Schreib ihn jetzt auf: Er wird nur dieses eine Mal gezeigt.
code-copy = Kopieren
code-hint = Wer ihn hat, gilt als du. Der Server behält nur einen Hash davon, also kann ihn dir niemand noch einmal vorlesen. Ein früherer Code gilt nicht mehr.
code-done = Ich habe ihn aufgeschrieben
code-back = Zurück
link-lead = Richte die Kamera des Telefons darauf oder öffne dort den Link.
link-only-here = Diese Halle ist nur von diesem Rechner aus zu erreichen, ein Telefon kann den Link also nicht öffnen. Wer die Halle betreibt, lässt andere so herein: meadhall serve --addr 0.0.0.0:4747 --listen-beyond-loopback
link-qr = Der Link als QR-Code
link-label = Link für das andere Gerät
link-hint = Er geht einmal und zehn Minuten lang. Wer ihn öffnet, wird zu dir, also behalte ihn für dich.
bring-title = Bist du das?
bring-lead = Dieser Browser gehört dann zu dieser Person: derselbe Name, dieselben Plätze, dieselben Tische.
bring-own = { $count ->
    [one] Den Tisch dieses Browsers mitnehmen
   *[other] Die { $count } Tische dieses Browsers mitnehmen
}
bring-own-hint = Nimm sie nur mit, wenn du wirklich diese Person bist. Sonst bleiben sie zurück, und niemand kann sie mehr spielen.
bring-go = Ja, das bin ich
bring-no = Nein, alles lassen, wie es ist
profile-since = Bekannt hier seit dem
profile-none = Noch keine Spiele.
profile-games = Spiele
profile-game = Spiel
profile-played = Beendet
profile-won = Gewonnen
profile-playing = Im Gange
profile-pace = Übliche Zeit für eine Entscheidung:
profile-last = Letzte Spiele
profile-place = { $place }. Platz
pace-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
pace-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
pace-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
pace-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
date = { $day }.{ $month }.{ $year }
table-called = Du wirst zum Spiel gebeten
lobby-called = Dieser Platz ist für dich.
problem-too-many-tries = Das wurde zu oft versucht. Warte eine Weile und versuch es noch einmal.
problem-wrong-code = Dieser Code passt nicht. Sieh ihn dir noch einmal an; Striche und Kleinbuchstaben sind gleichgültig.
problem-passkey = Dieser Passkey passt nicht.
problem-link = Dieser Link wurde schon benutzt, oder seine zehn Minuten sind um. Lass dir vom anderen Gerät einen neuen zeigen.
lobby-fill = Einen Bot hinsetzen
lobby-fill-level = Wie gut der Bot spielt
lobby-take-away = Diesen Platz wegnehmen
lobby-cancel = Diesen Tisch auflösen
lobby-cancel-hint = Er ist für alle weg, die hier sitzen, und seine Einladungen gelten nicht mehr.
invite-qr = Als QR-Code
invite-only-here = Diese Halle ist nur von diesem Rechner aus zu erreichen, Freunde anderswo können diese Links also nicht öffnen. Wer die Halle betreibt, lässt andere so herein: meadhall serve --addr 0.0.0.0:4747 --listen-beyond-loopback
