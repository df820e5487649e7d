"""A turn in Royale: roll, or use a token instead; place, or pass [R4]."""

from flambeur.core.chance import Rolled
from flambeur.core.frame import Frame, Step
from flambeur.core.parts import Data, Move
from flambeur.core.turn import Chance, Choice
from flambeur.games.vegas.dice import roll_of
from flambeur.games.vegas.events import DicePlaced
from flambeur.games.vegas.moves import PLACES, Place
from flambeur.games.vegas.round import NextTurn
from flambeur.games.vegas.royale.events import HandRolled, Passed
from flambeur.games.vegas.royale.moves import Pass, RollDice
from flambeur.games.vegas.royale.table import LastRoll, RoyaleTable


class BeginTurn(Data, Step, frozen=True):
    """A turn begins; a tile may offer something instead of the roll [R4.9]."""

    seat: int

    def run(self, table: RoyaleTable) -> None:
        """Roll at once when there is nothing to decide."""
        table.last = None
        offered = any(tile.turn_options(table, self.seat) for tile in table.tiles)
        table.push(RollOrUse(self.seat) if offered else RollHand(self.seat))


class RollOrUse(Data, Frame, frozen=True):
    """The player rolls, or uses what a tile offers [RD2.3]."""

    seat: int

    def turn(self, table: RoyaleTable) -> Choice:
        """Offer the roll and what the tiles offer."""
        offers = [move for tile in table.tiles for move in tile.turn_options(table, self.seat)]
        return Choice(self.seat, (RollDice(), *offers))

    def play(self, table: RoyaleTable, move: Move) -> None:
        """Roll, or let the tile carry its offer out."""
        if isinstance(move, RollDice):
            table.push(RollHand(self.seat))
            return
        table.push(NextTurn(self.seat + 1))
        for tile in table.tiles:
            if move in tile.turn_options(table, self.seat):
                tile.on_option(table, self.seat, move)
                return


class RollHand(Data, Frame, frozen=True):
    """The player rolls everything in hand: small dice, then the big one [R4.2]."""

    seat: int

    def turn(self, table: RoyaleTable) -> Chance:
        """Await the roll."""
        player = table.players[self.seat]
        if player.big:
            return roll_of((player.dice, player.big), table, ("own", "big"))
        return roll_of((player.dice,), table)

    def play(self, table: RoyaleTable, outcome: Rolled) -> None:
        """Ask what to do, unless every face is closed [RE1.6]."""
        small, *rest = outcome.dice
        big = rest[0] if rest else ()
        table.say(HandRolled(self.seat, small, big))
        if {*small, *big}.intersection(table.open_casinos()):
            table.push(PlaceOrPass(self.seat, small, big))
        else:
            all_closed(table, self.seat)


def all_closed(table: RoyaleTable, seat: int) -> None:
    """Every die shows the closed casino: pass for free, for a chip, or roll again [Q4]."""
    if table.options.all_faces_closed == "reroll":
        table.push(RollHand(seat))
        return
    costs = table.options.all_faces_closed == "chip_first" and table.players[seat].chips > 0
    table.lose_chips(seat, int(costs))
    table.say(Passed(seat, int(costs), forced=True))
    table.push(NextTurn(seat + 1))


class PlaceOrPass(Data, Frame, frozen=True):
    """The player places all dice of one face, or pays a chip and keeps them all [R4.3, R4.5]."""

    seat: int
    small: tuple[int, ...]
    big: tuple[int, ...]

    def turn(self, table: RoyaleTable) -> Choice:
        """Offer each face whose casino is open, and to pass."""
        faces = {*self.small, *self.big}.intersection(table.open_casinos())
        places = [PLACES[face] for face in sorted(faces)]
        passing = [Pass()] if table.players[self.seat].chips else []
        return Choice(self.seat, (*places, *passing))

    def play(self, table: RoyaleTable, move: Place | Pass) -> None:
        """Carry it out; the tile of that casino then does its work [R11.1]."""
        table.push(NextTurn(self.seat + 1))
        if isinstance(move, Pass):
            table.lose_chips(self.seat, 1)
            table.say(Passed(self.seat, 1))
            return
        face = move.face
        rest = tuple(other for other in self.small if other != face)
        rest_big = tuple(other for other in self.big if other != face)
        dice, big = len(self.small) - len(rest), len(self.big) - len(rest_big)
        place(table, self.seat, LastRoll(face, dice, big, rest, rest_big))


def place(table: RoyaleTable, seat: int, roll: LastRoll) -> None:
    """Put dice from a hand on a casino and activate its tile."""
    table.last = roll
    face, dice, big = roll.face, roll.placed, roll.placed_big
    table.from_hand(seat, dice, big)
    table.put(face, seat, dice, big)
    table.say(DicePlaced(seat, face, ((seat, dice),), big))
    table.activate(face, seat)


FRAMES = (BeginTurn, RollOrUse, RollHand, PlaceOrPass)
