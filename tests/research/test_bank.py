"""The banks of positions: mined alike by everybody, packed alike, and right."""

import re
from collections import Counter
from itertools import pairwise
from math import inf
from pathlib import Path

import pytest

from flambeur.bots.levels import LEVELS
from flambeur.practice.bank import SUFFIX, bank_names, bank_of, read_bank
from flambeur.practice.mining import finding
from flambeur.practice.mining.effort import JUDGE, LOOK, Effort
from flambeur.practice.mining.finding import LEAD, SURE, WEAK, mine, option_for
from flambeur.practice.mining.games import decisions, pose
from flambeur.practice.mining.kinds import BANKS
from flambeur.practice.mining.spread import balanced, likeness
from flambeur.practice.puzzle import Odds, Puzzle, Theme
from flambeur.research.bank.__main__ import main, parser
from flambeur.research.bank.checking import kept, losses
from flambeur.research.bank.store import Store
from tests.test_docs import ROOT

GAMES = pytest.mark.parametrize("name", BANKS)
FEW, MORE = 24, 60
TWICE = Effort(2 * JUDGE.number, inf, 5)
ROUNDED = 1e-9
PAGE = ROOT / "docs/reference/positions.md"


@GAMES
def test_what_ships_is_clear(name: str) -> None:
    """The best option of every puzzle leads by three points and three standard errors."""
    puzzles = bank_of(name).about()
    assert len(puzzles) > 100
    for puzzle in puzzles:
        best, *others = puzzle.options
        assert others
        lead = min(best.win - other.win for other in others)
        assert lead + ROUNDED >= LEAD
        assert all(best.win - one.win + ROUNDED >= SURE * one.doubt for one in others)
        assert list(puzzle.options) == sorted(puzzle.options, key=lambda one: -one.win)


@GAMES
def test_no_puzzle_ships_twice(name: str) -> None:
    """Puzzles are sorted by name, and no two of them ask the same."""
    puzzles = bank_of(name).about()
    assert all(one.name < other.name for one, other in pairwise(puzzles))
    some = puzzles[:500]
    assert len(some) == len({likeness(name, puzzle) for puzzle in some})


@GAMES
def test_options_are_the_moves_there_are(name: str) -> None:
    """Every option can be made; in Strike one throw stands for all, elsewhere none is missing."""
    for puzzle in bank_of(name).about()[:200]:
        moves = [finding.noted(move) for move in pose(puzzle.position).moves]
        told = [option.move for option in puzzle.options]
        assert all(move in moves for move in told)
        assert {"stop", "throw"} == {move["type"] for move in told} or len(moves) == len(told)


@GAMES
def test_answers_stay(name: str) -> None:
    """Judged again, with more rollouts and other dice, the answers are the same."""
    assert [True] * FEW == kept(name, _some(name, FEW), TWICE)


@GAMES
def test_the_better_lose_less(name: str) -> None:
    """A champion gives away less than a novice, and hardly anything."""
    some = _some(name, MORE)
    novice, champion = (sum(losses(level, some)) / MORE for level in ("novice", "champion"))
    assert champion < novice
    assert champion < LEAD / 3


@GAMES
def test_everybody_mines_the_same(name: str) -> None:
    """A chunk follows from its number; its puzzles are such that a weak bot may err at them."""
    chunk = mine(name, 1, 0)
    assert chunk == mine(name, 1, 0)
    for puzzle in chunk.puzzles:
        answers = [finding.noted(pose(puzzle.position).answer(*weak)) for weak in WEAK]
        assert any(option_for(puzzle.options, answer) for answer in answers)


def test_other_games_by_another_seed() -> None:
    """Another seed mines something else."""
    assert mine("easycome", 1, 0) != mine("easycome", 2, 0)


def test_every_bank_ships() -> None:
    """What can be mined is there to be practised."""
    assert {*BANKS} == {*bank_names()}


