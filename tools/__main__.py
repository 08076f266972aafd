"""`python -m tools`: all documents anew."""

from __future__ import annotations

from tools import asyncapi, protocol, typescript

if __name__ == "__main__":
    for document in (typescript, protocol, asyncapi):
        document.main()
