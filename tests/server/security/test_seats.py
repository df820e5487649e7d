"""Nobody plays for somebody else, nor does what only the host may do."""

import pytest

from flambeur.core.codec import encode
from tests.server.live import Guest, Json, Live

ANNA, BEN = {"type": "sit", "name": "Anna"}, {"type": "sit", "name": "Ben"}


async def two_players(live: Live) -> tuple[str, list[Guest]]:
    """Start a game of two; give the players in the order of their seats."""
    anna, ben = live.guest(), live.guest()
    table = await anna.open(sit=ANNA)
    assert 200 == (await ben.do(table, BEN, "b0")).status_code
    assert 200 == (await anna.do(table, {"type": "start"}, "a0")).status_code
    return table, [anna, ben]


def code(answer: Json) -> str:
    """Tell the code of a refusal."""
    return str(answer.get("code"))


async def test_foreign_seat(live: Live) -> None:
    """Neither the other player nor a stranger can make one's move."""
    table, players = await two_players(live)
    turn = (await players[0].see(table))["view"]["turn"]
    awaited = players[turn["seat"]]
    view = (await awaited.see(table))["view"]
    play = {"type": "play", "version": view["version"], "move": view["turn"]["moves"][0]}
    other = await players[1 - turn["seat"]].do(table, play, "x1")
    assert (409, "move/not-your-turn") == (other.status_code, other.json()["code"])
    stranger = await live.guest().do(table, play, "x2")
    assert (403, "seat/none") == (stranger.status_code, stranger.json()["code"])
    assert view == (await awaited.see(table))["view"]
    assert 200 == (await awaited.do(table, play, "x3")).status_code


async def test_seat_in_a_message(live: Live) -> None:
    """A message cannot name the seat it plays for."""
    table, players = await two_players(live)
    for act in ({"type": "resign", "seat": 1}, {"type": "answer", "yes": True, "seat": 1}):
        assert "request/bad" == code((await players[0].do(table, act)).json())


@pytest.mark.parametrize(
    "act",
    [{"type": "start"}, {"type": "seat_bot", "bot": "casual"}, {"type": "stand", "seat": 0}],
)
async def test_only_the_host(live: Live, act: Json) -> None:
    """Others cannot start the game, call bots, or send somebody away."""
    host, other = live.guest(), live.guest()
    table = await host.open(chairs=3, sit=ANNA)
    await other.do(table, BEN, "b0")
    for guest in (other, live.guest()):
        answer = await guest.do(table, act, "x")
        assert (403, "table/host") == (answer.status_code, answer.json()["code"])
    assert 200 == (await host.do(table, act, "h")).status_code


async def test_one_seat_each(live: Live) -> None:
    """Nobody takes two seats, nor one that is taken."""
    anna, ben = live.guest(), live.guest()
    table = await anna.open(chairs=3, sit=ANNA)
    assert "seat/taken" == code((await anna.do(table, BEN, "a")).json())
    assert "seat/taken" == code((await ben.do(table, BEN | {"seat": 0}, "b")).json())
    assert "seat/taken" == code((await ben.do(table, BEN | {"seat": 9}, "c")).json())


async def test_replayed_key(live: Live) -> None:
    """A message that arrives twice is carried out once, and answered the same."""
    table, players = await two_players(live)
    awaited = players[(await players[0].see(table))["view"]["turn"]["seat"]]
    view = (await awaited.see(table))["view"]
    play = {"type": "play", "version": view["version"], "move": view["turn"]["moves"][0]}
    first = await awaited.do(table, play, "once")
    seen = await awaited.see(table)
    second = await awaited.do(table, play, "once")
    assert first.json() == second.json()
    assert seen["seq"] == (await awaited.see(table))["seq"]


async def test_key_for_something_else(live: Live) -> None:
    """A key that comes again with another body is refused, not answered with the old place."""
    table, players = await two_players(live)
    awaited = players[(await players[0].see(table))["view"]["turn"]["seat"]]
    view = (await awaited.see(table))["view"]
    first, *_, other = view["turn"]["moves"]
    play = {"type": "play", "version": view["version"]}
    done = await awaited.do(table, play | {"move": first}, "once")
    assert 200 == done.status_code
    for act in (play | {"move": other}, {"type": "resign"}, {"type": "propose", "what": "abandon"}):
        answer = await awaited.do(table, act, "once")
        assert (409, "request/key") == (answer.status_code, code(answer.json()))
    assert done.json() == (await awaited.do(table, play | {"move": first}, "once")).json()


async def test_foreign_key(live: Live) -> None:
    """A key that somebody else used neither does nor undoes anything for another."""
    table, players = await two_players(live)
    seat = (await players[0].see(table))["view"]["turn"]["seat"]
    assert 200 == (await players[seat].play(table, "same")).status_code
    answer = await players[1 - seat].do(table, {"type": "answer", "yes": True}, "same")
    assert "table/proposal" == code(answer.json())


async def test_replay_after_undoing(live: Live) -> None:
    """An act that arrives again later, when it would be possible once more, is not done again."""
    anna = live.guest()
    table = await anna.open()
    sat = await anna.do(table, ANNA, "sit")
    await anna.do(table, {"type": "stand"}, "stand")
    assert sat.json() == (await anna.do(table, ANNA, "sit")).json()
    assert [None, None] == (await anna.see(table))["card"]["places"]


async def test_stale_version(live: Live) -> None:
    """A move that was meant for another position is not made."""
    table, players = await two_players(live)
    awaited = players[(await players[0].see(table))["view"]["turn"]["seat"]]
    view = (await awaited.see(table))["view"]
    for version in (view["version"] - 1, view["version"] + 1):
        play = {"type": "play", "version": version, "move": view["turn"]["moves"][0]}
        assert "move/stale" == code((await awaited.do(table, play, f"v{version}")).json())
    assert view == (await awaited.see(table))["view"]


@pytest.mark.parametrize("path", ["", "/acts"])
async def test_unknown_fields(live: Live, path: str) -> None:
    """A field that we do not know is refused, not ignored."""
    guest = live.guest()
    body = {"act": {"type": "start"}, "key": "k", "admin": True}
    if not path:
        body = {"game": "vegas", "chairs": 2, "seed": "00"}
    target = f"/api/tables/{await guest.open()}/acts" if path else "/api/tables"
    answer = await guest.http.post(target, json=body)
    assert (400, "request/bad") == (answer.status_code, answer.json()["code"])
    async with guest.socket() as socket:
        await socket.hear()
        refused = await socket.ask(encode({"type": "ping", "admin": True}).decode())
        assert "request/bad" == refused["code"]
