import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildContext } from '#scripts/build/build-context.ts';
import { readPage, type BuiltPage } from '#scripts/build/built-page.ts';
import { filesBelow } from '#scripts/build/files-below.ts';
import { htmlFile, notFoundPath } from '#src/site/paths.ts';
import { summarizePage, type PageSummary } from './page-summary.ts';

/** A defect that a rule found on a page, and its fix. */
export interface Violation {
  readonly found: string;
  readonly fix: string;
  /** A warning is reported and doesn't fail the audit. */
  readonly severity?: 'error' | 'warning';
}

/** The built site as the rules see it. */
interface AuditedSite extends BuildContext {
  /** Every file of the built site, by its address: `/about.html`, `/social/about.png`. */
  readonly files: ReadonlySet<string>;
  /** Reads a file of the built site by its address; `undefined` where there is none. */
  readonly read: (address: string) => Promise<Buffer | undefined>;
  /** Every address of the sitemap with its `lastmod`; read once. */
  readonly sitemap: () => Promise<ReadonlyMap<string, string | undefined>>;
}

/** A rule about one page alone. */
export interface PageRule {
  readonly name: string;
  /** The rule as a sentence, for the report. */
  readonly description: string;
  readonly check: (
    page: BuiltPage,
    site: AuditedSite,
  ) => readonly Violation[] | Promise<readonly Violation[]>;
}

/** A rule about the pages together. */
export interface SiteRule {
  readonly name: string;
  readonly description: string;
  /** A program that the check needs and this machine lacks; the rule is then skipped and reported as such. */
  readonly missing?: () => string | undefined;
  readonly check: (
    pages: readonly PageSummary[],
    site: AuditedSite,
  ) => readonly SiteViolation[] | Promise<readonly SiteViolation[]>;
}

/** A defect in the pages together; `page` is the path of the page to fix, or a file of the site. */
export interface SiteViolation extends Violation {
  readonly page: string;
}

/** A violation with the rule that found it. */
export interface AuditFinding extends Required<SiteViolation> {
  readonly rule: string;
}

export interface AuditReport {
  readonly pages: number;
  readonly rules: readonly { readonly name: string; readonly description: string }[];
  readonly findings: readonly AuditFinding[];
  /** Rules that could not be checked on this machine. */
  readonly skipped: readonly { readonly name: string; readonly missing: string }[];
}

const findingOf = (
  rule: string,
  page: string,
  { found, fix, severity = 'error' }: Violation,
): AuditFinding => ({
  rule,
  page,
  found,
  fix,
  severity,
});

/** Lists the built site's files and gives access to them. */
export function openSite(context: BuildContext): AuditedSite {
  const files = new Set(filesBelow(context.outDir).map((file) => `/${file}`));
  const read = async (address: string) =>
    files.has(address) ? readFile(join(context.outDir, address)) : undefined;
  let sitemap: Promise<ReadonlyMap<string, string | undefined>> | undefined;
  return { ...context, files, read, sitemap: () => (sitemap ??= readSitemap(read)) };
}

const sitemapEntry = /<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g;

async function readSitemap(read: AuditedSite['read']) {
  const xml = (await read('/sitemap.xml'))?.toString() ?? '';
  return new Map([...xml.matchAll(sitemapEntry)].map(([, url = '', lastmod]) => [url, lastmod]));
}

/**
 * Audits the built site. Pages are read, checked and let go one after another: what the rules about the whole site need
 * of a page is a summary of bounded size, so that memory doesn't grow with the pages' HTML.
 */
export async function auditSite(
  context: BuildContext,
  {
    pageRules,
    siteRules,
  }: { readonly pageRules: readonly PageRule[]; readonly siteRules: readonly SiteRule[] },
): Promise<AuditReport> {
  const site = openSite(context);
  const findings: AuditFinding[] = [];
  const summaries: PageSummary[] = [];
  for (const path of [...context.routes.map((route) => route.path), notFoundPath]) {
    const page = await readPage(context.outDir, path, htmlFile(path));
    for (const rule of pageRules) {
      const violations = await rule.check(page, site);
      findings.push(...violations.map((violation) => findingOf(rule.name, path, violation)));
    }
    summaries.push(summarizePage(page));
  }
  const skipped: AuditReport['skipped'][number][] = [];
  for (const rule of siteRules) {
    const missing = rule.missing?.();
    if (missing !== undefined) {
      skipped.push({ name: rule.name, missing });
      continue;
    }
    const violations = await rule.check(summaries, site);
    findings.push(...violations.map((violation) => findingOf(rule.name, violation.page, violation)));
  }
  const rules = [...pageRules, ...siteRules].map(({ name, description }) => ({ name, description }));
  return { pages: summaries.length, rules, findings, skipped };
}
