"""The clauses of RULES.md that the vectors do not reach: the game as a whole."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from flambeur.core.chance import Dice, Pick, Picked, Rolled, Shuffle
from flambeur.core.errors import BadOption
from flambeur.core.parts import Event, Move, tag_of
from flambeur.core.state import play, settle, turn
from flambeur.core.turn import Chance, Choice, Over
from flambeur.games.vegas import CLASSIC_2012, CLASSIC_2018, CLASSICS, Place, Solo, VegasOptions
from flambeur.games.vegas.classic.rules import Classic
from flambeur.games.vegas.classic.solo import RollColours
from flambeur.games.vegas.classic.turn import Choose, Roll
from flambeur.games.vegas.events import (
    BillsDealt,
    CasinoPaid,
    DicePlaced,
    DiceRolled,
    GameEnded,
    LooseDicePlaced,
    RivalPlaced,
    RoundStarted,
)
from flambeur.games.vegas.round import DrawLeader, RollLoose, StartRound
from flambeur.games.vegas.table import Casino
from flambeur.testing import rolled, vegas_table
from tests.games.vegas.play import random_game
from tests.games.vegas.test_vectors import VECTORS

GAME_2018, GAME_2012 = CLASSICS
NEUTRAL = VegasOptions(neutral_variant=True)
SOLO = VegasOptions(solo=Solo())

both_editions = pytest.mark.parametrize("game", CLASSICS, ids=lambda game: game.name)
all_seats = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def events_of(
    seats: int, options: VegasOptions | None = None, seed: int = 0, game: Classic = GAME_2018
) -> list[Event]:
    """Tell all that happens in a random game."""
    return [e for *_, events in random_game(seats, options, seed, game) for e in events]


@pytest.mark.clause("V1.1", "V3.5")
@both_editions
def test_box(game: Classic) -> None:
    """Five players use all forty dice; there are six casinos with the faces of a die."""
    table = game.start(5)
    assert 40 == sum(player.dice for player in table.players)
    assert 6 == len(table.casinos)


@pytest.mark.clause("V1.4", "V3.1")
@both_editions
@all_seats
def test_all_bills_are_shuffled(game: Classic, seats: int) -> None:
    """Whatever the number of players, the whole set is shuffled into the pile."""
    assert Chance(Shuffle(game.edition.pile), audience=()) == turn(game.start(seats))


@pytest.mark.clause("V1.5")
def test_editions_differ_in_bills_only() -> None:
    """Everything but the name and the bills is the same in both editions."""
    same = {"rounds", "casinos", "dice", "big", "imaginary", "steps", "turn"}
    for field in same:
        assert getattr(CLASSIC_2012, field) == getattr(CLASSIC_2018, field)
    assert CLASSIC_2012.bills != CLASSIC_2018.bills


@pytest.mark.clause("V1.6", "V1.7", "V2.3", "V9.12")
def test_names_and_colours_are_decoration() -> None:
    """A casino is its place in the row, a colour its place on the casino; no name is kept."""
    assert ("bills", "dice", "big", "extra", "tile") == Casino.__struct_fields__
    table = GAME_2018.start(4, NEUTRAL)
    assert [0, 1, 2, 3] == [seat for seat, _ in enumerate(table.players)]
    assert 4 == table.neutral
    assert all(5 == len(casino.dice) for casino in table.casinos)


@pytest.mark.clause("V2.1", "V2.2", "V9.10", "V9.11", "A16")
@both_editions
def test_seats_and_modes(game: Classic) -> None:
    """One to five play; neutral dice are for two to four, who may also do without."""
    for seats in range(1, 6):
        assert seats == game.start(seats).seats
    for seats in (2, 3, 4):
        assert game.start(seats, NEUTRAL).options.neutral_variant
    for seats in (1, 5):
        with pytest.raises(BadOption, match="neutral_variant"):
            game.start(seats, NEUTRAL)
    for seats in (0, 6):
        with pytest.raises(BadOption, match=f"by {seats}"):
            game.start(seats)


@pytest.mark.clause("V3.6", "A3")
def test_first_leader() -> None:
    """The leader of the first round is drawn, or named by the host."""
    table = GAME_2018.start(3)
    play(table, _shuffle())
    assert Chance(Pick(3)) == turn(table)
    play(table, Picked(2))
    assert (1, 2) == (table.round, table.leader)
    named = GAME_2018.start(3, VegasOptions(first_leader=1))
    play(named, _shuffle())
    assert Roll(1) == named.stack[-1]
    assert DrawLeader() not in named.stack


def _shuffle() -> Move:
    return Shuffle(CLASSIC_2018.pile).sample(list)


@pytest.mark.clause("V4.1", "V10.1")
@both_editions
@all_seats
def test_four_rounds(game: Classic, seats: int) -> None:
    """A game is four rounds, and the payout of the fourth ends it."""
    events = events_of(seats, game=game)
    assert [1, 2, 3, 4] == [e.round for e in events if isinstance(e, RoundStarted)]
    assert isinstance(events[-2], CasinoPaid)
    assert isinstance(events[-1], GameEnded)


@pytest.mark.clause("V4.2", "V4.6", "V7.3", "A4")
@all_seats
def test_leader_and_order(seats: int) -> None:
    """The leader begins, the marker moves one seat a round, turns go clockwise."""
    events = events_of(seats, seed=seats)
    leaders = [e.leader for e in events if isinstance(e, RoundStarted)]
    assert leaders == [(leaders[0] + number) % seats for number in range(4)]
    firsts = [
        next(e.seat for e in events[place:] if isinstance(e, DiceRolled))
        for place, event in enumerate(events)
        if isinstance(event, RoundStarted)
    ]
    assert leaders == firsts


@pytest.mark.clause("V4.3", "V4.4", "V4.5", "V9.7", "A11")
def test_turns_go_to_who_has_dice() -> None:
    """Who has dice left, own or neutral, is next; without dice one is skipped."""
    for seed in range(10):
        for table, awaited, _, _ in random_game(3, NEUTRAL, seed):
            frame = table.stack[-1]
            if isinstance(frame, Roll):
                player = table.players[frame.seat]
                assert player.dice + player.neutral > 0
                assert isinstance(awaited, Chance)


@pytest.mark.clause("V4.7")
def test_phases_of_a_round() -> None:
    """A round is: deal, the left-over dice, turns, payout."""
    order: dict[type[Event], int] = {
        BillsDealt: 1,
        LooseDicePlaced: 2,
        DiceRolled: 3,
        DicePlaced: 3,
        CasinoPaid: 4,
    }
    phases: list[int] = []
    for event in events_of(3, NEUTRAL):
        if isinstance(event, RoundStarted):
            assert phases == sorted(phases)
            assert not phases or {1, 2, 3, 4} == set(phases)
            phases = []
        elif type(event) in order:
            phases.append(order[type(event)])


@pytest.mark.clause("V4.8", "V15.10", "A1")
@pytest.mark.parametrize(
    ("seats", "options", "most"), [(5, None, 8), (3, NEUTRAL, 10), (2, NEUTRAL, 12)]
)
def test_turns_have_no_limit_but_the_dice(
    seats: int, options: VegasOptions | None, most: int
) -> None:
    """Nobody has more turns in a round than dice, and some have more than four or five."""
    longest = 0
    for seed in range(20):
        turns: Counter[int] = Counter()
        for event in events_of(seats, options, seed):
            if isinstance(event, RoundStarted):
                turns.clear()
            elif isinstance(event, DicePlaced):
                turns[event.seat] += 1
                longest = max(longest, turns[event.seat])
    assert 5 < longest <= most


@pytest.mark.clause("V5.1", "V9.5")
@pytest.mark.parametrize("options", [None, NEUTRAL])
def test_all_dice_left_are_rolled(options: VegasOptions | None) -> None:
    """A roll is of all own and all neutral dice in hand, once."""
    for table, awaited, _, _ in random_game(2, options):
        frame = table.stack[-1]
        if isinstance(frame, Roll) and isinstance(awaited, Chance):
            player = table.players[frame.seat]
            groups = (player.dice, player.neutral) if player.neutral else (player.dice,)
            assert Dice(groups) == awaited.distribution


@pytest.mark.clause("V5.4", "V15.4", "A17")
def test_one_to_six_choices_and_no_passing() -> None:
    """There is always a face to choose, a single one is still a turn, and passing is no move."""
    seen = Counter(
        len(awaited.moves)
        for seed in range(5)
        for _, awaited, _, _ in random_game(4, seed=seed)
        if isinstance(awaited, Choice)
    )
    assert {1, 2, 3, 4, 5, 6} == set(seen)
    moves = {tag_of(part) for part in GAME_2018.parts if issubclass(part, Move)}
    assert {"place"} == moves


@pytest.mark.clause("V5.5")
def test_any_casino_may_be_chosen() -> None:
    """Dice of several turns add up, beside those of others."""
    table = vegas_table(Choose(0, (3, 3), ()), dice={3: [1, 4, 0]})
    play(table, Place(3))
    assert [3, 4, 0] == table.casinos[2].dice


@pytest.mark.clause("V5.6")
def test_dice_not_placed_stay_in_hand() -> None:
    """What was not placed is rolled again; what was placed stays until the payout."""
    table = vegas_table(Choose(0, (1, 1, 2, 5, 5, 6, 6, 6), ()))
    play(table, Place(6))
    assert 5 == table.players[0].dice
    assert Roll(1) == table.stack[-1]
    play(table, rolled("11112223"))
    play(table, Place(3))
    assert Chance(Dice((5,))) == turn(table)
    assert 3 == table.casinos[5].dice[0]


@pytest.mark.clause("V6.11", "V6.12", "V9.13", "V7.1", "A8")
@pytest.mark.parametrize("options", [None, NEUTRAL])
def test_after_a_payout(options: VegasOptions | None) -> None:
    """Winners keep their bills, casinos are empty, and every die is back in its hand."""
    fresh = GAME_2018.start(3, options)
    final, _, move, _ = list(random_game(3, options))[-1]
    won = [player.bills.size() for player in final.players]
    play(final, move)
    assert all(
        after.bills.size() >= before for after, before in zip(final.players, won, strict=True)
    )
    assert [(p.dice, p.neutral) for p in fresh.players] == [
        (p.dice, p.neutral) for p in final.players
    ]
    assert all(not casino.bills and not any(casino.dice) for casino in final.casinos)


@pytest.mark.clause("V6.1", "V6.10", "A6", "A7", "A18")
def test_payout_order() -> None:
    """Casinos are settled from 1 to 6; bills nobody wins go under the pile, dearest first."""
    table = vegas_table(
        bills={1: [20_000, 40_000], 2: [60_000], 6: [10_000, 90_000]},
        pile=[50_000],
        dice={2: [2, 2, 0]},
    )
    settle(table)
    assert (50_000, 40_000, 20_000, 60_000, 90_000, 10_000) == table.pile.look()
    paid = [event.casino for event in table.said if isinstance(event, CasinoPaid)]
    assert [1, 2, 3, 4, 5, 6] == paid


@pytest.mark.clause("A5")
def test_having_no_dice_is_no_tie() -> None:
    """Two players without dice at a casino do not cancel anybody, nor each other."""
    table = vegas_table(seats=3, bills={1: [60_000]}, dice={1: [0, 1, 0, 0]})
    settle(table)
    assert [0, 60_000, 0] == [player.money for player in table.players]


@pytest.mark.clause("V7.2", "A9")
@both_editions
def test_pile_is_never_reshuffled(game: Classic) -> None:
    """Each deal takes from the top, returned bills lie below; one shuffle serves the game."""
    shuffles = 0
    for table, awaited, _, events in random_game(4, seed=3, game=game):
        shuffles += isinstance(awaited, Chance) and isinstance(awaited.distribution, Shuffle)
        dealt = [e.bills.look() for e in events if isinstance(e, BillsDealt)]
        returned = [b for e in events if isinstance(e, CasinoPaid) for b in e.returned.look()]
        if dealt and table.round:
            before = (*table.pile.look(), *returned)
            flat = [bill for casino in dealt[0] for bill in casino]
            assert list(before[: len(flat)]) == flat
    assert 1 == shuffles


@pytest.mark.clause("A2")
def test_one_casino_is_filled_before_the_next() -> None:
    """The deal completes casino 1, then 2, and so on."""
    table = vegas_table(StartRound(), pile=[20_000] * 18)
    settle(table)
    assert [(20_000,) * 3] * 6 == [casino.bills for casino in table.casinos]


@pytest.mark.clause("V9.8", "A12")
def test_neutral_dice_are_one_player() -> None:
    """Neutral dice placed by different hands form one stack, which ties and takes bills."""
    table = vegas_table(seats=2, options=NEUTRAL, bills={1: [70_000, 20_000]}, dice={1: [2, 1, 3]})
    settle(table)
    assert [20_000, 0] == [player.money for player in table.players]
    assert (70_000,) == table.pile.look()


@pytest.mark.clause("V9.4", "A13")
def test_left_over_dice_go_to_their_faces() -> None:
    """With three players the two left-over dice are placed at the start of every round."""
    events = events_of(3, NEUTRAL)
    assert 4 == sum(isinstance(event, LooseDicePlaced) for event in events)
    table = vegas_table(RollLoose(), Roll(0), seats=3, options=NEUTRAL)
    assert 2 == table.loose.dice
    play(table, rolled("26"))
    assert [0, 1, 0, 0, 0, 1] == [casino.dice[3] for casino in table.casinos]
    assert 0 == table.loose.dice


@pytest.mark.clause("V10.6")
def test_neutral_is_not_ranked() -> None:
    """The result has a rank for each player and none for the neutral dice."""
    table = list(random_game(2, NEUTRAL))[-1][0]
    move = turn(table)
    assert isinstance(move, Choice)
    play(table, move.moves[0])
    over = turn(table)
    assert isinstance(over, Over)
    assert 2 == len(over.ranks)


@pytest.mark.clause("A15", "V10.5")
def test_lower_places_share_too() -> None:
    """Equal players share a place, and the next place is skipped."""
    table = vegas_table(seats=4)
    for player, bills in zip(
        table.players, [(90_000,), (50_000,), (50_000,), (10_000,)], strict=True
    ):
        player.bills = player.bills.replace(bills)
    table.stack.clear()
    assert (1, 2, 2, 4) == table.over().ranks


@pytest.mark.clause("V12.1", "A23")
@both_editions
def test_solo_with_either_set(game: Classic) -> None:
    """The solo game is played with the bills of either edition."""
    events = events_of(1, SOLO, game=game)
    assert isinstance(events[-1], GameEnded)


@pytest.mark.clause("V12.12", "V12.13", "A19")
@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
def test_solo_rounds(rounds: int) -> None:
    """One round is the default; in more, the same colours are placed by a fresh roll each time."""
    assert 1 == GAME_2018.start(1).rounds
    events = events_of(1, VegasOptions(solo=Solo("hard", rounds=rounds)))
    assert rounds == sum(isinstance(event, RoundStarted) for event in events)
    assert [1, 2] * rounds == [e.colour for e in events if isinstance(e, RivalPlaced)]
    assert {0} == {e.leader for e in events if isinstance(e, RoundStarted)}


@pytest.mark.clause("V12.6", "A20")
def test_solo_goes_on_without_own_dice() -> None:
    """When the own dice are used up, the rivals' dice are still rolled and placed."""
    seen = False
    for table, awaited, _, _ in random_game(1, VegasOptions(solo=Solo("master"))):
        if table.stack[-1] == RollColours() and table.players[0].dice == 0:
            seen = True
            assert isinstance(awaited, Chance)
    assert seen


