import { transform } from 'lightningcss';

export interface SiteStyleSheet {
  readonly screen: string;
  readonly classes: ReadonlySet<string>;
}

export function parseStyleSheet(css: string): SiteStyleSheet {
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    visitor: {
      MediaQuery: (query) =>
        query.mediaType === 'print' ? { ...query, qualifier: 'not', mediaType: 'all' } : query,
    },
  });
  // Lightning CSS removes rules for `not all`, but not `not all` in a list of queries.
  const screen = code.toString().replaceAll('not all, ', '');
  const classes = new Set([...screen.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
  return { screen, classes };
}

/** Selects the rules for a page's classes and those without a class. Removes unused custom properties. */
export function selectPageStyles(
  { screen, classes }: SiteStyleSheet,
  usedClasses: ReadonlySet<string>,
): string {
  const rules = removeSymbols(
    [...classes].filter((name) => !usedClasses.has(name)),
    screen,
  );
  const tokens = [...rules.matchAll(/[{;](--[a-z][\w-]*):/g)].map(([, name = '']) => name);
  return removeSymbols(
    tokens.filter((name) => !rules.includes(`var(${name}`)),
    rules,
  );
}

const removeSymbols = (unusedSymbols: string[], css: string) =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols }).code.toString();
