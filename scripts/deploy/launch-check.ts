/**
 * `npm run launch-check`: lists everything that is still a placeholder, wrong or missing, each with its fix, and exits
 * with an error until there is nothing left. Reads the site's environment and the function's secrets
 * (`supabase/functions/.env`).
 */
import '#scripts/define-provider.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { runCommand } from '#scripts/run-command.ts';
import { portraitFolder } from '#src/site/paths.ts';
import { cases } from '#src/site/cases.ts';
import { provider } from '#src/site/provider.ts';
import { team } from '#src/site/team.ts';
import { findPlaceholders, firstDayFile, formatFinding, readSecrets } from './placeholders.ts';

function checkLaunch(): void {
  const placeholders = findPlaceholders({
    provider,
    team,
    cases,
    functionSecrets: { SUPABASE_DB_URL: process.env['SUPABASE_DB_URL'], ...readSecrets() },
    firstDay: existsSync(firstDayFile) ? readFileSync(firstDayFile, 'utf8') : undefined,
    hasPhoto: (name) => existsSync(join(portraitFolder, name)),
  });
  for (const finding of placeholders) console.log(formatFinding(finding));
  if (placeholders.length > 0) throw new Error(`Left to do: ${placeholders.length}`);
  console.log('✓ Nothing is a placeholder, wrong or missing: ready to launch.');
}

await runCommand(checkLaunch);
