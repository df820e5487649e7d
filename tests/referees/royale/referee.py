"""Las Vegas Royale, with tiles or without [R1 to R11]."""

from tests.referees.royale.box import TILES
from tests.referees.royale.draw import draw
from tests.referees.royale.payout import pay_out
from tests.referees.royale.table import CASINOS, NEUTRAL, SMALL, Table
from tests.referees.royale.turn import take_turn
from tests.referees.words import Facts, Options, Over, Referee, Steps, pick, places, roll, shuffle

ROUNDS = 3
CHIPS_A_ROUND = 2
IN_A_GAME = 36
"""Cards laid out in three rounds; the others are the bank [R10.1]."""
DECK = {30: 11, 40: 11, 50: 13, 60: 15, 70: 13, 80: 11, 90: 9, 100: 7}
"""How many cards there are of each value, in thousands [R2.3]."""


class Royale(Referee):
    """Follows a game of two to five."""

    def __init__(self, seats: int, options: Options) -> None:
        """Take what was agreed [R13]."""
        self.options, self.seats = options, seats
        self.table = Table(seats, options)
        self.table.pile = [value * 1000 for value, count in DECK.items() for _ in range(count)]
        self.round = 0
        self.used: list[str] = []

    @property
    def has_tiles(self) -> bool:
        """Whether any tiles are laid; without, it is the base game [R9.5]."""
        return bool(self.options["tiles_per_round"] if self._named is None else self._named)

    @property
    def _named(self) -> list[str] | None:
        tiles: list[str] | None = self.options["tiles"]
        return tiles

    def game(self) -> Steps[None]:
        """Play three rounds and count [R1.1, R8]."""
        table, money = self.table, self.table.money
        table.pile = yield from shuffle(table.pile, secret=True)
        named = self.options["start_player"]
        leader = named if isinstance(named, int) else (yield from pick(self.seats))
        if self.has_tiles:
            table.pile, money.bank = table.pile[:IN_A_GAME], table.pile[IN_A_GAME:]
        for number in range(ROUNDS):
            self.round, table.leader = number + 1, leader
            table.last_round = self.round == ROUNDS
            leader = yield from self._round()
        money.hidden = False
        totals = tuple(money.worth(seat) for seat in range(self.seats))
        things = (money.things(seat) for seat in range(self.seats))
        yield Over(places(zip(totals, things, strict=True)), totals)

    def _round(self) -> Steps[int]:
        """Lay everything out, take turns, pay; tell who starts the next one [R3, R4.8]."""
        table = self.table
        self._grant_chips()
        self._deal()
        yield from self._lay_tiles()
        if self.seats == 2:
            yield from self._roll_neutral()
        seat = table.leader
        while any(hand.pieces for hand in table.hands):
            if table.hands[seat].pieces:
                yield from take_turn(table, seat)
            seat = table.left_of(seat)
        leader = yield from pay_out(table)
        table.clear()
        return leader

    def _grant_chips(self) -> None:
        """Give two chips each, one at a time from the leader on [R3.5, R7.2, R2.5]."""
        for turn in range(CHIPS_A_ROUND * self.seats):
            self.table.money.gain_chips((self.table.leader + turn) % self.seats, 1)

    def _deal(self) -> None:
        """Turn up six pairs; the dearest goes to casino 6 [R3.2 to R3.4]."""
        cards, self.table.pile = self.table.pile[:12], self.table.pile[12:]
        pairs = [sorted(cards[at : at + 2], reverse=True) for at in range(0, 12, 2)]
        pairs.sort(key=lambda pair: (sum(pair), pair[0]))
        self.table.cards = dict(zip(CASINOS, pairs, strict=True))

    def _lay_tiles(self) -> Steps[None]:
        """Lay the tiles from casino 1 up, each set up afresh [R9.1, R9.6]."""
        if not self.has_tiles:
            return
        laid = self._named
        if laid is None:
            count, reuse = self.options["tiles_per_round"], self.options["tile_reuse"]
            laid = yield from draw(count, self.used, reuse)
        self.used += laid
        for casino, name in enumerate(laid, 1):
            self.table.tiles[casino] = TILES[name](self.table, casino)
        for tile in self.table.tiles.values():
            tile.set_up()

    def _roll_neutral(self) -> Steps[None]:
        """Two players share the table with the dice of an unused colour [R6.1]."""
        small, (big,) = yield from roll(SMALL, 1)
        for face in small:
            self.table.put(face, NEUTRAL, 1)
        self.table.put(big, NEUTRAL, 0, 1)

    def facts(self) -> Facts:
        """Tell what lies on the table, and which round it is."""
        return {"round": self.round, **self.table.facts()}
