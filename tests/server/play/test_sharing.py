"""One device is handed round: one person holds several seats, and sees one of them at a time."""

import random
from collections.abc import AsyncIterator
from copy import copy
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from flambeur.core.codec import encode
from flambeur.core.errors import BadOption, FlambeurError
from flambeur.core.parts import Event
from flambeur.core.position import Position
from flambeur.core.secret import redact
from flambeur.core.turn import Choice
from flambeur.families import family_of
from flambeur.protocol.acts import (
    Commit,
    Play,
    Propose,
    Rematch,
    Resign,
    Reveal,
    SeatBot,
    Sit,
    Stand,
    Take,
)
from flambeur.protocol.card import Pace
from flambeur.protocol.lobby import NewTable
from flambeur.protocol.messages import Seal
from flambeur.protocol.refusals import BadName, NameTaken, NotSeated, SeatTaken, WrongPhase
from flambeur.server.bus.local import LocalBus
from flambeur.server.context import Context
from flambeur.server.people.form import seats_by_game
from flambeur.server.people.ratings import Ratings
from flambeur.server.play.calling import called
from flambeur.server.play.drawing import Drawing
from flambeur.server.play.fan import News, whole
from flambeur.server.play.mine import games_of, running_game
from flambeur.server.play.moments import moments_until
from flambeur.server.play.proofs import Proof
from flambeur.server.play.table import Table
from flambeur.server.store.contract import Person, Store
from flambeur.server.store.sqlite.store import SqliteStore
from flambeur.sources import SeededSource
from tests.server.play.giving import commitment, nonce_of, revelation, table_now, time_is_up
from tests.server.play.tables import Eye, play_on, until, worker
from tests.server.secrecy import open_secrets

NAMES = ("Ana", "Ben", "Cleo")
PACE = Pace("live", 86_400)
HIDING = {"tiles": ["A1", "G1"]}
"""Royale with fists and boxes."""
GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "2018": ("vegas/2018", {}),
    "royale": ("vegas/royale", HIDING),
}


async def share(context: Context, kind: str = "2018", **wanted: Any) -> str:
    """Open a table for three on the device of Ana."""
    game, options = GAMES[kind]
    new = NewTable(game, 3 + len(wanted.get("bots", ())), options, PACE, shared=NAMES, **wanted)
    return await context.lobby.open("ana", new)


@pytest_asyncio.fixture
async def context() -> AsyncIterator[Context]:
    """A worker of its own."""
    store = SqliteStore(":memory:")
    await store.open()
    async with worker(store) as one:
        yield one
    await store.close()


async def move(context: Context, table: str, luck: random.Random, person: str = "ana") -> None:
    """Make any move for the seat in hand."""
    now = await table_now(context, table)
    assert now.position is not None
    choice = now.position.turn
    assert isinstance(choice, Choice)
    act = Play(now.version, msgspec.Raw(encode(luck.choice(choice.moves))))
    await context.desk.act(table, person, act, f"m{now.seq}")


def mine_of(table: Table, seat: int) -> Any:
    """Draw what a seat sees beyond everybody."""
    assert table.position is not None
    mine = family_of(table.card.game).mine_of(Drawing(table).view(seat), seat)
    return None if mine is None else msgspec.json.decode(encode(mine)) or None


def as_guessed(table: Table, before: Table | None, eye: Eye, luck: random.Random) -> bytes:
    """Write the last update of a table where all that the seat in hand does not see is another."""
    position, update = table.position, eye.last
    assert position is not None
    source = SeededSource(luck.getrandbits(32))
    twin = copy(table)
    guess = table.game.sample(redact(position.state.copy(), update["seat"]), source.roll)
    twin.position = Position(table.game, guess, position.version, position.settled)
    card = None if update["card"] is None else table.card
    events = table.game.codec.convert(update["events"], list[Event])
    news = News(twin, update["since"], [events], card, update["left"])
    begun = None if update["begun"] is None else table.begun()
    seal = msgspec.convert(update["seal"], Seal | None)
    news.proven(begun, Proof(update["line"], tuple(update["lines"]), seal))
    news.following(None if before is None else Drawing(before))
    if update["words"] is not None:
        news.named()
    return news.for_person(eye.person, worded=True)


