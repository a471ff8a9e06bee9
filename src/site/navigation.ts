import { footerHeadings, getRoute, routes, type NavigationGroup, type Route } from './routes.ts';

/** A dropdown of the top navigation: the cards of a group and the link to its overview. */
export interface NavigationMenu {
  readonly group: NavigationGroup;
  readonly heading: string;
  readonly overview: Route;
  readonly overviewLabel: string;
  /** What the group is. */
  readonly about: string;
  readonly cards: readonly Route[];
}

const cardsOf = (group: NavigationGroup) =>
  routes.filter((route) => route.group === group && route.menuAction);

/** The two dropdowns of the top navigation. */
export const menus: Record<NavigationGroup, NavigationMenu> = {
  process: {
    group: 'process',
    heading: 'Five Steps to the IND',
    overview: getRoute('/process'),
    overviewLabel: 'See Our Complete Process →',
    about: 'You can start at any step.',
    cards: cardsOf('process'),
  },
  services: {
    group: 'services',
    heading: 'Flexible Services',
    overview: getRoute('/services'),
    overviewLabel: 'See All Services →',
    about: 'Take one service, or combine several.',
    cards: cardsOf('services'),
  },
};

/**
 * Entries of the top navigation, in order; an entry is a page or a page with its dropdown. The last is for narrow
 * screens alone: on wide ones the consultation's button beside it leads to the same page.
 */
export const topNavigation: readonly { readonly route: Route; readonly menu?: NavigationMenu }[] = [
  { route: getRoute('/about') },
  { route: getRoute('/process'), menu: menus.process },
  { route: getRoute('/services'), menu: menus.services },
  { route: getRoute('/team') },
  { route: getRoute('/contact') },
];

/** The first segment of a path, such as `/process` of `/process/execution-support`. */
const firstSegment = (path: string) => path.split('/', 2).join('/');

/** Whether the entry for `entry` is shown as active at `path`: by prefix, so also where no page is. */
export function isActiveEntry(entry: Route, path: string): boolean {
  return routes.some(
    (route) =>
      (route === entry || (entry.group !== undefined && route.group === entry.group)) &&
      path.startsWith(firstSegment(route.path)),
  );
}

export const footerColumns: readonly { readonly heading: string; readonly routes: readonly Route[] }[] =
  footerHeadings.map((heading) => ({ heading, routes: routes.filter(({ footer }) => footer === heading) }));
