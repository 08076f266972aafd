"""The rules, one file a chapter: setup, turn, head_back, arrive, shootout, sheriff, buildings, railroad, ending."""
