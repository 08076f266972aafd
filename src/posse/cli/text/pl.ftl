# Słowa samego terminala. Słowa gry są w jej własnym folderze.

# ---- przed pierwszym wyborem

cli-for-players = od { $fewest } do { $most } graczy
cli-which-game = Która gra? Numer albo nazwa:
cli-seat-person = { $seat }. { $name }, przy tej klawiaturze
cli-seat-bot = { $seat }. { $name }, bot ({ $bot })
cli-sealed = Cały los wynika z zapieczętowanego ziarna: { $commitment }…
cli-sealed-in-full = Pieczęć ziarna (SHA-256): { $commitment }
cli-saving =
    Gra jest zapisywana w pliku { $file } ({ $choices ->
        [0] jeszcze bez wyborów
        [one] dotąd { $choices } wybór
        [few] dotąd { $choices } wybory
       *[many] dotąd { $choices } wyborów
    }).
cli-help-is-near = Odpowiadaj numerem albo słowami. Wpisz ?, żeby zobaczyć pomoc.

# ---- nauka przez grę

cli-lesson-about = Pierwsza gra z przewodnikiem, w { $steps } krokach. Dla każdego jest taka sama: pieczęć jest stała, a pozostali grają to, czego wymaga lekcja. Wpisz cofnij, by wrócić o krok.
cli-lesson-step = Krok { $step } z { $steps }
cli-lesson-go-on = Enter, aby iść dalej:
cli-lesson-play-on = Enter, aby grać dalej po swojemu:
cli-lesson-try = Spróbować mimo to i zobaczyć, co z tego wyniknie? (tak albo Enter, aby wybrać ponownie)
cli-lesson-tried = Oto, co z tego wynika. Enter cofa ten ruch:
cli-lesson-first = To jest pierwszy krok.
cli-lesson-over = Koniec lekcji: odtąd grasz po swojemu, przeciw łatwym botom i z nowym losem.
cli-lesson-left =
    Możesz wrócić tam, gdzie przerwano:
    { $posse } learn { $game } --step { $step }

# ---- przy stole

cli-prompt =
    { $name }, { $count ->
        [1] Enter
       *[other] 1–{ $count }
    } albo ?:
cli-not-understood =
    „{ $typed }” to nie jest odpowiedź. { $count ->
        [1] Naciśnij Enter, bo odpowiedź jest tylko jedna, albo wpisz ?.
       *[other] Wpisz numer od 1 do { $count }, kilka słów jednej z odpowiedzi albo ?.
    }
cli-fits-several = „{ $typed }” pasuje do kilku odpowiedzi. O którą chodzi?
cli-is-allowed = To można wybrać: { $number }  { $sentence }
cli-not-offered = Tego nie można teraz wybrać. Wpisz numer albo „dlaczego” i numer, żeby poznać powód:
cli-all-offered = Wszystkie odpowiedzi na to pytanie są dostępne.
cli-why-what = O co chodzi? Wpisz „dlaczego” i numer (najwyżej { $total }) albo słowa; „wszystko” pokazuje niedostępne odpowiedzi.
cli-hint = Szeryf federalny wybiera { $number }: { $sentence }
cli-hint-expects = Od 0 (przegrana) do 100 (wygrana) oczekuje po tym { $best }, a { $other } po drugim z kolei, { $number }: { $sentence }
cli-coach = Szeryf federalny wybrałby inaczej: { $sentence }
cli-coach-yours = Twój wybór: { $sentence }
cli-coach-won = wygrane
cli-coach-more = Częściej zdarza się: { $sentence } ({ $better } zamiast { $mine })
cli-coach-less = Rzadziej zdarza się: { $sentence } ({ $better } zamiast { $mine })
cli-coach-how = Twój wybór → lepszy, z { $games } partii rozegranych do końca po każdym z nich, w światach, które wyglądają dla ciebie tak samo.
cli-coach-on = Od teraz szeryf federalny przygląda się twoim wyborom i przy następnym pytaniu mówi, czy inny był wyraźnie lepszy.
cli-coach-off = Szeryf federalny milknie.
cli-curtain = Klawiaturę przejmuje teraz { $name }.
cli-curtain-undo = ({ $name } może tu jeszcze wpisać: cofnij.)
cli-press-enter = { $name }, naciśnij Enter, gdy nikt inny nie widzi ekranu:

