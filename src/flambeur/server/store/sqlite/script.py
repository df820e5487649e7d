"""Run a file of several statements inside a transaction, which `executescript` would end."""

import sqlite3


def run_script(line: sqlite3.Connection, script: str) -> None:
    """Run the statements of a script one by one."""
    statement = ""
    for part in script.splitlines(keepends=True):
        statement += part
        if sqlite3.complete_statement(statement):
            line.execute(statement)
            statement = ""
    line.execute(statement)
