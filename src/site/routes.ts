/** Menus, breadcrumbs, head, structured data, sitemap, redirects and tests derive from this table. */
import { formPages } from '#src/inquiry/function-api.ts';
import { heads, type Head, type PageTitle } from '#src/content/values/heads.ts';
import { legalRows } from '#src/content/values/legal-pages.ts';
import type { MilestoneRange } from './milestones.ts';
import { stripTrailingSlash } from './paths.ts';

/** Decides the schema.org type and the section of `llms.txt`. */
export type PageKind =
  'home' | 'about' | 'article' | 'collection' | 'contact' | 'form' | 'legal' | 'service' | 'team';

/** Decides a page's dropdown and active entry. */
export type NavigationGroup = 'process' | 'services';

export const footerColumnNames = ['about', 'process', 'services', 'start', 'explore'] as const;
type FooterColumn = (typeof footerColumnNames)[number];

export const sitemapGroupNames = ['company', 'process', 'services', 'legal', 'rfp', 'contact'] as const;
type SitemapGroup = (typeof sitemapGroupNames)[number];

interface RouteRow {
  readonly path: `/${string}`;
  readonly kind: PageKind;
  /** Of the page /sitemap. Only that page has none. */
  readonly sitemapGroup: SitemapGroup | undefined;
  readonly group?: NavigationGroup;
  readonly footerColumn?: FooterColumn;
  /** The milestones of the page's service, if not all or none. */
  readonly covers?: MilestoneRange;
  readonly related: readonly string[];
}

const rows = [
  {
    path: '/',
    kind: 'home',
    sitemapGroup: 'company',
    related: [],
  },
  {
    path: '/about',
    kind: 'about',
    footerColumn: 'about',
    sitemapGroup: 'company',
    related: ['/why-dep', '/team', '/process'],
  },
  {
    path: '/why-dep',
    kind: 'article',
    footerColumn: 'explore',
    sitemapGroup: 'company',
    related: ['/process', '/services', '/team'],
  },
  {
    path: '/process',
    kind: 'collection',
    group: 'process',
    footerColumn: 'process',
    sitemapGroup: 'process',
    related: ['/molecule-readiness', '/graphics', '/getting-started'],
  },
  {
    path: '/getting-started',
    kind: 'collection',
    footerColumn: 'start',
    sitemapGroup: 'process',
    related: ['/process', '/submit-rfp', '/contact'],
  },
  {
    path: '/molecule-readiness',
    kind: 'service',
    group: 'process',
    footerColumn: 'process',
    covers: ['Program Start', 'Program Start'],
    sitemapGroup: 'process',
    related: ['/small-molecule-development', '/services', '/process/start-with-strategy'],
  },
  {
    path: '/process/start-with-strategy',
    kind: 'service',
    group: 'process',
    footerColumn: 'process',
    covers: ['Program Start', 'Material Ready'],
    sitemapGroup: 'process',
    related: ['/small-molecule-development', '/process/execution-support', '/molecule-readiness'],
  },
  {
    path: '/process/execution-support',
    kind: 'service',
    group: 'process',
    footerColumn: 'process',
    sitemapGroup: 'process',
    related: ['/small-molecule-development', '/services', '/process/start-with-strategy'],
  },
  {
    path: '/submit-rfp',
    kind: 'service',
    group: 'process',
    footerColumn: 'start',
    covers: ['Material Ready', 'Tox Start'],
    sitemapGroup: 'rfp',
    related: ['/flexible-services/rfp-creation', '/flexible-services/rfp-matching', '/process'],
  },
  {
    path: formPages.rfp,
    kind: 'form',
    group: 'process',
    footerColumn: 'start',
    covers: ['Material Ready', 'Tox Start'],
    sitemapGroup: 'rfp',
    related: [],
  },
  {
    path: '/services',
    kind: 'collection',
    group: 'services',
    footerColumn: 'services',
    sitemapGroup: 'services',
    related: ['/small-molecule-development', '/flexible-services/rfp-matching', '/investor-readiness'],
  },
  {
    path: '/small-molecule-development',
    kind: 'service',
    group: 'services',
    footerColumn: 'services',
    sitemapGroup: 'services',
    related: ['/process', '/molecule-readiness', '/process/execution-support'],
  },
  {
    path: '/flexible-services/rfp-creation',
    kind: 'service',
    group: 'services',
    footerColumn: 'services',
    covers: ['Program Start', 'Material Ready'],
    sitemapGroup: 'services',
    related: ['/flexible-services/rfp-matching', '/submit-rfp', '/services'],
  },
  {
    path: '/flexible-services/rfp-matching',
    kind: 'service',
    group: 'services',
    footerColumn: 'services',
    covers: ['Material Ready', 'Tox Start'],
    sitemapGroup: 'services',
    related: ['/flexible-services/rfp-creation', '/submit-rfp', '/services'],
  },
  {
    path: '/investor-readiness',
    kind: 'service',
    group: 'services',
    footerColumn: 'services',
    sitemapGroup: 'services',
    related: ['/process/start-with-strategy', '/molecule-readiness', '/services'],
  },
  {
    path: '/team',
    kind: 'team',
    footerColumn: 'about',
    sitemapGroup: 'company',
    related: ['/about', '/why-dep', '/contact'],
  },
  {
    path: formPages.contact,
    kind: 'contact',
    footerColumn: 'about',
    sitemapGroup: 'contact',
    related: [],
  },
  {
    path: '/sample-documents',
    kind: 'article',
    footerColumn: 'explore',
    sitemapGroup: 'services',
    related: ['/process', '/services', '/graphics'],
  },
  {
    path: '/graphics',
    kind: 'article',
    footerColumn: 'explore',
    sitemapGroup: 'process',
    related: ['/process', '/services', '/small-molecule-development'],
  },
  {
    path: '/sitemap',
    kind: 'collection',
    sitemapGroup: undefined,
    footerColumn: 'explore',
    related: [],
  },
] as const satisfies readonly RouteRow[];

export type RoutePath = (typeof rows | typeof legalRows)[number]['path'];

export type PageLink = RoutePath | `${RoutePath}?${string}` | `${RoutePath}#${string}`;

/** On the same page. */
export type AnchorTarget = `#${string}`;

/** A row with its page's texts in menus. */
export interface Route extends RouteRow, Omit<Head, keyof PageTitle> {
  readonly path: RoutePath;
  readonly related: readonly RoutePath[];
}

/** Menu cards and footer links keep this order. */
export const routes: readonly Route[] = [...rows, ...legalRows].map((row) => ({
  ...row,
  ...heads[row.path]!,
}));

const routesByPath = new Map<string, Route>(routes.map((route) => [route.path, route]));

export function findRoute(path: string): Route | undefined {
  return routesByPath.get(path);
}

export function getRoute(path: RoutePath): Route {
  const route = findRoute(path);
  if (!route) throw new Error(`No row for ${path} in src/site/routes.ts`);
  return route;
}

export function getStatus(path: string): 200 | 404 {
  return findRoute(stripTrailingSlash(path)) ? 200 : 404;
}
