import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, redirectOf, securityHeaders } from '#src/site/hosting.ts';
import { htmlFile } from '#src/site/paths.ts';
import { provider } from '#src/site/provider.ts';
import { routes } from '#src/site/routes.ts';
import { renditionOf } from './served-pages.ts';
import { headersFile, redirectsFile, vercelFile } from './static-hosts.ts';

const hash = (seed: string) => `sha256-${seed.padEnd(43, 'x')}=`;
const pages = [
  ...routes.map(({ path }) => ({
    path: path as string,
    file: htmlFile(path),
    rendition: renditionOf(path),
  })),
  { path: '/404.html', file: '404.html' },
].map((page, index) => ({
  ...page,
  contentSecurityPolicy: contentSecurityPolicy(
    { ...provider, supabaseUrl: 'https://abcdefghijklmnopqrst.supabase.co', turnstileSiteKey: 'key' },
    { scripts: [hash('boot')], styles: [hash(`a${index}`), hash(`b${index}`)] },
  ),
}));

interface Rule {
  readonly source: string;
  readonly headers: readonly string[];
}

const headerRules: readonly Rule[] = headersFile(pages)
  .trim()
  .split('\n\n')
  .map((block) => {
    const [source = '', ...headers] = block.split('\n');
    return { source, headers: headers.map((line) => line.trim()) };
  });
const matches = (source: string, path: string) =>
  source.endsWith('*') ? path.startsWith(source.slice(0, -1)) : source === path;

describe('_headers', () => {
  test('keeps to the limits of Cloudflare Pages: 100 rules, 2,000 characters a line', () => {
    expect(headerRules.length).toBeLessThanOrEqual(100);
    for (const line of headersFile(pages).split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  });

  test.each([...routes.map(({ path }) => path), '/assets/entry.js', '/social/about.png', '/nobody'])(
    'sets each header of %s once, since hosts differ in which rule wins',
    (path) => {
      const names = headerRules
        .filter(({ source }) => matches(source, path))
        .flatMap(({ headers }) => headers.map((header) => header.split(':')[0]));
      expect(new Set(names).size).toBe(names.length);
      expect(names).toEqual(expect.arrayContaining(securityHeaders(provider).map(({ name }) => name)));
    },
  );

  test('gives every page its own policy, and files with a hash in their name a year', () => {
    for (const { path } of routes) {
      const own = headerRules.find(({ source }) => source === path);
      expect(own?.headers.join()).toContain('Content-Security-Policy: ');
    }
    expect(headerRules.find(({ source }) => source === '/assets/*')?.headers).toEqual([
      'Cache-Control: public, max-age=31536000, immutable',
    ]);
  });
});

test('_headers names the page of every Markdown rendition as its canonical address', () => {
  const links = headerRules
    .filter(({ source }) => source.endsWith('.md'))
    .map(({ source, headers }) => [source, ...headers]);
  expect(links).toHaveLength(routes.length);
  expect(links).toContainEqual(['/index.md', 'Link: <https://www.example.com/>; rel="canonical"']);
  expect(links).toContainEqual([
    '/submit-rfp/form.md',
    'Link: <https://www.example.com/submit-rfp/form>; rel="canonical"',
  ]);
});

test.each([
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('HSTS_SCOPE=%s is sent as %s', (hstsScope, value) => {
  expect(securityHeaders({ hstsScope })).toContainEqual({ name: 'Strict-Transport-Security', value });
});

describe('_redirects', () => {
  const rules = redirectsFile(pages)
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

  test('leads from every page’s file to its address, permanently, as the site’s own rules do', () => {
    expect(rules).toHaveLength(routes.length);
    for (const [from = '', to, status] of rules) {
      expect(redirectOf(from)).toBe(to);
      expect(status).toBe('301');
    }
  });

  test('leads nowhere to itself for a host that doesn’t tell a trailing slash', () => {
    for (const [from = '', to = ''] of rules) expect(from.replace(/\/$/, '')).not.toBe(to.replace(/\/$/, ''));
  });
});

test('vercel.json serves pages without .html and without a slash, with the same headers', () => {
  const { cleanUrls, trailingSlash, headers } = JSON.parse(vercelFile(pages)) as {
    cleanUrls: boolean;
    trailingSlash: boolean;
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  expect([cleanUrls, trailingSlash]).toEqual([true, false]);
  expect(
    headers.map(({ source, headers: set }) => ({
      source: source.replace('(.*)', '*'),
      headers: set.map(({ key, value }) => `${key}: ${value}`),
    })),
  ).toEqual(headerRules);
});

test('a page’s policy asks for trusted types, unless scripts of others run on it', () => {
  const policy = (changes: Partial<typeof provider>) =>
    contentSecurityPolicy({ ...provider, ...changes }, { scripts: [], styles: [] });
  expect(policy({})).toMatch(/;require-trusted-types-for 'script';trusted-types default$/);
  expect(policy({ turnstileSiteKey: 'key' })).not.toContain('trusted-types');
  expect(policy({ analyticsUrl: 'https://analytics.example.net/gtag.js' })).not.toContain('trusted-types');
});
