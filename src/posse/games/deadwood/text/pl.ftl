title = Deadwood: Miasto Bezprawia
about = Nadchodzi kolej. Poślij bandę na miasto, zajmuj budynki i bądź na końcu najbogatszą osobą w Deadwood.
howto = Prowadzisz bandę kowbojów w mieście bez prawa; wygrywa, kto na końcu ma najwięcej pieniędzy. W swojej turze posyłasz jednego kowboja z rancza do budynku albo zabierasz kowbojów z powrotem na ranczo. Przybyły kowboj może zająć budynek, czyli raz użyć jego zdolności; jeśli stoi tam kowboj przeciwnika, najpierw jest strzelanina. Każdy atak to list gończy, a listy kosztują na końcu coraz więcej. Gra kończy się, gdy stanie Dworzec kolejowy, gdy zabraknie listów gończych albo gdy czyjejś bandzie nie zostanie ani jeden żywy kowboj.

option-wipeout = Brak kowbojów
option-wipeout-about = Gra kończy się także, gdy zabraknie żywych kowbojów: komukolwiek, jak w oryginalnej instrukcji wydawcy, albo wszystkim, jak w instrukcji polskiej, a wtedy (to nasze ustalenie) kto zostanie sam, ma jeszcze trzy tury.
option-wipeout-any = gdy którykolwiek gracz nie ma już żadnego
option-wipeout-all = gdy nikt nie ma już żadnego (polska instrukcja)
option-turn-limit = Limit tur
option-turn-limit-about = Po tylu turach, licząc razem wszystkich graczy, gra się kończy i decydują pieniądze.
option-turn-limit-none = bez ograniczenia

# ---- nazwy; acc biernik, gen dopełniacz, to dokąd, from skąd, at gdzie

building-town-hall = Ratusz
    .acc = Ratusz
    .gen = Ratusza
    .to = do Ratusza
    .from = z Ratusza
    .at = w Ratuszu
building-sheriffs-office = Biuro Szeryfa
    .acc = Biuro Szeryfa
    .gen = Biura Szeryfa
    .to = do Biura Szeryfa
    .from = z Biura Szeryfa
    .at = w Biurze Szeryfa
building-church = Kościół
    .acc = Kościół
    .gen = Kościoła
    .to = do Kościoła
    .from = z Kościoła
    .at = w Kościele
building-saloon = Saloon
    .acc = Saloon
    .gen = Saloonu
    .to = do Saloonu
    .from = z Saloonu
    .at = w Saloonie
building-gunsmith = Rusznikarz
    .acc = Rusznikarza
    .gen = Rusznikarza
    .to = do Rusznikarza
    .from = od Rusznikarza
    .at = u Rusznikarza
building-bank = Bank
    .acc = Bank
    .gen = Banku
    .to = do Banku
    .from = z Banku
    .at = w Banku
building-blacksmith = Kuźnia
    .acc = Kuźnię
    .gen = Kuźni
    .to = do Kuźni
    .from = z Kuźni
    .at = w Kuźni
building-casino = Kasyno
    .acc = Kasyno
    .gen = Kasyna
    .to = do Kasyna
    .from = z Kasyna
    .at = w Kasynie
building-general-store = Sklep
    .acc = Sklep
    .gen = Sklepu
    .to = do Sklepu
    .from = ze Sklepu
    .at = w Sklepie
building-hotel = Hotel
    .acc = Hotel
    .gen = Hotelu
    .to = do Hotelu
    .from = z Hotelu
    .at = w Hotelu
building-laundry = Pralnia
    .acc = Pralnię
    .gen = Pralni
    .to = do Pralni
    .from = z Pralni
    .at = w Pralni
building-stage-depot = Dyliżans
    .acc = Dyliżans
    .gen = Dyliżansu
    .to = do Dyliżansu
    .from = od Dyliżansu
    .at = przy Dyliżansie
building-undertaker = Zakład pogrzebowy
    .acc = Zakład pogrzebowy
    .gen = Zakładu pogrzebowego
    .to = do Zakładu pogrzebowego
    .from = z Zakładu pogrzebowego
    .at = w Zakładzie pogrzebowym
building-new-gunsmith = Nowy Rusznikarz
    .acc = Nowego Rusznikarza
    .gen = Nowego Rusznikarza
    .to = do Nowego Rusznikarza
    .from = od Nowego Rusznikarza
    .at = u Nowego Rusznikarza
building-new-blacksmith = Nowa Kuźnia
    .acc = Nową Kuźnię
    .gen = Nowej Kuźni
    .to = do Nowej Kuźni
    .from = z Nowej Kuźni
    .at = w Nowej Kuźni
building-gold-mine = Kopalnia złota
    .acc = Kopalnię złota
    .gen = Kopalni złota
    .to = do Kopalni złota
    .from = z Kopalni złota
    .at = w Kopalni złota
building-new-general-store = Nowy Sklep
    .acc = Nowy Sklep
    .gen = Nowego Sklepu
    .to = do Nowego Sklepu
    .from = z Nowego Sklepu
    .at = w Nowym Sklepie
building-new-laundry = Nowa Pralnia
    .acc = Nową Pralnię
    .gen = Nowej Pralni
    .to = do Nowej Pralni
    .from = z Nowej Pralni
    .at = w Nowej Pralni
building-new-saloon = Nowy Saloon
    .acc = Nowy Saloon
    .gen = Nowego Saloonu
    .to = do Nowego Saloonu
    .from = z Nowego Saloonu
    .at = w Nowym Saloonie
building-fortune-teller = Namiot wróżki
    .acc = Namiot wróżki
    .gen = Namiotu wróżki
    .to = do Namiotu wróżki
    .from = z Namiotu wróżki
    .at = w Namiocie wróżki
building-courthouse = Sąd
    .acc = Sąd
    .gen = Sądu
    .to = do Sądu
    .from = z Sądu
    .at = w Sądzie
building-grifter = Wóz hochsztaplera
    .acc = Wóz hochsztaplera
    .gen = Wozu hochsztaplera
    .to = do Wozu hochsztaplera
    .from = od Wozu hochsztaplera
    .at = przy Wozie hochsztaplera
