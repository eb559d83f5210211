# Was Befehle des Terminals sagen.

rules-in-english = Die Regelabschnitte gibt es nur auf Englisch; im Zweifel entscheiden sie.
rules-guide = Aus der Anleitung: { $title }
rules-guide-how = Was die Anleitung zu einer Regel sagt, steht darunter: { $command }
options-default = Standard: { $value }
options-any = beliebiger Text
options-players = für { $least } bis { $most } Spieler
config-none = nicht gesetzt
config-is-set = { $key } ist jetzt { $value }.
config-is-unset = { $key } ist nicht mehr gesetzt.
config-language = Sprache von allem, was Spieler lesen
config-bots = Bots der Spiele im Terminal
config-plain = Textzeilen statt eines gezeichneten Bildschirms
config-brief = knappe Textzeilen
config-data = Ordner der Tische und Spiele
