"""The clauses of Royale that the vectors do not reach: the game as a whole."""

from collections import Counter
from itertools import product

import pytest

from flambeur.core.chance import Dice, Pick, Rolled, Shuffle
from flambeur.core.errors import BadOption
from flambeur.core.frame import Frame
from flambeur.core.parts import Event
from flambeur.core.secret import redact
from flambeur.core.state import play, settle, turn
from flambeur.core.turn import Chance, Choice, Over
from flambeur.games.vegas import Place
from flambeur.games.vegas.events import (
    BillsDealt,
    CasinoPaid,
    DicePlaced,
    GameEnded,
    LooseDicePlaced,
    RoundStarted,
)
from flambeur.games.vegas.round import NextTurn
from flambeur.games.vegas.royale import events as said
from flambeur.games.vegas.royale.adjust import Adjust
from flambeur.games.vegas.royale.bank import Fine, fine
from flambeur.games.vegas.royale.boards import BOARDS
from flambeur.games.vegas.royale.draw import lay
from flambeur.games.vegas.royale.moves import Pass, RollDice
from flambeur.games.vegas.royale.options import RoyaleOptions
from flambeur.games.vegas.royale.reward import Reward, worth
from flambeur.games.vegas.royale.round import AfterPayout, PayCasino
from flambeur.games.vegas.royale.rules import Royale
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.tiles import BadLuck, FiftyFifty, MyChoice, NiceDice, NoEntry
from flambeur.games.vegas.royale.tiles.h1_nice_dice import Park
from flambeur.games.vegas.royale.tiles.h2_my_choice import (
    Activate,
    ChooseFace,
    ChooseResult,
    ChooseTile,
    Gild,
)
from flambeur.games.vegas.royale.turn import PlaceOrPass, RollHand, RollOrUse
from tests.games.royale.play import BASE, ROYALE, events_of, random_game
from tests.games.royale.positions import Position

all_seats = pytest.mark.parametrize("seats", [2, 3, 4, 5])
every_tile = pytest.mark.parametrize("tile", list(BOARDS))


def laid(*tiles: str, seats: int = 3, options: RoyaleOptions | None = None) -> RoyaleTable:
    """Lay tiles on a table that awaits nothing yet."""
    table = Position({"seats": ["A", "B", "C", "D", "E"][:seats], "phase": "payout"}).table
    if options is not None:
        table.options = options
    table.stack.clear()
    lay(table, tiles)
    table.said.clear()
    return table


def count(events: list[Event], kind: type[Event]) -> int:
    """Count events of a kind."""
    return sum(isinstance(event, kind) for event in events)


@pytest.mark.clause("R1.1", "R1.3")
@all_seats
def test_three_rounds(seats: int) -> None:
    """Two to five play three rounds, with tiles or without; the richest wins."""
    for game in (ROYALE, BASE):
        events = events_of(seats, game=game)
        assert 3 == count(events, RoundStarted)
        ended = events[-1]
        assert isinstance(ended, GameEnded)
        assert ended.ranks[ended.money.index(max(ended.money))] == 1
    for wrong in (1, 6):
        with pytest.raises(BadOption):
            ROYALE.start(wrong)


@pytest.mark.clause("R1.2", "R2.1", "R2.2", "R6.6")
def test_dice_and_weights() -> None:
    """Seven small dice and a big one that weighs two; grey and neutral are colours apart."""
    table = ROYALE.start(5)
    assert {(7, 1)} == {(player.dice, player.big) for player in table.players}
    table.put(3, 0, 2, big=1)
    table.put(3, table.neutral, 1)
    table.put(3, table.grey, 2)
    table.casinos[2].extra = (1,)
    assert (4, 1, 0, 0, 0, 1, 2) == table.casinos[2].weights()
    assert 4 == table.weight(3, 0)
    assert table.neutral != table.grey


@pytest.mark.clause("R1.2")
def test_left_is_the_next_seat() -> None:
    """Left is the next seat clockwise, with dice or without."""
    table = ROYALE.start(3)
    assert [1, 2, 0] == [table.left_of(seat) for seat in range(3)]