cli-undone = { $name } cofa ostatni wybór.
cli-nothing-to-undo = { $name } nie ma jeszcze wyboru, który można by cofnąć.
cli-undo-agree = { $name }: { $asker } chce cofnąć ostatni wybór, choć od tego czasu coś wyszło na jaw albo ktoś już coś wybrał. Zgoda?
cli-undo-refused = Wybór zostaje: nie wszyscy zgadzają się go cofnąć.
cli-bots-agree = Boty nie mają nic przeciwko.
cli-yes-no = (t/n)
cli-yes = t tak y
cli-no = n nie

cli-save-where = Gdzie? Wpisz „zapisz” i nazwę pliku.
cli-save-exists = Plik { $file } już istnieje; podaj inną nazwę.
cli-save-failed = Nie da się zapisać pliku { $file }: { $problem }
cli-saved =
    Gra jest zapisana w pliku { $file }. Dalszy ciąg:
    { $posse } play --save { $file }
cli-nothing-to-save = Nie było jeszcze żadnego wyboru, więc nic nie przepada.

# Co można wpisać; kilka słów jednego polecenia stoi obok siebie.
cli-command-help = ? pomoc
cli-command-what = ? co
cli-command-log = dziennik
cli-command-rules = zasady zasada
cli-command-all = wszystko
cli-command-why = dlaczego czemu
cli-command-hint = podpowiedź rada
cli-command-coach = trener
cli-command-undo = cofnij
cli-command-save = zapisz
cli-command-quit = koniec q

cli-help =
    { $count ->
        [1] Odpowiedź jest tylko jedna: wystarczy Enter.
       *[other] Wpisz numer odpowiedzi (od 1 do { $count }) albo słowa, które pasują tylko do jednej.
    }
    Enter         { $count ->
        [1] jedyna odpowiedź
       *[other] stół jeszcze raz
    }
    dziennik      wszystko, co się wydarzyło i co wolno ci wiedzieć
    zasady        rozdziały zasad; także: zasady 3 (rozdział),
                  zasady { $clause } (punkt), zasady { $word } (punkty z tym słowem)
    ? SŁOWO       do czego służy coś na stole
    wszystko      odpowiedzi, których nie można teraz wybrać
    dlaczego 17   dlaczego nie można wybrać numeru 17
    podpowiedź    co wybiera szeryf federalny i dlaczego
    trener        mówi po twoich wyborach, gdy inny był wyraźnie lepszy;
                  albo milknie
    cofnij        cofa twój ostatni wybór; jeśli od tego czasu coś wyszło na jaw,
                  potrzebna jest zgoda pozostałych
    zapisz PLIK   zapisuje grę w pliku, teraz i po każdym wyborze
    koniec        przerwa; nic nie przepada

# Słowo, którego warto szukać w zasadach każdej z gier.
cli-word-five-points = szef
cli-word-colt-express = szeryf
cli-word-deadwood = dworzec
cli-word-bang-dice = strzała
cli-word-deadwood-1876 = kabura

# ---- koniec gry

cli-place = miejsce
cli-player = gracz
cli-score = wynik
cli-seed-was =
    Ziarno: { $seed }, sól:
    { $salt }; zgodnie z obietnicą ich SHA-256 to
    { $commitment }.
cli-check-with = Sprawdź każdą kartę i kość: { $posse } replay { $file } --check
cli-check-needs-file = Grę rozegraną z --save PLIK można potem sprawdzić i odtworzyć.

# ---- odtwarzanie

cli-moment = chwila { $number } z { $last }
cli-replay-prompt = Enter lub n: dalej, p: wstecz, liczba: skok, c: szanse, q: koniec.
cli-replay-help = Wpisz Enter lub n, p, liczbę od 0 do { $last }, c albo q.
cli-chances-command = szanse
cli-chances-wait = Z każdej chwili rozgrywane są dalsze partie; to potrwa do minuty …
cli-chances-nothing = Nic jeszcze nie zagrano.
cli-chances = Szanse na wygraną, od początku do wyboru { $choices }
cli-chances-how = Jak często wygrywa każdy, gdy boty grają do końca z prawdziwej pozycji, łącznie z tym, co zakryte, ale z nowym losem.
cli-turns = Punkty zwrotne, według zmiany w procentach
cli-turns-none = Żaden pojedynczy wybór nie odwrócił losów tej gry: rozstrzygała się krok po kroku.
cli-no-such-moment = Chwile mają numery od 0 do { $last }.
cli-other-version = Ten zapis powstał w wersji { $version } zasad; obecna wersja to { $current }. Dlatego nie da się pokazać stołu, tylko to, co jest zapisane.
cli-check-good =
    Zapis jest prawdziwy: { $choices ->
        [one] { $choices } wybór i cały los wynikają
        [few] { $choices } wybory i cały los wynikają
       *[many] { $choices } wyborów i cały los wynika
    } z obiecanego ziarna ({ $commitment }).
