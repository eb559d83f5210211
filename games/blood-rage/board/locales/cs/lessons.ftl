# Lekce hry Blood Rage a slova, která stránky vysvětlují.

explain-rage-forms = zuřivost|zuřivosti|zuřivostí
explain-rage = Platíš jí za akce. Na začátku každého věku jí máš tolik, kolik říká stejnojmenná vlastnost klanu.
explain-glory-forms = sláva|slávu|slávy|slávou
explain-glory = O tu se hraje. Kdo jí má po třech věcích nejvíc, vyhrává.
explain-strength-forms = SÍLA|SÍLU|SÍLY|SÍLOU
explain-strength = Kolik figurka nebo karta znamená v bitvě, a kolik zuřivosti stojí Nájezd figurky.
explain-axes-forms = Věhlas|Věhlasu|Věhlasem
explain-axes = Kolik slávy získáš za každou vyhranou bitvu.
explain-horns-forms = Chrabrost|Chrabrosti
explain-horns = Kolik figurek smíš mít najednou na herním plánu.
explain-valhalla-forms = Valhalla|Valhally|Valhalle|Valhallu
explain-valhalla = Sem odcházejí zničené figurky. Na konci věku se všechny vrátí domů.
explain-ragnarok-forms = Ragnarök|Ragnaröku
explain-ragnarok = Na konci každého věku zničí jeden kraj. Figurky, které tam zahynou, přinesou slávu.

br-learn-goal = Slavný konec
br-learn-goal-about = O co se hraje.
br-learn-goal-1 = Svět spěje ke konci a nikdo to nezastaví. Tvůj klan chce už jen jedno: odejít s největší slávou.
br-learn-goal-2 = Devět krajů, nebo co z nich Ragnarök nechal. Na konci každého ze tří věků shoří další.
br-learn-goal-3 = Jako první pošli vůdce: jeho Nájezd nic nestojí. Vyber ho dole a pak klikni na prázdnou vesnici v kraji Gimlé.
br-learn-goal-3-wrong = Volná je každá vesnice, ale dnes vede cesta do Gimlé. Nejdřív vyber vůdce.
br-learn-goal-4 = Stojí v Gimlé a nikdo ho nehlídá. Klikni na žeton kraje a vyplen ho!
br-learn-goal-4-wrong = To počká. Gimlé je bez obrany: vyplen ho.
br-learn-goal-5 = Nikdo ti nestál v cestě, a tak nebyla ani bitva. Žeton přinesl slávu 5. Každý kraj lze za věk vyplenit jen jednou.
br-learn-goal-6 = Slávu přinášejí i vyhrané bitvy, úkoly, a dokonce dobrá smrt. Po třech věcích vítězí klan s největší slávou.

br-learn-turn = První tahy
br-learn-turn-about = Co můžeš dělat a co to stojí.
br-learn-turn-1 = Ve svém tahu uděláš jednu věc, pak hrají ostatní. Skoro všechno stojí zuřivost a na tento věk jí máš 6.
br-learn-turn-2 = Nájezd: figurka stojí tolik, jakou má SÍLU. Válečník má 1. Vyber válečníka a pošli ho do Gimlé.
br-learn-turn-2-wrong = I to by šlo. Nejdřív ale zkus to levné: válečníka do Gimlé.
br-learn-turn-3 = V Útgardu teď stojí soupeřův válečník. Máš v ruce kartu Troll: posílení jí stojí zuřivost 2, tolik, kolik je na kartě SÍLA.
br-learn-turn-3-wrong = Snad později. Nejdřív zahraj kartu Troll.
br-learn-turn-4 = Nová bytost smí hned podniknout Nájezd zdarma. A tahle zničí všechny nepřátelské válečníky tam, kam přijde: pošli ji do Útgardu!
br-learn-turn-4-wrong = Ani tam by nestál špatně, ale nepřítel je v Útgardu.
br-learn-turn-5 = A je po něm. Ostatní pasovali: v tomto věku už nic nepodniknou. Pochod stojí zuřivost 1, ať jde figurek kolik chce: pošli válečníka z Gimlé do Útgardu.
br-learn-turn-5-wrong = Teď nepřestávej. Označ válečníka v Gimlé a pak klikni na vesnici v Útgardu.
br-learn-turn-6 = Plenění nic nestojí, dokud ti nějaká zuřivost zbývá. Vezmi si Útgard!
br-learn-turn-6-wrong = Nejdřív odměna: vyplen Útgard.
br-learn-turn-7 = Věhlas stoupl: každá vyhraná bitva ti teď přinese slávu 4. Až ti dojde zuřivost nebo pasuješ, věk pro tebe končí.

