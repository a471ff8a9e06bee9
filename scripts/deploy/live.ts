/** Checks that need a live system. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseHTML } from 'linkedom';
import type { Sql } from 'postgres';
import { securityHeaders } from '#scripts/build/host/headers.ts';
import { readSecrets } from '#scripts/environment.ts';
import { openCommandDatabase } from '#scripts/local-services/database.ts';
import { contactForm } from '#src/inquiry/contact-form.ts';
import { provider } from '#src/site/provider.ts';
import { runChecks, type Checks } from './run-checks.ts';

interface LiveSite {
  readonly origin: string;
  /** Differs on a preview. */
  readonly canonicalOrigin: string;
  readonly sql: Sql;
}

/** An email may wait for the second run of the scheduler, which runs every minute. */
const maxWaitMs = 150_000;

const request = (url: string, init: RequestInit = {}) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init });

const readText = async (url: string) => (await request(url)).text();

const parseDocument = (html: string) => parseHTML(html).document;

const findHeaderProblems = ({ headers }: Response) => [
  ...Object.entries(securityHeaders).map(
    ([name, value]) =>
      headers.get(name) !== value && `has a wrong header: ${name}: ${headers.get(name) ?? '(missing)'}`,
  ),
  !headers.get('content-security-policy') && 'has no Content-Security-Policy header',
  // Otherwise, visitors see an old page after a release.
  !/max-age=0|no-cache/.test(headers.get('cache-control') ?? '') &&
    `has Cache-Control "${headers.get('cache-control')}"`,
  !headers.has('content-encoding') && 'is not compressed',
];

/** The code can have unpublished pages, so the live sitemap lists the pages. */
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
    addedScript !== undefined &&
      `contains ${addedScript}. Turn off email obfuscation and web analytics at the host.`,
  ];
  return problems.map((problem) => problem && `${path} ${problem}`);
}

async function findOtherHostProblems({ origin, canonicalOrigin }: LiveSite) {
  const { protocol, host } = new URL(origin);
  // Previews and local sites have one host name.
  if (origin !== canonicalOrigin || protocol !== 'https:') return [];
  const url = `https://${host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`}/about`;
  const { status, headers } = await request(url);
  const target = new URL(headers.get('location') ?? '', url).href;
  return [
    (![301, 308].includes(status) || target !== `${origin}/about`) &&
      `${url} returned ${status} to ${target}`,
  ];
}

async function findFunctionUrl({ origin }: LiveSite): Promise<string> {
  const page = parseDocument(await readText(`${origin}/contact`));
  const action = page.querySelector('form[method="post"]')?.getAttribute('action') ?? '';
  return new URL(action, `${origin}/contact`).href;
}

const postJson = (
  url: string,
  origin: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
) =>
  request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, ...headers },
    body: JSON.stringify(body),
  });

async function waitUntil(condition: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + maxWaitMs; Date.now() < end; await pause(1000))
    if (await condition()) return true;
  return condition();
}

/** The inquiry is from the owner, who gets its emails. */
async function findInquiryProblems(site: LiveSite) {
  const { origin, sql } = site;
  const url = await findFunctionUrl(site);
  const name = `Live check ${randomUUID()}`;
  const response = await postJson(url, origin, {
    type: 'contact',
    name,
    company: 'Live check',
    email: readSecrets()['PROVIDER_EMAIL'] || provider.email,
    consent: true,
    consent_version: contactForm.consent.version,
    fill_time_ms: 60_000,
  });
  if (response.status !== 200)
    return [
      `${url} returned ${response.status}: ${await response.text()}`,
      response.status === 403 && "Check that the function's SITE_URL is this origin.",
    ];
  const readUnsent = () => sql<{ kind: string; reason: string | null }[]>`
    select kind, last_error as reason
    from leads.mail_jobs job join leads.inquiries inquiry on inquiry.id = inquiry_id
    where name = ${name} and job.status <> 'sent'`;
  try {
    const stored = await sql`select from leads.inquiries where name = ${name}`;
    if (stored.length !== 1)
      return [
        `${url} accepted one inquiry, but the database has ${stored.length}. Check that SUPABASE_DB_URL is the database of this site.`,
      ];
    await waitUntil(async () => (await readUnsent()).length === 0);
    return (await readUnsent()).map(
      ({ kind, reason }) =>
        `The ${kind} wasn't sent within ${maxWaitMs / 1000} seconds: ${reason ?? 'not attempted'}`,
    );
  } finally {
    await sql`delete from leads.inquiries where name = ${name}`;
  }
}

