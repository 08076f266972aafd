# What is sent to people who don't look at the page. Never more than they could see there, and nothing of the game.
call-title = It’s your turn: { $game }
call-titles = It’s your turn at { $count } tables
call-at = It’s your turn at { $game }.
call-with = It’s your turn at { $game } with { $names }.
call-table-title = { $name } is to play
call-table = { $game }: { $name } is to play.
call-open = To the table
call-open-mail = To the table (the link signs you in, once, within { $days } days):
call-stop = No more messages like this one:
call-why = You get this because you asked Posse at { $house } to call you.
call-try = This is how Posse will call you when it is your turn.
call-try-title = Posse can call you

confirm-title = Is this your address?
confirm-text = { $name } at { $house } wants to be called here when it is their turn. If that is you, follow this link within a day:
confirm-not = If it is not, do nothing: you won’t hear from us again.

recover-title = Your way back in
recover-text = Somebody, we hope you, wants to be { $name } at { $house } again. This link signs you in, once, within { $days } days:
recover-not = If it was not you, do nothing.

invite-title = Will you play { $game }?
invite-text = { $name } asks you to a table of { $game }.
