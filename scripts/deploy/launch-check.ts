/**
 * `npm run launch-check`: lists everything that is still a placeholder or missing, a line each with its fix, and exits
 * non-zero until nothing is. Reads the site's environment and the function's secrets (`supabase/functions/.env`).
 */
import '#scripts/define-provider.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { warnOfUnknownVariables } from '#scripts/build/unknown-variables.ts';
import { runCommand } from '#scripts/run-command.ts';
import { portraitFolder } from '#src/site/paths.ts';
import { cases } from '#src/site/cases.ts';
import { provider } from '#src/site/provider.ts';
import { team } from '#src/site/team.ts';
import { findConsequences, findPlaceholders, formatFinding, secretsFile } from './placeholders.ts';

function checkLaunch(): void {
  warnOfUnknownVariables();
  const placeholders = findPlaceholders({
    provider,
    team,
    cases,
    functionSecrets: existsSync(secretsFile) ? parseEnv(readFileSync(secretsFile, 'utf8')) : {},
    hasPhoto: (name) => existsSync(join(portraitFolder, name)),
  });
  for (const finding of placeholders) console.log(formatFinding(finding));
  for (const consequence of findConsequences(provider)) console.log(`! ${consequence}`);
  if (placeholders.length > 0) throw new Error(`${placeholders.length} things are left to do.`);
  console.log('✓ Nothing is a placeholder or missing: ready to launch.');
}

await runCommand(checkLaunch);
