"""A game as its beginnings and its lines: a record of format 2."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from flambeur.core.codec import encode, read_as
from flambeur.core.fair.agreement import FORMAT, AgreedSeat, Agreement, Beginning, Ending
from flambeur.core.fair.beginning import agreement_hash, key_of, list_hash, name_hash
from flambeur.core.fair.writing import Begun, Logged, write_record
from flambeur.core.game import Game, Options
from flambeur.core.record import Entry
from flambeur.core.source import Source
from flambeur.core.turn import Over


class Header(msgspec.Struct, frozen=True):
    """What a reader needs to know first: which rules, which options, who sits where."""

    game: str
    options: dict[str, Any]
    seats: tuple[str, ...]


class BotSeat(NamedTuple):
    """Which bot plays a seat, and the fingerprint of what it plays by."""

    level: str
    data: str | None = None


class Record(msgspec.Struct):
    """The whole game as it was played so far."""

    header: Header
    beginnings: list[Begun]
    """The broken ones first; the last is the one that counts."""
    log: list[Logged] = []
    """Every line of the game, seals included."""
    entries: list[Entry] = []
    """What was played, without what was taken back."""
    end: Ending | None = None
    seed: str | None = None

    @property
    def key(self) -> bytes | None:
        """The key of all dice, once the seed is open."""
        if self.seed is None:
            return None
        written, beginning = self.beginnings[-1]
        agreed = agreement_hash(written)
        nonces = [bytes.fromhex(nonce or "") for nonce in beginning.nonces]
        seed, listed = bytes.fromhex(self.seed), list_hash(agreed, beginning.list)
        return key_of(seed, agreed, listed, nonces, self.agreement.dice)

    @property
    def agreement(self) -> Agreement:
        """What was agreed in the end."""
        return read_as(self.beginnings[-1][0], Agreement)

    def add(self, entry: Entry) -> None:
        """Note what was played."""
        self.log.append(entry)
        self.entries.append(entry)

    def finish(self, over: Over, seed: str | None) -> None:
        """Note the result."""
        self._close(Ending("finished", over.ranks, over.scores), seed)

    def abandon(self, seed: str | None) -> None:
        """Note that the game was left before its end."""
        self._close(Ending("abandoned"), seed)

    def _close(self, ending: Ending, seed: str | None) -> None:
        self.log.append(ending)
        self.end, self.seed = ending, seed

    def until(self, version: int) -> "Record":
        """Keep the first entries only."""
        entries = self.entries[:version]
        return Record(self.header, self.beginnings, [*entries], entries)

    def dump(self) -> bytes:
        """Write the record."""
        return write_record(self.beginnings, self.log, self.seed)


def begin_record(
    game: Game[Any],
    names: Sequence[str],
    options: Options,
    bots: Mapping[int, BotSeat],
    source: Source,
) -> Record:
    """Write down what is agreed, and let a source begin with it."""
    opening = source.open(len(names))
    seats = [
        _seat(bytes.fromhex(salt), name, bots.get(seat))
        for seat, (salt, name) in enumerate(zip(opening.salts, names, strict=True))
    ]
    agreement = Agreement(
        flambeur=FORMAT,
        dice=opening.dice,
        table=opening.table,
        beginning=0,
        promise=opening.promise,
        signer=None,
        game=game.id,
        options=game.write_options(options),
        terms={},
        seats=tuple(seats),
    )
    given = source.begin(agreement)
    beginning = Beginning(tuple(names), opening.salts, given.list, None, given.nonces)
    return Record(header_of(agreement, beginning), [(encode(agreement), beginning)])


def header_of(agreement: Agreement, beginning: Beginning) -> Header:
    """Tell what a reader needs; a name that is withheld has a number in its place."""
    names = [name or f"Player {seat}" for seat, name in enumerate(beginning.names, 1)]
    return Header(agreement.game, agreement.options, tuple(names))


def _seat(salt: bytes, name: str, bot: BotSeat | None) -> AgreedSeat:
    if bot is None:
        return AgreedSeat(name_hash(salt, name), "person")
    return AgreedSeat(name_hash(salt, name), "bot", bot.level, bot.data)
