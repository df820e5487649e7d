"""`flambeur admin`: what an operator does with tables, people, copies and the schema."""

import argparse
import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from flambeur.cli.parser import Parser, Refusal, one_of
from flambeur.cli.records import read_bytes
from flambeur.cli.screen import Screen
from flambeur.cli.serve import need_server, read_both
from flambeur.core.errors import FlambeurError
from flambeur.words.catalogues import Words

if TYPE_CHECKING:
    from flambeur.server.signing import Signing
    from flambeur.server.store.contract import Store, Stored

NAMELESS = ("migrate", "rotate-keys", "sweep", "cleared")
"""Jobs that are about everything."""
DAYS = 30
"""So far back is looked where nobody says how far."""
LONGEST = 3650
MOST = 50
"""So many people are listed."""
STAGES = ("before", "after")
BROKEN = 1
T = TypeVar("T")


def admin(words: Words, screen: Screen, arguments: Sequence[str]) -> int:
    """Do one job and return its exit code."""
    parser = Parser(words, "admin")
    parser.subject("job", "help-job")
    parser.subject("name", "help-name")
    parser.choice("--database", "help-database", metavar="URL")
    parser.switch("--log", "help-log")
    parser.choice("--stage", "help-stage", one_of(words, STAGES), "before|after")
    found = parser.read(arguments, "job")
    one_of(words, tuple(JOBS))(found.job)
    if found.job not in NAMELESS and found.name is None:
        raise Refusal(words("error-missing", name="NAME", command="admin"))
    need_server(words)
    given = argparse.Namespace(database=found.database)
    found.database = read_both(words, given)[0].database
    return JOBS[found.job](words, screen, found)


def _inspect(words: Words, screen: Screen, found: argparse.Namespace) -> int:
    from flambeur.server.ops.checks import check_log

    stored = _load(words, found)
    try:
        table = check_log(stored)
    except FlambeurError as error:
        raise Refusal(words("admin-broken", table=found.name, reason=str(error))) from error
    card, left = table.card, "–" if stored.left is None else f"{stored.left:.0f}"
    seated = [place for place in card.places if place is not None]
    screen.say(words("admin-table", table=table.id, game=card.game, phase=card.phase))
    screen.say(words("admin-length", steps=table.seq, version=table.version, left=left))
    for seat, place in enumerate(seated):
        marks = [name for name in ("away", "resigned") if getattr(place, name)]
        kind = ", ".join([place.bot or "human", *marks])
        who = f" {place.person}" if place.person else ""
        turn = " ←" if table.awaited() == seat else ""
        screen.say(f"  {seat + 1}. {place.name} ({kind}){who}{turn}")
    return 0


def _export(words: Words, _screen: Screen, found: argparse.Namespace) -> int:
    from flambeur.server.ops.logbook import write_log
    from flambeur.server.play.export import export_record

    stored = _load(words, found)
    data = write_log(stored) if found.log else export_record(stored, _signing(words, found))
    if data is None:
        raise Refusal(words("admin-not-over", table=found.name))
    sys.stdout.flush()
    sys.stdout.buffer.write(data)
    return 0


def _import(words: Words, screen: Screen, found: argparse.Namespace) -> int:
    from flambeur.server.ops.logbook import read_log, take_in

    data = read_bytes(words, found.name)
    try:
        stored = read_log(data)
    except FlambeurError as error:
        raise Refusal(words("error-record", file=found.name, reason=str(error))) from error
    table = _with_store(words, found.database, lambda store: take_in(store, stored))
    screen.say(words("admin-imported", table=table.id, steps=table.seq))
    return 0


def _verify(words: Words, screen: Screen, found: argparse.Namespace) -> int:
    from flambeur.server.ops.checks import check_table

    stored = _load(words, found)
    try:
        checked = check_table(stored, _signing(words, found))
        reason = "; ".join(f"{f.kind}, {f.line}: {f.reason}" for f in checked.findings)
    except FlambeurError as error:
        checked, reason = None, str(error)
    if checked is None or checked.findings:
        screen.say(words("admin-broken", table=found.name, reason=reason), "bold red")
        return BROKEN
    screen.say(words("admin-sound", table=found.name, steps=checked.table.seq), "bold green")
    if checked.outcomes is not None:
        screen.say(words("admin-honest", count=checked.outcomes))
    return 0


def _abandon(words: Words, screen: Screen, found: argparse.Namespace) -> int:
    from flambeur.server.ops.closing import abandon

    seq = _with_store(words, found.database, lambda store: abandon(store, found.name))
    screen.say(words("admin-abandoned", table=found.name, steps=seq))
    return 0


def _delete(words: Words, screen: Screen, found: argparse.Namespace) -> int:
    if not _with_store(words, found.database, lambda store: store.delete_table(found.name)):
        raise Refusal(words("admin-unknown", table=found.name))
    screen.say(words("admin-deleted", table=found.name))
    return 0


