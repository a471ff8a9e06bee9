import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { htmlFile } from '#src/site/paths.ts';
import { outDir } from './output.ts';

/** A page of the built site, parsed. */
export interface BuiltPage {
  /** The page's path; `/404` for the not-found page. */
  readonly path: string;
  readonly html: string;
  readonly document: Document;
}

export const parsePage = (path: string, html: string): BuiltPage => ({
  path,
  html,
  document: parseHTML(html).document,
});

/** Reads a page of the built site. Throws if it is missing. */
export const readPage = (path: string): BuiltPage =>
  parsePage(path, readFileSync(join(outDir, htmlFile(path)), 'utf8'));

/** Elements whose text a visitor never reads. */
const withoutText = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'HEAD']);
const inline = new Set(
  'A ABBR B BDI CITE CODE EM I KBD MARK Q S SMALL SPAN STRONG SUB SUP TIME TSPAN U VAR WBR'.split(' '),
);

/**
 * The text of an element as a reader sees it: a space between blocks, none inside a word.
 *
 * @param separator Separates blocks; another one than a space keeps texts apart.
 */
export function visibleText(root: Element, separator = ' '): string {
  const parts: string[] = [];
  const walk = (node: Node) => {
    if (node.nodeType === 3) parts.push(node.nodeValue ?? '');
    if (node.nodeType !== 1) return;
    const name = node.nodeName.toUpperCase();
    if (withoutText.has(name)) return;
    const isBlock = !inline.has(name);
    if (isBlock) parts.push(separator);
    for (const child of node.childNodes) walk(child);
    // Where inline neighbors have no space between them, the style sheet sets them apart.
    const next = node.nextSibling;
    const isSetApart =
      (next?.nodeType === 1 && !/^SU[BP]$/.test(next.nodeName)) ||
      /^[\p{L}\p{N}]/u.test(next?.nodeValue ?? '');
    if (isBlock || isSetApart) parts.push(separator);
  };
  walk(root);
  return parts.join('').replace(/\s+/g, ' ').trim();
}
