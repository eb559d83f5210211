# Entscheidungen am Tisch: was gefragt wird, bevor etwas verfällt, und die Liste aller Möglichkeiten.
warning-back = Nein, weiterspielen
choices-all = Alle Möglichkeiten auf einer eigenen Seite
choices-title = Alle Möglichkeiten ({ $count })
choices-back = Zurück zum Tisch
