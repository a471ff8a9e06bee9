/** How the figures of `claims.ts` are written and read. */

/** Capitalises the words of a claim for a title or button: "30-Minute". */
export const toTitleCase = (claim: string): string =>
  claim.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** A claimed duration: whole days, weeks or months, at least and at most. */
interface Duration {
  readonly shortest: number;
  readonly longest: number;
  readonly unit: 'day' | 'week' | 'month';
}

/**
 * Reads a claim such as "2–3 weeks", "up to 4 weeks" or "90-day"; `undefined` where it counts no days, weeks or months.
 */
export function readDuration(claim: string): Duration | undefined {
  const [, low, high, unit] = /(\d+)(?:[-–](\d+))?[ -](day|week|month)/.exec(claim) ?? [];
  if (!low) return undefined;
  return { shortest: Number(low), longest: Number(high ?? low), unit: unit as Duration['unit'] };
}

/** A claimed duration as a figure: "6 weeks" for "6-week delay". */
export function formatDuration(claim: string): string {
  const duration = readDuration(claim);
  if (!duration) throw new Error(`The claim “${claim}” has no duration in days, weeks or months.`);
  const { shortest, longest, unit } = duration;
  return `${[...new Set([shortest, longest])].join('–')} ${unit}${longest === 1 ? '' : 's'}`;
}

/** What something costs at least and at most, in whole dollars. */
export interface PriceRange {
  /** ISO 4217, for structured data. */
  readonly currency: 'USD';
  readonly minimum: number;
  readonly maximum: number;
}

/**
 * A price as the site writes it: "$2,500". Without `Intl`, whose first use takes 25 ms and would hold up every page,
 * because the route table has prices.
 */
export const formatPrice = (dollars: number): string =>
  `$${`${dollars}`.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}`;

/** A range of prices as the site writes it: "$2,500–$7,500", or one price where both ends are the same. */
export const formatPriceRange = ({ minimum, maximum }: PriceRange): string =>
  [...new Set([minimum, maximum])].map((dollars) => formatPrice(dollars)).join('–');
