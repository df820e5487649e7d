"""What tiles pay, as rows of numbers for kernels, from the values of the rules."""

from collections.abc import Iterable
from typing import Any

from flambeur.fast.jit import numbers
from flambeur.games.vegas.royale.reward import CHIP, Reward

THOUSAND = 1000


def thousands(amounts: Iterable[int]) -> Any:
    """List amounts in thousands."""
    return numbers([amount // THOUSAND for amount in amounts])


def cash_of(rewards: Iterable[Reward]) -> Any:
    """List the money of rewards."""
    return thousands(reward.cash for reward in rewards)


def worth_of(reward: Reward) -> float:
    """Tell what a reward is worth, in thousands."""
    return (reward.cash + CHIP * reward.chips) / THOUSAND


def chips_of(rewards: Iterable[Reward]) -> Any:
    """List the chips of rewards."""
    return numbers([reward.chips for reward in rewards])
