import type { BuiltPage } from '#scripts/build/built-page.ts';
import type { Finding } from '#scripts/finding.ts';

/** Paths begin with a slash, such as `/sitemap.xml`. */
export interface AuditedSite {
  readonly pages: readonly BuiltPage[];
  readonly hasFile: (path: string) => boolean;
  readonly readFile: (path: string) => string;
}

export interface Rule {
  readonly name: string;
  readonly findProblems: (page: BuiltPage, site: AuditedSite) => readonly Finding[];
}

export interface PageFinding extends Finding {
  readonly page: string;
}
