# Pierwsza gra z przewodnikiem: co mówi przy każdym kroku z script.toml i dlaczego inny wybór nie jest tym, o który chodzi.

lesson-aim = Jesteś Cheyenne, w ostatnim wagonie Pociągu pełnego Łupów: obok ciebie stoi Django, wagon dalej Doc. Po pięciu Rundach wygrywa najbogatszy Bandyta, a Runda ma dwie połowy: najpierw wszyscy planują, potem plany się spełniają.

lesson-plan = Planujesz, kładąc kartę na wspólny stos; gdzie i przeciw komu, decydujesz dopiero, gdy karta zadziała. Obok ciebie na podłodze leży Klejnot: zagraj Rabunek.
lesson-plan-draw = Trzy karty dobiera się, gdy Ręka jest kiepska, a twoja jest dobra. Kto dobiera, nic w tej turze nie robi: zagraj Rabunek.
lesson-plan-fire = W swoim wagonie nie możesz do nikogo strzelać, a Doc może do tej pory odejść. Najpierw Łup: zagraj Rabunek.
lesson-plan-else = Ta karta ruszy ciebie albo Szeryfa, zanim cokolwiek trafi do twojej kieszeni. Twój wagon jest pełen Łupów: zagraj Rabunek.

lesson-tunnel = Doc się przesunie, a Django zagrał Cios: zapowiadają się kłopoty. W tunelu karty leżą zakryte, więc nikt nie zobaczy, że grasz drugi Rabunek; zadziała tam, gdzie wtedy będziesz.
lesson-tunnel-draw = Masz na Ręce to, czego potrzebujesz. Skorzystaj z ciemności tunelu: zagraj Rabunek.
lesson-tunnel-else = Niezły pomysł, ale w tej grze wygrywa Łup, a w tunelu nikt nie widzi, że sięgasz po niego dwa razy. Zagraj Rabunek.

lesson-gun = Znowu widno. Zagraj Strzał: każdy celny Pocisk to bezużyteczna karta w talii ofiary, a kto wystrzeli najwięcej, dostanie na koniec 1000 dolarów.
lesson-gun-draw = Doc może i woli dobierać, ale ty masz nabity rewolwer. Zagraj Strzał.
lesson-gun-else = To się pewnie jeszcze przyda. Teraz zagraj Strzał: Django jest tak blisko, że ktoś na pewno wejdzie ci na muszkę.

lesson-law = Ostatnia tura Planowania. Karta Szeryfa przesuwa go o jeden wagon: kogo zastanie w środku, ten dostaje Pocisk i ucieka na dach, a Doc biegnie prosto na niego.
lesson-law-else = Tak podejdziesz do innych albo zmarnujesz turę. Szeryf załatwi sprawę za ciebie z daleka: zagraj jego kartę.

lesson-rob = Zaczyna się Napad: karty ze stosu działają w tej kolejności, w jakiej je zagrano, a pierwsza jest twoja. Weź Klejnot: jest wart na pewno 500, a Worek od 250 do 500.
lesson-rob-else = Co jest w Worku, widać dopiero, gdy go masz, a nigdy nie ma w nim więcej niż 500. Klejnot wart jest tyle zawsze: weź go.

lesson-plans = I po planie: Django cię uderzył, Klejnot spadł na podłogę, a ty lądujesz w wagonie 2. Ale twój zakryty Rabunek nadal jest na stosie i działa tam, gdzie teraz stoisz: weź tutejszy Klejnot.
lesson-plans-else = W Worku może być ledwie 250. Klejnot to 500 i wyrówna ci stratę.

lesson-shot = Django podniósł twój Klejnot. Strzelasz: z wnętrza wagonu trafiasz w sąsiedni, więc w zasięgu są Doc w wagonie 1 i Django w wagonie 3; celuj w Django!
lesson-shot-else = Docem zaraz zajmie się Szeryf: przyśle go tam twoja ostatnia karta. Strzel do Django, bo to on ma twój Klejnot.

lesson-score = Szeryf przegonił Doca na dach, Słup trakcyjny zmiótł wszystkich z dachów na dach ostatniego wagonu, a Rundę 2 zaczyna Buck. Po pięciu Rundach liczy się Worki, Klejnoty i Walizki, a Najlepszy Rewolwerowiec dostaje jeszcze 1000 dolarów. Teraz graj dalej po swojemu!
