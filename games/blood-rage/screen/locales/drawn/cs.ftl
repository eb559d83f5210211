# Kreslený plán Blood Rage.

drawn-br-some-leader = { $count ->
    [one] vůdce
    [few] { $count } vůdci
   *[other] { $count } vůdců
}
drawn-br-some-warrior = { $count ->
    [one] válečník
    [few] { $count } válečníci
   *[other] { $count } válečníků
}
drawn-br-some-ship = { $count ->
    [one] loď
    [few] { $count } lodě
   *[other] { $count } lodí
}
drawn-br-some-mystic = { $count ->
    [one] zaříkávač
    [few] { $count } zaříkávači
   *[other] { $count } zaříkávačů
}
drawn-br-supported = podpora z fjordu
drawn-br-force = { $clan } { $strength }: { $figures }
drawn-br-nobody = Nikdo tam není.
drawn-br-place = { $place }, oblast { $region }, { $fjord }.
drawn-br-strengths = Síla: { $forces }.
drawn-br-afloat = { $clan }: { $figures }
drawn-br-reward-glory = 5 slávy
drawn-br-reward-all = všechny vlastnosti
drawn-br-head-glory = Sláva
drawn-br-head-rage = Zuř.
drawn-br-head-axes = Věh.
drawn-br-head-horns = Chr.
drawn-br-head-cards = Karty
drawn-br-legend = V vůdce v válečník L loď Z zaříkávač  =6 síla  ≈ lodě  × vypleněno  † zanikne
drawn-br-legend-words = 0/3 obsazené a všechny vesnice  × vypleněno  † zanikne  ▶ rozhoduje  – pasuje
drawn-br-legend-figures = Figurky: V vůdce, v válečník, L loď, Z zaříkávač; monstra prvními písmeny jména. 2v jsou dva válečníci.
drawn-br-legend-strength = Vlč V 2v=5 je Vlčí klan s vůdcem a dvěma válečníky a silou 5. ≈ znamená, že se počítají i lodě ve fjordu vedle: Hav ≈=2 v samotném kraji nikoho nemá.
drawn-br-legend-place = Gimle, Alfheim 1/5 Zuři † je kraj, jeho oblast, obsazené a všechny vesnice a odměna za plenění; × je vypleněno, † zanikne v Ragnaröku tohoto věku, +++ zvyšuje všechny tři vlastnosti, +5 je sláva. SZ, SV, JV, JZ jsou fjordy; každý stojí před dvěma kraji, které podporuje.
drawn-br-legend-clans = Zuř. 4/6 je zbylá Zuřivost a vlastnost Zuřivost, Chr. 2/4 figurky na plánu a vlastnost Chrabrost, Věh. je Věhlas, Karty 5+1 karty v ruce a přijaté úkoly. ▶ má rozhodnout, – pasuje.
drawn-br-sheet-figures = V zásobě: { $reserve }. Ve Valhalle: { $dead }.
drawn-br-sheet-upgrades = Posílení: { $upgrades }.
