# What guides, galleries and rules of all games share.

sheet-games = Hry
sheet-others = Průvodce, karty a pravidla
sheet-guide = Průvodce
sheet-gallery = Všechny karty
sheet-rules = Úplná pravidla
sheet-contents = Obsah

guide-title = Jak se hraje { $game }
guide-fact-players = { $least } až { $most } { $most ->
    [one] hráč
    [few] hráči
   *[other] hráčů
}
guide-previous = Zpět: { $title }
guide-next = Dále: { $title }
guide-to-top = Nahoru
guide-to-the-hall = Do síně: hrajeme!
guide-about-title = O co ve hře jde
guide-end-title = Konec hry
guide-secrets-title = Co je veřejné a co tajné
guide-open-title = Vidí všichni
guide-secret-title = Nevidí nikdo jiný
guide-tips-title = Rady pro první hru

guide-here-title = Jak se hraje zde
guide-here-start = Začátek
guide-here-start-about = Na úvodní stránce začne „{ home-quick }“ rovnou hru proti třem botům. „{ home-new }“ nechá určit, kdo kde sedí.
guide-here-click = Myš
guide-here-keyboard = Klávesnice
guide-here-keyboard-about = Tabulátor nebo šipky přecházejí mezi možnostmi, Enter vybírá. U vrátí tah, L otevře průběh, ? texty karet. „{ choices-list }“ ukáže všechny možnosti jako obyčejná tlačítka.
guide-here-undo = Vrácení tahu
guide-here-undo-about = Vzít tah zpět jde volně, dokud se nikdo nedozvěděl nic nového a nikdo jiný nehrál. Potom se stůl zeptá ostatních.
guide-here-bots = Boti
guide-here-bots-about = Lehký, střední a těžký. Bot ví přesně to, co by věděl člověk na jeho místě, a nic víc.
guide-here-friends = Přátelé
guide-here-friends-about = Stačí poslat odkaz s pozvánkou, nebo si podávat jednu obrazovku: mezi tahy skryje ruku opona. Diváci vidí jen to, co je veřejné.
guide-here-seed = Poctivé míchání
guide-here-seed-about = Karty se míchají z tajné části serveru a z části každého hráče. Otisk tajné části je vidět od začátku; na konci se všechny části zveřejní a stůl ověří, že vše souhlasí.
guide-here-replay = Přehrání hry
guide-here-replay-about = Dohranou hru lze přehrát krok za krokem, z kteréhokoli místa u stolu, a od libovolného tahu hrát dál proti botům.
guide-here-more = A jak je to přesně?

gallery-title = Karty hry { $game }
gallery-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
gallery-clauses = Články pravidel
gallery-printed = tištěné
gallery-reconstructed = doplněné
gallery-sources-title = Tištěné, nebo doplněné?
gallery-sources-what = Co
gallery-sources-whence = Odkud

rules-title = Pravidla hry { $game }
rules-lead = Očíslovaných článků: { $clauses }. Každé číslo je odkazem na sebe; míří na ně průběh hry i odmítnuté tahy.
rules-english-only = Úplná pravidla jsou jen v angličtině. Česky hru vysvětluje průvodce.
rules-marks = Slovo „ruling“ označuje místo, které tištěná pravidla nechávají otevřené a které je rozhodnuto zde.
