# Co mówi serwer, gdy czegoś nie da się zrobić.
no-such-table = Nie ma takiego stołu.
no-such-seat = Przy tym stole nie ma takiego miejsca.
no-such-game = Nie ma takiej gry.
no-such-bot = Nie ma bota na takim poziomie.
no-such-phrase = Nie ma takiego zwrotu.
no-such-kind = W tej grze nie ma takiego pytania.
no-such-page = Pod tym adresem niczego nie ma.
bad-table = Takiego stołu nie można rozstawić.
bad-message = To nie jest wiadomość tego protokołu.
operator-only = To może zobaczyć tylko osoba, która prowadzi ten serwer.
bad-origin = Obce strony nie mogą rozmawiać z tym serwerem.
bad-order = Takiego polecenia nie można wydać.
bad-moment = Nie ma takiej chwili w tej grze albo nie można jej jeszcze pokazać.
too-large = Wiadomość jest za duża; najwyżej { $bytes } bajtów.
too-fast = Za szybko: chwila przerwy.
too-many-tables = Masz już otwarte stoły w liczbie { $most }.
too-many-watched = Oglądasz za dużo stołów naraz.
too-many-watchers = Przy tym stole jest już za wielu widzów.
too-many-said = Czat tego stołu jest pełny.
name-wanted = Podaj imię: od 1 do { $most } znaków.
text-wanted = Napisz coś: najwyżej { $most } znaków.
wrong-password = To nie jest hasło tego serwera.
sign-in = Najpierw podaj serwerowi swoje imię.
old-link = Ten odnośnik jest już nieważny.
not-yours = To nie twoje miejsce.
not-host = Może to zrobić tylko gospodarz stołu.
not-watching = Tego stołu nie można oglądać.
no-hints = Przy tym stole nie ma podpowiedzi.
hint-running = Bot już myśli nad podpowiedzią dla ciebie.
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
book-full = Księga tego stołu jest pełna: można już tylko dokończyć grę.
undo-later = Nie w tej chwili; spróbuj trochę później.
proposal-open = Inna propozycja jest jeszcze otwarta.
no-proposal = Ta propozycja nie jest już otwarta.
not-asked-vote = To pytanie nie jest do ciebie.
not-away = Może ta osoba zaraz wróci. Bot może ją zastąpić dopiero, gdy nie ma jej od dłuższej chwili.
conceded = Już się poddałeś lub poddałaś.
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
