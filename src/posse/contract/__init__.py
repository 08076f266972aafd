"""The contract: what every game keeps, whoever wrote it. Tests that know no game, for any game of the catalog.

`pytest --pyargs posse.contract --game mygame` holds a game to it (extra `contract`): that somebody can choose until the
end, that copies share nothing, that any moment survives JSON, that no seat learns what it can't know, that all of it
has words in each language. `--soak` does it hundreds of times as often.

play             somebody can choose until the end; what is not offered is refused
copies           copies share nothing that changes; no field is lost
frames           rules are written as the kernel wants them
secrecy          worlds dealt anew look the same, and hold nothing secret
noninterference  tables that differ in what a seat can't know are the same to it
records          replay, rewind, branch, undo, dice that anybody can check
views, numbers   views have the shape that was declared, and become rows of numbers
words            words for all that can be said, and a clause under each
lessons          a first game with a guide, if there is one
"""
