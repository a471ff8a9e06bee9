import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { PageContent, ServiceFacts } from '#src/content/page-content.ts';
import { getContentFile } from '#src/site/paths.ts';
import { provider } from '#src/site/provider.ts';
import { getRoute, routes } from '#src/site/routes.ts';
import { createGraph, serializeJsonLd } from './graph.ts';

type Node = Readonly<Record<string, unknown>>;

const basics = {
  head: { title: 'Page', description: 'What the page says' },
  keywords: [],
  hero: { title: 'Title', lead: 'Lead' },
};
const createNodes = (path: Parameters<typeof getRoute>[0], content: PageContent = basics) =>
  createGraph(getRoute(path), content)['@graph'] as unknown as Node[];
const findNode = (nodes: readonly Node[], type: string) =>
  nodes.find((node) => [node['@type']].flat().includes(type));

describe('the graph of a page', () => {
  test('has the provider’s other names, profiles and address if they are configured', () => {
    const organization = findNode(createNodes('/contact'), 'Organization');
    expect(organization).not.toHaveProperty('sameAs');
    expect(organization).not.toHaveProperty('address');
    const profiles = ['https://www.linkedin.com/company/dep'];
    const address = { street: '12 Harbor Road', locality: 'Boston', region: 'MA', postalCode: '02110' };
    const original = { ...provider };
    Object.assign(provider, { alternateNames: ['Drug Execution Partners'], profiles, address });
    const configured = findNode(createNodes('/contact'), 'Organization');
    Object.assign(provider, original);
    expect(configured).toMatchObject({
      name: 'DEP Advisory',
      alternateName: ['DEP', 'Drug Execution Partners'],
      sameAs: profiles,
      address: { '@type': 'PostalAddress', streetAddress: '12 Harbor Road', postalCode: '02110' },
    });
  });

  test('describes the provider on pages about it, and only names it on others', () => {
    const named = {
      '@type': 'Organization',
      name: 'DEP Advisory',
      alternateName: ['DEP'],
      url: 'https://www.example.com/',
    };
    for (const path of ['/', '/about', '/contact'] as const)
      expect(findNode(createNodes(path), 'Organization')).toMatchObject({
        ...named,
        email: 'hello@example.com',
        contactPoint: { '@type': 'ContactPoint' },
      });
    expect(findNode(createNodes('/team'), 'Organization')).toEqual({
      ...named,
      '@id': 'https://www.example.com/#organization',
    });
  });

  test('has the URL and type of each page', () => {
    const pages = routes.map(({ path }) => ({ path, node: createNodes(path)[2] }));
    for (const { path, node } of pages) expect(node?.['url']).toBe(`https://www.example.com${path}`);
    expect(Object.fromEntries(pages.map(({ path, node }) => [path, node?.['@type']]))).toMatchObject({
      '/': 'WebPage',
      '/about': 'AboutPage',
      '/contact': 'ContactPage',
      '/services': 'CollectionPage',
      '/team': 'AboutPage',
    });
  });

  test('lists every breadcrumb with its URL; a segment without a page links to the overview', () => {
    const trail = findNode(createNodes('/flexible-services/rfp-creation'), 'BreadcrumbList');
    expect(trail?.['itemListElement']).toMatchObject([
      { position: 1, name: 'Home', item: 'https://www.example.com/' },
      { position: 2, name: 'Flexible Services', item: 'https://www.example.com/services' },
      {
        position: 3,
        name: 'RFP Creation',
        item: 'https://www.example.com/flexible-services/rfp-creation',
      },
    ]);
  });

  test('has a service’s price range and duration, and no offer if the page states neither', () => {
    const service = { name: 'Sprint', serviceType: 'Assessment', audience: 'Teams' };
    const offer = { duration: '2–3 weeks', price: { minimum: 2500, maximum: 7500 } };
    const findService = (facts: ServiceFacts) =>
      findNode(createNodes('/molecule-readiness', { ...basics, service: facts }), 'Service');
    expect(findService({ ...service, ...offer })).toMatchObject({
      description: basics.head.description,
      audience: { '@type': 'BusinessAudience', audienceType: 'Teams' },
      offers: {
        priceSpecification: { minPrice: 2500, maxPrice: 7500, priceCurrency: 'USD' },
        deliveryLeadTime: { minValue: 2, maxValue: 3, unitCode: 'WEE' },
      },
    });
    expect(findService(service)).not.toHaveProperty('offers');
  });

  test('has a Person for each real team member, but not for placeholders', () => {
    const member = {
      name: 'Dr. Ada Ángström-Łuk',
      title: 'Route design',
      bio: 'Designs routes.',
      expertise: ['Route scouting'],
      slug: 'ada',
      discipline: 'api-synthesis',
      photo: 'ada.jpg',
      orcid: 'https://orcid.org/0000-0002-1825-0097',
      isIndependent: true,
      isPlaceholder: false,
    } as const;
    const nodes = createNodes('/team', { ...basics, members: [member, { ...member, isPlaceholder: true }] });
    expect(findNode(nodes, 'AboutPage')?.['mentions']).toEqual([
      {
        '@type': 'Person',
        '@id': 'https://www.example.com/team#ada',
        name: 'Dr. Ada Ángström-Łuk',
        jobTitle: 'Route design',
        image: 'https://www.example.com/team/ada-672.jpg',
        sameAs: ['https://orcid.org/0000-0002-1825-0097'],
        affiliation: { '@id': 'https://www.example.com/#organization' },
      },
    ]);
  });

  test('can’t end its script element', () => {
    const graph = createGraph(getRoute('/about'), {
      ...basics,
      process: { title: '</script><script>', steps: [] },
    });
    expect(serializeJsonLd(graph)).not.toContain('<');
    expect(JSON.parse(serializeJsonLd(graph))).toEqual(JSON.parse(JSON.stringify(graph)));
  });
});

const contents = import.meta.glob<{ content: PageContent }>('/pages/**/content.ts', { eager: true });

function listNodes(value: unknown): readonly Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const children = Object.values(value).flatMap(listNodes);
  return Array.isArray(value) ? children : [value as Node, ...children];
}

const isReference = (node: Node) => '@id' in node && Object.keys(node).length === 1;

test('the graphs of all pages together follow schema.org, and each reference leads to a node of a suitable type', async () => {
  const graphs = routes.map((route) =>
    createGraph(route, contents[`/${getContentFile(route.path)}`]!.content),
  );
  const nodes = listNodes(graphs).filter((node) => !isReference(node));
  const types = new Map(nodes.map((node) => [node['@id'], node['@type']]));
  // schema-dts accepts a reference to any type, so each gets the type of its node.
  const joined = JSON.stringify(
    graphs,
    (_, value: Node) =>
      value instanceof Object && isReference(value)
        ? { '@type': types.get(value['@id']) ?? `No node ${String(value['@id'])}`, ...value }
        : value,
    1,
  );
  const folder = 'node_modules/.cache/structured-data';
  await mkdir(folder, { recursive: true });
  await writeFile(
    `${folder}/graphs.ts`,
    `import type { Graph } from 'schema-dts';\nexport const graphs: readonly Graph[] = ${joined};\n`,
  );
  const options =
    '--ignoreConfig --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler';
  const { stdout } = await promisify(execFile)('node_modules/.bin/tsc', [
    ...options.split(' '),
    `${folder}/graphs.ts`,
  ]).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
});
