# ---- strona

page-name = Posse
page-home = Strona główna
page-skip = Przejdź do stołu
close = Zamknij
more = Więcej
rules = Zasady
copy = Kopiuj
copied = Skopiowano
settings = Ustawienia
settings-theme = Kolory
settings-theme-auto = Jak w urządzeniu
settings-theme-light = Jasno
settings-theme-dark = Ciemno
settings-theme-contrast = Duży kontrast
settings-speed = Ruch
settings-speed-slow = Wolny
settings-speed-usual = Zwykły
settings-speed-fast = Szybki
settings-speed-off = Bez ruchu
settings-clauses = Numery zasad w dzienniku
settings-guide = Wyjaśniaj każdy nowy rodzaj pytania
lost-title = Tu nic nie ma
lost-text = Ten trop prowadzi donikąd. Strona główna zna drogę.
guest-name = Gość
sign-in-title = Kto wchodzi?
sign-in-name = Twoje imię
sign-in-password = Hasło tego serwera
sign-in-enter = Wejdź
greet-from = { $host } zaprasza do gry
greet-open = Zaproszenie do gry
greet-free = { $free ->
    [0] Wszystkie miejsca są zajęte.
    [one] Jest jedno wolne miejsce.
    [few] Są { $free } wolne miejsca.
   *[many] Jest { $free } wolnych miejsc.
  }
greet-sit = Usiądź przy stole
greet-full = Jeśli ktoś wstanie, jego miejsce będzie tu wolne.
greet-full-watch = Gdy gra się zacznie, możesz ją tu oglądać; jeśli wcześniej ktoś wstanie, jego miejsce będzie wolne.
terms-usual = Zwykłe zasady
bot-random = Na chybił trafił
bot-scout = Zwiadowca
bot-greenhorn = Żółtodziób
bot-greenhorn-about = Początkujący: widzi, co jest dobre w tej chwili, i często przeoczy to, co najlepsze.
bot-drifter = Włóczęga
bot-drifter-about = Zna grę: rozważa każdy wybór, a czasem jest nieuważny.
bot-gunhand = Rewolwerowiec
bot-gunhand-about = Myśli naprzód: co na to zrobisz i co potem?
bot-marshal = Szeryf federalny
bot-marshal-about = Myśli naprzód tak długo, jak trzeba, do sekundy. Bez litości.
temper-bold = usposobienie śmiałe
temper-careful = usposobienie ostrożne
temper-vengeful = usposobienie mściwe

# ---- stół

table-none = Tego stołu nie można pokazać
table-loading = Rozkładamy grę …
table-offline = Brak połączenia. Próbujemy znowu …
table-unsure = W tej chwili zerwało się połączenie. Zanim to powtórzysz, sprawdź, czy się udało.
table-closed-operator = Operator serwera zamknął ten stół.
table-closed = Ten stół zamknięto.
table-outdated = Zasady tej gry zmieniły się od rozłożenia tego stołu. Można go czytać, ale nie grać dalej.
table-board = Plansza
table-whole = Cała plansza
table-talk = Co się stało i co powiedziano
table-log = Co się stało
table-chat = Rozmowa
table-paused = Gra jest wstrzymana.
log-rule = Otwórz zasadę { $clause }
question-unsent = Brak połączenia: twój wybór czeka i zostanie wysłany, gdy tylko łączność wróci.
watching-nameless = Oglądasz bez podania imienia.
watching-name = Podaj imię
chat-nameless = Żeby tu rozmawiać, trzeba podać imię.
chat-empty = Nikt jeszcze nic nie powiedział.
chat-phrases = Gotowe zwroty …
chat-say = Powiedz coś
chat-send = Wyślij
seats = Miejsca
seat-empty = Wolne
seat-away = poza stołem
clock-days = { $days } d { $hours } h
seat-turn = decyduje
seat-bot = Tu gra bot: { $level }
seat-bot-temper = Tu gra bot: { $level }, { $temper }
watching = { $count ->
    [one] Jedna osoba się przygląda
    [few] { $count } osoby się przyglądają
   *[many] { $count } osób się przygląda
  }
