# Co mówi serwer, gdy czegoś nie da się zrobić.
no-such-table = Nie ma takiego stołu.
no-such-seat = Przy tym stole nie ma takiego miejsca.
no-such-game = Nie ma takiej gry.
no-such-bot = Nie ma bota na takim poziomie.
no-such-phrase = Nie ma takiego zwrotu.
no-such-kind = W tej grze nie ma takiego pytania.
no-such-page = Pod tym adresem niczego nie ma.
wrong-method = Pod tym adresem nie da się tego zrobić: zob. docs/protocol.md.
broken = Coś poszło nie tak po stronie serwera; szczegóły są w jego dzienniku.
bad-table = Takiego stołu nie można rozstawić.
bad-message = To nie jest wiadomość tego protokołu.
operator-only = To może zobaczyć tylko osoba, która prowadzi ten serwer.
bad-origin = Obce strony nie mogą rozmawiać z tym serwerem.
bad-host = Ten serwer nie zna nazwy z tego adresu. Może ją dodać osoba, która go prowadzi: posse serve --name, zob. docs/hosting.md.
not-json = To, co się tu wysyła, musi być zapisane jako JSON i tak oznaczone: Content-Type: application/json.
bad-order = Takiego polecenia nie można wydać.
bad-moment = Nie ma takiej chwili w tej grze albo nie można jej jeszcze pokazać.
too-large = Wiadomość jest za duża; najwyżej { $bytes } bajtów.
too-fast = Za szybko: poczekaj chwilę.
too-many-tables = Masz już za dużo otwartych stołów: może ich być najwyżej { $most }.
too-many-watched = Oglądasz za dużo stołów naraz.
too-many-watchers = Przy tym stole jest już za wielu widzów.
too-many-said = Czat tego stołu jest pełny.
name-wanted = Podaj imię: od 1 do { $most } znaków.
text-wanted = Napisz coś: najwyżej { $most } znaków.
wrong-password = To nie jest hasło tego serwera.
sign-in = Najpierw podaj serwerowi swoje imię.
old-link = Ten link jest już nieważny.
not-yours = To nie twoje miejsce.
not-host = Może to zrobić tylko gospodarz stołu.
muted = Gospodarz stołu prosi o ciszę.
kicked = Gospodarz wyprosił cię od tego stołu.
nobody-there = Nie ma tam nikogo, kogo mogłoby to dotyczyć.
not-watching = Tego stołu nie można oglądać.
no-hints = Przy tym stole nie ma podpowiedzi.
hint-running = Bot już myśli nad podpowiedzią dla ciebie.
coach-busy = Trener zastanawia się jeszcze nad twoimi poprzednimi wyborami.
no-advice = Żaden bot nie zdążył się nad tym zastanowić; zapytaj jeszcze raz za chwilę.
not-asked = Nikt cię teraz o nic nie pyta.
not-begun = Gra się jeszcze nie zaczęła.
not-over = Dopiero po zakończeniu gry.
begun = Gra już się zaczęła.
over = Gra jest skończona.
sealed = Los tego stołu jest już zapieczętowany.
not-sealed = Los tego stołu nie jest jeszcze zapieczętowany.
bad-pledge = Poręczenie to SHA-256 szesnastu bajtów: 64 cyfry szesnastkowe.
bad-nonce = To nie jest liczba, za którą ręczono.
closed = Ten stół jest zamknięty.
outdated = Zasady tej gry zmieniły się od tamtej pory; można ją czytać, ale nie grać dalej.
unreadable = Tego stołu nie da się odczytać; przyczynę podaje dziennik serwera. Pomóc może tylko osoba, która go prowadzi.
paused = Gra jest wstrzymana.
not-paused = Gra nie jest wstrzymana.
seat-taken = Ktoś już tam siedzi.
seat-free = Nikt tam nie siedzi.
seats-free = { $free ->
    [one] Zostało jedno wolne miejsce.
    [few] Zostały { $free } wolne miejsca.
   *[many] Zostało { $free } wolnych miejsc.
  }
