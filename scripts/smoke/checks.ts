import { parseHTML } from 'linkedom';
import { cacheControlOf, securityHeaders } from '#src/site/hosting.ts';
import { unknownPath } from '#src/site/paths.ts';
import { provider } from '#src/site/provider.ts';
import { routes } from '#src/site/routes.ts';
import { contentHashes } from '#scripts/build/hosting/content-hashes.ts';
import { formFunctionCheck } from './form-function.ts';
import { ask, type LiveAnswer, type LiveSite } from './live-site.ts';

/** One check of the live site, and what it finds wrong. */
interface SmokeCheck {
  readonly name: string;
  readonly find: (site: LiveSite) => Promise<readonly string[]>;
}

const paths = routes.map(({ path }) => path as string);
const isPermanent = (status: number) => status === 301 || status === 308;
const header = (answer: LiveAnswer, name: string) => answer.headers.get(name) ?? '';
const isHtml = (answer: LiveAnswer) => header(answer, 'content-type').startsWith('text/html');

/** A check of every page; each finding begins with the page's path. */
const onEveryPage =
  (find: (site: LiveSite, path: string) => Promise<readonly string[]>): SmokeCheck['find'] =>
  async (site) => {
    const found = await Promise.all(
      paths.map(async (path) => (await find(site, path)).map((problem) => `${path} ${problem}`)),
    );
    return found.flat();
  };

const pageCheck = onEveryPage(async (site, path) => {
  const answer = await site.get(path);
  if (answer.status !== 200) return [`is answered ${answer.status}`];
  if (!isHtml(answer)) return [`is no HTML but ${header(answer, 'content-type') || 'without a type'}`];
  const document = await site.document(path);
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const expected = site.canonicalOrigin + path;
  const title = routes.find((route) => route.path === path)?.title;
  return [
    ...(canonical === expected
      ? []
      : [`names ${canonical ?? 'nothing'} as its canonical address, not ${expected}`]),
    ...(document.title === title ? [] : [`has the title “${document.title}”, not “${title}”`]),
    ...(document.querySelector('meta[name="robots"][content*="noindex"]')
      ? ['is kept out of search results']
      : []),
  ];
});

/** Attributes that name another resource, and the elements on which a browser or a crawler follows them. */
const references = [
  ['a[href]', 'href'],
  ['link[href]:not([rel="preconnect"]):not([rel="dns-prefetch"])', 'href'],
  ['script[src]', 'src'],
  ['img[src]', 'src'],
  ['[data-fallback]', 'data-fallback'],
  ['meta[property="og:image"]', 'content'],
] as const;

/**
 * Every address of this site that a page names, the app's modules among them, without query and fragment. An address at
 * the canonical origin is looked for at the one that is looked at, which a preview differs in.
 */
function addressesOn(document: Document, site: LiveSite, path: string): string[] {
  const named = references.flatMap(([selector, attribute]) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? ''),
  );
  const modules = document.querySelector('#boot')?.getAttribute('data-app')?.split(' ') ?? [];
  const addresses = [...named, ...modules]
    .filter((address) => URL.canParse(address, site.origin))
    .map((address) => new URL(address, site.origin + path))
    .filter(({ origin }) => origin === site.origin || origin === site.canonicalOrigin)
    .map(({ pathname }) => site.origin + pathname);
  return [...new Set(addresses)];
}

const linkCheck: SmokeCheck['find'] = async (site) => {
  const sources = new Map<string, string>();
  for (const path of paths) {
    for (const address of addressesOn(await site.document(path), site, path)) sources.set(address, path);
  }
  const found: string[] = [];
  // One after the other, because a host may refuse who asks for a hundred files at once.
  for (const [address, path] of sources) {
    const { status } = await site.get(address);
    if (status !== 200) found.push(`${address}, named on ${path}, is answered ${status}`);
  }
  return found;
};

const slashCheck: SmokeCheck['find'] = async (site) => {
  const query = '?utm_source=smoke';
  const found = await Promise.all(
    paths
      .filter((path) => path !== '/')
      .map(async (path) => {
        const { status, headers } = await site.get(`${path}/${query}`);
        const target = new URL(headers.get('location') ?? '', `${site.origin}${path}/`).href;
        return isPermanent(status) && target === site.origin + path + query
          ? []
          : [`${path}/${query} is answered ${status} to ${headers.get('location') ?? 'nowhere'}`];
      }),
  );
  return found.flat();
};

/** Defects of a page's policy: missing, too loose or too strict. */
function policyProblems(policy: string, html: string): string[] {
  const { scripts, styles } = contentHashes(html);
  const missing = [...scripts, ...styles].filter((hash) => !policy.includes(hash));
  return [
    ...(policy === '' ? ['has no Content-Security-Policy'] : []),
    ...(policy.includes("'unsafe-inline'") ? ['allows unsafe-inline'] : []),
    ...(policy !== '' && missing.length > 0 ? ['has a script or style that its policy refuses'] : []),
  ];
}

