"""B1 Prime Time: before the payout, whoever leads here throws two black dice and may add them."""

from itertools import combinations

from flambeur.games.vegas.royale.events import DieMoved, ExtraRolled
from flambeur.games.vegas.royale.kit import Ask, Choice, Data, Move, Rolled, Throw, TileData, settle
from flambeur.games.vegas.royale.table import RoyaleTable


class AddDice(Data, Move, frozen=True):
    """Put these black dice into the casinos of their faces."""

    faces: tuple[int, ...]


class ThrowPrime(Throw, frozen=True):
    """The leader of the casino throws [RB1.2]."""

    def play(self, table: RoyaleTable, outcome: Rolled) -> None:
        """Ask which to use."""
        (faces,) = outcome.dice
        table.say(ExtraRolled(self.seat, PrimeTime.id, faces))
        table.push(UsePrime(self.seat, self.casino, faces))


class UsePrime(Ask, frozen=True):
    """None, one or both count as dice of the player for this payout [RB1.3, RB1.4]."""

    faces: tuple[int, ...]

    def turn(self, table: RoyaleTable) -> Choice:
        """Offer every selection that enters no closed casino."""
        faces = [face for face in self.faces if face in table.open_casinos()]
        sets = dict.fromkeys(c for n in range(3) for c in combinations(faces, n))
        return Choice(self.seat, tuple(map(AddDice, sets)))

    def play(self, table: RoyaleTable, move: AddDice) -> None:
        """Add them."""
        for face in move.faces:
            table.put_black(face, self.seat)
            table.say(DieMoved(self.seat, 1, 0, PrimeTime.id, face))


class PrimeTime(TileData, frozen=True):
    """Two black dice at hand."""

    id = "B1"

    def before_payout(self, table: RoyaleTable) -> None:
        """Let whoever would take the higher card throw; an imaginary player does not [RB1.5]."""
        at = table.casinos[self.casino - 1]
        wins = settle(at.weights(), at.bills).wins
        if wins and wins[0][0] < table.seats:
            table.push(ThrowPrime(wins[0][0], self.casino))
