import { visibleText, type BuiltPage } from '#scripts/build/built-page.ts';
import type { PageKind } from '#src/site/routes.ts';
import { team } from '#src/site/team.ts';
import { notFoundPath } from '#src/site/paths.ts';
import type { PageRule, Violation } from '../audit-site.ts';
import { graphOf, idOf, isNode, isReference, typesOf, valuesOf, walkNodes, type Node } from '../json-ld.ts';

/** Required properties by type. The independent validator checks what Google requires in addition. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo', 'email', 'address', 'legalName', 'contactPoint'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  ContactPoint: ['contactType', 'email', 'url', 'availableLanguage'],
  WebSite: ['name', 'url', 'publisher', 'inLanguage'],
  Service: ['name', 'provider', 'description'],
  Offer: ['url'],
  PriceSpecification: ['priceCurrency', 'minPrice', 'maxPrice'],
  QuantitativeValue: ['minValue', 'maxValue', 'unitCode'],
  FAQPage: ['mainEntity', 'isPartOf'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  OfferCatalog: ['name', 'itemListElement'],
  Person: ['name', 'jobTitle'],
  ItemList: ['name', 'itemListElement', 'numberOfItems'],
};

/** Required properties of every page's node. */
const requiredOfPages = ['url', 'name', 'description', 'isPartOf', 'inLanguage', 'publisher'];

/** Properties that only give a warning: a person may have no photo, a page without git history has no date. */
const recommended: Readonly<Record<string, readonly string[]>> = { Person: ['image'] };
const recommendedOfPages = ['dateModified'];

const pageTypes: Readonly<Record<PageKind, string>> = {
  home: 'WebPage',
  about: 'AboutPage',
  article: 'WebPage',
  collection: 'CollectionPage',
  contact: 'ContactPage',
  form: 'WebPage',
  legal: 'WebPage',
  service: 'WebPage',
  team: 'AboutPage',
};

const isEmpty = (value: unknown) => valuesOf(value).every((inner) => inner === '' || inner === undefined);

/** Beyond the pages about the provider, and the home page in any case, its name and address on the web are enough. */
const namesProvider = (node: Node, path: string) =>
  path !== '/' && Object.keys(node).join() === '@type,@id,name,url';

function missingProperties(node: Node, path: string): Violation[] {
  const types = namesProvider(node, path) ? [] : typesOf(node);
  const isPage = types.some((type) => type.endsWith('Page') && type !== 'FAQPage');
  const missing = (byType: typeof required, ofPages: readonly string[]) =>
    [...types.flatMap((type) => byType[type] ?? []), ...(isPage ? ofPages : [])]
      .filter((name) => isEmpty(node[name]))
      .map((name) => ({
        found: `${types.join('/')} without ${name}`,
        fix: 'Search engines look for it: add it in src/seo/graph.ts.',
      }));
  return [
    ...missing(required, requiredOfPages),
    ...missing(recommended, recommendedOfPages).map((violation) => ({
      ...violation,
      severity: 'warning' as const,
    })),
  ];
}

/** Positions count from 1 and the number of items is right. */
function checkLists(node: Node): Violation[] {
  const items = valuesOf(node['itemListElement'])
    .filter(isNode)
    .filter((item) => typesOf(item).includes('ListItem'));
  const name = typesOf(node).join('/');
  const violations: Violation[] = [];
  if (items.some((item, index) => item['position'] !== index + 1)) {
    violations.push({
      found: `${name} whose positions don't count from 1`,
      fix: 'Number its items in order.',
    });
  }
  const count = node['numberOfItems'];
  if (count !== undefined && count !== items.length) {
    violations.push({
      found: `${name} counts ${JSON.stringify(count)} items and has ${items.length}`,
      fix: 'Count its items.',
    });
  }
  return violations;
}

export const jsonLdProperties: PageRule = {
  name: 'json-ld-properties',
  description: 'Every node has the properties that search engines require and recommend of its type',
  check(builtPage) {
    const nodes = graphOf(builtPage).nodes.flatMap((root) => [...walkNodes(root)]);
    return nodes
      .filter((node) => !isReference(node))
      .flatMap((node) => [...missingProperties(node, builtPage.path), ...checkLists(node)]);
  },
};

const isPerson = (name: unknown) => team.some((member) => member.name === name && !member.placeholder);