@pytest.mark.clause("R2.4", "R2.5", "R10.7")
def test_chips() -> None:
    """Spent chips go back to the supply; without a limit it never ends, with one it does."""
    table = laid("A1")
    table.box = 1
    assert 2 == table.gain_chips(0, 2)
    table.lose_chips(0, 1)
    assert (1, 0) == (table.players[0].chips, table.box)
    limited = laid("A1", options=RoyaleOptions(chip_supply=20))
    limited.box = 1
    assert 1 == limited.gain_chips(0, 2)
    assert 0 == limited.gain_chips(0, 2)


@pytest.mark.clause("R2.6", "R2.7", "R9.3")
def test_boards() -> None:
    """There are eight boards of two sides; two sides of one are never in play together."""
    assert dict.fromkeys("ABCDEFGH", 2) == Counter(name[0] for name in BOARDS)
    for seed in range(20):
        for event in events_of(2, RoyaleOptions(tiles_per_round=6), seed):
            if isinstance(event, said.TilesLaid):
                assert 6 == len({tile[0] for tile in event.tiles})


@pytest.mark.clause("R3.1", "R3.2", "R7.1")
@pytest.mark.parametrize("rules", [ROYALE, BASE], ids=["royale", "base"])
def test_cards_are_dealt_in_pairs(rules: Royale) -> None:
    """Ninety cards are shuffled once; every round turns up six new pairs."""
    first = turn(rules.start(3))
    assert isinstance(first, Chance)
    assert Shuffle(rules.edition.pile) == first.distribution
    assert () == first.audience
    dealt = [e.bills.look() for e in events_of(3, game=rules) if isinstance(e, BillsDealt)]
    assert 3 == len(dealt)
    for pairs in dealt:
        assert [2] * 6 == [len(pair) for pair in pairs]
        sums = [sum(pair) for pair in pairs]
        assert sums == sorted(sums)


@pytest.mark.clause("R3.5", "R7.2")
def test_chips_each_round() -> None:
    """Everybody gets two chips at the start of each round."""
    granted = [e.chips for e in events_of(4) if isinstance(e, said.ChipsGranted)]
    assert [(2, 2, 2, 2)] * 3 == granted


@pytest.mark.clause("R3.6")
def test_start_player() -> None:
    """The first leader is drawn, or named."""
    source = iter([Shuffle(ROYALE.edition.pile).sample(list)])
    table = ROYALE.start(3)
    play(table, next(source))
    assert Chance(Pick(3)) == turn(table)
    named = ROYALE.start(3, RoyaleOptions(start_player=2, tiles_per_round=0))
    play(named, Shuffle(ROYALE.edition.pile).sample(list))
    assert RollHand(2) == named.stack[-1]
    with pytest.raises(BadOption, match="start_player"):
        ROYALE.start(3, RoyaleOptions(start_player=3))


@pytest.mark.clause("R4.1", "R4.2", "R4.4", "R4.7", "R4.9")
def test_turns() -> None:
    """Turns go clockwise; all dice in hand are rolled, and those not placed stay there."""
    table = Position(
        {
            "seats": ["A", "B", "C"],
            "phase": "rolled",
            "active": "A",
            "roll": {"small": [1, 1, 4], "big": 4},
            "players": {
                "A": {"supply": {"small": 3, "big": 1}},
                "B": {},
                "C": {"supply": {"small": 2, "big": 0}},
            },
        }
    ).table
    play(table, Place(1))
    assert (1, 1) == (table.players[0].dice, table.players[0].big)
    assert RollHand(2) == table.stack[-1]
    assert Chance(Dice((2,))) == turn(table)
    play(table, Rolled(((2, 5),)))
    play(table, Place(5))
    assert Chance(Dice((1, 1), streams=("own", "big"))) == turn(table)


@pytest.mark.clause("R4.9", "RD2.1")
def test_turn_starts_with_a_choice_only_for_the_holder() -> None:
    """Who holds the Power Play token chooses before rolling; everybody else just rolls."""
    for table, awaited, _, _ in random_game(3, RoyaleOptions(tiles=("D2",)), seed=3):
        frame = table.stack[-1]
        if isinstance(frame, RollOrUse):
            assert isinstance(awaited, Choice)
            assert awaited.moves[0] == RollDice()
            assert len(awaited.moves) > 1


