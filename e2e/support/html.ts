import { parseHTML } from 'linkedom';
import { readBuiltPage } from './site.ts';

export const readDocument = (path: string): Document => parseHTML(readBuiltPage(path)).document;

const inlineElements = /^(?:a|abbr|b|em|i|small|span|strong|sub|sup|time)$/;
const skippedElements = /^(?:script|style)$/;

/** Returns an element's text with single spaces, including between blocks. */
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

export const queryAll = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)];

export const readHeadings = (root: ParentNode) => queryAll(root, 'h1, h2, h3').map(readText);

/** Returns the links' URLs resolved against `path`, without the origin for links on this site. */
export const readLinkTargets = (root: ParentNode, path: string) =>
  queryAll(root, 'a[href]').map((link) => {
    const url = new URL(link.getAttribute('href') as string, `http://site${path}`);
    return url.host === 'site' ? url.pathname + url.search + url.hash : url.href;
  });
