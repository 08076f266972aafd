# ---- the page

page-name = Posse
page-home = Front page
page-skip = Skip to the table
close = Close
more = More
rules = Rules
copy = Copy
copied = Copied
settings = Settings
settings-theme = Colours
settings-theme-auto = Same as the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-speed = Movement
settings-speed-slow = Slow
settings-speed-usual = Usual
settings-speed-fast = Fast
settings-speed-off = None
settings-clauses = Numbers of rules in the log
settings-guide = Explain each new kind of question
lost-title = Nothing here
lost-text = This trail leads nowhere. The front page knows the way.
guest-name = Stranger
sign-in-title = Who is coming in?
sign-in-name = Your name
sign-in-password = This server’s password
sign-in-enter = Come in
greet-from = { $host } invites you to a game of
greet-open = You are invited to a game of
greet-free = { $free ->
    [0] Every seat is taken.
    [one] One seat is free.
   *[other] { $free } seats are free.
  }
greet-sit = Sit down
greet-full = If somebody gets up, their seat will be free here.
greet-full-watch = When the game begins, you can watch it here; if somebody gets up before, their seat is free.
terms-usual = The usual rules
bot-random = By chance
bot-scout = Scout
bot-greenhorn = Greenhorn
bot-greenhorn-about = A beginner: sees what is good at the moment, and often misses the best of it.
bot-drifter = Drifter
bot-drifter-about = Knows the game: weighs every choice, and now and then is careless.
bot-gunhand = Gunhand
bot-gunhand-about = Thinks ahead: what will you do about it, and what then?
bot-marshal = Marshal
bot-marshal-about = Thinks ahead for as long as it takes, up to a second. No mercy.
temper-bold = bold
temper-careful = careful
temper-vengeful = vengeful

# ---- the table

table-none = This table can’t be shown
table-loading = Setting the table …
table-offline = The line is down. Trying again …
table-unsure = The line broke just then. Look whether it has happened before you do it again.
table-closed-operator = The operator of this server closed this table.
table-closed = This table was closed.
table-outdated = The rules of this game have changed since this table was set. It can be read, not played on.
table-board = The board
table-whole = Whole board
table-talk = What happened and what was said
table-log = What happened
table-chat = Chat
table-paused = The game is paused.
log-rule = Open the rule { $clause }
question-unsent = The line is down: your choice is kept, and sent as soon as the line is back.
watching-nameless = You are watching without a name.
watching-name = Give a name
chat-nameless = To talk here, you need a name.
chat-empty = Nobody has said anything yet.
chat-phrases = Ready phrases …
chat-say = Say something
chat-send = Send
seats = Seats
seat-empty = Free
seat-away = away
clock-days = { $days } d { $hours } h
seat-turn = to decide
seat-bot = A bot plays here: { $level }
seat-bot-temper = A bot plays here: { $level }, { $temper }
watching = { $count ->
    [one] One watching
   *[other] { $count } watching
  }