@pytest.mark.clause("R5.5", "R5.6", "R9.6", "R7.1")
@all_seats
def test_payout_and_what_is_left(seats: int) -> None:
    """Casinos pay from 1 to 6; then dice go home and tiles are cleared."""
    order = [e.casino for e in events_of(seats) if isinstance(e, CasinoPaid)]
    assert [1, 2, 3, 4, 5, 6] * 3 == order
    table, _, move, _ = list(random_game(seats))[-1]
    play(table, move)
    assert not table.tiles
    assert all(not any(casino.weights()) for casino in table.casinos)
    assert {(7, 1)} == {(player.dice, player.big) for player in table.players}


@pytest.mark.clause("R6.1", "R6.4", "R6.5", "R6.2")
def test_neutral_dice() -> None:
    """Two players share the table with a colour that is rolled each round and never acts."""
    for seats, rolls in ((2, 3), (3, 0)):
        assert rolls == count(events_of(seats), LooseDicePlaced)
    for table, awaited, _, _ in random_game(2, seed=5):
        if isinstance(awaited, Choice):
            assert awaited.seat in (0, 1)
        assert 2 == len(table.players)


@pytest.mark.clause("R9.1", "R9.2", "R9.5")
@pytest.mark.parametrize("number", range(7))
def test_tiles_are_laid_from_casino_1(number: int) -> None:
    """So many tiles as agreed lie beside casinos 1, 2, 3 and so on."""
    for table, _, _, events in random_game(2, RoyaleOptions(tiles_per_round=number)):
        for event in events:
            if isinstance(event, said.TilesLaid):
                assert number == len(event.tiles)
        if isinstance(table.stack[-1], PlaceOrPass):
            assert list(range(1, number + 1)) == [tile.casino for tile in table.tiles]
            assert bool(table.bank) == bool(number)


@pytest.mark.clause("R9.4")
@pytest.mark.parametrize("number", [1, 2, 3, 6])
def test_tile_reuse(number: int) -> None:
    """With a wish for variety, nothing comes again before it must."""
    repeats = set()
    for seed in range(30):
        for wish in ("reshuffle", "no_repeat_side", "no_repeat_tile"):
            options = RoyaleOptions(tiles_per_round=number, tile_reuse=wish)
            rounds = [e.tiles for e in events_of(2, options, seed) if isinstance(e, said.TilesLaid)]
            sides = [tile for tiles in rounds for tile in tiles]
            boards = {tile[0] for tile in sides}
            if wish == "reshuffle":
                repeats.add(len(sides) - len(set(sides)))
            else:
                assert min(16, len(sides)) <= len(set(sides)) + 2 * (number == 6)
            if wish == "no_repeat_tile":
                assert min(8, len(sides)) == len(boards)
    assert repeats - {0}, "by chance a tile comes again"


@pytest.mark.clause("R10.2", "R12.1", "R12.2", "R12.3")
def test_what_is_public() -> None:
    """Bank, chips, tiles and numbers are for all; cards in hand and the reserve are not."""
    for table, _, _, _ in random_game(3, seed=7):
        if not table.round:
            continue
        seen = ROYALE.load(ROYALE.save(table))
        for seat in (0, None):
            view = redact(seen, seat)
            assert view.bank == table.bank
            assert [p.chips for p in view.players] == [p.chips for p in table.players]
            assert view.casinos == table.casinos
            assert view.pile.value is None
            assert (view.players[0].bills.value is None) == (seat is None)
            assert view.players[1].bills.value is None


@pytest.mark.clause("R10.6", "R10.3")
def test_small_rewards_are_chips() -> None:
    """Ten and twenty thousand are one and two chips; from thirty on there are cards."""
    assert [Reward(), Reward(chips=1), Reward(chips=2), Reward(cash=30_000)] == [
        worth(amount) for amount in (0, 10_000, 20_000, 30_000)
    ]
    assert not Reward()


@pytest.mark.clause("R10.8", "R5.4")
@pytest.mark.parametrize("where", ["reserve_bottom", "bank"])
def test_unclaimed_cards(where: str) -> None:
    """Cards nobody wins go under the reserve, or by option into the bank."""
    table = laid("D1", options=RoyaleOptions(unclaimed_cards=where))  # type: ignore[arg-type] # one of both
    before = len(table.bank)
    table.fund(0, (80_000, 40_000))
    table.push(PayCasino(1))
    settle(table)
    assert (len(table.bank) - before, table.pile.size()) == ((0, 2) if where != "bank" else (2, 0))


