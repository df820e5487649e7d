"""How a tile stands, in few words."""

from collections.abc import Callable, Sequence
from typing import Any

from flambeur.games.vegas.payout import settle
from flambeur.games.vegas.royale.kit import Stack
from flambeur.games.vegas.royale.tiles import (
    BlockIt,
    DoubleDown,
    FiftyFifty,
    Handicap,
    HighFive,
    Jackpot,
    Knockout,
    MyChoice,
    NiceDice,
    NoEntry,
    PowerPlay,
)
from flambeur.games.vegas.royale.values import (
    DOUBLE_DOWN,
    FIFTY_FIFTY,
    HANDICAP_CASH,
    JACKPOT,
    NO_ENTRY,
)
from flambeur.games.vegas.tile import Tile
from flambeur.text.royale.phrases import Phrases, times
from flambeur.text.words import Words

BLANK = "\N{NO-BREAK SPACE}"


class States:
    """Tells counters, tokens, spaces and dice on tiles; players go by name or by mark."""

    def __init__(self, words: Words, phrases: Phrases, players: Sequence[str]) -> None:
        """Take the words, and what the players are called."""
        self._words = words
        self._phrases = phrases
        self._players = players
        self._known: dict[type[Tile], Callable[[Any], str]] = {
            Jackpot: self._jackpot,
            FiftyFifty: self._fifty,
            HighFive: self._five,
            PowerPlay: self._power,
            NoEntry: self._entry,
            Knockout: self._bar,
            BlockIt: self._clusters,
            Handicap: self._spaces,
            DoubleDown: self._double,
            NiceDice: self._parked,
            MyChoice: self._gold,
        }

    def of(self, tile: Tile) -> str:
        """Tell how a tile stands; nothing if it never changes."""
        tell = self._known.get(type(tile))
        return "" if tell is None else tell(tile)

    def _jackpot(self, tile: Jackpot) -> str:
        return self._words("royale-state-jackpot", money=self._words.money(JACKPOT[tile.index]))

    def _fifty(self, tile: FiftyFifty) -> str:
        if not tile.index:
            return ""
        what = self._phrases.reward(FIFTY_FIFTY[tile.index])
        return self._words("royale-state-counter", what=what)

    def _five(self, tile: HighFive) -> str:
        return self._token(tile.owner)

    def _power(self, tile: PowerPlay) -> str:
        return self._token(tile.holder)

    def _token(self, seat: int | None) -> str:
        if seat is None:
            return self._words("royale-state-token-free")
        return self._words("royale-state-token", name=self._players[seat])

    def _entry(self, tile: NoEntry) -> str:
        reward = NO_ENTRY[(tile.index + 1) % len(NO_ENTRY)]
        return self._words("royale-state-next", what=self._phrases.reward(reward))

    def _bar(self, tile: Knockout) -> str:
        if not tile.bar:
            return self._words("royale-state-bar-empty")
        return self._words("royale-state-bar", dice=self._stack(tile.bar))

    def _stack(self, stack: Stack) -> str:
        """Count dice by player; a big one stands in brackets."""
        return self._words.commas(
            [
                BLANK.join([self._players[seat], *[str(small)] * (small > 0), *["[1]"] * big])
                for seat, small, big in sorted(stack)
            ]
        )

    def _clusters(self, tile: BlockIt) -> str:
        if not tile.clusters:
            return self._words("royale-state-clusters-none")
        return self._words("royale-state-clusters", clusters=" ".join(map(str, tile.clusters)))

    def _spaces(self, tile: Handicap) -> str:
        spaces = (
            (tile.chip, self._words("royale-state-chip")),
            (tile.cash, self._phrases.reward(HANDICAP_CASH)),
            (tile.action, self._words("royale-state-action")),
        )
        free = [times(count, what) for count, what in spaces if count]
        if not free:
            return self._words("royale-state-spaces-none")
        return self._words("royale-state-spaces", spaces=self._words.commas(free))

    def _double(self, tile: DoubleDown) -> str:
        amounts = [reward.cash for reward in DOUBLE_DOWN]
        money = self._words.commas(list(map(self._words.money, amounts)))
        text = self._words("royale-state-double", money=money)
        weights = [0] * len(self._players)
        for seat, small, big in tile.dice:
            weights[seat] = small + 2 * big
        tied = settle(weights, amounts).tied
        order = sorted((s for s, w in enumerate(weights) if w), key=lambda s: -weights[s])
        dice = [
            self._words("vegas-count", name=self._players[seat], count=weights[seat])
            + (" =" if seat in tied else "")
            for seat in order
        ]
        return f"{text} · {self._words.commas(dice)}" if dice else text

    def _parked(self, tile: NiceDice) -> str:
        if not tile.parked:
            return self._words("royale-state-parked-none")
        dice = [
            (f"[{die.face}]" if die.big else str(die.face)) + BLANK + self._players[die.owner]
            for die in sorted(tile.parked, key=lambda die: die.face)
        ]
        return self._words("royale-state-parked", dice=self._words.commas(dice))

    def _gold(self, tile: MyChoice) -> str:
        if tile.gold is None:
            return self._words("royale-state-gold-none")
        return self._words("royale-state-gold", name=self._players[tile.gold[0]])