@pytest.mark.parametrize("kind", GAMES)
async def test_the_stream_holds_the_seat_in_hand_only(context: Context, kind: str) -> None:
    """Every update has the private part of the seat in hand; of the others it shows no byte."""
    luck, held, hidden = random.Random(kind), set[int](), 0
    table = await share(context, kind)
    eye, stranger = Eye("ana"), Eye("stranger")
    eye.language = stranger.language = "en"
    await context.desk.watch(table, eye)
    await context.desk.watch(table, stranger)
    before: Table | None = None
    while True:
        now = await table_now(context, table)
        seat, update = now.seat_of("ana"), eye.last
        assert seat is not None
        held.add(seat)
        assert seat == update["seat"]
        assert now.awaited() in (seat, None)
        assert mine_of(now, seat) == eye.pictures[now.seq].get("mine")
        # What happened is told as everybody may know it: whoever has the device next reads it.
        assert stranger.last["events"] == update["events"]
        assert stranger.last["told"].get("lines") == update["told"].get("lines")
        assert [] == [*open_secrets(update["events"], None, live=True)]
        assert eye.sent[-1] == as_guessed(now, before, eye, luck)
        if now.awaited() is None:
            break
        hidden += update["awaited"].get("hidden", False)
        before = now
        await move(context, table, luck)
    assert {0, 1, 2} == held
    assert (kind == "royale") == (hidden > 0)
    assert "over" == now.card.phase


async def test_a_patch_never_leads_from_one_seat_to_another(context: Context) -> None:
    """When the device goes on, the whole picture is sent; while it stays, what has changed."""
    luck, kinds = random.Random(3), set[tuple[bool, bool]]()
    table = await share(context, "royale")
    eye = Eye("ana")
    eye.language = "en"
    await context.desk.watch(table, eye)
    while (now := await table_now(context, table)).awaited() is not None:
        await move(context, table, luck)
        same = eye.updates[-2]["seat"] == eye.last["seat"]
        kinds.add((same, "patch" in eye.last))
        assert now.seq + 1 == eye.last["seq"]
    assert {(True, True), (False, False)} == kinds


async def test_looking_back_shows_what_everybody_saw(context: Context) -> None:
    """Moments, and what is told again after a gap, hold no private part of an earlier seat."""
    luck = random.Random(5)
    table = await share(context, "royale")
    for _ in range(40):
        await move(context, table, luck)
    stored = await context.desk.store.load(table)
    assert stored is not None
    for written in moments_until(stored, len(stored.rows), "ana"):
        moment = msgspec.json.decode(written)
        assert moment["seat"] is None
        assert "mine" not in (moment.get("picture") or moment["patch"])
        assert [] == [*open_secrets(moment["events"], None, live=True)]
    eye, stranger = Eye("ana"), Eye("stranger")
    for viewer in (eye, stranger):
        viewer.language = "de"
        await context.desk.watch(table, viewer, 1)
    assert stranger.last["events"] == eye.last["events"]
    assert stranger.last["told"]["lines"] == eye.last["told"]["lines"]


async def test_a_program_sees_the_seat_in_hand(context: Context) -> None:
    """Over HTTP, too, the view is that of the seat in hand."""
    table = await share(context, "2018")
    await move(context, table, random.Random(7))
    now = await table_now(context, table)
    update = msgspec.json.decode(whole(now, None).for_person("ana"))
    assert (now.awaited(), now.awaited()) == (update["seat"], update["view"]["seat"])
    assert [] == [*open_secrets(update["view"], now.awaited(), live=False)]


async def test_two_workers_agree(store: Store) -> None:
    """Which seat is in hand follows from the log, so every worker says the same."""
    bus, luck = LocalBus(), random.Random(11)
    async with worker(store, bus) as one, worker(store, bus) as other:
        table = await share(one)
        eyes = Eye("ana"), Eye("ana")
        for context, eye in zip((one, other), eyes, strict=True):
            eye.language = "fr"
            await context.desk.watch(table, eye)
        for number in range(30):
            await move((one, other)[number % 2], table, luck)
            seq = (await table_now(one, table)).seq
            await until(lambda: all(eye.last["seq"] == seq for eye in eyes))  # noqa: B023 - at once
            assert eyes[0].last["seat"] == eyes[1].last["seat"]
            assert eyes[0].pictures[seq] == eyes[1].pictures[seq]