question = What is asked
question-waiting = Waiting for { $names }.
question-moment = One moment …
answers = Answers that are not on the board
question-fold = Hide the choices
question-unfold = Show the choices
question-window = This moment passes in { $seconds } s.
guide = What is this about?
guide-seen = Got it
choice-final = no taking back
choice-final-about = This rolls, draws or shows something: it can’t be taken back freely.
choices-all = Show all choices
hint-ask = What would a bot do?
hint-thinking = Thinking …
hint-this = a bot would
hint-expects = From 0 (lost) to 100 (won), the marshal expects { $best } of this and { $other } of the next best: { $sentence }
refused-title = What can’t be done now, and why
order-title = Decide such moments beforehand
order-what = From now on
order-never = let every such moment pass
order-ask = ask me
order-always = always: { $choice }
order-against = against
order-anybody = anybody
order-keep = Keep this order
order-kept = Kept.
singles = Ask me also when there is only one answer
singles-about = Otherwise the table gives that answer for you.
undo = Take back
pause = Ask for a pause
resume = Play on
takeover = Let a bot play for { $name }
patience-table = The patience of this table: { $span }. For whoever lets the others wait longer they may call a bot.
stand-in-mine = A bot plays your seat at the moment.
stand-in-back = Play it myself again
stand-in-to-the-end = A bot plays your seat to the end.
hush-onlookers = Only those who play may talk
let-all-talk = Let everybody talk again
mute = Ask for silence: { $name }
kick = Send away: { $name }
close-table = Close the table
concede = Give up
concede-sure = Give up this game of { $game }? A bot plays your seat to the end.
concede-yes = Give up
concede-no = Play on
agree = Agree
refuse = Refuse
proposal-waiting = Waiting for the others to agree.
proposal-undo = { $name } asks to take the last choice back.
proposal-pause = { $name } asks for a pause.
proposal-close = { $name } asks to close the table.
proposal-takeover = { $name } asks for a bot to play for { $about }.
cover-title = Over to { $name }
cover-text = Everybody else looks away, please.
cover-ready = I am { $name }

# ---- the coach
coach-about = A marshal looks at my choices and says so, to me alone.
coach-not-here = Not at this table: its host wants no hints.
coach-title = The marshal would have chosen otherwise
coach-better = Better:
coach-yours = You chose: { $sentence }
coach-gain-won = It wins you { $better } of the games, not { $mine }.
coach-gain-place = It brings you to place { $better } on average, not { $mine }.
coach-gain-points = It brings you { $better } points on average, not { $mine }.
coach-player = Player
coach-won = Wins
coach-place = Place
coach-points = Points
coach-then = by the better choice:
coach-more = More often comes: { $sentence } ({ $better }, not { $mine })
coach-less = Less often comes: { $sentence } ({ $better }, not { $mine })
coach-how = From { $games } games played on after either choice, in worlds that look the same to you.

# ---- before the game

lobby-howto = How it is played
lobby-invite = Send this link to your friends
lobby-free = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
  }
lobby-wait = The host starts the game when every seat is taken.
lobby-dice = The dice are sealed before the first choice; when the game is over, anybody can check them.
sit = Sit here
sit-too = Sit here too
stand = Stand up
clear-seat = Clear this seat
put-bot = Put a bot here …
seat-put-bot = A bot for seat { $number }
hotseat-name = Name of the next player at this screen
fill-with-bots = Fill with bots
start = Start the game

# ---- afterwards

result = The result
result-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
  }
result-nobody = Nobody wins
rematch = Another game
rematch-ready = Another game has been laid out for the same people.
rematch-there = To the next game
record = The record
replay = Replay
replay-so-far = Look back
replay-back = One choice back
replay-forward = One choice on
replay-play = Play
replay-stop = Stop
replay-moment = The moment
replay-at = After choice { $upto } of { $choices }
replay-eyes = As known to
replay-spectator = a spectator
replay-link = Link to this moment
replay-table = Back to the table
save-moment = To show it elsewhere
save-picture = Save a picture
save-animation = Save an animation
save-drawing = It is being drawn…
saved = Saved.
chances = Chances
chances-graph = The chances of the { $players } players to win, over the whole game. The same numbers are in the table below.
chances-now = Chances after choice { $upto }
chances-how = How often each player wins when bots play on from the true position, hidden cards and all, with new luck. Pale: the doubt.
chances-running = Still reckoning: { $known } moments of { $choices } so far.
chances-table = The chances as a table
chances-after = After choice
turns = Turning points
turns-about = What a choice, and the luck that followed it, changed: chances in percent.
turns-none = No single choice turned this game: it was decided little by little.
turns-not-yet = Being looked for …
turn-branch = Choose otherwise from here
branch-title = What if?
branch-seat = I take over
branch-level = against
branch = Continue from here
result-why = How it was counted
log-filter = Which lines
log-all = Everything that happened
log-mine = What is about me
log-told = What only I was told
choices-every =
    { $count ->
        [one] In a list: { $count } answer
       *[other] In a list: all { $count } answers
    }
