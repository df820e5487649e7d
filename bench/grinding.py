"""Somebody who wants to win tries everything: how often a bot of the house wins Easy Come.

`python -m bench.grinding --games 40` prints it: honestly, with scheme 1, with every attack on
scheme 2, and with restarts, which are the one thing left.
"""

import argparse
import hashlib
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import NamedTuple

import msgspec

from flambeur import find
from flambeur.core.codec import encode
from flambeur.core.fair.agreement import FORMAT, AgreedSeat, Agreement
from flambeur.core.fair.beginning import (
    agreement_hash,
    commitment_of,
    key_of,
    list_hash,
    name_hash,
    promise_of,
)
from flambeur.core.position import Position
from flambeur.core.record import Entry
from flambeur.core.source import Source
from flambeur.core.turn import Choice, Over
from flambeur.families import make_bot
from flambeur.sources.fair import FairSource
from flambeur.sources.keyed import KeyedSource

GAME = find("easycome")
HONEST, HOUSE = 0, 1
"""The person whose client is honest, and the seat that shall win."""
TRIES = 16


def secret(*labels: object) -> bytes:
    """Draw 32 bytes, the same in every run."""
    return hashlib.sha256(" ".join(map(str, labels)).encode()).digest()


class Beginning(NamedTuple):
    """All that makes the key of a table, as its operator could write it down."""

    seed: bytes
    agreement: bytes
    nonces: tuple[bytes | None, ...]

    @property
    def commitments(self) -> tuple[str | None, ...]:
        """The list that belongs to the nonces."""
        agreed = agreement_hash(self.agreement)
        return tuple(
            None if nonce is None else commitment_of(agreed, seat, nonce)
            for seat, nonce in enumerate(self.nonces)
        )

    @property
    def key(self) -> bytes:
        """The key of all dice."""
        agreed = agreement_hash(self.agreement)
        return key_of(self.seed, agreed, list_hash(agreed, self.commitments), self.nonces)


class Receipt(NamedTuple):
    """What an honest client has kept before its nonce left it."""

    agreement: bytes
    commitments: tuple[str | None, ...]
    nonce: bytes

    def agrees(self, shown: Beginning) -> bool:
        """Tell whether a beginning, as a record shows it, is the one this client took part in."""
        promised = msgspec.json.decode(self.agreement, type=Agreement).promise
        return (
            shown.agreement == self.agreement
            and promise_of(shown.seed) == promised
            and shown.commitments == self.commitments
            and shown.nonces[HONEST] == self.nonce
        )


def agree(seed: bytes, names: tuple[str, ...], *, beginning: int = 0) -> bytes:
    """Write an agreement about a game of two."""
    kinds = ("person", "person")
    return encode(
        Agreement(
            flambeur=FORMAT,
            dice="table",
            table="t",
            beginning=beginning,
            promise=promise_of(seed),
            signer=None,
            game=GAME.id,
            options=msgspec.to_builtins(GAME.agree(2, GAME.options())),
            terms={},
            seats=tuple(
                AgreedSeat(name_hash(bytes(16), name), kind)  # type: ignore[arg-type] # of Literals
                for name, kind in zip(names, kinds, strict=True)
            ),
        )
    )


def begin(game: int, *, restart: int = 0, with_house: bool = True) -> Beginning:
    """Begin honestly: the house has chosen everything of its own before the nonce was drawn."""
    seed = secret("seed", game, restart)
    house = secret("house", game, restart) if with_house else None
    nonces = (secret("honest", game, restart), house)
    return Beginning(seed, agree(seed, ("Ana", "House"), beginning=restart), nonces)


def receipt_of(begun: Beginning) -> Receipt:
    """Keep what the honest client keeps."""
    nonce = begun.nonces[HONEST]
    assert nonce is not None
    return Receipt(begun.agreement, begun.commitments, nonce)


@cache
def wins_with(key: bytes) -> bool:
    """Play a game with the dice of a key; tell whether the house wins."""
    return _wins(KeyedSource(key))


def _wins(source: Source) -> bool:
    position = Position(GAME, GAME.start(2))
    bots = [make_bot("casual", GAME.name, f"bot {seat}") for seat in range(2)]
    while not isinstance(awaited := position.turn, Over):
        entry = position.draw(source)
        if isinstance(awaited, Choice):
            move = bots[awaited.seat].choose(position.view(awaited.seat))
            entry = Entry(awaited.seat, move, awaited.audience)
        assert entry is not None
        position.enter(entry)
    return HOUSE in awaited.winners


