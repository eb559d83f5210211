# Jak stránky vypadají a znějí.
settings-title = Nastavení
settings-contrast = Vysoký kontrast
settings-large = Velké písmo
settings-quiet = Žádný hovor u stolů
settings-sound = Zvuk
settings-sound-on = Zapnout zvuk
settings-volume = Hlasitost
settings-hearth = Praskání ohně
settings-sound-hint = Klávesa M zvuk vypne a zapne. Co zní, je vždy i vidět.
sound-is-on = Zvuk je zapnutý.
sound-is-off = Zvuk je vypnutý.
menu-fairness = Poctivé míchání

# Úvodní stránka.
home-mine-more = { $count ->
    [one] Ještě { $count } stůl
    [few] Ještě { $count } stoly
   *[other] Ještě { $count } stolů
}
