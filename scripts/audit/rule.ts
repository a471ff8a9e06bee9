import type { BuildContext } from '#scripts/build/build-context.ts';
import type { BuiltPage } from '#scripts/build/built-page.ts';

/** A defect that a rule found, and its fix. */
export interface Finding {
  readonly found: string;
  readonly fix: string;
  /** A warning is reported and doesn't fail the audit. */
  readonly isWarning?: boolean;
}

/** The built site, as the rules see it. */
export interface AuditedSite extends Pick<BuildContext, 'routes' | 'siteUrl'> {
  readonly pages: readonly BuiltPage[];
  /** Every file of the built site, by its address: `/about.html`, `/social/about.png`. */
  readonly files: ReadonlySet<string>;
  /** The text of a file that the build writes, such as `/sitemap.xml`; empty where there is none. */
  readonly read: (address: string) => string;
}

/** What only this site can know of a page, as a function of it: no finding where the page keeps the rule. */
export interface Rule {
  readonly name: string;
  readonly check: (page: BuiltPage, site: AuditedSite) => readonly Finding[];
}
