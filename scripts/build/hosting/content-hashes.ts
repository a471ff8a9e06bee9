import { createHash } from 'node:crypto';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const contentsOf = (html: string, element: RegExp) =>
  [...html.matchAll(element)].map(([, content]) => content ?? '');

/** The hashes by which a content security policy allows the scripts and styles that stand in a page (CSP Level 3). */
export function contentHashes(html: string) {
  return {
    scripts: contentsOf(
      html,
      /<script(?![^>]*\b(?:src|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g,
    ).map(hashOf),
    styles: contentsOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g).map(hashOf),
  };
}
