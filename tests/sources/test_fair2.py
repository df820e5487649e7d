"""Dice of scheme 2: Python gives what the vectors say, and so does another language."""

import json
import subprocess
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from flambeur.core.chance import KINDS, Distribution
from flambeur.core.codec import Codec, encode
from flambeur.core.fair.agreement import Agreement
from flambeur.core.fair.beginning import (
    agreement_hash,
    commitment_of,
    key_of,
    list_hash,
    name_hash,
    promise_of,
)
from flambeur.core.fair.chain import Chain
from flambeur.core.fair.hashing import digest, keyed, lp, number
from flambeur.core.fair.lines import Line
from flambeur.core.fair.rows import Row
from flambeur.core.fair.signer import to_sign
from flambeur.core.source import Spot
from flambeur.games.easycome.dice import ValueDice
from flambeur.games.strike.cast import Cast
from flambeur.sources.keyed import KeyedSource

HERE = Path(__file__).parent
VECTORS = HERE.parent / "vectors" / "fair2.json"
CODEC = Codec((*KINDS, ValueDice, Cast))
Json = dict[str, Any]


@cache
def content() -> Json:
    """Read the file of vectors."""
    found: Json = json.loads(VECTORS.read_bytes())
    assert found["format"] == "flambeur-fair/2"
    return found


def vectors() -> list[Json]:
    """List the tables of the vectors."""
    found: list[Json] = content()["vectors"]
    return found


def cases(kind: str) -> list[Json]:
    """List the cases of one kind at all tables."""
    return list(chain.from_iterable(vector[kind] for vector in vectors()))


def unhex(texts: list[str]) -> list[bytes]:
    """Read bytes."""
    return list(map(bytes.fromhex, texts))


def nonces_of(beginning: Json) -> list[bytes | None]:
    """Read the nonces of a beginning."""
    return [nonce and bytes.fromhex(nonce) for nonce in beginning["nonces"]]


def signed(vector: Json, tag: str, *parts: bytes) -> str:
    """Sign with the key of a vector."""
    key = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(vector["signing"]))
    return key.sign(to_sign(f"flambeur/2/{tag}", *parts)).hex()


every_table = pytest.mark.parametrize("vector", vectors(), ids=lambda vector: vector["title"])


def test_a_second_implementation_agrees() -> None:
    """A program in another language, written from the page in docs, computes the same file."""
    command = ["node", str(HERE / "fair2_oracle.mjs"), str(VECTORS)]
    printed = subprocess.run(command, check=True, capture_output=True).stdout
    assert content() == json.loads(printed)


def test_hashes() -> None:
    """Rows of parts are written and hashed as the vectors say."""
    for case in content()["lp"]:
        assert case["bytes"] == lp(*unhex(case["parts"])).hex()
    for case in content()["H"]:
        assert case["hash"] == digest(case["tag"], *unhex(case["parts"])).hex()
    for case in content()["M"]:
        key = bytes.fromhex(case["key"])
        assert case["hash"] == keyed(key, case["tag"], *unhex(case["parts"])).hex()


@pytest.mark.parametrize("beginning", cases("beginnings"), ids=lambda case: case["A"][:8])
def test_beginnings(beginning: Json) -> None:
    """Promise, names, agreement, commitments and list are hashed as the vectors say."""
    salts, names = unhex(beginning["salts"]), beginning["names"]
    agreed = agreement_hash(beginning["agreement"].encode())
    commitments = [
        None if nonce is None else commitment_of(agreed, seat, nonce)
        for seat, nonce in enumerate(nonces_of(beginning))
    ]
    assert beginning["promise"] == promise_of(bytes.fromhex(beginning["seed"]))
    assert beginning["name_hashes"] == list(map(name_hash, salts, names))
    assert beginning["A"] == agreed.hex()
    assert beginning["list"] == encode(commitments).decode()
    assert beginning["L"] == list_hash(agreed, commitments).hex()


@pytest.mark.parametrize("beginning", cases("beginnings"), ids=lambda case: case["A"][:8])
def test_agreements(beginning: Json) -> None:
    """The struct writes the very bytes of the vector, and its hashes stand in it."""
    text = beginning["agreement"].encode()
    agreement = msgspec.json.decode(text, type=Agreement)
    assert text == encode(agreement)
    assert beginning["promise"] == agreement.promise
    assert beginning["name_hashes"] == [seat.name for seat in agreement.seats]


@every_table
def test_keys(vector: Json) -> None:
    """The key follows from seed, agreement, list and nonces, and the luck of bots from it."""
    last = vector["beginnings"][-1]
    agreed, listed, seed = (bytes.fromhex(last[name]) for name in ("A", "L", "seed"))
    key = key_of(seed, agreed, listed, nonces_of(last))
    bots = keyed(key, "flambeur/2/bots")
    assert vector["key"] == key.hex()
    assert vector["dice"] == keyed(key, "flambeur/2/dice").hex()
    assert vector["bots"] == bots.hex()
    for case in vector["luck"]:
        parts = number(case["seat"]), number(case["version"])
        assert case["luck"] == keyed(bots, "flambeur/2/bot", *parts).hex()


