# Słowa raportów.

study-title = Co mówią gry
study-how = Wszystko tu policzono z całych gier, z których każdą rozegrano ponownie, wybór po wyborze. Miejsce wygrało, jeśli gra daje mu pierwszą lokatę, samemu lub z innymi; w grach stronnictw razem ze swoją stroną.
study-sure = Cienkie kreski na słupkach to przedziały 95% (Wilson); gdzie kilka miejsc jednej gry ma to samo, liczy się gry, a nie miejsca. Linia przerywana pokazuje, ile wygrywałby każdy, gdyby wszyscy byli równi.
study-left-out =
    { $games ->
        [one] Pominięto { $games } grę, której
        [few] Pominięto { $games } gry, których
       *[many] Pominięto { $games } gier, których
    } nie dograno do końca.
study-contents = Spis treści
study-table = { $game }, graczy: { $seats }
study-games-played =
    { $games ->
        [one] { $games } gra.
        [few] { $games } gry.
       *[many] { $games } gier.
    }
study-options = Warianty: { $options }.
study-shared = W { $share } z nich wygrało razem kilka miejsc.
study-nobody = W { $share } nie wygrał nikt.
study-as-table = Jako tabela
study-seat-n = Miejsce { $seat }
study-nth =
    { $n ->
        [1] Zaczyna
       *[other] Gra jako { $n }.
    }
study-further =
    { $n ->
        [0] Ta sama osoba
        [one] { $n } miejsce dalej
        [few] { $n } miejsca dalej
       *[many] { $n } miejsc dalej
    }

# ---- rysunki

study-by-seat = Wygrane według miejsca
study-by-seat-about = Czy ma znaczenie, gdzie się siedzi?
study-by-order = Wygrane według kolejności gry
study-by-order-about = Czy dobrze jest zaczynać?
study-by-player = Wygrane według gracza
study-by-player-about = Wszystkie miejsca każdego gracza razem.
study-by-gang = Wygrane według sojuszu
study-by-gang-about = Gangi, które miejsce dostało jako swoje sojusze; każde ma trzy.
study-by-bandit = Wygrane według bandyty
study-by-bandit-about = Którym bandytą gra miejsce.
study-by-character = Wygrane według postaci
study-by-character-about = Którą postacią gra miejsce.
study-by-role = Wygrane według roli
study-by-role-about = Rola, którą miejsce miało na końcu.
study-lengths = Jak długie są gry
study-lengths-about = Połowa gier mieści się między kwartylami, dziewięć na dziesięć między skrajnymi znakami.
study-length-turns = Tury
study-length-turns-about = Ile gier trwa tyle tur.
study-length-turns-axis = tury
study-length-decisions = Decyzje
study-length-decisions-about = Wybory spośród kilku możliwości, wszyscy gracze razem.
study-length-decisions-axis = decyzje
study-length-minutes = Minuty
study-length-minutes-about = Stoły na żywo na serwerze, bez czasu, gdy był zamknięty.
study-length-minutes-axis = minuty
study-leads = Jak wcześnie znany jest zwycięzca
study-leads-about = Liczba zbadanych gier: { $games }. Z dziesięciu chwil każdej z nich, znając prawdziwe karty, grano dalej losowo szesnaście razy. Kto wygrywa najwięcej z tych gier, prowadzi.
study-changes = Zmiany prowadzenia
study-changes-about = Ile razy w następnej z dziesięciu chwil prowadził ktoś inny.
study-changes-axis = zmiany
study-out = Kiedy gracze odpadają
study-out-about = Wyeliminowane miejsca według tego, ile gry już rozegrano.
study-out-axis = procent gry
study-out-who = Kto odpada
study-out-who-about = Jak często eliminowano tych, którzy to mieli.
study-choices = Wybory
study-choices-about = Jak często dokonuje się wyboru każdego rodzaju, gdy jest możliwy, i jak często jego miejsce potem wygrywa, a jak często po innym wyborze. Rysunek pokazuje wybory, które są możliwe najczęściej.
study-map-advanced = Dokąd awansują karty
study-map-advanced-about = Ile razy na grę gracz przesunął kartę na to pole.
study-map-banished = Skąd przepędza się karty
study-map-banished-about = Ile razy na grę przepędzono kartę z tego pola.
study-map-moved = Dokąd idą bandyci
study-map-moved-about = Ile razy na grę bandyta przyszedł w to miejsce.
study-map-robbed = Gdzie bierze się łup
study-map-robbed-about = Rabunki na grę w tym miejscu.
study-map-sent = Dokąd idą kowboje
study-map-sent-about = Ile razy na grę posłano lub przestawiono kowboja na tę działkę.
study-map-shot = Gdzie się strzela
study-map-shot-about = Strzelaniny na grę na tej działce.
study-map-aimed = Do kogo się strzela
study-map-aimed-about = Trafienia na grę według tego, o ile miejsc dalej zgodnie z ruchem wskazówek zegara siedzi cel.
study-map-beer = Komu daje się Piwko
study-map-beer-about = Piwka dla innych na grę według tego, o ile miejsc dalej zgodnie z ruchem wskazówek zegara siedzą.
study-map-came = Gdzie gracze zaczynają
study-map-came-about = Ile razy na grę ktoś zaczął w tym lokalu.
study-map-rode = Dokąd idą gracze
study-map-rode-about = Ile razy na grę ktoś pojechał do tego lokalu lub został tam odesłany.

