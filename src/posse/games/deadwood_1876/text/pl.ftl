title = Deadwood 1876
about = Razem z kompanami rabuj sejfy w mieście gorączki złota, a potem stań naprzeciw nich w ostatecznej strzelaninie.
howto = Dostań się do lokalu, w którym na koniec będzie najwięcej złota, a potem przeżyj ostateczną strzelaninę z własnymi kompanami. W swojej turze zagrywasz jedną kartę: jako przedmiot albo jako broń, do rabunku (żeby zabrać sejf) lub pojedynku (żeby przenieść gwiazdy). Między rundami jest skok, w którym najwyższy rzut zdobywa dodatkowy sejf. W sejfach jest złoto dla twojego lokalu, broń na finał albo odznaki, które dają dodatkową turę. Potrzebujesz więc dobrego towarzystwa i lepszej broni, gdy to towarzystwo się pokłóci.

option-sarsaparilla = Tajemniczy sejf: Zepsuta sarsaparilla
option-sarsaparilla-about = Sejf, który odbiera właścicielowi najsilniejszą broń finałową.
option-cash = Tajemniczy sejf: Gotówka
option-cash-about = Sejf, z którym właściciel wchodzi do finału bez względu na złoto.
option-dagger = Tajemniczy sejf: Sztylet
option-dagger-about = Sejf, który daje właścicielowi słabą broń za sztukę złota albo sztukę złota za gorsze rzuty w ostatecznej strzelaninie.
option-explosives = Tajemniczy sejf: Ładunek wybuchowy
option-explosives-about = Sejf, którym właściciel tuż przed liczeniem złota wysadza cudzy sejf.
option-poker = Tajemniczy sejf: Talia do pokera
option-poker-about = Sejf, z którym właściciel tuż przed liczeniem gra o złoto i może je też stracić.
option-peace = Zwycięstwo bandy „Miłujący pokój”
option-peace-about = Jeśli żaden finalista nie może użyć broni finałowej, dzielą się zwycięstwem bez walki.
option-fair-share = Zwycięstwo bandy „Równy podział”
option-fair-share-about = Jeśli każdy finalista ma własne złoto, dzielą się zwycięstwem bez walki.
option-horse-thief = Koniokrad
option-horse-thief-about = Kto ma białego Konia, może się włączyć do cudzego rabunku i odjechać z sejfem.

# ---- nazwy; atrybuty to przypadki: acc biernik, gen dopełniacz, ins narzędnik

gun-messenger = Messenger
    .acc = Messengera
    .gen = Messengera
    .ins = Messengerem
gun-winchester = Winchester
    .acc = Winchestera
    .gen = Winchestera
    .ins = Winchesterem
gun-colt = Colt
    .acc = Colta
    .gen = Colta
    .ins = Coltem
gun-derringer = Derringer
    .acc = Derringera
    .gen = Derringera
    .ins = Derringerem
gun-pepperbox = Pieprzniczka
    .acc = Pieprzniczkę
    .gen = Pieprzniczki
    .ins = Pieprzniczką
die-messenger = { gun-messenger }
die-winchester = { gun-winchester }
die-colt = { gun-colt }
die-derringer = { gun-derringer }
die-pepperbox = { gun-pepperbox }
die-negative = ujemna Pieprzniczka
pips-zero = 0
pips-one = 1
pips-two = 2
pips-three = 3
pips-four = 4

item-horse-white = biały Koń
    .acc = białego Konia
item-horse-brown = gniady Koń
    .acc = gniadego Konia
item-duster = Prochowiec
    .acc = Prochowiec
item-stetson = Stetson
    .acc = Stetson
item-holster = Kabura
    .acc = Kaburę

safe-gold-1 = Złoto 1
safe-gold-2 = Złoto 2
safe-gold-3 = Złoto 3
safe-gold-4 = Złoto 4
safe-gold-5 = Złoto 5
safe-messenger = Messenger (broń finałowa)
safe-winchester = Winchester (broń finałowa)
safe-colt = Colt (broń finałowa)
safe-derringer = Derringer (broń finałowa)
safe-pepperbox = Pieprzniczka (broń finałowa)
safe-badge-1 = Zastępca szeryfa (Odznaka 1)
safe-badge-2 = Szeryf (Odznaka 2)
safe-badge-3 = Marszal miejski (Odznaka 3)
safe-badge-4 = Zastępca marszala federalnego (Odznaka 4)
safe-badge-5 = Marszal federalny (Odznaka 5)
safe-sarsaparilla = Zepsuta sarsaparilla
safe-cash = Gotówka
safe-dagger = Sztylet
safe-explosives = Ładunek wybuchowy
safe-poker = Talia do pokera

