import { randomUUID } from 'node:crypto';
import { parseHTML } from 'linkedom';
import type { Sql } from 'postgres';
import { securityHeaders } from '#scripts/build/hosting.ts';
import { openCommandDatabase } from '#scripts/local-services/database.ts';
import { unknownPath } from '#src/site/paths.ts';
import { provider } from '#src/site/provider.ts';
import { createTestInquiry, postJson, request } from './requests.ts';
import { runChecks, type Checks } from './run-checks.ts';

interface LiveSite {
  readonly origin: string;
  /** The origin of the site's canonical URLs, which differs on a preview. */
  readonly canonicalOrigin: string;
  readonly sql: Sql;
}

const parseDocument = (html: string) => parseHTML(html).document;

const readText = async (url: string) => (await request(url)).text();

const findHeaderProblems = ({ headers }: Response) => [
  ...Object.entries(securityHeaders).map(
    ([name, value]) =>
      headers.get(name) !== value && `has a wrong header: ${name}: ${headers.get(name) ?? '(missing)'}`,
  ),
  !headers.get('content-security-policy') && 'has no Content-Security-Policy header',
  // Otherwise visitors would see an old page after a release.
  !/max-age=0|no-cache/.test(headers.get('cache-control') ?? '') &&
    `has Cache-Control "${headers.get('cache-control')}"`,
];

/** The code can have pages that aren't published yet, so the live sitemap lists the pages to check. */
async function findSitemapProblems(site: LiveSite) {
  const sitemap = await readText(`${site.origin}/sitemap.xml`);
  const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  const paths = urls
    .filter((url) => url.startsWith(`${site.canonicalOrigin}/`))
    .map((url) => url.slice(site.canonicalOrigin.length));
  const problems = await Promise.all(paths.map((path) => findPageProblems(site, path)));
  return [paths.length === 0 && `/sitemap.xml lists no page of ${site.canonicalOrigin}`, ...problems.flat()];
}

async function findPageProblems({ origin, canonicalOrigin }: LiveSite, path: string) {
  const response = await request(origin + path);
  const html = await response.text();
  const canonical = parseDocument(html).querySelector('link[rel="canonical"]')?.getAttribute('href');
  const addedScript = /\/cdn-cgi\/[\w/.-]*|cloudflareinsights/.exec(html)?.[0];
  const problems = [
    response.status !== 200 && `returned ${response.status}`,
    canonical !== canonicalOrigin + path &&
      `has the canonical URL ${canonical}, not ${canonicalOrigin}${path}`,
    ...findHeaderProblems(response),
    !response.headers.has('content-encoding') && 'is not compressed',
    addedScript !== undefined &&
      `contains ${addedScript}. Turn off email obfuscation and web analytics at the host.`,
  ];
  return problems.map((problem) => problem && `${path} ${problem}`);
}

async function findRedirectProblems(url: string, expected: string) {
  const { status, headers } = await request(url);
  const target = new URL(headers.get('location') ?? '', url).href;
  return [(![301, 308].includes(status) || target !== expected) && `${url} returned ${status} to ${target}`];
}

async function findInquiryProblems({ origin, sql }: LiveSite) {
  const page = parseDocument(await readText(`${origin}/contact`));
  const action = page.querySelector('form[method="post"]')?.getAttribute('action') ?? '';
  const url = new URL(action, `${origin}/contact`).href;
  const name = `Smoke check ${randomUUID()}`;
  const response = await postJson(url, origin, createTestInquiry({ name, company: 'Smoke check' }));
  const { count } = await sql`delete from leads.inquiries where name = ${name}`;
  return [
    response.status !== 200 && `${url} returned ${response.status}: ${await response.text()}`,
    response.status === 403 && "Check that the function's SITE_URL is this origin.",
    response.status === 200 &&
      count !== 1 &&
      `${url} accepted one inquiry, but the database has ${count}. Check that SUPABASE_DB_URL is the database of this site.`,
  ];
}

export const siteChecks: Checks<LiveSite> = {
  'Every page of the sitemap has its canonical URL and headers, is compressed, and has no scripts of the host':
    findSitemapProblems,
  'A URL with a trailing slash redirects permanently to the page and keeps the query': ({ origin }) =>
    findRedirectProblems(`${origin}/about/?a=1`, `${origin}/about?a=1`),
  'The other host name (www or apex) redirects to the canonical one': ({ origin, canonicalOrigin }) => {
    const { protocol, host } = new URL(origin);
    // Previews and local sites have only one host name.
    if (origin !== canonicalOrigin || protocol !== 'https:') return [];
    const otherHost = host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
    return findRedirectProblems(`https://${otherHost}/about`, `${origin}/about`);
  },
  'An unknown URL returns the not-found page with status 404': async ({ origin }) => {
    const response = await request(origin + unknownPath);
    const heading = parseDocument(await response.text()).querySelector('h1')?.textContent ?? '';
    return [
      response.status !== 404 && `${unknownPath} returned ${response.status}`,
      !heading.includes('404') && `${unknownPath} is not the site's not-found page`,
      ...findHeaderProblems(response),
    ];
  },
  'robots.txt allows crawlers and names the sitemap': async ({ origin, canonicalOrigin }) => {
    const robots = await readText(`${origin}/robots.txt`);
    return [
      /^Disallow: *\/ *$/m.test(robots) &&
        "robots.txt blocks a crawler. Check whether the host adds rules, such as Cloudflare's managed robots.txt.",
      !robots.includes(`Sitemap: ${canonicalOrigin}/sitemap.xml`) && "robots.txt doesn't name the sitemap",
    ];
  },
  'An inquiry reaches the database': findInquiryProblems,
};

export async function checkSite(url: string = provider.siteUrl): Promise<number> {
  if (!URL.canParse(url))
    throw new Error(`"${url}" is not a URL. Pass the site's URL, such as https://www.example.com.`);
  const { origin } = new URL(url);
  await using database = await openCommandDatabase();
  // Without await, the database would close first.
  return await runChecks(siteChecks, { origin, canonicalOrigin: provider.siteUrl, sql: database.sql });
}
