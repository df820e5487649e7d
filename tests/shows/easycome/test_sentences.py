"""Every event of Easy Come reads well, alone and in its turn, in every language."""

import random
from functools import cache

import pytest

from flambeur import Match
from flambeur.core.parts import Event
from flambeur.core.turn import Choice
from flambeur.games.easycome import GAME, EasyComeOptions, Prize
from flambeur.games.easycome.events import (
    EVENTS,
    DiceKept,
    DiceRolled,
    FirstPlayer,
    GameWon,
    HoldAdvanced,
    HoldBroken,
    HoldStarted,
    OrderRolled,
    PrizeWon,
    TurnEnded,
    TurnStarted,
)
from flambeur.shows.easycome.teller import EasyComeTeller
from flambeur.sources import FairSource
from flambeur.words.catalogues import LANGUAGES, Words
from flambeur.words.speaker import Speaker

NAMES = ("Ana", "Ben", "Carla", "Denny")
THREE = (Prize.SUM_7, Prize.TWO_PAIRS, Prize.STRAIGHT)
SAMPLES: tuple[Event, ...] = (
    OrderRolled(0, (0, 3, 4, 5), 12),
    FirstPlayer(0),
    TurnStarted(1, None),
    TurnStarted(1, 2),
    DiceRolled(1, 1, (0, 0, 3, 4), (), (Prize.SUM_7,)),
    DiceRolled(1, 2, (3, 4), (0, 0), ()),
    DiceKept(1, (0, 0)),
    PrizeWon(1, Prize.SUM_7, None),
    PrizeWon(1, Prize.SUM_7, 0),
    TurnEnded(1, Prize.SUM_7),
    TurnEnded(1, None),
    HoldStarted(1, 2),
    HoldAdvanced(1, 1),
    HoldAdvanced(1, 2),
    HoldBroken(0, 1, Prize.SUM_7),
    GameWon(1, THREE),
)


@cache
def words_of(language: str) -> Words:
    """Read a language once."""
    return Words(language)


def teller(language: str = "en", seats: int = 4) -> EasyComeTeller:
    """Make a teller for a full table."""
    table = GAME.start(seats, EasyComeOptions())
    return EasyComeTeller(Speaker(words_of(language), NAMES[:seats]), table)


def told(*events: Event, language: str = "en") -> list[str]:
    """Tell events, with plain spaces."""
    return [line.replace("\u00a0", " ") for line in teller(language).tell(events)]


def test_the_samples_are_complete() -> None:
    """There is a sample of every kind of event."""
    assert list(EVENTS) == list(dict.fromkeys(type(sample) for sample in SAMPLES))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: type(event).__name__)
def test_every_event_has_a_sentence(event: Event, language: str) -> None:
    """An event alone makes one whole sentence."""
    (line,) = teller(language).tell([event])
    assert line.endswith(".")
    assert "None" not in line
    assert "{" not in line


def test_an_unknown_event_is_an_error() -> None:
    """There is no silent gap in the story."""
    with pytest.raises(TypeError):
        told(Event())


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            ("Ben rolls 0 0 3 4, leaves “Seven”, keeps 0 0; rolls 1 2 → takes “Low” from Ana."),
        ),
        (
            "fr",
            ("Ben lance 0 0 3 4, laisse « Sept », garde 0 0 ; lance 1 2 → prend « Bas » à Ana."),
        ),
        (
            "ru",
            (
                "Ben бросает 0 0 3 4, пропускает «Семь», оставляет 0 0; бросает 1 2 → "
                "забирает «Мало» у игрока Ana."
            ),
        ),
        (
            "de",
            (
                "Ben würfelt 0 0 3 4, lässt „Sieben“ liegen, behält 0 0; würfelt 1 2 → "
                "nimmt „Niedrig“ von Ana."
            ),
        ),
    ],
)
def test_a_whole_turn_is_one_sentence(language: str, sentence: str) -> None:
    """What was rolled, left, kept and won stands in one line of the log."""
    turn: list[Event] = [
        TurnStarted(1, None),
        DiceRolled(1, 1, (0, 0, 3, 4), (), (Prize.SUM_7,)),
        DiceKept(1, (0, 0)),
        DiceRolled(1, 2, (1, 2), (0, 0), (Prize.SUM_LE_3,)),
        PrizeWon(1, Prize.SUM_LE_3, 0),
        HoldBroken(0, 1, Prize.SUM_LE_3),
        TurnEnded(1, Prize.SUM_LE_3),
        TurnStarted(2, None),
    ]
    lines = told(*turn, language=language)
    assert 3 == len(lines)
    assert sentence == lines[0]
    assert lines[1].startswith("Ana ")


