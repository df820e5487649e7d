"""Every event of Royale reads well, open or hidden, in every language."""

from collections.abc import Iterable
from functools import cache

import pytest

from flambeur.core.match import Match
from flambeur.core.parts import Event
from flambeur.core.secret import Secret, redact
from flambeur.core.turn import Choice
from flambeur.games.vegas import ROYALES
from flambeur.games.vegas.events import (
    BillsDealt,
    CasinoPaid,
    DicePlaced,
    GameEnded,
    LeaderNamed,
    LooseDicePlaced,
    RoundStarted,
    Win,
)
from flambeur.games.vegas.royale.boards import BOARDS
from flambeur.games.vegas.royale.events import (
    EVENTS,
    Activated,
    BadLuckNoted,
    BetSettled,
    BoxOpened,
    BoxSplit,
    CasinoClosed,
    ChipsGranted,
    CounterMoved,
    DieMoved,
    ExtraRolled,
    Fined,
    FistClosed,
    FistOpened,
    HandRolled,
    Passed,
    Rewarded,
    TilesLaid,
    TokenTaken,
)
from flambeur.games.vegas.royale.options import RoyaleOptions
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.tiles.a1_lucky_punch import Hide
from flambeur.games.vegas.royale.tiles.g1_black_box import Split
from flambeur.shows.royale.teller import RoyaleTeller
from flambeur.shows.vegas.chapters import chapters, is_roll
from flambeur.sources import SeededSource
from flambeur.words.catalogues import LANGUAGES, Words
from flambeur.words.speaker import Speaker

NAMES = ("Ana", "Ben", "Carla")
GREY = 4
MOVES = 8
"""So many secret choices are compared: some of them look the same to the others."""
MONEY: Secret[tuple[int, ...]] = Secret((30_000,), (0,), fades=True)
CARD = Secret(40_000, (0,), fades=True)
SAMPLES: tuple[Event, ...] = (
    ChipsGranted((2, 2, 2)),
    TilesLaid(("A1", "D2", "H2")),
    HandRolled(0, (1, 1, 3), (5,)),
    Passed(0, 1),
    Activated(0, 3, "H2"),
    ExtraRolled(0, "A2", (3, 5)),
    Rewarded(0, "A2", 0, MONEY),
    CounterMoved("A2", 1),
    TokenTaken("D2", 1),
    CasinoClosed(2, 5),
    DieMoved(1, 0, 1, "hand", "E2"),
    FistClosed(0),
    FistOpened(0, 3, 2),
    BetSettled(0, higher=True, won=True),
    BoxSplit(1, (4, 2)),
    BoxOpened(0, 2, ((60_000, 0, 0, 0), (20_000, 20_000))),
    BadLuckNoted((0, 2)),
    Fined(0, 50_000, 0, 1, 30_000),
)
"""One of each kind, in the order of the game's list."""
VARIANTS: tuple[Event, ...] = (
    ChipsGranted((2, 1, 1)),
    TilesLaid(("G1",)),
    HandRolled(0, (), (5,)),
    Passed(0, 0, forced=True),
    Passed(0, 1, forced=True),
    ExtraRolled(0, "B2", (3, 5)),
    Rewarded(0, "D1", 2, Secret((), (0,), fades=True)),
    Rewarded(0, "D1", 0, Secret((), (0,), fades=True)),
    Rewarded(0, "G1", 0, Secret((50_000, 30_000), (0,), fades=True)),
    Rewarded(0, "A2", 0, MONEY, promised=True),
    CounterMoved("B2", 1),
    CounterMoved("B2", 3),
    CounterMoved("E1", 2),
    TokenTaken("C1", 0),
    TokenTaken("D2", None),
    DieMoved(0, 1, 0, "hand", 3),
    DieMoved(0, 0, 1, 3, "hand"),
    DieMoved(0, 1, 0, "B1", 4),
    DieMoved(0, 1, 1, "E2", "hand"),
    DieMoved(GREY, 1, 0, "F1", 4),
    DieMoved(GREY, 3, 0, "F1", 4),
    DieMoved(GREY, 1, 0, "F2", 2),
    DieMoved(GREY, 1, 0, 4, "F2"),
    DieMoved(0, 2, 1, 3, "G2"),
    DieMoved(0, 1, 0, "hand", "H1", 6),
    DieMoved(0, 1, 0, 2, "H1", 2),
    DieMoved(1, 1, 0, "H1", 6),
    DieMoved(0, 1, 0, "hand", "H2"),
    DieMoved(1, 0, 1, "H2", "hand"),
    FistOpened(2, 1, 1),
    BetSettled(0, higher=False, won=False),
    BadLuckNoted((1,)),
    Fined(0, 40_000, 1, 1, 0),
    Fined(0, 0, 0, 0, 0),
    LeaderNamed(1),
    RoundStarted(2, 1),
    BillsDealt(Secret(((60_000, 50_000), (70_000, 40_000)), (), fades=True)),
    LooseDicePlaced((1, 2, 2), (6,)),
    DicePlaced(0, 3, ((0, 2),), 1),
    DicePlaced(0, 3, ((0, 0),), 1),
    CasinoPaid(1, (3, 0, 0, 2, 5), (), (Win(0, CARD),), (3,), Secret((60_000,), (), fades=True)),
    GameEnded((90_000, 80_000, 10_000), (4, 1, 1), (1, 2, 3)),
)