# ---- kolumny

study-who = kto
study-seats-held = miejsca
study-wins = wygrane
study-share = udział
study-low = od
study-high = do
study-length = długość w
study-n-turns = turach
study-n-decisions = decyzjach
study-n-choices = wyborach
study-n-minutes = minutach
study-mean = średnia
study-least = najmniej
study-q05 = 5%
study-q25 = 25%
study-median = mediana
study-q75 = 75%
study-q95 = 95%
study-most = najwięcej
study-from = od
study-to = do
study-games = gry
study-played = rozegrano
study-winners-chance = szansa zwycięzcy
study-winner-leads = zwycięzca prowadzi
study-winner-known = zwycięzca prowadzi odtąd do końca
study-seats-out = miejsca, które odpadły
study-choice = wybór
study-question = pytanie
study-offered = możliwy
study-taken = dokonany
study-after = wygrane po nim
study-otherwise = wygrane po innym
study-where = gdzie
study-times = razy
study-per-game = na grę

# ---- turnieje

study-cup = Turniej { $file }
study-cup-about = Gier: { $games }, rund: { $rounds }; w rundzie każdy gracz siedzi raz na każdym miejscu, przy tym samym losie. Ranking: openskill, ±2 sigma. Przedziały: bootstrap po rundach, 95%. Do równych: wygrane w stosunku do tych, które miałby wśród równych sobie.
study-cross = Kto kogo pokonuje
study-beats = wiersz pokonuje kolumnę
study-rating = ranking
study-fair = do równych
study-ms = ms na wybór
study-p99 = p99

# ---- co by było, gdyby?

study-whatif = Co by było, gdyby?
study-whatif-lengths = Jak długie są gry
study-whatif-lengths-about = Bez zmian i po zmianie. Przedział dotyczy różnicy.
study-whatif-shares = Kto wygrywa
study-whatif-shares-about = Jak bardzo zmienił się każdy udział wygranych, z przedziałem 95%: bootstrap po ziarnach, każde losowane z obiema swoimi grami. Z dwudziestu, które się nie zmieniły, jeden wygląda na zmieniony.
study-what = co
study-usual = bez zmian
study-changed = po zmianie
study-difference = różnica
study-usual-n = bez zmian
study-changed-n = po zmianie
study-difference-n = różnica
study-low-n = od
study-high-n = do

# ---- nauka

study-curves = Jak uczyła się sieć
study-curves-about = Punkt co kilka sekund nauki; każdy mówi o grach od poprzedniego.
study-curve-games = gry
study-curve-against-past = Przeciw dawnej sobie
study-curve-against-past-about = Wygrane przy stołach z wcześniejszymi stanami tej samej sieci, w stosunku do wygranych równych sobie: nad linią czegoś się nauczyła.
study-curve-against-past-axis = razy częściej
study-curve-undecided = Wahanie
study-curve-undecided-about = Jak równo rozkłada wybory (entropia, w natach): z początku bierze cokolwiek, potem wie, czego chce.
study-curve-undecided-axis = naty
study-curve-surprise = Zaskoczenie
study-curve-surprise-about = Jak bardzo mylą się jej nadzieje (średni kwadrat): gra jest warta dla miejsca od 0 do 1.
study-curve-surprise-axis = średni kwadrat
