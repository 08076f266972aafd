"""A whole client: it comes in, makes a table, and plays BANG! against two bots. python docs/client.py [URL]"""

import asyncio
import json
import random
import sys
import urllib.request

from websockets.asyncio.client import connect

URL = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:7878"


def post(path, body, token=""):
    """Send JSON, get JSON."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    with urllib.request.urlopen(urllib.request.Request(URL + path, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


async def play():
    """Choose at random, to the end; gives everybody's places."""
    token = post("/api/guests", {"name": "Calamity"})["token"]
    wish = {"game": "bang-dice", "seats": 3, "sit": [0], "bots": ["", "random", "random"], "window": 0.2}
    table = post("/api/tables", wish, token)["table"]
    address = URL.replace("http", "ws", 1) + "/ws"
    async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        await socket.send(json.dumps({"type": "watch", "table": table, "id": 1}))
        await socket.send(json.dumps({"type": "start", "table": table, "id": 2}))
        async for frame in socket:
            for message in json.loads(frame):
                if message["type"] == "error":
                    print("refused:", message["text"])
                elif message["type"] == "table" and message["status"] == "over":
                    return message["ranks"]
                elif message["type"] == "update" and message["scene"]["question"]:
                    question = message["scene"]["question"]
                    choice = random.choice(question["choices"])["choice"]
                    named = {"table": table, "seat": 0, "era": message["era"], "question": question["number"]}
                    await socket.send(json.dumps({"type": "answer", **named, "choice": choice, "id": 3}))
    raise ConnectionError("the server went away")


print("places:", asyncio.run(play()))