building-newspaper = Gazeta
    .acc = Gazetę
    .gen = Gazety
    .to = do Gazety
    .from = z Gazety
    .at = w Gazecie
building-dance-hall = Sala taneczna
    .acc = Salę taneczną
    .gen = Sali tanecznej
    .to = do Sali tanecznej
    .from = z Sali tanecznej
    .at = w Sali tanecznej
building-telegraph-office = Telegraf
    .acc = Telegraf
    .gen = Telegrafu
    .to = do Telegrafu
    .from = z Telegrafu
    .at = w Telegrafie

site-town-hall = Ratusz
site-sheriffs-office = Biuro Szeryfa
site-church = Kościół
site-saloon = Saloon
site-gunsmith = Rusznikarz
site-bank = Bank
site-blacksmith = Kuźnia
site-casino = Kasyno
site-general-store = Sklep
site-hotel = Hotel
site-laundry = Pralnia
site-stage-depot = Dyliżans
site-undertaker = Zakład pogrzebowy
site-new-gunsmith = Nowy Rusznikarz
site-new-blacksmith = Nowa Kuźnia
site-gold-mine = Kopalnia złota
site-new-general-store = Nowy Sklep
site-new-laundry = Nowa Pralnia
site-new-saloon = Nowy Saloon
site-fortune-teller = Namiot wróżki
site-courthouse = Sąd
site-grifter = Wóz hochsztaplera
site-newspaper = Gazeta
site-dance-hall = Sala taneczna
site-telegraph-office = Telegraf
site-railroad = tory
site-station = Dworzec kolejowy
site-open = wolna działka

plot-a1 = A1
plot-a2 = A2
plot-a3 = A3
plot-a4 = A4
plot-a5 = A5
plot-a6 = A6
plot-a7 = A7
plot-b1 = B1
plot-b2 = B2
plot-b3 = B3
plot-b4 = B4
plot-b5 = B5
plot-b6 = B6
plot-c1 = C1
plot-c2 = C2
plot-c3 = C3
plot-c4 = C4
plot-c5 = C5
plot-d1 = D1
plot-d2 = D2
plot-d3 = D3
plot-d4 = D4
plot-e1 = E1
plot-e2 = E2
plot-e3 = E3
plot-f1 = F1
plot-f2 = F2

# acc biernik, ins narzędnik, gen dopełniacz

rank-greenhorn = Żółtodziób
    .acc = Żółtodzioba
    .gen = Żółtodzioba
    .ins = Żółtodziobem
rank-gunslinger = Rewolwerowiec
    .acc = Rewolwerowca
    .gen = Rewolwerowca
    .ins = Rewolwerowcem
rank-boss = Przywódca
    .acc = Przywódcę
    .gen = Przywódcy
    .ins = Przywódcą

pips-one = 1
pips-two = 2
pips-three = 3
pips-four = 4
pips-five = 5
pips-six = 6

# ---- pytania

ask-turn = Twoja tura: poślij kowboja na miasto albo zabierz kowbojów na ranczo.
ask-turn-town = Twoja tura: poślij kowboja na miasto.
ask-turn-ranch = Twoja tura: na ranczu nikogo nie ma, więc zabierz tam co najmniej jednego kowboja.
ask-home = Kogo jeszcze zabierasz na ranczo?
ask-annex = Twój kowboj jest { $building_at }. Zajmujesz budynek?
ask-annex-railroad = Tory mijają budynek: { $building }. Zajmujesz go?
ask-annex-station =
    Dworzec kolejowy stoi obok, możesz zająć budynek ({ $building }) { $left ->
        [one] jeszcze raz
       *[other] dwa razy
    }. Zajmujesz go teraz?
ask-flee = { $seat } atakuje { $rank_ins } { $building_at }, broni się twój { $own }. Zwiewasz?
ask-attacker-loads = Twój { $own } atakuje { $building_at }, broni się { $rank }. Używasz naboju?
ask-defender-loads =
    Atakujący ma { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }. Twój { $own } broni się { $building_at }. Używasz naboju?
ask-confess = Ile listów gończych odkładasz do pudełka? Najwyżej { $most }.
ask-hire = Kogo zatrudniasz?
ask-sheriff = Gdzie stawiasz Szeryfa?
ask-track = Gdzie kładziesz żeton torów numer { $number }?
ask-station = Gdzie budujesz Dworzec kolejowy?
ask-order = Czyj budynek przy nowym żetonie jest następny?
ask-build = Umieść nowy budynek na wolnej działce obok budynku.
ask-build-at-depot = Umieść wyciągnięty budynek na wolnej działce obok budynku.
ask-move-from = Którego z pozostałych kowbojów przestawiasz?
ask-move-to = Dokąd idzie twój { $rank } { $building_from }?
ask-casino = Kto traci dolara?
ask-stack = Z którego stosu ciągniesz budynek?
ask-look = Który stos przeglądasz?
ask-arrange = Stos { $stack }: który żeton ma leżeć na miejscu { $place } od góry?
ask-court =
    Sąd obraduje: płacisz { $price ->
        [one] { $price } dolara
        [few] { $price } dolary
       *[many] { $price } dolarów
    } za swoje listy gończe czy bierzesz jeszcze jeden?
ask-grift =
    Kogo zwabiasz do Opuszczonej kopalni? { $left ->
        [one] Jeszcze jednego kowboja.
        [2] Po kolei dwóch kowbojów.
       *[other] Po kolei kowbojów: { $left }.
    }
ask-news = Kto dostaje list gończy?
ask-dance =
    Kto wraca z tańców na ranczo? { $left ->
        [one] Może wrócić jeszcze jeden.
       *[other] Może wrócić najwyżej dwóch.
    }
ask-telegraph = Listy gończe w puli przestępstwa: { $pool }. Co telegrafujesz?
ask-champion = Końcowa strzelanina: kogo wystawiasz?
ask-volley = Ilu nabojów używasz?
ask-target = Kto jest twoim celem?
ask-share = Pozostałe kości: { $dice }, cel to { $target }. Ile z nich przeznaczasz zamiast tego na cel: { $seat }?