def test_a_turn_without_a_prize() -> None:
    """The last die goes aside by itself; a handful that is kept is told."""
    rolls = (DiceRolled(0, 3, (5,), (0, 0, 1), ()), DiceKept(0, (5,)), TurnEnded(0, None))
    assert ["Ana keeps 1; rolls 5 → gets no prize."] == told(DiceKept(0, (1,)), *rolls)
    early = (DiceRolled(0, 2, (1, 5), (0, 0), ()), DiceKept(0, (1, 5)), TurnEnded(0, None))
    assert ["Ana rolls 1 5, keeps 1 5 → gets no prize."] == told(*early)


def test_rolls_for_the_first_turn_stand_together() -> None:
    """Equals roll again in a line of their own."""
    first = [OrderRolled(seat, (0, 3, 4, 5), 12) for seat in (0, 1)]
    lines = told(*first, OrderRolled(0, (0, 0, 0, 1), 1), OrderRolled(1, (5, 5, 5, 5), 20))
    assert [
        "The roll for the first turn: Ana 0 3 4 5 makes 12 · Ben 0 3 4 5 makes 12.",
        "Equals roll again: Ana 0 0 0 1 makes 1 · Ben 5 5 5 5 makes 20.",
    ] == lines


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "1 more turn to survive", "2 more turns to survive"),
        ("fr", "encore 1 tour à tenir", "encore 2 tours à tenir"),
        ("ru", "продержаться ещё 1 ход", "продержаться ещё 2 хода"),
        ("de", "noch 1 Zug zu überstehen", "noch 2 Züge zu überstehen"),
    ],
)
def test_a_hold_is_counted_down(language: str, one: str, two: str) -> None:
    """Everybody hears how many turns a holder has to survive, in whole plurals."""
    lines = told(HoldStarted(0, 3), HoldAdvanced(0, 1), HoldAdvanced(0, 2), language=language)
    assert lines[1].endswith(f": {two}.") or lines[1].endswith(f" : {two}.")
    assert lines[2].endswith(f": {one}.") or lines[2].endswith(f" : {one}.")


def test_the_news_leave_out_whose_turn_it_is() -> None:
    """That stands above the table; a challenge is news all the same."""
    assert ["Ana begins."] == teller().news([FirstPlayer(0), TurnStarted(0, None)])
    assert 2 == len(teller().news([FirstPlayer(0), TurnStarted(0, 1)]))
    assert [] == teller().news([])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_told(language: str, seats: int) -> None:
    """A random game is told from its first roll to its winner, with every choice on the way."""
    dice = FairSource(f"{seats:064x}", "table", ["n"] * seats)
    match = Match(GAME, NAMES[:seats], EasyComeOptions(), dice)
    speaker, chance = teller(language, seats), random.Random(seats)
    match.settle()
    while isinstance(awaited := match.turn, Choice):
        view = match.view(awaited.seat)
        offers = speaker.offers(view)
        assert list(awaited.moves) == [offer.move for offer in offers]
        assert [str(key) for key in range(1, len(offers) + 1)] == [offer.key for offer in offers]
        assert speaker.question(view)
        assert speaker.money(view, awaited.seat).endswith(".")
        assert all(speaker.explain(view, drawn=True))
        assert all(speaker.lines(view))
        match.submit(awaited.seat, chance.choice(awaited.moves))
    lines = speaker.tell(match.events(None, 0))
    assert all(line.endswith(".") for line in lines)
    assert match.state.winner is not None
    assert NAMES[match.state.winner] in lines[-1]
