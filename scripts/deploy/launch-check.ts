/**
 * `npm run launch-check`: lists everything that is missing, invalid or still a placeholder, with its fix. An error (✗)
 * blocks the launch and makes the command fail. A warning (⚠) doesn't. Reads the site's environment, the function's
 * secrets (supabase/functions/.env) and SUPABASE_DB_URL.
 */
import '#scripts/define-provider.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { formatFindings } from '#scripts/finding.ts';
import { runCommand } from '#scripts/run-command.ts';
import { readCertificates } from '#shared/database-connection.ts';
import { portraitFolder } from '#src/site/paths.ts';
import { cases } from '#src/site/cases.ts';
import { provider } from '#src/site/provider.ts';
import { team } from '#src/site/team.ts';
import { readSecrets } from './function-secrets.ts';
import { hostedCheckFile, findLaunchProblems, securityFile } from './launch-findings.ts';

function checkLaunch(): void {
  const functionSecrets = readSecrets();
  const certificates = readCertificates(functionSecrets['DATABASE_CA'] ?? '') ?? [];
  const findings = findLaunchProblems({
    provider,
    team,
    cases,
    functionSecrets,
    caFingerprints: certificates.map(({ fingerprint }) => fingerprint),
    databaseUrl: process.env['SUPABASE_DB_URL'],
    hostedCheck: existsSync(hostedCheckFile) ? readFileSync(hostedCheckFile, 'utf8') : undefined,
    securityText: readFileSync(securityFile, 'utf8'),
    hasPhoto: (name) => existsSync(join(portraitFolder, name)),
  });
  if (findings.length > 0) console.log(formatFindings(findings));
  const warnings = findings.filter(({ isWarning }) => isWarning).length;
  if (findings.length > warnings)
    throw new Error(`Not ready to launch. Errors to fix: ${findings.length - warnings}`);
  const warningCount = warnings === 1 ? '1 warning' : `${warnings} warnings`;
  console.log(`✓ Ready to launch${warnings > 0 ? `, ${warningCount}` : ''}`);
}

await runCommand(checkLaunch);
