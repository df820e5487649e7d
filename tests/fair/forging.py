"""Changing records as a forger would, with or without the keys of the server."""

import json
from collections.abc import Iterable
from typing import Any

from flambeur.core.chance import Distribution
from flambeur.core.codec import encode
from flambeur.core.fair.beginning import agreement_hash, commitment_of, key_of, list_hash
from flambeur.core.fair.chain import Chain
from flambeur.core.fair.hashing import number
from flambeur.core.fair.lines import Line
from flambeur.core.source import Spot
from flambeur.families import find
from flambeur.sources.keyed import KeyedSource
from tests.fair.factory import public_of, sign

Row = dict[str, Any]


def rows_of(data: bytes) -> list[Row]:
    """Read the lines of a record."""
    return [json.loads(line) for line in data.splitlines()]


def written(rows: Iterable[Row]) -> bytes:
    """Write lines as records are written."""
    return b"".join(encode(row) + b"\n" for row in rows)


def beginnings_of(rows: list[Row]) -> list[tuple[Row, Row]]:
    """Find the agreements and what became of them."""
    count = sum("flambeur" in row for row in rows)
    return [(rows[2 * place], rows[2 * place + 1]) for place in range(count)]


def hashes_of(agreement: Row, begun: Row) -> tuple[bytes, bytes]:
    """Compute `A` and `L`."""
    agreed = agreement_hash(encode(agreement))
    return agreed, list_hash(agreed, begun["list"])


def recommit(rows: list[Row]) -> None:
    """Compute all commitments anew, for the nonces that stand there."""
    for agreement, begun in beginnings_of(rows):
        agreed = agreement_hash(encode(agreement))
        for seat, nonce in enumerate(begun["nonces"]):
            if nonce is not None:
                begun["list"][seat] = commitment_of(agreed, seat, bytes.fromhex(nonce))


def redraw(rows: list[Row]) -> None:
    """Compute all outcomes anew, for the key that follows and the places that stand there."""
    agreement, begun = beginnings_of(rows)[-1]
    nonces = [nonce and bytes.fromhex(nonce) for nonce in begun["nonces"]]
    source = KeyedSource(
        key_of(bytes.fromhex(rows[-1]["seed"]), *hashes_of(agreement, begun), nonces)
    )
    codec = find(agreement["game"]).codec
    for row in rows:
        if "place" in row:
            distribution = codec.convert(row["of"], Distribution)
            outcome = source.settle(distribution, Spot(row["place"], 0))
            row["hidden" if "audience" in row else "move"] = json.loads(encode(outcome))


def rechain(rows: list[Row]) -> None:
    """Compute the heads of all seals anew."""
    seed, chained = bytes.fromhex(rows[-1]["seed"]), Chain()
    for agreement, begun in beginnings_of(rows):
        chained = chained.begun(*hashes_of(agreement, begun))
    for row in rows[2 * len(beginnings_of(rows)) : -1]:
        if "sealed" in row:
            row["sealed"], row["head"] = chained[0], chained.head.hex()
        else:
            shown = {field: value for field, value in row.items() if field != "hidden"}
            hidden = encode(row["hidden"]) if "hidden" in row else None
            chained = chained.after(Line(encode(shown), hidden), seed)


def resign(rows: list[Row], signing: bytes) -> None:
    """Sign everything with a key, which the agreements must name already."""
    for agreement, begun in beginnings_of(rows):
        agreed, listed = hashes_of(agreement, begun)
        begun["signature"] = sign(signing, "listed", listed)
    for row in rows:
        if "sealed" in row:
            head = bytes.fromhex(row["head"])
            row["signature"] = sign(signing, "seal", agreed, number(row["sealed"]), head)


def by_another_server(rows: list[Row], signing: bytes) -> None:
    """Forge a whole record under another key: its dice are other dice."""
    for agreement, _ in beginnings_of(rows):
        agreement["signer"] = public_of(signing)
    recommit(rows)
    rechain(rows)
    resign(rows, signing)
