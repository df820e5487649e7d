"""The rule of a tile in one line."""

from flambeur.protocol.lines import Phrase, line
from flambeur.shows.royale import phrases
from flambeur.shows.royale.tiles import SHOWS


def rule(name: str) -> Phrase:
    """Explain a tile in one line, under its name."""
    amounts = {key: phrases.gift(amount) for key, amount in SHOWS[name].amounts().items()}
    text = line(f"royale-rule-{name.lower()}", **amounts)
    return line("royale-rule", tile=phrases.tile(name), rule=text)
