"""Plays games at a desk with everybody's eyes on it, and looks for secrets in all that is sent.

`python -m tests.server.secrecy --games 500` plays as many as one likes.
"""

import argparse
import asyncio
import random
import sys
from collections.abc import Iterator
from copy import copy
from typing import Any

import msgspec

from flambeur.core.codec import encode
from flambeur.core.fair.signer import NoSigner
from flambeur.core.parts import Event, Move
from flambeur.core.position import Position
from flambeur.core.secret import redact
from flambeur.core.turn import Choice
from flambeur.families import find
from flambeur.protocol.acts import Play
from flambeur.protocol.messages import Begun, Language, Seal
from flambeur.server.context import Context
from flambeur.server.play.deciding import play
from flambeur.server.play.drawing import Drawing
from flambeur.server.play.fan import News
from flambeur.server.play.moments import moments_until
from flambeur.server.play.proofs import Proof, proof_of
from flambeur.server.play.secrets_of import seed_of
from flambeur.server.play.table import Table
from flambeur.server.play.taking import after
from flambeur.server.store.sqlite.store import SqliteStore
from flambeur.sources import SeededSource
from tests.server.play.tables import PEOPLE, Eye, open_game, pictures_of, worker

Seat = int | None
LANGUAGES: tuple[Language | None, ...] = (None, "en", "de")
HIDING = ("A1", "G1")
"""Tiles where players hide something from each other: Lucky Punch and Black Box."""
SOMETIMES = 0.03
GAMES = ("vegas/royale", "vegas/royale", "vegas/2018", "strike", "easycome")


def open_secrets(value: Any, seat: Seat, *, live: bool) -> Iterator[Any]:
    """Find what is open in a message though this seat is not among those who may see it."""
    if isinstance(value, dict):
        audience, held = value.get("audience"), value.get("value", value.get("move"))
        shown = audience is None or seat in audience or (live and value.get("fades"))
        if held is not None and not shown:
            yield value
    if isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from open_secrets(inner, seat, live=live)


def looks_alike(one: Move, other: Move) -> bool:
    """Tell whether two hidden moves show the same from outside: their kind and their sizes."""
    return type(one) is type(other) and _sizes(one) == _sizes(other)


def _sizes(move: Move) -> list[int]:
    values: dict[str, Any] = msgspec.structs.asdict(move)  # type: ignore[arg-type]
    return [len(value) for value in values.values() if isinstance(value, tuple)]


