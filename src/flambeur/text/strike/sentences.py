"""What happened in Strike, as sentences: a throw and all it does is one of them."""

from collections.abc import Iterable, Sequence

from flambeur.core.parts import Event
from flambeur.games.strike.events import (
    ArenaCleared,
    ChoiceGiven,
    DiceTaken,
    DieLost,
    DieRerolled,
    Eliminated,
    GameWon,
    PlayerLeft,
    Regrouped,
    RoundStarted,
    RoundWon,
    Settled,
    StarterDrawn,
    Stopped,
    Thrown,
    Trajectory,
    TurnEnded,
    TurnStarted,
)
from flambeur.text.strike.paragraphs import paragraphs
from flambeur.text.strike.phrases import Phrases, face
from flambeur.text.strike.throws import Throws
from flambeur.text.words import Words


class Sentences:
    """Tells the events of one game."""

    def __init__(self, words: Words, names: Sequence[str], phrases: Phrases, rounds: int) -> None:
        """Take the words, the names, and how many rounds there are."""
        self._words, self._names, self._phrases = words, names, phrases
        self._rounds = rounds
        self._throws = Throws(words, names, phrases)

    def tell(self, events: Iterable[Event]) -> list[str]:
        """Tell events in order."""
        lines = [self._part(part) for part in paragraphs(events)]
        return [line for line in lines if line]

    def _part(self, part: Sequence[Event]) -> str:
        if any(isinstance(event, Thrown) for event in part):
            return self._throws.tell(part)
        told = [event for event in part if not isinstance(event, TurnStarted)] or part
        last = next((event for event in told if isinstance(event, Stopped)), None)
        if isinstance(told[0], Regrouped) and last:
            done = self._words.every([self._words("strike-regroups"), self._words("strike-stops")])
            return self._words("strike-say-does", name=self._names[last.seat], done=done)
        return self._turn(last or told[0]) or self._round(told[0])

    def _turn(self, event: Event) -> str:
        """Tell something of a turn that stands for itself."""
        match event:
            case TurnStarted(must_grand=True):
                key = "strike-say-grand"
            case TurnStarted():
                key = "strike-say-on-turn"
            case Regrouped():
                key = "strike-say-regrouped"
            case ArenaCleared():
                key = "strike-say-cleared"
            case ChoiceGiven():
                key = "strike-say-choice"
            case Stopped():
                key = "strike-say-stopped"
            case PlayerLeft():
                key = "strike-say-left"
            case TurnEnded():
                key = "strike-say-over"
            case _:
                return ""
        return self._words(key, name=self._names[event.seat])

    def _round(self, event: Event) -> str:
        match event:
            case StarterDrawn():
                return self._words("strike-say-starter", name=self._names[event.seat])
            case RoundStarted():
                return self._started(event)
            case Eliminated():
                return self._out(event)
            case RoundWon():
                return self._words("strike-say-last", name=self._names[event.seat])
            case GameWon():
                return self._won(event)
            case Trajectory():
                return ""
        return self._dice(event)

    def _dice(self, event: Event) -> str:
        """Tell about dice without the throw that moved them."""
        match event:
            case Settled():
                faces = [reading.face for reading in event.dice if reading.face]
                return self._words("strike-say-settled", dice=self._phrases.dice(faces))
            case DieRerolled():
                return self._words("strike-say-rerolled", face=face(event.face))
            case DieLost():
                return self._words("strike-say-lost")
            case DiceTaken():
                taken = self._throws.taken(event)
                return self._words("strike-say-does", name=self._names[event.seat], done=taken)
        raise TypeError(f"no sentence for {type(event).__name__}")

    def _started(self, event: RoundStarted) -> str:
        self._throws.begin(event)
        name, shown = self._names[event.starter], face(event.face)
        if self._rounds == 1:
            return self._words("strike-say-begin", name=name, face=shown)
        return self._words(
            "strike-say-round", number=event.round, rounds=self._rounds, name=name, face=shown
        )

    def _out(self, event: Eliminated) -> str:
        name = self._names[event.seat]
        if self._rounds == 1:
            return self._words("strike-say-out", name=name)
        points = self._words("strike-points", count=event.points)
        return self._words("strike-say-out-points", name=name, points=points)

    def _won(self, event: GameWon) -> str:
        names = self._words.every([self._names[seat] for seat in event.seats])
        count = len(event.seats)
        if self._rounds == 1:
            return self._words("strike-say-won", count=count, names=names)
        totals = [
            self._words("strike-total", name=self._names[seat], points=points)
            for seat, points in enumerate(event.points)
        ]
        result = self._words("strike-say-won", count=count, names=names)
        return self._words("strike-say-totals", totals=self._words.commas(totals), result=result)