cli-check-luck =
    { $players ->
        [0] Żaden gracz nie dołożył się do losu: prowadzący stół mógł znać rzuty z góry, ale nie mógł ich zmienić.
        [one] { $players } gracz dołożył do losu liczbę, za którą ręczył przed złożeniem pieczęci.
        [few] { $players } gracze dołożyli do losu liczby, za które ręczyli przed złożeniem pieczęci.
       *[many] { $players } graczy dołożyło do losu liczby, za które ręczyli przed złożeniem pieczęci.
    }
cli-check-withheld = Miejsce { $seat } ({ $name }): ręczono za liczbę, której potem nie pokazano; kto znał wszystkie liczby, mógł wybrać jedno z dwóch rozdań.
cli-check-seals =
    { $seals ->
        [few] Przed rozpoczęciem gry los pieczętowano { $seals } razy: zapytaj dlaczego.
       *[many] Przed rozpoczęciem gry los pieczętowano { $seals } razy: zapytaj dlaczego.
    }
cli-check-branch =
    To dalszy ciąg innego zapisu: { $copied ->
        [one] { $copied } wybór i jego los pochodzą stamtąd.
        [few] { $copied } wybory i ich los pochodzą stamtąd.
       *[many] { $copied } wyborów i ich los pochodzi stamtąd.
    }
cli-check-failed = Zapis NIE jest prawdziwy: { $problem }

# ---- symulacja

cli-simulated =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }, miejsc przy stole: { $seats } ({ $bots }), ziarno { $seed }
cli-decisions = Decyzji na grę: średnio { $mean }, od { $fewest } do { $most }
cli-ties = Wspólne zwycięstwa: { $ties } ({ $share }%)
cli-shares = Wspólne zwycięstwo k graczy liczy się każdemu jako 1/k. Przedziały: Wilson, 95%. Ostatnie kolumny: jak często które miejsce.
cli-speed =
    { $speed } gier/s ({ $seconds } s, { $jobs ->
        [one] { $jobs } proces
        [few] { $jobs } procesy
       *[many] { $jobs } procesów
    })
cli-seat = gracz
cli-bot = bot
cli-wins = wygrane
cli-interval = 95%
cli-mean-score = wynik

# ---- turnieje

cli-cup =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    } w { $rounds ->
        [one] { $rounds } rundzie
       *[many] { $rounds } rundach
    }, miejsc przy stole: { $seats }, ziarno { $seed }
cli-cup-player = gracz
cli-cup-rating = ranking
cli-cup-wins = wygrane
cli-cup-interval = 95%
cli-cup-fair = ×równe
cli-cup-ms = ms
cli-cup-p99 = p99
cli-cup-beats = wiersz pokonuje kolumnę
cli-cup-certain = Kolejność jest pewna (ryzyko jakiejkolwiek pomyłki: najwyżej 5%).
cli-cup-open = Kolejność nie jest jeszcze pewna.
cli-cup-legend =
    W rundzie każdy gracz siedzi raz na każdym miejscu, przy tym samym losie. Miejsce wygrywa, gdy gra daje mu pierwszą lokatę, w grach stronnictw razem ze swoją stroną. ×równe: wygrane w stosunku do tych, które miałby wśród równych sobie. Ranking: openskill, ±2 sigma. Przedziały: bootstrap po rundach, 95%. ms: tyle trwa wybór spośród kilku możliwości, a 99 na 100 nie dłużej niż p99.
cli-cup-speed =
    { $new ->
        [one] { $new } nowa gra
        [few] { $new } nowe gry
       *[many] { $new } nowych gier
    } w { $seconds } s ({ $jobs ->
        [one] { $jobs } proces
        [few] { $jobs } procesy
       *[many] { $jobs } procesów
    })
cli-ladder-above = jeden taki
cli-ladder-below = wśród samych
cli-ladder-games = gry
cli-ladder-times = wygrane ×
cli-ladder-file = Zapisano w { $file }.
cli-cup-file = Wszystkie gry są w { $file }; to samo polecenie dopisze tam następne.

