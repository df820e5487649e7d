"""Dice of scheme 2 without a server: promised, mixed with one nonce, the same at every place."""

import json

import msgspec
import pytest

from flambeur import Choice, Match, find, resume
from flambeur.core.chance import Dice
from flambeur.core.errors import FlambeurError
from flambeur.core.fair.agreement import Agreement
from flambeur.core.fair.beginning import (
    agreement_hash,
    commitment_of,
    key_of,
    list_hash,
    name_hash,
    promise_of,
)
from flambeur.core.fair.record import BotSeat, Record
from flambeur.core.source import Spot
from flambeur.games.vegas.classic.table import ClassicTable
from flambeur.sources import LocalSource
from flambeur.sources.keyed import KeyedSource

SEED, NONCE = bytes(range(32)), bytes(range(32, 64))
BOT = BotSeat("casual", "00" * 8)


def begun(source: LocalSource, bots: dict[int, BotSeat]) -> Match[ClassicTable]:
    """Sit three down."""
    return Match(find("vegas"), ["Ana", "Ben", "Cleo"], None, source, bots)


def test_the_beginning_is_that_of_the_specification() -> None:
    """The first person commits to the nonce, and key and dice follow from what was agreed."""
    source = LocalSource(SEED, NONCE)
    record = begun(source, {0: BOT}).record
    assert isinstance(record, Record)
    ((written, beginning),) = record.beginnings
    agreed = agreement_hash(written)
    listed = (None, commitment_of(agreed, 1, NONCE), None)
    assert (listed, (None, NONCE.hex(), None)) == (beginning.list, beginning.nonces)
    key = key_of(SEED, agreed, list_hash(agreed, listed), (None, NONCE, None))
    assert key == source.key
    spot = Spot("roll/1/0/0", 0)
    assert KeyedSource(key).settle(Dice((8,)), spot) == source.settle(Dice((8,)), spot)
    agreement = record.agreement
    assert ("local", promise_of(SEED), None) == (
        agreement.dice,
        agreement.promise,
        agreement.signer,
    )
    assert ("bot", "casual", "00" * 8) == msgspec.structs.astuple(agreement.seats[0])[1:]
    assert name_hash(bytes.fromhex(beginning.salts[1] or ""), "Ben") == agreement.seats[1].name


def test_only_bots() -> None:
    """Where no person plays, nobody gives a nonce."""
    record = begun(LocalSource(SEED, NONCE), dict.fromkeys(range(3), BOT)).record
    assert isinstance(record, Record)
    assert [(None,) * 3] * 2 == [record.beginnings[0][1].list, record.beginnings[0][1].nonces]


def test_practice_repeats_and_salts_are_secret() -> None:
    """Dice for practice are the same to the byte; otherwise no seed gives a name away."""
    practice = [begun(LocalSource(SEED, NONCE, "practice"), {}).record.dump() for _ in range(2)]
    local = [begun(LocalSource(SEED, NONCE), {}).record.dump() for _ in range(2)]
    assert practice[0] == practice[1]
    assert local[0] != local[1]
    assert "practice" == json.loads(practice[0].splitlines()[0])["dice"]


def test_a_game_goes_on_with_the_same_dice() -> None:
    """A record that was left in the middle is taken up with the key of its own agreement."""
    match = begun(LocalSource(SEED, NONCE), {})
    match.settle()
    twin: Match[ClassicTable] = resume(match.record.dump(), find, LocalSource(SEED, NONCE))
    for one in (match, twin):
        while isinstance(choice := one.turn, Choice):
            one.submit(choice.seat, choice.moves[0])
    assert match.record.dump() == twin.record.dump()
    assert match.record.dump().endswith(b'{"seed":"%b"}\n' % SEED.hex().encode())


def test_what_does_not_fit_is_refused() -> None:
    """Short seeds, dice before the beginning, and the agreement of another table are refused."""
    with pytest.raises(FlambeurError, match="32 bytes"):
        LocalSource(SEED[1:], NONCE)
    with pytest.raises(FlambeurError, match="not begun"):
        LocalSource(SEED, NONCE).settle(Dice((8,)), Spot("roll/1/0/0", 0))
    record = begun(LocalSource(SEED, NONCE), {}).record
    assert isinstance(record, Record)
    agreement: Agreement = record.agreement
    with pytest.raises(FlambeurError, match="another promise"):
        LocalSource(NONCE, NONCE).begin(agreement)
