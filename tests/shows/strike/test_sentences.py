"""Every event of Strike reads well, alone and in its throw, in every language."""

from functools import cache

import pytest

from flambeur import Match
from flambeur.core.parts import Event
from flambeur.core.turn import Choice
from flambeur.families import make_bot
from flambeur.games.strike import GAME, StrikeOptions
from flambeur.games.strike.aim import launch_at
from flambeur.games.strike.events import (
    EVENTS,
    ArenaCleared,
    ChoiceGiven,
    DiceTaken,
    DieLost,
    DieRerolled,
    Eliminated,
    GameWon,
    PlayerLeft,
    Regrouped,
    RoundStarted,
    RoundWon,
    Settled,
    StarterDrawn,
    Stopped,
    Thrown,
    Trajectory,
    TurnEnded,
    TurnStarted,
)
from flambeur.games.strike.landed import Reading
from flambeur.games.strike.moves import Throw
from flambeur.shows.strike.teller import StrikeTeller
from flambeur.sources import FairSource
from flambeur.words.catalogues import LANGUAGES, Words
from flambeur.words.speaker import Speaker

NAMES = ("Ana", "Ben", "Carla", "Denny", "Eva")
SAMPLES: tuple[Event, ...] = (
    StarterDrawn(0),
    RoundStarted(1, 0, 0, 4),
    TurnStarted(1, must_grand=False),
    TurnStarted(1, must_grand=True),
    Regrouped(1, ()),
    Thrown(1, (3,), Throw("hard", (0,))),
    Thrown(1, (3,), launch_at((0, 0), "soft")),
    Thrown(1, (3, 4), launch_at((0, 0), "normal", everything=True)),
    Settled((Reading(0, "in", 4), Reading(3, "outside"))),
    DieRerolled(3, 5),
    DieLost(3, "X"),
    DiceTaken(1, ((4, (0, 3)),)),
    ArenaCleared(1),
    ChoiceGiven(1),
    Stopped(1),
    PlayerLeft(1),
    TurnEnded(1),
    Eliminated(1, 2),
    RoundWon(0),
    GameWon((0,), (0, 1)),
    GameWon((0, 1), (1, 1)),
)
FIRST = RoundStarted(1, 0, 0, 4)


@cache
def words_of(language: str) -> Words:
    """Read a language once."""
    return Words(language)


def teller(language: str = "en", seats: int = 2, *, match: bool = False) -> StrikeTeller:
    """Make a teller for a table of one round, or of a match."""
    options = StrikeOptions(form="abstract", rounds="match" if match else "single")
    return StrikeTeller(Speaker(words_of(language), NAMES[:seats]), GAME.start(seats, options))


def told(*events: Event, language: str = "en", match: bool = False) -> list[str]:
    """Tell events, with plain spaces."""
    lines = teller(language, match=match).tell(events)
    return [line.replace("\u00a0", " ") for line in lines]


def test_the_samples_are_complete() -> None:
    """There is a sample of every kind of event but the motion, which cannot be told."""
    kinds = list(dict.fromkeys(type(sample) for sample in SAMPLES))
    assert [kind for kind in EVENTS if kind is not Trajectory] == kinds
    assert [] == told(Trajectory("ab", 60))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("match", [False, True], ids=["single", "match"])
@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: type(event).__name__)
def test_every_event_has_a_sentence(event: Event, match: bool, language: str) -> None:
    """An event alone makes one whole sentence."""
    (line,) = told(event, language=language, match=match)
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
        ("en", "Ben throws hard at 4: 5 lands, the 4 turns to 5 → takes 5 5, the arena is empty."),
        (
            "fr",
            (
                "Ben lance fort sur 4 : 5 tombe dans l’arène, le 4 devient 5 → prend 5 5, "
                "l’arène est vide."
            ),
        ),
        (
            "ru",
            "Ben сильно бросает в 4: ложится 5, 4 превращается в 5 → забирает 5 5, арена пуста.",
        ),
        ("de", "Ben wirft hart auf 4: 5 landet, die 4 wird zur 5 → nimmt 5 5, die Arena ist leer."),
    ],
)
def test_a_throw_is_one_sentence(language: str, sentence: str) -> None:
    """How it was thrown, what it did and what it brought stand in one line of the log."""
    lines = told(
        FIRST,
        TurnStarted(1, must_grand=False),
        Thrown(1, (10,), Throw("hard", (0,))),
        Settled((Reading(0, "in", 5), Reading(10, "in", 5))),
        DiceTaken(1, ((5, (0, 10)),)),
        ArenaCleared(1),
        TurnEnded(1),
        TurnStarted(0, must_grand=True),
        language=language,
    )
    assert sentence == lines[1]
    assert 3 == len(lines)


