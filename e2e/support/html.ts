import { parseHTML } from 'linkedom';
import { readBuiltPage } from './site.ts';

/** The built document at `path`, which a crawler reads without running scripts. */
export const readDocument = (path: string): Document => parseHTML(readBuiltPage(path)).document;

const inlineElements = /^(?:a|abbr|b|em|i|small|span|strong|sub|sup|time)$/;
const skippedElements = /^(?:script|style)$/;

/** The text of an element without scripts and styles, with single spaces, also between blocks. */
export function readText(element: Element | null | undefined): string {
  const collectText = (node: Node): string => {
    if (node.nodeType === 3) return node.textContent ?? '';
    if (node.nodeType !== 1) return '';
    const name = node.nodeName.toLowerCase();
    if (skippedElements.test(name)) return '';
    const text = [...node.childNodes].map(collectText).join('');
    return inlineElements.test(name) ? text : ` ${text} `;
  };
  return element ? collectText(element).replace(/\s+/g, ' ').trim() : '';
}

/** The elements of `root` that match, as a list. */
export const queryAll = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)];

/** The headings of `root`, down to the third level. */
export const readHeadings = (root: ParentNode) => queryAll(root, 'h1, h2, h3').map(readText);

/** Where the links of `root` lead, resolved against the page at `path`; on this site without the origin. */
export const readLinkTargets = (root: ParentNode, path: string) =>
  queryAll(root, 'a[href]').map((link) => {
    const url = new URL(link.getAttribute('href') as string, `http://site${path}`);
    return url.host === 'site' ? url.pathname + url.search + url.hash : url.href;
  });
