import { readFileSync } from 'node:fs';
import { formatPrice, formatPriceRange } from './figures.ts';
import { getRepositoryPath } from './repository.ts';

const figuresFile = getRepositoryPath('content/figures.json');

const tokenPattern = /\{\{\s*([\w.]*)\s*\}\}/g;

/** Formats the figure at a path such as `readinessSprint.price`; `undefined` if there is none. */
function formatFigure(figures: unknown, path: string): string | undefined {
  const figure = path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      figures,
    );
  if (typeof figure === 'string') return figure;
  if (typeof figure === 'number') return path.includes('.price.') ? formatPrice(figure) : `${figure}`;
  if (typeof figure === 'object' && figure !== null && 'minimum' in figure && 'maximum' in figure)
    return formatPriceRange({ minimum: Number(figure.minimum), maximum: Number(figure.maximum) });
  return undefined;
}

/**
 * Replaces tokens such as `{{readinessSprint.price}}` in all strings of a value by the figures in `content/figures.json`.
 *
 * @param reportUnknown - called with a token that names no figure, and the path of its string
 */
export function fillFigures(
  value: unknown,
  reportUnknown: (token: string, path: readonly (string | number)[]) => void,
  path: readonly (string | number)[] = [],
): unknown {
  if (typeof value === 'string')
    return value.replaceAll(tokenPattern, (token, name: string) => {
      const figure = formatFigure(JSON.parse(readFileSync(figuresFile, 'utf8')), name);
      if (figure === undefined) reportUnknown(token, path);
      return figure ?? token;
    });
  if (Array.isArray(value))
    return value.map((item, index) => fillFigures(item, reportUnknown, [...path, index]));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillFigures(item, reportUnknown, [...path, key])]),
    );
  return value;
}
