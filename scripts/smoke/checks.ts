import { randomUUID } from 'node:crypto';
import { parseHTML } from 'linkedom';
import type { Sql } from 'postgres';
import { hashedCacheControl, hashedFolder, securityHeaders } from '#src/site/hosting.ts';
import { unknownPath } from '#src/site/paths.ts';
import { provider } from '#src/site/provider.ts';
import { routes } from '#src/site/routes.ts';
import { contactForm } from '#shared/contact-form.ts';
import type { Check } from './report-checks.ts';

export interface LiveSite {
  readonly origin: string;
  /** The origin of the site's canonical URLs, which differs on a preview. */
  readonly canonicalOrigin: string;
  readonly sql: Sql;
  readonly secrets: Readonly<Record<string, string | undefined>>;
}

type SiteCheck = Check<LiveSite>;

const paths = routes.map(({ path }) => path as string);

/** Returns a redirect as a response, and rejects after 20 seconds. */
export const request = (url: string, init: RequestInit = {}) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init });

const parseDocument = async (response: Response) => parseHTML(await response.text()).document;

const findOnEveryPage =
  (
    findPageProblems: (response: Response, site: LiveSite, path: string) => Promise<readonly string[]>,
  ): SiteCheck['findProblems'] =>
  async (site) => {
    const problems = await Promise.all(
      paths.map(async (path) => {
        const pageProblems = await findPageProblems(await request(site.origin + path), site, path);
        return pageProblems.map((problem) => `${path} ${problem}`);
      }),
    );
    return problems.flat();
  };

const findMissingHeaders = ({ headers }: Response) => [
  ...Object.entries(securityHeaders)
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name]) => `has a wrong header: ${name}: ${headers.get(name) ?? '(missing)'}`),
  ...(headers.get('content-security-policy') ? [] : ['has no Content-Security-Policy header']),
];

