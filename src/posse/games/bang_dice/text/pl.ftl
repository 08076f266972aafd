title = Bang! Gra Kościana
about = Szeryf, Bandyci i Renegaci walczą na kości, a swoją rolę odkrywa tylko Szeryf. Z pięcioma modułami dodatku Old Saloon.
howto = Szeryf i Zastępcy chcą się pozbyć wszystkich Bandytów i Renegatów, Bandyci chcą śmierci Szeryfa, a Renegat chce przeżyć jako ostatni. Jawna jest tylko rola Szeryfa, więc patrz, kto do kogo strzela; we troje gra się bez Szeryfa i z odkrytymi rolami: Zastępca poluje na Renegata, Renegat na Bandytę, Bandyta na Zastępcę, a kto zastrzeli swój cel, wygrywa. W swojej turze rzucasz pięcioma kostkami, najwyżej trzy razy, i zachowujesz, co chcesz; Dynamitu nie można przerzucić. Indiańskie strzały działają od razu, a gdy ze stosu zniknie ostatnia, Indianie atakują wszystkich. Potem strzelasz do sąsiadów, rozdajesz Piwka i czasem strzelasz z Gatlinga; kto straci całe życie, odpada, ale i tak wygrywa ze swoją drużyną.

option-saloon-dice = Pyskata oraz Tchórzliwa (Moduł 1)
option-saloon-dice-about = W każdej turze możesz zamienić jedną podstawową kostkę na ryzykowną Pyskatą albo ostrożną Tchórzliwą.
option-chief-arrow = Strzała Wodza Indian (Moduł 2)
option-chief-arrow-about = Dziesiąta strzała, która liczy się za dwie i chroni w ataku posiadacza, jeśli nikt inny nie ma tylu strzał.
option-roles = Role (Moduł 3)
option-roles-about = Role specjalne mają umiejętność, która działa raz, w chwili gdy właściciel ujawni kartę.
option-roles-base = role podstawowe
option-roles-special = tylko role specjalne
option-roles-mixed = role podstawowe i specjalne wymieszane
option-new-characters = Nowe Postacie (Moduł 4)
option-new-characters-about = Osiem dodatkowych postaci, wtasowanych do szesnastu podstawowych; trzy z nich wymagają Modułu 1 lub 2.
option-ghost = Zjawa (Moduł 5)
option-ghost-about = Pierwszy wyeliminowany gracz zostaje Zjawą i daje żetony, które ustawiają kostki innych.

# ---- nazwy; atrybuty to przypadki: gen dopełniacz, acc biernik, ins narzędnik

face-arrow = Indiańska strzała
    .acc = Indiańską strzałę
    .gen = Indiańskiej strzały
face-dynamite = Dynamit
    .acc = Dynamit
    .gen = Dynamitu
face-one = Między oczy „1”
    .acc = Między oczy „1”
    .gen = Między oczy „1”
face-two = Między oczy „2”
    .acc = Między oczy „2”
    .gen = Między oczy „2”
face-beer = Piwko
    .acc = Piwko
    .gen = Piwka
face-gatling = Gatling
    .acc = Gatling
    .gen = Gatlinga
face-broken-arrow = Złamana strzała
    .acc = Złamaną strzałę
    .gen = Złamanej strzały
face-bullet = Kula
    .acc = Kulę
    .gen = Kuli
face-double-one = podwójne Między oczy „1”
    .acc = podwójne Między oczy „1”
    .gen = podwójnego Między oczy „1”
face-double-two = podwójne Między oczy „2”
    .acc = podwójne Między oczy „2”
    .gen = podwójnego Między oczy „2”
face-double-gatling = podwójny Gatling
    .acc = podwójny Gatling
    .gen = podwójnego Gatlinga
face-double-beer = podwójne Piwko
    .acc = podwójne Piwko
    .gen = podwójnego Piwka

die-base = podstawowa kostka
    .gen = podstawowej kostki
    .acc = podstawową kostkę
    .loc = podstawowej kostce
die-loudmouth = Pyskata
    .gen = Pyskatej
    .acc = Pyskatą
    .loc = Pyskatej
die-coward = Tchórzliwa
    .gen = Tchórzliwej
    .acc = Tchórzliwą
    .loc = Tchórzliwej

role-sheriff = Szeryf
    .full = Szeryf
    .ins = Szeryfem
