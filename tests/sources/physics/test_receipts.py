"""Receipts of Strike: what was drawn is proven by the seed, what was thrown by the simulator."""

import subprocess
import sys
from pathlib import Path

import pytest

from flambeur.core.codec import encode
from flambeur.games.strike import GAME, StrikeOptions
from flambeur.games.strike.flight import Flight
from flambeur.games.strike.landed import Landed
from flambeur.sources.physics import simulate, verify
from flambeur.sources.physics.report import ThrowReport
from flambeur.sources.physics.simulate import Simulated, SimulationFailed
from flambeur.sources.physics.source import PhysicsSource
from flambeur.sources.verify import Verdict
from flambeur.sources.verify import throws as judging
from flambeur.sources.verify import verify as verify_all
from tests.sources.physics.play import SEED, fair, physical, play_out


def check(data: bytes) -> Verdict:
    """Check a record of Strike."""
    return verify_all(data, lambda _: GAME)


def expected(outcomes: int, throws: ThrowReport) -> Verdict:
    """Tell what is said of a record that is right."""
    return Verdict([], outcomes, SEED, throws, "practice", gave={0: "Ana"})


def found(data: bytes) -> list[tuple[int, str]]:
    """Check a record and list the lines and kinds of what was found."""
    return [(finding.line, finding.kind) for finding in check(data).findings]


def lines() -> list[bytes]:
    """Cut the record of the game in the arena into its lines."""
    return physical().record.dump().splitlines()


def throws() -> list[int]:
    """List the lines on which dice came to rest, counted from 1."""
    return [number for number, line in enumerate(lines(), 1) if b'"type":"landed"' in line]


def with_line(number: int, line: bytes) -> bytes:
    """Put another line in the place of one, counted from 1."""
    whole = lines()
    whole[number - 1] = line
    return b"".join(each + b"\n" for each in whole)


@pytest.mark.clause("S33", "S36")
def test_a_game_in_the_arena() -> None:
    """Every outcome is computed again: the draws from the seed, the throws from the draws."""
    match = physical()
    verdict = check(match.record.dump())
    chances = sum(entry.seat is None for entry in match.record.entries)
    assert expected(chances, ThrowReport(len(throws()))) == verdict
    assert verdict.throws.complete
    assert len(throws()) > 3


@pytest.mark.clause("S33")
def test_the_motion_is_handed_out() -> None:
    """The source keeps the last motions, by the digest that stands in the record."""
    source = physical().source
    (*_, landed) = (e.move for e in physical().record.entries if isinstance(e.move, Landed))
    assert isinstance(source, PhysicsSource)
    assert [] == source.failures
    assert landed.trace
    assert landed.trace.digest == simulate.digest(source.motion(landed.trace.digest) or b"")


@pytest.mark.clause("S33")
def test_any_byte_of_a_throw() -> None:
    """Whichever byte of a throw is changed, exactly this line is found: every 31st is tried."""
    line = throws()[0]
    original = lines()[line - 1]
    origin = range(original.index(b'"engine"'), original.index(b'"digest"'))
    for place in set(range(0, len(original), 31)) - set(origin):
        changed = original[:place] + bytes([original[place] ^ 1]) + original[place + 1 :]
        ((where, kind),) = found(with_line(line, changed))
        assert line == where, changed
        assert kind in ("outcome", "place", "drawn-of"), changed


@pytest.mark.clause("S33", "S36")
def test_a_changed_release() -> None:
    """How a die leaves the hand is drawn by the seed, so a changed release is found."""
    line = throws()[0] - 1
    assert b'"type":"released"' in lines()[line - 1]
    changed = lines()[line - 1].replace(b'"spin":[', b'"spin":[1', 1)
    assert [(line, "outcome")] == found(with_line(line, changed))


@pytest.mark.clause("S33")
def test_another_throw_from_the_same_game() -> None:
    """A finding names the line, and the line that should stand there."""
    first, second = throws()[:2]
    (finding, *_) = check(with_line(second, lines()[first - 1])).findings
    assert (second, lines()[second - 1].decode()) == (finding.line, finding.expected)


@pytest.mark.clause("S33")
def test_another_platform() -> None:
    """Throws made elsewhere are not called wrong, and not called proven."""
    data = physical().record.dump().replace(encode(simulate.platform_name()), b'"vax"')
    verdict = check(data)
    assert verdict.honest
    assert throws() == verdict.throws.elsewhere
    assert not verdict.throws.complete
    assert check(physical().record.dump()).outcomes == verdict.outcomes + len(throws())


def test_without_the_simulator(tmp_path: Path) -> None:
    """Where the extra is missing, the draws are proven, and throws are said to be unchecked."""
    file = tmp_path / "game.jsonl"
    file.write_bytes(physical().record.dump())
    code = (
        "import sys; sys.modules.update(mujoco=None, numpy=None)\n"
        "from pathlib import Path\n"
        "from flambeur.games.strike import GAME\n"
        "from flambeur.sources.verify import verify\n"
        "verdict = verify(Path(sys.argv[1]).read_bytes(), lambda _: GAME)\n"
        "print(verdict.honest, verdict.throws.complete, verdict.throws.unchecked)"
    )
    command = [sys.executable, "-c", code, str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert f"True False {throws()}" == done.stdout.strip()


def test_unreadable_without_the_simulator(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody knows how an unreadable throw ended, so the check stops there."""
    monkeypatch.setattr(judging, "is_installed", lambda: False)
    line = throws()[1]
    assert [(line, "outcome")] == found(with_line(line, b"x"))


@pytest.mark.clause("S33")
def test_stand_ins() -> None:
    """The abstract form may stand in only where the throw cannot be computed."""
    data = play_out(fair(), StrikeOptions()).record.dump()
    verdict = check(data)
    stood_in = [n for n, line in enumerate(data.splitlines(), 1) if b'"type":"landed"' in line]
    assert stood_in[0] == verdict.findings[0].line
    assert stood_in[0] in verdict.throws.stand_ins
    assert not verdict.throws.honest


@pytest.mark.clause("S33")
def test_excused_stand_ins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the numbers go wild, the seed says how the abstract form stands in."""

    def fail(_: Flight) -> Simulated:
        raise SimulationFailed("wild")

    monkeypatch.setattr(verify, "simulate", fail)
    data = play_out(fair(), StrikeOptions()).record.dump()
    verdict = check(data)
    assert verdict.throws.complete
    assert [] == verdict.findings
    line = next(n for n, line in enumerate(data.splitlines(), 1) if b'"type":"landed"' in line)
    changed = data.replace(b'"at":"in"', b'"at":"rim"', 1)
    assert (line, "outcome") == found(changed)[0]
    assert [(line, "outcome")] == found(with_line(line, lines()[line - 1]))[:1]


@pytest.mark.clause("S42")
def test_a_game_in_the_abstract_form() -> None:
    """Without a simulator in the game the seed proves everything."""
    match = play_out(fair(), StrikeOptions(form="abstract"))
    chances = sum(entry.seat is None for entry in match.record.entries)
    assert expected(chances, ThrowReport()) == check(match.record.dump())