question = Pytanie
question-waiting = Teraz decyduje: { $names }.
question-moment = Chwileczkę …
answers = Odpowiedzi, których nie ma na planszy
question-fold = Schowaj wybory
question-unfold = Pokaż wybory
question-window = Ta chwila minie za { $seconds } s.
guide = O co tu chodzi?
guide-seen = Jasne
choice-final = bez cofania
choice-final-about = To rzut, dobranie albo odsłonięcie: tego nie można swobodnie cofnąć.
choices-all = Pokaż wszystkie możliwości
hint-ask = Co zrobiłby bot?
hint-thinking = Myśli …
hint-this = tak zrobiłby bot
hint-expects = Od 0 (przegrana) do 100 (wygrana): szeryf federalny oczekuje po tym { $best }, a po drugim z kolei { $other }: { $sentence }
refused-title = Czego nie można teraz zrobić i dlaczego
order-title = Rozstrzygaj takie chwile z góry
order-what = Od teraz
order-never = przepuszczaj każdą taką chwilę
order-ask = pytaj mnie
order-always = zawsze: { $choice }
order-against = gdy chwilę otwiera
order-anybody = ktokolwiek
order-keep = Zapisz polecenie
order-kept = Zapisano.
singles = Pytaj mnie także wtedy, gdy odpowiedź jest tylko jedna
singles-about = W przeciwnym razie stół sam jej udzieli.
undo = Cofnij
pause = Poproś o przerwę
resume = Graj dalej
takeover = Niech bot zagra za: { $name }
patience-table = Cierpliwość tego stołu: { $span }. Kto każe czekać dłużej, tego pozostali mogą zastąpić botem.
stand-in-mine = Na twoim miejscu gra teraz bot.
stand-in-back = Gram znowu osobiście
stand-in-to-the-end = Na twoim miejscu do końca zagra bot.
hush-onlookers = Niech rozmawiają tylko gracze
let-all-talk = Pozwól znów mówić wszystkim
mute = Poproś o ciszę: { $name }
kick = Wyproś od stołu: { $name }
close-table = Zamknij stół
concede = Poddaj się
concede-sure = Poddać tę grę ({ $game })? Twoje miejsce do końca poprowadzi bot.
concede-yes = Poddaję się
concede-no = Gram dalej
agree = Zgoda
refuse = Nie zgadzam się
proposal-waiting = Czekamy na zgodę pozostałych.
proposal-undo = { $name } prosi o cofnięcie ostatniego wyboru.
proposal-pause = { $name } prosi o przerwę.
proposal-close = { $name } prosi o zamknięcie stołu.
proposal-takeover = { $name } proponuje, żeby bot zagrał za: { $about }.
cover-title = Teraz { $name }
cover-text = Pozostali proszeni są o odwrócenie wzroku.
cover-ready = To ja, { $name }

# ---- trener
coach-about = Szeryf federalny przygląda się moim wyborom i mówi o tym tylko mnie.
coach-not-here = Nie przy tym stole: gospodarz nie chce podpowiedzi.
coach-title = Szeryf federalny wybrałby inaczej
coach-better = Lepiej:
coach-yours = Twój wybór: { $sentence }
coach-gain-won = To daje ci zwycięstwo w { $better } partii zamiast w { $mine }.
coach-gain-place = To daje ci średnio miejsce { $better } zamiast { $mine }.
coach-gain-points = To daje ci średnio { $better } pkt zamiast { $mine }.
coach-player = Gracz
coach-won = Wygrane
coach-place = Miejsce
coach-points = Punkty
coach-then = po lepszym wyborze:
coach-more = Częściej zdarza się: { $sentence } ({ $better } zamiast { $mine })
coach-less = Rzadziej zdarza się: { $sentence } ({ $better } zamiast { $mine })
coach-how = Z { $games } partii rozegranych do końca po każdym z obu wyborów, w światach, które wyglądają dla ciebie tak samo.

# ---- przed grą

lobby-howto = Jak się gra
lobby-invite = Wyślij ten link znajomym
lobby-free = { $free ->
    [one] Zostało jedno wolne miejsce.
    [few] Zostały { $free } wolne miejsca.
   *[many] Zostało { $free } wolnych miejsc.
  }
lobby-wait = Gospodarz zacznie grę, gdy wszystkie miejsca będą zajęte.
lobby-dice = Kości są zapieczętowane przed pierwszym wyborem; po grze każdy może je sprawdzić.
sit = Usiądź tu
sit-too = Usiądź także tu
stand = Wstań
clear-seat = Zwolnij miejsce
put-bot = Posadź bota …
seat-put-bot = Bot na miejscu { $number }
hotseat-name = Imię następnej osoby przy tym ekranie
fill-with-bots = Dosadź boty
start = Zacznij grę

# ---- po grze

result = Wynik
result-won = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają razem: { $names }
  }
