"""Strong play in Royale with tiles: a champion's eye on some moves, a casual one on others."""

from random import Random

from flambeur.bots.bot import Bot
from flambeur.core.parts import Move
from flambeur.core.view import View
from flambeur.games.vegas.royale.table import RoyaleTable

SEES = 0.7
"""How often it sees what tiles will bring."""


class StrongRoyale:
    """Overlooks now and then what tiles will bring; the same seed and version overlook the same."""

    def __init__(self, champion: Bot, casual: Bot, seed: int | str | None = None) -> None:
        """Take who sees it, who does not, and begin at a seed."""
        self._champion, self._casual = champion, casual
        self._seed = Random().getrandbits(64) if seed is None else seed

    def choose(self, view: View[RoyaleTable]) -> Move:
        """Choose as one of the two would."""
        sees = Random(f"{self._seed} {view.version}").random() < SEES
        return (self._champion if sees else self._casual).choose(view)
