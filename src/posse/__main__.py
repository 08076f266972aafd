"""`python -m posse` is `posse`."""

from posse.cli.main import main

if __name__ == "__main__":
    main()