# ---- przewodnik: o co chodzi w pytaniu, dla kogoś, kto gra pierwszy raz

guide-turn = Poślij jednego kowboja do budynku, żeby użyć jego zdolności, albo zabierz dowolnie wielu do domu. Gdy ranczo jest puste, możesz już tylko zabierać, więc myśl naprzód.
guide-home = W tej jednej turze możesz zabrać, ilu chcesz. Każdy, kto odchodzi, oddaje swój budynek.
guide-annex = Zająć budynek to użyć teraz, raz, jego zdolności. Prawie zawsze warto, ale najpierw sprawdź: na przykład Bank daje też list gończy.
guide-flee = Ucieczka kosztuje rumaka i budynek, ale twój kowboj żyje. Jeśli zostanie, zabije go szóstka albo dwie rany (4 lub 5).
guide-load = Nabój to jedna kość więcej w tej strzelaninie. Kto ma więcej kości, rzuca pierwszy i sam.
guide-confess = Listy gończe kosztują na końcu pieniądze, każdy następny więcej. Odłóż ich tyle, ile możesz.
guide-hire = Nowy kowboj zaczyna w Opuszczonej kopalni, więc musi najpierw wrócić na ranczo. Im droższy, tym więcej ma kości.
guide-sheriff = Na trzech działkach wokół Szeryfa nikogo nie można atakować, a dopóki trzymasz jego Biuro, inni płacą ci dolara za wejście. Postaw go przy swoich kowbojach albo tam, dokąd chcą iść inni.
guide-track = Każdy żeton to jeden rząd dalej; burzy wszystko, co stoi mu na drodze. Kowboje obok nowego żetonu mogą jeszcze raz zająć swój budynek, a obok Dworca kolejowego dwa razy.
guide-order = Każdy kowboj obok nowego żetonu może jeszcze raz zająć budynek, obok Dworca kolejowego dwa razy, a ty mówisz, który jest następny. Kolejność ma znaczenie, gdy jeden zmienia to, co zostaje dla drugiego.
guide-build = Żeton musi leżeć obok budynku. Na niższych działkach może go później zburzyć kolej.
guide-move-from = Sklep pozwala innemu twojemu kowbojowi przejść z budynku do budynku. Możesz też nikogo nie ruszać.
guide-move-to = Przybywa tak, jak posłany z rancza: może zająć budynek, a jeśli ktoś tam jest, musi walczyć. Szeryf obowiązuje go tak samo.
guide-casino = Zabierasz jednemu graczowi dolara. Dobrze wybrać tego, kto ma najwięcej.
guide-stack = Ciągniesz wierzchni żeton tego stosu i kładziesz go na planszy. W stosie 1 są budynki najprostsze, w stosie 3 najbardziej podstępne.
guide-look = Możesz obejrzeć wszystkie żetony jednego stosu i ułożyć je, jak chcesz. Ich kolejność będziesz znać tylko ty.
guide-arrange = Układasz stos od góry. Wierzchni żeton trafi na planszę jako pierwszy.
guide-court = Zapłata nie zmniejsza liczby listów, ale kolejny list zwiększa karę na końcu. Im więcej ich masz, tym droższy jest następny.
guide-grift = Dwaj kowboje przeciwników trafiają bez walki do Opuszczonej kopalni. Wybierz tych z budynków, których potrzebujesz, albo silnych z rancza.
guide-news = Jeden gracz dostaje list gończy, który kosztuje na końcu pieniądze. Daj go temu, kto prowadzi.
guide-dance = Twoi kowboje mogą wrócić na ranczo bez straty tury. Najwięcej zyskują ci z Opuszczonej kopalni.
guide-telegraph = Gra kończy się, gdy pula przestępstwa jest pusta. Dołóż do niej, jeśli potrzebujesz czasu; zabierz z niej, jeśli prowadzisz.
guide-champion = Jest remis, więc strzelają się kowboje remisujących, po jednym od każdego. Wystaw najsilniejszego, bo ile siły, tyle kości.
guide-volley = Każdy nabój to teraz jedna kość więcej. To ostatnia walka w grze, więc nie ma po co ich oszczędzać.
guide-target = Wszystkie twoje kości idą na tego wroga, chyba że podzielisz pierwszy rzut. Wygrywa tylko ten, kto zostanie ostatni.
guide-share = Tylko pierwszy rzut można podzielić między wrogów. Od jednej kości rzadko ktoś ginie; kilka na jednego często wystarcza.

# ---- wybory

choice-send = Poślij { $rank_acc } { $building_to }
choice-send-fee = Poślij { $rank_acc } { $building_to } (dolara dostaje { $seat })
choice-attack = Zaatakuj { $rank_ins } { $building_at } (broni się { $other }: { $seat })
choice-home = Zabierz { $rank_acc } { $building_from } na ranczo
choice-home-mine = Zabierz { $rank_acc } z Opuszczonej kopalni na ranczo
choice-done = Nikogo więcej
choice-dance-home = Niech { $rank } { $building_from } wraca na ranczo
choice-dance-home-mine = Niech { $rank } z Opuszczonej kopalni wraca na ranczo
choice-dance-done = Nikt więcej nie wraca
choice-not-annex = Nie zajmuj
choice-annex = Zajmij { $building_acc }
choice-stand = Zostań i walcz
choice-flee = Zwiej: oddaj rumaka i uciekaj do Opuszczonej kopalni
choice-no-load =
    Bez naboju: { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }
choice-load =
    Użyj naboju: { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }
choice-confess =
    Odłóż { $posters ->
        [one] { $posters } list gończy
        [few] { $posters } listy gończe
       *[many] { $posters } listów gończych
    }
choice-hire =
    Zatrudnij { $rank_acc } { $price ->
        [0] za darmo
        [one] za { $price } dolara
        [few] za { $price } dolary
       *[many] za { $price } dolarów
    }
