/** Capitalizes each word: "30-Minute". */
export const toTitleCase = (claim: string): string =>
  claim.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** "a 6-week delay", "an 8-week delay" */
export const getArticle = (claim: string) => (/^(?:8|1[18]\b)/.test(claim) ? 'an' : 'a');

interface Duration {
  readonly shortest: number;
  readonly longest: number;
  readonly unit: 'day' | 'week' | 'month';
}

/** Parses a claim such as "2–3 weeks" or "90-day". */
export function parseDuration(claim: string): Duration | undefined {
  const [, low, high, unit] = /(?<![\d.,])(\d+)(?:–(\d+))?[ -](day|week|month)/.exec(claim) ?? [];
  if (!low) return undefined;
  return { shortest: Number(low), longest: Number(high ?? low), unit: unit as Duration['unit'] };
}

/**
 * Returns "6 weeks" for "6-week delay".
 *
 * @throws {Error} if the claim has no days, weeks or months.
 */
export function formatDuration(claim: string): string {
  const duration = parseDuration(claim);
  if (!duration) throw new Error(`The claim “${claim}” has no duration in days, weeks or months.`);
  const { shortest, longest, unit } = duration;
  return `${[...new Set([shortest, longest])].join('–')} ${unit}${longest === 1 ? '' : 's'}`;
}

/** In whole US dollars. */
export interface PriceRange {
  readonly minimum: number;
  readonly maximum: number;
}

/** `Intl` would cost 25 ms at every start of the app. */
export const formatPrice = (dollars: number): string =>
  `$${`${dollars}`.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}`;

export const formatPriceRange = ({ minimum, maximum }: PriceRange): string =>
  [...new Set([minimum, maximum])].map((dollars) => formatPrice(dollars)).join('–');
