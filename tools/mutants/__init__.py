"""Tests that notice: faults are put into a game's rules one at a time, and its own clause tests are run against each.

    sh run mutants                               60 faults a game into rules and state, 60 into view and redeal
    sh run mutants colt-express --rules          one game; only its rules and state (--secrets: only view and redeal)
    sh run mutants five-points --sample all      every fault there is
    sh run mutants --jobs 16 --sample 200        more at once; a larger sample holds the smaller one of the same --seed
    sh run mutants --only NUMBER                 one fault again, with what the tests say to it

The faults are Cosmic Ray's (faults.py), and one more: a statement that is left out. Each is tried in a copy of the
sources (trials.py), never in the sources themselves. What came of it is written to build/mutants/ line by line
(results.py): whoever stops and starts again goes on from there; what was not noticed is tried again when the tests
have changed.

`tests/games/<game>/equivalent.toml` lists faults that change nothing, each with the reason. They are not tried and not
counted; a line that no longer fits the sources is told. Of all others 95 in 100 are to be noticed.
"""
