"""Every tile in play, drawn from a view: who knows a secret sees it, and nobody else."""

from collections.abc import Callable
from typing import Any

from flambeur.core.frame import Frame
from flambeur.core.secret import Secret
from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.games.vegas.payout import settle
from flambeur.games.vegas.royale.adjust import Adjust
from flambeur.games.vegas.royale.reward import Reward
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.tiles import (
    BadLuck,
    BlackBox,
    BlockIt,
    DoubleDown,
    FiftyFifty,
    Handicap,
    HighFive,
    Jackpot,
    Knockout,
    LuckyPunch,
    MyChoice,
    NiceDice,
    NoEntry,
    PayDay,
    PowerPlay,
    PrimeTime,
)
from flambeur.games.vegas.royale.tiles.a1_lucky_punch import GuessTokens, HideTokens
from flambeur.games.vegas.royale.tiles.b1_prime_time import UsePrime
from flambeur.games.vegas.royale.tiles.g1_black_box import ChoosePile
from flambeur.games.vegas.royale.tiles.h2_my_choice import ChooseResult
from flambeur.games.vegas.royale.values import (
    BAD_LUCK_FINE,
    BLACK_BOX,
    BLOCK_IT,
    DOUBLE_DOWN,
    FIFTY_FIFTY,
    GOLDEN_SPACE,
    HANDICAP_CASH,
    HANDICAP_CHIP,
    HANDICAP_SPACES,
    HIGH_FIVE,
    HIGH_FIVE_WEIGHT,
    JACKPOT,
    KNOCKOUT_PLACES,
    LUCKY_PUNCH,
    MY_CHOICE,
    NICE_DICE,
    NO_ENTRY,
    PAY_DAY_PER_CASINO,
)
from flambeur.games.vegas.tile import Tile
from flambeur.server.scenes import tiles as drawn
from flambeur.server.scenes.tiles import Dice, ParkedDie, Pile, Prize, Space, TileScene, prize
from flambeur.text.royale.questions import TILE_OF
from flambeur.text.royale.tile_offers import THROWS, chances


def tiles_of(view: View[RoyaleTable]) -> tuple[TileScene, ...]:
    """Draw the tiles, from casino 1 up."""
    drawer = Drawer(view)
    return tuple(map(drawer.of, view.state.tiles))


def asking_tile(table: RoyaleTable, frame: Frame | None) -> Tile | None:
    """Tell which tile asks what is to be decided now."""
    if isinstance(frame, Adjust):
        movers = [tile for tile in table.tiles if isinstance(tile, Handicap | MyChoice)]
        # With both in play, the one where dice were just placed has spoken, itself or through
        # the other.
        here = [tile for tile in movers if table.last and tile.casino == table.last.face]
        return next(iter(here or movers), None)
    name = None if frame is None else TILE_OF.get(type(frame))
    return next((tile for tile in table.tiles if tile.id == name), None)


