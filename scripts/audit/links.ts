import { LinkChecker, LinkState } from 'linkinator';
import { serveSite } from '#scripts/serve/serve-site.ts';
import { routes } from '#src/site/routes.ts';
import type { PageFinding } from './rule.ts';

/** Checks internal links, fragments and loaded files. Skips links to other sites, so that the audit runs offline. */
export async function findBrokenLinks(): Promise<readonly PageFinding[]> {
  await using server = await serveSite();
  const { origin } = server;
  const { links } = await new LinkChecker().check({
    path: routes.map(({ path }) => origin + path),
    checkFragments: true,
    concurrency: 10,
    linksToSkip: (link) => Promise.resolve(!link.startsWith(origin)),
  });
  return links
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ url, parent = '', status }) => ({
      page: new URL(parent, origin).pathname,
      found: `links: ${url.replace(origin, '')} returned ${status ?? 'no response'}`,
      fix: 'Fix the link, or add its target.',
    }));
}