choice-no-hire = Nikogo nie zatrudniaj
choice-sheriff = Między { $one } ({ $a }), { $two } ({ $b }) i { $three } ({ $c })
choice-keep-sheriff = Niech zostanie między { $one } ({ $a }), { $two } ({ $b }) i { $three } ({ $c })
choice-track = Połóż na { $plot }
choice-track-over = Połóż na { $plot } i zburz budynek: { $building }
choice-station = Zbuduj go na { $plot }
choice-station-over = Zbuduj go na { $plot } i zburz budynek: { $building }
choice-order = { $building } ({ $seat })
choice-build = Połóż na { $plot } żeton: { $building }
choice-move-from = Przestaw { $rank_acc } { $building_from }
choice-walk = { $rank } idzie { $building_to }
choice-walk-fee = { $rank } idzie { $building_to } (dolara dostaje { $seat })
choice-walk-attack = { $rank } idzie { $building_to } i atakuje (broni się { $other }: { $seat })
choice-no-move = Nikogo nie przestawiaj
choice-casino =
    { $seat } (ma { $money ->
        [one] { $money } dolara
        [few] { $money } dolary
       *[many] { $money } dolarów
    })
choice-stack =
    Stos { $stack } ({ $tiles ->
        [one] { $tiles } żeton
        [few] { $tiles } żetony
       *[many] { $tiles } żetonów
    })
choice-look =
    Przejrzyj stos { $stack } ({ $tiles ->
        [one] { $tiles } żeton
        [few] { $tiles } żetony
       *[many] { $tiles } żetonów
    })
choice-no-look = Nie zaglądaj
choice-arrange = { $building }
choice-arrange-rest = Resztę zostaw, jak leży
choice-court-pay =
    Zapłać { $price ->
        [one] { $price } dolara
        [few] { $price } dolary
       *[many] { $price } dolarów
    }
choice-court-poster = Weź list gończy
choice-grift = { $rank_acc } { $building_from } ({ $seat })
choice-grift-ranch = { $rank_acc } z rancza ({ $seat })
choice-news =
    { $seat } ({ $posters ->
        [0] nie ma listów gończych
        [one] ma { $posters } list gończy
        [few] ma { $posters } listy gończe
       *[many] ma { $posters } listów gończych
    })
choice-news-self = Ty
choice-telegraph-in =
    Odwołaj pościg: { $posters ->
        [one] { $posters } list gończy
        [few] { $posters } listy gończe
       *[many] { $posters } listów gończych
    } z pudełka do puli przestępstwa
choice-telegraph-out =
    Wezwij pościg: { $posters ->
        [one] { $posters } list gończy
        [few] { $posters } listy gończe
       *[many] { $posters } listów gończych
    } z puli przestępstwa do pudełka
choice-champion = Wystaw { $rank_acc }
choice-volley =
    { $cartridges ->
        [0] Bez naboju
        [one] Użyj { $cartridges } naboju
       *[many] Użyj { $cartridges } nabojów
    }: { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }
choice-target =
    { $seat } ({ $rank }, { $wounds ->
        [0] bez ran
       *[other] rany: { $wounds }
    })
choice-share =
    { $dice ->
        [0] Żadnej
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    } na cel: { $seat }

choice-send-astray = Poślij { $rank_acc } na { $plot } ({ $site })
choice-walk-astray = { $rank } idzie na { $plot } ({ $site })
choice-nobody-dances = Niech kowboj z { $plot } wraca na ranczo
choice-nobody-home = Zabierz na ranczo kowboja z { $plot }
choice-nobody-next = Kowboj na { $plot }
choice-no-tile = Żeton ze stosu { $stack } na { $plot }
choice-nobody-moves = Przestaw kowboja z { $plot }
choice-nobody-grifted = Kowboja z { $plot }
choice-nobody-in-church = Kowboja z Kościoła ({ $seat })
choice-no-player = { $seat }

# ---- odmowy

why-none-on-ranch = Na twoim ranczu nie ma { $rank_gen }.
why-no-building = Na działce { $plot } nie ma budynku ({ $site }).
why-station = Na Dworzec kolejowy ({ $plot }) nikt nie może wejść.
why-own-there = Twój kowboj jest już { $building_at }.
why-sheriff-forbids = Kowboja, który stoi { $building_at } ({ $seat }), chroni Szeryf.
why-no-dollar = Szeryf pilnuje tego budynku ({ $building }): wejście kosztuje dolara (dostaje go { $seat }), a ty nie masz ani jednego.
why-none-of-yours = Na działce { $plot } nie masz kowboja, którego można by zabrać.
why-none-at-mine = W Opuszczonej kopalni nie masz { $rank_gen }.
why-none-to-dance = Na działce { $plot } nie masz kowboja, który mógłby wrócić na ranczo.
why-none-at-mine-to-dance = W Opuszczonej kopalni nie masz { $rank_gen }, który mógłby wrócić na ranczo.
why-too-many-posters = Tutaj możesz odłożyć najwyżej { $most }.
why-first-poster = Kto zajmuje Kościół, odkłada co najmniej jeden list gończy.
why-none-to-hire = W puli nie ma już twojego { $rank_gen }.
why-too-dear =
    Nie stać cię na to: { $rank } kosztuje { $price ->
        [one] { $price } dolara
        [few] { $price } dolary
       *[many] { $price } dolarów
    }.
