"""Records of format 2, made without a server: random legal moves, and dice of scheme 2."""

import hashlib
import random
from typing import Any, NamedTuple

import msgspec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from flambeur.core.codec import encode
from flambeur.core.fair.agreement import AgreedSeat, Agreement, Beginning, Ending, Mark, Sealed
from flambeur.core.fair.beginning import (
    agreement_hash,
    commitment_of,
    key_of,
    list_hash,
    name_hash,
    promise_of,
)
from flambeur.core.fair.chain import Chain
from flambeur.core.fair.hashing import number
from flambeur.core.fair.lines import line_of
from flambeur.core.fair.signer import to_sign
from flambeur.core.fair.writing import write_record
from flambeur.core.game import Game, Options
from flambeur.core.parts import Move
from flambeur.core.position import Position
from flambeur.core.record import Entry
from flambeur.core.turn import Choice, Over
from flambeur.server.play.takeback import may_take_back
from flambeur.sources.keyed import KeyedSource

NAMES = ("Zoë", "Ирина", "Ada", "Bo", "Cy")
SIGNING = hashlib.sha256(b"the server of these tests").digest()
ENTRIES = 400
"""A longer game is broken off."""


class Ways(NamedTuple):
    """What happens at a table besides moves."""

    persons: int = 2
    """The other seats are bots."""
    nonces: tuple[int, ...] = (0, 1)
    """The seats that give one."""
    silent: tuple[int, ...] = ()
    """For each restart, the seat that kept its nonce back."""
    marks: bool = True
    takebacks: bool = True
    withheld: tuple[int, ...] = ()
    signed: bool = True
    entries: int = ENTRIES


class Made(NamedTuple):
    """A record, and what only its server knows."""

    data: bytes
    key: bytes
    """The key of all dice."""
    signing: bytes | None

    @property
    def lines(self) -> list[bytes]:
        """Split the record."""
        return self.data.splitlines()


def secret(label: str, size: int = 32) -> bytes:
    """Make bytes that follow from a label."""
    return hashlib.sha256(label.encode()).digest()[:size]


def public_of(signing: bytes) -> str:
    """Tell the public key of a secret one."""
    return Ed25519PrivateKey.from_private_bytes(signing).public_key().public_bytes_raw().hex()


def sign(signing: bytes | None, tag: str, *parts: bytes) -> str | None:
    """Sign as a server does, if anybody signs."""
    if signing is None:
        return None
    message = to_sign(f"flambeur/2/{tag}", *parts)
    return Ed25519PrivateKey.from_private_bytes(signing).sign(message).hex()


