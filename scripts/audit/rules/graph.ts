import { visibleText, type BuiltPage } from '#scripts/build/built-page.ts';
import { notFoundPath } from '#src/site/paths.ts';
import { team } from '#src/site/team.ts';
import type { AuditedSite, Finding, Rule } from '../rule.ts';
import { graphOf, idOf, isReference, typesOf, valuesOf, walkNodes, type Node } from './json-ld.ts';

const where = 'src/seo/graph.ts';

/**
 * A page's structured data is one graph that is whole, has what the page calls for, and says nothing that the page
 * doesn't show. Its types are checked where it is written (schema-dts).
 */
export const graph: Rule = {
  name: 'graph',
  check(page, site) {
    const { nodes, problems } = graphOf(page);
    if (problems.length > 0) return problems.map((found) => ({ found, fix: `Fix ${where}.` }));
    const isExpected = page.path !== notFoundPath;
    if (nodes.length > 0 !== isExpected)
      return [
        { found: `${nodes.length} nodes of structured data`, fix: 'The not-found page alone has none.' },
      ];
    if (!isExpected) return [];
    const all = nodes.flatMap((root) => [...walkNodes(root)]);
    return [...danglingReferences(all), ...missingNodes(page, all, site), ...hiddenTexts(page, all)];
  },
};

/** Every reference leads to a node of the graph. */
function danglingReferences(nodes: readonly Node[]): readonly Finding[] {
  const ids = new Set(nodes.filter((node) => !isReference(node)).map(idOf));
  const dangling = nodes
    .filter(isReference)
    .map(idOf)
    .filter((id) => !ids.has(id));
  return [...new Set(dangling)].map((id) => ({
    found: `a reference to ${id}, which isn't in the graph`,
    fix: `Add the node, or leave the reference out (${where}).`,
  }));
}

/** The nodes that a page calls for, by what it shows; a person only where the profile is no placeholder. */
function missingNodes(
  { document, path }: BuiltPage,
  nodes: readonly Node[],
  { routes, siteUrl }: AuditedSite,
): readonly Finding[] {
  const types = new Set(nodes.flatMap(typesOf));
  const shows = (selector: string) => document.querySelector(selector) !== null;
  const expected = [
    'Organization',
    'WebSite',
    ...(shows('nav[aria-label="Breadcrumb"]') ? ['BreadcrumbList'] : []),
    ...(routes.some((row) => row.path === path && row.kind === 'service') ? ['Service'] : []),
    ...(shows('main details[name] summary') ? ['FAQPage'] : []),
  ];
  const persons = new Set<unknown>(team.filter(({ placeholder }) => !placeholder).map(({ name }) => name));
  return [
    ...expected
      .filter((type) => !types.has(type))
      .map((type) => ({
        found: `no ${type}`,
        fix:
          type === 'Service'
            ? 'Give content.ts a `service` (name, serviceType, audience).'
            : `Give the page's content.ts what ${where} makes it from.`,
      })),
    ...(nodes.some(
      (node) => node['url'] === siteUrl + path && typesOf(node).some((type) => type.endsWith('Page')),
    )
      ? []
      : [{ found: "no page with the page's address", fix: `Fix the page node in ${where}.` }]),
    ...nodes
      .filter((node) => typesOf(node).includes('Person') && !persons.has(node['name']))
      .map((node) => ({
        found: `the Person ${JSON.stringify(node['name'])}`,
        fix: 'A Person is somebody of src/site/team.ts whose profile is no placeholder: leave it out.',
      })),
  ];
}

/** Properties whose text a reader must find on the page. The others are addresses, codes and references. */
const shownProperties = new Set(
  (
    'name legalName headline text description serviceType audienceType email ' +
    'telephone streetAddress addressLocality addressRegion postalCode addressCountry areaServed ' +
    'slogan jobTitle knowsAbout award keywords'
  ).split(' '),
);

const normalize = (text: string) => text.toLowerCase().replace(/[–—]/g, '-').replace(/\s+/g, ' ').trim();

const unitNames: Readonly<Record<string, string>> = { DAY: 'day', WEE: 'week', MON: 'month' };

/** A node's prices and durations, formatted as pages show them. */
function shownNumbers(node: Node): string[] {
  const { minPrice, maxPrice, minValue, maxValue, unitCode } = node as Record<
    string,
    number | string | undefined
  >;
  const prices = [minPrice, maxPrice]
    .filter((price) => price !== undefined)
    .map((price) => Number(price).toLocaleString('en-US'));
  const unit = unitNames[String(unitCode)];
  const span = minValue === maxValue ? String(minValue) : `${minValue}-${maxValue}`;
  return unit ? [...prices, `${span} ${unit}`] : prices;
}

/** The texts of a node that the page must show; a page's own node is described by its head instead. */
function shownTexts(node: Node): string[] {
  const isPage = typesOf(node).some((type) => type.endsWith('Page') && type !== 'FAQPage');
  const texts = Object.entries(node)
    .filter(([name]) => shownProperties.has(name) && !(isPage && (name === 'name' || name === 'description')))
    .flatMap(([, value]) => valuesOf(value).filter((inner) => typeof inner === 'string'));
  return [...texts, ...shownNumbers(node)];
}

/** The graph says nothing that the page doesn't show. */
function hiddenTexts({ document }: BuiltPage, nodes: readonly Node[]): readonly Finding[] {
  const shown = normalize(visibleText(document.body));
  return nodes
    .flatMap((node) => shownTexts(node).map((text) => ({ type: typesOf(node).join('/'), text })))
    .filter(({ text }) => !shown.includes(normalize(text)))
    .map(({ type, text }) => ({
      found: `${type} says “${text}”, which the page doesn't show`,
      fix: "Show it on the page, or take it out of the page's content.ts.",
    }));
}
