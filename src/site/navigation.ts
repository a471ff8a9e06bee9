import { footerHeadings, getRoute, routes, type NavigationGroup, type Route } from './routes.ts';

export interface NavigationMenu {
  readonly group: NavigationGroup;
  readonly heading: string;
  readonly overview: Route;
  readonly overviewLabel: string;
  readonly intro: string;
  readonly cards: readonly Route[];
}

const listCards = (group: NavigationGroup) =>
  routes.filter((route) => route.group === group && route.menuAction);

export const menus: Record<NavigationGroup, NavigationMenu> = {
  process: {
    group: 'process',
    heading: 'From Molecule to IND',
    overview: getRoute('/process'),
    overviewLabel: 'See Our Complete Process →',
    intro: 'You can start at any step.',
    cards: listCards('process'),
  },
  services: {
    group: 'services',
    heading: 'Flexible Services',
    overview: getRoute('/services'),
    overviewLabel: 'See All Services →',
    intro: 'Take one service, or combine several.',
    cards: listCards('services'),
  },
};

/** Only narrow screens show the last entry: on wide ones the consultation button leads there. */
export const topNavigation: readonly { readonly route: Route; readonly menu?: NavigationMenu }[] = [
  { route: getRoute('/about') },
  { route: getRoute('/process'), menu: menus.process },
  { route: getRoute('/services'), menu: menus.services },
  { route: getRoute('/team') },
  { route: getRoute('/contact') },
];

const getFirstSegment = (path: string) => path.split('/', 2).join('/');

/** Compares first segments, so unknown paths below an entry count too (the owner's specification). */
export function isActiveEntry(entry: Route, path: string): boolean {
  return routes.some(
    (route) =>
      (route === entry || (entry.group !== undefined && route.group === entry.group)) &&
      getFirstSegment(path) === getFirstSegment(route.path),
  );
}

export const footerColumns: readonly { readonly heading: string; readonly routes: readonly Route[] }[] =
  footerHeadings.map((heading) => ({
    heading,
    routes: routes.filter(({ footerColumn }) => footerColumn === heading),
  }));
