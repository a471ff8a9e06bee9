/** HTML templates that escape every value except `Markup`. */

export interface Markup {
  readonly html: string;
}

type Part = string | number | Markup | readonly Part[] | undefined | false;

export function markup(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return { html: String.raw({ raw: strings }, ...parts.map(render)) };
}

export function renderDocument(title: string, body: Markup, head: Markup = markup``): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${head}</head>
<body>
${body}
</body>
</html>
`.html;
}

export function trustHtml(html: string): Markup {
  return { html };
}

/** `&` comes first, because the others contain it. */
const entities = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
] as const;

/** One character at a time: V8 is slow with thousands of callbacks. */
const escapeText = (text: string): string =>
  entities.reduce((escaped, [character, entity]) => escaped.replaceAll(character, entity), text);

function render(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string') return escapeText(part);
  if (typeof part === 'number') return String(part);
  if ('html' in part) return part.html;
  return part.map(render).join('');
}
