"""Nobody can guess a secret from what everybody is shown: the salt is missing."""

import json
from functools import cache
from hashlib import sha256
from typing import NamedTuple

import pytest

from flambeur.core.codec import encode
from flambeur.core.fair.chain import Chain
from flambeur.core.fair.hashing import digest, keyed, number
from flambeur.core.fair.lines import Line
from flambeur.families import find
from flambeur.games.vegas.royale.options import RoyaleOptions
from flambeur.games.vegas.royale.tiles.a1_lucky_punch import Hide
from flambeur.games.vegas.royale.tiles.g1_black_box import SPLITS
from flambeur.games.vegas.royale.values import LUCKY_PUNCH
from tests.fair.factory import Ways, make
from tests.fair.forging import Row, beginnings_of, hashes_of, rows_of

CANDIDATES = {
    "hide": [encode(Hide(count)) for count in LUCKY_PUNCH],
    "split": [encode(split) for split in SPLITS],
}


class Shown(NamedTuple):
    """A secret, and all that everybody knew when it was made."""

    before: Chain
    public: bytes
    after: Chain
    hidden: bytes
    """The right answer."""
    salt: bytes
    seed: bytes
    """What opens when the game has ended."""
    known: tuple[bytes, ...]
    """Every other public value: hashes, names, nonces, signatures, heads and lines."""


@cache
def shown(kind: str) -> tuple[Shown, ...]:
    """Play until there are secrets of a kind, and list them."""
    options = RoyaleOptions(tiles=("A1", "G1"))
    rows = rows_of(make(find("vegas/royale"), 3, options, "secrets", Ways(silent=(0,))).data)
    chained, seed, known = Chain(), bytes.fromhex(rows[-1]["seed"]), [bytes(32), b""]
    for agreement, begun in beginnings_of(rows):
        agreed, listed = hashes_of(agreement, begun)
        chained = chained.begun(agreed, listed)
        texts = [agreement["promise"], agreement["signer"], *begun["list"], *begun["nonces"]]
        texts.append(begun.get("seed"))
        known += [agreed, listed, *(bytes.fromhex(text) for text in texts if text)]
    found = []
    for row in rows[2 * len(beginnings_of(rows)) : -1]:
        if "sealed" in row:
            known += [bytes.fromhex(row["head"]), bytes.fromhex(row["signature"])]
            continue
        line = _line(row)
        after = chained.after(line, seed)
        known += [chained.head, line.public]
        if row.get("hidden", {}).get("type") == kind and line.hidden:
            salt = keyed(seed, "flambeur/2/salt", number(after.count))
            found.append(Shown(chained, line.public, after, line.hidden, salt, seed, tuple(known)))
        chained = after
    return tuple(found)


def _line(row: Row) -> Line:
    public = {field: value for field, value in row.items() if field != "hidden"}
    return Line(encode(public), encode(row["hidden"]) if "hidden" in row else None)


def fitting(secret: Shown, kind: str, salt: bytes) -> list[bytes]:
    """List the candidates that give the head everybody was shown, with a salt that is tried."""
    seen = sha256(secret.public).digest()
    veils = {
        candidate: (
            digest("flambeur/2/hidden", salt, candidate),
            digest("flambeur/2/hidden", keyed(salt, "flambeur/2/salt", count(secret)), candidate),
            sha256(candidate).digest(),
            candidate,
        )
        for candidate in CANDIDATES[kind]
    }
    return [
        candidate
        for candidate, tried in veils.items()
        for veil in tried
        if digest("flambeur/2/line", secret.before.head, seen, veil) == secret.after.head
    ]


def count(secret: Shown) -> bytes:
    """Write the number of the line."""
    return number(secret.after.count)


@pytest.mark.parametrize("kind", CANDIDATES)
def test_nobody_can_guess(kind: str) -> None:
    """No value that is public by then, taken as the salt or as the seed, tells candidates apart."""
    assert shown(kind)
    for secret in shown(kind):
        assert secret.hidden in CANDIDATES[kind]
        assert [] == [salt for salt in secret.known if fitting(secret, kind, salt)]


@pytest.mark.parametrize("kind", CANDIDATES)
def test_with_the_salt_everybody_can(kind: str) -> None:
    """Once the salt is open the same search finds what was hidden, and nothing else."""
    for secret in shown(kind):
        assert [secret.hidden] == fitting(secret, kind, secret.salt)
        assert [secret.hidden] == fitting(secret, kind, secret.seed)


@pytest.mark.parametrize("kind", CANDIDATES)
def test_what_is_shown_is_the_same(kind: str) -> None:
    """The public line does not depend on what is hidden, not even by its length."""
    assert {("seat", "audience")} == {tuple(json.loads(s.public)) for s in shown(kind)}
    assert 1 == len({len(secret.public) for secret in shown(kind)})
