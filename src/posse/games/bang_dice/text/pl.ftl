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

# ---- co potrafi postać, w jednym zdaniu

power-bart-cassidy = Zamiast tracić życie od „1”, „2” lub Gatlinga może brać strzały, po jednej za punkt, ale nigdy ostatniej.
power-black-jack = Może przerzucać Dynamit, dopóki nie pokazują go trzy kostki.
power-calamity-janet = Może użyć „1” jako „2”, a „2” jako „1”.
power-el-gringo = Kto strzałem albo Gatlingiem odbierze mu punkty życia, bierze strzałę ze stosu.
power-jesse-jones = Gdy ma 4 punkty życia lub mniej, Piwko, które sam wypija, liczy się podwójnie.
power-jourdonnais = W ataku Indian nigdy nie traci więcej niż 1 punkt życia.
power-kit-carlson = Za każdy symbol Gatlinga może odrzucić jedną strzałę dowolnego gracza.
power-lucky-duke = Ma o jeden przerzut więcej.
power-paul-regret = Nigdy nie traci życia od Gatlinga.
power-pedro-ramirez = Za każdy stracony punkt życia może odrzucić jedną swoją strzałę.
power-rose-doolan = Może użyć „1” na odległość 1 lub 2, a „2” na odległość 2 lub 3.
power-sid-ketchum = Na początku jego tury wybrany przez niego gracz zyskuje 1 punkt życia.
power-slab-the-killer = Raz w turze może zużyć Piwko, żeby jeden strzał odebrał 2 punkty życia.
power-suzy-lafayette = Jeśli na jej końcowych kostkach nie ma ani „1”, ani „2”, zyskuje 2 punkty życia.
power-vulture-sam = Gdy odpada inny gracz, zyskuje 2 punkty życia.
power-willy-the-kid = Do użycia Gatlinga wystarczą mu dwa symbole.
power-jose-delgado = Może dołożyć Pyskatą jako szóstą kostkę.
power-tequila-joe = Może dołożyć Tchórzliwą jako szóstą kostkę.
power-apache-kid = Za wyrzuconą Indiańską strzałę może zabrać strzałę Wodza Indian temu, kto ją ma.
power-bill-noface = Jego Indiańskie strzały działają tylko raz, po jego ostatnim rzucie.
power-vera-custer = Gdy trafiają ją „1” i „2”, traci o 1 punkt życia mniej.
power-fuente = Raz w każdym rzucie może oddać innemu graczowi jedną z wyrzuconych strzał.
power-doc-holyday = Jeśli w swojej turze użyje co najmniej trzech „1” i „2”, zyskuje 2 punkty życia.
power-molly-stark = Gdy inny gracz ma stracić życie, może stracić je za niego.

# ---- czego chce rola albo co może raz zrobić

goal-sheriff = Chce się pozbyć wszystkich Bandytów i Renegatów.
goal-deputy = Chce się pozbyć wszystkich Bandytów i Renegatów oraz ocalić Szeryfa.
goal-outlaw = Chce śmierci Szeryfa.
goal-renegade = Chce przeżyć jako ostatni.
goal-bear = Szeryf z 3 dodatkowymi punktami życia zamiast 2.
goal-good = Zastępca, który na początku swojej tury może zostać Szeryfem; Szeryf zostaje Zastępcą.
goal-doctor = Zastępca, który po dowolnym rzucie może przełożyć jedną kostkę na inną ściankę.
goal-judge = Zastępca, który może unieważnić działanie innej ujawnionej roli.
goal-gambler = Bandyta, który po czyimkolwiek ostatnim rzucie może kazać rzucić wszystkimi kostkami jeszcze raz.
goal-bad = Bandyta, który może nie dopuścić, by inny gracz zyskał życie.
goal-ugly = Bandyta, który na początku swojej tury może kazać dwóm graczom wymienić się wszystkimi strzałami.
goal-right-hand = Renegat, który na końcu swojej tury może rozegrać jeszcze jedną.
goal-left-hand = Renegat, który może zatrzymać w grze gracza z 0 życia: zostają mu 2 punkty.

# ---- pytania

