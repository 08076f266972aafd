"""A program that plays at a table: `posse join http://127.0.0.1:7878/t/... --bot "python examples/own_program.py"`."""

import json
import random
import sys

for line in sys.stdin:
    asked = json.loads(line)
    if "choices" in asked:
        print(random.choice(asked["choices"])["choice"], flush=True)
