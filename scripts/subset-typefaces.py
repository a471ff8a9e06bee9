"""
Writes the typefaces in src/theme/fonts, in two files each: the characters of most pages, which every page loads, and the
others of Latin-1, Latin Extended-A and general punctuation, which a page loads if it shows one of them
(`unicode-range` in typefaces.css, where the ranges are disjoint).

Fontsource has the letters of Latin Extended-A in a second file, and no npm package merges variable fonts. Run this only to
change the characters, the axes or the typefaces:

    apt-get install python3-fonttools python3-brotli
    npm install --no-save @fontsource-variable/figtree@5.3.0 @fontsource-variable/fraunces@5.3.0
    python3 scripts/subset-typefaces.py
"""

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

TYPEFACES = [
    ("figtree", "wght", {"wght": (400, 700)}),
    ("fraunces", "full", {"wght": 520, "opsz": 72, "SOFT": 0, "WONK": 0}),
]
BASIC = [*range(0x20, 0x7F), 0xA0, *map(ord, "©°±µ·×€™−"), *range(0x2010, 0x2028)]
OTHERS = {*range(0xA1, 0x180), *range(0x2028, 0x2070)} - {*BASIC}
FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"]


def read_font(name, subset, variant, axes):
    path = f"node_modules/@fontsource-variable/{name}/files/{name}-{subset}-{variant}-normal.woff2"
    font = TTFont(path, recalcTimestamp=False)
    instantiateVariableFont(font, axes, inplace=True)
    use_required_glyphs(font)
    return font


def use_required_glyphs(font):
    """Replaces glyphs as the feature rvrn does, so that the glyphs it replaces are dropped."""
    layout = font["GSUB"].table
    for record in layout.FeatureList.FeatureRecord:
        for index in record.Feature.LookupListIndex if record.FeatureTag == "rvrn" else []:
            for substitution in layout.LookupList.Lookup[index].SubTable:
                for table in font["cmap"].tables:
                    table.cmap = {code: substitution.mapping.get(name, name) for code, name in table.cmap.items()}


def get_outline(font, name):
    return repr(font["glyf"][name].coordinates), font["hmtx"][name]


def add_letters(font, extended):
    """Adds the glyphs that the font lacks, without kerning. Letters with an accent consist of glyphs that both files have."""
    simple_glyphs = [name for name in font.getGlyphOrder() if font["glyf"][name].numberOfContours > 0]
    shared = {get_outline(font, name): name for name in simple_glyphs}
    names = {}
    for name in extended.getGlyphOrder():
        is_simple = extended["glyf"][name].numberOfContours > 0
        outline = get_outline(extended, name) if is_simple else None
        names[name] = shared.get(outline, f"{name}.extended")
    added = {old: new for old, new in names.items() if new == f"{old}.extended"}
    font.setGlyphOrder([*font.getGlyphOrder(), *added.values()])
    for old, new in added.items():
        glyph = extended["glyf"][old]
        for component in glyph.components if glyph.isComposite() else []:
            component.glyphName = names[component.glyphName]
        font["glyf"].glyphs[new] = glyph
        font["hmtx"][new] = extended["hmtx"][old]
        if "gvar" in font:
            font["gvar"].variations[new] = extended["gvar"].variations.get(old, [])
    for table in font["cmap"].tables:
        table.cmap = {code: names[old] for code, old in extended.getBestCmap().items()} | table.cmap


def write_subset(name, variant, axes, characters, file):
    font = read_font(name, "latin", variant, axes)
    add_letters(font, read_font(name, "latin-ext", variant, axes))
    if "gvar" in font:
        variations = font["gvar"].variations
        font["gvar"].variations = {glyph: variations.get(glyph, []) for glyph in font.getGlyphOrder()}
        # Browsers read the widths from gvar instead. This table lacks the added glyphs.
        del font["HVAR"]
    options = Options(layout_features=FEATURES, name_IDs=[0])
    options.drop_tables += ["STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(f"src/theme/fonts/{file}.woff2")


for name, variant, axes in TYPEFACES:
    write_subset(name, variant, axes, BASIC, name)
    write_subset(name, variant, axes, OTHERS, f"{name}-others")
