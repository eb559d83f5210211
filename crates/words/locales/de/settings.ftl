# Wie die Seiten aussehen und klingen.
settings-title = Einstellungen
settings-contrast = Hoher Kontrast
settings-large = Große Schrift
settings-quiet = Kein Gespräch an Tischen
settings-sound = Ton
settings-sound-on = Ton an
settings-volume = Lautstärke
settings-hearth = Knisterndes Feuer
settings-sound-hint = M schaltet den Ton aus und an. Was zu hören ist, ist auch zu sehen.
sound-is-on = Ton an.
sound-is-off = Ton aus.
menu-fairness = Faires Mischen

# Die erste Seite.
home-mine-more = { $count ->
    [one] Noch { $count } Tisch
   *[other] Noch { $count } Tische
}
