import { provider } from './provider.ts';

/** A configured origin besides the site's own, and how a page connects to it. */
export interface ForeignOrigin {
  readonly origin: string;
  /**
   * Whether the page connects without credentials, which takes a connection of its own (Fetch standard, "connection
   * pool").
   */
  readonly crossOrigin?: 'anonymous';
}

const originOf = (url: string) => new URL(url).origin;

/** The hosted backend, where one is configured. */
export const backendOrigin: ForeignOrigin | undefined = provider.supabaseUrl
  ? { origin: originOf(provider.supabaseUrl), crossOrigin: 'anonymous' }
  : undefined;

/** The configured origins that a page uses, as its markup says. */
export function foreignOriginsOf(html: string): readonly ForeignOrigin[] {
  const names = (origin: string) => html.includes(`"${origin}`);
  const booking = originOf(provider.bookingUrl);
  return [
    ...(provider.analyticsUrl ? [{ origin: originOf(provider.analyticsUrl) }] : []),
    ...(names(booking) ? [{ origin: booking }] : []),
    ...(backendOrigin && names(backendOrigin.origin) ? [backendOrigin] : []),
  ];
}
