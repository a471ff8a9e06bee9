import { findRoute } from './routes.ts';

/** One step of the trail; without a `path` it is text only, because no page stands behind the segment. */
export interface Crumb {
  readonly label: string;
  readonly path?: string;
}

const capitalised = (segment: string) =>
  segment
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/**
 * The breadcrumb trail of a path, built from its segments: a page's own label where there is one, else the
 * capitalised segment (specification section 2, "Shared layout").
 */
export function breadcrumbsOf(path: string): readonly Crumb[] {
  const segments = path.split('/').filter(Boolean);
  const trail = segments.map((segment, index): Crumb => {
    const route = findRoute(`/${segments.slice(0, index + 1).join('/')}`);
    return route ? { label: route.label, path: route.path } : { label: capitalised(segment) };
  });
  return [{ label: 'Home', path: '/' }, ...trail];
}