# to dokąd, at gdzie, go dokąd na początku zdania

house-gem = Teatr Gem
    .to = do Teatru Gem
    .at = w Teatrze Gem
    .go = Do Teatru Gem
house-bella = Bella Union
    .to = do Bella Union
    .at = w Bella Union
    .go = Do Bella Union
house-grand = Hotel Grand Central
    .to = do Hotelu Grand Central
    .at = w Hotelu Grand Central
    .go = Do Hotelu Grand Central

character-swearengen = Al Swearengen, przedsiębiorca
character-calamity = Calamity Jane, kowbojka
character-leroy = Kitty Leroy, mistrzyni sztuczek strzeleckich
character-johnson = Mollie Johnson, kombinatorka
character-alice = Poker Alice, hazardzistka
character-smith = Wielebny H.W. Smith, kaznodzieja
character-bullock = Seth Bullock, szeryf
character-star = Solomon Star, burmistrz
character-hickok = Dziki Bill Hickok, człowiek pogranicza

# ---- pytania

ask-character = Wybierz swoją postać.
ask-stranger = Sprowadzasz Nieznajomego do swojego lokalu. Wybierz jego postać.
ask-pass-on = Przekaż jeden ze swoich dwóch sejfów osobie po lewej.
ask-turn = Twoja tura: zagraj jedną kartę, jako przedmiot albo jako broń.
ask-rob = Wykładasz { $gun_acc }. Który sejf rabujesz?
ask-challenge = Wykładasz { $gun_acc }. Kto ma z tobą stanąć do pojedynku?
ask-ride = Dokąd niesie cię Koń?
ask-discard =
    Masz za dużo kart na ręce: odrzuć jeszcze { $left ->
        [one] jedną kartę
        [few] { $left } karty
       *[many] { $left } kart
    }.
ask-look = Stetson pozwala ci podejrzeć dwa sejfy. Który najpierw?
ask-look-once = Stetson pozwala ci podejrzeć jeden sejf. Który wybierasz?
ask-look-again = A drugi sejf?
ask-attach = Gdzie przypinasz Kaburę z { $gun_ins }?
ask-defend-safe = { $attacker } sięga po twój sejf nr { $place }, wykładając { $gun_acc }. Którą kartą go bronisz?
ask-defend-star = { $attacker } wyzywa cię na pojedynek, wykładając { $gun_acc }. Którą kartą odpowiadasz?
ask-defend-stranger-safe = { $attacker } sięga po sejf nr { $place } Nieznajomego, wykładając { $gun_acc }, a bronić go musisz ty. Którą kartę wykładasz?
ask-defend-stranger-star = { $attacker } wyzywa Nieznajomego na pojedynek, wykładając { $gun_acc }, a odpowiedzieć za niego musisz ty. Którą kartę wykładasz?
ask-thief = Rabunek: { $attacker } ({ $gun }) kontra { $whom } ({ $defence }). Czy włączasz się jako Koniokrad?
ask-help = Walczą: { $attacker } ({ $gun }) i { $whom } ({ $defence }). Czy proponujesz komuś z nich Kaburę?
ask-help-defender = { $attacker } ma teraz { $gun_acc } i { $help_acc }, a { $whom } { $defence_acc }. Czy proponujesz Kaburę stronie broniącej się ({ $whom })?
ask-take = Musisz użyć dokładnie jednej z proponowanych Kabur. Którą wybierasz?
ask-send =
    Wygrywasz pojedynek we własnym lokalu. Dokąd ma odejść { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    }?
ask-give = To twój czwarty sejf. Który oddajesz?
ask-give-to = Kto go dostaje?
ask-heist = Skok! W sejfie jest: { $safe }. Którą kartą o niego walczysz?
ask-dagger = Odkrywasz Sztylet. Co wybierasz?
ask-blow-up = Odkrywasz Ładunek wybuchowy. Który sejf wysadzasz?
ask-poker = Odkrywasz Talię do pokera. Którą kartę zagrywasz?
ask-bout = Ostateczna strzelanina, starcie { $number }. Którą kartę wykładasz?
ask-bout-stranger = Ostateczna strzelanina, starcie { $number }: grasz za Nieznajomego. Którą kartę wykładasz?

