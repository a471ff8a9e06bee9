import { notFoundLabel } from '#src/content/values/heads.ts';
import { findRoute, type RoutePath } from './routes.ts';

/** The crumb of the not-found page has no `path`. */
export interface Crumb {
  readonly label: string;
  readonly path?: string;
}

export const notFoundTrail: readonly Crumb[] = [{ label: 'Home', path: '/' }, { label: notFoundLabel }];

/** Where breadcrumbs link, and the host redirects, for segments without a page. */
export const overviews: Readonly<Record<string, RoutePath>> = { '/flexible-services': '/services' };

const capitalize = (segment: string) =>
  segment
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** @throws {Error} for a segment without a page or overview, because search engines need its URL */
export function createBreadcrumbs(path: string): readonly Crumb[] {
  const segments = path.split('/').filter(Boolean);
  const trail = segments.map((segment, index): Crumb => {
    const start = `/${segments.slice(0, index + 1).join('/')}`;
    const route = findRoute(start);
    if (route) return { label: route.label, path: route.path };
    const overview = overviews[start];
    if (!overview)
      throw new Error(`No page at ${start}: name its overview in src/site/breadcrumbs.ts, for ${path}`);
    return { label: capitalize(segment), path: overview };
  });
  return [{ label: 'Home', path: '/' }, ...trail];
}
