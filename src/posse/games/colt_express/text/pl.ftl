title = Colt Express
about = Bandyci napadają na pędzący pociąg. Wszyscy planują na jednym wspólnym stosie, potem plany się zderzają, a Szeryf jest na pokładzie.
howto = Jesteś Bandytą, który napada na Pociąg; kto po pięciu Rundach jest najbogatszy, wygrywa. W każdej Rundzie najpierw wszyscy planują: po kolei zagrywacie karty Akcji na jeden wspólny stos albo dobieracie karty. Potem stos się odwraca i karty wykonuje się w tej samej kolejności, nawet jeśli plany przestały mieć sens. Każdy otrzymany Pocisk zaśmieca twoją talię, więc unikaj strzałów i Szeryfa. Gdy graczy jest co najmniej trzech, Najlepszy Rewolwerowiec dostaje na koniec jeszcze 1000 dolarów.

option-expert = Wariant Ekspercki
option-expert-about = Zachowujesz karty między Rundami i masz własny stos kart odrzuconych, więc możesz planować dalej naprzód.
option-bandits = Bandyci
option-bandits-about = Każdy Bandyta ma własną zdolność; tu ustalacie, jak gracze dostają swoich.
option-bandits-picked = wybierani po kolei
option-bandits-dealt = losowani
option-teams = Drużyny po dwóch
option-teams-about = We dwoje każdy prowadzi dwóch Bandytów; tu ustalacie, jak powstają drużyny.
option-teams-drafted = wybierane na przemian
option-teams-suggested = zalecane: Tuco i Cheyenne przeciw Django i Docowi
option-wagons = Wagony
option-wagons-about = Wagony różnią się Łupami; tu ustalacie, które tworzą Pociąg i w jakiej kolejności.
option-wagons-dealt = losowane
option-wagons-chosen = wybierane przez gospodarza

# ---- nazwy; atrybuty to przypadki: gen dopełniacz, dat celownik, acc biernik

bandit-ghost = Ghost
    .gen = Ghosta
    .dat = Ghostowi
bandit-belle = Belle
    .gen = Belli
    .dat = Belli
bandit-cheyenne = Cheyenne
    .gen = Cheyenne
    .dat = Cheyenne
bandit-tuco = Tuco
    .gen = Tuco
    .dat = Tuco
bandit-django = Django
    .gen = Django
    .dat = Django
bandit-doc = Doc
    .gen = Doca
    .dat = Docowi

action-move = Ruch
    .gen = Ruchu
action-floor = Zmiana poziomu
    .gen = Zmiany poziomu
action-fire = Strzał
    .gen = Strzału
action-robbery = Rabunek
    .gen = Rabunku
action-punch = Cios
    .gen = Ciosu
action-marshal = Szeryf
    .gen = Szeryfa

loot-purse = Worek
    .gen = Worka
    .acc = Worek
loot-jewel = Klejnot
    .gen = Klejnotu
    .acc = Klejnot
loot-strongbox = Walizka
    .gen = Walizki
    .acc = Walizkę

wagon-w1 = wagon pocztowy
wagon-w2 = wagon drugiej klasy
wagon-w3 = wagon restauracyjny
wagon-w4 = wagon pierwszej klasy
wagon-w5 = wagon salonowy
wagon-w6 = wagon jubilera

# from skąd, to dokąd; sama nazwa mówi gdzie (place) albo co (car)

car-locomotive = Lokomotywa
    .to = do Lokomotywy
car-car-1 = wagon 1
    .to = do wagonu 1
car-car-2 = wagon 2
    .to = do wagonu 2
car-car-3 = wagon 3
    .to = do wagonu 3
car-car-4 = wagon 4
    .to = do wagonu 4
car-car-5 = wagon 5
    .to = do wagonu 5
car-car-6 = wagon 6
    .to = do wagonu 6

place-locomotive-inside = w Lokomotywie
    .from = z Lokomotywy
    .to = do Lokomotywy
place-locomotive-roof = na dachu Lokomotywy
    .from = z dachu Lokomotywy
    .to = na dach Lokomotywy
place-car-1-inside = w wagonie 1
    .from = z wagonu 1
    .to = do wagonu 1
place-car-1-roof = na dachu wagonu 1
    .from = z dachu wagonu 1
    .to = na dach wagonu 1
place-car-2-inside = w wagonie 2
    .from = z wagonu 2
    .to = do wagonu 2
place-car-2-roof = na dachu wagonu 2
    .from = z dachu wagonu 2
    .to = na dach wagonu 2
