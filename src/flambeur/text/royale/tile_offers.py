"""What the tiles offer, move by move."""

from collections.abc import Callable, Sequence
from typing import Any

from flambeur.core.parts import Move
from flambeur.games.vegas.royale.adjust import Adjust, PutDie, ReturnDie
from flambeur.games.vegas.royale.adjust import options as adjustments
from flambeur.games.vegas.royale.moves import Decline
from flambeur.games.vegas.royale.tiles import DoubleDown, FiftyFifty, MyChoice, NiceDice, NoEntry
from flambeur.games.vegas.royale.tiles.a1_lucky_punch import Guess, GuessTokens, Hide, PickReward
from flambeur.games.vegas.royale.tiles.b1_prime_time import AddDice
from flambeur.games.vegas.royale.tiles.b2_fifty_fifty import Bet, Stop, StopOrBet
from flambeur.games.vegas.royale.tiles.e1_no_entry import Close, CloseCasino
from flambeur.games.vegas.royale.tiles.e2_knockout import PutInBar
from flambeur.games.vegas.royale.tiles.f1_block_it import Block
from flambeur.games.vegas.royale.tiles.f2_handicap import ChooseGrey, TakeGrey
from flambeur.games.vegas.royale.tiles.g1_black_box import ChoosePile, PickPile, Split
from flambeur.games.vegas.royale.tiles.g2_double_down import ChooseDice, MoveDice
from flambeur.games.vegas.royale.tiles.h1_nice_dice import ChoosePark, Park
from flambeur.games.vegas.royale.tiles.h2_my_choice import (
    Activate,
    ChooseFace,
    ChooseGold,
    ChooseResult,
    Gild,
    targets,
)
from flambeur.games.vegas.royale.values import (
    DOUBLE_DOWN,
    FIFTY_FIFTY,
    GOLDEN_SPACE,
    HANDICAP_CASH,
    HANDICAP_CHIP,
    LUCKY_PUNCH,
    MY_CHOICE,
    MY_CHOICE_ACTIVATE,
    MY_CHOICE_DIE,
    MY_CHOICE_GOLD,
    NICE_DICE,
    NO_ENTRY,
)
from flambeur.text.royale.phrases import Phrases
from flambeur.text.royale.scene import Outlook, Scene, changed, weight_of
from flambeur.text.vegas.outcomes import Outcomes
from flambeur.text.vegas.people import People
from flambeur.text.words import Words

THROWS = 36
"""Ways two dice can fall."""


