# Do czego służy wszystko na stole, po jednym zdaniu.

what-gun-messenger = Na kości ma 1 2 2 3 3 4.
what-gun-winchester = Na kości ma 1 1 2 2 3 3.
what-gun-colt = Na kości ma 0 1 1 2 2 3.
what-gun-derringer = Na kości ma 0 0 1 1 2 2.
what-gun-pepperbox = Na kości ma 0 0 0 1 1 2.

what-die-messenger = Ma ścianki 1 2 2 3 3 4.
what-die-winchester = Ma ścianki 1 1 2 2 3 3.
what-die-colt = Ma ścianki 0 1 1 2 2 3.
what-die-derringer = Ma ścianki 0 0 1 1 2 2.
what-die-pepperbox = Ma ścianki 0 0 0 1 1 2.
what-die-negative = Kość Pieprzniczki, którą w ostatecznej strzelaninie odejmuje się od twojej sumy.

what-pips-zero = Nic nie dodaje.
what-pips-one = Dodaje 1 do twojej sumy.
what-pips-two = Dodaje 2 do twojej sumy.
what-pips-three = Dodaje 3 do twojej sumy.
what-pips-four = Dodaje 4 do twojej sumy.

what-item-horse-white = Przenieś swoją gwiazdę do innego lokalu z wolnym miejscem; w wariancie Koniokrad pozwala też włączyć się do cudzego rabunku.
what-item-horse-brown = Przenieś swoją gwiazdę do innego lokalu z wolnym miejscem.
what-item-duster = Dobierz cztery karty, potem odrzuć trzy.
what-item-stetson = Obejrzyj dwa sejfy innych graczy; w dwie lub trzy osoby jeden.
what-item-holster = Pożycz ją w cudzej walce: kość jej broni dodaje się jednej stronie. W dwie lub trzy osoby przypina się ją do sejfu albo postaci, żeby ich broniła.

what-safe-gold-1 = Na koniec liczy się jako 1 dla twojego lokalu.
what-safe-gold-2 = Na koniec liczy się jako 2 dla twojego lokalu.
what-safe-gold-3 = Na koniec liczy się jako 3 dla twojego lokalu.
what-safe-gold-4 = Na koniec liczy się jako 4 dla twojego lokalu.
what-safe-gold-5 = Na koniec liczy się jako 5 dla twojego lokalu.
what-safe-messenger = W ostatecznej strzelaninie właściciel rzuca tą kością (1 2 2 3 3 4) w każdym starciu.
what-safe-winchester = W ostatecznej strzelaninie właściciel rzuca tą kością (1 1 2 2 3 3) w każdym starciu.
what-safe-colt = W ostatecznej strzelaninie właściciel rzuca tą kością (0 1 1 2 2 3) w każdym starciu.
what-safe-derringer = W ostatecznej strzelaninie właściciel rzuca tą kością (0 0 1 1 2 2) w każdym starciu.
what-safe-pepperbox = W ostatecznej strzelaninie właściciel rzuca tą kością (0 0 0 1 1 2) w każdym starciu.
what-safe-badge-1 = Wywoływana jako numer 1 w Rundzie odznak: właściciel gra jeszcze jedną turę.
what-safe-badge-2 = Wywoływana jako numer 2 w Rundzie odznak: właściciel gra jeszcze jedną turę.
what-safe-badge-3 = Wywoływana jako numer 3 w Rundzie odznak: właściciel gra jeszcze jedną turę.
what-safe-badge-4 = Wywoływana jako numer 4 w Rundzie odznak: właściciel gra jeszcze jedną turę.
what-safe-badge-5 = Wywoływana jako numer 5 w Rundzie odznak: właściciel gra jeszcze jedną turę.
what-safe-sarsaparilla = Właściciel nie używa swojej najsilniejszej broni finałowej.
what-safe-cash = Właściciel wchodzi do finału bez względu na złoto.
what-safe-dagger = Przed liczeniem właściciel wybiera: o 1 złota mniej i jedna Pieprzniczka więcej albo o 1 złota więcej i Pieprzniczka, którą się odejmuje.
what-safe-explosives = Przed liczeniem właściciel wysadza cudzy zakryty sejf.
what-safe-poker = Przed liczeniem właściciel rzuca bronią z ręki, a potem kością Colta: przy 0 lub 1 traci tyle złota, przy 2 lub 3 tyle zyskuje.

what-house-gem = Lokal: kto ma tu gwiazdę, dzieli jego złoto.
what-house-bella = Lokal: kto ma tu gwiazdę, dzieli jego złoto.
what-house-grand = Lokal: kto ma tu gwiazdę, dzieli jego złoto; w dwie lub trzy osoby nie bierze udziału w grze.

what-character-swearengen = Postacie nie mają zdolności: gwiazda mówi, w którym jesteś lokalu, a karta, czy cię już trafiono.
what-character-calamity = Postacie nie mają zdolności: gwiazda mówi, w którym jesteś lokalu, a karta, czy cię już trafiono.
what-character-leroy = Postacie nie mają zdolności: gwiazda mówi, w którym jesteś lokalu, a karta, czy cię już trafiono.
what-character-johnson = Postacie nie mają zdolności: gwiazda mówi, w którym jesteś lokalu, a karta, czy cię już trafiono.
what-character-alice = Postacie nie mają zdolności: gwiazda mówi, w którym jesteś lokalu, a karta, czy cię już trafiono.
what-character-smith = Postacie nie mają zdolności: gwiazda mówi, w którym jesteś lokalu, a karta, czy cię już trafiono.
what-character-bullock = Postacie nie mają zdolności: gwiazda mówi, w którym jesteś lokalu, a karta, czy cię już trafiono.
what-character-star = Postacie nie mają zdolności: gwiazda mówi, w którym jesteś lokalu, a karta, czy cię już trafiono.
what-character-hickok = Postacie nie mają zdolności: gwiazda mówi, w którym jesteś lokalu, a karta, czy cię już trafiono.

token-star = Gwiazda
what-token-star = Pokazuje, w którym jesteś lokalu, a więc czyje złoto się dla ciebie liczy.
token-safe = Sejf
what-token-safe = Zakryty, kryje złoto, broń finałową albo odznakę; do Rundy odznak możesz mieć trzy.
token-badge = Odznaka
what-token-badge = Daje właścicielowi dodatkową turę, gdy wywoła się ją w Rundzie odznak.
token-showdown-gun = Broń finałowa
what-token-showdown-gun = Dodaje swoją kość do każdego rzutu właściciela w ostatecznej strzelaninie.
token-stranger = Nieznajomy
what-token-stranger = Gra z wami, gdy gracie we dwoje: ma gwiazdę i sejfy, ale nie ma kart.