@every_table
def test_rows(vector: Json) -> None:
    """Rows have the bytes that the vectors say, and give the same numbers."""
    dice = bytes.fromhex(vector["dice"])
    for case in vector["bytes"]:
        row = Row(dice, case["place"], case["stream"])
        assert case["bytes"] == row._take(case["count"]).hex()
    for case in vector["numbers"]:
        roll = Row(dice, case["place"], case["stream"]).roll
        assert case["numbers"] == [face - 1 for face in roll(case["bounds"])]


@every_table
def test_outcomes(vector: Json) -> None:
    """Every kind of outcome comes out as the vectors say."""
    source = KeyedSource(bytes.fromhex(vector["key"]))
    for case in vector["outcomes"]:
        distribution = CODEC.convert(case["of"], Distribution)
        outcome = source.settle(distribution, Spot(case["place"], 0))
        assert case["outcome"] == json.loads(encode(outcome))


@every_table
def test_chains(vector: Json) -> None:
    """Links, salts and veils are those of the vectors, broken beginnings included."""
    chained, seed = Chain(), bytes.fromhex(vector["beginnings"][-1]["seed"])
    for beginning in vector["beginnings"]:
        chained = chained.begun(bytes.fromhex(beginning["A"]), bytes.fromhex(beginning["L"]))
    assert vector["start"] == chained.head.hex()
    for case in vector["lines"]:
        hidden = case["hidden"] and case["hidden"].encode()
        chained = chained.after(Line(case["public"].encode(), hidden), seed)
        assert case["head"] == chained.head.hex()
        if hidden:
            salt = keyed(seed, "flambeur/2/salt", number(chained.count))
            assert case["salt"] == salt.hex()
            assert case["veil"] == digest("flambeur/2/hidden", salt, hidden).hex()


@every_table
def test_signatures(vector: Json) -> None:
    """What a server signs is written and signed as the vectors say."""
    last = vector["beginnings"][-1]
    agreed, listed = bytes.fromhex(last["A"]), bytes.fromhex(last["L"])
    assert vector["listed"] == signed(vector, "listed", listed)
    for case in vector["revealed"]:
        nonce = nonces_of(last)[case["seat"]]
        assert nonce is not None
        expected = signed(vector, "revealed", listed, number(case["seat"]), nonce)
        assert case["signature"] == expected
    for kind, tag in (("seals", "seal"), ("shortened", "shortened")):
        for case in vector[kind]:
            head = bytes.fromhex(vector["lines"][case["n"] - 1]["head"])
            assert case["signature"] == signed(vector, tag, agreed, number(case["n"]), head)


def test_fewer_dice_show_the_first_of_the_same_row() -> None:
    """The vectors hold eight and five dice of one row, alone and beside another group."""
    shown = {
        tuple(case["of"]["groups"]): case["outcome"]["dice"]
        for case in vectors()[0]["outcomes"]
        if case["place"] == "roll/2/0/3"
    }
    row = next(case for case in vectors()[0]["numbers"] if case["place"] == "roll/2/0/3")
    faces = [value + 1 for value in row["numbers"]]
    assert sorted(faces[:8]) == shown[8,][0] == shown[8, 5][0]
    assert sorted(faces[:5]) == shown[5,][0] == shown[5, 8][0]


def test_vectors_reach_the_corners() -> None:
    """The vectors hold every kind of outcome, refused bytes, large bounds and hidden lines."""
    outcomes, numbers = cases("outcomes"), cases("numbers")
    bounds = set(chain(*(case["bounds"] for case in numbers)))
    endings = {json.loads(vector["lines"][-1]["public"])["ending"] for vector in vectors()}
    assert {"dice", "value_dice", "shuffle", "pick", "cast"} == {c["of"]["type"] for c in outcomes}
    assert {1, 6, 255, 256, 257, 65536, 65537, 1000000, 2**32 + 1} <= bounds
    assert any(case["refused"] for case in outcomes)
    assert any(case["refused"] for case in numbers)
    assert {1, 2} == {len(vector["beginnings"]) for vector in vectors()}
    assert {True, False} == {case["hidden"] is None for case in cases("lines")}
    assert {"finished", "abandoned", "expired"} == endings


@every_table
def test_refused_numbers(vector: Json) -> None:
    """As many numbers are thrown away as the vectors say."""
    for case in vector["numbers"]:
        data = _bytes_of(vector, case)
        taken, refused = 0, 0
        for bound in case["bounds"]:
            width = max(1, -(-(bound - 1).bit_length() // 8))
            limit = 256**width // bound * bound
            while int.from_bytes(data[taken : taken + width], "big") >= limit:
                taken, refused = taken + width, refused + 1
            taken += width
        assert case["refused"] == refused


def _bytes_of(vector: Json, case: Json) -> bytes:
    row = Row(bytes.fromhex(vector["dice"]), case["place"], case["stream"])
    return row._take(4 * sum(case["bounds"]).bit_length() * len(case["bounds"]))