def _forget(words: Words, screen: Screen, found: argparse.Namespace) -> int:
    from flambeur.server.ops.forgetting import forget_by_id

    known = _with_store(words, found.database, lambda store: forget_by_id(store, found.name))
    if known is None:
        raise Refusal(words("admin-nobody", person=found.name))
    screen.say(
        words(
            "admin-forgotten",
            person=found.name,
            passkeys=len(known.passkeys),
            tokens=len(known.tokens),
            ratings=len(known.me.ratings),
            tables=len(known.tables),
        )
    )
    if known.tables:
        screen.say(words("admin-stays"))
        screen.say_all(f"  {card.table}" for card in known.tables)
    return 0


def _cleared(words: Words, screen: Screen, found: argparse.Namespace) -> int:
    days = _days(words, found.name)
    people = _with_store(words, found.database, lambda store: store.cleared(days, MOST))
    if not people:
        screen.say(words("admin-cleared-nobody", days=days))
        return 0
    screen.say(words("admin-cleared", days=days))
    screen.say_all(
        f"  {one.count:>4}  {one.person}  {one.kind}  {one.name}".rstrip() for one in people
    )
    return 0


def _days(words: Words, written: str | None) -> int:
    if written is None:
        return DAYS
    if not written.isdecimal() or not 0 < int(written) <= LONGEST:
        raise Refusal(words("admin-days", written=written, most=LONGEST))
    return int(written)


def _sweep(words: Words, screen: Screen, found: argparse.Namespace) -> int:
    from flambeur.server.people.forgetting import sweep
    from flambeur.server.people.kept import kept_for

    kept = kept_for(read_both(words, argparse.Namespace(database=found.database))[0])
    swept = _with_store(words, found.database, lambda store: sweep(store, kept))
    screen.say(words("admin-swept", tables=swept.tables, accounts=swept.accounts, bots=swept.bots))
    return 0


def _copy(words: Words, screen: Screen, found: argparse.Namespace) -> int:
    from flambeur.server.ops.copies import BadCopy, back_up, file_of, restore

    file, other = file_of(found.database), Path(found.name)
    if file is None:
        raise Refusal(words("admin-postgres"))
    try:
        count = back_up(file, other) if found.job == "backup" else restore(other, file)
    except (OSError, BadCopy) as error:
        raise Refusal(words("admin-copy", reason=str(error))) from error
    screen.say(words("admin-copied", file=str(other if found.job == "backup" else file)))
    screen.say(words("admin-tables", count=count))
    return 0


def _migrate(words: Words, screen: Screen, found: argparse.Namespace) -> int:
    from flambeur.server.ops.schema import migrate

    stage = found.stage or os.environ.get("FLAMBEUR_STAGE") or "before"
    names = _run(words, found.database, migrate(found.database, one_of(words, STAGES)(stage)))
    screen.say(words("admin-migrated", count=len(names)))
    screen.say_all(f"  {name}" for name in names)
    return 0


def _rotate_keys(words: Words, screen: Screen, found: argparse.Namespace) -> int:
    from flambeur.server.people.keys import PAUSE, rotate
    from flambeur.server.signing import rotate_signing

    async def both(store: "Store") -> None:
        await asyncio.gather(rotate(store), rotate_signing(store))

    screen.say(words("admin-rotating", seconds=int(PAUSE)))
    _with_store(words, found.database, both)
    screen.say(words("admin-rotated"), "bold green")
    return 0


def _signing(words: Words, found: argparse.Namespace) -> "Signing":
    from flambeur.server.signing import Signing

    return _with_store(words, found.database, Signing.open)


def _load(words: Words, found: argparse.Namespace) -> "Stored":
    from flambeur.server.play.reading import KIND, kind_of

    stored = _with_store(words, found.database, lambda store: store.load(found.name))
    if stored is None or kind_of(stored) != KIND:
        raise Refusal(words("admin-unknown", table=found.name))
    return stored


def _with_store(words: Words, url: str, work: "Callable[[Store], Awaitable[T]]") -> T:
    from flambeur.server.ops.schema import borrow

    return _run(words, url, borrow(url, work))


def _run(words: Words, url: str, work: Awaitable[T]) -> T:
    from flambeur.server.ops.logs import scrub

    async def whole() -> T:
        return await work

    try:
        return asyncio.run(whole())
    except (FlambeurError, ValueError, OSError) as error:
        reason = str(error)
        raise Refusal(words("admin-failed", database=scrub(url), reason=reason)) from error


JOBS: dict[str, Callable[[Words, Screen, argparse.Namespace], int]] = {
    "inspect": _inspect,
    "export": _export,
    "import": _import,
    "verify": _verify,
    "abandon": _abandon,
    "delete": _delete,
    "forget": _forget,
    "cleared": _cleared,
    "sweep": _sweep,
    "backup": _copy,
    "restore": _copy,
    "migrate": _migrate,
    "rotate-keys": _rotate_keys,
}
