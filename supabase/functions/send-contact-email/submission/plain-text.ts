/**
 * Makes plain text of what a visitor wrote. The site's own code has stripped markup already (specification section 5);
 * forms posted without JavaScript need it here. An HTML tokenizer keeps "IC50 < 5 nM & pH > 7" and "p<0.05" as they
 * are, unlike a regular expression. A whole parser would take hours for text that is made of opening tags.
 */
import { Tokenizer } from 'htmlparser2';

const elementsWithoutText = new Set(['script', 'style']);
const elementsThatEndALine = new Set(['br', 'p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** How often a text is stripped, because stripping can join the halves of another tag, as in `<<b>script>`. */
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

/** Plain text on one line, for a mail's subject or a table cell. */
export function plainLine(value: string): string {
  return plainText(value).replace(/\s+/gu, ' ').trim();
}

/**
 * Drops control characters except tabs and line breaks, and replaces lone surrogates. PostgreSQL refuses NUL, UTF-8 has
 * no surrogates, and controls of the writing direction can make one name look like another.
 */
function withoutControlCharacters(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[^\P{Control}\t\n]|[\u202A-\u202E\u2066-\u2069]/gu, '');
}

function withoutMarkup(value: string): string {
  // No tag can end after the last ">", so what looks like the start of one there is text.
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
    // "&lt;" stays as typed, because decoding it could turn text into markup.
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
