/** The provider's identity from the environment (`scripts/environment.ts`, `.env.example`). */
export interface Provider {
  readonly shortName: 'DEP';
  /** A preview build: no indexing, no forms, no analytics. */
  readonly isPreview: boolean;
  /** The site leaves out cases that their clients haven't confirmed. */
  readonly isLaunched: boolean;
  /** Canonical origin, without a trailing slash. */
  readonly siteUrl: string;
  readonly legalName: string;
  readonly email: string;
  /** The footer shows a placeholder while unset. */
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
  /** If unset, the browser calls the function at the site's own origin. */
  readonly supabaseUrl: string | undefined;
  readonly supabasePublishableKey: string | undefined;
  /** URL, or a path on this site. */
  readonly privacyUrl: string | undefined;
  readonly termsUrl: string | undefined;
  /** If unset, no script loads and no visitor is asked. */
  readonly analyticsUrl: string | undefined;
  /** Other origins to which the analytics script sends reports. No script loads from them. */
  readonly analyticsOrigins: readonly string[];
  /** The only other site that pages can show in a frame, for the content security policy. */
  readonly embedOrigin: string | undefined;
}

declare global {
  /** Defined by `vite.config.ts` or `scripts/define-provider.ts`. */
  var __PROVIDER__: Provider;
}

export const provider: Provider = __PROVIDER__;
