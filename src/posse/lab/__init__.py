"""The laboratory: what a seat sees as numbers, and the doors through which others' programs come to the games."""
