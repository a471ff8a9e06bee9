import { randomUUID } from 'node:crypto';
import { parseHTML } from 'linkedom';
import type { Sql } from 'postgres';
import { cachingRules, securityHeaders } from '#src/site/hosting.ts';
import { unknownPath } from '#src/site/paths.ts';
import { provider } from '#src/site/provider.ts';
import { routes } from '#src/site/routes.ts';
import { contactForm } from '#shared/contact-form.ts';
import type { Check } from './report-checks.ts';

/** A deployed site. */
export interface LiveSite {
  /** The origin to check. */
  readonly origin: string;
  /** The origin that its pages should name. On a preview it differs from `origin`. */
  readonly canonicalOrigin: string;
  /** The database behind its forms. */
  readonly sql: Sql;
  /** The secrets of its function, as far as they are known here. */
  readonly secrets: Readonly<Record<string, string | undefined>>;
}

type SiteCheck = Check<LiveSite>;

const paths = routes.map(({ path }) => path as string);

/** Fetches without following redirects. */
export const ask = (address: string, init: RequestInit = {}) =>
  fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init });

const createDocument = async (answer: Response) => parseHTML(await answer.text()).document;

/** A check of every page; each finding begins with the page's path. */
const onEveryPage =
  (find: (answer: Response, site: LiveSite, path: string) => Promise<readonly string[]>): SiteCheck['find'] =>
  async (site) => {
    const found = await Promise.all(
      paths.map(async (path) => {
        const problems = await find(await ask(site.origin + path), site, path);
        return problems.map((problem) => `${path} ${problem}`);
      }),
    );
    return found.flat();
  };

const missingHeaders = ({ headers }: Response) => [
  ...Object.entries(securityHeaders)
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name]) => `is sent with ${name}: ${headers.get(name) ?? 'nothing'}`),
  ...(headers.get('content-security-policy') ? [] : ['is sent without a Content-Security-Policy']),
];

