import { figuresSchema } from '#src/content/schemas/figures.ts';
import {
  formatDuration,
  formatPrice,
  formatPriceRange,
  getArticle,
  toTitleCase,
  type PriceRange,
} from '#src/content/figures.ts';
import { readText } from './repository.ts';

/** A token, or a part of a mistyped one. */
const tokenPattern = /\{\{.*?\}\}|\{\{|\}\}/g;

/** A token's last part can change the form of its text. */
const forms: Readonly<Record<string, (text: string) => string>> = {
  /** "30-Minute" */
  capitalized: toTitleCase,
  /** "week 4" */
  lowercase: (text) => text.toLowerCase(),
  /** "a 90-day" */
  withArticle: (text) => `${getArticle(text)} ${text}`,
  /** "6 weeks" for "6-week delay" */
  asDuration: formatDuration,
};

/** A phrase may contain a phrase. */
const maxDepth = 2;

interface Sources {
  readonly figures: unknown;
  readonly phrases: unknown;
  readonly examples: unknown;
}

/** Mistakes in these files are reported where they are read. */
function readJson(name: string): unknown {
  try {
    return JSON.parse(readText(`content/${name}.json`));
  } catch {
    return undefined;
  }
}

function readSources(): Sources {
  const figures = readJson('figures');
  return {
    figures: figuresSchema.safeParse(figures).data ?? figures,
    phrases: readJson('phrases'),
    examples: readJson('examples'),
  };
}

const isPrice = (value: unknown): value is PriceRange =>
  typeof value === 'object' && value !== null && 'minimum' in value && 'maximum' in value;

const formatPriceInWords = ({ minimum, maximum }: PriceRange) =>
  minimum === maximum ? formatPrice(minimum) : `Between ${formatPrice(minimum)} and ${formatPrice(maximum)}`;

function findValue(sources: Sources, path: string): unknown {
  const keys = path.split('.');
  const source = keys[0] === 'phrases' || keys[0] === 'examples' ? sources : sources.figures;
  return keys.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, key)
        ? (part as Record<string, unknown>)[key]
        : undefined,
    source,
  );
}

function formatValue(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return path.includes('.price.') ? formatPrice(value) : `${value}`;
  return isPrice(value) ? formatPriceRange(value) : undefined;
}

function formatToken(sources: Sources, path: string): string | undefined {
  const value = findValue(sources, path);
  if (value !== undefined) return formatValue(value, path);
  const [, base = '', form = ''] = /^(.*)\.(\w+)$/.exec(path) ?? [];
  const text = findValue(sources, base);
  if (form === 'inWords' && isPrice(text)) return formatPriceInWords(text);
  return typeof text === 'string' && Object.hasOwn(forms, form) ? forms[form]!(text) : undefined;
}

/**
 * Replaces tokens such as `{{phrases.booking}}` in all strings of a value (`content/README.md`).
 *
 * @param reportUnknown - called with an unknown token and the path of its string
 */
export function fillTokens<T>(
  value: T,
  reportUnknown: (token: string, path: readonly (string | number)[]) => void = () => {},
): T {
  const sources = readSources();
  const fillText = (text: string, path: readonly (string | number)[], depth = 0): string =>
    text.replaceAll(tokenPattern, (token) => {
      const filling = formatToken(sources, token.slice(2, -2).trim());
      if (filling === undefined && sources.figures !== undefined) reportUnknown(token, path);
      if (filling === undefined) return token;
      return depth < maxDepth ? fillText(filling, path, depth + 1) : filling;
    });
  const fill = (part: unknown, path: readonly (string | number)[]): unknown => {
    if (typeof part === 'string') return fillText(part, path);
    if (Array.isArray(part)) return part.map((item, index) => fill(item, [...path, index]));
    if (typeof part === 'object' && part !== null)
      return Object.fromEntries(Object.entries(part).map(([key, item]) => [key, fill(item, [...path, key])]));
    return part;
  };
  return fill(value, []) as T;
}
