import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';

/** A page of the built site, parsed. */
export interface BuiltPage {
  /** The page's path; `/404` for the not-found page. */
  readonly path: string;
  /** Its file below the built site's folder. */
  readonly file: string;
  readonly html: string;
  readonly document: Document;
}

export function parsePage(path: string, file: string, html: string): BuiltPage {
  return { path, file, html, document: parseHTML(html).document };
}

/**
 * Reads and parses a page of the built site.
 *
 * @throws {Error} when the page isn't there: a step that can't find its input fails.
 */
export async function readPage(outDir: string, path: string, file: string): Promise<BuiltPage> {
  const html = await readFile(join(outDir, file), 'utf8').catch(() => {
    throw new Error(`${join(outDir, file)} is missing: build the site first (npm run build)`);
  });
  return parsePage(path, file, html);
}

/** Elements whose text a visitor never reads. */
const withoutText = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'HEAD']);
const inline = new Set(
  'A ABBR B BDI CITE CODE EM I KBD MARK Q S SMALL SPAN STRONG SUB SUP TIME TSPAN U VAR WBR'.split(' '),
);

/**
 * The text of an element as a reader sees it: a space between blocks, none inside a word.
 *
 * @param separator - what stands between blocks, where a text must not be read across them.
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
    // Where inline neighbours have no space between them, the style sheet sets them apart.
    const next = node.nextSibling;
    const isSetApart =
      (next?.nodeType === 1 && !/^SU[BP]$/.test(next.nodeName)) ||
      /^[\p{L}\p{N}]/u.test(next?.nodeValue ?? '');
    if (isBlock || isSetApart) parts.push(separator);
  };
  walk(root);
  return parts.join('').replace(/\s+/g, ' ').trim();
}
