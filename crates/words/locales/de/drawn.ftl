# Das gezeichnete Terminal: Tasten der letzten Zeile, Erzählung, Filter, Kartensuche.

drawn-step = Schritt { $step } von { $steps }. { $what }
drawn-paused = Angehalten
drawn-filtered = „{ $filter }“: { $shown } von { $count }
drawn-over = N spielt noch einmal, G zeigt, wie die Chancen standen.
drawn-no-card = Keine Karte passt. Rücktaste oder Esc zeigt mehr.
drawn-typing-keys = Tab ergänzt · Enter · Esc
drawn-filter-keys = Enter behält · Esc zeigt alle
drawn-close-cards = ↑↓ blättern · / suchen · Esc schließt
drawn-close-advice = Enter nimmt die erste · Esc schließt
drawn-warning-keys = j trotzdem · Enter zurück

drawn-foot-choose = Enter wählen
drawn-foot-now = Enter zum Stand
drawn-foot-filter = / filtern
drawn-foot-type = : tippen
drawn-foot-advice = A Rat
drawn-foot-cards = C Karten
drawn-foot-table = V Tisch
drawn-foot-rules = R Regel
drawn-foot-back = ← zurück
drawn-foot-on = → weiter
drawn-foot-log = Tab Verlauf
drawn-foot-undo = u rückgängig
drawn-foot-lang = L Sprache
drawn-foot-standing = S für immer
drawn-foot-help = ? Hilfe
drawn-foot-quit = q Ende
drawn-foot-pause = Leertaste anhalten
drawn-foot-go-on = Leertaste weiter
drawn-foot-skip = > überspringen
drawn-foot-rematch = N noch einmal
drawn-foot-chart = G Chancen

drawn-key-filter = / = nur die Möglichkeiten mit diesen Wörtern zeigen; Esc zeigt wieder alle
drawn-key-mouse = Maus = auf eine Möglichkeit zeigen, noch einmal drücken wählt sie; Rad; Tasten der letzten Zeile (mit Umschalt: Text markieren)
drawn-key-complete = Tab = beim Tippen: ergänzen, was dasteht, und zeigen, wie es weitergehen kann
drawn-key-advice = A = was ein Bot von deiner Entscheidung hält; Enter trifft dann seine erste Wahl
drawn-key-cards = C = was die Karten tun, angefangen bei der unter dem Cursor; / sucht darin
drawn-key-step = ← → = was geschehen ist, Schritt für Schritt; < zurück zu deinem letzten Zug, > weiter zum nächsten
drawn-key-pause = Leertaste, P = die anderen warten lassen oder weiterspielen; P wie schnell
drawn-key-rematch = N = nach dem Spiel: noch einmal mit denselben Spielern
