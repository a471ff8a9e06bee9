import { type Selector, transform } from 'lightningcss';

/** What a page's selectors can match before the app runs. */
interface UsedNames {
  readonly classes: ReadonlySet<string>;
  readonly elements: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
}

/** Set by browsers and by the boot script. */
const laterAttributes = ['open', 'data-script'];

/** Removes print rules, which browsers get from the full sheet. */
export function parseStyleSheet(css: string): string {
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    visitor: {
      MediaQuery: (query) =>
        query.mediaType === 'print' ? { ...query, qualifier: 'not', mediaType: 'all' } : query,
    },
  });
  // Lightning CSS keeps `not all` in a list of queries.
  return code.toString().replaceAll('not all, ', '');
}

export function selectPageStyles(sheet: string, { documentElement }: Document): string {
  const used = findUsedNames(documentElement);
  const rules = minify(sheet, [], used);
  const listNames = (pattern: RegExp) => [...rules.matchAll(pattern)].map(([, name = '']) => name);
  const tokens = listNames(/[{;](--[a-z][\w-]*):/g).filter((name) => !rules.includes(`var(${name}`));
  const animations = listNames(/@keyframes ([\w-]+)/g).filter((name) => rules.split(name).length === 2);
  return minify(rules, [...tokens, ...animations], used);
}

function findUsedNames(root: Element): UsedNames {
  const elements = [root, ...root.querySelectorAll('*')];
  return {
    classes: new Set(elements.flatMap(({ classList }) => [...classList])),
    elements: new Set(elements.map(({ localName }) => localName)),
    attributes: new Set([...elements.flatMap((element) => element.getAttributeNames()), ...laterAttributes]),
  };
}

function minify(css: string, unusedSymbols: string[], used: UsedNames): string {
  const isUnused = (selector: Selector): boolean =>
    selector.some((part) => {
      if (part.type === 'class') return !used.classes.has(part.name);
      if (part.type === 'type') return !used.elements.has(part.name);
      if (part.type === 'attribute') return !used.attributes.has(part.name);
      return (
        part.type === 'pseudo-class' &&
        (part.kind === 'has' || part.kind === 'is' || part.kind === 'where') &&
        part.selectors.every(isUnused)
      );
    });
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
    visitor: { Selector: (selector) => (isUnused(selector) ? [] : selector) },
  });
  return code.toString();
}