choices-next =
    { $count ->
        [one] Now confirm it, on the board or in the list.
       *[other] Now choose one of the { $count } that are left, on the board or in the list. Escape goes back.
    }
dice-check = Check the dice
dice-about = Before the first choice the table showed a seal: the SHA-256 of a seed and a salt. All luck of the game comes from that seed, so nobody could choose the dice later. Your browser computes the seal itself.
dice-added-about =
    { $players ->
        [0] Nobody at the table added to the luck: whoever runs this server could know the dice beforehand, but not change them.
        [one] One player’s browser added a number of its own, pledged before the seal was made. So not even whoever runs this server could choose the dice.
       *[other] The browsers of { $players } players added numbers of their own, pledged before the seal was made. So not even whoever runs this server could choose the dice.
    }
dice-added = Number from { $player }
dice-commitment = Seal shown before
dice-seed = Seed
dice-salt = Salt
dice-later = shown when the game is over
dice-verify = Check now
dice-kept = The seed fits the seal: the dice were fixed before the first choice.
dice-foul = The seed fits the seal, but a number that was added to the luck is NOT the one that was pledged.
dice-broken = The seed does NOT fit the seal.
dice-early = The seed is shown when the game is over.

# ---- front page

front-title = Five outlaw games. One table.
front-sub = Ride against bots at once, or send your friends a link. Nothing to install, nobody asks for an account.
front-play = Play against bots now
front-dealing = Dealing …
front-invite = Make a table, send the link
front-seats = { $fewest } to { $most } players
front-mine = My tables
front-mine-none = You sit nowhere yet. One click on a poster and you do.
front-turns = { $count ->
    [one] One table is waiting for you.
   *[other] { $count } tables are waiting for you.
  }
front-open = Open tables
front-open-none = No open tables right now. Make one, and tell somebody.
front-all = Show all { $count }
front-who = Who sits there
front-free = free
front-bot = bot
front-turn = Your turn
front-back = Go back
front-sit = Take a seat
front-watch = Watch
front-result = See the result
front-status-open = Waiting for players
front-status-playing = Playing
front-status-over = Over
front-status-outdated = Older rules
front-slow = over days
front-you = You
front-called = You are called
front-rename = Use this name
front-device = Play on another device
front-device-about = Open this link on your other device. It is as good as a key to your seats: keep it to yourself. It works once, within a day; a newer one replaces it.
leave = Sign out
leave-about = Your seats stay yours only where you are still signed in. If this is your only device, make a link for another one, a passkey or an address for mail first (page “About me”): without them there is no way back to your tables.
leave-here = Sign out here
leave-everywhere = Sign out on all my devices
leave-stay = Stay
device-title = Another device
device-ask = Be { $name } on this device?
device-known = Here you are { $now } at the moment. Tables of { $now } can’t be reached from this browser afterwards, unless you open a link of theirs.
device-yes = Yes, be { $name } here
device-no = No, leave it as it is
device-same = You are { $name } here already.
device-old = This link was used before, or is too old. Make a new one where you are signed in: it is good for one use.
front-no-server = The server can’t be reached at the moment.
offline = You are offline, and that needs the server.
offline-title = Without the server
offline-about = Tables, what others do, and everything about you need the server, and it can’t be reached. What you can do: look again at games that are over and that you have opened here.
offline-none = None is kept on this device yet: open a replay when the server can be reached.
front-names = Dusty, Calamity, Slim, Lucky, Whistler, Rooster, Magpie, Copper, Juniper, Badger, Sparrow, Ace

# ---- new table