@cache
def words(language: str) -> Words:
    """Read a language once."""
    return Words(language)


def teller(language: str = "en", **options: object) -> RoyaleTeller:
    """Make a teller for three players."""
    game = ROYALES[0]
    agreed = game.agree(len(NAMES), RoyaleOptions(**options))  # type: ignore[arg-type]
    return RoyaleTeller(Speaker(words(language), NAMES), game.start(len(NAMES), agreed))


def told(*events: Event) -> list[str]:
    """Tell events in English."""
    return teller().tell(events)


def test_the_samples_are_complete() -> None:
    """There is a sample of every kind of event."""
    assert list(EVENTS) == [type(sample) for sample in SAMPLES]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", SAMPLES + VARIANTS, ids=lambda event: type(event).__name__)
def test_every_event_has_a_sentence(event: Event, language: str) -> None:
    """An event makes one or more whole sentences, with and without its secrets."""
    for seen in (event, redact(event, 0), redact(event, None)):
        lines = teller(language).tell([seen])
        assert lines
        assert all(line.endswith(".") and "None" not in line and "{" not in line for line in lines)


def test_a_turn_is_one_line_and_so_is_a_tile() -> None:
    """A roll and what follows from it, then what the tile did, each on a line of its own."""
    assert [
        "Ana rolls 1 3 3 [3] and puts 2 dice and the big die on casino 3.",
        "Jackpot: Ana throws 3 and 5 · the jackpot is now $40,000.",
        "Ben rolls 2 [6], pays 1 chip and keeps all dice.",
        "Carla rolls 5 5.",
        "The casino is closed: Carla keeps all dice.",
    ] == told(
        HandRolled(0, (1, 3, 3), (3,)),
        DicePlaced(0, 3, ((0, 2),), 1),
        Activated(0, 3, "A2"),
        ExtraRolled(0, "A2", (3, 5)),
        CounterMoved("A2", 1),
        HandRolled(1, (2,), (6,)),
        Passed(1, 1),
        HandRolled(2, (5, 5), ()),
        Passed(2, 0, forced=True),
    )


def test_a_lost_token_comes_after_the_dice() -> None:
    """The dice that drive a token away are told first, and a tile is not named for nothing."""
    assert [
        "Ben rolls 1 1 and puts 2 dice on casino 1.",
        "Power Play: the token goes back to the machine · Ben takes the token.",
    ] == told(
        HandRolled(1, (1, 1), ()),
        TokenTaken("D2", None),
        DicePlaced(1, 1, ((1, 2),)),
        Activated(1, 1, "D2"),
        TokenTaken("D2", 1),
    )


def test_a_die_that_was_not_rolled_is_told_as_such() -> None:
    """Power Play places without a roll; My Choice sets off a tile from afar."""
    assert [
        "Ana rolls 2 and puts 1 die on casino 2.",
        "Power Play: Ben puts the big die on casino 1 without rolling.",
        "My Choice: Ben throws 4 and 4.",
        "Pay Day: Ben sets it off · Ben gets 1 chip.",
    ] == told(
        HandRolled(0, (2,), ()),
        DicePlaced(0, 2, ((0, 1),)),
        DicePlaced(1, 1, ((1, 0),), 1),
        Activated(1, 1, "H2"),
        ExtraRolled(1, "H2", (4, 4)),
        Activated(1, 3, "D1"),
        Rewarded(1, "D1", 1, Secret((), (1,), fades=True)),
    )
    assert ["Ben puts 1 die on casino 1."] == told(DicePlaced(1, 1, ((1, 1),)))


def test_a_moved_die_belongs_to_the_tile_that_spoke() -> None:
    """What a tile lets a player do stands on its line, or alone after a question."""
    move = DieMoved(0, 1, 0, "hand", 2)
    assert ["Handicap: a grey die leaves casino 6 · Ana puts 1 die on casino 2."] == told(
        DieMoved(GREY, 1, 0, 6, "F2"), move
    )
    assert ["Ana puts 1 die on casino 2."] == told(move)


def test_hidden_rewards_read_well() -> None:
    """What may not be seen is only counted; nobody else's fist or box is told."""
    reward = Rewarded(0, "A1", 0, Secret((50_000, 30_000), (0,), fades=True))
    assert ["Lucky Punch: Ana gets $50,000 and $30,000."] == told(redact(reward, 0))
    assert ["Lucky Punch: Ana gets 2 bills."] == told(redact(reward, 1))


