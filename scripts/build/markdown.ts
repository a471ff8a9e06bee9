import Turndown from 'turndown';
import { parseDocument, visibleText } from './built-page.ts';

const converter = new Turndown({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' });

/** A table keeps its shape (GitHub Flavored Markdown, "Tables"). */
converter.addRule('table', {
  filter: 'table',
  replacement(_content, table) {
    const rows = [...table.querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => visibleText(cell).replaceAll('|', '\\|')),
    );
    const [head = [], ...body] = rows;
    const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    return `\n\n${[line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')}\n\n`;
  },
});

/** Elements that are the same on every page, or can't be read as text. */
const layout = 'script, style, template, nav, dialog, [hidden]';

/** The labels of a form's fields, which replace the form: only a browser can fill it in. */
const labelsOf = (form: Element) =>
  [...form.querySelectorAll('label, legend')].map((label) => visibleText(label)).filter(Boolean);

function replaceByParagraph(element: Element, text: string) {
  const paragraph = element.ownerDocument.createElement('p');
  paragraph.textContent = text;
  element.replaceWith(paragraph);
}

/** A drawing becomes its description: its title and `desc`, or its label. */
const describeDrawing = (svg: Element) =>
  [...svg.querySelectorAll('title, desc')]
    .map((part) => part.textContent?.trim())
    .filter(Boolean)
    .join('. ') || svg.getAttribute('aria-label');

function prepare(main: Element, siteUrl: string) {
  for (const element of main.querySelectorAll(layout)) element.remove();
  for (const form of main.querySelectorAll('form')) {
    replaceByParagraph(form, `Form on the page, with the fields: ${labelsOf(form).join('; ')}.`);
  }
  for (const svg of main.querySelectorAll('svg')) {
    const description = svg.closest('[aria-hidden="true"]') ? '' : describeDrawing(svg);
    if (description) replaceByParagraph(svg, description);
    else svg.remove();
  }
  for (const heading of main.querySelectorAll('summary')) heading.replaceWith(...heading.childNodes);
  for (const ornament of main.querySelectorAll('[aria-hidden="true"]')) ornament.remove();
  separateNeighbours(main);
  for (const link of main.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('/')) link.setAttribute('href', `${siteUrl}${href}`);
  }
}

/** Puts a space between inline elements that only the style sheet sets apart. */
function separateNeighbours(main: Element) {
  for (const element of main.querySelectorAll('a, b, em, span, strong, time')) {
    const next = element.nextSibling;
    if (next?.nodeType === 1 || /^[\p{L}\p{N}]/u.test(next?.nodeValue ?? '')) element.after(' ');
  }
}

/** Renders the page's own content as Markdown, with what a reader needs to cite it. */
export function renderMarkdown(
  html: string,
  page: { readonly url: string; readonly description: string; readonly dateModified: string | undefined },
): string {
  const document = parseDocument(html);
  const main = document.querySelector('main');
  if (!main) throw new Error(`${page.url} has no main element to render as Markdown`);
  prepare(main, new URL(page.url).origin);
  const frontMatter = [
    `title: ${JSON.stringify(document.title)}`,
    `description: ${JSON.stringify(page.description)}`,
    `url: ${page.url}`,
    ...(page.dateModified ? [`date: ${page.dateModified}`] : []),
  ];
  return `---\n${frontMatter.join('\n')}\n---\n\n${converter.turndown(main)}\n`;
}