# ---- na pierwszą grę: o co chodzi w pytaniu

guide-character = Wszystkimi postaciami gra się tak samo: weź tę, którą lubisz.
guide-stranger = Wszystkimi postaciami gra się tak samo. Nieznajomy trafia do twojego lokalu i liczy się do jego złota.
guide-pass-on = Jeden sejf zatrzymujesz, drugi dostaje osoba po lewej. Nadal wiesz, co w nim jest, choć nie wiesz, gdzie leży.
guide-turn = Zagraj jedną kartę: jako przedmiot albo jako broń, żeby zrabować sejf lub kogoś wyzwać. Myśl o tym, gdzie na koniec ma być twoja gwiazda i co chcesz mieć w sejfach.
guide-rob = Jeśli wyrzucisz najwięcej, ten sejf jest twój; jeśli nie, nic nie zyskujesz. Złoto kompana z lokalu i tak liczy się po twojej stronie, ale broń i odznaki są osobiste.
guide-challenge = Gdy wygrasz z kimś z innego lokalu, wasze gwiazdy zamienią się miejscami, a kompana z własnego odeślesz. Tak można wejść do bogatego lokalu albo kogoś z niego wyrzucić.
guide-ride = Twoja gwiazda przejdzie tam, a gracze z tego lokalu będą twoimi kompanami. Idź tam, gdzie spodziewasz się najwięcej złota.
guide-discard = Wybierz, czego najmniej potrzebujesz; nikt inny tego nie zobaczy. Silna broń wygrywa rabunki i skoki, a trochę jej warto zachować na finał.
guide-look = Tylko ty zobaczysz, co jest w tym sejfie; wszyscy widzą, do którego zaglądasz. Warto sprawdzać sejfy, o które ktoś właśnie walczył.
guide-attach = Kabura doda swoją broń do następnej obrony tego sejfu lub tej postaci. W tej walce się zużyje, ktokolwiek wygra.
guide-defend = Musisz wyłożyć jedną kartę, a jej broń to twoja kość. Nie marnuj silnej broni na sejf, który nic dla ciebie nie znaczy.
guide-thief = Z białym Koniem możesz się włączyć i walczyć o sejf dla siebie. Pytani są wszyscy, z taką kartą czy bez niej: „nie” to dobra odpowiedź.
guide-help = Twoja Kabura doda swoją kość do tego rzutu, a jeśli zostanie użyta, dobierzesz nową kartę. Pytani są wszyscy, z Kaburą czy bez niej: „nie” to dobra odpowiedź.
guide-help-defender = Strona atakująca ma pomoc, a to ostatnia chwila, żeby pomóc broniącej się. Twoja Kabura doda swoją kość, a jeśli zostanie użyta, dobierzesz nową kartę.
guide-take = Musisz użyć dokładnie jednej z tych Kabur, pozostałe wracają. Lepsza jest ta z silniejszą bronią.
guide-send = Kompan, który przegrał, musi teraz odejść. Odeślij jego gwiazdę tam, gdzie najmniej pomoże twoim rywalom.
guide-give = Wolno mieć trzy sejfy, więc jeden z czterech musisz oddać. Nadal będziesz wiedzieć, co w nim jest.
guide-give-to = Sejf dostaje ktoś z tych, którzy mają ich najmniej. U kompana z twojego lokalu złoto zostaje po twojej stronie.
guide-heist = Każdy rzuca wybraną bronią, a najwyższy wynik zabiera sejf, który wszyscy widzą. Jeśli go nie potrzebujesz, zagraj słabą kartę.
guide-dagger = Wybierz: o broń więcej i o sztukę złota mniej albo o sztukę złota więcej i gorsze rzuty w walce. Zastanów się, czy o twojej grze rozstrzygnie złoto, czy walka.
guide-blow-up = Ten sejf opuszcza grę, zanim policzy się złoto. Uderz w złoto lokalu, z którym przegrywasz, albo w broń, której się boisz.
guide-poker = Kość tej karty pokaże, ile wygrasz albo przegrasz, z równą szansą. Silna broń gra o więcej, słaba jest bezpieczniejsza.
guide-bout = Każdy rzuca wybraną kartą i całą swoją bronią finałową; najniższy wynik to rana, a druga rana wyklucza z gry. Zagrane karty wracają dopiero, gdy skończą się wszystkie, więc rozłóż silne na kilka starć.

