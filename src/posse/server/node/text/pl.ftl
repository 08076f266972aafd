# Co dostają ci, którzy nie patrzą na stronę. Nigdy więcej, niż mogliby na niej zobaczyć, i nic z samej gry.
call-title = Twoja kolej: { $game }
call-titles = Twoja kolej przy { $count } stołach
call-at = Twoja kolej w grze { $game }.
call-with = Twoja kolej w grze { $game }. Grają też: { $names }.
call-table-title = Kolej: { $name }
call-table = { $game }, kolej gracza { $name }.
call-open = Do stołu
call-open-mail = Do stołu (link loguje raz, w ciągu { $days } dni):
call-stop = Nie chcę więcej takich wiadomości:
call-why = To wiadomość od Posse ({ $house }), bo ma Cię ono wołać.
call-try = Tak Posse będzie Cię wołać, gdy przyjdzie Twoja kolej.
call-try-title = Posse może Cię zawołać

confirm-title = Czy to Twój adres?
confirm-text = { $name } ({ $house }) chce tu dostawać wiadomość, gdy przyjdzie jego lub jej kolej. Jeśli to Ty, otwórz ten link w ciągu doby:
confirm-not = Jeśli nie, nic nie rób: więcej się nie odezwiemy.

recover-title = Twoja droga z powrotem
recover-text = Ktoś, mamy nadzieję, że Ty, chce znów być { $name } ({ $house }). Ten link loguje raz, w ciągu { $days } dni:
recover-not = Jeśli to nie Ty, nic nie rób.

invite-title = Zagrasz w { $game }?
invite-text = { $name } zaprasza Cię do stołu, do gry { $game }.
