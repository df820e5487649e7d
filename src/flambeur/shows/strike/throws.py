"""A throw as one sentence: how it was thrown, what it did, what it brought."""

from collections.abc import Sequence

from flambeur.core.parts import Event
from flambeur.games.strike.events import (
    ArenaCleared,
    DiceTaken,
    DieRerolled,
    Regrouped,
    RoundStarted,
    Settled,
    Stopped,
    Thrown,
)
from flambeur.games.strike.landed import Reading, X
from flambeur.games.strike.moves import Throw
from flambeur.protocol.lines import Line, Phrase, Seat, commas, every, line
from flambeur.shows.strike import phrases
from flambeur.shows.strike.phrases import face


class Throws:
    """Tells throws; it remembers what lay in the arena, to tell what was knocked over."""

    def __init__(self) -> None:
        """Begin with an empty arena."""
        self._lying: dict[int, int] = {}
        self._thrown: tuple[int, ...] = ()

    def begin(self, event: RoundStarted) -> None:
        """See the first die."""
        self._lying = {event.die: event.face}

    def tell(self, part: Sequence[Event]) -> Line:
        """Tell a throw and everything that belongs to it."""
        did: list[Phrase] = []
        came: list[Phrase] = []
        ends: list[Phrase] = []
        seat = 0
        for event in part:
            match event:
                case Regrouped() if not did:
                    did.append(line("strike-regroups", doer=Seat(event.seat)))
                case Thrown():
                    seat = event.seat
                    did.append(self._throw(event))
                case Settled():
                    came += self._settled(event.dice)
                case DieRerolled():
                    came.append(self._rerolled(event))
                case DiceTaken():
                    ends.append(self.taken(event))
                case ArenaCleared():
                    ends.append(line("strike-emptied"))
                case Stopped():
                    ends.append(line("strike-stops", doer=Seat(event.seat)))
        return self._sentence(seat, did, came, ends)

    def taken(self, event: DiceTaken) -> Line:
        """Tell which dice go to a reserve; they lie in the arena no longer."""
        for _, dice in event.groups:
            for die in dice:
                self._lying.pop(die, None)
        count = sum(len(dice) for _, dice in event.groups)
        faces = [number for number, dice in event.groups for _ in dice]
        doer, shown = Seat(event.seat), phrases.dice(faces)
        return line("strike-takes", doer=doer, count=count, dice=shown)

    def _sentence(
        self, seat: int, did: Sequence[Phrase], came: Sequence[Phrase], ends: Sequence[Phrase]
    ) -> Line:
        text = line(
            "strike-threw",
            name=Seat(seat),
            throw=every(did),
            result=commas(came) if came else "…",
        )
        if ends:
            text = line("strike-came", throw=text, result=commas(ends))
        return line("strike-sentence", text=text)

    def _throw(self, event: Thrown) -> Line:
        self._thrown = event.dice
        targets = event.move.targets if isinstance(event.move, Throw) else ()
        aimed = [self._lying[die] for die in targets if die in self._lying]
        return phrases.throw(event.seat, event.move, aimed)

    def _settled(self, readings: Sequence[Reading]) -> list[Phrase]:
        """Tell where the thrown dice ended, then what happened to the others."""
        before = self._lying
        self._lying = {
            reading.die: reading.face
            for reading in readings
            if reading.at == "in" and reading.face != X
        }
        thrown = [reading for reading in readings if reading.die in self._thrown]
        others = [reading for reading in readings if reading.die not in self._thrown]
        clauses = self._landed(thrown)
        return clauses + [
            clause
            for reading in others
            if (clause := self._hit(reading, before.get(reading.die, reading.face)))
        ]

    def _landed(self, thrown: Sequence[Reading]) -> list[Phrase]:
        inside = [reading.face for reading in thrown if reading.at == "in"]
        faces = [number for number in inside if number != X]
        clauses: list[Phrase] = []
        if faces:
            shown = phrases.dice(faces)
            clauses.append(line("strike-lands", count=len(faces), dice=shown))
        if X in inside:
            clauses.append(line("strike-lost-x", count=inside.count(X)))
        for where in ("outside", "rim"):
            count = sum(reading.at == where for reading in thrown)
            if count:
                clauses.append(line(f"strike-lost-{where}", count=count))
        return clauses

    def _hit(self, reading: Reading, old: int) -> Line | None:
        """Tell what became of a die that lay there, if anything did."""
        if reading.at in ("outside", "rim"):
            return line(f"strike-hit-{reading.at}", face=face(old))
        if reading.at == "cocked" or reading.face == old:
            return None
        if reading.face == X:
            return line("strike-hit-x", face=face(old))
        return line("strike-hit-turned", face=face(old), new=face(reading.face))

    def _rerolled(self, event: DieRerolled) -> Line:
        if event.face == X:
            return line("strike-rerolled-x")
        self._lying[event.die] = event.face
        return line("strike-rerolled", face=face(event.face))
