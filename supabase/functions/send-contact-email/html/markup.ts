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

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function render(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (character) => entities[character]!);
  if (typeof part === 'number') return String(part);
  if ('html' in part) return part.html;
  return part.map(render).join('');
}