role-deputy = Zastępca
    .full = Zastępca
    .ins = Zastępcą
role-outlaw = Bandyta
    .full = Bandyta
    .ins = Bandytą
role-renegade = Renegat
    .full = Renegat
    .ins = Renegatem
role-bear = Niedźwiedź
    .full = Niedźwiedź (Szeryf)
    .ins = Niedźwiedziem
role-good = Dobry
    .full = Dobry (Zastępca)
    .ins = Dobrym
role-doctor = Doktor
    .full = Doktor (Zastępca)
    .ins = Doktorem
role-judge = Sędzia
    .full = Sędzia (Zastępca)
    .ins = Sędzią
role-gambler = Hazardzista
    .full = Hazardzista (Bandyta)
    .ins = Hazardzistą
role-bad = Zły
    .full = Zły (Bandyta)
    .ins = Złym
role-ugly = Brzydki
    .full = Brzydki (Bandyta)
    .ins = Brzydkim
role-right-hand = Prawa ręka diabła
    .full = Prawa ręka diabła (Renegat)
    .ins = Prawą ręką diabła
role-left-hand = Lewa ręka diabła
    .full = Lewa ręka diabła (Renegat)
    .ins = Lewą ręką diabła

character-bart-cassidy = Bart Cassidy
character-black-jack = Black Jack
character-calamity-janet = Calamity Janet
character-el-gringo = El Gringo
character-jesse-jones = Jesse Jones
character-jourdonnais = Jourdonnais
character-kit-carlson = Kit Carlson
character-lucky-duke = Lucky Duke
character-paul-regret = Paul Regret
character-pedro-ramirez = Pedro Ramirez
character-rose-doolan = Rose Doolan
character-sid-ketchum = Sid Ketchum
character-slab-the-killer = Slab the Killer
character-suzy-lafayette = Suzy Lafayette
character-vulture-sam = Vulture Sam
character-willy-the-kid = Willy the Kid
character-jose-delgado = José Delgado
character-tequila-joe = Tequila Joe
character-apache-kid = Apache Kid
character-bill-noface = Bill Noface
character-vera-custer = Vera Custer
character-fuente = Fuente
character-doc-holyday = Doc Holyday
character-molly-stark = Molly Stark

cause-indians = atak Indian
cause-dynamite = Dynamit
cause-shots = strzały z rewolweru
cause-gatling = Gatling
cause-bullet = Kula

# ---- pytania

ask-saloon-die = Twoja tura. Czy bierzesz jedną z kostek Saloon?
ask-heal = Sid Ketchum na początku tury kogoś leczy. Kogo?
ask-reroll =
    Które kostki chcesz przerzucić? { $left ->
        [one] Pozostał { $left } przerzut.
        [few] Pozostały { $left } przerzuty.
       *[many] Pozostało { $left } przerzutów.
    }
ask-break-arrow = Złamana strzała: czyja strzała wraca na stos?
ask-aim-one = Kogo trafia Między oczy „1”? Do przydzielenia: { $left }.
ask-aim-two = Kogo trafia Między oczy „2”? Do przydzielenia: { $left }.
ask-give-beer = Kto dostaje Piwko? Do rozdania: { $left }.
ask-discard =
    Kit Carlson może odrzucić jeszcze { $left ->
        [one] { $left } strzałę
        [few] { $left } strzały
       *[many] { $left } strzał
    } dowolnych graczy. Czyją?
ask-ghost-face = Która z twoich dwóch kostek zamieni się w żeton?
ask-haunt = Komu dajesz żeton: { $face }?
ask-take-arrow = Którą strzałę bierzesz? Do wzięcia: { $left }.
ask-give-arrow = Fuente może oddać tę strzałę innemu graczowi. Komu?
ask-swap =
    Grozi ci utrata { $points ->
        [one] { $points } punktu
       *[other] { $points } punktów
    } życia. Czy bierzesz strzałę, żeby stracić o 1 mniej?
