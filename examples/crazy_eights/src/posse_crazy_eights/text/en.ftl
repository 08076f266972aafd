title = Crazy Eights
about = Get rid of your cards: follow the suit or the rank, and change the suit with an eight.
howto = Whoever plays their last card first wins the deal and is paid for what the others still hold. On your turn you play a card of the suit that counts or of the rank on top of the pile, or you draw one. An eight fits everywhere, and you name the suit that counts next.

# ---- names

card-ace-of-clubs = ace of clubs
card-two-of-clubs = two of clubs
card-three-of-clubs = three of clubs
card-four-of-clubs = four of clubs
card-five-of-clubs = five of clubs
card-six-of-clubs = six of clubs
card-seven-of-clubs = seven of clubs
card-eight-of-clubs = eight of clubs
card-nine-of-clubs = nine of clubs
card-ten-of-clubs = ten of clubs
card-jack-of-clubs = jack of clubs
card-queen-of-clubs = queen of clubs
card-king-of-clubs = king of clubs
card-ace-of-diamonds = ace of diamonds
card-two-of-diamonds = two of diamonds
card-three-of-diamonds = three of diamonds
card-four-of-diamonds = four of diamonds
card-five-of-diamonds = five of diamonds
card-six-of-diamonds = six of diamonds
card-seven-of-diamonds = seven of diamonds
card-eight-of-diamonds = eight of diamonds
card-nine-of-diamonds = nine of diamonds
card-ten-of-diamonds = ten of diamonds
card-jack-of-diamonds = jack of diamonds
card-queen-of-diamonds = queen of diamonds
card-king-of-diamonds = king of diamonds
card-ace-of-hearts = ace of hearts
card-two-of-hearts = two of hearts
card-three-of-hearts = three of hearts
card-four-of-hearts = four of hearts
card-five-of-hearts = five of hearts
card-six-of-hearts = six of hearts
card-seven-of-hearts = seven of hearts
card-eight-of-hearts = eight of hearts
card-nine-of-hearts = nine of hearts
card-ten-of-hearts = ten of hearts
card-jack-of-hearts = jack of hearts
card-queen-of-hearts = queen of hearts
card-king-of-hearts = king of hearts
card-ace-of-spades = ace of spades
card-two-of-spades = two of spades
card-three-of-spades = three of spades
card-four-of-spades = four of spades
card-five-of-spades = five of spades
card-six-of-spades = six of spades
card-seven-of-spades = seven of spades
card-eight-of-spades = eight of spades
card-nine-of-spades = nine of spades
card-ten-of-spades = ten of spades
card-jack-of-spades = jack of spades
card-queen-of-spades = queen of spades
card-king-of-spades = king of spades

suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades

# ---- questions

ask-turn = Your turn: { $suit } count. Play a card, or draw.
ask-drawn = You drew the { $card }. What becomes of it?
ask-suit = Which suit shall count?

guide-turn = A card fits by its suit or by its rank, and an eight always. Keep the eights for the moment when nothing else fits, but not for too long: in your hand they are worth 50 points to the winner.
guide-drawn = If it fits you may play it at once; nobody learns whether it would have fitted.
guide-suit = Name a suit of which you hold several cards.

# ---- choices

choice-play = Play the { $card }
choice-draw = Draw a card
choice-pass = Pass: there is nothing to draw
choice-keep = Keep the { $card }
choice-lay = Play the { $card } at once
choice-suit = { $suit } count

# ---- refusals

why-not-yours = The { $card } is not in your hand.
why-does-not-fit = The { $card } does not fit: { $suit } count, and the { $top } lies on top.
why-drawn-does-not-fit = The card you drew does not fit: { $suit } count.

# ---- what happens

event-dealt = Everybody gets { $n } cards.
event-turned = The { $card } is turned over.
event-begins = { $seat } begins.
event-played = { $seat } plays the { $card }.
event-named = { $seat } names { $suit }.
event-drew = { $seat } draws a card.
event-you-drew = You drew the { $card }.
event-passed = { $seat } passes.
event-blocked = Everybody has passed: the deal is over.
event-went-out = { $seat } has no cards left and gets { $points } points.
event-fewest = { $seat } holds the least and gets { $points } points.

# ---- options

option-deals = Deals
option-deals-about = One deal is short; over three, luck evens out.

# ---- the boards of this package

board-stock = Stock: { $n }
board-counts = { $suit } count
board-hand = Your hand
board-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-legend = ▸ whose turn it is; the numbers behind a name are cards in hand and points.
