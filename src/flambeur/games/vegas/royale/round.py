"""A round of Royale, from the chips to the fines [R3, R5, R7, R11.2]."""

from flambeur.core.frame import Frame, Step
from flambeur.core.parts import Data
from flambeur.core.secret import Secret
from flambeur.games.vegas.events import BillsDealt, CasinoPaid, Win
from flambeur.games.vegas.payout import Payout, settle
from flambeur.games.vegas.round import NextTurn, RollLoose
from flambeur.games.vegas.royale.deal import pairs
from flambeur.games.vegas.royale.draw import DrawBoards, LayTiles
from flambeur.games.vegas.royale.events import ChipsGranted
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.values import CHIPS_PER_ROUND, RESERVED_CARDS

CARDS_A_ROUND = 12


def steps(table: RoyaleTable) -> tuple[Frame, ...]:
    """List the steps of a round; the leader stays unless somebody wins a card [R7.5]."""
    table.next_leader = table.leader
    drawn = LayTiles() if table.options.tiles is not None else DrawBoards()
    return (
        GrantChips(),
        DealPairs(),
        *([drawn] if table.options.tiles_per_round else []),
        *([RollLoose()] if table.loose.dice else []),
        NextTurn(table.leader),
        BeforePayout(),
        *(PayCasino(casino) for casino in range(1, len(table.casinos) + 1)),
        AfterPayout(),
    )


class GrantChips(Data, Step, frozen=True):
    """Everybody gets two chips, one at a time from the leader on [R3.5, R7.2, R2.5]."""

    def run(self, table: RoyaleTable) -> None:
        """Hand them out."""
        granted = [0] * table.seats
        for turn in range(CHIPS_PER_ROUND * table.seats):
            seat = (table.leader + turn) % table.seats
            granted[seat] += table.gain_chips(seat, 1)
        table.say(ChipsGranted(tuple(granted)))


class DealPairs(Data, Step, frozen=True):
    """Six pairs of cards, sorted to the casinos; with tiles, the bank is laid out first [R10.1]."""

    def run(self, table: RoyaleTable) -> None:
        """Turn the cards up."""
        cards = table.pile.look()
        if table.round == 1 and table.options.tiles_per_round:
            kept = CARDS_A_ROUND + RESERVED_CARDS
            table.bank_takes(cards[kept:])
            cards = cards[:kept]
        bills = pairs(cards[:CARDS_A_ROUND])
        for casino, dealt in enumerate(bills):
            table.fund(casino, dealt)
        table.pile_up(cards[CARDS_A_ROUND:])
        table.say(BillsDealt(Secret(bills, table.may_see(), fades=True)))


class BeforePayout(Data, Step, frozen=True):
    """All dice are placed; tiles speak in the order of their letters [R11.2]."""

    def run(self, table: RoyaleTable) -> None:
        """Line them up: one may have to be decided before the next."""
        order = sorted(table.tiles, key=lambda tile: tile.id)
        table.follow(*(TileBeforePayout(tile.casino) for tile in order))


class TileBeforePayout(Data, Step, frozen=True):
    """One tile speaks before the payout."""

    casino: int

    def run(self, table: RoyaleTable) -> None:
        """Let it."""
        tile = table.casinos[self.casino - 1].tile
        if tile is not None:
            tile.before_payout(table)


class PayCasino(Data, Step, frozen=True):
    """A casino pays its two cards, then its tile speaks [R5, R11.2]."""

    casino: int

    def run(self, table: RoyaleTable) -> None:
        """Pay, note who may lead next, and let the tile speak."""
        at = table.casinos[self.casino - 1]
        weights = at.weights()
        result = settle(weights, at.bills)
        wins, unclaimed = [], result.surplus
        for colour, card in result.wins:
            if colour < table.seats:
                wins.append(Win(colour, table.pay(colour, card)))
            else:
                unclaimed = (card, *unclaimed)
        put_away(table, unclaimed)
        table.fund(self.casino - 1, ())
        back = Secret(unclaimed, table.may_see(), None, fades=True)
        paid = CasinoPaid(self.casino, weights, result.tied, tuple(wins), result.unpaid, back)
        table.say(paid)
        leader = leader_from(table, result)
        table.next_leader = table.next_leader if leader is None else leader
        if at.tile is not None:
            at.tile.on_payout(table, result)


def put_away(table: RoyaleTable, cards: tuple[int, ...]) -> None:
    """Put cards nobody won under the reserve, or into the bank [R5.4, R10.8]."""
    if table.options.unclaimed_cards == "bank" and table.options.tiles_per_round:
        table.bank_takes(cards)
    else:
        table.bury(cards)


def leader_from(table: RoyaleTable, result: Payout) -> int | None:
    """Tell who would start next by what this casino paid; a higher casino decides [R7.3, R7.4]."""
    colours = [colour for colour, _ in result.wins]
    if table.options.start_fallback == "skip_casino":
        colours = colours[:1]
    return next((colour for colour in colours if colour < table.seats), None)


class AfterPayout(Data, Step, frozen=True):
    """All casinos have paid; tiles speak a last time [R11.2]."""

    def run(self, table: RoyaleTable) -> None:
        """Let each speak."""
        for tile in table.tiles:
            tile.after_payout(table)


FRAMES = (GrantChips, DealPairs, BeforePayout, TileBeforePayout, PayCasino, AfterPayout)
