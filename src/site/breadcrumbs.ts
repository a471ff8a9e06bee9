import { findRoute, notFoundRoute, type RoutePath } from './routes.ts';

/** A step of the trail; that of the not-found page has no `path`. */
export interface Crumb {
  readonly label: string;
  readonly path?: string;
}

/** The trail of the not-found page, whatever its address. */
export const notFoundTrail: readonly Crumb[] = [{ label: 'Home', path: '/' }, { label: notFoundRoute.label }];

/** The page that stands in for a segment without one: the overview of its menu. */
const overviews: Readonly<Record<string, RoutePath>> = { '/flexible-services': '/services' };

const capitalised = (segment: string) =>
  segment
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/**
 * The breadcrumb trail of a path, built from its segments: a page's own label where there is one, else the capitalised
 * segment (the owner’s specification).
 *
 * @throws {Error} for a segment without a page or overview: search engines require an address for every step but the
 * last.
 */
export function createBreadcrumbs(path: string): readonly Crumb[] {
  const segments = path.split('/').filter(Boolean);
  const trail = segments.map((segment, index): Crumb => {
    const start = `/${segments.slice(0, index + 1).join('/')}`;
    const route = findRoute(start);
    if (route) return { label: route.label, path: route.path };
    const overview = overviews[start];
    if (!overview)
      throw new Error(`No page at ${start}: name its overview in src/site/breadcrumbs.ts, for ${path}`);
    return { label: capitalised(segment), path: overview };
  });
  return [{ label: 'Home', path: '/' }, ...trail];
}
