title = Gangi Nowego Jorku
about = Karty wspinają się po piramidzie ulic. Nie należą do nikogo; wiesz tylko, które trzy gangi po cichu wspierasz.
howto = Na koniec punktujesz za każdą kartę swoich trzech tajnych gangów w trzech górnych rzędach piramidy. W swojej turze awansujesz dowolną kartę o rząd albo zużywasz kartę wpływów, żeby jakąś kartę przepędzić; na puste miejsce wchodzi karta z dołu. Wszystkie karty są dla wszystkich, więc pomagaj swoim gangom, nie zdradzając, kogo wspierasz. Gdy karta dojdzie na szczyt, nikt już nie awansuje, a w swojej turze kogoś przepędzasz albo pasujesz do końca gry. Gdy spasują wszyscy, wygrywa ten, kto ma najwięcej punktów, a przy remisie najwięcej kart wpływów.

# ---- nazwy; atrybuty to przypadki: gen dopełniacz

gang-butchers = Sycylijscy Rzeźnicy
    .gen = Sycylijskich Rzeźników
gang-dragons = Smoki Broadwayu
    .gen = Smoków Broadwayu
gang-dandies = Dandysi Półświatka
    .gen = Dandysów Półświatka
gang-ladies = Damulki z Przedmieścia
    .gen = Damulek z Przedmieścia
gang-toughs = Kiziory Five Points
    .gen = Kiziorów Five Points
gang-rats = Szczurołapy
    .gen = Szczurołapów
gang-reapers = Hebanowi Żniwiarze
    .gen = Hebanowych Żniwiarzy
gang-rascals = Łobuzy Świętego Patryka
    .gen = Łobuzów Świętego Patryka

# from skąd, to dokąd, at gdzie, gen dopełniacz

spot-pell-street = Pell Street
    .from = z Pell Street
    .to = na Pell Street
    .at = na Pell Street
spot-pearl-street = Pearl Street
    .from = z Pearl Street
    .to = na Pearl Street
    .at = na Pearl Street
spot-bayard-street = Bayard Street
    .from = z Bayard Street
    .to = na Bayard Street
    .at = na Bayard Street
spot-elm-street = Elm Street
    .from = z Elm Street
    .to = na Elm Street
    .at = na Elm Street
spot-franklin-street = Franklin Street
    .from = z Franklin Street
    .to = na Franklin Street
    .at = na Franklin Street
spot-leonard-street = Leonard Street
    .from = z Leonard Street
    .to = na Leonard Street
    .at = na Leonard Street
spot-park-street = Park Street
    .from = z Park Street
    .to = na Park Street
    .at = na Park Street
spot-mott-street = Mott Street
    .from = z Mott Street
    .to = na Mott Street
    .at = na Mott Street
spot-chatham-square = Chatham Square
    .from = z Chatham Square
    .to = na Chatham Square
    .at = na Chatham Square
spot-paradise-square = Paradise Square
    .from = z Paradise Square
    .to = na Paradise Square
    .at = na Paradise Square
spot-centre-street = Centre Street
    .from = z Centre Street
    .to = na Centre Street
    .at = na Centre Street
spot-mulberry-bend = Mulberry Bend
    .from = z Mulberry Bend
    .to = na Mulberry Bend
    .at = na Mulberry Bend
spot-bandits-roost = Bandit’s Roost
    .from = z Bandit’s Roost
    .to = na Bandit’s Roost
    .at = na Bandit’s Roost
spot-cow-bay = Cow Bay
    .from = z Cow Bay
    .to = na Cow Bay
    .at = na Cow Bay
spot-bottle-alley = Bottle Alley
    .from = z Bottle Alley
    .to = na Bottle Alley
    .at = na Bottle Alley
spot-orange-street = Orange Street
    .from = z Orange Street
    .to = na Orange Street
    .at = na Orange Street
spot-cross-street = Cross Street
    .from = z Cross Street
    .to = na Cross Street
    .at = na Cross Street
spot-anthony-street = Anthony Street
    .from = z Anthony Street
    .to = na Anthony Street
    .at = na Anthony Street
