# Pierwsza gra z przewodnikiem: co mówi przy każdym kroku z script.toml i dlaczego inny wybór nie jest tym, o który chodzi.

lesson-aim = Prowadzisz bandę i masz na ranczu trzech kowbojów: Żółtodzioba, Rewolwerowca i Przywódcę; w walce rzucają jedną, dwiema i trzema kośćmi. Wygrywa, kto ma najwięcej pieniędzy, gdy do Deadwood dotrą kolej i prawo.

lesson-send = W swojej turze posyłasz jednego kowboja do budynku albo zabierasz kowbojów do domu. Najlepiej płaci Bank: poślij tam Żółtodzioba, bo nikt jeszcze nie stoi mu na drodze.
lesson-send-strong = Tak też można, ale do pustego budynku nie trzeba siłacza. Zachowaj go na strzelaninę, a poślij Żółtodzioba.
lesson-send-else = Niezły budynek, ale żaden nie płaci tak jak Bank, a w środku nikogo nie ma. Poślij do Banku Żółtodzioba.

lesson-annex = Zająć budynek to znaczy raz użyć jego zdolności, zaraz po przybyciu. Bank daje 5 dolarów i list gończy: listy kosztują na końcu coraz więcej, ale pierwszy tylko dolara.
lesson-annex-else = Wolno zrezygnować, ale wtedy Żółtodziób przyszedł na darmo. Jeden list kosztuje dolara, a dostajesz pięć: zajmij Bank.

lesson-flee = Rewolwerowiec Cory atakuje Bank, dwie kości przeciw twojej jednej; Cora wzięła za to list gończy. Rumak uniesie twojego człowieka do Opuszczonej kopalni: zwiewaj!
lesson-flee-else = Dzielny Żółtodziób to wkrótce martwy Żółtodziób: zabija 6, a także dwa trafienia 4 lub 5. Pieniądze i tak są twoje, więc oddaj rumaka i uciekaj.

lesson-attack = Twoja odpowiedź: Przywódca ma trzy kości, człowiek Cory dwie, a gwiazda Szeryfa chroni tylko trzy działki wokół siebie, nie Bank. Atakuj, choć kosztuje to list gończy.
lesson-attack-even = Dwie kości na dwie, a Cora ma jeszcze nabój: to jak rzut monetą. Poślij Przywódcę.
lesson-attack-home = Żółtodziób może poczekać w kopalni; powrót do domu kosztuje całą turę. Najpierw odbij Bank.
lesson-attack-gunsmith = Żółtodziób Bucka nic ci nie zrobił, a list gończy za dwa naboje to drogo. Odbij Bank Corze.
lesson-attack-else = Spokojna tura też byłaby dobra, ale Bank znów zapłaci 5 dolarów temu, kto go zajmie. Zaatakuj Przywódcą.

lesson-load = Nabój to jedna kość więcej w tej strzelaninie, a kto ma więcej kości, tymi dodatkowymi strzela pierwszy. Cora też ma nabój, więc użyj swojego.
lesson-load-else = Cora może jeszcze użyć swojego, a wtedy będzie trzy na trzy. Użyj naboju, po to go masz.

lesson-loot = Pierwszy strzał go zranił, a 4 dopełniła reszty: Rewolwerowiec Cory na dobre spoczął na Wzgórzu umarłych. Bank znów jest twój, więc go zajmij; to trzeci list gończy, ale i kolejne 5 dolarów.
lesson-loot-else = Trzy listy kosztują razem 6 dolarów, a na listy jest lekarstwo. Bierz pieniądze.

lesson-church = Oto lekarstwo: Kościół pozwala zwrócić list gończy do pudełka i nikt tam nigdy nie strzela. Poślij tam Rewolwerowca.
lesson-church-else = Inne budynki też coś dają, ale za trzy listy oddasz na końcu 6 dolarów, a za dwa tylko 3. Do Kościoła.

lesson-poster = Zajmij Kościół, a jeden list zniknie.
lesson-poster-else = Wtedy cały spacer na nic. Zajmij Kościół, nic to nie kosztuje.

lesson-home = Na ranczu nie masz nikogo, więc w tej turze możesz tylko zabierać ludzi do domu, ilu chcesz. Zacznij od Żółtodzioba z kopalni, bo tam nic nie zarabia.
lesson-home-bank = Zostaw Przywódcę na miejscu: nie wpuści nikogo do Banku. Zabierz do domu Żółtodzioba.
lesson-home-else = On też może wrócić i zaraz wróci. Zacznij od Żółtodzioba w kopalni.

lesson-more = Kto jeszcze? Rewolwerowiec dość się namodlił: zabierz i jego, a Przywódcę zostaw w Banku, żeby nikt tam nie wszedł.
lesson-more-done = W tej samej turze zabranie kolejnego nic nie kosztuje. Rewolwerowiec nie ma już czego szukać w Kościele.
lesson-more-else = Kto opuszcza budynek, ten go oddaje, i Cora znów będzie w Banku. Zabierz raczej Rewolwerowca.

lesson-score = Masz 15 dolarów i dwa listy gończe, które kosztowałyby 3. Ratusz buduje kolej; gra kończy się, gdy stanie Dworzec kolejowy, gdy w puli przestępstwa zabraknie listów albo gdy któraś banda zginie co do jednego. Teraz graj dalej po swojemu!
