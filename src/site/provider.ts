/** From the environment (`scripts/environment.ts`, `.env.example`). */
export interface Provider {
  readonly shortName: 'DEP';
  /** No indexing, forms or analytics. */
  readonly isPreview: boolean;
  /** Leaves out cases that clients haven't confirmed. */
  readonly isLaunched: boolean;
  /** Canonical origin, without a trailing slash. */
  readonly siteUrl: string;
  readonly legalName: string;
  readonly email: string;
  /** If unset, the footer shows a placeholder. */
  readonly address:
    | {
        readonly street: string;
        readonly locality: string;
        readonly region: string;
        readonly postalCode: string;
        /** ISO 3166-1 alpha-2. */
        readonly country: string;
      }
    | undefined;
  readonly alternateNames: readonly string[];
  readonly profiles: readonly string[];
  readonly bookingUrl: string;
  /** If unset, the function is at the site's origin. */
  readonly supabaseUrl: string | undefined;
  readonly supabasePublishableKey: string | undefined;
  /** URL, or a path on this site. */
  readonly privacyUrl: string | undefined;
  readonly termsUrl: string | undefined;
  /** If unset, visitors aren't asked. */
  readonly analyticsUrl: string | undefined;
  /** Other origins that get reports. No script loads from them. */
  readonly analyticsOrigins: readonly string[];
  /** The only other site that pages can show in a frame. */
  readonly embedOrigin: string | undefined;
}

declare global {
  /** Defined by `vite.config.ts` or `scripts/define-provider.ts`. */
  var __PROVIDER__: Provider;
}

export const provider: Provider = __PROVIDER__;
