import { createHash } from 'node:crypto';
import { DomUtils, parseDocument } from 'htmlparser2';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The hashes by which a content security policy allows the scripts and styles that stand in a page (CSP Level 3). */
export function contentHashes(html: string) {
  const document = parseDocument(html);
  const hashesOf = (name: string) =>
    DomUtils.getElementsByTagName(name, document)
      .filter(({ attribs }) => !('src' in attribs) && attribs['type'] !== 'application/ld+json')
      .map((element) => hashOf(DomUtils.textContent(element)));
  return { scripts: hashesOf('script'), styles: hashesOf('style') };
}