new-title = A new table: { $game }
new-seats = How many, and who
new-preset = Fill the seats
new-preset-link = Friends by link
new-preset-bots = Against bots
new-preset-here = All at this screen
new-seat = Who sits on seat { $number }
new-seat-name = Name on seat { $number }
new-me = Me
new-here = Somebody at this screen
new-free = Whoever comes by the link
new-bot = Bot: { $level }
new-player = Player { $number }
new-here-about = You share this screen: before each hidden decision the table asks everybody else to look away.
new-nobody-here = You only watch: no seat is yours.
new-options = Ways to play
new-clause = The rule behind it: { $clause }
new-more-rules = Read on in the rules
new-yes = yes
new-no = no
new-terms = How the table runs
new-pace = Pace
new-live = Live, everybody is here
new-slow = Over days, a choice now and then
new-live-about = Everybody stays at the table until the game is over.
new-slow-about = Come back when it is your turn; the front page tells you.
new-clock = Clock
new-clock-whole = For the whole game, each
new-clock-more = More with each choice
new-clock-none = no clock
new-clock-nothing = nothing
new-clock-about = Whoever runs out of time is replaced by a bot.
new-patience = Patience
new-patience-time = The others wait for
new-patience-about = After that they may call a bot for whoever is asked and says nothing.
new-others = Others
new-public = Listed among the open tables
new-watch = Anybody may watch
new-hints = Players may ask what a bot would do
new-window = Moments to react
new-window-seconds = Seconds each stays open
new-window-about = It stays open that long for everybody, whether or not anybody can react: so silence tells nothing. Alone among bots you have all the time you want.
new-make = Make the table
new-start = Start the game
new-watch-bots = Watch the bots
new-make-about = Next you get a link for your friends. The game starts when every seat is taken.
new-start-about = Every seat is taken: the game starts at once.

# ---- rules

# Time, difficulty and the kind of fun, on the posters.
bill-five-points = 30 minutes · easy · bluff and timing
bill-colt-express = 40 minutes · easy · plans that go wrong, together
bill-bang-dice = 20 minutes · easy · dice, secret roles, loud laughter
bill-deadwood = 60 minutes · medium · a race for money, with shootouts
bill-deadwood-1876 = 45 minutes · medium · friends until the last round
howto-go = Play now
howto-guide = Read the guide
howto-later = Not now
rules-tab-guide = How to play
rules-tab-card = Card for the table
rules-tab-rules = Every rule
rules-print = Print
guide-close = Fold it up
guide-clause = { $sign }, rule { $clause }
# Those who play in the pictures of the guides.
guide-players = Ada, Ben, Cleo, Dan, Eve, Finn, Gus, Hal, Ida
rules-about = In our own words, as this table plays. Every rule has a number; what happens at the table names it.
rules-contents = Contents
rules-seek = Find
rules-found = { $count ->
    [0] Nothing found
    [one] One place
   *[other] { $count } places
  }
rules-table = Table: { $place }
mark-ruling = Our ruling:
mark-picture = From a picture:
mark-doubtful = Doubtful:

# ---- style

style-title = The look of the house
style-about = Everything that is drawn takes its colours, letters and marks from here.
style-logo = Badge
style-colours = Colours
style-type = Type
style-pangram = Jack quietly moved up front and seized the big ball of wax.
style-seats = Seats
style-seats-about = A seat is told by letter, shape and colour; never by colour alone. A dashed mark is a free seat.
style-seat = Seat { $letter }
style-faces = Faces of the bots
style-faces-about = The hat tells how well somebody plays, brows and mouth how they like to: bold, careful or vengeful.
style-icons = Icons
style-bang = The pieces of BANG!
style-dice = Dice
style-buttons = Buttons and states
style-main = The main thing
style-other = Another thing
style-quiet = A quiet thing
style-disabled = Not now
style-input = Something written
style-can = can be chosen
style-pointed = pointed at
style-cannot = can’t be chosen
style-good = good news
style-bad = bad news
style-link = a link
style-ground = Wood and paper
style-panel = Panel
style-wood = Wood
style-paper = Laid paper
style-posters = Posters