place-car-3-inside = w wagonie 3
    .from = z wagonu 3
    .to = do wagonu 3
place-car-3-roof = na dachu wagonu 3
    .from = z dachu wagonu 3
    .to = na dach wagonu 3
place-car-4-inside = w wagonie 4
    .from = z wagonu 4
    .to = do wagonu 4
place-car-4-roof = na dachu wagonu 4
    .from = z dachu wagonu 4
    .to = na dach wagonu 4
place-car-5-inside = w wagonie 5
    .from = z wagonu 5
    .to = do wagonu 5
place-car-5-roof = na dachu wagonu 5
    .from = z dachu wagonu 5
    .to = na dach wagonu 5
place-car-6-inside = w wagonie 6
    .from = z wagonu 6
    .to = do wagonu 6
place-car-6-roof = na dachu wagonu 6
    .from = z dachu wagonu 6
    .to = na dach wagonu 6

direction-forward = do przodu
direction-back = do tyłu

turn-standard = zwykła tura
turn-tunnel = Tunel: karty zagrywa się zakryte
turn-speeding = Przyspieszenie: każdy działa dwa razy
turn-switching = Zamiana: gra się przeciwnie do ruchu wskazówek zegara

happening-angry-marshal = Wściekły Szeryf
happening-swivel-arm = Słup trakcyjny
happening-braking = Hamowanie
happening-take-it-all = Bierzcie wszystko!
happening-rebellion = Bunt pasażerów
happening-pickpocketing = Kieszonkowcy
happening-marshals-revenge = Zemsta Szeryfa
happening-hostage = Pojmanie konduktora
happening-no-event = brak

roundcard-angry-marshal = Wściekły Szeryf
roundcard-swivel-arm = Słup trakcyjny
roundcard-braking = Hamowanie
roundcard-take-it-all = Bierzcie wszystko!
roundcard-rebellion = Bunt pasażerów
roundcard-tunnel = Tunel
roundcard-bridge = Most
roundcard-pickpocketing = Stacja: Kieszonkowcy
roundcard-marshals-revenge = Stacja: Zemsta Szeryfa
roundcard-hostage = Stacja: Pojmanie konduktora

# ---- pytania

ask-bandit = Która Postać ma być twoja?
ask-draft = Który Bandyta dołącza do twojej drużyny?
ask-wagon = Który wagon ma jechać jako { $car }?
ask-team-marshal = Czyja karta Szeryfa trafia do talii twojej drużyny?
ask-caboose = Kto z twojej drużyny zaczyna w Brankardzie? Druga Postać staje jeden wagon bliżej Lokomotywy.
ask-plan = Twoja kolej, { $turn }. Zagraj kartę na wspólny stos albo dobierz.
ask-plan-draw = Twoja kolej, { $turn }. Nie masz na Ręce karty Akcji: musisz dobrać.
ask-plan-play = Twoja kolej, { $turn }. Nie ma już czego dobrać: zagraj kartę na wspólny stos.
ask-speeding = Przyspieszenie: twoje działanie { $go } z 2. Zagraj kartę na wspólny stos albo dobierz.
ask-speeding-draw = Przyspieszenie: twoje działanie { $go } z 2. Nie masz na Ręce karty Akcji: musisz dobrać.
ask-speeding-play = Przyspieszenie: twoje działanie { $go } z 2. Nie ma już czego dobrać: zagraj kartę na wspólny stos.
ask-hide = Twoja pierwsza tura w tej Rundzie. Ghost może zagrać swoją kartę zakrytą.
ask-keep = Koniec Planowania. Które karty { $bandit_gen } zachowujesz na następną Rundę? Pozostałe oraz wszystkie Pociski odrzucasz.
ask-keep-team = Koniec Planowania. Które karty { $one_gen } i { $two_gen } zachowujesz na następną Rundę? Pozostałe oraz wszystkie Pociski odrzucasz.
ask-move = { $bandit } musi się ruszyć. Dokąd?
ask-marshal = { $bandit } odciąga Szeryfa. W którą stronę?
ask-fire = { $bandit } strzela. Do kogo?
ask-rob = { $bandit } rabuje. Który żeton?
ask-punch = { $bandit } zadaje Cios. Komu?
ask-loot = Jaki Łup ma stracić { $target }?
ask-take = { $target } traci Worek. Czy Cheyenne ma go zabrać?
ask-shove = W którą stronę leci { $target }?
ask-pickpocket = W tej lokacji jest tylko { $bandit } i może wziąć Worek. Który?

