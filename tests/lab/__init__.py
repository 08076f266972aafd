"""The laboratory's doors, tried with the test suites of those who come through them."""