@pytest.mark.clause("R11.1", "R11.5", "R4.5", "R11.3")
@every_tile
def test_placing_activates_once(tile: str) -> None:
    """Dice placed by hand activate the tile once; a pass activates nothing."""
    for seed in range(3):
        for table, _, move, events in random_game(3, RoyaleOptions(tiles=(tile,)), seed):
            active = [e for e in events if isinstance(e, said.Activated)]
            placed = [e for e in events if isinstance(e, DicePlaced)]
            if isinstance(move, Pass):
                assert not active
            if isinstance(table.stack[-1], PlaceOrPass) and isinstance(move, Place):
                assert [1] * (move.face == 1) == [e.casino for e in active]
                assert 1 == len(placed)


@pytest.mark.clause("R11.4", "R11.5")
@every_tile
def test_every_tile_is_played_through(tile: str) -> None:
    """Every tile is activated in random games without getting stuck, at every number of seats."""
    for seats, seed in product((2, 3, 5), range(4)):
        events = events_of(seats, RoyaleOptions(tiles=(tile,)), seed)
        assert isinstance(events[-1], GameEnded)


@pytest.mark.clause("R11.6")
def test_decisions_are_a_stack() -> None:
    """My Choice opens another tile's decision on top of the turn; then the next player rolls."""
    table = laid("E1", "H2")
    table.players[0].dice, table.players[1].dice = 1, 1
    table.follow(ChooseResult(0, 2, (4, 4)), NextTurn(1))
    play(table, ChooseFace(4))
    choice = turn(table)
    assert isinstance(choice, Choice)
    play(table, choice.moves[0])
    assert "CloseCasino" == type(table.stack[-1]).__name__
    choice = turn(table)
    assert isinstance(choice, Choice)
    play(table, choice.moves[0])
    assert RollHand(1) == table.stack[-1]


@pytest.mark.clause("R11.7", "RE1.5", "RE1.1")
def test_closed_casino() -> None:
    """No die enters or leaves a closed casino in any random game."""
    for seed in range(12):
        options = RoyaleOptions(tiles=("E1", "F2", "H2", "D2", "B1"))
        for table, _, _, events in random_game(3, options, seed):
            closed = [c for c in range(1, 7) if table.is_closed(c)]
            if not closed or any(isinstance(e, RoundStarted | GameEnded) for e in events):
                continue
            for event in events:
                if isinstance(event, said.CasinoClosed | CasinoPaid):
                    break
                if isinstance(event, DicePlaced):
                    assert event.casino not in closed
                if isinstance(event, said.DieMoved):
                    assert event.source not in closed
                    assert event.target not in closed


@pytest.mark.clause("R11.7")
def test_the_table_moves_no_die_at_a_closed_casino() -> None:
    """The table itself lets no die into a closed casino or out of it, whoever asks."""
    table = laid("E1")
    table.put(2, 0, 1)
    table.change(table.tile(1, NoEntry), closed=2)
    with pytest.raises(AssertionError):
        table.put(2, 0, 1)
    with pytest.raises(AssertionError):
        table.take(2, 0, 1)
    with pytest.raises(AssertionError):
        table.put_black(2, 0)


@pytest.mark.clause("RA1.1", "RA2.1", "RB1.1", "RB2.1", "RC1.1", "RC2.1", "RD1.1", "RD2.1", "RE1.1")
@pytest.mark.clause("RE2.1", "RF1.1", "RG1.1", "RG2.1", "RH1.1", "RH2.1", "R9.6")
@every_tile
def test_tiles_begin_afresh(tile: str) -> None:
    """Every tile is laid in its first state, whatever happened to it before."""
    fresh: dict[str, dict[str, object]] = {
        "A2": {"index": 0},
        "B2": {"index": 0, "total": 0},
        "C1": {"owner": None},
        "C2": {"payers": ()},
        "D2": {"holder": None},
        "E1": {"index": 0, "closed": None},
        "E2": {"bar": ()},
        "F1": {"clusters": (1, 1, 2, 2, 3)},
        "F2": {"chip": 2, "cash": 3, "action": 4},
        "G2": {"dice": ()},
        "H1": {"parked": ()},
        "H2": {"gold": None},
    }
    rounds = 0
    for _, _, _, events in random_game(3, RoyaleOptions(tiles=(tile,)), seed=2):
        rounds += sum(isinstance(event, said.TilesLaid) for event in events)
    assert 3 == rounds
    (on_table,) = laid(tile).tiles
    assert fresh.get(tile, {}) == {name: getattr(on_table, name) for name in fresh.get(tile, {})}
    assert tile == on_table.id


