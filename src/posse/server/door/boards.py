"""Boards of games from other packages: what lies in `board/` beside the box, under the page's content policy."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from posse.kernel.box import Box
from posse.server.door.replies import box_of, insider
from posse.server.errors import No

KINDS: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""What a board may be made of."""


def has_board(box: Box) -> bool:
    """Whether a game brings a board for the page. Those of the house are a part of the page."""
    from posse.words import game_folder

    try:
        return (game_folder(box) / "board" / "board.js").is_file()
    except TypeError:  # a game on trial, which is no package
        return False


async def board_file(request: Request) -> Response:
    """GET /api/games/GAME/board/FILE: what its board is made of."""
    from posse.words import game_folder

    await insider(request)
    box, name = box_of(request), request.path_params["file"]
    kind = KINDS.get(PurePosixPath(name).suffix)
    if kind is None or not has_board(box):
        raise No("no-such-page", 404)
    file = game_folder(box) / "board" / name
    if not file.is_file():
        raise No("no-such-page", 404)
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": "no-cache"})