## What happened
story-since = Since your last turn
story-lately = What happened lately
story-nothing = Nothing to look back at yet.
story-previous = One step back
story-next = One step forward
story-unfold = Show all { $count } steps
story-fold = Fold the list
story-skip = Skip
story-skip-about = Show at once what happens until your turn (space bar)
story-back = You are looking back: the board is as it was then, and nothing can be chosen.
story-now = Back to now
story-asked = You are asked: { $question }

# ---- learning by playing

learn = Learn by playing
learn-guide = The guide
learn-step = Step { $step } of { $steps }
learn-luck = The luck of a lesson is fixed: cards and dice fall alike for everybody, and the others play what it needs.
learn-watch = Watch what the others do.
learn-next = Go on
learn-back = A step back
learn-leave = Leave, go on later
learn-try = Try it anyway
learn-tried = That is what comes of it. Take it back and choose again.
learn-take-back = Take it back
learn-play-on = Play on against easy bots

## Being called
settings-confirm = Ask again before a final choice
settings-coach = Tell me when another choice was clearly better
settings-sounds = A sound when it is my turn
settings-palette = Colours for the colour-blind
settings-zoom = Size of letters
settings-more = Messages and more about me
me-title = About me
me-stranger = This server does not know you yet: sit down at a table or take a name, and come back here.
me-follow = What you settle here and under “Settings” follows you to all your devices.
me-again = I have been here before
me-again-about = If you have confirmed an e-mail address here, a link to it makes you yourself again.
me-again-mail = Your e-mail address
me-again-send = Send me the link
me-again-sent = If somebody here has confirmed that address, a link is on its way.
# Who I am, everywhere
since = Since { $when }.
passkey = Passkey
passkey-title = Passkeys
passkey-about = A passkey is kept by your phone, computer or password manager. It makes you yourself again on any device, without a password and without e-mail.
passkey-add = Make a passkey
passkey-made = Made. From now on you can sign in with it.
passkey-not-made = No passkey was made: the browser was not allowed to, or has one already.
passkey-not-given = No passkey answered. Is it kept on this device, or on a phone nearby?
passkey-name = Its name
passkey-rename = Rename { $name }
passkey-rename-short = Rename
passkey-used = Last used { $when }.
passkey-site = Made at { $site }, and good there only.
passkey-sign-in = Sign in with a passkey
passkey-no-line = There are no passkeys here: browsers allow them only over HTTPS, or at http://localhost.
passkey-no-name = There are no passkeys here: they need a server with a name, and this page was opened by a number.
passkey-no-browser = This browser knows no passkeys.
me-again-passkey = If you have made a passkey here:
sessions-title = Where you are signed in
sessions-about = Each device that is you. One that you don’t know, or don’t have any more, is best signed out; its tables are closed there at once.
sessions-here = This one.
sessions-seen = Last here { $when }.
sessions-end = Sign out
sessions-end-what = Sign out: { $what }
sessions-end-others = Sign out everywhere else
device-unknown = A device
device-both = { $browser } on { $system }
device-edge = Edge
device-opera = Opera
device-firefox = Firefox
device-chrome = Chrome
device-safari = Safari
device-iphone = iPhone
device-ipad = iPad
device-android = Android
device-windows = Windows
device-chromeos = ChromeOS
device-mac = Mac
device-linux = Linux
everything-title = Everything about me
everything-about = The server keeps your name, what you settled, how you are called, your passkeys, where you are signed in, and what you did and said at tables. All of it is yours to take away, or to delete.
everything-take = Take it away (JSON)
everything-forget = Delete it …
everything-sure = Delete everything about me?
everything-goes = Your name, settings, addresses, passkeys, kept moments, all you have said, and games that you played against bots alone are deleted; you are signed out everywhere.
everything-stays = Games that others played in stay theirs: your choices remain, and “N. N.” stands for your name. In games that go on, a bot plays for you; tables that you have opened and that have not begun are closed.
everything-no-way-back = There is no way back. What others wrote about you in a chat, and copies that the server’s operator has made, are not touched.
everything-type = To be sure, type your name: { $name }
everything-yes = Delete for good
everything-no = No, keep it
everything-done = Everything about you is deleted.
call-title = Call me when it is my turn
call-about = When it is your turn and you have not looked at the table for a minute. One message a turn at most, and nothing of the game in it.
call-none = Nobody calls you yet.
call-push = This browser
call-push-on = Notify me in this browser
call-push-no = This browser can’t be notified here: it wants a page over HTTPS, and your leave.
call-mail = E-mail
call-mail-no = This server sends no e-mail.
call-hook-no = This server sends nothing to channels.
call-discord = Discord
call-slack = Slack
call-ntfy = ntfy
call-add = Add
call-channel = A channel
call-address = Address of the webhook, or of the topic
call-shared = Others read a channel, too: of questions that are secret it hears nothing.
call-state-new = look for our mail there
call-state-on = on
call-state-off = stopped
call-state-broken = gone
call-try = Try
call-tried = Sent.
channel-title = Messages of this table to a channel
channel-about = Whose turn it is, once a turn, for everybody who reads there; of secret questions nothing.
channel-set = Set
call-drop = Remove { $what }
call-try-what = Try { $what }
call-quiet = No messages at night
call-quiet-from = from
call-quiet-to = to
call-gather = At most one message
call-gather-0 = a turn
call-gather-5 = in five minutes
call-gather-60 = an hour
call-gather-1440 = a day
mail-title = Is this address yours?
mail-yes = Yes, call me here
mail-done = Thank you. You will be called there when it is your turn.
stop-title = No more messages
stop-done = Done: nothing more is sent there. Under “About me” you can turn it on again.
letter-old = This link is not valid any more.
final-ask = That can’t be taken back.
final-yes = Yes: { $choice }
final-no = No, wait