stale = To była odpowiedź na wcześniejsze pytanie.
bot-plays = Na tym miejscu gra teraz bot.
nothing-to-undo = Nie ma czego cofnąć.
book-full = W księdze tego stołu nie ma już na to miejsca; partię można dograć do końca.
undo-later = Nie w tej chwili; spróbuj trochę później.
undo-luck = Od tego czasu padły kości albo tasowano karty; tego nie można już cofnąć.
undo-takeover = Od tego czasu bot przejął czyjeś miejsce; tego, co było wcześniej, nie można cofnąć.
absent = Musiałby się na to zgodzić ktoś, kogo teraz nie ma, a żaden bot nie zgadza się za nikogo.
proposal-open = Inna propozycja jest jeszcze otwarta.
no-proposal = Ta propozycja nie jest już otwarta.
not-asked-vote = To pytanie nie jest do ciebie.
not-late = Bota można wezwać dopiero wtedy, gdy ktoś, na kogo przyszła kolej, każe reszcie czekać zbyt długo.
conceded = Ta gra jest już poddana.
no-mail = Ten serwer nie wysyła poczty: jego operator tego nie ustawił.
no-hooks = Ten serwer nie pisze na kanały: jego operator nie podał, pod jakim jest adresem.
bad-mail = To nie jest adres e-mail.
bad-way = Tam nie da się nic wysłać. Podaj adres webhooka w Discordzie lub Slacku albo temat w ntfy.
too-many-ways = Można Cię wołać najwyżej na { $most } sposobów.
too-many-moments = Możesz zachować najwyżej { $most } chwil.
too-many-cups = Możesz prowadzić najwyżej { $most } turniejów naraz.
no-such-cup = Nie ma takiego turnieju.
cup-begun = Ten turniej już się zaczął.
cup-full = Zgłosiło się już { $most } osób.
cup-few = Muszą się zgłosić co najmniej { $fewest } osoby.
cup-seats = Miejsca są losowane: w turnieju nikt się nie przesiada.
too-many-friends = Każdemu wystarczy { $most } znajomych.
too-many-groups = Możesz należeć najwyżej do { $most } grup.
too-many-members = Grupa ma najwyżej { $most } osób.
no-such-group = Nie ma takiej grupy albo do niej nie należysz.
not-friends = Do stołu można zaprosić tylko znajomych.
rated-one-seat = Przy stole rankingowym każdy ma jedno miejsce.
rated-no-undo = Przy stole rankingowym niczego się nie cofa.
not-shown = Ten gość nie pokazuje, czego dokonał.
no-passkeys = Klucze dostępu wymagają nazwy i bezpiecznego połączenia: otwórz ten serwer pod jego nazwą przez HTTPS albo na nim samym jako localhost.
bad-passkey = Tego klucza dostępu tu nie znamy albo odpowiedział za późno; spróbuj jeszcze raz.
too-many-passkeys = Kluczy dostępu może być najwyżej { $most }.
not-your-name = To nie jest twoje imię; niczego nie usunięto.
try-again = Serwer nie mógł tego zapisać; spróbuj jeszcze raz.

# Gotowe zwroty czatu.
say-hello = Witajcie!
say-good-luck = Powodzenia wszystkim!
say-thanks = Dziękuję!
say-well-played = Dobra gra!
say-nice-move = Dobry ruch!
say-oops = Ojej!
say-thinking = Zastanawiam się …
say-your-turn = Twoja kolej!
say-hurry = Szybciej, zanim pociąg odjedzie!
say-sorry = Przepraszam!
say-back-soon = Zaraz wracam.
say-i-am-back = Już jestem.
say-rematch = Jeszcze jedna partia?
say-goodbye = Do zobaczenia!
say-revenge = Zapłacisz mi za to!

# Co link mówi o sobie w komunikatorze.
share-open = { $game }: siadaj do stołu
share-open-about = { $free ->
    [0] Wszystkie miejsca są zajęte: { $names }
    [one] Jedno miejsce jest wolne. Przy stole: { $names }
    [few] { $free } miejsca są wolne. Przy stole: { $names }
   *[other] { $free } miejsc jest wolnych. Przy stole: { $names }
  }
share-table = { $game }: gra do obejrzenia
share-replay = { $game }: obejrzyj jeszcze raz
share-cup = Turniej: { $game }