# ---- wybory

choice-be = { $character }
choice-pass-safe = Nr { $place }: { $safe }
choice-use-item = Zagraj { $item_acc } (karta z { $gun_ins })
choice-use-robbery = Zrabuj sejf z { $gun_ins } w ręku (karta: { $item })
choice-use-duel = Wyzwij kogoś na pojedynek z { $gun_ins } w ręku (karta: { $item })
choice-unknown-safe =
    { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    }, sejf nr { $place }
choice-known-safe =
    { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    }, sejf nr { $place }: { $safe }
choice-own-safe = Twój własny sejf nr { $place }: { $safe }
choice-owner =
    { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    }
choice-own-character = Twoja własna karta postaci
choice-on-character =
    { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    }, karta postaci
choice-house = { $house_go }
choice-card = { $gun } ({ $item })
choice-nothing = Nie
choice-join = Włącz się na białym Koniu, z { $gun_ins }
choice-offer-attacker = Kabura z { $gun_ins } dla strony atakującej ({ $to })
choice-offer-defender = Kabura z { $gun_ins } dla strony broniącej się ({ $to })
choice-accept = Kaburę z { $gun_ins }, którą daje { $giver }
choice-dagger-gun = O sztukę złota mniej i Pieprzniczka w ostatecznej strzelaninie
choice-dagger-gold = O sztukę złota więcej i ujemna Pieprzniczka (jej rzut się odejmuje) w ostatecznej strzelaninie

# ---- odmowy

why-not-in-hand = Nie masz na ręce takiej karty: { $gun }, { $item }.
why-horse-nowhere = W żadnym innym lokalu nie ma wolnego miejsca, więc Koń nie ma dokąd pójść.
why-holster-out-of-turn = Przy czterech i więcej graczach Kabury nie można zagrać w swojej turze jako przedmiotu; można użyć broni z tej karty.
why-holster-no-place = Każdy sejf i każda postać ma już Kaburę.
why-no-safe-left = Nikt inny nie ma zakrytego sejfu.
why-no-owner = Nikt tam nie siedzi.
why-no-safe-there =
    { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    } nie ma zakrytego sejfu nr { $place }.
why-not-your-own = Rabować można tylko sejf innego właściciela.
why-not-blown-up = Ładunek wybuchowy usuwa zakryty sejf innego właściciela; takiego tam nie ma.
why-own-safe = Własne sejfy możesz oglądać zawsze; wybierz sejf innego właściciela.
why-yourself = Nie możesz wyzwać na pojedynek siebie.
why-giver = Nie możesz oddać sejfu sobie.
why-looked-at = Ten sejf został już obejrzany; wybierz inny.
why-full = Nie ma wolnego miejsca { $house_at }.
why-same-house = Twoja gwiazda już jest { $house_at }; musi przejść gdzie indziej.
why-sent-nowhere = Kto przegrał, nie może zostać { $house_at }.
why-closed = Przy dwóch lub trzech graczach ten lokal jest zamknięty: { $house }.
why-occupied = Jest tam już Kabura.
why-taken = Ta postać jest zajęta: { $character }.
why-no-holster = Nie masz Kabury z { $gun_ins }.
why-no-white-horse = Nie masz białego Konia z { $gun_ins }.
why-no-offer = Ta osoba nie proponuje ci Kabury.
why-not-fewest =
    Sejf dostaje ktoś, kto ma ich najmniej, a { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    } ma więcej niż ktoś inny.
why-no-place = Nie masz sejfu nr { $place }.

# ---- zdarzenia