class Table:
    """Begins, perhaps anew, and plays one game."""

    def __init__(
        self, game: Game[Any], seats: int, options: Options, label: str, ways: Ways
    ) -> None:
        """Take what is agreed; the label decides everything that is random."""
        self.game, self.seats, self.label, self.ways = game, seats, label, ways
        self.options = game.agree(seats, options)
        self.luck = random.Random(label)
        self.signing = SIGNING if ways.signed else None
        self.chain = Chain()
        self.begun: list[tuple[bytes, Beginning]] = []
        self.written: list[Entry | Mark | Ending | Sealed] = []
        self.agreed = b""

    def make(self) -> Made:
        """Play to the end."""
        giving = [seat for seat in self.ways.nonces if seat < self.seats]
        for seat in self.ways.silent:
            self.begin(giving, silent=seat)
            giving.remove(seat)
        key = self.begin(giving)
        self.play(KeyedSource(key))
        return Made(write_record(self.begun, self.written, self.seed.hex()), key, self.signing)

    def begin(self, giving: list[int], silent: int | None = None) -> bytes:
        """Agree, commit, list and reveal; make the key."""
        mine = f"{self.label}/{len(self.begun)}"
        self.seed = secret(f"{mine}/seed")
        names = NAMES[: self.seats]
        salts = [secret(f"{mine}/salt/{seat}", 16) for seat in range(self.seats)]
        agreement = encode(self.agree(list(map(name_hash, salts, names))))
        self.agreed = agreement_hash(agreement)
        nonces = {seat: secret(f"{mine}/nonce/{seat}") for seat in giving}
        commitments = [
            commitment_of(self.agreed, seat, nonces[seat]) if seat in nonces else None
            for seat in range(self.seats)
        ]
        listed = list_hash(self.agreed, commitments)
        self.chain = self.chain.begun(self.agreed, listed)
        shown = [
            nonces[seat].hex() if seat in nonces and seat != silent else None
            for seat in range(self.seats)
        ]
        kept = [seat not in self.ways.withheld for seat in range(self.seats)]
        beginning = Beginning(
            names=tuple([name if kept[seat] else None for seat, name in enumerate(names)]),
            salts=tuple([salt.hex() if kept[seat] else None for seat, salt in enumerate(salts)]),
            list=tuple(commitments),
            signature=sign(self.signing, "listed", listed),
            nonces=tuple(shown),
            silent=() if silent is None else (silent,),
            seed=None if silent is None else self.seed.hex(),
        )
        self.begun.append((agreement, beginning))
        return key_of(self.seed, self.agreed, listed, [nonces.get(s) for s in range(self.seats)])

    def agree(self, names: list[str]) -> Agreement:
        """Write down what is agreed."""
        seats = [
            AgreedSeat(name, "person")
            if seat < self.ways.persons
            else AgreedSeat(name, "bot", "novice", secret("data").hex())
            for seat, name in enumerate(names)
        ]
        return Agreement(
            flambeur=2,
            dice="table",
            table="lucky7",
            beginning=len(self.begun),
            promise=promise_of(self.seed),
            signer=None if self.signing is None else public_of(self.signing),
            game=self.game.id,
            options=msgspec.to_builtins(self.options),
            terms={"pace": "live", "hints": False},
            seats=tuple(seats),
        )

    def play(self, source: KeyedSource) -> None:
        """Play random legal moves."""
        position = Position(self.game, self.game.start(self.seats, self.options))
        while not isinstance(position.turn, Over) and position.version < self.ways.entries:
            entry = position.draw(source) or self.choose(position)
            before, round_before = position.copy(), position.state.round
            position.enter(entry)
            self.write(entry)
            if self.takes_back(entry, before, position):
                self.write(Mark("takeback", entry.seat or 0))
                position = before
            elif position.state.round != round_before:
                self.seal()
        self.end(position)

    def choose(self, position: Position[Any]) -> Entry:
        """Let the seat whose turn it is make any move; now and then it is away for it."""
        choice = position.turn
        assert isinstance(choice, Choice)
        seat = choice.seat
        if self.ways.marks and seat < self.ways.persons and self.luck.random() < 0.03:
            self.write(Mark("away", seat))
            self.write(Mark("back", seat))
        return position.awaits(seat, self.move_of(choice))

    def move_of(self, choice: Choice) -> Move:
        """Pick a move that is listed, or one of a form."""
        if choice.moves:
            return self.luck.choice(choice.moves)
        return choice.forms[0].sample(lambda sides: [self.luck.randint(1, n) for n in sides])

    def takes_back(self, entry: Entry, before: Position[Any], now: Position[Any]) -> bool:
        """Take a move back now and then, where that is allowed."""
        return (
            self.ways.takebacks
            and entry.seat in range(self.ways.persons)
            and entry.audience is None
            and isinstance(now.turn, Choice)
            and may_take_back(before, now)
            and self.luck.random() < 0.1
        )

    def end(self, position: Position[Any]) -> None:
        """Write how it ended; a long game is broken off."""
        over = position.turn
        if isinstance(over, Over):
            self.write(Ending("finished", over.ranks, over.scores))
        else:
            self.write(Ending("abandoned"))
        self.seal()

    def write(self, entry: Entry | Mark | Ending) -> None:
        """Add a line to the record and to the chain."""
        self.written.append(entry)
        self.chain = self.chain.after(line_of(entry), self.seed)

    def seal(self) -> None:
        """Sign all lines so far."""
        count, head = self.chain
        signature = sign(self.signing, "seal", self.agreed, number(count), head)
        if signature is not None:
            self.written.append(Sealed(count, head.hex(), signature))


def make(
    game: Game[Any], seats: int, options: Options, label: str = "one", ways: Ways | None = None
) -> Made:
    """Play one game and write its record."""
    return Table(game, seats, options, label, ways or Ways()).make()
