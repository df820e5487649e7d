"""The picture of classic Vegas says what the rules would do, and nothing that is hidden."""

from typing import Any

import pytest
from msgspec import UNSET, UnsetType

from flambeur.core.codec import encode
from flambeur.core.match import Match
from flambeur.core.secret import Secret
from flambeur.core.state import after
from flambeur.core.turn import Choice
from flambeur.core.view import View, view_of
from flambeur.games.vegas import Solo, VegasOptions
from flambeur.games.vegas.classic.round import pay_casino
from flambeur.games.vegas.classic.table import ClassicTable
from flambeur.games.vegas.classic.turn import Choose
from flambeur.games.vegas.editions import CLASSICS
from flambeur.games.vegas.table import Casino
from flambeur.shows.vegas.edition import picture_of_edition
from flambeur.shows.vegas.picture import (
    Stack,
    VegasMine,
    VegasPicture,
    ranking,
    vegas_mine,
    vegas_picture,
)
from flambeur.sources import SeededSource
from tests.games.vegas.play import random_match

MODES = [
    (5, VegasOptions()),
    (3, VegasOptions(money_visibility="open")),
    (3, VegasOptions(neutral_variant=True)),
    (2, VegasOptions(neutral_variant=True)),
    (1, VegasOptions(solo=Solo("expert", rounds=2))),
]


def picture_of(match: Match[ClassicTable]) -> VegasPicture:
    """Draw what everybody sees."""
    return vegas_picture(match.view(None))


def mines(match: Match[ClassicTable]) -> list[tuple[int, VegasMine]]:
    """Draw what each seat sees beyond that."""
    seats = range(match.state.seats)
    return [(seat, vegas_mine(match.view(seat), seat)) for seat in seats]


@pytest.mark.parametrize(("seats", "options"), MODES)
@pytest.mark.parametrize("seed", range(3))
def test_hidden_values_are_not_needed(seats: int, options: VegasOptions, seed: int) -> None:
    """Two states that look the same to a seat have the same picture, byte by byte."""
    luck = SeededSource(seed)
    for match in random_match(seats, options, seed):
        seen, picture = match.view(None), picture_of(match)
        twin = CLASSICS[0].sample(seen.state, luck.roll)
        assert encode(picture) == encode(vegas_picture(_seen_by(twin, None)))
        assert encode(picture) == encode(vegas_picture(_without_secrets(seen)))
        for seat, mine in mines(match):
            twin = CLASSICS[0].sample(match.view(seat).state, luck.roll)
            assert encode(mine) == encode(vegas_mine(_seen_by(twin, seat), seat))


def _seen_by(table: ClassicTable, seat: int | None) -> View[ClassicTable]:
    return view_of("vegas", table, seat)


def _without_secrets(view: View[ClassicTable]) -> View[ClassicTable]:
    """Take the bills away from the pile, of which only the number is told."""
    view.state.pile = Secret(None, (), view.state.pile.size())
    return view


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_standings_are_what_would_be_paid(seats: int, options: VegasOptions) -> None:
    """What stands at each stack is what the colour gets if the casino pays now."""
    for match in random_match(seats, options, seed=7):
        fronts, players = picture_of(match).casinos, len(match.state.players)
        shown = [_taken(fronts[str(number)].stacks, players) for number in range(1, 7)]
        assert _paid_now(match.state) == shown


def _paid_now(state: ClassicTable) -> list[dict[int, int]]:
    """Pay every casino, on a copy, and look into the hands."""
    table = state.copy()
    paid = []
    for casino in range(len(table.casinos)):
        before = [player.money for player in table.players]
        pay_casino(table, casino)
        gained = [player.money - money for player, money in zip(table.players, before, strict=True)]
        paid.append({colour: money for colour, money in enumerate(gained) if money})
    return paid


