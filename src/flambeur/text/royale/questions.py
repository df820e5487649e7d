"""What a player is asked, decision by decision."""

from collections.abc import Callable
from typing import Any

from flambeur.core.frame import Frame
from flambeur.games.vegas.royale.adjust import Adjust
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.tiles import (
    BlackBox,
    BlockIt,
    DoubleDown,
    FiftyFifty,
    Handicap,
    Knockout,
    LuckyPunch,
    MyChoice,
    NiceDice,
    NoEntry,
    PowerPlay,
    PrimeTime,
)
from flambeur.games.vegas.royale.tiles.a1_lucky_punch import ChooseReward, GuessTokens, HideTokens
from flambeur.games.vegas.royale.tiles.b1_prime_time import UsePrime
from flambeur.games.vegas.royale.tiles.b2_fifty_fifty import StopOrBet
from flambeur.games.vegas.royale.tiles.e1_no_entry import CloseCasino
from flambeur.games.vegas.royale.tiles.e2_knockout import ChooseForBar
from flambeur.games.vegas.royale.tiles.f1_block_it import ChooseCluster
from flambeur.games.vegas.royale.tiles.f2_handicap import ChooseGrey
from flambeur.games.vegas.royale.tiles.g1_black_box import ChoosePile, SplitBox
from flambeur.games.vegas.royale.tiles.g2_double_down import ChooseDice
from flambeur.games.vegas.royale.tiles.h1_nice_dice import ChoosePark
from flambeur.games.vegas.royale.tiles.h2_my_choice import ChooseGold, ChooseResult, ChooseTile
from flambeur.games.vegas.royale.turn import PlaceOrPass, RollOrUse
from flambeur.games.vegas.royale.values import FIFTY_FIFTY
from flambeur.text.royale.phrases import Phrases
from flambeur.text.vegas.people import People
from flambeur.text.words import Words

TILE_OF: dict[type[Frame], str] = {
    RollOrUse: PowerPlay.id,
    HideTokens: LuckyPunch.id,
    GuessTokens: LuckyPunch.id,
    ChooseReward: LuckyPunch.id,
    UsePrime: PrimeTime.id,
    StopOrBet: FiftyFifty.id,
    CloseCasino: NoEntry.id,
    ChooseForBar: Knockout.id,
    ChooseCluster: BlockIt.id,
    ChooseGrey: Handicap.id,
    SplitBox: BlackBox.id,
    ChoosePile: BlackBox.id,
    ChooseDice: DoubleDown.id,
    ChoosePark: NiceDice.id,
    ChooseResult: MyChoice.id,
    ChooseTile: MyChoice.id,
    ChooseGold: MyChoice.id,
}
"""The tile that asks."""
ASIDE = frozenset(
    {
        HideTokens,
        GuessTokens,
        ChooseReward,
        StopOrBet,
        ChooseForBar,
        SplitBox,
        ChoosePile,
        ChooseResult,
        ChooseTile,
        ChooseGold,
    }
)
"""Decisions for which the table need not be shown again."""


class Questions:
    """Asks."""

    def __init__(self, words: Words, people: People, phrases: Phrases) -> None:
        """Take the words and the names."""
        self._words = words
        self._names = people.names
        self._phrases = phrases
        self._known: dict[type[Frame], Callable[[RoyaleTable, Any], str]] = {
            PlaceOrPass: lambda *_: words("vegas-choose"),
            RollOrUse: lambda *_: words("royale-ask-roll"),
            HideTokens: self._hide,
            GuessTokens: self._guess,
            ChooseReward: lambda *_: words("royale-ask-reward"),
            UsePrime: lambda *_: words("royale-ask-prime"),
            StopOrBet: self._bet,
            CloseCasino: lambda *_: words("royale-ask-close"),
            ChooseForBar: lambda *_: words("royale-ask-bar"),
            ChooseCluster: lambda *_: words("royale-ask-block"),
            ChooseGrey: lambda *_: words("royale-ask-grey"),
            Adjust: lambda *_: words("royale-ask-adjust"),
            SplitBox: self._split,
            ChoosePile: self._pile,
            ChooseDice: lambda *_: words("royale-ask-double"),
            ChoosePark: lambda *_: words("royale-ask-park"),
            ChooseResult: lambda *_: words("royale-ask-result"),
            ChooseTile: lambda *_: words("royale-ask-tile"),
            ChooseGold: lambda *_: words("royale-ask-gold"),
        }

    def of(self, table: RoyaleTable) -> str:
        """Ask what is to be decided now."""
        frame = table.stack[-1]
        question = self._known[type(frame)](table, frame)
        tile = TILE_OF.get(type(frame))
        if tile is None:
            return question
        return self._words("royale-ask", tile=self._phrases.tile(tile), question=question)

    def _hide(self, table: RoyaleTable, frame: HideTokens) -> str:
        return self._words("royale-ask-hide", name=self._names[table.left_of(frame.seat)])

    def _guess(self, table: RoyaleTable, frame: GuessTokens) -> str:
        return self._words("royale-ask-guess", name=self._names[frame.seat])

    def _bet(self, table: RoyaleTable, frame: StopOrBet) -> str:
        tile = table.tile(frame.casino, FiftyFifty)
        what = self._phrases.reward(FIFTY_FIFTY[tile.index])
        return self._words("royale-ask-bet", total=tile.total, what=what)

    def _split(self, table: RoyaleTable, frame: SplitBox) -> str:
        return self._words("royale-ask-split", name=self._names[frame.winner])

    def _pile(self, table: RoyaleTable, frame: ChoosePile) -> str:
        return self._words("royale-ask-pile", name=self._names[table.left_of(frame.seat)])
