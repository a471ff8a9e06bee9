import { visibleText, type BuiltPage } from '#scripts/build/built-page.ts';
import type { Finding } from '#scripts/finding.ts';
import { notFoundPath } from '#src/site/paths.ts';
import { findRoute } from '#src/site/routes.ts';
import type { Rule } from '../rule.ts';

/** An object of a page's structured data: an entity, a value inside one, or a reference to one by its `@id`. */
type Node = Readonly<Record<string, unknown>>;

/**
 * A page has one graph of structured data. Its references lead to nodes, it has what the page calls for, and it says
 * nothing that the page doesn't show. The compiler checks its types (schema-dts).
 */
export const graph: Rule = {
  name: 'graph',
  check(page) {
    const scripts = [...page.document.querySelectorAll('script[type="application/ld+json"]')];
    const expected = page.path === notFoundPath ? 0 : 1;
    if (scripts.length !== expected)
      return [{ found: `${scripts.length} graphs`, fix: `src/seo/PageHead.tsx must write ${expected}.` }];
    if (expected === 0) return [];
    const nodes = scripts.flatMap(({ textContent }) => nodesIn(JSON.parse(textContent ?? '')));
    return [...danglingReferences(nodes), ...missingNodes(page, nodes), ...hiddenTexts(page, nodes)];
  },
};

/** Every object in a value. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodesIn);
  return Array.isArray(value) ? inner : [value as Node, ...inner];
}

const typeOf = ({ '@type': type }: Node) => (typeof type === 'string' ? type : '');

const isReference = (node: Node) => '@id' in node && Object.keys(node).length === 1;

function danglingReferences(nodes: readonly Node[]): readonly Finding[] {
  const defined = new Set(nodes.filter((node) => !isReference(node)).map((node) => node['@id']));
  const references = new Set(nodes.filter(isReference).map((node) => node['@id']));
  return [...references]
    .filter((id) => !defined.has(id))
    .map((id) => ({
      found: `a reference to ${String(id)}, which isn't in the graph`,
      fix: 'Add the node, or leave the reference out (src/seo/graph.ts).',
    }));
}

function missingNodes({ document, path }: BuiltPage, nodes: readonly Node[]): readonly Finding[] {
  const isMissing = (type: string) => !nodes.some((node) => typeOf(node) === type);
  const showsTrail = document.querySelector('nav[aria-label="Breadcrumb"]') !== null;
  const findings: Finding[] = [];
  if (showsTrail && isMissing('BreadcrumbList'))
    findings.push({ found: 'no BreadcrumbList', fix: 'Give the graph the trail that the page shows.' });
  if (findRoute(path)?.kind === 'service' && isMissing('Service'))
    findings.push({
      found: 'no Service',
      fix: 'Give content.ts a `service` (name, serviceType, audience).',
    });
  return findings;
}

/** Properties whose text needn't be on the page: addresses, codes and dates. */
const unshownProperties = new Set(
  (
    '@context @type @id url item logo image sameAs alternateName inLanguage availableLanguage contactType ' +
    'priceCurrency unitCode dateModified'
  ).split(' '),
);

const normalize = (text: string) => text.toLowerCase().replace(/[–—]/g, '-').replace(/\s+/g, ' ').trim();

const unitNames: Readonly<Record<string, string>> = { DAY: 'day', WEE: 'week', MON: 'month' };

/** A node's prices and durations, formatted as pages show them. */
function shownNumbers(node: Node): string[] {
  const { minPrice, maxPrice, minValue, maxValue, unitCode } = node as Record<string, number | undefined>;
  const prices = [minPrice, maxPrice]
    .filter((price) => price !== undefined)
    .map((price) => price.toLocaleString('en-US'));
  const unit = unitNames[String(unitCode)];
  const span = minValue === maxValue ? String(minValue) : `${minValue}-${maxValue}`;
  return unit ? [...prices, `${span} ${unit}`] : prices;
}

/** The texts of a node that the page must show. The page's own node has the title and description of its head. */
function shownTexts(node: Node): string[] {
  const isPage = typeOf(node).endsWith('Page') && typeOf(node) !== 'FAQPage';
  const texts = Object.entries(node)
    .filter(
      ([name]) => !unshownProperties.has(name) && !(isPage && (name === 'name' || name === 'description')),
    )
    .flatMap(([, value]) => [value].flat().filter((inner) => typeof inner === 'string'));
  return [...texts, ...shownNumbers(node)];
}

function hiddenTexts({ document }: BuiltPage, nodes: readonly Node[]): readonly Finding[] {
  const shown = normalize(visibleText(document.body));
  return nodes
    .flatMap((node) => shownTexts(node).map((text) => ({ type: typeOf(node), text })))
    .filter(({ text }) => !shown.includes(normalize(text)))
    .map(({ type, text }) => ({
      found: `${type} says “${text}”, which the page doesn't show`,
      fix: "Show it on the page, or take it out of the page's content.ts.",
    }));
}
