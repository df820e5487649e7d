"""What every option of a position was worth, in the words of its game."""

from flambeur.families import family_of
from flambeur.practice.puzzle import Puzzle
from flambeur.practice.reason import pose, reasons_for
from flambeur.practice.verdict import Verdict
from flambeur.protocol.practice import Answered, WeighedOption
from flambeur.shows.described import said_of


def explain(puzzle: Puzzle, verdict: Verdict, wait: float) -> Answered:
    """Tell what an answer was worth and why, and all that could have been done, the best first."""
    posed = pose(puzzle)
    moves = [option.move for option in posed.options]
    said = said_of(family_of(posed.view.game).lines_of(posed.view.state), posed.view, moves)
    options = tuple(
        WeighedOption(option.move, words, option.win, option.money, option.doubt)
        for option, words in zip(puzzle.options, said, strict=True)
    )
    why = reasons_for(posed, verdict)
    return Answered(verdict.chosen, verdict.cell, verdict.loss, options, why, wait)
