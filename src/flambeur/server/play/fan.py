"""What each viewer of a table is sent: the same news for all who may see the same."""

from itertools import chain, count
from typing import Any, Protocol, Self

from msgspec import UNSET

from flambeur.core.codec import encode
from flambeur.core.parts import Event
from flambeur.core.position import Position
from flambeur.core.secret import redact
from flambeur.core.turn import Choice
from flambeur.families import family_of
from flambeur.protocol.card import Card
from flambeur.protocol.messages import Awaited, Begun, Language, Update
from flambeur.server.play.drawing import Change, Drawing
from flambeur.server.play.lesson import beat_of, note_of
from flambeur.server.play.proofs import NOTHING, Proof
from flambeur.server.play.table import Table
from flambeur.server.play.telling import Telling


class Viewer(Protocol):
    """Somebody who follows a table over a line of some kind."""

    language: Language | None
    """Whether they are told in lines and pictures, as people are: then they name a language."""

    @property
    def person(self) -> str | None:
        """Who it is; nobody in particular sees what a spectator sees."""

    def send(self, message: bytes) -> None:
        """Send without waiting; one who reads too slowly is let go."""


class News:
    """Something that happened at a table, written for one seat after the other, once each."""

    def __init__(
        self,
        table: Table,
        since: int,
        steps: list[list[Event]],
        card: Card | None,
        left: float | None,
        covered: int = 0,
    ) -> None:
        """Take the table as it stands now, and what happened in each step after `since`.

        What the first `covered` events showed only for a moment is not shown again.
        """
        self._table, self._since, self._steps = table, since, steps
        self._card, self._left, self._covered = card, left, covered
        self._begun: tuple[Begun, ...] | None = None
        self._proof = NOTHING
        self.drawing = Drawing(table)
        self._change: Change | None = None
        self._words: str | None = None
        self._telling: Telling | None = None
        self._written: dict[tuple[int | None, bool, bool], bytes] = {}

    def proven(self, begun: tuple[Begun, ...] | None, proof: Proof = NOTHING) -> Self:
        """Add how the table has begun, for all, and what goes with the words: a proof."""
        self._begun, self._proof = begun, proof
        return self

    def following(self, seen: Drawing | None) -> Self:
        """Tell only what has changed, to people who have seen this."""
        self._change = None if seen is None else Change(seen, self.drawing)
        return self

    def named(self) -> Self:
        """Add the name of the words with which it is said, for those who may not have them."""
        self._words = family_of(self._table.card.game).words_name()
        return self

    def for_person(self, person: str | None, *, worded: bool = False) -> bytes:
        """Write it as this person may see it; one who does not sit here is a spectator."""
        change, seat = self._change, self._table.seat_of(person)
        follows = change is not None and worded and change.fits(person)
        kind = seat, worded, follows
        if kind not in self._written:
            self._written[kind] = self._write(seat, worded=worded, follows=follows)
        return self._written[kind]

    def _write(self, seat: int | None, *, worded: bool, follows: bool) -> bytes:
        table, view, told, seen = self._table, None, None, dict[str, Any]()
        proof = self._proof if worded else NOTHING
        place = count()
        # Where one device is handed round, whoever has it next reads what was told before.
        eyes = None if table.card.shared else seat
        steps = [
            [redact(event, eyes, live=next(place) >= self._covered) for event in step]
            for step in self._steps
        ]
        if table.position is not None:
            if worded:
                self._telling = self._telling or self._tell(table)
                told = self._telling.told(self.drawing.view(seat), steps)
                seen = self._seen(seat, follows=follows)
            else:
                view = self.drawing.view(seat)
        return encode(
            Update(
                table=table.id,
                since=self._since,
                seq=table.seq,
                seat=seat,
                card=self._card,
                view=view,
                events=tuple(chain.from_iterable(steps)),
                left=self._left,
                told=told,
                words=self._words if worded else None,
                **seen,
                begun=self._begun,
                line=proof.line,
                lines=proof.lines,
                seal=proof.seal,
            )
        )

    def _tell(self, table: Table) -> Telling:
        return Telling(self.drawing.view(None), beat_of(table), note_of(table))

    def _seen(self, seat: int | None, *, follows: bool) -> dict[str, Any]:
        """Draw the table, or what has changed of it since, and tell what it waits for."""
        position, change = self._table.position, self._change
        assert position is not None  # noqa: S101 - the game has begun
        patch = change.patch(seat) if change is not None and follows else None
        if patch is not None:
            return {"awaited": _awaited(position), "patch": patch}
        return {"awaited": _awaited(position), "picture": self.drawing.whole(seat) or UNSET}


def _awaited(position: Position[Any]) -> Awaited:
    turn = position.turn
    if not isinstance(turn, Choice):
        return Awaited(position.version)
    return Awaited(position.version, turn.seat, turn.audience is not None)


def whole(table: Table, left: float | None, proof: Proof = NOTHING) -> News:
    """Tell a table as it stands."""
    return News(table, table.seq, [], table.card, left).proven(table.begun(), proof).named()
