"""Days that are over can be looked at and computed again; until then nothing of them is told."""

import json
from typing import Any

import pytest

from flambeur.core.codec import encode
from flambeur.practice.days.sums import key_of
from flambeur.protocol.refusals import NotFound
from flambeur.server.days.answering import Days
from flambeur.server.days.calendar import DAY as SECONDS
from flambeur.server.days.calendar import GRACE, day_after, start_of
from flambeur.server.days.past import PastDays
from flambeur.server.people.export import export, forget
from flambeur.server.store.contract import Person, Store
from tests.fair.verdicts import run_tool
from tests.server.days.days import DAY, Clock, answer, answer_all, begin

OVER = start_of(DAY) + SECONDS + GRACE


async def test_shut_until_it_closes(store: Store, days: Days, clock: Clock) -> None:
    """Not even who is done sees more, and a proof holds what was promised only."""
    past = PastDays(store, clock)
    await answer_all(days)
    clock.now = OVER - 1
    assert () == (await past.listed("ann")).days
    with pytest.raises(NotFound):
        await past.see(DAY, "ann")
    proof = await past.proof(DAY)
    assert (None, (), ()) == (proof.seed, proof.pool, proof.questions)
    kept = await store.day(DAY)
    assert kept is not None
    key = key_of(bytes.fromhex(kept.seed), DAY, map(bytes.fromhex, kept.nonces or ()))
    told = encode(proof).decode()
    assert kept.seed not in told
    assert key.hex() not in told
    assert 2 == run_tool(encode(proof))[0]


async def test_the_archive(store: Store, days: Days, clock: Clock) -> None:
    """Everybody finds what was best, and their own answers beside it."""
    past = PastDays(store, clock)
    await answer_all(days)
    await begin(days, "ben")
    await answer(days, 1, "ben")
    clock.now = OVER
    found = {person: (await past.listed(person)).days for person in ("ann", "ben", "new")}
    assert [(DAY, 10, 10.0)] == [(one.day, len(one.cells), one.score) for one in found["ann"]]
    assert [(1, None)] == [(len(one.cells), one.score) for one in found["ben"]]
    assert [(0, None)] == [(len(one.cells), one.score) for one in found["new"]]
    day = await past.see(DAY, "ben")
    assert [True, *[False] * 9] == [one.given for one in day.questions]
    assert all(one.answered.chosen == 0 for one in day.questions)
    assert [*range(1, 11)] == [one.question.place for one in day.questions]
    assert (None, 1) == (day.result, day.people)


def changed(proof: bytes, **fields: Any) -> bytes:
    """Forge a proof."""
    return json.dumps(json.loads(proof) | fields, separators=(",", ":")).encode()


async def test_computed_again(store: Store, days: Days, clock: Clock) -> None:
    """One file finds a closed day right, and whatever was changed in it wrong."""
    await begin(days)
    clock.now = OVER
    await store.open_day(day_after(DAY), await store.nonces_of(DAY))
    clock.now += SECONDS
    past = PastDays(store, clock)
    for day, nonces in ((DAY, 0), (day_after(DAY), 1)):
        proof = encode(await past.proof(day))
        code, printed = run_tool(proof)
        assert 0 == code, printed
        assert f"{nonces} nonces" in printed
        assert ("NOT proven" in printed) == (nonces == 0)
        read = json.loads(proof)
        forged: tuple[dict[str, Any], ...] = (
            {"seed": "0" * 64},
            {"nonces": ["ab" * 32]},
            {"day": "2030-05-20"},
            {"before": "cd" * 32},
            {"questions": read["questions"][::-1]},
            {"pool": [read["pool"][1], read["pool"][0], *read["pool"][2:]]},
            {"pool": [read["pool"][0].replace("0.01", "0.02"), *read["pool"][1:]]},
        )
        for fields in forged:
            assert 1 == run_tool(changed(proof, **fields))[0], fields


async def test_forgotten(store: Store, days: Days, clock: Clock) -> None:
    """Somebody is told what is kept, and forgotten; what they added stays, without a name."""
    await store.add_person(Person("ann", "Ann", "account"))
    await answer_all(days)
    told = await export(store, Person("ann", "Ann", "account"))
    assert [(DAY, 10.0)] == [(one.day, one.score) for one in told.days]
    await store.open_day(day_after(DAY), await store.nonces_of(DAY))
    await forget(store, Person("ann", "Ann", "account"))
    assert {} == await store.days_of("ann")
    assert [] == await store.answers_of(DAY, "ann")
    clock.now = start_of(day_after(DAY))
    tomorrow = await days.open_day(day_after(DAY))
    assert tomorrow is not None
    assert 1 == len(tomorrow.nonces)


async def test_guests_of_long_ago(store: Store, days: Days) -> None:
    """Answers of guests who came no more are forgotten, those of others stay."""
    await answer_all(days)
    assert 0 == await store.old_day_people(1, 9)
    assert 1 == await store.old_day_people(-1, 9)
    assert {} == await store.days_of("ann")
