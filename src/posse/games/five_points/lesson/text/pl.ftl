# Pierwsza gra z przewodnikiem: co mówi przy każdym kroku z script.toml i dlaczego inny wybór nie jest tym, o który chodzi.

lesson-aim = Karty są niczyje: wiesz tylko, które trzy gangi po cichu wspierasz, czyli Damulki, Żniwiarzy i Dandysów. Na koniec każda ich karta w trzech górnych rzędach da ci punkty, a nikt inny nie wie, kogo ma zatrzymać.

lesson-climb = W swojej turze możesz awansować dowolną kartę o rząd na ukos, jeśli z tej strony stoi obok niej inna karta. Wprowadź swoich Żniwiarzy z Bayard Street na Chatham Square: podeprą ich stojące obok Damulki.
lesson-climb-side = Tak też wolno, ale tam pod Żniwiarzami stałyby Szczurołapy, a nie twoje Damulki. Luki wypełnia się od dołu, więc wspinaj się tam, gdzie stoją twoi: na Chatham Square.
lesson-climb-ladies = Damulki też są twoje, więc to niezły ruch. Lukę zapełni jednak wierzchnia karta talii, a to Żniwiarz: awansuj Żniwiarzy, a następny stanie obok Damulek.
lesson-climb-early = Karty wpływów nie wracają, a wysoko nie ma jeszcze kogo przepędzać. Zachowaj je i awansuj kartę.
lesson-climb-else = Wolno podnieść każdą kartę, ale ten gang nie jest twój: pracujesz dla kogoś innego. Twoje gangi mają na planszy serduszko.

lesson-support = Buck podniósł Łobuzy, a Cora Szczurołapy; może je wspierają, a może blefują. Łobuzy stoją teraz obok twoich Żniwiarzy i dają im oparcie: wejdź wyżej, na Cow Bay.
lesson-support-side = Tam w ślad za tobą szłyby Szczurołapy. Wolno, ale chodźmy tam, gdzie drogę otworzyły Łobuzy: na Cow Bay.
lesson-support-early = Jeszcze nie: nie ma kogo przepędzić z pożytkiem, a zużyta karta przepada.
lesson-support-else = To pomaga innym bardziej niż tobie. Żniwiarze na Chatham Square są już o rząd wyżej: prowadź ich dalej.

lesson-gap = Kto awansuje, zostawia lukę, a ty decydujesz, która z dwóch kart pod spodem w nią wejdzie. Weź Damulki: to drugi krok w górę w tej samej turze.
lesson-gap-else = Żniwiarze też są twoi, ale jeden z nich jest już wysoko. Dwa gangi w drodze na górę trudniej zatrzymać niż jeden.

lesson-answer = No i masz: Buck zużył kartę wpływów, jego Łobuzy przepędziły twoich Żniwiarzy z gry i zajęły ich miejsce. Zrób to samo: zużyj kartę Rzeźników, bo ich nie wspierasz.
lesson-answer-dear = Tę zachowaj. W trzech górnych rzędach działa tylko karta tego gangu, który przepędza, więc karty gangów idących w górę są cenniejsze; na dole wystarczy byle jaka.
lesson-answer-later = Do pierwszego punktowanego rzędu wejdzie ktoś z Cow Bay albo z Bandit’s Roost, a twoich tam nie ma. Najpierw odpowiedz Buckowi: zużyj kartę Rzeźników.

lesson-agent = Wpływy działają tak: każesz dowolnej karcie w piramidzie przepędzić jedną z jej sąsiadek. Niech zrobią to twoje Damulki na Chatham Square, tuż pod Łobuzami.
lesson-agent-else = To nie musi być twój gang, ale na miejsce ofiary może wejść ten, kto stoi tuż pod nią. Niech to będą twoje Damulki na Chatham Square.

lesson-victim = Teraz wybierz ofiarę: Łobuzy na Cow Bay, przez które zniknęli twoi Żniwiarze. Ta karta opuści grę na dobre.
lesson-victim-own = To przecież twoi Żniwiarze! Lepiej niech zostaną, gdzie są.
lesson-victim-rats = Szczurołapy też byłyby niezłym celem, ale wtedy najwyżej zostaną Łobuzy, a Buck już pokazał, jak je lubi. Uderz na Cow Bay.
lesson-victim-else = Ta karta leży nisko i nikomu jeszcze nie wadzi. Uderz w Łobuzy na Cow Bay: chodzi ci o ich miejsce.

lesson-rise = To ty wypełniasz lukę na Cow Bay. Wprowadź tam Damulki: przepędziły i zajmują miejsce.
lesson-rise-else = Kiziory by ci podziękowały, a z nimi ten, kto je wspiera. Poślij swoje Damulki.

lesson-below = Luka schodzi w dół rząd po rzędzie, aż podstawę uzupełni wierzchnia karta talii. I znów twój wybór: Żniwiarze.
lesson-below-else = Łobuzy znów byłyby na schodach. Weź Żniwiarzy, bo to twoi ludzie.

lesson-heart = Buck i Cora budowali niżej, a twoje Damulki stoją obok Szczurołapów: takie oparcie wystarczy. Wejdź do Serca dzielnicy, pierwszego rzędu, który punktuje; luki za nimi wypełnię twoimi gangami.
lesson-heart-rats = W ten sposób wejdą tam Szczurołapy, a ich nie wspierasz. W to samo miejsce mogą wejść z Cow Bay twoje Damulki.
lesson-heart-early = Przepędzać możesz później. Pierwsze miejsce w Sercu jest wolne teraz i każdy może je zająć.
lesson-heart-else = Awans na dole może poczekać: pierwsze miejsce w Sercu jest wolne teraz. Wprowadź Damulki z Cow Bay na Cross Street.

lesson-show = Pierwsza karta w Sercu zmusza cię do pokazania sojusznika; inni też pokazują, prócz osoby, która grała tuż przed tobą. Pokaż Damulki: i tak wszyscy widzieli, jak je podnosisz.
lesson-show-else = Tego gangu nikt się jeszcze nie domyśla. Czego nie widać, tego nie zaatakują: pokaż Damulki, które i tak już się zdradziły.

lesson-score = Damulki na Cross Street są dla ciebie warte 1 punkt; rząd wyżej daje 2, tron 3. Gdy tron jest zajęty, nikt już nie awansuje: przepędzasz albo pasujesz, a gdy spasują wszyscy, wygrywa ten, kto ma najwięcej punktów. Teraz graj dalej po swojemu!
