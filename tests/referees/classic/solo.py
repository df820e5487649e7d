"""The solo variant: one player against four colours that nobody plays [V12]."""

from tests.referees.classic.table import Table, bills_of
from tests.referees.words import Facts, Options, Over, Referee, Steps, ask, roll, shuffle

COLOURS = 5
OWN = 0
DICE = 8
OWN_DICE = {"normal": 8, "hard": 8, "expert": 7, "master": 1}
"""Dice of the player unless an expert names fewer [V12.9 to V12.11]."""
PREPLACED = {"normal": 1, "hard": 2, "expert": 1, "master": 1}
"""Colours that are placed before the first turn, unless another number is named [V12.3, A24]."""


class Solo(Referee):
    """Follows a game of one player."""

    def __init__(self, edition: str, options: Options) -> None:
        """Take what was agreed; the level says the rest."""
        agreed = options["solo"] or {"level": "normal", "rounds": 1}
        level = agreed["level"]
        self.rounds: int = agreed["rounds"]
        self.own: int = agreed.get("own_dice") or OWN_DICE[level]
        self.preplaced: int = agreed.get("preplaced") or PREPLACED[level]
        self.table = Table(COLOURS, hidden=False)
        self.table.pile = bills_of(edition)
        self.round = 0
        self._hand_out()

    def game(self) -> Steps[None]:
        """Play the rounds; the player needs more than all others together [V12.8, V12.13]."""
        self.table.pile = yield from shuffle(self.table.pile, secret=True)
        for number in range(self.rounds):
            self.round = number + 1
            yield from self._round()
        own, *others = (sum(bills) for bills in self.table.won)
        yield Over((1,) if own > sum(others) else (2,), (own,))

    def _hand_out(self) -> None:
        self.table.hand = [self.own, *[DICE] * (COLOURS - 1)]

    def _round(self) -> Steps[None]:
        """Place the first opponents, then take turns until all dice are placed [V12.3, V12.6]."""
        self.table.fund()
        opponents = range(1, 1 + self.preplaced)
        rolled = yield from roll(*(DICE for _ in opponents))
        for colour, faces in zip(opponents, rolled, strict=True):
            self.table.hand[colour] = 0
            for face in faces:
                self.table.put(face, colour)
        while any(self.table.hand):
            yield from self._turn()
        self.table.pay_out()
        self._hand_out()

    def _turn(self) -> Steps[None]:
        """Roll one die of each colour, and place all of one face [V12.4, V12.5]."""
        colours = [colour for colour in range(COLOURS) if self.table.hand[colour]]
        rolled = yield from roll(*(1 for _ in colours))
        shown = {colour: face for colour, (face,) in zip(colours, rolled, strict=True)}
        _, chosen = yield from ask(OWN, (("place", face) for face in shown.values()))
        for colour, face in shown.items():
            if face == chosen:
                self.table.hand[colour] -= 1
                self.table.put(face, colour)

    def facts(self) -> Facts:
        """Tell what lies on the table, and which round it is."""
        return {"round": self.round, **self.table.facts()}
