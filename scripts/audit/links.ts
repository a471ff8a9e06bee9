import { LinkChecker, LinkState } from 'linkinator';
import { serveSite } from '#scripts/serve/serve-site.ts';
import { provider } from '#src/site/provider.ts';
import { routes } from '#src/site/routes.ts';
import { getTextFile, type PageFinding } from './rule.ts';

/** Also checks fragments, and files in heads. Skips other sites, so that the audit runs offline. */
export async function findBrokenLinks(): Promise<readonly PageFinding[]> {
  await using server = await serveSite();
  const { origin } = server;
  const { links } = await new LinkChecker().check({
    path: routes.map(({ path }) => origin + path),
    checkFragments: true,
    concurrency: 10,
    urlRewriteExpressions: [{ pattern: new RegExp(`^${provider.siteUrl}(?=/)`), replacement: origin }],
    linksToSkip: (link) => Promise.resolve(!link.startsWith(origin)),
  });
  return links
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ url, parent = '', status }) => {
      const link = url.replace(origin, '');
      // For a fragment, linkinator returns the page that lacks the id.
      const page = new URL(parent, origin).pathname;
      return {
        page,
        found: `links: ${link} has no target (status ${status ?? 'unknown'})`,
        fix: `Search ${getTextFile(page)} and src/ for ${link}. Fix the link, or add its target.`,
      };
    });
}