class Drawer:
    """Draws the tiles of a table at one moment."""

    def __init__(self, view: View[RoyaleTable]) -> None:
        """Take the table, and find out which tile asks whom."""
        self._table = view.state
        self._frame = self._table.stack[-1] if self._table.stack else None
        self._asking = asking_tile(self._table, self._frame)
        self._seat = view.turn.seat if isinstance(view.turn, Choice) else None
        self._known: dict[type[Tile], Callable[[Any], TileScene]] = {
            LuckyPunch: self._lucky_punch,
            Jackpot: self._jackpot,
            PrimeTime: self._prime_time,
            FiftyFifty: self._fifty_fifty,
            HighFive: self._high_five,
            BadLuck: self._bad_luck,
            PayDay: self._pay_day,
            PowerPlay: self._power_play,
            NoEntry: self._no_entry,
            Knockout: self._knockout,
            BlockIt: self._block_it,
            Handicap: self._handicap,
            BlackBox: self._black_box,
            DoubleDown: self._double_down,
            NiceDice: self._nice_dice,
            MyChoice: self._my_choice,
        }

    def of(self, tile: Tile) -> TileScene:
        """Draw a tile."""
        return self._known[type(tile)](tile)

    def _at(self, tile: Tile) -> dict[str, Any]:
        """Tell what every tile tells."""
        asks = self._seat if tile is self._asking else None
        return {"id": tile.id, "casino": tile.casino, "asks": asks}

    def _lucky_punch(self, tile: LuckyPunch) -> TileScene:
        prizes = tuple(map(prize, LUCKY_PUNCH.values()))
        match self._frame:
            case HideTokens(seat=seat):
                return drawn.LuckyPunchScene(prizes=prizes, fist=seat, **self._at(tile))
            case GuessTokens(seat=seat, hidden=hidden):
                return drawn.LuckyPunchScene(
                    prizes=prizes, fist=seat, closed=True, hidden=hidden.value, **self._at(tile)
                )
        return drawn.LuckyPunchScene(prizes=prizes, **self._at(tile))

    def _jackpot(self, tile: Jackpot) -> TileScene:
        return drawn.JackpotScene(track=_cash(JACKPOT), at=tile.index, **self._at(tile))

    def _prime_time(self, tile: PrimeTime) -> TileScene:
        at = self._table.casinos[tile.casino - 1]
        wins = settle(at.weights(), at.bills).wins
        leader = wins[0][0] if wins and wins[0][0] < self._table.seats else None
        faces = self._frame.faces if isinstance(self._frame, UsePrime) else ()
        return drawn.PrimeTimeScene(leader=leader, faces=faces, **self._at(tile))

    def _fifty_fifty(self, tile: FiftyFifty) -> TileScene:
        track = tuple(map(prize, FIFTY_FIFTY[1:]))
        if not tile.total:
            return drawn.FiftyFiftyScene(track=track, at=0, **self._at(tile))
        higher, lower = (chances(tile.total, higher=way) for way in (True, False))
        return drawn.FiftyFiftyScene(
            track=track,
            at=tile.index,
            total=tile.total,
            higher=higher,
            lower=lower,
            equal=THROWS - higher - lower,
            throws=THROWS,
            **self._at(tile),
        )

    def _high_five(self, tile: HighFive) -> TileScene:
        weights = self._table.casinos[tile.casino - 1].weights()
        return drawn.HighFiveScene(
            prize=prize(HIGH_FIVE),
            need=HIGH_FIVE_WEIGHT,
            owner=tile.owner,
            counts=weights[: self._table.seats],
            **self._at(tile),
        )

    def _bad_luck(self, tile: BadLuck) -> TileScene:
        return drawn.BadLuckScene(
            fine=BAD_LUCK_FINE,
            payers=tile.payers or tile.lowest(self._table),
            noted=bool(tile.payers),
            **self._at(tile),
        )

    def _pay_day(self, tile: PayDay) -> TileScene:
        weights = [casino.weights() for casino in self._table.casinos]
        return drawn.PayDayScene(
            a_casino=PAY_DAY_PER_CASINO,
            casinos=tuple(
                tuple(number for number, weight in enumerate(weights, 1) if weight[seat])
                for seat in range(self._table.seats)
            ),
            **self._at(tile),
        )

    def _power_play(self, tile: PowerPlay) -> TileScene:
        return drawn.PowerPlayScene(holder=tile.holder, **self._at(tile))

    def _no_entry(self, tile: NoEntry) -> TileScene:
        track = tuple(map(prize, NO_ENTRY))
        return drawn.NoEntryScene(track=track, at=tile.index, closed=tile.closed, **self._at(tile))

    def _knockout(self, tile: Knockout) -> TileScene:
        bar = tuple(Dice(*dice) for dice in sorted(tile.bar))
        return drawn.KnockoutScene(places=KNOCKOUT_PLACES, bar=bar, **self._at(tile))

    def _block_it(self, tile: BlockIt) -> TileScene:
        return drawn.BlockItScene(all=BLOCK_IT, clusters=tile.clusters, **self._at(tile))

    def _handicap(self, tile: Handicap) -> TileScene:
        kinds = (
            ("chip", HANDICAP_CHIP, tile.chip),
            ("cash", HANDICAP_CASH, tile.cash),
            ("action", Reward(), tile.action),
        )
        spaces = tuple(
            Space(kind, prize(reward), HANDICAP_SPACES[kind], free) for kind, reward, free in kinds
        )
        return drawn.HandicapScene(spaces=spaces, **self._at(tile))

    def _black_box(self, tile: BlackBox) -> TileScene:
        piles = (
            (self._frame.first, self._frame.second) if isinstance(self._frame, ChoosePile) else ()
        )
        return drawn.BlackBoxScene(
            tokens=BLACK_BOX, piles=tuple(map(_pile, piles)), **self._at(tile)
        )

    def _double_down(self, tile: DoubleDown) -> TileScene:
        groups = [Dice(seat, *tile.dice_of(seat)) for seat in range(self._table.seats)]
        weights = [group.small + 2 * group.big for group in groups]
        result = settle(weights, [reward.cash for reward in DOUBLE_DOWN])
        order = sorted((g for g in groups if weights[g.colour]), key=lambda g: -weights[g.colour])
        return drawn.DoubleDownScene(
            prizes=tuple(map(prize, DOUBLE_DOWN)),
            dice=tuple(order),
            counts=tuple(weights[group.colour] for group in order),
            tied=result.tied,
            winners=tuple(seat for seat, _ in result.wins),
            **self._at(tile),
        )

    def _nice_dice(self, tile: NiceDice) -> TileScene:
        return drawn.NiceDiceScene(
            track=tuple(map(prize, NICE_DICE.values())),
            parked=tuple(ParkedDie(die.face, die.owner, die.big) for die in tile.parked),
            **self._at(tile),
        )

    def _my_choice(self, tile: MyChoice) -> TileScene:
        gold = None
        if tile.gold is not None:
            owner, big = tile.gold
            gold = Dice(owner, 1 - big, big)
        return drawn.MyChoiceScene(
            track=tuple(map(prize, MY_CHOICE.values())),
            gold=gold,
            golden=prize(GOLDEN_SPACE),
            faces=self._frame.faces if isinstance(self._frame, ChooseResult) else (),
            **self._at(tile),
        )


def _cash(amounts: tuple[int, ...]) -> tuple[Prize, ...]:
    return tuple(Prize(cash=amount) for amount in amounts)


def _pile(pile: Secret[tuple[int, ...]]) -> Pile:
    return Pile(pile.size(), pile.value)