# ---- przewodnik: o co chodzi w pytaniu, dla kogoś, kto gra pierwszy raz

guide-bandit = Każda Postać ma jedną zdolność, której nie ma nikt inny. Na pierwszą grę dobrzy są Doc, który ma więcej kart, i Belle, którą trudno trafić.
guide-team-marshal = Twoja drużyna ma tylko jedną kartę Szeryfa. Jeśli to karta Ghosta, może ją ukryć w pierwszej turze Rundy.
guide-wagon = Układasz Pociąg od przodu. Bogate wagony blisko Lokomotywy sprawiają, że Szeryf jest w samym środku tłoku.
guide-caboose = Obie twoje Postacie zaczynają na końcu Pociągu, w sąsiednich wagonach. Ta w Brankardzie ma dalej do przodu.
guide-plan = Teraz wybierasz tylko, co zrobisz; gdzie i komu, ustalisz przy wykonywaniu karty. Pomyśl, co inni zagrali przed tobą, a jeśli masz słabą Rękę, dobierz karty.
guide-keep = Co zachowasz, masz na Ręce w następnej Rundzie, ale dobierzesz mniej nowych kart. Zachowaj to, czego na pewno potrzebujesz; Pociski odrzucasz w każdym razie, a wrócą, gdy potasujesz stos kart odrzuconych.
guide-move = Wewnątrz przechodzisz do sąsiedniego wagonu, po dachach najwyżej o trzy. Uważaj na Szeryfa: wejście do jego wagonu kosztuje Pocisk i lądujesz na dachu.
guide-marshal = Szeryf strzela do każdego wewnątrz wagonu, do którego wchodzi, i przepędza wszystkich na dach. Wyślij go tam, gdzie stoją inni, albo dalej od twoich Łupów.
guide-target = Kogo trafisz, ten dostaje twój Pocisk, czyli bezużyteczną kartę do talii. Gdy graczy jest co najmniej trzech, ten, kto wystrzelił najwięcej, dostanie na koniec 1000 dolarów.
guide-token = Bierzesz to, co leży tam, gdzie stoisz. Klejnot jest wart 500, Walizka 1000; w Worku jest od 250 do 500, ale zobaczysz to dopiero, gdy będzie twój.
guide-punched = Kto dostanie Cios, traci Łup i leci do sąsiedniego wagonu. Wybierz tę osobę, która niesie najwięcej.
guide-knocked-off = To, co upadnie, zostaje tutaj i możesz to potem zrabować. Walizka jest warta więcej niż Klejnot, a Klejnot co najmniej tyle co Worek.
guide-take = Umie to tylko Cheyenne: Worek trafia prosto do ciebie, zamiast upaść na podłogę. Rzadko warto z tego rezygnować.
guide-shove = Ty decydujesz, gdzie cel wyląduje. W wagonie Szeryfa dostanie jeszcze Pocisk.
guide-pickpocket = Nikogo innego tu nie ma, więc jeden Worek możesz wziąć za darmo. Możesz odmówić, ale wzięcie go nic nie kosztuje.

# ---- wybory

choice-bandit = { $bandit }
choice-draft = { $bandit }
choice-wagon =
    Doczep { $wagon } ({ $purses ->
        [0] { $jewels ->
            [one] { $jewels } Klejnot
            [few] { $jewels } Klejnoty
           *[many] { $jewels } Klejnotów
        }
        [one] { $purses } Worek{ $jewels ->
            [0] {""}
            [one] {" "}i { $jewels } Klejnot
            [few] {" "}i { $jewels } Klejnoty
           *[many] {" "}i { $jewels } Klejnotów
        }
        [few] { $purses } Worki{ $jewels ->
            [0] {""}
            [one] {" "}i { $jewels } Klejnot
            [few] {" "}i { $jewels } Klejnoty
           *[many] {" "}i { $jewels } Klejnotów
        }
       *[many] { $purses } Worków{ $jewels ->
            [0] {""}
            [one] {" "}i { $jewels } Klejnot
            [few] {" "}i { $jewels } Klejnoty
           *[many] {" "}i { $jewels } Klejnotów
        }
    })
