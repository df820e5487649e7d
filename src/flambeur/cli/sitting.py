"""One sitting: the game goes on, move by move, until it is over or someone leaves."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from flambeur.cli.keys import Keys
from flambeur.cli.records import Recorder, teller_at
from flambeur.cli.screen import Screen
from flambeur.cli.telling import Telling
from flambeur.core.match import Match
from flambeur.core.parts import Event, Move
from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.shows.offer import Offer, keys_of
from flambeur.words.catalogues import Words

LOG_LINES = 12
Chooser = Callable[[View[Any]], Move]
"""How a bot chooses from what its seat may see."""


class Left(Exception):
    """A player leaves the game."""


class Sitting:
    """People share the keyboard, bots fill the other seats."""

    def __init__(
        self,
        words: Words,
        screen: Screen,
        match: Match[Any],
        recorder: Recorder,
        bots: Mapping[int, Chooser],
        names: Sequence[str],
    ) -> None:
        """Take the table and those around it, by what the screen calls them."""
        self._words, self._screen = words, screen
        self._match, self._recorder, self._bots = match, recorder, bots
        self._keys = Keys(words)
        seats = range(len(match.record.header.seats))
        people = [seat for seat in seats if seat not in bots]
        # Several people look at one screen, so it shows what a spectator may see.
        self._eye = people[0] if len(people) == 1 else None
        self._teller = teller_at(words, match, self._eye, names)
        self._telling = Telling(screen, self._teller)
        self._told = 0

    def play(self) -> None:
        """Play to the end, or until a player leaves; everything is written down as it happens."""
        try:
            self._match.settle()
            self._recorder.keep()
            while isinstance(awaited := self._match.turn, Choice):
                self._match.submit(awaited.seat, self._move(awaited.seat), self._match.version)
                self._recorder.keep()
            self._report(self._news())
        except (Left, EOFError, KeyboardInterrupt):
            self._screen.say()
            self._match.abandon()
        finally:
            self._recorder.close()

    def _move(self, seat: int) -> Move:
        if seat in self._bots:
            return self._bots[seat](self._match.view(seat))
        return self._ask(seat)

    def _news(self) -> list[Event]:
        """Fetch what happened since the last telling, as everybody at the table saw it."""
        events = self._match.events(self._eye, self._told, live=True)
        self._told = self._match.version
        return list(events)

    def _report(self, events: list[Event], *, pause: bool = False) -> None:
        """Tell the news, round by round; the end of one stays in sight until it is read."""
        parts = self._teller.chapters(events)
        for place, part in enumerate(parts, 1):
            if lines := self._teller.news(part):
                self._screen.say()
                self._telling.story(lines)
            if pause and place < len(parts):
                self._screen.ask(self._words("play-go-on"))

    def _ask(self, seat: int) -> Move:
        """Tell the news, show the table and let a person choose."""
        events = self._news()
        if events and self._teller.is_roll(events[-1]):
            events.pop()
        self._report(events, pause=self._screen.live)
        view = self._match.view(seat)
        offers = self._teller.grouped(self._teller.offers(view))
        secret = self._eye is None and self._is_secret()
        if secret:
            self._screen.say()
            self._screen.ask(self._words("play-secret", name=self._teller.names[seat]))
        self._show(seat, view, offers, table=not self._teller.is_aside(view))
        while (move := self._choose(view, offers)) is None:
            pass
        if secret:
            self._screen.wipe()
        return move

    def _choose(self, view: View[Any], offers: list[Offer]) -> Move | None:
        """Ask once; nothing if it was not decided."""
        return self._answer(self._screen.ask(self._prompt(offers)), view, offers)

    def _choose_further(self, view: View[Any], offers: list[Offer]) -> Move | None:
        """Ask for the next step of a decision, until it is taken or taken back."""
        while True:
            self._screen.say(self._words("play-back"))
            self._telling.offers(offers)
            answer = self._screen.ask(self._prompt(offers))
            if not answer:
                return None
            if (move := self._answer(answer, view, offers)) is not None:
                return move

    def _is_secret(self) -> bool:
        """Tell whether not everybody may see what is chosen now."""
        return isinstance(self._match.turn, Choice) and self._match.turn.audience is not None

    def _show(self, seat: int, view: View[Any], offers: list[Offer], *, table: bool = True) -> None:
        name = self._teller.names[seat]
        words, you = self._words, name == self._words("name-you")
        if table:
            title = words("play-turn-you") if you else words("play-turn", name=name)
            self._telling.table(self._match.view(self._eye), title)
        else:
            self._screen.rule(words("play-decide-you") if you else words("play-decide", name=name))
        self._telling.line(" ".join(self._teller.question(view)))
        self._telling.offers(offers)

    def _prompt(self, offers: list[Offer]) -> str:
        if len(offers) == 1:
            return self._words("play-prompt-one", key=offers[0].key)
        return self._words("play-prompt", keys=" ".join(keys_of(offers)))

    def _answer(self, answer: str, view: View[Any], offers: list[Offer]) -> Move | None:
        """Do what was typed: choose, or look at something and choose later."""
        if not answer and len(offers) == 1:
            return offers[0].move
        if found := self._teller.typed(view, answer):
            return self._heard(found)
        for offer in offers:
            if answer.casefold() in (offer.key, *offer.also):
                return self._taken(view, offer, offers)
        match self._keys.meaning(answer):
            case "help":
                self._explain(view)
            case "log":
                self._log()
            case "money":
                self._money(view, offers)
            case "table":
                self._look_again(view, offers)
            case "quit":
                self._leave()
            case _:
                keys = self._words.commas(keys_of(offers))
                self._screen.say(self._words("play-unclear", keys=keys))
        return None

    def _taken(self, view: View[Any], offer: Offer, among: list[Offer]) -> Move | None:
        """Take a move, or go on to choose among those that an offer stands for."""
        if not offer.further:
            return offer.move
        move = self._choose_further(view, self._teller.grouped(offer.further))
        if move is None:
            self._telling.offers(among)
        return move

    def _heard(self, found: Move | str) -> Move | None:
        """Take the move that was typed, or say why it is none."""
        if isinstance(found, Move):
            return found
        self._screen.say(found)
        return None

    def _explain(self, view: View[Any]) -> None:
        drawn = not self._screen.plain
        lines = [*self._teller.explain(view, drawn=drawn), self._words("play-keys")]
        if drawn:
            lines = [line.replace("\n", " ") for line in lines]
        self._telling.story(lines)

    def _log(self) -> None:
        events = self._match.events(self._eye, 0)
        self._telling.story(self._teller.tell(events)[-LOG_LINES:])

    def _look_again(self, view: View[Any], offers: list[Offer]) -> None:
        assert view.seat is not None  # noqa: S101 - only a player on turn asks for the table
        self._show(view.seat, view, offers)

    def _money(self, view: View[Any], offers: list[Offer]) -> None:
        """Show a player their money; where others look on, they are asked to turn away."""
        seat = view.seat
        assert seat is not None  # noqa: S101 - only a player on turn asks for money
        if self._eye is not None or self._teller.is_open:
            self._screen.say(self._teller.money(view, seat))
            return
        self._screen.ask(self._words("play-look", name=self._teller.names[seat]))
        self._screen.ask(f"{self._teller.money(view, seat)} {self._words('play-hide')}")
        self._screen.wipe()
        self._show(seat, view, offers)

    def _leave(self) -> None:
        if self._keys.agrees(self._screen.ask(self._words("play-leave"))):
            raise Left
