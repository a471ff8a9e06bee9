/**
 * Makes plain text of what a visitor wrote. The browser has stripped markup already (specification section 5); this is
 * for forms posted without JavaScript. A parser does it and no regular expression, so that "IC50 < 5 nM & pH > 7" and
 * "p<0.05" stay as they are.
 */
import { Tokenizer } from 'htmlparser2';

const elementsWithoutText = new Set(['script', 'style']);
const elementsThatEndALine = new Set(['br', 'p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** How often a text is stripped: stripping can join the halves of another tag, as in `<<b>script>`. */
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

/** Plain text in one line, for a mail's subject or a table's cell. */
export function plainLine(value: string): string {
  return plainText(value).replace(/\s+/gu, ' ').trim();
}

/**
 * Drops control characters except tabs and line ends, and replaces half characters. PostgreSQL refuses NUL, UTF-8 has
 * no half characters, and controls of the writing direction can make a name read as another.
 */
function withoutControlCharacters(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[^\P{Control}\t\n]|[\u202A-\u202E\u2066-\u2069]/gu, '');
}

function withoutMarkup(value: string): string {
  // No tag can end behind the last ">", so what looks like the beginning of one there is text.
  const end = value.lastIndexOf('>') + 1;
  const markup = value.slice(0, end);
  if (!markup.includes('<')) return value;

  const texts: string[] = [];
  let silenced = 0;
  const endLine = (name: string) => {
    if (elementsThatEndALine.has(name) && texts.at(-1)?.endsWith('\n') === false) texts.push('\n');
  };
  const elementName = (start: number, end: number) => markup.slice(start, end).toLowerCase();
  const ignore = () => {};
  const tokenizer = new Tokenizer(
    // "&lt;" stays as typed: decoding it could make markup of text.
    { decodeEntities: false },
    {
      ontext: (start, end) => void (silenced || texts.push(markup.slice(start, end))),
      onopentagname(start, end) {
        const name = elementName(start, end);
        if (elementsWithoutText.has(name)) silenced++;
        endLine(name);
      },
      onclosetag(start, end) {
        const name = elementName(start, end);
        if (elementsWithoutText.has(name) && silenced) silenced--;
        endLine(name);
      },
      onselfclosingtag: ignore,
      onopentagend: ignore,
      onattribname: ignore,
      onattribdata: ignore,
      onattribentity: ignore,
      onattribend: ignore,
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      ontextentity: ignore,
      onend: ignore,
    },
  );
  tokenizer.write(markup);
  tokenizer.end();
  return texts.join('') + value.slice(end);
}
