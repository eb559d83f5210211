# Der Zug nach Aktionen, und wie die Aufgaben stehen.
br-act-rage = { $rage ->
    [0] kostenlos
   *[other] { $rage } Wut
}
br-act-rage-from = { $least } bis { $most } Wut
br-act-strength = ST { $strength }
br-act-pass = du verlierst { $rage } Wut
br-act-sacrifice = Opfer
br-act-draft = Nehmen
br-act-invade-how = Wähle eine Spielfigur, dann ein leuchtendes Dorf oder einen Fjord. Die Zahl dort ist deine ST.
br-act-march-how = Wähle Spielfiguren eines Gebiets, dann auf dem Spielbrett ihr Ziel.
br-no-invade-horns = Deine Hörner erlauben keine weitere Spielfigur auf dem Spielbrett (dort sind schon { $count }).
br-no-invade-reserve = In deinem Vorrat ist keine Spielfigur mehr.
br-no-invade-rage = Jede Spielfigur in deinem Vorrat kostet mehr Wut, als du hast.
br-no-invade-room = Nirgends ist ein Dorf frei.
br-no-march = Du hast in keinem Gebiet eine Spielfigur.
br-no-upgrade-card = Du hast keine schwarze Karte auf der Hand.
br-no-upgrade-rage = Deine billigste schwarze Karte kostet { $cost } Wut.
br-no-quest = Du hast keine grüne Karte auf der Hand.
br-no-pillage = Keine deiner Spielfiguren steht dort, wo du plündern darfst.
br-now-led = Jetzt führst du in { $places }
br-now-not-led = Jetzt führst du nicht in { $place }
br-now-none = { $count ->
    [0] Jetzt sind alle seine Gebiete zerstört
   *[other] Jetzt führst du in keinem von { $count }
}
br-now-fallen = Jetzt: { $have } von { $need } in Walhall
br-now-provinces = Jetzt führst du in { $have } von { $need }
br-committed = ausgelegt
br-cancel = Zurück
