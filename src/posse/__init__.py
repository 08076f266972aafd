"""Posse: a home for five outlaw tabletop games."""
