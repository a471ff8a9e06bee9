import { menuTexts } from '#src/content/values/menu-texts.ts';
import { footerColumnNames, getRoute, routes, type NavigationGroup, type Route } from './routes.ts';

export interface NavigationMenu {
  readonly group: NavigationGroup;
  /** In the header. */
  readonly label: string;
  readonly texts: (typeof menuTexts)[NavigationGroup];
  readonly overview: Route;
  readonly cards: readonly Route[];
}

const listCards = (group: NavigationGroup) =>
  routes.filter((route) => route.group === group && route.menuAction);

export const menus: Record<NavigationGroup, NavigationMenu> = {
  process: {
    group: 'process',
    label: getRoute('/process').label,
    texts: menuTexts.process,
    overview: getRoute('/process'),
    cards: listCards('process'),
  },
  services: {
    group: 'services',
    label: menuTexts.services.entry,
    texts: menuTexts.services,
    overview: getRoute('/services'),
    cards: listCards('services'),
  },
};

/** On wide screens, the consultation button replaces the last entry. */
export const topNavigation: readonly { readonly route: Route; readonly menu?: NavigationMenu }[] = [
  { route: getRoute('/about') },
  { route: getRoute('/process'), menu: menus.process },
  { route: getRoute('/services'), menu: menus.services },
  { route: getRoute('/team') },
  { route: getRoute('/contact') },
];

const getFirstSegment = (path: string) => path.split('/', 2).join('/');

/** Unknown paths below an entry count too (the owner's specification). */
export function isActiveEntry(entry: Route, path: string): boolean {
  return routes.some(
    (route) =>
      (route === entry || (entry.group !== undefined && route.group === entry.group)) &&
      getFirstSegment(path) === getFirstSegment(route.path),
  );
}

export const footerColumns = footerColumnNames.map((name) => ({
  name,
  heading: menuTexts.footer[name],
  routes: routes.filter(({ footerColumn }) => footerColumn === name),
}));
