"""Every value that is printed on the box's components, in one place.

`stated`: the rulebook says it. `recovered`: it was only in a picture and is known from public
sources. Nothing here is a mere guess.
"""

from typing import TypeVar

from flambeur.games.vegas.royale.reward import Reward

T = TypeVar("T")


def stated(value: T) -> T:
    """Mark a value that the rulebook states."""
    return value


def recovered(value: T) -> T:
    """Mark a value that only a picture showed, known from public sources."""
    return value


ROUNDS = stated(3)
SMALL_DICE = stated(7)
BIG_DICE = stated(1)
CARDS = recovered(
    (
        (30_000, 11),
        (40_000, 11),
        (50_000, 13),
        (60_000, 15),
        (70_000, 13),
        (80_000, 11),
        (90_000, 9),
        (100_000, 7),
    )
)
CHIPS_IN_BOX = stated(20)
CHIPS_PER_ROUND = stated(2)
TILES_PER_ROUND = stated(3)
RESERVED_CARDS = stated(24)

LUCKY_PUNCH = recovered({1: Reward(chips=2), 2: Reward(cash=30_000), 3: Reward(cash=40_000)})
JACKPOT = recovered((30_000, 40_000, 50_000, 60_000, 70_000, 80_000))
FIFTY_FIFTY = recovered(
    (
        Reward(),
        Reward(),
        Reward(chips=1),
        Reward(cash=30_000),
        Reward(cash=40_000),
        Reward(cash=60_000),
    )
)
"""The start space, then the rewards."""
HIGH_FIVE_WEIGHT = stated(5)
HIGH_FIVE = stated(Reward(cash=100_000))
BAD_LUCK_FINE = stated(50_000)
PAY_DAY_PER_CASINO = stated(10_000)
NO_ENTRY = recovered(
    (Reward(), Reward(chips=2), Reward(), Reward(cash=30_000), Reward(), Reward(chips=1))
)
"""The start space, then round and round; known from one source only."""
KNOCKOUT_PLACES = stated(2)
BLOCK_IT = stated((1, 1, 2, 2, 3))
HANDICAP_GREY = stated((1, 1, 1, 2, 2, 2))
HANDICAP_SPACES = stated({"chip": 2, "cash": 3, "action": 4})
HANDICAP_CHIP = stated(Reward(chips=1))
HANDICAP_CASH = stated(Reward(cash=30_000))
BLACK_BOX = recovered((60_000, 20_000, 20_000, 0, 0, 0))
DOUBLE_DOWN = stated((Reward(cash=60_000), Reward(cash=30_000)))
NICE_DICE = recovered(
    {
        1: Reward(chips=1),
        2: Reward(chips=2),
        3: Reward(cash=30_000),
        4: Reward(cash=40_000),
        5: Reward(cash=50_000),
        6: Reward(cash=60_000),
    }
)
MY_CHOICE = recovered({1: Reward(chips=1), 2: Reward(chips=2), 3: Reward(cash=30_000)})
MY_CHOICE_ACTIVATE, MY_CHOICE_DIE, MY_CHOICE_GOLD = recovered((4, 5, 6))
GOLDEN_SPACE = stated(Reward(cash=60_000))
