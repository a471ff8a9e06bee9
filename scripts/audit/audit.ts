/**
 * `npm run audit`: audits the built site as a crawler finds it. Prints what it finds by page, and fails on any error.
 */
import '#scripts/define-provider.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireBuild } from '#scripts/build/build-context.ts';
import { readPage } from '#scripts/build/built-page.ts';
import { filesBelow } from '#scripts/build/files-below.ts';
import { runCommand } from '#scripts/run-command.ts';
import { htmlFile, notFoundPath } from '#src/site/paths.ts';
import { provider } from '#src/site/provider.ts';
import { routes } from '#src/site/routes.ts';
import { invalidHtml } from './html.ts';
import { brokenLinks } from './links.ts';
import type { AuditedSite, Finding } from './rule.ts';
import { rules } from './rules.ts';

const outDir = 'dist/client';

/** A finding with the page to mend and the rule that found it. */
interface Reported extends Finding {
  readonly page: string;
  readonly rule: string;
}

async function readSite(): Promise<AuditedSite> {
  requireBuild(outDir);
  const paths = [...routes.map(({ path }) => path), notFoundPath];
  return {
    routes,
    siteUrl: provider.siteUrl,
    pages: await Promise.all(paths.map((path) => readPage(outDir, path, htmlFile(path)))),
    files: new Set(filesBelow(outDir).map((file) => `/${file}`)),
    read: (address) => (existsSync(join(outDir, address)) ? readFileSync(join(outDir, address), 'utf8') : ''),
  };
}

async function findingsOf(site: AuditedSite): Promise<readonly Reported[]> {
  const reported: Reported[] = [];
  for (const page of site.pages) {
    const note = (rule: string, findings: readonly Finding[]) =>
      reported.push(...findings.map((finding) => ({ ...finding, rule, page: page.path })));
    for (const { name, check } of rules) note(name, check(page, site));
    note('html-validate', await invalidHtml(page));
  }
  const links = await brokenLinks(outDir);
  return [...reported, ...links.map((link) => ({ ...link, rule: 'links' }))];
}

const formatFinding = ({ rule, isWarning, found, fix }: Reported) =>
  `  ${isWarning ? '!' : '✗'} ${rule}: ${found}\n    → ${fix}`;

async function audit(): Promise<void> {
  const site = await readSite();
  const findings = await findingsOf(site);
  for (const [page, list] of Map.groupBy(findings, ({ page }) => page))
    console.log(`${page}\n${list.map(formatFinding).join('\n')}\n`);
  const errors = findings.filter(({ isWarning }) => !isWarning).length;
  console.log(`Audit: ${site.pages.length} pages, ${errors} errors, ${findings.length - errors} warnings`);
  if (errors > 0) throw new Error('The audit found errors.');
}

await runCommand(audit);
