"""Who judges which edition of Vegas."""

from flambeur.coach.judge import Judge
from flambeur.coach.vegas.judge import VegasJudge
from flambeur.coach.vegas.royale import RoyaleJudge
from flambeur.coach.vegas.solo import SoloJudge
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.table import Table


def judge_of_edition(table: Table, *, quick: bool = False) -> Judge:
    """Find the judge for a game with as many seats and such options as at this table."""
    if isinstance(table, RoyaleTable) and table.edition.tiles:
        return RoyaleJudge(table, quick=quick)
    return SoloJudge() if table.is_solo else VegasJudge(table, quick=quick)
