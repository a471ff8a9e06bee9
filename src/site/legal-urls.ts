import { legalRows } from './legal-pages.ts';
import { provider } from './provider.ts';

const findPath = (path: string) => legalRows.find((row) => row.path === path)?.path;

/** Pages of this site, or elsewhere (`PRIVACY_URL`, `TERMS_URL`). The footer shows plain text if there is no page. */
export const legalUrls = {
  privacy: findPath('/privacy') ?? provider.privacyUrl,
  terms: findPath('/terms') ?? provider.termsUrl,
};
