"""Who judges which game."""

from flambeur.coach.easycome.judge import EasyComeJudge
from flambeur.coach.judge import Judge
from flambeur.coach.strike.judge import StrikeJudge
from flambeur.coach.vegas.judge import VegasJudge
from flambeur.coach.vegas.royale import RoyaleJudge
from flambeur.coach.vegas.solo import SoloJudge
from flambeur.core.state import State
from flambeur.games import easycome, strike, vegas
from flambeur.games.vegas.royale.table import RoyaleTable


def judge_for(state: State, *, quick: bool = False) -> Judge:
    """Find the judge for a game with as many seats and such options as in this state.

    A quick one answers within a fraction of a second, less surely.
    """
    match state:
        case easycome.Table():
            return EasyComeJudge(state, quick=quick)
        case strike.Table():
            return StrikeJudge(state, quick=quick)
        case RoyaleTable() if state.edition.tiles:
            return RoyaleJudge(state, quick=quick)
        case vegas.Table():
            return SoloJudge(quick=quick) if state.is_solo else VegasJudge(state, quick=quick)
        case _:
            raise TypeError(f"nobody judges {type(state).__name__}")