why-bare-corner = Na działkach { $one }, { $two } i { $three } nie ma budynku, który można by chronić.
why-not-on-the-line = Tory nie mogą biec dalej przez { $plot }: trasa musi być ciągła.
why-line-begins = Tory nie mogą zacząć się na { $plot }: wchodzą do miasta na F1 albo F2.
why-station-not-on-the-line = Dworzec kolejowy nie może stanąć na { $plot }: trasa musi być ciągła.
why-not-owed = Na działce { $plot } nikt nie może już niczego zająć dzięki temu żetonowi.
why-not-owed-church = { $seat } nie ma w Kościele kowboja, który mógłby jeszcze coś zająć dzięki temu żetonowi.
why-order-in-church = W Kościele wskaż gracza, którego kowboj jest następny.
why-no-tile = Nie masz żetonu ze stosu { $stack }.
why-no-tile-at-depot = Wyciągnięty żeton nie jest ze stosu { $stack }.
why-not-open = Działka { $plot } nie jest wolna ({ $site }).
why-not-beside-building = Obok działki { $plot } nie stoi żaden budynek.
why-not-movable = Sklep nie może przestawić nikogo z działki { $plot }: przestawia innego twojego kowboja, który stoi w budynku.
why-not-from-yourself = Dolara musi stracić przeciwnik.
why-no-money = { $seat } nie ma pieniędzy.
why-empty-stack = Stos { $stack } jest pusty.
why-teller-empty-stack = W stosie { $stack } nie ma czego oglądać.
why-not-left-in-stack = { $building }: tego żetonu nie ma wśród tych, które zostały do ułożenia.
why-nobody-to-grift = Żaden przeciwnik nie ma tam kowboja.
why-own-mark = Hochsztapler zwabia tylko kowbojów przeciwników.
why-no-mark-on-ranch = { $seat } nie ma na ranczu { $rank_gen }.
why-no-mark-in-church = { $seat } nie ma kowboja w Kościele.
why-marks-in-church = W Kościele wskaż gracza, którego kowboja zwabiasz.
why-no-such-player = Tylu graczy przy tym stole nie ma: jest ich { $players }.
why-no-champion = Nie masz żywego { $rank_gen }.
why-not-so-many-cartridges =
    Masz tylko { $cartridges ->
        [one] { $cartridges } nabój
        [few] { $cartridges } naboje
       *[many] { $cartridges } nabojów
    }.
why-not-at-yourself = Nie możesz strzelać do własnego kowboja.
why-not-tied = { $seat } nie bierze udziału w tej strzelaninie.
why-already-dead = Ten kowboj już nie żyje ({ $seat }).
why-not-so-many-dice = Nie możesz przeznaczyć { $dice } z tych kości na tego wroga.

# ---- zdarzenia: przygotowanie, tury, przybycia

event-start-building = { $building } stoi na działce { $plot }.
event-start-roll = { $seat } rzuca o pierwszą turę: { $die }.
event-start-roll-again = Remis, więc { $seat } rzuca jeszcze raz: { $die }.
event-first-player = { $seat } rozpoczyna grę.
event-must-go-home = { $seat } nie ma nikogo na ranczu i musi zabrać tam kowboja.
event-home = { $seat } zabiera { $rank_acc } { $building_from } na ranczo.
event-home-mine = { $seat } zabiera { $rank_acc } z Opuszczonej kopalni na ranczo.
event-sent = { $seat } posyła { $rank_acc } { $building_to }.
event-moved = { $seat } przestawia { $rank_acc } { $start_from } { $goal_to }.
event-fee = Szeryf patrzy: { $seat } płaci dolara, dostaje go { $other }.
event-declined = { $seat } nie zajmuje { $building_gen }.

# ---- zdarzenia: strzelanina

event-shootout = Strzelanina { $building_at }: atakuje { $seat } ({ $rank }), broni się { $other } ({ $victim }).
event-wanted = { $seat } bierze za atak list gończy.
event-pool-was-empty = Pula przestępstwa jest pusta: { $seat } nie bierze listu gończego.
event-fled = { $seat } oddaje rumaka: { $rank } zwiewa do Opuszczonej kopalni.
event-loaded = { $seat } używa naboju.
event-took-dice =
    { $seat } bierze { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }, { $other } { $against }.
event-opened-fire-1 = { $seat } otwiera ogień jedną kością (cel: { $other }): { $a }.
event-opened-fire-2 = { $seat } otwiera ogień dwiema kośćmi (cel: { $other }): { $a } i { $b }.
event-opened-fire-3 = { $seat } otwiera ogień trzema kośćmi (cel: { $other }): { $a }, { $b } i { $c }.
event-exchanged-fire = { $seat } wyrzuca { $a }, { $other } wyrzuca { $b }.
event-nobody-hit = Nikt nie zostaje trafiony.
event-wounded = { $rank } ({ $seat }) zostaje ranny.
event-wounded-twice = { $rank } ({ $seat }) ma dwie rany.
event-hit-by-six = Szóstka: { $rank } ({ $seat }) jest śmiertelnie trafiony.
event-died = { $rank } ({ $seat }) ginie i trafia na Wzgórze umarłych.
event-out-of-cowboys = { $seat } nie ma już ani jednego żywego kowboja i nie rozgrywa więcej tur.
event-driven-off = Obaj kowboje żyją: atakujący { $rank } ({ $seat }) trafia do Opuszczonej kopalni.
event-undertaker-paid =
    { $seat } dostaje za Zakład pogrzebowy { $money ->
        [one] { $money } dolara
        [few] { $money } dolary
       *[many] { $money } dolarów
    }.
event-undertaker-survivor = Strzelano się w Zakładzie pogrzebowym: { $seat } dostaje dolara za zabitego.

# ---- zdarzenia: budynki

event-church =
    { $seat } zajmuje Kościół i { $posters ->
        [0] nie ma listu gończego do odłożenia
        [one] odkłada do pudełka { $posters } list gończy
        [few] odkłada do pudełka { $posters } listy gończe
       *[many] odkłada do pudełka { $posters } listów gończych
    }.
event-saloon =
    { $seat } zajmuje { $building_acc } i zatrudnia { $rank_acc } { $price ->
        [0] za darmo
        [one] za { $price } dolara
        [few] za { $price } dolary
       *[many] za { $price } dolarów
    }.
event-saloon-nobody = { $seat } zajmuje { $building_acc } i nikogo nie zatrudnia.
event-sheriff = { $seat } zajmuje Biuro Szeryfa i stawia Szeryfa między { $one }, { $two } i { $three }.
event-sheriff-stays = { $seat } zajmuje Biuro Szeryfa; Szeryf zostaje na miejscu.
event-town-hall =
    { $seat } zajmuje Ratusz i { $posters ->
        [0] nie ma listu gończego do odłożenia
       *[other] odkłada do pudełka list gończy
    }.
