"""What happened, as sentences: the same ones in the log, on the screen and for a screen reader."""

from collections.abc import Iterable, Sequence

from flambeur.core.parts import Event
from flambeur.games.vegas.events import (
    BillsDealt,
    CasinoPaid,
    ColoursRolled,
    DicePlaced,
    DiceRolled,
    GameEnded,
    LeaderNamed,
    LooseDicePlaced,
    RivalPlaced,
    RoundStarted,
)
from flambeur.games.vegas.table import Table
from flambeur.text.vegas.payouts import Payouts
from flambeur.text.vegas.people import People
from flambeur.text.words import Words


class Sentences:
    """Tells the events of one game."""

    def __init__(self, words: Words, people: People, table: Table, payouts: Payouts) -> None:
        """Take what the sentences need to know about the game."""
        self._words = words
        self._names = people.names
        self._payouts = payouts
        self._rounds = table.rounds
        self._solo = table.is_solo

    def tell(self, events: Iterable[Event]) -> list[str]:
        """Tell events in order; a roll and the dice placed after it make one sentence."""
        lines: list[str] = []
        rolled: DiceRolled | None = None
        for event in events:
            if rolled is not None and isinstance(event, DicePlaced):
                lines[-1] = self._turn(rolled, event)
            else:
                lines += self.of(event)
            rolled = event if isinstance(event, DiceRolled) else None
        return lines

    def of(self, event: Event) -> list[str]:  # noqa: C901, PLR0911 - one case each
        """Tell one event."""
        match event:
            case LeaderNamed():
                return [self._words("vegas-say-leader", name=self._names[event.seat])]
            case RoundStarted():
                return [self._round(event)]
            case BillsDealt():
                return [self._dealt(event)]
            case LooseDicePlaced():
                return [self._words("vegas-say-loose", dice=faces(event.faces))]
            case RivalPlaced():
                return [self._rival(event)]
            case DiceRolled():
                return [self._rolled(event)]
            case ColoursRolled():
                return [self._colours(event)]
            case DicePlaced():
                return [self._placed(event)]
            case CasinoPaid():
                return [self._payouts.paid(event)]
            case GameEnded():
                return self._ended(event)
        raise TypeError(f"no sentence for {type(event).__name__}")

    def dice(self, own: int, neutral: int) -> str:
        """Name a handful of dice."""
        parts = []
        if own or not neutral:
            parts.append(self._words("vegas-dice", count=own))
        if neutral:
            parts.append(self._words("vegas-neutral-dice", count=neutral))
        return self._words.every(parts)

    def _round(self, event: RoundStarted) -> str:
        words, leader = self._words, self._names[event.leader]
        if self._solo:
            return words("vegas-say-round-solo", round=event.round, rounds=self._rounds)
        return words("vegas-say-round", round=event.round, rounds=self._rounds, name=leader)

    def _dealt(self, event: BillsDealt) -> str:
        dealt = event.bills.value
        if dealt is None:
            return self._words("vegas-say-dealt-hidden")
        casinos = [
            self._words("vegas-dealt-casino", casino=casino, bills=self._payouts.money(bills))
            for casino, bills in enumerate(dealt, 1)
        ]
        return self._words("vegas-say-dealt", casinos=" · ".join(casinos))

    def _rival(self, event: RivalPlaced) -> str:
        name = self._names[event.colour]
        return self._words("vegas-say-rival", name=name, dice=faces(event.faces))

    def _rolled(self, event: DiceRolled) -> str:
        return self._words(
            "vegas-say-rolled", name=self._names[event.seat], dice=self._shown(event)
        )

    def _shown(self, event: DiceRolled) -> str:
        if not event.neutral:
            return faces(event.own)
        neutral = faces(event.neutral)
        if not event.own:
            return self._words("vegas-roll-neutral", neutral=neutral)
        return self._words("vegas-roll-both", own=faces(event.own), neutral=neutral)

    def _colours(self, event: ColoursRolled) -> str:
        dice = [
            self._words("vegas-count", name=self._names[colour], count=face)
            for colour, face in zip(event.colours, event.faces, strict=True)
        ]
        return self._words("vegas-say-colours", dice=" · ".join(dice))

    def _turn(self, rolled: DiceRolled, placed: DicePlaced) -> str:
        return self._words(
            "vegas-say-turn",
            name=self._names[placed.seat],
            dice=self._shown(rolled),
            placed=self._handful(placed),
            casino=placed.casino,
        )

    def _placed(self, event: DicePlaced) -> str:
        if self._solo:
            names = [self._names[colour] for colour, _ in event.dice]
            return self._words(
                "vegas-say-placed-solo",
                casino=event.casino,
                count=len(names),
                names=self._words.every(names),
            )
        return self._words(
            "vegas-say-placed",
            name=self._names[event.seat],
            placed=self._handful(event),
            casino=event.casino,
        )

    def _handful(self, event: DicePlaced) -> str:
        counts = [count for _, count in event.dice]
        return self.dice(counts[0], sum(counts[1:]))

    def _ended(self, event: GameEnded) -> list[str]:
        if self._solo:
            return [self._ended_solo(event)]
        order = sorted(range(len(event.ranks)), key=lambda seat: event.ranks[seat])
        lines = [
            self._words(
                "vegas-say-rank",
                rank=event.ranks[seat],
                name=self._names[seat],
                money=self._words.money(event.money[seat]),
                bills=self._things(event.bills[seat]),
            )
            for seat in order
        ]
        winners = [self._names[seat] for seat in order if event.ranks[seat] == 1]
        return [*lines, self._winners(winners)]

    def _things(self, count: int) -> str:
        """Name what counts when money is equal."""
        return self._words("vegas-bills", count=count)

    def _winners(self, names: Sequence[str]) -> str:
        if len(names) == 1:
            return self._words("vegas-say-winner", name=names[0])
        return self._words("vegas-say-shared", names=self._words.every(names))

    def _ended_solo(self, event: GameEnded) -> str:
        won = event.ranks[0] == 1
        return self._words(
            "vegas-say-solo-won" if won else "vegas-say-solo-lost",
            name=self._names[0],
            own=self._words.money(event.money[0]),
            rivals=self._words.money(sum(event.money[1:])),
        )


def faces(dice: Sequence[int]) -> str:
    """Write down what dice show."""
    return " ".join(map(str, dice))
