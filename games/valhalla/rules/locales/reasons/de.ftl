# Warum eine Wahl besser ist als eine andere: was aus beiden wird, in wie vielen durchgespielten Verläufen oder wie viel davon.
reason-won = ein Kampf gewonnen: { $here } % statt { $there } %
reason-lost = ein Kampf verloren: { $here } % statt { $there } %
reason-beat = das Monster abgewehrt oder besiegt: { $here } % statt { $there } %
reason-beaten = eine Niederlage gegen das Monster: { $here } % statt { $there } %
reason-glory = in Walhall gewonnener Ruhm: etwa { $here } statt { $there }
reason-captured = ein Schild erbeutet: { $here } % statt { $there } %
reason-shield-lost = ein Schild verloren: { $here } % statt { $there } %
reason-mission = „{ $thing }“ erfüllt: { $here } % statt { $there } %
reason-crowned = die Krone gewonnen: { $here } % statt { $there } %
reason-joined = neue Krieger im Gefolge: etwa { $here } statt { $there }
reason-drawn = gezogene Karten: etwa { $here } statt { $there }
reason-attacked = ein Angriff auf dich: { $here } % statt { $there } %
reason-discarded = abgelegte Karten: etwa { $here } statt { $there }
