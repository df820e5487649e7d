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
from flambeur.protocol.lines import Line, Phrase, Said, Seat, commas, every, line
from flambeur.shows.strike import phrases
from flambeur.shows.strike.paragraphs import paragraphs
from flambeur.shows.strike.phrases import face
from flambeur.shows.strike.throws import Throws


class Sentences:
    """Tells the events of one game."""

    def __init__(self, rounds: int) -> None:
        """Take how many rounds there are."""
        self._rounds = rounds
        self._throws = Throws()

    def tell(self, events: Iterable[Event]) -> list[Said]:
        """Tell events in order."""
        lines: list[Said] = []
        first = 0
        for part in paragraphs(events):
            said = self._part(part)
            if said is not None:
                lines.append(Said(said, tuple(range(first, first + len(part)))))
            first += len(part)
        return lines

    def _part(self, part: Sequence[Event]) -> Line | None:
        if any(isinstance(event, Thrown) for event in part):
            return self._throws.tell(part)
        told = [event for event in part if not isinstance(event, TurnStarted)] or part
        last = next((event for event in told if isinstance(event, Stopped)), None)
        if isinstance(told[0], Regrouped) and last:
            doer = Seat(last.seat)
            done = every([line("strike-regroups", doer=doer), line("strike-stops", doer=doer)])
            return line("strike-say-does", name=doer, done=done)
        return self._turn(last or told[0]) or self._round(told[0])

    def _turn(self, event: Event) -> Line | None:
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
                return None
        return line(key, name=Seat(event.seat))

    def _round(self, event: Event) -> Line | None:
        match event:
            case StarterDrawn():
                return line("strike-say-starter", name=Seat(event.seat))
            case RoundStarted():
                return self._started(event)
            case Eliminated():
                return self._out(event)
            case RoundWon():
                return line("strike-say-last", name=Seat(event.seat))
            case GameWon():
                return self._won(event)
            case Trajectory():
                return None
        return self._dice(event)

    def _dice(self, event: Event) -> Line:
        """Tell about dice without the throw that moved them."""
        match event:
            case Settled():
                faces = [reading.face for reading in event.dice if reading.face]
                return line("strike-say-settled", dice=phrases.dice(faces))
            case DieRerolled():
                return line("strike-say-rerolled", face=face(event.face))
            case DieLost():
                return line("strike-say-lost")
            case DiceTaken():
                taken = self._throws.taken(event)
                return line("strike-say-does", name=Seat(event.seat), done=taken)
        raise TypeError(f"no sentence for {type(event).__name__}")

    def _started(self, event: RoundStarted) -> Line:
        self._throws.begin(event)
        name, shown = Seat(event.starter), face(event.face)
        if self._rounds == 1:
            return line("strike-say-begin", name=name, face=shown)
        return line(
            "strike-say-round", number=event.round, rounds=self._rounds, name=name, face=shown
        )

    def _out(self, event: Eliminated) -> Line:
        name = Seat(event.seat)
        if self._rounds == 1:
            return line("strike-say-out", name=name)
        points = line("strike-points", count=event.points)
        return line("strike-say-out-points", name=name, points=points)

    def _won(self, event: GameWon) -> Line:
        names = every([Seat(seat) for seat in event.seats])
        count = len(event.seats)
        if self._rounds == 1:
            return line("strike-say-won", count=count, names=names)
        totals: list[Phrase] = [
            line("strike-total", name=Seat(seat), points=points)
            for seat, points in enumerate(event.points)
        ]
        result = line("strike-say-won", count=count, names=names)
        return line("strike-say-totals", totals=commas(totals), result=result)
