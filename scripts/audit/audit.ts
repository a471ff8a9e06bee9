/**
 * `npm run audit`: checks every built page against the audit rules, and every internal link. Prints errors (✗) and warnings
 * (⚠) by page, with their fixes. Fails if there are errors.
 */
import '#scripts/define-provider.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outDir, pagePaths, requireBuild } from '#scripts/build/output.ts';
import { readPage } from '#scripts/build/built-page.ts';
import { formatFindings } from '#scripts/finding.ts';
import { runCommand } from '#scripts/run-command.ts';
import { findBrokenLinks } from './links.ts';
import type { AuditedSite, PageFinding } from './rule.ts';
import { rules } from './rules.ts';

function readSite(): AuditedSite {
  requireBuild();
  return {
    pages: pagePaths.map((path) => readPage(path)),
    hasFile: (path) => existsSync(join(outDir, path)),
    readFile: (path) => readFileSync(join(outDir, path), 'utf8'),
  };
}

const applyRules = (site: AuditedSite): readonly PageFinding[] =>
  site.pages.flatMap((page) =>
    rules.flatMap(({ name, findProblems }) =>
      findProblems(page, site).map((finding) => ({
        ...finding,
        page: page.path,
        found: `${name}: ${finding.found}`,
      })),
    ),
  );

async function audit(): Promise<void> {
  const site = readSite();
  const findings = [...applyRules(site), ...(await findBrokenLinks())];
  for (const [page, list] of Map.groupBy(findings, ({ page }) => page))
    console.log(`${page}\n${formatFindings(list)}\n`);
  const errors = findings.filter(({ isWarning }) => !isWarning).length;
  console.log(`Audit: ${site.pages.length} pages, ${errors} errors, ${findings.length - errors} warnings`);
  if (errors > 0) throw new Error('The audit failed. Fix the errors above.');
}

await runCommand(audit);