ask-take-over =
    { $victim } ma stracić { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia (przyczyna: { $cause }). Czy Molly Stark bierze tę stratę na siebie?
ask-drop = Tracisz punkty życia: Pedro Ramirez może za to odrzucić jedną ze swoich strzał.
ask-return-all = Diabeł pozwala ci żyć. Czy odrzucasz wszystkie swoje strzały?
ask-turn-die = Doktor przekłada jedną kostkę. Którą i na jaką stronę?
ask-exchange = Brzydki każe dwóm graczom wymienić się wszystkimi strzałami. Którym?
ask-save = Lewa ręka diabła zatrzymuje w grze jedną osobę. Kogo?
ask-good = Zaczyna się twoja tura. Czy ujawnia się Dobry?
ask-ugly = Zaczyna się twoja tura. Czy ujawnia się Brzydki?
ask-doctor = Kostki rzucone. Czy wkracza Doktor?
ask-judge = { $seat } ujawnia rolę: { $role }. Czy Sędzia się sprzeciwia?
ask-gambler = To był ostatni rzut w tej turze ({ $roller }). Czy Hazardzista żąda jeszcze jednego?
ask-bad =
    { $gainer } ma zyskać { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia. Czy Zły do tego nie dopuści?
ask-right-hand = Twoja tura się kończy. Czy Prawa ręka diabła rozgrywa następną?
ask-left-hand = Ktoś ma zostać wyeliminowany. Czy Lewa ręka diabła go zatrzyma?

# ---- na pierwszą grę: o co chodzi w pytaniu

guide-saloon-die = Pyskata bije dwa razy mocniej, ale może zranić i ciebie; Tchórzliwa leczy i potrafi zabrać strzałę. Pięć podstawowych kostek to nigdy nie błąd.
guide-heal = Ktoś zyskuje 1 punkt życia, możesz to być ty. U kogoś z pełnym życiem punkt się marnuje.
guide-reroll = Wybierz kostki do przerzutu, resztę zachowaj. Dynamit zostaje, trzy Dynamity ranią ciebie, a każda nowa Indiańska strzała działa od razu; dwie kostki Zjawy nikogo nie ranią, tylko wskazują żeton.
guide-break-arrow = Jedna zwykła strzała wraca na stos, może być twoja. Dla jednej osoby następny atak Indian będzie łagodniejszy, a dla wszystkich trochę późniejszy.
guide-aim = Wybrany gracz straci 1 punkt życia, gdy wszystkie strzały padną. To, do kogo strzelasz, zdradza, po czyjej jesteś stronie.
guide-give-beer = Jeden gracz zyskuje 1 punkt życia, ale nie ponad maksimum. To, komu pomagasz, zdradza tyle samo co to, do kogo strzelasz.
guide-discard = Za każdy symbol Gatlinga możesz zdjąć jedną strzałę, komukolwiek, także sobie. Za swoje strzały zapłacisz, gdy przyjdą Indianie.
guide-ghost-face = Wybrany symbol stanie się żetonem, który ustawi kostkę innemu graczowi. Dwie jednakowe kostki ustawią dwie.
guide-haunt = Następna tura tego gracza zacznie się z kostką ustawioną na twój symbol. Taki prezent może pomóc albo zaszkodzić.
guide-take-arrow = Strzała Wodza Indian liczy się za dwie, ale chroni cię w ataku, jeśli masz więcej strzał niż każdy inny. Kto bierze ostatnią strzałę, sprowadza Indian.
guide-give-arrow = Raz na rzut możesz oddać tę strzałę komuś innemu. Patrz na stos: ostatnia strzała wywołuje atak i liczy się u tego, kto ją wtedy ma.
guide-swap = Każda wzięta strzała oszczędza ci teraz 1 punkt życia. Zapłacisz za nie później, jeśli Indianie przyjdą, zanim się ich pozbędziesz.
guide-take-over = Możesz stracić to życie zamiast drugiego gracza. Nic za to nie dostajesz oprócz żywego sojusznika.
guide-drop = Za każdy stracony punkt życia możesz odrzucić jedną swoją strzałę. Rzadko jest powód, żeby tego nie zrobić.
guide-return-all = Zostajesz w grze z 2 punktami życia. Bez strzał następny atak Indian nic ci nie zrobi.
guide-turn-die = Wybierz kostkę i ściankę, którą ma pokazać; będzie się liczyć tak, jakby tak wypadła.
guide-exchange = Ci dwaj gracze wymienią się wszystkimi strzałami, także strzałą Wodza Indian. Najlepiej obdarować przeciwnika, zanim stos się skończy.
guide-save = Wybrany gracz zostaje z 2 punktami życia; inni, którzy mają 0, odpadają. Możesz to zrobić tylko raz.
guide-good = Jeśli twoja rola to Dobry, możesz teraz zostać Szeryfem, a Szeryf twoim Zastępcą: przydaje się to, gdy Szeryf ledwie żyje. Jeśli nie, spasuj; pytany jest każdy, kto mógłby nim być.
guide-ugly = Jeśli twoja rola to Brzydki, możesz teraz, raz na grę, kazać dwóm graczom wymienić się strzałami. Jeśli nie, spasuj; pytany jest każdy, kto mógłby nim być.
guide-doctor = Jeśli twoja rola to Doktor, możesz raz na grę przełożyć jedną kostkę z takiego rzutu. Jeśli nie, spasuj; pytany jest każdy, kto mógłby nim być.
guide-judge = Jeśli twoja rola to Sędzia, możesz raz na grę udaremnić umiejętność, którą ktoś właśnie pokazał. Jeśli nie, spasuj; pytany jest każdy, kto mógłby nim być.
guide-gambler = Jeśli twoja rola to Hazardzista, możesz raz na grę kazać rzucić wszystkimi tymi kostkami jeszcze raz, i ten wynik jest ostateczny. Jeśli nie, spasuj; pytany jest każdy, kto mógłby nim być.
guide-bad = Jeśli twoja rola to Zły, możesz raz na grę odebrać komuś taki zysk, ale wszyscy poznają twoją stronę. Jeśli nie, spasuj; pytany jest każdy, kto mógłby nim być.
guide-right-hand = Jeśli twoja rola to Prawa ręka diabła, możesz teraz, raz na grę, rozegrać jeszcze jedną całą turę. Jeśli nie, spasuj; pytany jest każdy, kto mógłby ją mieć.
guide-left-hand = Jeśli twoja rola to Lewa ręka diabła, możesz raz na grę zostawić w grze kogoś, kto ma 0, także siebie. Jeśli nie, spasuj; pytany jest każdy, kto mógłby ją mieć.

# ---- wybory

choice-base-only = Pięć podstawowych kostek
choice-with-die =
    { $dice ->
        [6] Dołóż szóstą kostkę: { $die }
       *[other] Weź kostkę: { $die }
    }
choice-heal = Lecz gracza { $seat }
choice-stop-rolling = Koniec rzutów: zostaw wszystkie kostki
choice-roll-1 = Przerzuć: { $a }
choice-roll-2 = Przerzuć: { $a }, { $b }
choice-roll-3 = Przerzuć: { $a }, { $b }, { $c }
choice-roll-4 = Przerzuć: { $a }, { $b }, { $c }, { $d }
choice-roll-5 = Przerzuć: { $a }, { $b }, { $c }, { $d }, { $e }
choice-roll-6 = Przerzuć: { $a }, { $b }, { $c }, { $d }, { $e }, { $f }
choice-roll-saloon-1 = Przerzuć: { $die } ({ $face })
choice-roll-saloon-2 = Przerzuć: { $a }, { $die } ({ $face })
choice-roll-saloon-3 = Przerzuć: { $a }, { $b }, { $die } ({ $face })
choice-roll-saloon-4 = Przerzuć: { $a }, { $b }, { $c }, { $die } ({ $face })
choice-roll-saloon-5 = Przerzuć: { $a }, { $b }, { $c }, { $d }, { $die } ({ $face })
choice-roll-saloon-6 = Przerzuć: { $a }, { $b }, { $c }, { $d }, { $e }, { $die } ({ $face })
choice-break-arrow =
    Strzała gracza { $seat } (ma { $arrows ->
        [one] { $arrows } strzałę
        [few] { $arrows } strzały
       *[many] { $arrows } strzał
    })
choice-shoot = Strzel do gracza { $seat }
choice-shoot-twice = Strzel do gracza { $seat } i zużyj Piwko: koszt to 2 punkty życia
choice-drink = Piwko dla gracza { $seat } ({ $life } z { $most })
choice-discard = Odrzuć strzałę gracza { $seat }
choice-discard-chief = Odrzuć strzałę Wodza Indian gracza { $seat }
choice-enough = Bez dalszych strzał
choice-ghost-face = { $face }
choice-haunt = Daj go graczowi { $seat }
choice-take-ordinary = Zwykła strzała
choice-take-chief = Strzała Wodza Indian ze stosu
choice-steal-chief = Zabierz strzałę Wodza Indian graczowi { $seat }
choice-keep-arrow = Zatrzymaj ją
choice-give-arrow = Daj ją graczowi { $seat }
choice-swap = Weź strzałę i strać o 1 punkt mniej
choice-swap-chief = Weź strzałę Wodza Indian i strać o 1 punkt mniej
choice-let-it-be = Niech { $victim } straci punkty życia
choice-take-over =
    Strać { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia za gracza { $victim }
choice-drop = Odrzuć zwykłą strzałę
choice-drop-chief = Odrzuć strzałę Wodza Indian
choice-keep-arrows = Zatrzymaj strzały
choice-return-arrows = Odrzuć wszystkie strzały
choice-pass = Pas
choice-good = Ujawnij Dobrego: zostań Szeryfem
choice-turn-die = Przełóż kostkę nr { $number } ({ $from }) na: { $to }
choice-exchange = Strzały wymieniają { $one } i { $two }
choice-save = { $seat } zostaje w grze
choice-ugly = Ujawnij Brzydkiego: dwoje graczy wymienia się strzałami
choice-doctor = Ujawnij Doktora: przełóż kostkę
choice-judge = Ujawnij Sędziego: ta umiejętność nie działa
choice-gambler = Ujawnij Hazardzistę: wszystkie kostki do ponownego rzutu
choice-bad = Ujawnij Złego: nikt nic tu nie zyskuje
choice-right-hand = Ujawnij Prawą rękę diabła: rozegraj kolejną turę
choice-left-hand = Ujawnij Lewą rękę diabła: zatrzymaj kogoś w grze

# ---- odmowy

why-no-such-player = Graczy przy tym stole jest tylko { $seats }.
why-out = { $seat } jest już poza grą.
why-no-such-die = W tej turze jest tylko tyle kostek: { $dice }.
why-locked = Kostki z Dynamitem nie można przerzucić.
why-not-yourself = Nie można strzelać do siebie.
why-out-of-reach-one = { $seat } jest poza zasięgiem Między oczy „1”.
why-out-of-reach-two = { $seat } jest poza zasięgiem Między oczy „2”.
why-no-doubling = Tylko Slab the Killer może podwoić strzał, raz w turze i za Piwko.
why-no-ordinary-arrow = { $seat } nie ma zwykłej strzały.
why-no-arrow-there = { $seat } nie ma strzały do odrzucenia.
why-nobody-has-chief = Nikt nie ma strzały Wodza Indian.
why-chief-not-in-pile = Strzały Wodza Indian nie ma na stosie.
why-no-arrow-in-pile = Na stosie nie ma zwykłych strzał.
why-no-theft = Strzałę Wodza Indian może komuś zabrać tylko Apache Kid, gdy wyrzuci Indiańską strzałę.
why-give-to-others = Oddać strzałę można tylko innemu graczowi.
why-no-chief-to-swap = Strzały Wodza Indian nie ma na stosie, więc nie można jej wziąć zamiast punktu życia.
why-only-the-chief = { $seat } nie ma zwykłej strzały, tylko strzałę Wodza Indian.
why-no-one-to-rob = Strzały Wodza Indian nie ma żaden inny gracz.
why-no-such-token = Nie ma takiej strzały do wyboru.
why-not-on-the-dice = Żadna kostka Zjawy nie pokazuje { $face_gen }.
why-not-your-role = To chwila innej roli ({ $role }): możesz tylko spasować.
why-nothing-to-reveal = { $role }: ta rola nic by teraz nie dała.
why-no-such-face = Na { $die_loc } nie ma { $face_gen }.
why-shows-it-already = Ta kostka już pokazuje { $face_acc }.
why-acted-already = { $face }: ten wynik już zadziałał, na Doktora jest za późno.
why-nothing-to-exchange = Ani { $one }, ani { $two } nie ma strzał do wymiany.
why-not-dying = Graczowi { $seat } nie grozi teraz eliminacja.

# ---- zdarzenia

event-role-dealt = Tajna rola gracza { $seat }: { $role_full }.
event-sheriff = { $seat } odkrywa rolę: { $role_full }, i zaczyna grę.
event-open-role = Rola gracza { $seat }: { $role_full }.
event-hunting = { $seat } poluje na gracza { $other }.
event-character =
    { $seat } gra postacią { $character } i ma { $life ->
        [one] { $life } punkt
        [few] { $life } punkty
       *[many] { $life } punktów
    } życia.
event-turn = { $seat } rozpoczyna turę.
event-saloon-die = { $seat } bierze { $die_acc } zamiast podstawowej kostki.
event-sixth-loudmouth = { $seat } dokłada Pyskatą jako szóstą kostkę.
event-sixth-coward = { $seat } dokłada Tchórzliwą jako szóstą kostkę.
event-healed = { $seat } leczy gracza { $other }.
event-set-by-token =
    Dar Zjawy ustawia graczowi { $seat } { $dice ->
        [one] { $dice } kostkę
        [few] { $dice } kostki
       *[many] { $dice } kostek
    } na { $face_acc }.
event-rolled-1 = { $seat } wyrzuca: { $a }.
event-rolled-2 = { $seat } wyrzuca: { $a } i { $b }.
event-rolled-3 = { $seat } wyrzuca: { $a }, { $b } i { $c }.
event-rolled-4 = { $seat } wyrzuca: { $a }, { $b }, { $c } i { $d }.
event-rolled-5 = { $seat } wyrzuca: { $a }, { $b }, { $c }, { $d } i { $e }.
event-rolled-6 = { $seat } wyrzuca: { $a }, { $b }, { $c }, { $d }, { $e } i { $f }.
event-stopped = { $seat } kończy rzuty.
event-arrow = { $seat } bierze strzałę.
event-chief = { $seat } bierze strzałę Wodza Indian.
event-chief-stolen = { $seat } zabiera strzałę Wodza Indian graczowi { $other }.
event-arrow-given = { $seat } oddaje strzałę graczowi { $other }.
event-chief-given = { $seat } oddaje strzałę Wodza Indian graczowi { $other }.
event-indians = Ostatnia strzała znika ze stosu: Indianie atakują!
event-arrows-back = Wszystkie strzały wracają na stos.
event-arrow-broken = { $seat } łamie strzałę: jedna strzała gracza { $other } wraca na stos.
event-nothing-to-break = { $seat } wyrzuca Złamaną strzałę, ale nikt nie ma zwykłej strzały.
event-dynamite = Dynamit gracza { $seat } wybucha.
event-aimed = { $seat } strzela do gracza { $other }.
event-aimed-twice = { $seat } zużywa Piwko i strzela do gracza { $other } z podwójną siłą.
event-beer = { $seat } daje Piwko graczowi { $other }.
event-gatling = { $seat } strzela z Gatlinga i pozbywa się wszystkich strzał.
event-discarded = { $seat } odrzuca strzałę gracza { $other }.
event-discarded-chief = { $seat } odrzuca strzałę Wodza Indian gracza { $other }.
event-spared-chief = { $seat } ma strzałę Wodza Indian i najwięcej strzał: Indianie przechodzą obok.
event-spared-jourdonnais =
    { $seat } to Jourdonnais: atak Indian kosztuje najwyżej { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia.
event-spared-paul = { $seat } to Paul Regret: Gatling nic mu nie robi.
event-spared-vera =
    { $seat } to Vera Custer: traci { $points ->
        [0] zero punktów
        [one] tylko { $points } punkt
        [few] tylko { $points } punkty
       *[many] tylko { $points } punktów
    } życia.
event-swapped = { $seat } bierze strzałę zamiast stracić punkt życia.
event-swapped-chief = { $seat } bierze strzałę Wodza Indian zamiast stracić punkt życia.
event-taken-over =
    { $seat } zastępuje gracza { $victim } i bierze na siebie { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } straty.
event-lost-indians =
    Indianie: { $seat } traci { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia, zostaje { $left }.
event-lost-dynamite =
    Dynamit: { $seat } traci { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia, zostaje { $left }.
event-lost-shots =
    Trafienie: { $seat } traci { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia, zostaje { $left }.
event-lost-gatling =
    Gatling: { $seat } traci { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia, zostaje { $left }.
event-lost-bullet =
    Kula: { $seat } traci { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia, zostaje { $left }.
event-dropped = { $seat } odrzuca własną strzałę.
event-dropped-chief = { $seat } odrzuca strzałę Wodza Indian.
event-gringo = { $seat } to El Gringo: { $other } musi za to wziąć strzałę.
event-gained-beer =
    { $seat } zyskuje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia i ma { $left }.
event-gained-sid =
    Dzięki postaci Sid Ketchum { $seat } zyskuje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia i ma { $left }.
event-gained-suzy =
    { $seat } to Suzy Lafayette: na kostkach nie ma strzałów, więc zyskuje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia i ma { $left }.
event-gained-sam =
    { $seat } to Vulture Sam: na cudzej śmierci zyskuje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia i ma { $left }.
event-gained-doc =
    { $seat } to Doc Holyday: za co najmniej trzy symbole Między oczy zyskuje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia i ma { $left }.
event-wasted = { $seat } ma już maksimum życia i nic nie zyskuje.
event-eliminated = { $seat } odpada z gry. Rola: { $role_full }.
event-eliminated-as = { $seat } odpada z gry jako { $side } (karta roli: { $role }).
event-revealed = { $seat } ujawnia rolę: { $role_full }.
event-judge = { $seat } wydaje wyrok: umiejętność gracza { $other } ({ $role }) nie działa.
event-turned = { $seat } przekłada kostkę z { $from_gen } na { $to_acc }.
event-gambler = { $seat } żąda powtórki: { $roller } musi rzucić wszystkimi kostkami jeszcze raz.
event-cancelled = { $seat } nie pozwala na to: { $other } nic nie zyskuje.
event-saved =
    { $seat } dobija targu z diabłem: { $other } zostaje w grze i ma { $life ->
        [one] { $life } punkt
        [few] { $life } punkty
       *[many] { $life } punktów
    } życia.
event-returned-all = { $seat } odrzuca wszystkie strzały na stos.
event-new-sheriff = { $seat } zostaje nowym Szeryfem, a { $old } jest odtąd Zastępcą.
event-exchanged = Na żądanie gracza { $seat } wszystkie swoje strzały wymieniają { $one } i { $two }.
event-another-turn = { $seat } natychmiast rozgrywa kolejną turę.
event-ghost = { $seat } powraca jako Zjawa.
event-ghost-side = Duch Renegata ({ $seat }) gra odtąd jako { $role }.
event-ghost-turn = Zjawa ({ $seat }) krąży po saloonie.
event-token = Zjawa ({ $seat }) daje graczowi { $other } żeton: { $face }.
event-token-double = Zjawa ({ $seat }) daje graczowi { $other } żetony: { $face } oraz x2.
event-tokens-back = To, co dała Zjawa, wraca do niej.
event-renegade-wins = { $seat } zostaje na placu boju bez rywali: wygrywa Renegat.
event-outlaws-win = Szeryf nie żyje: wygrywają Bandyci.
event-law-wins = Nie ma już Bandytów ani Renegatów: wygrywają Szeryf i Zastępcy.
event-hunter-wins = { $seat } dopada swojego celu ({ $other }) i wygrywa.
event-last-one-wins = { $seat } przeżywa wszystkich pozostałych i wygrywa.
event-draw = Nikt nie przeżył: gra kończy się remisem.
event-shown-at-the-end = { $seat } odkrywa rolę: { $role_full }.

# ---- plansza w przeglądarce

board-players = Gracze, zgodnie z ruchem wskazówek zegara
board-table = Na stole
board-turn = tura
board-won = wygrana
board-out = poza grą
board-ghost = Zjawa
board-reach-one = w zasięgu 1
board-reach-two = w zasięgu 2
board-life = życie { $life } z { $most }
board-arrows =
    { $n ->
        [one] { $n } strzała
        [few] { $n } strzały
       *[many] { $n } strzał
    }
board-chief = strzała Wodza Indian
board-hits =
    { $n ->
        [one] { $n } trafienie
        [few] { $n } trafienia
       *[many] { $n } trafień
    }
board-losing = −{ $n }: { $cause }
board-role-hidden = rola zakryta
board-role-yours = { $role }, zakryta
board-token = żeton: { $face } × { $n }
board-dice = Kostki
board-die = Kostka { $number }: { $face }
board-unrolled = przed rzutem
board-rerolls =
    { $n ->
        [one] Został jeden przerzut.
        [few] Zostały { $n } przerzuty.
       *[many] Zostało { $n } przerzutów.
    }
board-pile = Stos
board-to-take = do wzięcia: { $n }
board-lurking = Mogą leżeć zakryte
