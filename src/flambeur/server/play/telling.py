"""What there is to say of a table, for viewers who are people."""

import logging
from collections.abc import Iterator, Sequence
from itertools import chain
from operator import is_
from typing import Any

from flambeur.core.parts import Event
from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.families import family_of
from flambeur.protocol.lines import Note, Offered, Phrase, Said
from flambeur.protocol.messages import Told
from flambeur.shows.lesson import Beat
from flambeur.shows.lines import Lines

log = logging.getLogger("flambeur.telling")

Steps = Sequence[Sequence[Event]]
"""What happened, step by step, as somebody may see it."""


class Telling:
    """Says a piece of news, once to all who may know the same.

    Every step is told by itself: who comes back reads what those read who were there.
    """

    def __init__(
        self, public: View[Any], beat: Beat | None = None, note: Note | None = None
    ) -> None:
        """Take what everybody may see: what says it to all must not know what only some know.

        At a taught game, take what comes next there, too; at an example of the rules, its note.
        """
        self._note = note
        self._public = public
        self._tips = () if beat is None else beat.tips
        self._lines: Lines | None = None
        self._stories: list[tuple[Steps, tuple[Said, ...]]] = []

    def told(self, view: View[Any], steps: Steps) -> Told | None:
        """Say what happened and what there is to decide, to the one whose view this is."""
        try:
            lines = self._lines or family_of(view.game).lines_of(self._public.state)
            self._lines = lines
            question, offers = _choice(lines, view)
            tips = self._tips if question else ()
            return Told(self._story(lines, steps), question, offers, tips, self._note)
        except Exception:
            # A sentence that fails must not stop the game, which can be played without words.
            log.exception("telling failed")
            return None

    def _story(self, lines: Lines, steps: Steps) -> tuple[Said, ...]:
        """Find what was said to others of the very same events, or say it."""
        for known, story in self._stories:
            # Events in which nothing is hidden from somebody are the same objects for all of them.
            if all(map(is_, chain.from_iterable(known), chain.from_iterable(steps))):
                return story
        story = tuple(_said(lines, steps))
        self._stories.append((steps, story))
        return story


def _said(lines: Lines, steps: Steps) -> Iterator[Said]:
    """Tell steps one after the other; their events are counted through."""
    first = 0
    for events in steps:
        for said in lines.tell(events):
            yield Said(said.phrase, tuple(first + place for place in said.events))
        first += len(events)


def _choice(lines: Lines, view: View[Any]) -> tuple[tuple[Phrase, ...], tuple[Offered, ...]]:
    if not isinstance(view.turn, Choice) or view.turn.seat != view.seat:
        return (), ()
    offers = [Offered(one.key, one.move, one.what, one.brings) for one in lines.offers(view)]
    return lines.question(view), tuple(offers)
