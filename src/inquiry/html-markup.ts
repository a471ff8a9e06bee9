/**
 * Elements of HTML (https://html.spec.whatwg.org/, sections 4 and 16.2), SVG and MathML. Anything else is text: `Km<Kd
 * and kcat>10`.
 */
const elementNames =
  'a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br ' +
  'button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed ' +
  'fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img ' +
  'input ins isindex kbd keygen label legend li link listing main map mark marquee math menu menuitem meta meter nav ' +
  'nobr noembed noframes noscript object ol optgroup option output p param picture plaintext pre progress q rb rp rt rtc ' +
  'ruby s samp script search section select selectedcontent slot small source spacer span strike strong style sub ' +
  'summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp';

/** Without a value, any other word makes it text, as in `x<i and j>k`. */
const booleanAttributeNames =
  'allowfullscreen async autofocus autoplay checked compact controls default defer disabled formnovalidate hidden inert ' +
  'ismap itemscope loop multiple muted nomodule noshade novalidate nowrap open playsinline readonly required reversed ' +
  'selected';

/** Markup even without attributes and end tag. */
const standaloneElements = new Set('br hr img input li p script style wbr'.split(' '));

const lineBreakingElements = new Set('br dd div dt h1 h2 h3 h4 h5 h6 li p tr'.split(' '));

const joinAlternatives = (names: string) => `(?:${names.replaceAll(' ', '|')})`;

/** Each part ends in only one place, and none matches `<`, so matching takes linear time. */
const valuePattern = String.raw`(?:"[^"<]*"|'[^'<]*'|[^\s"'<>=][^\s<>]*(?=[\s>]))`;
const attributePattern = String.raw`[\s/]+(?:[^\s"'<>/=]+\s*=\s*${valuePattern}|${joinAlternatives(booleanAttributeNames)}(?=[\s/>]))`;
/** Unbounded repetition would run out of memory. */
const maxAttributes = 100;
const attributesPattern = String.raw`(?:${attributePattern}){0,${maxAttributes}}[\s/]*(?=>)`;

export const commentPattern = /<!--[^]*?(-->|$)/g;
export const characterDataPattern = /<!\[CDATA\[([^]*?)(\]\]>|$)/gi;
export const hiddenElementPattern = new RegExp(
  String.raw`<(script|style)${attributesPattern}>[^]*?(</\1\s*>|$)`,
  'gi',
);
export const tagPattern = new RegExp(
  String.raw`<!doctype[^<>]*>|</(${joinAlternatives(elementNames)})\s*>|<(${joinAlternatives(elementNames)})(?=[\s/>])(${attributesPattern})>`,
  'gi',
);

/** Removing a tag can form another, as in `<<br>br>`. */
const maxPasses = 5;

/**
 * Strips HTML in linear time. A second pass changes nothing. Decoding entities could create markup.
 *
 * A start tag without attributes may be text (`a<b>c`, `<address>`), so it is markup only if closed or standalone.
 */
export function stripMarkup(source: string): string {
  let text = source;
  for (let pass = 0; pass < maxPasses; pass++) {
    const stripped = stripTags(stripHiddenText(text));
    if (stripped === text) return text;
    text = stripped;
  }
  // Only hostile text still has tags.
  return text.replace(/<(?=[a-z/!])/gi, '< ');
}

function stripHiddenText(text: string): string {
  return text
    .replace(commentPattern, (match, end) => (end ? '' : match))
    .replace(characterDataPattern, (match, data: string, end) => (end ? data : match))
    .replace(hiddenElementPattern, (match, _element, end) => (end ? '' : match));
}

function stripTags(text: string): string {
  const tags = [...text.matchAll(tagPattern)];
  const closed = findClosedStartTags(tags);
  const kept: string[] = [];
  let position = 0;
  for (const match of tags) {
    const { 0: source, 2: startName, 3: attributeText, index } = match;
    const name = getTagName(match);
    const isTag = !startName || attributeText?.trim() || standaloneElements.has(name) || closed.has(index);
    if (!isTag) continue;
    if (index > position) kept.push(text.slice(position, index));
    if (lineBreakingElements.has(name) && kept.at(-1)?.endsWith('\n') === false) kept.push('\n');
    position = index + source.length;
  }
  return kept.join('') + text.slice(position);
}

/** Returns positions. End tags close the nearest open start tag. */
function findClosedStartTags(tags: readonly RegExpExecArray[]): ReadonlySet<number> {
  const closed = new Set<number>();
  const open = new Map<string, number[]>();
  for (const match of tags) {
    const name = getTagName(match);
    const starts = open.get(name) ?? [];
    open.set(name, starts);
    if (match[2]) starts.push(match.index);
    else closed.add(starts.pop() ?? -1);
  }
  return closed;
}

const getTagName = ([, endName, startName]: RegExpExecArray) => (endName ?? startName ?? '').toLowerCase();