event-chose-character = { $seat } gra jako: { $character }.
event-star-placed = Gwiazda ({ $seat }) trafia { $house_to }.
event-drew = { $seat } dobiera kartę: { $gun }, { $item }.
event-dealt = { $seat } dostaje dwa sejfy: { $one } i { $two }.
event-dealt-alike = { $seat } dostaje dwa jednakowe sejfy: { $safe }.
event-passed-on = { $seat } przekazuje sejf: { $safe }. Dostaje go { $to }.
event-row = { $seat } ma teraz dwa sejfy: { $one } i { $two }.
event-row-alike = { $seat } ma teraz dwa jednakowe sejfy: { $safe }.
event-rolled-black = { $seat } rzuca czarną kością: { $pips }.
event-black-tied = Remis przy najwyższym wyniku: remisujący rzucają jeszcze raz.
event-rolled-for-stranger = { $seat } rzuca czarną kością o to, kto sprowadzi Nieznajomego: { $pips }.
event-black-tied-for-stranger = Remis: obie strony rzucają jeszcze raz.
event-came = { $seat } sprowadza Nieznajomego { $house_to }: { $character }.
event-starts = Zaczyna { $seat }.
event-reshuffled =
    Talia jest pusta: ze stosu kart odrzuconych powstaje nowa talia, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
event-rode = { $seat } zagrywa { $item_acc } (karta z { $gun_ins }) i przenosi się { $house_to }.
event-changed-hand = { $seat } zagrywa Prochowiec (karta z { $gun_ins }), dobiera cztery karty i potem odrzuci trzy.
event-discarded = { $seat } odrzuca kartę: { $gun }, { $item }.
event-tipped = { $seat } zagrywa Stetson (karta z { $gun_ins }).
event-tipped-once = { $seat } zagrywa Stetson (karta z { $gun_ins }), żeby podejrzeć jeden sejf.
event-looked =
    { $seat } podgląda cudzy sejf: { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    }, nr { $place }.
event-saw =
    { $seat } widzi cudzy sejf ({ $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    }, nr { $place }): { $safe }.
event-attached =
    { $seat } przypina Kaburę z { $gun_ins } do cudzego sejfu: { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    }, nr { $place }.
event-attached-own = { $seat } przypina Kaburę z { $gun_ins } do własnego sejfu nr { $place }.
event-attached-character =
    { $seat } przypina Kaburę z { $gun_ins } do cudzej karty postaci: { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    }.
event-attached-self = { $seat } przypina Kaburę z { $gun_ins } do własnej karty postaci.
event-robs =
    Rabunek! { $seat } wykłada { $gun_acc } ({ $item }) przed cudzym sejfem: { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    }, nr { $place }.
event-challenges =
    Pojedynek! { $seat } wykłada { $gun_acc } ({ $item }), a stanąć do walki musi { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    }.
event-defends = { $seat } broni się, wykładając { $gun_acc } ({ $item }).
event-answers = { $seat } odpowiada, wykładając { $gun_acc } ({ $item }).
event-defends-stranger = { $seat } broni Nieznajomego, wykładając { $gun_acc } ({ $item }).
event-joined = { $seat } wjeżdża na białym Koniu i włącza się do rabunku z { $gun_ins }.
event-offered-attacker = { $seat } proponuje Kaburę z { $gun_ins } stronie atakującej ({ $to }).
event-offered-defender = { $seat } proponuje Kaburę z { $gun_ins } stronie broniącej się ({ $to }).
event-accepted = { $seat } używa Kabury, którą daje { $giver }: dodatkowo { $gun }.
event-guarded = Przypięta Kabura wspiera obronę: dodatkowo { $gun }.
event-rolled-1 =
    { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    } wyrzuca { $pips } ({ $die }).
event-rolled-2 =
    { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    } wyrzuca { $total }: { $die } { $pips }, { $die2 } { $pips2 }.
event-tied = Remis: obie strony rzucają jeszcze raz.
event-tied-with-thief = Remis przy najwyższym wyniku: remisujący rzucają jeszcze raz.
event-robbed =
    { $seat } zdobywa sejf, a traci go { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    }.
event-stolen = { $seat } odjeżdża z sejfem, a traci go { $whom }.
event-gained = { $seat } zagląda do zdobytego sejfu: { $safe }.
event-gained-as-thief = { $seat } zagląda do skradzionego sejfu: { $safe }.
event-kept =
    { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    } zachowuje sejf.
event-swapped =
    { $seat } wygrywa pojedynek i gwiazdy zamieniają się miejscami: { $seat } idzie { $here_to }, a { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    } { $there_to }.
event-sent =
    { $seat } wygrywa pojedynek, a { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    } musi przejść { $house_to }.
event-no-room =
    Pojedynek jest wygrany, ale { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    } zostaje: w żadnym innym lokalu nie ma wolnego miejsca.