export const jsonLdNodes: PageRule = {
  name: 'json-ld-nodes',
  description:
    'The graph has the nodes that the page calls for: provider, site, the page’s own type, trail, service, questions',
  check(builtPage, { routes, siteUrl }) {
    const { document, path } = builtPage;
    const route = routes.find((row) => row.path === path);
    if (path === notFoundPath || !route) return [];
    const types = new Set(graphOf(builtPage).nodes.flatMap(typesOf));
    const hasTrail = document.querySelector('nav[aria-label="Breadcrumb"]') !== null;
    const hasQuestions = document.querySelector('main details[name] summary') !== null;
    const expected = [
      'Organization',
      'WebSite',
      ...(hasTrail ? ['BreadcrumbList'] : []),
      ...(route.kind === 'service' ? ['Service'] : []),
      ...(hasQuestions ? ['FAQPage'] : []),
    ];
    const main = graphOf(builtPage).nodes.find(
      (node) => node['url'] === `${siteUrl}${path}` && typesOf(node).includes(pageTypes[route.kind]),
    );
    return [
      ...expected
        .filter((type) => !types.has(type))
        .map((type) => ({
          found: `no ${type}`,
          fix:
            type === 'Service'
              ? 'Give content.ts a `service` (name, serviceType, audience).'
              : `Give the page's content.ts what src/seo/graph.ts makes it from.`,
        })),
      ...(main
        ? []
        : [
            {
              found: `no ${pageTypes[route.kind]} with the page's address`,
              fix: 'Fix the page node in src/seo/graph.ts.',
            },
          ]),
      ...graphOf(builtPage)
        .nodes.flatMap((root) => [...walkNodes(root)])
        .filter((node) => typesOf(node).includes('Person') && !isPerson(node['name']))
        .map((node) => ({
          found: `the Person ${JSON.stringify(node['name'])}`,
          fix: 'A Person is somebody of src/site/team.ts whose profile is no placeholder: leave it out.',
        })),
    ];
  },
};

/** Properties whose text a reader must find on the page. The others are addresses, codes and references. */
const shownProperties = new Set(
  (
    'name legalName alternateName headline text description serviceType audienceType email ' +
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

export const jsonLdVisible: PageRule = {
  name: 'json-ld-visible',
  description: 'The graph says nothing that the page doesn’t show',
  async check(builtPage, { siteUrl, sitemap }) {
    const { document, path } = builtPage;
    const { nodes } = graphOf(builtPage);
    const shown = normalize(visibleText(document.body));
    const violations = nodes
      .flatMap((root) => [...walkNodes(root)])
      .flatMap((node) => shownTexts(node).map((text) => ({ type: typesOf(node).join('/'), text })))
      .filter(({ text }) => !shown.includes(normalize(text)))
      .map(({ type, text }) => ({
        found: `${type} says “${text}”, which the page doesn't show`,
        fix: "Show it on the page, or take it out of the page's content.ts.",
      }));
    return [...violations, ...checkPageNode(builtPage, nodes, (await sitemap()).get(`${siteUrl}${path}`))];
  },
};

/** The page's node says of it what its head and the sitemap say. */
function checkPageNode(
  { document, path }: BuiltPage,
  nodes: readonly Node[],
  lastmod: string | undefined,
): Violation[] {
  const pageNode = nodes.find((node) => idOf(node).endsWith(`${path}#webpage`));
  if (!pageNode) return [];
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
  const pairs = [
    ['name', document.title],
    ['description', description],
    ['inLanguage', document.documentElement.getAttribute('lang')],
    ...(lastmod ? [['dateModified', lastmod] as const] : []),
  ] as const;
  const date = pageNode['dateModified'];
  const isDateShown =
    date === undefined ||
    [...document.querySelectorAll('time')].some((time) => time.getAttribute('datetime') === date);
  const hidden = {
    found: `the date ${JSON.stringify(date)}, which the page doesn't show`,
    fix: 'Show it in a time element.',
  };
  const differing = pairs
    .filter(([name, expected]) => pageNode[name] !== expected)
    .map(([name, expected]) => ({
      found: `the page's node has the ${name} ${JSON.stringify(pageNode[name])}`,
      fix: `Head and sitemap say “${String(expected)}”: build again, so that all say the same.`,
    }));
  return isDateShown ? differing : [...differing, hidden];
}