event-drawn = { $seat } ciągnie ze stosu { $stack } żeton: { $building }.
event-drawn-at-depot = { $seat } ciągnie przy Dyliżansie ze stosu { $stack } żeton: { $building }.
event-built = { $seat } kładzie na działce { $plot } żeton: { $building }.
event-no-plot = { $building }: nie ma działki, na której można położyć ten żeton; trafia pod stos { $stack }.
event-no-plot-at-depot = { $building }: nie ma działki, na której można położyć ten żeton; trafia pod stos { $stack }.
event-no-more-tiles = Dworzec kolejowy już stoi: do nowych budynków nikt nie zdąży wejść, więc żetonów się nie ciągnie.
event-store = { $seat } zajmuje { $building_acc } i bierze dolara.
event-gunsmith =
    { $seat } zajmuje { $building_acc }: bierze { $cartridges ->
        [0] dolara, ale nie naboje, bo żadnych nie ma
        [one] dolara i { $cartridges } nabój
        [few] dolara i { $cartridges } naboje
       *[many] dolara i { $cartridges } nabojów
    }.
event-bank =
    { $seat } zajmuje Bank: bierze { $posters ->
        [0] 5 dolarów, ale nie list gończy, bo pula przestępstwa jest pusta
       *[other] 5 dolarów i list gończy
    }.
event-blacksmith =
    { $seat } zajmuje { $building_acc }: bierze { $ponies ->
        [0] dolara, ale nie rumaka, bo żadnego nie ma
       *[other] dolara i rumaka
    }.
event-casino = { $seat } zajmuje Kasyno i zabiera dolara (płaci { $other }).
event-casino-nothing = { $seat } zajmuje Kasyno, ale nikt inny nie ma pieniędzy.
event-hotel = { $seat } zajmuje Hotel: bierze 2 dolary.
event-laundry = { $seat } zajmuje { $building_acc }: bierze dolara.
event-depot = { $seat } zajmuje Dyliżans: bierze 2 dolary.
event-undertaker = { $seat } zajmuje Zakład pogrzebowy: bierze dolara.
event-gold =
    { $seat } zajmuje Kopalnię złota i wyrzuca { $die }: { $money ->
        [0] nic nie dostaje
        [one] dostaje { $money } dolara
        [few] dostaje { $money } dolary
       *[many] dostaje { $money } dolarów
    }.
event-teller = { $seat } zajmuje Namiot wróżki: bierze dolara.
event-teller-looks = { $seat } przegląda stos { $stack }.
event-teller-sees = Na miejscu { $place } od góry leży żeton: { $building }.
event-teller-puts = Układasz na miejscu { $place } od góry żeton: { $building }.
event-court = { $seat } zajmuje Sąd: wszyscy odpowiadają za swoje listy gończe.
event-court-paid =
    { $seat } płaci w Sądzie { $money ->
        [one] { $money } dolara
        [few] { $money } dolary
       *[many] { $money } dolarów
    }.
event-court-took = { $seat } zamiast płacić bierze list gończy.
event-court-can-not-pay =
    { $seat } nie może zapłacić { $price ->
        [one] { $price } dolara
        [few] { $price } dolarów
       *[many] { $price } dolarów
    } i musi wziąć list gończy.
event-court-nothing =
    { $seat } nie może zapłacić { $price ->
        [one] { $price } dolara
        [few] { $price } dolarów
       *[many] { $price } dolarów
    }, a listów gończych już nie ma: nic się nie dzieje.
event-grifter = { $seat } zajmuje Wóz hochsztaplera: bierze dolara.
event-grifted = { $rank } ({ $seat }) daje się zwabić { $building_from } do Opuszczonej kopalni.
event-grifted-ranch = { $rank } ({ $seat }) daje się zwabić z rancza do Opuszczonej kopalni.
event-newspaper = { $seat } zajmuje Gazetę: bierze dolara.
event-news = Gazeta pisze, kogo szuka prawo: list gończy dostaje { $seat }.
event-dance = { $seat } zajmuje Salę taneczną: bierze dolara.
event-danced-home = { $rank } ({ $seat }) wraca na ranczo { $building_from }.
event-danced-home-mine = { $rank } ({ $seat }) wraca na ranczo z Opuszczonej kopalni.
event-telegraph = { $seat } zajmuje Telegraf: bierze dolara.
event-pool-filled =
    Pościg odwołany: { $posters ->
        [one] { $posters } list gończy
        [few] { $posters } listy gończe
       *[many] { $posters } listów gończych
    } z pudełka do puli przestępstwa.
event-pool-drained =
    Pościg wezwany: { $posters ->
        [one] { $posters } list gończy
        [few] { $posters } listy gończe
       *[many] { $posters } listów gończych
    } z puli przestępstwa do pudełka.

# ---- zdarzenia: kolej

event-track = { $seat } kładzie żeton torów numer { $number } na działce { $plot }.
event-station = { $seat } buduje Dworzec kolejowy na działce { $plot }.
event-destroyed = { $building }: budynek ustępuje kolei, żeton trafia pod stos { $stack }.
event-to-the-mine = { $rank } ({ $seat }) traci budynek i trafia do Opuszczonej kopalni.
event-hotel-paid =
    { $seat } dostaje za Hotel { $money ->
        [one] { $money } dolara
        [few] { $money } dolary
       *[many] { $money } dolarów
    }.
event-next-in-order = Tory mijają budynek ({ $building }): { $seat } może go zająć.
event-next-at-station = Dworzec kolejowy stoi obok: { $seat } może zająć budynek ({ $building }) dwa razy.

# ---- zdarzenia: koniec

event-pool-empty = W tej turze zabrakło listów gończych w puli przestępstwa: nadciąga kawaleria i gra się kończy.
event-station-open = Kolej dotarła do Deadwood: koniec gry.
event-wiped-out = Nikt nie ma już żywego kowboja: koniec gry.
event-gang-wiped-out = { $seat } nie ma już ani jednego żywego kowboja: koniec gry.
event-last-gang =
    Żywych kowbojów ma już tylko { $seat } i rozegra jeszcze { $turns ->
        [one] jedną turę
        [2] dwie tury
        [3] trzy tury
        [few] { $turns } tury
       *[many] { $turns } tur
    }.
event-survived =
    { $seat } ma za sobą { $turns ->
        [one] jedną turę
        [3] trzy tury
        [few] { $turns } tury
       *[many] { $turns } tur
    } bez innych band: koniec gry.
