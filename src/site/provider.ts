/** The provider's identity, as the environment gives it (see `scripts/environment.ts` and `.env.example`). */
export interface Provider {
  readonly shortName: 'DEP';
  /** A build to look at: search engines must not index it, and its forms and analytics are off. */
  readonly isPreview: boolean;
  /** Canonical origin, without a trailing slash. */
  readonly siteUrl: string;
  readonly legalName: string;
  readonly email: string;
  /** Postal address; while unset the footer shows a placeholder. */
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
  /** Further names that the provider is known by. */
  readonly alternateNames: readonly string[];
  /** Pages elsewhere that are about the provider, such as its profile in a network. */
  readonly profiles: readonly string[];
  /** External page where the 30-minute feasibility call is booked. */
  readonly bookingUrl: string;
  /** Hosted backend; without it the browser calls the function at the site's own origin. */
  readonly supabaseUrl: string | undefined;
  readonly supabasePublishableKey: string | undefined;
  /** Address of a legal page; a path where it is on this site. */
  readonly privacyUrl: string | undefined;
  readonly termsUrl: string | undefined;
  /** An analytics script; while unset none is loaded and no visitor is asked. */
  readonly analyticsUrl: string | undefined;
  /** Further origins which that script talks to, as the content security policy names them. */
  readonly analyticsOrigins: readonly string[];
}

declare global {
  /** Put in place by the build (`vite.config.ts`) or by `scripts/define-provider.ts`. */
  var __PROVIDER__: Provider;
}

/** The identity that every page, script and test uses. */
export const provider: Provider = __PROVIDER__;
