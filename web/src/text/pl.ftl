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
settings-theme = Światło
settings-theme-auto = Jak w urządzeniu
settings-theme-light = Jasno
settings-theme-dark = Ciemno
settings-theme-contrast = Duży kontrast
settings-speed = Ruch
settings-speed-usual = Zwykły
settings-speed-fast = Szybki
settings-speed-off = Bez ruchu
settings-guide = Wyjaśniaj każdy nowy rodzaj pytania
lost-title = Tu nic nie ma
lost-text = Ten trop prowadzi donikąd. Strona główna zna drogę.
guest-name = Nieznajomy
sign-in-title = Kto wchodzi?
sign-in-name = Twoje imię
sign-in-password = Hasło tego serwera
sign-in-enter = Wejdź
bot-random = Żółtodziób (losowo)
bot-scout = Zwiadowca
bot-ranger = Strażnik

# ---- stół

table-none = Tego stołu nie można pokazać
table-loading = Nakrywamy do gry …
table-offline = Brak połączenia. Próbujemy znowu …
table-closed = Ten stół zamknięto.
table-outdated = Zasady tej gry zmieniły się od rozłożenia tego stołu. Można go czytać, ale nie grać dalej.
table-board = Plansza
table-talk = Co się stało i co powiedziano
table-log = Co się stało
table-chat = Rozmowa
table-paused = Gra jest wstrzymana.
log-rule = Otwórz zasadę { $clause }
chat-empty = Nikt jeszcze nic nie powiedział.
chat-phrases = Gotowe zwroty …
chat-say = Powiedz coś
chat-send = Wyślij
seats = Miejsca
seat-free = Wolne
seat-away = nieobecność
seat-turn = decyduje
seat-bot = Tu gra bot: { $level }
question = Pytanie
question-waiting = Teraz decyduje: { $names }.
question-moment = Chwileczkę …
question-window = Ta chwila minie za { $seconds } s.
guide-seen = Jasne
choice-final = bez cofania
choice-final-about = To rzut, dobranie albo odsłonięcie: tego nie można swobodnie cofnąć.
choices-all = Pokaż wszystkie możliwości
hint-ask = Co zrobiłby bot?
hint-thinking = Myśli …
hint-this = tak zrobiłby bot
refused-title = Czego nie można teraz zrobić i dlaczego
order-title = Rozstrzygaj takie chwile z góry
order-what = Od teraz
order-never = przepuszczaj każdą taką chwilę
order-ask = pytaj mnie
order-always = zawsze: { $choice }
order-against = wobec
order-anybody = każdego
order-keep = Zapisz polecenie
order-kept = Zapisano.
undo = Cofnij
pause = Poproś o przerwę
resume = Graj dalej
takeover = Niech bot zagra za: { $name }
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

# ---- przed grą

lobby-howto = Jak się gra
lobby-invite = Wyślij ten odnośnik znajomym
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
replay-eyes = Tak jak wie to
replay-spectator = widz
replay-link = Odnośnik do tej chwili
replay-table = Powrót do stołu
branch-title = A gdyby?
branch-seat = Przejmuję miejsce
branch-level = przeciw
branch = Graj od tej chwili
dice-check = Sprawdź kości
dice-about = Przed pierwszym wyborem stół pokazał pieczęć: SHA-256 ziarna i soli. Cały los w grze pochodzi z tego ziarna, więc nikt nie mógł później dobrać kości. Pieczęć liczy sama twoja przeglądarka.
dice-commitment = Pieczęć pokazana wcześniej
dice-seed = Ziarno
dice-salt = Sól
dice-later = pokażemy po grze
dice-verify = Sprawdź teraz
dice-kept = Ziarno pasuje do pieczęci: kości były ustalone przed pierwszym wyborem.
dice-broken = Ziarno NIE pasuje do pieczęci.
dice-early = Ziarno pokażemy po grze.
