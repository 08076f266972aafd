"""The games by key, with their seats and options. The catalog itself lies in `posse.games`."""

from __future__ import annotations

from collections.abc import Iterator

from posse.kernel.box import Box


class NoSuchGame(Exception):
    """A key that no game has."""


class Catalog:
    """The games of the house, in their order on the shelf."""

    def __init__(self, *boxes: Box) -> None:
        self._boxes = {box.key: box for box in boxes}
        self.broken: dict[str, str] = {}
        """Games that other packages bring but that can't be played, by key, each with the reason in a sentence."""

    def __getitem__(self, key: str) -> Box:
        if key in self.broken:
            raise NoSuchGame(self.broken[key])
        if key not in self._boxes:
            raise NoSuchGame(f"no game is called {key!r}; there are: {', '.join(self._boxes)}")
        return self._boxes[key]

    def __iter__(self) -> Iterator[Box]:
        return iter(self._boxes.values())

    def __len__(self) -> int:
        return len(self._boxes)

    def __contains__(self, key: object) -> bool:
        return key in self._boxes
