"""The steps that bring any older database to the present one. Forwards only."""
