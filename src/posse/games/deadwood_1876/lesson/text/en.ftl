# A first game with a guide: what is said at each step of script.toml, and why another choice is not the one that is meant.

lesson-aim = Your star stands at the Gem Theatre, beside Dutch’s; in the end the establishment with the most gold wins, and then its partners shoot it out among themselves. All characters play alike, so I take Calamity Jane for you.

lesson-pass = Two Safes are dealt to you, and you must pass one to your left, to Buck. Gold counts for the establishment where your star is in the end: keep the 3, and pass the 1.
lesson-pass-else = Then Buck has 3 gold more, and he sits in the other establishment. Pass the 1.

lesson-gun = On your turn you play one card, for its item or for its gun; a gun robs a Safe, or duels for a place. The Messenger has the best die there is: use it for a Robbery.
lesson-gun-weak = That is a weak die, and whoever is robbed answers with a gun of their own. The Messenger rolls highest: use it.
lesson-gun-duel = A Duel moves stars, and you don’t know yet which establishment will be rich. First a Safe: use the Messenger for a Robbery.
lesson-gun-look = A Stetson lets you look into two Safes, but it takes none. With the best gun in hand, take one: a Robbery with the Messenger.

lesson-rob = Dutch is your partner for now, so his gold counts for you already; of what Buck and Cora have, one Safe was passed to them and one they chose to keep. Try Buck’s first one.
lesson-rob-partner = Gold in Dutch’s Safes helps your establishment anyway, and you will want a friend at the Gem. Rob somebody at the Bella Union.
lesson-rob-else = That might be the good one as well: one Safe of the two was kept, the other passed on. Let us try Buck’s first.

lesson-defend = What luck, a Messenger for the Final Showdown! Now Cora comes for one of your Safes, and you must answer with a card: the Colt is the best die in your hand.
lesson-defend-else = It rolls lower than the Colt, and any of your Safes is worth a fight. Lay the Colt; you draw a new card for it anyway.

lesson-help = Dutch duels with Buck for a place at the Bella Union. Your Holsters could add a die for one of them, but the Winchester is your best gun, and a Heist comes next: say no.
lesson-help-else = You would draw a new card for it, but what you lend is gone. Neither of them has promised you anything, so keep your guns together.

lesson-heist = Dutch won, their stars have changed places, and Buck is your partner now. After each round comes a Heist: all lay a card at once, and the highest roll takes the open Safe, a Winchester for the Showdown; play your own.
lesson-heist-else = Weak cards are for Heists that you don’t want to win. This one you do: play the Winchester.

lesson-give = Won, but three Safes are the limit: one of four must go, to whoever has the fewest. Give the Derringer, the weakest of your guns.
lesson-give-gold = Without gold your establishment doesn’t win, and without that the best guns are of no use. Give the Derringer away.
lesson-give-else = That is one of the two best guns for the Final Showdown. Give the Derringer away instead.

lesson-score = You have 3 gold and two fine guns. After four rounds, and extra turns for those with Badges, the richest establishment is found; its partners fight until one is left, and that one wins. Now play on by yourself!
