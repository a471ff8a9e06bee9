/**
 * `npm run launch-check`: lists everything that is still a placeholder or missing, a line each with its fix, and exits
 * non-zero until nothing is. Reads the site's environment and the function's secrets (`supabase/functions/.env`).
 */
import '#scripts/define-provider.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { runCommand } from '#scripts/run-command.ts';
import { portraitFolder } from '#src/site/paths.ts';
import { cases } from '#src/site/cases.ts';
import { provider } from '#src/site/provider.ts';
import { team } from '#src/site/team.ts';
import { findPlaceholders, firstDayFile, formatFinding, secretsFile } from './placeholders.ts';

function checkLaunch(): void {
  const placeholders = findPlaceholders({
    provider,
    team,
    cases,
    functionSecrets: existsSync(secretsFile) ? parseEnv(readFileSync(secretsFile, 'utf8')) : {},
    firstDay: existsSync(firstDayFile) ? readFileSync(firstDayFile, 'utf8') : undefined,
    hasPhoto: (name) => existsSync(join(portraitFolder, name)),
  });
  for (const finding of placeholders) console.log(formatFinding(finding));
  if (placeholders.length > 0) throw new Error(`${placeholders.length} things are left to do.`);
  console.log('✓ Nothing is a placeholder or missing: ready to launch.');
}

await runCommand(checkLaunch);
