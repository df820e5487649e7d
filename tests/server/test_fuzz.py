"""No message, however wrong, brings a server down or a secret out."""

import random

import msgspec

from flambeur.protocol.messages import FromClient
from tests.server.fuzz import fuzz
from tests.server.mutate import mutate


def is_valid(raw: str | bytes) -> bool:
    """Tell whether a message can be read."""
    try:
        msgspec.json.decode(raw, type=FromClient)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return True


def test_mutants_differ() -> None:
    """Mutation gives messages that can be read and messages that cannot, and many of each."""
    luck = random.Random(1)
    message = {"type": "resume", "table": "0123456789ab", "since": 3}
    mutants = [mutate(message, luck) for _ in range(500)]
    valid = sum(map(is_valid, mutants))
    assert 50 < valid < 450
    assert 200 < len(set(mutants))


async def test_socket() -> None:
    """Thousands of wrong messages get an answer each, and all games can be played to their ends."""
    answers = await fuzz(5_000)
    assert {
        "update",
        "done",
        "night_news",
        "request/bad",
        "request/too-large",
        "move/stale",
    } <= set(answers)
