"""`flambeur verify`: tells whether the dice of a recorded game follow from its seed."""

from collections.abc import Sequence

from flambeur.cli.extras import adding
from flambeur.cli.parser import Parser
from flambeur.cli.records import named, read_bytes
from flambeur.cli.screen import Screen
from flambeur.families import family_of, find
from flambeur.sources.verify import Finding, Verdict
from flambeur.sources.verify import verify as check
from flambeur.words.catalogues import Words

UNCLEAR = {"unreadable", "no-seed", "no-commitment"}
"""What says nothing about the dice, neither good nor bad."""
LONGEST = 300
"""Of a line that should not stand there, no more than this is shown."""


def verify(words: Words, screen: Screen, arguments: Sequence[str]) -> int:
    """Compute every roll of a record again; 0 is yes, 1 is no, 2 cannot be told."""
    parser = Parser(words, "verify")
    parser.subject("file", "help-file")
    parser.switch("--bots", "help-verify-bots")
    found = parser.read(arguments, "file")
    data = read_bytes(words, found.file)
    verdict = check(data, find)
    if not verdict.honest:
        return _blame(words, screen, found.file, verdict, data.split(b"\n"))
    complete = _agree(words, screen, found.file, verdict)
    _describe(words, screen, verdict)
    if found.bots and not _repeat_bots(words, screen, data, verdict):
        return 1
    return 0 if complete else 2


def _blame(
    words: Words, screen: Screen, file: str, verdict: Verdict, lines: Sequence[bytes]
) -> int:
    """Tell what does not hold, and where."""
    kinds = {finding.kind for finding in verdict.findings}
    unclear = kinds <= UNCLEAR
    if unclear:
        screen.say(words("verify-unclear", file=file), "bold yellow")
    else:
        screen.say(words("verify-no", file=file), "bold red")
    for finding in verdict.findings:
        screen.say(_sentence(words, finding, lines))
    return 2 if unclear else 1


def _agree(words: Words, screen: Screen, file: str, verdict: Verdict) -> bool:
    """Tell that it holds, or what of it this machine cannot check."""
    if verdict.complete:
        screen.say(words("verify-yes", file=file, count=verdict.outcomes), "bold green")
        return True
    screen.say(words("verify-partly", file=file, count=verdict.outcomes), "bold yellow")
    throws = verdict.throws
    for key, lines in (
        ("verify-elsewhere", throws.elsewhere),
        ("verify-unchecked", throws.unchecked),
    ):
        if lines:
            screen.say(words(key, count=len(lines), line=lines[0], command=adding("strike")))
    return False


def _describe(words: Words, screen: Screen, verdict: Verdict) -> None:
    """Tell what kind of dice these were, and to whom they are proven."""
    if verdict.dice != "table":
        screen.say(words(f"verify-dice-{verdict.dice}"))
    elif verdict.gave:
        names = [named(words, name, seat) for seat, name in verdict.gave.items()]
        screen.say(words("verify-dice-table", names=words.every(names)))
    else:
        screen.say(words("verify-dice-table-nobody"))
    if verdict.played_on:
        screen.say(words("verify-played-on"))
    if verdict.restarts:
        screen.say(words("verify-restarts", count=verdict.restarts))
    if verdict.signatures == "checked":
        screen.say(words("verify-signed", key=verdict.signer or ""))
    elif verdict.signatures == "unchecked":
        screen.say(words("verify-unsigned", command=adding("verify")))


def _repeat_bots(words: Words, screen: Screen, data: bytes, verdict: Verdict) -> bool:
    """Let the bots choose again; tell whether they choose the same."""
    from flambeur.bots.repeat import Repeated, repeat

    # What bots left to chance in scheme 1 does not follow from the record.
    repeated = Repeated() if verdict.dice == "scheme-1" else repeat(data, find, family_of)
    screen.say(words("verify-bots", count=repeated.same))
    if repeated.skipped:
        screen.say(words("verify-bots-skipped", count=repeated.skipped))
    if repeated.differing:
        count, line = len(repeated.differing), repeated.differing[0]
        screen.say(words("verify-bots-differing", count=count, line=line), "bold red")
    return not repeated.differing


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
