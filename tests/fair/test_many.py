"""Both verifiers agree on records of all games."""

from tests.fair.many import records
from tests.fair.verdicts import agree


def test_both_verifiers_agree() -> None:
    """A record that was made in order is right for both; a command makes a thousand."""
    for title, made in records(20):
        agree(title, made.data)
