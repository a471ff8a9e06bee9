import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { getHtmlFile } from '#src/site/paths.ts';
import { outDir } from './output.ts';

export interface BuiltPage {
  readonly path: string;
  readonly html: string;
  readonly document: Document;
}

export const parsePage = (path: string, html: string): BuiltPage => ({
  path,
  html,
  document: parseHTML(html).document,
});

export const readPage = (path: string, folder = outDir): BuiltPage =>
  parsePage(path, readFileSync(join(folder, getHtmlFile(path)), 'utf8'));

const hiddenElements = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'HEAD']);
const inlineElements = new Set(
  'A ABBR B BDI CITE CODE EM I KBD MARK Q S SMALL SPAN STRONG SUB SUP TIME TSPAN U VAR WBR'.split(' '),
);

/**
 * @param separator - between blocks
 * @param joint - between inline neighbors
 */
export function readVisibleText(root: Element, separator = ' ', joint = ''): string {
  const parts: string[] = [];
  const walk = (node: Node) => {
    if (node.nodeType === 3) parts.push(node.nodeValue ?? '');
    if (node.nodeType !== 1) return;
    const name = node.nodeName.toUpperCase();
    if (hiddenElements.has(name)) return;
    const isBlock = !inlineElements.has(name);
    const inlineEdge = /^SU[BP]$/.test(name) ? '' : joint;
    const edge = isBlock ? separator : inlineEdge;
    parts.push(edge);
    for (const child of node.childNodes) walk(child);
    parts.push(edge);
  };
  walk(root);
  return parts.join('').replace(/\s+/g, ' ').trim();
}
