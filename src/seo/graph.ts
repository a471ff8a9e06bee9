import type {
  AboutPage,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
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
  WebPage,
  WebSite,
} from 'schema-dts';
import { createBreadcrumbs, type Crumb } from '#src/site/breadcrumbs.ts';
import type { PageContent, ServiceFacts } from '#src/content/page-content.ts';
import { parseDuration } from '#src/content/figures.ts';
import { siteDescription } from '#src/content/values/heads.ts';
import { getPortraitPath } from '#src/site/pictures.ts';
import { provider } from '#src/site/provider.ts';
import type { PageKind, Route } from '#src/site/routes.ts';
import type { TeamMember } from '#src/content/values/team.ts';
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

/** Contains only what the page or its head shows. */
export function createGraph(route: Route, content: PageContent, dateModified?: string): Graph {
  const url = getAbsoluteUrl(route.path);
  const { service, serviceList, process, faq, members } = content;
  const crumbs = route.kind === 'home' ? undefined : createBreadcrumbList(createBreadcrumbs(route.path), url);
  const faqPage = faq && createFaqPage(faq.items, url);
  const offers = serviceList && createOfferCatalog(serviceList, url);
  const entities = [
    service && createService(service, content.head.description, url),
    offers,
    process && createItemList(process, url),
  ].filter((entity) => entity !== undefined);
  const mainId = route.kind === 'about' ? organizationId : entities[0]?.['@id'];
  const others = entities.filter((entity) => entity['@id'] !== mainId);
  const persons = (members ?? []).filter(({ isPlaceholder }) => !isPlaceholder).map(createPerson);
  const mentions = [...others.map((entity) => createReference(entity['@id'])), ...persons];
  const page = {
    '@type': pageTypes[route.kind] ?? 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name: content.head.title,
    description: content.head.description,
    inLanguage: 'en',
    ...(dateModified && { dateModified }),
    isPartOf: createReference(websiteId),
    about: createReference(organizationId),
    publisher: createReference(organizationId),
    ...(crumbs && { breadcrumb: createReference(crumbs['@id']) }),
    ...(mainId && { mainEntity: createReference(mainId) }),
    ...(mentions.length > 0 && { mentions }),
    ...(faqPage && { hasPart: createReference(faqPage['@id']) }),
  } satisfies WebPage | AboutPage | CollectionPage | ContactPage;
  const nodes: readonly (Thing | undefined)[] = [
    createOrganization(route.kind, offers),
    createWebsite(),
    page,
    crumbs,
    ...entities,
    faqPage,
  ];
  return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== undefined) };
}

function createPerson({ slug, name, title, photo, linkedin, orcid, isIndependent }: TeamMember) {
  const profiles = [linkedin, orcid].filter((url) => url !== undefined);
  return {
    '@type': 'Person',
    '@id': `${getAbsoluteUrl('/team')}#${slug}`,
    name,
    jobTitle: title,
    ...(photo && { image: getAbsoluteUrl(getPortraitPath(slug)) }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    [isIndependent ? 'affiliation' : 'worksFor']: createReference(organizationId),
  } as const satisfies Person;
}

/** Other pages only name the provider. */
const providerPageKinds: readonly PageKind[] = ['home', 'about', 'contact'];

/** "DEP" has many meanings, so the legal name comes first. */
const createNames = () => {
  const { legalName, shortName, alternateNames } = provider;
  const others = new Set([shortName, ...alternateNames]);
  others.delete(legalName);
  return { name: legalName, ...(others.size > 0 && { alternateName: [...others] }) };
};

/** The owner's specification. */
const subjects = [
  'Small molecule drug development',
  'Investigational new drug applications (IND)',
  'Chemistry, manufacturing, and controls (CMC)',
  'GLP toxicology',
  'CRO and CDMO selection',
] as const;

function createOrganization(kind: PageKind, offers: OfferCatalog | undefined): Organization {
  const summary = {
    '@type': 'Organization',
    '@id': organizationId,
    ...createNames(),
    url: home,
    ...(offers && { hasOfferCatalog: createReference(offers['@id']!) }),
  } as const satisfies Organization;
  const { address, profiles } = provider;
  if (!providerPageKinds.includes(kind)) return summary;
  return {
    ...summary,
    description: siteDescription,
    ...(profiles.length > 0 && { sameAs: profiles }),
    // Search engines need at least 112×112 pixels, legible on white.
    logo: getAbsoluteUrl('/icon-512.png'),
    knowsAbout: subjects,
    email: provider.email,
    // Without an address, the legal name is a placeholder too.
    ...(address && {
      legalName: provider.legalName,
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

const createWebsite = (): WebSite => ({
  '@type': 'WebSite',
  '@id': websiteId,
  url: home,
  ...createNames(),
  publisher: createReference(organizationId),
  inLanguage: 'en',
});

function createBreadcrumbList(trail: readonly Crumb[], url: string) {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: trail.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(path && { item: getAbsoluteUrl(path) }),
    })),
  } as const satisfies BreadcrumbList;
}

function createService(
  { name, serviceType, audience, price, duration }: ServiceFacts,
  description: string,
  url: string,
) {
  const leadTime = duration ? createQuantity(duration) : undefined;
  const offer = {
    '@type': 'Offer',
    '@id': `${url}#offer`,
    url,
    ...(price && {
      priceSpecification: {
        '@type': 'PriceSpecification',
        priceCurrency: 'USD',
        minPrice: price.minimum,
        maxPrice: price.maximum,
      },
    }),
    ...(leadTime && { deliveryLeadTime: leadTime }),
  } as const satisfies Offer;
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    url,
    name,
    serviceType,
    description,
    provider: createReference(organizationId),
    audience: { '@type': 'BusinessAudience', audienceType: audience },
    mainEntityOfPage: createReference(`${url}#webpage`),
    ...((price ?? leadTime) && { offers: offer }),
  } as const satisfies Service;
}

function createOfferCatalog({ title, items }: NonNullable<PageContent['serviceList']>, url: string) {
  return {
    '@type': 'OfferCatalog',
    '@id': `${url}#offers`,
    name: title,
    itemListElement: items.map(({ service, title: name, description, duration }) => {
      const leadTime = createQuantity(duration);
      return {
        '@type': 'Offer',
        // The anchor of the service's card.
        '@id': `${url}#${service}`,
        url: `${url}#${service}`,
        itemOffered: { '@type': 'Service', name, description, provider: createReference(organizationId) },
        ...(leadTime && { deliveryLeadTime: leadTime }),
      } as const;
    }),
  } as const satisfies OfferCatalog;
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

function createItemList({ title, steps }: NonNullable<PageContent['process']>, url: string) {
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
  } as const satisfies ItemList;
}

/**
 * For readers other than Google, which retired its FAQ results on May 7, 2026
 * (https://developers.google.com/search/docs/appearance/structured-data/faqpage).
 */
function createFaqPage(items: NonNullable<PageContent['faq']>['items'], url: string) {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    isPartOf: createReference(`${url}#webpage`),
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: [answer].flat().join(' ') },
    })),
  } as const satisfies FAQPage;
}

/**
 * "</script" in a text would end the script element (HTML Standard, "Restrictions for contents of script elements").
 */
export function serializeJsonLd(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
