import type { APIRequestContext } from '@playwright/test';
import { parseHTML } from 'linkedom';

/** The document at `path` as a crawler reads it: the raw HTML, no script run. */
export async function readDocument(request: APIRequestContext, path: string): Promise<Document> {
  const response = await request.get(path);
  return parseHTML(await response.text()).document;
}

/** The text of an element as it is read, without scripts and styles and with single spaces. */
export function textOf(element: Element | null | undefined): string {
  if (!element) return '';
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('script, style')) hidden.remove();
  return collapsed(copy.textContent ?? '');
}

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

/** The related-pages block, where the page has one. */
export function relatedPages(root: ParentNode): Element | undefined {
  const heading = [...root.querySelectorAll('h2')].find((h2) => textOf(h2) === 'Related pages');
  return heading?.closest('section') ?? undefined;
}

/** Words of an element, each text node apart, so that neighbouring blocks don't run together. */
export function wordsOf(element: Element): string[] {
  const texts: string[] = [];
  const visit = (node: Node) => {
    if (node.nodeType === 3) texts.push(node.textContent ?? '');
    else for (const child of node.childNodes) visit(child);
  };
  visit(element);
  return texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}
