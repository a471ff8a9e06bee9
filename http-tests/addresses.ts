import { hostFiles } from '#src/site/hosting.ts';
import { routes } from '#src/site/routes.ts';

/** The paths of all pages. */
export const pages: readonly string[] = routes.map(({ path }) => path);

/** Other spellings of an address, each with the address that it redirects to permanently. */
export const otherSpellings: readonly (readonly [spelling: string, address: string])[] = [
  ...pages.filter((path) => path !== '/').map((path) => [`${path}/`, path] as const),
  ...pages.filter((path) => path !== '/').map((path) => [`${path}.html`, path] as const),
  ['/index', '/'],
  ['/index/', '/'],
  ['/index.html', '/'],
  ['/about/index.html', '/about'],
  ['/about.html/', '/about'],
  ['/about///', '/about'],
  ['/nobody/', '/nobody'],
  ['//', '/'],
  ['//evil.example/', '/evil.example'],
  ['//evil.example/about/', '/evil.example/about'],
  ['/%5Cevil.example/', '/%5Cevil.example'],
  ['/a%0d%0aSet-Cookie:%20a/', '/a%0d%0aSet-Cookie:%20a'],
];

/** Addresses that are answered with the not-found page. */
export const unknownAddresses: readonly string[] = [
  '/nobody',
  '/about/nobody',
  '/About',
  '/flexible-services',
  '/assets/gone.js',
  '/404',
  '/404.html',
  '/404/',
  '/process//execution-support',
  '//about',
  String.raw`/\evil.example/`,
  '/%F0%9F',
  '/about.html.br',
  ...hostFiles.map((file) => `/${file}`),
];