result-nobody = Nikt nie wygrywa
rematch = Jeszcze jedna gra
rematch-ready = Na te same osoby czeka już następna gra.
rematch-there = Do następnej gry
record = Zapis gry
replay = Powtórka
replay-so-far = Spójrz wstecz
replay-back = Jeden wybór wstecz
replay-forward = Jeden wybór dalej
replay-play = Odtwarzaj
replay-stop = Zatrzymaj
replay-moment = Chwila gry
replay-at = Po wyborze { $upto } z { $choices }
replay-eyes = Co wie
replay-spectator = widz
replay-link = Link do tej chwili
replay-table = Powrót do stołu
save-moment = Żeby pokazać innym
save-picture = Zapisz obrazek
save-animation = Zapisz animację
save-drawing = Rysuje się…
saved = Zapisano.
chances = Szanse
chances-graph = Szanse { $players } graczy na wygraną w ciągu całej gry. Te same liczby są w tabeli poniżej.
chances-now = Szanse po wyborze { $upto }
chances-how = Jak często wygrywa każdy, gdy boty grają do końca z prawdziwej pozycji, łącznie z tym, co zakryte, ale z nowym losem. Blade pasy: niepewność.
chances-running = Liczenie trwa: na razie { $known } z { $choices } chwil.
chances-table = Szanse w tabeli
chances-after = Po wyborze
turns = Punkty zwrotne
turns-about = Co zmienił wybór i los, który po nim nastąpił: szanse w procentach.
turns-none = Żaden pojedynczy wybór nie odwrócił losów tej gry: rozstrzygała się krok po kroku.
turns-not-yet = Trwa szukanie …
turn-branch = Zagraj stąd inaczej
branch-title = A gdyby?
branch-seat = Gram jako
branch-level = przeciwnik
branch = Graj od tej chwili
result-why = Jak to policzono
log-filter = Które wiersze
log-all = Wszystko, co się działo
log-mine = Co dotyczy mnie
log-told = Co wiem tylko ja
choices-every =
    { $count ->
        [one] Na liście: { $count } odpowiedź
        [few] Na liście: wszystkie { $count } odpowiedzi
       *[many] Na liście: wszystkie { $count } odpowiedzi
    }
choices-next =
    { $count ->
        [one] Teraz to potwierdź, na planszy albo na liście.
        [few] Teraz wybierz jedną z { $count } pozostałych możliwości, na planszy albo na liście. Escape cofa.
       *[many] Teraz wybierz jedną z { $count } pozostałych możliwości, na planszy albo na liście. Escape cofa.
    }
dice-check = Sprawdź kości
dice-about = Przed pierwszym wyborem stół pokazał pieczęć: SHA-256 ziarna i soli. Cały los w grze pochodzi z tego ziarna, więc nikt nie mógł później dobrać kości. Pieczęć liczy sama twoja przeglądarka.
dice-added-about =
    { $players ->
        [0] Nikt przy stole nie dołożył się do losu: prowadzący ten serwer mógł znać rzuty z góry, ale nie mógł ich zmienić.
        [one] Przeglądarka jednego gracza dołożyła własną liczbę, za którą ręczyła przed złożeniem pieczęci. Dlatego nawet prowadzący ten serwer nie mógł dobrać kości.
        [few] Przeglądarki { $players } graczy dołożyły własne liczby, za które ręczyły przed złożeniem pieczęci. Dlatego nawet prowadzący ten serwer nie mógł dobrać kości.
       *[many] Przeglądarki { $players } graczy dołożyły własne liczby, za które ręczyły przed złożeniem pieczęci. Dlatego nawet prowadzący ten serwer nie mógł dobrać kości.
    }
dice-added = Liczba od: { $player }
dice-commitment = Pieczęć pokazana wcześniej
dice-seed = Ziarno
dice-salt = Sól
dice-later = pokażemy po grze
dice-verify = Sprawdź teraz
dice-kept = Ziarno pasuje do pieczęci: kości były ustalone przed pierwszym wyborem.
dice-foul = Ziarno pasuje do pieczęci, ale liczba dołożona do losu NIE jest tą, za którą ręczono.
dice-broken = Ziarno NIE pasuje do pieczęci.
dice-early = Ziarno pokażemy po grze.

# ---- front page

front-title = Pięć gier o banitach. Jeden stół.
front-sub = Zagraj od razu z botami albo wyślij znajomym link. Nic nie trzeba instalować ani zakładać konta.
front-play = Zagraj teraz z botami
front-dealing = Rozdawanie …
front-invite = Załóż stół i wyślij link
front-seats = Od { $fewest } do { $most } graczy
front-mine = Moje stoły
front-mine-none = Nigdzie jeszcze nie siedzisz. Wystarczy jedno kliknięcie na plakacie.
front-turns = { $count ->
    [one] Jeden stół czeka na ciebie.
    [few] { $count } stoły czekają na ciebie.
   *[many] { $count } stołów czeka na ciebie.
  }
