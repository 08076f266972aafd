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
settings-theme = Light
settings-theme-auto = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-speed = Movement
settings-speed-usual = Usual
settings-speed-fast = Fast
settings-speed-off = None
settings-guide = Explain each new kind of question
lost-title = Nothing here
lost-text = This trail leads nowhere. The front page knows the way.
guest-name = Stranger
sign-in-title = Who is coming in?
sign-in-name = Your name
sign-in-password = This server’s password
sign-in-enter = Come in
bot-random = Greenhorn (random)
bot-scout = Scout
bot-ranger = Ranger

# ---- the table

table-none = This table can’t be shown
table-loading = Setting the table …
table-offline = The line is down. Trying again …
table-closed = This table was closed.
table-outdated = The rules of this game have changed since this table was set. It can be read, not played on.
table-board = The board
table-talk = What happened and what was said
table-log = What happened
table-chat = Chat
table-paused = The game is paused.
log-rule = Open the rule { $clause }
chat-empty = Nobody has said anything yet.
chat-phrases = Ready phrases …
chat-say = Say something
chat-send = Send
seats = Seats
seat-free = Free
seat-away = away
seat-turn = to decide
seat-bot = A bot plays here: { $level }
question = What is asked
question-waiting = Waiting for { $names }.
question-moment = One moment …
question-window = This moment passes in { $seconds } s.
guide-seen = Got it
choice-final = no taking back
choice-final-about = This rolls, draws or shows something: it can’t be taken back freely.
choices-all = Show all choices
hint-ask = What would a bot do?
hint-thinking = Thinking …
hint-this = a bot would
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
undo = Take back
pause = Ask for a pause
resume = Play on
takeover = Let a bot play for { $name }
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
proposal-takeover = { $name } asks that a bot plays for { $about }.
cover-title = Over to { $name }
cover-text = Everybody else looks away, please.
cover-ready = I am { $name }

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
branch-title = What if?
branch-seat = I take over
branch-level = against
branch = Continue from here
dice-check = Check the dice
dice-about = Before the first choice the table showed a seal: the SHA-256 of a seed and a salt. All luck of the game comes from that seed, so nobody could choose the dice later. Your browser reckons the seal itself.
dice-commitment = Seal shown before
dice-seed = Seed
dice-salt = Salt
dice-later = shown when the game is over
dice-verify = Check now
dice-kept = The seed fits the seal: the dice were fixed before the first choice.
dice-broken = The seed does NOT fit the seal.
dice-early = The seed is shown when the game is over.
