"""The pieces of the page: players, options as bars, moments."""

from html import escape

from flambeur.protocol.review import Review
from flambeur.shows.marks import marks
from flambeur.shows.review.moments import Line, Moment, Story
from flambeur.shows.review.phrases import GRADES, Phrases
from flambeur.words.catalogues import Words

SHOWN = 8
"""So many options are drawn as bars, and the chosen one in any case."""
SLIGHT = ("best", "fine")
"""Grades that are nothing to worry about."""


def tag(name: str, *inside: str, kind: str = "") -> str:
    """Wrap HTML in an element."""
    kinds = f' class="{kind}"' if kind else ""
    return f"<{name}{kinds}>{''.join(inside)}</{name}>"


class Blocks:
    """Makes the pieces."""

    def __init__(self, words: Words, review: Review, story: Story, phrases: Phrases) -> None:
        """Take what is to be shown."""
        self._words, self._review, self._story = words, review, story
        self._phrases, self._figures = phrases, phrases.figures
        self._marks = marks(story.names)

    def players(self) -> str:
        """Show what luck and choices did to each player."""
        seats = self._review.seats
        scale = max(0.05, *(abs(seat.luck) for seat in seats), *(seat.loss for seat in seats))
        return "".join(self._player(seat, scale) for seat in range(len(seats)))

    def turning(self, number: int, moment: Moment) -> str:
        """Show a turning point in full."""
        inside = [
            tag("span", str(number), kind="number"),
            tag("div", self._badge(moment.seat), tag("p", escape(moment.text)), kind="who"),
            self._details(moment),
        ]
        return f'<li id="t{number}" class="panel">{"".join(inside)}</li>'

    def row(self, moment: Moment) -> str:
        """Show a moment as a line that opens."""
        seat = "" if moment.seat is None else f" s{moment.seat}"
        grade = moment.choice.grade if moment.choice else ""
        kinds = f"moment{seat}{' bad' if grade and grade not in SLIGHT else ''}"
        line = [
            tag("span", str(moment.versions[-1]), kind="entry"),
            self._badge(moment.seat),
            tag("span", escape(moment.text), kind="text"),
            self._change(moment),
            self._grade(moment),
        ]
        return f'<details class="{kinds}">{tag("summary", *line)}{self._details(moment)}</details>'

    def filters(self) -> str:
        """Offer to see one player's moments, or the losses, without any script."""
        labels = [
            ("all", escape(self._words("coach-filter-all"))),
            *((f"s{seat}", escape(name)) for seat, name in enumerate(self._story.names)),
            ("bad", escape(self._words("coach-filter-losses"))),
        ]
        choices = [
            f'<label><input type="radio" name="show" value="{value}"'
            f"{' checked' if value == 'all' else ''}>{label}</label>"
            for value, label in labels
        ]
        return tag("div", *choices, kind="filters")

    def _player(self, number: int, scale: float) -> str:
        seat, figures = self._review.seats[number], self._figures
        told = " · ".join(map(escape, self._phrases.result(seat)))
        grades = [
            tag("span", escape(self._phrases.graded(grade, count)), kind=f"grade {grade}")
            for grade, count in self._phrases.grades(number)
        ]
        return tag(
            "article",
            tag(
                "div",
                self._badge(number),
                tag("div", tag("b", escape(self._story.names[number])), tag("small", told)),
                tag(
                    "div",
                    tag("b", escape(figures.percent(seat.adjusted, 0))),
                    tag("small", escape(self._words("coach-column-adjusted"))),
                    kind="adjusted",
                ),
                kind="who",
            ),
            self._balance("luck", self._phrases.luck_of(seat), seat.luck / scale),
            self._balance("choices", figures.change(-seat.loss), -seat.loss / scale),
            tag("p", *grades, kind="grades"),
            kind=f"panel player s{number}",
        )

    def _balance(self, name: str, text: str, size: float) -> str:
        """Draw a bar to the right of the middle, or to its left."""
        left, width = (50, 50 * size) if size >= 0 else (50 + 50 * size, -50 * size)
        label = escape(self._words(f"coach-column-{name}"))
        less = ' class="less"' if size < 0 else ""
        bar = f'<i{less} style="left:{left:.2f}%;width:{width:.2f}%"></i>'
        return tag(
            "div",
            tag("span", label),
            tag("span", escape(text), kind="figure"),
            tag("div", bar, kind="track"),
            kind=f"balance {name}",
        )

    def _details(self, moment: Moment) -> str:
        parts = []
        if moment.luck is not None:
            parts.append(tag("p", escape(self._phrases.gained(moment.luck)), kind="lucky"))
        if moment.choice is not None:
            parts += [self._grade(moment, loss=True), self._options(moment)]
        return tag("div", *parts, kind="details")

    def _options(self, moment: Moment) -> str:
        lines = [line for place, line in enumerate(moment.lines) if place < SHOWN or line.chosen]
        best = max(1e-9, *(line.win for line in moment.lines))
        bars = [self._bar(line, line.win / best) for line in lines]
        return tag("ul", *bars, kind=f"options s{moment.seat}")

    def _bar(self, line: Line, size: float) -> str:
        figures, words = self._figures, self._words
        parts = [f"± {figures.percent(line.error)}"] if line.error else []
        parts += [figures.money(line.money)] if self._phrases.pays else []
        more = tag("small", escape(" · ".join(parts)))
        chosen = [tag("em", escape(words("coach-chosen-mark")))] if line.chosen else []
        return tag(
            "li",
            tag("span", escape(line.text), *chosen, kind="move"),
            tag("span", tag("b", escape(figures.percent(line.win))), more, kind="figure"),
            tag("div", f'<i style="width:{100 * size:.1f}%"></i>', kind="track"),
            kind="chosen" if line.chosen else "",
        )

    def _change(self, moment: Moment) -> str:
        if moment.luck is None or moment.seat is None:
            return tag("span", kind="change")
        change = moment.luck.win[moment.seat]
        kind = "change up" if change > 0 else "change down"
        return tag("span", escape(self._figures.change(change)), kind=kind)

    def _grade(self, moment: Moment, *, loss: bool = False) -> str:
        if moment.choice is None:
            return tag("span", kind="grade none")
        grade = moment.choice.grade
        text = self._phrases.grade(grade)
        if loss and grade != GRADES[0]:
            text = f"{text} {self._figures.change(-moment.choice.loss)}"
        return tag("span", escape(text), kind=f"grade {grade}")

    def _badge(self, seat: int | None) -> str:
        if seat is None:
            return tag("span", kind="badge house")
        return tag("span", escape(self._marks[seat]), kind=f"badge s{seat}")