const missingSecurityHeaders = (answer: LiveAnswer) =>
  securityHeaders(provider)
    .filter(({ name, value }) => header(answer, name) !== value)
    .map(({ name }) => `is sent with ${name}: ${header(answer, name) || 'nothing'}`);

const headerCheck = onEveryPage(async (site, path) => {
  const answer = await site.get(path);
  return [
    ...missingSecurityHeaders(answer),
    ...policyProblems(header(answer, 'content-security-policy'), answer.text),
  ];
});

const compressionCheck = onEveryPage(async (site, path) => {
  const encoding = header(await site.get(path), 'content-encoding');
  return /^(?:br|gzip|zstd)$/.test(encoding) ? [] : ['is sent uncompressed'];
});

const cachingCheck: SmokeCheck['find'] = async (site) => {
  const pages = await onEveryPage(async (_, path) => {
    const caching = header(await site.get(path), 'cache-control');
    return /max-age=0|no-cache/.test(caching)
      ? []
      : [`is cached by “${caching}” and would stay old after a release`];
  })(site);
  const asset = addressesOn(await site.document('/'), site, '/').find((address) =>
    address.includes('/assets/'),
  );
  if (!asset) return [...pages, 'the home page names no file below /assets/'];
  const caching = header(await site.get(asset), 'cache-control');
  const expected = cacheControlOf('/assets/');
  return caching === expected ? pages : [...pages, `${asset} is cached by “${caching}”, not “${expected}”`];
};

/** The other names of a host lead permanently to the canonical one; a name that nobody has set up leads nowhere. */
const canonicalHostCheck: SmokeCheck['find'] = async ({ origin, canonicalOrigin }) => {
  if (origin !== canonicalOrigin) return [];
  const { protocol, host } = new URL(origin);
  if (protocol !== 'https:') return [];
  const bare = host.replace(/^www\./, '');
  const others = [`http://${host}`, `https://${bare === host ? `www.${host}` : bare}`];
  const found = await Promise.all(
    others.map(async (other) => {
      try {
        const { status, headers } = await ask(`${other}/about?a=1`);
        const target = headers.get('location');
        return isPermanent(status) && target === `${origin}/about?a=1`
          ? []
          : [`${other}/about?a=1 is answered ${status} to ${target ?? 'nowhere'}, not ${origin}/about?a=1`];
      } catch {
        return [];
      }
    }),
  );
  return found.flat();
};

const sitemapCheck: SmokeCheck['find'] = async (site) => {
  const answer = await site.get('/sitemap.xml');
  if (answer.status !== 200) return [`/sitemap.xml is answered ${answer.status}`];
  const listed = [...answer.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '');
  const expected = paths.map((path) => site.canonicalOrigin + path);
  return [
    ...expected.filter((address) => !listed.includes(address)).map((address) => `${address} is not in it`),
    ...listed
      .filter((address) => !expected.includes(address))
      .map((address) => `${address} is no page of the site`),
  ];
};

const robotsCheck: SmokeCheck['find'] = async (site) => {
  const answer = await site.get('/robots.txt');
  if (answer.status !== 200) return [`/robots.txt is answered ${answer.status}`];
  const sitemap = `Sitemap: ${site.canonicalOrigin}/sitemap.xml`;
  return [
    ...(/^Disallow: *\/ *$/m.test(answer.text) ? ['keeps every crawler out'] : []),
    ...(answer.text.split(/\r?\n/).includes(sitemap) ? [] : [`does not say “${sitemap}”`]),
  ];
};

const notFoundCheck: SmokeCheck['find'] = async (site) => {
  const answer = await site.get(unknownPath);
  const { document } = parseHTML(answer.text);
  const inPage =
    document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? '';
  return [
    ...(answer.status === 404 ? [] : [`is answered ${answer.status}`]),
    ...(document.querySelector('h1')?.textContent?.includes('404')
      ? []
      : ['is not the site’s not-found page']),
    ...(document.querySelector('meta[name="robots"][content*="noindex"]')
      ? []
      : ['may get into search results']),
    ...missingSecurityHeaders(answer),
    ...policyProblems(header(answer, 'content-security-policy') || inPage, answer.text),
  ].map((problem) => `${unknownPath} ${problem}`);
};

/** Every check of a deployment, in the order of the report. */
export const smokeChecks: readonly SmokeCheck[] = [
  { name: 'Every page is there, under its canonical address', find: pageCheck },
  { name: 'Everything that pages link to and load is there', find: linkCheck },
  { name: 'A trailing slash leads permanently to the page, the query kept', find: slashCheck },
  { name: 'Every page has its security headers and a policy that fits it', find: headerCheck },
  { name: 'Pages are compressed', find: compressionCheck },
  { name: 'Pages are revalidated, files with a hash in their name kept', find: cachingCheck },
  { name: 'The host’s other names lead to the canonical one', find: canonicalHostCheck },
  { name: 'The sitemap lists the pages', find: sitemapCheck },
  { name: 'robots.txt lets crawlers in', find: robotsCheck },
  { name: 'An unknown address is the not-found page with status 404', find: notFoundCheck },
  { name: 'The form’s function is there and refuses a form without answers', find: formFunctionCheck },
];
