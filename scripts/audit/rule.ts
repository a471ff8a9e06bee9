import type { BuiltPage } from '#scripts/build/built-page.ts';
import type { Finding } from '#scripts/finding.ts';

/** The built site, as the rules see it. Addresses begin with a slash: `/sitemap.xml`. */
export interface AuditedSite {
  readonly pages: readonly BuiltPage[];
  readonly hasFile: (address: string) => boolean;
  /** Reads a text file; throws if there is none. */
  readonly readFile: (address: string) => string;
}

/** A check of one page. It has no findings if the page keeps the rule. */
export interface Rule {
  readonly name: string;
  readonly check: (page: BuiltPage, site: AuditedSite) => readonly Finding[];
}

export interface PageFinding extends Finding {
  /** The path of the page to fix. */
  readonly page: string;
}
