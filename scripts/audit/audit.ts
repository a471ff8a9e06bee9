/**
 * `npm run audit [-- --without=<rule>,…]`: audits the built site as a crawler finds it. Prints what it finds by page,
 * writes reports/audit.json, and fails on any error.
 */
import '#scripts/define-provider.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { requireBuild, siteBuildContext } from '#scripts/build/build-context.ts';
import { runCommand } from '#scripts/run-command.ts';
import { auditSite, type AuditFinding, type AuditReport } from './audit-site.ts';
import { pageRules, siteRules } from './rules.ts';

/** Formats a report for people: each page with what was found on it and how to fix it. */
function formatReport({ pages, rules, findings, skipped }: AuditReport): string {
  const byPage = Map.groupBy(findings, ({ page }) => page);
  const blocks = [...byPage].map(([page, list]) => `${page}\n${list.map(formatFinding).join('\n')}\n`);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const summary = `Audit: ${pages} pages, ${rules.length} rules, ${errors} errors, ${findings.length - errors} warnings`;
  const notChecked = skipped.map(({ name, missing }) => `Skipped: ${name}, which needs ${missing}`);
  return [...blocks, ...notChecked, summary].join('\n');
}

const formatFinding = ({ rule, severity, found, fix }: AuditFinding) =>
  `  ${severity === 'error' ? '✗' : '!'} ${rule}: ${found}\n    → ${fix}`;

async function audit(): Promise<void> {
  const { values } = parseArgs({ options: { without: { type: 'string', default: '' } } });
  const without = values.without.split(',').filter(Boolean);
  const names = new Set([...pageRules, ...siteRules].map(({ name }) => name));
  const unknown = without.filter((name) => !names.has(name));
  if (unknown.length > 0)
    throw new Error(`No rule is named ${unknown.join(', ')}; there are ${[...names].join(', ')}`);
  requireBuild('dist/client');
  const report = await auditSite(await siteBuildContext(), {
    pageRules: pageRules.filter(({ name }) => !without.includes(name)),
    siteRules: siteRules.filter(({ name }) => !without.includes(name)),
  });
  await mkdir('reports', { recursive: true });
  await writeFile('reports/audit.json', `${JSON.stringify(report, null, 2)}\n`);
  console.log(formatReport(report));
  if (without.length > 0) console.log(`Left out: ${without.join(', ')}`);
  if (report.findings.some(({ severity }) => severity === 'error'))
    throw new Error('The audit found errors (reports/audit.json).');
}

await runCommand(audit);
