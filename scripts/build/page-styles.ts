import { transform } from 'lightningcss';

/** The style sheet of the site as pages take their rules from it. */
export interface SiteSheet {
  /** The rules of the screen, minified. */
  readonly screen: Uint8Array;
  /** The names of all classes. */
  readonly classes: ReadonlySet<string>;
}

/** Leaves out what holds for print alone. */
export function readSheet(css: string): SiteSheet {
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    visitor: {
      MediaQuery: (query) =>
        query.mediaType === 'print' ? { ...query, qualifier: 'not', mediaType: 'all' } : query,
    },
  });
  // A rule for `not all` is gone; in a list of queries it is left.
  const screen = code.toString().replaceAll('not all, ', '');
  const classes = new Set([...screen.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
  return { screen: Buffer.from(screen), classes };
}

/** The rules of a page: those of its classes, and those that need no class; their order is the sheet's. */
export function pageStyles({ screen, classes }: SiteSheet, used: ReadonlySet<string>): string {
  const unusedSymbols = [...classes].filter((name) => !used.has(name));
  return transform({ filename: 'page.css', code: screen, minify: true, unusedSymbols }).code.toString();
}
