import { listContentFiles } from './content-files.ts';
import { provider } from '#src/site/provider.ts';

const names = listContentFiles('content/legal', '.md');
const findPath = (name: string) => (names.includes(name) ? (`/${name}` as const) : undefined);

/** Pages of this site, or elsewhere (`PRIVACY_URL`, `TERMS_URL`). The footer shows plain text if there is no page. */
export const legalUrls = {
  privacy: findPath('privacy') ?? provider.privacyUrl,
  terms: findPath('terms') ?? provider.termsUrl,
};
