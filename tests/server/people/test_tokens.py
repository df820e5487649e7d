"""Tokens are told once, and only their hashes are kept."""

from pathlib import Path

import pytest

from flambeur.protocol.people import TokenInfo
from flambeur.protocol.refusals import BadRequest, NotAllowed, NotSignedIn
from flambeur.server.people.session import Sessions, hash_token
from flambeur.server.people.tokens import MOST, TokenDesk
from flambeur.server.store.contract import Person, Store
from flambeur.server.store.sqlite.store import SqliteStore

GUEST = Person("guest", "", "guest")
ANN = Person("ann", "Ann", "account")


async def who(store: Store, token: str) -> Person:
    """Find out who comes with a token."""
    sessions = await Sessions.open(store, secure=False)
    return (await sessions.visitor(f"Bearer {token}", None)).person


def all_bytes(folder: Path) -> bytes:
    """Read all files of a folder."""
    return b"".join(file.read_bytes() for file in folder.iterdir())


async def test_a_guest_has_bots(store: Store) -> None:
    """A token of a bot leads to the bot; its owner sees it by name."""
    desk = TokenDesk(store)
    bot, token = await desk.give(GUEST, "Robo", bot=True)
    assert ("Robo", "bot") == (bot.name, bot.kind)
    assert bot == await who(store, token)
    assert [TokenInfo("Robo", bot.id, bot=True)] == await desk.held(GUEST)
    assert [] == await desk.held(ANN)


async def test_the_same_name_replaces_a_token(store: Store) -> None:
    """The bot stays the same; its old token is void."""
    desk = TokenDesk(store)
    bot, old = await desk.give(GUEST, "Robo", bot=True)
    again, new = await desk.give(GUEST, "Robo", bot=True)
    assert bot == again == await who(store, new)
    with pytest.raises(NotSignedIn):
        await who(store, old)


async def test_a_bot_is_forgotten_with_its_token(store: Store) -> None:
    """Tokens are taken back by name, by their owner only."""
    desk = TokenDesk(store)
    bot, token = await desk.give(GUEST, "Robo", bot=True)
    assert not await desk.take(ANN, "Robo")
    assert await desk.take(GUEST, "Robo")
    assert not await desk.take(GUEST, "Robo")
    assert await store.person(bot.id) is None
    with pytest.raises(NotSignedIn):
        await who(store, token)


async def test_an_account_has_tokens_for_itself(store: Store) -> None:
    """Such a token leads to the account; guests have none, and names are not used twice."""
    await store.add_person(ANN)
    desk = TokenDesk(store)
    assert (ANN, True) == ((made := await desk.give(ANN, "terminal", bot=False))[0], bool(made[1]))
    assert ANN == await who(store, made[1])
    assert [TokenInfo("terminal", "ann", bot=False)] == await desk.held(ANN)
    with pytest.raises(BadRequest):
        await desk.give(ANN, "terminal", bot=True)
    with pytest.raises(NotAllowed):
        await desk.give(GUEST, "terminal", bot=False)
    assert await desk.take(ANN, "terminal")
    assert ANN == await store.person("ann")


async def test_nobody_has_too_many(store: Store) -> None:
    """Bots and tokens are limited; a place that became free is used again."""
    await store.add_person(ANN)
    desk = TokenDesk(store)
    for number in range(MOST):
        await desk.give(ANN, f"bot {number}", bot=True)
        await desk.give(ANN, f"own {number}", bot=False)
    for bot in (True, False):
        with pytest.raises(NotAllowed):
            await desk.give(ANN, "one more", bot=bot)
    await desk.give(ANN, "own 3", bot=False)
    await desk.take(ANN, "bot 3")
    await desk.give(ANN, "one more", bot=True)
    assert 2 * MOST == len(await desk.held(ANN))


async def test_only_hashes_are_kept(tmp_path: Path) -> None:
    """The bytes of the database hold the hash of a token, never the token."""
    store = SqliteStore(str(tmp_path / "people.db"))
    await store.open()
    _, token = await TokenDesk(store).give(GUEST, "Robo", bot=True)
    await store.close()
    kept = all_bytes(tmp_path)
    assert hash_token(token).encode() in kept
    assert token.encode() not in kept
    assert token.removeprefix("flb_").encode() not in kept
