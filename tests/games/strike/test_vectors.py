"""The vectors written from the rulebook, run from the file itself."""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from flambeur.bots.strike.pure import solve
from flambeur.core.game import places
from flambeur.core.state import play, settle
from flambeur.games.strike import GAME, StrikeOptions, Table
from flambeur.games.strike.cast import Cast
from flambeur.games.strike.floor import Lying, refusal
from flambeur.games.strike.legal import refusal as why_not
from flambeur.games.strike.moves import Placement, Regroup, Stop, Throw
from flambeur.games.strike.odds import odds_of
from flambeur.games.strike.options import BOX
from flambeur.games.strike.round import StartRound
from flambeur.games.strike.styles import STYLES
from flambeur.games.strike.turn import EndTurn, resolve
from flambeur.sources.physics.classify import Pose, classify
from tests.games.strike.abstract import arena_of, check_draws, check_odds, different
from tests.games.strike.calibrated import DESIGNED
from tests.games.strike.play import GRAND, SOFT, face_of, observed, phase_of, table_of

FILE = Path(__file__).parents[2] / "vectors" / "strike_vectors.json"
WHOLE = json.loads(FILE.read_text())

Data = dict[str, Any]


def vectors(kind: str) -> pytest.MarkDecorator:
    """List the vectors of a kind, each marked with its clauses."""
    found = [
        pytest.param(v, id=v["id"], marks=pytest.mark.clause(*v["clauses"]))
        for v in WHOLE["vectors"]
        if v["kind"] == kind
    ]
    return pytest.mark.parametrize("vector", found)