event-time-up = Koniec czasu. Rozegrane tury: { $turns }.
event-brought =
    { $seat } ma na koniec { $money ->
        [one] { $money } dolara
        [few] { $money } dolary
       *[many] { $money } dolarów
    }.
event-depot-paid = Dworca kolejowego nie zbudowano: { $seat } dostaje za Dyliżans 10 dolarów.
event-not-fined =
    { $seat } nie ma listów gończych i nie płaci kary. Wynik: { $money ->
        [one] { $money } dolar
        [few] { $money } dolary
       *[many] { $money } dolarów
    }.
event-fined =
    { $seat } płaci { $fine ->
        [one] { $fine } dolara
        [few] { $fine } dolary
       *[many] { $fine } dolarów
    } za { $posters ->
        [one] { $posters } list gończy
        [few] { $posters } listy gończe
       *[many] { $posters } listów gończych
    }. Wynik: { $money ->
        [one] { $money } dolar
        [few] { $money } dolary
       *[many] { $money } dolarów
    }.
event-fined-all =
    Kara za { $posters ->
        [one] { $posters } list gończy
        [few] { $posters } listy gończe
       *[many] { $posters } listów gończych
    } to { $fine ->
        [one] { $fine } dolar
        [few] { $fine } dolary
       *[many] { $fine } dolarów
    }, a { $seat } { $money ->
        [0] nie ma pieniędzy
        [one] ma tylko { $money } dolara i go oddaje
        [few] ma tylko { $money } dolary i je oddaje
       *[many] ma tylko { $money } dolarów i je oddaje
    }. Wynik: 0 dolarów.
event-tied =
    Remis ({ $money ->
        [one] { $money } dolar
        [few] { $money } dolary
       *[many] { $money } dolarów
    }): rozstrzygnie końcowa strzelanina.
event-tied-again =
    Wśród pozostałych znów jest remis ({ $money ->
        [one] { $money } dolar
        [few] { $money } dolary
       *[many] { $money } dolarów
    }): rozstrzygnie kolejna końcowa strzelanina.
event-entered = { $seat } wystawia { $rank_acc }.
event-no-one-to-enter = { $seat } nie ma żywego kowboja, którego można by wystawić.
event-volley =
    { $seat } { $cartridges ->
        [0] nie używa nabojów
        [one] używa { $cartridges } naboju
       *[many] używa { $cartridges } nabojów
    } i bierze { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }.
event-aimed = { $seat } wskazuje cel: { $other }.
event-shared-out =
    { $seat } przeznacza { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    } na inny cel: { $other }.
event-fired-1 = { $seat } strzela (cel: { $other }): { $a }.
event-fired-2 = { $seat } strzela (cel: { $other }): { $a } i { $b }.
event-fired-3 = { $seat } strzela (cel: { $other }): { $a }, { $b } i { $c }.
event-fired-4 = { $seat } strzela (cel: { $other }): { $a }, { $b }, { $c } i { $d }.
event-fired-5 = { $seat } strzela (cel: { $other }): { $a }, { $b }, { $c }, { $d } i { $e }.
event-fired-6 = { $seat } strzela (cel: { $other }): { $a }, { $b }, { $c }, { $d }, { $e } i { $f }.
event-fired-7 = { $seat } strzela (cel: { $other }): { $a }, { $b }, { $c }, { $d }, { $e }, { $f } i { $g }.
event-fired-8 = { $seat } strzela (cel: { $other }): { $a }, { $b }, { $c }, { $d }, { $e }, { $f }, { $g } i { $h }.
event-take-dice-again = Kości się skończyły, a strzelanina trwa: kto jeszcze stoi, znów bierze tyle kości, ile wynosi siła kowboja.
event-fell = { $rank } ({ $seat }) ginie.
event-all-dead = Nikt nie przeżył końcowej strzelaniny.
event-won =
    { $seat } ma najwięcej pieniędzy ({ $money ->
        [one] { $money } dolar
        [few] { $money } dolary
       *[many] { $money } dolarów
    }) i wygrywa.
event-won-of-the-rest =
    { $seat } ma najwięcej pieniędzy spośród tych, którzy nie strzelali ({ $money ->
        [one] { $money } dolar
        [few] { $money } dolary
       *[many] { $money } dolarów
    }), i wygrywa.
event-won-shootout = { $seat } wygrywa: na placu nie stoi już nikt inny.
event-everybody-loses = Wszyscy przegrywają: kawaleria wjeżdża do pustego miasta.

# ---- plansza w przeglądarce

board-town = Miasto
board-players = Rancza
board-turn = tura
board-won = wygrana
board-money =
    { $n ->
        [one] { $n } dolar
        [few] { $n } dolary
       *[many] { $n } dolarów
    }
board-posters =
    { $n ->
        [one] { $n } list
        [few] { $n } listy
       *[many] { $n } listów
    }
board-cartridges =
    { $n ->
        [one] { $n } nabój
        [few] { $n } naboje
       *[many] { $n } nabojów
    }
board-ponies =
    { $n ->
        [one] { $n } rumak
        [few] { $n } rumaki
       *[many] { $n } rumaków
    }
board-dice =
    { $n ->
        [one] { $n } kość
        [few] { $n } kości
       *[many] { $n } kości
    }
board-wounds =
    { $n ->
        [one] { $n } rana
        [few] { $n } rany
       *[many] { $n } ran
    }
board-supply = Pula
board-dice-first-turn = Rzut o pierwszą turę
board-dice-shootout = Kości ostatniej strzelaniny
board-dice-gold = Kość w Kopalni złota
board-dice-final-shootout = Kości końcowej strzelaniny
board-dice-rolled = { $player } wyrzuca { $face }
board-last-turns =
    { $n ->
        [one] ostatnia tura
        [few] { $n } ostatnie tury
       *[many] { $n } ostatnich tur
    }