choice-team-marshal = Karta { $bandit_gen }
choice-caboose = { $bandit }
choice-play = Zagraj kartę: { $action }
choice-play-of = Zagraj kartę { $bandit_gen }: { $action }
choice-play-down = Zagraj zakrytą kartę: { $action }
choice-play-down-of = Zagraj zakrytą kartę { $bandit_gen }: { $action }
choice-hide = Zagraj zakrytą kartę, jak umie tylko Ghost: { $action }
choice-draw =
    { $cards ->
        [one] Dobierz { $cards } kartę
        [few] Dobierz { $cards } karty
       *[many] Dobierz { $cards } kart
    }
choice-keep =
    { $cards ->
        [0] Nie zachowuj niczego
        [one] Zachowaj { $cards } kartę
        [few] Zachowaj { $cards } karty
       *[many] Zachowaj { $cards } kart
    }{ $move ->
        [0] {""}
        [one] {" "}· Ruch
       *[other] {" "}· Ruch ×{ $move }
    }{ $floor ->
        [0] {""}
        [one] {" "}· Zmiana poziomu
       *[other] {" "}· Zmiana poziomu ×{ $floor }
    }{ $fire ->
        [0] {""}
        [one] {" "}· Strzał
       *[other] {" "}· Strzał ×{ $fire }
    }{ $robbery ->
        [0] {""}
        [one] {" "}· Rabunek
       *[other] {" "}· Rabunek ×{ $robbery }
    }{ $punch ->
        [0] {""}
       *[other] {" "}· Cios
    }{ $marshal ->
        [0] {""}
       *[other] {" "}· Szeryf
    }
choice-keep-team =
    { $cards ->
        [0] Nie zachowuj niczego
        [one] Zachowaj { $cards } kartę
        [few] Zachowaj { $cards } karty
       *[many] Zachowaj { $cards } kart
    }{ $move ->
        [0] {""}
       *[other] {" "}· Ruch ({ $one })
    }{ $floor ->
        [0] {""}
       *[other] {" "}· Zmiana poziomu ({ $one })
    }{ $fire ->
        [0] {""}
       *[other] {" "}· Strzał ({ $one })
    }{ $robbery ->
        [0] {""}
       *[other] {" "}· Rabunek ({ $one })
    }{ $punch ->
        [0] {""}
       *[other] {" "}· Cios ({ $one })
    }{ $marshal ->
        [0] {""}
       *[other] {" "}· Szeryf ({ $one })
    }{ $move2 ->
        [0] {""}
       *[other] {" "}· Ruch ({ $two })
    }{ $floor2 ->
        [0] {""}
       *[other] {" "}· Zmiana poziomu ({ $two })
    }{ $fire2 ->
        [0] {""}
       *[other] {" "}· Strzał ({ $two })
    }{ $robbery2 ->
        [0] {""}
       *[other] {" "}· Rabunek ({ $two })
    }{ $punch2 ->
        [0] {""}
       *[other] {" "}· Cios ({ $two })
    }{ $marshal2 ->
        [0] {""}
       *[other] {" "}· Szeryf ({ $two })
    }
choice-move = Idź { $goal_to }
choice-run = Biegnij { $goal_to }
choice-marshal = Przesuń go { $direction }, { $goal_to }
choice-fire = Do { $target_gen }, { $place }
choice-rob-purse = Weź Worek nr { $number }, wartość nieznana
choice-rob-known-purse = Weź Worek nr { $number }, wart { $value } dolarów
choice-rob = Weź { $loot_acc }, wartość: { $value } dolarów
choice-punch = { $target_dat }
choice-loot = Strąć { $loot_acc }
choice-leave = Nie, niech upadnie
choice-take = Tak, niech zabierze
choice-shove = Popchnij { $direction }, { $goal_to }
choice-refuse = Nie bierz żadnego Worka

# ---- odmowy

