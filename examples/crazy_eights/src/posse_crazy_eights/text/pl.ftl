title = Szalone ósemki
about = Pozbądź się kart: dokładaj do koloru albo do wysokości, a ósemką zmień kolor.
howto = Kto pierwszy zagra ostatnią kartę, wygrywa rozdanie i dostaje punkty za to, co zostało innym w ręku. W swojej turze zagrywasz kartę w obowiązującym kolorze albo tej samej wysokości, co wierzch stosu, albo dobierasz kartę. Ósemka pasuje zawsze, a ty wybierasz następny kolor.

# ---- nazwy; acc: kogo, co

card-ace-of-clubs = as trefl
    .acc = asa trefl
card-two-of-clubs = dwójka trefl
    .acc = dwójkę trefl
card-three-of-clubs = trójka trefl
    .acc = trójkę trefl
card-four-of-clubs = czwórka trefl
    .acc = czwórkę trefl
card-five-of-clubs = piątka trefl
    .acc = piątkę trefl
card-six-of-clubs = szóstka trefl
    .acc = szóstkę trefl
card-seven-of-clubs = siódemka trefl
    .acc = siódemkę trefl
card-eight-of-clubs = ósemka trefl
    .acc = ósemkę trefl
card-nine-of-clubs = dziewiątka trefl
    .acc = dziewiątkę trefl
card-ten-of-clubs = dziesiątka trefl
    .acc = dziesiątkę trefl
card-jack-of-clubs = walet trefl
    .acc = waleta trefl
card-queen-of-clubs = dama trefl
    .acc = damę trefl
card-king-of-clubs = król trefl
    .acc = króla trefl
card-ace-of-diamonds = as karo
    .acc = asa karo
card-two-of-diamonds = dwójka karo
    .acc = dwójkę karo
card-three-of-diamonds = trójka karo
    .acc = trójkę karo
card-four-of-diamonds = czwórka karo
    .acc = czwórkę karo
card-five-of-diamonds = piątka karo
    .acc = piątkę karo
card-six-of-diamonds = szóstka karo
    .acc = szóstkę karo
card-seven-of-diamonds = siódemka karo
    .acc = siódemkę karo
card-eight-of-diamonds = ósemka karo
    .acc = ósemkę karo
card-nine-of-diamonds = dziewiątka karo
    .acc = dziewiątkę karo
card-ten-of-diamonds = dziesiątka karo
    .acc = dziesiątkę karo
card-jack-of-diamonds = walet karo
    .acc = waleta karo
card-queen-of-diamonds = dama karo
    .acc = damę karo
card-king-of-diamonds = król karo
    .acc = króla karo
card-ace-of-hearts = as kier
    .acc = asa kier
card-two-of-hearts = dwójka kier
    .acc = dwójkę kier
card-three-of-hearts = trójka kier
    .acc = trójkę kier
card-four-of-hearts = czwórka kier
    .acc = czwórkę kier
card-five-of-hearts = piątka kier
    .acc = piątkę kier
card-six-of-hearts = szóstka kier
    .acc = szóstkę kier
card-seven-of-hearts = siódemka kier
    .acc = siódemkę kier
card-eight-of-hearts = ósemka kier
    .acc = ósemkę kier
card-nine-of-hearts = dziewiątka kier
    .acc = dziewiątkę kier
card-ten-of-hearts = dziesiątka kier
    .acc = dziesiątkę kier
card-jack-of-hearts = walet kier
    .acc = waleta kier
card-queen-of-hearts = dama kier
    .acc = damę kier
card-king-of-hearts = król kier
    .acc = króla kier
card-ace-of-spades = as pik
    .acc = asa pik
card-two-of-spades = dwójka pik
    .acc = dwójkę pik
card-three-of-spades = trójka pik
    .acc = trójkę pik
card-four-of-spades = czwórka pik
    .acc = czwórkę pik
card-five-of-spades = piątka pik
    .acc = piątkę pik
card-six-of-spades = szóstka pik
    .acc = szóstkę pik
card-seven-of-spades = siódemka pik
    .acc = siódemkę pik
card-eight-of-spades = ósemka pik
    .acc = ósemkę pik
card-nine-of-spades = dziewiątka pik
    .acc = dziewiątkę pik
card-ten-of-spades = dziesiątka pik
    .acc = dziesiątkę pik
card-jack-of-spades = walet pik
    .acc = waleta pik
card-queen-of-spades = dama pik
    .acc = damę pik
card-king-of-spades = król pik
    .acc = króla pik

suit-clubs = trefl
suit-diamonds = karo
suit-hearts = kier
suit-spades = pik

# ---- pytania

ask-turn = Twoja tura: obowiązuje { $suit }. Zagraj kartę albo dobierz.
ask-drawn = Dobrana karta to { $card }. Co z nią zrobisz?
ask-suit = Jaki kolor ma obowiązywać?

guide-turn = Karta pasuje kolorem albo wysokością, a ósemka zawsze. Zachowaj ósemki na chwilę, gdy nic innego nie pasuje, ale nie na zbyt długo: w twoim ręku są dla zwycięzcy warte 50 punktów.
guide-drawn = Jeśli pasuje, możesz od razu ją zagrać; nikt się nie dowie, czy by pasowała.
guide-suit = Wybierz kolor, którego masz kilka kart.

# ---- wybory

choice-play = Zagraj { $card_acc }
choice-draw = Dobierz kartę
choice-pass = Spasuj: nie ma czego dobrać
choice-keep = Zatrzymaj { $card_acc }
choice-lay = Zagraj od razu { $card_acc }
choice-suit = Obowiązuje { $suit }

# ---- odmowy

why-not-yours = Tej karty nie masz w ręku: { $card }.
why-does-not-fit = Nie pasuje { $card }: obowiązuje { $suit }, a na wierzchu leży { $top }.
why-drawn-does-not-fit = Dobrana karta nie pasuje: obowiązuje { $suit }.

# ---- wydarzenia

event-dealt = Każdy dostaje karty: { $n }.
event-turned = Odkryta karta: { $card }.
event-begins = Zaczyna { $seat }.
event-played = { $seat } zagrywa { $card_acc }.
event-named = { $seat } wybiera kolor: { $suit }.
event-drew = { $seat } dobiera kartę.
event-you-drew = Dobrana karta: { $card }.
event-passed = { $seat } pasuje.
event-blocked = Wszyscy spasowali: koniec rozdania.
event-went-out = { $seat } nie ma już kart i dostaje punkty: { $points }.
event-fewest = { $seat } ma najmniej w ręku i dostaje punkty: { $points }.

# ---- opcje

option-deals = Rozdania
option-deals-about = Jedno rozdanie jest krótkie; w trzech szczęście się wyrównuje.

# ---- plansze tego pakietu

board-stock = Talia: { $n }
board-counts = Obowiązuje { $suit }
board-hand = Twoja ręka
board-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
board-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
board-legend = ▸ czyja tura; liczby za imieniem to karty w ręku i punkty.