front-open = Otwarte stoły
front-open-none = Nie ma teraz otwartych stołów. Załóż własny i daj komuś znać.
front-all = Pokaż wszystkie ({ $count })
front-who = Kto tam siedzi
front-free = wolne
front-bot = bot
front-turn = Twoja kolej
front-back = Wróć do stołu
front-sit = Usiądź
front-watch = Oglądaj
front-result = Zobacz wynik
front-status-open = Czeka na graczy
front-status-playing = W trakcie gry
front-status-over = Gra zakończona
front-status-outdated = Dawne zasady
front-slow = na wiele dni
front-you = Ty
front-called = Twoje imię
front-rename = Przyjmij to imię
front-device = Graj na innym urządzeniu
front-device-about = Otwórz ten link na drugim urządzeniu. Jest jak klucz do twoich miejsc: nie pokazuj go nikomu. Działa jeden raz, przez dobę; nowszy zastępuje poprzedni.
leave = Wyloguj
leave-about = Twoje miejsca pozostaną twoje tylko tam, gdzie nadal jesteś zalogowana lub zalogowany. Jeśli to twoje jedyne urządzenie, przygotuj najpierw link dla innego, klucz dostępu albo adres e-mail (strona „O mnie”): bez nich nie ma powrotu do twoich stołów.
leave-here = Wyloguj tutaj
leave-everywhere = Wyloguj na wszystkich urządzeniach
leave-stay = Zostaję
device-title = Inne urządzenie
device-ask = Grać na tym urządzeniu jako { $name }?
device-known = Teraz grasz tu jako { $now }. Stoły tej osoby nie będą potem dostępne w tej przeglądarce, chyba że otworzysz jej własny link.
device-yes = Tak, tutaj gra { $name }
device-no = Nie, bez zmian
device-same = Na tym urządzeniu już grasz jako { $name }.
device-old = Ten link został już użyty albo jest za stary. Przygotuj nowy tam, gdzie jesteś zalogowana lub zalogowany: działa jeden raz.
front-no-server = Serwer jest teraz nieosiągalny.
offline = Nie ma połączenia z siecią, a to wymaga serwera.
offline-title = Bez serwera
offline-about = Stoły, to, co robią inni, i wszystko o Tobie wymagają serwera, a nie można się z nim połączyć. Można za to obejrzeć jeszcze raz skończone gry, które już tu otwierano.
offline-none = Na tym urządzeniu nie ma jeszcze żadnej: otwórz powtórkę, gdy serwer będzie dostępny.
front-names = Kapsel, Calamity, Chudy, Szczęściarz, Iskra, Kogut, Sroka, Miedziak, Jałowiec, Borsuk, Wróbel, As

# ---- new table

new-title = Nowy stół: { $game }
new-seats = Ile osób i kto
new-preset = Obsadź miejsca
new-preset-link = Znajomi przez link
new-preset-bots = Z botami
new-preset-here = Wszyscy przy tym ekranie
new-seat = Kto siada na miejscu { $number }
new-seat-name = Imię na miejscu { $number }
new-me = Ja
new-here = Ktoś przy tym ekranie
new-free = Kto przyjdzie z linkiem
new-bot = Bot: { $level }
new-player = Gracz { $number }
new-here-about = Dzielicie jeden ekran: przed każdą tajną decyzją stół prosi pozostałych, by odwrócili wzrok.
new-nobody-here = Tylko patrzysz: żadne miejsce nie jest twoje.
new-options = Warianty
new-clause = Zasada, która za tym stoi: { $clause }
new-more-rules = Czytaj dalej w zasadach
new-yes = tak
new-no = nie
new-terms = Jak działa stół
new-pace = Tempo
new-live = Na żywo, wszyscy są przy stole
new-slow = Na wiele dni, ruch od czasu do czasu
new-live-about = Wszyscy zostają przy stole do końca gry.
new-slow-about = Wracaj, gdy przyjdzie twoja kolej; strona główna o niej przypomni.
new-clock = Zegar
new-clock-whole = Na całą grę, każdy
new-clock-more = Dodatkowo za każdy ruch
new-clock-none = bez zegara
new-clock-nothing = nic
new-clock-about = Kto przekroczy czas, tego zastępuje bot.
new-patience = Cierpliwość
new-patience-time = Pozostali czekają
new-patience-about = Potem mogą zastąpić botem każdego, kto ma odpowiedzieć i milczy.
new-others = Inni
new-public = Na liście otwartych stołów
new-watch = Każdy może oglądać
new-hints = Gracze mogą pytać, co zrobiłby bot
new-window = Chwile na reakcję
new-window-seconds = Ile sekund trwa każda
new-window-about = Trwa tyle samo dla wszystkich, nawet gdy nikt nie może zareagować: cisza niczego nie zdradza. Przy stole z samymi botami nic cię nie goni.
new-make = Załóż stół
new-start = Rozpocznij grę
new-watch-bots = Oglądaj boty
new-make-about = Za chwilę dostaniesz link dla znajomych. Gra zaczyna się, gdy wszystkie miejsca są zajęte.
new-start-about = Wszystkie miejsca są zajęte: gra zaczyna się od razu.

