"""What is played next: the game with most votes, and whoever is last breaks a tie."""

from collections import Counter
from collections.abc import Mapping, Sequence


def leading(votes: Mapping[str, str], last_first: Sequence[str]) -> str | None:
    """Tell which game leads; among equals, the choice of the one with fewest points."""
    counted = Counter(votes.values())
    most = max(counted.values(), default=0)
    choices = (votes[person] for person in last_first if person in votes)
    return next((game for game in choices if counted[game] == most), None)
