/**
 * `npm run audit`: checks every built page against the audit rules, and every internal link. Prints errors (✗) and warnings
 * (⚠) by page, with their fixes. Fails if there are errors.
 */
import '#scripts/define-provider.ts';
import { pagePaths, requireBuild } from '#scripts/build/output.ts';
import { readPage } from '#scripts/build/built-page.ts';
import { runCommand } from '#scripts/run-command.ts';
import { findBrokenLinks } from './links.ts';
import { formatFindings, type PageFinding } from './rule.ts';
import { rules } from './rules.ts';

function applyRules(): readonly PageFinding[] {
  const pages = pagePaths.map((path) => readPage(path));
  return pages.flatMap((page) =>
    rules.flatMap(({ name, findProblems }) =>
      findProblems(page, pages).map((finding) => ({
        ...finding,
        page: page.path,
        found: `${name}: ${finding.found}`,
      })),
    ),
  );
}

async function audit(): Promise<void> {
  requireBuild();
  const findings = [...applyRules(), ...(await findBrokenLinks())];
  for (const [page, list] of Map.groupBy(findings, ({ page }) => page))
    console.log(`${page}\n${formatFindings(list)}\n`);
  const errors = findings.filter(({ isWarning }) => !isWarning).length;
  console.log(`Audit: ${pagePaths.length} pages, ${errors} errors, ${findings.length - errors} warnings`);
  if (errors > 0) throw new Error('The audit failed. Fix the errors above.');
}

await runCommand(audit);
