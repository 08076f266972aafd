# Słowa obrazków.
picture-place = { $n }.
picture-loot =
    { $n ->
        [0] bez łupów
        [one] { $n } łup
        [few] { $n } łupy
       *[other] { $n } łupów
    }
picture-free = wolne
picture-open =
    { $n ->
        [0] Gra zaraz się zacznie
        [one] { $n } miejsce jest wolne
        [few] { $n } miejsca są wolne
       *[other] { $n } miejsc jest wolnych
    }
