import { readFileSync } from 'node:fs';
import { figuresSchema } from './content-schemas.ts';
import { formatPrice, formatPriceRange } from './figures.ts';
import { getRepositoryPath } from './repository.ts';

/** A token, or a part of one, so that a mistyped token is noticed. */
const tokenPattern = /\{\{.*?\}\}|\{\{|\}\}/g;

function readFigures(): unknown {
  try {
    const figures: unknown = JSON.parse(readFileSync(getRepositoryPath('content/figures.json'), 'utf8'));
    return figuresSchema.safeParse(figures).data ?? figures;
  } catch {
    // `claims.ts` reports the mistake.
    return undefined;
  }
}

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
): unknown {
  const figures = readFigures();
  const fill = (part: unknown, path: readonly (string | number)[]): unknown => {
    if (typeof part === 'string')
      return part.replaceAll(tokenPattern, (token) => {
        const figure = formatFigure(figures, token.slice(2, -2).trim());
        if (figure === undefined && figures !== undefined) reportUnknown(token, path);
        return figure ?? token;
      });
    if (Array.isArray(part)) return part.map((item, index) => fill(item, [...path, index]));
    if (typeof part === 'object' && part !== null)
      return Object.fromEntries(Object.entries(part).map(([key, item]) => [key, fill(item, [...path, key])]));
    return part;
  };
  return fill(value, []);
}