why-taken = { $bandit }: ta Postać jest już zajęta.
why-taken-in-draft = { $bandit } należy już do drużyny.
why-wagon-used = Ten wagon jest już częścią Pociągu: { $wagon }.
why-not-yours = { $bandit } nie należy do twojej drużyny.
why-not-in-hand = Nie masz na Ręce karty { $action_gen }.
why-not-in-team-hand = Nie masz na Ręce takiej karty { $bandit_gen }: { $action }.
why-not-your-colour = Nie możesz zagrać karty { $bandit_gen }: graj swoimi.
why-nothing-to-draw = Nie ma już czego dobrać: musisz zagrać kartę.
why-nothing-at-all = Talia i stos kart odrzuconych są puste: musisz zagrać kartę.
why-no-hiding = Tylko Ghost może ukryć kartę, i to tylko w pierwszej turze Rundy.
why-not-held = Możesz zachować tylko karty, które masz na Ręce.
why-must-move = Ruch musi prowadzić do innego wagonu.
why-off-the-train = Nie można opuścić Pociągu.
why-one-car-inside = Wewnątrz Pociągu przechodzi się tylko do sąsiedniego wagonu; { $car } jest za daleko.
why-three-roofs = Po dachach przechodzi się najwyżej o trzy wagony; { $car } jest za daleko.
why-marshal-at-end = W tę stronę Szeryf nie może opuścić Pociągu.
why-not-playing = { $target } nie jedzie tym Pociągiem.
why-not-oneself = { $target } właśnie strzela i nie może być celem.
why-same-car = { $target } jest w tym samym wagonie, a w obrębie wagonu strzela tylko Tuco, przez dach.
why-next-car-only = Wewnątrz Pociągu strzela się tylko do sąsiedniego wagonu; { $target } jest za daleko.
why-out-of-sight = { $target } jest poza zasięgiem wzroku: ktoś stoi pomiędzy.
why-other-level = { $target } jest na innym poziomie.
why-charmed = { $target }: nikt jej nie skrzywdzi, dopóki może trafić kogoś innego.
why-token-not-here = Tego Łupu ({ $loot }) tu nie ma.
why-alike = Te żetony niczym się nie różnią ({ $loot }): weź ten, który jest do wyboru.
why-not-itself = { $target } właśnie zadaje Cios i nie może być celem.
why-same-place = { $target } stoi tuż obok, a tam nie strzela nawet Tuco.
why-not-here = { $target } jest gdzie indziej.
why-has-none = { $target } nie ma { $loot_gen }.
why-shove-at-end = { $target } nie może wypaść z Pociągu.
why-no-purse-here = Tego Worka tu nie ma.

# ---- zdarzenia

event-picks-first = Losowanie: pierwszy wybór ma { $seat }.
event-picked = { $seat } wybiera Postać: { $bandit }.
event-dealt = Losowanie: { $seat } dostaje Postać { $bandit }.
event-drafts-first = Losowanie: wybór Postaci zaczyna { $seat }. Najpierw jedna Postać, potem dwie dla drugiej drużyny i znów jedna.
event-drafted = { $seat } bierze do drużyny Postać { $bandit }.
event-team-dealt = Losowanie: { $seat } prowadzi drużynę: { $one } i { $two }.
event-team-marshal = { $seat } ma w talii drużyny jedną kartę Szeryfa; pochodzi ona z kart { $bandit_gen }.
event-wagon =
    Jako { $car } jedzie { $wagon }, a w środku: { $purses ->
        [0] { $jewels ->
            [one] { $jewels } Klejnot
            [few] { $jewels } Klejnoty
           *[many] { $jewels } Klejnotów
        }
        [one] { $purses } Worek{ $jewels ->
            [0] {""}
            [one] {" "}i { $jewels } Klejnot
            [few] {" "}i { $jewels } Klejnoty
           *[many] {" "}i { $jewels } Klejnotów
        }
        [few] { $purses } Worki{ $jewels ->
            [0] {""}
            [one] {" "}i { $jewels } Klejnot
            [few] {" "}i { $jewels } Klejnoty
           *[many] {" "}i { $jewels } Klejnotów
        }
       *[many] { $purses } Worków{ $jewels ->
            [0] {""}
            [one] {" "}i { $jewels } Klejnot
            [few] {" "}i { $jewels } Klejnoty
           *[many] {" "}i { $jewels } Klejnotów
        }
    }.
event-wagon-dealt =
    Losowanie: jako { $car } jedzie { $wagon }, a w środku: { $purses ->
        [0] { $jewels ->
            [one] { $jewels } Klejnot
            [few] { $jewels } Klejnoty
           *[many] { $jewels } Klejnotów
        }
        [one] { $purses } Worek{ $jewels ->
            [0] {""}
            [one] {" "}i { $jewels } Klejnot
            [few] {" "}i { $jewels } Klejnoty
           *[many] {" "}i { $jewels } Klejnotów
        }
        [few] { $purses } Worki{ $jewels ->
            [0] {""}
            [one] {" "}i { $jewels } Klejnot
            [few] {" "}i { $jewels } Klejnoty
           *[many] {" "}i { $jewels } Klejnotów
        }
       *[many] { $purses } Worków{ $jewels ->
            [0] {""}
            [one] {" "}i { $jewels } Klejnot
            [few] {" "}i { $jewels } Klejnoty
           *[many] {" "}i { $jewels } Klejnotów
        }
    }.