@pytest.mark.clause("RB2.7")
def test_fifty_fifty_begins_at_the_start_each_time() -> None:
    """After every activation the counter is back at the start."""
    for table, awaited, _, _ in random_game(3, RoyaleOptions(tiles=("B2",)), seed=4):
        if isinstance(table.stack[-1], PlaceOrPass | RollHand) and isinstance(awaited, Choice):
            assert (0, 0) == (table.tile(1, FiftyFifty).index, table.tile(1, FiftyFifty).total)


@pytest.mark.clause("RC2.1", "RG1.1", "RB1.1")
@pytest.mark.parametrize("tile", ["B1", "C2", "G1"])
def test_some_activations_do_nothing(tile: str) -> None:
    """Placing dice at Prime Time, Bad Luck or Black Box changes nothing at once."""
    table = laid(tile)
    table.activate(1, 0)
    assert [said.Activated(0, 1, tile)] == table.said
    assert not table.stack


@pytest.mark.clause("RF2.6", "RF2.2")
def test_grey_dice_left_play_along() -> None:
    """Grey dice of Handicap that stay in a casino tie and win like anyone's."""
    table = laid("F2")
    table.fund(3, (90_000, 50_000))
    table.put(4, 0, 1)
    table.push(PayCasino(4))
    settle(table)
    assert [50_000, 0, 0] == [player.money for player in table.players]
    assert (90_000,) == table.pile.look()


@pytest.mark.clause("RG2.4")
def test_double_down_is_touched_by_nothing_else() -> None:
    """Dice on the Double Down tile come only from its casino and never go back."""
    for seed in range(6):
        on_tile = 0
        for table, _, _, events in random_game(3, RoyaleOptions(tiles=("G2", "H2", "F2")), seed):
            if any(isinstance(event, RoundStarted) for event in events):
                on_tile = 0
                continue
            now = sum(sum(table.tiles[0].dice_of(seat)) for seat in range(3)) if table.tiles else 0
            assert now >= on_tile or not table.tiles
            on_tile = now


@pytest.mark.clause("RH2.4", "RH2.6", "RH2.8")
def test_void_results() -> None:
    """A result that cannot be carried out may be chosen and does nothing."""
    table = laid("H2", seats=2)
    for face in (4, 5, 6):
        table.push(ChooseResult(0, 1, (face, face)))
        play(table, ChooseFace(face))
        assert not table.stack
    assert table.tile(1, MyChoice).gold is None


@pytest.mark.clause("R13")
def test_options_that_change_a_rule() -> None:
    """Each option changes what its sentence says."""
    reuse = laid("D2", options=RoyaleOptions(power_play_reuse="once"))
    reuse.put(1, 0, 1)
    reuse.players[0].dice = 2
    reuse.activate(1, 0)
    reuse.push(RollOrUse(0))
    choice = turn(reuse)
    assert isinstance(choice, Choice)
    play(reuse, choice.moves[-1])
    assert getattr(reuse.tiles[0], "holder", 0) is None
    early = laid("C2", options=RoyaleOptions(bad_luck_timing="before_payout"))
    early.players[0].chips = 3
    early.tile(1, BadLuck).before_payout(early)
    settle(early)
    assert 0 == early.players[0].chips
    skip = laid(options=RoyaleOptions(start_fallback="skip_casino"))
    skip.fund(5, (90_000, 40_000))
    skip.put(6, skip.neutral, 2)
    skip.put(6, 2, 1)
    skip.next_leader = 1
    skip.push(PayCasino(6))
    settle(skip)
    assert 1 == skip.next_leader


@pytest.mark.clause("R13", "RE1.6")
@pytest.mark.parametrize("wish", ["free_pass", "chip_first", "reroll"])
@pytest.mark.parametrize("chips", [0, 2])
def test_all_faces_closed(wish: str, chips: int) -> None:
    """When every die shows the closed casino: a free pass, a chip first, or another roll."""
    table = laid("E1", options=RoyaleOptions(all_faces_closed=wish))  # type: ignore[arg-type] # one of three
    table.change(table.tile(1, NoEntry), closed=4)
    table.players[0].dice, table.players[0].chips = 2, chips
    table.players[1].dice = 1
    table.push(RollHand(0))
    play(table, Rolled(((4, 4),)))
    paid = wish == "chip_first" and chips > 0
    assert chips - paid == table.players[0].chips
    assert RollHand(0 if wish == "reroll" else 1) == table.stack[-1]
    assert 2 == table.players[0].dice


