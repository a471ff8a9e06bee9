import { expect, test, type APIRequestContext } from '@playwright/test';
import '../scripts/define-provider.ts';
import { routes } from '#src/site/routes.ts';
import { team } from '#src/site/team.ts';
import { readDocument, textOf } from './support/html.ts';
import { unknownPath } from './support/site.ts';

const { bookingUrl, siteUrl, email, privacyUrl, termsUrl } = globalThis.__PROVIDER__;
/** A legal page may be a file of the site, an address of another site, or a page that only the host has. */
const legalUrls = [privacyUrl, termsUrl].filter((url) => url !== undefined);
const profileUrls = team.flatMap(({ social }) => Object.values(social) as string[]);

interface FoundLink {
  readonly from: string;
  readonly href: string;
}

/** Reads every page that can be reached from the home page by links, and what they link to. */
async function crawl(request: APIRequestContext) {
  const documents = new Map<string, Document>();
  const links: FoundLink[] = [];
  const waiting = ['/'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (documents.has(path)) continue;
    const response = await request.get(path);
    if (response.status() !== 200 || !response.headers()['content-type']?.startsWith('text/html')) continue;
    const document = await readDocument(request, path);
    documents.set(path, document);
    for (const anchor of document.querySelectorAll('a[href]')) {
      const href = anchor.getAttribute('href') as string;
      links.push({ from: path, href });
      const url = new URL(href, `http://site${path}`);
      if (url.host === 'site') waiting.push(url.pathname);
    }
  }
  return { documents, links };
}

test('every internal link and anchor resolves, and every page can be reached from home', async ({
  request,
}) => {
  const { documents, links } = await crawl(request);
  const broken = links.flatMap(({ from, href }) => {
    const url = new URL(href, `http://site${from}`);
    if (url.host !== 'site') return [];
    const target = documents.get(url.pathname);
    if (!target && legalUrls.includes(href)) return [];
    if (!target) return [`${from} → ${href}: no page`];
    const id = decodeURIComponent(url.hash.slice(1));
    return id && !target.getElementById(id) ? [`${from} → ${href}: no element with this id`] : [];
  });
  expect([...new Set(broken)]).toEqual([]);
  expect([...documents.keys()].toSorted()).toEqual(routes.map(({ path }) => path).toSorted());
});

test('a link inside the site is written without a trailing slash, a host or a script', async ({
  request,
}) => {
  const { links } = await crawl(request);
  const odd = links.filter(
    ({ href }) =>
      !/^(?:\/(?:[^/].*[^/]|[^/])?|#.+|https?:.+|mailto:.+)$/.test(href) || href.startsWith(siteUrl),
  );
  expect(odd).toEqual([]);
});

test('every page has a link from the content of another page or the footer', async ({ request }) => {
  const { documents } = await crawl(request);
  const linked = new Set(
    [...documents].flatMap(([from, document]) =>
      [...document.querySelectorAll('main a[href], footer a[href]')]
        .map((anchor) => new URL(anchor.getAttribute('href') as string, `http://site${from}`).pathname)
        .filter((path) => path !== from),
    ),
  );
  expect(routes.filter(({ path }) => !linked.has(path))).toEqual([]);
});

test('links to other sites lead to the legal pages, or open the booking page in a new tab that has no hold on ours', async ({
  request,
}) => {
  const { documents } = await crawl(request);
  let bookings = 0;
  for (const [path, document] of documents) {
    for (const anchor of document.querySelectorAll('a[href^="http"]')) {
      const href = anchor.getAttribute('href') as string;
      if ([...legalUrls, ...profileUrls].includes(href)) continue;
      expect(href, `external link on ${path}`).toBe(bookingUrl);
      expect(anchor.getAttribute('target'), `target on ${path}`).toBe('_blank');
      expect(anchor.getAttribute('rel'), `rel on ${path}`).toMatch(/\bnoopener\b/);
      expect(textOf(anchor), `text on ${path}`).toContain('(opens in a new tab)');
      bookings++;
    }
    for (const anchor of document.querySelectorAll('a[href^="mailto:"]'))
      expect(anchor.getAttribute('href')).toBe(`mailto:${email}`);
  }
  expect(bookings).toBeGreaterThan(0);
});

test('every link has a name, and no two links in the content of a page say the same and lead apart', async ({
  request,
}) => {
  const { documents } = await crawl(request);
  for (const [path, document] of documents) {
    const targets = new Map<string, string>();
    for (const anchor of document.querySelectorAll('a[href]')) {
      const image = anchor.querySelector('img')?.getAttribute('alt') ?? '';
      const name = anchor.getAttribute('aria-label') ?? (textOf(anchor) || image);
      const href = anchor.getAttribute('href') as string;
      expect(name, `name of the link to ${href} on ${path}`).not.toBe('');
      if (!anchor.closest('main')) continue;
      const known = targets.get(name) ?? href;
      const same = (address: string) => new URL(address, `http://site${path}`).href;
      expect(same(known), `“${name}” on ${path} leads to two places`).toBe(same(href));
      targets.set(name, href);
    }
  }
});

test('every image, icon, font and preload of every page is there', async ({ request }) => {
  const { documents } = await crawl(request);
  documents.set(unknownPath, await readDocument(request, unknownPath));
  const files = new Set<string>();
  for (const document of documents.values()) {
    for (const element of document.querySelectorAll('[src], link[href], [data-fallback]')) {
      // A canonical is the page's own address; a DNS hint names an origin, not a file.
      if (element.matches('link:is([rel="canonical"], [rel="dns-prefetch"])')) continue;
      for (const name of ['src', 'href', 'data-fallback']) {
        const address = element.getAttribute(name);
        if (address && !address.startsWith('data:')) files.add(address);
      }
    }
    for (const source of document.querySelectorAll('source[srcset]'))
      for (const candidate of (source.getAttribute('srcset') as string).split(', '))
        files.add(candidate.slice(0, candidate.indexOf(' ')));
    for (const meta of document.querySelectorAll('meta[property="og:image"], meta[name="twitter:image"]'))
      files.add((meta.getAttribute('content') as string).replace(siteUrl, ''));
  }
  expect(files.size).toBeGreaterThan(5);
  const missing: string[] = [];
  for (const file of files) {
    const response = await request.get(file);
    const isPage = response.headers()['content-type']?.startsWith('text/html');
    if (response.status() !== 200 || (isPage && !file.endsWith('.html')))
      missing.push(`${file}: ${response.status()}`);
  }
  expect(missing).toEqual([]);
});
