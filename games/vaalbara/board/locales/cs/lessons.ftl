# Lekce hry Vaalbara a slova, která stránky vysvětlují.

explain-vp-forms = VB|vítězné body|vítězných bodů
explain-vp = Vítězné body. Kdo jich má po devíti kolech nejvíc, vyhrává.
explain-initiative-forms = iniciativa|iniciativu|iniciativy|iniciativou|iniciativě
explain-initiative = Číslo na postavě, od 1 do 12. Nejnižší je na řadě první.
explain-omens-forms = znamení|věštecká znamení|znameních
explain-omens = Rub vrchní karty balíčku: všechny klany od nejlepšího po nejhorší. Když dva zahrají stejnou postavu, je dřív na řadě ten s lepším znamením.
explain-realm-forms = doména|doméně|doménu|domény|domén
explain-realm = Území, která ti patří.
explain-neighbours-forms = soused|sousedi|sousedy|sousedé|sousedů|sousedem|souseda
explain-neighbours = Kdo sedí hned vedle tebe, vlevo a vpravo. Nikdo jiný se nepočítá.

vb-learn-goal = Kus vlastní země
vb-learn-goal-about = O co se hraje.
vb-learn-goal-1 = Vaalbara: rozlehlá, zelená a dosud na ni nikdo nevkročil. Tvůj klan se právě vylodil. Soupeřův také.
vb-learn-goal-2 = Tohle jsou území pro toto kolo. Území přináší vítězné body (VB) hned, jak si je vezmeš; kolik, to říká zlaté číslo.
vb-learn-goal-3 = Pole přináší 2 VB za každé tvoje pole, i za sebe. Jedno už máš, takže teď dá 4: vezmi si je.
vb-learn-goal-3-wrong = Hora ti zatím nepřinese nic. Podívej se na zlatá čísla: pole je lepší.
vb-learn-goal-4 = 4 VB! Pole teď leží ve tvé doméně. Na soupeře zbyla hora a další území se posunula dolů.
vb-learn-goal-5 = A to je celý cíl: devět kol, devět území. Kdo pak má nejvíc VB, vládne kontinentu.

vb-learn-turn = První kolo
vb-learn-turn-about = Polož postavu, pak si vezmi území.
vb-learn-turn-1 = Každé kolo začíná potají: všichni položí jednu postavu z ruky lícem dolů.
vb-learn-turn-2 = Číslo je iniciativa: nejnižší je na řadě první. { character-hunter } (3) je rychlý. Polož ho.
vb-learn-turn-2-wrong = Také dobrá postava, ale dnes spěcháme. Tuhle kartu polož: { character-hunter }.
vb-learn-turn-3 = Karty jsou odhaleny a 3 je nejméně: jsi na řadě první. { character-hunter } ti za to, že hraješ dřív než oba sousedé, už přinesl 3 VB.
vb-learn-turn-4 = Teď máš první výběr. Les přináší tolik, kolik je na něm napsáno: vezmi si ho za 6.
vb-learn-turn-4-wrong = To by šlo, ale nic tu nedá víc než les. Vezmi si ten.
vb-learn-turn-5 = Ostatní přišli na řadu po tobě. { character-farmer } (12) hrál poslední a vzal, co zbylo – ale odměnu zdvojnásobí.
vb-learn-turn-6 = Druhá řada se posunula dolů a všichni si dobrali. První výběr, nebo silný účinek: na to se ptá každé kolo.

