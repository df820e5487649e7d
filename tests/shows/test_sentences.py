"""Every event of Vegas reads well, open or hidden, in every language."""

import re

import pytest

from flambeur.core.codec import encode
from flambeur.core.parts import Event
from flambeur.core.secret import Secret, redact
from flambeur.games.vegas import CLASSIC_2018, CLASSICS, Solo, VegasOptions
from flambeur.games.vegas.events import (
    EVENTS,
    BillsDealt,
    CasinoPaid,
    ColoursRolled,
    DicePlaced,
    DiceRolled,
    GameEnded,
    LeaderNamed,
    LooseDicePlaced,
    RivalPlaced,
    RoundStarted,
    Win,
)
from flambeur.protocol.lines import Phrase, Seat
from flambeur.shows.vegas.chapters import chapters
from flambeur.shows.vegas.payouts import Payouts
from flambeur.shows.vegas.teller import VegasTeller
from flambeur.words.catalogues import LANGUAGES, Words
from flambeur.words.speaker import Speaker

NAMES = ("Ana", "Ben", "Carla", "Denny")
HIDDEN = (0,)
PAID = CasinoPaid(
    casino=1,
    dice=(5, 3, 3, 1, 0),
    tied=(1, 2),
    wins=(
        Win(0, Secret(80_000, (0,), fades=True)),
        Win(3, Secret(30_000, (3,), fades=True)),
    ),
    unpaid=(),
    returned=Secret((10_000,), (), fades=True),
)
SAMPLES: tuple[Event, ...] = (
    LeaderNamed(1),
    RoundStarted(2, 1),
    BillsDealt(Secret(((60_000,), (20_000, 50_000)), (), fades=True)),
    LooseDicePlaced((2, 5)),
    RivalPlaced(1, (1, 1, 2, 3, 4, 5, 6, 6)),
    DiceRolled(0, (1, 1, 3), ()),
    ColoursRolled((0, 2), (3, 5)),
    DicePlaced(0, 3, ((0, 2),)),
    PAID,
    GameEnded((90_000, 80_000, 0, 0), (1, 1, 0, 0), (1, 2, 3, 3)),
)


def teller(language: str = "en", *, solo: bool = False) -> VegasTeller:
    """Make a teller for four players, or for one."""
    game = CLASSICS[0]
    assert CLASSIC_2018 == game.edition
    names = NAMES[:1] if solo else NAMES
    options = VegasOptions(solo=Solo() if solo else None)
    return VegasTeller(Speaker(Words(language), names), game.start(len(names), options))


def said(event: Event, language: str = "en", *, solo: bool = False) -> str:
    """Tell one event."""
    return (
        " ".join(teller(language, solo=solo).tell([event]))
        .replace("\u00a0", " ")
        .replace("\u202f", " ")
    )


def test_the_samples_are_complete() -> None:
    """There is a sample of every kind of event."""
    assert list(EVENTS) == [type(sample) for sample in SAMPLES]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: type(event).__name__)
def test_every_event_has_a_sentence(event: Event, language: str) -> None:
    """An event makes one or more whole sentences, with and without its secrets."""
    for seen in (event, redact(event, 0), redact(event, None)):
        lines = teller(language, solo=isinstance(event, RivalPlaced)).tell([seen])
        assert lines
        assert all(line.endswith(".") and "None" not in line and "{" not in line for line in lines)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            (
                "Casino 1: Ana 5 · Ben 3 and Carla 3 cancel · Denny 1 → Ana takes $80,000, "
                "Denny $30,000, $10,000 goes back under the pile."
            ),
        ),
        (
            "fr",
            (
                "Casino 1 : Ana 5 · Ben 3 et Carla 3 s’annulent · Denny 1 → Ana prend 80 000 $, "
                "Denny 30 000 $, 10 000 $ retournent sous la pile."
            ),
        ),
        (
            "ru",
            (
                "Казино 1: Ana 5 · Ben 3 и Carla 3 выбывают · Denny 1 → Ana берёт 80 000 $, "
                "Denny 30 000 $, 10 000 $ уходят под стопку."
            ),
        ),
        (
            "de",
            (
                "Kasino 1: Ana 5 · Ben 3 und Carla 3 heben sich auf · Denny 1 → "
                "Ana nimmt 80.000 $, Denny 30.000 $, 10.000 $ kommen unter den Stapel."
            ),
        ),
    ],
)
def test_a_payout_explains_itself(language: str, sentence: str) -> None:
    """One sentence says who cancels, who takes what and what goes back."""
    assert sentence == said(PAID, language)


def test_a_payout_belongs_to_whoever_takes_something() -> None:
    """The badge of a line is that of the first one it names: who takes, not who cancels."""
    names: tuple[Phrase, ...] = tuple(map(Seat, range(5)))
    tie_first = CasinoPaid(
        3, (2, 2, 0, 1, 0), (0, 1), (Win(3, Secret(40_000)),), (), Secret((20_000,))
    )
    first = re.search(r'"seat",(\d)', encode(Payouts(names, 4).paid(tie_first)).decode())
    assert first
    assert "3" == first[1]