def _taken(stacks: tuple[Stack, ...], players: int) -> dict[int, int]:
    return {s.colour: s.bill for s in stacks if s.bill is not UNSET and s.colour < players}


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_outlooks_are_what_the_moves_do(seats: int, options: VegasOptions) -> None:
    """An outlook shows the casino as it stands after the move, unless the round is over then."""
    compared = 0
    for match in random_match(seats, options, seed=11):
        for seat, mine in mines(match):
            choice = match.turn
            decides = isinstance(choice, Choice) and choice.seat == seat
            assert decides == bool(mine.outlooks)
            if not decides or not isinstance(choice, Choice):
                continue
            for move, outlook in zip(choice.moves, mine.outlooks, strict=True):
                following = after(match.state, move)
                if following.round == match.state.round and following.stack:
                    assert ranking(following.casinos[outlook.casino - 1]) == outlook.stacks
                    compared += 1
    assert compared > 20


def test_stacks_are_a_ranking() -> None:
    """The most dice come first, equals stand together and are tied, the rest take the bills."""
    casino = Casino((30_000, 80_000), [3, 5, 3, 1, 0, 0])
    assert (
        Stack(colour=1, dice=5, weight=5, bill=80_000),
        Stack(colour=0, dice=3, weight=3, tied=True),
        Stack(colour=2, dice=3, weight=3, tied=True),
        Stack(colour=3, dice=1, weight=1, bill=30_000),
    ) == ranking(casino)


@pytest.mark.parametrize(
    ("dice", "bills", "expected"),
    [
        ((0, 3, 1), (80_000,), ("absent", 0, UNSET)),
        ((2, 2, 1), (80_000,), ("ties", 0, UNSET)),
        ((3, 2, 1), (80_000,), ("leads", 1, 80_000)),
        ((2, 3, 1), (80_000, 30_000), ("follows", 2, 30_000)),
        ((2, 3, 1), (80_000,), ("unpaid", 2, UNSET)),
    ],
)
def test_an_outlook_names_the_standing(
    dice: tuple[int, ...], bills: tuple[int, ...], expected: tuple[str, int, int | UnsetType]
) -> None:
    """Leading, following, tying, coming too late and not being there are told apart."""
    state = next(random_match(3, VegasOptions(neutral_variant=True))).state.copy()
    own, *others = dice
    state.casinos[1] = Casino(bills, [0, *others, 0])
    state.stack[-1] = Choose(0, (2,) * own, () if own else (2, 2))
    (outlook,) = vegas_mine(view_of("vegas", state, 0), 0).outlooks
    assert 2 == outlook.casino
    assert (((0, own),) if own else ((3, 2),)) == outlook.placed
    assert expected == (outlook.standing, outlook.place, outlook.bill)


def test_money_is_shown_to_those_who_may_see_it() -> None:
    """One's own money is there, that of others and who leads only if all may know."""
    hidden = 0
    for match in random_match(3, seed=2):
        over, holders = not match.state.stack, picture_of(match).holders
        for seat, mine in mines(match):
            holder, bills = holders[str(seat)], match.state.players[seat].bills.look()
            assert (sum(bills) if over else UNSET) == holder.money
            assert (UNSET if over else sum(bills)) == mine.money
            assert sorted(bills) == sorted(holder.won or mine.won or ())
            assert over or not holder.leads
            hidden += holder.money is UNSET and holder.bills > 0
    assert hidden
    assert any(holder.leads for holder in picture_of(match).holders.values())


def test_the_solo_balance_counts_what_lies_on_the_casinos() -> None:
    """It is the money in hand and what the casinos would pay now."""
    for match in random_match(1, VegasOptions(), seed=3):
        balance = picture_of(match).balance
        paid = match.state.copy()
        for casino in range(len(paid.casinos)):
            pay_casino(paid, casino)
        money = [player.money for player in paid.players]
        assert balance is not UNSET
        assert (money[0], sum(money[1:])) == (balance.own, balance.rivals)


def test_every_classic_table_has_its_picture() -> None:
    """The dispatcher finds it by the state."""
    match = next(random_match(2))
    view: View[Any] = match.view(0)
    assert isinstance(picture_of_edition(view), VegasPicture)
