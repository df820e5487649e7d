"""Vegas as a game: wires the table, the turns and the payout together."""

from collections import Counter
from collections.abc import Hashable

from flambeur.core.chance import Roller, Shuffle
from flambeur.core.game import Game, Options
from flambeur.core.secret import Secret
from flambeur.games.vegas.edition import Edition
from flambeur.games.vegas.events import EVENTS
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.neutral import RollLoose, hand_out
from flambeur.games.vegas.notation import notation
from flambeur.games.vegas.options import LEVELS, NEUTRAL_SEATS, Solo, VegasOptions, agree
from flambeur.games.vegas.round import Deal, DrawLeader, EndRound, Payout, ShufflePile, StartRound
from flambeur.games.vegas.solo import COLOURS, ChooseColours, RollColours, RollRivals, SoloTurn
from flambeur.games.vegas.table import Casino, Player, Table
from flambeur.games.vegas.turn import Choose, NextTurn, Roll

FRAMES = (
    ShufflePile,
    DrawLeader,
    StartRound,
    Deal,
    RollLoose,
    RollRivals,
    NextTurn,
    Roll,
    Choose,
    SoloTurn,
    RollColours,
    ChooseColours,
    Payout,
    EndRound,
)


class Vegas(Game[Table]):
    """The classic game, for one edition."""

    options = VegasOptions
    state = Table
    seats = range(1, 6)
    parts = (Place, *FRAMES, *EVENTS)

    def __init__(self, edition: Edition, version: int) -> None:
        """Take what is in the box."""
        self.edition = edition
        self.name = f"vegas/{edition.name}"
        self.version = version
        self.named = (edition,)

    def agree(self, seats: int, options: Options) -> VegasOptions:
        """Check the options and fill in what follows from them [V13]."""
        agreed = super().agree(seats, options)
        assert isinstance(agreed, VegasOptions)  # noqa: S101 - this game has no others
        return agree(agreed, seats)

    def setups(self) -> tuple[tuple[int, Options], ...]:
        """List every mode and number of seats, with hidden and with open money."""
        shared = (
            (seats, VegasOptions(neutral_variant=neutral, money_visibility=money))
            for seats in range(2, 6)
            for neutral in ((False, True) if seats in NEUTRAL_SEATS else (False,))
            for money in ("hidden", "open")
        )
        solo = (
            (1, VegasOptions(solo=Solo(level, rounds=rounds)))
            for level in LEVELS
            for rounds in (1, 4)
        )
        return (*shared, *solo)

    def setup(self, seats: int, options: Options) -> Table:
        """Lay out the casinos, the pile and the dice [V3.1]."""
        assert isinstance(options, VegasOptions)  # noqa: S101 - this game has no others
        table = Table(
            stack=[],
            edition=self.edition,
            options=options,
            seats=seats,
            players=[],
            casinos=[],
            pile=Secret(self.edition.pile, ()),
        )
        for colour in range(COLOURS if options.solo else seats):
            table.players.append(Player(0, 0, Secret((), table.may_see(colour))))
        for _ in range(self.edition.casinos):
            table.casinos.append(Casino((), [0] * (len(table.players) + 1)))
        hand_out(table)
        if options.first_leader != "random":
            table.first_leader = options.first_leader
        drawn = (DrawLeader(),) if options.first_leader == "random" and seats > 1 else ()
        table.follow(ShufflePile(), *drawn, StartRound())
        return table

    def sample(self, state: Table, roll: Roller) -> Table:
        """Deal the bills this seat has not seen at random to the pile and to hidden hands."""
        table = state.copy()
        unseen = Counter(self.edition.pile)
        for casino in table.casinos:
            unseen.subtract(casino.bills)
        for player in table.players:
            unseen.subtract(player.bills.value or ())
        bills = Shuffle(tuple(sorted(unseen.elements()))).sample(roll).cards
        for player in table.players:
            if player.bills.value is None:
                count = player.bills.size()
                player.bills = player.bills.replace(bills[:count])
                bills = bills[count:]
        table.pile = table.pile.replace(bills)
        return table

    def census(self, state: Table) -> Hashable:
        """Count the bills by value and the dice by colour [V15.1, V15.2]."""
        bills = Counter(state.pile.look())
        dice = [player.dice for player in state.players]
        dice.append(state.loose + sum(player.neutral for player in state.players))
        for player in state.players:
            bills.update(player.bills.look())
        for casino in state.casinos:
            bills.update(casino.bills)
            dice = [hand + placed for hand, placed in zip(dice, casino.dice, strict=True)]
        return frozenset(bills.items()), tuple(dice)

    def bound(self, state: Table) -> int:
        """Allow for the shuffle, the draw, an opening roll a round, and two entries a die."""
        dice = sum(player.dice + player.neutral for player in state.players)
        return 2 + state.rounds * (1 + 2 * dice)

    def notation(self, state: Table) -> str:
        """Write the position in one line."""
        return notation(state)
