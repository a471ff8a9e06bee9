import { readVisibleText, type BuiltPage } from '#scripts/build/built-page.ts';
import { getPageTitle, siteDescription } from '#src/content/values/heads.ts';
import { getPageTextFile, notFoundPath } from '#src/site/paths.ts';
import { findRoute } from '#src/site/routes.ts';
import type { Finding, Rule } from '../rule.ts';

type GraphNode = Readonly<Record<string, unknown>>;

/** The graph's references resolve, it has the needed nodes, and the page shows its texts. */
export const structuredData: Rule = {
  name: 'structured-data',
  findProblems(page) {
    const scripts = [...page.document.querySelectorAll('script[type="application/ld+json"]')];
    const expected = page.path === notFoundPath ? 0 : 1;
    if (scripts.length !== expected)
      return [
        {
          found: `The page has ${scripts.length} JSON-LD scripts instead of ${expected}`,
          fix: 'Fix src/seo/PageHead.tsx, which renders it.',
        },
      ];
    if (expected === 0) return [];
    const nodes = scripts.flatMap(({ textContent }) => findNodes(JSON.parse(textContent ?? '')));
    return [
      ...findDanglingReferences(nodes),
      ...findMissingNodes(page, nodes),
      ...findHiddenTexts(page, nodes),
    ];
  },
};

function findNodes(value: unknown): GraphNode[] {
  if (typeof value !== 'object' || value === null) return [];
  const children = Object.values(value).flatMap(findNodes);
  return Array.isArray(value) ? children : [value as GraphNode, ...children];
}

const getType = ({ '@type': type }: GraphNode) => (typeof type === 'string' ? type : '');

const isReference = (node: GraphNode) => '@id' in node && Object.keys(node).length === 1;

function findDanglingReferences(nodes: readonly GraphNode[]): readonly Finding[] {
  const defined = new Set(nodes.filter((node) => !isReference(node)).map((node) => node['@id']));
  const references = new Set(nodes.filter(isReference).map((node) => node['@id']));
  return [...references]
    .filter((id) => !defined.has(id))
    .map((id) => ({
      found: `The graph has a reference to ${String(id)}, but not the node`,
      fix: 'Add the node or remove the reference in src/seo/graph.ts.',
    }));
}

function findMissingNodes({ document, path }: BuiltPage, nodes: readonly GraphNode[]): readonly Finding[] {
  const hasNode = (type: string) => nodes.some((node) => getType(node) === type);
  const hasBreadcrumbs = document.querySelector('nav[aria-label="Breadcrumb"]') !== null;
  const findings: Finding[] = [];
  if (hasBreadcrumbs && !hasNode('BreadcrumbList'))
    findings.push({
      found: 'The page shows breadcrumbs, but the graph has no BreadcrumbList',
      fix: 'Add it in src/seo/graph.ts.',
    });
  if (findRoute(path)?.kind === 'service' && !hasNode('Service'))
    findings.push({
      found: 'The graph of a service page has no Service',
      fix: `Add \`service\` (name, serviceType, audience) to ${getPageTextFile(path)}, with the name that the page shows.`,
    });
  return findings;
}

/** Pages needn't show URLs, codes, dates, subjects, and what identifies the provider. */
const hiddenProperties = new Set(
  (
    '@context @type @id url item logo image sameAs alternateName inLanguage availableLanguage contactType ' +
    'priceCurrency unitCode dateModified knowsAbout areaServed serviceType audienceType'
  ).split(' '),
);

const normalize = (text: string) => text.toLowerCase().replace(/[–—]/g, '-').replace(/\s+/g, ' ').trim();

const unitNames: Readonly<Record<string, string>> = { DAY: 'day', WEE: 'week', MON: 'month' };

function formatNumbers(node: GraphNode): string[] {
  const { minPrice, maxPrice, minValue, maxValue, unitCode } = node as Record<string, number | undefined>;
  const prices = [minPrice, maxPrice]
    .filter((price) => price !== undefined)
    .map((price) => price.toLocaleString('en-US'));
  const unit = unitNames[String(unitCode)];
  const range = minValue === maxValue ? String(minValue) : `${minValue}-${maxValue}`;
  return unit ? [...prices, `${range} ${unit}`] : prices;
}

function readVisibleProperties(node: GraphNode): string[] {
  const texts = Object.entries(node)
    .filter(([name]) => !hiddenProperties.has(name))
    .flatMap(([, value]) => [value].flat().filter((item) => typeof item === 'string'));
  return [...texts, ...formatNumbers(node)];
}

function findHiddenTexts({ document, path }: BuiltPage, nodes: readonly GraphNode[]): readonly Finding[] {
  const pageText = normalize(readVisibleText(document.body));
  // Heads describe the page, its service and the provider.
  const { title, description } = getPageTitle(path);
  const headTexts = [title, description, siteDescription];
  return nodes
    .flatMap((node) => readVisibleProperties(node).map((text) => ({ type: getType(node), text })))
    .filter(({ text }) => !pageText.includes(normalize(text)) && !headTexts.includes(text))
    .map(({ type, text }) => ({
      found: `${type} contains "${text}", which the page doesn't show`,
      fix: `Show it on the page, or write it in ${getPageTextFile(path)} as the page shows it.`,
    }));
}
