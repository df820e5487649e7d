"""The sums of a day, by vectors that others can test their own with."""

import json
from pathlib import Path

from flambeur.practice.days.sums import board_of, chosen, key_of, marks_of, promise_of, salt_of

VECTOR = json.loads((Path(__file__).parents[2] / "vectors/days.json").read_text("utf-8"))


def test_vector() -> None:
    """Salts, marks, promise, key, questions and board are those of the file."""
    seed, lines = bytes.fromhex(VECTOR["seed"]), [line.encode() for line in VECTOR["pool"]]
    before = bytes.fromhex(VECTOR["before"])
    key = key_of(seed, VECTOR["day"], map(bytes.fromhex, VECTOR["nonces"]))
    assert VECTOR["salts"] == [salt_of(seed, place).hex() for place in range(len(lines))]
    assert VECTOR["marks"] == [mark.hex() for mark in marks_of(seed, lines)]
    assert VECTOR["promise"] == promise_of(VECTOR["day"], before, seed, lines).hex()
    assert VECTOR["key"] == key.hex()
    assert VECTOR["questions"] == list(chosen(key, len(lines)))
    assert VECTOR["board"] == board_of(key).hex()


def test_the_order_of_nonces_is_nobodys_choice() -> None:
    """Whoever comes first and who says it twice changes nothing."""
    seed, nonces = bytes(32), [b"a" * 32, b"b" * 32]
    assert key_of(seed, "d", nonces) == key_of(seed, "d", [*reversed(nonces), b"a" * 32])
    assert key_of(seed, "d", nonces) != key_of(seed, "d", nonces[:1])
