"""Kernels play the very game of the engine: 10,000 random games agree at every turn."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from flambeur.core.state import play, turn
from flambeur.core.turn import Choice, Over
from flambeur.fast.read import read
from flambeur.fast.table import NOBODY, PILE, SHAPES, SOLO, row_of
from flambeur.games.vegas.classic.solo import RollRivals
from flambeur.games.vegas.round import DrawLeader, RollLoose, ShufflePile
from flambeur.sources import SeededSource
from tests.fast.compare import EACH, PARTS
from tests.fast.recorded import FINE, Recorder, replay
from tests.fast.ways import SOME, laid

OPENINGS = (ShufflePile, DrawLeader, RollLoose, RollRivals)
ROOT = Path(__file__).parents[2]
EVERY = 9
"""One turn out of so many is looked at as a whole."""
UNREAD = {"seed_a", "seed_b", "pile_top"}
SOLO_UNREAD = {*UNREAD, "roll"}
"""The solo player rolls no hand; what lies there is left over from the rivals."""


@pytest.mark.parametrize("part", range(PARTS))
def test_same_game(part: int) -> None:
    """Player on turn, legal moves and hands agree at every choice; all else at every deal."""
    command = [sys.executable, "-m", "tests.fast.compare", str(part)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert 0 == done.returncode, done.stderr
    games = sum(len(ways) * len(range(part, each, PARTS)) for ways, each in EACH)
    assert f"{games} games agree\n" == done.stdout


def test_enough_games() -> None:
    """The test above plays 10,000 games at least, and some of every way."""
    assert sum(len(ways) * each for ways, each in EACH) >= 10_000
    assert all(each >= PARTS for _, each in EACH)


@pytest.mark.parametrize("number", range(len(SOME)))
def test_read(number: int) -> None:
    """A table that is read is the table that kernels come to by playing, field by field."""
    way = SOME[number]
    recorder = Recorder(way, f"{number}", range(number % EVERY, 999, EVERY))
    for stop, seen in recorder.seen.items():
        t = row_of([laid(way)])[0]
        assert (FINE, stop) == replay(t, recorder.recorded(), stop)
        for name in {name for name, _ in SHAPES} - (SOLO_UNREAD if t.kind == SOLO else UNREAD):
            assert getattr(seen, name) == values(t, name), name


def values(t: Any, name: str) -> Any:
    """List what a field holds; the pile is turned so that its top comes first."""
    value = t[name].tolist()
    if name != "pile":
        return value
    top, size = t.pile_top, t.pile_size
    return [*[*value[top:], *value[:top]][:size], *[0] * (PILE - size)]


@pytest.mark.parametrize("number", range(len(SOME)))
def test_read_before_the_roll(number: int) -> None:
    """Whoever is about to roll is on turn; before the opening roll of a round nobody is."""
    game, seats, options = SOME[number]
    source, table = SeededSource(number), game.start(seats, options)
    while not isinstance(awaited := turn(table), Over):
        if isinstance(awaited, Choice):
            play(table, awaited.moves[-1])
            continue
        opening, t = isinstance(table.stack[-1], OPENINGS), row_of([read(table)])[0]
        play(table, source.settle(awaited.distribution))
        following = turn(table)
        if opening:
            assert NOBODY == t.player
        else:
            assert isinstance(following, Choice)
            assert following.seat == t.player
