"""Practice at the keyboard: a position, a choice, what every option is worth, and the next one."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from flambeur.cli.choosing import Positions
from flambeur.cli.deck import Deck
from flambeur.cli.keys import Keys
from flambeur.cli.screen import Screen
from flambeur.cli.telling import Telling
from flambeur.cli.verdicts import Verdicts
from flambeur.core.view import View
from flambeur.families import family_of
from flambeur.practice.deck import answered, new_card
from flambeur.practice.puzzle import Puzzle
from flambeur.practice.reason import Posed, pose
from flambeur.practice.verdict import Verdict, verdict_on
from flambeur.protocol.lines import Line, Phrase
from flambeur.shows.offer import Offer, keys_of
from flambeur.shows.teller import Teller
from flambeur.words.catalogues import Words
from flambeur.words.speaker import Speaker

TYPING = ("strike-ask-aim",)
"""Questions that tell how to type a throw; here only keys are typed."""
RIVALS = "name-strong"
"""Whose names the others at the table bear."""


class Done(Exception):
    """Somebody has had enough."""


class Score(msgspec.Struct):
    """How it went."""

    count: int = 0
    right: int = 0


class Question(msgspec.Struct, frozen=True):
    """A position on the screen: what it is, who tells it, and what can be chosen."""

    puzzle: Puzzle
    posed: Posed
    speaker: Speaker
    teller: Teller
    offers: list[Offer]
    again: bool


class Training:
    """Asks one position after the other."""

    def __init__(
        self,
        words: Words,
        screen: Screen,
        deck: Deck,
        positions: Positions,
        now: Callable[[], float],
    ) -> None:
        """Take who listens, what there is to ask, and a clock."""
        self._words, self._screen, self._deck = words, screen, deck
        self._positions, self._now = positions, now
        self._keys = Keys(words)
        self.score = Score()

    def run(self) -> None:
        """Ask until nothing is left, or until somebody has had enough."""
        try:
            while self._round():
                pass
            self._screen.say()
            self._screen.say(self._words("practice-done"))
        except (Done, EOFError, KeyboardInterrupt):
            self._screen.say()

    def _round(self) -> bool:
        """Ask one position; tell whether there was one."""
        cards = self._deck.cards()
        puzzle = self._positions.next(cards, self._now())
        if puzzle is None:
            return False
        question = _question(self._words, puzzle, again=puzzle.name in cards)
        self._show(question)
        while (verdict := self._ask(question)) is None:
            pass
        self._answer(question, verdict)
        return True

    def _show(self, question: Question) -> None:
        view, telling = question.posed.view, Telling(self._screen, question.teller)
        topic = self._words(f"practice-theme-{question.puzzle.theme}")
        telling.table(view, self._words("practice-topic", topic=topic))
        if question.again:
            self._screen.say(self._words("practice-again"))
        telling.line(" ".join(map(question.speaker.say, _asked(view))))
        telling.offers(question.offers)

    def _ask(self, question: Question) -> Verdict | None:
        """Ask once; nothing if it was not decided."""
        keys = keys_of(question.offers)
        typed = self._screen.ask(self._words("train-prompt", keys=" ".join(keys)))
        for offer in question.offers:
            if typed.casefold() in (offer.key, *offer.also):
                return self._judged(question, offer)
        match self._keys.meaning(typed):
            case "quit":
                raise Done
            case "table":
                self._show(question)
            case "help":
                self._explain(question)
            case _:
                self._screen.say(self._words("play-unclear", keys=self._words.commas(keys)))
        return None

    def _judged(self, question: Question, offer: Offer) -> Verdict | None:
        moves = [option.move for option in question.posed.options]
        return verdict_on(question.puzzle, question.puzzle.options[moves.index(offer.move)].move)

    def _explain(self, question: Question) -> None:
        drawn = not self._screen.plain
        lines = question.teller.explain(question.posed.view, drawn=drawn)
        told = [line.replace("\n", " ") for line in (*lines, self._words("train-keys"))]
        Telling(self._screen, question.teller).story(told)

    def _answer(self, question: Question, verdict: Verdict) -> None:
        """Tell what the answer was worth, and put the position back into the deck."""
        now, name = self._now(), question.puzzle.name
        card = self._deck.cards().get(name, new_card(name, now))
        card = answered(card, now, right=verdict.right)
        self._deck.keep(card)
        self.score.count += 1
        self.score.right += verdict.right
        told = Verdicts(self._words, self._screen, question.teller, question.speaker)
        told.tell(question.posed, question.offers, verdict, card.due - now)
        if self._keys.meaning(self._screen.ask(self._words("train-next"))) == "quit":
            raise Done


def _question(words: Words, puzzle: Puzzle, *, again: bool) -> Question:
    posed = pose(puzzle)
    view = posed.view
    names = _names(words, view)
    teller = family_of(view.game).teller_of(words, names, view.state, view.seat)
    speaker = Speaker(words, names, view.seat)
    return Question(puzzle, posed, speaker, teller, _offers(teller, posed), again)


def _asked(view: View[Any]) -> list[Phrase]:
    """Ask what is to be decided, without what only helps to type."""
    asked = family_of(view.game).lines_of(view.state).question(view)
    return [one for one in asked if not (isinstance(one, Line) and one.id in TYPING)]


def _names(words: Words, view: View[Any]) -> tuple[str, ...]:
    """Call the one who answers you, and everybody else by a name."""
    rivals = iter(words(RIVALS).split())
    seats = range(view.state.seats)
    return tuple(words("name-you") if seat == view.seat else next(rivals) for seat in seats)


def _offers(teller: Teller, posed: Posed) -> list[Offer]:
    """Take the offers that are options here, with their keys; any other option gets a free key."""
    moves = [option.move for option in posed.options]
    offers = [offer for offer in teller.offers(posed.view) if offer.move in moves]
    offered = [offer.move for offer in offers]
    free = iter(_free_keys(offers, len(moves)))
    others = [
        Offer(next(free), move, teller.unoffered(posed.view, move))
        for move in moves
        if move not in offered
    ]
    return [*others, *offers]


def _free_keys(offers: Sequence[Offer], count: int) -> list[str]:
    taken = {offer.key for offer in offers}
    return [key for key in map(str, range(1, 2 * count + 1)) if key not in taken]
