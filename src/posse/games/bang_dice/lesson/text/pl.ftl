# Pierwsza gra z przewodnikiem: co mówi przy każdym kroku z script.toml i dlaczego inny wybór nie jest tym, o który chodzi.

lesson-aim = Jesteś Szeryfem i tylko ty grasz w otwarte karty. Dwie z pozostałych osób to Bandyci, którzy chcą twojej śmierci, a jedna to Renegat, który chce zostać ostatni przy życiu; przetrwaj ich wszystkich i odgadnij, kto jest kim.

lesson-roll = Rzucasz pięcioma kostkami i dwa razy możesz przerzucić to, co ci się nie podoba; tylko Dynamit zostaje, a trzy by wybuchły. Indiańska strzała kosztowała cię już strzałę ze stosu, więc przerzuć ją razem z oboma Gatlingami.
lesson-roll-stop = Masz na razie tylko jeden strzał, a zostały dwa przerzuty. Przerzuć strzałę i Gatlingi.
lesson-roll-gatling = Kusi: trzy Gatlingi trafiłyby wszystkich. Ale dwa nie robią nic, a trzeci rzadko wypada; przerzuć strzałę i oba Gatlingi.
lesson-roll-else = Między oczy to pewne trafienie, więc je zostaw, a przerzuć to, co nic ci nie daje: strzałę i oba Gatlingi.

lesson-again = Trzy strzały! Piwko przywraca punkt życia, ale tobie żadnego nie brakuje: przerzuć je, a resztę zostaw.
lesson-again-stop = Wolno skończyć, ale Piwko by się zmarnowało: nikt jeszcze nie stracił życia. Jeden rzut niewiele kosztuje, więc spróbuj.
lesson-again-else = Zostaw trafienia, bo to one osłabiają innych. Przerzuć samo Piwko.

lesson-shoot = Między oczy „1” trafia sąsiada, „2” osobę za nim, a tutaj jest nią zawsze Cora. Dla pierwszego „1” wybierasz między Buckiem a Dutchem: niech będzie Buck.
lesson-shoot-else = Nikt się jeszcze nie zdradził, więc Dutch to równie dobry strzał w ciemno. Zacznijmy jednak od Bucka, który gra po tobie.

lesson-twice = A drugie? Dwa trafienia w jednym miejscu bolą bardziej niż po jednym w dwóch: znowu Buck.
lesson-twice-else = Rozproszone strzały robią z dwóch osób wrogów i nikogo nie kładą. Trzymaj się Bucka.

lesson-second = Co za runda: rzut Cory zabrał ostatnią strzałę, zaatakowali Indianie i każdy stracił punkt życia za każdą swoją strzałę, ty dwa. Teraz jesteś po przejściach i masz trzy Piwka: przerzuć samego Gatlinga.
lesson-second-stop = Można i tak, ale jeden Gatling nic nie robi. Gorzej raczej nie będzie, a może być lepiej.
lesson-second-shot = Między oczy to twój jedyny strzał, zostaw go. Nic nie daje ci tylko Gatling.
lesson-second-else = Przy 8 z 11 punktów życia każde Piwko się przyda. Zostaw je i przerzuć samego Gatlinga.

lesson-enough = Dynamit: zostaje, a dwa kolejne zakończyłyby twoją turę z hukiem. Masz, czego ci trzeba, więc tu skończ.
lesson-enough-else = Na każdej kostce może teraz wypaść Dynamit albo Indiańska strzała, a oddajesz za to Piwko lub strzał. Skończ rzucać.

lesson-suspect = Komu ufasz? Cora zatrzymała „2”, które mogło trafić tylko ciebie, a Dutch strzelił do Cory, choć w zasięgu miał i ciebie; Buck niczym się nie zdradził, więc strzelaj do niego.
lesson-suspect-else = Dutch mógł trafić ciebie, a wybrał Corę: może to na razie sojusznik, póki są Bandyci. Strzel do Bucka.

lesson-beer = Piwko dajesz, komu chcesz, a to, komu pomagasz, zdradza tyle samo co to, do kogo strzelasz. Wypij je; dwa pozostałe też trafią do ciebie.
lesson-beer-else = Przy tym stole nie masz Zastępcy: kto wypije twoje Piwko, wróci silniejszy i strzeli. Wypij je.

lesson-score = Masz znowu całe życie, a Corze został jeden punkt. Wygrywasz, gdy nie ma już obu Bandytów i Renegata, Bandyci, gdy nie ma ciebie, a Renegat tylko jako ostatni przy życiu. Teraz graj dalej po swojemu!
