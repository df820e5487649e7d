"""The same words and the same table, in lines or drawn, as the screen allows."""

from collections.abc import Sequence
from typing import Any

from flambeur.cli.screen import Screen
from flambeur.core.view import View
from flambeur.shows.offer import Offer
from flambeur.shows.teller import Teller


class Telling:
    """Brings what a teller has to say to a screen."""

    def __init__(self, screen: Screen, teller: Teller) -> None:
        """Take both."""
        self._screen, self._teller = screen, teller

    def story(self, lines: Sequence[str]) -> None:
        """Tell what happened."""
        if self._screen.plain:
            self._screen.say_all(lines)
        else:
            self._screen.draw(self._teller.story(lines, self._screen.width))

    def table(self, view: View[Any], title: str = "") -> None:
        """Show the table, under a title if there is one."""
        if self._screen.plain:
            if title:
                self._screen.rule(title)
            self._screen.say_all(self._teller.lines(view))
            return
        self._screen.rule(title, self._teller.heading(view))
        self._screen.draw(self._teller.drawing(view, self._screen.width))

    def line(self, line: str) -> None:
        """Say something about the table, if there is anything to say."""
        if not line:
            return
        if self._screen.plain:
            self._screen.say(line)
        else:
            self._screen.draw(self._teller.coloured(line, self._screen.width))

    def offers(self, offers: Sequence[Offer]) -> None:
        """Show what can be chosen."""
        if self._screen.plain:
            self._screen.say_all(f"{offer.key}) {self._teller.text(offer)}" for offer in offers)
        else:
            self._screen.draw(self._teller.tray(offers, self._screen.width))
