# A first game with a guide: what is said at each step of script.toml, and why another choice is not the one that is meant.

lesson-aim = You are the Sheriff, the only one who plays with an open face. Two of the others are Outlaws who want you dead, one is a Renegade who wants to be the last one alive; outlive them all, and find out who is who.

lesson-roll = You roll five dice, and may roll what you don’t like again, twice; only Dynamite stays, and three of it would explode. The Arrow has already cost you one from the pile, so roll it again, with both Gatlings.
lesson-roll-stop = You have only one shot so far, and two re-rolls left. Roll the Arrow and the Gatlings again.
lesson-roll-gatling = Tempting: three Gatlings would hit everybody. But two do nothing at all, and the third rarely comes; roll the Arrow and both Gatlings again.
lesson-roll-else = A Bull’s Eye is a sure hit, so keep it, and roll what does nothing for you: the Arrow and both Gatlings.

lesson-again = Three shots! A Beer gives back a life point, but you have all of yours: roll it again, and keep the rest.
lesson-again-stop = You may stop, but the Beer would be wasted: nobody has lost any life yet. One more roll costs little, so try it.
lesson-again-else = Keep your shots: they are what makes the others weaker. Roll only the Beer again.

lesson-shoot = Bull’s Eye 1 hits a neighbour, Bull’s Eye 2 the one after the next, and here that is always Cora. For the first 1 you choose between Buck and Dutch: take Buck.
lesson-shoot-else = Nobody has shown a face yet, so Dutch is as good a guess. But let us begin with Buck, who plays next.

lesson-twice = And the second one? Two hits in one place hurt more than one here and one there: Buck again.
lesson-twice-else = Spread shots make two enemies and kill nobody. Stay with Buck.

lesson-second = What a round: Cora’s roll took the last arrow, the Indians attacked, and everybody lost a life point for each arrow in front of them, you two. Now you are hurt and have three Beers: roll only the Gatling again.
lesson-second-stop = That is possible, but one Gatling alone does nothing. It can only get better, or hardly worse.
lesson-second-shot = The Bull’s Eye is your only shot, keep it. Only the Gatling does nothing for you.
lesson-second-else = With 8 of 11 life points every Beer is welcome. Keep them, and roll only the Gatling again.

lesson-enough = Dynamite: it stays, and two more would end your turn with a bang. You have what you need, so stop here.
lesson-enough-else = Every die that you roll now may be Dynamite or an Arrow, and you would give away a Beer or your shot for it. Stop here.

lesson-suspect = Whom do you trust? Cora kept a Bull’s Eye 2 that could reach only you, Dutch shot at Cora although you were in reach; Buck shows nothing yet, so the shot goes to Buck.
lesson-suspect-else = Dutch could have hit you and chose Cora: perhaps a friend for now, while there are Outlaws. Shoot Buck.

lesson-beer = A Beer goes to whomever you like, and whom you help tells as much as whom you shoot. Drink it yourself, and so with the other two.
lesson-beer-else = You have no Deputy at this table: whoever drinks your Beer comes back stronger, and shoots. Drink it yourself.

lesson-score = You have all your life back, and Cora has a single point left. You win when both Outlaws and the Renegade are gone, the Outlaws when you are, and the Renegade only as the last one alive. Now play on by yourself!
