/**
 * What counts as markup in a text that somebody typed. Only what HTML defines does: `Km<Kd and kcat>10`, `<LOD` and
 * `Jane <jane@x.example>` are words. Names are those of the HTML Standard (https://html.spec.whatwg.org/, sections 4 and
 * 16.2) with the roots of SVG and MathML, all in lower case.
 */
const elements =
  'a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br ' +
  'button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed ' +
  'fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img ' +
  'input ins isindex kbd keygen label legend li link listing main map mark marquee math menu menuitem meta meter nav ' +
  'nobr noembed noframes noscript object ol optgroup option output p param picture plaintext pre progress q rb rp rt rtc ' +
  'ruby s samp script search section select selectedcontent slot small source spacer span strike strong style sub ' +
  'summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp';

/** Attributes that HTML knows without a value. Other words between `<` and `>` are words, as in `x<i and j>k`. */
const booleanAttributes =
  'allowfullscreen async autofocus autoplay checked compact controls default defer disabled formnovalidate hidden inert ' +
  'ismap itemscope loop multiple muted nomodule noshade novalidate nowrap open playsinline readonly required reversed ' +
  'selected';

/** Elements that count even bare and without an end tag, because people write them so and mean nothing else by them. */
const loneElements = new Set('br hr img input li p script style wbr'.split(' '));

const elementsThatEndALine = new Set('br dd div dt h1 h2 h3 h4 h5 h6 li p tr'.split(' '));

const oneOf = (names: string) => `(?:${names.replaceAll(' ', '|')})`;

/**
 * Attributes, up to the `>`. No part matches a `<`, and each part can end in one place only, so that the search for
 * tags takes time in proportion to the text.
 */
const value = String.raw`(?:"[^"<]*"|'[^'<]*'|[^\s"'<>=][^\s<>]*(?=[\s>]))`;
const attribute = String.raw`[\s/]+(?:[^\s"'<>/=]+\s*=\s*${value}|${oneOf(booleanAttributes)}(?=[\s/>]))`;
/** More than any tag has; a search without an end would run out of memory. */
const maximumAttributes = 100;
const attributes = String.raw`(?:${attribute}){0,${maximumAttributes}}[\s/]*(?=>)`;

const comment = /<!--[^]*?(-->|$)/g;
const characterData = /<!\[CDATA\[([^]*?)(\]\]>|$)/gi;
const elementWithoutText = new RegExp(String.raw`<(script|style)${attributes}>[^]*?(</\1\s*>|$)`, 'gi');
const tag = new RegExp(
  String.raw`<!doctype[^<>]*>|</(${oneOf(elements)})\s*>|<(${oneOf(elements)})(?=[\s/>])(${attributes})>`,
  'gi',
);

/** How often a text is searched, because what is taken out can join the halves of a tag, as in `<<br>br>`. */
const maximumPasses = 5;

/**
 * Takes the markup of HTML out of a text and leaves every other sign as it was typed: tags, comments, and scripts and
 * style sheets with their contents. A paragraph or line that ends there ends in the text too. "&lt;" stays, because
 * decoding it could make markup of text.
 *
 * A start tag without attributes may as well be a comparison (`a<b>c`) or a placeholder (`<address>`), so it counts only
 * if its end tag follows or if it is one of `loneElements`. What stays is no danger: whoever shows the text escapes it.
 *
 * The result has no markup left: the same search of it (by the function, after the browser's) changes nothing. The time
 * is in proportion to the length.
 */
export function stripMarkup(written: string): string {
  let text = written;
  for (let pass = 0; pass < maximumPasses; pass++) {
    const searched = withoutTags(withoutHiddenText(text));
    if (searched === text) return text;
    text = searched;
  }
  // Only a text that is made for it still has tags. Its tags are broken, and its words stay.
  return text.replace(/<(?=[a-z/!])/gi, '< ');
}

/** Takes out what HTML doesn't show, if it is closed. */
function withoutHiddenText(text: string): string {
  return text
    .replace(comment, (written, end) => (end ? '' : written))
    .replace(characterData, (written, data: string, end) => (end ? data : written))
    .replace(elementWithoutText, (written, _element, end) => (end ? '' : written));
}

function withoutTags(text: string): string {
  const tags = [...text.matchAll(tag)];
  const closed = startTagsWithEnd(tags);
  const kept: string[] = [];
  let position = 0;
  for (const found of tags) {
    const { 0: written, 2: starting, 3: attributesWritten, index } = found;
    const name = nameOf(found);
    const isTag = !starting || attributesWritten?.trim() || loneElements.has(name) || closed.has(index);
    if (!isTag) continue;
    if (index > position) kept.push(text.slice(position, index));
    if (elementsThatEndALine.has(name) && kept.at(-1)?.endsWith('\n') === false) kept.push('\n');
    position = index + written.length;
  }
  return kept.join('') + text.slice(position);
}

/** Where the start tags are whose end tag follows. An end tag belongs to the nearest start tag before it. */
function startTagsWithEnd(tags: readonly RegExpExecArray[]): ReadonlySet<number> {
  const closed = new Set<number>();
  const open = new Map<string, number[]>();
  for (const found of tags) {
    const name = nameOf(found);
    const starts = open.get(name) ?? [];
    open.set(name, starts);
    if (found[2]) starts.push(found.index);
    else closed.add(starts.pop() ?? -1);
  }
  return closed;
}

/** Empty for a document type. */
const nameOf = ([, ending, starting]: RegExpExecArray) => (ending ?? starting ?? '').toLowerCase();