def test_a_hidden_payout_reads_well() -> None:
    """What may not be seen is called a bill, and nothing else is lost."""
    assert (
        "Casino 1: Ana 5 · Ben 3 and Carla 3 cancel · Denny 1 → Ana takes $80,000, "
        "Denny a bill, 1 bill goes back under the pile."
    ) == said(redact(PAID, 0))
    assert "Ana takes a bill, Denny a bill" in said(redact(PAID, None))


def test_a_payout_without_winners() -> None:
    """Empty casinos, full ties, too few bills and no bills at all are told as well."""
    nobody = CasinoPaid(2, (0, 0, 0, 0, 0), (), (), (), Secret((60_000, 20_000)))
    assert "Casino 2: no dice → $60,000 and $20,000 go back under the pile." == said(nobody)
    ties = CasinoPaid(3, (2, 2, 1, 1, 0), (0, 1, 2, 3), (), (), Secret((50_000,)))
    assert (
        "Casino 3: Ana 2 and Ben 2 cancel · Carla 1 and Denny 1 cancel → "
        "$50,000 goes back under the pile."
    ) == said(ties)
    short = CasinoPaid(4, (3, 2, 1, 0, 0), (), (Win(0, Secret(50_000)),), (1, 2), Secret(()))
    assert (
        "Casino 4: Ana 3 · Ben 2 · Carla 1 → Ana takes $50,000, Ben and Carla find no bill left."
    ) == said(short)
    bare = CasinoPaid(5, (1, 1, 0, 0, 0), (0, 1), (), (), Secret(()))
    assert "Casino 5: Ana 1 and Ben 1 cancel → nobody takes anything." == said(bare)


def test_neutral_dice_in_a_payout() -> None:
    """What the neutral dice win goes under the pile and is told apart from what is left over."""
    paid = CasinoPaid(
        6, (1, 0, 0, 0, 3), (), (Win(0, Secret(30_000)),), (), Secret((70_000, 10_000))
    )
    assert (
        "Casino 6: Neutral 3 · Ana 1 → Ana takes $30,000, the neutral dice send $70,000 under "
        "the pile, $10,000 goes back under the pile."
    ) == said(paid)


def test_a_roll_and_its_dice_make_one_sentence() -> None:
    """A whole turn is one line in the log."""
    events: list[Event] = [DiceRolled(1, (1, 2, 2), (2, 5)), DicePlaced(1, 2, ((1, 2), (4, 1)))]
    assert [
        "Ben rolls 1 2 2, neutral 2 5 and puts 2 dice and 1 neutral die on casino 2."
    ] == teller().tell(events)
    assert "Ben rolls neutral 5." == said(DiceRolled(1, (), (5,)))
    assert "Ben puts 1 neutral die on casino 5." == said(DicePlaced(1, 5, ((1, 0), (4, 1))))


def test_the_end_ranks_everybody() -> None:
    """The best comes first, and equals share the victory."""
    ended = GameEnded((90_000, 90_000, 40_000, 0), (2, 2, 1, 0), (1, 1, 3, 4))
    assert [
        "1. Ana: $90,000, 2 bills.",
        "1. Ben: $90,000, 2 bills.",
        "3. Carla: $40,000, 1 bill.",
        "4. Denny: $0, no bills.",
        "Ana and Ben share the victory.",
    ] == teller().tell([ended])


def test_the_solo_game_has_sentences_of_its_own() -> None:
    """Rivals are colours, and the end weighs one against all."""
    assert "Red puts down all dice at once: 1 1 2." == said(RivalPlaced(1, (1, 1, 2)), solo=True)
    assert "The dice show Ana 3 · Blue 5." == said(ColoursRolled((0, 2), (3, 5)), solo=True)
    placed = DicePlaced(0, 5, ((0, 1), (2, 1)))
    assert "Casino 5 gets 2 dice: Ana and Blue." == said(placed, solo=True)
    won = GameEnded((90_000, 50_000, 0, 30_000, 0), (1, 1, 0, 1, 0), (1,))
    assert "Ana has $90,000, the rivals together $80,000: Ana wins." == said(won, solo=True)
    lost = GameEnded((80_000, 50_000, 0, 30_000, 0), (1, 1, 0, 1, 0), (2,))
    assert "the rivals win." in said(lost, solo=True)


def test_an_unknown_event_is_an_error() -> None:
    """There is no silent gap in the story."""
    with pytest.raises(TypeError):
        said(Event())


def test_chapters_end_with_a_payout() -> None:
    """What happened is cut after every payout, and only there."""
    events: list[Event] = [LeaderNamed(0), PAID, PAID, RoundStarted(2, 1), PAID, SAMPLES[-1]]
    assert [3, 2, 1] == [len(part) for part in chapters(events)]