@pytest.mark.parametrize(
    ("dice", "sentence"),
    [
        ((Reading(0, "in", 1), Reading(10, "rim")), "the die is lost on the rim, the 4 turns to X"),
        ((Reading(0, "outside"), Reading(10, "in", 1)), "X, the die is lost, the 4 is knocked out"),
        (
            (Reading(0, "rim"), Reading(10, "outside")),
            "the die flies out, the 4 is lost on the rim",
        ),
        ((Reading(0, "in", 4), Reading(10, "in", 3)), "Ana throws softly: 3 lands."),
    ],
)
def test_hits_and_losses_are_told(dice: tuple[Reading, ...], sentence: str) -> None:
    """Every die that changed is named by what it showed."""
    thrown = Thrown(0, (10,), launch_at((0, 0), "soft"))
    lines = told(FIRST, thrown, Settled(dice), ChoiceGiven(0))
    assert sentence in lines[1]


def test_a_grand_lancer_is_counted() -> None:
    """All dice stand together, losses by their number."""
    dice = (*(Reading(n, "in", f) for n, f in enumerate((6, 1, 6, 1, 2), 1)), Reading(6, "outside"))
    thrown = Thrown(0, (1, 2, 3, 4, 5, 6), Throw("normal", all=True))
    lines = told(thrown, Settled(dice), DiceTaken(0, ((6, (1, 3)),)), TurnEnded(0))
    assert [
        "Ana throws all dice: 2 6 6 land, 2 X, the dice are lost, the die flies out → takes 6 6."
    ] == lines


def test_leaning_dice_are_told_with_their_new_face() -> None:
    """A die that cannot be read is told once it is rolled again, and remembered so."""
    thrown = Thrown(0, (10,), launch_at((0, 0), "normal"))
    cocked = Settled((Reading(0, "in", 4), Reading(10, "cocked")))
    again = Settled((Reading(0, "in", 4), Reading(10, "in", 6), Reading(11, "in", 5)))
    lines = told(
        FIRST,
        Regrouped(0, ()),
        thrown,
        Trajectory("ab", 9),
        cocked,
        DieRerolled(10, 3),
        ChoiceGiven(0),
        Thrown(0, (11,), launch_at((0, 0), "normal")),
        again,
        Stopped(0),
    )
    start = "Ana pushes dice about and throws: a die leans, is rolled again and shows 3."
    assert [start, "Ana throws: 5 lands, the 3 turns to 6 → stops."] == lines[1:]
    assert "shows X and is lost." in told(thrown, cocked, DieRerolled(10, 1))[0]


def test_pushing_and_stopping_is_one_sentence() -> None:
    """Dice may be pushed without a throw."""
    line = "Ana pushes dice about and stops."
    assert [line] == told(Regrouped(0, ()), Regrouped(0, ()), Stopped(0), TurnEnded(0))


def test_points_are_told_in_a_match() -> None:
    """A single round has none."""
    assert "Ana has no dice left and is out: 1 point." == told(Eliminated(0, 1), match=True)[0]
    assert "Points: Ana 2, Ben 1. Ben wins." == told(GameWon((1,), (2, 1)), match=True)[0]
    assert "Ana has no dice left and is out." == told(Eliminated(0, 1))[0]


def test_a_match_pauses_between_rounds() -> None:
    """The news of a round end where the next one begins."""
    events: list[Event] = [
        FIRST,
        RoundWon(0),
        RoundStarted(2, 1, 0, 3),
        TurnStarted(1, must_grand=False),
    ]
    assert [2, 2] == [len(part) for part in teller(match=True).chapters(events)]
    assert ["Round 2 of 2: a 3 lies in the arena. Ben begins."] == [
        line.replace("\u00a0", " ") for line in teller(match=True).news(events[2:])
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["abstract", "physics"])
def test_a_whole_game_is_told(language: str, form: str) -> None:
    """A game is told from its first die to its winner, with every choice on the way."""
    options = StrikeOptions(form="physics" if form == "physics" else "abstract", leavers="out")
    match = Match(GAME, NAMES[:3], options, FairSource("0" * 64, "table", ["n"] * 3))
    speaker = StrikeTeller(Speaker(words_of(language), NAMES[:3]), match.state)
    bots = [make_bot(kind, "strike", seat) for seat, kind in enumerate(("casual",) * 3)]
    match.settle()
    while isinstance(awaited := match.turn, Choice):
        view = match.view(awaited.seat)
        for offer in speaker.offers(view):
            typed = speaker.typed(view, offer.key)
            assert isinstance(typed, str) or offer.move == typed
        assert speaker.question(view)
        assert speaker.money(view, awaited.seat).endswith(".")
        assert all(speaker.explain(view, drawn=True))
        assert all(speaker.lines(view))
        match.submit(awaited.seat, bots[awaited.seat].choose(view))
    lines = speaker.tell(match.events(None, 0))
    assert all(line.endswith(".") for line in lines)
    assert match.state.winner is not None
    assert NAMES[match.state.winner] in lines[-1]
