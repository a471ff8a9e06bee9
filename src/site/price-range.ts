/** What something costs at least and at most, in whole units of an ISO 4217 currency. */
export interface PriceRange {
  readonly currency: string;
  readonly minimum: number;
  readonly maximum: number;
}

/** A price as the site writes it: "$2,500". */
export const formatPrice = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);

/** A range of prices as the site writes it: "$2,500-$7,500", or one price where both ends are the same. */
export const formatPriceRange = ({ currency, minimum, maximum }: PriceRange): string =>
  [...new Set([minimum, maximum])].map((amount) => formatPrice(amount, currency)).join('-');
