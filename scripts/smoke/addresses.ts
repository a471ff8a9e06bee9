import type { LiveSite } from './live-site.ts';

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
export function addressesOn(document: Document, site: LiveSite, path: string): string[] {
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
