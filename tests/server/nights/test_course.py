"""The course of a night: games that end or break, those who come late, and the end."""

import asyncio

import pytest

from flambeur.protocol.acts import Take
from flambeur.protocol.night import (
    Attend,
    Begin,
    Break,
    Close,
    Continue,
    Enter,
    SetDate,
    TipWinner,
)
from flambeur.protocol.refusals import (
    NotSeated,
    WrongPhase,
)
from flambeur.server.nights import keeping
from flambeur.server.nights.codes import take
from flambeur.server.play.steps import Away
from flambeur.server.store.contract import Store
from tests.server.nights.evenings import do, follow, gather, play, play_out, see
from tests.server.play.tables import worker


async def test_the_end_of_a_night(store: Store) -> None:
    """The end tells totals and a title for everybody; it goes on with its score and its code."""
    async with worker(store) as context:
        night = await gather(context, ("ana", "ben"))
        code = (await see(context, night)).code
        assert code is not None
        over = await play(context, night, "vegas")
        await do(context, night, "ana", SetDate(2e9))
        await do(context, night, "ben", Attend(yes=True))
        await do(context, night, "ana", Close())
        room = await see(context, night)
        assert room.closing is not None
        assert over.card.outcome is not None
        money = {total.person: total.money for total in room.closing.totals}
        assert dict(zip(("ana", "ben"), over.card.outcome.scores, strict=True)) == money
        assert {"ana", "ben"} == {title.person for title in room.closing.titles}
        assert (2e9, ("ben",)) == (room.date, room.coming)
        with pytest.raises(WrongPhase):
            await do(context, night, "cleo", Enter("Cleo"))
        with pytest.raises(NotSeated):
            await do(context, night, "cleo", Continue())
        seq = await do(context, night, "ben", Continue(), "on")
        again = await see(context, night)
        assert seq == await do(context, night, "ben", Continue(), "on")
        assert ("gathering", code, False) == (again.phase, again.code, again.renamed)
        assert room.games == again.games


async def test_a_night_outlives_its_tables(store: Store) -> None:
    """When a table was forgotten, its points stay, and the night can be closed all the same."""
    async with worker(store) as context:
        night = await gather(context, ("ana", "ben"))
        table = (await play(context, night, "strike")).id
        assert await store.delete_table(table)
        await do(context, night, "ana", Close())
        room = await see(context, night)
        assert room.closing is not None
        assert [5, 3] == [total.points for total in room.closing.totals]
        assert room.closing.reviewed


async def test_luck_and_skill_follow_from_the_reviews(store: Store) -> None:
    """When all games of a closed night are reviewed, its end is told again."""
    async with worker(store) as context:
        night = await gather(context, ("ana", "ben"))
        table = (await play(context, night, "strike")).id
        await do(context, night, "ana", Close())
        before = (await see(context, night)).closing
        assert before is not None
        assert not before.reviewed
        assert None is before.totals[0].luck
        seats = ",".join(
            f'{{"name":"{name}","result":0.5,"money":0,"luck":{luck},"loss":0.1,"adjusted":0.4,'
            f'"money_luck":0,"skill":0.25}}'
            for name, luck in (("Ana", 0.125), ("Ben", -0.125))
        )
        await store.end_review(table, "done", f'{{"seats":[{seats}]}}'.encode())
        await context.keeper.look_after(night)
        after = (await see(context, night)).closing
        assert after is not None
        assert after.reviewed
        assert {("ana", 0.125, 0.25), ("ben", -0.125, 0.25)} == {
            (total.person, total.luck, total.skill) for total in after.totals
        }


async def test_a_code_is_held_and_given_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without people it lapses and the night is over; who goes on gets it if it is free."""
    async with worker(store) as context:
        night = await gather(context, ("ana",))
        await context.keeper.close()
        code = (await see(context, night)).code
        assert code is not None
        assert night == await store.night_by_code(code)
        await context.keeper.look_after(night)
        assert code == (await see(context, night)).code
        monkeypatch.setattr(keeping, "GONE", -1.0)
        for page in tuple((await context.nights.slots.get(night)).followers):
            await context.nights.unfollow(night, page)
        await context.keeper.look_after(night)
        assert [] == (await see(context, night)).present()
        assert await store.take_code(code, night, -1.0)
        await context.keeper.look_after(night)
        room = await see(context, night)
        assert ("closed", None) == (room.phase, room.code)
        await do(context, night, "ana", Continue())
        assert (code, False) == (
            (await see(context, night)).code,
            (await see(context, night)).renamed,
        )
        await do(context, night, "ana", Close())
        assert await store.take_code(code, night, -1.0)
        await context.keeper.look_after(night)
        assert code == await take(store, "another", [code])
        await do(context, night, "ana", Continue())
        room = await see(context, night)
        assert room.renamed
        assert code != room.code


async def test_a_broken_game_brings_nothing(store: Store) -> None:
    """The host ends a game: its table is closed, nobody scores, and another one can begin."""
    async with worker(store) as context:
        night = await gather(context, ("ana", "ben"))
        await do(context, night, "ana", Begin("vegas"))
        first = (await see(context, night)).last
        assert first is not None
        await do(context, night, "ana", Break())
        room = await see(context, night)
        assert ("gathering", ()) == (room.phase, room.games)
        card = (await context.desk.see(first.table)).table.card
        assert card.outcome is not None
        assert "abandoned" == card.outcome.ending
        await play(context, night, "strike")
        assert 1 == len((await see(context, night)).games)


async def test_whoever_comes_late_takes_over_from_a_bot(store: Store) -> None:
    """Who is not seated when a game begins takes a bot's place, and is in it for the night, too."""
    async with worker(store) as context:
        night = await gather(context, ("ana",))
        await do(context, night, "ana", Begin("strike", bots=1))
        room = await see(context, night)
        assert room.last is not None
        table = room.last.table
        while (await context.desk.see(table)).table.card.phase != "playing":
            await asyncio.sleep(0.01)
        await follow(context, night, "ben")
        await do(context, night, "ben", Enter("Ben"))
        await context.desk.act(table, "ben", Take(1, "Ben"), "take")
        await context.keeper.look_after(night)
        assert ("ana", "ben") == (await see(context, night)).playing()
        with pytest.raises(WrongPhase):
            await do(context, night, "ben", TipWinner("ana"))
        await play_out(context, night, table)
        assert {"ana", "ben"} == set((await see(context, night)).games[0].points)


async def test_a_seat_that_a_bot_played_scores_nothing(store: Store) -> None:
    """Who is away for most of a game gets no points, whatever their place."""
    async with worker(store) as context:
        night = await gather(context, ("ana", "ben"))
        await do(context, night, "ana", Begin("strike"))
        room = await see(context, night)
        assert room.last is not None
        table = room.last.table
        while (await context.desk.see(table)).table.card.phase != "playing":
            await asyncio.sleep(0.01)
        await context.desk.commit(table, lambda _: (Away(1), None), "away")
        await play_out(context, night, table)
        game = (await see(context, night)).games[0]
        assert ("ben",) == game.bots
        assert 0 == game.points["ben"]