Attack = Callable[[Beginning], Iterator[Beginning]]
"""Other beginnings that could be put in the place of one whose nonces are all known."""


def other_names(begun: Beginning) -> Iterator[Beginning]:
    """Call the house's seat otherwise."""
    for number in range(TRIES):
        yield begun._replace(agreement=agree(begun.seed, ("Ana", f"House {number}")))


def other_order(begun: Beginning) -> Iterator[Beginning]:
    """Seat them the other way round, with the nonces where they belong then."""
    yield Beginning(begun.seed, agree(begun.seed, ("House", "Ana")), begun.nonces[::-1])


def other_seeds(begun: Beginning) -> Iterator[Beginning]:
    """Take another seed, with the agreement as it was, or with one that promises it."""
    for number in range(TRIES // 2):
        seed = secret("other seed", begun.seed, number)
        yield begun._replace(seed=seed)
        yield begun._replace(seed=seed, agreement=agree(seed, ("Ana", "House")))


def other_commitments(begun: Beginning) -> Iterator[Beginning]:
    """Invent another nonce for the house's seat after all others are known."""
    for number in range(TRIES):
        yield begun._replace(nonces=(begun.nonces[HONEST], secret("invented", begun, number)))


def dropped_nonces(begun: Beginning) -> Iterator[Beginning]:
    """Say that somebody gave none."""
    yield begun._replace(nonces=(begun.nonces[HONEST], None))
    yield begun._replace(nonces=(None, begun.nonces[HOUSE]))
    yield begun._replace(nonces=(None, None))


def everything(begun: Beginning) -> Iterator[Beginning]:
    """Try all of it together, as operator and player in one."""
    for name in islice(other_names(begun), 4):
        for other in islice(other_commitments(begun), 4):
            yield name._replace(nonces=other.nonces)


ATTACKS: dict[str, Attack] = {
    "names": other_names,
    "order of seats": other_order,
    "seeds": other_seeds,
    "invented commitments": other_commitments,
    "dropped nonces": dropped_nonces,
    "operator and player together": everything,
}


def accepted(attack: Attack, begun: Beginning) -> set[bytes]:
    """Tell which keys an honest client accepts after an attack, the first one included."""
    receipt = receipt_of(begun)
    return {other.key for other in (begun, *attack(begun)) if receipt.agrees(other)}


def unchecked(attack: Attack, begun: Beginning) -> set[bytes]:
    """Tell which keys there were to choose from if nobody had kept a receipt."""
    return {other.key for other in (begun, *attack(begun))}


def wins_scheme_1(game: int, tries: int) -> bool:
    """Let the house draw its nonce after the other is known, as scheme 1 let it."""
    seed, honest = secret("seed", game).hex(), secret("honest", game).hex()
    return any(
        _wins(FairSource(seed, "t", [honest, secret("house", game, number).hex()]))
        for number in range(tries)
    )


def best_of_restarts(game: int, restarts: int) -> bool:
    """Let players of the house fall silent so often, whenever the dice do not suit."""
    return any(wins_with(begin(game, restart=r).key) for r in range(restarts + 1))


def report(games: int) -> Iterator[str]:
    """Tell how often the house wins, in each way."""
    numbers = range(games)
    yield f"{games} games of Easy Come for two; the house wins"
    yield _line("honestly", sum(wins_with(begin(game).key) for game in numbers), games)
    yield _line("scheme 1, 16 tries", sum(wins_scheme_1(game, TRIES) for game in numbers), games)
    for name, attack in ATTACKS.items():
        free = sum(any(map(wins_with, unchecked(attack, begin(game)))) for game in numbers)
        held = sum(any(map(wins_with, accepted(attack, begin(game)))) for game in numbers)
        yield _line(f"scheme 2, {name}", held, games) + f"   (without receipts {free})"
    for restarts in range(4):
        won = sum(best_of_restarts(game, restarts) for game in numbers)
        yield _line(f"scheme 2, {restarts} restarts", won, games)


def _line(what: str, won: int, games: int) -> str:
    return f"  {what:42} {won:4} of {games}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    for text in report(parser.parse_args().games):
        print(text, flush=True)
