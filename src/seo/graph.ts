import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  ItemList,
  Offer,
  OfferCatalog,
  Organization,
  Person,
  QuantitativeValue,
  Service,
  Thing,
} from 'schema-dts';
import { createBreadcrumbs, type Crumb } from '#src/site/breadcrumbs.ts';
import type { PageContent, ServiceFacts } from '#src/site/page-content.ts';
import { parseDuration } from '#src/site/figures.ts';
import { getPortraitPath } from '#src/site/pictures.ts';
import { provider } from '#src/site/provider.ts';
import type { PageKind, Route } from '#src/site/routes.ts';
import type { TeamMember } from '#src/site/team.ts';
import { getAbsoluteUrl } from './head.ts';

const home = getAbsoluteUrl('/');
const organizationId = `${home}#organization`;
const websiteId = `${home}#website`;

const createReference = (id: string) => ({ '@id': id });

const pageTypes: Partial<Record<PageKind, 'AboutPage' | 'CollectionPage' | 'ContactPage'>> = {
  about: 'AboutPage',
  collection: 'CollectionPage',
  contact: 'ContactPage',
  team: 'AboutPage',
};

/** UN/CEFACT codes. */
const unitCodes = { day: 'DAY', week: 'WEE', month: 'MON' } as const;

/**
 * The graph contains only what the page shows.
 *
 * @param dateModified - day of the last content change, if known
 */
export function createGraph(route: Route, content: PageContent, dateModified?: string): Graph {
  const url = getAbsoluteUrl(route.path);
  const { service, serviceList, process, faq, members } = content;
  const persons = (members ?? []).filter(({ isPlaceholder }) => !isPlaceholder).map(createPerson);
  const crumbs = route.kind === 'home' ? undefined : createBreadcrumbList(createBreadcrumbs(route.path), url);
  const parts: Thing[] = [];
  if (serviceList) parts.push(createOfferCatalog(serviceList, url));
  if (process) parts.push(createItemList(process, url));
  if (faq) parts.push(createFaqPage(faq.items, url));
  const page = {
    '@type': pageTypes[route.kind] ?? 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name: route.title,
    description: route.description,
    inLanguage: 'en',
    isPartOf: createReference(websiteId),
    about: createReference(organizationId),
    publisher: createReference(organizationId),
    ...(dateModified && { dateModified }),
    ...(crumbs && { breadcrumb: createReference(`${url}#breadcrumb`) }),
    ...(service && { mainEntity: createReference(`${url}#service`) }),
    ...(persons.length > 0 && { mentions: persons }),
    ...(parts.length > 0 && {
      hasPart: parts.map((part) => createReference((part as { '@id': string })['@id'])),
    }),
  } as Thing;
  const nodes: Thing[] = [createOrganization(route.kind), createWebsite(), page];
  if (crumbs) nodes.push(crumbs);
  if (service) nodes.push(createService(service, content.hero.lead, url));
  return { '@context': 'https://schema.org', '@graph': [...nodes, ...parts] };
}

/** The `@id` is the anchor on the team page, so that it is the same on every page. */
function createPerson({ name, title, discipline, image, social, isIndependent }: TeamMember) {
  const profiles = Object.values(social);
  return {
    '@type': 'Person',
    '@id': `${getAbsoluteUrl('/team')}#${discipline}`,
    name,
    jobTitle: title,
    ...(image !== 'mark' && { image: getAbsoluteUrl(getPortraitPath(discipline)) }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    [isIndependent ? 'affiliation' : 'worksFor']: createReference(organizationId),
  } as const satisfies Person;
}

/** Pages about the provider describe it in full; others only name it. */
const providerPageKinds: readonly PageKind[] = ['home', 'about', 'contact'];

function createOrganization(kind: PageKind): Organization {
  const summary = {
    '@type': 'Organization',
    '@id': organizationId,
    name: provider.shortName,
    url: home,
  } as const satisfies Organization;
  const { address, alternateNames, profiles } = provider;
  if (!providerPageKinds.includes(kind)) return summary;
  return {
    ...summary,
    ...(alternateNames.length > 0 && { alternateName: alternateNames }),
    legalName: provider.legalName,
    ...(profiles.length > 0 && { sameAs: profiles }),
    logo: getAbsoluteUrl('/logo.svg'),
    email: provider.email,
    ...(address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.locality,
        addressRegion: address.region,
        postalCode: address.postalCode,
        addressCountry: address.country,
      },
    }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: provider.email,
      url: getAbsoluteUrl('/contact'),
      availableLanguage: 'en',
    },
  };
}

function createWebsite(): Thing {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    url: home,
    name: provider.shortName,
    publisher: createReference(organizationId),
    inLanguage: 'en',
  };
}

function createBreadcrumbList(trail: readonly Crumb[], url: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: trail.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(path && { item: getAbsoluteUrl(path) }),
    })),
  };
}

function createService(
  { name, serviceType, audience, price, duration }: ServiceFacts,
  lead: string,
  url: string,
): Service {
  const leadTime = duration ? createQuantity(duration) : undefined;
  const offer: Offer = {
    '@type': 'Offer',
    '@id': `${url}#offer`,
    url,
    ...(price && {
      priceSpecification: {
        '@type': 'PriceSpecification',
        priceCurrency: price.currency,
        minPrice: price.minimum,
        maxPrice: price.maximum,
      },
    }),
    ...(leadTime && { deliveryLeadTime: leadTime }),
  };
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    url,
    name,
    serviceType,
    description: lead,
    provider: createReference(organizationId),
    audience: { '@type': 'BusinessAudience', audienceType: audience },
    mainEntityOfPage: createReference(`${url}#webpage`),
    ...((price ?? leadTime) && { offers: offer }),
  };
}

function createOfferCatalog(
  { title, items }: NonNullable<PageContent['serviceList']>,
  url: string,
): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    '@id': `${url}#offers`,
    name: title,
    itemListElement: items.map(({ title: name, description, duration }) => {
      const leadTime = createQuantity(duration);
      return {
        '@type': 'Offer',
        url,
        itemOffered: { '@type': 'Service', name, description, provider: createReference(organizationId) },
        ...(leadTime && { deliveryLeadTime: leadTime }),
      };
    }),
  };
}

function createQuantity(claim: string): QuantitativeValue | undefined {
  const duration = parseDuration(claim);
  return (
    duration && {
      '@type': 'QuantitativeValue',
      minValue: duration.shortest,
      maxValue: duration.longest,
      unitCode: unitCodes[duration.unit],
    }
  );
}

function createItemList({ title, steps }: NonNullable<PageContent['process']>, url: string): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${url}#process`,
    name: title,
    numberOfItems: steps.length,
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.title,
      description: step.text,
    })),
  };
}

/**
 * For readers other than Google, which retired its FAQ results on May 7, 2026 but accepts the markup
 * (https://developers.google.com/search/docs/appearance/structured-data/faqpage).
 */
function createFaqPage(items: NonNullable<PageContent['faq']>['items'], url: string): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    isPartOf: createReference(`${url}#webpage`),
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: [answer].flat().join(' ') },
    })),
  };
}

/**
 * Escapes `<`, because "</script" in a text would end the script element (HTML Standard, "Restrictions for contents of
 * script elements"). react-helmet-async doesn't.
 */
export function serializeJsonLd(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
