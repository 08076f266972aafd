"""Learning to play from nothing but one's own games (extra `train`): `posse train GAME`.

`actors` play many tables in processes (`cluster`: on many machines), `net` is what learns (torch), `learner` teaches
it, `paper` writes down what came of it: the weights that bots read without torch, and the card that says how they were
made.
"""
