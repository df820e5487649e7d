"""What an answer was worth: a headline, every option as a bar, and the reasons."""

from collections.abc import Iterator, Sequence

from rich.table import Table as Grid
from rich.text import Text

from flambeur.cli.screen import Screen
from flambeur.cli.telling import Telling
from flambeur.practice.reason import Posed, reasons_for
from flambeur.practice.verdict import Verdict
from flambeur.protocol.review import Weighed
from flambeur.shows.offer import Offer
from flambeur.shows.review.figures import Figures
from flambeur.shows.teller import Teller
from flambeur.words.catalogues import Words
from flambeur.words.speaker import DOT, Speaker

BAR = 20
"""So long is a certain win."""
FULL, EMPTY = "█", "░"
BEST, YOURS = "★", "●"
MINUTE, HOUR, DAY = 60, 3600, 86_400
HUNDRED = 100


class Verdicts:
    """Tells one answer to a screen."""

    def __init__(self, words: Words, screen: Screen, teller: Teller, speaker: Speaker) -> None:
        """Take who listens and who tells."""
        self._words, self._screen, self._teller, self._speaker = words, screen, teller, speaker

    def tell(self, posed: Posed, offers: Sequence[Offer], verdict: Verdict, wait: float) -> None:
        """Tell the headline, all options the best first, why, and when it comes back."""
        self._screen.rule(self.headline(verdict))
        self._bars(posed.options, {offer.move: offer for offer in offers}, verdict.chosen)
        reasons = [self._speaker.say(line) for line in reasons_for(posed, verdict)]
        Telling(self._screen, self._teller).story([*reasons, self.back(wait)])

    def headline(self, verdict: Verdict) -> str:
        """Say in a few words how good it was."""
        if verdict.chosen == 0:
            return self._words("practice-right")
        if verdict.right:
            return self._words("practice-even")
        points = round(HUNDRED * verdict.loss)
        if verdict.cell == "half":
            return self._words("practice-close", points=points)
        return self._words("practice-wrong", points=points)

    def back(self, wait: float) -> str:
        """Say when the position comes back."""
        if wait < HOUR:
            return self._words("practice-back", unit="minutes", count=max(1, round(wait / MINUTE)))
        if wait < DAY:
            return self._words("practice-back", unit="hours", count=round(wait / HOUR))
        return self._words("practice-back", unit="days", count=round(wait / DAY))

    def _bars(self, options: Sequence[Weighed], offers: dict[object, Offer], chosen: int) -> None:
        """Show what every option wins."""
        names = [self._teller.name(offers[option.move]) for option in options]
        figures = Figures(self._words)
        wins = [figures.percent(option.win) for option in options]
        if self._screen.plain:
            self._screen.say_all(self._written(names, wins, chosen))
            return
        grid = Grid.grid(padding=(0, 1))
        for side in ("left", "left", "left", "right"):
            grid.add_column(justify=side)
        for place, option in enumerate(options):
            style = "bold" if place in (0, chosen) else ""
            mark = f"{BEST if place == 0 else ' '}{YOURS if place == chosen else ' '}"
            row = (mark, names[place], bar(option.win), wins[place])
            grid.add_row(*(Text(cell, style) for cell in row))
        self._screen.draw(grid)
        best, yours = self._words("practice-best"), self._words("practice-yours")
        self._screen.say(f"{BEST} {best}{DOT}{YOURS} {yours}", "dim")

    def _written(self, names: Sequence[str], wins: Sequence[str], chosen: int) -> Iterator[str]:
        """Write options down, with a word where a drawing has a mark."""
        for place, (what, win) in enumerate(zip(names, wins, strict=True)):
            named = (("practice-best", place == 0), ("practice-yours", place == chosen))
            notes = [self._words(name) for name, holds in named if holds]
            said = self._words("practice-option", what=what, win=win)
            yield f"{said} ({self._words.commas(notes)})" if notes else said


def bar(share: float) -> str:
    """Draw a share of the win."""
    filled = round(BAR * share)
    return FULL * filled + EMPTY * (BAR - filled)
