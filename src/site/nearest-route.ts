import { distance } from 'fastest-levenshtein';
import { routes, type Route } from './routes.ts';

/** The share of a page's path, or of its last segment, that may differ for an address to count as mistyped. */
const tolerance = 0.4;

/** The page whose path is most like `path`, or `undefined` where none is close enough to suggest. */
export function nearestRoute(path: string): Route | undefined {
  const asked = path.toLowerCase();
  const [nearest] = routes
    .filter((route) => route.path !== '/')
    .map((route) => ({ route, distance: distanceTo(asked, route.path) }))
    .toSorted((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= tolerance ? nearest.route : undefined;
}

/**
 * The share that differs from a page's path or, for pages below another, from its last segment: the smaller of the two.
 */
function distanceTo(asked: string, path: string): number {
  const lastSegment = path.slice(path.lastIndexOf('/'));
  return Math.min(...[path, lastSegment].map((name) => distance(asked, name) / name.length));
}
