/**
 * What a visitor wrote, as plain text. The browser has stripped markup already (specification section 5); this is for those
 * who post without it. Parsed by htmlparser2 and not matched by a regular expression, so that "IC50 < 5 nM & pH > 7"
 * and "p<0.05" stay as they are.
 */
import { Parser } from 'htmlparser2';

const elementsWithoutText = new Set(['script', 'style']);
const elementsThatEndALine = new Set(['br', 'p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Stripping can join the two halves of another tag, as in `<<b>script>`. Honest text needs one pass. */
const maximumPasses = 5;

export function plainText(value: string): string {
  let text = withoutControlCharacters(value);
  for (let pass = 0; pass < maximumPasses; pass++) {
    const stripped = withoutMarkup(text);
    if (stripped === text) return text.trim();
    text = stripped;
  }
  return text.replaceAll('<', '').trim();
}

/** Plain text in one line: what may end up in a mail's subject or a table's cell. */
export function plainLine(value: string): string {
  return plainText(value).replace(/\s+/gu, ' ').trim();
}

/**
 * PostgreSQL refuses NUL, and UTF-8 knows no half characters; nobody types the other controls, and those that turn the
 * direction of writing can make a name read as another. Tabs and line ends stay.
 */
function withoutControlCharacters(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[^\P{Control}\t\n]|[\u202A-\u202E\u2066-\u2069]/gu, '');
}

function withoutMarkup(value: string): string {
  // Behind the last ">" no tag can end, so what looks like the beginning of one there is text.
  const end = value.lastIndexOf('>') + 1;
  const markup = value.slice(0, end);
  if (!markup.includes('<')) return value;

  let text = '';
  let silenced = 0;
  const parser = new Parser(
    {
      onopentagname: (name) => void (silenced += elementsWithoutText.has(name) ? 1 : 0),
      ontext: (part) => void (text += silenced ? '' : part),
      onclosetag: (name) => {
        if (elementsWithoutText.has(name)) silenced--;
        else if (elementsThatEndALine.has(name) && !text.endsWith('\n')) text += '\n';
      },
    },
    // "&lt;" stays what was typed: decoding it could make markup of text.
    { decodeEntities: false },
  );
  parser.end(markup);
  return text + value.slice(end);
}
