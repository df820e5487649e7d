"""Walks through a record and asks the judge about every entry."""

from collections.abc import Callable
from typing import Any

from flambeur.coach.grading import judged, turning_points
from flambeur.coach.judge import Experts, Worth, final
from flambeur.coach.merits import best_move, costliest_move, skill_of
from flambeur.core.errors import BadRecord
from flambeur.core.match import Match
from flambeur.core.record import Entry
from flambeur.core.turn import Chance, Choice, Over
from flambeur.protocol.review import Decision, Luck, Point, Review, SeatReview

Progress = Callable[[float], None]


def review(match: Match[Any], experts: Experts, progress: Progress | None = None) -> Review:
    """Review a finished game; an unfinished one is refused."""
    if not isinstance(match.turn, Over):
        raise BadRecord(match.record.dump().count(b"\n") + 1, "the game is not over")
    walk = Walk(match, experts)
    total = len(match.record.entries)
    for number, entry in enumerate(match.record.entries, 1):
        walk.enter(entry)
        if progress is not None:
            progress(number / total)
    return walk.review(match.turn)


class Walk:
    """Goes through a game entry by entry and keeps what the judge says."""

    def __init__(self, match: Match[Any], experts: Experts) -> None:
        """Lay the table as it was before the first entry."""
        self._header, self._position = match.record.header, match.opening()
        self._judge = experts.judge_of(self._position.state)
        self._decisions: list[Decision] = []
        self._lucks: list[Luck] = []
        self._curve = [self._point()]

    def enter(self, entry: Entry) -> None:
        """Judge an entry, then play it."""
        position = self._position
        match position.turn:
            case Chance():
                self._note_luck(entry)
            case Choice() as choice:
                self._note_choice(choice, entry)
        position.enter(entry)
        point = self._point()
        if (point.win, point.money) != (self._curve[-1].win, self._curve[-1].money):
            self._curve.append(point)

    def review(self, over: Over) -> Review:
        """Sum up."""
        seats, end = range(len(self._header.seats)), final(over, pays=self._judge.pays)
        losses = [sum(choice.loss for choice in self._choices_of(seat)) for seat in seats]
        return Review(
            self._header.game,
            tuple(self._seat(seat, end, losses) for seat in seats),
            tuple(self._decisions),
            tuple(self._lucks),
            tuple(self._curve),
            turning_points(self._decisions, self._lucks),
            self._judge.error,
        )

    def _note_luck(self, entry: Entry) -> None:
        assert entry.move is not None  # noqa: S101 - the log holds every move
        position = self._position
        luck = self._judge.luck(position.state, entry.move)
        if any(luck.win) or any(luck.money):
            seat = _whose(position.state)
            self._lucks.append(Luck(position.version, seat, luck.win, luck.money))

    def _note_choice(self, choice: Choice, entry: Entry) -> None:
        assert entry.move is not None  # noqa: S101 - the log holds every move
        moves = choice.moves if entry.move in choice.moves else (entry.move, *choice.moves)
        if len(moves) == 1:
            return
        position = self._position
        options = self._judge.options(position.state, choice.seat, moves)
        if options:
            chosen = moves.index(entry.move)
            self._decisions.append(judged(position.version, choice.seat, options, chosen))

    def _point(self) -> Point:
        turn = self._position.turn
        worth: Worth
        if isinstance(turn, Over):
            worth = final(turn, pays=self._judge.pays)
        else:
            worth = self._judge.worth(self._position.state)
        return Point(self._position.version, worth.win, worth.money)

    def _choices_of(self, seat: int) -> list[Decision]:
        return [choice for choice in self._decisions if choice.seat == seat]

    def _seat(self, seat: int, end: Worth, losses: list[float]) -> SeatReview:
        luck = sum(luck.win[seat] for luck in self._lucks)
        return SeatReview(
            name=self._header.seats[seat],
            result=end.win[seat],
            money=int(end.money[seat]),
            luck=luck,
            loss=losses[seat],
            adjusted=end.win[seat] - luck,
            money_luck=sum(luck.money[seat] for luck in self._lucks),
            skill=skill_of(losses, seat),
            best=best_move(self._choices_of(seat)),
            costliest=costliest_move(self._choices_of(seat)),
        )


def _whose(state: Any) -> int | None:
    """Tell whose dice chance is about to roll, as far as the frame or the table says it."""
    alone = 0 if getattr(state, "seats", 0) == 1 else None
    return getattr(state.stack[-1], "seat", getattr(state, "active", alone))
