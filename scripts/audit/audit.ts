/**
 * `npm run audit`: audits the built site as a crawler finds it. Prints what it finds by page, and fails on any error.
 */
import '#scripts/define-provider.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outDir, pagePaths, requireBuild } from '#scripts/build/output.ts';
import { readPage } from '#scripts/build/built-page.ts';
import { formatFindings } from '#scripts/finding.ts';
import { runCommand } from '#scripts/run-command.ts';
import { brokenLinks } from './links.ts';
import type { AuditedSite, PageFinding } from './rule.ts';
import { rules } from './rules.ts';

function readSite(): AuditedSite {
  requireBuild();
  return {
    pages: pagePaths.map(readPage),
    hasFile: (address) => existsSync(join(outDir, address)),
    readFile: (address) => readFileSync(join(outDir, address), 'utf8'),
  };
}

const ruleFindings = (site: AuditedSite): readonly PageFinding[] =>
  site.pages.flatMap((page) =>
    rules.flatMap(({ name, check }) =>
      check(page, site).map((finding) => ({
        ...finding,
        page: page.path,
        found: `${name}: ${finding.found}`,
      })),
    ),
  );

async function audit(): Promise<void> {
  const site = readSite();
  const findings = [...ruleFindings(site), ...(await brokenLinks())];
  for (const [page, list] of Map.groupBy(findings, ({ page }) => page))
    console.log(`${page}\n${formatFindings(list)}\n`);
  const errors = findings.filter(({ isWarning }) => !isWarning).length;
  console.log(`Audit: ${site.pages.length} pages, ${errors} errors, ${findings.length - errors} warnings`);
  if (errors > 0) throw new Error('The audit found errors.');
}

await runCommand(audit);