export const smokeChecks: readonly SiteCheck[] = [
  {
    name: 'Every page is served with its canonical URL',
    findProblems: findOnEveryPage(async (response, { canonicalOrigin }, path) => {
      if (response.status !== 200) return [`returned ${response.status}`];
      const canonical = (await parseDocument(response)).querySelector('link[rel="canonical"]');
      const url = canonical?.getAttribute('href') ?? '(missing)';
      return url === canonicalOrigin + path
        ? []
        : [`has the canonical URL ${url}, not ${canonicalOrigin}${path}`];
    }),
  },
  {
    name: 'Every page has its security headers',
    findProblems: findOnEveryPage((response) => Promise.resolve(findMissingHeaders(response))),
  },
  {
    name: 'Pages are compressed',
    findProblems: findOnEveryPage(({ headers }) =>
      Promise.resolve(headers.has('content-encoding') ? [] : ['is not compressed']),
    ),
  },
  {
    name: 'Browsers revalidate pages and missing files, and cache files with a hash in their name',
    async findProblems({ origin }) {
      const page = await request(origin);
      const asset = /\/assets\/[^"'\s]+\.js/.exec(await page.text())?.[0] ?? '/assets/';
      const missing = `${hashedFolder}missing.js`;
      const revalidated = [
        ['/', page],
        [missing, await request(origin + missing)],
      ] as const;
      const caching = (await request(origin + asset)).headers.get('cache-control') ?? '';
      return [
        ...revalidated.flatMap(([path, { headers }]) => {
          const value = headers.get('cache-control') ?? '';
          return /max-age=0|no-cache/.test(value) ? [] : [`${path} has Cache-Control "${value}"`];
        }),
        ...(caching === hashedCacheControl ? [] : [`${asset} has Cache-Control "${caching}"`]),
      ];
    },
  },
  {
    name: 'A URL with a trailing slash redirects permanently to the page and keeps the query',
    async findProblems({ origin }) {
      const { status, headers } = await request(`${origin}/about/?a=1`);
      const target = new URL(headers.get('location') ?? '', `${origin}/about/`).href;
      return [301, 308].includes(status) && target === `${origin}/about?a=1`
        ? []
        : [`/about/?a=1 returned ${status} to ${target}`];
    },
  },
  {
    name: 'An unknown URL returns the not-found page with status 404',
    async findProblems({ origin }) {
      const response = await request(origin + unknownPath);
      const heading = (await parseDocument(response)).querySelector('h1')?.textContent ?? '';
      return [
        ...(response.status === 404 ? [] : [`${unknownPath} returned ${response.status}`]),
        ...(heading.includes('404') ? [] : [`${unknownPath} is not the site's not-found page`]),
        ...findMissingHeaders(response),
      ];
    },
  },
  {
    name: 'The sitemap lists every page',
    async findProblems({ origin, canonicalOrigin }) {
      const sitemap = await (await request(`${origin}/sitemap.xml`)).text();
      return paths
        .filter((path) => !sitemap.includes(`<loc>${canonicalOrigin}${path}</loc>`))
        .map((path) => `${canonicalOrigin}${path} is missing from /sitemap.xml`);
    },
  },
  {
    name: 'robots.txt allows crawlers and names the sitemap',
    async findProblems({ origin, canonicalOrigin }) {
      const robots = await (await request(`${origin}/robots.txt`)).text();
      return [
        ...(/^Disallow: *\/ *$/m.test(robots)
          ? [
              "robots.txt blocks a crawler. Check whether the host adds rules, such as Cloudflare's managed robots.txt.",
            ]
          : []),
        ...(robots.includes(`Sitemap: ${canonicalOrigin}/sitemap.xml`)
          ? []
          : ["robots.txt doesn't name the sitemap"]),
      ];
    },
  },
  {
    name: 'The host adds no scripts to pages',
    findProblems: findOnEveryPage(async (response) => {
      const script = /\/cdn-cgi\/[\w/.-]*|cloudflareinsights/.exec(await response.text())?.[0];
      return script === undefined
        ? []
        : [`contains ${script}. Turn off email obfuscation and web analytics at the host.`];
    }),
  },
  {
    name: 'The other host name (www or apex) redirects to the canonical one',
    async findProblems({ origin, canonicalOrigin }) {
      const { protocol, host } = new URL(origin);
      // Previews and local sites have only one host name.
      if (origin !== canonicalOrigin || protocol !== 'https:') return [];
      const otherHost = host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
      const { status, headers } = await request(`https://${otherHost}/about`);
      const target = headers.get('location') ?? 'no location';
      return [301, 308].includes(status) && target === `${origin}/about`
        ? []
        : [`https://${otherHost}/about returned ${status} to ${target}`];
    },
  },
  { name: 'An inquiry reaches the database', findProblems: findInquiryProblems },
];

async function readFormAction({ origin }: LiveSite): Promise<string> {
  const form = (await parseDocument(await request(`${origin}/contact`))).querySelector('form[method="post"]');
  return new URL(form?.getAttribute('action') ?? '', `${origin}/contact`).href;
}

/** Returns the body of a contact inquiry from the owner, so that its emails go to the owner and it calls no webhook. */
export const createTestInquiry = (
  { secrets }: Pick<LiveSite, 'secrets'>,
  values: Readonly<Record<string, unknown>>,
) =>
  JSON.stringify({
    type: 'contact',
    email: secrets['PROVIDER_EMAIL'] || provider.email,
    consent: true,
    consent_version: contactForm.consent.version,
    fill_time_ms: 60_000,
    ...values,
  });

async function findInquiryProblems(site: LiveSite): Promise<readonly string[]> {
  const { origin, sql } = site;
  const url = await readFormAction(site);
  const marker = `Smoke check ${randomUUID()}`;
  const response = await request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: createTestInquiry(site, { name: marker, company: 'Smoke check' }),
  });
  if (response.status !== 200) {
    const fix = response.status === 403 ? ". Check that the function's SITE_URL is this origin." : '';
    return [`${url} returned ${response.status}: ${(await response.text()).slice(0, 200)}${fix}`];
  }
  const deleted = await sql`delete from leads.inquiries where name = ${marker}`;
  return deleted.count === 1
    ? []
    : [
        `${url} accepted one inquiry, but the database has ${deleted.count}. Check that SUPABASE_DB_URL is the database of this site.`,
      ];
}
