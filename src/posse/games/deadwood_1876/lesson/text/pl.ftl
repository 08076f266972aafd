# Pierwsza gra z przewodnikiem: co mówi przy każdym kroku z script.toml i dlaczego inny wybór nie jest tym, o który chodzi.

lesson-aim = Twoja gwiazda stoi w Teatrze Gem, obok gwiazdy Dutcha; na końcu wygrywa lokal, w którym jest najwięcej złota, a potem jego kompani strzelają się między sobą. Wszystkie postacie grają tak samo, więc biorę dla ciebie Calamity Jane.

lesson-pass = Dostajesz dwa sejfy i jeden musisz przekazać w lewo, Buckowi. Złoto liczy się dla lokalu, w którym na końcu stoi twoja gwiazda: zachowaj 3, a przekaż 1.
lesson-pass-else = Wtedy Buck ma o 3 złota więcej, a siedzi w drugim lokalu. Przekaż 1.

lesson-gun = W swojej turze zagrywasz jedną kartę, jako przedmiot albo jako broń; z bronią rabujesz sejf albo pojedynkujesz się o miejsce. Messenger ma najlepszą kość: użyj go do rabunku.
lesson-gun-weak = To słaba kość, a rabowany odpowie własną bronią. Najwięcej wyrzuca Messenger: użyj go.
lesson-gun-duel = Pojedynek przenosi gwiazdy, a nie wiadomo jeszcze, który lokal będzie bogaty. Najpierw sejf: użyj Messengera do rabunku.
lesson-gun-look = Stetson pozwala zajrzeć do dwóch sejfów, ale żadnego nie zabiera. Z najlepszą bronią w ręku lepiej któryś zabrać: rabunek z Messengerem.

lesson-rob = Dutch jest na razie twoim kompanem, więc jego złoto i tak liczy się dla ciebie; z dwóch sejfów Bucka i Cory jeden ktoś im przekazał, a drugi sami zachowali. Spróbuj pierwszego sejfu Bucka.
lesson-rob-partner = Złoto w sejfach Dutcha i tak pomaga twojemu lokalowi, a przyjaciel w Gemie się przyda. Obrabuj kogoś z Bella Union.
lesson-rob-else = To też może być ten lepszy: jeden z dwóch ktoś zachował, drugi przekazał. Spróbujmy pierwszego sejfu Bucka.

lesson-defend = Co za traf, Messenger na ostateczną strzelaninę! Teraz Cora sięga po twój sejf i musisz odpowiedzieć kartą: najlepszą kość w twojej ręce ma Colt.
lesson-defend-else = Ta kość jest słabsza od Colta, a o każdy z twoich sejfów warto walczyć. Połóż Colta; i tak dobierzesz za niego kartę.

lesson-help = Dutch pojedynkuje się z Buckiem o miejsce w Bella Union. Twoje Kabury mogłyby dodać jednemu z nich kość, ale Winchester to twoja najlepsza broń, a zaraz będzie skok: odmów.
lesson-help-else = Dobierzesz za to nową kartę, ale co pożyczone, to stracone. Żaden z nich nic ci nie obiecał, więc trzymaj broń przy sobie.

lesson-heist = Dutch wygrał, gwiazdy zamieniły się miejscami i twoim kompanem jest teraz Buck. Po każdej rundzie jest skok: wszyscy naraz kładą kartę, a najwyższy rzut zdobywa odkryty sejf, tu Winchestera na finał; zagraj swojego.
lesson-heist-else = Słabe karty są na skoki, których nie chcesz wygrać. Ten chcesz: zagraj Winchestera.

lesson-give = Skok wygrany, ale wolno mieć tylko trzy sejfy: jeden z czterech trzeba oddać temu, kto ma ich najmniej. Oddaj Derringera, najsłabszą z twoich broni.
lesson-give-gold = Bez złota twój lokal nie wygra, a wtedy najlepsza broń na nic. Oddaj Derringera.
lesson-give-else = To jedna z dwóch najlepszych broni na ostateczną strzelaninę. Oddaj raczej Derringera.

lesson-score = Masz 3 złota i dwie świetne bronie. Po czterech rundach i dodatkowych turach za odznaki okazuje się, który lokal jest najbogatszy; jego kompani walczą, aż zostanie jedna osoba, i to ona wygrywa. Teraz graj dalej po swojemu!