spot-old-brewery = The Old Brewery
    .from = z The Old Brewery
    .to = do The Old Brewery
    .at = w The Old Brewery
spot-bowery-theatre = The Bowery Theatre
    .from = z The Bowery Theatre
    .to = do The Bowery Theatre
    .at = w The Bowery Theatre
spot-lord-of-the-underworld = tron Przestępczego Podziemia
    .from = z tronu Przestępczego Podziemia
    .to = na tron Przestępczego Podziemia
    .at = na tronie Przestępczego Podziemia

row-base = podstawa
    .gen = podstawy
row-second = drugi rząd
    .gen = drugiego rzędu
row-third = trzeci rząd
    .gen = trzeciego rzędu
row-heart = Serce dzielnicy
    .gen = Serca dzielnicy
row-no-mans-land = Ziemia niczyja
    .gen = Ziemi niczyjej
row-top = tron Przestępczego Podziemia
    .gen = tronu Przestępczego Podziemia

# ---- pytania

ask-turn = Twoja tura: awansuj kartę albo użyj karty wpływów, żeby kogoś przepędzić.
ask-advance = Twoja tura: awansuj kartę.
ask-crowned = Twoja tura: użyj karty wpływów, żeby kogoś przepędzić, albo spasuj do końca gry.
ask-agent = Używasz karty wpływów { $card_gen }. Która karta w piramidzie ma kogoś przepędzić?
ask-victim = Kogo ma przepędzić karta { $agent_gen } { $at_at }?
ask-refill = Wolne miejsce: { $goal }. Która karta na nie wejdzie?
ask-reveal = Musisz ujawnić jeden ze swoich sojuszy. Który?

# ---- na pierwszą grę: o co chodzi w pytaniu

guide-turn = Prowadź wspierane gangi do trzech górnych rzędów, gdzie karty dają 1, 2 i 3 punkty. Karty wpływów nie wracają, więc zastanów się, czy nie za wcześnie na ich użycie.
guide-agent = Wybierz kartę, która będzie przepędzać; ofiarą padnie jedna z jej sąsiadek, a jeśli w zasięgu jest tylko jedna, odpada od razu ona. Aby przepędzić kogoś z trzech górnych rzędów, karta przepędzająca musi być z tego samego gangu co twoja karta wpływów.
guide-victim = Wybrana karta opuszcza grę, a jej miejsce zajmuje karta z dołu, w podstawie zaś wierzchnia karta talii. Zanim zdecydujesz, sprawdź, kto by na tym awansował.
guide-refill = Wchodzi jedna z dwóch kart leżących pod spodem, a miejsce po niej uzupełnia się tak samo. Krok w górę dla twojego gangu jest tu wart tyle co awans.
guide-reveal = Ten sojusz wszyscy będą znali do końca gry, ale nadal daje punkty. W tajemnicy zachowaj ten gang, któremu inni mogliby najbardziej zaszkodzić.

# ---- wybory

choice-advance = Awansuj kartę { $gang_gen } { $start_from } { $goal_to }
choice-advance-nobody = Awansuj kartę { $start_from } { $goal_to }
choice-influence = Użyj karty wpływów { $gang_gen }
choice-pass = Spasuj do końca gry
choice-agent = Karta { $gang_gen } { $spot_at }
choice-agent-and-victim = Karta { $gang_gen } { $spot_at } przepędzi kartę { $victim_gen } { $goal_from }
choice-agent-reaching-2 = Karta { $gang_gen } { $spot_at } (w zasięgu: { $a } i { $b })
choice-agent-reaching-3 = Karta { $gang_gen } { $spot_at } (w zasięgu: { $a }, { $b } i { $c })
choice-agent-reaching-4 = Karta { $gang_gen } { $spot_at } (w zasięgu: { $a }, { $b }, { $c } i { $d })
choice-agent-reaching-5 = Karta { $gang_gen } { $spot_at } (w zasięgu: { $a }, { $b }, { $c }, { $d } i { $e })
choice-agent-reaching-6 = Karta { $gang_gen } { $spot_at } (w zasięgu: { $a }, { $b }, { $c }, { $d }, { $e } i { $f })
choice-victim = Przepędź kartę { $gang_gen } { $spot_from }
choice-nobody-at = Karta { $spot_at }
choice-refill = Karta { $gang_gen } { $start_from }
choice-reveal = Ujawnij sojusz: { $gang }

