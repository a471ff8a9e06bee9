import { writeOutput, type BuildContext } from './build-context.ts';

/**
 * Every crawler may read every page, language models' too: the site is there to be found. The function that takes the
 * forms answers POST only, so that crawling it is of no use.
 */
const createRobots = (siteUrl: string) =>
  `User-agent: *\nAllow: /\nDisallow: /functions/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/** Writes robots.txt of the built site. */
export async function writeRobots(context: BuildContext): Promise<void> {
  await writeOutput(context, 'robots.txt', createRobots(context.siteUrl));
}
