"""`flambeur verify`: tells whether the dice of a recorded game follow from its seed."""

from collections.abc import Sequence

from flambeur.cli.parser import Parser
from flambeur.cli.records import read_bytes
from flambeur.cli.screen import Screen
from flambeur.registry import find
from flambeur.sources.verify import Finding, Verdict
from flambeur.sources.verify import verify as check
from flambeur.text.words import Words

UNCLEAR = {"unreadable", "no-seed", "no-commitment"}
"""What says nothing about the dice, neither good nor bad."""
LONGEST = 300
"""Of a line that should not stand there, no more than this is shown."""


def verify(words: Words, screen: Screen, arguments: Sequence[str]) -> int:
    """Compute every roll of a record again; 0 is yes, 1 is no, 2 cannot be told."""
    parser = Parser(words, "verify")
    parser.subject("file", "help-file")
    found = parser.read(arguments, "file")
    data = read_bytes(words, found.file)
    verdict = check(data, find)
    if verdict.honest and not verdict.throws.complete:
        return _partly(words, screen, found.file, verdict)
    if verdict.honest:
        screen.say(words("verify-yes", file=found.file, count=verdict.outcomes), "bold green")
        return 0
    lines = data.split(b"\n")
    kinds = {finding.kind for finding in verdict.findings}
    unclear = kinds <= UNCLEAR
    if unclear:
        screen.say(words("verify-unclear", file=found.file), "bold yellow")
    else:
        screen.say(words("verify-no", file=found.file), "bold red")
    for finding in verdict.findings:
        screen.say(_sentence(words, finding, lines))
    return 2 if unclear else 1


def _partly(words: Words, screen: Screen, file: str, verdict: Verdict) -> int:
    """Tell what holds, and which throws this machine cannot compute again."""
    screen.say(words("verify-partly", file=file, count=verdict.outcomes), "bold yellow")
    throws = verdict.throws
    for key, lines in (
        ("verify-elsewhere", throws.elsewhere),
        ("verify-unchecked", throws.unchecked),
    ):
        if lines:
            screen.say(words(key, count=len(lines), line=lines[0]))
    return 2


def _sentence(words: Words, finding: Finding, lines: Sequence[bytes]) -> str:
    stands = lines[finding.line - 1].decode(errors="replace") if lines else ""
    cut = stands if len(stands) <= LONGEST else f"{stands[:LONGEST]}…"
    return words(
        f"verify-{finding.kind}",
        line=finding.line,
        outcome=finding.outcome or 0,
        expected=finding.expected,
        stands=cut,
        reason=finding.reason,
    )