# ---- odmowy

why-occupied = Nikt nie może awansować { $goal_to }: leży tam karta { $gang_gen }.
why-no-support = Awans { $goal_to } wymaga wsparcia, a { $missing_at } nie ma żadnej karty.
why-nobody-there = Nie ma żadnej karty { $start_at }.
why-complete = Piramida jest pełna: żadna karta nie może już awansować.
why-no-influence = Nie masz karty wpływów { $gang_gen }.
why-no-passing-yet = Nie można pasować, dopóki nie ma Władcy Przestępczego Podziemia.
why-no-agent = Nie ma karty { $spot_at }, więc nie ma na kogo wpłynąć.
why-agent-not-matching = Karta { $agent_gen } leży tak wysoko, że może kogoś przepędzić tylko dzięki karcie wpływów własnego gangu, a nie { $card_gen }.
why-no-victim = Nie ma karty { $spot_at }, więc nie ma kogo przepędzić.
why-not-itself = Karta { $spot_at } nie może przepędzić samej siebie.
why-no-neighbour = Karta { $spot_at } nie sąsiaduje z kartą { $agent_at }.
why-victim-protected = Karta { $spot_at } leży w jednym z trzech górnych rzędów: można ją przepędzić tylko kartą wpływów tego gangu, który przepędza, czyli { $agent_gen }, a nie { $card_gen }.
why-no-alliance = { $gang }: nie masz z nimi sojuszu.
why-shown-already = { $gang }: ten sojusz jest już ujawniony, pokaż inny.

# ---- zdarzenia

event-first-player = Los wyznacza pierwszego gracza: { $seat }.
event-dealt = { $seat } ma trzy tajne sojusze: { $one }, { $two } i { $three }.
event-dealt-influence-4 = { $seat } dostaje karty wpływów: { $a }, { $b }, { $c } i { $d }.
event-dealt-influence-5 = { $seat } dostaje karty wpływów: { $a }, { $b }, { $c }, { $d } i { $e }.
event-base-laid = Sześciu szefów z potasowanej talii tworzy podstawę, od lewej: { $a }, { $b }, { $c }, { $d }, { $e }, { $f }.
event-advanced = { $seat } awansuje kartę { $gang_gen } { $start_from } { $goal_to }.
event-filled = { $seat } przesuwa kartę { $gang_gen } w górę { $start_from } { $goal_to }.
event-drawn = Z talii przybywa karta { $gang_gen } { $goal_to }.
event-reshuffled = Talia się skończyła: zużyte karty wpływów (razem { $cards }) zostają potasowane i tworzą nową talię.
event-banished = { $seat } zużywa kartę wpływów { $card_gen }: karta { $agent_gen } { $at_at } przepędza kartę { $victim_gen } { $goal_from }.
event-first-in-row = Pierwszy gang dotarł do { $row_gen }: czas ujawnić sojusze.
event-spared = { $seat } siedzi po prawej stronie aktywnego gracza i nic nie ujawnia.
event-shown = { $seat } ujawnia sojusz: { $gang }.
event-crowned = Koronacja: Władcą Przestępczego Podziemia zostaje karta { $gang_gen }! Od teraz można pasować.
event-new-lord = Nowym Władcą Przestępczego Podziemia zostaje karta { $gang_gen }.
event-passed =
    { $seat } pasuje i zachowuje { $influence ->
        [one] { $influence } kartę
        [few] { $influence } karty
       *[many] { $influence } kart
    } wpływów.
event-out-of-influence = { $seat } nie ma już kart wpływów i pasuje.
event-all-shown = { $seat } ujawnia wszystkie sojusze: { $one }, { $two } i { $three }.
event-points-for =
    { $seat } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za kartę { $gang_gen } { $spot_at }.
