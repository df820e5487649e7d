"""The machine around the rules of Strike: phases, codes, events, options, the clock."""

import pytest

from flambeur.core.errors import BadOption, IllegalMove, NotYourTurn
from flambeur.core.match import Match
from flambeur.core.state import play, turn
from flambeur.core.turn import Choice, Over
from flambeur.games.strike import GAME, StrikeOptions
from flambeur.games.strike import events as told
from flambeur.games.strike.landed import X
from flambeur.games.strike.legal import refusal
from flambeur.games.strike.moves import Leave, Placement, Regroup, Stop, Throw
from flambeur.games.strike.styles import STYLES
from flambeur.sources import ScriptedSource, SeededSource
from flambeur.testing import check_game
from tests.games.strike.play import GRAND, SOFT, phase_of, spun, table_of

ABSTRACT = StrikeOptions(form="abstract")


@pytest.mark.clause("S22")
@pytest.mark.parametrize(("seats", "options"), GAME.setups())
def test_laws(seats: int, options: StrikeOptions) -> None:
    """All laws hold in every way to play."""
    check_game(GAME, seats, options, games=2)


@pytest.mark.clause("S22")
def test_arena_at_decisions() -> None:
    """Whenever a seat decides, the arena holds at most five dice, all different, none an X."""
    source = SeededSource(3)
    for _ in range(10):
        table = GAME.start(3, ABSTRACT)
        while not isinstance(awaited := turn(table), Over):
            if isinstance(awaited, Choice):
                faces = [lying.face for lying in table.arena]
                assert len(faces) == len({*faces} - {X}) <= 5
                assert table.reserves[table.active]
                pick = source.roll((len(awaited.moves),))[0] - 1
                play(table, awaited.moves[pick])
            else:
                play(table, source.settle(awaited.distribution))


@pytest.mark.clause("S23")
def test_phases() -> None:
    """A turn starts, dice fly, the seat decides; all of it is saved and loaded."""
    table = table_of((3, 3), {1: 2}, options=StrikeOptions())
    seen = [phase_of(table)]
    source = SeededSource(1)
    play(table, SOFT)
    for _ in range(2):
        seen.append(phase_of(table))
        assert GAME.load(GAME.save(table)) == table
        play(table, source.settle(turn(table).distribution))  # type: ignore[union-attr] # chance
    assert ["TURN_START", "FLYING", "FLYING"] == seen


@pytest.mark.clause("S24")
def test_codes() -> None:
    """Every reason of refusal can come up, by the first one that fits."""
    table = table_of((3, 3), {1: 2, 2: 3}, options=StrikeOptions())
    flying = table_of((3, 3), {1: 2}, options=StrikeOptions())
    play(flying, SOFT)
    empty = table_of((3, 3), {}, options=StrikeOptions())
    abstract = table_of((3, 3), {1: 2})
    over = table_of((3, 3), {1: 2})
    over.stack = []
    cases = [
        ("game_over", over, 0, SOFT),
        ("not_your_turn", table, 1, SOFT),
        ("wrong_phase", flying, 0, SOFT),
        ("must_throw", table, 0, Stop()),
        ("must_throw", empty, 0, Stop()),
        ("must_throw_all", empty, 0, SOFT),
        ("one_die_only", table, 0, GRAND),
        ("nothing_to_regroup", empty, 0, Regroup(())),
        ("unknown_die", table, 0, Regroup((Placement(7, 0, 0, 0),))),
        ("unknown_die", table, 0, Regroup((Placement(1, 0, 0, 0), Placement(1, 9_000, 0, 0)))),
        ("face_changed", table, 0, Regroup((Placement(1, 0, 0, 0, 5),))),
        ("off_floor", table, 0, Regroup((Placement(1, 99_000, 0, 0),))),
        ("overlap", table, 0, Regroup((Placement(1, -30_000, 0, 0),))),
        ("unknown_style", abstract, 0, Throw("wild")),
        ("unknown_target", abstract, 0, Throw("soft", (5,))),
        ("bad_param", table, 0, spun(SOFT, speed=3_501)),
        ("bad_param", abstract, 0, SOFT),
        ("bad_param", abstract, 0, Regroup(())),
        ("bad_param", table, 0, Throw("soft")),
        ("bad_param", table, 0, Leave()),
    ]
    assert [code for code, *_ in cases] == [refusal(*case) for _, *case in cases]  # type: ignore[arg-type] # a row


@pytest.mark.clause("S24")
def test_refusals_change_nothing() -> None:
    """What is refused is refused by the match too."""
    match = Match(GAME, ["Ana", "Ben"], StrikeOptions(starter=0, start_face=2), SeededSource(1))
    with pytest.raises(IllegalMove):
        match.submit(0, spun(SOFT, pitch=0))
    with pytest.raises(NotYourTurn):
        match.submit(1, SOFT)
    assert 0 == match.version


@pytest.mark.clause("S25")
def test_events() -> None:
    """The log of a whole game tells every turn from its start to its end."""
    script = ScriptedSource([], then=SeededSource(5))
    match = Match(GAME, ["Ana", "Ben"], ABSTRACT, script)
    match.settle()
    while isinstance(choice := match.turn, Choice):
        match.submit(choice.seat, choice.moves[-1])
    names = [type(event).__name__ for event in match.events(None, 0)]
    assert ["StarterDrawn", "RoundStarted", "TurnStarted", "Thrown", "Settled"] == names[:5]
    assert "GameWon" == names[-1]
    assert names.count("TurnStarted") == names.count("TurnEnded")
    assert {event.__name__ for event in told.EVENTS} >= {*names}


@pytest.mark.clause("S40", "S41")
def test_styles() -> None:
    """Three styles, any set of targets, each move once."""
    table = table_of((3, 3), {1: 2, 2: 3})
    awaited = turn(table)
    assert isinstance(awaited, Choice)
    assert 3 * 4 == len(awaited.moves)
    assert ["soft", "normal", "hard"] == [*STYLES]
    assert not awaited.forms


@pytest.mark.clause("S50", "SA9")
def test_options() -> None:
    """The defaults are those of the rules, and nonsense is refused."""
    options = StrikeOptions()
    assert ("physics", "2012", "single") == (options.form, options.edition, options.rounds)
    assert ("random", "random", "choice") == (
        options.starter,
        options.start_face,
        options.on_self_emptied,
    )
    assert 30 == options.tilt_limit
    with pytest.raises(BadOption):
        GAME.start(2, StrikeOptions(tilt_limit=50))


@pytest.mark.clause("S51")
def test_player_leaves() -> None:
    """Where nobody takes over, who leaves is out, and the reserve is lost."""
    options = StrikeOptions(form="abstract", leavers="out")
    table = table_of((3, 3, 3), {1: 2}, options=options)
    said = play(table, Leave())
    assert told.Eliminated(0, 2) in said
    assert ["left"] * 3 == [lost.reason for lost in table.lost]
    assert 1 == table.active
