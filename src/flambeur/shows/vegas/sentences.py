"""What happened, line by line: the same in the log, on the screen and for a screen reader."""

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
from flambeur.protocol.lines import Casino, Faces, Line, Money, Phrase, Said, dots, every, line
from flambeur.shows.vegas.payouts import Payouts


class Sentences:
    """Tells the events of one game."""

    def __init__(self, colours: Sequence[Phrase], table: Table, payouts: Payouts) -> None:
        """Take what the sentences need to know about the game."""
        self._colours = colours
        self._payouts = payouts
        self._rounds = table.rounds
        self._solo = table.is_solo

    def tell(self, events: Iterable[Event]) -> list[Said]:
        """Tell events in order; a roll and the dice placed after it make one sentence."""
        lines: list[Said] = []
        rolled: DiceRolled | None = None
        for place, event in enumerate(events):
            if rolled is not None and isinstance(event, DicePlaced):
                lines[-1] = Said(self._turn(rolled, event), (place - 1, place))
            else:
                lines += [Said(said, (place,)) for said in self.of(event)]
            rolled = event if isinstance(event, DiceRolled) else None
        return lines

    def of(self, event: Event) -> list[Phrase]:  # noqa: C901, PLR0911 - one case each
        """Tell one event."""
        match event:
            case LeaderNamed():
                return [line("vegas-say-leader", name=self._colours[event.seat])]
            case RoundStarted():
                return [self._round(event)]
            case BillsDealt():
                return [self._dealt(event)]
            case LooseDicePlaced():
                return [line("vegas-say-loose", dice=Faces(event.faces))]
            case RivalPlaced():
                return [self._rival(event)]
            case DiceRolled():
                return [self._rolled(event)]
            case ColoursRolled():
                return [self._one_of_each(event)]
            case DicePlaced():
                return [self._placed(event)]
            case CasinoPaid():
                return [self._payouts.paid(event)]
            case GameEnded():
                return self._ended(event)
        raise TypeError(f"no sentence for {type(event).__name__}")

    def _round(self, event: RoundStarted) -> Line:
        leader = self._colours[event.leader]
        if self._solo:
            return line("vegas-say-round-solo", round=event.round, rounds=self._rounds)
        return line("vegas-say-round", round=event.round, rounds=self._rounds, name=leader)

    def _dealt(self, event: BillsDealt) -> Line:
        dealt = event.bills.value
        if dealt is None:
            return line("vegas-say-dealt-hidden")
        casinos: list[Phrase] = [
            line("vegas-dealt-casino", casino=Casino(casino), bills=self._payouts.money(bills))
            for casino, bills in enumerate(dealt, 1)
        ]
        return line("vegas-say-dealt", casinos=dots(casinos))

    def _rival(self, event: RivalPlaced) -> Line:
        name = self._colours[event.colour]
        return line("vegas-say-rival", name=name, dice=Faces(event.faces))

    def _rolled(self, event: DiceRolled) -> Line:
        return line("vegas-say-rolled", name=self._colours[event.seat], dice=self._shown(event))

    def _shown(self, event: DiceRolled) -> Phrase:
        if not event.neutral:
            return Faces(event.own)
        neutral = Faces(event.neutral)
        if not event.own:
            return line("vegas-roll-neutral", neutral=neutral)
        return line("vegas-roll-both", own=Faces(event.own), neutral=neutral)

    def _one_of_each(self, event: ColoursRolled) -> Line:
        dice: list[Phrase] = [
            line("vegas-count", name=self._colours[colour], count=face)
            for colour, face in zip(event.colours, event.faces, strict=True)
        ]
        return line("vegas-say-colours", dice=dots(dice))

    def _turn(self, rolled: DiceRolled, placed: DicePlaced) -> Line:
        return line(
            "vegas-say-turn",
            name=self._colours[placed.seat],
            dice=self._shown(rolled),
            placed=self._handful(placed),
            casino=Casino(placed.casino),
        )

    def _placed(self, event: DicePlaced) -> Line:
        if self._solo:
            names = [self._colours[colour] for colour, _ in event.dice]
            return line(
                "vegas-say-placed-solo",
                casino=Casino(event.casino),
                count=len(names),
                names=every(names),
            )
        return line(
            "vegas-say-placed",
            name=self._colours[event.seat],
            placed=self._handful(event),
            casino=Casino(event.casino),
        )

    def _handful(self, event: DicePlaced) -> Phrase:
        counts = [count for _, count in event.dice]
        return handful(counts[0], sum(counts[1:]))

    def _ended(self, event: GameEnded) -> list[Phrase]:
        if self._solo:
            return [self._ended_solo(event)]
        order = sorted(range(len(event.ranks)), key=lambda seat: event.ranks[seat])
        lines: list[Phrase] = [
            line(
                "vegas-say-rank",
                rank=event.ranks[seat],
                name=self._colours[seat],
                money=Money(event.money[seat]),
                bills=self._things(event.bills[seat]),
            )
            for seat in order
        ]
        winners = [self._colours[seat] for seat in order if event.ranks[seat] == 1]
        return [*lines, self._winners(winners)]

    def _things(self, count: int) -> Line:
        """Name what counts when money is equal."""
        return line("vegas-bills", count=count)

    def _winners(self, names: Sequence[Phrase]) -> Line:
        if len(names) == 1:
            return line("vegas-say-winner", name=names[0])
        return line("vegas-say-shared", names=every(names))

    def _ended_solo(self, event: GameEnded) -> Line:
        won = event.ranks[0] == 1
        return line(
            "vegas-say-solo-won" if won else "vegas-say-solo-lost",
            name=self._colours[0],
            own=Money(event.money[0]),
            rivals=Money(sum(event.money[1:])),
        )


def handful(own: int, neutral: int) -> Phrase:
    """Name a handful of dice."""
    parts: list[Phrase] = []
    if own or not neutral:
        parts.append(line("vegas-dice", count=own))
    if neutral:
        parts.append(line("vegas-neutral-dice", count=neutral))
    return every(parts)