@pytest.fixture
def designed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play with the table that the vectors were written for; the measured one replaced it."""
    for style, row in DESIGNED.items():
        monkeypatch.setitem(STYLES, style, row)


def position(state: Data, *, first: bool = True, options: StrikeOptions | None = None) -> Table:
    """Lay out the position of a vector."""
    return table_of(
        state["reserves"],
        arena_of(state["arena"]),
        active=state["active"] or 0,
        alive=state.get("alive", ()),
        first=first,
        options=options,
    )


def test_all_vectors_are_run() -> None:
    """The file has 193 vectors, and every kind has a test here."""
    kinds = {vector["kind"] for vector in WHOLE["vectors"]}
    text = Path(__file__).read_text()
    assert 193 == WHOLE["count"] == len(WHOLE["vectors"])
    assert [] == [kind for kind in sorted(kinds) if f'@vectors("{kind}")' not in text]


@vectors("setup")
def test_setup(vector: Data) -> None:
    """Dice are shared out, one lies in the arena, the rest is left aside."""
    config, expect = vector["config"], vector["expect"]
    options = StrikeOptions(edition=config["edition"], starter=0, start_face=2)
    table = GAME.start(config["players"], options)
    assert [expect["reserve_each"]] * config["players"] == [*map(len, table.reserves)]
    assert expect["arena_dice"] == len(table.arena)
    used = sum(map(len, table.reserves)) + len(table.arena)
    assert expect["unused"] == BOX[config["edition"]] - used


@vectors("resolve")
def test_resolve(vector: Data) -> None:
    """One throw after everything has come to rest."""
    state, expect = vector["state"], vector["expect"]
    table = position(state, first=not vector["grand"])
    seat = state["active"]
    thrown = tuple(map(int, vector["thrown"]))
    table.reserves[seat] = table.reserves[seat][len(thrown) :]
    table.flying = thrown
    readings, cocked = observed(vector["observed"])
    table.stack.pop()
    faces = [face_of(vector["rerolls"][str(die)]) for die in cocked]
    resolve(table, seat, readings, faces)
    stays = {str(lying.die): lying.face for lying in table.arena}
    settle(table)
    assert expect["lost"] == {str(lost.die): lost.reason for lost in table.lost}
    kept = {die for reserve in table.reserves for die in reserve if die < 100}
    assert {*map(int, expect["taken"])} == kept
    assert expect["arena"] == stays
    assert expect["reserves"] == [*map(len, table.reserves)]
    assert expect["phase"] == phase_of(table)
    assert expect["winner"] == table.winner
    before = state.get("alive", [True] * table.seats)
    gone = [seat for seat in range(table.seats) if before[seat] and not table.alive[seat]]
    assert expect["eliminated"] == gone
    if expect["active"] is not None:
        assert expect["active"] == table.active
        assert expect["must_grand"] == (table.must_grand and expect["phase"] == "TURN_START")


@vectors("stop")
def test_stop(vector: Data) -> None:
    """Stopping passes the turn on."""
    expect = vector["expect"]
    table = position(vector["state"], first=False)
    play(table, Stop())
    assert expect["phase"] == phase_of(table)
    assert (expect["active"], expect["must_grand"]) == (table.active, table.must_grand)
    assert expect["winner"] == table.winner


@vectors("move")
def test_move(vector: Data) -> None:
    """A move is legal, or refused for the first reason that fits."""
    state, given, expect = vector["state"], vector["move"], vector["expect"]
    form: Any = "abstract" if "style" in given else "physics"
    options = StrikeOptions(form=form, **vector.get("config", {}))
    table = position(state, first=state["phase"] == "TURN_START", options=options)
    if state["phase"] == "ROUND_OVER":
        table.stack = []
    match given["type"]:
        case "stop":
            move: Any = Stop()
        case "regroup":
            move = Regroup(tuple(given["placements"]))
        case _ if form == "abstract":
            move = Throw(given["style"], tuple(map(int, given["targets"])))
        case _:
            move = GRAND if given.get("all") else SOFT
    assert expect.get("reason") == why_not(table, vector["seat"], move)
    assert expect["legal"] == (why_not(table, vector["seat"], move) is None)


@vectors("regroup")
def test_regroup(vector: Data) -> None:
    """Dice may be put where they fit."""
    arena = [
        Lying(int(die), at["face"], *whole(at), round(at["yaw"] * 1_000))
        for die, at in vector["arena"].items()
    ]
    placements = tuple(
        Placement(int(at["die"]), *whole(at), round(at["yaw"] * 1_000), at.get("face"))
        for at in vector["placements"]
    )
    assert vector["expect"].get("reason") == refusal(arena, placements)


def whole(at: Data) -> tuple[int, int]:
    """Turn metres into thousandths of a millimetre."""
    return round(at["x"] * 1e6), round(at["y"] * 1e6)


@vectors("classify")
def test_classify(vector: Data) -> None:
    """A die at rest is in, on the rim, outside or cocked."""
    pose = vector["pose"]
    w, x, y, z = pose["quat"]
    at, face = classify(
        Pose(pose["x"], pose["y"], pose["z"], (w, x, y, z)), on_rim=vector["rim_contact"]
    )
    expect = vector["expect"]
    assert expect["class"] == at
    assert face == (face_of(expect["face"]) if "face" in expect else 0)


@vectors("draws")
@pytest.mark.usefixtures("designed")
def test_draws(vector: Data) -> None:
    """The draws of the abstract form come in a fixed order and are all used."""
    check_draws(vector)


@vectors("throw_prob")
@pytest.mark.usefixtures("designed")
def test_throw_odds(vector: Data) -> None:
    """One die at k different dice, with the designed table of styles."""
    check_odds(vector)


@vectors("throw_prob_pure")
def test_throw_odds_without_losses(vector: Data) -> None:
    """One die at k different dice that nothing disturbs."""
    old = tuple((lying.die, lying.face, 0) for lying in different(vector["k"]))
    odds, expect = odds_of(Cast((9,), 0, old)), vector["expect"]
    assert Fraction(expect["p_match"]) == odds.match
    assert Fraction(expect["p_x"]) == odds.lost
    assert Fraction(expect["p_new_value"]) == 1 - odds.match - odds.lost


@vectors("grand_prob")
def test_grand_odds(vector: Data) -> None:
    """All dice at once, no losses but the X."""
    odds, expect = odds_of(Cast(tuple(range(vector["n"])), 0)), vector["expect"]
    assert Fraction(expect["p_no_match"]) == 1 - odds.match
    assert Fraction(expect["p_arena_empty"]) == odds.empty
    assert expect["mean_returned"] == pytest.approx(float(odds.taken), abs=1e-9)


@vectors("pure_value")
def test_pure_value(vector: Data) -> None:
    """Two players and pure dice: the chance to win at the start of a turn."""
    value = solve().start[vector["k"], vector["own"], vector["other"]]
    assert vector["expect"]["value"] == pytest.approx(value, abs=vector["expect"]["tolerance"])


@vectors("pure_decision")
def test_pure_decision(vector: Data) -> None:
    """Two players and pure dice: stop or throw again."""
    key, expect = (vector["k"], vector["own"], vector["other"]), vector["expect"]
    solution = solve()
    assert expect["action"] == ("throw" if solution.should_throw(key) else "stop")
    assert expect["stop"] == pytest.approx(solution.stop(key), abs=1e-8)
    assert expect["throw"] == pytest.approx(solution.throw[key], abs=1e-8)


@vectors("match")
def test_match(vector: Data) -> None:
    """Points of each round, and who wins the match."""
    expect, players = vector["expect"], vector["players"]
    options = StrikeOptions(form="abstract", rounds="match", starter=vector["first"], start_face=2)
    table = GAME.setup(players, options)
    table.stack = [StartRound(vector["first"])]
    starters, points, before = [], [], [0] * players
    for gone in vector["eliminated"]:
        settle(table)
        starters.append(table.starter)
        for seat in gone:
            table.stack.pop()
            table.reserves[seat] = ()
            table.push(EndTurn(seat))
            settle(table)
        points.append([now - was for now, was in zip(table.points, before, strict=True)])
        before = table.points.copy()
    assert expect["starters"] == starters
    assert expect["points"] == points
    assert expect["totals"] == table.points
    assert expect["winners"] == [*table.over().winners]
    assert places([(-total,) for total in table.points]) == table.over().ranks