## What I did
front-doors = My pages
deeds-title = My games
deeds-about = Every game that you finish stands here, for your eyes only unless you say otherwise below. Where you held several seats, it is listed and not counted.
deeds-none = Nothing yet: every game that you finish will stand here, with its replay and what you made of it.
deeds-stranger = Come in first: play a game, or say who you are.
deeds-won = { $played ->
    [one] { $won } of { $played } game won
   *[other] { $won } of { $played } games won
  }
deeds-length = { $span } a game
deeds-choices = { $count ->
    [one] one choice
   *[other] { $count } choices
  } a game
deeds-seats = Won by seat
deeds-seat = Seat { $seat }
deeds-roles = Won as
deeds-bots = Bots left behind
deeds-rivals = Against people
deeds-rival = { $even ->
    [0] { $ahead } : { $behind }
   *[other] { $ahead } : { $behind } (= { $even })
  }
deeds-games = Games
deeds-filter = Show
deeds-all-games = all games
deeds-place = Place { $rank } of { $of }
deeds-kind-rated = rated
deeds-kind-what-if = “What if?”, not counted
deeds-kind-unknown = older rules
moments = Moments worth keeping
moment-plain = { $game }, after choice { $upto }
moment-note = Keep this moment
moment-example = What was so good about it?
moment-keep = Keep it
moment-kept = Kept
moment-where = It stands under “My games” now.
moment-drop = Keep no longer: { $what }

## Rated
new-counts = What it counts for
new-friendly = Friendly
new-rated = Rated
new-friendly-about = Nothing but the fun of it.
new-rated-about = It counts for the players’ ratings: one seat each, nothing is taken back, no bot is asked.
terms-rated = Rated
front-rated = rated
honour-title = Board of honour
honour-about = The ratings of this house, from rated tables. Only those stand here who want to.
honour-join = Stand here, too
honour-none = Nobody stands here yet. Play a rated game, and say under “My games” that you want to be seen.
honour-people = among people
honour-bots = with bots at the table
honour-place = Place
honour-name = Name
honour-points = Rating
ratings = Ratings
ratings-games = { $count ->
    [one] one game
   *[other] { $count } games
  }
