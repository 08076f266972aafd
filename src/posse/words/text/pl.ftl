# Co mówi sam stół, w każdej grze.
why-game-over = Gra się skończyła.
why-no-such-seat =
    Nie ma takiego miejsca; przy stole { $seats ->
        [one] jest { $seats } miejsce
        [few] są { $seats } miejsca
       *[many] jest { $seats } miejsc
    }.
why-no-such-choice = Nie ma takiego wyboru; w tej grze wybory mają numery od 0 do { $total } (bez ostatniego).
why-not-asked = Stół nie czeka teraz na ciebie.
why-answered = Ten wybór już zapadł.
why-stale = To odpowiedź na wcześniejsze pytanie.
why-other-question = To odpowiedź na inne pytanie niż to, które teraz pada.
why-not-offered = Tego nie można teraz wybrać.