# ---- dane

cli-exported =
    { $games ->
        [one] { $games } gra jest
        [few] { $games } gry są
       *[many] { $games } gier jest
    } w { $folder }: games.parquet i choices.parquet.
cli-reported =
    { $games ->
        [one] { $games } gra jest
        [few] { $games } gry są
       *[many] { $games } gier jest
    } w { $file }; otwórz go w przeglądarce.
cli-left-out =
    { $games ->
        [one] Pominięto { $games } grę, której
        [few] Pominięto { $games } gry, których
       *[many] Pominięto { $games } gier, których
    } nie dograno do końca.

# ---- co by było, gdyby?

cli-whatif =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    } bez zmian i tyle samo zmienionych, miejsc przy stole: { $seats } ({ $bots }), ziarno { $seed }
cli-whatif-changed = Zmieniono: { $name } = { $value }
cli-whatif-knobs = Co można zmienić, w jakich granicach i jak jest teraz:
cli-whatif-nothing = Ta gra nie wymienia niczego, co można by zmienić.
cli-whatif-what = co
cli-whatif-usual = bez zmian
cli-whatif-new = zmienione
cli-whatif-difference = różnica
cli-whatif-interval = 95%
cli-whatif-legend = Udziały: spośród miejsc, które to mają, te, które wygrywają. Różnica jest pewna (*), gdy jej przedział nie obejmuje 0: bootstrap po ziarnach, każde losowane z obiema swoimi grami. Z dwudziestu różnic, których nie ma, jedna i tak bywa oznaczona.
cli-whatif-turns = tury
cli-whatif-decisions = decyzje
cli-whatif-choices = wybory
cli-whatif-winners = wygrywające miejsca
cli-whatif-order = gra jako { $n }.

# ---- zasady

cli-no-rulebook = Ta gra nie ma tu jeszcze spisanych zasad.
cli-no-such-clause = Żaden punkt zasad nie pasuje do „{ $clause }”.
cli-rules-how = zasady 3 pokazuje rozdział, zasady { $clause } jeden punkt, zasady i słowo wszystkie punkty z tym słowem.
cli-mark-ruling = Nasze ustalenie: { $why }
cli-mark-picture = Z rysunku: { $why }
cli-mark-doubtful = Wątpliwe: { $why }
cli-note = (uwaga: tylko wyjaśnia, więc żaden test jej nie pokaże)
cli-no-tests = Nie ma tu testów: pokrycie zasad widać tylko w katalogu ze źródłami.
cli-is-note = { $clause } to uwaga, nie potrzebuje testu
cli-has-no-test = { $clause } nie ma testu: { $text }
cli-unknown-clause = { $clause } pojawia się w teście, ale nie ma go w żadnych zasadach

# ---- rysunek Gangów Nowego Jorku. Na karcie mieści się 8 liter, nazwa ulicy ma ich najwyżej 9.

cli-gang-butchers = Rzeźnicy
cli-gang-dragons = Smoki
cli-gang-dandies = Dandysi
cli-gang-ladies = Damulki
cli-gang-toughs = Kiziory
cli-gang-rats = Szczurołapy
cli-gang-reapers = Żniwiarze
cli-gang-rascals = Łobuzy
cli-spot-pell-street = Pell
cli-spot-pearl-street = Pearl
cli-spot-bayard-street = Bayard
cli-spot-elm-street = Elm
cli-spot-franklin-street = Franklin
cli-spot-leonard-street = Leonard
cli-spot-park-street = Park
cli-spot-mott-street = Mott
cli-spot-chatham-square = Chatham
cli-spot-paradise-square = Paradise
cli-spot-centre-street = Centre
cli-spot-mulberry-bend = Mulberry
cli-spot-bandits-roost = Bandit’s
cli-spot-cow-bay = Cow Bay
cli-spot-bottle-alley = Bottle
cli-spot-orange-street = Orange
cli-spot-cross-street = Cross
cli-spot-anthony-street = Anthony
cli-spot-old-brewery = Brewery
cli-spot-bowery-theatre = Bowery
cli-spot-lord-of-the-underworld = Tron
cli-row-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
cli-vacant = wolne
cli-players-corner = gracze ▮wpływy, jawne sojusze
cli-passed = pas
cli-deck =
    { $cards ->
        [one] talia: { $cards } karta
        [few] talia: { $cards } karty
       *[many] talia: { $cards } kart
    }
