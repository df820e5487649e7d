"""Tables where somebody learns a game: they follow its lesson to the end, and are closed there."""

from typing import Any

import msgspec

from flambeur.core.errors import BadOption
from flambeur.core.game import Game
from flambeur.core.parts import Move
from flambeur.families import family_of
from flambeur.protocol.card import Pace
from flambeur.protocol.lines import Note
from flambeur.protocol.lobby import NewTable
from flambeur.protocol.refusals import NotTaught
from flambeur.server.play.table import Table
from flambeur.shows.lesson import Beat, Lesson

PACE = Pace("live", 3600)
"""Who learns has time."""


def taught(game: Game[Any], wanted: NewTable) -> NewTable:
    """Open the table of a lesson for one person; everything else is as the lesson has it."""
    lesson = _find(game, wanted.chapter)
    if lesson is None or wanted.sit is None:
        raise BadOption("lesson: for one who sits down, at a game that has one")
    return NewTable(
        game=wanted.game,
        chairs=1 + len(lesson.rivals),
        options=dict(lesson.options),
        pace=PACE,
        sit=msgspec.structs.replace(wanted.sit, seat=0, gives=False),
        bots=lesson.rivals,
        start=True,
        lesson=True,
        chapter=wanted.chapter,
    )


def lesson_of(table: Table) -> Lesson | None:
    """Find the lesson of a table, if it is one."""
    return _find(table.game, table.card.chapter) if table.card.lesson else None


def _find(game: Game[Any], chapter: str) -> Lesson | None:
    family = family_of(game.id)
    return family.examples_of(game).get(chapter) if chapter else family.lesson_of(game)


def beat_of(table: Table) -> Beat | None:
    """Tell what comes next by the lesson of a table, if it has one that is not over."""
    lesson, position = lesson_of(table), table.position
    if lesson is None or position is None:
        return None
    return lesson.beat(position.version, position.state)


def note_of(table: Table) -> Note | None:
    """Tell what the example of a table is about, or what came of it."""
    lesson, position = lesson_of(table), table.position
    if lesson is None or position is None:
        return None
    return lesson.note(position.version, position.state)


def is_taught(table: Table) -> bool:
    """Tell whether a lesson has come to its end."""
    return table.card.lesson and beat_of(table) is None


def check_taught(table: Table, move: Move) -> None:
    """Refuse a move that is not the one of the lesson."""
    beat = beat_of(table)
    if beat is not None and beat.move not in (None, move):
        raise NotTaught("the lesson goes on with another move")
