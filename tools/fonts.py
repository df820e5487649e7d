"""Make the letters of posters: fonts of one weight, and how wide each letter is.

Needs fonttools and brotli, which nothing else does, and the client's packages in web/node_modules:

    uv run --with fonttools --with brotli python tools/fonts.py
"""

import json
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parents[1]
FROM = ROOT / "web" / "node_modules" / "@fontsource-variable"
TO = ROOT / "src" / "flambeur" / "shows" / "poster" / "fonts"
FONTS = {"onest": 600, "unbounded": 800}
"""Each with the one weight that posters are written in."""
SCRIPTS = ("latin", "latin-ext", "cyrillic")
LETTERS = {*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x400, 0x460), 0x490, 0x491}
SIGNS = {0x2010, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x201E, 0x2026, 0x20AC}
LAYOUT = ("GDEF", "GPOS", "GSUB", "STAT", "prep", "gasp")
"""Letters stand side by side, so that the table of widths tells how long a text is."""


def one_weight(family: str, script: str) -> TTFont:
    """Take one weight and our letters out of a variable font."""
    font = TTFont(FROM / family / "files" / f"{family}-{script}-wght-normal.woff2")
    font.recalcTimestamp = False
    font = instantiateVariableFont(font, {"wght": FONTS[family]}, updateFontNames=False)
    for table in LAYOUT:
        if table in font:
            del font[table]
    options = Options(notdef_outline=True, name_IDs=["*"], hinting=False, glyph_names=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=(LETTERS | SIGNS) & set(font.getBestCmap()))
    subsetter.subset(font)
    font.flavor = None
    return font


def make(family: str) -> TTFont:
    """Put the scripts of a family together."""
    with TemporaryDirectory() as folder:
        files = [Path(folder) / f"{script}.ttf" for script in SCRIPTS]
        for file, script in zip(files, SCRIPTS):
            one_weight(family, script).save(file)
        font = Merger().merge(list(map(str, files)))
    font.recalcTimestamp = False
    font["OS/2"].usWeightClass = FONTS[family]
    font["head"].modified = font["head"].created
    return font


def widths(font: TTFont) -> dict[str, int]:
    """Tell how wide each letter is, in thousandths of the size."""
    advances = font["hmtx"].metrics
    return {chr(code): advances[name][0] for code, name in sorted(font.getBestCmap().items())}


def main() -> None:
    """Write the fonts, their licences and the table of widths."""
    told = {}
    for family in FONTS:
        font = make(family)
        font.save(TO / f"{family}.ttf")
        (TO / f"{family}-LICENSE.txt").write_bytes((FROM / family / "LICENSE").read_bytes())
        told[family] = widths(font)
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    (TO / "widths.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
