import { routes, type Route } from './routes.ts';

/** The share of a page's path, or of its last segment, that may differ for an address to count as a slip of the pen. */
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

/** The share that differs from the whole path or, for pages below another, from its last segment, whichever is nearer. */
function distanceTo(asked: string, path: string): number {
  const lastSegment = path.slice(path.lastIndexOf('/'));
  return Math.min(...[path, lastSegment].map((name) => editDistance(asked, name) / name.length));
}

/** Levenshtein distance: how many characters to insert, delete or replace. */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const replace = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      current[column] = Math.min(replace, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
