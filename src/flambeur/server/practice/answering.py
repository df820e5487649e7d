"""What every option of a position was worth, in the words of its game."""

from flambeur.core.parts import Move
from flambeur.families import family_of, find
from flambeur.practice.puzzle import Puzzle
from flambeur.practice.verdict import Verdict
from flambeur.protocol.practice import Answered, WeighedOption
from flambeur.server.practice.asking import view_to_decide
from flambeur.server.thought.words import said_of


def explain(puzzle: Puzzle, verdict: Verdict, wait: float) -> Answered:
    """Tell what an answer was worth, and all that could have been done, the best first."""
    view = view_to_decide(puzzle)
    read = find(view.game).codec.convert
    moves: list[Move] = [read(option.move, Move) for option in puzzle.options]
    said = said_of(family_of(view.game).lines_of(view.state), view, moves)
    options = tuple(
        WeighedOption(option.move, words, option.win, option.money, option.doubt)
        for option, words in zip(puzzle.options, said, strict=True)
    )
    return Answered(verdict.chosen, verdict.cell, verdict.loss, options, (), wait)