/** Forged addresses must be counted for the address that the host sees. */
async function findAddressProblems(site: LiveSite) {
  const { origin, sql } = site;
  const url = `${await findFunctionUrl(site)}/uploads`;
  const forged = ['203.0.113.3', '192.0.2.1', '198.51.100.2'];
  const countPosts = async () => {
    const rows = await sql<{ hash: string; posts: number }[]>`
      select address_hash as hash, sum(posts)::integer as posts from leads.request_counts group by address_hash`;
    return new Map(rows.map(({ hash, posts }) => [hash, posts]));
  };
  const before = await countPosts();
  for (const ip of forged) {
    // Counted like an inquiry, but stores nothing.
    const { status } = await postJson(url, origin, { inquiry_id: randomUUID() }, { 'X-Forwarded-For': ip });
    if (status !== 200 && status !== 429) return [`${url} returned ${status}`];
  }
  const counted = [...(await countPosts())].filter(
    ([hash, posts]) => posts - (before.get(hash) ?? 0) >= forged.length,
  );
  if (counted.length === 0)
    return [
      'Posts from here with different X-Forwarded-For headers are counted for different IP addresses, so visitors can forge theirs. Change TRUSTED_PROXIES or CLIENT_ADDRESS_HEADER.',
    ];
  console.log(
    `Posts from here are counted as ${counted.map(([hash]) => hash.slice(0, 8)).join(' and ')}. From another network, such as a phone hotspot, this must differ, or all visitors share one rate limit.`,
  );
  return [];
}

async function findSchedulerProblems({ sql }: LiveSite) {
  const [now] = await sql<[{ time: Date }]>`select clock_timestamp() as time`;
  const hasRun = async () => (await sql`select from leads.scheduler where ran_at > ${now.time}`).length > 0;
  return [
    !(await waitUntil(hasRun)) &&
      `It did not run within ${maxWaitMs / 1000} seconds. Enable pg_cron, pg_net and the vault in Database > Extensions of Supabase, then run \`select leads.set_up_hosted_project();\` in its SQL editor. The secret maintenance_url in the vault must be the function's URL with /maintenance. The table cron.job_run_details has errors.`,
  ];
}

export const liveChecks: Checks<LiveSite> = {
  'Every page of the sitemap has its canonical URL and headers, is compressed, and has no scripts of the host':
    findSitemapProblems,
  'The other host name (www or apex) redirects to the canonical one': findOtherHostProblems,
  'robots.txt names the sitemap and blocks no crawler': async ({ origin, canonicalOrigin }) => {
    const robots = await readText(`${origin}/robots.txt`);
    return [
      (/^Disallow: *\/ *$/m.test(robots) || !robots.includes(`Sitemap: ${canonicalOrigin}/sitemap.xml`)) &&
        "It doesn't. Check whether the host replaces it, such as with Cloudflare's managed robots.txt.",
    ];
  },
  'An inquiry is stored and emailed': findInquiryProblems,
  "A visitor's IP address comes from the host": findAddressProblems,
  'The scheduler runs': findSchedulerProblems,
};

export async function checkLive(url: string = provider.siteUrl): Promise<number> {
  if (!URL.canParse(url))
    throw new Error(`"${url}" is not a URL. Pass the site's URL, such as https://www.example.com.`);
  await using database = await openCommandDatabase();
  // Without await, the database would close first.
  return await runChecks(liveChecks, {
    origin: new URL(url).origin,
    canonicalOrigin: provider.siteUrl,
    sql: database.sql,
  });
}
