"""Sentences that the terminal and the page share."""

from collections import Counter
from typing import get_args

from flambeur.protocol.review import Grade, Luck, Review, SeatReview
from flambeur.shows.review.figures import Figures
from flambeur.shows.review.moments import Line, Moment, Story
from flambeur.words.catalogues import Words

GRADES: tuple[Grade, ...] = get_args(Grade)
TOLD = 0.005
"""A smaller change of somebody's win chance is not told."""
LUCKY = 0.05
"""Luck below this share of the win is not worth a word."""


class Phrases:
    """Says in words what the numbers of a review mean."""

    def __init__(self, words: Words, review: Review, story: Story) -> None:
        """Take what is to be told."""
        self._words, self._review, self._story = words, review, story
        self.figures = Figures(words)

    @property
    def game(self) -> str:
        """Name the game."""
        return self._words.game(self._review.game.partition("@")[0])

    @property
    def pays(self) -> bool:
        """Tell whether the game is about money."""
        return any(point.money != self._review.curve[0].money for point in self._review.curve)

    def winner(self) -> str:
        """Say who has won."""
        winners = [seat for seat, one in enumerate(self._review.seats) if one.result]
        if not winners:
            return self._words("coach-won-nobody")
        names = self._words.every([self._story.names[seat] for seat in winners])
        return self._words("coach-won", names=names, count=len(winners))

    def verdict(self) -> str:
        """Say who was lucky or not, and what would have been fair."""
        seats, words = self._review.seats, self._words
        luckiest = max(range(len(seats)), key=lambda seat: seats[seat].luck)
        most = max(range(len(seats)), key=lambda seat: seats[seat].adjusted)
        lucky, best = self._story.names[luckiest], self._story.names[most]
        luck = self.figures.change(seats[luckiest].luck, 0)
        if len(seats) == 1:
            return words("coach-verdict-solo", luck=luck)
        if seats[luckiest].luck < LUCKY:
            return words("coach-verdict-even", best=best)
        if luckiest == most:
            return words("coach-verdict-same", lucky=lucky, luck=luck)
        return words("coach-verdict", lucky=lucky, luck=luck, best=best)

    def doubt(self) -> str:
        """Say how sure the numbers are."""
        if not self._review.error:
            return self._words("coach-exact")
        return self._words("coach-error", error=self.figures.percent(self._review.error))

    def grades(self, seat: int) -> list[tuple[Grade, int]]:
        """Count the choices of a seat by their grade, the best first."""
        found = Counter(choice.grade for choice in self._review.decisions if choice.seat == seat)
        return [(grade, found[grade]) for grade in GRADES if found[grade]]

    def graded(self, grade: Grade, count: int) -> str:
        """Name so many choices of a grade."""
        return self._words(f"coach-count-{grade}", count=count)

    def grade(self, grade: Grade) -> str:
        """Name a grade."""
        return self._words(f"coach-grade-{grade}")

    def result(self, seat: SeatReview) -> list[str]:
        """Tell in a word how a seat has ended, and with how much money."""
        word = "lost" if not seat.result else "won" if seat.result == 1 else "shared"
        money = [self._words.money(seat.money)] if self.pays else []
        told = [] if money and not seat.result else [self._words(f"coach-player-{word}")]
        return [*told, *money]

    def luck_of(self, seat: SeatReview) -> str:
        """Tell the luck of a seat, in money too where there is any."""
        luck = self.figures.change(seat.luck)
        if not self.pays:
            return luck
        money = self.figures.money_change(seat.money_luck)
        return self._words("coach-luck-money", luck=luck, money=money)

    def gained(self, luck: Luck) -> str:
        """Tell whose win chance a roll has changed: first whose dice they were, then the most."""
        seats = range(len(luck.win))
        order = sorted(seats, key=lambda seat: (seat != luck.seat, -abs(luck.win[seat])))
        told = [seat for seat in order if abs(luck.win[seat]) >= TOLD] or order[:1]
        changes = [
            self._words(
                "coach-change",
                name=self._story.names[seat],
                change=self.figures.change(luck.win[seat]),
            )
            for seat in told
        ]
        return self._words("coach-luck", changes=self._words.commas(changes))

    def chosen(self, moment: Moment) -> str:
        """Tell what was chosen, and what would have been better."""
        assert moment.choice is not None  # noqa: S101 - asked of choices only
        best = moment.lines[0]
        made = next(line for line in moment.lines if line.chosen)
        grade, option = self.grade(moment.choice.grade), self.option(made)
        if moment.choice.grade == "best":
            return self._words("coach-chosen", grade=grade, made=option)
        loss = self.figures.percent(moment.choice.loss)
        better = self.option(best)
        return self._words("coach-better", grade=grade, loss=loss, made=option, best=better)

    def option(self, line: Line) -> str:
        """Name an option with its win chance."""
        return self._words("coach-option", move=line.text, win=self.figures.percent(line.win))
