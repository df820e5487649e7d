"""What happened in Easy Come, as sentences: a whole turn is one of them."""

from collections.abc import Iterable, Sequence

from flambeur.core.parts import Event
from flambeur.games.easycome.events import (
    DiceKept,
    DiceRolled,
    FirstPlayer,
    GameWon,
    HoldAdvanced,
    HoldBroken,
    HoldStarted,
    OrderRolled,
    PrizeWon,
    TurnEnded,
    TurnStarted,
)
from flambeur.protocol.lines import Line, Phrase, Said, Seat, commas, dots, line
from flambeur.shows.easycome import phrases
from flambeur.shows.easycome.paragraphs import paragraphs


class Sentences:
    """Tells the events of one game."""

    def __init__(self, need: int) -> None:
        """Take how many turns a hold must survive."""
        self._need = need

    def tell(self, events: Iterable[Event]) -> list[Said]:
        """Tell events in order; rolls, dice kept and the prize of a turn make one sentence."""
        lines: list[Said] = []
        last: Event | None = None
        first = 0
        for part in paragraphs(events):
            places = tuple(range(first, first + len(part)))
            again = isinstance(last, OrderRolled)
            lines += [Said(said, places) for said in self._part(part, again=again)]
            last, first = part[-1], first + len(part)
        return lines

    def _part(self, part: Sequence[Event], *, again: bool) -> list[Line]:
        match part[0]:
            case OrderRolled():
                return [self._order(part, again=again)]
            case DiceRolled() | DiceKept() | PrizeWon():
                return self._turn(part)
            case TurnStarted(challenge=None) if len(part) > 1:
                return self._turn(part[1:])
        return [self.of(part[0])]

    def of(self, event: Event) -> Line:
        """Tell an event that stands for itself."""
        match event:
            case FirstPlayer():
                return line("easycome-say-first", name=Seat(event.seat))
            case TurnStarted():
                return self._started(event)
            case TurnEnded(prize=None):
                nothing = line("easycome-nothing", doer=Seat(event.seat))
                return self._outcome(event.seat, [], nothing)
            case TurnEnded():
                return line("easycome-say-over", name=Seat(event.seat))
            case HoldStarted():
                self._need = event.need
                return self._held(event.seat, 0)
            case HoldAdvanced():
                return self._held(event.seat, event.count)
            case HoldBroken():
                return line("easycome-say-broken", name=Seat(event.seat))
            case GameWon():
                return self._won(event)
        raise TypeError(f"no sentence for {type(event).__name__}")

    def _started(self, event: TurnStarted) -> Line:
        name = Seat(event.seat)
        if event.challenge is None:
            return line("easycome-say-on-turn", name=name)
        return line("easycome-say-challenge", name=name, number=event.challenge)

    def rolled(self, seat: int, kept: tuple[int, ...], dice: tuple[int, ...]) -> Line:
        """Tell the roll on the table, with the dice that were set aside before."""
        name, shown = Seat(seat), phrases.dice(dice)
        if not kept:
            return line("easycome-roll", name=name, dice=shown)
        return line("easycome-roll-on", name=name, dice=shown, kept=phrases.dice(kept))

    def _order(self, part: Sequence[Event], *, again: bool) -> Line:
        rolls: list[Phrase] = [
            line(
                "easycome-order",
                name=Seat(event.seat),
                dice=phrases.dice(event.dice),
                total=event.total,
            )
            for event in part
            if isinstance(event, OrderRolled)
        ]
        shown = dots(rolls)
        if again:
            return line("easycome-say-order-again", rolls=shown)
        return line("easycome-say-order", rolls=shown)

    def _turn(self, part: Sequence[Event]) -> list[Line]:
        """Tell what was rolled and kept, and what came of it."""
        steps: list[list[Phrase]] = []
        result: Line | None = None
        lines: list[Line] = []
        seat = 0
        for place, event in enumerate(part):
            match event:
                case DiceRolled():
                    steps.append(self._roll(event, part[place + 1 : place + 2]))
                case DiceKept() if not _is_last_die(part, place):
                    dice = phrases.dice(event.dice)
                    kept = line("easycome-keeps", doer=Seat(event.seat), dice=dice)
                    steps[-1:] = [[*steps[-1], kept]] if steps else [[kept]]
                case PrizeWon():
                    result = self._prize(event)
                case TurnEnded(prize=None):
                    result = line("easycome-nothing", doer=Seat(event.seat))
                case HoldBroken():
                    lines.append(self.of(event))
                    continue
            seat = _seat(event)
        return [self._outcome(seat, steps, result), *lines]

    def _roll(self, event: DiceRolled, following: Sequence[Event]) -> list[Phrase]:
        doer = Seat(event.seat)
        roll = line("easycome-rolls", doer=doer, dice=phrases.dice(event.dice))
        left = bool(following) and isinstance(following[0], DiceKept) and event.claimable
        if not left:
            return [roll]
        prizes = phrases.prizes(event.claimable)
        return [roll, line("easycome-leaves", doer=doer, prizes=prizes)]

    def _prize(self, event: PrizeWon) -> Line:
        doer, prize = Seat(event.seat), phrases.quoted(event.prize)
        if event.robbed is None:
            return line("easycome-takes", doer=doer, prize=prize)
        return line("easycome-robs", doer=doer, prize=prize, name=Seat(event.robbed))

    def _outcome(self, seat: int, steps: Sequence[Sequence[Phrase]], result: Line | None) -> Line:
        name = Seat(seat)
        if not steps:
            return line("easycome-say-done", name=name, done=result or "")
        text = commas(steps[0])
        for step in steps[1:]:
            text = line("easycome-then", head=text, last=commas(step))
        if result is None:
            return line("easycome-say-done", name=name, done=text)
        return line("easycome-say-turn", name=name, done=text, result=result)

    def _held(self, seat: int, count: int) -> Line:
        left = max(0, self._need - count)
        if not left:
            return line("easycome-say-survived", name=Seat(seat))
        survive = line("easycome-survive", left=left)
        return line("easycome-say-hold", name=Seat(seat), survive=survive)

    def _won(self, event: GameWon) -> Line:
        prizes = phrases.prizes(event.prizes)
        return line("easycome-say-won", name=Seat(event.seat), prizes=prizes)


def _seat(event: Event) -> int:
    seat = getattr(event, "seat", 0)
    assert isinstance(seat, int)  # noqa: S101 - every event of a turn names its seat
    return seat


def _is_last_die(part: Sequence[Event], place: int) -> bool:
    """Tell whether this is the last die, which goes aside by itself and says nothing new."""
    match part[max(0, place - 1)], part[place]:
        case DiceRolled(dice=rolled), DiceKept(dice=kept):
            return len(rolled) == 1 and rolled == kept
    return False
