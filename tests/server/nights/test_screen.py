"""No byte that a television is sent depends on hidden money, fists or boxes."""

import asyncio
import random
from copy import copy
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from flambeur.core.codec import encode
from flambeur.core.position import Position
from flambeur.core.secret import redact
from flambeur.core.turn import Choice
from flambeur.families import find
from flambeur.protocol.messages import Gesture, GestureKind
from flambeur.protocol.night import Begin
from flambeur.server.context import Context
from flambeur.server.nights import opening
from flambeur.server.nights.desk import now_of
from flambeur.server.nights.keeping import NightKeeper
from flambeur.server.nights.steps import Began
from flambeur.server.play import gestures
from flambeur.server.play.fan import News
from flambeur.server.play.gestures import shown_of
from flambeur.server.play.steps import Opened
from flambeur.server.play.table import Table
from flambeur.server.store.sqlite.store import SqliteStore
from tests.server.nights.evenings import Page, do, follow, gather, see
from tests.server.play.tables import PEOPLE, Eye, worker
from tests.server.secrecy import Watched, open_secrets, options_for

GAMES = ("vegas/royale", "vegas/2018", "vegas/2012", "easycome", "strike")
SEATS = 3
WITHOUT_MOVE: tuple[GestureKind, ...] = ("cup", "tip", "aim")
NEWS = ["closing", "games"]
"""What the rest of a night cannot tell before its game is over."""


class Television(Watched):
    """A game of a night with one eye on it: that of a television, in some language."""

    def __init__(self, context: Context, night: str, page: Page, table: str, seed: int) -> None:
        """Take a night where a game has begun."""
        super().__init__(context, table, SEATS, random.Random(seed))
        self._context, self._night, self._page = context, night, page
        tv = Eye("tv")
        tv.language = "de"
        self.eyes = {None: tv}
        self.silent = 0
        """How many hidden choices were shown to nobody while they were thought about."""

    async def play(self) -> None:
        """Play to the end; before every move look at the night and at gestures, too."""
        for eye in self.eyes.values():
            await self._desk.watch(self._id, eye)
        self._look()
        while (seat := self.table.awaited()) is not None:
            twin = self._twin()
            await self._look_at_night(twin)
            self._look_at_hands(seat, twin)
            await self._move(seat)
            self._look()

    def _twin(self) -> Table:
        """Make the same table with other hidden things."""
        table = self.table
        position = table.position
        assert position is not None
        guess = table.game.sample(redact(position.state.copy(), None), self._source.roll)
        twin = copy(table)
        twin.position = Position(table.game, guess, position.version, position.settled)
        return twin

    async def _look_at_night(self, twin: Table) -> None:
        """The night is told as it would be with other hidden things, and nothing more is told."""
        slot = self._desk.slots.peek(self._id)
        assert slot is not None
        table, sent = slot.table, len(self._page.sent)
        told = await self._news()
        slot.table = twin
        await self._context.keeper.look_after(self._night)
        assert told == await self._news(), "the night tells a secret"
        slot.table = table
        assert sent == len(self._page.sent), "the night tells of a move"
        assert [] == [*open_secrets(self._page.updates, None, live=False)]
        assert [None, []] == [self._page.night[part] for part in NEWS]

    async def _news(self) -> bytes:
        news = now_of(await see(self._context, self._night))
        return encode(msgspec.structs.replace(news, now=0.0))

    def _look_at_hands(self, seat: int, twin: Table) -> None:
        """What hands do looks the same with other hidden things; a hidden choice is not shown."""
        table, turn = self.table, self.table.position
        assert turn is not None
        choice = turn.turn
        assert isinstance(choice, Choice)
        seen = [Gesture(self._id, table.version, kind, angle=1) for kind in WITHOUT_MOVE]
        for gesture in seen:
            assert encode(shown_of(gesture, table, PEOPLE[seat])) == encode(
                shown_of(gesture, twin, PEOPLE[seat])
            ), "hands tell a secret"
        if choice.audience is not None:
            self.silent += 1
            for move in choice.moves:
                gesture = Gesture(self._id, table.version, "consider", Raw(encode(move)))
                shown = shown_of(gesture, table, PEOPLE[seat])
                assert shown is None, "hands tell what will be hidden"


def hiding(game: str, seed: int) -> Any:
    """Let tables of a night be opened with machines that hide something."""
    rules, make = find(game), opening._opened
    wanted = msgspec.convert(options_for(rules.name, random.Random(seed)), rules.options)
    options = rules.write_options(rules.agree(SEATS, wanted))

    def opened(night: str, began: Began, secret: str) -> Opened:
        given = dict(msgspec.json.decode(encode(options)))
        return make(night, msgspec.structs.replace(began, options=given), secret)

    return opened


async def show(game: str, monkeypatch: pytest.MonkeyPatch, seed: int = 0) -> Television:
    """Play one game of a night to its end, on a television."""
    store = SqliteStore(":memory:")
    await store.open()
    monkeypatch.setattr(opening, "_opened", hiding(game, seed))
    try:
        async with worker(store) as context:
            night = await gather(context, PEOPLE[:SEATS])
            page = await follow(context, night, "tv", screen=True)
            await do(context, night, PEOPLE[0], Begin(find(game).id))
            table = page.night["table"]
            async with asyncio.timeout(20):
                while (await context.desk.see(table)).table.awaited() is None:
                    await asyncio.sleep(0.01)
            television = Television(context, night, page, table, seed)
            await television.play()
    finally:
        await store.close()
    return television


@pytest.mark.parametrize("game", GAMES)
async def test_its_stream_holds_no_secret(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Updates, news of the night and gestures are the same bytes whatever is hidden."""
    television = await show(game, monkeypatch)
    assert len(television.eyes[None].sent) > 5
    if game == "vegas/royale":
        assert television.hidden > 0
        assert television.silent > 0


async def test_what_is_told_to_a_seat_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a television got what a player gets, the games above would fail."""
    tell = News.for_person

    def leaking(news: News, person: str | None, *, worded: bool = False) -> bytes:
        return tell(news, PEOPLE[0] if person == "tv" else person, worded=worded)

    monkeypatch.setattr(News, "for_person", leaking)
    with pytest.raises(AssertionError, match="secret"):
        await show("vegas/2018", monkeypatch)


async def test_what_a_night_tells_of_a_hand_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a night told how somebody stands at its table, the games above would fail."""

    async def leaking(keeper: NightKeeper, night: str) -> None:
        slot = await keeper._nights.slots.get(night)
        assert slot.room.last is not None
        table = (await keeper._desk.slots.get(slot.room.last.table)).table
        assert table.position is not None
        for follower in slot.followers:
            follower.send(encode({"night": table.position.state}))

    monkeypatch.setattr(NightKeeper, "look_after", leaking)
    with pytest.raises(AssertionError, match="the night tells"):
        await show("vegas/2018", monkeypatch)


async def test_a_fist_that_is_thought_about_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If hidden choices were shown while they are thought about, the games above would fail."""
    consider = gestures._considered

    def leaking(gesture: Gesture, table: Table, turn: Choice, told: Any) -> Any:
        return consider(gesture, table, msgspec.structs.replace(turn, audience=None), told)

    monkeypatch.setattr(gestures, "_considered", leaking)
    with pytest.raises(AssertionError, match="hidden"):
        await show("vegas/royale", monkeypatch)
