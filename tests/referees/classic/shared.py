"""Classic Vegas for two to five, with neutral dice or without [V3 to V10]."""

from tests.referees.classic.table import NEUTRAL, Table, bills_of
from tests.referees.words import (
    Facts,
    Options,
    Over,
    Referee,
    Steps,
    ask,
    pick,
    places,
    roll,
    shuffle,
)

ROUNDS = 4
DICE = 8
SHARES = {2: 4, 3: 2, 4: 2}
"""Neutral dice for each player, by their number [V9.1 to V9.3]."""
LEFT_OVER = {2: 0, 3: 2, 4: 0}


class Classic(Referee):
    """Follows a game of several players."""

    def __init__(self, edition: str, seats: int, options: Options) -> None:
        """Take what was agreed [V13]."""
        self.seats = seats
        self.variant: bool = options["neutral_variant"]
        self.named: int | str = options["first_leader"]
        self.table = Table(seats, hidden=options["money_visibility"] == "hidden")
        self.table.pile = bills_of(edition)
        self.round = 0
        self._hand_out()

    def game(self) -> Steps[None]:
        """Play four rounds; the marker goes to the left after each [V4.1, V4.6]."""
        self.table.pile = yield from shuffle(self.table.pile, secret=True)
        first = self.named if isinstance(self.named, int) else (yield from pick(self.seats))
        for number in range(ROUNDS):
            self.round = number + 1
            yield from self._round((first + number) % self.seats)
        self.table.hidden = False
        money = tuple(sum(bills) for bills in self.table.won)
        counts = (len(bills) for bills in self.table.won)
        yield Over(places(zip(money, counts, strict=True)), money)

    def _hand_out(self) -> None:
        """Give everybody their dice [V3.5, V9.13]."""
        share = SHARES[self.seats] if self.variant else 0
        self.table.hand = [DICE] * self.seats
        self.table.neutral = [share] * self.seats

    def _round(self, leader: int) -> Steps[None]:
        """Deal, place what is left over, take turns, pay [V4.7]."""
        self.table.fund()
        if self.variant and LEFT_OVER[self.seats]:
            (faces,) = yield from roll(LEFT_OVER[self.seats])
            for face in faces:
                self.table.put(face, NEUTRAL)
        seat = leader
        while any(self.table.hand) or any(self.table.neutral):
            if self.table.hand[seat] or self.table.neutral[seat]:
                yield from self._turn(seat)
            seat = (seat + 1) % self.seats
        self.table.pay_out()
        self._hand_out()

    def _turn(self, seat: int) -> Steps[None]:
        """Roll all dice, choose a face, place all that show it [V5, V9.5, V9.6]."""
        hand, neutral = self.table.hand, self.table.neutral
        held = (hand[seat], neutral[seat]) if neutral[seat] else (hand[seat],)
        rolled = yield from roll(*held)
        shown = {face for faces in rolled for face in faces}
        _, face = yield from ask(seat, (("place", face) for face in shown))
        own, *foreign = (faces.count(face) for faces in rolled)
        hand[seat] -= own
        neutral[seat] -= sum(foreign)
        self.table.put(face, seat, own)
        self.table.put(face, NEUTRAL, sum(foreign))

    def facts(self) -> Facts:
        """Tell what lies on the table, and which round it is."""
        return {"round": self.round, **self.table.facts()}
