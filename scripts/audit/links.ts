import { LinkChecker, LinkState } from 'linkinator';
import { serveSite } from '#scripts/serve/serve-site.ts';
import { routes } from '#src/site/routes.ts';
import type { PageFinding } from './rule.ts';

/**
 * Follows every link of every page, its anchors too, and asks for every file that pages load. Links to other sites are
 * not followed: nothing leaves this machine.
 */
export async function brokenLinks(): Promise<readonly PageFinding[]> {
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
      found: `links: ${url.replace(origin, '')} is answered ${status ?? 'nothing'}`,
      fix: 'Fix the address, or add what it leads to.',
    }));
}
