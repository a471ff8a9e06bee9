import { listContentFiles } from '#src/content/readers/content-files.ts';
import { provider } from '#src/site/provider.ts';

const names = listContentFiles('content/legal', '.md');
const findPath = (name: string) => (names.includes(name) ? (`/${name}` as const) : undefined);

/** Pages of this site or elsewhere. Without one, the footer shows plain text. */
export const legalUrls = {
  privacy: findPath('privacy') ?? provider.privacyUrl,
  terms: findPath('terms') ?? provider.termsUrl,
};
