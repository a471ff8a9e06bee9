import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  ProfessionalService,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { breadcrumbsOf } from '#src/site/breadcrumbs.ts';
import type { PageContent, ServiceFacts } from '#src/site/content-types.ts';
import { provider } from '#src/site/provider.ts';
import type { PageKind, Route } from '#src/site/routes.ts';
import { absoluteUrl } from './head.ts';

const ids = {
  organization: absoluteUrl('/#organization'),
  website: absoluteUrl('/#website'),
};

const pageTypes: Record<PageKind, 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'WebPage'> = {
  home: 'WebPage',
  about: 'AboutPage',
  article: 'WebPage',
  collection: 'CollectionPage',
  contact: 'ContactPage',
  form: 'WebPage',
  service: 'WebPage',
  team: 'AboutPage',
};

/** The page's connected structured data: one graph, each node with an `@id` that the others refer to. */
export function createGraph(route: Route, content: PageContent): Graph {
  const url = absoluteUrl(route.path);
  const nodes: Thing[] = [organization(), website(), webPage(route, url), breadcrumbList(route, url)];
  if (content.service) nodes.push(service(content.service, route, url));
  if (content.faq) nodes.push(faqPage(content.faq.items, url));
  return { '@context': 'https://schema.org', '@graph': nodes };
}

function organization(): ProfessionalService {
  const { address } = provider;
  return {
    '@type': 'ProfessionalService',
    '@id': ids.organization,
    name: provider.shortName,
    legalName: provider.legalName,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/logo.svg'),
    email: provider.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
  };
}

function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    url: absoluteUrl('/'),
    name: provider.shortName,
    publisher: { '@id': ids.organization },
    inLanguage: 'en',
  };
}

function webPage(route: Route, url: string): WebPage {
  return {
    '@type': pageTypes[route.kind],
    '@id': `${url}#webpage`,
    url,
    name: route.title,
    description: route.description,
    isPartOf: { '@id': ids.website },
    about: { '@id': ids.organization },
    breadcrumb: { '@id': `${url}#breadcrumb` },
    inLanguage: 'en',
  } as WebPage;
}

function breadcrumbList(route: Route, url: string): BreadcrumbList {
  // A segment without a page has no address and is left out.
  const crumbs = breadcrumbsOf(route.path).filter(({ path }) => path);
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(path as string),
    })),
  };
}

function service(facts: ServiceFacts, route: Route, url: string): Service {
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: facts.name,
    serviceType: facts.serviceType,
    description: route.description,
    url,
    provider: { '@id': ids.organization },
    audience: { '@type': 'Audience', audienceType: facts.audience },
    mainEntityOfPage: { '@id': `${url}#webpage` },
  };
}

function faqPage(items: NonNullable<PageContent['faq']>['items'], url: string): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    isPartOf: { '@id': `${url}#webpage` },
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: typeof answer === 'string' ? answer : answer.join(' ') },
    })),
  };
}