@pytest.mark.clause("R13", "RE1.5")
@pytest.mark.parametrize("blocked", [True, False])
def test_closed_blocks_activation(blocked: bool) -> None:
    """By option My Choice may activate the tile of a closed casino."""
    table = laid("E1", "D1", "H2", options=RoyaleOptions(closed_blocks_activation=blocked))
    table.change(table.tile(1, NoEntry), closed=2)
    table.push(ChooseResult(0, 3, (4, 6)))
    play(table, ChooseFace(4))
    choice = turn(table)
    assert isinstance(choice, Choice)
    assert (1 if blocked else 2) == len(choice.moves)


@pytest.mark.clause("R13", "RD1.3", "Q16")
@pytest.mark.parametrize("counts", [True, False])
def test_pay_day_by_my_choice(counts: bool) -> None:
    """Pay Day counts its own casino by My Choice too; by option only where dice really lie."""
    table = laid("D1", "H2", options=RoyaleOptions(pay_day_counts_activated=counts))
    table.put(2, 0, 1)
    table.push(ChooseTile(0, 2))
    play(table, Activate(1))
    assert (2 if counts else 1) == table.players[0].chips
    table.put(1, 0, 1)
    table.activate(1, 0)
    assert (4 if counts else 3) == table.players[0].chips


@pytest.mark.clause("R13", "RA1.4")
def test_lucky_punch_free_choice() -> None:
    """By option the player picks any of the rewards after a wrong guess."""
    options = RoyaleOptions(tiles=("A1",), lucky_punch_reward="free_choice")
    kinds = {type(table.stack[-1]).__name__ for table, *_ in random_game(3, options, seed=1)}
    assert "ChooseReward" in kinds


@pytest.mark.clause("R13", "R9.5")
@pytest.mark.parametrize(
    ("options", "named"),
    [
        (RoyaleOptions(tiles_per_round=7), "tiles_per_round"),
        (RoyaleOptions(tiles_per_round=-1), "tiles_per_round"),
        (RoyaleOptions(tiles=("Z9",)), "Z9"),
        (RoyaleOptions(tiles=("A1", "A2")), "one side"),
    ],
)
def test_options_that_do_not_go_together(options: RoyaleOptions, named: str) -> None:
    """Impossible wishes are refused by name when the game is created."""
    with pytest.raises(BadOption, match=named):
        ROYALE.start(3, options)
    with pytest.raises(BadOption, match="the base game has none"):
        BASE.start(3, RoyaleOptions(tiles=("A1",)))


@pytest.mark.clause("R14")
def test_events_tell_everything() -> None:
    """Over all tiles every kind of event happens, and nothing happens untold."""
    kinds = {
        type(event)
        for tile, seed in product(BOARDS, range(6))
        for event in events_of(3, RoyaleOptions(tiles=(tile,)), seed)
    }
    assert set(said.EVENTS) <= kinds


@pytest.mark.clause("R8.1", "R8.2", "R8.3")
def test_result_is_what_was_counted() -> None:
    """The scores are cards, promises and chips of each seat."""
    table, _, move, _ = list(random_game(4, seed=9))[-1]
    play(table, move)
    over = turn(table)
    assert isinstance(over, Over)
    chips = [player.chips * 10_000 for player in table.players]
    cards = [player.money for player in table.players]
    promised = [sum(notes.look()) for notes in table.promises]
    assert tuple(map(sum, zip(chips, cards, promised, strict=True))) == over.scores


def test_frames_without_decisions_do_not_wait() -> None:
    """No choice of the game ever offers nothing."""
    seen: Counter[type[Frame]] = Counter()
    for seed in range(10):
        for table, awaited, _, _ in random_game(4, RoyaleOptions(tiles_per_round=6), seed):
            if isinstance(awaited, Choice):
                seen[type(table.stack[-1])] += 1
                assert awaited.moves
    assert seen[Adjust]
    assert AfterPayout not in seen