def test_a_position_is_what_its_line_says() -> None:
    """What was played and what is read back are judged alike."""
    bank = BANKS["vegas"]
    for posed in list(decisions(bank, "any"))[:20]:
        again = pose(posed.text)
        assert (posed.seat, posed.moves) == (again.seat, again.moves)
        first, second = (finding.judged(bank, one, LOOK) for one in (posed, again))
        assert first == second


def test_mining_goes_on_after_a_break(tmp_path: Path) -> None:
    """What was mined before is kept, and a line that was cut off is mined again."""
    words = ("mine", "--game", "easycome", "--count", "30", "--out")
    main([*words, str(tmp_path / "whole")])
    whole = (tmp_path / "whole/easycome.jsonl").read_bytes()
    (tmp_path / "part").mkdir()
    (tmp_path / "part/easycome.jsonl").write_bytes(whole[: len(whole) // 2])
    main([*words, str(tmp_path / "part")])
    # Chunks are handed out by the handful, so there may be a few more now.
    assert (tmp_path / "part/easycome.jsonl").read_bytes().startswith(whole)


def test_two_workers_mine_the_same(tmp_path: Path) -> None:
    """Who mines makes no difference to what is packed."""
    for workers in "12":
        out = str(tmp_path / workers)
        main(["mine", "--game", "easycome", "--count", "20", "--workers", workers, "--out", out])
    one, two = (Store(tmp_path / workers, "easycome").puzzles for workers in "12")
    assert one.items() <= two.items()


def test_pack_check_and_solve(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The file that is packed can be read, judged again and solved by the commands."""
    out = str(tmp_path)
    main(["mine", "--game", "easycome", "--count", "10", "--out", out])
    main(["pack", out, "--count", "8"])
    file = tmp_path / f"easycome{SUFFIX}"
    assert 8 == len(read_bank(file))
    main(["check", "easycome", "--file", str(file), "--positions", "8"])
    main(["solve", "easycome", "--file", str(file), "--positions", "8"])
    told = capsys.readouterr().out
    assert "easycome: 8 of 8 answers stay" in told
    assert "champion loses 0.00 ± 0.00 points, 100.0 % right" in told


def test_themes_are_balanced() -> None:
    """A rare theme is taken whole before a frequent one gets more."""
    rare = [_puzzle(f"a{number}", "tie") for number in range(2)]
    frequent = [_puzzle(f"b{number}", "lead") for number in range(20)]
    taken = balanced([*frequent, *rare], 6)
    assert {*rare} <= {*taken}
    assert 6 == len(taken)
    assert taken == sorted(taken, key=lambda one: one.name)


def test_the_page_tells_what_there_is() -> None:
    """The page about the banks has their numbers, in all and by theme."""
    there, _ = PAGE.read_text("utf-8").split("## Figures")
    for name in BANKS:
        puzzles = bank_of(name).about()
        themes = sorted(Counter(puzzle.theme for puzzle in puzzles).items())
        told = ", ".join(f"`{theme}` {number:,}" for theme, number in themes)
        assert 1 == there.count(f"| `{name}` | {len(puzzles):,} | {told} |")


def test_the_page_tells_what_levels_lose() -> None:
    """The page has what each level gives away at each bank, at as many positions as are drawn."""
    _, figures = PAGE.read_text("utf-8").split("## Figures")
    _, table = figures.split(f"| Bank | Positions | {' | '.join(LEVELS)} |")
    drawn = parser().parse_args(["solve", "vegas"]).positions
    for name in BANKS:
        number = min(drawn, len(bank_of(name)))
        row = rf"\| `{name}` \| {number:,} (\| \d+\.\d\d ± \d+\.\d\d ){{4}}\|\n"
        assert re.search(row, table)


def _puzzle(position: str, theme: Theme) -> Puzzle:
    return Puzzle(position, theme, (Odds("a", 0.5, 0.0, 0.0), Odds("b", 0.4, 0.0, 0.0)))


def _some(name: str, count: int) -> tuple[Puzzle, ...]:
    puzzles = bank_of(name).about()
    return puzzles[:: len(puzzles) // count][:count]