# ---- rules

# Time, difficulty and the kind of fun, on the posters.
bill-five-points = 30 minut · łatwa · blef i wyczucie chwili
bill-colt-express = 40 minut · łatwa · wspólne plany, które się sypią
bill-bang-dice = 20 minut · łatwa · kostki, tajne role i dużo śmiechu
bill-deadwood = 60 minut · średnia · wyścig po pieniądze i strzelaniny
bill-deadwood-1876 = 45 minut · średnia · przyjaźń do ostatniej rundy
howto-go = Graj
howto-guide = Przeczytaj, jak grać
howto-later = Nie teraz
rules-tab-guide = Jak grać
rules-tab-card = Ściąga na stół
rules-tab-rules = Wszystkie zasady
rules-print = Drukuj
guide-close = Złóż
guide-clause = { $sign }, zasada { $clause }
# Those who play in the pictures of the guides.
guide-players = Ada, Borys, Celina, Darek, Ewa, Feliks, Gosia, Hubert, Iga
rules-about = Naszymi słowami, tak jak gra się przy tym stole. Każda zasada ma numer, na który powołuje się przebieg gry.
rules-contents = Spis treści
rules-seek = Szukaj
rules-found = { $count ->
    [0] Nic nie znaleziono
    [one] Jedno miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
  }
rules-table = Tabela: { $place }
mark-ruling = Nasze ustalenie:
mark-picture = Z rysunku:
mark-doubtful = Wątpliwe:

# ---- style

style-title = Wygląd domu
style-about = Wszystko, co narysowane, bierze stąd barwy, litery i znaki.
style-logo = Odznaka
style-colours = Barwy
style-type = Pismo
style-pangram = Pchnąć w tę łódź jeża lub ośm skrzyń fig.
style-seats = Miejsca
style-seats-about = Miejsce poznaje się po literze, kształcie i barwie; nigdy po samej barwie. Znak przerywaną linią to wolne miejsce.
style-seat = Miejsce { $letter }
style-faces = Twarze botów
style-faces-about = Kapelusz mówi, jak dobrze ktoś gra, brwi i usta, jak gra najchętniej: śmiało, ostrożnie lub mściwie.
style-icons = Ikony
style-bang = Elementy gry Bang!
style-dice = Kości
style-buttons = Przyciski i stany
style-main = Rzecz główna
style-other = Inna rzecz
style-quiet = Rzecz cicha
style-disabled = Nie teraz
style-input = Coś napisanego
style-can = można wybrać
style-pointed = wskazane
style-cannot = nie można wybrać
style-good = dobra wiadomość
style-bad = zła wiadomość
style-link = odnośnik
style-ground = Drewno i papier
style-panel = Panel
style-wood = Drewno
style-paper = Papier żeberkowy
style-posters = Plakaty

## Co się działo
story-since = Od twojej ostatniej tury
story-lately = Co się ostatnio działo
story-nothing = Nie ma jeszcze czego oglądać.
story-previous = Krok wstecz
story-next = Krok naprzód
story-unfold =
    { $count ->
        [one] Pokaż cały jeden krok
        [few] Pokaż wszystkie { $count } kroki
       *[other] Pokaż wszystkie { $count } kroków
    }
story-fold = Zwiń listę
story-skip = Pomiń
story-skip-about = Pokaż od razu wszystko, co dzieje się do twojej tury (spacja)
story-back = Oglądasz przeszłość: plansza wygląda jak wtedy i niczego nie można wybrać.
story-now = Wróć do teraz
story-asked = Pytanie do ciebie: { $question }

# ---- nauka przez grę

learn = Naucz się, grając
learn-guide = Przewodnik
learn-step = Krok { $step } z { $steps }
learn-luck = Los w lekcji jest stały: karty i kości wypadają każdemu tak samo, a pozostali grają to, czego ona wymaga.
learn-watch = Zobacz, co robią inni.
learn-next = Dalej
learn-back = Krok wstecz
learn-leave = Przerwij, dokończ później
learn-try = Spróbuj mimo to
learn-tried = Oto, co z tego wynika. Cofnij ten ruch i wybierz ponownie.
learn-take-back = Cofnij ten ruch
learn-play-on = Graj dalej z łatwymi botami

