"""What somebody can be called: one rule for seats, accounts and bots.

Names of all scripts are welcome, and people must be able to tell them apart. So everything in a
name can be seen, and its letters are of one script ("highly restrictive" in UTS 39).
"""

import unicodedata
from functools import lru_cache

import regex
from confusable_homoglyphs.categories import unique_aliases

from flambeur.protocol.refusals import BadName

# Letters in another font belong to no script, so they would get around the rule of one script;
# two hieroglyphs are blank.
LETTER = r"[\p{L}--\p{DI}--\p{Decomposition_Type=Font}--[\U00013441\U00013442]]"
DIGIT = r"[\p{Nd}--\p{Decomposition_Type=Font}]"
SIGN = r"[\ -~’‐·・׳״་]"
"""What is on every keyboard, and what stands inside names of some languages."""
MARK = r"(?<=[\p{L}\p{M}\u200D])[\p{Mn}\p{Mc}--\p{DI}]"
# A virama needs a joiner to show some letters of India and Sri Lanka; a non-joiner is part of
# the spelling of Persian names.
JOINER = (
    r"(?<=\p{ccc=Virama})[\u200C\u200D](?=\p{L})|(?<=\p{L})\u200D(?=\p{ccc=Virama})"
    r"|(?<=\p{Arabic})\u200C(?=\p{Arabic})"
)
EMOJI = r"[\p{Emoji}&&\p{Extended_Pictographic}]\uFE0F?\p{Emoji_Modifier}?"
PARTS = regex.compile(f"{LETTER}|{DIGIT}|{SIGN}|{MARK}|{JOINER}|{EMOJI}", regex.V1)
STACKED = regex.compile(r"\p{Mn}{5}|\p{Greek}\p{M}{4}|[\p{Latin}\p{Cyrillic}]\p{M}{3}|(\p{M})\1")
"""More marks than languages set on a letter: Tibetan four, old Greek three, Vietnamese two."""
TOGETHER = (
    ("Latin", "Han", "Hiragana", "Katakana"),
    ("Latin", "Han", "Bopomofo"),
    ("Latin", "Han", "Hangul"),
)
"""Scripts that are written together."""
NEUTRAL = ("Common", "Inherited")
REMEMBERED = 4096
"""Names that were looked at lately: people sit down again and again by the same one."""


@lru_cache(maxsize=REMEMBERED)
def clean_name(name: str) -> str:
    """Write a name in its normal form, without superfluous spaces; refuse what cannot be one."""
    cleaned = unicodedata.normalize("NFC", " ".join(name.split()))
    if not cleaned:
        raise BadName("a name is not empty")
    unknown = PARTS.sub("", cleaned)
    if unknown:
        raise BadName(f"a name cannot hold U+{ord(unknown[0]):04X} there")
    if STACKED.search(unicodedata.normalize("NFD", cleaned)):
        raise BadName("a name cannot hold so many marks on one letter")
    if not _is_of_one_script(cleaned):
        raise BadName("the letters of a name are of one script")
    return cleaned


def _is_of_one_script(name: str) -> bool:
    alone = ((script,) for script in unique_aliases(name))
    return any(_is_written_in(scripts, name) for scripts in (*TOGETHER, *alone))


def _is_written_in(scripts: tuple[str, ...], name: str) -> bool:
    of_these = "".join(rf"\p{{Script_Extensions={script}}}" for script in (*scripts, *NEUTRAL))
    return regex.fullmatch(f"[{of_these}]*", name) is not None