async def test_a_move_counts_once(context: Context) -> None:
    """The same key is carried out once, though the next seat is in hand by then."""
    table = await share(context)
    now = await table_now(context, table)
    assert now.position is not None
    choice = now.position.turn
    assert isinstance(choice, Choice)
    act = Play(now.version, msgspec.Raw(encode(choice.moves[0])))
    first = await context.desk.act(table, "ana", act, "once")
    assert first == await context.desk.act(table, "ana", act, "once")
    assert first == (await table_now(context, table)).seq


async def test_nobody_else_acts_for_these_seats(context: Context) -> None:
    """A stranger neither moves nor sits down nor takes the place of a bot."""
    table = await share(context, bots=("casual",))
    now = await table_now(context, table)
    assert ("Ana", "Ben", "Cleo") == now.names()[:3]
    assert [0, 1, 2] == now.seats_of("ana")
    luck = random.Random(1)
    with pytest.raises(NotSeated):
        await move(context, table, luck, "ben")
    for act in (Resign(), Propose("abandon")):
        with pytest.raises(NotSeated):
            await context.desk.act(table, "ben", act, f"no-{type(act).__name__}")
    with pytest.raises(SeatTaken):
        await context.desk.act(table, "ben", Take(3, "Ben"), "take")


async def test_who_plays_is_said_at_the_beginning(context: Context) -> None:
    """Before the game, while the dice are agreed, nobody sits down or stands up."""
    table = await share(context, gives=True)
    assert "beginning" == (await table_now(context, table)).card.phase
    for act in (Sit("Dan"), Stand(1), SeatBot("casual")):
        with pytest.raises(WrongPhase):
            await context.desk.act(table, "ana", act, f"no-{type(act).__name__}")


@pytest.mark.parametrize(
    ("wanted", "refusal"),
    [
        ({"shared": ("Ana",), "chairs": 1}, BadOption),
        ({"shared": ("Ana",), "chairs": 2, "bots": ("casual",)}, BadOption),
        ({"shared": NAMES, "chairs": 4}, BadOption),
        ({"shared": (*NAMES, "Dan", "Eva", "Fay"), "chairs": 6}, BadOption),
        ({"shared": NAMES, "chairs": 3, "public": True}, BadOption),
        ({"shared": NAMES, "chairs": 3, "auto": True}, BadOption),
        ({"shared": NAMES, "chairs": 3, "sit": Sit("Dan")}, BadOption),
        ({"shared": NAMES, "chairs": 4, "bots": ("nobody",)}, BadOption),
        ({"shared": ("Ana", "ana", "Ben"), "chairs": 3}, NameTaken),
        ({"shared": ("Ana", "\u202eBen", "Cleo"), "chairs": 3}, BadName),
    ],
)
async def test_limits(
    context: Context, wanted: dict[str, Any], refusal: type[FlambeurError]
) -> None:
    """Two or more share a device, as many as fill the chairs, and nothing is counted in vain."""
    counted: list[int] = []
    with pytest.raises(refusal):
        await context.lobby.open("ana", NewTable("vegas/2018", **wanted), lambda: counted.append(1))
    assert [] == counted


async def test_it_is_nowhere_public(context: Context) -> None:
    """The table stands in no list but that of its host, once."""
    table = await share(context)
    assert [] == [
        card for phase in ("open", "playing") for card in await context.lobby.listed(phase)
    ]
    assert [table] == [card.table for card in await context.lobby.tables_of("ana")]
    assert (True, False) == (
        (await table_now(context, table)).card.shared,
        (await table_now(context, table)).card.public,
    )


