"""The classic game: its options, and how the table is laid for them."""

from flambeur.core.game import Options
from flambeur.games.vegas.classic.options import (
    LEVELS,
    NEUTRAL_SEATS,
    Solo,
    VegasOptions,
    agree,
)
from flambeur.games.vegas.classic.round import Deal, Payout
from flambeur.games.vegas.classic.solo import (
    COLOURS,
    ChooseColours,
    RollColours,
    RollRivals,
    SoloTurn,
    colours_left,
)
from flambeur.games.vegas.classic.table import ClassicTable
from flambeur.games.vegas.classic.turn import Choose, Roll
from flambeur.games.vegas.rules import Vegas
from flambeur.games.vegas.table import Hand


class Classic(Vegas[ClassicTable]):
    """The game of 2012 and 2018."""

    options = VegasOptions
    state = ClassicTable
    seats = range(1, 6)
    own_parts = (Deal, RollRivals, Roll, Choose, SoloTurn, RollColours, ChooseColours, Payout)

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

    def setup(self, seats: int, options: Options) -> ClassicTable:
        """Hand out the dice: the neutral ones in equal shares, the rest of them lies ready."""
        assert isinstance(options, VegasOptions)  # noqa: S101 - this game has no others
        solo, full = options.solo, Hand(self.edition.dice)
        if solo:
            hands = (Hand(solo.own_dice or 0), *[full] * (COLOURS - 1))
            spare = Hand()
        else:
            neutral = self.edition.dice if options.neutral_variant else 0
            share, left = divmod(neutral, seats)
            hands = (Hand(self.edition.dice, 0, share),) * seats
            spare = Hand(left)
        named = options.first_leader
        return self.lay(
            seats,
            options,
            hands=hands,
            spare=spare,
            leader=0 if solo else None if named == "random" else named,
            hides_money=options.money_visibility == "hidden" and not solo,
            rounds=solo.rounds if solo else None,
        )

    def sound(self, state: ClassicTable) -> bool:
        """Look at the dice that lie before somebody who chooses, too."""
        match state.stack[-1] if state.stack else None:
            case Choose(seat=seat, own=own, neutral=neutral):
                player = state.players[seat]
                rolled = self.has_rolled(state, own, player.dice)
                fits = rolled and self.has_rolled(state, neutral, player.neutral)
            case ChooseColours(colours=colours, faces=faces):
                fits = colours == colours_left(state)
                fits = fits and self.has_rolled(state, faces, len(colours))
            case _:
                fits = True
        return fits and super().sound(state)
