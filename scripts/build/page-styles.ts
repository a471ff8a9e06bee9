import { type Selector, transform } from 'lightningcss';

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

/** Selects the rules for a page's classes and those without a class. Removes unused custom properties and animations. */
export function selectPageStyles(
  { screen, classes }: SiteStyleSheet,
  usedClasses: ReadonlySet<string>,
): string {
  const rules = removeSymbols(
    [...classes].filter((name) => !usedClasses.has(name)),
    screen,
  );
  const listNames = (pattern: RegExp) => [...rules.matchAll(pattern)].map(([, name = '']) => name);
  const tokens = listNames(/[{;](--[a-z][\w-]*):/g).filter((name) => !rules.includes(`var(${name}`));
  const animations = listNames(/@keyframes ([\w-]+)/g).filter((name) => rules.split(name).length === 2);
  return removeSymbols([...tokens, ...animations], rules);
}

function removeSymbols(unusedSymbols: string[], css: string): string {
  const unused = new Set(unusedSymbols);
  // Lightning CSS only removes selectors with an unused class outside `:has()`.
  const isUnused = (selector: Selector): boolean =>
    selector.some(
      (part) =>
        part.type === 'pseudo-class' &&
        part.kind === 'has' &&
        part.selectors.every((inner) => inner.some((name) => name.type === 'class' && unused.has(name.name))),
    );
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
    visitor: { Selector: (selector) => (isUnused(selector) ? [] : selector) },
  });
  return code.toString();
}
