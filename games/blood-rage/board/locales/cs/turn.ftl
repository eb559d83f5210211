# Tah po akcích a jak stojí úkoly.
br-act-rage = { $rage ->
    [0] zdarma
   *[other] zuřivost { $rage }
}
br-act-rage-from = zuřivost { $least } až { $most }
br-act-strength = SÍLA { $strength }
br-act-pass = zbylá zuřivost propadne: { $rage }
br-act-sacrifice = Oběť
br-act-draft = Vzít si
br-act-invade-how = Zvol figurku a pak rozsvícenou vesnici nebo fjord. Číslo je tvoje SÍLA v kraji.
br-act-march-how = Označ figurky jednoho kraje a pak na mapě zvol, kam půjdou.
br-no-invade-horns = Víc figurek na plánu ti Chrabrost nedovolí (už jich tam máš { $count }).
br-no-invade-reserve = V rezervách už nemáš žádnou figurku.
br-no-invade-rage = Na žádnou figurku z rezerv ti nestačí zuřivost.
br-no-invade-room = Nikde není prázdná vesnice.
br-no-march = V žádném kraji nemáš figurku.
br-no-upgrade-card = Nemáš v ruce černou kartu.
br-no-upgrade-rage = Tvoje nejlevnější černá karta stojí zuřivost { $cost }.
br-no-quest = Nemáš v ruce zelenou kartu.
br-no-pillage = Žádná tvoje figurka nestojí tam, kde smíš plenit.
br-now-led = Teď vedeš: { $places }
br-now-not-led = Teď nevedeš: { $place }
br-now-none = { $count ->
    [0] Teď: všechny jeho kraje jsou zničeny
   *[other] Teď nevedeš v žádném (krajů: { $count })
}
br-now-fallen = Teď: { $have } z { $need } ve Valhalle
br-now-provinces = Teď vedeš v krajích: { $have } z { $need }
br-committed = vyloženo
br-cancel = Zpět