@pytest.mark.clause("V12.7", "A21")
def test_solo_rivals_keep_their_bills() -> None:
    """Each colour is a participant of its own and keeps what it wins."""
    table = vegas_table(
        seats=1, options=SOLO, bills={1: [90_000, 60_000, 30_000]}, dice={1: [1, 3, 3, 2, 0, 0]}
    )
    settle(table)
    assert [60_000, 0, 0, 90_000, 0] == [player.money for player in table.players]
    assert (30_000,) == table.pile.look()


@pytest.mark.clause("V12.8", "A22")
def test_solo_equality_is_a_loss() -> None:
    """As much as all rivals together is not enough."""
    table = vegas_table(seats=1, options=SOLO)
    table.players[0].bills = table.players[0].bills.replace((50_000, 10_000))
    table.players[4].bills = table.players[4].bills.replace((60_000,))
    table.stack.clear()
    assert (2,) == table.over().ranks


@pytest.mark.clause("A24", "A25", "A26", "V12.10", "V12.11")
@pytest.mark.parametrize(
    ("level", "own", "preplaced", "agreed"),
    [
        ("normal", None, None, (8, 1)),
        ("hard", None, None, (8, 2)),
        ("expert", None, None, (7, 1)),
        ("expert", 2, 2, (2, 2)),
        ("master", None, None, (1, 1)),
        ("master", 1, 2, (1, 2)),
    ],
)
def test_solo_levels(
    level: Any, own: int | None, preplaced: int | None, agreed: tuple[int, int]
) -> None:
    """What the level leaves open can be set; the first rival colours are the ones placed."""
    table = GAME_2018.start(1, VegasOptions(solo=Solo(level, own, preplaced)))
    assert table.options.solo is not None
    assert agreed == (table.options.solo.own_dice, table.options.solo.preplaced)
    play(table, _shuffle())
    play(table, Rolled(((1,) * 8,) * agreed[1]))
    assert [0] * agreed[1] == [player.dice for player in table.players[1 : 1 + agreed[1]]]