br-learn-battle = Do boje!
br-learn-battle-about = Od povolání po kořist.
br-learn-battle-1 = Tvůj vůdce (SÍLA 3) stojí v kraji Andlang. Vedle, v Gimlé, čekají dva nepřátelští válečníci (SÍLA 1).
br-learn-battle-2 = Chceš žeton kraje Andlang: zvýší ti Věhlas. Vyplen ho a uvidíš, kdo přijde.
br-learn-battle-2-wrong = Jde ti o Andlang: vyplen ho.
br-learn-battle-3 = Povolání do boje: jeden po druhém smí každý poslat jednu figurku ze sousedství. Proti tobě přišel válečník. Povolej svého od Yggdrasilu; ten sousedí se vším.
br-learn-battle-3-wrong = Obešlo by se to i bez něj. Ale poslední vesnice je volná: lepší ty než oni.
br-learn-battle-4 = Teď každý položí jednu kartu lícem dolů. SÍLU přidávají jen bojové karty: polož kartu Týrova rána, máš o 3 víc.
br-learn-battle-4-wrong = Smí se to, třeba jako lest. Dnes ale chceme vyhrát: Týrova rána.
br-learn-battle-5 = Odhaleno: 4 + 3 = 7 proti 1 + 3 = 4. Vítězíš! Při remíze by prohráli všichni.
br-learn-battle-6 = Poražený válečník odchází do Valhally a na konci věku se vrátí. Žeton zvýšil tvůj Věhlas na 4, a proto ti vítězství přineslo slávu 4.
br-learn-battle-7 = Karta vítěze je pryč, poražený si svou bere zpět. I prohraná bitva tak nepřítele oslabí.

br-learn-quest = Úkol
br-learn-quest-about = Slib, splň, shrábni odměnu.
br-learn-quest-1 = Druhý věk se chýlí ke konci. Máš v ruce úkol: na konci věku buď v některém z krajů Álfheimu ze všech nejsilnější.
br-learn-quest-2 = Gimlé leží v Álfheimu a máš tam SÍLU 4 proti 1. Počítají se jen vyložené úkoly a nic to nestojí: vylož ho.
br-learn-quest-2-wrong = Bez zuřivosti už bude pozdě. Vylož úkol hned.
br-learn-quest-3 = Leží lícem dolů; nikdo neví, co chystáš. Podniknout by se dalo ještě leccos, ale všechno stojí, jak má: pasuj.
br-learn-quest-3-wrong = Nepokaz to: v Gimlé nemáš soupeře. Pasuj.
br-learn-quest-4 = Splněno: sláva 5! A jednu vlastnost si smíš zvýšit. Věhlas na čtvrtém stupni je legendární: zvyš ho.
br-learn-quest-4-wrong = Není to špatné, ale Věhlasu chybí k legendě jediný stupeň.
br-learn-quest-5 = Potom Ragnarök pohltil Útgard, mrtví se vrátili domů a začíná Třetí věk: zase se vybírají karty.
br-learn-quest-6 = Na úplném konci přinese každá vlastnost na čtvrtém nebo pátém stupni slávu 10, na šestém 20. Tvoje jsou na dobré cestě.

br-learn-ragnarok = Dobrý den k umírání
br-learn-ragnarok-about = Jedna finta: Ragnarök platí za mrtvé.
br-learn-ragnarok-1 = Věk končí. Okolí je vypleněné a ty zaostáváš. Ale pohleď: Gimlé čeká zkáza.
br-learn-ragnarok-2 = Kdo tam zahyne při Ragnaröku, přinese slávu 2 a hned se z Valhally vrátí domů. Na pochod tedy: všichni tři válečníci z kraje Myrkvlor do ohně!
br-learn-ragnarok-2-wrong = Všechny tři, a do Gimlé: označ je a klikni tam na vesnici.
br-learn-ragnarok-3 = Fjord shoří se svým krajem. Zbývá ti zuřivost 2, právě dost na loď: pošli ji do severozápadního fjordu.
br-learn-ragnarok-3-wrong = Loď má teď větší cenu: vyber ji a pak severozápadní fjord u Gimlé.
br-learn-ragnarok-4 = Čtyři mrtví, sláva 8, a všichni jsou na další věk zase doma. Ve Třetím věku by to bylo za každého 4.
br-learn-ragnarok-5 = Teď už víš, jak přemýšlí viking. Zbytek ti řeknou karty: zahraj si svou první hru!
