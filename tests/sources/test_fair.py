"""Dice anyone can check."""

import json
import subprocess
from functools import cache
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from flambeur.core.chance import STREAMS, Dice, Distribution, Pick, Rolled, Shuffle, Shuffled
from flambeur.core.codec import encode
from flambeur.core.errors import FlambeurError
from flambeur.core.format1 import Commitment
from flambeur.core.source import Spot
from flambeur.sources import FairSource
from flambeur.sources.fair import _Stream, commit, new_nonce, new_seed
from tests.sources.chi_square import is_even

HERE = Path(__file__).parent
VECTORS = HERE.parent / "vectors" / "fair.json"
SEED = bytes(range(32)).hex()
NONCES = ("alice1", "bob2", "carol3")


@cache
def vectors() -> list[dict[str, Any]]:
    """Read the vectors."""
    content: dict[str, Any] = json.loads(VECTORS.read_bytes())
    assert content["format"] == "flambeur-fair/1"
    found: list[dict[str, Any]] = content["vectors"]
    return found


def spot(number: int) -> Spot:
    """Name an outcome by its number; this scheme knows no places."""
    return Spot("", number)


def fair(seed: str = SEED, table: str = "lucky7", nonces: tuple[str, ...] = NONCES) -> FairSource:
    """Make the source of the first vector, or one that differs from it."""
    return FairSource(seed, table, nonces)


def recompute(vector: dict[str, Any]) -> dict[str, Any]:
    """Compute a vector again."""
    source = fair(vector["seed"], vector["table"], tuple(vector["nonces"]))
    outcomes = [
        {**case, "outcome": json.loads(encode(source.settle(event_of(case), spot(case["n"]))))}
        for case in vector["outcomes"]
    ]
    streams = [
        {**case, "rolls": source.roller(case["n"])(case["sides"])} for case in vector["streams"]
    ]
    return {
        **vector,
        "commitment": source.commitment.hash,
        "outcomes": outcomes,
        "streams": streams,
    }


def event_of(case: dict[str, Any]) -> Dice | Shuffle | Pick:
    """Read what a vector asks for; this scheme knows no streams, so groups get any names."""
    given = case["distribution"]
    if len(groups := given.get("groups", ())) > len(STREAMS):
        given = {**given, "streams": [f"colour-{group}" for group in range(len(groups))]}
    return msgspec.convert(given, Dice | Shuffle | Pick)


def cases(kind: str) -> list[dict[str, Any]]:
    """List the outcomes or the streams of all vectors."""
    return list(chain.from_iterable(vector[kind] for vector in vectors()))


@pytest.mark.parametrize("vector", vectors(), ids=lambda vector: vector["table"])
def test_vectors(vector: dict[str, Any]) -> None:
    """Python gives what the vectors say."""
    assert vector == recompute(vector)


def test_a_second_implementation_agrees() -> None:
    """A program in another language, written from the page in docs, computes the same file."""
    command = ["node", str(HERE / "fair_oracle.mjs"), str(VECTORS)]
    printed = subprocess.run(command, check=True, capture_output=True).stdout
    assert json.loads(VECTORS.read_bytes()) == json.loads(printed)


def test_vectors_reach_the_corners() -> None:
    """The vectors hold refused bytes, large and small bounds, a whole pile and groups of dice."""
    outcomes, sides = cases("outcomes"), set(chain(*(case["sides"] for case in cases("streams"))))
    groups = {tuple(case["distribution"].get("groups", ())) for case in outcomes}
    piles = {len(case["distribution"].get("cards", ())) for case in outcomes}
    assert len(vectors()) >= 3
    assert len(outcomes) >= 12
    assert {(8,), (3, 2), (1, 1, 1, 1)} <= groups
    assert {1, 54} <= piles
    assert {1, 6, 255, 256, 257, 65537} <= sides
    assert any(case["refused"] for case in outcomes)
    assert any(case["refused"] for case in cases("streams"))