ask-saloon-die = Twoja tura. Czy bierzesz jedną z kostek Saloon?
ask-heal = Jako Sid Ketchum na początku tury kogoś leczysz. Kogo?
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
ask-discard = Jako Kit Carlson za każdy symbol Gatlinga możesz odrzucić czyjąś strzałę. Pozostałe symbole: { $left }. Czyją strzałę odrzucasz?
ask-ghost-face = Która z twoich dwóch kostek zamieni się w żeton?
ask-haunt = Komu dajesz żeton: { $face }?
ask-take-arrow = Którą strzałę bierzesz? Do wzięcia: { $left }.
ask-give-arrow = Jako Fuente możesz oddać tę strzałę komuś innemu. Komu?
ask-swap =
    Jako Bart Cassidy możesz brać strzały, zamiast tracić życie. Masz stracić { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia. Czy bierzesz strzałę, żeby stracić o 1 mniej?
ask-take-over =
    { $victim } ma stracić { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia (przyczyna: { $cause }). Czy jako Molly Stark bierzesz tę stratę na siebie?
ask-drop =
    Tracisz punkty życia. Jako Pedro Ramirez możesz za to odrzucić { $left ->
        [one] strzałę
        [few] do { $left } strzał
       *[many] do { $left } strzał
    }.
ask-return-all = Zostajesz w grze. Czy odrzucasz wszystkie swoje strzały na stos?
ask-turn-die = Jako Doktor przekładasz jedną kostkę. Którą i na jaką ściankę?
ask-exchange = Jako Brzydki każesz dwojgu graczom wymienić się wszystkimi strzałami. Którym?
ask-save = Jako Lewa ręka diabła zatrzymujesz w grze jedną osobę. Kogo?
ask-good = Zaczyna się twoja tura. Czy ujawniasz Dobrego?
ask-ugly = Zaczyna się twoja tura. Czy ujawniasz Brzydkiego?
ask-doctor = Można przełożyć kostkę, zanim zadziała. Czy ujawniasz Doktora?
ask-judge = { $seat } ujawnia rolę: { $role }. Czy ujawniasz Sędziego?
ask-gambler = { $roller } ma za sobą ostatni rzut w tej turze. Czy ujawniasz Hazardzistę?
ask-gambler-self = Masz za sobą ostatni rzut w tej turze. Czy ujawniasz Hazardzistę?
ask-bad =
    { $gainer } ma zyskać { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia. Czy ujawniasz Złego?
ask-bad-self =
    Masz zyskać { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia. Czy ujawniasz Złego?
ask-right-hand = Twoja tura się kończy. Czy ujawniasz Prawą rękę diabła?
ask-left-hand-1 = { $a } ma zaraz odpaść z gry. Czy ujawniasz Lewą rękę diabła?
ask-left-hand-2 = { $a } i { $b } mają zaraz odpaść z gry. Czy ujawniasz Lewą rękę diabła?
ask-left-hand-3 = { $a }, { $b } i { $c } mają zaraz odpaść z gry. Czy ujawniasz Lewą rękę diabła?
ask-left-hand-4 = { $a }, { $b }, { $c } i { $d } mają zaraz odpaść z gry. Czy ujawniasz Lewą rękę diabła?
ask-left-hand-5 = { $a }, { $b }, { $c }, { $d } i { $e } mają zaraz odpaść z gry. Czy ujawniasz Lewą rękę diabła?
ask-left-hand-6 = { $a }, { $b }, { $c }, { $d }, { $e } i { $f } mają zaraz odpaść z gry. Czy ujawniasz Lewą rękę diabła?
ask-left-hand-7 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f } i { $g } mają zaraz odpaść z gry. Czy ujawniasz Lewą rękę diabła?
ask-left-hand-8 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }, { $g } i { $h } mają zaraz odpaść z gry. Czy ujawniasz Lewą rękę diabła?
ask-left-hand-self-1 = Masz zaraz odpaść z gry. Czy ujawniasz Lewą rękę diabła?
ask-left-hand-self-2 = Ty i { $a } macie zaraz odpaść z gry. Czy ujawniasz Lewą rękę diabła?
ask-left-hand-self-3 = Ty, { $a } i { $b } macie zaraz odpaść z gry. Czy ujawniasz Lewą rękę diabła?
ask-left-hand-self-4 = Ty, { $a }, { $b } i { $c } macie zaraz odpaść z gry. Czy ujawniasz Lewą rękę diabła?
ask-left-hand-self-5 = Ty, { $a }, { $b }, { $c } i { $d } macie zaraz odpaść z gry. Czy ujawniasz Lewą rękę diabła?
ask-left-hand-self-6 = Ty, { $a }, { $b }, { $c }, { $d } i { $e } macie zaraz odpaść z gry. Czy ujawniasz Lewą rękę diabła?
ask-left-hand-self-7 = Ty, { $a }, { $b }, { $c }, { $d }, { $e } i { $f } macie zaraz odpaść z gry. Czy ujawniasz Lewą rękę diabła?
ask-left-hand-self-8 = Ty, { $a }, { $b }, { $c }, { $d }, { $e }, { $f } i { $g } macie zaraz odpaść z gry. Czy ujawniasz Lewą rękę diabła?

# ---- na pierwszą grę: o co chodzi w pytaniu

guide-saloon-die = Pyskata bije dwa razy mocniej, ale może odebrać życie i tobie; Tchórzliwa leczy i potrafi zabrać strzałę. Pięć podstawowych kostek to nigdy nie błąd.
guide-heal = Ktoś zyskuje 1 punkt życia, możesz to być ty. U kogoś z pełnym życiem punkt się marnuje.
guide-reroll = Wybierz kostki do przerzutu, resztę zostaw. Dynamit zostaje, trzy Dynamity odbierają ci życie, a każda nowa Indiańska strzała działa od razu.
guide-break-arrow = Jedna strzała wraca na stos, może być twoja. Dla jednej osoby następny atak Indian będzie łagodniejszy, a dla wszystkich trochę późniejszy.
guide-aim = Wybrana osoba straci 1 punkt życia, gdy przydzielisz wszystkie symbole Między oczy. To, do kogo strzelasz, zdradza, po czyjej jesteś stronie.
guide-give-beer = Jedna osoba zyskuje 1 punkt życia, ale nie ponad maksimum. To, komu pomagasz, zdradza tyle samo co to, do kogo strzelasz.
guide-discard = Za każdy symbol Gatlinga możesz zdjąć jedną strzałę, komukolwiek, także sobie. Za swoje strzały zapłacisz, gdy przyjdą Indianie.
guide-ghost-reroll = Wybierz, którą z dwóch kostek przerzucasz; Dynamit zostaje. Ich ścianki nikomu nic nie robią, tylko wskazują, jaki żeton możesz dać.
guide-ghost-face = Wybrany symbol stanie się żetonem, który ustawi komuś kostkę. Dwie jednakowe kostki ustawią dwie.
guide-haunt = Następna tura tej osoby zacznie się z kostką ustawioną na twój symbol. Taki prezent może pomóc albo zaszkodzić.
guide-take-arrow = Strzała Wodza Indian liczy się za dwie, ale chroni cię w ataku, jeśli masz więcej strzał niż każdy inny. Kto bierze ostatnią strzałę, sprowadza Indian.
guide-give-arrow = Raz na rzut możesz oddać tę strzałę komuś innemu. Patrz na stos: ostatnia strzała wywołuje atak i liczy się u tego, kto ją wtedy ma.
guide-swap = Każda wzięta strzała oszczędza ci teraz 1 punkt życia. Zapłacisz za nie później, jeśli Indianie przyjdą, zanim się ich pozbędziesz.
guide-take-over = Możesz stracić to życie zamiast kogoś innego. Nic za to nie dostajesz oprócz żywego sojusznika.
guide-drop = Za każdy stracony punkt życia możesz odrzucić jedną swoją strzałę. Rzadko jest powód, żeby tego nie zrobić.
guide-return-all = Zostajesz w grze z 2 punktami życia. Bez strzał następny atak Indian nic ci nie zrobi.
guide-turn-die = Wybierz kostkę i ściankę, którą ma pokazać; będzie się liczyć tak, jakby ją wyrzucono.
guide-exchange = Te dwie osoby wymienią się wszystkimi strzałami. Najlepiej obdarować przeciwnika, zanim stos się skończy.
guide-save = Wybrana osoba zostaje z 2 punktami życia; inni, którzy mają 0, odpadają. Możesz to zrobić tylko raz.
guide-good = Jeśli twoja rola to Dobry, możesz teraz zostać Szeryfem, a Szeryf twoim Zastępcą: przydaje się to, gdy Szeryf ledwie żyje. Jeśli nie, spasuj; pytany jest każdy, kto mógłby nim być.
guide-ugly = Jeśli twoja rola to Brzydki, możesz teraz, raz na grę, kazać dwojgu graczom wymienić się strzałami. Jeśli nie, spasuj; pytany jest każdy, kto mógłby nim być.
guide-doctor = Jeśli twoja rola to Doktor, możesz raz na grę przełożyć jedną kostkę, która jeszcze nie zadziałała. Jeśli nie, spasuj; pytany jest każdy, kto mógłby nim być.
guide-judge = Jeśli twoja rola to Sędzia, możesz raz na grę udaremnić umiejętność, którą ktoś właśnie pokazał. Jeśli nie, spasuj; pytany jest każdy, kto mógłby nim być.
guide-gambler = Jeśli twoja rola to Hazardzista, możesz raz na grę kazać rzucić wszystkimi tymi kostkami jeszcze raz, i ten wynik jest ostateczny. Jeśli nie, spasuj; pytany jest każdy, kto mógłby nim być.
guide-bad = Jeśli twoja rola to Zły, możesz raz na grę odebrać komuś taki zysk, ale wszyscy poznają twoją stronę. Jeśli nie, spasuj; pytany jest każdy, kto mógłby nim być.
guide-right-hand = Jeśli twoja rola to Prawa ręka diabła, możesz teraz, raz na grę, rozegrać jeszcze jedną całą turę. Jeśli nie, spasuj; pytany jest każdy, kto mógłby ją mieć.
guide-left-hand = Jeśli twoja rola to Lewa ręka diabła, możesz raz na grę zatrzymać w grze kogoś, kto ma 0, także siebie. Jeśli nie, spasuj; pytany jest każdy, kto mógłby ją mieć.

# ---- wybory

choice-base-only = Pięć podstawowych kostek
choice-with-die =
    { $dice ->
        [6] Dołóż szóstą kostkę: { $die }
       *[other] Weź kostkę: { $die }
    }
choice-heal = { $seat } zyskuje 1 punkt życia
choice-stop-rolling = Koniec rzutów: zostaw wszystkie kostki
choice-roll-1 = Przerzuć: { $a }
choice-roll-2 = Przerzuć: { $a }, { $b }
choice-roll-3 = Przerzuć: { $a }, { $b }, { $c }
choice-roll-4 = Przerzuć: { $a }, { $b }, { $c }, { $d }
choice-roll-5 = Przerzuć: { $a }, { $b }, { $c }, { $d }, { $e }
choice-roll-saloon-1 = Przerzuć: { $die } ({ $face })
choice-roll-saloon-2 = Przerzuć: { $a }, { $die } ({ $face })
choice-roll-saloon-3 = Przerzuć: { $a }, { $b }, { $die } ({ $face })
choice-roll-saloon-4 = Przerzuć: { $a }, { $b }, { $c }, { $die } ({ $face })
choice-roll-saloon-5 = Przerzuć: { $a }, { $b }, { $c }, { $d }, { $die } ({ $face })
choice-roll-saloon-6 = Przerzuć: { $a }, { $b }, { $c }, { $d }, { $e }, { $die } ({ $face })
choice-break-arrow =
    { $seat } odkłada strzałę na stos (ma { $arrows ->
        [one] { $arrows } strzałę
        [few] { $arrows } strzały
       *[many] { $arrows } strzał
    })
choice-shoot = Cel: { $seat }
choice-shoot-twice = Cel: { $seat }, a za Piwko 2 trafienia zamiast 1
choice-drink = { $seat } dostaje Piwko (życie: { $life } z { $most })
choice-discard = Odrzuć strzałę, którą ma { $seat }
choice-discard-chief = Odrzuć strzałę Wodza Indian, którą ma { $seat }
choice-discard-none = Nie odrzucaj żadnej strzały
choice-enough = Nie odrzucaj więcej strzał
choice-ghost-face = { $face }
choice-haunt = Żeton dostaje { $seat }
choice-take-ordinary = Zwykła strzała
choice-take-chief = Strzała Wodza Indian ze stosu
choice-steal-chief = Zabierz strzałę Wodza Indian, którą ma { $seat }
choice-keep-arrow = Zatrzymaj ją
choice-give-arrow = Strzałę dostaje { $seat }
choice-swap = Weź strzałę i strać o 1 punkt życia mniej
choice-swap-chief = Weź strzałę Wodza Indian i strać o 1 punkt życia mniej
choice-lose-life =
    Nie bierz strzały i strać { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia
choice-let-it-be = Nie: stratę ponosi { $victim }
choice-take-over =
    Tak: tracisz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia, a { $victim } traci o tyle mniej
choice-drop = Odrzuć strzałę
choice-drop-chief = Odrzuć strzałę Wodza Indian
choice-keep-arrows = Nie, zatrzymaj strzały
choice-return-arrows = Tak, odrzuć wszystkie strzały
choice-pass = Pas
choice-good = Ujawnij Dobrego: zostań Szeryfem
choice-turn-die = Przełóż kostkę nr { $number } ({ $from }) na: { $to }
choice-exchange = { $one } i { $two } wymieniają się strzałami
choice-save = { $seat } zostaje w grze
choice-ugly = Ujawnij Brzydkiego: dwoje graczy wymienia się strzałami
choice-doctor = Ujawnij Doktora: przełóż kostkę
choice-judge = Ujawnij Sędziego: ta umiejętność nie działa
choice-gambler = Ujawnij Hazardzistę: wszystkie kostki do ponownego rzutu
choice-bad = Ujawnij Złego: ten zysk przepada
choice-right-hand = Ujawnij Prawą rękę diabła: rozegraj kolejną turę
choice-left-hand = Ujawnij Lewą rękę diabła: zatrzymaj kogoś w grze

# ---- odmowy

why-no-such-player = Przy tym stole siedzi tylko tyle osób: { $seats }.
why-out = { $seat } jest już poza grą.
why-no-such-die = W tej turze jest tylko tyle kostek: { $dice }.
why-locked = Kostki z Dynamitem nie można przerzucić.
why-not-yourself = Nie można strzelać do siebie.
why-out-of-reach-one = { $seat } jest poza zasięgiem Między oczy „1”.
why-out-of-reach-two = { $seat } jest poza zasięgiem Między oczy „2”.
why-no-doubling = Tylko Slab the Killer może podwoić strzał, raz w turze i za Piwko.
why-no-ordinary-arrow = { $seat } nie ma strzały, którą można złamać.
why-no-arrow-there = { $seat } nie ma strzały do odrzucenia.
why-nobody-has-chief = Nikt nie ma strzały Wodza Indian.
why-chief-not-in-pile = Strzały Wodza Indian nie ma na stosie.
why-no-arrow-in-pile = Na stosie nie ma zwykłych strzał.
why-no-theft = Strzałę Wodza Indian może komuś zabrać tylko Apache Kid, gdy wyrzuci Indiańską strzałę.
why-give-to-others = Strzałę można oddać tylko komuś innemu.
why-no-chief-to-swap = Strzały Wodza Indian nie ma na stosie, więc nie można jej wziąć zamiast punktu życia.
why-only-the-chief = { $seat } nie ma zwykłej strzały, tylko strzałę Wodza Indian.
why-no-one-to-rob = Strzały Wodza Indian nie ma nikt inny.
why-no-such-token = Nie masz takiej strzały.
why-not-on-the-dice = Żadna kostka Zjawy nie pokazuje { $face_gen }.
why-not-your-role = To chwila innej roli ({ $role }): możesz tylko spasować.
why-nothing-to-reveal = Twoja rola ({ $role }) nic by teraz nie dała.
why-no-such-face = Na { $die_loc } nie ma { $face_gen }.
why-shows-it-already = Ta kostka już pokazuje { $face_acc }.
why-acted-already = { $face }: ten wynik już zadziałał, na Doktora jest za późno.
why-nothing-to-exchange = Ani { $one }, ani { $two } nie ma strzał do wymiany.
why-not-dying = { $seat } wcale teraz nie odpada z gry.

# ---- zdarzenia

event-role-dealt = { $seat } ma tajną rolę: { $role_full }.
event-sheriff = { $seat } odkrywa rolę: { $role_full }, i zaczyna grę.
event-open-role = { $seat } ma rolę: { $role_full }.
event-hunting = { $seat } poluje. Cel: { $other }.
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
event-healed = { $seat } leczy jako Sid Ketchum. Punkt życia ma zyskać { $other }.
event-healed-self = { $seat } jako Sid Ketchum leczy siebie.
event-set-by-token =
    Dar Zjawy: { $seat } ma { $dice ->
        [one] { $dice } kostkę ustawioną
        [few] { $dice } kostki ustawione
       *[many] { $dice } kostek ustawionych
    } na { $face_acc }.
event-rolled-1 = { $seat } wyrzuca: { $a }.
event-rolled-2 = { $seat } wyrzuca: { $a } i { $b }.
event-rolled-3 = { $seat } wyrzuca: { $a }, { $b } i { $c }.
event-rolled-4 = { $seat } wyrzuca: { $a }, { $b }, { $c } i { $d }.
event-rolled-5 = { $seat } wyrzuca: { $a }, { $b }, { $c }, { $d } i { $e }.
event-rolled-saloon-1 = { $seat } wyrzuca: { $face } ({ $die }).
event-rolled-saloon-2 = { $seat } wyrzuca: { $a } i { $face } ({ $die }).
event-rolled-saloon-3 = { $seat } wyrzuca: { $a }, { $b } i { $face } ({ $die }).
event-rolled-saloon-4 = { $seat } wyrzuca: { $a }, { $b }, { $c } i { $face } ({ $die }).
event-rolled-saloon-5 = { $seat } wyrzuca: { $a }, { $b }, { $c }, { $d } i { $face } ({ $die }).
event-rolled-saloon-6 = { $seat } wyrzuca: { $a }, { $b }, { $c }, { $d }, { $e } i { $face } ({ $die }).
event-kept-1 = { $seat } zostawia: { $a }. Resztę przerzuca.
event-kept-2 = { $seat } zostawia: { $a } i { $b }. Resztę przerzuca.
event-kept-3 = { $seat } zostawia: { $a }, { $b } i { $c }. Resztę przerzuca.
event-kept-4 = { $seat } zostawia: { $a }, { $b }, { $c } i { $d }. Resztę przerzuca.
event-kept-5 = { $seat } zostawia: { $a }, { $b }, { $c }, { $d } i { $e }. Resztę przerzuca.
event-kept-saloon-1 = { $seat } zostawia: { $face } ({ $die }). Resztę przerzuca.
event-kept-saloon-2 = { $seat } zostawia: { $a } i { $face } ({ $die }). Resztę przerzuca.
event-kept-saloon-3 = { $seat } zostawia: { $a }, { $b } i { $face } ({ $die }). Resztę przerzuca.
event-kept-saloon-4 = { $seat } zostawia: { $a }, { $b }, { $c } i { $face } ({ $die }). Resztę przerzuca.
event-kept-saloon-5 = { $seat } zostawia: { $a }, { $b }, { $c }, { $d } i { $face } ({ $die }). Resztę przerzuca.
event-all-again =
    { $seat } przerzuca { $dice ->
        [one] { $dice } kostkę
        [2] obie kostki
       *[other] wszystkie kostki ({ $dice })
    }.
event-final-2 = { $seat } kończy z takim wynikiem: { $a } i { $b }.
event-final-5 = { $seat } kończy z takim wynikiem: { $a }, { $b }, { $c }, { $d } i { $e }.
event-final-saloon-5 = { $seat } kończy z takim wynikiem: { $a }, { $b }, { $c }, { $d } i { $face } ({ $die }).
event-final-saloon-6 = { $seat } kończy z takim wynikiem: { $a }, { $b }, { $c }, { $d }, { $e } i { $face } ({ $die }).
event-stopped = { $seat } zostawia wszystkie kostki i kończy rzuty.
event-arrow = { $seat } bierze strzałę.
event-chief = { $seat } bierze strzałę Wodza Indian.
event-chief-stolen = { $seat } zabiera strzałę Wodza Indian. Traci ją { $other }.
event-arrow-given = { $seat } oddaje strzałę. Dostaje ją { $other }.
event-chief-given = { $seat } oddaje strzałę Wodza Indian. Dostaje ją { $other }.
event-indians = Ostatnia strzała znika ze stosu: Indianie atakują!
event-arrows-back = Wszystkie strzały wracają na stos.
event-arrow-broken = { $seat } łamie strzałę, którą ma { $other }: wraca ona na stos.
event-own-broken = { $seat } łamie własną strzałę: wraca ona na stos.
event-nothing-to-break = { $seat } wyrzuca Złamaną strzałę, ale nikt nie ma strzały, którą można złamać.
event-dynamite = { $seat } ma co najmniej trzy Dynamity: wybuch!
event-aimed = { $seat } strzela: { $face }. Cel: { $other }.
event-aimed-twice = { $seat } zużywa Piwko i strzela z podwójną siłą: { $face }. Cel: { $other }.
event-beer = Piwko stawia { $seat }, a dostaje { $other }.
event-beer-self = { $seat } wypija Piwko.
event-gatling =
    { $seat } strzela z Gatlinga{ $arrows ->
        [0] {""}
        [one] {" "}i pozbywa się { $arrows } strzały
       *[other] {" "}i pozbywa się { $arrows } strzał
    }.
event-discarded = { $seat } odrzuca strzałę, którą ma { $other }.
event-discarded-chief = { $seat } odrzuca strzałę Wodza Indian, którą ma { $other }.
event-discarded-own = { $seat } odrzuca własną strzałę.
event-discarded-own-chief = { $seat } ma strzałę Wodza Indian i odrzuca ją.
event-spared-chief = { $seat } ma strzałę Wodza Indian i najwięcej strzał, więc nic w tym ataku nie traci.
event-spared-jourdonnais =
    { $seat } to Jourdonnais: w ataku Indian traci najwyżej { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia.
event-spared-paul = { $seat } to Paul Regret: od Gatlinga nie traci życia.
event-spared-vera =
    { $seat } to Vera Custer i traci o 1 punkt życia mniej: { $points ->
        [0] ani jednego
       *[other] tylko { $points }
    }.
event-swapped = { $seat } jako Bart Cassidy bierze strzałę, zamiast stracić punkt życia.
event-swapped-chief = { $seat } jako Bart Cassidy bierze strzałę Wodza Indian, zamiast stracić punkt życia.
event-taken-over =
    { $seat } bierze stratę na siebie: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia. O tyle mniej traci { $victim }.
event-lost-indians =
    Indianie: { $seat } traci { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia (pozostaje { $left }).
event-lost-dynamite =
    Dynamit: { $seat } traci { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia (pozostaje { $left }).
event-lost-shots =
    Trafienie: { $seat } traci { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia (pozostaje { $left }).
event-lost-gatling =
    Gatling: { $seat } traci { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia (pozostaje { $left }).
event-lost-bullet =
    Kula: { $seat } traci { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia (pozostaje { $left }).
event-dropped = { $seat } jako Pedro Ramirez odrzuca własną strzałę.
event-dropped-chief = { $seat } jako Pedro Ramirez odrzuca strzałę Wodza Indian.
event-gringo = Za trafienie El Gringa ({ $seat }) strzałę musi wziąć { $other }.
event-gained-beer =
    { $seat } zyskuje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia i ma { $left }.
event-gained-sid =
    { $seat } zyskuje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia (Sid Ketchum) i ma { $left }.
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
event-gained-jesse =
    { $seat } to Jesse Jones z najwyżej 4 punktami życia: Piwko liczy się podwójnie. { $seat } zyskuje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } życia i ma { $left }.
event-wasted-beer = { $seat } ma już maksimum życia: Piwko się marnuje.
event-wasted-sid = { $seat } ma już maksimum życia: leczenie się marnuje.
event-wasted-suzy = { $seat } to Suzy Lafayette i na kostkach nie ma strzałów, ale życia jest już maksimum.
event-wasted-sam = { $seat } to Vulture Sam i ktoś zginął, ale życia jest już maksimum.
event-wasted-doc = { $seat } to Doc Holyday i padły co najmniej trzy strzały, ale życia jest już maksimum.
event-eliminated = { $seat } odpada z gry. Rola: { $role_full }.
event-eliminated-as = { $seat } odpada z gry jako { $side } (karta roli: { $role }).
event-revealed = { $seat } ujawnia rolę: { $role_full }.
event-judge = { $seat } wydaje wyrok: rola { $role } ({ $other }) nie działa.
event-turned = { $seat } przekłada kostkę nr { $number } ({ $from }) na: { $to }.
event-gambler = { $seat } żąda powtórki: { $roller } musi rzucić wszystkimi kostkami jeszcze raz.
event-gambler-self = { $seat } nie godzi się na ten wynik i rzuca wszystkimi kostkami jeszcze raz.
event-cancelled = { $seat } nie pozwala na to: { $other } nic nie zyskuje.
event-saved =
    { $seat } dobija targu z diabłem: { $other } zostaje w grze i ma { $life ->
        [one] { $life } punkt
        [few] { $life } punkty
       *[many] { $life } punktów
    } życia.
event-saved-self =
    { $seat } dobija targu z diabłem, zostaje w grze i ma { $life ->
        [one] { $life } punkt
        [few] { $life } punkty
       *[many] { $life } punktów
    } życia.
event-returned-all = { $seat } odrzuca wszystkie strzały na stos.
event-new-sheriff = { $seat } zostaje nowym Szeryfem, a { $old } jest odtąd Zastępcą.
event-exchanged = { $seat } zarządza wymianę: wszystkimi strzałami wymieniają się { $one } i { $two }.
event-exchanged-own = Wszystkimi strzałami wymieniają się { $seat } i { $other }.
event-another-turn = { $seat } natychmiast rozgrywa kolejną turę.
event-ghost = { $seat } powraca jako Zjawa.
event-ghost-side = Duch Renegata ({ $seat }) gra odtąd jako { $role }.
event-ghost-turn = Zjawa ({ $seat }) krąży po saloonie.
event-token = Zjawa ({ $seat }) daje żeton: { $face }. Dostaje go { $other }.
event-token-double = Zjawa ({ $seat }) daje żetony: { $face } oraz x2. Dostaje je { $other }.
event-tokens-back = To, co dała Zjawa, wraca do niej.
event-renegade-wins = { $seat } zostaje na placu boju bez rywali: wygrywa Renegat.
event-outlaws-win = Szeryf nie żyje: wygrywają Bandyci.
event-law-wins = Nie ma już Bandytów ani Renegatów: wygrywają Szeryf i Zastępcy.
event-hunter-wins = { $seat } dopada swojego celu ({ $other }) i wygrywa.
event-last-one-wins = { $seat } przeżywa wszystkich pozostałych i wygrywa.
event-draw = Nikt nie przeżył: gra kończy się remisem.
event-won = { $seat } wygrywa jako { $role_full }.
event-won-as = { $seat } wygrywa jako { $side } (karta roli: { $role }).
event-beaten = { $seat } przegrywa jako { $role_full }.
event-beaten-as = { $seat } przegrywa jako { $side } (karta roli: { $role }).

# ---- plansza w przeglądarce

board-players = Gracze, zgodnie z ruchem wskazówek zegara
board-table = Na stole
board-turn = tura
board-won = wygrana
board-out = poza grą
board-ghost = Zjawa
board-reach-one = w zasięgu „1”
board-reach-two = w zasięgu „2”
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
board-fresh = właśnie rzucona
board-kept = zostawiona
board-rerolls =
    { $n ->
        [one] Został jeden przerzut.
        [few] Zostały { $n } przerzuty.
       *[many] Zostało { $n } przerzutów.
    }
board-pile = Stos
board-to-take = do wzięcia: { $n }
board-lurking = Mogą leżeć zakryte
board-victory-renegade = Zostaje tylko Renegat i wygrywa.
board-victory-outlaws = Szeryf nie żyje: wygrywają Bandyci.
board-victory-law = Nie ma już Bandytów ani Renegatów: wygrywają Szeryf i Zastępcy.
board-victory-hunter = Cel polowania zastrzelony.
board-victory-last-one = Zostaje jedna osoba i wygrywa.
board-victory-draw = Nikt nie przeżył: remis.
board-dice-of = Kostki: { $name }
board-roll-again = Do rzutu
board-keep = Zostają
board-locked = zablokowana
board-spent = zużyta
board-roll =
    { $n ->
        [0] Rzuć
        [one] Rzuć { $n } kostką
       *[other] Rzuć { $n } kostkami
    }
board-stop = Stop
board-click-dice = Kliknij kostki, którymi chcesz rzucić jeszcze raz.
board-answers = Odpowiedzi
board-base-dice = Pięć podstawowych kostek
board-double-shot = Zużyj Piwko: 2 trafienia
board-faces = Ścianki
board-role-of = Rola ({ $name }): { $role }
board-result = Wynik strzelaniny
board-player = Gracz
board-character = Postać
board-role = Rola
board-life-left = Życie
board-winner = zwycięstwo
board-side = gra jako { $role }
board-alive = w grze
board-bang = Bum!
board-gatling = Gatling!
board-attack = Indianie!
board-tokens = Żetony Zjawy
board-twice = x2
