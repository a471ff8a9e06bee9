import { diff } from 'node:util';
import type { Page } from '@playwright/test';

export interface PageSnapshot {
  readonly tree: readonly string[];
  readonly text: readonly string[];
  readonly links: readonly string[];
}
export async function takeSnapshot(page: Page): Promise<PageSnapshot> {
  const [tree, text, links] = await Promise.all([readTree(page), readText(page), readLinks(page)]);
  return { tree, text, links };
}

/** Masks today's date, which is the minimum of date fields, because the prerendered page doesn't know it. */
const maskToday = (line: string) => line.replace(/(spinbutton "Year Year" .*valuemin=)\d{4} /, '$11 ');
const stripFocus = (line: string) =>
  line.replace(/^( *heading ".*") focusable=true focused=true (level=1)$/, '$1 $2');

/** Removes what client-side navigation adds: it focuses the heading and announces the title. */
const stripNavigation = ({ tree, text, links }: PageSnapshot, title: string): PageSnapshot => ({
  tree: tree.filter((line) => line.trim() !== `StaticText "${title}"`).map(stripFocus),
  text: text.filter((line) => line !== title),
  links,
});

/** Returns the lines that only one of two snapshots has. */
export function compareSnapshots(
  prerendered: PageSnapshot,
  later: PageSnapshot,
  announcedTitle?: string,
): string[] {
  const laterLines = announcedTitle === undefined ? later : stripNavigation(later, announcedTitle);
  return (['tree', 'text', 'links'] as const).flatMap((aspect) =>
    diff(laterLines[aspect].map(maskToday), [...prerendered[aspect]])
      .filter(([operation]) => operation !== 0)
      .map(([operation, line]) => `${aspect}, ${operation < 0 ? 'missing' : 'added'}: ${line.trim()}`),
  );
}

interface TreeValue {
  readonly value?: string | number | boolean;
  readonly relatedNodes?: readonly { readonly backendDOMNodeId: number; readonly text?: string }[];
}
interface TreeNode {
  readonly nodeId: string;
  readonly backendDOMNodeId?: number;
  readonly ignored: boolean;
  readonly role?: TreeValue;
  readonly name?: TreeValue;
  readonly description?: TreeValue;
  readonly value?: TreeValue;
  readonly properties?: readonly { readonly name: string; readonly value: TreeValue }[];
  readonly childIds?: readonly string[];
}

async function readTree(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: TreeNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const byElement = new Map(nodes.map((node) => [node.backendDOMNodeId, node]));
  // Chromium drops a text's trailing space. `text` would show a missing one.
  const describeNode = (node: TreeNode | undefined) =>
    !node || node.ignored
      ? 'hidden'
      : `${String(node.role?.value)} "${String(node.name?.value ?? '').trim()}"`;
  // Related nodes are described by role and name, because generated ids differ between renderings.
  const formatValue = ({ value, relatedNodes }: TreeValue) =>
    relatedNodes
      ? relatedNodes.map(({ backendDOMNodeId }) => describeNode(byElement.get(backendDOMNodeId))).join(', ')
      : JSON.stringify(value);
  const lines: string[] = [];
  const visit = (node: TreeNode, depth: number) => {
    const role = String(node.role?.value);
    // Screen readers skip line breaks and white space between elements.
    if (role === 'InlineTextBox' || (role === 'StaticText' && String(node.name?.value).trim() === '')) return;
    // Chromium lists an unnamed group for each click listener. Screen readers skip these.
    const isRead = !node.ignored && !(role === 'generic' && !node.name?.value);
    if (isRead) {
      const { description, value, properties = [] } = node;
      const attributes = [
        ...(description?.value ? [['description', description] as const] : []),
        ...(value ? [['value', value] as const] : []),
        ...properties.map(({ name, value }) => [name, value] as const),
      ];
      const states = attributes.map(([name, value]) => ` ${name}=${formatValue(value)}`).join('');
      lines.push(`${'  '.repeat(depth)}${describeNode(node)}${states}`);
    }
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) visit(child, isRead ? depth + 1 : depth);
    }
  };
  if (!nodes[0]) throw new Error('The page has no accessibility tree');
  visit(nodes[0], 0);
  return lines;
}

const readText = (page: Page) =>
  page.evaluate(() => {
    const closedTexts: string[] = [];
    const visit = (element: Element) => {
      if (/^(?:script|style|template|noscript)$/i.test(element.tagName)) return;
      if (element.checkVisibility({ visibilityProperty: true }))
        for (const child of element.children) visit(child);
      else closedTexts.push(`closed: ${element.textContent?.replace(/\s+/g, ' ').trim()}`);
    };
    visit(document.body);
    const visibleLines = document.body.innerText.split('\n').map((line) => line.trim());
    return [...visibleLines, ...closedTexts].filter((line) => line !== '' && line !== 'closed: ');
  });

const readLinks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href]')].map((link) => {
      const attributes = ['href', 'target', 'rel', 'download', 'aria-label', 'aria-current'].map((name) => {
        const value = link.getAttribute(name);
        return value === null ? '' : ` ${name}="${value}"`;
      });
      return `${link.textContent?.replace(/\s+/g, ' ').trim()}${attributes.join('')}`;
    }),
  );