## Wołanie
settings-confirm = Pytaj drugi raz przed ostatecznym wyborem
settings-coach = Mów mi, gdy inny wybór był wyraźnie lepszy
settings-sounds = Dźwięk, gdy moja kolej
settings-palette = Kolory dla daltonistów
settings-zoom = Wielkość liter
settings-more = Wiadomości i więcej o mnie
me-title = O mnie
me-stranger = Ten serwer jeszcze Cię nie zna: usiądź do stołu albo się przedstaw i wróć tutaj.
me-follow = To, co ustawisz tutaj i w „Ustawieniach”, będzie z Tobą na wszystkich urządzeniach.
me-again = Już tu kiedyś byłem lub byłam
me-again-about = Jeśli potwierdzono tu Twój adres e-mail, link wysłany na niego przywróci Ci Twoje miejsce.
me-again-mail = Twój adres e-mail
me-again-send = Wyślij mi link
me-again-sent = Jeśli ktoś tu potwierdził ten adres, link jest już w drodze.
# Kim jestem
since = Od { $when }.
passkey = Klucz dostępu
passkey-title = Klucze dostępu
passkey-about = Klucz dostępu przechowuje Twój telefon, komputer albo menedżer haseł. Na każdym urządzeniu pozwala znów być sobą, bez hasła i bez poczty.
passkey-add = Utwórz klucz dostępu
passkey-made = Gotowe. Od teraz możesz się nim logować.
passkey-not-made = Nie utworzono klucza: przeglądarka nie dostała zgody albo już go ma.
passkey-not-given = Żaden klucz nie odpowiedział. Czy jest na tym urządzeniu albo na telefonie w pobliżu?
passkey-name = Jego nazwa
passkey-rename = Zmień nazwę: { $name }
passkey-rename-short = Zmień nazwę
passkey-used = Ostatnio użyty { $when }.
passkey-site = Utworzony pod adresem { $site } i tylko tam ważny.
passkey-sign-in = Zaloguj się kluczem dostępu
passkey-no-line = Tu nie ma kluczy dostępu: przeglądarki pozwalają na nie tylko przez HTTPS albo pod http://localhost.
passkey-no-name = Tu nie ma kluczy dostępu: serwer musi mieć nazwę, a tę stronę otwarto pod adresem z samych liczb.
passkey-no-browser = Ta przeglądarka nie zna kluczy dostępu.
me-again-passkey = Jeśli masz tu klucz dostępu:
sessions-title = Urządzenia z Twoim logowaniem
sessions-about = Każde urządzenie, na którym to Ty. Jeśli któregoś nie znasz albo już go nie masz, najlepiej je wyloguj; jego stoły zamkną się tam od razu.
sessions-here = To urządzenie.
sessions-seen = Ostatnio { $when }.
sessions-end = Wyloguj
sessions-end-what = Wyloguj: { $what }
sessions-end-others = Wyloguj wszędzie indziej
device-unknown = Jakieś urządzenie
device-both = { $browser }, { $system }
device-edge = Edge
device-opera = Opera
device-firefox = Firefox
device-chrome = Chrome
device-safari = Safari
device-iphone = iPhone
device-ipad = iPad
device-android = Android
device-windows = Windows
device-chromeos = ChromeOS
device-mac = Mac
device-linux = Linux
everything-title = Wszystko o mnie
everything-about = Serwer przechowuje Twoje imię, ustawienia, sposoby wołania, klucze dostępu, urządzenia z Twoim logowaniem oraz to, co dzieje się z Twoim udziałem przy stołach. Wszystko to możesz zabrać albo usunąć.
everything-take = Zabierz (JSON)
everything-forget = Usuń …
everything-sure = Usunąć wszystko o mnie?
everything-goes = Znikną Twoje imię, ustawienia, adresy, klucze dostępu, zachowane chwile, wszystkie Twoje wypowiedzi i gry rozegrane tylko z botami; wszędzie nastąpi wylogowanie.
everything-stays = Gry, w których grali inni, należą też do nich: Twoje wybory zostają, a zamiast imienia stoi „N. N.”. W grach, które trwają, zagra za Ciebie bot; otwarte przez Ciebie stoły, przy których gra się nie zaczęła, zostaną zamknięte.
everything-no-way-back = Nie ma odwrotu. Tego, co inni napisali o Tobie na czacie, ani kopii zrobionych przez prowadzącego serwer to nie dotyczy.
everything-type = Dla pewności wpisz swoje imię: { $name }
everything-yes = Usuń na zawsze
everything-no = Nie, zostaw
everything-done = Wszystko o Tobie zostało usunięte.
call-title = Wołaj mnie, gdy moja kolej
call-about = Gdy jest Twoja kolej i od minuty nie patrzysz na stół. Najwyżej jedna wiadomość na turę, bez słowa o tym, co dzieje się w grze.
call-none = Nikt Cię jeszcze nie woła.
call-push = Ta przeglądarka
call-push-on = Powiadamiaj mnie w tej przeglądarce
call-push-no = Tu przeglądarka nie może powiadamiać: chce strony przez HTTPS i Twojej zgody.
call-mail = E-mail
call-mail-no = Ten serwer nie wysyła poczty.
call-hook-no = Ten serwer nie pisze na kanały.
call-discord = Discord
call-slack = Slack
call-ntfy = ntfy
call-add = Dodaj
call-channel = Kanał
call-address = Adres webhooka albo tematu
call-shared = Kanał czytają też inni: o tajnych pytaniach nic na nim nie będzie.
call-state-new = czeka tam nasz list
call-state-on = włączone
call-state-off = zatrzymane
call-state-broken = już nie istnieje
call-try = Wypróbuj
call-tried = Wysłano.
channel-title = Wiadomości tego stołu na kanał
channel-about = Czyja kolej, raz na turę, dla wszystkich, którzy tam czytają; o tajnych pytaniach nic.
channel-set = Ustaw
call-drop = Usuń: { $what }
call-try-what = Wypróbuj: { $what }
call-quiet = Bez wiadomości w nocy
call-quiet-from = od
call-quiet-to = do
call-gather = Najwyżej jedna wiadomość
call-gather-0 = na turę
call-gather-5 = na pięć minut
call-gather-60 = na godzinę
call-gather-1440 = na dzień
mail-title = Czy to Twój adres?
mail-yes = Tak, wołajcie mnie tutaj
mail-done = Dziękujemy. Tam damy znać, gdy będzie Twoja kolej.
stop-title = Koniec wiadomości
stop-done = Gotowe: nic więcej tam nie wyślemy. Na stronie „O mnie” możesz to znów włączyć.
letter-old = Ten link już nie działa.
final-ask = Tego nie da się cofnąć.
final-yes = Tak: { $choice }
final-no = Nie, jeszcze nie