@pytest.mark.clause("V13", "V12.10", "A26")
@pytest.mark.parametrize(
    ("seats", "options", "named"),
    [
        (3, VegasOptions(first_leader=3), "first_leader"),
        (3, VegasOptions(first_leader=-1), "first_leader"),
        (2, VegasOptions(solo=Solo()), "solo"),
        (1, VegasOptions(solo=Solo("normal", 7)), "solo.own_dice"),
        (1, VegasOptions(solo=Solo("hard", 4)), "solo.own_dice"),
        (1, VegasOptions(solo=Solo("expert", 8)), "solo.own_dice"),
        (1, VegasOptions(solo=Solo("expert", 1)), "solo.own_dice"),
        (1, VegasOptions(solo=Solo("master", 2)), "solo.own_dice"),
        (1, VegasOptions(solo=Solo("normal", preplaced=2)), "solo.preplaced"),
        (1, VegasOptions(solo=Solo("hard", preplaced=1)), "solo.preplaced"),
        (1, VegasOptions(solo=Solo("expert", preplaced=3)), "solo.preplaced"),
        (1, VegasOptions(solo=Solo(rounds=0)), "solo.rounds"),
        (1, VegasOptions(solo=Solo(rounds=5)), "solo.rounds"),
    ],
)
def test_options_that_do_not_go_together(seats: int, options: VegasOptions, named: str) -> None:
    """Invalid combinations are refused when the game is created, and the option is named."""
    with pytest.raises(BadOption, match=f"^{named}:"):
        GAME_2018.start(seats, options)


@pytest.mark.clause("V13")
def test_option_defaults() -> None:
    """Defaults are as the rules say, and the newest edition is the one played."""
    expected = {
        "neutral_variant": False,
        "first_leader": "random",
        "money_visibility": "hidden",
        "solo": None,
    }
    assert expected == msgspec.to_builtins(VegasOptions())
    assert "vegas/2018" == CLASSICS[0].name


@pytest.mark.clause("A27")
def test_leaving_is_no_move() -> None:
    """The rules know no way to leave a game; whoever runs a table decides."""
    assert [Place] == [part for part in GAME_2018.parts if issubclass(part, Move)]


@pytest.mark.clause("A28")
def test_vectors_say_what_they_assume() -> None:
    """Every detail a drawing would have shown is listed with the vector that fills it in."""
    assumed = [vector for vector in VECTORS if "assumed" in vector]
    assert assumed
    assert all("rulebook" == vector["origin"] and vector["assumed"] for vector in assumed)


@pytest.mark.clause("V15.8")
def test_same_seed_same_game() -> None:
    """The same seed, options and choices give the same game, pile included."""
    first, second = (list(random_game(4, NEUTRAL, seed=7)) for _ in range(2))
    assert first == second
