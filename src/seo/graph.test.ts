import { describe, expect, test } from 'vitest';
import type { PageContent } from '#src/site/page-content.ts';
import { provider } from '#src/site/provider.ts';
import { getRoute, routes } from '#src/site/routes.ts';
import { createGraph, serializeJsonLd } from './graph.ts';

const hero = { title: 'Title', lead: 'Lead' };
const nodesOf = (path: Parameters<typeof getRoute>[0], content: PageContent = { hero }, date?: string) =>
  createGraph(getRoute(path), content, date)['@graph'] as unknown as Record<string, unknown>[];
const nodeOf = (nodes: Record<string, unknown>[], type: string) =>
  nodes.find((node) => [node['@type']].flat().includes(type));

describe('the graph of a page', () => {
  test('tells the provider from others of its name, where the environment does', () => {
    expect(nodeOf(nodesOf('/'), 'Organization')).not.toHaveProperty('sameAs');
    const unnamed = { ...provider };
    const named = { alternateNames: ['DEP Advisory'], profiles: ['https://www.linkedin.com/company/dep'] };
    Object.assign(provider, named);
    const organization = nodeOf(nodesOf('/'), 'Organization');
    Object.assign(provider, unnamed);
    expect(organization).toMatchObject({ alternateName: named.alternateNames, sameAs: named.profiles });
  });

  test('has the provider’s address, where the environment does', () => {
    expect(nodeOf(nodesOf('/contact'), 'Organization')).not.toHaveProperty('address');
    const address = {
      street: '12 Harbor Road',
      locality: 'Boston',
      region: 'MA',
      postalCode: '02110',
      country: 'US',
    };
    Object.assign(provider, { address });
    const organization = nodeOf(nodesOf('/contact'), 'Organization');
    Object.assign(provider, { address: undefined });
    expect(organization).toMatchObject({
      address: { '@type': 'PostalAddress', streetAddress: '12 Harbor Road', postalCode: '02110' },
    });
  });

  test('has the provider with its contact point on pages about it, and its name on others', () => {
    const named = { '@type': 'Organization', name: 'DEP', url: 'https://www.example.com/' };
    for (const path of ['/', '/about', '/contact'] as const)
      expect(nodeOf(nodesOf(path), 'Organization')).toMatchObject({
        ...named,
        email: 'hello@example.com',
        contactPoint: { '@type': 'ContactPoint' },
      });
    expect(nodeOf(nodesOf('/team'), 'Organization')).toEqual({
      ...named,
      '@id': 'https://www.example.com/#organization',
    });
  });

  test('names the page by what it is', () => {
    const pages = routes.map(({ path }) => ({ path, node: nodesOf(path)[2] }));
    for (const { path, node } of pages) expect(node?.['url']).toBe(`https://www.example.com${path}`);
    expect(Object.fromEntries(pages.map(({ path, node }) => [path, node?.['@type']]))).toMatchObject({
      '/': 'WebPage',
      '/about': 'AboutPage',
      '/contact': 'ContactPage',
      '/services': 'CollectionPage',
      '/team': 'AboutPage',
    });
  });

  test('lists every step of the trail with its address; the segment without a page leads to the overview', () => {
    const trail = nodeOf(nodesOf('/flexible-services/rfp-creation'), 'BreadcrumbList');
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

  test('has no trail on the home page, which shows none', () => {
    expect(nodeOf(nodesOf('/'), 'BreadcrumbList')).toBeUndefined();
  });

  test('offers a service with its price range and how long it takes', () => {
    const service = { name: 'Sprint', serviceType: 'Assessment', audience: 'Teams', duration: '2-3 weeks' };
    const price = { currency: 'USD', minimum: 2500, maximum: 7500 } as const;
    const node = nodeOf(nodesOf('/molecule-readiness', { hero, service: { ...service, price } }), 'Service');
    expect(node).toMatchObject({
      description: 'Lead',
      audience: { '@type': 'BusinessAudience', audienceType: 'Teams' },
      offers: {
        priceSpecification: { minPrice: 2500, maxPrice: 7500, priceCurrency: 'USD' },
        deliveryLeadTime: { minValue: 2, maxValue: 3, unitCode: 'WEE' },
      },
    });
  });

  test('makes no offer where the page states neither price nor duration', () => {
    const service = { name: 'Search', serviceType: 'Search', audience: 'Teams' };
    expect(nodeOf(nodesOf('/submit-rfp', { hero, service }), 'Service')).not.toHaveProperty('offers');
  });

  test('has a Person for each real member of the team, and none for a placeholder', () => {
    const member = {
      name: 'Dr. Ada Ángström-Łuk',
      title: 'Route design',
      bio: 'Designs routes.',
      expertise: ['Route scouting'],
      discipline: 'api-synthesis',
      image: 'ada.jpg',
      facts: {},
      social: { orcid: 'https://orcid.org/0000-0002-1825-0097' },
      independent: true,
      placeholder: false,
    } as const;
    const nodes = nodesOf('/team', { hero, members: [member, { ...member, placeholder: true }] });
    expect(nodeOf(nodes, 'AboutPage')?.['mentions']).toEqual([
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

  test('is dated only where the day is known', () => {
    expect(nodesOf('/about', { hero }, '2026-01-05')[2]).toMatchObject({ dateModified: '2026-01-05' });
    expect(nodesOf('/about')[2]).not.toHaveProperty('dateModified');
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
