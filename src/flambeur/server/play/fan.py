"""What each viewer of a table is sent: the same news for all who may see the same."""

from itertools import chain, count
from typing import Any, Protocol, Self

from flambeur.core.codec import encode
from flambeur.core.parts import Event
from flambeur.core.position import Position
from flambeur.core.secret import redact
from flambeur.core.view import View, turn_for
from flambeur.protocol.card import Card
from flambeur.protocol.messages import Begun, Language, Update
from flambeur.server.play.proofs import NOTHING, Proof
from flambeur.server.play.table import Table
from flambeur.server.play.telling import draw, tell


class Viewer(Protocol):
    """Somebody who follows a table over a line of some kind."""

    language: Language | None
    """In which language tables are told to them; none is without words."""

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
        self._written: dict[tuple[int | None, Language | None], bytes] = {}

    def proven(self, begun: tuple[Begun, ...] | None, proof: Proof = NOTHING) -> Self:
        """Add how the table has begun, for all, and what goes with the words: a proof."""
        self._begun, self._proof = begun, proof
        return self

    def for_person(self, person: str | None, language: Language | None = None) -> bytes:
        """Write it as this person may see it; one who does not sit here is a spectator."""
        kind = self._table.seat_of(person), language
        if kind not in self._written:
            self._written[kind] = self._write(*kind)
        return self._written[kind]

    def _write(self, seat: int | None, language: Language | None) -> bytes:
        table, view, told, scene = self._table, None, None, None
        proof = NOTHING if language is None else self._proof
        place = count()
        steps = [
            [redact(event, seat, live=next(place) >= self._covered) for event in step]
            for step in self._steps
        ]
        if table.position is not None:
            view = _sight(table, table.position, seat)
            if language is not None:
                told = tell(table, view, steps, language)
                scene = draw(view)
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
                scene=scene,
                begun=self._begun,
                line=proof.line,
                lines=proof.lines,
                seal=proof.seal,
            )
        )


def whole(table: Table, left: float | None, proof: Proof = NOTHING) -> News:
    """Tell a table as it stands."""
    return News(table, table.seq, [], table.card, left).proven(table.begun(), proof)


def _sight(table: Table, position: Position[Any], seat: int | None) -> View[Any]:
    """Show the state itself, which is written down at once, so that no copy is needed."""
    awaited, state = turn_for(position.turn, seat), redact(position.state, seat)
    return View(table.card.game, seat, position.version, awaited, state)
