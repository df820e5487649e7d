"""`flambeur review`: a finished game looked at again, in lines, as a page or as JSON."""

import sys
from collections.abc import Sequence
from pathlib import Path

from flambeur.cli.parser import Parser, Refusal
from flambeur.cli.records import read_match, teller_at
from flambeur.cli.screen import Screen
from flambeur.core.codec import encode
from flambeur.core.turn import Over
from flambeur.families import family_of
from flambeur.words.catalogues import Words


def review(words: Words, screen: Screen, arguments: Sequence[str]) -> int:
    """Review a record and tell what was luck and what was skill."""
    from flambeur.coach.reviewing import review as look_again
    from flambeur.shows.review.moments import tell
    from flambeur.shows.review.page import Page
    from flambeur.shows.review.summary import Summary

    parser = Parser(words, "review")
    parser.subject("file", "help-file")
    parser.choice("--html", "help-html", metavar="FILE")
    parser.switch("--json", "help-json")
    parser.switch("--plain", "help-plain")
    found = parser.read(arguments, "file")
    screen.plain = screen.plain or bool(found.plain)
    match = read_match(words, found.file)
    if not isinstance(match.turn, Over):
        raise Refusal(words("review-open", file=found.file))
    family = family_of(match.game.name)
    if family.judge is None:
        raise Refusal(words("review-nobody", game=family.name))
    if not found.json:
        screen.say(words("review-looking", file=found.file))
    reviewed = look_again(match, family)
    if found.json:
        sys.stdout.write(f"{encode(reviewed).decode()}\n")
        return 0
    story = tell(teller_at(words, match), match, reviewed)
    if found.html:
        _write(words, found.html, Page(words, reviewed, story).html())
    for title, lines in Summary(words, reviewed, story).parts():
        screen.rule(title)
        screen.say_all(lines)
    if found.html:
        screen.say()
        screen.say(words("review-written", file=found.html))
    return 0


def _write(words: Words, file: str, page: str) -> None:
    """Write a new file; an old one is not overwritten."""
    try:
        with Path(file).open("x", encoding="utf-8") as stream:
            stream.write(page)
    except FileExistsError as error:
        raise Refusal(words("error-exists", file=file)) from error
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Refusal(words("error-file", file=file, reason=reason)) from error