vb-learn-omens = Iniciativa a znamení
vb-learn-omens-about = Být první, když na tom záleží.
vb-learn-omens-1 = První hora nepřináší nic, druhá 10 VB. Jednu máš ty a jednu soupeř: kdo bude na řadě dřív, ten si ji vezme.
vb-learn-omens-2 = A když oba zahrajete stejné číslo? Pak rozhodnou znamení, rub vrchní karty: klan víc vlevo je na řadě dřív.
vb-learn-omens-3 = Volavka je tvoje a stojí první. Můžeš si to tedy troufnout: polož kartu { character-hunter } (3), ať soupeř udělá cokoli.
vb-learn-omens-3-wrong = Ta umí něco jiného. Spolehni se na znamení a polož tuhle: { character-hunter }.
vb-learn-omens-4 = Dvakrát { character-hunter }! Znamení jsou na tvé straně, takže jsi na řadě dřív, a to ti přinese i 3 VB.
vb-learn-omens-5 = Vezmi si horu dřív než soupeř.
vb-learn-omens-5-wrong = A nechat soupeři 10 VB? Vezmi si horu.
vb-learn-omens-6 = Vyložila se nová území, a tak nahoře leží jiný rub. Soupeřův havran teď stojí před tvou volavkou.
vb-learn-omens-7 = Při shodě by tedy první byl soupeř. Buď rychlejší: nikdo nehraje dřív než { character-warrior } (1).
vb-learn-omens-7-wrong = Soupeř se stejnou nebo nižší kartou by hrál dřív. Jistotu ti dá jen { character-warrior }.
vb-learn-omens-8 = Zase první. Řeka přináší tvou iniciativu krát počet tvých řek: s jedničkou je to málo. Vesnice dá 2 VB za každý druh území, který máš: vezmi si ji za 6.
vb-learn-omens-8-wrong = S iniciativou 1 dá řeka 1 VB. Vesnice jich dá 6.
vb-learn-omens-9 = Kdo může mít stejnou kartu a co říkají znamení? Ptej se na to, než něco položíš, a půl Vaalbary je tvoje.

vb-learn-scoring = Poslední území
vb-learn-scoring-about = Co se počítá na konci.
vb-learn-scoring-1 = Deváté kolo, to poslední. Ztrácíš 2 VB a čeká tě ještě jedno území.
vb-learn-scoring-2 = Po něm dostanou odměnu pestré domény: 5 VB za pět různých druhů území, 10 VB za všech šest.
vb-learn-scoring-3 = Máš pět druhů; chybí jen les. Pole teď dá 6, les 3. Co je pro tebe lepší?
vb-learn-scoring-3-wrong = Teď 6 proti 3 – ale šestý druh přinese na konci o 5 víc. Spočítej to znovu.
vb-learn-scoring-4 = Všech šest druhů: 10 VB! Body se odhalily a vítězíš o 2. Při remíze by rozhodla znamení.

vb-learn-patience = Pomalu, a sladce
vb-learn-patience-about = Jedna finta: ať spěchají ostatní.
vb-learn-patience-1 = Podívej, kdo co chce. Pro tebe je hora druhá: 10 VB. Pro ostatní by byla první a nedala by nic.
vb-learn-patience-2 = Nikdo se tedy za ní nepožene a ty můžeš hrát poslední. { character-farmer } (12) zdvojnásobí, co území přinese: polož ho.
vb-learn-patience-2-wrong = To by bylo rychlejší, ale spěchat netřeba. Zdvojnásob to: { character-farmer }.
vb-learn-patience-3 = Ostatní si vzali, co jim vynáší, a horu nechali tobě. 10 VB krát dvě: 20!
vb-learn-patience-4 = Ještě jeden pomalý: území přináší body jen jednou, když přijde. { character-explorer } (11) vymění to, které už zaplatilo, za spodní kartu balíčku, a ta zaplatí také. Polož ho.
vb-learn-patience-4-wrong = To není špatné. Teď si ale vyzkoušej tuhle kartu: { character-explorer }.
vb-learn-patience-5 = Které tvoje území půjde? Hory a řeky zvyšují cenu těch dalších. Louka svou práci udělala: vyměň ji.
vb-learn-patience-5-wrong = To se ti ještě může hodit. Vyměň louku; VB, které přinesla, ti zůstanou.
vb-learn-patience-6 = Přišla vesnice: tři druhy, 6 VB. A řeka, kterou nikdo nechtěl, dá 12, protože iniciativa se počítá do 6, krát dvě řeky.
vb-learn-patience-7 = Víc vědět nepotřebuješ. Zbytek ti řeknou karty – a teď si zahraj svou první hru!
