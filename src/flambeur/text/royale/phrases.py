"""Names of things in Royale: tiles, chips, rewards, handfuls of dice."""

from collections.abc import Sequence

from flambeur.core.secret import Secret
from flambeur.games.vegas.royale.reward import Reward
from flambeur.games.vegas.royale.values import (
    BAD_LUCK_FINE,
    BLACK_BOX,
    DOUBLE_DOWN,
    FIFTY_FIFTY,
    GOLDEN_SPACE,
    HANDICAP_CASH,
    HIGH_FIVE,
    JACKPOT,
    LUCKY_PUNCH,
    MY_CHOICE,
    NICE_DICE,
    NO_ENTRY,
    PAY_DAY_PER_CASINO,
)
from flambeur.text.vegas.sentences import faces
from flambeur.text.words import Words

AMOUNTS: dict[str, dict[str, Reward]] = {
    "A1": {"one": LUCKY_PUNCH[1], "two": LUCKY_PUNCH[2], "three": LUCKY_PUNCH[3]},
    "A2": {"least": Reward(cash=JACKPOT[0]), "most": Reward(cash=JACKPOT[-1])},
    "B2": {"most": FIFTY_FIFTY[-1]},
    "C1": {"amount": HIGH_FIVE},
    "C2": {"amount": Reward(cash=BAD_LUCK_FINE)},
    "D1": {"amount": Reward(cash=PAY_DAY_PER_CASINO)},
    "E1": {"amount": max(NO_ENTRY, key=lambda reward: reward.cash)},
    "F2": {"amount": HANDICAP_CASH},
    "G1": {"amount": Reward(cash=sum(BLACK_BOX))},
    "G2": {"most": DOUBLE_DOWN[0], "least": DOUBLE_DOWN[1]},
    "H1": {"least": NICE_DICE[1], "most": NICE_DICE[6]},
    "H2": {"amount": MY_CHOICE[3], "most": GOLDEN_SPACE},
}
"""What the explanation of a tile names."""


class Phrases:
    """Puts things into words that sentences are built from."""

    def __init__(self, words: Words) -> None:
        """Take the words."""
        self._words = words

    def tile(self, name: str) -> str:
        """Name a tile, such as `A1`."""
        return self._words(f"royale-tile-{name.lower()}")

    def rule(self, name: str) -> str:
        """Explain a tile in one line, under its name."""
        amounts = {key: self.gift(reward) for key, reward in AMOUNTS.get(name, {}).items()}
        rule = self._words(f"royale-rule-{name.lower()}", **amounts)
        return self._words("royale-rule", tile=self.tile(name), rule=rule)

    def chips(self, count: int) -> str:
        """Count chips, standing alone."""
        return self._words("royale-chips", count=count)

    def reward(self, reward: Reward) -> str:
        """Name a reward, standing alone."""
        return self.chips(reward.chips) if reward.chips else self._cash(reward)

    def gift(self, reward: Reward) -> str:
        """Name a reward as something that is given or taken."""
        if reward.chips:
            return self._words("royale-chips-object", count=reward.chips)
        return self._cash(reward)

    def _cash(self, reward: Reward) -> str:
        return self._words.money(reward.cash) if reward else self._words("royale-nothing")

    def cards(self, cards: Secret[tuple[int, ...]]) -> str:
        """Name bills that are given, or only their number."""
        if cards.value is None:
            return self._words("royale-bills-object", count=cards.size())
        return self._words.every([self._words.money(card) for card in cards.value])

    def dice(self, small: int, big: int) -> str:
        """Name a handful of dice, of which one may be big."""
        parts = [self._words("vegas-dice", count=small)] if small or not big else []
        return self._words.every([*parts, *[self._words("royale-big-die")] * big])

    def tokens(self, pile: Sequence[int]) -> str:
        """Write down what lies in a pile of the Black Box."""
        return " ".join(self._words.money(token) if token else "0" for token in pile)


def shown(small: Sequence[int], big: Sequence[int]) -> str:
    """Write down what dice show; the big one stands in brackets."""
    return " ".join([*([faces(small)] if small else []), *(f"[{face}]" for face in big)])


def times(count: int, what: str) -> str:
    """Write down how many there are of something, never broken across lines."""
    return f"{count}\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}{what}"