class TileOffers:
    """Describes the moves that tiles bring."""

    def __init__(
        self,
        words: Words,
        people: People,
        phrases: Phrases,
        outlook: Outlook,
        outcomes: Outcomes,
    ) -> None:
        """Take the words and the names."""
        self._words = words
        self._names = people.names
        self._phrases = phrases
        self._outlook = outlook
        self._outcomes = outcomes
        self.known: dict[type[Move], Callable[[Scene, Any], str]] = {
            Hide: self._hide,
            Guess: self._guess,
            PickReward: self._reward,
            AddDice: self._add,
            Stop: self._stop,
            Bet: self._bet,
            Close: self._close,
            PutInBar: self._bar,
            Block: self._block,
            TakeGrey: self._grey,
            PutDie: self._put,
            ReturnDie: self._return,
            Split: self._split,
            PickPile: self._pile,
            MoveDice: self._double,
            Park: self._park,
            ChooseFace: self._face,
            Activate: self._activate,
            Gild: self._gild,
            Decline: self._decline,
        }

    def _with(self, text: str, parts: Sequence[str]) -> str:
        """Add what would change, if anything would."""
        if not parts:
            return text
        return self._words("vegas-offer", what=text, outcome=" · ".join(parts))

    def _die(self, *, big: bool) -> str:
        return self._phrases.dice(int(not big), int(big))

    def _hide(self, scene: Scene, move: Hide) -> str:
        if scene.table.options.lucky_punch_reward == "free_choice":
            return self._words("royale-tokens", count=move.count)
        what = self._phrases.reward(LUCKY_PUNCH[move.count])
        return self._words("royale-offer-hide", count=move.count, what=what)

    def _guess(self, scene: Scene, move: Guess) -> str:
        assert isinstance(scene.frame, GuessTokens)  # noqa: S101 - guesses are made here only
        if scene.table.options.lucky_punch_reward == "free_choice":
            return self._words("royale-tokens", count=move.count)
        what, name = self._phrases.reward(LUCKY_PUNCH[move.count]), self._names[scene.frame.seat]
        return self._words("royale-offer-guess", count=move.count, what=what, name=name)

    def _reward(self, scene: Scene, move: PickReward) -> str:
        return self._phrases.reward(LUCKY_PUNCH[move.count])

    def _add(self, scene: Scene, move: AddDice) -> str:
        if not move.faces:
            return self._words("royale-offer-add-none")
        texts = []
        for face in dict.fromkeys(move.faces):
            count = move.faces.count(face)
            what = self._words("royale-offer-add", count=count, casino=face)
            texts.append(self._with(what, self._outlook.own(scene, face, count)))
        if len(texts) == 1:
            return texts[0]
        return self._words("royale-offer-add-both", first=texts[0], second=texts[1])

    def _stop(self, scene: Scene, move: Stop) -> str:
        what = FIFTY_FIFTY[self._fifty(scene).index]
        if not what:
            return self._words("royale-offer-stop-empty")
        return self._words("royale-offer-stop", what=self._phrases.gift(what))

    def _bet(self, scene: Scene, move: Bet) -> str:
        tile = self._fifty(scene)
        return self._words(
            "royale-offer-bet",
            way="higher" if move.higher else "lower",
            total=tile.total,
            chances=chances(tile.total, higher=move.higher),
            throws=THROWS,
            what=self._phrases.reward(FIFTY_FIFTY[tile.index + 1]),
        )

    def _fifty(self, scene: Scene) -> FiftyFifty:
        assert isinstance(scene.frame, StopOrBet)  # noqa: S101 - bets are made here only
        return scene.table.tile(scene.frame.casino, FiftyFifty)

    def _close(self, scene: Scene, move: Close) -> str:
        assert isinstance(scene.frame, CloseCasino)  # noqa: S101 - casinos are closed here only
        index = scene.table.tile(scene.frame.casino, NoEntry).index
        reward = NO_ENTRY[(index + 1) % len(NO_ENTRY)]
        text = self._words("royale-offer-close", casino=move.casino)
        return self._with(text, [self._phrases.reward(reward)] if reward else [])

    def _bar(self, scene: Scene, move: PutInBar) -> str:
        return self._words("royale-offer-bar", dice=self._die(big=move.big))

    def _block(self, scene: Scene, move: Block) -> str:
        text = self._words("royale-offer-block", count=move.size, casino=move.casino)
        grey = scene.table.grey
        return self._with(text, self._outlook.shifts(scene, move.casino, (grey, move.size)))

    def _grey(self, scene: Scene, move: TakeGrey) -> str:
        rewards = {"chip": HANDICAP_CHIP, "cash": HANDICAP_CASH}
        reward = rewards.get(move.space)
        text = (
            self._words("royale-offer-grey-action", casino=move.casino)
            if reward is None
            else self._words(
                "royale-offer-grey", casino=move.casino, what=self._phrases.gift(reward)
            )
        )
        grey = scene.table.grey
        return self._with(text, self._outlook.shifts(scene, move.casino, (grey, -1)))

    def _put(self, scene: Scene, move: PutDie) -> str:
        text = self._words("vegas-offer-place", dice=self._die(big=move.big), casino=move.casino)
        gain = weight_of(int(not move.big), int(move.big))
        return self._with(text, self._outlook.shifts(scene, move.casino, (scene.seat, gain)))

    def _return(self, scene: Scene, move: ReturnDie) -> str:
        dice = self._die(big=move.big)
        text = self._words("royale-offer-return", dice=dice, casino=move.casino)
        gain = weight_of(int(not move.big), int(move.big))
        return self._with(text, self._outlook.shifts(scene, move.casino, (scene.seat, -gain)))

    def _split(self, scene: Scene, move: Split) -> str:
        return f"{self._phrases.tokens(move.first)} | {self._phrases.tokens(move.second)}"

    def _pile(self, scene: Scene, move: PickPile) -> str:
        assert isinstance(scene.frame, ChoosePile)  # noqa: S101 - piles are picked here only
        pile = (scene.frame.first, scene.frame.second)[move.pile - 1]
        return self._words("royale-offer-pile", pile=move.pile, count=pile.size())

    def _double(self, scene: Scene, move: MoveDice) -> str:
        """Tell what moving dice would bring on the tile, and cost at the casino."""
        if not move.dice and not move.big:
            return self._words("royale-offer-double-none")
        assert isinstance(scene.frame, ChooseDice)  # noqa: S101 - dice are moved here only
        tile = scene.table.tile(scene.frame.casino, DoubleDown)
        gain = weight_of(move.dice, move.big)
        before = tuple(weight_of(*tile.dice_of(seat)) for seat in range(scene.table.seats))
        after = changed(before, scene.seat, gain)
        bills = [reward.cash for reward in DOUBLE_DOWN]
        there = self._outcomes.of(before, after, bills, scene.seat)
        here = self._outlook.shifts(scene, tile.casino, (scene.seat, -gain))
        if here:
            text = self._words("royale-offer-double-here", casino=tile.casino)
            there.append(self._with(text, here[:1]))
            there += here[1:]
        dice = self._phrases.dice(move.dice, move.big)
        return self._with(self._words("royale-offer-double", dice=dice), there)

    def _park(self, scene: Scene, move: Park) -> str:
        assert isinstance(scene.frame, ChoosePark)  # noqa: S101 - dice are parked here only
        text = self._words(
            "royale-offer-park",
            dice=self._die(big=move.big),
            space=move.face,
            what=self._phrases.reward(NICE_DICE[move.face]),
        )
        last, weight = scene.table.last, weight_of(int(not move.big), int(move.big))
        placed = last is not None and last.face == move.face
        changes = [(scene.seat, -weight)] if placed else []
        moves = []
        for die in scene.table.tile(scene.frame.casino, NiceDice).parked:
            if die.face == move.face:
                name = self._names[die.owner]
                moves.append(self._words("royale-offer-pushed", name=name, casino=move.face))
                changes.append((die.owner, weight_of(1 - die.big, die.big)))
        return " · ".join([text, *moves, *self._outlook.shifts(scene, move.face, *changes)])

    def _face(self, scene: Scene, move: ChooseFace) -> str:
        if move.face in MY_CHOICE:
            return self._phrases.reward(MY_CHOICE[move.face])
        text = {
            MY_CHOICE_ACTIVATE: self._words("royale-offer-activate"),
            MY_CHOICE_DIE: self._words("royale-offer-adjust"),
            MY_CHOICE_GOLD: self._gold(),
        }[move.face]
        return text if self._works(scene, move.face) else self._void(text)

    def _gold(self) -> str:
        return self._words("royale-offer-gold", what=self._phrases.reward(GOLDEN_SPACE))

    def _works(self, scene: Scene, face: int) -> bool:
        """Tell whether a result can be carried out."""
        assert isinstance(scene.frame, ChooseResult)  # noqa: S101 - results are chosen here only
        match face:
            case _ if face == MY_CHOICE_ACTIVATE:
                return bool(targets(scene.table, scene.frame.casino))
            case _ if face == MY_CHOICE_DIE:
                return bool(adjustments(scene.table, scene.seat))
        return bool(scene.table.kinds_in_hand(scene.seat))

    def _void(self, text: str) -> str:
        return self._with(text, [self._words("royale-offer-void")])

    def _activate(self, scene: Scene, move: Activate) -> str:
        tile = scene.table.casinos[move.casino - 1].tile
        assert tile is not None  # noqa: S101 - only tiles are offered
        return self._phrases.tile(tile.id)

    def _gild(self, scene: Scene, move: Gild) -> str:
        assert isinstance(scene.frame, ChooseGold)  # noqa: S101 - dice are gilded here only
        text = self._words(
            "royale-offer-gild",
            dice=self._die(big=move.big),
            what=self._phrases.reward(GOLDEN_SPACE),
        )
        gold = scene.table.tile(scene.frame.casino, MyChoice).gold
        if gold is None:
            return text
        back = self._words("royale-offer-gold-back", name=self._names[gold[0]])
        return f"{text} · {back}"

    def _decline(self, scene: Scene, move: Decline) -> str:
        match scene.frame:
            case CloseCasino(casino=casino):
                closed = scene.table.tile(casino, NoEntry).closed or 0
                return self._words("royale-offer-keep", casino=closed)
            case ChooseGrey():
                return self._words("royale-offer-grey-none")
            case Adjust():
                return self._words("royale-offer-adjust-none")
        return self._words("royale-offer-park-none")


def chances(total: int, *, higher: bool) -> int:
    """Count the throws of two dice that win a bet."""
    sums = [a + b for a in range(1, 7) for b in range(1, 7)]
    return sum(other > total if higher else other < total for other in sums)