event-first-player = Losowanie: pierwszym graczem jest { $seat }.
event-first-player-of-two = Losowanie: pierwszym graczem Rundy 1 jest { $seat }.
event-starts = { $bandit } zaczyna { $place }.
event-team-starts = { $bandit } zaczyna { $place }.
event-hand =
    { $seat } tasuje swoją talię i dobiera na Rundę { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
event-hand-filled =
    { $cards ->
        [0] { $seat } ma pełną Rękę i niczego nie dobiera.
        [one] { $seat } uzupełnia Rękę i dobiera { $cards } kartę.
        [few] { $seat } uzupełnia Rękę i dobiera { $cards } karty.
       *[many] { $seat } uzupełnia Rękę i dobiera { $cards } kart.
    }
event-drew =
    { $seat } dobiera { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
event-you-drew = Dobierasz kartę { $bandit_gen }: { $action }.
event-you-drew-bullets =
    Dobierasz { $cards ->
        [one] { $cards } Pocisk
        [few] { $cards } Pociski
       *[many] { $cards } Pocisków
    }.
event-reshuffled =
    { $seat } tasuje swój stos kart odrzuconych: { $cards ->
        [one] { $cards } karta tworzy
        [few] { $cards } karty tworzą
       *[many] { $cards } kart tworzy
    } nową talię.
event-round = Runda { $round }: { $card }
event-turn = Tura { $number } to { $turn }.
event-played = { $seat } zagrywa kartę { $bandit_gen }: { $action }.
event-played-down = { $seat } zagrywa zakrytą kartę.
event-hid = { $seat } zagrywa zakrytą kartę Ghosta.
event-you-played = Twoja zakryta karta to karta { $bandit_gen }: { $action }.
event-kept =
    { $kept ->
        [0] { $seat } nie zachowuje żadnej karty
        [one] { $seat } zachowuje { $kept } kartę
        [few] { $seat } zachowuje { $kept } karty
       *[many] { $seat } zachowuje { $kept } kart
    } i { $discarded ->
        [0] żadnej nie odrzuca
       *[other] odrzuca { $discarded }
    }.
event-stealing = Napad! Wspólny stos zostaje odwrócony.
event-turned-up = { $seat } odkrywa kartę { $bandit_gen }: { $action }.
event-resolved = { $bandit }: { $action }.
event-moved = { $bandit } przechodzi { $start_from } { $goal_to }.
event-ran = { $bandit } biegnie { $start_from } { $goal_to }.
event-climbed = { $bandit } zmienia poziom i jest teraz { $goal }.
event-marshal-moved = Szeryf przechodzi { $goal_to }.
event-met =
    Szeryf trafia: { $bandit } dostaje Pocisk, ucieka i jest teraz { $goal }; { $left ->
        [0] Neutralnych Pocisków już nie ma
        [one] zostaje { $left } Neutralny Pocisk
        [few] zostają { $left } Neutralne Pociski
       *[many] zostaje { $left } Neutralnych Pocisków
    }.
event-fled = { $bandit } ucieka przed Szeryfem i jest teraz { $goal }; Neutralnych Pocisków już nie ma.
event-supply-ended = Neutralnych Pocisków jest za mało: ich stos znika z gry.
event-fired =
    { $bandit } strzela do { $target_gen } i { $left ->
        [0] nie ma już Pocisków
        [one] ma jeszcze { $left } Pocisk
        [few] ma jeszcze { $left } Pociski
       *[many] ma jeszcze { $left } Pocisków
    }.
event-no-target = { $bandit } nie ma do kogo strzelić.
event-no-bullets = { $bandit } pociąga za spust: klik. Pocisków już nie ma.
event-pushed = Siła strzału odrzuca cel o jeden wagon { $direction }: { $target } jest teraz { $goal }.
event-not-pushed = Pociąg się tam kończy: strzał nie przesuwa { $target_gen }.
event-robbed = { $bandit } zabiera { $loot_acc } { $place_from }.
event-robbed-purse = { $bandit } zabiera Worek nr { $number } z { $purses } leżących { $place }.
event-nothing-to-rob = { $bandit } nie znajduje Łupu { $place }.
event-you-found = W Worku jest { $value } dolarów.
event-punched = { $bandit } zadaje Cios { $target_dat }.
event-nobody-to-punch = { $bandit } uderza w powietrze: nikogo tu nie ma.
event-dropped = { $target } upuszcza { $loot_acc } { $place }.
event-dropped-blind = { $target } upuszcza { $place } jeden z { $purses } Worków, wylosowany w ciemno.
event-snatched = { $bandit } zabiera Worek { $target_dat }.
event-snatched-blind = { $bandit } zabiera { $target_dat } jeden z { $purses } Worków, wylosowany w ciemno.
event-you-lost = W utraconym Worku było { $value } dolarów.
event-shoved = { $target } leci do sąsiedniego wagonu i jest teraz { $goal }.
event-event = Wydarzenie: { $happening }
event-no-change = Dla nikogo nic się nie zmienia.
event-unharmed = Neutralnych Pocisków już nie ma: nikt nie dostaje Pocisku.
event-roof-shot =
    Szeryf strzela przez dach: { $bandit } dostaje Pocisk; { $left ->
        [0] Neutralnych Pocisków już nie ma
        [one] zostaje { $left } Neutralny Pocisk
        [few] zostają { $left } Neutralne Pociski
       *[many] zostaje { $left } Neutralnych Pocisków
    }.
event-marshal-rages = Wściekły Szeryf rusza dalej, { $goal_to }.
event-marshal-stays = Szeryf jest już w Brankardzie i tam zostaje.
event-swept = { $bandit } leci na koniec Pociągu i jest teraz { $goal }.
event-braked = { $bandit } sunie do przodu i jest teraz { $goal }.
event-strongbox = Druga Walizka trafia do Pociągu, obok Szeryfa: { $car }.
event-rebels-hit =
    Pasażerowie strzelają: { $bandit } dostaje Pocisk; { $left ->
        [0] Neutralnych Pocisków już nie ma
        [one] zostaje { $left } Neutralny Pocisk
        [few] zostają { $left } Neutralne Pociski
       *[many] zostaje { $left } Neutralnych Pocisków
    }.
event-pickpocketed = { $bandit } zgarnia Worek { $place_from }.
event-pickpocketed-one = { $bandit } zgarnia Worek nr { $number } z { $purses } leżących { $place }.
event-left-alone = { $bandit } nie bierze niczego { $place }.
event-purse-lost = Szeryf zabiera { $bandit_dat } najmniej wartościowy Worek.
event-ransom = { $bandit } dostaje 250 dolarów okupu.
event-new-first-player = Pierwszym graczem zostaje { $seat }.
event-players-alternate = Gracze się zmieniają: pierwszym graczem zostaje { $seat }.
event-counted = { $seat } liczy Łup { $bandit_gen }: { $loot }, { $value } dolarów.
event-ransom-counted = { $seat } liczy okup { $bandit_gen }: { $dollars } dolarów.
event-gunslinger = Tytuł Najlepszego Rewolwerowca i 1000 dolarów zdobywa { $seat }: nikt nie ma mniej niewystrzelonych Pocisków ({ $left }).
event-wealth = { $seat } ma { $dollars } dolarów; otrzymane Pociski: { $bullets }.
event-won = { $seat } wygrywa: { $dollars } dolarów.
event-won-tie = { $seat } wygrywa: { $dollars } dolarów i najmniej Pocisków spośród równie bogatych: { $bullets }.
event-shared-2 = { $a } i { $b } dzielą się zwycięstwem: po { $dollars } dolarów i tyle samo otrzymanych Pocisków, po { $bullets }.
event-shared-3 = { $a }, { $b } i { $c } dzielą się zwycięstwem: po { $dollars } dolarów i tyle samo otrzymanych Pocisków, po { $bullets }.
event-shared-4 = { $a }, { $b }, { $c } i { $d } dzielą się zwycięstwem: po { $dollars } dolarów i tyle samo otrzymanych Pocisków, po { $bullets }.
event-shared-5 = { $a }, { $b }, { $c }, { $d } i { $e } dzielą się zwycięstwem: po { $dollars } dolarów i tyle samo otrzymanych Pocisków, po { $bullets }.
event-shared-6 = { $a }, { $b }, { $c }, { $d }, { $e } i { $f } dzielą się zwycięstwem: po { $dollars } dolarów i tyle samo otrzymanych Pocisków, po { $bullets }.
event-team-wealth = { $seat } ma ze swoją drużyną { $dollars } dolarów; otrzymane Pociski: { $bullets }.
event-team-won = { $seat } wygrywa ze swoją drużyną: { $dollars } dolarów.
event-team-won-tie = Obie drużyny mają po { $dollars } dolarów; { $seat } wygrywa ze swoją, bo ta otrzymała mniej Pocisków: { $bullets }.
event-team-shared = Obie drużyny dzielą się zwycięstwem: po { $dollars } dolarów i tyle samo otrzymanych Pocisków, po { $bullets }.

# ---- plansza w przeglądarce

board-train = Pociąg, od Lokomotywy do Brankardu
board-roof = Dach
board-inside = Wnętrze
board-locomotive = Lokomotywa
board-caboose = Brankard
board-marshal = Szeryf
board-place = { $place }: { $things }
board-nobody = nikogo i niczego
board-yours = { $bandit } (twoja Postać)
board-of = { $bandit } ({ $player })
board-loot-unknown = { $loot }, wartość nieznana
board-loot-worth = { $loot }, wartość: { $value } dolarów
board-loot-of = Łup: { $bandit }
board-times = { $thing } ×{ $count }
board-pile = Wspólny stos
board-pile-empty = Nikt nie zagrał jeszcze karty.
board-card = { $action } ({ $bandit })
board-hidden-card = zakryta karta ({ $player })
board-hidden-yours = { $card }, zakryta: znasz ją tylko ty
board-done = { $card }, wykonana
board-now = { $card }, teraz
board-round = Runda { $round } z 5
board-turns = Tury tej Rundy
board-turn-standard = Zwykła
board-turn-tunnel = Tunel
board-turn-speeding = Przyspieszenie
board-turn-switching = Zamiana
board-event-angry-marshal = Na końcu: Szeryf strzela do wszystkich na dachu nad sobą i cofa się o jeden wagon.
board-event-swivel-arm = Na końcu: wszyscy z dachów lecą na dach Brankardu.
board-event-braking = Na końcu: wszyscy na dachach suną o jeden wagon do przodu.
board-event-take-it-all = Na końcu: obok Szeryfa staje druga Walizka.
board-event-rebellion = Na końcu: pasażerowie strzelają do wszystkich wewnątrz Pociągu.
board-event-pickpocketing = Na końcu: kto jest gdzieś bez towarzystwa, może wziąć leżący tam Worek.
board-event-marshals-revenge = Na końcu: kto stoi na dachu nad Szeryfem, traci najmniej wartościowy Worek.
board-event-hostage = Na końcu: kto jest w Lokomotywie lub na jej dachu, dostaje 250 dolarów.
board-event-no-event = Na końcu tej Rundy nic się nie dzieje.
board-neutral = Neutralne Pociski: { $bullets }
board-strongbox-aside = Druga Walizka czeka obok.
board-bullet = Pocisk
board-bullets-left = Pozostałe Pociski: { $bullets } z 6
board-bullets-in-hand = Pociski: { $bullets }
board-hand = Ręka
board-deck = Talia
board-discard = Odrzucone
board-wounds = Otrzymane Pociski
board-first = Pierwszy gracz
board-gunslinger = Rewolwerowiec
board-gang = Bandyci i ich Łupy
board-your-hand = Twoja Ręka
board-your-deck =
    { $cards ->
        [one] Twoja talia: { $cards } karta
        [few] Twoja talia: { $cards } karty
       *[many] Twoja talia: { $cards } kart
    }
board-deck-size = Talia: { $cards }
board-your-discard = Twoje karty odrzucone:
board-hide = { $card }, zakryta
board-hide-short = zakryta
board-keep-which = Które karty zachować
board-keep =
    { $cards ->
        [0] Nie zachowuj niczego
        [one] Zachowaj { $cards } kartę
        [few] Zachowaj { $cards } karty
       *[many] Zachowaj { $cards } kart
    }
board-wagons = Wagony do wyboru
board-wanted = List gończy
board-skill-ghost = Pierwszą kartę w Rundzie może zagrać zakrytą.
board-skill-belle = Nie można jej trafić ani uderzyć, dopóki można kogoś innego.
board-skill-cheyenne = Może zabrać Worek, który wytrąci Ciosem.
board-skill-tuco = Strzela przez dach, w górę lub w dół, w tym samym wagonie.
board-skill-django = Jego strzał odrzuca cel o jeden wagon.
board-skill-doc = Zaczyna każdą Rundę z siedmioma kartami zamiast sześciu.
board-result = Rozliczenie
board-player = Gracz
board-sum-0 = Worki
board-sum-1 = Klejnoty
board-sum-2 = Walizki
board-ransom = Okup
board-wealth = Dolary
board-winner = Zwycięża:
