import type { APIRequestContext } from '@playwright/test';
import { parseHTML } from 'linkedom';

/** The document at `path` as a crawler reads it: the HTML without running scripts. */
export async function readDocument(request: APIRequestContext, path: string): Promise<Document> {
  const response = await request.get(path);
  return parseHTML(await response.text()).document;
}

const runningText = /^(?:a|abbr|b|em|i|small|span|strong|sub|sup|time)$/;
const withoutText = /^(?:script|style)$/;

/** The text of an element as people read it: without scripts and styles, with single spaces, also between blocks. */
export function textOf(element: Element | null | undefined): string {
  const read = (node: Node): string => {
    if (node.nodeType === 3) return node.textContent ?? '';
    if (node.nodeType !== 1) return '';
    const name = node.nodeName.toLowerCase();
    if (withoutText.test(name)) return '';
    const text = [...node.childNodes].map(read).join('');
    return runningText.test(name) ? text : ` ${text} `;
  };
  return element ? collapsed(read(element)) : '';
}

/** The elements of `root` that match, as a list. */
export const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)];

/** The headings of `root`, down to the third level. */
export const headingsOf = (root: ParentNode) => all(root, 'h1, h2, h3').map(textOf);

export const collapsed = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A page's own content: its main element without the breadcrumb trail and the related pages. */
export function ownContent(document: Document): Element {
  const main = document.querySelector('main');
  if (!main) throw new Error('The page has no main element');
  const copy = main.cloneNode(true) as Element;
  for (const shared of copy.querySelectorAll('nav, script, style')) shared.remove();
  relatedPages(copy)?.remove();
  return copy;
}

export function relatedPages(root: ParentNode): Element | undefined {
  return root.querySelector('#related') ?? undefined;
}
