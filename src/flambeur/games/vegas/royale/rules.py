"""Royale: its options, and how the table is laid for them."""

from collections import Counter
from collections.abc import Hashable
from itertools import permutations

from msgspec import structs

from flambeur.core.chance import Roller
from flambeur.core.game import Options
from flambeur.core.memory import Memories
from flambeur.core.secret import Secret
from flambeur.games.vegas.royale import adjust, draw, fines, turn
from flambeur.games.vegas.royale import round as rounds
from flambeur.games.vegas.royale.boards import BOARDS, PARTS
from flambeur.games.vegas.royale.events import EVENTS
from flambeur.games.vegas.royale.memory import RoyaleMemory
from flambeur.games.vegas.royale.moves import MOVES
from flambeur.games.vegas.royale.options import RoyaleOptions, agree
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.values import CARDS, TILES_PER_ROUND
from flambeur.games.vegas.rules import Vegas
from flambeur.games.vegas.table import Hand

GREY_DICE = 9
NOTES = tuple(value for value, _ in CARDS)
LONGEST = 5_000
"""My Choice can give dice back for ever, so no game has a hard bound; none comes near this."""


class Royale(Vegas[RoyaleTable]):
    """The game of 2019, with tiles or without."""

    options = RoyaleOptions
    state = RoyaleTable
    memory = RoyaleMemory
    seats = range(2, 6)
    own_parts = (
        *MOVES,
        *EVENTS,
        *turn.FRAMES,
        *rounds.FRAMES,
        *draw.FRAMES,
        *adjust.PARTS,
        *fines.PARTS,
        *PARTS,
    )

    def agree(self, seats: int, options: Options) -> RoyaleOptions:
        """Check the options and fill in what follows from them [R13]."""
        agreed = super().agree(seats, options)
        assert isinstance(agreed, RoyaleOptions)  # noqa: S101 - this game has no others
        return agree(agreed, seats, tiles=BOARDS if self.edition.tiles else ())

    def setups(self) -> tuple[tuple[int, Options], ...]:
        """List every number of seats with drawn tiles, each tile alone, and six at once.

        With six, two and four play as before there were all of today's options.
        """
        drawn = tuple((seats, RoyaleOptions(open_money=seats % 2 == 1)) for seats in self.seats)
        if not self.edition.tiles:
            return drawn
        alone = tuple(
            (2 + number % 4, RoyaleOptions(tiles=(tile,))) for number, tile in enumerate(BOARDS)
        )
        now = RoyaleOptions(tiles_per_round=6)
        before = structs.replace(now, **now.before)
        six = tuple((seats, now if seats % 2 else before) for seats in self.seats)
        return (*drawn, *alone, *six)

    def corners(self) -> tuple[tuple[int, Options], ...]:
        """List all 2,688 ways to lay three tiles in order, at every number of seats in turn."""
        if not self.edition.tiles:
            return ()
        boards = permutations(BOARDS, TILES_PER_ROUND)
        ways = (tiles for tiles in boards if len({tile[0] for tile in tiles}) == TILES_PER_ROUND)
        return tuple(
            (2 + number % 4, RoyaleOptions(tiles=tiles)) for number, tiles in enumerate(ways)
        )

    def setup(self, seats: int, options: Options) -> RoyaleTable:
        """Hand out the dice; two players share the table with a neutral colour [R3.5, R6.1]."""
        assert isinstance(options, RoyaleOptions)  # noqa: S101 - this game has no others
        hand = Hand(self.edition.dice, self.edition.big)
        table = self.lay(
            seats,
            options,
            hands=(hand,) * seats,
            spare=hand if seats == self.seats[0] else Hand(),
            leader=None if options.start_player == "random" else options.start_player,
            hides_money=not options.open_money,
        )
        table.promises = tuple(Secret((), table.may_see(seat)) for seat in range(seats))
        return table

    def memories(self, state: RoyaleTable) -> Memories:
        """Begin with nothing, cards or promises."""
        nobody: tuple[tuple[int, ...], ...] = ((),) * state.seats
        return (RoyaleMemory(nobody, nobody),) * state.seats if state.hides_money else ()

    def sample(self, state: RoyaleTable, roll: Roller) -> RoyaleTable:
        """Guess hidden cards, hidden promises, and what tiles hide."""
        table = super().sample(state, roll)
        table.promises = tuple(
            notes
            if notes.value is not None
            else notes.replace(tuple(NOTES[n - 1] for n in roll((len(NOTES),) * notes.size())))
            for notes in table.promises
        )
        return table

    def unseen(self, table: RoyaleTable) -> Counter[int]:
        """List the cards that are not face up for whoever looks at the table."""
        cards = super().unseen(table)
        cards.subtract(table.bank)
        return cards

    def census(self, state: RoyaleTable) -> Hashable:
        """Count cards, chips and dice, those on tiles included."""
        bills, dice = self.count_cards(state) + Counter(state.bank), []
        for colour in range(state.grey):
            small, big = self.count_dice(state, colour)
            for tile in state.tiles:
                on_tile = tile.dice_of(colour)
                small, big = small + on_tile[0], big + on_tile[1]
            dice.append((small, big))
        chips = state.box + sum(player.chips for player in state.players)
        grey, laid = self.count_grey(state), self.laid(state)
        return frozenset(bills.items()), tuple(dice), grey, chips, laid

    def sound(self, state: RoyaleTable) -> bool:
        """Look at the dice of a roll and at the box, too."""
        # Where chips are never short, the box owes what it has given beyond its own.
        fits, last = state.box >= 0 or state.options.chip_supply is None, state.last
        match state.stack[-1] if state.stack else None:
            case turn.PlaceOrPass(seat=seat, small=small, big=big):
                player = state.players[seat]
                fits = fits and self.has_rolled(state, small, player.dice)
                fits = fits and self.has_rolled(state, big, player.big)
        if last is not None:
            faces, count = (last.face, *last.rest, *last.rest_big), last.placed
            fits = fits and self.has_rolled(state, faces, len(faces))
            fits = fits and count in range(self.edition.dice + 1)
        return fits and super().sound(state)

    def count_grey(self, state: RoyaleTable) -> int:
        """Count the blank dice: on a tile, in casinos, or in the box."""
        on_tiles = sum(tile.grey_dice() for tile in state.tiles)
        placed = sum(casino.dice[state.grey] for casino in state.casinos)
        return on_tiles + placed or GREY_DICE

    def bound(self, state: RoyaleTable) -> int:
        """Tell a length that no game comes near."""
        return LONGEST