event-scored =
    { $seat } ma { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Pozostałe karty wpływów: { $influence }.
event-won =
    { $seat } wygrywa: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-won-tie =
    { $seat } wygrywa: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } i najwięcej kart wpływów spośród tych, którzy mają tyle samo punktów: { $influence }.
event-shared-2 =
    { $a } i { $b } dzielą się zwycięstwem: po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
       *[many] { $points } punktów
    } i { $influence ->
        [0] żadnych kart wpływów
        [one] po { $influence } karcie wpływów
        [few] po { $influence } karty wpływów
       *[many] po { $influence } kart wpływów
    }.
event-shared-3 =
    { $a }, { $b } i { $c } dzielą się zwycięstwem: po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
       *[many] { $points } punktów
    } i { $influence ->
        [0] żadnych kart wpływów
        [one] po { $influence } karcie wpływów
        [few] po { $influence } karty wpływów
       *[many] po { $influence } kart wpływów
    }.
event-shared-4 =
    { $a }, { $b }, { $c } i { $d } dzielą się zwycięstwem: po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
       *[many] { $points } punktów
    } i { $influence ->
        [0] żadnych kart wpływów
        [one] po { $influence } karcie wpływów
        [few] po { $influence } karty wpływów
       *[many] po { $influence } kart wpływów
    }.

# ---- plansza w przeglądarce

board-pyramid = Piramida ulic
board-people = Gracze
board-boss = { $gang } (szef)
board-nobody = jeszcze nikogo
board-vacant = wolne, ktoś musi wejść
board-free = wolne
board-ally = twój sojusznik
board-agent = przepędza sąsiada
board-worth =
    { $points ->
        [one] za { $points } punkt
        [few] za { $points } punkty
       *[many] za { $points } punktów
    }
board-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
board-influence-left =
    { $cards ->
        [one] { $cards } karta wpływów
        [few] { $cards } karty wpływów
       *[many] { $cards } kart wpływów
    }
board-shows = ujawnione sojusze: { $gangs }
board-first-player = zaczyna grę
board-first = zaczyna
board-passed = pas do końca gry
board-passed-stamp = pas
board-deck-name = Talia
board-deck = Kart w talii: { $cards }
board-deck-top = na wierzchu: { $card }
board-deck-bosses = w tym szefów: { $bosses }
board-deck-empty = Talia jest pusta
board-empty = pusta
board-reshuffled = ze zużytych kart
board-spent-name = Zużyte karty wpływów
board-spent = Zużyte wpływy: { $cards }
board-banished-name = Przepędzeni
board-banished = Przepędzeni: { $cards }
board-alliances = Twoje sojusze
board-influence = Twoje wpływy
board-no-influence = Nie masz już kart wpływów.
board-hidden = tajny
board-shown = jawny
board-using = w użyciu
board-gang-butchers = Rzeźnicy
board-gang-dragons = Smoki
board-gang-dandies = Dandysi
board-gang-ladies = Damulki
board-gang-toughs = Kiziory
board-gang-rats = Szczurołapy
board-gang-reapers = Żniwiarze
board-gang-rascals = Łobuzy
board-spot-pell-street = Pell St
board-spot-pearl-street = Pearl St
board-spot-bayard-street = Bayard St
board-spot-elm-street = Elm St
board-spot-franklin-street = Franklin St
board-spot-leonard-street = Leonard St
board-spot-park-street = Park St
board-spot-mott-street = Mott St
board-spot-chatham-square = Chatham Sq
board-spot-paradise-square = Paradise Sq
board-spot-centre-street = Centre St
board-spot-mulberry-bend = Mulberry
board-spot-bandits-roost = Roost
board-spot-cow-bay = Cow Bay
board-spot-bottle-alley = Bottle Alley
board-spot-orange-street = Orange St
board-spot-cross-street = Cross St
board-spot-anthony-street = Anthony St
board-spot-old-brewery = Brewery
board-spot-bowery-theatre = Bowery
board-spot-lord-of-the-underworld = Tron
