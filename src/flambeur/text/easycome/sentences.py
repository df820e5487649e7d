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
from flambeur.text.easycome.paragraphs import paragraphs
from flambeur.text.easycome.phrases import Phrases
from flambeur.text.words import Words


class Sentences:
    """Tells the events of one game."""

    def __init__(self, words: Words, names: Sequence[str], phrases: Phrases, need: int) -> None:
        """Take the words, the names, and how many turns a hold must survive."""
        self._words = words
        self._names = names
        self._phrases = phrases
        self._need = need

    def tell(self, events: Iterable[Event]) -> list[str]:
        """Tell events in order; rolls, dice kept and the prize of a turn make one sentence."""
        lines: list[str] = []
        last: Event | None = None
        for part in paragraphs(events):
            match part[0]:
                case OrderRolled():
                    lines.append(self._order(part, again=isinstance(last, OrderRolled)))
                case DiceRolled() | DiceKept() | PrizeWon():
                    lines += self._turn(part)
                case TurnStarted(challenge=None) if len(part) > 1:
                    lines += self._turn(part[1:])
                case _:
                    lines.append(self.of(part[0]))
            last = part[-1]
        return lines

    def of(self, event: Event) -> str:
        """Tell an event that stands for itself."""
        match event:
            case FirstPlayer():
                return self._words("easycome-say-first", name=self._names[event.seat])
            case TurnStarted():
                return self._started(event)
            case TurnEnded(prize=None):
                return self._outcome(event.seat, [], self._words("easycome-nothing"))
            case TurnEnded():
                return self._words("easycome-say-over", name=self._names[event.seat])
            case HoldStarted():
                self._need = event.need
                return self._held(event.seat, 0)
            case HoldAdvanced():
                return self._held(event.seat, event.count)
            case HoldBroken():
                return self._words("easycome-say-broken", name=self._names[event.seat])
            case GameWon():
                return self._won(event)
        raise TypeError(f"no sentence for {type(event).__name__}")

    def _started(self, event: TurnStarted) -> str:
        name = self._names[event.seat]
        if event.challenge is None:
            return self._words("easycome-say-on-turn", name=name)
        return self._words("easycome-say-challenge", name=name, number=event.challenge)

    def rolled(self, seat: int, kept: tuple[int, ...], dice: tuple[int, ...]) -> str:
        """Tell the roll on the table, with the dice that were set aside before."""
        name, shown = self._names[seat], self._phrases.dice(dice)
        if not kept:
            return self._words("easycome-roll", name=name, dice=shown)
        return self._words("easycome-roll-on", name=name, dice=shown, kept=self._phrases.dice(kept))

    def _order(self, part: Sequence[Event], *, again: bool) -> str:
        rolls = [
            self._words(
                "easycome-order",
                name=self._names[event.seat],
                dice=self._phrases.dice(event.dice),
                total=event.total,
            )
            for event in part
            if isinstance(event, OrderRolled)
        ]
        shown = " · ".join(rolls)
        if again:
            return self._words("easycome-say-order-again", rolls=shown)
        return self._words("easycome-say-order", rolls=shown)

    def _turn(self, part: Sequence[Event]) -> list[str]:
        """Tell what was rolled and kept, and what came of it."""
        steps: list[list[str]] = []
        result = ""
        lines: list[str] = []
        seat = 0
        for place, event in enumerate(part):
            match event:
                case DiceRolled():
                    steps.append(self._roll(event, part[place + 1 : place + 2]))
                case DiceKept() if not _is_last_die(part, place):
                    kept = self._words("easycome-keeps", dice=self._phrases.dice(event.dice))
                    steps[-1:] = [[*steps[-1], kept]] if steps else [[kept]]
                case PrizeWon():
                    result = self._prize(event)
                case TurnEnded(prize=None):
                    result = self._words("easycome-nothing")
                case HoldBroken():
                    lines.append(self.of(event))
                    continue
            seat = _seat(event)
        return [self._outcome(seat, steps, result), *lines]

    def _roll(self, event: DiceRolled, following: Sequence[Event]) -> list[str]:
        roll = self._words("easycome-rolls", dice=self._phrases.dice(event.dice))
        left = bool(following) and isinstance(following[0], DiceKept) and event.claimable
        if not left:
            return [roll]
        prizes = self._phrases.prizes(event.claimable)
        return [roll, self._words("easycome-leaves", prizes=prizes)]

    def _prize(self, event: PrizeWon) -> str:
        prize = self._phrases.quoted(event.prize)
        if event.robbed is None:
            return self._words("easycome-takes", prize=prize)
        return self._words("easycome-robs", prize=prize, name=self._names[event.robbed])

    def _outcome(self, seat: int, steps: Sequence[Sequence[str]], result: str) -> str:
        name = self._names[seat]
        if not steps:
            return self._words("easycome-say-done", name=name, done=result)
        text = self._words.commas(steps[0])
        for step in steps[1:]:
            text = self._words("easycome-then", head=text, last=self._words.commas(step))
        if not result:
            return self._words("easycome-say-done", name=name, done=text)
        return self._words("easycome-say-turn", name=name, done=text, result=result)

    def _held(self, seat: int, count: int) -> str:
        left = max(0, self._need - count)
        if not left:
            return self._words("easycome-say-survived", name=self._names[seat])
        survive = self._words("easycome-survive", left=left)
        return self._words("easycome-say-hold", name=self._names[seat], survive=survive)

    def _won(self, event: GameWon) -> str:
        prizes = self._phrases.prizes(event.prizes)
        return self._words("easycome-say-won", name=self._names[event.seat], prizes=prizes)


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
