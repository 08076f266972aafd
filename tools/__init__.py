"""What makes documents from the program; no part of it. `python -m tools` writes them all anew.

protocol    docs/protocol.md: what a person wrote (protocol_opening.md), then every message with its fields
asyncapi    docs/asyncapi.json: the socket for machines
typescript  web/src/wire.ts and each game's seen.ts: the types of the page

smoke       whether the Posse that is installed works: for wheels, in fresh environments

The frames that the documents show (docs/frames.json) pass at a real table: `python -m tests.server.evening`.
"""
