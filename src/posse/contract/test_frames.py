"""Every game: its frames are written as the kernel wants them, and its choices are numbered without gaps."""

from __future__ import annotations

import inspect

from posse.contract.walks import COMPILED, Setting, every_game, every_table, positions
from posse.kernel.box import Box
from posse.kernel.codec import digest
from posse.kernel.flow import Frame


@every_game
def test_steps_and_answers_are_neighbours(box: Box) -> None:
    for rule in box.frames.values():
        assert rule.STEPS, f"{rule.__name__} has no steps"
        methods = list(vars(rule))
        for step in rule.STEPS:
            assert callable(getattr(rule, step)), f"{rule.__name__}.{step} is missing"
        for name in methods:
            if name.startswith("on_"):
                assert name[3:] in rule.STEPS, f"{rule.__name__}.{name} hears a step that is not there"
        assert COMPILED or len(rule.PLAN) == len(rule.HEARS) + 1 == len(rule.STEPS) + 1


@every_game
def test_a_frame_says_what_it_is_made_of(box: Box) -> None:
    for rule in box.frames.values():
        parameters = [
            name for name in inspect.signature(rule.__init__).parameters if name not in ("self", "args", "kwargs")
        ]
        # A compiled __init__ does not always tell its arguments.
        assert list(rule.FIELDS) == parameters or COMPILED, (
            f"{rule.__name__}.FIELDS are not the arguments of its __init__"
        )
        assert rule.__doc__ or COMPILED, f"{rule.__name__} does not say which rule it is"


@every_game
def test_choices_are_numbered_end_to_end(box: Box) -> None:
    numbers = [kind.first + value for kind in box.kinds.all for value in range(kind.size)]
    assert numbers == list(range(box.kinds.total))
    assert len(box.kinds.by_name) == len(box.kinds.all)


@every_table
def test_fields_are_plain_and_asking_again_asks_the_same(setting: Setting) -> None:
    box = setting[0]
    for _, game in positions(setting, 400):
        for frame in game.stack:
            assert box.frames[type(frame).__name__] is type(frame)
            for name in frame.FIELDS:
                assert_plain(frame, name, getattr(frame, name))
        if game.pending is not None and not any(a != -1 for a in getattr(game.pending, "answers", [])):
            before = digest(game)
            game.ask_again()
            assert digest(game) == before, "asking changed something"


def assert_plain(frame: Frame, name: str, value: object) -> None:
    if isinstance(value, tuple):
        for item in value:
            assert_plain(frame, name, item)
    else:
        assert isinstance(value, int | str), f"{type(frame).__name__}.{name} holds {value!r}"