cli-deck-bosses =
    { $bosses ->
        [one] { $bosses } szef ★
        [few] { $bosses } szefów ★
       *[many] { $bosses } szefów ★
    }
cli-deck-empty = pusto
cli-spent = Zużyte ({ $cards })
cli-banished = Przepędzone ({ $cards })
cli-shown = (jawny)
cli-your-alliances = Twoje sojusze:
cli-your-influence = Twoje wpływy:
cli-legend-five-points =
    Karta pokazuje swoje miejsce (A1 to lewy koniec podstawy), gang i ulicę.
    Podwójna ramka i ★ to szef, ♥ to twoje sojusze, gruba ramka to wolne miejsce
    albo karta, której używasz; kropkowane miejsca są puste.
    ▸ to ktoś, kto ma wybrać, ▮4 to cztery karty wpływów na ręce.

# ---- rysunek Colt Express. Krótkie nazwy akcji mają najwyżej 7 liter.

cli-action-move = Ruch
cli-action-floor = Poziom
cli-action-fire = Strzał
cli-action-robbery = Rabunek
cli-action-punch = Cios
cli-action-marshal = Szeryf
cli-train-waits = Pociąg nie jest jeszcze gotowy.
cli-round-card = Runda { $round } z 5: { $card }
cli-neutral = Neutralne Pociski: { $bullets }
cli-locomotive = Lok.
cli-caboose = Bran.
cli-marshal = Szeryf
cli-pile = Stos:
cli-columns = gracz|1|▮karty|✚|Bandyta|Pociski|Łup
cli-your-hand = Twoja Ręka:
cli-your-discard = Twoje odrzucone:
cli-bullet = Pocisk
cli-legend-colt-express =
    Pociąg jedzie w lewo: najpierw Lokomotywa, na końcu Brankard. Nad wagonem
    widać, kto jest na dachu; dwie litery to Bandyta, wielkie litery to twój.
    $ to Worek (albo jego wartość, jeśli ją znasz), ◆ Klejnot, ▣ Walizka.
    Tury: ○ zwykła, ▬ Tunel, » Przyspieszenie, ⇄ Zamiana; [ ] to obecna.
    Na stosie ▒▒ leży zakryta karta, ( ) to twoja zakryta, ✓ jest rozegrana.
    ▸ ma wybrać, 1 to Pierwszy gracz, ▮6/4 to sześć kart na Ręce i cztery w talii
    (eksperci: i odrzucone), ✚ otrzymane Pociski, • Pociski, które zostały.

# ---- rysunek Deadwood. Na działce mieści się 10 liter.

cli-building-town-hall = Ratusz
cli-building-sheriffs-office = B. Szeryfa
cli-building-church = Kościół
cli-building-saloon = Saloon
cli-building-gunsmith = Rusznikarz
cli-building-bank = Bank
cli-building-blacksmith = Kuźnia
cli-building-casino = Kasyno
cli-building-general-store = Sklep
cli-building-hotel = Hotel
cli-building-laundry = Pralnia
cli-building-stage-depot = Dyliżans
cli-building-undertaker = Zakł.pogrz
cli-building-new-gunsmith = N.Rusznik.
cli-building-new-blacksmith = N. Kuźnia
cli-building-gold-mine = Kop. złota
cli-building-new-general-store = Nowy Sklep
cli-building-new-laundry = N. Pralnia
cli-building-new-saloon = N. Saloon
cli-building-fortune-teller = Nam.wróżki
cli-building-courthouse = Sąd
cli-building-grifter = Wóz hochs.
cli-building-newspaper = Gazeta
cli-building-dance-hall = Sala tan.
cli-building-telegraph-office = Telegraf
cli-dw-rail = tory
cli-dw-station = DWORZEC
cli-dw-boot-hill = † Wzg. umarłych
cli-dw-mine = Opuszcz. kopalnia
cli-dw-pool = Pula przestępstwa: { $pool }
cli-dw-box = listy w pudełku: { $box }
cli-dw-sheriff = ★ skrzyżowanie Szeryfa
cli-dw-header = {"   "}banda           dolary   listy     naboje   rumaki  na ranczu     w puli
cli-dw-stacks = Stosy nowych budynków: 1 ({ $one }), 2 ({ $two }), 3 ({ $three })
cli-dw-order = Znasz stos { $stack }, od góry: { $tiles }
cli-dw-top = Na wierzchu stosu { $stack } (widać X na rewersie): { $tiles }
cli-dw-bottom = Pod stosem { $stack }, od spodu: { $tiles }
cli-dw-drawn = Do zbudowania: { $tiles }
cli-dw-shootout = Strzelanina ({ $building }):
cli-dw-final = Końcowa strzelanina
cli-dw-last-turns = Żywych kowbojów ma już tylko jedna banda. Pozostałe tury: { $turns }.
cli-dw-dice-first-turn = Rzut o pierwszą turę:
cli-dw-dice-shootout = Kości ostatniej strzelaniny:
cli-dw-dice-gold = Rzut w Kopalni złota:
cli-dw-dice-final-shootout = Kości końcowej strzelaniny:
cli-dw-account = { $money } + Dyliżans { $premium } − kara { $fine } = { $total } dol.
cli-legend-deadwood =
    Działka pokazuje swoje miejsce (A1 to lewy górny róg), budynek i kto tam jest:
    znak bandy ● ▲ ■ ◆ ♥, siłę kowboja, imię gracza. ★ oznacza skrzyżowanie Szeryfa
    i trzy działki, których pilnuje; » zajęcie, które kolej jest jeszcze winna.
    ▸ ma wybrać. Przy Wzgórzu umarłych i Opuszczonej kopalni są siły według band.

