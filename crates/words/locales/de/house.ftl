# Wörter, die Seiten und Terminal gemeinsam haben.
list-join = { $first }, { $rest }
list-last = { $first } und { $last }
level-easy = leicht
level-normal = mittel
level-hard = schwer
seat-number = Platz { $number }

name-default = Gast
bot-name-1 = Astrid
bot-name-2 = Bjarke
bot-name-3 = Dagny
bot-name-4 = Eyvind
bot-name-5 = Frida
bot-name-6 = Gunnar

problem-not-found = Unter dieser Adresse gibt es nichts.
problem-forbidden = Dieser Platz oder Tisch gehört dir nicht.
problem-foreign-origin = Diese Anfrage kommt nicht von einer Seite dieses Servers.
problem-stale = Das hast du schon entschieden; die Seite war veraltet.
problem-not-in-play = Das geht jetzt nicht: Das Spiel hat noch nicht begonnen oder ist aus.
problem-spent = Diese Einladung wurde schon angenommen oder erneuert. Bitte den Gastgeber um eine neue.
problem-malformed = Diese Anfrage ist nicht zu verstehen.
problem-option = Das passt nicht.
problem-wrong-method = So lässt sich diese Seite nicht anfragen.
problem-too-large = Diese Anfrage ist zu groß.
problem-refused = Das ist nicht möglich:
problem-too-fast = Das war sehr schnell. Warte einen Moment und versuch es noch einmal.
problem-too-many-tables = Du hast viele offene Tische. Spiel einen zu Ende, bevor du einen neuen öffnest.
problem-too-many-streams = Du hast diesen Tisch zu oft offen. Schließ einige seiner Seiten.
problem-nothing-to-undo = Es gibt nichts zurückzunehmen.
problem-disk-full = Die Festplatte des Servers ist voll. Nichts ist verloren; schaff Platz und versuch es noch einmal.
problem-locked = Ein anderes Programm benutzt gerade die Datenbank des Servers, deshalb hat sich nichts geändert. Versuch es gleich noch einmal.
problem-storage = Der Server konnte das nicht festhalten, deshalb hat sich nichts geändert. Versuch es noch einmal.
problem-no-action = Das ist keine Möglichkeit dieses Spiels.

serve-ready = Meadhall ist offen unter { $address } – mit Strg-C wird geschlossen.