async def test_a_game_to_its_end_is_not_rated(context: Context) -> None:
    """Accounts and bots keep their ratings, no form is measured, and no place is told as mine."""
    store = context.desk.store
    await store.add_person(Person("ana", "Ana", "account"))
    table = await share(context, bots=("casual",))
    await until_over(context, table)
    now = await table_now(context, table)
    await Ratings(store).rate(now)
    assert [] == await store.ratings_of("ana")
    assert [] == await store.ratings_of("bot:casual")
    assert {} == seats_by_game([now.card], "ana")
    games = await games_of(context.desk, "ana", 10, 0)
    assert [(True, None, None)] == [(g.card.shared, g.luck, g.skill) for g in games.finished]
    assert 1 == games.count


async def until_over(context: Context, table: str) -> None:
    """Let people and bots play to the end."""
    luck = random.Random(2)
    while (now := await table_now(context, table)).card.phase != "over":
        seat = now.awaited()
        if seat is not None and now.is_played_by_bot(seat):
            seq = now.seq
            slot = await context.desk.slots.get(table)
            await until(lambda: slot.table.seq > seq, 20)  # noqa: B023 - at once
        else:
            await move(context, table, luck)


async def test_one_word_counts_for_all_seats(context: Context) -> None:
    """Who gives the game up, or takes a move back, asks nobody: all seats are theirs."""
    table = await share(context)
    await context.desk.act(table, "ana", Propose("abandon"), "give-up")
    now = await table_now(context, table)
    assert now.card.outcome is not None
    assert ("over", "abandoned") == (now.card.phase, now.card.outcome.ending)


async def test_away_and_back_at_all_seats(context: Context) -> None:
    """Whoever lets the time run out is away at all their seats, and back at all of them."""
    context.desk.on_chore = lambda _: None
    table = await share(context)
    now = await time_is_up(context, table)
    assert [True] * 3 == [place.away for place in now.card.places if place]
    assert ("ana",) == called(now)
    await context.desk.welcome(table, "ana")
    now = await table_now(context, table)
    assert [False] * 3 == [place.away for place in now.card.places if place]
    await context.desk.act(table, "ana", Resign(), "resign")
    now = await table_now(context, table)
    assert [True] * 3 == [place.resigned for place in now.card.places if place]


async def test_again_with_one_tap(context: Context) -> None:
    """The same names play again on the same device, as soon as one asks."""
    table = await share(context)
    await context.desk.act(table, "ana", Propose("abandon"), "give-up")
    await context.desk.act(table, "ana", Rematch(), "again")
    slot = await context.desk.slots.get(table)
    await until(lambda: slot.table.card.rematch is not None)
    following = await context.desk.slots.get(slot.table.card.rematch or "")
    await until(lambda: following.table.card.phase == "playing")
    card = following.table.card
    assert (NAMES, "ana", True, False) == (
        following.table.names(),
        card.host,
        card.shared,
        card.public,
    )
    assert [0, 1, 2] == following.table.seats_of("ana")
    assert [False] * 3 == [place.away for place in card.places if place]


async def test_one_nonce_for_one_device(context: Context) -> None:
    """The client gives for the first of its seats, and its receipt is found later, too."""
    table = await share(context, gives=True)
    now = await table_now(context, table)
    assert now.attempt is not None
    assert {0} == now.attempt.announced
    assert 0 == now.seat_of("ana")
    commit: Commit = commitment(now, "ana")
    await context.desk.act(table, "ana", commit, "commit")
    slot = await context.desk.slots.get(table)
    await until(lambda: slot.table.attempt is not None and slot.table.attempt.listed is not None)
    shown: Reveal = revelation(slot.table, "ana")
    await context.desk.act(table, "ana", shown, "reveal")
    await until(lambda: slot.table.card.phase == "playing")
    assert slot.table.attempt is not None
    assert (nonce_of("ana"), None, None) == slot.table.attempt.nonces
    await play_on(context, table, 1)
    assert await context.desk.receipt(table, "ana", shown)


async def test_my_games_tell_whose_turn_it_is(context: Context) -> None:
    """In the list of running games it is always my turn, at the seat in hand."""
    table = await share(context)
    luck = random.Random(4)
    for _ in range(5):
        now = await table_now(context, table)
        game = running_game(now, "ana", 10)
        assert game is not None
        assert (now.awaited(), True) == (game.seat, game.mine)
        await move(context, table, luck)
