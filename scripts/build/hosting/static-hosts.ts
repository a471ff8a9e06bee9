import { cachingRules, securityHeaders, type Header } from '#src/site/hosting.ts';
import { provider } from '#src/site/provider.ts';
import { notFoundFile, type ServedPage } from './served-pages.ts';

/** Headers for the paths that `source` matches; hosts write the pattern their own way. */
interface HeaderRule {
  readonly source: { readonly path: string } | { readonly prefix: string };
  readonly headers: readonly Header[];
}

/**
 * The header rules of every static host. No two rules set one header on one path, because hosts differ in which wins;
 * what is left without a rule for caching is revalidated, as these hosts do by themselves. The not-found page is
 * served under the visitor's path, which no rule can name: its policy stands in the page (`renderer/document.ts`), and
 * `X-Frame-Options` says what a policy in a page can't.
 */
function headerRules(pages: readonly ServedPage[]): readonly HeaderRule[] {
  const caching = cachingRules
    .filter(({ prefix }) => prefix !== '/')
    .map(({ prefix, cacheControl }) => ({
      source: { prefix },
      headers: [{ name: 'Cache-Control', value: cacheControl }],
    }));
  const policies = pages
    .filter(({ file }) => file !== notFoundFile)
    .map(({ path, contentSecurityPolicy }) => ({
      source: { path },
      headers: [{ name: 'Content-Security-Policy', value: contentSecurityPolicy }],
    }));
  const renditions = pages.flatMap(({ rendition }) =>
    rendition
      ? [{ source: { path: rendition.path }, headers: [{ name: 'Link', value: rendition.link }] }]
      : [],
  );
  return [
    { source: { prefix: '/' }, headers: securityHeaders(provider) },
    ...caching,
    ...policies,
    ...renditions,
  ];
}

/** `_headers` of Netlify and Cloudflare Pages. */
export function headersFile(pages: readonly ServedPage[]): string {
  const block = ({ source, headers }: HeaderRule) =>
    [
      'path' in source ? source.path : `${source.prefix}*`,
      ...headers.map(({ name, value }) => `  ${name}: ${value}`),
    ].join('\n');
  return `${headerRules(pages).map(block).join('\n\n')}\n`;
}

/**
 * `_redirects` of Netlify and Cloudflare Pages. Both take a trailing slash away by themselves, with a permanent
 * redirect that keeps the query; a rule for it must not be here, because Netlify matches rules without regard to the
 * slash and would lead the page to itself.
 */
export function redirectsFile(pages: readonly ServedPage[]): string {
  const lines = pages
    .filter(({ file }) => file !== notFoundFile)
    .map(({ path, file }) => `/${file} ${path} 301`);
  return `${lines.join('\n')}\n`;
}

/** `vercel.json` (https://vercel.com/docs/project-configuration). */
export function vercelFile(pages: readonly ServedPage[]): string {
  const headers = headerRules(pages).map(({ source, headers: values }) => ({
    source: 'path' in source ? source.path : `${source.prefix}(.*)`,
    headers: values.map(({ name, value }) => ({ key: name, value })),
  }));
  return `${JSON.stringify({ $schema: 'https://openapi.vercel.sh/vercel.json', cleanUrls: true, trailingSlash: false, headers }, null, 2)}\n`;
}
