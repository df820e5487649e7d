"""What sentences and pictures cost: the games are told as in a worker, and the sums add up."""

import asyncio

import pytest

pytest.importorskip("resource", reason="needs a Unix")

from bench.server.played import play_game
from bench.telling import measure, open_desk
from flambeur.server.play.desk import Desk


@pytest.fixture(scope="module")
def desk() -> Desk:
    """A desk whose key is the same in every run."""
    return asyncio.run(open_desk())


def test_games_are_the_same_in_every_run(desk: Desk) -> None:
    """A number stands for one game, roll for roll; only chained, it has lines of the record."""
    plain, chained = (
        play_game("vegas/royale", 4, 7, desk.signer, chained=chained) for chained in (False, True)
    )
    assert [move.step for move in plain] == [move.step for move in chained]
    assert "over" == chained[-1].following.card.phase
    assert not any(move.following.lines for move in plain)
    assert all(move.following.lines for move in chained)


def test_costs_and_bytes(desk: Desk) -> None:
    """A short run finds words and pictures dearer than a table without them, and weighs them."""
    head, *rows = measure(desk, "vegas/2018", 3, games=1, repeats=3)
    assert head.startswith("vegas/2018, 3 seats, 1 games, ")
    found = {row[2:36].strip(): float(row[37:44]) for row in rows}
    assert found["with a language, all of this"] > found["without a language"]
    assert found["bytes, words"] > found["bytes, offers, inside words"] > 0
    parts = ("view", "events", "words", "picture", "lines of the record")
    rest = found["bytes, all"] - sum(found[f"bytes, {part}"] for part in parts)
    assert 100 < rest < found["bytes without a language"] < found["bytes, all"]