class Watched:
    """One table with an eye at every seat and one of a spectator."""

    def __init__(self, context: Context, table: str, seats: int, luck: random.Random) -> None:
        """Take a table where the game has begun."""
        self._desk, self._id, self._luck = context.desk, table, luck
        self._source = SeededSource(luck.getrandbits(32))
        self.eyes: dict[Seat, Eye] = {seat: Eye(PEOPLE[seat]) for seat in range(seats)}
        self.eyes[None] = Eye("stranger")
        for eye in self.eyes.values():
            eye.language = luck.choice(LANGUAGES)
        self._before: Table | None = None
        self.hidden = 0
        """How many hidden moves were tried with other values."""

    @property
    def table(self) -> Table:
        """The table as it stands."""
        slot = self._desk.slots.peek(self._id)
        assert slot is not None
        return slot.table

    async def play(self) -> None:
        """Play to the end and look at every message."""
        for eye in self.eyes.values():
            await self._desk.watch(self._id, eye)
        self._look()
        while (seat := self.table.awaited()) is not None:
            await self._move(seat)
            self._look()
            if self._luck.random() < SOMETIMES:
                await self._come_back()
        await self._look_back()

    async def _come_back(self) -> None:
        """Whoever comes back sees what those see who were there, and no more."""
        for there in self.eyes.values():
            back = Eye(there.person)
            back.language = there.language
            await self._desk.watch(self._id, back, 1)
            await self._desk.unwatch(self._id, back)
            seq = self.table.seq
            assert there.pictures.get(seq) == back.pictures.get(seq), "coming back shows more"
            assert there.last["view"] == back.last["view"], "coming back shows more"

    async def _look_back(self) -> None:
        """Whoever looks back sees what was seen then, and no more."""
        stored = await self._desk.store.load(self._id)
        assert stored is not None
        for eye in self.eyes.values():
            written = moments_until(stored, self.table.seq, eye.person or "")
            again = pictures_of(map(msgspec.json.decode, written))
            for seq, picture in eye.pictures.items():
                assert picture == again.get(seq, picture), "looking back shows more"

    async def _move(self, seat: int) -> None:
        before = self._before = self.table
        assert before.position is not None
        choice = before.position.turn
        assert isinstance(choice, Choice)
        offers = [*choice.moves, *(form.sample(self._source.roll) for form in choice.forms)]
        move = self._luck.choice(offers)
        act = Play(before.version, msgspec.Raw(encode(move)))
        await self._desk.act(self._id, PEOPLE[seat], act, f"m{before.seq}")
        if choice.audience is not None:
            for other in choice.moves:
                if looks_alike(move, other):
                    self._compare(before, seat, other, choice.audience)

    def _compare(self, before: Table, seat: int, other: Move, audience: tuple[int, ...]) -> None:
        """Whatever else was hidden, those who may not know get the same bytes."""
        act = Play(before.version, msgspec.Raw(encode(other)))
        following, events = after(before, *play(before, seat, act))
        for viewer, eye in self.eyes.items():
            if viewer not in audience:
                card = None if following.card is before.card else following.card
                news = News(following, before.seq, [events], card, eye.last["left"])
                # The seal covers what is hidden, behind a salt that nobody knows.
                news.proven(_begun(following, eye), _sealed(following, eye))
                news.following(Drawing(before))
                assert eye.sent[-1] == news.for_person(
                    eye.person, worded=eye.language is not None
                ), "a hidden move shows"
        self.hidden += 1

    def _look(self) -> None:
        table = self.table
        for seat, eye in self.eyes.items():
            message, update = eye.sent[-1], eye.last
            seed = seed_of(table.seed, 0).hex()
            assert table.seed.encode() not in message, "the secret of the table is told"
            assert table.card.phase == "over" or seed.encode() not in message, "the seed is told"
            lines = [msgspec.json.decode(line) for line in update["lines"]]
            assert [] == [*open_secrets(lines, None, live=False)]
            assert not any("hidden" in line for line in lines), "a line tells what is hidden"
            assert [] == [*open_secrets(update["view"], seat, live=False)]
            assert [] == [*open_secrets(update["events"], seat, live=True)]
            assert message == self._as_guessed(table, seat, eye), f"seat {seat} sees a secret"

    def _as_guessed(self, table: Table, seat: Seat, eye: Eye) -> bytes:
        """Write the same update of a table where all that is hidden from a seat is another."""
        position, update = table.position, eye.last
        assert position is not None
        guess = table.game.sample(redact(position.state.copy(), seat), self._source.roll)
        twin = copy(table)
        twin.position = Position(table.game, guess, position.version, position.settled)
        card = None if update["card"] is None else table.card
        events = table.game.codec.convert(update["events"], list[Event])
        news = News(twin, update["since"], [events], card, update["left"])
        news.proven(_begun(table, eye), _proof(update))
        news.following(None if self._before is None else Drawing(self._before))
        if update["words"] is not None:
            news.named()
        return news.for_person(eye.person, worded=eye.language is not None)


def _begun(table: Table, eye: Eye) -> tuple[Begun, ...] | None:
    return None if eye.last["begun"] is None else table.begun()


def _proof(update: dict[str, Any]) -> Proof:
    seal = msgspec.convert(update["seal"], Seal | None)
    return Proof(update["line"], tuple(update["lines"]), seal)


def _sealed(table: Table, eye: Eye) -> Proof:
    """Tell the lines of a table with the seal that was told."""
    return proof_of(table, NoSigner())._replace(seal=_proof(eye.last).seal)


def options_for(game: str, luck: random.Random) -> dict[str, Any]:
    """Choose options; in Royale, tiles that hide something are always there."""
    if not game.endswith("royale"):
        return {}
    others = [f"{board}{side}" for board in "BCDEFH" for side in "12"]
    boards = luck.sample(others, 2)
    tiles = [*HIDING, boards[0], *(b for b in boards[1:] if b[0] != boards[0][0])]
    return {"tiles": tiles}


async def play_games(games: int, seed: int = 0) -> int:
    """Play games with random moves; tell how many hidden moves were looked into."""
    luck, hidden = random.Random(seed), 0
    store = SqliteStore(":memory:")
    await store.open()
    async with worker(store) as context:
        for number in range(games):
            game = find(GAMES[number % len(GAMES)])
            seats = luck.choice([seats for seats in game.seats if 1 < seats < 5])
            table = await open_game(context, game.id, seats, options_for(game.name, luck))
            watched = Watched(context, table, seats, luck)
            await watched.play()
            hidden += watched.hidden
    await store.close()
    return hidden


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    found = asyncio.run(play_games(given.games, given.seed))
    sys.stdout.write(
        f"{given.games} games, {found} hidden moves tried with other values: nothing leaked\n"
    )
