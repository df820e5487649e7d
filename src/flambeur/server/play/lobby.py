"""How tables come to be: opened, and found by others."""

import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from flambeur.core.codec import encode, shape_as
from flambeur.core.errors import BadOption, FlambeurError
from flambeur.core.fair.beginning import promise_of
from flambeur.core.game import Game
from flambeur.families import find, names_for
from flambeur.protocol.acts import SeatBot, Sit, Start
from flambeur.protocol.card import Card
from flambeur.protocol.lobby import NewTable, PlayOn, Quick
from flambeur.protocol.position import PlayFrom
from flambeur.server.people.names import clean_name
from flambeur.server.play.clock import EXPIRY
from flambeur.server.play.desk import Desk
from flambeur.server.play.lesson import taught
from flambeur.server.play.listing import listing_of, read_cards, without_guests
from flambeur.server.play.playing_on import Point, going_on
from flambeur.server.play.reading import write_step
from flambeur.server.play.secrets_of import ID_LETTERS, LETTERS, seed_of
from flambeur.server.play.sharing import check_shared, shared_gives, shared_places
from flambeur.server.play.steps import Opened
from flambeur.server.play.table import Table
from flambeur.server.store.contract import Write
from flambeur.server.store.errors import Duplicate
from flambeur.sources.fair import new_nonce, new_seed

LISTED = 50
Count = Callable[[], None]
"""Called before a table is opened; it may refuse."""


def free() -> None:
    """Open tables without a limit."""


def new_table_id() -> str:
    """Draw a name that cannot be guessed: 60 bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LETTERS))


class Lobby:
    """Opens tables, and finds them for people who want to play."""

    def __init__(self, desk: Desk) -> None:
        """Take the desk where everything else is done."""
        self._desk = desk

    async def open(self, host: str, wanted: NewTable, count: Count = free) -> str:
        """Open a table; the host and bots may sit down and start at once."""
        game = find(wanted.game)
        wanted = taught(game, wanted) if wanted.lesson or wanted.chapter else wanted
        _check_seats(game, wanted)
        table = await self._open(host, game, wanted, count)
        if wanted.sit is not None:
            await self._desk.act(table, host, wanted.sit, new_nonce())
        for bot in () if wanted.shared else wanted.bots:
            await self._desk.act(table, host, SeatBot(bot), new_nonce())
        if wanted.start or wanted.shared:
            await self._desk.act(table, host, Start(), new_nonce())
        return table

    async def _open(self, host: str, game: Game[Any], wanted: NewTable, count: Count) -> str:
        options = _agree(game, wanted)
        count()
        seed, table = new_seed(), new_table_id()
        await self._create(seed, _opened(host, game, wanted, options, table, seed))
        return table

    async def play_on(
        self, person: str, point: Point, wanted: PlayOn | PlayFrom, count: Count = free
    ) -> str:
        """Open a table that goes on from where another game stood, and start there."""
        seed, table = new_seed(), new_table_id()
        opened = going_on(point, person, wanted, table, seed)
        count()
        await self._create(seed, opened)
        await self._desk.act(table, person, Start(), new_nonce())
        return table

    async def open_board(self, opened: Opened) -> None:
        """Open the table of a day's board, and start there; a second time changes nothing."""
        with suppress(Duplicate):
            await self._create(new_seed(), opened)
        await self._desk.act(opened.table, opened.host, Start(), "board")

    async def _create(self, seed: str, opened: Opened) -> None:
        new = Table(seed, opened)
        write = Write(new.id, 1, "", write_step(opened), EXPIRY)
        await self._desk.store.create(seed, write, listing_of(new))
        self._desk.slots.put(new, EXPIRY)

    async def quick(self, person: str, wanted: Quick, count: Count = free) -> str:
        """Sit down at a public table that waits for players, or open one."""
        game = find(wanted.game)
        clean_name(wanted.name)
        sit = Sit(wanted.name, gives=wanted.gives)
        for card in await self.listed("open", game.id):
            if card.auto and None in card.places:
                try:
                    await self._desk.act(card.table, person, sit, new_nonce())
                except FlambeurError:
                    continue  # somebody else was quicker, or has such a name
                return card.table
        new = NewTable(game=game.id, chairs=wanted.chairs, public=True, auto=True, sit=sit)
        return await self.open(person, new, count)

    async def listed(self, phase: str, game: str | None = None) -> list[Card]:
        """List public tables, the newest first; what guests call themselves is for their table."""
        cards = read_cards(await self._desk.store.listed(phase, game, LISTED))
        ids = {place.person for card in cards for place in card.places if place and place.person}
        known = await self._desk.store.people(sorted(ids)) if ids else []
        return [without_guests(card, {person.id for person in known}) for card in cards]

    async def tables_of(self, person: str) -> list[Card]:
        """List the tables where a person sits or sat."""
        return read_cards(await self._desk.store.tables_of(person, LISTED))


def _opened(
    host: str, game: Game[Any], wanted: NewTable, options: dict[str, object], table: str, seed: str
) -> Opened:
    return Opened(
        table=table,
        game=game.id,
        options=options,
        chairs=wanted.chairs,
        host=host,
        pace=wanted.pace,
        public=wanted.public,
        auto=wanted.auto,
        hash="" if wanted.lesson else promise_of(seed_of(seed, 0)),
        hints=wanted.hints,
        places=shared_places(host, wanted, table) if wanted.shared else (),
        gives=shared_gives(wanted) if wanted.shared else (),
        shared=bool(wanted.shared),
        scheme=2,
        lesson=wanted.lesson,
        chapter=wanted.chapter,
    )


def _check_seats(game: Game[Any], wanted: NewTable) -> None:
    """Refuse those who could not sit down before there is a table."""
    if wanted.shared:
        check_shared(game, wanted)
    if len(wanted.bots) + (wanted.sit is not None) > wanted.chairs:
        raise BadOption("there are not so many chairs")
    if wanted.sit is not None:
        clean_name(wanted.sit.name)
    for bot in wanted.bots:
        if bot not in names_for(game.id):
            raise BadOption(f"there is no bot {bot!r} for {game.id}")


def _agree(game: Game[Any], wanted: NewTable) -> dict[str, object]:
    """Check the options of a new table and fill in the rest."""
    try:
        options = shape_as(wanted.options, game.options)
    except msgspec.ValidationError as error:
        raise BadOption(str(error)) from error
    if wanted.chairs > max(game.seats):
        raise BadOption(f"{game.name} cannot be played by {wanted.chairs}")
    agreed = options if wanted.chairs not in game.seats else game.agree(wanted.chairs, options)
    # Through the codec, so that a log holds exactly what a record of the game would.
    return dict(msgspec.json.decode(encode(game.write_options(agreed))))