@pytest.mark.clause("R10.5", "RC2.4")
def test_promises_pay_fines_too() -> None:
    """A promise is as good as a card; paid away, it is torn up, and real cards go to the bank."""
    table = laid("C2")
    table.bank = ()
    table.promise(0, 40_000)
    table.pay(0, 40_000)
    table.give_up(0, (40_000, 40_000))
    assert not table.promises[0].look()
    assert [40_000] == list(table.bank)
    assert 0 == table.worth(0)


@pytest.mark.clause("RC2.5", "RC2.6", "RC2.7")
@pytest.mark.parametrize(
    ("cards", "chips", "paid"),
    [
        ([50_000, 30_000, 30_000], 2, Fine((50_000,), 0, 0)),
        ([30_000, 30_000, 30_000], 2, Fine((30_000, 30_000, 30_000), 0, 40_000)),
        ([80_000, 60_000], 0, Fine((80_000,), 0, 30_000)),
        ([40_000, 40_000, 70_000], 0, Fine((40_000, 40_000), 0, 30_000)),
        ([40_000], 3, Fine((40_000,), 1, 0)),
        ([], 3, Fine((), 3, 0)),
        ([], 9, Fine((), 5, 0)),
    ],
)
def test_fines_cost_as_little_as_can_be(cards: list[int], chips: int, paid: Fine) -> None:
    """Least loss first, then the smallest overpayment; chips only when cards do not suffice."""
    assert paid == fine(cards, chips, exact=False)


def test_exact_fines() -> None:
    """By option the cheapest cards are paid and all change is given back."""
    assert Fine((30_000, 40_000), 0, 20_000) == fine([40_000, 90_000, 30_000], 0, exact=True)


@pytest.mark.clause("RD2.5", "R13")
def test_power_play_once_is_once() -> None:
    """With `once` the token goes back even when the die was placed at its own casino."""
    table = laid("D2", options=RoyaleOptions(power_play_reuse="once"))
    table.put(1, 0, 1)
    table.players[0].dice = 2
    table.activate(1, 0)
    table.push(RollOrUse(0))
    choice = turn(table)
    assert isinstance(choice, Choice)
    own = next(move for move in choice.moves if getattr(move, "casino", 0) == 1)
    play(table, own)
    assert getattr(table.tiles[0], "holder", 0) is None


@pytest.mark.clause("RE1.5", "RG2.2")
def test_nothing_leaves_a_closed_casino_by_double_down() -> None:
    """Activated from afar, Double Down at a closed casino offers to move no dice."""
    table = laid("E1", "G2", options=RoyaleOptions(closed_blocks_activation=False))
    table.put(2, 0, 3)
    table.change(table.tile(1, NoEntry), closed=2)
    table.activate(2, 0)
    choice = turn(table)
    assert isinstance(choice, Choice)
    assert 1 == len(choice.moves)


@pytest.mark.clause("RC2.2")
def test_bad_luck_without_dice() -> None:
    """Where nobody has a die, everybody is on the minimum and pays."""
    assert (0, 1, 2) == BadLuck(1).lowest(laid("C2"))


@pytest.mark.clause("RH2.8", "R4.8")
def test_a_golden_die_brings_its_owner_back() -> None:
    """The last die of a player who had finished returns, and the round goes on with it."""
    table = laid("H2")
    table.change(table.tile(1, MyChoice), gold=(1, 0))
    table.players[0].dice = 1
    table.push(NextTurn(1))
    table.push(ChooseResult(0, 1, (6, 6)))
    play(table, ChooseFace(6))
    play(table, Gild(big=False))
    assert [0, 1, 0] == [player.dice for player in table.players]
    assert RollHand(1) == table.stack[-1]


@pytest.mark.clause("RH1.2")
def test_the_big_die_just_placed_is_parked() -> None:
    """Of the dice just placed the big one may go to the tile, and the small ones stay."""
    table = laid("H1")
    table.players[0].dice, table.players[0].big = 3, 1
    table.push(PlaceOrPass(0, (1, 1, 5), (1,)))
    play(table, Place(1))
    play(table, Park(1, big=True))
    assert (2, 0) == (table.casinos[0].dice[0], len(table.casinos[0].big))
    assert (0, 1) == table.tile(1, NiceDice).dice_of(0)
