"""The jobs of `flambeur admin`, as they are typed."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from flambeur.cli import main
from flambeur.server import signing
from flambeur.server.ops.copies import BadCopy, back_up, count_tables, restore
from flambeur.server.people import keys
from tests.server.ops.tables import fill, send_away, stored_in


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database that the environment names."""
    file = tmp_path / "club.db"
    monkeypatch.setenv("FLAMBEUR_DATABASE", f"sqlite:///{file}")
    monkeypatch.setenv("FLAMBEUR_LANG", "en")
    return file


@pytest.fixture
def tables(file: Path) -> list[str]:
    """A finished table and one that is played."""
    return asyncio.run(fill(file))


def test_inspect(tables: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """A table is told with its seats and without its secrets."""
    assert 0 == main(["admin", "inspect", tables[1]])
    said = capsys.readouterr().out
    assert f"Table {tables[1]}: vegas/2018" in said
    assert "playing" in said
    assert "Ana (human)" in said
    assert 1 == said.count("←")


def test_cleared(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whom hosts sent away is listed with how often; nobody is, too, in words."""
    assert 0 == main(["admin", "cleared"])
    assert "No host sent anybody away from a table in the last 30 days." in capsys.readouterr().out
    asyncio.run(send_away(file, "guest-7", 2))
    assert 0 == main(["admin", "cleared", "7"])
    said = capsys.readouterr().out
    assert "in the last 7 days" in said
    assert "     2  guest-7  guest" in said.splitlines()
    for days in ("0", "many", "99999"):
        assert 2 == main(["admin", "cleared", days])
        assert days in capsys.readouterr().err


def test_export_and_verify(
    tables: list[str], tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    """The record of a finished game satisfies `flambeur verify`."""
    assert 0 == main(["admin", "export", tables[0]])
    record = tmp_path / "game.jsonl"
    record.write_bytes(capfdbinary.readouterr().out)
    assert 0 == main(["verify", str(record)])
    assert b"Yes." in capfdbinary.readouterr().out
    assert 0 == main(["admin", "verify", tables[0]])
    assert b"is sound" in capfdbinary.readouterr().out


def test_a_running_game_has_no_record(
    tables: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """It may hold secrets, so only the whole log can be had."""
    assert 2 == main(["admin", "export", tables[1]])
    assert "--log" in capsys.readouterr().err


def test_a_log_is_exported_and_imported(
    file: Path, tables: list[str], tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    """Another server has the same table afterwards."""
    assert 0 == main(["admin", "export", tables[1], "--log"])
    log, other = tmp_path / "table.log", tmp_path / "other.db"
    log.write_bytes(capfdbinary.readouterr().out)
    assert 0 == main(["admin", "import", str(log), "--database", f"sqlite:///{other}"])
    here, there = (asyncio.run(stored_in(path, tables[1])) for path in (file, other))
    assert here
    assert there
    assert (here.seed, here.rows) == (there.seed, there.rows)


def test_a_spoilt_table_is_found(
    file: Path, tables: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """A step that somebody changed in the database is named."""
    with closing(sqlite3.connect(file)) as line, line:
        line.execute("delete from steps where table_id = ? and seq = 6", (tables[1],))
    assert 1 == main(["admin", "verify", tables[1]])
    assert "line 6" in capsys.readouterr().out
    assert 2 == main(["admin", "inspect", tables[1]])


def test_abandon(tables: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """A table is closed once; a second time changes nothing, and a finished game stays."""
    assert 0 == main(["admin", "abandon", tables[1]])
    first = capsys.readouterr().out
    assert 0 == main(["admin", "abandon", tables[1]])
    assert first == capsys.readouterr().out
    assert 0 == main(["admin", "inspect", tables[1]])
    assert "over" in capsys.readouterr().out
    assert 2 == main(["admin", "abandon", tables[0]])
    assert "the game is over" in capsys.readouterr().err


def test_inspect_tells_ids(tables: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """An operator who is asked to forget somebody finds the id at their table."""
    assert 0 == main(["admin", "inspect", tables[0]])
    assert "Ana (human) ana" in capsys.readouterr().out


def test_delete(file: Path, tables: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """A table is deleted once, and the other one stays."""
    assert 0 == main(["admin", "delete", tables[0]])
    assert 2 == main(["admin", "delete", tables[0]])
    assert f"There is no table {tables[0]}." in capsys.readouterr().err
    assert asyncio.run(stored_in(file, tables[0])) is None
    assert asyncio.run(stored_in(file, tables[1])) is not None


def test_forget(file: Path, tables: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """A person is forgotten by id; what stays is told, and the logs of the tables do."""
    assert 0 == main(["admin", "forget", "ana"])
    said = capsys.readouterr().out
    assert "tables in the list: 2." in said
    assert all(table in said for table in tables)
    assert 2 == main(["admin", "forget", "ana"])
    assert "Nothing is kept of ana." in capsys.readouterr().err
    with closing(sqlite3.connect(file)) as line:
        assert {("ben",)} == set(line.execute("select person from seatings"))
    assert all(asyncio.run(stored_in(file, table)) for table in tables)


def test_sweep(
    file: Path,
    tables: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """By hand goes what would go by itself, after the days that the operator has set."""
    with closing(sqlite3.connect(file)) as line, line:
        line.execute("update tables set idle_since = idle_since - 10 * 86400")
    assert 0 == main(["admin", "sweep"])
    assert "tables 0," in capsys.readouterr().out
    monkeypatch.setenv("FLAMBEUR_KEEP_TABLES", "9")
    assert 0 == main(["admin", "sweep"])
    assert "tables 1," in capsys.readouterr().out
    assert asyncio.run(stored_in(file, tables[0])) is None
    assert asyncio.run(stored_in(file, tables[1])) is not None


def test_backup_and_restore(
    file: Path, tables: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is restored holds the same logs; nothing that exists is overwritten."""
    copy, fresh = tmp_path / "copy.db", tmp_path / "fresh.db"
    assert 0 == main(["admin", "backup", str(copy)])
    assert 2 == main(["admin", "backup", str(copy)])
    fresh_url = ["--database", f"sqlite:///{fresh}"]
    assert 0 == main(["admin", "restore", str(copy), *fresh_url])
    assert 2 == main(["admin", "restore", str(copy), *fresh_url])
    assert "Tables in it: 2." in capsys.readouterr().out
    for table in tables:
        was, now = (asyncio.run(stored_in(path, table)) for path in (file, fresh))
        assert was
        assert now
        assert (was.seed, was.rows) == (now.seed, now.rows)
    assert 0o600 == copy.stat().st_mode & 0o777


def test_a_broken_copy_is_refused(tmp_path: Path) -> None:
    """A file that is no database makes none, in neither direction."""
    broken, fresh = tmp_path / "broken.db", tmp_path / "fresh.db"
    broken.write_bytes(b"no database" * 1000)
    with pytest.raises(BadCopy):
        restore(broken, fresh)
    with pytest.raises(BadCopy):
        back_up(broken, fresh)
    assert not fresh.exists()
    with pytest.raises(FileNotFoundError):
        back_up(tmp_path / "none.db", fresh)
    with pytest.raises(FileNotFoundError):
        count_tables(tmp_path / "none.db")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["inspect"], "NAME is missing."),
        (["dance", "x"], "dance is not on offer."),
        (["inspect", "nowhere"], "There is no table nowhere."),
        (["import", "/none"], "cannot be opened"),
        (["backup", "x", "--database", "postgresql://db/x"], "pg_dump"),
        (["inspect", "x", "--database", "oracle://me:word@db"], "oracle://…@db"),
        (["inspect", "x", "--database", "postgresql://127.0.0.1:9/x"], "cannot be reached"),
        (["migrate", "--stage", "later"], "before, after"),
    ],
)
@pytest.mark.usefixtures("file")
def test_refusals(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What does not work is said in a sentence, without passwords."""
    assert 2 == main(["admin", *arguments])
    said = capsys.readouterr().err
    assert sentence in said
    assert "word" not in said


def test_migrate(postgres_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Both stages can be run by hand, again and again."""
    for stage in ("before", "after", "before"):
        command = ["--lang", "en", "admin", "migrate", "--stage", stage]
        assert 0 == main([*command, "--database", postgres_url])
    assert 3 == capsys.readouterr().out.count("Migrations applied: 0.")


def test_rotate_keys(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Keys are changed twice: two of sessions are kept each time, and all that sign tables."""
    kept: dict[str, list[list[str]]] = {"session": [], "signing": []}
    monkeypatch.setattr(keys.rotate, "__defaults__", (0.0,))
    monkeypatch.setattr(signing.rotate_signing, "__defaults__", (0.0,))
    for _ in range(2):
        assert 0 == main(["admin", "rotate-keys"])
        with closing(sqlite3.connect(file)) as line:
            for name, value in line.execute("select name, value from secrets").fetchall():
                kept[name].append(value.split())
    assert [2, 2] == [len(each) for each in kept["session"]]
    assert kept["session"][0][0] == kept["session"][1][1]
    assert [2, 3] == [len(each) for each in kept["signing"]]
    assert kept["signing"][0] == kept["signing"][1][1:]
    said = capsys.readouterr().out
    assert "signed with a new key" in said
    assert not any(key in said for both in kept.values() for each in both for key in each)
