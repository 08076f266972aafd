# A first game with a guide: what is said at each step of script.toml, and why another choice is not the one that is meant.

lesson-aim = You lead a gang with three cowboys on your Ranch: a Greenhorn, a Gunslinger and a Trail Boss, with one, two and three dice in a fight. Whoever has the most money when the railroad and the law have come to Deadwood wins.

lesson-send = In your turn you send one cowboy to a building, or take cowboys home. The Bank pays best: send your Greenhorn there, since nobody is in the way yet.
lesson-send-strong = That works, too, but it takes no strong man to walk into an empty house. Keep him for the shooting, and send the Greenhorn.
lesson-send-else = A fine house, but none pays as well as the Bank, and there is nobody in it. Send your Greenhorn to the Bank.

lesson-annex = To annex is to use a building’s ability once, on arriving. The Bank gives 5 dollars, and a wanted poster: posters cost money at the end, each more than the one before, but the first only 1 dollar.
lesson-annex-else = You may leave it, but then your Greenhorn came for nothing. One poster costs a dollar, and you get five: annex.

lesson-flee = Cora’s Gunslinger attacks the Bank, two dice against your one; for that Cora has taken a poster. A pony takes your man to safety at the Abandoned Mine: skedaddle!
lesson-flee-else = A brave Greenhorn is soon a dead one: a 6 kills, and so do two hits of 4 or 5. Your money is safe anyway, so give up the pony and run.

lesson-attack = Your answer: the Trail Boss has three dice and Cora’s man two, and the Sheriff’s star protects only the three plots around it, not the Bank. Attack, though it costs you a poster.
lesson-attack-even = Two dice against two, and Cora has a cartridge as well: that is a coin in the air. Send the Trail Boss.
lesson-attack-home = Your Greenhorn can wait at the mine; bringing him home costs the whole turn. First take the Bank back.
lesson-attack-gunsmith = Buck’s Greenhorn has done you no harm, and one poster for two cartridges is dear. Take the Bank back from Cora.
lesson-attack-else = A peaceful turn would be fine, but the Bank pays 5 dollars again to whoever takes it. Attack with the Trail Boss.

lesson-load = A cartridge is one more die in this shootout, and who has more dice fires first with the extra ones. Cora has one, too, so use yours.
lesson-load-else = Cora may still use hers, and then it would be three against three. Use the cartridge, this is what it is for.

lesson-loot = The opening shot wounded him, and a 4 did the rest: Cora’s Gunslinger lies on Boot Hill for good. The Bank is yours again, so annex it; it makes the third poster, but 5 dollars more.
lesson-loot-else = Three posters cost 6 dollars in all, and there is a remedy for posters. Take the money.

lesson-church = Here is the remedy: the Church returns a poster to the box, and nobody ever shoots there. Send your Gunslinger.
lesson-church-else = The others earn a little, too, but with three posters you owe 6 dollars at the end, with two only 3. Off to Church.

lesson-poster = Annex the Church, and one poster is gone.
lesson-poster-else = Then the walk was for nothing. Annex the Church, it costs you nothing.

lesson-home = Your Ranch is empty, so this turn you can only bring men home, as many as you like. Begin with the Greenhorn from the mine, where he earns nothing.
lesson-home-bank = Leave the Trail Boss where he is: he keeps the others out of the Bank. Bring the Greenhorn home.
lesson-home-else = He may come as well, and will in a moment. Begin with the Greenhorn at the mine.

lesson-more = Whom else? The Gunslinger has prayed enough: take him home, too, and leave the Trail Boss at the Bank to keep it closed.
lesson-more-done = In the same turn it costs nothing to take another one home. The Gunslinger is of no use in the Church any more.
lesson-more-else = Whoever leaves a building gives it up, and then Cora is back in the Bank. Take the Gunslinger home instead.

lesson-score = You have 15 dollars and two posters, which would cost 3. The Town Hall builds the railroad; the game ends when its Train Station stands, when the Crime Pool has no poster left, or when a gang is wiped out. Now play on by yourself!