def test_refused_bytes_are_really_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many numbers are thrown away as the vectors say."""
    taken: list[int] = []
    take = _Stream._take

    def counting(stream: _Stream, width: int) -> bytes:
        taken.append(width)
        return take(stream, width)

    monkeypatch.setattr(_Stream, "_take", counting)
    refused: list[int] = []
    for vector in vectors():
        source = fair(vector["seed"], vector["table"], tuple(vector["nonces"]))
        for case in vector["streams"]:
            taken.clear()
            source.roller(case["n"])(case["sides"])
            refused.append(len(taken) - len(case["sides"]))
    assert [case["refused"] for case in cases("streams")] == refused


def test_the_page_tells_the_truth() -> None:
    """The worked example of the page in docs is computed right."""
    second = vectors()[1]
    other = fair(second["seed"], second["table"], tuple(second["nonces"]))
    shuffled = Shuffled((5, 1, 6, 7, 8, 3, 4, 2))
    assert Rolled(((1, 2, 2, 3, 3, 3, 5, 6),)) == fair().settle(Dice((8,)), spot(17))
    assert shuffled == other.settle(Shuffle(tuple(range(1, 9))), spot(1000))
    assert [2, 4, 663, 19400] == fair().roller(0)((6, 6, 1000, 70000))


def test_commitment() -> None:
    """The commitment is the hash of the bytes of the seed, not of its digits."""
    expected = Commitment("lucky7", sha256(bytes(range(32))).hexdigest(), NONCES)
    assert expected == fair().commitment
    assert expected.hash == commit(SEED)


def test_outcomes_do_not_depend_on_each_other() -> None:
    """Outcome n is the same, whatever was asked for before it."""
    source = fair()
    events: list[Distribution] = [Dice((8,)), Shuffle(tuple(range(54))), Pick(3), Dice((3, 2))] * 5
    forwards = [source.settle(event, spot(n)) for n, event in enumerate(events)]
    backwards = [source.settle(event, spot(n)) for n, event in reversed(list(enumerate(events)))]
    assert forwards == backwards[::-1]
    assert forwards[9] == fair().settle(events[9], spot(9))


def test_everything_in_the_label_matters() -> None:
    """Another seed, table, nonce, order or number of nonces, or number gives other dice."""
    sources = [
        fair(),
        fair(seed="01" + SEED[2:]),
        fair(table="lucky8"),
        fair(nonces=("alice1", "bob2", "carol4")),
        fair(nonces=("bob2", "alice1", "carol3")),
        fair(nonces=("alice1", "bob2")),
        fair(nonces=("alice1bob2", "carol3")),
        fair(nonces=()),
    ]
    rolls = {tuple(source.roller(n)((6,) * 40)) for source in sources for n in (0, 1, 10)}
    assert 3 * len(sources) == len(rolls)


@pytest.mark.parametrize("bad", ["", "a|b", "a,b", "a b", "a\n", "ä", "١", "a-b", "a\0"])
def test_only_letters_and_digits(bad: str) -> None:
    """A table or nonce that could be mistaken for another part of the label is refused."""
    with pytest.raises(FlambeurError, match="ASCII letters and digits"):
        fair(table=bad)
    with pytest.raises(FlambeurError, match="ASCII letters and digits"):
        fair(nonces=("alice1", bad))


@pytest.mark.parametrize(
    "bad", ["", "00", SEED[2:], SEED + "00", SEED.upper(), "zz" * 32, " " + SEED, SEED + "\n"]
)
def test_one_way_to_write_a_seed(bad: str) -> None:
    """A seed is 32 bytes as 64 small hexadecimal digits, and nothing else."""
    with pytest.raises(FlambeurError, match="64 hexadecimal digits"):
        fair(seed=bad)


def test_new_seeds_and_nonces() -> None:
    """Fresh seeds and nonces are accepted and differ."""
    seeds, nonces = {new_seed() for _ in range(9)}, {new_nonce() for _ in range(9)}
    assert (9, 9) == (len(seeds), len(nonces))
    assert [9] * 9 == [len(fair(seed, "t", tuple(nonces)).commitment.nonces) for seed in seeds]


@given(st.integers(1, 2**200), st.integers(0, 2**40))
def test_numbers_stay_below_their_bound(bound: int, number: int) -> None:
    """A number drawn below a bound is below it, however large the bound is."""
    stream = _Stream(SEED, fair().commitment, number)
    assert all(0 <= stream.below(bound) < bound for _ in range(5))


@given(st.lists(st.integers(1, 2**20), max_size=40), st.integers(0, 2**40))
def test_rolls_do_not_change(sides: list[int], number: int) -> None:
    """The same dice asked for twice show the same faces, one after the other or all at once."""
    roll, again = fair().roller(number), fair().roller(number)
    assert roll(sides) == [again([count])[0] for count in sides]


@pytest.mark.parametrize("sides", [5, 6, 129, 200, 256, 257, 300])
def test_faces_are_even(sides: int) -> None:
    """No face is favoured, in one long stream."""
    assert is_even(fair().roller(sides)((sides,) * (sides * 100)), sides)


def test_first_bytes_are_even() -> None:
    """No face is favoured over many outcomes of one die each."""
    source = fair()
    assert is_even((source.settle(Dice((1,)), spot(n)) for n in range(6000)), 6)


def test_shuffles_are_even() -> None:
    """Every order of three cards is equally likely."""
    source = fair()
    assert is_even((source.settle(Shuffle((1, 2, 3)), spot(n)) for n in range(6000)), 6)
