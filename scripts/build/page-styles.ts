import { transform } from 'lightningcss';

/** The style sheet of the site as pages take their rules from it. */
export interface SiteStyleSheet {
  /** The rules of the screen, minified. */
  readonly screen: string;
  /** The names of all classes. */
  readonly classes: ReadonlySet<string>;
}

/** Leaves out what applies only to print. */
export function parseStyleSheet(css: string): SiteStyleSheet {
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
  return { screen, classes };
}

/**
 * The rules of a page: those of its classes, and those that need no class; their order is the sheet's. Tokens that they
 * don't use are left out.
 */
export function selectPageStyles({ screen, classes }: SiteStyleSheet, used: ReadonlySet<string>): string {
  const rules = without(
    [...classes].filter((name) => !used.has(name)),
    screen,
  );
  const tokens = [...rules.matchAll(/[{;](--[a-z][\w-]*):/g)].map(([, name = '']) => name);
  return without(
    tokens.filter((name) => !rules.includes(`var(${name}`)),
    rules,
  );
}

/** Leaves out the rules and declarations of classes and custom properties. */
const without = (unusedSymbols: string[], css: string) =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols }).code.toString();