def test_fines_and_boxes_explain_themselves() -> None:
    """Numbers that matter are named."""
    fines = Fined(0, 50_000, 0, 1, 30_000), Fined(1, 40_000, 1, 1, 0), Fined(2, 0, 0, 0, 0)
    for events, line in (
        (
            [BadLuckNoted((0, 2))],
            "Bad Luck: Ana and Carla count least here and owe $50,000 each.",
        ),
        (
            fines,
            (
                "Bad Luck: Ana pays $50,000, 1 bill with $30,000 back · Ben pays $40,000, 1 bill "
                "and 1 chip · Carla has nothing to pay with."
            ),
        ),
        (
            [BoxSplit(1, (4, 2)), SAMPLES[15]],
            (
                "Black Box: Ben lays two piles face down, of 4 and 2 · Ana picks pile 2 with "
                "$40,000; the other one holds $60,000."
            ),
        ),
        ([FistOpened(0, 3, 2)], "Lucky Punch: Ben guesses 2, Ana shows 3: wrong."),
    ):
        assert [line] == told(*events)


def test_nobodys_dice_take_bills() -> None:
    """Neutral and grey each send a bill away: under the pile, or to the bank."""
    paid = CasinoPaid(2, (1, 0, 0, 4, 2), (), (), (0,), Secret((50_000, 90_000)))
    assert (
        "Casino 2: Neutral 4 · Grey 2 · Ana 1 → the grey dice send $50,000 under the pile, "
        "the neutral dice send $90,000 under the pile, Ana finds no bill left."
    ) == teller().tell([paid])[0]
    assert "send $90,000 to the bank" in teller(unclaimed_cards="bank").tell([paid])[0]


def test_a_tile_is_explained_once() -> None:
    """The news explain each tile when it is met for the first time; the log does not."""
    telling = teller()
    laid: list[Event] = [TilesLaid(("A2", "D1")), HandRolled(0, (1,), ())]
    first, again = telling.news(laid), telling.news(laid)
    assert 4 == len(first)
    assert first[1].startswith("Jackpot: throw both black dice.")
    assert first[2] == (
        "Pay Day: placing here pays $10,000 for every casino that holds a die of yours."
    )
    assert [first[0], first[3]] == again == telling.tell(laid)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_has_a_name_and_a_line(language: str) -> None:
    """Each is explained in one line, under its own name."""
    names = set()
    for tile in BOARDS:
        (laid, line) = teller(language).news([TilesLaid((tile,))])
        name = line.split("\N{NO-BREAK SPACE}:")[0].split(":")[0]
        assert name in laid
        assert len(line) < 200
        names.add(name)
    assert len(BOARDS) == len(names)


def test_rounds_are_chapters() -> None:
    """What happened is cut after every round, whatever the tiles do in between."""
    paid = SAMPLES[6]
    events: list[Event] = [LeaderNamed(0), RoundStarted(1, 0), paid, RoundStarted(2, 0), paid]
    assert [3, 2] == [len(part) for part in chapters(events)]
    assert is_roll(SAMPLES[2])


def seen_by_others(match: Match[RoyaleTable], seat: int) -> list[object]:
    """Collect all that anybody but this seat is told at this moment."""
    telling = RoyaleTeller(Speaker(words("en"), NAMES), match.state)
    told: list[object] = []
    for other in (None, *(place for place in range(3) if place != seat)):
        view = match.view(other)
        told.append(telling.tell(match.events(other, 0)))
        told.append(telling.lines(view))
        if isinstance(view.turn, Choice) and view.turn.seat == other:
            told.append(telling.question(view))
            told.append([telling.text(offer) for offer in telling.offers(view)])
    return told


def until(tile: str, kind: type, seed: int) -> Match[RoyaleTable] | None:
    """Play first moves until somebody has to make a move of this kind."""
    match = Match(ROYALES[0], NAMES, RoyaleOptions(tiles=(tile,)), SeededSource(seed))
    match.settle()
    while isinstance(awaited := match.turn, Choice):
        if isinstance(awaited.moves[0], kind):
            return match
        match.submit(awaited.seat, awaited.moves[0])
    return None


@pytest.mark.parametrize(("tile", "kind"), [("A1", Hide), ("G1", Split)])
def test_a_secret_choice_changes_nobodys_lines(tile: str, kind: type) -> None:
    """Whatever is hidden, all others read the same words until it is opened."""
    lines: dict[object, list[list[object]]] = {}
    first = until(tile, kind, 1)
    assert first is not None
    assert isinstance(first.turn, Choice)
    moves = first.turn.moves[:MOVES]
    for move in moves:
        match = until(tile, kind, 1)
        assert match is not None
        assert isinstance(match.turn, Choice)
        seat = match.turn.seat
        match.submit(seat, move)
        sizes = (len(move.first), len(move.second)) if isinstance(move, Split) else None
        lines.setdefault(sizes, []).append(seen_by_others(match, seat))
    assert len(lines) < len(moves)
    assert all(_same(told) for told in lines.values())


def _same(items: Iterable[object]) -> bool:
    first, *rest = items
    return all(item == first for item in rest)
