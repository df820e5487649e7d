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
from flambeur.text.strike.phrases import Phrases, face
from flambeur.text.words import Words


class Throws:
    """Tells throws; it remembers what lay in the arena, to tell what was knocked over."""

    def __init__(self, words: Words, names: Sequence[str], phrases: Phrases) -> None:
        """Take the words and the names."""
        self._words, self._names, self._phrases = words, names, phrases
        self._lying: dict[int, int] = {}
        self._thrown: tuple[int, ...] = ()

    def begin(self, event: RoundStarted) -> None:
        """See the first die."""
        self._lying = {event.die: event.face}

    def tell(self, part: Sequence[Event]) -> str:
        """Tell a throw and everything that belongs to it."""
        did: list[str] = []
        came: list[str] = []
        ends: list[str] = []
        seat = 0
        for event in part:
            match event:
                case Regrouped() if not did:
                    did.append(self._words("strike-regroups"))
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
                    ends.append(self._words("strike-emptied"))
                case Stopped():
                    ends.append(self._words("strike-stops"))
        return self._sentence(seat, did, came, ends)

    def taken(self, event: DiceTaken) -> str:
        """Tell which dice go to a reserve; they lie in the arena no longer."""
        for _, dice in event.groups:
            for die in dice:
                self._lying.pop(die, None)
        count = sum(len(dice) for _, dice in event.groups)
        faces = [number for number, dice in event.groups for _ in dice]
        return self._words("strike-takes", count=count, dice=self._phrases.dice(faces))

    def _sentence(
        self, seat: int, did: Sequence[str], came: Sequence[str], ends: Sequence[str]
    ) -> str:
        text = self._words(
            "strike-threw",
            name=self._names[seat],
            throw=self._words.every(did),
            result=self._words.commas(came) if came else "…",
        )
        if ends:
            text = self._words("strike-came", throw=text, result=self._words.commas(ends))
        return self._words("strike-sentence", text=text)

    def _throw(self, event: Thrown) -> str:
        self._thrown = event.dice
        targets = event.move.targets if isinstance(event.move, Throw) else ()
        aimed = [self._lying[die] for die in targets if die in self._lying]
        return self._phrases.throw(event.move, aimed)

    def _settled(self, readings: Sequence[Reading]) -> list[str]:
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

    def _landed(self, thrown: Sequence[Reading]) -> list[str]:
        inside = [reading.face for reading in thrown if reading.at == "in"]
        faces = [number for number in inside if number != X]
        clauses = []
        if faces:
            shown = self._phrases.dice(faces)
            clauses.append(self._words("strike-lands", count=len(faces), dice=shown))
        if X in inside:
            clauses.append(self._words("strike-lost-x", count=inside.count(X)))
        for where in ("outside", "rim"):
            count = sum(reading.at == where for reading in thrown)
            if count:
                clauses.append(self._words(f"strike-lost-{where}", count=count))
        return clauses

    def _hit(self, reading: Reading, old: int) -> str:
        """Tell what became of a die that lay there, if anything did."""
        if reading.at in ("outside", "rim"):
            return self._words(f"strike-hit-{reading.at}", face=face(old))
        if reading.at == "cocked" or reading.face == old:
            return ""
        if reading.face == X:
            return self._words("strike-hit-x", face=face(old))
        return self._words("strike-hit-turned", face=face(old), new=face(reading.face))

    def _rerolled(self, event: DieRerolled) -> str:
        if event.face == X:
            return self._words("strike-rerolled-x")
        self._lying[event.die] = event.face
        return self._words("strike-rerolled", face=face(event.face))
