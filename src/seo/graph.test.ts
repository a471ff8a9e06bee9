import { describe, expect, test } from 'vitest';
import type { PageContent } from '#src/site/page-content.ts';
import { provider } from '#src/site/provider.ts';
import { getRoute, routes } from '#src/site/routes.ts';
import { createGraph, serializeJsonLd } from './graph.ts';

const hero = { title: 'Title', lead: 'Lead' };
const createNodes = (path: Parameters<typeof getRoute>[0], content: PageContent = { hero }, date?: string) =>
  createGraph(getRoute(path), content, date)['@graph'] as unknown as Record<string, unknown>[];
const findNode = (nodes: Record<string, unknown>[], type: string) =>
  nodes.find((node) => [node['@type']].flat().includes(type));

describe('the graph of a page', () => {
  test('lists the provider’s other names and profiles if they are configured', () => {
    expect(findNode(createNodes('/'), 'Organization')).not.toHaveProperty('sameAs');
    const original = { ...provider };
    const named = { alternateNames: ['DEP Advisory'], profiles: ['https://www.linkedin.com/company/dep'] };
    Object.assign(provider, named);
    const organization = findNode(createNodes('/'), 'Organization');
    Object.assign(provider, original);
    expect(organization).toMatchObject({ alternateName: named.alternateNames, sameAs: named.profiles });
  });

  test('has the provider’s address if it is configured', () => {
    expect(findNode(createNodes('/contact'), 'Organization')).not.toHaveProperty('address');
    const address = {
      street: '12 Harbor Road',
      locality: 'Boston',
      region: 'MA',
      postalCode: '02110',
      country: 'US',
    };
    Object.assign(provider, { address });
    const organization = findNode(createNodes('/contact'), 'Organization');
    Object.assign(provider, { address: undefined });
    expect(organization).toMatchObject({
      address: { '@type': 'PostalAddress', streetAddress: '12 Harbor Road', postalCode: '02110' },
    });
  });

  test('describes the provider on pages about it, and only names it on others', () => {
    const named = { '@type': 'Organization', name: 'DEP', url: 'https://www.example.com/' };
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
    expect(trail?.['itemListElement']).toEqual([
      expect.objectContaining({ position: 1, name: 'Home', item: 'https://www.example.com/' }),
      expect.objectContaining({
        position: 2,
        name: 'Flexible Services',
        item: 'https://www.example.com/services',
      }),
      expect.objectContaining({
        position: 3,
        name: 'RFP Creation',
        item: 'https://www.example.com/flexible-services/rfp-creation',
      }),
    ]);
  });

  test('has a service’s price range and duration', () => {
    const service = { name: 'Sprint', serviceType: 'Assessment', audience: 'Teams', duration: '2-3 weeks' };
    const price = { currency: 'USD', minimum: 2500, maximum: 7500 } as const;
    const node = findNode(
      createNodes('/molecule-readiness', { hero, service: { ...service, price } }),
      'Service',
    );
    expect(node).toMatchObject({
      description: 'Lead',
      audience: { '@type': 'BusinessAudience', audienceType: 'Teams' },
      offers: {
        priceSpecification: { minPrice: 2500, maxPrice: 7500, priceCurrency: 'USD' },
        deliveryLeadTime: { minValue: 2, maxValue: 3, unitCode: 'WEE' },
      },
    });
  });

  test('has no offer if the page states neither price nor duration', () => {
    const service = { name: 'Search', serviceType: 'Search', audience: 'Teams' };
    expect(findNode(createNodes('/submit-rfp', { hero, service }), 'Service')).not.toHaveProperty('offers');
  });

  test('has a Person for each real team member, but not for placeholders', () => {
    const member = {
      name: 'Dr. Ada Ángström-Łuk',
      title: 'Route design',
      bio: 'Designs routes.',
      expertise: ['Route scouting'],
      discipline: 'api-synthesis',
      image: 'ada.jpg',
      facts: {},
      social: { orcid: 'https://orcid.org/0000-0002-1825-0097' },
      isIndependent: true,
      isPlaceholder: false,
    } as const;
    const nodes = createNodes('/team', { hero, members: [member, { ...member, isPlaceholder: true }] });
    expect(findNode(nodes, 'AboutPage')?.['mentions']).toEqual([
      {
        '@type': 'Person',
        '@id': 'https://www.example.com/team#api-synthesis',
        name: 'Dr. Ada Ángström-Łuk',
        jobTitle: 'Route design',
        image: 'https://www.example.com/team/api-synthesis-672.jpg',
        sameAs: ['https://orcid.org/0000-0002-1825-0097'],
        affiliation: { '@id': 'https://www.example.com/#organization' },
      },
    ]);
  });

  test('is dated only if the date is known', () => {
    expect(createNodes('/about', { hero }, '2026-01-05')[2]).toMatchObject({ dateModified: '2026-01-05' });
    expect(createNodes('/about')[2]).not.toHaveProperty('dateModified');
  });

  test('can’t end its script element', () => {
    const graph = createGraph(getRoute('/about'), {
      hero,
      process: { title: '</script><script>', steps: [] },
    });
    expect(serializeJsonLd(graph)).not.toContain('<');
    expect(JSON.parse(serializeJsonLd(graph))).toEqual(JSON.parse(JSON.stringify(graph)));
  });
});