/** Every check of a deployment, in the order of the report. */
export const smokeChecks: readonly SiteCheck[] = [
  {
    name: 'Every page is there, under its canonical address',
    find: onEveryPage(async (answer, { canonicalOrigin }, path) => {
      if (answer.status !== 200) return [`is answered ${answer.status}`];
      const canonical = (await createDocument(answer)).querySelector('link[rel="canonical"]');
      const address = canonical?.getAttribute('href') ?? 'nothing';
      return address === canonicalOrigin + path
        ? []
        : [`names ${address} as its canonical address, not ${canonicalOrigin}${path}`];
    }),
  },
  {
    name: 'Every page has its security headers',
    find: onEveryPage((answer) => Promise.resolve(missingHeaders(answer))),
  },
  {
    name: 'Pages are compressed',
    find: onEveryPage(({ headers }) =>
      Promise.resolve(headers.has('content-encoding') ? [] : ['is sent uncompressed']),
    ),
  },
  {
    name: 'Pages are revalidated, files with a hash in their name are cached',
    async find({ origin }) {
      const page = await ask(origin);
      const asset = /\/assets\/[^"']+\.js/.exec(await page.text())?.[0] ?? '/assets/';
      const [expected] = cachingRules;
      const pageCaching = page.headers.get('cache-control') ?? '';
      const caching = (await ask(origin + asset)).headers.get('cache-control') ?? '';
      return [
        ...(/max-age=0|no-cache/.test(pageCaching) ? [] : [`/ is cached by “${pageCaching}”`]),
        ...(caching === expected.cacheControl ? [] : [`${asset} is cached by “${caching}”`]),
      ];
    },
  },
  {
    name: 'A trailing slash leads permanently to the page, the query kept',
    async find({ origin }) {
      const { status, headers } = await ask(`${origin}/about/?a=1`);
      const target = new URL(headers.get('location') ?? '', `${origin}/about/`).href;
      return [301, 308].includes(status) && target === `${origin}/about?a=1`
        ? []
        : [`/about/?a=1 is answered ${status} to ${target}`];
    },
  },
  {
    name: 'An unknown address is the not-found page with status 404',
    async find({ origin }) {
      const answer = await ask(origin + unknownPath);
      const heading = (await createDocument(answer)).querySelector('h1')?.textContent ?? '';
      return [
        ...(answer.status === 404 ? [] : [`${unknownPath} is answered ${answer.status}`]),
        ...(heading.includes('404') ? [] : [`${unknownPath} is not the site’s not-found page`]),
        ...missingHeaders(answer),
      ];
    },
  },
  {
    name: 'The sitemap lists the pages',
    async find({ origin, canonicalOrigin }) {
      const sitemap = await (await ask(`${origin}/sitemap.xml`)).text();
      return paths
        .filter((path) => !sitemap.includes(`<loc>${canonicalOrigin}${path}</loc>`))
        .map((path) => `${canonicalOrigin}${path} is not in it`);
    },
  },
  {
    name: 'robots.txt lets crawlers in and names the sitemap',
    async find({ origin, canonicalOrigin }) {
      const robots = await (await ask(`${origin}/robots.txt`)).text();
      return [
        ...(/^Disallow: *\/ *$/m.test(robots)
          ? ['it keeps a crawler out: does the host add rules, such as Cloudflare’s managed robots.txt?']
          : []),
        ...(robots.includes(`Sitemap: ${canonicalOrigin}/sitemap.xml`) ? [] : ['it names no sitemap']),
      ];
    },
  },
  {
    name: 'The host adds nothing to pages',
    find: onEveryPage(async (answer) => {
      const added = /\/cdn-cgi\/[\w/.-]*|cloudflareinsights/.exec(await answer.text())?.[0];
      return added === undefined
        ? []
        : [`holds ${added}: switch off email obfuscation and web analytics at the host`];
    }),
  },
  {
    name: 'The host’s other name leads to the canonical one',
    async find({ origin, canonicalOrigin }) {
      const { protocol, host } = new URL(origin);
      // A preview and this machine have no other name.
      if (origin !== canonicalOrigin || protocol !== 'https:') return [];
      const other = host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
      const { status, headers } = await ask(`https://${other}/about`);
      const target = headers.get('location') ?? 'nowhere';
      return [301, 308].includes(status) && target === `${origin}/about`
        ? []
        : [`https://${other}/about is answered ${status} to ${target}`];
    },
  },
  { name: 'An inquiry arrives', find: inquiryCheck },
];

/** The address to which the site's contact form posts. */
async function formAddress({ origin }: LiveSite): Promise<string> {
  const form = (await createDocument(await ask(`${origin}/contact`))).querySelector('form[method="post"]');
  return new URL(form?.getAttribute('action') ?? '', `${origin}/contact`).href;
}

/** The body of a contact inquiry from the function's owner, so that its mails go there and it causes no webhook. */
export const testInquiry = (
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

/** Sends an inquiry to the contact form's address, finds it in the database, and deletes it. */
async function inquiryCheck(site: LiveSite): Promise<readonly string[]> {
  const { origin, sql } = site;
  const address = await formAddress(site);
  const marker = `Smoke check ${randomUUID()}`;
  const answer = await ask(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: testInquiry(site, { name: marker, company: 'Smoke check' }),
  });
  if (answer.status !== 200) {
    const fix = answer.status === 403 ? '; is this origin the function’s SITE_URL?' : '';
    return [`${address} answered ${answer.status}: ${(await answer.text()).slice(0, 200)}${fix}`];
  }
  const deleted = await sql`delete from leads.inquiries where name = ${marker}`;
  return deleted.count === 1
    ? []
    : [
        `${address} accepted an inquiry, but the database has ${deleted.count}: does SUPABASE_DB_URL belong to it?`,
      ];
}