shown-title = What others see of me
shown-about = Nothing but what a table shows, unless you want it otherwise.
shown-honour = Show my name and ratings on the board:
shown-profile = Who may see my statistics and ratings
shown-nobody = nobody
shown-friends = my friends
shown-all = everybody at this house
shown-look = My page as they see it
shown-settled = Settled.
somebody = A guest
somebody-none = No games yet.

## Together
friends-title = Friends
friends = My friends
friends-about = You can ask a friend to a table with one click, and they you.
friends-none = None yet: make a link, and send it to somebody.
friends-part = Friends no longer: { $name }
friends-link-make = A link that makes friends
friends-link = Send this link to those who should be your friends
friends-link-about = Whoever opens it within a month can be your friend. A newer link voids this one.
friend-ask = Be friends with { $name }?
friend-about = Then you and { $name } can ask each other to a table with one click. You can part at any time.
friend-yes = Be friends with { $name }
groups = Groups
groups-about = For those who meet again and again: a group keeps the score of all games that its members play among themselves.
groups-members = { $count ->
    [one] one member
   *[other] { $count } members
  }
groups-new = A new group
groups-example = Thursday riders
groups-make = Set it up
group-ask = You are asked to join this group. It keeps the score of the games that its members play among themselves.
group-join = Join
group-score = The score
group-points = Points
group-won = Won
group-score-about = In each game one gets the share of the other members whom one left behind: from 0 for the last to 1 for the winner; a tie is half. Games count in which all people are members, at least two; bots may sit with you.
group-play = Another evening
group-play-about = Choose a game: the whole group is asked to the table.
group-link = Send this link to those who belong here
group-leave = Leave the group
group-leave-yes = Yes, leave the group
invites = You are asked to a table
invite-from = { $name } asks you to a game of { $game }.
invite-go = Look at it
invite-no = Not this time
invite-friends = Ask with one click:
invite-asked = Asked.
open-filter = Which tables
open-game = Game
open-seats = Seats
open-any-seats = any number
open-for = for { $count }
open-any-pace = any pace
open-live = live
open-any-count = friendly or rated
open-friendly = friendly
open-free = with a free seat
open-none-so = No such table right now. Make one, and tell somebody.

## Tournaments
cups-title = Tournaments
cups-about = Set one up, send its link, and begin when all are in: the tables are made by themselves, round after round, until the last one is played.
cups-mine = My tournaments
cups-new = A new tournament
cup-name = What it is called
cup-example = Autumn cup
cup-seats-at-table = Seats at a table
cup-rounds = Rounds
cup-rated = Its games count for ratings
cup-make = Set it up
cup-open = can be entered
cup-playing = round { $round } of { $rounds }
cup-over = { $round ->
    [one] over, after one round
   *[other] over, after { $round } rounds
  }
cup-tables-of = tables of { $count }
cup-link = Send this link to those who should play
cup-enter = Play in it
cup-leave = Play no longer
cup-begin = Begin with the first round
cup-how = In each round those meet who stand about equally well, and nobody meets anybody again if that can be avoided. Where people don’t come out even, tables are smaller or somebody sits out, which counts as won.
cup-to-table = To my table
cup-entered = { $count ->
    [one] One has entered
   *[other] { $count } have entered
  }
cup-standings = The standings
cup-against = Rivals’ points
cup-points-about = In each round one gets the share of the others at the table whom one left behind: from 0 for the last to 1 for the winner; a tie is half. Between equals those are ahead whose rivals have more points.
cup-gone = left
cup-round = Round { $round }
cup-bye = sits out: counts as won
cup-unplayed = not played
terms-cup = A table of a tournament