## Co mam za sobą
front-doors = Moje strony
deeds-title = Moje gry
deeds-about = Tu znajdziesz każdą grę, którą doprowadzisz do końca – tylko dla Twoich oczu, chyba że poniżej powiesz inaczej. Gra, w której zajmujesz kilka miejsc, jest na liście, ale się nie liczy.
deeds-none = Jeszcze nic: tu pojawi się każda gra, którą doprowadzisz do końca, z zapisem i z tym, jak Ci poszło.
deeds-stranger = Najpierw wejdź: zagraj w coś albo powiedz, kim jesteś.
deeds-won = Wygrane: { $won } z { $played }
deeds-length = { $span } na grę
deeds-choices = { $count ->
    [one] jeden wybór
    [few] { $count } wybory
   *[other] { $count } wyborów
  } na grę
deeds-seats = Wygrane według miejsca
deeds-seat = Miejsce { $seat }
deeds-roles = Wygrane jako
deeds-bots = Pokonane boty
deeds-rivals = Z ludźmi
deeds-rival = { $even ->
    [0] { $ahead } : { $behind }
   *[other] { $ahead } : { $behind } (= { $even })
  }
deeds-games = Gry
deeds-filter = Pokaż
deeds-all-games = wszystkie gry
deeds-place = Miejsce { $rank } z { $of }
deeds-kind-rated = rankingowa
deeds-kind-what-if = „A gdyby?”, nie liczy się
deeds-kind-unknown = dawne zasady
moments = Chwile warte zachowania
moment-plain = { $game }, po wyborze { $upto }
moment-note = Zachowaj tę chwilę
moment-example = Co w niej było takiego dobrego?
moment-keep = Zachowaj
moment-kept = Zachowana
moment-where = Jest teraz w „Moich grach”.
moment-drop = Nie zachowuj dłużej: { $what }

## Stoły rankingowe
new-counts = Za co się gra
new-friendly = Towarzysko
new-rated = Rankingowo
new-friendly-about = O nic poza dobrą zabawą.
new-rated-about = Liczy się do rankingu: każdy ma jedno miejsce, niczego się nie cofa, nikt nie pyta bota.
terms-rated = Rankingowo
front-rated = rankingowy
honour-title = Tablica chwały
honour-about = Ranking tego domu, z gier rankingowych. Są tu tylko ci, którzy chcą.
honour-join = Dołącz i Ty
honour-none = Nikogo tu jeszcze nie ma. Zagraj rankingowo i powiedz w „Moich grach”, że inni mogą Cię tam widzieć.
honour-people = między ludźmi
honour-bots = z botami przy stole
honour-place = Miejsce
honour-name = Imię
honour-points = Ranking
ratings = Ranking
ratings-games = { $count ->
    [one] jedna gra
    [few] { $count } gry
   *[other] { $count } gier
  }