event-stood =
    { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    } wygrywa pojedynek i nic się nie zmienia.
event-shuffled = { $seat } tasuje swoje sejfy.
event-gave =
    { $seat } ma cztery sejfy i oddaje sejf nr { $place }, a dostaje go { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    }.
event-received = { $seat } ogląda otrzymany sejf: { $safe }.
event-heist-begins = Skok! W sejfie jest: { $safe }.
event-heist-card = { $seat } odkrywa kartę: { $gun } ({ $item }).
event-heist-roll = { $seat } wyrzuca { $pips } ({ $die }).
event-heist-tied = Remis przy najwyższym wyniku: remisujący rzucają jeszcze raz.
event-heist-won = { $seat } wygrywa skok i zabiera sejf: { $safe }.
event-badges-called = Zaczyna się Runda odznak: odznaki wywoływane są po kolei, a liczba sejfów nie jest już ograniczona.
event-badge-shown = { $seat } odkrywa odznakę i ma dodatkową turę: { $safe }.
event-badge-missing = Żaden gracz nie ma tej odznaki, więc się ją pomija: { $safe }.
event-star-shown = { $seat } odkrywa sejf z gwiazdką: { $safe }.
event-dagger-drawn = { $seat } traci sztukę złota, a Sztylet zamienia w Pieprzniczkę na ostateczną strzelaninę.
event-dagger-sold = { $seat } zyskuje dzięki Sztyletowi sztukę złota, ale w ostatecznej strzelaninie ma ujemną Pieprzniczkę.
event-blew-up =
    { $seat } wysadza cudzy sejf ({ $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    }, nr { $place }): { $safe }.
event-nothing-to-blow-up = { $seat } nie ma czego wysadzić.
event-poker-played = { $seat } gra w pokera, wykładając { $gun_acc } ({ $item }).
event-poker-roll = { $seat } wyrzuca { $pips } ({ $die }).
event-red-roll = Czerwona kość pokazuje { $pips }.
event-poker-won =
    { $gold ->
        [0] { $seat } wygrywa w pokera, ale stawką było 0.
        [one] { $seat } wygrywa w pokera { $gold } sztukę złota.
        [few] { $seat } wygrywa w pokera { $gold } sztuki złota.
       *[many] { $seat } wygrywa w pokera { $gold } sztuk złota.
    }
event-poker-lost =
    { $gold ->
        [0] { $seat } przegrywa w pokera, ale stawką było 0.
        [one] { $seat } przegrywa w pokera { $gold } sztukę złota.
        [few] { $seat } przegrywa w pokera { $gold } sztuki złota.
       *[many] { $seat } przegrywa w pokera { $gold } sztuk złota.
    }
event-safe-open =
    { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    } otwiera sejf: { $safe }.
event-counted =
    { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    } liczy złoto: { $gold } ({ $safe }).
event-own-gold =
    { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    } { $gold ->
        [0] nie ma złota
        [one] ma w sumie { $gold } sztukę złota
        [few] ma w sumie { $gold } sztuki złota
       *[many] ma w sumie { $gold } sztuk złota
    }.
event-house-gold = Złoto { $house_at }: { $gold }.
event-gold-tied = Remis w złocie: z remisujących lokali do finału wchodzi ten, w którym jest najmniej gwiazd.
event-gold-tied-again = Remis w złocie: remisujące lokale, w których jest najmniej gwiazd, wchodzą do finału razem.
event-advances =
    { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    } wchodzi do finału.
event-advances-by-cash =
    { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    } wchodzi do finału dzięki Gotówce.
event-stranger-leaves = Do finału wchodzi cała trójka: Nieznajomy odchodzi i zostają tylko gracze.
event-spoiled =
    { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    } ma Zepsutą sarsaparillę i nie może użyć swojej najlepszej broni finałowej: { $gun }.
event-acts = { $seat } gra w finale za Nieznajomego.
event-bout-card = { $seat } odkrywa kartę: { $gun } ({ $item }).
event-bout-roll-1 =
    { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    } wyrzuca { $pips } ({ $die }).
event-bout-roll-2 =
    { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    } wyrzuca { $total }: { $die } { $pips }, { $die2 } { $pips2 }.
event-bout-roll-3 =
    { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    } wyrzuca { $total }: { $die } { $pips }, { $die2 } { $pips2 }, { $die3 } { $pips3 }.