# ---- rysunek gry Bang! Gra Kościana

cli-bang-pile = Stos
cli-bang-rerolls =
    { $left ->
        [one] Został { $left } przerzut
        [few] Zostały { $left } przerzuty
       *[many] Zostało { $left } przerzutów
    }
cli-bang-ghost = Zjawa
cli-bang-token = { $player } ma przed sobą żeton Zjawy: { $face }
cli-legend-bang-dice =
    Krąg biegnie zgodnie z ruchem wskazówek zegara: u góry w prawo, na dole w lewo.
    Podwójna ramka: czyja tura, ▸ ma wybrać, ★ to Szeryf, † już nie gra, ☁ to Zjawa.
    ♥ to życie, ↟ strzała, ⚑ strzała Wodza Indian, ✹ wymierzony strzał; ⌖1 i ⌖2
    można trafić jedynką albo dwójką. Rolę z ? znasz tylko ty.
    Gruba kostka jest zablokowana, podwójna to Pyskata (P) lub Tchórzliwa (T),
    • to świeży rzut. (1) i (2) to Między oczy, c[_] Piwko, »──▷ Indiańska strzała,
    »─╱─▷ Złamana strzała, ▐██▌~* Dynamit, ╞≡≡▷ Gatling, ◖█▶ Kula.
    Wpisz zasady i imię (zasady slab), żeby przeczytać, co potrafi postać lub rola.

# ---- rysunek gry Deadwood 1876

cli-d76-round = Runda { $round } z { $rounds }
cli-d76-deck = { " " } talia { $deck }, odrzucone { $pile }
cli-d76-heist = { " " } Skoki { $stack }
cli-d76-badges = Odznaki { $badges }
cli-d76-stranger = Nieznajomy
cli-d76-shows = pokazuje
cli-d76-gold = złoto { $gold }
cli-d76-won = wygrana
cli-d76-note = { $safe }: jeden z { $where }
cli-d76-bout = Ostateczna strzelanina, starcie { $number }
cli-d76-duel = Pojedynek:
cli-d76-robbery = Rabunek:
cli-d76-offer = { " " }({ $giver } → { $to }: Kabura, { $gun })
cli-d76-dice = Ostatni rzut:
cli-d76-hand = Twoja ręka:
cli-legend-deadwood-1876 =
    Każdy właściciel ma swoją linię: ▮4 to cztery karty na ręce, dalej rząd sejfów.
    {"["}▒▒] to sejf, którego nie znasz, [$3] złoto, [Co] broń finałowa, [#1] odznaka,
    {"["}$3?] to, czym sejf może być (niżej wszystkie możliwości), [▒▒+Co] sejf
    z przypiętą Kaburą; ° oznacza sejf, który widział ktoś inny. ✗ to rana,
    ★ gwiazda. ▸ ma wybrać.

# ---- uczenie

cli-train = { $seconds } s: partie: { $games }; wahanie { $undecided }, zaskoczenie { $surprise }, przeciw dawnej sobie { $past }
cli-train-on = Dalsza nauka w { $folder }, po partiach: { $games }.
cli-train-done = Wagi i ich karta są w { $folder }.
cli-train-curves = Krzywe są w { $file }.
