"""A review as one HTML file that needs nothing else: no script, no picture, no network."""

from html import escape
from importlib.resources import files

from flambeur.protocol.review import Review
from flambeur.shows.review.blocks import Blocks, tag
from flambeur.shows.review.curve import LEVELS, Curve, key
from flambeur.shows.review.moments import Moment, Story
from flambeur.shows.review.phrases import Phrases
from flambeur.words.catalogues import Words

FOLDER = files("flambeur.shows.review")


class Page:
    """Lays out a review."""

    def __init__(self, words: Words, review: Review, story: Story) -> None:
        """Take what is to be shown."""
        self._words, self._review, self._story = words, review, story
        self._phrases = Phrases(words, review, story)
        self._curve = Curve(review, story)
        self._blocks = Blocks(words, review, story, self._phrases)

    def html(self) -> str:
        """Write the whole file."""
        title = self._words("coach-page-title", game=self._phrases.game)
        style = (FOLDER / "report.css").read_text("utf-8")
        head = (
            '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
            f"<title>{escape(title)}</title><style>{style}</style>"
        )
        body = "\n".join(
            (
                self._header(),
                tag("main", self._opening(), self._turning(), self._every(), self._how()),
            )
        )
        return (
            f'<!doctype html>\n<html lang="{self._words.language}"><head>{head}</head>'
            f"<body>\n{body}\n</body></html>\n"
        )

    def _header(self) -> str:
        logo = (FOLDER / "logo.svg").read_text("utf-8")
        names = self._words.every(self._story.names)
        return tag(
            "header",
            tag("span", logo, "Flambeur", kind="brand"),
            tag("span", escape(f"{self._phrases.game} · {names}"), kind="what"),
        )

    def _opening(self) -> str:
        phrases = self._phrases
        first = tag(
            "div",
            tag("h1", escape(phrases.winner())),
            tag("p", escape(phrases.verdict()), kind="lead"),
            kind="first",
        )
        players = tag("section", self._blocks.players(), kind="players")
        return tag("div", first, self._chart(), players, kind="opening")

    def _chart(self) -> str:
        words, curve = self._words, self._curve
        levels = [
            f'<span class="at-level" style="top:{100 - level}%">{level}</span>' for level in LEVELS
        ]
        rounds = [
            f'<span class="at-round" style="left:{100 * curve.across(version):.2f}%">'
            f"{escape(words('coach-round', round=number))}</span>"
            for number, version in enumerate((0, *self._story.rounds), 1)
            if self._story.rounds
        ]
        drawing = tag(
            "div", curve.svg(words("coach-curve-text")), *rounds, *self._flags(), kind="drawing"
        )
        names = [
            tag("span", key(seat), escape(name)) for seat, name in enumerate(self._story.names)
        ]
        return tag(
            "section",
            tag("h2", escape(words("coach-curve"))),
            tag("div", *levels, drawing, kind="frame"),
            tag("p", *names, kind="names"),
            tag("p", escape(self._phrases.doubt()), kind="fine-print"),
            kind="panel chart",
        )

    def _flags(self) -> list[str]:
        """Number the turning points where they lie on the line of the one they meant most to."""
        flags = []
        for number, moment in enumerate(self._turning_points(), 1):
            version = moment.versions[-1] + 1
            x, y = self._curve.across(version), self._curve.down(version, _whose(moment))
            flags.append(
                f'<a class="flag" href="#t{number}" style="left:{100 * x:.2f}%;top:{100 * y:.2f}%">'
                f"{number}</a>"
            )
        return flags

    def _turning(self) -> str:
        moments = self._turning_points()
        if not moments:
            return ""
        cards = [self._blocks.turning(number, moment) for number, moment in enumerate(moments, 1)]
        title = tag("h2", escape(self._words("coach-turning")))
        return tag("section", title, tag("ol", *cards, kind="turning"))

    def _turning_points(self) -> list[Moment]:
        turning = set(self._review.turning)
        return [moment for moment in self._story.moments if turning & {*moment.versions}]

    def _every(self) -> str:
        moments = self._story.moments
        parts: list[str] = []
        number = None
        for moment in moments:
            if max(1, moment.round) != number and self._story.rounds:
                number = max(1, moment.round)
                title = self._words("coach-round", round=number)
                parts.append(tag("h3", escape(title)))
            parts.append(self._blocks.row(moment))
        return tag(
            "section",
            tag("h2", escape(self._words("coach-every"))),
            self._blocks.filters(),
            tag("div", *parts, kind="moments"),
            kind="every",
        )

    def _how(self) -> str:
        keys = ("coach-how-luck", "coach-how-choices", "coach-how-adjusted")
        lines = [tag("p", escape(self._words(line))) for line in keys]
        title = tag("h2", escape(self._words("coach-how")))
        return tag("section", title, *lines, kind="panel how")


def _whose(moment: Moment) -> int:
    """Tell whom a moment meant most to."""
    if moment.luck is None:
        return moment.seat or 0
    changes = [abs(change) for change in moment.luck.win]
    return changes.index(max(changes))