event-bout-roll-4 =
    { $stranger ->
        [1] Nieznajomy
       *[other] { $whom }
    } wyrzuca { $total }: { $die } { $pips }, { $die2 } { $pips2 }, { $die3 } { $pips3 }, { $die4 } { $pips4 }.
event-bout-tied = Remis przy najniższym wyniku: remisujący rzucają jeszcze raz.
event-hit = { $seat } odnosi ranę.
event-out = { $seat } znów odnosi ranę i odpada.
event-stranger-hit = Nieznajomy odnosi ranę.
event-stranger-out = Nieznajomy znów odnosi ranę i odpada.
event-hands-back = Wszystkie karty są zagrane: kto żyje, bierze swoje karty z powrotem na rękę i odtąd wszyscy je znają.
event-peace = Nikt z finalistów nie może użyć broni finałowej: bez walki dzielą się zwycięstwem.
event-peace-alone = Ani { $seat }, ani Nieznajomy nie może użyć broni finałowej: { $seat } bez walki wygrywa grę.
event-fair = Każdy finalista ma własne złoto: dzielą się zwycięstwem.
event-wins-alone = { $seat } wchodzi do finału bez rywali i wygrywa grę.
event-wins-alone-of-two = { $seat } wchodzi do finału bez rywala i bez Nieznajomego, więc wygrywa grę.
event-wins = { $seat } wygrywa grę. Ji-haa!
event-wins-as-stranger = { $seat } wygrywa grę jako Nieznajomy. Ji-haa!
event-shares = { $seat } zwycięża razem z innymi finalistami.
event-nobody-wins = Do finału wchodzi tylko Nieznajomy: nikt nie wygrywa.

# ---- plansza w przeglądarce

board-players = Właściciele
board-houses = Lokale
board-stranger = Nieznajomy
board-turn = tura
board-won = wygrana
board-fights = ostateczna strzelanina
board-round = Runda { $round } z { $rounds }
board-heists =
    Stos na skoki: { $n ->
        [0] pusty
        [one] { $n } sejf
        [few] { $n } sejfy
       *[many] { $n } sejfów
    }
board-deck = Talia: { $n }
board-pile = Odrzucone: { $n }
board-top = na wierzchu: { $card }
board-badges = Odznaki
board-badge-waiting = czeka
board-badge-shown = odkryta
board-badge-missing = brak
board-gone = Wysadzony: { $safe }
board-places =
    { $stars } z { $places ->
        [one] { $places } miejsca
       *[other] { $places } miejsc
    }
board-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
board-gold = złoto { $n }
board-hits =
    { $n ->
        [one] { $n } rana
        [few] { $n } rany
       *[many] { $n } ran
    }
board-shows = na ręce: { $cards }
board-safe = { $player }, sejf nr { $number }
board-unknown = nie znasz go
board-maybe = może to być: { $safes }
board-with-holster = z Kaburą: { $gun }
board-seen = widzieli go: { $players }
board-open = { $safe }, odkryty
board-heist = Skok
board-bout = Ostateczna strzelanina, starcie { $number }
board-laid = Na stole
board-duel = Pojedynek
board-robbery = Rabunek
board-attacks = atakuje
board-defends = broni się
board-thief = Koniokrad
board-offers = proponuje Kaburę: { $player }
board-dice = Ostatni rzut
board-total = wynik rzutu { $n }
board-hand = Twoja ręka
board-street = Ulica
board-characters = Kim można być
board-faces = kość { $faces } (średnio { $mean })
board-chances = Szanse na wygraną przeciwko: { $chances }.
board-gun-half = { $gun }, broń na karcie { $card }: { $faces }
board-item-half = { $item }, przedmiot na karcie { $card }
board-use-robbery = Zrabuj sejf
board-use-duel = Wyzwij kogoś na pojedynek
board-face-down =
    { $n ->
        [one] { $n } karta leży zakryta
        [few] { $n } karty leżą zakryte
       *[many] { $n } kart leży zakrytych
    }
board-showdown = Ostateczna strzelanina
board-own-gun = { $gun } z sejfu
board-result = Rozliczenie
board-safes = Sejfy
board-gold-short = Złoto
board-stayed = poza finałem
board-out = wyeliminowanie
board-wins = Szansa na wygraną: { $percent }%.
