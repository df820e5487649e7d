"""A review as a few lines for a terminal."""

from flambeur.protocol.review import Review
from flambeur.shows.review.moments import Moment, Story
from flambeur.shows.review.phrases import Phrases
from flambeur.words.catalogues import Words

SHOWN = 5
"""So many losses are told at most."""


class Summary:
    """The parts of a review, each as a title and its lines."""

    def __init__(self, words: Words, review: Review, story: Story) -> None:
        """Take what is to be told."""
        self._words, self._review, self._story = words, review, story
        self._phrases = Phrases(words, review, story)

    def parts(self) -> list[tuple[str, list[str]]]:
        """Tell the result, the players, the turning points and the largest losses."""
        phrases, words = self._phrases, self._words
        opening = [phrases.winner(), phrases.verdict(), phrases.doubt()]
        players = [line for seat in range(len(self._review.seats)) for line in self._player(seat)]
        found = [
            (words("coach-title", game=phrases.game), opening),
            (words("coach-players"), players),
            (words("coach-turning"), self._told(self._turning())),
            (words("coach-losses"), self._told(self._losses())),
        ]
        return [(title, lines) for title, lines in found if lines]

    def _player(self, number: int) -> list[str]:
        words, phrases, seat = self._words, self._phrases, self._review.seats[number]
        line = words(
            "coach-player",
            name=self._story.names[number],
            luck=phrases.luck_of(seat),
            choices=phrases.figures.change(-seat.loss),
            adjusted=phrases.figures.percent(seat.adjusted),
        )
        grades = [phrases.graded(grade, count) for grade, count in phrases.grades(number)]
        return [line, f"  {words.commas(grades)}"] if grades else [line]

    def _turning(self) -> list[Moment]:
        turning = set(self._review.turning)
        return [moment for moment in self._story.moments if turning & {*moment.versions}]

    def _losses(self) -> list[Moment]:
        lost = [
            (moment.choice.loss, moment)
            for moment in self._story.moments
            if moment.choice and moment.choice.grade not in ("best", "fine")
        ]
        lost.sort(key=lambda pair: -pair[0])
        return [moment for _, moment in lost[:SHOWN]]

    def _told(self, moments: list[Moment]) -> list[str]:
        lines = []
        for moment in moments:
            parts = [moment.text]
            if moment.luck is not None:
                parts.append(self._phrases.gained(moment.luck))
            if moment.choice is not None:
                parts.append(self._phrases.chosen(moment))
            entry = self._words("coach-entry", version=moment.versions[-1])
            lines.append(f"{entry} {' '.join(parts)}")
        return lines