shown-title = Co widzą o mnie inni
shown-about = Nic poza tym, co widać przy stole, chyba że chcesz inaczej.
shown-honour = Pokaż moje imię i ranking na tablicy:
shown-profile = Kto może zobaczyć moje statystyki i ranking
shown-nobody = nikt
shown-friends = moi znajomi
shown-all = wszyscy w tym domu
shown-look = Moja strona ich oczami
shown-settled = Ustawione.
somebody = Gość
somebody-none = Jeszcze żadnej gry.

## Razem
friends-title = Znajomi
friends = Moi znajomi
friends-about = Znajomych zaprosisz do stołu jednym kliknięciem, a oni Ciebie.
friends-none = Jeszcze nikogo: zrób link i wyślij go komuś.
friends-part = Koniec znajomości: { $name }
friends-link-make = Link dla znajomych
friends-link = Wyślij ten link tym, których chcesz mieć wśród znajomych
friends-link-about = Kto go otworzy w ciągu miesiąca, może dołączyć do Twoich znajomych. Nowszy link unieważnia ten.
friend-ask = { $name } – dodać do znajomych?
friend-about = Wtedy będziecie zapraszać się do stołu jednym kliknięciem. Zakończyć to można w każdej chwili.
friend-yes = Dodaj: { $name }
groups = Grupy
groups-about = Dla tych, którzy spotykają się stale: grupa prowadzi punktację wszystkich gier rozegranych we własnym gronie.
groups-members = { $count ->
    [one] jedna osoba
    [few] { $count } osoby
   *[other] { $count } osób
  }
groups-new = Nowa grupa
groups-example = Czwartkowi jeźdźcy
groups-make = Załóż
group-ask = Oto zaproszenie do tej grupy. Prowadzi ona punktację gier rozegranych we własnym gronie.
group-join = Dołącz
group-score = Punktacja
group-points = Punkty
group-won = Wygrane
group-score-about = W każdej grze dostaje się taką część punktu, jaką część pozostałych osób z grupy się wyprzedzi: od 0 za ostatnie miejsce do 1 za wygraną; remis to połowa. Liczą się gry, w których wszyscy ludzie są z grupy, co najmniej dwoje; boty mogą grać z Wami.
group-play = Kolejny wieczór
group-play-about = Wybierz grę: do stołu zostanie zaproszona cała grupa.
group-link = Wyślij ten link tym, którzy mają tu należeć
group-leave = Opuść grupę
group-leave-yes = Tak, opuść grupę
invites = Zaproszenie do stołu
invite-from = { $name } zaprasza Cię do gry: { $game }.
invite-go = Zobacz
invite-no = Nie tym razem
invite-friends = Zaproś jednym kliknięciem:
invite-asked = Zaproszenie wysłane.
open-filter = Które stoły
open-game = Gra
open-seats = Miejsca
open-any-seats = dowolna liczba
open-for = na { $count }
open-any-pace = dowolne tempo
open-live = na żywo
open-any-count = towarzyskie i rankingowe
open-friendly = towarzyski
open-free = z wolnym miejscem
open-none-so = Nie ma teraz takiego stołu. Otwórz własny i powiedz komuś.

## Turnieje
cups-title = Turnieje
cups-about = Załóż turniej, wyślij link i zacznij, gdy wszyscy się zgłoszą: stoły powstają same, runda po rundzie, aż do ostatniej.
cups-mine = Moje turnieje
cups-new = Nowy turniej
cup-name = Nazwa
cup-example = Puchar jesieni
cup-seats-at-table = Miejsca przy stole
cup-rounds = Rundy
cup-rated = Gry liczą się do rankingu
cup-make = Załóż
cup-open = można się zgłaszać
cup-playing = runda { $round } z { $rounds }
cup-over = zakończony, liczba rund: { $round }
cup-tables-of = stoły na { $count }
cup-link = Wyślij ten link tym, którzy mają grać
cup-enter = Gram
cup-leave = Już nie gram
cup-begin = Zacznij pierwszą rundę
cup-how = W każdej rundzie spotykają się ci, którym idzie podobnie, i o ile się da, nikt nie trafia na nikogo po raz drugi. Gdy liczba osób nie pasuje, stoły są mniejsze albo ktoś pauzuje, co liczy się jak wygrana.
cup-to-table = Do mojego stołu
cup-entered = Zgłoszenia: { $count }
cup-standings = Tabela
cup-against = Punkty rywali
cup-points-about = W każdej rundzie dostaje się taką część punktu, jaką część pozostałych przy stole się wyprzedzi: od 0 za ostatnie miejsce do 1 za wygraną; remis to połowa. Przy równej liczbie punktów wyżej jest ten, czyi rywale mają ich więcej.
cup-gone = poza grą
cup-round = Runda { $round }
cup-bye = pauza: liczy się jak wygrana
cup-unplayed = nierozegrany
terms-cup = Stół turniejowy
