"""Vegas as a game: what all its editions have in common."""

from collections import Counter
from collections.abc import Callable, Hashable
from typing import ClassVar, TypeVar, cast

from flambeur.core.chance import Roller, Shuffle
from flambeur.core.game import Game, Options
from flambeur.core.memory import Memories
from flambeur.core.parts import Part
from flambeur.core.secret import Secret
from flambeur.games.vegas.edition import Edition
from flambeur.games.vegas.events import EVENTS
from flambeur.games.vegas.memory import VegasMemory
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.round import FRAMES, DrawLeader, ShufflePile, StartRound
from flambeur.games.vegas.table import Casino, Hand, Player, Table

T = TypeVar("T", bound=Table)
NOTHING = Hand()


class Vegas(Game[T]):
    """One edition; a family of editions says what its options are and how the table is laid."""

    memory: ClassVar[type[VegasMemory]] = VegasMemory
    own_parts: ClassVar[tuple[type[Part], ...]]
    """Moves, frames, events and tiles beyond the common ones."""

    def __init__(self, edition: Edition, version: int) -> None:
        """Take what is in the box."""
        self.edition = edition
        self.name = f"vegas/{edition.name}"
        self.version = version
        self.named = (edition,)
        self.parts = (Place, *FRAMES, *EVENTS, *self.own_parts)

    def lay(  # noqa: PLR0913 - this is all that editions differ in
        self,
        seats: int,
        options: Options,
        *,
        hands: tuple[Hand, ...],
        leader: int | None,
        hides_money: bool,
        rounds: int | None = None,
        spare: Hand = NOTHING,
    ) -> T:
        """Lay out casinos, dice and the pile, and await the shuffle and the first leader [V3.1]."""
        colours = len(hands) + self.edition.imaginary
        audience = [(colour,) if hides_money else None for colour in range(len(hands))]
        make: Callable[..., T] = cast("Callable[..., T]", self.state)
        table = make(
            stack=[],
            edition=self.edition,
            options=options,
            seats=seats,
            rounds=rounds or self.edition.rounds,
            hides_money=hides_money,
            hands=hands,
            spare=spare,
            players=[Player(Secret((), who)) for who in audience],
            casinos=[Casino((), [0] * colours) for _ in range(self.edition.casinos)],
            pile=Secret(self.edition.pile, ()),
            next_leader=leader or 0,
        )
        table.hand_out()
        table.follow(ShufflePile(), *([DrawLeader()] if leader is None else []), StartRound())
        return table

    def memories(self, state: T) -> Memories:
        """Begin with nothing; where money lies open, nobody has to remember it."""
        nothing = VegasMemory(((),) * state.seats)
        return (nothing,) * state.seats if state.hides_money else ()

    def sample(self, state: T, roll: Roller) -> T:
        """Deal the bills this seat has not seen at random to the pile and to hidden hands."""
        table = state.copy()
        table.stack = [frame.guess(roll) for frame in table.stack]
        bills = Shuffle(tuple(sorted(self.unseen(table).elements()))).sample(roll).cards
        for player in table.players:
            if player.bills.value is None:
                count = player.bills.size()
                player.bills = player.bills.replace(bills[:count])
                bills = bills[count:]
        table.pile_up(bills)
        return table

    def unseen(self, table: T) -> Counter[int]:
        """List the bills that are not face up for whoever looks at the table."""
        bills = Counter(self.edition.pile)
        for casino in table.casinos:
            bills.subtract(casino.bills)
        for player in table.players:
            bills.subtract(player.bills.value or ())
        return bills

    def census(self, state: T) -> Hashable:
        """Count the bills by value and the dice by colour [V15.1, V15.2]."""
        colours = range(len(state.players) + 1)
        dice = tuple(self.count_dice(state, colour) for colour in colours)
        return frozenset(self.count_cards(state).items()), dice, self.laid(state)

    def laid(self, state: T) -> Hashable:
        """Tell what was laid out for the whole game."""
        rows = tuple(len(casino.dice) for casino in state.casinos)
        return state.rounds, state.hides_money, state.hands, state.spare, rows

    def sound(self, state: T) -> bool:
        """Tell whether nobody has less than no dice, and all who are named sit there."""
        seats = range(state.seats)
        frames = [seat for frame in state.stack if (seat := getattr(frame, "seat", None))]
        named = state.leader in seats and state.next_leader in seats
        return (
            named
            and all(seat in range(state.seats + 1) for seat in frames)
            and _owes_nothing(state)
        )

    def has_rolled(self, state: T, faces: tuple[int, ...], held: int) -> bool:
        """Tell whether somebody who holds so many dice can have rolled these faces."""
        return len(faces) == held and all(
            face in range(1, len(state.casinos) + 1) for face in faces
        )

    def count_cards(self, state: T) -> Counter[int]:
        """Count the bills in the pile, on casinos and in hands."""
        bills = Counter(state.pile.look())
        for player in state.players:
            bills.update(player.bills.look())
        for casino in state.casinos:
            bills.update(casino.bills)
        return bills

    def count_dice(self, state: T, colour: int) -> tuple[int, int]:
        """Count the ordinary and the big dice of a colour, in hands and on casinos."""
        if colour == state.neutral:
            dice = state.loose.dice + sum(player.neutral for player in state.players)
            big = state.loose.big
        else:
            dice, big = state.players[colour].dice, state.players[colour].big
        for casino in state.casinos:
            dice += casino.dice[colour]
            big += colour in casino.big
        return dice, big

    def bound(self, state: T) -> int:
        """Allow for the shuffle, the draw, an opening roll a round, and two entries a die."""
        dice = sum(player.dice + player.neutral for player in state.players)
        return 2 + state.rounds * (1 + 2 * dice)

    def plays(self, state: T, seat: int) -> bool:
        """Tell whether a seat has dice left, or gets them back for another round."""
        player = state.players[seat]
        return state.round < state.rounds or bool(player.dice or player.big or player.neutral)


def _owes_nothing(state: Table) -> bool:
    """Tell whether no number of dice or chips is below nothing."""
    counts = [(at.dice, at.big, at.neutral, at.chips) for at in state.players]
    return min(count for row in (*counts, *(at.dice for at in state.casinos)) for count in row) >= 0