board-account-money = pieniądze { $n }
board-account-premium = Dyliżans +{ $n }
board-account-fine = kara −{ $n }
board-pool = Pula przestępstwa { $n }
board-box = pudełko { $n }
board-boot-hill = Wzgórze umarłych
board-mine = Opuszczona kopalnia
board-nobody = nikogo
board-ranch = Ranczo
board-hire = do zatrudnienia
board-cowboy = { $rank } ({ $player })
board-protected = pod ochroną Szeryfa
board-owed = do zajęcia
board-sheriff = Szeryf stoi między { $plots }
board-corner = Między { $plots }
board-stacks = Nowe budynki
board-stack =
    Stos { $number }: { $n ->
        [0] pusty
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    }
board-stack-holds = W nieznanej kolejności są w nim: { $tiles }
board-stack-order = Od góry: { $tiles }
board-stack-x = Na wierzchu (widać X na rewersie): { $tile }
board-stack-bottom = Na spodzie, od dołu: { $tiles }
board-stack-known = Kolejność zna { $player }
board-order = Stos { $number } od góry; znasz go tylko ty
board-drawn = Do zbudowania
board-shootout = Strzelanina: { $building }
board-final = Końcowa strzelanina
board-aims = cel: { $player }
board-plots = Działki
board-staked = Następny żeton torów trafi tutaj albo obok.
board-railroad = Kolej: położono { $n } z 4 żetonów torów
board-pool-head = Pula przestępstwa
board-fine =
    { $n ->
        [one] { $n } dolar kary za listy gończe
        [few] { $n } dolary kary za listy gończe
       *[many] { $n } dolarów kary za listy gończe
    }
board-worth =
    { $n ->
        [0] gdyby gra skończyła się teraz: nic
        [one] gdyby gra skończyła się teraz: { $n } dolar
        [few] gdyby gra skończyła się teraz: { $n } dolary
       *[many] gdyby gra skończyła się teraz: { $n } dolarów
    }
board-result = Rozliczenie
board-player = Gracz
board-column-money = Pieniądze
board-column-posters = Listy gończe
board-column-fine = Kara
board-column-total = Na koniec

# what is printed on the buildings
board-does-annex = Zajęcie
board-does-control = Kontrola
board-does-special = Zdolność specjalna
board-annex-town-hall = Odłóż list gończy do pudełka, połóż następny żeton torów, a potem postaw po nowym budynku z każdego stosu.
board-annex-sheriffs-office = Ustaw Szeryfa na dowolnym skrzyżowaniu przy budynku.
board-control-sheriffs-office = Inni płacą ci $1 za wejście na trzy działki wokół Szeryfa.
board-annex-church = Odłóż list gończy do pudełka.
board-special-church = Bez strzelanin; może tu być po jednym kowboju każdej bandy.
board-annex-saloon = Możesz zatrudnić kowboja: Żółtodzioba za $0, Rewolwerowca za $1, Przywódcę za $3. Zaczyna w Opuszczonej kopalni.
board-annex-gunsmith = Weź $1 i dwa naboje.
board-annex-bank = Weź $5 i list gończy.
board-annex-blacksmith = Weź $1 i rumaka.
board-annex-casino = Weź $1 od innego gracza.
board-annex-general-store = Weź $1. Potem możesz przestawić innego swojego kowboja z budynku do budynku, który może on zająć albo w którym musi walczyć.
board-annex-hotel = Weź $2.
board-control-hotel = $2 za każdy położony żeton torów, $4 za Dworzec kolejowy.
board-annex-laundry = Weź $1.
board-control-laundry = W Kościele możesz odłożyć o jeden list gończy więcej.
board-annex-stage-depot = Weź $2. Potem wyciągnij żeton z wybranego stosu i połóż go na planszy.
board-control-stage-depot = $10, jeśli gra skończy się bez Dworca kolejowego.
board-annex-undertaker = Weź $1.
board-control-undertaker = $1 za każdego zabitego kowboja.
board-special-undertaker = Po strzelaninie w tym miejscu dolara dostaje ten, kto ją przeżył.
board-annex-gold-mine = Rzuć kością. 1 lub 2: nic, 3: $1, 4: $2, 5: $3, 6: $5.
board-annex-fortune-teller = Weź $1. Potem możesz przejrzeć stos i ułożyć go w dowolnej kolejności.
board-annex-courthouse = Każdy gracz płaci $1 za każdy swój list gończy albo bierze jeszcze jeden.
board-annex-grifter = Weź $1. Potem odeślij dwóch kowbojów innych graczy z budynków lub rancz do Opuszczonej kopalni.
board-annex-newspaper = Weź $1. Potem daj list gończy z puli przestępstwa dowolnemu graczowi.
board-annex-dance-hall = Weź $1. Potem najwyżej dwóch twoich kowbojów może wrócić na ranczo.
board-annex-telegraph-office = Weź $1. Potem przenieś dwa listy gończe z pudełka do puli przestępstwa albo odwrotnie.
board-special-station = Kolej dotarła: gra kończy się po tej turze.

# on narrow signs
board-short-town-hall = Ratusz
board-short-sheriffs-office = Biuro Szeryfa
board-short-church = Kościół
board-short-saloon = Saloon
board-short-gunsmith = Rusz­nikarz
board-short-bank = Bank
board-short-blacksmith = Kuźnia
board-short-casino = Kasyno
board-short-general-store = Sklep
board-short-hotel = Hotel
board-short-laundry = Pralnia
board-short-stage-depot = Dyli­żans
board-short-undertaker = Zakład pogrze­bowy
board-short-new-gunsmith = Nowy Rusz­nikarz
board-short-new-blacksmith = Nowa Kuźnia
board-short-gold-mine = Kopal­nia złota
board-short-new-general-store = Nowy Sklep
board-short-new-laundry = Nowa Pralnia
board-short-new-saloon = Nowy Saloon
board-short-fortune-teller = Namiot wróżki
board-short-courthouse = Sąd
board-short-grifter = Wóz hochsz­taplera
board-short-newspaper = Gazeta
board-short-dance-hall = Sala tanecz­na
board-short-telegraph-office = Tele­graf
board-short-railroad = Tory
board-short-station = Dworzec
board-short-mine = Kopal­nia
board-short-boot-hill = Wzgórze umarłych
